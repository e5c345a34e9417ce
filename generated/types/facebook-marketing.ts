// Generated from definitions/facebook-marketing.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Facebook Marketing */
    "facebook-marketing": FacebookMarketing
  }
}

/** Number as text. Budgets are in the currency's smallest unit, such as cents. */
export type Amount = string

/** Number as text. */
export type Figure = string

/**
 * Facebook Marketing. Ad accounts, campaigns, ad sets, ads, creatives, custom audiences, insights, media and pixels of
 * Meta's Marketing API, and the public Ad Library.
 */
export interface FacebookMarketing {
  operations: FacebookMarketingOperations
  credentials: FacebookMarketingCredentials
  config: FacebookMarketingConfig
}

/** The operations, by entity and action. */
export interface FacebookMarketingOperations {
  /** The user or system user that the access token belongs to. */
  current_user: {
    /** Gets the ID and name of the current user or system user. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** An ad account that the current user can access. */
  ad_accounts: {
    /** Lists the ad accounts that the current user can access, with status, currency, balance and amount spent. */
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
  /** An ad account in more detail. */
  ad_account: {
    /** Gets an ad account with its limits, funding source, owner and business address. */
    get: {
      params: AdAccountGetParams
      records: AdAccount
      meta: {}
    }
    search: {
      fields: AdAccountSearchFields
    }
  }
  /** A campaign with an objective and its ad sets. */
  campaigns: {
    /** Lists the campaigns of an ad account with objective, status and budgets. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        after: string | null
      }
    }
    /** Gets a campaign with objective, status and budgets. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates a campaign and returns its ID. It shows nothing until you create ad sets and ads in it. */
    create: {
      params: CampaignsCreateParams
      records: Created
      meta: {}
    }
    /**
     * Updates a campaign. Fields that you leave out keep their value. Pausing it also stops its ad sets and ads.
     * Facebook refuses an update of an Advantage+ shopping or app campaign of the former kind.
     */
    update: {
      params: CampaignsUpdateParams
      records: Updated
      meta: {}
    }
    /** Deletes a campaign with its ad sets and ads. This cannot be undone. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses a campaign. Its ad sets and ads stop too. */
    pause: {
      params: CampaignsPauseParams
      records: Updated
      meta: {}
    }
    /** Activates a campaign. It can spend money as soon as its parents are active too. */
    activate: {
      params: CampaignsActivateParams
      records: Updated
      meta: {}
    }
    /**
     * Creates a copy of a campaign, with or without its ad sets and ads. Facebook copies up to three objects in one
     * call.
     */
    copy: {
      params: CampaignsCopyParams
      records: CopiedCampaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** An ad set: ads with a shared budget, schedule, bid and targeting. */
  ad_sets: {
    /** Lists the ad sets of an ad account with budget, schedule, bid and targeting. */
    list: {
      params: AdSetsListParams
      records: AdSet[]
      meta: {
        after: string | null
      }
    }
    /** Gets an ad set with budget, schedule, bid and targeting. */
    get: {
      params: AdSetsGetParams
      records: AdSet
      meta: {}
    }
    /** Creates an ad set in a campaign and returns its ID. Set a budget unless the campaign has one. */
    create: {
      params: AdSetsCreateParams
      records: Created
      meta: {}
    }
    /**
     * Updates an ad set, such as its status, budget, schedule or targeting. Fields that you leave out keep their value.
     */
    update: {
      params: AdSetsUpdateParams
      records: Updated
      meta: {}
    }
    /** Deletes an ad set with its ads. This cannot be undone. */
    delete: {
      params: AdSetsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses an ad set. Its ads stop too. */
    pause: {
      params: AdSetsPauseParams
      records: Updated
      meta: {}
    }
    /** Activates an ad set. It can spend money as soon as its parents are active too. */
    activate: {
      params: AdSetsActivateParams
      records: Updated
      meta: {}
    }
    /** Creates a copy of an ad set, with or without its ads. */
    copy: {
      params: AdSetsCopyParams
      records: CopiedAdSet
      meta: {}
    }
    search: {
      fields: AdSetsSearchFields
    }
  }
  /** An ad: a creative in an ad set. */
  ads: {
    /** Lists the ads of an ad account with status, ad set and creative. */
    list: {
      params: AdsListParams
      records: Ad[]
      meta: {
        after: string | null
      }
    }
    /** Gets an ad with status, ad set, creative and tracking. */
    get: {
      params: AdsGetParams
      records: Ad
      meta: {}
    }
    /** Creates an ad in an ad set and returns its ID. Facebook reviews the ad before it is shown. */
    create: {
      params: AdsCreateParams
      records: Created
      meta: {}
    }
    /**
     * Updates an ad. Fields that you leave out keep their value. A new creative is reviewed again before it is shown.
     */
    update: {
      params: AdsUpdateParams
      records: Updated
      meta: {}
    }
    /** Deletes an ad. This cannot be undone. */
    delete: {
      params: AdsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses an ad. */
    pause: {
      params: AdsPauseParams
      records: Updated
      meta: {}
    }
    /** Activates an ad. It can spend money as soon as its parents are active too. */
    activate: {
      params: AdsActivateParams
      records: Updated
      meta: {}
    }
    /** Creates a copy of an ad. */
    copy: {
      params: AdsCopyParams
      records: CopiedAd
      meta: {}
    }
    search: {
      fields: AdsSearchFields
    }
  }
  /** An ad creative in an ad account's library. */
  ad_creatives: {
    /** Lists the ad creatives in an ad account's library with texts, image and link. */
    list: {
      params: AdCreativesListParams
      records: AdCreative[]
      meta: {
        after: string | null
      }
    }
    /** Gets an ad creative with texts, image and link. */
    get: {
      params: AdCreativesGetParams
      records: AdCreative
      meta: {}
    }
    /** Creates an ad creative from a new post of a page, or from a post that exists, and returns its ID. */
    create: {
      params: AdCreativesCreateParams
      records: Created
      meta: {}
    }
    /** Updates the name of an ad creative. Facebook lets nothing else of a creative change. */
    update: {
      params: AdCreativesUpdateParams
      records: Updated
      meta: {}
    }
    /** Deletes an ad creative from the library. This cannot be undone. */
    delete: {
      params: AdCreativesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AdCreativesSearchFields
    }
  }
  /** A custom audience: people to show ads to, from your own data, your website or a lookalike. */
  custom_audiences: {
    /** Lists the custom audiences of an ad account with kind, size and status. */
    list: {
      params: CustomAudiencesListParams
      records: CustomAudience[]
      meta: {
        after: string | null
      }
    }
    /** Gets a custom audience with kind, size and status. */
    get: {
      params: CustomAudiencesGetParams
      records: CustomAudience
      meta: {}
    }
    /**
     * Creates a custom audience and returns its ID. One of your own data is empty until `custom_audiences.add_users`.
     * The account has to have accepted Facebook's terms of custom audiences.
     */
    create: {
      params: CustomAudiencesCreateParams
      records: Created
      meta: {}
    }
    /** Updates the name, description or rule of a custom audience. Fields that you leave out keep their value. */
    update: {
      params: CustomAudiencesUpdateParams
      records: Updated
      meta: {}
    }
    /** Deletes a custom audience. This cannot be undone. */
    delete: {
      params: CustomAudiencesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Adds up to 10,000 people to a custom audience of your own data. Hash the values with SHA-256 first. Facebook
     * matches them within a day.
     */
    add_users: {
      params: CustomAudiencesAddUsersParams
      records: AudienceChange
      meta: {}
    }
    /** Removes up to 10,000 people from a custom audience of your own data. Hash the values with SHA-256 first. */
    remove_users: {
      params: CustomAudiencesRemoveUsersParams
      records: AudienceChange
      meta: {}
    }
  }
  /** Insights: the performance of an ad account, campaign, ad set or ad over time. */
  ads_insights: {
    /** Lists insights of an ad account over time, in one row or in one row per `level` and `time_increment`. */
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
  /** A row of an insights report that Facebook computes in the background: the way for much data. */
  insights_reports: {
    /**
     * Lists insights of an ad account through a report that Facebook computes in the background, and waits for it. Use
     * it where `ads_insights.list` times out or asks for less data.
     */
    list: {
      params: InsightsReportsListParams
      records: Insight[]
      meta: {
        after: string | null
      }
    }
  }
  /**
   * An ad of the Ad Library: any advertiser's public ads, in the EU and UK all of them, elsewhere those about politics
   * and issues.
   */
  ad_library: {
    /**
     * Searches the public ads of all advertisers by words or pages. Facebook asks the user to confirm their identity
     * once, at facebook.com/ID.
     */
    list: {
      params: AdLibraryListParams
      records: LibraryAd[]
      meta: {
        after: string | null
      }
    }
  }
  /** A custom conversion, defined by a rule over the events of a pixel or another source. */
  custom_conversions: {
    /** Lists the custom conversions of an ad account with their rules and last fired time. */
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
  /** An image in an ad account's library. */
  images: {
    /** Lists the images in an ad account's library with hash, size in pixels and URLs. */
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
  /** A video in an ad account's library. */
  videos: {
    /** Lists the videos in an ad account's library with length in seconds, formats and source URL. */
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
  /** A pixel (dataset) that receives events of a website or app. */
  pixels: {
    /** Lists the pixels of an ad account with their last fired time. */
    list: {
      params: PixelsListParams
      records: Pixel[]
      meta: {
        after: string | null
      }
    }
    /** Gets a pixel with its owner, settings and last fired time. */
    get: {
      params: PixelsGetParams
      records: Pixel
      meta: {}
    }
  }
  /** Event counts of a pixel in an hour. */
  pixel_stats: {
    /** Lists the stats of a pixel: event counts by hour. */
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
  /** Comma-separated fields to return. Defaults to ID and name. (default "id,name") */
  fields?: string
}

export interface User {
  /** The user's ID. */
  id: string
  /** The user's full name. */
  name?: string | null
}

/** Params of ad_accounts.list. */
export interface AdAccountsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,account_id,name,account_status,age,amount_spent,balance,business,business_na…)
   */
  fields?: string
}

export interface AdAccount {
  /** The `account_id` with the prefix `act_`. */
  id: string
  /** The ad account's ID, without the act_ prefix. */
  account_id?: string | null
  /** The ad account's name. */
  name?: string | null
  /** The account's status, as a numeric code: 1 is active, 2 is disabled. */
  account_status?: number | null
  /** The time the account has been open, in days. */
  age?: number | null
  amount_spent?: Amount | null
  balance?: Amount | null
  business?: Named | null
  /** The city of the business address. */
  business_city?: string | null
  /** The country code of the business address. */
  business_country_code?: string | null
  /** The business's name on the account. */
  business_name?: string | null
  /** The state or region of the business address. */
  business_state?: string | null
  /** The first line of the business's street address. */
  business_street?: string | null
  /** The second line of the business's street address. */
  business_street2?: string | null
  /** The postal code of the business address. */
  business_zip?: string | null
  /** Creation time of the account, in ISO 8601 format. */
  created_time?: string | null
  /** The account's currency, as a three-letter ISO code. */
  currency?: string | null
  /** The reason the account was disabled, as a numeric code. */
  disable_reason?: number | null
  /** The ID of the entity the ads are run for. */
  end_advertiser?: string | null
  /** The name of the entity the ads are run for. */
  end_advertiser_name?: string | null
  /** The ID of the payment method that pays for the account. */
  funding_source?: string | null
  funding_source_details?: FundingSource | null
  /** Whether the account has moved to the newer permission model. */
  has_migrated_permissions?: boolean | null
  /** Whether the account is for personal use, as 0 or 1. */
  is_personal?: number | null
  /** Whether the account is paid in advance. */
  is_prepay_account?: boolean | null
  /** Whether a tax ID is required for the account. */
  is_tax_id_required?: boolean | null
  min_campaign_group_spend_cap?: Amount | null
  /** The smallest daily budget allowed, in the currency's smallest unit. */
  min_daily_budget?: number | null
  /** The ID of the ad account's owner. */
  owner?: string | null
  spend_cap?: Amount | null
  /** The ID of the account's time zone. */
  timezone_id?: number | null
  /** The name of the account's time zone. */
  timezone_name?: string | null
  /** The time zone's offset from UTC, in hours. */
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adlabels,bid_strategy,boosted_object_id,budget_rebalance_fla…)
   */
  fields?: string
}

export interface Campaign {
  /** The campaign's ID. */
  id: string
  /** The campaign's name. */
  name?: string | null
  /** The ID of the ad account that owns the campaign. */
  account_id?: string | null
  /** The ad labels attached to the campaign. */
  adlabels?: AdLabel[] | null
  /** The bid strategy used across the campaign, if its budget is set here. */
  bid_strategy?: string | null
  /** The ID of the object the campaign promotes, if boosted. */
  boosted_object_id?: string | null
  /** Whether budgets are moved between ad sets automatically each day. */
  budget_rebalance_flag?: boolean | null
  budget_remaining?: Amount | null
  /** The way ads are bought: at auction or by reservation. */
  buying_type?: string | null
  daily_budget?: Amount | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  /** The status set by the advertiser. Prefer status. */
  configured_status?: string | null
  /** The status in effect, including issues and review. */
  effective_status?: string | null
  /** The problems that prevent the campaign from delivering. */
  issues_info?: Issue[] | null
  lifetime_budget?: Amount | null
  /** The advertising goal of the campaign. */
  objective?: string | null
  /** The kind of guided or automated app promotion. */
  smart_promotion_type?: string | null
  /** The ID of the campaign this one was copied from. */
  source_campaign_id?: string | null
  /** The regulated category the ads fall in, such as housing or credit. */
  special_ad_category?: string | null
  /** The country codes to which the special ad category applies. */
  special_ad_category_country?: string[] | null
  spend_cap?: Amount | null
  /** The campaign's start time, in ISO 8601 format. */
  start_time?: string | null
  /** The status set by the advertiser, regardless of delivery. */
  status?: string | null
  /** The campaign's end time, in ISO 8601 format. */
  stop_time?: string | null
  /** The time of the last update, in ISO 8601 format. */
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
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adlabels,bid_strategy,boosted_object_id,budget_rebalance_fla…)
   */
  fields?: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** The campaign's name in Ads Manager. */
  name: string
  /** Objective of the campaign. It limits the optimization goals of its ad sets. */
  objective:
    | "OUTCOME_TRAFFIC"
    | "OUTCOME_ENGAGEMENT"
    | "OUTCOME_LEADS"
    | "OUTCOME_AWARENESS"
    | "OUTCOME_SALES"
    | "OUTCOME_APP_PROMOTION"
  /** Status. An `ACTIVE` object can spend money as soon as its parents are active too. */
  status: "ACTIVE" | "PAUSED"
  /**
   * JSON list, which can be empty, of `CREDIT`, `EMPLOYMENT`, `FINANCIAL_PRODUCTS_SERVICES`, `HOUSING`,
   * `ISSUES_ELECTIONS_POLITICS` and `ONLINE_GAMBLING_AND_GAMING`.
   */
  special_ad_categories: string
  /** Amount in the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** Amount in the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /** Bid strategy for the campaign's budget. The two strategies with a cap require `bid_amount` in each ad set. */
  bid_strategy?: "LOWEST_COST_WITHOUT_CAP" | "LOWEST_COST_WITH_BID_CAP" | "COST_CAP"
  /** Whether ad sets can share up to 20 % of their budgets. Required if the campaign has no budget. */
  is_adset_budget_sharing_enabled?: boolean
}

export interface Created {
  id: string
  success?: boolean | null
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** The new name. */
  name?: string
  /** Status. An `ACTIVE` object can spend money. `ARCHIVED` cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** Amount in the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** Amount in the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /** Bid strategy: a value accepted by `create`, or `LOWEST_COST_WITH_MIN_ROAS`. */
  bid_strategy?: string
  /** Lifetime spending limit of the campaign, in the currency's smallest unit, such as cents. */
  spend_cap?: string
}

export interface Updated {
  success: boolean
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.pause. */
export interface CampaignsPauseParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.activate. */
export interface CampaignsActivateParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.copy. */
export interface CampaignsCopyParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Whether to copy the ad sets and ads too. Defaults to `false`. */
  deep_copy?: boolean
  /** Status of the copies. Defaults to `PAUSED`. (default "PAUSED") */
  status_option?: "ACTIVE" | "PAUSED" | "INHERITED_FROM_SOURCE"
  /** Names of the copies. */
  rename_options?: {
    /** Objects that get a new name. */
    rename_strategy?: "DEEP_RENAME" | "ONLY_TOP_LEVEL_RENAME" | "NO_RENAME"
    /** Text before each name. */
    rename_prefix?: string
    /** Text after each name. */
    rename_suffix?: string
  }
  /** Start time of the copied ad sets, in ISO 8601 format or Unix seconds. */
  start_time?: string
  /** End time of the copied ad sets, in ISO 8601 format or Unix seconds. */
  end_time?: string
}

export interface CopiedCampaign {
  copied_campaign_id: string
  ad_object_ids?: CopiedObject[] | null
}

export interface CopiedObject {
  ad_object_type?: string | null
  source_id?: string | null
  copied_id?: string | null
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adlabels,bid_amount,bid_info,bid_strategy,bid_constraints,bu…)
   */
  fields?: string
}

export interface AdSet {
  /** The ad set's ID. */
  id: string
  /** The ad set's name. */
  name?: string | null
  /** The ID of the ad account that owns the ad set. */
  account_id?: string | null
  /** The ad labels attached to the ad set. */
  adlabels?: AdLabel[] | null
  /** The bid cap or target cost, in the currency's smallest unit. */
  bid_amount?: number | null
  bid_info?: BidInfo | null
  /** The strategy used to bid for the ad set. */
  bid_strategy?: string | null
  bid_constraints?: BidConstraints | null
  budget_remaining?: Amount | null
  /** The ID of the campaign the ad set belongs to. */
  campaign_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  daily_budget?: Amount | null
  /** The status in effect, taking the campaign's status into account. */
  effective_status?: string | null
  /** The ad set's end time. Absent if it runs without end. */
  end_time?: string | null
  learning_stage_info?: LearningStage | null
  lifetime_budget?: Amount | null
  promoted_object?: PromotedObject | null
  /** The ad set's start time, in ISO 8601 format. */
  start_time?: string | null
  targeting?: TargetingSpec | null
  /** The time of the last update, in ISO 8601 format. */
  updated_time?: string | null
}

/** Bids by type, in the currency's smallest unit. */
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
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adlabels,bid_amount,bid_info,bid_strategy,bid_constraints,bu…)
   */
  fields?: string
}

/** Params of ad_sets.create. */
export interface AdSetsCreateParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** The ad set's name in Ads Manager. */
  name: string
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Amount in the currency's smallest unit, such as cents. */
  daily_budget?: string
  /** Lifetime budget in the currency's smallest unit, such as cents. Requires `end_time`. */
  lifetime_budget?: string
  /** Event that you are billed for. */
  billing_event: "IMPRESSIONS" | "LINK_CLICKS" | "APP_INSTALLS" | "PAGE_LIKES" | "POST_ENGAGEMENT" | "THRUPLAY"
  /** Optimization goal for delivery. Each objective allows some of them. */
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
    | "MESSAGING_DEEP_CONVERSATION_AND_FOLLOW"
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
  /**
   * Targeting spec that defines the audience, as JSON text. Facebook widens a new ad set's audience unless its
   * `targeting_automation` says otherwise: set `advantage_audience` to 0 to keep to the spec. In a sales campaign that
   * targets mobile devices, set `device` of `individual_setting` to 0 to keep to these devices.
   */
  targeting: string
  /** Status. An `ACTIVE` object can spend money as soon as its parents are active too. */
  status: "ACTIVE" | "PAUSED"
  /** Start time of delivery, in ISO 8601 format or Unix seconds. */
  start_time?: string
  /** End time of delivery, in ISO 8601 format or Unix seconds. */
  end_time?: string
  /** Bid cap or cost target, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Params of ad_sets.update. */
export interface AdSetsUpdateParams {
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
  /** The new name. */
  name?: string
  /** Status. An `ACTIVE` object can spend money. `ARCHIVED` cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** Daily budget in the currency's smallest unit, such as cents. It can change up to four times an hour. */
  daily_budget?: string
  /** Amount in the currency's smallest unit, such as cents. */
  lifetime_budget?: string
  /**
   * Targeting spec that defines the audience, as JSON text. Facebook widens a new ad set's audience unless its
   * `targeting_automation` says otherwise: set `advantage_audience` to 0 to keep to the spec. In a sales campaign that
   * targets mobile devices, set `device` of `individual_setting` to 0 to keep to these devices.
   */
  targeting?: string
  /** Bid cap or cost target, in the currency's smallest unit, such as cents. */
  bid_amount?: string
  /** Start time of delivery, in ISO 8601 format or Unix seconds. */
  start_time?: string
  /** End time of delivery, in ISO 8601 format or Unix seconds. */
  end_time?: string
}

/** Params of ad_sets.delete. */
export interface AdSetsDeleteParams {
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
}

/** Params of ad_sets.pause. */
export interface AdSetsPauseParams {
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
}

/** Params of ad_sets.activate. */
export interface AdSetsActivateParams {
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
}

/** Params of ad_sets.copy. */
export interface AdSetsCopyParams {
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
  /** ID of the campaign of the copy. Defaults to the campaign of the ad set. */
  campaign_id?: string
  /** Whether to copy the ads too. Defaults to `false`. */
  deep_copy?: boolean
  /** Status of the copies. Defaults to `PAUSED`. (default "PAUSED") */
  status_option?: "ACTIVE" | "PAUSED" | "INHERITED_FROM_SOURCE"
  /** Names of the copies. */
  rename_options?: {
    /** Objects that get a new name. */
    rename_strategy?: "DEEP_RENAME" | "ONLY_TOP_LEVEL_RENAME" | "NO_RENAME"
    /** Text before each name. */
    rename_prefix?: string
    /** Text after each name. */
    rename_suffix?: string
  }
  /** Start time of the copy, in ISO 8601 format or Unix seconds. */
  start_time?: string
  /** End time of the copy, in ISO 8601 format or Unix seconds. */
  end_time?: string
}

export interface CopiedAdSet {
  copied_adset_id: string
  ad_object_ids?: CopiedObject[] | null
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adset_id,campaign_id,adlabels,bid_amount,bid_info,bid_type,c…)
   */
  fields?: string
}

export interface Ad {
  /** The ad's ID. */
  id: string
  /** The ad's name. */
  name?: string | null
  /** The ID of the ad account that owns the ad. */
  account_id?: string | null
  /** The ID of the ad set the ad belongs to. */
  adset_id?: string | null
  /** The ID of the campaign the ad belongs to. */
  campaign_id?: string | null
  /** The ad labels attached to the ad. */
  adlabels?: AdLabel[] | null
  /** The bid for the ad, in the currency's smallest unit. */
  bid_amount?: number | null
  bid_info?: BidInfo | null
  /** The billing basis of the bid, such as clicks or impressions. */
  bid_type?: string | null
  /** The status set by the advertiser. Prefer status. */
  configured_status?: string | null
  /** The actions counted as conversions of the ad. */
  conversion_specs?: ActionSpec[] | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  creative?: CreativeLink | null
  /** The status in effect, taking the ad set and campaign into account. */
  effective_status?: string | null
  /** The ID of the app that last updated the ad. */
  last_updated_by_app_id?: string | null
  /** Suggestions for improving the ad. Absent if there are none. */
  recommendations?: Recommendation[] | null
  /** The ID of the ad this one was copied from. */
  source_ad_id?: string | null
  /** The status set by the advertiser, regardless of delivery. */
  status?: string | null
  /** The actions tracked after someone sees the ad. */
  tracking_specs?: ActionSpec[] | null
  /** The time of the last update, in ISO 8601 format. */
  updated_time?: string | null
}

/** Conditions on an action, such as `action.type` or `fb_pixel`. */
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
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,adset_id,campaign_id,adlabels,bid_amount,bid_info,bid_type,c…)
   */
  fields?: string
}

/** Params of ads.create. */
export interface AdsCreateParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** The ad's name in Ads Manager. */
  name: string
  /** ID of the ad set, as `ad_sets.list` returns it. */
  adset_id: string
  /** ID of an ad creative, or a creative to create, as JSON text. */
  creative: string
  /** Status. An `ACTIVE` object can spend money as soon as its parents are active too. */
  status: "ACTIVE" | "PAUSED"
  /** Actions to track without optimizing for them: a list as JSON text. */
  tracking_specs?: string
  /** Bid cap or cost target, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Params of ads.update. */
export interface AdsUpdateParams {
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
  /** The new name. */
  name?: string
  /** Status. An `ACTIVE` object can spend money. `ARCHIVED` cannot be undone. */
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED"
  /** ID of an ad creative, or a creative to create, as JSON text. */
  creative?: string
  /** Actions to track without optimizing for them: a list as JSON text. */
  tracking_specs?: string
  /** Bid cap or cost target, in the currency's smallest unit, such as cents. */
  bid_amount?: string
}

/** Params of ads.delete. */
export interface AdsDeleteParams {
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
}

/** Params of ads.pause. */
export interface AdsPauseParams {
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
}

/** Params of ads.activate. */
export interface AdsActivateParams {
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
}

/** Params of ads.copy. */
export interface AdsCopyParams {
  /** ID of the ad, as `ads.list` returns it. */
  ad_id: string
  /** ID of the ad set of the copy. Defaults to the ad set of the ad. */
  adset_id?: string
  /** Status of the copies. Defaults to `PAUSED`. (default "PAUSED") */
  status_option?: "ACTIVE" | "PAUSED" | "INHERITED_FROM_SOURCE"
  /** Names of the copies. */
  rename_options?: {
    /** Objects that get a new name. */
    rename_strategy?: "DEEP_RENAME" | "ONLY_TOP_LEVEL_RENAME" | "NO_RENAME"
    /** Text before each name. */
    rename_prefix?: string
    /** Text after each name. */
    rename_suffix?: string
  }
}

export interface CopiedAd {
  copied_ad_id: string
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,actor_id,body,call_to_action_type,effective_object_story_id,…)
   */
  fields?: string
}

export interface AdCreative {
  /** The ad creative's ID. */
  id: string
  /** The creative's name in the ad account's library. */
  name?: string | null
  /** The ID of the ad account that owns the creative. */
  account_id?: string | null
  /** The ID of the page or user shown as the ad's author. */
  actor_id?: string | null
  /** The main text of the ad. */
  body?: string | null
  /** The kind of call-to-action button on the ad. */
  call_to_action_type?: string | null
  /** The ID of the page post in use, whether published or not. */
  effective_object_story_id?: string | null
  /** The hash of the creative's image in the account's image library. */
  image_hash?: string | null
  /** The address of the creative's image. */
  image_url?: string | null
  /** The address the creative links to. */
  link_url?: string | null
  /** The ID of the existing page post the creative uses. */
  object_story_id?: string | null
  object_story_spec?: StorySpec | null
  /** The kind of object the creative advertises. */
  object_type?: string | null
  /** The status of the creative. */
  status?: string | null
  /** The address of a thumbnail of the creative. */
  thumbnail_url?: string | null
  /** The headline of the ad. */
  title?: string | null
  /** The query parameters added to addresses clicked in the ad. */
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
  /** Target that the button opens. Its shape depends on the type. */
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

/** Params of ad_creatives.get. */
export interface AdCreativesGetParams {
  /** ID of the ad creative, as `ad_creatives.list` returns it. */
  creative_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,actor_id,body,call_to_action_type,effective_object_story_id,…)
   */
  fields?: string
}

/**
 * Params of ad_creatives.create. Needs object_story_spec, or object_story_id. Takes only one of object_story_spec,
 * object_story_id.
 */
export interface AdCreativesCreateParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** The creative's name in the library. */
  name?: string
  /** Post to create for the ad. */
  object_story_spec?: {
    /** ID of the page that publishes the post. */
    page_id: string
    /** ID of the Instagram account to show on Instagram. */
    instagram_user_id?: string
    /** A post with a link. */
    link_data?: {
      /** URL of the link. */
      link: string
      /** Text of the post. */
      message?: string
      /** Title of the link. */
      name?: string
      /** Description of the link. */
      description?: string
      /** Caption of the link. */
      caption?: string
      /** Hash of an image of the library, as `images.list` returns it. */
      image_hash?: string
      /** URL of an image, instead of `image_hash`. */
      picture?: string
      /** Button of the ad. */
      call_to_action?: {
        /** Kind of the button, such as `LEARN_MORE`, `SHOP_NOW` or `SIGN_UP`. */
        type: string
        /** Target of the button, such as its `link`. */
        value?: { [k: string]: unknown }
      }
      /** Cards of a carousel, 2 to 10. */
      child_attachments?: {
        /** URL of the card. */
        link: string
        /** Title of the card. */
        name?: string
        /** Description of the card. */
        description?: string
        /** Hash of an image of the library. */
        image_hash?: string
        /** Button of the ad. */
        call_to_action?: {
          /** Kind of the button, such as `LEARN_MORE`, `SHOP_NOW` or `SIGN_UP`. */
          type: string
          /** Target of the button, such as its `link`. */
          value?: { [k: string]: unknown }
        }
        [k: string]: unknown
      }[]
      [k: string]: unknown
    }
    /** A post with a photo, in the vendor's form. */
    photo_data?: { [k: string]: unknown }
    /** A post with a video, in the vendor's form. */
    video_data?: { [k: string]: unknown }
    [k: string]: unknown
  }
  /** ID of a post of a page to promote, instead of `object_story_spec`. */
  object_story_id?: string
  /** Query parameters to add to the links of the ad. */
  url_tags?: string
  /** Choice of Facebook's automatic changes of the creative, one by one, in the vendor's form. */
  degrees_of_freedom_spec?: { [k: string]: unknown }
}

