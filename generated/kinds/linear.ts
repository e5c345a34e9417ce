// Generated from definitions/linear.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { Linear } from '../types/linear.ts'

const requestErrorsRequestId = [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }]
const requestErrorsRules = [
  { at: { in: "body", steps: ["errors", 0, "extensions", "code"] }, is: ["RATELIMITED"], as: "rate_limited" },
  { at: { in: "body", steps: ["errors", 0, "extensions", "code"] }, is: ["AUTHENTICATION_ERROR"], as: "unauthorized" },
  { at: { in: "body", steps: ["errors", 0, "extensions", "code"] }, is: ["FORBIDDEN"], as: "forbidden" },
  {
    at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
    is: ["FEATURE_NOT_ACCESSIBLE"],
    as: "plan_required",
  },
  {
    at: { in: "body", steps: ["errors", 0, "extensions", "type"] },
    is: ["internal error", "lock timeout"],
    as: "unavailable",
  },
  {
    at: { in: "body", steps: ["errors", 0, "message"] },
    is: [
      "Entity not found: Issue",
      "Entity not found: Project",
      "Entity not found: Team",
      "Entity not found: User",
      "Entity not found: Comment",
      "Entity not found: IssueLabel",
      "Entity not found: Cycle",
      "Entity not found: Document",
      "Entity not found: Attachment",
      "Entity not found: IssueRelation",
      "Entity not found: ProjectUpdate",
      "Entity not found: ProjectMilestone",
      "Entity not found: ProjectStatus",
    ],
    as: "not_found",
  },
  { at: { in: "body", steps: ["errors", 0, "message"] }, is: ["Query too complex"], as: "too_much_data" },
  { at: { in: "body", steps: ["data", { only: true }, "success"] }, is: [false], as: "invalid" },
]
const requestRate = {
  perMs: 1000,
  remaining: { in: "header", name: "x-ratelimit-requests-remaining" },
  reset: { in: "header", name: "x-ratelimit-requests-reset" },
  unit: "epoch_milliseconds",
}
const entitiesIssuesSyncLaterWith0 = {
  name: "since",
  value: { template: { text: "{{since}}", parts: [{ name: "since" }] } },
}
const entitiesIssuesSyncLaterWith = [entitiesIssuesSyncLaterWith0]
const issuesListParamsFirst = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 250. Defaults to 50.",
  default: 50,
  minimum: 1,
  maximum: 250,
}
const issuesListParamsAfter = { type: "string", description: "The `endCursor` value of the previous page." }
const issuesListParamsOrderBy = {
  type: "string",
  description: "Time to sort by, newest first. Defaults to `createdAt`.",
  enum: ["createdAt", "updatedAt"],
}
const issuesListParamsIncludeArchived = {
  type: "boolean",
  description: "Whether to include archived records. Defaults to `false`.",
}
const issuesListBodyVariables0 = {
  name: "first",
  value: { template: { text: "{{first}}", parts: [{ name: "first" }] } },
}
const issuesListBodyVariables1 = {
  name: "after",
  value: { template: { text: "{{after}}", parts: [{ name: "after" }] } },
}
const issuesListBodyVariables2 = {
  name: "filter",
  value: { template: { text: "{{filter}}", parts: [{ name: "filter" }] } },
}
const issuesListBodyVariables4 = {
  name: "includeArchived",
  value: { template: { text: "{{includeArchived}}", parts: [{ name: "includeArchived" }] } },
}
const issuesListMeta = {
  hasNextPage: { in: "body", steps: ["data", { only: true }, "pageInfo", "hasNextPage"] },
  endCursor: { in: "body", steps: ["data", { only: true }, "pageInfo", "endCursor"] },
}
const issuesListPagination = {
  style: "graphql",
  param: "after",
  size: "first",
  at: { in: "body", steps: ["data", { only: true }, "pageInfo"] },
}
const issuesListErrors = {
  message: [{ in: "body", steps: ["errors", 0, "message"] }],
  code: [{ in: "body", steps: ["errors", 0, "extensions", "code"] }],
  requestId: requestErrorsRequestId,
  rules: requestErrorsRules,
}
const issuesGetParamsId = { type: "string", description: "ID of the issue, or its identifier such as `ENG-123`." }
const issuesGetParams = {
  type: "object",
  properties: { id: issuesGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const issuesGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const issuesGetBodyVariables = [issuesGetBodyVariables0]
const issuesCreateParamsTeamId = { type: "string", description: "ID of the team, as `teams.list` returns it." }
const issuesCreateParamsPriority = {
  type: "integer",
  description: "Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low.",
  enum: [0, 1, 2, 3, 4],
}
const issuesCreateBodyVariables0 = {
  name: "teamId",
  value: { template: { text: "{{teamId}}", parts: [{ name: "teamId" }] } },
}
const issuesCreateBodyVariables1 = {
  name: "title",
  value: { template: { text: "{{title}}", parts: [{ name: "title" }] } },
}
const issuesCreateBodyVariables2 = {
  name: "description",
  value: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
}
const issuesCreateBodyVariables3 = {
  name: "stateId",
  value: { template: { text: "{{stateId}}", parts: [{ name: "stateId" }] } },
}
const issuesCreateBodyVariables4 = {
  name: "priority",
  value: { template: { text: "{{priority}}", parts: [{ name: "priority" }] } },
}
const issuesCreateBodyVariables5 = {
  name: "projectId",
  value: { template: { text: "{{projectId}}", parts: [{ name: "projectId" }] } },
}
const issuesCreateBodyVariables6 = {
  name: "assigneeId",
  value: { template: { text: "{{assigneeId}}", parts: [{ name: "assigneeId" }] } },
}
const issuesCreateBodyVariables7 = {
  name: "labelIds",
  value: { template: { text: "{{labelIds}}", parts: [{ name: "labelIds" }] } },
}
const issuesCreateBodyVariables8 = {
  name: "estimate",
  value: { template: { text: "{{estimate}}", parts: [{ name: "estimate" }] } },
}
const issuesCreateBodyVariables9 = {
  name: "dueDate",
  value: { template: { text: "{{dueDate}}", parts: [{ name: "dueDate" }] } },
}
const issuesCreateBodyVariables10 = {
  name: "parentId",
  value: { template: { text: "{{parentId}}", parts: [{ name: "parentId" }] } },
}
const issuesCreateBodyVariables11 = {
  name: "cycleId",
  value: { template: { text: "{{cycleId}}", parts: [{ name: "cycleId" }] } },
}
const issuesCreateBodyVariables12 = {
  name: "projectMilestoneId",
  value: { template: { text: "{{projectMilestoneId}}", parts: [{ name: "projectMilestoneId" }] } },
}
const issuesCreateBodyVariables13 = {
  name: "subscriberIds",
  value: { template: { text: "{{subscriberIds}}", parts: [{ name: "subscriberIds" }] } },
}
const issuesUpdateParamsDescription = {
  type: "string",
  description: "The new description, in Markdown. Replaces the current one.",
}
const projectsListParams = {
  type: "object",
  properties: { first: issuesListParamsFirst, after: issuesListParamsAfter },
  additionalProperties: false,
}
const projectsListBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1]
const projectsGetParams = {
  type: "object",
  properties: { id: { type: "string", description: "ID of the record, a UUID." } },
  required: ["id"],
  additionalProperties: false,
}
const projectsCreateParamsState = {
  type: "string",
  description: "ID of a project status, as `project_statuses.list` returns it. Sent as `statusId`.",
}
const projectsCreateParamsTargetDate = { type: "string", description: "Planned target date, such as `2026-11-20`." }
const projectsCreateParamsIcon = {
  type: "string",
  description: "Name of an icon of Linear, or an emoji such as `:rocket:`.",
}
const projectsCreateParamsColor = { type: "string", description: "Color, as a hex string.", examples: ["#4ea7fc"] }
const projectsCreateBodyVariables0 = {
  name: "name",
  value: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
}
const projectsCreateBodyVariables1 = {
  name: "teamIds",
  value: { template: { text: "{{teamIds}}", parts: [{ name: "teamIds" }] } },
}
const projectsCreateBodyVariables3 = {
  name: "state",
  value: { template: { text: "{{state}}", parts: [{ name: "state" }] } },
}
const projectsCreateBodyVariables4 = {
  name: "startDate",
  value: { template: { text: "{{startDate}}", parts: [{ name: "startDate" }] } },
}
const projectsCreateBodyVariables5 = {
  name: "targetDate",
  value: { template: { text: "{{targetDate}}", parts: [{ name: "targetDate" }] } },
}
const projectsCreateBodyVariables6 = {
  name: "leadId",
  value: { template: { text: "{{leadId}}", parts: [{ name: "leadId" }] } },
}
const projectsCreateBodyVariables7 = {
  name: "content",
  value: { template: { text: "{{content}}", parts: [{ name: "content" }] } },
}
const projectsCreateBodyVariables9 = {
  name: "memberIds",
  value: { template: { text: "{{memberIds}}", parts: [{ name: "memberIds" }] } },
}
const projectsCreateBodyVariables10 = {
  name: "icon",
  value: { template: { text: "{{icon}}", parts: [{ name: "icon" }] } },
}
const projectsCreateBodyVariables11 = {
  name: "color",
  value: { template: { text: "{{color}}", parts: [{ name: "color" }] } },
}
const projectsUpdateParamsId = { type: "string", description: "ID of the record to update, a UUID." }
const projectsUpdateParamsTargetDate = {
  type: ["string", "null"],
  description: "Planned target date, such as `2026-11-20`. Use `null` to clear it.",
}
const projectsUpdateParamsContent = {
  type: "string",
  description: "The new content, in Markdown. Replaces the current one.",
}
const projectsDeleteParams = {
  type: "object",
  properties: { id: { type: "string", description: "ID of the record to delete, a UUID." } },
  required: ["id"],
  additionalProperties: false,
}
const commentsListParams = {
  type: "object",
  properties: { first: issuesListParamsFirst, after: issuesListParamsAfter, issueId: issuesGetParamsId },
  required: ["issueId"],
  additionalProperties: false,
}
const commentsListBodyVariables2 = {
  name: "issueId",
  value: { template: { text: "{{issueId}}", parts: [{ name: "issueId" }] } },
}
const commentsListBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1, commentsListBodyVariables2]
const commentsCreateBodyVariables1 = {
  name: "body",
  value: { template: { text: "{{body}}", parts: [{ name: "body" }] } },
}
const commentsUpdateParamsBody = {
  type: "string",
  description: "The new text, in Markdown. Replaces the current text.",
}
const labelsListParams = {
  type: "object",
  properties: {
    first: issuesListParamsFirst,
    after: issuesListParamsAfter,
    filter: {
      type: "object",
      description: "Filter in Linear's form, such as `{team: {key: {eq: ENG}}}`.",
      examples: [{ team: { key: { eq: "ENG" } } }],
    },
    includeArchived: issuesListParamsIncludeArchived,
  },
  additionalProperties: false,
}
const labelsListBodyVariables = [
  issuesListBodyVariables0,
  issuesListBodyVariables1,
  issuesListBodyVariables2,
  issuesListBodyVariables4,
]
const labelsUpdateParamsDescription = {
  type: ["string", "null"],
  description: "The new description. Use `null` to clear it.",
}
const cyclesCreateBodyVariables1 = {
  name: "startsAt",
  value: { template: { text: "{{startsAt}}", parts: [{ name: "startsAt" }] } },
}
const cyclesCreateBodyVariables2 = {
  name: "endsAt",
  value: { template: { text: "{{endsAt}}", parts: [{ name: "endsAt" }] } },
}
const workflow_statesCreateParamsPosition = { type: "number", description: "Position among the states of its type." }
const workflow_statesCreateBodyVariables2 = {
  name: "type",
  value: { template: { text: "{{type}}", parts: [{ name: "type" }] } },
}
const workflow_statesCreateBodyVariables5 = {
  name: "position",
  value: { template: { text: "{{position}}", parts: [{ name: "position" }] } },
}
const workflow_statesCreateRecords = { in: "body", steps: ["data", { only: true }, "workflowState"] }
const documentsListParams = {
  type: "object",
  properties: {
    first: issuesListParamsFirst,
    after: issuesListParamsAfter,
    filter: {
      type: "object",
      description: "Filter in Linear's form, such as `{project: {name: {eq: Mobile}}}`.",
      examples: [{ project: { name: { eq: "Mobile" } } }],
    },
    includeArchived: issuesListParamsIncludeArchived,
  },
  additionalProperties: false,
}
const documentsCreateParamsProjectId = {
  type: "string",
  description: "ID of the project, as `projects.list` returns it.",
}
const attachmentsCreateParamsIconUrl = {
  type: "string",
  description: "URL of an icon, a JPG or PNG image of 20 by 20 pixels.",
  format: "uri",
}
const attachmentsCreateParamsMetadata = {
  type: "object",
  description: "Values of your own, texts and numbers by name.",
}
const attachmentsCreateBodyVariables2 = {
  name: "url",
  value: { template: { text: "{{url}}", parts: [{ name: "url" }] } },
}
const attachmentsCreateBodyVariables3 = {
  name: "subtitle",
  value: { template: { text: "{{subtitle}}", parts: [{ name: "subtitle" }] } },
}
const attachmentsCreateBodyVariables4 = {
  name: "iconUrl",
  value: { template: { text: "{{iconUrl}}", parts: [{ name: "iconUrl" }] } },
}
const attachmentsCreateBodyVariables5 = {
  name: "metadata",
  value: { template: { text: "{{metadata}}", parts: [{ name: "metadata" }] } },
}
const project_updatesCreateParamsHealth = {
  type: "string",
  description: "Health of the project.",
  enum: ["onTrack", "atRisk", "offTrack"],
}
const project_updatesCreateBodyVariables2 = {
  name: "health",
  value: { template: { text: "{{health}}", parts: [{ name: "health" }] } },
}
const project_updatesCreateRecords = { in: "body", steps: ["data", { only: true }, "projectUpdate"] }
const project_milestonesCreateParamsSortOrder = {
  type: "number",
  description: "Position among the milestones of the project.",
}
const project_milestonesCreateBodyVariables4 = {
  name: "sortOrder",
  value: { template: { text: "{{sortOrder}}", parts: [{ name: "sortOrder" }] } },
}
const project_milestonesCreateRecords = { in: "body", steps: ["data", { only: true }, "projectMilestone"] }
const changesIssuesParams = {
  type: "object",
  properties: { first: issuesListParamsFirst, after: issuesListParamsAfter, since: { type: "string" } },
  required: ["since"],
  additionalProperties: false,
}
const changesIssuesBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1, entitiesIssuesSyncLaterWith0]
const schemasIssueCreatedAt = {
  type: "string",
  format: "date-time",
  description: "Creation time, in ISO 8601 format.",
}
const schemasIssueUpdatedAt = {
  type: "string",
  format: "date-time",
  description: "The time of the last update, in ISO 8601 format.",
}
const schemasProjectCreatedAt = { type: "string", description: "Creation time, in ISO 8601 format." }
const schemasProjectUpdatedAt = { type: "string", description: "The time of the last update, in ISO 8601 format." }
const schemasProjectProgress = {
  type: "number",
  description: "The share of scope done, from 0 to 1. Points in progress count a quarter.",
}
const schemasCommentEditedAt = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time of the author's last edit. Null if never edited.",
}
const schemasLabelArchivedAt = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time of archiving. Null unless archived.",
}
export default {
  format: 1,
  kind: "linear",
  id: "deb19faa-9f15-4011-9ba4-7ad7b11a7924",
  title: "Linear",
  category: "issue tracking",
  version: "2.3.0",
  support: "community",
  docs: "https://linear.app/developers/graphql",
  check: "teams.list",
  basis: {
    version: "GraphQL API",
    date: "2026-11-26",
    compared: "the GraphQL schema of Linear",
    recorded: {
      read: 32,
      valid: 32,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/linear/tests",
    },
    missing:
      "Initiatives, customers, releases, custom views, templates, webhooks, uploads, and changes of teams and users.",
  },
  sunset: { date: "none", docs: "https://linear.app/developers/deprecations", read: "2026-11-29" },
  endings: [
    {
      part: "schemas.Project.state",
      date: "none",
      docs: "https://linear.app/developers/deprecations",
      read: "2026-11-29",
      use: "status",
    },
    {
      part: "schemas.Team.private",
      date: "none",
      docs: "https://linear.app/developers/deprecations",
      read: "2026-11-29",
      use: "visibility",
    },
  ],
  description:
    "Issues, comments, projects, cycles, labels, documents and links of a Linear workspace, with its teams and users.",
  baseUrl: { text: "https://api.linear.app", parts: ["https://api.linear.app"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "Personal API key",
      description: "Create one under Settings > Account > Security & access.",
      credentialsPage: "https://linear.app/settings/account/security",
      credentials: {
        type: "object",
        properties: { api_key: { type: "string" } },
        required: ["api_key"],
        additionalProperties: false,
      },
      send: {
        headers: [
          { name: "Authorization", value: { template: { text: "{{api_key}}", parts: [{ name: "api_key" }] } } },
        ],
        query: [],
      },
    },
    oauth: {
      type: "oauth2",
      title: "OAuth",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["refresh_token"],
        additionalProperties: false,
      },
      send: {
        bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
        headers: [],
        query: [],
      },
      token: {
        url: { text: "https://api.linear.app/oauth/token", parts: ["https://api.linear.app/oauth/token"] },
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: ["read", "write"],
        scopeSeparator: ",",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: true,
      },
      authorize: {
        url: { text: "https://linear.app/oauth/authorize", parts: ["https://linear.app/oauth/authorize"] },
        params: [],
        pkce: true,
        scopeWords: {
          read: "See everything that you see in Linear.",
          write: "Create, change and delete issues, comments, projects, documents, labels and cycles.",
          "issues:create": "Create issues and their attachments.",
          "comments:create": "Create comments on issues.",
        },
      },
    },
  },
  request: {
    query: [],
    headers: [],
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: { message: [], code: [], requestId: requestErrorsRequestId, rules: requestErrorsRules },
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: requestRate,
    timeoutMs: 60000,
  },
  entities: {
    issues: {
      description: "An issue of a team.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "archive", "unarchive", "search"],
      search: {
        id: { type: "string" },
        title: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        identifier: { type: "string" },
        number: { type: "number" },
        url: { type: "string" },
        branchName: { type: "string" },
        description: { type: "string" },
        descriptionState: { type: "string" },
        state: { type: "object" },
        stateId: { type: "string" },
        priority: { type: "number" },
        priorityLabel: { type: "string" },
        prioritySortOrder: { type: "number" },
        sortOrder: { type: "number" },
        subIssueSortOrder: { type: "number" },
        estimate: { type: "number" },
        dueDate: { type: "timestamp" },
        startedAt: { type: "timestamp" },
        completedAt: { type: "timestamp" },
        canceledAt: { type: "timestamp" },
        addedToCycleAt: { type: "timestamp" },
        addedToProjectAt: { type: "timestamp" },
        addedToTeamAt: { type: "timestamp" },
        assignee: { type: "object" },
        assigneeId: { type: "string" },
        creator: { type: "object" },
        creatorId: { type: "string" },
        subscribers: { type: "object" },
        subscriberIds: { type: "array" },
        team: { type: "object" },
        teamId: { type: "string" },
        project: { type: "object" },
        projectId: { type: "string" },
        projectMilestone: { type: "object" },
        milestoneId: { type: "string" },
        cycle: { type: "object" },
        cycleId: { type: "string" },
        parent: { type: "object" },
        parentId: { type: "string" },
        labels: { type: "object" },
        labelIds: { type: "array" },
        relations: { type: "object" },
        relationIds: { type: "array" },
        attachments: { type: "object" },
        attachmentIds: { type: "array" },
        reactionData: { type: "array" },
        previousIdentifiers: { type: "array" },
        customerTicketCount: { type: "number" },
        integrationSourceType: { type: "string" },
        slaType: { type: "string" },
        sourceCommentId: { type: "string" },
      },
      hit: {
        title: [["identifier"], ["title"]],
        text: [["description"], ["assignee", "name"], ["state", "name"], ["project", "name"]],
      },
      sync: {
        from: "issues.list",
        field: "updatedAt",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "issues.changes",
          field: "updatedAt",
          with: entitiesIssuesSyncLaterWith,
          each: {},
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["archivedAt"] } },
        },
      },
      refs: {},
    },
    projects: {
      description: "A project of one or more teams.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "unarchive", "search"],
      search: {
        canceledAt: { type: "timestamp" },
        color: { type: "string" },
        completedAt: { type: "timestamp" },
        completedIssueCountHistory: { type: "array" },
        completedScopeHistory: { type: "array" },
        content: { type: "string" },
        contentState: { type: "string" },
        convertedFromIssue: { type: "object" },
        convertedFromIssueId: { type: "string" },
        createdAt: { type: "timestamp" },
        creator: { type: "object" },
        creatorId: { type: "string" },
        description: { type: "string" },
        health: { type: "string" },
        healthUpdatedAt: { type: "timestamp" },
        icon: { type: "string" },
        id: { type: "string" },
        inProgressScopeHistory: { type: "array" },
        issueCountHistory: { type: "array" },
        lead: { type: "object" },
        leadId: { type: "string" },
        name: { type: "string" },
        priority: { type: "number" },
        prioritySortOrder: { type: "number" },
        progress: { type: "number" },
        scope: { type: "number" },
        scopeHistory: { type: "array" },
        slugId: { type: "string" },
        sortOrder: { type: "number" },
        startDate: { type: "timestamp" },
        startedAt: { type: "timestamp" },
        status: { type: "object" },
        statusId: { type: "string" },
        targetDate: { type: "timestamp" },
        teamIds: { type: "array" },
        teams: { type: "object" },
        updateRemindersDay: { type: "string" },
        updateRemindersHour: { type: "number" },
        updatedAt: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"], ["content"], ["lead", "name"]] },
      sync: {
        from: "projects.list",
        field: "updatedAt",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "projects.changes",
          field: "updatedAt",
          with: entitiesIssuesSyncLaterWith,
          each: {},
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["archivedAt"] } },
        },
      },
      refs: {},
    },
    teams: {
      description: "A team, with its own backlog and workflow.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        activeCycle: { type: "object" },
        activeCycleId: { type: "string" },
        autoArchivePeriod: { type: "number" },
        autoClosePeriod: { type: "number" },
        autoCloseStateId: { type: "string" },
        color: { type: "string" },
        createdAt: { type: "timestamp" },
        cycleCalenderUrl: { type: "string" },
        cycleCooldownTime: { type: "number" },
        cycleDuration: { type: "number" },
        cycleIssueAutoAssignCompleted: { type: "boolean" },
        cycleIssueAutoAssignStarted: { type: "boolean" },
        cycleLockToActive: { type: "boolean" },
        cycleStartDay: { type: "number" },
        cyclesEnabled: { type: "boolean" },
        defaultIssueEstimate: { type: "number" },
        defaultIssueState: { type: "object" },
        defaultIssueStateId: { type: "string" },
        groupIssueHistory: { type: "boolean" },
        icon: { type: "string" },
        id: { type: "string" },
        inviteHash: { type: "string" },
        issueCount: { type: "number" },
        issueEstimationAllowZero: { type: "boolean" },
        issueEstimationExtended: { type: "boolean" },
        issueEstimationType: { type: "string" },
        key: { type: "string" },
        markedAsDuplicateWorkflowState: { type: "object" },
        markedAsDuplicateWorkflowStateId: { type: "string" },
        name: { type: "string" },
        parentTeamId: { type: "string" },
        private: { type: "boolean" },
        requirePriorityToLeaveTriage: { type: "boolean" },
        scimManaged: { type: "boolean" },
        setIssueSortOrderOnStateChange: { type: "string" },
        timezone: { type: "string" },
        triageEnabled: { type: "boolean" },
        triageIssueStateId: { type: "string" },
        upcomingCycleCount: { type: "number" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["key"]] },
      sync: {
        from: "teams.list",
        field: "updatedAt",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "teams.changes",
          field: "updatedAt",
          with: entitiesIssuesSyncLaterWith,
          each: {},
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["archivedAt"] } },
        },
      },
      refs: {},
    },
    users: {
      description: "A user or application of the workspace.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        displayName: { type: "string" },
        active: { type: "boolean" },
        admin: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        guest: { type: "boolean" },
        isMe: { type: "boolean" },
        initials: { type: "string" },
        avatarUrl: { type: "string" },
        avatarBackgroundColor: { type: "string" },
        url: { type: "string" },
        timezone: { type: "string" },
        lastSeen: { type: "timestamp" },
        createdIssueCount: { type: "number" },
        teams: { type: "object" },
        teamIds: { type: "array" },
        inviteHash: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email"], ["displayName"]] },
      sync: {
        from: "users.list",
        field: "updatedAt",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "users.changes",
          field: "updatedAt",
          with: entitiesIssuesSyncLaterWith,
          each: {},
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["active"] }, is: [false] },
        },
      },
      refs: {},
    },
    comments: {
      description: "A comment on an issue, or a reply to a comment.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "resolve", "unresolve", "search"],
      search: {
        id: { type: "string" },
        body: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        bodyData: { type: "string" },
        editedAt: { type: "timestamp" },
        url: { type: "string" },
        user: { type: "object" },
        userId: { type: "string" },
        issue: { type: "object" },
        issueId: { type: "string" },
        parent: { type: "object" },
        parentCommentId: { type: "string" },
        resolvingCommentId: { type: "string" },
        resolvingUserId: { type: "string" },
      },
      hit: { title: [["body"]], text: [["user", "name"], ["issue", "identifier"], ["issue", "title"]] },
      sync: {
        from: "comments.list",
        field: "updatedAt",
        with: [],
        each: { issueId: "issues.id" },
        lookbackSeconds: 0,
        later: {
          from: "comments.changes",
          field: "updatedAt",
          with: entitiesIssuesSyncLaterWith,
          each: {},
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["archivedAt"] } },
        },
      },
      refs: { issueId: "issues.id" },
    },
    labels: {
      description: "A label for issues, of a team or of the workspace.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "retire", "restore"],
      refs: {},
    },
    cycles: {
      description: "A cycle of a team, with its dates and progress.",
      key: "id",
      actions: ["list", "get", "create", "update", "archive"],
      refs: {},
    },
    workflow_states: {
      description: "A workflow state of a team, such as In Progress.",
      key: "id",
      actions: ["list", "get", "create", "update", "archive"],
      refs: {},
    },
    documents: {
      description: "A document of a project or an issue.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "unarchive"],
      refs: {},
    },
    attachments: {
      description: "A link from an issue to another service, such as a ticket or a pull request.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "link_url"],
      refs: {},
    },
    issue_relations: {
      description: "A relation between two issues, such as blocking or duplicate.",
      key: "id",
      actions: ["list", "get", "create", "delete"],
      refs: {},
    },
    project_updates: {
      description: "A status report of a project, with its health.",
      key: "id",
      actions: ["list", "get", "create", "update", "archive", "unarchive"],
      refs: {},
    },
    project_milestones: {
      description: "A milestone of a project.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    project_statuses: {
      description: "A project status of the workspace, such as In Progress. `state` of a project takes its ID.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
  },
  operations: {
    "issues.list": {
      entity: "issues",
      action: "list",
      description:
        "Lists issues of the workspace's teams, each with its first labels, attachments, relations and subscribers.",
      keywords: [
        "open tickets",
        "my work",
        "assigned",
        "backlog",
        "what is left",
        "working on",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          filter: {
            type: "object",
            description:
              "Filter in Linear's form, such as `{state: {type: {eq: started}}, assignee: {isMe: {eq: true}}}`.",
            examples: [{ state: { type: { eq: "started" } } }],
          },
          orderBy: issuesListParamsOrderBy,
          includeArchived: issuesListParamsIncludeArchived,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:IssueFilter$orderBy:PaginationOrderBy$includeArchived:Boolean){" +
          "issues(first:$first after:$after filter:$filter orderBy:$orderBy includeArchived:$includeArchived){nodes{" +
          "...Issue ...FewLinks}pageInfo{hasNextPage endCursor}}}fragment Issue on Issue{id identifier number title " +
          "description descriptionState url branchName createdAt updatedAt startedAt completedAt canceledAt dueDate " +
          "estimate priority priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType " +
          "integrationSourceType customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt " +
          "addedToProjectAt addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}" +
          "project{id name}projectMilestone{id name}cycle{id number}parent{id identifier}}fragment FewLinks on Issue{" +
          "labels(first:4){nodes{id name}}attachments(first:2){nodes{id title url}pageInfo{hasNextPage}}relations(" +
          "first:2){nodes{id type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers(first:2){nodes{id " +
          "name}pageInfo{hasNextPage}}}",
        variables: [
          issuesListBodyVariables0,
          issuesListBodyVariables1,
          issuesListBodyVariables2,
          { name: "orderBy", value: { template: { text: "{{orderBy}}", parts: [{ name: "orderBy" }] } } },
          issuesListBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "issues.get": {
      entity: "issues",
      action: "get",
      description: "Gets an issue with its state, people, project, cycle, labels and up to 50 links of each type.",
      keywords: ["ticket details", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){issue(id:$id){...Issue ...Links}}fragment Issue on Issue{id identifier number title " +
          "description descriptionState url branchName createdAt updatedAt startedAt completedAt canceledAt dueDate " +
          "estimate priority priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType " +
          "integrationSourceType customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt " +
          "addedToProjectAt addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}" +
          "project{id name}projectMilestone{id name}cycle{id number}parent{id identifier}}fragment Links on Issue{" +
          "labels{nodes{id name}}attachments{nodes{id title url}pageInfo{hasNextPage}}relations{nodes{id type " +
          "relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{id name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "issues.create": {
      entity: "issues",
      action: "create",
      description: "Creates an issue in a team and returns it in full.",
      keywords: [
        "file bug",
        "new ticket",
        "raise",
        "report",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: issuesCreateParamsTeamId,
          title: { type: "string", description: "The issue's title, in plain text on one line." },
          description: { type: "string", description: "The issue's description, in Markdown." },
          stateId: {
            type: "string",
            description: "ID of a workflow state of the team. Defaults to the team's default state.",
          },
          priority: issuesCreateParamsPriority,
          projectId: { type: "string", description: "ID of a project that the team is part of." },
          assigneeId: { type: "string", description: "ID of the assignee, as `users.list` returns it." },
          labelIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the issue's labels, as `labels.list` returns them.",
          },
          estimate: { type: "integer", description: "Estimated complexity, on the team's scale." },
          dueDate: { type: "string", description: "Due date, such as `2026-11-20`." },
          parentId: { type: "string", description: "ID of the parent issue, or its identifier such as `ENG-123`." },
          cycleId: { type: "string", description: "ID of a cycle of the team, as `cycles.list` returns it." },
          projectMilestoneId: {
            type: "string",
            description: "ID of a milestone of the project, as `project_milestones.list` returns it.",
          },
          subscriberIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the users to subscribe to the issue.",
          },
        },
        required: ["teamId", "title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($teamId:String!$title:String!$description:String$stateId:String$priority:Int$projectId:String" +
          "$assigneeId:String$labelIds:[String!]$estimate:Int$dueDate:TimelessDate$parentId:String$cycleId:String" +
          "$projectMilestoneId:String$subscriberIds:[String!]){issueCreate(input:{teamId:$teamId title:$title " +
          "description:$description stateId:$stateId priority:$priority projectId:$projectId assigneeId:$assigneeId " +
          "labelIds:$labelIds estimate:$estimate dueDate:$dueDate parentId:$parentId cycleId:$cycleId " +
          "projectMilestoneId:$projectMilestoneId subscriberIds:$subscriberIds}){success issue{...Issue ...Links}}}" +
          "fragment Issue on Issue{id identifier number title description descriptionState url branchName createdAt " +
          "updatedAt startedAt completedAt canceledAt dueDate estimate priority priorityLabel prioritySortOrder " +
          "sortOrder subIssueSortOrder slaType integrationSourceType customerTicketCount previousIdentifiers " +
          "labelIds reactionData addedToCycleAt addedToProjectAt addedToTeamAt state{id name type}assignee{id name " +
          "email}creator{id name}team{id key name}project{id name}projectMilestone{id name}cycle{id number}parent{id " +
          "identifier}}fragment Links on Issue{labels{nodes{id name}}attachments{nodes{id title url}pageInfo{" +
          "hasNextPage}}relations{nodes{id type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{" +
          "id name}pageInfo{hasNextPage}}}",
        variables: [
          issuesCreateBodyVariables0,
          issuesCreateBodyVariables1,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables3,
          issuesCreateBodyVariables4,
          issuesCreateBodyVariables5,
          issuesCreateBodyVariables6,
          issuesCreateBodyVariables7,
          issuesCreateBodyVariables8,
          issuesCreateBodyVariables9,
          issuesCreateBodyVariables10,
          issuesCreateBodyVariables11,
          issuesCreateBodyVariables12,
          issuesCreateBodyVariables13,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "issue"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["issues:create", "write"]],
    },
    "issues.update": {
      entity: "issues",
      action: "update",
      description: "Updates an issue. Fields that you leave out keep their value.",
      keywords: [
        "close",
        "done",
        "assign",
        "priority",
        "estimate",
        "status",
        "reopen",
        "due date",
        "label",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: issuesGetParamsId,
          title: { type: "string", description: "The new title." },
          description: issuesUpdateParamsDescription,
          stateId: { type: "string", description: "ID of a workflow state of the issue's team." },
          priority: issuesCreateParamsPriority,
          assigneeId: {
            type: ["string", "null"],
            description: "ID of the assignee. Use `null` to unassign the issue.",
          },
          projectId: {
            type: ["string", "null"],
            description: "ID of the project. Use `null` to remove the issue from its project.",
          },
          teamId: { type: "string", description: "ID of the team to move the issue to." },
          labelIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the issue's labels. Replaces the current ones.",
          },
          addedLabelIds: { type: "array", items: { type: "string" }, description: "IDs of labels to add." },
          removedLabelIds: { type: "array", items: { type: "string" }, description: "IDs of labels to remove." },
          estimate: {
            type: ["integer", "null"],
            description: "Estimated complexity, on the team's scale. Use `null` to clear it.",
          },
          dueDate: { type: ["string", "null"], description: "Due date, such as `2026-11-20`. Use `null` to clear it." },
          parentId: {
            type: ["string", "null"],
            description: "ID of the parent issue. Use `null` to make the issue independent.",
          },
          cycleId: {
            type: ["string", "null"],
            description: "ID of a cycle of the team. Use `null` to remove the issue from its cycle.",
          },
          projectMilestoneId: {
            type: ["string", "null"],
            description: "ID of a milestone of the project. Use `null` to clear it.",
          },
          subscriberIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the subscribed users. Replaces the current ones.",
          },
        },
        required: ["id"],
        additionalProperties: false,
      },
      exclusive: [["labelIds", "addedLabelIds"], ["labelIds", "removedLabelIds"]],
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$title:String$description:String$stateId:String$priority:Int$assigneeId:String" +
          "$projectId:String$teamId:String$labelIds:[String!]$addedLabelIds:[String!]$removedLabelIds:[String!]" +
          "$estimate:Int$dueDate:TimelessDate$parentId:String$cycleId:String$projectMilestoneId:String" +
          "$subscriberIds:[String!]){issueUpdate(id:$id input:{title:$title description:$description stateId:" +
          "$stateId priority:$priority assigneeId:$assigneeId projectId:$projectId teamId:$teamId labelIds:$labelIds " +
          "addedLabelIds:$addedLabelIds removedLabelIds:$removedLabelIds estimate:$estimate dueDate:$dueDate " +
          "parentId:$parentId cycleId:$cycleId projectMilestoneId:$projectMilestoneId subscriberIds:$subscriberIds}){" +
          "success issue{...Issue ...Links}}}fragment Issue on Issue{id identifier number title description " +
          "descriptionState url branchName createdAt updatedAt startedAt completedAt canceledAt dueDate estimate " +
          "priority priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType integrationSourceType " +
          "customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt addedToProjectAt " +
          "addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}project{id name}" +
          "projectMilestone{id name}cycle{id number}parent{id identifier}}fragment Links on Issue{labels{nodes{id " +
          "name}}attachments{nodes{id title url}pageInfo{hasNextPage}}relations{nodes{id type relatedIssue{id " +
          "identifier}}pageInfo{hasNextPage}}subscribers{nodes{id name}pageInfo{hasNextPage}}}",
        variables: [
          issuesGetBodyVariables0,
          issuesCreateBodyVariables1,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables3,
          issuesCreateBodyVariables4,
          issuesCreateBodyVariables6,
          issuesCreateBodyVariables5,
          issuesCreateBodyVariables0,
          issuesCreateBodyVariables7,
          {
            name: "addedLabelIds",
            value: { template: { text: "{{addedLabelIds}}", parts: [{ name: "addedLabelIds" }] } },
          },
          {
            name: "removedLabelIds",
            value: { template: { text: "{{removedLabelIds}}", parts: [{ name: "removedLabelIds" }] } },
          },
          issuesCreateBodyVariables8,
          issuesCreateBodyVariables9,
          issuesCreateBodyVariables10,
          issuesCreateBodyVariables11,
          issuesCreateBodyVariables12,
          issuesCreateBodyVariables13,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "issue"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "issues.delete": {
      entity: "issues",
      action: "delete",
      description: "Moves an issue to the trash. Linear deletes it for good after 30 days.",
      keywords: ["bin", "scrap", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){issueDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "issues.archive": {
      entity: "issues",
      action: "archive",
      description: "Archives an issue. `unarchive` restores it.",
      keywords: [
        "put away",
        "hide",
        "clean up",
        "shelve",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){issueArchive(id:$id){success entity{...Issue ...Links}}}fragment Issue on Issue{id " +
          "identifier number title description descriptionState url branchName createdAt updatedAt startedAt " +
          "completedAt canceledAt dueDate estimate priority priorityLabel prioritySortOrder sortOrder " +
          "subIssueSortOrder slaType integrationSourceType customerTicketCount previousIdentifiers labelIds " +
          "reactionData addedToCycleAt addedToProjectAt addedToTeamAt state{id name type}assignee{id name email}" +
          "creator{id name}team{id key name}project{id name}projectMilestone{id name}cycle{id number}parent{id " +
          "identifier}}fragment Links on Issue{labels{nodes{id name}}attachments{nodes{id title url}pageInfo{" +
          "hasNextPage}}relations{nodes{id type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{" +
          "id name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "issues.unarchive": {
      entity: "issues",
      action: "unarchive",
      description: "Restores an archived issue.",
      keywords: ["bring back", "unhide", "undelete", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){issueUnarchive(id:$id){success entity{...Issue ...Links}}}fragment Issue on Issue{" +
          "id identifier number title description descriptionState url branchName createdAt updatedAt startedAt " +
          "completedAt canceledAt dueDate estimate priority priorityLabel prioritySortOrder sortOrder " +
          "subIssueSortOrder slaType integrationSourceType customerTicketCount previousIdentifiers labelIds " +
          "reactionData addedToCycleAt addedToProjectAt addedToTeamAt state{id name type}assignee{id name email}" +
          "creator{id name}team{id key name}project{id name}projectMilestone{id name}cycle{id number}parent{id " +
          "identifier}}fragment Links on Issue{labels{nodes{id name}}attachments{nodes{id title url}pageInfo{" +
          "hasNextPage}}relations{nodes{id type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{" +
          "id name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "projects.list": {
      entity: "projects",
      action: "list",
      description: "Lists projects with status, lead, dates, progress and their first 20 teams.",
      keywords: ["roadmap", "ongoing", "initiative", "epic", "feature", "milestone plan"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){projects(first:$first after:$after){nodes{...Project}pageInfo{hasNextPage " +
          "endCursor}}}fragment Project on Project{id slugId name description content contentState color icon url " +
          "createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt priority " +
          "prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "status{id name type}lead{id name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){" +
          "nodes{id key name}pageInfo{hasNextPage}}}",
        variables: projectsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "projects.get": {
      entity: "projects",
      action: "get",
      description: "Gets a project with its status, lead, dates, progress and first 20 teams.",
      keywords: ["how far", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){project(id:$id){...Project}}fragment Project on Project{id slugId name description " +
          "content contentState color icon url createdAt updatedAt startDate targetDate startedAt completedAt " +
          "canceledAt health healthUpdatedAt priority prioritySortOrder sortOrder progress scope updateRemindersDay " +
          "updateRemindersHour completedIssueCountHistory completedScopeHistory inProgressScopeHistory " +
          "issueCountHistory scopeHistory status{id name type}lead{id name email}creator{id name}convertedFromIssue{" +
          "id identifier}teams(first:20){nodes{id key name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "projects.create": {
      entity: "projects",
      action: "create",
      description: "Creates a project for one or more teams and returns it.",
      keywords: ["start initiative", "kick off", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The project's name." },
          teamIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the project's teams, at least one.",
          },
          description: { type: "string", description: "Short summary of the project." },
          state: projectsCreateParamsState,
          startDate: { type: "string", description: "Planned start date, such as `2026-11-20`." },
          targetDate: projectsCreateParamsTargetDate,
          leadId: { type: "string", description: "ID of the user who leads the project." },
          content: { type: "string", description: "The project's full content, in Markdown." },
          priority: issuesCreateParamsPriority,
          memberIds: { type: "array", items: { type: "string" }, description: "IDs of the project's members." },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
        required: ["name", "teamIds"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$teamIds:[String!]!$description:String$state:String$startDate:TimelessDate" +
          "$targetDate:TimelessDate$leadId:String$content:String$priority:Int$memberIds:[String!]$icon:String" +
          "$color:String){projectCreate(input:{name:$name teamIds:$teamIds description:$description statusId:$state " +
          "startDate:$startDate targetDate:$targetDate leadId:$leadId content:$content priority:$priority memberIds:" +
          "$memberIds icon:$icon color:$color}){success project{...Project}}}fragment Project on Project{id slugId " +
          "name description content contentState color icon url createdAt updatedAt startDate targetDate startedAt " +
          "completedAt canceledAt health healthUpdatedAt priority prioritySortOrder sortOrder progress scope " +
          "updateRemindersDay updateRemindersHour completedIssueCountHistory completedScopeHistory " +
          "inProgressScopeHistory issueCountHistory scopeHistory status{id name type}lead{id name email}creator{id " +
          "name}convertedFromIssue{id identifier}teams(first:20){nodes{id key name}pageInfo{hasNextPage}}}",
        variables: [
          projectsCreateBodyVariables0,
          projectsCreateBodyVariables1,
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables3,
          projectsCreateBodyVariables4,
          projectsCreateBodyVariables5,
          projectsCreateBodyVariables6,
          projectsCreateBodyVariables7,
          issuesCreateBodyVariables4,
          projectsCreateBodyVariables9,
          projectsCreateBodyVariables10,
          projectsCreateBodyVariables11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }, "project"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "projects.update": {
      entity: "projects",
      action: "update",
      description: "Updates a project. Fields that you leave out keep their value; `null` clears a date or the lead.",
      keywords: ["rename", "target date", "status", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          name: { type: "string", description: "The new name." },
          description: { type: "string", description: "The new summary." },
          state: projectsCreateParamsState,
          startDate: {
            type: ["string", "null"],
            description: "Planned start date, such as `2026-11-20`. Use `null` to clear it.",
          },
          targetDate: projectsUpdateParamsTargetDate,
          leadId: {
            type: ["string", "null"],
            description: "ID of the user who leads the project. Use `null` to clear it.",
          },
          content: projectsUpdateParamsContent,
          priority: issuesCreateParamsPriority,
          teamIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the project's teams. Replaces the current ones.",
          },
          memberIds: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the project's members. Replaces the current ones.",
          },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$name:String$description:String$state:String$startDate:TimelessDate" +
          "$targetDate:TimelessDate$leadId:String$content:String$priority:Int$teamIds:[String!]$memberIds:[String!]" +
          "$icon:String$color:String){projectUpdate(id:$id input:{name:$name description:$description statusId:" +
          "$state startDate:$startDate targetDate:$targetDate leadId:$leadId content:$content priority:$priority " +
          "teamIds:$teamIds memberIds:$memberIds icon:$icon color:$color}){success project{...Project}}}fragment " +
          "Project on Project{id slugId name description content contentState color icon url createdAt updatedAt " +
          "startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt priority prioritySortOrder " +
          "sortOrder progress scope updateRemindersDay updateRemindersHour completedIssueCountHistory " +
          "completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory status{id name type}lead{id " +
          "name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){nodes{id key name}pageInfo{" +
          "hasNextPage}}}",
        variables: [
          issuesGetBodyVariables0,
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables3,
          projectsCreateBodyVariables4,
          projectsCreateBodyVariables5,
          projectsCreateBodyVariables6,
          projectsCreateBodyVariables7,
          issuesCreateBodyVariables4,
          projectsCreateBodyVariables1,
          projectsCreateBodyVariables9,
          projectsCreateBodyVariables10,
          projectsCreateBodyVariables11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }, "project"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "projects.delete": {
      entity: "projects",
      action: "delete",
      description: "Moves a project to the trash. `unarchive` restores it.",
      keywords: ["scrap initiative", "bin", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){projectDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "projects.unarchive": {
      entity: "projects",
      action: "unarchive",
      description: "Restores an archived or deleted project.",
      keywords: ["bring back", "undelete", "revive", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){projectUnarchive(id:$id){success entity{...Project}}}fragment Project on Project{id " +
          "slugId name description content contentState color icon url createdAt updatedAt startDate targetDate " +
          "startedAt completedAt canceledAt health healthUpdatedAt priority prioritySortOrder sortOrder progress " +
          "scope updateRemindersDay updateRemindersHour completedIssueCountHistory completedScopeHistory " +
          "inProgressScopeHistory issueCountHistory scopeHistory status{id name type}lead{id name email}creator{id " +
          "name}convertedFromIssue{id identifier}teams(first:20){nodes{id key name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "teams.list": {
      entity: "teams",
      action: "list",
      description: "Lists the teams that the credentials can access, with their cycle, triage and estimate settings.",
      keywords: ["squads", "department", "group", "unit", "workspace team"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){teams(first:$first after:$after){nodes{...Team}pageInfo{hasNextPage " +
          "endCursor}}}fragment Team on Team{id key name description color icon timezone visibility createdAt " +
          "updatedAt issueCount scimManaged autoArchivePeriod autoClosePeriod autoCloseStateId groupIssueHistory " +
          "requirePriorityToLeaveTriage setIssueSortOrderOnStateChange triageEnabled cyclesEnabled cycleCalenderUrl " +
          "cycleCooldownTime cycleDuration cycleIssueAutoAssignCompleted cycleIssueAutoAssignStarted " +
          "cycleLockToActive cycleStartDay upcomingCycleCount defaultIssueEstimate issueEstimationAllowZero " +
          "issueEstimationExtended issueEstimationType activeCycle{id number}defaultIssueState{id name type}" +
          "markedAsDuplicateWorkflowState{id name type}}",
        variables: projectsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "teams.get": {
      entity: "teams",
      action: "get",
      description: "Gets a team with its key, active cycle, default state and settings.",
      keywords: ["squad members", "cycle settings", "squad", "department", "group", "unit", "workspace team"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){team(id:$id){...Team}}fragment Team on Team{id key name description color icon " +
          "timezone visibility createdAt updatedAt issueCount scimManaged autoArchivePeriod autoClosePeriod " +
          "autoCloseStateId groupIssueHistory requirePriorityToLeaveTriage setIssueSortOrderOnStateChange " +
          "triageEnabled cyclesEnabled cycleCalenderUrl cycleCooldownTime cycleDuration " +
          "cycleIssueAutoAssignCompleted cycleIssueAutoAssignStarted cycleLockToActive cycleStartDay " +
          "upcomingCycleCount defaultIssueEstimate issueEstimationAllowZero issueEstimationExtended " +
          "issueEstimationType activeCycle{id number}defaultIssueState{id name type}markedAsDuplicateWorkflowState{" +
          "id name type}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "users.list": {
      entity: "users",
      action: "list",
      description: "Lists the users and applications of the workspace, each with its first 20 teams.",
      keywords: ["who works here", "person", "colleague", "teammate", "member", "people", "assignee"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){users(first:$first after:$after){nodes{...User}pageInfo{hasNextPage " +
          "endCursor}}}fragment User on User{id name displayName email active admin guest isMe initials avatarUrl " +
          "avatarBackgroundColor url timezone lastSeen createdIssueCount createdAt updatedAt teams(first:20){nodes{" +
          "id key name}pageInfo{hasNextPage}}}",
        variables: projectsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "users.get": {
      entity: "users",
      action: "get",
      description: "Gets a user or application with name, email address, role and first 20 teams.",
      keywords: ["who is", "person", "colleague", "teammate", "member", "people", "assignee"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){user(id:$id){...User}}fragment User on User{id name displayName email active admin " +
          "guest isMe initials avatarUrl avatarBackgroundColor url timezone lastSeen createdIssueCount createdAt " +
          "updatedAt teams(first:20){nodes{id key name}pageInfo{hasNextPage}}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "comments.list": {
      entity: "comments",
      action: "list",
      description: "Lists the comments on an issue. `parent` holds the comment that a reply answers.",
      keywords: ["discussion", "remark", "note", "feedback", "chatter"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: commentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($issueId:String!$first:Int$after:String){issue(id:$issueId){comments(first:$first after:$after){" +
          "nodes{...Comment}pageInfo{hasNextPage endCursor}}}}fragment Comment on Comment{id body bodyData url " +
          "createdAt updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{" +
          "id identifier title}parent{id}}",
        variables: commentsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", "issue", "comments", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "issue", "comments", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "issue", "comments", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "issue", "comments", "pageInfo"] },
      },
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "comments.get": {
      entity: "comments",
      action: "get",
      description: "Gets a comment with its author, issue and parent.",
      keywords: ["read remark", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){comment(id:$id){...Comment}}fragment Comment on Comment{id body bodyData url createdAt " +
          "updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{id " +
          "identifier title}parent{id}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "comments.create": {
      entity: "comments",
      action: "create",
      description: "Creates a comment on an issue as the owner of the credentials.",
      keywords: ["reply", "say", "answer", "leave note", "remark", "discussion", "note", "feedback", "chatter"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: issuesGetParamsId,
          body: { type: "string", description: "Text of the comment, in Markdown." },
          parentId: { type: "string", description: "ID of the comment to reply to." },
        },
        required: ["issueId", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($issueId:String!$body:String!$parentId:String){commentCreate(input:{issueId:$issueId body:$body " +
          "parentId:$parentId}){success comment{...Comment}}}fragment Comment on Comment{id body bodyData url " +
          "createdAt updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{" +
          "id identifier title}parent{id}}",
        variables: [commentsListBodyVariables2, commentsCreateBodyVariables1, issuesCreateBodyVariables10],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", { only: true }, "comment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["comments:create", "write"]],
    },
    "comments.update": {
      entity: "comments",
      action: "update",
      description: "Updates the text of a comment.",
      keywords: ["reword", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { id: projectsUpdateParamsId, body: commentsUpdateParamsBody },
        required: ["id", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$body:String!){commentUpdate(id:$id input:{body:$body}){success comment{...Comment}}}" +
          "fragment Comment on Comment{id body bodyData url createdAt updatedAt editedAt issueId " +
          "parentCommentId:parentId resolvingCommentId user{id name email}issue{id identifier title}parent{id}}",
        variables: [issuesGetBodyVariables0, commentsCreateBodyVariables1],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", { only: true }, "comment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "comments.delete": {
      entity: "comments",
      action: "delete",
      description: "Deletes a comment. This cannot be undone.",
      keywords: ["take back", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){commentDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "comments.resolve": {
      entity: "comments",
      action: "resolve",
      description: "Resolves the thread of a comment.",
      keywords: [
        "settle",
        "thread done",
        "close thread",
        "settled",
        "remark",
        "reply",
        "discussion",
        "note",
        "feedback",
        "chatter",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string", description: "ID of the record, a UUID." },
          resolvingCommentId: { type: "string", description: "ID of the reply that resolves the thread." },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$resolvingCommentId:String){commentResolve(id:$id resolvingCommentId:" +
          "$resolvingCommentId){success comment{...Comment}}}fragment Comment on Comment{id body bodyData url " +
          "createdAt updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{" +
          "id identifier title}parent{id}}",
        variables: [
          issuesGetBodyVariables0,
          {
            name: "resolvingCommentId",
            value: { template: { text: "{{resolvingCommentId}}", parts: [{ name: "resolvingCommentId" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", { only: true }, "comment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "comments.unresolve": {
      entity: "comments",
      action: "unresolve",
      description: "Reopens the resolved thread of a comment.",
      keywords: [
        "reopen thread",
        "not settled",
        "unsettle",
        "remark",
        "reply",
        "discussion",
        "note",
        "feedback",
        "chatter",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){commentUnresolve(id:$id){success comment{...Comment}}}fragment Comment on Comment{" +
          "id body bodyData url createdAt updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId " +
          "user{id name email}issue{id identifier title}parent{id}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", { only: true }, "comment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "labels.list": {
      entity: "labels",
      action: "list",
      description: "Lists the labels of the workspace and its teams.",
      keywords: ["tags", "category", "marker", "color", "type"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: labelsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:IssueLabelFilter$includeArchived:Boolean){issueLabels(first:$first " +
          "after:$after filter:$filter includeArchived:$includeArchived){nodes{...Label}pageInfo{hasNextPage " +
          "endCursor}}}fragment Label on IssueLabel{id name color description isGroup createdAt updatedAt archivedAt " +
          "retiredAt lastAppliedAt team{id key name}parent{id name}creator{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "labels.get": {
      entity: "labels",
      action: "get",
      description: "Gets a label with its team, group and color.",
      keywords: ["tag details", "tag", "category", "marker", "type"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){issueLabel(id:$id){...Label}}fragment Label on IssueLabel{id name color description " +
          "isGroup createdAt updatedAt archivedAt retiredAt lastAppliedAt team{id key name}parent{id name}creator{id " +
          "name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "labels.create": {
      entity: "labels",
      action: "create",
      description: "Creates a label for the issues of a team, or of all teams.",
      keywords: ["new tag", "tag", "category", "marker", "color", "type"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The label's name." },
          teamId: { type: "string", description: "ID of the team. Without it, the label belongs to the workspace." },
          color: projectsCreateParamsColor,
          description: { type: "string", description: "The label's description." },
          parentId: { type: "string", description: "ID of the label group." },
          isGroup: { type: "boolean", description: "Whether the label is a group. Groups are not applied to issues." },
        },
        required: ["name"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$teamId:String$color:String$description:String$parentId:String$isGroup:Boolean){" +
          "issueLabelCreate(input:{name:$name teamId:$teamId color:$color description:$description parentId:" +
          "$parentId isGroup:$isGroup}){success issueLabel{...Label}}}fragment Label on IssueLabel{id name color " +
          "description isGroup createdAt updatedAt archivedAt retiredAt lastAppliedAt team{id key name}parent{id " +
          "name}creator{id name}}",
        variables: [
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables0,
          projectsCreateBodyVariables11,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables10,
          { name: "isGroup", value: { template: { text: "{{isGroup}}", parts: [{ name: "isGroup" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }, "issueLabel"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "labels.update": {
      entity: "labels",
      action: "update",
      description: "Updates a label. Fields that you leave out keep their value.",
      keywords: ["rename tag", "recolor", "tag", "category", "marker", "color", "type"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          name: { type: "string", description: "The new name." },
          color: projectsCreateParamsColor,
          description: labelsUpdateParamsDescription,
          parentId: {
            type: ["string", "null"],
            description: "ID of the label group. Use `null` to take the label out of its group.",
          },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$name:String$color:String$description:String$parentId:String){issueLabelUpdate(id:$id " +
          "input:{name:$name color:$color description:$description parentId:$parentId}){success issueLabel{...Label}}" +
          "}fragment Label on IssueLabel{id name color description isGroup createdAt updatedAt archivedAt retiredAt " +
          "lastAppliedAt team{id key name}parent{id name}creator{id name}}",
        variables: [
          issuesGetBodyVariables0,
          projectsCreateBodyVariables0,
          projectsCreateBodyVariables11,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables10,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }, "issueLabel"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "labels.delete": {
      entity: "labels",
      action: "delete",
      description:
        "Deletes a label and takes it off all issues. This cannot be undone. Use `retire` to keep it on them.",
      keywords: ["drop tag", "tag", "category", "marker", "color", "type"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){issueLabelDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "labels.retire": {
      entity: "labels",
      action: "retire",
      description: "Retires a label. Issues keep it, and no further issue can get it.",
      keywords: ["phase out", "deprecate", "no longer use", "disable", "tag", "category", "marker", "color", "type"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){issueLabelRetire(id:$id){success issueLabel{...Label}}}fragment Label on IssueLabel{" +
          "id name color description isGroup createdAt updatedAt archivedAt retiredAt lastAppliedAt team{id key name}" +
          "parent{id name}creator{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }, "issueLabel"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "labels.restore": {
      entity: "labels",
      action: "restore",
      description: "Restores a retired label.",
      keywords: ["use again", "bring back", "reactivate", "unretire", "tag", "category", "marker", "color", "type"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){issueLabelRestore(id:$id){success issueLabel{...Label}}}fragment Label on " +
          "IssueLabel{id name color description isGroup createdAt updatedAt archivedAt retiredAt lastAppliedAt team{" +
          "id key name}parent{id name}creator{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      records: { in: "body", steps: ["data", { only: true }, "issueLabel"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "cycles.list": {
      entity: "cycles",
      action: "list",
      description: "Lists the cycles of all teams.",
      keywords: ["sprints", "current", "iteration", "two weeks", "timebox", "velocity"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          filter: {
            type: "object",
            description: "Filter in Linear's form, such as `{isActive: {eq: true}}`.",
            examples: [{ isActive: { eq: true } }],
          },
          includeArchived: issuesListParamsIncludeArchived,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:CycleFilter$includeArchived:Boolean){cycles(first:$first after:" +
          "$after filter:$filter includeArchived:$includeArchived){nodes{...Cycle}pageInfo{hasNextPage endCursor}}}" +
          "fragment Cycle on Cycle{id number name description startsAt endsAt completedAt createdAt updatedAt " +
          "archivedAt autoArchivedAt progress isActive isFuture isNext isPast isPrevious completedIssueCountHistory " +
          "completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory team{id key name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Cycle" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "cycles.get": {
      entity: "cycles",
      action: "get",
      description: "Gets a cycle with its dates and progress.",
      keywords: ["scope", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){cycle(id:$id){...Cycle}}fragment Cycle on Cycle{id number name description startsAt " +
          "endsAt completedAt createdAt updatedAt archivedAt autoArchivedAt progress isActive isFuture isNext isPast " +
          "isPrevious completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory " +
          "scopeHistory team{id key name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Cycle" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "cycles.create": {
      entity: "cycles",
      action: "create",
      description: "Creates a cycle for a team.",
      keywords: ["plan sprint", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: issuesCreateParamsTeamId,
          startsAt: { type: "string", format: "date-time", description: "Start time of the cycle." },
          endsAt: { type: "string", format: "date-time", description: "End time of the cycle." },
          name: { type: "string", description: "Custom name of the cycle. Linear numbers cycles without one." },
          description: { type: "string", description: "The cycle's description." },
        },
        required: ["teamId", "startsAt", "endsAt"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($teamId:String!$startsAt:DateTime!$endsAt:DateTime!$name:String$description:String){cycleCreate(" +
          "input:{teamId:$teamId startsAt:$startsAt endsAt:$endsAt name:$name description:$description}){success " +
          "cycle{...Cycle}}}fragment Cycle on Cycle{id number name description startsAt endsAt completedAt createdAt " +
          "updatedAt archivedAt autoArchivedAt progress isActive isFuture isNext isPast isPrevious " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "team{id key name}}",
        variables: [
          issuesCreateBodyVariables0,
          cyclesCreateBodyVariables1,
          cyclesCreateBodyVariables2,
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Cycle" },
      records: { in: "body", steps: ["data", { only: true }, "cycle"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "cycles.update": {
      entity: "cycles",
      action: "update",
      description: "Updates a cycle. Fields that you leave out keep their value.",
      keywords: ["rename", "move dates", "extend", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          startsAt: { type: "string", format: "date-time", description: "The new start time." },
          endsAt: { type: "string", format: "date-time", description: "The new end time." },
          completedAt: {
            type: ["string", "null"],
            format: "date-time",
            description: "Time of completion. Use `null` to reopen the cycle.",
          },
          name: { type: ["string", "null"], description: "The new name. Use `null` to clear it." },
          description: labelsUpdateParamsDescription,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$startsAt:DateTime$endsAt:DateTime$completedAt:DateTime$name:String" +
          "$description:String){cycleUpdate(id:$id input:{startsAt:$startsAt endsAt:$endsAt completedAt:$completedAt " +
          "name:$name description:$description}){success cycle{...Cycle}}}fragment Cycle on Cycle{id number name " +
          "description startsAt endsAt completedAt createdAt updatedAt archivedAt autoArchivedAt progress isActive " +
          "isFuture isNext isPast isPrevious completedIssueCountHistory completedScopeHistory inProgressScopeHistory " +
          "issueCountHistory scopeHistory team{id key name}}",
        variables: [
          issuesGetBodyVariables0,
          cyclesCreateBodyVariables1,
          cyclesCreateBodyVariables2,
          { name: "completedAt", value: { template: { text: "{{completedAt}}", parts: [{ name: "completedAt" }] } } },
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Cycle" },
      records: { in: "body", steps: ["data", { only: true }, "cycle"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "cycles.archive": {
      entity: "cycles",
      action: "archive",
      description: "Archives a cycle and takes its issues out of it. This cannot be undone.",
      keywords: ["put away", "hide", "finish", "shelve", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){cycleArchive(id:$id){success entity{...Cycle}}}fragment Cycle on Cycle{id number " +
          "name description startsAt endsAt completedAt createdAt updatedAt archivedAt autoArchivedAt progress " +
          "isActive isFuture isNext isPast isPrevious completedIssueCountHistory completedScopeHistory " +
          "inProgressScopeHistory issueCountHistory scopeHistory team{id key name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Cycle" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "workflow_states.list": {
      entity: "workflow_states",
      action: "list",
      description: "Lists the workflow states of all teams.",
      keywords: ["columns", "status", "to do", "in progress", "done", "stage"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: labelsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:WorkflowStateFilter$includeArchived:Boolean){workflowStates(first:" +
          "$first after:$after filter:$filter includeArchived:$includeArchived){nodes{...WorkflowState}pageInfo{" +
          "hasNextPage endCursor}}}fragment WorkflowState on WorkflowState{id name type color description position " +
          "createdAt updatedAt archivedAt team{id key name}inheritedFrom{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamWorkflowState" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "workflow_states.get": {
      entity: "workflow_states",
      action: "get",
      description: "Gets a workflow state with its team, type and position.",
      keywords: ["column details", "status", "column", "to do", "in progress", "done", "stage"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){workflowState(id:$id){...WorkflowState}}fragment WorkflowState on WorkflowState{id " +
          "name type color description position createdAt updatedAt archivedAt team{id key name}inheritedFrom{id " +
          "name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamWorkflowState" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "workflow_states.create": {
      entity: "workflow_states",
      action: "create",
      description: "Creates a workflow state for a team.",
      keywords: ["add column", "status", "column", "to do", "in progress", "done", "stage"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: issuesCreateParamsTeamId,
          name: { type: "string", description: "The state's name, such as `In Review`." },
          type: {
            type: "string",
            description: "Type of the state. Decides how Linear counts its issues.",
            enum: ["backlog", "unstarted", "started", "completed", "canceled"],
          },
          color: projectsCreateParamsColor,
          description: { type: "string", description: "The state's description." },
          position: workflow_statesCreateParamsPosition,
        },
        required: ["teamId", "name", "type", "color"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($teamId:String!$name:String!$type:String!$color:String!$description:String$position:Float){" +
          "workflowStateCreate(input:{teamId:$teamId name:$name type:$type color:$color description:$description " +
          "position:$position}){success workflowState{...WorkflowState}}}fragment WorkflowState on WorkflowState{id " +
          "name type color description position createdAt updatedAt archivedAt team{id key name}inheritedFrom{id " +
          "name}}",
        variables: [
          issuesCreateBodyVariables0,
          projectsCreateBodyVariables0,
          workflow_statesCreateBodyVariables2,
          projectsCreateBodyVariables11,
          issuesCreateBodyVariables2,
          workflow_statesCreateBodyVariables5,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamWorkflowState" },
      records: workflow_statesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "workflow_states.update": {
      entity: "workflow_states",
      action: "update",
      description: "Updates a workflow state. Its type stays.",
      keywords: ["rename column", "reorder", "status", "column", "to do", "in progress", "done", "stage"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          name: { type: "string", description: "The new name." },
          color: projectsCreateParamsColor,
          description: { type: "string", description: "The new description." },
          position: workflow_statesCreateParamsPosition,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$name:String$color:String$description:String$position:Float){workflowStateUpdate(id:" +
          "$id input:{name:$name color:$color description:$description position:$position}){success workflowState{" +
          "...WorkflowState}}}fragment WorkflowState on WorkflowState{id name type color description position " +
          "createdAt updatedAt archivedAt team{id key name}inheritedFrom{id name}}",
        variables: [
          issuesGetBodyVariables0,
          projectsCreateBodyVariables0,
          projectsCreateBodyVariables11,
          issuesCreateBodyVariables2,
          workflow_statesCreateBodyVariables5,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamWorkflowState" },
      records: workflow_statesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "workflow_states.archive": {
      entity: "workflow_states",
      action: "archive",
      description: "Archives a workflow state. Linear refuses a state with issues that are not archived.",
      keywords: ["drop column", "remove status", "hide", "status", "column", "to do", "in progress", "done", "stage"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){workflowStateArchive(id:$id){success entity{...WorkflowState}}}fragment " +
          "WorkflowState on WorkflowState{id name type color description position createdAt updatedAt archivedAt " +
          "team{id key name}inheritedFrom{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamWorkflowState" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "documents.list": {
      entity: "documents",
      action: "list",
      description: "Lists documents with their content.",
      keywords: ["specs", "doc", "wiki", "PRD", "notes", "page"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: documentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:DocumentFilter$includeArchived:Boolean){documents(first:$first " +
          "after:$after filter:$filter includeArchived:$includeArchived){nodes{...Document}pageInfo{hasNextPage " +
          "endCursor}}}fragment Document on Document{id slugId title url icon color summary content createdAt " +
          "updatedAt archivedAt hiddenAt trashed sortOrder creator{id name}updatedBy{id name}project{id name}issue{" +
          "id identifier}team{id key name}cycle{id number}initiative{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "documents.get": {
      entity: "documents",
      action: "get",
      description: "Gets a document with its content.",
      keywords: ["read spec", "doc", "wiki", "spec", "PRD", "notes", "page"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){document(id:$id){...Document}}fragment Document on Document{id slugId title url icon " +
          "color summary content createdAt updatedAt archivedAt hiddenAt trashed sortOrder creator{id name}updatedBy{" +
          "id name}project{id name}issue{id identifier}team{id key name}cycle{id number}initiative{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "documents.create": {
      entity: "documents",
      action: "create",
      description: "Creates a document in a project or on an issue.",
      keywords: ["write spec", "new doc", "doc", "wiki", "spec", "PRD", "notes", "page"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", description: "The document's title." },
          content: { type: "string", description: "The document's content, in Markdown." },
          projectId: documentsCreateParamsProjectId,
          issueId: issuesGetParamsId,
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
        required: ["title"],
        additionalProperties: false,
      },
      require: [["projectId"], ["issueId"]],
      exclusive: [["projectId", "issueId"]],
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($title:String!$content:String$projectId:String$issueId:String$icon:String$color:String){" +
          "documentCreate(input:{title:$title content:$content projectId:$projectId issueId:$issueId icon:$icon " +
          "color:$color}){success document{...Document}}}fragment Document on Document{id slugId title url icon " +
          "color summary content createdAt updatedAt archivedAt hiddenAt trashed sortOrder creator{id name}updatedBy{" +
          "id name}project{id name}issue{id identifier}team{id key name}cycle{id number}initiative{id name}}",
        variables: [
          issuesCreateBodyVariables1,
          projectsCreateBodyVariables7,
          issuesCreateBodyVariables5,
          commentsListBodyVariables2,
          projectsCreateBodyVariables10,
          projectsCreateBodyVariables11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: ["data", { only: true }, "document"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "documents.update": {
      entity: "documents",
      action: "update",
      description: "Updates a document. Fields that you leave out keep their value.",
      keywords: ["edit spec", "rewrite", "doc", "wiki", "spec", "PRD", "notes", "page"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          title: { type: "string", description: "The new title." },
          content: projectsUpdateParamsContent,
          projectId: { type: "string", description: "ID of the project to move the document to." },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$title:String$content:String$projectId:String$icon:String$color:String){" +
          "documentUpdate(id:$id input:{title:$title content:$content projectId:$projectId icon:$icon color:$color}){" +
          "success document{...Document}}}fragment Document on Document{id slugId title url icon color summary " +
          "content createdAt updatedAt archivedAt hiddenAt trashed sortOrder creator{id name}updatedBy{id name}" +
          "project{id name}issue{id identifier}team{id key name}cycle{id number}initiative{id name}}",
        variables: [
          issuesGetBodyVariables0,
          issuesCreateBodyVariables1,
          projectsCreateBodyVariables7,
          issuesCreateBodyVariables5,
          projectsCreateBodyVariables10,
          projectsCreateBodyVariables11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: ["data", { only: true }, "document"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "documents.delete": {
      entity: "documents",
      action: "delete",
      description: "Moves a document to the trash. `unarchive` restores it.",
      keywords: ["bin doc", "doc", "wiki", "spec", "PRD", "notes", "page"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){documentDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "documents.unarchive": {
      entity: "documents",
      action: "unarchive",
      description: "Restores a deleted document.",
      keywords: ["bring back", "undelete", "doc", "wiki", "spec", "PRD", "notes", "page"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){documentUnarchive(id:$id){success entity{...Document}}}fragment Document on " +
          "Document{id slugId title url icon color summary content createdAt updatedAt archivedAt hiddenAt trashed " +
          "sortOrder creator{id name}updatedBy{id name}project{id name}issue{id identifier}team{id key name}cycle{id " +
          "number}initiative{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "attachments.list": {
      entity: "attachments",
      action: "list",
      description: "Lists the attachments of an issue.",
      keywords: ["linked things", "link", "pull request", "URL", "file", "reference"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: commentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($issueId:String!$first:Int$after:String){issue(id:$issueId){attachments(first:$first after:$after){" +
          "nodes{...Attachment}pageInfo{hasNextPage endCursor}}}}fragment Attachment on Attachment{id title subtitle " +
          "url sourceType metadata groupBySource createdAt updatedAt archivedAt creator{id name}issue{id identifier}}",
        variables: commentsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["data", "issue", "attachments", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "issue", "attachments", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "issue", "attachments", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "issue", "attachments", "pageInfo"] },
      },
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "attachments.get": {
      entity: "attachments",
      action: "get",
      description: "Gets an attachment with its title, URL and metadata.",
      keywords: ["link details", "link", "pull request", "file", "reference"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){attachment(id:$id){...Attachment}}fragment Attachment on Attachment{id title subtitle " +
          "url sourceType metadata groupBySource createdAt updatedAt archivedAt creator{id name}issue{id identifier}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "attachments.create": {
      entity: "attachments",
      action: "create",
      description:
        "Creates an attachment on an issue. If the issue already links to the URL, Linear updates that attachment.",
      keywords: ["link PR", "add URL", "pull request", "file", "reference"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: issuesGetParamsId,
          title: { type: "string", description: "The attachment's title." },
          url: {
            type: "string",
            description: "URL that the attachment opens. Identifies it on the issue.",
            format: "uri",
          },
          subtitle: { type: "string", description: "The attachment's subtitle." },
          iconUrl: attachmentsCreateParamsIconUrl,
          metadata: attachmentsCreateParamsMetadata,
          commentBody: { type: "string", description: "Text of a comment to create with the attachment, in Markdown." },
        },
        required: ["issueId", "title", "url"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($issueId:String!$title:String!$url:String!$subtitle:String$iconUrl:String$metadata:JSONObject" +
          "$commentBody:String){attachmentCreate(input:{issueId:$issueId title:$title url:$url subtitle:$subtitle " +
          "iconUrl:$iconUrl metadata:$metadata commentBody:$commentBody}){success attachment{...Attachment}}}" +
          "fragment Attachment on Attachment{id title subtitle url sourceType metadata groupBySource createdAt " +
          "updatedAt archivedAt creator{id name}issue{id identifier}}",
        variables: [
          commentsListBodyVariables2,
          issuesCreateBodyVariables1,
          attachmentsCreateBodyVariables2,
          attachmentsCreateBodyVariables3,
          attachmentsCreateBodyVariables4,
          attachmentsCreateBodyVariables5,
          { name: "commentBody", value: { template: { text: "{{commentBody}}", parts: [{ name: "commentBody" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["data", { only: true }, "attachment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["issues:create", "write"]],
    },
    "attachments.update": {
      entity: "attachments",
      action: "update",
      description: "Updates an attachment. Its URL stays.",
      keywords: ["retitle link", "link", "pull request", "file", "reference"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          title: { type: "string", description: "The new title." },
          subtitle: { type: "string", description: "The new subtitle." },
          iconUrl: attachmentsCreateParamsIconUrl,
          metadata: attachmentsCreateParamsMetadata,
        },
        required: ["id", "title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$title:String!$subtitle:String$iconUrl:String$metadata:JSONObject){attachmentUpdate(" +
          "id:$id input:{title:$title subtitle:$subtitle iconUrl:$iconUrl metadata:$metadata}){success attachment{" +
          "...Attachment}}}fragment Attachment on Attachment{id title subtitle url sourceType metadata groupBySource " +
          "createdAt updatedAt archivedAt creator{id name}issue{id identifier}}",
        variables: [
          issuesGetBodyVariables0,
          issuesCreateBodyVariables1,
          attachmentsCreateBodyVariables3,
          attachmentsCreateBodyVariables4,
          attachmentsCreateBodyVariables5,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["data", { only: true }, "attachment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "attachments.delete": {
      entity: "attachments",
      action: "delete",
      description: "Deletes an attachment. This cannot be undone.",
      keywords: ["unlink", "link", "pull request", "URL", "file", "reference"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){attachmentDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "attachments.link_url": {
      entity: "attachments",
      action: "link_url",
      description:
        "Links a URL to an issue as an attachment. Linear reads title and status from services that it integrates " +
        "with.",
      keywords: ["attach PR", "web address", "reference", "add link", "connect", "pull request", "file"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: issuesGetParamsId,
          url: { type: "string", description: "URL to link.", format: "uri" },
          title: { type: "string", description: "Title of the attachment." },
        },
        required: ["issueId", "url"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($issueId:String!$url:String!$title:String){attachmentLinkURL(issueId:$issueId url:$url title:" +
          "$title){success attachment{...Attachment}}}fragment Attachment on Attachment{id title subtitle url " +
          "sourceType metadata groupBySource createdAt updatedAt archivedAt creator{id name}issue{id identifier}}",
        variables: [commentsListBodyVariables2, attachmentsCreateBodyVariables2, issuesCreateBodyVariables1],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["data", { only: true }, "attachment"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "issue_relations.list": {
      entity: "issue_relations",
      action: "list",
      description: "Lists the relations from an issue to others.",
      keywords: ["what blocks", "blocked by", "blocks", "duplicate", "related", "dependency"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: commentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($issueId:String!$first:Int$after:String){issue(id:$issueId){relations(first:$first after:$after){" +
          "nodes{...Relation}pageInfo{hasNextPage endCursor}}}}fragment Relation on IssueRelation{id type createdAt " +
          "updatedAt archivedAt issue{id identifier title}relatedIssue{id identifier title}}",
        variables: commentsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/IssueRelation" },
      records: { in: "body", steps: ["data", "issue", "relations", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "issue", "relations", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "issue", "relations", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "issue", "relations", "pageInfo"] },
      },
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "issue_relations.get": {
      entity: "issue_relations",
      action: "get",
      description: "Gets a relation with its two issues.",
      keywords: ["one dependency", "blocked by", "blocks", "duplicate", "related", "dependency"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){issueRelation(id:$id){...Relation}}fragment Relation on IssueRelation{id type " +
          "createdAt updatedAt archivedAt issue{id identifier title}relatedIssue{id identifier title}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/IssueRelation" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "issue_relations.create": {
      entity: "issue_relations",
      action: "create",
      description: "Relates an issue to another one.",
      keywords: ["link", "mark duplicate", "block", "depends on", "blocked by", "duplicate", "related", "dependency"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: issuesGetParamsId,
          relatedIssueId: { type: "string", description: "ID or identifier of the other issue." },
          type: {
            type: "string",
            description:
              "Type of the relation. With `blocks`, the issue blocks the other one. With `duplicate`, it duplicates " +
              "it.",
            enum: ["blocks", "duplicate", "related", "similar"],
          },
        },
        required: ["issueId", "relatedIssueId", "type"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($issueId:String!$relatedIssueId:String!$type:IssueRelationType!){issueRelationCreate(input:{" +
          "issueId:$issueId relatedIssueId:$relatedIssueId type:$type}){success issueRelation{...Relation}}}fragment " +
          "Relation on IssueRelation{id type createdAt updatedAt archivedAt issue{id identifier title}relatedIssue{" +
          "id identifier title}}",
        variables: [
          commentsListBodyVariables2,
          {
            name: "relatedIssueId",
            value: { template: { text: "{{relatedIssueId}}", parts: [{ name: "relatedIssueId" }] } },
          },
          workflow_statesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/IssueRelation" },
      records: { in: "body", steps: ["data", { only: true }, "issueRelation"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "issue_relations.delete": {
      entity: "issue_relations",
      action: "delete",
      description: "Deletes a relation. The issues stay.",
      keywords: ["unlink", "unblock", "not related", "blocked by", "blocks", "duplicate", "related", "dependency"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){issueRelationDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/IssueRelation" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_updates.list": {
      entity: "project_updates",
      action: "list",
      description: "Lists the updates of all projects.",
      keywords: [
        "reports",
        "how is it going",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: documentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:ProjectUpdateFilter$includeArchived:Boolean){projectUpdates(first:" +
          "$first after:$after filter:$filter includeArchived:$includeArchived){nodes{...ProjectUpdate}pageInfo{" +
          "hasNextPage endCursor}}}fragment ProjectUpdate on ProjectUpdate{id slugId url body health createdAt " +
          "updatedAt archivedAt editedAt isStale isDiffHidden diffMarkdown commentCount user{id name email}project{" +
          "id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "project_updates.get": {
      entity: "project_updates",
      action: "get",
      description: "Gets a project update with its text and health.",
      keywords: ["read report", "progress report", "on track", "at risk", "status report", "weekly"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){projectUpdate(id:$id){...ProjectUpdate}}fragment ProjectUpdate on ProjectUpdate{id " +
          "slugId url body health createdAt updatedAt archivedAt editedAt isStale isDiffHidden diffMarkdown " +
          "commentCount user{id name email}project{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "project_updates.create": {
      entity: "project_updates",
      action: "create",
      description: "Creates a project update as the owner of the credentials.",
      keywords: [
        "report progress",
        "post report",
        "tell",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          projectId: documentsCreateParamsProjectId,
          body: { type: "string", description: "Text of the update, in Markdown." },
          health: project_updatesCreateParamsHealth,
        },
        required: ["projectId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($projectId:String!$body:String$health:ProjectUpdateHealthType){projectUpdateCreate(input:{" +
          "projectId:$projectId body:$body health:$health}){success projectUpdate{...ProjectUpdate}}}fragment " +
          "ProjectUpdate on ProjectUpdate{id slugId url body health createdAt updatedAt archivedAt editedAt isStale " +
          "isDiffHidden diffMarkdown commentCount user{id name email}project{id name}}",
        variables: [issuesCreateBodyVariables5, commentsCreateBodyVariables1, project_updatesCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: project_updatesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_updates.update": {
      entity: "project_updates",
      action: "update",
      description: "Updates the text or the health of a project update.",
      keywords: ["correct report", "progress report", "on track", "at risk", "status report", "weekly"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          body: commentsUpdateParamsBody,
          health: project_updatesCreateParamsHealth,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$body:String$health:ProjectUpdateHealthType){projectUpdateUpdate(id:$id input:{body:" +
          "$body health:$health}){success projectUpdate{...ProjectUpdate}}}fragment ProjectUpdate on ProjectUpdate{" +
          "id slugId url body health createdAt updatedAt archivedAt editedAt isStale isDiffHidden diffMarkdown " +
          "commentCount user{id name email}project{id name}}",
        variables: [issuesGetBodyVariables0, commentsCreateBodyVariables1, project_updatesCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: project_updatesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_updates.archive": {
      entity: "project_updates",
      action: "archive",
      description: "Archives a project update. `unarchive` restores it.",
      keywords: [
        "put away",
        "hide",
        "withdraw",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){projectUpdateArchive(id:$id){success entity{...ProjectUpdate}}}fragment " +
          "ProjectUpdate on ProjectUpdate{id slugId url body health createdAt updatedAt archivedAt editedAt isStale " +
          "isDiffHidden diffMarkdown commentCount user{id name email}project{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_updates.unarchive": {
      entity: "project_updates",
      action: "unarchive",
      description: "Restores an archived project update.",
      keywords: ["bring back", "progress report", "health", "on track", "at risk", "status report", "weekly"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!){projectUpdateUnarchive(id:$id){success entity{...ProjectUpdate}}}fragment " +
          "ProjectUpdate on ProjectUpdate{id slugId url body health createdAt updatedAt archivedAt editedAt isStale " +
          "isDiffHidden diffMarkdown commentCount user{id name email}project{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectUpdate" },
      records: { in: "body", steps: ["data", { only: true }, "entity"] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_milestones.list": {
      entity: "project_milestones",
      action: "list",
      description: "Lists the milestones of all projects.",
      keywords: ["phases", "phase", "goal", "checkpoint", "deadline", "stage"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: documentsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$filter:ProjectMilestoneFilter$includeArchived:Boolean){projectMilestones(" +
          "first:$first after:$after filter:$filter includeArchived:$includeArchived){nodes{...Milestone}pageInfo{" +
          "hasNextPage endCursor}}}fragment Milestone on ProjectMilestone{id name description status progress " +
          "sortOrder targetDate createdAt updatedAt archivedAt project{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Milestone" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "project_milestones.get": {
      entity: "project_milestones",
      action: "get",
      description: "Gets a milestone with its progress and target date.",
      keywords: ["phase progress", "phase", "goal", "checkpoint", "deadline", "stage"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){projectMilestone(id:$id){...Milestone}}fragment Milestone on ProjectMilestone{id name " +
          "description status progress sortOrder targetDate createdAt updatedAt archivedAt project{id name}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Milestone" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "project_milestones.create": {
      entity: "project_milestones",
      action: "create",
      description: "Creates a milestone in a project.",
      keywords: ["add phase", "phase", "goal", "checkpoint", "deadline", "stage"],
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          projectId: documentsCreateParamsProjectId,
          name: { type: "string", description: "The milestone's name." },
          description: { type: "string", description: "The milestone's description, in Markdown." },
          targetDate: projectsCreateParamsTargetDate,
          sortOrder: project_milestonesCreateParamsSortOrder,
        },
        required: ["projectId", "name"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($projectId:String!$name:String!$description:String$targetDate:TimelessDate$sortOrder:Float){" +
          "projectMilestoneCreate(input:{projectId:$projectId name:$name description:$description targetDate:" +
          "$targetDate sortOrder:$sortOrder}){success projectMilestone{...Milestone}}}fragment Milestone on " +
          "ProjectMilestone{id name description status progress sortOrder targetDate createdAt updatedAt archivedAt " +
          "project{id name}}",
        variables: [
          issuesCreateBodyVariables5,
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables5,
          project_milestonesCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Milestone" },
      records: project_milestonesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_milestones.update": {
      entity: "project_milestones",
      action: "update",
      description: "Updates a milestone. Fields that you leave out keep their value.",
      keywords: ["move phase", "rename", "phase", "goal", "checkpoint", "deadline", "stage"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          name: { type: "string", description: "The new name." },
          description: issuesUpdateParamsDescription,
          targetDate: projectsUpdateParamsTargetDate,
          sortOrder: project_milestonesCreateParamsSortOrder,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$name:String$description:String$targetDate:TimelessDate$sortOrder:Float){" +
          "projectMilestoneUpdate(id:$id input:{name:$name description:$description targetDate:$targetDate " +
          "sortOrder:$sortOrder}){success projectMilestone{...Milestone}}}fragment Milestone on ProjectMilestone{id " +
          "name description status progress sortOrder targetDate createdAt updatedAt archivedAt project{id name}}",
        variables: [
          issuesGetBodyVariables0,
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables5,
          project_milestonesCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Milestone" },
      records: project_milestonesCreateRecords,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_milestones.delete": {
      entity: "project_milestones",
      action: "delete",
      description: "Deletes a milestone. Its issues stay in the project. This cannot be undone.",
      keywords: ["drop phase", "phase", "goal", "checkpoint", "deadline", "stage"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:String!){projectMilestoneDelete(id:$id){success}}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Milestone" },
      records: null,
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write"]],
    },
    "project_statuses.list": {
      entity: "project_statuses",
      action: "list",
      description: "Lists the project statuses of the workspace.",
      keywords: ["planned", "in progress", "paused", "completed", "stage", "column"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          includeArchived: issuesListParamsIncludeArchived,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$includeArchived:Boolean){projectStatuses(first:$first after:$after " +
          "includeArchived:$includeArchived){nodes{...ProjectStatus}pageInfo{hasNextPage endCursor}}}fragment " +
          "ProjectStatus on ProjectStatus{id name type color description position indefinite createdAt updatedAt " +
          "archivedAt}",
        variables: [issuesListBodyVariables0, issuesListBodyVariables1, issuesListBodyVariables4],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectStatus" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    "project_statuses.get": {
      entity: "project_statuses",
      action: "get",
      description: "Gets a project status with its type and position.",
      keywords: ["status details", "planned", "in progress", "paused", "completed", "stage", "column"],
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: projectsGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:String!){projectStatus(id:$id){...ProjectStatus}}fragment ProjectStatus on ProjectStatus{id " +
          "name type color description position indefinite createdAt updatedAt archivedAt}",
        variables: issuesGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProjectStatus" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
  },
  changes: {
    issues: {
      entity: "issues",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: changesIssuesParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($since:DateTimeOrDuration!$first:Int$after:String){issues(first:$first after:$after " +
          "includeArchived:true filter:{updatedAt:{gte:$since}}){nodes{archivedAt ...Issue ...FewLinks}pageInfo{" +
          "hasNextPage endCursor}}}fragment Issue on Issue{id identifier number title description descriptionState " +
          "url branchName createdAt updatedAt startedAt completedAt canceledAt dueDate estimate priority " +
          "priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType integrationSourceType " +
          "customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt addedToProjectAt " +
          "addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}project{id name}" +
          "projectMilestone{id name}cycle{id number}parent{id identifier}}fragment FewLinks on Issue{labels(first:4){" +
          "nodes{id name}}attachments(first:2){nodes{id title url}pageInfo{hasNextPage}}relations(first:2){nodes{id " +
          "type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers(first:2){nodes{id name}pageInfo{" +
          "hasNextPage}}}",
        variables: changesIssuesBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Issue" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    projects: {
      entity: "projects",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: changesIssuesParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($since:DateTimeOrDuration!$first:Int$after:String){projects(first:$first after:$after " +
          "includeArchived:true filter:{updatedAt:{gte:$since}}){nodes{archivedAt ...Project}pageInfo{hasNextPage " +
          "endCursor}}}fragment Project on Project{id slugId name description content contentState color icon url " +
          "createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt priority " +
          "prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "status{id name type}lead{id name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){" +
          "nodes{id key name}pageInfo{hasNextPage}}}",
        variables: changesIssuesBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Project" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    teams: {
      entity: "teams",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: changesIssuesParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($since:DateTimeOrDuration!$first:Int$after:String){teams(first:$first after:$after " +
          "includeArchived:true filter:{updatedAt:{gte:$since}}){nodes{archivedAt ...Team}pageInfo{hasNextPage " +
          "endCursor}}}fragment Team on Team{id key name description color icon timezone visibility createdAt " +
          "updatedAt issueCount scimManaged autoArchivePeriod autoClosePeriod autoCloseStateId groupIssueHistory " +
          "requirePriorityToLeaveTriage setIssueSortOrderOnStateChange triageEnabled cyclesEnabled cycleCalenderUrl " +
          "cycleCooldownTime cycleDuration cycleIssueAutoAssignCompleted cycleIssueAutoAssignStarted " +
          "cycleLockToActive cycleStartDay upcomingCycleCount defaultIssueEstimate issueEstimationAllowZero " +
          "issueEstimationExtended issueEstimationType activeCycle{id number}defaultIssueState{id name type}" +
          "markedAsDuplicateWorkflowState{id name type}}",
        variables: changesIssuesBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    users: {
      entity: "users",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: changesIssuesParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($since:DateTimeOrDuration!$first:Int$after:String){users(first:$first after:$after " +
          "includeDisabled:true filter:{updatedAt:{gte:$since}}){nodes{...User}pageInfo{hasNextPage endCursor}}}" +
          "fragment User on User{id name displayName email active admin guest isMe initials avatarUrl " +
          "avatarBackgroundColor url timezone lastSeen createdIssueCount createdAt updatedAt teams(first:20){nodes{" +
          "id key name}pageInfo{hasNextPage}}}",
        variables: changesIssuesBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
    comments: {
      entity: "comments",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: changesIssuesParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($since:DateTimeOrDuration!$first:Int$after:String){comments(first:$first after:$after " +
          "includeArchived:true filter:{updatedAt:{gte:$since}issue:{null:false}}){nodes{archivedAt ...Comment}" +
          "pageInfo{hasNextPage endCursor}}}fragment Comment on Comment{id body bodyData url createdAt updatedAt " +
          "editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{id identifier title}" +
          "parent{id}}",
        variables: changesIssuesBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["data", "comments", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "comments", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "comments", "pageInfo", "endCursor"] },
      },
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read"]],
    },
  },
  webhooks: {
    docs: "https://linear.app/developers/webhooks",
    verify: {
      type: "signature",
      algorithm: "hmac-sha256",
      key: "secret",
      text: { text: "{{body}}", parts: [{ name: "body" }] },
      keep: {},
      signature: { at: { in: "header", name: "linear-signature" } },
      encode: "hex",
      timestamp: { at: { in: "body", steps: ["webhookTimestamp"] } },
      toleranceSeconds: 60,
    },
    type: { at: { in: "body", steps: ["type"] } },
    action: { at: { in: "body", steps: ["action"] } },
    id: { at: { in: "header", name: "linear-delivery" } },
    time: { at: { in: "body", steps: ["createdAt"] } },
    rules: [
      {
        name: "ProjectUpdate.remove",
        entity: "project_updates",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "IssueLabel.remove",
        entity: "labels",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Attachment.remove",
        entity: "attachments",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Document.remove",
        entity: "documents",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Project.remove",
        entity: "projects",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Comment.remove",
        entity: "comments",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Issue.remove",
        entity: "issues",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Cycle.remove",
        entity: "cycles",
        action: "delete",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "ProjectUpdate.*",
        entity: "project_updates",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "IssueLabel.*",
        entity: "labels",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Attachment.*",
        entity: "attachments",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Document.*",
        entity: "documents",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Project.*",
        entity: "projects",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Comment.*",
        entity: "comments",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Issue.*",
        entity: "issues",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "Cycle.*",
        entity: "cycles",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
      {
        name: "User.*",
        entity: "users",
        action: "reread",
        keyField: "id",
        key: { at: { in: "body", steps: ["data", "id"] } },
      },
    ],
    sends: {
      issues: { create: "Issue.create", update: "Issue.update", delete: "Issue.remove" },
      projects: { create: "Project.create", update: "Project.update", delete: "Project.remove" },
      users: { create: "User.create", update: "User.update" },
      comments: { create: "Comment.create", update: "Comment.update", delete: "Comment.remove" },
      labels: { create: "IssueLabel.create", update: "IssueLabel.update", delete: "IssueLabel.remove" },
      cycles: { create: "Cycle.create", update: "Cycle.update", delete: "Cycle.remove" },
      documents: { create: "Document.create", update: "Document.update", delete: "Document.remove" },
      attachments: { create: "Attachment.create", update: "Attachment.update", delete: "Attachment.remove" },
      project_updates: {
        create: "ProjectUpdate.create",
        update: "ProjectUpdate.update",
        delete: "ProjectUpdate.remove",
      },
    },
    byHand:
      "Open Settings > Administration > API and create a webhook with this URL and the types you need. Then copy its " +
      "signing secret.",
  },
  schemas: {
    RecordId: { type: "string", description: "ID of the record, a UUID." },
    Filter: { type: "object", description: "Conditions by field, as Linear's schema defines them for each entity." },
    Archived: issuesListParamsIncludeArchived,
    OrderBy: issuesListParamsOrderBy,
    Icon: projectsCreateParamsIcon,
    Color: projectsCreateParamsColor,
    Metadata: attachmentsCreateParamsMetadata,
    Health: project_updatesCreateParamsHealth,
    Priority: issuesCreateParamsPriority,
    Day: { type: "string", description: "A date, such as `2026-11-20`." },
    ProjectState: projectsCreateParamsState,
    Reference: { type: "object", properties: { id: { type: "string" } } },
    Named: { type: "object", properties: { id: { type: "string" }, name: { type: ["string", "null"] } } },
    Person: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: ["string", "null"] }, email: { type: ["string", "null"] } },
    },
    WorkflowState: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, type: { type: "string" } },
    },
    TeamReference: {
      type: "object",
      properties: { id: { type: "string" }, key: { type: "string" }, name: { type: "string" } },
    },
    CycleReference: { type: "object", properties: { id: { type: "string" }, number: { type: "number" } } },
    IssueReference: { type: "object", properties: { id: { type: "string" }, identifier: { type: "string" } } },
    CommentedIssue: {
      type: "object",
      properties: { id: { type: "string" }, identifier: { type: "string" }, title: { type: "string" } },
    },
    PageInfo: { type: "object", properties: { hasNextPage: { type: "boolean" } } },
    SubscriberConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/Named" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    TeamConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/TeamReference" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    LabelConnection: { type: "object", properties: { nodes: { type: "array", items: { $ref: "#/$defs/Named" } } } },
    AttachmentConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/LinkedAttachment" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    LinkedAttachment: {
      type: "object",
      properties: { id: { type: "string" }, title: { type: "string" }, url: { type: "string" } },
    },
    RelationConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/Relation" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    Relation: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        relatedIssue: { $ref: "#/$defs/IssueReference" },
      },
    },
    Issue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID, a UUID." },
        title: { type: "string", description: "The issue's title." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        identifier: { type: "string", description: "The issue's readable identifier, such as ENG-123." },
        number: { type: "number", description: "The issue's number, unique within the team." },
        url: { type: "string", description: "The issue's address in Linear." },
        branchName: { type: "string", description: "A suggested name for the issue's Git branch." },
        description: { type: ["string", "null"], description: "The issue's description, in Markdown. Null if empty." },
        descriptionState: {
          type: ["string", "null"],
          description: "The description as a Yjs document state. Internal to Linear.",
        },
        state: {
          anyOf: [
            { $ref: "#/$defs/WorkflowState", description: "The workflow state the issue is in." },
            { type: "null" },
          ],
        },
        stateId: { type: ["string", "null"], description: "The ID of the workflow state the issue is in." },
        priority: {
          type: ["number", "null"],
          description: "The priority: 0 for none, then 1 for urgent to 4 for low.",
        },
        priorityLabel: { type: "string", description: "The priority's label, such as Urgent." },
        prioritySortOrder: { type: "number", description: "The issue's position when sorted by priority." },
        sortOrder: { type: "number", description: "The issue's position in manually sorted lists." },
        subIssueSortOrder: {
          type: ["number", "null"],
          description: "The issue's position among sub-issues. Null unless it has a parent.",
        },
        estimate: {
          type: ["number", "null"],
          description: "The estimated complexity, on the team's scale. Null if not estimated.",
        },
        dueDate: {
          type: ["string", "null"],
          format: "date",
          description: "The due date, in the form YYYY-MM-DD. Null if not set.",
        },
        startedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was started. Null if not yet started.",
        },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was completed. Null unless completed.",
        },
        canceledAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was canceled. Null unless canceled.",
        },
        addedToCycleAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a cycle.",
        },
        addedToProjectAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a project.",
        },
        addedToTeamAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a team.",
        },
        assignee: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user assigned to the issue. Null if unassigned." },
            { type: "null" },
          ],
        },
        assigneeId: { type: ["string", "null"], description: "The ID of the assigned user. Null if unassigned." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The issue's creator. Null if an integration created it." },
            { type: "null" },
          ],
        },
        creatorId: {
          type: ["string", "null"],
          description: "The ID of the issue's creator. Null if an integration created it.",
        },
        subscribers: { $ref: "#/$defs/SubscriberConnection", description: "The users subscribed to the issue." },
        subscriberIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the users subscribed to the issue.",
        },
        team: { $ref: "#/$defs/TeamReference", description: "The team the issue belongs to." },
        teamId: { type: "string", description: "The ID of the team the issue belongs to." },
        project: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The project the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        projectId: { type: ["string", "null"], description: "The ID of the issue's project. Null if none." },
        projectMilestone: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The project milestone the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        milestoneId: {
          type: ["string", "null"],
          description: "The ID of the issue's project milestone. Null if none.",
        },
        cycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The cycle the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        cycleId: { type: ["string", "null"], description: "The ID of the issue's cycle. Null if none." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The parent issue. Null unless the issue is a sub-issue." },
            { type: "null" },
          ],
        },
        parentId: { type: ["string", "null"], description: "The parent issue's ID. Null unless a sub-issue." },
        labels: { $ref: "#/$defs/LabelConnection", description: "The labels on the issue." },
        labelIds: { type: "array", items: { type: "string" }, description: "The IDs of the labels on the issue." },
        relations: {
          $ref: "#/$defs/RelationConnection",
          description: "The issue's relations to others, such as blocking or duplicate.",
        },
        relationIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the issue's relations to others.",
        },
        attachments: {
          $ref: "#/$defs/AttachmentConnection",
          description: "The links to outside resources attached to the issue.",
        },
        attachmentIds: { type: "array", items: { type: "string" }, description: "The IDs of the issue's attachments." },
        reactionData: {
          anyOf: [{ type: "array" }, { type: "object" }],
          description: "Emoji reactions to the issue with the users who added them, as plain JSON.",
        },
        previousIdentifiers: {
          type: "array",
          items: { type: "string" },
          description: "The issue's earlier identifiers, from before it changed teams.",
        },
        customerTicketCount: {
          type: "number",
          description: "The number of attachments from customer support systems.",
        },
        integrationSourceType: {
          type: ["string", "null"],
          description: "The integration that created the issue. Null if none did.",
        },
        slaType: { type: ["string", "null"], description: "The days an SLA counts: calendar days or business days." },
        sourceCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment the issue was made from. Null if none.",
        },
      },
      required: ["id", "title", "createdAt", "updatedAt"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project's ID, a UUID." },
        name: { type: "string", description: "The project's name." },
        createdAt: schemasProjectCreatedAt,
        updatedAt: schemasProjectUpdatedAt,
        description: { type: ["string", "null"], description: "The project's short description." },
        state: {
          type: ["string", "null"],
          description: "The type of the project's state. Deprecated: use status instead.",
          deprecated: true,
        },
        status: { $ref: "#/$defs/WorkflowState", description: "The project's status." },
        statusId: { type: "string", description: "The ID of the project's status." },
        startDate: { type: ["string", "null"], description: "The planned start date. Null if not set." },
        targetDate: { type: ["string", "null"], description: "The planned completion date. Null if not set." },
        startedAt: {
          type: ["string", "null"],
          description: "The time the project was started. Null if not yet started.",
        },
        completedAt: {
          type: ["string", "null"],
          description: "The time the project was completed. Null unless completed.",
        },
        canceledAt: {
          type: ["string", "null"],
          description: "The time the project was canceled. Null unless canceled.",
        },
        lead: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The project's lead. Null if there is none." },
            { type: "null" },
          ],
        },
        leadId: { type: ["string", "null"], description: "The ID of the project's lead. Null if there is none." },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The project's creator." }, { type: "null" }] },
        creatorId: { type: ["string", "null"], description: "The ID of the project's creator." },
        teams: { $ref: "#/$defs/TeamConnection", description: "The teams the project belongs to." },
        teamIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the teams the project belongs to.",
        },
        content: { type: ["string", "null"], description: "The project's full content, in Markdown." },
        contentState: {
          type: ["string", "null"],
          description: "The content as a Yjs document state. Internal to Linear.",
        },
        convertedFromIssue: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The issue the project was converted from. Null if none." },
            { type: "null" },
          ],
        },
        convertedFromIssueId: {
          type: ["string", "null"],
          description: "The ID of the issue the project was converted from.",
        },
        slugId: { type: "string", description: "The short ID used in the project's address." },
        url: { type: "string", description: "The project's address in Linear." },
        color: { type: "string", description: "The project's color in Linear, as a hex string." },
        icon: { type: ["string", "null"], description: "The project's icon or emoji. Null if none is set." },
        health: {
          type: ["string", "null"],
          description: "The health in the latest project update. Null if never reported.",
        },
        healthUpdatedAt: {
          type: ["string", "null"],
          description: "The time the health was last updated. Null if never reported.",
        },
        priority: { type: "number", description: "The priority: 0 for none, then 1 for urgent to 4 for low." },
        prioritySortOrder: { type: "number", description: "The project's position when sorted by priority." },
        sortOrder: { type: "number", description: "The project's position in manually sorted lists." },
        progress: schemasProjectProgress,
        scope: { type: "number", description: "The total estimate points of the project's issues." },
        scopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The total estimate points at the end of each week.",
        },
        completedScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The completed estimate points at the end of each week.",
        },
        inProgressScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The estimate points in progress at the end of each week.",
        },
        issueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of issues at the end of each week.",
        },
        completedIssueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of completed issues at the end of each week.",
        },
        updateRemindersDay: {
          type: ["string", "null"],
          description: "The day of the week to ask for project updates.",
        },
        updateRemindersHour: {
          type: ["number", "null"],
          description: "The hour of the day to ask for project updates.",
        },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID, a UUID." },
        name: { type: "string", description: "The team's name." },
        key: { type: "string", description: "The team's key, the prefix of its issue identifiers." },
        createdAt: schemasProjectCreatedAt,
        updatedAt: schemasProjectUpdatedAt,
        description: { type: ["string", "null"], description: "The team's description. Null if empty." },
        timezone: { type: ["string", "null"], description: "The team's time zone." },
        color: { type: ["string", "null"], description: "The team's color, as a hex string." },
        icon: { type: ["string", "null"], description: "The team's icon. Null if none is set." },
        visibility: { type: "string", description: "The team's visibility: public, private or restricted." },
        private: {
          type: "boolean",
          description: "Whether only members see the team. Deprecated: use visibility instead.",
          deprecated: true,
        },
        inviteHash: { type: "string", description: "The hash used in the team's invite address. Deprecated." },
        parentTeamId: { type: ["string", "null"], description: "The ID of the parent team. Null at the top level." },
        issueCount: { type: "number", description: "The number of issues in the team, archived ones excluded." },
        scimManaged: {
          type: "boolean",
          description: "Whether an identity provider manages the team's members through SCIM.",
        },
        groupIssueHistory: { type: "boolean", description: "Whether recent history entries of an issue are grouped." },
        autoArchivePeriod: {
          type: "number",
          description: "The wait before closed issues are archived automatically, in months.",
        },
        autoClosePeriod: {
          type: ["number", "null"],
          description: "The wait before issues are closed automatically, in months. Null if off.",
        },
        autoCloseStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state given to automatically closed issues.",
        },
        activeCycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The team's current cycle. Null if there is none." },
            { type: "null" },
          ],
        },
        activeCycleId: {
          type: ["string", "null"],
          description: "The ID of the team's current cycle. Null if there is none.",
        },
        upcomingCycleCount: { type: "number", description: "The number of upcoming cycles to create." },
        cyclesEnabled: { type: "boolean", description: "Whether the team uses cycles." },
        cycleCalenderUrl: { type: "string", description: "The address of the iCalendar feed of the team's cycles." },
        cycleStartDay: { type: "number", description: "The day of the week cycles start, from 0 for Sunday." },
        cycleDuration: { type: "number", description: "The length of a cycle, in weeks." },
        cycleCooldownTime: { type: "number", description: "The cooldown after each cycle, in weeks." },
        cycleLockToActive: {
          type: "boolean",
          description: "Whether issues in an active status are added to the current cycle.",
        },
        cycleIssueAutoAssignStarted: {
          type: "boolean",
          description: "Whether started issues are added to the current cycle.",
        },
        cycleIssueAutoAssignCompleted: {
          type: "boolean",
          description: "Whether completed issues are added to the current cycle.",
        },
        defaultIssueEstimate: { type: "number", description: "The estimate given to issues without one." },
        defaultIssueState: {
          anyOf: [
            { $ref: "#/$defs/WorkflowState", description: "The workflow state of issues opened by team members." },
            { type: "null" },
          ],
        },
        defaultIssueStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state of issues opened by team members.",
        },
        issueEstimationType: {
          type: "string",
          description: "The scale used for estimates. notUsed means estimates are off.",
        },
        issueEstimationAllowZero: { type: "boolean", description: "Whether an estimate may be zero." },
        issueEstimationExtended: { type: "boolean", description: "Whether the estimate scale has additional points." },
        markedAsDuplicateWorkflowState: {
          anyOf: [
            {
              $ref: "#/$defs/WorkflowState",
              description: "The workflow state of issues marked as duplicates. Deprecated and no longer used.",
            },
            { type: "null" },
          ],
        },
        markedAsDuplicateWorkflowStateId: {
          type: ["string", "null"],
          description: "The ID of the state of duplicates. Deprecated and no longer used.",
        },
        setIssueSortOrderOnStateChange: {
          type: "string",
          description: "The position an issue moves to after a change of state.",
        },
        triageEnabled: { type: "boolean", description: "Whether issues from outside the team go through triage." },
        triageIssueStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state of issues in triage.",
        },
        requirePriorityToLeaveTriage: {
          type: "boolean",
          description: "Whether an issue needs a priority to leave triage.",
        },
      },
      required: ["id", "name", "key", "createdAt", "updatedAt"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID, a UUID." },
        name: { type: "string", description: "The user's full name." },
        email: { type: "string", description: "The user's email address." },
        displayName: { type: ["string", "null"], description: "The user's nickname, unique within the workspace." },
        active: { type: "boolean", description: "Whether the user's account is active. False if suspended." },
        admin: { type: "boolean", description: "Whether the user has admin rights in the workspace." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        guest: { type: "boolean", description: "Whether the user is a guest, limited to some teams." },
        isMe: { type: "boolean", description: "Whether the user is the one making the request." },
        initials: { type: "string", description: "The user's initials." },
        avatarUrl: { type: ["string", "null"], description: "The address of the user's avatar. Null if none is set." },
        avatarBackgroundColor: {
          type: "string",
          description: "The avatar's background color for users without a picture.",
        },
        url: { type: "string", description: "The address of the user's profile in Linear." },
        timezone: { type: ["string", "null"], description: "The user's time zone." },
        lastSeen: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the user was last online. Null if never seen.",
        },
        createdIssueCount: { type: "number", description: "The number of issues the user has created." },
        teams: { $ref: "#/$defs/TeamConnection", description: "The user's teams." },
        teamIds: { type: "array", items: { type: "string" }, description: "The IDs of the user's teams." },
        inviteHash: { type: "string", description: "The hash used in the user's invite address. Deprecated." },
      },
      required: ["id", "name", "email", "active", "admin", "createdAt", "updatedAt"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID, a UUID." },
        body: { type: "string", description: "The comment's text, in Markdown." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        bodyData: { type: "string", description: "The comment's text as a ProseMirror document. Internal to Linear." },
        editedAt: schemasCommentEditedAt,
        url: { type: "string", description: "The comment's address in Linear." },
        user: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The comment's author. Null for integrations and bots." },
            { type: "null" },
          ],
        },
        userId: {
          type: ["string", "null"],
          description: "The ID of the comment's author. Null for integrations and bots.",
        },
        issue: {
          anyOf: [
            {
              $ref: "#/$defs/CommentedIssue",
              description: "The issue commented on. Null for comments on other objects.",
            },
            { type: "null" },
          ],
        },
        issueId: { type: ["string", "null"], description: "The ID of the issue commented on. Null for other objects." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Reference", description: "The comment replied to. Null at the top of a thread." },
            { type: "null" },
          ],
        },
        parentCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment replied to. Null at the top of a thread.",
        },
        resolvingCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment that resolved the thread. Null if unresolved.",
        },
        resolvingUserId: {
          type: ["string", "null"],
          description: "The ID of the user who resolved the thread. Null if unresolved.",
        },
      },
      required: ["id", "body", "createdAt", "updatedAt"],
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "string", description: "The label's ID, a UUID." },
        name: { type: "string", description: "The label's name." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The label's color, as a hex string." },
        description: { type: ["string", "null"], description: "The label's description. Null if empty." },
        isGroup: { type: "boolean", description: "Whether the label is a group." },
        retiredAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of retirement. Null unless retired.",
        },
        lastAppliedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the label was last applied. Null if never.",
        },
        team: {
          anyOf: [
            { $ref: "#/$defs/TeamReference", description: "The label's team. Null for labels of the workspace." },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The label's group. Null if none." }, { type: "null" }],
        },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The label's creator." }, { type: "null" }] },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    Cycle: {
      type: "object",
      properties: {
        id: { type: "string", description: "The cycle's ID, a UUID." },
        number: { type: "number", description: "The cycle's number, unique within the team." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        name: { type: ["string", "null"], description: "The cycle's custom name. Null if it has none." },
        description: { type: ["string", "null"], description: "The cycle's description. Null if empty." },
        startsAt: { type: "string", format: "date-time", description: "The cycle's start time." },
        endsAt: { type: "string", format: "date-time", description: "The cycle's end time." },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of completion. Null if not yet completed.",
        },
        autoArchivedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of automatic archiving. Null if there was none.",
        },
        progress: schemasProjectProgress,
        isActive: { type: "boolean", description: "Whether the cycle is running." },
        isFuture: { type: "boolean", description: "Whether the cycle is yet to start." },
        isNext: { type: "boolean", description: "Whether the cycle is the team's next one." },
        isPast: { type: "boolean", description: "Whether the cycle is over." },
        isPrevious: { type: "boolean", description: "Whether the cycle is the team's previous one." },
        issueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of issues at the end of each day.",
        },
        completedIssueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of completed issues at the end of each day.",
        },
        scopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The total estimate points at the end of each day.",
        },
        completedScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The completed estimate points at the end of each day.",
        },
        inProgressScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The estimate points in progress at the end of each day.",
        },
        team: { $ref: "#/$defs/TeamReference", description: "The cycle's team." },
      },
      required: ["id", "number", "createdAt", "updatedAt", "startsAt", "endsAt"],
    },
    TeamWorkflowState: {
      type: "object",
      properties: {
        id: { type: "string", description: "The state's ID, a UUID." },
        name: { type: "string", description: "The state's name." },
        type: { type: "string", description: "The state's type, such as `started` or `completed`." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The state's color, as a hex string." },
        description: { type: ["string", "null"], description: "The state's description. Null if empty." },
        position: { type: "number", description: "The state's position in the team's workflow." },
        team: { $ref: "#/$defs/TeamReference", description: "The state's team." },
        inheritedFrom: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The state of the parent team that it follows. Null if none." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "name", "type", "createdAt", "updatedAt"],
    },
    Document: {
      type: "object",
      properties: {
        id: { type: "string", description: "The document's ID, a UUID." },
        title: { type: "string", description: "The document's title." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        slugId: { type: "string", description: "The short ID used in the document's address." },
        url: { type: "string", description: "The document's address in Linear." },
        icon: { type: ["string", "null"], description: "The document's icon. Null if none is set." },
        color: { type: ["string", "null"], description: "The icon's color, as a hex string. Null if none is set." },
        summary: { type: ["string", "null"], description: "A summary of the content. Null if there is none." },
        content: { type: ["string", "null"], description: "The document's content, in Markdown. Null if empty." },
        hiddenAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the document was hidden. Null unless hidden.",
        },
        trashed: { type: ["boolean", "null"], description: "Whether the document is in the trash. Null if not." },
        sortOrder: { type: "number", description: "The document's position in lists." },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The document's creator." }, { type: "null" }] },
        updatedBy: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The last user to update the document." }, { type: "null" }],
        },
        project: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The document's project. Null if none." }, { type: "null" }],
        },
        issue: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The document's issue. Null if none." },
            { type: "null" },
          ],
        },
        team: {
          anyOf: [
            { $ref: "#/$defs/TeamReference", description: "The document's team. Null if none." },
            { type: "null" },
          ],
        },
        cycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The document's cycle. Null if none." },
            { type: "null" },
          ],
        },
        initiative: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The document's initiative. Null if none." }, { type: "null" }],
        },
      },
      required: ["id", "title", "createdAt", "updatedAt"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attachment's ID, a UUID." },
        title: { type: "string", description: "The attachment's title." },
        url: { type: "string", description: "The address that the attachment opens, unique on the issue." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        subtitle: { type: ["string", "null"], description: "The attachment's subtitle. Null if none is set." },
        sourceType: {
          type: ["string", "null"],
          description: "The service of the attachment, such as github, or unknown.",
        },
        metadata: { type: "object", description: "Values of the application that created the attachment, by name." },
        groupBySource: { type: "boolean", description: "Whether Linear groups attachments of the same service." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The attachment's creator. Null for integrations." },
            { type: "null" },
          ],
        },
        issue: { $ref: "#/$defs/IssueReference", description: "The attachment's issue." },
      },
      required: ["id", "title", "url", "createdAt", "updatedAt"],
    },
    IssueRelation: {
      type: "object",
      properties: {
        id: { type: "string", description: "The relation's ID, a UUID." },
        type: { type: "string", description: "The relation's type: blocks, duplicate, related or similar." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        issue: { $ref: "#/$defs/CommentedIssue", description: "The issue that has the relation." },
        relatedIssue: { $ref: "#/$defs/CommentedIssue", description: "The other issue." },
      },
      required: ["id", "type", "createdAt", "updatedAt"],
    },
    ProjectUpdate: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project update's ID, a UUID." },
        body: { type: "string", description: "The update's text, in Markdown." },
        health: { type: "string", description: "The project's health: onTrack, atRisk or offTrack." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        slugId: { type: "string", description: "The short ID used in the update's address." },
        url: { type: "string", description: "The update's address in Linear." },
        editedAt: schemasCommentEditedAt,
        isStale: { type: "boolean", description: "Whether a newer update is due." },
        isDiffHidden: { type: "boolean", description: "Whether the changes of the project are hidden." },
        diffMarkdown: {
          type: ["string", "null"],
          description: "The changes of the project since the last update, in Markdown.",
        },
        commentCount: { type: "integer", description: "The number of comments on the update." },
        user: { $ref: "#/$defs/Person", description: "The update's author." },
        project: { $ref: "#/$defs/Named", description: "The update's project." },
      },
      required: ["id", "body", "health", "createdAt", "updatedAt"],
    },
    Milestone: {
      type: "object",
      properties: {
        id: { type: "string", description: "The milestone's ID, a UUID." },
        name: { type: "string", description: "The milestone's name." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        description: {
          type: ["string", "null"],
          description: "The milestone's description, in Markdown. Null if empty.",
        },
        status: { type: "string", description: "The milestone's status: `unstarted`, `next`, `overdue` or `done`." },
        progress: { type: "number", description: "The share of scope done, from 0 to 1." },
        sortOrder: { type: "number", description: "The milestone's position in the project." },
        targetDate: {
          type: ["string", "null"],
          format: "date",
          description: "The planned target date. Null if not set.",
        },
        project: { $ref: "#/$defs/Named", description: "The milestone's project." },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    ProjectStatus: {
      type: "object",
      properties: {
        id: { type: "string", description: "The status's ID, a UUID." },
        name: { type: "string", description: "The status's name." },
        type: { type: "string", description: "The status's type, such as planned, started or completed." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The status's color, as a hex string." },
        description: { type: ["string", "null"], description: "The status's description. Null if empty." },
        position: { type: "number", description: "The status's position." },
        indefinite: { type: "boolean", description: "Whether projects can stay in the status for any time." },
      },
      required: ["id", "name", "type", "createdAt", "updatedAt"],
    },
  },
} as object as KindModule<Linear>
