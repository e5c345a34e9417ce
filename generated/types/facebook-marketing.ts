// Generated from definitions/facebook-marketing.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Facebook Marketing */
    "facebook-marketing": FacebookMarketing
  }
}

/** A number as text. Budgets are in the currency's smallest unit, such as cents. */
export type Amount = string

/** A number as text. */
export type Figure = string

/**
 * Facebook Marketing. Ad accounts, campaigns, ad sets, ads, creatives, insights, media and pixels of Meta's Marketing
 * API. Writes campaigns, ad sets and ads.
 */
export interface FacebookMarketing {
  operations: FacebookMarketingOperations
  credentials: FacebookMarketingCredentials
  config: FacebookMarketingConfig
}

/** What can be called, by entity and action. */
export interface FacebookMarketingOperations {
  /** The person or system user that the access token stands for. */
  current_user: {
    /** Gets id and name of the person or system user that the access token stands for. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** An account that pays for ads, of those the current user may see. */
  ad_accounts: {
    /** Lists the ad accounts that the current user may see, with status, currency, balance and amount spent. */
    list: {
      params: AdAccountsListParams
      records: AdAccount[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: AdAccountsSearchFields
    }
  }
  /** One ad account in more detail. */
  ad_account: {
    /** Gets one ad account with its limits, funding source, owner and business address. */
    get: {
      params: AdAccountGetParams
      records: AdAccount
      meta: {}
    }
    search: {
      fields: AdAccountSearchFields
    }
  }
  /** An objective, with the ad sets that pursue it. */
  campaigns: {
    /** Lists the campaigns of an ad account with objective, status and budgets. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        after: string | null
      }
    }
    /** Gets one campaign with objective, status and budgets. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates a campaign and answers its id. Create ad sets and ads in it before anything is shown. */
    create: {
      params: CampaignsCreateParams
      records: Created
      meta: {}
    }
    /** Changes the given fields of a campaign. Its ad sets and ads stop with it when its status is no longer ACTIVE. */
    update: {
      params: CampaignsUpdateParams
      records: Updated
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** Ads that share a budget, a schedule, bids and the people they are for. */
  ad_sets: {
    /** Lists the ad sets of an ad account with budget, schedule, bid and targeting. */
    list: {
      params: AdSetsListParams
      records: AdSet[]
      meta: {
        after: string | null
      }
    }
    /** Gets one ad set with budget, schedule, bid and targeting. */
    get: {
      params: AdSetsGetParams
      records: AdSet
      meta: {}
    }
    /** Creates an ad set in a campaign and answers its id. Give a budget here unless the campaign has one. */
    create: {
      params: AdSetsCreateParams
      records: Created
      meta: {}
    }
    /** Changes the given fields of an ad set, such as status, budget, schedule or targeting. */
    update: {
      params: AdSetsUpdateParams
      records: Updated
      meta: {}
    }
    search: {
      fields: AdSetsSearchFields
    }
  }
  /** A creative in an ad set. */
  ads: {
    /** Lists the ads of an ad account with status, ad set and creative. */
    list: {
      params: AdsListParams
      records: Ad[]
      meta: {
        after: string | null
      }
    }
    /** Gets one ad with status, ad set, creative and tracking. */
    get: {
      params: AdsGetParams
      records: Ad
      meta: {}
    }
    /** Creates an ad in an ad set and answers its id. Facebook reviews it before it is shown. */
    create: {
      params: AdsCreateParams
      records: Created
      meta: {}
    }
    /** Changes the given fields of an ad. A new creative is reviewed again before it is shown. */
    update: {
      params: AdsUpdateParams
      records: Updated
      meta: {}
    }
    search: {
      fields: AdsSearchFields
    }
  }
  /** What an ad shows, in its account's library. */
  ad_creatives: {
    /** Lists the ad creatives in an account's library with texts, image and link. */
    list: {
      params: AdCreativesListParams
      records: AdCreative[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: AdCreativesSearchFields
    }
  }
  /** How an account, a campaign, an ad set or an ad did over a time. */
  ads_insights: {
    /** Lists figures of an account over a time, in one row or one for each of what it holds. */
    list: {
      params: AdsInsightsListParams
      records: Insight[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: AdsInsightsSearchFields
    }
  }
  /** A conversion defined by a rule over the events of a pixel or another source. */
  custom_conversions: {
    /** Lists the custom conversions of an ad account with their rules and when they last fired. */
    list: {
      params: CustomConversionsListParams
      records: CustomConversion[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: CustomConversionsSearchFields
    }
  }
  /** An image in an account's library. */
  images: {
    /** Lists the images in an account's library with hash, size in pixels and URLs. */
    list: {
      params: ImagesListParams
      records: AdImage[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: ImagesSearchFields
    }
  }
  /** A video in an account's library. */
  videos: {
    /** Lists the videos in an account's library with length in seconds, formats and source URL. */
    list: {
      params: VideosListParams
      records: AdVideo[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: VideosSearchFields
    }
  }
  /** A dataset that takes a website's or an app's events. */
  pixels: {
    /** Lists the pixels of an ad account and when each last fired. */
    list: {
      params: PixelsListParams
      records: Pixel[]
      meta: {
        after: string | null
      }
    }
    /** Gets one pixel with its owner, settings and when it last fired. */
    get: {
      params: PixelsGetParams
      records: Pixel
      meta: {}
    }
  }
  /** How often a pixel fired in an hour. */
  pixel_stats: {
    /** Counts a pixel's events by the hour. */
    list: {
      params: PixelStatsListParams
      records: PixelStats[]
      meta: {
        after: string | null
      }
    }
  }
}

/** Params of current_user.get. */
export interface CurrentUserGetParams {
  /** Fields to answer, with commas between; id and name unless said otherwise. (default "id,name") */
  fields?: string
}

export interface User {
  id: string
  name?: string | null
}

/** Params of ad_accounts.list. */
export interface AdAccountsListParams {
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,account_id,name,account_status,age,amount_spent,balance,business,business_na…)
   */
  fields?: string
}

export interface AdAccount {
  /** The account_id with act_ in front. */
  id: string
  account_id?: string | null
  name?: string | null
  account_status?: number | null
  age?: number | null
  amount_spent?: Amount | null
  balance?: Amount | null
  business?: Named | null
  business_city?: string | null
  business_country_code?: string | null
  business_name?: string | null
  business_state?: string | null
  business_street?: string | null
  business_street2?: string | null
  business_zip?: string | null
  created_time?: string | null
  currency?: string | null
  disable_reason?: number | null
  end_advertiser?: string | null
  end_advertiser_name?: string | null
  funding_source?: string | null
  funding_source_details?: FundingSource | null
  has_migrated_permissions?: boolean | null
  is_personal?: number | null
  is_prepay_account?: boolean | null
  is_tax_id_required?: boolean | null
  min_campaign_group_spend_cap?: Amount | null
  min_daily_budget?: number | null
  owner?: string | null
  spend_cap?: Amount | null
  timezone_id?: number | null
  timezone_name?: string | null
  timezone_offset_hours_utc?: number | null
}

export interface Named {
  id?: string | null
  name?: string | null
}

export interface FundingSource {
  id?: string | null
  display_string?: string | null
  type?: number | null
  coupon?: Coupon | null
  coupons?: Coupon[] | null
}

export interface Coupon {
  coupon_id?: string | null
  amount?: number | null
  original_amount?: number | null
  currency?: string | null
  display_amount?: string | null
  original_display_amount?: string | null
  start_date?: string | null
  expiration?: string | null
  campaign_ids?: number[] | null
  vendor_id?: string | null
  child_ad_account_id?: string | null
  child_bm_id?: string | null
}

/** Searchable fields of ad_accounts, in hosted mode. */
export interface AdAccountsSearchFields {
  id: string | null
  account_id: string | null
  name: string | null
  balance: string | null
  currency: string | null
  account_status: number | null
  amount_spent: string | null
  business_name: string | null
  created_time: string | null
  spend_cap: string | null
  timezone_name: string | null
}

/** Params of ad_account.get. */
export interface AdAccountGetParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,account_id,name,account_status,age,amount_spent,balance,business,business_ci…)
   */
  fields?: string
}

/** Searchable fields of ad_account, in hosted mode. */
export interface AdAccountSearchFields {
  id: string | null
  account_id: string | null
  name: string | null
  balance: string | null
  currency: string | null
  account_status: number | null
  amount_spent: string | null
  business_name: string | null
  created_time: string | null
  spend_cap: string | null
  timezone_name: string | null
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adlabels,bid_strategy,boosted_object_id,budget_rebalance_fla…)
   */
  fields?: string
}

export interface Campaign {
  id: string
  name?: string | null
  account_id?: string | null
  adlabels?: AdLabel[] | null
  bid_strategy?: string | null
  boosted_object_id?: string | null
  budget_rebalance_flag?: boolean | null
  budget_remaining?: Amount | null
  buying_type?: string | null
  daily_budget?: Amount | null
  created_time?: string | null
  configured_status?: string | null
  effective_status?: string | null
  issues_info?: Issue[] | null
  lifetime_budget?: Amount | null
  objective?: string | null
  smart_promotion_type?: string | null
  source_campaign_id?: string | null
  special_ad_category?: string | null
  special_ad_category_country?: string[] | null
  spend_cap?: Amount | null
  start_time?: string | null
  status?: string | null
  stop_time?: string | null
  updated_time?: string | null
}

export interface AdLabel {
  id?: string | null
  name?: string | null
  created_time?: string | null
  updated_time?: string | null
}

export interface Issue {
  error_code?: number | null
  error_message?: string | null
  error_summary?: string | null
  error_type?: string | null
  level?: string | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The id of the campaign, from campaigns.list. */
  campaign_id: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adlabels,bid_strategy,boosted_object_id,budget_rebalance_fla…)
   */
  fields?: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** The campaign's name in Ads Manager. */
  name: string
  /** What the campaign is for; it limits the optimization goals of its ad sets. */
  objective:
    | "OUTCOME_TRAFFIC"
    | "OUTCOME_ENGAGEMENT"
    | "OUTCOME_LEADS"
    | "OUTCOME_AWARENESS"
    | "OUTCOME_SALES"
    | "OUTCOME_APP_PROMOTION"
  /** What is ACTIVE may spend money as soon as all above it is too. */
  status: "ACTIVE" | "PAUSED"
  /**
   * As JSON text, a list; empty or of CREDIT, EMPLOYMENT, FINANCIAL_PRODUCTS_SERVICES, HOUSING,
   * ISSUES_ELECTIONS_POLITICS and ONLINE_GAMBLING_AND_GAMING.
   */
  special_ad_categories: string
  /** In the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** In the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /** How to bid with the campaign's budget; the two with a cap need bid_amount in each ad set. */
  bid_strategy?: "LOWEST_COST_WITHOUT_CAP" | "LOWEST_COST_WITH_BID_CAP" | "COST_CAP"
  /**
   * Whether ad sets may lend each other a fifth of their budgets. Facebook wants it when the campaign has no budget.
   */
  is_adset_budget_sharing_enabled?: boolean
}

export interface Created {
  id: string
  success?: boolean | null
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The id of the campaign, from campaigns.list. */
  campaign_id: string
  /** The campaign's new name. */
  name?: string
  /** What is ACTIVE may spend money; ARCHIVED cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** In the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** In the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /** How to bid: a value of create, or LOWEST_COST_WITH_MIN_ROAS. */
  bid_strategy?: string
  /** The most the campaign may ever spend, in the currency's smallest unit, such as cents. */
  spend_cap?: string
}

export interface Updated {
  success: boolean
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  status: string | null
  effective_status: string | null
  objective: string | null
  daily_budget: number | null
  lifetime_budget: number | null
  budget_remaining: number | null
  created_time: string | null
  start_time: string | null
  stop_time: string | null
  updated_time: string | null
}

/** Params of ad_sets.list. */
export interface AdSetsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adlabels,bid_amount,bid_info,bid_strategy,bid_constraints,bu…)
   */
  fields?: string
}

export interface AdSet {
  id: string
  name?: string | null
  account_id?: string | null
  adlabels?: AdLabel[] | null
  bid_amount?: number | null
  bid_info?: BidInfo | null
  bid_strategy?: string | null
  bid_constraints?: BidConstraints | null
  budget_remaining?: Amount | null
  campaign_id?: string | null
  created_time?: string | null
  daily_budget?: Amount | null
  effective_status?: string | null
  end_time?: string | null
  learning_stage_info?: LearningStage | null
  lifetime_budget?: Amount | null
  promoted_object?: PromotedObject | null
  start_time?: string | null
  targeting?: TargetingSpec | null
  updated_time?: string | null
}

/** Bids in the currency's smallest unit, by what is bid for. */
export interface BidInfo {
  [k: string]: number | null
}

export interface BidConstraints {
  roas_average_floor?: number | null
}

export interface LearningStage {
  status?: string | null
  conversions?: number | null
  last_sig_edit_ts?: number | null
  attribution_windows?: string[] | null
  sigedit_removal?: boolean | null
  is_one_to_one_cbo_budget?: boolean | null
  dynamic_lp_status?: string | null
  dynamic_lp_conversions_threshold?: number | null
  dynamic_lp_days_threshold?: number | null
}

export interface PromotedObject {
  page_id?: string | null
  pixel_id?: string | null
  application_id?: string | null
  custom_conversion_id?: string | null
  custom_event_type?: string | null
  custom_event_str?: string | null
  event_id?: string | null
  object_store_url?: string | null
  offer_id?: string | null
  offline_conversion_data_set_id?: string | null
  offsite_conversion_event_id?: string | null
  pixel_aggregation_rule?: string | null
  pixel_rule?: string | null
  place_page_set_id?: string | null
  product_catalog_id?: string | null
  product_item_id?: string | null
  product_set_id?: string | null
  retention_days?: string | null
  value_semantic_type?: string | null
  whatsapp_phone_number?: string | null
}

export interface TargetingSpec {
  age_min?: number | null
  age_max?: number | null
  age_range?: number[] | null
  genders?: number[] | null
  locales?: number[] | null
  geo_locations?: GeoLocations | null
  excluded_geo_locations?: GeoLocations | null
  flexible_spec?: Interests[] | null
  exclusions?: Interests | null
  interests?: Named[] | null
  behaviors?: Named[] | null
  custom_audiences?: Named[] | null
  excluded_custom_audiences?: Named[] | null
  connections?: Named[] | null
  excluded_connections?: Named[] | null
  friends_of_connections?: Named[] | null
  publisher_platforms?: string[] | null
  facebook_positions?: string[] | null
  instagram_positions?: string[] | null
  audience_network_positions?: string[] | null
  messenger_positions?: string[] | null
  threads_positions?: string[] | null
  whatsapp_positions?: string[] | null
  user_os?: string[] | null
  user_device?: string[] | null
  excluded_user_device?: string[] | null
  wireless_carrier?: string[] | null
  brand_safety_content_filter_levels?: string[] | null
  excluded_publisher_categories?: string[] | null
  targeting_optimization?: string | null
  targeting_automation?: TargetingAutomation | null
}

export interface GeoLocations {
  countries?: string[] | null
  country_groups?: string[] | null
  location_types?: string[] | null
  regions?: GeoArea[] | null
  cities?: GeoArea[] | null
  zips?: GeoArea[] | null
  geo_markets?: GeoArea[] | null
  places?: GeoArea[] | null
  custom_locations?: GeoArea[] | null
}

export interface GeoArea {
  key?: string | null
  name?: string | null
  country?: string | null
  region?: string | null
  radius?: number | null
  distance_unit?: string | null
  latitude?: number | null
  longitude?: number | null
  address_string?: string | null
}

export interface Interests {
  interests?: Named[] | null
  behaviors?: Named[] | null
  custom_audiences?: Named[] | null
  connections?: Named[] | null
  friends_of_connections?: Named[] | null
  life_events?: Named[] | null
  family_statuses?: Named[] | null
  industries?: Named[] | null
  income?: Named[] | null
  work_employers?: Named[] | null
  work_positions?: Named[] | null
  education_schools?: Named[] | null
  education_majors?: Named[] | null
  education_statuses?: number[] | null
  relationship_statuses?: number[] | null
}

export interface TargetingAutomation {
  advantage_audience?: number | null
  shared_audiences?: number | null
  creative_audience_pairing?: number | null
}

/** Params of ad_sets.get. */
export interface AdSetsGetParams {
  /** The id of the ad set, from ad_sets.list. */
  adset_id: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adlabels,bid_amount,bid_info,bid_strategy,bid_constraints,bu…)
   */
  fields?: string
}

/** Params of ad_sets.create. */
export interface AdSetsCreateParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** The ad set's name in Ads Manager. */
  name: string
  /** The id of the campaign, from campaigns.list. */
  campaign_id: string
  /** In the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** In the currency's smallest unit, such as cents; needs end_time. */
  lifetime_budget?: string
  /** What is paid for. */
  billing_event: "IMPRESSIONS" | "LINK_CLICKS" | "APP_INSTALLS" | "PAGE_LIKES" | "POST_ENGAGEMENT" | "THRUPLAY"
  /** What delivery aims at. Each objective allows some of them. */
  optimization_goal:
    | "ADVERTISER_SILOED_VALUE"
    | "AD_RECALL_LIFT"
    | "APP_INSTALLS"
    | "APP_INSTALLS_AND_OFFSITE_CONVERSIONS"
    | "AUTOMATIC_OBJECTIVE"
    | "CONVERSATIONS"
    | "DERIVED_EVENTS"
    | "ENGAGED_PAGE_VIEWS"
    | "ENGAGED_USERS"
    | "EVENT_RESPONSES"
    | "IMPRESSIONS"
    | "IN_APP_VALUE"
    | "LANDING_PAGE_VIEWS"
    | "LEAD_GENERATION"
    | "LINK_CLICKS"
    | "MEANINGFUL_CALL_ATTEMPT"
    | "MESSAGING_APPOINTMENT_CONVERSION"
    | "MESSAGING_PURCHASE_CONVERSION"
    | "NONE"
    | "OFFSITE_CONVERSIONS"
    | "PAGE_LIKES"
    | "POST_ENGAGEMENT"
    | "PROFILE_AND_PAGE_ENGAGEMENT"
    | "PROFILE_VISIT"
    | "QUALITY_CALL"
    | "QUALITY_LEAD"
    | "REACH"
    | "REMINDERS_SET"
    | "SUBSCRIBERS"
    | "THRUPLAY"
    | "VALUE"
    | "VISIT_INSTAGRAM_PROFILE"
  /** Who is to see the ads; a targeting spec as JSON text. */
  targeting: string
  /** What is ACTIVE may spend money as soon as all above it is too. */
  status: "ACTIVE" | "PAUSED"
  /** When delivery begins, as ISO 8601 or seconds since 1970. */
  start_time?: string
  /** When delivery ends, as ISO 8601 or seconds since 1970. */
  end_time?: string
  /** The most to bid, or the cost aimed at, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Params of ad_sets.update. */
export interface AdSetsUpdateParams {
  /** The id of the ad set, from ad_sets.list. */
  adset_id: string
  /** The ad set's new name. */
  name?: string
  /** What is ACTIVE may spend money; ARCHIVED cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** In the currency's smallest unit, such as cents; it may change four times an hour. */
  daily_budget?: string
  /** In the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /** Who is to see the ads; a targeting spec as JSON text. */
  targeting?: string
  /** The most to bid, or the cost aimed at, in the currency's smallest unit, such as cents. */
  bid_amount?: string
  /** When delivery begins, as ISO 8601 or seconds since 1970. */
  start_time?: string
  /** When delivery ends, as ISO 8601 or seconds since 1970. */
  end_time?: string
}

/** Searchable fields of ad_sets, in hosted mode. */
export interface AdSetsSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  campaign_id: string | null
  effective_status: string | null
  daily_budget: number | null
  lifetime_budget: number | null
  budget_remaining: number | null
  bid_amount: number | null
  bid_strategy: string | null
  created_time: string | null
  start_time: string | null
  end_time: string | null
  updated_time: string | null
}