/** Params of ad_creatives.update. */
export interface AdCreativesUpdateParams {
  /** ID of the ad creative, as `ad_creatives.list` returns it. */
  creative_id: string
  /** The new name. */
  name: string
}

/** Params of ad_creatives.delete. */
export interface AdCreativesDeleteParams {
  /** ID of the ad creative, as `ad_creatives.list` returns it. */
  creative_id: string
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

/** Params of custom_audiences.list. */
export interface CustomAudiencesListParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,approximate_count_lower_bound,approximate_count_upper_bound,…)
   */
  fields?: string
}

export interface CustomAudience {
  /** The audience's ID. */
  id: string
  /** The audience's name. */
  name?: string | null
  /** The ID of the ad account, without the act_ prefix. */
  account_id?: string | null
  /** The audience's description. */
  description?: string | null
  /** The kind of the audience, such as CUSTOM or LOOKALIKE. */
  subtype?: string | null
  /** The estimated number of people, at least. -1 if it is not known. */
  approximate_count_lower_bound?: number | null
  /** The estimated number of people, at most. -1 if it is not known. */
  approximate_count_upper_bound?: number | null
  /** The origin of your own data. */
  customer_file_source?: string | null
  delivery_status?: AudienceStatus | null
  operation_status?: AudienceStatus | null
  /** The IDs of the audiences that resemble this one. */
  lookalike_audience_ids?: string[] | null
  /** Origin, country and size of a lookalike audience, by kind. */
  lookalike_spec?: { [k: string]: unknown } | null
  /** The days that people stay in the audience. */
  retention_days?: number | null
  /** The rule over events, as JSON text. */
  rule?: string | null
  /** The time of the last change of its people, in Unix seconds. */
  time_content_updated?: number | null
  /** The time of creation, in Unix seconds. */
  time_created?: number | null
  /** The time of the last change, in Unix seconds. */
  time_updated?: number | null
}

