// Generated from definitions/airtable.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Airtable */
    "airtable": Airtable
  }
}

/** Airtable. Bases, tables, fields, records, comments and attachments of Airtable. */
export interface Airtable {
  operations: AirtableOperations
  credentials: AirtableCredentials
  config: AirtableConfig
}

/** The operations, by entity and action. */
export interface AirtableOperations {
  /** A base: a set of tables. */
  bases: {
    /** Lists the bases that the token can access, up to 1,000 per page. */
    list: {
      params: BasesListParams
      records: Base[]
      meta: {
        offset: string | null
      }
    }
    /** Creates a base in a workspace, with its tables. Each table gets a grid view. */
    create: {
      params: BasesCreateParams
      records: NewBase
      meta: {}
    }
    search: {
      fields: BasesSearchFields
    }
  }
  /** A table of a base, with its fields and views. */
  tables: {
    /** Lists the tables of a base, each with its fields and views. Records are not included. */
    list: {
      params: TablesListParams
      records: Table[]
      meta: {}
    }
    /** Creates a table in a base, with a grid view of all fields. */
    create: {
      params: TablesCreateParams
      records: Table
      meta: {}
    }
    /** Updates the name or description of a table. Airtable has no API to delete a table. */
    update: {
      params: TablesUpdateParams
      records: Table
      meta: {}
    }
    search: {
      fields: TablesSearchFields
    }
  }
  /** A field (column) of a table. */
  fields: {
    /** Creates a field in a table. To see the fields of a table, use `tables.list`. */
    create: {
      params: FieldsCreateParams
      records: TableField
      meta: {}
    }
    /** Updates the name or description of a field. Airtable has no API to delete a field. */
    update: {
      params: FieldsUpdateParams
      records: TableField
      meta: {}
    }
  }
  /** A record (row) of a table. Empty cells and unticked checkboxes are left out. */
  records: {
    /**
     * Lists the records of a table, in the order of `view` if set. Airtable refuses URLs longer than 16,000 characters.
     */
    list: {
      params: RecordsListParams
      records: Record[]
      meta: {
        offset: string | null
      }
    }
    /** Gets a record of a table by its ID, with the cells that are not empty. */
    get: {
      params: RecordsGetParams
      records: Record
      meta: {}
    }
    /** Creates up to ten records. Airtable creates all of them, or none. */
    create: {
      params: RecordsCreateParams
      records: Record[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /**
     * Updates up to ten records: the given cells change, the others stay. With `performUpsert`, records without `id`
     * are matched by fields, and created if none matches. Airtable updates all of them, or none.
     */
    update: {
      params: RecordsUpdateParams
      records: Record[]
      meta: {
        createdRecords: unknown[] | null
        updatedRecords: unknown[] | null
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes a record. To delete up to ten, use `records.delete_many`. */
    delete: {
      params: RecordsDeleteParams
      records: null
      meta: {}
    }
    /** Replaces the cells of a record. Cells that are not given are cleared. */
    replace: {
      params: RecordsReplaceParams
      records: Record
      meta: {}
    }
    /** Deletes up to ten records. */
    delete_many: {
      params: RecordsDeleteManyParams
      records: null
      meta: {}
    }
    /**
     * Uploads a file of up to 5 MB and adds it to an attachment field of a record. For a larger file at a public URL,
     * update the field with `[{"url": …}]`.
     */
    upload_attachment: {
      params: RecordsUploadAttachmentParams
      records: Record
      meta: {}
    }
  }
  /** A comment on a record. */
  comments: {
    /** Lists the comments on a record, newest first. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        offset: string | null
      }
    }
    /** Creates a comment on a record, or a reply to another comment. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the text of a comment that you wrote. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment that you wrote. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of bases.list. */
export interface BasesListParams {
  /** The `offset` value of the previous page. Leave it out for the first page. */
  offset?: string
}

export interface Base {
  /** The base's ID, starting with app. */
  id: string
  /** The base's name. */
  name: string | null
  /** The access level granted on the base to the token's user. */
  permissionLevel: string | null
}

/** Params of bases.create. */
export interface BasesCreateParams {
  /** ID of the workspace, such as `wsp…`, as the address of its page shows it. */
  workspaceId: string
  /** Name of the base. */
  name: string
  /** Tables of the base. The first field of a table names its records. (at least 1 items) */
  tables: {
    name: string
    description?: string
    /** (at least 1 items) */
    fields: {
      name: string
      /** The type of field, such as `singleLineText`, `number`, `singleSelect` or `multipleRecordLinks`. */
      type: string
      description?: string
      /**
       * Settings of the field. Their form depends on the type, such as `choices` of a select or `precision` of a
       * number.
       */
      options?: { [k: string]: unknown }
    }[]
  }[]
}

export interface NewBase {
  /** The base's ID, starting with app. */
  id: string
  /** The base's tables, with their fields and views. */
  tables: Table[] | null
}

export interface Table {
  /** The table's ID, starting with tbl. */
  id: string
  /** The table's name. */
  name: string | null
  /** The table's description. Absent if none was written. */
  description?: string | null
  /** The ID of the table's primary field, which names each record. */
  primaryFieldId: string | null
  /** The table's fields, with their names and types. */
  fields: Field[] | null
  /** The table's views, with their names and types. */
  views: View[] | null
}

export interface Field {
  id?: string | null
  name?: string | null
  type?: string | null
  description?: string | null
  /** The field's settings. Their shape depends on the type of the field. */
  options?: { [k: string]: unknown } | null
}

export interface View {
  id?: string | null
  name?: string | null
  type?: string | null
  visibleFieldIds?: string[] | null
}

/** Searchable fields of bases, in hosted mode. */
export interface BasesSearchFields {
  id: string | null
  name: string | null
  permissionLevel: string | null
}

/** Params of tables.list. */
export interface TablesListParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
}

/** Params of tables.create. */
export interface TablesCreateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** Name of the table. */
  name: string
  /** Description of the table, up to 20,000 characters. (at most 20000 characters) */
  description?: string
  /** Fields of the table. The first one names its records. (at least 1 items) */
  fields: {
    name: string
    /** The type of field, such as `singleLineText`, `number`, `singleSelect` or `multipleRecordLinks`. */
    type: string
    description?: string
    /**
     * Settings of the field. Their form depends on the type, such as `choices` of a select or `precision` of a number.
     */
    options?: { [k: string]: unknown }
  }[]
}

/** Params of tables.update. Needs name, or description. */
export interface TablesUpdateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** New name of the table. */
  name?: string
  /** New description of the table, up to 20,000 characters. (at most 20000 characters) */
  description?: string
}

/** Searchable fields of tables, in hosted mode. */
export interface TablesSearchFields {
  id: string | null
  name: string | null
  primaryFieldId: string | null
  fields: unknown[] | null
  views: unknown[] | null
}

/** Params of fields.create. */
export interface FieldsCreateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, as `tables.list` returns it. */
  table_id: string
  /** Name of the field, unique in the table. */
  name: string
  /** The type of field, such as `singleLineText`, `number`, `singleSelect` or `multipleRecordLinks`. */
  type: string
  /** Description of the field, up to 20,000 characters. (at most 20000 characters) */
  description?: string
  /**
   * Settings of the field. Their form depends on the type, such as `choices` of a select or `precision` of a number.
   */
  options?: { [k: string]: unknown }
}

export interface TableField {
  /** The field's ID, starting with fld. */
  id: string
  /** The field's name. */
  name: string | null
  /** The type of field, such as singleLineText. */
  type?: string | null
  /** The field's description. Absent if none was written. */
  description?: string | null
  /** The field's settings. Their shape depends on the type of the field. */
  options?: { [k: string]: unknown } | null
}

/** Params of fields.update. Needs name, or description. */
export interface FieldsUpdateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, as `tables.list` returns it. */
  table_id: string
  /** ID of the field, such as `fld…`, as `tables.list` returns it. */
  field_id: string
  /** New name of the field. */
  name?: string
  /** New description of the field, up to 20,000 characters. (at most 20000 characters) */
  description?: string
}

/** Params of records.list. */
export interface RecordsListParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** The `offset` value of the previous page. Leave it out for the first page. */
  offset?: string
  /** Maximum number of records per page, 1 to 100. Airtable's default is 100. (1 to 100) */
  pageSize?: number
  /** ID or name of a view. Its filters and sort order apply. */
  view?: string
  /** Filters by a formula, such as `{Status} = 'Open'`. Returns records for which it is true. */
  filterByFormula?: string
  /** JSON array of sort objects with `field` and `direction` (`asc` or `desc`). */
  sort?: string
  /** Names or IDs of the fields to include. Defaults to all. */
  fields?: string[]
  /** Maximum number of records over all pages. (at least 1) */
  maxRecords?: number
  /** Additional data of each record: `commentCount`. */
  recordMetadata?: ("commentCount")[]
  /** Whether to return cells by field ID instead of field name. Defaults to `false`. */
  returnFieldsByFieldId?: boolean
}

