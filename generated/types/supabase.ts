// Generated from definitions/supabase.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Supabase */
    "supabase": Supabase
  }
}

/**
 * Supabase. Organizations and projects of Supabase: their databases with SQL, migrations and backups, branches, edge
 * functions, secrets, API keys, logs and settings.
 */
export interface Supabase {
  operations: SupabaseOperations
  credentials: SupabaseCredentials
  config: SupabaseConfig
}

/** The operations, by entity and action. */
export interface SupabaseOperations {
  /** An organization, which has projects and members. */
  organizations: {
    /** Lists the organizations of the account. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
    /** Gets an organization with its plan. */
    get: {
      params: OrganizationsGetParams
      records: Organization
      meta: {}
    }
    /** Creates an organization. */
    create: {
      params: OrganizationsCreateParams
      records: Organization
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** A member of an organization, with a role. */
  members: {
    /** Lists the members of an organization. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {}
    }
    search: {
      fields: MembersSearchFields
    }
  }
  /** A project, which has a database and its services. */
  projects: {
    /** Lists the projects of the account. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets a project with the host of its database. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project in an organization. Supabase charges for it by the plan. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Renames a project. */
    update: {
      params: ProjectsUpdateParams
      records: ProjectName
      meta: {}
    }
    /** Deletes a project with its database. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses a project. Its database cannot be reached until you restore the project. */
    pause: {
      params: ProjectsPauseParams
      records: null
      meta: {}
    }
    /** Restores a paused project. */
    restore: {
      params: ProjectsRestoreParams
      records: null
      meta: {}
    }
    /** Upgrades the Postgres version of a project. */
    upgrade: {
      params: ProjectsUpgradeParams
      records: UpgradeStart
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A project of an organization, with its databases. */
  organization_projects: {
    /** Lists the projects of an organization with their databases and disks. */
    list: {
      params: OrganizationProjectsListParams
      records: OrganizationProject[]
      meta: {
        offset: unknown
        count: number | null
      }
    }
  }
  /** The regions for a new project. */
  available_regions: {
    /** Gets the available regions for a new project of an organization. */
    get: {
      params: AvailableRegionsGetParams
      records: Regions
      meta: {}
    }
  }
  /** The state of a service of a project. */
  service_health: {
    /** Checks the health of services of a project. */
    list: {
      params: ServiceHealthListParams
      records: ServiceHealth[]
      meta: {}
    }
  }
  /** An API key of a project, publishable or secret. */
  api_keys: {
    /** Lists the API keys of a project. */
    list: {
      params: ApiKeysListParams
      records: ApiKey[]
      meta: {}
    }
    /** Gets an API key of a project. */
    get: {
      params: ApiKeysGetParams
      records: ApiKey
      meta: {}
    }
    /** Creates an API key of a project. */
    create: {
      params: ApiKeysCreateParams
      records: ApiKey
      meta: {}
    }
    /** Changes the name or the purpose of an API key. */
    update: {
      params: ApiKeysUpdateParams
      records: ApiKey
      meta: {}
    }
    /** Deletes an API key. Clients with it are refused at once. */
    delete: {
      params: ApiKeysDeleteParams
      records: null
      meta: {}
    }
  }
  /** A branch of a project, with a database of its own. */
  branches: {
    /** Lists the branches of a project. */
    list: {
      params: BranchesListParams
      records: Branch[]
      meta: {}
    }
    /** Gets a branch of a project by its name. */
    get: {
      params: BranchesGetParams
      records: Branch
      meta: {}
    }
    /** Creates a branch of a project. Supabase charges for it by the plan. */
    create: {
      params: BranchesCreateParams
      records: Branch
      meta: {}
    }
    /** Changes a branch. */
    update: {
      params: BranchesUpdateParams
      records: Branch
      meta: {}
    }
    /** Deletes a branch with its database. */
    delete: {
      params: BranchesDeleteParams
      records: null
      meta: {}
    }
    /** Pushes a branch, up to a version of its migrations. */
    push: {
      params: BranchesPushParams
      records: BranchRun
      meta: {}
    }
    /** Merges a branch into its project. */
    merge: {
      params: BranchesMergeParams
      records: BranchRun
      meta: {}
    }
    /** Resets the database of a branch. Its data is lost. */
    reset: {
      params: BranchesResetParams
      records: BranchRun
      meta: {}
    }
    /** Restores a branch whose deletion is scheduled. */
    restore: {
      params: BranchesRestoreParams
      records: null
      meta: {}
    }
    search: {
      fields: BranchesSearchFields
    }
  }
  /** The database of a branch, with its host and password. */
  branch_databases: {
    /** Gets the database of a branch with its host and password. */
    get: {
      params: BranchDatabasesGetParams
      records: BranchDatabase
      meta: {}
    }
  }
  /** The SQL by which a branch differs from its project. */
  branch_diffs: {
    /** Downloads the SQL by which a branch differs from its project. */
    download: {
      params: BranchDiffsDownloadParams
      file: true
    }
  }
  /** A run of the workflow of a branch. */
  action_runs: {
    /** Lists the workflow runs of a project. */
    list: {
      params: ActionRunsListParams
      records: ActionRun[]
      meta: {}
    }
    /** Gets a workflow run with the state of its steps. */
    get: {
      params: ActionRunsGetParams
      records: ActionRun
      meta: {}
    }
  }
  /** The log of a workflow run. */
  action_run_logs: {
    /** Downloads the log of a workflow run as text. */
    download: {
      params: ActionRunLogsDownloadParams
      file: true
    }
  }
  /** An edge function of a project. */
  functions: {
    /** Lists the edge functions of a project. */
    list: {
      params: FunctionsListParams
      records: EdgeFunction[]
      meta: {}
    }
    /** Gets an edge function of a project. */
    get: {
      params: FunctionsGetParams
      records: EdgeFunction
      meta: {}
    }
    /** Changes the name of an edge function, its code as one text, or whether it checks tokens. */
    update: {
      params: FunctionsUpdateParams
      records: EdgeFunction
      meta: {}
    }
    /** Deletes an edge function of a project. */
    delete: {
      params: FunctionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FunctionsSearchFields
    }
  }
  /** A secret that the edge functions of a project can read. */
  secrets: {
    /** Lists the secrets of a project. */
    list: {
      params: SecretsListParams
      records: Secret[]
      meta: {}
    }
    /** Sets secrets of a project. Others stay. */
    set: {
      params: SecretsSetParams
      records: null
      meta: {}
    }
    /** Removes secrets of a project by their names. */
    remove: {
      params: SecretsRemoveParams
      records: null
      meta: {}
    }
  }
  /** A migration that was applied to the database of a project. */
  migrations: {
    /** Lists the migrations that the database of a project has. An OAuth application must be of a selected partner. */
    list: {
      params: MigrationsListParams
      records: Migration[]
      meta: {}
    }
    /** Gets a migration with its statements. An OAuth application must be of a selected partner. */
    get: {
      params: MigrationsGetParams
      records: Migration
      meta: {}
    }
    /** Applies a migration to the database of a project. An OAuth application must be of a selected partner. */
    apply: {
      params: MigrationsApplyParams
      records: null
      meta: {}
    }
    /** Writes a migration into the history without applying it. An OAuth application must be of a selected partner. */
    record: {
      params: MigrationsRecordParams
      records: null
      meta: {}
    }
  }
  /** A row of the answer to a query in SQL. */
  query_rows: {
    /** Runs a query in SQL that can only read the database of a project. */
    api_search: {
      params: QueryRowsApiSearchParams
      records: Row[]
      meta: {}
    }
    /** Runs SQL that may change the database of a project, and returns no rows. */
    execute: {
      params: QueryRowsExecuteParams
      records: null
      meta: {}
    }
  }
  /** The types of a database for TypeScript. */
  database_types: {
    /** Gets the TypeScript types of the database of a project. */
    get: {
      params: DatabaseTypesGetParams
      records: TypeScriptTypes
      meta: {}
    }
  }
  /** Settings of Postgres in a project. */
  database_configs: {
    /** Gets the settings of Postgres of a project. */
    get: {
      params: DatabaseConfigsGetParams
      records: PostgresConfig
      meta: {}
    }
  }
  /** A backup of the database of a project. */
  backups: {
    /** Lists the backups of the database of a project. */
    list: {
      params: BackupsListParams
      records: Backup[]
      meta: {
        region: unknown
        walg_enabled: unknown
        pitr_enabled: unknown
      }
    }
    /** Takes the database of a project back to a time. Later changes are lost. */
    restore_to_time: {
      params: BackupsRestoreToTimeParams
      records: null
      meta: {}
    }
  }
  /** The Postgres versions to which a project can be upgraded. */
  upgrade_eligibility: {
    /** Gets the versions to which a project can be upgraded, and what is in the way. */
    get: {
      params: UpgradeEligibilityGetParams
      records: UpgradeEligibility
      meta: {}
    }
  }
  /** A line of the logs of a project. */
  logs: {
    /** Lists lines of the logs of a project, by a query in SQL. */
    list: {
      params: LogsListParams
      records: LogLine[]
      meta: {}
    }
  }
  /** Counts of requests to the services of a project. */
  api_usage: {
    /** Counts the requests to the services of a project over time. */
    list: {
      params: ApiUsageListParams
      records: ApiUsage[]
      meta: {}
    }
  }
  /** A bucket of files in a project. */
  storage_buckets: {
    /** Lists the storage buckets of a project. */
    list: {
      params: StorageBucketsListParams
      records: Bucket[]
      meta: {}
    }
    search: {
      fields: StorageBucketsSearchFields
    }
  }
  /** Settings of the data API of a project. */
  api_configs: {
    /** Gets the settings of the data API of a project. */
    get: {
      params: ApiConfigsGetParams
      records: ApiConfig
      meta: {}
    }
    /** Changes the settings of the data API of a project. */
    update: {
      params: ApiConfigsUpdateParams
      records: ApiConfig
      meta: {}
    }
  }
  /** The addresses from which the database of a project can be reached. */
  network_restrictions: {
    /** Gets the network restrictions of a project. */
    get: {
      params: NetworkRestrictionsGetParams
      records: NetworkRestrictions
      meta: {}
    }
  }
  /** A query in SQL that somebody saved in the dashboard. */
  snippets: {
    /** Lists the saved SQL snippets of the account. */
    list: {
      params: SnippetsListParams
      records: Snippet[]
      meta: {
        cursor: string | null
      }
    }
    /** Gets a saved SQL snippet with its text. */
    get: {
      params: SnippetsGetParams
      records: Snippet
      meta: {}
    }
    search: {
      fields: SnippetsSearchFields
    }
  }
  /** The account that the token belongs to. */
  profile: {
    /** Gets the profile of the account. */
    get: {
      params: ProfileGetParams
      records: Profile
      meta: {}
    }
  }
}

/** Params of organizations.list. */
export interface OrganizationsListParams { [k: string]: never }

export interface Organization {
  id: string
  slug: string
  name: string
  plan?: string
  opt_in_tags?: string[]
  allowed_release_channels?: string[]
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** Slug of the organization, as `organizations.list` has it. */
  slug: string
}

/** Params of organizations.create. */
export interface OrganizationsCreateParams {
  /** Name, as people see it in the dashboard. (at most 256 characters) */
  name: string
}

/** Searchable fields of organizations, in hosted mode. */
export interface OrganizationsSearchFields {
  slug: string | null
  name: string | null
}

/** Params of members.list. */
export interface MembersListParams {
  /** Slug of the organization, as `organizations.list` has it. */
  slug: string
}

export interface Member {
  user_id: string
  user_name: string
  email?: string
  role_name: string
  mfa_enabled: boolean
}

/** Searchable fields of members, in hosted mode. */
export interface MembersSearchFields {
  user_name: string | null
  email: string | null
  role_name: string | null
  mfa_enabled: boolean | null
}

/** Params of projects.list. */
export interface ProjectsListParams { [k: string]: never }

export interface Project {
  id: string
  ref: string
  organization_id: string
  organization_slug: string
  name: string
  region: string
  created_at: string
  status: string
  database?: {
    host: string
    version: string
    postgres_engine: string
    release_channel: string
  }
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** Password of the database. */
  db_pass: string
  /** Name, as people see it in the dashboard. (at most 256 characters) */
  name: string
  /** Slug of the organization, as `organizations.list` has it. */
  organization_slug: string
  /** Region of the project. */
  region_selection?: {
    /** Kind of `code`: one region, or a group of regions. */
    type: "specific" | "smartGroup"
    /** Region or group, as `available_regions.get` has it. */
    code:
      | "us-east-1"
      | "us-east-2"
      | "us-west-1"
      | "us-west-2"
      | "ap-east-1"
      | "ap-southeast-1"
      | "ap-northeast-1"
      | "ap-northeast-2"
      | "ap-southeast-2"
      | "eu-west-1"
      | "eu-west-2"
      | "eu-west-3"
      | "eu-north-1"
      | "eu-central-1"
      | "eu-central-2"
      | "ca-central-1"
      | "ap-south-1"
      | "sa-east-1"
      | "americas"
      | "emea"
      | "apac"
  }
  /** Size of the instance. */
  desired_instance_size?:
    | "nano"
    | "micro"
    | "small"
    | "medium"
    | "large"
    | "xlarge"
    | "2xlarge"
    | "4xlarge"
    | "8xlarge"
    | "12xlarge"
    | "16xlarge"
    | "24xlarge"
    | "24xlarge_optimized_memory"
    | "24xlarge_optimized_cpu"
    | "24xlarge_high_memory"
    | "48xlarge"
    | "48xlarge_optimized_memory"
    | "48xlarge_optimized_cpu"
    | "48xlarge_high_memory"
  /** URL of a template. */
  template_url?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** New name. (at most 256 characters) */
  name: string
}

export interface ProjectName {
  id: number
  ref: string
  name: string
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

/** Params of projects.pause. */
export interface ProjectsPauseParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

/** Params of projects.restore. */
export interface ProjectsRestoreParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

/** Params of projects.upgrade. */
export interface ProjectsUpgradeParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Version, as `upgrade_eligibility.get` has it. */
  target_version: string
  /** Release channel of the version. */
  release_channel?: "internal" | "alpha" | "beta" | "ga" | "withdrawn" | "preview"
}

export interface UpgradeStart {
  tracking_id: string
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  ref: string | null
  name: string | null
  organization_slug: string | null
  region: string | null
  status: string | null
  created_at: string | null
}

/** Params of organization_projects.list. */
export interface OrganizationProjectsListParams {
  /** Slug of the organization, as `organizations.list` has it. */
  slug: string
  /** Number of projects to skip. (at least 0) */
  offset?: number
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  limit?: number
  /** Text in the name. */
  search?: string
  /** Order of the list. Defaults to `name_asc`. */
  sort?: "name_asc" | "name_desc" | "created_asc" | "created_desc"
  /** Filters by states, with commas between them, such as `ACTIVE_HEALTHY`. */
  statuses?: string
}

export interface OrganizationProject {
  ref: string
  name: string
  cloud_provider: string
  region: string
  is_branch: boolean
  status: string
  inserted_at: string
  databases: {
    infra_compute_size?: string
    region: string
    status: string
    cloud_provider: string
    identifier: string
    type: string
    disk_volume_size_gb?: number
    disk_type?: string
    disk_throughput_mbps?: number
    disk_last_modified_at?: string
  }[]
}

/** Params of available_regions.get. */
export interface AvailableRegionsGetParams {
  /** Slug of the organization, as `organizations.list` has it. */
  organization_slug: string
  /** Continent from which to recommend. */
  continent?: "NA" | "SA" | "EU" | "AF" | "AS" | "OC" | "AN"
  /** Size of the instance. */
  desired_instance_size?:
    | "nano"
    | "micro"
    | "small"
    | "medium"
    | "large"
    | "xlarge"
    | "2xlarge"
    | "4xlarge"
    | "8xlarge"
    | "12xlarge"
    | "16xlarge"
    | "24xlarge"
    | "24xlarge_optimized_memory"
    | "24xlarge_optimized_cpu"
    | "24xlarge_high_memory"
    | "48xlarge"
    | "48xlarge_optimized_memory"
    | "48xlarge_optimized_cpu"
    | "48xlarge_high_memory"
}

export interface Regions {
  recommendations: {
    smartGroup: {
      name: string
      code: string
      type: "smartGroup"
    }
    specific: {
      name: string
      code: string
      type: "specific"
      provider: string
      status?: string
    }[]
  }
  all: {
    smartGroup: {
      name: string
      code: string
      type: "smartGroup"
    }[]
    specific: {
      name: string
      code: string
      type: "specific"
      provider: string
      status?: string
    }[]
  }
}

/** Params of service_health.list. */
export interface ServiceHealthListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Services to check. */
  services: ("auth" | "db" | "db_postgres_user" | "pooler" | "realtime" | "rest" | "storage" | "pg_bouncer")[]
  /** Milliseconds to wait, at most 10000. (0 to 10000) */
  timeout_ms?: number
}

export interface ServiceHealth {
  name: string
  healthy: boolean
  status: string
  info?: {
    name?: "GoTrue"
    version?: string
    description?: string
    healthy?: boolean
    db_connected?: boolean
    replication_connected?: boolean
    connected_cluster?: number
    db_schema?: string
  }
  error?: string
}

/** Params of api_keys.list. */
export interface ApiKeysListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Whether to show the keys whole. */
  reveal?: boolean
}

export interface ApiKey {
  api_key?: string | null
  id?: string | null
  type?: string | null
  prefix?: string | null
  name: string
  description?: string | null
  hash?: string | null
  /** Claims chosen when the key was created. */
  secret_jwt_template?: { [k: string]: unknown } | null
  inserted_at?: string | null
  updated_at?: string | null
}

/** Params of api_keys.get. */
export interface ApiKeysGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** ID of the key, as `api_keys.list` has it. */
  id: string
  /** Whether to show the key whole. */
  reveal?: boolean
}

/** Params of api_keys.create. */
export interface ApiKeysCreateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Whether to show the key whole. */
  reveal?: boolean
  /** Kind of key. */
  type: "publishable" | "secret"
  /** Name, in lower case with underscores. (4 to 64 characters) */
  name: string
  /** Purpose of the key. */
  description?: string | null
  /** Claims of the token of a secret key, such as its role. */
  secret_jwt_template?: { [k: string]: unknown } | null
}

/** Params of api_keys.update. */
export interface ApiKeysUpdateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** ID of the key, as `api_keys.list` has it. */
  id: string
  /** Whether to show the key whole. */
  reveal?: boolean
  /** Name, in lower case with underscores. (4 to 64 characters) */
  name?: string
  /** Purpose of the key. */
  description?: string | null
  /** Claims of the token of a secret key, such as its role. */
  secret_jwt_template?: { [k: string]: unknown } | null
}

