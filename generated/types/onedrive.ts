// Generated from definitions/onedrive.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** OneDrive */
    "onedrive": Onedrive
  }
}

/**
 * OneDrive. Files and folders of OneDrive, with content, changes, versions, permissions, sharing links, thumbnails and
 * subscriptions.
 */
export interface Onedrive {
  operations: OnedriveOperations
  credentials: OnedriveCredentials
  config: OnedriveConfig
}

/** The operations, by entity and action. */
export interface OnedriveOperations {
  /** A drive with files and folders, such as the user's OneDrive. */
  drives: {
    /** Lists the drives of the user. */
    list: {
      params: DrivesListParams
      records: Drive[]
      meta: {}
    }
    /** Gets a drive with its owner and its quota. Without `driveId`, it is the user's OneDrive. */
    get: {
      params: DrivesGetParams
      records: Drive
      meta: {}
    }
  }
  /** A file or folder of a drive. The root folder has the ID `root`. */
  items: {
    /** Lists the items, files and folders, of a folder or of the root folder. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets the metadata of an item, a file or folder. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Updates an item: its name, its description or its folder. Fields that you leave out keep their value. */
    update: {
      params: ItemsUpdateParams
      records: Item
      meta: {}
    }
    /** Deletes an item, which moves it to the recycle bin. */
    delete: {
      params: ItemsDeleteParams
      records: null
      meta: {}
    }
    /** Searches a drive by words in names, metadata and content of files. */
    api_search: {
      params: ItemsApiSearchParams
      records: Item[]
      meta: {}
    }
    /** Downloads the content of a file, as a stream. */
    download: {
      params: ItemsDownloadParams
      file: true
    }
    /** Creates an item that is a folder, in a folder or in the root folder. */
    create_folder: {
      params: ItemsCreateFolderParams
      records: Item
      meta: {}
    }
    /** Uploads a file of up to 250 MB as an item of a folder, or replaces the file of that name. */
    upload: {
      params: ItemsUploadParams
      records: Item
      meta: {}
    }
    /** Replaces the content of a file by up to 250 MB. Earlier content remains as a version. */
    replace_content: {
      params: ItemsReplaceContentParams
      records: Item
      meta: {}
    }
    /** Deletes an item for good, past the recycle bin. */
    delete_permanently: {
      params: ItemsDeletePermanentlyParams
      records: null
      meta: {}
    }
    /** Restores a deleted item of a personal drive from the recycle bin. */
    restore: {
      params: ItemsRestoreParams
      records: Item
      meta: {}
    }
    /** Copies a file or folder with its content. The copy continues after the call. */
    copy: {
      params: ItemsCopyParams
      records: null
      meta: {
        monitor_url: unknown
      }
    }
    /** Creates a short-lived URL that shows an item of a work or school account in a browser. */
    preview: {
      params: ItemsPreviewParams
      records: Preview
      meta: {}
    }
    /** Checks out an item of a work or school account, so that only the user can change it. */
    check_out: {
      params: ItemsCheckOutParams
      records: null
      meta: {}
    }
    /** Checks in an item that was checked out, which shows its changes to others. */
    check_in: {
      params: ItemsCheckInParams
      records: null
      meta: {}
    }
    /** Discards a checkout, with the changes made since. */
    discard_checkout: {
      params: ItemsDiscardCheckoutParams
      records: null
      meta: {}
    }
    /** Follows a file or folder of a work or school account. */
    follow: {
      params: ItemsFollowParams
      records: Item
      meta: {}
    }
    /** Stops following an item. */
    unfollow: {
      params: ItemsUnfollowParams
      records: null
      meta: {}
    }
    search: {
      fields: ItemsSearchFields
    }
  }
  /** An export of a file in another format. */
  item_exports: {
    /**
     * Downloads an export of an item as PDF, as a stream. The item is a document, spreadsheet, presentation or text.
     */
    download: {
      params: ItemExportsDownloadParams
      file: true
    }
  }
  /**
   * A file or folder of a drive that was added, changed or deleted since an earlier list. `deleted` marks deletions.
   */
  item_changes: {
    /**
     * Lists all items of the user's OneDrive, or the item changes since a `deltaToken`. The last page has a
     * `deltaToken`.
     */
    list: {
      params: ItemChangesListParams
      records: ItemChange[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** A file or folder that the user follows. To begin, use `items.follow`. */
  followed_items: {
    /** Lists the items that the user of a work or school account follows. */
    list: {
      params: FollowedItemsListParams
      records: Item[]
      meta: {}
    }
  }
  /** A folder that OneDrive knows by its name, such as that of documents or photos. */
  special_folders: {
    /** Gets a special folder of the user's OneDrive by its name. */
    get: {
      params: SpecialFoldersGetParams
      records: Item
      meta: {}
    }
  }
  /** Access of a person, a group or a link to a file or folder. */
  permissions: {
    /** Lists the permissions of a file or folder, inherited ones too. */
    list: {
      params: PermissionsListParams
      records: Permission[]
      meta: {}
    }
    /** Gets a permission of a file or folder. */
    get: {
      params: PermissionsGetParams
      records: Permission
      meta: {}
    }
    /** Creates permissions of people for an item, with or without an email to them. */
    create: {
      params: PermissionsCreateParams
      records: Invited
      meta: {}
    }
    /** Updates a permission: the access of a person, or the end of a link for anyone. */
    update: {
      params: PermissionsUpdateParams
      records: Permission
      meta: {}
    }
    /** Deletes a permission, or a sharing link with its access. */
    delete: {
      params: PermissionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A link that gives access to a file or folder. It is a permission: `permissions.delete` removes it. */
  sharing_links: {
    /** Creates a sharing link to a file or folder, or returns the one that the app made before. */
    create: {
      params: SharingLinksCreateParams
      records: Permission
      meta: {}
    }
  }
  /** An earlier or the current version of a file. */
  item_versions: {
    /** Lists the versions of a file, newest first. */
    list: {
      params: ItemVersionsListParams
      records: ItemVersion[]
      meta: {}
    }
    /** Gets a version of a file. */
    get: {
      params: ItemVersionsGetParams
      records: ItemVersion
      meta: {}
    }
    /** Downloads the content of a version, as a stream. */
    download: {
      params: ItemVersionsDownloadParams
      file: true
    }
    /** Restores an earlier version of a file as its current one. */
    restore: {
      params: ItemVersionsRestoreParams
      records: null
      meta: {}
    }
  }
  /** A set of small images of a file: small, medium and large. */
  thumbnails: {
    /** Lists the thumbnails of a file, with their URLs. */
    list: {
      params: ThumbnailsListParams
      records: ThumbnailSet[]
      meta: {}
    }
  }
  /** A subscription to changes of a drive, which notifies a URL until it expires. */
  subscriptions: {
    /** Creates a subscription of a URL to changes of a drive. The URL has to answer Microsoft's validation request. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Renews a subscription until another time. */
    update: {
      params: SubscriptionsUpdateParams
      records: Subscription
      meta: {}
    }
    /** Deletes a subscription, which ends its notifications. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of drives.list. */
export interface DrivesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
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
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** Fields to return. */
  select?: string[]
}

/** Params of items.list. */
export interface ItemsListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the folder. Defaults to `root`, the root folder. (default "root") */
  folderId?: string
  /** Fields to sort by, each with `desc` for descending order. */
  orderby?: string[]
  /** Fields to return. */
  select?: string[]
}

export interface Item {
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
  specialFolder?: SpecialFolder | null
  remoteItem?: RemoteItem | null
  image?: ImageFacet | null
  photo?: PhotoFacet | null
  video?: VideoFacet | null
  publication?: PublicationFacet | null
  /** Short-lived URL of the content, which needs no sign-in. */
  "@microsoft.graph.downloadUrl"?: string
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

export interface SpecialFolder {
  name?: string | null
}

export interface RemoteItem {
  id?: string | null
  name?: string | null
  size?: number | null
  webUrl?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  file?: FileFacet | null
  folder?: FolderFacet | null
  parentReference?: ItemReference | null
  shared?: SharedFacet | null
  createdBy?: IdentitySet | null
}

export interface ImageFacet {
  height?: number | null
  width?: number | null
}

export interface PhotoFacet {
  cameraMake?: string | null
  cameraModel?: string | null
  exposureDenominator?: number | null
  exposureNumerator?: number | null
  fNumber?: number | null
  focalLength?: number | null
  iso?: number | null
  orientation?: number | null
  takenDateTime?: string | null
}

export interface VideoFacet {
  bitrate?: number | null
  duration?: number | null
  height?: number | null
  width?: number | null
  frameRate?: number | null
  fourCC?: string | null
}

export interface PublicationFacet {
  level?: string | null
  versionId?: string | null
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** Fields to return. */
  select?: string[]
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The new name. */
  name?: string
  /** The new description, in personal drives. */
  description?: string
  /** The folder to move it to. */
  parentReference?: {
    /** ID of the folder, or `root`. */
    id: string
    /** ID of the folder's drive, if it is another one. */
    driveId?: string
  }
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.api_search. */
export interface ItemsApiSearchParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
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

/** Params of items.download. */
export interface ItemsDownloadParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.create_folder. */
export interface ItemsCreateFolderParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the folder to put it into. Defaults to `root`, the root folder. (default "root") */
  parentId?: string
  /** The folder's name. */
  name: string
  /** The outcome if the folder has an item of that name. */
  conflictBehavior?: "fail" | "replace" | "rename"
}

/** Params of items.upload. */
export interface ItemsUploadParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the folder to put it into. Defaults to `root`, the root folder. (default "root") */
  parentId?: string
  /** The file's name, such as `report.pdf`. */
  name: string
  /** The outcome if the folder has an item of that name. */
  conflictBehavior?: "fail" | "replace" | "rename"
  /** The file's content and media type. */
  content: FileInput
}

/** Params of items.replace_content. */
export interface ItemsReplaceContentParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The new content and media type. */
  content: FileInput
}

/** Params of items.delete_permanently. */
export interface ItemsDeletePermanentlyParams {
  /** ID of the drive, as `drives.list` returns it. */
  driveId: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.restore. */
export interface ItemsRestoreParams {
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The name. Defaults to the earlier one. */
  name?: string
  /** The folder to restore it to. Defaults to the earlier one. */
  parentReference?: {
    /** ID of the folder, or `root`. */
    id: string
    /** ID of the folder's drive, if it is another one. */
    driveId?: string
  }
}

/** Params of items.copy. */
export interface ItemsCopyParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The copy's name. Defaults to that of the original. */
  name?: string
  /** The folder of the copy. Defaults to that of the original. */
  parentReference?: {
    /** ID of the folder, or `root`. */
    id: string
    /** ID of the folder's drive, if it is another one. */
    driveId?: string
  }
  /** The outcome if the folder has an item of that name. */
  conflictBehavior?: "fail" | "replace" | "rename"
}

/** Params of items.preview. */
export interface ItemsPreviewParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** Number of the page to begin with. */
  page?: string
  /** Zoom level to begin with. */
  zoom?: number
}

export interface Preview {
  getUrl?: string | null
  postUrl?: string | null
  postParameters?: string | null
}

/** Params of items.check_out. */
export interface ItemsCheckOutParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.check_in. */
export interface ItemsCheckInParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** Status of the file afterwards. */
  checkInAs?: "published"
  /** Comment on the version. */
  comment?: string
}

/** Params of items.discard_checkout. */
export interface ItemsDiscardCheckoutParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.follow. */
export interface ItemsFollowParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Params of items.unfollow. */
export interface ItemsUnfollowParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

/** Searchable fields of items, in hosted mode. */
export interface ItemsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  size: number | null
  webUrl: string | null
  mime_type: string | null
  child_count: number | null
  parent_id: string | null
  drive_id: string | null
  created_by: string | null
  modified_by: string | null
  shared_scope: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
}

/** Params of item_exports.download. */
export interface ItemExportsDownloadParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The format. `pdf` is the only value. (default "pdf") */
  format?: "pdf"
}