/** Params of ads.list. */
export interface AdsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adset_id,campaign_id,adlabels,bid_amount,bid_info,bid_type,c…)
   */
  fields?: string
}

export interface Ad {
  id: string
  name?: string | null
  account_id?: string | null
  adset_id?: string | null
  campaign_id?: string | null
  adlabels?: AdLabel[] | null
  bid_amount?: number | null
  bid_info?: BidInfo | null
  bid_type?: string | null
  configured_status?: string | null
  conversion_specs?: ActionSpec[] | null
  created_time?: string | null
  creative?: CreativeLink | null
  effective_status?: string | null
  last_updated_by_app_id?: string | null
  recommendations?: Recommendation[] | null
  source_ad_id?: string | null
  status?: string | null
  tracking_specs?: ActionSpec[] | null
  updated_time?: string | null
}

/** What an action must be, such as action.type or fb_pixel. */
export interface ActionSpec {
  [k: string]: string[] | null
}

export interface CreativeLink {
  id?: string | null
}

export interface Recommendation {
  blame_field?: string | null
  code?: number | null
  confidence?: string | null
  importance?: string | null
  message?: string | null
  title?: string | null
}

/** Params of ads.get. */
export interface AdsGetParams {
  /** The id of the ad, from ads.list. */
  ad_id: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,adset_id,campaign_id,adlabels,bid_amount,bid_info,bid_type,c…)
   */
  fields?: string
}

