// Generated from definitions/google-ads.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Ads */
    "google-ads": GoogleAds
  }
}

/**
 * Google Ads. Accounts, campaigns, budgets, ad groups, ads, keywords, labels, conversions, recommendations and changes
 * of Google Ads, and metrics of each, also by a query of the caller.
 */
export interface GoogleAds {
  operations: GoogleAdsOperations
  credentials: GoogleAdsCredentials
  config: GoogleAdsConfig
}

/** The operations, by entity and action. */
export interface GoogleAdsOperations {
  /** An ad account that the user can access directly. */
  accessible_customers: {
    /** Lists the accessible customers, which are the ad accounts that the user can access directly. */
    list: {
      params: AccessibleCustomersListParams
      records: AccessibleCustomer[]
      meta: {}
    }
  }
  /** An account below the manager account, or the account itself. */
  customer_clients: {
    /** Lists customer clients, the accounts below the manager account of the connection. */
    list: {
      params: CustomerClientsListParams
      records: CustomerClient[]
      meta: {}
    }
    search: {
      fields: CustomerClientsSearchFields
    }
  }
  /** An ad account with its settings. */
  accounts: {
    /** Lists the settings of an ad account: one record. */
    list: {
      params: AccountsListParams
      records: Customer[]
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A campaign, with its status, channel and budget. */
  campaigns: {
    /** Lists the campaigns of an ad account. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Creates a campaign with one of its bidding strategies. */
    create: {
      params: CampaignsCreateParams
      records: Campaign
      meta: {}
    }
    /** Updates a campaign, such as its status or name. */
    update: {
      params: CampaignsUpdateParams
      records: Campaign
      meta: {}
    }
    /** Removes a campaign for good. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** The daily budget of one or several campaigns. */
  campaign_budgets: {
    /** Lists the campaign budgets of an ad account. */
    list: {
      params: CampaignBudgetsListParams
      records: CampaignBudget[]
      meta: {}
    }
    /** Creates a campaign budget. */
    create: {
      params: CampaignBudgetsCreateParams
      records: CampaignBudget
      meta: {}
    }
    /** Updates the amount or the name of a campaign budget. */
    update: {
      params: CampaignBudgetsUpdateParams
      records: CampaignBudget
      meta: {}
    }
  }
  /** An ad group of a campaign. */
  ad_groups: {
    /** Lists the ad groups of an ad account. */
    list: {
      params: AdGroupsListParams
      records: AdGroup[]
      meta: {}
    }
    /** Creates an ad group in a campaign. */
    create: {
      params: AdGroupsCreateParams
      records: AdGroup
      meta: {}
    }
    /** Updates an ad group, such as its status, name or bid. */
    update: {
      params: AdGroupsUpdateParams
      records: AdGroup
      meta: {}
    }
    search: {
      fields: AdGroupsSearchFields
    }
  }
  /** An ad of an ad group. */
  ad_group_ads: {
    /** Lists the ads of an ad account with their approval. */
    list: {
      params: AdGroupAdsListParams
      records: AdGroupAd[]
      meta: {}
    }
    /** Pauses or enables an ad. */
    update: {
      params: AdGroupAdsUpdateParams
      records: AdGroupAd
      meta: {}
    }
    search: {
      fields: AdGroupAdsSearchFields
    }
  }
  /** A keyword of an ad group. */
  keywords: {
    /** Lists the keywords of an ad account. */
    list: {
      params: KeywordsListParams
      records: Keyword[]
      meta: {}
    }
    /** Creates a keyword in an ad group. */
    create: {
      params: KeywordsCreateParams
      records: Keyword
      meta: {}
    }
    /** Updates the status or the bid of a keyword. */
    update: {
      params: KeywordsUpdateParams
      records: Keyword
      meta: {}
    }
    /** Removes a keyword from an ad group. */
    delete: {
      params: KeywordsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: KeywordsSearchFields
    }
  }
  /** A keyword that a campaign excludes. */
  campaign_negative_keywords: {
    /** Lists the negative keywords of campaigns. */
    list: {
      params: CampaignNegativeKeywordsListParams
      records: CampaignCriterion[]
      meta: {}
    }
    /** Creates a negative keyword of a campaign. */
    create: {
      params: CampaignNegativeKeywordsCreateParams
      records: CampaignCriterion
      meta: {}
    }
    /** Removes a negative keyword of a campaign. */
    delete: {
      params: CampaignNegativeKeywordsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A label of an ad account. */
  labels: {
    /** Lists the labels of an ad account. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Creates a label. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Removes a label. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A label of a campaign. */
  campaign_labels: {
    /** Lists the labels of campaigns: one record for each label and record. */
    list: {
      params: CampaignLabelsListParams
      records: CampaignLabel[]
      meta: {}
    }
    /** Gives a campaign a label. */
    create: {
      params: CampaignLabelsCreateParams
      records: CampaignLabel
      meta: {}
    }
    /** Takes a label from a campaign. */
    delete: {
      params: CampaignLabelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignLabelsSearchFields
    }
  }
  /** A label of an ad group. */
  ad_group_labels: {
    /** Lists the labels of ad groups: one record for each label and record. */
    list: {
      params: AdGroupLabelsListParams
      records: AdGroupLabel[]
      meta: {}
    }
    /** Gives an ad group a label. */
    create: {
      params: AdGroupLabelsCreateParams
      records: AdGroupLabel
      meta: {}
    }
    /** Takes a label from an ad group. */
    delete: {
      params: AdGroupLabelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AdGroupLabelsSearchFields
    }
  }
  /** A label of an ad. */
  ad_group_ad_labels: {
    /** Lists the labels of ads: one record for each label and record. */
    list: {
      params: AdGroupAdLabelsListParams
      records: AdGroupAdLabel[]
      meta: {}
    }
    search: {
      fields: AdGroupAdLabelsSearchFields
    }
  }
  /** Metrics of a campaign on a day. */
  campaign_metrics: {
    /** Lists metrics of campaigns by day. */
    list: {
      params: CampaignMetricsListParams
      records: CampaignMetrics[]
      meta: {}
    }
  }
  /** Metrics of an ad group on a day. */
  ad_group_metrics: {
    /** Lists metrics of ad groups by day. */
    list: {
      params: AdGroupMetricsListParams
      records: AdGroupMetrics[]
      meta: {}
    }
  }
  /** Metrics of a keyword on a day. */
  keyword_metrics: {
    /** Lists metrics of keywords by day. */
    list: {
      params: KeywordMetricsListParams
      records: KeywordMetrics[]
      meta: {}
    }
  }
  /** A search that showed ads, with its metrics. */
  search_terms: {
    /** Lists the searches that showed ads, by day. */
    list: {
      params: SearchTermsListParams
      records: SearchTerm[]
      meta: {}
    }
  }
  /** An action that counts as a conversion. */
  conversion_actions: {
    /** Lists the conversion actions of an ad account. */
    list: {
      params: ConversionActionsListParams
      records: ConversionAction[]
      meta: {}
    }
  }
  /** A recommendation of Google for an ad account. */
  recommendations: {
    /** Lists the recommendations for an ad account. */
    list: {
      params: RecommendationsListParams
      records: Recommendation[]
      meta: {}
    }
    /** Applies a recommendation, which changes campaigns. */
    apply: {
      params: RecommendationsApplyParams
      records: Recommendation
      meta: {}
    }
    /** Dismisses a recommendation. */
    dismiss: {
      params: RecommendationsDismissParams
      records: Recommendation
      meta: {}
    }
  }
  /** A change of an ad account in the last 30 days. */
  change_events: {
    /** Lists changes of an ad account in the last 30 days, newest first. */
    list: {
      params: ChangeEventsListParams
      records: ChangeEvent[]
      meta: {}
    }
  }
  /** A row that a query of the caller selects. */
  rows: {
    /** Lists the rows of a query in the Google Ads Query Language, such as metrics of any resource. */
    list: {
      params: RowsListParams
      records: Row[]
      meta: {}
    }
  }
  /** A monthly invoice of a billing setup. */
  invoices: {
    /** Lists the invoices of a billing setup for a month. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {}
    }
  }
  /** A field that queries can select. */
  query_fields: {
    /** Searches the query fields of resources, such as campaigns. */
    api_search: {
      params: QueryFieldsApiSearchParams
      records: QueryField[]
      meta: {}
    }
  }
}

/** Params of accessible_customers.list. */
export interface AccessibleCustomersListParams { [k: string]: never }

export interface AccessibleCustomer {
  resource_name: string
}

/** Params of customer_clients.list. */
export interface CustomerClientsListParams {
  /**
   * Statuses with commas between them: `CANCELED`, `CLOSED`, `ENABLED` and `SUSPENDED`. Defaults to `ENABLED`. (default
   * "ENABLED")
   */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface CustomerClient {
  id: string
  descriptiveName?: string
  currencyCode?: string
  timeZone?: string
  manager?: boolean
  testAccount?: boolean
  hidden?: boolean
  status?: string
  level?: string
}

/** Searchable fields of customer_clients, in hosted mode. */
export interface CustomerClientsSearchFields {
  id: string | null
  descriptiveName: string | null
  currencyCode: string | null
  timeZone: string | null
  status: string | null
  manager: boolean | null
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Customer {
  id: string
  resourceName?: string
  descriptiveName?: string
  currencyCode?: string
  timeZone?: string
  manager?: boolean
  testAccount?: boolean
  autoTaggingEnabled?: boolean
  status?: string
  optimizationScore?: number
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  id: string | null
  descriptiveName: string | null
  currencyCode: string | null
  timeZone: string | null
  status: string | null
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /**
   * Statuses with commas between them: `ENABLED`, `PAUSED` and `REMOVED`. Defaults to `ENABLED,PAUSED`. (default
   * "ENABLED,PAUSED")
   */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Campaign {
  id: string
  resourceName?: string
  name?: string
  status?: string
  servingStatus?: string
  primaryStatus?: string
  advertisingChannelType?: string
  advertisingChannelSubType?: string
  biddingStrategyType?: string
  campaignBudget?: string
  startDateTime?: string
  endDateTime?: string
  labels?: string[]
  optimizationScore?: number
}

/**
 * Params of campaigns.create. Needs manual_cpc, or maximize_conversions, or maximize_conversion_value, or target_spend.
 */
export interface CampaignsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The name of the campaign. */
  name: string
  /** The channel. */
  advertising_channel_type: "DEMAND_GEN" | "DISPLAY" | "SEARCH" | "SHOPPING"
  /** ID of the budget. */
  campaign_budget_id: string
  /** Whether the campaign has political ads for the EU. */
  contains_eu_political_advertising: "CONTAINS_EU_POLITICAL_ADVERTISING" | "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING"
  /** The status. Google enables a campaign by default. */
  status?: "ENABLED" | "PAUSED"
  /** Bids by hand. */
  manual_cpc?: {
    enhancedCpcEnabled?: boolean
  }
  /** Bids for the most conversions. */
  maximize_conversions?: {
    targetCpaMicros?: string
  }
  /** Bids for the highest value of conversions. */
  maximize_conversion_value?: {
    targetRoas?: number
  }
  /** Bids for the most clicks. */
  target_spend?: {
    cpcBidCeilingMicros?: string
  }
  /** The networks that show the ads. */
  network_settings?: {
    targetGoogleSearch?: boolean
    targetSearchNetwork?: boolean
    targetContentNetwork?: boolean
  }
  /** The start, such as `2026-12-01 00:00:00`. */
  start_date_time?: string
  /** The end, such as `2026-12-31 23:59:59`. */
  end_date_time?: string
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** Names of the changed fields with commas between them, such as `status,name`. */
  update_mask: string
  /** The status. */
  status?: "ENABLED" | "PAUSED"
  /** The name of the campaign. */
  name?: string
  /** The end, such as `2026-12-31 23:59:59`. Its mask is `end_date_time`. */
  end_date_time?: string
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  name: string | null
  status: string | null
  advertisingChannelType: string | null
  servingStatus: string | null
  startDateTime: string | null
  endDateTime: string | null
}

/** Params of campaign_budgets.list. */
export interface CampaignBudgetsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface CampaignBudget {
  id: string
  resourceName?: string
  name?: string
  amountMicros?: string
  totalAmountMicros?: string
  status?: string
  period?: string
  deliveryMethod?: string
  explicitlyShared?: boolean
  referenceCount?: string
}

/** Params of campaign_budgets.create. */
export interface CampaignBudgetsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The name of the budget. */
  name?: string
  /** The amount of a day in millionths of the currency. */
  amount_micros: string
  /** The pace of the spending. */
  delivery_method?: "ACCELERATED" | "STANDARD"
  /** Whether several campaigns may share it. */
  explicitly_shared?: boolean
}

/** Params of campaign_budgets.update. */
export interface CampaignBudgetsUpdateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the budget. */
  campaign_budget_id: string
  /** Names of the changed fields, such as `amount_micros`. */
  update_mask: string
  /** The name of the budget. */
  name?: string
  /** The amount of a day in millionths of the currency. */
  amount_micros?: string
}

/** Params of ad_groups.list. */
export interface AdGroupsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /**
   * Statuses with commas between them: `ENABLED`, `PAUSED` and `REMOVED`. Defaults to `ENABLED,PAUSED`. (default
   * "ENABLED,PAUSED")
   */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface AdGroup {
  id: string
  resourceName?: string
  name?: string
  status?: string
  type?: string
  campaign?: string
  cpcBidMicros?: string
  cpmBidMicros?: string
  targetCpaMicros?: string
  targetRoas?: number
  labels?: string[]
}

/** Params of ad_groups.create. */
export interface AdGroupsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** The name of the ad group. */
  name: string
  /** The status. */
  status?: "ENABLED" | "PAUSED"
  /** The type, such as `SEARCH_STANDARD`. */
  ad_group_type?: string
  /** The bid for a click in millionths of the currency. */
  cpc_bid_micros?: string
}

/** Params of ad_groups.update. */
export interface AdGroupsUpdateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** Names of the changed fields with commas between them, such as `status,name`. */
  update_mask: string
  /** The status. */
  status?: "ENABLED" | "PAUSED"
  /** The name of the ad group. */
  name?: string
  /** The bid for a click in millionths of the currency. */
  cpc_bid_micros?: string
}

/** Searchable fields of ad_groups, in hosted mode. */
export interface AdGroupsSearchFields {
  id: string | null
  name: string | null
  status: string | null
  type: string | null
  campaign: string | null
}

/** Params of ad_group_ads.list. */
export interface AdGroupAdsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /**
   * Statuses with commas between them: `ENABLED`, `PAUSED` and `REMOVED`. Defaults to `ENABLED,PAUSED`. (default
   * "ENABLED,PAUSED")
   */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface AdGroupAd {
  resourceName: string
  status?: string
  adStrength?: string
  adGroup?: string
  labels?: string[]
  ad_id?: string
  ad_name?: string
  ad_type?: string
  finalUrls?: string[]
  approvalStatus?: string
  reviewStatus?: string
}

/** Params of ad_group_ads.update. */
export interface AdGroupAdsUpdateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** ID of the ad. */
  ad_id: string
  /** The status. */
  status: "ENABLED" | "PAUSED"
}

/** Searchable fields of ad_group_ads, in hosted mode. */
export interface AdGroupAdsSearchFields {
  resourceName: string | null
  status: string | null
  ad_type: string | null
  ad_name: string | null
  adGroup: string | null
}

/** Params of keywords.list. */
export interface KeywordsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Keyword {
  resourceName: string
  criterionId?: string
  status?: string
  negative?: boolean
  approvalStatus?: string
  cpcBidMicros?: string
  text?: string
  matchType?: string
  qualityScore?: number
}

/** Params of keywords.create. */
export interface KeywordsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** The text of the keyword. */
  text: string
  /** The match. */
  match_type: "BROAD" | "EXACT" | "PHRASE"
  /** The status. */
  status?: "ENABLED" | "PAUSED"
  /** Whether it excludes searches. */
  negative?: boolean
  /** The bid for a click in millionths of the currency. */
  cpc_bid_micros?: string
}

/** Params of keywords.update. */
export interface KeywordsUpdateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** ID of the keyword. */
  criterion_id: string
  /** Names of the changed fields with commas between them, such as `status,name`. */
  update_mask: string
  /** The status. */
  status?: "ENABLED" | "PAUSED"
  /** The bid for a click in millionths of the currency. */
  cpc_bid_micros?: string
}

/** Params of keywords.delete. */
export interface KeywordsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** ID of the keyword. */
  criterion_id: string
}

/** Searchable fields of keywords, in hosted mode. */
export interface KeywordsSearchFields {
  resourceName: string | null
  text: string | null
  matchType: string | null
  status: string | null
  negative: boolean | null
}

/** Params of campaign_negative_keywords.list. */
export interface CampaignNegativeKeywordsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface CampaignCriterion {
  resourceName: string
  criterionId?: string
  status?: string
  negative?: boolean
  text?: string
  matchType?: string
}

/** Params of campaign_negative_keywords.create. */
export interface CampaignNegativeKeywordsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** The text of the keyword. */
  text: string
  /** The match. */
  match_type: "BROAD" | "EXACT" | "PHRASE"
}

