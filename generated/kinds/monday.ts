// Generated from definitions/monday.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { Monday } from '../types/monday.ts'

const _config = { type: "object", properties: {}, additionalProperties: false }
const requestHeaders = [{ name: "api-version", value: { template: { text: "2026-10", parts: ["2026-10"] } } }]
const requestErrors = {
  message: [
    { in: "body", steps: ["errors", 0, "message"] },
    { in: "body", steps: ["error_message"] },
    { in: "body", steps: ["errors", 0] },
  ],
  code: [{ in: "body", steps: ["errors", 0, "extensions", "code"] }, { in: "body", steps: ["error_code"] }],
  requestId: [
    { in: "body", steps: ["extensions", "request_id"] },
    { in: "body", steps: ["errors", 0, "extensions", "request_id"] },
  ],
  rules: [
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: [
        "ComplexityException",
        "COMPLEXITY_BUDGET_EXHAUSTED",
        "DAILY_LIMIT_EXCEEDED",
        "FIELD_LIMIT_EXCEEDED",
        "IP_RATE_LIMIT_EXCEEDED",
        "maxConcurrencyExceeded",
      ],
      as: "rate_limited",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["REQUEST_MAX_COMPLEXITY_EXCEEDED"],
      as: "too_much_data",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["CursorExpiredError"],
      as: "cursor_expired",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["missingRequiredPermissions"],
      as: "scope_missing",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["UserUnauthorizedException", "USER_UNAUTHORIZED", "USER_ACCESS_DENIED"],
      as: "forbidden",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["ResourceNotFoundException"],
      as: "not_found",
    },
    {
      at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
      is: ["INTERNAL_SERVER_ERROR"],
      as: "unavailable",
    },
  ],
}
const requestRetry = { max: 3, after: [{ in: "header", name: "retry-after" }], waitMs: 30000 }
const entitiesItemsOwnFieldsListWith0 = {
  name: "board_id",
  value: { template: { text: "{{board_id}}", parts: [{ name: "board_id" }] } },
}
const entitiesItemsOwnFieldsListWith = [entitiesItemsOwnFieldsListWith0]
const entitiesTagsSearch = { id: { type: "string" }, name: { type: "string" }, color: { type: "string" } }
const usersListParamsIds = {
  type: "array",
  items: { type: "string" },
  description: "Filters by user ID.",
  maxItems: 100,
  examples: [["1234567890"]],
}
const usersListParamsPage = {
  type: "integer",
  description: "Page number, starting at 1. Defaults to 1.",
  default: 1,
  minimum: 1,
}
const usersListBodyVariables0 = { name: "ids", value: { template: { text: "{{ids}}", parts: [{ name: "ids" }] } } }
const usersListBodyVariables1 = { name: "name", value: { template: { text: "{{name}}", parts: [{ name: "name" }] } } }
const usersListBodyVariables3 = { name: "kind", value: { template: { text: "{{kind}}", parts: [{ name: "kind" }] } } }
const usersListBodyVariables6 = {
  name: "limit",
  value: { template: { text: "{{limit}}", parts: [{ name: "limit" }] } },
}
const usersListBodyVariables7 = { name: "page", value: { template: { text: "{{page}}", parts: [{ name: "page" }] } } }
const usersGetParamsId = {
  type: "string",
  description: "ID of the record, as its list returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const usersGetParams = {
  type: "object",
  properties: { id: usersGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const usersGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const usersGetBodyVariables = [usersGetBodyVariables0]
const teamsListBodyVariables = [usersListBodyVariables0]
const team_membersCreateParamsTeam_id = {
  type: "string",
  description: "ID of the team, as `teams.list` returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const team_membersCreateBodyVariables1 = {
  name: "user_ids",
  value: { template: { text: "{{user_ids}}", parts: [{ name: "user_ids" }] } },
}
const team_membersCreateBodyVariables = [
  { name: "team_id", value: { template: { text: "{{team_id}}", parts: [{ name: "team_id" }] } } },
  team_membersCreateBodyVariables1,
]
const workspacesListParamsIds = {
  type: "array",
  items: { type: "string" },
  description: "Filters by workspace ID.",
  maxItems: 100,
  examples: [["1234567890"]],
}
const workspacesListParamsState = {
  type: "string",
  description: "Filters by state. Defaults to `active`.",
  enum: ["active", "all", "archived", "deleted"],
}
const workspacesListParamsLimit = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Defaults to 25.",
  default: 25,
  minimum: 1,
  maximum: 100,
}
const workspacesListBodyVariables3 = {
  name: "state",
  value: { template: { text: "{{state}}", parts: [{ name: "state" }] } },
}
const workspacesListBodyVariables4 = {
  name: "order_by",
  value: { template: { text: "{{order_by}}", parts: [{ name: "order_by" }] } },
}
const workspacesCreateParamsKind = {
  type: "string",
  description: "Kind of the workspace: `open` to the whole account, or `closed`.",
  enum: ["open", "closed"],
}
const workspacesCreateBodyVariables2 = {
  name: "description",
  value: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
}
const foldersListBodyVariables1 = {
  name: "workspace_ids",
  value: { template: { text: "{{workspace_ids}}", parts: [{ name: "workspace_ids" }] } },
}
const foldersCreateParamsWorkspace_id = {
  type: "string",
  description: "ID of the workspace. Defaults to the main workspace.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const foldersCreateParamsColor = {
  type: "string",
  description: "Color of the folder from the monday.com palette. `NULL` removes the color.",
  enum: [
    "DONE_GREEN",
    "BRIGHT_GREEN",
    "WORKING_ORANGE",
    "DARK_ORANGE",
    "SUNSET",
    "STUCK_RED",
    "DARK_RED",
    "SOFIA_PINK",
    "LIPSTICK",
    "PURPLE",
    "DARK_PURPLE",
    "INDIGO",
    "BRIGHT_BLUE",
    "AQUAMARINE",
    "CHILI_BLUE",
    "NULL",
  ],
}
const foldersCreateBodyVariables1 = {
  name: "workspace_id",
  value: { template: { text: "{{workspace_id}}", parts: [{ name: "workspace_id" }] } },
}
const foldersCreateBodyVariables2 = {
  name: "parent_folder_id",
  value: { template: { text: "{{parent_folder_id}}", parts: [{ name: "parent_folder_id" }] } },
}
const foldersCreateBodyVariables3 = {
  name: "color",
  value: { template: { text: "{{color}}", parts: [{ name: "color" }] } },
}
const boardsListParamsIds = {
  type: "array",
  items: { type: "string" },
  description: "Filters by board ID.",
  maxItems: 100,
  examples: [["1234567890"]],
}
const boardsListParamsOrder_by = {
  type: "string",
  description: "Sort field, latest first.",
  enum: ["created_at", "used_at"],
}
const boardsListBodyVariables2 = {
  name: "board_kind",
  value: { template: { text: "{{board_kind}}", parts: [{ name: "board_kind" }] } },
}
const boardsCreateParamsFolder_id = {
  type: "string",
  description: "ID of the folder, as `folders.list` returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const boardsCreateBodyVariables0 = {
  name: "board_name",
  value: { template: { text: "{{board_name}}", parts: [{ name: "board_name" }] } },
}
const boardsCreateBodyVariables4 = {
  name: "folder_id",
  value: { template: { text: "{{folder_id}}", parts: [{ name: "folder_id" }] } },
}
const boardsUpdateBodyVariables2 = {
  name: "new_value",
  value: { template: { text: "{{new_value}}", parts: [{ name: "new_value" }] } },
}
const boardsArchiveParamsBoard_id = {
  type: "string",
  description: "ID of the board, as `boards.list` returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const board_membersCreateBodyVariables1 = {
  name: "user_id",
  value: { template: { text: "{{user_id}}", parts: [{ name: "user_id" }] } },
}
const groupsListParamsIds = { type: "array", items: { type: "string" }, description: "Filters by group ID." }
const groupsCreateParamsPosition_relative_method = {
  type: "string",
  description: "Whether to place the record before or after `relative_to`.",
  enum: ["before_at", "after_at"],
}
const groupsCreateNeeds = [{ when: "position_relative_method", params: ["relative_to"] }]
const groupsCreateBodyVariables3 = {
  name: "relative_to",
  value: { template: { text: "{{relative_to}}", parts: [{ name: "relative_to" }] } },
}
const groupsCreateBodyVariables4 = {
  name: "position_relative_method",
  value: { template: { text: "{{position_relative_method}}", parts: [{ name: "position_relative_method" }] } },
}
const groupsUpdateParamsId = {
  type: "string",
  description: "ID of the group, as `groups.list` returns it.",
  examples: ["topics"],
}
const groupsDeleteBodyVariables = [entitiesItemsOwnFieldsListWith0, usersGetBodyVariables0]
const columnsListParamsIds = { type: "array", items: { type: "string" }, description: "Filters by column ID." }
const columnsListParamsTypesItems = {
  type: "string",
  description: "Type of the column, such as `status`, `date` or `people`.",
  enum: [
    "auto_number",
    "board_relation",
    "button",
    "checkbox",
    "color_picker",
    "country",
    "creation_log",
    "date",
    "dependency",
    "doc",
    "dropdown",
    "email",
    "file",
    "formula",
    "hour",
    "item_id",
    "last_updated",
    "link",
    "location",
    "long_text",
    "mirror",
    "numbers",
    "people",
    "phone",
    "progress",
    "rating",
    "status",
    "tags",
    "team",
    "text",
    "timeline",
    "time_tracking",
    "vote",
    "week",
    "world_clock",
  ],
}
const columnsUpdateParamsId = {
  type: "string",
  description: "ID of the column, as `columns.list` returns it.",
  examples: ["status"],
}
const itemsListParamsQuery_paramsRulesItems = {
  column_id: {
    type: "string",
    description: "ID of the column. Every board has `name`, `group`, `__last_updated__` and `__creation_log__`.",
  },
  compare_value: {
    description: "Value or values to compare with. For status and dropdown columns, the label numbers.",
  },
  operator: {
    type: "string",
    description: "Comparison operator. Defaults to `any_of`.",
    enum: [
      "any_of",
      "not_any_of",
      "is_empty",
      "is_not_empty",
      "greater_than",
      "greater_than_or_equals",
      "lower_than",
      "lower_than_or_equal",
      "between",
      "not_contains_text",
      "contains_text",
      "contains_terms",
      "starts_with",
      "ends_with",
      "within_the_next",
      "within_the_last",
    ],
  },
  compare_attribute: {
    type: "string",
    description: "Attribute of the column to compare, such as `UPDATED_AT` for `__last_updated__`.",
  },
}
const itemsListParamsQuery_paramsOperator = {
  type: "string",
  description: "Whether items have to match all rules (`and`) or any rule (`or`). Defaults to `and`.",
  enum: ["and", "or"],
}
const itemsListParamsQuery_paramsOrder_byItems = {
  column_id: { type: "string", description: "ID of the column to sort by." },
  direction: { type: "string", description: "Sort direction. Defaults to `asc`.", enum: ["asc", "desc"] },
}
const itemsListParamsQuery_paramsIds = {
  type: "array",
  items: { type: "string" },
  description: "Filters by item ID, up to 100 IDs.",
  maxItems: 100,
}
const itemsListParamsCursor = { type: "string", description: "Cursor from the previous page, valid for an hour." }
const itemsListMetaCursor = { in: "body", steps: ["data", "boards", 0, "items_page", "cursor"] }
const itemsCreateParamsColumn_values = {
  type: "object",
  description:
    "Column values by column ID, as strings or objects in the format of the column type. `null` clears a value.",
  examples: [{ status: { label: "Done" }, date4: { date: "2026-11-30" }, text: "Ready" }],
}
const itemsCreateParamsCreate_labels_if_missing = {
  type: "boolean",
  description: "Whether to create missing labels of status and dropdown columns.",
}
const itemsCreateBodyVariables1 = {
  name: "item_name",
  value: { template: { text: "{{item_name}}", parts: [{ name: "item_name" }] } },
}
const itemsCreateBodyVariables2 = {
  name: "group_id",
  value: { template: { text: "{{group_id}}", parts: [{ name: "group_id" }] } },
}
const itemsCreateBodyVariables3 = {
  name: "column_values",
  value: { template: { text: "{{json column_values}}", parts: [{ name: "column_values", helper: "json" }] } },
}
const itemsCreateBodyVariables4 = {
  name: "create_labels_if_missing",
  value: { template: { text: "{{create_labels_if_missing}}", parts: [{ name: "create_labels_if_missing" }] } },
}
const itemsApi_searchBodyVariables1 = {
  name: "board_ids",
  value: { template: { text: "{{board_ids}}", parts: [{ name: "board_ids" }] } },
}
const itemsArchiveParamsItem_id = {
  type: "string",
  description: "ID of the item, as `items.list` returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const itemsArchiveParams = {
  type: "object",
  properties: { item_id: itemsArchiveParamsItem_id },
  required: ["item_id"],
  additionalProperties: false,
}
const itemsArchiveBodyVariables0 = {
  name: "item_id",
  value: { template: { text: "{{item_id}}", parts: [{ name: "item_id" }] } },
}
const itemsArchiveBodyVariables = [itemsArchiveBodyVariables0]
const updatesCreateParamsBody = { type: "string", description: "Text, as HTML or plain text.", minLength: 1 }
const updatesCreateParamsMentions_listItems = {
  id: { type: "string", description: "ID of the mentioned user, team, board or item." },
  type: {
    type: "string",
    description: "Type of the mention. `Project` is an item.",
    enum: ["User", "Team", "Board", "Project"],
  },
}
const updatesCreateParamsMentions_list = {
  type: "array",
  items: {
    type: "object",
    properties: updatesCreateParamsMentions_listItems,
    required: ["id", "type"],
    additionalProperties: false,
  },
  description: "Users, teams, boards or items that the text mentions.",
  examples: [[{ id: "1234567890", type: "User" }]],
}
const updatesCreateBodyVariables1 = {
  name: "body",
  value: { template: { text: "{{body}}", parts: [{ name: "body" }] } },
}
const updatesCreateBodyVariables2 = {
  name: "mentions_list",
  value: { template: { text: "{{mentions_list}}", parts: [{ name: "mentions_list" }] } },
}
const repliesCreateParamsUpdate_id = {
  type: "string",
  description: "ID of the update, as `updates.list` returns it.",
  pattern: "^[0-9]+$",
  examples: ["1234567890"],
}
const repliesCreateBodyVariables0 = {
  name: "update_id",
  value: { template: { text: "{{update_id}}", parts: [{ name: "update_id" }] } },
}
const schemasItemAssetsItems = { anyOf: [{ $ref: "#/$defs/FileReference" }, { type: "null" }] }
export default {
  format: 1,
  kind: "monday",
  id: "8b1d4f62-37ac-4e59-9c0d-52f6e7a3b914",
  title: "monday.com",
  category: "project management",
  version: "4.1.0",
  support: "community",
  docs: "https://developer.monday.com/api-reference/reference/about-the-api-reference",
  check: "me.get",
  basis: {
    version: "GraphQL API 2026-10",
    date: "2026-11-22",
    compared: "the GraphQL schema of monday.com for 2026-10, as in its MCP server of 2026-07-23",
    recorded: {
      read: 43,
      valid: 43,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/monday/tests",
    },
    missing:
      "Blocks of docs, dashboards and their widgets, forms, automations, webhooks, custom activities, the " +
      "administration of users, and files of docs.",
  },
  sunset: {
    version: "2026-10",
    date: "none",
    docs: "https://developer.monday.com/api-reference/docs/api-versioning",
    read: "2026-11-29",
  },
  description:
    "Boards, groups, columns, items, subitems, updates, files, users, teams, workspaces and docs of a monday.com " +
    "account.",
  baseUrl: { text: "https://api.monday.com", parts: ["https://api.monday.com"] },
  config: _config,
  auth: {
    api_token: {
      type: "static",
      title: "Personal API token",
      description:
        "Copy your token under your profile picture > Developers > API token > Show. The token has the same access " +
        "as you.",
      credentials: {
        type: "object",
        properties: { api_token: { type: "string" } },
        required: ["api_token"],
        additionalProperties: false,
      },
      send: {
        headers: [
          { name: "Authorization", value: { template: { text: "{{api_token}}", parts: [{ name: "api_token" }] } } },
        ],
        query: [],
      },
    },
    oauth: {
      type: "oauth2",
      title: "OAuth",
      description:
        "An administrator of the account installs the app first. The app needs the new OAuth flow turned on.",
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
        url: {
          text: "https://auth.monday.com/oauth_ms/oauth/token",
          parts: ["https://auth.monday.com/oauth_ms/oauth/token"],
        },
        method: "POST",
        params: [],
        headers: [],
        body: "json",
        clientAuth: "body",
        scopes: [
          "me:read",
          "account:read",
          "users:read",
          "teams:read",
          "teams:write",
          "boards:read",
          "boards:write",
          "updates:read",
          "updates:write",
          "assets:read",
          "tags:read",
          "workspaces:read",
          "workspaces:write",
          "docs:read",
          "docs:write",
          "notifications:write",
        ],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: true,
      },
      authorize: {
        url: { text: "https://auth.monday.com/oauth2/authorize", parts: ["https://auth.monday.com/oauth2/authorize"] },
        params: [],
        pkce: true,
        scopeWords: {
          "me:read": "See your profile.",
          "account:read": "See general information about the account.",
          "users:read": "See the profiles of the account's people.",
          "teams:read": "See the account's teams.",
          "teams:write": "Make and change teams.",
          "boards:read": "See your boards and their items.",
          "boards:write": "Make, change and delete boards and items.",
          "updates:read": "See updates and replies.",
          "updates:write": "Write updates and replies in your name.",
          "assets:read": "See and download files.",
          "tags:read": "See the account's tags.",
          "workspaces:read": "See your workspaces.",
          "workspaces:write": "Make, change and delete workspaces.",
          "docs:read": "See your docs.",
          "docs:write": "Make and delete docs.",
          "notifications:write": "Send notifications in your name.",
        },
      },
    },
  },
  request: {
    query: [],
    headers: requestHeaders,
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: requestRetry,
    rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
    timeoutMs: 60000,
  },
  entities: {
    me: { description: "The authenticated user.", key: "id", actions: ["get"], refs: {} },
    account: { description: "The monday.com account of the credentials.", key: "id", actions: ["get"], refs: {} },
    users: {
      description: "A user of the account.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        title: { type: "string" },
        kind: { type: "string" },
        status: { type: "string" },
        location: { type: "string" },
        country_code: { type: "string" },
        time_zone_identifier: { type: "string" },
        created_at: { type: "timestamp" },
        is_deleted: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["email"], ["title"], ["location"]] },
      sync: { from: "users.list", with: [{ name: "limit", value: { constant: 1000 } }], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    teams: {
      description: "A team of users.",
      key: "id",
      actions: ["list", "get", "create", "delete", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        picture_url: { type: "string" },
        is_guest: { type: "boolean" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      sync: { from: "teams.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    team_members: {
      description: "The membership of users in a team.",
      key: "id",
      actions: ["create", "delete"],
      refs: {},
    },
    workspaces: {
      description: "A workspace, which contains boards, dashboards and docs.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        kind: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        created_at: { type: "timestamp" },
        is_default_workspace: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      sync: {
        from: "workspaces.list",
        with: [
          { name: "limit", value: { constant: 100 } },
          { name: "state", value: { template: { text: "all", parts: ["all"] } } },
        ],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    folders: {
      description: "A folder of a workspace.",
      key: "id",
      actions: ["list", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        color: { type: "string" },
        created_at: { type: "timestamp" },
        owner_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      sync: { from: "folders.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    boards: {
      description: "A board: a table of items in groups, with columns.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "archive", "duplicate", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        board_kind: { type: "string" },
        type: { type: "string" },
        items_count: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        workspace_id: { type: "string" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      sync: { from: "boards.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: { workspace_id: "workspaces.id" },
    },
    board_members: {
      description: "The subscribers and owners of a board.",
      key: "id",
      actions: ["create", "delete"],
      refs: {},
    },
    groups: {
      description: "A group: a colored section of a board.",
      key: "id",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    columns: {
      description: "A column of a board. Its ID identifies the column in the values of items.",
      key: "id",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    items: {
      description: "An item: a row of a board, with a value for each column.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "api_search", "archive", "move", "duplicate", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        url: { type: "string" },
        email: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        creator_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email"]] },
      sync: {
        from: "items.list",
        with: [{ name: "limit", value: { constant: 100 } }],
        each: { board_id: "boards.id" },
        lookbackSeconds: 0,
        later: {
          from: "items.list",
          field: "updated_at",
          with: [
            { name: "limit", value: { constant: 100 } },
            {
              name: "query_params",
              value: {
                map: {
                  rules: {
                    list: [
                      {
                        map: {
                          column_id: { template: { text: "__last_updated__", parts: ["__last_updated__"] } },
                          compare_value: {
                            list: [
                              { template: { text: "EXACT", parts: ["EXACT"] } },
                              { template: { text: "{{date since}}", parts: [{ name: "since", helper: "date" }] } },
                            ],
                          },
                          compare_attribute: { template: { text: "UPDATED_AT", parts: ["UPDATED_AT"] } },
                          operator: { template: { text: "greater_than_or_equals", parts: ["greater_than_or_equals"] } },
                        },
                      },
                    ],
                  },
                },
              },
            },
          ],
          each: { board_id: "boards.id" },
          lookbackSeconds: 0,
        },
      },
      ownFields: {
        list: {
          from: "columns.list",
          with: entitiesItemsOwnFieldsListWith,
          params: ["board_id"],
          each: { param: "board_id", entity: "boards", field: "id" },
          name: [{ in: "body", steps: ["id"] }],
          label: { in: "body", steps: ["title"] },
          type: {
            at: { in: "body", steps: ["type"] },
            values: {
              name: "string",
              text: "string",
              long_text: "string",
              email: "string",
              phone: "string",
              link: "string",
              country: "string",
              hour: "string",
              week: "string",
              people: "string",
              location: "string",
              numbers: "number",
              rating: "number",
              auto_number: "number",
              checkbox: "boolean",
              date: "date",
              creation_log: "datetime",
              last_updated: "datetime",
              status: "enum",
              dropdown: "enum[]",
            },
          },
          options: {
            at: { in: "body", steps: ["settings", "labels"] },
            value: {
              in: "first",
              of: [{ in: "body", steps: ["label"] }, { in: "body", steps: ["name"] }, { in: "body", steps: [] }],
            },
          },
          writable: {
            at: { in: "body", steps: ["type"] },
            is: [
              "name",
              "text",
              "long_text",
              "email",
              "phone",
              "link",
              "country",
              "hour",
              "week",
              "people",
              "location",
              "numbers",
              "rating",
              "checkbox",
              "date",
              "status",
              "dropdown",
              "timeline",
              "tags",
              "team",
              "world_clock",
              "board_relation",
              "dependency",
            ],
          },
          forms: {
            status: { label: "{{value}}" },
            dropdown: { labels: ["{{value}}"] },
            date: { date: "{{value}}" },
            people: { personsAndTeams: [{ id: "{{value}}", kind: "person" }] },
            checkbox: { checked: "{{text value}}" },
            numbers: "{{text value}}",
          },
        },
        at: ["column_values"],
        key: [{ in: "body", steps: ["id"] }],
        value: { in: "first", of: [{ in: "body", steps: ["text"] }, { in: "body", steps: ["display_value"] }] },
        write: { param: "column_values" },
      },
      refs: { creator_id: "users.id" },
    },
    subitems: { description: "A subitem of an item.", key: "id", actions: ["list", "create"], refs: {} },
    updates: {
      description: "An update: a comment on an item, with its replies.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        body: { type: "string" },
        text_body: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        item_id: { type: "string" },
        creator_id: { type: "string" },
      },
      hit: { title: [["text_body"]], text: [] },
      sync: { from: "updates.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: { item_id: "items.id", creator_id: "users.id" },
    },
    item_updates: { description: "An update of an item.", key: "id", actions: ["list"], refs: {} },
    replies: { description: "A reply to an update.", key: "id", actions: ["list", "create"], refs: {} },
    update_likes: { description: "A like (reaction) on an update.", key: "id", actions: ["create"], refs: {} },
    files: {
      description: "A file in a column of an item or in an update.",
      key: "id",
      actions: ["get", "create", "download"],
      refs: {},
    },
    tags: {
      description: "A tag that labels items.",
      key: "id",
      actions: ["list", "create", "search"],
      search: entitiesTagsSearch,
      hit: { title: [["name"]], text: [] },
      sync: { from: "tags.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    docs: {
      description: "A doc of a workspace or an item.",
      key: "id",
      actions: ["list", "create", "search"],
      search: {
        id: { type: "string" },
        object_id: { type: "string" },
        name: { type: "string" },
        doc_kind: { type: "string" },
        url: { type: "string" },
        workspace_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      sync: { from: "docs.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    activity_logs: {
      description: "An entry of a board's activity log: what happened, by whom and when.",
      key: "id",
      actions: ["list", "search"],
      search: {
        id: { type: "string" },
        event: { type: "string" },
        entity: { type: "string" },
        user_id: { type: "string" },
      },
      hit: { title: [["event"]], text: [["entity"]] },
      sync: {
        from: "activity_logs.list",
        with: [{ name: "limit", value: { constant: 1000 } }],
        each: { board_id: "boards.id" },
        lookbackSeconds: 0,
      },
      refs: { user_id: "users.id" },
    },
    notifications: { description: "A notification to a user in monday.com.", key: "id", actions: ["create"], refs: {} },
  },
  operations: {
    "me.get": {
      entity: "me",
      action: "get",
      description: "Gets the authenticated user, who owns the token.",
      keywords: ["who am I", "my account", "logged in", "profile", "myself"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: _config,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "{me{...User}}fragment User on User{id name email title kind status url phone mobile_phone location " +
          "country_code birthday time_zone_identifier utc_hours_diff current_language created_at became_active_at " +
          "last_activity is_email_confirmed is_deleted invitation_method photo_url{original small thumb tiny}" +
          "out_of_office{active type start_date end_date}teams{id name}department{id name}}",
        variables: [],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", "me"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["me:read"]],
    },
    "account.get": {
      entity: "account",
      action: "get",
      description: "Gets the account with its plan and products.",
      keywords: ["company", "seats", "tier", "slug", "organization"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: _config,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "{account{id name slug tier country_code first_day_of_the_week active_members_count created_at " +
          "is_during_trial is_trial_expired sign_up_product_kind plan{max_users period tier version}products{id kind " +
          "tier default_workspace_id}}}",
        variables: [],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Account" },
      records: { in: "body", steps: ["data", "account"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["account:read"]],
    },
    "users.list": {
      entity: "users",
      action: "list",
      description:
        "Lists users of the account. Filters by name, email address, kind or status; defaults to active and invited " +
        "users.",
      keywords: ["who works here", "person", "colleague", "member", "people", "guest", "staff"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: usersListParamsIds,
          name: { type: "string", description: "Filters by name. With `emails` or `kind`, matches the exact name." },
          emails: { type: "array", items: { type: "string" }, description: "Filters by email address." },
          kind: {
            type: "string",
            description: "Filters by kind: all users, guests, users who are not guests, or users who are not pending.",
            enum: ["all", "guests", "non_guests", "non_pending"],
          },
          status: {
            type: "array",
            items: { type: "string", enum: ["ACTIVE", "INACTIVE", "PENDING"] },
            description: "Filters by status. Defaults to `ACTIVE` and `PENDING`.",
          },
          newest_first: { type: "boolean", description: "Whether to return the newest users first." },
          limit: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 1,000. Defaults to 200.",
            default: 200,
            minimum: 1,
            maximum: 1000,
          },
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]$name:String$emails:[String!]$kind:UserKind$status:[UserStatus!]$newest_first:Boolean" +
          "$limit:Int$page:Int){users(ids:$ids name:$name emails:$emails kind:$kind status:$status newest_first:" +
          "$newest_first limit:$limit page:$page){...User}}fragment User on User{id name email title kind status url " +
          "phone mobile_phone location country_code birthday time_zone_identifier utc_hours_diff current_language " +
          "created_at became_active_at last_activity is_email_confirmed is_deleted invitation_method photo_url{" +
          "original small thumb tiny}out_of_office{active type start_date end_date}teams{id name}department{id name}}",
        variables: [
          usersListBodyVariables0,
          usersListBodyVariables1,
          { name: "emails", value: { template: { text: "{{emails}}", parts: [{ name: "emails" }] } } },
          usersListBodyVariables3,
          { name: "status", value: { template: { text: "{{status}}", parts: [{ name: "status" }] } } },
          {
            name: "newest_first",
            value: { template: { text: "{{newest_first}}", parts: [{ name: "newest_first" }] } },
          },
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["users:read"]],
    },
    "users.get": {
      entity: "users",
      action: "get",
      description: "Gets a user with teams, department and time zone.",
      keywords: ["who is", "person", "colleague", "member", "people", "guest", "staff"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){users(ids:[$id]status:[ACTIVE INACTIVE PENDING]){...User}}fragment User on User{id name " +
          "email title kind status url phone mobile_phone location country_code birthday time_zone_identifier " +
          "utc_hours_diff current_language created_at became_active_at last_activity is_email_confirmed is_deleted " +
          "invitation_method photo_url{original small thumb tiny}out_of_office{active type start_date end_date}teams{" +
          "id name}department{id name}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["users:read"]],
    },
    "teams.list": {
      entity: "teams",
      action: "list",
      description: "Lists the teams of the account with their members.",
      keywords: ["departments", "group of people", "squad", "unit", "crew"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by team ID.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]){teams(ids:$ids){...Team}}fragment Team on Team{id name picture_url is_guest created_at " +
          "owners{id name email}users{id name email}}",
        variables: teamsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all teams at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:read"]],
    },
    "teams.get": {
      entity: "teams",
      action: "get",
      description: "Gets a team with its members.",
      keywords: ["who is in", "group of people", "department", "squad", "unit", "crew"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){teams(ids:[$id]){...Team}}fragment Team on Team{id name picture_url is_guest created_at " +
          "owners{id name email}users{id name email}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:read"]],
    },
    "teams.create": {
      entity: "teams",
      action: "create",
      description: "Creates a team, with or without members.",
      keywords: ["form department", "group of people", "department", "squad", "unit", "crew"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "Name of the team." },
          subscriber_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the team members, as `users.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          parent_team_id: {
            type: "string",
            description: "ID of the parent team.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          is_guest_team: { type: "boolean", description: "Whether the team is for guests." },
          allow_empty_team: { type: "boolean", description: "Whether the team can be empty, without members." },
        },
        required: ["name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$subscriber_ids:[ID!]$parent_team_id:ID$is_guest_team:Boolean" +
          "$allow_empty_team:Boolean){create_team(input:{name:$name subscriber_ids:$subscriber_ids parent_team_id:" +
          "$parent_team_id is_guest_team:$is_guest_team}options:{allow_empty_team:$allow_empty_team}){...Team}}" +
          "fragment Team on Team{id name picture_url is_guest created_at owners{id name email}users{id name email}}",
        variables: [
          usersListBodyVariables1,
          {
            name: "subscriber_ids",
            value: { template: { text: "{{subscriber_ids}}", parts: [{ name: "subscriber_ids" }] } },
          },
          {
            name: "parent_team_id",
            value: { template: { text: "{{parent_team_id}}", parts: [{ name: "parent_team_id" }] } },
          },
          {
            name: "is_guest_team",
            value: { template: { text: "{{is_guest_team}}", parts: [{ name: "is_guest_team" }] } },
          },
          {
            name: "allow_empty_team",
            value: { template: { text: "{{allow_empty_team}}", parts: [{ name: "allow_empty_team" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Team" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:write"]],
    },
    "teams.delete": {
      entity: "teams",
      action: "delete",
      description: "Deletes a team. Its members stay in the account.",
      keywords: ["dissolve department", "group of people", "department", "squad", "unit", "crew"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_team(team_id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:write"]],
    },
    "team_members.create": {
      entity: "team_members",
      action: "create",
      description: "Creates team members: adds users to a team. The response lists users who could not be added.",
      keywords: ["put in", "add colleague", "people in team", "belongs", "squad", "colleagues", "roster"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          team_id: team_membersCreateParamsTeam_id,
          user_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the users to add, as `users.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
        },
        required: ["team_id", "user_ids"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($team_id:ID!$user_ids:[ID!]!){add_users_to_team(team_id:$team_id user_ids:$user_ids){" +
          "successful_users{...Person}failed_users{...Person}}}fragment Person on User{id name email}",
        variables: team_membersCreateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamChange" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:write"]],
    },
    "team_members.delete": {
      entity: "team_members",
      action: "delete",
      description: "Removes users from a team. The response lists users who could not be removed.",
      keywords: ["take out", "remove colleague", "people in team", "belongs", "squad", "colleagues", "roster"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          team_id: team_membersCreateParamsTeam_id,
          user_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the users to remove, as `users.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
        },
        required: ["team_id", "user_ids"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($team_id:ID!$user_ids:[ID!]!){remove_users_from_team(team_id:$team_id user_ids:$user_ids){" +
          "successful_users{...Person}failed_users{...Person}}}fragment Person on User{id name email}",
        variables: team_membersCreateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TeamChange" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["teams:write"]],
    },
    "workspaces.list": {
      entity: "workspaces",
      action: "list",
      description: "Lists workspaces. The main workspace has no ID and can be missing.",
      keywords: ["areas", "department", "space", "division", "home"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: workspacesListParamsIds,
          kind: {
            type: "string",
            description: "Filters by workspace kind: open to the whole account, closed, or template.",
            enum: ["open", "closed", "template"],
          },
          membership_kind: {
            type: "string",
            description: "Filters by membership: all workspaces, or workspaces that the user is a member of.",
            enum: ["all", "member"],
          },
          state: workspacesListParamsState,
          order_by: { type: "string", description: "Sort field, latest first.", enum: ["created_at"] },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]$kind:WorkspaceKind$membership_kind:WorkspaceMembershipKind$state:State" +
          "$order_by:WorkspacesOrderBy$limit:Int$page:Int){workspaces(ids:$ids kind:$kind membership_kind:" +
          "$membership_kind state:$state order_by:$order_by limit:$limit page:$page){...Workspace}}fragment " +
          "Workspace on Workspace{id name kind description state created_at is_default_workspace account_product{id " +
          "kind}settings{icon{color image}}}",
        variables: [
          usersListBodyVariables0,
          usersListBodyVariables3,
          {
            name: "membership_kind",
            value: { template: { text: "{{membership_kind}}", parts: [{ name: "membership_kind" }] } },
          },
          workspacesListBodyVariables3,
          workspacesListBodyVariables4,
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Workspace" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:read"]],
    },
    "workspaces.get": {
      entity: "workspaces",
      action: "get",
      description: "Gets a workspace.",
      keywords: ["area details", "area", "department", "space", "division", "home"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){workspaces(ids:[$id]state:all){...Workspace}}fragment Workspace on Workspace{id name kind " +
          "description state created_at is_default_workspace account_product{id kind}settings{icon{color image}}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Workspace" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:read"]],
    },
    "workspaces.create": {
      entity: "workspaces",
      action: "create",
      description: "Creates a workspace, open to the whole account or closed.",
      keywords: ["new area", "area", "department", "space", "division", "home"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "Name of the workspace." },
          kind: workspacesCreateParamsKind,
          description: { type: "string", description: "Description of the workspace." },
        },
        required: ["name", "kind"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$kind:WorkspaceKind!$description:String){create_workspace(name:$name kind:$kind " +
          "description:$description){...Workspace}}fragment Workspace on Workspace{id name kind description state " +
          "created_at is_default_workspace account_product{id kind}settings{icon{color image}}}",
        variables: [usersListBodyVariables1, usersListBodyVariables3, workspacesCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Workspace" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "workspaces.update": {
      entity: "workspaces",
      action: "update",
      description: "Updates the name, description or kind of a workspace.",
      keywords: ["rename area", "area", "department", "space", "division", "home"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          name: { type: "string", description: "New name of the workspace." },
          kind: workspacesCreateParamsKind,
          description: { type: "string", description: "New description of the workspace." },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$name:String$kind:WorkspaceKind$description:String){update_workspace(id:$id attributes:{" +
          "name:$name kind:$kind description:$description}){...Workspace}}fragment Workspace on Workspace{id name " +
          "kind description state created_at is_default_workspace account_product{id kind}settings{icon{color image}}" +
          "}",
        variables: [
          usersGetBodyVariables0,
          usersListBodyVariables1,
          usersListBodyVariables3,
          workspacesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Workspace" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "workspaces.delete": {
      entity: "workspaces",
      action: "delete",
      description: "Deletes a workspace and everything in it.",
      keywords: ["drop area", "area", "department", "space", "division", "home"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_workspace(workspace_id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "folders.list": {
      entity: "folders",
      action: "list",
      description: "Lists folders with their boards.",
      keywords: ["directories", "group of boards", "collection", "section", "grouping"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by folder ID.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          workspace_ids: workspacesListParamsIds,
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]$workspace_ids:[ID]$limit:Int$page:Int){folders(ids:$ids workspace_ids:$workspace_ids " +
          "limit:$limit page:$page){...Folder}}fragment Folder on Folder{id name color created_at owner_id parent{id " +
          "name}workspace{id name}sub_folders{id name}children{id name}}",
        variables: [
          usersListBodyVariables0,
          foldersListBodyVariables1,
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Folder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:read"]],
    },
    "folders.create": {
      entity: "folders",
      action: "create",
      description: "Creates a folder in a workspace.",
      keywords: ["new directory", "directory", "group of boards", "collection", "section", "grouping"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "Name of the folder." },
          workspace_id: foldersCreateParamsWorkspace_id,
          parent_folder_id: {
            type: "string",
            description: "ID of the parent folder.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          color: foldersCreateParamsColor,
        },
        required: ["name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$workspace_id:ID$parent_folder_id:ID$color:FolderColor){create_folder(name:$name " +
          "workspace_id:$workspace_id parent_folder_id:$parent_folder_id color:$color){...Folder}}fragment Folder on " +
          "Folder{id name color created_at owner_id parent{id name}workspace{id name}sub_folders{id name}children{id " +
          "name}}",
        variables: [
          usersListBodyVariables1,
          foldersCreateBodyVariables1,
          foldersCreateBodyVariables2,
          foldersCreateBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Folder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "folders.update": {
      entity: "folders",
      action: "update",
      description: "Updates the name, color or parent folder of a folder.",
      keywords: ["rename directory", "directory", "group of boards", "collection", "section", "grouping"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          name: { type: "string", description: "New name of the folder." },
          parent_folder_id: {
            type: "string",
            description: "ID of the new parent folder.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          color: foldersCreateParamsColor,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$name:String$parent_folder_id:ID$color:FolderColor){update_folder(folder_id:$id name:" +
          "$name parent_folder_id:$parent_folder_id color:$color){...Folder}}fragment Folder on Folder{id name color " +
          "created_at owner_id parent{id name}workspace{id name}sub_folders{id name}children{id name}}",
        variables: [
          usersGetBodyVariables0,
          usersListBodyVariables1,
          foldersCreateBodyVariables2,
          foldersCreateBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Folder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "folders.delete": {
      entity: "folders",
      action: "delete",
      description: "Deletes a folder and everything in it.",
      keywords: ["drop directory", "directory", "group of boards", "collection", "section", "grouping"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_folder(folder_id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["workspaces:write"]],
    },
    "boards.list": {
      entity: "boards",
      action: "list",
      description:
        "Lists boards. Defaults to active boards; set `state` for others. For groups and columns, use `boards.get`.",
      keywords: ["trackers", "project", "table", "CRM", "sheet", "plan"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: boardsListParamsIds,
          workspace_ids: workspacesListParamsIds,
          board_kind: { type: "string", description: "Filters by board kind.", enum: ["public", "private", "share"] },
          state: workspacesListParamsState,
          order_by: boardsListParamsOrder_by,
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]$workspace_ids:[ID]$board_kind:BoardKind$state:State$order_by:BoardsOrderBy$limit:Int" +
          "$page:Int){boards(ids:$ids workspace_ids:$workspace_ids board_kind:$board_kind state:$state order_by:" +
          "$order_by limit:$limit page:$page){...Board}}fragment Board on Board{id name description state board_kind " +
          "type url access_level permissions hierarchy_type item_terminology items_count created_at updated_at " +
          "workspace_id board_folder_id communication creator{...Person}owners{...Person}top_group{id title}" +
          "workspace{id name}tags{id name color}}fragment Person on User{id name email}",
        variables: [
          usersListBodyVariables0,
          foldersListBodyVariables1,
          boardsListBodyVariables2,
          workspacesListBodyVariables3,
          workspacesListBodyVariables4,
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Board" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "boards.get": {
      entity: "boards",
      action: "get",
      description: "Gets a board with its groups, columns and subscribers.",
      keywords: ["structure", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){boards(ids:[$id]state:all){...Board ...BoardParts}}fragment Board on Board{id name " +
          "description state board_kind type url access_level permissions hierarchy_type item_terminology " +
          "items_count created_at updated_at workspace_id board_folder_id communication creator{...Person}owners{" +
          "...Person}top_group{id title}workspace{id name}tags{id name color}}fragment Person on User{id name email}" +
          "fragment BoardParts on Board{groups{...Group}columns{...Column}subscribers{...Person}team_owners{id name}}" +
          "fragment Group on Group{id title color position archived deleted}fragment Column on Column{id title " +
          "description type width archived settings revision}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Board" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "boards.create": {
      entity: "boards",
      action: "create",
      description: "Creates a board, empty or from a template.",
      keywords: ["new tracker", "set up project", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_name: { type: "string", description: "Name of the new board." },
          board_kind: {
            type: "string",
            description: "Kind of the board: `public` for the account, `private`, or `share` with guests.",
            enum: ["public", "private", "share"],
          },
          description: { type: "string", description: "Description of the board." },
          workspace_id: foldersCreateParamsWorkspace_id,
          folder_id: boardsCreateParamsFolder_id,
          template_id: {
            type: "string",
            description: "ID of the board to use as a template.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          board_owner_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of board owners in addition to the user, as `users.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          board_subscriber_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of board subscribers, who are notified, as `users.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          empty: { type: "boolean", description: "Whether to create the board without items." },
        },
        required: ["board_name", "board_kind"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_name:String!$board_kind:BoardKind!$description:String$workspace_id:ID$folder_id:ID" +
          "$template_id:ID$board_owner_ids:[ID!]$board_subscriber_ids:[ID!]$empty:Boolean){create_board(board_name:" +
          "$board_name board_kind:$board_kind description:$description workspace_id:$workspace_id folder_id:" +
          "$folder_id template_id:$template_id board_owner_ids:$board_owner_ids board_subscriber_ids:" +
          "$board_subscriber_ids empty:$empty){...Board ...BoardParts}}fragment Board on Board{id name description " +
          "state board_kind type url access_level permissions hierarchy_type item_terminology items_count created_at " +
          "updated_at workspace_id board_folder_id communication creator{...Person}owners{...Person}top_group{id " +
          "title}workspace{id name}tags{id name color}}fragment Person on User{id name email}fragment BoardParts on " +
          "Board{groups{...Group}columns{...Column}subscribers{...Person}team_owners{id name}}fragment Group on " +
          "Group{id title color position archived deleted}fragment Column on Column{id title description type width " +
          "archived settings revision}",
        variables: [
          boardsCreateBodyVariables0,
          boardsListBodyVariables2,
          workspacesCreateBodyVariables2,
          foldersCreateBodyVariables1,
          boardsCreateBodyVariables4,
          { name: "template_id", value: { template: { text: "{{template_id}}", parts: [{ name: "template_id" }] } } },
          {
            name: "board_owner_ids",
            value: { template: { text: "{{board_owner_ids}}", parts: [{ name: "board_owner_ids" }] } },
          },
          {
            name: "board_subscriber_ids",
            value: { template: { text: "{{board_subscriber_ids}}", parts: [{ name: "board_subscriber_ids" }] } },
          },
          { name: "empty", value: { template: { text: "{{empty}}", parts: [{ name: "empty" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Board" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "boards.update": {
      entity: "boards",
      action: "update",
      description: "Updates one attribute of a board, such as its name or description.",
      keywords: ["rename tracker", "describe", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          board_attribute: {
            type: "string",
            description: "Attribute to update.",
            enum: ["name", "description", "communication"],
          },
          new_value: { type: "string", description: "New value of the attribute." },
        },
        required: ["id", "board_attribute", "new_value"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$board_attribute:BoardAttributes!$new_value:String!){update_board(board_id:$id " +
          "board_attribute:$board_attribute new_value:$new_value)}",
        variables: [
          usersGetBodyVariables0,
          {
            name: "board_attribute",
            value: { template: { text: "{{board_attribute}}", parts: [{ name: "board_attribute" }] } },
          },
          boardsUpdateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "boards.delete": {
      entity: "boards",
      action: "delete",
      description: "Deletes a board and its items.",
      keywords: ["drop tracker", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_board(board_id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "boards.archive": {
      entity: "boards",
      action: "archive",
      description: "Archives a board. You can restore it in monday.com.",
      keywords: ["put away", "hide", "close project", "shelve", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "overwrites",
      undo: "A person restores the board from the archive in monday.com.",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: boardsArchiveParamsBoard_id },
        required: ["board_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!){archive_board(board_id:$board_id){...Board}}fragment Board on Board{id name " +
          "description state board_kind type url access_level permissions hierarchy_type item_terminology " +
          "items_count created_at updated_at workspace_id board_folder_id communication creator{...Person}owners{" +
          "...Person}top_group{id title}workspace{id name}tags{id name color}}fragment Person on User{id name email}",
        variables: entitiesItemsOwnFieldsListWith,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Board" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "boards.duplicate": {
      entity: "boards",
      action: "duplicate",
      description: "Copies (duplicates) a board with or without its items. Large boards are copied in the background.",
      keywords: ["clone", "reuse", "template", "same again", "project", "table", "tracker", "CRM", "sheet", "plan"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          duplicate_type: {
            type: "string",
            description:
              "Parts to copy: the structure of groups and columns, the items as well, or the items with their " +
              "updates.",
            enum: [
              "duplicate_board_with_structure",
              "duplicate_board_with_pulses",
              "duplicate_board_with_pulses_and_updates",
            ],
          },
          board_name: { type: "string", description: "Name of the copy." },
          workspace_id: {
            type: "string",
            description: "ID of the workspace of the copy. Defaults to the workspace of the board.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          folder_id: {
            type: "string",
            description: "ID of the folder of the copy.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          keep_subscribers: { type: "boolean", description: "Whether the copy keeps the subscribers." },
        },
        required: ["board_id", "duplicate_type"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$duplicate_type:DuplicateBoardType!$board_name:String$workspace_id:ID$folder_id:ID" +
          "$keep_subscribers:Boolean){duplicate_board(board_id:$board_id duplicate_type:$duplicate_type board_name:" +
          "$board_name workspace_id:$workspace_id folder_id:$folder_id keep_subscribers:$keep_subscribers){is_async " +
          "board{id name url}}}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          {
            name: "duplicate_type",
            value: { template: { text: "{{duplicate_type}}", parts: [{ name: "duplicate_type" }] } },
          },
          boardsCreateBodyVariables0,
          foldersCreateBodyVariables1,
          boardsCreateBodyVariables4,
          {
            name: "keep_subscribers",
            value: { template: { text: "{{keep_subscribers}}", parts: [{ name: "keep_subscribers" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/BoardCopy" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "board_members.create": {
      entity: "board_members",
      action: "create",
      description: "Creates a board member: adds a user to a board as a subscriber or owner, and returns the user.",
      keywords: ["invite", "give access", "share", "who has access", "people", "followers"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          user_id: {
            type: "string",
            description: "ID of the user to add, as `users.list` returns it.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          kind: {
            type: "string",
            description: "Role of the user on the board. Defaults to `subscriber`.",
            enum: ["subscriber", "owner"],
          },
        },
        required: ["board_id", "user_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$user_id:ID!$kind:BoardSubscriberKind){add_users_to_board(board_id:$board_id " +
          "user_ids:[$user_id]kind:$kind){...Person}}fragment Person on User{id name email}",
        variables: [entitiesItemsOwnFieldsListWith0, board_membersCreateBodyVariables1, usersListBodyVariables3],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Person" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "board_members.delete": {
      entity: "board_members",
      action: "delete",
      description: "Removes a user from a board.",
      keywords: ["kick out", "unshare", "revoke", "subscribers", "owners", "who has access", "people", "followers"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          user_id: {
            type: "string",
            description: "ID of the user to remove, as `users.list` returns it.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
        },
        required: ["board_id", "user_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$user_id:ID!){delete_subscribers_from_board(board_id:$board_id user_ids:[$user_id]){" +
          "...Person}}fragment Person on User{id name email}",
        variables: [entitiesItemsOwnFieldsListWith0, board_membersCreateBodyVariables1],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Person" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "groups.list": {
      entity: "groups",
      action: "list",
      description: "Lists the groups of a board.",
      keywords: ["sections", "phase", "bucket", "sprint", "color band", "category"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: boardsArchiveParamsBoard_id, ids: groupsListParamsIds },
        required: ["board_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($board_id:ID!$ids:[String]){boards(ids:[$board_id]){groups(ids:$ids){...Group}}}fragment Group on " +
          "Group{id title color position archived deleted}",
        variables: [entitiesItemsOwnFieldsListWith0, usersListBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Group" },
      records: { in: "body", steps: ["data", "boards", 0, "groups"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all groups of a board at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "groups.create": {
      entity: "groups",
      action: "create",
      description: "Creates a group on a board, at the top or next to another group.",
      keywords: ["new section", "section", "phase", "bucket", "sprint", "color band", "category"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          group_name: { type: "string", description: "Name of the group, up to 255 characters.", maxLength: 255 },
          group_color: {
            type: "string",
            description: "Color of the group from the monday.com palette, such as `#ff642e`.",
            pattern: "^#[0-9a-fA-F]{6}$",
          },
          relative_to: { type: "string", description: "ID of the group to place the new group next to." },
          position_relative_method: groupsCreateParamsPosition_relative_method,
        },
        required: ["board_id", "group_name"],
        additionalProperties: false,
      },
      needs: groupsCreateNeeds,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$group_name:String!$group_color:String$relative_to:String" +
          "$position_relative_method:PositionRelative){create_group(board_id:$board_id group_name:$group_name " +
          "group_color:$group_color relative_to:$relative_to position_relative_method:$position_relative_method){" +
          "...Group}}fragment Group on Group{id title color position archived deleted}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          { name: "group_name", value: { template: { text: "{{group_name}}", parts: [{ name: "group_name" }] } } },
          { name: "group_color", value: { template: { text: "{{group_color}}", parts: [{ name: "group_color" }] } } },
          groupsCreateBodyVariables3,
          groupsCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Group" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "groups.update": {
      entity: "groups",
      action: "update",
      description: "Updates one attribute of a group: title, color or position.",
      keywords: ["rename section", "reorder", "section", "phase", "bucket", "sprint", "color band", "category"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: groupsUpdateParamsId,
          group_attribute: {
            type: "string",
            description: "Attribute to update.",
            enum: ["title", "color", "position", "relative_position_after", "relative_position_before"],
          },
          new_value: {
            type: "string",
            description:
              "New value of the attribute. For `relative_position_after` and `relative_position_before`, the ID of " +
              "another group.",
          },
        },
        required: ["board_id", "id", "group_attribute", "new_value"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$id:String!$group_attribute:GroupAttributes!$new_value:String!){update_group(" +
          "board_id:$board_id group_id:$id group_attribute:$group_attribute new_value:$new_value){...Group}}fragment " +
          "Group on Group{id title color position archived deleted}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          usersGetBodyVariables0,
          {
            name: "group_attribute",
            value: { template: { text: "{{group_attribute}}", parts: [{ name: "group_attribute" }] } },
          },
          boardsUpdateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Group" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "groups.delete": {
      entity: "groups",
      action: "delete",
      description: "Deletes a group and its items.",
      keywords: ["drop section", "section", "phase", "bucket", "sprint", "color band", "category"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: boardsArchiveParamsBoard_id, id: groupsUpdateParamsId },
        required: ["board_id", "id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($board_id:ID!$id:String!){delete_group(board_id:$board_id group_id:$id){id}}",
        variables: groupsDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "columns.list": {
      entity: "columns",
      action: "list",
      description: "Lists the columns of a board with their types and settings, such as labels.",
      keywords: ["fields", "property", "status column", "date column", "dropdown", "attribute"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          ids: columnsListParamsIds,
          types: { type: "array", items: columnsListParamsTypesItems, description: "Filters by column type." },
        },
        required: ["board_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($board_id:ID!$ids:[String]$types:[ColumnType!]){boards(ids:[$board_id]){columns(ids:$ids types:" +
          "$types){...Column}}}fragment Column on Column{id title description type width archived settings revision}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          usersListBodyVariables0,
          { name: "types", value: { template: { text: "{{types}}", parts: [{ name: "types" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Column" },
      records: { in: "body", steps: ["data", "boards", 0, "columns"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all columns of a board at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "columns.create": {
      entity: "columns",
      action: "create",
      description: "Creates a column on a board.",
      keywords: ["add field", "field", "property", "status column", "date column", "dropdown", "attribute"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          title: { type: "string", description: "Title of the column." },
          column_type: columnsListParamsTypesItems,
          id: {
            type: "string",
            description:
              "Your own ID for the column, unique on the board. Up to 20 lowercase letters, digits and underscores.",
            pattern: "^[a-z0-9_]{1,20}$",
          },
          description: { type: "string", description: "Description of the column." },
          defaults: {
            type: "object",
            description: "Default settings for the column type, such as labels of a status column.",
            examples: [{ settings: { labels: [{ label: "Open", color: 1 }] } }],
          },
          after_column_id: { type: "string", description: "ID of the column to place the new column after." },
        },
        required: ["board_id", "title", "column_type"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$title:String!$column_type:ColumnType!$id:String$description:String$defaults:JSON" +
          "$after_column_id:ID){create_column(board_id:$board_id title:$title column_type:$column_type id:$id " +
          "description:$description defaults:$defaults after_column_id:$after_column_id){...Column}}fragment Column " +
          "on Column{id title description type width archived settings revision}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          { name: "title", value: { template: { text: "{{title}}", parts: [{ name: "title" }] } } },
          { name: "column_type", value: { template: { text: "{{column_type}}", parts: [{ name: "column_type" }] } } },
          usersGetBodyVariables0,
          workspacesCreateBodyVariables2,
          {
            name: "defaults",
            value: { template: { text: "{{json defaults}}", parts: [{ name: "defaults", helper: "json" }] } },
          },
          {
            name: "after_column_id",
            value: { template: { text: "{{after_column_id}}", parts: [{ name: "after_column_id" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Column" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "columns.update": {
      entity: "columns",
      action: "update",
      description: "Updates one property of a column: title or description.",
      keywords: ["rename field", "width", "field", "status column", "date column", "dropdown", "attribute"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: columnsUpdateParamsId,
          column_property: { type: "string", description: "Property to update.", enum: ["title", "description"] },
          value: { type: "string", description: "New value of the property." },
        },
        required: ["board_id", "id", "column_property", "value"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$id:String!$column_property:ColumnProperty$value:String){change_column_metadata(" +
          "board_id:$board_id column_id:$id column_property:$column_property value:$value){...Column}}fragment " +
          "Column on Column{id title description type width archived settings revision}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          usersGetBodyVariables0,
          {
            name: "column_property",
            value: { template: { text: "{{column_property}}", parts: [{ name: "column_property" }] } },
          },
          { name: "value", value: { template: { text: "{{value}}", parts: [{ name: "value" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Column" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "columns.delete": {
      entity: "columns",
      action: "delete",
      description: "Deletes a column and its values.",
      keywords: ["drop field", "field", "property", "status column", "date column", "dropdown", "attribute"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: boardsArchiveParamsBoard_id, id: columnsUpdateParamsId },
        required: ["board_id", "id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($board_id:ID!$id:String!){delete_column(board_id:$board_id column_id:$id){id}}",
        variables: groupsDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.list": {
      entity: "items",
      action: "list",
      description: "Lists the items of a board with their column values. To filter and sort, use `query_params`.",
      keywords: ["rows", "open work", "task", "to-do", "pulse", "lead", "card", "entry", "ticket"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          query_params: {
            type: "object",
            properties: {
              rules: {
                type: "array",
                items: {
                  type: "object",
                  properties: itemsListParamsQuery_paramsRulesItems,
                  required: ["column_id", "compare_value"],
                  additionalProperties: false,
                },
                description: "Rules that items have to match.",
              },
              operator: itemsListParamsQuery_paramsOperator,
              order_by: {
                type: "array",
                items: {
                  type: "object",
                  properties: itemsListParamsQuery_paramsOrder_byItems,
                  required: ["column_id"],
                  additionalProperties: false,
                },
                description: "Sort fields.",
              },
              ids: itemsListParamsQuery_paramsIds,
            },
            additionalProperties: false,
            description: "Rules on columns that filter the items, and their sort order.",
            examples: [{ rules: [{ column_id: "status", compare_value: [1] }], order_by: [{ column_id: "name" }] }],
          },
          limit: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 500. Defaults to 100.",
            default: 100,
            minimum: 1,
            maximum: 500,
          },
          cursor: itemsListParamsCursor,
        },
        required: ["board_id"],
        additionalProperties: false,
      },
      exclusive: [["query_params", "cursor"]],
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($board_id:ID!$query_params:ItemsQuery$limit:Int!$cursor:String){boards(ids:[$board_id]){items_page(" +
          "limit:$limit cursor:$cursor query_params:$query_params){cursor items{...Item}}}}fragment Item on Item{id " +
          "name state url relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{" +
          "id title}parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value " +
          "on ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          {
            name: "query_params",
            value: { template: { text: "{{query_params}}", parts: [{ name: "query_params" }] } },
          },
          usersListBodyVariables6,
          { name: "cursor", value: { template: { text: "{{cursor}}", parts: [{ name: "cursor" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", "boards", 0, "items_page", "items"] },
      meta: { cursor: itemsListMetaCursor },
      pagination: {
        style: "cursor",
        param: "cursor",
        next: itemsListMetaCursor,
        size: "limit",
        drop: ["query_params"],
      },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "items.get": {
      entity: "items",
      action: "get",
      description: "Gets an item with its column values, subitems, subscribers and files.",
      keywords: ["row details", "row", "task", "to-do", "pulse", "lead", "card", "entry", "ticket"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){items(ids:[$id]){...Item ...ItemParts}}fragment Item on Item{id name state url " +
          "relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{id title}" +
          "parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value on " +
          "ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}fragment ItemParts on Item{subitems{id name}subscribers{...Person}assets{" +
          "id name file_extension file_size}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "items.create": {
      entity: "items",
      action: "create",
      description: "Creates an item on a board, with column values by column ID. For the IDs, use `columns.list`.",
      keywords: [
        "add row",
        "new to-do",
        "enter",
        "file",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          item_name: {
            type: "string",
            description: "Name of the item, up to 255 characters.",
            minLength: 1,
            maxLength: 255,
          },
          group_id: {
            type: "string",
            description: "ID of the group, as `groups.list` returns it. Defaults to the first group.",
          },
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
          relative_to: {
            type: "string",
            description: "ID of the item to place the new item next to.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          position_relative_method: groupsCreateParamsPosition_relative_method,
        },
        required: ["board_id", "item_name"],
        additionalProperties: false,
      },
      needs: groupsCreateNeeds,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$item_name:String!$group_id:String$column_values:JSON" +
          "$create_labels_if_missing:Boolean$relative_to:ID$position_relative_method:PositionRelative){create_item(" +
          "board_id:$board_id item_name:$item_name group_id:$group_id column_values:$column_values relative_to:" +
          "$relative_to create_labels_if_missing:$create_labels_if_missing position_relative_method:" +
          "$position_relative_method){...Item}}fragment Item on Item{id name state url relative_link email " +
          "created_at updated_at creator_id creator{...Person}board{id name}group{id title}parent_item{id name}" +
          "column_values{...Value}}fragment Person on User{id name email}fragment Value on ColumnValue{id type text " +
          "value column{title}...on MirrorValue{display_value}...on BoardRelationValue{display_value linked_item_ids}" +
          "}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          itemsCreateBodyVariables1,
          itemsCreateBodyVariables2,
          itemsCreateBodyVariables3,
          itemsCreateBodyVariables4,
          groupsCreateBodyVariables3,
          groupsCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.update": {
      entity: "items",
      action: "update",
      description:
        "Updates column values of an item by column ID; use `name` for the item's name. Columns that you leave out " +
        "keep their value.",
      keywords: [
        "set status",
        "fill column",
        "done",
        "assign",
        "due date",
        "change cell",
        "mark",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: usersGetParamsId,
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
        },
        required: ["board_id", "id", "column_values"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$id:ID!$column_values:JSON!$create_labels_if_missing:Boolean){" +
          "change_multiple_column_values(board_id:$board_id item_id:$id column_values:$column_values " +
          "create_labels_if_missing:$create_labels_if_missing){...Item}}fragment Item on Item{id name state url " +
          "relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{id title}" +
          "parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value on " +
          "ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          usersGetBodyVariables0,
          itemsCreateBodyVariables3,
          itemsCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.delete": {
      entity: "items",
      action: "delete",
      description: "Deletes an item and its subitems. The item stays in the recycle bin for 30 days.",
      keywords: ["scrap row", "row", "task", "to-do", "pulse", "lead", "card", "entry", "ticket"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_item(item_id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.api_search": {
      entity: "items",
      action: "api_search",
      description:
        "Searches items of all or some boards by keywords and by meaning. `item` is null for items that no longer " +
        "exist.",
      keywords: [
        "find row",
        "by column value",
        "look for",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          query: { type: "string", description: "Search keywords.", minLength: 1 },
          board_ids: boardsListParamsIds,
          workspace_ids: workspacesListParamsIds,
          updated_after: {
            type: "string",
            format: "date-time",
            description: "Filters to items updated after this time.",
          },
          created_after: {
            type: "string",
            format: "date-time",
            description: "Filters to items created after this time.",
          },
          strategy: {
            type: "string",
            description: "Search strategy: speed, quality, or a balance of both. Defaults to `BALANCED`.",
            default: "BALANCED",
            enum: ["SPEED", "BALANCED", "QUALITY"],
          },
          limit: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 20. Defaults to 10.",
            default: 10,
            minimum: 1,
            maximum: 20,
          },
        },
        required: ["query"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($query:String!$board_ids:[ID!]$workspace_ids:[ID!]$updated_after:ISO8601DateTime" +
          "$created_after:ISO8601DateTime$strategy:SearchStrategy$limit:Int){search{items(query:$query board_ids:" +
          "$board_ids workspace_ids:$workspace_ids strategy:$strategy limit:$limit date_range:{updated_after:" +
          "$updated_after created_after:$created_after}){results{id item:live_data{...Item}}}}}fragment Item on Item{" +
          "id name state url relative_link email created_at updated_at creator_id creator{...Person}board{id name}" +
          "group{id title}parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment " +
          "Value on ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on " +
          "BoardRelationValue{display_value linked_item_ids}}",
        variables: [
          { name: "query", value: { template: { text: "{{query}}", parts: [{ name: "query" }] } } },
          itemsApi_searchBodyVariables1,
          foldersListBodyVariables1,
          {
            name: "updated_after",
            value: { template: { text: "{{updated_after}}", parts: [{ name: "updated_after" }] } },
          },
          {
            name: "created_after",
            value: { template: { text: "{{created_after}}", parts: [{ name: "created_after" }] } },
          },
          { name: "strategy", value: { template: { text: "{{strategy}}", parts: [{ name: "strategy" }] } } },
          usersListBodyVariables6,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ItemHit" },
      records: { in: "body", steps: ["data", "search", "items", "results"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers the 20 best at most." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "items.archive": {
      entity: "items",
      action: "archive",
      description: "Archives an item. You can restore it in monday.com.",
      keywords: [
        "put away",
        "hide",
        "done with",
        "shelve",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      effect: "overwrites",
      undo: "A person restores the item from the archive in monday.com.",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: itemsArchiveParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($item_id:ID!){archive_item(item_id:$item_id){...Item}}fragment Item on Item{id name state url " +
          "relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{id title}" +
          "parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value on " +
          "ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}",
        variables: itemsArchiveBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.move": {
      entity: "items",
      action: "move",
      description: "Moves an item to another group of its board.",
      keywords: [
        "other group",
        "drag",
        "to done",
        "change section",
        "other board",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: itemsArchiveParamsItem_id,
          group_id: { type: "string", description: "ID of the group, as `groups.list` returns it." },
        },
        required: ["item_id", "group_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($item_id:ID!$group_id:String!){move_item_to_group(item_id:$item_id group_id:$group_id){...Item}}" +
          "fragment Item on Item{id name state url relative_link email created_at updated_at creator_id creator{" +
          "...Person}board{id name}group{id title}parent_item{id name}column_values{...Value}}fragment Person on " +
          "User{id name email}fragment Value on ColumnValue{id type text value column{title}...on MirrorValue{" +
          "display_value}...on BoardRelationValue{display_value linked_item_ids}}",
        variables: [itemsArchiveBodyVariables0, itemsCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "items.duplicate": {
      entity: "items",
      action: "duplicate",
      description: "Copies (duplicates) an item on its board, optionally with its updates.",
      keywords: ["clone", "same again", "repeat", "row", "task", "to-do", "pulse", "lead", "card", "entry", "ticket"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          item_id: itemsArchiveParamsItem_id,
          with_updates: { type: "boolean", description: "Whether to copy the updates of the item." },
        },
        required: ["board_id", "item_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($board_id:ID!$item_id:ID!$with_updates:Boolean){duplicate_item(board_id:$board_id item_id:" +
          "$item_id with_updates:$with_updates){...Item}}fragment Item on Item{id name state url relative_link email " +
          "created_at updated_at creator_id creator{...Person}board{id name}group{id title}parent_item{id name}" +
          "column_values{...Value}}fragment Person on User{id name email}fragment Value on ColumnValue{id type text " +
          "value column{title}...on MirrorValue{display_value}...on BoardRelationValue{display_value linked_item_ids}" +
          "}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          itemsArchiveBodyVariables0,
          {
            name: "with_updates",
            value: { template: { text: "{{with_updates}}", parts: [{ name: "with_updates" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "subitems.list": {
      entity: "subitems",
      action: "list",
      description: "Lists the subitems of an item with their column values. Subitems have a separate board.",
      keywords: ["steps", "child row", "subtask", "breakdown", "below"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: itemsArchiveParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($item_id:ID!){items(ids:[$item_id]){subitems{...Item}}}fragment Item on Item{id name state url " +
          "relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{id title}" +
          "parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value on " +
          "ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}",
        variables: itemsArchiveBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", "items", 0, "subitems"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all subitems of an item at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "subitems.create": {
      entity: "subitems",
      action: "create",
      description: "Creates a subitem of an item, with column values by column ID.",
      keywords: ["add step", "break down", "child row", "subtask", "step", "breakdown", "below"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          parent_item_id: {
            type: "string",
            description: "ID of the parent item.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          item_name: {
            type: "string",
            description: "Name of the subitem, up to 255 characters.",
            minLength: 1,
            maxLength: 255,
          },
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
        },
        required: ["parent_item_id", "item_name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($parent_item_id:ID!$item_name:String!$column_values:JSON$create_labels_if_missing:Boolean){" +
          "create_subitem(parent_item_id:$parent_item_id item_name:$item_name column_values:$column_values " +
          "create_labels_if_missing:$create_labels_if_missing){...Item}}fragment Item on Item{id name state url " +
          "relative_link email created_at updated_at creator_id creator{...Person}board{id name}group{id title}" +
          "parent_item{id name}column_values{...Value}}fragment Person on User{id name email}fragment Value on " +
          "ColumnValue{id type text value column{title}...on MirrorValue{display_value}...on BoardRelationValue{" +
          "display_value linked_item_ids}}",
        variables: [
          {
            name: "parent_item_id",
            value: { template: { text: "{{parent_item_id}}", parts: [{ name: "parent_item_id" }] } },
          },
          itemsCreateBodyVariables1,
          itemsCreateBodyVariables3,
          itemsCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Item" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "updates.list": {
      entity: "updates",
      action: "list",
      description:
        "Lists the updates of all boards, newest first. For the updates of one item, use `item_updates.list`.",
      keywords: ["feed", "latest posts", "comment", "post", "remark", "conversation", "note", "say"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          from_date: {
            type: "string",
            description: "Filters to updates created since this date or minute.",
            examples: ["2026-11-01", "2026-11-01T09:00"],
          },
          to_date: {
            type: "string",
            description: "Filters to updates created up to this date or minute.",
            examples: ["2026-11-30"],
          },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($from_date:String$to_date:String$limit:Int$page:Int){updates(from_date:$from_date to_date:$to_date " +
          "limit:$limit page:$page){...Update}}fragment Update on Update{id body text_body created_at updated_at " +
          "edited_at original_creation_date item_id creator_id creator{...Person}likes{id reaction_type creator_id}" +
          "replies{...Reply}assets{id name file_extension file_size}}fragment Person on User{id name email}fragment " +
          "Reply on Reply{id kind body text_body created_at updated_at edited_at creator_id creator{...Person}likes{" +
          "id reaction_type creator_id}}",
        variables: [
          { name: "from_date", value: { template: { text: "{{from_date}}", parts: [{ name: "from_date" }] } } },
          { name: "to_date", value: { template: { text: "{{to_date}}", parts: [{ name: "to_date" }] } } },
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:read"]],
    },
    "updates.get": {
      entity: "updates",
      action: "get",
      description: "Gets an update with its replies and files.",
      keywords: ["read post", "comment", "post", "remark", "conversation", "note", "say"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){updates(ids:[$id]){...Update}}fragment Update on Update{id body text_body created_at " +
          "updated_at edited_at original_creation_date item_id creator_id creator{...Person}likes{id reaction_type " +
          "creator_id}replies{...Reply}assets{id name file_extension file_size}}fragment Person on User{id name " +
          "email}fragment Reply on Reply{id kind body text_body created_at updated_at edited_at creator_id creator{" +
          "...Person}likes{id reaction_type creator_id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:read"]],
    },
    "updates.create": {
      entity: "updates",
      action: "create",
      description: "Creates an update on an item as the authenticated user. Mentioned users are notified.",
      keywords: ["say", "write", "comment", "reply", "post", "remark", "conversation", "note"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: itemsArchiveParamsItem_id,
          body: updatesCreateParamsBody,
          mentions_list: updatesCreateParamsMentions_list,
        },
        required: ["item_id", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($item_id:ID!$body:String!$mentions_list:[UpdateMention]){create_update(item_id:$item_id body:" +
          "$body mentions_list:$mentions_list){...Update}}fragment Update on Update{id body text_body created_at " +
          "updated_at edited_at original_creation_date item_id creator_id creator{...Person}likes{id reaction_type " +
          "creator_id}replies{...Reply}assets{id name file_extension file_size}}fragment Person on User{id name " +
          "email}fragment Reply on Reply{id kind body text_body created_at updated_at edited_at creator_id creator{" +
          "...Person}likes{id reaction_type creator_id}}",
        variables: [itemsArchiveBodyVariables0, updatesCreateBodyVariables1, updatesCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:write"]],
    },
    "updates.update": {
      entity: "updates",
      action: "update",
      description: "Updates the text of an update, replacing it.",
      keywords: ["reword", "comment", "post", "remark", "conversation", "note", "say"],
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { id: usersGetParamsId, body: updatesCreateParamsBody },
        required: ["id", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$body:String!){edit_update(id:$id body:$body){...Update}}fragment Update on Update{id " +
          "body text_body created_at updated_at edited_at original_creation_date item_id creator_id creator{" +
          "...Person}likes{id reaction_type creator_id}replies{...Reply}assets{id name file_extension file_size}}" +
          "fragment Person on User{id name email}fragment Reply on Reply{id kind body text_body created_at " +
          "updated_at edited_at creator_id creator{...Person}likes{id reaction_type creator_id}}",
        variables: [usersGetBodyVariables0, updatesCreateBodyVariables1],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:write"]],
    },
    "updates.delete": {
      entity: "updates",
      action: "delete",
      description: "Deletes an update and its replies.",
      keywords: ["take back", "comment", "post", "remark", "conversation", "note", "say"],
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "mutation($id:ID!){delete_update(id:$id){id}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Deleted" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:write"]],
    },
    "item_updates.list": {
      entity: "item_updates",
      action: "list",
      description: "Lists the updates of an item, newest first.",
      keywords: ["comments", "discussion", "what was said", "remarks", "feed of row"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { item_id: itemsArchiveParamsItem_id, limit: workspacesListParamsLimit, page: usersListParamsPage },
        required: ["item_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($item_id:ID!$limit:Int$page:Int){items(ids:[$item_id]){updates(limit:$limit page:$page){...Update}}}" +
          "fragment Update on Update{id body text_body created_at updated_at edited_at original_creation_date " +
          "item_id creator_id creator{...Person}likes{id reaction_type creator_id}replies{...Reply}assets{id name " +
          "file_extension file_size}}fragment Person on User{id name email}fragment Reply on Reply{id kind body " +
          "text_body created_at updated_at edited_at creator_id creator{...Person}likes{id reaction_type creator_id}}",
        variables: [itemsArchiveBodyVariables0, usersListBodyVariables6, usersListBodyVariables7],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", "items", 0, "updates"] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:read"]],
    },
    "replies.list": {
      entity: "replies",
      action: "list",
      description: "Lists the replies to updates of some boards, optionally within a time range.",
      keywords: ["answers", "response", "thread", "follow-up", "react"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_ids: {
            type: "array",
            items: { type: "string" },
            description: "IDs of the boards, as `boards.list` returns them.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          created_at_from: {
            type: "string",
            description: "Filters to replies created since this date or second.",
            examples: ["2026-11-01"],
          },
          created_at_to: {
            type: "string",
            description: "Filters to replies created up to this date or second.",
            examples: ["2026-11-30"],
          },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        required: ["board_ids"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($board_ids:[ID!]!$created_at_from:String$created_at_to:String$limit:Int$page:Int){replies(" +
          "board_ids:$board_ids created_at_from:$created_at_from created_at_to:$created_at_to limit:$limit page:" +
          "$page){...Reply}}fragment Reply on Reply{id kind body text_body created_at updated_at edited_at " +
          "creator_id creator{...Person}likes{id reaction_type creator_id}}fragment Person on User{id name email}",
        variables: [
          itemsApi_searchBodyVariables1,
          {
            name: "created_at_from",
            value: { template: { text: "{{created_at_from}}", parts: [{ name: "created_at_from" }] } },
          },
          {
            name: "created_at_to",
            value: { template: { text: "{{created_at_to}}", parts: [{ name: "created_at_to" }] } },
          },
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Reply" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:read"]],
    },
    "replies.create": {
      entity: "replies",
      action: "create",
      description: "Creates a reply to an update as the authenticated user.",
      keywords: ["answer", "respond", "response", "thread", "follow-up", "react"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          update_id: repliesCreateParamsUpdate_id,
          body: updatesCreateParamsBody,
          mentions_list: updatesCreateParamsMentions_list,
        },
        required: ["update_id", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($update_id:ID!$body:String!$mentions_list:[UpdateMention]){create_update(parent_id:$update_id " +
          "body:$body mentions_list:$mentions_list){...Update}}fragment Update on Update{id body text_body " +
          "created_at updated_at edited_at original_creation_date item_id creator_id creator{...Person}likes{id " +
          "reaction_type creator_id}replies{...Reply}assets{id name file_extension file_size}}fragment Person on " +
          "User{id name email}fragment Reply on Reply{id kind body text_body created_at updated_at edited_at " +
          "creator_id creator{...Person}likes{id reaction_type creator_id}}",
        variables: [repliesCreateBodyVariables0, updatesCreateBodyVariables1, updatesCreateBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:write"]],
    },
    "update_likes.create": {
      entity: "update_likes",
      action: "create",
      description: "Creates a like on an update as the authenticated user.",
      keywords: ["thumbs up", "heart", "applause", "react", "kudos"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { update_id: repliesCreateParamsUpdate_id },
        required: ["update_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($update_id:ID!){like_update(update_id:$update_id){...Update}}fragment Update on Update{id body " +
          "text_body created_at updated_at edited_at original_creation_date item_id creator_id creator{...Person}" +
          "likes{id reaction_type creator_id}replies{...Reply}assets{id name file_extension file_size}}fragment " +
          "Person on User{id name email}fragment Reply on Reply{id kind body text_body created_at updated_at " +
          "edited_at creator_id creator{...Person}likes{id reaction_type creator_id}}",
        variables: [repliesCreateBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Update" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["updates:write"]],
    },
    "files.get": {
      entity: "files",
      action: "get",
      description: "Gets the name, size and URL of a file. The URL expires after an hour.",
      keywords: ["link to document", "attachment", "document", "picture", "PDF", "upload"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($id:ID!){assets(ids:[$id]){...Asset}}fragment Asset on Asset{id name file_extension file_size url " +
          "public_url url_thumbnail original_geometry created_at uploaded_by{...Person}}fragment Person on User{id " +
          "name email}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: ["data", { only: true }, 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["assets:read"]],
    },
    "files.create": {
      entity: "files",
      action: "create",
      description: "Uploads a file to a file column of an item, or to an update.",
      keywords: ["attach", "add PDF", "attachment", "document", "picture", "PDF"],
      effect: "additive",
      method: "POST",
      path: ["/v2/file"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: { type: "string", description: "ID of the item.", pattern: "^[0-9]+$", examples: ["1234567890"] },
          column_id: {
            type: "string",
            description: "ID of the file column, as `columns.list` returns it.",
            pattern: "^[a-z0-9_]{1,100}$",
          },
          file: {
            type: "object",
            description: "File to upload, up to 500 MB.",
            properties: {
              name: { type: "string", minLength: 1, maxLength: 255 },
              type: { type: "string", maxLength: 100 },
              text: { type: "string" },
              base64: { type: "string" },
              bytes: {},
              size: { type: "integer", minimum: 0 },
            },
            required: ["name"],
            additionalProperties: false,
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
        required: ["item_id", "column_id", "file"],
        additionalProperties: false,
      },
      files: { file: { maxBytes: 524288000 } },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          { name: "file", value: { template: { text: "{{file}}", parts: [{ name: "file" }] } } },
          {
            name: "query",
            value: {
              template: {
                text:
                  "mutation ($file: File!) { add_file_to_column(item_id: {{item_id}}, column_id: \"{{column_id}}\", " +
                  "file: $file) { id name file_extension file_size url public_url url_thumbnail original_geometry " +
                  "created_at uploaded_by { id name email } } }",
                parts: [
                  "mutation ($file: File!) { add_file_to_column(item_id: ",
                  { name: "item_id" },
                  ", column_id: \"",
                  { name: "column_id" },
                  "\", file: $file) { id name file_extension file_size url public_url url_thumbnail " +
                    "original_geometry created_at uploaded_by { id name email } } }",
                ],
              },
            },
          },
          {
            name: "map",
            value: {
              template: { text: "{\"file\":[\"variables.file\"]}", parts: ["{\"file\":[\"variables.file\"]}"] },
            },
          },
        ],
      },
      encode: { body: "multipart", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["boards:write"]],
    },
    "files.download": {
      entity: "files",
      action: "download",
      description: "Downloads a file.",
      keywords: ["save", "fetch", "get PDF", "attachment", "document", "picture", "PDF", "upload"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: usersGetParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "query($id:ID!){assets(ids:[$id]){name file_size public_url}}",
        variables: usersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: [] },
      meta: {},
      file: {
        url: { in: "body", steps: ["data", "assets", 0, "public_url"] },
        name: { in: "body", steps: ["data", "assets", 0, "name"] },
        size: { in: "body", steps: ["data", "assets", 0, "file_size"] },
        hosts: ["*.s3.amazonaws.com", "*.monday.com"],
      },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["assets:read"]],
    },
    "tags.list": {
      entity: "tags",
      action: "list",
      description: "Lists the public tags of the account.",
      keywords: ["labels", "hashtag", "keyword", "category", "marker"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by tag ID.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "query($ids:[ID!]){tags(ids:$ids){id name color}}",
        variables: teamsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all tags at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["tags:read"]],
    },
    "tags.create": {
      entity: "tags",
      action: "create",
      description:
        "Creates a tag, or returns the existing tag with the name. On a private board, the tag belongs to the board.",
      keywords: ["new label", "label", "hashtag", "keyword", "category", "marker"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          tag_name: {
            type: "string",
            description: "Name of the tag. An existing tag with this name is returned.",
            minLength: 1,
          },
          board_id: {
            type: "string",
            description: "ID of the private board that the tag belongs to.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
        },
        required: ["tag_name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($tag_name:String$board_id:ID){create_or_get_tag(tag_name:$tag_name board_id:$board_id){id name " +
          "color}}",
        variables: [
          { name: "tag_name", value: { template: { text: "{{tag_name}}", parts: [{ name: "tag_name" }] } } },
          entitiesItemsOwnFieldsListWith0,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:write"]],
    },
    "docs.list": {
      entity: "docs",
      action: "list",
      description: "Lists docs without their blocks.",
      keywords: ["wikis", "document", "notes", "page", "workdoc"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by doc ID.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          object_ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by object ID, which is part of the doc's URL.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          workspace_ids: workspacesListParamsIds,
          order_by: boardsListParamsOrder_by,
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($ids:[ID!]$object_ids:[ID!]$workspace_ids:[ID]$order_by:DocsOrderBy$limit:Int$page:Int){docs(ids:" +
          "$ids object_ids:$object_ids workspace_ids:$workspace_ids order_by:$order_by limit:$limit page:$page){" +
          "...Doc}}fragment Doc on Document{id object_id name doc_kind doc_folder_id url relative_url workspace_id " +
          "created_at updated_at created_by{...Person}}fragment Person on User{id name email}",
        variables: [
          usersListBodyVariables0,
          { name: "object_ids", value: { template: { text: "{{object_ids}}", parts: [{ name: "object_ids" }] } } },
          foldersListBodyVariables1,
          workspacesListBodyVariables4,
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Doc" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["docs:read"]],
    },
    "docs.create": {
      entity: "docs",
      action: "create",
      description: "Creates an empty doc in a workspace.",
      keywords: ["write page", "new wiki", "document", "wiki", "notes", "page", "workdoc"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          workspace_id: {
            type: "string",
            description: "ID of the workspace, as `workspaces.list` returns it.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          name: { type: "string", description: "Name of the doc." },
          kind: {
            type: "string",
            description: "Kind of the doc: `public` for the account, `private`, or `share` with guests.",
            enum: ["public", "private", "share"],
          },
          folder_id: boardsCreateParamsFolder_id,
        },
        required: ["workspace_id", "name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($workspace_id:ID!$name:String!$kind:BoardKind$folder_id:ID){create_doc(location:{workspace:{" +
          "workspace_id:$workspace_id name:$name kind:$kind folder_id:$folder_id}}){...Doc}}fragment Doc on Document{" +
          "id object_id name doc_kind doc_folder_id url relative_url workspace_id created_at updated_at created_by{" +
          "...Person}}fragment Person on User{id name email}",
        variables: [
          foldersCreateBodyVariables1,
          usersListBodyVariables1,
          usersListBodyVariables3,
          boardsCreateBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Doc" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["docs:write"]],
    },
    "activity_logs.list": {
      entity: "activity_logs",
      action: "list",
      description: "Lists the activity logs of a board, newest first.",
      keywords: ["who changed what", "history", "audit", "changes", "who moved"],
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          from: { type: "string", format: "date-time", description: "Filters to activity since this time." },
          to: { type: "string", format: "date-time", description: "Filters to activity up to this time." },
          user_ids: usersListParamsIds,
          item_ids: {
            type: "array",
            items: { type: "string" },
            description: "Filters by item ID.",
            maxItems: 100,
            examples: [["1234567890"]],
          },
          group_ids: groupsListParamsIds,
          column_ids: columnsListParamsIds,
          limit: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 10,000. Defaults to 25.",
            default: 25,
            minimum: 1,
            maximum: 10000,
          },
          page: usersListParamsPage,
        },
        required: ["board_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "query($board_id:ID!$from:ISO8601DateTime$to:ISO8601DateTime$user_ids:[ID!]$item_ids:[ID!]" +
          "$group_ids:[String]$column_ids:[String]$limit:Int$page:Int){boards(ids:[$board_id]){activity_logs(from:" +
          "$from to:$to user_ids:$user_ids item_ids:$item_ids group_ids:$group_ids column_ids:$column_ids limit:" +
          "$limit page:$page){...Log}}}fragment Log on ActivityLogType{id event entity data user_id account_id " +
          "created_at}",
        variables: [
          entitiesItemsOwnFieldsListWith0,
          { name: "from", value: { template: { text: "{{from}}", parts: [{ name: "from" }] } } },
          { name: "to", value: { template: { text: "{{to}}", parts: [{ name: "to" }] } } },
          team_membersCreateBodyVariables1,
          { name: "item_ids", value: { template: { text: "{{item_ids}}", parts: [{ name: "item_ids" }] } } },
          { name: "group_ids", value: { template: { text: "{{group_ids}}", parts: [{ name: "group_ids" }] } } },
          { name: "column_ids", value: { template: { text: "{{column_ids}}", parts: [{ name: "column_ids" }] } } },
          usersListBodyVariables6,
          usersListBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ActivityLog" },
      records: { in: "body", steps: ["data", "boards", 0, "activity_logs"] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["boards:read"]],
    },
    "notifications.create": {
      entity: "notifications",
      action: "create",
      description:
        "Creates a notification to a user about an item or update, as the authenticated user. monday.com can combine " +
        "or drop repeated notifications.",
      keywords: ["ping", "bell", "alert someone", "tell colleague", "nudge", "inform"],
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          user_id: {
            type: "string",
            description: "ID of the user to notify, as `users.list` returns it.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          target_id: {
            type: "string",
            description: "ID of the item, board or update that the notification links to.",
            pattern: "^[0-9]+$",
            examples: ["1234567890"],
          },
          target_type: {
            type: "string",
            description: "Type of the target: `Project` for an item or board, `Post` for an update.",
            enum: ["Project", "Post"],
          },
          text: { type: "string", description: "Text of the notification.", minLength: 1 },
        },
        required: ["user_id", "target_id", "target_type", "text"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document:
          "mutation($user_id:ID!$target_id:ID!$target_type:NotificationTargetType!$text:String!){create_notification(" +
          "user_id:$user_id target_id:$target_id target_type:$target_type text:$text){id text}}",
        variables: [
          board_membersCreateBodyVariables1,
          { name: "target_id", value: { template: { text: "{{target_id}}", parts: [{ name: "target_id" }] } } },
          { name: "target_type", value: { template: { text: "{{target_type}}", parts: [{ name: "target_type" }] } } },
          { name: "text", value: { template: { text: "{{text}}", parts: [{ name: "text" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Notification" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["notifications:write"]],
    },
  },
  schemas: {
    Id: usersGetParamsId,
    Ids: {
      type: "array",
      items: { type: "string" },
      description: "Filters by ID, up to 100 IDs.",
      maxItems: 100,
      examples: [["1234567890"]],
    },
    BoardId: boardsArchiveParamsBoard_id,
    ItemId: itemsArchiveParamsItem_id,
    GroupId: groupsUpdateParamsId,
    ColumnId: columnsUpdateParamsId,
    Page: usersListParamsPage,
    PageSize: workspacesListParamsLimit,
    Cursor: itemsListParamsCursor,
    State: workspacesListParamsState,
    BoardKind: {
      type: "string",
      description: "Kind of the board: `public`, `private` or `share`.",
      enum: ["public", "private", "share"],
    },
    PositionMethod: groupsCreateParamsPosition_relative_method,
    FolderColor: foldersCreateParamsColor,
    ColumnType: columnsListParamsTypesItems,
    Body: updatesCreateParamsBody,
    Mentions: {
      type: "array",
      items: { $ref: "#/$defs/Mention" },
      description: "Users, teams, boards or items that the text mentions.",
      examples: [[{ id: "1234567890", type: "User" }]],
    },
    Values: itemsCreateParamsColumn_values,
    CreateLabels: itemsCreateParamsCreate_labels_if_missing,
    Named: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
    WorkspaceReference: { type: "object", properties: { id: { type: ["string", "null"] }, name: { type: "string" } } },
    Person: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, email: { type: "string" } },
      required: ["id"],
    },
    Deleted: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    Mention: { type: "object", properties: updatesCreateParamsMentions_listItems, required: ["id", "type"] },
    ItemsQuery: {
      type: "object",
      properties: {
        rules: { type: "array", items: { $ref: "#/$defs/ItemsRule" }, description: "Rules that items have to match." },
        operator: itemsListParamsQuery_paramsOperator,
        order_by: { type: "array", items: { $ref: "#/$defs/ItemsOrder" }, description: "Sort fields." },
        ids: itemsListParamsQuery_paramsIds,
      },
    },
    ItemsRule: {
      type: "object",
      properties: itemsListParamsQuery_paramsRulesItems,
      required: ["column_id", "compare_value"],
    },
    ItemsOrder: { type: "object", properties: itemsListParamsQuery_paramsOrder_byItems, required: ["column_id"] },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        name: { type: "string", description: "The user's full name." },
        email: { type: "string", description: "The user's email address." },
        title: { type: ["string", "null"], description: "The user's job title. Null if not given." },
        kind: { type: "string", description: "The kind of user: a member, a guest, a viewer and so on." },
        status: { type: "string", description: "The user's status in the account." },
        url: { type: "string", description: "The address of the user's profile in monday.com." },
        phone: { type: ["string", "null"], description: "The user's phone number. Null if not given." },
        mobile_phone: { type: ["string", "null"], description: "The user's mobile phone number. Null if not given." },
        location: { type: ["string", "null"], description: "The user's location, as free text. Null if not given." },
        country_code: { type: ["string", "null"], description: "The user's country, as a two-letter code." },
        birthday: { type: ["string", "null"], description: "The user's date of birth. Null if not given." },
        time_zone_identifier: { type: ["string", "null"], description: "The user's time zone, as an identifier." },
        utc_hours_diff: {
          type: ["number", "null"],
          description: "The difference between the user's time zone and UTC, in hours.",
        },
        current_language: { type: ["string", "null"], description: "The language the user sees monday.com in." },
        created_at: { type: "string", format: "date-time", description: "The time the user was created." },
        became_active_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the user first became active. Null if that has not happened.",
        },
        last_activity: { type: ["string", "null"], description: "The time of the user's last activity." },
        is_email_confirmed: { type: "boolean", description: "Whether the user has confirmed their email address." },
        is_deleted: { type: "boolean", description: "Whether the user has been deleted from the account." },
        invitation_method: { type: "string", description: "The way the user was invited to the account." },
        photo_url: {
          anyOf: [
            { $ref: "#/$defs/Photo", description: "The user's profile photo in several sizes." },
            { type: "null" },
          ],
        },
        out_of_office: {
          anyOf: [
            {
              $ref: "#/$defs/OutOfOffice",
              description: "The user's current out-of-office status. Null if none is set.",
            },
            { type: "null" },
          ],
        },
        teams: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The teams the user belongs to.",
        },
        department: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The department the user is assigned to. Null if there is none." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    UserIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        title: { type: "string" },
        kind: { type: "string" },
        status: { type: "string" },
        location: { type: "string" },
        country_code: { type: "string" },
        time_zone_identifier: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        is_deleted: { type: "boolean" },
      },
    },
    Photo: {
      type: "object",
      properties: {
        original: { type: ["string", "null"] },
        small: { type: ["string", "null"] },
        thumb: { type: ["string", "null"] },
        tiny: { type: ["string", "null"] },
      },
    },
    OutOfOffice: {
      type: "object",
      properties: {
        active: { type: ["boolean", "null"] },
        type: { type: ["string", "null"] },
        start_date: { type: ["string", "null"] },
        end_date: { type: ["string", "null"] },
      },
    },
    Account: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
        tier: { type: ["string", "null"] },
        country_code: { type: ["string", "null"] },
        first_day_of_the_week: { type: "string" },
        active_members_count: { type: ["integer", "null"] },
        created_at: { type: ["string", "null"] },
        is_during_trial: { type: ["boolean", "null"] },
        is_trial_expired: { type: ["boolean", "null"] },
        sign_up_product_kind: { type: ["string", "null"] },
        plan: { anyOf: [{ $ref: "#/$defs/Plan" }, { type: "null" }] },
        products: { type: ["array", "null"], items: { anyOf: [{ $ref: "#/$defs/Product" }, { type: "null" }] } },
      },
      required: ["id"],
    },
    Plan: {
      type: "object",
      properties: {
        max_users: { type: "integer" },
        period: { type: ["string", "null"] },
        tier: { type: ["string", "null"] },
        version: { type: "integer" },
      },
    },
    Product: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        kind: { type: ["string", "null"] },
        tier: { type: ["string", "null"] },
        default_workspace_id: { type: ["string", "null"] },
      },
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID." },
        name: { type: "string", description: "The team's name." },
        picture_url: {
          type: ["string", "null"],
          description: "The address of the team's picture. Null if none is set.",
        },
        is_guest: { type: ["boolean", "null"], description: "Whether the team consists of guests." },
        created_at: { type: ["string", "null"], description: "The time the team was created." },
        owners: { type: "array", items: { $ref: "#/$defs/Person" }, description: "The users who own the team." },
        users: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users who belong to the team.",
        },
      },
      required: ["id"],
    },
    TeamChange: {
      type: "object",
      properties: {
        successful_users: { type: ["array", "null"], items: { $ref: "#/$defs/Person" } },
        failed_users: { type: ["array", "null"], items: { $ref: "#/$defs/Person" } },
      },
    },
    Workspace: {
      type: "object",
      properties: {
        id: { type: ["string", "null"], description: "The workspace's ID. Null for the main workspace." },
        name: { type: "string", description: "The workspace's name." },
        kind: { type: ["string", "null"], description: "The workspace's visibility, open or closed." },
        description: {
          type: ["string", "null"],
          description: "The workspace's description. Null if none was written.",
        },
        state: { type: ["string", "null"], description: "The workspace's state: active, archived or deleted." },
        created_at: { type: ["string", "null"], description: "The time the workspace was created." },
        is_default_workspace: {
          type: ["boolean", "null"],
          description: "Whether this is the account's default workspace.",
        },
        account_product: {
          type: ["object", "null"],
          properties: { id: { type: ["string", "null"] }, kind: { type: ["string", "null"] } },
          description: "The monday.com product the workspace belongs to.",
        },
        settings: {
          type: ["object", "null"],
          properties: {
            icon: {
              type: ["object", "null"],
              properties: { color: { type: ["string", "null"] }, image: { type: ["string", "null"] } },
            },
          },
          description: "The workspace's display settings, including its icon.",
        },
      },
    },
    Folder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The folder's ID." },
        name: { type: "string", description: "The folder's name." },
        color: { type: ["string", "null"], description: "The folder's color. Null if none is set." },
        created_at: { type: "string", description: "The time the folder was created." },
        owner_id: { type: ["string", "null"], description: "The ID of the user who owns the folder." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The folder this folder is in. Null at the top level." },
            { type: "null" },
          ],
        },
        workspace: { $ref: "#/$defs/WorkspaceReference", description: "The workspace the folder is in." },
        sub_folders: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The folders inside this folder.",
        },
        children: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The boards and other content inside the folder.",
        },
      },
      required: ["id"],
    },
    Board: {
      type: "object",
      properties: {
        id: { type: "string", description: "The board's ID." },
        name: { type: "string", description: "The board's name." },
        description: { type: ["string", "null"], description: "The board's description. Null if none was written." },
        state: { type: "string", description: "The board's state: active, archived or deleted." },
        board_kind: { type: "string", description: "The board's visibility: public, private or shareable." },
        type: {
          type: ["string", "null"],
          description: "The kind of object the board is, for example an ordinary board or a document.",
        },
        url: { type: "string", description: "The board's address in monday.com." },
        access_level: { type: "string", description: "The caller's level of access to the board." },
        permissions: { type: "string", description: "The rule for who may edit the board." },
        hierarchy_type: {
          type: ["string", "null"],
          description: "The board's item hierarchy, classic or with several levels.",
        },
        item_terminology: {
          type: ["string", "null"],
          description: "The name used for the board's items, chosen by the account.",
        },
        items_count: { type: ["integer", "null"], description: "The number of items on the board." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the board was created." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the board's last update.",
        },
        workspace_id: {
          type: ["string", "null"],
          description: "The ID of the board's workspace. Null for the main workspace.",
        },
        board_folder_id: {
          type: ["string", "null"],
          description: "The ID of the board's folder. Null outside folders.",
        },
        communication: { description: "JSON value without a fixed format, such as a meeting ID." },
        creator: { $ref: "#/$defs/Person", description: "The user who created the board." },
        owners: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users who own the board.",
        },
        top_group: { $ref: "#/$defs/GroupReference", description: "The group at the top of the board." },
        workspace: {
          anyOf: [
            {
              $ref: "#/$defs/WorkspaceReference",
              description: "The workspace the board is in. Null for the main workspace.",
            },
            { type: "null" },
          ],
        },
        tags: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
          description: "The tags used on the board.",
        },
        groups: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Group" }, { type: "null" }] },
          description: "The board's groups, as visible to the caller.",
        },
        columns: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Column" }, { type: "null" }] },
          description: "The board's columns, as visible to the caller.",
        },
        subscribers: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users subscribed to the board.",
        },
        team_owners: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Named" },
          description: "The teams that own the board.",
        },
      },
      required: ["id"],
    },
    BoardIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        board_kind: { type: "string" },
        type: { type: "string" },
        items_count: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        workspace_id: { type: "string" },
        url: { type: "string" },
      },
    },
    BoardCopy: {
      type: "object",
      properties: {
        is_async: { type: "boolean" },
        board: {
          type: "object",
          properties: { id: { type: "string" }, name: { type: "string" }, url: { type: "string" } },
        },
      },
    },
    GroupReference: { type: "object", properties: { id: { type: "string" }, title: { type: "string" } } },
    Group: {
      type: "object",
      properties: {
        id: { type: "string", description: "The group's ID, unique on its board." },
        title: { type: "string", description: "The group's title." },
        color: { type: "string", description: "The group's color, as a hexadecimal code." },
        position: { type: "string", description: "The group's position on the board, for sorting." },
        archived: { type: ["boolean", "null"], description: "Whether the group is archived." },
        deleted: { type: ["boolean", "null"], description: "Whether the group is deleted." },
      },
      required: ["id"],
    },
    Column: {
      type: "object",
      properties: {
        id: { type: "string", description: "The column's ID, unique on its board." },
        title: { type: "string", description: "The column's title." },
        description: { type: ["string", "null"], description: "The column's description. Null if none was written." },
        type: { type: "string", description: "The column's type, for example status, date or people." },
        width: { type: ["integer", "null"], description: "The column's width in pixels. Null if the default is used." },
        archived: { type: "boolean", description: "Whether the column is archived." },
        settings: {
          description: "Settings of the column, depending on its type, such as the labels of a status column.",
        },
        revision: { type: "string", description: "The column's current revision, for detecting concurrent changes." },
      },
      required: ["id"],
    },
    Value: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        text: { type: ["string", "null"] },
        value: { description: "Value as a JSON string, in the format of the column type." },
        column: { type: "object", properties: { title: { type: "string" } } },
        display_value: { type: "string" },
        linked_item_ids: { type: "array", items: { type: "string" } },
      },
    },
    Item: {
      type: "object",
      properties: {
        id: { type: "string", description: "The item's ID." },
        name: { type: "string", description: "The item's name." },
        state: { type: ["string", "null"], description: "The item's state: active, archived or deleted." },
        url: { type: "string", description: "The item's address in monday.com." },
        relative_link: { type: ["string", "null"], description: "The item's path, relative to the account's address." },
        email: { type: "string", description: "The email address that posts updates to the item." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the item was created." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the item's last update.",
        },
        creator_id: { type: "string", description: "The ID of the user who created the item." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who created the item. Null if no longer available." },
            { type: "null" },
          ],
        },
        board: { anyOf: [{ $ref: "#/$defs/Named", description: "The board the item is on." }, { type: "null" }] },
        group: {
          anyOf: [{ $ref: "#/$defs/GroupReference", description: "The group the item is in." }, { type: "null" }],
        },
        parent_item: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The item this subitem belongs to. Null for ordinary items." },
            { type: "null" },
          ],
        },
        column_values: {
          type: "array",
          items: { $ref: "#/$defs/Value" },
          description: "The item's values, one for each column.",
        },
        subitems: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The item's subitems. Null if there are none.",
        },
        subscribers: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users subscribed to the item.",
        },
        assets: {
          type: ["array", "null"],
          items: schemasItemAssetsItems,
          description: "The files attached to the item.",
        },
      },
      required: ["id"],
    },
    ItemHit: {
      type: "object",
      properties: { id: { type: "string" }, item: { anyOf: [{ $ref: "#/$defs/Item" }, { type: "null" }] } },
      required: ["id"],
    },
    ItemIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        url: { type: "string" },
        email: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        creator_id: { type: "string" },
      },
    },
    FileReference: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        file_extension: { type: "string" },
        file_size: { type: "integer" },
      },
    },
    Like: {
      type: "object",
      properties: {
        id: { type: "string" },
        reaction_type: { type: ["string", "null"] },
        creator_id: { type: ["string", "null"] },
      },
    },
    Reply: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        body: { type: "string" },
        text_body: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
        edited_at: { type: "string", format: "date-time" },
        creator_id: { type: ["string", "null"] },
        creator: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        likes: { type: "array", items: { $ref: "#/$defs/Like" } },
      },
      required: ["id"],
    },
    Update: {
      type: "object",
      properties: {
        id: { type: "string", description: "The update's ID." },
        body: { type: "string", description: "The update's content, as HTML." },
        text_body: { type: ["string", "null"], description: "The update's content, as plain text." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the update was posted." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last change to the update.",
        },
        edited_at: {
          type: "string",
          format: "date-time",
          description: "The time the update's content was last edited.",
        },
        original_creation_date: {
          type: ["string", "null"],
          description: "The time the update was first created, if it came from another place.",
        },
        item_id: { type: ["string", "null"], description: "The ID of the item the update was posted on." },
        creator_id: { type: ["string", "null"], description: "The ID of the user who posted the update." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who posted the update. Null if no longer available." },
            { type: "null" },
          ],
        },
        likes: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The likes on the update, one for each user.",
        },
        replies: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Reply" },
          description: "The replies posted to the update.",
        },
        assets: {
          type: ["array", "null"],
          items: schemasItemAssetsItems,
          description: "The files attached to the update.",
        },
      },
      required: ["id"],
    },
    UpdateIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        body: { type: "string" },
        text_body: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        item_id: { type: "string" },
        creator_id: { type: "string" },
      },
    },
    File: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        file_extension: { type: "string" },
        file_size: { type: "integer" },
        url: { type: "string" },
        public_url: { type: "string" },
        url_thumbnail: { type: ["string", "null"] },
        original_geometry: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        uploaded_by: { $ref: "#/$defs/Person" },
      },
      required: ["id"],
    },
    Tag: { type: "object", properties: entitiesTagsSearch, required: ["id"] },
    Doc: {
      type: "object",
      properties: {
        id: { type: "string" },
        object_id: { type: "string" },
        name: { type: "string" },
        doc_kind: { type: "string" },
        doc_folder_id: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        relative_url: { type: ["string", "null"] },
        workspace_id: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ActivityLog: {
      type: "object",
      properties: {
        id: { type: "string" },
        event: { type: "string" },
        entity: { type: "string" },
        data: { type: "string" },
        user_id: { type: "string" },
        account_id: { type: "string" },
        created_at: { type: "string" },
      },
      required: ["id"],
    },
    Notification: {
      type: "object",
      properties: { id: { type: "string" }, text: { type: ["string", "null"] } },
      required: ["id"],
    },
  },
} as object as KindModule<Monday>
