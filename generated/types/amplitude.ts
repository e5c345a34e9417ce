// Generated from definitions/amplitude.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Amplitude */
    "amplitude": Amplitude
  }
}

/**
 * Amplitude. Charts of an Amplitude project by events, funnels, retention, sessions and revenue, its users and cohorts,
 * chart annotations, releases and the tracking plan.
 */
export interface Amplitude {
  operations: AmplitudeOperations
  credentials: AmplitudeCredentials
  config: AmplitudeConfig
}

/** The operations, by entity and action. */
export interface AmplitudeOperations {
  /** A visible event of the project, with its counts of the current week. */
  events_list: {
    /** Lists the visible events with how often each happened this week. */
    list: {
      params: EventsListListParams
      records: Event[]
      meta: {}
    }
    search: {
      fields: EventsListSearchFields
    }
  }
  /** Counts of active or new users by day, week or month. */
  active_users: {
    /** Counts active or new users in a range of days. */
    list: {
      params: ActiveUsersListParams
      records: UserCounts[]
      meta: {}
    }
  }
  /** Counts of active users in steps of five minutes, of the last two days. */
  realtime_users: {
    /** Counts active users in steps of five minutes, today and yesterday. */
    get: {
      params: RealtimeUsersGetParams
      records: RealtimeUsers
      meta: {}
    }
  }
  /** The average length of sessions by day, in seconds. */
  average_session_length: {
    /** Gives the average length of sessions on each day, in seconds. */
    list: {
      params: AverageSessionLengthListParams
      records: Series[]
      meta: {}
    }
  }
  /** Number of sessions by their length. */
  session_lengths: {
    /** Counts sessions by their length. Bins of your own need a unit, a minimum and a maximum. */
    get: {
      params: SessionLengthsGetParams
      records: Series
      meta: {}
    }
  }
  /** The average number of sessions of a user by day. */
  sessions_per_user: {
    /** Gives the average number of sessions of a user on each day. */
    get: {
      params: SessionsPerUserGetParams
      records: Series
      meta: {}
    }
  }
  /** Number of users by the values of a property. */
  user_composition: {
    /** Counts users by the values of a user property. */
    get: {
      params: UserCompositionGetParams
      records: Composition
      meta: {}
    }
  }
  /** A metric of one or two events over time, by segments and groups. */
  event_segmentation: {
    /** Measures one or two events over time. */
    get: {
      params: EventSegmentationGetParams
      records: Segmentation
      meta: {}
    }
  }
  /** A funnel with the users who take one step after the other. */
  funnels: {
    /** Measures how many users take each step of a funnel, by segment or group. */
    list: {
      params: FunnelsListParams
      records: Funnel[]
      meta: {}
    }
  }
  /** Number of users who come back after a first action. */
  retention: {
    /** Measures the retention of users, from a first action to a returning one. */
    get: {
      params: RetentionGetParams
      records: Retention
      meta: {}
    }
  }
  /** The revenue from new users over their lifetime. */
  revenue_ltv: {
    /** Measures the revenue (LTV) from new users over their lifetime. */
    get: {
      params: RevenueLtvGetParams
      records: Revenue
      meta: {}
    }
  }
  /** The data of a saved chart. */
  chart_results: {
    /** Gets the data of a saved chart. Its form depends on the type of the chart. */
    get: {
      params: ChartResultsGetParams
      records: ChartResults
      meta: {}
    }
  }
  /** A user of the product, by the IDs that Amplitude has. */
  users: {
    /** Finds users by their Amplitude ID, device ID, user ID, or the beginning of a user ID. */
    api_search: {
      params: UsersApiSearchParams
      records: UserMatch[]
      meta: {
        type: unknown
      }
    }
  }
  /** The statistics and properties of a user. */
  user_summaries: {
    /** Gets the summary of a user, with statistics and properties. */
    get: {
      params: UserSummariesGetParams
      records: UserData
      meta: {}
    }
  }
  /** An event that a user performed. */
  user_activity: {
    /** Lists the events of a user, latest first. A page may have more, so that sessions stay whole. */
    list: {
      params: UserActivityListParams
      records: UserEvent[]
      meta: {
        userData: unknown
      }
    }
  }
  /**
   * The profile of a user for applications, with properties, computations, cohorts and recommendations. Not in the EU.
   */
  user_profiles: {
    /** Gets the profile of a user by the user ID or device ID. */
    get: {
      params: UserProfilesGetParams
      records: UserProfile
      meta: {}
    }
  }
  /** A group of users, by behavior or by a list of IDs. */
  cohorts: {
    /** Lists the discoverable cohorts. */
    list: {
      params: CohortsListParams
      records: Cohort[]
      meta: {}
    }
    /** Gets a cohort by its ID. */
    get: {
      params: CohortsGetParams
      records: Cohort
      meta: {}
    }
    /** Creates a cohort from IDs of users, or replaces the users of an existing cohort. */
    upload: {
      params: CohortsUploadParams
      records: CohortUpload
      meta: {}
    }
    /** Adds users to a cohort, and removes others. */
    update_members: {
      params: CohortsUpdateMembersParams
      records: MembershipUpdate
      meta: {}
    }
    search: {
      fields: CohortsSearchFields
    }
  }
  /** The file of the users in a cohort. */
  cohort_members: {
    /** Downloads the users of a cohort, once Amplitude has computed them. */
    download: {
      params: CohortMembersDownloadParams
      file: true
    }
  }
  /** The raw events of a range of hours, as an archive. */
  event_exports: {
    /** Downloads raw events by the hour of their upload, as a zip archive of JSON lines. */
    download: {
      params: EventExportsDownloadParams
      file: true
    }
  }
  /** A note on charts at a time, such as a launch or an outage. */
  annotations: {
    /** Lists the annotations of the project. */
    list: {
      params: AnnotationsListParams
      records: Annotation[]
      meta: {}
    }
    /** Gets an annotation by its ID. */
    get: {
      params: AnnotationsGetParams
      records: Annotation
      meta: {}
    }
    /** Creates an annotation on one chart, or on all. */
    create: {
      params: AnnotationsCreateParams
      records: Annotation
      meta: {}
    }
    /** Changes an annotation. */
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
  /** A category of annotations. */
  annotation_categories: {
    /** Lists the categories of annotations. */
    list: {
      params: AnnotationCategoriesListParams
      records: Category[]
      meta: {}
    }
    /** Gets a category of annotations by its ID. */
    get: {
      params: AnnotationCategoriesGetParams
      records: Category
      meta: {}
    }
    /** Creates a category of annotations. */
    create: {
      params: AnnotationCategoriesCreateParams
      records: Category
      meta: {}
    }
    /** Renames a category of annotations. */
    update: {
      params: AnnotationCategoriesUpdateParams
      records: Category
      meta: {}
    }
    /** Deletes a category of annotations. */
    delete: {
      params: AnnotationCategoriesDeleteParams
      records: null
      meta: {}
    }
    /** Puts several annotations into a category. */
    assign: {
      params: AnnotationCategoriesAssignParams
      records: null
      meta: {}
    }
    search: {
      fields: AnnotationCategoriesSearchFields
    }
  }
  /** A release of the product, shown on charts. */
  releases: {
    /** Creates a release, which charts show by default. */
    create: {
      params: ReleasesCreateParams
      records: Release
      meta: {}
    }
  }
  /** A job that erases the data of users. */
  deletion_jobs: {
    /** Lists the jobs that erase users in a range of days. */
    list: {
      params: DeletionJobsListParams
      records: DeletionJob[]
      meta: {}
    }
    /** Erases all data of up to 100 users, in a deletion job within 30 days. */
    erase: {
      params: DeletionJobsEraseParams
      records: null
      meta: {}
    }
    /** Takes a user out of a job, until three days before it runs. */
    spare_user: {
      params: DeletionJobsSpareUserParams
      records: DeletedUser
      meta: {}
    }
  }
  /** A category of the tracking plan. Enterprise plans have the tracking plan in the API. */
  event_categories: {
    /** Lists the categories of event types. */
    list: {
      params: EventCategoriesListParams
      records: Category[]
      meta: {}
    }
    /** Gets a category of event types by its name. */
    get: {
      params: EventCategoriesGetParams
      records: Category
      meta: {}
    }
    /** Creates a category of event types. */
    create: {
      params: EventCategoriesCreateParams
      records: null
      meta: {}
    }
    /** Renames a category of event types. */
    update: {
      params: EventCategoriesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a category of event types. */
    delete: {
      params: EventCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EventCategoriesSearchFields
    }
  }
  /** An event type of the tracking plan. */
  event_types: {
    /** Lists the visible event types of the tracking plan. */
    list: {
      params: EventTypesListParams
      records: EventType[]
      meta: {}
    }
    /** Gets an event type by its name. */
    get: {
      params: EventTypesGetParams
      records: EventType
      meta: {}
    }
    /** Creates an event type in the tracking plan. */
    create: {
      params: EventTypesCreateParams
      records: null
      meta: {}
    }
    /** Changes an event type. */
    update: {
      params: EventTypesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes an event type. A planned one leaves the tracking plan, a live one is marked. */
    delete: {
      params: EventTypesDeleteParams
      records: null
      meta: {}
    }
    /** Restores a deleted event type. */
    restore: {
      params: EventTypesRestoreParams
      records: null
      meta: {}
    }
    search: {
      fields: EventTypesSearchFields
    }
  }
  /** A property of events in the tracking plan. */
  event_properties: {
    /** Lists the shared properties of events in the tracking plan. */
    list: {
      params: EventPropertiesListParams
      records: EventProperty[]
      meta: {}
    }
    /** Gets a shared property of events by its name. */
    get: {
      params: EventPropertiesGetParams
      records: EventProperty
      meta: {}
    }
    /** Creates a property of events, shared or of one event type. */
    create: {
      params: EventPropertiesCreateParams
      records: null
      meta: {}
    }
    /** Changes a property of events, shared or of one event type. */
    update: {
      params: EventPropertiesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a shared property of events. */
    delete: {
      params: EventPropertiesDeleteParams
      records: null
      meta: {}
    }
    /** Restores a deleted property of events, shared or of one event type. */
    restore: {
      params: EventPropertiesRestoreParams
      records: null
      meta: {}
    }
    search: {
      fields: EventPropertiesSearchFields
    }
  }
  /** A property of users in the tracking plan. */
  user_properties: {
    /** Lists the visible properties of users in the tracking plan. */
    list: {
      params: UserPropertiesListParams
      records: UserProperty[]
      meta: {}
    }
    /** Gets a property of users by its name. */
    get: {
      params: UserPropertiesGetParams
      records: UserProperty
      meta: {}
    }
    /** Creates a property of users in the tracking plan. */
    create: {
      params: UserPropertiesCreateParams
      records: null
      meta: {}
    }
    /** Changes a property of users. */
    update: {
      params: UserPropertiesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a property of users. */
    delete: {
      params: UserPropertiesDeleteParams
      records: null
      meta: {}
    }
    /** Restores a deleted property of users. */
    restore: {
      params: UserPropertiesRestoreParams
      records: null
      meta: {}
    }
    search: {
      fields: UserPropertiesSearchFields
    }
  }
  /** Delivery of a stream of events to its destination. */
  event_stream_metrics: {
    /** Counts the events that a stream delivered, of the last 90 days. */
    get: {
      params: EventStreamMetricsGetParams
      records: StreamMetrics
      meta: {}
    }
  }
}

/** Params of events_list.list. */
export interface EventsListListParams { [k: string]: never }

export interface Event {
  value: string
  display?: string
  totals?: number
  non_active?: boolean
  deleted?: boolean
  flow_hidden?: boolean
  hidden?: boolean
}

/** Searchable fields of events_list, in hosted mode. */
export interface EventsListSearchFields {
  value: string | null
  display: string | null
  hidden: boolean | null
  deleted: boolean | null
  non_active: boolean | null
}

/** Params of active_users.list. */
export interface ActiveUsersListParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Users to count. Defaults to `active`. */
  m?: "active" | "new"
  /** Days of one count: 1, 7 or 30. Defaults to 1. */
  i?: 1 | 7 | 30
  /** Conditions that the users have to meet. */
  s?: {
    /** Property, or `userdata_cohort` for a cohort. */
    prop?: string
    /** Operator, such as `is` or `contains`. */
    op: string
    /** Values to compare with, or IDs of cohorts. */
    values?: string[]
    /** `event` for users who performed an event. */
    type?: "event"
    /** The event, with `type`. */
    event_type?: string
    /** Conditions of the event, with `type`. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Number of times that it was performed, with `type`. */
    value?: number
    /** Range of time, with `type`. */
    time_type?: "forEachInterval" | "currentInterval" | "allTime"
    /** Number of days, for `forEachInterval`. */
    time_value?: number
  }[]
  /** Property to group by, such as `country`. Custom ones begin with `gp:`. */
  g?: string
}

export interface UserCounts {
  xValues: string[]
  series?: number[][]
  /** Items: A label, or an object with the index of the segment. */
  seriesMeta?: unknown[]
}

/** Params of realtime_users.get. */
export interface RealtimeUsersGetParams { [k: string]: never }

export interface RealtimeUsers {
  xValues: string[]
  seriesLabels?: string[]
  series?: number[][]
}

/** Params of average_session_length.list. */
export interface AverageSessionLengthListParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
}

export interface Series {
  xValues: string[]
  series?: number[][]
  seriesMeta?: {
    segmentIndex?: number
  }[]
}

/** Params of session_lengths.get. */
export interface SessionLengthsGetParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Unit of the bins. */
  timeHistogramConfigBinTimeUnit?: "hours" | "minutes" | "seconds"
  /** Beginning of the first bin. */
  timeHistogramConfigBinMin?: number
  /** End of the last bin. */
  timeHistogramConfigBinMax?: number
  /** Size of a bin. Without it, Amplitude chooses. */
  timeHistogramConfigBinSize?: number
}

/** Params of sessions_per_user.get. */
export interface SessionsPerUserGetParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
}

/** Params of user_composition.get. */
export interface UserCompositionGetParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Property, such as `platform`. Custom ones begin with `gp:`. */
  p: string
}

