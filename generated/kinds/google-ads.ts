// Generated from definitions/google-ads.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { GoogleAds } from '../types/google-ads.ts'

const authOauthSend = {
  bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
  headers: [
    {
      name: "developer-token",
      value: { template: { text: "{{developer_token}}", parts: [{ name: "developer_token" }] } },
    },
  ],
  query: [],
}
const authOauthTokenUrl = {
  text: "https://oauth2.googleapis.com/token",
  parts: ["https://oauth2.googleapis.com/token"],
}
const requestHeaders = [
  {
    name: "login-customer-id",
    value: { template: { text: "{{config.login_customer_id}}", parts: [{ name: "config.login_customer_id" }] } },
  },
]
const requestErrors = {
  message: [
    { in: "body", steps: ["error", "details", 0, "errors", 0, "message"] },
    { in: "body", steps: ["error", "message"] },
  ],
  code: [{ in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "body", steps: ["error", "details", 0, "requestId"] }],
  about: [{ in: "body", steps: ["error", "details", 0, "errors", 0, "location", "fieldPathElements", 0, "fieldName"] }],
  rules: [
    {
      at: { in: "body", steps: ["error", "details", 0, "errors", 0, "errorCode", "requestError"] },
      is: ["EXPIRED_PAGE_TOKEN", "INVALID_PAGE_TOKEN"],
      as: "cursor_expired",
    },
    {
      status: [403],
      at: { in: "body", steps: ["error", "details", 0, "reason"] },
      is: ["ACCESS_TOKEN_SCOPE_INSUFFICIENT"],
      as: "scope_missing",
    },
  ],
}
const requestRetry = { max: 3, after: [{ in: "header", name: "retry-after" }], waitMs: 5000 }
const customer_clientsListBodyEntries1 = {
  name: "pageToken",
  value: { template: { text: "{{pageToken}}", parts: [{ name: "pageToken" }] } },
}
const customer_clientsListPagination = {
  style: "cursor",
  param: "pageToken",
  next: { in: "body", steps: ["nextPageToken"] },
}
const accountsListParamsCustomer_id = { minLength: 1, type: "string", pattern: "^\\d{10}$", examples: ["1234567890"] }
const accountsListParams = {
  type: "object",
  properties: { customer_id: accountsListParamsCustomer_id, pageToken: { type: "string" } },
  required: ["customer_id"],
  additionalProperties: false,
}
const campaignsListParams = {
  type: "object",
  properties: {
    customer_id: accountsListParamsCustomer_id,
    statuses: { type: "string", default: "ENABLED,PAUSED" },
    pageToken: { type: "string" },
  },
  required: ["customer_id"],
  additionalProperties: false,
}
const campaignsListShape = {
  fields: {
    id: { at: { in: "body", steps: ["campaign", "id"] } },
    resourceName: { at: { in: "body", steps: ["campaign", "resourceName"] } },
    name: { at: { in: "body", steps: ["campaign", "name"] } },
    status: { at: { in: "body", steps: ["campaign", "status"] } },
    servingStatus: { at: { in: "body", steps: ["campaign", "servingStatus"] } },
    primaryStatus: { at: { in: "body", steps: ["campaign", "primaryStatus"] } },
    advertisingChannelType: { at: { in: "body", steps: ["campaign", "advertisingChannelType"] } },
    advertisingChannelSubType: { at: { in: "body", steps: ["campaign", "advertisingChannelSubType"] } },
    biddingStrategyType: { at: { in: "body", steps: ["campaign", "biddingStrategyType"] } },
    campaignBudget: { at: { in: "body", steps: ["campaign", "campaignBudget"] } },
    startDateTime: { at: { in: "body", steps: ["campaign", "startDateTime"] } },
    endDateTime: { at: { in: "body", steps: ["campaign", "endDateTime"] } },
    labels: { at: { in: "body", steps: ["campaign", "labels"] } },
    optimizationScore: { at: { in: "body", steps: ["campaign", "optimizationScore"] } },
  },
}
const campaignsCreateBodyEntries0ValueList0MapCreateMapStatus = {
  template: { text: "{{status}}", parts: [{ name: "status" }] },
}
const campaignsCreateBodyEntries0ValueList0MapCreateMapCampaignBudget = {
  template: {
    text: "customers/{{customer_id}}/campaignBudgets/{{campaign_budget_id}}",
    parts: ["customers/", { name: "customer_id" }, "/campaignBudgets/", { name: "campaign_budget_id" }],
  },
}
const campaignsCreateBodyEntries0ValueList0MapCreateMapEndDateTime = {
  template: { text: "{{end_date_time}}", parts: [{ name: "end_date_time" }] },
}
const campaignsCreateBodyEntries1 = {
  name: "responseContentType",
  value: { template: { text: "MUTABLE_RESOURCE", parts: ["MUTABLE_RESOURCE"] } },
}
const campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName = {
  template: {
    text: "customers/{{customer_id}}/campaigns/{{campaign_id}}",
    parts: ["customers/", { name: "customer_id" }, "/campaigns/", { name: "campaign_id" }],
  },
}
const campaignsUpdateBodyEntries0ValueList0MapUpdateMask = {
  template: { text: "{{update_mask}}", parts: [{ name: "update_mask" }] },
}
const campaign_budgetsListParams = {
  type: "object",
  properties: {
    customer_id: accountsListParamsCustomer_id,
    statuses: { type: "string", default: "ENABLED" },
    pageToken: { type: "string" },
  },
  required: ["customer_id"],
  additionalProperties: false,
}
const campaign_budgetsListShape = {
  fields: {
    id: { at: { in: "body", steps: ["campaignBudget", "id"] } },
    resourceName: { at: { in: "body", steps: ["campaignBudget", "resourceName"] } },
    name: { at: { in: "body", steps: ["campaignBudget", "name"] } },
    amountMicros: { at: { in: "body", steps: ["campaignBudget", "amountMicros"] } },
    totalAmountMicros: { at: { in: "body", steps: ["campaignBudget", "totalAmountMicros"] } },
    status: { at: { in: "body", steps: ["campaignBudget", "status"] } },
    period: { at: { in: "body", steps: ["campaignBudget", "period"] } },
    deliveryMethod: { at: { in: "body", steps: ["campaignBudget", "deliveryMethod"] } },
    explicitlyShared: { at: { in: "body", steps: ["campaignBudget", "explicitlyShared"] } },
    referenceCount: { at: { in: "body", steps: ["campaignBudget", "referenceCount"] } },
  },
}
const campaign_budgetsCreatePath = ["/customers/", { param: "customer_id" }, "/campaignBudgets:mutate"]
const campaign_budgetsCreateBodyEntries0ValueList0MapCreateMapAmountMicros = {
  template: { text: "{{amount_micros}}", parts: [{ name: "amount_micros" }] },
}
const ad_groupsListShape = {
  fields: {
    id: { at: { in: "body", steps: ["adGroup", "id"] } },
    resourceName: { at: { in: "body", steps: ["adGroup", "resourceName"] } },
    name: { at: { in: "body", steps: ["adGroup", "name"] } },
    status: { at: { in: "body", steps: ["adGroup", "status"] } },
    type: { at: { in: "body", steps: ["adGroup", "type"] } },
    campaign: { at: { in: "body", steps: ["adGroup", "campaign"] } },
    cpcBidMicros: { at: { in: "body", steps: ["adGroup", "cpcBidMicros"] } },
    cpmBidMicros: { at: { in: "body", steps: ["adGroup", "cpmBidMicros"] } },
    targetCpaMicros: { at: { in: "body", steps: ["adGroup", "targetCpaMicros"] } },
    targetRoas: { at: { in: "body", steps: ["adGroup", "targetRoas"] } },
    labels: { at: { in: "body", steps: ["adGroup", "labels"] } },
  },
}
const ad_groupsCreateBodyEntries0ValueList0MapCreateMapCpcBidMicros = {
  template: { text: "{{cpc_bid_micros}}", parts: [{ name: "cpc_bid_micros" }] },
}
const ad_groupsUpdateBodyEntries0ValueList0MapUpdateMapResourceName = {
  template: {
    text: "customers/{{customer_id}}/adGroups/{{ad_group_id}}",
    parts: ["customers/", { name: "customer_id" }, "/adGroups/", { name: "ad_group_id" }],
  },
}
const ad_group_adsListShape = {
  fields: {
    resourceName: { at: { in: "body", steps: ["adGroupAd", "resourceName"] } },
    status: { at: { in: "body", steps: ["adGroupAd", "status"] } },
    adStrength: { at: { in: "body", steps: ["adGroupAd", "adStrength"] } },
    adGroup: { at: { in: "body", steps: ["adGroupAd", "adGroup"] } },
    labels: { at: { in: "body", steps: ["adGroupAd", "labels"] } },
    ad_id: { at: { in: "body", steps: ["adGroupAd", "ad", "id"] } },
    ad_name: { at: { in: "body", steps: ["adGroupAd", "ad", "name"] } },
    ad_type: { at: { in: "body", steps: ["adGroupAd", "ad", "type"] } },
    finalUrls: { at: { in: "body", steps: ["adGroupAd", "ad", "finalUrls"] } },
    approvalStatus: { at: { in: "body", steps: ["adGroupAd", "policySummary", "approvalStatus"] } },
    reviewStatus: { at: { in: "body", steps: ["adGroupAd", "policySummary", "reviewStatus"] } },
  },
}
const keywordsListShapeFieldsCriterionId = { at: { in: "body", steps: ["adGroupCriterion", "criterionId"] } }
const keywordsListShapeFieldsText = { at: { in: "body", steps: ["adGroupCriterion", "keyword", "text"] } }
const keywordsListShape = {
  fields: {
    resourceName: { at: { in: "body", steps: ["adGroupCriterion", "resourceName"] } },
    criterionId: keywordsListShapeFieldsCriterionId,
    status: { at: { in: "body", steps: ["adGroupCriterion", "status"] } },
    negative: { at: { in: "body", steps: ["adGroupCriterion", "negative"] } },
    approvalStatus: { at: { in: "body", steps: ["adGroupCriterion", "approvalStatus"] } },
    cpcBidMicros: { at: { in: "body", steps: ["adGroupCriterion", "cpcBidMicros"] } },
    text: keywordsListShapeFieldsText,
    matchType: { at: { in: "body", steps: ["adGroupCriterion", "keyword", "matchType"] } },
    qualityScore: { at: { in: "body", steps: ["adGroupCriterion", "qualityInfo", "qualityScore"] } },
  },
}
const keywordsCreatePath = ["/customers/", { param: "customer_id" }, "/adGroupCriteria:mutate"]
const keywordsCreateBodyEntries0ValueList0MapCreateMapKeyword = {
  map: {
    text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
    matchType: { template: { text: "{{match_type}}", parts: [{ name: "match_type" }] } },
  },
}
const keywordsUpdateBodyEntries0ValueList0MapUpdateMapResourceName = {
  template: {
    text: "customers/{{customer_id}}/adGroupCriteria/{{ad_group_id}}~{{criterion_id}}",
    parts: [
      "customers/",
      { name: "customer_id" },
      "/adGroupCriteria/",
      { name: "ad_group_id" },
      "~",
      { name: "criterion_id" },
    ],
  },
}
const campaign_negative_keywordsListShape = {
  fields: {
    resourceName: { at: { in: "body", steps: ["campaignCriterion", "resourceName"] } },
    criterionId: { at: { in: "body", steps: ["campaignCriterion", "criterionId"] } },
    status: { at: { in: "body", steps: ["campaignCriterion", "status"] } },
    negative: { at: { in: "body", steps: ["campaignCriterion", "negative"] } },
    text: { at: { in: "body", steps: ["campaignCriterion", "keyword", "text"] } },
    matchType: { at: { in: "body", steps: ["campaignCriterion", "keyword", "matchType"] } },
  },
}
const campaign_negative_keywordsCreatePath = ["/customers/", { param: "customer_id" }, "/campaignCriteria:mutate"]
const labelsListShape = {
  fields: {
    id: { at: { in: "body", steps: ["label", "id"] } },
    resourceName: { at: { in: "body", steps: ["label", "resourceName"] } },
    name: { at: { in: "body", steps: ["label", "name"] } },
    status: { at: { in: "body", steps: ["label", "status"] } },
    backgroundColor: { at: { in: "body", steps: ["label", "textLabel", "backgroundColor"] } },
    description: { at: { in: "body", steps: ["label", "textLabel", "description"] } },
  },
}
const labelsDeleteBodyEntries0ValueList0MapRemove = {
  template: {
    text: "customers/{{customer_id}}/labels/{{label_id}}",
    parts: ["customers/", { name: "customer_id" }, "/labels/", { name: "label_id" }],
  },
}
const campaign_labelsListShape = {
  fields: {
    resourceName: { at: { in: "body", steps: ["campaignLabel", "resourceName"] } },
    label: { at: { in: "body", steps: ["campaignLabel", "label"] } },
    campaign: { at: { in: "body", steps: ["campaignLabel", "campaign"] } },
    label_name: { at: { in: "body", steps: ["label", "name"] } },
  },
}
const campaign_labelsCreatePath = ["/customers/", { param: "customer_id" }, "/campaignLabels:mutate"]
const campaign_labelsCreateParams = {
  type: "object",
  properties: {
    customer_id: accountsListParamsCustomer_id,
    campaign_id: { type: "string", pattern: "^\\d+$" },
    label_id: { type: "string", pattern: "^\\d+$" },
  },
  required: ["customer_id", "campaign_id", "label_id"],
  additionalProperties: false,
}
const ad_group_labelsListShape = {
  fields: {
    resourceName: { at: { in: "body", steps: ["adGroupLabel", "resourceName"] } },
    label: { at: { in: "body", steps: ["adGroupLabel", "label"] } },
    adGroup: { at: { in: "body", steps: ["adGroupLabel", "adGroup"] } },
    label_name: { at: { in: "body", steps: ["label", "name"] } },
  },
}
const ad_group_labelsCreatePath = ["/customers/", { param: "customer_id" }, "/adGroupLabels:mutate"]
const ad_group_labelsCreateParams = {
  type: "object",
  properties: {
    customer_id: accountsListParamsCustomer_id,
    ad_group_id: { type: "string", pattern: "^\\d+$" },
    label_id: { type: "string", pattern: "^\\d+$" },
  },
  required: ["customer_id", "ad_group_id", "label_id"],
  additionalProperties: false,
}
const campaign_metricsListParams = {
  type: "object",
  properties: {
    customer_id: accountsListParamsCustomer_id,
    start_date: { type: "string", format: "date" },
    end_date: { type: "string", format: "date" },
    pageToken: { type: "string" },
  },
  required: ["customer_id", "start_date", "end_date"],
  additionalProperties: false,
}
const recommendationsListShape = {
  fields: {
    resourceName: {
      at: {
        in: "first",
        of: [{ in: "body", steps: ["recommendation", "resourceName"] }, { in: "body", steps: ["resourceName"] }],
      },
    },
    type: { at: { in: "body", steps: ["recommendation", "type"] } },
    campaign: { at: { in: "body", steps: ["recommendation", "campaign"] } },
    adGroup: { at: { in: "body", steps: ["recommendation", "adGroup"] } },
    dismissed: { at: { in: "body", steps: ["recommendation", "dismissed"] } },
    impact: { at: { in: "body", steps: ["recommendation", "impact"] } },
  },
}
const recommendationsApplyParams = {
  type: "object",
  properties: { customer_id: accountsListParamsCustomer_id, resource_name: { type: "string" } },
  required: ["customer_id", "resource_name"],
  additionalProperties: false,
}
const recommendationsApplyBody = {
  from: "entries",
  entries: [
    {
      name: "operations",
      value: {
        list: [
          { map: { resourceName: { template: { text: "{{resource_name}}", parts: [{ name: "resource_name" }] } } } },
        ],
      },
    },
  ],
}
const rowsListBody = {
  from: "entries",
  entries: [
    { name: "query", value: { template: { text: "{{query}}", parts: [{ name: "query" }] } } },
    customer_clientsListBodyEntries1,
  ],
}
export default {
  format: 1,
  kind: "google-ads",
  id: "e2c1b6a4-7a0d-4f53-8f0c-3b1f9a6d5c82",
  title: "Google Ads",
  version: "1.0.0",
  check: "accessible_customers.list",
  baseUrl: { text: "https://googleads.googleapis.com/v26", parts: ["https://googleads.googleapis.com/v26"] },
  config: {
    type: "object",
    properties: { login_customer_id: { type: "string", pattern: "^\\d{10}$", examples: ["1234567890"] } },
    additionalProperties: false,
    required: ["login_customer_id"],
  },
  auth: {
    oauth: {
      type: "oauth2",
      title: "Google account",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
          developer_token: { type: "string" },
        },
        required: ["refresh_token", "developer_token"],
        additionalProperties: false,
      },
      applicationSecrets: ["developer_token"],
      send: authOauthSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: ["https://www.googleapis.com/auth/adwords"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
        unusedDays: 180,
      },
      authorize: {
        url: {
          text: "https://accounts.google.com/o/oauth2/v2/auth",
          parts: ["https://accounts.google.com/o/oauth2/v2/auth"],
        },
        params: [
          { name: "access_type", value: { template: { text: "offline", parts: ["offline"] } } },
          { name: "prompt", value: { template: { text: "consent", parts: ["consent"] } } },
        ],
        pkce: true,
        scopeWords: {
          "https://www.googleapis.com/auth/adwords":
            "See, create, change and delete your Google Ads accounts and their data.",
        },
        issuer: "https://accounts.google.com",
      },
    },
    service_account: {
      type: "jwt_bearer",
      title: "Service account",
      credentialsPage: "https://console.cloud.google.com/iam-admin/serviceaccounts",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: { type: "string" },
          private_key: { type: "string" },
          developer_token: { type: "string" },
        },
        required: ["client_email", "private_key", "developer_token"],
        additionalProperties: false,
      },
      send: authOauthSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: [],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
      },
      assertion: {
        algorithm: "RS256",
        key: { text: "{{private_key}}", parts: [{ name: "private_key" }] },
        header: [],
        claims: [
          { name: "iss", value: { template: { text: "{{client_email}}", parts: [{ name: "client_email" }] } } },
          {
            name: "scope",
            value: {
              template: {
                text: "https://www.googleapis.com/auth/adwords",
                parts: ["https://www.googleapis.com/auth/adwords"],
              },
            },
          },
          { name: "aud", value: { template: authOauthTokenUrl } },
        ],
        seconds: 3600,
      },
    },
  },
  request: {
    query: [],
    headers: requestHeaders,
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: requestRetry,
    timeoutMs: 60000,
  },
  entities: {
    accessible_customers: { key: "resource_name", actions: ["list"] },
    customer_clients: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: { from: "customer_clients.list", with: [], each: {}, lookbackSeconds: 0 },
    },
    accounts: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: { from: "accounts.list", with: [], each: { customer_id: "customer_clients.id" }, lookbackSeconds: 0 },
    },
    campaigns: {
      key: "id",
      actions: ["list", "create", "update", "delete", "search"],
      search: {},
      sync: { from: "campaigns.list", with: [], each: { customer_id: "customer_clients.id" }, lookbackSeconds: 0 },
    },
    campaign_budgets: { key: "id", actions: ["list", "create", "update"] },
    ad_groups: {
      key: "id",
      actions: ["list", "create", "update", "search"],
      search: {},
      sync: { from: "ad_groups.list", with: [], each: { customer_id: "customer_clients.id" }, lookbackSeconds: 0 },
    },
    ad_group_ads: {
      key: "resourceName",
      actions: ["list", "update", "search"],
      search: {},
      sync: { from: "ad_group_ads.list", with: [], each: { customer_id: "customer_clients.id" }, lookbackSeconds: 0 },
    },
    keywords: {
      key: "resourceName",
      actions: ["list", "create", "update", "delete", "search"],
      search: {},
      sync: { from: "keywords.list", with: [], each: { customer_id: "customer_clients.id" }, lookbackSeconds: 0 },
    },
    campaign_negative_keywords: { key: "resourceName", actions: ["list", "create", "delete"] },
    labels: { key: "id", actions: ["list", "create", "delete"] },
    campaign_labels: {
      key: "resourceName",
      actions: ["list", "create", "delete", "search"],
      search: {},
      sync: {
        from: "campaign_labels.list",
        with: [],
        each: { customer_id: "customer_clients.id" },
        lookbackSeconds: 0,
      },
    },
    ad_group_labels: {
      key: "resourceName",
      actions: ["list", "create", "delete", "search"],
      search: {},
      sync: {
        from: "ad_group_labels.list",
        with: [],
        each: { customer_id: "customer_clients.id" },
        lookbackSeconds: 0,
      },
    },
    ad_group_ad_labels: {
      key: "resourceName",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "ad_group_ad_labels.list",
        with: [],
        each: { customer_id: "customer_clients.id" },
        lookbackSeconds: 0,
      },
    },
    campaign_metrics: { key: { params: [], fields: ["campaign_id", "date"] }, actions: ["list"] },
    ad_group_metrics: { key: { params: [], fields: ["ad_group_id", "date"] }, actions: ["list"] },
    keyword_metrics: { key: { params: [], fields: ["ad_group_id", "criterion_id", "date"] }, actions: ["list"] },
    search_terms: { key: { params: [], fields: ["ad_group_id", "search_term", "date"] }, actions: ["list"] },
    conversion_actions: { key: "id", actions: ["list"] },
    recommendations: { key: "resourceName", actions: ["list", "apply", "dismiss"] },
    change_events: { key: "resourceName", actions: ["list"] },
    rows: { key: "id", actions: ["list"] },
    invoices: { key: "id", actions: ["list"] },
    query_fields: { key: "name", actions: ["api_search"] },
  },
  operations: {
    "accessible_customers.list": {
      entity: "accessible_customers",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/customers:listAccessibleCustomers"],
      routes: [],
      params: { type: "object", properties: {}, additionalProperties: false },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: { fields: { resource_name: { at: { in: "body", steps: [] } } } },
      records: { in: "body", steps: ["resourceNames"] },
      absentRecords: "empty",
      meta: {},
      pagination: { style: "none", because: "Google answers all accounts at once." },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "customer_clients.list": {
      entity: "customer_clients",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "config.login_customer_id" }, "/googleAds:search"],
      routes: [],
      params: {
        type: "object",
        properties: { statuses: { type: "string", default: "ENABLED" }, pageToken: { type: "string" } },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, " +
                  "customer_client.time_zone, customer_client.manager, customer_client.test_account, " +
                  "customer_client.status, customer_client.level, customer_client.hidden FROM customer_client WHERE " +
                  "customer_client.status IN ({{names statuses}})",
                parts: [
                  "SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, " +
                    "customer_client.time_zone, customer_client.manager, customer_client.test_account, " +
                    "customer_client.status, customer_client.level, customer_client.hidden FROM customer_client " +
                    "WHERE customer_client.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          id: { at: { in: "body", steps: ["customerClient", "id"] } },
          descriptiveName: { at: { in: "body", steps: ["customerClient", "descriptiveName"] } },
          currencyCode: { at: { in: "body", steps: ["customerClient", "currencyCode"] } },
          timeZone: { at: { in: "body", steps: ["customerClient", "timeZone"] } },
          manager: { at: { in: "body", steps: ["customerClient", "manager"] } },
          testAccount: { at: { in: "body", steps: ["customerClient", "testAccount"] } },
          hidden: { at: { in: "body", steps: ["customerClient", "hidden"] } },
          status: { at: { in: "body", steps: ["customerClient", "status"] } },
          level: { at: { in: "body", steps: ["customerClient", "level"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "accounts.list": {
      entity: "accounts",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: accountsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, " +
                  "customer.manager, customer.test_account, customer.auto_tagging_enabled, customer.status, " +
                  "customer.optimization_score FROM customer",
                parts: [
                  "SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, " +
                    "customer.manager, customer.test_account, customer.auto_tagging_enabled, customer.status, " +
                    "customer.optimization_score FROM customer",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          id: { at: { in: "body", steps: ["customer", "id"] } },
          resourceName: { at: { in: "body", steps: ["customer", "resourceName"] } },
          descriptiveName: { at: { in: "body", steps: ["customer", "descriptiveName"] } },
          currencyCode: { at: { in: "body", steps: ["customer", "currencyCode"] } },
          timeZone: { at: { in: "body", steps: ["customer", "timeZone"] } },
          manager: { at: { in: "body", steps: ["customer", "manager"] } },
          testAccount: { at: { in: "body", steps: ["customer", "testAccount"] } },
          autoTaggingEnabled: { at: { in: "body", steps: ["customer", "autoTaggingEnabled"] } },
          status: { at: { in: "body", steps: ["customer", "status"] } },
          optimizationScore: { at: { in: "body", steps: ["customer", "optimizationScore"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaigns.list": {
      entity: "campaigns",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaignsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT campaign.id, campaign.name, campaign.status, campaign.serving_status, " +
                  "campaign.primary_status, campaign.advertising_channel_type, campaign.advertising_channel_sub_type," +
                  " campaign.bidding_strategy_type, campaign.campaign_budget, campaign.start_date_time, " +
                  "campaign.end_date_time, campaign.labels, campaign.optimization_score, " +
                  "campaign_budget.amount_micros FROM campaign WHERE campaign.status IN ({{names statuses}})",
                parts: [
                  "SELECT campaign.id, campaign.name, campaign.status, campaign.serving_status, " +
                    "campaign.primary_status, campaign.advertising_channel_type, " +
                    "campaign.advertising_channel_sub_type, campaign.bidding_strategy_type, campaign.campaign_budget," +
                    " campaign.start_date_time, campaign.end_date_time, campaign.labels, campaign.optimization_score," +
                    " campaign_budget.amount_micros FROM campaign WHERE campaign.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: campaignsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaigns.create": {
      entity: "campaigns",
      action: "create",
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/campaigns:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { type: "string" },
          advertising_channel_type: { type: "string", enum: ["DEMAND_GEN", "DISPLAY", "SEARCH", "SHOPPING"] },
          campaign_budget_id: { type: "string", pattern: "^\\d+$" },
          contains_eu_political_advertising: {
            type: "string",
            enum: ["CONTAINS_EU_POLITICAL_ADVERTISING", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING"],
          },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          manual_cpc: {
            type: "object",
            properties: { enhancedCpcEnabled: { type: "boolean" } },
            additionalProperties: false,
          },
          maximize_conversions: {
            type: "object",
            properties: { targetCpaMicros: { type: "string" } },
            additionalProperties: false,
          },
          maximize_conversion_value: {
            type: "object",
            properties: { targetRoas: { type: "number" } },
            additionalProperties: false,
          },
          target_spend: {
            type: "object",
            properties: { cpcBidCeilingMicros: { type: "string" } },
            additionalProperties: false,
          },
          network_settings: {
            type: "object",
            properties: {
              targetGoogleSearch: { type: "boolean" },
              targetSearchNetwork: { type: "boolean" },
              targetContentNetwork: { type: "boolean" },
            },
            additionalProperties: false,
          },
          start_date_time: { type: "string" },
          end_date_time: { type: "string" },
        },
        required: [
          "customer_id",
          "name",
          "advertising_channel_type",
          "campaign_budget_id",
          "contains_eu_political_advertising",
        ],
        additionalProperties: false,
      },
      require: [["manual_cpc"], ["maximize_conversions"], ["maximize_conversion_value"], ["target_spend"]],
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        advertisingChannelType: {
                          template: {
                            text: "{{advertising_channel_type}}",
                            parts: [{ name: "advertising_channel_type" }],
                          },
                        },
                        campaignBudget: campaignsCreateBodyEntries0ValueList0MapCreateMapCampaignBudget,
                        containsEuPoliticalAdvertising: {
                          template: {
                            text: "{{contains_eu_political_advertising}}",
                            parts: [{ name: "contains_eu_political_advertising" }],
                          },
                        },
                        manualCpc: { template: { text: "{{manual_cpc}}", parts: [{ name: "manual_cpc" }] } },
                        maximizeConversions: {
                          template: { text: "{{maximize_conversions}}", parts: [{ name: "maximize_conversions" }] },
                        },
                        maximizeConversionValue: {
                          template: {
                            text: "{{maximize_conversion_value}}",
                            parts: [{ name: "maximize_conversion_value" }],
                          },
                        },
                        targetSpend: { template: { text: "{{target_spend}}", parts: [{ name: "target_spend" }] } },
                        networkSettings: {
                          template: { text: "{{network_settings}}", parts: [{ name: "network_settings" }] },
                        },
                        startDateTime: {
                          template: { text: "{{start_date_time}}", parts: [{ name: "start_date_time" }] },
                        },
                        endDateTime: campaignsCreateBodyEntries0ValueList0MapCreateMapEndDateTime,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      shape: campaignsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaigns.update": {
      entity: "campaigns",
      action: "update",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/campaigns:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { type: "string", pattern: "^\\d+$" },
          update_mask: { type: "string" },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          name: { type: "string" },
          end_date_time: { type: "string" },
        },
        required: ["customer_id", "campaign_id", "update_mask"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    update: {
                      map: {
                        resourceName: campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        endDateTime: campaignsCreateBodyEntries0ValueList0MapCreateMapEndDateTime,
                      },
                    },
                    updateMask: campaignsUpdateBodyEntries0ValueList0MapUpdateMask,
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      shape: campaignsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaigns.delete": {
      entity: "campaigns",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/campaigns:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: { customer_id: accountsListParamsCustomer_id, campaign_id: { type: "string", pattern: "^\\d+$" } },
        required: ["customer_id", "campaign_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: { list: [{ map: { remove: campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      shape: campaignsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_budgets.list": {
      entity: "campaign_budgets",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT campaign_budget.id, campaign_budget.name, campaign_budget.amount_micros, " +
                  "campaign_budget.total_amount_micros, campaign_budget.status, campaign_budget.period, " +
                  "campaign_budget.delivery_method, campaign_budget.explicitly_shared, " +
                  "campaign_budget.reference_count FROM campaign_budget WHERE campaign_budget.status IN ({{names " +
                  "statuses}})",
                parts: [
                  "SELECT campaign_budget.id, campaign_budget.name, campaign_budget.amount_micros, " +
                    "campaign_budget.total_amount_micros, campaign_budget.status, campaign_budget.period, " +
                    "campaign_budget.delivery_method, campaign_budget.explicitly_shared, " +
                    "campaign_budget.reference_count FROM campaign_budget WHERE campaign_budget.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: campaign_budgetsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_budgets.create": {
      entity: "campaign_budgets",
      action: "create",
      effect: "additive",
      method: "POST",
      path: campaign_budgetsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { type: "string" },
          amount_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
          delivery_method: { type: "string", enum: ["ACCELERATED", "STANDARD"] },
          explicitly_shared: { type: "boolean" },
        },
        required: ["customer_id", "amount_micros"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        amountMicros: campaign_budgetsCreateBodyEntries0ValueList0MapCreateMapAmountMicros,
                        deliveryMethod: {
                          template: { text: "{{delivery_method}}", parts: [{ name: "delivery_method" }] },
                        },
                        explicitlyShared: {
                          template: { text: "{{explicitly_shared}}", parts: [{ name: "explicitly_shared" }] },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignBudget" },
      shape: campaign_budgetsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_budgets.update": {
      entity: "campaign_budgets",
      action: "update",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: campaign_budgetsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_budget_id: { type: "string", pattern: "^\\d+$" },
          update_mask: { type: "string" },
          name: { type: "string" },
          amount_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
        },
        required: ["customer_id", "campaign_budget_id", "update_mask"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    update: {
                      map: {
                        resourceName: campaignsCreateBodyEntries0ValueList0MapCreateMapCampaignBudget,
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        amountMicros: campaign_budgetsCreateBodyEntries0ValueList0MapCreateMapAmountMicros,
                      },
                    },
                    updateMask: campaignsUpdateBodyEntries0ValueList0MapUpdateMask,
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignBudget" },
      shape: campaign_budgetsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_groups.list": {
      entity: "ad_groups",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaignsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group.id, ad_group.name, ad_group.status, ad_group.type, ad_group.campaign, " +
                  "ad_group.cpc_bid_micros, ad_group.cpm_bid_micros, ad_group.target_cpa_micros, " +
                  "ad_group.target_roas, ad_group.labels, campaign.id, campaign.name FROM ad_group WHERE " +
                  "ad_group.status IN ({{names statuses}})",
                parts: [
                  "SELECT ad_group.id, ad_group.name, ad_group.status, ad_group.type, ad_group.campaign, " +
                    "ad_group.cpc_bid_micros, ad_group.cpm_bid_micros, ad_group.target_cpa_micros, " +
                    "ad_group.target_roas, ad_group.labels, campaign.id, campaign.name FROM ad_group WHERE " +
                    "ad_group.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: ad_groupsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_groups.create": {
      entity: "ad_groups",
      action: "create",
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/adGroups:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { type: "string", pattern: "^\\d+$" },
          name: { type: "string" },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          ad_group_type: { type: "string" },
          cpc_bid_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
        },
        required: ["customer_id", "campaign_id", "name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        campaign: campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        type: { template: { text: "{{ad_group_type}}", parts: [{ name: "ad_group_type" }] } },
                        cpcBidMicros: ad_groupsCreateBodyEntries0ValueList0MapCreateMapCpcBidMicros,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AdGroup" },
      shape: ad_groupsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_groups.update": {
      entity: "ad_groups",
      action: "update",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/adGroups:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { type: "string", pattern: "^\\d+$" },
          update_mask: { type: "string" },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          name: { type: "string" },
          cpc_bid_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
        },
        required: ["customer_id", "ad_group_id", "update_mask"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    update: {
                      map: {
                        resourceName: ad_groupsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        cpcBidMicros: ad_groupsCreateBodyEntries0ValueList0MapCreateMapCpcBidMicros,
                      },
                    },
                    updateMask: campaignsUpdateBodyEntries0ValueList0MapUpdateMask,
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AdGroup" },
      shape: ad_groupsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_ads.list": {
      entity: "ad_group_ads",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaignsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group_ad.resource_name, ad_group_ad.status, ad_group_ad.ad.id, ad_group_ad.ad.name, " +
                  "ad_group_ad.ad.type, ad_group_ad.ad.final_urls, ad_group_ad.ad_strength, " +
                  "ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.review_status, " +
                  "ad_group_ad.ad_group, ad_group_ad.ad.responsive_search_ad.headlines, " +
                  "ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.labels, ad_group.id, campaign.id " +
                  "FROM ad_group_ad WHERE ad_group_ad.status IN ({{names statuses}})",
                parts: [
                  "SELECT ad_group_ad.resource_name, ad_group_ad.status, ad_group_ad.ad.id, ad_group_ad.ad.name, " +
                    "ad_group_ad.ad.type, ad_group_ad.ad.final_urls, ad_group_ad.ad_strength, " +
                    "ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.review_status, " +
                    "ad_group_ad.ad_group, ad_group_ad.ad.responsive_search_ad.headlines, " +
                    "ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.labels, ad_group.id, campaign.id " +
                    "FROM ad_group_ad WHERE ad_group_ad.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: ad_group_adsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_ads.update": {
      entity: "ad_group_ads",
      action: "update",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/adGroupAds:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { type: "string", pattern: "^\\d+$" },
          ad_id: { type: "string", pattern: "^\\d+$" },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
        },
        required: ["customer_id", "ad_group_id", "ad_id", "status"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    update: {
                      map: {
                        resourceName: {
                          template: {
                            text: "customers/{{customer_id}}/adGroupAds/{{ad_group_id}}~{{ad_id}}",
                            parts: [
                              "customers/",
                              { name: "customer_id" },
                              "/adGroupAds/",
                              { name: "ad_group_id" },
                              "~",
                              { name: "ad_id" },
                            ],
                          },
                        },
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                      },
                    },
                    updateMask: { template: { text: "status", parts: ["status"] } },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AdGroupAd" },
      shape: ad_group_adsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "keywords.list": {
      entity: "keywords",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: accountsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group_criterion.resource_name, ad_group_criterion.criterion_id, " +
                  "ad_group_criterion.status, ad_group_criterion.negative, ad_group_criterion.keyword.text, " +
                  "ad_group_criterion.keyword.match_type, ad_group_criterion.cpc_bid_micros, " +
                  "ad_group_criterion.quality_info.quality_score, ad_group_criterion.approval_status, ad_group.id, " +
                  "campaign.id FROM ad_group_criterion WHERE ad_group_criterion.type = 'KEYWORD'",
                parts: [
                  "SELECT ad_group_criterion.resource_name, ad_group_criterion.criterion_id, " +
                    "ad_group_criterion.status, ad_group_criterion.negative, ad_group_criterion.keyword.text, " +
                    "ad_group_criterion.keyword.match_type, ad_group_criterion.cpc_bid_micros, " +
                    "ad_group_criterion.quality_info.quality_score, ad_group_criterion.approval_status, ad_group.id, " +
                    "campaign.id FROM ad_group_criterion WHERE ad_group_criterion.type = 'KEYWORD'",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: keywordsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "keywords.create": {
      entity: "keywords",
      action: "create",
      effect: "additive",
      pays: true,
      method: "POST",
      path: keywordsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { type: "string", pattern: "^\\d+$" },
          text: { type: "string" },
          match_type: { type: "string", enum: ["BROAD", "EXACT", "PHRASE"] },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          negative: { type: "boolean" },
          cpc_bid_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
        },
        required: ["customer_id", "ad_group_id", "text", "match_type"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        adGroup: ad_groupsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        negative: { template: { text: "{{negative}}", parts: [{ name: "negative" }] } },
                        keyword: keywordsCreateBodyEntries0ValueList0MapCreateMapKeyword,
                        cpcBidMicros: ad_groupsCreateBodyEntries0ValueList0MapCreateMapCpcBidMicros,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Keyword" },
      shape: keywordsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "keywords.update": {
      entity: "keywords",
      action: "update",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: keywordsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { type: "string", pattern: "^\\d+$" },
          criterion_id: { type: "string", pattern: "^\\d+$" },
          update_mask: { type: "string" },
          status: { type: "string", enum: ["ENABLED", "PAUSED"] },
          cpc_bid_micros: { type: "string", pattern: "^\\d+$", examples: ["1500000"] },
        },
        required: ["customer_id", "ad_group_id", "criterion_id", "update_mask"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    update: {
                      map: {
                        resourceName: keywordsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        status: campaignsCreateBodyEntries0ValueList0MapCreateMapStatus,
                        cpcBidMicros: ad_groupsCreateBodyEntries0ValueList0MapCreateMapCpcBidMicros,
                      },
                    },
                    updateMask: campaignsUpdateBodyEntries0ValueList0MapUpdateMask,
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Keyword" },
      shape: keywordsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "keywords.delete": {
      entity: "keywords",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: keywordsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { type: "string", pattern: "^\\d+$" },
          criterion_id: { type: "string", pattern: "^\\d+$" },
        },
        required: ["customer_id", "ad_group_id", "criterion_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: { list: [{ map: { remove: keywordsUpdateBodyEntries0ValueList0MapUpdateMapResourceName } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Keyword" },
      shape: keywordsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_negative_keywords.list": {
      entity: "campaign_negative_keywords",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: accountsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT campaign_criterion.resource_name, campaign_criterion.criterion_id, " +
                  "campaign_criterion.negative, campaign_criterion.keyword.text, " +
                  "campaign_criterion.keyword.match_type, campaign_criterion.status, campaign.id FROM " +
                  "campaign_criterion WHERE campaign_criterion.type = 'KEYWORD' AND campaign_criterion.negative = " +
                  "TRUE",
                parts: [
                  "SELECT campaign_criterion.resource_name, campaign_criterion.criterion_id, " +
                    "campaign_criterion.negative, campaign_criterion.keyword.text, " +
                    "campaign_criterion.keyword.match_type, campaign_criterion.status, campaign.id FROM " +
                    "campaign_criterion WHERE campaign_criterion.type = 'KEYWORD' AND campaign_criterion.negative = " +
                    "TRUE",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: campaign_negative_keywordsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_negative_keywords.create": {
      entity: "campaign_negative_keywords",
      action: "create",
      effect: "additive",
      method: "POST",
      path: campaign_negative_keywordsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { type: "string", pattern: "^\\d+$" },
          text: { type: "string" },
          match_type: { type: "string", enum: ["BROAD", "EXACT", "PHRASE"] },
        },
        required: ["customer_id", "campaign_id", "text", "match_type"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        campaign: campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        negative: { constant: true },
                        keyword: keywordsCreateBodyEntries0ValueList0MapCreateMapKeyword,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignCriterion" },
      shape: campaign_negative_keywordsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_negative_keywords.delete": {
      entity: "campaign_negative_keywords",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: campaign_negative_keywordsCreatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { type: "string", pattern: "^\\d+$" },
          criterion_id: { type: "string", pattern: "^\\d+$" },
        },
        required: ["customer_id", "campaign_id", "criterion_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    remove: {
                      template: {
                        text: "customers/{{customer_id}}/campaignCriteria/{{campaign_id}}~{{criterion_id}}",
                        parts: [
                          "customers/",
                          { name: "customer_id" },
                          "/campaignCriteria/",
                          { name: "campaign_id" },
                          "~",
                          { name: "criterion_id" },
                        ],
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignCriterion" },
      shape: campaign_negative_keywordsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "labels.list": {
      entity: "labels",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT label.id, label.name, label.status, label.text_label.background_color, " +
                  "label.text_label.description FROM label WHERE label.status IN ({{names statuses}})",
                parts: [
                  "SELECT label.id, label.name, label.status, label.text_label.background_color, " +
                    "label.text_label.description FROM label WHERE label.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: labelsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "labels.create": {
      entity: "labels",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/labels:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { type: "string" },
          description: { type: "string" },
          background_color: { type: "string" },
        },
        required: ["customer_id", "name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        textLabel: {
                          map: {
                            backgroundColor: {
                              template: { text: "{{background_color}}", parts: [{ name: "background_color" }] },
                            },
                            description: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      shape: labelsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "labels.delete": {
      entity: "labels",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/labels:mutate"],
      routes: [],
      params: {
        type: "object",
        properties: { customer_id: accountsListParamsCustomer_id, label_id: { type: "string", pattern: "^\\d+$" } },
        required: ["customer_id", "label_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          { name: "operations", value: { list: [{ map: { remove: labelsDeleteBodyEntries0ValueList0MapRemove } }] } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Label" },
      shape: labelsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_labels.list": {
      entity: "campaign_labels",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT campaign_label.resource_name, campaign_label.label, campaign_label.campaign, label.id, " +
                  "label.name FROM campaign_label WHERE label.status IN ({{names statuses}})",
                parts: [
                  "SELECT campaign_label.resource_name, campaign_label.label, campaign_label.campaign, label.id, " +
                    "label.name FROM campaign_label WHERE label.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: campaign_labelsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_labels.create": {
      entity: "campaign_labels",
      action: "create",
      effect: "additive",
      method: "POST",
      path: campaign_labelsCreatePath,
      routes: [],
      params: campaign_labelsCreateParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        campaign: campaignsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        label: labelsDeleteBodyEntries0ValueList0MapRemove,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignLabel" },
      shape: campaign_labelsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_labels.delete": {
      entity: "campaign_labels",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: campaign_labelsCreatePath,
      routes: [],
      params: campaign_labelsCreateParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    remove: {
                      template: {
                        text: "customers/{{customer_id}}/campaignLabels/{{campaign_id}}~{{label_id}}",
                        parts: [
                          "customers/",
                          { name: "customer_id" },
                          "/campaignLabels/",
                          { name: "campaign_id" },
                          "~",
                          { name: "label_id" },
                        ],
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignLabel" },
      shape: campaign_labelsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_labels.list": {
      entity: "ad_group_labels",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group_label.resource_name, ad_group_label.label, ad_group_label.ad_group, label.id, " +
                  "label.name FROM ad_group_label WHERE label.status IN ({{names statuses}})",
                parts: [
                  "SELECT ad_group_label.resource_name, ad_group_label.label, ad_group_label.ad_group, label.id, " +
                    "label.name FROM ad_group_label WHERE label.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: ad_group_labelsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_labels.create": {
      entity: "ad_group_labels",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ad_group_labelsCreatePath,
      routes: [],
      params: ad_group_labelsCreateParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    create: {
                      map: {
                        adGroup: ad_groupsUpdateBodyEntries0ValueList0MapUpdateMapResourceName,
                        label: labelsDeleteBodyEntries0ValueList0MapRemove,
                      },
                    },
                  },
                },
              ],
            },
          },
          campaignsCreateBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AdGroupLabel" },
      shape: ad_group_labelsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_labels.delete": {
      entity: "ad_group_labels",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ad_group_labelsCreatePath,
      routes: [],
      params: ad_group_labelsCreateParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "operations",
            value: {
              list: [
                {
                  map: {
                    remove: {
                      template: {
                        text: "customers/{{customer_id}}/adGroupLabels/{{ad_group_id}}~{{label_id}}",
                        parts: [
                          "customers/",
                          { name: "customer_id" },
                          "/adGroupLabels/",
                          { name: "ad_group_id" },
                          "~",
                          { name: "label_id" },
                        ],
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AdGroupLabel" },
      shape: ad_group_labelsListShape,
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_ad_labels.list": {
      entity: "ad_group_ad_labels",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group_ad_label.resource_name, ad_group_ad_label.label, ad_group_ad_label.ad_group_ad, " +
                  "label.id, label.name FROM ad_group_ad_label WHERE label.status IN ({{names statuses}})",
                parts: [
                  "SELECT ad_group_ad_label.resource_name, ad_group_ad_label.label, ad_group_ad_label.ad_group_ad, " +
                    "label.id, label.name FROM ad_group_ad_label WHERE label.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          resourceName: { at: { in: "body", steps: ["adGroupAdLabel", "resourceName"] } },
          label: { at: { in: "body", steps: ["adGroupAdLabel", "label"] } },
          adGroupAd: { at: { in: "body", steps: ["adGroupAdLabel", "adGroupAd"] } },
          label_name: { at: { in: "body", steps: ["label", "name"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "campaign_metrics.list": {
      entity: "campaign_metrics",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_metricsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT campaign.id, campaign.name, metrics.impressions, metrics.clicks, metrics.cost_micros, " +
                  "metrics.conversions, metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date " +
                  "FROM campaign WHERE segments.date BETWEEN '{{start_date}}' AND '{{end_date}}'",
                parts: [
                  "SELECT campaign.id, campaign.name, metrics.impressions, metrics.clicks, metrics.cost_micros, " +
                    "metrics.conversions, metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date " +
                    "FROM campaign WHERE segments.date BETWEEN '",
                  { name: "start_date" },
                  "' AND '",
                  { name: "end_date" },
                  "'",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          campaign_id: { at: { in: "body", steps: ["campaign", "id"] } },
          date: { at: { in: "body", steps: ["segments", "date"] } },
          campaign_name: { at: { in: "body", steps: ["campaign", "name"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "ad_group_metrics.list": {
      entity: "ad_group_metrics",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_metricsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group.id, ad_group.name, campaign.id, metrics.impressions, metrics.clicks, " +
                  "metrics.cost_micros, metrics.conversions, metrics.conversions_value, metrics.ctr, " +
                  "metrics.average_cpc, segments.date FROM ad_group WHERE segments.date BETWEEN '{{start_date}}' AND " +
                  "'{{end_date}}'",
                parts: [
                  "SELECT ad_group.id, ad_group.name, campaign.id, metrics.impressions, metrics.clicks, " +
                    "metrics.cost_micros, metrics.conversions, metrics.conversions_value, metrics.ctr, " +
                    "metrics.average_cpc, segments.date FROM ad_group WHERE segments.date BETWEEN '",
                  { name: "start_date" },
                  "' AND '",
                  { name: "end_date" },
                  "'",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          ad_group_id: { at: { in: "body", steps: ["adGroup", "id"] } },
          date: { at: { in: "body", steps: ["segments", "date"] } },
          ad_group_name: { at: { in: "body", steps: ["adGroup", "name"] } },
          campaign_id: { at: { in: "body", steps: ["campaign", "id"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "keyword_metrics.list": {
      entity: "keyword_metrics",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_metricsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT ad_group.id, ad_group_criterion.criterion_id, ad_group_criterion.keyword.text, campaign.id," +
                  " metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, " +
                  "metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date FROM keyword_view " +
                  "WHERE segments.date BETWEEN '{{start_date}}' AND '{{end_date}}'",
                parts: [
                  "SELECT ad_group.id, ad_group_criterion.criterion_id, ad_group_criterion.keyword.text, " +
                    "campaign.id, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, " +
                    "metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date FROM keyword_view " +
                    "WHERE segments.date BETWEEN '",
                  { name: "start_date" },
                  "' AND '",
                  { name: "end_date" },
                  "'",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          ad_group_id: { at: { in: "body", steps: ["adGroup", "id"] } },
          criterion_id: keywordsListShapeFieldsCriterionId,
          date: { at: { in: "body", steps: ["segments", "date"] } },
          text: keywordsListShapeFieldsText,
          campaign_id: { at: { in: "body", steps: ["campaign", "id"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "search_terms.list": {
      entity: "search_terms",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_metricsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT search_term_view.search_term, search_term_view.status, ad_group.id, campaign.id, " +
                  "metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, " +
                  "metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date FROM search_term_view " +
                  "WHERE segments.date BETWEEN '{{start_date}}' AND '{{end_date}}'",
                parts: [
                  "SELECT search_term_view.search_term, search_term_view.status, ad_group.id, campaign.id, " +
                    "metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, " +
                    "metrics.conversions_value, metrics.ctr, metrics.average_cpc, segments.date FROM " +
                    "search_term_view WHERE segments.date BETWEEN '",
                  { name: "start_date" },
                  "' AND '",
                  { name: "end_date" },
                  "'",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          ad_group_id: { at: { in: "body", steps: ["adGroup", "id"] } },
          search_term: { at: { in: "body", steps: ["searchTermView", "searchTerm"] } },
          date: { at: { in: "body", steps: ["segments", "date"] } },
          status: { at: { in: "body", steps: ["searchTermView", "status"] } },
          campaign_id: { at: { in: "body", steps: ["campaign", "id"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "conversion_actions.list": {
      entity: "conversion_actions",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: campaign_budgetsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT conversion_action.id, conversion_action.name, conversion_action.status, " +
                  "conversion_action.type, conversion_action.category, conversion_action.origin, " +
                  "conversion_action.primary_for_goal, conversion_action.click_through_lookback_window_days FROM " +
                  "conversion_action WHERE conversion_action.status IN ({{names statuses}})",
                parts: [
                  "SELECT conversion_action.id, conversion_action.name, conversion_action.status, " +
                    "conversion_action.type, conversion_action.category, conversion_action.origin, " +
                    "conversion_action.primary_for_goal, conversion_action.click_through_lookback_window_days FROM " +
                    "conversion_action WHERE conversion_action.status IN (",
                  { name: "statuses", helper: "names" },
                  ")",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          id: { at: { in: "body", steps: ["conversionAction", "id"] } },
          resourceName: { at: { in: "body", steps: ["conversionAction", "resourceName"] } },
          name: { at: { in: "body", steps: ["conversionAction", "name"] } },
          status: { at: { in: "body", steps: ["conversionAction", "status"] } },
          type: { at: { in: "body", steps: ["conversionAction", "type"] } },
          category: { at: { in: "body", steps: ["conversionAction", "category"] } },
          origin: { at: { in: "body", steps: ["conversionAction", "origin"] } },
          primaryForGoal: { at: { in: "body", steps: ["conversionAction", "primaryForGoal"] } },
          clickThroughLookbackWindowDays: {
            at: { in: "body", steps: ["conversionAction", "clickThroughLookbackWindowDays"] },
          },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "recommendations.list": {
      entity: "recommendations",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: accountsListParams,
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT recommendation.resource_name, recommendation.type, recommendation.campaign, " +
                  "recommendation.ad_group, recommendation.dismissed, recommendation.impact FROM recommendation " +
                  "WHERE recommendation.dismissed = FALSE",
                parts: [
                  "SELECT recommendation.resource_name, recommendation.type, recommendation.campaign, " +
                    "recommendation.ad_group, recommendation.dismissed, recommendation.impact FROM recommendation " +
                    "WHERE recommendation.dismissed = FALSE",
                ],
              },
            },
          },
          customer_clientsListBodyEntries1,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: recommendationsListShape,
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "recommendations.apply": {
      entity: "recommendations",
      action: "apply",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/recommendations:apply"],
      routes: [],
      params: recommendationsApplyParams,
      query: [],
      headers: requestHeaders,
      body: recommendationsApplyBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Recommendation" },
      shape: recommendationsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "recommendations.dismiss": {
      entity: "recommendations",
      action: "dismiss",
      effect: "overwrites",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/recommendations:dismiss"],
      routes: [],
      params: recommendationsApplyParams,
      query: [],
      headers: requestHeaders,
      body: recommendationsApplyBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Recommendation" },
      shape: recommendationsListShape,
      records: { in: "body", steps: ["results", 0] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "change_events.list": {
      entity: "change_events",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          start_date: { type: "string", format: "date" },
          end_date: { type: "string", format: "date" },
          limit: { type: "integer", default: 1000, minimum: 1, maximum: 10000 },
        },
        required: ["customer_id", "start_date", "end_date"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "query",
            value: {
              template: {
                text:
                  "SELECT change_event.resource_name, change_event.change_date_time, change_event.user_email, " +
                  "change_event.client_type, change_event.change_resource_type, change_event.change_resource_name, " +
                  "change_event.resource_change_operation, change_event.changed_fields, change_event.campaign FROM " +
                  "change_event WHERE change_event.change_date_time >= '{{start_date}}' AND " +
                  "change_event.change_date_time <= '{{end_date}}' ORDER BY change_event.change_date_time DESC LIMIT " +
                  "{{limit}}",
                parts: [
                  "SELECT change_event.resource_name, change_event.change_date_time, change_event.user_email, " +
                    "change_event.client_type, change_event.change_resource_type, change_event.change_resource_name, " +
                    "change_event.resource_change_operation, change_event.changed_fields, change_event.campaign FROM " +
                    "change_event WHERE change_event.change_date_time >= '",
                  { name: "start_date" },
                  "' AND change_event.change_date_time <= '",
                  { name: "end_date" },
                  "' ORDER BY change_event.change_date_time DESC LIMIT ",
                  { name: "limit" },
                ],
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: {
        fields: {
          resourceName: { at: { in: "body", steps: ["changeEvent", "resourceName"] } },
          changeDateTime: { at: { in: "body", steps: ["changeEvent", "changeDateTime"] } },
          userEmail: { at: { in: "body", steps: ["changeEvent", "userEmail"] } },
          clientType: { at: { in: "body", steps: ["changeEvent", "clientType"] } },
          changeResourceType: { at: { in: "body", steps: ["changeEvent", "changeResourceType"] } },
          changeResourceName: { at: { in: "body", steps: ["changeEvent", "changeResourceName"] } },
          resourceChangeOperation: { at: { in: "body", steps: ["changeEvent", "resourceChangeOperation"] } },
          changedFields: { at: { in: "body", steps: ["changeEvent", "changedFields"] } },
          campaign: { at: { in: "body", steps: ["changeEvent", "campaign"] } },
        },
      },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: { style: "none", because: "Google asks for a limit, and answers at most 10,000 changes." },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "rows.list": {
      entity: "rows",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/customers/", { param: "customer_id" }, "/googleAds:search"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          query: { type: "string" },
          pageToken: { type: "string" },
        },
        required: ["customer_id", "query"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: rowsListBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "invoices.list": {
      entity: "invoices",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/customers/", { param: "customer_id" }, "/invoices"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customer_id: accountsListParamsCustomer_id,
          billing_setup: { type: "string" },
          issue_year: { type: "string", pattern: "^\\d{4}$", examples: ["2026"] },
          issue_month: {
            type: "string",
            enum: [
              "JANUARY",
              "FEBRUARY",
              "MARCH",
              "APRIL",
              "MAY",
              "JUNE",
              "JULY",
              "AUGUST",
              "SEPTEMBER",
              "OCTOBER",
              "NOVEMBER",
              "DECEMBER",
            ],
          },
        },
        required: ["customer_id", "billing_setup", "issue_year", "issue_month"],
        additionalProperties: false,
      },
      query: [
        {
          name: "billingSetup",
          value: { template: { text: "{{billing_setup}}", parts: [{ name: "billing_setup" }] } },
        },
        { name: "issueYear", value: { template: { text: "{{issue_year}}", parts: [{ name: "issue_year" }] } } },
        { name: "issueMonth", value: { template: { text: "{{issue_month}}", parts: [{ name: "issue_month" }] } } },
      ],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["invoices"] },
      absentRecords: "empty",
      meta: {},
      pagination: { style: "none", because: "Google answers all invoices of a month." },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
    "query_fields.api_search": {
      entity: "query_fields",
      action: "api_search",
      effect: "read",
      method: "POST",
      path: ["/googleAdsFields:search"],
      routes: [],
      params: {
        type: "object",
        properties: { query: { type: "string" }, pageToken: { type: "string" } },
        required: ["query"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: rowsListBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["results"] },
      absentRecords: "empty",
      meta: {},
      pagination: customer_clientsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["https://www.googleapis.com/auth/adwords"]],
    },
  },
  schemas: {
    Campaign: {
      properties: {
        id: {},
        resourceName: {},
        name: {},
        status: {},
        servingStatus: {},
        primaryStatus: {},
        advertisingChannelType: {},
        advertisingChannelSubType: {},
        biddingStrategyType: {},
        campaignBudget: {},
        startDateTime: {},
        endDateTime: {},
        labels: {},
        optimizationScore: {},
      },
    },
    CampaignBudget: {
      properties: {
        id: {},
        resourceName: {},
        name: {},
        amountMicros: {},
        totalAmountMicros: {},
        status: {},
        period: {},
        deliveryMethod: {},
        explicitlyShared: {},
        referenceCount: {},
      },
    },
    AdGroup: {
      properties: {
        id: {},
        resourceName: {},
        name: {},
        status: {},
        type: {},
        campaign: {},
        cpcBidMicros: {},
        cpmBidMicros: {},
        targetCpaMicros: {},
        targetRoas: {},
        labels: {},
      },
    },
    AdGroupAd: {
      properties: {
        resourceName: {},
        status: {},
        adStrength: {},
        adGroup: {},
        labels: {},
        ad_id: {},
        ad_name: {},
        ad_type: {},
        finalUrls: {},
        approvalStatus: {},
        reviewStatus: {},
      },
    },
    Keyword: {
      properties: {
        resourceName: {},
        criterionId: {},
        status: {},
        negative: {},
        approvalStatus: {},
        cpcBidMicros: {},
        text: {},
        matchType: {},
        qualityScore: {},
      },
    },
    CampaignCriterion: {
      properties: { resourceName: {}, criterionId: {}, status: {}, negative: {}, text: {}, matchType: {} },
    },
    Label: { properties: { id: {}, resourceName: {}, name: {}, status: {}, backgroundColor: {}, description: {} } },
    CampaignLabel: { properties: { resourceName: {}, label: {}, campaign: {}, label_name: {} } },
    AdGroupLabel: { properties: { resourceName: {}, label: {}, adGroup: {}, label_name: {} } },
    Recommendation: {
      properties: { resourceName: {}, type: {}, campaign: {}, adGroup: {}, dismissed: {}, impact: {} },
    },
  },
} as object as KindModule<GoogleAds>
