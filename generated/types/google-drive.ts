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

/** The operations, by entity and action. */
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
  /** The file's ID. */
  id: string
  /** The object type, always drive#file. */
  kind?: string | null
  /** The file's name, not necessarily unique within a folder. */
  name?: string | null
  /** The file's MIME type. */
  mimeType?: string | null
  /** The file's description. */
  description?: string | null
  /** Whether the file is among the user's starred files. */
  starred?: boolean | null
  /** Whether the file is in the trash, directly or through a trashed folder. */
  trashed?: boolean | null
  /** Whether the file itself was trashed, instead of a folder above it. */
  explicitlyTrashed?: boolean | null
  /** The time the file was trashed. Present for items in shared drives. */
  trashedTime?: string | null
  trashingUser?: User | null
  /** The ID of the folder that contains the file. */
  parents?: string[] | null
  properties?: Texts | null
  appProperties?: Texts | null
  /** The storage spaces that contain the file. */
  spaces?: string[] | null
  /** A number that grows with every change to the file. */
  version?: string | null
  /** The address for downloading the content. Absent for Google Docs files. */
  webContentLink?: string | null
  /** The address for opening the file in a browser. */
  webViewLink?: string | null
  /** The address of the file's icon. */
  iconLink?: string | null
  /** Whether the file has a thumbnail. */
  hasThumbnail?: boolean | null
  /** A short-lived address of the thumbnail. Absent if there is none. */
  thumbnailLink?: string | null
  /** The thumbnail's version, for deciding whether a cached copy is stale. */
  thumbnailVersion?: string | null
  /** Whether the user has viewed the file. */
  viewedByMe?: boolean | null
  /** The time the user last viewed the file, in RFC 3339 format. */
  viewedByMeTime?: string | null
  /** Creation time, in RFC 3339 format. */
  createdTime?: string | null
  /** The time anyone last modified the file, in RFC 3339 format. */
  modifiedTime?: string | null
  /** The time the user last modified the file, in RFC 3339 format. */
  modifiedByMeTime?: string | null
  /** Whether the user has modified the file. */
  modifiedByMe?: boolean | null
  /** The time the file was shared with the user, if it was. */
  sharedWithMeTime?: string | null
  sharingUser?: User | null
  /** The file's owner. Absent for items in shared drives. */
  owners?: User[] | null
  /** The shared drive's ID. Absent for files in My Drive. */
  driveId?: string | null
  lastModifyingUser?: User | null
  /** Whether others have access to the file. Absent for items in shared drives. */
  shared?: boolean | null
  /** Whether the user is the file's owner. Absent for items in shared drives. */
  ownedByMe?: boolean | null
  capabilities?: Capabilities | null
  /** Whether viewers may copy the content. Deprecated in favor of copyRequiresWriterPermission. */
  viewersCanCopyContent?: boolean | null
  /** Whether copying, printing and downloading are closed to readers and commenters. */
  copyRequiresWriterPermission?: boolean | null
  /** Whether writers may change the file's permissions. Absent for items in shared drives. */
  writersCanShare?: boolean | null
  /** The IDs of the permissions on the file. */
  permissionIds?: string[] | null
  /** The folder's color, as an RGB hex string. Absent for other files. */
  folderColorRgb?: string | null
  /** The name of the uploaded file. Present for binary files. */
  originalFilename?: string | null
  /** The full extension from the name, such as tar.gz. Present for binary files. */
  fullFileExtension?: string | null
  /** The last part of the extension. Present for binary files. */
  fileExtension?: string | null
  /** The content's MD5 checksum. Present for binary files. */
  md5Checksum?: string | null
  /** The content's SHA-1 checksum. Present for binary files. */
  sha1Checksum?: string | null
  /** The content's SHA-256 checksum. Present for binary files. */
  sha256Checksum?: string | null
  /** The size in bytes. Absent for folders and shortcuts. */
  size?: string | null
  /** The storage quota the file uses, in bytes, including kept revisions. */
  quotaBytesUsed?: string | null
  /** The ID of the current revision. Present for binary files. */
  headRevisionId?: string | null
  /** Whether the requesting app created or opened the file. */
  isAppAuthorized?: boolean | null
  exportLinks?: Texts | null
  shortcutDetails?: Shortcut | null
  /** The restrictions on changing the content. Absent if there are none. */
  contentRestrictions?: ContentRestriction[] | null
  /** The key needed to open the file through a shared link. */
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
  /** The shared drive's ID, also the ID of its top folder. */
  id: string
  /** The object type, always drive#drive. */
  kind?: string | null
  /** The shared drive's name. */
  name?: string | null
  /** The shared drive's color, as an RGB hex string. */
  colorRgb?: string | null
  /** A short-lived address of the background image. */
  backgroundImageLink?: string | null
  backgroundImageFile?: ImageCrop | null
  capabilities?: Capabilities | null
  /** The ID of the theme that sets the background image and color. */
  themeId?: string | null
  /** Creation time, in RFC 3339 format. */
  createdTime?: string | null
  /** Whether the shared drive is hidden from the default view. */
  hidden?: boolean | null
  restrictions?: DriveRestrictions | null
  /** The ID of the shared drive's organizational unit. */
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
  /** The permission's ID, one for each grantee. */
  id: string
  /** The object type, always drive#permission. */
  kind?: string | null
  /** The type of grantee: a user, a group, a domain or anyone. */
  type?: string | null
  /** The user's or group's email address. Absent for other grantees. */
  emailAddress?: string | null
  /** The domain the permission grants access to. */
  domain?: string | null
  /** The role granted, from reader to owner. */
  role?: string | null
  /** The view the permission belongs to. Absent unless it belongs to one. */
  view?: string | null
  /** Whether the file can be found through search. Applies to domain and anyone. */
  allowFileDiscovery?: boolean | null
  /** The grantee's name for display. Absent for anyone. */
  displayName?: string | null
  /** The address of the user's profile photo, if any. */
  photoLink?: string | null
  /** The time the permission expires, in RFC 3339 format. */
  expirationTime?: string | null
  /** The origin of a shared drive permission. Deprecated in favor of permissionDetails. */
  teamDrivePermissionDetails?: PermissionDetail[] | null
  /** The roles behind the permission, and whether each is inherited. */
  permissionDetails?: PermissionDetail[] | null
  /** Whether the grantee's account was deleted. */
  deleted?: boolean | null
  /** Whether the user is a pending owner of the file. */
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
  /** The comment's ID. */
  id: string
  /** The object type, always drive#comment. */
  kind?: string | null
  /** Creation time, in RFC 3339 format. */
  createdTime?: string | null
  /** The last time the comment or a reply changed, in RFC 3339 format. */
  modifiedTime?: string | null
  author?: User | null
  /** The comment's text, as HTML. */
  htmlContent?: string | null
  /** The comment's text, as plain text. */
  content?: string | null
  /** Whether the comment is deleted. Deleted comments have no content. */
  deleted?: boolean | null
  /** Whether a reply resolved the comment. */
  resolved?: boolean | null
  quotedFileContent?: QuotedContent | null
  /** The region of the document commented on, as a JSON string. */
  anchor?: string | null
  /** The replies to the comment, in order of time. */
  replies?: Reply[] | null
  /** The email addresses of the users mentioned in the comment. */
  mentionedEmailAddresses?: string[] | null
  /** The email address of the assigned user. Absent if unassigned. */
  assigneeEmailAddress?: string | null
}