/** Params of api_keys.delete. */
export interface ApiKeysDeleteParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** ID of the key, as `api_keys.list` has it. */
  id: string
  /** Whether somebody else may know the key. */
  was_compromised?: boolean
  /** Reason for the deletion. */
  reason?: string
}

/** Params of branches.list. */
export interface BranchesListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface Branch {
  id: string
  name: string
  project_ref: string
  parent_project_ref: string
  is_default: boolean
  git_branch?: string
  pr_number?: number
  latest_check_run_id?: number
  persistent: boolean
  status: string
  created_at: string
  updated_at: string
  review_requested_at?: string
  with_data: boolean
  notify_url?: string
  deletion_scheduled_at?: string
  preview_project_status?: string
}

/** Params of branches.get. */
export interface BranchesGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Name of the branch, as `branches.list` has it. */
  name: string
}

/** Params of branches.create. */
export interface BranchesCreateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Name, as people see it in the dashboard. */
  branch_name: string
  /** Branch in Git that it follows. */
  git_branch?: string
  /** Whether it is the default branch. */
  is_default?: boolean
  /** Whether it stays after its pull request. */
  persistent?: boolean
  /** Region of the branch. */
  region?: string
  /** Size of the instance. */
  desired_instance_size?:
    | "pico"
    | "nano"
    | "micro"
    | "small"
    | "medium"
    | "large"
    | "xlarge"
    | "2xlarge"
    | "4xlarge"
    | "8xlarge"
    | "12xlarge"
    | "16xlarge"
    | "24xlarge"
    | "24xlarge_optimized_memory"
    | "24xlarge_optimized_cpu"
    | "24xlarge_high_memory"
    | "48xlarge"
    | "48xlarge_optimized_memory"
    | "48xlarge_optimized_cpu"
    | "48xlarge_high_memory"
  /** Release channel of Postgres. */
  release_channel?: "internal" | "alpha" | "beta" | "ga" | "withdrawn" | "preview"
  /** Version of Postgres. */
  postgres_engine?: "15" | "17" | "17-oriole"
  /** Secrets of its functions, by name. */
  secrets?: {
    [k: string]: string
  }
  /** Whether to copy the data of the project. */
  with_data?: boolean
  /** URL that Supabase calls as the state changes. */
  notify_url?: string
}

