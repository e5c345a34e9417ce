// Generated from definitions/google-analytics.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-analytics.ts'

const entitiesCustom_dimensionsHit = { title: [["displayName"]], text: [["parameterName"], ["description"]] }
const account_summariesListParamsPageSize = { description: "Maximum number of records, 1 to 200. Defaults to 200." }
const account_summariesListParams = {
  properties: {
    pageSize: account_summariesListParamsPageSize,
    pageToken: { description: "The `nextPageToken` of the previous page." },
  },
}
const accountsGetParams = { properties: { name: { description: "The name of the account." } } }
const accountsUpdateParamsUpdateMask = {
  description: "The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them.",
  examples: ["display_name"],
}
const propertiesGetParams = { properties: { name: { description: "The name of the property." } } }
const propertiesCreateParamsParent = { description: "The account, as records name it: `accounts/123`." }
const propertiesCreateParamsTimeZone = {
  description: "The time zone of reports, as an IANA name.",
  examples: ["Europe/Berlin"],
}
const propertiesCreateParamsCurrencyCode = { description: "The currency of reports, as an ISO 4217 code." }
const data_retention_settingsGetParamsProperty = { description: "The property, as records name it: `properties/123`." }
const data_retention_settingsGetParams = { properties: { property: data_retention_settingsGetParamsProperty } }
const data_retention_settingsUpdateParamsEventDataRetention = {
  description: "Time for which Google keeps the data. Standard properties have two or fourteen months.",
}
const data_streamsListParams = {
  properties: {
    property: data_retention_settingsGetParamsProperty,
    pageSize: account_summariesListParamsPageSize,
    pageToken: { description: "The `nextPageToken` of the previous page." },
  },
}
const data_streamsGetParams = { properties: { name: { description: "The name of the data stream." } } }
const custom_dimensionsListKeywords = [
  "user property",
  "event parameter",
  "custom field",
  "attribute",
  "own dimension",
]
const custom_dimensionsGetParams = { properties: { name: { description: "The name of the custom dimension." } } }
const custom_dimensionsCreateParamsDisplayName = {
  description: "The name in Google Analytics: letters, digits, spaces and underscores, a letter first.",
}
const custom_dimensionsCreateParamsDisallowAdsPersonalization = {
  description: "Whether ads must not be personalized by it. Only for the scope `USER`.",
}
const custom_metricsListKeywords = ["own metric", "event parameter", "custom number", "measure", "kpi"]
const custom_metricsGetParams = { properties: { name: { description: "The name of the custom metric." } } }
const custom_metricsCreateParamsRestrictedMetricType = {
  description: "Kinds of data that the metric may reveal. Required with the unit `CURRENCY`.",
}
const key_eventsGetParams = { properties: { name: { description: "The name of the key event." } } }
const key_eventsCreateParamsCountingMethod = { description: "The number of times that it counts in a session." }
const key_eventsCreateParamsDefaultValue = {
  description: "The value of events that have none.",
  examples: [{ numericValue: 10, currencyCode: "EUR" }],
}
const google_ads_linksCreateParamsAdsPersonalizationEnabled = {
  description: "Whether ads are personalized by audiences and events. Defaults to true.",
}
const google_ads_linksDeleteParams = { properties: { name: { description: "The name of the link." } } }
const access_recordsListParamsDateRanges = {
  description: "Ranges of dates. With several ranges, rows also have `dateRange`.",
}
const audiencesGetParams = { properties: { name: { description: "The name of the audience." } } }
const reportsListParamsDimensions = { description: "Dimensions of the report, such as `country`." }
const reportsListParamsMetrics = { description: "Metrics of the report, such as `activeUsers`." }
const reportsListParamsDimensionFilter = {
  andGroup: { description: "A list of filter expressions under `expressions` that all hold." },
  orGroup: { description: "A list of filter expressions under `expressions`. At least one holds." },
  notExpression: { description: "A filter expression that does not hold." },
}
const reportsListParamsDimensionFilterExamples = [
  { filter: { fieldName: "country", stringFilter: { value: "Germany" } } },
]
const reportsListParamsDimensionFilter_2 = {
  properties: reportsListParamsDimensionFilter,
  description: "Conditions on dimensions.",
  examples: reportsListParamsDimensionFilterExamples,
}
const reportsListParamsMetricFilterExamples = [
  { filter: { fieldName: "activeUsers", numericFilter: { operation: "GREATER_THAN", value: { int64Value: "10" } } } },
]
const reportsListParamsMetricFilter = {
  properties: reportsListParamsDimensionFilter,
  description: "Conditions on metrics, applied after aggregation.",
  examples: reportsListParamsMetricFilterExamples,
}
const reportsListParamsLimit = { description: "Maximum number of rows, 1 to 250,000. Defaults to 10,000." }
const dimension_compatibilitiesListParams = {
  properties: {
    property: data_retention_settingsGetParamsProperty,
    dimensions: { description: "Dimensions of the report." },
    metrics: { description: "Metrics of the report." },
    dimensionFilter: reportsListParamsDimensionFilter_2,
    metricFilter: reportsListParamsMetricFilter,
    compatibilityFilter: { description: "Filters by compatibility." },
  },
}
const schemasAccessDimension = {
  type: "object",
  properties: { dimensionName: { type: "string" } },
  required: ["dimensionName"],
}
const schemasAccessMetric = {
  type: "object",
  properties: { metricName: { type: "string" } },
  required: ["metricName"],
}
export default describedKind(kind, {
  category: "analytics",
  support: "community",
  docs: "https://developers.google.com/analytics/devguides/reporting/data/v1/rest",
  basis: {
    version: "Data API v1beta, Admin API v1beta, and audiences of Admin API v1alpha",
    date: "2026-11-30",
    compared:
      "Google's discovery documents of analyticsdata v1beta (20241117), analyticsadmin v1beta and v1alpha (20260331)",
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
      {
        type: "openapi",
        url: "https://analyticsadmin.googleapis.com/$discovery/rest?version=v1alpha",
        about: "Audiences of the Admin API",
      },
      { type: "changelog", url: "https://developers.google.com/analytics/devguides/reporting/data/v1/changelog" },
      { type: "changelog", url: "https://developers.google.com/analytics/devguides/config/admin/v1/changelog" },
    ],
    missing:
      "Pivot reports, batches of reports, cohorts, comparisons and funnels, creation of audiences, users of accounts," +
      " secrets of the Measurement Protocol, and acknowledgements of terms. Custom dimensions and metrics are asked " +
      "for by name, such as `customEvent:plan`, and not as own fields. Google offers no webhooks and no times of " +
      "change, so a sync reads everything.",
  },
  sunset: {
    version: "v1beta",
    date: "none",
    docs: "https://developers.google.com/analytics/devguides/reporting/data/v1/changelog",
    read: "2026-11-30",
  },
  description:
    "Reports of Google Analytics 4: sessions, users, events and revenue by any dimension, and realtime reports. Also " +
    "accounts, properties, data streams, key events, links, audiences and custom definitions.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. Add its email address as a user of the Google Analytics property. " +
        "Its role there decides what it can change.",
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
    account_summaries: {
      description: "An account with its properties, as the user sees them.",
      search: { name: { type: "string" }, account: { type: "string" }, displayName: { type: "string" } },
      hit: { title: [["displayName"]], text: [["account"]] },
      refs: {},
    },
    accounts: {
      description: "An account, which holds properties.",
      search: {
        name: { type: "string" },
        displayName: { type: "string" },
        regionCode: { type: "string" },
        createTime: { type: "timestamp" },
        updateTime: { type: "timestamp" },
        deleted: { type: "boolean" },
      },
      hit: { title: [["displayName"]], text: [["regionCode"]] },
      refs: {},
    },
    property_summaries: {
      description: "A property as the user sees it in an account, in short.",
      search: {
        property: { type: "string" },
        displayName: { type: "string" },
        parent: { type: "string" },
        propertyType: { type: "string" },
      },
      hit: { title: [["displayName"]], text: [["property"]] },
      refs: { parent: "accounts.name" },
    },
    properties: {
      description: "A property, which collects the data of a website or an app.",
      refs: { account: "accounts.name" },
    },
    data_retention_settings: {
      description: "The time for which a property keeps the data of events and users.",
      refs: {},
    },
    data_streams: {
      description: "A stream of data from a website or an app to a property.",
      search: {
        name: { type: "string" },
        type: { type: "string" },
        displayName: { type: "string" },
        createTime: { type: "timestamp" },
        updateTime: { type: "timestamp" },
        measurementId: { type: "string", at: { in: "body", steps: ["webStreamData", "measurementId"] } },
        defaultUri: { type: "string", at: { in: "body", steps: ["webStreamData", "defaultUri"] } },
      },
      hit: { title: [["displayName"]], text: [["measurementId"], ["defaultUri"]] },
      refs: {},
    },
    custom_dimensions: {
      description: "A dimension that a property adds to the standard ones.",
      search: {
        name: { type: "string" },
        parameterName: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        scope: { type: "string" },
      },
      hit: entitiesCustom_dimensionsHit,
      refs: {},
    },
    custom_metrics: {
      description: "A metric that a property adds to the standard ones.",
      search: {
        name: { type: "string" },
        parameterName: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        scope: { type: "string" },
        measurementUnit: { type: "string" },
      },
      hit: entitiesCustom_dimensionsHit,
      refs: {},
    },
    key_events: {
      description: "An event that counts as a key event.",
      search: {
        name: { type: "string" },
        eventName: { type: "string" },
        countingMethod: { type: "string" },
        createTime: { type: "timestamp" },
        custom: { type: "boolean" },
        deletable: { type: "boolean" },
      },
      hit: { title: [["eventName"]], text: [["countingMethod"]] },
      refs: {},
    },
    google_ads_links: { description: "A link from a property to an account of Google Ads.", refs: {} },
    firebase_links: { description: "A link from a property to a Firebase project.", refs: {} },
    change_history_events: { description: "A change to an account or its properties, with who made it.", refs: {} },
    access_records: { description: "A row of a report about who read the data of a property.", refs: {} },
    audiences: {
      description: "An audience: users of a property who meet conditions.",
      search: {
        name: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        membershipDurationDays: { type: "integer" },
        createTime: { type: "timestamp" },
      },
      hit: { title: [["displayName"]], text: [["description"]] },
      refs: {},
    },
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
    metric_compatibilities: { description: "Whether a metric can be added to a report.", refs: {} },
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
      keywords: ["my accounts", "which properties", "ga4", "overview", "websites", "which accounts", "property ID"],
      params: account_summariesListParams,
      record: { $ref: "#/$defs/AccountSummary" },
      isGraphql: false,
    },
    "accounts.list": {
      description: "Lists the accounts that the user can access.",
      keywords: ["organizations", "companies", "clients", "which logins", "ga4"],
      params: {
        properties: {
          showDeleted: { description: "Whether to include accounts in the trash." },
          pageSize: account_summariesListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets an account with its region.",
      keywords: ["organization", "company", "client", "country", "trashed"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "accounts.update": {
      description: "Updates the name or the region of an account.",
      keywords: ["rename", "change country", "edit organization", "correct", "company name"],
      params: {
        properties: {
          name: { description: "The name of the account." },
          updateMask: accountsUpdateParamsUpdateMask,
          displayName: { description: "The new name." },
          regionCode: { description: "Country of business, as a region code of CLDR." },
        },
      },
      isGraphql: false,
    },
    "accounts.delete": {
      description: "Moves an account with its properties to the trash. People can restore it there until it expires.",
      keywords: ["remove", "bin", "discard", "close organization", "get rid"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "property_summaries.list": {
      description: "Lists the properties of all accounts that the user can access, in short.",
      keywords: ["my sites", "websites", "apps", "which property id", "overview"],
      params: account_summariesListParams,
      record: { $ref: "#/$defs/PropertySummary" },
      isGraphql: false,
    },
    "properties.list": {
      description: "Lists the properties of an account, of another property, or of a Firebase project.",
      keywords: ["sites", "apps", "ga4 property", "websites", "tracking", "which properties"],
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
      params: propertiesGetParams,
      isGraphql: false,
    },
    "properties.create": {
      description: "Creates a property in an account. It has data once it has a data stream.",
      keywords: ["new site", "add website", "set up ga4", "new app", "start tracking", "new property"],
      params: {
        properties: {
          parent: propertiesCreateParamsParent,
          displayName: { description: "The name." },
          timeZone: propertiesCreateParamsTimeZone,
          currencyCode: propertiesCreateParamsCurrencyCode,
          industryCategory: { description: "The industry of the property." },
        },
      },
      isGraphql: false,
    },
    "properties.update": {
      description: "Updates the name, time zone, currency or industry of a property.",
      keywords: ["rename site", "change timezone", "set currency", "edit settings", "correct"],
      params: {
        properties: {
          name: { description: "The name of the property." },
          updateMask: accountsUpdateParamsUpdateMask,
          displayName: { description: "The name." },
          timeZone: propertiesCreateParamsTimeZone,
          currencyCode: propertiesCreateParamsCurrencyCode,
          industryCategory: { description: "The industry of the property." },
        },
      },
      isGraphql: false,
    },
    "properties.delete": {
      description: "Moves a property to the trash. People can restore it there until it expires.",
      keywords: ["remove site", "bin", "discard", "stop collecting", "get rid"],
      params: propertiesGetParams,
      isGraphql: false,
    },
    "data_retention_settings.get": {
      description: "Gets how long a property keeps data.",
      keywords: ["how long stored", "expiry", "gdpr", "privacy", "months"],
      params: data_retention_settingsGetParams,
      isGraphql: false,
    },
    "data_retention_settings.update": {
      description: "Updates how long a property keeps data.",
      keywords: ["keep longer", "shorten", "expiry", "gdpr", "privacy"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          updateMask: accountsUpdateParamsUpdateMask,
          eventDataRetention: data_retention_settingsUpdateParamsEventDataRetention,
          userDataRetention: data_retention_settingsUpdateParamsEventDataRetention,
          resetUserDataOnNewActivity: { description: "Whether each event of a user begins their period again." },
        },
      },
      isGraphql: false,
    },
    "data_streams.list": {
      description: "Lists the web and app streams of a property, with their measurement IDs.",
      keywords: ["tracking code", "tag", "web stream", "gtag", "ios app"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/DataStream" },
      isGraphql: false,
    },
    "data_streams.get": {
      description: "Gets a data stream with its measurement ID.",
      keywords: ["tracking code", "tag", "G- number", "gtag", "app stream"],
      params: data_streamsGetParams,
      isGraphql: false,
    },
    "data_streams.create": {
      description: "Creates a web stream or an app stream.",
      keywords: ["add website", "install tag", "new app", "connect site", "gtag"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          type: { description: "The type of the stream." },
          displayName: { description: "The name. Web streams need one." },
          webStreamData: {
            description: "The website, for web streams.",
            examples: [{ defaultUri: "https://www.example.com" }],
          },
          androidAppStreamData: { description: "The app, for Android streams." },
          iosAppStreamData: { description: "The app, for iOS streams." },
        },
      },
      isGraphql: false,
    },
    "data_streams.update": {
      description: "Updates the name or the address of a data stream.",
      keywords: ["rename stream", "change domain", "site url", "edit", "correct"],
      params: {
        properties: {
          name: { description: "The name of the data stream." },
          updateMask: accountsUpdateParamsUpdateMask,
          displayName: { description: "The name. Web streams need one." },
          webStreamData: { description: "The website." },
        },
      },
      isGraphql: false,
    },
    "data_streams.delete": {
      description: "Deletes a data stream. Its source no longer sends data to the property.",
      keywords: ["remove tag", "stop collecting", "drop website", "disconnect app", "get rid"],
      params: data_streamsGetParams,
      isGraphql: false,
    },
    "custom_dimensions.list": {
      description: "Lists the custom dimensions that the property defines.",
      keywords: custom_dimensionsListKeywords,
      params: data_streamsListParams,
      record: { $ref: "#/$defs/CustomDimension" },
      isGraphql: false,
    },
    "custom_dimensions.get": {
      description: "Gets a custom dimension.",
      keywords: custom_dimensionsListKeywords,
      params: custom_dimensionsGetParams,
      isGraphql: false,
    },
    "custom_dimensions.create": {
      description: "Registers an event parameter, a user property or an item parameter as a custom dimension.",
      keywords: ["new dimension", "add field", "track parameter", "segment by", "attribute", "register a dimension"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          parameterName: { description: "The name of the parameter or of the user property." },
          displayName: custom_dimensionsCreateParamsDisplayName,
          scope: { description: "The thing that the parameter describes." },
          description: { description: "The meaning." },
          disallowAdsPersonalization: custom_dimensionsCreateParamsDisallowAdsPersonalization,
        },
      },
      isGraphql: false,
    },
    "custom_dimensions.update": {
      description: "Updates the name or the description of a custom dimension.",
      keywords: ["rename", "relabel", "explain", "edit field", "correct"],
      params: {
        properties: {
          name: { description: "The name of the custom dimension." },
          updateMask: accountsUpdateParamsUpdateMask,
          displayName: custom_dimensionsCreateParamsDisplayName,
          description: { description: "The meaning." },
          disallowAdsPersonalization: custom_dimensionsCreateParamsDisallowAdsPersonalization,
        },
      },
      isGraphql: false,
    },
    "custom_dimensions.archive": {
      description: "Archives a custom dimension. Reports can no longer use it.",
      keywords: ["remove field", "delete dimension", "retire", "free slot", "get rid"],
      params: custom_dimensionsGetParams,
      isGraphql: false,
    },
    "custom_metrics.list": {
      description: "Lists the custom metrics that the property defines.",
      keywords: custom_metricsListKeywords,
      params: data_streamsListParams,
      record: { $ref: "#/$defs/CustomMetric" },
      isGraphql: false,
    },
    "custom_metrics.get": {
      description: "Gets a custom metric.",
      keywords: custom_metricsListKeywords,
      params: custom_metricsGetParams,
      isGraphql: false,
    },
    "custom_metrics.create": {
      description: "Registers an event parameter as a custom metric.",
      keywords: ["new metric", "add number", "track value", "measure", "kpi"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          parameterName: { description: "The name of the event parameter." },
          displayName: custom_dimensionsCreateParamsDisplayName,
          measurementUnit: { description: "The unit of the value." },
          scope: { description: "The thing that the parameter describes." },
          description: { description: "The meaning." },
          restrictedMetricType: custom_metricsCreateParamsRestrictedMetricType,
        },
      },
      isGraphql: false,
    },
    "custom_metrics.update": {
      description: "Updates the name, the unit or the description of a custom metric.",
      keywords: ["rename", "relabel", "explain", "edit number", "correct"],
      params: {
        properties: {
          name: { description: "The name of the custom metric." },
          updateMask: accountsUpdateParamsUpdateMask,
          displayName: custom_dimensionsCreateParamsDisplayName,
          measurementUnit: { description: "The unit of the value." },
          description: { description: "The meaning." },
          restrictedMetricType: custom_metricsCreateParamsRestrictedMetricType,
        },
      },
      isGraphql: false,
    },
    "custom_metrics.archive": {
      description: "Archives a custom metric. Reports can no longer use it.",
      keywords: ["remove number", "delete metric", "retire", "free slot", "get rid"],
      params: custom_metricsGetParams,
      isGraphql: false,
    },
    "key_events.list": {
      description: "Lists the key events of a property, formerly called conversions.",
      keywords: ["conversion events", "goals", "important events", "leads", "purchases", "conversions defined"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/KeyEvent" },
      isGraphql: false,
    },
    "key_events.get": {
      description: "Gets a key event.",
      keywords: ["conversion event", "goal", "important event", "lead", "purchase"],
      params: key_eventsGetParams,
      isGraphql: false,
    },
    "key_events.create": {
      description: "Marks an event as a key event.",
      keywords: [
        "new conversion",
        "add goal",
        "track purchase",
        "important",
        "lead",
        "count as a conversion",
        "mark as a conversion",
      ],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          eventName: { description: "The name of the event.", examples: ["purchase"] },
          countingMethod: key_eventsCreateParamsCountingMethod,
          defaultValue: key_eventsCreateParamsDefaultValue,
        },
      },
      isGraphql: false,
    },
    "key_events.update": {
      description: "Updates how a key event counts and what it is worth.",
      keywords: ["change goal", "conversion value", "price", "counting", "edit"],
      params: {
        properties: {
          name: { description: "The name of the key event." },
          updateMask: accountsUpdateParamsUpdateMask,
          countingMethod: key_eventsCreateParamsCountingMethod,
          defaultValue: key_eventsCreateParamsDefaultValue,
        },
      },
      isGraphql: false,
    },
    "key_events.delete": {
      description: "Deletes a key event. The event itself is still collected.",
      keywords: ["remove goal", "unmark conversion", "stop counting", "drop", "get rid"],
      params: key_eventsGetParams,
      isGraphql: false,
    },
    "google_ads_links.list": {
      description: "Lists the links of a property to Google Ads.",
      keywords: [
        "adwords",
        "advertising",
        "connected accounts",
        "remarketing",
        "import conversions",
        "linked ad accounts",
      ],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/GoogleAdsLink" },
      isGraphql: false,
    },
    "google_ads_links.create": {
      description: "Links a property to an account of Google Ads.",
      keywords: ["connect adwords", "advertising", "remarketing", "share conversions", "attach"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          customerId: { description: "The customer ID at Google Ads, without hyphens." },
          adsPersonalizationEnabled: google_ads_linksCreateParamsAdsPersonalizationEnabled,
        },
      },
      isGraphql: false,
    },
    "google_ads_links.update": {
      description: "Updates whether a link personalizes ads.",
      keywords: ["adwords", "remarketing", "switch off personalization", "privacy", "edit"],
      params: {
        properties: {
          name: { description: "The name of the link." },
          updateMask: accountsUpdateParamsUpdateMask,
          adsPersonalizationEnabled: google_ads_linksCreateParamsAdsPersonalizationEnabled,
        },
      },
      isGraphql: false,
    },
    "google_ads_links.delete": {
      description: "Removes the link of a property to Google Ads.",
      keywords: ["disconnect adwords", "unlink", "stop sharing", "detach", "cut off"],
      params: google_ads_linksDeleteParams,
      isGraphql: false,
    },
    "firebase_links.list": {
      description: "Lists the link of a property to Firebase. A property has at most one.",
      keywords: ["mobile app", "connected project", "sdk", "which project", "crashlytics"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/FirebaseLink" },
      isGraphql: false,
    },
    "firebase_links.create": {
      description: "Links a property to a Firebase project.",
      keywords: ["connect app", "mobile", "sdk", "attach project", "share"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          project: { description: "The project by its ID or number." },
        },
      },
      isGraphql: false,
    },
    "firebase_links.delete": {
      description: "Removes the link of a property to Firebase.",
      keywords: ["disconnect app", "unlink", "stop sharing", "detach", "cut off"],
      params: google_ads_linksDeleteParams,
      isGraphql: false,
    },
    "change_history_events.list": {
      description: "Lists the changes to an account and its properties, with who made them.",
      keywords: ["audit log", "who changed", "changelog", "modified by", "edits", "who changed the settings"],
      params: {
        properties: {
          account: propertiesCreateParamsParent,
          property: { description: "Filters by property." },
          resourceType: { description: "Filters by type of resource." },
          action: { description: "Filters by type of change." },
          actorEmail: { description: "Filters by email address of the person." },
          earliestChangeTime: { description: "Earliest time of the change." },
          latestChangeTime: { description: "Latest time of the change." },
          pageSize: account_summariesListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/ChangeHistoryEvent" },
      isGraphql: false,
    },
    "access_records.list": {
      description: "Runs a report about who read the data of a property, and when. Only administrators can.",
      keywords: ["audit", "who looked", "usage by user", "quota", "access log"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          dateRanges: access_recordsListParamsDateRanges,
          dimensions: { description: "Dimensions of the report, such as `userEmail`." },
          metrics: { description: "Metrics of the report, such as `accessCount`." },
          timeZone: {
            description: "The time zone of the dates, as an IANA name. Defaults to that of the property.",
            examples: ["Europe/Berlin"],
          },
          includeAllUsers: { description: "Whether to include users who made no request." },
          expandGroups: { description: "Whether to include the users of groups. Needs `includeAllUsers`." },
          limit: { description: "Maximum number of rows, 1 to 100,000. Defaults to 10,000." },
          offset: { description: "Number of rows to skip. Defaults to 0." },
        },
      },
      record: { $ref: "#/$defs/AccessRecord" },
      isGraphql: false,
    },
    "audiences.list": {
      description: "Lists the audiences of a property.",
      keywords: ["segments", "user lists", "remarketing", "cohorts", "target groups", "which audiences"],
      params: data_streamsListParams,
      record: { $ref: "#/$defs/Audience" },
      isGraphql: false,
    },
    "audiences.get": {
      description: "Gets an audience with its conditions.",
      keywords: ["segment", "user list", "remarketing", "definition", "target group"],
      params: audiencesGetParams,
      isGraphql: false,
    },
    "audiences.archive": {
      description: "Archives an audience. It gets no more users.",
      keywords: ["remove segment", "delete list", "retire", "stop", "get rid"],
      params: audiencesGetParams,
      isGraphql: false,
    },
    "dimensions.list": {
      description: "Lists the dimensions that reports of a property can use, with the custom ones.",
      keywords: ["fields", "breakdown", "group by", "columns", "what can i ask"],
      params: data_retention_settingsGetParams,
      record: { $ref: "#/$defs/Dimension" },
      isGraphql: false,
    },
    "metrics.list": {
      description: "Lists the metrics that reports of a property can use, with the custom ones.",
      keywords: ["numbers", "measures", "kpi", "columns", "what can i count"],
      params: data_retention_settingsGetParams,
      record: { $ref: "#/$defs/Metric" },
      isGraphql: false,
    },
    "reports.list": {
      description: "Runs a report over dates. Rows have the requested dimensions and metrics as text, by name.",
      keywords: [
        "traffic",
        "visitors",
        "page views",
        "sessions by country",
        "revenue",
        "how many users",
        "sessions",
        "users last week",
        "where visitors come from",
        "top pages",
        "bounce rate",
        "conversions",
        "by country",
        "landing pages",
        "source medium",
        "organic traffic",
        "how many people visited",
        "channels",
        "campaign traffic",
        "engagement",
      ],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          dateRanges: access_recordsListParamsDateRanges,
          dimensions: reportsListParamsDimensions,
          metrics: reportsListParamsMetrics,
          dimensionFilter: reportsListParamsDimensionFilter_2,
          metricFilter: reportsListParamsMetricFilter,
          orderBys: { description: "The order of rows." },
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
      keywords: [
        "right now",
        "live visitors",
        "active users now",
        "current traffic",
        "who is online",
        "live on the site",
        "active users",
        "on the site now",
        "at the moment",
        "last thirty minutes",
      ],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          dimensions: reportsListParamsDimensions,
          metrics: reportsListParamsMetrics,
          dimensionFilter: reportsListParamsDimensionFilter_2,
          metricFilter: reportsListParamsMetricFilter,
          orderBys: { description: "The order of rows." },
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
      params: dimension_compatibilitiesListParams,
      record: { $ref: "#/$defs/DimensionCompatibility" },
      isGraphql: false,
    },
    "metric_compatibilities.list": {
      description: "Lists metrics with whether they can be added to a report of these dimensions and metrics.",
      keywords: ["incompatible", "invalid combination", "which numbers fit", "check report", "can i combine"],
      params: dimension_compatibilitiesListParams,
      record: { $ref: "#/$defs/MetricCompatibility" },
      isGraphql: false,
    },
    "audience_exports.list": {
      description: "Lists the audience exports of a property.",
      keywords: ["segments", "user lists", "visitors", "remarketing", "export status"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          pageSize: { description: "Maximum number of records, 1 to 1,000. Defaults to 1,000." },
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
    "audience_exports.create": {
      description: "Begins an audience export. It takes some minutes: `audience_exports.list` shows its state.",
      keywords: ["export segment", "user list", "download audience", "snapshot", "extract"],
      params: {
        properties: {
          property: data_retention_settingsGetParamsProperty,
          audience: { description: "The audience, as `audiences.list` names it." },
          dimensions: { description: "Dimensions of the users, such as `deviceId`." },
        },
      },
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
    PropertyName: {
      type: "string",
      description: "The property, as records name it: `properties/123`.",
      examples: ["properties/1234"],
    },
    UpdateMask: {
      type: "string",
      description:
        "The fields to change, in snake case and with commas, such as `display_name`. `*` replaces all of them.",
      examples: ["display_name"],
    },
    IndustryCategory: {
      type: "string",
      description: "The industry of the property.",
      enum: [
        "AUTOMOTIVE",
        "BUSINESS_AND_INDUSTRIAL_MARKETS",
        "FINANCE",
        "HEALTHCARE",
        "TECHNOLOGY",
        "TRAVEL",
        "OTHER",
        "ARTS_AND_ENTERTAINMENT",
        "BEAUTY_AND_FITNESS",
        "BOOKS_AND_LITERATURE",
        "FOOD_AND_DRINK",
        "GAMES",
        "HOBBIES_AND_LEISURE",
        "HOME_AND_GARDEN",
        "INTERNET_AND_TELECOM",
        "LAW_AND_GOVERNMENT",
        "NEWS",
        "ONLINE_COMMUNITIES",
        "PEOPLE_AND_SOCIETY",
        "PETS_AND_ANIMALS",
        "REAL_ESTATE",
        "REFERENCE",
        "SCIENCE",
        "SPORTS",
        "JOBS_AND_EDUCATION",
        "SHOPPING",
      ],
    },
    RetentionDuration: {
      type: "string",
      description: "Time for which Google keeps the data. Standard properties have two or fourteen months.",
      enum: ["TWO_MONTHS", "FOURTEEN_MONTHS", "TWENTY_SIX_MONTHS", "THIRTY_EIGHT_MONTHS", "FIFTY_MONTHS"],
    },
    DimensionFilter: {
      $ref: "#/$defs/FilterExpression",
      description: "Conditions on dimensions.",
      examples: reportsListParamsDimensionFilterExamples,
    },
    MetricFilter: {
      $ref: "#/$defs/FilterExpression",
      description: "Conditions on metrics, applied after aggregation.",
      examples: reportsListParamsMetricFilterExamples,
    },
    Account: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^accounts/[0-9]+$" },
        displayName: { type: "string" },
        regionCode: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
        deleted: { type: "boolean" },
        gmpOrganization: { type: "string" },
      },
      required: ["name"],
    },
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
        property: { type: "string", pattern: "^properties/[0-9]+$" },
        displayName: { type: "string" },
        propertyType: { type: "string" },
        parent: { type: "string" },
      },
      required: ["property"],
    },
    Property: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+$" },
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
        account: { type: "string", pattern: "^accounts/[0-9]+$" },
      },
      required: ["name"],
    },
    DataRetentionSettings: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/dataRetentionSettings$" },
        eventDataRetention: { type: "string" },
        userDataRetention: { type: "string" },
        resetUserDataOnNewActivity: { type: "boolean" },
      },
      required: ["name"],
    },
    DataStream: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/dataStreams/[A-Za-z0-9_-]+$" },
        type: { type: "string" },
        displayName: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
        webStreamData: { $ref: "#/$defs/WebStreamData" },
        androidAppStreamData: { $ref: "#/$defs/AndroidAppStreamData" },
        iosAppStreamData: { $ref: "#/$defs/IosAppStreamData" },
      },
      required: ["name"],
    },
    DataStreamIndex: {
      type: "object",
      properties: {
        name: { type: "string" },
        type: { type: "string" },
        displayName: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
        measurementId: { type: "string" },
        defaultUri: { type: "string" },
      },
    },
    WebStreamData: {
      type: "object",
      properties: {
        measurementId: { type: "string" },
        firebaseAppId: { type: "string" },
        defaultUri: { type: "string" },
      },
    },
    AndroidAppStreamData: {
      type: "object",
      properties: { firebaseAppId: { type: "string" }, packageName: { type: "string" } },
    },
    IosAppStreamData: {
      type: "object",
      properties: { firebaseAppId: { type: "string" }, bundleId: { type: "string" } },
    },
    CustomDimension: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/customDimensions/[A-Za-z0-9_-]+$" },
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
        name: { type: "string", pattern: "^properties/[0-9]+/customMetrics/[A-Za-z0-9_-]+$" },
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
        name: { type: "string", pattern: "^properties/[0-9]+/keyEvents/[A-Za-z0-9_-]+$" },
        eventName: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        deletable: { type: "boolean" },
        custom: { type: "boolean" },
        countingMethod: { type: "string" },
        defaultValue: { $ref: "#/$defs/KeyEventValue" },
      },
      required: ["name"],
    },
    KeyEventValue: {
      type: "object",
      properties: { numericValue: { type: "number" }, currencyCode: { type: "string" } },
    },
    GoogleAdsLink: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/googleAdsLinks/[A-Za-z0-9_-]+$" },
        customerId: { type: "string" },
        canManageClients: { type: "boolean" },
        adsPersonalizationEnabled: { type: "boolean" },
        creatorEmailAddress: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        updateTime: { type: "string", format: "date-time" },
      },
      required: ["name"],
    },
    FirebaseLink: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/firebaseLinks/[A-Za-z0-9_-]+$" },
        project: { type: "string" },
        createTime: { type: "string", format: "date-time" },
      },
      required: ["name"],
    },
    ChangeHistoryEvent: {
      type: "object",
      properties: {
        id: { type: "string" },
        changeTime: { type: "string", format: "date-time" },
        actorType: { type: "string" },
        userActorEmail: { type: "string" },
        changesFiltered: { type: "boolean" },
        changes: { type: "array", items: { $ref: "#/$defs/ChangeHistoryChange" } },
      },
      required: ["id"],
    },
    ChangeHistoryChange: {
      type: "object",
      properties: {
        resource: { type: "string" },
        action: { type: "string" },
        resourceBeforeChange: {
          type: "object",
          description: "The resource before the change, under the name of its type, such as `property`.",
        },
        resourceAfterChange: {
          type: "object",
          description: "The resource after the change, under the name of its type, such as `property`.",
        },
      },
    },
    AccessDateRange: {
      type: "object",
      properties: { startDate: { type: "string" }, endDate: { type: "string" } },
      required: ["startDate", "endDate"],
    },
    AccessDimension: schemasAccessDimension,
    AccessMetric: schemasAccessMetric,
    AccessRecord: {
      type: "object",
      properties: {
        dateRange: { type: "string" },
        userEmail: { type: "string" },
        userCountry: { type: "string" },
        accessMechanism: { type: "string" },
        accessorAppName: { type: "string" },
        dataApiQuotaCategory: { type: "string" },
        reportType: { type: "string" },
        epochTimeMicros: { type: "string" },
        mostRecentAccessEpochTimeMicros: { type: "string" },
        accessCount: { type: "string" },
        dataApiQuotaPropertyTokensConsumed: { type: "string" },
      },
    },
    Audience: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/audiences/[A-Za-z0-9_-]+$" },
        displayName: { type: "string" },
        description: { type: "string" },
        membershipDurationDays: { type: "integer" },
        adsPersonalizationEnabled: { type: "boolean" },
        exclusionDurationMode: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        eventTrigger: { $ref: "#/$defs/AudienceEventTrigger" },
        filterClauses: { type: "array", items: { $ref: "#/$defs/AudienceFilterClause" } },
      },
      required: ["name"],
    },
    AudienceEventTrigger: {
      type: "object",
      properties: { eventName: { type: "string" }, logCondition: { type: "string" } },
    },
    AudienceFilterClause: {
      type: "object",
      properties: {
        clauseType: { type: "string" },
        simpleFilter: { type: "object", description: "One condition, as Google documents AudienceSimpleFilter." },
        sequenceFilter: {
          type: "object",
          description: "Conditions in an order, as Google documents AudienceSequenceFilter.",
        },
      },
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
      properties: { name: { type: "string" }, dimensionExpression: { $ref: "#/$defs/DimensionExpression" } },
      required: ["name"],
    },
    DimensionExpression: {
      type: "object",
      properties: {
        lowerCase: { $ref: "#/$defs/CaseExpression" },
        upperCase: { $ref: "#/$defs/CaseExpression" },
        concatenate: { $ref: "#/$defs/ConcatenateExpression" },
      },
    },
    CaseExpression: schemasAccessDimension,
    ConcatenateExpression: {
      type: "object",
      properties: { dimensionNames: { type: "array", items: { type: "string" } }, delimiter: { type: "string" } },
      required: ["dimensionNames"],
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
    FilterExpression: {
      type: "object",
      properties: {
        filter: { $ref: "#/$defs/Filter" },
        andGroup: { type: "object", description: "A list of filter expressions under `expressions` that all hold." },
        orGroup: {
          type: "object",
          description: "A list of filter expressions under `expressions`. At least one holds.",
        },
        notExpression: { type: "object", description: "A filter expression that does not hold." },
      },
    },
    Filter: {
      type: "object",
      properties: {
        fieldName: { type: "string" },
        stringFilter: { $ref: "#/$defs/StringFilter" },
        inListFilter: { $ref: "#/$defs/InListFilter" },
        numericFilter: { $ref: "#/$defs/NumericFilter" },
        betweenFilter: { $ref: "#/$defs/BetweenFilter" },
        emptyFilter: { type: "object", properties: {} },
      },
      required: ["fieldName"],
    },
    StringFilter: {
      type: "object",
      properties: {
        matchType: {
          type: "string",
          enum: ["EXACT", "BEGINS_WITH", "ENDS_WITH", "CONTAINS", "FULL_REGEXP", "PARTIAL_REGEXP"],
        },
        value: { type: "string" },
        caseSensitive: { type: "boolean" },
      },
    },
    InListFilter: {
      type: "object",
      properties: { values: { type: "array", items: { type: "string" } }, caseSensitive: { type: "boolean" } },
      required: ["values"],
    },
    NumericFilter: {
      type: "object",
      properties: {
        operation: {
          type: "string",
          enum: ["EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "GREATER_THAN", "GREATER_THAN_OR_EQUAL"],
        },
        value: { $ref: "#/$defs/NumericValue" },
      },
    },
    NumericValue: { type: "object", properties: { int64Value: { type: "string" }, doubleValue: { type: "number" } } },
    BetweenFilter: {
      type: "object",
      properties: { fromValue: { $ref: "#/$defs/NumericValue" }, toValue: { $ref: "#/$defs/NumericValue" } },
    },
    RowOrder: {
      type: "object",
      properties: {
        desc: { type: "boolean" },
        metric: { $ref: "#/$defs/MetricOrder" },
        dimension: { $ref: "#/$defs/DimensionOrder" },
      },
    },
    MetricOrder: schemasAccessMetric,
    DimensionOrder: {
      type: "object",
      properties: {
        dimensionName: { type: "string" },
        orderType: { type: "string", enum: ["ALPHANUMERIC", "CASE_INSENSITIVE_ALPHANUMERIC", "NUMERIC"] },
      },
      required: ["dimensionName"],
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
    MetricCompatibility: {
      type: "object",
      properties: { metricMetadata: { $ref: "#/$defs/Metric" }, compatibility: { type: "string" } },
    },
    AudienceDimension: schemasAccessDimension,
    AudienceExport: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^properties/[0-9]+/audienceExports/[A-Za-z0-9_-]+$" },
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
