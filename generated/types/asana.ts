// Generated from definitions/asana.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Asana */
    "asana": Asana
  }
}

/**
 * Asana. Tasks with subtasks, dependencies, comments and attachments, projects, sections, tags, custom fields,
 * portfolios, memberships, users and teams of Asana workspaces.
 */
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
    /**
     * Creates a task in a workspace, in projects, or as a subtask of `parent`. Asana takes the workspace from
     * `projects` or `parent` if you leave it out.
     */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /**
     * Updates a task. Fields that you leave out keep their value. For projects, tags, followers and dependencies, use
     * the `add_` and `remove_` actions.
     */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. You can restore it from your trash in Asana for 30 days. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Starts a job that copies a task. For its status and the new task, use `jobs.get`. */
    duplicate: {
      params: TasksDuplicateParams
      records: Job
      meta: {}
    }
    /** Makes a task a subtask of another task, or with `null` an independent task. */
    set_parent: {
      params: TasksSetParentParams
      records: Task
      meta: {}
    }
    /**
     * Adds a task to a project, or moves it within a project that it belongs to. Without a position, it goes to the
     * end.
     */
    add_project: {
      params: TasksAddProjectParams
      records: null
      meta: {}
    }
    /** Removes a task from a project. The task itself stays. */
    remove_project: {
      params: TasksRemoveProjectParams
      records: null
      meta: {}
    }
    /** Adds a tag to a task. */
    add_tag: {
      params: TasksAddTagParams
      records: null
      meta: {}
    }
    /** Removes a tag from a task. The tag itself stays. */
    remove_tag: {
      params: TasksRemoveTagParams
      records: null
      meta: {}
    }
    /** Adds followers to a task, and returns the task. */
    add_followers: {
      params: TasksAddFollowersParams
      records: Task
      meta: {}
    }
    /** Removes followers from a task, and returns the task. */
    remove_followers: {
      params: TasksRemoveFollowersParams
      records: Task
      meta: {}
    }
    /** Adds dependencies to a task, the tasks that it waits for. A task has up to 30 dependencies and dependents. */
    add_dependencies: {
      params: TasksAddDependenciesParams
      records: null
      meta: {}
    }
    /** Removes dependencies from a task. */
    remove_dependencies: {
      params: TasksRemoveDependenciesParams
      records: null
      meta: {}
    }
    /** Adds dependents to a task, the tasks that wait for it. A task has up to 30 dependencies and dependents. */
    add_dependents: {
      params: TasksAddDependentsParams
      records: null
      meta: {}
    }
    /** Removes dependents from a task. */
    remove_dependents: {
      params: TasksRemoveDependentsParams
      records: null
      meta: {}
    }
    /** Gets a task by its generated custom ID, such as `BUG-12`. */
    get_by_custom_id: {
      params: TasksGetByCustomIdParams
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
        next_page: { [k: string]: unknown } | null
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
    /** Creates a project in a workspace. In an organization, set `team` too. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Updates a project. Fields that you leave out keep their value. To archive it, set `archived`. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    /** Deletes a project. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    /** Starts a job that copies a project with its tasks. For its status and the new project, use `jobs.get`. */
    duplicate: {
      params: ProjectsDuplicateParams
      records: Job
      meta: {}
    }
    /** Adds members to a project, and returns the project. Their own settings may make them followers too. */
    add_members: {
      params: ProjectsAddMembersParams
      records: Project
      meta: {}
    }
    /** Removes members from a project, and returns the project. */
    remove_members: {
      params: ProjectsRemoveMembersParams
      records: Project
      meta: {}
    }
    /** Adds followers to a project, and returns the project. They become members too. */
    add_followers: {
      params: ProjectsAddFollowersParams
      records: Project
      meta: {}
    }
    /** Removes followers from a project, and returns the project. They stay members. */
    remove_followers: {
      params: ProjectsRemoveFollowersParams
      records: Project
      meta: {}
    }
    /** Adds a custom field to a project, and returns its setting. The tasks of the project then have the field. */
    add_custom_field_setting: {
      params: ProjectsAddCustomFieldSettingParams
      records: CustomFieldSetting
      meta: {}
    }
    /** Removes a custom field from a project. The custom field itself stays. */
    remove_custom_field_setting: {
      params: ProjectsRemoveCustomFieldSettingParams
      records: null
      meta: {}
    }
    /** Gets the numbers of tasks and milestones of a project: all, incomplete and completed. */
    get_task_counts: {
      params: ProjectsGetTaskCountsParams
      records: TaskCounts
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A custom field of a project, with its display setting. */
  project_custom_field_settings: {
    /** Lists the custom fields of a project, with their types and enum options. */
    list: {
      params: ProjectCustomFieldSettingsListParams
      records: CustomFieldSetting[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
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
    /** Adds a user to a workspace, and returns the user. Asana invites a new email address. */
    add_user: {
      params: WorkspacesAddUserParams
      records: User
      meta: {}
    }
    /**
     * Removes a user from a workspace. Requires an administrator of the workspace, who then owns what the user owned.
     * Cannot be undone.
     */
    remove_user: {
      params: WorkspacesRemoveUserParams
      records: null
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** Asana's typeahead, which finds objects of a workspace by the beginning of their name. */
  workspace_typeahead: {
    /** Finds users, projects, tasks, tags and other objects of a workspace by name. Quick, but not exhaustive. */
    list: {
      params: WorkspaceTypeaheadListParams
      records: Named[]
      meta: {}
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
    /** Creates a team in an organization. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Updates a team. Fields that you leave out keep their value. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    /** Adds a user of the organization to a team, and returns the team membership. Requires a member of the team. */
    add_user: {
      params: TeamsAddUserParams
      records: TeamMembership
      meta: {}
    }
    /** Removes a user from a team. Requires a member of the team. */
    remove_user: {
      params: TeamsRemoveUserParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A membership of a user in a team. */
  team_memberships: {
    /** Lists the memberships of a team. */
    list: {
      params: TeamMembershipsListParams
      records: TeamMembership[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a team membership, with its rights. */
    get: {
      params: TeamMembershipsGetParams
      records: TeamMembership
      meta: {}
    }
  }
  /** A membership of a user in a workspace. */
  workspace_memberships: {
    /** Lists the memberships of a workspace. */
    list: {
      params: WorkspaceMembershipsListParams
      records: WorkspaceMembership[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a workspace membership, with its rights. */
    get: {
      params: WorkspaceMembershipsGetParams
      records: WorkspaceMembership
      meta: {}
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
    /** Uploads a file of up to 100 MB to a task, project or project brief. For a link, use `attachments.link`. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Deletes an attachment. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
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
    /** Creates an attachment from the URL of an external resource, on a task, project or project brief. */
    link: {
      params: AttachmentsLinkParams
      records: Attachment
      meta: {}
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
    /** Creates a tag in a workspace. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Updates a tag. Fields that you leave out keep their value. */
    update: {
      params: TagsUpdateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag, and removes it from its tasks. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** The tags of a task. */
  task_tags: {
    /** Lists the tags of a task. */
    list: {
      params: TaskTagsListParams
      records: Tag[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** The tasks with a tag. */
  tag_tasks: {
    /** Lists the tasks with a tag. */
    list: {
      params: TagTasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
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
    /** Creates a section in a project. Without a position, it goes to the end. */
    create: {
      params: SectionsCreateParams
      records: Section
      meta: {}
    }
    /** Renames a section. To move it, use `sections.insert`. */
    update: {
      params: SectionsUpdateParams
      records: Section
      meta: {}
    }
    /** Deletes an empty section. Asana refuses sections with tasks, and the last section of a project. */
    delete: {
      params: SectionsDeleteParams
      records: null
      meta: {}
    }
    /** Moves a section before or after another section of its project. */
    insert: {
      params: SectionsInsertParams
      records: null
      meta: {}
    }
    /** Moves a task to a section, out of the project's other sections. Without a position, it goes to the top. */
    add_task: {
      params: SectionsAddTaskParams
      records: null
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
    /** Creates a subtask of a task. For further fields, use `tasks.create` with `parent`. */
    create: {
      params: TaskSubtasksCreateParams
      records: Task
      meta: {}
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
  /** A story of a task: a comment, or a change that Asana recorded. */
  stories: {
    /** Lists the stories of a task, oldest first. Comments have the type `comment`, recorded changes `system`. */
    list: {
      params: StoriesListParams
      records: Story[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a story with its text and author. */
    get: {
      params: StoriesGetParams
      records: Story
      meta: {}
    }
    /** Creates a comment on a task, as the connected user. */
    create: {
      params: StoriesCreateParams
      records: Story
      meta: {}
    }
    /** Updates the text of a comment, or pins a comment or attachment story. */
    update: {
      params: StoriesUpdateParams
      records: Story
      meta: {}
    }
    /** Deletes a story that the connected user created. */
    delete: {
      params: StoriesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A user's My tasks in a workspace. */
  user_task_lists: {
    /** Gets a user's My tasks list in a workspace. For its tasks, use `user_task_list_tasks.list`. */
    get: {
      params: UserTaskListsGetParams
      records: UserTaskList
      meta: {}
    }
  }
  /** The tasks of a user's My tasks list. */
  user_task_list_tasks: {
    /** Lists the tasks of a user's My tasks list. Leaves out tasks that the account cannot see. */
    list: {
      params: UserTaskListTasksListParams
      records: Task[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A membership of a user or team in a project, portfolio, goal, custom field or custom type. */
  memberships: {
    /** Lists the memberships of a project, portfolio, goal, custom field or custom type. */
    list: {
      params: MembershipsListParams
      records: Membership[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a membership with its member, parent and access level. */
    get: {
      params: MembershipsGetParams
      records: Membership
      meta: {}
    }
    /** Creates a membership: adds a user or team to a project, portfolio, goal, custom field or custom type. */
    create: {
      params: MembershipsCreateParams
      records: Membership
      meta: {}
    }
    /** Updates the access level of a membership. */
    update: {
      params: MembershipsUpdateParams
      records: Membership
      meta: {}
    }
    /** Deletes a membership: removes the member from the project, portfolio, goal, custom field or custom type. */
    delete: {
      params: MembershipsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A membership of a user or team in a project, with its access level. */
  project_memberships: {
    /** Lists the memberships of a project. To change them, use `memberships`. */
    list: {
      params: ProjectMembershipsListParams
      records: ProjectMembership[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a project membership with its access level. */
    get: {
      params: ProjectMembershipsGetParams
      records: ProjectMembership
      meta: {}
    }
  }
  /** A status update of a project, portfolio or goal. */
  status_updates: {
    /** Lists the status updates of a project, portfolio or goal. */
    list: {
      params: StatusUpdatesListParams
      records: StatusUpdate[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a status update with its text and status. */
    get: {
      params: StatusUpdatesGetParams
      records: StatusUpdate
      meta: {}
    }
    /** Posts a status update on a project, portfolio or goal. */
    create: {
      params: StatusUpdatesCreateParams
      records: StatusUpdate
      meta: {}
    }
    /** Deletes a status update. */
    delete: {
      params: StatusUpdatesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A custom field of a workspace, which projects and portfolios can use. */
  custom_fields: {
    /** Lists the custom fields of a workspace, with their types and enum options. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a custom field with its type and enum options. */
    get: {
      params: CustomFieldsGetParams
      records: CustomField
      meta: {}
    }
    /** Creates a custom field in a workspace. To show it on tasks, use `projects.add_custom_field_setting`. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomField
      meta: {}
    }
    /** Updates a custom field. Fields that you leave out keep their value. For enum options, use `enum_options`. */
    update: {
      params: CustomFieldsUpdateParams
      records: CustomField
      meta: {}
    }
    /** Deletes a custom field of a workspace. Only the user who locked a locked field can delete it. */
    delete: {
      params: CustomFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An option of an enum or multi-enum custom field. `custom_fields.get` lists the options of a field. */
  enum_options: {
    /**
     * Creates an enum option of a custom field. Without a position, it goes to the end. A field has up to 500 options.
     */
    create: {
      params: EnumOptionsCreateParams
      records: EnumOption
      meta: {}
    }
    /** Updates an enum option. Set `enabled` to `false` to retire it; a field needs at least one enabled option. */
    update: {
      params: EnumOptionsUpdateParams
      records: EnumOption
      meta: {}
    }
    /** Moves an enum option before or after another option of its custom field. */
    insert: {
      params: EnumOptionsInsertParams
      records: EnumOption
      meta: {}
    }
  }
  /** A portfolio of projects and other portfolios. */
  portfolios: {
    /** Lists the portfolios of a workspace that the connected user owns. */
    list: {
      params: PortfoliosListParams
      records: Portfolio[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a portfolio with its dates, members and custom fields. */
    get: {
      params: PortfoliosGetParams
      records: Portfolio
      meta: {}
    }
    /** Creates a portfolio in a workspace. */
    create: {
      params: PortfoliosCreateParams
      records: Portfolio
      meta: {}
    }
    /** Updates a portfolio. Fields that you leave out keep their value. */
    update: {
      params: PortfoliosUpdateParams
      records: Portfolio
      meta: {}
    }
    /** Deletes a portfolio. Its projects stay. */
    delete: {
      params: PortfoliosDeleteParams
      records: null
      meta: {}
    }
    /** Adds a project or portfolio to a portfolio. */
    add_item: {
      params: PortfoliosAddItemParams
      records: null
      meta: {}
    }
    /** Removes a project or portfolio from a portfolio. The item itself stays. */
    remove_item: {
      params: PortfoliosRemoveItemParams
      records: null
      meta: {}
    }
    /** Adds members to a portfolio, and returns the portfolio. */
    add_members: {
      params: PortfoliosAddMembersParams
      records: Portfolio
      meta: {}
    }
    /** Removes members from a portfolio, and returns the portfolio. */
    remove_members: {
      params: PortfoliosRemoveMembersParams
      records: Portfolio
      meta: {}
    }
    /** Adds a custom field to a portfolio, and returns its setting. */
    add_custom_field_setting: {
      params: PortfoliosAddCustomFieldSettingParams
      records: CustomFieldSetting
      meta: {}
    }
    /** Removes a custom field from a portfolio. The custom field itself stays. */
    remove_custom_field_setting: {
      params: PortfoliosRemoveCustomFieldSettingParams
      records: null
      meta: {}
    }
  }
  /** The items of a portfolio: projects and portfolios. */
  portfolio_items: {
    /** Lists the items of a portfolio: projects and portfolios. */
    list: {
      params: PortfolioItemsListParams
      records: Project[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A custom field of a portfolio, with its display setting. */
  portfolio_custom_field_settings: {
    /** Lists the custom fields of a portfolio, with their types and enum options. */
    list: {
      params: PortfolioCustomFieldSettingsListParams
      records: CustomFieldSetting[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
  }
  /** A template for projects. */
  project_templates: {
    /** Lists the project templates of a workspace or team. */
    list: {
      params: ProjectTemplatesListParams
      records: ProjectTemplate[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a project template with the dates and roles that it asks for. */
    get: {
      params: ProjectTemplatesGetParams
      records: ProjectTemplate
      meta: {}
    }
    /** Starts a job that creates a project from a template. For its status and the new project, use `jobs.get`. */
    instantiate: {
      params: ProjectTemplatesInstantiateParams
      records: Job
      meta: {}
    }
  }
  /** A template for tasks of a project. */
  task_templates: {
    /** Lists the task templates of a project. */
    list: {
      params: TaskTemplatesListParams
      records: TaskTemplate[]
      meta: {
        next_page: { [k: string]: unknown } | null
      }
    }
    /** Gets a task template. */
    get: {
      params: TaskTemplatesGetParams
      records: TaskTemplate
      meta: {}
    }
    /** Starts a job that creates a task from a template. For its status and the new task, use `jobs.get`. */
    instantiate: {
      params: TaskTemplatesInstantiateParams
      records: Job
      meta: {}
    }
  }
  /** A job of Asana in the background, such as a duplication. */
  jobs: {
    /** Gets a job with its status and what it created. It runs until `status` is `succeeded` or `failed`. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
  memberships?: Place[]
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

export interface Place {
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/**
 * Params of tasks.create. Needs workspace, or projects, or parent. Takes only one of due_on, due_at. Takes only one of
 * start_on, start_at.
 */
export interface TasksCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** Name of the task. */
  name: string
  /** GID of the workspace of the task. Cannot be changed later. */
  workspace?: string
  /** GIDs of the projects to add the task to. (at least 1 items) */
  projects?: string[]
  /** GID of the parent task, to create a subtask. */
  parent?: string
  /** Assignee, by GID, email address or `me`. `null` unassigns the task. */
  assignee?: string | null
  /** GID of the section of the assignee's My tasks to place the task in. */
  assignee_section?: string | null
  /** Due date, in the form YYYY-MM-DD. `null` removes it. Not together with `due_at`. */
  due_on?: string | null
  /** Due time, in ISO 8601 format. `null` removes it. Not together with `due_on`. */
  due_at?: string | null
  /** Start date, in the form YYYY-MM-DD. Set `due_on` or `due_at` with it. `null` removes it. */
  start_on?: string | null
  /** Start time, in ISO 8601 format. Set `due_at` with it. `null` removes it. */
  start_at?: string | null
  /** Description of the task, as plain text. */
  notes?: string
  /** Description of the task, as Asana's HTML in `<body>` tags. */
  html_notes?: string
  /** Whether the task is complete. */
  completed?: boolean
  /** Type of the task. */
  resource_subtype?: "default_task" | "milestone" | "approval" | "custom"
  /** Status of an approval task. Every status except `pending` completes the task. */
  approval_status?: "pending" | "approved" | "rejected" | "changes_requested"
  /** Users to follow the task, each by GID, email address or `me`. (at least 1 items) */
  followers?: string[]
  /** GIDs of the tags to add to the task. */
  tags?: string[]
  /** Whether the connected user likes the task. */
  liked?: boolean
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
  /** Data of your app on the task, visible to your app only. Requires OAuth. */
  external?: {
    /** Your own ID for the task. */
    gid?: string
    /** Your own data. */
    data?: string
  }
}

/** Params of tasks.update. Takes only one of due_on, due_at. Takes only one of start_on, start_at. */
export interface TasksUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** Name of the task. */
  name?: string
  /** Assignee, by GID, email address or `me`. `null` unassigns the task. */
  assignee?: string | null
  /** GID of the section of the assignee's My tasks to place the task in. */
  assignee_section?: string | null
  /** Due date, in the form YYYY-MM-DD. `null` removes it. Not together with `due_at`. */
  due_on?: string | null
  /** Due time, in ISO 8601 format. `null` removes it. Not together with `due_on`. */
  due_at?: string | null
  /** Start date, in the form YYYY-MM-DD. Set `due_on` or `due_at` with it. `null` removes it. */
  start_on?: string | null
  /** Start time, in ISO 8601 format. Set `due_at` with it. `null` removes it. */
  start_at?: string | null
  /** Description of the task, as plain text. */
  notes?: string
  /** Description of the task, as Asana's HTML in `<body>` tags. */
  html_notes?: string
  /** Whether the task is complete. */
  completed?: boolean
  /** Type of the task. */
  resource_subtype?: "default_task" | "milestone" | "approval" | "custom"
  /** Status of an approval task. Every status except `pending` completes the task. */
  approval_status?: "pending" | "approved" | "rejected" | "changes_requested"
  /** GID of the task's custom type. Requires the `custom` subtype. */
  custom_type?: string | null
  /** GID of the status option of the custom type. Requires the `custom` subtype. */
  custom_type_status_option?: string | null
  /** Whether the connected user likes the task. */
  liked?: boolean
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
  /** Data of your app on the task, visible to your app only. Requires OAuth. */
  external?: {
    /** Your own ID for the task. */
    gid?: string
    /** Your own data. */
    data?: string
  }
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of tasks.duplicate. */
export interface TasksDuplicateParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** Name of the new task. */
  name?: string
  /**
   * Comma-separated parts to copy: `assignee`, `attachments`, `dates`, `dependencies`, `followers`, `notes`, `parent`,
   * `projects`, `subtasks` and `tags`.
   */
  include?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

export interface Job {
  /** The job's ID. */
  gid: string
  /** The object type, always job. */
  resource_type?: string
  /** The kind of job, such as duplicate_task. */
  resource_subtype?: string
  /** The job's status: not_started, in_progress, succeeded or failed. */
  status?: string
  new_task?: CompactTask | null
  new_project?: Compact | null
  new_portfolio?: Compact | null
  new_project_template?: Compact | null
}

/** Params of tasks.set_parent. Takes only one of insert_after, insert_before. */
export interface TasksSetParentParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GID of the new parent task. `null` removes the parent. */
  parent: string | null
  /** GID of the subtask to insert the task after. `null` inserts it first. */
  insert_after?: string | null
  /** GID of the subtask to insert the task before. `null` inserts it last. */
  insert_before?: string | null
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of tasks.add_project. Takes only one of insert_after, insert_before. */
export interface TasksAddProjectParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GID of the project. */
  project: string
  /** GID of the project's section to place the task in. */
  section?: string | null
  /** GID of the task to place it after. `null` places it first in the project or section. */
  insert_after?: string | null
  /** GID of the task to place it before. `null` places it last in the project or section. */
  insert_before?: string | null
}

/** Params of tasks.remove_project. */
export interface TasksRemoveProjectParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GID of the project. */
  project: string
}

/** Params of tasks.add_tag. */
export interface TasksAddTagParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GID of the tag. */
  tag: string
}

/** Params of tasks.remove_tag. */
export interface TasksRemoveTagParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GID of the tag. */
  tag: string
}

/** Params of tasks.add_followers. */
export interface TasksAddFollowersParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** Users, each by GID, email address or `me`. (at least 1 items) */
  followers: string[]
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of tasks.remove_followers. */
export interface TasksRemoveFollowersParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** Users, each by GID, email address or `me`. (at least 1 items) */
  followers: string[]
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of tasks.add_dependencies. */
export interface TasksAddDependenciesParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GIDs of the tasks. (1 to 30 items) */
  dependencies: string[]
}

/** Params of tasks.remove_dependencies. */
export interface TasksRemoveDependenciesParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GIDs of the tasks. (1 to 30 items) */
  dependencies: string[]
}

/** Params of tasks.add_dependents. */
export interface TasksAddDependentsParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GIDs of the tasks. (1 to 30 items) */
  dependents: string[]
}

/** Params of tasks.remove_dependents. */
export interface TasksRemoveDependentsParams {
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** GIDs of the tasks. (1 to 30 items) */
  dependents: string[]
}

/** Params of tasks.get_by_custom_id. */
export interface TasksGetByCustomIdParams {
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** Custom ID of the task, as its ID custom field shows it. */
  custom_id: string
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list projects of. */
  workspace?: string
  /**
   * @deprecated
   * GID of the team to list projects of. Deprecated: use memberships.list instead.
   */
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
  current_status_update?: CompactStatus | null
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

export interface CompactStatus {
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

/** Params of projects.create. Needs workspace, or team. */
export interface ProjectsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** Name of the project. */
  name: string
  /** GID of the workspace of the project. Cannot be changed later. */
  workspace?: string
  /** GID of the team to share the project with. Asana phases it out: share with `memberships.create` where it works. */
  team?: string
  /** Description of the project, as plain text. */
  notes?: string
  /** Description of the project, as Asana's HTML in `<body>` tags. */
  html_notes?: string
  /** Owner of the project, by GID, email address or `me`. `null` removes the owner. */
  owner?: string | null
  /** Due date of the project, in the form YYYY-MM-DD. `null` removes it. */
  due_on?: string | null
  /** Start date of the project, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it. */
  start_on?: string | null
  /** Color of the project. `null` removes it. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
    | "none"
    | null
  /** Icon of the project, such as `list`, `rocket` or `bug`. */
  icon?: string | null
  /** View to open the project with. */
  default_view?: "list" | "board" | "calendar" | "timeline"
  /** Visibility of the project to people who are not members. Asana phases out `private_to_team`. */
  privacy_setting?: "public_to_workspace" | "private_to_team" | "private"
  /** Access level of new members of the project. */
  default_access_level?: "admin" | "editor" | "commenter" | "viewer"
  /** Whether it is archived. */
  archived?: boolean
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Name of the project. */
  name?: string
  /** Description of the project, as plain text. */
  notes?: string
  /** Description of the project, as Asana's HTML in `<body>` tags. */
  html_notes?: string
  /** Owner of the project, by GID, email address or `me`. `null` removes the owner. */
  owner?: string | null
  /** Due date of the project, in the form YYYY-MM-DD. `null` removes it. */
  due_on?: string | null
  /** Start date of the project, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it. */
  start_on?: string | null
  /** Color of the project. `null` removes it. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
    | "none"
    | null
  /** Icon of the project, such as `list`, `rocket` or `bug`. */
  icon?: string | null
  /** View to open the project with. */
  default_view?: "list" | "board" | "calendar" | "timeline"
  /** Visibility of the project to people who are not members. Asana phases out `private_to_team`. */
  privacy_setting?: "public_to_workspace" | "private_to_team" | "private"
  /** Access level of new members of the project. */
  default_access_level?: "admin" | "editor" | "commenter" | "viewer"
  /** Whether it is archived. */
  archived?: boolean
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

/** Params of projects.duplicate. */
export interface ProjectsDuplicateParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Name of the new project. */
  name: string
  /**
   * Comma-separated parts to copy besides tasks, views and rules, such as `members`, `notes`, `permissions`,
   * `task_assignee`, `task_dates`, `task_notes`, `task_subtasks` and `task_tags`.
   */
  include?: string
  /** Dates to shift the copied tasks to. Requires `task_dates` in `include`. */
  schedule_dates?: {
    /** Whether shifted dates skip weekends. */
    should_skip_weekends: boolean
    /** Last due date of the new project, in the form YYYY-MM-DD. Not together with `start_on`. */
    due_on?: string
    /** First start date of the new project, in the form YYYY-MM-DD. */
    start_on?: string
  }
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.add_members. */
export interface ProjectsAddMembersParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  members: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.remove_members. */
export interface ProjectsRemoveMembersParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  members: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.add_followers. */
export interface ProjectsAddFollowersParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  followers: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.remove_followers. */
export interface ProjectsRemoveFollowersParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  followers: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.add_custom_field_setting. Takes only one of insert_before, insert_after. */
export interface ProjectsAddCustomFieldSettingParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field: string
  /** Whether to show the field in the list view. */
  is_important?: boolean
  /** GID of the custom field setting to insert it before. */
  insert_before?: string
  /** GID of the custom field setting to insert it after. */
  insert_after?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of projects.remove_custom_field_setting. */
export interface ProjectsRemoveCustomFieldSettingParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field: string
}

/** Params of projects.get_task_counts. */
export interface ProjectsGetTaskCountsParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

export interface TaskCounts {
  /** The number of tasks, milestones included. */
  num_tasks?: number
  /** The number of incomplete tasks. */
  num_incomplete_tasks?: number
  /** The number of completed tasks. */
  num_completed_tasks?: number
  /** The number of milestones. */
  num_milestones?: number
  /** The number of incomplete milestones. */
  num_incomplete_milestones?: number
  /** The number of completed milestones. */
  num_completed_milestones?: number
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

/** Params of project_custom_field_settings.list. */
export interface ProjectCustomFieldSettingsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
}

/** Params of task_projects.list. */
export interface TaskProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

/** Params of workspaces.add_user. */
export interface WorkspacesAddUserParams {
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** GID or email address of the user, or `me` for the account itself. */
  user: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
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

/** Params of workspaces.remove_user. */
export interface WorkspacesRemoveUserParams {
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** GID or email address of the user, or `me` for the account itself. */
  user: string
}

/** Searchable fields of workspaces, in hosted mode. */
export interface WorkspacesSearchFields {
  email_domains: unknown[] | null
  gid: string | null
  is_organization: boolean | null
  name: string | null
  resource_type: string | null
}

/** Params of workspace_typeahead.list. */
export interface WorkspaceTypeaheadListParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** Type of the objects. */
  resource_type:
    | "actor"
    | "agent"
    | "custom_field"
    | "goal"
    | "project"
    | "project_template"
    | "portfolio"
    | "tag"
    | "task"
    | "team"
    | "user"
  /** Text to find, such as the beginning of a name. Without it, Asana returns recent objects. */
  query?: string
  /** Maximum number of objects, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface Named {
  /** The object's ID. */
  gid: string
  /** The object's type. */
  resource_type?: string
  /** The object's name. */
  name?: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list users of. */
  workspace?: string
  /** GID of the team to list users of. */
  team?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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

/** Params of teams.create. */
export interface TeamsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** Name of the team. */
  name: string
  /** GID of the organization. Cannot be changed later. */
  organization: string
  /** Description of the team, as plain text. */
  description?: string
  /** Description of the team, as Asana's HTML in `<body>` tags. */
  html_description?: string
  /** Visibility of the team in its organization. */
  visibility?: "secret" | "request_to_join" | "public"
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
  /** Name of the team. */
  name?: string
  /** Description of the team, as plain text. */
  description?: string
  /** Description of the team, as Asana's HTML in `<body>` tags. */
  html_description?: string
  /** Visibility of the team in its organization. */
  visibility?: "secret" | "request_to_join" | "public"
}

/** Params of teams.add_user. */
export interface TeamsAddUserParams {
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
  /** GID or email address of the user, or `me` for the account itself. */
  user: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

export interface TeamMembership {
  /** The team membership's ID. */
  gid: string
  /** The object type, always team_membership. */
  resource_type?: string
  /** The user. */
  user?: Compact
  /** The team. */
  team?: Compact
  /** Whether the user is a guest of the team. */
  is_guest?: boolean
  /** Whether the user has limited access to the team. */
  is_limited_access?: boolean
  /** Whether the user administers the team. */
  is_admin?: boolean
}

/** Params of teams.remove_user. */
export interface TeamsRemoveUserParams {
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
  /** GID or email address of the user, or `me` for the account itself. */
  user: string
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

/** Params of team_memberships.list. */
export interface TeamMembershipsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team, as `workspace_teams.list` returns it. */
  team_gid: string
}

/** Params of team_memberships.get. */
export interface TeamMembershipsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the team membership, as `team_memberships.list` returns it. */
  team_membership_gid: string
}

/** Params of workspace_memberships.list. */
export interface WorkspaceMembershipsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
  /** Filters by user: GID, email address or `me`. */
  user?: string
}

export interface WorkspaceMembership {
  /** The workspace membership's ID. */
  gid: string
  /** The object type, always workspace_membership. */
  resource_type?: string
  /** The user. */
  user?: Compact
  /** The workspace. */
  workspace?: Compact
  /** The user's My tasks list in the workspace. */
  user_task_list?: UserTaskList
  /** Whether the user belongs to the workspace at present. */
  is_active?: boolean
  /** Whether the user administers the workspace. */
  is_admin?: boolean
  /** Whether the user is a guest of the workspace. */
  is_guest?: boolean
  /** Whether the user has a view-only license. */
  is_view_only?: boolean
  vacation_dates?: Vacation | null
  /** Creation time, in UTC. */
  created_at?: string
}

export interface UserTaskList {
  /** The list's ID. */
  gid: string
  /** The object type, always user_task_list. */
  resource_type?: string
  /** The list's name. */
  name?: string
  /** The user whose tasks it lists. */
  owner?: Compact
  /** The workspace of the list. */
  workspace?: Compact
}

export interface Vacation {
  start_on?: string | null
  end_on?: string | null
}

/** Params of workspace_memberships.get. */
export interface WorkspaceMembershipsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace membership, as `workspace_memberships.list` returns it. */
  workspace_membership_gid: string
}

/** Params of workspace_teams.list. */
export interface WorkspaceTeamsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the attachment, as `attachments.list` returns it. */
  attachment_gid: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, project or project brief to attach it to. */
  parent: string
  /** The file, with its name and media type. */
  file: FileInput
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
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

/** Params of attachments.link. */
export interface AttachmentsLinkParams {
  /** GID of the task, project or project brief to attach it to. */
  parent: string
  /** URL of the external resource. */
  url: string
  /** Name of the attachment. */
  name: string
  /** Whether to show the attachment in the calling app's widget of the task. For tasks only. */
  connect_to_app?: boolean
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the tag, as `workspace_tags.list` returns it. */
  tag_gid: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** Name of the tag. */
  name: string
  /** GID of the workspace of the tag. Cannot be changed later. */
  workspace: string
  /** Color of the tag. `null` removes it. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
    | null
  /** Description of the tag, as plain text. */
  notes?: string
  /** Users to follow the tag, each by GID, email address or `me`. (at least 1 items) */
  followers?: string[]
}

/** Params of tags.update. */
export interface TagsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the tag, as `workspace_tags.list` returns it. */
  tag_gid: string
  /** Name of the tag. */
  name?: string
  /** Color of the tag. `null` removes it. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
    | null
  /** Description of the tag, as plain text. */
  notes?: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
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

/** Params of task_tags.list. */
export interface TaskTagsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of tag_tasks.list. */
export interface TagTasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the tag, as `workspace_tags.list` returns it. */
  tag_gid: string
}

/** Params of project_sections.list. */
export interface ProjectSectionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the section, as `project_sections.list` returns it. */
  section_gid: string
}

/** Params of sections.create. Takes only one of insert_before, insert_after. */
export interface SectionsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Name of the section. */
  name: string
  /** GID of the section to insert it before. */
  insert_before?: string
  /** GID of the section to insert it after. */
  insert_after?: string
}

/** Params of sections.update. */
export interface SectionsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the section, as `project_sections.list` returns it. */
  section_gid: string
  /** Name of the section. */
  name: string
}

/** Params of sections.delete. */
export interface SectionsDeleteParams {
  /** GID of the section, as `project_sections.list` returns it. */
  section_gid: string
}

/**
 * Params of sections.insert. Needs before_section, or after_section. Takes only one of before_section, after_section.
 */
export interface SectionsInsertParams {
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** GID of the section to move. */
  section: string
  /** GID of the section to place it before. */
  before_section?: string
  /** GID of the section to place it after. */
  after_section?: string
}

/** Params of sections.add_task. Takes only one of insert_before, insert_after. */
export interface SectionsAddTaskParams {
  /** GID of the section, as `project_sections.list` returns it. */
  section_gid: string
  /** GID of the task to move. */
  task: string
  /** GID of the task to place it before. */
  insert_before?: string
  /** GID of the task to place it after. */
  insert_after?: string
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of task_subtasks.create. Takes only one of due_on, due_at. */
export interface TaskSubtasksCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the parent task. */
  task_gid: string
  /** Name of the task. */
  name: string
  /** Assignee, by GID, email address or `me`. `null` unassigns the task. */
  assignee?: string | null
  /** Due date, in the form YYYY-MM-DD. `null` removes it. Not together with `due_at`. */
  due_on?: string | null
  /** Due time, in ISO 8601 format. `null` removes it. Not together with `due_on`. */
  due_at?: string | null
  /** Description of the task, as plain text. */
  notes?: string
  /** Description of the task, as Asana's HTML in `<body>` tags. */
  html_notes?: string
  /** Whether the task is complete. */
  completed?: boolean
  /** Users to follow the subtask, each by GID, email address or `me`. (at least 1 items) */
  followers?: string[]
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
}

/** Params of task_dependencies.list. */
export interface TaskDependenciesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
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
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

/** Params of stories.list. */
export interface StoriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
}

export interface Story {
  /** The story's ID. */
  gid: string
  /** The object type, always story. */
  resource_type?: string
  /** The kind of story, such as comment_added or assigned. */
  resource_subtype?: string
  /** Whether a user wrote it (comment) or Asana recorded it (system). */
  type?: string
  /** The comment or the change, as plain text. */
  text?: string
  /** The comment or the change, as HTML. */
  html_text?: string
  /** Creation time, in UTC. */
  created_at?: string
  created_by?: Compact | null
  /** Whether the text can be edited. */
  is_editable?: boolean
  /** Whether the text was edited. */
  is_edited?: boolean
  /** Whether the story is pinned to the task. */
  is_pinned?: boolean
  /** Whether the authorized user has liked the story. */
  liked?: boolean
  /** The likes on the story, one for each user. */
  likes?: Like[]
  /** The number of users who have liked the story. */
  num_likes?: number
  /** The sticker of the comment. Null if there is none. */
  sticker_name?: string | null
  /** The part of Asana used: web, email, mobile, api or unknown. */
  source?: string
  target?: CompactTask | null
  task?: CompactTask | null
  project?: Compact | null
  tag?: Compact | null
  assignee?: Compact | null
  follower?: Compact | null
  /** The name before the change. */
  old_name?: string | null
  /** The name after the change. */
  new_name?: string | null
  old_dates?: Dates | null
  new_dates?: Dates | null
  old_section?: Compact | null
  new_section?: Compact | null
  custom_field?: CustomField | null
}

export interface Dates {
  start_on?: string | null
  due_at?: string | null
  due_on?: string | null
}

/** Params of stories.get. */
export interface StoriesGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the story, as `stories.list` returns it. */
  story_gid: string
}

/** Params of stories.create. Needs text, or html_text, or sticker_name. Takes only one of text, html_text. */
export interface StoriesCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task, as `tasks.list` and other task lists return it. */
  task_gid: string
  /** Text of the comment, as plain text. */
  text?: string
  /** Text of the comment, as Asana's HTML in `<body>` tags. Allows mentions of users. */
  html_text?: string
  /** Whether to pin the story to the task. */
  is_pinned?: boolean
  /** Sticker of the comment. */
  sticker_name?:
    | "green_checkmark"
    | "people_dancing"
    | "dancing_unicorn"
    | "heart"
    | "party_popper"
    | "people_waving_flags"
    | "splashing_narwhal"
    | "trophy"
    | "yeti_riding_unicorn"
    | "celebrating_people"
    | "determined_climbers"
    | "phoenix_spreading_love"
}

/** Params of stories.update. Takes only one of text, html_text. */
export interface StoriesUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the story, as `stories.list` returns it. */
  story_gid: string
  /** Text of the comment, as plain text. */
  text?: string
  /** Text of the comment, as Asana's HTML in `<body>` tags. Allows mentions of users. */
  html_text?: string
  /** Whether to pin the story to the task. */
  is_pinned?: boolean
  /** Sticker of the comment. */
  sticker_name?:
    | "green_checkmark"
    | "people_dancing"
    | "dancing_unicorn"
    | "heart"
    | "party_popper"
    | "people_waving_flags"
    | "splashing_narwhal"
    | "trophy"
    | "yeti_riding_unicorn"
    | "celebrating_people"
    | "determined_climbers"
    | "phoenix_spreading_love"
}

/** Params of stories.delete. */
export interface StoriesDeleteParams {
  /** GID of the story, as `stories.list` returns it. */
  story_gid: string
}

/** Params of user_task_lists.get. */
export interface UserTaskListsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID or email address of the user, or `me` for the account itself. */
  user_gid: string
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace: string
}

/** Params of user_task_list_tasks.list. */
export interface UserTaskListTasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the list, as `user_task_lists.get` returns it. */
  user_task_list_gid: string
  /**
   * Filters to tasks that are incomplete or were completed since this time, in ISO 8601 format. Use `now` for
   * incomplete tasks only.
   */
  completed_since?: string
}

/** Params of memberships.list. */
export interface MembershipsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, portfolio, goal, custom field or custom type. */
  parent: string
  /** Filters by member: GID of the user or team. */
  member?: string
}

export interface Membership {
  /** The membership's ID. */
  gid: string
  /** The object type, such as membership. */
  resource_type?: string
  /** The kind of membership, such as project_membership. */
  resource_subtype?: string
  /** The user or team. */
  member?: Compact
  parent?: Compact | null
  /** The member's access level, such as admin or editor. */
  access_level?: string
  /** The member's role in a goal. Deprecated in favor of access_level. */
  role?: string
  goal?: Compact | null
  user?: Compact | null
  workspace?: Compact | null
  /** Whether the member may only comment. Deprecated. */
  is_commenter?: boolean
  /** Whether the member may edit. Deprecated. */
  is_editor?: boolean
}

/** Params of memberships.get. */
export interface MembershipsGetParams {
  /** GID of the membership, as `memberships.list` returns it. */
  membership_gid: string
}

/** Params of memberships.create. */
export interface MembershipsCreateParams {
  /** GID of the project, portfolio, goal, custom field or custom type. */
  parent: string
  /** GID of the user or team. */
  member: string
  /**
   * Access level of the member. Projects take `admin`, `editor`, `commenter` and `viewer`; portfolios `admin`, `editor`
   * and `viewer`; custom fields `admin`, `editor` and `user`.
   */
  access_level?: "admin" | "editor" | "commenter" | "viewer" | "user"
}

/** Params of memberships.update. */
export interface MembershipsUpdateParams {
  /** GID of the membership, as `memberships.list` returns it. */
  membership_gid: string
  /**
   * Access level of the member. Projects take `admin`, `editor`, `commenter` and `viewer`; portfolios `admin`, `editor`
   * and `viewer`; custom fields `admin`, `editor` and `user`.
   */
  access_level: "admin" | "editor" | "commenter" | "viewer" | "user"
}

/** Params of memberships.delete. */
export interface MembershipsDeleteParams {
  /** GID of the membership, as `memberships.list` returns it. */
  membership_gid: string
}

/** Params of project_memberships.list. */
export interface ProjectMembershipsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, as `projects.list` returns it. */
  project_gid: string
  /** Filters by user: GID, email address or `me`. */
  user?: string
}

export interface ProjectMembership {
  /** The project membership's ID. */
  gid: string
  /** The object type, such as project_membership. */
  resource_type?: string
  /** The project. */
  parent?: Compact
  /** The user or team. */
  member?: Compact
  /** The member's access level: admin, editor, commenter or viewer. */
  access_level?: string
  /** The user of the membership. */
  user?: Compact
  /** The project of the membership. */
  project?: Compact
  /** Whether the member may write fully or only comment. See access_level. */
  write_access?: string
}

/** Params of project_memberships.get. */
export interface ProjectMembershipsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project membership, as `project_memberships.list` returns it. */
  project_membership_gid: string
}

/** Params of status_updates.list. */
export interface StatusUpdatesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, portfolio or goal. */
  parent: string
  /** Filters to status updates created since this time, in ISO 8601 format. */
  created_since?: string
}

export interface StatusUpdate {
  /** The status update's ID. */
  gid: string
  /** The object type, always status_update. */
  resource_type?: string
  /** The kind of status update, such as project_status_update. */
  resource_subtype?: string
  /** The status update's title. */
  title?: string
  /** The status update's text, as plain text. */
  text?: string
  /** The status update's text, as HTML. */
  html_text?: string
  /** The status, such as on_track or at_risk. */
  status_type?: string
  author?: Compact | null
  /** Creation time, in UTC. */
  created_at?: string
  created_by?: Compact | null
  /** Whether the authorized user has liked the status update. */
  liked?: boolean
  /** The likes on the status update, one for each user. */
  likes?: Like[]
  /** The time of the last modification, in UTC. */
  modified_at?: string
  /** The number of users who have liked the status update. */
  num_likes?: number
  parent?: Compact | null
}

/** Params of status_updates.get. */
export interface StatusUpdatesGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the status update, as `status_updates.list` returns it. */
  status_update_gid: string
}

/** Params of status_updates.create. */
export interface StatusUpdatesCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project, portfolio or goal. */
  parent: string
  /** The new status. Projects and portfolios take the first five, goals all except `on_hold` and `complete`. */
  status_type:
    | "on_track"
    | "at_risk"
    | "off_track"
    | "on_hold"
    | "complete"
    | "achieved"
    | "partial"
    | "missed"
    | "dropped"
  /** Text of the status update, as plain text. */
  text: string
  /** Text of the status update, as Asana's HTML. Takes the place of `text`. */
  html_text?: string
  /** Title of the status update. */
  title?: string
}

/** Params of status_updates.delete. */
export interface StatusUpdatesDeleteParams {
  /** GID of the status update, as `status_updates.list` returns it. */
  status_update_gid: string
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace, as `workspaces.list` returns it. */
  workspace_gid: string
}

/** Params of custom_fields.get. */
export interface CustomFieldsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field_gid: string
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace of the field. Cannot be changed later. */
  workspace: string
  /** Name of the field, unique in the workspace and unlike task properties such as `Due Date`. */
  name: string
  /** Type of the field. */
  resource_subtype: "text" | "enum" | "multi_enum" | "number" | "date" | "people" | "reference"
  /** Description of the field. */
  description?: string
  /** Options of an `enum` or `multi_enum` field. (1 to 500 items) */
  enum_options?: {
    /** Name of the option. */
    name: string
    /** Color of the option, such as `blue`. */
    color?: string
    /** Whether the option can be selected. */
    enabled?: boolean
  }[]
  /** Decimal places of a number field, 0 to 6. (0 to 6) */
  precision?: number
  /** Format of the values of a number field. */
  format?: "currency" | "identifier" | "percentage" | "custom" | "duration" | "none"
  /** Currency of a number field in the `currency` format, as an ISO 4217 code. */
  currency_code?: string | null
  /** Text beside the value of a number field in the `custom` format. */
  custom_label?: string | null
  /** Position of `custom_label`. */
  custom_label_position?: "prefix" | "suffix" | null
  /** Whether followers of a task are notified of changes to the field's value. */
  has_notifications_enabled?: boolean
}

/** Params of custom_fields.update. */
export interface CustomFieldsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field_gid: string
  /** Name of the field, unique in the workspace and unlike task properties such as `Due Date`. */
  name?: string
  /** Description of the field. */
  description?: string
  /** Decimal places of a number field, 0 to 6. (0 to 6) */
  precision?: number
  /** Format of the values of a number field. */
  format?: "currency" | "identifier" | "percentage" | "custom" | "duration" | "none"
  /** Currency of a number field in the `currency` format, as an ISO 4217 code. */
  currency_code?: string | null
  /** Text beside the value of a number field in the `custom` format. */
  custom_label?: string | null
  /** Position of `custom_label`. */
  custom_label_position?: "prefix" | "suffix" | null
  /** Whether followers of a task are notified of changes to the field's value. */
  has_notifications_enabled?: boolean
}

/** Params of custom_fields.delete. */
export interface CustomFieldsDeleteParams {
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field_gid: string
}

/** Params of enum_options.create. Takes only one of insert_before, insert_after. */
export interface EnumOptionsCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field_gid: string
  /** Name of the enum option. */
  name: string
  /** Color of the enum option. Defaults to `none`. */
  color?: string
  /** Whether the enum option can be selected. */
  enabled?: boolean
  /** GID of the enum option to insert it before. */
  insert_before?: string
  /** GID of the enum option to insert it after. */
  insert_after?: string
}

/** Params of enum_options.update. */
export interface EnumOptionsUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the enum option, as `custom_fields.get` returns it. */
  enum_option_gid: string
  /** Name of the enum option. */
  name?: string
  /** Color of the enum option. Defaults to `none`. */
  color?: string
  /** Whether the enum option can be selected. */
  enabled?: boolean
}

/**
 * Params of enum_options.insert. Needs before_enum_option, or after_enum_option. Takes only one of before_enum_option,
 * after_enum_option.
 */
export interface EnumOptionsInsertParams {
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field_gid: string
  /** GID of the enum option to move. */
  enum_option: string
  /** GID of the enum option to place it before. */
  before_enum_option?: string
  /** GID of the enum option to place it after. */
  after_enum_option?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of portfolios.list. */
export interface PortfoliosListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list portfolios of. */
  workspace: string
  /** Owner of the portfolios: `me` for users. Service accounts may name any user. */
  owner?: string
}

export interface Portfolio {
  /** The portfolio's ID. */
  gid: string
  /** The object type, always portfolio. */
  resource_type?: string
  /** The portfolio's name. */
  name?: string
  /** Whether the portfolio is archived. */
  archived?: boolean
  /** The portfolio's color. */
  color?: string | null
  /** Creation time, in UTC. */
  created_at?: string
  /** The user who created the portfolio. */
  created_by?: Compact
  current_status_update?: CompactStatus | null
  /** The custom fields attached to the portfolio, with their display settings. */
  custom_field_settings?: CustomFieldSetting[]
  /** The portfolio's own custom field values. */
  custom_fields?: CustomField[]
  /** The access level given to new members of the portfolio. */
  default_access_level?: string
  /** The due date, in the form YYYY-MM-DD. Null if not set. */
  due_on?: string | null
  /** The users who are members of the portfolio. */
  members?: Compact[]
  owner?: Compact | null
  /** The portfolio's address in Asana. */
  permalink_url?: string
  /** The visibility of the portfolio to people who are not members. */
  privacy_setting?: string
  /** The project templates in the portfolio. */
  project_templates?: Compact[]
  /** Whether the portfolio is public to its workspace. Deprecated in favor of privacy_setting. */
  public?: boolean
  /** The start date, in the form YYYY-MM-DD. Null if not set. */
  start_on?: string | null
  workspace?: Compact | null
}

/** Params of portfolios.get. */
export interface PortfoliosGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
}

/** Params of portfolios.create. */
export interface PortfoliosCreateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** Name of the portfolio. */
  name: string
  /** GID of the workspace of the portfolio. Cannot be changed later. */
  workspace: string
  /** Color of the portfolio. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
  /** Start date of the portfolio, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it. */
  start_on?: string | null
  /** Due date of the portfolio, in the form YYYY-MM-DD. `null` removes it. */
  due_on?: string | null
  /** Access level of new members of the portfolio. */
  default_access_level?: "admin" | "editor" | "viewer"
  /** Whether it is archived. */
  archived?: boolean
}

/** Params of portfolios.update. */
export interface PortfoliosUpdateParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** Name of the portfolio. */
  name?: string
  /** Color of the portfolio. */
  color?:
    | "dark-pink"
    | "dark-green"
    | "dark-blue"
    | "dark-red"
    | "dark-teal"
    | "dark-brown"
    | "dark-orange"
    | "dark-purple"
    | "dark-warm-gray"
    | "light-pink"
    | "light-green"
    | "light-blue"
    | "light-red"
    | "light-teal"
    | "light-brown"
    | "light-orange"
    | "light-purple"
    | "light-warm-gray"
  /** Start date of the portfolio, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it. */
  start_on?: string | null
  /** Due date of the portfolio, in the form YYYY-MM-DD. `null` removes it. */
  due_on?: string | null
  /** Access level of new members of the portfolio. */
  default_access_level?: "admin" | "editor" | "viewer"
  /** Whether it is archived. */
  archived?: boolean
  /**
   * Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list of
   * GIDs, or an object with a date. `null` clears it.
   */
  custom_fields?: { [k: string]: unknown }
}

/** Params of portfolios.delete. */
export interface PortfoliosDeleteParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
}

/** Params of portfolios.add_item. Takes only one of insert_before, insert_after. */
export interface PortfoliosAddItemParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** GID of the project or portfolio to add. */
  item: string
  /** GID of the item to insert it before. */
  insert_before?: string
  /** GID of the item to insert it after. */
  insert_after?: string
}

/** Params of portfolios.remove_item. */
export interface PortfoliosRemoveItemParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** GID of the item to remove. */
  item: string
}

/** Params of portfolios.add_members. */
export interface PortfoliosAddMembersParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  members: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of portfolios.remove_members. */
export interface PortfoliosRemoveMembersParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** Comma-separated users, each by GID, email address or `me`. */
  members: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of portfolios.add_custom_field_setting. Takes only one of insert_before, insert_after. */
export interface PortfoliosAddCustomFieldSettingParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field: string
  /** Whether to show the field in the list view. */
  is_important?: boolean
  /** GID of the custom field setting to insert it before. */
  insert_before?: string
  /** GID of the custom field setting to insert it after. */
  insert_after?: string
}

/** Params of portfolios.remove_custom_field_setting. */
export interface PortfoliosRemoveCustomFieldSettingParams {
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
  /** GID of the custom field, as `custom_fields.list` returns it. */
  custom_field: string
}

/** Params of portfolio_items.list. */
export interface PortfolioItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
}

/** Params of portfolio_custom_field_settings.list. */
export interface PortfolioCustomFieldSettingsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the portfolio, as `portfolios.list` returns it. */
  portfolio_gid: string
}

/** Params of project_templates.list. Needs workspace, or team. */
export interface ProjectTemplatesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the workspace to list templates of. */
  workspace?: string
  /** GID of the team to list templates of. */
  team?: string
}

export interface ProjectTemplate {
  /** The project template's ID. */
  gid: string
  /** The object type, always project_template. */
  resource_type?: string
  /** The project template's name. */
  name?: string
  /** The project template's color. Null if none is set. */
  color?: string | null
  /** The project template's description, as plain text. */
  description?: string
  /** The project template's description, as HTML. */
  html_description?: string
  owner?: Compact | null
  /** Whether the project template is public to its team. */
  public?: boolean
  /** The dates that a project of the template asks for. */
  requested_dates?: DateVariable[]
  /** The roles that a project of the template asks for. */
  requested_roles?: Compact[]
  team?: Compact | null
}

export interface DateVariable {
  gid?: string
  name?: string
  description?: string
}

/** Params of project_templates.get. */
export interface ProjectTemplatesGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project template, as `project_templates.list` returns it. */
  project_template_gid: string
}

/** Params of project_templates.instantiate. */
export interface ProjectTemplatesInstantiateParams {
  /** GID of the project template, as `project_templates.list` returns it. */
  project_template_gid: string
  /** Name of the new project. */
  name: string
  /** GID of the team of the new project. Defaults to the template's team. */
  team?: string
  /** Visibility of the project to people who are not members. Asana phases out `private_to_team`. */
  privacy_setting?: "public_to_workspace" | "private_to_team" | "private"
  /** Dates that the template asks for, each by the GID in its `requested_dates`. Required if the template has dates. */
  requested_dates?: {
    /** GID of the date in the template's `requested_dates`. `1` is the start date, `2` the due date. */
    gid: string
    /** The date, in the form YYYY-MM-DD. */
    value?: string | null
  }[]
  /** Users for the roles of the template, each by the GID in its `requested_roles`. */
  requested_roles?: {
    /** GID of the role in the template's `requested_roles`. */
    gid: string
    /** The user, by GID, email address or `me`. */
    value?: string
  }[]
  /** Whether Asana refuses missing dates. With `false`, it sets a default. */
  is_strict?: boolean
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of task_templates.list. */
export interface TaskTemplatesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** The `next_page.offset` value of the previous page. It expires after a while. */
  offset?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the project to list templates of. */
  project: string
}

export interface TaskTemplate {
  /** The task template's ID. */
  gid: string
  /** The object type, always task_template. */
  resource_type?: string
  /** The task template's name. */
  name?: string
  /** Creation time, in UTC. */
  created_at?: string
  /** The user who created the task template. */
  created_by?: Compact
  project?: Compact | null
  /** The task that the template creates, with all its defaults. */
  template?: TaskRecipe
}

export interface TaskRecipe {
  name?: string
  description?: string
  html_description?: string
  task_resource_subtype?: string
}

/** Params of task_templates.get. */
export interface TaskTemplatesGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the task template, as `task_templates.list` returns it. */
  task_template_gid: string
}

/** Params of task_templates.instantiate. */
export interface TaskTemplatesInstantiateParams {
  /** GID of the task template, as `task_templates.list` returns it. */
  task_template_gid: string
  /** Name of the new task. Defaults to the template's name. */
  name?: string
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /**
   * Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact
   * record: `gid`, `resource_type` and little else. (at least 1 items)
   */
  opt_fields?: string[]
  /** GID of the job, as the action that started it returns it. */
  job_gid: string
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
