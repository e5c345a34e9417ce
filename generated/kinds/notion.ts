// Generated from definitions/notion.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { Notion } from '../types/notion.ts'

const requestHeaders = [{ name: "notion-version", value: { template: { text: "2025-09-03", parts: ["2025-09-03"] } } }]
const requestErrors = {
  message: [{ in: "body", steps: ["message"] }],
  code: [{ in: "body", steps: ["code"] }],
  requestId: [{ in: "body", steps: ["request_id"] }],
  rules: [],
}
const entitiesPagesSyncWith = [
  { name: "page_size", value: { constant: 100 } },
  { name: "sort", value: { map: { direction: { template: { text: "descending", parts: ["descending"] } } } } },
]
const usersListParamsStart_cursor = { type: "string", description: "The `next_cursor` value of the previous page." }
const usersListParamsPage_size = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
  default: 100,
  minimum: 1,
  maximum: 100,
}
const usersListQuery0 = {
  name: "start_cursor",
  value: { template: { text: "{{start_cursor}}", parts: [{ name: "start_cursor" }] } },
}
const usersListQuery1 = {
  name: "page_size",
  value: { template: { text: "{{page_size}}", parts: [{ name: "page_size" }] } },
}
const usersListQuery = [usersListQuery0, usersListQuery1]
const usersListMeta = {
  next_cursor: { in: "body", steps: ["next_cursor"] },
  has_more: { in: "body", steps: ["has_more"] },
}
const usersListPagination = {
  style: "cursor",
  param: "start_cursor",
  next: { in: "body", steps: ["next_cursor"] },
  more: { in: "body", steps: ["has_more"] },
  size: "page_size",
}
const pagesListParamsPage_size = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
  minimum: 1,
  maximum: 100,
}
const pagesListParamsSort = {
  direction: { type: "string", enum: ["ascending", "descending"] },
  timestamp: { type: "string", default: "last_edited_time", enum: ["last_edited_time"] },
}
const pagesListParamsSort_2 = {
  type: "object",
  properties: pagesListParamsSort,
  required: ["direction"],
  additionalProperties: false,
  description: "Sort order by last edited time. Defaults to most recently edited first.",
}
const pagesListBody = {
  from: "entries",
  entries: [
    usersListQuery0,
    usersListQuery1,
    { name: "sort", value: { template: { text: "{{sort}}", parts: [{ name: "sort" }] } } },
    { name: "filter", value: { template: { text: "{{filter}}", parts: [{ name: "filter" }] } } },
  ],
}
const schemasPageCreated_time = { type: ["string", "null"], description: "Creation time, in ISO 8601 format." }
const schemasPageLast_edited_time = {
  type: ["string", "null"],
  description: "The time of the last edit, in ISO 8601 format.",
}
const schemasFileCaption = { type: ["array", "null"], items: { $ref: "#/$defs/RichText" } }
const schemasPropertyDefinitionSelect = { anyOf: [{ $ref: "#/$defs/OptionSettings" }, { type: "null" }] }
export default {
  format: 1,
  kind: "notion",
  id: "1dab731c-1f64-40e9-a74c-38d29d0adcb9",
  title: "Notion",
  category: "knowledge base",
  version: "1.1.1",
  support: "community",
  docs: "https://developers.notion.com/reference/intro",
  check: "pages.list",
  basis: {
    version: "Notion-Version 2025-09-03",
    date: "2026-11-20",
    compared: "Notion's OpenAPI description 2025-09-03",
  },
  description: "Pages, data sources, blocks, comments and users of a Notion workspace. Read-only.",
  baseUrl: { text: "https://api.notion.com", parts: ["https://api.notion.com"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    token: {
      type: "static",
      title: "Internal integration token",
      description:
        "Create one at notion.so/profile/integrations. It can access the pages that are shared with the integration.",
      credentials: {
        type: "object",
        properties: { token: { type: "string" } },
        required: ["token"],
        additionalProperties: false,
      },
      send: { bearer: { template: { text: "{{token}}", parts: [{ name: "token" }] } }, headers: [], query: [] },
    },
    oauth: {
      type: "oauth2",
      title: "OAuth",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
          refresh_token: { type: "string" },
        },
        required: ["access_token", "client_id", "client_secret"],
        additionalProperties: false,
      },
      send: {
        bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
        headers: [],
        query: [],
      },
      token: {
        url: { text: "https://api.notion.com/v1/oauth/token", parts: ["https://api.notion.com/v1/oauth/token"] },
        method: "POST",
        params: [],
        headers: [{ name: "Notion-Version", value: { template: { text: "2025-09-03", parts: ["2025-09-03"] } } }],
        body: "json",
        clientAuth: "basic",
        scopes: [],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: true,
      },
      authorize: {
        url: {
          text: "https://api.notion.com/v1/oauth/authorize",
          parts: ["https://api.notion.com/v1/oauth/authorize"],
        },
        params: [{ name: "owner", value: { template: { text: "user", parts: ["user"] } } }],
        pkce: false,
      },
    },
  },
  request: {
    query: [],
    headers: requestHeaders,
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: { limit: 180, perMs: 60000, unit: "seconds" },
    timeoutMs: 60000,
  },
  entities: {
    users: {
      description: "A person or bot of the workspace. Guests are not included.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        avatar_url: { type: "string" },
        bot: { type: "object" },
        id: { type: "string" },
        name: { type: "string" },
        object: { type: "string" },
        person: { type: "object" },
        type: { type: "string" },
      },
      sync: { from: "users.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    pages: {
      description: "A page: standalone or an entry of a data source. Its content is in its blocks.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        archived: { type: "boolean" },
        cover: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        icon: { type: "object" },
        id: { type: "string" },
        in_trash: { type: "boolean" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        object: { type: "string" },
        parent: { type: "object" },
        properties: { type: "object" },
        public_url: { type: "string" },
        url: { type: "string" },
      },
      sync: {
        from: "pages.list",
        field: "last_edited_time",
        with: entitiesPagesSyncWith,
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "pages.list",
          field: "last_edited_time",
          with: entitiesPagesSyncWith,
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    data_sources: {
      description: "A data source: a table of a database, with the properties of its pages.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        archived: { type: "boolean" },
        cover: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        database_parent: { type: "object" },
        description: { type: "array" },
        icon: { type: "object" },
        id: { type: "string" },
        is_inline: { type: "boolean" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        object: { type: "string" },
        parent: { type: "object" },
        properties: { type: "object" },
        public_url: { type: "string" },
        title: { type: "array" },
        url: { type: "string" },
      },
      sync: {
        from: "data_sources.list",
        field: "last_edited_time",
        with: entitiesPagesSyncWith,
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "data_sources.list",
          field: "last_edited_time",
          with: entitiesPagesSyncWith,
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    blocks: {
      description: "A block of a page, such as a paragraph. Its content is under the name of its type.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        archived: { type: "boolean" },
        bookmark: { type: "object" },
        breadcrumb: { type: "object" },
        bulleted_list_item: { type: "object" },
        callout: { type: "object" },
        child_database: { type: "object" },
        child_page: { type: "object" },
        code: { type: "object" },
        column: { type: "object" },
        column_list: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        divider: { type: "object" },
        embed: { type: "object" },
        equation: { type: "object" },
        file: { type: "object" },
        has_children: { type: "boolean" },
        heading_1: { type: "object" },
        heading_2: { type: "object" },
        heading_3: { type: "object" },
        id: { type: "string" },
        image: { type: "object" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        link_preview: { type: "object" },
        link_to_page: { type: "object" },
        numbered_list_item: { type: "object" },
        object: { type: "string" },
        paragraph: { type: "object" },
        parent: { type: "object" },
        pdf: { type: "object" },
        quote: { type: "object" },
        synced_block: { type: "object" },
        table: { type: "object" },
        table_of_contents: { type: "object" },
        table_row: { type: "object" },
        template: { type: "object" },
        to_do: { type: "object" },
        toggle: { type: "object" },
        type: { type: "string" },
        unsupported: { type: "object" },
        video: { type: "object" },
      },
      sync: {
        from: "blocks.list",
        with: [],
        each: { block_id: "pages.id" },
        lookbackSeconds: 0,
        later: {
          from: "blocks.list",
          with: [],
          each: { block_id: "pages.id" },
          lookbackSeconds: 0,
          changedParents: true,
        },
      },
      refs: {},
    },
    comments: { description: "A comment on a page or block.", key: "id", actions: ["list"], refs: {} },
  },
  operations: {
    "users.list": {
      entity: "users",
      action: "list",
      description: "Lists the users of the workspace, people and bots.",
      effect: "read",
      method: "GET",
      path: ["/v1/users"],
      routes: [],
      params: {
        type: "object",
        properties: { start_cursor: usersListParamsStart_cursor, page_size: usersListParamsPage_size },
        additionalProperties: false,
      },
      query: usersListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: ["results"] },
      meta: usersListMeta,
      pagination: usersListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "users.get": {
      entity: "users",
      action: "get",
      description: "Gets a user. A person's email address requires the integration's user capability.",
      effect: "read",
      method: "GET",
      path: ["/v1/users/", { param: "user_id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          user_id: {
            minLength: 1,
            type: "string",
            description: "ID of the user, as fields such as `created_by` return it.",
          },
        },
        required: ["user_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/User" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "pages.list": {
      entity: "pages",
      action: "list",
      description: "Lists the pages shared with the integration, most recently edited first.",
      effect: "read",
      method: "POST",
      path: ["/v1/search"],
      routes: [],
      params: {
        type: "object",
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: pagesListParamsPage_size,
          sort: pagesListParamsSort_2,
          filter: {
            type: "object",
            properties: {
              property: { type: "string", default: "object", enum: ["object"] },
              value: { type: "string", default: "page", enum: ["page"] },
            },
            additionalProperties: false,
            description: "Filter that selects pages. Fixed.",
            default: { property: "object", value: "page" },
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: pagesListBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Page" },
      records: { in: "body", steps: ["results"] },
      meta: usersListMeta,
      pagination: usersListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "pages.get": {
      entity: "pages",
      action: "get",
      description: "Gets a page with its properties. To read its content, use `blocks.list`.",
      effect: "read",
      method: "GET",
      path: ["/v1/pages/", { param: "page_id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          page_id: { minLength: 1, type: "string", description: "ID of the page, with or without hyphens." },
        },
        required: ["page_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Page" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "data_sources.list": {
      entity: "data_sources",
      action: "list",
      description: "Lists the data sources shared with the integration, most recently edited first.",
      effect: "read",
      method: "POST",
      path: ["/v1/search"],
      routes: [],
      params: {
        type: "object",
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: pagesListParamsPage_size,
          sort: pagesListParamsSort_2,
          filter: {
            type: "object",
            properties: {
              property: { type: "string", default: "object", enum: ["object"] },
              value: { type: "string", default: "data_source", enum: ["data_source"] },
            },
            additionalProperties: false,
            description: "Filter that selects data sources. Fixed.",
            default: { property: "object", value: "data_source" },
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: pagesListBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DataSource" },
      records: { in: "body", steps: ["results"] },
      meta: usersListMeta,
      pagination: usersListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "data_sources.get": {
      entity: "data_sources",
      action: "get",
      description: "Gets a data source with its property schema. Its pages are not included.",
      effect: "read",
      method: "GET",
      path: ["/v1/data_sources/", { param: "data_source_id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          data_source_id: {
            minLength: 1,
            type: "string",
            description: "ID of the data source, which differs from the database's ID.",
          },
        },
        required: ["data_source_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DataSource" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "blocks.list": {
      entity: "blocks",
      action: "list",
      description:
        "Lists the first level of child blocks of a page or block. For blocks with `has_children`, list again with " +
        "their ID.",
      effect: "read",
      method: "GET",
      path: ["/v1/blocks/", { param: "block_id" }, "/children"],
      routes: [],
      params: {
        type: "object",
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          block_id: { minLength: 1, type: "string", description: "ID of a page, or of a block that has children." },
        },
        required: ["block_id"],
        additionalProperties: false,
      },
      query: usersListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Block" },
      records: { in: "body", steps: ["results"] },
      meta: usersListMeta,
      pagination: usersListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "blocks.get": {
      entity: "blocks",
      action: "get",
      description: "Gets a block. To read its child blocks, use `blocks.list`.",
      effect: "read",
      method: "GET",
      path: ["/v1/blocks/", { param: "block_id" }],
      routes: [],
      params: {
        type: "object",
        properties: { block_id: { minLength: 1, type: "string", description: "ID of the block or page." } },
        required: ["block_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Block" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "comments.list": {
      entity: "comments",
      action: "list",
      description: "Lists the open comments on a page or block, oldest first. Resolved comments are not included.",
      effect: "read",
      method: "GET",
      path: ["/v1/comments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          block_id: { type: "string", description: "ID of a page or block." },
        },
        required: ["block_id"],
        additionalProperties: false,
      },
      query: [
        usersListQuery0,
        usersListQuery1,
        { name: "block_id", value: { template: { text: "{{block_id}}", parts: [{ name: "block_id" }] } } },
      ],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["results"] },
      meta: usersListMeta,
      pagination: usersListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    Sort: {
      type: "object",
      properties: pagesListParamsSort,
      required: ["direction"],
      description: "Sort order by last edited time. Defaults to most recently edited first.",
    },
    PropertyValues: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/PropertyValue" },
      description: "Property values, by property name.",
    },
    PropertyDefinitions: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/PropertyDefinition" },
      description: "Property definitions, by property name.",
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        object: { type: ["string", "null"], description: "The object type, always user." },
        type: { type: ["string", "null"], description: "The type of user: a person or a bot." },
        name: { type: ["string", "null"], description: "The user's name, as shown in Notion." },
        avatar_url: { type: ["string", "null"], description: "The address of the user's avatar. Null if none is set." },
        person: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The person's details, such as email address. Absent for bots." },
            { type: "null" },
          ],
        },
        bot: {
          anyOf: [
            { $ref: "#/$defs/Bot", description: "The bot's owner and workspace. Absent for people." },
            { type: "null" },
          ],
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the user." },
      },
      required: ["id", "object", "type", "name", "avatar_url"],
    },
    Page: {
      type: "object",
      properties: {
        id: { type: "string", description: "The page's ID." },
        object: { type: ["string", "null"], description: "The object type, always page." },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who created the page." }, { type: "null" }],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the page." },
            { type: "null" },
          ],
        },
        cover: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The page's cover image. Null if none is set." },
            { type: "null" },
          ],
        },
        icon: {
          anyOf: [{ $ref: "#/$defs/Icon", description: "The page's icon. Null if none is set." }, { type: "null" }],
        },
        parent: {
          anyOf: [
            {
              $ref: "#/$defs/Parent",
              description: "The page, data source, block or workspace that contains the page.",
            },
            { type: "null" },
          ],
        },
        archived: { type: ["boolean", "null"], description: "Whether the page is archived. Prefer in_trash." },
        is_archived: { type: ["boolean", "null"], description: "Whether the page is archived." },
        in_trash: { type: ["boolean", "null"], description: "Whether the page is in the trash." },
        is_locked: { type: ["boolean", "null"], description: "Whether the page is locked against editing in Notion." },
        properties: {
          anyOf: [
            { $ref: "#/$defs/PropertyValues", description: "The page's property values, by property name." },
            { type: "null" },
          ],
        },
        url: { type: ["string", "null"], description: "The page's address in Notion." },
        public_url: {
          type: ["string", "null"],
          description: "The page's public address. Null if not published to the web.",
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the page." },
      },
      required: ["id", "object"],
    },
    DataSource: {
      type: "object",
      properties: {
        id: { type: "string", description: "The data source's ID." },
        object: { type: ["string", "null"], description: "The object type, always data_source." },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who created the data source." },
            { type: "null" },
          ],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the data source." },
            { type: "null" },
          ],
        },
        title: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The data source's title, as rich text.",
        },
        description: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The data source's description, as rich text.",
        },
        icon: {
          anyOf: [
            { $ref: "#/$defs/Icon", description: "The data source's icon. Null if none is set." },
            { type: "null" },
          ],
        },
        cover: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The data source's cover image. Null if none is set." },
            { type: "null" },
          ],
        },
        properties: {
          anyOf: [
            {
              $ref: "#/$defs/PropertyDefinitions",
              description: "The definitions of the data source's properties, by property name.",
            },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The database that contains the data source." },
            { type: "null" },
          ],
        },
        database_parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The parent of the database that contains the data source." },
            { type: "null" },
          ],
        },
        url: { type: ["string", "null"], description: "The data source's address in Notion." },
        public_url: {
          type: ["string", "null"],
          description: "The data source's public address. Null if not published to the web.",
        },
        archived: { type: ["boolean", "null"], description: "Whether the data source is archived. Prefer in_trash." },
        in_trash: { type: ["boolean", "null"], description: "Whether the data source is in the trash." },
        is_inline: { type: ["boolean", "null"], description: "Whether the database is shown inside its parent page." },
        is_locked: {
          type: ["boolean", "null"],
          description: "Whether the data source is locked against editing in Notion.",
        },
        request_id: {
          type: ["string", "null"],
          description: "The ID of the API request that returned the data source.",
        },
      },
      required: ["id", "object"],
    },
    Block: {
      type: "object",
      properties: {
        id: { type: "string", description: "The block's ID." },
        object: { type: ["string", "null"], description: "The object type, always block." },
        type: {
          type: ["string", "null"],
          description: "The type of block, also the name of the field with its content.",
        },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who created the block." }, { type: "null" }],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the block." },
            { type: "null" },
          ],
        },
        has_children: { type: ["boolean", "null"], description: "Whether the block has child blocks." },
        archived: { type: ["boolean", "null"], description: "Whether the block is archived. Prefer in_trash." },
        in_trash: { type: ["boolean", "null"], description: "Whether the block is in the trash." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The page or block that contains the block." },
            { type: "null" },
          ],
        },
        paragraph: {
          anyOf: [
            { $ref: "#/$defs/IconText", description: "The content of a paragraph. Absent for other block types." },
            { type: "null" },
          ],
        },
        heading_1: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a first-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        heading_2: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a second-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        heading_3: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a third-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        bulleted_list_item: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a bulleted list item. Absent for other block types." },
            { type: "null" },
          ],
        },
        numbered_list_item: {
          anyOf: [
            {
              $ref: "#/$defs/ListItem",
              description: "The content of a numbered list item. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        to_do: {
          anyOf: [
            {
              $ref: "#/$defs/ToDo",
              description: "The text and checked state of a to-do. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        toggle: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a toggle. Absent for other block types." },
            { type: "null" },
          ],
        },
        code: {
          anyOf: [
            {
              $ref: "#/$defs/Code",
              description: "The text, caption and language of a code block. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        child_page: {
          anyOf: [
            { $ref: "#/$defs/Titled", description: "The title of a child page. Absent for other block types." },
            { type: "null" },
          ],
        },
        child_database: {
          anyOf: [
            { $ref: "#/$defs/Titled", description: "The title of a child database. Absent for other block types." },
            { type: "null" },
          ],
        },
        callout: {
          anyOf: [
            { $ref: "#/$defs/IconText", description: "The text and icon of a callout. Absent for other block types." },
            { type: "null" },
          ],
        },
        quote: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a quote. Absent for other block types." },
            { type: "null" },
          ],
        },
        divider: {
          anyOf: [
            { $ref: "#/$defs/Empty", description: "An empty object for a divider. Absent for other block types." },
            { type: "null" },
          ],
        },
        table_of_contents: {
          anyOf: [
            { $ref: "#/$defs/Colour", description: "The color of a table of contents. Absent for other block types." },
            { type: "null" },
          ],
        },
        bookmark: {
          anyOf: [
            {
              $ref: "#/$defs/Link",
              description: "The address and caption of a bookmark. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        image: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The image file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        video: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The video file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        file: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The file, with its caption and name. Absent for other block types." },
            { type: "null" },
          ],
        },
        pdf: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The PDF file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        embed: {
          anyOf: [
            { $ref: "#/$defs/Link", description: "The address and caption of an embed. Absent for other block types." },
            { type: "null" },
          ],
        },
        equation: {
          anyOf: [
            {
              $ref: "#/$defs/Equation",
              description: "The LaTeX expression of an equation. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        table: {
          anyOf: [
            { $ref: "#/$defs/Table", description: "The width and headers of a table. Absent for other block types." },
            { type: "null" },
          ],
        },
        table_row: {
          anyOf: [
            { $ref: "#/$defs/TableRow", description: "The cells of a table row. Absent for other block types." },
            { type: "null" },
          ],
        },
        column: {
          anyOf: [
            { $ref: "#/$defs/Column", description: "The details of a column. Absent for other block types." },
            { type: "null" },
          ],
        },
        column_list: {
          anyOf: [
            {
              $ref: "#/$defs/Empty",
              description: "An empty object for a list of columns. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        synced_block: {
          anyOf: [
            {
              $ref: "#/$defs/SyncedBlock",
              description: "The block a synced block copies from. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        template: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a template button. Absent for other block types." },
            { type: "null" },
          ],
        },
        link_preview: {
          anyOf: [
            { $ref: "#/$defs/Url", description: "The address of a link preview. Absent for other block types." },
            { type: "null" },
          ],
        },
        link_to_page: {
          anyOf: [
            {
              $ref: "#/$defs/LinkToPage",
              description: "The page, database or comment linked to. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        breadcrumb: {
          anyOf: [
            { $ref: "#/$defs/Empty", description: "An empty object for a breadcrumb. Absent for other block types." },
            { type: "null" },
          ],
        },
        unsupported: {
          anyOf: [
            { $ref: "#/$defs/Unsupported", description: "The details of a block the API does not support." },
            { type: "null" },
          ],
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the block." },
      },
      required: ["id", "object"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        object: { type: ["string", "null"], description: "The object type, always comment." },
        parent: {
          anyOf: [{ $ref: "#/$defs/Parent", description: "The page or block commented on." }, { type: "null" }],
        },
        discussion_id: {
          type: ["string", "null"],
          description: "The ID of the discussion thread the comment belongs to.",
        },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who wrote the comment." }, { type: "null" }],
        },
        rich_text: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The comment's text, as rich text.",
        },
        display_name: {
          anyOf: [
            { $ref: "#/$defs/DisplayName", description: "The name shown as the comment's author." },
            { type: "null" },
          ],
        },
        attachments: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CommentAttachment" },
          description: "The files attached to the comment.",
        },
      },
      required: [
        "id",
        "object",
        "parent",
        "discussion_id",
        "created_time",
        "last_edited_time",
        "created_by",
        "rich_text",
        "display_name",
      ],
    },
    RichText: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        text: { anyOf: [{ $ref: "#/$defs/TextContent" }, { type: "null" }] },
        mention: { anyOf: [{ $ref: "#/$defs/Mention" }, { type: "null" }] },
        equation: { anyOf: [{ $ref: "#/$defs/Equation" }, { type: "null" }] },
        annotations: { anyOf: [{ $ref: "#/$defs/Annotations" }, { type: "null" }] },
        plain_text: { type: ["string", "null"] },
        href: { type: ["string", "null"] },
      },
    },
    TextContent: {
      type: "object",
      properties: { content: { type: "string" }, link: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] } },
    },
    Annotations: {
      type: "object",
      properties: {
        bold: { type: "boolean" },
        italic: { type: "boolean" },
        strikethrough: { type: "boolean" },
        underline: { type: "boolean" },
        code: { type: "boolean" },
        color: { type: "string" },
      },
    },
    Mention: {
      type: "object",
      properties: {
        type: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        page: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        database: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        link_preview: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        link_mention: { anyOf: [{ $ref: "#/$defs/LinkMention" }, { type: "null" }] },
        template_mention: { anyOf: [{ $ref: "#/$defs/TemplateMention" }, { type: "null" }] },
        custom_emoji: { anyOf: [{ $ref: "#/$defs/CustomEmoji" }, { type: "null" }] },
      },
    },
    LinkMention: {
      type: "object",
      properties: {
        href: { type: "string" },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        link_author: { type: ["string", "null"] },
        link_provider: { type: ["string", "null"] },
        thumbnail_url: { type: ["string", "null"] },
        icon_url: { type: ["string", "null"] },
        iframe_url: { type: ["string", "null"] },
        height: { type: ["number", "null"] },
        padding: { type: ["number", "null"] },
        padding_top: { type: ["number", "null"] },
      },
    },
    TemplateMention: {
      type: "object",
      properties: {
        type: { type: "string" },
        template_mention_date: { type: ["string", "null"] },
        template_mention_user: { type: ["string", "null"] },
      },
    },
    Url: { type: "object", properties: { url: { type: "string" } } },
    Reference: { type: "object", properties: { id: { type: "string" } } },
    Empty: { type: "object", properties: {} },
    DateRange: {
      type: "object",
      properties: {
        start: { type: "string" },
        end: { type: ["string", "null"] },
        time_zone: { type: ["string", "null"] },
      },
    },
    UserReference: { type: "object", properties: { id: { type: "string" }, object: { type: ["string", "null"] } } },
    Person: { type: "object", properties: { email: { type: ["string", "null"] } } },
    Bot: {
      type: "object",
      properties: {
        owner: { anyOf: [{ $ref: "#/$defs/BotOwner" }, { type: "null" }] },
        workspace_id: { type: ["string", "null"] },
        workspace_name: { type: ["string", "null"] },
        workspace_limits: { anyOf: [{ $ref: "#/$defs/WorkspaceLimits" }, { type: "null" }] },
      },
    },
    BotOwner: {
      type: "object",
      properties: {
        type: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        workspace: { type: ["boolean", "null"] },
      },
    },
    WorkspaceLimits: { type: "object", properties: { max_file_upload_size_in_bytes: { type: "number" } } },
    Parent: {
      type: "object",
      properties: {
        type: { type: "string" },
        page_id: { type: ["string", "null"] },
        block_id: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        data_source_id: { type: ["string", "null"] },
        agent_id: { type: ["string", "null"] },
        workspace: { type: ["boolean", "null"] },
      },
    },
    File: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
        external: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        name: { type: ["string", "null"] },
        caption: schemasFileCaption,
      },
    },
    HostedFile: { type: "object", properties: { url: { type: "string" }, expiry_time: { type: ["string", "null"] } } },
    Icon: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        emoji: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
        external: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        custom_emoji: { anyOf: [{ $ref: "#/$defs/CustomEmoji" }, { type: "null" }] },
        icon: { anyOf: [{ $ref: "#/$defs/NamedIcon" }, { type: "null" }] },
      },
    },
    CustomEmoji: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    NamedIcon: {
      type: "object",
      properties: { name: { type: ["string", "null"] }, color: { type: ["string", "null"] } },
    },
    DisplayName: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, resolved_name: { type: ["string", "null"] } },
    },
    CommentAttachment: {
      type: "object",
      properties: {
        category: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
      },
    },
    Text: { type: "object", properties: { rich_text: schemasFileCaption, color: { type: ["string", "null"] } } },
    IconText: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        icon: { anyOf: [{ $ref: "#/$defs/Icon" }, { type: "null" }] },
      },
    },
    Colour: { type: "object", properties: { color: { type: ["string", "null"] } } },
    Heading: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        is_toggleable: { type: ["boolean", "null"] },
      },
    },
    ListItem: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        list_start_index: { type: ["number", "null"] },
        list_format: { type: ["string", "null"] },
      },
    },
    ToDo: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        checked: { type: ["boolean", "null"] },
      },
    },
    Code: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        caption: schemasFileCaption,
        language: { type: ["string", "null"] },
      },
    },
    Titled: { type: "object", properties: { title: { type: ["string", "null"] } } },
    Link: { type: "object", properties: { url: { type: ["string", "null"] }, caption: schemasFileCaption } },
    Equation: { type: "object", properties: { expression: { type: ["string", "null"] } } },
    Table: {
      type: "object",
      properties: {
        table_width: { type: ["number", "null"] },
        has_column_header: { type: ["boolean", "null"] },
        has_row_header: { type: ["boolean", "null"] },
      },
    },
    TableRow: {
      type: "object",
      properties: { cells: { type: "array", items: { type: "array", items: { $ref: "#/$defs/RichText" } } } },
    },
    Column: { type: "object", properties: { width_ratio: { type: ["number", "null"] } } },
    SyncedBlock: {
      type: "object",
      properties: { synced_from: { anyOf: [{ $ref: "#/$defs/SyncedFrom" }, { type: "null" }] } },
    },
    SyncedFrom: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, block_id: { type: ["string", "null"] } },
    },
    LinkToPage: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        page_id: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        comment_id: { type: ["string", "null"] },
      },
    },
    Unsupported: { type: "object", properties: { block_type: { type: ["string", "null"] } } },
    PropertyValue: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        title: schemasFileCaption,
        rich_text: schemasFileCaption,
        number: { type: ["number", "null"] },
        select: { anyOf: [{ $ref: "#/$defs/Option" }, { type: "null" }] },
        multi_select: { type: ["array", "null"], items: { $ref: "#/$defs/Option" } },
        status: { anyOf: [{ $ref: "#/$defs/Option" }, { type: "null" }] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        people: { type: ["array", "null"], items: { $ref: "#/$defs/User" } },
        files: { type: ["array", "null"], items: { $ref: "#/$defs/File" } },
        checkbox: { type: ["boolean", "null"] },
        url: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone_number: { type: ["string", "null"] },
        formula: { anyOf: [{ $ref: "#/$defs/Formula" }, { type: "null" }] },
        relation: { type: ["array", "null"], items: { $ref: "#/$defs/Reference" } },
        has_more: { type: ["boolean", "null"] },
        rollup: { anyOf: [{ $ref: "#/$defs/Rollup" }, { type: "null" }] },
        created_time: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        last_edited_time: { type: ["string", "null"] },
        last_edited_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        button: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        unique_id: { anyOf: [{ $ref: "#/$defs/UniqueId" }, { type: "null" }] },
        verification: { anyOf: [{ $ref: "#/$defs/Verification" }, { type: "null" }] },
        place: { anyOf: [{ $ref: "#/$defs/Place" }, { type: "null" }] },
      },
    },
    Option: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
      },
    },
    Formula: {
      type: "object",
      properties: {
        type: { type: "string" },
        string: { type: ["string", "null"] },
        number: { type: ["number", "null"] },
        boolean: { type: ["boolean", "null"] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
      },
    },
    Rollup: {
      type: "object",
      properties: {
        type: { type: "string" },
        function: { type: ["string", "null"] },
        number: { type: ["number", "null"] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        array: { type: ["array", "null"], items: { $ref: "#/$defs/PropertyValue" } },
      },
    },
    UniqueId: {
      type: "object",
      properties: { prefix: { type: ["string", "null"] }, number: { type: ["number", "null"] } },
    },
    Verification: {
      type: "object",
      properties: {
        state: { type: "string" },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        verified_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
      },
    },
    Place: {
      type: "object",
      properties: {
        lat: { type: ["number", "null"] },
        lon: { type: ["number", "null"] },
        name: { type: ["string", "null"] },
        address: { type: ["string", "null"] },
        aws_place_id: { type: ["string", "null"] },
        google_place_id: { type: ["string", "null"] },
      },
    },
    PropertyDefinition: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        title: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        rich_text: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        number: { anyOf: [{ $ref: "#/$defs/NumberSettings" }, { type: "null" }] },
        select: schemasPropertyDefinitionSelect,
        multi_select: schemasPropertyDefinitionSelect,
        status: schemasPropertyDefinitionSelect,
        date: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        people: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        files: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        checkbox: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        url: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        email: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        phone_number: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        formula: { anyOf: [{ $ref: "#/$defs/Equation" }, { type: "null" }] },
        relation: { anyOf: [{ $ref: "#/$defs/RelationSettings" }, { type: "null" }] },
        rollup: { anyOf: [{ $ref: "#/$defs/RollupSettings" }, { type: "null" }] },
        unique_id: { anyOf: [{ $ref: "#/$defs/UniqueId" }, { type: "null" }] },
        created_time: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        created_by: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        last_edited_time: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        last_edited_by: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
      },
    },
    NumberSettings: { type: "object", properties: { format: { type: ["string", "null"] } } },
    OptionSettings: {
      type: "object",
      properties: {
        options: { type: ["array", "null"], items: { $ref: "#/$defs/Option" } },
        groups: { type: ["array", "null"], items: { $ref: "#/$defs/OptionGroup" } },
      },
    },
    OptionGroup: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        option_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    RelationSettings: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        data_source_id: { type: ["string", "null"] },
        single_property: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        dual_property: { anyOf: [{ $ref: "#/$defs/DualProperty" }, { type: "null" }] },
      },
    },
    DualProperty: {
      type: "object",
      properties: {
        synced_property_id: { type: ["string", "null"] },
        synced_property_name: { type: ["string", "null"] },
      },
    },
    RollupSettings: {
      type: "object",
      properties: {
        function: { type: ["string", "null"] },
        relation_property_id: { type: ["string", "null"] },
        relation_property_name: { type: ["string", "null"] },
        rollup_property_id: { type: ["string", "null"] },
        rollup_property_name: { type: ["string", "null"] },
      },
    },
  },
} as object as KindModule<Notion>
