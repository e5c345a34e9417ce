// Generated from definitions/google-drive.yaml by `npm run generate`.

/** Google Drive. Files and shared drives, their content, permissions, comments, revisions and changes. Read only. */
export interface GoogleDrive {
  operations: GoogleDriveOperations
  credentials: GoogleDriveCredentials
  config: GoogleDriveConfig
}

/** What can be called, by entity and action. */
export interface GoogleDriveOperations {
  /** A file, folder or shortcut of a user or a shared drive. */
  files: {
    list: {
      params: FilesListParams
      records: File[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: boolean | null
      }
    }
    get: {
      params: FilesGetParams
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
    list: {
      params: DrivesListParams
      records: Drive[]
      meta: {
        nextPageToken: string | null
      }
    }
    get: {
      params: DrivesGetParams
      records: Drive
      meta: {}
    }
  }
  /** What a person, group, domain or anyone may do with a file or shared drive. */
  permissions: {
    list: {
      params: PermissionsListParams
      records: Permission[]
      meta: {
        nextPageToken: string | null
      }
    }
    get: {
      params: PermissionsGetParams
      records: Permission
      meta: {}
    }
  }
  /** A remark on a file, with its replies. */
  comments: {
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        nextPageToken: string | null
      }
    }
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
  }
  /** A reply to a comment, which may also resolve or reopen it. */
  replies: {
    list: {
      params: RepliesListParams
      records: Reply[]
      meta: {
        nextPageToken: string | null
      }
    }
    get: {
      params: RepliesGetParams
      records: Reply
      meta: {}
    }
  }
  /** A version of a file's content. Of files with a long history Google may leave older ones out. */
  revisions: {
    list: {
      params: RevisionsListParams
      records: Revision[]
      meta: {
        nextPageToken: string | null
      }
    }
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
    get: {
      params: ChangesStartPageTokenGetParams
      records: StartPageToken
      meta: {}
    }
  }
  /** The user, their storage, and what their Drive can import and export. */
  about: {
    get: {
      params: AboutGetParams
      records: About
      meta: {}
    }
  }
}

/** Params of files.list. */
export interface FilesListParams {
  /** (1 to 1000; default 100) */
  pageSize?: number
  /** The nextPageToken of the page before. */
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
  driveId?: string
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
  trashingUser?: { [k: string]: unknown } | null
  parents?: string[] | null
  properties?: { [k: string]: unknown } | null
  appProperties?: { [k: string]: unknown } | null
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
  sharingUser?: { [k: string]: unknown } | null
  owners?: User[] | null
  driveId?: string | null
  lastModifyingUser?: { [k: string]: unknown } | null
  shared?: boolean | null
  ownedByMe?: boolean | null
  capabilities?: { [k: string]: unknown } | null
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
  exportLinks?: { [k: string]: unknown } | null
  shortcutDetails?: { [k: string]: unknown } | null
  contentRestrictions?: { [k: string]: unknown }[] | null
  resourceKey?: string | null
  linkShareMetadata?: { [k: string]: unknown } | null
  labelInfo?: { [k: string]: unknown } | null
  imageMediaMetadata?: { [k: string]: unknown } | null
  videoMediaMetadata?: { [k: string]: unknown } | null
}

export interface User {
  kind?: string | null
  displayName?: string | null
  photoLink?: string | null
  me?: boolean | null
  permissionId?: string | null
  emailAddress?: string | null
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** What to answer, such as id,name,size; * is everything. */
  fields?: string
  fileId: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** (default "media") */
  alt?: "media"
  /** Take a file that Google holds for malware; for its owner only. */
  acknowledgeAbuse?: boolean
  fileId: string
}

/** Params of files_export.download. */
export interface FilesExportDownloadParams {
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
  mimeType: string
  fileId: string
}

/** Params of drives.list. */
export interface DrivesListParams {
  /** (1 to 100; default 10) */
  pageSize?: number
  /** The nextPageToken of the page before. */
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
  backgroundImageFile?: { [k: string]: unknown } | null
  capabilities?: { [k: string]: unknown } | null
  themeId?: string | null
  createdTime?: string | null
  hidden?: boolean | null
  restrictions?: { [k: string]: unknown } | null
  orgUnitId?: string | null
}

/** Params of drives.get. */
export interface DrivesGetParams {
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  driveId: string
}

