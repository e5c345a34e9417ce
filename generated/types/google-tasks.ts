// Generated from definitions/google-tasks.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Tasks */
    "google-tasks": GoogleTasks
  }
}

/** Google Tasks. Task lists of a Google account and their tasks, with subtasks, due days, notes and order. */
export interface GoogleTasks {
  operations: GoogleTasksOperations
  credentials: GoogleTasksCredentials
  config: GoogleTasksConfig
}

/** The operations, by entity and action. */
export interface GoogleTasksOperations {
  /** A task list of the user. */
  task_lists: {
    /** Lists the user's task lists. */
    list: {
      params: TaskListsListParams
      records: TaskList[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a task list. */
    get: {
      params: TaskListsGetParams
      records: TaskList
      meta: {}
    }
    /** Creates a task list. A user can have 2,000. */
    create: {
      params: TaskListsCreateParams
      records: TaskList
      meta: {}
    }
    /** Renames a task list. */
    update: {
      params: TaskListsUpdateParams
      records: TaskList
      meta: {}
    }
    /** Deletes a task list with its tasks. Tasks assigned in a document or a chat are deleted there too. */
    delete: {
      params: TaskListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TaskListsSearchFields
    }
  }
  /** A task or subtask of a task list. */
  tasks: {
    /**
     * Lists the tasks of a task list. Without `showHidden`, tasks that were completed in Google's own apps are left
     * out.
     */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a task with its notes, due day and links. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task in a task list, or below another task. It is the first, unless `previous` names another. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Updates a task. Set `status` to `completed` to mark it as done. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. A task assigned in a document or a chat is deleted there too. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Moves a task: after another, below another, to the top, or to another task list. */
    move: {
      params: TasksMoveParams
      records: Task
      meta: {}
    }
    /** Hides all completed tasks of a task list. */
    clear: {
      params: TasksClearParams
      records: null
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
}

/** Params of task_lists.list. */
export interface TaskListsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  maxResults?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface TaskList {
  id: string
  title?: string
  updated?: string
  etag?: string
  kind?: string
  selfLink?: string
}

/** Params of task_lists.get. */
export interface TaskListsGetParams {
  /** The ID of the task list. */
  tasklist: string
}

/** Params of task_lists.create. */
export interface TaskListsCreateParams {
  /** The title. (at most 1024 characters) */
  title: string
}

/** Params of task_lists.update. */
export interface TaskListsUpdateParams {
  /** The ID of the task list. */
  tasklist: string
  /** The new title. (at most 1024 characters) */
  title: string
}

/** Params of task_lists.delete. */
export interface TaskListsDeleteParams {
  /** The ID of the task list. */
  tasklist: string
}

/** Searchable fields of task_lists, in hosted mode. */
export interface TaskListsSearchFields {
  id: string | null
  title: string | null
  updated: string | null
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  maxResults?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
  /** The ID of the task list. */
  tasklist: string
  /** Filters to tasks due from this time. */
  dueMin?: string
  /** Filters to tasks due before this time. */
  dueMax?: string
  /** Filters to tasks completed since this time. */
  completedMin?: string
  /** Filters to tasks completed before this time. */
  completedMax?: string
  /** Filters to tasks updated since this time. */
  updatedMin?: string
  /** Whether to include completed tasks. Defaults to `true`. */
  showCompleted?: boolean
  /** Whether to include hidden tasks, which were completed before the list was cleared. Defaults to `false`. */
  showHidden?: boolean
  /** Whether to include deleted tasks. Defaults to `false`. */
  showDeleted?: boolean
  /** Whether to include tasks assigned to the user in documents and chats. Defaults to `false`. */
  showAssigned?: boolean
}

export interface Task {
  id: string
  title?: string
  notes?: string
  status?: string
  due?: string
  completed?: string
  updated?: string
  parent?: string
  position?: string
  deleted?: boolean
  hidden?: boolean
  links?: TaskLink[]
  webViewLink?: string
  assignmentInfo?: AssignmentInfo
  etag?: string
  kind?: string
  selfLink?: string
}

export interface TaskLink {
  type?: string
  description?: string
  link?: string
}

export interface AssignmentInfo {
  linkToTask?: string
  surfaceType?: string
  driveResourceInfo?: DriveResourceInfo
  spaceInfo?: SpaceInfo
}

export interface DriveResourceInfo {
  driveFileId?: string
  resourceKey?: string
}

export interface SpaceInfo {
  space?: string
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** The ID of the task list. */
  tasklist: string
  /** The ID of the task. */
  task: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** The ID of the task list. */
  tasklist: string
  /** The title. (at most 1024 characters) */
  title: string
  /** Text about the task. (at most 8192 characters) */
  notes?: string
  /** Day on which to do it. Google drops the time of day. */
  due?: string
  /** The status. `completed` means done. */
  status?: "needsAction" | "completed"
  /** ID of the task above. An assigned task cannot be one. */
  parent?: string
  /** ID of the task that it comes after. */
  previous?: string
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** The ID of the task list. */
  tasklist: string
  /** The ID of the task. */
  task: string
  /** The new title. (at most 1024 characters) */
  title?: string
  /** Text about the task. (at most 8192 characters) */
  notes?: string
  /** Day on which to do it. Google drops the time of day. */
  due?: string
  /** The status. `completed` means done. */
  status?: "needsAction" | "completed"
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** The ID of the task list. */
  tasklist: string
  /** The ID of the task. */
  task: string
}

/** Params of tasks.move. */
export interface TasksMoveParams {
  /** The ID of the task list. */
  tasklist: string
  /** The ID of the task. */
  task: string
  /** ID of the task above. Without it, the task has none. */
  parent?: string
  /** ID of the task that it comes after. Without it, it is the first. */
  previous?: string
  /** The task list to move to. Tasks that repeat cannot change their list. */
  destinationTasklist?: string
}

/** Params of tasks.clear. */
export interface TasksClearParams {
  /** The ID of the task list. */
  tasklist: string
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  id: string | null
  title: string | null
  notes: string | null
  status: string | null
  due: string | null
  completed: string | null
  updated: string | null
  parent: string | null
  position: string | null
  hidden: boolean | null
  webViewLink: string | null
}

/** Credentials by auth variant. */
export interface GoogleTasksCredentials {
  oauth: GoogleTasksOauthCredentials
  service_account: GoogleTasksServiceAccountCredentials
}

/** Google account */
export interface GoogleTasksOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleTasksServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, which the domain's administrator allows. */
  subject: string
}

export interface GoogleTasksConfig { [k: string]: never }
