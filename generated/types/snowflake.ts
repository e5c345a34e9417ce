// Generated from definitions/snowflake.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Snowflake */
    "snowflake": Snowflake
  }
}

/**
 * Snowflake. SQL statements with their results, rows of tables, and the databases, schemas, tables, views, warehouses,
 * tasks, users and roles of a Snowflake account.
 */
export interface Snowflake {
  operations: SnowflakeOperations
  credentials: SnowflakeCredentials
  config: SnowflakeConfig
}

/** The operations, by entity and action. */
export interface SnowflakeOperations {
  /** A SQL statement, by its handle. `data` has the first part of the rows, as texts in the order of `rowType`. */
  statements: {
    /** Gets the state of a statement and the first part of its rows. A statement that still runs has no rows. */
    get: {
      params: StatementsGetParams
      records: Statement
      meta: {}
    }
    /**
     * Executes a SQL statement, which may read, change or delete data, as the role may. Put values into `bindings`,
     * never into the text. A statement of more than 45 seconds continues: `get` shows its state.
     */
    execute: {
      params: StatementsExecuteParams
      records: Statement
      meta: {}
    }
    /** Cancels a statement that still runs. */
    cancel: {
      params: StatementsCancelParams
      records: Statement
      meta: {}
    }
  }
  /** A row of a statement's result, by the names of its columns. Values are texts. */
  rows: {
    /**
     * Lists the rows of an executed statement by the names of their columns. A result of several partitions is refused:
     * `row_values` lists it.
     */
    list: {
      params: RowsListParams
      records: Row[]
      meta: {
        numRows: number | null
        rowType: unknown[] | null
      }
    }
  }
  /** A row of a statement's result, with its values as texts in the order of the columns. */
  row_values: {
    /**
     * Lists the rows of an executed statement, partition by partition. `statements.get` has the names of the columns.
     */
    list: {
      params: RowValuesListParams
      records: RowValues[]
      meta: {}
    }
  }
  /** A row of a table or view, by the names of its columns. Values are texts. */
  table_rows: {
    /**
     * Lists the rows of a table or view in the order of a column. It executes one fixed SELECT, and can change nothing.
     */
    list: {
      params: TableRowsListParams
      records: Row[]
      meta: {}
    }
  }
  /** A virtual warehouse, which computes statements. */
  warehouses: {
    /** Lists the warehouses that the role can see. */
    list: {
      params: WarehousesListParams
      records: Warehouse[]
      meta: {}
    }
    /** Gets a warehouse with its size and state. */
    get: {
      params: WarehousesGetParams
      records: Warehouse
      meta: {}
    }
    /** Creates a warehouse. It costs credits while it runs. */
    create: {
      params: WarehousesCreateParams
      records: null
      meta: {}
    }
    /** Updates a warehouse, or creates it. Settings that you leave out return to their defaults. */
    update: {
      params: WarehousesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a warehouse. This cannot be undone. */
    delete: {
      params: WarehousesDeleteParams
      records: null
      meta: {}
    }
    /** Resumes a suspended warehouse. It costs credits while it runs. */
    resume: {
      params: WarehousesResumeParams
      records: null
      meta: {}
    }
    /** Suspends a warehouse. Statements that run finish first. */
    suspend: {
      params: WarehousesSuspendParams
      records: null
      meta: {}
    }
    /** Aborts all statements that run or wait in a warehouse. */
    abort: {
      params: WarehousesAbortParams
      records: null
      meta: {}
    }
    search: {
      fields: WarehousesSearchFields
    }
  }
  /** A database. */
  databases: {
    /** Lists the databases that the role can see. */
    list: {
      params: DatabasesListParams
      records: Database[]
      meta: {}
    }
    /** Gets a database with its retention time and owner. */
    get: {
      params: DatabasesGetParams
      records: Database
      meta: {}
    }
    /** Creates a database. */
    create: {
      params: DatabasesCreateParams
      records: null
      meta: {}
    }
    /** Deletes a database with all its schemas and tables. `undrop` restores it during its retention time. */
    delete: {
      params: DatabasesDeleteParams
      records: null
      meta: {}
    }
    /** Creates a database as a copy of another one, without copying its data. */
    clone: {
      params: DatabasesCloneParams
      records: null
      meta: {}
    }
    /** Restores the last deleted database of a name. */
    undrop: {
      params: DatabasesUndropParams
      records: null
      meta: {}
    }
    search: {
      fields: DatabasesSearchFields
    }
  }
  /** A schema of a database. */
  schemas: {
    /** Lists the schemas of a database. */
    list: {
      params: SchemasListParams
      records: Schema[]
      meta: {}
    }
    /** Gets a schema with its owner and retention time. */
    get: {
      params: SchemasGetParams
      records: Schema
      meta: {}
    }
    /** Creates a schema in a database. */
    create: {
      params: SchemasCreateParams
      records: null
      meta: {}
    }
    /** Deletes a schema with all its tables. `undrop` restores it during its retention time. */
    delete: {
      params: SchemasDeleteParams
      records: null
      meta: {}
    }
    /** Restores the last deleted schema of a name. */
    undrop: {
      params: SchemasUndropParams
      records: null
      meta: {}
    }
    search: {
      fields: SchemasSearchFields
    }
  }
  /** A table of a schema, with its columns. */
  tables: {
    /** Lists the tables of a schema, with their numbers of rows. */
    list: {
      params: TablesListParams
      records: Table[]
      meta: {}
    }
    /** Gets a table with its columns and their types. */
    get: {
      params: TablesGetParams
      records: Table
      meta: {}
    }
    /** Creates a table with columns. */
    create: {
      params: TablesCreateParams
      records: null
      meta: {}
    }
    /** Deletes a table. `undrop` restores it during its retention time. */
    delete: {
      params: TablesDeleteParams
      records: null
      meta: {}
    }
    /** Restores the last deleted table of a name. */
    undrop: {
      params: TablesUndropParams
      records: null
      meta: {}
    }
    search: {
      fields: TablesSearchFields
    }
  }
  /** A view of a schema. */
  views: {
    /** Lists the views of a schema. */
    list: {
      params: ViewsListParams
      records: View[]
      meta: {}
    }
    /** Gets a view with its query and columns. */
    get: {
      params: ViewsGetParams
      records: View
      meta: {}
    }
    /** Creates a view from a query. */
    create: {
      params: ViewsCreateParams
      records: null
      meta: {}
    }
    /** Deletes a view. Its tables stay. */
    delete: {
      params: ViewsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ViewsSearchFields
    }
  }
  /** A task, which executes a statement on a schedule or after other tasks. */
  tasks: {
    /** Lists the tasks of a schema. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task with its statement, schedule and state. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task. It is suspended until you resume it. */
    create: {
      params: TasksCreateParams
      records: null
      meta: {}
    }
    /** Deletes a task. This cannot be undone. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Executes a task now, besides its schedule. */
    execute: {
      params: TasksExecuteParams
      records: null
      meta: {}
    }
    /** Resumes a suspended task, so that it follows its schedule. */
    resume: {
      params: TasksResumeParams
      records: null
      meta: {}
    }
    /** Suspends a task, so that it no longer follows its schedule. */
    suspend: {
      params: TasksSuspendParams
      records: null
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A run of the graph that begins with a task. */
  task_runs: {
    /** Lists the completed runs of the graph that begins with a task, of the last hour. */
    list: {
      params: TaskRunsListParams
      records: TaskRun[]
      meta: {}
    }
  }
  /** A user of the account. */
  users: {
    /** Lists the users of the account. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user with its default role and last login. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Creates a user. */
    create: {
      params: UsersCreateParams
      records: null
      meta: {}
    }
    /** Deletes a user. This cannot be undone. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A role that a user has. */
  user_grants: {
    /** Lists the roles that a user has. */
    list: {
      params: UserGrantsListParams
      records: Grant[]
      meta: {}
    }
    /** Grants a role to a user. */
    create: {
      params: UserGrantsCreateParams
      records: null
      meta: {}
    }
    /** Revokes a role from a user. */
    revoke: {
      params: UserGrantsRevokeParams
      records: null
      meta: {}
    }
  }
  /** A role of the account. */
  roles: {
    /** Lists the roles of the account. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {}
    }
    /** Creates a role. */
    create: {
      params: RolesCreateParams
      records: null
      meta: {}
    }
    /** Deletes a role. This cannot be undone. */
    delete: {
      params: RolesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: RolesSearchFields
    }
  }
  /** Privileges that a role has on an object. */
  role_grants: {
    /** Lists the privileges that a role has. */
    list: {
      params: RoleGrantsListParams
      records: Grant[]
      meta: {}
    }
    /** Grants privileges on an object to a role. */
    create: {
      params: RoleGrantsCreateParams
      records: null
      meta: {}
    }
    /** Revokes privileges on an object from a role. */
    revoke: {
      params: RoleGrantsRevokeParams
      records: null
      meta: {}
    }
  }
}

/** Params of statements.get. */
export interface StatementsGetParams {
  /** Handle of the statement, as `execute` returns it. */
  statementHandle: string
}

export interface Statement {
  statementHandle: string
  code?: string
  sqlState?: string
  message?: string
  createdOn?: number
  statementStatusUrl?: string
  statementHandles?: string[]
  resultSetMetaData?: {
    format?: string
    numRows?: number
    rowType?: ColumnType[]
    partitionInfo?: Partition[]
    nullable?: boolean
  }
  /** Rows as lists of texts. Of several statements, a text. */
  data?: unknown
  stats?: {
    numRowsInserted?: number
    numRowsUpdated?: number
    numRowsDeleted?: number
    numDuplicateRowsUpdated?: number
  }
}

export interface ColumnType {
  name?: string
  type?: string
  length?: number | null
  precision?: number | null
  scale?: number | null
  nullable?: boolean
}

export interface Partition {
  rowCount?: number
  compressedSize?: number | null
  uncompressedSize?: number
}

/** Params of statements.execute. */
export interface StatementsExecuteParams {
  /** The statement, with `?` in place of values. `PUT`, `GET`, `USE`, `ALTER SESSION` and transactions are refused. */
  statement: string
  /** Values of the `?` by their numbers, from `1`. */
  bindings?: {
    [k: string]: {
      /** Type of the value, such as `FIXED`, `TEXT`, `REAL`, `BOOLEAN` or `DATE`. */
      type: string
      /** The value as a text. */
      value: string | null
    }
  }
  /** Database in which names are looked up, in its case. */
  database?: string
  /** Schema in which names are looked up, in its case. */
  schema?: string
  /** Warehouse that executes it, in its case. */
  warehouse?: string
  /** Role of the statement, in its case. */
  role?: string
  /** Seconds after which Snowflake cancels it. 0 means 7 days. (0 to 604800) */
  timeout?: number
  /** Whether to answer immediately with the handle. */
  async?: boolean
  /** Whether NULL is null in rows. Otherwise it is the text `null`. */
  nullable?: boolean
  /** Tag of the statement in the query history. */
  query_tag?: string
  /** Time zone of the statement, such as `America/Los_Angeles`. */
  timezone?: string
  /**
   * Number of statements in the text, which semicolons separate. 0 means any number. Snowflake's default is 1. (at
   * least 0)
   */
  multi_statement_count?: number
}

/** Params of statements.cancel. */
export interface StatementsCancelParams {
  /** Handle of the statement, as `execute` returns it. */
  statementHandle: string
}

/** Params of rows.list. */
export interface RowsListParams {
  /** Handle of the statement, as `execute` returns it. */
  statementHandle: string
}

export interface Row {
  ACCOUNT_NAME?: string | null
  ADDRESS?: string | null
  ZIP?: string | null
  CREATED_ON?: string | null
}

/** Params of row_values.list. */
export interface RowValuesListParams {
  /** Handle of the statement, as `execute` returns it. */
  statementHandle: string
  /** Number of the partition, from 0. (at least 0; default 0) */
  partition?: number
}

export interface RowValues {
  values?: (string | null)[]
}

/** Params of table_rows.list. */
export interface TableRowsListParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Name of the table or view. */
  table: string
  /** Column of the order: its name, or its position from 1. Pages need one whose values differ, such as a key. */
  orderBy: string
  /** Warehouse that executes it, in its case. */
  warehouse?: string
  /** Role of the statement, in its case. */
  role?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  limit?: number
  /** Number of rows to skip. (at least 0; default 0) */
  offset?: number
}

/** Params of warehouses.list. */
export interface WarehousesListParams {
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
}

export interface Warehouse {
  name: string
  warehouse_type?: string
  warehouse_size?: string
  wait_for_completion?: string
  max_cluster_count?: number
  min_cluster_count?: number
  scaling_policy?: string
  auto_suspend?: number | null
  auto_resume?: string
  initially_suspended?: string
  resource_monitor?: string | null
  comment?: string | null
  enable_query_acceleration?: string
  query_acceleration_max_scale_factor?: number
  max_concurrency_level?: number
  statement_queued_timeout_in_seconds?: number
  statement_timeout_in_seconds?: number
  type?: string
  size?: string
  state?: string
  started_clusters?: number
  running?: number
  queued?: number
  is_default?: boolean
  is_current?: boolean
  available?: string
  provisioning?: string
  quiescing?: string
  other?: string
  created_on?: string
  resumed_on?: string | null
  updated_on?: string
  owner?: string
  budget?: string | null
  kind?: string
  owner_role_type?: string
}

/** Params of warehouses.get. */
export interface WarehousesGetParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of warehouses.create. */
export interface WarehousesCreateParams {
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** The size. */
  warehouse_size?:
    | "XSMALL"
    | "SMALL"
    | "MEDIUM"
    | "LARGE"
    | "XLARGE"
    | "XXLARGE"
    | "XXXLARGE"
    | "X4LARGE"
    | "X5LARGE"
    | "X6LARGE"
  /** The type. */
  warehouse_type?: "STANDARD" | "SNOWPARK-OPTIMIZED"
  /** Seconds without work after which it suspends. (at least 0) */
  auto_suspend?: number
  /** Whether statements resume it. */
  auto_resume?: "false" | "true"
  /** Whether it begins suspended. */
  initially_suspended?: "false" | "true"
  /** Least number of clusters. (at least 1) */
  min_cluster_count?: number
  /** Largest number of clusters. (at least 1) */
  max_cluster_count?: number
  /** Policy by which clusters start and stop. */
  scaling_policy?: "STANDARD" | "ECONOMY"
  /** Seconds after which a statement is canceled. (at least 0) */
  statement_timeout_in_seconds?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of warehouses.update. */
export interface WarehousesUpdateParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** The size. */
  warehouse_size?:
    | "XSMALL"
    | "SMALL"
    | "MEDIUM"
    | "LARGE"
    | "XLARGE"
    | "XXLARGE"
    | "XXXLARGE"
    | "X4LARGE"
    | "X5LARGE"
    | "X6LARGE"
  /** The type. */
  warehouse_type?: "STANDARD" | "SNOWPARK-OPTIMIZED"
  /** Seconds without work after which it suspends. (at least 0) */
  auto_suspend?: number
  /** Whether statements resume it. */
  auto_resume?: "false" | "true"
  /** Whether it begins suspended. */
  initially_suspended?: "false" | "true"
  /** Least number of clusters. (at least 1) */
  min_cluster_count?: number
  /** Largest number of clusters. (at least 1) */
  max_cluster_count?: number
  /** Policy by which clusters start and stop. */
  scaling_policy?: "STANDARD" | "ECONOMY"
  /** Seconds after which a statement is canceled. (at least 0) */
  statement_timeout_in_seconds?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of warehouses.delete. */
export interface WarehousesDeleteParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Params of warehouses.resume. */
export interface WarehousesResumeParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Params of warehouses.suspend. */
export interface WarehousesSuspendParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Params of warehouses.abort. */
export interface WarehousesAbortParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Searchable fields of warehouses, in hosted mode. */
export interface WarehousesSearchFields {
  name: string | null
  warehouse_type: string | null
  warehouse_size: string | null
  state: string | null
  auto_suspend: number | null
  comment: string | null
  owner: string | null
  created_on: string | null
  resumed_on: string | null
}

/** Params of databases.list. */
export interface DatabasesListParams {
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
  /** Whether to include dropped ones that can be restored. */
  history?: boolean
}

export interface Database {
  name: string
  kind?: string
  is_default?: boolean
  is_current?: boolean
  origin?: string | null
  owner?: string | null
  comment?: string | null
  options?: string | null
  retention_time?: number
  created_on?: string
  dropped_on?: string | null
  budget?: string | null
  owner_role_type?: string | null
  data_retention_time_in_days?: number
  default_ddl_collation?: string | null
  log_level?: string
  max_data_extension_time_in_days?: number
  suspend_task_after_num_failures?: number
  trace_level?: string
  user_task_managed_initial_warehouse_size?: string
  user_task_timeout_ms?: number
}

/** Params of databases.get. */
export interface DatabasesGetParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of databases.create. */
export interface DatabasesCreateParams {
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** `transient` has no fail-safe period. Permanent by default. */
  kind?: "transient"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Days in which deleted data can be restored. (0 to 90) */
  data_retention_time_in_days?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of databases.delete. */
export interface DatabasesDeleteParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
  /** Whether to keep it if foreign keys refer to its tables. */
  restrict?: boolean
}

/** Params of databases.clone. */
export interface DatabasesCloneParams {
  /** Name of the database to copy. */
  source: string
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** `transient` has no fail-safe period. Permanent by default. */
  kind?: "transient"
  /** Name of the copy. */
  name: string
  /** The text about it that lists show. */
  comment?: string
}

/** Params of databases.undrop. */
export interface DatabasesUndropParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Searchable fields of databases, in hosted mode. */
export interface DatabasesSearchFields {
  name: string | null
  kind: string | null
  comment: string | null
  owner: string | null
  retention_time: number | null
  created_on: string | null
}

/** Params of schemas.list. */
export interface SchemasListParams {
  /** Name of the database. */
  database: string
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
  /** Whether to include dropped ones that can be restored. */
  history?: boolean
}

export interface Schema {
  name: string
  database_name: string
  kind?: string
  is_default?: boolean
  is_current?: boolean
  owner?: string | null
  comment?: string | null
  options?: string | null
  managed_access?: boolean
  retention_time?: number
  created_on?: string
  dropped_on?: string | null
  owner_role_type?: string | null
  budget?: string | null
  data_retention_time_in_days?: number
  default_ddl_collation?: string | null
  log_level?: string
  pipe_execution_paused?: boolean
  max_data_extension_time_in_days?: number
  trace_level?: string
}

/** Params of schemas.get. */
export interface SchemasGetParams {
  /** Name of the database. */
  database: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of schemas.create. */
export interface SchemasCreateParams {
  /** Name of the database. */
  database: string
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** `transient` has no fail-safe period. Permanent by default. */
  kind?: "transient"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether its owner grants all privileges on its objects. */
  managed_access?: boolean
  /** Days in which deleted data can be restored. (0 to 90) */
  data_retention_time_in_days?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of schemas.delete. */
export interface SchemasDeleteParams {
  /** Name of the database. */
  database: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
  /** Whether to keep it if foreign keys refer to its tables. */
  restrict?: boolean
}

/** Params of schemas.undrop. */
export interface SchemasUndropParams {
  /** Name of the database. */
  database: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Searchable fields of schemas, in hosted mode. */
export interface SchemasSearchFields {
  name: string | null
  database_name: string | null
  kind: string | null
  comment: string | null
  owner: string | null
  managed_access: boolean | null
  created_on: string | null
}

/** Params of tables.list. */
export interface TablesListParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
  /** Whether to include dropped ones that can be restored. */
  history?: boolean
  /** Whether to include dependencies. */
  deep?: boolean
}

export interface Table {
  name: string
  database_name: string
  schema_name: string
  kind?: string
  table_type?: string
  cluster_by?: string[] | null
  enable_schema_evolution?: boolean | null
  change_tracking?: boolean | null
  data_retention_time_in_days?: number | null
  max_data_extension_time_in_days?: number | null
  default_ddl_collation?: string | null
  columns?: TableColumn[] | null
  constraints?: Constraint[] | null
  comment?: string | null
  rows?: number | null
  bytes?: number | null
  owner?: string | null
  created_on?: string
  dropped_on?: string | null
  automatic_clustering?: boolean | null
  search_optimization?: boolean | null
  search_optimization_progress?: number | null
  search_optimization_bytes?: number | null
  owner_role_type?: string | null
  budget?: string | null
}

export interface TableColumn {
  name?: string
  datatype?: string
  nullable?: boolean
  collate?: string | null
  default?: string | null
  autoincrement?: boolean
  autoincrement_start?: number | null
  autoincrement_increment?: number | null
  constraints?: Constraint[] | null
  comment?: string | null
}

export interface Constraint {
  name?: string
  column_names?: string[]
  constraint_type?: string
}

/** Params of tables.get. */
export interface TablesGetParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of tables.create. */
export interface TablesCreateParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** Whether a replacement keeps the privileges of the replaced table. */
  copyGrants?: boolean
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** The type. Permanent by default. */
  kind?: "PERMANENT" | "TRANSIENT"
  /** The columns with their types, in their order. (at least 1 items) */
  columns: {
    /** The name. */
    name: string
    /** The type, such as `NUMBER(38,0)` or `VARCHAR`. */
    datatype: string
    /** Whether NULL is a value. */
    nullable?: boolean
    /** Expression of the default. */
    default?: string
    /** Whether values count up. */
    autoincrement?: boolean
    /** The comment. */
    comment?: string
  }[]
  /** Columns or expressions of the clustering key. */
  cluster_by?: string[]
  /** Days in which deleted data can be restored. (0 to 90) */
  data_retention_time_in_days?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of tables.delete. */
export interface TablesDeleteParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Params of tables.undrop. */
export interface TablesUndropParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Searchable fields of tables, in hosted mode. */
export interface TablesSearchFields {
  name: string | null
  database_name: string | null
  schema_name: string | null
  kind: string | null
  table_type: string | null
  comment: string | null
  owner: string | null
  rows: number | null
  bytes: number | null
  created_on: string | null
}

/** Params of views.list. */
export interface ViewsListParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
  /** Whether to include dependencies. */
  deep?: boolean
}

export interface View {
  name: string
  database_name: string
  schema_name: string
  secure?: boolean
  kind?: string
  recursive?: boolean
  columns?: ViewColumn[] | null
  comment?: string | null
  query?: string
  owner?: string | null
  owner_role_type?: string | null
  created_on?: string
}

export interface ViewColumn {
  name?: string
  comment?: string | null
  datatype?: string | null
}

/** Params of views.get. */
export interface ViewsGetParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of views.create. */
export interface ViewsCreateParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** Whether a replacement keeps the privileges of the replaced view. */
  copyGrants?: boolean
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Names of the columns, in the order of the query. (at least 1 items) */
  columns: {
    /** The name. */
    name: string
    /** The comment. */
    comment?: string
  }[]
  /** The SELECT statement. */
  query: string
  /** Whether only its owner sees its query. */
  secure?: boolean
  /** The text about it that lists show. */
  comment?: string
}

/** Params of views.delete. */
export interface ViewsDeleteParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Searchable fields of views, in hosted mode. */
export interface ViewsSearchFields {
  name: string | null
  database_name: string | null
  schema_name: string | null
  comment: string | null
  owner: string | null
  query: string | null
  secure: boolean | null
  created_on: string | null
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Whether to leave out tasks that follow others. */
  rootOnly?: boolean
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
}

export interface Task {
  name: string
  database_name: string
  schema_name: string
  id?: string
  state?: string
  definition?: string
  warehouse?: string | null
  schedule?: TaskSchedule | null
  comment?: string | null
  finalize?: string | null
  task_auto_retry_attempts?: number | null
  /** Configuration of the task, as its author wrote it. */
  config?: { [k: string]: unknown } | null
  /** Session parameters of its runs by their names, with their values. */
  session_parameters?: { [k: string]: unknown } | null
  predecessors?: string[] | null
  task_relations?: string | null
  user_task_managed_initial_warehouse_size?: string | null
  user_task_timeout_ms?: number | null
  suspend_task_after_num_failures?: number | null
  condition?: string | null
  allow_overlapping_execution?: boolean | null
  error_integration?: string | null
  owner?: string | null
  owner_role_type?: string | null
  created_on?: string
  last_committed_on?: string | null
  last_suspended_on?: string | null
}

export interface TaskSchedule {
  schedule_type?: string
  minutes?: number
  cron_expr?: string
  timezone?: string
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** The statement. */
  definition: string
  /** The warehouse. Without one, Snowflake provides compute resources. */
  warehouse?: string
  /**
   * The schedule: `{"schedule_type": "MINUTES_TYPE", "minutes": 10}`, or `CRON_TYPE` with `cron_expr` and `timezone`.
   */
  schedule?: { [k: string]: unknown }
  /** Tasks after which it runs. */
  predecessors?: string[]
  /** Condition of a run, as a Boolean expression. */
  condition?: string
  /** The text about it that lists show. */
  comment?: string
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Params of tasks.execute. */
export interface TasksExecuteParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to answer before the run ends. */
  asyncExec?: boolean
  /** Whether to run the last failed graph again from its failed task. */
  retryLast?: boolean
}

/** Params of tasks.resume. */
export interface TasksResumeParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of tasks.suspend. */
export interface TasksSuspendParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  name: string | null
  database_name: string | null
  schema_name: string | null
  state: string | null
  warehouse: string | null
  definition: string | null
  comment: string | null
  owner: string | null
  created_on: string | null
}

/** Params of task_runs.list. */
export interface TaskRunsListParams {
  /** Name of the database. */
  database: string
  /** Name of the schema. */
  schema: string
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  resultLimit?: number
  /** Whether to list failed runs only. */
  errorOnly?: boolean
}

export interface TaskRun {
  run_id: number
  root_task_name?: string
  root_task_id?: string
  database_name?: string
  schema_name?: string
  state?: string
  first_error_task_name?: string | null
  first_error_code?: number | null
  first_error_message?: string | null
  scheduled_time?: string
  query_start_time?: string | null
  next_scheduled_time?: string
  completed_time?: string | null
  graph_version?: number
}

/** Params of users.list. */
export interface UsersListParams {
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
}

export interface User {
  name: string
  login_name?: string
  display_name?: string
  first_name?: string | null
  middle_name?: string | null
  last_name?: string | null
  email?: string | null
  type?: string | null
  must_change_password?: boolean
  disabled?: boolean
  days_to_expiry?: number | null
  mins_to_unlock?: number | null
  default_warehouse?: string | null
  default_namespace?: string | null
  default_role?: string | null
  default_secondary_roles?: string | null
  mins_to_bypass_mfa?: number | null
  comment?: string | null
  network_policy?: string | null
  created_on?: string
  last_successful_login?: string | null
  expires_at?: string | null
  locked_until?: string | null
  has_password?: boolean
  has_rsa_public_key?: boolean
  rsa_public_key_fp?: string | null
  ext_authn_duo?: boolean
  ext_authn_uid?: string | null
  owner?: string | null
  snowflake_lock?: boolean
  snowflake_support?: boolean
  password_last_set?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Name to log in with. The name by default. */
  login_name?: string
  /** Name that others see. */
  display_name?: string
  /** Given name of the person. */
  first_name?: string
  /** Family name of the person. */
  last_name?: string
  /** Email address. */
  email?: string
  /** The type of the user. */
  type?: "PERSON" | "SERVICE" | "LEGACY_SERVICE"
  /** Public key for key-pair authentication, without its delimiters. */
  rsa_public_key?: string
  /** Role of new sessions. */
  default_role?: string
  /** Warehouse of new sessions. */
  default_warehouse?: string
  /** Database, or database and schema, of new sessions. */
  default_namespace?: string
  /** Days after which the user expires. (at least 1) */
  days_to_expiry?: number
  /** The text about it that lists show. */
  comment?: string
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  name: string | null
  login_name: string | null
  display_name: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  type: string | null
  disabled: boolean | null
  default_role: string | null
  default_warehouse: string | null
  comment: string | null
  owner: string | null
  created_on: string | null
  last_successful_login: string | null
}

/** Params of user_grants.list. */
export interface UserGrantsListParams {
  /** Name of the user. */
  user: string
  /** Maximum number of records, 1 to 10,000. (1 to 10000; default 1000) */
  showLimit?: number
}

export interface Grant {
  securable?: {
    name?: string
    database?: string
    schema?: string
    service?: string
  }
  containing_scope?: {
    database?: string
    schema?: string
  }
  securable_type: string
  privileges?: string[]
  grant_option?: boolean
  created_on?: string
  granted_by?: string | null
}

/** Params of user_grants.create. */
export interface UserGrantsCreateParams {
  /** Name of the user. */
  user: string
  /** Name of the role. */
  role: string
}

/** Params of user_grants.revoke. */
export interface UserGrantsRevokeParams {
  /** Name of the user. */
  user: string
  /** Name of the role. */
  role: string
}

/** Params of roles.list. */
export interface RolesListParams {
  /** Filters by names with SQL wildcards, in any case: `test_%`. */
  like?: string
  /** Filters by the beginning of names, in this case. */
  startsWith?: string
  /** Maximum number of records, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  showLimit?: number
  /** Lists what follows the first name that begins with this text. */
  fromName?: string
}

export interface Role {
  name: string
  comment?: string | null
  owner?: string | null
  created_on?: string
  is_default?: boolean
  is_current?: boolean
  is_inherited?: boolean
  assigned_to_users?: number
  granted_to_roles?: number
  granted_roles?: number
}

/** Params of roles.create. */
export interface RolesCreateParams {
  /** Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`. */
  createMode?: "errorIfExists" | "ifNotExists" | "orReplace"
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** The text about it that lists show. */
  comment?: string
}

/** Params of roles.delete. */
export interface RolesDeleteParams {
  /** The name. One with other characters, or in lower case, is written in double quotes. */
  name: string
  /** Whether to succeed without it. */
  ifExists?: boolean
}

/** Searchable fields of roles, in hosted mode. */
export interface RolesSearchFields {
  name: string | null
  comment: string | null
  owner: string | null
  assigned_to_users: number | null
  granted_to_roles: number | null
  granted_roles: number | null
  created_on: string | null
}

/** Params of role_grants.list. */
export interface RoleGrantsListParams {
  /** Name of the role. */
  role: string
  /** Maximum number of records, 1 to 10,000. (1 to 10000; default 1000) */
  showLimit?: number
}

/** Params of role_grants.create. Needs securable, or containing_scope. */
export interface RoleGrantsCreateParams {
  /** Name of the role. */
  role: string
  /** Type of the object, such as `TABLE`, `SCHEMA`, `WAREHOUSE` or `ROLE`. */
  securable_type: string
  /** The object. Leave it out for all objects of the scope. */
  securable?: {
    /** Name of the object. */
    name: string
    /** The database of the object. */
    database?: string
    /** The schema of the object. */
    schema?: string
  }
  /** The database, or the schema, whose objects are meant. */
  containing_scope?: {
    /** The database. */
    database: string
    /** The schema. */
    schema?: string
  }
  /** The privileges, such as `SELECT` or `USAGE`. None for a role. */
  privileges?: string[]
  /** Whether the role may grant them to others. */
  grant_option?: boolean
}

/** Params of role_grants.revoke. Needs securable, or containing_scope. */
export interface RoleGrantsRevokeParams {
  /** Name of the role. */
  role: string
  /** Whether to revoke what others got from the role as well. */
  mode?: "cascade" | "restrict"
  /** Type of the object, such as `TABLE`, `SCHEMA`, `WAREHOUSE` or `ROLE`. */
  securable_type: string
  /** The object. Leave it out for all objects of the scope. */
  securable?: {
    /** Name of the object. */
    name: string
    /** The database of the object. */
    database?: string
    /** The schema of the object. */
    schema?: string
  }
  /** The database, or the schema, whose objects are meant. */
  containing_scope?: {
    /** The database. */
    database: string
    /** The schema. */
    schema?: string
  }
  /** The privileges, such as `SELECT` or `USAGE`. None for a role. */
  privileges?: string[]
}

/** Credentials by auth variant. */
export interface SnowflakeCredentials {
  key_pair: SnowflakeKeyPairCredentials
  oauth: SnowflakeOauthCredentials
  token: SnowflakeTokenCredentials
}

/** Key pair */
export interface SnowflakeKeyPairCredentials {
  access_token?: string
  expires_at?: string
  /** The account identifier in capital letters. Of an account locator, leave out the region. */
  account_identifier: string
  /** As `DESCRIBE USER` shows it. */
  user: string
  /** Private RSA key in PEM format: the content of `rsa_key.p8`. */
  private_key: string
  /** Passphrase of an encrypted private key. */
  passphrase?: string
}

/** Snowflake account */
export interface SnowflakeOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Programmatic access token */
export interface SnowflakeTokenCredentials {
  token: string
}

export interface SnowflakeConfig {
  /**
   * Account identifier in lower case, with hyphens in place of underscores: the part of the account's URL before
   * `.snowflakecomputing.com`.
   */
  account: string
}
