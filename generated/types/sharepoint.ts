// Generated from definitions/sharepoint.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** SharePoint */
    "sharepoint": Sharepoint
  }
}

/** SharePoint. Sites of SharePoint with their lists, columns, list items, document libraries, files and pages. */
export interface Sharepoint {
  operations: SharepointOperations
  credentials: SharepointCredentials
  config: SharepointConfig
}

/** The operations, by entity and action. */
export interface SharepointOperations {
  /** A site of SharePoint. The root site of the organization has the ID `root`. */
  sites: {
    /** Lists the sites of the organization, or the sites that match words. */
    list: {
      params: SitesListParams
      records: Site[]
      meta: {}
    }
    /** Gets a site. Without `siteId`, it is the root site of the organization. */
    get: {
      params: SitesGetParams
      records: Site
      meta: {}
    }
    search: {
      fields: SitesSearchFields
    }
  }
  /** A site that the user follows. */
  followed_sites: {
    /** Lists the sites that the user follows. */
    list: {
      params: FollowedSitesListParams
      records: Site[]
      meta: {}
    }
  }
  /** Access of an app to a site. */
  site_permissions: {
    /** Lists the permissions of apps on a site. */
    list: {
      params: SitePermissionsListParams
      records: SitePermission[]
      meta: {}
    }
  }
  /** A SharePoint list or document library of a site. */
  lists: {
    /** Lists the SharePoint lists and document libraries of a site. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a SharePoint list by its ID or its title. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a SharePoint list or library in a site, with columns if needed. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A column of a SharePoint list. */
  columns: {
    /** Lists the columns of a SharePoint list. */
    list: {
      params: ColumnsListParams
      records: Column[]
      meta: {}
    }
    /** Creates a column in a SharePoint list. Give one of the types, such as `text`. */
    create: {
      params: ColumnsCreateParams
      records: Column
      meta: {}
    }
  }
  /** An item, or row, of a SharePoint list. `fields` has its values by column. */
  list_items: {
    /** Lists the items of a SharePoint list with their values. */
    list: {
      params: ListItemsListParams
      records: ListItem[]
      meta: {}
    }
    /** Gets an item of a SharePoint list with its values. */
    get: {
      params: ListItemsGetParams
      records: ListItem
      meta: {}
    }
    /** Creates an item in a SharePoint list. */
    create: {
      params: ListItemsCreateParams
      records: ListItem
      meta: {}
    }
    /** Updates values of an item of a SharePoint list. Columns that you leave out keep their value. */
    update: {
      params: ListItemsUpdateParams
      records: FieldValues
      meta: {}
    }
    /** Deletes an item of a SharePoint list. */
    delete: {
      params: ListItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /**
   * An item of a SharePoint list that was added, changed or deleted since an earlier list. `deleted` marks deletions.
   */
  list_item_changes: {
    /** Lists all items of a SharePoint list, or the changes since a `deltaToken`. The last page has a `deltaToken`. */
    list: {
      params: ListItemChangesListParams
      records: ListItemChange[]
      meta: {
        deltaToken: unknown
      }
    }
  }
  /** An earlier or the current version of an item of a SharePoint list. */
  list_item_versions: {
    /** Lists the versions of an item of a SharePoint list, newest first. */
    list: {
      params: ListItemVersionsListParams
      records: ListItemVersion[]
      meta: {}
    }
  }
  /** A document library of a site, as a drive with files and folders. */
  drives: {
    /** Lists the document libraries of a site, as drives. */
    list: {
      params: DrivesListParams
      records: Drive[]
      meta: {}
    }
    /** Gets a document library by the ID of its drive. */
    get: {
      params: DrivesGetParams
      records: Drive
      meta: {}
    }
  }
  /** A file or folder of a document library. The root folder has the ID `root`. */
  drive_items: {
    /** Lists the drive items, files and folders, of a folder of a document library. */
    list: {
      params: DriveItemsListParams
      records: DriveItem[]
      meta: {}
    }
    /** Gets the metadata of a drive item, a file or folder of a document library. */
    get: {
      params: DriveItemsGetParams
      records: DriveItem
      meta: {}
    }
    /**
     * Updates a drive item of a document library: its name or its folder. Fields that you leave out keep their value.
     */
    update: {
      params: DriveItemsUpdateParams
      records: DriveItem
      meta: {}
    }
    /** Deletes a drive item, a file or folder of a document library, which moves it to the recycle bin. */
    delete: {
      params: DriveItemsDeleteParams
      records: null
      meta: {}
    }
    /** Searches the drive items of a document library by words in names, metadata and content. */
    api_search: {
      params: DriveItemsApiSearchParams
      records: DriveItem[]
      meta: {}
    }
    /** Downloads the content of a drive item, a file of a document library, as a stream. */
    download: {
      params: DriveItemsDownloadParams
      file: true
    }
    /** Creates a drive item that is a folder, in a document library. */
    create_folder: {
      params: DriveItemsCreateFolderParams
      records: DriveItem
      meta: {}
    }
    /** Uploads a file of up to 250 MB as a drive item of a document library, or replaces the file of that name. */
    upload: {
      params: DriveItemsUploadParams
      records: DriveItem
      meta: {}
    }
  }
  /** A page of a site, such as its home page or a news post. */
  pages: {
    /** Lists the pages of a site by name. */
    list: {
      params: PagesListParams
      records: SitePage[]
      meta: {}
    }
    /** Gets the metadata of a page of a site. */
    get: {
      params: PagesGetParams
      records: SitePageInfo
      meta: {}
    }
    /** Publishes the latest version of a page, which everyone with access to the site then sees. */
    publish: {
      params: PagesPublishParams
      records: null
      meta: {}
    }
    search: {
      fields: PagesSearchFields
    }
  }
}

/** Params of sites.list. */
export interface SitesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Words to search for. Defaults to `*`, which matches all sites. (default "*") */
  search?: string
  /** Fields to return. */
  select?: string[]
}

export interface Site {
  id: string
  name?: string | null
  displayName?: string | null
  description?: string | null
  webUrl?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  isPersonalSite?: boolean | null
  siteCollection?: SiteCollection | null
  sharepointIds?: SharepointIds | null
}

export interface SiteCollection {
  hostname?: string | null
  dataLocationCode?: string | null
}

export interface SharepointIds {
  listId?: string | null
  listItemId?: string | null
  listItemUniqueId?: string | null
  siteId?: string | null
  siteUrl?: string | null
  tenantId?: string | null
  webId?: string | null
}

/** Params of sites.get. */
export interface SitesGetParams {
  /** ID of the site. Defaults to `root`, the root site. (default "root") */
  siteId?: string
  /** Fields to return. */
  select?: string[]
}

/** Searchable fields of sites, in hosted mode. */
export interface SitesSearchFields {
  id: string | null
  name: string | null
  displayName: string | null
  description: string | null
  webUrl: string | null
  hostname: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
}

/** Params of followed_sites.list. */
export interface FollowedSitesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
}

/** Params of site_permissions.list. */
export interface SitePermissionsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
}