/** Params of branches.update. */
export interface BranchesUpdateParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** New name. */
  branch_name?: string
  /** Branch in Git that it follows. */
  git_branch?: string
  /** Whether it stays after its pull request. */
  persistent?: boolean
  /** State of its workflow. */
  status?:
    | "CREATING_PROJECT"
    | "RUNNING_MIGRATIONS"
    | "MIGRATIONS_PASSED"
    | "MIGRATIONS_FAILED"
    | "FUNCTIONS_DEPLOYED"
    | "FUNCTIONS_FAILED"
  /** Whether to ask for a review. */
  request_review?: boolean
  /** URL that Supabase calls as the state changes. */
  notify_url?: string
}

/** Params of branches.delete. */
export interface BranchesDeleteParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** Whether to delete at once. Otherwise, `branches.restore` can bring it back. Defaults to `true`. */
  force?: boolean
}

/** Params of branches.push. */
export interface BranchesPushParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** Version of the last migration to apply. */
  migration_version?: string
}

export interface BranchRun {
  workflow_run_id: string
  message: "ok"
}

/** Params of branches.merge. */
export interface BranchesMergeParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** Version of the last migration to apply. */
  migration_version?: string
}

/** Params of branches.reset. */
export interface BranchesResetParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** Version of the last migration to apply. */
  migration_version?: string
}

