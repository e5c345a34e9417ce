// Generated from definitions/clickup.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** ClickUp */
    "clickup": Clickup
  }
}

/**
 * ClickUp. Workspaces, spaces, folders, lists, tasks, comments, checklists, custom fields, goals, views, time entries
 * and docs of a ClickUp account.
 */
export interface Clickup {
  operations: ClickupOperations
  credentials: ClickupCredentials
  config: ClickupConfig
}

/** The operations, by entity and action. */
export interface ClickupOperations {
  /** The authenticated user. */
  user: {
    /** Gets the authenticated user. */
    get: {
      params: UserGetParams
      records: User
      meta: {}
    }
  }
  /** A workspace, which ClickUp's API calls a team. */
  teams: {
    /** Lists the workspaces (teams) that the token can access, with their members. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A space of a workspace, which contains folders and lists. */
  spaces: {
    /** Lists the spaces of a workspace with their statuses. */
    list: {
      params: SpacesListParams
      records: Space[]
      meta: {}
    }
    /** Gets a space with its statuses and enabled features. */
    get: {
      params: SpacesGetParams
      records: Space
      meta: {}
    }
    /** Creates a space in a workspace. */
    create: {
      params: SpacesCreateParams
      records: Space
      meta: {}
    }
    /** Updates a space. Requires all of these values each time. */
    update: {
      params: SpacesUpdateParams
      records: Space
      meta: {}
    }
    /** Deletes a space with all its content. */
    delete: {
      params: SpacesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SpacesSearchFields
    }
  }
  /** A folder of a space, which contains lists. */
  folders: {
    /** Lists the folders of a space with their lists. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {}
    }
    /** Gets a folder with its lists. */
    get: {
      params: FoldersGetParams
      records: Folder
      meta: {}
    }
    /** Creates a folder in a space, or in another folder of the space. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Updates the name of a folder. */
    update: {
      params: FoldersUpdateParams
      records: Folder
      meta: {}
    }
    /** Deletes a folder with its lists and tasks. */
    delete: {
      params: FoldersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FoldersSearchFields
    }
  }
  /** A list of tasks. For lists that are in no folder, use `folderless_lists`. */
  lists: {
    /** Lists the lists of a folder. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a list with its statuses, in a folder or folderless. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a list in a folder. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Updates a list, in a folder or folderless. Fields that you leave out keep their value. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes a list with its tasks. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A list that is in a space but in no folder. `lists.get`, `lists.update` and `lists.delete` accept its ID. */
  folderless_lists: {
    /** Lists the folderless lists of a space. */
    list: {
      params: FolderlessListsListParams
      records: List[]
      meta: {}
    }
    /** Creates a folderless list in a space. */
    create: {
      params: FolderlessListsCreateParams
      records: List
      meta: {}
    }
    search: {
      fields: FolderlessListsSearchFields
    }
  }
  /** A user with explicit access to a list. */
  list_members: {
    /** Lists the members with explicit access to a list. Excludes access through its folder, space or a group. */
    list: {
      params: ListMembersListParams
      records: Member[]
      meta: {}
    }
  }
  /** A task or subtask with its status, assignees, dates and custom fields. */
  tasks: {
    /** Lists the open tasks of a list. For more, set `include_closed` and `subtasks`. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        last_page: boolean | null
      }
    }
    /** Gets a task with its checklists, custom fields and attachments. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task in a list, or a subtask of a task in that list. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /**
     * Updates a task, such as its status, assignees or dates. Fields that you leave out keep their value. For custom
     * fields, use `task_fields.update`.
     */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task with its subtasks. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks of a workspace by space, folder, list, status, assignee, tag, time or custom field. */
    api_search: {
      params: TasksApiSearchParams
      records: Task[]
      meta: {
        last_page: boolean | null
      }
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A task in a list besides its home list. For workspaces that allow tasks in several lists. */
  list_tasks: {
    /** Adds a task to another list besides its home list. */
    create: {
      params: ListTasksCreateParams
      records: null
      meta: {}
    }
    /** Removes a task from a list that is not its home list. */
    delete: {
      params: ListTasksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A tag on a task. */
  task_tags: {
    /** Adds a tag to a task. */
    create: {
      params: TaskTagsCreateParams
      records: null
      meta: {}
    }
    /** Removes a tag from a task. */
    delete: {
      params: TaskTagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The value of a custom field on a task. */
  task_fields: {
    /** Updates the value of a custom field on a task. The form depends on the type of the field. */
    update: {
      params: TaskFieldsUpdateParams
      records: null
      meta: {}
    }
    /** Removes the value of a custom field from a task. */
    delete: {
      params: TaskFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An attachment of a task. For the attachments of a task, use `tasks.get`. */
  attachments: {
    /** Creates an attachment on a task from a file. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
  }
  /** A user with explicit access to a task. */
  members: {
    /** Lists the members with explicit access to a task. Excludes access through its list, folder, space or a group. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {}
    }
  }
  /** A comment on a task. A copy begins with the latest 25 comments of each task. */
  comments: {
    /** Lists the latest 25 comments on a task, or the 25 before another comment with `start` and `start_id`. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Creates a comment on a task. */
    create: {
      params: CommentsCreateParams
      records: Commented
      meta: {}
    }
    /** Updates a comment: its text, assignee or resolved state. */
    update: {
      params: CommentsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a comment. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CommentsSearchFields
    }
  }
  /** A reply to a comment. */
  comment_replies: {
    /** Lists the replies to a comment. */
    list: {
      params: CommentRepliesListParams
      records: Comment[]
      meta: {}
    }
    /** Creates a reply to a comment. */
    create: {
      params: CommentRepliesCreateParams
      records: null
      meta: {}
    }
  }
  /** A checklist of a task. For the checklists of a task with their items, use `tasks.get`. */
  checklists: {
    /** Creates a checklist on a task. */
    create: {
      params: ChecklistsCreateParams
      records: Checklist
      meta: {}
    }
    /** Updates the name or position of a checklist. */
    update: {
      params: ChecklistsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a checklist with its items. */
    delete: {
      params: ChecklistsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An item of a checklist. Operations return the checklist. */
  checklist_items: {
    /** Creates an item in a checklist. */
    create: {
      params: ChecklistItemsCreateParams
      records: Checklist
      meta: {}
    }
    /** Updates an item of a checklist, such as its resolved state. */
    update: {
      params: ChecklistItemsUpdateParams
      records: Checklist
      meta: {}
    }
    /** Deletes an item of a checklist. */
    delete: {
      params: ChecklistItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A custom field of tasks. */
  custom_fields: {
    /** Lists the custom fields available to tasks of a list, with their options. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
  }
  /** A custom task type of a workspace. */
  custom_task_types: {
    /** Lists the custom task types of a workspace. */
    list: {
      params: CustomTaskTypesListParams
      records: TaskTypeRecord[]
      meta: {}
    }
  }
  /** A tag for tasks of a space. */
  space_tags: {
    /** Lists the tags for tasks of a space. */
    list: {
      params: SpaceTagsListParams
      records: Tag[]
      meta: {}
    }
    /** Creates a tag for tasks of a space. */
    create: {
      params: SpaceTagsCreateParams
      records: null
      meta: {}
    }
  }
  /** A goal of a workspace. For its targets, use `goals.get`. */
  goals: {
    /** Lists the goals of a workspace that are in no goal folder. */
    list: {
      params: GoalsListParams
      records: Goal[]
      meta: {
        folders: unknown[] | null
      }
    }
    /** Gets a goal with its targets. */
    get: {
      params: GoalsGetParams
      records: Goal
      meta: {}
    }
    /** Creates a goal in a workspace. */
    create: {
      params: GoalsCreateParams
      records: Goal
      meta: {}
    }
    /** Updates a goal. Requires all of these values each time. */
    update: {
      params: GoalsUpdateParams
      records: Goal
      meta: {}
    }
    /** Deletes a goal with its targets. */
    delete: {
      params: GoalsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GoalsSearchFields
    }
  }
  /** A view of tasks, such as a list, board or calendar. */
  views: {
    /** Lists the views at the workspace level. */
    list: {
      params: ViewsListParams
      records: View[]
      meta: {}
    }
    /** Gets a view with its filters and sorting. */
    get: {
      params: ViewsGetParams
      records: View
      meta: {}
    }
  }
  /** A task in a view. */
  view_tasks: {
    /** Lists the tasks in a view, with its filters and sorting. */
    list: {
      params: ViewTasksListParams
      records: Task[]
      meta: {
        last_page: boolean | null
      }
    }
  }
  /** A time entry of a user, on a task or not. A negative duration means that the timer is running. */
  time_tracking: {
    /**
     * Lists the time entries of a workspace in a time range. Defaults to the authenticated user's entries of the last
     * 30 days.
     */
    list: {
      params: TimeTrackingListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Gets a time entry. */
    get: {
      params: TimeTrackingGetParams
      records: TimeEntry
      meta: {}
    }
    /** Creates a time entry, with or without a task. */
    create: {
      params: TimeTrackingCreateParams
      records: NewTimeEntry
      meta: {}
    }
    /** Updates a time entry. */
    update: {
      params: TimeTrackingUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a time entry. */
    delete: {
      params: TimeTrackingDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TimeTrackingSearchFields
    }
  }
  /** The running timer (time entry) of a user. */
  timers: {
    /** Gets the running timer of the authenticated user or another one. Returns nothing if no timer is running. */
    get: {
      params: TimersGetParams
      records: TimeEntry
      meta: {}
    }
    /** Starts a timer for the authenticated user. */
    create: {
      params: TimersCreateParams
      records: TimeEntry
      meta: {}
    }
    /** Stops the running timer of the authenticated user and saves its time entry. */
    update: {
      params: TimersUpdateParams
      records: TimeEntry
      meta: {}
    }
  }
  /** A doc with pages. */
  docs: {
    /** Lists the docs of a workspace that the token can access. */
    list: {
      params: DocsListParams
      records: Doc[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a doc without its pages. For the pages, use `doc_pages.list`. */
    get: {
      params: DocsGetParams
      records: Doc
      meta: {}
    }
    /** Creates a doc with an empty page in a workspace, space, folder or list. */
    create: {
      params: DocsCreateParams
      records: Doc
      meta: {}
    }
    search: {
      fields: DocsSearchFields
    }
  }
  /** A page of a doc with its content. */
  doc_pages: {
    /** Lists the pages of a doc with their content, each with its subpages. */
    list: {
      params: DocPagesListParams
      records: DocPage[]
      meta: {}
    }
    /** Gets a page of a doc with its content. */
    get: {
      params: DocPagesGetParams
      records: DocPage
      meta: {}
    }
    /** Creates a page in a doc, or under another page. */
    create: {
      params: DocPagesCreateParams
      records: DocPage
      meta: {}
    }
    /** Updates a page of a doc. New content replaces the current content, or is appended or prepended to it. */
    update: {
      params: DocPagesUpdateParams
      records: null
      meta: {}
    }
  }
}

/** Params of user.get. */
export interface UserGetParams { [k: string]: never }

export interface User {
  id: number
  username?: string
  email?: string
  color?: string | null
  profilePicture?: string | null
  initials?: string
  week_start_day?: number | null
  global_font_support?: boolean | null
  timezone?: string | null
}

/** Params of teams.list. */
export interface TeamsListParams { [k: string]: never }

export interface Team {
  /** The Workspace's ID. */
  id: string
  /** The Workspace's name. */
  name?: string
  /** The Workspace's color, as a hex code. */
  color?: string
  /** The address of the Workspace's avatar. Null if none is set. */
  avatar?: string | null
  /** The Workspace's members, each with a user. */
  members?: {
    user?: User
  }[]
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  id: string | null
  name: string | null
  color: string | null
  avatar: string | null
}

/** Params of spaces.list. */
export interface SpacesListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Whether to list archived records instead. */
  archived?: boolean
}

export interface Space {
  /** The Space's ID. */
  id: string
  /** The Space's name. */
  name?: string
  /** Whether the Space is private to its members. */
  private?: boolean
  /** The Space's color, as a hex code. Null if none is set. */
  color?: string | null
  /** The address of the Space's avatar. Null if none is set. */
  avatar?: string | null
  /** Whether admins may manage the private Space. May be null. */
  admin_can_manage?: boolean | null
  /** Whether the Space is archived. */
  archived?: boolean
  /** The members of the Space. Present for private Spaces. */
  members?: {
    user?: User
  }[]
  /** The task statuses available in the Space. */
  statuses?: Status[]
  /** Whether tasks in the Space may have several assignees. */
  multiple_assignees?: boolean
  /** Features of the space. ClickUp adds to them without notice. */
  features?: { [k: string]: unknown }
}

export interface Status {
  id?: string
  status?: string
  color?: string
  orderindex?: number
  type?: string
}

/** Params of spaces.get. */
export interface SpacesGetParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
}

/** Params of spaces.create. */
export interface SpacesCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Name of the space. */
  name: string
  /** Whether tasks can have several assignees. */
  multiple_assignees: boolean
  /** Features of the space. */
  features: {
    /** Due date settings. */
    due_dates: {
      enabled: boolean
      start_date: boolean
      remap_due_dates: boolean
      remap_closed_due_date: boolean
    }
    /** Time tracking settings. */
    time_tracking: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Tag settings. */
    tags: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Time estimate settings. */
    time_estimates: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Checklist settings. */
    checklists: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Custom field settings. */
    custom_fields: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Settings for moving dependent tasks with dates. */
    remap_dependencies: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Settings for dependency warnings. */
    dependency_warning: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Portfolio settings. */
    portfolios: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
  }
}

/** Params of spaces.update. */
export interface SpacesUpdateParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Name of the space. */
  name: string
  /** Color of the space, such as `#7b68ee`. */
  color: string
  /** Whether the space is visible to its members only. */
  private: boolean
  /** Whether admins can manage the space if it is private. */
  admin_can_manage: boolean
  /** Whether tasks can have several assignees. */
  multiple_assignees: boolean
  /** Features of the space. */
  features: {
    /** Due date settings. */
    due_dates: {
      enabled: boolean
      start_date: boolean
      remap_due_dates: boolean
      remap_closed_due_date: boolean
    }
    /** Time tracking settings. */
    time_tracking: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Tag settings. */
    tags: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Time estimate settings. */
    time_estimates: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Checklist settings. */
    checklists: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Custom field settings. */
    custom_fields: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Settings for moving dependent tasks with dates. */
    remap_dependencies: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Settings for dependency warnings. */
    dependency_warning: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
    /** Portfolio settings. */
    portfolios: {
      /** Whether the feature is enabled. */
      enabled: boolean
    }
  }
}

/** Params of spaces.delete. */
export interface SpacesDeleteParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
}

/** Searchable fields of spaces, in hosted mode. */
export interface SpacesSearchFields {
  id: string | null
  name: string | null
  private: boolean | null
  archived: boolean | null
  multiple_assignees: boolean | null
  color: string | null
}

/** Params of folders.list. */
export interface FoldersListParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Whether to list archived records instead. */
  archived?: boolean
}

export interface Folder {
  /** The Folder's ID. */
  id: string
  /** The Folder's name. */
  name?: string
  /** The Folder's position in the Space. */
  orderindex?: number
  /** Whether the Folder has its own statuses in place of the Space's. */
  override_statuses?: boolean
  /** Whether the Folder is the hidden one behind Lists placed directly in a Space. */
  hidden?: boolean
  /** The Space the Folder is in. */
  space?: Place
  /** The number of tasks in the Folder, as a string. */
  task_count?: string
  /** Lists of the folder, in the form of `lists.list`. */
  lists?: { [k: string]: unknown }[]
  /** The ID of the Folder this one is in. Null at the top level. */
  parent_folder?: string | null
  /** The Folders inside this one. */
  folders?: {
    id?: string
  }[]
}

export interface Place {
  id?: string
  name?: string
  hidden?: boolean
  access?: boolean
}

/** Params of folders.get. */
export interface FoldersGetParams {
  /** ID of the folder, as `folders.list` returns it. */
  folder_id: string
  /** Whether to include subfolders. */
  include_subfolders?: boolean
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Name of the folder. */
  name: string
  /** ID of the parent folder, as `folders.list` returns it. */
  parent_folder_id?: string
}

/** Params of folders.update. */
export interface FoldersUpdateParams {
  /** ID of the folder, as `folders.list` returns it. */
  folder_id: string
  /** Name of the folder. */
  name: string
}

/** Params of folders.delete. */
export interface FoldersDeleteParams {
  /** ID of the folder, as `folders.list` returns it. */
  folder_id: string
}

/** Searchable fields of folders, in hosted mode. */
export interface FoldersSearchFields {
  id: string | null
  name: string | null
  orderindex: number | null
  hidden: boolean | null
  override_statuses: boolean | null
  task_count: number | null
  space: { [k: string]: unknown } | null
  parent_folder: string | null
}

/** Params of lists.list. */
export interface ListsListParams {
  /** ID of the folder, as `folders.list` returns it. */
  folder_id: string
  /** Whether to list archived records instead. */
  archived?: boolean
}

export interface List {
  /** The List's ID. */
  id: string
  /** The List's name. */
  name?: string
  /** The List's position in its Folder or Space. */
  orderindex?: number
  /** The List's description. Null if it has none. */
  content?: string | null
  /** The List's own status and its color. Null if none is set. */
  status?: {
    status?: string
    color?: string
    hide_label?: boolean
  } | null
  /** The List's own priority and its color. Null if none is set. */
  priority?: {
    priority?: string
    color?: string
  } | null
  /** Owner of the list, as a user or user ID. `null` if nobody owns it. */
  assignee?: unknown
  /** The number of tasks in the List. May be null. */
  task_count?: number | string | null
  /** The List's due date, as a Unix timestamp in milliseconds. Null if not set. */
  due_date?: string | null
  /** Whether the due date includes a time of day. May be null. */
  due_date_time?: boolean | null
  /** The List's start date, as a Unix timestamp in milliseconds. Null if not set. */
  start_date?: string | null
  /** Whether the start date includes a time of day. May be null. */
  start_date_time?: boolean | string | null
  /** The Folder the List is in, hidden for a List placed directly in a Space. */
  folder?: Place
  /** The Space the List is in. */
  space?: Place
  /** Whether the List is archived. */
  archived?: boolean
  /** Whether the List has its own statuses in place of inherited ones. */
  override_statuses?: boolean | null
  /** The task statuses available in the List. */
  statuses?: Status[]
  /** The email address for creating tasks in the List. */
  inbound_address?: string
  /** The authorized user's level of access to the List. */
  permission_level?: string
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** ID of the folder, as `folders.list` returns it. */
  folder_id: string
  /** Name of the list. */
  name: string
  /** Description of the list. */
  content?: string
  /** Description of the list, as Markdown. Takes precedence over `content`. */
  markdown_content?: string
  /** Due date. */
  due_date?: string
  /** Whether the time of day in `due_date` applies. */
  due_date_time?: boolean
  /** Priority: 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** User ID of the list's owner, as `teams.list` returns it. */
  assignee?: number
  /** Color of the list, by name. */
  status?: string
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** Name of the list. */
  name: string
  /** Description of the list. */
  content?: string
  /** Description of the list, as Markdown. Takes precedence over `content`. */
  markdown_content?: string
  /** Due date. */
  due_date?: string
  /** Whether the time of day in `due_date` applies. */
  due_date_time?: boolean
  /** Priority: 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** User ID of the list's owner, as `teams.list` returns it. `none` removes the owner. */
  assignee?: string
  /** Color of the list, by name. */
  status?: string
  /** Whether to remove the list's color. */
  unset_status?: boolean
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  id: string | null
  name: string | null
  content: string | null
  archived: boolean | null
  orderindex: number | null
  task_count: number | null
  due_date: number | null
  start_date: number | null
  folder: { [k: string]: unknown } | null
  space: { [k: string]: unknown } | null
}

/** Params of folderless_lists.list. */
export interface FolderlessListsListParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Whether to list archived records instead. */
  archived?: boolean
}

/** Params of folderless_lists.create. */
export interface FolderlessListsCreateParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Name of the list. */
  name: string
  /** Description of the list. */
  content?: string
  /** Description of the list, as Markdown. Takes precedence over `content`. */
  markdown_content?: string
  /** Due date. */
  due_date?: string
  /** Whether the time of day in `due_date` applies. */
  due_date_time?: boolean
  /** Priority: 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** User ID of the list's owner, as `teams.list` returns it. */
  assignee?: number
  /** Color of the list, by name. */
  status?: string
}

/** Searchable fields of folderless_lists, in hosted mode. */
export interface FolderlessListsSearchFields {
  id: string | null
  name: string | null
  content: string | null
  archived: boolean | null
  orderindex: number | null
  task_count: number | null
  due_date: number | null
  start_date: number | null
  folder: { [k: string]: unknown } | null
  space: { [k: string]: unknown } | null
}

/** Params of list_members.list. */
export interface ListMembersListParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
}

export interface Member {
  /** The user's ID. */
  id: number
  /** The user's name. */
  username?: string
  /** The user's email address. */
  email?: string
  /** The user's color, as a hex code. Null if none is set. */
  color?: string | null
  /** The user's initials. */
  initials?: string
  /** The address of the user's profile picture. Null if none is set. */
  profilePicture?: string | null
  /** Profile badges in ClickUp's directory. */
  profileInfo?: { [k: string]: unknown }
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** Whether to list archived records instead. */
  archived?: boolean
  /** Whether to include tasks whose home is another list. */
  include_timl?: boolean
  /** Filters to tasks with at least one of these statuses. */
  statuses?: string[]
  /** Filters to tasks with at least one of these assignees, by user ID from `teams.list`. */
  assignees?: string[]
  /** Filters to tasks with at least one of these watchers, by user ID from `teams.list`. */
  watchers?: string[]
  /** Filters to tasks with at least one of these tags. */
  tags?: string[]
  /** Filters by task types: 0 for tasks, 1 for milestones, or an ID that `custom_task_types.list` returns. */
  custom_items?: number[]
  /** Whether to return descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether to include closed tasks. */
  include_closed?: boolean
  /** Whether to include subtasks. */
  subtasks?: boolean
  /** Sort field. Defaults to `created`, newest first. */
  order_by?: "id" | "created" | "updated" | "due_date"
  /** Whether to reverse the sort order. */
  reverse?: boolean
  /** Filters to tasks due after this time. */
  due_date_gt?: string
  /** Filters to tasks due before this time. */
  due_date_lt?: string
  /** Filters to tasks created after this time. */
  date_created_gt?: string
  /** Filters to tasks created before this time. */
  date_created_lt?: string
  /** Filters to tasks updated after this time. */
  date_updated_gt?: string
  /** Filters to tasks last updated before this time. */
  date_updated_lt?: string
  /** Filters to tasks done after this time. */
  date_done_gt?: string
  /** Filters to tasks done before this time. */
  date_done_lt?: string
  /** Filters by custom field values, by field ID from `custom_fields.list`. */
  custom_fields?: {
    /** ID of the field, as `custom_fields.list` returns it. */
    field_id: string
    /** Comparison operator, such as `=`, `>`, `IS NULL` or `ANY`. */
    operator: string
    /** Value to compare with. */
    value?: unknown
  }[]
  /** Page number, starting at 0. A page has 100 tasks. (at least 0) */
  page?: number
}

export interface Task {
  /** The task's ID. */
  id: string
  /** The task's custom ID. Null unless the Workspace uses custom task IDs. */
  custom_id?: string | null
  /** The ID of the task's custom task type. 0 or null for an ordinary task. */
  custom_item_id?: number | null
  /** The task's name. */
  name?: string
  /** The task's description, as plain text. May be null. */
  text_content?: string | null
  /** The task's description. Null if it has none. */
  description?: string | null
  /** The task's description, as Markdown. Present when requested. */
  markdown_description?: string
  /** The task's status. */
  status?: Status
  /** The task's position among its siblings. */
  orderindex?: string
  /** Creation time, as a Unix timestamp in milliseconds. */
  date_created?: string
  /** The time of the last update, as a Unix timestamp in milliseconds. */
  date_updated?: string
  /** The time the task was closed, as a Unix timestamp in milliseconds. Null while open. */
  date_closed?: string | null
  /** The time the task was done, as a Unix timestamp in milliseconds. Null until then. */
  date_done?: string | null
  /** Whether the task is archived. */
  archived?: boolean
  /** The user who created the task. */
  creator?: Person
  /** The users assigned to the task. */
  assignees?: Person[]
  /** Assigned groups. ClickUp does not document their form. */
  group_assignees?: { [k: string]: unknown }[]
  /** The users watching the task. */
  watchers?: Person[]
  /** The checklists in the task. */
  checklists?: Checklist[]
  /** The tags on the task. */
  tags?: Tag[]
  /** The ID of the parent task. Null unless the task is a subtask. */
  parent?: string | null
  /** The ID of the topmost parent task. Null unless the task is a subtask. */
  top_level_parent?: string | null
  /** The task's priority, from urgent to low. Null if none is set. */
  priority?: {
    id?: string
    priority?: string
    color?: string
    orderindex?: string
  } | null
  /** The due date, as a Unix timestamp in milliseconds. Null if not set. */
  due_date?: string | null
  /** The start date, as a Unix timestamp in milliseconds. Null if not set. */
  start_date?: string | null
  /** The task's sprint points. Null if not set. */
  points?: number | null
  /** The estimated time, in milliseconds. Null if not set. */
  time_estimate?: number | string | null
  /** The time tracked on the task, in milliseconds. Absent if none was tracked. */
  time_spent?: number | string | null
  /** The values of the custom fields that apply to the task. */
  custom_fields?: CustomFieldValue[]
  /** The dependencies between the task and the tasks it waits for or blocks. */
  dependencies?: Dependency[]
  /** The tasks linked to the task. */
  linked_tasks?: Link[]
  /** The additional Lists the task was added to. */
  locations?: {
    id?: string
    name?: string
  }[]
  /** The ID of the Workspace the task belongs to. */
  team_id?: string
  /** The task's address in ClickUp. */
  url?: string
  /** The task's public sharing settings. */
  sharing?: {
    public?: boolean
    public_share_expires_on?: string | null
    public_fields?: string[]
    token?: string | null
    seo_optimized?: boolean
  }
  /** The authorized user's level of access to the task. */
  permission_level?: string
  /** The task's home List. */
  list?: Place
  /** The task's Folder, under its earlier name. */
  project?: Place
  /** The Folder the task is in. */
  folder?: Place
  /** The Space the task is in. */
  space?: {
    id?: string
  }
  /** Attachments, in the form of `attachments.create` with further fields. */
  attachments?: { [k: string]: unknown }[]
}

export interface Person {
  id: number
  username?: string
  email?: string
  color?: string | null
  initials?: string
  profilePicture?: string | null
}

export interface Checklist {
  id: string
  task_id?: string
  name?: string
  date_created?: string
  orderindex?: number | string
  creator?: number
  resolved?: number
  unresolved?: number
  items?: ChecklistItem[]
}

export interface ChecklistItem {
  id?: string
  name?: string
  orderindex?: number
  assignee?: Person | null
  resolved?: boolean
  parent?: string | null
  date_created?: string
  /** Child items, in the same form or by ID. */
  children?: unknown[]
}

export interface Tag {
  name: string
  tag_fg?: string
  tag_bg?: string
  creator?: number
}

export interface CustomFieldValue {
  id?: string
  name?: string
  type?: string
  /** Options and limits of the field. The form depends on its type. */
  type_config?: { [k: string]: unknown }
  date_created?: string
  hide_from_guests?: boolean
  /** Value, in the form of the field's type. */
  value?: unknown
  value_richtext?: string
  value_markdown?: string
  required?: boolean | null
}

export interface Dependency {
  task_id?: string
  depends_on?: string
  type?: number
  date_created?: string
  userid?: string
  workspace_id?: string
  chain_id?: string | null
}

export interface Link {
  task_id?: string
  link_id?: string
  date_created?: string
  userid?: string
}

/** Params of tasks.get. Needs team_id with custom_task_ids true. */
export interface TasksGetParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Whether to include subtasks, in the record's `subtasks`. */
  include_subtasks?: boolean
  /** Whether to return descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether `task_id` is a custom task ID. Requires `team_id`. */
  custom_task_ids?: boolean
  /** ID of the workspace of the custom task ID, as `teams.list` returns it. */
  team_id?: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** Name of the task. */
  name: string
  /** Description of the task, as plain text. */
  description?: string
  /** Description of the task, as Markdown. Takes precedence over `description`. */
  markdown_content?: string
  /** User IDs of the assignees, as `teams.list` returns them. */
  assignees?: number[]
  /** IDs of groups to assign. */
  group_assignees?: string[]
  /** Names of the tags. */
  tags?: string[]
  /** Status of the task, by name: one of the statuses that `lists.get` returns. */
  status?: string
  /** Priority: 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4 | null
  /** Due date. */
  due_date?: string
  /** Whether the time of day in `due_date` applies. */
  due_date_time?: boolean
  /** Start date. */
  start_date?: string
  /** Whether the time of day in `start_date` applies. */
  start_date_time?: boolean
  /** Time estimate, in milliseconds. (at least 0) */
  time_estimate?: number
  /** Sprint points of the task. */
  points?: number
  /** ID of the parent task, in the same list, to create a subtask. */
  parent?: string | null
  /** ID of a task to link to. */
  links_to?: string | null
  /** ID of the task type, as `custom_task_types.list` returns it. Defaults to a standard task. */
  custom_item_id?: number | null
  /** Values of custom fields, by ID from `custom_fields.list`. */
  custom_fields?: {
    /** ID of the field, as `custom_fields.list` returns it. */
    id: string
    /** Value, in the form of the field's type. */
    value: unknown
    /** Options of date values: whether the time of day applies. */
    value_options?: {
      time?: boolean
    }
  }[]
  /** Whether to reject the task if required custom fields have no value. */
  check_required_custom_fields?: boolean
  /** Whether to notify the creator of the task too. */
  notify_all?: boolean
  /** Whether to create the task as archived. */
  archived?: boolean
}

/** Params of tasks.update. Needs team_id with custom_task_ids true. */
export interface TasksUpdateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Name of the task. */
  name?: string
  /** Description of the task, as plain text. A single space clears it. */
  description?: string
  /** Description of the task, as Markdown. Takes precedence over `description`. */
  markdown_content?: string
  /** Status of the task, by name: one of the statuses that `lists.get` returns. */
  status?: string
  /** Priority: 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** Due date. */
  due_date?: string
  /** Whether the time of day in `due_date` applies. */
  due_date_time?: boolean
  /** Start date. */
  start_date?: string
  /** Whether the time of day in `start_date` applies. */
  start_date_time?: boolean
  /** Time estimate, in milliseconds. (at least 0) */
  time_estimate?: number
  /** Sprint points of the task. */
  points?: number
  /** ID of the parent task, to make the task its subtask. */
  parent?: string
  /** ID of the task type, as `custom_task_types.list` returns it. Defaults to a standard task. */
  custom_item_id?: number | null
  /** Assignees to add and remove. */
  assignees?: {
    /** User IDs to add. */
    add: number[]
    /** User IDs to remove. */
    rem: number[]
  }
  /** Watchers to add and remove. */
  watchers?: {
    /** User IDs to add. */
    add: number[]
    /** User IDs to remove. */
    rem: number[]
  }
  /** Groups to assign and unassign. */
  group_assignees?: {
    /** IDs of groups to add. */
    add?: string[]
    /** IDs of groups to remove. */
    rem?: string[]
  }
  /** Whether the task is archived. */
  archived?: boolean
  /** Whether `task_id` is a custom task ID. Requires `team_id`. */
  custom_task_ids?: boolean
  /** ID of the workspace of the custom task ID, as `teams.list` returns it. */
  team_id?: string
}

/** Params of tasks.delete. Needs team_id with custom_task_ids true. */
export interface TasksDeleteParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Whether `task_id` is a custom task ID. Requires `team_id`. */
  custom_task_ids?: boolean
  /** ID of the workspace of the custom task ID, as `teams.list` returns it. */
  team_id?: string
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Filters by space IDs, as `spaces.list` returns them. */
  space_ids?: string[]
  /** Filters by folder IDs, as `folders.list` returns them. */
  project_ids?: string[]
  /** Filters by list IDs, as `lists.list` or `folderless_lists.list` returns them. */
  list_ids?: string[]
  /** Filters to tasks with at least one of these statuses. */
  statuses?: string[]
  /** Filters to tasks with at least one of these assignees, by user ID from `teams.list`. */
  assignees?: string[]
  /** Filters to tasks with at least one of these tags. */
  tags?: string[]
  /** Filters by task types: 0 for tasks, 1 for milestones, or an ID that `custom_task_types.list` returns. */
  custom_items?: number[]
  /** Filters to subtasks of this task, by ID. */
  parent?: string
  /** Whether to return descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether to include closed tasks. */
  include_closed?: boolean
  /** Whether to include subtasks. */
  subtasks?: boolean
  /** Sort field. Defaults to `created`, newest first. */
  order_by?: "id" | "created" | "updated" | "due_date"
  /** Whether to reverse the sort order. */
  reverse?: boolean
  /** Filters to tasks due after this time. */
  due_date_gt?: string
  /** Filters to tasks due before this time. */
  due_date_lt?: string
  /** Filters to tasks created after this time. */
  date_created_gt?: string
  /** Filters to tasks created before this time. */
  date_created_lt?: string
  /** Filters to tasks updated after this time. */
  date_updated_gt?: string
  /** Filters to tasks last updated before this time. */
  date_updated_lt?: string
  /** Filters to tasks done after this time. */
  date_done_gt?: string
  /** Filters to tasks done before this time. */
  date_done_lt?: string
  /** Filters by custom field values, by field ID from `custom_fields.list`. */
  custom_fields?: {
    /** ID of the field, as `custom_fields.list` returns it. */
    field_id: string
    /** Comparison operator, such as `=`, `>`, `IS NULL` or `ANY`. */
    operator: string
    /** Value to compare with. */
    value?: unknown
  }[]
  /** Page number, starting at 0. A page has 100 tasks. (at least 0) */
  page?: number
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  id: string | null
  custom_id: string | null
  custom_item_id: number | null
  name: string | null
  text_content: string | null
  status: { [k: string]: unknown } | null
  priority: { [k: string]: unknown } | null
  creator: { [k: string]: unknown } | null
  assignees: unknown[] | null
  tags: unknown[] | null
  parent: string | null
  archived: boolean | null
  points: number | null
  due_date: number | null
  start_date: number | null
  date_created: number | null
  date_updated: number | null
  date_closed: number | null
  date_done: number | null
  time_estimate: number | null
  time_spent: number | null
  list: { [k: string]: unknown } | null
  folder: { [k: string]: unknown } | null
  space: { [k: string]: unknown } | null
  team_id: string | null
  url: string | null
}

/** Params of list_tasks.create. */
export interface ListTasksCreateParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
}

/** Params of list_tasks.delete. */
export interface ListTasksDeleteParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
}

/** Params of task_tags.create. */
export interface TaskTagsCreateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Name of the tag, as `space_tags.list` returns it. */
  tag_name: string
}

/** Params of task_tags.delete. */
export interface TaskTagsDeleteParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Name of the tag, as `tags` of `tasks.get` returns it. */
  tag_name: string
}

/** Params of task_fields.update. */
export interface TaskFieldsUpdateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** ID of the custom field, as `custom_fields.list` returns it. */
  field_id: string
  /**
   * Value of the field: text, number, boolean, option ID, list of IDs, or an object with `add` and `rem` for people.
   */
  value: unknown
  /** Options of date values: whether the time of day applies. */
  value_options?: {
    time?: boolean
  }
}

/** Params of task_fields.delete. */
export interface TaskFieldsDeleteParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** ID of the custom field, as `custom_fields.list` returns it. */
  field_id: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** File to attach, with its name. */
  attachment: FileInput
}

export interface Attachment {
  id: string
  version?: string
  date?: number
  title?: string
  extension?: string
  thumbnail_small?: string | null
  thumbnail_large?: string | null
  url?: string
}

/** Params of members.list. */
export interface MembersListParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
}

/**
 * Params of comments.list. Needs start_id with start. Needs start with start_id. Needs team_id with custom_task_ids
 * true.
 */
export interface CommentsListParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Date of the oldest comment so far, in Unix milliseconds. Requires `start_id`. (at least 0) */
  start?: number
  /** ID of the oldest comment so far. Requires `start`. */
  start_id?: string
  /** Whether `task_id` is a custom task ID. Requires `team_id`. */
  custom_task_ids?: boolean
  /** ID of the workspace of the custom task ID, as `teams.list` returns it. */
  team_id?: string
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The comment's content, as pieces of text with formatting. */
  comment?: {
    text?: string
  }[]
  /** The comment's content, as plain text. */
  comment_text?: string
  /** The user who wrote the comment. */
  user?: Person
  /** Whether the comment is resolved. */
  resolved?: boolean
  assignee?: Person | null
  assigned_by?: Person | null
  /** Reactions. ClickUp does not document their form. */
  reactions?: unknown[]
  /** Creation time, as a Unix timestamp in milliseconds. */
  date?: string
  /** The number of replies to the comment. */
  reply_count?: number | string
}

/** Params of comments.create. Needs team_id with custom_task_ids true. */
export interface CommentsCreateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Text of the comment, in plain text. */
  comment_text: string
  /** User ID of the comment's assignee, as `teams.list` returns it. */
  assignee?: number
  /** ID of the group that the comment is assigned to. */
  group_assignee?: string
  /** Whether to notify the author of the comment too. */
  notify_all: boolean
  /** Whether `task_id` is a custom task ID. Requires `team_id`. */
  custom_task_ids?: boolean
  /** ID of the workspace of the custom task ID, as `teams.list` returns it. */
  team_id?: string
}

export interface Commented {
  id: number | string
  hist_id?: string
  /** Creation time, in Unix milliseconds. */
  date?: unknown
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /** Text of the comment, in plain text. */
  comment_text: string
  /** User ID of the comment's assignee, as `teams.list` returns it. */
  assignee: number
  /** ID of the group that the comment is assigned to. */
  group_assignee?: string
  /** Whether the comment is resolved. */
  resolved: boolean
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
}

/** Searchable fields of comments, in hosted mode. */
export interface CommentsSearchFields {
  id: string | null
  comment_text: string | null
  user: { [k: string]: unknown } | null
  resolved: boolean | null
  assignee: { [k: string]: unknown } | null
  date: number | null
  reply_count: number | null
}

/** Params of comment_replies.list. */
export interface CommentRepliesListParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
}