export interface Composition {
  /** Items: A value of the property. */
  xValues: unknown[]
  seriesLabels?: string[]
  series?: number[][]
}

/** Params of event_segmentation.get. Needs formula with m formula. */
export interface EventSegmentationGetParams {
  /** Event, with filters and groups. */
  e: {
    /** Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event. */
    event_type: string
    /** Conditions that the event has to meet. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Properties to group by, at most two. (at most 2 items) */
    group_by?: {
      /** Whether it is a property of the event or of the user. */
      type: "event" | "user"
      /** Name of the property. */
      value: string
    }[]
  }
  /** Second event, for a formula or a comparison. */
  e2?: {
    /** Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event. */
    event_type: string
    /** Conditions that the event has to meet. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Properties to group by, at most two. (at most 2 items) */
    group_by?: {
      /** Whether it is a property of the event or of the user. */
      type: "event" | "user"
      /** Name of the property. */
      value: string
    }[]
  }
  /** Metric. A metric of property values needs a group in the event. Defaults to `uniques`. */
  m?: "uniques" | "totals" | "pct_dau" | "average" | "histogram" | "sums" | "value_avg" | "formula"
  /** Kind of users. */
  n?: "any" | "active"
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Interval: -300000 for five minutes, -3600000 for hours, or 1, 7 or 30 days. Defaults to 1. */
  i?: -300000 | -3600000 | 1 | 7 | 30
  /** Conditions that the users have to meet. */
  s?: {
    /** Property, or `userdata_cohort` for a cohort. */
    prop?: string
    /** Operator, such as `is` or `contains`. */
    op: string
    /** Values to compare with, or IDs of cohorts. */
    values?: string[]
    /** `event` for users who performed an event. */
    type?: "event"
    /** The event, with `type`. */
    event_type?: string
    /** Conditions of the event, with `type`. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Number of times that it was performed, with `type`. */
    value?: number
    /** Range of time, with `type`. */
    time_type?: "forEachInterval" | "currentInterval" | "allTime"
    /** Number of days, for `forEachInterval`. */
    time_value?: number
  }[]
  /** Property to group by, such as `country`. Custom ones begin with `gp:`. */
  g?: string
  /** Second property to group by. */
  g2?: string
  /** Number of groups, 1 to 1000. Defaults to 100. (1 to 1000) */
  limit?: number
  /** Formula, if `m` is `formula`. */
  formula?: string
  /** Number of intervals in a rolling window. (at least 1) */
  rollingWindow?: number
  /** Number of intervals in a rolling average. (at least 1) */
  rollingAverage?: number
}

