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
const entitiesCycles = { key: "id", actions: ["list", "get", "create", "update", "archive"] }
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
const issuesGetParams = {
  type: "object",
  properties: { id: { type: "string" } },
  required: ["id"],
  additionalProperties: false,
}
const issuesGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const issuesGetBodyVariables = [issuesGetBodyVariables0]
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
const projectsListParams = {
  type: "object",
  properties: { first: { type: "integer", default: 50, minimum: 1, maximum: 250 }, after: { type: "string" } },
  additionalProperties: false,
}
const projectsListBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1]
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
const commentsListParams = {
  type: "object",
  properties: {
    first: { type: "integer", default: 50, minimum: 1, maximum: 250 },
    after: { type: "string" },
    issueId: { type: "string" },
  },
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
const labelsListParams = {
  type: "object",
  properties: {
    first: { type: "integer", default: 50, minimum: 1, maximum: 250 },
    after: { type: "string" },
    filter: { type: "object" },
    includeArchived: { type: "boolean" },
  },
  additionalProperties: false,
}
const labelsListBodyVariables = [
  issuesListBodyVariables0,
  issuesListBodyVariables1,
  issuesListBodyVariables2,
  issuesListBodyVariables4,
]
const cyclesCreateBodyVariables1 = {
  name: "startsAt",
  value: { template: { text: "{{startsAt}}", parts: [{ name: "startsAt" }] } },
}
const cyclesCreateBodyVariables2 = {
  name: "endsAt",
  value: { template: { text: "{{endsAt}}", parts: [{ name: "endsAt" }] } },
}
const workflow_statesCreateBodyVariables2 = {
  name: "type",
  value: { template: { text: "{{type}}", parts: [{ name: "type" }] } },
}
const workflow_statesCreateBodyVariables5 = {
  name: "position",
  value: { template: { text: "{{position}}", parts: [{ name: "position" }] } },
}
const workflow_statesCreateRecords = { in: "body", steps: ["data", { only: true }, "workflowState"] }
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
const project_updatesCreateBodyVariables2 = {
  name: "health",
  value: { template: { text: "{{health}}", parts: [{ name: "health" }] } },
}
const project_updatesCreateRecords = { in: "body", steps: ["data", { only: true }, "projectUpdate"] }
const project_milestonesCreateBodyVariables4 = {
  name: "sortOrder",
  value: { template: { text: "{{sortOrder}}", parts: [{ name: "sortOrder" }] } },
}
const project_milestonesCreateRecords = { in: "body", steps: ["data", { only: true }, "projectMilestone"] }
const changesIssuesParams = {
  type: "object",
  properties: {
    first: { type: "integer", default: 50, minimum: 1, maximum: 250 },
    after: { type: "string" },
    since: { type: "string" },
  },
  required: ["since"],
  additionalProperties: false,
}
const changesIssuesBodyVariables = [issuesListBodyVariables0, issuesListBodyVariables1, entitiesIssuesSyncLaterWith0]
export default {
  format: 1,
  kind: "linear",
  id: "deb19faa-9f15-4011-9ba4-7ad7b11a7924",
  title: "Linear",
  version: "2.3.0",
  check: "teams.list",
  baseUrl: { text: "https://api.linear.app", parts: ["https://api.linear.app"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "Personal API key",
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
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "archive", "unarchive", "search"],
      search: {},
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
    },
    projects: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "unarchive", "search"],
      search: {},
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
    },
    teams: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
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
    },
    users: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
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
    },
    comments: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "resolve", "unresolve", "search"],
      search: {},
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
    },
    labels: { key: "id", actions: ["list", "get", "create", "update", "delete", "retire", "restore"] },
    cycles: entitiesCycles,
    workflow_states: entitiesCycles,
    documents: { key: "id", actions: ["list", "get", "create", "update", "delete", "unarchive"] },
    attachments: { key: "id", actions: ["list", "get", "create", "update", "delete", "link_url"] },
    issue_relations: { key: "id", actions: ["list", "get", "create", "delete"] },
    project_updates: { key: "id", actions: ["list", "get", "create", "update", "archive", "unarchive"] },
    project_milestones: { key: "id", actions: ["list", "get", "create", "update", "delete"] },
    project_statuses: { key: "id", actions: ["list", "get"] },
  },
  operations: {
    "issues.list": {
      entity: "issues",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 50, minimum: 1, maximum: 250 },
          after: { type: "string" },
          filter: { type: "object" },
          orderBy: { type: "string", enum: ["createdAt", "updatedAt"] },
          includeArchived: { type: "boolean" },
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "issues.get": {
      entity: "issues",
      action: "get",
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
      scopes: [["read"]],
    },
    "issues.create": {
      entity: "issues",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: { type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          stateId: { type: "string" },
          priority: { type: "integer", enum: [0, 1, 2, 3, 4] },
          projectId: { type: "string" },
          assigneeId: { type: "string" },
          labelIds: { type: "array", items: { type: "string" } },
          estimate: { type: "integer" },
          dueDate: { type: "string" },
          parentId: { type: "string" },
          cycleId: { type: "string" },
          projectMilestoneId: { type: "string" },
          subscriberIds: { type: "array", items: { type: "string" } },
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
      scopes: [["issues:create", "write"]],
    },
    "issues.update": {
      entity: "issues",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          stateId: { type: "string" },
          priority: { type: "integer", enum: [0, 1, 2, 3, 4] },
          assigneeId: { type: ["string", "null"] },
          projectId: { type: ["string", "null"] },
          teamId: { type: "string" },
          labelIds: { type: "array", items: { type: "string" } },
          addedLabelIds: { type: "array", items: { type: "string" } },
          removedLabelIds: { type: "array", items: { type: "string" } },
          estimate: { type: ["integer", "null"] },
          dueDate: { type: ["string", "null"] },
          parentId: { type: ["string", "null"] },
          cycleId: { type: ["string", "null"] },
          projectMilestoneId: { type: ["string", "null"] },
          subscriberIds: { type: "array", items: { type: "string" } },
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
      scopes: [["write"]],
    },
    "issues.delete": {
      entity: "issues",
      action: "delete",
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
      scopes: [["write"]],
    },
    "issues.archive": {
      entity: "issues",
      action: "archive",
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
      scopes: [["write"]],
    },
    "issues.unarchive": {
      entity: "issues",
      action: "unarchive",
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
      scopes: [["write"]],
    },
    "projects.list": {
      entity: "projects",
      action: "list",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "projects.get": {
      entity: "projects",
      action: "get",
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
      scopes: [["read"]],
    },
    "projects.create": {
      entity: "projects",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          teamIds: { type: "array", items: { type: "string" } },
          description: { type: "string" },
          state: { type: "string" },
          startDate: { type: "string" },
          targetDate: { type: "string" },
          leadId: { type: "string" },
          content: { type: "string" },
          priority: { type: "integer", enum: [0, 1, 2, 3, 4] },
          memberIds: { type: "array", items: { type: "string" } },
          icon: { type: "string" },
          color: { type: "string" },
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
      scopes: [["write"]],
    },
    "projects.update": {
      entity: "projects",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          name: { type: "string" },
          description: { type: "string" },
          state: { type: "string" },
          startDate: { type: ["string", "null"] },
          targetDate: { type: ["string", "null"] },
          leadId: { type: ["string", "null"] },
          content: { type: "string" },
          priority: { type: "integer", enum: [0, 1, 2, 3, 4] },
          teamIds: { type: "array", items: { type: "string" } },
          memberIds: { type: "array", items: { type: "string" } },
          icon: { type: "string" },
          color: { type: "string" },
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
      scopes: [["write"]],
    },
    "projects.delete": {
      entity: "projects",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "projects.unarchive": {
      entity: "projects",
      action: "unarchive",
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
      scopes: [["write"]],
    },
    "teams.list": {
      entity: "teams",
      action: "list",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "teams.get": {
      entity: "teams",
      action: "get",
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
      scopes: [["read"]],
    },
    "users.list": {
      entity: "users",
      action: "list",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "users.get": {
      entity: "users",
      action: "get",
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
      scopes: [["read"]],
    },
    "comments.list": {
      entity: "comments",
      action: "list",
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
      scopes: [["read"]],
    },
    "comments.get": {
      entity: "comments",
      action: "get",
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
      scopes: [["read"]],
    },
    "comments.create": {
      entity: "comments",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { issueId: { type: "string" }, body: { type: "string" }, parentId: { type: "string" } },
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
      scopes: [["comments:create", "write"]],
    },
    "comments.update": {
      entity: "comments",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { id: { type: "string" }, body: { type: "string" } },
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
      scopes: [["write"]],
    },
    "comments.delete": {
      entity: "comments",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "comments.resolve": {
      entity: "comments",
      action: "resolve",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { id: { type: "string" }, resolvingCommentId: { type: "string" } },
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
      scopes: [["write"]],
    },
    "comments.unresolve": {
      entity: "comments",
      action: "unresolve",
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
      scopes: [["write"]],
    },
    "labels.list": {
      entity: "labels",
      action: "list",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "labels.get": {
      entity: "labels",
      action: "get",
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
      scopes: [["read"]],
    },
    "labels.create": {
      entity: "labels",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          teamId: { type: "string" },
          color: { type: "string" },
          description: { type: "string" },
          parentId: { type: "string" },
          isGroup: { type: "boolean" },
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
      scopes: [["write"]],
    },
    "labels.update": {
      entity: "labels",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          name: { type: "string" },
          color: { type: "string" },
          description: { type: ["string", "null"] },
          parentId: { type: ["string", "null"] },
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
      scopes: [["write"]],
    },
    "labels.delete": {
      entity: "labels",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "labels.retire": {
      entity: "labels",
      action: "retire",
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
      scopes: [["write"]],
    },
    "labels.restore": {
      entity: "labels",
      action: "restore",
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
      scopes: [["write"]],
    },
    "cycles.list": {
      entity: "cycles",
      action: "list",
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
          "query($first:Int$after:String$filter:CycleFilter$includeArchived:Boolean){cycles(first:$first after:" +
          "$after filter:$filter includeArchived:$includeArchived){nodes{...Cycle}pageInfo{hasNextPage endCursor}}}" +
          "fragment Cycle on Cycle{id number name description startsAt endsAt completedAt createdAt updatedAt " +
          "archivedAt autoArchivedAt progress isActive isFuture isNext isPast isPrevious completedIssueCountHistory " +
          "completedScopeHistory inProgressScopeHistory issueCountHistory scopeHistory team{id key name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "cycles.get": {
      entity: "cycles",
      action: "get",
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
      scopes: [["read"]],
    },
    "cycles.create": {
      entity: "cycles",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: { type: "string" },
          startsAt: { type: "string", format: "date-time" },
          endsAt: { type: "string", format: "date-time" },
          name: { type: "string" },
          description: { type: "string" },
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
      scopes: [["write"]],
    },
    "cycles.update": {
      entity: "cycles",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          startsAt: { type: "string", format: "date-time" },
          endsAt: { type: "string", format: "date-time" },
          completedAt: { type: ["string", "null"], format: "date-time" },
          name: { type: ["string", "null"] },
          description: { type: ["string", "null"] },
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
      scopes: [["write"]],
    },
    "cycles.archive": {
      entity: "cycles",
      action: "archive",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "workflow_states.list": {
      entity: "workflow_states",
      action: "list",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "workflow_states.get": {
      entity: "workflow_states",
      action: "get",
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
      scopes: [["read"]],
    },
    "workflow_states.create": {
      entity: "workflow_states",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          teamId: { type: "string" },
          name: { type: "string" },
          type: { type: "string", enum: ["backlog", "unstarted", "started", "completed", "canceled"] },
          color: { type: "string" },
          description: { type: "string" },
          position: { type: "number" },
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
      scopes: [["write"]],
    },
    "workflow_states.update": {
      entity: "workflow_states",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          name: { type: "string" },
          color: { type: "string" },
          description: { type: "string" },
          position: { type: "number" },
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
      scopes: [["write"]],
    },
    "workflow_states.archive": {
      entity: "workflow_states",
      action: "archive",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "documents.list": {
      entity: "documents",
      action: "list",
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
          "query($first:Int$after:String$filter:DocumentFilter$includeArchived:Boolean){documents(first:$first " +
          "after:$after filter:$filter includeArchived:$includeArchived){nodes{...Document}pageInfo{hasNextPage " +
          "endCursor}}}fragment Document on Document{id slugId title url icon color summary content createdAt " +
          "updatedAt archivedAt hiddenAt trashed sortOrder creator{id name}updatedBy{id name}project{id name}issue{" +
          "id identifier}team{id key name}cycle{id number}initiative{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "documents.get": {
      entity: "documents",
      action: "get",
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
      scopes: [["read"]],
    },
    "documents.create": {
      entity: "documents",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string" },
          content: { type: "string" },
          projectId: { type: "string" },
          issueId: { type: "string" },
          icon: { type: "string" },
          color: { type: "string" },
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
      scopes: [["write"]],
    },
    "documents.update": {
      entity: "documents",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string" },
          content: { type: "string" },
          projectId: { type: "string" },
          icon: { type: "string" },
          color: { type: "string" },
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
      scopes: [["write"]],
    },
    "documents.delete": {
      entity: "documents",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "documents.unarchive": {
      entity: "documents",
      action: "unarchive",
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
      scopes: [["write"]],
    },
    "attachments.list": {
      entity: "attachments",
      action: "list",
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
      scopes: [["read"]],
    },
    "attachments.get": {
      entity: "attachments",
      action: "get",
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
      scopes: [["read"]],
    },
    "attachments.create": {
      entity: "attachments",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: { type: "string" },
          title: { type: "string" },
          url: { type: "string", format: "uri" },
          subtitle: { type: "string" },
          iconUrl: { type: "string", format: "uri" },
          metadata: { type: "object" },
          commentBody: { type: "string" },
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
      scopes: [["issues:create", "write"]],
    },
    "attachments.update": {
      entity: "attachments",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string" },
          subtitle: { type: "string" },
          iconUrl: { type: "string", format: "uri" },
          metadata: { type: "object" },
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
      scopes: [["write"]],
    },
    "attachments.delete": {
      entity: "attachments",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "attachments.link_url": {
      entity: "attachments",
      action: "link_url",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: { issueId: { type: "string" }, url: { type: "string", format: "uri" }, title: { type: "string" } },
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
      scopes: [["write"]],
    },
    "issue_relations.list": {
      entity: "issue_relations",
      action: "list",
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
      scopes: [["read"]],
    },
    "issue_relations.get": {
      entity: "issue_relations",
      action: "get",
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
      scopes: [["read"]],
    },
    "issue_relations.create": {
      entity: "issue_relations",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          issueId: { type: "string" },
          relatedIssueId: { type: "string" },
          type: { type: "string", enum: ["blocks", "duplicate", "related", "similar"] },
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
      scopes: [["write"]],
    },
    "issue_relations.delete": {
      entity: "issue_relations",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "project_updates.list": {
      entity: "project_updates",
      action: "list",
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
          "query($first:Int$after:String$filter:ProjectUpdateFilter$includeArchived:Boolean){projectUpdates(first:" +
          "$first after:$after filter:$filter includeArchived:$includeArchived){nodes{...ProjectUpdate}pageInfo{" +
          "hasNextPage endCursor}}}fragment ProjectUpdate on ProjectUpdate{id slugId url body health createdAt " +
          "updatedAt archivedAt editedAt isStale isDiffHidden diffMarkdown commentCount user{id name email}project{" +
          "id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "project_updates.get": {
      entity: "project_updates",
      action: "get",
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
      scopes: [["read"]],
    },
    "project_updates.create": {
      entity: "project_updates",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          projectId: { type: "string" },
          body: { type: "string" },
          health: { type: "string", enum: ["onTrack", "atRisk", "offTrack"] },
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
      scopes: [["write"]],
    },
    "project_updates.update": {
      entity: "project_updates",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          body: { type: "string" },
          health: { type: "string", enum: ["onTrack", "atRisk", "offTrack"] },
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
      scopes: [["write"]],
    },
    "project_updates.archive": {
      entity: "project_updates",
      action: "archive",
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
      scopes: [["write"]],
    },
    "project_updates.unarchive": {
      entity: "project_updates",
      action: "unarchive",
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
      scopes: [["write"]],
    },
    "project_milestones.list": {
      entity: "project_milestones",
      action: "list",
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
          "query($first:Int$after:String$filter:ProjectMilestoneFilter$includeArchived:Boolean){projectMilestones(" +
          "first:$first after:$after filter:$filter includeArchived:$includeArchived){nodes{...Milestone}pageInfo{" +
          "hasNextPage endCursor}}}fragment Milestone on ProjectMilestone{id name description status progress " +
          "sortOrder targetDate createdAt updatedAt archivedAt project{id name}}",
        variables: labelsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "project_milestones.get": {
      entity: "project_milestones",
      action: "get",
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
      scopes: [["read"]],
    },
    "project_milestones.create": {
      entity: "project_milestones",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          projectId: { type: "string" },
          name: { type: "string" },
          description: { type: "string" },
          targetDate: { type: "string" },
          sortOrder: { type: "number" },
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
      scopes: [["write"]],
    },
    "project_milestones.update": {
      entity: "project_milestones",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          name: { type: "string" },
          description: { type: "string" },
          targetDate: { type: ["string", "null"] },
          sortOrder: { type: "number" },
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
      scopes: [["write"]],
    },
    "project_milestones.delete": {
      entity: "project_milestones",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: issuesGetParams,
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
      scopes: [["write"]],
    },
    "project_statuses.list": {
      entity: "project_statuses",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 50, minimum: 1, maximum: 250 },
          after: { type: "string" },
          includeArchived: { type: "boolean" },
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      scopes: [["read"]],
    },
    "project_statuses.get": {
      entity: "project_statuses",
      action: "get",
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
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
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: issuesListMeta,
      pagination: issuesListPagination,
      errors: issuesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
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
      scopes: [["read"]],
    },
  },
  webhooks: {
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
  },
  schemas: {
    Issue: {
      properties: {
        id: {},
        title: {},
        createdAt: {},
        updatedAt: {},
        identifier: {},
        number: {},
        url: {},
        branchName: {},
        description: {},
        descriptionState: {},
        state: {},
        stateId: {},
        priority: {},
        priorityLabel: {},
        prioritySortOrder: {},
        sortOrder: {},
        subIssueSortOrder: {},
        estimate: {},
        dueDate: {},
        startedAt: {},
        completedAt: {},
        canceledAt: {},
        addedToCycleAt: {},
        addedToProjectAt: {},
        addedToTeamAt: {},
        assignee: {},
        assigneeId: {},
        creator: {},
        creatorId: {},
        subscribers: {},
        subscriberIds: {},
        team: {},
        teamId: {},
        project: {},
        projectId: {},
        projectMilestone: {},
        milestoneId: {},
        cycle: {},
        cycleId: {},
        parent: {},
        parentId: {},
        labels: {},
        labelIds: {},
        relations: {},
        relationIds: {},
        attachments: {},
        attachmentIds: {},
        reactionData: {},
        previousIdentifiers: {},
        customerTicketCount: {},
        integrationSourceType: {},
        slaType: {},
        sourceCommentId: {},
      },
    },
    Project: {
      properties: {
        id: {},
        name: {},
        createdAt: {},
        updatedAt: {},
        description: {},
        state: {},
        status: {},
        statusId: {},
        startDate: {},
        targetDate: {},
        startedAt: {},
        completedAt: {},
        canceledAt: {},
        lead: {},
        leadId: {},
        creator: {},
        creatorId: {},
        teams: {},
        teamIds: {},
        content: {},
        contentState: {},
        convertedFromIssue: {},
        convertedFromIssueId: {},
        slugId: {},
        url: {},
        color: {},
        icon: {},
        health: {},
        healthUpdatedAt: {},
        priority: {},
        prioritySortOrder: {},
        sortOrder: {},
        progress: {},
        scope: {},
        scopeHistory: {},
        completedScopeHistory: {},
        inProgressScopeHistory: {},
        issueCountHistory: {},
        completedIssueCountHistory: {},
        updateRemindersDay: {},
        updateRemindersHour: {},
      },
    },
    Team: {
      properties: {
        id: {},
        name: {},
        key: {},
        createdAt: {},
        updatedAt: {},
        description: {},
        timezone: {},
        color: {},
        icon: {},
        visibility: {},
        private: {},
        inviteHash: {},
        parentTeamId: {},
        issueCount: {},
        scimManaged: {},
        groupIssueHistory: {},
        autoArchivePeriod: {},
        autoClosePeriod: {},
        autoCloseStateId: {},
        activeCycle: {},
        activeCycleId: {},
        upcomingCycleCount: {},
        cyclesEnabled: {},
        cycleCalenderUrl: {},
        cycleStartDay: {},
        cycleDuration: {},
        cycleCooldownTime: {},
        cycleLockToActive: {},
        cycleIssueAutoAssignStarted: {},
        cycleIssueAutoAssignCompleted: {},
        defaultIssueEstimate: {},
        defaultIssueState: {},
        defaultIssueStateId: {},
        issueEstimationType: {},
        issueEstimationAllowZero: {},
        issueEstimationExtended: {},
        markedAsDuplicateWorkflowState: {},
        markedAsDuplicateWorkflowStateId: {},
        setIssueSortOrderOnStateChange: {},
        triageEnabled: {},
        triageIssueStateId: {},
        requirePriorityToLeaveTriage: {},
      },
    },
    User: {
      properties: {
        id: {},
        name: {},
        email: {},
        displayName: {},
        active: {},
        admin: {},
        createdAt: {},
        updatedAt: {},
        guest: {},
        isMe: {},
        initials: {},
        avatarUrl: {},
        avatarBackgroundColor: {},
        url: {},
        timezone: {},
        lastSeen: {},
        createdIssueCount: {},
        teams: {},
        teamIds: {},
        inviteHash: {},
      },
    },
    Comment: {
      properties: {
        id: {},
        body: {},
        createdAt: {},
        updatedAt: {},
        bodyData: {},
        editedAt: {},
        url: {},
        user: {},
        userId: {},
        issue: {},
        issueId: {},
        parent: {},
        parentCommentId: {},
        resolvingCommentId: {},
        resolvingUserId: {},
      },
    },
    Label: {
      properties: {
        id: {},
        name: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        color: {},
        description: {},
        isGroup: {},
        retiredAt: {},
        lastAppliedAt: {},
        team: {},
        parent: {},
        creator: {},
      },
    },
    Cycle: {
      properties: {
        id: {},
        number: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        name: {},
        description: {},
        startsAt: {},
        endsAt: {},
        completedAt: {},
        autoArchivedAt: {},
        progress: {},
        isActive: {},
        isFuture: {},
        isNext: {},
        isPast: {},
        isPrevious: {},
        issueCountHistory: {},
        completedIssueCountHistory: {},
        scopeHistory: {},
        completedScopeHistory: {},
        inProgressScopeHistory: {},
        team: {},
      },
    },
    TeamWorkflowState: {
      properties: {
        id: {},
        name: {},
        type: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        color: {},
        description: {},
        position: {},
        team: {},
        inheritedFrom: {},
      },
    },
    Document: {
      properties: {
        id: {},
        title: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        slugId: {},
        url: {},
        icon: {},
        color: {},
        summary: {},
        content: {},
        hiddenAt: {},
        trashed: {},
        sortOrder: {},
        creator: {},
        updatedBy: {},
        project: {},
        issue: {},
        team: {},
        cycle: {},
        initiative: {},
      },
    },
    Attachment: {
      properties: {
        id: {},
        title: {},
        url: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        subtitle: {},
        sourceType: {},
        metadata: {},
        groupBySource: {},
        creator: {},
        issue: {},
      },
    },
    IssueRelation: {
      properties: { id: {}, type: {}, createdAt: {}, updatedAt: {}, archivedAt: {}, issue: {}, relatedIssue: {} },
    },
    ProjectUpdate: {
      properties: {
        id: {},
        body: {},
        health: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        slugId: {},
        url: {},
        editedAt: {},
        isStale: {},
        isDiffHidden: {},
        diffMarkdown: {},
        commentCount: {},
        user: {},
        project: {},
      },
    },
    Milestone: {
      properties: {
        id: {},
        name: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        description: {},
        status: {},
        progress: {},
        sortOrder: {},
        targetDate: {},
        project: {},
      },
    },
    ProjectStatus: {
      properties: {
        id: {},
        name: {},
        type: {},
        createdAt: {},
        updatedAt: {},
        archivedAt: {},
        color: {},
        description: {},
        position: {},
        indefinite: {},
      },
    },
  },
} as object as KindModule<Linear>
