// Generated from definitions/sharepoint.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/sharepoint.ts'

const entitiesSitesHit = { title: [["displayName"]], text: [["description"], ["webUrl"]] }
const entitiesListsSearchSite_id = { type: "string", at: { in: "body", steps: ["parentReference", "siteId"] } }
const entitiesListsSearchCreated_by = {
  type: "string",
  at: { in: "body", steps: ["createdBy", "user", "displayName"] },
}
const sitesListParamsSkipToken = { description: "Token of the next page, as `next` of the previous page returns it." }
const sitesListParamsSelect = { description: "Fields to return.", examples: [["id", "name"]] }
const listsListParams = {
  properties: {
    skipToken: sitesListParamsSkipToken,
    siteId: { description: "The site, as `sites.list` returns its ID." },
    select: sitesListParamsSelect,
  },
}
const list_itemsListParamsTop = { description: "Maximum number of records per page, 1 to 999. Defaults to 200." }
const list_itemsListParamsExpand = {
  description: "Data beside the item. Defaults to `fields`, all values. For some: `fields($select=Title)`.",
  examples: ["fields($select=Title,Status)"],
}
const list_itemsGetParamsItemId = { description: "The item, as `list_items.list` returns its ID." }
const list_itemsCreateParamsFields = {
  description: "Values by the name of the column.",
  examples: [{ Title: "Widget", Color: "Purple", Weight: 32 }],
}
const drivesGetParamsDriveId = { description: "The drive, as `drives.list` returns its ID." }
const drive_itemsGetParamsDriveItemId = { description: "ID of the file or folder, or `root` for the root folder." }
const drive_itemsDeleteParams = {
  properties: {
    siteId: { description: "The site, as `sites.list` returns its ID." },
    driveId: drivesGetParamsDriveId,
    driveItemId: drive_itemsGetParamsDriveItemId,
  },
}
const drive_itemsCreate_folderParamsParentId = {
  description: "ID of the folder to put it into. Defaults to `root`, the root folder.",
}
const drive_itemsCreate_folderParamsConflictBehavior = {
  description: "The outcome if the folder has an item of that name.",
}
const schemasListParentReference = { anyOf: [{ $ref: "#/$defs/ItemReference" }, { type: "null" }] }
const schemasListIndexCreated_by = { type: "string", description: "Name of the person who created it." }
const schemasListItemContentType = { anyOf: [{ $ref: "#/$defs/ContentTypeInfo" }, { type: "null" }] }
const schemasListItemFields = { type: ["object", "null"], description: "Values by the name of the column." }
const schemasListItemVersionPublication = { anyOf: [{ $ref: "#/$defs/PublicationFacet" }, { type: "null" }] }
export default describedKind(kind, {
  category: "file storage",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/graph/api/resources/sharepoint?view=graph-rest-1.0",
  basis: {
    version: "Microsoft Graph v1.0",
    date: "2026-11-30",
    compared: "Microsoft's metadata of Graph v1.0 (CSDL, 2026-08-20), as OpenAPI",
    recorded: {
      read: 157,
      valid: 157,
      date: "2026-11-30",
      source: "https://github.com/NangoHQ/integration-templates, integrations/sharepoint-online/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/microsoftgraph/msgraph-metadata/master/openapi/v1.0/openapi.yaml",
      },
      { type: "changelog", url: "https://developer.microsoft.com/en-us/graph/changelog/rss" },
    ],
    missing:
      "Sites by their path, subsites, content types, changes of lists and of columns, filters of list items, uploads " +
      "in sessions, versions and permissions of files, permissions of sites that are written, pages that are created " +
      "or changed, apps that act without a user, and webhooks.",
  },
  sunset: {
    version: "v1.0",
    date: "none",
    docs: "https://learn.microsoft.com/en-us/graph/versioning-and-support",
    read: "2026-11-29",
  },
  description: "Sites of SharePoint with their lists, columns, list items, document libraries, files and pages.",
  config: {
    properties: {
      tenant: {
        description:
          "Directory (tenant) ID or domain of the organization. Required for single-tenant apps. `common` allows any " +
          "account.",
      },
    },
  },
  entities: {
    sites: {
      description: "A site of SharePoint. The root site of the organization has the ID `root`.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        hostname: { type: "string", at: { in: "body", steps: ["siteCollection", "hostname"] } },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
      },
      hit: entitiesSitesHit,
      refs: {},
    },
    followed_sites: { description: "A site that the user follows.", refs: {} },
    site_permissions: { description: "Access of an app to a site.", refs: {} },
    lists: {
      description: "A SharePoint list or document library of a site.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        site_id: entitiesListsSearchSite_id,
        template: { type: "string", at: { in: "body", steps: ["list", "template"] } },
        created_by: entitiesListsSearchCreated_by,
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
      },
      hit: entitiesSitesHit,
      refs: { "parentReference.siteId": "sites.id" },
    },
    columns: { description: "A column of a SharePoint list.", refs: {} },
    list_items: { description: "An item, or row, of a SharePoint list. `fields` has its values by column.", refs: {} },
    list_item_changes: {
      description:
        "An item of a SharePoint list that was added, changed or deleted since an earlier list. `deleted` marks " +
        "deletions.",
      refs: {},
    },
    list_item_versions: { description: "An earlier or the current version of an item of a SharePoint list.", refs: {} },
    drives: { description: "A document library of a site, as a drive with files and folders.", refs: {} },
    drive_items: {
      description: "A file or folder of a document library. The root folder has the ID `root`.",
      refs: {},
    },
    pages: {
      description: "A page of a site, such as its home page or a news post.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        site_id: entitiesListsSearchSite_id,
        published: { type: "string", at: { in: "body", steps: ["publishingState", "level"] } },
        created_by: entitiesListsSearchCreated_by,
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["description"], ["webUrl"]] },
      refs: {},
    },
  },
  operations: {
    "sites.list": {
      description: "Lists the sites of the organization, or the sites that match words.",
      keywords: ["find site", "intranet", "team sites", "portals", "which sites", "look up"],
      params: {
        properties: {
          skipToken: sitesListParamsSkipToken,
          search: { description: "Words to search for. Defaults to `*`, which matches all sites." },
          select: sitesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/Site" },
      isGraphql: false,
    },
    "sites.get": {
      description: "Gets a site. Without `siteId`, it is the root site of the organization.",
      keywords: ["site details", "site address", "home site", "intranet url", "about a site"],
      params: {
        properties: {
          siteId: {
            description: "ID of the site. Defaults to `root`, the root site.",
            examples: ["acme.sharepoint.com,2c712604-1370-44e7-a1f5-426573fda80a,2d2244c3-251a-49ea-93a8-39e1c3a060fe"],
          },
          select: sitesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "followed_sites.list": {
      description: "Lists the sites that the user follows.",
      keywords: ["my sites", "starred sites", "favorite sites", "bookmarked sites", "sites I use"],
      params: { properties: { skipToken: sitesListParamsSkipToken, select: sitesListParamsSelect } },
      record: { $ref: "#/$defs/Site" },
      isGraphql: false,
    },
    "site_permissions.list": {
      description: "Lists the permissions of apps on a site.",
      keywords: ["apps with access", "granted apps", "who can use site", "site access", "app rights"],
      params: {
        properties: {
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
        },
      },
      record: { $ref: "#/$defs/SitePermission" },
      isGraphql: false,
    },
    "lists.list": {
      description: "Lists the SharePoint lists and document libraries of a site.",
      keywords: ["which lists", "tables of site", "spreadsheets", "trackers", "registers"],
      params: listsListParams,
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a SharePoint list by its ID or its title.",
      keywords: ["list details", "list template", "library details", "tracker details", "about list"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "ID of the list, or its title." },
          select: sitesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a SharePoint list or library in a site, with columns if needed.",
      keywords: ["new list", "new tracker", "add table", "set up register", "new library"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          displayName: { description: "The list's title." },
          description: { description: "The list's description." },
          columns: {
            items: {
              properties: {
                name: { description: "The column's name." },
                description: { description: "Text that explains the column." },
                required: { description: "Whether each item needs a value." },
                text: { description: "Settings of a text column." },
                number: { description: "Settings of a number column." },
                choice: { description: "Settings of a choice column." },
                dateTime: { description: "Settings of a date column." },
              },
            },
            description: "The columns beside the template's columns.",
          },
          template: {
            description:
              "The template, such as `documentLibrary`. Defaults to `genericList`, which has a title column.",
            examples: ["genericList", "documentLibrary"],
          },
        },
      },
      isGraphql: false,
    },
    "columns.list": {
      description: "Lists the columns of a SharePoint list.",
      keywords: ["fields of list", "list schema", "field names", "choices", "column types"],
      params: {
        properties: {
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          select: sitesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/Column" },
      isGraphql: false,
    },
    "columns.create": {
      description: "Creates a column in a SharePoint list. Give one of the types, such as `text`.",
      keywords: ["add field", "new field", "extend list", "add choice field", "another column"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          name: { description: "The name in the API, which `fields` of list items have." },
          displayName: { description: "The name that people see." },
          description: { description: "Text that explains the column." },
          enforceUniqueValues: { description: "Whether no two items have the same value." },
          hidden: { description: "Whether people do not see the column." },
          indexed: { description: "Whether the column is indexed." },
          required: { description: "Whether each item needs a value." },
          text: { description: "Settings of a text column." },
          number: { description: "Settings of a number column." },
          choice: { description: "Settings of a choice column." },
          dateTime: { description: "Settings of a date column." },
        },
      },
      isGraphql: false,
    },
    "list_items.list": {
      description: "Lists the items of a SharePoint list with their values.",
      keywords: ["rows", "list entries", "records of list", "list data", "what is in list"],
      params: {
        properties: {
          top: list_itemsListParamsTop,
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          expand: list_itemsListParamsExpand,
        },
      },
      record: { $ref: "#/$defs/ListItem" },
      isGraphql: false,
    },
    "list_items.get": {
      description: "Gets an item of a SharePoint list with its values.",
      keywords: ["row", "list entry", "one record", "item values", "row details"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          itemId: list_itemsGetParamsItemId,
          expand: list_itemsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "list_items.create": {
      description: "Creates an item in a SharePoint list.",
      keywords: ["add row", "new row", "add entry", "log in list", "new record"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          fields: list_itemsCreateParamsFields,
        },
      },
      isGraphql: false,
    },
    "list_items.update": {
      description: "Updates values of an item of a SharePoint list. Columns that you leave out keep their value.",
      keywords: ["change row", "edit entry", "set value", "change status", "edit record"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          itemId: list_itemsGetParamsItemId,
          fields: list_itemsCreateParamsFields,
        },
      },
      isGraphql: false,
    },
    "list_items.delete": {
      description: "Deletes an item of a SharePoint list.",
      keywords: ["remove row", "drop entry", "delete record", "get rid of row", "clear row"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          itemId: list_itemsGetParamsItemId,
        },
      },
      isGraphql: false,
    },
    "list_item_changes.list": {
      description:
        "Lists all items of a SharePoint list, or the changes since a `deltaToken`. The last page has a `deltaToken`.",
      keywords: ["what is new", "changed rows", "incremental", "since last time", "row changes"],
      params: {
        properties: {
          top: list_itemsListParamsTop,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          deltaToken: { description: "The `deltaToken` of an earlier list, or `latest` for a token without items." },
          pageToken: sitesListParamsSkipToken,
          expand: list_itemsListParamsExpand,
        },
      },
      record: { $ref: "#/$defs/ListItemChange" },
      isGraphql: false,
    },
    "list_item_versions.list": {
      description: "Lists the versions of an item of a SharePoint list, newest first.",
      keywords: ["row history", "earlier values", "who changed row", "audit of row", "old values"],
      params: {
        properties: {
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          listId: { description: "The list, as `lists.list` returns its ID." },
          itemId: list_itemsGetParamsItemId,
        },
      },
      record: { $ref: "#/$defs/ListItemVersion" },
      isGraphql: false,
    },
    "drives.list": {
      description: "Lists the document libraries of a site, as drives.",
      keywords: ["doc libs", "shared documents", "file storage of site", "site drives", "where files are"],
      params: listsListParams,
      record: { $ref: "#/$defs/Drive" },
      isGraphql: false,
    },
    "drives.get": {
      description: "Gets a document library by the ID of its drive.",
      keywords: ["library quota", "library size", "shared documents details", "library owner", "about library"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          select: sitesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "drive_items.list": {
      description: "Lists the drive items, files and folders, of a folder of a document library.",
      keywords: ["what is in folder", "documents of site", "files of library", "library contents", "browse library"],
      params: {
        properties: {
          top: list_itemsListParamsTop,
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          folderId: { description: "ID of the folder. Defaults to `root`, the root folder." },
          orderby: {
            description: "Fields to sort by, each with `desc` for descending order.",
            examples: [["name"], ["lastModifiedDateTime desc"]],
          },
          select: sitesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/DriveItem" },
      isGraphql: false,
    },
    "drive_items.get": {
      description: "Gets the metadata of a drive item, a file or folder of a document library.",
      keywords: ["document details", "who made document", "document size", "link to document", "last modified"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          driveItemId: drive_itemsGetParamsDriveItemId,
          select: sitesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "drive_items.update": {
      description:
        "Updates a drive item of a document library: its name or its folder. Fields that you leave out keep their " +
        "value.",
      keywords: ["rename document", "move document", "file elsewhere", "new name", "move to folder"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          driveItemId: drive_itemsGetParamsDriveItemId,
          name: { description: "The new name." },
          parentReference: {
            properties: {
              id: { description: "ID of the folder, or `root`." },
              driveId: { description: "ID of the folder's drive, if it is another one." },
            },
            description: "The folder to move it to.",
          },
        },
      },
      isGraphql: false,
    },
    "drive_items.delete": {
      description: "Deletes a drive item, a file or folder of a document library, which moves it to the recycle bin.",
      keywords: ["trash document", "remove document", "get rid", "throw away", "delete from library"],
      params: drive_itemsDeleteParams,
      isGraphql: false,
    },
    "drive_items.api_search": {
      description: "Searches the drive items of a document library by words in names, metadata and content.",
      keywords: ["find document", "where is document", "documents about", "look up policy", "mentions"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          top: list_itemsListParamsTop,
          skipToken: sitesListParamsSkipToken,
          q: { description: "The words to search for. An apostrophe is written twice." },
          orderby: { description: "Fields to sort by, each with `desc` for descending order.", examples: [["name"]] },
          select: sitesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/DriveItem" },
      isGraphql: false,
    },
    "drive_items.download": {
      description: "Downloads the content of a drive item, a file of a document library, as a stream.",
      keywords: ["save document", "read document", "get bytes", "open document", "fetch content"],
      params: drive_itemsDeleteParams,
      isGraphql: false,
    },
    "drive_items.create_folder": {
      description: "Creates a drive item that is a folder, in a document library.",
      keywords: ["mkdir", "new directory", "add folder", "organize library", "make folder"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          parentId: drive_itemsCreate_folderParamsParentId,
          name: { description: "The folder's name." },
          conflictBehavior: drive_itemsCreate_folderParamsConflictBehavior,
        },
      },
      isGraphql: false,
    },
    "drive_items.upload": {
      description:
        "Uploads a file of up to 250 MB as a drive item of a document library, or replaces the file of that name.",
      keywords: ["put document", "add document", "save to site", "store in library", "new document"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          driveId: drivesGetParamsDriveId,
          parentId: drive_itemsCreate_folderParamsParentId,
          name: { description: "The file's name, such as `report.pdf`.", examples: ["report.pdf"] },
          conflictBehavior: drive_itemsCreate_folderParamsConflictBehavior,
          content: {
            description: "The file's content and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "pages.list": {
      description: "Lists the pages of a site by name.",
      keywords: ["site pages", "news posts", "articles", "intranet pages", "aspx"],
      params: {
        properties: {
          top: list_itemsListParamsTop,
          skipToken: sitesListParamsSkipToken,
          siteId: { description: "The site, as `sites.list` returns its ID." },
          select: sitesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/SitePage" },
      isGraphql: false,
    },
    "pages.get": {
      description: "Gets the metadata of a page of a site.",
      keywords: ["page details", "page title", "page address", "who wrote page", "article details"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          pageId: { description: "The page, as `pages.list` returns its ID." },
          select: sitesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "pages.publish": {
      description: "Publishes the latest version of a page, which everyone with access to the site then sees.",
      keywords: ["make page live", "go live", "release page", "post news", "show page"],
      params: {
        properties: {
          siteId: { description: "The site, as `sites.list` returns its ID." },
          pageId: { description: "The page, as `pages.list` returns its ID." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    SiteId: { type: "string", description: "The site, as `sites.list` returns its ID." },
    ListId: { type: "string", description: "The list, as `lists.list` returns its ID." },
    ListItemId: { type: "string", description: "The item, as `list_items.list` returns its ID." },
    PageId: { type: "string", description: "The page, as `pages.list` returns its ID." },
    DriveId: { type: "string", description: "The drive, as `drives.list` returns its ID." },
    DriveItemId: { type: "string", description: "ID of the file or folder, or `root` for the root folder." },
    ParentId: {
      type: "string",
      description: "ID of the folder to put it into. Defaults to `root`, the root folder.",
      default: "root",
    },
    Select: { type: "array", items: { type: "string" }, description: "Fields to return.", examples: [["id", "name"]] },
    OrderBy: {
      type: "array",
      items: { type: "string" },
      description: "Fields to sort by, each with `desc` for descending order.",
    },
    ConflictBehavior: {
      type: "string",
      description: "The outcome if the folder has an item of that name.",
      enum: ["fail", "replace", "rename"],
    },
    Fields: {
      type: "object",
      additionalProperties: true,
      description: "Values by the name of the column.",
      examples: [{ Title: "Widget", Color: "Purple", Weight: 32 }],
    },
    NewColumn: {
      type: "object",
      properties: {
        name: { type: "string", description: "The column's name." },
        description: { type: "string", description: "Text that explains the column." },
        required: { type: "boolean", description: "Whether each item needs a value." },
        text: { $ref: "#/$defs/TextColumn", description: "Settings of a text column." },
        number: { $ref: "#/$defs/NumberColumn", description: "Settings of a number column." },
        choice: { $ref: "#/$defs/ChoiceColumn", description: "Settings of a choice column." },
        dateTime: { $ref: "#/$defs/DateColumn", description: "Settings of a date column." },
      },
      required: ["name"],
    },
    TextColumn: {
      type: "object",
      properties: {
        allowMultipleLines: { type: ["boolean", "null"] },
        appendChangesToExistingText: { type: ["boolean", "null"] },
        linesForEditing: { type: ["integer", "null"] },
        maxLength: { type: ["integer", "null"] },
        textType: { type: ["string", "null"] },
      },
    },
    NumberColumn: {
      type: "object",
      properties: {
        decimalPlaces: { type: ["string", "null"] },
        displayAs: { type: ["string", "null"] },
        maximum: { type: ["number", "null"] },
        minimum: { type: ["number", "null"] },
      },
    },
    ChoiceColumn: {
      type: "object",
      properties: {
        allowTextEntry: { type: ["boolean", "null"] },
        choices: { type: "array", items: { type: "string" } },
        displayAs: { type: ["string", "null"] },
      },
    },
    DateColumn: {
      type: "object",
      properties: { displayAs: { type: ["string", "null"] }, format: { type: ["string", "null"] } },
    },
    Site: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        isPersonalSite: { type: ["boolean", "null"] },
        siteCollection: { anyOf: [{ $ref: "#/$defs/SiteCollection" }, { type: "null" }] },
        sharepointIds: { anyOf: [{ $ref: "#/$defs/SharepointIds" }, { type: "null" }] },
      },
      required: ["id"],
    },
    SiteCollection: {
      type: "object",
      properties: { hostname: { type: ["string", "null"] }, dataLocationCode: { type: ["string", "null"] } },
    },
    SharepointIds: {
      type: "object",
      properties: {
        listId: { type: ["string", "null"] },
        listItemId: { type: ["string", "null"] },
        listItemUniqueId: { type: ["string", "null"] },
        siteId: { type: ["string", "null"] },
        siteUrl: { type: ["string", "null"] },
        tenantId: { type: ["string", "null"] },
        webId: { type: ["string", "null"] },
      },
    },
    SiteIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        hostname: { type: "string", description: "Host of the site." },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
      },
    },
    SitePermission: {
      type: "object",
      properties: {
        id: { type: "string" },
        roles: { type: "array", items: { type: "string" } },
        grantedToIdentities: { type: "array", items: { $ref: "#/$defs/IdentitySet" } },
        grantedToIdentitiesV2: { type: "array", items: { $ref: "#/$defs/IdentitySet" } },
      },
      required: ["id"],
    },
    List: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        list: { anyOf: [{ $ref: "#/$defs/ListInfo" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ListInfo: {
      type: "object",
      properties: {
        contentTypesEnabled: { type: ["boolean", "null"] },
        hidden: { type: ["boolean", "null"] },
        template: { type: ["string", "null"] },
      },
    },
    ListIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        site_id: { type: "string", description: "ID of the site." },
        template: { type: "string", description: "Template, such as `documentLibrary` or `genericList`." },
        created_by: schemasListIndexCreated_by,
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
      },
    },
    Column: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        columnGroup: { type: ["string", "null"] },
        enforceUniqueValues: { type: ["boolean", "null"] },
        hidden: { type: ["boolean", "null"] },
        indexed: { type: ["boolean", "null"] },
        readOnly: { type: ["boolean", "null"] },
        required: { type: ["boolean", "null"] },
        text: { anyOf: [{ $ref: "#/$defs/TextColumn" }, { type: "null" }] },
        number: { anyOf: [{ $ref: "#/$defs/NumberColumn" }, { type: "null" }] },
        choice: { anyOf: [{ $ref: "#/$defs/ChoiceColumn" }, { type: "null" }] },
        dateTime: { anyOf: [{ $ref: "#/$defs/DateColumn" }, { type: "null" }] },
        lookup: { anyOf: [{ $ref: "#/$defs/LookupColumn" }, { type: "null" }] },
        personOrGroup: { anyOf: [{ $ref: "#/$defs/PersonColumn" }, { type: "null" }] },
        currency: { anyOf: [{ $ref: "#/$defs/CurrencyColumn" }, { type: "null" }] },
        defaultValue: { anyOf: [{ $ref: "#/$defs/DefaultValue" }, { type: "null" }] },
      },
      required: ["id"],
    },
    LookupColumn: {
      type: "object",
      properties: {
        allowMultipleValues: { type: ["boolean", "null"] },
        allowUnlimitedLength: { type: ["boolean", "null"] },
        columnName: { type: ["string", "null"] },
        listId: { type: ["string", "null"] },
        primaryLookupColumnId: { type: ["string", "null"] },
      },
    },
    PersonColumn: {
      type: "object",
      properties: {
        allowMultipleSelection: { type: ["boolean", "null"] },
        chooseFromType: { type: ["string", "null"] },
        displayAs: { type: ["string", "null"] },
      },
    },
    CurrencyColumn: { type: "object", properties: { locale: { type: ["string", "null"] } } },
    DefaultValue: {
      type: "object",
      properties: { formula: { type: ["string", "null"] }, value: { type: ["string", "null"] } },
    },
    ListItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        contentType: schemasListItemContentType,
        fields: schemasListItemFields,
      },
      required: ["id"],
    },
    ListItemChange: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        contentType: schemasListItemContentType,
        fields: schemasListItemFields,
        deleted: { anyOf: [{ $ref: "#/$defs/DeletedFacet" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ContentTypeInfo: {
      type: "object",
      properties: { id: { type: ["string", "null"] }, name: { type: ["string", "null"] } },
    },
    FieldValues: { type: "object", properties: { id: { type: "string" } } },
    ListItemVersion: {
      type: "object",
      properties: {
        id: { type: "string" },
        lastModifiedDateTime: { type: ["string", "null"], format: "date-time" },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        publication: schemasListItemVersionPublication,
      },
      required: ["id"],
    },
    SitePage: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        pageLayout: { type: ["string", "null"] },
        promotionKind: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        publishingState: schemasListItemVersionPublication,
        reactions: { anyOf: [{ $ref: "#/$defs/Reactions" }, { type: "null" }] },
        showComments: { type: ["boolean", "null"] },
        showRecommendedPages: { type: ["boolean", "null"] },
        thumbnailWebUrl: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    SitePageInfo: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        pageLayout: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        publishingState: schemasListItemVersionPublication,
      },
      required: ["id"],
    },
    Reactions: {
      type: "object",
      properties: {
        commentCount: { type: ["integer", "null"] },
        likeCount: { type: ["integer", "null"] },
        shareCount: { type: ["integer", "null"] },
      },
    },
    PageIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        webUrl: { type: "string" },
        site_id: { type: "string", description: "ID of the site." },
        published: { type: "string", description: "State, such as `published` or `checkout`." },
        created_by: schemasListIndexCreated_by,
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
      },
    },
    ParentReference: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the folder, or `root`." },
        driveId: { type: "string", description: "ID of the folder's drive, if it is another one." },
      },
      required: ["id"],
    },
    Identity: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
      },
    },
    IdentitySet: {
      type: "object",
      properties: {
        application: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        device: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        user: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
      },
    },
    ItemReference: {
      type: "object",
      properties: {
        driveId: { type: ["string", "null"] },
        driveType: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        path: { type: ["string", "null"] },
        shareId: { type: ["string", "null"] },
        siteId: { type: ["string", "null"] },
      },
    },
    Drive: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        driveType: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        owner: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        quota: { anyOf: [{ $ref: "#/$defs/Quota" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Quota: {
      type: "object",
      properties: {
        deleted: { type: ["integer", "null"] },
        remaining: { type: ["integer", "null"] },
        state: { type: ["string", "null"] },
        total: { type: ["integer", "null"] },
        used: { type: ["integer", "null"] },
        storagePlanInformation: { anyOf: [{ $ref: "#/$defs/StoragePlan" }, { type: "null" }] },
      },
    },
    StoragePlan: { type: "object", properties: { upgradeAvailable: { type: ["boolean", "null"] } } },
    DriveItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        size: { type: ["integer", "null"] },
        webUrl: { type: ["string", "null"] },
        webDavUrl: { type: ["string", "null"] },
        eTag: { type: ["string", "null"] },
        cTag: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        parentReference: schemasListParentReference,
        file: { anyOf: [{ $ref: "#/$defs/FileFacet" }, { type: "null" }] },
        folder: { anyOf: [{ $ref: "#/$defs/FolderFacet" }, { type: "null" }] },
        package: { anyOf: [{ $ref: "#/$defs/PackageFacet" }, { type: "null" }] },
        fileSystemInfo: { anyOf: [{ $ref: "#/$defs/FileTimes" }, { type: "null" }] },
        shared: { anyOf: [{ $ref: "#/$defs/SharedFacet" }, { type: "null" }] },
        publication: schemasListItemVersionPublication,
        "@microsoft.graph.downloadUrl": {
          type: "string",
          description: "Short-lived URL of the content, which needs no sign-in.",
        },
      },
      required: ["id"],
    },
    FileFacet: {
      type: "object",
      properties: {
        mimeType: { type: ["string", "null"] },
        hashes: { anyOf: [{ $ref: "#/$defs/Hashes" }, { type: "null" }] },
      },
    },
    Hashes: {
      type: "object",
      properties: {
        crc32Hash: { type: ["string", "null"] },
        quickXorHash: { type: ["string", "null"] },
        sha1Hash: { type: ["string", "null"] },
        sha256Hash: { type: ["string", "null"] },
      },
    },
    FolderFacet: {
      type: "object",
      properties: {
        childCount: { type: ["integer", "null"] },
        view: { anyOf: [{ $ref: "#/$defs/FolderView" }, { type: "null" }] },
      },
    },
    FolderView: {
      type: "object",
      properties: {
        sortBy: { type: ["string", "null"] },
        sortOrder: { type: ["string", "null"] },
        viewType: { type: ["string", "null"] },
      },
    },
    FileTimes: {
      type: "object",
      properties: {
        createdDateTime: { type: ["string", "null"], format: "date-time" },
        lastAccessedDateTime: { type: ["string", "null"], format: "date-time" },
        lastModifiedDateTime: { type: ["string", "null"], format: "date-time" },
      },
    },
    SharedFacet: {
      type: "object",
      properties: {
        owner: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        scope: { type: ["string", "null"] },
        sharedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        sharedDateTime: { type: ["string", "null"], format: "date-time" },
      },
    },
    DeletedFacet: { type: "object", properties: { state: { type: ["string", "null"] } } },
    PackageFacet: { type: "object", properties: { type: { type: ["string", "null"] } } },
    PublicationFacet: {
      type: "object",
      properties: { level: { type: ["string", "null"] }, versionId: { type: ["string", "null"] } },
    },
  },
})