/** Params of item_changes.list. Takes only one of deltaToken, pageToken. */
export interface ItemChangesListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 200. (1 to 999; default 200) */
  top?: number
  /** The `deltaToken` of an earlier list, or `latest` for a token without items. */
  deltaToken?: string
  /** Token of the next page, as `next` of the previous page returns it. */
  pageToken?: string
  /** Fields to return. */
  select?: string[]
}

export interface ItemChange {
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
  specialFolder?: SpecialFolder | null
  remoteItem?: RemoteItem | null
  image?: ImageFacet | null
  photo?: PhotoFacet | null
  video?: VideoFacet | null
  publication?: PublicationFacet | null
  /** Short-lived URL of the content, which needs no sign-in. */
  "@microsoft.graph.downloadUrl"?: string
  deleted?: DeletedFacet | null
}

export interface DeletedFacet {
  state?: string | null
}

/** Params of followed_items.list. */
export interface FollowedItemsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
}

/** Params of special_folders.get. */
export interface SpecialFoldersGetParams {
  /** The folder: `documents`, `photos`, `cameraroll`, `approot` or `music`. */
  folder: string
  /** Fields to return. */
  select?: string[]
}

/** Params of permissions.list. */
export interface PermissionsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

export interface Permission {
  id?: string
  roles?: string[]
  grantedTo?: IdentitySet | null
  grantedToV2?: GranteeSet | null
  grantedToIdentities?: IdentitySet[]
  grantedToIdentitiesV2?: GranteeSet[]
  link?: SharingLink | null
  invitation?: Invitation | null
  inheritedFrom?: ItemReference | null
  shareId?: string | null
  hasPassword?: boolean | null
  expirationDateTime?: string | null
}