export interface SitePermission {
  id: string
  roles?: string[]
  grantedToIdentities?: IdentitySet[]
  grantedToIdentitiesV2?: IdentitySet[]
}

export interface IdentitySet {
  application?: Identity | null
  device?: Identity | null
  user?: Identity | null
}

export interface Identity {
  id?: string | null
  displayName?: string | null
  email?: string | null
}

/** Params of lists.list. */
export interface ListsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** Fields to return. */
  select?: string[]
}

export interface List {
  id: string
  name?: string | null
  displayName?: string | null
  description?: string | null
  webUrl?: string | null
  eTag?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  list?: ListInfo | null
}

export interface ItemReference {
  driveId?: string | null
  driveType?: string | null
  id?: string | null
  name?: string | null
  path?: string | null
  shareId?: string | null
  siteId?: string | null
}

export interface ListInfo {
  contentTypesEnabled?: boolean | null
  hidden?: boolean | null
  template?: string | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** ID of the list, or its title. */
  listId: string
  /** Fields to return. */
  select?: string[]
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list's title. */
  displayName: string
  /** The list's description. */
  description?: string
  /** The columns beside the template's columns. */
  columns?: {
    /** The column's name. */
    name: string
    /** Text that explains the column. */
    description?: string
    /** Whether each item needs a value. */
    required?: boolean
    /** Settings of a text column. */
    text?: {
      allowMultipleLines?: boolean | null
      appendChangesToExistingText?: boolean | null
      linesForEditing?: number | null
      maxLength?: number | null
      textType?: string | null
    }
    /** Settings of a number column. */
    number?: {
      decimalPlaces?: string | null
      displayAs?: string | null
      maximum?: number | null
      minimum?: number | null
    }
    /** Settings of a choice column. */
    choice?: {
      allowTextEntry?: boolean | null
      choices?: string[]
      displayAs?: string | null
    }
    /** Settings of a date column. */
    dateTime?: {
      displayAs?: string | null
      format?: string | null
    }
  }[]
  /**
   * The template, such as `documentLibrary`. Defaults to `genericList`, which has a title column. (default
   * "genericList")
   */
  template?: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  id: string | null
  name: string | null
  displayName: string | null
  description: string | null
  webUrl: string | null
  site_id: string | null
  template: string | null
  created_by: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
}