/** Params of campaign_negative_keywords.delete. */
export interface CampaignNegativeKeywordsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** ID of the keyword. */
  criterion_id: string
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Label {
  id: string
  resourceName?: string
  name?: string
  status?: string
  backgroundColor?: string
  description?: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The name of the label. */
  name: string
  /** The text about the label. */
  description?: string
  /** The color, such as `#FFFFFF`. */
  background_color?: string
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the label. */
  label_id: string
}

/** Params of campaign_labels.list. */
export interface CampaignLabelsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface CampaignLabel {
  resourceName: string
  label?: string
  campaign?: string
  label_name?: string
}

/** Params of campaign_labels.create. */
export interface CampaignLabelsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** ID of the label. */
  label_id: string
}

/** Params of campaign_labels.delete. */
export interface CampaignLabelsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the campaign. */
  campaign_id: string
  /** ID of the label. */
  label_id: string
}

/** Searchable fields of campaign_labels, in hosted mode. */
export interface CampaignLabelsSearchFields {
  resourceName: string | null
  label: string | null
  label_name: string | null
}

/** Params of ad_group_labels.list. */
export interface AdGroupLabelsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface AdGroupLabel {
  resourceName: string
  label?: string
  adGroup?: string
  label_name?: string
}

/** Params of ad_group_labels.create. */
export interface AdGroupLabelsCreateParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** ID of the label. */
  label_id: string
}

