// Generated from definitions/asana.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Asana */
    "asana": Asana
  }
}

/** Asana. Tasks, projects, sections, tags, attachments, users and teams of Asana workspaces. Read-only. */
export interface Asana {
  operations: AsanaOperations
  credentials: AsanaCredentials
  config: AsanaConfig
}

/** The operations, by entity and action. */
export interface AsanaOperations {
  /** A task, with assignee, dates, notes, projects and subtasks. */
  tasks: {
    /** Lists the tasks of a project, of a section, or of an assignee in a workspace. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a task with all its fields. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** The tasks of a project, in the project's order. */
  project_tasks: {
    /** Lists the tasks of a project in the project's order. To filter by modification time, use `tasks.list`. */
    list: {
      params: ProjectTasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** Asana's task search. Requires a premium account. */
  workspace_task_search: {
    /**
     * Searches the tasks of a workspace by at least one filter. Finds up to 100 tasks; changes appear after 10 to 60
     * seconds.
     */
    list: {
      params: WorkspaceTaskSearchListParams
      records: Task[]
      meta: {
        next_page: unknown
      }
    }
  }
  /** A project: a collection of tasks. */
  projects: {
    /** Lists projects. Set `workspace` or `team`, unless the account belongs to one workspace only. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a project with all its fields. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** The projects that a task belongs to. */
  task_projects: {
    /** Lists the projects that a task belongs to. */
    list: {
      params: TaskProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The projects of a team. */
  team_projects: {
    /** Lists the projects of a team. */
    list: {
      params: TeamProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The projects of a workspace. Asana may time out for large workspaces; `team_projects` is faster. */
  workspace_projects: {
    /** Lists the projects of a workspace, across all its teams. */
    list: {
      params: WorkspaceProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A workspace of users, projects and tasks. An organization is a workspace with an email domain. */
  workspaces: {
    /** Lists the workspaces and organizations that the account belongs to. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a workspace with its name, email domains and whether it is an organization. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** A user with access to a workspace. */
  users: {
    /** Lists users. Set `workspace` or `team`, unless the account belongs to one workspace only. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a user with email address, photo and workspaces. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The first 2,000 users of a workspace, sorted by name. For all users, see `users`. */
  workspace_users: {
    /** Lists users of a workspace by name, up to 2,000. */
    list: {
      params: WorkspaceUsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The first 2,000 users of a team, sorted by name. For all users, see `users`. */
  team_users: {
    /** Lists users of a team by name, up to 2,000. */
    list: {
      params: TeamUsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A team of an organization, whose members share projects. */
  teams: {
    /** Gets a team with its description and organization. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** The teams of a workspace that the account can see. */
  workspace_teams: {
    /** Lists the teams of a workspace that the account can see. */
    list: {
      params: WorkspaceTeamsListParams
      records: Team[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The teams of a user in an organization. */
  user_teams: {
    /** Lists the teams that a user belongs to in an organization. */
    list: {
      params: UserTeamsListParams
      records: Team[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** An attachment of a task or project, stored by Asana or externally. */
  attachments: {
    /** Lists the attachments of a task, project or project brief. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets an attachment with its name, size in bytes and URLs. The `download_url` expires within minutes. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /**
     * Downloads an attachment that Asana stores, as a stream. Fails for external files (Dropbox, Google Drive,
     * OneDrive, Box, Vimeo).
     */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
    search: {
      fields: AttachmentsSearchFields
    }
  }
  /** The tags of a workspace. */
  workspace_tags: {
    /** Lists the tags of a workspace. */
    list: {
      params: WorkspaceTagsListParams
      records: Tag[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A tag for the tasks of a workspace. */
  tags: {
    /** Gets a tag with its color, notes and workspace. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** The sections of a project, in order. */
  project_sections: {
    /** Lists the sections of a project, in order. */
    list: {
      params: ProjectSectionsListParams
      records: Section[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A section of a project, such as a column of its board. */
  sections: {
    /** Gets a section with its project. */
    get: {
      params: SectionsGetParams
      records: Section
      meta: {}
    }
    search: {
      fields: SectionsSearchFields
    }
  }
  /** The subtasks of a task. */
  task_subtasks: {
    /** Lists the direct subtasks of a task. */
    list: {
      params: TaskSubtasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The dependencies of a task: tasks that it waits for. */
  task_dependencies: {
    /** Lists the dependencies of a task: tasks that must be completed before it. */
    list: {
      params: TaskDependenciesListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The dependents of a task: tasks that wait for it. */
  task_dependents: {
    /** Lists the dependents of a task: tasks that can start once it is completed. */
    list: {
      params: TaskDependentsListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
}

/** Params of tasks.list. Needs project, or section, or workspace and assignee. */
export interface TasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project to list tasks of. */
  project?: string
  /** GID of the section to list tasks of. */
  section?: string
  /** GID of the workspace to search in. Requires `assignee`. */
  workspace?: string
  /** User GID or email address of the assignee, or `me`. Requires `workspace`. */
  assignee?: string
  /**
   * Filters to tasks that are incomplete or were completed since this time, in ISO 8601 format. Use `now` for
   * incomplete tasks only.
   */
  completed_since?: string
  /** Filters to tasks modified since this time, in ISO 8601 format. */
  modified_since?: string
}

export interface Task {
  /** The task's ID. */
  gid: string
  /** The object type, always task. */
  resource_type?: string
  /** The kind of task: an ordinary one, a milestone, a section or an approval. */
  resource_subtype?: string
  /** The task's name. */
  name?: string
  /** The user who created the task. */
  created_by?: Compact
  /** The total time tracked on the task, in minutes. */
  actual_time_minutes?: number | null
  /** The approval's outcome so far. Meaningful for approval tasks. */
  approval_status?: string
  assignee?: Compact | null
  /** The assignee's scheduling of the task. Deprecated. */
  assignee_status?: string
  /** Whether the task is complete. */
  completed?: boolean
  /** Completion time, in UTC. Null while the task is incomplete. */
  completed_at?: string | null
  completed_by?: Compact | null
  /** Creation time, in UTC. */
  created_at?: string
  /** The values of the custom fields that apply to the task. */
  custom_fields?: CustomField[]
  /** The tasks this task waits for. */
  dependencies?: Compact[]
  /** The tasks waiting for this task. */
  dependents?: Compact[]
  /** The due date and time, in UTC. Null if no due time is set. */
  due_at?: string | null
  /** The due date, in the form YYYY-MM-DD. Null if not set. */
  due_on?: string | null
  external?: External | null
  /** The users following the task. */
  followers?: Compact[]
  /** Whether the authorized user has hearted the task. Deprecated in favor of liked. */
  hearted?: boolean
  /** The users' hearts on the task. Deprecated in favor of likes. */
  hearts?: Like[]
  /** The task's description, as HTML. */
  html_notes?: string
  /** Whether the task is shown as a visual separator instead of a task. */
  is_rendered_as_separator?: boolean
  /** Whether the authorized user has liked the task. */
  liked?: boolean
  /** The likes on the task, one for each user. */
  likes?: Like[]
  /** The projects the task belongs to, with its section in each. */
  memberships?: Membership[]
  /** The time of the last modification, in UTC. */
  modified_at?: string
  /** The task's description, as plain text. */
  notes?: string
  /** The number of hearts on the task. Deprecated in favor of num_likes. */
  num_hearts?: number
  /** The number of users who have liked the task. */
  num_likes?: number
  /** The number of direct subtasks. */
  num_subtasks?: number
  parent?: CompactTask | null
  /** The task's address in Asana. */
  permalink_url?: string
  /** The projects the task belongs to. */
  projects?: Compact[]
  /** The start date and time, in UTC. Null if no start time is set. */
  start_at?: string | null
  /** The start date, in the form YYYY-MM-DD. Null if not set. */
  start_on?: string | null
  /** The tags attached to the task. */
  tags?: Compact[]
  workspace?: Compact | null
}

export interface Compact {
  gid?: string | null
  resource_type?: string | null
  name?: string | null
}

export interface CustomField {
  gid?: string | null
  resource_type?: string | null
  resource_subtype?: string | null
  name?: string | null
  description?: string | null
  type?: string | null
  representation_type?: string | null
  enabled?: boolean | null
  display_value?: string | null
  text_value?: string | null
  html_text_value?: string | null
  number_value?: number | null
  enum_value?: EnumOption | null
  multi_enum_values?: EnumOption[] | null
  date_value?: DateValue | null
  people_value?: Compact[] | null
  reference_value?: Compact[] | null
  enum_options?: EnumOption[] | null
  input_restrictions?: string[] | null
  id_prefix?: string | null
  is_formula_field?: boolean | null
  precision?: number | null
  format?: string | null
  currency_code?: string | null
  custom_label?: string | null
  custom_label_position?: string | null
  is_global_to_workspace?: boolean | null
  has_notifications_enabled?: boolean | null
  asana_created_field?: string | null
  is_value_read_only?: boolean | null
  created_by?: Compact | null
  privacy_setting?: string | null
  default_access_level?: string | null
}

export interface EnumOption {
  gid?: string | null
  resource_type?: string | null
  name?: string | null
  enabled?: boolean | null
  color?: string | null
}

export interface DateValue {
  date?: string | null
  date_time?: string | null
}

export interface External {
  gid?: string | null
  data?: string | null
}

export interface Like {
  gid?: string | null
  user?: Compact | null
}

export interface Membership {
  project?: Compact | null
  section?: Compact | null
}

export interface CompactTask {
  gid?: string | null
  resource_type?: string | null
  name?: string | null
  resource_subtype?: string | null
  created_by?: Compact | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  actual_time_minutes: number | null
  approval_status: string | null
  assignee: { [k: string]: unknown } | null
  completed: boolean | null
  completed_at: string | null
  completed_by: { [k: string]: unknown } | null
  created_at: string | null
  custom_fields: unknown[] | null
  dependencies: unknown[] | null
  dependents: unknown[] | null
  due_at: string | null
  due_on: string | null
  external: { [k: string]: unknown } | null
  followers: unknown[] | null
  gid: string | null
  hearted: boolean | null
  hearts: unknown[] | null
  html_notes: string | null
  is_rendered_as_separator: boolean | null
  liked: boolean | null
  likes: unknown[] | null
  memberships: unknown[] | null
  modified_at: string | null
  name: string | null
  notes: string | null
  num_hearts: number | null
  num_likes: number | null
  num_subtasks: number | null
  parent: { [k: string]: unknown } | null
  permalink_url: string | null
  projects: unknown[] | null
  resource_subtype: string | null
  resource_type: string | null
  start_on: string | null
  tags: unknown[] | null
  workspace: { [k: string]: unknown } | null
}

/** Params of project_tasks.list. */
export interface ProjectTasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /**
   * Filters to tasks that are incomplete or were completed since this time, in ISO 8601 format. Use `now` for
   * incomplete tasks only.
   */
  completed_since?: string
}

/**
 * Params of workspace_task_search.list. Needs text, or completed, or assignee.any, or projects.any, or sections.any, or
 * teams.any, or followers.any, or created_at.after, or created_at.before, or modified_at.after, or modified_at.before,
 * or due_on.after, or due_on.before, or resource_subtype.
 */
export interface WorkspaceTaskSearchListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100) */
  limit?: number
  /** Offset. Asana's task search has no pages; leave it out. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** Text to search for in the name and notes of tasks. */
  text?: string
  /** Whether to return only completed (`true`) or only incomplete (`false`) tasks. */
  completed?: boolean
  /** Comma-separated assignees: user GIDs, email addresses, `me` or `null`. */
  "assignee.any"?: string
  /** Comma-separated project GIDs. Finds tasks in any of them. */
  "projects.any"?: string
  /** Comma-separated section GIDs. Finds tasks in any of them. */
  "sections.any"?: string
  /** Comma-separated team GIDs. Finds tasks of any of them. */
  "teams.any"?: string
  /** Comma-separated user GIDs, or `me`. Finds tasks that any of these users follows. */
  "followers.any"?: string
  /** Filters to tasks created after this time, in ISO 8601 format. */
  "created_at.after"?: string
  /** Filters to tasks created before this time, in ISO 8601 format. */
  "created_at.before"?: string
  /** Filters to tasks modified after this time, in ISO 8601 format. */
  "modified_at.after"?: string
  /** Filters to tasks last modified before this time, in ISO 8601 format. */
  "modified_at.before"?: string
  /** Filters to tasks due after this date. */
  "due_on.after"?: string
  /** Filters to tasks due before this date. */
  "due_on.before"?: string
  /** Task subtype: `default_task`, `milestone`, `approval` or `custom`. */
  resource_subtype?: string
  /**
   * Sort field: `due_date`, `created_at`, `completed_at`, `likes`, `relevance` or `modified_at`, which is Asana's
   * default.
   */
  sort_by?: string
  /** Whether to sort in ascending order. Asana's default is `false`. */
  sort_ascending?: boolean
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list projects of. */
  workspace?: string
  /** GID of the team to list projects of. */
  team?: string
  /** Whether to return only archived (`true`) or only active (`false`) projects. Returns both by default. */
  archived?: boolean
}

export interface Project {
  /** The project's ID. */
  gid: string
  /** The object type, always project. */
  resource_type?: string
  /** The project's name. */
  name?: string
  /** Whether the project is archived. */
  archived?: boolean
  /** The project's color. Null if none is set. */
  color?: string | null
  /** Whether the project is complete. */
  completed?: boolean
  /** Completion time, in UTC. Null while the project is incomplete. */
  completed_at?: string | null
  completed_by?: Compact | null
  /** Creation time, in UTC. */
  created_at?: string
  created_from_template?: Compact | null
  current_status?: Status | null
  current_status_update?: StatusUpdate | null
  /** The custom fields attached to the project, with their display settings. */
  custom_field_settings?: CustomFieldSetting[]
  /** The project's own custom field values. */
  custom_fields?: CustomField[]
  /** The access level given to new members of the project. */
  default_access_level?: string
  /** The view shown when the project is opened. */
  default_view?: string
  /** The due date. Deprecated in favor of due_on. */
  due_date?: string | null
  /** The due date, in the form YYYY-MM-DD. Null if not set. */
  due_on?: string | null
  /** The users following the project. */
  followers?: Compact[]
  /** The project's description, as HTML. */
  html_notes?: string
  /** The project's icon. Null if none is set. */
  icon?: string | null
  /** Whether the project is a template. Deprecated in favor of project templates. */
  is_template?: boolean
  /** The users who are members of the project. */
  members?: Compact[]
  /** The lowest access level that may change the project's workflow and appearance. */
  minimum_access_level_for_customization?: string
  /** The lowest access level that may share the project and manage its members. */
  minimum_access_level_for_sharing?: string
  /** The time of the last modification to the project itself, in UTC. */
  modified_at?: string
  /** The project's description, as plain text. */
  notes?: string
  owner?: Compact | null
  /** The project's address in Asana. */
  permalink_url?: string
  /** The visibility of the project to people who are not members. */
  privacy_setting?: string
  project_brief?: Compact | null
  /** Whether the project is public to its team. Deprecated in favor of privacy_setting. */
  public?: boolean
  /** The start date, in the form YYYY-MM-DD. Null if not set. */
  start_on?: string | null
  team?: Compact | null
  /** The workspace the project belongs to. */
  workspace?: Compact
}

export interface Status {
  gid?: string | null
  resource_type?: string | null
  title?: string | null
  text?: string | null
  html_text?: string | null
  color?: string | null
  author?: Compact | null
  created_at?: string | null
  created_by?: Compact | null
  modified_at?: string | null
}

export interface StatusUpdate {
  gid?: string | null
  resource_type?: string | null
  title?: string | null
  resource_subtype?: string | null
}

export interface CustomFieldSetting {
  gid?: string | null
  resource_type?: string | null
  is_important?: boolean | null
  project?: Compact | null
  parent?: Compact | null
  custom_field?: CustomField | null
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  archived: boolean | null
  color: string | null
  created_at: string | null
  current_status: { [k: string]: unknown } | null
  custom_field_settings: unknown[] | null
  custom_fields: unknown[] | null
  default_view: string | null
  due_date: string | null
  due_on: string | null
  followers: unknown[] | null
  gid: string | null
  html_notes: string | null
  icon: string | null
  is_template: boolean | null
  members: unknown[] | null
  modified_at: string | null
  name: string | null
  notes: string | null
  owner: { [k: string]: unknown } | null
  permalink_url: string | null
  public: boolean | null
  resource_type: string | null
  start_on: string | null
  team: { [k: string]: unknown } | null
  workspace: { [k: string]: unknown } | null
}

/** Params of task_projects.list. */
export interface TaskProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of team_projects.list. */
export interface TeamProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
  /** Whether to return only archived (`true`) or only active (`false`) projects. Returns both by default. */
  archived?: boolean
}

/** Params of workspace_projects.list. */
export interface WorkspaceProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** Whether to return only archived (`true`) or only active (`false`) projects. Returns both by default. */
  archived?: boolean
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
}

export interface Workspace {
  /** The workspace's ID. */
  gid: string
  /** The object type, always workspace. */
  resource_type?: string
  /** The workspace's name. */
  name?: string
  /** The email domains associated with the workspace. */
  email_domains?: string[]
  /** Whether the workspace counts as an organization. */
  is_organization?: boolean
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

/** Searchable fields of workspaces, in hosted mode. */
export interface WorkspacesSearchFields {
  email_domains: unknown[] | null
  gid: string | null
  is_organization: boolean | null
  name: string | null
  resource_type: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list users of. */
  workspace?: string
  /** GID of the team to list users of. */
  team?: string
}

export interface User {
  /** The user's ID. */
  gid: string
  /** The object type, always user. */
  resource_type?: string
  /** The user's name. */
  name?: string
  /** The user's email address. */
  email?: string
  photo?: Photo | null
  /** The workspaces the user can access, limited to those visible to the caller. */
  workspaces?: Compact[]
}

export interface Photo {
  image_21x21?: string | null
  image_27x27?: string | null
  image_36x36?: string | null
  image_60x60?: string | null
  image_128x128?: string | null
  image_1024x1024?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID or email address of the user, or `me` for the account itself. */
  user_gid: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  email: string | null
  gid: string | null
  name: string | null
  photo: { [k: string]: unknown } | null
  resource_type: string | null
  workspaces: unknown[] | null
}

/** Params of workspace_users.list. */
export interface WorkspaceUsersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

/** Params of team_users.list. */
export interface TeamUsersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
}

export interface Team {
  /** The team's ID. */
  gid: string
  /** The object type, always team. */
  resource_type?: string
  /** The team's name. */
  name?: string
  /** The team's description, as plain text. */
  description?: string
  /** The team's description, as HTML. */
  html_description?: string
  /** The organization the team belongs to. */
  organization?: Compact
  /** The team's address in Asana. */
  permalink_url?: string
  /** The team's visibility to other users of the organization. */
  visibility?: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  description: string | null
  gid: string | null
  html_description: string | null
  name: string | null
  organization: { [k: string]: unknown } | null
  permalink_url: string | null
  resource_type: string | null
}

/** Params of workspace_teams.list. */
export interface WorkspaceTeamsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

/** Params of user_teams.list. */
export interface UserTeamsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID or email address of the user, or `me` for the account itself. */
  user_gid: string
  /** GID of the organization. */
  organization: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, project or project brief to list attachments of. */
  parent: string
}

export interface Attachment {
  /** The attachment's ID. */
  gid: string
  /** The object type, always attachment. */
  resource_type?: string
  /** The service storing the file, or external for a linked resource. */
  resource_subtype?: string
  /** The file's name. */
  name?: string
  /** Whether the attachment belongs to the calling app. Present for external and Google Drive attachments. */
  connected_to_app?: boolean
  /** Upload time, in UTC. */
  created_at?: string
  /** A short-lived address for downloading the content. May be null for some hosts. */
  download_url?: string | null
  /** The service hosting the file. */
  host?: string
  parent?: CompactTask | null
  /** A stable address that redirects authorized users to the file. */
  permanent_url?: string | null
  /** The file's size in bytes. Absent for files hosted outside Asana. */
  size?: number | null
  /** An address for viewing the file in a browser. May be null. */
  view_url?: string | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the attachment, as `attachments.list` returns it. */
  attachment_gid: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** GID of the attachment, as `attachments.list` returns it. */
  attachment_gid: string
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Searchable fields of attachments, in hosted mode. */
export interface AttachmentsSearchFields {
  connected_to_app: boolean | null
  created_at: string | null
  download_url: string | null
  gid: string | null
  host: string | null
  name: string | null
  parent: { [k: string]: unknown } | null
  permanent_url: string | null
  resource_subtype: string | null
  resource_type: string | null
  size: number | null
  view_url: string | null
}

/** Params of workspace_tags.list. */
export interface WorkspaceTagsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

export interface Tag {
  /** The tag's ID. */
  gid: string
  /** The object type, always tag. */
  resource_type?: string
  /** The tag's name. */
  name?: string
  /** The tag's color. Null if none is set. */
  color?: string | null
  /** Creation time, in UTC. */
  created_at?: string
  /** The users following the tag. */
  followers?: Compact[]
  /** The tag's description, as plain text. */
  notes?: string
  /** The tag's address in Asana. */
  permalink_url?: string
  /** The workspace the tag belongs to. */
  workspace?: Compact
}

/** Params of tags.get. */
export interface TagsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the tag, as `workspace_tags.list` returns it. */
  tag_gid: string
}

/** Searchable fields of tags, in hosted mode. */
export interface TagsSearchFields {
  color: string | null
  followers: unknown[] | null
  gid: string | null
  name: string | null
  permalink_url: string | null
  resource_type: string | null
  workspace: { [k: string]: unknown } | null
}

/** Params of project_sections.list. */
export interface ProjectSectionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

export interface Section {
  /** The section's ID. */
  gid: string
  /** The object type, always section. */
  resource_type?: string
  /** The section's name. */
  name?: string
  /** Creation time, in UTC. */
  created_at?: string
  /** The project the section belongs to. */
  project?: Compact
  /** The section's projects. Deprecated in favor of project. */
  projects?: Compact[]
}

/** Params of sections.get. */
export interface SectionsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the section, as `project_sections.list` returns it. */
  section_gid: string
}

/** Searchable fields of sections, in hosted mode. */
export interface SectionsSearchFields {
  created_at: string | null
  gid: string | null
  name: string | null
  project: { [k: string]: unknown } | null
  resource_type: string | null
}

/** Params of task_subtasks.list. */
export interface TaskSubtasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of task_dependencies.list. */
export interface TaskDependenciesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of task_dependents.list. */
export interface TaskDependentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return `gid`,
   * `resource_type` and `name`, and the `resource_subtype` of tasks and attachments. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Credentials by auth variant. */
export interface AsanaCredentials {
  personal_access_token: AsanaPersonalAccessTokenCredentials
  oauth: AsanaOauthCredentials
}

/** Personal access token */
export interface AsanaPersonalAccessTokenCredentials {
  token: string
}

/** OAuth */
export interface AsanaOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface AsanaConfig { [k: string]: never }