/** Params of comment_replies.create. */
export interface CommentRepliesCreateParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /** Text of the comment, in plain text. */
  comment_text: string
  /** User ID of the comment's assignee, as `teams.list` returns it. */
  assignee?: number
  /** ID of the group that the reply is assigned to. */
  group_assignee?: string
  /** Whether to notify the author of the comment too. */
  notify_all: boolean
}

/** Params of checklists.create. */
export interface ChecklistsCreateParams {
  /** ID of the task, as `tasks.list` or `tasks.api_search` returns it. */
  task_id: string
  /** Name of the checklist. */
  name: string
}

/** Params of checklists.update. */
export interface ChecklistsUpdateParams {
  /** ID of the checklist, as `checklists` of `tasks.get` returns it. */
  checklist_id: string
  /** Name of the checklist. */
  name?: string
  /** Position of the checklist in the task, starting at 0. (at least 0) */
  position?: number
}

/** Params of checklists.delete. */
export interface ChecklistsDeleteParams {
  /** ID of the checklist, as `checklists` of `tasks.get` returns it. */
  checklist_id: string
}

/** Params of checklist_items.create. */
export interface ChecklistItemsCreateParams {
  /** ID of the checklist, as `checklists` of `tasks.get` returns it. */
  checklist_id: string
  /** Name of the item. */
  name?: string
  /** User ID of the assignee, as `teams.list` returns it. */
  assignee?: number
}