export interface AudienceStatus {
  code?: number | null
  description?: string | null
}

/** Params of custom_audiences.get. */
export interface CustomAudiencesGetParams {
  /** ID of the custom audience, as `custom_audiences.list` returns it. */
  audience_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,approximate_count_lower_bound,approximate_count_upper_bound,…)
   */
  fields?: string
}

/** Params of custom_audiences.create. */
export interface CustomAudiencesCreateParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** The audience's name. */
  name: string
  /** The audience's description. */
  description?: string
  /**
   * Kind of the audience: `CUSTOM` for your own data, `LOOKALIKE` for people similar to another audience. Leave it out
   * for an audience with a `rule`.
   */
  subtype?: "CUSTOM" | "WEBSITE" | "ENGAGEMENT" | "LOOKALIKE" | "APP" | "OFFLINE_CONVERSION"
  /** Origin of your own data. Required for `CUSTOM`. */
  customer_file_source?: "USER_PROVIDED_ONLY" | "PARTNER_PROVIDED_ONLY" | "BOTH_USER_AND_PARTNER_PROVIDED"
  /** Rule over events, as JSON text, for audiences of a website, app or page. */
  rule?: string
  /** Days that people stay in the audience, for a rule. (1 to 365) */
  retention_days?: number
  /** Whether people of the past are in it, for a rule. */
  prefill?: boolean
  /** ID of the audience to resemble, for `LOOKALIKE`. */
  origin_audience_id?: string
  /**
   * Size of a lookalike audience, in the vendor's form. Since v27.0 Facebook refuses `country` and `location_spec`
   * here: the ad sets that use the audience target places.
   */
  lookalike_spec?: { [k: string]: unknown }
}

