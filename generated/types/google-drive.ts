// Generated from definitions/google-drive.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Google Drive */
    "google-drive": GoogleDrive
  }
}

/**
 * Google Drive. Files and shared drives, their content, permissions, comments, revisions and changes. Files can be read
 * and uploaded, not changed.
 */
export interface GoogleDrive {
  operations: GoogleDriveOperations
  credentials: GoogleDriveCredentials
  config: GoogleDriveConfig
}

/** What can be called, by entity and action. */
export interface GoogleDriveOperations {
  /** A file, folder or shortcut in My Drive or a shared drive. */
  files: {
    /** Lists or searches files and folders of the user or of a shared drive, including trashed ones. */
    list: {
      params: FilesListParams
      records: File[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: boolean | null
      }
    }
    /** Gets the metadata of a file, folder or shortcut. For its content, use `download` or `files_export`. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file of up to 5 MB to My Drive or to a folder. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Downloads the content of a file, as a stream. For Google Docs, Sheets and Slides, use `files_export`. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** The content of a Google Docs, Sheets or Slides file in another format. */
  files_export: {
    /** Exports the content of a Google Docs, Sheets or Slides file, as a stream. Google refuses content over 10 MB. */
    download: {
      params: FilesExportDownloadParams
      file: true
    }
  }
  /** A shared drive. */
  drives: {
    /** Lists the shared drives that the user is a member of, or all of the domain with `useDomainAdminAccess`. */
    list: {
      params: DrivesListParams
      records: Drive[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a shared drive with its settings and the user's capabilities. */
    get: {
      params: DrivesGetParams
      records: Drive
      meta: {}
    }
  }
  /** A permission that grants a user, group, domain or anyone access to a file or shared drive. */
  permissions: {
    /** Lists the permissions of a file or shared drive. */
    list: {
      params: PermissionsListParams
      records: Permission[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a permission of a file or shared drive, with its role and grantee. */
    get: {
      params: PermissionsGetParams
      records: Permission
      meta: {}
    }
  }
  /** A comment on a file, with its replies. */
  comments: {
    /** Lists the comments on a file, each with its replies. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a comment on a file with its replies. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
  }
  /** A reply to a comment, which can also resolve or reopen it. */
  replies: {
    /** Lists the replies to a comment. `comments.list` returns the replies of all comments. */
    list: {
      params: RepliesListParams
      records: Reply[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a reply to a comment. */
    get: {
      params: RepliesGetParams
      records: Reply
      meta: {}
    }
  }
  /** A revision of a file's content. Google may leave out older revisions of files with a long history. */
  revisions: {
    /** Lists the revisions of a file. Their content is not included. */
    list: {
      params: RevisionsListParams
      records: Revision[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets the metadata of a revision of a file. Its content is not included. */
    get: {
      params: RevisionsGetParams
      records: Revision
      meta: {}
    }
  }
  /** A change of a file or shared drive, including removal. */
  changes: {
    /** Lists the changes since a page token. The last page has `newStartPageToken` for the next time. */
    list: {
      params: ChangesListParams
      records: Change[]
      meta: {
        nextPageToken: string | null
        newStartPageToken: string | null
      }
    }
  }
  /** The start page token for `changes.list`. */
  changes_start_page_token: {
    /** Gets the start page token for the current state. `changes.list` with it returns later changes. */
    get: {
      params: ChangesStartPageTokenGetParams
      records: StartPageToken
      meta: {}
    }
  }
  /** Information about the user, their storage quota, and import and export formats. */
  about: {
    /** Gets information about the user, the storage used and left in bytes, and the import and export formats. */
    get: {
      params: AboutGetParams
      records: About
      meta: {}
    }
  }
}

/** Params of files.list. */
export interface FilesListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 1000; default 100) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. */
  q?: string
  /** Comma-separated sort keys, such as `folder,modifiedTime desc`. */
  orderBy?: string
  /**
   * Fields to return, such as `nextPageToken,files(id,name,size)`. Without `nextPageToken` the list ends after one
   * page.
   */
  fields?: string
  /** Comma-separated spaces to search: `drive`, `appDataFolder`. */
  spaces?: string
  /** Files to search. `drive` requires `driveId`. */
  corpora?: "user" | "drive" | "domain" | "allDrives"
  /** ID of the shared drive, as `drives.list` returns it. */
  driveId?: string
  /** Whether to include items from shared drives. Requires `supportsAllDrives` set to `true`. */
  includeItemsFromAllDrives?: boolean
}

export interface File {
  id: string
  kind?: string | null
  name?: string | null
  mimeType?: string | null
  description?: string | null
  starred?: boolean | null
  trashed?: boolean | null
  explicitlyTrashed?: boolean | null
  trashedTime?: string | null
  trashingUser?: User | null
  parents?: string[] | null
  properties?: Texts | null
  appProperties?: Texts | null
  spaces?: string[] | null
  version?: string | null
  webContentLink?: string | null
  webViewLink?: string | null
  iconLink?: string | null
  hasThumbnail?: boolean | null
  thumbnailLink?: string | null
  thumbnailVersion?: string | null
  viewedByMe?: boolean | null
  viewedByMeTime?: string | null
  createdTime?: string | null
  modifiedTime?: string | null
  modifiedByMeTime?: string | null
  modifiedByMe?: boolean | null
  sharedWithMeTime?: string | null
  sharingUser?: User | null
  owners?: User[] | null
  driveId?: string | null
  lastModifyingUser?: User | null
  shared?: boolean | null
  ownedByMe?: boolean | null
  capabilities?: Capabilities | null
  viewersCanCopyContent?: boolean | null
  copyRequiresWriterPermission?: boolean | null
  writersCanShare?: boolean | null
  permissionIds?: string[] | null
  folderColorRgb?: string | null
  originalFilename?: string | null
  fullFileExtension?: string | null
  fileExtension?: string | null
  md5Checksum?: string | null
  sha1Checksum?: string | null
  sha256Checksum?: string | null
  size?: string | null
  quotaBytesUsed?: string | null
  headRevisionId?: string | null
  isAppAuthorized?: boolean | null
  exportLinks?: Texts | null
  shortcutDetails?: Shortcut | null
  contentRestrictions?: ContentRestriction[] | null
  resourceKey?: string | null
  linkShareMetadata?: LinkShare | null
  labelInfo?: Labels | null
  imageMediaMetadata?: ImageMetadata | null
  videoMediaMetadata?: VideoMetadata | null
}

export interface User {
  kind?: string | null
  displayName?: string | null
  photoLink?: string | null
  me?: boolean | null
  permissionId?: string | null
  emailAddress?: string | null
}

/** Text values by name. */
export interface Texts {
  [k: string]: string | null
}

/** Capabilities of the current user by name, such as `canEdit`. */
export interface Capabilities {
  [k: string]: boolean | null
}

export interface Shortcut {
  targetId?: string | null
  targetMimeType?: string | null
  targetResourceKey?: string | null
}

export interface ContentRestriction {
  readOnly?: boolean | null
  reason?: string | null
  type?: string | null
  restrictingUser?: User | null
  restrictionTime?: string | null
  ownerRestricted?: boolean | null
  systemRestricted?: boolean | null
}

export interface LinkShare {
  securityUpdateEligible?: boolean | null
  securityUpdateEnabled?: boolean | null
}

export interface Labels {
  labels?: Label[] | null
}

export interface Label {
  id?: string | null
  kind?: string | null
  revisionId?: string | null
  fields?: {
    [k: string]: LabelField
  } | null
}

export interface LabelField {
  id?: string | null
  kind?: string | null
  valueType?: string | null
  dateString?: string[] | null
  integer?: string[] | null
  selection?: string[] | null
  text?: string[] | null
  user?: User[] | null
}

export interface ImageMetadata {
  width?: number | null
  height?: number | null
  rotation?: number | null
  location?: GeoLocation | null
  time?: string | null
  cameraMake?: string | null
  cameraModel?: string | null
  exposureTime?: number | null
  aperture?: number | null
  flashUsed?: boolean | null
  focalLength?: number | null
  isoSpeed?: number | null
  meteringMode?: string | null
  sensor?: string | null
  exposureMode?: string | null
  colorSpace?: string | null
  whiteBalance?: string | null
  exposureBias?: number | null
  maxApertureValue?: number | null
  subjectDistance?: number | null
  lens?: string | null
}

export interface GeoLocation {
  latitude?: number | null
  longitude?: number | null
  altitude?: number | null
}

export interface VideoMetadata {
  width?: number | null
  height?: number | null
  durationMillis?: string | null
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** The file's name. Google's default is `Untitled`. */
  name?: string
  /** Short description of the file. */
  description?: string
  /**
   * MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. Defaults to the
   * type of the content.
   */
  mimeType?: string
  /** ID of the parent folder. Defaults to the root of My Drive. (at most 1 items) */
  parents?: string[]
  /** The file's content and media type. */
  content: FileInput
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Requests the content. `media` is the only value. (default "media") */
  alt?: "media"
  /** Whether to download a file that Google identified as malware. For its owner only. */
  acknowledgeAbuse?: boolean
}

/** Params of files_export.download. */
export interface FilesExportDownloadParams {
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** MIME type to export to. `exportFormats` of `about.get` lists the formats for each type of file. */
  mimeType: string
}

/** Params of drives.list. */
export interface DrivesListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 100; default 10) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** Query for shared drives, such as `hidden = false`. */
  q?: string
}

export interface Drive {
  id: string
  kind?: string | null
  name?: string | null
  colorRgb?: string | null
  backgroundImageLink?: string | null
  backgroundImageFile?: ImageCrop | null
  capabilities?: Capabilities | null
  themeId?: string | null
  createdTime?: string | null
  hidden?: boolean | null
  restrictions?: DriveRestrictions | null
  orgUnitId?: string | null
}

export interface ImageCrop {
  id?: string | null
  xCoordinate?: number | null
  yCoordinate?: number | null
  width?: number | null
}

export interface DriveRestrictions {
  adminManagedRestrictions?: boolean | null
  copyRequiresWriterPermission?: boolean | null
  domainUsersOnly?: boolean | null
  driveMembersOnly?: boolean | null
  sharingFoldersRequiresOrganizerPermission?: boolean | null
  downloadRestriction?: DownloadRestriction | null
}

export interface DownloadRestriction {
  restrictedForReaders?: boolean | null
  restrictedForWriters?: boolean | null
}

/** Params of drives.get. */
export interface DrivesGetParams {
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** ID of the shared drive, as `drives.list` returns it. */
  driveId: string
}

/** Params of permissions.list. */
export interface PermissionsListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 100) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** ID of the file or shared drive. */
  fileId: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
}

export interface Permission {
  id: string
  kind?: string | null
  type?: string | null
  emailAddress?: string | null
  domain?: string | null
  role?: string | null
  view?: string | null
  allowFileDiscovery?: boolean | null
  displayName?: string | null
  photoLink?: string | null
  expirationTime?: string | null
  teamDrivePermissionDetails?: PermissionDetail[] | null
  permissionDetails?: PermissionDetail[] | null
  deleted?: boolean | null
  pendingOwner?: boolean | null
}

export interface PermissionDetail {
  permissionType?: string | null
  teamDrivePermissionType?: string | null
  role?: string | null
  inherited?: boolean | null
  inheritedFrom?: string | null
}

/** Params of permissions.get. */
export interface PermissionsGetParams {
  /** ID of the file or shared drive. */
  fileId: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** ID of the permission, as `permissions.list` returns it. */
  permissionId: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 100; default 20) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Whether to include deleted ones, without their content. Defaults to `false`. (default false) */
  includeDeleted?: boolean
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** Filters to comments modified since this time, in RFC 3339 format, such as `2026-11-20T09:00:00Z`. */
  startModifiedTime?: string
}

export interface Comment {
  id: string
  kind?: string | null
  createdTime?: string | null
  modifiedTime?: string | null
  author?: User | null
  htmlContent?: string | null
  content?: string | null
  deleted?: boolean | null
  resolved?: boolean | null
  quotedFileContent?: QuotedContent | null
  anchor?: string | null
  replies?: Reply[] | null
  mentionedEmailAddresses?: string[] | null
  assigneeEmailAddress?: string | null
}

export interface QuotedContent {
  mimeType?: string | null
  value?: string | null
}

export interface Reply {
  id: string
  kind?: string | null
  createdTime?: string | null
  modifiedTime?: string | null
  author?: User | null
  htmlContent?: string | null
  content?: string | null
  deleted?: boolean | null
  action?: string | null
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Whether to include deleted ones, without their content. Defaults to `false`. (default false) */
  includeDeleted?: boolean
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 100; default 20) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** Whether to include deleted ones, without their content. Defaults to `false`. (default false) */
  includeDeleted?: boolean
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
}

/** Params of replies.get. */
export interface RepliesGetParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** Whether to include deleted ones, without their content. Defaults to `false`. (default false) */
  includeDeleted?: boolean
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** ID of the reply, as `replies.list` or its comment returns it. */
  replyId: string
}

/** Params of revisions.list. */
export interface RevisionsListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 1000; default 200) */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
}

