// Generated from definitions/dropbox.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Dropbox */
    "dropbox": Dropbox
  }
}

/**
 * Dropbox. Files and folders of Dropbox, with content, revisions, changes, shared links, shared folders, members and
 * file requests.
 */
export interface Dropbox {
  operations: DropboxOperations
  credentials: DropboxCredentials
  config: DropboxConfig
}

/** The operations, by entity and action. */
export interface DropboxOperations {
  /** A file or folder of Dropbox. */
  files: {
    /** Lists the files and folders in a folder, on request with all levels below it. */
    list: {
      params: FilesListParams
      records: Item[]
      meta: {
        cursor: string | null
      }
    }
    /** Gets the metadata of a file or folder. The root folder has none. */
    get: {
      params: FilesGetParams
      records: Item
      meta: {}
    }
    /** Deletes a file, or a folder with its content. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    /** Searches files and folders by words in names and contents. */
    api_search: {
      params: FilesApiSearchParams
      records: Item[]
      meta: {}
    }
    /** Downloads the content of a file, as a stream. */
    download: {
      params: FilesDownloadParams
      file: true
    }
    /** Uploads a file of up to 150 MiB to a path. */
    upload: {
      params: FilesUploadParams
      records: Item
      meta: {}
    }
    /** Copies a file, or a folder with its content, to a path. */
    copy: {
      params: FilesCopyParams
      records: Item
      meta: {}
    }
    /** Moves a file or folder to a path, which may have another name. */
    move: {
      params: FilesMoveParams
      records: Item
      meta: {}
    }
    /** Restores a revision of a file as the current one, also of a deleted file. */
    restore: {
      params: FilesRestoreParams
      records: Item
      meta: {}
    }
    /** Gets a link to the content of a file, which works for four hours. */
    get_temporary_link: {
      params: FilesGetTemporaryLinkParams
      records: TemporaryLink
      meta: {}
    }
    search: {
      fields: FilesSearchFields
    }
  }
  /** A folder of Dropbox. Operations of `files` read, copy, move and delete it. */
  folders: {
    /** Creates a folder at a path. */
    create: {
      params: FoldersCreateParams
      records: Item
      meta: {}
    }
  }
  /** A revision of a file. */
  file_revisions: {
    /** Lists revisions of a file, the latest first. */
    list: {
      params: FileRevisionsListParams
      records: Revision[]
      meta: {}
    }
  }
  /** A link that gives access to a file or folder. */
  shared_links: {
    /** Lists shared links of the user, or the links that give access to a path. */
    list: {
      params: SharedLinksListParams
      records: SharedLink[]
      meta: {}
    }
    /** Creates a shared link to a file or folder. A second link to it is refused. */
    create: {
      params: SharedLinksCreateParams
      records: SharedLink
      meta: {}
    }
    /** Updates the settings of a shared link. Settings that you leave out keep their value. */
    update: {
      params: SharedLinksUpdateParams
      records: SharedLink
      meta: {}
    }
    /** Revokes a shared link, which ends its access. Links to folders above still work. */
    revoke: {
      params: SharedLinksRevokeParams
      records: null
      meta: {}
    }
    search: {
      fields: SharedLinksSearchFields
    }
  }
  /** A folder that the user shares with others, or others with the user. */
  shared_folders: {
    /** Lists shared folders that the user has access to. */
    list: {
      params: SharedFoldersListParams
      records: SharedFolder[]
      meta: {}
    }
    /** Gets a shared folder with its owners and its rules. */
    get: {
      params: SharedFoldersGetParams
      records: SharedFolder
      meta: {}
    }
    search: {
      fields: SharedFoldersSearchFields
    }
  }
  /** A person who is a member of a shared folder. */
  folder_members: {
    /** Lists people who are members of a shared folder. */
    list: {
      params: FolderMembersListParams
      records: FolderMember[]
      meta: {}
    }
    /** Adds a person to a shared folder by email address, with or without an email to that person. */
    add: {
      params: FolderMembersAddParams
      records: null
      meta: {}
    }
    /** Removes a person from a shared folder by email address. The removal continues after the call. */
    remove: {
      params: FolderMembersRemoveParams
      records: Launched
      meta: {}
    }
  }
  /** The account of the user who connected Dropbox. */
  current_account: {
    /** Gets the current account, with the user's name, email address and team. */
    get: {
      params: CurrentAccountGetParams
      records: Account
      meta: {}
    }
  }
  /** The space that the account uses and has. */
  space_usage: {
    /** Gets the space usage of the account, in bytes. */
    get: {
      params: SpaceUsageGetParams
      records: SpaceUsage
      meta: {}
    }
  }
  /** A request to others to upload files into a folder of the user, by a link. */
  file_requests: {
    /** Lists file requests of the user. */
    list: {
      params: FileRequestsListParams
      records: FileRequest[]
      meta: {}
    }
    /** Gets a file request, with the number of its files. */
    get: {
      params: FileRequestsGetParams
      records: FileRequest
      meta: {}
    }
    /** Creates a file request. Its URL takes uploads of anyone. */
    create: {
      params: FileRequestsCreateParams
      records: FileRequest
      meta: {}
    }
    /** Updates a file request, such as to close it. Fields that you leave out keep their value. */
    update: {
      params: FileRequestsUpdateParams
      records: FileRequest
      meta: {}
    }
    search: {
      fields: FileRequestsSearchFields
    }
  }
}

