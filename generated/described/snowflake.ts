// Generated from definitions/snowflake.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/snowflake.ts'

const entitiesTablesHit = { title: [["name"]], text: [["schema_name"], ["database_name"], ["comment"], ["owner"]] }
const statementsGetParamsStatementHandle = { description: "Handle of the statement, as `execute` returns it." }
const statementsGetParams = { properties: { statementHandle: statementsGetParamsStatementHandle } }
const table_rowsListParamsLimit = { description: "Maximum number of records, 1 to 10,000. Defaults to 1,000." }
const warehousesListParamsLike = { description: "Filters by names with SQL wildcards, in any case: `test_%`." }
const warehousesGetParamsName = {
  description: "The name. One with other characters, or in lower case, is written in double quotes.",
}
const warehousesGetParams = { properties: { name: warehousesGetParamsName } }
const warehousesCreateParamsCreateMode = {
  description: "Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`.",
}
const warehousesCreateParamsAuto_suspend = { description: "Seconds without work after which it suspends." }
const warehousesCreateParamsStatement_timeout_in_seconds = {
  description: "Seconds after which a statement is canceled.",
}
const warehousesDeleteParams = {
  properties: { name: warehousesGetParamsName, ifExists: { description: "Whether to succeed without it." } },
}
const databasesListParamsStartsWith = { description: "Filters by the beginning of names, in this case." }
const databasesListParamsFromName = { description: "Lists what follows the first name that begins with this text." }
const databasesListParamsHistory = { description: "Whether to include dropped ones that can be restored." }
const databasesCreateParamsKind = { description: "`transient` has no fail-safe period. Permanent by default." }
const databasesCreateParamsData_retention_time_in_days = { description: "Days in which deleted data can be restored." }
const databasesDeleteParamsRestrict = { description: "Whether to keep it if foreign keys refer to its tables." }
const schemasGetParams = {
  properties: { database: { description: "Name of the database." }, name: warehousesGetParamsName },
}
const tablesGetParams = {
  properties: {
    database: { description: "Name of the database." },
    schema: { description: "Name of the schema." },
    name: warehousesGetParamsName,
  },
}
const tablesDeleteParams = {
  properties: {
    database: { description: "Name of the database." },
    schema: { description: "Name of the schema." },
    name: warehousesGetParamsName,
    ifExists: { description: "Whether to succeed without it." },
  },
}
const usersListParams = {
  properties: {
    like: warehousesListParamsLike,
    startsWith: databasesListParamsStartsWith,
    showLimit: table_rowsListParamsLimit,
    fromName: databasesListParamsFromName,
  },
}
const user_grantsCreateParams = {
  properties: { user: { description: "Name of the user." }, role: { description: "Name of the role." } },
}
const role_grantsCreateParamsSecurable_type = {
  description: "Type of the object, such as `TABLE`, `SCHEMA`, `WAREHOUSE` or `ROLE`.",
}
const role_grantsCreateParamsSecurable = {
  properties: {
    name: { description: "Name of the object." },
    database: { description: "The database of the object." },
    schema: { description: "The schema of the object." },
  },
  description: "The object. Leave it out for all objects of the scope.",
}
const role_grantsCreateParamsContaining_scope = {
  properties: { database: { description: "The database." }, schema: { description: "The schema." } },
  description: "The database, or the schema, whose objects are meant.",
}
const role_grantsCreateParamsPrivileges = {
  description: "The privileges, such as `SELECT` or `USAGE`. None for a role.",
}
const schemasTableColumnConstraints = { type: ["array", "null"], items: { $ref: "#/$defs/Constraint" } }
export default describedKind(kind, {
  category: "databases",
  support: "community",
  docs: "https://docs.snowflake.com/en/developer-guide/sql-api/reference",
  basis: {
    version: "SQL API v2 and REST APIs v2",
    date: "2026-11-30",
    compared:
      "Snowflake's OpenAPI descriptions of the SQL API 2.0.0 and of its resources of 2026-04-02, in one (" +
      "snowflakedb/snowflake-rest-api-specs)",
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/snowflakedb/snowflake-rest-api-specs/main/specifications/sqlapi.yaml",
        about: "SQL",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/snowflakedb/snowflake-rest-api-specs/main/specifications/warehouse.yaml",
        about: "Warehouses",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/snowflakedb/snowflake-rest-api-specs/main/specifications/table.yaml",
        about: "Tables",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/snowflakedb/snowflake-rest-api-specs/main/specifications/task.yaml",
        about: "Tasks",
      },
    ],
    missing:
      "Names of columns beyond the first partition of a result, stages, pipes, streams, functions and procedures, " +
      "dynamic and Iceberg tables, network policies, Cortex, external OAuth, and accounts at snowflakecomputing.cn.",
  },
  sunset: {
    version: "v2",
    date: "none",
    docs: "https://docs.snowflake.com/en/developer-guide/sql-api/reference",
    read: "2026-11-30",
  },
  description:
    "SQL statements with their results, rows of tables, and the databases, schemas, tables, views, warehouses, tasks," +
    " users and roles of a Snowflake account.",
  config: {
    properties: {
      account: {
        description:
          "Account identifier in lower case, with hyphens in place of underscores: the part of the account's URL " +
          "before `.snowflakecomputing.com`.",
      },
    },
  },
  auth: {
    key_pair: {
      description:
        "Private key of a user to whom ALTER USER … SET RSA_PUBLIC_KEY gave the public key. Give the user a role " +
        "that may do what you need and nothing else.",
      credentials: {
        properties: {
          account_identifier: {
            description: "The account identifier in capital letters. Of an account locator, leave out the region.",
            title: "Account identifier in capital letters",
          },
          user: { description: "As `DESCRIBE USER` shows it.", title: "User name in capital letters" },
          private_key: { description: "Private RSA key in PEM format: the content of `rsa_key.p8`." },
          passphrase: { description: "Passphrase of an encrypted private key." },
        },
      },
    },
    oauth: {
      description:
        "Create a security integration with `TYPE = OAUTH`, `OAUTH_CLIENT = CUSTOM`, `OAUTH_CLIENT_TYPE = " +
        "'CONFIDENTIAL'`, your redirect URL and `OAUTH_ISSUE_REFRESH_TOKENS = TRUE`. `SYSTEM" +
        "$SHOW_OAUTH_CLIENT_SECRETS` shows the client ID and secret.",
    },
    token: {
      description:
        "Token of a user, from Settings > Authentication of the user, or from `ALTER USER … ADD PROGRAMMATIC ACCESS " +
        "TOKEN`. Restrict it to a role that may do what you need and nothing else.",
    },
  },
  entities: {
    statements: {
      description:
        "A SQL statement, by its handle. `data` has the first part of the rows, as texts in the order of `rowType`.",
      refs: {},
    },
    rows: { description: "A row of a statement's result, by the names of its columns. Values are texts.", refs: {} },
    row_values: {
      description: "A row of a statement's result, with its values as texts in the order of the columns.",
      refs: {},
    },
    table_rows: { description: "A row of a table or view, by the names of its columns. Values are texts.", refs: {} },
    warehouses: {
      description: "A virtual warehouse, which computes statements.",
      search: {
        name: { type: "string" },
        warehouse_type: { type: "string" },
        warehouse_size: { type: "string" },
        state: { type: "string" },
        auto_suspend: { type: "integer" },
        comment: { type: "string" },
        owner: { type: "string" },
        created_on: { type: "timestamp" },
        resumed_on: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["comment"], ["owner"]] },
      refs: {},
    },
    databases: {
      description: "A database.",
      search: {
        name: { type: "string" },
        kind: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        retention_time: { type: "integer" },
        created_on: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["comment"], ["owner"]] },
      refs: {},
    },
    schemas: {
      description: "A schema of a database.",
      search: {
        name: { type: "string" },
        database_name: { type: "string" },
        kind: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        managed_access: { type: "boolean" },
        created_on: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["database_name"], ["comment"], ["owner"]] },
      refs: { database_name: "databases.name" },
    },
    tables: {
      description: "A table of a schema, with its columns.",
      search: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        kind: { type: "string" },
        table_type: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        rows: { type: "integer" },
        bytes: { type: "integer" },
        created_on: { type: "timestamp" },
      },
      hit: entitiesTablesHit,
      refs: { database_name: "databases.name" },
    },
    views: {
      description: "A view of a schema.",
      search: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        query: { type: "string" },
        secure: { type: "boolean" },
        created_on: { type: "timestamp" },
      },
      hit: entitiesTablesHit,
      refs: { database_name: "databases.name" },
    },
    tasks: {
      description: "A task, which executes a statement on a schedule or after other tasks.",
      search: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        state: { type: "string" },
        warehouse: { type: "string" },
        definition: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        created_on: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["definition"], ["schema_name"], ["database_name"], ["comment"]] },
      refs: { database_name: "databases.name" },
    },
    task_runs: { description: "A run of the graph that begins with a task.", refs: {} },
    users: {
      description: "A user of the account.",
      search: {
        name: { type: "string" },
        login_name: { type: "string" },
        display_name: { type: "string" },
        first_name: { type: "string" },
        last_name: { type: "string" },
        email: { type: "string" },
        type: { type: "string" },
        disabled: { type: "boolean" },
        default_role: { type: "string" },
        default_warehouse: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        created_on: { type: "timestamp" },
        last_successful_login: { type: "timestamp" },
      },
      hit: { title: [["display_name"], ["name"]], text: [["email"], ["login_name"], ["comment"]] },
      refs: {},
    },
    user_grants: { description: "A role that a user has.", refs: {} },
    roles: {
      description: "A role of the account.",
      search: {
        name: { type: "string" },
        comment: { type: "string" },
        owner: { type: "string" },
        assigned_to_users: { type: "integer" },
        granted_to_roles: { type: "integer" },
        granted_roles: { type: "integer" },
        created_on: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["comment"], ["owner"]] },
      refs: {},
    },
    role_grants: { description: "Privileges that a role has on an object.", refs: {} },
  },
  operations: {
    "statements.get": {
      description:
        "Gets the state of a statement and the first part of its rows. A statement that still runs has no rows.",
      keywords: ["query status", "is it done", "progress", "result", "finished"],
      params: statementsGetParams,
      isGraphql: false,
    },
    "statements.execute": {
      description:
        "Executes a SQL statement, which may read, change or delete data, as the role may. Put values into " +
        "`bindings`, never into the text. A statement of more than 45 seconds continues: `get` shows its state.",
      keywords: ["run sql", "query", "select", "insert rows", "ddl", "call procedure"],
      params: {
        properties: {
          statement: {
            description:
              "The statement, with `?` in place of values. `PUT`, `GET`, `USE`, `ALTER SESSION` and transactions are " +
              "refused.",
            examples: ["select * from T where c1=?"],
          },
          bindings: {
            additionalProperties: {
              properties: {
                type: { description: "Type of the value, such as `FIXED`, `TEXT`, `REAL`, `BOOLEAN` or `DATE`." },
                value: { description: "The value as a text." },
              },
            },
            description: "Values of the `?` by their numbers, from `1`.",
          },
          database: { description: "Database in which names are looked up, in its case." },
          schema: { description: "Schema in which names are looked up, in its case." },
          warehouse: { description: "Warehouse that executes it, in its case." },
          role: { description: "Role of the statement, in its case." },
          timeout: { description: "Seconds after which Snowflake cancels it. 0 means 7 days." },
          async: { description: "Whether to answer immediately with the handle." },
          nullable: { description: "Whether NULL is null in rows. Otherwise it is the text `null`." },
          query_tag: { description: "Tag of the statement in the query history." },
          timezone: { description: "Time zone of the statement, such as `America/Los_Angeles`." },
          multi_statement_count: {
            description:
              "Number of statements in the text, which semicolons separate. 0 means any number. Snowflake's default " +
              "is 1.",
          },
        },
      },
      isGraphql: false,
    },
    "statements.cancel": {
      description: "Cancels a statement that still runs.",
      keywords: ["stop query", "kill", "abort", "interrupt", "runaway"],
      params: statementsGetParams,
      isGraphql: false,
    },
    "rows.list": {
      description:
        "Lists the rows of an executed statement by the names of their columns. A result of several partitions is " +
        "refused: `row_values` lists it.",
      keywords: ["query result", "output", "fetch records", "select result", "data"],
      params: statementsGetParams,
      record: { $ref: "#/$defs/Row" },
      isGraphql: false,
    },
    "row_values.list": {
      description:
        "Lists the rows of an executed statement, partition by partition. `statements.get` has the names of the " +
        "columns.",
      keywords: ["large result", "export", "every part", "fetch everything", "big query output"],
      params: {
        properties: {
          statementHandle: statementsGetParamsStatementHandle,
          partition: { description: "Number of the partition, from 0." },
        },
      },
      record: { $ref: "#/$defs/RowValues" },
      isGraphql: false,
    },
    "table_rows.list": {
      description:
        "Lists the rows of a table or view in the order of a column. It executes one fixed SELECT, and can change " +
        "nothing.",
      keywords: ["everything in", "browse data", "preview table", "records", "sample data", "read table"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          table: { description: "Name of the table or view." },
          orderBy: {
            description:
              "Column of the order: its name, or its position from 1. Pages need one whose values differ, such as a " +
              "key.",
          },
          warehouse: { description: "Warehouse that executes it, in its case." },
          role: { description: "Role of the statement, in its case." },
          limit: table_rowsListParamsLimit,
          offset: { description: "Number of rows to skip." },
        },
      },
      record: { $ref: "#/$defs/Row" },
      isGraphql: false,
    },
    "warehouses.list": {
      description: "Lists the warehouses that the role can see.",
      keywords: ["compute", "clusters", "virtual machines", "sizes", "running"],
      params: { properties: { like: warehousesListParamsLike } },
      record: { $ref: "#/$defs/Warehouse" },
      isGraphql: false,
    },
    "warehouses.get": {
      description: "Gets a warehouse with its size and state.",
      keywords: ["compute", "is it running", "cluster", "auto suspend", "queued"],
      params: warehousesGetParams,
      isGraphql: false,
    },
    "warehouses.create": {
      description: "Creates a warehouse. It costs credits while it runs.",
      keywords: ["add compute", "new cluster", "provision", "set up", "virtual machine"],
      params: {
        properties: {
          createMode: warehousesCreateParamsCreateMode,
          name: warehousesGetParamsName,
          warehouse_size: { description: "The size." },
          warehouse_type: { description: "The type." },
          auto_suspend: warehousesCreateParamsAuto_suspend,
          auto_resume: { description: "Whether statements resume it." },
          initially_suspended: { description: "Whether it begins suspended." },
          min_cluster_count: { description: "Least number of clusters." },
          max_cluster_count: { description: "Largest number of clusters." },
          scaling_policy: { description: "Policy by which clusters start and stop." },
          statement_timeout_in_seconds: warehousesCreateParamsStatement_timeout_in_seconds,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "warehouses.update": {
      description: "Updates a warehouse, or creates it. Settings that you leave out return to their defaults.",
      keywords: ["resize", "scale up", "change size", "auto suspend", "bigger"],
      params: {
        properties: {
          name: warehousesGetParamsName,
          warehouse_size: { description: "The size." },
          warehouse_type: { description: "The type." },
          auto_suspend: warehousesCreateParamsAuto_suspend,
          auto_resume: { description: "Whether statements resume it." },
          initially_suspended: { description: "Whether it begins suspended." },
          min_cluster_count: { description: "Least number of clusters." },
          max_cluster_count: { description: "Largest number of clusters." },
          scaling_policy: { description: "Policy by which clusters start and stop." },
          statement_timeout_in_seconds: warehousesCreateParamsStatement_timeout_in_seconds,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "warehouses.delete": {
      description: "Deletes a warehouse. This cannot be undone.",
      keywords: ["drop compute", "remove cluster", "get rid", "tear down", "destroy"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "warehouses.resume": {
      description: "Resumes a suspended warehouse. It costs credits while it runs.",
      keywords: ["start compute", "turn on", "wake up", "boot", "power"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "warehouses.suspend": {
      description: "Suspends a warehouse. Statements that run finish first.",
      keywords: ["stop compute", "turn off", "pause", "save credits", "shut down"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "warehouses.abort": {
      description: "Aborts all statements that run or wait in a warehouse.",
      keywords: ["kill queries", "stop everything", "cancel queries", "clear queue", "emergency"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "databases.list": {
      description: "Lists the databases that the role can see.",
      keywords: ["catalogs", "dbs", "data stores", "what data is there", "overview"],
      params: {
        properties: {
          like: warehousesListParamsLike,
          startsWith: databasesListParamsStartsWith,
          showLimit: table_rowsListParamsLimit,
          fromName: databasesListParamsFromName,
          history: databasesListParamsHistory,
        },
      },
      record: { $ref: "#/$defs/Database" },
      isGraphql: false,
    },
    "databases.get": {
      description: "Gets a database with its retention time and owner.",
      keywords: ["catalog", "db", "details", "properties", "options"],
      params: warehousesGetParams,
      isGraphql: false,
    },
    "databases.create": {
      description: "Creates a database.",
      keywords: ["add catalog", "new db", "set up", "make", "start"],
      params: {
        properties: {
          createMode: warehousesCreateParamsCreateMode,
          kind: databasesCreateParamsKind,
          name: warehousesGetParamsName,
          data_retention_time_in_days: databasesCreateParamsData_retention_time_in_days,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "databases.delete": {
      description:
        "Deletes a database with all its schemas and tables. `undrop` restores it during its retention time.",
      keywords: ["drop catalog", "remove db", "get rid", "destroy", "wipe"],
      params: {
        properties: {
          name: warehousesGetParamsName,
          ifExists: { description: "Whether to succeed without it." },
          restrict: databasesDeleteParamsRestrict,
        },
      },
      isGraphql: false,
    },
    "databases.clone": {
      description: "Creates a database as a copy of another one, without copying its data.",
      keywords: ["duplicate db", "copy database", "zero copy", "snapshot", "sandbox"],
      params: {
        properties: {
          source: { description: "Name of the database to copy." },
          createMode: warehousesCreateParamsCreateMode,
          kind: databasesCreateParamsKind,
          name: { description: "Name of the copy." },
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "databases.undrop": {
      description: "Restores the last deleted database of a name.",
      keywords: ["restore db", "bring back", "recover", "undo drop", "time travel"],
      params: warehousesGetParams,
      isGraphql: false,
    },
    "schemas.list": {
      description: "Lists the schemas of a database.",
      keywords: ["namespaces", "folders of tables", "areas", "structure", "overview"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          like: warehousesListParamsLike,
          startsWith: databasesListParamsStartsWith,
          showLimit: table_rowsListParamsLimit,
          fromName: databasesListParamsFromName,
          history: databasesListParamsHistory,
        },
      },
      record: { $ref: "#/$defs/Schema" },
      isGraphql: false,
    },
    "schemas.get": {
      description: "Gets a schema with its owner and retention time.",
      keywords: ["namespace", "details", "properties", "area", "managed access"],
      params: schemasGetParams,
      isGraphql: false,
    },
    "schemas.create": {
      description: "Creates a schema in a database.",
      keywords: ["add namespace", "new area", "set up", "make", "start"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          createMode: warehousesCreateParamsCreateMode,
          kind: databasesCreateParamsKind,
          name: warehousesGetParamsName,
          managed_access: { description: "Whether its owner grants all privileges on its objects." },
          data_retention_time_in_days: databasesCreateParamsData_retention_time_in_days,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "schemas.delete": {
      description: "Deletes a schema with all its tables. `undrop` restores it during its retention time.",
      keywords: ["drop namespace", "remove area", "get rid", "destroy", "wipe"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          name: warehousesGetParamsName,
          ifExists: { description: "Whether to succeed without it." },
          restrict: databasesDeleteParamsRestrict,
        },
      },
      isGraphql: false,
    },
    "schemas.undrop": {
      description: "Restores the last deleted schema of a name.",
      keywords: ["bring back", "recover namespace", "undo drop", "time travel", "unremove"],
      params: schemasGetParams,
      isGraphql: false,
    },
    "tables.list": {
      description: "Lists the tables of a schema, with their numbers of rows.",
      keywords: ["relations", "datasets", "what data", "row counts", "biggest"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          like: warehousesListParamsLike,
          startsWith: databasesListParamsStartsWith,
          showLimit: table_rowsListParamsLimit,
          fromName: databasesListParamsFromName,
          history: databasesListParamsHistory,
          deep: { description: "Whether to include dependencies." },
        },
      },
      record: { $ref: "#/$defs/Table" },
      isGraphql: false,
    },
    "tables.get": {
      description: "Gets a table with its columns and their types.",
      keywords: ["describe", "fields", "structure", "column names", "data types"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "tables.create": {
      description: "Creates a table with columns.",
      keywords: ["new relation", "add dataset", "make", "ddl", "define columns"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          createMode: warehousesCreateParamsCreateMode,
          copyGrants: { description: "Whether a replacement keeps the privileges of the replaced table." },
          name: warehousesGetParamsName,
          kind: { description: "The type. Permanent by default." },
          columns: {
            items: {
              properties: {
                name: { description: "The name." },
                datatype: { description: "The type, such as `NUMBER(38,0)` or `VARCHAR`." },
                nullable: { description: "Whether NULL is a value." },
                default: { description: "Expression of the default." },
                autoincrement: { description: "Whether values count up." },
                comment: { description: "The comment." },
              },
            },
            description: "The columns with their types, in their order.",
          },
          cluster_by: { description: "Columns or expressions of the clustering key." },
          data_retention_time_in_days: databasesCreateParamsData_retention_time_in_days,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "tables.delete": {
      description: "Deletes a table. `undrop` restores it during its retention time.",
      keywords: ["drop relation", "remove dataset", "get rid", "destroy", "wipe"],
      params: tablesDeleteParams,
      isGraphql: false,
    },
    "tables.undrop": {
      description: "Restores the last deleted table of a name.",
      keywords: ["bring back", "recover", "undo drop", "time travel", "unremove"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "views.list": {
      description: "Lists the views of a schema.",
      keywords: ["saved queries", "virtual tables", "reports", "definitions", "relations"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          like: warehousesListParamsLike,
          startsWith: databasesListParamsStartsWith,
          showLimit: table_rowsListParamsLimit,
          fromName: databasesListParamsFromName,
          deep: { description: "Whether to include dependencies." },
        },
      },
      record: { $ref: "#/$defs/View" },
      isGraphql: false,
    },
    "views.get": {
      description: "Gets a view with its query and columns.",
      keywords: ["definition", "virtual table", "sql text", "describe", "fields"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "views.create": {
      description: "Creates a view from a query.",
      keywords: ["save query", "virtual table", "define", "make", "ddl"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          createMode: warehousesCreateParamsCreateMode,
          copyGrants: { description: "Whether a replacement keeps the privileges of the replaced view." },
          name: warehousesGetParamsName,
          columns: {
            items: { properties: { name: { description: "The name." }, comment: { description: "The comment." } } },
            description: "Names of the columns, in the order of the query.",
          },
          query: { description: "The SELECT statement." },
          secure: { description: "Whether only its owner sees its query." },
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "views.delete": {
      description: "Deletes a view. Its tables stay.",
      keywords: ["drop virtual table", "remove saved query", "get rid", "destroy", "clean up"],
      params: tablesDeleteParams,
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists the tasks of a schema.",
      keywords: ["jobs", "schedules", "cron", "pipelines", "automations"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          rootOnly: { description: "Whether to leave out tasks that follow others." },
          like: warehousesListParamsLike,
          startsWith: databasesListParamsStartsWith,
          showLimit: table_rowsListParamsLimit,
          fromName: databasesListParamsFromName,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with its statement, schedule and state.",
      keywords: ["job", "cron", "pipeline", "is it running", "definition"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task. It is suspended until you resume it.",
      keywords: ["schedule a job", "new cron", "pipeline step", "automate", "recurring"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          createMode: warehousesCreateParamsCreateMode,
          name: warehousesGetParamsName,
          definition: { description: "The statement." },
          warehouse: { description: "The warehouse. Without one, Snowflake provides compute resources." },
          schedule: {
            description:
              "The schedule: `{\"schedule_type\": \"MINUTES_TYPE\", \"minutes\": 10}`, or `CRON_TYPE` with `cron_expr` and " +
              "`timezone`.",
          },
          predecessors: { description: "Tasks after which it runs." },
          condition: { description: "Condition of a run, as a Boolean expression." },
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task. This cannot be undone.",
      keywords: ["remove job", "drop cron", "unschedule", "get rid", "destroy"],
      params: tablesDeleteParams,
      isGraphql: false,
    },
    "tasks.execute": {
      description: "Executes a task now, besides its schedule.",
      keywords: ["run job", "trigger pipeline", "start now", "kick off", "rerun"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          name: warehousesGetParamsName,
          asyncExec: { description: "Whether to answer before the run ends." },
          retryLast: { description: "Whether to run the last failed graph again from its failed task." },
        },
      },
      isGraphql: false,
    },
    "tasks.resume": {
      description: "Resumes a suspended task, so that it follows its schedule.",
      keywords: ["enable job", "turn on cron", "activate", "unpause", "start schedule"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "tasks.suspend": {
      description: "Suspends a task, so that it no longer follows its schedule.",
      keywords: ["disable job", "turn off cron", "pause", "stop schedule", "deactivate"],
      params: tablesGetParams,
      isGraphql: false,
    },
    "task_runs.list": {
      description: "Lists the completed runs of the graph that begins with a task, of the last hour.",
      keywords: ["job history", "failures", "pipeline runs", "did it work", "last execution"],
      params: {
        properties: {
          database: { description: "Name of the database." },
          schema: { description: "Name of the schema." },
          name: warehousesGetParamsName,
          resultLimit: table_rowsListParamsLimit,
          errorOnly: { description: "Whether to list failed runs only." },
        },
      },
      record: { $ref: "#/$defs/TaskRun" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the account.",
      keywords: ["people", "logins", "staff", "who has access", "members"],
      params: usersListParams,
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user with its default role and last login.",
      keywords: ["person", "who is", "details", "email", "last seen"],
      params: warehousesGetParams,
      isGraphql: false,
    },
    "users.create": {
      description: "Creates a user.",
      keywords: ["add person", "new login", "invite", "onboard", "service account"],
      params: {
        properties: {
          createMode: warehousesCreateParamsCreateMode,
          name: warehousesGetParamsName,
          login_name: { description: "Name to log in with. The name by default." },
          display_name: { description: "Name that others see." },
          first_name: { description: "Given name of the person." },
          last_name: { description: "Family name of the person." },
          email: { description: "Email address." },
          type: { description: "The type of the user." },
          rsa_public_key: { description: "Public key for key-pair authentication, without its delimiters." },
          default_role: { description: "Role of new sessions." },
          default_warehouse: { description: "Warehouse of new sessions." },
          default_namespace: { description: "Database, or database and schema, of new sessions." },
          days_to_expiry: { description: "Days after which the user expires." },
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "users.delete": {
      description: "Deletes a user. This cannot be undone.",
      keywords: ["remove person", "offboard", "revoke login", "drop account", "get rid"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "user_grants.list": {
      description: "Lists the roles that a user has.",
      keywords: ["permissions", "access", "privileges", "what can they do", "rights"],
      params: {
        properties: {
          user: { description: "Name of the user." },
          showLimit: { description: "Maximum number of records, 1 to 10,000." },
        },
      },
      record: { $ref: "#/$defs/Grant" },
      isGraphql: false,
    },
    "user_grants.create": {
      description: "Grants a role to a user.",
      keywords: ["give access", "assign permission", "allow", "add rights", "promote"],
      params: user_grantsCreateParams,
      isGraphql: false,
    },
    "user_grants.revoke": {
      description: "Revokes a role from a user.",
      keywords: ["take away access", "remove permission", "deny", "withdraw", "demote"],
      params: user_grantsCreateParams,
      isGraphql: false,
    },
    "roles.list": {
      description: "Lists the roles of the account.",
      keywords: ["groups", "permissions", "access control", "rbac", "teams"],
      params: usersListParams,
      record: { $ref: "#/$defs/Role" },
      isGraphql: false,
    },
    "roles.create": {
      description: "Creates a role.",
      keywords: ["new group", "add permission set", "define access", "rbac", "set up"],
      params: {
        properties: {
          createMode: warehousesCreateParamsCreateMode,
          name: warehousesGetParamsName,
          comment: { description: "The text about it that lists show." },
        },
      },
      isGraphql: false,
    },
    "roles.delete": {
      description: "Deletes a role. This cannot be undone.",
      keywords: ["drop group", "remove permission set", "get rid", "destroy", "rbac"],
      params: warehousesDeleteParams,
      isGraphql: false,
    },
    "role_grants.list": {
      description: "Lists the privileges that a role has.",
      keywords: ["permissions", "access", "rights", "what may it do", "rbac"],
      params: {
        properties: {
          role: { description: "Name of the role." },
          showLimit: { description: "Maximum number of records, 1 to 10,000." },
        },
      },
      record: { $ref: "#/$defs/Grant" },
      isGraphql: false,
    },
    "role_grants.create": {
      description: "Grants privileges on an object to a role.",
      keywords: ["give access", "allow select", "share table", "add rights", "permit"],
      params: {
        properties: {
          role: { description: "Name of the role." },
          securable_type: role_grantsCreateParamsSecurable_type,
          securable: role_grantsCreateParamsSecurable,
          containing_scope: role_grantsCreateParamsContaining_scope,
          privileges: role_grantsCreateParamsPrivileges,
          grant_option: { description: "Whether the role may grant them to others." },
        },
      },
      isGraphql: false,
    },
    "role_grants.revoke": {
      description: "Revokes privileges on an object from a role.",
      keywords: ["take away access", "remove permission", "deny", "withdraw", "unshare"],
      params: {
        properties: {
          role: { description: "Name of the role." },
          mode: { description: "Whether to revoke what others got from the role as well." },
          securable_type: role_grantsCreateParamsSecurable_type,
          securable: role_grantsCreateParamsSecurable,
          containing_scope: role_grantsCreateParamsContaining_scope,
          privileges: role_grantsCreateParamsPrivileges,
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Handle: { type: "string", description: "Handle of the statement, as `execute` returns it.", format: "uuid" },
    Name: {
      type: "string",
      description: "The name. One with other characters, or in lower case, is written in double quotes.",
      pattern: "^[a-zA-Z_][a-zA-Z0-9_$]*$|^\"[^\"]+\"$",
      examples: ["TEST_NAME"],
    },
    DatabaseName: {
      type: "string",
      description: "Name of the database.",
      pattern: "^[a-zA-Z_][a-zA-Z0-9_$]*$|^\"[^\"]+\"$",
      examples: ["TEST_DB"],
    },
    SchemaName: {
      type: "string",
      description: "Name of the schema.",
      pattern: "^[a-zA-Z_][a-zA-Z0-9_$]*$|^\"[^\"]+\"$",
      examples: ["TEST_SCHEMA"],
    },
    Like: { type: "string", description: "Filters by names with SQL wildcards, in any case: `test_%`." },
    StartsWith: { type: "string", description: "Filters by the beginning of names, in this case." },
    ShowLimit: {
      type: "integer",
      description: "Maximum number of records, 1 to 10,000. Defaults to 1,000.",
      default: 1000,
      minimum: 1,
      maximum: 10000,
    },
    FromName: { type: "string", description: "Lists what follows the first name that begins with this text." },
    IfExists: { type: "boolean", description: "Whether to succeed without it." },
    CreateMode: {
      type: "string",
      description:
        "Whether one of this name is an error, stays, or is replaced. Snowflake's default is `errorIfExists`.",
      enum: ["errorIfExists", "ifNotExists", "orReplace"],
    },
    Kind: {
      type: "string",
      description: "`transient` has no fail-safe period. Permanent by default.",
      enum: ["transient"],
    },
    Retention: { type: "integer", description: "Days in which deleted data can be restored.", minimum: 0, maximum: 90 },
    Comment: { type: "string", description: "The text about it that lists show." },
    WarehouseSize: {
      type: "string",
      description: "The size.",
      enum: ["XSMALL", "SMALL", "MEDIUM", "LARGE", "XLARGE", "XXLARGE", "XXXLARGE", "X4LARGE", "X5LARGE", "X6LARGE"],
    },
    Binding: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the value, such as `FIXED`, `TEXT`, `REAL`, `BOOLEAN` or `DATE`.",
        },
        value: { type: ["string", "null"], description: "The value as a text." },
      },
      required: ["type", "value"],
    },
    NewColumn: {
      type: "object",
      properties: {
        name: { type: "string", description: "The name." },
        datatype: { type: "string", description: "The type, such as `NUMBER(38,0)` or `VARCHAR`." },
        nullable: { type: "boolean", description: "Whether NULL is a value." },
        default: { type: "string", description: "Expression of the default." },
        autoincrement: { type: "boolean", description: "Whether values count up." },
        comment: { type: "string", description: "The comment." },
      },
      required: ["name", "datatype"],
    },
    ViewColumnName: {
      type: "object",
      properties: {
        name: { type: "string", description: "The name." },
        comment: { type: "string", description: "The comment." },
      },
      required: ["name"],
    },
    Securable: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the object." },
        database: { type: "string", description: "The database of the object." },
        schema: { type: "string", description: "The schema of the object." },
      },
      required: ["name"],
    },
    GrantScope: {
      type: "object",
      properties: {
        database: { type: "string", description: "The database." },
        schema: { type: "string", description: "The schema." },
      },
      required: ["database"],
    },
    ColumnType: {
      type: "object",
      properties: {
        name: { type: "string" },
        type: { type: "string" },
        length: { type: ["integer", "null"] },
        precision: { type: ["integer", "null"] },
        scale: { type: ["integer", "null"] },
        nullable: { type: "boolean" },
      },
    },
    Partition: {
      type: "object",
      properties: {
        rowCount: { type: "integer" },
        compressedSize: { type: ["integer", "null"] },
        uncompressedSize: { type: "integer" },
      },
    },
    Statement: {
      type: "object",
      properties: {
        statementHandle: { type: "string" },
        code: { type: "string" },
        sqlState: { type: "string" },
        message: { type: "string" },
        createdOn: { type: "integer" },
        statementStatusUrl: { type: "string" },
        statementHandles: { type: "array", items: { type: "string" } },
        resultSetMetaData: {
          type: "object",
          properties: {
            format: { type: "string" },
            numRows: { type: "integer" },
            rowType: { type: "array", items: { $ref: "#/$defs/ColumnType" } },
            partitionInfo: { type: "array", items: { $ref: "#/$defs/Partition" } },
            nullable: { type: "boolean" },
          },
        },
        data: { description: "Rows as lists of texts. Of several statements, a text." },
        stats: {
          type: "object",
          properties: {
            numRowsInserted: { type: "integer" },
            numRowsUpdated: { type: "integer" },
            numRowsDeleted: { type: "integer" },
            numDuplicateRowsUpdated: { type: "integer" },
          },
        },
      },
      required: ["statementHandle"],
    },
    Row: {
      type: "object",
      properties: {
        ACCOUNT_NAME: { type: ["string", "null"] },
        ADDRESS: { type: ["string", "null"] },
        ZIP: { type: ["string", "null"] },
        CREATED_ON: { type: ["string", "null"] },
      },
    },
    RowValues: { type: "object", properties: { values: { type: "array", items: { type: ["string", "null"] } } } },
    Warehouse: {
      type: "object",
      properties: {
        name: { type: "string" },
        warehouse_type: { type: "string" },
        warehouse_size: { type: "string" },
        wait_for_completion: { type: "string" },
        max_cluster_count: { type: "integer" },
        min_cluster_count: { type: "integer" },
        scaling_policy: { type: "string" },
        auto_suspend: { type: ["integer", "null"] },
        auto_resume: { type: "string" },
        initially_suspended: { type: "string" },
        resource_monitor: { type: ["string", "null"] },
        comment: { type: ["string", "null"] },
        enable_query_acceleration: { type: "string" },
        query_acceleration_max_scale_factor: { type: "integer" },
        max_concurrency_level: { type: "integer" },
        statement_queued_timeout_in_seconds: { type: "integer" },
        statement_timeout_in_seconds: { type: "integer" },
        type: { type: "string" },
        size: { type: "string" },
        state: { type: "string" },
        started_clusters: { type: "integer" },
        running: { type: "integer" },
        queued: { type: "integer" },
        is_default: { type: "boolean" },
        is_current: { type: "boolean" },
        available: { type: "string" },
        provisioning: { type: "string" },
        quiescing: { type: "string" },
        other: { type: "string" },
        created_on: { type: "string", format: "date-time" },
        resumed_on: { type: ["string", "null"], format: "date-time" },
        updated_on: { type: "string", format: "date-time" },
        owner: { type: "string" },
        budget: { type: ["string", "null"] },
        kind: { type: "string" },
        owner_role_type: { type: "string" },
      },
      required: ["name"],
    },
    Database: {
      type: "object",
      properties: {
        name: { type: "string" },
        kind: { type: "string" },
        is_default: { type: "boolean" },
        is_current: { type: "boolean" },
        origin: { type: ["string", "null"] },
        owner: { type: ["string", "null"] },
        comment: { type: ["string", "null"] },
        options: { type: ["string", "null"] },
        retention_time: { type: "integer" },
        created_on: { type: "string", format: "date-time" },
        dropped_on: { type: ["string", "null"], format: "date-time" },
        budget: { type: ["string", "null"] },
        owner_role_type: { type: ["string", "null"] },
        data_retention_time_in_days: { type: "integer" },
        default_ddl_collation: { type: ["string", "null"] },
        log_level: { type: "string" },
        max_data_extension_time_in_days: { type: "integer" },
        suspend_task_after_num_failures: { type: "integer" },
        trace_level: { type: "string" },
        user_task_managed_initial_warehouse_size: { type: "string" },
        user_task_timeout_ms: { type: "integer" },
      },
      required: ["name"],
    },
    Schema: {
      type: "object",
      properties: {
        name: { type: "string" },
        database_name: { type: "string" },
        kind: { type: "string" },
        is_default: { type: "boolean" },
        is_current: { type: "boolean" },
        owner: { type: ["string", "null"] },
        comment: { type: ["string", "null"] },
        options: { type: ["string", "null"] },
        managed_access: { type: "boolean" },
        retention_time: { type: "integer" },
        created_on: { type: "string", format: "date-time" },
        dropped_on: { type: ["string", "null"], format: "date-time" },
        owner_role_type: { type: ["string", "null"] },
        budget: { type: ["string", "null"] },
        data_retention_time_in_days: { type: "integer" },
        default_ddl_collation: { type: ["string", "null"] },
        log_level: { type: "string" },
        pipe_execution_paused: { type: "boolean" },
        max_data_extension_time_in_days: { type: "integer" },
        trace_level: { type: "string" },
      },
      required: ["name", "database_name"],
    },
    Constraint: {
      type: "object",
      properties: {
        name: { type: "string" },
        column_names: { type: "array", items: { type: "string" } },
        constraint_type: { type: "string" },
      },
    },
    TableColumn: {
      type: "object",
      properties: {
        name: { type: "string" },
        datatype: { type: "string" },
        nullable: { type: "boolean" },
        collate: { type: ["string", "null"] },
        default: { type: ["string", "null"] },
        autoincrement: { type: "boolean" },
        autoincrement_start: { type: ["integer", "null"] },
        autoincrement_increment: { type: ["integer", "null"] },
        constraints: schemasTableColumnConstraints,
        comment: { type: ["string", "null"] },
      },
    },
    Table: {
      type: "object",
      properties: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        kind: { type: "string" },
        table_type: { type: "string" },
        cluster_by: { type: ["array", "null"], items: { type: "string" } },
        enable_schema_evolution: { type: ["boolean", "null"] },
        change_tracking: { type: ["boolean", "null"] },
        data_retention_time_in_days: { type: ["integer", "null"] },
        max_data_extension_time_in_days: { type: ["integer", "null"] },
        default_ddl_collation: { type: ["string", "null"] },
        columns: { type: ["array", "null"], items: { $ref: "#/$defs/TableColumn" } },
        constraints: schemasTableColumnConstraints,
        comment: { type: ["string", "null"] },
        rows: { type: ["integer", "null"] },
        bytes: { type: ["integer", "null"] },
        owner: { type: ["string", "null"] },
        created_on: { type: "string", format: "date-time" },
        dropped_on: { type: ["string", "null"], format: "date-time" },
        automatic_clustering: { type: ["boolean", "null"] },
        search_optimization: { type: ["boolean", "null"] },
        search_optimization_progress: { type: ["integer", "null"] },
        search_optimization_bytes: { type: ["integer", "null"] },
        owner_role_type: { type: ["string", "null"] },
        budget: { type: ["string", "null"] },
      },
      required: ["name", "database_name", "schema_name"],
    },
    ViewColumn: {
      type: "object",
      properties: {
        name: { type: "string" },
        comment: { type: ["string", "null"] },
        datatype: { type: ["string", "null"] },
      },
    },
    View: {
      type: "object",
      properties: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        secure: { type: "boolean" },
        kind: { type: "string" },
        recursive: { type: "boolean" },
        columns: { type: ["array", "null"], items: { $ref: "#/$defs/ViewColumn" } },
        comment: { type: ["string", "null"] },
        query: { type: "string" },
        owner: { type: ["string", "null"] },
        owner_role_type: { type: ["string", "null"] },
        created_on: { type: "string", format: "date-time" },
      },
      required: ["name", "database_name", "schema_name"],
    },
    TaskSchedule: {
      type: "object",
      properties: {
        schedule_type: { type: "string" },
        minutes: { type: "integer" },
        cron_expr: { type: "string" },
        timezone: { type: "string" },
      },
    },
    Task: {
      type: "object",
      properties: {
        name: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        id: { type: "string" },
        state: { type: "string" },
        definition: { type: "string" },
        warehouse: { type: ["string", "null"] },
        schedule: { anyOf: [{ $ref: "#/$defs/TaskSchedule" }, { type: "null" }] },
        comment: { type: ["string", "null"] },
        finalize: { type: ["string", "null"] },
        task_auto_retry_attempts: { type: ["integer", "null"] },
        config: { type: ["object", "null"], description: "Configuration of the task, as its author wrote it." },
        session_parameters: {
          type: ["object", "null"],
          description: "Session parameters of its runs by their names, with their values.",
        },
        predecessors: { type: ["array", "null"], items: { type: "string" } },
        task_relations: { type: ["string", "null"] },
        user_task_managed_initial_warehouse_size: { type: ["string", "null"] },
        user_task_timeout_ms: { type: ["integer", "null"] },
        suspend_task_after_num_failures: { type: ["integer", "null"] },
        condition: { type: ["string", "null"] },
        allow_overlapping_execution: { type: ["boolean", "null"] },
        error_integration: { type: ["string", "null"] },
        owner: { type: ["string", "null"] },
        owner_role_type: { type: ["string", "null"] },
        created_on: { type: "string", format: "date-time" },
        last_committed_on: { type: ["string", "null"], format: "date-time" },
        last_suspended_on: { type: ["string", "null"], format: "date-time" },
      },
      required: ["name", "database_name", "schema_name"],
    },
    TaskRun: {
      type: "object",
      properties: {
        run_id: { type: "integer" },
        root_task_name: { type: "string" },
        root_task_id: { type: "string" },
        database_name: { type: "string" },
        schema_name: { type: "string" },
        state: { type: "string" },
        first_error_task_name: { type: ["string", "null"] },
        first_error_code: { type: ["integer", "null"] },
        first_error_message: { type: ["string", "null"] },
        scheduled_time: { type: "string", format: "date-time" },
        query_start_time: { type: ["string", "null"], format: "date-time" },
        next_scheduled_time: { type: "string", format: "date-time" },
        completed_time: { type: ["string", "null"], format: "date-time" },
        graph_version: { type: "integer" },
      },
      required: ["run_id"],
    },
    User: {
      type: "object",
      properties: {
        name: { type: "string" },
        login_name: { type: "string" },
        display_name: { type: "string" },
        first_name: { type: ["string", "null"] },
        middle_name: { type: ["string", "null"] },
        last_name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        must_change_password: { type: "boolean" },
        disabled: { type: "boolean" },
        days_to_expiry: { type: ["integer", "null"] },
        mins_to_unlock: { type: ["integer", "null"] },
        default_warehouse: { type: ["string", "null"] },
        default_namespace: { type: ["string", "null"] },
        default_role: { type: ["string", "null"] },
        default_secondary_roles: { type: ["string", "null"] },
        mins_to_bypass_mfa: { type: ["integer", "null"] },
        comment: { type: ["string", "null"] },
        network_policy: { type: ["string", "null"] },
        created_on: { type: "string", format: "date-time" },
        last_successful_login: { type: ["string", "null"], format: "date-time" },
        expires_at: { type: ["string", "null"], format: "date-time" },
        locked_until: { type: ["string", "null"], format: "date-time" },
        has_password: { type: "boolean" },
        has_rsa_public_key: { type: "boolean" },
        rsa_public_key_fp: { type: ["string", "null"] },
        ext_authn_duo: { type: "boolean" },
        ext_authn_uid: { type: ["string", "null"] },
        owner: { type: ["string", "null"] },
        snowflake_lock: { type: "boolean" },
        snowflake_support: { type: "boolean" },
        password_last_set: { type: ["string", "null"], format: "date-time" },
      },
      required: ["name"],
    },
    Role: {
      type: "object",
      properties: {
        name: { type: "string" },
        comment: { type: ["string", "null"] },
        owner: { type: ["string", "null"] },
        created_on: { type: "string", format: "date-time" },
        is_default: { type: "boolean" },
        is_current: { type: "boolean" },
        is_inherited: { type: "boolean" },
        assigned_to_users: { type: "integer" },
        granted_to_roles: { type: "integer" },
        granted_roles: { type: "integer" },
      },
      required: ["name"],
    },
    Grant: {
      type: "object",
      properties: {
        securable: {
          type: "object",
          properties: {
            name: { type: "string" },
            database: { type: "string" },
            schema: { type: "string" },
            service: { type: "string" },
          },
        },
        containing_scope: { type: "object", properties: { database: { type: "string" }, schema: { type: "string" } } },
        securable_type: { type: "string" },
        privileges: { type: "array", items: { type: "string" } },
        grant_option: { type: "boolean" },
        created_on: { type: "string", format: "date-time" },
        granted_by: { type: ["string", "null"] },
      },
      required: ["securable_type"],
    },
  },
})
