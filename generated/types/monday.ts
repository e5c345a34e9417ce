// Generated from definitions/monday.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** monday.com */
    "monday": Monday
  }
}

/**
 * monday.com. Boards, groups, columns, items, subitems, updates, files, users, teams, workspaces and docs of a
 * monday.com account.
 */
export interface Monday {
  operations: MondayOperations
  credentials: MondayCredentials
  config: MondayConfig
}

/** The operations, by entity and action. */
export interface MondayOperations {
  /** The authenticated user. */
  me: {
    /** Gets the authenticated user, who owns the token. */
    get: {
      params: MeGetParams
      records: User
      meta: {}
    }
  }
  /** The monday.com account of the credentials. */
  account: {
    /** Gets the account with its plan and products. */
    get: {
      params: AccountGetParams
      records: Account
      meta: {}
    }
  }
  /** A user of the account. */
  users: {
    /**
     * Lists users of the account. Filters by name, email address, kind or status; defaults to active and invited users.
     */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user with teams, department and time zone. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A team of users. */
  teams: {
    /** Lists the teams of the account with their members. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets a team with its members. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Creates a team, with or without members. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Deletes a team. Its members stay in the account. */
    delete: {
      params: TeamsDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** The membership of users in a team. */
  team_members: {
    /** Creates team members: adds users to a team. The response lists users who could not be added. */
    create: {
      params: TeamMembersCreateParams
      records: TeamChange
      meta: {}
    }
    /** Removes users from a team. The response lists users who could not be removed. */
    delete: {
      params: TeamMembersDeleteParams
      records: TeamChange
      meta: {}
    }
  }
  /** A workspace, which contains boards, dashboards and docs. */
  workspaces: {
    /** Lists workspaces. The main workspace has no ID and can be missing. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
    /** Gets a workspace. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    /** Creates a workspace, open to the whole account or closed. */
    create: {
      params: WorkspacesCreateParams
      records: Workspace
      meta: {}
    }
    /** Updates the name, description or kind of a workspace. */
    update: {
      params: WorkspacesUpdateParams
      records: Workspace
      meta: {}
    }
    /** Deletes a workspace and everything in it. */
    delete: {
      params: WorkspacesDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** A folder of a workspace. */
  folders: {
    /** Lists folders with their boards. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {}
    }
    /** Creates a folder in a workspace. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Updates the name, color or parent folder of a folder. */
    update: {
      params: FoldersUpdateParams
      records: Folder
      meta: {}
    }
    /** Deletes a folder and everything in it. */
    delete: {
      params: FoldersDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: FoldersSearchFields
    }
  }
  /** A board: a table of items in groups, with columns. */
  boards: {
    /** Lists boards. Defaults to active boards; set `state` for others. For groups and columns, use `boards.get`. */
    list: {
      params: BoardsListParams
      records: Board[]
      meta: {}
    }
    /** Gets a board with its groups, columns and subscribers. */
    get: {
      params: BoardsGetParams
      records: Board
      meta: {}
    }
    /** Creates a board, empty or from a template. */
    create: {
      params: BoardsCreateParams
      records: Board
      meta: {}
    }
    /** Updates one attribute of a board, such as its name or description. */
    update: {
      params: BoardsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a board and its items. */
    delete: {
      params: BoardsDeleteParams
      records: Deleted
      meta: {}
    }
    /** Archives a board. You can restore it in monday.com. */
    archive: {
      params: BoardsArchiveParams
      records: Board
      meta: {}
    }
    /** Copies (duplicates) a board with or without its items. Large boards are copied in the background. */
    duplicate: {
      params: BoardsDuplicateParams
      records: BoardCopy
      meta: {}
    }
    search: {
      fields: BoardsSearchFields
    }
  }
  /** The subscribers and owners of a board. */
  board_members: {
    /** Creates a board member: adds a user to a board as a subscriber or owner, and returns the user. */
    create: {
      params: BoardMembersCreateParams
      records: Person
      meta: {}
    }
    /** Removes a user from a board. */
    delete: {
      params: BoardMembersDeleteParams
      records: Person
      meta: {}
    }
  }
  /** A group: a colored section of a board. */
  groups: {
    /** Lists the groups of a board. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Creates a group on a board, at the top or next to another group. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Updates one attribute of a group: title, color or position. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group and its items. */
    delete: {
      params: GroupsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** A column of a board. Its ID identifies the column in the values of items. */
  columns: {
    /** Lists the columns of a board with their types and settings, such as labels. */
    list: {
      params: ColumnsListParams
      records: Column[]
      meta: {}
    }
    /** Creates a column on a board. */
    create: {
      params: ColumnsCreateParams
      records: Column
      meta: {}
    }
    /** Updates one property of a column: title or description. */
    update: {
      params: ColumnsUpdateParams
      records: Column
      meta: {}
    }
    /** Deletes a column and its values. */
    delete: {
      params: ColumnsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** An item: a row of a board, with a value for each column. */
  items: {
    /** Lists the items of a board with their column values. To filter and sort, use `query_params`. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {
        cursor: string | null
      }
    }
    /** Gets an item with its column values, subitems, subscribers and files. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Creates an item on a board, with column values by column ID. For the IDs, use `columns.list`. */
    create: {
      params: ItemsCreateParams
      records: Item
      meta: {}
    }
    /**
     * Updates column values of an item by column ID; use `name` for the item's name. Columns that you leave out keep
     * their value.
     */
    update: {
      params: ItemsUpdateParams
      records: Item
      meta: {}
    }
    /** Deletes an item and its subitems. The item stays in the recycle bin for 30 days. */
    delete: {
      params: ItemsDeleteParams
      records: Deleted
      meta: {}
    }
    /**
     * Searches items of all or some boards by keywords and by meaning. `item` is null for items that no longer exist.
     */
    api_search: {
      params: ItemsApiSearchParams
      records: ItemHit[]
      meta: {}
    }
    /** Archives an item. You can restore it in monday.com. */
    archive: {
      params: ItemsArchiveParams
      records: Item
      meta: {}
    }
    /** Moves an item to another group of its board. */
    move: {
      params: ItemsMoveParams
      records: Item
      meta: {}
    }
    /** Copies (duplicates) an item on its board, optionally with its updates. */
    duplicate: {
      params: ItemsDuplicateParams
      records: Item
      meta: {}
    }
    search: {
      fields: ItemsSearchFields
    }
  }
  /** A subitem of an item. */
  subitems: {
    /** Lists the subitems of an item with their column values. Subitems have a separate board. */
    list: {
      params: SubitemsListParams
      records: Item[]
      meta: {}
    }
    /** Creates a subitem of an item, with column values by column ID. */
    create: {
      params: SubitemsCreateParams
      records: Item
      meta: {}
    }
  }
  /** An update: a comment on an item, with its replies. */
  updates: {
    /** Lists the updates of all boards, newest first. For the updates of one item, use `item_updates.list`. */
    list: {
      params: UpdatesListParams
      records: Update[]
      meta: {}
    }
    /** Gets an update with its replies and files. */
    get: {
      params: UpdatesGetParams
      records: Update
      meta: {}
    }
    /** Creates an update on an item as the authenticated user. Mentioned users are notified. */
    create: {
      params: UpdatesCreateParams
      records: Update
      meta: {}
    }
    /** Updates the text of an update, replacing it. */
    update: {
      params: UpdatesUpdateParams
      records: Update
      meta: {}
    }
    /** Deletes an update and its replies. */
    delete: {
      params: UpdatesDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: UpdatesSearchFields
    }
  }
  /** An update of an item. */
  item_updates: {
    /** Lists the updates of an item, newest first. */
    list: {
      params: ItemUpdatesListParams
      records: Update[]
      meta: {}
    }
  }
  /** A reply to an update. */
  replies: {
    /** Lists the replies to updates of some boards, optionally within a time range. */
    list: {
      params: RepliesListParams
      records: Reply[]
      meta: {}
    }
    /** Creates a reply to an update as the authenticated user. */
    create: {
      params: RepliesCreateParams
      records: Update
      meta: {}
    }
  }
  /** A like (reaction) on an update. */
  update_likes: {
    /** Creates a like on an update as the authenticated user. */
    create: {
      params: UpdateLikesCreateParams
      records: Update
      meta: {}
    }
  }
  /** A file in a column of an item or in an update. */
  files: {
    /** Gets the name, size and URL of a file. The URL expires after an hour. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file to a file column of an item, or to an update. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Downloads a file. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** A tag that labels items. */
  tags: {
    /** Lists the public tags of the account. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Creates a tag, or returns the existing tag with the name. On a private board, the tag belongs to the board. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** A doc of a workspace or an item. */
  docs: {
    /** Lists docs without their blocks. */
    list: {
      params: DocsListParams
      records: Doc[]
      meta: {}
    }
    /** Creates an empty doc in a workspace. */
    create: {
      params: DocsCreateParams
      records: Doc
      meta: {}
    }
    search: {
      fields: DocsSearchFields
    }
  }
  /** An entry of a board's activity log: what happened, by whom and when. */
  activity_logs: {
    /** Lists the activity logs of a board, newest first. */
    list: {
      params: ActivityLogsListParams
      records: ActivityLog[]
      meta: {}
    }
    search: {
      fields: ActivityLogsSearchFields
    }
  }
  /** A notification to a user in monday.com. */
  notifications: {
    /**
     * Creates a notification to a user about an item or update, as the authenticated user. monday.com can combine or
     * drop repeated notifications.
     */
    create: {
      params: NotificationsCreateParams
      records: Notification
      meta: {}
    }
  }
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface User {
  /** The user's ID. */
  id: string
  /** The user's full name. */
  name?: string
  /** The user's email address. */
  email?: string
  /** The user's job title. Null if not given. */
  title?: string | null
  /** The kind of user: a member, a guest, a viewer and so on. */
  kind?: string
  /** The user's status in the account. */
  status?: string
  /** The address of the user's profile in monday.com. */
  url?: string
  /** The user's phone number. Null if not given. */
  phone?: string | null
  /** The user's mobile phone number. Null if not given. */
  mobile_phone?: string | null
  /** The user's location, as free text. Null if not given. */
  location?: string | null
  /** The user's country, as a two-letter code. */
  country_code?: string | null
  /** The user's date of birth. Null if not given. */
  birthday?: string | null
  /** The user's time zone, as an identifier. */
  time_zone_identifier?: string | null
  /** The difference between the user's time zone and UTC, in hours. */
  utc_hours_diff?: number | null
  /** The language the user sees monday.com in. */
  current_language?: string | null
  /** The time the user was created. */
  created_at?: string
  /** The time the user first became active. Null if that has not happened. */
  became_active_at?: string | null
  /** The time of the user's last activity. */
  last_activity?: string | null
  /** Whether the user has confirmed their email address. */
  is_email_confirmed?: boolean
  /** Whether the user has been deleted from the account. */
  is_deleted?: boolean
  /** The way the user was invited to the account. */
  invitation_method?: string
  photo_url?: Photo | null
  out_of_office?: OutOfOffice | null
  /** The teams the user belongs to. */
  teams?: ((Named | null)[] | null)
  department?: Named | null
}

export interface Photo {
  original?: string | null
  small?: string | null
  thumb?: string | null
  tiny?: string | null
}

export interface OutOfOffice {
  active?: boolean | null
  type?: string | null
  start_date?: string | null
  end_date?: string | null
}

export interface Named {
  id?: string
  name?: string
}

/** Params of account.get. */
export interface AccountGetParams { [k: string]: never }

export interface Account {
  id: string
  name?: string
  slug?: string
  tier?: string | null
  country_code?: string | null
  first_day_of_the_week?: string
  active_members_count?: number | null
  created_at?: string | null
  is_during_trial?: boolean | null
  is_trial_expired?: boolean | null
  sign_up_product_kind?: string | null
  plan?: Plan | null
  products?: ((Product | null)[] | null)
}

export interface Plan {
  max_users?: number
  period?: string | null
  tier?: string | null
  version?: number
}

export interface Product {
  id?: string | null
  kind?: string | null
  tier?: string | null
  default_workspace_id?: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Filters by user ID. (at most 100 items) */
  ids?: string[]
  /** Filters by name. With `emails` or `kind`, matches the exact name. */
  name?: string
  /** Filters by email address. */
  emails?: string[]
  /** Filters by kind: all users, guests, users who are not guests, or users who are not pending. */
  kind?: "all" | "guests" | "non_guests" | "non_pending"
  /** Filters by status. Defaults to `ACTIVE` and `PENDING`. */
  status?: ("ACTIVE" | "INACTIVE" | "PENDING")[]
  /** Whether to return the newest users first. */
  newest_first?: boolean
  /** Maximum number of records per page, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  name: string | null
  email: string | null
  title: string | null
  kind: string | null
  status: string | null
  location: string | null
  country_code: string | null
  time_zone_identifier: string | null
  created_at: string | null
  is_deleted: boolean | null
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Filters by team ID. (at most 100 items) */
  ids?: string[]
}

export interface Team {
  /** The team's ID. */
  id: string
  /** The team's name. */
  name?: string
  /** The address of the team's picture. Null if none is set. */
  picture_url?: string | null
  /** Whether the team consists of guests. */
  is_guest?: boolean | null
  /** The time the team was created. */
  created_at?: string | null
  /** The users who own the team. */
  owners?: Person[]
  /** The users who belong to the team. */
  users?: ((Person | null)[] | null)
}

export interface Person {
  id: string
  name?: string
  email?: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** Name of the team. */
  name: string
  /** IDs of the team members, as `users.list` returns them. (at most 100 items) */
  subscriber_ids?: string[]
  /** ID of the parent team. */
  parent_team_id?: string
  /** Whether the team is for guests. */
  is_guest_team?: boolean
  /** Whether the team can be empty, without members. */
  allow_empty_team?: boolean
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

export interface Deleted {
  id: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  id: string | null
  name: string | null
  picture_url: string | null
  is_guest: boolean | null
  created_at: string | null
}

/** Params of team_members.create. */
export interface TeamMembersCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  team_id: string
  /** IDs of the users to add, as `users.list` returns them. (at most 100 items) */
  user_ids: string[]
}

export interface TeamChange {
  successful_users?: Person[] | null
  failed_users?: Person[] | null
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  team_id: string
  /** IDs of the users to remove, as `users.list` returns them. (at most 100 items) */
  user_ids: string[]
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** Filters by workspace ID. (at most 100 items) */
  ids?: string[]
  /** Filters by workspace kind: open to the whole account, closed, or template. */
  kind?: "open" | "closed" | "template"
  /** Filters by membership: all workspaces, or workspaces that the user is a member of. */
  membership_kind?: "all" | "member"
  /** Filters by state. Defaults to `active`. */
  state?: "active" | "all" | "archived" | "deleted"
  /** Sort field, latest first. */
  order_by?: "created_at"
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Workspace {
  /** The workspace's ID. Null for the main workspace. */
  id?: string | null
  /** The workspace's name. */
  name?: string
  /** The workspace's visibility, open or closed. */
  kind?: string | null
  /** The workspace's description. Null if none was written. */
  description?: string | null
  /** The workspace's state: active, archived or deleted. */
  state?: string | null
  /** The time the workspace was created. */
  created_at?: string | null
  /** Whether this is the account's default workspace. */
  is_default_workspace?: boolean | null
  /** The monday.com product the workspace belongs to. */
  account_product?: ({
    id?: string | null
    kind?: string | null
  } | null)
  /** The workspace's display settings, including its icon. */
  settings?: ({
    icon?: ({
      color?: string | null
      image?: string | null
    } | null)
  } | null)
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of workspaces.create. */
export interface WorkspacesCreateParams {
  /** Name of the workspace. */
  name: string
  /** Kind of the workspace: `open` to the whole account, or `closed`. */
  kind: "open" | "closed"
  /** Description of the workspace. */
  description?: string
}

/** Params of workspaces.update. */
export interface WorkspacesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New name of the workspace. */
  name?: string
  /** Kind of the workspace: `open` to the whole account, or `closed`. */
  kind?: "open" | "closed"
  /** New description of the workspace. */
  description?: string
}

/** Params of workspaces.delete. */
export interface WorkspacesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of workspaces, in hosted mode. */
export interface WorkspacesSearchFields {
  id: string | null
  name: string | null
  kind: string | null
  description: string | null
  state: string | null
  created_at: string | null
  is_default_workspace: boolean | null
}

/** Params of folders.list. */
export interface FoldersListParams {
  /** Filters by folder ID. (at most 100 items) */
  ids?: string[]
  /** Filters by workspace ID. (at most 100 items) */
  workspace_ids?: string[]
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Folder {
  /** The folder's ID. */
  id: string
  /** The folder's name. */
  name?: string
  /** The folder's color. Null if none is set. */
  color?: string | null
  /** The time the folder was created. */
  created_at?: string
  /** The ID of the user who owns the folder. */
  owner_id?: string | null
  parent?: Named | null
  /** The workspace the folder is in. */
  workspace?: WorkspaceReference
  /** The folders inside this folder. */
  sub_folders?: (Named | null)[]
  /** The boards and other content inside the folder. */
  children?: (Named | null)[]
}

export interface WorkspaceReference {
  id?: string | null
  name?: string
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** Name of the folder. */
  name: string
  /** ID of the workspace. Defaults to the main workspace. */
  workspace_id?: string
  /** ID of the parent folder. */
  parent_folder_id?: string
  /** Color of the folder from the monday.com palette. `NULL` removes the color. */
  color?:
    | "DONE_GREEN"
    | "BRIGHT_GREEN"
    | "WORKING_ORANGE"
    | "DARK_ORANGE"
    | "SUNSET"
    | "STUCK_RED"
    | "DARK_RED"
    | "SOFIA_PINK"
    | "LIPSTICK"
    | "PURPLE"
    | "DARK_PURPLE"
    | "INDIGO"
    | "BRIGHT_BLUE"
    | "AQUAMARINE"
    | "CHILI_BLUE"
    | "NULL"
}

/** Params of folders.update. */
export interface FoldersUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New name of the folder. */
  name?: string
  /** ID of the new parent folder. */
  parent_folder_id?: string
  /** Color of the folder from the monday.com palette. `NULL` removes the color. */
  color?:
    | "DONE_GREEN"
    | "BRIGHT_GREEN"
    | "WORKING_ORANGE"
    | "DARK_ORANGE"
    | "SUNSET"
    | "STUCK_RED"
    | "DARK_RED"
    | "SOFIA_PINK"
    | "LIPSTICK"
    | "PURPLE"
    | "DARK_PURPLE"
    | "INDIGO"
    | "BRIGHT_BLUE"
    | "AQUAMARINE"
    | "CHILI_BLUE"
    | "NULL"
}

/** Params of folders.delete. */
export interface FoldersDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of folders, in hosted mode. */
export interface FoldersSearchFields {
  id: string | null
  name: string | null
  color: string | null
  created_at: string | null
  owner_id: string | null
}

/** Params of boards.list. */
export interface BoardsListParams {
  /** Filters by board ID. (at most 100 items) */
  ids?: string[]
  /** Filters by workspace ID. (at most 100 items) */
  workspace_ids?: string[]
  /** Filters by board kind. */
  board_kind?: "public" | "private" | "share"
  /** Filters by state. Defaults to `active`. */
  state?: "active" | "all" | "archived" | "deleted"
  /** Sort field, latest first. */
  order_by?: "created_at" | "used_at"
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Board {
  /** The board's ID. */
  id: string
  /** The board's name. */
  name?: string
  /** The board's description. Null if none was written. */
  description?: string | null
  /** The board's state: active, archived or deleted. */
  state?: string
  /** The board's visibility: public, private or shareable. */
  board_kind?: string
  /** The kind of object the board is, for example an ordinary board or a document. */
  type?: string | null
  /** The board's address in monday.com. */
  url?: string
  /** The caller's level of access to the board. */
  access_level?: string
  /** The rule for who may edit the board. */
  permissions?: string
  /** The board's item hierarchy, classic or with several levels. */
  hierarchy_type?: string | null
  /** The name used for the board's items, chosen by the account. */
  item_terminology?: string | null
  /** The number of items on the board. */
  items_count?: number | null
  /** The time the board was created. */
  created_at?: string | null
  /** The time of the board's last update. */
  updated_at?: string | null
  /** The ID of the board's workspace. Null for the main workspace. */
  workspace_id?: string | null
  /** The ID of the board's folder. Null outside folders. */
  board_folder_id?: string | null
  /** JSON value without a fixed format, such as a meeting ID. */
  communication?: unknown
  /** The user who created the board. */
  creator?: Person
  /** The users who own the board. */
  owners?: (Person | null)[]
  /** The group at the top of the board. */
  top_group?: GroupReference
  workspace?: WorkspaceReference | null
  /** The tags used on the board. */
  tags?: ((Tag | null)[] | null)
  /** The board's groups, as visible to the caller. */
  groups?: ((Group | null)[] | null)
  /** The board's columns, as visible to the caller. */
  columns?: ((Column | null)[] | null)
  /** The users subscribed to the board. */
  subscribers?: (Person | null)[]
  /** The teams that own the board. */
  team_owners?: Named[] | null
}

export interface GroupReference {
  id?: string
  title?: string
}

export interface Tag {
  id: string
  name?: string
  color?: string
}

export interface Group {
  /** The group's ID, unique on its board. */
  id: string
  /** The group's title. */
  title?: string
  /** The group's color, as a hexadecimal code. */
  color?: string
  /** The group's position on the board, for sorting. */
  position?: string
  /** Whether the group is archived. */
  archived?: boolean | null
  /** Whether the group is deleted. */
  deleted?: boolean | null
}

export interface Column {
  /** The column's ID, unique on its board. */
  id: string
  /** The column's title. */
  title?: string
  /** The column's description. Null if none was written. */
  description?: string | null
  /** The column's type, for example status, date or people. */
  type?: string
  /** The column's width in pixels. Null if the default is used. */
  width?: number | null
  /** Whether the column is archived. */
  archived?: boolean
  /** Settings of the column, depending on its type, such as the labels of a status column. */
  settings?: unknown
  /** The column's current revision, for detecting concurrent changes. */
  revision?: string
}

/** Params of boards.get. */
export interface BoardsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of boards.create. */
export interface BoardsCreateParams {
  /** Name of the new board. */
  board_name: string
  /** Kind of the board: `public` for the account, `private`, or `share` with guests. */
  board_kind: "public" | "private" | "share"
  /** Description of the board. */
  description?: string
  /** ID of the workspace. Defaults to the main workspace. */
  workspace_id?: string
  /** ID of the folder, as `folders.list` returns it. */
  folder_id?: string
  /** ID of the board to use as a template. */
  template_id?: string
  /** IDs of board owners in addition to the user, as `users.list` returns them. (at most 100 items) */
  board_owner_ids?: string[]
  /** IDs of board subscribers, who are notified, as `users.list` returns them. (at most 100 items) */
  board_subscriber_ids?: string[]
  /** Whether to create the board without items. */
  empty?: boolean
}

/** Params of boards.update. */
export interface BoardsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Attribute to update. */
  board_attribute: "name" | "description" | "communication"
  /** New value of the attribute. */
  new_value: string
}

/** Params of boards.delete. */
export interface BoardsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of boards.archive. */
export interface BoardsArchiveParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
}

/** Params of boards.duplicate. */
export interface BoardsDuplicateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Parts to copy: the structure of groups and columns, the items as well, or the items with their updates. */
  duplicate_type:
    | "duplicate_board_with_structure"
    | "duplicate_board_with_pulses"
    | "duplicate_board_with_pulses_and_updates"
  /** Name of the copy. */
  board_name?: string
  /** ID of the workspace of the copy. Defaults to the workspace of the board. */
  workspace_id?: string
  /** ID of the folder of the copy. */
  folder_id?: string
  /** Whether the copy keeps the subscribers. */
  keep_subscribers?: boolean
}

export interface BoardCopy {
  is_async?: boolean
  board?: {
    id?: string
    name?: string
    url?: string
  }
}

/** Searchable fields of boards, in hosted mode. */
export interface BoardsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  state: string | null
  board_kind: string | null
  type: string | null
  items_count: number | null
  created_at: string | null
  updated_at: string | null
  workspace_id: string | null
  url: string | null
}

/** Params of board_members.create. */
export interface BoardMembersCreateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the user to add, as `users.list` returns it. */
  user_id: string
  /** Role of the user on the board. Defaults to `subscriber`. */
  kind?: "subscriber" | "owner"
}

/** Params of board_members.delete. */
export interface BoardMembersDeleteParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the user to remove, as `users.list` returns it. */
  user_id: string
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Filters by group ID. */
  ids?: string[]
}

/** Params of groups.create. Needs relative_to with position_relative_method. */
export interface GroupsCreateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Name of the group, up to 255 characters. (at most 255 characters) */
  group_name: string
  /** Color of the group from the monday.com palette, such as `#ff642e`. */
  group_color?: string
  /** ID of the group to place the new group next to. */
  relative_to?: string
  /** Whether to place the record before or after `relative_to`. */
  position_relative_method?: "before_at" | "after_at"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the group, as `groups.list` returns it. */
  id: string
  /** Attribute to update. */
  group_attribute: "title" | "color" | "position" | "relative_position_after" | "relative_position_before"
  /**
   * New value of the attribute. For `relative_position_after` and `relative_position_before`, the ID of another group.
   */
  new_value: string
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the group, as `groups.list` returns it. */
  id: string
}

/** Params of columns.list. */
export interface ColumnsListParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Filters by column ID. */
  ids?: string[]
  /**
   * Filters by column type.
   * 
   * Items: Type of the column, such as `status`, `date` or `people`.
   */
  types?: (
    | "auto_number"
    | "board_relation"
    | "button"
    | "checkbox"
    | "color_picker"
    | "country"
    | "creation_log"
    | "date"
    | "dependency"
    | "doc"
    | "dropdown"
    | "email"
    | "file"
    | "formula"
    | "hour"
    | "item_id"
    | "last_updated"
    | "link"
    | "location"
    | "long_text"
    | "mirror"
    | "numbers"
    | "people"
    | "phone"
    | "progress"
    | "rating"
    | "status"
    | "tags"
    | "team"
    | "text"
    | "timeline"
    | "time_tracking"
    | "vote"
    | "week"
    | "world_clock"
  )[]
}

/** Params of columns.create. */
export interface ColumnsCreateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Title of the column. */
  title: string
  /** Type of the column, such as `status`, `date` or `people`. */
  column_type:
    | "auto_number"
    | "board_relation"
    | "button"
    | "checkbox"
    | "color_picker"
    | "country"
    | "creation_log"
    | "date"
    | "dependency"
    | "doc"
    | "dropdown"
    | "email"
    | "file"
    | "formula"
    | "hour"
    | "item_id"
    | "last_updated"
    | "link"
    | "location"
    | "long_text"
    | "mirror"
    | "numbers"
    | "people"
    | "phone"
    | "progress"
    | "rating"
    | "status"
    | "tags"
    | "team"
    | "text"
    | "timeline"
    | "time_tracking"
    | "vote"
    | "week"
    | "world_clock"
  /** Your own ID for the column, unique on the board. Up to 20 lowercase letters, digits and underscores. */
  id?: string
  /** Description of the column. */
  description?: string
  /** Default settings for the column type, such as labels of a status column. */
  defaults?: { [k: string]: unknown }
  /** ID of the column to place the new column after. */
  after_column_id?: string
}

/** Params of columns.update. */
export interface ColumnsUpdateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the column, as `columns.list` returns it. */
  id: string
  /** Property to update. */
  column_property: "title" | "description"
  /** New value of the property. */
  value: string
}

/** Params of columns.delete. */
export interface ColumnsDeleteParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the column, as `columns.list` returns it. */
  id: string
}

/** Params of items.list. Takes only one of query_params, cursor. */
export interface ItemsListParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Rules on columns that filter the items, and their sort order. */
  query_params?: {
    /** Rules that items have to match. */
    rules?: {
      /** ID of the column. Every board has `name`, `group`, `__last_updated__` and `__creation_log__`. */
      column_id: string
      /** Value or values to compare with. For status and dropdown columns, the label numbers. */
      compare_value: unknown
      /** Comparison operator. Defaults to `any_of`. */
      operator?:
        | "any_of"
        | "not_any_of"
        | "is_empty"
        | "is_not_empty"
        | "greater_than"
        | "greater_than_or_equals"
        | "lower_than"
        | "lower_than_or_equal"
        | "between"
        | "not_contains_text"
        | "contains_text"
        | "contains_terms"
        | "starts_with"
        | "ends_with"
        | "within_the_next"
        | "within_the_last"
      /** Attribute of the column to compare, such as `UPDATED_AT` for `__last_updated__`. */
      compare_attribute?: string
    }[]
    /** Whether items have to match all rules (`and`) or any rule (`or`). Defaults to `and`. */
    operator?: "and" | "or"
    /** Sort fields. */
    order_by?: {
      /** ID of the column to sort by. */
      column_id: string
      /** Sort direction. Defaults to `asc`. */
      direction?: "asc" | "desc"
    }[]
    /** Filters by item ID, up to 100 IDs. (at most 100 items) */
    ids?: string[]
  }
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Cursor from the previous page, valid for an hour. */
  cursor?: string
}

export interface Item {
  /** The item's ID. */
  id: string
  /** The item's name. */
  name?: string
  /** The item's state: active, archived or deleted. */
  state?: string | null
  /** The item's address in monday.com. */
  url?: string
  /** The item's path, relative to the account's address. */
  relative_link?: string | null
  /** The email address that posts updates to the item. */
  email?: string
  /** The time the item was created. */
  created_at?: string | null
  /** The time of the item's last update. */
  updated_at?: string | null
  /** The ID of the user who created the item. */
  creator_id?: string
  creator?: Person | null
  board?: Named | null
  group?: GroupReference | null
  parent_item?: Named | null
  /** The item's values, one for each column. */
  column_values?: Value[]
  /** The item's subitems. Null if there are none. */
  subitems?: ((Named | null)[] | null)
  /** The users subscribed to the item. */
  subscribers?: (Person | null)[]
  /** The files attached to the item. */
  assets?: ((FileReference | null)[] | null)
}

export interface Value {
  id?: string
  type?: string
  text?: string | null
  /** Value as a JSON string, in the format of the column type. */
  value?: unknown
  column?: {
    title?: string
  }
  display_value?: string
  linked_item_ids?: string[]
}

export interface FileReference {
  id?: string
  name?: string
  file_extension?: string
  file_size?: number
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of items.create. Needs relative_to with position_relative_method. */
export interface ItemsCreateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Name of the item, up to 255 characters. (at most 255 characters) */
  item_name: string
  /** ID of the group, as `groups.list` returns it. Defaults to the first group. */
  group_id?: string
  /** Column values by column ID, as strings or objects in the format of the column type. `null` clears a value. */
  column_values?: { [k: string]: unknown }
  /** Whether to create missing labels of status and dropdown columns. */
  create_labels_if_missing?: boolean
  /** ID of the item to place the new item next to. */
  relative_to?: string
  /** Whether to place the record before or after `relative_to`. */
  position_relative_method?: "before_at" | "after_at"
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the record, as its list returns it. */
  id: string
  /** Column values by column ID, as strings or objects in the format of the column type. `null` clears a value. */
  column_values: { [k: string]: unknown }
  /** Whether to create missing labels of status and dropdown columns. */
  create_labels_if_missing?: boolean
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of items.api_search. */
export interface ItemsApiSearchParams {
  /** Search keywords. */
  query: string
  /** Filters by board ID. (at most 100 items) */
  board_ids?: string[]
  /** Filters by workspace ID. (at most 100 items) */
  workspace_ids?: string[]
  /** Filters to items updated after this time. */
  updated_after?: string
  /** Filters to items created after this time. */
  created_after?: string
  /** Search strategy: speed, quality, or a balance of both. Defaults to `BALANCED`. (default "BALANCED") */
  strategy?: "SPEED" | "BALANCED" | "QUALITY"
  /** Maximum number of records per page, 1 to 20. Defaults to 10. (1 to 20; default 10) */
  limit?: number
}

export interface ItemHit {
  id: string
  item?: Item | null
}

/** Params of items.archive. */
export interface ItemsArchiveParams {
  /** ID of the item, as `items.list` returns it. */
  item_id: string
}

/** Params of items.move. */
export interface ItemsMoveParams {
  /** ID of the item, as `items.list` returns it. */
  item_id: string
  /** ID of the group, as `groups.list` returns it. */
  group_id: string
}

/** Params of items.duplicate. */
export interface ItemsDuplicateParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** ID of the item, as `items.list` returns it. */
  item_id: string
  /** Whether to copy the updates of the item. */
  with_updates?: boolean
}

/** Searchable fields of items, in hosted mode. */
export interface ItemsSearchFields {
  id: string | null
  name: string | null
  state: string | null
  url: string | null
  email: string | null
  created_at: string | null
  updated_at: string | null
  creator_id: string | null
}

/** Params of subitems.list. */
export interface SubitemsListParams {
  /** ID of the item, as `items.list` returns it. */
  item_id: string
}

/** Params of subitems.create. */
export interface SubitemsCreateParams {
  /** ID of the parent item. */
  parent_item_id: string
  /** Name of the subitem, up to 255 characters. (at most 255 characters) */
  item_name: string
  /** Column values by column ID, as strings or objects in the format of the column type. `null` clears a value. */
  column_values?: { [k: string]: unknown }
  /** Whether to create missing labels of status and dropdown columns. */
  create_labels_if_missing?: boolean
}

/** Params of updates.list. */
export interface UpdatesListParams {
  /** Filters to updates created since this date or minute. */
  from_date?: string
  /** Filters to updates created up to this date or minute. */
  to_date?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Update {
  /** The update's ID. */
  id: string
  /** The update's content, as HTML. */
  body?: string
  /** The update's content, as plain text. */
  text_body?: string | null
  /** The time the update was posted. */
  created_at?: string | null
  /** The time of the last change to the update. */
  updated_at?: string | null
  /** The time the update's content was last edited. */
  edited_at?: string
  /** The time the update was first created, if it came from another place. */
  original_creation_date?: string | null
  /** The ID of the item the update was posted on. */
  item_id?: string | null
  /** The ID of the user who posted the update. */
  creator_id?: string | null
  creator?: Person | null
  /** The likes on the update, one for each user. */
  likes?: Like[]
  /** The replies posted to the update. */
  replies?: Reply[] | null
  /** The files attached to the update. */
  assets?: ((FileReference | null)[] | null)
}

export interface Like {
  id?: string
  reaction_type?: string | null
  creator_id?: string | null
}

export interface Reply {
  id: string
  kind?: string
  body?: string
  text_body?: string | null
  created_at?: string | null
  updated_at?: string | null
  edited_at?: string
  creator_id?: string | null
  creator?: Person | null
  likes?: Like[]
}

/** Params of updates.get. */
export interface UpdatesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of updates.create. */
export interface UpdatesCreateParams {
  /** ID of the item, as `items.list` returns it. */
  item_id: string
  /** Text, as HTML or plain text. */
  body: string
  /** Users, teams, boards or items that the text mentions. */
  mentions_list?: {
    /** ID of the mentioned user, team, board or item. */
    id: string
    /** Type of the mention. `Project` is an item. */
    type: "User" | "Team" | "Board" | "Project"
  }[]
}

/** Params of updates.update. */
export interface UpdatesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Text, as HTML or plain text. */
  body: string
}

/** Params of updates.delete. */
export interface UpdatesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of updates, in hosted mode. */
export interface UpdatesSearchFields {
  id: string | null
  body: string | null
  text_body: string | null
  created_at: string | null
  updated_at: string | null
  item_id: string | null
  creator_id: string | null
}

/** Params of item_updates.list. */
export interface ItemUpdatesListParams {
  /** ID of the item, as `items.list` returns it. */
  item_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** IDs of the boards, as `boards.list` returns them. (at most 100 items) */
  board_ids: string[]
  /** Filters to replies created since this date or second. */
  created_at_from?: string
  /** Filters to replies created up to this date or second. */
  created_at_to?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** ID of the update, as `updates.list` returns it. */
  update_id: string
  /** Text, as HTML or plain text. */
  body: string
  /** Users, teams, boards or items that the text mentions. */
  mentions_list?: {
    /** ID of the mentioned user, team, board or item. */
    id: string
    /** Type of the mention. `Project` is an item. */
    type: "User" | "Team" | "Board" | "Project"
  }[]
}

/** Params of update_likes.create. */
export interface UpdateLikesCreateParams {
  /** ID of the update, as `updates.list` returns it. */
  update_id: string
}

/** Params of files.get. */
export interface FilesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

export interface File {
  id: string
  name?: string
  file_extension?: string
  file_size?: number
  url?: string
  public_url?: string
  url_thumbnail?: string | null
  original_geometry?: string | null
  created_at?: string | null
  uploaded_by?: Person
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** ID of the item. */
  item_id: string
  /** ID of the file column, as `columns.list` returns it. */
  column_id: string
  /** File to upload, up to 500 MB. */
  file: FileInput
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Filters by tag ID. (at most 100 items) */
  ids?: string[]
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** Name of the tag. An existing tag with this name is returned. */
  tag_name: string
  /** ID of the private board that the tag belongs to. */
  board_id?: string
}

/** Searchable fields of tags, in hosted mode. */
export interface TagsSearchFields {
  id: string | null
  name: string | null
  color: string | null
}

/** Params of docs.list. */
export interface DocsListParams {
  /** Filters by doc ID. (at most 100 items) */
  ids?: string[]
  /** Filters by object ID, which is part of the doc's URL. (at most 100 items) */
  object_ids?: string[]
  /** Filters by workspace ID. (at most 100 items) */
  workspace_ids?: string[]
  /** Sort field, latest first. */
  order_by?: "created_at" | "used_at"
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Doc {
  id: string
  object_id?: string
  name?: string
  doc_kind?: string
  doc_folder_id?: string | null
  url?: string | null
  relative_url?: string | null
  workspace_id?: string | null
  created_at?: string | null
  updated_at?: string | null
  created_by?: Person | null
}

/** Params of docs.create. */
export interface DocsCreateParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
  /** Name of the doc. */
  name: string
  /** Kind of the doc: `public` for the account, `private`, or `share` with guests. */
  kind?: "public" | "private" | "share"
  /** ID of the folder, as `folders.list` returns it. */
  folder_id?: string
}

/** Searchable fields of docs, in hosted mode. */
export interface DocsSearchFields {
  id: string | null
  object_id: string | null
  name: string | null
  doc_kind: string | null
  url: string | null
  workspace_id: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of activity_logs.list. */
export interface ActivityLogsListParams {
  /** ID of the board, as `boards.list` returns it. */
  board_id: string
  /** Filters to activity since this time. */
  from?: string
  /** Filters to activity up to this time. */
  to?: string
  /** Filters by user ID. (at most 100 items) */
  user_ids?: string[]
  /** Filters by item ID. (at most 100 items) */
  item_ids?: string[]
  /** Filters by group ID. */
  group_ids?: string[]
  /** Filters by column ID. */
  column_ids?: string[]
  /** Maximum number of records per page, 1 to 10,000. Defaults to 25. (1 to 10000; default 25) */
  limit?: number
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface ActivityLog {
  id: string
  event?: string
  entity?: string
  data?: string
  user_id?: string
  account_id?: string
  created_at?: string
}

/** Searchable fields of activity_logs, in hosted mode. */
export interface ActivityLogsSearchFields {
  id: string | null
  event: string | null
  entity: string | null
  user_id: string | null
}

/** Params of notifications.create. */
export interface NotificationsCreateParams {
  /** ID of the user to notify, as `users.list` returns it. */
  user_id: string
  /** ID of the item, board or update that the notification links to. */
  target_id: string
  /** Type of the target: `Project` for an item or board, `Post` for an update. */
  target_type: "Project" | "Post"
  /** Text of the notification. */
  text: string
}

export interface Notification {
  id: string
  text?: string | null
}

/** Credentials by auth variant. */
export interface MondayCredentials {
  api_token: MondayApiTokenCredentials
  oauth: MondayOauthCredentials
}

/** Personal API token */
export interface MondayApiTokenCredentials {
  api_token: string
}

/** OAuth */
export interface MondayOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface MondayConfig { [k: string]: never }