/** Params of ad_group_labels.delete. */
export interface AdGroupLabelsDeleteParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** ID of the ad group. */
  ad_group_id: string
  /** ID of the label. */
  label_id: string
}

/** Searchable fields of ad_group_labels, in hosted mode. */
export interface AdGroupLabelsSearchFields {
  resourceName: string | null
  label: string | null
  label_name: string | null
}

/** Params of ad_group_ad_labels.list. */
export interface AdGroupAdLabelsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface AdGroupAdLabel {
  resourceName: string
  label?: string
  adGroupAd?: string
  label_name?: string
}

/** Searchable fields of ad_group_ad_labels, in hosted mode. */
export interface AdGroupAdLabelsSearchFields {
  resourceName: string | null
  label: string | null
  label_name: string | null
}

/** Params of campaign_metrics.list. */
export interface CampaignMetricsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The first day. */
  start_date: string
  /** The last day. */
  end_date: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface CampaignMetrics {
  campaign_id: string
  date: string
  metrics?: {
    impressions?: string
    clicks?: string
    costMicros?: string
    conversions?: number
    conversionsValue?: number
    ctr?: number
    averageCpc?: number
  }
  campaign_name?: string
}

/** Params of ad_group_metrics.list. */
export interface AdGroupMetricsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The first day. */
  start_date: string
  /** The last day. */
  end_date: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface AdGroupMetrics {
  ad_group_id: string
  date: string
  metrics?: {
    impressions?: string
    clicks?: string
    costMicros?: string
    conversions?: number
    conversionsValue?: number
    ctr?: number
    averageCpc?: number
  }
  ad_group_name?: string
  campaign_id?: string
}