/** Params of custom_audiences.update. */
export interface CustomAudiencesUpdateParams {
  /** ID of the custom audience, as `custom_audiences.list` returns it. */
  audience_id: string
  /** The new name. */
  name?: string
  /** The new description. */
  description?: string
  /** Origin of your own data. */
  customer_file_source?: "USER_PROVIDED_ONLY" | "PARTNER_PROVIDED_ONLY" | "BOTH_USER_AND_PARTNER_PROVIDED"
  /** The new rule over events, as JSON text. */
  rule?: string
  /** Days that people stay in the audience, for a rule. (1 to 365) */
  retention_days?: number
}

/** Params of custom_audiences.delete. */
export interface CustomAudiencesDeleteParams {
  /** ID of the custom audience, as `custom_audiences.list` returns it. */
  audience_id: string
}

/** Params of custom_audiences.add_users. */
export interface CustomAudiencesAddUsersParams {
  /** ID of the custom audience, as `custom_audiences.list` returns it. */
  audience_id: string
  /** The people, and the kinds of their values. */
  payload: {
    /**
     * Kinds of the values of each person, in their order, such as `EMAIL`, `PHONE`, `FN`, `LN`, `ZIP`, `COUNTRY`,
     * `MADID` or `EXTERN_ID`. (at least 1 items)
     */
    schema: string[]
    /**
     * People, each a list of values in the order of `schema`. Values are SHA-256 hashes in hexadecimal, but of `MADID`
     * and `EXTERN_ID`. (1 to 10000 items; each at least 1 items)
     */
    data: string[][]
  }
  /** Session of an upload of several calls. */
  session?: {
    /** Number of the session, your own and unique in the ad account. */
    session_id: number
    /** Number of the call within the session. The first is 1. */
    batch_seq: number
    /** Whether this call is the last of the session. */
    last_batch_flag: boolean
    /** Estimated number of people of the session. */
    estimated_num_total?: number
  }
}