export interface Revision {
  id: string
  kind?: string | null
  mimeType?: string | null
  modifiedTime?: string | null
  keepForever?: boolean | null
  published?: boolean | null
  publishedLink?: string | null
  publishAuto?: boolean | null
  publishedOutsideDomain?: boolean | null
  lastModifyingUser?: User | null
  originalFilename?: string | null
  md5Checksum?: string | null
  size?: string | null
  exportLinks?: Texts | null
}

/** Params of revisions.get. */
export interface RevisionsGetParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the revision, as `revisions.list` returns it. */
  revisionId: string
}

/** Params of changes.list. */
export interface ChangesListParams {
  /** Maximum number of records per page, 1 to 100. Google may return fewer. (1 to 1000; default 100) */
  pageSize?: number
  /** A `startPageToken` for the first page, then the `nextPageToken` value of the previous page. */
  pageToken: string
  /** ID of the shared drive to list changes of. Defaults to the user's changes. */
  driveId?: string
  /** Whether to include items from shared drives. Requires `supportsAllDrives` set to `true`. */
  includeItemsFromAllDrives?: boolean
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Comma-separated spaces: `drive`, `appDataFolder`. */
  spaces?: string
  /** Whether to include removed files: deleted or no longer shared. Defaults to `true`. (default true) */
  includeRemoved?: boolean
  /**
   * Whether to return only changes in My Drive, without files shared by others. Defaults to `false`. (default false)
   */
  restrictToMyDrive?: boolean
}

