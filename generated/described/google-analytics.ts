// Generated from definitions/google-analytics.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-analytics.ts'

const account_summariesListParamsPageSize = { description: "Maximum number of records, 1 to 200. Defaults to 200." }
const data_streamsListParamsProperty = { description: "The property, as records name it: `properties/123`." }
const data_streamsListParams = {
  properties: {
    property: data_streamsListParamsProperty,
    pageSize: account_summariesListParamsPageSize,
    pageToken: { description: "The `nextPageToken` of the previous page." },
  },
}
const dimensionsListParams = { properties: { property: data_streamsListParamsProperty } }
const reportsListParamsDimensionsItems = {
  properties: { dimensionExpression: { description: "An expression that makes the dimension of others." } },
}
const reportsListParamsDimensions = {
  items: reportsListParamsDimensionsItems,
  description: "Dimensions of the report, such as `country`.",
}
const reportsListParamsMetrics = { description: "Metrics of the report, such as `activeUsers`." }
const reportsListParamsDimensionFilter = {
  description: "A filter expression of dimensions as the vendor documents FilterExpression.",
  examples: [{ filter: { fieldName: "country", stringFilter: { value: "Germany" } } }],
}
const reportsListParamsMetricFilter = {
  description: "A filter expression of metrics, applied after aggregation.",
  examples: [
    { filter: { fieldName: "activeUsers", numericFilter: { operation: "GREATER_THAN", value: { int64Value: "10" } } } },
  ],
}
const reportsListParamsOrderBys = {
  description: "The order of rows as the vendor documents OrderBy.",
  examples: [[{ metric: { metricName: "activeUsers" }, desc: true }]],
}
const reportsListParamsLimit = { description: "Maximum number of rows, 1 to 250,000. Defaults to 10,000." }
export default describedKind(kind, {
  category: "analytics",
  support: "community",
  docs: "https://developers.google.com/analytics/devguides/reporting/data/v1/rest",
  basis: {
    version: "Data API v1beta and Admin API v1beta",
    date: "2026-11-30",
    sources: [
      {
        type: "openapi",
        url: "https://analyticsdata.googleapis.com/$discovery/rest?version=v1beta",
        about: "Data API",
      },
      {
        type: "openapi",
        url: "https://analyticsadmin.googleapis.com/$discovery/rest?version=v1beta",
        about: "Admin API",
      },
      { type: "changelog", url: "https://developers.google.com/analytics/devguides/reporting/data/v1/changelog" },
    ],
    missing:
      "Pivot reports, batches of reports, funnels, creation of audience exports, and changes of properties by the " +
      "Admin API.",
  },
  sunset: {
    version: "v1beta",
    date: "none",
    docs: "https://developers.google.com/analytics/devguides/reporting/data/v1/changelog",
    read: "2026-11-30",
  },
  description:
    "Reports of Google Analytics 4: sessions, users, events and revenue by any dimension, realtime reports, " +
    "audiences, and the accounts, properties, data streams and custom definitions that they need.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. Add its email address as a user of the Google Analytics property.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
        },
      },
    },
  },
  entities: {
    account_summaries: { description: "An account with its properties, as the user sees them.", refs: {} },
    properties: { description: "A property, which collects the data of a website or an app.", refs: {} },
    data_streams: { description: "A stream of data from a website or an app to a property.", refs: {} },
    custom_dimensions: { description: "A dimension that a property adds to the standard ones.", refs: {} },
    custom_metrics: { description: "A metric that a property adds to the standard ones.", refs: {} },
    key_events: { description: "An event that counts as a key event.", refs: {} },
    dimensions: { description: "A dimension of reports.", refs: {} },
    metrics: { description: "A metric of reports.", refs: {} },
    reports: {
      description: "A row of a report, with the values of its dimensions and metrics by their names.",
      refs: {},
    },
    realtime_reports: {
      description: "A row of a realtime report, with the values of its dimensions and metrics by their names.",
      refs: {},
    },
    dimension_compatibilities: { description: "Whether a dimension can be added to a report.", refs: {} },
    audience_exports: {
      description: "A list of the users of an audience, as the vendor made it at one time.",
      refs: {},
    },
    audience_rows: {
      description: "A user of an audience export, with the values of its dimensions by their names.",
      refs: {},
    },
  },
  operations: {
    "account_summaries.list": {
      description: "Lists the accounts that the user can access, each with its properties.",
      keywords: ["my accounts", "which properties", "ga4", "overview", "websites"],
      params: {
        properties: {
          pageSize: account_summariesListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/AccountSummary" },
      isGraphql: false,
    },
    "properties.list": {
      description: "Lists the properties of an account or of another parent.",
      keywords: ["sites", "apps", "ga4 property", "websites", "tracking"],
      params: {
        properties: {
          filter: {
            description:
              "The parent: `parent:accounts/123`, `ancestor:accounts/123`, or `firebase_project:project-id`.",
            examples: ["parent:accounts/123"],
          },
          showDeleted: { description: "Whether to include properties in the trash." },
          pageSize: account_summariesListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Property" },
      isGraphql: false,
    },
    "properties.get": {
      description: "Gets a property, with its time zone, currency and industry.",
      keywords: ["site", "settings", "timezone", "money unit", "app"],
      params: { properties: { name: { description: "The name of the property: `properties/123`." } } },
      isGraphql: false,
    },
    "data_streams.list": {
      description: "Lists the web and app streams of a property, with their measurement IDs.",
      keywords: ["tracking code", "tag", "web stream", "gtag", "ios app"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/DataStream" },
      isGraphql: false,
    },
    "custom_dimensions.list": {
      description: "Lists the custom dimensions that the property defines.",
      keywords: ["user property", "event parameter", "custom field", "attribute", "own dimension"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/CustomDimension" },
      isGraphql: false,
    },
    "custom_metrics.list": {
      description: "Lists the custom metrics that the property defines.",
      keywords: ["own metric", "event parameter", "custom number", "measure", "kpi"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/CustomMetric" },
      isGraphql: false,
    },
    "key_events.list": {
      description: "Lists the key events of a property, formerly called conversions.",
      keywords: ["conversion events", "goals", "important events", "leads", "purchases"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/KeyEvent" },
      isGraphql: false,
    },
    "dimensions.list": {
      description: "Lists the dimensions that reports of a property can use, with the custom ones.",
      keywords: ["fields", "breakdown", "group by", "columns", "what can i ask"],
      params: dimensionsListParams,
      record: { $ref: "#/$defs/Dimension" },
      isGraphql: false,
    },
    "metrics.list": {
      description: "Lists the metrics that reports of a property can use, with the custom ones.",
      keywords: ["numbers", "measures", "kpi", "columns", "what can i count"],
      params: dimensionsListParams,
      record: { $ref: "#/$defs/Metric" },
      isGraphql: false,
    },
    "reports.list": {
      description: "Runs a report over dates. Rows have the requested dimensions and metrics as text, by name.",
      keywords: ["traffic", "visitors", "page views", "sessions by country", "revenue", "how many users"],
      params: {
        properties: {
          property: data_streamsListParamsProperty,
          dateRanges: { description: "Ranges of dates. With several ranges, rows also have `dateRange`." },
          dimensions: reportsListParamsDimensions,
          metrics: reportsListParamsMetrics,
          dimensionFilter: reportsListParamsDimensionFilter,
          metricFilter: reportsListParamsMetricFilter,
          orderBys: reportsListParamsOrderBys,
          keepEmptyRows: { description: "Whether to include rows whose metrics are all zero." },
          currencyCode: { description: "ISO 4217 code of the currency. Defaults to the property's currency." },
          limit: reportsListParamsLimit,
          offset: { description: "Number of rows to skip. Defaults to 0." },
        },
      },
      record: { $ref: "#/$defs/ReportRow" },
      isGraphql: false,
    },
    "realtime_reports.list": {
      description: "Runs a report over the last 30 minutes.",
      keywords: ["right now", "live visitors", "active users now", "current traffic", "who is online"],
      params: {
        properties: {
          property: data_streamsListParamsProperty,
          dimensions: reportsListParamsDimensions,
          metrics: reportsListParamsMetrics,
          dimensionFilter: reportsListParamsDimensionFilter,
          metricFilter: reportsListParamsMetricFilter,
          orderBys: reportsListParamsOrderBys,
          minuteRanges: { description: "Ranges of minutes ago. Defaults to the last 30 minutes." },
          limit: reportsListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/ReportRow" },
      isGraphql: false,
    },
    "dimension_compatibilities.list": {
      description: "Lists dimensions with whether they can be added to a report of these dimensions and metrics.",
      keywords: ["incompatible", "invalid combination", "which fields fit", "check report", "can i combine"],
      params: {
        properties: {
          property: data_streamsListParamsProperty,
          dimensions: { items: reportsListParamsDimensionsItems, description: "Dimensions of the report." },
          metrics: { description: "Metrics of the report." },
          compatibilityFilter: { description: "Filters by compatibility." },
        },
      },
      record: { $ref: "#/$defs/DimensionCompatibility" },
      isGraphql: false,
    },
    "audience_exports.list": {
      description: "Lists the audience exports of a property.",
      keywords: ["segments", "user lists", "visitors", "remarketing", "export status"],
      params: {
        properties: {
          property: data_streamsListParamsProperty,
          pageSize: { description: "Maximum number of records, 1 to 1000. Defaults to 1000." },
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/AudienceExport" },
      isGraphql: false,
    },
    "audience_exports.get": {
      description: "Gets an audience export with its state.",
      keywords: ["segment", "user list", "ready", "progress", "audience status"],
      params: { properties: { name: { description: "The name of the audience export." } } },
      isGraphql: false,
    },
    "audience_rows.list": {
      description: "Lists the users of an audience export.",
      keywords: ["segment members", "device ids", "user ids", "audience members", "export rows"],
      params: {
        properties: {
          audienceExport: { description: "The name of the audience export." },
          limit: reportsListParamsLimit,
          offset: { description: "Number of rows to skip. Defaults to 0." },
        },
      },
      record: { $ref: "#/$defs/AudienceRow" },
      isGraphql: false,
    },
  },
  schemas: {
    AccountSummary: {
      type: "object",
      properties: {
        name: { type: "string" },
        account: { type: "string" },
        displayName: { type: "string" },
        propertySummaries: { type: "array", items: { $ref: "#/$defs/PropertySummary" } },
      },
      required: ["name"],
    },
    PropertySummary: {
      type: "object",
      properties: {
        property: { type: "string" },
        displayName: { type: "string" },
        propertyType: { type: "string" },
        parent: { type: "string" },
      },
    },
    Property: {
      type: "object",
      properties: {
        name: { type: "string" },
        propertyType: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
        parent: { type: "string" },
        displayName: { type: "string" },
        industryCategory: { type: "string" },
        timeZone: { type: "string" },
        currencyCode: { type: "string" },
        serviceLevel: { type: "string" },
        deleteTime: { type: "string", format: "date-time" },
        expireTime: { type: "string", format: "date-time" },
        account: { type: "string" },
      },
      required: ["name"],
    },
    DataStream: {
      type: "object",
      properties: {
        name: { type: "string" },
        type: { type: "string" },
        displayName: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
        webStreamData: { $ref: "#/$defs/WebStreamData" },
        androidAppStreamData: { $ref: "#/$defs/AppStreamData" },
        iosAppStreamData: { $ref: "#/$defs/AppStreamData" },
      },
      required: ["name"],
    },
    WebStreamData: {
      type: "object",
      properties: {
        measurementId: { type: "string" },
        firebaseAppId: { type: "string" },
        defaultUri: { type: "string" },
      },
    },
    AppStreamData: {
      type: "object",
      properties: { firebaseAppId: { type: "string" }, packageName: { type: "string" }, bundleId: { type: "string" } },
    },
    CustomDimension: {
      type: "object",
      properties: {
        name: { type: "string" },
        parameterName: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        scope: { type: "string" },
        disallowAdsPersonalization: { type: "boolean" },
      },
      required: ["name"],
    },
    CustomMetric: {
      type: "object",
      properties: {
        name: { type: "string" },
        parameterName: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        measurementUnit: { type: "string" },
        scope: { type: "string" },
        restrictedMetricType: { type: "array", items: { type: "string" } },
      },
      required: ["name"],
    },
    KeyEvent: {
      type: "object",
      properties: {
        name: { type: "string" },
        eventName: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        deletable: { type: "boolean" },
        custom: { type: "boolean" },
        countingMethod: { type: "string" },
      },
      required: ["name"],
    },
    Dimension: {
      type: "object",
      properties: {
        apiName: { type: "string" },
        uiName: { type: "string" },
        description: { type: "string" },
        deprecatedApiNames: { type: "array", items: { type: "string" } },
        customDefinition: { type: "boolean" },
        category: { type: "string" },
      },
      required: ["apiName"],
    },
    Metric: {
      type: "object",
      properties: {
        apiName: { type: "string" },
        uiName: { type: "string" },
        description: { type: "string" },
        deprecatedApiNames: { type: "array", items: { type: "string" } },
        type: { type: "string" },
        expression: { type: "string" },
        customDefinition: { type: "boolean" },
        blockedReasons: { type: "array", items: { type: "string" } },
        category: { type: "string" },
      },
      required: ["apiName"],
    },
    DimensionName: {
      type: "object",
      properties: {
        name: { type: "string" },
        dimensionExpression: { type: "object", description: "An expression that makes the dimension of others." },
      },
      required: ["name"],
    },
    MetricName: {
      type: "object",
      properties: { name: { type: "string" }, expression: { type: "string" }, invisible: { type: "boolean" } },
      required: ["name"],
    },
    DateRange: {
      type: "object",
      properties: { startDate: { type: "string" }, endDate: { type: "string" }, name: { type: "string" } },
      required: ["startDate", "endDate"],
    },
    MinuteRange: {
      type: "object",
      properties: {
        startMinutesAgo: { type: "integer" },
        endMinutesAgo: { type: "integer" },
        name: { type: "string" },
      },
    },
    ReportRow: {
      type: "object",
      properties: {
        date: { type: "string" },
        dateRange: { type: "string" },
        country: { type: "string" },
        city: { type: "string" },
        deviceCategory: { type: "string" },
        eventName: { type: "string" },
        pagePath: { type: "string" },
        sessionSource: { type: "string" },
        sessionMedium: { type: "string" },
        activeUsers: { type: "string" },
        newUsers: { type: "string" },
        sessions: { type: "string" },
        screenPageViews: { type: "string" },
        eventCount: { type: "string" },
        totalRevenue: { type: "string" },
      },
    },
    DimensionCompatibility: {
      type: "object",
      properties: { dimensionMetadata: { $ref: "#/$defs/Dimension" }, compatibility: { type: "string" } },
    },
    AudienceDimension: {
      type: "object",
      properties: { dimensionName: { type: "string" } },
      required: ["dimensionName"],
    },
    AudienceExport: {
      type: "object",
      properties: {
        name: { type: "string" },
        audience: { type: "string" },
        audienceDisplayName: { type: "string" },
        dimensions: { type: "array", items: { $ref: "#/$defs/AudienceDimension" } },
        state: { type: "string" },
        beginCreatingTime: { type: "string", format: "date-time" },
        creationQuotaTokensCharged: { type: "integer" },
        rowCount: { type: "integer" },
        errorMessage: { type: "string" },
        percentageCompleted: { type: "number" },
      },
      required: ["name"],
    },
    AudienceRow: {
      type: "object",
      properties: {
        deviceId: { type: "string" },
        userId: { type: "string" },
        isAdsPersonalizationAllowed: { type: "string" },
      },
    },
  },
})