export interface AudienceChange {
  /** ID of the custom audience. */
  audience_id?: string | null
  /** ID of the session. */
  session_id?: string | null
  /** Number of people that Facebook received. */
  num_received?: number | null
  /** Number of people whose values are not valid. */
  num_invalid_entries?: number | null
  /** Examples of values that are not valid, in a form that depends on them. */
  invalid_entry_samples?: unknown
}

/** Params of custom_audiences.remove_users. */
export interface CustomAudiencesRemoveUsersParams {
  /** ID of the custom audience, as `custom_audiences.list` returns it. */
  audience_id: string
  /** The people, and the kinds of their values. */
  payload: {
    /**
     * Kinds of the values of each person, in their order, such as `EMAIL`, `PHONE`, `FN`, `LN`, `ZIP`, `COUNTRY`,
     * `MADID` or `EXTERN_ID`. (at least 1 items)
     */
    schema: string[]
    /**
     * People, each a list of values in the order of `schema`. Values are SHA-256 hashes in hexadecimal, but of `MADID`
     * and `EXTERN_ID`. (1 to 10000 items; each at least 1 items)
     */
    data: string[][]
  }
  /** Session of an upload of several calls. */
  session?: {
    /** Number of the session, your own and unique in the ad account. */
    session_id: number
    /** Number of the call within the session. The first is 1. */
    batch_seq: number
    /** Whether this call is the last of the session. */
    last_batch_flag: boolean
    /** Estimated number of people of the session. */
    estimated_num_total?: number
  }
}