/** Params of branches.restore. */
export interface BranchesRestoreParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
}

/** Searchable fields of branches, in hosted mode. */
export interface BranchesSearchFields {
  name: string | null
  project_ref: string | null
  parent_project_ref: string | null
  git_branch: string | null
  status: string | null
  persistent: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of branch_databases.get. */
export interface BranchDatabasesGetParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
}

export interface BranchDatabase {
  ref: string
  postgres_version: string
  postgres_engine: string
  release_channel: string
  status: string
  db_host: string
  db_port: number
  db_user?: string
  db_pass?: string
  jwt_secret?: string
}

/** Params of branch_diffs.download. */
export interface BranchDiffsDownloadParams {
  /** The `project_ref` of the branch, as `branches.list` has it. */
  branch_id_or_ref: string
  /** Schemas to compare, with commas between them. */
  included_schemas?: string
  /** Whether to compare with pg-delta. */
  pgdelta?: boolean
}

/** Params of action_runs.list. */
export interface ActionRunsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Number of runs to skip. (at least 0) */
  offset?: number
  /** Number of records on a page, at least 10. (10 to 100; default 20) */
  limit?: number
}

export interface ActionRun {
  id: string
  branch_id: string
  run_steps: {
    name: string
    status: string
    created_at: string
    updated_at: string
  }[]
  /** The description gives it no type. */
  git_config?: unknown
  workdir: string | null
  check_run_id: number | null
  created_at: string
  updated_at: string
}

