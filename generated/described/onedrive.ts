// Generated from definitions/onedrive.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/onedrive.ts'

const drivesListParamsSkipToken = { description: "Token of the next page, as `next` of the previous page returns it." }
const drivesListParamsSelect = { description: "Fields to return.", examples: [["id", "name"]] }
const drivesListParams = { properties: { skipToken: drivesListParamsSkipToken, select: drivesListParamsSelect } }
const drivesGetParamsDriveId = {
  description: "ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive.",
}
const itemsListParamsTop = { description: "Maximum number of records per page, 1 to 999. Defaults to 200." }
const itemsGetParamsItemId = { description: "ID of the file or folder, or `root` for the root folder." }
const itemsUpdateParamsParentReference = {
  id: { description: "ID of the folder, or `root`." },
  driveId: { description: "ID of the folder's drive, if it is another one." },
}
const itemsDeleteParams = { properties: { driveId: drivesGetParamsDriveId, itemId: itemsGetParamsItemId } }
const itemsCreate_folderParamsParentId = {
  description: "ID of the folder to put it into. Defaults to `root`, the root folder.",
}
const itemsCreate_folderParamsConflictBehavior = { description: "The outcome if the folder has an item of that name." }
const permissionsListParams = {
  properties: { skipToken: drivesListParamsSkipToken, driveId: drivesGetParamsDriveId, itemId: itemsGetParamsItemId },
}
const permissionsGetParamsId = { description: "The permission, as `permissions.list` returns its ID." }
const permissionsGetParams = {
  properties: { driveId: drivesGetParamsDriveId, itemId: itemsGetParamsItemId, id: permissionsGetParamsId },
}
const permissionsCreateParamsRetainInheritedPermissions = {
  description: "Whether the item keeps the access of its parents when it is first shared.",
}
const item_versionsGetParams = {
  properties: {
    driveId: drivesGetParamsDriveId,
    itemId: itemsGetParamsItemId,
    id: { description: "The version, as `item_versions.list` returns its ID, such as `2.0`." },
  },
}
const subscriptionsCreateParamsExpirationDateTime = {
  description: "Time at which it ends, at most 42,300 minutes from now.",
}
const subscriptionsUpdateParamsId = { description: "The subscription, as `subscriptions.create` returns its ID." }
const schemasItemParentReference = { anyOf: [{ $ref: "#/$defs/ItemReference" }, { type: "null" }] }
const schemasItemSpecialFolder = { anyOf: [{ $ref: "#/$defs/SpecialFolder" }, { type: "null" }] }
const schemasItemPublication = { anyOf: [{ $ref: "#/$defs/PublicationFacet" }, { type: "null" }] }
const schemasItemMicrosoftGraphDownloadUrl = {
  type: "string",
  description: "Short-lived URL of the content, which needs no sign-in.",
}
export default describedKind(kind, {
  category: "file storage",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/graph/api/resources/onedrive?view=graph-rest-1.0",
  basis: {
    version: "Microsoft Graph v1.0",
    date: "2026-11-30",
    compared: "Microsoft's metadata of Graph v1.0 (CSDL, 2026-08-20), as OpenAPI",
    recorded: {
      read: 21,
      valid: 21,
      date: "2026-11-30",
      source: "https://github.com/NangoHQ/integration-templates, integrations/one-drive/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/microsoftgraph/msgraph-metadata/master/openapi/v1.0/openapi.yaml",
      },
      { type: "changelog", url: "https://developer.microsoft.com/en-us/graph/changelog/rss" },
    ],
    missing:
      "Uploads in sessions, items by their path, changes of other drives, apps that act without a user, items behind " +
      "a link, lists of recent items and of items shared with the user, retention labels, workbooks, and webhooks: " +
      "subscriptions notify a URL of your own.",
  },
  sunset: {
    version: "v1.0",
    date: "none",
    docs: "https://learn.microsoft.com/en-us/graph/versioning-and-support",
    read: "2026-11-29",
  },
  description:
    "Files and folders of OneDrive, with content, changes, versions, permissions, sharing links, thumbnails and " +
    "subscriptions.",
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
    drives: { description: "A drive with files and folders, such as the user's OneDrive.", refs: {} },
    items: {
      description: "A file or folder of a drive. The root folder has the ID `root`.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        size: { type: "integer" },
        webUrl: { type: "string" },
        mime_type: { type: "string", at: { in: "body", steps: ["file", "mimeType"] } },
        child_count: { type: "integer", at: { in: "body", steps: ["folder", "childCount"] } },
        parent_id: { type: "string", at: { in: "body", steps: ["parentReference", "id"] } },
        drive_id: { type: "string", at: { in: "body", steps: ["parentReference", "driveId"] } },
        created_by: { type: "string", at: { in: "body", steps: ["createdBy", "user", "displayName"] } },
        modified_by: { type: "string", at: { in: "body", steps: ["lastModifiedBy", "user", "displayName"] } },
        shared_scope: { type: "string", at: { in: "body", steps: ["shared", "scope"] } },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"], ["webUrl"]] },
      refs: {},
    },
    item_exports: { description: "An export of a file in another format.", refs: {} },
    item_changes: {
      description:
        "A file or folder of a drive that was added, changed or deleted since an earlier list. `deleted` marks " +
        "deletions.",
      refs: {},
    },
    followed_items: { description: "A file or folder that the user follows. To begin, use `items.follow`.", refs: {} },
    special_folders: {
      description: "A folder that OneDrive knows by its name, such as that of documents or photos.",
      refs: {},
    },
    permissions: { description: "Access of a person, a group or a link to a file or folder.", refs: {} },
    sharing_links: {
      description: "A link that gives access to a file or folder. It is a permission: `permissions.delete` removes it.",
      refs: {},
    },
    item_versions: { description: "An earlier or the current version of a file.", refs: {} },
    thumbnails: { description: "A set of small images of a file: small, medium and large.", refs: {} },
    subscriptions: {
      description: "A subscription to changes of a drive, which notifies a URL until it expires.",
      refs: {},
    },
  },
  operations: {
    "drives.list": {
      description: "Lists the drives of the user.",
      keywords: ["storages", "libraries", "my onedrives", "which drives", "accounts"],
      params: drivesListParams,
      record: { $ref: "#/$defs/Drive" },
      isGraphql: false,
    },
    "drives.get": {
      description: "Gets a drive with its owner and its quota. Without `driveId`, it is the user's OneDrive.",
      keywords: ["storage left", "free space", "how full", "used space", "gigabytes", "capacity"],
      params: { properties: { driveId: drivesGetParamsDriveId, select: drivesListParamsSelect } },
      isGraphql: false,
    },
    "items.list": {
      description: "Lists the items, files and folders, of a folder or of the root folder.",
      keywords: ["what is in folder", "directory", "dir", "documents", "my files", "contents", "ls"],
      params: {
        properties: {
          top: itemsListParamsTop,
          skipToken: drivesListParamsSkipToken,
          driveId: drivesGetParamsDriveId,
          folderId: { description: "ID of the folder. Defaults to `root`, the root folder." },
          orderby: {
            description: "Fields to sort by, each with `desc` for descending order.",
            examples: [["name"], ["lastModifiedDateTime desc"]],
          },
          select: drivesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "items.get": {
      description: "Gets the metadata of an item, a file or folder.",
      keywords: ["who made", "size", "last modified", "link to", "owner", "file details"],
      params: {
        properties: { driveId: drivesGetParamsDriveId, itemId: itemsGetParamsItemId, select: drivesListParamsSelect },
      },
      isGraphql: false,
    },
    "items.update": {
      description:
        "Updates an item: its name, its description or its folder. Fields that you leave out keep their value.",
      keywords: ["rename", "change title", "move to folder", "relocate", "file under", "new name"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          name: { description: "The new name." },
          description: { description: "The new description, in personal drives." },
          parentReference: { properties: itemsUpdateParamsParentReference, description: "The folder to move it to." },
        },
      },
      isGraphql: false,
    },
    "items.delete": {
      description: "Deletes an item, which moves it to the recycle bin.",
      keywords: ["trash", "bin file", "throw away", "remove document", "get rid"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "items.api_search": {
      description: "Searches a drive by words in names, metadata and content of files.",
      keywords: ["find file", "where is", "look up", "documents about", "which file mentions", "contains text"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          top: itemsListParamsTop,
          skipToken: drivesListParamsSkipToken,
          q: { description: "The words to search for. An apostrophe is written twice." },
          orderby: { description: "Fields to sort by, each with `desc` for descending order.", examples: [["name"]] },
          select: drivesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "items.download": {
      description: "Downloads the content of a file, as a stream.",
      keywords: ["save locally", "fetch content", "read file", "open document", "get bytes"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "items.create_folder": {
      description: "Creates an item that is a folder, in a folder or in the root folder.",
      keywords: ["mkdir", "new directory", "make dir", "set up folder", "organize"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          parentId: itemsCreate_folderParamsParentId,
          name: { description: "The folder's name." },
          conflictBehavior: itemsCreate_folderParamsConflictBehavior,
        },
      },
      isGraphql: false,
    },
    "items.upload": {
      description: "Uploads a file of up to 250 MB as an item of a folder, or replaces the file of that name.",
      keywords: ["put file", "save document", "add document", "store attachment", "send to onedrive", "new file"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          parentId: itemsCreate_folderParamsParentId,
          name: { description: "The file's name, such as `report.pdf`.", examples: ["report.pdf"] },
          conflictBehavior: itemsCreate_folderParamsConflictBehavior,
          content: {
            description: "The file's content and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "items.replace_content": {
      description: "Replaces the content of a file by up to 250 MB. Earlier content remains as a version.",
      keywords: ["overwrite file", "new revision", "save over", "upload again", "edit document"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          content: {
            description: "The new content and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "items.delete_permanently": {
      description: "Deletes an item for good, past the recycle bin.",
      keywords: ["purge", "erase", "shred", "wipe", "no way back"],
      params: {
        properties: {
          driveId: { description: "ID of the drive, as `drives.list` returns it." },
          itemId: itemsGetParamsItemId,
        },
      },
      isGraphql: false,
    },
    "items.restore": {
      description: "Restores a deleted item of a personal drive from the recycle bin.",
      keywords: ["undelete", "undo delete", "bring back", "recover file", "from trash"],
      params: {
        properties: {
          itemId: itemsGetParamsItemId,
          name: { description: "The name. Defaults to the earlier one." },
          parentReference: {
            properties: itemsUpdateParamsParentReference,
            description: "The folder to restore it to. Defaults to the earlier one.",
          },
        },
      },
      isGraphql: false,
    },
    "items.copy": {
      description: "Copies a file or folder with its content. The copy continues after the call.",
      keywords: ["duplicate", "clone file", "second copy", "make copy", "copy to folder"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          name: { description: "The copy's name. Defaults to that of the original." },
          parentReference: {
            properties: itemsUpdateParamsParentReference,
            description: "The folder of the copy. Defaults to that of the original.",
          },
          conflictBehavior: itemsCreate_folderParamsConflictBehavior,
        },
      },
      isGraphql: false,
    },
    "items.preview": {
      description: "Creates a short-lived URL that shows an item of a work or school account in a browser.",
      keywords: ["embed", "view online", "show document", "viewer", "iframe"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          page: { description: "Number of the page to begin with." },
          zoom: { description: "Zoom level to begin with." },
        },
      },
      isGraphql: false,
    },
    "items.check_out": {
      description: "Checks out an item of a work or school account, so that only the user can change it.",
      keywords: ["lock file", "reserve", "prevent edits", "claim document", "block others"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "items.check_in": {
      description: "Checks in an item that was checked out, which shows its changes to others.",
      keywords: ["unlock", "release document", "publish changes", "finish editing", "give back"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          checkInAs: { description: "Status of the file afterwards." },
          comment: { description: "Comment on the version." },
        },
      },
      isGraphql: false,
    },
    "items.discard_checkout": {
      description: "Discards a checkout, with the changes made since.",
      keywords: ["undo checkout", "cancel edits", "drop changes", "revert", "abandon"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "items.follow": {
      description: "Follows a file or folder of a work or school account.",
      keywords: ["star", "favorite", "bookmark", "keep track", "pin"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "items.unfollow": {
      description: "Stops following an item.",
      keywords: ["unstar", "remove bookmark", "unpin", "no favorite", "drop"],
      params: itemsDeleteParams,
      isGraphql: false,
    },
    "item_exports.download": {
      description:
        "Downloads an export of an item as PDF, as a stream. The item is a document, spreadsheet, presentation or " +
        "text.",
      keywords: ["convert word", "print version", "docx as pdf", "powerpoint as pdf", "turn into pdf"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          format: { description: "The format. `pdf` is the only value." },
        },
      },
      isGraphql: false,
    },
    "item_changes.list": {
      description:
        "Lists all items of the user's OneDrive, or the item changes since a `deltaToken`. The last page has a " +
        "`deltaToken`.",
      keywords: ["sync", "what is new", "since last time", "incremental", "all files", "whole drive"],
      params: {
        properties: {
          top: itemsListParamsTop,
          deltaToken: { description: "The `deltaToken` of an earlier list, or `latest` for a token without items." },
          pageToken: drivesListParamsSkipToken,
          select: drivesListParamsSelect,
        },
      },
      record: { $ref: "#/$defs/ItemChange" },
      isGraphql: false,
    },
    "followed_items.list": {
      description: "Lists the items that the user of a work or school account follows.",
      keywords: ["starred", "favorites", "bookmarks", "pinned", "my important files"],
      params: drivesListParams,
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "special_folders.get": {
      description: "Gets a special folder of the user's OneDrive by its name.",
      keywords: ["my documents", "camera roll", "pictures", "app folder", "music"],
      params: {
        properties: {
          folder: {
            description: "The folder: `documents`, `photos`, `cameraroll`, `approot` or `music`.",
            examples: ["documents"],
          },
          select: drivesListParamsSelect,
        },
      },
      isGraphql: false,
    },
    "permissions.list": {
      description: "Lists the permissions of a file or folder, inherited ones too.",
      keywords: ["who has access", "shared with", "collaborators", "who can see", "sharing"],
      params: permissionsListParams,
      record: { $ref: "#/$defs/Permission" },
      isGraphql: false,
    },
    "permissions.get": {
      description: "Gets a permission of a file or folder.",
      keywords: ["access details", "which role", "sharing link details", "expires", "granted"],
      params: permissionsGetParams,
      isGraphql: false,
    },
    "permissions.create": {
      description: "Creates permissions of people for an item, with or without an email to them.",
      keywords: ["share with", "invite", "grant", "let edit", "add collaborator", "give access"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          recipients: {
            items: {
              properties: {
                email: { description: "Email address." },
                alias: { description: "Alias of the person or group in the organization." },
                objectId: { description: "ID of the person or group in the directory." },
              },
            },
            description: "The people or groups.",
          },
          roles: { items: { description: "Access to the item." }, description: "The access: `read` or `write`." },
          requireSignIn: { description: "Whether the recipients have to sign in." },
          sendInvitation: { description: "Whether the recipients get an email." },
          message: { description: "Text of the email, up to 2,000 characters." },
          expirationDateTime: { description: "Time at which the access ends." },
          password: { description: "Password of the access, in personal drives." },
          retainInheritedPermissions: permissionsCreateParamsRetainInheritedPermissions,
        },
      },
      isGraphql: false,
    },
    "permissions.update": {
      description: "Updates a permission: the access of a person, or the end of a link for anyone.",
      keywords: ["change role", "make editor", "read only", "downgrade", "upgrade access"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          id: permissionsGetParamsId,
          roles: {
            items: { description: "Access to the item." },
            description: "The access of a person: `read` or `write`.",
          },
          expirationDateTime: { description: "Time at which a link for anyone ends." },
        },
      },
      isGraphql: false,
    },
    "permissions.delete": {
      description: "Deletes a permission, or a sharing link with its access.",
      keywords: ["unshare", "revoke", "stop sharing", "remove collaborator", "take away access"],
      params: permissionsGetParams,
      isGraphql: false,
    },
    "sharing_links.create": {
      description: "Creates a sharing link to a file or folder, or returns the one that the app made before.",
      keywords: ["share link", "public url", "anyone with link", "copy link", "send link"],
      params: {
        properties: {
          driveId: drivesGetParamsDriveId,
          itemId: itemsGetParamsItemId,
          type: { description: "Access by the link. `embed` is for personal drives." },
          scope: { description: "People for whom it works. Defaults to that of the organization." },
          expirationDateTime: { description: "Time at which the link ends." },
          password: { description: "Password of the link, in personal drives." },
          retainInheritedPermissions: permissionsCreateParamsRetainInheritedPermissions,
        },
      },
      isGraphql: false,
    },
    "item_versions.list": {
      description: "Lists the versions of a file, newest first.",
      keywords: ["history", "revisions", "earlier states", "who changed", "old copies"],
      params: permissionsListParams,
      record: { $ref: "#/$defs/ItemVersion" },
      isGraphql: false,
    },
    "item_versions.get": {
      description: "Gets a version of a file.",
      keywords: ["revision details", "who saved", "when changed", "old state", "size then"],
      params: item_versionsGetParams,
      isGraphql: false,
    },
    "item_versions.download": {
      description: "Downloads the content of a version, as a stream.",
      keywords: ["old copy", "previous content", "earlier document", "fetch revision", "save history"],
      params: item_versionsGetParams,
      isGraphql: false,
    },
    "item_versions.restore": {
      description: "Restores an earlier version of a file as its current one.",
      keywords: ["roll back", "revert", "undo changes", "go back to", "previous state"],
      params: item_versionsGetParams,
      isGraphql: false,
    },
    "thumbnails.list": {
      description: "Lists the thumbnails of a file, with their URLs.",
      keywords: ["preview images", "icons", "small picture", "cover", "screenshot"],
      params: permissionsListParams,
      record: { $ref: "#/$defs/ThumbnailSet" },
      isGraphql: false,
    },
    "subscriptions.create": {
      description:
        "Creates a subscription of a URL to changes of a drive. The URL has to answer Microsoft's validation request.",
      keywords: ["add hook", "listen", "notify me", "push changes", "watch folder"],
      params: {
        properties: {
          resource: {
            description: "The folder to watch: `me/drive/root`, or any folder of a personal drive.",
            examples: ["me/drive/root"],
          },
          changeType: { description: "The type of change. Drives know only `updated`." },
          notificationUrl: { description: "The URL that is notified." },
          expirationDateTime: subscriptionsCreateParamsExpirationDateTime,
          clientState: { description: "Text that each notification repeats, up to 128 characters." },
        },
      },
      isGraphql: false,
    },
    "subscriptions.update": {
      description: "Renews a subscription until another time.",
      keywords: ["extend hook", "prolong", "keep alive", "postpone expiry", "reactivate"],
      params: {
        properties: {
          id: subscriptionsUpdateParamsId,
          expirationDateTime: subscriptionsCreateParamsExpirationDateTime,
        },
      },
      isGraphql: false,
    },
    "subscriptions.delete": {
      description: "Deletes a subscription, which ends its notifications.",
      keywords: ["unsubscribe", "remove hook", "stop notifying", "end listening", "no more pushes"],
      params: { properties: { id: subscriptionsUpdateParamsId } },
      isGraphql: false,
    },
  },
  schemas: {
    DriveId: {
      type: "string",
      description: "ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive.",
    },
    ItemId: { type: "string", description: "ID of the file or folder, or `root` for the root folder." },
    ParentId: {
      type: "string",
      description: "ID of the folder to put it into. Defaults to `root`, the root folder.",
      default: "root",
    },
    PermissionId: { type: "string", description: "The permission, as `permissions.list` returns its ID." },
    VersionId: { type: "string", description: "The version, as `item_versions.list` returns its ID, such as `2.0`." },
    SubscriptionId: { type: "string", description: "The subscription, as `subscriptions.create` returns its ID." },
    Select: { type: "array", items: { type: "string" }, description: "Fields to return.", examples: [["id", "name"]] },
    OrderBy: {
      type: "array",
      items: { type: "string" },
      description: "Fields to sort by, each with `desc` for descending order.",
    },
    Role: { type: "string", description: "Access to the item.", enum: ["read", "write"] },
    ConflictBehavior: {
      type: "string",
      description: "The outcome if the folder has an item of that name.",
      enum: ["fail", "replace", "rename"],
    },
    ParentReference: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the folder, or `root`." },
        driveId: { type: "string", description: "ID of the folder's drive, if it is another one." },
      },
      required: ["id"],
    },
    Recipient: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address." },
        alias: { type: "string", description: "Alias of the person or group in the organization." },
        objectId: { type: "string", description: "ID of the person or group in the directory." },
      },
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
    GranteeSet: {
      type: "object",
      properties: {
        application: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        device: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        user: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        group: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        siteUser: { anyOf: [{ $ref: "#/$defs/SiteIdentity" }, { type: "null" }] },
        siteGroup: { anyOf: [{ $ref: "#/$defs/SiteIdentity" }, { type: "null" }] },
      },
    },
    SiteIdentity: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        loginName: { type: ["string", "null"] },
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
    Item: {
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
        parentReference: schemasItemParentReference,
        file: { anyOf: [{ $ref: "#/$defs/FileFacet" }, { type: "null" }] },
        folder: { anyOf: [{ $ref: "#/$defs/FolderFacet" }, { type: "null" }] },
        package: { anyOf: [{ $ref: "#/$defs/PackageFacet" }, { type: "null" }] },
        fileSystemInfo: { anyOf: [{ $ref: "#/$defs/FileTimes" }, { type: "null" }] },
        shared: { anyOf: [{ $ref: "#/$defs/SharedFacet" }, { type: "null" }] },
        specialFolder: schemasItemSpecialFolder,
        remoteItem: { anyOf: [{ $ref: "#/$defs/RemoteItem" }, { type: "null" }] },
        image: { anyOf: [{ $ref: "#/$defs/ImageFacet" }, { type: "null" }] },
        photo: { anyOf: [{ $ref: "#/$defs/PhotoFacet" }, { type: "null" }] },
        video: { anyOf: [{ $ref: "#/$defs/VideoFacet" }, { type: "null" }] },
        publication: schemasItemPublication,
        "@microsoft.graph.downloadUrl": schemasItemMicrosoftGraphDownloadUrl,
      },
      required: ["id"],
    },
    ItemChange: {
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
        parentReference: schemasItemParentReference,
        file: { anyOf: [{ $ref: "#/$defs/FileFacet" }, { type: "null" }] },
        folder: { anyOf: [{ $ref: "#/$defs/FolderFacet" }, { type: "null" }] },
        package: { anyOf: [{ $ref: "#/$defs/PackageFacet" }, { type: "null" }] },
        fileSystemInfo: { anyOf: [{ $ref: "#/$defs/FileTimes" }, { type: "null" }] },
        shared: { anyOf: [{ $ref: "#/$defs/SharedFacet" }, { type: "null" }] },
        specialFolder: schemasItemSpecialFolder,
        remoteItem: { anyOf: [{ $ref: "#/$defs/RemoteItem" }, { type: "null" }] },
        image: { anyOf: [{ $ref: "#/$defs/ImageFacet" }, { type: "null" }] },
        photo: { anyOf: [{ $ref: "#/$defs/PhotoFacet" }, { type: "null" }] },
        video: { anyOf: [{ $ref: "#/$defs/VideoFacet" }, { type: "null" }] },
        publication: schemasItemPublication,
        "@microsoft.graph.downloadUrl": schemasItemMicrosoftGraphDownloadUrl,
        deleted: { anyOf: [{ $ref: "#/$defs/DeletedFacet" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ItemIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        size: { type: "integer" },
        webUrl: { type: "string" },
        mime_type: { type: "string", description: "Media type of a file." },
        child_count: { type: "integer", description: "Number of items in a folder." },
        parent_id: { type: "string", description: "ID of the folder that contains it." },
        drive_id: { type: "string", description: "ID of the drive." },
        created_by: { type: "string", description: "Name of the person who created it." },
        modified_by: { type: "string", description: "Name of the person who changed it last." },
        shared_scope: { type: "string", description: "Scope of sharing, absent if it is not shared." },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
      },
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
    SpecialFolder: { type: "object", properties: { name: { type: ["string", "null"] } } },
    ImageFacet: {
      type: "object",
      properties: { height: { type: ["integer", "null"] }, width: { type: ["integer", "null"] } },
    },
    PhotoFacet: {
      type: "object",
      properties: {
        cameraMake: { type: ["string", "null"] },
        cameraModel: { type: ["string", "null"] },
        exposureDenominator: { type: ["number", "null"] },
        exposureNumerator: { type: ["number", "null"] },
        fNumber: { type: ["number", "null"] },
        focalLength: { type: ["number", "null"] },
        iso: { type: ["integer", "null"] },
        orientation: { type: ["integer", "null"] },
        takenDateTime: { type: ["string", "null"], format: "date-time" },
      },
    },
    VideoFacet: {
      type: "object",
      properties: {
        bitrate: { type: ["integer", "null"] },
        duration: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        width: { type: ["integer", "null"] },
        frameRate: { type: ["number", "null"] },
        fourCC: { type: ["string", "null"] },
      },
    },
    PublicationFacet: {
      type: "object",
      properties: { level: { type: ["string", "null"] }, versionId: { type: ["string", "null"] } },
    },
    RemoteItem: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        size: { type: ["integer", "null"] },
        webUrl: { type: ["string", "null"] },
        createdDateTime: { type: ["string", "null"], format: "date-time" },
        lastModifiedDateTime: { type: ["string", "null"], format: "date-time" },
        file: { anyOf: [{ $ref: "#/$defs/FileFacet" }, { type: "null" }] },
        folder: { anyOf: [{ $ref: "#/$defs/FolderFacet" }, { type: "null" }] },
        parentReference: schemasItemParentReference,
        shared: { anyOf: [{ $ref: "#/$defs/SharedFacet" }, { type: "null" }] },
        createdBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
      },
    },
    Permission: {
      type: "object",
      properties: {
        id: { type: "string" },
        roles: { type: "array", items: { type: "string" } },
        grantedTo: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        grantedToV2: { anyOf: [{ $ref: "#/$defs/GranteeSet" }, { type: "null" }] },
        grantedToIdentities: { type: "array", items: { $ref: "#/$defs/IdentitySet" } },
        grantedToIdentitiesV2: { type: "array", items: { $ref: "#/$defs/GranteeSet" } },
        link: { anyOf: [{ $ref: "#/$defs/SharingLink" }, { type: "null" }] },
        invitation: { anyOf: [{ $ref: "#/$defs/Invitation" }, { type: "null" }] },
        inheritedFrom: schemasItemParentReference,
        shareId: { type: ["string", "null"] },
        hasPassword: { type: ["boolean", "null"] },
        expirationDateTime: { type: ["string", "null"], format: "date-time" },
      },
    },
    Invited: { type: "object", properties: { value: { type: "array", items: { $ref: "#/$defs/Permission" } } } },
    SharingLink: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        scope: { type: ["string", "null"] },
        webUrl: { type: ["string", "null"] },
        webHtml: { type: ["string", "null"] },
        preventsDownload: { type: ["boolean", "null"] },
        application: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
      },
    },
    Invitation: {
      type: "object",
      properties: {
        email: { type: ["string", "null"] },
        signInRequired: { type: ["boolean", "null"] },
        redeemedBy: { type: ["string", "null"] },
        invitedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
      },
    },
    ItemVersion: {
      type: "object",
      properties: {
        id: { type: "string" },
        lastModifiedDateTime: { type: ["string", "null"], format: "date-time" },
        lastModifiedBy: { anyOf: [{ $ref: "#/$defs/IdentitySet" }, { type: "null" }] },
        size: { type: ["integer", "null"] },
        publication: schemasItemPublication,
      },
      required: ["id"],
    },
    ThumbnailSet: {
      type: "object",
      properties: {
        id: { type: "string" },
        small: { anyOf: [{ $ref: "#/$defs/Thumbnail" }, { type: "null" }] },
        medium: { anyOf: [{ $ref: "#/$defs/Thumbnail" }, { type: "null" }] },
        large: { anyOf: [{ $ref: "#/$defs/Thumbnail" }, { type: "null" }] },
        source: { anyOf: [{ $ref: "#/$defs/Thumbnail" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Thumbnail: {
      type: "object",
      properties: {
        url: { type: ["string", "null"] },
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        sourceItemId: { type: ["string", "null"] },
      },
    },
    Preview: {
      type: "object",
      properties: {
        getUrl: { type: ["string", "null"] },
        postUrl: { type: ["string", "null"] },
        postParameters: { type: ["string", "null"] },
      },
    },
    Subscription: {
      type: "object",
      properties: {
        id: { type: "string" },
        resource: { type: "string" },
        changeType: { type: "string" },
        clientState: { type: ["string", "null"] },
        notificationUrl: { type: "string" },
        lifecycleNotificationUrl: { type: ["string", "null"] },
        expirationDateTime: { type: "string", format: "date-time" },
        applicationId: { type: ["string", "null"] },
        creatorId: { type: ["string", "null"] },
        latestSupportedTlsVersion: { type: ["string", "null"] },
      },
      required: ["id"],
    },
  },
})