/** Params of ads_insights.list. */
export interface AdsInsightsListParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "account_id,account_name,campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_…)
   */
  fields?: string
  /** Date range. `maximum` goes back 37 months. Defaults to the last 30 days, unless `time_range` is set. */
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
  /** First and last day as JSON text. Replaces `date_preset`. */
  time_range?: string
  /** Level of detail of a row. Defaults to `account`. (default "account") */
  level?: "ad" | "adset" | "campaign" | "account"
  /** Days per row, 1 to 90; `monthly`; or `all_days` for a single row. */
  time_increment?: string
}

export interface Insight {
  /** The ID of the ad account the figures are for. */
  account_id?: string | null
  /** The name of the ad account the figures are for. */
  account_name?: string | null
  /** The ID of the campaign the figures are for. */
  campaign_id?: string | null
  /** The name of the campaign the figures are for. */
  campaign_name?: string | null
  /** The ID of the ad set the figures are for. */
  adset_id?: string | null
  /** The name of the ad set the figures are for. */
  adset_name?: string | null
  /** The ID of the ad the figures are for. */
  ad_id?: string | null
  /** The name of the ad the figures are for. */
  ad_name?: string | null
  clicks?: Figure | null
  impressions?: Figure | null
  reach?: Figure | null
  spend?: Figure | null
  cpc?: Figure | null
  cpm?: Figure | null
  ctr?: Figure | null
  /** The first day covered, in the form YYYY-MM-DD. */
  date_start?: string | null
  /** The last day covered, in the form YYYY-MM-DD. */
  date_stop?: string | null
  /** The number of actions attributed to the ads, by action type. */
  actions?: Action[] | null
  /** The value of conversions attributed to the ads, by action type. */
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

/** Params of insights_reports.list. */
export interface InsightsReportsListParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /** ID of a report that has begun. Give it to read on instead of starting another. */
  report_run_id?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "account_id,account_name,campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_…)
   */
  fields?: string
  /** Date range. `maximum` goes back 37 months. Defaults to the last 30 days, unless `time_range` is set. */
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
  /** First and last day. Replaces `date_preset`. */
  time_range?: {
    /** First day. */
    since: string
    /** Last day. */
    until: string
  }
  /** Level of detail of a row. Defaults to `account`. (default "account") */
  level?: "ad" | "adset" | "campaign" | "account"
  /** Days per row, 1 to 90; `monthly`; or `all_days` for a single row. */
  time_increment?: string
  /**
   * Dimensions to divide the rows by, such as `age`, `gender`, `country` or `publisher_platform`. Since 2026-08-03
   * `impression_device`, `hourly_stats_aggregated_by_audience_time_zone` and `frequency_value` need the ad account's
   * opt-in.
   */
  breakdowns?: string[]
  /** Dimensions to divide the actions by, such as `action_type`. */
  action_breakdowns?: string[]
  /** Filters, which all hold. */
  filtering?: {
    /** Field to filter by, such as `campaign.id` or `ad.impressions`. */
    field: string
    /** Comparison, such as `EQUAL`, `IN`, `CONTAIN` or `GREATER_THAN`. */
    operator: string
    /** Value to compare with, for `IN` a list. */
    value: unknown
  }[]
}

