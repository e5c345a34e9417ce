// Generated from definitions/box.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Box */
    "box": Box
  }
}

/**
 * Box. Files with their content and versions, folders, web links, shared links, trash, comments, collaborations, tasks,
 * metadata, users and groups of one Box account.
 */
export interface Box {
  operations: BoxOperations
  credentials: BoxCredentials
  config: BoxConfig
}

/** What can be called, by entity and action. */
export interface BoxOperations {
  /** A file. */
  files: {
    /** Gets the data of one file, not its content. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file of at most 50 MB to a folder. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Renames, moves, describes, tags, locks or shares a file; what is left out stays. */
    update: {
      params: FilesUpdateParams
      records: File
      meta: {}
    }
    /** Moves a file to the trash, or deletes it for good where the enterprise has no trash. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    /** Streams the content of a file or of one of its versions. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** A former content of a file. */
  file_versions: {
    /** Lists the former versions of a file, not the current one. */
    list: {
      params: FileVersionsListParams
      records: FileVersion[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one former version of a file. */
    get: {
      params: FileVersionsGetParams
      records: FileVersion
      meta: {}
    }
    /** Uploads a new version of a file; the former one stays in the list of versions. */
    create: {
      params: FileVersionsCreateParams
      records: File
      meta: {}
    }
    /** Restores a version of a file that was deleted. */
    update: {
      params: FileVersionsUpdateParams
      records: FileVersion
      meta: {}
    }
    /** Moves a former version of a file to the trash. */
    delete: {
      params: FileVersionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A former version that becomes the current one again. */
  file_version_promotions: {
    /** Makes a former version the current one, as a copy of it. */
    create: {
      params: FileVersionPromotionsCreateParams
      records: FileVersion
      meta: {}
    }
  }
  /** A copy of a file. */
  file_copies: {
    /** Copies a file or one of its versions to a folder. */
    create: {
      params: FileCopiesCreateParams
      records: File
      meta: {}
    }
  }
  /** A folder; that with the id 0 is the root. */
  folders: {
    /** Gets the data of one folder with the first items in it; folder_items.list has all. */
    get: {
      params: FoldersGetParams
      records: Folder
      meta: {}
    }
    /** Makes a folder in another one. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Renames, moves, describes, tags or shares a folder; what is left out stays. */
    update: {
      params: FoldersUpdateParams
      records: Folder
      meta: {}
    }
    /** Moves a folder to the trash, or deletes it for good where the enterprise has no trash. */
    delete: {
      params: FoldersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file, folder or web link in a folder. */
  folder_items: {
    /** Lists the files, folders and web links in a folder, 0 for the root. */
    list: {
      params: FolderItemsListParams
      records: (File | Folder | WebLink)[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A copy of a folder. */
  folder_copies: {
    /** Copies a folder with all that is in it to another folder. */
    create: {
      params: FolderCopiesCreateParams
      records: Folder
      meta: {}
    }
  }
  /** A link to a page that lies among files. */
  web_links: {
    /** Gets one web link. */
    get: {
      params: WebLinksGetParams
      records: WebLink
      meta: {}
    }
    /** Adds a link to a page to a folder. */
    create: {
      params: WebLinksCreateParams
      records: WebLink
      meta: {}
    }
    /** Changes, moves or shares a web link. */
    update: {
      params: WebLinksUpdateParams
      records: WebLink
      meta: {}
    }
    /** Deletes a web link. */
    delete: {
      params: WebLinksDeleteParams
      records: null
      meta: {}
    }
  }
  /** What a shared link leads to. */
  shared_items: {
    /** Gets the file, folder or web link that a shared link leads to. */
    get: {
      params: SharedItemsGetParams
      records: File | Folder | WebLink
      meta: {}
    }
  }
  /** A file, folder or web link that is searched for. */
  items: {
    /**
     * Searches files, folders and web links by words in their name, text, description, comments and tags, or by
     * metadata.
     */
    api_search: {
      params: ItemsApiSearchParams
      records: (File | Folder | WebLink)[]
      meta: {
        total_count: number | null
      }
    }
  }
  /** What the user opened or changed lately. */
  recent_items: {
    /** Lists what the user opened or changed in the last 90 days, 1,000 items at most. */
    list: {
      params: RecentItemsListParams
      records: RecentItem[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A collection of the user's items; Box has favorites alone. */
  collections: {
    /** Lists the user's collections, which are the favorites. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {
        total_count: number | null
      }
    }
  }
  /** An item in a collection. */
  collection_items: {
    /** Lists what is in a collection, such as the favorites. */
    list: {
      params: CollectionItemsListParams
      records: (File | Folder | WebLink)[]
      meta: {
        total_count: number | null
      }
    }
  }
  /** An item in the trash. */
  trash_items: {
    /** Lists the files, folders and web links in the trash. */
    list: {
      params: TrashItemsListParams
      records: (File | Folder | WebLink)[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A file in the trash. */
  trashed_files: {
    /** Gets one file in the trash. */
    get: {
      params: TrashedFilesGetParams
      records: TrashedFile
      meta: {}
    }
    /** Takes a file out of the trash. */
    update: {
      params: TrashedFilesUpdateParams
      records: TrashedFile
      meta: {}
    }
    /** Deletes a file in the trash for good. */
    delete: {
      params: TrashedFilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A folder in the trash. */
  trashed_folders: {
    /** Gets one folder in the trash. */
    get: {
      params: TrashedFoldersGetParams
      records: TrashedFolder
      meta: {}
    }
    /** Takes a folder with all that is in it out of the trash. */
    update: {
      params: TrashedFoldersUpdateParams
      records: TrashedFolder
      meta: {}
    }
    /** Deletes a folder in the trash for good with all that is in it. */
    delete: {
      params: TrashedFoldersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A remark on a file. */
  comments: {
    /** Lists the comments on a file. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one comment. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Comments on a file, or answers a comment. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Changes the text of a comment. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** That a person or group may work on a file or folder. */
  collaborations: {
    /**
     * Lists the invitations that wait for the user; file_collaborations.list and folder_collaborations.list have those
     * of an item.
     */
    list: {
      params: CollaborationsListParams
      records: Collaboration[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one collaboration. */
    get: {
      params: CollaborationsGetParams
      records: Collaboration
      meta: {}
    }
    /** Invites a person or group to a file or folder. */
    create: {
      params: CollaborationsCreateParams
      records: Collaboration
      meta: {}
    }
    /** Changes the role of a collaboration, or accepts or rejects an invitation. */
    update: {
      params: CollaborationsUpdateParams
      records: Collaboration | null
      meta: {}
    }
    /** Ends a collaboration. */
    delete: {
      params: CollaborationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Who may work on a file. */
  file_collaborations: {
    /** Lists who may work on a file or is invited to. */
    list: {
      params: FileCollaborationsListParams
      records: Collaboration[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** Who may work on a folder. */
  folder_collaborations: {
    /** Lists who may work on a folder or is invited to. */
    list: {
      params: FolderCollaborationsListParams
      records: Collaboration[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** Something to be done with a file. */
  tasks: {
    /** Lists the tasks on a file. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one task with its assignments. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Makes a task on a file; task_assignments.create gives it to somebody. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Changes a task. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
  }
  /** That somebody is to do a task. */
  task_assignments: {
    /** Lists to whom a task is assigned. */
    list: {
      params: TaskAssignmentsListParams
      records: TaskAssignment[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one assignment of a task. */
    get: {
      params: TaskAssignmentsGetParams
      records: TaskAssignment
      meta: {}
    }
    /** Assigns a task to somebody. */
    create: {
      params: TaskAssignmentsCreateParams
      records: TaskAssignment
      meta: {}
    }
    /** Completes, approves or rejects an assignment of a task, or changes its message. */
    update: {
      params: TaskAssignmentsUpdateParams
      records: TaskAssignment
      meta: {}
    }
    /** Takes a task from somebody. */
    delete: {
      params: TaskAssignmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Fields of a metadata template on a file with their values. */
  file_metadata: {
    /** Lists all metadata of a file. */
    list: {
      params: FileMetadataListParams
      records: Metadata[]
      meta: {}
    }
    /** Gets the metadata of one template on a file. */
    get: {
      params: FileMetadataGetParams
      records: Metadata
      meta: {}
    }
    /** Puts the fields of a metadata template on a file. */
    create: {
      params: FileMetadataCreateParams
      records: Metadata
      meta: {}
    }
    /** Changes values of a metadata template on a file by operations of JSON Patch. */
    update: {
      params: FileMetadataUpdateParams
      records: Metadata
      meta: {}
    }
    /** Takes the fields of a metadata template off a file. */
    delete: {
      params: FileMetadataDeleteParams
      records: null
      meta: {}
    }
  }
  /** Which fields metadata have. */
  metadata_templates: {
    /** Lists the metadata templates of the enterprise. */
    list: {
      params: MetadataTemplatesListParams
      records: MetadataTemplate[]
      meta: {
        next_marker: string | null
      }
    }
    search: {
      fields: MetadataTemplatesSearchFields
    }
  }
  /** Somebody of the enterprise. */
  users: {
    /** Lists the users of the enterprise; for administrators. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_marker: string | null
      }
    }
    /** Gets one user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Adds a user to the enterprise, or an app user without a login. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Changes a user of the enterprise. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Deletes a user, who may own no files unless force is true. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The user whose credentials are in use. */
  current_user: {
    /** Gets the user whose credentials are in use, or the service account of an app. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** Users who can be invited together. */
  groups: {
    /** Lists the groups of the enterprise; for administrators. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one group. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    /** Makes a group. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Changes a group. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group and what it was invited to. */
    delete: {
      params: GroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** That a user belongs to a group. */
  group_memberships: {
    /** Lists the users of a group. */
    list: {
      params: GroupMembershipsListParams
      records: Membership[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets one membership. */
    get: {
      params: GroupMembershipsGetParams
      records: Membership
      meta: {}
    }
    /** Adds a user to a group. */
    create: {
      params: GroupMembershipsCreateParams
      records: Membership
      meta: {}
    }
    /** Changes the role of a user in a group. */
    update: {
      params: GroupMembershipsUpdateParams
      records: Membership
      meta: {}
    }
    /** Removes a user from a group. */
    delete: {
      params: GroupMembershipsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupMembershipsSearchFields
    }
  }
  /** A group that a user belongs to. */
  user_memberships: {
    /** Lists the groups of a user. */
    list: {
      params: UserMembershipsListParams
      records: Membership[]
      meta: {
        total_count: number | null
      }
    }
  }
  /** Something that happened in the account or the enterprise. */
  events: {
    /** Lists what happened to the user's items or, for administrators, in the enterprise, from a position on. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        chunk_size: number | null
        next_stream_position: string | null
      }
    }
  }
  /** An answer of Box AI about files. */
  ai_answers: {
    /** Asks Box AI a question about one or up to 25 files. */
    create: {
      params: AiAnswersCreateParams
      records: AiAnswer
      meta: {}
    }
  }
}

/** Params of files.get. */
export interface FilesGetParams {
  /** The file, by id from folder_items.list or items.api_search. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi?: string
}

export interface File {
  id: string
  etag?: string | null
  type: "file"
  sequence_id?: string | null
  name?: string
  sha1?: string
  file_version?: VersionMini
  description?: string
  size?: number
  path_collection?: Path
  created_at?: string
  modified_at?: string
  trashed_at?: string | null
  purged_at?: string | null
  content_created_at?: string | null
  content_modified_at?: string | null
  created_by?: Person
  modified_by?: Person
  owned_by?: Person
  shared_link?: SharedLink | null
  parent?: FolderMini | null
  item_status?: string
  version_number?: string
  comment_count?: number
  permissions?: FilePermissions
  tags?: string[]
  lock?: Lock | null
  extension?: string
  is_package?: boolean
  expiring_embed_link?: EmbedLink
  watermark_info?: Watermark
  is_accessible_via_shared_link?: boolean
  allowed_invitee_roles?: string[]
  is_externally_owned?: boolean
  has_collaborations?: boolean
  metadata?: MetadataByScope
  expires_at?: string | null
  representations?: Representations
  classification?: Classification | null
  uploader_display_name?: string
  disposition_at?: string | null
  shared_link_permission_options?: string[] | null
  is_associated_with_app_item?: boolean
}

export interface VersionMini {
  id: string
  type: "file_version"
  sha1?: string
}

export interface Path {
  total_count: number
  entries: FolderMini[]
}

export interface FolderMini {
  id: string
  etag?: string | null
  type: "folder"
  sequence_id?: string | null
  name?: string
}

export interface Person {
  id: string
  type: "user"
  name?: string
  login?: string
}

export interface SharedLink {
  url: string
  download_url?: string | null
  vanity_url?: string | null
  vanity_name?: string | null
  access?: string
  effective_access: string
  effective_permission: string
  unshared_at?: string | null
  is_password_enabled: boolean
  permissions?: LinkPermissions
  download_count: number
  preview_count: number
}

export interface LinkPermissions {
  can_download: boolean
  can_preview: boolean
  can_edit: boolean
}

export interface FilePermissions {
  can_delete: boolean
  can_download: boolean
  can_invite_collaborator: boolean
  can_rename: boolean
  can_set_share_access: boolean
  can_share: boolean
  can_annotate: boolean
  can_comment: boolean
  can_preview: boolean
  can_upload: boolean
  can_view_annotations_all: boolean
  can_view_annotations_self: boolean
  can_apply_watermark?: boolean
}

export interface Lock {
  id?: string
  type?: string
  created_by?: Person
  created_at?: string
  expired_at?: string
  is_download_prevented?: boolean
  app_type?: string | null
}

export interface EmbedLink {
  access_token?: string
  expires_in?: number
  token_type?: string
  url?: string
}

export interface Watermark {
  is_watermarked?: boolean
  is_watermark_inherited?: boolean
  is_watermarked_by_access_policy?: boolean
}

export interface MetadataByScope {
  [k: string]: MetadataByTemplate
}

export interface MetadataByTemplate {
  [k: string]: Metadata
}

export interface Metadata {
  $parent?: string
  $template?: string
  $scope?: string
  $version?: number
  $canEdit?: boolean
  $id?: string
  $type?: string
  $typeVersion?: number
}

export interface Representations {
  entries?: Representation[]
}

export interface Representation {
  representation?: string
  content?: {
    url_template?: string
  }
  info?: {
    url?: string
  }
  properties?: {
    dimensions?: string
    paged?: string
    thumb?: string
  }
  status?: {
    state?: string
  }
}

export interface Classification {
  name?: string
  definition?: string
  color?: string
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The SHA-1 digest of the content, by which Box sees whether it arrived whole. */
  content_md5?: string
  /** Its name and the folder that it goes to. */
  attributes: {
    /** What it is called. (at most 255 characters) */
    name: string
    /** The folder that it goes to. */
    parent: {
      /** The folder's id, 0 for the root. */
      id: string
    }
    /** When the content was made. */
    content_created_at?: string
    /** When the content was changed last. */
    content_modified_at?: string
  }
  /** The content. */
  file: FileParam
}

/** Params of files.update. */
export interface FilesUpdateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
  /** The new name. */
  name?: string
  /** What it is about. (at most 256 characters) */
  description?: string
  /** The folder that it is moved to. */
  parent?: {
    /** The folder's id, 0 for the root. */
    id: string
    /** The user who is to own it, by id. */
    user_id?: string
  }
  /** Shares it by a link; null ends that. */
  shared_link?: ({
    /** Who may open it: whoever has it, the enterprise, or those who were invited. */
    access?: "open" | "company" | "collaborators"
    /** A password that is asked for, none if null; with access open alone. (at least 8 characters) */
    password?: string | null
    /** A name of your own in the address, of at least 12 characters. */
    vanity_name?: string
    /** When it ends. */
    unshared_at?: string
    /** What may be done with it. */
    permissions?: {
      /** Whether it may be downloaded. */
      can_download?: boolean
      /** Whether it may be changed, of files alone. */
      can_edit?: boolean
    }
  } | null)
  /** Locks the file; null unlocks it. */
  lock?: {
    /** Always lock. */
    access: "lock"
    /** When it ends. */
    expires_at?: string
    /** Whether it cannot be downloaded meanwhile. */
    is_download_prevented?: boolean
  } | null
  /** The tags that it has then. (1 to 100 items) */
  tags?: string[]
  /** The collections that it is in then, such as the favorites; none if null. */
  collections?: {
    /** The collection's id. */
    id: string
  }[] | null
  /** Who may download it by its shared link. */
  permissions?: {
    /** Everybody, or the enterprise. */
    can_download?: "open" | "company"
  }
  /** Until when a retention policy holds it; later than now. */
  disposition_at?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** The file, by id from folder_items.list or items.api_search. */
  id: string
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** The file, by id from folder_items.list or items.api_search. */
  id: string
  /** The version, by id from file_versions.list; the latest unless given. */
  version?: string
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi?: string
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
}

/** Params of file_versions.list. */
export interface FileVersionsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface FileVersion {
  id: string
  type: string
  sha1?: string
  name?: string
  size?: number
  created_at?: string
  modified_at?: string
  modified_by?: Person
  trashed_at?: string | null
  trashed_by?: Person | null
  restored_at?: string | null
  restored_by?: Person | null
  purged_at?: string | null
  uploader_display_name?: string
  version_number?: string
}

/** Params of file_versions.get. */
export interface FileVersionsGetParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** The version, by id from file_versions.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of file_versions.create. */
export interface FileVersionsCreateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
  /** The SHA-1 digest of the content, by which Box sees whether it arrived whole. */
  content_md5?: string
  /** The name that the file has or gets. */
  attributes: {
    /** What the file is called then, as before or anew. (at most 255 characters) */
    name: string
    /** When the content was changed last. */
    content_modified_at?: string
  }
  /** The content. */
  file: FileParam
}

/** Params of file_versions.update. */
export interface FileVersionsUpdateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** The version, by id from file_versions.list. */
  id: string
}

/** Params of file_versions.delete. */
export interface FileVersionsDeleteParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** The version, by id from file_versions.list. */
  id: string
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
}

/** Params of file_version_promotions.create. */
export interface FileVersionPromotionsCreateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The version, by id from file_versions.list. */
  id: string
}

/** Params of file_copies.create. */
export interface FileCopiesCreateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The folder that the copy goes to. */
  parent: {
    /** The folder's id, 0 for the root. */
    id: string
  }
  /** The name of the copy, that of the file unless given. (at most 255 characters) */
  name?: string
  /** The version to copy, by id; the latest unless given. */
  version?: string
}

/** Params of folders.get. */
export interface FoldersGetParams {
  /** The folder, by id; 0 is the root. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What the items in it are sorted by, besides their type. */
  sort?: "id" | "name" | "date" | "size"
  /** In which direction. */
  direction?: "ASC" | "DESC"
  /** How many items come along, 100 unless given. (1 to 1000) */
  limit?: number
  /** How many items to skip. (at least 0) */
  offset?: number
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi?: string
}

export interface Folder {
  id: string
  etag?: string | null
  type: "folder"
  sequence_id?: string | null
  name?: string
  created_at?: string | null
  modified_at?: string | null
  description?: string
  size?: number
  path_collection?: Path
  created_by?: Person
  modified_by?: Person
  trashed_at?: string | null
  purged_at?: string | null
  content_created_at?: string | null
  content_modified_at?: string | null
  owned_by?: Person
  shared_link?: SharedLink | null
  folder_upload_email?: UploadAddress | null
  parent?: FolderMini | null
  item_status?: string
  item_collection?: FolderItems
  sync_state?: string
  has_collaborations?: boolean
  permissions?: FolderPermissions
  tags?: string[]
  can_non_owners_invite?: boolean
  is_externally_owned?: boolean
  metadata?: MetadataByScope
  is_collaboration_restricted_to_enterprise?: boolean
  allowed_shared_link_access_levels?: string[]
  allowed_invitee_roles?: string[]
  watermark_info?: Watermark
  is_accessible_via_shared_link?: boolean
  can_non_owners_view_collaborators?: boolean
  classification?: Classification | null
  is_associated_with_app_item?: boolean
}

export interface UploadAddress {
  access?: string
  email?: string
}

export interface FolderItems {
  limit?: number
  total_count?: number
  offset?: number
  order?: Order[]
  entries?: (FileMini | FolderMini | WebLinkMini)[]
}

export interface Order {
  by?: string
  direction?: string
}

export interface FileMini {
  id: string
  etag?: string | null
  type: "file"
  sequence_id?: string | null
  name?: string
  sha1?: string
  file_version?: VersionMini
}

export interface WebLinkMini {
  id: string
  type: "web_link"
  etag?: string
  url?: string
  sequence_id?: string | null
  name?: string
}

export interface FolderPermissions {
  can_delete: boolean
  can_download: boolean
  can_invite_collaborator: boolean
  can_rename: boolean
  can_set_share_access: boolean
  can_share: boolean
  can_upload: boolean
  can_apply_watermark?: boolean
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What it is called. (at most 255 characters) */
  name: string
  /** The folder that it is made in, 0 for the root. */
  parent: {
    /** The folder's id, 0 for the root. */
    id: string
  }
  /** Whether files can be sent to it by e-mail. */
  folder_upload_email?: {
    /** Whether all may send files, or those who were invited. */
    access?: "open" | "collaborators"
  }
  /** Whether Box Sync copies it. */
  sync_state?: "synced" | "not_synced" | "partially_synced"
}

/** Params of folders.update. */
export interface FoldersUpdateParams {
  /** The folder, by id; 0 is the root. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
  /** The new name. */
  name?: string
  /** What it is about. (at most 256 characters) */
  description?: string
  /** The folder that it is moved to. */
  parent?: {
    /** The folder's id, 0 for the root. */
    id: string
    /** The user who is to own it, by id. */
    user_id?: string
  }
  /** Shares it by a link; null ends that. */
  shared_link?: ({
    /** Who may open it: whoever has it, the enterprise, or those who were invited. */
    access?: "open" | "company" | "collaborators"
    /** A password that is asked for, none if null; with access open alone. (at least 8 characters) */
    password?: string | null
    /** A name of your own in the address, of at least 12 characters. */
    vanity_name?: string
    /** When it ends. */
    unshared_at?: string
    /** What may be done with it. */
    permissions?: {
      /** Whether what is in it may be downloaded. */
      can_download?: boolean
    }
  } | null)
  /** Whether files can be sent to it by e-mail, not if null. */
  folder_upload_email?: ({
    /** Whether all may send files, or those who were invited. */
    access?: "open" | "collaborators"
  } | null)
  /** The tags that it has then. (1 to 100 items) */
  tags?: string[]
  /** The collections that it is in then, such as the favorites; none if null. */
  collections?: {
    /** The collection's id. */
    id: string
  }[] | null
  /** Whether others than the owner may invite people. */
  can_non_owners_invite?: boolean
  /** Whether only people of the enterprise may be invited. */
  is_collaboration_restricted_to_enterprise?: boolean
  /** Whether others than the owner see who takes part. */
  can_non_owners_view_collaborators?: boolean
  /** Whether Box Sync copies it. */
  sync_state?: "synced" | "not_synced" | "partially_synced"
}

/** Params of folders.delete. */
export interface FoldersDeleteParams {
  /** The folder, by id; 0 is the root. */
  id: string
  /** Whether all that is in it goes too; without it a folder has to be empty. */
  recursive?: boolean
  /** The etag that the item had when it was read; a change in between is refused. */
  if_match?: string
}

/** Params of folder_items.list. */
export interface FolderItemsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** The folder, by id; 0 is the root. */
  folder_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
  /** What to sort by, besides the type; not for the root. */
  sort?: "id" | "name" | "date" | "size"
  /** In which direction. */
  direction?: "ASC" | "DESC"
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi?: string
}

export interface WebLink {
  id: string
  type: "web_link"
  etag?: string
  url?: string
  sequence_id?: string | null
  name?: string
  parent?: FolderMini | null
  description?: string
  path_collection?: Path
  created_at?: string
  modified_at?: string
  trashed_at?: string | null
  purged_at?: string | null
  created_by?: Person
  modified_by?: Person
  owned_by?: Person
  shared_link?: SharedLink | null
  item_status?: string
}

/** Params of folder_copies.create. */
export interface FolderCopiesCreateParams {
  /** The folder, by id; 0 is the root. */
  folder_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The folder that the copy goes to. */
  parent: {
    /** The folder's id, 0 for the root. */
    id: string
  }
  /** The name of the copy, that of the folder unless given. (at most 255 characters) */
  name?: string
}

/** Params of web_links.get. */
export interface WebLinksGetParams {
  /** The web link, by id from folder_items.list. */
  id: string
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi?: string
}

/** Params of web_links.create. */
export interface WebLinksCreateParams {
  /** The address of the page. */
  url: string
  /** The folder that it goes to. */
  parent: {
    /** The folder's id, 0 for the root. */
    id: string
  }
  /** What it is called, its address unless given. */
  name?: string
  /** What it is about. */
  description?: string
}

/** Params of web_links.update. */
export interface WebLinksUpdateParams {
  /** The web link, by id from folder_items.list. */
  id: string
  /** The address of the page. */
  url?: string
  /** The folder that it is moved to. */
  parent?: {
    /** The folder's id, 0 for the root. */
    id: string
    /** The user who is to own it, by id. */
    user_id?: string
  }
  /** The new name. */
  name?: string
  /** What it is about. */
  description?: string
  /** Shares it by a link. */
  shared_link?: {
    /** Who may open it. */
    access?: "open" | "company" | "collaborators"
    /** A password that is asked for, none if null. (at least 8 characters) */
    password?: string | null
    /** A name of your own in the address. (at least 12 characters) */
    vanity_name?: string
    /** When it ends. */
    unshared_at?: string
  }
}

/** Params of web_links.delete. */
export interface WebLinksDeleteParams {
  /** The web link, by id from folder_items.list. */
  id: string
}

/** Params of shared_items.get. */
export interface SharedItemsGetParams {
  /**
   * The shared link by which the item can be opened, with its password after &shared_link_password= where it has one.
   */
  boxapi: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of items.api_search. Needs mdfilters, or query. */
export interface ItemsApiSearchParams {
  /** The words; " " around an exact text, AND, OR and NOT between words. */
  query?: string
  /** Only items of this type. */
  type?: "file" | "folder" | "web_link"
  /** Whether to search what the user sees or, for administrators with that scope, all. (default "user_content") */
  scope?: "user_content" | "enterprise_content"
  /** Where to look for the words. */
  content_types?: ("name" | "description" | "file_content" | "comments" | "tags")[]
  /** Only files with these extensions, without dots. */
  file_extensions?: string[]
  /** Only items in these folders or below them. */
  ancestor_folder_ids?: string[]
  /** Only items of these users. */
  owner_user_ids?: string[]
  /** Only items that these users changed last. */
  recent_updater_user_ids?: string[]
  /** From when to when, as RFC 3339; an empty text leaves one of both open. (2 to 2 items) */
  created_at_range?: string[]
  /** From when to when, as RFC 3339; an empty text leaves one of both open. (2 to 2 items) */
  updated_at_range?: string[]
  /** Only files of at least and at most so many bytes. (2 to 2 items) */
  size_range?: number[]
  /** Whether to search the trash. (default "non_trashed_only") */
  trash_content?: "non_trashed_only" | "trashed_only" | "all_items"
  /** Only items that these users deleted, with trash_content trashed_only. */
  deleted_user_ids?: string[]
  /** From when to when, as RFC 3339; an empty text leaves one of both open. (2 to 2 items) */
  deleted_at_range?: string[]
  /** Only items whose metadata are so. (1 to 1 items) */
  mdfilters?: {
    /** global, enterprise, or enterprise_ with its id. */
    scope: string
    /** The template. */
    templateKey: string
    /** Values by the fields' keys; numbers and dates by gt and lt. */
    filters: { [k: string]: unknown }
  }[]
  /** What to sort by. (default "relevance") */
  sort?: "relevance" | "modified_at"
  /** In which direction. (default "DESC") */
  direction?: "DESC" | "ASC"
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** How many a page holds at most. (1 to 200; default 30) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
}

/** Params of recent_items.list. */
export interface RecentItemsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
}

export interface RecentItem {
  type?: string
  item?: FileMini | FolderMini | WebLinkMini
  interaction_type?: string
  interacted_at?: string
  interaction_shared_link?: string | null
}

/** Params of collections.list. */
export interface CollectionsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface Collection {
  id: string
  type?: string
  name?: string
  collection_type?: string
}

/** Params of collection_items.list. */
export interface CollectionItemsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** The collection, by id from collections.list. */
  collection_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of trash_items.list. */
export interface TrashItemsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
  /** In which direction. */
  direction?: "ASC" | "DESC"
  /** What to sort by, besides the type. */
  sort?: "name" | "date" | "size"
}

/** Params of trashed_files.get. */
export interface TrashedFilesGetParams {
  /** The file, by id from trash_items.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface TrashedFile {
  id: string
  etag?: string | null
  type: string
  sequence_id?: string | null
  name?: string
  sha1?: string
  file_version?: VersionMini
  description?: string
  size?: number
  path_collection?: Path
  created_at?: string
  modified_at?: string
  trashed_at?: string | null
  purged_at?: string | null
  content_created_at?: string | null
  content_modified_at?: string | null
  created_by?: Person
  modified_by?: Person
  owned_by?: Person
  parent?: FolderMini | null
  item_status?: string
}

/** Params of trashed_files.update. */
export interface TrashedFilesUpdateParams {
  /** The file, by id from trash_items.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** A new name. */
  name?: string
  /** The folder that it goes to, where the former one is not there any more. */
  parent?: {
    /** The folder's id, 0 for the root. */
    id: string
  }
}

/** Params of trashed_files.delete. */
export interface TrashedFilesDeleteParams {
  /** The file, by id from trash_items.list. */
  id: string
}

/** Params of trashed_folders.get. */
export interface TrashedFoldersGetParams {
  /** The folder, by id from trash_items.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface TrashedFolder {
  id: string
  etag?: string | null
  type: string
  sequence_id?: string | null
  name?: string
  created_at?: string | null
  modified_at?: string | null
  description?: string
  size?: number
  path_collection?: Path
  created_by?: Person
  modified_by?: Person
  trashed_at?: string | null
  purged_at?: string | null
  content_created_at?: string | null
  content_modified_at?: string | null
  owned_by?: Person
  parent?: FolderMini | null
  item_status?: string
}

/** Params of trashed_folders.update. */
export interface TrashedFoldersUpdateParams {
  /** The folder, by id from trash_items.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** A new name. */
  name?: string
  /** The folder that it goes to, where the former one is not there any more. */
  parent?: {
    /** The folder's id, 0 for the root. */
    id: string
  }
}

/** Params of trashed_folders.delete. */
export interface TrashedFoldersDeleteParams {
  /** The folder, by id from trash_items.list. */
  id: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface Comment {
  id: string
  type?: string
  is_reply_comment?: boolean
  message?: string
  created_by?: Person
  created_at?: string
  modified_at?: string
  item?: {
    id?: string
    type?: string
  }
  tagged_message?: string
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** The comment, by id from comments.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The file or the comment. */
  item: {
    /** The id of the file or comment. */
    id: string
    /** Which of both it is. */
    type: "file" | "comment"
  }
  /** The text. */
  message: string
  /** The text with people in it, as @[1234:Ada], instead of message alone. */
  tagged_message?: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** The comment, by id from comments.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** The new text. */
  message: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** The comment, by id from comments.list. */
  id: string
}

/** Params of collaborations.list. */
export interface CollaborationsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface Collaboration {
  id: string
  type: string
  item?: FileMini | FolderMini | WebLinkMini | null
  app_item?: {
    id: string
    type: string
    application_type: string
  } | null
  accessible_by?: Collaborator | null
  invite_email?: string | null
  role?: string
  expires_at?: string | null
  is_access_only?: boolean
  status?: string
  acknowledged_at?: string | null
  created_by?: Person
  created_at?: string
  modified_at?: string
  acceptance_requirements_status?: Requirements
}

export interface Collaborator {
  id: string
  type: string
  name?: string
  login?: string
  is_active?: boolean
  group_type?: string
}

export interface Requirements {
  terms_of_service_requirement?: {
    is_accepted?: boolean | null
    terms_of_service?: {
      id: string
      type: string
    }
  }
  strong_password_requirement?: {
    enterprise_has_strong_password_required_for_external_users?: boolean
    user_has_strong_password?: boolean | null
  }
  two_factor_authentication_requirement?: {
    enterprise_has_two_factor_auth_enabled?: boolean
    user_has_two_factor_authentication_enabled?: boolean | null
  }
}

/** Params of collaborations.get. */
export interface CollaborationsGetParams {
  /** The collaboration, by id from folder_collaborations.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of collaborations.create. */
export interface CollaborationsCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Whether they get an e-mail. */
  notify?: boolean
  /** The file or folder. */
  item: {
    /** The id of the file or folder. */
    id: string
    /** Which of both it is. */
    type: "file" | "folder"
  }
  /** The person or group. */
  accessible_by: {
    /** Which of both it is. */
    type: "user" | "group"
    /** The id of the user or group, unless login is given. */
    id?: string
    /** The e-mail address of a person, instead of the id. */
    login?: string
  }
  /** What they may do. */
  role: "editor" | "viewer" | "previewer" | "uploader" | "previewer uploader" | "viewer uploader" | "co-owner"
  /** Whether it does not show among the person's files, but can be opened. */
  is_access_only?: boolean
  /** Whether the folders above are shown, of a folder alone. */
  can_view_path?: boolean
  /** When it ends. */
  expires_at?: string
}

/** Params of collaborations.update. */
export interface CollaborationsUpdateParams {
  /** The collaboration, by id from folder_collaborations.list. */
  id: string
  /** What they may do; owner hands the item over. */
  role?:
    | "editor"
    | "viewer"
    | "previewer"
    | "uploader"
    | "previewer uploader"
    | "viewer uploader"
    | "co-owner"
    | "owner"
  /** The answer to an invitation, of whom it is for. */
  status?: "pending" | "accepted" | "rejected"
  /** When it ends. */
  expires_at?: string
  /** Whether the folders above are shown, of a folder alone. */
  can_view_path?: boolean
}

/** Params of collaborations.delete. */
export interface CollaborationsDeleteParams {
  /** The collaboration, by id from folder_collaborations.list. */
  id: string
}

/** Params of file_collaborations.list. */
export interface FileCollaborationsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
}

/** Params of folder_collaborations.list. */
export interface FolderCollaborationsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** The folder, by id; 0 is the root. */
  folder_id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
}

export interface Task {
  id: string
  type?: string
  item?: FileMini | null
  due_at?: string | null
  action?: string
  message?: string
  task_assignment_collection?: Assignments
  is_completed?: boolean
  created_by?: Person
  created_at?: string
  completion_rule?: string
}

export interface Assignments {
  total_count?: number
  entries?: TaskAssignment[]
}

export interface TaskAssignment {
  id: string
  type?: string
  item?: FileMini | null
  assigned_to?: Person
  message?: string
  completed_at?: string | null
  assigned_at?: string
  reminded_at?: string | null
  resolution_state?: string
  assigned_by?: Person
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** The task, by id from tasks.list. */
  id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** The file. */
  item: {
    /** The file's id. */
    id: string
    /** Always file. */
    type: "file"
  }
  /** Whether it is to be approved, or done. (default "review") */
  action?: "review" | "complete"
  /** What is to be done. */
  message?: string
  /** Until when. */
  due_at?: string
  /** Whether all have to be done with it or one. (default "all_assignees") */
  completion_rule?: "all_assignees" | "any_assignee"
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** The task, by id from tasks.list. */
  id: string
  /** Whether it is to be approved, or done. */
  action?: "review" | "complete"
  /** What is to be done. */
  message?: string
  /** Until when. */
  due_at?: string
  /** Whether all have to be done with it or one. */
  completion_rule?: "all_assignees" | "any_assignee"
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** The task, by id from tasks.list. */
  id: string
}

/** Params of task_assignments.list. */
export interface TaskAssignmentsListParams {
  /** The task, by id from tasks.list. */
  task_id: string
}

/** Params of task_assignments.get. */
export interface TaskAssignmentsGetParams {
  /** The assignment, by id from task_assignments.list. */
  id: string
}

/** Params of task_assignments.create. */
export interface TaskAssignmentsCreateParams {
  /** What is to be done by them. */
  task: {
    /** The task's id. */
    id: string
    /** Always task. */
    type: "task"
  }
  /** The user, by id or login. */
  assign_to: {
    /** The user's id, unless login is given. */
    id?: string
    /** The user's e-mail address, instead of the id. */
    login?: string
  }
}

/** Params of task_assignments.update. */
export interface TaskAssignmentsUpdateParams {
  /** The assignment, by id from task_assignments.list. */
  id: string
  /** What became of it; completed for tasks to be done, approved or rejected for those to be approved. */
  resolution_state?: "completed" | "incomplete" | "approved" | "rejected"
  /** A remark. */
  message?: string
}

/** Params of task_assignments.delete. */
export interface TaskAssignmentsDeleteParams {
  /** The assignment, by id from task_assignments.list. */
  id: string
}

/** Params of file_metadata.list. */
export interface FileMetadataListParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** Has values of taxonomies with their texts. */
  view?: "hydrated"
}

/** Params of file_metadata.get. */
export interface FileMetadataGetParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** Whether the template is Box's or the enterprise's. */
  scope: "global" | "enterprise"
  /**
   * The template, by templateKey from metadata_templates.list; properties for values without one. (at most 64
   * characters)
   */
  template_key: string
  /** Has values of taxonomies with their texts. */
  view?: "hydrated"
}

/** Params of file_metadata.create. */
export interface FileMetadataCreateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** Whether the template is Box's or the enterprise's. */
  scope: "global" | "enterprise"
  /**
   * The template, by templateKey from metadata_templates.list; properties for values without one. (at most 64
   * characters)
   */
  template_key: string
  /** The values by the keys of the fields. */
  values: { [k: string]: unknown }
}

/** Params of file_metadata.update. */
export interface FileMetadataUpdateParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** Whether the template is Box's or the enterprise's. */
  scope: "global" | "enterprise"
  /**
   * The template, by templateKey from metadata_templates.list; properties for values without one. (at most 64
   * characters)
   */
  template_key: string
  /** The changes, all or none. (at least 1 items) */
  operations: {
    /** What is done. */
    op: "add" | "replace" | "remove" | "test" | "move" | "copy"
    /** The field, such as /status. */
    path: string
    /** The value, for add, replace and test. */
    value?: unknown
    /** The other field, for move and copy. */
    from?: string
  }[]
}

/** Params of file_metadata.delete. */
export interface FileMetadataDeleteParams {
  /** The file, by id from folder_items.list or items.api_search. */
  file_id: string
  /** Whether the template is Box's or the enterprise's. */
  scope: "global" | "enterprise"
  /**
   * The template, by templateKey from metadata_templates.list; properties for values without one. (at most 64
   * characters)
   */
  template_key: string
}

/** Params of metadata_templates.list. */
export interface MetadataTemplatesListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
}

export interface MetadataTemplate {
  id: string
  type: string
  scope?: string
  templateKey?: string
  displayName?: string
  hidden?: boolean
  fields?: TemplateField[]
  copyInstanceOnItemCopy?: boolean
}

export interface TemplateField {
  type: string
  key: string
  displayName: string
  description?: string
  hidden?: boolean
  options?: TemplateOption[]
  taxonomyKey?: string
  taxonomyId?: string
  namespace?: string
  optionsRules?: {
    multiSelect?: boolean
    selectableLevels?: number[]
  }
  id?: string
}

export interface TemplateOption {
  key: string
  id?: string
}

/** Searchable fields of metadata_templates, in hosted mode. */
export interface MetadataTemplatesSearchFields {
  id: string | null
  scope: string | null
  templateKey: string | null
  displayName: string | null
  hidden: boolean | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** Only users whose name or login begins so; of users elsewhere the whole login. */
  filter_term?: string
  /** Whether those of the enterprise, those elsewhere, or all; all and external need filter_term. */
  user_type?: "all" | "managed" | "external"
  /** Only app users with this id of yours. */
  external_app_user_id?: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Where the page begins: next_marker in the metadata of the page before. */
  marker?: string
}

export interface User {
  id: string
  type: string
  name?: string
  login?: string
  created_at?: string
  modified_at?: string
  language?: string
  timezone?: string
  space_amount?: number
  space_used?: number
  max_upload_size?: number
  status?: string
  job_title?: string
  phone?: string
  address?: string
  avatar_url?: string
  notification_email?: {
    email?: string
    is_confirmed?: boolean
  } | null
  role?: string
  tracking_codes?: TrackingCode[]
  can_see_managed_users?: boolean
  is_sync_enabled?: boolean
  is_external_collab_restricted?: boolean
  is_exempt_from_device_limits?: boolean
  is_exempt_from_login_verification?: boolean
  enterprise?: {
    id?: string
    type?: string
    name?: string
  }
  my_tags?: string[]
  hostname?: string
  is_platform_access_only?: boolean
  external_app_user_id?: string
}

export interface TrackingCode {
  /** Always tracking_code. */
  type?: "tracking_code"
  /** The name of the field. */
  name?: string
  /** The value. */
  value?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The user, by id from users.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What the user is called. (at most 50 characters) */
  name: string
  /** The e-mail address by which the user signs in, required except of app users. */
  login?: string
  /** Whether it is an app user. */
  is_platform_access_only?: boolean
  /** Whether the user is an administrator too. */
  role?: "coadmin" | "user"
  /** What the user works as. (at most 100 characters) */
  job_title?: string
  /** The phone number. (at most 100 characters) */
  phone?: string
  /** The postal address. (at most 255 characters) */
  address?: string
  /** The language, such as en. */
  language?: string
  /** The time zone, such as Europe/Berlin. */
  timezone?: string
  /** How many bytes the user may store, -1 for no limit. */
  space_amount?: number
  /** What the account may do. */
  status?: "active" | "inactive" | "cannot_delete_edit" | "cannot_delete_edit_upload"
  /** Values of the enterprise's own fields. */
  tracking_codes?: {
    /** Always tracking_code. */
    type?: "tracking_code"
    /** The name of the field. */
    name?: string
    /** The value. */
    value?: string
  }[]
  /** Whether the user sees other users of the enterprise. */
  can_see_managed_users?: boolean
  /** Whether the user may use Box Sync. */
  is_sync_enabled?: boolean
  /** Whether the user may not work with people elsewhere. */
  is_external_collab_restricted?: boolean
  /** Whether limits of devices do not hold. */
  is_exempt_from_device_limits?: boolean
  /** Whether a second factor is not asked for. */
  is_exempt_from_login_verification?: boolean
  /** An id of your own. */
  external_app_user_id?: string
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** The user, by id from users.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What the user is called. (at most 50 characters) */
  name?: string
  /** A new e-mail address to sign in by, one of the user's aliases. */
  login?: string
  /** null makes the user a free one outside of the enterprise. */
  enterprise?: string | null
  /** Whether the user gets an e-mail about that, with enterprise. */
  notify?: boolean
  /** Whether the user is an administrator too. */
  role?: "coadmin" | "user"
  /** What the user works as. (at most 100 characters) */
  job_title?: string
  /** The phone number. (at most 100 characters) */
  phone?: string
  /** The postal address. (at most 255 characters) */
  address?: string
  /** The language, such as en. */
  language?: string
  /** The time zone, such as Europe/Berlin. */
  timezone?: string
  /** How many bytes the user may store, -1 for no limit. */
  space_amount?: number
  /** What the account may do. */
  status?: "active" | "inactive" | "cannot_delete_edit" | "cannot_delete_edit_upload"
  /** Values of the enterprise's own fields. */
  tracking_codes?: {
    /** Always tracking_code. */
    type?: "tracking_code"
    /** The name of the field. */
    name?: string
    /** The value. */
    value?: string
  }[]
  /** A further address for notices, none if null. */
  notification_email?: {
    /** The address. */
    email: string
  } | null
  /** Whether the user sees other users of the enterprise. */
  can_see_managed_users?: boolean
  /** Whether the user may use Box Sync. */
  is_sync_enabled?: boolean
  /** Whether the user may not work with people elsewhere. */
  is_external_collab_restricted?: boolean
  /** Whether limits of devices do not hold. */
  is_exempt_from_device_limits?: boolean
  /** Whether a second factor is not asked for. */
  is_exempt_from_login_verification?: boolean
  /** Whether a new password is asked for. */
  is_password_reset_required?: boolean
  /** An id of your own. */
  external_app_user_id?: string
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** The user, by id from users.list. */
  id: string
  /** Whether the user's files are deleted too. */
  force?: boolean
  /** Whether the user gets an e-mail. */
  notify?: boolean
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  name: string | null
  login: string | null
  status: string | null
  job_title: string | null
  phone: string | null
  address: string | null
  language: string | null
  timezone: string | null
  created_at: string | null
  modified_at: string | null
  space_amount: number | null
  space_used: number | null
}

/** Params of current_user.get. */
export interface CurrentUserGetParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Only groups whose name begins so. */
  filter_term?: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

export interface Group {
  id: string
  type: string
  name?: string
  group_type?: string
  created_at?: string
  modified_at?: string
  provenance?: string
  external_sync_identifier?: string
  description?: string
  invitability_level?: string
  member_viewability_level?: string
  permissions?: {
    can_invite_as_collaborator?: boolean
  }
}

/** Params of groups.get. */
export interface GroupsGetParams {
  /** The group, by id from groups.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of groups.create. */
export interface GroupsCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What it is called. */
  name: string
  /** What it is for. (at most 255 characters) */
  description?: string
  /** The system that it comes from, such as Active Directory. (at most 255 characters) */
  provenance?: string
  /** Its id in that system. */
  external_sync_identifier?: string
  /** Who may invite the group. */
  invitability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
  /** Who sees its members. */
  member_viewability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** The group, by id from groups.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** What it is called. */
  name?: string
  /** What it is for. (at most 255 characters) */
  description?: string
  /** The system that it comes from, such as Active Directory. (at most 255 characters) */
  provenance?: string
  /** Its id in that system. */
  external_sync_identifier?: string
  /** Who may invite the group. */
  invitability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
  /** Who sees its members. */
  member_viewability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** The group, by id from groups.list. */
  id: string
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  id: string | null
  name: string | null
  group_type: string | null
  description: string | null
  provenance: string | null
  external_sync_identifier: string | null
  created_at: string | null
  modified_at: string | null
}

/** Params of group_memberships.list. */
export interface GroupMembershipsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** The group, by id from groups.list. */
  group_id: string
}

export interface Membership {
  id: string
  type?: string
  user?: Person
  group?: {
    id: string
    type: string
    name?: string
    group_type?: string
  }
  role?: string
  created_at?: string
  modified_at?: string
}

/** Params of group_memberships.get. */
export interface GroupMembershipsGetParams {
  /** The membership, by id from group_memberships.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
}

/** Params of group_memberships.create. */
export interface GroupMembershipsCreateParams {
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Who is added, by id from users.list. */
  user: {
    /** The user's id. */
    id: string
  }
  /** Where they are added, by id from groups.list. */
  group: {
    /** The group's id. */
    id: string
  }
  /** Whether the user manages the group. */
  role?: "member" | "admin"
  /** What an administrator of the group may do, everything if null. */
  configurable_permissions?: {
    [k: string]: boolean
  } | null
}

/** Params of group_memberships.update. */
export interface GroupMembershipsUpdateParams {
  /** The membership, by id from group_memberships.list. */
  id: string
  /** What to answer besides type and id, such as name and size; what is usual unless given. */
  fields?: string[]
  /** Whether the user manages the group. */
  role?: "member" | "admin"
  /** What an administrator of the group may do, everything if null. */
  configurable_permissions?: {
    [k: string]: boolean
  } | null
}

/** Params of group_memberships.delete. */
export interface GroupMembershipsDeleteParams {
  /** The membership, by id from group_memberships.list. */
  id: string
}

/** Searchable fields of group_memberships, in hosted mode. */
export interface GroupMembershipsSearchFields {
  id: string | null
  role: string | null
  user_id: string | null
  user_name: string | null
  group_id: string | null
  group_name: string | null
  created_at: string | null
  modified_at: string | null
}

/** Params of user_memberships.list. */
export interface UserMembershipsListParams {
  /** How many a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to skip, 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** The user, by id from users.list. */
  user_id: string
}

/** Params of events.list. */
export interface EventsListParams {
  /** How many events at most. (1 to 500; default 100) */
  limit?: number
  /**
   * Whose events: all and changes are the user's, admin_logs those of the enterprise in a time, admin_logs_streaming
   * its new ones. (default "all")
   */
  stream_type?: "all" | "changes" | "sync" | "admin_logs" | "admin_logs_streaming"
  /**
   * Where to begin: next_stream_position in the metadata of the call before, 0 for the first, now for none but the
   * position.
   */
  stream_position?: string
  /** Only events of these types, such as UPLOAD; with admin_logs alone. */
  event_type?: string[]
  /** The begin of the time, with admin_logs alone. */
  created_after?: string
  /** The end of the time, with admin_logs alone. */
  created_before?: string
}

export interface Event {
  type?: string
  event_id: string
  event_type?: string
  created_at?: string
  recorded_at?: string
  created_by?: Person
  session_id?: string | null
  /** The item, user or group that it is about, by the type of the event. */
  source?: { [k: string]: unknown } | null
  /** What else is known, by the type of the event. */
  additional_details?: { [k: string]: unknown } | null
}

/** Params of ai_answers.create. */
export interface AiAnswersCreateParams {
  /** Whether it is about one file or several. */
  mode: "single_item_qa" | "multiple_item_qa"
  /** The question, of at most 10,000 characters. */
  prompt: string
  /** The files. (1 to 25 items) */
  items: {
    /** The file's id. */
    id: string
    /** A file, or a whole hub. */
    type: "file" | "hubs"
    /** The text to be asked about, instead of the file's. */
    content?: string
  }[]
  /** What was asked and answered before, the latest last. */
  dialogue_history?: {
    /** What was asked. */
    prompt?: string
    /** What was answered. */
    answer?: string
    /** When. */
    created_at?: string
  }[]
  /** Whether the texts that the answer rests on come along. */
  include_citations?: boolean
}

export interface AiAnswer {
  answer: string
  created_at: string
  completion_reason?: string
  ai_agent_info?: {
    models?: AiModel[]
    processor?: string
  }
  citations?: Citation[]
}

export interface AiModel {
  name?: string
  provider?: string
  supported_purpose?: string
}

export interface Citation {
  content?: string
  id?: string
  type?: string
  name?: string
}

/** Credentials by auth variant. */
export interface BoxCredentials {
  oauth: BoxOauthCredentials
  client_credentials: BoxClientCredentialsCredentials
  jwt: BoxJwtCredentials
  token: BoxTokenCredentials
}

/** Box account */
export interface BoxOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** App with client credentials */
export interface BoxClientCredentialsCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** The enterprise or the user, by id, as the setting subject_type says. */
  subject_id: string
}

/** App with a key pair */
export interface BoxJwtCredentials {
  access_token?: string
  expires_at?: string
  /** clientID of the file. */
  client_id: string
  /** clientSecret of the file. */
  client_secret: string
  /** publicKeyID of the file. */
  public_key_id: string
  /** privateKey of the file. */
  private_key: string
  /** passphrase of the file, with which the key is encrypted. */
  passphrase?: string
  /** enterpriseID of the file, or a user's id. */
  subject_id: string
}

/** Access token */
export interface BoxTokenCredentials {
  /** The access token. */
  token: string
}

export interface BoxConfig {
  /** The user in whose name an app of the enterprise acts, by id; its own service account unless given. */
  as_user?: string
  /**
   * For apps of an enterprise: whether their subject_id is the enterprise, for the service account, or a user. (default
   * "enterprise")
   */
  subject_type?: "enterprise" | "user"
}