export interface GranteeSet {
  application?: Identity | null
  device?: Identity | null
  user?: Identity | null
  group?: Identity | null
  siteUser?: SiteIdentity | null
  siteGroup?: SiteIdentity | null
}

export interface SiteIdentity {
  id?: string | null
  displayName?: string | null
  email?: string | null
  loginName?: string | null
}

export interface SharingLink {
  type?: string | null
  scope?: string | null
  webUrl?: string | null
  webHtml?: string | null
  preventsDownload?: boolean | null
  application?: Identity | null
}

export interface Invitation {
  email?: string | null
  signInRequired?: boolean | null
  redeemedBy?: string | null
  invitedBy?: IdentitySet | null
}

/** Params of permissions.get. */
export interface PermissionsGetParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The permission, as `permissions.list` returns its ID. */
  id: string
}

/** Params of permissions.create. */
export interface PermissionsCreateParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The people or groups. (at least 1 items) */
  recipients: {
    /** Email address. */
    email?: string
    /** Alias of the person or group in the organization. */
    alias?: string
    /** ID of the person or group in the directory. */
    objectId?: string
  }[]
  /**
   * The access: `read` or `write`. (at least 1 items)
   * 
   * Items: Access to the item.
   */
  roles: ("read" | "write")[]
  /** Whether the recipients have to sign in. */
  requireSignIn?: boolean
  /** Whether the recipients get an email. */
  sendInvitation?: boolean
  /** Text of the email, up to 2,000 characters. (at most 2000 characters) */
  message?: string
  /** Time at which the access ends. */
  expirationDateTime?: string
  /** Password of the access, in personal drives. */
  password?: string
  /** Whether the item keeps the access of its parents when it is first shared. */
  retainInheritedPermissions?: boolean
}

