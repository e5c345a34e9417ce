// Generated from definitions/posthog.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** PostHog */
    "posthog": Posthog
  }
}

/**
 * PostHog. Persons, cohorts, feature flags, experiments, insights, dashboards, annotations, actions, surveys and
 * definitions of a PostHog project, hosted or self-hosted, and SQL queries of its events.
 */
export interface Posthog {
  operations: PosthogOperations
  credentials: PosthogCredentials
  config: PosthogConfig
}

/** The operations, by entity and action. */
export interface PosthogOperations {
  /** The user of the key, with the current project and the organizations. */
  current_user: {
    /** Gets the user of the key, with the current project and the organizations. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A project of an organization. */
  projects: {
    /** Lists the projects of an organization. Keys that are limited to projects are refused. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        count: number | null
      }
    }
    /** Gets the project of the connection. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
  }
  /** A person: the profile behind events, with its properties. */
  persons: {
    /** Lists persons, with filters by email address, distinct ID or properties. */
    list: {
      params: PersonsListParams
      records: Person[]
      meta: {
        count: number | null
      }
    }
    /** Gets a person by UUID. */
    get: {
      params: PersonsGetParams
      records: Person
      meta: {}
    }
    /** Sets a property of a person. PostHog applies it a little later. */
    set_property: {
      params: PersonsSetPropertyParams
      records: null
      meta: {}
    }
    /** Deletes a property of a person. PostHog applies it a little later. */
    delete_property: {
      params: PersonsDeletePropertyParams
      records: null
      meta: {}
    }
    /** Deletes up to 1,000 persons, or their events and recordings, now or later. Later events stay. */
    bulk_delete: {
      params: PersonsBulkDeleteParams
      records: PersonDeletion
      meta: {}
    }
  }
  /** A cohort: a group of persons, by conditions or as a fixed list. */
  cohorts: {
    /** Lists the cohorts with their number of persons. */
    list: {
      params: CohortsListParams
      records: Cohort[]
      meta: {
        count: number | null
      }
    }
    /** Gets a cohort by ID, with its conditions. */
    get: {
      params: CohortsGetParams
      records: Cohort
      meta: {}
    }
    /** Creates a cohort from conditions, or a static one from persons. */
    create: {
      params: CohortsCreateParams
      records: Cohort
      meta: {}
    }
    /** Updates a cohort. */
    update: {
      params: CohortsUpdateParams
      records: Cohort
      meta: {}
    }
    /** Deletes a cohort. Its persons stay. */
    delete: {
      params: CohortsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CohortsSearchFields
    }
  }
  /** A person in a cohort. */
  cohort_persons: {
    /** Lists the persons in a cohort. */
    list: {
      params: CohortPersonsListParams
      records: CohortPerson[]
      meta: {}
    }
  }
  /** A feature flag, with its release conditions and variants. */
  feature_flags: {
    /** Lists feature flags. Archived ones need `archived`. */
    list: {
      params: FeatureFlagsListParams
      records: FeatureFlag[]
      meta: {
        count: number | null
      }
    }
    /** Gets a feature flag by ID, with its release conditions. */
    get: {
      params: FeatureFlagsGetParams
      records: FeatureFlag
      meta: {}
    }
    /** Creates a feature flag. */
    create: {
      params: FeatureFlagsCreateParams
      records: FeatureFlag
      meta: {}
    }
    /** Updates a feature flag, such as its rollout, or turns it on or off. */
    update: {
      params: FeatureFlagsUpdateParams
      records: FeatureFlag
      meta: {}
    }
    /** Deletes a feature flag. */
    delete: {
      params: FeatureFlagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FeatureFlagsSearchFields
    }
  }
  /** An experiment: an A/B test behind a feature flag. */
  experiments: {
    /** Lists experiments. Archived ones need `archived`. */
    list: {
      params: ExperimentsListParams
      records: Experiment[]
      meta: {
        count: number | null
      }
    }
    /** Gets an experiment by ID, with its metrics and variants. */
    get: {
      params: ExperimentsGetParams
      records: Experiment
      meta: {}
    }
    /** Creates an experiment as a draft. A flag that does not exist is created too. */
    create: {
      params: ExperimentsCreateParams
      records: Experiment
      meta: {}
    }
    /** Launches a draft. Its feature flag is turned on. */
    launch: {
      params: ExperimentsLaunchParams
      records: Experiment
      meta: {}
    }
    /** Ends a running experiment. Its feature flag stays as it is. */
    end: {
      params: ExperimentsEndParams
      records: Experiment
      meta: {}
    }
    search: {
      fields: ExperimentsSearchFields
    }
  }
  /** An insight: a saved query and its chart. */
  insights: {
    /** Lists insights with their stored results. */
    list: {
      params: InsightsListParams
      records: Insight[]
      meta: {
        count: number | null
      }
    }
    /** Gets an insight by ID, with its results. */
    get: {
      params: InsightsGetParams
      records: Insight
      meta: {}
    }
    /** Creates an insight. */
    create: {
      params: InsightsCreateParams
      records: Insight
      meta: {}
    }
    /** Updates an insight. */
    update: {
      params: InsightsUpdateParams
      records: Insight
      meta: {}
    }
    search: {
      fields: InsightsSearchFields
    }
  }
  /** A dashboard of insights. */
  dashboards: {
    /** Lists dashboards, without their tiles. */
    list: {
      params: DashboardsListParams
      records: Dashboard[]
      meta: {
        count: number | null
      }
    }
    /** Gets a dashboard by ID, with its insights. */
    get: {
      params: DashboardsGetParams
      records: Dashboard
      meta: {}
    }
    search: {
      fields: DashboardsSearchFields
    }
  }
  /** An annotation: a note on charts at a time, such as a release. */
  annotations: {
    /** Lists annotations. */
    list: {
      params: AnnotationsListParams
      records: Annotation[]
      meta: {
        count: number | null
      }
    }
    /** Creates an annotation. */
    create: {
      params: AnnotationsCreateParams
      records: Annotation
      meta: {}
    }
    /** Updates an annotation. */
    update: {
      params: AnnotationsUpdateParams
      records: Annotation
      meta: {}
    }
    /** Deletes an annotation. */
    delete: {
      params: AnnotationsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AnnotationsSearchFields
    }
  }
  /** An action: events that count as one, by name, page or element. */
  actions: {
    /** Lists the actions with the events that they match. */
    list: {
      params: ActionsListParams
      records: Action[]
      meta: {
        count: number | null
      }
    }
    search: {
      fields: ActionsSearchFields
    }
  }
  /** A survey in your product, with its questions. */
  surveys: {
    /** Lists surveys. */
    list: {
      params: SurveysListParams
      records: Survey[]
      meta: {
        count: number | null
      }
    }
    /** Gets a survey by ID, with its questions. */
    get: {
      params: SurveysGetParams
      records: Survey
      meta: {}
    }
    /** Updates a survey. Its dates launch and stop it. */
    update: {
      params: SurveysUpdateParams
      records: Survey
      meta: {}
    }
    search: {
      fields: SurveysSearchFields
    }
  }
  /** An event by name, with its description and when it was last seen. */
  event_definitions: {
    /** Lists the events that the project has. */
    list: {
      params: EventDefinitionsListParams
      records: EventDefinition[]
      meta: {
        count: number | null
      }
    }
    search: {
      fields: EventDefinitionsSearchFields
    }
  }
  /** A property of events, persons, groups or sessions by name. */
  property_definitions: {
    /** Lists properties of events, or of persons, groups or sessions. */
    list: {
      params: PropertyDefinitionsListParams
      records: PropertyDefinition[]
      meta: {
        count: number | null
      }
    }
  }
  /** A row of a query's result, by the names of its columns. */
  query_rows: {
    /** Runs a SQL query (HogQL) over events, persons, sessions and other tables. */
    list: {
      params: QueryRowsListParams
      records: QueryRow[]
      meta: {
        hasMore: boolean | null
        columns: unknown[] | null
        types: unknown[] | null
      }
    }
  }
}

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

export interface User {
  id: number
  uuid: string
  distinct_id?: string | null
  first_name?: string
  last_name?: string
  email: string
  is_email_verified?: boolean | null
  date_joined?: string
  role_at_organization?: string | null
  team?: UserProject
  organization?: UserOrganization
  organizations?: UserOrganization[]
}

export interface UserProject {
  id: number
  uuid?: string
  organization?: string
  project_id?: number
  name?: string
  timezone?: string
}

export interface UserOrganization {
  id: string
  name?: string
  slug?: string
  membership_level?: number | null
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the organization, as `current_user.get` has it. Defaults to your current one. (default "@current") */
  organization_id?: string
  /** Filters by a text. */
  search?: string
}

export interface Project {
  id: number
  uuid?: string
  organization?: string
  /** Token of the project for events, which is public. */
  api_token?: string
  name?: string
  completed_snippet_onboarding?: boolean
  ingested_event?: boolean
  is_demo?: boolean
  timezone?: string
  access_control?: boolean
}

/** Params of projects.get. */
export interface ProjectsGetParams { [k: string]: never }

/** Params of persons.list. */
export interface PersonsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds a part of an email address, or a whole distinct ID. */
  search?: string
  /** Filters by email address. */
  email?: string
  /** Filters by a distinct ID. */
  distinct_id?: string
  /** Conditions that the persons have to meet. */
  properties?: {
    /** Name of the property, such as `email`. */
    key: string
    /** Text, number, boolean, or a list. One value of a list has to match. */
    value?: unknown
    /** Comparison. Defaults to `exact`. */
    operator?:
      | "exact"
      | "is_not"
      | "icontains"
      | "not_icontains"
      | "regex"
      | "not_regex"
      | "gt"
      | "lt"
      | "gte"
      | "lte"
      | "is_set"
      | "is_not_set"
      | "is_date_exact"
      | "is_date_after"
      | "is_date_before"
      | "in"
      | "not_in"
    /** Owner of the property. */
    type: "person" | "cohort"
  }[]
}

export interface Person {
  id?: number
  uuid: string
  name?: string
  distinct_ids?: string[]
  /** Properties by name, as your product sets them. */
  properties?: { [k: string]: unknown } | null
  created_at?: string
  last_seen_at?: string | null
}

/** Params of persons.get. */
export interface PersonsGetParams {
  /** UUID of the person, as `persons.list` has it. */
  id: string
}

/** Params of persons.set_property. */
export interface PersonsSetPropertyParams {
  /** UUID of the person, as `persons.list` has it. */
  id: string
  /** Name of the property. */
  key: string
  /** Text, number, boolean or object. */
  value: unknown
}

/** Params of persons.delete_property. */
export interface PersonsDeletePropertyParams {
  /** UUID of the person, as `persons.list` has it. */
  id: string
  /** Name of the property. */
  property: string
}

/** Params of persons.bulk_delete. Needs ids, or distinct_ids. Takes only one of ids, distinct_ids. */
export interface PersonsBulkDeleteParams {
  /** UUIDs of the persons. (at most 1000 items) */
  ids?: string[]
  /** Distinct IDs of the persons. (at most 1000 items) */
  distinct_ids?: string[]
  /** Whether to delete their events too. Defaults to `false`. */
  delete_events?: boolean
  /** Whether to delete their recordings too. Defaults to `false`. */
  delete_recordings?: boolean
  /** Whether to keep the persons themselves. Defaults to `false`. */
  keep_person?: boolean
}

export interface PersonDeletion {
  persons_found?: number
  /** Persons that PostHog deletes later, if not at once. */
  persons_queued_for_deletion?: number
  /** Persons deleted at once, 0 if they are queued. */
  persons_deleted?: number
  /** A boolean or a number. */
  events_queued_for_deletion?: unknown
  /** A boolean or a number. */
  recordings_queued_for_deletion?: unknown
  ids_not_found?: string[]
  distinct_ids_not_found?: string[]
  /** Persons that could not be deleted. */
  deletion_errors?: { [k: string]: unknown }[]
}

/** Params of cohorts.list. */
export interface CohortsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface Cohort {
  id: number
  name?: string | null
  description?: string
  deleted?: boolean
  /** Conditions in groups of any depth. */
  filters?: { [k: string]: unknown } | null
  /** Query of the cohort, if it has one. */
  query?: unknown
  version?: number | null
  is_calculating?: boolean
  created_by?: UserBasic | null
  created_at?: string | null
  last_calculation?: string | null
  errors_calculating?: number
  last_error_message?: string | null
  count?: number | null
  is_static?: boolean
  cohort_type?: string | null
  experiment_set?: number[]
}

export interface UserBasic {
  id: number
  uuid?: string
  distinct_id?: string | null
  first_name?: string
  last_name?: string
  email?: string
  is_email_verified?: boolean | null
  /** Looks of the mascot, by name. */
  hedgehog_config?: { [k: string]: unknown } | null
  role_at_organization?: string | null
}

/** Params of cohorts.get. */
export interface CohortsGetParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  id: number
}

