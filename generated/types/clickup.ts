// Generated from definitions/clickup.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** ClickUp */
    "clickup": Clickup
  }
}

/**
 * ClickUp. Workspaces, spaces, folders, lists, tasks, comments, checklists, custom fields, goals, views, tracked time
 * and docs of ClickUp.
 */
export interface Clickup {
  operations: ClickupOperations
  credentials: ClickupCredentials
  config: ClickupConfig
}

/** What can be called, by entity and action. */
export interface ClickupOperations {
  /** The person whose token it is. */
  user: {
    /** Gets the person whose token it is. */
    get: {
      params: UserGetParams
      records: User
      meta: {}
    }
  }
  /** A workspace, which ClickUp's API calls a team. */
  teams: {
    /** Lists the workspaces that the token may see, with their members. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A space of a workspace, which holds folders and lists. */
  spaces: {
    /** Lists the spaces of a workspace with their statuses. */
    list: {
      params: SpacesListParams
      records: Space[]
      meta: {}
    }
    /** Gets one space with its statuses and what is switched on in it. */
    get: {
      params: SpacesGetParams
      records: Space
      meta: {}
    }
    /** Makes a space in a workspace. */
    create: {
      params: SpacesCreateParams
      records: Space
      meta: {}
    }
    /** Changes a space; ClickUp wants all of these values each time. */
    update: {
      params: SpacesUpdateParams
      records: Space
      meta: {}
    }
    /** Deletes a space with all that is in it. */
    delete: {
      params: SpacesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SpacesSearchFields
    }
  }
  /** A folder of a space, which holds lists. */
  folders: {
    /** Lists the folders of a space with their lists. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {}
    }
    /** Gets one folder with its lists. */
    get: {
      params: FoldersGetParams
      records: Folder
      meta: {}
    }
    /** Makes a folder in a space, or in another folder of it. */
    create: {
      params: FoldersCreateParams
      records: Folder
      meta: {}
    }
    /** Renames a folder. */
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
  /** A list of tasks. folderless_lists has those that are in no folder. */
  lists: {
    /** Lists the lists of a folder. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets one list with its statuses, whether in a folder or not. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Makes a list in a folder. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Changes what is given of a list, whether in a folder or not. */
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
  /** A list that is in a space but in no folder. lists.get, lists.update and lists.delete take its id. */
  folderless_lists: {
    /** Lists the lists of a space that are in no folder. */
    list: {
      params: FolderlessListsListParams
      records: List[]
      meta: {}
    }
    /** Makes a list in a space, in no folder. */
    create: {
      params: FolderlessListsCreateParams
      records: List
      meta: {}
    }
    search: {
      fields: FolderlessListsSearchFields
    }
  }
  /** A person who was given access to a list itself. */
  list_members: {
    /** Lists who was given access to a list itself; not who has it by its folder, space or a group. */
    list: {
      params: ListMembersListParams
      records: Member[]
      meta: {}
    }
  }
  /** A task or subtask with its status, people, dates and custom fields. */
  tasks: {
    /** Lists the tasks of a list that are not closed; include_closed and subtasks ask for more. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        last_page: boolean | null
      }
    }
    /** Gets one task with its checklists, custom fields and attachments. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Makes a task in a list, or a subtask of a task there. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Changes what is given of a task, such as status, people or dates. task_fields.update sets custom fields. */
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
    /** Finds tasks of a whole workspace by space, folder, list, status, person, tag, time or custom field. */
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
  /** A task in a list besides its home list; for workspaces in which tasks may be in several lists. */
  list_tasks: {
    /** Puts a task into another list besides its own. */
    create: {
      params: ListTasksCreateParams
      records: null
      meta: {}
    }
    /** Takes a task out of a list that is not its own. */
    delete: {
      params: ListTasksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A tag on a task. */
  task_tags: {
    /** Puts a tag on a task. */
    create: {
      params: TaskTagsCreateParams
      records: null
      meta: {}
    }
    /** Takes a tag off a task. */
    delete: {
      params: TaskTagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The value of a custom field on a task. */
  task_fields: {
    /** Sets the value of a custom field on a task; its form depends on the type of the field. */
    update: {
      params: TaskFieldsUpdateParams
      records: null
      meta: {}
    }
    /** Takes the value of a custom field off a task. */
    delete: {
      params: TaskFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file on a task; tasks.get lists them. */
  attachments: {
    /** Attaches a file to a task. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
  }
  /** A person who was given access to a task itself. */
  members: {
    /** Lists who was given access to a task itself; not who has it by its list, folder, space or a group. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {}
    }
  }
  /** A comment on a task. The copy for search has the latest 25 of each task. */
  comments: {
    /** Lists the latest 25 comments of a task, or with start and start_id the 25 before another one. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Comments on a task. */
    create: {
      params: CommentsCreateParams
      records: Commented
      meta: {}
    }
    /** Changes the text of a comment, assigns it or marks it as resolved. */
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
  /** An answer to a comment. */
  comment_replies: {
    /** Lists the answers to a comment. */
    list: {
      params: CommentRepliesListParams
      records: Comment[]
      meta: {}
    }
    /** Answers a comment. */
    create: {
      params: CommentRepliesCreateParams
      records: null
      meta: {}
    }
  }
  /** A checklist of a task; tasks.get has them with their items. */
  checklists: {
    /** Adds a checklist to a task. */
    create: {
      params: ChecklistsCreateParams
      records: Checklist
      meta: {}
    }
    /** Renames or moves a checklist. */
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
  /** An item of a checklist. What comes back is the checklist. */
  checklist_items: {
    /** Adds an item to a checklist. */
    create: {
      params: ChecklistItemsCreateParams
      records: Checklist
      meta: {}
    }
    /** Changes an item of a checklist, such as whether it is done. */
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
  /** A custom field that tasks can have. */
  custom_fields: {
    /** Lists the custom fields that tasks of a list can have, with their options. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
  }
  /** A type of tasks that a workspace made itself. */
  custom_task_types: {
    /** Lists the types of tasks of a workspace. */
    list: {
      params: CustomTaskTypesListParams
      records: TaskTypeRecord[]
      meta: {}
    }
  }
  /** A tag that tasks of a space can have. */
  space_tags: {
    /** Lists the tags that tasks of a space can have. */
    list: {
      params: SpaceTagsListParams
      records: Tag[]
      meta: {}
    }
    /** Makes a tag for the tasks of a space. */
    create: {
      params: SpaceTagsCreateParams
      records: null
      meta: {}
    }
  }
  /** A goal of a workspace; goals.get has its targets. */
  goals: {
    /** Lists the goals of a workspace that are in no folder of goals. */
    list: {
      params: GoalsListParams
      records: Goal[]
      meta: {
        folders: unknown[] | null
      }
    }
    /** Gets one goal with its targets. */
    get: {
      params: GoalsGetParams
      records: Goal
      meta: {}
    }
    /** Makes a goal in a workspace. */
    create: {
      params: GoalsCreateParams
      records: Goal
      meta: {}
    }
    /** Changes a goal; ClickUp wants all of these values each time. */
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
  /** A view of tasks, such as a list, a board or a calendar. */
  views: {
    /** Lists the views of a whole workspace. */
    list: {
      params: ViewsListParams
      records: View[]
      meta: {}
    }
    /** Gets one view with its filters and order. */
    get: {
      params: ViewsGetParams
      records: View
      meta: {}
    }
  }
  /** A task as a view shows it. */
  view_tasks: {
    /** Lists the tasks that a view shows, with its filters and in its order. */
    list: {
      params: ViewTasksListParams
      records: Task[]
      meta: {
        last_page: boolean | null
      }
    }
  }
  /** Time that somebody spent on a task. A negative duration means that the timer runs. */
  time_tracking: {
    /** Lists the time entries of a workspace between two times, by default one's own of the last 30 days. */
    list: {
      params: TimeTrackingListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Gets one time entry. */
    get: {
      params: TimeTrackingGetParams
      records: TimeEntry
      meta: {}
    }
    /** Adds time that was spent, on a task or on none. */
    create: {
      params: TimeTrackingCreateParams
      records: NewTimeEntry
      meta: {}
    }
    /** Changes a time entry. */
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
  /** The time entry that is running. */
  timers: {
    /** Gets the timer that runs for oneself or somebody else; nothing where none does. */
    get: {
      params: TimersGetParams
      records: TimeEntry
      meta: {}
    }
    /** Starts a timer for oneself. */
    create: {
      params: TimersCreateParams
      records: TimeEntry
      meta: {}
    }
    /** Stops the timer that runs for oneself; the time goes to its entry. */
    update: {
      params: TimersUpdateParams
      records: TimeEntry
      meta: {}
    }
  }
  /** A document with pages. */
  docs: {
    /** Lists the docs of a workspace that the token may see. */
    list: {
      params: DocsListParams
      records: Doc[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets one doc; doc_pages.list has its pages. */
    get: {
      params: DocsGetParams
      records: Doc
      meta: {}
    }
    /** Makes a doc with an empty page, somewhere in a workspace. */
    create: {
      params: DocsCreateParams
      records: Doc
      meta: {}
    }
    search: {
      fields: DocsSearchFields
    }
  }
  /** A page of a doc with its text. */
  doc_pages: {
    /** Lists the pages of a doc with their texts, each with the pages under it. */
    list: {
      params: DocPagesListParams
      records: DocPage[]
      meta: {}
    }
    /** Gets one page of a doc with its text. */
    get: {
      params: DocPagesGetParams
      records: DocPage
      meta: {}
    }
    /** Adds a page to a doc, or under another page. */
    create: {
      params: DocPagesCreateParams
      records: DocPage
      meta: {}
    }
    /** Changes a page of a doc: its text is replaced, or text is put after or before it. */
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
  id: string
  name?: string
  color?: string
  avatar?: string | null
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
  /** The workspace, by id from teams.list. */
  team_id: string
  /** Whether to list archived ones instead. */
  archived?: boolean
}

export interface Space {
  id: string
  name?: string
  private?: boolean
  color?: string | null
  avatar?: string | null
  admin_can_manage?: boolean | null
  archived?: boolean
  members?: {
    user?: User
  }[]
  statuses?: Status[]
  multiple_assignees?: boolean
  /** What is switched on in it; ClickUp adds to it without notice. */
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
  /** The space, by id from spaces.list. */
  space_id: string
}

/** Params of spaces.create. */
export interface SpacesCreateParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** What the space is called. */
  name: string
  /** Whether a task can have several assignees. */
  multiple_assignees: boolean
  /** What is switched on in it. */
  features: {
    /** Dates. */
    due_dates: {
      enabled: boolean
      start_date: boolean
      remap_due_dates: boolean
      remap_closed_due_date: boolean
    }
    /** Tracked time. */
    time_tracking: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Tags. */
    tags: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Estimates of time. */
    time_estimates: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Checklists. */
    checklists: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Custom fields. */
    custom_fields: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Whether dependent tasks move with dates. */
    remap_dependencies: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Warnings of dependencies. */
    dependency_warning: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Portfolios. */
    portfolios: {
      /** Whether it is on. */
      enabled: boolean
    }
  }
}

/** Params of spaces.update. */
export interface SpacesUpdateParams {
  /** The space, by id from spaces.list. */
  space_id: string
  /** What the space is called. */
  name: string
  /** Its colour, such as #7b68ee. */
  color: string
  /** Whether only its members see it. */
  private: boolean
  /** Whether admins manage it though it is private. */
  admin_can_manage: boolean
  /** Whether a task can have several assignees. */
  multiple_assignees: boolean
  /** What is switched on in it. */
  features: {
    /** Dates. */
    due_dates: {
      enabled: boolean
      start_date: boolean
      remap_due_dates: boolean
      remap_closed_due_date: boolean
    }
    /** Tracked time. */
    time_tracking: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Tags. */
    tags: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Estimates of time. */
    time_estimates: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Checklists. */
    checklists: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Custom fields. */
    custom_fields: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Whether dependent tasks move with dates. */
    remap_dependencies: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Warnings of dependencies. */
    dependency_warning: {
      /** Whether it is on. */
      enabled: boolean
    }
    /** Portfolios. */
    portfolios: {
      /** Whether it is on. */
      enabled: boolean
    }
  }
}

/** Params of spaces.delete. */
export interface SpacesDeleteParams {
  /** The space, by id from spaces.list. */
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
  /** The space, by id from spaces.list. */
  space_id: string
  /** Whether to list archived ones instead. */
  archived?: boolean
}

export interface Folder {
  id: string
  name?: string
  orderindex?: number
  override_statuses?: boolean
  hidden?: boolean
  space?: Place
  task_count?: string
  /** Its lists, in the form of lists.list. */
  lists?: { [k: string]: unknown }[]
  parent_folder?: string | null
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
  /** The folder, by id from folders.list. */
  folder_id: string
  /** Whether to name the folders in it too. */
  include_subfolders?: boolean
}

/** Params of folders.create. */
export interface FoldersCreateParams {
  /** The space, by id from spaces.list. */
  space_id: string
  /** What the folder is called. */
  name: string
  /** The folder to put it into, by id from folders.list. */
  parent_folder_id?: string
}

/** Params of folders.update. */
export interface FoldersUpdateParams {
  /** The folder, by id from folders.list. */
  folder_id: string
  /** What the folder is called. */
  name: string
}

/** Params of folders.delete. */
export interface FoldersDeleteParams {
  /** The folder, by id from folders.list. */
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
  /** The folder, by id from folders.list. */
  folder_id: string
  /** Whether to list archived ones instead. */
  archived?: boolean
}

export interface List {
  id: string
  name?: string
  orderindex?: number
  content?: string | null
  status?: {
    status?: string
    color?: string
    hide_label?: boolean
  } | null
  priority?: {
    priority?: string
    color?: string
  } | null
  /** Who is responsible, as a person or their id; null for nobody. */
  assignee?: unknown
  task_count?: number | string | null
  due_date?: string | null
  due_date_time?: boolean | null
  start_date?: string | null
  start_date_time?: boolean | string | null
  folder?: Place
  space?: Place
  archived?: boolean
  override_statuses?: boolean | null
  statuses?: Status[]
  inbound_address?: string
  permission_level?: string
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** The folder, by id from folders.list. */
  folder_id: string
  /** What the list is called. */
  name: string
  /** What the list is about. */
  content?: string
  /** What the list is about, as Markdown; counts instead of content. */
  markdown_content?: string
  /** When it is due. */
  due_date?: string
  /** Whether the time of day of due_date counts. */
  due_date_time?: boolean
  /** 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** Who is responsible, by id from teams.list. */
  assignee?: number
  /** The colour of the list, by name. */
  status?: string
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** What the list is called. */
  name: string
  /** What the list is about. */
  content?: string
  /** What the list is about, as Markdown; counts instead of content. */
  markdown_content?: string
  /** When it is due. */
  due_date?: string
  /** Whether the time of day of due_date counts. */
  due_date_time?: boolean
  /** 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** Who is responsible, by id from teams.list, or none. */
  assignee?: string
  /** The colour of the list, by name. */
  status?: string
  /** Whether to take its colour away. */
  unset_status?: boolean
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** The list, by id from lists.list or folderless_lists.list. */
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
  /** The space, by id from spaces.list. */
  space_id: string
  /** Whether to list archived ones instead. */
  archived?: boolean
}

/** Params of folderless_lists.create. */
export interface FolderlessListsCreateParams {
  /** The space, by id from spaces.list. */
  space_id: string
  /** What the list is called. */
  name: string
  /** What the list is about. */
  content?: string
  /** What the list is about, as Markdown; counts instead of content. */
  markdown_content?: string
  /** When it is due. */
  due_date?: string
  /** Whether the time of day of due_date counts. */
  due_date_time?: boolean
  /** 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** Who is responsible, by id from teams.list. */
  assignee?: number
  /** The colour of the list, by name. */
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
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
}

export interface Member {
  id: number
  username?: string
  email?: string
  color?: string | null
  initials?: string
  profilePicture?: string | null
  /** Badges in ClickUp's directory. */
  profileInfo?: { [k: string]: unknown }
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** Whether to list archived ones instead. */
  archived?: boolean
  /** Whether to list tasks whose home is another list too. */
  include_timl?: boolean
  /** Only tasks with one of these statuses. */
  statuses?: string[]
  /** Only tasks of one of these people, by id from teams.list. */
  assignees?: string[]
  /** Only tasks that one of these people watches, by id from teams.list. */
  watchers?: string[]
  /** Only tasks with one of these tags. */
  tags?: string[]
  /** Only tasks of these types: 0 for tasks, 1 for milestones, or an id from custom_task_types.list. */
  custom_items?: number[]
  /** Whether to answer descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether to list closed tasks too. */
  include_closed?: boolean
  /** Whether to list subtasks too. */
  subtasks?: boolean
  /** What to sort by; created unless given, the latest first. */
  order_by?: "id" | "created" | "updated" | "due_date"
  /** Whether to turn the order round. */
  reverse?: boolean
  /** Only tasks due after this time. */
  due_date_gt?: string
  /** Only tasks due before this time. */
  due_date_lt?: string
  /** Only tasks made after this time. */
  date_created_gt?: string
  /** Only tasks made before this time. */
  date_created_lt?: string
  /** Only tasks changed after this time. */
  date_updated_gt?: string
  /** Only tasks last changed before this time. */
  date_updated_lt?: string
  /** Only tasks done after this time. */
  date_done_gt?: string
  /** Only tasks done before this time. */
  date_done_lt?: string
  /** Only tasks whose custom fields are so, by id from custom_fields.list. */
  custom_fields?: {
    /** The field, by id from custom_fields.list. */
    field_id: string
    /** How it is compared, such as =, >, IS NULL or ANY. */
    operator: string
    /** What it is compared with. */
    value?: unknown
  }[]
  /** Which page of 100 tasks, from 0. (at least 0) */
  page?: number
}

export interface Task {
  id: string
  custom_id?: string | null
  custom_item_id?: number | null
  name?: string
  text_content?: string | null
  description?: string | null
  markdown_description?: string
  status?: Status
  orderindex?: string
  date_created?: string
  date_updated?: string
  date_closed?: string | null
  date_done?: string | null
  archived?: boolean
  creator?: Person
  assignees?: Person[]
  /** Groups; ClickUp does not describe their form. */
  group_assignees?: { [k: string]: unknown }[]
  watchers?: Person[]
  checklists?: Checklist[]
  tags?: Tag[]
  parent?: string | null
  top_level_parent?: string | null
  priority?: {
    id?: string
    priority?: string
    color?: string
    orderindex?: string
  } | null
  due_date?: string | null
  start_date?: string | null
  points?: number | null
  time_estimate?: number | string | null
  time_spent?: number | string | null
  custom_fields?: CustomFieldValue[]
  dependencies?: Dependency[]
  linked_tasks?: Link[]
  locations?: {
    id?: string
    name?: string
  }[]
  team_id?: string
  url?: string
  sharing?: {
    public?: boolean
    public_share_expires_on?: string | null
    public_fields?: string[]
    token?: string | null
    seo_optimized?: boolean
  }
  permission_level?: string
  list?: Place
  project?: Place
  folder?: Place
  space?: {
    id?: string
  }
  /** Files on it, in the form of attachments.create and more. */
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
  /** Items under it, in the same form or by id. */
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
  /** Options and limits, which each type of field has in a form of its own. */
  type_config?: { [k: string]: unknown }
  date_created?: string
  hide_from_guests?: boolean
  /** The value, in the form of its type. */
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
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** Whether to answer its subtasks too, as subtasks of the record. */
  include_subtasks?: boolean
  /** Whether to answer descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether task_id is a custom id; with team_id. */
  custom_task_ids?: boolean
  /** The workspace of the custom id, by id from teams.list. */
  team_id?: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** What the task is called. */
  name: string
  /** What it is about, as plain text. */
  description?: string
  /** What it is about, as Markdown; counts instead of description. */
  markdown_content?: string
  /** Who does it, by ids from teams.list. */
  assignees?: number[]
  /** Groups that do it. */
  group_assignees?: string[]
  /** Its tags by name. */
  tags?: string[]
  /** One of the statuses of its list, by name from lists.get. */
  status?: string
  /** 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4 | null
  /** When it is due. */
  due_date?: string
  /** Whether the time of day of due_date counts. */
  due_date_time?: boolean
  /** When work on it begins. */
  start_date?: string
  /** Whether the time of day of start_date counts. */
  start_date_time?: boolean
  /** How many milliseconds it should take. (at least 0) */
  time_estimate?: number
  /** How much work it is in sprint points. */
  points?: number
  /** The task that it is a subtask of, in the same list. */
  parent?: string | null
  /** A task to link it with. */
  links_to?: string | null
  /** Its type, by id from custom_task_types.list; an ordinary task unless given. */
  custom_item_id?: number | null
  /** Values of custom fields, by id from custom_fields.list. */
  custom_fields?: {
    /** The field, by id from custom_fields.list. */
    id: string
    /** The value, in the form of its type. */
    value: unknown
    /** For dates, whether the time of day counts. */
    value_options?: {
      time?: boolean
    }
  }[]
  /** Whether it is refused when required custom fields have no value. */
  check_required_custom_fields?: boolean
  /** Whether its creator gets a notification too. */
  notify_all?: boolean
  /** Whether it is archived at once. */
  archived?: boolean
}

/** Params of tasks.update. Needs team_id with custom_task_ids true. */
export interface TasksUpdateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** What the task is called. */
  name?: string
  /** What it is about, as plain text; a space takes the text away. */
  description?: string
  /** What it is about, as Markdown; counts instead of description. */
  markdown_content?: string
  /** One of the statuses of its list, by name from lists.get. */
  status?: string
  /** 1 urgent, 2 high, 3 normal, 4 low. */
  priority?: 1 | 2 | 3 | 4
  /** When it is due. */
  due_date?: string
  /** Whether the time of day of due_date counts. */
  due_date_time?: boolean
  /** When work on it begins. */
  start_date?: string
  /** Whether the time of day of start_date counts. */
  start_date_time?: boolean
  /** How many milliseconds it should take. (at least 0) */
  time_estimate?: number
  /** How much work it is in sprint points. */
  points?: number
  /** The task that it becomes a subtask of. */
  parent?: string
  /** Its type, by id from custom_task_types.list; an ordinary task unless given. */
  custom_item_id?: number | null
  /** Who is put on it and taken off. */
  assignees?: {
    /** Ids of people to add. */
    add: number[]
    /** Ids of people to take away. */
    rem: number[]
  }
  /** Who begins to watch it and who ends. */
  watchers?: {
    /** Ids of people to add. */
    add: number[]
    /** Ids of people to take away. */
    rem: number[]
  }
  /** Which groups are put on it and taken off. */
  group_assignees?: {
    /** Ids of groups to add. */
    add?: string[]
    /** Ids of groups to take away. */
    rem?: string[]
  }
  /** Whether it is archived. */
  archived?: boolean
  /** Whether task_id is a custom id; with team_id. */
  custom_task_ids?: boolean
  /** The workspace of the custom id, by id from teams.list. */
  team_id?: string
}

/** Params of tasks.delete. Needs team_id with custom_task_ids true. */
export interface TasksDeleteParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** Whether task_id is a custom id; with team_id. */
  custom_task_ids?: boolean
  /** The workspace of the custom id, by id from teams.list. */
  team_id?: string
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** Only tasks in these spaces, by id from spaces.list. */
  space_ids?: string[]
  /** Only tasks in these folders, by id from folders.list. */
  project_ids?: string[]
  /** Only tasks in these lists, by id from lists.list or folderless_lists.list. */
  list_ids?: string[]
  /** Only tasks with one of these statuses. */
  statuses?: string[]
  /** Only tasks of one of these people, by id from teams.list. */
  assignees?: string[]
  /** Only tasks with one of these tags. */
  tags?: string[]
  /** Only tasks of these types: 0 for tasks, 1 for milestones, or an id from custom_task_types.list. */
  custom_items?: number[]
  /** Only subtasks of this task. */
  parent?: string
  /** Whether to answer descriptions as Markdown too. */
  include_markdown_description?: boolean
  /** Whether to list closed tasks too. */
  include_closed?: boolean
  /** Whether to list subtasks too. */
  subtasks?: boolean
  /** What to sort by; created unless given, the latest first. */
  order_by?: "id" | "created" | "updated" | "due_date"
  /** Whether to turn the order round. */
  reverse?: boolean
  /** Only tasks due after this time. */
  due_date_gt?: string
  /** Only tasks due before this time. */
  due_date_lt?: string
  /** Only tasks made after this time. */
  date_created_gt?: string
  /** Only tasks made before this time. */
  date_created_lt?: string
  /** Only tasks changed after this time. */
  date_updated_gt?: string
  /** Only tasks last changed before this time. */
  date_updated_lt?: string
  /** Only tasks done after this time. */
  date_done_gt?: string
  /** Only tasks done before this time. */
  date_done_lt?: string
  /** Only tasks whose custom fields are so, by id from custom_fields.list. */
  custom_fields?: {
    /** The field, by id from custom_fields.list. */
    field_id: string
    /** How it is compared, such as =, >, IS NULL or ANY. */
    operator: string
    /** What it is compared with. */
    value?: unknown
  }[]
  /** Which page of 100 tasks, from 0. (at least 0) */
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
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
}

/** Params of list_tasks.delete. */
export interface ListTasksDeleteParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
}

/** Params of task_tags.create. */
export interface TaskTagsCreateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The tag, by name from space_tags.list. */
  tag_name: string
}

/** Params of task_tags.delete. */
export interface TaskTagsDeleteParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The tag, by name from tags of tasks.get. */
  tag_name: string
}

/** Params of task_fields.update. */
export interface TaskFieldsUpdateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The custom field, by id from custom_fields.list. */
  field_id: string
  /** The value: text, a number, true or false, the id of an option, a list of ids, or for people {add, rem}. */
  value: unknown
  /** For dates, whether the time of day counts. */
  value_options?: {
    time?: boolean
  }
}

/** Params of task_fields.delete. */
export interface TaskFieldsDeleteParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The custom field, by id from custom_fields.list. */
  field_id: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The file, with its name. */
  attachment: FileParam
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
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
}

/**
 * Params of comments.list. Needs start_id with start. Needs start with start_id. Needs team_id with custom_task_ids
 * true.
 */
export interface CommentsListParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** The date of the oldest comment so far, in milliseconds since 1970; with start_id. (at least 0) */
  start?: number
  /** The id of the oldest comment so far; with start. */
  start_id?: string
  /** Whether task_id is a custom id; with team_id. */
  custom_task_ids?: boolean
  /** The workspace of the custom id, by id from teams.list. */
  team_id?: string
}

export interface Comment {
  id: string
  comment?: {
    text?: string
  }[]
  comment_text?: string
  user?: Person
  resolved?: boolean
  assignee?: Person | null
  assigned_by?: Person | null
  /** Reactions; ClickUp does not describe their form. */
  reactions?: unknown[]
  date?: string
  reply_count?: number | string
}

/** Params of comments.create. Needs team_id with custom_task_ids true. */
export interface CommentsCreateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** What the comment says. */
  comment_text: string
  /** Who is to do something about it, by id from teams.list. */
  assignee?: number
  /** The group that the comment is assigned to. */
  group_assignee?: string
  /** Whether oneself gets a notification too. */
  notify_all: boolean
  /** Whether task_id is a custom id; with team_id. */
  custom_task_ids?: boolean
  /** The workspace of the custom id, by id from teams.list. */
  team_id?: string
}

export interface Commented {
  id: number | string
  hist_id?: string
  /** When, in milliseconds since 1970. */
  date?: unknown
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** The comment, by id from comments.list. */
  comment_id: string
  /** What the comment says. */
  comment_text: string
  /** Who is to do something about it, by id from teams.list. */
  assignee: number
  /** The group that the comment is assigned to. */
  group_assignee?: string
  /** Whether it is done. */
  resolved: boolean
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** The comment, by id from comments.list. */
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
  /** The comment, by id from comments.list. */
  comment_id: string
}

/** Params of comment_replies.create. */
export interface CommentRepliesCreateParams {
  /** The comment, by id from comments.list. */
  comment_id: string
  /** What the comment says. */
  comment_text: string
  /** Who is to do something about it, by id from teams.list. */
  assignee?: number
  /** The group that the answer is assigned to. */
  group_assignee?: string
  /** Whether oneself gets a notification too. */
  notify_all: boolean
}

/** Params of checklists.create. */
export interface ChecklistsCreateParams {
  /** The task, by id from tasks.list or tasks.api_search. */
  task_id: string
  /** What it is called. */
  name: string
}

/** Params of checklists.update. */
export interface ChecklistsUpdateParams {
  /** The checklist, by id from checklists of tasks.get. */
  checklist_id: string
  /** What it is called. */
  name?: string
  /** Where it stands among those of the task, from 0. (at least 0) */
  position?: number
}

/** Params of checklists.delete. */
export interface ChecklistsDeleteParams {
  /** The checklist, by id from checklists of tasks.get. */
  checklist_id: string
}

/** Params of checklist_items.create. */
export interface ChecklistItemsCreateParams {
  /** The checklist, by id from checklists of tasks.get. */
  checklist_id: string
  /** What is to be done. */
  name?: string
  /** Who does it, by id from teams.list. */
  assignee?: number
}

/** Params of checklist_items.update. */
export interface ChecklistItemsUpdateParams {
  /** The checklist, by id from checklists of tasks.get. */
  checklist_id: string
  /** The item, by id from the items of checklists of tasks.get. */
  checklist_item_id: string
  /** What is to be done. */
  name?: string
  /** Who does it, by id from teams.list, or null. */
  assignee?: string | null
  /** Whether it is done. */
  resolved?: boolean
  /** The item that it stands under, or null. */
  parent?: string | null
}

/** Params of checklist_items.delete. */
export interface ChecklistItemsDeleteParams {
  /** The checklist, by id from checklists of tasks.get. */
  checklist_id: string
  /** The item, by id from the items of checklists of tasks.get. */
  checklist_item_id: string
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** The list, by id from lists.list or folderless_lists.list. */
  list_id: string
  /** Whether to say for which types of tasks each is. */
  include_applied_objects?: boolean
}

export interface CustomField {
  id: string
  name?: string
  type?: string
  /** Options and limits, which each type of field has in a form of its own. */
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
  /** The workspace, by id from teams.list. */
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
  /** The space, by id from spaces.list. */
  space_id: string
}

/** Params of space_tags.create. */
export interface SpaceTagsCreateParams {
  /** The space, by id from spaces.list. */
  space_id: string
  /** The tag with its colours. */
  tag: {
    /** What the tag is called. */
    name: string
    /** The colour of its text, such as #000000. */
    tag_fg: string
    /** The colour behind it, such as #bf55ec. */
    tag_bg: string
  }
}

/** Params of goals.list. */
export interface GoalsListParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** Whether to list those that were reached too. */
  include_completed?: boolean
}

export interface Goal {
  id: string
  name?: string
  pretty_id?: string
  team_id?: string
  creator?: number
  /** Who owns it; ClickUp shows null. */
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
  /** People who see it, with how far. */
  members?: { [k: string]: unknown }[]
  /** Groups that see it; ClickUp does not describe their form. */
  group_members?: unknown[]
  key_result_count?: number
  /** Its targets; ClickUp does not describe their form here. */
  key_results?: { [k: string]: unknown }[]
  percent_completed?: number
  /** Its changes; ClickUp does not describe their form. */
  history?: unknown[]
  pretty_url?: string
}

/** Params of goals.get. */
export interface GoalsGetParams {
  /** The goal, by id from goals.list. */
  goal_id: string
}

/** Params of goals.create. */
export interface GoalsCreateParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** What the goal is called. */
  name: string
  /** By when it should be reached. */
  due_date: string
  /** What it is about. */
  description: string
  /** Whether several people own it. */
  multiple_owners: boolean
  /** Who owns it, by ids from teams.list. */
  owners: number[]
  /** Its colour, such as #32a852. */
  color: string
}

/** Params of goals.update. */
export interface GoalsUpdateParams {
  /** The goal, by id from goals.list. */
  goal_id: string
  /** What the goal is called. */
  name: string
  /** By when it should be reached. */
  due_date: string
  /** What it is about. */
  description: string
  /** Who is to own it too, by ids from teams.list; an empty list for nobody. */
  add_owners: number[]
  /** Who is no longer to own it; an empty list for nobody. */
  rem_owners: number[]
  /** Its colour, such as #32a852. */
  color: string
}

/** Params of goals.delete. */
export interface GoalsDeleteParams {
  /** The goal, by id from goals.list. */
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
  /** The workspace, by id from teams.list. */
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
  /** By what tasks stand together, in the form of the reference of views. */
  grouping?: { [k: string]: unknown }
  /** By what it is divided, in the same form. */
  divide?: { [k: string]: unknown }
  /** By what tasks are sorted, in the same form. */
  sorting?: { [k: string]: unknown }
  /** Which tasks it shows, in the same form. */
  filters?: { [k: string]: unknown }
  /** Which fields it shows, in the same form. */
  columns?: { [k: string]: unknown }
  /** How it looks, in the same form. */
  settings?: { [k: string]: unknown }
  /** Whose tasks it shows, in the same form. */
  team_sidebar?: { [k: string]: unknown }
}

/** Params of views.get. */
export interface ViewsGetParams {
  /** The view, by id from views.list. */
  view_id: string
}

/** Params of view_tasks.list. */
export interface ViewTasksListParams {
  /** The view, by id from views.list. */
  view_id: string
  /** Which page of 100 tasks, from 0. (at least 0; default 0) */
  page?: number
}

/** Params of time_tracking.list. Takes only one of space_id, folder_id, list_id, task_id. */
export interface TimeTrackingListParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** Only entries since this time. */
  start_date?: string
  /** Only entries until this time. */
  end_date?: string
  /** Whose entries, by ids from teams.list with commas between; owners and admins may ask for others. */
  assignee?: string
  /** Whether to answer the tags of the tasks too. */
  include_task_tags?: boolean
  /** Whether to answer the names of list, folder and space too. */
  include_location_names?: boolean
  /** Only entries in this space, by id from spaces.list. */
  space_id?: string
  /** Only entries in this folder, by id from folders.list. */
  folder_id?: string
  /** Only entries in this list, by id from lists.list. */
  list_id?: string
  /** Only entries of this task, by id from tasks.list. */
  task_id?: string
  /** Only entries that are billed (true) or are not (false). */
  is_billable?: boolean
}

export interface TimeEntry {
  id: string
  task?: ({
    id?: string
    custom_id?: string | null
    name?: string
    status?: Status
    /** The type of the task. */
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
  /** The workspace, by id from teams.list. */
  team_id: string
  /** The time entry, by id from time_tracking.list. */
  timer_id: string
  /** Whether to answer the tags of the task too. */
  include_task_tags?: boolean
  /** Whether to answer the names of list, folder and space too. */
  include_location_names?: boolean
}

/** Params of time_tracking.create. */
export interface TimeTrackingCreateParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** When it began. */
  start: string
  /** How many milliseconds it took. (at least 0) */
  duration: number
  /** The task, by id from tasks.list. */
  tid?: string
  /** What was done. */
  description?: string
  /** Whether it is billed. */
  billable?: boolean
  /** Who spent it, by id from teams.list; oneself unless given. */
  assignee?: number
  /** Its tags with their colours. */
  tags?: {
    /** What the tag is called. */
    name: string
    /** The colour of its text, such as #000000. */
    tag_fg: string
    /** The colour behind it, such as #bf55ec. */
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
  /** The workspace, by id from teams.list. */
  team_id: string
  /** The time entry, by id from time_tracking.list. */
  timer_id: string
  /** Its tags with their colours. */
  tags: {
    /** What the tag is called. */
    name: string
    /** The colour of its text, such as #000000. */
    tag_fg: string
    /** The colour behind it, such as #bf55ec. */
    tag_bg: string
  }[]
  /** What to do with the tags. */
  tag_action?: "replace" | "add" | "remove"
  /** What was done. */
  description?: string
  /** When it began; with end. */
  start?: string
  /** When it ended; with start. */
  end?: string
  /** How many milliseconds it took. (at least 0) */
  duration?: number
  /** The task, by id from tasks.list. */
  tid?: string
  /** Whether it is billed. */
  billable?: boolean
}

/** Params of time_tracking.delete. */
export interface TimeTrackingDeleteParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** The time entry, by id from time_tracking.list. */
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
  /** The workspace, by id from teams.list. */
  team_id: string
  /** Whose timer, by id from teams.list; one's own unless given. */
  assignee?: number
}

/** Params of timers.create. */
export interface TimersCreateParams {
  /** The workspace, by id from teams.list. */
  team_id: string
  /** The task, by id from tasks.list. */
  tid?: string
  /** What was done. */
  description?: string
  /** Whether it is billed. */
  billable?: boolean
  /** Its tags by name. */
  tags?: {
    /** What the tag is called. */
    name: string
  }[]
}

/** Params of timers.update. */
export interface TimersUpdateParams {
  /** The workspace, by id from teams.list. */
  team_id: string
}

/** Params of docs.list. */
export interface DocsListParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** Only this doc, by its id. */
  id?: string
  /** Only docs of this person, by id from teams.list. */
  creator?: number
  /** Whether to list deleted docs instead. */
  deleted?: boolean
  /** Whether to list archived docs instead. */
  archived?: boolean
  /** Only docs in this space, folder, list or doc. */
  parent_id?: string
  /** What parent_id is. */
  parent_type?: "SPACE" | "FOLDER" | "LIST" | "EVERYTHING" | "WORKSPACE"
  /** How many records a page holds at most. (10 to 100; default 50) */
  limit?: number
  /** Where the next page begins, from next of the page before. */
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
  /** How its pages look. */
  page_defaults?: { [k: string]: unknown }
}

/** Params of docs.get. */
export interface DocsGetParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** The doc, by id from docs.list. */
  doc_id: string
}

/** Params of docs.create. */
export interface DocsCreateParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** What it is called. */
  name?: string
  /** Where it is; in the workspace unless given. */
  parent?: {
    /** The space, folder or list, by its id. */
    id: string
    /** 4 a space, 5 a folder, 6 a list, 7 everything, 12 the workspace. */
    type: 4 | 5 | 6 | 7 | 12
  }
  /** Who sees it. */
  visibility?: "PUBLIC" | "PRIVATE" | "PERSONAL" | "HIDDEN"
  /** Whether it gets a page; it does unless false. */
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
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** The doc, by id from docs.list. */
  doc_id: string
  /** How many levels of pages to answer; all unless given. (at least -1) */
  max_page_depth?: number
  /** The form of the text; Markdown unless given. */
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
  /** The pages under it, in the same form. */
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
  /** How it looks. */
  presentation_details?: { [k: string]: unknown }
}

/** Params of doc_pages.get. */
export interface DocPagesGetParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** The doc, by id from docs.list. */
  doc_id: string
  /** The page, by id from doc_pages.list. */
  page_id: string
  /** The form of the text; Markdown unless given. */
  content_format?: "text/md" | "text/plain"
}

/** Params of doc_pages.create. */
export interface DocPagesCreateParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** The doc, by id from docs.list. */
  doc_id: string
  /** The page to put it under, by id from doc_pages.list. */
  parent_page_id?: string
  /** What the page is called. */
  name?: string
  /** The line under its name. */
  sub_title?: string
  /** The text of the page. */
  content?: string
  /** The form of the text; Markdown unless given. */
  content_format?: "text/md" | "text/plain"
}

/** Params of doc_pages.update. */
export interface DocPagesUpdateParams {
  /** The workspace, by id from teams.list. */
  workspace_id: string
  /** The doc, by id from docs.list. */
  doc_id: string
  /** The page, by id from doc_pages.list. */
  page_id: string
  /** What the page is called. */
  name?: string
  /** The line under its name. */
  sub_title?: string
  /** The text of the page. */
  content?: string
  /** What becomes of the text that is there; replaced unless given. */
  content_edit_mode?: "replace" | "append" | "prepend"
  /** The form of the text; Markdown unless given. */
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