export interface Record {
  /** The record's ID, starting with rec. */
  id: string
  /** Creation time, in ISO 8601 format. */
  createdTime: string | null
  /** The number of comments on the record. Absent unless requested. */
  commentCount?: number | null
  /** Cell values by field name. A value's shape depends on the type of its field. */
  fields: { [k: string]: unknown } | null
}

/** Params of records.get. */
export interface RecordsGetParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** Whether to return cells by field ID instead of field name. Defaults to `false`. */
  returnFieldsByFieldId?: boolean
}

/** Params of records.create. */
export interface RecordsCreateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** Records to create, up to ten. (1 to 10 items) */
  records: {
    /** Cell values, by field name or ID. Their form depends on the type of the field. Null clears a cell. */
    fields: { [k: string]: unknown }
  }[]
  /** Whether to convert text to the type of its field, and to add new options to selects. Defaults to `false`. */
  typecast?: boolean
  /** Whether to return cells by field ID instead of field name. Defaults to `false`. */
  returnFieldsByFieldId?: boolean
}

/** Params of records.update. */
export interface RecordsUpdateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** Records to update, up to ten. Each needs its `id`, except with `performUpsert`. (1 to 10 items) */
  records: {
    id?: string
    /** Cell values, by field name or ID. Their form depends on the type of the field. Null clears a cell. */
    fields: { [k: string]: unknown }
  }[]
  /** Creates records that do not exist yet. Several matches of one record are an error. */
  performUpsert?: {
    /** Names or IDs of the fields that identify a record. (1 to 3 items) */
    fieldsToMergeOn: string[]
  }
  /** Whether to convert text to the type of its field, and to add new options to selects. Defaults to `false`. */
  typecast?: boolean
  /** Whether to return cells by field ID instead of field name. Defaults to `false`. */
  returnFieldsByFieldId?: boolean
}