export interface Segmentation {
  xValues: string[]
  series?: number[][]
  /** Items: A label, or its parts. */
  seriesLabels?: unknown[]
  seriesCollapsed?: {
    value?: number
  }[][]
}

/** Params of funnels.list. */
export interface FunnelsListParams {
  /** Events, one for each step. (at least 1 items) */
  e: {
    /** Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event. */
    event_type: string
    /** Conditions that the event has to meet. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Properties to group by, at most two. (at most 2 items) */
    group_by?: {
      /** Whether it is a property of the event or of the user. */
      type: "event" | "user"
      /** Name of the property. */
      value: string
    }[]
  }[]
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Order of the steps. `sequential` allows no other event between them. Defaults to `ordered`. */
  mode?: "ordered" | "unordered" | "sequential"
  /** Kind of users. Defaults to `active`. */
  n?: "new" | "active"
  /** Interval: -300000 for five minutes, -3600000 for hours, or 1, 7 or 30 days. Defaults to 1. */
  i?: -300000 | -3600000 | 1 | 7 | 30
  /** Conditions that the users have to meet. */
  s?: {
    /** Property, or `userdata_cohort` for a cohort. */
    prop?: string
    /** Operator, such as `is` or `contains`. */
    op: string
    /** Values to compare with, or IDs of cohorts. */
    values?: string[]
    /** `event` for users who performed an event. */
    type?: "event"
    /** The event, with `type`. */
    event_type?: string
    /** Conditions of the event, with `type`. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Number of times that it was performed, with `type`. */
    value?: number
    /** Range of time, with `type`. */
    time_type?: "forEachInterval" | "currentInterval" | "allTime"
    /** Number of days, for `forEachInterval`. */
    time_value?: number
  }[]
  /** Property to group by, such as `country`. Custom ones begin with `gp:`. */
  g?: string
  /** Seconds in which users have to finish. Defaults to 2592000, 30 days. (at least 1) */
  cs?: number
  /** Number of groups, 1 to 1000. Defaults to 100. (1 to 1000) */
  limit?: number
}

