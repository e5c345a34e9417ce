// Generated from definitions/google-analytics.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Analytics */
    "google-analytics": GoogleAnalytics
  }
}

/**
 * Google Analytics. Reports of Google Analytics 4: sessions, users, events and revenue by any dimension, realtime
 * reports, audiences, and the accounts, properties, data streams and custom definitions that they need.
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
  }
  /** A property, which collects the data of a website or an app. */
  properties: {
    /** Lists the properties of an account or of another parent. */
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
  property?: string
  displayName?: string
  propertyType?: string
  parent?: string
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
  /** The name of the property: `properties/123`. */
  name: string
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
  androidAppStreamData?: AppStreamData
  iosAppStreamData?: AppStreamData
}

export interface WebStreamData {
  measurementId?: string
  firebaseAppId?: string
  defaultUri?: string
}

export interface AppStreamData {
  firebaseAppId?: string
  packageName?: string
  bundleId?: string
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
    /** An expression that makes the dimension of others. */
    dimensionExpression?: { [k: string]: unknown }
  }[]
  /** Metrics of the report, such as `activeUsers`. (at most 10 items) */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** A filter expression of dimensions as the vendor documents FilterExpression. */
  dimensionFilter?: { [k: string]: unknown }
  /** A filter expression of metrics, applied after aggregation. */
  metricFilter?: { [k: string]: unknown }
  /** The order of rows as the vendor documents OrderBy. */
  orderBys?: { [k: string]: unknown }[]
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
    /** An expression that makes the dimension of others. */
    dimensionExpression?: { [k: string]: unknown }
  }[]
  /** Metrics of the report, such as `activeUsers`. (at most 10 items) */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** A filter expression of dimensions as the vendor documents FilterExpression. */
  dimensionFilter?: { [k: string]: unknown }
  /** A filter expression of metrics, applied after aggregation. */
  metricFilter?: { [k: string]: unknown }
  /** The order of rows as the vendor documents OrderBy. */
  orderBys?: { [k: string]: unknown }[]
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
    /** An expression that makes the dimension of others. */
    dimensionExpression?: { [k: string]: unknown }
  }[]
  /** Metrics of the report. */
  metrics?: {
    name: string
    expression?: string
    invisible?: boolean
  }[]
  /** Filters by compatibility. */
  compatibilityFilter?: "COMPATIBLE" | "INCOMPATIBLE"
}

export interface DimensionCompatibility {
  dimensionMetadata?: Dimension
  compatibility?: string
}

/** Params of audience_exports.list. */
export interface AudienceExportsListParams {
  /** The property, as records name it: `properties/123`. */
  property: string
  /** Maximum number of records, 1 to 1000. Defaults to 1000. (1 to 1000; default 1000) */
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