/** Params of checklist_items.update. */
export interface ChecklistItemsUpdateParams {
  /** ID of the checklist, as `checklists` of `tasks.get` returns it. */
  checklist_id: string
  /** ID of the item, as the `items` of `checklists` of `tasks.get` return it. */
  checklist_item_id: string
  /** Name of the item. */
  name?: string
  /** User ID of the assignee, as `teams.list` returns it. `null` removes the assignee. */
  assignee?: string | null
  /** Whether the item is resolved. */
  resolved?: boolean
  /** ID of the parent item. `null` moves the item to the top level. */
  parent?: string | null
}

/** Params of checklist_items.delete. */
export interface ChecklistItemsDeleteParams {
  /** ID of the checklist, as `checklists` of `tasks.get` returns it. */
  checklist_id: string
  /** ID of the item, as the `items` of `checklists` of `tasks.get` return it. */
  checklist_item_id: string
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** ID of the list, as `lists.list` or `folderless_lists.list` returns it. */
  list_id: string
  /** Whether to include the task types that each field applies to. */
  include_applied_objects?: boolean
}

export interface CustomField {
  id: string
  name?: string
  type?: string
  /** Options and limits of the field. The form depends on its type. */
  type_config?: { [k: string]: unknown }
  date_created?: string
  hide_from_guests?: boolean
  required?: boolean
  applied_objects?: {
    object_type?: number
    object_id?: number
  }[]
}

