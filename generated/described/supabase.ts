// Generated from definitions/supabase.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/supabase.ts'

const organizationsGetParamsSlug = { description: "Slug of the organization, as `organizations.list` has it." }
const organizationsGetParams = { properties: { slug: organizationsGetParamsSlug } }
const projectsGetParamsRef = {
  description: "Ref of the project, as `projects.list` has it.",
  examples: ["abcdefghijklmnopqrst"],
}
const projectsGetParams = { properties: { ref: projectsGetParamsRef } }
const api_keysGetParamsId = {
  description: "ID of the key, as `api_keys.list` has it.",
  examples: ["5b2f0c1e-7d3a-4c7e-9a35-0f6f4a1c2d90"],
}
const api_keysCreateParamsSecret_jwt_template = {
  description: "Claims of the token of a secret key, such as its role.",
}
const branchesCreateParamsNotify_url = { description: "URL that Supabase calls as the state changes." }
const branchesUpdateParamsBranch_id_or_ref = {
  description: "The `project_ref` of the branch, as `branches.list` has it.",
}
const branchesPushParams = {
  properties: {
    branch_id_or_ref: branchesUpdateParamsBranch_id_or_ref,
    migration_version: { description: "Version of the last migration to apply." },
  },
}
const branchesRestoreParams = { properties: { branch_id_or_ref: branchesUpdateParamsBranch_id_or_ref } }
const action_runsGetParams = {
  properties: { ref: projectsGetParamsRef, run_id: { description: "ID of the run, as `action_runs.list` has it." } },
}
const functionsGetParamsFunction_slug = { description: "Slug of the function, as `functions.list` has it." }
const functionsGetParams = {
  properties: { ref: projectsGetParamsRef, function_slug: functionsGetParamsFunction_slug },
}
const query_rowsApi_searchParamsParameters = {
  items: { description: "A value." },
  description: "Values of `$1`, `$2` and so on.",
}
const schemasRegionsRecommendationsSmartGroup = {
  type: "object",
  properties: { name: { type: "string" }, code: { type: "string" }, type: { type: "string", const: "smartGroup" } },
  required: ["name", "code", "type"],
}
const schemasRegionsRecommendationsSpecific = {
  type: "array",
  items: {
    type: "object",
    properties: {
      name: { type: "string" },
      code: { type: "string" },
      type: { type: "string", const: "specific" },
      provider: { type: "string" },
      status: { type: "string" },
    },
    required: ["name", "code", "type", "provider"],
  },
}
const schemasSnippetOwner = {
  type: "object",
  properties: { id: { type: "number" }, username: { type: "string" } },
  required: ["id", "username"],
}
const schemasNetworkRestrictionsConfig = {
  type: "object",
  properties: {
    dbAllowedCidrs: { type: "array", items: { type: "string" } },
    dbAllowedCidrsV6: { type: "array", items: { type: "string" } },
  },
}
export default describedKind(kind, {
  category: "databases",
  support: "community",
  docs: "https://supabase.com/docs/reference/api/introduction",
  basis: {
    version: "Management API v1",
    date: "2026-11-30",
    compared: "Supabase's OpenAPI description of the Management API v1, in supabase/cli of 2026-06-01",
    differences: 1,
    recorded: {
      read: 58,
      valid: 58,
      date: "2026-11-30",
      source: "https://github.com/supabase/cli, apps/cli-e2e/fixtures/recorded",
    },
    sources: [
      { type: "openapi", url: "https://api.supabase.com/api/v1-json" },
      { type: "changelog", url: "https://supabase.com/changelog" },
    ],
    missing:
      "Deployment of functions, which takes several files in one param, and the code of functions. Custom hostnames, " +
      "vanity subdomains, SSO providers, third-party auth, signing keys, network bans, read replicas, temporary " +
      "access, disks, poolers, entitlements and billing changes. The data of a project itself has another API, with " +
      "the project's keys.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://supabase.com/docs/reference/api/introduction",
    read: "2026-11-30",
  },
  description:
    "Organizations and projects of Supabase: their databases with SQL, migrations and backups, branches, edge " +
    "functions, secrets, API keys, logs and settings.",
  auth: {
    access_token: {
      description:
        "Generate a token under Account > Access tokens. A scoped one reaches only the organizations, projects and " +
        "permissions that you choose.",
    },
  },
  entities: {
    organizations: {
      description: "An organization, which has projects and members.",
      search: { slug: { type: "string" }, name: { type: "string" } },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    members: {
      description: "A member of an organization, with a role.",
      search: {
        user_name: { type: "string" },
        email: { type: "string" },
        role_name: { type: "string" },
        mfa_enabled: { type: "boolean" },
      },
      hit: { title: [["user_name"]], text: [["email"], ["role_name"]] },
      refs: {},
    },
    projects: {
      description: "A project, which has a database and its services.",
      search: {
        ref: { type: "string" },
        name: { type: "string" },
        organization_slug: { type: "string" },
        region: { type: "string" },
        status: { type: "string" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["region"], ["status"]] },
      refs: { organization_slug: "organizations.slug" },
    },
    organization_projects: { description: "A project of an organization, with its databases.", refs: {} },
    available_regions: { description: "The regions for a new project.", refs: {} },
    service_health: { description: "The state of a service of a project.", refs: {} },
    api_keys: { description: "An API key of a project, publishable or secret.", refs: {} },
    branches: {
      description: "A branch of a project, with a database of its own.",
      search: {
        name: { type: "string" },
        project_ref: { type: "string" },
        parent_project_ref: { type: "string" },
        git_branch: { type: "string" },
        status: { type: "string" },
        persistent: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["git_branch"], ["status"]] },
      refs: { parent_project_ref: "projects.ref" },
    },
    branch_databases: { description: "The database of a branch, with its host and password.", refs: {} },
    branch_diffs: { description: "The SQL by which a branch differs from its project.", refs: {} },
    action_runs: { description: "A run of the workflow of a branch.", refs: {} },
    action_run_logs: { description: "The log of a workflow run.", refs: {} },
    functions: {
      description: "An edge function of a project.",
      search: {
        slug: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        version: { type: "integer" },
        verify_jwt: { type: "boolean" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["slug"], ["status"]] },
      refs: {},
    },
    secrets: { description: "A secret that the edge functions of a project can read.", refs: {} },
    migrations: { description: "A migration that was applied to the database of a project.", refs: {} },
    query_rows: { description: "A row of the answer to a query in SQL.", refs: {} },
    database_types: { description: "The types of a database for TypeScript.", refs: {} },
    database_configs: { description: "Settings of Postgres in a project.", refs: {} },
    backups: { description: "A backup of the database of a project.", refs: {} },
    upgrade_eligibility: { description: "The Postgres versions to which a project can be upgraded.", refs: {} },
    logs: { description: "A line of the logs of a project.", refs: {} },
    api_usage: { description: "Counts of requests to the services of a project.", refs: {} },
    storage_buckets: {
      description: "A bucket of files in a project.",
      search: {
        name: { type: "string" },
        owner: { type: "string" },
        public: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    api_configs: { description: "Settings of the data API of a project.", refs: {} },
    network_restrictions: {
      description: "The addresses from which the database of a project can be reached.",
      refs: {},
    },
    snippets: {
      description: "A query in SQL that somebody saved in the dashboard.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        visibility: { type: "string" },
        inserted_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    profile: { description: "The account that the token belongs to.", refs: {} },
  },
  operations: {
    "organizations.list": {
      description: "Lists the organizations of the account.",
      keywords: ["teams", "companies", "workspaces", "owners", "billing groups"],
      record: { $ref: "#/$defs/Organization" },
      isGraphql: false,
    },
    "organizations.get": {
      description: "Gets an organization with its plan.",
      keywords: ["team", "company", "workspace", "subscription", "billing group"],
      params: organizationsGetParams,
      isGraphql: false,
    },
    "organizations.create": {
      description: "Creates an organization.",
      keywords: ["new team", "company", "workspace", "set up account", "billing group"],
      params: { properties: { name: { description: "Name, as people see it in the dashboard." } } },
      isGraphql: false,
    },
    "members.list": {
      description: "Lists the members of an organization.",
      keywords: ["people", "colleagues", "who has access", "team", "admins"],
      params: organizationsGetParams,
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists the projects of the account.",
      keywords: ["databases", "apps", "backends", "instances", "environments"],
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project with the host of its database.",
      keywords: ["app", "backend", "instance", "environment", "is it running"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "projects.create": {
      description: "Creates a project in an organization. Supabase charges for it by the plan.",
      keywords: ["new database", "app", "backend", "spin up instance", "environment"],
      params: {
        properties: {
          db_pass: { description: "Password of the database." },
          name: { description: "Name, as people see it in the dashboard." },
          organization_slug: organizationsGetParamsSlug,
          region_selection: {
            properties: {
              type: { description: "Kind of `code`: one region, or a group of regions." },
              code: { description: "Region or group, as `available_regions.get` has it." },
            },
            description: "Region of the project.",
          },
          desired_instance_size: { description: "Size of the instance." },
          template_url: { description: "URL of a template." },
        },
      },
      isGraphql: false,
    },
    "projects.update": {
      description: "Renames a project.",
      keywords: ["change title", "relabel app", "edit backend", "instance", "environment"],
      params: { properties: { ref: projectsGetParamsRef, name: { description: "New name." } } },
      isGraphql: false,
    },
    "projects.delete": {
      description: "Deletes a project with its database.",
      keywords: ["drop app", "remove backend", "tear down", "shut instance", "wipe"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "projects.pause": {
      description: "Pauses a project. Its database cannot be reached until you restore the project.",
      keywords: ["stop database", "sleep", "suspend app", "turn off", "save money"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "projects.restore": {
      description: "Restores a paused project.",
      keywords: ["wake up database", "unpause", "resume app", "turn on", "start again"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "projects.upgrade": {
      description: "Upgrades the Postgres version of a project.",
      keywords: ["newer database version", "update engine", "migrate Postgres", "patch", "modernize"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          target_version: { description: "Version, as `upgrade_eligibility.get` has it." },
          release_channel: { description: "Release channel of the version." },
        },
      },
      isGraphql: false,
    },
    "organization_projects.list": {
      description: "Lists the projects of an organization with their databases and disks.",
      keywords: ["databases of team", "apps", "compute sizes", "disk usage", "branches"],
      params: {
        properties: {
          slug: organizationsGetParamsSlug,
          offset: { description: "Number of projects to skip." },
          limit: { description: "Number of records on a page, 1 to 100." },
          search: { description: "Text in the name." },
          sort: { description: "Order of the list. Defaults to `name_asc`." },
          statuses: { description: "Filters by states, with commas between them, such as `ACTIVE_HEALTHY`." },
        },
      },
      record: { $ref: "#/$defs/OrganizationProject" },
      isGraphql: false,
    },
    "available_regions.get": {
      description: "Gets the available regions for a new project of an organization.",
      keywords: ["locations", "data centers", "where to host", "continents", "latency"],
      params: {
        properties: {
          organization_slug: organizationsGetParamsSlug,
          continent: { description: "Continent from which to recommend." },
          desired_instance_size: { description: "Size of the instance." },
        },
      },
      isGraphql: false,
    },
    "service_health.list": {
      description: "Checks the health of services of a project.",
      keywords: ["is it down", "status", "outage", "uptime", "monitoring"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          services: { description: "Services to check." },
          timeout_ms: { description: "Milliseconds to wait, at most 10000." },
        },
      },
      record: { $ref: "#/$defs/ServiceHealth" },
      isGraphql: false,
    },
    "api_keys.list": {
      description: "Lists the API keys of a project.",
      keywords: ["anon key", "service role", "tokens", "publishable", "client credentials"],
      params: { properties: { ref: projectsGetParamsRef, reveal: { description: "Whether to show the keys whole." } } },
      record: { $ref: "#/$defs/ApiKey" },
      isGraphql: false,
    },
    "api_keys.get": {
      description: "Gets an API key of a project.",
      keywords: ["service role", "token", "publishable", "client credentials", "show secret"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          id: api_keysGetParamsId,
          reveal: { description: "Whether to show the key whole." },
        },
      },
      isGraphql: false,
    },
    "api_keys.create": {
      description: "Creates an API key of a project.",
      keywords: ["issue token", "publishable", "client credentials", "new secret", "grant access"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          reveal: { description: "Whether to show the key whole." },
          type: { description: "Kind of key." },
          name: { description: "Name, in lower case with underscores." },
          description: { description: "Purpose of the key." },
          secret_jwt_template: api_keysCreateParamsSecret_jwt_template,
        },
      },
      isGraphql: false,
    },
    "api_keys.update": {
      description: "Changes the name or the purpose of an API key.",
      keywords: ["rename token", "relabel", "edit publishable", "client credentials", "secret"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          id: api_keysGetParamsId,
          reveal: { description: "Whether to show the key whole." },
          name: { description: "Name, in lower case with underscores." },
          description: { description: "Purpose of the key." },
          secret_jwt_template: api_keysCreateParamsSecret_jwt_template,
        },
      },
      isGraphql: false,
    },
    "api_keys.delete": {
      description: "Deletes an API key. Clients with it are refused at once.",
      keywords: ["revoke token", "rotate", "leaked secret", "withdraw access", "publishable"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          id: api_keysGetParamsId,
          was_compromised: { description: "Whether somebody else may know the key." },
          reason: { description: "Reason for the deletion." },
        },
      },
      isGraphql: false,
    },
    "branches.list": {
      description: "Lists the branches of a project.",
      keywords: ["previews", "staging databases", "pull request environments", "copies", "feature environments"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/Branch" },
      isGraphql: false,
    },
    "branches.get": {
      description: "Gets a branch of a project by its name.",
      keywords: ["preview", "staging database", "pull request environment", "copy", "feature environment"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          name: { description: "Name of the branch, as `branches.list` has it." },
        },
      },
      isGraphql: false,
    },
    "branches.create": {
      description: "Creates a branch of a project. Supabase charges for it by the plan.",
      keywords: ["preview", "staging database", "fork", "copy", "feature environment"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          branch_name: { description: "Name, as people see it in the dashboard." },
          git_branch: { description: "Branch in Git that it follows." },
          is_default: { description: "Whether it is the default branch." },
          persistent: { description: "Whether it stays after its pull request." },
          region: { description: "Region of the branch." },
          desired_instance_size: { description: "Size of the instance." },
          release_channel: { description: "Release channel of Postgres." },
          postgres_engine: { description: "Version of Postgres." },
          secrets: { description: "Secrets of its functions, by name." },
          with_data: { description: "Whether to copy the data of the project." },
          notify_url: branchesCreateParamsNotify_url,
        },
      },
      isGraphql: false,
    },
    "branches.update": {
      description: "Changes a branch.",
      keywords: ["rename preview", "keep environment", "link Git", "staging", "edit"],
      params: {
        properties: {
          branch_id_or_ref: branchesUpdateParamsBranch_id_or_ref,
          branch_name: { description: "New name." },
          git_branch: { description: "Branch in Git that it follows." },
          persistent: { description: "Whether it stays after its pull request." },
          status: { description: "State of its workflow." },
          request_review: { description: "Whether to ask for a review." },
          notify_url: branchesCreateParamsNotify_url,
        },
      },
      isGraphql: false,
    },
    "branches.delete": {
      description: "Deletes a branch with its database.",
      keywords: ["drop preview", "remove environment", "tear down staging", "discard copy", "clean up"],
      params: {
        properties: {
          branch_id_or_ref: branchesUpdateParamsBranch_id_or_ref,
          force: {
            description:
              "Whether to delete at once. Otherwise, `branches.restore` can bring it back. Defaults to `true`.",
          },
        },
      },
      isGraphql: false,
    },
    "branches.push": {
      description: "Pushes a branch, up to a version of its migrations.",
      keywords: ["sync preview", "update staging", "apply changes", "pull from production", "refresh environment"],
      params: branchesPushParams,
      isGraphql: false,
    },
    "branches.merge": {
      description: "Merges a branch into its project.",
      keywords: ["ship to production", "promote", "release changes", "apply migrations", "deploy"],
      params: branchesPushParams,
      isGraphql: false,
    },
    "branches.reset": {
      description: "Resets the database of a branch. Its data is lost.",
      keywords: ["wipe preview", "start over", "clean staging", "reseed", "empty"],
      params: branchesPushParams,
      isGraphql: false,
    },
    "branches.restore": {
      description: "Restores a branch whose deletion is scheduled.",
      keywords: ["undelete preview", "keep environment", "bring back", "recover staging", "cancel deletion"],
      params: branchesRestoreParams,
      isGraphql: false,
    },
    "branch_databases.get": {
      description: "Gets the database of a branch with its host and password.",
      keywords: ["connection string", "login", "preview credentials", "staging host", "port"],
      params: branchesRestoreParams,
      isGraphql: false,
    },
    "branch_diffs.download": {
      description: "Downloads the SQL by which a branch differs from its project.",
      keywords: ["schema changes", "compare", "what changed", "migration script", "pending"],
      params: {
        properties: {
          branch_id_or_ref: branchesUpdateParamsBranch_id_or_ref,
          included_schemas: { description: "Schemas to compare, with commas between them." },
          pgdelta: { description: "Whether to compare with pg-delta." },
        },
      },
      isGraphql: false,
    },
    "action_runs.list": {
      description: "Lists the workflow runs of a project.",
      keywords: ["deployments", "CI", "builds", "jobs", "history of branches"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          offset: { description: "Number of runs to skip." },
          limit: { description: "Number of records on a page, at least 10." },
        },
      },
      record: { $ref: "#/$defs/ActionRun" },
      isGraphql: false,
    },
    "action_runs.get": {
      description: "Gets a workflow run with the state of its steps.",
      keywords: ["deployment", "CI", "build", "job", "did it pass"],
      params: action_runsGetParams,
      isGraphql: false,
    },
    "action_run_logs.download": {
      description: "Downloads the log of a workflow run as text.",
      keywords: ["deployment output", "CI errors", "build trace", "why did it fail", "job"],
      params: action_runsGetParams,
      isGraphql: false,
    },
    "functions.list": {
      description: "Lists the edge functions of a project.",
      keywords: ["serverless", "lambdas", "endpoints", "Deno", "backend code"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/EdgeFunction" },
      isGraphql: false,
    },
    "functions.get": {
      description: "Gets an edge function of a project.",
      keywords: ["serverless", "lambda", "endpoint", "Deno", "deployed version"],
      params: functionsGetParams,
      isGraphql: false,
    },
    "functions.update": {
      description: "Changes the name of an edge function, its code as one text, or whether it checks tokens.",
      keywords: ["serverless", "rename lambda", "endpoint", "make public", "edit code"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          function_slug: functionsGetParamsFunction_slug,
          name: { description: "New name." },
          body: { description: "New code." },
          verify_jwt: { description: "Whether callers need a valid token." },
        },
      },
      isGraphql: false,
    },
    "functions.delete": {
      description: "Deletes an edge function of a project.",
      keywords: ["remove serverless", "drop lambda", "take down endpoint", "undeploy", "Deno"],
      params: functionsGetParams,
      isGraphql: false,
    },
    "secrets.list": {
      description: "Lists the secrets of a project.",
      keywords: ["environment variables", "env", "config values", "passwords", "tokens of functions"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/Secret" },
      isGraphql: false,
    },
    "secrets.set": {
      description: "Sets secrets of a project. Others stay.",
      keywords: ["environment variables", "env", "store password", "config values", "save token"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          secrets: {
            items: {
              properties: {
                name: { description: "Name. It must not begin with `SUPABASE_`." },
                value: { description: "Value of the secret." },
              },
            },
            description: "Secrets with their values.",
          },
        },
      },
      isGraphql: false,
    },
    "secrets.remove": {
      description: "Removes secrets of a project by their names.",
      keywords: ["environment variables", "env", "delete password", "config values", "drop token"],
      params: { properties: { ref: projectsGetParamsRef, names: { description: "Names of the secrets." } } },
      isGraphql: false,
    },
    "migrations.list": {
      description:
        "Lists the migrations that the database of a project has. An OAuth application must be of a selected partner.",
      keywords: ["schema history", "DDL changes", "versions", "applied scripts", "database log"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/Migration" },
      isGraphql: false,
    },
    "migrations.get": {
      description: "Gets a migration with its statements. An OAuth application must be of a selected partner.",
      keywords: ["schema change", "DDL", "version", "script", "SQL"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          version: { description: "Version of the migration, as `migrations.list` has it." },
        },
      },
      isGraphql: false,
    },
    "migrations.apply": {
      description:
        "Applies a migration to the database of a project. An OAuth application must be of a selected partner.",
      keywords: ["change schema", "DDL", "create table", "alter", "run script"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          idempotency_key: { description: "Your own text for this migration. A second call with it applies nothing." },
          query: { description: "Statements of the migration." },
          name: { description: "Name of the migration." },
          rollback: { description: "Statements that reverse it." },
        },
      },
      isGraphql: false,
    },
    "migrations.record": {
      description:
        "Writes a migration into the history without applying it. An OAuth application must be of a selected partner.",
      keywords: ["mark as applied", "schema history", "baseline", "repair versions", "register script"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          idempotency_key: { description: "Your own text for this migration." },
          query: { description: "Statements of the migration." },
          name: { description: "Name of the migration." },
          rollback: { description: "Statements that reverse it." },
        },
      },
      isGraphql: false,
    },
    "query_rows.api_search": {
      description: "Runs a query in SQL that can only read the database of a project.",
      keywords: ["select", "count rows", "look into tables", "report", "psql"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          query: {
            description: "Query in SQL. Tables need their schema, such as `public.orders`. Use LIMIT for large tables.",
          },
          parameters: query_rowsApi_searchParamsParameters,
        },
      },
      record: { $ref: "#/$defs/Row" },
      isGraphql: false,
    },
    "query_rows.execute": {
      description: "Runs SQL that may change the database of a project, and returns no rows.",
      keywords: ["insert", "update table", "create table", "raw statement", "psql"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          query: { description: "Statements in SQL." },
          parameters: query_rowsApi_searchParamsParameters,
          read_only: { description: "Whether to refuse changes." },
        },
      },
      isGraphql: false,
    },
    "database_types.get": {
      description: "Gets the TypeScript types of the database of a project.",
      keywords: ["codegen", "typed client", "interfaces", "table definitions", "schema"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          included_schemas: { description: "Schemas, with commas between them. Defaults to `public`." },
        },
      },
      isGraphql: false,
    },
    "database_configs.get": {
      description: "Gets the settings of Postgres of a project.",
      keywords: ["max connections", "statement timeout", "memory", "tuning", "parameters"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "backups.list": {
      description: "Lists the backups of the database of a project.",
      keywords: ["snapshots", "recovery points", "PITR", "dumps", "disaster"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/Backup" },
      isGraphql: false,
    },
    "backups.restore_to_time": {
      description: "Takes the database of a project back to a time. Later changes are lost.",
      keywords: ["PITR", "point in time", "roll back database", "recover data", "undo disaster"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          recovery_time_target_unix: { description: "Time to go back to, in Unix seconds." },
        },
      },
      isGraphql: false,
    },
    "upgrade_eligibility.get": {
      description: "Gets the versions to which a project can be upgraded, and what is in the way.",
      keywords: ["newer Postgres", "can we update", "blockers", "extensions", "downtime"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "logs.list": {
      description: "Lists lines of the logs of a project, by a query in SQL.",
      keywords: ["errors", "requests", "function output", "debug", "traces"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          sql: {
            description:
              "Query in SQL of the logs, such as `select timestamp, event_message from edge_logs limit 100`.",
          },
          iso_timestamp_start: { description: "First time. Without both times, the last minute." },
          iso_timestamp_end: { description: "Last time, at most 24 hours later." },
        },
      },
      record: { $ref: "#/$defs/LogLine" },
      isGraphql: false,
    },
    "api_usage.list": {
      description: "Counts the requests to the services of a project over time.",
      keywords: ["traffic", "calls", "load", "statistics", "how busy"],
      params: { properties: { ref: projectsGetParamsRef, interval: { description: "Range of time until now." } } },
      record: { $ref: "#/$defs/ApiUsage" },
      isGraphql: false,
    },
    "storage_buckets.list": {
      description: "Lists the storage buckets of a project.",
      keywords: ["files", "uploads", "object store", "S3", "images"],
      params: projectsGetParams,
      record: { $ref: "#/$defs/Bucket" },
      isGraphql: false,
    },
    "api_configs.get": {
      description: "Gets the settings of the data API of a project.",
      keywords: ["PostgREST", "exposed schemas", "max rows", "REST", "GraphQL"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "api_configs.update": {
      description: "Changes the settings of the data API of a project.",
      keywords: ["PostgREST", "expose schemas", "max rows", "REST", "pool"],
      params: {
        properties: {
          ref: projectsGetParamsRef,
          db_extra_search_path: { description: "Further schemas to search, with commas between them." },
          db_schema: { description: "Schemas that the API exposes, with commas between them." },
          max_rows: { description: "Most rows of an answer." },
          db_pool: { description: "Number of connections." },
        },
      },
      isGraphql: false,
    },
    "network_restrictions.get": {
      description: "Gets the network restrictions of a project.",
      keywords: ["firewall", "allowed IPs", "CIDR", "whitelist", "security"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "snippets.list": {
      description: "Lists the saved SQL snippets of the account.",
      keywords: ["queries", "favorites", "scripts", "shared SQL", "saved work"],
      params: {
        properties: {
          project_ref: projectsGetParamsRef,
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 100." },
          sort_by: { description: "Field to sort by." },
          sort_order: { description: "Order of the list." },
        },
      },
      record: { $ref: "#/$defs/Snippet" },
      isGraphql: false,
    },
    "snippets.get": {
      description: "Gets a saved SQL snippet with its text.",
      keywords: ["query", "favorite", "script", "shared SQL", "open saved work"],
      params: {
        properties: {
          id: {
            description: "ID of the snippet, as `snippets.list` has it.",
            examples: ["5b2f0c1e-7d3a-4c7e-9a35-0f6f4a1c2d90"],
          },
        },
      },
      isGraphql: false,
    },
    "profile.get": {
      description: "Gets the profile of the account.",
      keywords: ["who am I", "me", "current user", "login", "email"],
      isGraphql: false,
    },
  },
  schemas: {
    RegionCode: {
      type: "string",
      enum: [
        "us-east-1",
        "us-east-2",
        "us-west-1",
        "us-west-2",
        "ap-east-1",
        "ap-southeast-1",
        "ap-northeast-1",
        "ap-northeast-2",
        "ap-southeast-2",
        "eu-west-1",
        "eu-west-2",
        "eu-west-3",
        "eu-north-1",
        "eu-central-1",
        "eu-central-2",
        "ca-central-1",
        "ap-south-1",
        "sa-east-1",
        "americas",
        "emea",
        "apac",
      ],
    },
    ProjectRef: {
      type: "string",
      description: "Ref of the project, as `projects.list` has it.",
      examples: ["abcdefghijklmnopqrst"],
    },
    OrganizationSlug: {
      type: "string",
      description: "Slug of the organization, as `organizations.list` has it.",
      pattern: "^[\\w-]+$",
    },
    FunctionSlug: {
      type: "string",
      description: "Slug of the function, as `functions.list` has it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    ApiKeyName: { type: "string", minLength: 4, maxLength: 64, pattern: "^[a-z_][a-z0-9_]+$" },
    InstanceSize: {
      type: "string",
      enum: [
        "nano",
        "micro",
        "small",
        "medium",
        "large",
        "xlarge",
        "2xlarge",
        "4xlarge",
        "8xlarge",
        "12xlarge",
        "16xlarge",
        "24xlarge",
        "24xlarge_optimized_memory",
        "24xlarge_optimized_cpu",
        "24xlarge_high_memory",
        "48xlarge",
        "48xlarge_optimized_memory",
        "48xlarge_optimized_cpu",
        "48xlarge_high_memory",
      ],
    },
    BranchSize: {
      type: "string",
      enum: [
        "pico",
        "nano",
        "micro",
        "small",
        "medium",
        "large",
        "xlarge",
        "2xlarge",
        "4xlarge",
        "8xlarge",
        "12xlarge",
        "16xlarge",
        "24xlarge",
        "24xlarge_optimized_memory",
        "24xlarge_optimized_cpu",
        "24xlarge_high_memory",
        "48xlarge",
        "48xlarge_optimized_memory",
        "48xlarge_optimized_cpu",
        "48xlarge_high_memory",
      ],
    },
    Organization: {
      type: "object",
      properties: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        plan: { type: "string" },
        opt_in_tags: { type: "array", items: { type: "string" } },
        allowed_release_channels: { type: "array", items: { type: "string" } },
      },
      required: ["id", "slug", "name"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string" },
        ref: { type: "string" },
        organization_id: { type: "string" },
        organization_slug: { type: "string" },
        name: { type: "string" },
        region: { type: "string" },
        created_at: { type: "string" },
        status: { type: "string" },
        database: {
          type: "object",
          properties: {
            host: { type: "string" },
            version: { type: "string" },
            postgres_engine: { type: "string" },
            release_channel: { type: "string" },
          },
          required: ["host", "version", "postgres_engine", "release_channel"],
        },
      },
      required: ["id", "ref", "organization_id", "organization_slug", "name", "region", "created_at", "status"],
    },
    ProjectName: {
      type: "object",
      properties: { id: { type: "integer" }, ref: { type: "string" }, name: { type: "string" } },
      required: ["id", "ref", "name"],
    },
    Regions: {
      type: "object",
      properties: {
        recommendations: {
          type: "object",
          properties: {
            smartGroup: schemasRegionsRecommendationsSmartGroup,
            specific: schemasRegionsRecommendationsSpecific,
          },
          required: ["smartGroup", "specific"],
        },
        all: {
          type: "object",
          properties: {
            smartGroup: { type: "array", items: schemasRegionsRecommendationsSmartGroup },
            specific: schemasRegionsRecommendationsSpecific,
          },
          required: ["smartGroup", "specific"],
        },
      },
      required: ["recommendations", "all"],
    },
    Snippet: {
      type: "object",
      properties: {
        id: { type: "string" },
        inserted_at: { type: "string" },
        updated_at: { type: "string" },
        type: { type: "string", const: "sql" },
        visibility: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        project: {
          type: "object",
          properties: { id: { type: "number" }, name: { type: "string" } },
          required: ["id", "name"],
        },
        owner: schemasSnippetOwner,
        updated_by: schemasSnippetOwner,
        favorite: { type: "boolean" },
        content: {
          type: "object",
          properties: { favorite: { type: "boolean" }, schema_version: { type: "string" }, sql: { type: "string" } },
          required: ["schema_version", "sql"],
        },
      },
      required: [
        "id",
        "inserted_at",
        "updated_at",
        "type",
        "visibility",
        "name",
        "description",
        "project",
        "owner",
        "updated_by",
        "favorite",
      ],
    },
    Profile: {
      type: "object",
      properties: { gotrue_id: { type: "string" }, primary_email: { type: "string" }, username: { type: "string" } },
      required: ["gotrue_id", "primary_email", "username"],
    },
    BranchRun: {
      type: "object",
      properties: { workflow_run_id: { type: "string" }, message: { type: "string", const: "ok" } },
      required: ["workflow_run_id", "message"],
    },
    Branch: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        project_ref: { type: "string" },
        parent_project_ref: { type: "string" },
        is_default: { type: "boolean" },
        git_branch: { type: "string" },
        pr_number: { type: "integer" },
        latest_check_run_id: { type: "number" },
        persistent: { type: "boolean" },
        status: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        review_requested_at: { type: "string", format: "date-time" },
        with_data: { type: "boolean" },
        notify_url: { type: "string" },
        deletion_scheduled_at: { type: "string", format: "date-time" },
        preview_project_status: { type: "string" },
      },
      required: [
        "id",
        "name",
        "project_ref",
        "parent_project_ref",
        "is_default",
        "persistent",
        "status",
        "created_at",
        "updated_at",
        "with_data",
      ],
    },
    BranchDatabase: {
      type: "object",
      properties: {
        ref: { type: "string" },
        postgres_version: { type: "string" },
        postgres_engine: { type: "string" },
        release_channel: { type: "string" },
        status: { type: "string" },
        db_host: { type: "string" },
        db_port: { type: "integer" },
        db_user: { type: "string" },
        db_pass: { type: "string" },
        jwt_secret: { type: "string" },
      },
      required: ["ref", "postgres_version", "postgres_engine", "release_channel", "status", "db_host", "db_port"],
    },
    ActionRun: {
      type: "object",
      properties: {
        id: { type: "string" },
        branch_id: { type: "string" },
        run_steps: {
          type: "array",
          items: {
            type: "object",
            properties: {
              name: { type: "string" },
              status: { type: "string" },
              created_at: { type: "string" },
              updated_at: { type: "string" },
            },
            required: ["name", "status", "created_at", "updated_at"],
          },
        },
        git_config: { description: "The description gives it no type." },
        workdir: { type: ["string", "null"] },
        check_run_id: { type: ["number", "null"] },
        created_at: { type: "string" },
        updated_at: { type: "string" },
      },
      required: ["id", "branch_id", "run_steps", "workdir", "check_run_id", "created_at", "updated_at"],
    },
    ApiKey: {
      type: "object",
      properties: {
        api_key: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        prefix: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        hash: { type: ["string", "null"] },
        secret_jwt_template: { type: ["object", "null"], description: "Claims chosen when the key was created." },
        inserted_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
      },
      required: ["name"],
    },
    NetworkRestrictions: {
      type: "object",
      properties: {
        entitlement: { type: "string" },
        config: schemasNetworkRestrictionsConfig,
        old_config: schemasNetworkRestrictionsConfig,
        status: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        applied_at: { type: "string", format: "date-time" },
      },
      required: ["entitlement", "config", "status"],
    },
    ApiConfig: {
      type: "object",
      properties: {
        db_schema: { type: "string" },
        max_rows: { type: "integer" },
        db_extra_search_path: { type: "string" },
        db_pool: { type: ["integer", "null"] },
      },
      required: ["db_schema", "max_rows", "db_extra_search_path", "db_pool"],
    },
    Secret: {
      type: "object",
      properties: { name: { type: "string" }, value: { type: "string" }, updated_at: { type: "string" } },
      required: ["name", "value"],
    },
    TypeScriptTypes: { type: "object", properties: { types: { type: "string" } }, required: ["types"] },
    UpgradeStart: { type: "object", properties: { tracking_id: { type: "string" } }, required: ["tracking_id"] },
    UpgradeEligibility: {
      type: "object",
      properties: {
        eligible: { type: "boolean" },
        current_app_version: { type: "string" },
        current_app_version_release_channel: { type: "string" },
        latest_app_version: { type: "string" },
        target_upgrade_versions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              postgres_version: { type: "string" },
              release_channel: { type: "string" },
              app_version: { type: "string" },
            },
            required: ["postgres_version", "release_channel", "app_version"],
          },
        },
        duration_estimate_hours: { type: "number" },
        legacy_auth_custom_roles: { type: "array", items: { type: "string" } },
        objects_to_be_dropped: { type: "array", items: { type: "string" } },
        unsupported_extensions: { type: "array", items: { type: "string" } },
        user_defined_objects_in_internal_schemas: { type: "array", items: { type: "string" } },
        validation_errors: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string" },
              dependents: { type: "array", items: { type: "string" } },
              schema_name: { type: "string" },
              table_name: { type: "string" },
              index_name: { type: "string" },
              function_name: { type: "string" },
              lang_name: { type: "string" },
              extension_name: { type: "string" },
              fdw_name: { type: "string" },
              fdw_handler_name: { type: "string" },
              sequence_name: { type: "string" },
              obj_type: { type: "string" },
              obj_name: { type: "string" },
              slot_name: { type: "string" },
            },
            required: ["type"],
          },
        },
        warnings: {
          type: "array",
          items: {
            type: "object",
            properties: { type: { type: "string", const: "pg_graphql_introspection_change" } },
            required: ["type"],
          },
        },
      },
      required: [
        "eligible",
        "current_app_version",
        "current_app_version_release_channel",
        "latest_app_version",
        "target_upgrade_versions",
        "duration_estimate_hours",
        "legacy_auth_custom_roles",
        "objects_to_be_dropped",
        "unsupported_extensions",
        "user_defined_objects_in_internal_schemas",
        "validation_errors",
        "warnings",
      ],
    },
    ServiceHealth: {
      type: "object",
      properties: {
        name: { type: "string" },
        healthy: { type: "boolean" },
        status: { type: "string" },
        info: {
          type: "object",
          properties: {
            name: { type: "string", const: "GoTrue" },
            version: { type: "string" },
            description: { type: "string" },
            healthy: { type: "boolean" },
            db_connected: { type: "boolean" },
            replication_connected: { type: "boolean" },
            connected_cluster: { type: "integer" },
            db_schema: { type: "string" },
          },
        },
        error: { type: "string" },
      },
      required: ["name", "healthy", "status"],
    },
    ApiUsage: {
      type: "object",
      properties: {
        timestamp: { type: "string" },
        total_auth_requests: { type: "number" },
        total_realtime_requests: { type: "number" },
        total_rest_requests: { type: "number" },
        total_storage_requests: { type: "number" },
      },
      required: [
        "timestamp",
        "total_auth_requests",
        "total_realtime_requests",
        "total_rest_requests",
        "total_storage_requests",
      ],
    },
    Migration: {
      type: "object",
      properties: {
        version: { type: "string" },
        name: { type: "string" },
        statements: { type: "array", items: { type: "string" } },
        rollback: { type: "array", items: { type: "string" } },
        created_by: { type: "string" },
        idempotency_key: { type: "string" },
      },
      required: ["version"],
    },
    EdgeFunction: {
      type: "object",
      properties: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        version: { type: "integer" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        verify_jwt: { type: "boolean" },
        import_map: { type: "boolean" },
        entrypoint_path: { type: "string" },
        import_map_path: { type: "string" },
        ezbr_sha256: { type: "string" },
      },
      required: ["id", "slug", "name", "status", "version", "created_at", "updated_at"],
    },
    Bucket: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        owner: { type: "string" },
        created_at: { type: "string" },
        updated_at: { type: "string" },
        public: { type: "boolean" },
      },
      required: ["id", "name", "owner", "created_at", "updated_at", "public"],
    },
    PostgresConfig: {
      type: "object",
      properties: {
        effective_cache_size: { type: "string" },
        logical_decoding_work_mem: { type: "string" },
        maintenance_work_mem: { type: "string" },
        track_activity_query_size: { type: "string" },
        max_connections: { type: "integer" },
        max_locks_per_transaction: { type: "integer" },
        max_parallel_maintenance_workers: { type: "integer" },
        max_parallel_workers: { type: "integer" },
        max_parallel_workers_per_gather: { type: "integer" },
        max_replication_slots: { type: "integer" },
        max_slot_wal_keep_size: { type: "string" },
        max_standby_archive_delay: { type: "string" },
        max_standby_streaming_delay: { type: "string" },
        max_wal_size: { type: "string" },
        max_wal_senders: { type: "integer" },
        max_worker_processes: { type: "integer" },
        session_replication_role: { type: "string" },
        shared_buffers: { type: "string" },
        statement_timeout: { type: "string" },
        track_commit_timestamp: { type: "boolean" },
        wal_keep_size: { type: "string" },
        wal_sender_timeout: { type: "string" },
        work_mem: { type: "string" },
        checkpoint_timeout: { type: "string" },
        hot_standby_feedback: { type: "boolean" },
      },
    },
    Backup: {
      type: "object",
      properties: {
        id: { type: "integer" },
        is_physical_backup: { type: "boolean" },
        status: { type: "string" },
        inserted_at: { type: "string" },
      },
      required: ["id", "is_physical_backup", "status", "inserted_at"],
    },
    Member: {
      type: "object",
      properties: {
        user_id: { type: "string" },
        user_name: { type: "string" },
        email: { type: "string" },
        role_name: { type: "string" },
        mfa_enabled: { type: "boolean" },
      },
      required: ["user_id", "user_name", "role_name", "mfa_enabled"],
    },
    OrganizationProject: {
      type: "object",
      properties: {
        ref: { type: "string" },
        name: { type: "string" },
        cloud_provider: { type: "string" },
        region: { type: "string" },
        is_branch: { type: "boolean" },
        status: { type: "string" },
        inserted_at: { type: "string" },
        databases: {
          type: "array",
          items: {
            type: "object",
            properties: {
              infra_compute_size: { type: "string" },
              region: { type: "string" },
              status: { type: "string" },
              cloud_provider: { type: "string" },
              identifier: { type: "string" },
              type: { type: "string" },
              disk_volume_size_gb: { type: "number" },
              disk_type: { type: "string" },
              disk_throughput_mbps: { type: "number" },
              disk_last_modified_at: { type: "string" },
            },
            required: ["region", "status", "cloud_provider", "identifier", "type"],
          },
        },
      },
      required: ["ref", "name", "cloud_provider", "region", "is_branch", "status", "inserted_at", "databases"],
    },
    Row: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        created_at: { type: ["string", "null"] },
        total: { type: ["number", "null"] },
      },
    },
    LogLine: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        timestamp: { type: ["integer", "null"] },
        event_message: { type: ["string", "null"] },
      },
    },
  },
})