/** Params of cohorts.create. */
export interface CohortsCreateParams {
  /** Name of the cohort. (at most 400 characters) */
  name: string
  /** Purpose of the cohort. (at most 1000 characters) */
  description?: string
  /** Conditions of the cohort. */
  filters?: {
    /** A group of conditions. */
    properties: {
      /** Whether all conditions have to be met or one. */
      type: "AND" | "OR"
      /** Conditions, or groups with a `type` and `values` of their own. */
      values: { [k: string]: unknown }[]
    }
  }
  /** Whether the cohort is a fixed list. */
  is_static?: boolean
  /** UUIDs of the persons, for a static cohort. */
  person_ids?: string[]
}

/** Params of cohorts.update. */
export interface CohortsUpdateParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  id: number
  /** Name of the cohort. (at most 400 characters) */
  name?: string
  /** Purpose of the cohort. (at most 1000 characters) */
  description?: string
  /** Conditions that replace the present ones. */
  filters?: {
    /** A group of conditions. */
    properties: {
      /** Whether all conditions have to be met or one. */
      type: "AND" | "OR"
      /** Conditions, or groups with a `type` and `values` of their own. */
      values: { [k: string]: unknown }[]
    }
  }
}

/** Params of cohorts.delete. */
export interface CohortsDeleteParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  id: number
}