export interface Funnel {
  meta?: {
    segmentIndex?: number
  }
  events?: string[]
  stepByStep?: number[]
  cumulative?: number[]
  cumulativeRaw?: number[]
  medianTransTimes?: number[]
  avgTransTimes?: number[]
  dayFunnels?: Days
  dayMedianTransTimes?: Days
  dayAvgTransTimes?: Days
  /** A histogram for each step. */
  stepTransTimeDistribution?: { [k: string]: unknown }
  /** A histogram for each step. */
  stepPrevStepCountDistribution?: { [k: string]: unknown }
}

export interface Days {
  series?: number[][]
  xValues?: string[]
  formattedXValues?: string[]
}

/** Params of retention.get. Needs rb with rm bracket. */
export interface RetentionGetParams {
  /** First action. `_new` stands for new users, `_active` for all. */
  se: {
    /** Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event. */
    event_type: string
    /** Conditions that the event has to meet. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Properties to group by, at most two. (at most 2 items) */
    group_by?: {
      /** Whether it is a property of the event or of the user. */
      type: "event" | "user"
      /** Name of the property. */
      value: string
    }[]
  }
  /** Returning action. `_all` stands for any event, `_active` for any active one. */
  re: {
    /** Event type. Custom ones begin with `ce:`; `_active` and `_all` stand for any event. */
    event_type: string
    /** Conditions that the event has to meet. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Properties to group by, at most two. (at most 2 items) */
    group_by?: {
      /** Whether it is a property of the event or of the user. */
      type: "event" | "user"
      /** Name of the property. */
      value: string
    }[]
  }
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Type of retention. Defaults to `n-day`. */
  rm?: "bracket" | "rolling" | "n-day"
  /** Brackets of days, for `bracket`. */
  rb?: number[][]
  /** Days of one count: 1, 7 or 30. Defaults to 1. */
  i?: 1 | 7 | 30
  /** Conditions that the users have to meet. */
  s?: {
    /** Property, or `userdata_cohort` for a cohort. */
    prop?: string
    /** Operator, such as `is` or `contains`. */
    op: string
    /** Values to compare with, or IDs of cohorts. */
    values?: string[]
    /** `event` for users who performed an event. */
    type?: "event"
    /** The event, with `type`. */
    event_type?: string
    /** Conditions of the event, with `type`. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Number of times that it was performed, with `type`. */
    value?: number
    /** Range of time, with `type`. */
    time_type?: "forEachInterval" | "currentInterval" | "allTime"
    /** Number of days, for `forEachInterval`. */
    time_value?: number
  }[]
  /** Property to group by, such as `country`. Custom ones begin with `gp:`. */
  g?: string
}

export interface Retention {
  series?: {
    dates?: string[]
    values?: {
      [k: string]: Retained[]
    }
    combined?: Retained[]
  }[]
  seriesMeta?: {
    segmentIndex?: number
    eventIndex?: number
  }[]
}

export interface Retained {
  count?: number
  outof?: number
  incomplete?: boolean
}

/** Params of revenue_ltv.get. */
export interface RevenueLtvGetParams {
  /** First day. */
  start: string
  /** Last day. */
  end: string
  /** Metric: 0 revenue per user, 1 per paying user, 2 total revenue, 3 paying users. Defaults to 0. */
  m?: 0 | 1 | 2 | 3
  /** Days of one count: 1, 7 or 30. Defaults to 1. */
  i?: 1 | 7 | 30
  /** Conditions that the users have to meet. */
  s?: {
    /** Property, or `userdata_cohort` for a cohort. */
    prop?: string
    /** Operator, such as `is` or `contains`. */
    op: string
    /** Values to compare with, or IDs of cohorts. */
    values?: string[]
    /** `event` for users who performed an event. */
    type?: "event"
    /** The event, with `type`. */
    event_type?: string
    /** Conditions of the event, with `type`. */
    filters?: {
      /** Whether it is a property of the event or of the user. */
      subprop_type: "event" | "user"
      /** Name of the property. Custom ones of users begin with `gp:`. */
      subprop_key: string
      /** Operator. */
      subprop_op:
        | "is"
        | "is not"
        | "contains"
        | "does not contain"
        | "less"
        | "less or equal"
        | "greater"
        | "greater or equal"
        | "set is"
        | "set is not"
      /** Values to compare with. */
      subprop_value: string[]
    }[]
    /** Number of times that it was performed, with `type`. */
    value?: number
    /** Range of time, with `type`. */
    time_type?: "forEachInterval" | "currentInterval" | "allTime"
    /** Number of days, for `forEachInterval`. */
    time_value?: number
  }[]
  /** Property to group by, such as `country`. Custom ones begin with `gp:`. */
  g?: string
}