export interface Invited {
  value?: Permission[]
}

/** Params of permissions.update. */
export interface PermissionsUpdateParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The permission, as `permissions.list` returns its ID. */
  id: string
  /**
   * The access of a person: `read` or `write`.
   * 
   * Items: Access to the item.
   */
  roles?: ("read" | "write")[]
  /** Time at which a link for anyone ends. */
  expirationDateTime?: string
}

/** Params of permissions.delete. */
export interface PermissionsDeleteParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The permission, as `permissions.list` returns its ID. */
  id: string
}

/** Params of sharing_links.create. */
export interface SharingLinksCreateParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** Access by the link. `embed` is for personal drives. */
  type: "view" | "edit" | "embed"
  /** People for whom it works. Defaults to that of the organization. */
  scope?: "anonymous" | "organization" | "users"
  /** Time at which the link ends. */
  expirationDateTime?: string
  /** Password of the link, in personal drives. */
  password?: string
  /** Whether the item keeps the access of its parents when it is first shared. */
  retainInheritedPermissions?: boolean
}

/** Params of item_versions.list. */
export interface ItemVersionsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

export interface ItemVersion {
  id: string
  lastModifiedDateTime?: string | null
  lastModifiedBy?: IdentitySet | null
  size?: number | null
  publication?: PublicationFacet | null
}