/** Searchable fields of cohorts, in hosted mode. */
export interface CohortsSearchFields {
  name: string | null
  description: string | null
  cohort_type: string | null
  is_static: boolean | null
  count: number | null
  created_at: string | null
}

/** Params of cohort_persons.list. */
export interface CohortPersonsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the cohort, as `cohorts.list` has it. */
  id: number
}

export interface CohortPerson {
  id?: string
  uuid: string
  type?: string
  name?: string
  distinct_ids?: string[]
  /** Properties by name, as your product sets them. */
  properties?: { [k: string]: unknown } | null
  created_at?: string | null
  last_seen_at?: string | null
  is_identified?: boolean | null
}

/** Params of feature_flags.list. */
export interface FeatureFlagsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds a part of the key or name. */
  search?: string
  /** Filters by state. `STALE` lists stale ones. */
  active?: "true" | "false" | "STALE"
  /** Filters by type. */
  type?: "boolean" | "multivariant" | "experiment" | "remote_config"
  /** Filters by key. */
  key?: string
  /** Whether to list archived flags or the others. */
  archived?: "true" | "false"
  /** Filters by the place of evaluation. */
  evaluation_runtime?: "server" | "client" | "all"
  /** Filters by creator, a numeric user ID. */
  created_by_id?: string
  /** Filters by tags. */
  tags?: string[]
  /** Leaves out flags with any of these tags. */
  excluded_tags?: string[]
}