export interface Revenue {
  seriesLabels?: string[]
  series?: {
    dates?: string[]
    values?: {
      [k: string]: {
        [k: string]: number
      }
    }
  }[]
}

/** Params of chart_results.get. */
export interface ChartResultsGetParams {
  /** ID of the chart in its address. */
  chart_id: string
}

export interface ChartResults {
  /** The data by the type of the chart. */
  data?: unknown
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Amplitude ID, device ID, user ID, or the beginning of a user ID. */
  user: string
}

export interface UserMatch {
  amplitude_id: number
  user_id?: string | null
}

/** Params of user_summaries.get. */
export interface UserSummariesGetParams {
  /** Amplitude ID of the user, as `users.api_search` has it. */
  user: number
}

export interface UserData {
  user_id?: string | null
  canonical_amplitude_id?: number
  merged_amplitude_ids?: number[]
  num_events?: number
  num_sessions?: number
  usage_time?: number
  first_used?: string
  last_used?: string
  purchases?: number
  revenue?: number
  platform?: string | null
  os?: string | null
  version?: string | null
  device?: string | null
  device_type?: string | null
  carrier?: string | null
  country?: string | null
  region?: string | null
  city?: string | null
  dma?: string | null
  language?: string | null
  start_version?: string | null
  device_ids?: string[]
  last_location?: {
    lat?: number
    lng?: number
  } | null
  /** User properties by their names. */
  properties?: { [k: string]: unknown }
}

/** Params of user_activity.list. */
export interface UserActivityListParams {
  /** Amplitude ID of the user, as `users.api_search` has it. */
  user: number
  /** Number of events to skip. (at least 0) */
  offset?: number
  /** Number of events on a page, 1 to 1000. (1 to 1000; default 1000) */
  limit?: number
  /** Events to begin with. Defaults to `latest`. */
  direction?: "latest" | "earliest"
}

export interface UserEvent {
  uuid: string
  event_id?: number
  event_type?: string
  event_time?: string
  client_event_time?: string
  server_upload_time?: string
  amplitude_id?: number
  user_id?: string | null
  device_id?: string | null
  session_id?: number | null
  platform?: string | null
  os_name?: string | null
  os_version?: string | null
  version_name?: string | null
  country?: string | null
  city?: string | null
  region?: string | null
  language?: string | null
  /** Event properties by their names. */
  event_properties?: { [k: string]: unknown }
  /** User properties by their names. */
  user_properties?: { [k: string]: unknown }
  /** Groups by their types. */
  groups?: { [k: string]: unknown }
}

/** Params of user_profiles.get. Needs user_id, or device_id. Needs rec_id with get_recs true. */
export interface UserProfilesGetParams {
  /** ID that your product gives the user. */
  user_id?: string
  /** ID of the device, for users without an ID. */
  device_id?: string
  /** Whether to add recommendations. */
  get_recs?: boolean
  /** IDs of recommendations, with `get_recs`. */
  rec_id?: string[]
  /** Kind of recommendations, in place of that of the experiment. */
  rec_type?: "model" | "random"
  /** Whether to add the user properties. */
  get_amp_props?: boolean
  /** Whether to add the cohorts that are synced with profiles. */
  get_cohort_ids?: boolean
  /** Whether to add all computations. */
  get_computations?: boolean
  /** ID of one computation to add. */
  comp_id?: string
}

export interface UserProfile {
  user_id?: string | null
  device_id?: string | null
  /** User properties by their names. */
  amp_props?: { [k: string]: unknown } | null
  cohort_ids?: string[] | null
  recommendations?: {
    rec_id?: string
    child_rec_id?: string
    items?: string[]
    is_control?: boolean
    recommendation_source?: string
    last_updated?: number
  }[] | null
}

/** Params of cohorts.list. */
export interface CohortsListParams {
  /** Whether to add the syncs of each cohort. */
  includeSyncInfo?: boolean
}

export interface Cohort {
  id: string
  appId?: number
  name?: string
  description?: string | null
  archived?: boolean
  published?: boolean
  finished?: boolean
  hidden?: boolean
  size?: number
  type?: string
  owners?: string[]
  viewers?: string[]
  lastMod?: number
  createdAt?: number
  lastComputed?: number
  last_viewed?: number | null
  view_count?: number | null
  popularity?: number | null
  chart_id?: string | null
  edit_id?: string | null
  location_id?: string | null
  is_predictive?: boolean
  is_official_content?: boolean
  shortcut_ids?: string[]
  metadata?: string[] | null
  /** Amplitude's own form of the conditions. */
  definition?: { [k: string]: unknown }
  syncMetadata?: {
    target?: string
    frequency?: string
    last_successful?: string | null
    last_failure?: string | null
    /** Settings of the destination. */
    params?: { [k: string]: unknown }
  }[]
}

/** Params of cohorts.get. */
export interface CohortsGetParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  cohort_id: string
}

/** Params of cohorts.upload. */
export interface CohortsUploadParams {
  /** Name of the cohort. */
  name: string
  /** ID of the project. */
  app_id: number
  /** Kind of the IDs. */
  id_type: "BY_AMP_ID" | "BY_USER_ID"
  /** Group type, for a cohort of groups. */
  cg?: string
  /** IDs of the users, at most 100000. (at most 100000 items) */
  ids: string[]
  /** Email address of the owner in Amplitude. */
  owner: string
  /** Whether others can discover the cohort. */
  published: boolean
  /** Whether to check the IDs only. Defaults to `false`. */
  skip_save?: boolean
  /** Whether to leave out invalid IDs instead of failing. Defaults to `true`. */
  skip_invalid_ids?: boolean
  /** ID of the cohort whose users are replaced. */
  existing_cohort_id?: string
}

export interface CohortUpload {
  cohortId?: string
  metadata?: {
    matched?: number
    totals?: number
    invalid_ids_sample?: string[]
  }
}