/** Params of custom_task_types.list. */
export interface CustomTaskTypesListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
}

export interface TaskTypeRecord {
  id: number
  name?: string
  name_plural?: string
  description?: string | null
}

/** Params of space_tags.list. */
export interface SpaceTagsListParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
}

/** Params of space_tags.create. */
export interface SpaceTagsCreateParams {
  /** ID of the space, as `spaces.list` returns it. */
  space_id: string
  /** Tag with its colors. */
  tag: {
    /** Name of the tag. */
    name: string
    /** Text color of the tag, such as `#000000`. */
    tag_fg: string
    /** Background color of the tag, such as `#bf55ec`. */
    tag_bg: string
  }
}

/** Params of goals.list. */
export interface GoalsListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Whether to include completed goals. */
  include_completed?: boolean
}

export interface Goal {
  id: string
  name?: string
  pretty_id?: string
  team_id?: string
  creator?: number
  /** Owner of the goal. ClickUp shows `null`. */
  owner?: unknown
  color?: string | null
  date_created?: string
  date_updated?: string
  last_update?: string
  start_date?: string | null
  due_date?: string | null
  description?: string
  private?: boolean
  archived?: boolean
  multiple_owners?: boolean | null
  editor_token?: string
  folder_id?: string | null
  pinned?: boolean
  owners?: Person[]
  /** Users who can see the goal, with their permission level. */
  members?: { [k: string]: unknown }[]
  /** Groups that can see the goal. ClickUp does not document their form. */
  group_members?: unknown[]
  key_result_count?: number
  /** Targets of the goal. ClickUp does not document their form here. */
  key_results?: { [k: string]: unknown }[]
  percent_completed?: number
  /** History of changes. ClickUp does not document its form. */
  history?: unknown[]
  pretty_url?: string
}

