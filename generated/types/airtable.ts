// Generated from definitions/airtable.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Airtable */
    "airtable": Airtable
  }
}

/** Airtable. Bases, the tables in them, and their records. Read only. */
export interface Airtable {
  operations: AirtableOperations
  credentials: AirtableCredentials
  config: AirtableConfig
}

/** What can be called, by entity and action. */
export interface AirtableOperations {
  /** A set of tables. */
  bases: {
    /** Lists the bases that the token may see, up to 1000 a page. */
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
    /** Lists all tables of a base, each with its fields and views, but not their records. */
    list: {
      params: TablesListParams
      records: Table[]
      meta: {}
    }
    search: {
      fields: TablesSearchFields
    }
  }
  /** A row of a table. Empty cells are left out, unticked checkboxes too. */
  records: {
    /**
     * Lists records of a table, in the order of the view if one is given. The vendor refuses URLs of over 16,000
     * characters.
     */
    list: {
      params: RecordsListParams
      records: Record[]
      meta: {
        offset: string | null
      }
    }
    /** Gets one record of a table by its id, with the cells that are not empty. */
    get: {
      params: RecordsGetParams
      records: Record
      meta: {}
    }
  }
}

/** Params of bases.list. */
export interface BasesListParams {
  /** The offset in the metadata of the page before; leave it out for the first page. */
  offset?: string
}

export interface Base {
  id: string
  name?: string | null
  permissionLevel?: string | null
}

/** Searchable fields of bases, in hosted mode. */
export interface BasesSearchFields {
  id: string | null
  name: string | null
  permissionLevel: string | null
}

/** Params of tables.list. */
export interface TablesListParams {
  /** The base's id, such as app…, from bases.list. */
  base_id: string
}

export interface Table {
  id: string
  name?: string | null
  description?: string | null
  primaryFieldId?: string | null
  fields?: Field[] | null
  views?: View[] | null
}

export interface Field {
  id?: string | null
  name?: string | null
  type?: string | null
  description?: string | null
  /** The field's settings, in a shape of its own for each type of field. */
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
  /** The base's id, such as app…, from bases.list. */
  base_id: string
  /** The table's id, such as tbl…, or its name; the id stays when the table is renamed. */
  table_id_or_name: string
  /** The offset in the metadata of the page before; leave it out for the first page. */
  offset?: string
  /** Records a page holds at most; the vendor's default is 100. (1 to 100) */
  pageSize?: number
  /** The id or name of a view, whose filter and order then hold. */
  view?: string
  /** Only records for which the formula is true, such as {Status} = 'Open'. */
  filterByFormula?: string
  /** A JSON array of objects with field and direction, asc or desc. */
  sort?: string
}

export interface Record {
  id: string
  createdTime?: string | null
  commentCount?: number | null
  /** Cells by field name; a cell's shape depends on the type of its field. */
  fields?: { [k: string]: unknown } | null
}

/** Params of records.get. */
export interface RecordsGetParams {
  /** The base's id, such as app…, from bases.list. */
  base_id: string
  /** The table's id, such as tbl…, or its name; the id stays when the table is renamed. */
  table_id_or_name: string
  /** The record's id, such as rec…, from records.list. */
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
