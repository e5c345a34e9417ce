// Generated from definitions/asana.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/asana.ts'

const tasksListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 20." }
const tasksListParamsOffset = {
  description: "The `next_page.offset` value of the previous page. It expires after a while.",
}
const tasksListParamsOpt_fields = {
  description:
    "Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact " +
    "record: `gid`, `resource_type` and little else.",
  examples: [["name", "assignee.name", "due_on"]],
}
const tasksListParamsCompleted_since = {
  description:
    "Filters to tasks that are incomplete or were completed since this time, in ISO 8601 format. Use `now` for " +
    "incomplete tasks only.",
}
const tasksGetParamsTask_gid = { description: "GID of the task, as `tasks.list` and other task lists return it." }
const tasksCreateParamsOpt_fields = {
  description:
    "Fields to return instead of the default ones; use dots for nested fields. By default, lists return a compact " +
    "record: `gid`, `resource_type` and little else.",
}
const tasksCreateParamsAssignee = {
  description: "Assignee, by GID, email address or `me`. `null` unassigns the task.",
}
const tasksCreateParamsAssignee_section = {
  description: "GID of the section of the assignee's My tasks to place the task in.",
}
const tasksCreateParamsDue_on = {
  description: "Due date, in the form YYYY-MM-DD. `null` removes it. Not together with `due_at`.",
}
const tasksCreateParamsDue_at = {
  description: "Due time, in ISO 8601 format. `null` removes it. Not together with `due_on`.",
}
const tasksCreateParamsStart_on = {
  description: "Start date, in the form YYYY-MM-DD. Set `due_on` or `due_at` with it. `null` removes it.",
}
const tasksCreateParamsStart_at = {
  description: "Start time, in ISO 8601 format. Set `due_at` with it. `null` removes it.",
}
const tasksCreateParamsHtml_notes = {
  description: "Description of the task, as Asana's HTML in `<body>` tags.",
  examples: ["<body>See <b>this</b>.</body>"],
}
const tasksCreateParamsApproval_status = {
  description: "Status of an approval task. Every status except `pending` completes the task.",
}
const tasksCreateParamsLiked = { description: "Whether the connected user likes the task." }
const tasksCreateParamsCustom_fields = {
  description:
    "Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a list " +
    "of GIDs, or an object with a date. `null` clears it.",
  examples: [{ "4578152156": "On hold", "5678904321": 42 }],
}
const tasksCreateParamsExternal = {
  properties: { gid: { description: "Your own ID for the task." }, data: { description: "Your own data." } },
  description: "Data of your app on the task, visible to your app only. Requires OAuth.",
}
const tasksAdd_tagParams = {
  properties: { task_gid: tasksGetParamsTask_gid, tag: { description: "GID of the tag." } },
}
const tasksAdd_followersParams = {
  properties: {
    task_gid: tasksGetParamsTask_gid,
    followers: { description: "Users, each by GID, email address or `me`.", examples: [["2202", "lin@example.com"]] },
    opt_fields: tasksCreateParamsOpt_fields,
  },
}
const tasksAdd_dependenciesParams = {
  properties: { task_gid: tasksGetParamsTask_gid, dependencies: { description: "GIDs of the tasks." } },
}
const tasksAdd_dependentsParams = {
  properties: { task_gid: tasksGetParamsTask_gid, dependents: { description: "GIDs of the tasks." } },
}
const tasksGet_by_custom_idParamsWorkspace_gid = {
  description: "GID of the workspace, as `workspaces.list` returns it.",
}
const project_tasksListParamsProject_gid = { description: "GID of the project, as `projects.list` returns it." }
const projectsListParamsArchived = {
  description: "Whether to return only archived (`true`) or only active (`false`) projects. Returns both by default.",
}
const projectsCreateParamsNotes = { description: "Description of the project, as plain text." }
const projectsCreateParamsHtml_notes = { description: "Description of the project, as Asana's HTML in `<body>` tags." }
const projectsCreateParamsOwner = {
  description: "Owner of the project, by GID, email address or `me`. `null` removes the owner.",
}
const projectsCreateParamsDue_on = {
  description: "Due date of the project, in the form YYYY-MM-DD. `null` removes it.",
}
const projectsCreateParamsStart_on = {
  description: "Start date of the project, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it.",
}
const projectsCreateParamsIcon = {
  description: "Icon of the project, such as `list`, `rocket` or `bug`.",
  examples: ["rocket"],
}
const projectsCreateParamsPrivacy_setting = {
  description: "Visibility of the project to people who are not members. Asana phases out `private_to_team`.",
}
const projectsCreateParamsDefault_access_level = { description: "Access level of new members of the project." }
const projectsDeleteParams = { properties: { project_gid: project_tasksListParamsProject_gid } }
const projectsAdd_membersParamsMembers = {
  description: "Comma-separated users, each by GID, email address or `me`.",
  examples: ["2202,lin@example.com"],
}
const projectsAdd_membersParams = {
  properties: {
    project_gid: project_tasksListParamsProject_gid,
    members: projectsAdd_membersParamsMembers,
    opt_fields: tasksCreateParamsOpt_fields,
  },
}
const projectsAdd_followersParams = {
  properties: {
    project_gid: project_tasksListParamsProject_gid,
    followers: projectsAdd_membersParamsMembers,
    opt_fields: tasksCreateParamsOpt_fields,
  },
}
const projectsAdd_custom_field_settingParamsCustom_field = {
  description: "GID of the custom field, as `custom_fields.list` returns it.",
}
const projectsAdd_custom_field_settingParamsIs_important = {
  description: "Whether to show the field in the list view.",
}
const projectsAdd_custom_field_settingParamsInsert_before = {
  description: "GID of the custom field setting to insert it before.",
}
const projectsAdd_custom_field_settingParamsInsert_after = {
  description: "GID of the custom field setting to insert it after.",
}
const project_custom_field_settingsListParams = {
  properties: {
    limit: tasksListParamsLimit,
    offset: tasksListParamsOffset,
    opt_fields: tasksCreateParamsOpt_fields,
    project_gid: project_tasksListParamsProject_gid,
  },
}
const task_projectsListParams = {
  properties: {
    limit: tasksListParamsLimit,
    offset: tasksListParamsOffset,
    opt_fields: tasksCreateParamsOpt_fields,
    task_gid: tasksGetParamsTask_gid,
  },
}
const team_projectsListParamsTeam_gid = { description: "GID of the team, as `workspace_teams.list` returns it." }
const workspacesAdd_userParamsUser = {
  description: "GID or email address of the user, or `me` for the account itself.",
}
const workspace_usersListParams = {
  properties: {
    limit: tasksListParamsLimit,
    offset: tasksListParamsOffset,
    opt_fields: tasksCreateParamsOpt_fields,
    workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
  },
}
const team_usersListParams = {
  properties: {
    limit: tasksListParamsLimit,
    offset: tasksListParamsOffset,
    opt_fields: tasksCreateParamsOpt_fields,
    team_gid: team_projectsListParamsTeam_gid,
  },
}
const teamsCreateParamsHtml_description = { description: "Description of the team, as Asana's HTML in `<body>` tags." }
const teamsCreateParamsVisibility = { description: "Visibility of the team in its organization." }
const workspace_membershipsListParamsUser = { description: "Filters by user: GID, email address or `me`." }
const attachmentsGetParamsAttachment_gid = { description: "GID of the attachment, as `attachments.list` returns it." }
const attachmentsCreateParamsParent = { description: "GID of the task, project or project brief to attach it to." }
const tagsGetParamsTag_gid = { description: "GID of the tag, as `workspace_tags.list` returns it." }
const sectionsGetParamsSection_gid = { description: "GID of the section, as `project_sections.list` returns it." }
const storiesGetParamsStory_gid = { description: "GID of the story, as `stories.list` returns it." }
const storiesCreateParamsHtml_text = {
  description: "Text of the comment, as Asana's HTML in `<body>` tags. Allows mentions of users.",
}
const membershipsListParamsParent = {
  description: "GID of the project, portfolio, goal, custom field or custom type.",
}
const membershipsGetParamsMembership_gid = { description: "GID of the membership, as `memberships.list` returns it." }
const membershipsGetParams = { properties: { membership_gid: membershipsGetParamsMembership_gid } }
const membershipsCreateParamsAccess_level = {
  description:
    "Access level of the member. Projects take `admin`, `editor`, `commenter` and `viewer`; portfolios `admin`, " +
    "`editor` and `viewer`; custom fields `admin`, `editor` and `user`.",
}
const status_updatesGetParamsStatus_update_gid = {
  description: "GID of the status update, as `status_updates.list` returns it.",
}
const custom_fieldsCreateParamsName = {
  description: "Name of the field, unique in the workspace and unlike task properties such as `Due Date`.",
}
const custom_fieldsCreateParamsCurrency_code = {
  description: "Currency of a number field in the `currency` format, as an ISO 4217 code.",
}
const custom_fieldsCreateParamsCustom_label = {
  description: "Text beside the value of a number field in the `custom` format.",
}
const custom_fieldsCreateParamsHas_notifications_enabled = {
  description: "Whether followers of a task are notified of changes to the field's value.",
}
const enum_optionsCreateParamsColor = {
  description: "Color of the enum option. Defaults to `none`.",
  examples: ["blue"],
}
const portfoliosGetParamsPortfolio_gid = { description: "GID of the portfolio, as `portfolios.list` returns it." }
const portfoliosCreateParamsStart_on = {
  description: "Start date of the portfolio, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it.",
}
const portfoliosCreateParamsDue_on = {
  description: "Due date of the portfolio, in the form YYYY-MM-DD. `null` removes it.",
}
const portfoliosCreateParamsDefault_access_level = { description: "Access level of new members of the portfolio." }
const portfoliosAdd_membersParams = {
  properties: {
    portfolio_gid: portfoliosGetParamsPortfolio_gid,
    members: projectsAdd_membersParamsMembers,
    opt_fields: tasksCreateParamsOpt_fields,
  },
}
const portfolio_itemsListParams = {
  properties: {
    limit: tasksListParamsLimit,
    offset: tasksListParamsOffset,
    opt_fields: tasksCreateParamsOpt_fields,
    portfolio_gid: portfoliosGetParamsPortfolio_gid,
  },
}
const project_templatesGetParamsProject_template_gid = {
  description: "GID of the project template, as `project_templates.list` returns it.",
}
const task_templatesGetParamsTask_template_gid = {
  description: "GID of the task template, as `task_templates.list` returns it.",
}
const schemasCompleted = { type: "boolean", description: "Whether the task is complete." }
const schemasTaskDue_on = {
  type: ["string", "null"],
  description: "The due date, in the form YYYY-MM-DD. Null if not set.",
}
const schemasTaskModified_at = { type: "string", description: "The time of the last modification, in UTC." }
const schemasTaskStart_on = {
  type: ["string", "null"],
  description: "The start date, in the form YYYY-MM-DD. Null if not set.",
}
const schemasCustomFieldMulti_enum_values = { type: ["array", "null"], items: { $ref: "#/$defs/EnumOption" } }
const schemasCustomFieldPeople_value = { type: ["array", "null"], items: { $ref: "#/$defs/Compact" } }
const schemasMembershipMember = { $ref: "#/$defs/Compact", description: "The user or team." }
export default describedKind(kind, {
  category: "project management",
  support: "community",
  docs: "https://developers.asana.com/reference/rest-api-reference",
  basis: {
    version: "API 1.0",
    date: "2026-11-26",
    compared: "Asana's OpenAPI description 1.0",
    differences: 2,
    recorded: {
      read: 54,
      valid: 54,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/asana/tests",
    },
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/Asana/openapi/master/defs/asana_oas.yaml" },
      { type: "changelog", url: "https://developers.asana.com/docs/deprecations" },
    ],
    missing:
      "Goals, time tracking, budgets, allocations, rules, webhooks, events, project briefs, roles, exports, " +
      "reactions, and the batch endpoint, whose requests could name any other endpoint. Copies of comments, custom " +
      "fields and portfolios.",
  },
  sunset: { version: "1.0", date: "none", docs: "https://developers.asana.com/docs/deprecations", read: "2026-11-29" },
  endings: [
    {
      part: "entities.projects.list.params.team",
      date: "none",
      docs: "https://developers.asana.com/docs/deprecations",
      read: "2026-11-29",
      use: "memberships.list",
    },
    {
      part: "schemas.WorkspaceMembership.vacation_dates",
      date: "none",
      docs: "https://developers.asana.com/docs/deprecations",
      read: "2026-11-29",
    },
  ],
  description:
    "Tasks with subtasks, dependencies, comments and attachments, projects, sections, tags, custom fields, " +
    "portfolios, memberships, users and teams of Asana workspaces.",
  auth: {
    personal_access_token: {
      description:
        "Create one in the Asana developer console under My apps. It can access everything that its owner can.",
    },
  },
  entities: {
    tasks: {
      description: "A task, with assignee, dates, notes, projects and subtasks.",
      search: {
        actual_time_minutes: { type: "integer" },
        approval_status: { type: "string" },
        assignee: { type: "object" },
        completed: { type: "boolean" },
        completed_at: { type: "timestamp" },
        completed_by: { type: "object" },
        created_at: { type: "timestamp" },
        custom_fields: { type: "array" },
        dependencies: { type: "array" },
        dependents: { type: "array" },
        due_at: { type: "timestamp" },
        due_on: { type: "timestamp" },
        external: { type: "object" },
        followers: { type: "array" },
        gid: { type: "string" },
        hearted: { type: "boolean" },
        hearts: { type: "array" },
        html_notes: { type: "string" },
        is_rendered_as_separator: { type: "boolean" },
        liked: { type: "boolean" },
        likes: { type: "array" },
        memberships: { type: "array" },
        modified_at: { type: "timestamp" },
        name: { type: "string" },
        notes: { type: "string" },
        num_hearts: { type: "integer" },
        num_likes: { type: "integer" },
        num_subtasks: { type: "integer" },
        parent: { type: "object" },
        permalink_url: { type: "string" },
        projects: { type: "array" },
        resource_subtype: { type: "string" },
        resource_type: { type: "string" },
        start_on: { type: "timestamp" },
        tags: { type: "array" },
        workspace: { type: "object" },
      },
      hit: { title: [["name"]], text: [["notes"], ["assignee", "name"], ["tags"]] },
      refs: { "assignee.gid": "users.gid", "parent.gid": "tasks.gid", "workspace.gid": "workspaces.gid" },
    },
    project_tasks: { description: "The tasks of a project, in the project's order.", refs: {} },
    workspace_task_search: { description: "Asana's task search. Requires a premium account.", refs: {} },
    projects: {
      description: "A project: a collection of tasks.",
      search: {
        archived: { type: "boolean" },
        color: { type: "string" },
        created_at: { type: "timestamp" },
        current_status: { type: "object" },
        custom_field_settings: { type: "array" },
        custom_fields: { type: "array" },
        default_view: { type: "string" },
        due_date: { type: "timestamp" },
        due_on: { type: "timestamp" },
        followers: { type: "array" },
        gid: { type: "string" },
        html_notes: { type: "string" },
        icon: { type: "string" },
        is_template: { type: "boolean" },
        members: { type: "array" },
        modified_at: { type: "timestamp" },
        name: { type: "string" },
        notes: { type: "string" },
        owner: { type: "object" },
        permalink_url: { type: "string" },
        public: { type: "boolean" },
        resource_type: { type: "string" },
        start_on: { type: "timestamp" },
        team: { type: "object" },
        workspace: { type: "object" },
      },
      hit: { title: [["name"]], text: [["notes"], ["owner", "name"], ["team", "name"]] },
      refs: { "owner.gid": "users.gid", "team.gid": "teams.gid", "workspace.gid": "workspaces.gid" },
    },
    project_custom_field_settings: { description: "A custom field of a project, with its display setting.", refs: {} },
    task_projects: { description: "The projects that a task belongs to.", refs: {} },
    team_projects: { description: "The projects of a team.", refs: {} },
    workspace_projects: {
      description: "The projects of a workspace. Asana may time out for large workspaces; `team_projects` is faster.",
      refs: {},
    },
    workspaces: {
      description: "A workspace of users, projects and tasks. An organization is a workspace with an email domain.",
      search: {
        email_domains: { type: "array" },
        gid: { type: "string" },
        is_organization: { type: "boolean" },
        name: { type: "string" },
        resource_type: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email_domains"]] },
      refs: {},
    },
    workspace_typeahead: {
      description: "Asana's typeahead, which finds objects of a workspace by the beginning of their name.",
      refs: {},
    },
    users: {
      description: "A user with access to a workspace.",
      search: {
        email: { type: "string" },
        gid: { type: "string" },
        name: { type: "string" },
        photo: { type: "object" },
        resource_type: { type: "string" },
        workspaces: { type: "array" },
      },
      hit: { title: [["name"]], text: [["email"]] },
      refs: {},
    },
    workspace_users: {
      description: "The first 2,000 users of a workspace, sorted by name. For all users, see `users`.",
      refs: {},
    },
    team_users: {
      description: "The first 2,000 users of a team, sorted by name. For all users, see `users`.",
      refs: {},
    },
    teams: {
      description: "A team of an organization, whose members share projects.",
      search: {
        description: { type: "string" },
        gid: { type: "string" },
        html_description: { type: "string" },
        name: { type: "string" },
        organization: { type: "object" },
        permalink_url: { type: "string" },
        resource_type: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: { "organization.gid": "workspaces.gid" },
    },
    team_memberships: { description: "A membership of a user in a team.", refs: {} },
    workspace_memberships: { description: "A membership of a user in a workspace.", refs: {} },
    workspace_teams: { description: "The teams of a workspace that the account can see.", refs: {} },
    user_teams: { description: "The teams of a user in an organization.", refs: {} },
    attachments: {
      description: "An attachment of a task or project, stored by Asana or externally.",
      search: {
        connected_to_app: { type: "boolean" },
        created_at: { type: "timestamp" },
        download_url: { type: "string" },
        gid: { type: "string" },
        host: { type: "string" },
        name: { type: "string" },
        parent: { type: "object" },
        permanent_url: { type: "string" },
        resource_subtype: { type: "string" },
        resource_type: { type: "string" },
        size: { type: "integer" },
        view_url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["parent", "name"]] },
      refs: { "parent.gid": "tasks.gid" },
    },
    workspace_tags: { description: "The tags of a workspace.", refs: {} },
    tags: {
      description: "A tag for the tasks of a workspace.",
      search: {
        color: { type: "string" },
        followers: { type: "array" },
        gid: { type: "string" },
        name: { type: "string" },
        permalink_url: { type: "string" },
        resource_type: { type: "string" },
        workspace: { type: "object" },
      },
      hit: { title: [["name"]], text: [["workspace", "name"]] },
      refs: { "workspace.gid": "workspaces.gid" },
    },
    task_tags: { description: "The tags of a task.", refs: {} },
    tag_tasks: { description: "The tasks with a tag.", refs: {} },
    project_sections: { description: "The sections of a project, in order.", refs: {} },
    sections: {
      description: "A section of a project, such as a column of its board.",
      search: {
        created_at: { type: "timestamp" },
        gid: { type: "string" },
        name: { type: "string" },
        project: { type: "object" },
        resource_type: { type: "string" },
      },
      hit: { title: [["name"]], text: [["project", "name"]] },
      refs: { "project.gid": "projects.gid" },
    },
    task_subtasks: { description: "The subtasks of a task.", refs: {} },
    task_dependencies: { description: "The dependencies of a task: tasks that it waits for.", refs: {} },
    task_dependents: { description: "The dependents of a task: tasks that wait for it.", refs: {} },
    stories: { description: "A story of a task: a comment, or a change that Asana recorded.", refs: {} },
    user_task_lists: { description: "A user's My tasks in a workspace.", refs: {} },
    user_task_list_tasks: { description: "The tasks of a user's My tasks list.", refs: {} },
    memberships: {
      description: "A membership of a user or team in a project, portfolio, goal, custom field or custom type.",
      refs: {},
    },
    project_memberships: {
      description: "A membership of a user or team in a project, with its access level.",
      refs: {},
    },
    status_updates: { description: "A status update of a project, portfolio or goal.", refs: {} },
    custom_fields: { description: "A custom field of a workspace, which projects and portfolios can use.", refs: {} },
    enum_options: {
      description: "An option of an enum or multi-enum custom field. `custom_fields.get` lists the options of a field.",
      refs: {},
    },
    portfolios: { description: "A portfolio of projects and other portfolios.", refs: {} },
    portfolio_items: { description: "The items of a portfolio: projects and portfolios.", refs: {} },
    portfolio_custom_field_settings: {
      description: "A custom field of a portfolio, with its display setting.",
      refs: {},
    },
    project_templates: { description: "A template for projects.", refs: {} },
    task_templates: { description: "A template for tasks of a project.", refs: {} },
    jobs: { description: "A job of Asana in the background, such as a duplication.", refs: {} },
  },
  operations: {
    "tasks.list": {
      description: "Lists the tasks of a project, of a section, or of an assignee in a workspace.",
      keywords: [
        "my plate",
        "my work",
        "open work",
        "what is due",
        "overdue",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "tasks due",
        "still open tasks",
        "what is overdue",
        "incomplete tasks",
        "who is on what",
        "to do list",
        "my tasks",
        "assigned to me",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksListParamsOpt_fields,
          project: { description: "GID of the project to list tasks of." },
          section: { description: "GID of the section to list tasks of." },
          workspace: { description: "GID of the workspace to search in. Requires `assignee`." },
          assignee: { description: "User GID or email address of the assignee, or `me`. Requires `workspace`." },
          completed_since: tasksListParamsCompleted_since,
          modified_since: {
            description: "Filters to tasks modified since this time, in ISO 8601 format.",
            examples: ["2026-11-20T09:00:00Z"],
          },
        },
      },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with all its fields.",
      keywords: [
        "open to-do",
        "what is it about",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "details of the task",
        "when is it due",
        "who owns the task",
        "is it finished",
        "status of the task",
      ],
      params: { properties: { opt_fields: tasksListParamsOpt_fields, task_gid: tasksGetParamsTask_gid } },
      isGraphql: false,
    },
    "tasks.create": {
      description:
        "Creates a task in a workspace, in projects, or as a subtask of `parent`. Asana takes the workspace from " +
        "`projects` or `parent` if you leave it out.",
      keywords: [
        "remind",
        "add to-do",
        "jot down",
        "hand out",
        "delegate",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "add a task",
        "new to do",
        "remind somebody to",
        "put to do list",
        "assign somebody a task",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          name: { description: "Name of the task." },
          workspace: { description: "GID of the workspace of the task. Cannot be changed later." },
          projects: { description: "GIDs of the projects to add the task to." },
          parent: { description: "GID of the parent task, to create a subtask." },
          assignee: tasksCreateParamsAssignee,
          assignee_section: tasksCreateParamsAssignee_section,
          due_on: tasksCreateParamsDue_on,
          due_at: tasksCreateParamsDue_at,
          start_on: tasksCreateParamsStart_on,
          start_at: tasksCreateParamsStart_at,
          notes: { description: "Description of the task, as plain text." },
          html_notes: tasksCreateParamsHtml_notes,
          completed: { description: "Whether the task is complete." },
          resource_subtype: { description: "Type of the task." },
          approval_status: tasksCreateParamsApproval_status,
          followers: {
            description: "Users to follow the task, each by GID, email address or `me`.",
            examples: [["2202", "lin@example.com"]],
          },
          tags: { description: "GIDs of the tags to add to the task." },
          liked: tasksCreateParamsLiked,
          custom_fields: tasksCreateParamsCustom_fields,
          external: tasksCreateParamsExternal,
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description:
        "Updates a task. Fields that you leave out keep their value. For projects, tags, followers and dependencies, " +
        "use the `add_` and `remove_` actions.",
      keywords: [
        "tick off",
        "mark done",
        "check off",
        "finish",
        "reassign",
        "hand over",
        "postpone",
        "reschedule",
        "push deadline",
        "rename",
        "to-do",
        "mark as done",
        "complete the task",
        "push the due date",
        "move the deadline",
        "reassign the task",
        "rename the task",
        "change the assignee",
        "hand the task to",
        "set due",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          task_gid: tasksGetParamsTask_gid,
          name: { description: "Name of the task." },
          assignee: tasksCreateParamsAssignee,
          assignee_section: tasksCreateParamsAssignee_section,
          due_on: tasksCreateParamsDue_on,
          due_at: tasksCreateParamsDue_at,
          start_on: tasksCreateParamsStart_on,
          start_at: tasksCreateParamsStart_at,
          notes: { description: "Description of the task, as plain text." },
          html_notes: tasksCreateParamsHtml_notes,
          completed: { description: "Whether the task is complete." },
          resource_subtype: { description: "Type of the task." },
          approval_status: tasksCreateParamsApproval_status,
          custom_type: { description: "GID of the task's custom type. Requires the `custom` subtype." },
          custom_type_status_option: {
            description: "GID of the status option of the custom type. Requires the `custom` subtype.",
          },
          liked: tasksCreateParamsLiked,
          custom_fields: tasksCreateParamsCustom_fields,
          external: tasksCreateParamsExternal,
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task. You can restore it from your trash in Asana for 30 days.",
      keywords: [
        "scrap",
        "bin",
        "throw away",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "get rid the task",
        "remove the task",
      ],
      params: { properties: { task_gid: tasksGetParamsTask_gid } },
      isGraphql: false,
    },
    "tasks.duplicate": {
      description: "Starts a job that copies a task. For its status and the new task, use `jobs.get`.",
      keywords: [
        "clone",
        "replicate",
        "repeat",
        "same again",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: {
        properties: {
          task_gid: tasksGetParamsTask_gid,
          name: { description: "Name of the new task." },
          include: {
            description:
              "Comma-separated parts to copy: `assignee`, `attachments`, `dates`, `dependencies`, `followers`, " +
              "`notes`, `parent`, `projects`, `subtasks` and `tags`.",
            examples: ["notes,assignee,subtasks"],
          },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "tasks.set_parent": {
      description: "Makes a task a subtask of another task, or with `null` an independent task.",
      keywords: [
        "nest",
        "make subtask",
        "move under",
        "attach below",
        "child",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: {
        properties: {
          task_gid: tasksGetParamsTask_gid,
          parent: { description: "GID of the new parent task. `null` removes the parent." },
          insert_after: { description: "GID of the subtask to insert the task after. `null` inserts it first." },
          insert_before: { description: "GID of the subtask to insert the task before. `null` inserts it last." },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "tasks.add_project": {
      description:
        "Adds a task to a project, or moves it within a project that it belongs to. Without a position, it goes to " +
        "the end.",
      keywords: [
        "put on board",
        "also file under",
        "add to list",
        "multi-home",
        "section",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "put task another project",
        "also in project",
      ],
      params: {
        properties: {
          task_gid: tasksGetParamsTask_gid,
          project: { description: "GID of the project." },
          section: { description: "GID of the project's section to place the task in." },
          insert_after: {
            description: "GID of the task to place it after. `null` places it first in the project or section.",
          },
          insert_before: {
            description: "GID of the task to place it before. `null` places it last in the project or section.",
          },
        },
      },
      isGraphql: false,
    },
    "tasks.remove_project": {
      description: "Removes a task from a project. The task itself stays.",
      keywords: [
        "take off board",
        "unlink",
        "detach",
        "unfile",
        "drop from list",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: { properties: { task_gid: tasksGetParamsTask_gid, project: { description: "GID of the project." } } },
      isGraphql: false,
    },
    "tasks.add_tag": {
      description: "Adds a tag to a task.",
      keywords: [
        "label",
        "categorize",
        "flag",
        "mark as",
        "color",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "label the task",
      ],
      params: tasksAdd_tagParams,
      isGraphql: false,
    },
    "tasks.remove_tag": {
      description: "Removes a tag from a task. The tag itself stays.",
      keywords: [
        "unlabel",
        "untag",
        "take off label",
        "uncategorize",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: tasksAdd_tagParams,
      isGraphql: false,
    },
    "tasks.add_followers": {
      description: "Adds followers to a task, and returns the task.",
      keywords: [
        "watcher",
        "collaborator",
        "subscribe",
        "keep posted",
        "cc",
        "loop in",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "keep somebody posted",
        "add as collaborator",
      ],
      params: tasksAdd_followersParams,
      isGraphql: false,
    },
    "tasks.remove_followers": {
      description: "Removes followers from a task, and returns the task.",
      keywords: [
        "unsubscribe",
        "stop watching",
        "unfollow",
        "drop collaborator",
        "leave",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: tasksAdd_followersParams,
      isGraphql: false,
    },
    "tasks.add_dependencies": {
      description:
        "Adds dependencies to a task, the tasks that it waits for. A task has up to 30 dependencies and dependents.",
      keywords: [
        "blocked by",
        "waiting on",
        "cannot start",
        "prerequisite",
        "blocker",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
        "depends on",
        "waiting for another task",
      ],
      params: tasksAdd_dependenciesParams,
      isGraphql: false,
    },
    "tasks.remove_dependencies": {
      description: "Removes dependencies from a task.",
      keywords: [
        "unblock",
        "no longer waiting",
        "lift blocker",
        "free up",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: tasksAdd_dependenciesParams,
      isGraphql: false,
    },
    "tasks.add_dependents": {
      description:
        "Adds dependents to a task, the tasks that wait for it. A task has up to 30 dependencies and dependents.",
      keywords: [
        "blocks",
        "blocking",
        "holds up",
        "successor",
        "comes after",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: tasksAdd_dependentsParams,
      isGraphql: false,
    },
    "tasks.remove_dependents": {
      description: "Removes dependents from a task.",
      keywords: [
        "stop blocking",
        "release",
        "no longer holds up",
        "unlink",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: tasksAdd_dependentsParams,
      isGraphql: false,
    },
    "tasks.get_by_custom_id": {
      description: "Gets a task by its generated custom ID, such as `BUG-12`.",
      keywords: [
        "ticket number",
        "human ID",
        "short ID",
        "key",
        "reference number",
        "to-do",
        "todo",
        "work item",
        "action item",
        "assignment",
        "chore",
        "ticket",
        "deadline",
        "due date",
      ],
      params: {
        properties: {
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          custom_id: { description: "Custom ID of the task, as its ID custom field shows it.", examples: ["BUG-12"] },
        },
      },
      isGraphql: false,
    },
    "project_tasks.list": {
      description:
        "Lists the tasks of a project in the project's order. To filter by modification time, use `tasks.list`.",
      keywords: [
        "to-do",
        "work item",
        "board cards",
        "backlog",
        "what is left",
        "remaining work",
        "board content",
        "progress",
        "tasks in the project",
        "what left the project",
        "open items the project",
        "project to do list",
        "what remains",
        "how many tasks",
        "unfinished",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksListParamsOpt_fields,
          project_gid: project_tasksListParamsProject_gid,
          completed_since: tasksListParamsCompleted_since,
        },
      },
      isGraphql: false,
    },
    "workspace_task_search.list": {
      description:
        "Searches the tasks of a workspace by at least one filter. Finds up to 100 tasks; changes appear after 10 to " +
        "60 seconds.",
      keywords: [
        "find to-do",
        "look for",
        "my open work",
        "assigned to me",
        "still open",
        "overdue",
        "due this week",
        "unfinished",
        "everywhere",
        "overdue tasks",
        "tasks assigned to",
        "what is overdue",
        "what is still open",
        "anything overdue for",
        "tasks mentioning",
        "who has tasks",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: { description: "Offset. Asana's task search has no pages; leave it out." },
          opt_fields: tasksListParamsOpt_fields,
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          text: { description: "Text to search for in the name and notes of tasks." },
          completed: { description: "Whether to return only completed (`true`) or only incomplete (`false`) tasks." },
          "assignee.any": { description: "Comma-separated assignees: user GIDs, email addresses, `me` or `null`." },
          "projects.any": { description: "Comma-separated project GIDs. Finds tasks in any of them." },
          "sections.any": { description: "Comma-separated section GIDs. Finds tasks in any of them." },
          "teams.any": { description: "Comma-separated team GIDs. Finds tasks of any of them." },
          "followers.any": {
            description: "Comma-separated user GIDs, or `me`. Finds tasks that any of these users follows.",
          },
          "created_at.after": {
            examples: ["2026-11-20T09:00:00Z"],
            description: "Filters to tasks created after this time, in ISO 8601 format.",
          },
          "created_at.before": {
            examples: ["2026-11-20T09:00:00Z"],
            description: "Filters to tasks created before this time, in ISO 8601 format.",
          },
          "modified_at.after": {
            examples: ["2026-11-20T09:00:00Z"],
            description: "Filters to tasks modified after this time, in ISO 8601 format.",
          },
          "modified_at.before": {
            examples: ["2026-11-20T09:00:00Z"],
            description: "Filters to tasks last modified before this time, in ISO 8601 format.",
          },
          "due_on.after": { examples: ["2026-11-20"], description: "Filters to tasks due after this date." },
          "due_on.before": { examples: ["2026-11-20"], description: "Filters to tasks due before this date." },
          resource_subtype: { description: "Task subtype: `default_task`, `milestone`, `approval` or `custom`." },
          sort_by: {
            description:
              "Sort field: `due_date`, `created_at`, `completed_at`, `likes`, `relevance` or `modified_at`, which is " +
              "Asana's default.",
          },
          sort_ascending: { description: "Whether to sort in ascending order. Asana's default is `false`." },
        },
      },
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists projects. Set `workspace` or `team`, unless the account belongs to one workspace only.",
      keywords: [
        "which boards",
        "ongoing work",
        "active plans",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "which projects are running",
        "active projects",
        "projects we have",
        "project called",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace: { description: "GID of the workspace to list projects of." },
          team: { description: "GID of the team to list projects of. Deprecated: use memberships.list instead." },
          archived: projectsListParamsArchived,
        },
      },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project with all its fields.",
      keywords: [
        "status",
        "owner",
        "deadline",
        "how is",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "how the project going",
        "project status",
        "who owns the project",
        "when the project due",
      ],
      params: {
        properties: { opt_fields: tasksCreateParamsOpt_fields, project_gid: project_tasksListParamsProject_gid },
      },
      isGraphql: false,
    },
    "projects.create": {
      description: "Creates a project in a workspace. In an organization, set `team` too.",
      keywords: [
        "start",
        "kick off",
        "set up board",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "start a project",
        "new project for",
        "set up a project",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          name: { description: "Name of the project." },
          workspace: { description: "GID of the workspace of the project. Cannot be changed later." },
          team: {
            description:
              "GID of the team to share the project with. Asana phases it out: share with `memberships.create` where " +
              "it works.",
          },
          notes: projectsCreateParamsNotes,
          html_notes: projectsCreateParamsHtml_notes,
          owner: projectsCreateParamsOwner,
          due_on: projectsCreateParamsDue_on,
          start_on: projectsCreateParamsStart_on,
          color: { description: "Color of the project. `null` removes it." },
          icon: projectsCreateParamsIcon,
          default_view: { description: "View to open the project with." },
          privacy_setting: projectsCreateParamsPrivacy_setting,
          default_access_level: projectsCreateParamsDefault_access_level,
          archived: { description: "Whether it is archived." },
          custom_fields: tasksCreateParamsCustom_fields,
        },
      },
      isGraphql: false,
    },
    "projects.update": {
      description: "Updates a project. Fields that you leave out keep their value. To archive it, set `archived`.",
      keywords: [
        "rename board",
        "change owner",
        "move deadline",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "archive the project",
        "change the project owner",
        "rename the project",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          project_gid: project_tasksListParamsProject_gid,
          name: { description: "Name of the project." },
          notes: projectsCreateParamsNotes,
          html_notes: projectsCreateParamsHtml_notes,
          owner: projectsCreateParamsOwner,
          due_on: projectsCreateParamsDue_on,
          start_on: projectsCreateParamsStart_on,
          color: { description: "Color of the project. `null` removes it." },
          icon: projectsCreateParamsIcon,
          default_view: { description: "View to open the project with." },
          privacy_setting: projectsCreateParamsPrivacy_setting,
          default_access_level: projectsCreateParamsDefault_access_level,
          archived: { description: "Whether it is archived." },
          custom_fields: tasksCreateParamsCustom_fields,
        },
      },
      isGraphql: false,
    },
    "projects.delete": {
      description: "Deletes a project.",
      keywords: ["scrap", "close down", "board", "initiative", "campaign", "plan", "roadmap", "timeline", "kanban"],
      params: projectsDeleteParams,
      isGraphql: false,
    },
    "projects.duplicate": {
      description:
        "Starts a job that copies a project with its tasks. For its status and the new project, use `jobs.get`.",
      keywords: [
        "copy board",
        "clone",
        "reuse",
        "same again",
        "replicate",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: {
        properties: {
          project_gid: project_tasksListParamsProject_gid,
          name: { description: "Name of the new project." },
          include: {
            description:
              "Comma-separated parts to copy besides tasks, views and rules, such as `members`, `notes`, " +
              "`permissions`, `task_assignee`, `task_dates`, `task_notes`, `task_subtasks` and `task_tags`.",
            examples: ["members,notes,task_notes,task_dates"],
          },
          schedule_dates: {
            properties: {
              should_skip_weekends: { description: "Whether shifted dates skip weekends." },
              due_on: {
                description: "Last due date of the new project, in the form YYYY-MM-DD. Not together with `start_on`.",
              },
              start_on: { description: "First start date of the new project, in the form YYYY-MM-DD." },
            },
            description: "Dates to shift the copied tasks to. Requires `task_dates` in `include`.",
          },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "projects.add_members": {
      description:
        "Adds members to a project, and returns the project. Their own settings may make them followers too.",
      keywords: [
        "invite",
        "give access",
        "share",
        "onboard",
        "let in",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "add somebody the project",
        "give access the project",
        "invite to the project",
      ],
      params: projectsAdd_membersParams,
      isGraphql: false,
    },
    "projects.remove_members": {
      description: "Removes members from a project, and returns the project.",
      keywords: [
        "take off",
        "kick out",
        "revoke access",
        "unshare",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: projectsAdd_membersParams,
      isGraphql: false,
    },
    "projects.add_followers": {
      description: "Adds followers to a project, and returns the project. They become members too.",
      keywords: [
        "notify",
        "watch",
        "subscribe",
        "keep informed",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: projectsAdd_followersParams,
      isGraphql: false,
    },
    "projects.remove_followers": {
      description: "Removes followers from a project, and returns the project. They stay members.",
      keywords: [
        "unsubscribe",
        "unfollow",
        "stop notifications",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: projectsAdd_followersParams,
      isGraphql: false,
    },
    "projects.add_custom_field_setting": {
      description:
        "Adds a custom field to a project, and returns its setting. The tasks of the project then have the field.",
      keywords: [
        "add column",
        "show field",
        "attach property",
        "new column",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: {
        properties: {
          project_gid: project_tasksListParamsProject_gid,
          custom_field: projectsAdd_custom_field_settingParamsCustom_field,
          is_important: projectsAdd_custom_field_settingParamsIs_important,
          insert_before: projectsAdd_custom_field_settingParamsInsert_before,
          insert_after: projectsAdd_custom_field_settingParamsInsert_after,
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "projects.remove_custom_field_setting": {
      description: "Removes a custom field from a project. The custom field itself stays.",
      keywords: [
        "hide field",
        "remove column",
        "detach property",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
      ],
      params: {
        properties: {
          project_gid: project_tasksListParamsProject_gid,
          custom_field: projectsAdd_custom_field_settingParamsCustom_field,
        },
      },
      isGraphql: false,
    },
    "projects.get_task_counts": {
      description: "Gets the numbers of tasks and milestones of a project: all, incomplete and completed.",
      keywords: [
        "how many",
        "number of to-dos",
        "progress",
        "statistics",
        "percent done",
        "board",
        "initiative",
        "campaign",
        "plan",
        "roadmap",
        "timeline",
        "kanban",
        "how many tasks done",
        "progress of the project",
        "percent complete",
        "completed versus open",
      ],
      params: projectsDeleteParams,
      isGraphql: false,
    },
    "project_custom_field_settings.list": {
      description: "Lists the custom fields of a project, with their types and enum options.",
      keywords: ["columns", "properties", "attributes", "which fields", "extra columns", "metadata"],
      params: project_custom_field_settingsListParams,
      record: { $ref: "#/$defs/CustomFieldSetting" },
      isGraphql: false,
    },
    "task_projects.list": {
      description: "Lists the projects that a task belongs to.",
      keywords: ["boards", "where it belongs", "which boards", "home", "containing lists", "multi-home"],
      params: task_projectsListParams,
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "team_projects.list": {
      description: "Lists the projects of a team.",
      keywords: ["boards", "initiatives", "department work", "group boards", "plans", "what a group does"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          team_gid: team_projectsListParamsTeam_gid,
          archived: projectsListParamsArchived,
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "workspace_projects.list": {
      description: "Lists the projects of a workspace, across all its teams.",
      keywords: ["boards", "initiatives", "all plans", "roadmap", "everything we run", "portfolio overview"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          archived: projectsListParamsArchived,
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "workspaces.list": {
      description: "Lists the workspaces and organizations that the account belongs to.",
      keywords: ["which companies", "my accounts", "company", "domain", "tenant", "office"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: false,
    },
    "workspaces.get": {
      description: "Gets a workspace with its name, email domains and whether it is an organization.",
      keywords: ["company details", "company", "account", "tenant", "office"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
        },
      },
      isGraphql: false,
    },
    "workspaces.add_user": {
      description: "Adds a user to a workspace, and returns the user. Asana invites a new email address.",
      keywords: [
        "onboard",
        "new employee",
        "colleague",
        "give account",
        "organization",
        "company",
        "account",
        "domain",
        "tenant",
        "office",
      ],
      params: {
        properties: {
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          user: workspacesAdd_userParamsUser,
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "workspaces.remove_user": {
      description:
        "Removes a user from a workspace. Requires an administrator of the workspace, who then owns what the user " +
        "owned. Cannot be undone.",
      keywords: [
        "offboard",
        "kick out",
        "deprovision",
        "left company",
        "fire",
        "organization",
        "company",
        "account",
        "domain",
        "tenant",
        "office",
      ],
      params: {
        properties: { workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid, user: workspacesAdd_userParamsUser },
      },
      isGraphql: false,
    },
    "workspace_typeahead.list": {
      description:
        "Finds users, projects, tasks, tags and other objects of a workspace by name. Quick, but not exhaustive.",
      keywords: [
        "autocomplete",
        "quick find",
        "suggest",
        "jump to",
        "look up by name",
        "type ahead",
        "which one is called",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          resource_type: { description: "Type of the objects." },
          query: {
            description: "Text to find, such as the beginning of a name. Without it, Asana returns recent objects.",
          },
          count: { description: "Maximum number of objects, 1 to 100. Defaults to 20." },
        },
      },
      record: { $ref: "#/$defs/Named" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists users. Set `workspace` or `team`, unless the account belongs to one workspace only.",
      keywords: [
        "who works here",
        "everybody",
        "person",
        "colleague",
        "teammate",
        "employee",
        "people",
        "staff",
        "assignee",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace: { description: "GID of the workspace to list users of." },
          team: { description: "GID of the team to list users of." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user with email address, photo and workspaces.",
      keywords: [
        "profile",
        "who is",
        "avatar",
        "person",
        "colleague",
        "teammate",
        "employee",
        "people",
        "staff",
        "assignee",
      ],
      params: { properties: { opt_fields: tasksCreateParamsOpt_fields, user_gid: workspacesAdd_userParamsUser } },
      isGraphql: false,
    },
    "workspace_users.list": {
      description: "Lists users of a workspace by name, up to 2,000.",
      keywords: [
        "colleague",
        "employee",
        "everybody",
        "staff",
        "people",
        "directory",
        "who works here",
        "teammates",
        "people in the workspace",
      ],
      params: workspace_usersListParams,
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "team_users.list": {
      description: "Lists users of a team by name, up to 2,000.",
      keywords: ["who is in team", "colleagues", "members", "people", "staff", "group roster"],
      params: team_usersListParams,
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team with its description and organization.",
      keywords: ["group details", "department", "group", "squad", "unit", "crew", "division"],
      params: { properties: { opt_fields: tasksCreateParamsOpt_fields, team_gid: team_projectsListParamsTeam_gid } },
      isGraphql: false,
    },
    "teams.create": {
      description: "Creates a team in an organization.",
      keywords: ["set up department", "form group", "department", "group", "squad", "unit", "crew", "division"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          name: { description: "Name of the team." },
          organization: { description: "GID of the organization. Cannot be changed later." },
          description: { description: "Description of the team, as plain text." },
          html_description: teamsCreateParamsHtml_description,
          visibility: teamsCreateParamsVisibility,
        },
      },
      isGraphql: false,
    },
    "teams.update": {
      description: "Updates a team. Fields that you leave out keep their value.",
      keywords: ["rename group", "change description", "department", "group", "squad", "unit", "crew", "division"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          team_gid: team_projectsListParamsTeam_gid,
          name: { description: "Name of the team." },
          description: { description: "Description of the team, as plain text." },
          html_description: teamsCreateParamsHtml_description,
          visibility: teamsCreateParamsVisibility,
        },
      },
      isGraphql: false,
    },
    "teams.add_user": {
      description:
        "Adds a user of the organization to a team, and returns the team membership. Requires a member of the team.",
      keywords: [
        "invite",
        "put in group",
        "join",
        "assign colleague",
        "new member",
        "department",
        "group",
        "squad",
        "unit",
        "crew",
        "division",
        "add somebody the team",
      ],
      params: {
        properties: {
          team_gid: team_projectsListParamsTeam_gid,
          user: workspacesAdd_userParamsUser,
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "teams.remove_user": {
      description: "Removes a user from a team. Requires a member of the team.",
      keywords: [
        "take out",
        "kick",
        "leave group",
        "drop colleague",
        "department",
        "group",
        "squad",
        "unit",
        "crew",
        "division",
      ],
      params: { properties: { team_gid: team_projectsListParamsTeam_gid, user: workspacesAdd_userParamsUser } },
      isGraphql: false,
    },
    "team_memberships.list": {
      description: "Lists the memberships of a team.",
      keywords: ["who belongs", "group roster", "guests", "admins", "participation", "belonging"],
      params: team_usersListParams,
      record: { $ref: "#/$defs/TeamMembership" },
      isGraphql: false,
    },
    "team_memberships.get": {
      description: "Gets a team membership, with its rights.",
      keywords: [
        "one belonging",
        "is admin",
        "who belongs",
        "group roster",
        "guests",
        "admins",
        "participation",
        "belonging",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          team_membership_gid: { description: "GID of the team membership, as `team_memberships.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "workspace_memberships.list": {
      description: "Lists the memberships of a workspace.",
      keywords: ["who belongs", "guests", "seats", "licenses", "vacation dates", "is active"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace_gid: tasksGet_by_custom_idParamsWorkspace_gid,
          user: workspace_membershipsListParamsUser,
        },
      },
      record: { $ref: "#/$defs/WorkspaceMembership" },
      isGraphql: false,
    },
    "workspace_memberships.get": {
      description: "Gets a workspace membership, with its rights.",
      keywords: [
        "one belonging",
        "guest or member",
        "who belongs",
        "guests",
        "seats",
        "licenses",
        "vacation dates",
        "is active",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          workspace_membership_gid: {
            description: "GID of the workspace membership, as `workspace_memberships.list` returns it.",
          },
        },
      },
      isGraphql: false,
    },
    "workspace_teams.list": {
      description: "Lists the teams of a workspace that the account can see.",
      keywords: ["departments", "groups", "squads", "all units", "divisions", "which groups"],
      params: workspace_usersListParams,
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "user_teams.list": {
      description: "Lists the teams that a user belongs to in an organization.",
      keywords: ["departments", "my groups", "which groups", "squads", "memberships"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          user_gid: workspacesAdd_userParamsUser,
          organization: { description: "GID of the organization." },
        },
      },
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "attachments.list": {
      description: "Lists the attachments of a task, project or project brief.",
      keywords: [
        "which files",
        "documents",
        "file",
        "picture",
        "screenshot",
        "PDF",
        "upload",
        "Drive link",
        "files on the task",
        "what is attached",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          parent: { description: "GID of the task, project or project brief to list attachments of." },
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "attachments.get": {
      description:
        "Gets an attachment with its name, size in bytes and URLs. The `download_url` expires within minutes.",
      keywords: ["file details", "link", "file", "document", "picture", "screenshot", "PDF", "upload", "Drive link"],
      params: {
        properties: { opt_fields: tasksCreateParamsOpt_fields, attachment_gid: attachmentsGetParamsAttachment_gid },
      },
      isGraphql: false,
    },
    "attachments.create": {
      description:
        "Uploads a file of up to 100 MB to a task, project or project brief. For a link, use `attachments.link`.",
      keywords: ["attach", "add picture", "document", "picture", "screenshot", "PDF", "Drive link"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          parent: attachmentsCreateParamsParent,
          file: {
            description: "The file, with its name and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "attachments.delete": {
      description: "Deletes an attachment.",
      keywords: ["detach", "remove file", "file", "document", "picture", "screenshot", "PDF", "upload", "Drive link"],
      params: { properties: { attachment_gid: attachmentsGetParamsAttachment_gid } },
      isGraphql: false,
    },
    "attachments.download": {
      description:
        "Downloads an attachment that Asana stores, as a stream. Fails for external files (Dropbox, Google Drive, " +
        "OneDrive, Box, Vimeo).",
      keywords: ["save", "fetch", "get PDF", "document", "picture", "screenshot", "PDF", "upload", "Drive link"],
      params: {
        properties: {
          attachment_gid: attachmentsGetParamsAttachment_gid,
          range_header: { description: "Byte range of the content to download, such as `bytes=0-1023`." },
        },
      },
      isGraphql: false,
    },
    "attachments.link": {
      description: "Creates an attachment from the URL of an external resource, on a task, project or project brief.",
      keywords: [
        "reference",
        "Google Drive",
        "Dropbox",
        "external file",
        "file",
        "document",
        "picture",
        "screenshot",
        "PDF",
        "upload",
        "Drive link",
      ],
      params: {
        properties: {
          parent: attachmentsCreateParamsParent,
          url: { description: "URL of the external resource." },
          name: { description: "Name of the attachment." },
          connect_to_app: {
            description: "Whether to show the attachment in the calling app's widget of the task. For tasks only.",
          },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "workspace_tags.list": {
      description: "Lists the tags of a workspace.",
      keywords: ["label", "category", "keyword", "flag", "color", "which labels"],
      params: workspace_usersListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.get": {
      description: "Gets a tag with its color, notes and workspace.",
      keywords: ["label details", "label", "category", "keyword", "flag", "marker"],
      params: { properties: { opt_fields: tasksCreateParamsOpt_fields, tag_gid: tagsGetParamsTag_gid } },
      isGraphql: false,
    },
    "tags.create": {
      description: "Creates a tag in a workspace.",
      keywords: ["new label", "label", "category", "keyword", "flag", "color", "marker"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          name: { description: "Name of the tag." },
          workspace: { description: "GID of the workspace of the tag. Cannot be changed later." },
          color: { description: "Color of the tag. `null` removes it." },
          notes: { description: "Description of the tag, as plain text." },
          followers: {
            description: "Users to follow the tag, each by GID, email address or `me`.",
            examples: [["2202", "lin@example.com"]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.update": {
      description: "Updates a tag. Fields that you leave out keep their value.",
      keywords: ["rename label", "recolor", "label", "category", "keyword", "flag", "color", "marker"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          tag_gid: tagsGetParamsTag_gid,
          name: { description: "Name of the tag." },
          color: { description: "Color of the tag. `null` removes it." },
          notes: { description: "Description of the tag, as plain text." },
        },
      },
      isGraphql: false,
    },
    "tags.delete": {
      description: "Deletes a tag, and removes it from its tasks.",
      keywords: ["drop label", "label", "category", "keyword", "flag", "color", "marker"],
      params: { properties: { tag_gid: tagsGetParamsTag_gid } },
      isGraphql: false,
    },
    "task_tags.list": {
      description: "Lists the tags of a task.",
      keywords: ["label", "category", "flags", "keyword", "which labels", "marked as"],
      params: task_projectsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tag_tasks.list": {
      description: "Lists the tasks with a tag.",
      keywords: ["labeled", "everything marked", "categorized", "flagged to-dos", "with label", "work items"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksListParamsOpt_fields,
          tag_gid: tagsGetParamsTag_gid,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "project_sections.list": {
      description: "Lists the sections of a project, in order.",
      keywords: [
        "column",
        "stage",
        "swimlane",
        "kanban column",
        "heading",
        "phase",
        "group",
        "columns of the board",
        "stages of the project",
      ],
      params: project_custom_field_settingsListParams,
      record: { $ref: "#/$defs/Section" },
      isGraphql: false,
    },
    "sections.get": {
      description: "Gets a section with its project.",
      keywords: ["column details", "column", "stage", "swimlane", "kanban column", "heading", "phase", "bucket"],
      params: { properties: { opt_fields: tasksCreateParamsOpt_fields, section_gid: sectionsGetParamsSection_gid } },
      isGraphql: false,
    },
    "sections.create": {
      description: "Creates a section in a project. Without a position, it goes to the end.",
      keywords: [
        "add column",
        "new phase",
        "column",
        "stage",
        "swimlane",
        "kanban column",
        "heading",
        "phase",
        "bucket",
        "new column the board",
        "add a section",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          project_gid: project_tasksListParamsProject_gid,
          name: { description: "Name of the section." },
          insert_before: { description: "GID of the section to insert it before." },
          insert_after: { description: "GID of the section to insert it after." },
        },
      },
      isGraphql: false,
    },
    "sections.update": {
      description: "Renames a section. To move it, use `sections.insert`.",
      keywords: ["rename column", "column", "stage", "swimlane", "kanban column", "heading", "phase", "bucket"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          section_gid: sectionsGetParamsSection_gid,
          name: { description: "Name of the section." },
        },
      },
      isGraphql: false,
    },
    "sections.delete": {
      description: "Deletes an empty section. Asana refuses sections with tasks, and the last section of a project.",
      keywords: [
        "drop column",
        "remove phase",
        "column",
        "stage",
        "swimlane",
        "kanban column",
        "heading",
        "phase",
        "bucket",
      ],
      params: { properties: { section_gid: sectionsGetParamsSection_gid } },
      isGraphql: false,
    },
    "sections.insert": {
      description: "Moves a section before or after another section of its project.",
      keywords: [
        "reorder",
        "move column",
        "rearrange",
        "sort",
        "position",
        "column",
        "stage",
        "swimlane",
        "kanban column",
        "heading",
        "phase",
        "bucket",
      ],
      params: {
        properties: {
          project_gid: project_tasksListParamsProject_gid,
          section: { description: "GID of the section to move." },
          before_section: { description: "GID of the section to place it before." },
          after_section: { description: "GID of the section to place it after." },
        },
      },
      isGraphql: false,
    },
    "sections.add_task": {
      description:
        "Moves a task to a section, out of the project's other sections. Without a position, it goes to the top.",
      keywords: [
        "move card",
        "drag to column",
        "change stage",
        "to done",
        "put under",
        "column",
        "stage",
        "swimlane",
        "kanban column",
        "heading",
        "phase",
        "bucket",
        "move task the column",
        "move to in progress",
        "drag to another section",
      ],
      params: {
        properties: {
          section_gid: sectionsGetParamsSection_gid,
          task: { description: "GID of the task to move." },
          insert_before: { description: "GID of the task to place it before." },
          insert_after: { description: "GID of the task to place it after." },
        },
      },
      isGraphql: false,
    },
    "task_subtasks.list": {
      description: "Lists the direct subtasks of a task.",
      keywords: [
        "steps below",
        "what remains",
        "steps",
        "checklist",
        "child to-do",
        "smaller parts",
        "breakdown",
        "steps of the task",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksListParamsOpt_fields,
          task_gid: tasksGetParamsTask_gid,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "task_subtasks.create": {
      description: "Creates a subtask of a task. For further fields, use `tasks.create` with `parent`.",
      keywords: [
        "split",
        "break down",
        "add step",
        "steps",
        "checklist",
        "child to-do",
        "smaller parts",
        "breakdown",
        "add a subtask",
        "split up",
        "sub item",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          task_gid: { description: "GID of the parent task." },
          name: { description: "Name of the task." },
          assignee: tasksCreateParamsAssignee,
          due_on: tasksCreateParamsDue_on,
          due_at: tasksCreateParamsDue_at,
          notes: { description: "Description of the task, as plain text." },
          html_notes: tasksCreateParamsHtml_notes,
          completed: { description: "Whether the task is complete." },
          followers: {
            description: "Users to follow the subtask, each by GID, email address or `me`.",
            examples: [["2202", "lin@example.com"]],
          },
          custom_fields: tasksCreateParamsCustom_fields,
        },
      },
      isGraphql: false,
    },
    "task_dependencies.list": {
      description: "Lists the dependencies of a task: tasks that must be completed before it.",
      keywords: ["blocked by", "waiting for", "blocker", "prerequisite", "what must come first", "holds it up"],
      params: task_projectsListParams,
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "task_dependents.list": {
      description: "Lists the dependents of a task: tasks that can start once it is completed.",
      keywords: ["blocks", "blocking", "waits for this", "successor", "what comes after", "downstream work"],
      params: task_projectsListParams,
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "stories.list": {
      description:
        "Lists the stories of a task, oldest first. Comments have the type `comment`, recorded changes `system`.",
      keywords: [
        "who said what",
        "discussion",
        "activity",
        "history",
        "log",
        "feed",
        "note",
        "what happened",
        "changelog",
        "comments on the task",
        "what said about task",
        "history of the task",
      ],
      params: task_projectsListParams,
      record: { $ref: "#/$defs/Story" },
      isGraphql: false,
    },
    "stories.get": {
      description: "Gets a story with its text and author.",
      keywords: ["one remark", "comment", "activity", "history", "log", "feed", "note", "what happened", "changelog"],
      params: { properties: { opt_fields: tasksCreateParamsOpt_fields, story_gid: storiesGetParamsStory_gid } },
      isGraphql: false,
    },
    "stories.create": {
      description: "Creates a comment on a task, as the connected user.",
      keywords: [
        "reply",
        "leave note",
        "write",
        "mention",
        "say",
        "activity",
        "history",
        "log",
        "feed",
        "note",
        "what happened",
        "changelog",
        "leave a comment",
        "reply on the task",
        "write on the task",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          task_gid: tasksGetParamsTask_gid,
          text: { description: "Text of the comment, as plain text." },
          html_text: storiesCreateParamsHtml_text,
          is_pinned: { description: "Whether to pin the story to the task." },
          sticker_name: { description: "Sticker of the comment." },
        },
      },
      isGraphql: false,
    },
    "stories.update": {
      description: "Updates the text of a comment, or pins a comment or attachment story.",
      keywords: ["edit remark", "activity", "history", "log", "feed", "note", "what happened", "changelog"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          story_gid: storiesGetParamsStory_gid,
          text: { description: "Text of the comment, as plain text." },
          html_text: storiesCreateParamsHtml_text,
          is_pinned: { description: "Whether to pin the story to the task." },
          sticker_name: { description: "Sticker of the comment." },
        },
      },
      isGraphql: false,
    },
    "stories.delete": {
      description: "Deletes a story that the connected user created.",
      keywords: [
        "delete remark",
        "comment",
        "activity",
        "history",
        "log",
        "feed",
        "note",
        "what happened",
        "changelog",
      ],
      params: { properties: { story_gid: storiesGetParamsStory_gid } },
      isGraphql: false,
    },
    "user_task_lists.get": {
      description: "Gets a user's My tasks list in a workspace. For its tasks, use `user_task_list_tasks.list`.",
      keywords: ["personal list", "own to-dos", "inbox", "my week", "focus list"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          user_gid: workspacesAdd_userParamsUser,
          workspace: tasksGet_by_custom_idParamsWorkspace_gid,
        },
      },
      isGraphql: false,
    },
    "user_task_list_tasks.list": {
      description: "Lists the tasks of a user's My tasks list. Leaves out tasks that the account cannot see.",
      keywords: [
        "on my plate",
        "my to-dos",
        "today",
        "my week",
        "assigned to me",
        "personal list",
        "what on my plate",
        "what have due today",
        "what should work on",
        "I late with anything",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksListParamsOpt_fields,
          user_task_list_gid: { description: "GID of the list, as `user_task_lists.get` returns it." },
          completed_since: tasksListParamsCompleted_since,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "memberships.list": {
      description: "Lists the memberships of a project, portfolio, goal, custom field or custom type.",
      keywords: ["who has access", "access", "participant", "share", "sharing", "permission", "role", "collaborator"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          parent: membershipsListParamsParent,
          member: { description: "Filters by member: GID of the user or team." },
        },
      },
      record: { $ref: "#/$defs/Membership" },
      isGraphql: false,
    },
    "memberships.get": {
      description: "Gets a membership with its member, parent and access level.",
      keywords: ["what role", "participant", "share", "sharing", "permission", "role", "collaborator"],
      params: membershipsGetParams,
      isGraphql: false,
    },
    "memberships.create": {
      description:
        "Creates a membership: adds a user or team to a project, portfolio, goal, custom field or custom type.",
      keywords: [
        "invite",
        "give access",
        "share with",
        "let in",
        "access",
        "participant",
        "share",
        "sharing",
        "permission",
        "role",
        "collaborator",
      ],
      params: {
        properties: {
          parent: membershipsListParamsParent,
          member: { description: "GID of the user or team." },
          access_level: membershipsCreateParamsAccess_level,
        },
      },
      isGraphql: false,
    },
    "memberships.update": {
      description: "Updates the access level of a membership.",
      keywords: ["change role", "make editor", "participant", "share", "sharing", "permission", "role", "collaborator"],
      params: {
        properties: {
          membership_gid: membershipsGetParamsMembership_gid,
          access_level: membershipsCreateParamsAccess_level,
        },
      },
      isGraphql: false,
    },
    "memberships.delete": {
      description:
        "Deletes a membership: removes the member from the project, portfolio, goal, custom field or custom type.",
      keywords: [
        "revoke",
        "kick out",
        "take off",
        "access",
        "participant",
        "share",
        "sharing",
        "permission",
        "role",
        "collaborator",
      ],
      params: membershipsGetParams,
      isGraphql: false,
    },
    "project_memberships.list": {
      description: "Lists the memberships of a project. To change them, use `memberships`.",
      keywords: ["participant", "access", "who is on it", "collaborators", "roles", "board people"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          project_gid: project_tasksListParamsProject_gid,
          user: workspace_membershipsListParamsUser,
        },
      },
      record: { $ref: "#/$defs/ProjectMembership" },
      isGraphql: false,
    },
    "project_memberships.get": {
      description: "Gets a project membership with its access level.",
      keywords: [
        "which role",
        "one participant",
        "participant",
        "who is on it",
        "collaborators",
        "roles",
        "board people",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          project_membership_gid: {
            description: "GID of the project membership, as `project_memberships.list` returns it.",
          },
        },
      },
      isGraphql: false,
    },
    "status_updates.list": {
      description: "Lists the status updates of a project, portfolio or goal.",
      keywords: [
        "how is it going",
        "reports",
        "progress report",
        "health",
        "on track",
        "at risk",
        "weekly report",
        "announcement",
        "how it goes",
        "latest status update",
        "the project on track",
        "what was reported",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          parent: { description: "GID of the project, portfolio or goal." },
          created_since: {
            examples: ["2026-11-20T09:00:00Z"],
            description: "Filters to status updates created since this time, in ISO 8601 format.",
          },
        },
      },
      record: { $ref: "#/$defs/StatusUpdate" },
      isGraphql: false,
    },
    "status_updates.get": {
      description: "Gets a status update with its text and status.",
      keywords: [
        "read report",
        "progress report",
        "health",
        "on track",
        "at risk",
        "weekly report",
        "announcement",
        "how it goes",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          status_update_gid: status_updatesGetParamsStatus_update_gid,
        },
      },
      isGraphql: false,
    },
    "status_updates.create": {
      description: "Posts a status update on a project, portfolio or goal.",
      keywords: [
        "report progress",
        "tell everyone",
        "post update",
        "progress report",
        "health",
        "on track",
        "at risk",
        "weekly report",
        "announcement",
        "how it goes",
        "project is on track",
        "off track",
        "weekly update",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          parent: { description: "GID of the project, portfolio or goal." },
          status_type: {
            description:
              "The new status. Projects and portfolios take the first five, goals all except `on_hold` and " +
              "`complete`.",
          },
          text: { description: "Text of the status update, as plain text." },
          html_text: { description: "Text of the status update, as Asana's HTML. Takes the place of `text`." },
          title: { description: "Title of the status update." },
        },
      },
      isGraphql: false,
    },
    "status_updates.delete": {
      description: "Deletes a status update.",
      keywords: [
        "withdraw report",
        "progress report",
        "health",
        "on track",
        "at risk",
        "weekly report",
        "announcement",
        "how it goes",
      ],
      params: { properties: { status_update_gid: status_updatesGetParamsStatus_update_gid } },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields of a workspace, with their types and enum options.",
      keywords: ["columns", "property", "attribute", "dropdown", "priority field", "metadata"],
      params: workspace_usersListParams,
      record: { $ref: "#/$defs/CustomField" },
      isGraphql: false,
    },
    "custom_fields.get": {
      description: "Gets a custom field with its type and enum options.",
      keywords: ["column settings", "column", "property", "attribute", "dropdown", "priority field", "metadata"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          custom_field_gid: projectsAdd_custom_field_settingParamsCustom_field,
        },
      },
      isGraphql: false,
    },
    "custom_fields.create": {
      description:
        "Creates a custom field in a workspace. To show it on tasks, use `projects.add_custom_field_setting`.",
      keywords: [
        "add column",
        "new property",
        "column",
        "property",
        "attribute",
        "dropdown",
        "priority field",
        "metadata",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          workspace: { description: "GID of the workspace of the field. Cannot be changed later." },
          name: custom_fieldsCreateParamsName,
          resource_subtype: { description: "Type of the field." },
          description: { description: "Description of the field." },
          enum_options: {
            items: {
              properties: {
                name: { description: "Name of the option." },
                color: { description: "Color of the option, such as `blue`." },
                enabled: { description: "Whether the option can be selected." },
              },
            },
            description: "Options of an `enum` or `multi_enum` field.",
          },
          precision: { description: "Decimal places of a number field, 0 to 6." },
          format: { description: "Format of the values of a number field." },
          currency_code: custom_fieldsCreateParamsCurrency_code,
          custom_label: custom_fieldsCreateParamsCustom_label,
          custom_label_position: { description: "Position of `custom_label`." },
          has_notifications_enabled: custom_fieldsCreateParamsHas_notifications_enabled,
        },
      },
      isGraphql: false,
    },
    "custom_fields.update": {
      description:
        "Updates a custom field. Fields that you leave out keep their value. For enum options, use `enum_options`.",
      keywords: ["rename column", "column", "property", "attribute", "dropdown", "priority field", "metadata"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          custom_field_gid: projectsAdd_custom_field_settingParamsCustom_field,
          name: custom_fieldsCreateParamsName,
          description: { description: "Description of the field." },
          precision: { description: "Decimal places of a number field, 0 to 6." },
          format: { description: "Format of the values of a number field." },
          currency_code: custom_fieldsCreateParamsCurrency_code,
          custom_label: custom_fieldsCreateParamsCustom_label,
          custom_label_position: { description: "Position of `custom_label`." },
          has_notifications_enabled: custom_fieldsCreateParamsHas_notifications_enabled,
        },
      },
      isGraphql: false,
    },
    "custom_fields.delete": {
      description: "Deletes a custom field of a workspace. Only the user who locked a locked field can delete it.",
      keywords: ["drop column", "column", "property", "attribute", "dropdown", "priority field", "metadata"],
      params: { properties: { custom_field_gid: projectsAdd_custom_field_settingParamsCustom_field } },
      isGraphql: false,
    },
    "enum_options.create": {
      description:
        "Creates an enum option of a custom field. Without a position, it goes to the end. A field has up to 500 " +
        "options.",
      keywords: [
        "add choice",
        "new value",
        "choice",
        "dropdown value",
        "select option",
        "picklist",
        "value",
        "category",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          custom_field_gid: projectsAdd_custom_field_settingParamsCustom_field,
          name: { description: "Name of the enum option." },
          color: enum_optionsCreateParamsColor,
          enabled: { description: "Whether the enum option can be selected." },
          insert_before: { description: "GID of the enum option to insert it before." },
          insert_after: { description: "GID of the enum option to insert it after." },
        },
      },
      isGraphql: false,
    },
    "enum_options.update": {
      description:
        "Updates an enum option. Set `enabled` to `false` to retire it; a field needs at least one enabled option.",
      keywords: [
        "rename choice",
        "recolor",
        "disable",
        "choice",
        "dropdown value",
        "select option",
        "picklist",
        "value",
        "category",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          enum_option_gid: { description: "GID of the enum option, as `custom_fields.get` returns it." },
          name: { description: "Name of the enum option." },
          color: enum_optionsCreateParamsColor,
          enabled: { description: "Whether the enum option can be selected." },
        },
      },
      isGraphql: false,
    },
    "enum_options.insert": {
      description: "Moves an enum option before or after another option of its custom field.",
      keywords: [
        "reorder",
        "rearrange",
        "sort choices",
        "choice",
        "dropdown value",
        "select option",
        "picklist",
        "value",
        "category",
      ],
      params: {
        properties: {
          custom_field_gid: projectsAdd_custom_field_settingParamsCustom_field,
          enum_option: { description: "GID of the enum option to move." },
          before_enum_option: { description: "GID of the enum option to place it before." },
          after_enum_option: { description: "GID of the enum option to place it after." },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "portfolios.list": {
      description: "Lists the portfolios of a workspace that the connected user owns.",
      keywords: [
        "programs",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace: { description: "GID of the workspace to list portfolios of." },
          owner: { description: "Owner of the portfolios: `me` for users. Service accounts may name any user." },
        },
      },
      isGraphql: false,
    },
    "portfolios.get": {
      description: "Gets a portfolio with its dates, members and custom fields.",
      keywords: [
        "program status",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: { opt_fields: tasksCreateParamsOpt_fields, portfolio_gid: portfoliosGetParamsPortfolio_gid },
      },
      isGraphql: false,
    },
    "portfolios.create": {
      description: "Creates a portfolio in a workspace.",
      keywords: [
        "new program",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          name: { description: "Name of the portfolio." },
          workspace: { description: "GID of the workspace of the portfolio. Cannot be changed later." },
          color: { description: "Color of the portfolio." },
          start_on: portfoliosCreateParamsStart_on,
          due_on: portfoliosCreateParamsDue_on,
          default_access_level: portfoliosCreateParamsDefault_access_level,
          archived: { description: "Whether it is archived." },
        },
      },
      isGraphql: false,
    },
    "portfolios.update": {
      description: "Updates a portfolio. Fields that you leave out keep their value.",
      keywords: [
        "rename program",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          portfolio_gid: portfoliosGetParamsPortfolio_gid,
          name: { description: "Name of the portfolio." },
          color: { description: "Color of the portfolio." },
          start_on: portfoliosCreateParamsStart_on,
          due_on: portfoliosCreateParamsDue_on,
          default_access_level: portfoliosCreateParamsDefault_access_level,
          archived: { description: "Whether it is archived." },
          custom_fields: tasksCreateParamsCustom_fields,
        },
      },
      isGraphql: false,
    },
    "portfolios.delete": {
      description: "Deletes a portfolio. Its projects stay.",
      keywords: [
        "dissolve",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: { properties: { portfolio_gid: portfoliosGetParamsPortfolio_gid } },
      isGraphql: false,
    },
    "portfolios.add_item": {
      description: "Adds a project or portfolio to a portfolio.",
      keywords: [
        "put board in",
        "include initiative",
        "group",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          portfolio_gid: portfoliosGetParamsPortfolio_gid,
          item: { description: "GID of the project or portfolio to add." },
          insert_before: { description: "GID of the item to insert it before." },
          insert_after: { description: "GID of the item to insert it after." },
        },
      },
      isGraphql: false,
    },
    "portfolios.remove_item": {
      description: "Removes a project or portfolio from a portfolio. The item itself stays.",
      keywords: [
        "take board out",
        "exclude",
        "drop",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          portfolio_gid: portfoliosGetParamsPortfolio_gid,
          item: { description: "GID of the item to remove." },
        },
      },
      isGraphql: false,
    },
    "portfolios.add_members": {
      description: "Adds members to a portfolio, and returns the portfolio.",
      keywords: [
        "share",
        "invite",
        "give access",
        "let in",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: portfoliosAdd_membersParams,
      isGraphql: false,
    },
    "portfolios.remove_members": {
      description: "Removes members from a portfolio, and returns the portfolio.",
      keywords: [
        "unshare",
        "revoke",
        "kick out",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: portfoliosAdd_membersParams,
      isGraphql: false,
    },
    "portfolios.add_custom_field_setting": {
      description: "Adds a custom field to a portfolio, and returns its setting.",
      keywords: [
        "add column",
        "show field",
        "attach property",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          portfolio_gid: portfoliosGetParamsPortfolio_gid,
          custom_field: projectsAdd_custom_field_settingParamsCustom_field,
          is_important: projectsAdd_custom_field_settingParamsIs_important,
          insert_before: projectsAdd_custom_field_settingParamsInsert_before,
          insert_after: projectsAdd_custom_field_settingParamsInsert_after,
        },
      },
      isGraphql: false,
    },
    "portfolios.remove_custom_field_setting": {
      description: "Removes a custom field from a portfolio. The custom field itself stays.",
      keywords: [
        "hide column",
        "drop field",
        "detach property",
        "program",
        "collection of boards",
        "overview",
        "group of initiatives",
        "executive view",
        "high level",
      ],
      params: {
        properties: {
          portfolio_gid: portfoliosGetParamsPortfolio_gid,
          custom_field: projectsAdd_custom_field_settingParamsCustom_field,
        },
      },
      isGraphql: false,
    },
    "portfolio_items.list": {
      description: "Lists the items of a portfolio: projects and portfolios.",
      keywords: [
        "boards inside",
        "initiatives",
        "contents",
        "what it contains",
        "program contents",
        "rollup",
        "projects in the portfolio",
      ],
      params: portfolio_itemsListParams,
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "portfolio_custom_field_settings.list": {
      description: "Lists the custom fields of a portfolio, with their types and enum options.",
      keywords: ["columns", "properties", "attributes", "which fields", "extra columns"],
      params: portfolio_itemsListParams,
      record: { $ref: "#/$defs/CustomFieldSetting" },
      isGraphql: false,
    },
    "project_templates.list": {
      description: "Lists the project templates of a workspace or team.",
      keywords: ["blueprints", "boilerplate", "standard board", "preset", "starter", "playbook"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          workspace: { description: "GID of the workspace to list templates of." },
          team: { description: "GID of the team to list templates of." },
        },
      },
      record: { $ref: "#/$defs/ProjectTemplate" },
      isGraphql: false,
    },
    "project_templates.get": {
      description: "Gets a project template with the dates and roles that it asks for.",
      keywords: ["blueprint details", "blueprint", "boilerplate", "standard board", "preset", "starter", "playbook"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          project_template_gid: project_templatesGetParamsProject_template_gid,
        },
      },
      isGraphql: false,
    },
    "project_templates.instantiate": {
      description:
        "Starts a job that creates a project from a template. For its status and the new project, use `jobs.get`.",
      keywords: [
        "use blueprint",
        "start from",
        "spin up",
        "onboarding board",
        "new board from",
        "blueprint",
        "boilerplate",
        "standard board",
        "preset",
        "starter",
        "playbook",
        "start from the template",
      ],
      params: {
        properties: {
          project_template_gid: project_templatesGetParamsProject_template_gid,
          name: { description: "Name of the new project." },
          team: { description: "GID of the team of the new project. Defaults to the template's team." },
          privacy_setting: projectsCreateParamsPrivacy_setting,
          requested_dates: {
            items: {
              properties: {
                gid: {
                  description:
                    "GID of the date in the template's `requested_dates`. `1` is the start date, `2` the due date.",
                },
                value: { description: "The date, in the form YYYY-MM-DD." },
              },
            },
            description:
              "Dates that the template asks for, each by the GID in its `requested_dates`. Required if the template " +
              "has dates.",
          },
          requested_roles: {
            items: {
              properties: {
                gid: { description: "GID of the role in the template's `requested_roles`." },
                value: { description: "The user, by GID, email address or `me`." },
              },
            },
            description: "Users for the roles of the template, each by the GID in its `requested_roles`.",
          },
          is_strict: { description: "Whether Asana refuses missing dates. With `false`, it sets a default." },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "task_templates.list": {
      description: "Lists the task templates of a project.",
      keywords: ["presets", "blueprint", "boilerplate", "standard to-do", "recurring work", "checklist"],
      params: {
        properties: {
          limit: tasksListParamsLimit,
          offset: tasksListParamsOffset,
          opt_fields: tasksCreateParamsOpt_fields,
          project: { description: "GID of the project to list templates of." },
        },
      },
      record: { $ref: "#/$defs/TaskTemplate" },
      isGraphql: false,
    },
    "task_templates.get": {
      description: "Gets a task template.",
      keywords: [
        "preset details",
        "blueprint",
        "boilerplate",
        "standard to-do",
        "preset",
        "recurring work",
        "checklist",
      ],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          task_template_gid: task_templatesGetParamsTask_template_gid,
        },
      },
      isGraphql: false,
    },
    "task_templates.instantiate": {
      description: "Starts a job that creates a task from a template. For its status and the new task, use `jobs.get`.",
      keywords: [
        "use preset",
        "spin up",
        "create from",
        "standard job",
        "blueprint",
        "boilerplate",
        "standard to-do",
        "preset",
        "recurring work",
        "checklist",
      ],
      params: {
        properties: {
          task_template_gid: task_templatesGetParamsTask_template_gid,
          name: { description: "Name of the new task. Defaults to the template's name." },
          opt_fields: tasksCreateParamsOpt_fields,
        },
      },
      isGraphql: false,
    },
    "jobs.get": {
      description: "Gets a job with its status and what it created. It runs until `status` is `succeeded` or `failed`.",
      keywords: ["background work", "async operation", "progress", "is it finished", "still running", "copy status"],
      params: {
        properties: {
          opt_fields: tasksCreateParamsOpt_fields,
          job_gid: { description: "GID of the job, as the action that started it returns it." },
        },
      },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://developers.asana.com/docs/webhooks-guide",
    sends: {
      tasks: { create: "task.added", update: "task.changed", delete: "task.deleted" },
      projects: { create: "project.added", update: "project.changed", delete: "project.deleted" },
      sections: { create: "section.added", update: "section.changed", delete: "section.deleted" },
      stories: { create: "story.added", update: "story.changed", delete: "story.deleted" },
      tags: { create: "tag.added", update: "tag.changed", delete: "tag.deleted" },
      attachments: { create: "attachment.added", update: "attachment.changed", delete: "attachment.deleted" },
      portfolios: { create: "portfolio.added", update: "portfolio.changed", delete: "portfolio.deleted" },
    },
    byHand:
      "Call POST /webhooks of Asana's API with the project or workspace as resource and this URL as target. Asana " +
      "calls the URL at once to agree on a secret.",
  },
  schemas: {
    OptFields: {
      type: "array",
      items: { type: "string" },
      description:
        "Fields to return instead of the default ones; use dots for nested fields. By default, lists return a " +
        "compact record: `gid`, `resource_type` and little else.",
      minItems: 1,
    },
    TaskFields: { $ref: "#/$defs/OptFields", examples: [["name", "assignee.name", "due_on"]] },
    CompletedSince: {
      type: "string",
      description:
        "Filters to tasks that are incomplete or were completed since this time, in ISO 8601 format. Use `now` for " +
        "incomplete tasks only.",
    },
    Moment: { type: "string", examples: ["2026-11-20T09:00:00Z"] },
    Day: { type: "string", examples: ["2026-11-20"] },
    UserGid: { type: "string", description: "GID or email address of the user, or `me` for the account itself." },
    TaskGid: { type: "string", description: "GID of the task, as `tasks.list` and other task lists return it." },
    ProjectGid: { type: "string", description: "GID of the project, as `projects.list` returns it." },
    WorkspaceGid: { type: "string", description: "GID of the workspace, as `workspaces.list` returns it." },
    TeamGid: { type: "string", description: "GID of the team, as `workspace_teams.list` returns it." },
    AttachmentGid: { type: "string", description: "GID of the attachment, as `attachments.list` returns it." },
    Archived: {
      type: "boolean",
      description:
        "Whether to return only archived (`true`) or only active (`false`) projects. Returns both by default.",
    },
    UserRefs: {
      type: "array",
      items: { type: "string" },
      description: "Users, each by GID, email address or `me`.",
      minItems: 1,
      examples: [["2202", "lin@example.com"]],
    },
    UserList: {
      type: "string",
      description: "Comma-separated users, each by GID, email address or `me`.",
      minLength: 1,
      examples: ["2202,lin@example.com"],
    },
    TaskGids: {
      type: "array",
      items: { type: "string" },
      description: "GIDs of the tasks.",
      minItems: 1,
      maxItems: 30,
    },
    TagGid: { type: "string", description: "GID of the tag, as `workspace_tags.list` returns it." },
    SectionGid: { type: "string", description: "GID of the section, as `project_sections.list` returns it." },
    StoryGid: { type: "string", description: "GID of the story, as `stories.list` returns it." },
    MembershipGid: { type: "string", description: "GID of the membership, as `memberships.list` returns it." },
    StatusUpdateGid: { type: "string", description: "GID of the status update, as `status_updates.list` returns it." },
    CustomFieldGid: { type: "string", description: "GID of the custom field, as `custom_fields.list` returns it." },
    PortfolioGid: { type: "string", description: "GID of the portfolio, as `portfolios.list` returns it." },
    ProjectTemplateGid: {
      type: "string",
      description: "GID of the project template, as `project_templates.list` returns it.",
    },
    TaskTemplateGid: { type: "string", description: "GID of the task template, as `task_templates.list` returns it." },
    TaskName: { type: "string", description: "Name of the task." },
    Assignee: {
      type: ["string", "null"],
      description: "Assignee, by GID, email address or `me`. `null` unassigns the task.",
    },
    AssigneeSection: {
      type: ["string", "null"],
      description: "GID of the section of the assignee's My tasks to place the task in.",
    },
    DueOn: {
      type: ["string", "null"],
      format: "date",
      description: "Due date, in the form YYYY-MM-DD. `null` removes it. Not together with `due_at`.",
    },
    DueAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "Due time, in ISO 8601 format. `null` removes it. Not together with `due_on`.",
    },
    StartOn: {
      type: ["string", "null"],
      format: "date",
      description: "Start date, in the form YYYY-MM-DD. Set `due_on` or `due_at` with it. `null` removes it.",
    },
    StartAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "Start time, in ISO 8601 format. Set `due_at` with it. `null` removes it.",
    },
    Notes: { type: "string", description: "Description of the task, as plain text." },
    HtmlNotes: {
      type: "string",
      description: "Description of the task, as Asana's HTML in `<body>` tags.",
      examples: ["<body>See <b>this</b>.</body>"],
    },
    Completed: schemasCompleted,
    Liked: { type: "boolean", description: "Whether the connected user likes the task." },
    TaskSubtype: {
      type: "string",
      description: "Type of the task.",
      enum: ["default_task", "milestone", "approval", "custom"],
    },
    ApprovalStatus: {
      type: "string",
      description: "Status of an approval task. Every status except `pending` completes the task.",
      enum: ["pending", "approved", "rejected", "changes_requested"],
    },
    CustomFieldValues: {
      type: "object",
      additionalProperties: {},
      description:
        "Values of custom fields by the GID of the field. A value is text, a number, the GID of an enum option, a " +
        "list of GIDs, or an object with a date. `null` clears it.",
      examples: [{ "4578152156": "On hold", "5678904321": 42 }],
    },
    ExternalData: {
      $ref: "#/$defs/ExternalInput",
      description: "Data of your app on the task, visible to your app only. Requires OAuth.",
    },
    ProjectName: { type: "string", description: "Name of the project." },
    ProjectNotes: { type: "string", description: "Description of the project, as plain text." },
    ProjectHtmlNotes: { type: "string", description: "Description of the project, as Asana's HTML in `<body>` tags." },
    ProjectOwner: {
      type: ["string", "null"],
      description: "Owner of the project, by GID, email address or `me`. `null` removes the owner.",
    },
    ProjectDueOn: {
      type: ["string", "null"],
      format: "date",
      description: "Due date of the project, in the form YYYY-MM-DD. `null` removes it.",
    },
    ProjectStartOn: {
      type: ["string", "null"],
      format: "date",
      description: "Start date of the project, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it.",
    },
    ProjectColor: {
      type: ["string", "null"],
      description: "Color of the project. `null` removes it.",
      enum: [
        "dark-pink",
        "dark-green",
        "dark-blue",
        "dark-red",
        "dark-teal",
        "dark-brown",
        "dark-orange",
        "dark-purple",
        "dark-warm-gray",
        "light-pink",
        "light-green",
        "light-blue",
        "light-red",
        "light-teal",
        "light-brown",
        "light-orange",
        "light-purple",
        "light-warm-gray",
        "none",
        null,
      ],
    },
    ProjectIcon: {
      type: ["string", "null"],
      description: "Icon of the project, such as `list`, `rocket` or `bug`.",
      examples: ["rocket"],
    },
    DefaultView: {
      type: "string",
      description: "View to open the project with.",
      enum: ["list", "board", "calendar", "timeline"],
    },
    ProjectPrivacy: {
      type: "string",
      description: "Visibility of the project to people who are not members. Asana phases out `private_to_team`.",
      enum: ["public_to_workspace", "private_to_team", "private"],
    },
    ProjectAccess: {
      type: "string",
      description: "Access level of new members of the project.",
      enum: ["admin", "editor", "commenter", "viewer"],
    },
    IsArchived: { type: "boolean", description: "Whether it is archived." },
    IsImportant: { type: "boolean", description: "Whether to show the field in the list view." },
    SettingBefore: { type: "string", description: "GID of the custom field setting to insert it before." },
    SettingAfter: { type: "string", description: "GID of the custom field setting to insert it after." },
    TeamName: { type: "string", description: "Name of the team." },
    TeamText: { type: "string", description: "Description of the team, as plain text." },
    TeamHtml: { type: "string", description: "Description of the team, as Asana's HTML in `<body>` tags." },
    TeamVisibility: {
      type: "string",
      description: "Visibility of the team in its organization.",
      enum: ["secret", "request_to_join", "public"],
    },
    AttachTo: { type: "string", description: "GID of the task, project or project brief to attach it to." },
    TagName: { type: "string", description: "Name of the tag." },
    TagColor: {
      type: ["string", "null"],
      description: "Color of the tag. `null` removes it.",
      enum: [
        "dark-pink",
        "dark-green",
        "dark-blue",
        "dark-red",
        "dark-teal",
        "dark-brown",
        "dark-orange",
        "dark-purple",
        "dark-warm-gray",
        "light-pink",
        "light-green",
        "light-blue",
        "light-red",
        "light-teal",
        "light-brown",
        "light-orange",
        "light-purple",
        "light-warm-gray",
        null,
      ],
    },
    TagNotes: { type: "string", description: "Description of the tag, as plain text." },
    SectionName: { type: "string", description: "Name of the section.", minLength: 1 },
    StoryText: { type: "string", description: "Text of the comment, as plain text." },
    StoryHtml: {
      type: "string",
      description: "Text of the comment, as Asana's HTML in `<body>` tags. Allows mentions of users.",
    },
    IsPinned: { type: "boolean", description: "Whether to pin the story to the task." },
    Sticker: {
      type: "string",
      description: "Sticker of the comment.",
      enum: [
        "green_checkmark",
        "people_dancing",
        "dancing_unicorn",
        "heart",
        "party_popper",
        "people_waving_flags",
        "splashing_narwhal",
        "trophy",
        "yeti_riding_unicorn",
        "celebrating_people",
        "determined_climbers",
        "phoenix_spreading_love",
      ],
    },
    AccessLevel: {
      type: "string",
      description:
        "Access level of the member. Projects take `admin`, `editor`, `commenter` and `viewer`; portfolios `admin`, " +
        "`editor` and `viewer`; custom fields `admin`, `editor` and `user`.",
      enum: ["admin", "editor", "commenter", "viewer", "user"],
    },
    CustomFieldName: {
      type: "string",
      description: "Name of the field, unique in the workspace and unlike task properties such as `Due Date`.",
    },
    CustomFieldText: { type: "string", description: "Description of the field." },
    Precision: { type: "integer", description: "Decimal places of a number field, 0 to 6.", minimum: 0, maximum: 6 },
    NumberFormat: {
      type: "string",
      description: "Format of the values of a number field.",
      enum: ["currency", "identifier", "percentage", "custom", "duration", "none"],
    },
    CurrencyCode: {
      type: ["string", "null"],
      description: "Currency of a number field in the `currency` format, as an ISO 4217 code.",
    },
    CustomLabel: {
      type: ["string", "null"],
      description: "Text beside the value of a number field in the `custom` format.",
    },
    LabelPosition: {
      type: ["string", "null"],
      description: "Position of `custom_label`.",
      enum: ["prefix", "suffix", null],
    },
    NotifyFollowers: {
      type: "boolean",
      description: "Whether followers of a task are notified of changes to the field's value.",
    },
    EnumOptionName: { type: "string", description: "Name of the enum option." },
    EnumOptionColor: {
      type: "string",
      description: "Color of the enum option. Defaults to `none`.",
      examples: ["blue"],
    },
    EnumOptionEnabled: { type: "boolean", description: "Whether the enum option can be selected." },
    PortfolioName: { type: "string", description: "Name of the portfolio." },
    PortfolioColor: {
      type: "string",
      description: "Color of the portfolio.",
      enum: [
        "dark-pink",
        "dark-green",
        "dark-blue",
        "dark-red",
        "dark-teal",
        "dark-brown",
        "dark-orange",
        "dark-purple",
        "dark-warm-gray",
        "light-pink",
        "light-green",
        "light-blue",
        "light-red",
        "light-teal",
        "light-brown",
        "light-orange",
        "light-purple",
        "light-warm-gray",
      ],
    },
    PortfolioStartOn: {
      type: ["string", "null"],
      format: "date",
      description: "Start date of the portfolio, in the form YYYY-MM-DD. Set `due_on` with it. `null` removes it.",
    },
    PortfolioDueOn: {
      type: ["string", "null"],
      format: "date",
      description: "Due date of the portfolio, in the form YYYY-MM-DD. `null` removes it.",
    },
    PortfolioAccess: {
      type: "string",
      description: "Access level of new members of the portfolio.",
      enum: ["admin", "editor", "viewer"],
    },
    Task: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The task's ID." },
        resource_type: { type: "string", description: "The object type, always task." },
        resource_subtype: {
          type: "string",
          description: "The kind of task: an ordinary one, a milestone, a section or an approval.",
        },
        name: { type: "string", description: "The task's name." },
        created_by: { $ref: "#/$defs/Compact", description: "The user who created the task." },
        actual_time_minutes: {
          type: ["integer", "null"],
          description: "The total time tracked on the task, in minutes.",
        },
        approval_status: {
          type: "string",
          description: "The approval's outcome so far. Meaningful for approval tasks.",
        },
        assignee: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The user responsible for the task. Null if unassigned." },
            { type: "null" },
          ],
        },
        assignee_status: { type: "string", description: "The assignee's scheduling of the task. Deprecated." },
        completed: schemasCompleted,
        completed_at: {
          type: ["string", "null"],
          description: "Completion time, in UTC. Null while the task is incomplete.",
        },
        completed_by: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The user who completed the task. Null while it is incomplete." },
            { type: "null" },
          ],
        },
        created_at: { type: "string", description: "Creation time, in UTC." },
        custom_fields: {
          type: "array",
          items: { $ref: "#/$defs/CustomField" },
          description: "The values of the custom fields that apply to the task.",
        },
        dependencies: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The tasks this task waits for.",
        },
        dependents: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The tasks waiting for this task.",
        },
        due_at: { type: ["string", "null"], description: "The due date and time, in UTC. Null if no due time is set." },
        due_on: schemasTaskDue_on,
        external: {
          anyOf: [
            {
              $ref: "#/$defs/External",
              description: "Data stored on the task by the connected app. Absent unless set.",
            },
            { type: "null" },
          ],
        },
        followers: { type: "array", items: { $ref: "#/$defs/Compact" }, description: "The users following the task." },
        hearted: {
          type: "boolean",
          description: "Whether the authorized user has hearted the task. Deprecated in favor of liked.",
        },
        hearts: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The users' hearts on the task. Deprecated in favor of likes.",
        },
        html_notes: { type: "string", description: "The task's description, as HTML." },
        is_rendered_as_separator: {
          type: "boolean",
          description: "Whether the task is shown as a visual separator instead of a task.",
        },
        liked: { type: "boolean", description: "Whether the authorized user has liked the task." },
        likes: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The likes on the task, one for each user.",
        },
        memberships: {
          type: "array",
          items: { $ref: "#/$defs/Place" },
          description: "The projects the task belongs to, with its section in each.",
        },
        modified_at: schemasTaskModified_at,
        notes: { type: "string", description: "The task's description, as plain text." },
        num_hearts: {
          type: "integer",
          description: "The number of hearts on the task. Deprecated in favor of num_likes.",
        },
        num_likes: { type: "integer", description: "The number of users who have liked the task." },
        num_subtasks: { type: "integer", description: "The number of direct subtasks." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/CompactTask", description: "The parent task. Null unless the task is a subtask." },
            { type: "null" },
          ],
        },
        permalink_url: { type: "string", description: "The task's address in Asana." },
        projects: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The projects the task belongs to.",
        },
        start_at: {
          type: ["string", "null"],
          description: "The start date and time, in UTC. Null if no start time is set.",
        },
        start_on: schemasTaskStart_on,
        tags: { type: "array", items: { $ref: "#/$defs/Compact" }, description: "The tags attached to the task." },
        workspace: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The workspace the task belongs to." }, { type: "null" }],
        },
      },
      required: ["gid"],
    },
    Compact: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    CompactTask: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        resource_subtype: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
      },
    },
    External: { type: "object", properties: { gid: { type: ["string", "null"] }, data: { type: ["string", "null"] } } },
    Like: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        user: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
      },
    },
    Place: {
      type: "object",
      properties: {
        project: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        section: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
      },
    },
    CustomField: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        resource_subtype: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        representation_type: { type: ["string", "null"] },
        enabled: { type: ["boolean", "null"] },
        display_value: { type: ["string", "null"] },
        text_value: { type: ["string", "null"] },
        html_text_value: { type: ["string", "null"] },
        number_value: { type: ["number", "null"] },
        enum_value: { anyOf: [{ $ref: "#/$defs/EnumOption" }, { type: "null" }] },
        multi_enum_values: schemasCustomFieldMulti_enum_values,
        date_value: { anyOf: [{ $ref: "#/$defs/DateValue" }, { type: "null" }] },
        people_value: schemasCustomFieldPeople_value,
        reference_value: schemasCustomFieldPeople_value,
        enum_options: schemasCustomFieldMulti_enum_values,
        input_restrictions: { type: ["array", "null"], items: { type: "string" } },
        id_prefix: { type: ["string", "null"] },
        is_formula_field: { type: ["boolean", "null"] },
        precision: { type: ["integer", "null"] },
        format: { type: ["string", "null"] },
        currency_code: { type: ["string", "null"] },
        custom_label: { type: ["string", "null"] },
        custom_label_position: { type: ["string", "null"] },
        is_global_to_workspace: { type: ["boolean", "null"] },
        has_notifications_enabled: { type: ["boolean", "null"] },
        asana_created_field: { type: ["string", "null"] },
        is_value_read_only: { type: ["boolean", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        privacy_setting: { type: ["string", "null"] },
        default_access_level: { type: ["string", "null"] },
      },
    },
    EnumOption: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        enabled: { type: ["boolean", "null"] },
        color: { type: ["string", "null"] },
      },
    },
    DateValue: {
      type: "object",
      properties: { date: { type: ["string", "null"] }, date_time: { type: ["string", "null"] } },
    },
    CustomFieldSetting: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        is_important: { type: ["boolean", "null"] },
        project: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        parent: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        custom_field: { anyOf: [{ $ref: "#/$defs/CustomField" }, { type: "null" }] },
      },
    },
    Project: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The project's ID." },
        resource_type: { type: "string", description: "The object type, always project." },
        name: { type: "string", description: "The project's name." },
        archived: { type: "boolean", description: "Whether the project is archived." },
        color: { type: ["string", "null"], description: "The project's color. Null if none is set." },
        completed: { type: "boolean", description: "Whether the project is complete." },
        completed_at: {
          type: ["string", "null"],
          description: "Completion time, in UTC. Null while the project is incomplete.",
        },
        completed_by: {
          anyOf: [
            {
              $ref: "#/$defs/Compact",
              description: "The user who completed the project. Null while it is incomplete.",
            },
            { type: "null" },
          ],
        },
        created_at: { type: "string", description: "Creation time, in UTC." },
        created_from_template: {
          anyOf: [
            {
              $ref: "#/$defs/Compact",
              description: "The project template used to create the project. Null if none was used.",
            },
            { type: "null" },
          ],
        },
        current_status: {
          anyOf: [
            {
              $ref: "#/$defs/Status",
              description: "The latest project status. Deprecated in favor of current_status_update.",
            },
            { type: "null" },
          ],
        },
        current_status_update: {
          anyOf: [
            { $ref: "#/$defs/CompactStatus", description: "The latest status update posted on the project." },
            { type: "null" },
          ],
        },
        custom_field_settings: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldSetting" },
          description: "The custom fields attached to the project, with their display settings.",
        },
        custom_fields: {
          type: "array",
          items: { $ref: "#/$defs/CustomField" },
          description: "The project's own custom field values.",
        },
        default_access_level: { type: "string", description: "The access level given to new members of the project." },
        default_view: { type: "string", description: "The view shown when the project is opened." },
        due_date: { type: ["string", "null"], description: "The due date. Deprecated in favor of due_on." },
        due_on: schemasTaskDue_on,
        followers: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The users following the project.",
        },
        html_notes: { type: "string", description: "The project's description, as HTML." },
        icon: { type: ["string", "null"], description: "The project's icon. Null if none is set." },
        is_template: {
          type: "boolean",
          description: "Whether the project is a template. Deprecated in favor of project templates.",
        },
        members: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The users who are members of the project.",
        },
        minimum_access_level_for_customization: {
          type: "string",
          description: "The lowest access level that may change the project's workflow and appearance.",
        },
        minimum_access_level_for_sharing: {
          type: "string",
          description: "The lowest access level that may share the project and manage its members.",
        },
        modified_at: {
          type: "string",
          description: "The time of the last modification to the project itself, in UTC.",
        },
        notes: { type: "string", description: "The project's description, as plain text." },
        owner: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project's owner. Null if there is none." },
            { type: "null" },
          ],
        },
        permalink_url: { type: "string", description: "The project's address in Asana." },
        privacy_setting: {
          type: "string",
          description: "The visibility of the project to people who are not members.",
        },
        project_brief: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project brief. Null if none was written." },
            { type: "null" },
          ],
        },
        public: {
          type: "boolean",
          description: "Whether the project is public to its team. Deprecated in favor of privacy_setting.",
        },
        start_on: schemasTaskStart_on,
        team: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The team the project is shared with." }, { type: "null" }],
        },
        workspace: { $ref: "#/$defs/Compact", description: "The workspace the project belongs to." },
      },
      required: ["gid"],
    },
    Status: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
        html_text: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        author: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        created_at: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/Compact" }, { type: "null" }] },
        modified_at: { type: ["string", "null"] },
      },
    },
    CompactStatus: {
      type: "object",
      properties: {
        gid: { type: ["string", "null"] },
        resource_type: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        resource_subtype: { type: ["string", "null"] },
      },
    },
    StatusUpdate: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The status update's ID." },
        resource_type: { type: "string", description: "The object type, always status_update." },
        resource_subtype: { type: "string", description: "The kind of status update, such as project_status_update." },
        title: { type: "string", description: "The status update's title." },
        text: { type: "string", description: "The status update's text, as plain text." },
        html_text: { type: "string", description: "The status update's text, as HTML." },
        status_type: { type: "string", description: "The status, such as on_track or at_risk." },
        author: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The user who wrote the status update." }, { type: "null" }],
        },
        created_at: { type: "string", description: "Creation time, in UTC." },
        created_by: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The user who created the status update." },
            { type: "null" },
          ],
        },
        liked: { type: "boolean", description: "Whether the authorized user has liked the status update." },
        likes: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The likes on the status update, one for each user.",
        },
        modified_at: schemasTaskModified_at,
        num_likes: { type: "integer", description: "The number of users who have liked the status update." },
        parent: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The project, portfolio or goal." }, { type: "null" }],
        },
      },
      required: ["gid"],
    },
    Workspace: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The workspace's ID." },
        resource_type: { type: "string", description: "The object type, always workspace." },
        name: { type: "string", description: "The workspace's name." },
        email_domains: {
          type: "array",
          items: { type: "string" },
          description: "The email domains associated with the workspace.",
        },
        is_organization: { type: "boolean", description: "Whether the workspace counts as an organization." },
      },
      required: ["gid"],
    },
    User: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The user's ID." },
        resource_type: { type: "string", description: "The object type, always user." },
        name: { type: "string", description: "The user's name." },
        email: { type: "string", description: "The user's email address." },
        photo: {
          anyOf: [
            { $ref: "#/$defs/Photo", description: "The user's profile photo in several sizes. Null if none is set." },
            { type: "null" },
          ],
        },
        workspaces: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The workspaces the user can access, limited to those visible to the caller.",
        },
      },
      required: ["gid"],
    },
    Photo: {
      type: "object",
      properties: {
        image_21x21: { type: ["string", "null"] },
        image_27x27: { type: ["string", "null"] },
        image_36x36: { type: ["string", "null"] },
        image_60x60: { type: ["string", "null"] },
        image_128x128: { type: ["string", "null"] },
        image_1024x1024: { type: ["string", "null"] },
      },
    },
    Team: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The team's ID." },
        resource_type: { type: "string", description: "The object type, always team." },
        name: { type: "string", description: "The team's name." },
        description: { type: "string", description: "The team's description, as plain text." },
        html_description: { type: "string", description: "The team's description, as HTML." },
        organization: { $ref: "#/$defs/Compact", description: "The organization the team belongs to." },
        permalink_url: { type: "string", description: "The team's address in Asana." },
        visibility: { type: "string", description: "The team's visibility to other users of the organization." },
      },
      required: ["gid"],
    },
    Attachment: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The attachment's ID." },
        resource_type: { type: "string", description: "The object type, always attachment." },
        resource_subtype: {
          type: "string",
          description: "The service storing the file, or external for a linked resource.",
        },
        name: { type: "string", description: "The file's name." },
        connected_to_app: {
          type: "boolean",
          description:
            "Whether the attachment belongs to the calling app. Present for external and Google Drive attachments.",
        },
        created_at: { type: "string", description: "Upload time, in UTC." },
        download_url: {
          type: ["string", "null"],
          description: "A short-lived address for downloading the content. May be null for some hosts.",
        },
        host: { type: "string", description: "The service hosting the file." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/CompactTask", description: "The object the attachment belongs to, usually a task." },
            { type: "null" },
          ],
        },
        permanent_url: {
          type: ["string", "null"],
          description: "A stable address that redirects authorized users to the file.",
        },
        size: {
          type: ["integer", "null"],
          description: "The file's size in bytes. Absent for files hosted outside Asana.",
        },
        view_url: {
          type: ["string", "null"],
          description: "An address for viewing the file in a browser. May be null.",
        },
      },
      required: ["gid"],
    },
    Tag: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The tag's ID." },
        resource_type: { type: "string", description: "The object type, always tag." },
        name: { type: "string", description: "The tag's name." },
        color: { type: ["string", "null"], description: "The tag's color. Null if none is set." },
        created_at: { type: "string", description: "Creation time, in UTC." },
        followers: { type: "array", items: { $ref: "#/$defs/Compact" }, description: "The users following the tag." },
        notes: { type: "string", description: "The tag's description, as plain text." },
        permalink_url: { type: "string", description: "The tag's address in Asana." },
        workspace: { $ref: "#/$defs/Compact", description: "The workspace the tag belongs to." },
      },
      required: ["gid"],
    },
    Section: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The section's ID." },
        resource_type: { type: "string", description: "The object type, always section." },
        name: { type: "string", description: "The section's name." },
        created_at: { type: "string", description: "Creation time, in UTC." },
        project: { $ref: "#/$defs/Compact", description: "The project the section belongs to." },
        projects: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The section's projects. Deprecated in favor of project.",
        },
      },
      required: ["gid"],
    },
    ExternalInput: {
      type: "object",
      properties: {
        gid: { type: "string", description: "Your own ID for the task." },
        data: { type: "string", description: "Your own data." },
      },
    },
    NewEnumOption: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the option." },
        color: { type: "string", description: "Color of the option, such as `blue`." },
        enabled: { type: "boolean", description: "Whether the option can be selected." },
      },
      required: ["name"],
    },
    ScheduleDates: {
      type: "object",
      properties: {
        should_skip_weekends: { type: "boolean", description: "Whether shifted dates skip weekends." },
        due_on: {
          type: "string",
          format: "date",
          description: "Last due date of the new project, in the form YYYY-MM-DD. Not together with `start_on`.",
        },
        start_on: {
          type: "string",
          format: "date",
          description: "First start date of the new project, in the form YYYY-MM-DD.",
        },
      },
      required: ["should_skip_weekends"],
    },
    RequestedDate: {
      type: "object",
      properties: {
        gid: {
          type: "string",
          description: "GID of the date in the template's `requested_dates`. `1` is the start date, `2` the due date.",
        },
        value: { type: ["string", "null"], format: "date", description: "The date, in the form YYYY-MM-DD." },
      },
      required: ["gid"],
    },
    RequestedRole: {
      type: "object",
      properties: {
        gid: { type: "string", description: "GID of the role in the template's `requested_roles`." },
        value: { type: "string", description: "The user, by GID, email address or `me`." },
      },
      required: ["gid"],
    },
    Named: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The object's ID." },
        resource_type: { type: "string", description: "The object's type." },
        name: { type: ["string", "null"], description: "The object's name." },
      },
      required: ["gid"],
    },
    Dates: {
      type: "object",
      properties: {
        start_on: { type: ["string", "null"] },
        due_at: { type: ["string", "null"] },
        due_on: { type: ["string", "null"] },
      },
    },
    Story: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The story's ID." },
        resource_type: { type: "string", description: "The object type, always story." },
        resource_subtype: { type: "string", description: "The kind of story, such as comment_added or assigned." },
        type: { type: "string", description: "Whether a user wrote it (comment) or Asana recorded it (system)." },
        text: { type: "string", description: "The comment or the change, as plain text." },
        html_text: { type: "string", description: "The comment or the change, as HTML." },
        created_at: { type: "string", description: "Creation time, in UTC." },
        created_by: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The user who wrote the comment or made the change." },
            { type: "null" },
          ],
        },
        is_editable: { type: "boolean", description: "Whether the text can be edited." },
        is_edited: { type: "boolean", description: "Whether the text was edited." },
        is_pinned: { type: "boolean", description: "Whether the story is pinned to the task." },
        liked: { type: "boolean", description: "Whether the authorized user has liked the story." },
        likes: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The likes on the story, one for each user.",
        },
        num_likes: { type: "integer", description: "The number of users who have liked the story." },
        sticker_name: { type: ["string", "null"], description: "The sticker of the comment. Null if there is none." },
        source: { type: "string", description: "The part of Asana used: web, email, mobile, api or unknown." },
        target: {
          anyOf: [
            { $ref: "#/$defs/CompactTask", description: "The object that the story belongs to, usually a task." },
            { type: "null" },
          ],
        },
        task: {
          anyOf: [
            { $ref: "#/$defs/CompactTask", description: "The other task of the change, such as a duplicate." },
            { type: "null" },
          ],
        },
        project: { anyOf: [{ $ref: "#/$defs/Compact", description: "The project of the change." }, { type: "null" }] },
        tag: { anyOf: [{ $ref: "#/$defs/Compact", description: "The tag of the change." }, { type: "null" }] },
        assignee: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The assignee of the change." }, { type: "null" }],
        },
        follower: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The follower of the change." }, { type: "null" }],
        },
        old_name: { type: ["string", "null"], description: "The name before the change." },
        new_name: { type: ["string", "null"], description: "The name after the change." },
        old_dates: {
          anyOf: [{ $ref: "#/$defs/Dates", description: "The dates before the change." }, { type: "null" }],
        },
        new_dates: { anyOf: [{ $ref: "#/$defs/Dates", description: "The dates after the change." }, { type: "null" }] },
        old_section: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The section before the change." }, { type: "null" }],
        },
        new_section: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The section after the change." }, { type: "null" }],
        },
        custom_field: {
          anyOf: [{ $ref: "#/$defs/CustomField", description: "The custom field of the change." }, { type: "null" }],
        },
      },
      required: ["gid"],
    },
    UserTaskList: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The list's ID." },
        resource_type: { type: "string", description: "The object type, always user_task_list." },
        name: { type: "string", description: "The list's name." },
        owner: { $ref: "#/$defs/Compact", description: "The user whose tasks it lists." },
        workspace: { $ref: "#/$defs/Compact", description: "The workspace of the list." },
      },
      required: ["gid"],
    },
    Membership: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The membership's ID." },
        resource_type: { type: "string", description: "The object type, such as membership." },
        resource_subtype: { type: "string", description: "The kind of membership, such as project_membership." },
        member: schemasMembershipMember,
        parent: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project, portfolio, goal, custom field or custom type." },
            { type: "null" },
          ],
        },
        access_level: { type: "string", description: "The member's access level, such as admin or editor." },
        role: { type: "string", description: "The member's role in a goal. Deprecated in favor of access_level." },
        goal: { anyOf: [{ $ref: "#/$defs/Compact", description: "The goal of a goal membership." }, { type: "null" }] },
        user: { anyOf: [{ $ref: "#/$defs/Compact", description: "The user of a goal membership." }, { type: "null" }] },
        workspace: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The workspace of a goal membership." }, { type: "null" }],
        },
        is_commenter: { type: "boolean", description: "Whether the member may only comment. Deprecated." },
        is_editor: { type: "boolean", description: "Whether the member may edit. Deprecated." },
      },
      required: ["gid"],
    },
    ProjectMembership: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The project membership's ID." },
        resource_type: { type: "string", description: "The object type, such as project_membership." },
        parent: { $ref: "#/$defs/Compact", description: "The project." },
        member: schemasMembershipMember,
        access_level: { type: "string", description: "The member's access level: admin, editor, commenter or viewer." },
        user: { $ref: "#/$defs/Compact", description: "The user of the membership." },
        project: { $ref: "#/$defs/Compact", description: "The project of the membership." },
        write_access: {
          type: "string",
          description: "Whether the member may write fully or only comment. See access_level.",
        },
      },
      required: ["gid"],
    },
    TeamMembership: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The team membership's ID." },
        resource_type: { type: "string", description: "The object type, always team_membership." },
        user: { $ref: "#/$defs/Compact", description: "The user." },
        team: { $ref: "#/$defs/Compact", description: "The team." },
        is_guest: { type: "boolean", description: "Whether the user is a guest of the team." },
        is_limited_access: { type: "boolean", description: "Whether the user has limited access to the team." },
        is_admin: { type: "boolean", description: "Whether the user administers the team." },
      },
      required: ["gid"],
    },
    WorkspaceMembership: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The workspace membership's ID." },
        resource_type: { type: "string", description: "The object type, always workspace_membership." },
        user: { $ref: "#/$defs/Compact", description: "The user." },
        workspace: { $ref: "#/$defs/Compact", description: "The workspace." },
        user_task_list: { $ref: "#/$defs/UserTaskList", description: "The user's My tasks list in the workspace." },
        is_active: { type: "boolean", description: "Whether the user belongs to the workspace at present." },
        is_admin: { type: "boolean", description: "Whether the user administers the workspace." },
        is_guest: { type: "boolean", description: "Whether the user is a guest of the workspace." },
        is_view_only: { type: "boolean", description: "Whether the user has a view-only license." },
        vacation_dates: {
          anyOf: [
            {
              $ref: "#/$defs/Vacation",
              description: "The user's vacation. Null if none is set. Deprecated.",
              deprecated: true,
            },
            { type: "null" },
          ],
        },
        created_at: { type: "string", description: "Creation time, in UTC." },
      },
      required: ["gid"],
    },
    Vacation: {
      type: "object",
      properties: { start_on: { type: ["string", "null"] }, end_on: { type: ["string", "null"] } },
    },
    TaskCounts: {
      type: "object",
      properties: {
        num_tasks: { type: "integer", description: "The number of tasks, milestones included." },
        num_incomplete_tasks: { type: "integer", description: "The number of incomplete tasks." },
        num_completed_tasks: { type: "integer", description: "The number of completed tasks." },
        num_milestones: { type: "integer", description: "The number of milestones." },
        num_incomplete_milestones: { type: "integer", description: "The number of incomplete milestones." },
        num_completed_milestones: { type: "integer", description: "The number of completed milestones." },
      },
    },
    Portfolio: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The portfolio's ID." },
        resource_type: { type: "string", description: "The object type, always portfolio." },
        name: { type: "string", description: "The portfolio's name." },
        archived: { type: "boolean", description: "Whether the portfolio is archived." },
        color: { type: ["string", "null"], description: "The portfolio's color." },
        created_at: { type: "string", description: "Creation time, in UTC." },
        created_by: { $ref: "#/$defs/Compact", description: "The user who created the portfolio." },
        current_status_update: {
          anyOf: [
            { $ref: "#/$defs/CompactStatus", description: "The latest status update posted on the portfolio." },
            { type: "null" },
          ],
        },
        custom_field_settings: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldSetting" },
          description: "The custom fields attached to the portfolio, with their display settings.",
        },
        custom_fields: {
          type: "array",
          items: { $ref: "#/$defs/CustomField" },
          description: "The portfolio's own custom field values.",
        },
        default_access_level: {
          type: "string",
          description: "The access level given to new members of the portfolio.",
        },
        due_on: schemasTaskDue_on,
        members: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The users who are members of the portfolio.",
        },
        owner: { anyOf: [{ $ref: "#/$defs/Compact", description: "The portfolio's owner." }, { type: "null" }] },
        permalink_url: { type: "string", description: "The portfolio's address in Asana." },
        privacy_setting: {
          type: "string",
          description: "The visibility of the portfolio to people who are not members.",
        },
        project_templates: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The project templates in the portfolio.",
        },
        public: {
          type: "boolean",
          description: "Whether the portfolio is public to its workspace. Deprecated in favor of privacy_setting.",
        },
        start_on: schemasTaskStart_on,
        workspace: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The workspace the portfolio belongs to." },
            { type: "null" },
          ],
        },
      },
      required: ["gid"],
    },
    ProjectTemplate: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The project template's ID." },
        resource_type: { type: "string", description: "The object type, always project_template." },
        name: { type: "string", description: "The project template's name." },
        color: { type: ["string", "null"], description: "The project template's color. Null if none is set." },
        description: { type: "string", description: "The project template's description, as plain text." },
        html_description: { type: "string", description: "The project template's description, as HTML." },
        owner: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project template's owner. Null if there is none." },
            { type: "null" },
          ],
        },
        public: { type: "boolean", description: "Whether the project template is public to its team." },
        requested_dates: {
          type: "array",
          items: { $ref: "#/$defs/DateVariable" },
          description: "The dates that a project of the template asks for.",
        },
        requested_roles: {
          type: "array",
          items: { $ref: "#/$defs/Compact" },
          description: "The roles that a project of the template asks for.",
        },
        team: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The team the project template belongs to." },
            { type: "null" },
          ],
        },
      },
      required: ["gid"],
    },
    DateVariable: {
      type: "object",
      properties: { gid: { type: "string" }, name: { type: "string" }, description: { type: "string" } },
    },
    TaskTemplate: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The task template's ID." },
        resource_type: { type: "string", description: "The object type, always task_template." },
        name: { type: "string", description: "The task template's name." },
        created_at: { type: "string", description: "Creation time, in UTC." },
        created_by: { $ref: "#/$defs/Compact", description: "The user who created the task template." },
        project: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project the task template belongs to." },
            { type: "null" },
          ],
        },
        template: {
          $ref: "#/$defs/TaskRecipe",
          description: "The task that the template creates, with all its defaults.",
        },
      },
      required: ["gid"],
    },
    TaskRecipe: {
      type: "object",
      properties: {
        name: { type: "string" },
        description: { type: "string" },
        html_description: { type: "string" },
        task_resource_subtype: { type: "string" },
      },
    },
    Job: {
      type: "object",
      properties: {
        gid: { type: "string", description: "The job's ID." },
        resource_type: { type: "string", description: "The object type, always job." },
        resource_subtype: { type: "string", description: "The kind of job, such as duplicate_task." },
        status: { type: "string", description: "The job's status: not_started, in_progress, succeeded or failed." },
        new_task: {
          anyOf: [{ $ref: "#/$defs/CompactTask", description: "The task that the job creates." }, { type: "null" }],
        },
        new_project: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The project that the job creates." }, { type: "null" }],
        },
        new_portfolio: {
          anyOf: [{ $ref: "#/$defs/Compact", description: "The portfolio that the job creates." }, { type: "null" }],
        },
        new_project_template: {
          anyOf: [
            { $ref: "#/$defs/Compact", description: "The project template that the job creates." },
            { type: "null" },
          ],
        },
      },
      required: ["gid"],
    },
  },
})