/** Params of goals.get. */
export interface GoalsGetParams {
  /** ID of the goal, as `goals.list` returns it. */
  goal_id: string
}

/** Params of goals.create. */
export interface GoalsCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Name of the goal. */
  name: string
  /** Due date of the goal. */
  due_date: string
  /** Description of the goal. */
  description: string
  /** Whether the goal has several owners. */
  multiple_owners: boolean
  /** User IDs of the owners, as `teams.list` returns them. */
  owners: number[]
  /** Color of the goal, such as `#32a852`. */
  color: string
}

/** Params of goals.update. */
export interface GoalsUpdateParams {
  /** ID of the goal, as `goals.list` returns it. */
  goal_id: string
  /** Name of the goal. */
  name: string
  /** Due date of the goal. */
  due_date: string
  /** Description of the goal. */
  description: string
  /** User IDs of owners to add, as `teams.list` returns them. An empty list adds nobody. */
  add_owners: number[]
  /** User IDs of owners to remove. An empty list removes nobody. */
  rem_owners: number[]
  /** Color of the goal, such as `#32a852`. */
  color: string
}

/** Params of goals.delete. */
export interface GoalsDeleteParams {
  /** ID of the goal, as `goals.list` returns it. */
  goal_id: string
}

/** Searchable fields of goals, in hosted mode. */
export interface GoalsSearchFields {
  id: string | null
  name: string | null
  pretty_id: string | null
  description: string | null
  team_id: string | null
  folder_id: string | null
  private: boolean | null
  archived: boolean | null
  date_created: number | null
  due_date: number | null
  start_date: number | null
  percent_completed: number | null
  creator: number | null
}