/** Params of cohorts.update_members. */
export interface CohortsUpdateMembersParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  cohort_id: string
  /** Group type of the cohort. Defaults to `User`. */
  count_group?: string
  /** Changes, at most 100000 IDs in all. */
  memberships: {
    /** IDs of users or groups. */
    ids: string[]
    /** `BY_ID` for Amplitude IDs, `BY_NAME` for user IDs. */
    id_type: "BY_ID" | "BY_NAME"
    /** Whether to add or to remove. */
    operation: "ADD" | "REMOVE"
  }[]
  /** Whether to leave out invalid IDs instead of failing. Defaults to `true`. */
  skip_invalid_ids?: boolean
}

export interface MembershipUpdate {
  cohort_id?: string
  memberships_result?: {
    skipped_ids?: string[]
    id_type?: string
    operation?: string
  }[]
}

/** Searchable fields of cohorts, in hosted mode. */
export interface CohortsSearchFields {
  name: string | null
  description: string | null
  type: string | null
  owners: unknown[] | null
  size: number | null
  archived: boolean | null
  published: boolean | null
  lastMod: number | null
  createdAt: number | null
}

/** Params of cohort_members.download. */
export interface CohortMembersDownloadParams {
  /** ID of the cohort, as `cohorts.list` has it. */
  cohort_id: string
  /** 1 adds the user properties. */
  props?: 0 | 1
  /** User properties to add, with `props`. */
  propKeys?: string[]
  /** A request that was started before. */
  request_id?: string
}

/** Params of event_exports.download. */
export interface EventExportsDownloadParams {
  /** First hour in UTC. */
  start: string
  /** Last hour in UTC, at most 365 days later. */
  end: string
}

/** Params of annotations.list. Takes only one of category, chart_id. */
export interface AnnotationsListParams {
  /** Filters by name of the category. Not with `chart_id`. */
  category?: string
  /** Filters by chart. Not with `category`. */
  chart_id?: string
  /** Lists annotations from after this time. */
  start?: string
  /** Lists annotations from before this time. */
  end?: string
}

export interface Annotation {
  id: number
  label?: string
  details?: string | null
  start?: string
  end?: string | null
  chart_id?: string | null
  category?: {
    id?: number
    name?: string
  } | null
}

/** Params of annotations.get. */
export interface AnnotationsGetParams {
  /** ID of the annotation, as `annotations.list` has it. */
  annotation_id: number
}

/** Params of annotations.create. */
export interface AnnotationsCreateParams {
  /** Title of the annotation. */
  label: string
  /** Time where it begins. */
  start: string
  /** Time where it ends. */
  end?: string
  /** Name of the category, as `annotation_categories.list` has it. */
  category?: string
  /** ID of the chart in its address. Without it, all charts show the annotation. */
  chart_id?: string
  /** Further text. */
  details?: string
}

/** Params of annotations.update. */
export interface AnnotationsUpdateParams {
  /** ID of the annotation, as `annotations.list` has it. */
  annotation_id: number
  /** Title of the annotation. */
  label?: string
  /** Time where it begins. */
  start?: string
  /** Time where it ends. */
  end?: string
  /** Name of the category. */
  category?: string
  /** ID of the chart in its address. Null shows the annotation on all charts. */
  chart_id?: string | null
  /** Further text. */
  details?: string
}

/** Params of annotations.delete. */
export interface AnnotationsDeleteParams {
  /** ID of the annotation, as `annotations.list` has it. */
  annotation_id: number
}

/** Searchable fields of annotations, in hosted mode. */
export interface AnnotationsSearchFields {
  label: string | null
  details: string | null
  category: { [k: string]: unknown } | null
  chart_id: string | null
  start: string | null
  end: string | null
}

/** Params of annotation_categories.list. */
export interface AnnotationCategoriesListParams {
  /** Filters by name. */
  category?: string
}

export interface Category {
  id: number
  name?: string
}

/** Params of annotation_categories.get. */
export interface AnnotationCategoriesGetParams {
  /** ID of the category, as `annotation_categories.list` has it. */
  category_id: number
}

/** Params of annotation_categories.create. */
export interface AnnotationCategoriesCreateParams {
  /** Name of the category. */
  category: string
}

/** Params of annotation_categories.update. */
export interface AnnotationCategoriesUpdateParams {
  /** ID of the category, as `annotation_categories.list` has it. */
  category_id: number
  /** New name. */
  category: string
}

/** Params of annotation_categories.delete. */
export interface AnnotationCategoriesDeleteParams {
  /** ID of the category, as `annotation_categories.list` has it. */
  category_id: number
}

/** Params of annotation_categories.assign. */
export interface AnnotationCategoriesAssignParams {
  /** ID of the category, as `annotation_categories.list` has it. */
  category_id: number
  /** IDs of the annotations. */
  annotation_ids: number[]
}

/** Searchable fields of annotation_categories, in hosted mode. */
export interface AnnotationCategoriesSearchFields {
  name: string | null
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** Version of the product. */
  version: string
  /** Time where it begins, in UTC. */
  release_start: string
  /** Time where it ends, in UTC. */
  release_end?: string
  /** Name of the release. */
  title: string
  /** Description of the release. */
  description?: string
  /** Platforms of the release. */
  platforms?: string
  /** Name of the person who creates it. */
  created_by?: string
  /** Whether charts show it. Defaults to `true`. */
  chart_visibility?: boolean
}

export interface Release {
  id: string
  app_id?: number
  org_id?: number
  version?: string
  release_start?: string
  release_end?: string | null
  type?: string
  title?: string
  description?: string | null
  platforms?: string[]
  chart_visibility?: boolean
  params?: {
    created?: number
    created_by?: string
    last_modified?: number
    last_modified_by?: string
  }
}

/** Params of deletion_jobs.list. */
export interface DeletionJobsListParams {
  /** First day. */
  start_day: string
  /** Last day, at most six months later. */
  end_day: string
}