/** Params of ads.create. */
export interface AdsCreateParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** The ad's name in Ads Manager. */
  name: string
  /** The id of the ad set, from ad_sets.list. */
  adset_id: string
  /** As JSON text: an ad creative's id, or one to be made. */
  creative: string
  /** What is ACTIVE may spend money as soon as all above it is too. */
  status: "ACTIVE" | "PAUSED"
  /** Which actions to count besides, without aiming at them; a list as JSON text. */
  tracking_specs?: string
  /** The most to bid, or the cost aimed at, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Params of ads.update. */
export interface AdsUpdateParams {
  /** The id of the ad, from ads.list. */
  ad_id: string
  /** The ad's new name. */
  name?: string
  /** What is ACTIVE may spend money; ARCHIVED cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** As JSON text: an ad creative's id, or one to be made. */
  creative?: string
  /** Which actions to count besides, without aiming at them; a list as JSON text. */
  tracking_specs?: string
  /** The most to bid, or the cost aimed at, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Searchable fields of ads, in hosted mode. */
export interface AdsSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  adset_id: string | null
  campaign_id: string | null
  status: string | null
  effective_status: string | null
  created_time: string | null
  updated_time: string | null
}

/** Params of ad_creatives.list. */
export interface AdCreativesListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,actor_id,body,call_to_action_type,effective_object_story_id,…)
   */
  fields?: string
}

