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
const usersListBodyVariables0 = { name: "ids", value: { template: { text: "{{ids}}", parts: [{ name: "ids" }] } } }
const usersListBodyVariables1 = { name: "name", value: { template: { text: "{{name}}", parts: [{ name: "name" }] } } }
const usersListBodyVariables3 = { name: "kind", value: { template: { text: "{{kind}}", parts: [{ name: "kind" }] } } }
const usersListBodyVariables6 = {
  name: "limit",
  value: { template: { text: "{{limit}}", parts: [{ name: "limit" }] } },
}
const usersListBodyVariables7 = { name: "page", value: { template: { text: "{{page}}", parts: [{ name: "page" }] } } }
const usersGetParamsId = { type: "string", pattern: "^[0-9]+$", examples: ["1234567890"] }
const usersGetParams = {
  type: "object",
  properties: { id: usersGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const usersGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const usersGetBodyVariables = [usersGetBodyVariables0]
const teamsListParams = {
  type: "object",
  properties: { ids: { type: "array", items: { type: "string" }, maxItems: 100 } },
  additionalProperties: false,
}
const teamsListBodyVariables = [usersListBodyVariables0]
const team_membersCreateParams = {
  type: "object",
  properties: { team_id: usersGetParamsId, user_ids: { type: "array", items: { type: "string" }, maxItems: 100 } },
  required: ["team_id", "user_ids"],
  additionalProperties: false,
}
const team_membersCreateBodyVariables1 = {
  name: "user_ids",
  value: { template: { text: "{{user_ids}}", parts: [{ name: "user_ids" }] } },
}
const team_membersCreateBodyVariables = [
  { name: "team_id", value: { template: { text: "{{team_id}}", parts: [{ name: "team_id" }] } } },
  team_membersCreateBodyVariables1,
]
const workspacesListParamsState = { type: "string", enum: ["active", "all", "archived", "deleted"] }
const workspacesListBodyVariables3 = {
  name: "state",
  value: { template: { text: "{{state}}", parts: [{ name: "state" }] } },
}
const workspacesListBodyVariables4 = {
  name: "order_by",
  value: { template: { text: "{{order_by}}", parts: [{ name: "order_by" }] } },
}
const workspacesCreateBodyVariables2 = {
  name: "description",
  value: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
}
const foldersListBodyVariables1 = {
  name: "workspace_ids",
  value: { template: { text: "{{workspace_ids}}", parts: [{ name: "workspace_ids" }] } },
}
const foldersCreateParamsColor = {
  type: "string",
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
const boardsListBodyVariables2 = {
  name: "board_kind",
  value: { template: { text: "{{board_kind}}", parts: [{ name: "board_kind" }] } },
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
const board_membersCreateBodyVariables1 = {
  name: "user_id",
  value: { template: { text: "{{user_id}}", parts: [{ name: "user_id" }] } },
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
const groupsDeleteParams = {
  type: "object",
  properties: { board_id: usersGetParamsId, id: { type: "string" } },
  required: ["board_id", "id"],
  additionalProperties: false,
}
const groupsDeleteBodyVariables = [entitiesItemsOwnFieldsListWith0, usersGetBodyVariables0]
const columnsListParamsTypesItems = {
  type: "string",
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
const itemsListMetaCursor = { in: "body", steps: ["data", "boards", 0, "items_page", "cursor"] }
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
const itemsArchiveParams = {
  type: "object",
  properties: { item_id: usersGetParamsId },
  required: ["item_id"],
  additionalProperties: false,
}
const itemsArchiveBodyVariables0 = {
  name: "item_id",
  value: { template: { text: "{{item_id}}", parts: [{ name: "item_id" }] } },
}
const itemsArchiveBodyVariables = [itemsArchiveBodyVariables0]
const updatesCreateParamsMentions_list = {
  type: "array",
  items: {
    type: "object",
    properties: { id: { type: "string" }, type: { type: "string", enum: ["User", "Team", "Board", "Project"] } },
    required: ["id", "type"],
    additionalProperties: false,
  },
}
const updatesCreateBodyVariables1 = {
  name: "body",
  value: { template: { text: "{{body}}", parts: [{ name: "body" }] } },
}
const updatesCreateBodyVariables2 = {
  name: "mentions_list",
  value: { template: { text: "{{mentions_list}}", parts: [{ name: "mentions_list" }] } },
}
const repliesCreateBodyVariables0 = {
  name: "update_id",
  value: { template: { text: "{{update_id}}", parts: [{ name: "update_id" }] } },
}
export default {
  format: 1,
  kind: "monday",
  id: "8b1d4f62-37ac-4e59-9c0d-52f6e7a3b914",
  title: "monday.com",
  version: "4.1.0",
  check: "me.get",
  baseUrl: { text: "https://api.monday.com", parts: ["https://api.monday.com"] },
  config: _config,
  auth: {
    api_token: {
      type: "static",
      title: "Personal API token",
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
    me: { key: "id", actions: ["get"] },
    account: { key: "id", actions: ["get"] },
    users: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
      sync: { from: "users.list", with: [{ name: "limit", value: { constant: 1000 } }], each: {}, lookbackSeconds: 0 },
    },
    teams: {
      key: "id",
      actions: ["list", "get", "create", "delete", "search"],
      search: {},
      sync: { from: "teams.list", with: [], each: {}, lookbackSeconds: 0 },
    },
    team_members: { key: "id", actions: ["create", "delete"] },
    workspaces: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "workspaces.list",
        with: [
          { name: "limit", value: { constant: 100 } },
          { name: "state", value: { template: { text: "all", parts: ["all"] } } },
        ],
        each: {},
        lookbackSeconds: 0,
      },
    },
    folders: {
      key: "id",
      actions: ["list", "create", "update", "delete", "search"],
      search: {},
      sync: { from: "folders.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
    },
    boards: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "archive", "duplicate", "search"],
      search: {},
      sync: { from: "boards.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
    },
    board_members: { key: "id", actions: ["create", "delete"] },
    groups: { key: "id", actions: ["list", "create", "update", "delete"] },
    columns: { key: "id", actions: ["list", "create", "update", "delete"] },
    items: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "api_search", "archive", "move", "duplicate", "search"],
      search: {},
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
    },
    subitems: { key: "id", actions: ["list", "create"] },
    updates: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: { from: "updates.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
    },
    item_updates: { key: "id", actions: ["list"] },
    replies: { key: "id", actions: ["list", "create"] },
    update_likes: { key: "id", actions: ["create"] },
    files: { key: "id", actions: ["get", "create", "download"] },
    tags: {
      key: "id",
      actions: ["list", "create", "search"],
      search: {},
      sync: { from: "tags.list", with: [], each: {}, lookbackSeconds: 0 },
    },
    docs: {
      key: "id",
      actions: ["list", "create", "search"],
      search: {},
      sync: { from: "docs.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
    },
    activity_logs: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "activity_logs.list",
        with: [{ name: "limit", value: { constant: 1000 } }],
        each: { board_id: "boards.id" },
        lookbackSeconds: 0,
      },
    },
    notifications: { key: "id", actions: ["create"] },
  },
  operations: {
    "me.get": {
      entity: "me",
      action: "get",
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
      scopes: [["me:read"]],
    },
    "account.get": {
      entity: "account",
      action: "get",
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
      scopes: [["account:read"]],
    },
    "users.list": {
      entity: "users",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          name: { type: "string" },
          emails: { type: "array", items: { type: "string" } },
          kind: { type: "string", enum: ["all", "guests", "non_guests", "non_pending"] },
          status: { type: "array", items: { type: "string", enum: ["ACTIVE", "INACTIVE", "PENDING"] } },
          newest_first: { type: "boolean" },
          limit: { type: "integer", default: 200, minimum: 1, maximum: 1000 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["users:read"]],
    },
    "users.get": {
      entity: "users",
      action: "get",
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
      scopes: [["users:read"]],
    },
    "teams.list": {
      entity: "teams",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: teamsListParams,
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all teams at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["teams:read"]],
    },
    "teams.get": {
      entity: "teams",
      action: "get",
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
      scopes: [["teams:read"]],
    },
    "teams.create": {
      entity: "teams",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          subscriber_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          parent_team_id: usersGetParamsId,
          is_guest_team: { type: "boolean" },
          allow_empty_team: { type: "boolean" },
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
      scopes: [["teams:write"]],
    },
    "teams.delete": {
      entity: "teams",
      action: "delete",
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
      scopes: [["teams:write"]],
    },
    "team_members.create": {
      entity: "team_members",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: team_membersCreateParams,
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
      scopes: [["teams:write"]],
    },
    "team_members.delete": {
      entity: "team_members",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: team_membersCreateParams,
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
      scopes: [["teams:write"]],
    },
    "workspaces.list": {
      entity: "workspaces",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          kind: { type: "string", enum: ["open", "closed", "template"] },
          membership_kind: { type: "string", enum: ["all", "member"] },
          state: workspacesListParamsState,
          order_by: { type: "string", enum: ["created_at"] },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["workspaces:read"]],
    },
    "workspaces.get": {
      entity: "workspaces",
      action: "get",
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
      scopes: [["workspaces:read"]],
    },
    "workspaces.create": {
      entity: "workspaces",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          kind: { type: "string", enum: ["open", "closed"] },
          description: { type: "string" },
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
      scopes: [["workspaces:write"]],
    },
    "workspaces.update": {
      entity: "workspaces",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          name: { type: "string" },
          kind: { type: "string", enum: ["open", "closed"] },
          description: { type: "string" },
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
      scopes: [["workspaces:write"]],
    },
    "workspaces.delete": {
      entity: "workspaces",
      action: "delete",
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
      scopes: [["workspaces:write"]],
    },
    "folders.list": {
      entity: "folders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          workspace_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["workspaces:read"]],
    },
    "folders.create": {
      entity: "folders",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          workspace_id: usersGetParamsId,
          parent_folder_id: usersGetParamsId,
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
      scopes: [["workspaces:write"]],
    },
    "folders.update": {
      entity: "folders",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          name: { type: "string" },
          parent_folder_id: usersGetParamsId,
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
      scopes: [["workspaces:write"]],
    },
    "folders.delete": {
      entity: "folders",
      action: "delete",
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
      scopes: [["workspaces:write"]],
    },
    "boards.list": {
      entity: "boards",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          workspace_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          board_kind: { type: "string", enum: ["public", "private", "share"] },
          state: workspacesListParamsState,
          order_by: { type: "string", enum: ["created_at", "used_at"] },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["boards:read"]],
    },
    "boards.get": {
      entity: "boards",
      action: "get",
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
      scopes: [["boards:read"]],
    },
    "boards.create": {
      entity: "boards",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_name: { type: "string" },
          board_kind: { type: "string", enum: ["public", "private", "share"] },
          description: { type: "string" },
          workspace_id: usersGetParamsId,
          folder_id: usersGetParamsId,
          template_id: usersGetParamsId,
          board_owner_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          board_subscriber_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          empty: { type: "boolean" },
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
      scopes: [["boards:write"]],
    },
    "boards.update": {
      entity: "boards",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: usersGetParamsId,
          board_attribute: { type: "string", enum: ["name", "description", "communication"] },
          new_value: { type: "string" },
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
      scopes: [["boards:write"]],
    },
    "boards.delete": {
      entity: "boards",
      action: "delete",
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
      scopes: [["boards:write"]],
    },
    "boards.archive": {
      entity: "boards",
      action: "archive",
      effect: "overwrites",
      undo: "A person restores the board from the archive in monday.com.",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: usersGetParamsId },
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
      scopes: [["boards:write"]],
    },
    "boards.duplicate": {
      entity: "boards",
      action: "duplicate",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          duplicate_type: {
            type: "string",
            enum: [
              "duplicate_board_with_structure",
              "duplicate_board_with_pulses",
              "duplicate_board_with_pulses_and_updates",
            ],
          },
          board_name: { type: "string" },
          workspace_id: usersGetParamsId,
          folder_id: usersGetParamsId,
          keep_subscribers: { type: "boolean" },
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
      scopes: [["boards:write"]],
    },
    "board_members.create": {
      entity: "board_members",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          user_id: usersGetParamsId,
          kind: { type: "string", enum: ["subscriber", "owner"] },
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
      scopes: [["boards:write"]],
    },
    "board_members.delete": {
      entity: "board_members",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: usersGetParamsId, user_id: usersGetParamsId },
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
      scopes: [["boards:write"]],
    },
    "groups.list": {
      entity: "groups",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: usersGetParamsId, ids: { type: "array", items: { type: "string" } } },
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
      records: { in: "body", steps: ["data", "boards", 0, "groups"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all groups of a board at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["boards:read"]],
    },
    "groups.create": {
      entity: "groups",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          group_name: { type: "string", maxLength: 255 },
          group_color: { type: "string", pattern: "^#[0-9a-fA-F]{6}$" },
          relative_to: { type: "string" },
          position_relative_method: { type: "string", enum: ["before_at", "after_at"] },
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
      scopes: [["boards:write"]],
    },
    "groups.update": {
      entity: "groups",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          id: { type: "string" },
          group_attribute: {
            type: "string",
            enum: ["title", "color", "position", "relative_position_after", "relative_position_before"],
          },
          new_value: { type: "string" },
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
      scopes: [["boards:write"]],
    },
    "groups.delete": {
      entity: "groups",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: groupsDeleteParams,
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
      scopes: [["boards:write"]],
    },
    "columns.list": {
      entity: "columns",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          ids: { type: "array", items: { type: "string" } },
          types: { type: "array", items: columnsListParamsTypesItems },
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
      records: { in: "body", steps: ["data", "boards", 0, "columns"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all columns of a board at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["boards:read"]],
    },
    "columns.create": {
      entity: "columns",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          title: { type: "string" },
          column_type: columnsListParamsTypesItems,
          id: { type: "string", pattern: "^[a-z0-9_]{1,20}$" },
          description: { type: "string" },
          defaults: { type: "object" },
          after_column_id: { type: "string" },
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
      scopes: [["boards:write"]],
    },
    "columns.update": {
      entity: "columns",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          id: { type: "string" },
          column_property: { type: "string", enum: ["title", "description"] },
          value: { type: "string" },
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
      scopes: [["boards:write"]],
    },
    "columns.delete": {
      entity: "columns",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: groupsDeleteParams,
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
      scopes: [["boards:write"]],
    },
    "items.list": {
      entity: "items",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          query_params: {
            type: "object",
            properties: {
              rules: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    column_id: { type: "string" },
                    compare_value: {},
                    operator: {
                      type: "string",
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
                    compare_attribute: { type: "string" },
                  },
                  required: ["column_id", "compare_value"],
                  additionalProperties: false,
                },
              },
              operator: { type: "string", enum: ["and", "or"] },
              order_by: {
                type: "array",
                items: {
                  type: "object",
                  properties: { column_id: { type: "string" }, direction: { type: "string", enum: ["asc", "desc"] } },
                  required: ["column_id"],
                  additionalProperties: false,
                },
              },
              ids: { type: "array", items: { type: "string" }, maxItems: 100 },
            },
            additionalProperties: false,
          },
          limit: { type: "integer", default: 100, minimum: 1, maximum: 500 },
          cursor: { type: "string" },
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
      scopes: [["boards:read"]],
    },
    "items.get": {
      entity: "items",
      action: "get",
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
      scopes: [["boards:read"]],
    },
    "items.create": {
      entity: "items",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          item_name: { type: "string", minLength: 1, maxLength: 255 },
          group_id: { type: "string" },
          column_values: { type: "object" },
          create_labels_if_missing: { type: "boolean" },
          relative_to: usersGetParamsId,
          position_relative_method: { type: "string", enum: ["before_at", "after_at"] },
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
      scopes: [["boards:write"]],
    },
    "items.update": {
      entity: "items",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          id: usersGetParamsId,
          column_values: { type: "object" },
          create_labels_if_missing: { type: "boolean" },
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
      scopes: [["boards:write"]],
    },
    "items.delete": {
      entity: "items",
      action: "delete",
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
      scopes: [["boards:write"]],
    },
    "items.api_search": {
      entity: "items",
      action: "api_search",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          query: { type: "string", minLength: 1 },
          board_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          workspace_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          updated_after: { type: "string", format: "date-time" },
          created_after: { type: "string", format: "date-time" },
          strategy: { type: "string", default: "BALANCED", enum: ["SPEED", "BALANCED", "QUALITY"] },
          limit: { type: "integer", default: 10, minimum: 1, maximum: 20 },
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
      scopes: [["boards:read"]],
    },
    "items.archive": {
      entity: "items",
      action: "archive",
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
      scopes: [["boards:write"]],
    },
    "items.move": {
      entity: "items",
      action: "move",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { item_id: usersGetParamsId, group_id: { type: "string" } },
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
      scopes: [["boards:write"]],
    },
    "items.duplicate": {
      entity: "items",
      action: "duplicate",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { board_id: usersGetParamsId, item_id: usersGetParamsId, with_updates: { type: "boolean" } },
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
      scopes: [["boards:write"]],
    },
    "subitems.list": {
      entity: "subitems",
      action: "list",
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
      records: { in: "body", steps: ["data", "items", 0, "subitems"] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all subitems of an item at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["boards:read"]],
    },
    "subitems.create": {
      entity: "subitems",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          parent_item_id: usersGetParamsId,
          item_name: { type: "string", minLength: 1, maxLength: 255 },
          column_values: { type: "object" },
          create_labels_if_missing: { type: "boolean" },
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
      scopes: [["boards:write"]],
    },
    "updates.list": {
      entity: "updates",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          from_date: { type: "string" },
          to_date: { type: "string" },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["updates:read"]],
    },
    "updates.get": {
      entity: "updates",
      action: "get",
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
      scopes: [["updates:read"]],
    },
    "updates.create": {
      entity: "updates",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: usersGetParamsId,
          body: { type: "string", minLength: 1 },
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
      scopes: [["updates:write"]],
    },
    "updates.update": {
      entity: "updates",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { id: usersGetParamsId, body: { type: "string", minLength: 1 } },
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
      scopes: [["updates:write"]],
    },
    "updates.delete": {
      entity: "updates",
      action: "delete",
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
      scopes: [["updates:write"]],
    },
    "item_updates.list": {
      entity: "item_updates",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: usersGetParamsId,
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
        },
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
      records: { in: "body", steps: ["data", "items", 0, "updates"] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["updates:read"]],
    },
    "replies.list": {
      entity: "replies",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          created_at_from: { type: "string" },
          created_at_to: { type: "string" },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["updates:read"]],
    },
    "replies.create": {
      entity: "replies",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          update_id: usersGetParamsId,
          body: { type: "string", minLength: 1 },
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
      scopes: [["updates:write"]],
    },
    "update_likes.create": {
      entity: "update_likes",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { update_id: usersGetParamsId },
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
      scopes: [["updates:write"]],
    },
    "files.get": {
      entity: "files",
      action: "get",
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
      scopes: [["assets:read"]],
    },
    "files.create": {
      entity: "files",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2/file"],
      routes: [],
      params: {
        type: "object",
        properties: {
          item_id: usersGetParamsId,
          column_id: { type: "string", pattern: "^[a-z0-9_]{1,100}$" },
          file: {
            type: "object",
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
      scopes: [["boards:write"]],
    },
    "files.download": {
      entity: "files",
      action: "download",
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
      scopes: [["assets:read"]],
    },
    "tags.list": {
      entity: "tags",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: teamsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "graphql",
        document: "query($ids:[ID!]){tags(ids:$ids){id name color}}",
        variables: teamsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "none", because: "monday.com answers all tags at once." },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["tags:read"]],
    },
    "tags.create": {
      entity: "tags",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: { tag_name: { type: "string", minLength: 1 }, board_id: usersGetParamsId },
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
      scopes: [["boards:write"]],
    },
    "docs.list": {
      entity: "docs",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          object_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          workspace_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          order_by: { type: "string", enum: ["created_at", "used_at"] },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 100 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["docs:read"]],
    },
    "docs.create": {
      entity: "docs",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          workspace_id: usersGetParamsId,
          name: { type: "string" },
          kind: { type: "string", enum: ["public", "private", "share"] },
          folder_id: usersGetParamsId,
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
      scopes: [["docs:write"]],
    },
    "activity_logs.list": {
      entity: "activity_logs",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          board_id: usersGetParamsId,
          from: { type: "string", format: "date-time" },
          to: { type: "string", format: "date-time" },
          user_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          item_ids: { type: "array", items: { type: "string" }, maxItems: 100 },
          group_ids: { type: "array", items: { type: "string" } },
          column_ids: { type: "array", items: { type: "string" } },
          limit: { type: "integer", default: 25, minimum: 1, maximum: 10000 },
          page: { type: "integer", default: 1, minimum: 1 },
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
      records: { in: "body", steps: ["data", "boards", 0, "activity_logs"] },
      meta: {},
      pagination: { style: "page", start: 1, param: "page", size: "limit" },
      errors: requestErrors,
      retry: requestRetry,
      rate: { perMs: 1000, concurrency: 10, unit: "seconds" },
      timeoutMs: 60000,
      scopes: [["boards:read"]],
    },
    "notifications.create": {
      entity: "notifications",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v2"],
      routes: [],
      params: {
        type: "object",
        properties: {
          user_id: usersGetParamsId,
          target_id: usersGetParamsId,
          target_type: { type: "string", enum: ["Project", "Post"] },
          text: { type: "string", minLength: 1 },
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
      scopes: [["notifications:write"]],
    },
  },
  schemas: {
    User: {
      properties: {
        id: {},
        name: {},
        email: {},
        title: {},
        kind: {},
        status: {},
        url: {},
        phone: {},
        mobile_phone: {},
        location: {},
        country_code: {},
        birthday: {},
        time_zone_identifier: {},
        utc_hours_diff: {},
        current_language: {},
        created_at: {},
        became_active_at: {},
        last_activity: {},
        is_email_confirmed: {},
        is_deleted: {},
        invitation_method: {},
        photo_url: {},
        out_of_office: {},
        teams: {},
        department: {},
      },
    },
    Account: {
      properties: {
        id: {},
        name: {},
        slug: {},
        tier: {},
        country_code: {},
        first_day_of_the_week: {},
        active_members_count: {},
        created_at: {},
        is_during_trial: {},
        is_trial_expired: {},
        sign_up_product_kind: {},
        plan: {},
        products: {},
      },
    },
    Team: { properties: { id: {}, name: {}, picture_url: {}, is_guest: {}, created_at: {}, owners: {}, users: {} } },
    Deleted: { properties: { id: {} } },
    TeamChange: { properties: { successful_users: {}, failed_users: {} } },
    Workspace: {
      properties: {
        id: {},
        name: {},
        kind: {},
        description: {},
        state: {},
        created_at: {},
        is_default_workspace: {},
        account_product: {},
        settings: {},
      },
    },
    Folder: {
      properties: {
        id: {},
        name: {},
        color: {},
        created_at: {},
        owner_id: {},
        parent: {},
        workspace: {},
        sub_folders: {},
        children: {},
      },
    },
    Board: {
      properties: {
        id: {},
        name: {},
        description: {},
        state: {},
        board_kind: {},
        type: {},
        url: {},
        access_level: {},
        permissions: {},
        hierarchy_type: {},
        item_terminology: {},
        items_count: {},
        created_at: {},
        updated_at: {},
        workspace_id: {},
        board_folder_id: {},
        communication: {},
        creator: {},
        owners: {},
        top_group: {},
        workspace: {},
        tags: {},
        groups: {},
        columns: {},
        subscribers: {},
        team_owners: {},
      },
    },
    BoardCopy: { properties: { is_async: {}, board: {} } },
    Person: { properties: { id: {}, name: {}, email: {} } },
    Group: { properties: { id: {}, title: {}, color: {}, position: {}, archived: {}, deleted: {} } },
    Column: {
      properties: { id: {}, title: {}, description: {}, type: {}, width: {}, archived: {}, settings: {}, revision: {} },
    },
    Item: {
      properties: {
        id: {},
        name: {},
        state: {},
        url: {},
        relative_link: {},
        email: {},
        created_at: {},
        updated_at: {},
        creator_id: {},
        creator: {},
        board: {},
        group: {},
        parent_item: {},
        column_values: {},
        subitems: {},
        subscribers: {},
        assets: {},
      },
    },
    ItemHit: { properties: { id: {}, item: {} } },
    Update: {
      properties: {
        id: {},
        body: {},
        text_body: {},
        created_at: {},
        updated_at: {},
        edited_at: {},
        original_creation_date: {},
        item_id: {},
        creator_id: {},
        creator: {},
        likes: {},
        replies: {},
        assets: {},
      },
    },
    File: {
      properties: {
        id: {},
        name: {},
        file_extension: {},
        file_size: {},
        url: {},
        public_url: {},
        url_thumbnail: {},
        original_geometry: {},
        created_at: {},
        uploaded_by: {},
      },
    },
    Tag: { properties: { id: {}, name: {}, color: {} } },
    Doc: {
      properties: {
        id: {},
        object_id: {},
        name: {},
        doc_kind: {},
        doc_folder_id: {},
        url: {},
        relative_url: {},
        workspace_id: {},
        created_at: {},
        updated_at: {},
        created_by: {},
      },
    },
    Notification: { properties: { id: {}, text: {} } },
  },
} as object as KindModule<Monday>
