// Generated from definitions/google-ads.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-ads.ts'

const entitiesCampaign_labelsSearch = {
  resourceName: { type: "string" },
  label: { type: "string" },
  label_name: { type: "string" },
}
const accountsListParamsCustomer_id = { description: "The ad account: 10 digits without hyphens." }
const accountsListParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    pageToken: { description: "The token of the previous page." },
  },
}
const campaignsListParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    statuses: {
      description:
        "Statuses with commas between them: `ENABLED`, `PAUSED` and `REMOVED`. Defaults to `ENABLED,PAUSED`.",
      examples: ["ENABLED,PAUSED"],
    },
    pageToken: { description: "The token of the previous page." },
  },
}
const campaignsUpdateParamsUpdate_mask = {
  description: "Names of the changed fields with commas between them, such as `status,name`.",
  examples: ["status"],
}
const campaign_budgetsListParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    statuses: {
      description: "Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`.",
      examples: ["ENABLED"],
    },
    pageToken: { description: "The token of the previous page." },
  },
}
const campaign_budgetsCreateParamsAmount_micros = { description: "The amount of a day in millionths of the currency." }
const ad_groupsCreateParamsCpc_bid_micros = { description: "The bid for a click in millionths of the currency." }
const campaign_labelsCreateParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    campaign_id: { description: "ID of the campaign." },
    label_id: { description: "ID of the label." },
  },
}
const ad_group_labelsCreateParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    ad_group_id: { description: "ID of the ad group." },
    label_id: { description: "ID of the label." },
  },
}
const campaign_metricsListParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    start_date: { description: "The first day." },
    end_date: { description: "The last day." },
    pageToken: { description: "The token of the previous page." },
  },
}
const recommendationsApplyParams = {
  properties: {
    customer_id: accountsListParamsCustomer_id,
    resource_name: { description: "Resource name of the recommendation." },
  },
}
const schemasCampaignMetricsMetrics = {
  type: "object",
  properties: {
    impressions: { type: "string" },
    clicks: { type: "string" },
    costMicros: { type: "string" },
    conversions: { type: "number" },
    conversionsValue: { type: "number" },
    ctr: { type: "number" },
    averageCpc: { type: "number" },
  },
}
export default describedKind(kind, {
  category: "advertising",
  support: "community",
  docs: "https://developers.google.com/google-ads/api/rest/overview",
  basis: {
    version: "Google Ads API v26",
    date: "2026-11-30",
    sources: [
      {
        type: "sdk",
        url: "https://github.com/googleapis/googleapis/tree/master/google/ads/googleads/v25",
        about: "Protocol buffers of v25",
      },
      { type: "changelog", url: "https://developers.google.com/google-ads/api/docs/release-notes" },
    ],
    missing:
      "The paths, fields and words follow Google's protocol buffers of v25 of 2026-08-22; v26 was not at hand, so no " +
      "description judges the requests. Creation of ads and of Performance Max, assets and audiences, uploads of " +
      "conversions and customer lists, batch jobs, keyword ideas, experiments, and writes of several records in one " +
      "call. An update names its changed fields, which Plugboard cannot gather. Google offers no webhooks; its list " +
      "of changes names 30 days at most, so a sync reads everything.",
  },
  sunset: {
    version: "v26",
    date: "2027-11-01",
    docs: "https://developers.google.com/ads/blog/posts/2025/09/more-frequent-releases-coming-for",
    read: "2026-11-30",
  },
  description:
    "Accounts, campaigns, budgets, ad groups, ads, keywords, labels, conversions, recommendations and changes of " +
    "Google Ads, and metrics of each, also by a query of the caller.",
  config: {
    properties: {
      login_customer_id: {
        description:
          "ID of the manager account through which you reach ad accounts, or of the ad account itself, without " +
          "hyphens.",
      },
    },
  },
  auth: {
    oauth: { description: "The developer token is that of your manager account, under Admin > API Center." },
    service_account: {
      description: "Key of a Google Cloud service account. Add its email address as a user of the Google Ads account.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          developer_token: { description: "Developer token of the manager account." },
        },
      },
    },
  },
  entities: {
    accessible_customers: { description: "An ad account that the user can access directly.", refs: {} },
    customer_clients: {
      description: "An account below the manager account, or the account itself.",
      search: {
        id: { type: "string" },
        descriptiveName: { type: "string" },
        currencyCode: { type: "string" },
        timeZone: { type: "string" },
        status: { type: "string" },
        manager: { type: "boolean" },
      },
      hit: { title: [["descriptiveName"]], text: [["id"]] },
      refs: {},
    },
    accounts: {
      description: "An ad account with its settings.",
      search: {
        id: { type: "string" },
        descriptiveName: { type: "string" },
        currencyCode: { type: "string" },
        timeZone: { type: "string" },
        status: { type: "string" },
      },
      hit: { title: [["descriptiveName"]], text: [["id"]] },
      refs: {},
    },
    campaigns: {
      description: "A campaign, with its status, channel and budget.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        advertisingChannelType: { type: "string" },
        servingStatus: { type: "string" },
        startDateTime: { type: "string" },
        endDateTime: { type: "string" },
      },
      hit: { title: [["name"]], text: [["advertisingChannelType"]] },
      refs: {},
    },
    campaign_budgets: { description: "The daily budget of one or several campaigns.", refs: {} },
    ad_groups: {
      description: "An ad group of a campaign.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        campaign: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    ad_group_ads: {
      description: "An ad of an ad group.",
      search: {
        resourceName: { type: "string" },
        status: { type: "string" },
        ad_type: { type: "string" },
        ad_name: { type: "string" },
        adGroup: { type: "string" },
      },
      hit: { title: [["ad_name"], ["ad_type"]], text: [] },
      refs: {},
    },
    keywords: {
      description: "A keyword of an ad group.",
      search: {
        resourceName: { type: "string" },
        text: { type: "string" },
        matchType: { type: "string" },
        status: { type: "string" },
        negative: { type: "boolean" },
      },
      hit: { title: [["text"]], text: [] },
      refs: {},
    },
    campaign_negative_keywords: { description: "A keyword that a campaign excludes.", refs: {} },
    labels: { description: "A label of an ad account.", refs: {} },
    campaign_labels: {
      description: "A label of a campaign.",
      search: entitiesCampaign_labelsSearch,
      hit: { title: [["label_name"]], text: [] },
      refs: {},
    },
    ad_group_labels: {
      description: "A label of an ad group.",
      search: entitiesCampaign_labelsSearch,
      hit: { title: [["label_name"]], text: [] },
      refs: {},
    },
    ad_group_ad_labels: {
      description: "A label of an ad.",
      search: entitiesCampaign_labelsSearch,
      hit: { title: [["label_name"]], text: [] },
      refs: {},
    },
    campaign_metrics: { description: "Metrics of a campaign on a day.", refs: {} },
    ad_group_metrics: { description: "Metrics of an ad group on a day.", refs: {} },
    keyword_metrics: { description: "Metrics of a keyword on a day.", refs: {} },
    search_terms: { description: "A search that showed ads, with its metrics.", refs: {} },
    conversion_actions: { description: "An action that counts as a conversion.", refs: {} },
    recommendations: { description: "A recommendation of Google for an ad account.", refs: {} },
    change_events: { description: "A change of an ad account in the last 30 days.", refs: {} },
    rows: { description: "A row that a query of the caller selects.", refs: {} },
    invoices: { description: "A monthly invoice of a billing setup.", refs: {} },
    query_fields: { description: "A field that queries can select.", refs: {} },
  },
  operations: {
    "accessible_customers.list": {
      description: "Lists the accessible customers, which are the ad accounts that the user can access directly.",
      keywords: ["which accounts", "my accounts", "account ids", "managers", "login"],
      record: { $ref: "#/$defs/AccessibleCustomer" },
      isGraphql: false,
    },
    "customer_clients.list": {
      description: "Lists customer clients, the accounts below the manager account of the connection.",
      keywords: ["subaccounts", "agency", "hierarchy", "mcc", "which advertisers"],
      params: {
        properties: {
          statuses: {
            description:
              "Statuses with commas between them: `CANCELED`, `CLOSED`, `ENABLED` and `SUSPENDED`. Defaults to " +
              "`ENABLED`.",
            examples: ["ENABLED"],
          },
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/CustomerClient" },
      isGraphql: false,
    },
    "accounts.list": {
      description: "Lists the settings of an ad account: one record.",
      keywords: ["currency", "time zone", "account name", "optimization score", "auto tagging"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns of an ad account.",
      keywords: ["running ads", "paused", "which campaigns run", "budgets", "advertising"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.create": {
      description: "Creates a campaign with one of its bidding strategies.",
      keywords: ["new campaign", "launch", "start advertising", "promote", "set up"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { description: "The name of the campaign." },
          advertising_channel_type: { description: "The channel." },
          campaign_budget_id: { description: "ID of the budget." },
          contains_eu_political_advertising: { description: "Whether the campaign has political ads for the EU." },
          status: { description: "The status. Google enables a campaign by default." },
          manual_cpc: { description: "Bids by hand.", examples: [{ enhancedCpcEnabled: false }] },
          maximize_conversions: {
            description: "Bids for the most conversions.",
            examples: [{ targetCpaMicros: "1000000" }],
          },
          maximize_conversion_value: {
            description: "Bids for the highest value of conversions.",
            examples: [{ targetRoas: 3.5 }],
          },
          target_spend: { description: "Bids for the most clicks.", examples: [{ cpcBidCeilingMicros: "1000000" }] },
          network_settings: {
            description: "The networks that show the ads.",
            examples: [{ targetGoogleSearch: true }],
          },
          start_date_time: { description: "The start, such as `2026-12-01 00:00:00`." },
          end_date_time: { description: "The end, such as `2026-12-31 23:59:59`." },
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description: "Updates a campaign, such as its status or name.",
      keywords: ["pause", "resume", "enable", "rename", "stop spending"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { description: "ID of the campaign." },
          update_mask: campaignsUpdateParamsUpdate_mask,
          status: { description: "The status." },
          name: { description: "The name of the campaign." },
          end_date_time: { description: "The end, such as `2026-12-31 23:59:59`. Its mask is `end_date_time`." },
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Removes a campaign for good.",
      keywords: ["get rid of", "erase", "drop", "end for good", "throw away"],
      params: {
        properties: { customer_id: accountsListParamsCustomer_id, campaign_id: { description: "ID of the campaign." } },
      },
      isGraphql: false,
    },
    "campaign_budgets.list": {
      description: "Lists the campaign budgets of an ad account.",
      keywords: ["daily spend", "spending limits", "money", "caps", "shared budgets"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/CampaignBudget" },
      isGraphql: false,
    },
    "campaign_budgets.create": {
      description: "Creates a campaign budget.",
      keywords: ["new budget", "daily spend", "spending limit", "set up", "allocate money"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { description: "The name of the budget." },
          amount_micros: campaign_budgetsCreateParamsAmount_micros,
          delivery_method: { description: "The pace of the spending." },
          explicitly_shared: { description: "Whether several campaigns may share it." },
        },
      },
      isGraphql: false,
    },
    "campaign_budgets.update": {
      description: "Updates the amount or the name of a campaign budget.",
      keywords: ["raise budget", "lower budget", "daily spend", "increase", "spend less"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_budget_id: { description: "ID of the budget." },
          update_mask: {
            description: "Names of the changed fields, such as `amount_micros`.",
            examples: ["amount_micros"],
          },
          name: { description: "The name of the budget." },
          amount_micros: campaign_budgetsCreateParamsAmount_micros,
        },
      },
      isGraphql: false,
    },
    "ad_groups.list": {
      description: "Lists the ad groups of an ad account.",
      keywords: ["ad sets", "bids", "paused groups", "which groups", "targeting"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdGroup" },
      isGraphql: false,
    },
    "ad_groups.create": {
      description: "Creates an ad group in a campaign.",
      keywords: ["new ad set", "add group", "set up", "launch", "organize keywords"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { description: "ID of the campaign." },
          name: { description: "The name of the ad group." },
          status: { description: "The status." },
          ad_group_type: { description: "The type, such as `SEARCH_STANDARD`." },
          cpc_bid_micros: ad_groupsCreateParamsCpc_bid_micros,
        },
      },
      isGraphql: false,
    },
    "ad_groups.update": {
      description: "Updates an ad group, such as its status, name or bid.",
      keywords: ["pause", "resume", "change bid", "rename", "enable"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { description: "ID of the ad group." },
          update_mask: campaignsUpdateParamsUpdate_mask,
          status: { description: "The status." },
          name: { description: "The name of the ad group." },
          cpc_bid_micros: ad_groupsCreateParamsCpc_bid_micros,
        },
      },
      isGraphql: false,
    },
    "ad_group_ads.list": {
      description: "Lists the ads of an ad account with their approval.",
      keywords: ["creatives", "disapproved", "headlines", "ad strength", "which ads run"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdGroupAd" },
      isGraphql: false,
    },
    "ad_group_ads.update": {
      description: "Pauses or enables an ad.",
      keywords: ["stop an ad", "resume", "switch off", "activate", "turn on"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { description: "ID of the ad group." },
          ad_id: { description: "ID of the ad." },
          status: { description: "The status." },
        },
      },
      isGraphql: false,
    },
    "keywords.list": {
      description: "Lists the keywords of an ad account.",
      keywords: ["search words", "quality score", "bids", "match types", "negative words"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Keyword" },
      isGraphql: false,
    },
    "keywords.create": {
      description: "Creates a keyword in an ad group.",
      keywords: ["add search word", "negative word", "target phrase", "bid on", "exclude word"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { description: "ID of the ad group." },
          text: { description: "The text of the keyword." },
          match_type: { description: "The match." },
          status: { description: "The status." },
          negative: { description: "Whether it excludes searches." },
          cpc_bid_micros: ad_groupsCreateParamsCpc_bid_micros,
        },
      },
      isGraphql: false,
    },
    "keywords.update": {
      description: "Updates the status or the bid of a keyword.",
      keywords: ["pause word", "raise bid", "lower bid", "enable", "stop bidding"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { description: "ID of the ad group." },
          criterion_id: { description: "ID of the keyword." },
          update_mask: campaignsUpdateParamsUpdate_mask,
          status: { description: "The status." },
          cpc_bid_micros: ad_groupsCreateParamsCpc_bid_micros,
        },
      },
      isGraphql: false,
    },
    "keywords.delete": {
      description: "Removes a keyword from an ad group.",
      keywords: ["delete word", "drop", "stop targeting", "erase", "take out"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          ad_group_id: { description: "ID of the ad group." },
          criterion_id: { description: "ID of the keyword." },
        },
      },
      isGraphql: false,
    },
    "campaign_negative_keywords.list": {
      description: "Lists the negative keywords of campaigns.",
      keywords: ["excluded words", "blocked searches", "exclusions", "blacklist", "unwanted terms"],
      params: accountsListParams,
      record: { $ref: "#/$defs/CampaignCriterion" },
      isGraphql: false,
    },
    "campaign_negative_keywords.create": {
      description: "Creates a negative keyword of a campaign.",
      keywords: ["exclude word", "block search", "add exclusion", "blacklist", "unwanted term"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { description: "ID of the campaign." },
          text: { description: "The text of the keyword." },
          match_type: { description: "The match." },
        },
      },
      isGraphql: false,
    },
    "campaign_negative_keywords.delete": {
      description: "Removes a negative keyword of a campaign.",
      keywords: ["unblock search", "delete exclusion", "allow word", "drop", "take out"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          campaign_id: { description: "ID of the campaign." },
          criterion_id: { description: "ID of the keyword." },
        },
      },
      isGraphql: false,
    },
    "labels.list": {
      description: "Lists the labels of an ad account.",
      keywords: ["tags", "colors", "groupings", "markers", "categories"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/Label" },
      isGraphql: false,
    },
    "labels.create": {
      description: "Creates a label.",
      keywords: ["new tag", "add category", "marker", "grouping", "color"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          name: { description: "The name of the label." },
          description: { description: "The text about the label." },
          background_color: { description: "The color, such as `#FFFFFF`." },
        },
      },
      isGraphql: false,
    },
    "labels.delete": {
      description: "Removes a label.",
      keywords: ["delete tag", "drop", "erase", "untag all", "marker"],
      params: {
        properties: { customer_id: accountsListParamsCustomer_id, label_id: { description: "ID of the label." } },
      },
      isGraphql: false,
    },
    "campaign_labels.list": {
      description: "Lists the labels of campaigns: one record for each label and record.",
      keywords: ["tags", "tagged", "groupings", "markers", "categories"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/CampaignLabel" },
      isGraphql: false,
    },
    "campaign_labels.create": {
      description: "Gives a campaign a label.",
      keywords: ["tag", "mark", "categorize", "group", "attach"],
      params: campaign_labelsCreateParams,
      isGraphql: false,
    },
    "campaign_labels.delete": {
      description: "Takes a label from a campaign.",
      keywords: ["untag", "unmark", "detach", "ungroup", "strip"],
      params: campaign_labelsCreateParams,
      isGraphql: false,
    },
    "ad_group_labels.list": {
      description: "Lists the labels of ad groups: one record for each label and record.",
      keywords: ["tags", "tagged", "groupings", "markers", "categories"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/AdGroupLabel" },
      isGraphql: false,
    },
    "ad_group_labels.create": {
      description: "Gives an ad group a label.",
      keywords: ["tag", "mark", "categorize", "organize", "attach"],
      params: ad_group_labelsCreateParams,
      isGraphql: false,
    },
    "ad_group_labels.delete": {
      description: "Takes a label from an ad group.",
      keywords: ["untag", "unmark", "detach", "ungroup", "strip"],
      params: ad_group_labelsCreateParams,
      isGraphql: false,
    },
    "ad_group_ad_labels.list": {
      description: "Lists the labels of ads: one record for each label and record.",
      keywords: ["tags", "tagged", "groupings", "markers", "categories"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/AdGroupAdLabel" },
      isGraphql: false,
    },
    "campaign_metrics.list": {
      description: "Lists metrics of campaigns by day.",
      keywords: ["spend", "performance", "cost", "roas", "conversions"],
      params: campaign_metricsListParams,
      record: { $ref: "#/$defs/CampaignMetrics" },
      isGraphql: false,
    },
    "ad_group_metrics.list": {
      description: "Lists metrics of ad groups by day.",
      keywords: ["spend", "performance", "cost", "clicks", "conversions"],
      params: campaign_metricsListParams,
      record: { $ref: "#/$defs/AdGroupMetrics" },
      isGraphql: false,
    },
    "keyword_metrics.list": {
      description: "Lists metrics of keywords by day.",
      keywords: ["spend", "performance", "cost per click", "best words", "conversions"],
      params: campaign_metricsListParams,
      record: { $ref: "#/$defs/KeywordMetrics" },
      isGraphql: false,
    },
    "search_terms.list": {
      description: "Lists the searches that showed ads, by day.",
      keywords: ["queries", "what people searched", "wasted spend", "new keywords", "phrases"],
      params: campaign_metricsListParams,
      record: { $ref: "#/$defs/SearchTerm" },
      isGraphql: false,
    },
    "conversion_actions.list": {
      description: "Lists the conversion actions of an ad account.",
      keywords: ["goals", "tracking", "signups", "purchases", "leads"],
      params: campaign_budgetsListParams,
      record: { $ref: "#/$defs/ConversionAction" },
      isGraphql: false,
    },
    "recommendations.list": {
      description: "Lists the recommendations for an ad account.",
      keywords: ["suggestions", "optimizations", "tips", "improvements", "advice"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Recommendation" },
      isGraphql: false,
    },
    "recommendations.apply": {
      description: "Applies a recommendation, which changes campaigns.",
      keywords: ["accept suggestion", "take advice", "optimize", "follow tip", "implement"],
      params: recommendationsApplyParams,
      isGraphql: false,
    },
    "recommendations.dismiss": {
      description: "Dismisses a recommendation.",
      keywords: ["reject suggestion", "ignore", "decline", "hide tip", "not interested"],
      params: recommendationsApplyParams,
      isGraphql: false,
    },
    "change_events.list": {
      description: "Lists changes of an ad account in the last 30 days, newest first.",
      keywords: ["history", "audit log", "who changed", "activity", "edits"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          start_date: { description: "The first day, at most 30 days ago." },
          end_date: { description: "The day after the last one." },
          limit: { description: "Maximum number of changes, 1 to 10,000. Defaults to 1,000." },
        },
      },
      record: { $ref: "#/$defs/ChangeEvent" },
      isGraphql: false,
    },
    "rows.list": {
      description: "Lists the rows of a query in the Google Ads Query Language, such as metrics of any resource.",
      keywords: ["gaql", "report", "custom query", "any metrics", "select from"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          query: {
            description: "The query. It only reads.",
            examples: ["SELECT campaign.name, metrics.clicks FROM campaign WHERE segments.date DURING LAST_7_DAYS"],
          },
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Row" },
      isGraphql: false,
    },
    "invoices.list": {
      description: "Lists the invoices of a billing setup for a month.",
      keywords: ["bills", "statements", "what google charged", "pdf", "payments"],
      params: {
        properties: {
          customer_id: accountsListParamsCustomer_id,
          billing_setup: {
            description: "Resource name of the billing setup.",
            examples: ["customers/1234567890/billingSetups/123"],
          },
          issue_year: { description: "The year, from 2019." },
          issue_month: { description: "The month." },
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "query_fields.api_search": {
      description: "Searches the query fields of resources, such as campaigns.",
      keywords: ["schema", "which columns", "metadata", "what to select", "attributes"],
      params: {
        properties: {
          query: {
            description: "The query, such as `SELECT name, category WHERE name LIKE 'campaign.%'`.",
            examples: [
              "SELECT name, category, selectable, filterable, sortable, data_type WHERE name LIKE 'campaign.%'",
            ],
          },
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/QueryField" },
      isGraphql: false,
    },
  },
  schemas: {
    CustomerId: {
      type: "string",
      description: "The ad account: 10 digits without hyphens.",
      pattern: "^\\d{10}$",
      examples: ["1234567890"],
    },
    Id: { type: "string", pattern: "^\\d+$" },
    AccessibleCustomer: {
      type: "object",
      properties: { resource_name: { type: "string" } },
      required: ["resource_name"],
    },
    CustomerClient: {
      type: "object",
      properties: {
        id: { type: "string" },
        descriptiveName: { type: "string" },
        currencyCode: { type: "string" },
        timeZone: { type: "string" },
        manager: { type: "boolean" },
        testAccount: { type: "boolean" },
        hidden: { type: "boolean" },
        status: { type: "string" },
        level: { type: "string" },
      },
      required: ["id"],
    },
    Customer: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        descriptiveName: { type: "string" },
        currencyCode: { type: "string" },
        timeZone: { type: "string" },
        manager: { type: "boolean" },
        testAccount: { type: "boolean" },
        autoTaggingEnabled: { type: "boolean" },
        status: { type: "string" },
        optimizationScore: { type: "number" },
      },
      required: ["id"],
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        servingStatus: { type: "string" },
        primaryStatus: { type: "string" },
        advertisingChannelType: { type: "string" },
        advertisingChannelSubType: { type: "string" },
        biddingStrategyType: { type: "string" },
        campaignBudget: { type: "string" },
        startDateTime: { type: "string" },
        endDateTime: { type: "string" },
        labels: { type: "array", items: { type: "string" } },
        optimizationScore: { type: "number" },
      },
      required: ["id"],
    },
    CampaignBudget: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        name: { type: "string" },
        amountMicros: { type: "string" },
        totalAmountMicros: { type: "string" },
        status: { type: "string" },
        period: { type: "string" },
        deliveryMethod: { type: "string" },
        explicitlyShared: { type: "boolean" },
        referenceCount: { type: "string" },
      },
      required: ["id"],
    },
    AdGroup: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        campaign: { type: "string" },
        cpcBidMicros: { type: "string" },
        cpmBidMicros: { type: "string" },
        targetCpaMicros: { type: "string" },
        targetRoas: { type: "number" },
        labels: { type: "array", items: { type: "string" } },
      },
      required: ["id"],
    },
    AdGroupAd: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        status: { type: "string" },
        adStrength: { type: "string" },
        adGroup: { type: "string" },
        labels: { type: "array", items: { type: "string" } },
        ad_id: { type: "string" },
        ad_name: { type: "string" },
        ad_type: { type: "string" },
        finalUrls: { type: "array", items: { type: "string" } },
        approvalStatus: { type: "string" },
        reviewStatus: { type: "string" },
      },
      required: ["resourceName"],
    },
    Keyword: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        criterionId: { type: "string" },
        status: { type: "string" },
        negative: { type: "boolean" },
        approvalStatus: { type: "string" },
        cpcBidMicros: { type: "string" },
        text: { type: "string" },
        matchType: { type: "string" },
        qualityScore: { type: "integer" },
      },
      required: ["resourceName"],
    },
    CampaignCriterion: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        criterionId: { type: "string" },
        status: { type: "string" },
        negative: { type: "boolean" },
        text: { type: "string" },
        matchType: { type: "string" },
      },
      required: ["resourceName"],
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        backgroundColor: { type: "string" },
        description: { type: "string" },
      },
      required: ["id"],
    },
    CampaignLabel: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        label: { type: "string" },
        campaign: { type: "string" },
        label_name: { type: "string" },
      },
      required: ["resourceName"],
    },
    AdGroupLabel: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        label: { type: "string" },
        adGroup: { type: "string" },
        label_name: { type: "string" },
      },
      required: ["resourceName"],
    },
    AdGroupAdLabel: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        label: { type: "string" },
        adGroupAd: { type: "string" },
        label_name: { type: "string" },
      },
      required: ["resourceName"],
    },
    CampaignMetrics: {
      type: "object",
      properties: {
        campaign_id: { type: "string" },
        date: { type: "string" },
        metrics: schemasCampaignMetricsMetrics,
        campaign_name: { type: "string" },
      },
      required: ["campaign_id", "date"],
    },
    AdGroupMetrics: {
      type: "object",
      properties: {
        ad_group_id: { type: "string" },
        date: { type: "string" },
        metrics: schemasCampaignMetricsMetrics,
        ad_group_name: { type: "string" },
        campaign_id: { type: "string" },
      },
      required: ["ad_group_id", "date"],
    },
    KeywordMetrics: {
      type: "object",
      properties: {
        ad_group_id: { type: "string" },
        criterion_id: { type: "string" },
        date: { type: "string" },
        metrics: schemasCampaignMetricsMetrics,
        text: { type: "string" },
        campaign_id: { type: "string" },
      },
      required: ["ad_group_id", "criterion_id", "date"],
    },
    SearchTerm: {
      type: "object",
      properties: {
        ad_group_id: { type: "string" },
        search_term: { type: "string" },
        date: { type: "string" },
        metrics: schemasCampaignMetricsMetrics,
        status: { type: "string" },
        campaign_id: { type: "string" },
      },
      required: ["ad_group_id", "search_term", "date"],
    },
    ConversionAction: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        category: { type: "string" },
        origin: { type: "string" },
        primaryForGoal: { type: "boolean" },
        clickThroughLookbackWindowDays: { type: "string" },
      },
      required: ["id"],
    },
    Recommendation: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        type: { type: "string" },
        campaign: { type: "string" },
        adGroup: { type: "string" },
        dismissed: { type: "boolean" },
        impact: { type: "object", description: "Metrics without and with the recommendation." },
      },
      required: ["resourceName"],
    },
    ChangeEvent: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        changeDateTime: { type: "string" },
        userEmail: { type: "string" },
        clientType: { type: "string" },
        changeResourceType: { type: "string" },
        changeResourceName: { type: "string" },
        resourceChangeOperation: { type: "string" },
        changedFields: { type: "string" },
        campaign: { type: "string" },
      },
      required: ["resourceName"],
    },
    Row: {
      type: "object",
      properties: {
        customer: { type: "object", description: "Selected fields of the account." },
        campaign: { type: "object", description: "Selected fields of the campaign." },
        adGroup: { type: "object", description: "Selected fields of the ad group." },
        metrics: { type: "object", description: "Selected metrics." },
        segments: { type: "object", description: "Selected segments." },
      },
    },
    Invoice: {
      type: "object",
      properties: {
        id: { type: "string" },
        resourceName: { type: "string" },
        type: { type: "string" },
        billingSetup: { type: "string" },
        issueDate: { type: "string" },
        dueDate: { type: "string" },
        currencyCode: { type: "string" },
        subtotalAmountMicros: { type: "string" },
        taxAmountMicros: { type: "string" },
        totalAmountMicros: { type: "string" },
        pdfUrl: { type: "string" },
      },
      required: ["id"],
    },
    QueryField: {
      type: "object",
      properties: {
        name: { type: "string" },
        resourceName: { type: "string" },
        category: { type: "string" },
        selectable: { type: "boolean" },
        filterable: { type: "boolean" },
        sortable: { type: "boolean" },
        dataType: { type: "string" },
        isRepeated: { type: "boolean" },
        selectableWith: { type: "array", items: { type: "string" } },
      },
      required: ["name"],
    },
  },
})