export interface AdCreative {
  id: string
  name?: string | null
  account_id?: string | null
  actor_id?: string | null
  body?: string | null
  call_to_action_type?: string | null
  effective_object_story_id?: string | null
  image_hash?: string | null
  image_url?: string | null
  link_url?: string | null
  object_story_id?: string | null
  object_story_spec?: StorySpec | null
  object_type?: string | null
  status?: string | null
  thumbnail_url?: string | null
  title?: string | null
  url_tags?: string | null
}

export interface StorySpec {
  page_id?: string | null
  instagram_user_id?: string | null
  link_data?: LinkStory | null
  template_data?: LinkStory | null
  photo_data?: PhotoStory | null
  video_data?: VideoStory | null
  text_data?: TextStory | null
}

export interface LinkStory {
  link?: string | null
  message?: string | null
  name?: string | null
  description?: string | null
  caption?: string | null
  picture?: string | null
  image_hash?: string | null
  call_to_action?: CallToAction | null
}

export interface CallToAction {
  type?: string | null
  /** What the button opens, in a shape of its own for each type. */
  value?: { [k: string]: unknown } | null
}

export interface PhotoStory {
  caption?: string | null
  image_hash?: string | null
  url?: string | null
}

export interface VideoStory {
  video_id?: string | null
  title?: string | null
  message?: string | null
  image_url?: string | null
  image_hash?: string | null
  call_to_action?: CallToAction | null
}