/** Params of item_versions.get. */
export interface ItemVersionsGetParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The version, as `item_versions.list` returns its ID, such as `2.0`. */
  id: string
}

/** Params of item_versions.download. */
export interface ItemVersionsDownloadParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The version, as `item_versions.list` returns its ID, such as `2.0`. */
  id: string
}

/** Params of item_versions.restore. */
export interface ItemVersionsRestoreParams {
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
  /** The version, as `item_versions.list` returns its ID, such as `2.0`. */
  id: string
}

/** Params of thumbnails.list. */
export interface ThumbnailsListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the drive, as `drives.list` returns it. Defaults to the user's OneDrive. */
  driveId?: string
  /** ID of the file or folder, or `root` for the root folder. */
  itemId: string
}

export interface ThumbnailSet {
  id: string
  small?: Thumbnail | null
  medium?: Thumbnail | null
  large?: Thumbnail | null
  source?: Thumbnail | null
}

export interface Thumbnail {
  url?: string | null
  width?: number | null
  height?: number | null
  sourceItemId?: string | null
}

/** Params of subscriptions.create. */
export interface SubscriptionsCreateParams {
  /** The folder to watch: `me/drive/root`, or any folder of a personal drive. */
  resource: string
  /** The type of change. Drives know only `updated`. (default "updated") */
  changeType?: "updated"
  /** The URL that is notified. */
  notificationUrl: string
  /** Time at which it ends, at most 42,300 minutes from now. */
  expirationDateTime: string
  /** Text that each notification repeats, up to 128 characters. (at most 128 characters) */
  clientState?: string
}

export interface Subscription {
  id: string
  resource?: string
  changeType?: string
  clientState?: string | null
  notificationUrl?: string
  lifecycleNotificationUrl?: string | null
  expirationDateTime?: string
  applicationId?: string | null
  creatorId?: string | null
  latestSupportedTlsVersion?: string | null
}

/** Params of subscriptions.update. */
export interface SubscriptionsUpdateParams {
  /** The subscription, as `subscriptions.create` returns its ID. */
  id: string
  /** Time at which it ends, at most 42,300 minutes from now. */
  expirationDateTime: string
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** The subscription, as `subscriptions.create` returns its ID. */
  id: string
}

/** Credentials by auth variant. */
export interface OnedriveCredentials {
  oauth: OnedriveOauthCredentials
}

/** Microsoft account */
export interface OnedriveOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface OnedriveConfig {
  /**
   * Directory (tenant) ID or domain of the organization. Required for single-tenant apps. `common` allows any account.
   * (default "common")
   */
  tenant?: string
}