/** Params of ad_library.list. Needs search_terms, or search_page_ids. */
export interface AdLibraryListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /** Countries that the ads reached, by their two-letter ISO codes, or `ALL`. (at least 1 items) */
  ad_reached_countries: string[]
  /** Words that the ads contain, in the language of the ads. (at most 100 characters) */
  search_terms?: string
  /** Whether the words can stand apart, or form a phrase. Defaults to `KEYWORD_UNORDERED`. */
  search_type?: "KEYWORD_UNORDERED" | "KEYWORD_EXACT_PHRASE"
  /** IDs of the pages that ran the ads, up to 10. (at most 10 items) */
  search_page_ids?: string[]
  /** Kind of the ads. Defaults to `ALL`. */
  ad_type?: "ALL" | "EMPLOYMENT_ADS" | "FINANCIAL_PRODUCTS_AND_SERVICES_ADS" | "HOUSING_ADS" | "POLITICAL_AND_ISSUE_ADS"
  /** Status of the ads. Defaults to `ACTIVE`. */
  ad_active_status?: "ACTIVE" | "ALL" | "INACTIVE"
  /** First day of delivery. */
  ad_delivery_date_min?: string
  /** Last day of delivery. */
  ad_delivery_date_max?: string
  /** Names after "Paid for by", for ads about politics and issues. */
  bylines?: string[]
  /** Languages of the ads, by their ISO codes. */
  languages?: string[]
  /** Kind of the media of the ads. */
  media_type?: "ALL" | "IMAGE" | "MEME" | "VIDEO" | "NONE"
  /** Places of the ads: `FACEBOOK`, `INSTAGRAM`, `AUDIENCE_NETWORK`, `MESSENGER`, `WHATSAPP`, `OCULUS` or `THREADS`. */
  publisher_platforms?: string[]
}

export interface LibraryAd {
  /** The ad's ID in the Ad Library. */
  id: string
  /** The day of creation. */
  ad_creation_time?: string | null
  /** The texts of the ad's versions. */
  ad_creative_bodies?: string[] | null
  /** The captions of the links. */
  ad_creative_link_captions?: string[] | null
  /** The descriptions of the links. */
  ad_creative_link_descriptions?: string[] | null
  /** The titles of the links. */
  ad_creative_link_titles?: string[] | null
  /** The first day of delivery. */
  ad_delivery_start_time?: string | null
  /** The last day of delivery. */
  ad_delivery_stop_time?: string | null
  /** The name after "Paid for by", for ads about politics and issues. */
  bylines?: string | null
  /** The currency of the spend, as a three-letter ISO code. */
  currency?: string | null
  /** The people reached by region, for ads about politics and issues. */
  delivery_by_region?: RegionShare[] | null
  /** The people reached by age and gender, for ads about politics and issues. */
  demographic_distribution?: DemographicShare[] | null
  estimated_audience_size?: Range | null
  /** The estimated number of people reached in the EU. */
  eu_total_reach?: number | null
  impressions?: Range | null
  /** The languages of the ad, by their ISO codes. */
  languages?: string[] | null
  /** The ID of the page that ran the ad. */
  page_id?: string | null
  /** The name of the page that ran the ad. */
  page_name?: string | null
  /** The places where the ad appeared. */
  publisher_platforms?: string[] | null
  spend?: Range | null
}

export interface RegionShare {
  region?: string | null
  percentage?: string | null
}

export interface DemographicShare {
  age?: string | null
  gender?: string | null
  percentage?: string | null
}

export interface Range {
  lower_bound?: string | null
  upper_bound?: string | null
}

/** Params of custom_conversions.list. */
export interface CustomConversionsListParams {
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,business,creation_time,custom_event_type,data_sources,defaul…)
   */
  fields?: string
}