/** Params of views.list. */
export interface ViewsListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
}

export interface View {
  id: string
  name?: string
  type?: string
  parent?: {
    id?: string
    type?: number
  }
  /** Grouping of tasks, in the form of ClickUp's reference on views. */
  grouping?: { [k: string]: unknown }
  /** Division of tasks, in the same form. */
  divide?: { [k: string]: unknown }
  /** Sorting of tasks, in the same form. */
  sorting?: { [k: string]: unknown }
  /** Filters of tasks, in the same form. */
  filters?: { [k: string]: unknown }
  /** Columns (fields) to show, in the same form. */
  columns?: { [k: string]: unknown }
  /** Display settings, in the same form. */
  settings?: { [k: string]: unknown }
  /** Sidebar: the users whose tasks are shown, in the same form. */
  team_sidebar?: { [k: string]: unknown }
}

/** Params of views.get. */
export interface ViewsGetParams {
  /** ID of the view, as `views.list` returns it. */
  view_id: string
}

/** Params of view_tasks.list. */
export interface ViewTasksListParams {
  /** ID of the view, as `views.list` returns it. */
  view_id: string
  /** Page number, starting at 0. A page has 100 tasks. (at least 0; default 0) */
  page?: number
}

/** Params of time_tracking.list. Takes only one of space_id, folder_id, list_id, task_id. */
export interface TimeTrackingListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Filters to time entries since this time. */
  start_date?: string
  /** Filters to time entries until this time. */
  end_date?: string
  /**
   * Filters by user IDs, comma-separated, as `teams.list` returns them. For other users' entries, requires an owner or
   * admin.
   */
  assignee?: string
  /** Whether to include the tags of the tasks. */
  include_task_tags?: boolean
  /** Whether to include the names of the list, folder and space. */
  include_location_names?: boolean
  /** Filters by space ID, as `spaces.list` returns it. */
  space_id?: string
  /** Filters by folder ID, as `folders.list` returns it. */
  folder_id?: string
  /** Filters by list ID, as `lists.list` returns it. */
  list_id?: string
  /** Filters by task ID, as `tasks.list` returns it. */
  task_id?: string
  /** Filters by whether the time is billable. */
  is_billable?: boolean
}