/** Params of columns.list. */
export interface ColumnsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** Fields to return. */
  select?: string[]
}

export interface Column {
  id: string
  name?: string | null
  displayName?: string | null
  description?: string | null
  columnGroup?: string | null
  enforceUniqueValues?: boolean | null
  hidden?: boolean | null
  indexed?: boolean | null
  readOnly?: boolean | null
  required?: boolean | null
  text?: TextColumn | null
  number?: NumberColumn | null
  choice?: ChoiceColumn | null
  dateTime?: DateColumn | null
  lookup?: LookupColumn | null
  personOrGroup?: PersonColumn | null
  currency?: CurrencyColumn | null
  defaultValue?: DefaultValue | null
}

export interface TextColumn {
  allowMultipleLines?: boolean | null
  appendChangesToExistingText?: boolean | null
  linesForEditing?: number | null
  maxLength?: number | null
  textType?: string | null
}

export interface NumberColumn {
  decimalPlaces?: string | null
  displayAs?: string | null
  maximum?: number | null
  minimum?: number | null
}

export interface ChoiceColumn {
  allowTextEntry?: boolean | null
  choices?: string[]
  displayAs?: string | null
}

export interface DateColumn {
  displayAs?: string | null
  format?: string | null
}

export interface LookupColumn {
  allowMultipleValues?: boolean | null
  allowUnlimitedLength?: boolean | null
  columnName?: string | null
  listId?: string | null
  primaryLookupColumnId?: string | null
}

export interface PersonColumn {
  allowMultipleSelection?: boolean | null
  chooseFromType?: string | null
  displayAs?: string | null
}

export interface CurrencyColumn {
  locale?: string | null
}

export interface DefaultValue {
  formula?: string | null
  value?: string | null
}

/** Params of columns.create. */
export interface ColumnsCreateParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The name in the API, which `fields` of list items have. */
  name: string
  /** The name that people see. */
  displayName?: string
  /** Text that explains the column. */
  description?: string
  /** Whether no two items have the same value. */
  enforceUniqueValues?: boolean
  /** Whether people do not see the column. */
  hidden?: boolean
  /** Whether the column is indexed. */
  indexed?: boolean
  /** Whether each item needs a value. */
  required?: boolean
  /** Settings of a text column. */
  text?: {
    allowMultipleLines?: boolean | null
    appendChangesToExistingText?: boolean | null
    linesForEditing?: number | null
    maxLength?: number | null
    textType?: string | null
  }
  /** Settings of a number column. */
  number?: {
    decimalPlaces?: string | null
    displayAs?: string | null
    maximum?: number | null
    minimum?: number | null
  }
  /** Settings of a choice column. */
  choice?: {
    allowTextEntry?: boolean | null
    choices?: string[]
    displayAs?: string | null
  }
  /** Settings of a date column. */
  dateTime?: {
    displayAs?: string | null
    format?: string | null
  }
}

/** Params of list_items.list. */
export interface ListItemsListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** Data beside the item. Defaults to `fields`, all values. For some: `fields($select=Title)`. (default "fields") */
  expand?: string
}

export interface ListItem {
  id: string
  name?: string | null
  webUrl?: string | null
  eTag?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  contentType?: ContentTypeInfo | null
  /** Values by the name of the column. */
  fields?: { [k: string]: unknown } | null
}