export interface TextStory {
  message?: string | null
}

/** Searchable fields of ad_creatives, in hosted mode. */
export interface AdCreativesSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  body: string | null
  title: string | null
  status: string | null
  image_url: string | null
  thumbnail_url: string | null
  link_url: string | null
  call_to_action_type: string | null
}

/** Params of ads_insights.list. */
export interface AdsInsightsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "account_id,account_name,campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_…)
   */
  fields?: string
  /** maximum reaches back 37 months. Without it and time_range: the last 30 days. */
  date_preset?:
    | "today"
    | "yesterday"
    | "this_month"
    | "last_month"
    | "this_quarter"
    | "maximum"
    | "last_3d"
    | "last_7d"
    | "last_14d"
    | "last_28d"
    | "last_30d"
    | "last_90d"
    | "last_week_mon_sun"
    | "last_week_sun_sat"
    | "last_quarter"
    | "last_year"
    | "this_week_mon_today"
    | "this_week_sun_today"
    | "this_year"
  /** First and last day as JSON text; used instead of date_preset. */
  time_range?: string
  /** What a row stands for. (default "account") */
  level?: "ad" | "adset" | "campaign" | "account"
  /** How many days a row covers, 1 to 90; or monthly; or all_days, in one row. */
  time_increment?: string
}