/** Params of records.delete. */
export interface RecordsDeleteParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
}

/** Params of records.replace. */
export interface RecordsReplaceParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** Cell values, by field name or ID. Their form depends on the type of the field. Null clears a cell. */
  fields: { [k: string]: unknown }
  /** Whether to convert text to the type of its field, and to add new options to selects. Defaults to `false`. */
  typecast?: boolean
  /** Whether to return cells by field ID instead of field name. Defaults to `false`. */
  returnFieldsByFieldId?: boolean
}

/** Params of records.delete_many. */
export interface RecordsDeleteManyParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** IDs of the records, up to ten, as `records.list` returns them. (1 to 10 items) */
  records: string[]
}

/** Params of records.upload_attachment. */
export interface RecordsUploadAttachmentParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** ID of the attachment field, such as `fld…`, or its name. */
  attachment_field_id_or_name: string
  /** Media type of the file, such as `image/jpeg`. */
  contentType: string
  /** Content of the file as base64, up to 5 MB before encoding. (at most 6990508 characters) */
  file: string
  /** Name of the file, such as `photo.jpg`. */
  filename: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** The `offset` value of the previous page. Leave it out for the first page. */
  offset?: string
  /** Maximum number of comments per page, 1 to 100. (1 to 100) */
  pageSize?: number
}

export interface Comment {
  /** The comment's ID, starting with com. */
  id: string
  /** The comment's text, where mentions are written as @[usr…]. */
  text: string | null
  author: Author | null
  /** Creation time, in ISO 8601 format. */
  createdTime: string | null
  /** The time of the last update, in ISO 8601 format. Null if never updated. */
  lastUpdatedTime?: string | null
  /** The ID of the comment that this one replies to. Absent for others. */
  parentCommentId?: string | null
  /** The users and groups mentioned, by ID. Absent without mentions. */
  mentioned?: {
    [k: string]: Mentioned
  } | null
  /** The reactions to the comment. */
  reactions?: Reaction[] | null
}

export interface Author {
  id?: string
  email?: string | null
  name?: string | null
}

export interface Mentioned {
  id?: string
  type?: string | null
  displayName?: string | null
  email?: string | null
}

export interface Reaction {
  emoji?: Emoji | null
  reactingUser?: ReactingUser | null
}

export interface Emoji {
  unicodeCharacter?: string | null
}

export interface ReactingUser {
  userId?: string | null
  email?: string | null
  name?: string | null
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** Text of the comment. `@[usr…]` with a user's ID or email address mentions a user. */
  text: string
  /** ID of the comment to reply to, such as `com…`. */
  parentCommentId?: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** ID of the comment, such as `com…`, as `comments.list` returns it. */
  comment_id: string
  /** Text of the comment. `@[usr…]` with a user's ID or email address mentions a user. */
  text: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the base, such as `app…`, as `bases.list` returns it. */
  base_id: string
  /** ID of the table, such as `tbl…`, or its name. The ID stays the same when the table is renamed. */
  table_id_or_name: string
  /** ID of the record, such as `rec…`, as `records.list` returns it. */
  record_id: string
  /** ID of the comment, such as `com…`, as `comments.list` returns it. */
  comment_id: string
}

/** Credentials by auth variant. */
export interface AirtableCredentials {
  personal_access_token: AirtablePersonalAccessTokenCredentials
  oauth: AirtableOauthCredentials
}

/** Personal access token */
export interface AirtablePersonalAccessTokenCredentials {
  personal_access_token: string
}

/** OAuth */
export interface AirtableOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface AirtableConfig { [k: string]: never }