export interface QuotedContent {
  mimeType?: string | null
  value?: string | null
}

export interface Reply {
  /** The reply's ID. */
  id: string
  /** The object type, always drive#reply. */
  kind?: string | null
  /** Creation time, in RFC 3339 format. */
  createdTime?: string | null
  /** The time of the last modification, in RFC 3339 format. */
  modifiedTime?: string | null
  author?: User | null
  /** The reply's text, as HTML. */
  htmlContent?: string | null
  /** The reply's text, as plain text. */
  content?: string | null
  /** Whether the reply is deleted. Deleted replies have no content. */
  deleted?: boolean | null
  /** The effect on the comment: resolving or reopening it. */
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
  /** The revision's ID. */
  id: string
  /** The object type, always drive#revision. */
  kind?: string | null
  /** The revision's MIME type. */
  mimeType?: string | null
  /** The time of the revision, in RFC 3339 format. */
  modifiedTime?: string | null
  /** Whether the revision is kept after newer content arrives. Applies to binary files. */
  keepForever?: boolean | null
  /** Whether the revision is published. Applies to Docs Editors files. */
  published?: boolean | null
  /** The address of the published revision. Applies to Docs Editors files. */
  publishedLink?: string | null
  /** Whether later revisions are published automatically. Applies to Docs Editors files. */
  publishAuto?: boolean | null
  /** Whether the revision is published outside the domain. Applies to Docs Editors files. */
  publishedOutsideDomain?: boolean | null
  lastModifyingUser?: User | null
  /** The file name at the time of the revision. Present for binary files. */
  originalFilename?: string | null
  /** The content's MD5 checksum. Present for binary files. */
  md5Checksum?: string | null
  /** The revision's size in bytes. Present for binary files. */
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
  /** The object type, always drive#change. */
  kind?: string | null
  /** The type of change: to a file or to a shared drive. */
  changeType?: string | null
  /** The type of change. Deprecated in favor of changeType. */
  type?: string | null
  /** The time of the change, in RFC 3339 format. */
  time?: string | null
  /** Whether the item left the list of changes, through deletion or lost access. */
  removed?: boolean | null
  /** The ID of the changed file. */
  fileId?: string | null
  file?: File | null
  /** The ID of the changed shared drive. */
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
  /** The object type, always drive#startPageToken. */
  kind?: string | null
  /** The token from which to list future changes. */
  startPageToken: string
}

/** Params of about.get. */
export interface AboutGetParams {
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
}

export interface About {
  /** The object type, always drive#about. */
  kind?: string | null
  user?: User | null
  storageQuota?: StorageQuota | null
  importFormats?: TextLists | null
  exportFormats?: TextLists | null
  maxImportSizes?: Texts | null
  /** The largest upload size, in bytes. */
  maxUploadSize?: string | null
  /** Whether the requesting app is installed for the user. */
  appInstalled?: boolean | null
  /** The colors allowed for folders, as RGB hex strings. */
  folderColorPalette?: string[] | null
  /** The themes available for shared drives. */
  driveThemes?: Theme[] | null
  /** Whether the user may create shared drives. */
  canCreateDrives?: boolean | null
  /** Whether the user may create Team Drives. Deprecated in favor of canCreateDrives. */
  canCreateTeamDrives?: boolean | null
  /** The themes for Team Drives. Deprecated in favor of driveThemes. */
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