/** Params of permissions.list. */
export interface PermissionsListParams {
  /** (1 to 100) */
  pageSize?: number
  /** The nextPageToken of the page before. */
  pageToken?: string
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  fileId: string
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
  teamDrivePermissionDetails?: { [k: string]: unknown }[] | null
  permissionDetails?: { [k: string]: unknown }[] | null
  deleted?: boolean | null
  pendingOwner?: boolean | null
}

/** Params of permissions.get. */
export interface PermissionsGetParams {
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** Ask as an administrator of the domain. */
  useDomainAdminAccess?: boolean
  fileId: string
  permissionId: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** (1 to 100; default 20) */
  pageSize?: number
  /** The nextPageToken of the page before. */
  pageToken?: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** What to answer; everything unless said otherwise. (default "*") */
  fields?: string
  /** Only those changed since, as RFC 3339: 2026-11-20T09:00:00Z. */
  startModifiedTime?: string
  fileId: string
}

export interface Comment {
  id: string
  kind?: string | null
  createdTime?: string | null
  modifiedTime?: string | null
  author?: { [k: string]: unknown } | null
  htmlContent?: string | null
  content?: string | null
  deleted?: boolean | null
  resolved?: boolean | null
  quotedFileContent?: { [k: string]: unknown } | null
  anchor?: string | null
  replies?: Reply[] | null
  mentionedEmailAddresses?: string[] | null
  assigneeEmailAddress?: string | null
}

export interface Reply {
  id: string
  kind?: string | null
  createdTime?: string | null
  modifiedTime?: string | null
  author?: { [k: string]: unknown } | null
  htmlContent?: string | null
  content?: string | null
  deleted?: boolean | null
  action?: string | null
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** What to answer; everything unless said otherwise. (default "*") */
  fields?: string
  fileId: string
  commentId: string
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** (1 to 100; default 20) */
  pageSize?: number
  /** The nextPageToken of the page before. */
  pageToken?: string
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** What to answer; everything unless said otherwise. (default "*") */
  fields?: string
  fileId: string
  commentId: string
}

/** Params of replies.get. */
export interface RepliesGetParams {
  /** Also those deleted, without their content. (default false) */
  includeDeleted?: boolean
  /** What to answer; everything unless said otherwise. (default "*") */
  fields?: string
  fileId: string
  commentId: string
  replyId: string
}

/** Params of revisions.list. */
export interface RevisionsListParams {
  /** (1 to 1000; default 200) */
  pageSize?: number
  /** The nextPageToken of the page before. */
  pageToken?: string
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
  lastModifyingUser?: { [k: string]: unknown } | null
  originalFilename?: string | null
  md5Checksum?: string | null
  size?: string | null
  exportLinks?: { [k: string]: unknown } | null
}

/** Params of revisions.get. */
export interface RevisionsGetParams {
  fileId: string
  revisionId: string
}

/** Params of changes.list. */
export interface ChangesListParams {
  /** (1 to 1000; default 100) */
  pageSize?: number
  /** A startPageToken to begin with, then the nextPageToken of the page before. */
  pageToken: string
  driveId?: string
  includeItemsFromAllDrives?: boolean
  /** Must be true to reach what lies in shared drives. */
  supportsAllDrives?: boolean
  /** drive or appDataFolder, or both with a comma between. */
  spaces?: string
  /** (default true) */
  includeRemoved?: boolean
  /** (default false) */
  restrictToMyDrive?: boolean
}

export interface Change {
  kind?: string | null
  changeType?: string | null
  type?: string | null
  time?: string | null
  removed?: boolean | null
  fileId?: string | null
  file?: { [k: string]: unknown } | null
  driveId?: string | null
  drive?: { [k: string]: unknown } | null
}

/** Params of changes_start_page_token.get. */
export interface ChangesStartPageTokenGetParams {
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
  /** What to answer; everything unless said otherwise. (default "*") */
  fields?: string
}

export interface About {
  kind?: string | null
  user?: { [k: string]: unknown } | null
  storageQuota?: { [k: string]: unknown } | null
  importFormats?: { [k: string]: unknown } | null
  exportFormats?: { [k: string]: unknown } | null
  maxImportSizes?: { [k: string]: unknown } | null
  maxUploadSize?: string | null
  appInstalled?: boolean | null
  folderColorPalette?: string[] | null
  driveThemes?: { [k: string]: unknown }[] | null
  canCreateDrives?: boolean | null
  canCreateTeamDrives?: boolean | null
  teamDriveThemes?: { [k: string]: unknown }[] | null
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