export interface ContentTypeInfo {
  id?: string | null
  name?: string | null
}

/** Params of list_items.get. */
export interface ListItemsGetParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The item, as `list_items.list` returns its ID. */
  itemId: string
  /** Data beside the item. Defaults to `fields`, all values. For some: `fields($select=Title)`. (default "fields") */
  expand?: string
}

/** Params of list_items.create. */
export interface ListItemsCreateParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** Values by the name of the column. */
  fields: { [k: string]: unknown }
}

/** Params of list_items.update. */
export interface ListItemsUpdateParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The item, as `list_items.list` returns its ID. */
  itemId: string
  /** Values by the name of the column. */
  fields: { [k: string]: unknown }
}

export interface FieldValues {
  id?: string
}

/** Params of list_items.delete. */
export interface ListItemsDeleteParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The item, as `list_items.list` returns its ID. */
  itemId: string
}

/** Params of list_item_changes.list. Takes only one of deltaToken, pageToken. */
export interface ListItemChangesListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The `deltaToken` of an earlier list, or `latest` for a token without items. */
  deltaToken?: string
  /** Token of the next page, as `next` of the previous page returns it. */
  pageToken?: string
  /** Data beside the item. Defaults to `fields`, all values. For some: `fields($select=Title)`. (default "fields") */
  expand?: string
}

export interface ListItemChange {
  id: string
  name?: string | null
  webUrl?: string | null
  eTag?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  contentType?: ContentTypeInfo | null
  /** Values by the name of the column. */
  fields?: { [k: string]: unknown } | null
  deleted?: DeletedFacet | null
}

export interface DeletedFacet {
  state?: string | null
}

/** Params of list_item_versions.list. */
export interface ListItemVersionsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The list, as `lists.list` returns its ID. */
  listId: string
  /** The item, as `list_items.list` returns its ID. */
  itemId: string
}

export interface ListItemVersion {
  id: string
  lastModifiedDateTime?: string | null
  lastModifiedBy?: IdentitySet | null
  publication?: PublicationFacet | null
}

export interface PublicationFacet {
  level?: string | null
  versionId?: string | null
}

/** Params of drives.list. */
export interface DrivesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** Fields to return. */
  select?: string[]
}

export interface Drive {
  id: string
  name?: string | null
  description?: string | null
  driveType?: string | null
  webUrl?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  owner?: IdentitySet | null
  quota?: Quota | null
}

export interface Quota {
  deleted?: number | null
  remaining?: number | null
  state?: string | null
  total?: number | null
  used?: number | null
  storagePlanInformation?: StoragePlan | null
}

export interface StoragePlan {
  upgradeAvailable?: boolean | null
}

/** Params of drives.get. */
export interface DrivesGetParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** Fields to return. */
  select?: string[]
}

/** Params of drive_items.list. */
export interface DriveItemsListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the folder. Defaults to `root`, the root folder. (default "root") */
  folderId?: string
  /** Fields to sort by, each with `desc` for descending order. */
  orderby?: string[]
  /** Fields to return. */
  select?: string[]
}

export interface DriveItem {
  id: string
  name?: string
  description?: string | null
  size?: number | null
  webUrl?: string | null
  webDavUrl?: string | null
  eTag?: string | null
  cTag?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  file?: FileFacet | null
  folder?: FolderFacet | null
  package?: PackageFacet | null
  fileSystemInfo?: FileTimes | null
  shared?: SharedFacet | null
  publication?: PublicationFacet | null
  /** Short-lived URL of the content, which needs no sign-in. */
  "@microsoft.graph.downloadUrl"?: string
}

export interface FileFacet {
  mimeType?: string | null
  hashes?: Hashes | null
}

export interface Hashes {
  crc32Hash?: string | null
  quickXorHash?: string | null
  sha1Hash?: string | null
  sha256Hash?: string | null
}

export interface FolderFacet {
  childCount?: number | null
  view?: FolderView | null
}

export interface FolderView {
  sortBy?: string | null
  sortOrder?: string | null
  viewType?: string | null
}

export interface PackageFacet {
  type?: string | null
}

export interface FileTimes {
  createdDateTime?: string | null
  lastAccessedDateTime?: string | null
  lastModifiedDateTime?: string | null
}