export interface TimeEntry {
  id: string
  task?: ({
    id?: string
    custom_id?: string | null
    name?: string
    status?: Status
    /** Type of the task. */
    custom_type?: unknown
  } | null)
  wid?: string
  user?: Person
  billable?: boolean
  start?: number | string
  end?: number | string | null
  duration?: number | string
  description?: string
  tags?: Tag[]
  source?: string
  at?: number | string
  task_location?: ({
    list_id?: number | string | null
    folder_id?: number | string | null
    space_id?: number | string | null
    list_name?: string | null
    folder_name?: string | null
    space_name?: string | null
  } | null)
  task_tags?: Tag[]
  task_url?: string
}

/** Params of time_tracking.get. */
export interface TimeTrackingGetParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** ID of the time entry, as `time_tracking.list` returns it. */
  timer_id: string
  /** Whether to include the tags of the task. */
  include_task_tags?: boolean
  /** Whether to include the names of the list, folder and space. */
  include_location_names?: boolean
}

/** Params of time_tracking.create. */
export interface TimeTrackingCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** Start of the time entry. */
  start: string
  /** Duration, in milliseconds. (at least 0) */
  duration: number
  /** ID of the task, as `tasks.list` returns it. */
  tid?: string
  /** Description of the time entry. */
  description?: string
  /** Whether the time is billable. */
  billable?: boolean
  /** User ID of the person who spent the time, as `teams.list` returns it. Defaults to the authenticated user. */
  assignee?: number
  /** Tags of the time entry, with their colors. */
  tags?: {
    /** Name of the tag. */
    name: string
    /** Text color of the tag, such as `#000000`. */
    tag_fg: string
    /** Background color of the tag, such as `#bf55ec`. */
    tag_bg: string
  }[]
}

export interface NewTimeEntry {
  id?: string
  description?: string
  tags?: Tag[]
  start?: number
  billable?: boolean
  duration?: number
  assignee?: number
  tid?: string
}

