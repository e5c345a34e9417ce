// Generated from definitions/linear.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
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
    ],
    as: "not_found",
  },
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
const issuesListParams = {
  type: "object",
  properties: { first: issuesListParamsFirst, after: issuesListParamsAfter },
  additionalProperties: false,
}
const issuesListBodyVariables0 = {
  name: "first",
  value: { template: { text: "{{first}}", parts: [{ name: "first" }] } },
}
const issuesListBodyVariables1 = {
  name: "after",
  value: { template: { text: "{{after}}", parts: [{ name: "after" }] } },
}
const issuesListBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1]
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
const issuesGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const issuesGetBodyVariables = [issuesGetBodyVariables0]
const issuesCreateParamsPriority = {
  type: "integer",
  description: "Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low.",
  enum: [0, 1, 2, 3, 4],
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
const projectsGetParams = {
  type: "object",
  properties: { id: { type: "string", description: "ID of the record, a UUID." } },
  required: ["id"],
  additionalProperties: false,
}
const projectsCreateParamsState = { type: "string", description: "ID of a project status. Sent as `statusId`." }
const projectsCreateBodyVariables0 = {
  name: "name",
  value: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
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
const projectsUpdateParamsId = { type: "string", description: "ID of the record to update, a UUID." }
const commentsListBodyVariables2 = {
  name: "issueId",
  value: { template: { text: "{{issueId}}", parts: [{ name: "issueId" }] } },
}
const commentsCreateBodyVariables1 = {
  name: "body",
  value: { template: { text: "{{body}}", parts: [{ name: "body" }] } },
}
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
export default {
  format: 1,
  kind: "linear",
  id: "deb19faa-9f15-4011-9ba4-7ad7b11a7924",
  title: "Linear",
  category: "issue tracking",
  version: "1.1.1",
  support: "community",
  docs: "https://linear.app/developers/graphql",
  check: "teams.list",
  basis: { version: "GraphQL API", date: "2026-11-20", compared: "the GraphQL schema of Linear" },
  description: "Issues, projects, teams, users and comments of a Linear workspace.",
  baseUrl: { text: "https://api.linear.app", parts: ["https://api.linear.app"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "Personal API key",
      description: "Create one under Settings > Account > Security & access.",
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
          write: "Create and change issues, comments and projects.",
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
      actions: ["list", "get", "create", "update", "search"],
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
      actions: ["list", "get", "create", "update", "search"],
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
      actions: ["list", "get", "create", "update", "search"],
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
  },
  operations: {
    "issues.list": {
      entity: "issues",
      action: "list",
      description:
        "Lists all issues of the workspace's teams, each with its first labels, attachments, relations and " +
        "subscribers.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){issues(first:$first after:$after){nodes{...Issue ...FewLinks}pageInfo{" +
          "hasNextPage endCursor}}}fragment Issue on Issue{id identifier number title description descriptionState " +
          "url branchName createdAt updatedAt startedAt completedAt canceledAt dueDate estimate priority " +
          "priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType integrationSourceType " +
          "customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt addedToProjectAt " +
          "addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}project{id name}" +
          "projectMilestone{id name}cycle{id number}parent{id identifier}}fragment FewLinks on Issue{labels(first:4){" +
          "nodes{id name}}attachments(first:2){nodes{id title url}pageInfo{hasNextPage}}relations(first:2){nodes{id " +
          "type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers(first:2){nodes{id name}pageInfo{" +
          "hasNextPage}}}",
        variables: issuesListBodyVariables,
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
    },
    "issues.get": {
      entity: "issues",
      action: "get",
      description: "Gets an issue with its state, people, project, cycle, labels and up to 50 links of each type.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: { type: "object", properties: { id: issuesGetParamsId }, required: ["id"], additionalProperties: false },
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
    },
    "issues.create": {
      entity: "issues",
      action: "create",
      description: "Creates an issue in a team and returns it in full.",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: { type: "string", description: "ID of the team, as `teams.list` returns it." },
          title: { type: "string", description: "The issue's title, in plain text on one line." },
          description: { type: "string", description: "The issue's description, in Markdown." },
          stateId: {
            type: "string",
            description: "ID of a workflow state of the team. Defaults to the team's default state.",
          },
          priority: issuesCreateParamsPriority,
          projectId: { type: "string", description: "ID of a project that the team is part of." },
        },
        required: ["teamId", "title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($teamId:String!$title:String!$description:String$stateId:String$priority:Int$projectId:String){" +
          "issueCreate(input:{teamId:$teamId title:$title description:$description stateId:$stateId priority:" +
          "$priority projectId:$projectId}){success issue{...Issue ...Links}}}fragment Issue on Issue{id identifier " +
          "number title description descriptionState url branchName createdAt updatedAt startedAt completedAt " +
          "canceledAt dueDate estimate priority priorityLabel prioritySortOrder sortOrder subIssueSortOrder slaType " +
          "integrationSourceType customerTicketCount previousIdentifiers labelIds reactionData addedToCycleAt " +
          "addedToProjectAt addedToTeamAt state{id name type}assignee{id name email}creator{id name}team{id key name}" +
          "project{id name}projectMilestone{id name}cycle{id number}parent{id identifier}}fragment Links on Issue{" +
          "labels{nodes{id name}}attachments{nodes{id title url}pageInfo{hasNextPage}}relations{nodes{id type " +
          "relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{id name}pageInfo{hasNextPage}}}",
        variables: [
          { name: "teamId", value: { template: { text: "{{teamId}}", parts: [{ name: "teamId" }] } } },
          issuesCreateBodyVariables1,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables3,
          issuesCreateBodyVariables4,
          issuesCreateBodyVariables5,
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
    },
    "issues.update": {
      entity: "issues",
      action: "update",
      description: "Updates an issue. Fields that you leave out keep their value.",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: issuesGetParamsId,
          title: { type: "string", description: "The new title." },
          description: { type: "string", description: "The new description, in Markdown. Replaces the current one." },
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
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:String!$title:String$description:String$stateId:String$priority:Int$assigneeId:String" +
          "$projectId:String){issueUpdate(id:$id input:{title:$title description:$description stateId:$stateId " +
          "priority:$priority assigneeId:$assigneeId projectId:$projectId}){success issue{...Issue ...Links}}}" +
          "fragment Issue on Issue{id identifier number title description descriptionState url branchName createdAt " +
          "updatedAt startedAt completedAt canceledAt dueDate estimate priority priorityLabel prioritySortOrder " +
          "sortOrder subIssueSortOrder slaType integrationSourceType customerTicketCount previousIdentifiers " +
          "labelIds reactionData addedToCycleAt addedToProjectAt addedToTeamAt state{id name type}assignee{id name " +
          "email}creator{id name}team{id key name}project{id name}projectMilestone{id name}cycle{id number}parent{id " +
          "identifier}}fragment Links on Issue{labels{nodes{id name}}attachments{nodes{id title url}pageInfo{" +
          "hasNextPage}}relations{nodes{id type relatedIssue{id identifier}}pageInfo{hasNextPage}}subscribers{nodes{" +
          "id name}pageInfo{hasNextPage}}}",
        variables: [
          issuesGetBodyVariables0,
          issuesCreateBodyVariables1,
          issuesCreateBodyVariables2,
          issuesCreateBodyVariables3,
          issuesCreateBodyVariables4,
          { name: "assigneeId", value: { template: { text: "{{assigneeId}}", parts: [{ name: "assigneeId" }] } } },
          issuesCreateBodyVariables5,
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
    },
    "projects.list": {
      entity: "projects",
      action: "list",
      description: "Lists projects with status, lead, dates, progress and their first 20 teams.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){projects(first:$first after:$after){nodes{...Project}pageInfo{hasNextPage " +
          "endCursor}}}fragment Project on Project{id slugId name description content contentState state color icon " +
          "url createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt " +
          "priority prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "status{id name type}lead{id name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){" +
          "nodes{id key name}pageInfo{hasNextPage}}}",
        variables: issuesListBodyVariables,
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
    },
    "projects.get": {
      entity: "projects",
      action: "get",
      description: "Gets a project with its status, lead, dates, progress and first 20 teams.",
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
          "content contentState state color icon url createdAt updatedAt startDate targetDate startedAt completedAt " +
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
    },
    "projects.create": {
      entity: "projects",
      action: "create",
      description: "Creates a project for one or more teams and returns it.",
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
          targetDate: { type: "string", description: "Planned target date, such as `2026-11-20`." },
          leadId: { type: "string", description: "ID of the user who leads the project." },
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
          "$targetDate:TimelessDate$leadId:String){projectCreate(input:{name:$name teamIds:$teamIds description:" +
          "$description statusId:$state startDate:$startDate targetDate:$targetDate leadId:$leadId}){success project{" +
          "...Project}}}fragment Project on Project{id slugId name description content contentState state color icon " +
          "url createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt " +
          "priority prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "status{id name type}lead{id name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){" +
          "nodes{id key name}pageInfo{hasNextPage}}}",
        variables: [
          projectsCreateBodyVariables0,
          { name: "teamIds", value: { template: { text: "{{teamIds}}", parts: [{ name: "teamIds" }] } } },
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables3,
          projectsCreateBodyVariables4,
          projectsCreateBodyVariables5,
          projectsCreateBodyVariables6,
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
    },
    "projects.update": {
      entity: "projects",
      action: "update",
      description: "Updates a project. Fields that you leave out keep their value; `null` clears a date or the lead.",
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
          targetDate: {
            type: ["string", "null"],
            description: "Planned target date, such as `2026-11-20`. Use `null` to clear it.",
          },
          leadId: {
            type: ["string", "null"],
            description: "ID of the user who leads the project. Use `null` to clear it.",
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
          "mutation($id:String!$name:String$description:String$state:String$startDate:TimelessDate" +
          "$targetDate:TimelessDate$leadId:String){projectUpdate(id:$id input:{name:$name description:$description " +
          "statusId:$state startDate:$startDate targetDate:$targetDate leadId:$leadId}){success project{...Project}}}" +
          "fragment Project on Project{id slugId name description content contentState state color icon url " +
          "createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt priority " +
          "prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
          "completedIssueCountHistory completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory " +
          "status{id name type}lead{id name email}creator{id name}convertedFromIssue{id identifier}teams(first:20){" +
          "nodes{id key name}pageInfo{hasNextPage}}}",
        variables: [
          issuesGetBodyVariables0,
          projectsCreateBodyVariables0,
          issuesCreateBodyVariables2,
          projectsCreateBodyVariables3,
          projectsCreateBodyVariables4,
          projectsCreateBodyVariables5,
          projectsCreateBodyVariables6,
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
    },
    "teams.list": {
      entity: "teams",
      action: "list",
      description: "Lists the teams that the credentials can access, with their cycle, triage and estimate settings.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){teams(first:$first after:$after){nodes{...Team}pageInfo{hasNextPage " +
          "endCursor}}}fragment Team on Team{id key name description color icon timezone private createdAt updatedAt " +
          "issueCount scimManaged autoArchivePeriod autoClosePeriod autoCloseStateId groupIssueHistory " +
          "requirePriorityToLeaveTriage setIssueSortOrderOnStateChange triageEnabled cyclesEnabled cycleCalenderUrl " +
          "cycleCooldownTime cycleDuration cycleIssueAutoAssignCompleted cycleIssueAutoAssignStarted " +
          "cycleLockToActive cycleStartDay upcomingCycleCount defaultIssueEstimate issueEstimationAllowZero " +
          "issueEstimationExtended issueEstimationType activeCycle{id number}defaultIssueState{id name type}" +
          "markedAsDuplicateWorkflowState{id name type}}",
        variables: issuesListBodyVariables,
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
    },
    "teams.get": {
      entity: "teams",
      action: "get",
      description: "Gets a team with its key, active cycle, default state and settings.",
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
          "timezone private createdAt updatedAt issueCount scimManaged autoArchivePeriod autoClosePeriod " +
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
    },
    "users.list": {
      entity: "users",
      action: "list",
      description: "Lists the users and applications of the workspace, each with its first 20 teams.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String){users(first:$first after:$after){nodes{...User}pageInfo{hasNextPage " +
          "endCursor}}}fragment User on User{id name displayName email active admin guest isMe initials avatarUrl " +
          "avatarBackgroundColor url timezone lastSeen createdIssueCount createdAt updatedAt teams(first:20){nodes{" +
          "id key name}pageInfo{hasNextPage}}}",
        variables: issuesListBodyVariables,
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
    },
    "users.get": {
      entity: "users",
      action: "get",
      description: "Gets a user or application with name, email address, role and first 20 teams.",
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
    },
    "comments.list": {
      entity: "comments",
      action: "list",
      description: "Lists the comments on an issue. `parent` holds the comment that a reply answers.",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { first: issuesListParamsFirst, after: issuesListParamsAfter, issueId: issuesGetParamsId },
        required: ["issueId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($issueId:String!$first:Int$after:String){issue(id:$issueId){comments(first:$first after:$after){" +
          "nodes{...Comment}pageInfo{hasNextPage endCursor}}}}fragment Comment on Comment{id body bodyData url " +
          "createdAt updatedAt editedAt issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{" +
          "id identifier title}parent{id}}",
        variables: [issuesListBodyVariables0, issuesListBodyVariables1, commentsListBodyVariables2],
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
    },
    "comments.get": {
      entity: "comments",
      action: "get",
      description: "Gets a comment with its author, issue and parent.",
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
    },
    "comments.create": {
      entity: "comments",
      action: "create",
      description: "Creates a comment on an issue as the owner of the credentials.",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: issuesGetParamsId,
          body: { type: "string", description: "Text of the comment, in Markdown." },
        },
        required: ["issueId", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($issueId:String!$body:String!){commentCreate(input:{issueId:$issueId body:$body}){success " +
          "comment{...Comment}}}fragment Comment on Comment{id body bodyData url createdAt updatedAt editedAt " +
          "issueId parentCommentId:parentId resolvingCommentId user{id name email}issue{id identifier title}parent{" +
          "id}}",
        variables: [commentsListBodyVariables2, commentsCreateBodyVariables1],
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
    },
    "comments.update": {
      entity: "comments",
      action: "update",
      description: "Updates the text of a comment.",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: projectsUpdateParamsId,
          body: { type: "string", description: "The new text, in Markdown. Replaces the current text." },
        },
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
          "endCursor}}}fragment Project on Project{id slugId name description content contentState state color icon " +
          "url createdAt updatedAt startDate targetDate startedAt completedAt canceledAt health healthUpdatedAt " +
          "priority prioritySortOrder sortOrder progress scope updateRemindersDay updateRemindersHour " +
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
          "endCursor}}}fragment Team on Team{id key name description color icon timezone private createdAt updatedAt " +
          "issueCount scimManaged autoArchivePeriod autoClosePeriod autoCloseStateId groupIssueHistory " +
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
    },
  },
  schemas: {
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
          description: "The type of the project's state. Deprecated in favor of status.",
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
        progress: {
          type: "number",
          description: "The share of scope done, from 0 to 1. Points in progress count a quarter.",
        },
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
        private: { type: "boolean", description: "Whether the team is private, visible to its members alone." },
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
        editedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the author's last edit. Null if never edited.",
        },
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
  },
} as object as KindModule<Linear>