/** Params of action_runs.get. */
export interface ActionRunsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** ID of the run, as `action_runs.list` has it. */
  run_id: string
}

/** Params of action_run_logs.download. */
export interface ActionRunLogsDownloadParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** ID of the run, as `action_runs.list` has it. */
  run_id: string
}

/** Params of functions.list. */
export interface FunctionsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface EdgeFunction {
  id: string
  slug: string
  name: string
  status: string
  version: number
  created_at: number
  updated_at: number
  verify_jwt?: boolean
  import_map?: boolean
  entrypoint_path?: string
  import_map_path?: string
  ezbr_sha256?: string
}

/** Params of functions.get. */
export interface FunctionsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Slug of the function, as `functions.list` has it. */
  function_slug: string
}

/** Params of functions.update. */
export interface FunctionsUpdateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Slug of the function, as `functions.list` has it. */
  function_slug: string
  /** New name. */
  name?: string
  /** New code. */
  body?: string
  /** Whether callers need a valid token. */
  verify_jwt?: boolean
}

/** Params of functions.delete. */
export interface FunctionsDeleteParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Slug of the function, as `functions.list` has it. */
  function_slug: string
}

/** Searchable fields of functions, in hosted mode. */
export interface FunctionsSearchFields {
  slug: string | null
  name: string | null
  status: string | null
  version: number | null
  verify_jwt: boolean | null
  created_at: number | null
  updated_at: number | null
}