/** Params of time_tracking.update. Needs end with start. Needs start with end. */
export interface TimeTrackingUpdateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** ID of the time entry, as `time_tracking.list` returns it. */
  timer_id: string
  /** Tags of the time entry, with their colors. */
  tags: {
    /** Name of the tag. */
    name: string
    /** Text color of the tag, such as `#000000`. */
    tag_fg: string
    /** Background color of the tag, such as `#bf55ec`. */
    tag_bg: string
  }[]
  /** Action for the tags: replace, add or remove. */
  tag_action?: "replace" | "add" | "remove"
  /** Description of the time entry. */
  description?: string
  /** Start of the time entry. Requires `end`. */
  start?: string
  /** End of the time entry. Requires `start`. */
  end?: string
  /** Duration, in milliseconds. (at least 0) */
  duration?: number
  /** ID of the task, as `tasks.list` returns it. */
  tid?: string
  /** Whether the time is billable. */
  billable?: boolean
}

/** Params of time_tracking.delete. */
export interface TimeTrackingDeleteParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** ID of the time entry, as `time_tracking.list` returns it. */
  timer_id: string
}

/** Searchable fields of time_tracking, in hosted mode. */
export interface TimeTrackingSearchFields {
  id: string | null
  description: string | null
  billable: boolean | null
  start: number | null
  end: number | null
  duration: number | null
  task: { [k: string]: unknown } | null
  user: { [k: string]: unknown } | null
  source: string | null
  at: number | null
}

/** Params of timers.get. */
export interface TimersGetParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** User ID, as `teams.list` returns it. Defaults to the authenticated user. */
  assignee?: number
}

/** Params of timers.create. */
export interface TimersCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
  /** ID of the task, as `tasks.list` returns it. */
  tid?: string
  /** Description of the time entry. */
  description?: string
  /** Whether the time is billable. */
  billable?: boolean
  /** Names of the tags. */
  tags?: {
    /** Name of the tag. */
    name: string
  }[]
}

/** Params of timers.update. */
export interface TimersUpdateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  team_id: string
}

/** Params of docs.list. */
export interface DocsListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** Filters by doc ID. */
  id?: string
  /** Filters by the creator's user ID, as `teams.list` returns it. */
  creator?: number
  /** Whether to list deleted docs instead. */
  deleted?: boolean
  /** Whether to list archived docs instead. */
  archived?: boolean
  /** Filters by ID of the parent space, folder, list or doc. */
  parent_id?: string
  /** Type of `parent_id`. */
  parent_type?: "SPACE" | "FOLDER" | "LIST" | "EVERYTHING" | "WORKSPACE"
  /** Maximum number of records per page, 10 to 100. Defaults to 50. (10 to 100; default 50) */
  limit?: number
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
}

export interface Doc {
  id: string
  date_created?: number
  date_updated?: number | null
  name?: string
  type?: number
  parent?: {
    id?: string
    type?: number
  }
  public?: boolean
  workspace_id?: number
  creator?: number
  deleted?: boolean
  date_deleted?: number | null
  deleted_by?: number | null
  archived?: boolean
  archived_by?: number | null
  date_archived?: number | null
  /** Default display settings of pages. */
  page_defaults?: { [k: string]: unknown }
}

/** Params of docs.get. */
export interface DocsGetParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** ID of the doc, as `docs.list` returns it. */
  doc_id: string
}

/** Params of docs.create. */
export interface DocsCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** Name of the doc. */
  name?: string
  /** Parent of the doc. Defaults to the workspace. */
  parent?: {
    /** ID of the parent space, folder or list. */
    id: string
    /** Type of the parent: 4 space, 5 folder, 6 list, 7 everything, 12 workspace. */
    type: 4 | 5 | 6 | 7 | 12
  }
  /** Visibility of the doc. */
  visibility?: "PUBLIC" | "PRIVATE" | "PERSONAL" | "HIDDEN"
  /** Whether to create a first page. Defaults to `true`. */
  create_page?: boolean
}

/** Searchable fields of docs, in hosted mode. */
export interface DocsSearchFields {
  id: string | null
  name: string | null
  creator: number | null
  date_created: number | null
  date_updated: number | null
  archived: boolean | null
  deleted: boolean | null
  public: boolean | null
  workspace_id: number | null
}

/** Params of doc_pages.list. */
export interface DocPagesListParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** ID of the doc, as `docs.list` returns it. */
  doc_id: string
  /** Maximum depth of subpages to return. Defaults to all. (at least -1) */
  max_page_depth?: number
  /** Format of the content. Defaults to `text/md` (Markdown). */
  content_format?: "text/md" | "text/plain"
}

export interface DocPage {
  id: string
  doc_id?: string
  parent_page_id?: string | null
  workspace_id?: number
  name?: string
  sub_title?: string | null
  content?: string
  /** Subpages, in the same form. */
  pages?: { [k: string]: unknown }[]
  date_created?: number
  date_updated?: number | null
  avatar?: {
    color?: string
    value?: string
    source?: string
  } | null
  creator_id?: number
  deleted?: boolean
  deleted_by?: number | null
  date_deleted?: number | null
  date_edited?: number | null
  edited_by?: number | null
  archived?: boolean
  archived_by?: number | null
  date_archived?: number | null
  authors?: number[]
  contributors?: number[]
  cover?: {
    color?: string
    image_url?: string
    position?: {
      x?: number
      y?: number
    }
  } | null
  protected?: boolean
  protected_by?: number | null
  protected_note?: string | null
  /** Display settings of the page. */
  presentation_details?: { [k: string]: unknown }
}

/** Params of doc_pages.get. */
export interface DocPagesGetParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** ID of the doc, as `docs.list` returns it. */
  doc_id: string
  /** ID of the page, as `doc_pages.list` returns it. */
  page_id: string
  /** Format of the content. Defaults to `text/md` (Markdown). */
  content_format?: "text/md" | "text/plain"
}

/** Params of doc_pages.create. */
export interface DocPagesCreateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** ID of the doc, as `docs.list` returns it. */
  doc_id: string
  /** ID of the parent page, as `doc_pages.list` returns it. */
  parent_page_id?: string
  /** Name of the page. */
  name?: string
  /** Subtitle of the page. */
  sub_title?: string
  /** Content of the page. */
  content?: string
  /** Format of the content. Defaults to `text/md` (Markdown). */
  content_format?: "text/md" | "text/plain"
}

/** Params of doc_pages.update. */
export interface DocPagesUpdateParams {
  /** ID of the workspace, as `teams.list` returns it. */
  workspace_id: string
  /** ID of the doc, as `docs.list` returns it. */
  doc_id: string
  /** ID of the page, as `doc_pages.list` returns it. */
  page_id: string
  /** Name of the page. */
  name?: string
  /** Subtitle of the page. */
  sub_title?: string
  /** Content of the page. */
  content?: string
  /** Handling of the current content. Defaults to `replace`. */
  content_edit_mode?: "replace" | "append" | "prepend"
  /** Format of the content. Defaults to `text/md` (Markdown). */
  content_format?: "text/md" | "text/plain"
}

/** Credentials by auth variant. */
export interface ClickupCredentials {
  api_token: ClickupApiTokenCredentials
  oauth: ClickupOauthCredentials
}

/** Personal API token */
export interface ClickupApiTokenCredentials {
  api_token: string
}

/** OAuth */
export interface ClickupOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface ClickupConfig { [k: string]: never }
