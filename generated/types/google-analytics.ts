// Generated from definitions/google-analytics.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Analytics */
    "google-analytics": GoogleAnalytics
  }
}

/**
 * Google Analytics. Reports of Google Analytics 4: sessions, users, events and revenue by any dimension, and realtime
 * reports. Also accounts, properties, data streams, key events, links, audiences and custom definitions.
 */
export interface GoogleAnalytics {
  operations: GoogleAnalyticsOperations
  credentials: GoogleAnalyticsCredentials
  config: GoogleAnalyticsConfig
}

/** The operations, by entity and action. */
export interface GoogleAnalyticsOperations {
  /** An account with its properties, as the user sees them. */
  account_summaries: {
    /** Lists the accounts that the user can access, each with its properties. */
    list: {
      params: AccountSummariesListParams
      records: AccountSummary[]
      meta: {
        nextPageToken: string | null
      }
    }
    search: {
      fields: AccountSummariesSearchFields
    }
  }
  /** An account, which holds properties. */
  accounts: {
    /** Lists the accounts that the user can access. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets an account with its region. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Updates the name or the region of an account. */
    update: {
      params: AccountsUpdateParams
      records: Account
      meta: {}
    }
    /** Moves an account with its properties to the trash. People can restore it there until it expires. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A property as the user sees it in an account, in short. */
  property_summaries: {
    /** Lists the properties of all accounts that the user can access, in short. */
    list: {
      params: PropertySummariesListParams
      records: PropertySummary[]
      meta: {
        nextPageToken: string | null
      }
    }
    search: {
      fields: PropertySummariesSearchFields
    }
  }
  /** A property, which collects the data of a website or an app. */
  properties: {
    /** Lists the properties of an account, of another property, or of a Firebase project. */
    list: {
      params: PropertiesListParams
      records: Property[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a property, with its time zone, currency and industry. */
    get: {
      params: PropertiesGetParams
      records: Property
      meta: {}
    }
    /** Creates a property in an account. It has data once it has a data stream. */
    create: {
      params: PropertiesCreateParams
      records: Property
      meta: {}
    }
    /** Updates the name, time zone, currency or industry of a property. */
    update: {
      params: PropertiesUpdateParams
      records: Property
      meta: {}
    }
    /** Moves a property to the trash. People can restore it there until it expires. */
    delete: {
      params: PropertiesDeleteParams
      records: Property
      meta: {}
    }
  }
  /** The time for which a property keeps the data of events and users. */
  data_retention_settings: {
    /** Gets how long a property keeps data. */
    get: {
      params: DataRetentionSettingsGetParams
      records: DataRetentionSettings
      meta: {}
    }
    /** Updates how long a property keeps data. */
    update: {
      params: DataRetentionSettingsUpdateParams
      records: DataRetentionSettings
      meta: {}
    }
  }
  /** A stream of data from a website or an app to a property. */
  data_streams: {
    /** Lists the web and app streams of a property, with their measurement IDs. */
    list: {
      params: DataStreamsListParams
      records: DataStream[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a data stream with its measurement ID. */
    get: {
      params: DataStreamsGetParams
      records: DataStream
      meta: {}
    }
    /** Creates a web stream or an app stream. */
    create: {
      params: DataStreamsCreateParams
      records: DataStream
      meta: {}
    }
    /** Updates the name or the address of a data stream. */
    update: {
      params: DataStreamsUpdateParams
      records: DataStream
      meta: {}
    }
    /** Deletes a data stream. Its source no longer sends data to the property. */
    delete: {
      params: DataStreamsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: DataStreamsSearchFields
    }
  }
  /** A dimension that a property adds to the standard ones. */
  custom_dimensions: {
    /** Lists the custom dimensions that the property defines. */
    list: {
      params: CustomDimensionsListParams
      records: CustomDimension[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a custom dimension. */
    get: {
      params: CustomDimensionsGetParams
      records: CustomDimension
      meta: {}
    }
    /** Registers an event parameter, a user property or an item parameter as a custom dimension. */
    create: {
      params: CustomDimensionsCreateParams
      records: CustomDimension
      meta: {}
    }
    /** Updates the name or the description of a custom dimension. */
    update: {
      params: CustomDimensionsUpdateParams
      records: CustomDimension
      meta: {}
    }
    /** Archives a custom dimension. Reports can no longer use it. */
    archive: {
      params: CustomDimensionsArchiveParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomDimensionsSearchFields
    }
  }
  /** A metric that a property adds to the standard ones. */
  custom_metrics: {
    /** Lists the custom metrics that the property defines. */
    list: {
      params: CustomMetricsListParams
      records: CustomMetric[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a custom metric. */
    get: {
      params: CustomMetricsGetParams
      records: CustomMetric
      meta: {}
    }
    /** Registers an event parameter as a custom metric. */
    create: {
      params: CustomMetricsCreateParams
      records: CustomMetric
      meta: {}
    }
    /** Updates the name, the unit or the description of a custom metric. */
    update: {
      params: CustomMetricsUpdateParams
      records: CustomMetric
      meta: {}
    }
    /** Archives a custom metric. Reports can no longer use it. */
    archive: {
      params: CustomMetricsArchiveParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomMetricsSearchFields
    }
  }
  /** An event that counts as a key event. */
  key_events: {
    /** Lists the key events of a property, formerly called conversions. */
    list: {
      params: KeyEventsListParams
      records: KeyEvent[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a key event. */
    get: {
      params: KeyEventsGetParams
      records: KeyEvent
      meta: {}
    }
    /** Marks an event as a key event. */
    create: {
      params: KeyEventsCreateParams
      records: KeyEvent
      meta: {}
    }
    /** Updates how a key event counts and what it is worth. */
    update: {
      params: KeyEventsUpdateParams
      records: KeyEvent
      meta: {}
    }
    /** Deletes a key event. The event itself is still collected. */
    delete: {
      params: KeyEventsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: KeyEventsSearchFields
    }
  }
  /** A link from a property to an account of Google Ads. */
  google_ads_links: {
    /** Lists the links of a property to Google Ads. */
    list: {
      params: GoogleAdsLinksListParams
      records: GoogleAdsLink[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Links a property to an account of Google Ads. */
    create: {
      params: GoogleAdsLinksCreateParams
      records: GoogleAdsLink
      meta: {}
    }
    /** Updates whether a link personalizes ads. */
    update: {
      params: GoogleAdsLinksUpdateParams
      records: GoogleAdsLink
      meta: {}
    }
    /** Removes the link of a property to Google Ads. */
    delete: {
      params: GoogleAdsLinksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A link from a property to a Firebase project. */
  firebase_links: {
    /** Lists the link of a property to Firebase. A property has at most one. */
    list: {
      params: FirebaseLinksListParams
      records: FirebaseLink[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Links a property to a Firebase project. */
    create: {
      params: FirebaseLinksCreateParams
      records: FirebaseLink
      meta: {}
    }
    /** Removes the link of a property to Firebase. */
    delete: {
      params: FirebaseLinksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A change to an account or its properties, with who made it. */
  change_history_events: {
    /** Lists the changes to an account and its properties, with who made them. */
    list: {
      params: ChangeHistoryEventsListParams
      records: ChangeHistoryEvent[]
      meta: {
        nextPageToken: string | null
      }
    }
  }
  /** A row of a report about who read the data of a property. */
  access_records: {
    /** Runs a report about who read the data of a property, and when. Only administrators can. */
    list: {
      params: AccessRecordsListParams
      records: AccessRecord[]
      meta: {
        rowCount: number | null
      }
    }
  }
  /** An audience: users of a property who meet conditions. */
  audiences: {
    /** Lists the audiences of a property. */
    list: {
      params: AudiencesListParams
      records: Audience[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets an audience with its conditions. */
    get: {
      params: AudiencesGetParams
      records: Audience
      meta: {}
    }
    /** Archives an audience. It gets no more users. */
    archive: {
      params: AudiencesArchiveParams
      records: null
      meta: {}
    }
    search: {
      fields: AudiencesSearchFields
    }
  }
  /** A dimension of reports. */
  dimensions: {
    /** Lists the dimensions that reports of a property can use, with the custom ones. */
    list: {
      params: DimensionsListParams
      records: Dimension[]
      meta: {}
    }
  }
  /** A metric of reports. */
  metrics: {
    /** Lists the metrics that reports of a property can use, with the custom ones. */
    list: {
      params: MetricsListParams
      records: Metric[]
      meta: {}
    }
  }
  /** A row of a report, with the values of its dimensions and metrics by their names. */
  reports: {
    /** Runs a report over dates. Rows have the requested dimensions and metrics as text, by name. */
    list: {
      params: ReportsListParams
      records: ReportRow[]
      meta: {
        rowCount: number | null
      }
    }
  }
  /** A row of a realtime report, with the values of its dimensions and metrics by their names. */
  realtime_reports: {
    /** Runs a report over the last 30 minutes. */
    list: {
      params: RealtimeReportsListParams
      records: ReportRow[]
      meta: {
        rowCount: number | null
      }
    }
  }
  /** Whether a dimension can be added to a report. */
  dimension_compatibilities: {
    /** Lists dimensions with whether they can be added to a report of these dimensions and metrics. */
    list: {
      params: DimensionCompatibilitiesListParams
      records: DimensionCompatibility[]
      meta: {}
    }
  }
  /** Whether a metric can be added to a report. */
  metric_compatibilities: {
    /** Lists metrics with whether they can be added to a report of these dimensions and metrics. */
    list: {
      params: MetricCompatibilitiesListParams
      records: MetricCompatibility[]
      meta: {}
    }
  }
  /** A list of the users of an audience, as the vendor made it at one time. */
  audience_exports: {
    /** Lists the audience exports of a property. */
    list: {
      params: AudienceExportsListParams
      records: AudienceExport[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets an audience export with its state. */
    get: {
      params: AudienceExportsGetParams
      records: AudienceExport
      meta: {}
    }
    /** Begins an audience export. It takes some minutes: `audience_exports.list` shows its state. */
    create: {
      params: AudienceExportsCreateParams
      records: null
      meta: {}
    }
  }
  /** A user of an audience export, with the values of its dimensions by their names. */
  audience_rows: {
    /** Lists the users of an audience export. */
    list: {
      params: AudienceRowsListParams
      records: AudienceRow[]
      meta: {
        rowCount: number | null
      }
    }
  }
}

/** Params of account_summaries.list. */
export interface AccountSummariesListParams {
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface AccountSummary {
  name: string
  account?: string
  displayName?: string
  propertySummaries?: PropertySummary[]
}

export interface PropertySummary {
  property: string
  displayName?: string
  propertyType?: string
  parent?: string
}

/** Searchable fields of account_summaries, in hosted mode. */
export interface AccountSummariesSearchFields {
  name: string | null
  account: string | null
  displayName: string | null
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Whether to include accounts in the trash. */
  showDeleted?: boolean
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface Account {
  name: string
  displayName?: string
  regionCode?: string
  createTime?: string
  updateTime?: string
  deleted?: boolean
  gmpOrganization?: string
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** The name of the account. */
  name: string
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** The name of the account. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The new name. */
  displayName?: string
  /** Country of business, as a region code of CLDR. */
  regionCode?: string
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** The name of the account. */
  name: string
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  name: string | null
  displayName: string | null
  regionCode: string | null
  createTime: string | null
  updateTime: string | null
  deleted: boolean | null
}

/** Params of property_summaries.list. */
export interface PropertySummariesListParams {
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

/** Searchable fields of property_summaries, in hosted mode. */
export interface PropertySummariesSearchFields {
  property: string | null
  displayName: string | null
  parent: string | null
  propertyType: string | null
}

/** Params of properties.list. */
export interface PropertiesListParams {
  /** The parent: `parent:accounts/123`, `ancestor:accounts/123`, or `firebase_project:project-id`. */
  filter: string
  /** Whether to include properties in the trash. */
  showDeleted?: boolean
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface Property {
  name: string
  propertyType?: string
  createTime?: string
  updateTime?: string
  parent?: string
  displayName?: string
  industryCategory?: string
  timeZone?: string
  currencyCode?: string
  serviceLevel?: string
  deleteTime?: string
  expireTime?: string
  account?: string
}

/** Params of properties.get. */
export interface PropertiesGetParams {
  /** The name of the property. */
  name: string
}

/** Params of properties.create. */
export interface PropertiesCreateParams {
  /** The account, as records name it: `accounts/123`. */
  parent: string
  /** The name. (at most 100 characters) */
  displayName: string
  /** The time zone of reports, as an IANA name. */
  timeZone: string
  /** The currency of reports, as an ISO 4217 code. */
  currencyCode?: string
  /** The industry of the property. */
  industryCategory?:
    | "AUTOMOTIVE"
    | "BUSINESS_AND_INDUSTRIAL_MARKETS"
    | "FINANCE"
    | "HEALTHCARE"
    | "TECHNOLOGY"
    | "TRAVEL"
    | "OTHER"
    | "ARTS_AND_ENTERTAINMENT"
    | "BEAUTY_AND_FITNESS"
    | "BOOKS_AND_LITERATURE"
    | "FOOD_AND_DRINK"
    | "GAMES"
    | "HOBBIES_AND_LEISURE"
    | "HOME_AND_GARDEN"
    | "INTERNET_AND_TELECOM"
    | "LAW_AND_GOVERNMENT"
    | "NEWS"
    | "ONLINE_COMMUNITIES"
    | "PEOPLE_AND_SOCIETY"
    | "PETS_AND_ANIMALS"
    | "REAL_ESTATE"
    | "REFERENCE"
    | "SCIENCE"
    | "SPORTS"
    | "JOBS_AND_EDUCATION"
    | "SHOPPING"
}

/** Params of properties.update. */
export interface PropertiesUpdateParams {
  /** The name of the property. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The name. (at most 100 characters) */
  displayName?: string
  /** The time zone of reports, as an IANA name. */
  timeZone?: string
  /** The currency of reports, as an ISO 4217 code. */
  currencyCode?: string
  /** The industry of the property. */
  industryCategory?:
    | "AUTOMOTIVE"
    | "BUSINESS_AND_INDUSTRIAL_MARKETS"
    | "FINANCE"
    | "HEALTHCARE"
    | "TECHNOLOGY"
    | "TRAVEL"
    | "OTHER"
    | "ARTS_AND_ENTERTAINMENT"
    | "BEAUTY_AND_FITNESS"
    | "BOOKS_AND_LITERATURE"
    | "FOOD_AND_DRINK"
    | "GAMES"
    | "HOBBIES_AND_LEISURE"
    | "HOME_AND_GARDEN"
    | "INTERNET_AND_TELECOM"
    | "LAW_AND_GOVERNMENT"
    | "NEWS"
    | "ONLINE_COMMUNITIES"
    | "PEOPLE_AND_SOCIETY"
    | "PETS_AND_ANIMALS"
    | "REAL_ESTATE"
    | "REFERENCE"
    | "SCIENCE"
    | "SPORTS"
    | "JOBS_AND_EDUCATION"
    | "SHOPPING"
}

/** Params of properties.delete. */
export interface PropertiesDeleteParams {
  /** The name of the property. */
  name: string
}

/** Params of data_retention_settings.get. */
export interface DataRetentionSettingsGetParams {
  /** The property, as records name it: `properties/123`. */
  property: string
}

export interface DataRetentionSettings {
  name: string
  eventDataRetention?: string
  userDataRetention?: string
  resetUserDataOnNewActivity?: boolean
}

/** Params of data_retention_settings.update. */
export interface DataRetentionSettingsUpdateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** Time for which Google keeps the data. Standard properties have two or fourteen months. */
  eventDataRetention?: "TWO_MONTHS" | "FOURTEEN_MONTHS" | "TWENTY_SIX_MONTHS" | "THIRTY_EIGHT_MONTHS" | "FIFTY_MONTHS"
  /** Time for which Google keeps the data. Standard properties have two or fourteen months. */
  userDataRetention?: "TWO_MONTHS" | "FOURTEEN_MONTHS" | "TWENTY_SIX_MONTHS" | "THIRTY_EIGHT_MONTHS" | "FIFTY_MONTHS"
  /** Whether each event of a user begins their period again. */
  resetUserDataOnNewActivity?: boolean
}

/** Params of data_streams.list. */
export interface DataStreamsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface DataStream {
  name: string
  type?: string
  displayName?: string
  createTime?: string
  updateTime?: string
  webStreamData?: WebStreamData
  androidAppStreamData?: AndroidAppStreamData
  iosAppStreamData?: IosAppStreamData
}

export interface WebStreamData {
  measurementId?: string
  firebaseAppId?: string
  defaultUri?: string
}

export interface AndroidAppStreamData {
  firebaseAppId?: string
  packageName?: string
}

export interface IosAppStreamData {
  firebaseAppId?: string
  bundleId?: string
}

/** Params of data_streams.get. */
export interface DataStreamsGetParams {
  /** The name of the data stream. */
  name: string
}

/** Params of data_streams.create. */
export interface DataStreamsCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The type of the stream. */
  type: "WEB_DATA_STREAM" | "ANDROID_APP_DATA_STREAM" | "IOS_APP_DATA_STREAM"
  /** The name. Web streams need one. (at most 255 characters) */
  displayName?: string
  /** The website, for web streams. */
  webStreamData?: {
    defaultUri?: string
  }
  /** The app, for Android streams. */
  androidAppStreamData?: {
    packageName: string
  }
  /** The app, for iOS streams. */
  iosAppStreamData?: {
    bundleId: string
  }
}

/** Params of data_streams.update. */
export interface DataStreamsUpdateParams {
  /** The name of the data stream. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The name. Web streams need one. (at most 255 characters) */
  displayName?: string
  /** The website. */
  webStreamData?: {
    defaultUri?: string
  }
}

/** Params of data_streams.delete. */
export interface DataStreamsDeleteParams {
  /** The name of the data stream. */
  name: string
}

/** Searchable fields of data_streams, in hosted mode. */
export interface DataStreamsSearchFields {
  name: string | null
  type: string | null
  displayName: string | null
  createTime: string | null
  updateTime: string | null
  measurementId: string | null
  defaultUri: string | null
}

/** Params of custom_dimensions.list. */
export interface CustomDimensionsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface CustomDimension {
  name: string
  parameterName?: string
  displayName?: string
  description?: string
  scope?: string
  disallowAdsPersonalization?: boolean
}

/** Params of custom_dimensions.get. */
export interface CustomDimensionsGetParams {
  /** The name of the custom dimension. */
  name: string
}

/** Params of custom_dimensions.create. */
export interface CustomDimensionsCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The name of the parameter or of the user property. (at most 40 characters) */
  parameterName: string
  /** The name in Google Analytics: letters, digits, spaces and underscores, a letter first. (at most 82 characters) */
  displayName: string
  /** The thing that the parameter describes. */
  scope: "EVENT" | "USER" | "ITEM"
  /** The meaning. (at most 150 characters) */
  description?: string
  /** Whether ads must not be personalized by it. Only for the scope `USER`. */
  disallowAdsPersonalization?: boolean
}

/** Params of custom_dimensions.update. */
export interface CustomDimensionsUpdateParams {
  /** The name of the custom dimension. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The name in Google Analytics: letters, digits, spaces and underscores, a letter first. (at most 82 characters) */
  displayName?: string
  /** The meaning. (at most 150 characters) */
  description?: string
  /** Whether ads must not be personalized by it. Only for the scope `USER`. */
  disallowAdsPersonalization?: boolean
}

/** Params of custom_dimensions.archive. */
export interface CustomDimensionsArchiveParams {
  /** The name of the custom dimension. */
  name: string
}

/** Searchable fields of custom_dimensions, in hosted mode. */
export interface CustomDimensionsSearchFields {
  name: string | null
  parameterName: string | null
  displayName: string | null
  description: string | null
  scope: string | null
}

/** Params of custom_metrics.list. */
export interface CustomMetricsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface CustomMetric {
  name: string
  parameterName?: string
  displayName?: string
  description?: string
  measurementUnit?: string
  scope?: string
  restrictedMetricType?: string[]
}

/** Params of custom_metrics.get. */
export interface CustomMetricsGetParams {
  /** The name of the custom metric. */
  name: string
}

/** Params of custom_metrics.create. */
export interface CustomMetricsCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The name of the event parameter. (at most 40 characters) */
  parameterName: string
  /** The name in Google Analytics: letters, digits, spaces and underscores, a letter first. (at most 82 characters) */
  displayName: string
  /** The unit of the value. */
  measurementUnit:
    | "STANDARD"
    | "CURRENCY"
    | "FEET"
    | "METERS"
    | "KILOMETERS"
    | "MILES"
    | "MILLISECONDS"
    | "SECONDS"
    | "MINUTES"
    | "HOURS"
  /** The thing that the parameter describes. */
  scope: "EVENT"
  /** The meaning. (at most 150 characters) */
  description?: string
  /** Kinds of data that the metric may reveal. Required with the unit `CURRENCY`. */
  restrictedMetricType?: ("COST_DATA" | "REVENUE_DATA")[]
}

/** Params of custom_metrics.update. */
export interface CustomMetricsUpdateParams {
  /** The name of the custom metric. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The name in Google Analytics: letters, digits, spaces and underscores, a letter first. (at most 82 characters) */
  displayName?: string
  /** The unit of the value. */
  measurementUnit?:
    | "STANDARD"
    | "CURRENCY"
    | "FEET"
    | "METERS"
    | "KILOMETERS"
    | "MILES"
    | "MILLISECONDS"
    | "SECONDS"
    | "MINUTES"
    | "HOURS"
  /** The meaning. (at most 150 characters) */
  description?: string
  /** Kinds of data that the metric may reveal. Required with the unit `CURRENCY`. */
  restrictedMetricType?: ("COST_DATA" | "REVENUE_DATA")[]
}

/** Params of custom_metrics.archive. */
export interface CustomMetricsArchiveParams {
  /** The name of the custom metric. */
  name: string
}

/** Searchable fields of custom_metrics, in hosted mode. */
export interface CustomMetricsSearchFields {
  name: string | null
  parameterName: string | null
  displayName: string | null
  description: string | null
  scope: string | null
  measurementUnit: string | null
}

/** Params of key_events.list. */
export interface KeyEventsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface KeyEvent {
  name: string
  eventName?: string
  createTime?: string
  deletable?: boolean
  custom?: boolean
  countingMethod?: string
  defaultValue?: KeyEventValue
}

export interface KeyEventValue {
  numericValue?: number
  currencyCode?: string
}

/** Params of key_events.get. */
export interface KeyEventsGetParams {
  /** The name of the key event. */
  name: string
}

/** Params of key_events.create. */
export interface KeyEventsCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The name of the event. */
  eventName: string
  /** The number of times that it counts in a session. */
  countingMethod: "ONCE_PER_EVENT" | "ONCE_PER_SESSION"
  /** The value of events that have none. */
  defaultValue?: {
    numericValue: number
    currencyCode: string
  }
}

/** Params of key_events.update. */
export interface KeyEventsUpdateParams {
  /** The name of the key event. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** The number of times that it counts in a session. */
  countingMethod?: "ONCE_PER_EVENT" | "ONCE_PER_SESSION"
  /** The value of events that have none. */
  defaultValue?: {
    numericValue: number
    currencyCode: string
  }
}

/** Params of key_events.delete. */
export interface KeyEventsDeleteParams {
  /** The name of the key event. */
  name: string
}

/** Searchable fields of key_events, in hosted mode. */
export interface KeyEventsSearchFields {
  name: string | null
  eventName: string | null
  countingMethod: string | null
  createTime: string | null
  custom: boolean | null
  deletable: boolean | null
}

/** Params of google_ads_links.list. */
export interface GoogleAdsLinksListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface GoogleAdsLink {
  name: string
  customerId?: string
  canManageClients?: boolean
  adsPersonalizationEnabled?: boolean
  creatorEmailAddress?: string
  createTime?: string
  updateTime?: string
}

/** Params of google_ads_links.create. */
export interface GoogleAdsLinksCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The customer ID at Google Ads, without hyphens. */
  customerId: string
  /** Whether ads are personalized by audiences and events. Defaults to true. */
  adsPersonalizationEnabled?: boolean
}

/** Params of google_ads_links.update. */
export interface GoogleAdsLinksUpdateParams {
  /** The name of the link. */
  name: string
  /** The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them. */
  updateMask: string
  /** Whether ads are personalized by audiences and events. Defaults to true. */
  adsPersonalizationEnabled?: boolean
}

/** Params of google_ads_links.delete. */
export interface GoogleAdsLinksDeleteParams {
  /** The name of the link. */
  name: string
}

/** Params of firebase_links.list. */
export interface FirebaseLinksListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface FirebaseLink {
  name: string
  project?: string
  createTime?: string
}

/** Params of firebase_links.create. */
export interface FirebaseLinksCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The project by its ID or number. */
  project: string
}

/** Params of firebase_links.delete. */
export interface FirebaseLinksDeleteParams {
  /** The name of the link. */
  name: string
}

/** Params of change_history_events.list. */
export interface ChangeHistoryEventsListParams {
  /** The account, as records name it: `accounts/123`. */
  account: string
  /** Filters by property. */
  property?: string
  /** Filters by type of resource. */
  resourceType?: (
    | "ACCOUNT"
    | "PROPERTY"
    | "FIREBASE_LINK"
    | "GOOGLE_ADS_LINK"
    | "GOOGLE_SIGNALS_SETTINGS"
    | "CONVERSION_EVENT"
    | "MEASUREMENT_PROTOCOL_SECRET"
    | "CUSTOM_DIMENSION"
    | "CUSTOM_METRIC"
    | "DATA_RETENTION_SETTINGS"
    | "DISPLAY_VIDEO_360_ADVERTISER_LINK"
    | "DISPLAY_VIDEO_360_ADVERTISER_LINK_PROPOSAL"
    | "DATA_STREAM"
    | "ATTRIBUTION_SETTINGS"
  )[]
  /** Filters by type of change. */
  action?: ("CREATED" | "UPDATED" | "DELETED")[]
  /** Filters by email address of the person. */
  actorEmail?: string[]
  /** Earliest time of the change. */
  earliestChangeTime?: string
  /** Latest time of the change. */
  latestChangeTime?: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface ChangeHistoryEvent {
  id: string
  changeTime?: string
  actorType?: string
  userActorEmail?: string
  changesFiltered?: boolean
  changes?: ChangeHistoryChange[]
}

export interface ChangeHistoryChange {
  resource?: string
  action?: string
  /** The resource before the change, under the name of its type, such as `property`. */
  resourceBeforeChange?: { [k: string]: unknown }
  /** The resource after the change, under the name of its type, such as `property`. */
  resourceAfterChange?: { [k: string]: unknown }
}

/** Params of access_records.list. */
export interface AccessRecordsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Ranges of dates. With several ranges, rows also have `dateRange`. (at most 2 items) */
  dateRanges?: {
    startDate: string
    endDate: string
  }[]
  /** Dimensions of the report, such as `userEmail`. (at most 9 items) */
  dimensions?: {
    dimensionName: string
  }[]
  /** Metrics of the report, such as `accessCount`. (at most 10 items) */
  metrics?: {
    metricName: string
  }[]
  /** The time zone of the dates, as an IANA name. Defaults to that of the property. */
  timeZone?: string
  /** Whether to include users who made no request. */
  includeAllUsers?: boolean
  /** Whether to include the users of groups. Needs `includeAllUsers`. */
  expandGroups?: boolean
  /** Maximum number of rows, 1 to 100,000. Defaults to 10,000. (1 to 100000; default 10000) */
  limit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  offset?: number
}

export interface AccessRecord {
  dateRange?: string
  userEmail?: string
  userCountry?: string
  accessMechanism?: string
  accessorAppName?: string
  dataApiQuotaCategory?: string
  reportType?: string
  epochTimeMicros?: string
  mostRecentAccessEpochTimeMicros?: string
  accessCount?: string
  dataApiQuotaPropertyTokensConsumed?: string
}

/** Params of audiences.list. */
export interface AudiencesListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface Audience {
  name: string
  displayName?: string
  description?: string
  membershipDurationDays?: number
  adsPersonalizationEnabled?: boolean
  exclusionDurationMode?: string
  createTime?: string
  eventTrigger?: AudienceEventTrigger
  filterClauses?: AudienceFilterClause[]
}

export interface AudienceEventTrigger {
  eventName?: string
  logCondition?: string
}

export interface AudienceFilterClause {
  clauseType?: string
  /** One condition, as Google documents AudienceSimpleFilter. */
  simpleFilter?: { [k: string]: unknown }
  /** Conditions in an order, as Google documents AudienceSequenceFilter. */
  sequenceFilter?: { [k: string]: unknown }
}

/** Params of audiences.get. */
export interface AudiencesGetParams {
  /** The name of the audience. */
  name: string
}

/** Params of audiences.archive. */
export interface AudiencesArchiveParams {
  /** The name of the audience. */
  name: string
}

/** Searchable fields of audiences, in hosted mode. */
export interface AudiencesSearchFields {
  name: string | null
  displayName: string | null
  description: string | null
  membershipDurationDays: number | null
  createTime: string | null
}

/** Params of dimensions.list. */
export interface DimensionsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
}

export interface Dimension {
  apiName: string
  uiName?: string
  description?: string
  deprecatedApiNames?: string[]
  customDefinition?: boolean
  category?: string
}

/** Params of metrics.list. */
export interface MetricsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
}

export interface Metric {
  apiName: string
  uiName?: string
  description?: string
  deprecatedApiNames?: string[]
  type?: string
  expression?: string
  customDefinition?: boolean
  blockedReasons?: string[]
  category?: string
}

/** Params of reports.list. */
export interface ReportsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Ranges of dates. With several ranges, rows also have `dateRange`. (at most 4 items) */
  dateRanges?: {
    startDate: string
    endDate: string
    name?: string
  }[]
  /** Dimensions of the report, such as `country`. (at most 9 items) */
  dimensions?: {
    name: string
    dimensionExpression?: {
      lowerCase?: {
        dimensionName: string
      }
      upperCase?: {
        dimensionName: string
      }
      concatenate?: {
        dimensionNames: string[]
        delimiter?: string
      }
    }
  }[]
  /** Metrics of the report, such as `activeUsers`. (at most 10 items) */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** Conditions on dimensions. */
  dimensionFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Conditions on metrics, applied after aggregation. */
  metricFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** The order of rows. */
  orderBys?: {
    desc?: boolean
    metric?: {
      metricName: string
    }
    dimension?: {
      dimensionName: string
      orderType?: "ALPHANUMERIC" | "CASE_INSENSITIVE_ALPHANUMERIC" | "NUMERIC"
    }
  }[]
  /** Whether to include rows whose metrics are all zero. */
  keepEmptyRows?: boolean
  /** ISO 4217 code of the currency. Defaults to the property's currency. */
  currencyCode?: string
  /** Maximum number of rows, 1 to 250,000. Defaults to 10,000. (1 to 250000; default 10000) */
  limit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  offset?: number
}

export interface ReportRow {
  date?: string
  dateRange?: string
  country?: string
  city?: string
  deviceCategory?: string
  eventName?: string
  pagePath?: string
  sessionSource?: string
  sessionMedium?: string
  activeUsers?: string
  newUsers?: string
  sessions?: string
  screenPageViews?: string
  eventCount?: string
  totalRevenue?: string
}

/** Params of realtime_reports.list. */
export interface RealtimeReportsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Dimensions of the report, such as `country`. (at most 9 items) */
  dimensions?: {
    name: string
    dimensionExpression?: {
      lowerCase?: {
        dimensionName: string
      }
      upperCase?: {
        dimensionName: string
      }
      concatenate?: {
        dimensionNames: string[]
        delimiter?: string
      }
    }
  }[]
  /** Metrics of the report, such as `activeUsers`. (at most 10 items) */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** Conditions on dimensions. */
  dimensionFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Conditions on metrics, applied after aggregation. */
  metricFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** The order of rows. */
  orderBys?: {
    desc?: boolean
    metric?: {
      metricName: string
    }
    dimension?: {
      dimensionName: string
      orderType?: "ALPHANUMERIC" | "CASE_INSENSITIVE_ALPHANUMERIC" | "NUMERIC"
    }
  }[]
  /** Ranges of minutes ago. Defaults to the last 30 minutes. (at most 2 items) */
  minuteRanges?: {
    startMinutesAgo?: number
    endMinutesAgo?: number
    name?: string
  }[]
  /** Maximum number of rows, 1 to 250,000. Defaults to 10,000. (1 to 250000; default 10000) */
  limit?: number
}

/** Params of dimension_compatibilities.list. */
export interface DimensionCompatibilitiesListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Dimensions of the report. */
  dimensions?: {
    name: string
    dimensionExpression?: {
      lowerCase?: {
        dimensionName: string
      }
      upperCase?: {
        dimensionName: string
      }
      concatenate?: {
        dimensionNames: string[]
        delimiter?: string
      }
    }
  }[]
  /** Metrics of the report. */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** Conditions on dimensions. */
  dimensionFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Conditions on metrics, applied after aggregation. */
  metricFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Filters by compatibility. */
  compatibilityFilter?: "COMPATIBLE" | "INCOMPATIBLE"
}

export interface DimensionCompatibility {
  dimensionMetadata?: Dimension
  compatibility?: string
}

/** Params of metric_compatibilities.list. */
export interface MetricCompatibilitiesListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Dimensions of the report. */
  dimensions?: {
    name: string
    dimensionExpression?: {
      lowerCase?: {
        dimensionName: string
      }
      upperCase?: {
        dimensionName: string
      }
      concatenate?: {
        dimensionNames: string[]
        delimiter?: string
      }
    }
  }[]
  /** Metrics of the report. */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** Conditions on dimensions. */
  dimensionFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Conditions on metrics, applied after aggregation. */
  metricFilter?: {
    filter?: {
      fieldName: string
      stringFilter?: {
        matchType?: "EXACT" | "BEGINS_WITH" | "ENDS_WITH" | "CONTAINS" | "FULL_REGEXP" | "PARTIAL_REGEXP"
        value?: string
        caseSensitive?: boolean
      }
      inListFilter?: {
        values: string[]
        caseSensitive?: boolean
      }
      numericFilter?: {
        operation?: "EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL"
        value?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      betweenFilter?: {
        fromValue?: {
          int64Value?: string
          doubleValue?: number
        }
        toValue?: {
          int64Value?: string
          doubleValue?: number
        }
      }
      emptyFilter?: { [k: string]: never }
    }
    /** A list of filter expressions under `expressions` that all hold. */
    andGroup?: { [k: string]: unknown }
    /** A list of filter expressions under `expressions`. At least one holds. */
    orGroup?: { [k: string]: unknown }
    /** A filter expression that does not hold. */
    notExpression?: { [k: string]: unknown }
  }
  /** Filters by compatibility. */
  compatibilityFilter?: "COMPATIBLE" | "INCOMPATIBLE"
}

export interface MetricCompatibility {
  metricMetadata?: Metric
  compatibility?: string
}

/** Params of audience_exports.list. */
export interface AudienceExportsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

export interface AudienceExport {
  name: string
  audience?: string
  audienceDisplayName?: string
  dimensions?: AudienceDimension[]
  state?: string
  beginCreatingTime?: string
  creationQuotaTokensCharged?: number
  rowCount?: number
  errorMessage?: string
  percentageCompleted?: number
}

export interface AudienceDimension {
  dimensionName: string
}

/** Params of audience_exports.get. */
export interface AudienceExportsGetParams {
  /** The name of the audience export. */
  name: string
}

/** Params of audience_exports.create. */
export interface AudienceExportsCreateParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** The audience, as `audiences.list` names it. */
  audience: string
  /** Dimensions of the users, such as `deviceId`. (at least 1 items) */
  dimensions: {
    dimensionName: string
  }[]
}

/** Params of audience_rows.list. */
export interface AudienceRowsListParams {
  /** The name of the audience export. */
  audienceExport: string
  /** Maximum number of rows, 1 to 250,000. Defaults to 10,000. (1 to 250000; default 10000) */
  limit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  offset?: number
}

export interface AudienceRow {
  deviceId?: string
  userId?: string
  isAdsPersonalizationAllowed?: string
}

/** Credentials by auth variant. */
export interface GoogleAnalyticsCredentials {
  oauth: GoogleAnalyticsOauthCredentials
  service_account: GoogleAnalyticsServiceAccountCredentials
}

/** Google account */
export interface GoogleAnalyticsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleAnalyticsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
}

export interface GoogleAnalyticsConfig { [k: string]: never }