/** Params of secrets.list. */
export interface SecretsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface Secret {
  name: string
  value: string
  updated_at?: string
}

/** Params of secrets.set. */
export interface SecretsSetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Secrets with their values. (at least 1 items) */
  secrets: {
    /** Name. It must not begin with `SUPABASE_`. (at most 256 characters) */
    name: string
    /** Value of the secret. (at most 24576 characters) */
    value: string
  }[]
}

/** Params of secrets.remove. */
export interface SecretsRemoveParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Names of the secrets. (at least 1 items) */
  names: string[]
}

/** Params of migrations.list. */
export interface MigrationsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface Migration {
  version: string
  name?: string
  statements?: string[]
  rollback?: string[]
  created_by?: string
  idempotency_key?: string
}

/** Params of migrations.get. */
export interface MigrationsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Version of the migration, as `migrations.list` has it. */
  version: string
}

/** Params of migrations.apply. */
export interface MigrationsApplyParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Your own text for this migration. A second call with it applies nothing. */
  idempotency_key?: string
  /** Statements of the migration. */
  query: string
  /** Name of the migration. */
  name?: string
  /** Statements that reverse it. */
  rollback?: string
}

/** Params of migrations.record. */
export interface MigrationsRecordParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Your own text for this migration. */
  idempotency_key?: string
  /** Statements of the migration. */
  query: string
  /** Name of the migration. */
  name?: string
  /** Statements that reverse it. */
  rollback?: string
}