export interface FeatureFlag {
  id: number
  name?: string
  key: string
  /** Release conditions and variants, by the type of the flag. */
  filters?: { [k: string]: unknown }
  deleted?: boolean
  archived?: boolean
  active?: boolean
  created_by?: UserBasic | null
  created_at?: string
  updated_at?: string | null
  version?: number
  last_modified_by?: UserBasic | null
  ensure_experience_continuity?: boolean | null
  experiment_set?: number[]
  tags?: string[]
  usage_dashboard?: number | null
  analytics_dashboards?: number[]
  has_enriched_analytics?: boolean | null
  is_remote_configuration?: boolean | null
  has_encrypted_payloads?: boolean | null
  status?: string
  evaluation_runtime?: string | null
  bucketing_identifier?: string | null
  last_called_at?: string | null
  can_edit?: boolean
  user_access_level?: string | null
}

/** Params of feature_flags.get. */
export interface FeatureFlagsGetParams {
  /** ID of the feature flag, as `feature_flags.list` has it. */
  id: number
}

/** Params of feature_flags.create. */
export interface FeatureFlagsCreateParams {
  /** Key of the flag in your code, unique in the project. (at most 400 characters) */
  key: string
  /** Description of the flag, despite its name. */
  name?: string
  /** Release conditions and variants. */
  filters?: {
    /** Groups of release conditions. One group has to be met. */
    groups?: {
      /** Conditions, which all have to be met. */
      properties?: ({
        /** Name of the property, or `id` of a cohort. */
        key: string
        /** Owner of the property. */
        type: "person" | "cohort" | "group" | "flag"
        /** Text, number, boolean or list to compare with. */
        value?: unknown
        /** Comparison. Defaults to `exact`; cohorts take `in` and `not_in`. */
        operator?:
          | "exact"
          | "is_not"
          | "icontains"
          | "not_icontains"
          | "regex"
          | "not_regex"
          | "gt"
          | "gte"
          | "lt"
          | "lte"
          | "is_set"
          | "is_not_set"
          | "is_date_exact"
          | "is_date_after"
          | "is_date_before"
          | "in"
          | "not_in"
          | "semver_gt"
          | "semver_gte"
          | "semver_lt"
          | "semver_lte"
          | "semver_eq"
          | "semver_neq"
          | "semver_tilde"
          | "semver_caret"
          | "semver_wildcard"
          | "icontains_multi"
          | "not_icontains_multi"
          | "flag_evaluates_to"
          | null
        /** Index of the group type, for `group`. */
        group_type_index?: number | null
      }[] | null)
      /** Percentage of users to whom the flag applies, 0 to 100. (0 to 100) */
      rollout_percentage?: number | null
      /** Key of the variant that they get. */
      variant?: string | null
    }[]
    /** Variants, or null for a flag that is on or off. */
    multivariate?: ({
      /** Variants whose percentages add up to 100. */
      variants: {
        /** Key of the variant in your code, such as `control`. (at most 400 characters) */
        key: string
        /** Name of the variant. */
        name?: string
        /** Percentage that gets it, 0 to 100. (0 to 100) */
        rollout_percentage: number
      }[]
    } | null)
    /** Index of the group type, for flags of groups. */
    aggregation_group_type_index?: number | null
    /** JSON by key of the variant, or by `true`. */
    payloads?: {
      [k: string]: string
    }
  }
  /** Whether the flag is on. */
  active?: boolean
  /** Tags of the flag. */
  tags?: string[]
  /** Contexts in which the flag is evaluated. */
  evaluation_contexts?: string[]
}

/** Params of feature_flags.update. */
export interface FeatureFlagsUpdateParams {
  /** ID of the feature flag, as `feature_flags.list` has it. */
  id: number
  /** Key of the flag in your code. (at most 400 characters) */
  key?: string
  /** Description of the flag, despite its name. */
  name?: string
  /** Release conditions and variants that replace all present ones. Begin with the `filters` of `feature_flags.get`. */
  filters?: {
    /** Groups of release conditions. One group has to be met. */
    groups?: {
      /** Conditions, which all have to be met. */
      properties?: ({
        /** Name of the property, or `id` of a cohort. */
        key: string
        /** Owner of the property. */
        type: "person" | "cohort" | "group" | "flag"
        /** Text, number, boolean or list to compare with. */
        value?: unknown
        /** Comparison. Defaults to `exact`; cohorts take `in` and `not_in`. */
        operator?:
          | "exact"
          | "is_not"
          | "icontains"
          | "not_icontains"
          | "regex"
          | "not_regex"
          | "gt"
          | "gte"
          | "lt"
          | "lte"
          | "is_set"
          | "is_not_set"
          | "is_date_exact"
          | "is_date_after"
          | "is_date_before"
          | "in"
          | "not_in"
          | "semver_gt"
          | "semver_gte"
          | "semver_lt"
          | "semver_lte"
          | "semver_eq"
          | "semver_neq"
          | "semver_tilde"
          | "semver_caret"
          | "semver_wildcard"
          | "icontains_multi"
          | "not_icontains_multi"
          | "flag_evaluates_to"
          | null
        /** Index of the group type, for `group`. */
        group_type_index?: number | null
      }[] | null)
      /** Percentage of users to whom the flag applies, 0 to 100. (0 to 100) */
      rollout_percentage?: number | null
      /** Key of the variant that they get. */
      variant?: string | null
    }[]
    /** Variants, or null for a flag that is on or off. */
    multivariate?: ({
      /** Variants whose percentages add up to 100. */
      variants: {
        /** Key of the variant in your code, such as `control`. (at most 400 characters) */
        key: string
        /** Name of the variant. */
        name?: string
        /** Percentage that gets it, 0 to 100. (0 to 100) */
        rollout_percentage: number
      }[]
    } | null)
    /** Index of the group type, for flags of groups. */
    aggregation_group_type_index?: number | null
    /** JSON by key of the variant, or by `true`. */
    payloads?: {
      [k: string]: string
    }
  }
  /** Whether the flag is on. */
  active?: boolean
  /** Tags that replace the present ones. */
  tags?: string[]
  /** Contexts in which the flag is evaluated. */
  evaluation_contexts?: string[]
}