export interface Insight {
  account_id?: string | null
  account_name?: string | null
  campaign_id?: string | null
  campaign_name?: string | null
  adset_id?: string | null
  adset_name?: string | null
  ad_id?: string | null
  ad_name?: string | null
  clicks?: Figure | null
  impressions?: Figure | null
  reach?: Figure | null
  spend?: Figure | null
  cpc?: Figure | null
  cpm?: Figure | null
  ctr?: Figure | null
  date_start?: string | null
  date_stop?: string | null
  actions?: Action[] | null
  action_values?: Action[] | null
}

export interface Action {
  action_type?: string | null
  action_destination?: string | null
  action_target_id?: string | null
  value?: Figure | null
  "1d_click"?: Figure | null
  "7d_click"?: Figure | null
  "28d_click"?: Figure | null
  "1d_view"?: Figure | null
  "7d_view"?: Figure | null
  "28d_view"?: Figure | null
}

/** Searchable fields of ads_insights, in hosted mode. */
export interface AdsInsightsSearchFields {
  account_id: string | null
  account_name: string | null
  campaign_id: string | null
  campaign_name: string | null
  adset_id: string | null
  adset_name: string | null
  ad_id: string | null
  ad_name: string | null
  clicks: number | null
  impressions: number | null
  reach: number | null
  spend: number | null
  cpc: number | null
  cpm: number | null
  ctr: number | null
  date_start: string | null
  date_stop: string | null
  actions: unknown[] | null
  action_values: unknown[] | null
}