export interface DeletionJob {
  day: string
  status?: string
  app?: string
  active_scrub_done_date?: string | null
  amplitude_ids?: DeletedUser[]
}

export interface DeletedUser {
  amplitude_id?: number
  requester?: string | null
  requested_on_day?: string
  user_id?: string
}

/** Params of deletion_jobs.erase. Needs amplitude_ids, or user_ids. */
export interface DeletionJobsEraseParams {
  /** Amplitude IDs of the users. (at most 100 items) */
  amplitude_ids?: number[]
  /** IDs of the users. (at most 100 items) */
  user_ids?: string[]
  /** Person who asked for it, for the record. */
  requester?: string
  /** Whether to skip users that are not found. Defaults to `false`. */
  ignore_invalid_id?: boolean
  /** Whether to erase them in all projects of the organization. Defaults to `false`. */
  delete_from_org?: boolean
  /** Whether to answer the user IDs of the Amplitude IDs. */
  include_mapped_user_ids?: boolean
}

/** Params of deletion_jobs.spare_user. */
export interface DeletionJobsSpareUserParams {
  /** Amplitude ID of the user. */
  amplitude_id: number
  /** Day of the job, as `deletion_jobs.list` has it. */
  day: string
}

/** Params of event_categories.list. */
export interface EventCategoriesListParams { [k: string]: never }

/** Params of event_categories.get. */
export interface EventCategoriesGetParams {
  /** Name, as people see it in the tracking plan. */
  category_name: string
}

/** Params of event_categories.create. */
export interface EventCategoriesCreateParams {
  /** Name, as people see it in the tracking plan. */
  category_name: string
}

/** Params of event_categories.update. */
export interface EventCategoriesUpdateParams {
  /** ID of the category, as `event_categories.list` has it. */
  category_id: number
  /** New name. */
  category_name: string
}

/** Params of event_categories.delete. */
export interface EventCategoriesDeleteParams {
  /** ID of the category, as `event_categories.list` has it. */
  category_id: number
}

/** Searchable fields of event_categories, in hosted mode. */
export interface EventCategoriesSearchFields {
  name: string | null
}

/** Params of event_types.list. */
export interface EventTypesListParams {
  /** Whether to include deleted ones. */
  showDeleted?: boolean
}

export interface EventType {
  event_type: string
  category?: {
    name?: string
  } | null
  description?: string | null
  display_name?: string | null
  is_active?: boolean
  is_hidden_from_dropdowns?: boolean
  is_hidden_from_persona_results?: boolean
  is_hidden_from_pathfinder?: boolean
  is_hidden_from_timeline?: boolean
  tags?: string[]
  owner?: string | null
  deleted?: boolean
}

/** Params of event_types.get. */
export interface EventTypesGetParams {
  /** Name of the event type, as `event_types.list` has it. */
  event_type: string
}

/** Params of event_types.create. */
export interface EventTypesCreateParams {
  /** Name of the event type. */
  event_type: string
  /** Name of its category. */
  category?: string
  /** Description of the event type. */
  description?: string
  /** Whether the event counts as activity. */
  is_active?: boolean
  /** Whether menus leave it out. */
  is_hidden_from_dropdowns?: boolean
  /** Whether personas leave it out. */
  is_hidden_from_persona_results?: boolean
  /** Whether Pathfinder leaves it out. */
  is_hidden_from_pathfinder?: boolean
  /** Whether timelines leave it out. */
  is_hidden_from_timeline?: boolean
  /** Words to find it by. */
  tags?: string[]
  /** Owner of the event type. */
  owner?: string
}

/** Params of event_types.update. */
export interface EventTypesUpdateParams {
  /** Name of the event type. */
  event_type: string
  /** New name. */
  new_event_type?: string
  /** Name of its category. */
  category?: string
  /** Description of the event type. */
  description?: string
  /** Name that people see, once events have come. */
  display_name?: string
  /** Whether the event counts as activity. */
  is_active?: boolean
  /** Whether menus leave it out. */
  is_hidden_from_dropdowns?: boolean
  /** Whether personas leave it out. */
  is_hidden_from_persona_results?: boolean
  /** Whether Pathfinder leaves it out. */
  is_hidden_from_pathfinder?: boolean
  /** Whether timelines leave it out. */
  is_hidden_from_timeline?: boolean
  /** Words to find it by. */
  tags?: string[]
  /** Owner of the event type. */
  owner?: string
}

/** Params of event_types.delete. */
export interface EventTypesDeleteParams {
  /** Name of the event type. */
  event_type: string
}

/** Params of event_types.restore. */
export interface EventTypesRestoreParams {
  /** Name of the event type. */
  event_type: string
}

/** Searchable fields of event_types, in hosted mode. */
export interface EventTypesSearchFields {
  event_type: string | null
  display_name: string | null
  description: string | null
  category: { [k: string]: unknown } | null
  tags: unknown[] | null
  owner: string | null
  is_active: boolean | null
}

/** Params of event_properties.list. */
export interface EventPropertiesListParams { [k: string]: never }

export interface EventProperty {
  event_property: string
  event_type?: string | null
  description?: string | null
  type?: string | null
  regex?: string | null
  /** Null, a text or a list of the allowed values. */
  enum_values?: unknown
  is_array_type?: boolean
  is_required?: boolean
  is_hidden?: boolean
  classifications?: string[]
}

/** Params of event_properties.get. */
export interface EventPropertiesGetParams {
  /** Name of the property, as `event_properties.list` has it. */
  event_property: string
}