/** Params of files.list. */
export interface FilesListParams {
  /** Path or ID of the folder. Defaults to the root folder, the empty text. (default "") */
  path?: string
  /** Whether to list subfolders with their files too. */
  recursive?: boolean
  /** Whether to list deleted files and folders too. They have no ID. */
  include_deleted?: boolean
  /** Whether to list shared folders and team folders too, true by default. */
  include_mounted_folders?: boolean
  /** Whether to list files that only exports return too, true by default. */
  include_non_downloadable_files?: boolean
  /** Number of records on a page, about, 1 to 2000. (1 to 2000) */
  limit?: number
  /** Cursor of the next page, or `cursor` of an earlier list, to list what changed since. */
  cursor?: string
}

export interface Item {
  /** `file`, `folder` or `deleted`. Absent in responses that have only one of them. */
  ".tag"?: string
  id?: string
  name: string
  path_lower?: string | null
  path_display?: string | null
  parent_shared_folder_id?: string | null
  preview_url?: string | null
  client_modified?: string
  server_modified?: string
  rev?: string
  size?: number
  content_hash?: string
  is_downloadable?: boolean
  has_explicit_shared_members?: boolean | null
  is_restorable?: boolean | null
  shared_folder_id?: string | null
  sharing_info?: SharingInfo | null
  symlink_info?: SymlinkInfo | null
  export_info?: ExportInfo | null
  file_lock_info?: FileLock | null
}

export interface SharingInfo {
  read_only?: boolean | null
  parent_shared_folder_id?: string | null
  shared_folder_id?: string | null
  modified_by?: string | null
  traverse_only?: boolean | null
  no_access?: boolean | null
}

export interface SymlinkInfo {
  target?: string | null
}

export interface ExportInfo {
  export_as?: string | null
  export_options?: string[] | null
}

export interface FileLock {
  is_lockholder?: boolean | null
  lockholder_name?: string | null
  lockholder_account_id?: string | null
  created?: string | null
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`. */
  path: string
  /** Whether to return a deleted file or folder too. */
  include_deleted?: boolean
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** Path or ID of the file or folder. */
  path: string
  /** Revision that a file must have to be deleted. */
  parent_rev?: string
}

/** Params of files.api_search. Needs query, or cursor. Takes only one of query, cursor. */
export interface FilesApiSearchParams {
  /** The words to search for, up to 1,000 characters. (at most 1000 characters) */
  query?: string
  /** Path or ID of the folder to search in. Defaults to all folders. */
  path?: string
  /** Number of records on a page, 1 to 1,000. Defaults to 100. (1 to 1000) */
  max_results?: number
  /** Order of the results. Defaults to relevance. */
  order_by?: "relevance" | "last_modified_time"
  /** Status of the files. Defaults to `active`. */
  file_status?: "active" | "deleted"
  /** Whether to search only in names. */
  filename_only?: boolean
  /** Extensions of the files. */
  file_extensions?: string[]
  /**
   * Categories of the files.
   * 
   * Items: Category of files.
   */
  file_categories?: (
    | "image"
    | "document"
    | "pdf"
    | "spreadsheet"
    | "presentation"
    | "audio"
    | "video"
    | "folder"
    | "paper"
    | "others"
  )[]
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`. */
  path: string
}

