// Generated from definitions/airtable.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Airtable */
    "airtable": Airtable
  }
}

/** Airtable. Bases, tables and records of Airtable. Read-only. */
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
    search: {
      fields: TablesSearchFields
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

/** Searchable fields of tables, in hosted mode. */
export interface TablesSearchFields {
  id: string | null
  name: string | null
  primaryFieldId: string | null
  fields: unknown[] | null
  views: unknown[] | null
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