/** Params of feature_flags.delete. */
export interface FeatureFlagsDeleteParams {
  /** ID of the feature flag, as `feature_flags.list` has it. */
  id: number
}

/** Searchable fields of feature_flags, in hosted mode. */
export interface FeatureFlagsSearchFields {
  key: string | null
  name: string | null
  active: boolean | null
  status: string | null
  tags: unknown[] | null
  created_at: string | null
  updated_at: string | null
  last_called_at: string | null
}

/** Params of experiments.list. */
export interface ExperimentsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds a part of the name. */
  search?: string
  /** Filters by state. */
  status?: "draft" | "running" | "paused" | "stopped" | "complete" | "all"
  /** Whether to list the archived ones or the others. */
  archived?: boolean
  /** Filters by creators, numeric user IDs. */
  created_by_id?: number[]
  /** Filters by feature flag. */
  feature_flag_id?: number
  /** Field of the order, such as `name`, `created_at` or `status`. `-` before it reverses. */
  order?: string
}

export interface Experiment {
  id: number
  name: string
  description?: string | null
  start_date?: string | null
  end_date?: string | null
  feature_flag_key?: string
  /** The feature flag with its release conditions. */
  feature_flag?: { [k: string]: unknown } | null
  holdout_id?: number | null
  exposure_cohort?: number | null
  /** Variants and rollout, by the type of the experiment. */
  parameters?: { [k: string]: unknown } | null
  archived?: boolean
  deleted?: boolean | null
  created_by?: UserBasic | null
  created_at?: string
  updated_at?: string
  type?: string | null
  /** Events that count as taking part, if set. */
  exposure_criteria?: { [k: string]: unknown } | null
  /** Primary metrics, of several types. */
  metrics?: { [k: string]: unknown }[] | null
  /** Secondary metrics, of several types. */
  metrics_secondary?: { [k: string]: unknown }[] | null
  conclusion?: string | null
  conclusion_comment?: string | null
  status?: string
  user_access_level?: string | null
}

/** Params of experiments.get. */
export interface ExperimentsGetParams {
  /** ID of the experiment, as `experiments.list` has it. */
  id: number
}

