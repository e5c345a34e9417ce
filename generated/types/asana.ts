// Generated from definitions/asana.yaml by `npm run generate`.

/** Asana. Tasks, projects, sections, tags, attachments, people and teams of Asana workspaces. Read only. */
export interface Asana {
  operations: AsanaOperations
  credentials: AsanaCredentials
  config: AsanaConfig
}

/** What can be called, by entity and action. */
export interface AsanaOperations {
  /** A piece of work, with assignee, dates, notes, projects and subtasks. */
  tasks: {
    /** Lists the tasks of a project, of a section, or of an assignee in a workspace. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
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
    list: {
      params: ProjectTasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** Asana's own search for tasks; for premium accounts. */
  workspace_task_search: {
    /** Searches a workspace's tasks by at least one filter. Changes are found after 10 to 60 seconds. Answers 100 tasks at most. */
    list: {
      params: WorkspaceTaskSearchListParams
      records: Task[]
      meta: {
        next_page: unknown
      }
    }
  }
  /** A list of tasks that belong together. */
  projects: {
    /** Lists projects. Give workspace or team, unless the account is in one workspace only. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** The projects a task is in. */
  task_projects: {
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
    list: {
      params: TeamProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The projects of a workspace. In large ones Asana may time out; team_projects is quicker. */
  workspace_projects: {
    list: {
      params: WorkspaceProjectsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** Where people, projects and tasks are; an organization when it belongs to an e-mail domain. */
  workspaces: {
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** A person with access to a workspace. */
  users: {
    /** Lists people. Give workspace or team, unless the account is in one workspace only. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The first 2,000 people of a workspace, by name; users lists all. */
  workspace_users: {
    list: {
      params: WorkspaceUsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The first 2,000 people of a team, by name; users lists all. */
  team_users: {
    list: {
      params: TeamUsersListParams
      records: User[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** People of an organization who share projects. */
  teams: {
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
    list: {
      params: WorkspaceTeamsListParams
      records: Team[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The teams of a person in one organization. */
  user_teams: {
    list: {
      params: UserTeamsListParams
      records: Team[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A file on a task or project, kept by Asana or elsewhere. */
  attachments: {
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Streams a file that Asana keeps. One that is kept elsewhere (Dropbox, Google Drive, OneDrive, Box, Vimeo) is refused. */
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
    list: {
      params: WorkspaceTagsListParams
      records: Tag[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A label that tasks of a workspace carry. */
  tags: {
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
    list: {
      params: ProjectSectionsListParams
      records: Section[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A part of a project, such as a column of its board. */
  sections: {
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
    list: {
      params: TaskSubtasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The tasks that a task waits for. */
  task_dependencies: {
    list: {
      params: TaskDependenciesListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The tasks that wait for a task. */
  task_dependents: {
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  project?: string
  section?: string
  /** Needs assignee. */
  workspace?: string
  /** A gid, an e-mail address or me; needs workspace. */
  assignee?: string
  /** Only tasks that are open or were completed since, as ISO 8601; now gives open ones. */
  completed_since?: string
  /** Only tasks changed since, as ISO 8601. */
  modified_since?: string
}

export interface Task {
  gid: string
  resource_type?: string
  resource_subtype?: string
  name?: string
  created_by?: { [k: string]: unknown }
  actual_time_minutes?: number | null
  approval_status?: string
  assignee?: { [k: string]: unknown } | null
  assignee_status?: string
  completed?: boolean
  completed_at?: string | null
  completed_by?: { [k: string]: unknown } | null
  created_at?: string
  custom_fields?: { [k: string]: unknown }[]
  dependencies?: { [k: string]: unknown }[]
  dependents?: { [k: string]: unknown }[]
  due_at?: string | null
  due_on?: string | null
  external?: { [k: string]: unknown }
  followers?: { [k: string]: unknown }[]
  hearted?: boolean
  hearts?: { [k: string]: unknown }[]
  html_notes?: string
  is_rendered_as_separator?: boolean
  liked?: boolean
  likes?: { [k: string]: unknown }[]
  memberships?: { [k: string]: unknown }[]
  modified_at?: string
  notes?: string
  num_hearts?: number
  num_likes?: number
  num_subtasks?: number
  parent?: { [k: string]: unknown } | null
  permalink_url?: string
  projects?: { [k: string]: unknown }[]
  start_at?: string | null
  start_on?: string | null
  tags?: { [k: string]: unknown }[]
  workspace?: { [k: string]: unknown } | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  /** Only tasks that are open or were completed since, as ISO 8601; now gives open ones. */
  completed_since?: string
  project_gid: string
}

/** Params of workspace_task_search.list. Needs text, or completed, or assignee.any, or projects.any, or sections.any, or teams.any, or followers.any, or created_at.after, or created_at.before, or modified_at.after, or modified_at.before, or due_on.after, or due_on.before, or resource_subtype. */
export interface WorkspaceTaskSearchListParams {
  /** (1 to 100) */
  limit?: number
  /** Passed on; Asana's search has no pages. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  /** Words in the name and the notes. */
  text?: string
  completed?: boolean
  /** User gids with commas between; also e-mail addresses, me and null. */
  "assignee.any"?: string
  /** Gids with commas between. */
  "projects.any"?: string
  /** Gids with commas between. */
  "sections.any"?: string
  /** Gids with commas between. */
  "teams.any"?: string
  /** Gids with commas between. */
  "followers.any"?: string
  /** As ISO 8601. */
  "created_at.after"?: string
  /** As ISO 8601. */
  "created_at.before"?: string
  /** As ISO 8601. */
  "modified_at.after"?: string
  /** As ISO 8601. */
  "modified_at.before"?: string
  /** As ISO 8601. */
  "due_on.after"?: string
  /** As ISO 8601. */
  "due_on.before"?: string
  /** default_task, milestone, approval or custom. */
  resource_subtype?: string
  /** due_date, created_at, completed_at, likes, relevance or modified_at, which is Asana's default. */
  sort_by?: string
  sort_ascending?: boolean
  workspace_gid: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  workspace?: string
  team?: string
  archived?: boolean
}

export interface Project {
  gid: string
  resource_type?: string
  name?: string
  archived?: boolean
  color?: string | null
  completed?: boolean
  completed_at?: string | null
  completed_by?: { [k: string]: unknown } | null
  created_at?: string
  created_from_template?: { [k: string]: unknown } | null
  current_status?: { [k: string]: unknown } | null
  current_status_update?: { [k: string]: unknown } | null
  custom_field_settings?: { [k: string]: unknown }[]
  custom_fields?: { [k: string]: unknown }[]
  default_access_level?: string
  default_view?: string
  due_date?: string | null
  due_on?: string | null
  followers?: { [k: string]: unknown }[]
  html_notes?: string
  icon?: string | null
  is_template?: boolean
  members?: { [k: string]: unknown }[]
  minimum_access_level_for_customization?: string
  minimum_access_level_for_sharing?: string
  modified_at?: string
  notes?: string
  owner?: { [k: string]: unknown } | null
  permalink_url?: string
  privacy_setting?: string
  project_brief?: { [k: string]: unknown } | null
  public?: boolean
  start_on?: string | null
  team?: { [k: string]: unknown }
  workspace?: { [k: string]: unknown }
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  task_gid: string
}

/** Params of team_projects.list. */
export interface TeamProjectsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  archived?: boolean
  team_gid: string
}

/** Params of workspace_projects.list. */
export interface WorkspaceProjectsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  archived?: boolean
  workspace_gid: string
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
}

export interface Workspace {
  gid: string
  resource_type?: string
  name?: string
  email_domains?: string[]
  is_organization?: boolean
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  workspace?: string
  team?: string
}

export interface User {
  gid: string
  resource_type?: string
  name?: string
  email?: string
  photo?: { [k: string]: unknown } | null
  workspaces?: { [k: string]: unknown }[]
}

/** Params of users.get. */
export interface UsersGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  /** A gid, an e-mail address or me. */
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  workspace_gid: string
}

/** Params of team_users.list. */
export interface TeamUsersListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  team_gid: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  team_gid: string
}

export interface Team {
  gid: string
  resource_type?: string
  name?: string
  description?: string
  html_description?: string
  organization?: { [k: string]: unknown }
  permalink_url?: string
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  workspace_gid: string
}

/** Params of user_teams.list. */
export interface UserTeamsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  /** A gid, an e-mail address or me. */
  user_gid: string
  /** The workspace to look in. */
  organization: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  /** The task, project or project brief whose files to list. */
  parent: string
}

export interface Attachment {
  gid: string
  resource_type?: string
  resource_subtype?: string
  name?: string
  connected_to_app?: boolean
  created_at?: string
  download_url?: string | null
  host?: string
  parent?: { [k: string]: unknown }
  permanent_url?: string | null
  size?: number | null
  view_url?: string | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  attachment_gid: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
  attachment_gid: string
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  workspace_gid: string
}

export interface Tag {
  gid: string
  resource_type?: string
  name?: string
  color?: string | null
  created_at?: string
  followers?: { [k: string]: unknown }[]
  notes?: string
  permalink_url?: string
  workspace?: { [k: string]: unknown }
}

/** Params of tags.get. */
export interface TagsGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  project_gid: string
}

export interface Section {
  gid: string
  resource_type?: string
  name?: string
  created_at?: string
  project?: { [k: string]: unknown }
  projects?: { [k: string]: unknown }[]
}

/** Params of sections.get. */
export interface SectionsGetParams {
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  task_gid: string
}

/** Params of task_dependencies.list. */
export interface TaskDependenciesListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
  task_gid: string
}

/** Params of task_dependents.list. */
export interface TaskDependentsListParams {
  /** (1 to 100; default 20) */
  limit?: number
  /** The next_page.offset of the page before; it expires after a while. */
  offset?: string
  /** Fields to answer instead of the usual ones; dots reach into objects. Without it a list gives the gid, resource_type and name of its records, and the resource_subtype of tasks and attachments. (at least 1 items) */
  opt_fields?: string[]
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
