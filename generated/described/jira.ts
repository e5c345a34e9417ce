// Generated from definitions/jira.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/jira.ts'

const issuesGetParamsIssueIdOrKey = { description: "ID or key of the issue, such as `10001` or `ENG-1`." }
const issuesGetParamsExpand = {
  description: "Comma-separated extra information to include. A record's `expand` field lists what is available.",
}
const issuesGetParamsFieldsByKeys = {
  description: "Whether fields are identified by key instead of ID. Defaults to `false`.",
}
const issuesGetParamsUpdateHistory = {
  description: "Whether to add the issue's project to the user's recently viewed projects. Defaults to `false`.",
}
const issuesGetParamsFailFast = { description: "Whether to fail if a field cannot be read. Defaults to `false`." }
const issuesCreateParamsFieldsDescriptionExamples = [
  { content: [{ type: "paragraph", content: [{ type: "text", text: "Fine." }] }] },
]
const issuesCreateParamsFieldsDescription = {
  description: "Rich text in Atlassian Document Format.",
  examples: issuesCreateParamsFieldsDescriptionExamples,
}
const issuesCreateParamsFields = {
  properties: {
    project: { description: "The project, by ID or key." },
    issuetype: { description: "An ID or a name." },
    description: issuesCreateParamsFieldsDescription,
    priority: { description: "An ID or a name." },
  },
  description: "Field values by ID. Custom fields such as `customfield_10010` are accepted too.",
}
const issuesCreateParamsUpdate = {
  description:
    "Field operations by field ID, such as `{labels: [{add: new}]}`. A field cannot be in both `update` and `fields`.",
}
const issuesApi_searchParamsNextPageToken = { description: "The `nextPageToken` value of the previous page." }
const issuesApi_searchParamsReconcileIssues = {
  description: "IDs of issues that were changed just now, up to 50. Jira searches their latest state.",
}
const issuesTransitionParamsUpdateCommentItemsAddVisibility = {
  description: "Visibility: a group, by its ID in `identifier`, or a role, by its name in `value`.",
}
const issuesTransitionParamsUpdateCommentItemsAdd = {
  body: issuesCreateParamsFieldsDescription,
  visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
}
const issuesMove_to_sprintParamsSprintId = { description: "ID of the sprint, as `sprints.list` returns it." }
const issuesMove_to_sprintParamsIssues = {
  description: "IDs or keys of the issues, up to 50.",
  examples: [["ENG-1", "ENG-2"]],
}
const issue_linksListParams = { properties: { issueIdOrKey: issuesGetParamsIssueIdOrKey } }
const issue_linksGetParams = {
  properties: { linkId: { description: "ID of the link, as `issue_links.list` returns it." } },
}
const issue_attachmentsGetParamsId = { description: "ID of the attachment, as `issue_attachments.list` returns it." }
const issue_attachmentsGetParams = { properties: { id: issue_attachmentsGetParamsId } }
const projectsGetParamsProjectIdOrKey = { description: "ID or key of the project. Keys are case-sensitive." }
const usersListParamsMaxResults = { description: "Maximum number of users per page, 1 to 1,000. Defaults to 50." }
const usersGetParamsExpand = {
  description: "Comma-separated extra information to include: `groups`, `applicationRoles`.",
}
const usersApi_searchParamsQuery = { description: "Start of a word in the name or email address." }
const issue_fieldsApi_searchParamsQuery = {
  description: "Filters by part of the name or description. Case-insensitive.",
}
const issue_fieldsApi_searchParamsOrderBy = { description: "Sort field. Prefix `-` for descending order." }
const issue_commentsListParamsExpand = { description: "Set to `renderedBody` to include the body as HTML." }
const issue_commentsGetParamsCommentId = { description: "ID of the comment, as `issue_comments.list` returns it." }
const issue_commentsCreateParams = { description: "Entity properties, each with key and value." }
const issue_commentsUpdateParamsNotifyUsers = {
  description: "Whether to email the issue's watchers. Defaults to `true`.",
}
const issue_worklogsListParamsExpand = { description: "Set to `properties` to include the worklog's properties." }
const issue_worklogsGetParamsWorklogId = { description: "ID of the worklog, as `issue_worklogs.list` returns it." }
const issue_worklogsCreateParamsTimeSpent = {
  description: "Time spent, in weeks, days, hours and minutes.",
  examples: ["3h 20m"],
}
const issue_worklogsCreateParamsTimeSpentSeconds = { description: "Time spent, in seconds. Instead of `timeSpent`." }
const issue_worklogsCreateParamsStarted = {
  description: "Time the work began, with milliseconds and an offset without a colon.",
}
const issue_worklogsCreateParamsAdjustEstimate = {
  description:
    "Change of the remaining estimate: by the time spent (`auto`), by an amount (`manual`), to a value (`new`), or " +
    "not (`leave`). Defaults to `auto`.",
}
const issue_worklogsCreateParamsNewEstimate = {
  description: "Value of the remaining estimate, such as `2d`. Required for `new`.",
}
const issue_worklogsCreateParamsOverrideEditableFlag = {
  description: "Whether to allow changes to an issue that is not editable. For apps that administer Jira.",
}
const versionsListParamsExpand = {
  description: "Comma-separated extra information to include: `issuesstatus`, `operations`, `driver`, `approvers`.",
}
const versionsGetParamsId = { description: "ID of the version, as `versions.list` returns it." }
const versionsCreateParamsName = { description: "Name of the version, unique in the project." }
const versionsCreateParamsDescription = { description: "Description of the version, up to 16,384 bytes." }
const versionsCreateParamsReleaseDate = { description: "Date on which the version is to be released." }
const componentsGetParamsId = { description: "ID of the component, as `components.list` returns it." }
const componentsCreateParamsName = { description: "Name of the component, unique in the project." }
const componentsCreateParamsAssigneeType = {
  description: "Default assignee of new issues with the component. Defaults to `PROJECT_DEFAULT`.",
}
const boardsGetParamsBoardId = { description: "ID of the board, as `boards.list` returns it." }
const board_issuesListParamsMaxResults = {
  description:
    "Maximum number of issues per page, 1 to 5,000. Defaults to 50. Jira returns fewer when many fields are " +
    "requested.",
}
const board_issuesListParamsJql = {
  description: "JQL query to filter the issues. Its order replaces the rank.",
  examples: ["assignee = currentUser()"],
}
const board_issuesListParamsFields = {
  description: "Comma-separated field IDs. Defaults to all navigable fields, sprint and epic.",
}
const board_issuesListParams = {
  properties: {
    boardId: boardsGetParamsBoardId,
    nextPageToken: issuesApi_searchParamsNextPageToken,
    maxResults: board_issuesListParamsMaxResults,
    jql: board_issuesListParamsJql,
    fields: board_issuesListParamsFields,
    reconcileIssues: issuesApi_searchParamsReconcileIssues,
  },
}
const sprintsGetParams = { properties: { sprintId: issuesMove_to_sprintParamsSprintId } }
const createmeta_issue_typesListParamsMaxResults = {
  description: "Maximum number per page, 1 to 200. Defaults to 50.",
}
const schemasWatcherEmailAddress = {
  type: ["string", "null"],
  description: "The user's email address. May be absent under the user's privacy settings.",
}
const schemasWatcherAvatarUrls = {
  $ref: "#/$defs/AvatarUrls",
  description: "The addresses of the user's avatar, by size.",
}
const schemasWatcherTimeZone = {
  type: ["string", "null"],
  description: "The user's time zone. May be absent under the user's privacy settings.",
}
const schemasAgileIssueKey = { type: "string", description: "The issue's key, such as ABC-123." }
const schemasAgileIssueSelf = { type: "string", description: "The issue's address in the API." }
const schemasAgileIssueExpand = {
  type: ["string", "null"],
  description: "The parts of the issue that can be expanded, separated by commas.",
}
const schemasAgileIssueFieldsComponents = { type: ["array", "null"], items: { $ref: "#/$defs/Component" } }
const schemasAgileIssueFieldsFixVersions = { type: ["array", "null"], items: { $ref: "#/$defs/Version" } }
const schemasCreateIssueTypeDescription = { type: ["string", "null"], description: "The issue type's description." }
const schemasCreateIssueTypeSubtask = { type: "boolean", description: "Whether the issue type is for subtasks." }
const schemasCreateIssueTypeHierarchyLevel = {
  type: ["integer", "null"],
  description: "The issue type's level: subtasks -1, issues 0, epics 1.",
}
const schemasCreateIssueTypeIconUrl = {
  type: ["string", "null"],
  description: "The address of the issue type's icon.",
}
const schemasCreateIssueTypeAvatarId = { type: ["integer", "null"], description: "The ID of the issue type's avatar." }
const schemasCreateIssueTypeEntityId = {
  type: ["string", "null"],
  description: "The ID of the issue type in a team-managed project.",
}
const schemasCreateIssueTypeScope = {
  anyOf: [
    { $ref: "#/$defs/Scope", description: "The project the issue type is limited to. Absent if global." },
    { type: "null" },
  ],
}
const schemasCreateIssueTypeSelf = { type: "string", description: "The issue type's address in the API." }
const schemasCreateFieldFieldId = {
  type: "string",
  description: "The field's ID, such as summary or customfield_10001.",
}
const schemasCreateFieldSchema = { $ref: "#/$defs/FieldType", description: "The field's data type." }
const schemasRichTextContent = { type: ["array", "null"], items: { $ref: "#/$defs/RichTextNode" } }
const schemasCommentCreated = { type: "string", description: "Creation time, in ISO 8601 format." }
const schemasCommentUpdated = { type: "string", description: "The time of the last update, in ISO 8601 format." }
export default describedKind(kind, {
  category: "issue tracking",
  support: "community",
  docs: "https://developer.atlassian.com/cloud/jira/platform/rest/v3/",
  basis: {
    version: "Jira Cloud REST API v3",
    date: "2026-11-29",
    compared: "Atlassian's OpenAPI descriptions of Jira Cloud 1001.0.0 and Jira Software Cloud 1001.0.0",
    recorded: {
      read: 38,
      valid: 38,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/jira/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://dac-static.atlassian.com/cloud/jira/platform/swagger-v3.v3.json",
        about: "Platform",
      },
      {
        type: "openapi",
        url: "https://dac-static.atlassian.com/cloud/jira/software/swagger.v3.json",
        about: "Boards and sprints",
      },
      { type: "changelog", url: "https://developer.atlassian.com/cloud/jira/platform/changelog/" },
    ],
    missing:
      "Filters, dashboards, remote links, ranking, epics of boards, quick filters, archiving, bulk changes, and the " +
      "administration of projects, workflows, fields, permissions and groups. Plain text becomes one paragraph; " +
      "formatted text is given in Atlassian Document Format.",
  },
  sunset: {
    version: "3",
    date: "none",
    docs: "https://developer.atlassian.com/cloud/jira/platform/changelog/",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "entities.priorities.list",
      date: "none",
      docs: "https://developer.atlassian.com/cloud/jira/platform/changelog/#CHANGE-762",
      read: "2026-11-29",
    },
  ],
  description:
    "Issues with transitions, comments, worklogs, links, attachments, watchers and votes, projects with versions and " +
    "components, boards, sprints, users and fields of a Jira Cloud site.",
  config: {
    properties: {
      subdomain: {
        description: "Name of your Jira site: `example` for `example.atlassian.net`. Used with an API token only.",
      },
      cloud_id: {
        description:
          "ID of the Jira site. OAuth finds it automatically; set it beforehand to choose among several sites.",
      },
    },
  },
  auth: {
    api_token: {
      description:
        "Create an API token without scopes in your Atlassian account, under Security > API tokens. A token ends " +
        "after a year at most. Create the next one before that day.",
      credentials: {
        properties: {
          username: { description: "Email address of your Atlassian account.", title: "Email address" },
          password: { description: "The API token, not the password of your account.", title: "API token" },
        },
      },
    },
  },
  entities: {
    issues: {
      description: "An issue of a project.",
      search: {
        id: { type: "string" },
        key: { type: "string" },
        self: { type: "string" },
        created: { type: "timestamp", at: { in: "body", steps: ["fields", "created"] } },
        updated: { type: "timestamp", at: { in: "body", steps: ["fields", "updated"] } },
        projectId: { type: "string", at: { in: "body", steps: ["fields", "project", "id"] } },
        projectKey: { type: "string", at: { in: "body", steps: ["fields", "project", "key"] } },
        expand: { type: "string" },
        fields: { type: "object" },
        fieldsToInclude: { type: "object" },
        names: { type: "object" },
        operations: { type: "object" },
        properties: { type: "object" },
        renderedFields: { type: "object" },
        schema: { type: "object" },
        changelog: { type: "object" },
        editmeta: { type: "object" },
        transitions: { type: "array" },
        versionedRepresentations: { type: "object" },
      },
      hit: {
        title: [["key"], ["fields", "summary"]],
        text: [
          ["fields", "description"],
          ["fields", "assignee", "displayName"],
          ["fields", "reporter", "displayName"],
          ["fields", "labels"],
          ["fields", "status", "name"],
        ],
      },
      refs: {},
    },
    issue_batches: { description: "A batch of issues to create.", refs: {} },
    issue_transitions: {
      description: "A transition that the user can perform on an issue, depending on the issue's status.",
      refs: {},
    },
    issue_changelogs: { description: "A change of an issue: who changed which fields, and when.", refs: {} },
    issue_links: { description: "A link between two issues, such as \"blocks\" or \"duplicates\".", refs: {} },
    issue_link_types: { description: "A type of link between issues, with its wording in both directions.", refs: {} },
    issue_attachments: { description: "A file that is attached to an issue.", refs: {} },
    issue_watchers: { description: "A user who watches an issue.", refs: {} },
    issue_votes: { description: "A user who voted for an issue.", refs: {} },
    projects: {
      description: "A project, with its issue types, versions and components.",
      search: {
        id: { type: "string" },
        key: { type: "string" },
        name: { type: "string" },
        self: { type: "string" },
        expand: { type: "string" },
        description: { type: "string" },
        lead: { type: "object" },
        avatarUrls: { type: "object" },
        projectTypeKey: { type: "string" },
        simplified: { type: "boolean" },
        style: { type: "string" },
        isPrivate: { type: "boolean" },
        properties: { type: "object" },
        projectCategory: { type: "object" },
        entityId: { type: "string" },
        uuid: { type: "string" },
        url: { type: "string" },
        assigneeType: { type: "string" },
        components: { type: "array" },
        issueTypes: { type: "array" },
        versions: { type: "array" },
        roles: { type: "object" },
        archived: { type: "boolean" },
        archivedBy: { type: "object" },
        archivedDate: { type: "timestamp" },
        deleted: { type: "boolean" },
        deletedBy: { type: "object" },
        deletedDate: { type: "timestamp" },
        email: { type: "string" },
        favourite: { type: "boolean" },
        insight: { type: "object" },
        issueTypeHierarchy: { type: "object" },
        permissions: { type: "object" },
        retentionTillDate: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["key"], ["description"], ["lead", "displayName"]] },
      refs: {},
    },
    users: {
      description:
        "A user: an Atlassian account of a person, app or customer. Users choose who sees their email address, time " +
        "zone and locale.",
      search: {
        accountId: { type: "string" },
        accountType: { type: "string" },
        active: { type: "boolean" },
        applicationRoles: { type: "object" },
        avatarUrls: { type: "object" },
        displayName: { type: "string" },
        emailAddress: { type: "string" },
        expand: { type: "string" },
        groups: { type: "object" },
        key: { type: "string" },
        locale: { type: "string" },
        name: { type: "string" },
        self: { type: "string" },
        timeZone: { type: "string" },
      },
      hit: { title: [["displayName"]], text: [["emailAddress"], ["name"]] },
      refs: {},
    },
    current_user: { description: "The user whose credentials the connector has.", refs: {} },
    assignable_users: { description: "A user who can be assigned to issues of a project.", refs: {} },
    issue_fields: {
      description: "A field of issues, built-in or custom.",
      search: {
        clauseNames: { type: "array" },
        custom: { type: "boolean" },
        id: { type: "string" },
        key: { type: "string" },
        name: { type: "string" },
        navigable: { type: "boolean" },
        orderable: { type: "boolean" },
        schema: { type: "object" },
        scope: { type: "object" },
        searchable: { type: "boolean" },
        untranslatedName: { type: "string" },
      },
      hit: { title: [["name"]], text: [["key"], ["clauseNames"]] },
      refs: {},
    },
    issue_comments: {
      description: "A comment on an issue.",
      search: {
        id: { type: "string" },
        issueId: { type: "string" },
        self: { type: "string" },
        body: { type: "object" },
        author: { type: "object" },
        updateAuthor: { type: "object" },
        created: { type: "timestamp" },
        updated: { type: "timestamp" },
        jsdPublic: { type: "boolean" },
        visibility: { type: "object" },
        renderedBody: { type: "string" },
        properties: { type: "array" },
      },
      hit: { title: [["author", "displayName"]], text: [["body"]] },
      refs: {},
    },
    issue_worklogs: {
      description: "A worklog: time that a user spent on an issue. Requires time tracking.",
      search: {
        id: { type: "string" },
        issueId: { type: "string" },
        self: { type: "string" },
        author: { type: "object" },
        updateAuthor: { type: "object" },
        comment: { type: "object" },
        created: { type: "timestamp" },
        updated: { type: "timestamp" },
        started: { type: "timestamp" },
        timeSpent: { type: "string" },
        timeSpentSeconds: { type: "integer" },
        visibility: { type: "object" },
        properties: { type: "array" },
      },
      hit: { title: [["author", "displayName"], ["timeSpent"]], text: [["comment"]] },
      refs: { issueId: "issues.id" },
    },
    issues_assignee: { description: "The assignee of an issue.", refs: {} },
    versions: {
      description: "A version of a project: a release that issues are planned for, or affected in.",
      refs: {},
    },
    components: { description: "A component of a project: a part of the product that issues belong to.", refs: {} },
    boards: { description: "A board: a Scrum or Kanban view of the issues of a filter.", refs: {} },
    board_issues: { description: "An issue on a board.", refs: {} },
    backlog_issues: { description: "An issue in the backlog of a board.", refs: {} },
    sprints: { description: "A sprint of a Scrum board.", refs: {} },
    sprint_issues: { description: "An issue in a sprint.", refs: {} },
    createmeta_issue_types: {
      description: "An issue type in which the user can create issues of a project.",
      refs: {},
    },
    createmeta_fields: { description: "A field to fill when an issue of a project and type is created.", refs: {} },
    issue_types: { description: "A type of issue, such as a bug, a task or a subtask.", refs: {} },
    statuses: { description: "A status of issues, such as In Progress.", refs: {} },
    project_statuses: { description: "An issue type of a project with its statuses.", refs: {} },
    priorities: { description: "A priority of issues.", refs: {} },
    resolutions: { description: "A resolution of issues, such as Done or Duplicate.", refs: {} },
    labels: { description: "A label of issues.", refs: {} },
    label_pages: { description: "A page of the site's labels, in alphabetical order.", refs: {} },
  },
  operations: {
    "issues.get": {
      description: "Gets an issue by ID or key. Also finds keys from before the issue was moved.",
      keywords: [
        "ticket details",
        "status",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "status of the issue",
        "who is the assignee",
        "where the ticket at",
        "what the ticket about",
        "who has it",
        "is it done",
        "due date the ticket",
        "priority of the ticket",
        "who reported it",
        "which sprint it in",
        "what is the status",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          fields: {
            description:
              "Comma-separated field IDs, `*all` (the default) or `*navigable`. Prefix a field with `-` to leave it " +
              "out.",
          },
          expand: issuesGetParamsExpand,
          properties: { description: "Keys of issue properties with commas between, or *all." },
          fieldsByKeys: issuesGetParamsFieldsByKeys,
          updateHistory: issuesGetParamsUpdateHistory,
          failFast: issuesGetParamsFailFast,
        },
      },
      isGraphql: false,
    },
    "issues.create": {
      description: "Creates an issue, or a subtask if a parent is set. Returns its ID, key and URL.",
      keywords: [
        "file bug",
        "report",
        "raise",
        "new story",
        "open ticket",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "raise a ticket",
        "log a bug",
        "create an epic",
        "report a bug",
        "new ticket",
        "make a task",
        "subtask under",
      ],
      params: {
        properties: {
          fields: issuesCreateParamsFields,
          update: issuesCreateParamsUpdate,
          updateHistory: issuesGetParamsUpdateHistory,
        },
      },
      isGraphql: false,
    },
    "issues.update": {
      description: "Updates an issue. Returns the issue only if `returnIssue` is `true`.",
      keywords: [
        "priority",
        "due date",
        "rename",
        "edit ticket",
        "labels",
        "estimate",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "change the priority",
        "rename the ticket",
        "set story points",
        "add a label",
        "change the summary",
        "set the fix version",
        "edit the description",
        "bump the priority",
        "set the parent",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          fields: {
            properties: {
              description: issuesCreateParamsFieldsDescription,
              priority: { description: "An ID or a name." },
              assignee: {
                properties: {
                  accountId: { description: "Account ID of the assignee. Use `null` to unassign the issue." },
                },
              },
            },
            description: "Field values by ID. Custom fields such as `customfield_10010` are accepted too.",
          },
          update: issuesCreateParamsUpdate,
          transition: { description: "Transition of the issue. Jira accepts and ignores it here." },
          notifyUsers: {
            description:
              "Whether to email the issue's watchers. Only administrators can turn it off. Defaults to `true`.",
          },
          overrideScreenSecurity: {
            description:
              "Whether to allow changes to fields that are not on the screen. For apps that administer Jira.",
          },
          overrideEditableFlag: {
            description: "Whether to allow changes to fields that are not editable. For apps that administer Jira.",
          },
          returnIssue: { description: "Whether to return the updated issue. Defaults to `false`." },
          expand: { description: "Comma-separated extra information to include in the returned issue." },
        },
      },
      isGraphql: false,
    },
    "issues.delete": {
      description:
        "Deletes an issue. Fails for an issue with subtasks unless `deleteSubtasks` is `true`. This cannot be undone.",
      keywords: [
        "scrap",
        "remove ticket",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "get rid the ticket",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          deleteSubtasks: { description: "Whether to delete the issue's subtasks too. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "issues.api_search": {
      description: "Searches issues with JQL. New and changed issues can take a moment to appear.",
      keywords: [
        "open bugs",
        "assigned to me",
        "my tickets",
        "find",
        "overdue",
        "unassigned",
        "what is open",
        "blockers",
        "overdue tickets",
        "nobody picked up",
        "current sprint",
        "tickets in progress",
        "stories in the epic",
        "high priority bugs",
        "what did somebody close",
        "resolved this week",
        "what on my plate",
        "created last week",
        "tickets mentioning",
        "still open",
      ],
      params: {
        properties: {
          jql: {
            description:
              "JQL query with a restriction, such as on project, assignee or time. Jira refuses unbounded queries.",
            examples: ["project = ENG AND statusCategory != Done ORDER BY updated DESC"],
          },
          nextPageToken: issuesApi_searchParamsNextPageToken,
          maxResults: {
            description:
              "Maximum number of issues per page, 1 to 5,000. Jira returns fewer when many fields are requested.",
          },
          fields: { description: "Comma-separated field IDs, `*all` or `*navigable`. Defaults to the ID only." },
          expand: issuesGetParamsExpand,
          properties: { description: "Keys of issue properties with commas between, at most five." },
          fieldsByKeys: issuesGetParamsFieldsByKeys,
          failFast: issuesGetParamsFailFast,
          reconcileIssues: issuesApi_searchParamsReconcileIssues,
        },
      },
      isGraphql: false,
    },
    "issues.transition": {
      description:
        "Transitions an issue to another status. Returns nothing. Can set the fields of the transition's screen and " +
        "add a comment.",
      keywords: [
        "in progress",
        "done",
        "close",
        "resolve",
        "change status",
        "reopen",
        "to review",
        "ticket",
        "bug",
        "story",
        "epic",
        "move to in review",
        "move to in progress",
        "mark as done",
        "close the ticket",
        "set to in progress",
        "put in testing",
        "set the status",
        "move to done",
        "start working on",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          transition: {
            description:
              "The transition, by its ID. The IDs depend on the issue's status: see `issue_transitions.list`.",
            examples: [{ id: "31" }],
          },
          fields: {
            description: "Field values by ID. Jira accepts only fields that are on the transition's screen.",
            examples: [{ resolution: { name: "Fixed" } }],
          },
          update: {
            properties: {
              comment: {
                items: { properties: { add: { properties: issuesTransitionParamsUpdateCommentItemsAdd } } },
                description: "Comments to add.",
              },
            },
            description:
              "Field operations by field ID, such as a comment to add. A field cannot be in both `update` and " +
              "`fields`.",
          },
        },
      },
      isGraphql: false,
    },
    "issues.count": {
      description: "Counts the issues that a JQL query finds. The number is approximate and can miss recent changes.",
      keywords: [
        "how many",
        "number of tickets",
        "total",
        "tally",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "how many bugs",
      ],
      params: {
        properties: {
          jql: {
            description: "JQL query with a restriction. Jira refuses unbounded queries.",
            examples: ["project = ENG AND statusCategory != Done"],
          },
        },
      },
      isGraphql: false,
    },
    "issues.move_to_sprint": {
      description:
        "Moves up to 50 issues into an active or future sprint. Returns nothing. Can rank them before or after " +
        "another issue.",
      keywords: [
        "plan",
        "next sprint",
        "pull in",
        "schedule",
        "commit",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "put in the sprint",
        "pull into the sprint",
        "plan for the sprint",
      ],
      params: {
        properties: {
          sprintId: issuesMove_to_sprintParamsSprintId,
          issues: issuesMove_to_sprintParamsIssues,
          rankBeforeIssue: { description: "ID or key of an issue. The moved issues are ranked before it." },
          rankAfterIssue: { description: "ID or key of an issue. The moved issues are ranked after it." },
        },
      },
      isGraphql: false,
    },
    "issues.move_to_backlog": {
      description: "Moves up to 50 issues out of their active and future sprints into the backlog. Returns nothing.",
      keywords: [
        "out of sprint",
        "postpone",
        "groom",
        "defer",
        "later",
        "ticket",
        "bug",
        "story",
        "epic",
        "to-do",
        "work item",
        "defect",
        "take out the sprint",
        "back to the backlog",
      ],
      params: { properties: { issues: issuesMove_to_sprintParamsIssues } },
      isGraphql: false,
    },
    "issue_batches.create": {
      description: "Creates up to 50 issues and subtasks. Reports for each issue whether it was created.",
      keywords: ["many tickets", "bulk", "import", "several at once", "mass"],
      params: {
        properties: {
          issueUpdates: {
            items: {
              properties: {
                fields: issuesCreateParamsFields,
                update: { description: "Field operations by field ID, such as `{labels: [{add: new}]}`." },
                transition: { description: "A transition to perform on the new issue." },
              },
              description: "An issue to create.",
            },
            description: "Issues to create, each with its `fields`. Up to 50.",
            examples: [
              [{ fields: { project: { key: "ENG" }, issuetype: { name: "Task" }, summary: "Oil the wheels" } }],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "issue_transitions.list": {
      description: "Lists the transitions that the user can perform on an issue, with the status each leads to.",
      keywords: [
        "possible statuses",
        "workflow",
        "next step",
        "what can it become",
        "available moves",
        "possible next statuses",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          expand: { description: "Set to `transitions.fields` to include the fields of each transition's screen." },
          transitionId: { description: "Filters by transition ID." },
          skipRemoteOnlyCondition: {
            description: "Whether to include transitions that are hidden from users. Defaults to `false`.",
          },
          includeUnavailableTransitions: {
            description:
              "Whether to include transitions whose conditions the issue does not meet. Defaults to `false`.",
          },
          sortByOpsBarAndStatus: {
            description: "Whether to sort by status category too, not only by sequence. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/Transition" },
      isGraphql: false,
    },
    "issue_changelogs.list": {
      description: "Lists the changes of an issue, oldest first.",
      keywords: [
        "history",
        "who changed",
        "audit",
        "activity",
        "edits",
        "when moved",
        "who changed the status",
        "history of the ticket",
        "when was it moved",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of changes per page. Defaults to 100." },
        },
      },
      record: { $ref: "#/$defs/Changelog" },
      isGraphql: false,
    },
    "issue_links.list": {
      description: "Lists the links of an issue. Each has the other issue as `inwardIssue` or `outwardIssue`.",
      keywords: ["related tickets", "blocks", "duplicates", "relates", "dependency", "connection"],
      params: issue_linksListParams,
      record: { $ref: "#/$defs/Link" },
      isGraphql: false,
    },
    "issue_links.get": {
      description: "Gets a link between two issues by its ID.",
      keywords: ["one relation", "blocks", "duplicates", "relates", "dependency", "connection"],
      params: issue_linksGetParams,
      isGraphql: false,
    },
    "issue_links.create": {
      description:
        "Creates a link between two issues, and optionally a comment on the outward issue. Returns nothing; " +
        "`issue_links.list` has the link's ID.",
      keywords: [
        "link tickets",
        "duplicate of",
        "blocked by",
        "relate",
        "blocks",
        "dependency",
        "connection",
        "link two tickets",
      ],
      params: {
        properties: {
          type: {
            description: "The link type, by ID or name, as `issue_link_types.list` returns it.",
            examples: [{ name: "Blocks" }],
          },
          inwardIssue: { description: "An issue, by ID or key.", examples: [{ key: "ENG-2" }] },
          outwardIssue: { description: "An issue, by ID or key.", examples: [{ key: "ENG-1" }] },
          comment: {
            properties: issuesTransitionParamsUpdateCommentItemsAdd,
            description: "A comment to add to the outward issue.",
          },
        },
      },
      isGraphql: false,
    },
    "issue_links.delete": {
      description: "Deletes a link between two issues. The issues stay.",
      keywords: ["unlink", "not related", "blocks", "duplicates", "relates", "dependency", "connection"],
      params: issue_linksGetParams,
      isGraphql: false,
    },
    "issue_link_types.list": {
      description: "Lists the link types of the site. Fails with 404 if issue linking is off.",
      keywords: ["blocks", "duplicates", "relation kinds", "dependency kinds", "clones"],
      record: { $ref: "#/$defs/LinkType" },
      isGraphql: false,
    },
    "issue_link_types.get": {
      description: "Gets a link type by its ID.",
      keywords: ["relation details", "blocks", "duplicates", "relation kinds", "dependency kinds", "clones"],
      params: {
        properties: { issueLinkTypeId: { description: "ID of the link type, as `issue_link_types.list` returns it." } },
      },
      isGraphql: false,
    },
    "issue_attachments.list": {
      description: "Lists the attachments of an issue.",
      keywords: ["files", "screenshot", "upload", "log", "document", "files on the ticket"],
      params: issue_linksListParams,
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "issue_attachments.get": {
      description: "Gets the metadata of an attachment. For its content, use `download`.",
      keywords: ["file details", "file", "screenshot", "upload", "log", "document"],
      params: issue_attachmentsGetParams,
      isGraphql: false,
    },
    "issue_attachments.create": {
      description: "Attaches a file to an issue. The site's settings limit the size.",
      keywords: [
        "upload",
        "add screenshot",
        "screenshot",
        "log",
        "document",
        "attach a screenshot",
        "upload file the ticket",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          file: {
            description: "File to attach, with its name.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "issue_attachments.delete": {
      description: "Deletes an attachment from its issue. This cannot be undone.",
      keywords: ["remove file", "file", "screenshot", "upload", "log", "document"],
      params: issue_attachmentsGetParams,
      isGraphql: false,
    },
    "issue_attachments.download": {
      description: "Downloads the content of an attachment, as a stream.",
      keywords: ["save", "fetch", "get file", "file", "screenshot", "upload", "log", "document"],
      params: {
        properties: {
          id: issue_attachmentsGetParamsId,
          range: { description: "Range of bytes to download.", examples: ["bytes=0-1023"] },
        },
      },
      isGraphql: false,
    },
    "issue_watchers.list": {
      description:
        "Lists the watchers of an issue. Others than yourself require the View voters and watchers permission.",
      keywords: ["who follows", "followers", "who gets mail", "notified", "subscribers", "observers", "who watches"],
      params: issue_linksListParams,
      record: { $ref: "#/$defs/Watcher" },
      isGraphql: false,
    },
    "issue_watchers.create": {
      description: "Adds a watcher to an issue. Others than yourself require the Manage watcher list permission.",
      keywords: [
        "follow",
        "watch",
        "notify me",
        "subscribe",
        "followers",
        "who gets mail",
        "notified",
        "subscribers",
        "observers",
        "watch the ticket",
        "follow the ticket",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          accountId: { description: "Account ID of the user who is to watch the issue." },
        },
      },
      isGraphql: false,
    },
    "issue_watchers.delete": {
      description: "Removes a watcher from an issue. Others than yourself require the Manage watcher list permission.",
      keywords: [
        "unfollow",
        "unwatch",
        "stop mails",
        "followers",
        "who gets mail",
        "notified",
        "subscribers",
        "observers",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          accountId: { description: "Account ID of the watcher to remove." },
        },
      },
      isGraphql: false,
    },
    "issue_votes.list": {
      description:
        "Lists the voters of an issue. Empty without the View voters and watchers permission; `votes` counts them " +
        "all.",
      keywords: ["who wants it", "upvote", "popularity", "thumbs up", "plus one", "support"],
      params: issue_linksListParams,
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "issue_votes.create": {
      description: "Adds your vote to an issue. Returns nothing. Fails with 404 if voting is off.",
      keywords: ["upvote", "+1", "support", "popularity", "thumbs up", "plus one"],
      params: issue_linksListParams,
      isGraphql: false,
    },
    "issue_votes.delete": {
      description: "Removes your vote from an issue.",
      keywords: ["take back", "unvote", "upvote", "popularity", "thumbs up", "plus one", "support"],
      params: issue_linksListParams,
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project by ID or key with its lead, issue types, components and versions.",
      keywords: ["project details", "board", "product", "space", "team project"],
      params: {
        properties: {
          projectIdOrKey: projectsGetParamsProjectIdOrKey,
          expand: issuesGetParamsExpand,
          properties: { description: "Keys of project properties with commas between." },
        },
      },
      isGraphql: false,
    },
    "projects.api_search": {
      description: "Searches the projects that the user can see.",
      keywords: [
        "which projects",
        "list projects",
        "find",
        "board",
        "product",
        "key",
        "space",
        "team project",
        "project key",
      ],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of projects per page, 1 to 100. Jira's default is 50." },
          orderBy: { description: "Sort field. Prefix `-` for descending order. Defaults to `key`." },
          id: { description: "Filters by project IDs, up to 50." },
          keys: { description: "Filters by project keys, up to 50." },
          query: { description: "Filters by part of the key or name. Case-insensitive." },
          typeKey: {
            description: "Filters by project type: `business`, `service_desk` or `software`. Comma-separated.",
          },
          categoryId: { description: "Filters by project category ID." },
          action: { description: "Filters to projects where the user has this permission. Defaults to `view`." },
          expand: issuesGetParamsExpand,
          status: { description: "Filters by project status. Experimental in Jira. Defaults to live projects." },
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists all users, including inactive and deleted ones.",
      keywords: ["everybody", "person", "colleague", "account", "teammate", "people"],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: usersListParamsMaxResults,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user by account ID, with name, account type and active state.",
      keywords: ["who is", "person", "colleague", "teammate", "people"],
      params: {
        properties: { accountId: { description: "Atlassian account ID of the user." }, expand: usersGetParamsExpand },
      },
      isGraphql: false,
    },
    "users.api_search": {
      description:
        "Searches active users by `query`, `accountId` or `property`; one is required. Finds the first 1,000.",
      keywords: ["find colleague", "by email", "look up", "person", "colleague", "teammate", "people", "find a user"],
      params: {
        properties: {
          query: usersApi_searchParamsQuery,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: usersListParamsMaxResults,
          accountId: { description: "Account ID of the user to find." },
          property: { description: "Query on user properties, such as `thepropertykey.something=1`." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "current_user.get": {
      description: "Gets the user of the credentials, with account ID, name and time zone.",
      keywords: ["me", "who am I", "my account", "logged in", "myself"],
      params: { properties: { expand: usersGetParamsExpand } },
      isGraphql: false,
    },
    "assignable_users.api_search": {
      description:
        "Searches users who can be assigned to an issue, or to new issues of a project. Looks among the site's first " +
        "1,000 users.",
      keywords: ["who can take it", "candidates", "assignee choices", "possible owner", "who may work"],
      params: {
        properties: {
          query: usersApi_searchParamsQuery,
          accountId: { description: "Account ID of a user. Finds the user if assignable." },
          project: { description: "ID or key of the project, for new issues." },
          issueKey: { description: "Key of the issue, for an existing one." },
          issueId: { description: "ID of the issue, for an existing one." },
          actionDescriptorId: { description: "ID of the transition during which the user is to be assigned." },
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Number of users to look among, from `startAt`, 1 to 1,000. Defaults to 1,000." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "issue_fields.list": {
      description: "Lists the issue fields that the user can see, with their IDs.",
      keywords: ["columns", "custom field", "property", "metadata", "schema"],
      record: { $ref: "#/$defs/Field" },
      isGraphql: false,
    },
    "issue_fields.api_search": {
      description: "Searches the fields of company-managed projects. Requires administrator permission.",
      keywords: ["find field", "look up", "custom field", "column", "property", "metadata", "schema"],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of fields per page, 1 to 100. Defaults to 50." },
          type: { description: "Types of field to return: custom, system, or both." },
          id: { description: "Filters by custom field IDs." },
          query: issue_fieldsApi_searchParamsQuery,
          orderBy: issue_fieldsApi_searchParamsOrderBy,
          expand: {
            description:
              "Comma-separated extra information to include: `key`, `lastUsed`, `screensCount`, `contextsCount`, " +
              "`isLocked`, `searcherKey`.",
          },
        },
      },
      record: { $ref: "#/$defs/Field" },
      isGraphql: false,
    },
    "issue_comments.list": {
      description: "Lists the comments on an issue with author, times and body in Atlassian Document Format.",
      keywords: [
        "discussion",
        "remark",
        "reply",
        "note",
        "feedback",
        "comments on the ticket",
        "what was said",
        "latest comment",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of comments per page. Defaults to 50." },
          orderBy: { description: "Sort order: oldest first (`created`) or newest first (`-created`)." },
          expand: issue_commentsListParamsExpand,
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "issue_comments.get": {
      description: "Gets a comment on an issue by its ID.",
      keywords: ["read remark", "remark", "reply", "discussion", "note", "feedback"],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          commentId: issue_commentsGetParamsCommentId,
          expand: issue_commentsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_comments.create": {
      description: "Creates a comment on an issue and returns it.",
      keywords: [
        "reply",
        "say",
        "leave note",
        "formatted",
        "remark",
        "discussion",
        "note",
        "feedback",
        "comment on the ticket",
        "leave a comment",
        "reply on the ticket",
        "tell the reporter",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          body: issuesCreateParamsFieldsDescription,
          visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
          properties: issue_commentsCreateParams,
          expand: issue_commentsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_comments.update": {
      description: "Updates the body and visibility of a comment and returns it.",
      keywords: ["reword", "remark", "reply", "discussion", "note", "feedback"],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          commentId: issue_commentsGetParamsCommentId,
          body: issuesCreateParamsFieldsDescription,
          visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
          notifyUsers: issue_commentsUpdateParamsNotifyUsers,
          expand: issue_commentsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_comments.delete": {
      description: "Deletes a comment. Returns nothing. This cannot be undone.",
      keywords: ["take back", "remark", "reply", "discussion", "note", "feedback"],
      params: {
        properties: { issueIdOrKey: issuesGetParamsIssueIdOrKey, commentId: issue_commentsGetParamsCommentId },
      },
      isGraphql: false,
    },
    "issue_comments.create_text": {
      description: "Creates a comment of plain text on an issue, as one paragraph. For formatted text, use `create`.",
      keywords: [
        "reply",
        "say",
        "leave note",
        "write",
        "remark that",
        "discussion",
        "note",
        "feedback",
        "comment on",
        "leave a comment",
        "say on the ticket",
        "add a comment saying",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          text: { description: "Text of the comment.", examples: ["Fixed in 2.1."] },
          visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
        },
      },
      isGraphql: false,
    },
    "issue_worklogs.list": {
      description: "Lists the worklogs of an issue, oldest first, with author, seconds spent and start time.",
      keywords: [
        "who worked",
        "how long",
        "hours",
        "timesheet",
        "logged time",
        "effort",
        "time logged",
        "hours spent",
        "who logged time",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of worklogs per page. Jira's default is 5,000." },
          startedAfter: { description: "Filters to work that began at or after this time." },
          startedBefore: { description: "Filters to work that began before this time." },
          expand: issue_worklogsListParamsExpand,
        },
      },
      record: { $ref: "#/$defs/Worklog" },
      isGraphql: false,
    },
    "issue_worklogs.get": {
      description: "Gets a worklog of an issue by its ID.",
      keywords: ["one entry", "hours", "timesheet", "logged time", "spent", "effort"],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          worklogId: issue_worklogsGetParamsWorklogId,
          expand: issue_worklogsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_worklogs.create": {
      description:
        "Logs work on an issue and returns the worklog. Reduces the remaining estimate by the time spent unless told " +
        "otherwise.",
      keywords: [
        "log hours",
        "I spent",
        "book time",
        "worked on",
        "hours",
        "timesheet",
        "logged time",
        "effort",
        "log time",
        "book two hours",
        "spent hours",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          timeSpent: issue_worklogsCreateParamsTimeSpent,
          timeSpentSeconds: issue_worklogsCreateParamsTimeSpentSeconds,
          started: issue_worklogsCreateParamsStarted,
          comment: issuesCreateParamsFieldsDescription,
          visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
          properties: issue_commentsCreateParams,
          adjustEstimate: issue_worklogsCreateParamsAdjustEstimate,
          newEstimate: issue_worklogsCreateParamsNewEstimate,
          reduceBy: { description: "Amount to reduce the estimate by, such as `2d`. Required for `manual`." },
          notifyUsers: issue_commentsUpdateParamsNotifyUsers,
          overrideEditableFlag: issue_worklogsCreateParamsOverrideEditableFlag,
          expand: issue_worklogsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_worklogs.update": {
      description:
        "Updates a worklog and returns it. Changes the remaining estimate by the difference in time unless told " +
        "otherwise.",
      keywords: ["correct hours", "hours", "timesheet", "logged time", "spent", "effort"],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          worklogId: issue_worklogsGetParamsWorklogId,
          timeSpent: issue_worklogsCreateParamsTimeSpent,
          timeSpentSeconds: issue_worklogsCreateParamsTimeSpentSeconds,
          started: issue_worklogsCreateParamsStarted,
          comment: issuesCreateParamsFieldsDescription,
          visibility: issuesTransitionParamsUpdateCommentItemsAddVisibility,
          properties: issue_commentsCreateParams,
          adjustEstimate: issue_worklogsCreateParamsAdjustEstimate,
          newEstimate: issue_worklogsCreateParamsNewEstimate,
          notifyUsers: issue_commentsUpdateParamsNotifyUsers,
          overrideEditableFlag: issue_worklogsCreateParamsOverrideEditableFlag,
          expand: issue_worklogsListParamsExpand,
        },
      },
      isGraphql: false,
    },
    "issue_worklogs.delete": {
      description:
        "Deletes a worklog. Raises the remaining estimate by its time unless told otherwise. This cannot be undone.",
      keywords: ["remove hours", "hours", "timesheet", "logged time", "spent", "effort"],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          worklogId: issue_worklogsGetParamsWorklogId,
          adjustEstimate: issue_worklogsCreateParamsAdjustEstimate,
          newEstimate: issue_worklogsCreateParamsNewEstimate,
          increaseBy: { description: "Amount to increase the estimate by, such as `2d`. Required for `manual`." },
          notifyUsers: issue_commentsUpdateParamsNotifyUsers,
          overrideEditableFlag: issue_worklogsCreateParamsOverrideEditableFlag,
        },
      },
      isGraphql: false,
    },
    "issues_assignee.update": {
      description:
        "Assigns an issue to a user. Requires only the Assign Issues permission, while `issues.update` requires Edit " +
        "Issues.",
      keywords: [
        "give to",
        "hand over",
        "reassign",
        "unassign",
        "owner",
        "responsible",
        "take it",
        "delegate",
        "give the ticket to",
        "take the ticket",
      ],
      params: {
        properties: {
          issueIdOrKey: issuesGetParamsIssueIdOrKey,
          accountId: {
            description:
              "Account ID of the assignee. Use `null` to unassign, or `-1` for the project's default assignee.",
          },
        },
      },
      isGraphql: false,
    },
    "versions.list": {
      description: "Lists the versions of a project.",
      keywords: [
        "releases",
        "release",
        "milestone",
        "fix version",
        "roadmap",
        "ship date",
        "next release",
        "unreleased versions",
        "release date",
      ],
      params: {
        properties: {
          projectIdOrKey: projectsGetParamsProjectIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of versions per page. Defaults to 50." },
          orderBy: {
            description: "Sort field. Prefix `-` for descending order. `sequence` is the order on the project's page.",
          },
          query: issue_fieldsApi_searchParamsQuery,
          status: { description: "Filters by status: `released`, `unreleased` or `archived`. Comma-separated." },
          expand: versionsListParamsExpand,
        },
      },
      record: { $ref: "#/$defs/ProjectVersion" },
      isGraphql: false,
    },
    "versions.get": {
      description: "Gets a version by its ID.",
      keywords: ["release details", "release", "milestone", "fix version", "roadmap", "ship date"],
      params: { properties: { id: versionsGetParamsId, expand: versionsListParamsExpand } },
      isGraphql: false,
    },
    "versions.create": {
      description: "Creates a version in a project. Requires permission to administer the project.",
      keywords: [
        "plan release",
        "release",
        "milestone",
        "fix version",
        "roadmap",
        "ship date",
        "new fix version",
        "new release",
      ],
      params: {
        properties: {
          name: versionsCreateParamsName,
          projectId: { description: "ID of the project." },
          description: versionsCreateParamsDescription,
          startDate: { description: "Date on which work on the version starts." },
          releaseDate: versionsCreateParamsReleaseDate,
          released: { description: "Whether the version is released already." },
          archived: { description: "Whether the version is archived already." },
        },
      },
      isGraphql: false,
    },
    "versions.update": {
      description: "Updates a version. Fields that you leave out keep their value. To release it, use `release`.",
      keywords: ["rename release", "date", "milestone", "fix version", "roadmap", "ship date"],
      params: {
        properties: {
          id: versionsGetParamsId,
          name: versionsCreateParamsName,
          description: versionsCreateParamsDescription,
          startDate: { description: "Date on which work on the version starts." },
          releaseDate: versionsCreateParamsReleaseDate,
          released: { description: "Whether the version is released. Set `false` to take back a release." },
          archived: { description: "Whether the version is archived." },
        },
      },
      isGraphql: false,
    },
    "versions.delete": {
      description:
        "Deletes a version. Its issues lose it, unless other versions are given to replace it. This cannot be undone.",
      keywords: ["drop release", "release", "milestone", "fix version", "roadmap", "ship date"],
      params: {
        properties: {
          id: versionsGetParamsId,
          moveFixIssuesTo: { description: "ID of the version that replaces it in `fixVersions` of issues." },
          moveAffectedIssuesTo: { description: "ID of the version that replaces it in `versions` of issues." },
        },
      },
      isGraphql: false,
    },
    "versions.release": {
      description: "Releases a version, and optionally moves its unresolved issues to another version.",
      keywords: [
        "ship",
        "publish",
        "launch",
        "mark shipped",
        "roll out",
        "milestone",
        "fix version",
        "roadmap",
        "ship date",
        "ship the version",
        "mark as released",
      ],
      params: {
        properties: {
          id: versionsGetParamsId,
          releaseDate: { description: "Date of the release." },
          moveUnfixedIssuesTo: {
            description: "URL of the version to which unresolved issues move: the `self` of that version.",
            examples: ["https://example.atlassian.net/rest/api/3/version/10001"],
          },
        },
      },
      isGraphql: false,
    },
    "components.list": {
      description: "Lists the components of a project.",
      keywords: ["modules", "part", "subsystem", "area", "lead", "which components"],
      params: {
        properties: {
          projectIdOrKey: projectsGetParamsProjectIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of components per page. Defaults to 50." },
          orderBy: issue_fieldsApi_searchParamsOrderBy,
          componentSource: {
            description: "Source of the components. `auto` means Compass if the project uses it. Defaults to `jira`.",
          },
          query: issue_fieldsApi_searchParamsQuery,
        },
      },
      record: { $ref: "#/$defs/ProjectComponent" },
      isGraphql: false,
    },
    "components.get": {
      description: "Gets a component by its ID.",
      keywords: ["module lead", "module", "part", "subsystem", "area", "lead"],
      params: { properties: { id: componentsGetParamsId } },
      isGraphql: false,
    },
    "components.create": {
      description: "Creates a component in a project. Requires permission to administer the project.",
      keywords: ["new module", "module", "part", "subsystem", "area", "lead"],
      params: {
        properties: {
          name: componentsCreateParamsName,
          project: { description: "Key of the project.", examples: ["ENG"] },
          description: { description: "Description of the component." },
          leadAccountId: { description: "Account ID of the component's lead." },
          assigneeType: componentsCreateParamsAssigneeType,
        },
      },
      isGraphql: false,
    },
    "components.update": {
      description: "Updates a component. Fields that you leave out keep their value.",
      keywords: ["rename module", "lead", "module", "part", "subsystem", "area"],
      params: {
        properties: {
          id: componentsGetParamsId,
          name: componentsCreateParamsName,
          description: { description: "Description of the component." },
          leadAccountId: { description: "Account ID of the component's lead. Empty text removes the lead." },
          assigneeType: componentsCreateParamsAssigneeType,
        },
      },
      isGraphql: false,
    },
    "components.delete": {
      description:
        "Deletes a component. Its issues lose it, unless another component is given to replace it. This cannot be " +
        "undone.",
      keywords: ["drop module", "module", "part", "subsystem", "area", "lead"],
      params: {
        properties: {
          id: componentsGetParamsId,
          moveIssuesTo: { description: "ID of the component that replaces it." },
        },
      },
      isGraphql: false,
    },
    "boards.list": {
      description: "Lists the boards that the user can see.",
      keywords: ["scrum views", "scrum", "kanban", "agile", "team view", "columns", "which boards", "scrum boards"],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of boards per page. Defaults to 50." },
          type: { description: "Filters by type: `scrum`, `kanban` or `simple`. Comma-separated." },
          name: { description: "Filters by part of the name." },
          projectKeyOrId: { description: "Filters to boards whose filter names this project." },
          filterId: { description: "Filters by the ID of the board's filter." },
          orderBy: issue_fieldsApi_searchParamsOrderBy,
          expand: { description: "Comma-separated extra information to include: `admins`, `permissions`." },
        },
      },
      record: { $ref: "#/$defs/Board" },
      isGraphql: false,
    },
    "boards.get": {
      description: "Gets a board by its ID.",
      keywords: ["configuration", "scrum", "kanban", "agile", "team view", "columns"],
      params: { properties: { boardId: boardsGetParamsBoardId } },
      isGraphql: false,
    },
    "board_issues.list": {
      description:
        "Lists the issues on a board by rank, with their sprint and epic. Changed issues can take a moment to appear.",
      keywords: [
        "kanban cards",
        "tickets shown",
        "scrum work",
        "stories",
        "all tickets here",
        "tickets on the board",
        "what on the board",
      ],
      params: board_issuesListParams,
      record: { $ref: "#/$defs/AgileIssue" },
      isGraphql: false,
    },
    "backlog_issues.list": {
      description: "Lists the issues in a board's backlog by rank: unfinished issues in no active or future sprint.",
      keywords: [
        "not planned",
        "upcoming work",
        "to groom",
        "later",
        "unscheduled",
        "product backlog",
        "what in the backlog",
        "not yet planned",
      ],
      params: board_issuesListParams,
      record: { $ref: "#/$defs/AgileIssue" },
      isGraphql: false,
    },
    "sprints.list": {
      description: "Lists the sprints of a board: closed, active, then future ones.",
      keywords: [
        "iterations",
        "scrum",
        "cycle",
        "two weeks",
        "velocity",
        "current sprint",
        "active sprint",
        "when the sprint end",
        "next sprint",
        "sprint goal",
      ],
      params: {
        properties: {
          boardId: boardsGetParamsBoardId,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of sprints per page. Defaults to 50." },
          state: {
            description: "Filters by state: `future`, `active` or `closed`. Comma-separated.",
            examples: ["active,future"],
          },
        },
      },
      record: { $ref: "#/$defs/Sprint" },
      isGraphql: false,
    },
    "sprints.get": {
      description: "Gets a sprint by its ID.",
      keywords: ["goal", "dates", "iteration", "scrum", "cycle", "two weeks", "velocity"],
      params: sprintsGetParams,
      isGraphql: false,
    },
    "sprints.create": {
      description: "Creates a future sprint on a board.",
      keywords: [
        "plan iteration",
        "iteration",
        "scrum",
        "cycle",
        "two weeks",
        "velocity",
        "new sprint",
        "plan the next sprint",
      ],
      params: {
        properties: {
          name: { description: "Name of the sprint." },
          originBoardId: boardsGetParamsBoardId,
          startDate: { description: "Planned start of the sprint." },
          endDate: { description: "Planned end of the sprint." },
          goal: { description: "Goal of the sprint." },
        },
      },
      isGraphql: false,
    },
    "sprints.update": {
      description:
        "Updates a sprint. Fields that you leave out keep their value. Of a closed sprint, only name and goal can " +
        "change.",
      keywords: ["rename", "extend", "iteration", "scrum", "cycle", "two weeks", "velocity"],
      params: {
        properties: {
          sprintId: issuesMove_to_sprintParamsSprintId,
          name: { description: "Name of the sprint." },
          startDate: { description: "Start of the sprint." },
          endDate: { description: "End of the sprint." },
          goal: { description: "Goal of the sprint." },
        },
      },
      isGraphql: false,
    },
    "sprints.delete": {
      description: "Deletes a sprint and moves its open issues to the backlog. This cannot be undone.",
      keywords: ["drop iteration", "iteration", "scrum", "cycle", "two weeks", "velocity"],
      params: sprintsGetParams,
      isGraphql: false,
    },
    "sprints.start": {
      description: "Starts a future sprint. Jira requires a start and an end, given here or set before.",
      keywords: [
        "begin",
        "kick off",
        "launch",
        "go",
        "iteration",
        "scrum",
        "cycle",
        "two weeks",
        "velocity",
        "kick off the sprint",
      ],
      params: {
        properties: {
          sprintId: issuesMove_to_sprintParamsSprintId,
          startDate: { description: "Start of the sprint." },
          endDate: { description: "End of the sprint." },
          goal: { description: "Goal of the sprint." },
        },
      },
      isGraphql: false,
    },
    "sprints.close": {
      description: "Closes an active sprint. A closed sprint cannot be opened again.",
      keywords: [
        "end",
        "finish",
        "complete",
        "wrap up",
        "iteration",
        "scrum",
        "cycle",
        "two weeks",
        "velocity",
        "end the sprint",
        "complete the sprint",
      ],
      params: sprintsGetParams,
      isGraphql: false,
    },
    "sprint_issues.list": {
      description: "Lists the issues in a sprint by rank.",
      keywords: [
        "current iteration",
        "what is in sprint",
        "committed work",
        "stories",
        "scope",
        "this week's work",
        "what in the sprint",
        "left in the sprint",
        "done in the sprint",
        "sprint progress",
        "tickets in the sprint",
      ],
      params: {
        properties: {
          sprintId: issuesMove_to_sprintParamsSprintId,
          nextPageToken: issuesApi_searchParamsNextPageToken,
          maxResults: board_issuesListParamsMaxResults,
          jql: board_issuesListParamsJql,
          fields: board_issuesListParamsFields,
          reconcileIssues: issuesApi_searchParamsReconcileIssues,
        },
      },
      record: { $ref: "#/$defs/AgileIssue" },
      isGraphql: false,
    },
    "createmeta_issue_types.list": {
      description: "Lists the issue types in which the user can create issues of a project.",
      keywords: ["kinds of ticket", "what can I file", "bug story epic", "allowed types", "templates"],
      params: {
        properties: {
          projectIdOrKey: projectsGetParamsProjectIdOrKey,
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: createmeta_issue_typesListParamsMaxResults,
        },
      },
      record: { $ref: "#/$defs/CreateIssueType" },
      isGraphql: false,
    },
    "createmeta_fields.list": {
      description:
        "Lists the fields of new issues of a project and type: which are required, and which values they allow.",
      keywords: ["required fields", "form", "what must I fill", "mandatory", "allowed values"],
      params: {
        properties: {
          projectIdOrKey: projectsGetParamsProjectIdOrKey,
          issueTypeId: { description: "ID of the issue type, as `createmeta_issue_types.list` returns it." },
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: createmeta_issue_typesListParamsMaxResults,
        },
      },
      record: { $ref: "#/$defs/CreateField" },
      isGraphql: false,
    },
    "issue_types.list": {
      description: "Lists the issue types of the projects that the user can see.",
      keywords: ["bug", "story", "epic", "kind of ticket", "subtask"],
      record: { $ref: "#/$defs/IssueTypeDetails" },
      isGraphql: false,
    },
    "issue_types.get": {
      description: "Gets an issue type by its ID.",
      keywords: ["type details", "bug", "story", "epic", "kind of ticket", "subtask"],
      params: { properties: { id: { description: "ID of the issue type, as `issue_types.list` returns it." } } },
      isGraphql: false,
    },
    "statuses.list": {
      description: "Lists the statuses of all active workflows.",
      keywords: ["to do", "in progress", "done", "column", "state"],
      record: { $ref: "#/$defs/StatusDetails" },
      isGraphql: false,
    },
    "statuses.get": {
      description: "Gets a status by ID or name. Of several statuses with one name, Jira returns the first.",
      keywords: ["status details", "to do", "in progress", "done", "workflow", "column", "state"],
      params: { properties: { idOrName: { description: "ID or name of the status." } } },
      isGraphql: false,
    },
    "project_statuses.list": {
      description: "Lists the issue types of a project, each with the statuses that its issues can have.",
      keywords: ["workflow", "columns", "to do", "in progress", "done", "states by type"],
      params: { properties: { projectIdOrKey: projectsGetParamsProjectIdOrKey } },
      record: { $ref: "#/$defs/IssueTypeStatuses" },
      isGraphql: false,
    },
    "priorities.list": {
      description:
        "Lists the priorities of the site. Atlassian announced to remove the request on April 11, 2023, and still " +
        "answers it. Deprecated.",
      keywords: ["urgency", "high", "low", "severity", "importance"],
      record: { $ref: "#/$defs/PriorityDetails" },
      isGraphql: false,
    },
    "priorities.get": {
      description: "Gets a priority by its ID.",
      keywords: ["urgency", "high", "low", "severity", "importance"],
      params: { properties: { id: { description: "ID of the priority, as `priorities.list` returns it." } } },
      isGraphql: false,
    },
    "resolutions.list": {
      description: "Lists the resolutions of the site.",
      keywords: ["fixed", "won't do", "duplicate", "closing reason", "outcome"],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of resolutions per page. Defaults to 50." },
          id: { description: "Filters by resolution IDs." },
          onlyDefault: { description: "Whether to return the default resolution only. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/Resolution" },
      isGraphql: false,
    },
    "labels.api_search": {
      description:
        "Searches labels by their start. Jira returns its best suggestions, not all labels: see `label_pages.get`.",
      keywords: ["tag", "keyword", "category", "marker", "suggest"],
      params: { properties: { fieldValue: { description: "Start of the label.", examples: ["back"] } } },
      record: { $ref: "#/$defs/Label" },
      isGraphql: false,
    },
    "label_pages.get": {
      description: "Gets a page of all labels of the site. For the next page, add the number of `values` to `startAt`.",
      keywords: ["tags", "keywords", "all categories", "markers", "tag list"],
      params: {
        properties: {
          startAt: { description: "Number of records to skip. Defaults to 0." },
          maxResults: { description: "Maximum number of labels per page. Defaults to 1000." },
        },
      },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://developer.atlassian.com/cloud/jira/platform/webhooks/#secure-admin-webhooks",
    sends: {
      issues: { create: "jira:issue_created", update: "jira:issue_updated", delete: "jira:issue_deleted" },
      issue_comments: { create: "comment_created", update: "comment_updated", delete: "comment_deleted" },
      issue_worklogs: { create: "worklog_created", update: "worklog_updated", delete: "worklog_deleted" },
      projects: { create: "project_created", update: "project_updated", delete: "project_deleted" },
      versions: { create: "jira:version_created", update: "jira:version_updated", delete: "jira:version_deleted" },
      sprints: { create: "sprint_created", update: "sprint_updated", delete: "sprint_deleted" },
    },
    byHand:
      "As an administrator, open Settings > System > WebHooks, create a webhook with this URL and a secret of your " +
      "own, and choose the events you need.",
  },
  schemas: {
    NextPageToken: { type: "string", description: "The `nextPageToken` value of the previous page." },
    ReconcileIssues: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of issues that were changed just now, up to 50. Jira searches their latest state.",
      maxItems: 50,
    },
    StartAt: { type: "integer", description: "Number of records to skip. Defaults to 0.", default: 0, minimum: 0 },
    UserPage: {
      type: "integer",
      description: "Maximum number of users per page, 1 to 1,000. Defaults to 50.",
      default: 50,
      minimum: 1,
      maximum: 1000,
    },
    AgilePage: {
      type: "integer",
      description:
        "Maximum number of issues per page, 1 to 5,000. Defaults to 50. Jira returns fewer when many fields are " +
        "requested.",
      default: 50,
      minimum: 1,
      maximum: 5000,
    },
    AgileJql: {
      type: "string",
      description: "JQL query to filter the issues. Its order replaces the rank.",
      examples: ["assignee = currentUser()"],
    },
    AgileFields: {
      type: "string",
      description: "Comma-separated field IDs. Defaults to all navigable fields, sprint and epic.",
    },
    CreatePage: {
      type: "integer",
      description: "Maximum number per page, 1 to 200. Defaults to 50.",
      default: 50,
      minimum: 1,
      maximum: 200,
    },
    MovedIssues: {
      type: "array",
      items: { type: "string" },
      description: "IDs or keys of the issues, up to 50.",
      minItems: 1,
      maxItems: 50,
      examples: [["ENG-1", "ENG-2"]],
    },
    BoardId: { type: "integer", description: "ID of the board, as `boards.list` returns it." },
    SprintId: { type: "integer", description: "ID of the sprint, as `sprints.list` returns it." },
    ProjectIdOrKey: { type: "string", description: "ID or key of the project. Keys are case-sensitive." },
    VersionId: { type: "string", description: "ID of the version, as `versions.list` returns it." },
    ComponentId: { type: "string", description: "ID of the component, as `components.list` returns it." },
    LinkId: { type: "string", description: "ID of the link, as `issue_links.list` returns it." },
    AttachmentId: { type: "string", description: "ID of the attachment, as `issue_attachments.list` returns it." },
    WorklogId: { type: "string", description: "ID of the worklog, as `issue_worklogs.list` returns it." },
    VersionExpand: {
      type: "string",
      description: "Comma-separated extra information to include: `issuesstatus`, `operations`, `driver`, `approvers`.",
    },
    AssigneeType: {
      type: "string",
      description: "Default assignee of new issues with the component. Defaults to `PROJECT_DEFAULT`.",
      enum: ["PROJECT_DEFAULT", "COMPONENT_LEAD", "PROJECT_LEAD", "UNASSIGNED"],
    },
    TimeSpent: { type: "string", description: "Time spent, in weeks, days, hours and minutes.", examples: ["3h 20m"] },
    Started: {
      type: "string",
      description: "Time the work began, with milliseconds and an offset without a colon.",
      pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}[+-]\\d{4}$",
      examples: ["2026-11-18T09:00:00.000+0000"],
    },
    AdjustEstimate: {
      type: "string",
      description:
        "Change of the remaining estimate: by the time spent (`auto`), by an amount (`manual`), to a value (`new`), " +
        "or not (`leave`). Defaults to `auto`.",
      default: "auto",
      enum: ["new", "leave", "manual", "auto"],
    },
    NewEstimate: { type: "string", description: "Value of the remaining estimate, such as `2d`. Required for `new`." },
    NotifyWatchers: {
      type: "boolean",
      description: "Whether to email the issue's watchers. Defaults to `true`.",
      default: true,
    },
    OverrideEditable: {
      type: "boolean",
      description: "Whether to allow changes to an issue that is not editable. For apps that administer Jira.",
      default: false,
    },
    LinkedIssue: {
      type: "object",
      properties: { id: { type: "string" }, key: { type: "string" } },
      description: "An issue, by ID or key.",
    },
    NewIssueFields: {
      type: "object",
      properties: {
        project: {
          type: "object",
          properties: { id: { type: "string" }, key: { type: "string" } },
          description: "The project, by ID or key.",
        },
        issuetype: { $ref: "#/$defs/IdOrName" },
        summary: { type: "string" },
        description: { $ref: "#/$defs/Document" },
        priority: { $ref: "#/$defs/IdOrName" },
        assignee: { type: "object", properties: { accountId: { type: "string" } }, additionalProperties: true },
        labels: { type: "array", items: { type: "string" } },
        parent: { type: "object", properties: { key: { type: "string" } }, additionalProperties: true },
      },
      required: ["project", "issuetype", "summary"],
      additionalProperties: true,
      description: "Field values by ID. Custom fields such as `customfield_10010` are accepted too.",
    },
    NewIssue: {
      type: "object",
      properties: {
        fields: { $ref: "#/$defs/NewIssueFields" },
        update: { type: "object", description: "Field operations by field ID, such as `{labels: [{add: new}]}`." },
        transition: {
          type: "object",
          properties: { id: { type: "string" } },
          required: ["id"],
          description: "A transition to perform on the new issue.",
        },
      },
      required: ["fields"],
      description: "An issue to create.",
    },
    IssueIdOrKey: { type: "string", description: "ID or key of the issue, such as `10001` or `ENG-1`." },
    CommentId: { type: "string", description: "ID of the comment, as `issue_comments.list` returns it." },
    Texts: { type: "object", additionalProperties: { type: ["string", "null"] }, description: "Texts by name." },
    AvatarUrls: {
      type: "object",
      additionalProperties: { type: ["string", "null"] },
      description: "Avatar image URLs by size in pixels, such as `48x48`.",
    },
    Expand: {
      type: "string",
      description: "Comma-separated extra information to include. A record's `expand` field lists what is available.",
    },
    Rendered: { type: "string", description: "Set to `renderedBody` to include the body as HTML." },
    WorklogExpand: { type: "string", description: "Set to `properties` to include the worklog's properties." },
    ByKeys: {
      type: "boolean",
      description: "Whether fields are identified by key instead of ID. Defaults to `false`.",
      default: false,
    },
    FailFast: {
      type: "boolean",
      description: "Whether to fail if a field cannot be read. Defaults to `false`.",
      default: false,
    },
    IdOrName: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" } },
      description: "An ID or a name.",
    },
    Visibility: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["group", "role"] },
        value: { type: "string" },
        identifier: { type: "string" },
      },
      description: "Visibility: a group, by its ID in `identifier`, or a role, by its name in `value`.",
    },
    Document: {
      type: "object",
      properties: {
        type: { type: "string", default: "doc" },
        version: { type: "integer", default: 1 },
        content: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string" },
              content: {
                type: "array",
                items: {
                  type: "object",
                  properties: { type: { type: "string" }, text: { type: "string" } },
                  additionalProperties: true,
                },
              },
            },
            additionalProperties: true,
          },
        },
      },
      required: ["type", "version", "content"],
      description: "Rich text in Atlassian Document Format.",
      examples: issuesCreateParamsFieldsDescriptionExamples,
    },
    RichTextAttributes: {
      type: ["object", "null"],
      description: "Attributes of the node. Their shape depends on the node's type.",
    },
    FieldConfiguration: {
      type: ["object", "null"],
      description: "Settings of the field. Their shape depends on the field's type.",
    },
    IssueCount: {
      type: "object",
      properties: { count: { type: "integer", description: "The approximate number of issues." } },
      required: ["count"],
    },
    Transition: {
      type: "object",
      properties: {
        id: { type: "string", description: "The transition's ID, for `issues.transition`." },
        name: { type: "string", description: "The transition's name." },
        to: {
          anyOf: [
            { $ref: "#/$defs/StatusDetails", description: "The status the issue has afterwards." },
            { type: "null" },
          ],
        },
        hasScreen: { type: "boolean", description: "Whether the transition has a screen with fields." },
        isAvailable: { type: "boolean", description: "Whether the transition can be performed now." },
        isConditional: { type: "boolean", description: "Whether the issue has to meet conditions." },
        isGlobal: { type: "boolean", description: "Whether the transition can start from any status." },
        isInitial: { type: "boolean", description: "Whether the transition is the first one of the workflow." },
        looped: { type: "boolean", description: "Whether the transition leads back to its own status." },
        fields: {
          type: "object",
          additionalProperties: { $ref: "#/$defs/TransitionField" },
          description: "The fields of the transition's screen, by field ID. Absent unless expanded.",
        },
        expand: {
          type: ["string", "null"],
          description: "The parts of the transition that can be expanded, separated by commas.",
        },
      },
      required: ["id"],
    },
    TransitionField: {
      type: "object",
      properties: {
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        required: { type: ["boolean", "null"] },
        hasDefaultValue: { type: ["boolean", "null"] },
        defaultValue: { description: "Value that the field starts with, in the shape of its type." },
        allowedValues: {
          type: ["array", "null"],
          description: "Values that the field takes, each in the shape of its type.",
        },
        operations: { type: ["array", "null"], items: { type: "string" } },
        autoCompleteUrl: { type: ["string", "null"] },
        configuration: { $ref: "#/$defs/FieldConfiguration" },
        schema: { anyOf: [{ $ref: "#/$defs/FieldType" }, { type: "null" }] },
      },
    },
    Changelog: {
      type: "object",
      properties: {
        id: { type: "string", description: "The change's ID." },
        author: { anyOf: [{ $ref: "#/$defs/Person", description: "The user who made the change." }, { type: "null" }] },
        created: { type: "string", description: "The time of the change, in ISO 8601 format." },
        items: {
          type: "array",
          items: { $ref: "#/$defs/Change" },
          description: "The changed fields, each with its old and new value.",
        },
        historyMetadata: {
          type: ["object", "null"],
          additionalProperties: true,
          description: "Details that an app stored with the change.",
        },
      },
      required: ["id"],
    },
    Change: {
      type: "object",
      properties: {
        field: { type: ["string", "null"] },
        fieldId: { type: ["string", "null"] },
        fieldtype: { type: ["string", "null"] },
        from: { type: ["string", "null"] },
        fromString: { type: ["string", "null"] },
        to: { type: ["string", "null"] },
        toString: { type: ["string", "null"] },
      },
    },
    Link: {
      type: "object",
      properties: {
        id: { type: "string", description: "The link's ID." },
        self: { type: ["string", "null"], description: "The link's address in the API." },
        type: { $ref: "#/$defs/LinkType", description: "The link's type." },
        inwardIssue: {
          anyOf: [
            {
              $ref: "#/$defs/IssueLink",
              description: "The issue on the inward side. In lists, absent if it is the issue itself.",
            },
            { type: "null" },
          ],
        },
        outwardIssue: {
          anyOf: [
            {
              $ref: "#/$defs/IssueLink",
              description: "The issue on the outward side. In lists, absent if it is the issue itself.",
            },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    LinkType: {
      type: "object",
      properties: {
        id: { type: "string", description: "The link type's ID." },
        name: { type: "string", description: "The link type's name, such as Blocks." },
        inward: { type: "string", description: "The wording seen from the inward issue, for example blocked by." },
        outward: { type: "string", description: "The wording seen from the outward issue, for example blocks." },
        self: { type: ["string", "null"], description: "The link type's address in the API." },
      },
      required: ["id"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { anyOf: [{ type: "string" }, { type: "integer" }], description: "The attachment's ID." },
        filename: { type: "string", description: "The file's name." },
        author: {
          anyOf: [{ $ref: "#/$defs/Person", description: "The user who attached the file." }, { type: "null" }],
        },
        created: {
          anyOf: [{ type: "string" }, { type: "integer" }],
          description: "The time of the upload, in ISO 8601 format.",
        },
        size: { type: "integer", description: "The file's size, in bytes." },
        mimeType: { type: ["string", "null"], description: "The file's media type." },
        content: { type: "string", description: "The address of the file's content in the API." },
        thumbnail: {
          type: ["string", "null"],
          description: "The address of an image of the file. Absent unless the file is an image.",
        },
        properties: { type: ["object", "null"], additionalProperties: true, description: "Values that apps store." },
        self: { type: ["string", "null"], description: "The attachment's address in the API." },
      },
      required: ["id"],
    },
    Watcher: {
      type: "object",
      properties: {
        accountId: { type: "string", description: "The user's account ID." },
        accountType: { type: ["string", "null"], description: "The type of account: a person, an app or a customer." },
        displayName: { type: ["string", "null"], description: "The user's display name, subject to privacy settings." },
        active: { type: ["boolean", "null"], description: "Whether the user's account is active." },
        emailAddress: schemasWatcherEmailAddress,
        avatarUrls: schemasWatcherAvatarUrls,
        timeZone: schemasWatcherTimeZone,
        self: { type: ["string", "null"], description: "The user's address in the API." },
      },
      required: ["accountId"],
    },
    ProjectVersion: {
      type: "object",
      properties: {
        id: { type: "string", description: "The version's ID." },
        name: { type: "string", description: "The version's name." },
        description: { type: ["string", "null"], description: "The version's description." },
        projectId: { type: "integer", description: "The ID of the version's project." },
        project: { type: ["string", "null"], description: "The key of the version's project. Deprecated in Jira." },
        released: { type: "boolean", description: "Whether the version is released." },
        archived: { type: "boolean", description: "Whether the version is archived." },
        overdue: { type: ["boolean", "null"], description: "Whether the release date has passed without a release." },
        startDate: { type: ["string", "null"], description: "The date on which work on the version starts." },
        releaseDate: { type: ["string", "null"], description: "The date of the release." },
        userStartDate: { type: ["string", "null"], description: "The start date, in the site's own format." },
        userReleaseDate: { type: ["string", "null"], description: "The release date, in the site's own format." },
        moveUnfixedIssuesTo: {
          type: ["string", "null"],
          description: "The address of the version that unresolved issues moved to.",
        },
        issuesStatusForFixVersion: {
          anyOf: [
            {
              $ref: "#/$defs/IssuesStatus",
              description: "The number of issues by status category. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        driver: {
          type: ["string", "null"],
          description: "The account ID of the version's driver. Absent unless expanded.",
        },
        approvers: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Approver" },
          description: "The users who approve the version. Absent unless expanded.",
        },
        operations: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Operation" },
          description: "The actions that the user can take on the version. Absent unless expanded.",
        },
        expand: {
          type: ["string", "null"],
          description: "The parts of the version that can be expanded, separated by commas.",
        },
        self: { type: "string", description: "The version's address in the API." },
      },
      required: ["id"],
    },
    IssuesStatus: {
      type: "object",
      properties: {
        toDo: { type: ["integer", "null"] },
        inProgress: { type: ["integer", "null"] },
        done: { type: ["integer", "null"] },
        unmapped: { type: ["integer", "null"] },
      },
    },
    Approver: {
      type: "object",
      properties: {
        accountId: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        declineReason: { type: ["string", "null"] },
      },
    },
    Operation: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        label: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        href: { type: ["string", "null"] },
        styleClass: { type: ["string", "null"] },
        iconClass: { type: ["string", "null"] },
        weight: { type: ["integer", "null"] },
      },
    },
    ProjectComponent: {
      type: "object",
      properties: {
        id: { type: "string", description: "The component's ID." },
        name: { type: "string", description: "The component's name." },
        description: { type: ["string", "null"], description: "The component's description." },
        project: { type: ["string", "null"], description: "The key of the component's project." },
        projectId: { type: ["integer", "null"], description: "The ID of the component's project." },
        lead: {
          anyOf: [{ $ref: "#/$defs/Person", description: "The component's lead. Absent if none." }, { type: "null" }],
        },
        leadAccountId: { type: ["string", "null"], description: "The account ID of the component's lead." },
        assigneeType: {
          type: ["string", "null"],
          description: "The default assignee of new issues with the component.",
        },
        assignee: {
          anyOf: [{ $ref: "#/$defs/Person", description: "The user whom the assignee type means." }, { type: "null" }],
        },
        realAssigneeType: {
          type: ["string", "null"],
          description: "The assignee type that applies, if the set one cannot.",
        },
        realAssignee: {
          anyOf: [{ $ref: "#/$defs/Person", description: "The user who is assigned to new issues." }, { type: "null" }],
        },
        isAssigneeTypeValid: { type: ["boolean", "null"], description: "Whether the assignee type means a user." },
        issueCount: {
          type: ["integer", "null"],
          description: "The number of issues with the component. In lists only.",
        },
        componentBean: {
          anyOf: [{ $ref: "#/$defs/Component", description: "The component itself. In lists only." }, { type: "null" }],
        },
        ari: { type: ["string", "null"], description: "The ID of the component in Compass." },
        metadata: {
          type: ["object", "null"],
          additionalProperties: true,
          description: "Values of the component in Compass.",
        },
        self: { type: "string", description: "The component's address in the API." },
      },
      required: ["id"],
    },
    Board: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The board's ID." },
        name: { type: "string", description: "The board's name." },
        type: { type: "string", description: "The type of board: scrum, kanban or simple." },
        location: {
          anyOf: [
            { $ref: "#/$defs/BoardLocation", description: "The project or user that the board belongs to." },
            { type: "null" },
          ],
        },
        admins: {
          anyOf: [
            {
              $ref: "#/$defs/BoardAdmins",
              description: "The users and groups who own the board. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        canEdit: {
          type: ["boolean", "null"],
          description: "Whether the user can edit the board. Absent unless expanded.",
        },
        favourite: { type: ["boolean", "null"], description: "Whether the user has marked the board as a favorite." },
        isPrivate: { type: ["boolean", "null"], description: "Whether the board is private." },
        self: { type: "string", description: "The board's address in the API." },
      },
      required: ["id"],
    },
    BoardLocation: {
      type: "object",
      properties: {
        projectId: { type: ["integer", "null"] },
        projectKey: { type: ["string", "null"] },
        projectName: { type: ["string", "null"] },
        projectTypeKey: { type: ["string", "null"] },
        userAccountId: { type: ["string", "null"] },
        userId: { type: ["integer", "null"] },
        displayName: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        avatarURI: { type: ["string", "null"] },
      },
    },
    BoardAdmins: {
      type: "object",
      properties: {
        users: { type: ["array", "null"], items: { $ref: "#/$defs/Person" } },
        groups: { type: ["array", "null"], items: { $ref: "#/$defs/Group" } },
      },
    },
    Sprint: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The sprint's ID." },
        name: { type: "string", description: "The sprint's name." },
        state: { type: "string", description: "The sprint's state: future, active or closed." },
        goal: { type: ["string", "null"], description: "The sprint's goal." },
        startDate: { type: ["string", "null"], description: "The start of the sprint, in ISO 8601 format." },
        endDate: { type: ["string", "null"], description: "The end of the sprint, in ISO 8601 format." },
        completeDate: { type: ["string", "null"], description: "The time the sprint was closed, in ISO 8601 format." },
        createdDate: { type: ["string", "null"], description: "Creation time, in ISO 8601 format." },
        originBoardId: {
          type: ["integer", "null"],
          description: "The ID of the board on which the sprint was created.",
        },
        self: { type: "string", description: "The sprint's address in the API." },
      },
      required: ["id"],
    },
    AgileIssue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID." },
        key: schemasAgileIssueKey,
        self: schemasAgileIssueSelf,
        expand: schemasAgileIssueExpand,
        fields: {
          type: "object",
          properties: {
            summary: { type: ["string", "null"] },
            description: { type: ["string", "null"] },
            issuetype: { anyOf: [{ $ref: "#/$defs/IssueType" }, { type: "null" }] },
            status: { anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }] },
            priority: { anyOf: [{ $ref: "#/$defs/Priority" }, { type: "null" }] },
            project: { anyOf: [{ $ref: "#/$defs/ProjectLink" }, { type: "null" }] },
            parent: { anyOf: [{ $ref: "#/$defs/IssueLink" }, { type: "null" }] },
            assignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
            reporter: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
            labels: { type: ["array", "null"], items: { type: "string" } },
            components: schemasAgileIssueFieldsComponents,
            fixVersions: schemasAgileIssueFieldsFixVersions,
            resolution: { anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }] },
            created: { type: ["string", "null"] },
            updated: { type: ["string", "null"] },
            sprint: { anyOf: [{ $ref: "#/$defs/Sprint" }, { type: "null" }] },
            closedSprints: { type: ["array", "null"], items: { $ref: "#/$defs/Sprint" } },
            epic: { anyOf: [{ $ref: "#/$defs/Epic" }, { type: "null" }] },
            flagged: { type: ["boolean", "null"] },
          },
          additionalProperties: true,
          description: "The issue's field values, by field ID. Rich text is plain text here.",
        },
      },
      required: ["id"],
    },
    Epic: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        summary: { type: ["string", "null"] },
        done: { type: ["boolean", "null"] },
        color: { anyOf: [{ $ref: "#/$defs/EpicColor" }, { type: "null" }] },
        self: { type: ["string", "null"] },
      },
    },
    EpicColor: { type: "object", properties: { key: { type: ["string", "null"] } } },
    CreateIssueType: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue type's ID." },
        name: { type: "string", description: "The issue type's name." },
        description: schemasCreateIssueTypeDescription,
        subtask: schemasCreateIssueTypeSubtask,
        hierarchyLevel: schemasCreateIssueTypeHierarchyLevel,
        iconUrl: schemasCreateIssueTypeIconUrl,
        avatarId: schemasCreateIssueTypeAvatarId,
        entityId: schemasCreateIssueTypeEntityId,
        scope: schemasCreateIssueTypeScope,
        fields: {
          type: ["object", "null"],
          additionalProperties: { $ref: "#/$defs/TransitionField" },
          description: "The fields of new issues. Absent here.",
        },
        expand: {
          type: ["string", "null"],
          description: "The parts of the issue type that can be expanded, separated by commas.",
        },
        self: schemasCreateIssueTypeSelf,
      },
      required: ["id"],
    },
    CreateField: {
      type: "object",
      properties: {
        fieldId: schemasCreateFieldFieldId,
        key: { type: "string", description: "The field's key." },
        name: { type: "string", description: "The field's name." },
        required: { type: "boolean", description: "Whether a new issue needs the field." },
        schema: schemasCreateFieldSchema,
        operations: {
          type: "array",
          items: { type: "string" },
          description: "The operations that the field takes, such as set or add.",
        },
        hasDefaultValue: { type: ["boolean", "null"], description: "Whether the field has a default value." },
        defaultValue: { description: "The field's default value, in the shape of its type." },
        allowedValues: {
          type: ["array", "null"],
          description: "The values that the field allows, each in the shape of its type.",
        },
        autoCompleteUrl: { type: ["string", "null"], description: "The address that completes values of the field." },
        configuration: { $ref: "#/$defs/FieldConfiguration" },
      },
      required: ["fieldId"],
    },
    IssueTypeDetails: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue type's ID." },
        name: { type: "string", description: "The issue type's name." },
        description: schemasCreateIssueTypeDescription,
        subtask: schemasCreateIssueTypeSubtask,
        hierarchyLevel: schemasCreateIssueTypeHierarchyLevel,
        iconUrl: schemasCreateIssueTypeIconUrl,
        avatarId: schemasCreateIssueTypeAvatarId,
        entityId: schemasCreateIssueTypeEntityId,
        scope: schemasCreateIssueTypeScope,
        self: schemasCreateIssueTypeSelf,
      },
      required: ["id"],
    },
    StatusDetails: {
      type: "object",
      properties: {
        id: { type: "string", description: "The status's ID." },
        name: { type: "string", description: "The status's name." },
        description: { type: ["string", "null"], description: "The status's description." },
        iconUrl: { type: ["string", "null"], description: "The address of the status's icon." },
        statusCategory: {
          anyOf: [
            { $ref: "#/$defs/StatusCategory", description: "The status's category: to do, in progress or done." },
            { type: "null" },
          ],
        },
        scope: {
          anyOf: [
            { $ref: "#/$defs/Scope", description: "The project the status is limited to. Absent if global." },
            { type: "null" },
          ],
        },
        self: { type: ["string", "null"], description: "The status's address in the API." },
      },
      required: ["id"],
    },
    IssueTypeStatuses: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue type's ID." },
        name: { type: "string", description: "The issue type's name." },
        subtask: schemasCreateIssueTypeSubtask,
        statuses: {
          type: "array",
          items: { $ref: "#/$defs/StatusDetails" },
          description: "The statuses that issues of the type can have.",
        },
        self: { type: "string", description: "The address of the statuses in the API." },
      },
      required: ["id"],
    },
    PriorityDetails: {
      type: "object",
      properties: {
        id: { type: "string", description: "The priority's ID." },
        name: { type: "string", description: "The priority's name." },
        description: { type: ["string", "null"], description: "The priority's description." },
        iconUrl: { type: ["string", "null"], description: "The address of the priority's icon." },
        statusColor: { type: ["string", "null"], description: "The priority's color, such as #009900." },
        isDefault: { type: ["boolean", "null"], description: "Whether the priority is the default." },
        avatarId: { type: ["integer", "null"], description: "The ID of the priority's avatar." },
        self: { type: ["string", "null"], description: "The priority's address in the API." },
      },
      required: ["id"],
    },
    Resolution: {
      type: "object",
      properties: {
        id: { type: "string", description: "The resolution's ID." },
        name: { type: "string", description: "The resolution's name." },
        description: { type: ["string", "null"], description: "The resolution's description." },
        default: { type: ["boolean", "null"], description: "Whether the resolution is the default." },
        isDefault: {
          type: ["boolean", "null"],
          description: "Whether the resolution is the default. Some responses have this name.",
        },
        iconUrl: { type: ["string", "null"], description: "The address of the resolution's icon." },
        self: { type: ["string", "null"], description: "The resolution's address in the API." },
      },
      required: ["id"],
    },
    Label: {
      type: "object",
      properties: {
        value: { type: "string", description: "The label, in the form that JQL takes." },
        displayName: { type: "string", description: "The label as HTML, with the matching part in bold." },
      },
      required: ["value"],
    },
    LabelPage: {
      type: "object",
      properties: {
        startAt: { type: "integer", description: "The number of labels before this page." },
        values: { type: "array", items: { type: "string" }, description: "The labels." },
        total: { type: "integer", description: "The number of labels of the site." },
        maxResults: { type: "integer", description: "The maximum number of labels on this page." },
        isLast: { type: "boolean", description: "Whether this is the last page." },
        nextPage: { type: ["string", "null"], description: "The address of the next page in the API." },
        self: { type: ["string", "null"], description: "The page's address in the API." },
      },
    },
    Issue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID." },
        key: schemasAgileIssueKey,
        self: schemasAgileIssueSelf,
        expand: schemasAgileIssueExpand,
        fields: {
          type: "object",
          properties: {
            summary: { type: ["string", "null"] },
            description: { anyOf: [{ $ref: "#/$defs/RichText" }, { type: "null" }] },
            environment: { anyOf: [{ $ref: "#/$defs/RichText" }, { type: "null" }] },
            issuetype: { anyOf: [{ $ref: "#/$defs/IssueType" }, { type: "null" }] },
            status: { anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }] },
            priority: { anyOf: [{ $ref: "#/$defs/Priority" }, { type: "null" }] },
            project: { anyOf: [{ $ref: "#/$defs/ProjectLink" }, { type: "null" }] },
            parent: { anyOf: [{ $ref: "#/$defs/IssueLink" }, { type: "null" }] },
            subtasks: { type: ["array", "null"], items: { $ref: "#/$defs/IssueLink" } },
            issuelinks: { type: ["array", "null"], items: { $ref: "#/$defs/Link" } },
            attachment: { type: ["array", "null"], items: { $ref: "#/$defs/Attachment" } },
            assignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
            reporter: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
            creator: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
            labels: { type: ["array", "null"], items: { type: "string" } },
            components: schemasAgileIssueFieldsComponents,
            fixVersions: schemasAgileIssueFieldsFixVersions,
            versions: schemasAgileIssueFieldsFixVersions,
            resolution: { anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }] },
            resolutiondate: { type: ["string", "null"] },
            created: { type: ["string", "null"] },
            updated: { type: ["string", "null"] },
            duedate: { type: ["string", "null"] },
            timespent: { type: ["integer", "null"] },
            timeestimate: { type: ["integer", "null"] },
            timeoriginalestimate: { type: ["integer", "null"] },
          },
          additionalProperties: true,
          description: "The issue's field values, by field ID.",
        },
      },
      required: ["id"],
    },
    IssueLink: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        key: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        fields: {
          type: ["object", "null"],
          properties: {
            summary: { type: ["string", "null"] },
            status: { anyOf: [{ $ref: "#/$defs/Status" }, { type: "null" }] },
            issuetype: { anyOf: [{ $ref: "#/$defs/IssueType" }, { type: "null" }] },
            priority: { anyOf: [{ $ref: "#/$defs/Priority" }, { type: "null" }] },
          },
        },
      },
    },
    Status: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        iconUrl: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        statusCategory: { anyOf: [{ $ref: "#/$defs/StatusCategory" }, { type: "null" }] },
      },
    },
    StatusCategory: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        key: {
          type: ["string", "null"],
          description: "Key of the category: `new`, `indeterminate` or `done`.",
          examples: ["new", "indeterminate", "done"],
        },
        name: { type: ["string", "null"] },
        colorName: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
      },
    },
    Priority: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        statusColor: { type: ["string", "null"] },
        iconUrl: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
      },
    },
    ProjectLink: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        projectTypeKey: { type: ["string", "null"] },
        simplified: { type: ["boolean", "null"] },
        avatarUrls: { anyOf: [{ $ref: "#/$defs/AvatarUrls" }, { type: "null" }] },
        projectCategory: { anyOf: [{ $ref: "#/$defs/Category" }, { type: "null" }] },
      },
    },
    Person: {
      type: "object",
      properties: {
        accountId: { type: ["string", "null"] },
        accountType: { type: ["string", "null"] },
        active: { type: ["boolean", "null"] },
        displayName: { type: ["string", "null"] },
        emailAddress: { type: ["string", "null"] },
        timeZone: { type: ["string", "null"] },
        avatarUrls: { anyOf: [{ $ref: "#/$defs/AvatarUrls" }, { type: "null" }] },
        self: { type: ["string", "null"] },
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    RichText: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        version: { type: ["integer", "null"] },
        content: schemasRichTextContent,
      },
    },
    RichTextNode: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
        content: schemasRichTextContent,
        marks: { type: ["array", "null"], items: { $ref: "#/$defs/RichTextMark" } },
        attrs: { $ref: "#/$defs/RichTextAttributes" },
      },
    },
    RichTextMark: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, attrs: { $ref: "#/$defs/RichTextAttributes" } },
    },
    CreatedIssue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID." },
        key: schemasAgileIssueKey,
        self: schemasAgileIssueSelf,
        transition: {
          anyOf: [
            {
              $ref: "#/$defs/PartResult",
              description: "The result of the requested transition. Absent if none was requested.",
            },
            { type: "null" },
          ],
        },
        watchers: {
          anyOf: [
            {
              $ref: "#/$defs/PartResult",
              description: "The result of adding watchers. Absent if none were requested.",
            },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    PartResult: {
      type: "object",
      properties: {
        status: { type: ["integer", "null"] },
        errorCollection: { anyOf: [{ $ref: "#/$defs/PartErrors" }, { type: "null" }] },
        warningCollection: { anyOf: [{ $ref: "#/$defs/PartWarnings" }, { type: "null" }] },
      },
    },
    PartErrors: {
      type: "object",
      properties: {
        errorMessages: { type: ["array", "null"], items: { type: "string" } },
        errors: { anyOf: [{ $ref: "#/$defs/Texts" }, { type: "null" }] },
        status: { type: ["integer", "null"] },
      },
    },
    PartWarnings: { type: "object", properties: { warnings: { type: ["array", "null"], items: { type: "string" } } } },
    IssueIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        key: { type: "string" },
        self: { type: "string" },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        projectId: { type: "string" },
        projectKey: { type: "string" },
        expand: { type: "string" },
        fields: { type: "object" },
        fieldsToInclude: { type: "object" },
        names: { type: "object" },
        operations: { type: "object" },
        properties: { type: "object" },
        renderedFields: { type: "object" },
        schema: { type: "object" },
        changelog: { type: "object" },
        editmeta: { type: "object" },
        transitions: { type: "array" },
        versionedRepresentations: { type: "object" },
      },
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project's ID." },
        key: { type: "string", description: "The project's key, the prefix of its issue keys." },
        name: { type: "string", description: "The project's name." },
        self: { type: "string", description: "The project's address in the API." },
        expand: {
          type: ["string", "null"],
          description: "The parts of the project that can be expanded, separated by commas.",
        },
        description: {
          type: ["string", "null"],
          description: "The project's description. Absent from lists unless expanded.",
        },
        lead: {
          anyOf: [
            {
              $ref: "#/$defs/Person",
              description: "The user who leads the project. Absent from lists unless expanded.",
            },
            { type: "null" },
          ],
        },
        avatarUrls: { $ref: "#/$defs/AvatarUrls", description: "The addresses of the project's avatar, by size." },
        projectTypeKey: { type: "string", description: "The type of project, such as software or business." },
        simplified: {
          type: "boolean",
          description: "Whether the project is simplified, as team-managed projects are.",
        },
        style: {
          type: "string",
          description: "The way the project is managed: classic for company-managed, next-gen for team-managed.",
        },
        isPrivate: { type: "boolean", description: "Whether the project is private to the user." },
        properties: { type: "object", description: "Values that apps store, by key, each in a shape of its own." },
        projectCategory: {
          anyOf: [
            { $ref: "#/$defs/Category", description: "The project's category. Absent if none." },
            { type: "null" },
          ],
        },
        entityId: { type: ["string", "null"], description: "The entity ID of a team-managed project." },
        uuid: { type: ["string", "null"], description: "The UUID of a team-managed project." },
        url: { type: ["string", "null"], description: "A link to information about the project." },
        assigneeType: {
          type: ["string", "null"],
          description: "The default assignee of new issues: the project lead or nobody.",
        },
        components: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Component" },
          description: "The project's components.",
        },
        issueTypes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/IssueType" },
          description: "The project's issue types. Absent from lists unless expanded.",
        },
        versions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Version" },
          description: "The project's versions.",
        },
        roles: {
          anyOf: [
            { $ref: "#/$defs/Texts", description: "The addresses of the project's roles, by role name." },
            { type: "null" },
          ],
        },
        archived: { type: ["boolean", "null"], description: "Whether the project is archived." },
        archivedBy: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who archived the project, if it is archived." },
            { type: "null" },
          ],
        },
        archivedDate: {
          type: ["string", "null"],
          description: "The time the project was archived. Absent unless archived.",
        },
        deleted: { type: ["boolean", "null"], description: "Whether the project is in the trash." },
        deletedBy: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who deleted the project. Absent unless deleted." },
            { type: "null" },
          ],
        },
        deletedDate: {
          type: ["string", "null"],
          description: "The time the project was deleted. Absent unless deleted.",
        },
        email: { type: ["string", "null"], description: "The email address associated with the project." },
        favourite: { type: ["boolean", "null"], description: "Whether the user has marked the project as a favorite." },
        insight: {
          anyOf: [
            {
              $ref: "#/$defs/Insight",
              description: "The project's issue count and last update. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        issueTypeHierarchy: {
          anyOf: [
            {
              $ref: "#/$defs/Hierarchy",
              description: "The levels of issue types in the project. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        permissions: {
          anyOf: [
            { $ref: "#/$defs/Permissions", description: "The user's permissions on the project." },
            { type: "null" },
          ],
        },
        retentionTillDate: { type: ["string", "null"], description: "The time a deleted project is removed for good." },
      },
      required: ["id"],
    },
    Category: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
      },
    },
    Component: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        lead: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        assignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        realAssignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        assigneeType: { type: ["string", "null"] },
        realAssigneeType: { type: ["string", "null"] },
        isAssigneeTypeValid: { type: ["boolean", "null"] },
        project: { type: ["string", "null"] },
        projectId: { type: ["integer", "null"] },
      },
    },
    IssueType: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        subtask: { type: ["boolean", "null"] },
        hierarchyLevel: { type: ["integer", "null"] },
        iconUrl: { type: ["string", "null"] },
        avatarId: { type: ["integer", "null"] },
        entityId: { type: ["string", "null"] },
        scope: { anyOf: [{ $ref: "#/$defs/Scope" }, { type: "null" }] },
        self: { type: ["string", "null"] },
      },
    },
    Version: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        archived: { type: ["boolean", "null"] },
        released: { type: ["boolean", "null"] },
        overdue: { type: ["boolean", "null"] },
        startDate: { type: ["string", "null"] },
        releaseDate: { type: ["string", "null"] },
        userStartDate: { type: ["string", "null"] },
        userReleaseDate: { type: ["string", "null"] },
        projectId: { type: ["integer", "null"] },
        self: { type: ["string", "null"] },
      },
    },
    Insight: {
      type: "object",
      properties: { totalIssueCount: { type: ["integer", "null"] }, lastIssueUpdateTime: { type: ["string", "null"] } },
    },
    Hierarchy: {
      type: "object",
      properties: {
        baseLevelId: { type: ["integer", "null"] },
        levels: { type: ["array", "null"], items: { $ref: "#/$defs/HierarchyLevel" } },
      },
    },
    HierarchyLevel: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        name: { type: ["string", "null"] },
        level: { type: ["integer", "null"] },
        hierarchyLevelNumber: { type: ["integer", "null"] },
        aboveLevelId: { type: ["integer", "null"] },
        belowLevelId: { type: ["integer", "null"] },
        issueTypeIds: { type: ["array", "null"], items: { type: "integer" } },
        externalUuid: { type: ["string", "null"] },
        projectConfigurationId: { type: ["integer", "null"] },
      },
    },
    Permissions: { type: "object", properties: { canEdit: { type: ["boolean", "null"] } } },
    Scope: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        project: { anyOf: [{ $ref: "#/$defs/ProjectLink" }, { type: "null" }] },
      },
    },
    User: {
      type: "object",
      properties: {
        accountId: { type: "string", description: "The user's account ID, the same across Atlassian products." },
        accountType: { type: "string", description: "The type of account: a person, an app or a customer." },
        active: { type: "boolean", description: "Whether the user's account is active." },
        applicationRoles: {
          anyOf: [
            {
              $ref: "#/$defs/ApplicationRoles",
              description: "The application roles the user has. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        avatarUrls: schemasWatcherAvatarUrls,
        displayName: { type: "string", description: "The user's display name, subject to privacy settings." },
        emailAddress: schemasWatcherEmailAddress,
        expand: {
          type: ["string", "null"],
          description: "The parts of the user that can be expanded, separated by commas.",
        },
        groups: {
          anyOf: [
            { $ref: "#/$defs/Groups", description: "The groups the user belongs to. Absent unless expanded." },
            { type: "null" },
          ],
        },
        key: { type: ["string", "null"], description: "The user's key. No longer provided by Jira Cloud." },
        locale: {
          type: ["string", "null"],
          description: "The user's locale. May be absent under the user's privacy settings.",
        },
        name: { type: ["string", "null"], description: "The user's name. No longer provided by Jira Cloud." },
        self: { type: "string", description: "The user's address in the API." },
        timeZone: schemasWatcherTimeZone,
      },
      required: ["accountId"],
    },
    ApplicationRoles: {
      type: "object",
      properties: {
        size: { type: ["integer", "null"] },
        items: { type: ["array", "null"], items: { $ref: "#/$defs/ApplicationRole" } },
      },
    },
    ApplicationRole: {
      type: "object",
      properties: {
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        groups: { type: ["array", "null"], items: { type: "string" } },
        defaultGroups: { type: ["array", "null"], items: { type: "string" } },
        selectedByDefault: { type: ["boolean", "null"] },
        defined: { type: ["boolean", "null"] },
        platform: { type: ["boolean", "null"] },
        hasUnlimitedSeats: { type: ["boolean", "null"] },
        numberOfSeats: { type: ["integer", "null"] },
        remainingSeats: { type: ["integer", "null"] },
        userCount: { type: ["integer", "null"] },
        userCountDescription: { type: ["string", "null"] },
      },
    },
    Groups: {
      type: "object",
      properties: {
        size: { type: ["integer", "null"] },
        items: { type: ["array", "null"], items: { $ref: "#/$defs/Group" } },
      },
    },
    Group: {
      type: "object",
      properties: {
        groupId: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
      },
    },
    Field: {
      type: "object",
      properties: {
        id: schemasCreateFieldFieldId,
        key: { type: ["string", "null"], description: "The field's key." },
        name: { type: "string", description: "The field's name." },
        custom: { type: ["boolean", "null"], description: "Whether the field is custom instead of built into Jira." },
        orderable: { type: ["boolean", "null"], description: "Whether lists can be ordered by the field's content." },
        navigable: {
          type: ["boolean", "null"],
          description: "Whether the field can be a column in the issue navigator.",
        },
        searchable: { type: ["boolean", "null"], description: "Whether the field's content can be searched." },
        clauseNames: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The names that refer to the field in JQL.",
        },
        schema: { anyOf: [schemasCreateFieldSchema, { type: "null" }] },
        scope: {
          anyOf: [
            { $ref: "#/$defs/Scope", description: "The project the field is limited to. Absent for global fields." },
            { type: "null" },
          ],
        },
        untranslatedName: { type: ["string", "null"], description: "The field's name before translation." },
        typeDisplayName: { type: ["string", "null"], description: "The name of the field's type, for display." },
        description: { type: ["string", "null"], description: "The field's description." },
        searcherKey: {
          type: ["string", "null"],
          description: "The key of the searcher used to search a custom field.",
        },
        screensCount: { type: ["integer", "null"], description: "The number of screens that use the field." },
        contextsCount: { type: ["integer", "null"], description: "The number of contexts that use the field." },
        isLocked: { type: ["boolean", "null"], description: "Whether the field is locked against changes." },
        lastUsed: {
          anyOf: [
            { $ref: "#/$defs/LastUsed", description: "The last use of the field, as far as Jira tracks it." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    FieldType: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        items: { type: ["string", "null"] },
        system: { type: ["string", "null"] },
        custom: { type: ["string", "null"] },
        customId: { type: ["integer", "null"] },
        configuration: { $ref: "#/$defs/FieldConfiguration" },
      },
    },
    LastUsed: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, value: { type: ["string", "null"] } },
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        self: { type: "string", description: "The comment's address in the API." },
        body: { $ref: "#/$defs/RichText", description: "The comment's text, in Atlassian Document Format." },
        author: { $ref: "#/$defs/Person", description: "The user who wrote the comment." },
        updateAuthor: { $ref: "#/$defs/Person", description: "The user who last edited the comment." },
        created: schemasCommentCreated,
        updated: schemasCommentUpdated,
        jsdPublic: {
          type: "boolean",
          description: "Whether the comment is visible to customers in Jira Service Management.",
        },
        visibility: {
          anyOf: [
            {
              $ref: "#/$defs/VisibleTo",
              description: "The group or role the comment is limited to. Absent if unrestricted.",
            },
            { type: "null" },
          ],
        },
        renderedBody: { type: ["string", "null"], description: "The comment's text, as HTML. Absent unless expanded." },
        properties: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/EntityProperty" },
          description: "The properties stored on the comment. Absent unless expanded.",
        },
      },
      required: ["id"],
    },
    VisibleTo: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        value: { type: ["string", "null"] },
        identifier: { type: ["string", "null"] },
      },
    },
    EntityProperty: {
      type: "object",
      properties: {
        key: { type: ["string", "null"] },
        value: { description: "Value that an app stored, in any shape." },
      },
    },
    CommentIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        issueId: { type: "string" },
        self: { type: "string" },
        body: { type: "object" },
        author: { type: "object" },
        updateAuthor: { type: "object" },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        jsdPublic: { type: "boolean" },
        visibility: { type: "object" },
        renderedBody: { type: "string" },
        properties: { type: "array" },
      },
    },
    Worklog: {
      type: "object",
      properties: {
        id: { type: "string", description: "The worklog's ID." },
        issueId: { type: "string", description: "The ID of the issue the work was done on." },
        self: { type: "string", description: "The worklog's address in the API." },
        author: { $ref: "#/$defs/Person", description: "The user who logged the work." },
        updateAuthor: { $ref: "#/$defs/Person", description: "The user who last edited the worklog." },
        comment: { $ref: "#/$defs/RichText", description: "A comment on the work, in Atlassian Document Format." },
        created: schemasCommentCreated,
        updated: schemasCommentUpdated,
        started: { type: "string", description: "The time the work began, in ISO 8601 format." },
        timeSpent: { type: "string", description: "The time spent, in days, hours and minutes, such as 3h 20m." },
        timeSpentSeconds: { type: "integer", description: "The time spent, in seconds." },
        visibility: {
          anyOf: [
            {
              $ref: "#/$defs/VisibleTo",
              description: "The group or role the worklog is limited to. Absent if unrestricted.",
            },
            { type: "null" },
          ],
        },
        properties: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/EntityProperty" },
          description: "The properties stored on the worklog. Absent unless expanded.",
        },
      },
      required: ["id"],
    },
  },
})
