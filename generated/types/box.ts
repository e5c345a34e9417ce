// Generated from definitions/box.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Box */
    "box": Box
  }
}

/**
 * Box. Files and versions, folders, web links, shared links, trash, comments, collaborations, tasks, metadata, users
 * and groups of a Box account.
 */
export interface Box {
  operations: BoxOperations
  credentials: BoxCredentials
  config: BoxConfig
}

/** The operations, by entity and action. */
export interface BoxOperations {
  /** A file. */
  files: {
    /** Gets the metadata of a file, without its content. For the content, use `files.download`. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file of up to 50 MB to a folder. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /**
     * Updates a file: renames, moves, describes, tags, locks or shares it. Fields that you leave out keep their value.
     */
    update: {
      params: FilesUpdateParams
      records: File
      meta: {}
    }
    /** Deletes a file, which moves it to the trash. If the enterprise has no trash, deletes it permanently. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the content of a file or of one of its versions, as a stream. */
    download: {
      params: FilesDownloadParams
      file: true
    }
    /** Copies a file or one of its versions to a folder. */
    copy: {
      params: FilesCopyParams
      records: File
      meta: {}
    }
  }
  /** A past version of a file. */
  file_versions: {
    /** Lists the past versions of a file, without the current version. */
    list: {
      params: FileVersionsListParams
      records: FileVersion[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a past version of a file. */
    get: {
      params: FileVersionsGetParams
      records: FileVersion
      meta: {}
    }
    /** Uploads a new version of a file. The previous version stays in the list of versions. */
    create: {
      params: FileVersionsCreateParams
      records: File
      meta: {}
    }
    /** Restores a deleted version of a file. */
    update: {
      params: FileVersionsUpdateParams
      records: FileVersion
      meta: {}
    }
    /** Deletes a past version of a file, which moves it to the trash. */
    delete: {
      params: FileVersionsDeleteParams
      records: null
      meta: {}
    }
    /** Promotes a past version of a file to the current version, as a copy. */
    promote: {
      params: FileVersionsPromoteParams
      records: FileVersion
      meta: {}
    }
  }
  /** A folder. The root folder has the ID `0`. */
  folders: {
    /** Gets a folder with its first items. For all items, use `folder_items.list`. */
    get: {
      params: FoldersGetParams
      records: Folder
      meta: {}
    }
    /** Creates a folder in a parent folder. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Updates a folder: renames, moves, describes, tags or shares it. Fields that you leave out keep their value. */
    update: {
      params: FoldersUpdateParams
      records: Folder
      meta: {}
    }
    /** Deletes a folder, which moves it to the trash. If the enterprise has no trash, deletes it permanently. */
    delete: {
      params: FoldersDeleteParams
      records: null
      meta: {}
    }
    /** Copies a folder and its content to another folder. */
    copy: {
      params: FoldersCopyParams
      records: Folder
      meta: {}
    }
  }
  /** A file, folder or web link in a folder. */
  folder_items: {
    /** Lists the files, folders and web links in a folder. `0` is the root folder. */
    list: {
      params: FolderItemsListParams
      records: (File | Folder | WebLink)[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A web link: a bookmark to a web page, stored in a folder. */
  web_links: {
    /** Gets a web link. */
    get: {
      params: WebLinksGetParams
      records: WebLink
      meta: {}
    }
    /** Creates a web link in a folder. */
    create: {
      params: WebLinksCreateParams
      records: WebLink
      meta: {}
    }
    /** Updates a web link: changes, moves or shares it. */
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
  /** A file, folder or web link that a shared link points to. */
  shared_items: {
    /** Gets the file, folder or web link that a shared link points to. */
    get: {
      params: SharedItemsGetParams
      records: File | Folder | WebLink
      meta: {}
    }
  }
  /** A file, folder or web link found by search. */
  items: {
    /**
     * Searches files, folders and web links by keywords in their name, text, description, comments and tags, or by
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
  /** An item that the user opened or changed recently. */
  recent_items: {
    /** Lists recent items: what the user opened or changed in the last 90 days, 1,000 items at most. */
    list: {
      params: RecentItemsListParams
      records: RecentItem[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A collection of the user's items. Box supports only the favorites collection. */
  collections: {
    /** Lists the user's collections, which consist of the favorites. */
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
    /** Lists the items in a collection, such as the favorites. */
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
    /** Gets a file in the trash. */
    get: {
      params: TrashedFilesGetParams
      records: TrashedFile
      meta: {}
    }
    /** Restores a file from the trash. */
    update: {
      params: TrashedFilesUpdateParams
      records: TrashedFile
      meta: {}
    }
    /** Deletes a file in the trash permanently. This cannot be undone. */
    delete: {
      params: TrashedFilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A folder in the trash. */
  trashed_folders: {
    /** Gets a folder in the trash. */
    get: {
      params: TrashedFoldersGetParams
      records: TrashedFolder
      meta: {}
    }
    /** Restores a folder and its content from the trash. */
    update: {
      params: TrashedFoldersUpdateParams
      records: TrashedFolder
      meta: {}
    }
    /** Deletes a folder in the trash and its content permanently. This cannot be undone. */
    delete: {
      params: TrashedFoldersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A comment on a file. */
  comments: {
    /** Lists the comments on a file. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a comment. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Creates a comment on a file, or a reply to a comment. */
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
    /** Deletes a comment. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A collaboration: the access of a user or group to a file or folder. */
  collaborations: {
    /**
     * Lists the user's pending collaboration invitations. For the collaborations of an item, use
     * `file_collaborations.list` or `folder_collaborations.list`.
     */
    list: {
      params: CollaborationsListParams
      records: Collaboration[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a collaboration. */
    get: {
      params: CollaborationsGetParams
      records: Collaboration
      meta: {}
    }
    /** Creates a collaboration: invites a user or group to a file or folder. */
    create: {
      params: CollaborationsCreateParams
      records: Collaboration
      meta: {}
    }
    /** Updates the role of a collaboration, or accepts or rejects an invitation. */
    update: {
      params: CollaborationsUpdateParams
      records: Collaboration | null
      meta: {}
    }
    /** Deletes a collaboration, which ends the collaborator's access. */
    delete: {
      params: CollaborationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A collaboration on a file. */
  file_collaborations: {
    /** Lists the collaborations on a file, including pending invitations. */
    list: {
      params: FileCollaborationsListParams
      records: Collaboration[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A collaboration: a user or group with access to a folder, and their role. */
  folder_collaborations: {
    /** Lists the collaborations on a folder, the users and groups with access, including pending invitations. */
    list: {
      params: FolderCollaborationsListParams
      records: Collaboration[]
      meta: {
        next_marker: string | null
      }
    }
  }
  /** A task on a file. */
  tasks: {
    /** Lists the tasks on a file. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a task with its assignments. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task on a file. To assign it to a user, use `task_assignments.create`. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Updates a task. */
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
  /** An assignment of a task to a user. */
  task_assignments: {
    /** Lists the assignments of a task. */
    list: {
      params: TaskAssignmentsListParams
      records: TaskAssignment[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a task assignment. */
    get: {
      params: TaskAssignmentsGetParams
      records: TaskAssignment
      meta: {}
    }
    /** Creates a task assignment: assigns a task to a user. */
    create: {
      params: TaskAssignmentsCreateParams
      records: TaskAssignment
      meta: {}
    }
    /** Updates a task assignment: completes, approves or rejects it, or changes its message. */
    update: {
      params: TaskAssignmentsUpdateParams
      records: TaskAssignment
      meta: {}
    }
    /** Deletes a task assignment, which removes the task from the user. */
    delete: {
      params: TaskAssignmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A metadata instance on a file: the fields of a metadata template with their values. */
  file_metadata: {
    /** Lists the metadata instances of a file. */
    list: {
      params: FileMetadataListParams
      records: Metadata[]
      meta: {}
    }
    /** Gets the metadata instance of a template on a file. */
    get: {
      params: FileMetadataGetParams
      records: Metadata
      meta: {}
    }
    /** Creates a metadata instance on a file, with the fields of a metadata template. */
    create: {
      params: FileMetadataCreateParams
      records: Metadata
      meta: {}
    }
    /** Updates values of a metadata instance on a file with JSON Patch operations. */
    update: {
      params: FileMetadataUpdateParams
      records: Metadata
      meta: {}
    }
    /** Deletes the metadata instance of a template from a file. */
    delete: {
      params: FileMetadataDeleteParams
      records: null
      meta: {}
    }
  }
  /** A metadata template, which defines the fields of metadata. */
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
  /** A user of the enterprise. */
  users: {
    /** Lists the users of the enterprise. For administrators. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_marker: string | null
      }
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Creates a managed user of the enterprise, or an app user without a login. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Updates a user of the enterprise. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Deletes a user. The user cannot own any files, unless `force` is `true`. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The authenticated user. */
  current_user: {
    /** Gets the authenticated user, or the service account of an app. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A group of users, who can be invited together. */
  groups: {
    /** Lists the groups of the enterprise. For administrators. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a group. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    /** Creates a group. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Updates a group. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group and its collaborations. */
    delete: {
      params: GroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A group membership: a user in a group. */
  group_memberships: {
    /** Lists the memberships of a group. */
    list: {
      params: GroupMembershipsListParams
      records: Membership[]
      meta: {
        total_count: number | null
      }
    }
    /** Gets a group membership. */
    get: {
      params: GroupMembershipsGetParams
      records: Membership
      meta: {}
    }
    /** Creates a group membership: adds a user to a group. */
    create: {
      params: GroupMembershipsCreateParams
      records: Membership
      meta: {}
    }
    /** Updates the role of a user in a group. */
    update: {
      params: GroupMembershipsUpdateParams
      records: Membership
      meta: {}
    }
    /** Deletes a group membership, which removes the user from the group. */
    delete: {
      params: GroupMembershipsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupMembershipsSearchFields
    }
  }
  /** A group membership of a user. */
  user_memberships: {
    /** Lists the group memberships of a user. */
    list: {
      params: UserMembershipsListParams
      records: Membership[]
      meta: {
        total_count: number | null
      }
    }
  }
  /** An event in the account or the enterprise. */
  events: {
    /** Lists events of the user's items or, for administrators, of the enterprise, starting at a stream position. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        chunk_size: number | null
        next_stream_position: string | null
      }
    }
  }
  /** An answer of Box AI to a question about files. */
  ai_answers: {
    /** Asks Box AI a question about 1 to 25 files. */
    create: {
      params: AiAnswersCreateParams
      records: AiAnswer
      meta: {}
    }
  }
}

/** Params of files.get. */
export interface FilesGetParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi?: string
}

export interface File {
  /** The file's ID. */
  id: string
  /** The entity tag, for changing the file only if it is unchanged. Null for some files. */
  etag?: string | null
  /** The object type, always file. */
  type: "file"
  /** A number that grows with each change to the file. Null for some files. */
  sequence_id?: string | null
  /** The file's name, extension included. */
  name?: string
  /** The SHA-1 hash of the file's content. */
  sha1?: string
  /** The file's current version. */
  file_version?: VersionMini
  /** The file's description. */
  description?: string
  /** The file's size in bytes. */
  size?: number
  /** The folders leading to the file, from the root folder down. */
  path_collection?: Path
  /** Creation time of the file on Box. */
  created_at?: string
  /** The time of the last change to the file on Box. */
  modified_at?: string
  /** The time the file was moved to the trash. Null if it was not. */
  trashed_at?: string | null
  /** The time the file is permanently deleted from the trash. Null if none is set. */
  purged_at?: string | null
  /** The time the content was first created, possibly before its upload. May be null. */
  content_created_at?: string | null
  /** The time the content was last changed, possibly before its upload. May be null. */
  content_modified_at?: string | null
  /** The user who created the file. */
  created_by?: Person
  /** The user who last changed the file. */
  modified_by?: Person
  /** The user who owns the file. */
  owned_by?: Person
  shared_link?: SharedLink | null
  parent?: FolderMini | null
  /** The file's state: active, in the trash or permanently deleted. */
  item_status?: string
  /** The number of the file's current version. */
  version_number?: string
  /** The number of comments on the file. */
  comment_count?: number
  /** The actions the caller may take on the file. */
  permissions?: FilePermissions
  /** The tags on the file. */
  tags?: string[]
  lock?: Lock | null
  /** The file's extension, in lower case and without the dot. */
  extension?: string
  /** Whether the file is a macOS package stored as a ZIP archive. */
  is_package?: boolean
  /** A short-lived link for embedding a preview of the file. */
  expiring_embed_link?: EmbedLink
  /** Whether a watermark applies to the file. */
  watermark_info?: Watermark
  /** Whether the file can be reached through a shared link. */
  is_accessible_via_shared_link?: boolean
  /** The roles a collaborator invited to the file may be given. */
  allowed_invitee_roles?: string[]
  /** Whether the file's owner is outside the caller's enterprise. */
  is_externally_owned?: boolean
  /** Whether the file has collaborators. */
  has_collaborations?: boolean
  /** The metadata on the file, by scope and template. */
  metadata?: MetadataByScope
  /** The time the file is deleted automatically. Null if it does not expire. */
  expires_at?: string | null
  /** The renditions of the file, including thumbnails, PDF and extracted text. */
  representations?: Representations
  classification?: Classification | null
  /** The name shown for the user who uploaded the file. */
  uploader_display_name?: string
  /** The time the retention policy on the file ends. Null without one. */
  disposition_at?: string | null
  /** The permissions a shared link to the file may grant. May be null. */
  shared_link_permission_options?: string[] | null
  /** Whether the file is associated with an app item. */
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
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** SHA-1 hash of the content, which Box uses to verify the upload. */
  content_md5?: string
  /** Name of the file and the folder to upload it to. */
  attributes: {
    /** Name of the file. (at most 255 characters) */
    name: string
    /** Folder to upload the file to. */
    parent: {
      /** ID of the folder. `0` is the root folder. */
      id: string
    }
    /** Time when the content was created. */
    content_created_at?: string
    /** Time when the content was last modified. */
    content_modified_at?: string
  }
  /** Content of the file. */
  file: FileInput
}

/** Params of files.update. */
export interface FilesUpdateParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
  /** New name of the file. */
  name?: string
  /** Description of the item. (at most 256 characters) */
  description?: string
  /** Folder to move the file to. */
  parent?: {
    /** ID of the folder. `0` is the root folder. */
    id: string
    /** ID of the user to make the owner. */
    user_id?: string
  }
  /** Shared link to create or update. `null` removes the shared link. */
  shared_link?: ({
    /** People who can open the shared link: anyone with the link, users of the enterprise, or collaborators. */
    access?: "open" | "company" | "collaborators"
    /**
     * Password for the shared link. `null` removes the password. Requires `access` to be `open`. (at least 8
     * characters)
     */
    password?: string | null
    /** Custom name in the URL of the shared link, at least 12 characters. */
    vanity_name?: string
    /** Time when the shared link expires. */
    unshared_at?: string
    /** Permissions of the shared link. */
    permissions?: {
      /** Whether the item can be downloaded. */
      can_download?: boolean
      /** Whether the item can be edited. For files only. */
      can_edit?: boolean
    }
  } | null)
  /** Lock to set on the file. `null` unlocks the file. */
  lock?: {
    /** Always `lock`. */
    access: "lock"
    /** Time when the lock expires. */
    expires_at?: string
    /** Whether downloads are prevented while the file is locked. */
    is_download_prevented?: boolean
  } | null
  /** Tags of the item. Replaces the current tags. (1 to 100 items) */
  tags?: string[]
  /** Collections of the item, such as the favorites. Replaces the current collections; `null` removes all. */
  collections?: {
    /** ID of the collection. */
    id: string
  }[] | null
  /** People who can download the file through its shared link. */
  permissions?: {
    /** People who can download the file: anyone with the link, or users of the enterprise. */
    can_download?: "open" | "company"
  }
  /** Time until which a retention policy keeps the file. Has to be in the future. */
  disposition_at?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  id: string
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  id: string
  /** ID of the version to download, as `file_versions.list` returns it. Defaults to the latest version. */
  version?: string
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi?: string
  /** Byte range to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Params of files.copy. */
export interface FilesCopyParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Folder to copy the file to. */
  parent: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
  /** Name of the copy. Defaults to the name of the file. (at most 255 characters) */
  name?: string
  /** ID of the version to copy. Defaults to the latest version. */
  version?: string
}

/** Params of file_versions.list. */
export interface FileVersionsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

export interface FileVersion {
  /** The file version's ID. */
  id: string
  /** The object type, always file_version. */
  type: string
  /** The SHA-1 hash of the version's content. */
  sha1?: string
  /** The file's name in this version. */
  name?: string
  /** The version's size in bytes. */
  size?: number
  /** Creation time of the version. */
  created_at?: string
  /** The time of the last change to the version. */
  modified_at?: string
  /** The user who last changed the version. */
  modified_by?: Person
  /** The time the version was moved to the trash. Null if it was not. */
  trashed_at?: string | null
  trashed_by?: Person | null
  /** The time the version was restored from the trash. Null if it was not. */
  restored_at?: string | null
  restored_by?: Person | null
  /** The time the version is permanently deleted from the trash. Null if none is set. */
  purged_at?: string | null
  /** The name shown for the user who uploaded the version. */
  uploader_display_name?: string
  /** The version's number. */
  version_number?: string
}

/** Params of file_versions.get. */
export interface FileVersionsGetParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** ID of the version, as `file_versions.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of file_versions.create. */
export interface FileVersionsCreateParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
  /** SHA-1 hash of the content, which Box uses to verify the upload. */
  content_md5?: string
  /** Name of the file, unchanged or new. */
  attributes: {
    /** Name of the file, unchanged or new. (at most 255 characters) */
    name: string
    /** Time when the content was last modified. */
    content_modified_at?: string
  }
  /** Content of the new version. */
  file: FileInput
}

/** Params of file_versions.update. */
export interface FileVersionsUpdateParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** ID of the version, as `file_versions.list` returns it. */
  id: string
}

/** Params of file_versions.delete. */
export interface FileVersionsDeleteParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** ID of the version, as `file_versions.list` returns it. */
  id: string
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
}

/** Params of file_versions.promote. */
export interface FileVersionsPromoteParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** ID of the version, as `file_versions.list` returns it. */
  id: string
}

/** Params of folders.get. */
export interface FoldersGetParams {
  /** ID of the folder. `0` is the root folder. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Secondary sort field of the items, after their type. */
  sort?: "id" | "name" | "date" | "size"
  /** Sort direction. */
  direction?: "ASC" | "DESC"
  /** Maximum number of items to return with the folder, 1 to 1,000. Defaults to 100. (1 to 1000) */
  limit?: number
  /** Number of items to skip. (at least 0) */
  offset?: number
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi?: string
}

export interface Folder {
  /** The folder's ID. The root folder's is 0. */
  id: string
  /** The entity tag, for changing the folder only if it is unchanged. Null for some folders. */
  etag?: string | null
  /** The object type, always folder. */
  type: "folder"
  /** A number that grows with each change to the folder. Null for the root folder. */
  sequence_id?: string | null
  /** The folder's name. */
  name?: string
  /** Creation time of the folder. Null for the root folder. */
  created_at?: string | null
  /** The time of the last change to the folder. Null for the root folder. */
  modified_at?: string | null
  /** The folder's description. */
  description?: string
  /** The folder's size in bytes, subfolders included. */
  size?: number
  /** The folders leading to the folder, from the root folder down. */
  path_collection?: Path
  /** The user who created the folder. */
  created_by?: Person
  /** The user who last changed the folder. */
  modified_by?: Person
  /** The time the folder was moved to the trash. Null if it was not. */
  trashed_at?: string | null
  /** The time the folder is permanently deleted from the trash. Null if none is set. */
  purged_at?: string | null
  /** The time the folder was first created, possibly before its upload. May be null. */
  content_created_at?: string | null
  /** The time the folder's content was last changed, possibly before its upload. May be null. */
  content_modified_at?: string | null
  /** The user who owns the folder. */
  owned_by?: Person
  shared_link?: SharedLink | null
  folder_upload_email?: UploadAddress | null
  parent?: FolderMini | null
  /** The folder's state: active, in the trash or permanently deleted. */
  item_status?: string
  /** A page of the items in the folder. */
  item_collection?: FolderItems
  /** The folder's synchronization state: synced, not synced or partially synced. */
  sync_state?: string
  /** Whether the folder has collaborators. */
  has_collaborations?: boolean
  /** The actions the caller may take on the folder. */
  permissions?: FolderPermissions
  /** The tags on the folder. */
  tags?: string[]
  /** Whether collaborators other than the owner may invite others. */
  can_non_owners_invite?: boolean
  /** Whether the folder's owner is outside the caller's enterprise. */
  is_externally_owned?: boolean
  /** The metadata on the folder, by scope and template. */
  metadata?: MetadataByScope
  /** Whether collaboration on the folder is limited to users of the owner's enterprise. */
  is_collaboration_restricted_to_enterprise?: boolean
  /** The access levels a shared link to the folder may have. */
  allowed_shared_link_access_levels?: string[]
  /** The roles a collaborator invited to the folder may be given. */
  allowed_invitee_roles?: string[]
  /** Whether a watermark applies to the folder. */
  watermark_info?: Watermark
  /** Whether the folder can be reached through a shared link. */
  is_accessible_via_shared_link?: boolean
  /** Whether collaborators other than the owner may see the list of collaborators. */
  can_non_owners_view_collaborators?: boolean
  classification?: Classification | null
  /** Whether the folder is associated with an app item. */
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
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Name of the folder. (at most 255 characters) */
  name: string
  /** Parent folder. `0` is the root folder. */
  parent: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
  /** Setting for uploads to the folder by email. */
  folder_upload_email?: {
    /** People who can send files to the folder by email: anyone, or collaborators. */
    access?: "open" | "collaborators"
  }
  /** Whether Box Sync synchronizes the folder. */
  sync_state?: "synced" | "not_synced" | "partially_synced"
}

/** Params of folders.update. */
export interface FoldersUpdateParams {
  /** ID of the folder. `0` is the root folder. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
  /** New name of the folder. */
  name?: string
  /** Description of the item. (at most 256 characters) */
  description?: string
  /** Folder to move the folder to. */
  parent?: {
    /** ID of the folder. `0` is the root folder. */
    id: string
    /** ID of the user to make the owner. */
    user_id?: string
  }
  /** Shared link to create or update. `null` removes the shared link. */
  shared_link?: ({
    /** People who can open the shared link: anyone with the link, users of the enterprise, or collaborators. */
    access?: "open" | "company" | "collaborators"
    /**
     * Password for the shared link. `null` removes the password. Requires `access` to be `open`. (at least 8
     * characters)
     */
    password?: string | null
    /** Custom name in the URL of the shared link, at least 12 characters. */
    vanity_name?: string
    /** Time when the shared link expires. */
    unshared_at?: string
    /** Permissions of the shared link. */
    permissions?: {
      /** Whether the content of the folder can be downloaded. */
      can_download?: boolean
    }
  } | null)
  /** Setting for uploads to the folder by email. `null` disables them. */
  folder_upload_email?: ({
    /** People who can send files to the folder by email: anyone, or collaborators. */
    access?: "open" | "collaborators"
  } | null)
  /** Tags of the item. Replaces the current tags. (1 to 100 items) */
  tags?: string[]
  /** Collections of the item, such as the favorites. Replaces the current collections; `null` removes all. */
  collections?: {
    /** ID of the collection. */
    id: string
  }[] | null
  /** Whether users other than the owner can invite collaborators. */
  can_non_owners_invite?: boolean
  /** Whether collaborators are restricted to users of the enterprise. */
  is_collaboration_restricted_to_enterprise?: boolean
  /** Whether users other than the owner can view the collaborators. */
  can_non_owners_view_collaborators?: boolean
  /** Whether Box Sync synchronizes the folder. */
  sync_state?: "synced" | "not_synced" | "partially_synced"
}

/** Params of folders.delete. */
export interface FoldersDeleteParams {
  /** ID of the folder. `0` is the root folder. */
  id: string
  /** Whether to delete the content of the folder as well. Otherwise, the folder has to be empty. */
  recursive?: boolean
  /** `etag` of the item when you last read it. Fails if the item has changed since. */
  if_match?: string
}

/** Params of folders.copy. */
export interface FoldersCopyParams {
  /** ID of the folder. `0` is the root folder. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Folder to copy the folder to. */
  parent: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
  /** Name of the copy. Defaults to the name of the folder. (at most 255 characters) */
  name?: string
}

/** Params of folder_items.list. */
export interface FolderItemsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** ID of the folder. `0` is the root folder. */
  folder_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
  marker?: string
  /** Secondary sort field, after the type. Not supported for the root folder. */
  sort?: "id" | "name" | "date" | "size"
  /** Sort direction. */
  direction?: "ASC" | "DESC"
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi?: string
}

export interface WebLink {
  /** The web link's ID. */
  id: string
  /** The object type, always web_link. */
  type: "web_link"
  /** The entity tag, for changing the web link only if it is unchanged. */
  etag?: string
  /** The address the web link points to. */
  url?: string
  /** A number that grows with each change to the web link. May be null. */
  sequence_id?: string | null
  /** The web link's name. */
  name?: string
  parent?: FolderMini | null
  /** The web link's description. */
  description?: string
  /** The folders leading to the web link, from the root folder down. */
  path_collection?: Path
  /** Creation time of the web link. */
  created_at?: string
  /** The time of the last change to the web link. */
  modified_at?: string
  /** The time the web link was moved to the trash. Null if it was not. */
  trashed_at?: string | null
  /** The time the web link is permanently deleted from the trash. Null if none is set. */
  purged_at?: string | null
  /** The user who created the web link. */
  created_by?: Person
  /** The user who last changed the web link. */
  modified_by?: Person
  /** The user who owns the web link. */
  owned_by?: Person
  shared_link?: SharedLink | null
  /** The web link's state: active, in the trash or permanently deleted. */
  item_status?: string
}

/** Params of web_links.get. */
export interface WebLinksGetParams {
  /** ID of the web link, as `folder_items.list` returns it. */
  id: string
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi?: string
}

/** Params of web_links.create. */
export interface WebLinksCreateParams {
  /** URL of the web page. */
  url: string
  /** Folder to create the web link in. */
  parent: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
  /** Name of the web link. Defaults to its URL. */
  name?: string
  /** Description of the web link. */
  description?: string
}

/** Params of web_links.update. */
export interface WebLinksUpdateParams {
  /** ID of the web link, as `folder_items.list` returns it. */
  id: string
  /** URL of the web page. */
  url?: string
  /** Folder to move the web link to. */
  parent?: {
    /** ID of the folder. `0` is the root folder. */
    id: string
    /** ID of the user to make the owner. */
    user_id?: string
  }
  /** New name of the web link. */
  name?: string
  /** Description of the web link. */
  description?: string
  /** Shared link to create or update. */
  shared_link?: {
    /** People who can open the shared link. */
    access?: "open" | "company" | "collaborators"
    /** Password for the shared link. `null` removes the password. (at least 8 characters) */
    password?: string | null
    /** Custom name in the URL of the shared link. (at least 12 characters) */
    vanity_name?: string
    /** Time when the shared link expires. */
    unshared_at?: string
  }
}

/** Params of web_links.delete. */
export interface WebLinksDeleteParams {
  /** ID of the web link, as `folder_items.list` returns it. */
  id: string
}

/** Params of shared_items.get. */
export interface SharedItemsGetParams {
  /**
   * Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the
   * password.
   */
  boxapi: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of items.api_search. Needs mdfilters, or query. */
export interface ItemsApiSearchParams {
  /** Search keywords. Supports `" "` around an exact phrase, and `AND`, `OR` and `NOT` between keywords. */
  query?: string
  /** Filters by item type. */
  type?: "file" | "folder" | "web_link"
  /**
   * Search scope: content that the user can access or, for administrators with that scope, all content of the
   * enterprise. Defaults to `user_content`. (default "user_content")
   */
  scope?: "user_content" | "enterprise_content"
  /** Parts of the item in which to search for the keywords. */
  content_types?: ("name" | "description" | "file_content" | "comments" | "tags")[]
  /** Filters to files with these extensions, without dots. */
  file_extensions?: string[]
  /** Filters to items in these folders and their subfolders, by folder ID. */
  ancestor_folder_ids?: string[]
  /** Filters by owner: IDs of users. */
  owner_user_ids?: string[]
  /** Filters to items that these users updated last, by user ID. */
  recent_updater_user_ids?: string[]
  /** Start and end of a time range, as RFC 3339 timestamps. An empty string leaves that end open. (2 to 2 items) */
  created_at_range?: string[]
  /** Start and end of a time range, as RFC 3339 timestamps. An empty string leaves that end open. (2 to 2 items) */
  updated_at_range?: string[]
  /** Filters by file size: the minimum and maximum number of bytes. (2 to 2 items) */
  size_range?: number[]
  /** Whether to search items in the trash. Defaults to `non_trashed_only`. (default "non_trashed_only") */
  trash_content?: "non_trashed_only" | "trashed_only" | "all_items"
  /** Filters to items that these users deleted, by user ID. Requires `trash_content` to be `trashed_only`. */
  deleted_user_ids?: string[]
  /** Start and end of a time range, as RFC 3339 timestamps. An empty string leaves that end open. (2 to 2 items) */
  deleted_at_range?: string[]
  /** Filters by values of a metadata template. (1 to 1 items) */
  mdfilters?: {
    /** Scope of the template: `global`, `enterprise`, or `enterprise_` followed by the enterprise ID. */
    scope: string
    /** Key of the metadata template. */
    templateKey: string
    /** Values to match, by field key. Use `gt` and `lt` for numbers and dates. */
    filters: { [k: string]: unknown }
  }[]
  /** Sort field. Defaults to `relevance`. (default "relevance") */
  sort?: "relevance" | "modified_at"
  /** Sort direction. Defaults to `DESC`. (default "DESC") */
  direction?: "DESC" | "ASC"
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 30. (1 to 200; default 30) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
}

/** Params of recent_items.list. */
export interface RecentItemsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
  marker?: string
}

export interface RecentItem {
  /** The object type, always recent_item. */
  type?: string
  /** The file, folder or web link the caller used. */
  item?: FileMini | FolderMini | WebLinkMini
  /** The caller's latest use of the item: a preview, upload, comment, open or change. */
  interaction_type?: string
  /** The time of the latest use of the item. */
  interacted_at?: string
  /** The shared link the item was reached through. Null if none was used. */
  interaction_shared_link?: string | null
}

/** Params of collections.list. */
export interface CollectionsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

export interface Collection {
  /** The collection's ID. */
  id: string
  /** The object type, always collection. */
  type?: string
  /** The collection's name. */
  name?: string
  /** The kind of collection, favorites for the caller's favorites. */
  collection_type?: string
}

/** Params of collection_items.list. */
export interface CollectionItemsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** ID of the collection, as `collections.list` returns it. */
  collection_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of trash_items.list. */
export interface TrashItemsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
  marker?: string
  /** Sort direction. */
  direction?: "ASC" | "DESC"
  /** Secondary sort field, after the type. */
  sort?: "name" | "date" | "size"
}

/** Params of trashed_files.get. */
export interface TrashedFilesGetParams {
  /** ID of the file, as `trash_items.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
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
  /** ID of the file, as `trash_items.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** New name of the file. */
  name?: string
  /** Folder to restore the file to if its original folder no longer exists. */
  parent?: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
}

/** Params of trashed_files.delete. */
export interface TrashedFilesDeleteParams {
  /** ID of the file, as `trash_items.list` returns it. */
  id: string
}

/** Params of trashed_folders.get. */
export interface TrashedFoldersGetParams {
  /** ID of the folder, as `trash_items.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
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
  /** ID of the folder, as `trash_items.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** New name of the folder. */
  name?: string
  /** Folder to restore the folder to if its original parent folder no longer exists. */
  parent?: {
    /** ID of the folder. `0` is the root folder. */
    id: string
  }
}

/** Params of trashed_folders.delete. */
export interface TrashedFoldersDeleteParams {
  /** ID of the folder, as `trash_items.list` returns it. */
  id: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The object type, always comment. */
  type?: string
  /** Whether the comment replies to another comment. */
  is_reply_comment?: boolean
  /** The comment's text, with plain names in place of mention markup. */
  message?: string
  /** The user who wrote the comment. */
  created_by?: Person
  /** Creation time of the comment. */
  created_at?: string
  /** The time of the last change to the comment. */
  modified_at?: string
  /** The file or comment the comment was made on. */
  item?: {
    id?: string
    type?: string
  }
  /** The comment's text, with mentions marked up by user ID. */
  tagged_message?: string
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the comment, as `comments.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** File to comment on, or comment to reply to. */
  item: {
    /** ID of the file or comment. */
    id: string
    /** Type of the item: a file or a comment. */
    type: "file" | "comment"
  }
  /** Text of the comment. */
  message: string
  /** Text of the comment with mentions, such as `@[1234:Ada]`. Replaces `message`. */
  tagged_message?: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the comment, as `comments.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** New text of the comment. */
  message: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the comment, as `comments.list` returns it. */
  id: string
}

/** Params of collaborations.list. */
export interface CollaborationsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

export interface Collaboration {
  /** The collaboration's ID. */
  id: string
  /** The object type, always collaboration. */
  type: string
  /** The file or folder shared. Null until the invitation is accepted. */
  item?: FileMini | FolderMini | WebLinkMini | null
  /** The app item the collaboration belongs to. Null if there is none. */
  app_item?: {
    id: string
    type: string
    application_type: string
  } | null
  accessible_by?: Collaborator | null
  /** The email address invited. Present while the invitation is pending. */
  invite_email?: string | null
  /** The collaborator's role, deciding the actions permitted on the item. */
  role?: string
  /** The time the collaboration ends. Null if it does not expire. */
  expires_at?: string | null
  /** Whether the item is left out of the collaborator's folder list and visible by link only. */
  is_access_only?: boolean
  /** The invitation's state: accepted, pending or rejected. */
  status?: string
  /** The time the invitation was answered. Null while it is pending. */
  acknowledged_at?: string | null
  /** The user who created the collaboration. */
  created_by?: Person
  /** Creation time of the collaboration. */
  created_at?: string
  /** The time of the last change to the collaboration. */
  modified_at?: string
  /** The terms and security requirements still to be met before accepting the invitation. */
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
  /** ID of the collaboration, as `folder_collaborations.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of collaborations.create. */
export interface CollaborationsCreateParams {
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Whether to notify the collaborator by email. */
  notify?: boolean
  /** File or folder to collaborate on. */
  item: {
    /** ID of the file or folder. */
    id: string
    /** Type of the item: a file or a folder. */
    type: "file" | "folder"
  }
  /** User or group to invite. */
  accessible_by: {
    /** Type of the collaborator: a user or a group. */
    type: "user" | "group"
    /** ID of the user or group. Not required with `login`. */
    id?: string
    /** Email address of a user. Use in place of `id`. */
    login?: string
  }
  /** Role of the collaborator. */
  role: "editor" | "viewer" | "previewer" | "uploader" | "previewer uploader" | "viewer uploader" | "co-owner"
  /** Whether the item is accessible but hidden from the collaborator's list of files. */
  is_access_only?: boolean
  /** Whether the collaborator can see the path of parent folders. For folders only. */
  can_view_path?: boolean
  /** Time when the collaboration expires. */
  expires_at?: string
}

/** Params of collaborations.update. */
export interface CollaborationsUpdateParams {
  /** ID of the collaboration, as `folder_collaborations.list` returns it. */
  id: string
  /** Role of the collaborator. `owner` transfers ownership of the item. */
  role?:
    | "editor"
    | "viewer"
    | "previewer"
    | "uploader"
    | "previewer uploader"
    | "viewer uploader"
    | "co-owner"
    | "owner"
  /** Response to the invitation. Can be set only by the invited user. */
  status?: "pending" | "accepted" | "rejected"
  /** Time when the collaboration expires. */
  expires_at?: string
  /** Whether the collaborator can see the path of parent folders. For folders only. */
  can_view_path?: boolean
}

/** Params of collaborations.delete. */
export interface CollaborationsDeleteParams {
  /** ID of the collaboration, as `folder_collaborations.list` returns it. */
  id: string
}

/** Params of file_collaborations.list. */
export interface FileCollaborationsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
  marker?: string
}

/** Params of folder_collaborations.list. */
export interface FolderCollaborationsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** ID of the folder. `0` is the root folder. */
  folder_id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
  marker?: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
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
  /** ID of the task, as `tasks.list` returns it. */
  id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** File to create the task on. */
  item: {
    /** ID of the file. */
    id: string
    /** Always `file`. */
    type: "file"
  }
  /**
   * Whether the task is to review and approve the file, or to complete work. Defaults to `review`. (default "review")
   */
  action?: "review" | "complete"
  /** Message of the task, which tells assignees what to do. */
  message?: string
  /** Time when the task is due. */
  due_at?: string
  /**
   * Whether all assignees or any one assignee has to complete the task. Defaults to `all_assignees`. (default
   * "all_assignees")
   */
  completion_rule?: "all_assignees" | "any_assignee"
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the task, as `tasks.list` returns it. */
  id: string
  /** Whether the task is to review and approve the file, or to complete work. */
  action?: "review" | "complete"
  /** Message of the task, which tells assignees what to do. */
  message?: string
  /** Time when the task is due. */
  due_at?: string
  /** Whether all assignees or any one assignee has to complete the task. */
  completion_rule?: "all_assignees" | "any_assignee"
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the task, as `tasks.list` returns it. */
  id: string
}

/** Params of task_assignments.list. */
export interface TaskAssignmentsListParams {
  /** ID of the task, as `tasks.list` returns it. */
  task_id: string
}

/** Params of task_assignments.get. */
export interface TaskAssignmentsGetParams {
  /** ID of the task assignment, as `task_assignments.list` returns it. */
  id: string
}

/** Params of task_assignments.create. */
export interface TaskAssignmentsCreateParams {
  /** Task to assign. */
  task: {
    /** ID of the task. */
    id: string
    /** Always `task`. */
    type: "task"
  }
  /** User to assign the task to, by ID or login. */
  assign_to: {
    /** ID of the user. Not required with `login`. */
    id?: string
    /** Email address of the user. Use in place of `id`. */
    login?: string
  }
}

/** Params of task_assignments.update. */
export interface TaskAssignmentsUpdateParams {
  /** ID of the task assignment, as `task_assignments.list` returns it. */
  id: string
  /** State of the assignment: `completed` for tasks to complete, `approved` or `rejected` for tasks to review. */
  resolution_state?: "completed" | "incomplete" | "approved" | "rejected"
  /** Message of the assignee. */
  message?: string
}

/** Params of task_assignments.delete. */
export interface TaskAssignmentsDeleteParams {
  /** ID of the task assignment, as `task_assignments.list` returns it. */
  id: string
}

/** Params of file_metadata.list. */
export interface FileMetadataListParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** View of the metadata. `hydrated` returns taxonomy values with their labels. */
  view?: "hydrated"
}

/** Params of file_metadata.get. */
export interface FileMetadataGetParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise. */
  scope: "global" | "enterprise"
  /**
   * Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values without a
   * template. (at most 64 characters)
   */
  template_key: string
  /** View of the metadata. `hydrated` returns taxonomy values with their labels. */
  view?: "hydrated"
}

/** Params of file_metadata.create. */
export interface FileMetadataCreateParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise. */
  scope: "global" | "enterprise"
  /**
   * Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values without a
   * template. (at most 64 characters)
   */
  template_key: string
  /** Values by field key. */
  values: { [k: string]: unknown }
}

/** Params of file_metadata.update. */
export interface FileMetadataUpdateParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise. */
  scope: "global" | "enterprise"
  /**
   * Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values without a
   * template. (at most 64 characters)
   */
  template_key: string
  /** JSON Patch operations. Either all or none are applied. (at least 1 items) */
  operations: {
    /** Operation to perform. */
    op: "add" | "replace" | "remove" | "test" | "move" | "copy"
    /** Path of the field, such as `/status`. */
    path: string
    /** Value to use. For `add`, `replace` and `test`. */
    value?: unknown
    /** Path of the source field. For `move` and `copy`. */
    from?: string
  }[]
}

/** Params of file_metadata.delete. */
export interface FileMetadataDeleteParams {
  /** ID of the file, as `folder_items.list` or `items.api_search` returns it. */
  file_id: string
  /** Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise. */
  scope: "global" | "enterprise"
  /**
   * Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values without a
   * template. (at most 64 characters)
   */
  template_key: string
}

/** Params of metadata_templates.list. */
export interface MetadataTemplatesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Filters to users whose name or login starts with this text. For external users, use the whole login. */
  filter_term?: string
  /**
   * Filters by user type: managed users of the enterprise, external users, or all. `all` and `external` require
   * `filter_term`.
   */
  user_type?: "all" | "managed" | "external"
  /** Filters to app users with this external ID from your system. */
  external_app_user_id?: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Marker of the page to return: `next_marker` in the metadata of the previous page. */
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
  /** Always `tracking_code`. */
  type?: "tracking_code"
  /** Name of the tracking code. */
  name?: string
  /** Value of the tracking code. */
  value?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Name of the user. (at most 50 characters) */
  name: string
  /** Email address with which the user logs in. Required except for app users. */
  login?: string
  /** Whether the user is an app user. */
  is_platform_access_only?: boolean
  /** Role of the user. `coadmin` makes the user an administrator. */
  role?: "coadmin" | "user"
  /** Job title of the user. (at most 100 characters) */
  job_title?: string
  /** Phone number of the user. (at most 100 characters) */
  phone?: string
  /** Postal address of the user. (at most 255 characters) */
  address?: string
  /** Language of the user, such as `en`. */
  language?: string
  /** Time zone of the user, such as `Europe/Berlin`. */
  timezone?: string
  /** Storage quota of the user in bytes. `-1` sets no limit. */
  space_amount?: number
  /** Status of the user account. */
  status?: "active" | "inactive" | "cannot_delete_edit" | "cannot_delete_edit_upload"
  /** Tracking codes: values of the custom fields of the enterprise. */
  tracking_codes?: {
    /** Always `tracking_code`. */
    type?: "tracking_code"
    /** Name of the tracking code. */
    name?: string
    /** Value of the tracking code. */
    value?: string
  }[]
  /** Whether the user can see other users of the enterprise. */
  can_see_managed_users?: boolean
  /** Whether the user can use Box Sync. */
  is_sync_enabled?: boolean
  /** Whether the user is prevented from collaborating with external users. */
  is_external_collab_restricted?: boolean
  /** Whether the user is exempt from device limits. */
  is_exempt_from_device_limits?: boolean
  /** Whether the user is exempt from two-factor authentication. */
  is_exempt_from_login_verification?: boolean
  /** ID of the user in your system. */
  external_app_user_id?: string
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Name of the user. (at most 50 characters) */
  name?: string
  /** New email address with which the user logs in. Has to be one of the user's email aliases. */
  login?: string
  /** `null` removes the user from the enterprise and converts the account to a free one. */
  enterprise?: string | null
  /** Whether to notify the user by email. Applies with `enterprise`. */
  notify?: boolean
  /** Role of the user. `coadmin` makes the user an administrator. */
  role?: "coadmin" | "user"
  /** Job title of the user. (at most 100 characters) */
  job_title?: string
  /** Phone number of the user. (at most 100 characters) */
  phone?: string
  /** Postal address of the user. (at most 255 characters) */
  address?: string
  /** Language of the user, such as `en`. */
  language?: string
  /** Time zone of the user, such as `Europe/Berlin`. */
  timezone?: string
  /** Storage quota of the user in bytes. `-1` sets no limit. */
  space_amount?: number
  /** Status of the user account. */
  status?: "active" | "inactive" | "cannot_delete_edit" | "cannot_delete_edit_upload"
  /** Tracking codes: values of the custom fields of the enterprise. */
  tracking_codes?: {
    /** Always `tracking_code`. */
    type?: "tracking_code"
    /** Name of the tracking code. */
    name?: string
    /** Value of the tracking code. */
    value?: string
  }[]
  /** Additional email address for notifications. `null` removes it. */
  notification_email?: {
    /** Email address for notifications. */
    email: string
  } | null
  /** Whether the user can see other users of the enterprise. */
  can_see_managed_users?: boolean
  /** Whether the user can use Box Sync. */
  is_sync_enabled?: boolean
  /** Whether the user is prevented from collaborating with external users. */
  is_external_collab_restricted?: boolean
  /** Whether the user is exempt from device limits. */
  is_exempt_from_device_limits?: boolean
  /** Whether the user is exempt from two-factor authentication. */
  is_exempt_from_login_verification?: boolean
  /** Whether the user has to reset the password. */
  is_password_reset_required?: boolean
  /** ID of the user in your system. */
  external_app_user_id?: string
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
  /** Whether to delete the user's files as well. */
  force?: boolean
  /** Whether to notify the user by email. */
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
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Filters to groups whose name starts with this text. */
  filter_term?: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
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
  /** ID of the group, as `groups.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of groups.create. */
export interface GroupsCreateParams {
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Name of the group. */
  name: string
  /** Description of the group. (at most 255 characters) */
  description?: string
  /** Source system of the group, such as Active Directory. (at most 255 characters) */
  provenance?: string
  /** ID of the group in the source system. */
  external_sync_identifier?: string
  /** Users who can invite the group to collaborate. */
  invitability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
  /** Users who can view the members of the group. */
  member_viewability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** ID of the group, as `groups.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Name of the group. */
  name?: string
  /** Description of the group. (at most 255 characters) */
  description?: string
  /** Source system of the group, such as Active Directory. (at most 255 characters) */
  provenance?: string
  /** ID of the group in the source system. */
  external_sync_identifier?: string
  /** Users who can invite the group to collaborate. */
  invitability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
  /** Users who can view the members of the group. */
  member_viewability_level?: "admins_only" | "admins_and_members" | "all_managed_users"
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** ID of the group, as `groups.list` returns it. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** ID of the group, as `groups.list` returns it. */
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
  /** ID of the group membership, as `group_memberships.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
}

/** Params of group_memberships.create. */
export interface GroupMembershipsCreateParams {
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** User to add, by ID, as `users.list` returns it. */
  user: {
    /** ID of the user. */
    id: string
  }
  /** Group to add the user to, by ID, as `groups.list` returns it. */
  group: {
    /** ID of the group. */
    id: string
  }
  /** Role of the user in the group. `admin` can manage the group. */
  role?: "member" | "admin"
  /** Permissions of a group administrator. `null` grants all permissions. */
  configurable_permissions?: {
    [k: string]: boolean
  } | null
}

/** Params of group_memberships.update. */
export interface GroupMembershipsUpdateParams {
  /** ID of the group membership, as `group_memberships.list` returns it. */
  id: string
  /** Fields to return besides `type` and `id`. Defaults to the standard fields. */
  fields?: string[]
  /** Role of the user in the group. `admin` can manage the group. */
  role?: "member" | "admin"
  /** Permissions of a group administrator. `null` grants all permissions. */
  configurable_permissions?: {
    [k: string]: boolean
  } | null
}

/** Params of group_memberships.delete. */
export interface GroupMembershipsDeleteParams {
  /** ID of the group membership, as `group_memberships.list` returns it. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, up to 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** ID of the user, as `users.list` returns it. */
  user_id: string
}

/** Params of events.list. */
export interface EventsListParams {
  /** Maximum number of events, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /**
   * Event stream: `all` and `changes` are the user's events, `admin_logs` past enterprise events within a time range,
   * `admin_logs_streaming` new enterprise events. (default "all")
   */
  stream_type?: "all" | "changes" | "sync" | "admin_logs" | "admin_logs_streaming"
  /**
   * Position to start at: `next_stream_position` in the metadata of the previous call, or `0` for the first event.
   * `now` returns the current position without events.
   */
  stream_position?: string
  /** Filters by event type, such as `UPLOAD`. For `admin_logs` only. */
  event_type?: string[]
  /** Start of the time range. For `admin_logs` only. */
  created_after?: string
  /** End of the time range. For `admin_logs` only. */
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
  /** Item, user or group that the event is about, depending on the event type. */
  source?: { [k: string]: unknown } | null
  /** Additional details, depending on the event type. */
  additional_details?: { [k: string]: unknown } | null
}

/** Params of ai_answers.create. */
export interface AiAnswersCreateParams {
  /** Whether the question is about a single file or multiple files. */
  mode: "single_item_qa" | "multiple_item_qa"
  /** Question to ask, up to 10,000 characters. */
  prompt: string
  /** Files to ask about, up to 25. (1 to 25 items) */
  items: {
    /** ID of the file. */
    id: string
    /** Type of the item: a file, or a hub. */
    type: "file" | "hubs"
    /** Text to ask about. Replaces the content of the file. */
    content?: string
  }[]
  /** Previous questions and answers, the latest last. */
  dialogue_history?: {
    /** Previous question. */
    prompt?: string
    /** Previous answer. */
    answer?: string
    /** Time of the answer. */
    created_at?: string
  }[]
  /** Whether to return the citations that the answer is based on. */
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

/** Client credentials */
export interface BoxClientCredentialsCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** ID of the enterprise or of a user, as the setting `subject_type` says. */
  subject_id: string
}

/** JSON Web Token (JWT) */
export interface BoxJwtCredentials {
  access_token?: string
  expires_at?: string
  /** Value of `clientID` in the configuration file. */
  client_id: string
  /** Value of `clientSecret` in the configuration file. */
  client_secret: string
  /** Value of `publicKeyID` in the configuration file. */
  public_key_id: string
  /** Value of `privateKey` in the configuration file. */
  private_key: string
  /** Value of `passphrase` in the configuration file, which decrypts the private key. */
  passphrase?: string
  /** Value of `enterpriseID` in the configuration file, or the ID of a user. */
  subject_id: string
}

/** Access token */
export interface BoxTokenCredentials {
  /** Access token of the app. */
  token: string
}

export interface BoxConfig {
  /** ID of the user that an enterprise app acts as. Defaults to the app's service account. */
  as_user?: string
  /**
   * For enterprise apps: whether `subject_id` is the ID of the enterprise, for the service account, or of a user.
   * (default "enterprise")
   */
  subject_type?: "enterprise" | "user"
}