/** Params of custom_conversions.list. */
export interface CustomConversionsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,business,creation_time,custom_event_type,data_sources,defaul…)
   */
  fields?: string
}

export interface CustomConversion {
  id: string
  name?: string | null
  account_id?: string | null
  business?: Named | null
  creation_time?: string | null
  custom_event_type?: string | null
  data_sources?: DataSource[] | null
  default_conversion_value?: number | null
  description?: string | null
  event_source_type?: string | null
  first_fired_time?: string | null
  is_archived?: boolean | null
  is_unavailable?: boolean | null
  last_fired_time?: string | null
  offline_conversion_data_set?: Named | null
  retention_days?: number | null
  rule?: string | null
}

export interface DataSource {
  id?: string | null
  source_type?: string | null
  name?: string | null
}

/** Searchable fields of custom_conversions, in hosted mode. */
export interface CustomConversionsSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  description: string | null
  custom_event_type: string | null
  creation_time: string | null
  first_fired_time: string | null
  last_fired_time: string | null
  is_archived: boolean | null
}

/** Params of images.list. */
export interface ImagesListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,account_id,created_time,creatives,hash,height,is_associated_creatives_i…)
   */
  fields?: string
}

export interface AdImage {
  id?: string | null
  name?: string | null
  account_id?: string | null
  created_time?: string | null
  creatives?: string[] | null
  /**
   * @deprecated
   * The vendor keeps it in name.
   */
  filename?: string | null
  hash?: string | null
  height?: number | null
  is_associated_creatives_in_adgroups?: boolean | null
  original_height?: number | null
  original_width?: number | null
  permalink_url?: string | null
  status?: string | null
  updated_time?: string | null
  url?: string | null
  url_128?: string | null
  width?: number | null
}

/** Searchable fields of images, in hosted mode. */
export interface ImagesSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  hash: string | null
  url: string | null
  permalink_url: string | null
  width: number | null
  height: number | null
  status: string | null
  created_time: string | null
  updated_time: string | null
}

/** Params of videos.list. */
export interface VideosListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,title,ad_breaks,backdated_time,backdated_time_granularity,content_category,c…)
   */
  fields?: string
}

