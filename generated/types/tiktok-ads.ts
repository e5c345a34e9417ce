// Generated from definitions/tiktok-ads.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** TikTok Ads */
    "tiktok-ads": TiktokAds
  }
}

/** TikTok Ads. Campaigns, ad groups, ads, audiences and reports of ad accounts at TikTok. */
export interface TiktokAds {
  operations: TiktokAdsOperations
  credentials: TiktokAdsCredentials
  config: TiktokAdsConfig
}

/** The operations, by entity and action. */
export interface TiktokAdsOperations {
  /** A Business Center, which owns ad accounts and other assets. */
  business_centers: {
    /** Lists the Business Centers that the token can access. */
    list: {
      params: BusinessCentersListParams
      records: BusinessCenter[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** An ad account. */
  advertisers: {
    /** Lists advertisers, which are ad accounts, by their IDs. */
    list: {
      params: AdvertisersListParams
      records: Advertiser[]
      meta: {}
    }
  }
  /** A campaign, with its objective and budget. */
  campaigns: {
    /** Lists the campaigns of an ad account. Filters narrow them by ID, status or time. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        total_number: number | null
      }
    }
    /** Creates a campaign. */
    create: {
      params: CampaignsCreateParams
      records: Campaign
      meta: {}
    }
    /** Updates the name or the budget of a campaign. */
    update: {
      params: CampaignsUpdateParams
      records: Campaign
      meta: {}
    }
    /** Enables, disables or deletes campaigns. A deleted one cannot be enabled again. */
    set_status: {
      params: CampaignsSetStatusParams
      records: null
      meta: {}
    }
  }
  /** An ad group, with its targeting, budget, schedule and bid. */
  ad_groups: {
    /** Lists the ad groups of an ad account. Filters narrow them by ID, status or time. */
    list: {
      params: AdGroupsListParams
      records: AdGroup[]
      meta: {
        total_number: number | null
      }
    }
    /** Enables, disables or deletes ad groups. A deleted one cannot be enabled again. */
    set_status: {
      params: AdGroupsSetStatusParams
      records: null
      meta: {}
    }
  }
  /** An ad, with its creative and landing page. */
  ads: {
    /** Lists the ads of an ad account. Filters narrow them by ID, status or time. */
    list: {
      params: AdsListParams
      records: Ad[]
      meta: {
        total_number: number | null
      }
    }
    /** Enables, disables or deletes ads. A deleted one cannot be enabled again. */
    set_status: {
      params: AdsSetStatusParams
      records: null
      meta: {}
    }
  }
  /** A custom audience. */
  audiences: {
    /** Lists the custom audiences of an ad account. */
    list: {
      params: AudiencesListParams
      records: Audience[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** A row of a report: values of dimensions and of metrics. */
  reports: {
    /** Runs a report of spend, impressions, clicks and conversions by campaign, ad group, ad or day. */
    list: {
      params: ReportsListParams
      records: ReportRow[]
      meta: {
        total_number: number | null
      }
    }
  }
}

/** Params of business_centers.list. */
export interface BusinessCentersListParams {
  /** Filters by Business Center. */
  bc_id?: string
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  page_size?: number
}

export interface BusinessCenter {
  bc_id: string
  bc_info?: BusinessCenterInfo
  user_role?: string
}

export interface BusinessCenterInfo {
  bc_id?: string
  name?: string
  company?: string
  currency?: string
  registered_area?: string
  status?: string
  timezone?: string
  type?: string
}

/** Params of advertisers.list. */
export interface AdvertisersListParams {
  /** IDs of the ad accounts. (1 to 100 items) */
  advertiser_ids: string[]
  /** Fields of the records. Defaults to all. */
  fields?: string[]
}

export interface Advertiser {
  advertiser_id: string
  name?: string
  company?: string
  status?: string
  currency?: string
  timezone?: string
  display_timezone?: string
  balance?: number
  country?: string
  industry?: string
  role?: string
  owner_bc_id?: string | null
  create_time?: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    campaign_name?: string
    primary_status?: string
    secondary_status?: string
    objective_type?: string
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  page_size?: number
}

export interface Campaign {
  campaign_id: string
  advertiser_id?: string
  campaign_name?: string
  campaign_type?: string
  objective_type?: string
  budget?: number
  budget_mode?: string
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name. (at most 512 characters) */
  campaign_name: string
  /** The objective, such as `TRAFFIC`. */
  objective_type: string
  /** The budget in the currency of the account. (at least 0) */
  budget?: number
  /** The period of the budget, such as `BUDGET_MODE_DAY`. */
  budget_mode?: string
  /** The status. Defaults to `ENABLE`. */
  operation_status?: "ENABLE" | "DISABLE"
  /** An ID by which TikTok recognizes a repeated request. */
  request_id?: string
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the campaign to change. */
  campaign_id: string
  /** The new name. */
  campaign_name?: string
  /** The new budget. (at least 0) */
  budget?: number
}

/** Params of campaigns.set_status. */
export interface CampaignsSetStatusParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the campaigns. (1 to 20 items) */
  campaign_ids: string[]
  /** The new status. */
  operation_status: "ENABLE" | "DISABLE" | "DELETE"
}

/** Params of ad_groups.list. */
export interface AdGroupsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    adgroup_ids?: string[]
    adgroup_name?: string
    primary_status?: string
    secondary_status?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  page_size?: number
}

export interface AdGroup {
  adgroup_id: string
  advertiser_id?: string
  campaign_id?: string
  campaign_name?: string
  adgroup_name?: string
  placement_type?: string
  promotion_type?: string
  optimization_goal?: string
  billing_event?: string
  bid_type?: string
  bid_price?: number
  budget?: number
  budget_mode?: string
  schedule_type?: string
  schedule_start_time?: string
  schedule_end_time?: string
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of ad_groups.set_status. */
export interface AdGroupsSetStatusParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ad groups. (1 to 20 items) */
  adgroup_ids: string[]
  /** The new status. */
  operation_status: "ENABLE" | "DISABLE" | "DELETE"
}

/** Params of ads.list. */
export interface AdsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    adgroup_ids?: string[]
    ad_ids?: string[]
    primary_status?: string
    secondary_status?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  page_size?: number
}

export interface Ad {
  ad_id: string
  advertiser_id?: string
  campaign_id?: string
  campaign_name?: string
  adgroup_id?: string
  adgroup_name?: string
  ad_name?: string
  ad_text?: string | null
  ad_format?: string
  call_to_action?: string | null
  landing_page_url?: string | null
  identity_id?: string
  identity_type?: string
  video_id?: string | null
  image_ids?: string[] | null
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of ads.set_status. */
export interface AdsSetStatusParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ads. (1 to 20 items) */
  ad_ids: string[]
  /** The new status. */
  operation_status: "ENABLE" | "DISABLE" | "DELETE"
}

/** Params of audiences.list. */
export interface AudiencesListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Filters by ID. */
  custom_audience_ids?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface Audience {
  audience_id: string
  name?: string
  audience_type?: string
  cover_num?: number
  is_valid?: boolean
  shared?: boolean
  create_time?: string
  expired_time?: string
}

/**
 * Params of reports.list. Needs advertiser_id, or advertiser_ids, or bc_id. Takes only one of advertiser_id,
 * advertiser_ids, bc_id.
 */
export interface ReportsListParams {
  /** The ad account. */
  advertiser_id?: string
  /** Several ad accounts. (at most 5 items) */
  advertiser_ids?: string[]
  /** The Business Center, for reports of type `BC`. */
  bc_id?: string
  /** The type of the report. */
  report_type: "BASIC" | "AUDIENCE" | "PLAYABLE_MATERIAL" | "CATALOG" | "BC" | "TT_SHOP"
  /** The level, such as `AUCTION_CAMPAIGN`. */
  data_level?: string
  /** Dimensions, such as `campaign_id` and `stat_time_day`. (at least 1 items) */
  dimensions: string[]
  /** Metrics, such as `spend`, `impressions` and `clicks`. */
  metrics?: string[]
  /** The first day in the time zone of the account. */
  start_date?: string
  /** The last day, included. */
  end_date?: string
  /** Whether to report the whole lifetime instead of the days. */
  query_lifetime?: boolean
  /** The metric of the order. */
  order_field?: string
  /** The order. */
  order_type?: "ASC" | "DESC"
  /** Conditions: `field_name`, `filter_type` and `filter_value`. */
  filtering?: { [k: string]: unknown }[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1000. (1 to 1000; default 1000) */
  page_size?: number
}

export interface ReportRow {
  dimensions?: {
    advertiser_id?: string
    campaign_id?: string
    adgroup_id?: string
    ad_id?: string
    stat_time_day?: string
  }
  metrics?: {
    [k: string]: string | null
  }
}

/** Credentials by auth variant. */
export interface TiktokAdsCredentials {
  access_token: TiktokAdsAccessTokenCredentials
}

/** Access token */
export interface TiktokAdsAccessTokenCredentials {
  access_token: string
}

export interface TiktokAdsConfig { [k: string]: never }
