// Generated from definitions/monday.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** monday.com */
    "monday": Monday
  }
}

/**
 * monday.com. Boards, groups, columns, items, subitems, updates, files, people, teams, workspaces and docs of one
 * monday.com account.
 */
export interface Monday {
  operations: MondayOperations
  credentials: MondayCredentials
  config: MondayConfig
}

/** What can be called, by entity and action. */
export interface MondayOperations {
  /** Whoever the credentials belong to. */
  me: {
    /** Gets the person whose token it is. */
    get: {
      params: MeGetParams
      records: User
      meta: {}
    }
  }
  /** The account that the credentials are for. */
  account: {
    /** Gets the account with its plan and products. */
    get: {
      params: AccountGetParams
      records: Account
      meta: {}
    }
  }
  /** A person of the account. */
  users: {
    /** Lists the account's active and invited people, or others by name, address, kind or status. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets one person with teams, department and time zone. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** Several people under one name. */
  teams: {
    /** Lists the teams of the account with their people. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets one team with its people. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Makes a team of some people, or without anybody. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Deletes a team; its people stay. */
    delete: {
      params: TeamsDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** The membership of people in a team. */
  team_members: {
    /** Puts people into a team and says who could not be. */
    create: {
      params: TeamMembersCreateParams
      records: TeamChange
      meta: {}
    }
    /** Takes people out of a team and says who could not be. */
    delete: {
      params: TeamMembersDeleteParams
      records: TeamChange
      meta: {}
    }
  }
  /** A room for boards, dashboards and docs. */
  workspaces: {
    /** Lists workspaces; the main one, which has no id, may be absent. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
    /** Gets one workspace. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    /** Makes a workspace, open to everybody in the account or closed. */
    create: {
      params: WorkspacesCreateParams
      records: Workspace
      meta: {}
    }
    /** Changes the name, description or kind of a workspace. */
    update: {
      params: WorkspacesUpdateParams
      records: Workspace
      meta: {}
    }
    /** Deletes a workspace with everything in it. */
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
    /** Lists folders with the boards in them. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {}
    }
    /** Makes a folder in a workspace. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Renames a folder, or gives it another colour or place. */
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
  /** A table of items, in groups, with columns. */
  boards: {
    /** Lists boards, active ones unless state says otherwise; boards.get has their groups and columns. */
    list: {
      params: BoardsListParams
      records: Board[]
      meta: {}
    }
    /** Gets one board with its groups, columns and subscribers. */
    get: {
      params: BoardsGetParams
      records: Board
      meta: {}
    }
    /** Makes a board, empty or of a template. */
    create: {
      params: BoardsCreateParams
      records: Board
      meta: {}
    }
    /** Changes the name or description of a board, one at a time. */
    update: {
      params: BoardsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a board with its items. */
    delete: {
      params: BoardsDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: BoardsSearchFields
    }
  }
  /** The archiving of a board. */
  board_archives: {
    /** Archives a board; it can be restored in monday.com. */
    create: {
      params: BoardArchivesCreateParams
      records: Board
      meta: {}
    }
  }
  /** A copy of a board. */
  board_copies: {
    /** Copies a board with or without its items; a large one is copied later. */
    create: {
      params: BoardCopiesCreateParams
      records: BoardCopy
      meta: {}
    }
  }
  /** The people who see or own a board. */
  board_members: {
    /** Adds a person to a board, as subscriber or owner, and answers who was added. */
    create: {
      params: BoardMembersCreateParams
      records: Person
      meta: {}
    }
    /** Takes a person off a board. */
    delete: {
      params: BoardMembersDeleteParams
      records: Person
      meta: {}
    }
  }
  /** A coloured section of a board. */
  groups: {
    /** Lists the groups of a board. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Adds a group to a board, at the top or beside another one. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Changes the title, colour or place of a group, one at a time. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group with its items. */
    delete: {
      params: GroupsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** A column of a board. Its id names it in the values of items. */
  columns: {
    /** Lists the columns of a board with their types and settings such as labels. */
    list: {
      params: ColumnsListParams
      records: Column[]
      meta: {}
    }
    /** Adds a column to a board. */
    create: {
      params: ColumnsCreateParams
      records: Column
      meta: {}
    }
    /** Changes the title or description of a column, one at a time. */
    update: {
      params: ColumnsUpdateParams
      records: Column
      meta: {}
    }
    /** Deletes a column with its values. */
    delete: {
      params: ColumnsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** A row of a board, with a value for each column. */
  items: {
    /** Lists the items of a board with their values, all or those that query_params selects and sorts. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {
        cursor: string | null
      }
    }
    /** Gets one item with its values, subitems, subscribers and files. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Adds an item to a board, with values by column id; columns.list has the ids. */
    create: {
      params: ItemsCreateParams
      records: Item
      meta: {}
    }
    /** Changes values of an item by column id; name is the id of its name. Others stay. */
    update: {
      params: ItemsUpdateParams
      records: Item
      meta: {}
    }
    /** Deletes an item with its subitems; it stays in the recycle bin for 30 days. */
    delete: {
      params: ItemsDeleteParams
      records: Deleted
      meta: {}
    }
    /** Searches items of all boards, or of some, by words and by meaning; item is null where an item is gone. */
    api_search: {
      params: ItemsApiSearchParams
      records: ItemHit[]
      meta: {}
    }
    search: {
      fields: ItemsSearchFields
    }
  }
  /** The archiving of an item. */
  item_archives: {
    /** Archives an item; it can be restored in monday.com. */
    create: {
      params: ItemArchivesCreateParams
      records: Item
      meta: {}
    }
  }
  /** The move of an item to another group. */
  item_moves: {
    /** Moves an item to another group of its board. */
    create: {
      params: ItemMovesCreateParams
      records: Item
      meta: {}
    }
  }
  /** A copy of an item. */
  item_copies: {
    /** Copies an item on its board, with its updates if asked to. */
    create: {
      params: ItemCopiesCreateParams
      records: Item
      meta: {}
    }
  }
  /** An item below another one. */
  subitems: {
    /** Lists the subitems of an item with their values; their board is one of its own. */
    list: {
      params: SubitemsListParams
      records: Item[]
      meta: {}
    }
    /** Adds a subitem to an item, with values by column id. */
    create: {
      params: SubitemsCreateParams
      records: Item
      meta: {}
    }
  }
  /** A comment on an item, with the replies to it. */
  updates: {
    /** Lists the updates of all boards, the latest first; item_updates.list has those of one item. */
    list: {
      params: UpdatesListParams
      records: Update[]
      meta: {}
    }
    /** Gets one update with its replies and files. */
    get: {
      params: UpdatesGetParams
      records: Update
      meta: {}
    }
    /** Writes an update on an item, in the user's name; whoever is mentioned is notified. */
    create: {
      params: UpdatesCreateParams
      records: Update
      meta: {}
    }
    /** Replaces the text of an update. */
    update: {
      params: UpdatesUpdateParams
      records: Update
      meta: {}
    }
    /** Deletes an update with its replies. */
    delete: {
      params: UpdatesDeleteParams
      records: Deleted
      meta: {}
    }
    search: {
      fields: UpdatesSearchFields
    }
  }
  /** An update of one item. */
  item_updates: {
    /** Lists the updates of an item, the latest first. */
    list: {
      params: ItemUpdatesListParams
      records: Update[]
      meta: {}
    }
  }
  /** An answer to an update. */
  replies: {
    /** Lists the replies to the updates of some boards, of a time or ever. */
    list: {
      params: RepliesListParams
      records: Reply[]
      meta: {}
    }
    /** Answers an update in the user's name. */
    create: {
      params: RepliesCreateParams
      records: Update
      meta: {}
    }
  }
  /** A reaction to an update. */
  update_likes: {
    /** Likes an update in the user's name. */
    create: {
      params: UpdateLikesCreateParams
      records: Update
      meta: {}
    }
  }
  /** A file in a column of an item or in an update. */
  files: {
    /** Gets a file's name, size and URL, which is good for an hour. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file into a file column of an item, or into an update. */
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
  /** A word by which items are marked. */
  tags: {
    /** Lists the public tags of the account. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Makes a tag, or answers the one of that name; of one board if it is a private one. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** A document of a workspace or an item. */
  docs: {
    /** Lists docs without their blocks. */
    list: {
      params: DocsListParams
      records: Doc[]
      meta: {}
    }
    /** Makes an empty doc in a workspace. */
    create: {
      params: DocsCreateParams
      records: Doc
      meta: {}
    }
    search: {
      fields: DocsSearchFields
    }
  }
  /** What happened on a board, by whom and when. */
  activity_logs: {
    /** Lists what happened on a board, the latest first. */
    list: {
      params: ActivityLogsListParams
      records: ActivityLog[]
      meta: {}
    }
    search: {
      fields: ActivityLogsSearchFields
    }
  }
  /** A message to one person in monday.com. */
  notifications: {
    /** Notifies a person of an item or update, in the user's name; monday.com may bundle or leave out what repeats. */
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
  id: string
  name?: string
  email?: string
  title?: string
  kind?: string
  status?: string
  url?: string
  phone?: string | null
  mobile_phone?: string | null
  location?: string | null
  country_code?: string | null
  birthday?: string | null
  time_zone_identifier?: string | null
  utc_hours_diff?: number | null
  current_language?: string | null
  created_at?: string
  became_active_at?: string | null
  last_activity?: string | null
  is_email_confirmed?: boolean
  is_deleted?: boolean
  invitation_method?: string
  photo_url?: Photo | null
  out_of_office?: OutOfOffice | null
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
  /** Only these people. (at most 100 items) */
  ids?: string[]
  /** Only people with such a name; with emails or kind exactly this one. */
  name?: string
  /** Only people with these e-mail addresses. */
  emails?: string[]
  /** Only guests, or all but guests or invited ones. */
  kind?: "all" | "guests" | "non_guests" | "non_pending"
  /** Only people of these states; ACTIVE and PENDING unless given. */
  status?: ("ACTIVE" | "INACTIVE" | "PENDING")[]
  /** Whether those who came last come first. */
  newest_first?: boolean
  /** How many a page holds at most. (1 to 1000; default 200) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

/** Params of users.get. */
export interface UsersGetParams {
  /** Which one, by id from its list. */
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
  /** Only these teams. (at most 100 items) */
  ids?: string[]
}

export interface Team {
  id: string
  name?: string
  picture_url?: string | null
  is_guest?: boolean | null
  created_at?: string | null
  owners?: Person[]
  users?: ((Person | null)[] | null)
}

export interface Person {
  id: string
  name?: string
  email?: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** Which one, by id from its list. */
  id: string
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** What the team is called. */
  name: string
  /** The people in it, by id from users.list. (at most 100 items) */
  subscriber_ids?: string[]
  /** A team that it is part of. */
  parent_team_id?: string
  /** Whether it is for guests. */
  is_guest_team?: boolean
  /** Whether it may be without people. */
  allow_empty_team?: boolean
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** Which one, by id from its list. */
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
  /** The team, by id from teams.list. */
  team_id: string
  /** The people, by id from users.list. (at most 100 items) */
  user_ids: string[]
}

export interface TeamChange {
  successful_users?: Person[] | null
  failed_users?: Person[] | null
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** The team, by id from teams.list. */
  team_id: string
  /** The people, by id from users.list. (at most 100 items) */
  user_ids: string[]
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** Only these workspaces. (at most 100 items) */
  ids?: string[]
  /** Only workspaces open to everybody, or closed ones, or templates. */
  kind?: "open" | "closed" | "template"
  /** All workspaces, or those that the user is in. */
  membership_kind?: "all" | "member"
  /** Only those in this state, or all; active ones unless given. */
  state?: "active" | "all" | "archived" | "deleted"
  /** What to sort by, the latest first. */
  order_by?: "created_at"
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

export interface Workspace {
  id?: string | null
  name?: string
  kind?: string | null
  description?: string | null
  state?: string | null
  created_at?: string | null
  is_default_workspace?: boolean | null
  account_product?: ({
    id?: string | null
    kind?: string | null
  } | null)
  settings?: ({
    icon?: ({
      color?: string | null
      image?: string | null
    } | null)
  } | null)
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** Which one, by id from its list. */
  id: string
}

/** Params of workspaces.create. */
export interface WorkspacesCreateParams {
  /** What the workspace is called. */
  name: string
  /** open to everybody in the account, or closed. */
  kind: "open" | "closed"
  /** What it is for. */
  description?: string
}

/** Params of workspaces.update. */
export interface WorkspacesUpdateParams {
  /** Which one, by id from its list. */
  id: string
  /** The new name. */
  name?: string
  /** open to everybody in the account, or closed. */
  kind?: "open" | "closed"
  /** The new description. */
  description?: string
}

/** Params of workspaces.delete. */
export interface WorkspacesDeleteParams {
  /** Which one, by id from its list. */
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
  /** Only these folders. (at most 100 items) */
  ids?: string[]
  /** Only folders of these workspaces. (at most 100 items) */
  workspace_ids?: string[]
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

export interface Folder {
  id: string
  name?: string
  color?: string | null
  created_at?: string
  owner_id?: string | null
  parent?: Named | null
  workspace?: WorkspaceReference
  sub_folders?: (Named | null)[]
  children?: (Named | null)[]
}

export interface WorkspaceReference {
  id?: string | null
  name?: string
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** What the folder is called. */
  name: string
  /** The workspace, the main one unless given. */
  workspace_id?: string
  /** A folder that it is in. */
  parent_folder_id?: string
  /** A colour of the vendor's, NULL for none. */
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
  /** Which one, by id from its list. */
  id: string
  /** The new name. */
  name?: string
  /** Another folder that it is in. */
  parent_folder_id?: string
  /** A colour of the vendor's, NULL for none. */
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
  /** Which one, by id from its list. */
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
  /** Only these boards. (at most 100 items) */
  ids?: string[]
  /** Only boards of these workspaces. (at most 100 items) */
  workspace_ids?: string[]
  /** Only boards of this kind. */
  board_kind?: "public" | "private" | "share"
  /** Only those in this state, or all; active ones unless given. */
  state?: "active" | "all" | "archived" | "deleted"
  /** What to sort by, the latest first. */
  order_by?: "created_at" | "used_at"
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

export interface Board {
  id: string
  name?: string
  description?: string | null
  state?: string
  board_kind?: string
  type?: string | null
  url?: string
  access_level?: string
  permissions?: string
  hierarchy_type?: string | null
  item_terminology?: string | null
  items_count?: number | null
  created_at?: string | null
  updated_at?: string | null
  workspace_id?: string | null
  board_folder_id?: string | null
  /** JSON that the vendor leaves open, such as the id of a meeting. */
  communication?: unknown
  creator?: Person
  owners?: (Person | null)[]
  top_group?: GroupReference
  workspace?: WorkspaceReference | null
  tags?: ((Tag | null)[] | null)
  groups?: ((Group | null)[] | null)
  columns?: ((Column | null)[] | null)
  subscribers?: (Person | null)[]
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
  id: string
  title?: string
  color?: string
  position?: string
  archived?: boolean | null
  deleted?: boolean | null
}

export interface Column {
  id: string
  title?: string
  description?: string | null
  type?: string
  width?: number | null
  archived?: boolean
  /** Settings by the type of the column, such as the labels of a status. */
  settings?: unknown
  revision?: string
}

/** Params of boards.get. */
export interface BoardsGetParams {
  /** Which one, by id from its list. */
  id: string
}

/** Params of boards.create. */
export interface BoardsCreateParams {
  /** What the board is called. */
  board_name: string
  /** public for the account, private, or share with guests. */
  board_kind: "public" | "private" | "share"
  /** What it is for. */
  description?: string
  /** The workspace, the main one unless given. */
  workspace_id?: string
  /** The folder, from folders.list. */
  folder_id?: string
  /** A board to make it like. */
  template_id?: string
  /** Who owns it besides the user, by id from users.list. (at most 100 items) */
  board_owner_ids?: string[]
  /** Who is notified, by id from users.list. (at most 100 items) */
  board_subscriber_ids?: string[]
  /** Whether it begins without items. */
  empty?: boolean
}

/** Params of boards.update. */
export interface BoardsUpdateParams {
  /** Which one, by id from its list. */
  id: string
  /** What is changed. */
  board_attribute: "name" | "description" | "communication"
  /** Its new value. */
  new_value: string
}

/** Params of boards.delete. */
export interface BoardsDeleteParams {
  /** Which one, by id from its list. */
  id: string
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

/** Params of board_archives.create. */
export interface BoardArchivesCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
}

/** Params of board_copies.create. */
export interface BoardCopiesCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** What is copied: groups and columns, items too, or their updates too. */
  duplicate_type:
    | "duplicate_board_with_structure"
    | "duplicate_board_with_pulses"
    | "duplicate_board_with_pulses_and_updates"
  /** What the copy is called. */
  board_name?: string
  /** The copy's workspace, that of the board unless given. */
  workspace_id?: string
  /** The copy's folder. */
  folder_id?: string
  /** Whether it has the same subscribers. */
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

/** Params of board_members.create. */
export interface BoardMembersCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The person, by id from users.list. */
  user_id: string
  /** As what, subscriber unless given. */
  kind?: "subscriber" | "owner"
}

/** Params of board_members.delete. */
export interface BoardMembersDeleteParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The person, by id from users.list. */
  user_id: string
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** Only these groups. */
  ids?: string[]
}

/** Params of groups.create. Needs relative_to with position_relative_method. */
export interface GroupsCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** What the group is called. (at most 255 characters) */
  group_name: string
  /** One of the vendor's colours, such as #ff642e. */
  group_color?: string
  /** The group beside which it goes. */
  relative_to?: string
  /** Whether it goes before or after relative_to. */
  position_relative_method?: "before_at" | "after_at"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The group, by id from groups.list. */
  id: string
  /** What is changed. */
  group_attribute: "title" | "color" | "position" | "relative_position_after" | "relative_position_before"
  /** Its new value; of relative_position_after and _before another group's id. */
  new_value: string
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The group, by id from groups.list. */
  id: string
}

/** Params of columns.list. */
export interface ColumnsListParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** Only these columns. */
  ids?: string[]
  /**
   * Only columns of these types.
   * 
   * Items: What a column holds, such as status, date or people.
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
  /** The board, by id from boards.list. */
  board_id: string
  /** What the column is called. */
  title: string
  /** What it holds, such as status, date or people. */
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
  /** An id of your own, unlike those of the board's other columns. */
  id?: string
  /** What it is for. */
  description?: string
  /** Settings by the type, such as labels of a status. */
  defaults?: { [k: string]: unknown }
  /** The column after which it goes. */
  after_column_id?: string
}

/** Params of columns.update. */
export interface ColumnsUpdateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The column, by id from columns.list. */
  id: string
  /** What is changed. */
  column_property: "title" | "description"
  /** Its new value. */
  value: string
}

/** Params of columns.delete. */
export interface ColumnsDeleteParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The column, by id from columns.list. */
  id: string
}

/** Params of items.list. Takes only one of query_params, cursor. */
export interface ItemsListParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** Which items by rules on columns, and in what order. */
  query_params?: {
    /** Which items, by conditions. */
    rules?: {
      /** The column; name, group, __last_updated__ and __creation_log__ are there always. */
      column_id: string
      /** The value or values; of a status or dropdown the labels' numbers. */
      compare_value: unknown
      /** How to compare, any_of unless given. */
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
      /** What of the column is compared, such as UPDATED_AT of __last_updated__. */
      compare_attribute?: string
    }[]
    /** Whether all rules must hold, or one; all unless given. */
    operator?: "and" | "or"
    /** What to sort by. */
    order_by?: {
      /** The column. */
      column_id: string
      /** Which way, asc unless given. */
      direction?: "asc" | "desc"
    }[]
    /** Only these items. (at most 100 items) */
    ids?: string[]
  }
  /** How many a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** The cursor of the page before, good for an hour. */
  cursor?: string
}

export interface Item {
  id: string
  name?: string
  state?: string | null
  url?: string
  relative_link?: string | null
  email?: string
  created_at?: string | null
  updated_at?: string | null
  creator_id?: string
  creator?: Person | null
  board?: Named | null
  group?: GroupReference | null
  parent_item?: Named | null
  column_values?: Value[]
  subitems?: ((Named | null)[] | null)
  subscribers?: (Person | null)[]
  assets?: ((FileReference | null)[] | null)
}

export interface Value {
  id?: string
  type?: string
  text?: string | null
  /** The value as JSON text, in the form of its column's type. */
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
  /** Which one, by id from its list. */
  id: string
}

/** Params of items.create. Needs relative_to with position_relative_method. */
export interface ItemsCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** What the item is called. (at most 255 characters) */
  item_name: string
  /** The group, from groups.list; the first one unless given. */
  group_id?: string
  /** Values by column id, each in its column's form, text or an object; null clears. */
  column_values?: { [k: string]: unknown }
  /** Whether labels that a status or dropdown lacks are made. */
  create_labels_if_missing?: boolean
  /** An item beside which it goes. */
  relative_to?: string
  /** Whether it goes before or after relative_to. */
  position_relative_method?: "before_at" | "after_at"
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** Which one, by id from its list. */
  id: string
  /** Values by column id, each in its column's form, text or an object; null clears. */
  column_values: { [k: string]: unknown }
  /** Whether labels that a status or dropdown lacks are made. */
  create_labels_if_missing?: boolean
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** Which one, by id from its list. */
  id: string
}

/** Params of items.api_search. */
export interface ItemsApiSearchParams {
  /** The words. */
  query: string
  /** Only items of these boards. (at most 100 items) */
  board_ids?: string[]
  /** Only items of these workspaces. (at most 100 items) */
  workspace_ids?: string[]
  /** Only items changed after this. */
  updated_after?: string
  /** Only items made after this. */
  created_after?: string
  /** Whether to answer sooner or better. (default "BALANCED") */
  strategy?: "SPEED" | "BALANCED" | "QUALITY"
  /** How many a page holds at most. (1 to 20; default 10) */
  limit?: number
}

export interface ItemHit {
  id: string
  item?: Item | null
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

/** Params of item_archives.create. */
export interface ItemArchivesCreateParams {
  /** The item, by id from items.list. */
  item_id: string
}

/** Params of item_moves.create. */
export interface ItemMovesCreateParams {
  /** The item, by id from items.list. */
  item_id: string
  /** The group, from groups.list. */
  group_id: string
}

/** Params of item_copies.create. */
export interface ItemCopiesCreateParams {
  /** The board, by id from boards.list. */
  board_id: string
  /** The item, by id from items.list. */
  item_id: string
  /** Whether its updates are copied too. */
  with_updates?: boolean
}

/** Params of subitems.list. */
export interface SubitemsListParams {
  /** The item, by id from items.list. */
  item_id: string
}

/** Params of subitems.create. */
export interface SubitemsCreateParams {
  /** The item, by id. */
  parent_item_id: string
  /** What the subitem is called. (at most 255 characters) */
  item_name: string
  /** Values by column id, each in its column's form, text or an object; null clears. */
  column_values?: { [k: string]: unknown }
  /** Whether labels that a status or dropdown lacks are made. */
  create_labels_if_missing?: boolean
}

/** Params of updates.list. */
export interface UpdatesListParams {
  /** Only updates written since this day or minute. */
  from_date?: string
  /** Only updates written up to this day or minute. */
  to_date?: string
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

export interface Update {
  id: string
  body?: string
  text_body?: string | null
  created_at?: string | null
  updated_at?: string | null
  edited_at?: string
  original_creation_date?: string | null
  item_id?: string | null
  creator_id?: string | null
  creator?: Person | null
  likes?: Like[]
  replies?: Reply[] | null
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
  /** Which one, by id from its list. */
  id: string
}

/** Params of updates.create. */
export interface UpdatesCreateParams {
  /** The item, by id from items.list. */
  item_id: string
  /** The text, as HTML or plain. */
  body: string
  /** Whom it mentions. */
  mentions_list?: {
    /** The id. */
    id: string
    /** Whose id it is; Project is an item. */
    type: "User" | "Team" | "Board" | "Project"
  }[]
}

/** Params of updates.update. */
export interface UpdatesUpdateParams {
  /** Which one, by id from its list. */
  id: string
  /** The text, as HTML or plain. */
  body: string
}

/** Params of updates.delete. */
export interface UpdatesDeleteParams {
  /** Which one, by id from its list. */
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
  /** The item, by id from items.list. */
  item_id: string
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** The boards, by id from boards.list. (at most 100 items) */
  board_ids: string[]
  /** Only replies written since this day or second. */
  created_at_from?: string
  /** Only replies written up to this day or second. */
  created_at_to?: string
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** The update, by id from updates.list. */
  update_id: string
  /** The text, as HTML or plain. */
  body: string
  /** Whom it mentions. */
  mentions_list?: {
    /** The id. */
    id: string
    /** Whose id it is; Project is an item. */
    type: "User" | "Team" | "Board" | "Project"
  }[]
}

/** Params of update_likes.create. */
export interface UpdateLikesCreateParams {
  /** The update, by id from updates.list. */
  update_id: string
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Which one, by id from its list. */
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
  /** The item, by id. */
  item_id: string
  /** The file column, by id from columns.list. */
  column_id: string
  /** The file, 500 MB at most. */
  file: FileParam
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** Which one, by id from its list. */
  id: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Only these tags. (at most 100 items) */
  ids?: string[]
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** The word. */
  tag_name: string
  /** A private board whose tag it is. */
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
  /** Only these docs. (at most 100 items) */
  ids?: string[]
  /** Only docs with these ids in their addresses. (at most 100 items) */
  object_ids?: string[]
  /** Only docs of these workspaces. (at most 100 items) */
  workspace_ids?: string[]
  /** What to sort by, the latest first. */
  order_by?: "created_at" | "used_at"
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
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
  /** The workspace, by id from workspaces.list. */
  workspace_id: string
  /** What the doc is called. */
  name: string
  /** public for the account, private, or share with guests. */
  kind?: "public" | "private" | "share"
  /** The folder, from folders.list. */
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
  /** The board, by id from boards.list. */
  board_id: string
  /** Only what happened since then. */
  from?: string
  /** Only what happened until then. */
  to?: string
  /** Only what these people did. (at most 100 items) */
  user_ids?: string[]
  /** Only what happened to these items. (at most 100 items) */
  item_ids?: string[]
  /** Only what happened in these groups. */
  group_ids?: string[]
  /** Only what happened in these columns. */
  column_ids?: string[]
  /** How many a page holds at most. (1 to 10000; default 25) */
  limit?: number
  /** The page, from 1. (at least 1; default 1) */
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
  /** The person, by id from users.list. */
  user_id: string
  /** The item, board or update that it leads to, by id. */
  target_id: string
  /** Project for an item or board, Post for an update. */
  target_type: "Project" | "Post"
  /** What it says. */
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