/** Params of experiments.create. */
export interface ExperimentsCreateParams {
  /** Name of the experiment. (at most 400 characters) */
  name: string
  /** Key of its feature flag: letters, digits, hyphens and underscores. */
  feature_flag_key: string
  /** Hypothesis of the experiment. (at most 3000 characters) */
  description?: string
  /** `web` for changes of pages, `product` for those in code. */
  type?: "web" | "product"
  /** Variants and rollout. */
  parameters?: {
    /** Variants. Defaults to `control` and `test`, half each. */
    feature_flag_variants?: {
      /** Key of the variant, such as `control`. */
      key: string
      /** Name of the variant. */
      name?: string
      /** Percentage that gets it. All add up to 100. (0 to 100) */
      split_percent: number
    }[]
    /** Percentage of users who take part. Defaults to 100. (0 to 100) */
    rollout_percentage?: number
    /** Smallest effect to detect in percent. */
    minimum_detectable_effect?: number
  }
  /** Primary metrics. */
  metrics?: {
    /** `ExperimentMetric`, the only kind. */
    kind: "ExperimentMetric"
    /** Type of the metric. */
    metric_type: "mean" | "funnel" | "ratio" | "retention"
    /** Name of the metric. */
    name?: string
    /** Whether more or less is better. */
    goal?: "increase" | "decrease"
    /** The counted event or action, for `mean`. */
    source?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Steps, for `funnel`. */
    series?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }[]
    /** The event or action above the line, for `ratio`. */
    numerator?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** The event or action below the line, for `ratio`. */
    denominator?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** First event, for `retention`. */
    start_event?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Returning event, for `retention`. */
    completion_event?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Length of the window of conversion. */
    conversion_window?: number
    /** Beginning of the window, for `retention`. */
    retention_window_start?: number
    /** End of the window, for `retention`. */
    retention_window_end?: number
    /** Unit of that window. */
    retention_window_unit?: "second" | "minute" | "hour" | "day" | "week" | "month"
    /** First or last of several first events, for `retention`. */
    start_handling?: "first_seen" | "last_seen"
  }[]
  /** Further metrics that do not decide. */
  metrics_secondary?: {
    /** `ExperimentMetric`, the only kind. */
    kind: "ExperimentMetric"
    /** Type of the metric. */
    metric_type: "mean" | "funnel" | "ratio" | "retention"
    /** Name of the metric. */
    name?: string
    /** Whether more or less is better. */
    goal?: "increase" | "decrease"
    /** The counted event or action, for `mean`. */
    source?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Steps, for `funnel`. */
    series?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }[]
    /** The event or action above the line, for `ratio`. */
    numerator?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** The event or action below the line, for `ratio`. */
    denominator?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** First event, for `retention`. */
    start_event?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Returning event, for `retention`. */
    completion_event?: {
      /** Whether it is an event or an action. */
      kind: "EventsNode" | "ActionsNode"
      /** Name of the event, for `EventsNode`. */
      event?: string
      /** ID of the action, for `ActionsNode`. */
      id?: number
      /** Conditions on the event, each with `key`, `value` and `operator`. */
      properties?: { [k: string]: unknown }[]
    }
    /** Length of the window of conversion. */
    conversion_window?: number
    /** Beginning of the window, for `retention`. */
    retention_window_start?: number
    /** End of the window, for `retention`. */
    retention_window_end?: number
    /** Unit of that window. */
    retention_window_unit?: "second" | "minute" | "hour" | "day" | "week" | "month"
    /** First or last of several first events, for `retention`. */
    start_handling?: "first_seen" | "last_seen"
  }[]
  /** ID of a holdout group that stays out. */
  holdout_id?: number
}

/** Params of experiments.launch. */
export interface ExperimentsLaunchParams {
  /** ID of the experiment, as `experiments.list` has it. */
  id: number
}

/** Params of experiments.end. */
export interface ExperimentsEndParams {
  /** ID of the experiment, as `experiments.list` has it. */
  id: number
  /** Result of the experiment. */
  conclusion?: "won" | "lost" | "inconclusive" | "stopped_early" | "invalid"
  /** Comment on the result, up to 4,000 characters. (at most 4000 characters) */
  conclusion_comment?: string
}

/** Searchable fields of experiments, in hosted mode. */
export interface ExperimentsSearchFields {
  name: string | null
  description: string | null
  feature_flag_key: string | null
  status: string | null
  conclusion: string | null
  start_date: string | null
  end_date: string | null
}

/** Params of insights.list. */
export interface InsightsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds a part of the name, description or tags. */
  search?: string
  /** Filters by type. */
  insight?: "TRENDS" | "FUNNELS" | "RETENTION" | "PATHS" | "STICKINESS" | "LIFECYCLE" | "SQL" | "JSON"
  /** Whether to leave out results. */
  basic?: boolean
  /** Whether to list saved insights or unsaved ones. */
  saved?: boolean
  /** Filters by creators, numeric user IDs. */
  created_by?: number[]
  /** Filters to insights on all of these dashboards. */
  dashboards?: number[]
  /** Filters to insights with any of these tags. */
  tags?: string[]
  /** Filters by the short ID in its address. */
  short_id?: string
  /** Filters to changes after this date. `-7d` is seven days ago. */
  date_from?: string
  /** Filters to changes before this date. `-7d` is seven days ago. */
  date_to?: string
  /** Use of stored results: only them, if fresh, or never. Defaults to `force_cache`. */
  refresh?: "force_cache" | "blocking" | "force_blocking"
}

export interface Insight {
  id: number
  short_id?: string
  name?: string | null
  derived_name?: string | null
  /** The query, of one of many kinds. */
  query?: { [k: string]: unknown } | null
  deleted?: boolean
  dashboard_tiles?: DashboardTile[]
  last_refresh?: string | null
  cache_target_age?: string | null
  /** Results in the form of the query's kind. */
  result?: unknown
  created_at?: string | null
  created_by?: UserBasic | null
  description?: string | null
  updated_at?: string
  tags?: string[]
  favorited?: boolean
  last_modified_at?: string
  last_modified_by?: UserBasic | null
  last_viewed_at?: string | null
  is_sample?: boolean
  user_access_level?: string | null
  timezone?: string | null
  is_cached?: boolean | null
}

export interface DashboardTile {
  id: number
  dashboard_id?: number
  deleted?: boolean | null
}

/** Params of insights.get. */
export interface InsightsGetParams {
  /** ID of the insight, as `insights.list` has it. */
  id: number
  /** Use of stored results: only them, if fresh, or never. Defaults to `force_cache`. */
  refresh?: "force_cache" | "blocking" | "force_blocking"
  /** ID of a dashboard whose filters apply. */
  from_dashboard?: number
}

/** Params of insights.create. */
export interface InsightsCreateParams {
  /** Name of the insight. Without it, PostHog derives one. (at most 400 characters) */
  name?: string
  /** Text that explains the insight. (at most 400 characters) */
  description?: string
  /** Query of the insight. */
  query: { [k: string]: unknown }
  /** Tags of the insight. */
  tags?: string[]
  /** Whether it is a favorite. */
  favorited?: boolean
}