export interface CustomConversion {
  /** The custom conversion's ID. */
  id: string
  /** The custom conversion's name. */
  name?: string | null
  /** The ID of the ad account that owns the custom conversion. */
  account_id?: string | null
  business?: Named | null
  /** Creation time, in ISO 8601 format. */
  creation_time?: string | null
  /** The standard event category of the conversion. */
  custom_event_type?: string | null
  /** The event sources that feed the conversion, such as pixels. */
  data_sources?: DataSource[] | null
  /** The value given to a conversion that reports none. */
  default_conversion_value?: number | null
  /** The custom conversion's description. */
  description?: string | null
  /** The type of source the events come from. */
  event_source_type?: string | null
  /** The time the conversion was first recorded. */
  first_fired_time?: string | null
  /** Whether the custom conversion is archived. */
  is_archived?: boolean | null
  /** Whether the custom conversion is unavailable. */
  is_unavailable?: boolean | null
  /** The time the conversion was last recorded. */
  last_fired_time?: string | null
  offline_conversion_data_set?: Named | null
  /** The number of days events are retained for the conversion. */
  retention_days?: number | null
  /** The rule that decides which events count, as JSON. */
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,account_id,created_time,creatives,hash,height,is_associated_creatives_i…)
   */
  fields?: string
}

export interface AdImage {
  /** The image's ID. */
  id?: string | null
  /** The image's file name. */
  name?: string | null
  /** The ID of the ad account that owns the image. */
  account_id?: string | null
  /** Upload time, in ISO 8601 format. */
  created_time?: string | null
  /** The IDs of the ad creatives that use the image. */
  creatives?: string[] | null
  /**
   * @deprecated
   * The file name. Deprecated: use name instead.
   */
  filename?: string | null
  /** The hash that identifies the image in the ad account. */
  hash?: string | null
  /** The image's height, in pixels. */
  height?: number | null
  /** Whether creatives using the image are used in ads. */
  is_associated_creatives_in_adgroups?: boolean | null
  /** The height of the uploaded image, in pixels. */
  original_height?: number | null
  /** The width of the uploaded image, in pixels. */
  original_width?: number | null
  /** A permanent address of the image. */
  permalink_url?: string | null
  /** The status of the image, such as active or deleted. */
  status?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updated_time?: string | null
  /** A temporary address of the image. */
  url?: string | null
  /** A temporary address of the image fitted to 128 by 128 pixels. */
  url_128?: string | null
  /** The image's width, in pixels. */
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,title,ad_breaks,backdated_time,backdated_time_granularity,content_category,c…)
   */
  fields?: string
}

export interface AdVideo {
  /** The video's ID. */
  id: string
  /** The video's title. */
  title?: string | null
  /** The ID of the ad account that owns the video. */
  account_id?: string | null
  /** The positions of ad breaks in the video. */
  ad_breaks?: number[] | null
  /** The earlier publication time chosen for the video. */
  backdated_time?: string | null
  /** The precision of the backdated time, such as day or year. */
  backdated_time_granularity?: string | null
  /** The content category chosen for the video. */
  content_category?: string | null
  /** The tags that describe the video's content. */
  content_tags?: string[] | null
  /** Upload time, in ISO 8601 format. */
  created_time?: string | null
  /** The custom labels attached to the video. */
  custom_labels?: string[] | null
  /** The video's description. */
  description?: string | null
  /** The HTML that embeds the video in a web page. */
  embed_html?: string | null
  /** Whether the video may be embedded elsewhere. */
  embeddable?: boolean | null
  /** The versions of the video, with their sizes and thumbnails. */
  format?: VideoFormat[] | null
  /** The address of the icon shown for the video in feeds. */
  icon?: string | null
  /** Whether the video is a crosspost of another page's video. */
  is_crosspost_video?: boolean | null
  /** Whether the video may be crossposted. */
  is_crossposting_eligible?: boolean | null
  /** Whether the video is an episode of a series. */
  is_episode?: boolean | null
  /** Whether the video may be promoted on Instagram. */
  is_instagram_eligible?: boolean | null
  /** The video's duration, in seconds. */
  length?: number | null
  /** The state of the live broadcast. Absent for uploaded videos. */
  live_status?: string | null
  /** The video's permanent address. */
  permalink_url?: string | null
  /** The number of views of the video's post. */
  post_views?: number | null
  premiere_living_room_status?: string | null
  /** Whether the video's post is published. */
  published?: boolean | null
  /** The time the video is scheduled to be published. */
  scheduled_publish_time?: string | null
  /** The address of the raw, playable video file. */
  source?: string | null
  /** The publisher's own asset ID for the video. */
  universal_video_id?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updated_time?: string | null
  /** The number of views of the video. */
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
  /** ID of the ad account, without the `act_` prefix. */
  account_id: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,creation_time,creator,data_use_setting,enable_automatic_matching,first_…)
   */
  fields?: string
}

export interface Pixel {
  /** The pixel's ID. */
  id: string
  /** The pixel's name. */
  name?: string | null
  /** Creation time, in ISO 8601 format. */
  creation_time?: string | null
  creator?: Named | null
  /** The permitted use of the pixel's data in ads and measurement. */
  data_use_setting?: string | null
  /** Whether automatic advanced matching is on for the pixel. */
  enable_automatic_matching?: boolean | null
  /** The setting for the pixel's first-party cookies. */
  first_party_cookie_status?: string | null
  /** Whether an app created the pixel. */
  is_created_by_app?: boolean | null
  /** Whether the pixel is for a CRM system. */
  is_crm?: boolean | null
  /** Whether the pixel is unavailable. */
  is_unavailable?: boolean | null
  /** The time the pixel last received an event. */
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
  /** ID of the pixel, as `pixels.list` returns it. */
  pixel_id: string
  /**
   * Comma-separated fields to return instead of the default ones. (default
   * "id,name,creation_time,creator,data_use_setting,enable_automatic_matching,first_…)
   */
  fields?: string
}

/** Params of pixel_stats.list. */
export interface PixelStatsListParams {
  /** Cursor of the previous page. It can become invalid when its record is deleted. */
  after?: string
  /** ID of the pixel, as `pixels.list` returns it. */
  pixel_id: string
  /** First hour to count, in ISO 8601 format or Unix seconds. */
  start_time?: string
  /** Last hour to count, in ISO 8601 format or Unix seconds. */
  end_time?: string
  /** Grouping of the event counts. Defaults to `event`. (default "event") */
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
  /** The grouping of the counts, such as by event or by address. */
  aggregation?: string | null
  /** The start of the hour or interval counted. */
  start_time?: string | null
  /** The counts in the interval, one for each value. */
  data?: PixelCount[] | null
  /** The event the counts are for. */
  event?: string | null
  /** The source of the events, such as browser or server. */
  event_source?: string | null
  /** The total number of events received. */
  total_count?: number | null
  /** The number of events matched to an account. */
  total_matched_count?: number | null
  /** The number of events left out as duplicates. */
  total_deduped_count?: number | null
  /** The number of test events counted. */
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