export interface SharedFacet {
  owner?: IdentitySet | null
  scope?: string | null
  sharedBy?: IdentitySet | null
  sharedDateTime?: string | null
}

/** Params of drive_items.get. */
export interface DriveItemsGetParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the file or folder, or `root` for the root folder. */
  driveItemId: string
  /** Fields to return. */
  select?: string[]
}

/** Params of drive_items.update. */
export interface DriveItemsUpdateParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the file or folder, or `root` for the root folder. */
  driveItemId: string
  /** The new name. */
  name?: string
  /** The folder to move it to. */
  parentReference?: {
    /** ID of the folder, or `root`. */
    id: string
    /** ID of the folder's drive, if it is another one. */
    driveId?: string
  }
}

/** Params of drive_items.delete. */
export interface DriveItemsDeleteParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the file or folder, or `root` for the root folder. */
  driveItemId: string
}

/** Params of drive_items.api_search. */
export interface DriveItemsApiSearchParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The words to search for. An apostrophe is written twice. */
  q: string
  /** Fields to sort by, each with `desc` for descending order. */
  orderby?: string[]
  /** Fields to return. */
  select?: string[]
}

/** Params of drive_items.download. */
export interface DriveItemsDownloadParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the file or folder, or `root` for the root folder. */
  driveItemId: string
}

/** Params of drive_items.create_folder. */
export interface DriveItemsCreateFolderParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the folder to put it into. Defaults to `root`, the root folder. (default "root") */
  parentId?: string
  /** The folder's name. */
  name: string
  /** The outcome if the folder has an item of that name. */
  conflictBehavior?: "fail" | "replace" | "rename"
}

/** Params of drive_items.upload. */
export interface DriveItemsUploadParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The drive, as `drives.list` returns its ID. */
  driveId: string
  /** ID of the folder to put it into. Defaults to `root`, the root folder. (default "root") */
  parentId?: string
  /** The file's name, such as `report.pdf`. */
  name: string
  /** The outcome if the folder has an item of that name. */
  conflictBehavior?: "fail" | "replace" | "rename"
  /** The file's content and media type. */
  content: FileInput
}

/** Params of pages.list. */
export interface PagesListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** Fields to return. */
  select?: string[]
}

export interface SitePage {
  id: string
  name?: string | null
  title?: string | null
  description?: string | null
  webUrl?: string | null
  eTag?: string | null
  pageLayout?: string | null
  promotionKind?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  publishingState?: PublicationFacet | null
  reactions?: Reactions | null
  showComments?: boolean | null
  showRecommendedPages?: boolean | null
  thumbnailWebUrl?: string | null
}

export interface Reactions {
  commentCount?: number | null
  likeCount?: number | null
  shareCount?: number | null
}

/** Params of pages.get. */
export interface PagesGetParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The page, as `pages.list` returns its ID. */
  pageId: string
  /** Fields to return. */
  select?: string[]
}

export interface SitePageInfo {
  id: string
  name?: string | null
  title?: string | null
  description?: string | null
  webUrl?: string | null
  eTag?: string | null
  pageLayout?: string | null
  createdDateTime?: string
  lastModifiedDateTime?: string
  createdBy?: IdentitySet | null
  lastModifiedBy?: IdentitySet | null
  parentReference?: ItemReference | null
  publishingState?: PublicationFacet | null
}

/** Params of pages.publish. */
export interface PagesPublishParams {
  /** The site, as `sites.list` returns its ID. */
  siteId: string
  /** The page, as `pages.list` returns its ID. */
  pageId: string
}

/** Searchable fields of pages, in hosted mode. */
export interface PagesSearchFields {
  id: string | null
  name: string | null
  title: string | null
  description: string | null
  webUrl: string | null
  site_id: string | null
  published: string | null
  created_by: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
}

/** Credentials by auth variant. */
export interface SharepointCredentials {
  oauth: SharepointOauthCredentials
}

/** Microsoft account */
export interface SharepointOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface SharepointConfig {
  /**
   * Directory (tenant) ID or domain of the organization. Required for single-tenant apps. `common` allows any account.
   * (default "common")
   */
  tenant?: string
}