/** Params of insights.update. */
export interface InsightsUpdateParams {
  /** ID of the insight, as `insights.list` has it. */
  id: number
  /** Name of the insight. (at most 400 characters) */
  name?: string
  /** Text that explains the insight. (at most 400 characters) */
  description?: string
  /** Query that replaces the present one. */
  query?: { [k: string]: unknown }
  /** Tags that replace the present ones. */
  tags?: string[]
  /** Whether it is a favorite. */
  favorited?: boolean
}

/** Searchable fields of insights, in hosted mode. */
export interface InsightsSearchFields {
  name: string | null
  derived_name: string | null
  short_id: string | null
  description: string | null
  tags: unknown[] | null
  favorited: boolean | null
  created_at: string | null
  last_modified_at: string | null
  last_viewed_at: string | null
}

/** Params of dashboards.list. */
export interface DashboardsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds names and descriptions like this text. (at most 200 characters) */
  search?: string
}

export interface Dashboard {
  id: number
  name?: string | null
  description?: string
  pinned?: boolean
  created_at?: string
  created_by?: UserBasic | null
  last_accessed_at?: string | null
  last_viewed_at?: string | null
  is_shared?: boolean
  deleted?: boolean
  creation_mode?: string
  tags?: string[]
  user_access_level?: string | null
  last_refresh?: string | null
  team_id?: number
  /** Filters that apply to all tiles. */
  filters?: { [k: string]: unknown }
  /** Tiles with insights, texts or widgets. */
  tiles?: { [k: string]: unknown }[] | null
}

/** Params of dashboards.get. */
export interface DashboardsGetParams {
  /** ID of the dashboard, as `dashboards.list` has it. */
  id: number
}

/** Searchable fields of dashboards, in hosted mode. */
export interface DashboardsSearchFields {
  name: string | null
  description: string | null
  tags: unknown[] | null
  pinned: boolean | null
  created_at: string | null
  last_accessed_at: string | null
}

/** Params of annotations.list. */
export interface AnnotationsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters by a text. */
  search?: string
}

export interface Annotation {
  id: number
  content?: string | null
  date_marker?: string | null
  creation_type?: string
  dashboard_item?: number | null
  dashboard_id?: number | null
  dashboard_name?: string | null
  insight_short_id?: string | null
  insight_name?: string | null
  insight_derived_name?: string | null
  created_by?: UserBasic | null
  created_at?: string | null
  updated_at?: string
  deleted?: boolean
  scope?: string
}

/** Params of annotations.create. */
export interface AnnotationsCreateParams {
  /** Text of the annotation. (at most 8192 characters) */
  content: string
  /** Time on the charts. */
  date_marker: string
  /** Charts that show it. */
  scope?: "project" | "organization" | "dashboard" | "dashboard_item"
  /** Origin: `USR` for a person, `GIT` for a deployment. */
  creation_type?: "USR" | "GIT"
  /** ID of the dashboard, for the scope `dashboard`. */
  dashboard_id?: number
  /** ID of the insight, for the scope `dashboard_item`. */
  dashboard_item?: number
}

/** Params of annotations.update. */
export interface AnnotationsUpdateParams {
  /** ID of the annotation, as `annotations.list` has it. */
  id: number
  /** Text of the annotation. (at most 8192 characters) */
  content?: string
  /** Time on the charts. */
  date_marker?: string
  /** Charts that show it. */
  scope?: "project" | "organization" | "dashboard" | "dashboard_item"
  /** ID of the dashboard, for the scope `dashboard`. */
  dashboard_id?: number
  /** ID of the insight, for the scope `dashboard_item`. */
  dashboard_item?: number
}

/** Params of annotations.delete. */
export interface AnnotationsDeleteParams {
  /** ID of the annotation, as `annotations.list` has it. */
  id: number
}

/** Searchable fields of annotations, in hosted mode. */
export interface AnnotationsSearchFields {
  content: string | null
  scope: string | null
  dashboard_name: string | null
  insight_name: string | null
  date_marker: string | null
  created_at: string | null
}

/** Params of actions.list. */
export interface ActionsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface Action {
  id: number
  name?: string | null
  description?: string
  tags?: string[]
  post_to_slack?: boolean
  slack_message_format?: string
  steps?: ActionStep[]
  created_at?: string
  created_by?: UserBasic | null
  deleted?: boolean
  is_calculating?: boolean
  last_calculated_at?: string
  team_id?: number
  pinned_at?: string | null
  user_access_level?: string | null
}

export interface ActionStep {
  event?: string | null
  /** Conditions of several types. */
  properties?: { [k: string]: unknown }[] | null
  selector?: string | null
  tag_name?: string | null
  text?: string | null
  text_matching?: string | null
  href?: string | null
  href_matching?: string | null
  url?: string | null
  url_matching?: string | null
}

/** Searchable fields of actions, in hosted mode. */
export interface ActionsSearchFields {
  name: string | null
  description: string | null
  tags: unknown[] | null
  created_at: string | null
}

