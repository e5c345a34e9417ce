// Generated from definitions/posthog.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/posthog.ts'

const projectsListParamsLimit = { description: "Number of records on a page. Defaults to 100." }
const personsListParamsItemsValue = {
  description: "Text, number, boolean, or a list. One value of a list has to match.",
}
const personsGetParamsId = { description: "UUID of the person, as `persons.list` has it." }
const cohortsListParams = {
  properties: { limit: projectsListParamsLimit, offset: { description: "Number of records to skip." } },
}
const cohortsGetParamsId = { description: "ID of the cohort, as `cohorts.list` has it." }
const cohortsGetParams = { properties: { id: cohortsGetParamsId } }
const cohortsCreateParamsFiltersValuesExamples = [
  [{ type: "AND", values: [{ type: "person", key: "plan", value: ["pro"], operator: "exact" }] }],
]
const cohortsCreateParamsFilters = {
  properties: {
    properties: {
      type: { description: "Whether all conditions have to be met or one." },
      values: {
        description: "Conditions, or groups with a `type` and `values` of their own.",
        examples: cohortsCreateParamsFiltersValuesExamples,
      },
    },
    description: "A group of conditions.",
  },
}
const feature_flagsGetParamsId = { description: "ID of the feature flag, as `feature_flags.list` has it." }
const feature_flagsGetParams = { properties: { id: feature_flagsGetParamsId } }
const feature_flagsCreateParamsName = { description: "Description of the flag, despite its name." }
const feature_flagsCreateParamsFiltersGroupsItemsItemsValue = {
  description: "Text, number, boolean or list to compare with.",
}
const feature_flagsCreateParamsFilters = {
  groups: {
    items: {
      properties: {
        properties: {
          items: {
            properties: {
              key: { description: "Name of the property, or `id` of a cohort." },
              type: { description: "Owner of the property." },
              value: feature_flagsCreateParamsFiltersGroupsItemsItemsValue,
              operator: { description: "Comparison. Defaults to `exact`; cohorts take `in` and `not_in`." },
              group_type_index: { description: "Index of the group type, for `group`." },
            },
          },
          description: "Conditions, which all have to be met.",
        },
        rollout_percentage: { description: "Percentage of users to whom the flag applies, 0 to 100." },
        variant: { description: "Key of the variant that they get." },
      },
    },
    description: "Groups of release conditions. One group has to be met.",
  },
  multivariate: {
    properties: {
      variants: {
        items: {
          properties: {
            key: { description: "Key of the variant in your code, such as `control`." },
            name: { description: "Name of the variant." },
            rollout_percentage: { description: "Percentage that gets it, 0 to 100." },
          },
        },
        description: "Variants whose percentages add up to 100.",
      },
    },
    description: "Variants, or null for a flag that is on or off.",
  },
  aggregation_group_type_index: { description: "Index of the group type, for flags of groups." },
  payloads: { description: "JSON by key of the variant, or by `true`." },
}
const experimentsGetParamsId = { description: "ID of the experiment, as `experiments.list` has it." }
const experimentsGetParams = { properties: { id: experimentsGetParamsId } }
const experimentsCreateParamsMetricsItemsSource = {
  kind: { description: "Whether it is an event or an action." },
  event: { description: "Name of the event, for `EventsNode`." },
  id: { description: "ID of the action, for `ActionsNode`." },
  properties: { description: "Conditions on the event, each with `key`, `value` and `operator`." },
}
const experimentsCreateParamsMetricsItems = {
  properties: {
    kind: { description: "`ExperimentMetric`, the only kind." },
    metric_type: { description: "Type of the metric." },
    name: { description: "Name of the metric." },
    goal: { description: "Whether more or less is better." },
    source: {
      properties: experimentsCreateParamsMetricsItemsSource,
      description: "The counted event or action, for `mean`.",
    },
    series: { items: { properties: experimentsCreateParamsMetricsItemsSource }, description: "Steps, for `funnel`." },
    numerator: {
      properties: experimentsCreateParamsMetricsItemsSource,
      description: "The event or action above the line, for `ratio`.",
    },
    denominator: {
      properties: experimentsCreateParamsMetricsItemsSource,
      description: "The event or action below the line, for `ratio`.",
    },
    start_event: {
      properties: experimentsCreateParamsMetricsItemsSource,
      description: "First event, for `retention`.",
    },
    completion_event: {
      properties: experimentsCreateParamsMetricsItemsSource,
      description: "Returning event, for `retention`.",
    },
    conversion_window: { description: "Length of the window of conversion." },
    retention_window_start: { description: "Beginning of the window, for `retention`." },
    retention_window_end: { description: "End of the window, for `retention`." },
    retention_window_unit: { description: "Unit of that window." },
    start_handling: { description: "First or last of several first events, for `retention`." },
  },
}
const insightsListParamsRefresh = {
  description: "Use of stored results: only them, if fresh, or never. Defaults to `force_cache`.",
}
const insightsGetParamsId = { description: "ID of the insight, as `insights.list` has it." }
const insightsCreateParamsQueryExamples = [
  { kind: "InsightVizNode", source: { kind: "TrendsQuery", series: [{ kind: "EventsNode", event: "$pageview" }] } },
]
const dashboardsListParamsSearch = { description: "Finds names and descriptions like this text." }
const annotationsCreateParamsDashboard_id = { description: "ID of the dashboard, for the scope `dashboard`." }
const annotationsCreateParamsDashboard_item = { description: "ID of the insight, for the scope `dashboard_item`." }
const annotationsUpdateParamsId = { description: "ID of the annotation, as `annotations.list` has it." }
const surveysGetParamsId = { description: "ID of the survey, as `surveys.list` has it." }
const schemasPerson = { type: ["object", "null"], description: "Properties by name, as your product sets them." }
const schemasExperimentMetricsItems = { type: "object", description: "A metric of one of the types." }
export default describedKind(kind, {
  category: "analytics",
  support: "community",
  docs: "https://posthog.com/docs/api",
  basis: {
    version: "PostHog API 1.0.0, below /api/projects",
    date: "2026-11-30",
    sources: [{ type: "openapi", url: "https://us.posthog.com/api/schema/" }],
    missing:
      "Capture of events and evaluation of feature flags, which take the project's token in the body, at a host " +
      "beside that of each region. OAuth, whose client ID is the address of a document or comes from PostHog, and " +
      "keys of a project. Changes of experiments beyond launch and end, insights on dashboards, writes of dashboards," +
      " actions and definitions, new surveys and responses. Session recordings, groups, error tracking, notebooks, " +
      "batch exports and the data warehouse. Copies of persons, whose lists have no time of change, and of archived " +
      "flags and experiments. A PostHog at a port. A description to compare with.",
  },
  sunset: { date: "none", docs: "https://posthog.com/docs/api", read: "2026-11-30" },
  description:
    "Persons, cohorts, feature flags, experiments, insights, dashboards, annotations, actions, surveys and " +
    "definitions of a PostHog project, hosted or self-hosted, and SQL queries of its events.",
  config: {
    properties: {
      host: {
        description:
          "Host of the project: `us.posthog.com`, `eu.posthog.com`, or that of your self-hosted PostHog, without " +
          "`https://` and path. Defaults to `us.posthog.com`.",
        examples: ["us.posthog.com", "eu.posthog.com", "posthog.example.com"],
      },
      project: { description: "ID of the project, a number, from its settings." },
    },
  },
  auth: {
    api_key: {
      description:
        "Create a key under Personal API keys in your account settings, with `project:read` and the scopes of what " +
        "you use. These are `query`, `person`, `cohort`, `feature_flag`, `experiment`, `insight`, `dashboard`, " +
        "`annotation`, `action`, `survey`, `event_definition`, `property_definition` and `user`, with `:write` for " +
        "changes, else with `:read`.",
    },
  },
  entities: {
    current_user: { description: "The user of the key, with the current project and the organizations.", refs: {} },
    projects: { description: "A project of an organization.", refs: {} },
    persons: { description: "A person: the profile behind events, with its properties.", refs: {} },
    cohorts: {
      description: "A cohort: a group of persons, by conditions or as a fixed list.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        cohort_type: { type: "string" },
        is_static: { type: "boolean" },
        count: { type: "integer" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    cohort_persons: { description: "A person in a cohort.", refs: {} },
    feature_flags: {
      description: "A feature flag, with its release conditions and variants.",
      search: {
        key: { type: "string" },
        name: { type: "string" },
        active: { type: "boolean" },
        status: { type: "string" },
        tags: { type: "array" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        last_called_at: { type: "timestamp" },
      },
      hit: { title: [["key"]], text: [["name"]] },
      refs: {},
    },
    experiments: {
      description: "An experiment: an A/B test behind a feature flag.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        feature_flag_key: { type: "string" },
        status: { type: "string" },
        conclusion: { type: "string" },
        start_date: { type: "timestamp" },
        end_date: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"], ["feature_flag_key"]] },
      refs: {},
    },
    insights: {
      description: "An insight: a saved query and its chart.",
      search: {
        name: { type: "string" },
        derived_name: { type: "string" },
        short_id: { type: "string" },
        description: { type: "string" },
        tags: { type: "array" },
        favorited: { type: "boolean" },
        created_at: { type: "timestamp" },
        last_modified_at: { type: "timestamp" },
        last_viewed_at: { type: "timestamp" },
      },
      hit: { title: [["name"], ["derived_name"]], text: [["description"]] },
      refs: {},
    },
    dashboards: {
      description: "A dashboard of insights.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        tags: { type: "array" },
        pinned: { type: "boolean" },
        created_at: { type: "timestamp" },
        last_accessed_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    annotations: {
      description: "An annotation: a note on charts at a time, such as a release.",
      search: {
        content: { type: "string" },
        scope: { type: "string" },
        dashboard_name: { type: "string" },
        insight_name: { type: "string" },
        date_marker: { type: "timestamp" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["content"]], text: [["dashboard_name"], ["insight_name"]] },
      refs: { dashboard_id: "dashboards.id", dashboard_item: "insights.id" },
    },
    actions: {
      description: "An action: events that count as one, by name, page or element.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        tags: { type: "array" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    surveys: {
      description: "A survey in your product, with its questions.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        archived: { type: "boolean" },
        start_date: { type: "timestamp" },
        end_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    event_definitions: {
      description: "An event by name, with its description and when it was last seen.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        tags: { type: "array" },
        verified: { type: "boolean" },
        hidden: { type: "boolean" },
        created_at: { type: "timestamp" },
        last_seen_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    property_definitions: { description: "A property of events, persons, groups or sessions by name.", refs: {} },
    query_rows: { description: "A row of a query's result, by the names of its columns.", refs: {} },
  },
  operations: {
    "current_user.get": {
      description: "Gets the user of the key, with the current project and the organizations.",
      keywords: ["who am I", "my account", "me", "own profile", "whose key"],
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists the projects of an organization. Keys that are limited to projects are refused.",
      keywords: ["workspaces", "environments", "which apps", "teams", "project token"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          organization_id: {
            description: "ID of the organization, as `current_user.get` has it. Defaults to your current one.",
          },
          search: { description: "Filters by a text." },
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets the project of the connection.",
      keywords: ["workspace", "environment", "time zone", "project token", "settings"],
      isGraphql: false,
    },
    "persons.list": {
      description: "Lists persons, with filters by email address, distinct ID or properties.",
      keywords: ["users", "people", "customers", "visitors", "profiles", "who is"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: { description: "Finds a part of an email address, or a whole distinct ID." },
          email: { description: "Filters by email address." },
          distinct_id: { description: "Filters by a distinct ID." },
          properties: {
            items: {
              properties: {
                key: { description: "Name of the property, such as `email`." },
                value: personsListParamsItemsValue,
                operator: { description: "Comparison. Defaults to `exact`." },
                type: { description: "Owner of the property." },
              },
            },
            description: "Conditions that the persons have to meet.",
          },
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
    "persons.get": {
      description: "Gets a person by UUID.",
      keywords: ["user", "customer", "visitor", "profile", "traits"],
      params: { properties: { id: personsGetParamsId } },
      isGraphql: false,
    },
    "persons.set_property": {
      description: "Sets a property of a person. PostHog applies it a little later.",
      keywords: ["change trait", "update user", "attribute", "customer plan", "edit profile"],
      params: {
        properties: {
          id: personsGetParamsId,
          key: { description: "Name of the property." },
          value: { description: "Text, number, boolean or object." },
        },
      },
      isGraphql: false,
    },
    "persons.delete_property": {
      description: "Deletes a property of a person. PostHog applies it a little later.",
      keywords: ["remove trait", "unset", "drop attribute", "clean profile", "clear"],
      params: { properties: { id: personsGetParamsId, property: { description: "Name of the property." } } },
      isGraphql: false,
    },
    "persons.bulk_delete": {
      description: "Deletes up to 1,000 persons, or their events and recordings, now or later. Later events stay.",
      keywords: ["GDPR", "erase user", "right to be forgotten", "privacy request", "remove people"],
      params: {
        properties: {
          ids: { description: "UUIDs of the persons." },
          distinct_ids: { description: "Distinct IDs of the persons." },
          delete_events: { description: "Whether to delete their events too. Defaults to `false`." },
          delete_recordings: { description: "Whether to delete their recordings too. Defaults to `false`." },
          keep_person: { description: "Whether to keep the persons themselves. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "cohorts.list": {
      description: "Lists the cohorts with their number of persons.",
      keywords: ["segments", "audiences", "user groups", "lists of people", "how many in"],
      params: cohortsListParams,
      record: { $ref: "#/$defs/Cohort" },
      isGraphql: false,
    },
    "cohorts.get": {
      description: "Gets a cohort by ID, with its conditions.",
      keywords: ["segment", "audience", "user group", "definition", "size"],
      params: cohortsGetParams,
      isGraphql: false,
    },
    "cohorts.create": {
      description: "Creates a cohort from conditions, or a static one from persons.",
      keywords: ["new segment", "audience", "group people", "target users", "save list"],
      params: {
        properties: {
          name: { description: "Name of the cohort." },
          description: { description: "Purpose of the cohort." },
          filters: { properties: cohortsCreateParamsFilters, description: "Conditions of the cohort." },
          is_static: { description: "Whether the cohort is a fixed list." },
          person_ids: { description: "UUIDs of the persons, for a static cohort." },
        },
      },
      isGraphql: false,
    },
    "cohorts.update": {
      description: "Updates a cohort.",
      keywords: ["edit segment", "rename audience", "new conditions", "redefine", "adjust"],
      params: {
        properties: {
          id: cohortsGetParamsId,
          name: { description: "Name of the cohort." },
          description: { description: "Purpose of the cohort." },
          filters: { properties: cohortsCreateParamsFilters, description: "Conditions that replace the present ones." },
        },
      },
      isGraphql: false,
    },
    "cohorts.delete": {
      description: "Deletes a cohort. Its persons stay.",
      keywords: ["remove segment", "drop audience", "user group", "clean up", "discard"],
      params: cohortsGetParams,
      isGraphql: false,
    },
    "cohort_persons.list": {
      description: "Lists the persons in a cohort.",
      keywords: ["members of segment", "who is in audience", "users of group", "recipients", "people list"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          id: cohortsGetParamsId,
        },
      },
      record: { $ref: "#/$defs/CohortPerson" },
      isGraphql: false,
    },
    "feature_flags.list": {
      description: "Lists feature flags. Archived ones need `archived`.",
      keywords: ["toggles", "rollouts", "switches", "releases", "what is turned on", "stale"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: { description: "Finds a part of the key or name." },
          active: { description: "Filters by state. `STALE` lists stale ones." },
          type: { description: "Filters by type." },
          key: { description: "Filters by key." },
          archived: { description: "Whether to list archived flags or the others." },
          evaluation_runtime: { description: "Filters by the place of evaluation." },
          created_by_id: { description: "Filters by creator, a numeric user ID." },
          tags: { description: "Filters by tags." },
          excluded_tags: { description: "Leaves out flags with any of these tags." },
        },
      },
      record: { $ref: "#/$defs/FeatureFlag" },
      isGraphql: false,
    },
    "feature_flags.get": {
      description: "Gets a feature flag by ID, with its release conditions.",
      keywords: ["toggle", "rollout", "switch", "percentage", "variants"],
      params: feature_flagsGetParams,
      isGraphql: false,
    },
    "feature_flags.create": {
      description: "Creates a feature flag.",
      keywords: ["new toggle", "gradual rollout", "kill switch", "beta", "release to some"],
      params: {
        properties: {
          key: { description: "Key of the flag in your code, unique in the project." },
          name: feature_flagsCreateParamsName,
          filters: { properties: feature_flagsCreateParamsFilters, description: "Release conditions and variants." },
          active: { description: "Whether the flag is on." },
          tags: { description: "Tags of the flag." },
          evaluation_contexts: { description: "Contexts in which the flag is evaluated." },
        },
      },
      isGraphql: false,
    },
    "feature_flags.update": {
      description: "Updates a feature flag, such as its rollout, or turns it on or off.",
      keywords: ["toggle", "enable", "disable", "roll back", "increase percentage", "ship"],
      params: {
        properties: {
          id: feature_flagsGetParamsId,
          key: { description: "Key of the flag in your code." },
          name: feature_flagsCreateParamsName,
          filters: {
            properties: feature_flagsCreateParamsFilters,
            description:
              "Release conditions and variants that replace all present ones. Begin with the `filters` of " +
              "`feature_flags.get`.",
          },
          active: { description: "Whether the flag is on." },
          tags: { description: "Tags that replace the present ones." },
          evaluation_contexts: { description: "Contexts in which the flag is evaluated." },
        },
      },
      isGraphql: false,
    },
    "feature_flags.delete": {
      description: "Deletes a feature flag.",
      keywords: ["remove toggle", "drop switch", "clean up stale", "retire", "discard"],
      params: feature_flagsGetParams,
      isGraphql: false,
    },
    "experiments.list": {
      description: "Lists experiments. Archived ones need `archived`.",
      keywords: ["A/B tests", "split tests", "variants", "what are we testing", "running"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: { description: "Finds a part of the name." },
          status: { description: "Filters by state." },
          archived: { description: "Whether to list the archived ones or the others." },
          created_by_id: { description: "Filters by creators, numeric user IDs." },
          feature_flag_id: { description: "Filters by feature flag." },
          order: {
            description: "Field of the order, such as `name`, `created_at` or `status`. `-` before it reverses.",
            examples: ["-created_at"],
          },
        },
      },
      record: { $ref: "#/$defs/Experiment" },
      isGraphql: false,
    },
    "experiments.get": {
      description: "Gets an experiment by ID, with its metrics and variants.",
      keywords: ["A/B test", "split test", "hypothesis", "setup", "winner"],
      params: experimentsGetParams,
      isGraphql: false,
    },
    "experiments.create": {
      description: "Creates an experiment as a draft. A flag that does not exist is created too.",
      keywords: ["new A/B test", "split test", "try variants", "hypothesis", "set up"],
      params: {
        properties: {
          name: { description: "Name of the experiment." },
          feature_flag_key: { description: "Key of its feature flag: letters, digits, hyphens and underscores." },
          description: { description: "Hypothesis of the experiment." },
          type: { description: "`web` for changes of pages, `product` for those in code." },
          parameters: {
            properties: {
              feature_flag_variants: {
                items: {
                  properties: {
                    key: { description: "Key of the variant, such as `control`." },
                    name: { description: "Name of the variant." },
                    split_percent: { description: "Percentage that gets it. All add up to 100." },
                  },
                },
                description: "Variants. Defaults to `control` and `test`, half each.",
              },
              rollout_percentage: { description: "Percentage of users who take part. Defaults to 100." },
              minimum_detectable_effect: { description: "Smallest effect to detect in percent." },
            },
            description: "Variants and rollout.",
          },
          metrics: { items: experimentsCreateParamsMetricsItems, description: "Primary metrics." },
          metrics_secondary: {
            items: experimentsCreateParamsMetricsItems,
            description: "Further metrics that do not decide.",
          },
          holdout_id: { description: "ID of a holdout group that stays out." },
        },
      },
      isGraphql: false,
    },
    "experiments.launch": {
      description: "Launches a draft. Its feature flag is turned on.",
      keywords: ["begin A/B test", "start", "go live", "run split test", "publish"],
      params: experimentsGetParams,
      isGraphql: false,
    },
    "experiments.end": {
      description: "Ends a running experiment. Its feature flag stays as it is.",
      keywords: ["finish A/B test", "stop", "conclude", "close split test", "declare winner"],
      params: {
        properties: {
          id: experimentsGetParamsId,
          conclusion: { description: "Result of the experiment." },
          conclusion_comment: { description: "Comment on the result, up to 4,000 characters." },
        },
      },
      isGraphql: false,
    },
    "insights.list": {
      description: "Lists insights with their stored results.",
      keywords: ["charts", "graphs", "saved reports", "trends", "funnels", "retention"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: { description: "Finds a part of the name, description or tags." },
          insight: { description: "Filters by type." },
          basic: { description: "Whether to leave out results." },
          saved: { description: "Whether to list saved insights or unsaved ones." },
          created_by: { description: "Filters by creators, numeric user IDs." },
          dashboards: { description: "Filters to insights on all of these dashboards." },
          tags: { description: "Filters to insights with any of these tags." },
          short_id: { description: "Filters by the short ID in its address." },
          date_from: {
            description: "Filters to changes after this date. `-7d` is seven days ago.",
            examples: ["2026-01-31"],
          },
          date_to: {
            description: "Filters to changes before this date. `-7d` is seven days ago.",
            examples: ["2026-02-28"],
          },
          refresh: insightsListParamsRefresh,
        },
      },
      record: { $ref: "#/$defs/Insight" },
      isGraphql: false,
    },
    "insights.get": {
      description: "Gets an insight by ID, with its results.",
      keywords: ["chart", "graph", "saved report", "numbers", "trend"],
      params: {
        properties: {
          id: insightsGetParamsId,
          refresh: insightsListParamsRefresh,
          from_dashboard: { description: "ID of a dashboard whose filters apply." },
        },
      },
      isGraphql: false,
    },
    "insights.create": {
      description: "Creates an insight.",
      keywords: ["new chart", "graph", "save report", "build funnel", "trend"],
      params: {
        properties: {
          name: { description: "Name of the insight. Without it, PostHog derives one." },
          description: { description: "Text that explains the insight." },
          query: { description: "Query of the insight.", examples: insightsCreateParamsQueryExamples },
          tags: { description: "Tags of the insight." },
          favorited: { description: "Whether it is a favorite." },
        },
      },
      isGraphql: false,
    },
    "insights.update": {
      description: "Updates an insight.",
      keywords: ["edit chart", "rename graph", "saved report", "favorite", "adjust"],
      params: {
        properties: {
          id: insightsGetParamsId,
          name: { description: "Name of the insight." },
          description: { description: "Text that explains the insight." },
          query: { description: "Query that replaces the present one.", examples: insightsCreateParamsQueryExamples },
          tags: { description: "Tags that replace the present ones." },
          favorited: { description: "Whether it is a favorite." },
        },
      },
      isGraphql: false,
    },
    "dashboards.list": {
      description: "Lists dashboards, without their tiles.",
      keywords: ["boards", "overviews", "KPI", "reports", "metrics page"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: dashboardsListParamsSearch,
        },
      },
      record: { $ref: "#/$defs/Dashboard" },
      isGraphql: false,
    },
    "dashboards.get": {
      description: "Gets a dashboard by ID, with its insights.",
      keywords: ["board", "overview", "KPI", "tiles", "charts"],
      params: { properties: { id: { description: "ID of the dashboard, as `dashboards.list` has it." } } },
      isGraphql: false,
    },
    "annotations.list": {
      description: "Lists annotations.",
      keywords: ["chart notes", "launches", "markers", "milestones", "what happened then"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: { description: "Filters by a text." },
        },
      },
      record: { $ref: "#/$defs/Annotation" },
      isGraphql: false,
    },
    "annotations.create": {
      description: "Creates an annotation.",
      keywords: ["mark a launch", "note on chart", "flag outage", "deploy marker", "log a campaign"],
      params: {
        properties: {
          content: { description: "Text of the annotation." },
          date_marker: { description: "Time on the charts." },
          scope: { description: "Charts that show it." },
          creation_type: { description: "Origin: `USR` for a person, `GIT` for a deployment." },
          dashboard_id: annotationsCreateParamsDashboard_id,
          dashboard_item: annotationsCreateParamsDashboard_item,
        },
      },
      isGraphql: false,
    },
    "annotations.update": {
      description: "Updates an annotation.",
      keywords: ["edit chart note", "move marker", "correct date", "reword", "fix"],
      params: {
        properties: {
          id: annotationsUpdateParamsId,
          content: { description: "Text of the annotation." },
          date_marker: { description: "Time on the charts." },
          scope: { description: "Charts that show it." },
          dashboard_id: annotationsCreateParamsDashboard_id,
          dashboard_item: annotationsCreateParamsDashboard_item,
        },
      },
      isGraphql: false,
    },
    "annotations.delete": {
      description: "Deletes an annotation.",
      keywords: ["remove chart note", "drop marker", "erase milestone", "clean up", "unmark"],
      params: { properties: { id: annotationsUpdateParamsId } },
      isGraphql: false,
    },
    "actions.list": {
      description: "Lists the actions with the events that they match.",
      keywords: ["goals", "conversions", "combined events", "clicks", "what counts as"],
      params: cohortsListParams,
      record: { $ref: "#/$defs/Action" },
      isGraphql: false,
    },
    "surveys.list": {
      description: "Lists surveys.",
      keywords: ["NPS", "feedback", "questionnaires", "polls", "CSAT"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          search: dashboardsListParamsSearch,
          archived: { description: "Whether to list archived surveys or the others." },
        },
      },
      record: { $ref: "#/$defs/Survey" },
      isGraphql: false,
    },
    "surveys.get": {
      description: "Gets a survey by ID, with its questions.",
      keywords: ["NPS", "feedback", "questionnaire", "poll", "choices"],
      params: { properties: { id: surveysGetParamsId } },
      isGraphql: false,
    },
    "surveys.update": {
      description: "Updates a survey. Its dates launch and stop it.",
      keywords: ["start NPS", "stop feedback", "archive poll", "end questionnaire", "rename"],
      params: {
        properties: {
          id: surveysGetParamsId,
          name: { description: "Name of the survey." },
          description: { description: "Purpose of the survey." },
          start_date: { description: "Time when it is launched." },
          end_date: { description: "Time when it is stopped, or null to resume it." },
          archived: { description: "Whether it is archived." },
          responses_limit: { description: "Number of responses that stops it, or null for no limit." },
        },
      },
      isGraphql: false,
    },
    "event_definitions.list": {
      description: "Lists the events that the project has.",
      keywords: ["event names", "what do we track", "taxonomy", "tracking plan", "schema"],
      params: cohortsListParams,
      record: { $ref: "#/$defs/EventDefinition" },
      isGraphql: false,
    },
    "property_definitions.list": {
      description: "Lists properties of events, or of persons, groups or sessions.",
      keywords: ["attributes", "fields", "traits", "tracking plan", "schema", "columns"],
      params: {
        properties: {
          limit: projectsListParamsLimit,
          offset: { description: "Number of records to skip." },
          type: { description: "Owner of the properties. Defaults to `event`." },
          search: { description: "Finds a part of the name." },
          properties: { description: "Filters by names." },
          event_names: { description: "Names of events, for `filter_by_event_names`." },
          filter_by_event_names: { description: "Whether to list only properties of `event_names`." },
          group_type_index: { description: "Number of the group type from 0, if `type` is `group`." },
          is_numerical: { description: "Whether to list numerical properties or the others." },
          is_feature_flag: { description: "Whether to list properties of feature flags or the others." },
          exclude_hidden: { description: "Whether to leave out hidden properties. Defaults to `false`." },
          exclude_core_properties: {
            description: "Whether to leave out properties that PostHog defines. Defaults to `false`.",
          },
          verified: { description: "Whether to list verified properties or the others." },
        },
      },
      record: { $ref: "#/$defs/PropertyDefinition" },
      isGraphql: false,
    },
    "query_rows.list": {
      description: "Runs a SQL query (HogQL) over events, persons, sessions and other tables.",
      keywords: ["ask data", "count users", "select", "analytics", "page views", "how many", "top events"],
      params: {
        properties: {
          query: {
            description: "SELECT in HogQL. Without a LIMIT, it returns 100 rows; the largest LIMIT is 50,000.",
            examples: [
              "SELECT event, count() AS total FROM events WHERE timestamp > now() - INTERVAL 7 DAY GROUP BY event",
            ],
          },
          values: { description: "Values by name, which the query has as `{name}`." },
          name: { description: "Name of the query in the query log." },
          refresh: { description: "Use of stored results: if fresh, or never. Defaults to `blocking`." },
        },
      },
      record: { $ref: "#/$defs/QueryRow" },
      isGraphql: false,
    },
  },
  schemas: {
    Limit: { type: "integer", description: "Number of records on a page. Defaults to 100.", default: 100, minimum: 1 },
    Offset: { type: "integer", description: "Number of records to skip.", minimum: 0 },
    PersonId: { type: "string", description: "UUID of the person, as `persons.list` has it." },
    CohortId: { type: "integer", description: "ID of the cohort, as `cohorts.list` has it." },
    FlagId: { type: "integer", description: "ID of the feature flag, as `feature_flags.list` has it." },
    ExperimentId: { type: "integer", description: "ID of the experiment, as `experiments.list` has it." },
    InsightId: { type: "integer", description: "ID of the insight, as `insights.list` has it." },
    DashboardId: { type: "integer", description: "ID of the dashboard, as `dashboards.list` has it." },
    AnnotationId: { type: "integer", description: "ID of the annotation, as `annotations.list` has it." },
    SurveyId: { type: "string", description: "ID of the survey, as `surveys.list` has it." },
    AnnotationScope: { type: "string", enum: ["project", "organization", "dashboard", "dashboard_item"] },
    Refresh: {
      type: "string",
      description: "Use of stored results: only them, if fresh, or never. Defaults to `force_cache`.",
      enum: ["force_cache", "blocking", "force_blocking"],
    },
    PropertyFilter: {
      type: "object",
      properties: {
        key: { type: "string", description: "Name of the property, such as `email`." },
        value: personsListParamsItemsValue,
        operator: {
          type: "string",
          description: "Comparison. Defaults to `exact`.",
          enum: [
            "exact",
            "is_not",
            "icontains",
            "not_icontains",
            "regex",
            "not_regex",
            "gt",
            "lt",
            "gte",
            "lte",
            "is_set",
            "is_not_set",
            "is_date_exact",
            "is_date_after",
            "is_date_before",
            "in",
            "not_in",
          ],
        },
        type: { type: "string", description: "Owner of the property.", enum: ["person", "cohort"] },
      },
      required: ["key", "type"],
    },
    CohortFilters: {
      type: "object",
      properties: {
        properties: {
          type: "object",
          properties: {
            type: { type: "string", description: "Whether all conditions have to be met or one.", enum: ["AND", "OR"] },
            values: {
              type: "array",
              items: { type: "object" },
              description: "Conditions, or groups with a `type` and `values` of their own.",
              examples: cohortsCreateParamsFiltersValuesExamples,
            },
          },
          required: ["type", "values"],
          description: "A group of conditions.",
        },
      },
      required: ["properties"],
    },
    FlagFilters: {
      type: "object",
      properties: {
        groups: {
          type: "array",
          items: { $ref: "#/$defs/FlagGroup" },
          description: "Groups of release conditions. One group has to be met.",
        },
        multivariate: {
          type: ["object", "null"],
          properties: {
            variants: {
              type: "array",
              items: { $ref: "#/$defs/FlagVariant" },
              description: "Variants whose percentages add up to 100.",
            },
          },
          required: ["variants"],
          description: "Variants, or null for a flag that is on or off.",
        },
        aggregation_group_type_index: {
          type: ["integer", "null"],
          description: "Index of the group type, for flags of groups.",
        },
        payloads: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "JSON by key of the variant, or by `true`.",
        },
      },
      additionalProperties: {},
    },
    FlagGroup: {
      type: "object",
      properties: {
        properties: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/FlagCondition" },
          description: "Conditions, which all have to be met.",
        },
        rollout_percentage: {
          type: ["number", "null"],
          description: "Percentage of users to whom the flag applies, 0 to 100.",
          minimum: 0,
          maximum: 100,
        },
        variant: { type: ["string", "null"], description: "Key of the variant that they get." },
      },
      additionalProperties: {},
    },
    FlagCondition: {
      type: "object",
      properties: {
        key: { type: "string", description: "Name of the property, or `id` of a cohort." },
        type: { type: "string", description: "Owner of the property.", enum: ["person", "cohort", "group", "flag"] },
        value: feature_flagsCreateParamsFiltersGroupsItemsItemsValue,
        operator: {
          type: ["string", "null"],
          description: "Comparison. Defaults to `exact`; cohorts take `in` and `not_in`.",
          enum: [
            "exact",
            "is_not",
            "icontains",
            "not_icontains",
            "regex",
            "not_regex",
            "gt",
            "gte",
            "lt",
            "lte",
            "is_set",
            "is_not_set",
            "is_date_exact",
            "is_date_after",
            "is_date_before",
            "in",
            "not_in",
            "semver_gt",
            "semver_gte",
            "semver_lt",
            "semver_lte",
            "semver_eq",
            "semver_neq",
            "semver_tilde",
            "semver_caret",
            "semver_wildcard",
            "icontains_multi",
            "not_icontains_multi",
            "flag_evaluates_to",
            null,
          ],
        },
        group_type_index: { type: ["integer", "null"], description: "Index of the group type, for `group`." },
      },
      required: ["key", "type"],
      additionalProperties: {},
    },
    FlagVariant: {
      type: "object",
      properties: {
        key: { type: "string", description: "Key of the variant in your code, such as `control`.", maxLength: 400 },
        name: { type: "string", description: "Name of the variant." },
        rollout_percentage: {
          type: "number",
          description: "Percentage that gets it, 0 to 100.",
          minimum: 0,
          maximum: 100,
        },
      },
      required: ["key", "rollout_percentage"],
      additionalProperties: {},
    },
    ExperimentParameters: {
      type: "object",
      properties: {
        feature_flag_variants: {
          type: "array",
          items: { $ref: "#/$defs/ExperimentVariant" },
          description: "Variants. Defaults to `control` and `test`, half each.",
        },
        rollout_percentage: {
          type: "number",
          description: "Percentage of users who take part. Defaults to 100.",
          minimum: 0,
          maximum: 100,
        },
        minimum_detectable_effect: { type: "number", description: "Smallest effect to detect in percent." },
      },
    },
    ExperimentVariant: {
      type: "object",
      properties: {
        key: { type: "string", description: "Key of the variant, such as `control`." },
        name: { type: "string", description: "Name of the variant." },
        split_percent: {
          type: "number",
          description: "Percentage that gets it. All add up to 100.",
          minimum: 0,
          maximum: 100,
        },
      },
      required: ["key", "split_percent"],
    },
    ExperimentMetric: {
      type: "object",
      properties: {
        kind: { type: "string", description: "`ExperimentMetric`, the only kind.", enum: ["ExperimentMetric"] },
        metric_type: {
          type: "string",
          description: "Type of the metric.",
          enum: ["mean", "funnel", "ratio", "retention"],
        },
        name: { type: "string", description: "Name of the metric." },
        goal: { type: "string", description: "Whether more or less is better.", enum: ["increase", "decrease"] },
        source: { $ref: "#/$defs/EventSource", description: "The counted event or action, for `mean`." },
        series: { type: "array", items: { $ref: "#/$defs/EventSource" }, description: "Steps, for `funnel`." },
        numerator: { $ref: "#/$defs/EventSource", description: "The event or action above the line, for `ratio`." },
        denominator: { $ref: "#/$defs/EventSource", description: "The event or action below the line, for `ratio`." },
        start_event: { $ref: "#/$defs/EventSource", description: "First event, for `retention`." },
        completion_event: { $ref: "#/$defs/EventSource", description: "Returning event, for `retention`." },
        conversion_window: { type: "integer", description: "Length of the window of conversion." },
        retention_window_start: { type: "integer", description: "Beginning of the window, for `retention`." },
        retention_window_end: { type: "integer", description: "End of the window, for `retention`." },
        retention_window_unit: {
          type: "string",
          description: "Unit of that window.",
          enum: ["second", "minute", "hour", "day", "week", "month"],
        },
        start_handling: {
          type: "string",
          description: "First or last of several first events, for `retention`.",
          enum: ["first_seen", "last_seen"],
        },
      },
      required: ["kind", "metric_type"],
    },
    EventSource: {
      type: "object",
      properties: {
        kind: {
          type: "string",
          description: "Whether it is an event or an action.",
          enum: ["EventsNode", "ActionsNode"],
        },
        event: { type: "string", description: "Name of the event, for `EventsNode`." },
        id: { type: "integer", description: "ID of the action, for `ActionsNode`." },
        properties: {
          type: "array",
          items: { type: "object" },
          description: "Conditions on the event, each with `key`, `value` and `operator`.",
        },
      },
      required: ["kind"],
    },
    InsightQuery: {
      type: "object",
      description: "Query, such as an `InsightVizNode` around a `TrendsQuery`.",
      examples: insightsCreateParamsQueryExamples,
    },
    User: {
      type: "object",
      properties: {
        id: { type: "integer" },
        uuid: { type: "string" },
        distinct_id: { type: ["string", "null"] },
        first_name: { type: "string" },
        last_name: { type: "string" },
        email: { type: "string" },
        is_email_verified: { type: ["boolean", "null"] },
        date_joined: { type: "string", format: "date-time" },
        role_at_organization: { type: ["string", "null"] },
        team: { $ref: "#/$defs/UserProject" },
        organization: { $ref: "#/$defs/UserOrganization" },
        organizations: { type: "array", items: { $ref: "#/$defs/UserOrganization" } },
      },
      required: ["id", "uuid", "email"],
    },
    UserProject: {
      type: "object",
      properties: {
        id: { type: "integer" },
        uuid: { type: "string" },
        organization: { type: "string" },
        project_id: { type: "integer" },
        name: { type: "string" },
        timezone: { type: "string" },
      },
      required: ["id"],
    },
    UserOrganization: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
        membership_level: { type: ["integer", "null"] },
      },
      required: ["id"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "integer" },
        uuid: { type: "string" },
        organization: { type: "string" },
        api_token: { type: "string", description: "Token of the project for events, which is public." },
        name: { type: "string" },
        completed_snippet_onboarding: { type: "boolean" },
        ingested_event: { type: "boolean" },
        is_demo: { type: "boolean" },
        timezone: { type: "string" },
        access_control: { type: "boolean" },
      },
      required: ["id"],
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "integer" },
        uuid: { type: "string" },
        name: { type: "string" },
        distinct_ids: { type: "array", items: { type: "string" } },
        properties: schemasPerson,
        created_at: { type: "string", format: "date-time" },
        last_seen_at: { type: ["string", "null"], format: "date-time" },
      },
      required: ["uuid"],
    },
    PersonDeletion: {
      type: "object",
      properties: {
        persons_found: { type: "integer" },
        persons_queued_for_deletion: {
          type: "integer",
          description: "Persons that PostHog deletes later, if not at once.",
        },
        persons_deleted: { type: "integer", description: "Persons deleted at once, 0 if they are queued." },
        events_queued_for_deletion: { description: "A boolean or a number." },
        recordings_queued_for_deletion: { description: "A boolean or a number." },
        ids_not_found: { type: "array", items: { type: "string" } },
        distinct_ids_not_found: { type: "array", items: { type: "string" } },
        deletion_errors: {
          type: "array",
          items: { type: "object" },
          description: "Persons that could not be deleted.",
        },
      },
    },
    CohortPerson: {
      type: "object",
      properties: {
        id: { type: "string" },
        uuid: { type: "string" },
        type: { type: "string" },
        name: { type: "string" },
        distinct_ids: { type: "array", items: { type: "string" } },
        properties: schemasPerson,
        created_at: { type: ["string", "null"], format: "date-time" },
        last_seen_at: { type: ["string", "null"], format: "date-time" },
        is_identified: { type: ["boolean", "null"] },
      },
      required: ["uuid"],
    },
    Cohort: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: ["string", "null"] },
        description: { type: "string" },
        deleted: { type: "boolean" },
        filters: { type: ["object", "null"], description: "Conditions in groups of any depth." },
        query: { description: "Query of the cohort, if it has one." },
        version: { type: ["integer", "null"] },
        is_calculating: { type: "boolean" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        created_at: { type: ["string", "null"], format: "date-time" },
        last_calculation: { type: ["string", "null"], format: "date-time" },
        errors_calculating: { type: "integer" },
        last_error_message: { type: ["string", "null"] },
        count: { type: ["integer", "null"] },
        is_static: { type: "boolean" },
        cohort_type: { type: ["string", "null"] },
        experiment_set: { type: "array", items: { type: "integer" } },
      },
      required: ["id"],
    },
    FeatureFlag: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        key: { type: "string" },
        filters: { type: "object", description: "Release conditions and variants, by the type of the flag." },
        deleted: { type: "boolean" },
        archived: { type: "boolean" },
        active: { type: "boolean" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
        version: { type: "integer" },
        last_modified_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        ensure_experience_continuity: { type: ["boolean", "null"] },
        experiment_set: { type: "array", items: { type: "integer" } },
        tags: { type: "array", items: { type: "string" } },
        usage_dashboard: { type: ["integer", "null"] },
        analytics_dashboards: { type: "array", items: { type: "integer" } },
        has_enriched_analytics: { type: ["boolean", "null"] },
        is_remote_configuration: { type: ["boolean", "null"] },
        has_encrypted_payloads: { type: ["boolean", "null"] },
        status: { type: "string" },
        evaluation_runtime: { type: ["string", "null"] },
        bucketing_identifier: { type: ["string", "null"] },
        last_called_at: { type: ["string", "null"], format: "date-time" },
        can_edit: { type: "boolean" },
        user_access_level: { type: ["string", "null"] },
      },
      required: ["id", "key"],
    },
    Experiment: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        start_date: { type: ["string", "null"], format: "date-time" },
        end_date: { type: ["string", "null"], format: "date-time" },
        feature_flag_key: { type: "string" },
        feature_flag: { type: ["object", "null"], description: "The feature flag with its release conditions." },
        holdout_id: { type: ["integer", "null"] },
        exposure_cohort: { type: ["integer", "null"] },
        parameters: { type: ["object", "null"], description: "Variants and rollout, by the type of the experiment." },
        archived: { type: "boolean" },
        deleted: { type: ["boolean", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        type: { type: ["string", "null"] },
        exposure_criteria: { type: ["object", "null"], description: "Events that count as taking part, if set." },
        metrics: {
          type: ["array", "null"],
          items: schemasExperimentMetricsItems,
          description: "Primary metrics, of several types.",
        },
        metrics_secondary: {
          type: ["array", "null"],
          items: schemasExperimentMetricsItems,
          description: "Secondary metrics, of several types.",
        },
        conclusion: { type: ["string", "null"] },
        conclusion_comment: { type: ["string", "null"] },
        status: { type: "string" },
        user_access_level: { type: ["string", "null"] },
      },
      required: ["id", "name"],
    },
    Insight: {
      type: "object",
      properties: {
        id: { type: "integer" },
        short_id: { type: "string" },
        name: { type: ["string", "null"] },
        derived_name: { type: ["string", "null"] },
        query: { type: ["object", "null"], description: "The query, of one of many kinds." },
        deleted: { type: "boolean" },
        dashboard_tiles: { type: "array", items: { $ref: "#/$defs/DashboardTile" } },
        last_refresh: { type: ["string", "null"], format: "date-time" },
        cache_target_age: { type: ["string", "null"], format: "date-time" },
        result: { description: "Results in the form of the query's kind." },
        created_at: { type: ["string", "null"], format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        description: { type: ["string", "null"] },
        updated_at: { type: "string", format: "date-time" },
        tags: { type: "array", items: { type: "string" } },
        favorited: { type: "boolean" },
        last_modified_at: { type: "string", format: "date-time" },
        last_modified_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        last_viewed_at: { type: ["string", "null"], format: "date-time" },
        is_sample: { type: "boolean" },
        user_access_level: { type: ["string", "null"] },
        timezone: { type: ["string", "null"] },
        is_cached: { type: ["boolean", "null"] },
      },
      required: ["id"],
    },
    DashboardTile: {
      type: "object",
      properties: {
        id: { type: "integer" },
        dashboard_id: { type: "integer" },
        deleted: { type: ["boolean", "null"] },
      },
      required: ["id"],
    },
    Dashboard: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: ["string", "null"] },
        description: { type: "string" },
        pinned: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        last_accessed_at: { type: ["string", "null"], format: "date-time" },
        last_viewed_at: { type: ["string", "null"], format: "date-time" },
        is_shared: { type: "boolean" },
        deleted: { type: "boolean" },
        creation_mode: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
        user_access_level: { type: ["string", "null"] },
        last_refresh: { type: ["string", "null"], format: "date-time" },
        team_id: { type: "integer" },
        filters: { type: "object", description: "Filters that apply to all tiles." },
        tiles: {
          type: ["array", "null"],
          items: { type: "object", description: "A tile of one of the types." },
          description: "Tiles with insights, texts or widgets.",
        },
      },
      required: ["id"],
    },
    Annotation: {
      type: "object",
      properties: {
        id: { type: "integer" },
        content: { type: ["string", "null"] },
        date_marker: { type: ["string", "null"], format: "date-time" },
        creation_type: { type: "string" },
        dashboard_item: { type: ["integer", "null"] },
        dashboard_id: { type: ["integer", "null"] },
        dashboard_name: { type: ["string", "null"] },
        insight_short_id: { type: ["string", "null"] },
        insight_name: { type: ["string", "null"] },
        insight_derived_name: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        deleted: { type: "boolean" },
        scope: { type: "string" },
      },
      required: ["id"],
    },
    Action: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: ["string", "null"] },
        description: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
        post_to_slack: { type: "boolean" },
        slack_message_format: { type: "string" },
        steps: { type: "array", items: { $ref: "#/$defs/ActionStep" } },
        created_at: { type: "string", format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        deleted: { type: "boolean" },
        is_calculating: { type: "boolean" },
        last_calculated_at: { type: "string", format: "date-time" },
        team_id: { type: "integer" },
        pinned_at: { type: ["string", "null"], format: "date-time" },
        user_access_level: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    ActionStep: {
      type: "object",
      properties: {
        event: { type: ["string", "null"] },
        properties: {
          type: ["array", "null"],
          items: { type: "object", description: "A condition of one of the types." },
          description: "Conditions of several types.",
        },
        selector: { type: ["string", "null"] },
        tag_name: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
        text_matching: { type: ["string", "null"] },
        href: { type: ["string", "null"] },
        href_matching: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        url_matching: { type: ["string", "null"] },
      },
    },
    Survey: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        schedule: { type: ["string", "null"] },
        linked_flag_id: { type: ["integer", "null"] },
        questions: {
          type: ["array", "null"],
          items: { type: "object", description: "A question of one of the types." },
          description: "Questions of several types.",
        },
        conditions: { type: ["object", "null"], description: "Pages, devices and times at which it is shown, if set." },
        appearance: { type: ["object", "null"], description: "Colors and texts of the survey, if set." },
        created_at: { type: "string", format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        start_date: { type: ["string", "null"], format: "date-time" },
        end_date: { type: ["string", "null"], format: "date-time" },
        archived: { type: "boolean" },
        responses_limit: { type: ["integer", "null"] },
        iteration_count: { type: ["integer", "null"] },
        iteration_frequency_days: { type: ["integer", "null"] },
        current_iteration: { type: ["integer", "null"] },
        enable_partial_responses: { type: ["boolean", "null"] },
        user_access_level: { type: ["string", "null"] },
      },
      required: ["id", "name"],
    },
    EventDefinition: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        owner: { type: ["integer", "null"] },
        description: { type: ["string", "null"] },
        tags: { type: "array", items: { type: "string" } },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        updated_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        last_seen_at: { type: ["string", "null"], format: "date-time" },
        last_updated_at: { type: "string", format: "date-time" },
        verified: { type: "boolean" },
        verified_at: { type: ["string", "null"], format: "date-time" },
        verified_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        hidden: { type: ["boolean", "null"] },
        promoted_property: { type: ["string", "null"] },
      },
      required: ["id", "name"],
    },
    PropertyDefinition: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        tags: { type: "array", items: { type: "string" } },
        is_numerical: { type: "boolean" },
        updated_at: { type: "string", format: "date-time" },
        updated_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        is_seen_on_filtered_events: { type: ["boolean", "null"] },
        property_type: { type: ["string", "null"] },
        verified: { type: "boolean" },
        verified_at: { type: ["string", "null"], format: "date-time" },
        verified_by: { anyOf: [{ $ref: "#/$defs/UserBasic" }, { type: "null" }] },
        hidden: { type: ["boolean", "null"] },
      },
      required: ["id", "name"],
    },
    UserBasic: {
      type: "object",
      properties: {
        id: { type: "integer" },
        uuid: { type: "string" },
        distinct_id: { type: ["string", "null"] },
        first_name: { type: "string" },
        last_name: { type: "string" },
        email: { type: "string" },
        is_email_verified: { type: ["boolean", "null"] },
        hedgehog_config: { type: ["object", "null"], description: "Looks of the mascot, by name." },
        role_at_organization: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    QueryRow: {
      type: "object",
      properties: {
        event: { type: ["string", "null"] },
        distinct_id: { type: ["string", "null"] },
        timestamp: { type: ["string", "null"] },
        total: { type: ["integer", "null"] },
      },
    },
  },
})