/** Params of event_properties.create. */
export interface EventPropertiesCreateParams {
  /** Name of the property. */
  event_property: string
  /** Event type that has it. */
  event_type?: string
  /** Description of the property. */
  description?: string
  /** Type of its values. */
  type?: "string" | "number" | "boolean" | "enum" | "any"
  /** Pattern of its texts. */
  regex?: string
  /** Allowed values, for `enum`. */
  enum_values?: string[]
  /** Whether values are lists, of the type in `type`. */
  is_array_type?: boolean
  /** Whether Amplitude flags events without it. */
  is_required?: boolean
  /** Whether menus leave it out. */
  is_hidden?: boolean
  /** Class of data, for a shared property. */
  classifications?: "PII" | "SENSITIVE" | "REVENUE"
}

/** Params of event_properties.update. Needs event_type with overrideScope. */
export interface EventPropertiesUpdateParams {
  /** Name of the property. */
  event_property: string
  /** Event type that has it. */
  event_type?: string
  /** Whether to change the property of the event type, or the shared one. */
  overrideScope?: "override" | "shared"
  /** New name. */
  new_event_property_value?: string
  /** Description of the property. */
  description?: string
  /** Type of its values. */
  type?: "string" | "number" | "boolean" | "enum" | "any"
  /** Pattern of its texts. */
  regex?: string
  /** Allowed values, for `enum`. */
  enum_values?: string[]
  /** Whether values are lists, of the type in `type`. */
  is_array_type?: boolean
  /** Whether Amplitude flags events without it. */
  is_required?: boolean
  /** Whether menus leave it out. */
  is_hidden?: boolean
  /** Class of data, for a shared property. */
  classifications?: "PII" | "SENSITIVE" | "REVENUE"
}

/** Params of event_properties.delete. */
export interface EventPropertiesDeleteParams {
  /** Name of the property. */
  event_property: string
}

/** Params of event_properties.restore. */
export interface EventPropertiesRestoreParams {
  /** Name of the property. */
  event_property: string
  /** Event type that has it. */
  event_type?: string
}

/** Searchable fields of event_properties, in hosted mode. */
export interface EventPropertiesSearchFields {
  event_property: string | null
  event_type: string | null
  description: string | null
  type: string | null
  is_required: boolean | null
}

/** Params of user_properties.list. */
export interface UserPropertiesListParams {
  /** Whether to include deleted ones. */
  showDeleted?: boolean
}

export interface UserProperty {
  user_property: string
  description?: string | null
  type?: string | null
  regex?: string | null
  /** Null, a text or a list of the allowed values. */
  enum_values?: unknown
  is_array_type?: boolean
  is_hidden?: boolean
  classifications?: string[]
  deleted?: boolean
}

/** Params of user_properties.get. */
export interface UserPropertiesGetParams {
  /** Name of the property. Custom ones begin with `gp:`. */
  user_property: string
  /** Whether to find a deleted one. */
  showDeleted?: boolean
}

/** Params of user_properties.create. */
export interface UserPropertiesCreateParams {
  /** Name of the property. */
  user_property: string
  /** Description of the property. */
  description?: string
  /** Type of its values. */
  type?: "string" | "number" | "boolean" | "enum" | "any"
  /** Pattern of its texts. */
  regex?: string
  /** Allowed values, for `enum`. */
  enum_values?: string[]
  /** Whether values are lists, of the type in `type`. */
  is_array_type?: boolean
  /** Whether menus leave it out. */
  is_hidden?: boolean
  /** Class of data. */
  classifications?: "PII" | "SENSITIVE" | "REVENUE"
}

/** Params of user_properties.update. */
export interface UserPropertiesUpdateParams {
  /** Name of the property. Custom ones begin with `gp:`. */
  user_property: string
  /** New name. */
  new_user_property_value?: string
  /** Description of the property. */
  description?: string
  /** Type of its values. */
  type?: "string" | "number" | "boolean" | "enum" | "any"
  /** Pattern of its texts. */
  regex?: string
  /** Allowed values, for `enum`. */
  enum_values?: string[]
  /** Whether values are lists, of the type in `type`. */
  is_array_type?: boolean
  /** Whether menus leave it out. */
  is_hidden?: boolean
  /** Class of data. */
  classifications?: "PII" | "SENSITIVE" | "REVENUE"
}

/** Params of user_properties.delete. */
export interface UserPropertiesDeleteParams {
  /** Name of the property. Custom ones begin with `gp:`. */
  user_property: string
}

/** Params of user_properties.restore. */
export interface UserPropertiesRestoreParams {
  /** Name of the property. Custom ones begin with `gp:`. */
  user_property: string
}

/** Searchable fields of user_properties, in hosted mode. */
export interface UserPropertiesSearchFields {
  user_property: string | null
  description: string | null
  type: string | null
  deleted: boolean | null
}

/** Params of event_stream_metrics.get. Needs start and end with time_period CUSTOM. */
export interface EventStreamMetricsGetParams {
  /** ID under the title of the sync in its settings. */
  sync_id: string
  /** Range of time. `CUSTOM` needs `start` and `end`. */
  time_period: "TEN_MINUTES" | "ONE_HOUR" | "FOUR_HOURS" | "ONE_DAY" | "ONE_WEEK" | "TWO_WEEKS" | "CUSTOM"
  /** First time. */
  start?: string
  /** Time after the last. */
  end?: string
}

export interface StreamMetrics {
  timePeriod?: string
  eventsDelivered?: number
  eventsNotDelivered?: number
  deliveryRate?: number
  latencyInSeconds?: number
  timePeriodStart?: string
  timePeriodEnd?: string
  successOnFirstAttempt?: number
  successAfterRetry?: number
  eventsExpired?: number
  eventsDiscarded?: number
}

/** Credentials by auth variant. */
export interface AmplitudeCredentials {
  api_key: AmplitudeApiKeyCredentials
}

/** API key and secret key */
export interface AmplitudeApiKeyCredentials {
  api_key: string
  secret_key: string
}

export interface AmplitudeConfig {
  /**
   * API host of the project's data center. Use `analytics.eu.amplitude.com` for the EU. Defaults to `amplitude.com`.
   * (default "amplitude.com")
   */
  host?: "amplitude.com" | "analytics.eu.amplitude.com"
}