/** Params of keyword_metrics.list. */
export interface KeywordMetricsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The first day. */
  start_date: string
  /** The last day. */
  end_date: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface KeywordMetrics {
  ad_group_id: string
  criterion_id: string
  date: string
  metrics?: {
    impressions?: string
    clicks?: string
    costMicros?: string
    conversions?: number
    conversionsValue?: number
    ctr?: number
    averageCpc?: number
  }
  text?: string
  campaign_id?: string
}

/** Params of search_terms.list. */
export interface SearchTermsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The first day. */
  start_date: string
  /** The last day. */
  end_date: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface SearchTerm {
  ad_group_id: string
  search_term: string
  date: string
  metrics?: {
    impressions?: string
    clicks?: string
    costMicros?: string
    conversions?: number
    conversionsValue?: number
    ctr?: number
    averageCpc?: number
  }
  status?: string
  campaign_id?: string
}

/** Params of conversion_actions.list. */
export interface ConversionActionsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Statuses with commas between them: `ENABLED` and `REMOVED`. Defaults to `ENABLED`. (default "ENABLED") */
  statuses?: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface ConversionAction {
  id: string
  resourceName?: string
  name?: string
  status?: string
  type?: string
  category?: string
  origin?: string
  primaryForGoal?: boolean
  clickThroughLookbackWindowDays?: string
}

