// Generated from definitions/airtable.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { Airtable } from '../types/airtable.ts'

const basesListParamsOffset = {
  type: "string",
  description: "The `offset` value of the previous page. Leave it out for the first page.",
}
const basesListQuery0 = { name: "offset", value: { template: { text: "{{offset}}", parts: [{ name: "offset" }] } } }
const basesListErrors = {
  message: [{ in: "body", steps: ["error", "message"] }, { in: "body", steps: ["errors", 0, "message"] }],
  code: [
    { in: "body", steps: ["error", "type"] },
    { in: "body", steps: ["errors", 0, "error"] },
    { in: "body", steps: ["error"] },
  ],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  rules: [
    {
      status: [429],
      at: { in: "body", steps: ["errors", 0, "error"] },
      is: ["PUBLIC_API_BILLING_LIMIT_EXCEEDED"],
      as: "plan_required",
    },
  ],
}
const basesListRetry = { max: 3, after: [{ in: "header", name: "retry-after" }], waitMs: 30000 }
const tablesListParamsBase_id = {
  minLength: 1,
  type: "string",
  description: "ID of the base, such as `app…`, as `bases.list` returns it.",
}
const recordsListParamsTable_id_or_name = {
  minLength: 1,
  type: "string",
  description: "ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed.",
}
export default {
  format: 1,
  kind: "airtable",
  id: "097d135c-1813-4460-8bf9-277a2eda92d1",
  title: "Airtable",
  category: "spreadsheets",
  version: "1.1.1",
  support: "community",
  docs: "https://airtable.com/developers/web/api/introduction",
  check: "bases.list",
  basis: { version: "Web API v0", date: "2026-11-20" },
  description: "Bases, tables and records of Airtable. Read-only.",
  baseUrl: { text: "https://api.airtable.com/v0", parts: ["https://api.airtable.com/v0"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    personal_access_token: {
      type: "static",
      title: "Personal access token",
      description:
        "Create one at airtable.com/create/tokens with the scopes `data.records:read` and `schema.bases:read`, and " +
        "add the bases to access.",
      credentials: {
        type: "object",
        properties: { personal_access_token: { type: "string" } },
        required: ["personal_access_token"],
        additionalProperties: false,
      },
      send: {
        bearer: { template: { text: "{{personal_access_token}}", parts: [{ name: "personal_access_token" }] } },
        headers: [],
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
        url: { text: "https://airtable.com/oauth2/v1/token", parts: ["https://airtable.com/oauth2/v1/token"] },
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "basic",
        scopes: ["data.records:read", "schema.bases:read"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: true,
      },
      authorize: {
        url: { text: "https://airtable.com/oauth2/v1/authorize", parts: ["https://airtable.com/oauth2/v1/authorize"] },
        params: [],
        pkce: true,
        scopeWords: {
          "data.records:read": "See the records of your bases.",
          "schema.bases:read": "See how your bases are built: tables, fields and views.",
        },
      },
    },
  },
  entities: {
    bases: {
      description: "A base: a set of tables.",
      key: "id",
      actions: ["list", "search"],
      search: { id: { type: "string" }, name: { type: "string" }, permissionLevel: { type: "string" } },
      sync: { from: "bases.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    tables: {
      description: "A table of a base, with its fields and views.",
      key: "id",
      actions: ["list", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        primaryFieldId: { type: "string" },
        fields: { type: "array" },
        views: { type: "array" },
      },
      sync: { from: "tables.list", with: [], each: { base_id: "bases.id" }, lookbackSeconds: 0 },
      refs: {},
    },
    records: {
      description: "A record (row) of a table. Empty cells and unticked checkboxes are left out.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
  },
  operations: {
    "bases.list": {
      entity: "bases",
      action: "list",
      description: "Lists the bases that the token can access, up to 1,000 per page.",
      effect: "read",
      method: "GET",
      path: ["/meta/bases"],
      routes: [],
      params: { type: "object", properties: { offset: basesListParamsOffset }, additionalProperties: false },
      query: [basesListQuery0],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Base" },
      records: { in: "body", steps: ["bases"] },
      meta: { offset: { in: "body", steps: ["offset"] } },
      pagination: { style: "token", param: "offset", next: { in: "body", steps: ["offset"] } },
      errors: basesListErrors,
      retry: basesListRetry,
      rate: { limit: 5, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "tables.list": {
      entity: "tables",
      action: "list",
      description: "Lists the tables of a base, each with its fields and views. Records are not included.",
      effect: "read",
      method: "GET",
      path: ["/meta/bases/", { param: "base_id" }, "/tables"],
      routes: [],
      params: {
        type: "object",
        properties: { base_id: tablesListParamsBase_id },
        required: ["base_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Table" },
      records: { in: "body", steps: ["tables"] },
      meta: {},
      pagination: { style: "none", because: "The vendor returns all tables of the base." },
      errors: basesListErrors,
      retry: basesListRetry,
      rate: { limit: 5, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "records.list": {
      entity: "records",
      action: "list",
      description:
        "Lists the records of a table, in the order of `view` if set. Airtable refuses URLs longer than 16,000 " +
        "characters.",
      effect: "read",
      method: "GET",
      path: ["/", { param: "base_id" }, "/", { param: "table_id_or_name" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: recordsListParamsTable_id_or_name,
          offset: basesListParamsOffset,
          pageSize: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 100. Airtable's default is 100.",
            minimum: 1,
            maximum: 100,
          },
          view: { type: "string", description: "ID or name of a view. Its filters and sort order apply." },
          filterByFormula: {
            type: "string",
            description: "Filters by a formula, such as `{Status} = 'Open'`. Returns records for which it is true.",
          },
          sort: {
            type: "string",
            description: "JSON array of sort objects with `field` and `direction` (`asc` or `desc`).",
            pattern: "^\\s*\\[",
            examples: ["[{\"field\": \"Name\", \"direction\": \"desc\"}]"],
          },
        },
        required: ["base_id", "table_id_or_name"],
        additionalProperties: false,
      },
      query: [
        { name: "sort", value: { template: { text: "{{parsed sort}}", parts: [{ name: "sort", helper: "parsed" }] } } },
        basesListQuery0,
        { name: "pageSize", value: { template: { text: "{{pageSize}}", parts: [{ name: "pageSize" }] } } },
        { name: "view", value: { template: { text: "{{view}}", parts: [{ name: "view" }] } } },
        {
          name: "filterByFormula",
          value: { template: { text: "{{filterByFormula}}", parts: [{ name: "filterByFormula" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "indexed" },
      record: { $ref: "#/$defs/Record" },
      records: { in: "body", steps: ["records"] },
      meta: { offset: { in: "body", steps: ["offset"] } },
      pagination: { style: "token", param: "offset", next: { in: "body", steps: ["offset"] }, size: "pageSize" },
      errors: basesListErrors,
      retry: basesListRetry,
      rate: { limit: 5, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "records.get": {
      entity: "records",
      action: "get",
      description: "Gets a record of a table by its ID, with the cells that are not empty.",
      effect: "read",
      method: "GET",
      path: ["/", { param: "base_id" }, "/", { param: "table_id_or_name" }, "/", { param: "record_id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: recordsListParamsTable_id_or_name,
          record_id: {
            minLength: 1,
            type: "string",
            description: "ID of the record, such as `rec…`, as `records.list` returns it.",
          },
        },
        required: ["base_id", "table_id_or_name", "record_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Record" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: basesListErrors,
      retry: basesListRetry,
      rate: { limit: 5, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    BaseId: { type: "string", description: "ID of the base, such as `app…`, as `bases.list` returns it." },
    Offset: basesListParamsOffset,
    Base: {
      type: "object",
      properties: {
        id: { type: "string", description: "The base's ID, starting with app." },
        name: { type: ["string", "null"], description: "The base's name." },
        permissionLevel: {
          type: ["string", "null"],
          description: "The access level granted on the base to the token's user.",
        },
      },
      required: ["id", "name", "permissionLevel"],
    },
    Table: {
      type: "object",
      properties: {
        id: { type: "string", description: "The table's ID, starting with tbl." },
        name: { type: ["string", "null"], description: "The table's name." },
        description: { type: ["string", "null"], description: "The table's description. Absent if none was written." },
        primaryFieldId: {
          type: ["string", "null"],
          description: "The ID of the table's primary field, which names each record.",
        },
        fields: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Field" },
          description: "The table's fields, with their names and types.",
        },
        views: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/View" },
          description: "The table's views, with their names and types.",
        },
      },
      required: ["id", "name", "primaryFieldId", "fields", "views"],
    },
    Field: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        options: {
          type: ["object", "null"],
          description: "The field's settings. Their shape depends on the type of the field.",
        },
      },
    },
    View: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        visibleFieldIds: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    Record: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID, starting with rec." },
        createdTime: { type: ["string", "null"], description: "Creation time, in ISO 8601 format." },
        commentCount: {
          type: ["integer", "null"],
          description: "The number of comments on the record. Absent unless requested.",
        },
        fields: {
          type: ["object", "null"],
          description: "Cell values by field name. A value's shape depends on the type of its field.",
        },
      },
      required: ["id", "createdTime", "fields"],
    },
  },
} as object as KindModule<Airtable>