/** Params of query_rows.api_search. */
export interface QueryRowsApiSearchParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Query in SQL. Tables need their schema, such as `public.orders`. Use LIMIT for large tables. */
  query: string
  /**
   * Values of `$1`, `$2` and so on.
   * 
   * Items: A value.
   */
  parameters?: unknown[]
}

export interface Row {
  id?: number | null
  name?: string | null
  email?: string | null
  created_at?: string | null
  total?: number | null
}

/** Params of query_rows.execute. */
export interface QueryRowsExecuteParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Statements in SQL. */
  query: string
  /**
   * Values of `$1`, `$2` and so on.
   * 
   * Items: A value.
   */
  parameters?: unknown[]
  /** Whether to refuse changes. */
  read_only?: boolean
}

/** Params of database_types.get. */
export interface DatabaseTypesGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Schemas, with commas between them. Defaults to `public`. */
  included_schemas?: string
}

export interface TypeScriptTypes {
  types: string
}

/** Params of database_configs.get. */
export interface DatabaseConfigsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface PostgresConfig {
  effective_cache_size?: string
  logical_decoding_work_mem?: string
  maintenance_work_mem?: string
  track_activity_query_size?: string
  max_connections?: number
  max_locks_per_transaction?: number
  max_parallel_maintenance_workers?: number
  max_parallel_workers?: number
  max_parallel_workers_per_gather?: number
  max_replication_slots?: number
  max_slot_wal_keep_size?: string
  max_standby_archive_delay?: string
  max_standby_streaming_delay?: string
  max_wal_size?: string
  max_wal_senders?: number
  max_worker_processes?: number
  session_replication_role?: string
  shared_buffers?: string
  statement_timeout?: string
  track_commit_timestamp?: boolean
  wal_keep_size?: string
  wal_sender_timeout?: string
  work_mem?: string
  checkpoint_timeout?: string
  hot_standby_feedback?: boolean
}

/** Params of backups.list. */
export interface BackupsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface Backup {
  id: number
  is_physical_backup: boolean
  status: string
  inserted_at: string
}

/** Params of backups.restore_to_time. */
export interface BackupsRestoreToTimeParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Time to go back to, in Unix seconds. (at least 0) */
  recovery_time_target_unix: number
}

/** Params of upgrade_eligibility.get. */
export interface UpgradeEligibilityGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface UpgradeEligibility {
  eligible: boolean
  current_app_version: string
  current_app_version_release_channel: string
  latest_app_version: string
  target_upgrade_versions: {
    postgres_version: string
    release_channel: string
    app_version: string
  }[]
  duration_estimate_hours: number
  legacy_auth_custom_roles: string[]
  objects_to_be_dropped: string[]
  unsupported_extensions: string[]
  user_defined_objects_in_internal_schemas: string[]
  validation_errors: {
    type: string
    dependents?: string[]
    schema_name?: string
    table_name?: string
    index_name?: string
    function_name?: string
    lang_name?: string
    extension_name?: string
    fdw_name?: string
    fdw_handler_name?: string
    sequence_name?: string
    obj_type?: string
    obj_name?: string
    slot_name?: string
  }[]
  warnings: {
    type: "pg_graphql_introspection_change"
  }[]
}