/** Params of recommendations.list. */
export interface RecommendationsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Recommendation {
  resourceName: string
  type?: string
  campaign?: string
  adGroup?: string
  dismissed?: boolean
  /** Metrics without and with the recommendation. */
  impact?: { [k: string]: unknown }
}

/** Params of recommendations.apply. */
export interface RecommendationsApplyParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Resource name of the recommendation. */
  resource_name: string
}

/** Params of recommendations.dismiss. */
export interface RecommendationsDismissParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Resource name of the recommendation. */
  resource_name: string
}

/** Params of change_events.list. */
export interface ChangeEventsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The first day, at most 30 days ago. */
  start_date: string
  /** The day after the last one. */
  end_date: string
  /** Maximum number of changes, 1 to 10,000. Defaults to 1,000. (1 to 10000; default 1000) */
  limit?: number
}

export interface ChangeEvent {
  resourceName: string
  changeDateTime?: string
  userEmail?: string
  clientType?: string
  changeResourceType?: string
  changeResourceName?: string
  resourceChangeOperation?: string
  changedFields?: string
  campaign?: string
}

/** Params of rows.list. */
export interface RowsListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** The query. It only reads. */
  query: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface Row {
  /** Selected fields of the account. */
  customer?: { [k: string]: unknown }
  /** Selected fields of the campaign. */
  campaign?: { [k: string]: unknown }
  /** Selected fields of the ad group. */
  adGroup?: { [k: string]: unknown }
  /** Selected metrics. */
  metrics?: { [k: string]: unknown }
  /** Selected segments. */
  segments?: { [k: string]: unknown }
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** The ad account: 10 digits without hyphens. */
  customer_id: string
  /** Resource name of the billing setup. */
  billing_setup: string
  /** The year, from 2019. */
  issue_year: string
  /** The month. */
  issue_month:
    | "JANUARY"
    | "FEBRUARY"
    | "MARCH"
    | "APRIL"
    | "MAY"
    | "JUNE"
    | "JULY"
    | "AUGUST"
    | "SEPTEMBER"
    | "OCTOBER"
    | "NOVEMBER"
    | "DECEMBER"
}