/** Params of surveys.list. */
export interface SurveysListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Finds names and descriptions like this text. */
  search?: string
  /** Whether to list archived surveys or the others. */
  archived?: boolean
}

export interface Survey {
  id: string
  name: string
  description?: string
  type?: string
  schedule?: string | null
  linked_flag_id?: number | null
  /** Questions of several types. */
  questions?: { [k: string]: unknown }[] | null
  /** Pages, devices and times at which it is shown, if set. */
  conditions?: { [k: string]: unknown } | null
  /** Colors and texts of the survey, if set. */
  appearance?: { [k: string]: unknown } | null
  created_at?: string
  created_by?: UserBasic | null
  start_date?: string | null
  end_date?: string | null
  archived?: boolean
  responses_limit?: number | null
  iteration_count?: number | null
  iteration_frequency_days?: number | null
  current_iteration?: number | null
  enable_partial_responses?: boolean | null
  user_access_level?: string | null
}

/** Params of surveys.get. */
export interface SurveysGetParams {
  /** ID of the survey, as `surveys.list` has it. */
  id: string
}

/** Params of surveys.update. */
export interface SurveysUpdateParams {
  /** ID of the survey, as `surveys.list` has it. */
  id: string
  /** Name of the survey. (at most 400 characters) */
  name?: string
  /** Purpose of the survey. */
  description?: string
  /** Time when it is launched. */
  start_date?: string | null
  /** Time when it is stopped, or null to resume it. */
  end_date?: string | null
  /** Whether it is archived. */
  archived?: boolean
  /** Number of responses that stops it, or null for no limit. (at least 1) */
  responses_limit?: number | null
}

/** Searchable fields of surveys, in hosted mode. */
export interface SurveysSearchFields {
  name: string | null
  description: string | null
  type: string | null
  archived: boolean | null
  start_date: string | null
  end_date: string | null
  created_at: string | null
}

/** Params of event_definitions.list. */
export interface EventDefinitionsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface EventDefinition {
  id: string
  name: string
  owner?: number | null
  description?: string | null
  tags?: string[]
  created_at?: string | null
  updated_at?: string
  updated_by?: UserBasic | null
  last_seen_at?: string | null
  last_updated_at?: string
  verified?: boolean
  verified_at?: string | null
  verified_by?: UserBasic | null
  hidden?: boolean | null
  promoted_property?: string | null
}

/** Searchable fields of event_definitions, in hosted mode. */
export interface EventDefinitionsSearchFields {
  name: string | null
  description: string | null
  tags: unknown[] | null
  verified: boolean | null
  hidden: boolean | null
  created_at: string | null
  last_seen_at: string | null
}

/** Params of property_definitions.list. */
export interface PropertyDefinitionsListParams {
  /** Number of records on a page. Defaults to 100. (at least 1; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Owner of the properties. Defaults to `event`. */
  type?: "event" | "person" | "group" | "session"
  /** Finds a part of the name. */
  search?: string
  /** Filters by names. */
  properties?: string[]
  /** Names of events, for `filter_by_event_names`. */
  event_names?: string[]
  /** Whether to list only properties of `event_names`. */
  filter_by_event_names?: boolean
  /** Number of the group type from 0, if `type` is `group`. */
  group_type_index?: number
  /** Whether to list numerical properties or the others. */
  is_numerical?: boolean
  /** Whether to list properties of feature flags or the others. */
  is_feature_flag?: boolean
  /** Whether to leave out hidden properties. Defaults to `false`. */
  exclude_hidden?: boolean
  /** Whether to leave out properties that PostHog defines. Defaults to `false`. */
  exclude_core_properties?: boolean
  /** Whether to list verified properties or the others. */
  verified?: boolean
}

export interface PropertyDefinition {
  id: string
  name: string
  description?: string | null
  tags?: string[]
  is_numerical?: boolean
  updated_at?: string
  updated_by?: UserBasic | null
  is_seen_on_filtered_events?: boolean | null
  property_type?: string | null
  verified?: boolean
  verified_at?: string | null
  verified_by?: UserBasic | null
  hidden?: boolean | null
}

/** Params of query_rows.list. */
export interface QueryRowsListParams {
  /** SELECT in HogQL. Without a LIMIT, it returns 100 rows; the largest LIMIT is 50,000. */
  query: string
  /** Values by name, which the query has as `{name}`. */
  values?: { [k: string]: unknown }
  /** Name of the query in the query log. */
  name?: string
  /** Use of stored results: if fresh, or never. Defaults to `blocking`. */
  refresh?: "blocking" | "force_blocking"
}

export interface QueryRow {
  event?: string | null
  distinct_id?: string | null
  timestamp?: string | null
  total?: number | null
}

/** Credentials by auth variant. */
export interface PosthogCredentials {
  api_key: PosthogApiKeyCredentials
}

/** Personal API key */
export interface PosthogApiKeyCredentials {
  api_key: string
}

export interface PosthogConfig {
  /**
   * Host of the project: `us.posthog.com`, `eu.posthog.com`, or that of your self-hosted PostHog, without `https://`
   * and path. Defaults to `us.posthog.com`. (default "us.posthog.com")
   */
  host?: string
  /** ID of the project, a number, from its settings. */
  project: string
}
