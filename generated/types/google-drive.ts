// Generated from definitions/google-drive.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Drive */
    "google-drive": GoogleDrive
  }
}

/**
 * Google Drive. Files, folders and shared drives, with their content, permissions, comments, revisions, changes and
 * trash.
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
    /** Updates the metadata of a file, folder or shortcut. Fields that you leave out keep their value. */
    update: {
      params: FilesUpdateParams
      records: File
      meta: {}
    }
    /**
     * Deletes a file, or a folder with everything in it, past the trash. This cannot be undone. Use `trash` to keep a
     * way back.
     */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the content of a file, as a stream. For Google Docs, Sheets and Slides, use `files_export`. */
    download: {
      params: FilesDownloadParams
      file: true
    }
    /** Uploads a file of any size to My Drive or to a folder. */
    upload: {
      params: FilesUploadParams
      records: File
      meta: {}
    }
    /** Creates a folder in My Drive, in a shared drive or in another folder. */
    create_folder: {
      params: FilesCreateFolderParams
      records: File
      meta: {}
    }
    /** Creates a shortcut to a file or folder. */
    create_shortcut: {
      params: FilesCreateShortcutParams
      records: File
      meta: {}
    }
    /** Creates an empty file of Google Docs, Sheets, Slides or Drawings. */
    create_document: {
      params: FilesCreateDocumentParams
      records: File
      meta: {}
    }
    /** Replaces the content of a file. Google keeps the earlier content as a revision for 30 days. */
    update_content: {
      params: FilesUpdateContentParams
      records: File
      meta: {}
    }
    /** Copies a file. Folders cannot be copied. */
    copy: {
      params: FilesCopyParams
      records: File
      meta: {}
    }
    /** Moves a file or folder to another folder. */
    move: {
      params: FilesMoveParams
      records: File
      meta: {}
    }
    /** Moves a file or folder to the trash. Google deletes it for good after 30 days. */
    trash: {
      params: FilesTrashParams
      records: File
      meta: {}
    }
    /** Restores a file or folder from the trash. */
    untrash: {
      params: FilesUntrashParams
      records: File
      meta: {}
    }
    /** Deletes all files in the trash of My Drive or of a shared drive. This cannot be undone. */
    empty_trash: {
      params: FilesEmptyTrashParams
      records: null
      meta: {}
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
  /** IDs for files that you are about to create. A repeated create with such an ID makes no second file. */
  generated_ids: {
    /** Gets IDs for new files, for the `id` param of creates and copies. */
    get: {
      params: GeneratedIdsGetParams
      records: GeneratedIds
      meta: {}
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
    /** Creates a shared drive. The user becomes its organizer. */
    create: {
      params: DrivesCreateParams
      records: Drive
      meta: {}
    }
    /** Updates the name, look or restrictions of a shared drive. */
    update: {
      params: DrivesUpdateParams
      records: Drive
      meta: {}
    }
    /**
     * Deletes a shared drive. This cannot be undone. Google refuses a shared drive with items, unless a domain
     * administrator sets `allowItemDeletion`.
     */
    delete: {
      params: DrivesDeleteParams
      records: null
      meta: {}
    }
    /** Hides a shared drive from the user's default view. */
    hide: {
      params: DrivesHideParams
      records: Drive
      meta: {}
    }
    /** Shows a hidden shared drive in the user's default view again. */
    unhide: {
      params: DrivesUnhideParams
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
    /**
     * Shares a file or shared drive with a user, group, domain or anyone. Users and groups get an email, unless
     * `sendNotificationEmail` is `false`.
     */
    create: {
      params: PermissionsCreateParams
      records: Permission
      meta: {}
    }
    /** Updates the role or the expiration of a permission. */
    update: {
      params: PermissionsUpdateParams
      records: Permission
      meta: {}
    }
    /** Removes a permission. The grantee loses the access that it gives. */
    delete: {
      params: PermissionsDeleteParams
      records: null
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
    /** Creates a comment on a file. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the text of a comment. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment with its text. This cannot be undone. */
    delete: {
      params: CommentsDeleteParams
      records: null
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
    /** Replies to a comment. With `action`, the reply also resolves or reopens the comment. */
    create: {
      params: RepliesCreateParams
      records: Reply
      meta: {}
    }
    /** Updates the text of a reply. */
    update: {
      params: RepliesUpdateParams
      records: Reply
      meta: {}
    }
    /** Deletes a reply with its text. This cannot be undone. */
    delete: {
      params: RepliesDeleteParams
      records: null
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
    /** Updates whether a revision is kept for good or published. */
    update: {
      params: RevisionsUpdateParams
      records: Revision
      meta: {}
    }
    /** Deletes a revision of a file with binary content. This cannot be undone. Google refuses the last one. */
    delete: {
      params: RevisionsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the content of a revision of a file with binary content, as a stream. */
    download: {
      params: RevisionsDownloadParams
      file: true
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
  /** Maximum number of records per page, 1 to 1,000. Google may return fewer. (1 to 1000; default 100) */
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
  /** Whether permissions of folders above do not apply to the folder. */
  inheritedPermissionsDisabled?: boolean | null
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

/** Params of files.update. */
export interface FilesUpdateParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** The file's name. Names in a folder need not be unique. */
  name?: string
  /** Short description of the file. */
  description?: string
  /** The file's MIME type. Google refuses another type without new content. */
  mimeType?: string
  /** Whether the file is among the user's starred files. */
  starred?: boolean
  /** Color of a folder, as an RGB hex string. `folderColorPalette` of `about.get` lists the colors. */
  folderColorRgb?: string
  /** Key-value pairs that every app can see. An update keeps other pairs; `null` removes one. */
  properties?: {
    [k: string]: string | null
  }
  /** Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one. */
  appProperties?: {
    [k: string]: string | null
  }
  /** Whether readers and commenters can neither copy, print nor download the file. */
  copyRequiresWriterPermission?: boolean
  /** Whether writers can change the file's permissions. For files in My Drive. */
  writersCanShare?: boolean
  /** Whether to limit a folder to people with a permission of their own. */
  inheritedPermissionsDisabled?: boolean
  /**
   * Lock on the file's content. Set `readOnly` to `false` to unlock it. (at most 1 items)
   * 
   * Items: A lock on the content of a file.
   */
  contentRestrictions?: {
    /** Whether the content, the title and comments are locked. */
    readOnly: boolean
    /** Reason for the lock. */
    reason?: string
    /** Whether only the file's owner can change the lock. */
    ownerRestricted?: boolean
  }[]
  /** Time of the last modification, in RFC 3339 format. */
  modifiedTime?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
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

/** Params of files.upload. */
export interface FilesUploadParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file. */
  id?: string
  /** The file's name. Names in a folder need not be unique. */
  name: string
  /** Short description of the file. */
  description?: string
  /**
   * MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. Defaults to the
   * type of the content.
   */
  mimeType?: string
  /** ID of the parent folder, or of a shared drive. Defaults to the root of My Drive. (at most 1 items) */
  parents?: string[]
  /** Whether the file is among the user's starred files. */
  starred?: boolean
  /** Key-value pairs that every app can see. An update keeps other pairs; `null` removes one. */
  properties?: {
    [k: string]: string | null
  }
  /** Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one. */
  appProperties?: {
    [k: string]: string | null
  }
  /** Whether to keep this revision for good. Google keeps up to 200 of a file. */
  keepRevisionForever?: boolean
  /** Language of text in an image to convert, as an ISO 639-1 code. */
  ocrLanguage?: string
  /** The file's content and media type. A stream also needs its size. */
  content: FileInput
}

/** Params of files.create_folder. */
export interface FilesCreateFolderParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file. */
  id?: string
  /** The file's name. Names in a folder need not be unique. */
  name: string
  /** Short description of the file. */
  description?: string
  /** ID of the parent folder, or of a shared drive. Defaults to the root of My Drive. (at most 1 items) */
  parents?: string[]
  /** Color of a folder, as an RGB hex string. `folderColorPalette` of `about.get` lists the colors. */
  folderColorRgb?: string
  /** Whether the file is among the user's starred files. */
  starred?: boolean
  /** Key-value pairs that every app can see. An update keeps other pairs; `null` removes one. */
  properties?: {
    [k: string]: string | null
  }
  /** Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one. */
  appProperties?: {
    [k: string]: string | null
  }
}

/** Params of files.create_shortcut. */
export interface FilesCreateShortcutParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID of the file or folder that the shortcut opens. */
  targetId: string
  /** The shortcut's name. Defaults to the name of the target. */
  name?: string
  /** Short description of the file. */
  description?: string
  /** ID of the parent folder, or of a shared drive. Defaults to the root of My Drive. (at most 1 items) */
  parents?: string[]
}

/** Params of files.create_document. */
export interface FilesCreateDocumentParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file. */
  id?: string
  /** The file's name. Names in a folder need not be unique. */
  name: string
  /** MIME type of the new file. */
  mimeType:
    | "application/vnd.google-apps.document"
    | "application/vnd.google-apps.spreadsheet"
    | "application/vnd.google-apps.presentation"
    | "application/vnd.google-apps.drawing"
  /** Short description of the file. */
  description?: string
  /** ID of the parent folder, or of a shared drive. Defaults to the root of My Drive. (at most 1 items) */
  parents?: string[]
  /** Whether the file is among the user's starred files. */
  starred?: boolean
  /** Key-value pairs that every app can see. An update keeps other pairs; `null` removes one. */
  properties?: {
    [k: string]: string | null
  }
  /** Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one. */
  appProperties?: {
    [k: string]: string | null
  }
}

/** Params of files.update_content. */
export interface FilesUpdateContentParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** The file's new name. Defaults to the current one. */
  name?: string
  /** Whether to keep this revision for good. Google keeps up to 200 of a file. */
  keepRevisionForever?: boolean
  /** Language of text in an image to convert, as an ISO 639-1 code. */
  ocrLanguage?: string
  /** The new content and its media type. A stream also needs its size. */
  content: FileInput
}

/** Params of files.copy. */
export interface FilesCopyParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file. */
  id?: string
  /** The copy's name. Defaults to `Copy of` and the file's name. */
  name?: string
  /** Short description of the file. */
  description?: string
  /**
   * MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. Defaults to the
   * type of the content.
   */
  mimeType?: string
  /** ID of the folder for the copy. Defaults to the folder of the file. (at most 1 items) */
  parents?: string[]
  /** Whether the file is among the user's starred files. */
  starred?: boolean
  /** Key-value pairs that every app can see. An update keeps other pairs; `null` removes one. */
  properties?: {
    [k: string]: string | null
  }
  /** Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one. */
  appProperties?: {
    [k: string]: string | null
  }
  /** Whether to copy the open comments on the file. */
  copyComments?: boolean
  /** Language of text in an image to convert, as an ISO 639-1 code. */
  ocrLanguage?: string
}

/** Params of files.move. */
export interface FilesMoveParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
  /** ID of the new parent folder, or of a shared drive. */
  addParents: string
  /** ID of the current parent folder, as `parents` of the file. */
  removeParents?: string
}

/** Params of files.trash. */
export interface FilesTrashParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
}

/** Params of files.untrash. */
export interface FilesUntrashParams {
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Fields of the file to return, such as `id,name,size`. Use `*` for all fields. */
  fields?: string
}

/** Params of files.empty_trash. */
export interface FilesEmptyTrashParams {
  /** ID of the shared drive, as `drives.list` returns it. Defaults to My Drive. */
  driveId?: string
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

/** Params of generated_ids.get. */
export interface GeneratedIdsGetParams {
  /** Number of IDs, 1 to 1000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Space of the new files. Defaults to `drive`. */
  space?: "drive" | "appDataFolder"
  /** Type of the new items. Defaults to `files`. */
  type?: "files" | "shortcuts"
}

export interface GeneratedIds {
  /** IDs for new files, each for one. */
  ids: string[]
  /** The space of the new files. */
  space?: string | null
  /** The object type, always drive#generatedIds. */
  kind?: string | null
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

/** Params of drives.create. */
export interface DrivesCreateParams {
  /**
   * ID of your own for this request, such as a random UUID. A repeated request with it creates no second shared drive.
   */
  requestId: string
  /** Name of the shared drive. */
  name: string
  /** ID of the theme, as `driveThemes` of `about.get` lists it. Sets color and background. */
  themeId?: string
}

/** Params of drives.update. Takes only one of themeId, colorRgb. Takes only one of themeId, backgroundImageFile. */
export interface DrivesUpdateParams {
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** ID of the shared drive, as `drives.list` returns it. */
  driveId: string
  /** The new name. */
  name?: string
  /** ID of the theme, as `driveThemes` of `about.get` lists it. Sets color and background. */
  themeId?: string
  /** Color of the shared drive, as an RGB hex string. */
  colorRgb?: string
  /** Image file and crop for the background. */
  backgroundImageFile?: {
    /** ID of an image file in Drive. */
    id: string
    /** Left edge of the crop, from 0 to 1 of the image's width. */
    xCoordinate: number
    /** Top edge of the crop, from 0 to 1 of the image's height. */
    yCoordinate: number
    /** Width of the crop, from 0 to 1 of the image's width. */
    width: number
  }
  /** Limits on sharing and on the use of content. Others keep their value. */
  restrictions?: {
    /** Whether only administrators can change these limits. */
    adminManagedRestrictions?: boolean
    /** Whether readers and commenters can neither copy, print nor download content. */
    copyRequiresWriterPermission?: boolean
    /** Whether only users of the domain can access content. */
    domainUsersOnly?: boolean
    /** Whether only members can access content. */
    driveMembersOnly?: boolean
    /** Whether only organizers can share folders. */
    sharingFoldersRequiresOrganizerPermission?: boolean
  }
}

/** Params of drives.delete. Needs useDomainAdminAccess with allowItemDeletion. */
export interface DrivesDeleteParams {
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** ID of the shared drive, as `drives.list` returns it. */
  driveId: string
  /** Whether to delete the items too. Requires `useDomainAdminAccess`. */
  allowItemDeletion?: boolean
}

/** Params of drives.hide. */
export interface DrivesHideParams {
  /** ID of the shared drive, as `drives.list` returns it. */
  driveId: string
}

/** Params of drives.unhide. */
export interface DrivesUnhideParams {
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

/**
 * Params of permissions.create. Needs emailAddress with type user or group. Needs domain with type domain. Needs
 * transferOwnership with role owner.
 */
export interface PermissionsCreateParams {
  /** ID of the file or shared drive. */
  fileId: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** Type of the grantee. */
  type: "user" | "group" | "domain" | "anyone"
  /** Role of the grantee. `owner` is for files in My Drive, `organizer` and `fileOrganizer` are for shared drives. */
  role: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader"
  /** Email address of the user or group. Required for these types. */
  emailAddress?: string
  /** Domain to share with. Required for type `domain`. */
  domain?: string
  /** Whether search finds the file. For domain and anyone. */
  allowFileDiscovery?: boolean
  /** Time when the permission ends, within a year. For users and groups. */
  expirationTime?: string
  /** View that the permission belongs to. */
  view?: "published" | "metadata"
  /** Whether to ask the user to become the owner, with role `writer`. For personal accounts. */
  pendingOwner?: boolean
  /** Whether to send an email to the user or group. Defaults to `true`. A transfer of ownership needs it. */
  sendNotificationEmail?: boolean
  /** Text of the email, as plain text. */
  emailMessage?: string
  /** Whether to make the grantee the owner, and the current owner a writer. Required as `true` for role `owner`. */
  transferOwnership?: boolean
  /** Whether a transfer of ownership moves the file to the top of the new owner's My Drive. */
  moveToNewOwnersRoot?: boolean
}

/**
 * Params of permissions.update. Takes only one of expirationTime, removeExpiration. Needs transferOwnership with role
 * owner.
 */
export interface PermissionsUpdateParams {
  /** ID of the file or shared drive. */
  fileId: string
  /** Whether to support shared drives. Must be `true` to access their items. */
  supportsAllDrives?: boolean
  /** Whether to make the request as a domain administrator. */
  useDomainAdminAccess?: boolean
  /** ID of the permission, as `permissions.list` returns it. */
  permissionId: string
  /** Role of the grantee. `owner` is for files in My Drive, `organizer` and `fileOrganizer` are for shared drives. */
  role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader"
  /** Time when the permission ends, within a year. For users and groups. */
  expirationTime?: string
  /** Whether to ask the user to become the owner, with role `writer`. For personal accounts. */
  pendingOwner?: boolean
  /** Whether to remove the expiration. */
  removeExpiration?: boolean
  /** Whether to make the grantee the owner, and the current owner a writer. Required as `true` for role `owner`. */
  transferOwnership?: boolean
}

/** Params of permissions.delete. */
export interface PermissionsDeleteParams {
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

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** Text of the comment, as plain text. */
  content: string
  /** Region of the file that the comment is about, as a JSON string. */
  anchor?: string
  /** Part of the file that the comment is about. */
  quotedFileContent?: {
    /** MIME type of the part. */
    mimeType?: string
    /** The part, as plain text. */
    value: string
  }
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** The new text, as plain text. */
  content: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
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

/** Params of replies.create. Needs content, or action. */
export interface RepliesCreateParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** Text of the reply, as plain text. Required without `action`. */
  content?: string
  /** Effect of the reply on the comment. */
  action?: "resolve" | "reopen"
}

/** Params of replies.update. */
export interface RepliesUpdateParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** Comma-separated fields to return. Defaults to all fields. (default "*") */
  fields?: string
  /** ID of the reply, as `replies.list` or its comment returns it. */
  replyId: string
  /** The new text, as plain text. */
  content: string
}

/** Params of replies.delete. */
export interface RepliesDeleteParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the comment, as `comments.list` returns it. */
  commentId: string
  /** ID of the reply, as `replies.list` or its comment returns it. */
  replyId: string
}

/** Params of revisions.list. */
export interface RevisionsListParams {
  /** Maximum number of records per page, 1 to 1,000. Google may return fewer. (1 to 1000; default 200) */
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

/** Params of revisions.update. */
export interface RevisionsUpdateParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the revision, as `revisions.list` returns it. */
  revisionId: string
  /** Whether to keep the revision for good. For up to 200 revisions of a file with binary content. */
  keepForever?: boolean
  /** Whether the revision is published. For Docs, Sheets and Slides. */
  published?: boolean
  /** Whether later revisions are published as well. For Docs, Sheets and Slides. */
  publishAuto?: boolean
  /** Whether people outside of the domain can see the published revision. */
  publishedOutsideDomain?: boolean
}

/** Params of revisions.delete. */
export interface RevisionsDeleteParams {
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the revision, as `revisions.list` returns it. */
  revisionId: string
}

/** Params of revisions.download. */
export interface RevisionsDownloadParams {
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the file, as `files.list` returns it or as in the file's URL. */
  fileId: string
  /** ID of the revision, as `revisions.list` returns it. */
  revisionId: string
  /** Whether to download content that Google identified as malware. For its owner only. */
  acknowledgeAbuse?: boolean
}

/** Params of changes.list. */
export interface ChangesListParams {
  /** Maximum number of records per page, 1 to 1,000. Google may return fewer. (1 to 1000; default 100) */
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
  /**
   * @deprecated
   * Whether the user may create Team Drives. Deprecated: use canCreateDrives instead.
   */
  canCreateTeamDrives?: boolean | null
  /**
   * @deprecated
   * The themes for Team Drives. Deprecated: use driveThemes instead.
   */
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