/** Params of logs.list. */
export interface LogsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Query in SQL of the logs, such as `select timestamp, event_message from edge_logs limit 100`. */
  sql?: string
  /** First time. Without both times, the last minute. */
  iso_timestamp_start?: string
  /** Last time, at most 24 hours later. */
  iso_timestamp_end?: string
}

export interface LogLine {
  id?: string | null
  timestamp?: number | null
  event_message?: string | null
}

/** Params of api_usage.list. */
export interface ApiUsageListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Range of time until now. */
  interval?: "15min" | "30min" | "1hr" | "3hr" | "1day" | "3day" | "7day"
}

export interface ApiUsage {
  timestamp: string
  total_auth_requests: number
  total_realtime_requests: number
  total_rest_requests: number
  total_storage_requests: number
}

/** Params of storage_buckets.list. */
export interface StorageBucketsListParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface Bucket {
  id: string
  name: string
  owner: string
  created_at: string
  updated_at: string
  public: boolean
}

/** Searchable fields of storage_buckets, in hosted mode. */
export interface StorageBucketsSearchFields {
  name: string | null
  owner: string | null
  public: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of api_configs.get. */
export interface ApiConfigsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface ApiConfig {
  db_schema: string
  max_rows: number
  db_extra_search_path: string
  db_pool: number | null
}

/** Params of api_configs.update. */
export interface ApiConfigsUpdateParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
  /** Further schemas to search, with commas between them. */
  db_extra_search_path?: string
  /** Schemas that the API exposes, with commas between them. */
  db_schema?: string
  /** Most rows of an answer. (0 to 1000000) */
  max_rows?: number
  /** Number of connections. (0 to 1000) */
  db_pool?: number
}

/** Params of network_restrictions.get. */
export interface NetworkRestrictionsGetParams {
  /** Ref of the project, as `projects.list` has it. */
  ref: string
}

export interface NetworkRestrictions {
  entitlement: string
  config: {
    dbAllowedCidrs?: string[]
    dbAllowedCidrsV6?: string[]
  }
  old_config?: {
    dbAllowedCidrs?: string[]
    dbAllowedCidrsV6?: string[]
  }
  status: string
  updated_at?: string
  applied_at?: string
}

/** Params of snippets.list. */
export interface SnippetsListParams {
  /** Ref of the project, as `projects.list` has it. */
  project_ref?: string
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  limit?: number
  /** Field to sort by. */
  sort_by?: "name" | "inserted_at"
  /** Order of the list. */
  sort_order?: "asc" | "desc"
}

export interface Snippet {
  id: string
  inserted_at: string
  updated_at: string
  type: "sql"
  visibility: string
  name: string
  description: string | null
  project: {
    id: number
    name: string
  }
  owner: {
    id: number
    username: string
  }
  updated_by: {
    id: number
    username: string
  }
  favorite: boolean
  content?: {
    favorite?: boolean
    schema_version: string
    sql: string
  }
}

/** Params of snippets.get. */
export interface SnippetsGetParams {
  /** ID of the snippet, as `snippets.list` has it. */
  id: string
}

/** Searchable fields of snippets, in hosted mode. */
export interface SnippetsSearchFields {
  name: string | null
  description: string | null
  visibility: string | null
  inserted_at: string | null
  updated_at: string | null
}

/** Params of profile.get. */
export interface ProfileGetParams { [k: string]: never }

export interface Profile {
  gotrue_id: string
  primary_email: string
  username: string
}

/** Credentials by auth variant. */
export interface SupabaseCredentials {
  access_token: SupabaseAccessTokenCredentials
  oauth: SupabaseOauthCredentials
}

/** Personal access token */
export interface SupabaseAccessTokenCredentials {
  access_token: string
}

/** Supabase account */
export interface SupabaseOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface SupabaseConfig { [k: string]: never }
