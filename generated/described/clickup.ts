// Generated from definitions/clickup.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/clickup.ts'

const entitiesListsSearch = {
  id: { type: "string" },
  name: { type: "string" },
  content: { type: "string" },
  archived: { type: "boolean" },
  orderindex: { type: "integer" },
  task_count: { type: "integer" },
  due_date: { type: "integer" },
  start_date: { type: "integer" },
  folder: { type: "object" },
  space: { type: "object" },
}
const spacesListParamsTeam_id = { description: "ID of the workspace, as `teams.list` returns it." }
const spacesGetParamsSpace_id = { description: "ID of the space, as `spaces.list` returns it." }
const spacesGetParams = { properties: { space_id: spacesGetParamsSpace_id } }
const spacesCreateParamsFeaturesTime_tracking = { enabled: { description: "Whether the feature is enabled." } }
const spacesCreateParamsFeatures = {
  properties: {
    due_dates: { description: "Due date settings." },
    time_tracking: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Time tracking settings." },
    tags: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Tag settings." },
    time_estimates: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Time estimate settings." },
    checklists: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Checklist settings." },
    custom_fields: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Custom field settings." },
    remap_dependencies: {
      properties: spacesCreateParamsFeaturesTime_tracking,
      description: "Settings for moving dependent tasks with dates.",
    },
    dependency_warning: {
      properties: spacesCreateParamsFeaturesTime_tracking,
      description: "Settings for dependency warnings.",
    },
    portfolios: { properties: spacesCreateParamsFeaturesTime_tracking, description: "Portfolio settings." },
  },
  description: "Features of the space.",
}
const foldersListParams = {
  properties: {
    space_id: spacesGetParamsSpace_id,
    archived: { description: "Whether to list archived records instead." },
  },
}
const foldersGetParamsFolder_id = { description: "ID of the folder, as `folders.list` returns it." }
const listsGetParamsList_id = { description: "ID of the list, as `lists.list` or `folderless_lists.list` returns it." }
const listsGetParams = { properties: { list_id: listsGetParamsList_id } }
const listsCreateParamsMarkdown_content = {
  description: "Description of the list, as Markdown. Takes precedence over `content`.",
}
const listsCreateParamsDue_date_time = { description: "Whether the time of day in `due_date` applies." }
const listsCreateParamsPriority = { description: "Priority: 1 urgent, 2 high, 3 normal, 4 low." }
const listsCreateParamsAssignee = { description: "User ID of the list's owner, as `teams.list` returns it." }
const tasksListParamsAssignees = {
  description: "Filters to tasks with at least one of these assignees, by user ID from `teams.list`.",
}
const tasksListParamsTags = { description: "Filters to tasks with at least one of these tags." }
const tasksListParamsCustom_items = {
  description: "Filters by task types: 0 for tasks, 1 for milestones, or an ID that `custom_task_types.list` returns.",
}
const tasksListParamsInclude_markdown_description = { description: "Whether to return descriptions as Markdown too." }
const tasksListParamsOrder_by = { description: "Sort field. Defaults to `created`, newest first." }
const tasksListParamsDate_created_lt = { description: "Filters to tasks created before this time." }
const tasksListParamsDate_updated_lt = { description: "Filters to tasks last updated before this time." }
const tasksListParamsCustom_fieldsItemsField_id = {
  description: "ID of the field, as `custom_fields.list` returns it.",
}
const tasksListParamsCustom_fieldsExamples = [
  [{ field_id: "1f3cc395-3448-4264-bedd-590a3b3fa178", operator: "=", value: "8" }],
]
const tasksListParamsCustom_fields = {
  items: {
    properties: {
      field_id: tasksListParamsCustom_fieldsItemsField_id,
      operator: { description: "Comparison operator, such as `=`, `>`, `IS NULL` or `ANY`." },
      value: { description: "Value to compare with." },
    },
  },
  description: "Filters by custom field values, by field ID from `custom_fields.list`.",
  examples: tasksListParamsCustom_fieldsExamples,
}
const tasksListParamsPage = { description: "Page number, starting at 0. A page has 100 tasks." }
const tasksGetParamsTask_id = { description: "ID of the task, as `tasks.list` or `tasks.api_search` returns it." }
const tasksGetParamsCustom_task_ids = { description: "Whether `task_id` is a custom task ID. Requires `team_id`." }
const tasksGetParamsTeam_id = { description: "ID of the workspace of the custom task ID, as `teams.list` returns it." }
const tasksCreateParamsMarkdown_content = {
  description: "Description of the task, as Markdown. Takes precedence over `description`.",
}
const tasksCreateParamsStatus = {
  description: "Status of the task, by name: one of the statuses that `lists.get` returns.",
  examples: ["in progress"],
}
const tasksCreateParamsStart_date_time = { description: "Whether the time of day in `start_date` applies." }
const tasksCreateParamsCustom_item_id = {
  description: "ID of the task type, as `custom_task_types.list` returns it. Defaults to a standard task.",
}
const tasksCreateParamsCustom_fieldsItemsValue_options = {
  description: "Options of date values: whether the time of day applies.",
}
const tasksUpdateParamsAssignees = {
  add: { description: "User IDs to add." },
  rem: { description: "User IDs to remove." },
}
const list_tasksCreateParams = { properties: { list_id: listsGetParamsList_id, task_id: tasksGetParamsTask_id } }
const task_fieldsUpdateParamsField_id = { description: "ID of the custom field, as `custom_fields.list` returns it." }
const commentsCreateParamsAssignee = { description: "User ID of the comment's assignee, as `teams.list` returns it." }
const commentsCreateParamsGroup_assignee = { description: "ID of the group that the comment is assigned to." }
const commentsCreateParamsNotify_all = { description: "Whether to notify the author of the comment too." }
const commentsUpdateParamsComment_id = { description: "ID of the comment, as `comments.list` returns it." }
const commentsDeleteParams = { properties: { comment_id: commentsUpdateParamsComment_id } }
const checklistsUpdateParamsChecklist_id = {
  description: "ID of the checklist, as `checklists` of `tasks.get` returns it.",
}
const checklist_itemsUpdateParamsChecklist_item_id = {
  description: "ID of the item, as the `items` of `checklists` of `tasks.get` return it.",
}
const custom_task_typesListParams = { properties: { team_id: spacesListParamsTeam_id } }
const space_tagsCreateParamsTag = {
  name: { description: "Name of the tag." },
  tag_fg: { description: "Text color of the tag, such as `#000000`." },
  tag_bg: { description: "Background color of the tag, such as `#bf55ec`." },
}
const goalsGetParamsGoal_id = { description: "ID of the goal, as `goals.list` returns it." }
const goalsGetParams = { properties: { goal_id: goalsGetParamsGoal_id } }
const viewsGetParamsView_id = { description: "ID of the view, as `views.list` returns it." }
const time_trackingListParamsInclude_location_names = {
  description: "Whether to include the names of the list, folder and space.",
}
const time_trackingGetParamsTimer_id = { description: "ID of the time entry, as `time_tracking.list` returns it." }
const time_trackingCreateParamsTid = { description: "ID of the task, as `tasks.list` returns it." }
const time_trackingCreateParamsTags = {
  items: { properties: space_tagsCreateParamsTag },
  description: "Tags of the time entry, with their colors.",
}
const doc_pagesListParamsContent_format = { description: "Format of the content. Defaults to `text/md` (Markdown)." }
const doc_pagesGetParamsPage_id = { description: "ID of the page, as `doc_pages.list` returns it." }
const schemasTeamId = { type: "string", description: "ID of the workspace, as `teams.list` returns it." }
const schemasTeamMembersItems = { type: "object", properties: { user: { $ref: "#/$defs/User" } } }
const schemasNewTagName = { type: "string", description: "Name of the tag.", minLength: 1 }
const schemasTaskDate_created = { type: "string", description: "Creation time, as a Unix timestamp in milliseconds." }
const schemasCustomFieldType_config = {
  type: "object",
  description: "Options and limits of the field. The form depends on its type.",
}
const schemasFieldValueId = { type: "string", description: "ID of the field, as `custom_fields.list` returns it." }
const schemasViewParent = { type: "object", properties: { id: { type: "string" }, type: { type: "integer" } } }
const schemasTimeEntryEnd = { anyOf: [{ type: "integer" }, { type: "string" }, { type: "null" }] }
export default describedKind(kind, {
  category: "project management",
  support: "community",
  docs: "https://developer.clickup.com/reference",
  basis: {
    version: "API v2, and v3 for docs",
    date: "2026-11-22",
    compared: "ClickUp's OpenAPI descriptions of API v2 and v3, as copied on 2026-07-30",
    differences: 7,
    recorded: {
      read: 74,
      valid: 74,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/clickup/tests",
    },
    sources: [
      { type: "openapi", url: "https://developer.clickup.com/openapi/clickup-api-v2-reference.json", about: "API v2" },
      { type: "openapi", url: "https://developer.clickup.com/openapi/ClickUp_PUBLIC_API_V3.yaml", about: "API v3" },
    ],
    missing:
      "A searchable copy of the user, guests, user groups, templates, chat, webhooks, shared hierarchy, task " +
      "relationships, comments of lists and views.",
  },
  sunset: {
    version: "v2",
    date: "none",
    docs: "https://developer.clickup.com/docs/general-v2-v3-api",
    read: "2026-11-29",
  },
  description:
    "Workspaces, spaces, folders, lists, tasks, comments, checklists, custom fields, goals, views, time entries and " +
    "docs of a ClickUp account.",
  auth: {
    api_token: {
      description: "Create one under Settings > Apps > API Token. The token has the same access as its owner.",
    },
    oauth: {
      description:
        "An owner or admin creates the app under Settings > ClickUp API. The user chooses the workspaces it can " +
        "access.",
    },
  },
  entities: {
    user: { description: "The authenticated user.", refs: {} },
    teams: {
      description: "A workspace, which ClickUp's API calls a team.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        color: { type: "string" },
        avatar: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    spaces: {
      description: "A space of a workspace, which contains folders and lists.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        private: { type: "boolean" },
        archived: { type: "boolean" },
        multiple_assignees: { type: "boolean" },
        color: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    folders: {
      description: "A folder of a space, which contains lists.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        orderindex: { type: "integer" },
        hidden: { type: "boolean" },
        override_statuses: { type: "boolean" },
        task_count: { type: "integer" },
        space: { type: "object" },
        parent_folder: { type: "string" },
      },
      hit: { title: [["name"]], text: [["space", "name"]] },
      refs: { "space.id": "spaces.id" },
    },
    lists: {
      description: "A list of tasks. For lists that are in no folder, use `folderless_lists`.",
      search: entitiesListsSearch,
      hit: { title: [["name"]], text: [["content"], ["folder", "name"], ["space", "name"]] },
      refs: { "folder.id": "folders.id", "space.id": "spaces.id" },
    },
    folderless_lists: {
      description:
        "A list that is in a space but in no folder. `lists.get`, `lists.update` and `lists.delete` accept its ID.",
      search: entitiesListsSearch,
      hit: { title: [["name"]], text: [["content"], ["space", "name"]] },
      refs: { "space.id": "spaces.id" },
    },
    list_members: { description: "A user with explicit access to a list.", refs: {} },
    tasks: {
      description: "A task or subtask with its status, assignees, dates and custom fields.",
      search: {
        id: { type: "string" },
        custom_id: { type: "string" },
        custom_item_id: { type: "integer" },
        name: { type: "string" },
        text_content: { type: "string" },
        status: { type: "object" },
        priority: { type: "object" },
        creator: { type: "object" },
        assignees: { type: "array" },
        tags: { type: "array" },
        parent: { type: "string" },
        archived: { type: "boolean" },
        points: { type: "number" },
        due_date: { type: "integer" },
        start_date: { type: "integer" },
        date_created: { type: "integer" },
        date_updated: { type: "integer" },
        date_closed: { type: "integer" },
        date_done: { type: "integer" },
        time_estimate: { type: "number" },
        time_spent: { type: "number" },
        list: { type: "object" },
        folder: { type: "object" },
        space: { type: "object" },
        team_id: { type: "string" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["custom_id"], ["text_content"], ["assignees"], ["tags"], ["list", "name"]] },
      refs: {
        team_id: "teams.id",
        "list.id": "lists.id",
        "folder.id": "folders.id",
        "space.id": "spaces.id",
        parent: "tasks.id",
      },
    },
    list_tasks: {
      description: "A task in a list besides its home list. For workspaces that allow tasks in several lists.",
      refs: {},
    },
    task_tags: { description: "A tag on a task.", refs: {} },
    task_fields: { description: "The value of a custom field on a task.", refs: {} },
    attachments: { description: "An attachment of a task. For the attachments of a task, use `tasks.get`.", refs: {} },
    members: { description: "A user with explicit access to a task.", refs: {} },
    comments: {
      description: "A comment on a task. A copy begins with the latest 25 comments of each task.",
      search: {
        id: { type: "string" },
        comment_text: { type: "string" },
        user: { type: "object" },
        resolved: { type: "boolean" },
        assignee: { type: "object" },
        date: { type: "integer" },
        reply_count: { type: "integer" },
      },
      hit: { title: [["comment_text"]], text: [["user", "username"], ["user", "email"]] },
      refs: {},
    },
    comment_replies: { description: "A reply to a comment.", refs: {} },
    checklists: {
      description: "A checklist of a task. For the checklists of a task with their items, use `tasks.get`.",
      refs: {},
    },
    checklist_items: { description: "An item of a checklist. Operations return the checklist.", refs: {} },
    custom_fields: { description: "A custom field of tasks.", refs: {} },
    custom_task_types: { description: "A custom task type of a workspace.", refs: {} },
    space_tags: { description: "A tag for tasks of a space.", refs: {} },
    goals: {
      description: "A goal of a workspace. For its targets, use `goals.get`.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        pretty_id: { type: "string" },
        description: { type: "string" },
        team_id: { type: "string" },
        folder_id: { type: "string" },
        private: { type: "boolean" },
        archived: { type: "boolean" },
        date_created: { type: "integer" },
        due_date: { type: "integer" },
        start_date: { type: "integer" },
        percent_completed: { type: "number" },
        creator: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["pretty_id"], ["description"]] },
      refs: { team_id: "teams.id" },
    },
    views: { description: "A view of tasks, such as a list, board or calendar.", refs: {} },
    view_tasks: { description: "A task in a view.", refs: {} },
    time_tracking: {
      description: "A time entry of a user, on a task or not. A negative duration means that the timer is running.",
      search: {
        id: { type: "string" },
        description: { type: "string" },
        billable: { type: "boolean" },
        start: { type: "integer" },
        end: { type: "integer" },
        duration: { type: "integer" },
        task: { type: "object" },
        user: { type: "object" },
        source: { type: "string" },
        at: { type: "integer" },
      },
      hit: { title: [["description"]], text: [["task", "name"], ["user", "username"]] },
      refs: { "task.id": "tasks.id" },
    },
    timers: { description: "The running timer (time entry) of a user.", refs: {} },
    docs: {
      description: "A doc with pages.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        creator: { type: "integer" },
        date_created: { type: "integer" },
        date_updated: { type: "integer" },
        archived: { type: "boolean" },
        deleted: { type: "boolean" },
        public: { type: "boolean" },
        workspace_id: { type: "integer" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { workspace_id: "teams.id" },
    },
    doc_pages: { description: "A page of a doc with its content.", refs: {} },
  },
  operations: {
    "user.get": {
      description: "Gets the authenticated user.",
      keywords: ["me", "who am I", "my account", "logged in", "profile", "identity"],
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists the workspaces (teams) that the token can access, with their members.",
      keywords: ["organization", "company", "seats", "account", "tenant"],
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "spaces.list": {
      description: "Lists the spaces of a workspace with their statuses.",
      keywords: ["areas", "department", "top level", "section", "division", "our spaces"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          archived: { description: "Whether to list archived records instead." },
        },
      },
      record: { $ref: "#/$defs/Space" },
      isGraphql: false,
    },
    "spaces.get": {
      description: "Gets a space with its statuses and enabled features.",
      keywords: ["settings", "area", "department", "top level", "section", "division"],
      params: spacesGetParams,
      isGraphql: false,
    },
    "spaces.create": {
      description: "Creates a space in a workspace.",
      keywords: ["new area", "area", "department", "top level", "section", "division"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          name: { description: "Name of the space." },
          multiple_assignees: { description: "Whether tasks can have several assignees." },
          features: spacesCreateParamsFeatures,
        },
      },
      isGraphql: false,
    },
    "spaces.update": {
      description: "Updates a space. Requires all of these values each time.",
      keywords: ["rename area", "color", "area", "department", "top level", "section", "division"],
      params: {
        properties: {
          space_id: spacesGetParamsSpace_id,
          name: { description: "Name of the space." },
          color: { description: "Color of the space, such as `#7b68ee`." },
          private: { description: "Whether the space is visible to its members only." },
          admin_can_manage: { description: "Whether admins can manage the space if it is private." },
          multiple_assignees: { description: "Whether tasks can have several assignees." },
          features: spacesCreateParamsFeatures,
        },
      },
      isGraphql: false,
    },
    "spaces.delete": {
      description: "Deletes a space with all its content.",
      keywords: ["remove area", "area", "department", "top level", "section", "division"],
      params: spacesGetParams,
      isGraphql: false,
    },
    "folders.list": {
      description: "Lists the folders of a space with their lists.",
      keywords: ["sprints", "group of lists", "project", "directory", "bundle"],
      params: foldersListParams,
      record: { $ref: "#/$defs/Folder" },
      isGraphql: false,
    },
    "folders.get": {
      description: "Gets a folder with its lists.",
      keywords: ["contents", "sprint", "group of lists", "project", "directory", "bundle"],
      params: {
        properties: {
          folder_id: foldersGetParamsFolder_id,
          include_subfolders: { description: "Whether to include subfolders." },
        },
      },
      isGraphql: false,
    },
    "folders.create": {
      description: "Creates a folder in a space, or in another folder of the space.",
      keywords: ["new project", "sprint", "group of lists", "project", "directory", "bundle"],
      params: {
        properties: {
          space_id: spacesGetParamsSpace_id,
          name: { description: "Name of the folder." },
          parent_folder_id: { description: "ID of the parent folder, as `folders.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "folders.update": {
      description: "Updates the name of a folder.",
      keywords: ["rename", "sprint", "group of lists", "project", "directory", "bundle"],
      params: { properties: { folder_id: foldersGetParamsFolder_id, name: { description: "Name of the folder." } } },
      isGraphql: false,
    },
    "folders.delete": {
      description: "Deletes a folder with its lists and tasks.",
      keywords: ["remove project", "sprint", "group of lists", "project", "directory", "bundle"],
      params: { properties: { folder_id: foldersGetParamsFolder_id } },
      isGraphql: false,
    },
    "lists.list": {
      description: "Lists the lists of a folder.",
      keywords: ["boards", "project", "backlog", "sprint", "collection of tasks", "lists in the space"],
      params: {
        properties: {
          folder_id: foldersGetParamsFolder_id,
          archived: { description: "Whether to list archived records instead." },
        },
      },
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a list with its statuses, in a folder or folderless.",
      keywords: ["board", "project", "backlog", "sprint", "collection of tasks"],
      params: listsGetParams,
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a list in a folder.",
      keywords: ["new board", "new sprint", "board", "project", "backlog", "sprint", "collection of tasks", "new list"],
      params: {
        properties: {
          folder_id: foldersGetParamsFolder_id,
          name: { description: "Name of the list." },
          content: { description: "Description of the list." },
          markdown_content: listsCreateParamsMarkdown_content,
          due_date: { description: "Due date." },
          due_date_time: listsCreateParamsDue_date_time,
          priority: listsCreateParamsPriority,
          assignee: listsCreateParamsAssignee,
          status: { description: "Color of the list, by name." },
        },
      },
      isGraphql: false,
    },
    "lists.update": {
      description: "Updates a list, in a folder or folderless. Fields that you leave out keep their value.",
      keywords: ["rename board", "due date", "board", "project", "backlog", "sprint", "collection of tasks"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: { description: "Name of the list." },
          content: { description: "Description of the list." },
          markdown_content: listsCreateParamsMarkdown_content,
          due_date: { description: "Due date." },
          due_date_time: listsCreateParamsDue_date_time,
          priority: listsCreateParamsPriority,
          assignee: {
            description: "User ID of the list's owner, as `teams.list` returns it. `none` removes the owner.",
          },
          status: { description: "Color of the list, by name." },
          unset_status: { description: "Whether to remove the list's color." },
        },
      },
      isGraphql: false,
    },
    "lists.delete": {
      description: "Deletes a list with its tasks.",
      keywords: ["remove board", "board", "project", "backlog", "sprint", "collection of tasks"],
      params: listsGetParams,
      isGraphql: false,
    },
    "folderless_lists.list": {
      description: "Lists the folderless lists of a space.",
      keywords: ["board without folder", "top-level list", "standalone list", "loose board", "directly in space"],
      params: foldersListParams,
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "folderless_lists.create": {
      description: "Creates a folderless list in a space.",
      keywords: [
        "standalone board",
        "board without folder",
        "top-level list",
        "standalone list",
        "loose board",
        "directly in space",
      ],
      params: {
        properties: {
          space_id: spacesGetParamsSpace_id,
          name: { description: "Name of the list." },
          content: { description: "Description of the list." },
          markdown_content: listsCreateParamsMarkdown_content,
          due_date: { description: "Due date." },
          due_date_time: listsCreateParamsDue_date_time,
          priority: listsCreateParamsPriority,
          assignee: listsCreateParamsAssignee,
          status: { description: "Color of the list, by name." },
        },
      },
      isGraphql: false,
    },
    "list_members.list": {
      description:
        "Lists the members with explicit access to a list. Excludes access through its folder, space or a group.",
      keywords: ["who can see", "shared with", "people", "collaborators", "permission"],
      params: listsGetParams,
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists the open tasks of a list. For more, set `include_closed` and `subtasks`.",
      keywords: [
        "open work",
        "due",
        "sprint work",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "assignment",
        "tasks in the list",
        "what is overdue",
        "what is left",
        "tasks by status",
        "due this week",
        "not started",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          archived: { description: "Whether to list archived records instead." },
          include_timl: { description: "Whether to include tasks whose home is another list." },
          statuses: { description: "Filters to tasks with at least one of these statuses.", examples: [["to do"]] },
          assignees: tasksListParamsAssignees,
          watchers: {
            description: "Filters to tasks with at least one of these watchers, by user ID from `teams.list`.",
          },
          tags: tasksListParamsTags,
          custom_items: tasksListParamsCustom_items,
          include_markdown_description: tasksListParamsInclude_markdown_description,
          include_closed: { description: "Whether to include closed tasks." },
          subtasks: { description: "Whether to include subtasks." },
          order_by: tasksListParamsOrder_by,
          reverse: { description: "Whether to reverse the sort order." },
          due_date_gt: { description: "Filters to tasks due after this time." },
          due_date_lt: { description: "Filters to tasks due before this time." },
          date_created_gt: { description: "Filters to tasks created after this time." },
          date_created_lt: tasksListParamsDate_created_lt,
          date_updated_gt: { description: "Filters to tasks updated after this time." },
          date_updated_lt: tasksListParamsDate_updated_lt,
          date_done_gt: { description: "Filters to tasks done after this time." },
          date_done_lt: { description: "Filters to tasks done before this time." },
          custom_fields: tasksListParamsCustom_fields,
          page: tasksListParamsPage,
        },
      },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with its checklists, custom fields and attachments.",
      keywords: [
        "ticket details",
        "status",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "assignment",
        "details of the task",
        "who is assigned",
        "status of the task",
        "when is it due",
      ],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          include_subtasks: { description: "Whether to include subtasks, in the record's `subtasks`." },
          include_markdown_description: tasksListParamsInclude_markdown_description,
          custom_task_ids: tasksGetParamsCustom_task_ids,
          team_id: tasksGetParamsTeam_id,
        },
      },
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task in a list, or a subtask of a task in that list.",
      keywords: [
        "file",
        "add to-do",
        "new ticket",
        "remind",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "assignment",
        "add a task",
        "new task the list",
        "put on the list",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: { description: "Name of the task." },
          description: { description: "Description of the task, as plain text." },
          markdown_content: tasksCreateParamsMarkdown_content,
          assignees: { description: "User IDs of the assignees, as `teams.list` returns them." },
          group_assignees: { description: "IDs of groups to assign." },
          tags: { description: "Names of the tags." },
          status: tasksCreateParamsStatus,
          priority: listsCreateParamsPriority,
          due_date: { description: "Due date." },
          due_date_time: listsCreateParamsDue_date_time,
          start_date: { description: "Start date." },
          start_date_time: tasksCreateParamsStart_date_time,
          time_estimate: { description: "Time estimate, in milliseconds." },
          points: { description: "Sprint points of the task." },
          parent: { description: "ID of the parent task, in the same list, to create a subtask." },
          links_to: { description: "ID of a task to link to." },
          custom_item_id: tasksCreateParamsCustom_item_id,
          custom_fields: {
            items: {
              properties: {
                id: tasksListParamsCustom_fieldsItemsField_id,
                value: { description: "Value, in the form of the field's type." },
                value_options: tasksCreateParamsCustom_fieldsItemsValue_options,
              },
            },
            description: "Values of custom fields, by ID from `custom_fields.list`.",
          },
          check_required_custom_fields: {
            description: "Whether to reject the task if required custom fields have no value.",
          },
          notify_all: { description: "Whether to notify the creator of the task too." },
          archived: { description: "Whether to create the task as archived." },
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description:
        "Updates a task, such as its status, assignees or dates. Fields that you leave out keep their value. For " +
        "custom fields, use `task_fields.update`.",
      keywords: [
        "mark done",
        "close",
        "reassign",
        "change status",
        "move deadline",
        "estimate",
        "hand over",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "mark complete",
        "close the task",
        "due date",
        "set the priority",
        "move to in progress",
        "rename",
        "push back",
      ],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          name: { description: "Name of the task." },
          description: { description: "Description of the task, as plain text. A single space clears it." },
          markdown_content: tasksCreateParamsMarkdown_content,
          status: tasksCreateParamsStatus,
          priority: listsCreateParamsPriority,
          due_date: { description: "Due date." },
          due_date_time: listsCreateParamsDue_date_time,
          start_date: { description: "Start date." },
          start_date_time: tasksCreateParamsStart_date_time,
          time_estimate: { description: "Time estimate, in milliseconds." },
          points: { description: "Sprint points of the task." },
          parent: { description: "ID of the parent task, to make the task its subtask." },
          custom_item_id: tasksCreateParamsCustom_item_id,
          assignees: { properties: tasksUpdateParamsAssignees, description: "Assignees to add and remove." },
          watchers: { properties: tasksUpdateParamsAssignees, description: "Watchers to add and remove." },
          group_assignees: {
            properties: {
              add: { description: "IDs of groups to add." },
              rem: { description: "IDs of groups to remove." },
            },
            description: "Groups to assign and unassign.",
          },
          archived: { description: "Whether the task is archived." },
          custom_task_ids: tasksGetParamsCustom_task_ids,
          team_id: tasksGetParamsTeam_id,
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task with its subtasks.",
      keywords: [
        "scrap",
        "bin",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "assignment",
        "get rid the task",
        "remove the duplicate task",
      ],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          custom_task_ids: tasksGetParamsCustom_task_ids,
          team_id: tasksGetParamsTeam_id,
        },
      },
      isGraphql: false,
    },
    "tasks.api_search": {
      description: "Searches tasks of a workspace by space, folder, list, status, assignee, tag, time or custom field.",
      keywords: [
        "find ticket",
        "overdue",
        "assigned to me",
        "everywhere",
        "filter",
        "to-do",
        "ticket",
        "work item",
        "card",
        "issue",
        "bug",
        "assignment",
        "my tasks",
        "tasks assigned to me",
        "overdue tasks",
        "what is assigned to",
        "due this week",
        "what I have today",
        "across lists",
        "everything due",
      ],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          space_ids: { description: "Filters by space IDs, as `spaces.list` returns them." },
          project_ids: { description: "Filters by folder IDs, as `folders.list` returns them." },
          list_ids: { description: "Filters by list IDs, as `lists.list` or `folderless_lists.list` returns them." },
          statuses: {
            description: "Filters to tasks with at least one of these statuses.",
            examples: [["in progress"]],
          },
          assignees: tasksListParamsAssignees,
          tags: tasksListParamsTags,
          custom_items: tasksListParamsCustom_items,
          parent: { description: "Filters to subtasks of this task, by ID." },
          include_markdown_description: tasksListParamsInclude_markdown_description,
          include_closed: { description: "Whether to include closed tasks." },
          subtasks: { description: "Whether to include subtasks." },
          order_by: tasksListParamsOrder_by,
          reverse: { description: "Whether to reverse the sort order." },
          due_date_gt: { description: "Filters to tasks due after this time." },
          due_date_lt: { description: "Filters to tasks due before this time." },
          date_created_gt: { description: "Filters to tasks created after this time." },
          date_created_lt: tasksListParamsDate_created_lt,
          date_updated_gt: { description: "Filters to tasks updated after this time." },
          date_updated_lt: tasksListParamsDate_updated_lt,
          date_done_gt: { description: "Filters to tasks done after this time." },
          date_done_lt: { description: "Filters to tasks done before this time." },
          custom_fields: tasksListParamsCustom_fields,
          page: tasksListParamsPage,
        },
      },
      isGraphql: false,
    },
    "list_tasks.create": {
      description: "Adds a task to another list besides its home list.",
      keywords: ["add to another board", "multiple lists", "also in list", "second home", "put on board", "TIML"],
      params: list_tasksCreateParams,
      isGraphql: false,
    },
    "list_tasks.delete": {
      description: "Removes a task from a list that is not its home list.",
      keywords: ["take off board", "multiple lists", "also in list", "second home", "put on board", "TIML"],
      params: list_tasksCreateParams,
      isGraphql: false,
    },
    "task_tags.create": {
      description: "Adds a tag to a task.",
      keywords: ["label", "mark as", "flag", "mark", "urgent", "category"],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          tag_name: { description: "Name of the tag, as `space_tags.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "task_tags.delete": {
      description: "Removes a tag from a task.",
      keywords: ["unlabel", "untag", "take off", "label", "flag", "mark", "urgent", "category"],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          tag_name: { description: "Name of the tag, as `tags` of `tasks.get` returns it." },
        },
      },
      isGraphql: false,
    },
    "task_fields.update": {
      description: "Updates the value of a custom field on a task. The form depends on the type of the field.",
      keywords: ["fill in", "set value", "column", "dropdown", "property", "set the custom field"],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          field_id: task_fieldsUpdateParamsField_id,
          value: {
            description:
              "Value of the field: text, number, boolean, option ID, list of IDs, or an object with `add` and `rem` " +
              "for people.",
            examples: ["Ready"],
          },
          value_options: tasksCreateParamsCustom_fieldsItemsValue_options,
        },
      },
      isGraphql: false,
    },
    "task_fields.delete": {
      description: "Removes the value of a custom field from a task.",
      keywords: ["clear value", "empty", "column", "dropdown", "property"],
      params: { properties: { task_id: tasksGetParamsTask_id, field_id: task_fieldsUpdateParamsField_id } },
      isGraphql: false,
    },
    "attachments.create": {
      description: "Creates an attachment on a task from a file.",
      keywords: ["attach", "upload", "screenshot", "picture", "PDF", "document"],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          attachment: {
            description: "File to attach, with its name.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "members.list": {
      description:
        "Lists the members with explicit access to a task. Excludes access through its list, folder, space or a " +
        "group.",
      keywords: ["who can see", "assignee", "people", "collaborators", "watchers", "who can see task"],
      params: { properties: { task_id: tasksGetParamsTask_id } },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "comments.list": {
      description:
        "Lists the latest 25 comments on a task, or the 25 before another comment with `start` and `start_id`.",
      keywords: ["what was said", "remark", "note", "discussion", "reply", "feedback", "chat", "latest comment"],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          start: { description: "Date of the oldest comment so far, in Unix milliseconds. Requires `start_id`." },
          start_id: { description: "ID of the oldest comment so far. Requires `start`." },
          custom_task_ids: tasksGetParamsCustom_task_ids,
          team_id: tasksGetParamsTeam_id,
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a task.",
      keywords: [
        "reply",
        "say",
        "mention",
        "leave note",
        "remark",
        "note",
        "discussion",
        "feedback",
        "chat",
        "leave a comment",
        "tell the assignee",
      ],
      params: {
        properties: {
          task_id: tasksGetParamsTask_id,
          comment_text: { description: "Text of the comment, in plain text." },
          assignee: commentsCreateParamsAssignee,
          group_assignee: commentsCreateParamsGroup_assignee,
          notify_all: commentsCreateParamsNotify_all,
          custom_task_ids: tasksGetParamsCustom_task_ids,
          team_id: tasksGetParamsTeam_id,
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Updates a comment: its text, assignee or resolved state.",
      keywords: ["reword", "resolve", "assign remark", "remark", "note", "discussion", "reply", "feedback", "chat"],
      params: {
        properties: {
          comment_id: commentsUpdateParamsComment_id,
          comment_text: { description: "Text of the comment, in plain text." },
          assignee: commentsCreateParamsAssignee,
          group_assignee: commentsCreateParamsGroup_assignee,
          resolved: { description: "Whether the comment is resolved." },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment.",
      keywords: ["take back", "remark", "note", "discussion", "reply", "feedback", "chat"],
      params: commentsDeleteParams,
      isGraphql: false,
    },
    "comment_replies.list": {
      description: "Lists the replies to a comment.",
      keywords: ["answers", "thread", "response", "discussion", "reaction"],
      params: commentsDeleteParams,
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comment_replies.create": {
      description: "Creates a reply to a comment.",
      keywords: ["answer", "respond", "follow up", "thread", "response", "discussion", "reaction"],
      params: {
        properties: {
          comment_id: commentsUpdateParamsComment_id,
          comment_text: { description: "Text of the comment, in plain text." },
          assignee: commentsCreateParamsAssignee,
          group_assignee: { description: "ID of the group that the reply is assigned to." },
          notify_all: commentsCreateParamsNotify_all,
        },
      },
      isGraphql: false,
    },
    "checklists.create": {
      description: "Creates a checklist on a task.",
      keywords: [
        "add steps",
        "to-do list inside",
        "steps",
        "punch list",
        "criteria",
        "definition of done",
        "add a checklist",
      ],
      params: { properties: { task_id: tasksGetParamsTask_id, name: { description: "Name of the checklist." } } },
      isGraphql: false,
    },
    "checklists.update": {
      description: "Updates the name or position of a checklist.",
      keywords: ["rename steps", "to-do list inside", "steps", "punch list", "criteria", "definition of done"],
      params: {
        properties: {
          checklist_id: checklistsUpdateParamsChecklist_id,
          name: { description: "Name of the checklist." },
          position: { description: "Position of the checklist in the task, starting at 0." },
        },
      },
      isGraphql: false,
    },
    "checklists.delete": {
      description: "Deletes a checklist with its items.",
      keywords: ["remove steps", "to-do list inside", "steps", "punch list", "criteria", "definition of done"],
      params: { properties: { checklist_id: checklistsUpdateParamsChecklist_id } },
      isGraphql: false,
    },
    "checklist_items.create": {
      description: "Creates an item in a checklist.",
      keywords: ["add step", "step", "to-do inside", "criterion", "tick box", "point", "add item the checklist"],
      params: {
        properties: {
          checklist_id: checklistsUpdateParamsChecklist_id,
          name: { description: "Name of the item." },
          assignee: { description: "User ID of the assignee, as `teams.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "checklist_items.update": {
      description: "Updates an item of a checklist, such as its resolved state.",
      keywords: [
        "tick off",
        "check off",
        "done",
        "assign step",
        "step",
        "to-do inside",
        "criterion",
        "tick box",
        "point",
        "tick the item",
      ],
      params: {
        properties: {
          checklist_id: checklistsUpdateParamsChecklist_id,
          checklist_item_id: checklist_itemsUpdateParamsChecklist_item_id,
          name: { description: "Name of the item." },
          assignee: {
            description: "User ID of the assignee, as `teams.list` returns it. `null` removes the assignee.",
          },
          resolved: { description: "Whether the item is resolved." },
          parent: { description: "ID of the parent item. `null` moves the item to the top level." },
        },
      },
      isGraphql: false,
    },
    "checklist_items.delete": {
      description: "Deletes an item of a checklist.",
      keywords: ["remove step", "step", "to-do inside", "criterion", "tick box", "point"],
      params: {
        properties: {
          checklist_id: checklistsUpdateParamsChecklist_id,
          checklist_item_id: checklist_itemsUpdateParamsChecklist_item_id,
        },
      },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields available to tasks of a list, with their options.",
      keywords: ["column", "property", "attribute", "dropdown", "extra data", "metadata"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          include_applied_objects: { description: "Whether to include the task types that each field applies to." },
        },
      },
      record: { $ref: "#/$defs/CustomField" },
      isGraphql: false,
    },
    "custom_task_types.list": {
      description: "Lists the custom task types of a workspace.",
      keywords: ["milestone", "bug", "kind of work", "issue type", "template", "category"],
      params: custom_task_typesListParams,
      record: { $ref: "#/$defs/TaskTypeRecord" },
      isGraphql: false,
    },
    "space_tags.list": {
      description: "Lists the tags for tasks of a space.",
      keywords: ["label", "category", "flag", "marker", "color"],
      params: spacesGetParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "space_tags.create": {
      description: "Creates a tag for tasks of a space.",
      keywords: ["new label", "label", "category", "flag", "marker", "color"],
      params: {
        properties: {
          space_id: spacesGetParamsSpace_id,
          tag: { properties: space_tagsCreateParamsTag, description: "Tag with its colors." },
        },
      },
      isGraphql: false,
    },
    "goals.list": {
      description: "Lists the goals of a workspace that are in no goal folder.",
      keywords: ["OKRs", "objective", "target", "KPI", "key result", "our goals", "progress towards the goal"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          include_completed: { description: "Whether to include completed goals." },
        },
      },
      record: { $ref: "#/$defs/Goal" },
      isGraphql: false,
    },
    "goals.get": {
      description: "Gets a goal with its targets.",
      keywords: ["how far", "progress", "OKR", "objective", "KPI", "key result"],
      params: goalsGetParams,
      isGraphql: false,
    },
    "goals.create": {
      description: "Creates a goal in a workspace.",
      keywords: ["set objective", "new OKR", "OKR", "objective", "target", "KPI", "key result"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          name: { description: "Name of the goal." },
          due_date: { description: "Due date of the goal." },
          description: { description: "Description of the goal." },
          multiple_owners: { description: "Whether the goal has several owners." },
          owners: { description: "User IDs of the owners, as `teams.list` returns them." },
          color: { description: "Color of the goal, such as `#32a852`." },
        },
      },
      isGraphql: false,
    },
    "goals.update": {
      description: "Updates a goal. Requires all of these values each time.",
      keywords: ["change objective", "move date", "OKR", "objective", "target", "KPI", "key result"],
      params: {
        properties: {
          goal_id: goalsGetParamsGoal_id,
          name: { description: "Name of the goal." },
          due_date: { description: "Due date of the goal." },
          description: { description: "Description of the goal." },
          add_owners: {
            description: "User IDs of owners to add, as `teams.list` returns them. An empty list adds nobody.",
          },
          rem_owners: { description: "User IDs of owners to remove. An empty list removes nobody." },
          color: { description: "Color of the goal, such as `#32a852`." },
        },
      },
      isGraphql: false,
    },
    "goals.delete": {
      description: "Deletes a goal with its targets.",
      keywords: ["drop objective", "OKR", "objective", "KPI", "key result"],
      params: goalsGetParams,
      isGraphql: false,
    },
    "views.list": {
      description: "Lists the views at the workspace level.",
      keywords: ["layouts", "board", "calendar view", "Gantt", "dashboard", "saved filter"],
      params: custom_task_typesListParams,
      record: { $ref: "#/$defs/View" },
      isGraphql: false,
    },
    "views.get": {
      description: "Gets a view with its filters and sorting.",
      keywords: ["filter settings", "board", "calendar view", "Gantt", "dashboard", "saved filter", "layout"],
      params: { properties: { view_id: viewsGetParamsView_id } },
      isGraphql: false,
    },
    "view_tasks.list": {
      description: "Lists the tasks in a view, with its filters and sorting.",
      keywords: [
        "filtered",
        "board content",
        "saved filter",
        "what view shows",
        "cards",
        "to-dos",
        "on the board view",
      ],
      params: { properties: { view_id: viewsGetParamsView_id, page: tasksListParamsPage } },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "time_tracking.list": {
      description:
        "Lists the time entries of a workspace in a time range. Defaults to the authenticated user's entries of the " +
        "last 30 days.",
      keywords: [
        "who worked",
        "how long",
        "hours last week",
        "hours",
        "timesheet",
        "worked",
        "logged time",
        "billable",
        "hours tracked",
        "time logged",
        "how much time did",
        "how long was spent",
      ],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          start_date: { description: "Filters to time entries since this time." },
          end_date: { description: "Filters to time entries until this time." },
          assignee: {
            description:
              "Filters by user IDs, comma-separated, as `teams.list` returns them. For other users' entries, " +
              "requires an owner or admin.",
            examples: ["1234,9876"],
          },
          include_task_tags: { description: "Whether to include the tags of the tasks." },
          include_location_names: time_trackingListParamsInclude_location_names,
          space_id: { description: "Filters by space ID, as `spaces.list` returns it." },
          folder_id: { description: "Filters by folder ID, as `folders.list` returns it." },
          list_id: { description: "Filters by list ID, as `lists.list` returns it." },
          task_id: { description: "Filters by task ID, as `tasks.list` returns it." },
          is_billable: { description: "Filters by whether the time is billable." },
        },
      },
      record: { $ref: "#/$defs/TimeEntry" },
      isGraphql: false,
    },
    "time_tracking.get": {
      description: "Gets a time entry.",
      keywords: ["one entry", "hours", "timesheet", "worked", "logged time", "billable"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          timer_id: time_trackingGetParamsTimer_id,
          include_task_tags: { description: "Whether to include the tags of the task." },
          include_location_names: time_trackingListParamsInclude_location_names,
        },
      },
      isGraphql: false,
    },
    "time_tracking.create": {
      description: "Creates a time entry, with or without a task.",
      keywords: [
        "log hours",
        "book time",
        "jot hours",
        "I worked",
        "hours",
        "timesheet",
        "worked",
        "logged time",
        "billable",
        "add time",
        "book two hours",
        "log time",
      ],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          start: { description: "Start of the time entry." },
          duration: { description: "Duration, in milliseconds." },
          tid: time_trackingCreateParamsTid,
          description: { description: "Description of the time entry." },
          billable: { description: "Whether the time is billable." },
          assignee: {
            description:
              "User ID of the person who spent the time, as `teams.list` returns it. Defaults to the authenticated " +
              "user.",
          },
          tags: time_trackingCreateParamsTags,
        },
      },
      isGraphql: false,
    },
    "time_tracking.update": {
      description: "Updates a time entry.",
      keywords: ["correct hours", "fix timesheet", "hours", "timesheet", "worked", "logged time", "billable"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          timer_id: time_trackingGetParamsTimer_id,
          tags: time_trackingCreateParamsTags,
          tag_action: { description: "Action for the tags: replace, add or remove." },
          description: { description: "Description of the time entry." },
          start: { description: "Start of the time entry. Requires `end`." },
          end: { description: "End of the time entry. Requires `start`." },
          duration: { description: "Duration, in milliseconds." },
          tid: time_trackingCreateParamsTid,
          billable: { description: "Whether the time is billable." },
        },
      },
      isGraphql: false,
    },
    "time_tracking.delete": {
      description: "Deletes a time entry.",
      keywords: ["remove hours", "hours", "timesheet", "worked", "logged time", "billable"],
      params: { properties: { team_id: spacesListParamsTeam_id, timer_id: time_trackingGetParamsTimer_id } },
      isGraphql: false,
    },
    "timers.get": {
      description:
        "Gets the running timer of the authenticated user or another one. Returns nothing if no timer is running.",
      keywords: ["what is running", "which stopwatch", "stopwatch", "clock", "tracking now", "punch"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          assignee: { description: "User ID, as `teams.list` returns it. Defaults to the authenticated user." },
        },
      },
      isGraphql: false,
    },
    "timers.create": {
      description: "Starts a timer for the authenticated user.",
      keywords: ["start clock", "begin tracking", "clock in", "stopwatch", "clock", "running", "tracking now", "punch"],
      params: {
        properties: {
          team_id: spacesListParamsTeam_id,
          tid: time_trackingCreateParamsTid,
          description: { description: "Description of the time entry." },
          billable: { description: "Whether the time is billable." },
          tags: {
            items: { properties: { name: { description: "Name of the tag." } } },
            description: "Names of the tags.",
          },
        },
      },
      isGraphql: false,
    },
    "timers.update": {
      description: "Stops the running timer of the authenticated user and saves its time entry.",
      keywords: [
        "stop clock",
        "clock out",
        "end tracking",
        "stopwatch",
        "clock",
        "tracking now",
        "punch",
        "stop the timer",
      ],
      params: custom_task_typesListParams,
      isGraphql: false,
    },
    "docs.list": {
      description: "Lists the docs of a workspace that the token can access.",
      keywords: ["wikis", "document", "knowledge base", "notes", "handbook"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          id: { description: "Filters by doc ID." },
          creator: { description: "Filters by the creator's user ID, as `teams.list` returns it." },
          deleted: { description: "Whether to list deleted docs instead." },
          archived: { description: "Whether to list archived docs instead." },
          parent_id: { description: "Filters by ID of the parent space, folder, list or doc." },
          parent_type: { description: "Type of `parent_id`." },
          limit: { description: "Maximum number of records per page, 10 to 100. Defaults to 50." },
          cursor: { description: "Cursor of the next page, as `next` of the previous page returns it." },
        },
      },
      record: { $ref: "#/$defs/Doc" },
      isGraphql: false,
    },
    "docs.get": {
      description: "Gets a doc without its pages. For the pages, use `doc_pages.list`.",
      keywords: ["document details", "document", "wiki", "knowledge base", "notes", "handbook"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          doc_id: { description: "ID of the doc, as `docs.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "docs.create": {
      description: "Creates a doc with an empty page in a workspace, space, folder or list.",
      keywords: [
        "write wiki",
        "new document",
        "document",
        "wiki",
        "knowledge base",
        "notes",
        "handbook",
        "write a new doc",
      ],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          name: { description: "Name of the doc." },
          parent: {
            properties: {
              id: { description: "ID of the parent space, folder or list." },
              type: { description: "Type of the parent: 4 space, 5 folder, 6 list, 7 everything, 12 workspace." },
            },
            description: "Parent of the doc. Defaults to the workspace.",
          },
          visibility: { description: "Visibility of the doc." },
          create_page: { description: "Whether to create a first page. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "doc_pages.list": {
      description: "Lists the pages of a doc with their content, each with its subpages.",
      keywords: ["chapters", "outline", "wiki page", "document text", "notes"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          doc_id: { description: "ID of the doc, as `docs.list` returns it." },
          max_page_depth: { description: "Maximum depth of subpages to return. Defaults to all." },
          content_format: doc_pagesListParamsContent_format,
        },
      },
      record: { $ref: "#/$defs/DocPage" },
      isGraphql: false,
    },
    "doc_pages.get": {
      description: "Gets a page of a doc with its content.",
      keywords: ["read text", "wiki page", "chapter", "document text", "notes", "read the doc"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          doc_id: { description: "ID of the doc, as `docs.list` returns it." },
          page_id: doc_pagesGetParamsPage_id,
          content_format: doc_pagesListParamsContent_format,
        },
      },
      isGraphql: false,
    },
    "doc_pages.create": {
      description: "Creates a page in a doc, or under another page.",
      keywords: ["write chapter", "add page", "wiki page", "chapter", "document text", "notes", "content"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          doc_id: { description: "ID of the doc, as `docs.list` returns it." },
          parent_page_id: { description: "ID of the parent page, as `doc_pages.list` returns it." },
          name: { description: "Name of the page." },
          sub_title: { description: "Subtitle of the page." },
          content: { description: "Content of the page." },
          content_format: doc_pagesListParamsContent_format,
        },
      },
      isGraphql: false,
    },
    "doc_pages.update": {
      description:
        "Updates a page of a doc. New content replaces the current content, or is appended or prepended to it.",
      keywords: ["edit text", "append", "rewrite", "wiki page", "chapter", "document text", "notes"],
      params: {
        properties: {
          workspace_id: spacesListParamsTeam_id,
          doc_id: { description: "ID of the doc, as `docs.list` returns it." },
          page_id: doc_pagesGetParamsPage_id,
          name: { description: "Name of the page." },
          sub_title: { description: "Subtitle of the page." },
          content: { description: "Content of the page." },
          content_edit_mode: { description: "Handling of the current content. Defaults to `replace`." },
          content_format: doc_pagesListParamsContent_format,
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    TeamId: schemasTeamId,
    WorkspaceId: schemasTeamId,
    SpaceId: { type: "string", description: "ID of the space, as `spaces.list` returns it." },
    FolderId: { type: "string", description: "ID of the folder, as `folders.list` returns it." },
    ListId: { type: "string", description: "ID of the list, as `lists.list` or `folderless_lists.list` returns it." },
    TaskId: { type: "string", description: "ID of the task, as `tasks.list` or `tasks.api_search` returns it." },
    CommentId: { type: "string", description: "ID of the comment, as `comments.list` returns it." },
    ChecklistId: { type: "string", description: "ID of the checklist, as `checklists` of `tasks.get` returns it." },
    ItemId: { type: "string", description: "ID of the item, as the `items` of `checklists` of `tasks.get` return it." },
    FieldId: { type: "string", description: "ID of the custom field, as `custom_fields.list` returns it." },
    GoalId: { type: "string", description: "ID of the goal, as `goals.list` returns it." },
    ViewId: { type: "string", description: "ID of the view, as `views.list` returns it." },
    TimerId: { type: "string", description: "ID of the time entry, as `time_tracking.list` returns it." },
    DocId: { type: "string", description: "ID of the doc, as `docs.list` returns it." },
    PageId: { type: "string", description: "ID of the page, as `doc_pages.list` returns it." },
    Archived: { type: "boolean", description: "Whether to list archived records instead." },
    SpaceName: { type: "string", description: "Name of the space.", minLength: 1 },
    SpaceAssignees: { type: "boolean", description: "Whether tasks can have several assignees." },
    FolderName: { type: "string", description: "Name of the folder.", minLength: 1 },
    ListName: { type: "string", description: "Name of the list.", minLength: 1 },
    ListContent: { type: "string", description: "Description of the list." },
    ListMarkdown: {
      type: "string",
      description: "Description of the list, as Markdown. Takes precedence over `content`.",
    },
    ListColour: { type: "string", description: "Color of the list, by name." },
    DueDate: { type: "string", format: "date-time", description: "Due date." },
    DueTime: { type: "boolean", description: "Whether the time of day in `due_date` applies." },
    StartDate: { type: "string", format: "date-time", description: "Start date." },
    StartTime: { type: "boolean", description: "Whether the time of day in `start_date` applies." },
    TimeEstimate: { type: "integer", description: "Time estimate, in milliseconds.", minimum: 0 },
    Priority: { type: "integer", description: "Priority: 1 urgent, 2 high, 3 normal, 4 low.", enum: [1, 2, 3, 4] },
    Points: { type: "number", description: "Sprint points of the task." },
    TaskName: { type: "string", description: "Name of the task.", minLength: 1 },
    TaskText: { type: "string", description: "Description of the task, as plain text." },
    TaskMarkdown: {
      type: "string",
      description: "Description of the task, as Markdown. Takes precedence over `description`.",
    },
    TaskStatus: {
      type: "string",
      description: "Status of the task, by name: one of the statuses that `lists.get` returns.",
      examples: ["in progress"],
    },
    TaskType: {
      type: ["number", "null"],
      description: "ID of the task type, as `custom_task_types.list` returns it. Defaults to a standard task.",
    },
    Markdown: { type: "boolean", description: "Whether to return descriptions as Markdown too." },
    Closed: { type: "boolean", description: "Whether to include closed tasks." },
    Subtasks: { type: "boolean", description: "Whether to include subtasks." },
    OrderBy: {
      type: "string",
      description: "Sort field. Defaults to `created`, newest first.",
      enum: ["id", "created", "updated", "due_date"],
    },
    Reverse: { type: "boolean", description: "Whether to reverse the sort order." },
    DueAfter: { type: "string", format: "date-time", description: "Filters to tasks due after this time." },
    DueBefore: { type: "string", format: "date-time", description: "Filters to tasks due before this time." },
    CreatedAfter: { type: "string", format: "date-time", description: "Filters to tasks created after this time." },
    CreatedBefore: { type: "string", format: "date-time", description: "Filters to tasks created before this time." },
    UpdatedAfter: { type: "string", format: "date-time", description: "Filters to tasks updated after this time." },
    UpdatedBefore: {
      type: "string",
      format: "date-time",
      description: "Filters to tasks last updated before this time.",
    },
    DoneAfter: { type: "string", format: "date-time", description: "Filters to tasks done after this time." },
    DoneBefore: { type: "string", format: "date-time", description: "Filters to tasks done before this time." },
    FieldFilters: {
      type: "array",
      items: { $ref: "#/$defs/FieldFilter" },
      description: "Filters by custom field values, by field ID from `custom_fields.list`.",
      examples: tasksListParamsCustom_fieldsExamples,
    },
    Page: { type: "integer", description: "Page number, starting at 0. A page has 100 tasks.", minimum: 0 },
    ByCustomId: { type: "boolean", description: "Whether `task_id` is a custom task ID. Requires `team_id`." },
    OfCustomId: {
      type: "string",
      description: "ID of the workspace of the custom task ID, as `teams.list` returns it.",
    },
    CommentText: { type: "string", description: "Text of the comment, in plain text.", minLength: 1 },
    CommentAssignee: { type: "integer", description: "User ID of the comment's assignee, as `teams.list` returns it." },
    NotifyAll: { type: "boolean", description: "Whether to notify the author of the comment too." },
    GoalName: { type: "string", description: "Name of the goal.", minLength: 1 },
    GoalDue: { type: "string", format: "date-time", description: "Due date of the goal." },
    GoalText: { type: "string", description: "Description of the goal." },
    GoalColour: { type: "string", description: "Color of the goal, such as `#32a852`." },
    EntryTask: { type: "string", description: "ID of the task, as `tasks.list` returns it." },
    EntryText: { type: "string", description: "Description of the time entry." },
    Billable: { type: "boolean", description: "Whether the time is billable." },
    EntryTags: {
      type: "array",
      items: { $ref: "#/$defs/NewTag" },
      description: "Tags of the time entry, with their colors.",
    },
    ContentFormat: {
      type: "string",
      description: "Format of the content. Defaults to `text/md` (Markdown).",
      enum: ["text/md", "text/plain"],
    },
    PageName: { type: "string", description: "Name of the page." },
    PageSubtitle: { type: "string", description: "Subtitle of the page." },
    PageContent: { type: "string", description: "Content of the page." },
    User: {
      type: "object",
      properties: {
        id: { type: "integer" },
        username: { type: "string" },
        email: { type: "string" },
        color: { type: ["string", "null"] },
        profilePicture: { type: ["string", "null"] },
        initials: { type: "string" },
        week_start_day: { type: ["integer", "null"] },
        global_font_support: { type: ["boolean", "null"] },
        timezone: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "integer" },
        username: { type: "string" },
        email: { type: "string" },
        color: { type: ["string", "null"] },
        initials: { type: "string" },
        profilePicture: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The Workspace's ID." },
        name: { type: "string", description: "The Workspace's name." },
        color: { type: "string", description: "The Workspace's color, as a hex code." },
        avatar: {
          type: ["string", "null"],
          description: "The address of the Workspace's avatar. Null if none is set.",
        },
        members: {
          type: "array",
          items: schemasTeamMembersItems,
          description: "The Workspace's members, each with a user.",
        },
      },
      required: ["id"],
    },
    Status: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        color: { type: "string" },
        orderindex: { type: "integer" },
        type: { type: "string" },
      },
    },
    Space: {
      type: "object",
      properties: {
        id: { type: "string", description: "The Space's ID." },
        name: { type: "string", description: "The Space's name." },
        private: { type: "boolean", description: "Whether the Space is private to its members." },
        color: { type: ["string", "null"], description: "The Space's color, as a hex code. Null if none is set." },
        avatar: { type: ["string", "null"], description: "The address of the Space's avatar. Null if none is set." },
        admin_can_manage: {
          type: ["boolean", "null"],
          description: "Whether admins may manage the private Space. May be null.",
        },
        archived: { type: "boolean", description: "Whether the Space is archived." },
        members: {
          type: "array",
          items: schemasTeamMembersItems,
          description: "The members of the Space. Present for private Spaces.",
        },
        statuses: {
          type: "array",
          items: { $ref: "#/$defs/Status" },
          description: "The task statuses available in the Space.",
        },
        multiple_assignees: { type: "boolean", description: "Whether tasks in the Space may have several assignees." },
        features: {
          type: "object",
          additionalProperties: {},
          description: "Features of the space. ClickUp adds to them without notice.",
        },
      },
      required: ["id"],
    },
    Features: {
      type: "object",
      properties: {
        due_dates: {
          type: "object",
          properties: {
            enabled: { type: "boolean" },
            start_date: { type: "boolean" },
            remap_due_dates: { type: "boolean" },
            remap_closed_due_date: { type: "boolean" },
          },
          required: ["enabled", "start_date", "remap_due_dates", "remap_closed_due_date"],
          description: "Due date settings.",
        },
        time_tracking: { $ref: "#/$defs/OnOff", description: "Time tracking settings." },
        tags: { $ref: "#/$defs/OnOff", description: "Tag settings." },
        time_estimates: { $ref: "#/$defs/OnOff", description: "Time estimate settings." },
        checklists: { $ref: "#/$defs/OnOff", description: "Checklist settings." },
        custom_fields: { $ref: "#/$defs/OnOff", description: "Custom field settings." },
        remap_dependencies: { $ref: "#/$defs/OnOff", description: "Settings for moving dependent tasks with dates." },
        dependency_warning: { $ref: "#/$defs/OnOff", description: "Settings for dependency warnings." },
        portfolios: { $ref: "#/$defs/OnOff", description: "Portfolio settings." },
      },
      required: [
        "due_dates",
        "time_tracking",
        "tags",
        "time_estimates",
        "checklists",
        "custom_fields",
        "remap_dependencies",
        "dependency_warning",
        "portfolios",
      ],
    },
    OnOff: {
      type: "object",
      properties: { enabled: { type: "boolean", description: "Whether the feature is enabled." } },
      required: ["enabled"],
    },
    Place: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        hidden: { type: "boolean" },
        access: { type: "boolean" },
      },
    },
    Folder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The Folder's ID." },
        name: { type: "string", description: "The Folder's name." },
        orderindex: { type: "integer", description: "The Folder's position in the Space." },
        override_statuses: {
          type: "boolean",
          description: "Whether the Folder has its own statuses in place of the Space's.",
        },
        hidden: {
          type: "boolean",
          description: "Whether the Folder is the hidden one behind Lists placed directly in a Space.",
        },
        space: { $ref: "#/$defs/Place", description: "The Space the Folder is in." },
        task_count: { type: "string", description: "The number of tasks in the Folder, as a string." },
        lists: {
          type: "array",
          items: { type: "object" },
          description: "Lists of the folder, in the form of `lists.list`.",
        },
        parent_folder: {
          type: ["string", "null"],
          description: "The ID of the Folder this one is in. Null at the top level.",
        },
        folders: {
          type: "array",
          items: { type: "object", properties: { id: { type: "string" } } },
          description: "The Folders inside this one.",
        },
      },
      required: ["id"],
    },
    List: {
      type: "object",
      properties: {
        id: { type: "string", description: "The List's ID." },
        name: { type: "string", description: "The List's name." },
        orderindex: { type: "integer", description: "The List's position in its Folder or Space." },
        content: { type: ["string", "null"], description: "The List's description. Null if it has none." },
        status: {
          type: ["object", "null"],
          properties: { status: { type: "string" }, color: { type: "string" }, hide_label: { type: "boolean" } },
          description: "The List's own status and its color. Null if none is set.",
        },
        priority: {
          type: ["object", "null"],
          properties: { priority: { type: "string" }, color: { type: "string" } },
          description: "The List's own priority and its color. Null if none is set.",
        },
        assignee: { description: "Owner of the list, as a user or user ID. `null` if nobody owns it." },
        task_count: {
          anyOf: [{ type: "integer" }, { type: "string" }, { type: "null" }],
          description: "The number of tasks in the List. May be null.",
        },
        due_date: {
          type: ["string", "null"],
          description: "The List's due date, as a Unix timestamp in milliseconds. Null if not set.",
        },
        due_date_time: {
          type: ["boolean", "null"],
          description: "Whether the due date includes a time of day. May be null.",
        },
        start_date: {
          type: ["string", "null"],
          description: "The List's start date, as a Unix timestamp in milliseconds. Null if not set.",
        },
        start_date_time: {
          anyOf: [{ type: "boolean" }, { type: "string" }, { type: "null" }],
          description: "Whether the start date includes a time of day. May be null.",
        },
        folder: {
          $ref: "#/$defs/Place",
          description: "The Folder the List is in, hidden for a List placed directly in a Space.",
        },
        space: { $ref: "#/$defs/Place", description: "The Space the List is in." },
        archived: { type: "boolean", description: "Whether the List is archived." },
        override_statuses: {
          type: ["boolean", "null"],
          description: "Whether the List has its own statuses in place of inherited ones.",
        },
        statuses: {
          type: "array",
          items: { $ref: "#/$defs/Status" },
          description: "The task statuses available in the List.",
        },
        inbound_address: { type: "string", description: "The email address for creating tasks in the List." },
        permission_level: { type: "string", description: "The authorized user's level of access to the List." },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The user's ID." },
        username: { type: "string", description: "The user's name." },
        email: { type: "string", description: "The user's email address." },
        color: { type: ["string", "null"], description: "The user's color, as a hex code. Null if none is set." },
        initials: { type: "string", description: "The user's initials." },
        profilePicture: {
          type: ["string", "null"],
          description: "The address of the user's profile picture. Null if none is set.",
        },
        profileInfo: {
          type: "object",
          additionalProperties: {},
          description: "Profile badges in ClickUp's directory.",
        },
      },
      required: ["id"],
    },
    Tag: {
      type: "object",
      properties: {
        name: { type: "string" },
        tag_fg: { type: "string" },
        tag_bg: { type: "string" },
        creator: { type: "integer" },
      },
      required: ["name"],
    },
    NewTag: {
      type: "object",
      properties: {
        name: schemasNewTagName,
        tag_fg: { type: "string", description: "Text color of the tag, such as `#000000`." },
        tag_bg: { type: "string", description: "Background color of the tag, such as `#bf55ec`." },
      },
      required: ["name", "tag_fg", "tag_bg"],
    },
    TimerTag: { type: "object", properties: { name: schemasNewTagName }, required: ["name"] },
    Task: {
      type: "object",
      properties: {
        id: { type: "string", description: "The task's ID." },
        custom_id: {
          type: ["string", "null"],
          description: "The task's custom ID. Null unless the Workspace uses custom task IDs.",
        },
        custom_item_id: {
          type: ["number", "null"],
          description: "The ID of the task's custom task type. 0 or null for an ordinary task.",
        },
        name: { type: "string", description: "The task's name." },
        text_content: { type: ["string", "null"], description: "The task's description, as plain text. May be null." },
        description: { type: ["string", "null"], description: "The task's description. Null if it has none." },
        markdown_description: {
          type: "string",
          description: "The task's description, as Markdown. Present when requested.",
        },
        status: { $ref: "#/$defs/Status", description: "The task's status." },
        orderindex: { type: "string", description: "The task's position among its siblings." },
        date_created: schemasTaskDate_created,
        date_updated: {
          type: "string",
          description: "The time of the last update, as a Unix timestamp in milliseconds.",
        },
        date_closed: {
          type: ["string", "null"],
          description: "The time the task was closed, as a Unix timestamp in milliseconds. Null while open.",
        },
        date_done: {
          type: ["string", "null"],
          description: "The time the task was done, as a Unix timestamp in milliseconds. Null until then.",
        },
        archived: { type: "boolean", description: "Whether the task is archived." },
        creator: { $ref: "#/$defs/Person", description: "The user who created the task." },
        assignees: { type: "array", items: { $ref: "#/$defs/Person" }, description: "The users assigned to the task." },
        group_assignees: {
          type: "array",
          items: { type: "object" },
          description: "Assigned groups. ClickUp does not document their form.",
        },
        watchers: { type: "array", items: { $ref: "#/$defs/Person" }, description: "The users watching the task." },
        checklists: { type: "array", items: { $ref: "#/$defs/Checklist" }, description: "The checklists in the task." },
        tags: { type: "array", items: { $ref: "#/$defs/Tag" }, description: "The tags on the task." },
        parent: {
          type: ["string", "null"],
          description: "The ID of the parent task. Null unless the task is a subtask.",
        },
        top_level_parent: {
          type: ["string", "null"],
          description: "The ID of the topmost parent task. Null unless the task is a subtask.",
        },
        priority: {
          type: ["object", "null"],
          properties: {
            id: { type: "string" },
            priority: { type: "string" },
            color: { type: "string" },
            orderindex: { type: "string" },
          },
          description: "The task's priority, from urgent to low. Null if none is set.",
        },
        due_date: {
          type: ["string", "null"],
          description: "The due date, as a Unix timestamp in milliseconds. Null if not set.",
        },
        start_date: {
          type: ["string", "null"],
          description: "The start date, as a Unix timestamp in milliseconds. Null if not set.",
        },
        points: { type: ["number", "null"], description: "The task's sprint points. Null if not set." },
        time_estimate: {
          anyOf: [{ type: "number" }, { type: "string" }, { type: "null" }],
          description: "The estimated time, in milliseconds. Null if not set.",
        },
        time_spent: {
          anyOf: [{ type: "number" }, { type: "string" }, { type: "null" }],
          description: "The time tracked on the task, in milliseconds. Absent if none was tracked.",
        },
        custom_fields: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldValue" },
          description: "The values of the custom fields that apply to the task.",
        },
        dependencies: {
          type: "array",
          items: { $ref: "#/$defs/Dependency" },
          description: "The dependencies between the task and the tasks it waits for or blocks.",
        },
        linked_tasks: { type: "array", items: { $ref: "#/$defs/Link" }, description: "The tasks linked to the task." },
        locations: {
          type: "array",
          items: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
          description: "The additional Lists the task was added to.",
        },
        team_id: { type: "string", description: "The ID of the Workspace the task belongs to." },
        url: { type: "string", description: "The task's address in ClickUp." },
        sharing: {
          type: "object",
          properties: {
            public: { type: "boolean" },
            public_share_expires_on: { type: ["string", "null"] },
            public_fields: { type: "array", items: { type: "string" } },
            token: { type: ["string", "null"] },
            seo_optimized: { type: "boolean" },
          },
          description: "The task's public sharing settings.",
        },
        permission_level: { type: "string", description: "The authorized user's level of access to the task." },
        list: { $ref: "#/$defs/Place", description: "The task's home List." },
        project: { $ref: "#/$defs/Place", description: "The task's Folder, under its earlier name." },
        folder: { $ref: "#/$defs/Place", description: "The Folder the task is in." },
        space: { type: "object", properties: { id: { type: "string" } }, description: "The Space the task is in." },
        attachments: {
          type: "array",
          items: { type: "object" },
          description: "Attachments, in the form of `attachments.create` with further fields.",
        },
      },
      required: ["id"],
    },
    Dependency: {
      type: "object",
      properties: {
        task_id: { type: "string" },
        depends_on: { type: "string" },
        type: { type: "integer" },
        date_created: { type: "string" },
        userid: { type: "string" },
        workspace_id: { type: "string" },
        chain_id: { type: ["string", "null"] },
      },
    },
    Link: {
      type: "object",
      properties: {
        task_id: { type: "string" },
        link_id: { type: "string" },
        date_created: { type: "string" },
        userid: { type: "string" },
      },
    },
    CustomField: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        type_config: schemasCustomFieldType_config,
        date_created: { type: "string" },
        hide_from_guests: { type: "boolean" },
        required: { type: "boolean" },
        applied_objects: {
          type: "array",
          items: { type: "object", properties: { object_type: { type: "integer" }, object_id: { type: "integer" } } },
        },
      },
      required: ["id"],
    },
    CustomFieldValue: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        type_config: schemasCustomFieldType_config,
        date_created: { type: "string" },
        hide_from_guests: { type: "boolean" },
        value: { description: "Value, in the form of the field's type." },
        value_richtext: { type: "string" },
        value_markdown: { type: "string" },
        required: { type: ["boolean", "null"] },
      },
    },
    FieldValue: {
      type: "object",
      properties: {
        id: schemasFieldValueId,
        value: { description: "Value, in the form of the field's type." },
        value_options: {
          type: "object",
          properties: { time: { type: "boolean" } },
          description: "Options of date values: whether the time of day applies.",
        },
      },
      required: ["id", "value"],
    },
    FieldFilter: {
      type: "object",
      properties: {
        field_id: schemasFieldValueId,
        operator: { type: "string", description: "Comparison operator, such as `=`, `>`, `IS NULL` or `ANY`." },
        value: { description: "Value to compare with." },
      },
      required: ["field_id", "operator"],
    },
    PeopleChange: {
      type: "object",
      properties: {
        add: { type: "array", items: { type: "integer" }, description: "User IDs to add." },
        rem: { type: "array", items: { type: "integer" }, description: "User IDs to remove." },
      },
      required: ["add", "rem"],
    },
    GroupChange: {
      type: "object",
      properties: {
        add: { type: "array", items: { type: "string" }, description: "IDs of groups to add." },
        rem: { type: "array", items: { type: "string" }, description: "IDs of groups to remove." },
      },
    },
    TaskTypeRecord: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        name_plural: { type: "string" },
        description: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string" },
        version: { type: "string" },
        date: { type: "integer" },
        title: { type: "string" },
        extension: { type: "string" },
        thumbnail_small: { type: ["string", "null"] },
        thumbnail_large: { type: ["string", "null"] },
        url: { type: "string" },
      },
      required: ["id"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        comment: {
          type: "array",
          items: { type: "object", properties: { text: { type: "string" } } },
          description: "The comment's content, as pieces of text with formatting.",
        },
        comment_text: { type: "string", description: "The comment's content, as plain text." },
        user: { $ref: "#/$defs/Person", description: "The user who wrote the comment." },
        resolved: { type: "boolean", description: "Whether the comment is resolved." },
        assignee: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user the comment is assigned to. Null if unassigned." },
            { type: "null" },
          ],
        },
        assigned_by: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who assigned the comment. Null if it is unassigned." },
            { type: "null" },
          ],
        },
        reactions: { type: "array", items: {}, description: "Reactions. ClickUp does not document their form." },
        date: schemasTaskDate_created,
        reply_count: {
          anyOf: [{ type: "integer" }, { type: "string" }],
          description: "The number of replies to the comment.",
        },
      },
      required: ["id"],
    },
    Commented: {
      type: "object",
      properties: {
        id: { anyOf: [{ type: "integer" }, { type: "string" }] },
        hist_id: { type: "string" },
        date: { description: "Creation time, in Unix milliseconds." },
      },
      required: ["id"],
    },
    Checklist: {
      type: "object",
      properties: {
        id: { type: "string" },
        task_id: { type: "string" },
        name: { type: "string" },
        date_created: { type: "string" },
        orderindex: { anyOf: [{ type: "integer" }, { type: "string" }] },
        creator: { type: "integer" },
        resolved: { type: "integer" },
        unresolved: { type: "integer" },
        items: { type: "array", items: { $ref: "#/$defs/ChecklistItem" } },
      },
      required: ["id"],
    },
    ChecklistItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        orderindex: { type: "integer" },
        assignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        resolved: { type: "boolean" },
        parent: { type: ["string", "null"] },
        date_created: { type: "string" },
        children: { type: "array", items: {}, description: "Child items, in the same form or by ID." },
      },
    },
    Goal: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        pretty_id: { type: "string" },
        team_id: { type: "string" },
        creator: { type: "integer" },
        owner: { description: "Owner of the goal. ClickUp shows `null`." },
        color: { type: ["string", "null"] },
        date_created: { type: "string" },
        date_updated: { type: "string" },
        last_update: { type: "string" },
        start_date: { type: ["string", "null"] },
        due_date: { type: ["string", "null"] },
        description: { type: "string" },
        private: { type: "boolean" },
        archived: { type: "boolean" },
        multiple_owners: { type: ["boolean", "null"] },
        editor_token: { type: "string" },
        folder_id: { type: ["string", "null"] },
        pinned: { type: "boolean" },
        owners: { type: "array", items: { $ref: "#/$defs/Person" } },
        members: {
          type: "array",
          items: { type: "object" },
          description: "Users who can see the goal, with their permission level.",
        },
        group_members: {
          type: "array",
          items: {},
          description: "Groups that can see the goal. ClickUp does not document their form.",
        },
        key_result_count: { type: "integer" },
        key_results: {
          type: "array",
          items: { type: "object" },
          description: "Targets of the goal. ClickUp does not document their form here.",
        },
        percent_completed: { type: "number" },
        history: { type: "array", items: {}, description: "History of changes. ClickUp does not document its form." },
        pretty_url: { type: "string" },
      },
      required: ["id"],
    },
    View: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        parent: schemasViewParent,
        grouping: { type: "object", description: "Grouping of tasks, in the form of ClickUp's reference on views." },
        divide: { type: "object", description: "Division of tasks, in the same form." },
        sorting: { type: "object", description: "Sorting of tasks, in the same form." },
        filters: { type: "object", description: "Filters of tasks, in the same form." },
        columns: { type: "object", description: "Columns (fields) to show, in the same form." },
        settings: { type: "object", description: "Display settings, in the same form." },
        team_sidebar: { type: "object", description: "Sidebar: the users whose tasks are shown, in the same form." },
      },
      required: ["id"],
    },
    TimeEntry: {
      type: "object",
      properties: {
        id: { type: "string" },
        task: {
          type: ["object", "null"],
          properties: {
            id: { type: "string" },
            custom_id: { type: ["string", "null"] },
            name: { type: "string" },
            status: { $ref: "#/$defs/Status" },
            custom_type: { description: "Type of the task." },
          },
        },
        wid: { type: "string" },
        user: { $ref: "#/$defs/Person" },
        billable: { type: "boolean" },
        start: { anyOf: [{ type: "integer" }, { type: "string" }] },
        end: schemasTimeEntryEnd,
        duration: { anyOf: [{ type: "integer" }, { type: "string" }] },
        description: { type: "string" },
        tags: { type: "array", items: { $ref: "#/$defs/Tag" } },
        source: { type: "string" },
        at: { anyOf: [{ type: "integer" }, { type: "string" }] },
        task_location: {
          type: ["object", "null"],
          properties: {
            list_id: schemasTimeEntryEnd,
            folder_id: schemasTimeEntryEnd,
            space_id: schemasTimeEntryEnd,
            list_name: { type: ["string", "null"] },
            folder_name: { type: ["string", "null"] },
            space_name: { type: ["string", "null"] },
          },
        },
        task_tags: { type: "array", items: { $ref: "#/$defs/Tag" } },
        task_url: { type: "string" },
      },
      required: ["id"],
    },
    NewTimeEntry: {
      type: "object",
      properties: {
        id: { type: "string" },
        description: { type: "string" },
        tags: { type: "array", items: { $ref: "#/$defs/Tag" } },
        start: { type: "integer" },
        billable: { type: "boolean" },
        duration: { type: "integer" },
        assignee: { type: "integer" },
        tid: { type: "string" },
      },
    },
    DocParent: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the parent space, folder or list." },
        type: {
          type: "integer",
          description: "Type of the parent: 4 space, 5 folder, 6 list, 7 everything, 12 workspace.",
          enum: [4, 5, 6, 7, 12],
        },
      },
      required: ["id", "type"],
    },
    Doc: {
      type: "object",
      properties: {
        id: { type: "string" },
        date_created: { type: "number" },
        date_updated: { type: ["number", "null"] },
        name: { type: "string" },
        type: { type: "integer" },
        parent: schemasViewParent,
        public: { type: "boolean" },
        workspace_id: { type: "integer" },
        creator: { type: "integer" },
        deleted: { type: "boolean" },
        date_deleted: { type: ["number", "null"] },
        deleted_by: { type: ["integer", "null"] },
        archived: { type: "boolean" },
        archived_by: { type: ["integer", "null"] },
        date_archived: { type: ["number", "null"] },
        page_defaults: { type: "object", description: "Default display settings of pages." },
      },
      required: ["id"],
    },
    DocPage: {
      type: "object",
      properties: {
        id: { type: "string" },
        doc_id: { type: "string" },
        parent_page_id: { type: ["string", "null"] },
        workspace_id: { type: "integer" },
        name: { type: "string" },
        sub_title: { type: ["string", "null"] },
        content: { type: "string" },
        pages: { type: "array", items: { type: "object" }, description: "Subpages, in the same form." },
        date_created: { type: "number" },
        date_updated: { type: ["number", "null"] },
        avatar: {
          type: ["object", "null"],
          properties: { color: { type: "string" }, value: { type: "string" }, source: { type: "string" } },
        },
        creator_id: { type: "integer" },
        deleted: { type: "boolean" },
        deleted_by: { type: ["integer", "null"] },
        date_deleted: { type: ["number", "null"] },
        date_edited: { type: ["number", "null"] },
        edited_by: { type: ["integer", "null"] },
        archived: { type: "boolean" },
        archived_by: { type: ["integer", "null"] },
        date_archived: { type: ["number", "null"] },
        authors: { type: "array", items: { type: "integer" } },
        contributors: { type: "array", items: { type: "integer" } },
        cover: {
          type: ["object", "null"],
          properties: {
            color: { type: "string" },
            image_url: { type: "string" },
            position: { type: "object", properties: { x: { type: "number" }, y: { type: "number" } } },
          },
        },
        protected: { type: "boolean" },
        protected_by: { type: ["integer", "null"] },
        protected_note: { type: ["string", "null"] },
        presentation_details: { type: "object", description: "Display settings of the page." },
      },
      required: ["id"],
    },
  },
})
