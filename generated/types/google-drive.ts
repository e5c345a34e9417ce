// Generated from definitions/google-drive.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Google Drive */
    "google-drive": GoogleDrive
  }
}

/**
 * Google Drive. Files and shared drives, their content, permissions, comments, revisions and changes. Files are read
 * and added, not changed.
 */
export interface GoogleDrive {
  operations: GoogleDriveOperations
  credentials: GoogleDriveCredentials
  config: GoogleDriveConfig
}

/** What can be called, by entity and action. */
export interface GoogleDriveOperations {
  /** A file, folder or shortcut of a user or a shared drive. */
  files: {
    /** Lists or searches the files and folders of the user or of a shared drive, trashed ones too. */
    list: {
      params: FilesListParams
      records: File[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: boolean | null
      }
    }
    /** Gets the metadata of one file, folder or shortcut, not its content; download and files_export give that. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Adds a file with its content, of at most 5 MB, to My Drive or to a folder. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Streams the content of a file that is not a Google document, sheet or slide deck; files_export is for those. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** The content of a Google document, sheet or slide deck in another format. */
  files_export: {
    /** Streams a Google document in another format. Google refuses content over 10 MB. */
    download: {
      params: FilesExportDownloadParams
      file: true
    }
  }
  /** A shared drive. */
  drives: {
    /** Lists the shared drives that the user is a member of; with useDomainAdminAccess those of the whole domain. */
    list: {
      params: DrivesListParams
      records: Drive[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets one shared drive with its settings and what the user may do there. */
    get: {
      params: DrivesGetParams
      records: Drive
      meta: {}
    }
  }
  /** What a person, group, domain or anyone may do with a file or shared drive. */
  permissions: {
    /** Lists who may do what with a file or shared drive. */
    list: {
      params: PermissionsListParams
      records: Permission[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets one permission of a file or shared drive, with its role and whom it is for. */
    get: {
      params: PermissionsGetParams
      records: Permission
      meta: {}
    }
  }
  /** A remark on a file, with its replies. */
  comments: {
    /** Lists the comments on a file, each with its replies. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets one comment on a file with its replies. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
  }
  /** A reply to a comment, which may also resolve or reopen it. */
  replies: {
    /** Lists the replies to one comment. comments.list has the replies of all comments. */
    list: {
      params: RepliesListParams
      records: Reply[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets one reply to a comment. */
    get: {
      params: RepliesGetParams
      records: Reply
      meta: {}
    }
  }
  /** A version of a file's content. Of files with a long history Google may leave older ones out. */
  revisions: {
    /** Lists the revisions of a file, without their content. */
    list: {
      params: RevisionsListParams
      records: Revision[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets the metadata of one revision of a file, not its content. */
    get: {
      params: RevisionsGetParams
      records: Revision
      meta: {}
    }
  }
  /** That a file or shared drive was changed, or is no longer there to see. */
  changes: {
    /** Lists what changed since a page token. The last page has newStartPageToken, from which to go on another day. */
    list: {
      params: ChangesListParams
      records: Change[]
      meta: {
        nextPageToken: string | null
        newStartPageToken: string | null
      }
    }
  }
  /** The page token from which changes.list begins now. */
  changes_start_page_token: {
    /** Gets the page token that marks the present state. changes.list with it gives what changed afterwards. */
    get: {
      params: ChangesStartPageTokenGetParams
      records: StartPageToken
      meta: {}
    }
  }
  /** The user, their storage, and what their Drive can import and export. */
  about: {
    /** Gets the user, the storage used and left in bytes, and the formats for import and export. */
    get: {
      params: AboutGetParams
      records: About
      meta: {}
    }
  }
}

/** Params of files.list. */
export interface FilesListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 1000; default 100) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** Google's file query, such as name contains 'plan' and trashed = false. */
  q?: string
  /** Sort keys with commas between, such as folder,modifiedTime desc. */
  orderBy?: string
  /** What to answer, such as nextPageToken,files(id,name,size). Without nextPageToken the list ends after a page. */
  fields?: string
  /** drive or appDataFolder, or both with a comma between. */
  spaces?: string
  /** Where to look. drive needs driveId. */
  corpora?: "user" | "drive" | "domain" | "allDrives"
  /** The id of a shared drive, from drives.list. */
  driveId?: string
  /** Also what lies in shared drives. Needs supportsAllDrives to be true. */
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

/** Whether the current user may do each thing, by name such as canEdit. */
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
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** What to answer, such as id,name,size; * is everything. */
  fields?: string
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** What to answer of the file, such as id,name,size; * is everything. */
  fields?: string
  /** The file's name; Google calls it Untitled where there is none. */
  name?: string
  /** What Drive shows below the name. */
  description?: string
  /**
   * The type that the file is to have, such as application/vnd.google-apps.document to have the content converted; that
   * of the content where there is none.
   */
  mimeType?: string
  /** The id of the folder that the file is to be in; the root of My Drive where there is none. (at most 1 items) */
  parents?: string[]
  /** The content, with its media type. */
  content: FileParam
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** Asks for the content; there is no other value. (default "media") */
  alt?: "media"
  /** Take a file that Google holds for malware; for its owner only. */
  acknowledgeAbuse?: boolean
}

/** Params of files_export.download. */
export interface FilesExportDownloadParams {
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** The format wanted; exportFormats of about.get says which ones each type of document has. */
  mimeType: string
}

/** Params of drives.list. */
export interface DrivesListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 100; default 10) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  /** Google's query for shared drives, such as hidden = false. */
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
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  /** The id of the shared drive, from drives.list. */
  driveId: string
}

/** Params of permissions.list. */
export interface PermissionsListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 100) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The id of the file or shared drive. */
  fileId: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** Ask as an administrator of the domain. */
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
  /** The id of the file or shared drive. */
  fileId: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  /** The id of the permission, from permissions.list. */
  permissionId: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 100; default 20) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** The fields to answer, commas between; everything unless said otherwise. (default "*") */
  fields?: string
  /** Only those changed since, as RFC 3339: 2026-11-20T09:00:00Z. */
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
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** The fields to answer, commas between; everything unless said otherwise. (default "*") */
  fields?: string
  /** The id of the comment, from comments.list. */
  commentId: string
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 100; default 20) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** The id of the comment, from comments.list. */
  commentId: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** The fields to answer, commas between; everything unless said otherwise. (default "*") */
  fields?: string
}

/** Params of replies.get. */
export interface RepliesGetParams {
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** The id of the comment, from comments.list. */
  commentId: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** The fields to answer, commas between; everything unless said otherwise. (default "*") */
  fields?: string
  /** The id of the reply, from replies.list or from its comment. */
  replyId: string
}

/** Params of revisions.list. */
export interface RevisionsListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 1000; default 200) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The id of the file, from files.list or the file's URL. */
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
  /** The id of the file, from files.list or the file's URL. */
  fileId: string
  /** The id of the revision, from revisions.list. */
  revisionId: string
}

/** Params of changes.list. */
export interface ChangesListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 1000; default 100) */
  pageSize?: number
  /** A startPageToken to begin with, then the nextPageToken of the page before. */
  pageToken: string
  /** The shared drive whose changes to list; without it those of the user. */
  driveId?: string
  /** Also what lies in shared drives. Needs supportsAllDrives to be true. */
  includeItemsFromAllDrives?: boolean
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** drive or appDataFolder, or both with a comma between. */
  spaces?: string
  /** Whether to list files that are no longer there to see, deleted or unshared. (default true) */
  includeRemoved?: boolean
  /** Only changes within My Drive, without files that others share. (default false) */
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
  /** The shared drive whose changes to follow; without it those of the user. */
  driveId?: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
}

export interface StartPageToken {
  kind?: string | null
  startPageToken: string
}

/** Params of about.get. */
export interface AboutGetParams {
  /** The fields to answer, commas between; everything unless said otherwise. (default "*") */
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

/** Media types that a media type can be converted to, by media type. */
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