export interface AdVideo {
  id: string
  title?: string | null
  account_id?: string | null
  ad_breaks?: number[] | null
  backdated_time?: string | null
  backdated_time_granularity?: string | null
  content_category?: string | null
  content_tags?: string[] | null
  created_time?: string | null
  custom_labels?: string[] | null
  description?: string | null
  embed_html?: string | null
  embeddable?: boolean | null
  format?: VideoFormat[] | null
  icon?: string | null
  is_crosspost_video?: boolean | null
  is_crossposting_eligible?: boolean | null
  is_episode?: boolean | null
  is_instagram_eligible?: boolean | null
  length?: number | null
  live_status?: string | null
  permalink_url?: string | null
  post_views?: number | null
  premiere_living_room_status?: string | null
  published?: boolean | null
  scheduled_publish_time?: string | null
  source?: string | null
  universal_video_id?: string | null
  updated_time?: string | null
  views?: number | null
}

export interface VideoFormat {
  filter?: string | null
  embed_html?: string | null
  width?: number | null
  height?: number | null
  picture?: string | null
}

/** Searchable fields of videos, in hosted mode. */
export interface VideosSearchFields {
  id: string | null
  title: string | null
  account_id: string | null
  description: string | null
  length: number | null
  source: string | null
  permalink_url: string | null
  views: number | null
  created_time: string | null
  updated_time: string | null
}

/** Params of pixels.list. */
export interface PixelsListParams {
  /** The ad account's id without act_ in front. */
  account_id: string
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,creation_time,creator,data_use_setting,enable_automatic_matching,first_…)
   */
  fields?: string
}

export interface Pixel {
  id: string
  name?: string | null
  creation_time?: string | null
  creator?: Named | null
  data_use_setting?: string | null
  enable_automatic_matching?: boolean | null
  first_party_cookie_status?: string | null
  is_created_by_app?: boolean | null
  is_crm?: boolean | null
  is_unavailable?: boolean | null
  last_fired_time?: string | null
  owner_ad_account?: AccountLink | null
  owner_business?: Named | null
}

export interface AccountLink {
  id?: string | null
  account_id?: string | null
}

/** Params of pixels.get. */
export interface PixelsGetParams {
  /** The id of the pixel, from pixels.list. */
  pixel_id: string
  /**
   * Fields to answer instead of the usual ones, with commas between. (default
   * "id,name,creation_time,creator,data_use_setting,enable_automatic_matching,first_…)
   */
  fields?: string
}

/** Params of pixel_stats.list. */
export interface PixelStatsListParams {
  /** The cursor after which to go on; it may become invalid when its record is deleted. */
  after?: string
  /** The id of the pixel, from pixels.list. */
  pixel_id: string
  /** The first hour to count, as ISO 8601 or seconds since 1970. */
  start_time?: string
  /** The last hour to count, as ISO 8601 or seconds since 1970. */
  end_time?: string
  /** What events are counted by. (default "event") */
  aggregation?:
    | "event"
    | "custom_data_field"
    | "browser_type"
    | "device_os"
    | "device_type"
    | "event_detection_method"
    | "event_processing_results"
    | "event_source"
    | "event_total_counts"
    | "event_value_count"
    | "had_pii"
    | "host"
    | "match_keys"
    | "pixel_fire"
    | "url"
    | "url_by_rule"
}

export interface PixelStats {
  aggregation?: string | null
  start_time?: string | null
  data?: PixelCount[] | null
  event?: string | null
  event_source?: string | null
  total_count?: number | null
  total_matched_count?: number | null
  total_deduped_count?: number | null
  test_events_count?: number | null
}

export interface PixelCount {
  value?: string | null
  count?: number | null
  event?: string | null
  diagnostics_hourly_last_timestamp?: string | null
}

/** Credentials by auth variant. */
export interface FacebookMarketingCredentials {
  oauth: FacebookMarketingOauthCredentials
  service_account: FacebookMarketingServiceAccountCredentials
}

/** Facebook account */
export interface FacebookMarketingOauthCredentials {
  access_token: string
  expires_at?: string
  client_id?: string
  client_secret?: string
}

/** System user */
export interface FacebookMarketingServiceAccountCredentials {
  account_key: string
}

export interface FacebookMarketingConfig { [k: string]: never }