export interface Invoice {
  id: string
  resourceName?: string
  type?: string
  billingSetup?: string
  issueDate?: string
  dueDate?: string
  currencyCode?: string
  subtotalAmountMicros?: string
  taxAmountMicros?: string
  totalAmountMicros?: string
  pdfUrl?: string
}

/** Params of query_fields.api_search. */
export interface QueryFieldsApiSearchParams {
  /** The query, such as `SELECT name, category WHERE name LIKE 'campaign.%'`. */
  query: string
  /** The token of the previous page. */
  pageToken?: string
}

export interface QueryField {
  name: string
  resourceName?: string
  category?: string
  selectable?: boolean
  filterable?: boolean
  sortable?: boolean
  dataType?: string
  isRepeated?: boolean
  selectableWith?: string[]
}

/** Credentials by auth variant. */
export interface GoogleAdsCredentials {
  oauth: GoogleAdsOauthCredentials
  service_account: GoogleAdsServiceAccountCredentials
}

/** Google account */
export interface GoogleAdsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
  developer_token: string
}

/** Service account */
export interface GoogleAdsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Developer token of the manager account. */
  developer_token: string
}

export interface GoogleAdsConfig {
  /** ID of the manager account through which you reach ad accounts, or of the ad account itself, without hyphens. */
  login_customer_id: string
}
