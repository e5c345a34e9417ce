// Generated from definitions/amplitude.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/amplitude.ts'

const active_usersListParamsI = { description: "Days of one count: 1, 7 or 30. Defaults to 1." }
const active_usersListParamsSItemsFiltersItemsSubprop_type = {
  description: "Whether it is a property of the event or of the user.",
}
const active_usersListParamsSItemsFiltersItems = {
  properties: {
    subprop_type: active_usersListParamsSItemsFiltersItemsSubprop_type,
    subprop_key: { description: "Name of the property. Custom ones of users begin with `gp:`." },
    subprop_op: { description: "Operator." },
    subprop_value: { description: "Values to compare with." },
  },
}
const active_usersListParamsS = {
  items: {
    properties: {
      prop: { description: "Property, or `userdata_cohort` for a cohort." },
      op: { description: "Operator, such as `is` or `contains`." },
      values: { description: "Values to compare with, or IDs of cohorts." },
      type: { description: "`event` for users who performed an event." },
      event_type: { description: "The event, with `type`." },
      filters: {
        items: active_usersListParamsSItemsFiltersItems,
        description: "Conditions of the event, with `type`.",
      },
      value: { description: "Number of times that it was performed, with `type`." },
      time_type: { description: "Range of time, with `type`." },
      time_value: { description: "Number of days, for `forEachInterval`." },
    },
  },
  description: "Conditions that the users have to meet.",
}
const active_usersListParamsG = {
  description: "Property to group by, such as `country`. Custom ones begin with `gp:`.",
}
const average_session_lengthListParams = {
  properties: { start: { description: "First day." }, end: { description: "Last day." } },
}
const event_segmentationGetParamsE = {
  event_type: { description: "Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event." },
  filters: { items: active_usersListParamsSItemsFiltersItems, description: "Conditions that the event has to meet." },
  group_by: {
    items: {
      properties: {
        type: active_usersListParamsSItemsFiltersItemsSubprop_type,
        value: { description: "Name of the property." },
      },
    },
    description: "Properties to group by, at most two.",
  },
}
const event_segmentationGetParamsI = {
  description: "Interval: -300000 for five minutes, -3600000 for hours, or 1, 7 or 30 days. Defaults to 1.",
}
const event_segmentationGetParamsLimit = { description: "Number of groups, 1 to 1000. Defaults to 100." }
const user_summariesGetParamsUser = { description: "Amplitude ID of the user, as `users.api_search` has it." }
const cohortsGetParamsCohort_id = { description: "ID of the cohort, as `cohorts.list` has it." }
const cohortsUploadParamsSkip_invalid_ids = {
  description: "Whether to leave out invalid IDs instead of failing. Defaults to `true`.",
}
const annotationsGetParamsAnnotation_id = { description: "ID of the annotation, as `annotations.list` has it." }
const annotationsGetParams = { properties: { annotation_id: annotationsGetParamsAnnotation_id } }
const annotation_categoriesGetParamsCategory_id = {
  description: "ID of the category, as `annotation_categories.list` has it.",
}
const annotation_categoriesGetParams = { properties: { category_id: annotation_categoriesGetParamsCategory_id } }
const event_categoriesGetParams = {
  properties: { category_name: { description: "Name, as people see it in the tracking plan." } },
}
const event_categoriesUpdateParamsCategory_id = {
  description: "ID of the category, as `event_categories.list` has it.",
}
const event_typesListParams = { properties: { showDeleted: { description: "Whether to include deleted ones." } } }
const event_typesDeleteParams = { properties: { event_type: { description: "Name of the event type." } } }
const event_propertiesCreateParamsIs_array_type = { description: "Whether values are lists, of the type in `type`." }
const event_propertiesCreateParamsIs_required = { description: "Whether Amplitude flags events without it." }
const user_propertiesGetParamsUser_property = { description: "Name of the property. Custom ones begin with `gp:`." }
const user_propertiesDeleteParams = { properties: { user_property: user_propertiesGetParamsUser_property } }
const schemasFilterSubprop_type = {
  type: "string",
  description: "Whether it is a property of the event or of the user.",
  enum: ["event", "user"],
}
const schemasRealtimeUsersSeries = { type: "array", items: { type: "array", items: { type: "integer" } } }
const schemasSegmentationSeries = { type: "array", items: { type: "array", items: { type: "number" } } }
const schemasFunnelStepTransTimeDistribution = { type: "object", description: "A histogram for each step." }
const schemasUserData = { type: "object", description: "User properties by their names." }
const schemasEventPropertyEnum_values = { description: "Null, a text or a list of the allowed values." }
export default describedKind(kind, {
  category: "analytics",
  support: "community",
  docs: "https://amplitude.com/docs/apis/analytics",
  basis: {
    version: "Analytics APIs, with the version in each path",
    date: "2026-11-30",
    sources: [{ type: "changelog", url: "https://amplitude.com/releases" }],
    missing:
      "Uploads of events, identify and user mapping, which take the API key in the body. Lookup tables and " +
      "experiments, which have hosts of their own. The shared properties of groups, event properties of one event " +
      "type in lists, more than one segment, audit logs and SCIM. A description to compare with.",
  },
  sunset: { date: "none", docs: "https://amplitude.com/docs/apis/analytics", read: "2026-11-30" },
  description:
    "Charts of an Amplitude project by events, funnels, retention, sessions and revenue, its users and cohorts, " +
    "chart annotations, releases and the tracking plan.",
  config: {
    properties: {
      host: {
        description:
          "API host of the project's data center. Use `analytics.eu.amplitude.com` for the EU. Defaults to " +
          "`amplitude.com`.",
      },
    },
  },
  auth: {
    api_key: {
      description:
        "Copy both under Organization settings > Projects, in the project whose data you need. Amplitude shows a " +
        "secret key only when it is made.",
      credentials: { properties: { api_key: { title: "API key" }, secret_key: { title: "Secret key" } } },
    },
  },
  entities: {
    events_list: {
      description: "A visible event of the project, with its counts of the current week.",
      search: {
        value: { type: "string" },
        display: { type: "string" },
        hidden: { type: "boolean" },
        deleted: { type: "boolean" },
        non_active: { type: "boolean" },
      },
      hit: { title: [["display"]], text: [["value"]] },
      refs: {},
    },
    active_users: { description: "Counts of active or new users by day, week or month.", refs: {} },
    realtime_users: { description: "Counts of active users in steps of five minutes, of the last two days.", refs: {} },
    average_session_length: { description: "The average length of sessions by day, in seconds.", refs: {} },
    session_lengths: { description: "Number of sessions by their length.", refs: {} },
    sessions_per_user: { description: "The average number of sessions of a user by day.", refs: {} },
    user_composition: { description: "Number of users by the values of a property.", refs: {} },
    event_segmentation: { description: "A metric of one or two events over time, by segments and groups.", refs: {} },
    funnels: { description: "A funnel with the users who take one step after the other.", refs: {} },
    retention: { description: "Number of users who come back after a first action.", refs: {} },
    revenue_ltv: { description: "The revenue from new users over their lifetime.", refs: {} },
    chart_results: { description: "The data of a saved chart.", refs: {} },
    users: { description: "A user of the product, by the IDs that Amplitude has.", refs: {} },
    user_summaries: { description: "The statistics and properties of a user.", refs: {} },
    user_activity: { description: "An event that a user performed.", refs: {} },
    user_profiles: {
      description:
        "The profile of a user for applications, with properties, computations, cohorts and recommendations. Not in " +
        "the EU.",
      refs: {},
    },
    cohorts: {
      description: "A group of users, by behavior or by a list of IDs.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        owners: { type: "array" },
        size: { type: "integer" },
        archived: { type: "boolean" },
        published: { type: "boolean" },
        lastMod: { type: "integer" },
        createdAt: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    cohort_members: { description: "The file of the users in a cohort.", refs: {} },
    event_exports: { description: "The raw events of a range of hours, as an archive.", refs: {} },
    annotations: {
      description: "A note on charts at a time, such as a launch or an outage.",
      search: {
        label: { type: "string" },
        details: { type: "string" },
        category: { type: "object" },
        chart_id: { type: "string" },
        start: { type: "timestamp" },
        end: { type: "timestamp" },
      },
      hit: { title: [["label"]], text: [["details"], ["category", "name"]] },
      refs: {},
    },
    annotation_categories: {
      description: "A category of annotations.",
      search: { name: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    releases: { description: "A release of the product, shown on charts.", refs: {} },
    deletion_jobs: { description: "A job that erases the data of users.", refs: {} },
    event_categories: {
      description: "A category of the tracking plan. Enterprise plans have the tracking plan in the API.",
      search: { name: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    event_types: {
      description: "An event type of the tracking plan.",
      search: {
        event_type: { type: "string" },
        display_name: { type: "string" },
        description: { type: "string" },
        category: { type: "object" },
        tags: { type: "array" },
        owner: { type: "string" },
        is_active: { type: "boolean" },
      },
      hit: { title: [["event_type"]], text: [["display_name"], ["description"], ["category", "name"]] },
      refs: {},
    },
    event_properties: {
      description: "A property of events in the tracking plan.",
      search: {
        event_property: { type: "string" },
        event_type: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        is_required: { type: "boolean" },
      },
      hit: { title: [["event_property"]], text: [["description"], ["event_type"]] },
      refs: {},
    },
    user_properties: {
      description: "A property of users in the tracking plan.",
      search: {
        user_property: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        deleted: { type: "boolean" },
      },
      hit: { title: [["user_property"]], text: [["description"]] },
      refs: {},
    },
    event_stream_metrics: { description: "Delivery of a stream of events to its destination.", refs: {} },
  },
  operations: {
    "events_list.list": {
      description: "Lists the visible events with how often each happened this week.",
      keywords: ["tracked actions", "event names", "what do we track", "weekly totals", "popular actions"],
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "active_users.list": {
      description: "Counts active or new users in a range of days.",
      keywords: ["DAU", "WAU", "MAU", "daily actives", "signups", "audience size", "growth"],
      params: {
        properties: {
          start: { description: "First day." },
          end: { description: "Last day." },
          m: { description: "Users to count. Defaults to `active`." },
          i: active_usersListParamsI,
          s: active_usersListParamsS,
          g: active_usersListParamsG,
        },
      },
      isGraphql: false,
    },
    "realtime_users.get": {
      description: "Counts active users in steps of five minutes, today and yesterday.",
      keywords: ["right now", "online", "live visitors", "current traffic", "at the moment"],
      isGraphql: false,
    },
    "average_session_length.list": {
      description: "Gives the average length of sessions on each day, in seconds.",
      keywords: ["time spent", "engagement", "duration of visits", "how long people stay", "minutes in app"],
      params: average_session_lengthListParams,
      isGraphql: false,
    },
    "session_lengths.get": {
      description: "Counts sessions by their length. Bins of your own need a unit, a minimum and a maximum.",
      keywords: ["histogram", "distribution", "duration of visits", "bounce", "buckets"],
      params: {
        properties: {
          start: { description: "First day." },
          end: { description: "Last day." },
          timeHistogramConfigBinTimeUnit: { description: "Unit of the bins." },
          timeHistogramConfigBinMin: { description: "Beginning of the first bin." },
          timeHistogramConfigBinMax: { description: "End of the last bin." },
          timeHistogramConfigBinSize: { description: "Size of a bin. Without it, Amplitude chooses." },
        },
      },
      isGraphql: false,
    },
    "sessions_per_user.get": {
      description: "Gives the average number of sessions of a user on each day.",
      keywords: ["how often people return", "frequency", "visits by person", "stickiness", "usage"],
      params: average_session_lengthListParams,
      isGraphql: false,
    },
    "user_composition.get": {
      description: "Counts users by the values of a user property.",
      keywords: ["breakdown", "share", "platforms", "countries", "versions", "demographics"],
      params: {
        properties: {
          start: { description: "First day." },
          end: { description: "Last day." },
          p: { description: "Property, such as `platform`. Custom ones begin with `gp:`." },
        },
      },
      isGraphql: false,
    },
    "event_segmentation.get": {
      description: "Measures one or two events over time.",
      keywords: ["trend", "how many people did", "count of clicks", "conversions by day", "usage of feature", "chart"],
      params: {
        properties: {
          e: { properties: event_segmentationGetParamsE, description: "Event, with filters and groups." },
          e2: { properties: event_segmentationGetParamsE, description: "Second event, for a formula or a comparison." },
          m: { description: "Metric. A metric of property values needs a group in the event. Defaults to `uniques`." },
          n: { description: "Kind of users." },
          start: { description: "First day." },
          end: { description: "Last day." },
          i: event_segmentationGetParamsI,
          s: active_usersListParamsS,
          g: active_usersListParamsG,
          g2: { description: "Second property to group by." },
          limit: event_segmentationGetParamsLimit,
          formula: { description: "Formula, if `m` is `formula`.", examples: ["UNIQUES(A)/UNIQUES(B)"] },
          rollingWindow: { description: "Number of intervals in a rolling window." },
          rollingAverage: { description: "Number of intervals in a rolling average." },
        },
      },
      isGraphql: false,
    },
    "funnels.list": {
      description: "Measures how many users take each step of a funnel, by segment or group.",
      keywords: ["conversion rate", "drop-off", "checkout steps", "onboarding completion", "where do people leave"],
      params: {
        properties: {
          e: { items: { properties: event_segmentationGetParamsE }, description: "Events, one for each step." },
          start: { description: "First day." },
          end: { description: "Last day." },
          mode: {
            description: "Order of the steps. `sequential` allows no other event between them. Defaults to `ordered`.",
          },
          n: { description: "Kind of users. Defaults to `active`." },
          i: event_segmentationGetParamsI,
          s: active_usersListParamsS,
          g: active_usersListParamsG,
          cs: { description: "Seconds in which users have to finish. Defaults to 2592000, 30 days." },
          limit: event_segmentationGetParamsLimit,
        },
      },
      record: { $ref: "#/$defs/Funnel" },
      isGraphql: false,
    },
    "retention.get": {
      description: "Measures the retention of users, from a first action to a returning one.",
      keywords: ["churn", "returning people", "comeback rate", "cohort analysis", "week one"],
      params: {
        properties: {
          se: {
            properties: event_segmentationGetParamsE,
            description: "First action. `_new` stands for new users, `_active` for all.",
          },
          re: {
            properties: event_segmentationGetParamsE,
            description: "Returning action. `_all` stands for any event, `_active` for any active one.",
          },
          start: { description: "First day." },
          end: { description: "Last day." },
          rm: { description: "Type of retention. Defaults to `n-day`." },
          rb: { description: "Brackets of days, for `bracket`.", examples: [[[0, 5]]] },
          i: active_usersListParamsI,
          s: active_usersListParamsS,
          g: active_usersListParamsG,
        },
      },
      isGraphql: false,
    },
    "revenue_ltv.get": {
      description: "Measures the revenue (LTV) from new users over their lifetime.",
      keywords: ["ARPU", "ARPPU", "money per person", "paying people", "monetization", "income"],
      params: {
        properties: {
          start: { description: "First day." },
          end: { description: "Last day." },
          m: {
            description:
              "Metric: 0 revenue per user, 1 per paying user, 2 total revenue, 3 paying users. Defaults to 0.",
          },
          i: active_usersListParamsI,
          s: active_usersListParamsS,
          g: active_usersListParamsG,
        },
      },
      isGraphql: false,
    },
    "chart_results.get": {
      description: "Gets the data of a saved chart. Its form depends on the type of the chart.",
      keywords: ["dashboard", "report", "graph", "saved analysis", "data table"],
      params: { properties: { chart_id: { description: "ID of the chart in its address." } } },
      isGraphql: false,
    },
    "users.api_search": {
      description: "Finds users by their Amplitude ID, device ID, user ID, or the beginning of a user ID.",
      keywords: ["lookup", "customer", "visitor", "account", "identity"],
      params: {
        properties: { user: { description: "Amplitude ID, device ID, user ID, or the beginning of a user ID." } },
      },
      record: { $ref: "#/$defs/UserMatch" },
      isGraphql: false,
    },
    "user_summaries.get": {
      description: "Gets the summary of a user, with statistics and properties.",
      keywords: ["customer profile", "traits", "visitor details", "revenue of a person", "last seen"],
      params: { properties: { user: user_summariesGetParamsUser } },
      isGraphql: false,
    },
    "user_activity.list": {
      description: "Lists the events of a user, latest first. A page may have more, so that sessions stay whole.",
      keywords: ["history", "timeline", "what somebody did", "clickstream", "actions"],
      params: {
        properties: {
          user: user_summariesGetParamsUser,
          offset: { description: "Number of events to skip." },
          limit: { description: "Number of events on a page, 1 to 1000." },
          direction: { description: "Events to begin with. Defaults to `latest`." },
        },
      },
      record: { $ref: "#/$defs/UserEvent" },
      isGraphql: false,
    },
    "user_profiles.get": {
      description: "Gets the profile of a user by the user ID or device ID.",
      keywords: ["personalization", "traits", "recommendations", "computed properties", "membership"],
      params: {
        properties: {
          user_id: { description: "ID that your product gives the user." },
          device_id: { description: "ID of the device, for users without an ID." },
          get_recs: { description: "Whether to add recommendations." },
          rec_id: { description: "IDs of recommendations, with `get_recs`." },
          rec_type: { description: "Kind of recommendations, in place of that of the experiment." },
          get_amp_props: { description: "Whether to add the user properties." },
          get_cohort_ids: { description: "Whether to add the cohorts that are synced with profiles." },
          get_computations: { description: "Whether to add all computations." },
          comp_id: { description: "ID of one computation to add." },
        },
      },
      isGraphql: false,
    },
    "cohorts.list": {
      description: "Lists the discoverable cohorts.",
      keywords: ["segments", "audiences", "groups of people", "targeting", "who is in"],
      params: { properties: { includeSyncInfo: { description: "Whether to add the syncs of each cohort." } } },
      record: { $ref: "#/$defs/Cohort" },
      isGraphql: false,
    },
    "cohorts.get": {
      description: "Gets a cohort by its ID.",
      keywords: ["segment", "audience", "group of people", "definition", "size"],
      params: { properties: { cohort_id: cohortsGetParamsCohort_id } },
      isGraphql: false,
    },
    "cohorts.upload": {
      description: "Creates a cohort from IDs of users, or replaces the users of an existing cohort.",
      keywords: ["import audience", "new segment", "push list", "static group", "target these people"],
      params: {
        properties: {
          name: { description: "Name of the cohort." },
          app_id: { description: "ID of the project." },
          id_type: { description: "Kind of the IDs." },
          cg: { description: "Group type, for a cohort of groups." },
          ids: { description: "IDs of the users, at most 100000." },
          owner: { description: "Email address of the owner in Amplitude." },
          published: { description: "Whether others can discover the cohort." },
          skip_save: { description: "Whether to check the IDs only. Defaults to `false`." },
          skip_invalid_ids: cohortsUploadParamsSkip_invalid_ids,
          existing_cohort_id: { description: "ID of the cohort whose users are replaced." },
        },
      },
      isGraphql: false,
    },
    "cohorts.update_members": {
      description: "Adds users to a cohort, and removes others.",
      keywords: ["change audience", "put people in segment", "take people out", "membership", "static group"],
      params: {
        properties: {
          cohort_id: cohortsGetParamsCohort_id,
          count_group: { description: "Group type of the cohort. Defaults to `User`." },
          memberships: {
            items: {
              properties: {
                ids: { description: "IDs of users or groups." },
                id_type: { description: "`BY_ID` for Amplitude IDs, `BY_NAME` for user IDs." },
                operation: { description: "Whether to add or to remove." },
              },
            },
            description: "Changes, at most 100000 IDs in all.",
          },
          skip_invalid_ids: cohortsUploadParamsSkip_invalid_ids,
        },
      },
      isGraphql: false,
    },
    "cohort_members.download": {
      description: "Downloads the users of a cohort, once Amplitude has computed them.",
      keywords: ["export audience", "segment members", "who is in it", "people list", "recipients"],
      params: {
        properties: {
          cohort_id: cohortsGetParamsCohort_id,
          props: { description: "1 adds the user properties." },
          propKeys: { description: "User properties to add, with `props`." },
          request_id: { description: "A request that was started before." },
        },
      },
      isGraphql: false,
    },
    "event_exports.download": {
      description: "Downloads raw events by the hour of their upload, as a zip archive of JSON lines.",
      keywords: ["dump", "warehouse", "raw data", "log of actions", "backup"],
      params: {
        properties: {
          start: { description: "First hour in UTC." },
          end: { description: "Last hour in UTC, at most 365 days later." },
        },
      },
      isGraphql: false,
    },
    "annotations.list": {
      description: "Lists the annotations of the project.",
      keywords: ["chart notes", "launches", "markers", "milestones", "what happened then"],
      params: {
        properties: {
          category: { description: "Filters by name of the category. Not with `chart_id`." },
          chart_id: { description: "Filters by chart. Not with `category`." },
          start: { description: "Lists annotations from after this time." },
          end: { description: "Lists annotations from before this time." },
        },
      },
      record: { $ref: "#/$defs/Annotation" },
      isGraphql: false,
    },
    "annotations.get": {
      description: "Gets an annotation by its ID.",
      keywords: ["chart note", "launch", "marker", "milestone", "explanation"],
      params: annotationsGetParams,
      isGraphql: false,
    },
    "annotations.create": {
      description: "Creates an annotation on one chart, or on all.",
      keywords: ["mark a launch", "note on chart", "flag outage", "milestone", "log a campaign"],
      params: {
        properties: {
          label: { description: "Title of the annotation." },
          start: { description: "Time where it begins." },
          end: { description: "Time where it ends." },
          category: { description: "Name of the category, as `annotation_categories.list` has it." },
          chart_id: { description: "ID of the chart in its address. Without it, all charts show the annotation." },
          details: { description: "Further text." },
        },
      },
      isGraphql: false,
    },
    "annotations.update": {
      description: "Changes an annotation.",
      keywords: ["edit chart note", "move marker", "rename milestone", "correct date", "extend"],
      params: {
        properties: {
          annotation_id: annotationsGetParamsAnnotation_id,
          label: { description: "Title of the annotation." },
          start: { description: "Time where it begins." },
          end: { description: "Time where it ends." },
          category: { description: "Name of the category." },
          chart_id: { description: "ID of the chart in its address. Null shows the annotation on all charts." },
          details: { description: "Further text." },
        },
      },
      isGraphql: false,
    },
    "annotations.delete": {
      description: "Deletes an annotation.",
      keywords: ["remove chart note", "drop marker", "erase milestone", "clean up", "unmark"],
      params: annotationsGetParams,
      isGraphql: false,
    },
    "annotation_categories.list": {
      description: "Lists the categories of annotations.",
      keywords: ["labels of chart notes", "kinds of markers", "groups", "types", "colors"],
      params: { properties: { category: { description: "Filters by name." } } },
      record: { $ref: "#/$defs/Category" },
      isGraphql: false,
    },
    "annotation_categories.get": {
      description: "Gets a category of annotations by its ID.",
      keywords: ["label of chart notes", "kind of markers", "group", "type", "name"],
      params: annotation_categoriesGetParams,
      isGraphql: false,
    },
    "annotation_categories.create": {
      description: "Creates a category of annotations.",
      keywords: ["new note label", "kind of markers", "group", "add type", "organize"],
      params: { properties: { category: { description: "Name of the category." } } },
      isGraphql: false,
    },
    "annotation_categories.update": {
      description: "Renames a category of annotations.",
      keywords: ["change note label", "kind of markers", "group", "edit type", "relabel"],
      params: {
        properties: { category_id: annotation_categoriesGetParamsCategory_id, category: { description: "New name." } },
      },
      isGraphql: false,
    },
    "annotation_categories.delete": {
      description: "Deletes a category of annotations.",
      keywords: ["remove note label", "kind of markers", "drop group", "type", "clean up"],
      params: annotation_categoriesGetParams,
      isGraphql: false,
    },
    "annotation_categories.assign": {
      description: "Puts several annotations into a category.",
      keywords: ["label chart notes", "sort markers", "group", "tag milestones", "move"],
      params: {
        properties: {
          category_id: annotation_categoriesGetParamsCategory_id,
          annotation_ids: { description: "IDs of the annotations." },
        },
      },
      isGraphql: false,
    },
    "releases.create": {
      description: "Creates a release, which charts show by default.",
      keywords: ["ship version", "deploy marker", "launch", "changelog entry", "new build"],
      params: {
        properties: {
          version: { description: "Version of the product." },
          release_start: { description: "Time where it begins, in UTC.", examples: ["2026-01-31 10:00:00"] },
          release_end: { description: "Time where it ends, in UTC.", examples: ["2026-02-01 10:00:00"] },
          title: { description: "Name of the release." },
          description: { description: "Description of the release." },
          platforms: { description: "Platforms of the release.", examples: ["iOS"] },
          created_by: { description: "Name of the person who creates it." },
          chart_visibility: { description: "Whether charts show it. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "deletion_jobs.list": {
      description: "Lists the jobs that erase users in a range of days.",
      keywords: ["GDPR", "CCPA", "right to be forgotten", "privacy requests", "data removal"],
      params: {
        properties: {
          start_day: { description: "First day." },
          end_day: { description: "Last day, at most six months later." },
        },
      },
      record: { $ref: "#/$defs/DeletionJob" },
      isGraphql: false,
    },
    "deletion_jobs.erase": {
      description: "Erases all data of up to 100 users, in a deletion job within 30 days.",
      keywords: ["GDPR", "CCPA", "right to be forgotten", "privacy request", "delete a person"],
      params: {
        properties: {
          amplitude_ids: { description: "Amplitude IDs of the users." },
          user_ids: { description: "IDs of the users." },
          requester: { description: "Person who asked for it, for the record." },
          ignore_invalid_id: { description: "Whether to skip users that are not found. Defaults to `false`." },
          delete_from_org: {
            description: "Whether to erase them in all projects of the organization. Defaults to `false`.",
          },
          include_mapped_user_ids: { description: "Whether to answer the user IDs of the Amplitude IDs." },
        },
      },
      isGraphql: false,
    },
    "deletion_jobs.spare_user": {
      description: "Takes a user out of a job, until three days before it runs.",
      keywords: ["keep a person", "undo erasure", "cancel GDPR request", "revoke", "take off"],
      params: {
        properties: {
          amplitude_id: { description: "Amplitude ID of the user." },
          day: { description: "Day of the job, as `deletion_jobs.list` has it." },
        },
      },
      isGraphql: false,
    },
    "event_categories.list": {
      description: "Lists the categories of event types.",
      keywords: ["taxonomy", "groups of events", "schema", "tracking plan", "folders"],
      record: { $ref: "#/$defs/Category" },
      isGraphql: false,
    },
    "event_categories.get": {
      description: "Gets a category of event types by its name.",
      keywords: ["taxonomy", "group of events", "schema", "tracking plan", "folder"],
      params: event_categoriesGetParams,
      isGraphql: false,
    },
    "event_categories.create": {
      description: "Creates a category of event types.",
      keywords: ["taxonomy", "new group of events", "schema", "tracking plan", "folder"],
      params: event_categoriesGetParams,
      isGraphql: false,
    },
    "event_categories.update": {
      description: "Renames a category of event types.",
      keywords: ["taxonomy", "relabel group of events", "schema", "tracking plan", "folder"],
      params: {
        properties: {
          category_id: event_categoriesUpdateParamsCategory_id,
          category_name: { description: "New name." },
        },
      },
      isGraphql: false,
    },
    "event_categories.delete": {
      description: "Deletes a category of event types.",
      keywords: ["taxonomy", "drop group of events", "schema", "tracking plan", "folder"],
      params: { properties: { category_id: event_categoriesUpdateParamsCategory_id } },
      isGraphql: false,
    },
    "event_types.list": {
      description: "Lists the visible event types of the tracking plan.",
      keywords: ["taxonomy", "schema", "planned actions", "governance", "instrumentation"],
      params: event_typesListParams,
      record: { $ref: "#/$defs/EventType" },
      isGraphql: false,
    },
    "event_types.get": {
      description: "Gets an event type by its name.",
      keywords: ["taxonomy", "schema", "planned action", "meaning of an event", "governance"],
      params: { properties: { event_type: { description: "Name of the event type, as `event_types.list` has it." } } },
      isGraphql: false,
    },
    "event_types.create": {
      description: "Creates an event type in the tracking plan.",
      keywords: ["taxonomy", "schema", "plan action", "add event", "governance"],
      params: {
        properties: {
          event_type: { description: "Name of the event type." },
          category: { description: "Name of its category." },
          description: { description: "Description of the event type." },
          is_active: { description: "Whether the event counts as activity." },
          is_hidden_from_dropdowns: { description: "Whether menus leave it out." },
          is_hidden_from_persona_results: { description: "Whether personas leave it out." },
          is_hidden_from_pathfinder: { description: "Whether Pathfinder leaves it out." },
          is_hidden_from_timeline: { description: "Whether timelines leave it out." },
          tags: { description: "Words to find it by." },
          owner: { description: "Owner of the event type." },
        },
      },
      isGraphql: false,
    },
    "event_types.update": {
      description: "Changes an event type.",
      keywords: ["taxonomy", "schema", "rename event", "hide event", "describe", "governance"],
      params: {
        properties: {
          event_type: { description: "Name of the event type." },
          new_event_type: { description: "New name." },
          category: { description: "Name of its category." },
          description: { description: "Description of the event type." },
          display_name: { description: "Name that people see, once events have come." },
          is_active: { description: "Whether the event counts as activity." },
          is_hidden_from_dropdowns: { description: "Whether menus leave it out." },
          is_hidden_from_persona_results: { description: "Whether personas leave it out." },
          is_hidden_from_pathfinder: { description: "Whether Pathfinder leaves it out." },
          is_hidden_from_timeline: { description: "Whether timelines leave it out." },
          tags: { description: "Words to find it by." },
          owner: { description: "Owner of the event type." },
        },
      },
      isGraphql: false,
    },
    "event_types.delete": {
      description: "Deletes an event type. A planned one leaves the tracking plan, a live one is marked.",
      keywords: ["taxonomy", "schema", "remove event", "retire action", "governance"],
      params: event_typesDeleteParams,
      isGraphql: false,
    },
    "event_types.restore": {
      description: "Restores a deleted event type.",
      keywords: ["taxonomy", "schema", "undelete event", "bring back", "recover"],
      params: event_typesDeleteParams,
      isGraphql: false,
    },
    "event_properties.list": {
      description: "Lists the shared properties of events in the tracking plan.",
      keywords: ["taxonomy", "schema", "attributes of actions", "fields", "governance"],
      record: { $ref: "#/$defs/EventProperty" },
      isGraphql: false,
    },
    "event_properties.get": {
      description: "Gets a shared property of events by its name.",
      keywords: ["taxonomy", "schema", "attribute of actions", "field", "governance"],
      params: {
        properties: { event_property: { description: "Name of the property, as `event_properties.list` has it." } },
      },
      isGraphql: false,
    },
    "event_properties.create": {
      description: "Creates a property of events, shared or of one event type.",
      keywords: ["taxonomy", "schema", "attribute of actions", "add field", "governance"],
      params: {
        properties: {
          event_property: { description: "Name of the property." },
          event_type: { description: "Event type that has it." },
          description: { description: "Description of the property." },
          type: { description: "Type of its values." },
          regex: { description: "Pattern of its texts." },
          enum_values: { description: "Allowed values, for `enum`." },
          is_array_type: event_propertiesCreateParamsIs_array_type,
          is_required: event_propertiesCreateParamsIs_required,
          is_hidden: { description: "Whether menus leave it out." },
          classifications: { description: "Class of data, for a shared property." },
        },
      },
      isGraphql: false,
    },
    "event_properties.update": {
      description: "Changes a property of events, shared or of one event type.",
      keywords: ["taxonomy", "schema", "attribute of actions", "rename field", "governance"],
      params: {
        properties: {
          event_property: { description: "Name of the property." },
          event_type: { description: "Event type that has it." },
          overrideScope: { description: "Whether to change the property of the event type, or the shared one." },
          new_event_property_value: { description: "New name." },
          description: { description: "Description of the property." },
          type: { description: "Type of its values." },
          regex: { description: "Pattern of its texts." },
          enum_values: { description: "Allowed values, for `enum`." },
          is_array_type: event_propertiesCreateParamsIs_array_type,
          is_required: event_propertiesCreateParamsIs_required,
          is_hidden: { description: "Whether menus leave it out." },
          classifications: { description: "Class of data, for a shared property." },
        },
      },
      isGraphql: false,
    },
    "event_properties.delete": {
      description: "Deletes a shared property of events.",
      keywords: ["taxonomy", "schema", "attribute of actions", "remove field", "governance"],
      params: { properties: { event_property: { description: "Name of the property." } } },
      isGraphql: false,
    },
    "event_properties.restore": {
      description: "Restores a deleted property of events, shared or of one event type.",
      keywords: ["taxonomy", "schema", "undelete attribute", "bring back field", "recover"],
      params: {
        properties: {
          event_property: { description: "Name of the property." },
          event_type: { description: "Event type that has it." },
        },
      },
      isGraphql: false,
    },
    "user_properties.list": {
      description: "Lists the visible properties of users in the tracking plan.",
      keywords: ["taxonomy", "schema", "traits", "attributes of people", "governance"],
      params: event_typesListParams,
      record: { $ref: "#/$defs/UserProperty" },
      isGraphql: false,
    },
    "user_properties.get": {
      description: "Gets a property of users by its name.",
      keywords: ["taxonomy", "schema", "trait", "attribute of people", "governance"],
      params: {
        properties: {
          user_property: user_propertiesGetParamsUser_property,
          showDeleted: { description: "Whether to find a deleted one." },
        },
      },
      isGraphql: false,
    },
    "user_properties.create": {
      description: "Creates a property of users in the tracking plan.",
      keywords: ["taxonomy", "schema", "trait", "attribute of people", "add field"],
      params: {
        properties: {
          user_property: { description: "Name of the property." },
          description: { description: "Description of the property." },
          type: { description: "Type of its values." },
          regex: { description: "Pattern of its texts." },
          enum_values: { description: "Allowed values, for `enum`." },
          is_array_type: event_propertiesCreateParamsIs_array_type,
          is_hidden: { description: "Whether menus leave it out." },
          classifications: { description: "Class of data." },
        },
      },
      isGraphql: false,
    },
    "user_properties.update": {
      description: "Changes a property of users.",
      keywords: ["taxonomy", "schema", "trait", "attribute of people", "rename field"],
      params: {
        properties: {
          user_property: user_propertiesGetParamsUser_property,
          new_user_property_value: { description: "New name." },
          description: { description: "Description of the property." },
          type: { description: "Type of its values." },
          regex: { description: "Pattern of its texts." },
          enum_values: { description: "Allowed values, for `enum`." },
          is_array_type: event_propertiesCreateParamsIs_array_type,
          is_hidden: { description: "Whether menus leave it out." },
          classifications: { description: "Class of data." },
        },
      },
      isGraphql: false,
    },
    "user_properties.delete": {
      description: "Deletes a property of users.",
      keywords: ["taxonomy", "schema", "trait", "attribute of people", "remove field"],
      params: user_propertiesDeleteParams,
      isGraphql: false,
    },
    "user_properties.restore": {
      description: "Restores a deleted property of users.",
      keywords: ["taxonomy", "schema", "undelete trait", "bring back attribute", "recover"],
      params: user_propertiesDeleteParams,
      isGraphql: false,
    },
    "event_stream_metrics.get": {
      description: "Counts the events that a stream delivered, of the last 90 days.",
      keywords: ["delivery rate", "destination health", "latency", "failed events", "sync status"],
      params: {
        properties: {
          sync_id: { description: "ID under the title of the sync in its settings." },
          time_period: { description: "Range of time. `CUSTOM` needs `start` and `end`." },
          start: { description: "First time." },
          end: { description: "Time after the last." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Day: { type: "string", pattern: "^\\d{8}$", examples: ["20261001"] },
    Interval: { type: "integer", enum: [1, 7, 30] },
    ChartInterval: { type: "integer", enum: [-300000, -3600000, 1, 7, 30] },
    PropertyType: { type: "string", enum: ["string", "number", "boolean", "enum", "any"] },
    Classification: { type: "string", enum: ["PII", "SENSITIVE", "REVENUE"] },
    Filter: {
      type: "object",
      properties: {
        subprop_type: schemasFilterSubprop_type,
        subprop_key: { type: "string", description: "Name of the property. Custom ones of users begin with `gp:`." },
        subprop_op: { $ref: "#/$defs/Operator", description: "Operator." },
        subprop_value: { type: "array", items: { type: "string" }, description: "Values to compare with." },
      },
      required: ["subprop_type", "subprop_key", "subprop_op", "subprop_value"],
    },
    Operator: {
      type: "string",
      enum: [
        "is",
        "is not",
        "contains",
        "does not contain",
        "less",
        "less or equal",
        "greater",
        "greater or equal",
        "set is",
        "set is not",
      ],
    },
    EventQuery: {
      type: "object",
      properties: {
        event_type: {
          type: "string",
          description: "Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event.",
        },
        filters: {
          type: "array",
          items: { $ref: "#/$defs/Filter" },
          description: "Conditions that the event has to meet.",
        },
        group_by: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: schemasFilterSubprop_type,
              value: { type: "string", description: "Name of the property." },
            },
            required: ["type", "value"],
          },
          description: "Properties to group by, at most two.",
          maxItems: 2,
        },
      },
      required: ["event_type"],
    },
    Segment: {
      type: "array",
      items: {
        type: "object",
        properties: {
          prop: { type: "string", description: "Property, or `userdata_cohort` for a cohort." },
          op: { type: "string", description: "Operator, such as `is` or `contains`." },
          values: {
            type: "array",
            items: { type: "string" },
            description: "Values to compare with, or IDs of cohorts.",
          },
          type: { type: "string", description: "`event` for users who performed an event.", enum: ["event"] },
          event_type: { type: "string", description: "The event, with `type`." },
          filters: {
            type: "array",
            items: { $ref: "#/$defs/Filter" },
            description: "Conditions of the event, with `type`.",
          },
          value: { type: "integer", description: "Number of times that it was performed, with `type`." },
          time_type: {
            type: "string",
            description: "Range of time, with `type`.",
            enum: ["forEachInterval", "currentInterval", "allTime"],
          },
          time_value: { type: "integer", description: "Number of days, for `forEachInterval`." },
        },
        required: ["op"],
      },
    },
    Event: {
      type: "object",
      properties: {
        value: { type: "string" },
        display: { type: "string" },
        totals: { type: "integer" },
        non_active: { type: "boolean" },
        deleted: { type: "boolean" },
        flow_hidden: { type: "boolean" },
        hidden: { type: "boolean" },
      },
      required: ["value"],
    },
    UserCounts: {
      properties: { seriesMeta: { items: { description: "A label, or an object with the index of the segment." } } },
    },
    RealtimeUsers: {
      type: "object",
      properties: {
        xValues: { type: "array", items: { type: "string" } },
        seriesLabels: { type: "array", items: { type: "string" } },
        series: schemasRealtimeUsersSeries,
      },
      required: ["xValues"],
    },
    Composition: {
      type: "object",
      properties: {
        xValues: { type: "array", items: { description: "A value of the property." } },
        seriesLabels: { type: "array", items: { type: "string" } },
        series: schemasRealtimeUsersSeries,
      },
      required: ["xValues"],
    },
    Segmentation: {
      type: "object",
      properties: {
        xValues: { type: "array", items: { type: "string" } },
        series: schemasSegmentationSeries,
        seriesLabels: { type: "array", items: { description: "A label, or its parts." } },
        seriesCollapsed: {
          type: "array",
          items: { type: "array", items: { type: "object", properties: { value: { type: "number" } } } },
        },
      },
      required: ["xValues"],
    },
    Days: {
      type: "object",
      properties: {
        series: schemasSegmentationSeries,
        xValues: { type: "array", items: { type: "string" } },
        formattedXValues: { type: "array", items: { type: "string" } },
      },
    },
    Funnel: {
      type: "object",
      properties: {
        meta: { type: "object", properties: { segmentIndex: { type: "integer" } } },
        events: { type: "array", items: { type: "string" } },
        stepByStep: { type: "array", items: { type: "number" } },
        cumulative: { type: "array", items: { type: "number" } },
        cumulativeRaw: { type: "array", items: { type: "integer" } },
        medianTransTimes: { type: "array", items: { type: "number" } },
        avgTransTimes: { type: "array", items: { type: "number" } },
        dayFunnels: { $ref: "#/$defs/Days" },
        dayMedianTransTimes: { $ref: "#/$defs/Days" },
        dayAvgTransTimes: { $ref: "#/$defs/Days" },
        stepTransTimeDistribution: schemasFunnelStepTransTimeDistribution,
        stepPrevStepCountDistribution: schemasFunnelStepTransTimeDistribution,
      },
    },
    Retained: {
      type: "object",
      properties: { count: { type: "integer" }, outof: { type: "integer" }, incomplete: { type: "boolean" } },
    },
    Retention: {
      type: "object",
      properties: {
        series: {
          type: "array",
          items: {
            type: "object",
            properties: {
              dates: { type: "array", items: { type: "string" } },
              values: { type: "object", additionalProperties: { type: "array", items: { $ref: "#/$defs/Retained" } } },
              combined: { type: "array", items: { $ref: "#/$defs/Retained" } },
            },
          },
        },
        seriesMeta: {
          type: "array",
          items: { type: "object", properties: { segmentIndex: { type: "integer" }, eventIndex: { type: "integer" } } },
        },
      },
    },
    Revenue: {
      type: "object",
      properties: {
        seriesLabels: { type: "array", items: { type: "string" } },
        series: {
          type: "array",
          items: {
            type: "object",
            properties: {
              dates: { type: "array", items: { type: "string" } },
              values: {
                type: "object",
                additionalProperties: { type: "object", additionalProperties: { type: "number" } },
              },
            },
          },
        },
      },
    },
    ChartResults: { type: "object", properties: { data: { description: "The data by the type of the chart." } } },
    UserMatch: {
      type: "object",
      properties: { amplitude_id: { type: "integer" }, user_id: { type: ["string", "null"] } },
      required: ["amplitude_id"],
    },
    UserData: {
      type: "object",
      properties: {
        user_id: { type: ["string", "null"] },
        canonical_amplitude_id: { type: "integer" },
        merged_amplitude_ids: { type: "array", items: { type: "integer" } },
        num_events: { type: "integer" },
        num_sessions: { type: "integer" },
        usage_time: { type: "integer" },
        first_used: { type: "string", format: "date" },
        last_used: { type: "string", format: "date" },
        purchases: { type: "integer" },
        revenue: { type: "number" },
        platform: { type: ["string", "null"] },
        os: { type: ["string", "null"] },
        version: { type: ["string", "null"] },
        device: { type: ["string", "null"] },
        device_type: { type: ["string", "null"] },
        carrier: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        dma: { type: ["string", "null"] },
        language: { type: ["string", "null"] },
        start_version: { type: ["string", "null"] },
        device_ids: { type: "array", items: { type: "string" } },
        last_location: { type: ["object", "null"], properties: { lat: { type: "number" }, lng: { type: "number" } } },
        properties: schemasUserData,
      },
    },
    UserEvent: {
      type: "object",
      properties: {
        uuid: { type: "string" },
        event_id: { type: "integer" },
        event_type: { type: "string" },
        event_time: { type: "string" },
        client_event_time: { type: "string" },
        server_upload_time: { type: "string" },
        amplitude_id: { type: "integer" },
        user_id: { type: ["string", "null"] },
        device_id: { type: ["string", "null"] },
        session_id: { type: ["integer", "null"] },
        platform: { type: ["string", "null"] },
        os_name: { type: ["string", "null"] },
        os_version: { type: ["string", "null"] },
        version_name: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        language: { type: ["string", "null"] },
        event_properties: { type: "object", description: "Event properties by their names." },
        user_properties: schemasUserData,
        groups: { type: "object", description: "Groups by their types." },
      },
      required: ["uuid"],
    },
    UserProfile: {
      type: "object",
      properties: {
        user_id: { type: ["string", "null"] },
        device_id: { type: ["string", "null"] },
        amp_props: { type: ["object", "null"], description: "User properties by their names." },
        cohort_ids: { type: ["array", "null"], items: { type: "string" } },
        recommendations: {
          type: ["array", "null"],
          items: {
            type: "object",
            properties: {
              rec_id: { type: "string" },
              child_rec_id: { type: "string" },
              items: { type: "array", items: { type: "string" } },
              is_control: { type: "boolean" },
              recommendation_source: { type: "string" },
              last_updated: { type: "integer" },
            },
          },
        },
      },
    },
    Cohort: {
      type: "object",
      properties: {
        id: { type: "string" },
        appId: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        archived: { type: "boolean" },
        published: { type: "boolean" },
        finished: { type: "boolean" },
        hidden: { type: "boolean" },
        size: { type: "integer" },
        type: { type: "string" },
        owners: { type: "array", items: { type: "string" } },
        viewers: { type: "array", items: { type: "string" } },
        lastMod: { type: "integer" },
        createdAt: { type: "integer" },
        lastComputed: { type: "integer" },
        last_viewed: { type: ["integer", "null"] },
        view_count: { type: ["integer", "null"] },
        popularity: { type: ["integer", "null"] },
        chart_id: { type: ["string", "null"] },
        edit_id: { type: ["string", "null"] },
        location_id: { type: ["string", "null"] },
        is_predictive: { type: "boolean" },
        is_official_content: { type: "boolean" },
        shortcut_ids: { type: "array", items: { type: "string" } },
        metadata: { type: ["array", "null"], items: { type: "string" } },
        definition: { type: "object", description: "Amplitude's own form of the conditions." },
        syncMetadata: {
          type: "array",
          items: {
            type: "object",
            properties: {
              target: { type: "string" },
              frequency: { type: "string" },
              last_successful: { type: ["string", "null"], format: "date-time" },
              last_failure: { type: ["string", "null"], format: "date-time" },
              params: { type: "object", description: "Settings of the destination." },
            },
          },
        },
      },
      required: ["id"],
    },
    CohortUpload: {
      type: "object",
      properties: {
        cohortId: { type: "string" },
        metadata: {
          type: "object",
          properties: {
            matched: { type: "integer" },
            totals: { type: "integer" },
            invalid_ids_sample: { type: "array", items: { type: "string" } },
          },
        },
      },
    },
    MembershipUpdate: {
      type: "object",
      properties: {
        cohort_id: { type: "string" },
        memberships_result: {
          type: "array",
          items: {
            type: "object",
            properties: {
              skipped_ids: { type: "array", items: { type: "string" } },
              id_type: { type: "string" },
              operation: { type: "string" },
            },
          },
        },
      },
    },
    Annotation: {
      type: "object",
      properties: {
        id: { type: "integer" },
        label: { type: "string" },
        details: { type: ["string", "null"] },
        start: { type: "string", format: "date-time" },
        end: { type: ["string", "null"], format: "date-time" },
        chart_id: { type: ["string", "null"] },
        category: { type: ["object", "null"], properties: { id: { type: "integer" }, name: { type: "string" } } },
      },
      required: ["id"],
    },
    Category: { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } }, required: ["id"] },
    Release: {
      type: "object",
      properties: {
        id: { type: "string" },
        app_id: { type: "integer" },
        org_id: { type: "integer" },
        version: { type: "string" },
        release_start: { type: "string" },
        release_end: { type: ["string", "null"] },
        type: { type: "string" },
        title: { type: "string" },
        description: { type: ["string", "null"] },
        platforms: { type: "array", items: { type: "string" } },
        chart_visibility: { type: "boolean" },
        params: {
          type: "object",
          properties: {
            created: { type: "integer" },
            created_by: { type: "string" },
            last_modified: { type: "integer" },
            last_modified_by: { type: "string" },
          },
        },
      },
      required: ["id"],
    },
    DeletedUser: {
      type: "object",
      properties: {
        amplitude_id: { type: "integer" },
        requester: { type: ["string", "null"] },
        requested_on_day: { type: "string", format: "date" },
        user_id: { type: "string" },
      },
    },
    DeletionJob: {
      type: "object",
      properties: {
        day: { type: "string", format: "date" },
        status: { type: "string" },
        app: { type: "string" },
        active_scrub_done_date: { type: ["string", "null"], format: "date" },
        amplitude_ids: { type: "array", items: { $ref: "#/$defs/DeletedUser" } },
      },
      required: ["day"],
    },
    EventType: {
      type: "object",
      properties: {
        event_type: { type: "string" },
        category: { type: ["object", "null"], properties: { name: { type: "string" } } },
        description: { type: ["string", "null"] },
        display_name: { type: ["string", "null"] },
        is_active: { type: "boolean" },
        is_hidden_from_dropdowns: { type: "boolean" },
        is_hidden_from_persona_results: { type: "boolean" },
        is_hidden_from_pathfinder: { type: "boolean" },
        is_hidden_from_timeline: { type: "boolean" },
        tags: { type: "array", items: { type: "string" } },
        owner: { type: ["string", "null"] },
        deleted: { type: "boolean" },
      },
      required: ["event_type"],
    },
    EventProperty: {
      type: "object",
      properties: {
        event_property: { type: "string" },
        event_type: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        regex: { type: ["string", "null"] },
        enum_values: schemasEventPropertyEnum_values,
        is_array_type: { type: "boolean" },
        is_required: { type: "boolean" },
        is_hidden: { type: "boolean" },
        classifications: { type: "array", items: { type: "string" } },
      },
      required: ["event_property"],
    },
    UserProperty: {
      type: "object",
      properties: {
        user_property: { type: "string" },
        description: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        regex: { type: ["string", "null"] },
        enum_values: schemasEventPropertyEnum_values,
        is_array_type: { type: "boolean" },
        is_hidden: { type: "boolean" },
        classifications: { type: "array", items: { type: "string" } },
        deleted: { type: "boolean" },
      },
      required: ["user_property"],
    },
    StreamMetrics: {
      type: "object",
      properties: {
        timePeriod: { type: "string" },
        eventsDelivered: { type: "integer" },
        eventsNotDelivered: { type: "integer" },
        deliveryRate: { type: "number" },
        latencyInSeconds: { type: "number" },
        timePeriodStart: { type: "string" },
        timePeriodEnd: { type: "string" },
        successOnFirstAttempt: { type: "integer" },
        successAfterRetry: { type: "integer" },
        eventsExpired: { type: "integer" },
        eventsDiscarded: { type: "integer" },
      },
    },
  },
})