/** Params of files.upload. */
export interface FilesUploadParams {
  /** The path, which begins with a slash. */
  path: string
  /** The outcome if the path has another file. Defaults to `add`, a conflict. */
  mode?: "add" | "overwrite"
  /** Whether Dropbox chooses another name on a conflict, false by default. */
  autorename?: boolean
  /** Time of the file's change, as people see it. Defaults to now. */
  client_modified?: string
  /** Whether the user gets no notification of this change. */
  mute?: boolean
  /** The file's content. */
  content: FileInput
}

/** Params of files.copy. */
export interface FilesCopyParams {
  /** Path or ID of the file or folder. */
  from_path: string
  /** The new path, with the name, which begins with a slash. */
  to_path: string
  /** Whether Dropbox chooses another name on a conflict, false by default. */
  autorename?: boolean
}

/** Params of files.move. */
export interface FilesMoveParams {
  /** Path or ID of the file or folder. */
  from_path: string
  /** The new path, with the name, which begins with a slash. */
  to_path: string
  /** Whether Dropbox chooses another name on a conflict, false by default. */
  autorename?: boolean
  /** Whether the move may give the content another owner. */
  allow_ownership_transfer?: boolean
}

/** Params of files.restore. */
export interface FilesRestoreParams {
  /** The path to save the file to. */
  path: string
  /** Revision to restore, as `file_revisions.list` returns it. */
  rev: string
}

/** Params of files.get_temporary_link. */
export interface FilesGetTemporaryLinkParams {
  /** Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`. */
  path: string
}

export interface TemporaryLink {
  link: string
  metadata?: Item | null
}

/** Searchable fields of files, in hosted mode. */
export interface FilesSearchFields {
  id: string | null
  name: string | null
  path_display: string | null
  type: string | null
  size: number | null
  rev: string | null
  shared_folder_id: string | null
  modified_by: string | null
  client_modified: string | null
  server_modified: string | null
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** The path, which begins with a slash. */
  path: string
  /** Whether Dropbox chooses another name on a conflict, false by default. */
  autorename?: boolean
}

/** Params of file_revisions.list. */
export interface FileRevisionsListParams {
  /** Path or ID of the file. */
  path: string
  /** Revisions at the same path, or with the same ID. Defaults to `path`. */
  mode?: "path" | "id"
  /** Number of records on a page, 1 to 100. Defaults to 10. (1 to 100) */
  limit?: number
  /** Revision that the listed ones precede. */
  before_rev?: string
}

export interface Revision {
  rev: string
  id?: string
  name?: string
  path_lower?: string | null
  path_display?: string | null
  client_modified?: string
  server_modified?: string
  size?: number
  content_hash?: string
  is_downloadable?: boolean
  is_restorable?: boolean | null
  sharing_info?: SharingInfo | null
}