export interface Change {
  kind?: string | null
  changeType?: string | null
  type?: string | null
  time?: string | null
  removed?: boolean | null
  fileId?: string | null
  file?: File | null
  driveId?: string | null
  drive?: Drive | null
}

/** Params of changes_start_page_token.get. */
export interface ChangesStartPageTokenGetParams {
  /** ID of the shared drive to follow. Defaults to the user's changes. */
  driveId?: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
}

export interface StartPageToken {
  kind?: string | null
  startPageToken: string
}

/** Params of about.get. */
export interface AboutGetParams {
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
}

export interface About {
  kind?: string | null
  user?: User | null
  storageQuota?: StorageQuota | null
  importFormats?: TextLists | null
  exportFormats?: TextLists | null
  maxImportSizes?: Texts | null
  maxUploadSize?: string | null
  appInstalled?: boolean | null
  folderColorPalette?: string[] | null
  driveThemes?: Theme[] | null
  canCreateDrives?: boolean | null
  canCreateTeamDrives?: boolean | null
  teamDriveThemes?: Theme[] | null
}

export interface StorageQuota {
  limit?: string | null
  usage?: string | null
  usageInDrive?: string | null
  usageInDriveTrash?: string | null
}

/** Target MIME types by source MIME type. */
export interface TextLists {
  [k: string]: string[] | null
}

export interface Theme {
  id?: string | null
  backgroundImageLink?: string | null
  colorRgb?: string | null
}

/** Credentials by auth variant. */
export interface GoogleDriveCredentials {
  oauth: GoogleDriveOauthCredentials
}

/** Google account */
export interface GoogleDriveOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface GoogleDriveConfig { [k: string]: never }
