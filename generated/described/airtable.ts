// Generated from definitions/airtable.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/airtable.ts'

const basesListParamsOffset = {
  description: "The `offset` value of the previous page. Leave it out for the first page.",
}
const basesCreateParamsTablesItemsFieldsItemsType = {
  description: "The type of field, such as `singleLineText`, `number`, `singleSelect` or `multipleRecordLinks`.",
  examples: ["singleLineText"],
}
const basesCreateParamsTablesItemsFieldsItemsOptions = {
  description:
    "Settings of the field. Their form depends on the type, such as `choices` of a select or `precision` of a number.",
  examples: [{ choices: [{ name: "Open" }, { name: "Done" }] }],
}
const basesCreateParamsTablesItemsFieldsItems = {
  properties: {
    type: basesCreateParamsTablesItemsFieldsItemsType,
    options: basesCreateParamsTablesItemsFieldsItemsOptions,
  },
}
const tablesListParamsBase_id = { description: "ID of the base, such as `app…`, as `bases.list` returns it." }
const tablesUpdateParamsTable_id_or_name = {
  description: "ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed.",
}
const fieldsCreateParamsTable_id = { description: "ID of the table, such as `tbl…`, as `tables.list` returns it." }
const recordsListParamsReturnFieldsByFieldId = {
  description: "Whether to return cells by field ID instead of field name. Defaults to `false`.",
}
const recordsGetParamsRecord_id = { description: "ID of the record, such as `rec…`, as `records.list` returns it." }
const recordsCreateParamsRecordsItemsFieldsExamples = [
  { Name: "Union Square", Visited: true, Tags: ["park"], Photos: [{ url: "https://example.com/photo.jpg" }] },
]
const recordsCreateParamsRecordsItemsFields = {
  description: "Cell values, by field name or ID. Their form depends on the type of the field. Null clears a cell.",
  examples: recordsCreateParamsRecordsItemsFieldsExamples,
}
const recordsCreateParamsRecordsItems = { properties: { fields: recordsCreateParamsRecordsItemsFields } }
const recordsCreateParamsTypecast = {
  description:
    "Whether to convert text to the type of its field, and to add new options to selects. Defaults to `false`.",
}
const commentsCreateParamsText = {
  description: "Text of the comment. `@[usr…]` with a user's ID or email address mentions a user.",
}
const commentsUpdateParamsComment_id = {
  description: "ID of the comment, such as `com…`, as `comments.list` returns it.",
}
const schemasBaseId = { type: "string", description: "The base's ID, starting with app." }
const schemasFieldOptions = {
  type: ["object", "null"],
  description: "The field's settings. Their shape depends on the type of the field.",
}
const schemasRecordCreatedTime = { type: ["string", "null"], description: "Creation time, in ISO 8601 format." }
export default describedKind(kind, {
  category: "spreadsheets",
  support: "community",
  docs: "https://airtable.com/developers/web/api/introduction",
  basis: {
    version: "Web API v0",
    date: "2026-11-26",
    recorded: {
      read: 52,
      valid: 51,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/airtable/tests",
    },
    sources: [{ type: "changelog", url: "https://airtable.com/developers/web/api/changelog" }],
    missing:
      "Webhooks, sync tables, views, interfaces, shares, collaborators and the administration of enterprise " +
      "accounts. Airtable has no API to delete a base, a table or a field.",
  },
  sunset: {
    version: "v0",
    date: "none",
    docs: "https://support.airtable.com/docs/airtable-api-deprecation-guidelines",
    read: "2026-11-29",
  },
  description: "Bases, tables, fields, records, comments and attachments of Airtable.",
  auth: {
    personal_access_token: {
      description:
        "Create one at airtable.com/create/tokens with the scopes `data.records:read` and `schema.bases:read`, and " +
        "add the bases to access. To write, also add `data.records:write`, `data.recordComments:read`, " +
        "`data.recordComments:write` and `schema.bases:write`.",
    },
  },
  entities: {
    bases: {
      description: "A base: a set of tables.",
      search: { id: { type: "string" }, name: { type: "string" }, permissionLevel: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    tables: {
      description: "A table of a base, with its fields and views.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        primaryFieldId: { type: "string" },
        fields: { type: "array" },
        views: { type: "array" },
      },
      hit: { title: [["name"]], text: [["fields"]] },
      refs: {},
    },
    fields: { description: "A field (column) of a table.", refs: {} },
    records: { description: "A record (row) of a table. Empty cells and unticked checkboxes are left out.", refs: {} },
    comments: { description: "A comment on a record.", refs: {} },
  },
  operations: {
    "bases.list": {
      description: "Lists the bases that the token can access, up to 1,000 per page.",
      keywords: [
        "which databases",
        "my apps",
        "everything I have",
        "workspace database",
        "app",
        "spreadsheet",
        "CRM",
        "tracker",
        "grid",
        "project base",
        "which bases I have",
        "my workspaces",
        "what databases are there",
        "base called",
      ],
      params: { properties: { offset: basesListParamsOffset } },
      record: { $ref: "#/$defs/Base" },
      isGraphql: false,
    },
    "bases.create": {
      description: "Creates a base in a workspace, with its tables. Each table gets a grid view.",
      keywords: [
        "set up database",
        "start tracker",
        "workspace database",
        "app",
        "spreadsheet",
        "CRM",
        "tracker",
        "project base",
      ],
      params: {
        properties: {
          workspaceId: { description: "ID of the workspace, such as `wsp…`, as the address of its page shows it." },
          name: { description: "Name of the base." },
          tables: {
            items: { properties: { fields: { items: basesCreateParamsTablesItemsFieldsItems } } },
            description: "Tables of the base. The first field of a table names its records.",
            examples: [[{ name: "Tasks", fields: [{ name: "Name", type: "singleLineText" }] }]],
          },
        },
      },
      isGraphql: false,
    },
    "tables.list": {
      description: "Lists the tables of a base, each with its fields and views. Records are not included.",
      keywords: [
        "which tabs",
        "data model",
        "tab",
        "sheet",
        "list of things",
        "grid",
        "worksheet",
        "schema",
        "structure",
        "what tables the base",
        "tabs of the base",
        "structure of the base",
        "which columns it have",
      ],
      params: { properties: { base_id: tablesListParamsBase_id } },
      record: { $ref: "#/$defs/Table" },
      isGraphql: false,
    },
    "tables.create": {
      description: "Creates a table in a base, with a grid view of all fields.",
      keywords: ["new tab", "add sheet", "tab", "sheet", "list of things", "worksheet", "schema", "structure"],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          name: { description: "Name of the table." },
          description: { description: "Description of the table, up to 20,000 characters." },
          fields: {
            items: basesCreateParamsTablesItemsFieldsItems,
            description: "Fields of the table. The first one names its records.",
            examples: [
              [
                { name: "Name", type: "singleLineText" },
                { name: "Done", type: "checkbox", options: { color: "greenBright", icon: "check" } },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "tables.update": {
      description: "Updates the name or description of a table. Airtable has no API to delete a table.",
      keywords: ["rename tab", "relabel", "tab", "sheet", "list of things", "grid", "worksheet", "schema", "structure"],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          name: { description: "New name of the table." },
          description: { description: "New description of the table, up to 20,000 characters." },
        },
      },
      isGraphql: false,
    },
    "fields.create": {
      description: "Creates a field in a table. To see the fields of a table, use `tables.list`.",
      keywords: [
        "add column",
        "new column",
        "add dropdown",
        "column",
        "property",
        "attribute",
        "formula",
        "dropdown",
        "checkbox",
        "lookup",
        "new dropdown",
        "new checkbox",
        "add a single select",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id: fieldsCreateParamsTable_id,
          name: { description: "Name of the field, unique in the table." },
          type: basesCreateParamsTablesItemsFieldsItemsType,
          description: { description: "Description of the field, up to 20,000 characters." },
          options: basesCreateParamsTablesItemsFieldsItemsOptions,
        },
      },
      isGraphql: false,
    },
    "fields.update": {
      description: "Updates the name or description of a field. Airtable has no API to delete a field.",
      keywords: [
        "rename column",
        "edit choices",
        "column",
        "property",
        "attribute",
        "formula",
        "dropdown",
        "checkbox",
        "lookup",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id: fieldsCreateParamsTable_id,
          field_id: { description: "ID of the field, such as `fld…`, as `tables.list` returns it." },
          name: { description: "New name of the field." },
          description: { description: "New description of the field, up to 20,000 characters." },
        },
      },
      isGraphql: false,
    },
    "records.list": {
      description:
        "Lists the records of a table, in the order of `view` if set. Airtable refuses URLs longer than 16,000 " +
        "characters.",
      keywords: [
        "rows",
        "filter",
        "everything in table",
        "which entries",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "show the rows where",
        "filter by status",
        "how many rows",
        "who is assigned",
        "which ones have",
        "grid",
        "entries with",
        "from the base",
        "look up the table",
        "still marked as",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          offset: basesListParamsOffset,
          pageSize: { description: "Maximum number of records per page, 1 to 100. Airtable's default is 100." },
          view: { description: "ID or name of a view. Its filters and sort order apply." },
          filterByFormula: {
            description: "Filters by a formula, such as `{Status} = 'Open'`. Returns records for which it is true.",
          },
          sort: { description: "JSON array of sort objects with `field` and `direction` (`asc` or `desc`)." },
          fields: {
            description: "Names or IDs of the fields to include. Defaults to all.",
            examples: [["Name", "Status"]],
          },
          maxRecords: { description: "Maximum number of records over all pages." },
          recordMetadata: { description: "Additional data of each record: `commentCount`." },
          returnFieldsByFieldId: recordsListParamsReturnFieldsByFieldId,
        },
      },
      isGraphql: false,
    },
    "records.get": {
      description: "Gets a record of a table by its ID, with the cells that are not empty.",
      keywords: [
        "look at row",
        "one line",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "open the row",
        "single row details",
        "what the row say",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          returnFieldsByFieldId: recordsListParamsReturnFieldsByFieldId,
        },
      },
      isGraphql: false,
    },
    "records.create": {
      description: "Creates up to ten records. Airtable creates all of them, or none.",
      keywords: [
        "put in",
        "log",
        "add line",
        "insert",
        "enter",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "add a row",
        "new entry",
        "put in the table",
        "insert a line",
        "log in the base",
        "track",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          records: {
            items: recordsCreateParamsRecordsItems,
            description: "Records to create, up to ten.",
            examples: [[{ fields: { Name: "Union Square", Visited: true } }]],
          },
          typecast: recordsCreateParamsTypecast,
          returnFieldsByFieldId: recordsListParamsReturnFieldsByFieldId,
        },
      },
      isGraphql: false,
    },
    "records.update": {
      description:
        "Updates up to ten records: the given cells change, the others stay. With `performUpsert`, records without " +
        "`id` are matched by fields, and created if none matches. Airtable updates all of them, or none.",
      keywords: [
        "edit cell",
        "fill in",
        "correct",
        "tick checkbox",
        "set status",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "mark the row as",
        "change the cell",
        "update the row",
        "edit the entry",
        "assign the row",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          records: {
            items: recordsCreateParamsRecordsItems,
            description: "Records to update, up to ten. Each needs its `id`, except with `performUpsert`.",
            examples: [[{ id: "rec560UJdUtocSouk", fields: { Visited: true } }]],
          },
          performUpsert: {
            properties: { fieldsToMergeOn: { description: "Names or IDs of the fields that identify a record." } },
            description: "Creates records that do not exist yet. Several matches of one record are an error.",
            examples: [{ fieldsToMergeOn: ["Name"] }],
          },
          typecast: recordsCreateParamsTypecast,
          returnFieldsByFieldId: recordsListParamsReturnFieldsByFieldId,
        },
      },
      isGraphql: false,
    },
    "records.delete": {
      description: "Deletes a record. To delete up to ten, use `records.delete_many`.",
      keywords: [
        "throw out row",
        "scrap",
        "strike",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "remove the row",
        "take out the entry",
        "delete the line",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
        },
      },
      isGraphql: false,
    },
    "records.replace": {
      description: "Replaces the cells of a record. Cells that are not given are cleared.",
      keywords: [
        "overwrite",
        "put",
        "reset cells",
        "full update",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          fields: recordsCreateParamsRecordsItemsFields,
          typecast: recordsCreateParamsTypecast,
          returnFieldsByFieldId: recordsListParamsReturnFieldsByFieldId,
        },
      },
      isGraphql: false,
    },
    "records.delete_many": {
      description: "Deletes up to ten records.",
      keywords: [
        "bulk delete",
        "clear out",
        "purge",
        "several rows",
        "mass removal",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "clear out rows",
        "bulk delete rows",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          records: {
            description: "IDs of the records, up to ten, as `records.list` returns them.",
            examples: [["rec560UJdUtocSouk", "rec3lbPRG4aVqkeOQ"]],
          },
        },
      },
      isGraphql: false,
    },
    "records.upload_attachment": {
      description:
        "Uploads a file of up to 5 MB and adds it to an attachment field of a record. For a larger file at a public " +
        "URL, update the field with `[{\"url\": …}]`.",
      keywords: [
        "attach",
        "PDF",
        "photo",
        "image",
        "contract",
        "file upload",
        "row",
        "line",
        "entry",
        "item",
        "lead",
        "contact",
        "inventory",
        "spreadsheet data",
        "attach file the row",
        "put picture the row",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          record_id: recordsGetParamsRecord_id,
          attachment_field_id_or_name: { description: "ID of the attachment field, such as `fld…`, or its name." },
          contentType: { description: "Media type of the file, such as `image/jpeg`." },
          file: { description: "Content of the file as base64, up to 5 MB before encoding." },
          filename: { description: "Name of the file, such as `photo.jpg`." },
        },
      },
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the comments on a record, newest first.",
      keywords: [
        "what people said",
        "conversation",
        "remark",
        "note",
        "discussion",
        "feedback",
        "thread",
        "mention",
        "reply",
        "what people say row",
        "discussion of the row",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          offset: basesListParamsOffset,
          pageSize: { description: "Maximum number of comments per page, 1 to 100." },
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a record, or a reply to another comment.",
      keywords: [
        "leave remark",
        "mention someone",
        "write note",
        "remark",
        "note",
        "discussion",
        "feedback",
        "thread",
        "mention",
        "comment on the row",
        "leave note the record",
        "mention somebody the row",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          text: commentsCreateParamsText,
          parentCommentId: { description: "ID of the comment to reply to, such as `com…`." },
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Updates the text of a comment that you wrote.",
      keywords: ["reword", "correct remark", "remark", "note", "discussion", "feedback", "thread", "mention", "reply"],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          comment_id: commentsUpdateParamsComment_id,
          text: commentsCreateParamsText,
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment that you wrote.",
      keywords: [
        "take back",
        "remove remark",
        "remark",
        "note",
        "discussion",
        "feedback",
        "thread",
        "mention",
        "reply",
      ],
      params: {
        properties: {
          base_id: tablesListParamsBase_id,
          table_id_or_name: tablesUpdateParamsTable_id_or_name,
          record_id: recordsGetParamsRecord_id,
          comment_id: commentsUpdateParamsComment_id,
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    BaseId: { type: "string", description: "ID of the base, such as `app…`, as `bases.list` returns it." },
    Offset: {
      type: "string",
      description: "The `offset` value of the previous page. Leave it out for the first page.",
    },
    TableIdOrName: {
      type: "string",
      description: "ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed.",
    },
    RecordId: { type: "string", description: "ID of the record, such as `rec…`, as `records.list` returns it." },
    CommentId: { type: "string", description: "ID of the comment, such as `com…`, as `comments.list` returns it." },
    CommentText: {
      type: "string",
      description: "Text of the comment. `@[usr…]` with a user's ID or email address mentions a user.",
      minLength: 1,
    },
    ById: {
      type: "boolean",
      description: "Whether to return cells by field ID instead of field name. Defaults to `false`.",
    },
    Typecast: {
      type: "boolean",
      description:
        "Whether to convert text to the type of its field, and to add new options to selects. Defaults to `false`.",
    },
    Cells: {
      type: "object",
      description: "Cell values, by field name or ID. Their form depends on the type of the field. Null clears a cell.",
      examples: recordsCreateParamsRecordsItemsFieldsExamples,
    },
    FieldType: {
      type: "string",
      description: "The type of field, such as `singleLineText`, `number`, `singleSelect` or `multipleRecordLinks`.",
      examples: ["singleLineText"],
    },
    FieldOptions: {
      type: "object",
      description:
        "Settings of the field. Their form depends on the type, such as `choices` of a select or `precision` of a " +
        "number.",
      examples: [{ choices: [{ name: "Open" }, { name: "Done" }] }],
    },
    FieldInput: {
      type: "object",
      properties: {
        name: { type: "string" },
        type: { $ref: "#/$defs/FieldType" },
        description: { type: "string" },
        options: { $ref: "#/$defs/FieldOptions" },
      },
      required: ["name", "type"],
    },
    TableInput: {
      type: "object",
      properties: {
        name: { type: "string" },
        description: { type: "string" },
        fields: { type: "array", items: { $ref: "#/$defs/FieldInput" }, minItems: 1 },
      },
      required: ["name", "fields"],
    },
    Base: {
      type: "object",
      properties: {
        id: schemasBaseId,
        name: { type: ["string", "null"], description: "The base's name." },
        permissionLevel: {
          type: ["string", "null"],
          description: "The access level granted on the base to the token's user.",
        },
      },
      required: ["id", "name", "permissionLevel"],
    },
    NewBase: {
      type: "object",
      properties: {
        id: schemasBaseId,
        tables: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Table" },
          description: "The base's tables, with their fields and views.",
        },
      },
      required: ["id", "tables"],
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
        options: schemasFieldOptions,
      },
    },
    TableField: {
      type: "object",
      properties: {
        id: { type: "string", description: "The field's ID, starting with fld." },
        name: { type: ["string", "null"], description: "The field's name." },
        type: { type: ["string", "null"], description: "The type of field, such as singleLineText." },
        description: { type: ["string", "null"], description: "The field's description. Absent if none was written." },
        options: schemasFieldOptions,
      },
      required: ["id", "name"],
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
        createdTime: schemasRecordCreatedTime,
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
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID, starting with com." },
        text: { type: ["string", "null"], description: "The comment's text, where mentions are written as @[usr…]." },
        author: {
          anyOf: [{ $ref: "#/$defs/Author", description: "The user who wrote the comment." }, { type: "null" }],
        },
        createdTime: schemasRecordCreatedTime,
        lastUpdatedTime: {
          type: ["string", "null"],
          description: "The time of the last update, in ISO 8601 format. Null if never updated.",
        },
        parentCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment that this one replies to. Absent for others.",
        },
        mentioned: {
          type: ["object", "null"],
          additionalProperties: { $ref: "#/$defs/Mentioned" },
          description: "The users and groups mentioned, by ID. Absent without mentions.",
        },
        reactions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Reaction" },
          description: "The reactions to the comment.",
        },
      },
      required: ["id", "text", "author", "createdTime"],
    },
    Author: {
      type: "object",
      properties: { id: { type: "string" }, email: { type: ["string", "null"] }, name: { type: ["string", "null"] } },
    },
    Mentioned: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
      },
    },
    Reaction: {
      type: "object",
      properties: {
        emoji: { anyOf: [{ $ref: "#/$defs/Emoji" }, { type: "null" }] },
        reactingUser: { anyOf: [{ $ref: "#/$defs/ReactingUser" }, { type: "null" }] },
      },
    },
    Emoji: { type: "object", properties: { unicodeCharacter: { type: ["string", "null"] } } },
    ReactingUser: {
      type: "object",
      properties: {
        userId: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
  },
})