/** Params of shared_links.list. */
export interface SharedLinksListParams {
  /** Path or ID of a file or folder. */
  path?: string
  /** Whether to leave out links to folders above the path. */
  direct_only?: boolean
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

export interface SharedLink {
  /** `file` or `folder`. */
  ".tag"?: string
  url: string
  id?: string | null
  name?: string
  path_lower?: string | null
  expires?: string | null
  client_modified?: string
  server_modified?: string
  rev?: string
  size?: number
  link_permissions?: LinkPermissions
  team_member_info?: TeamMember | null
  content_owner_team_info?: Team | null
}

export interface LinkPermissions {
  can_revoke?: boolean
  resolved_visibility?: Tag | null
  requested_visibility?: Tag | null
  revoke_failure_reason?: Tag | null
  effective_audience?: Tag | null
  link_access_level?: Tag | null
  can_set_expiry?: boolean
  can_remove_expiry?: boolean
  allow_download?: boolean
  can_allow_download?: boolean
  can_disallow_download?: boolean
  can_set_password?: boolean | null
  can_remove_password?: boolean | null
  require_password?: boolean | null
}

export interface Tag {
  ".tag"?: string
}

export interface TeamMember {
  team_info?: Team | null
  display_name?: string | null
  member_id?: string | null
}

export interface Team {
  id?: string
  name?: string
}

/** Params of shared_links.create. Needs link_password with require_password true. */
export interface SharedLinksCreateParams {
  /** Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`. */
  path: string
  /** People for whom the link works. */
  audience?: "public" | "team" | "no_one"
  /** Access by the link. */
  access?: "viewer" | "editor" | "max" | "default"
  /** Time at which the link ends. */
  expires?: string
  /** Whether the link requires a password. */
  require_password?: boolean
  /** Text that people enter to open it. */
  link_password?: string
  /** Whether people may download the content. */
  allow_download?: boolean
}

/** Params of shared_links.update. Takes only one of expires, remove_expiration. */
export interface SharedLinksUpdateParams {
  /** URL of the link, as `shared_links.list` returns it. */
  url: string
  /** People for whom the link works. */
  audience?: "public" | "team" | "no_one"
  /** Access by the link. */
  access?: "viewer" | "editor" | "max" | "default"
  /** Time at which the link ends. */
  expires?: string
  /** Whether the link no longer ends at a time. */
  remove_expiration?: boolean
  /** Whether the link requires a password. */
  require_password?: boolean
  /** Text that people enter to open it. */
  link_password?: string
  /** Whether people may download the content. */
  allow_download?: boolean
}

/** Params of shared_links.revoke. */
export interface SharedLinksRevokeParams {
  /** URL of the link, as `shared_links.list` returns it. */
  url: string
}

/** Searchable fields of shared_links, in hosted mode. */
export interface SharedLinksSearchFields {
  url: string | null
  name: string | null
  path_lower: string | null
  file_id: string | null
  type: string | null
  audience: string | null
  access: string | null
  expires: string | null
}

/** Params of shared_folders.list. */
export interface SharedFoldersListParams {
  /** Number of records on a page, 1 to 1,000. Defaults to 1,000. (1 to 1000) */
  limit?: number
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

export interface SharedFolder {
  shared_folder_id: string
  name?: string
  access_type?: Tag
  is_inside_team_folder?: boolean
  is_team_folder?: boolean
  owner_display_names?: string[] | null
  owner_team?: Team | null
  parent_shared_folder_id?: string | null
  parent_folder_name?: string | null
  path_lower?: string | null
  path_display?: string | null
  folder_id?: string | null
  policy?: FolderPolicy
  preview_url?: string
  time_invited?: string
  access_inheritance?: Tag
}

export interface FolderPolicy {
  acl_update_policy?: Tag
  shared_link_policy?: Tag
  member_policy?: Tag | null
  resolved_member_policy?: Tag | null
  viewer_info_policy?: Tag | null
}

/** Params of shared_folders.get. */
export interface SharedFoldersGetParams {
  /** ID of the shared folder, as `shared_folders.list` returns it. */
  shared_folder_id: string
}

/** Searchable fields of shared_folders, in hosted mode. */
export interface SharedFoldersSearchFields {
  shared_folder_id: string | null
  name: string | null
  path_lower: string | null
  access: string | null
  is_team_folder: boolean | null
  parent_shared_folder_id: string | null
  time_invited: string | null
}

/** Params of folder_members.list. Needs shared_folder_id, or cursor. Takes only one of shared_folder_id, cursor. */
export interface FolderMembersListParams {
  /** ID of the shared folder, as `shared_folders.list` returns it. */
  shared_folder_id?: string
  /** Number of records on a page, 1 to 1,000. Defaults to 1,000. (1 to 1000) */
  limit?: number
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

export interface FolderMember {
  access_type?: Tag
  is_inherited?: boolean
  initials?: string | null
  user?: Person
}

export interface Person {
  account_id: string
  email?: string
  display_name?: string
  same_team?: boolean
  team_member_id?: string | null
}

/** Params of folder_members.add. */
export interface FolderMembersAddParams {
  /** ID of the shared folder, as `shared_folders.list` returns it. */
  shared_folder_id: string
  /** Email address of the person. */
  email: string
  /** Access of the person. */
  access_level?: "editor" | "viewer" | "viewer_no_comment"
  /** Whether the person gets no email. */
  quiet?: boolean
  /** Text of the email. */
  custom_message?: string
}

/** Params of folder_members.remove. */
export interface FolderMembersRemoveParams {
  /** ID of the shared folder, as `shared_folders.list` returns it. */
  shared_folder_id: string
  /** Email address of the person. */
  email: string
  /** Whether the person keeps a copy of the folder. (default false) */
  leave_a_copy?: boolean
}

export interface Launched {
  ".tag"?: string
  /** ID of the removal. */
  async_job_id?: string
}

/** Params of current_account.get. */
export interface CurrentAccountGetParams { [k: string]: never }

export interface Account {
  account_id: string
  name?: PersonName
  email?: string
  email_verified?: boolean
  profile_photo_url?: string | null
  disabled?: boolean
  country?: string | null
  locale?: string
  referral_link?: string
  is_paired?: boolean
  account_type?: Tag
  team?: Team | null
  team_member_id?: string | null
  root_info?: RootInfo
}

export interface PersonName {
  given_name?: string
  surname?: string
  familiar_name?: string
  display_name?: string
  abbreviated_name?: string
}

export interface RootInfo {
  ".tag"?: string
  root_namespace_id?: string
  home_namespace_id?: string
  home_path?: string | null
}

/** Params of space_usage.get. */
export interface SpaceUsageGetParams { [k: string]: never }

export interface SpaceUsage {
  used: number
  allocation?: SpaceAllocation
}

export interface SpaceAllocation {
  /** `individual` or `team`. */
  ".tag"?: string
  allocated?: number
  /** Bytes that the whole team uses. */
  used?: number
  user_within_team_space_allocated?: number
  user_within_team_space_limit_type?: Tag
  user_within_team_space_used_cached?: number
}

/** Params of file_requests.list. */
export interface FileRequestsListParams {
  /** Number of records on a page. Defaults to 1000. (at least 1) */
  limit?: number
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

export interface FileRequest {
  id: string
  url?: string
  title?: string
  destination?: string | null
  created?: string
  deadline?: FileRequestDeadline | null
  is_open?: boolean
  file_count?: number
  description?: string | null
  video_project_id?: string | null
}

export interface FileRequestDeadline {
  deadline?: string
  allow_late_uploads?: Tag | null
}

/** Params of file_requests.get. */
export interface FileRequestsGetParams {
  /** ID of the file request, as `file_requests.list` returns it. */
  id: string
}

/** Params of file_requests.create. Needs deadline with allow_late_uploads. */
export interface FileRequestsCreateParams {
  /** Name that people see above the upload. */
  title: string
  /** Path of the folder for the uploads. */
  destination: string
  /** Time at which it ends, in accounts whose plan has deadlines. */
  deadline?: string
  /** Time after the deadline in which uploads still count. */
  allow_late_uploads?: "one_day" | "two_days" | "seven_days" | "thirty_days" | "always"
  /** Whether it takes uploads at once, true by default. */
  open?: boolean
  /** Text for the people who upload. */
  description?: string
}

/** Params of file_requests.update. Needs deadline with allow_late_uploads. */
export interface FileRequestsUpdateParams {
  /** ID of the file request, as `file_requests.list` returns it. */
  id: string
  /** The new title. */
  title?: string
  /** Path of the folder for the uploads. */
  destination?: string
  /** Time at which it ends, in accounts whose plan has deadlines. */
  deadline?: string
  /** Time after the deadline in which uploads still count. */
  allow_late_uploads?: "one_day" | "two_days" | "seven_days" | "thirty_days" | "always"
  /** Whether it takes uploads. */
  open?: boolean
  /** Text for the people who upload. */
  description?: string
}

/** Searchable fields of file_requests, in hosted mode. */
export interface FileRequestsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  destination: string | null
  url: string | null
  is_open: boolean | null
  file_count: number | null
  created: string | null
  deadline: string | null
}

/** Credentials by auth variant. */
export interface DropboxCredentials {
  oauth: DropboxOauthCredentials
}

/** Dropbox account */
export interface DropboxOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface DropboxConfig { [k: string]: never }
