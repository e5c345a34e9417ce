// Generated from definitions/tiktok-ads.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** TikTok Ads */
    "tiktok-ads": TiktokAds
  }
}

/**
 * TikTok Ads. Campaigns, ad groups, ads, creatives, audiences, pixels, comments and reports of ad accounts at TikTok.
 */
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
    search: {
      fields: BusinessCentersSearchFields
    }
  }
  /** An ad account of a Business Center, with the roles that the Business Center has there. */
  ad_accounts: {
    /** Lists the ad accounts of a Business Center. */
    list: {
      params: AdAccountsListParams
      records: AdAccount[]
      meta: {
        total_number: number | null
      }
    }
    search: {
      fields: AdAccountsSearchFields
    }
  }
  /** An asset of a Business Center: a catalog, pixel, shop or TikTok account. */
  assets: {
    /** Lists the assets of a Business Center by their type. */
    list: {
      params: AssetsListParams
      records: Asset[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** A member of a Business Center. */
  bc_members: {
    /** Lists the members of a Business Center with their roles. */
    list: {
      params: BcMembersListParams
      records: BcMember[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** The balance of a Business Center. */
  bc_balances: {
    /** Gets the balance of a Business Center. */
    get: {
      params: BcBalancesGetParams
      records: BcBalance
      meta: {}
    }
  }
  /** A payment or a transfer of a Business Center. */
  bc_transactions: {
    /** Lists the transactions of a Business Center. */
    list: {
      params: BcTransactionsListParams
      records: BcTransaction[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** An ad account, with its balance, time zone and status. */
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
    /** Gets a campaign by ID. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
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
    /** Deletes campaigns. They cannot be enabled again. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Enables campaigns, which then may spend their budgets. */
    enable: {
      params: CampaignsEnableParams
      records: null
      meta: {}
    }
    /** Disables campaigns. They no longer spend. */
    disable: {
      params: CampaignsDisableParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
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
    /** Gets an ad group by ID. */
    get: {
      params: AdGroupsGetParams
      records: AdGroup
      meta: {}
    }
    /** Creates an ad group in a campaign. */
    create: {
      params: AdGroupsCreateParams
      records: AdGroup
      meta: {}
    }
    /** Updates the targeting, budget, schedule or bid of an ad group. */
    update: {
      params: AdGroupsUpdateParams
      records: AdGroup
      meta: {}
    }
    /** Deletes ad groups. They cannot be enabled again. */
    delete: {
      params: AdGroupsDeleteParams
      records: null
      meta: {}
    }
    /** Enables ad groups, which then may spend their budgets. */
    enable: {
      params: AdGroupsEnableParams
      records: null
      meta: {}
    }
    /** Disables ad groups. They no longer spend. */
    disable: {
      params: AdGroupsDisableParams
      records: null
      meta: {}
    }
    search: {
      fields: AdGroupsSearchFields
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
    /** Gets an ad by ID. */
    get: {
      params: AdsGetParams
      records: Ad
      meta: {}
    }
    /** Creates ads in an ad group, one for each creative, and returns their IDs. */
    create: {
      params: AdsCreateParams
      records: CreatedAds
      meta: {}
    }
    /** Updates the creatives of ads of an ad group. */
    update: {
      params: AdsUpdateParams
      records: CreatedAds
      meta: {}
    }
    /** Deletes ads. They cannot be enabled again. */
    delete: {
      params: AdsDeleteParams
      records: null
      meta: {}
    }
    /** Enables ads, which then may spend their budgets. */
    enable: {
      params: AdsEnableParams
      records: null
      meta: {}
    }
    /** Disables ads. They no longer spend. */
    disable: {
      params: AdsDisableParams
      records: null
      meta: {}
    }
    search: {
      fields: AdsSearchFields
    }
  }
  /** A campaign that TikTok optimizes by itself. */
  smart_plus_campaigns: {
    /** Lists the Smart+ campaigns of an ad account. */
    list: {
      params: SmartPlusCampaignsListParams
      records: SmartPlusCampaign[]
      meta: {
        total_number: number | null
      }
    }
    /** Deletes Smart+ campaigns. They cannot be enabled again. */
    delete: {
      params: SmartPlusCampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Enables Smart+ campaigns, which then may spend their budgets. */
    enable: {
      params: SmartPlusCampaignsEnableParams
      records: null
      meta: {}
    }
    /** Disables Smart+ campaigns. They no longer spend. */
    disable: {
      params: SmartPlusCampaignsDisableParams
      records: null
      meta: {}
    }
  }
  /** An ad group of a Smart+ campaign. */
  smart_plus_ad_groups: {
    /** Lists the Smart+ ad groups of an ad account. */
    list: {
      params: SmartPlusAdGroupsListParams
      records: SmartPlusAdGroup[]
      meta: {
        total_number: number | null
      }
    }
    /** Deletes Smart+ ad groups. They cannot be enabled again. */
    delete: {
      params: SmartPlusAdGroupsDeleteParams
      records: null
      meta: {}
    }
    /** Enables Smart+ ad groups, which then may spend their budgets. */
    enable: {
      params: SmartPlusAdGroupsEnableParams
      records: null
      meta: {}
    }
    /** Disables Smart+ ad groups. They no longer spend. */
    disable: {
      params: SmartPlusAdGroupsDisableParams
      records: null
      meta: {}
    }
  }
  /** An ad of a Smart+ campaign, with several creatives. */
  smart_plus_ads: {
    /** Lists the Smart+ ads of an ad account. */
    list: {
      params: SmartPlusAdsListParams
      records: SmartPlusAd[]
      meta: {
        total_number: number | null
      }
    }
    /** Deletes Smart+ ads. They cannot be enabled again. */
    delete: {
      params: SmartPlusAdsDeleteParams
      records: null
      meta: {}
    }
    /** Enables Smart+ ads, which then may spend their budgets. */
    enable: {
      params: SmartPlusAdsEnableParams
      records: null
      meta: {}
    }
    /** Disables Smart+ ads. They no longer spend. */
    disable: {
      params: SmartPlusAdsDisableParams
      records: null
      meta: {}
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
        total_metrics: unknown
      }
    }
  }
  /** A report that TikTok makes later. */
  report_tasks: {
    /** Gets the state of a report that was begun. */
    get: {
      params: ReportTasksGetParams
      records: ReportTaskState
      meta: {}
    }
    /** Begins a report of many rows, which TikTok makes within minutes. */
    create: {
      params: ReportTasksCreateParams
      records: ReportTask
      meta: {}
    }
    /** Cancels a report that was begun. */
    cancel: {
      params: ReportTasksCancelParams
      records: ReportTaskState
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
    /** Gets a custom audience with its rules and errors. */
    get: {
      params: AudiencesGetParams
      records: AudienceDetails
      meta: {}
    }
    /** Creates an audience from files that were uploaded before. */
    create: {
      params: AudiencesCreateParams
      records: CreatedAudience
      meta: {}
    }
    /** Updates the name or the people of an audience. */
    update: {
      params: AudiencesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes audiences. Ad groups can no longer reach them. */
    delete: {
      params: AudiencesDeleteParams
      records: null
      meta: {}
    }
    /** Creates an audience of people who resemble another audience. */
    create_lookalike: {
      params: AudiencesCreateLookalikeParams
      records: CreatedAudience
      meta: {}
    }
    /** Creates an audience of people who did something, such as visiting a website. */
    create_from_rules: {
      params: AudiencesCreateFromRulesParams
      records: CreatedAudience
      meta: {}
    }
    search: {
      fields: AudiencesSearchFields
    }
  }
  /** A file with hashed values of people. */
  audience_files: {
    /** Uploads a file with hashed emails, phone numbers or device IDs, for an audience. */
    upload: {
      params: AudienceFilesUploadParams
      records: AudienceFile
      meta: {}
    }
  }
  /** A saved choice of targeting. */
  saved_audiences: {
    /** Lists the saved audiences of an ad account. */
    list: {
      params: SavedAudiencesListParams
      records: SavedAudience[]
      meta: {
        total_number: number | null
      }
    }
    /** Deletes saved audiences. Ad groups keep their targeting. */
    delete: {
      params: SavedAudiencesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A pixel, which reports what people do on a website. */
  pixels: {
    /** Lists the pixels of an ad account. */
    list: {
      params: PixelsListParams
      records: Pixel[]
      meta: {
        total_number: number | null
      }
    }
    /** Creates a pixel in an ad account. */
    create: {
      params: PixelsCreateParams
      records: Pixel
      meta: {}
    }
    /** Updates the name of a pixel, or what it matches people by. */
    update: {
      params: PixelsUpdateParams
      records: null
      meta: {}
    }
    search: {
      fields: PixelsSearchFields
    }
  }
  /** The number of events that a pixel reported. */
  pixel_event_stats: {
    /** Lists how many events pixels reported over days. */
    list: {
      params: PixelEventStatsListParams
      records: PixelStats[]
      meta: {}
    }
  }
  /** A video of the asset library. */
  videos: {
    /** Lists the videos of the asset library of an ad account. */
    list: {
      params: VideosListParams
      records: Video[]
      meta: {
        total_number: number | null
      }
    }
    /** Gets a video with a link to watch it. */
    get: {
      params: VideosGetParams
      records: Video
      meta: {}
    }
    /** Adds a video to the asset library from a URL. */
    create: {
      params: VideosCreateParams
      records: Video
      meta: {}
    }
    /** Uploads a video file to the asset library. */
    upload: {
      params: VideosUploadParams
      records: Video
      meta: {}
    }
    search: {
      fields: VideosSearchFields
    }
  }
  /** An image of the asset library. */
  images: {
    /** Gets an image with its URL. */
    get: {
      params: ImagesGetParams
      records: Image
      meta: {}
    }
    /** Adds an image to the asset library from a URL. */
    create: {
      params: ImagesCreateParams
      records: Image
      meta: {}
    }
    /** Uploads an image file to the asset library. */
    upload: {
      params: ImagesUploadParams
      records: Image
      meta: {}
    }
  }
  /** An identity under which ads are shown, such as a TikTok account. */
  identities: {
    /** Lists the identities of an ad account. */
    list: {
      params: IdentitiesListParams
      records: Identity[]
      meta: {
        total_number: number | null
      }
    }
    /** Creates an identity with a name and a picture of its own. */
    create: {
      params: IdentitiesCreateParams
      records: Identity
      meta: {}
    }
  }
  /** A portfolio of creative parts, such as a card or calls to action. */
  portfolios: {
    /** Lists the portfolios of an ad account. */
    list: {
      params: PortfoliosListParams
      records: Portfolio[]
      meta: {
        total_number: number | null
      }
    }
    /** Gets a portfolio with its content. */
    get: {
      params: PortfoliosGetParams
      records: Portfolio
      meta: {}
    }
  }
  /** A comment on an ad. */
  comments: {
    /** Lists the comments on the ads of an ad group. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        total_number: number | null
      }
    }
    /** Deletes a comment that an identity wrote. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
    /** Replies to a comment as an identity. */
    reply: {
      params: CommentsReplyParams
      records: PostedComment
      meta: {}
    }
    /** Hides comments or shows them. */
    set_visibility: {
      params: CommentsSetVisibilityParams
      records: null
      meta: {}
    }
  }
  /** An automated rule, which changes or reports ads under conditions. */
  rules: {
    /** Lists the automated rules of an ad account. */
    list: {
      params: RulesListParams
      records: Rule[]
      meta: {
        total_number: number | null
      }
    }
  }
  /** A location that ads can target. */
  regions: {
    /** Lists the regions that the ads of an ad account can target. */
    list: {
      params: RegionsListParams
      records: Region[]
      meta: {}
    }
  }
  /** A mobile app of an ad account. */
  apps: {
    /** Lists the mobile apps of an ad account. */
    list: {
      params: AppsListParams
      records: App[]
      meta: {}
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
  binding_status?: string
  /** Further roles, such as that for finance. */
  ext_user_role?: { [k: string]: unknown }
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
  organization_type?: string
}

/** Searchable fields of business_centers, in hosted mode. */
export interface BusinessCentersSearchFields {
  bc_id: string | null
  name: string | null
  company: string | null
  currency: string | null
  status: string | null
}

/** Params of ad_accounts.list. */
export interface AdAccountsListParams {
  /** ID of the Business Center. */
  bc_id: string
  /** Filters by a Business Center below it. */
  child_bc_id?: string
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  page_size?: number
}

export interface AdAccount {
  asset_id: string
  asset_name?: string
  asset_type?: string
  advertiser_role?: string
  advertiser_account_type?: string
  owner_bc_name?: string
}

/** Searchable fields of ad_accounts, in hosted mode. */
export interface AdAccountsSearchFields {
  asset_id: string | null
  asset_name: string | null
  owner_bc_name: string | null
  advertiser_role: string | null
  advertiser_account_type: string | null
}

/** Params of assets.list. */
export interface AssetsListParams {
  /** ID of the Business Center. */
  bc_id: string
  /** The type of the assets. */
  asset_type: "ADVERTISER" | "CATALOG" | "LEAD" | "PIXEL" | "STOREFRONT" | "TIKTOK_SHOP" | "TT_ACCOUNT"
  /** Filters by a Business Center below it. */
  child_bc_id?: string
  /** Conditions of the list. */
  filtering?: {
    keyword?: string
    user_id?: string
    user_email?: string
  }
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  page_size?: number
}

export interface Asset {
  asset_id: string
  asset_name?: string
  asset_type?: string
  owner_bc_name?: string
  advertiser_role?: string
  advertiser_account_type?: string
  catalog_role?: string
  ad_creation_eligible?: string
  store_role?: string
  tt_account_roles?: string[]
}

/** Params of bc_members.list. */
export interface BcMembersListParams {
  /** ID of the Business Center. */
  bc_id: string
  /** Conditions of the list. */
  filtering?: {
    keyword?: string
    user_role?: "ADMIN" | "STANDARD"
    relation_status?: "BOUND" | "PENDING" | "REJECTED" | "UNBOUND"
  }
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Number of records of a page. Defaults to 10. (at least 1) */
  page_size?: number
}

export interface BcMember {
  user_id: string
  user_name?: string
  user_email?: string
  user_role?: string
  relation_status?: string
  /** Further roles, such as that for finance. */
  ext_user_role?: { [k: string]: unknown }
}

/** Params of bc_balances.get. */
export interface BcBalancesGetParams {
  /** ID of the Business Center. */
  bc_id: string
}

export interface BcBalance {
  bc_id: string
  currency?: string
  account_balance?: number
  valid_account_balance?: number
  cash_balance?: number
  valid_cash_balance?: number
  grant_balance?: number
  valid_grant_balance?: number
  frozen_balance?: number
  tax?: number
}

/** Params of bc_transactions.list. */
export interface BcTransactionsListParams {
  /** ID of the Business Center. */
  bc_id: string
  /** The first day. */
  start_date?: string
  /** The last day, included. */
  end_date?: string
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  page_size?: number
}

export interface BcTransaction {
  transaction_id?: string
  amount?: number
  currency?: string
  create_time?: string
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
  company?: string | null
  brand?: string | null
  status?: string
  rejection_reason?: string | null
  currency?: string
  timezone?: string
  display_timezone?: string
  balance?: number
  country?: string
  industry?: string
  description?: string | null
  role?: string
  advertiser_account_type?: string
  owner_bc_id?: string | null
  email?: string | null
  contacter?: string | null
  address?: string | null
  language?: string | null
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
    campaign_type?: string
    primary_status?: string
    secondary_status?: string
    objective_type?: string
    optimization_goal?: string
    buying_types?: string[]
    is_smart_performance_campaign?: boolean
    split_test_enabled?: boolean
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  page_size?: number
}

export interface Campaign {
  campaign_id: string
  advertiser_id?: string
  campaign_name?: string
  campaign_type?: string
  objective_type?: string | null
  app_promotion_type?: string | null
  sales_destination?: string | null
  budget?: number
  budget_mode?: string
  budget_optimize_on?: boolean | null
  bid_type?: string | null
  deep_bid_type?: string | null
  optimization_goal?: string | null
  roas_bid?: number | null
  special_industries?: string[] | null
  is_smart_performance_campaign?: boolean | null
  operation_status?: string | null
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the campaign to get. */
  campaign_id: string
  /** Fields of the records. Defaults to all. */
  fields?: string[]
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
  /** Whether TikTok spreads the budget over the ad groups. */
  budget_optimize_on?: boolean
  /** The kind of app promotion, for the objective APP_PROMOTION. */
  app_promotion_type?: string
  /** ID of the promoted app. */
  app_id?: string
  /** The place of the sale, for the objective of sales. */
  sales_destination?: string
  /** The type, such as REGULAR_CAMPAIGN. */
  campaign_type?: string
  /** Industries with rules of their own, such as HOUSING. */
  special_industries?: string[]
  /** The number of a purchase order. */
  po_number?: string
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
  /** The new name. (at most 512 characters) */
  campaign_name?: string
  /** The new budget. (at least 0) */
  budget?: number
  /** Industries with rules of their own, such as HOUSING. */
  special_industries?: string[]
  /** The number of a purchase order. */
  po_number?: string
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Params of campaigns.enable. */
export interface CampaignsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Params of campaigns.disable. */
export interface CampaignsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  campaign_id: string | null
  campaign_name: string | null
  advertiser_id: string | null
  objective_type: string | null
  operation_status: string | null
  secondary_status: string | null
  budget: number | null
  budget_mode: string | null
  create_time: string | null
  modify_time: string | null
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
    objective_type?: string
    optimization_goal?: string
    promotion_type?: string
    billing_events?: string[]
    bid_strategy?: string
    buying_types?: string[]
    split_test_enabled?: boolean
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  page_size?: number
}

export interface AdGroup {
  adgroup_id: string
  advertiser_id?: string
  campaign_id?: string
  campaign_name?: string
  adgroup_name?: string
  placement_type?: string
  placements?: string[] | null
  promotion_type?: string
  optimization_goal?: string
  optimization_event?: string | null
  billing_event?: string
  bid_type?: string
  bid_price?: number | null
  conversion_bid_price?: number | null
  deep_cpa_bid?: number | null
  roas_bid?: number | null
  budget?: number
  budget_mode?: string
  scheduled_budget?: number | null
  pacing?: string | null
  schedule_type?: string
  schedule_start_time?: string
  schedule_end_time?: string | null
  dayparting?: string | null
  location_ids?: string[] | null
  age_groups?: string[] | null
  gender?: string | null
  languages?: string[] | null
  operating_systems?: string[] | null
  network_types?: string[] | null
  interest_category_ids?: string[] | null
  interest_keyword_ids?: string[] | null
  audience_ids?: string[] | null
  excluded_audience_ids?: string[] | null
  pixel_id?: string | null
  app_id?: string | null
  comment_disabled?: boolean | null
  video_download_disabled?: boolean | null
  share_disabled?: boolean | null
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of ad_groups.get. */
export interface AdGroupsGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad group. */
  adgroup_id: string
  /** Fields of the records. Defaults to all. */
  fields?: string[]
}

/** Params of ad_groups.create. */
export interface AdGroupsCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the campaign that gets the ad group. */
  campaign_id: string
  /** The name. (at most 512 characters) */
  adgroup_name: string
  /** The goal of delivery, such as `CLICK`. */
  optimization_goal: string
  /** The event that costs, such as `CPC`. */
  billing_event: string
  /** The budget in the currency of the account. (at least 0) */
  budget: number
  /** The period of the budget, such as `BUDGET_MODE_DAY`. */
  budget_mode: string
  /** The pace of spending, such as `PACING_MODE_SMOOTH`. */
  pacing: string
  /** The type of the schedule, such as `SCHEDULE_FROM_NOW`. */
  schedule_type: string
  /** The start, in UTC. */
  schedule_start_time: string
  /** The end, in UTC. */
  schedule_end_time?: string
  /** The choice of placements: PLACEMENT_TYPE_NORMAL or PLACEMENT_TYPE_AUTOMATIC. */
  placement_type?: string
  /** Placements, such as PLACEMENT_TIKTOK. */
  placements?: string[]
  /** The thing that is promoted, such as WEBSITE. */
  promotion_type?: string
  /** The target of lead ads. */
  promotion_target_type?: string
  /** The type of the bid, such as BID_TYPE_NO_BID. */
  bid_type?: string
  /** ID of the pixel that measures. */
  pixel_id?: string
  /** The event to optimize for. */
  optimization_event?: string
  /** ID of the promoted app. */
  app_id?: string
  /** ID of the catalog with the products. */
  catalog_id?: string
  /** ID of the identity that posts. */
  identity_id?: string
  /** The type of the identity that posts. */
  identity_type?: string
  /** IDs of locations, as `regions.list` has them. */
  location_ids?: string[]
  /** Ages, such as AGE_25_34. */
  age_groups?: string[]
  /** The gender, such as GENDER_UNLIMITED. */
  gender?: string
  /** Codes of languages. */
  languages?: string[]
  /** Operating systems, such as IOS. */
  operating_systems?: string[]
  /** Kinds of networks, such as WIFI. */
  network_types?: string[]
  /** IDs of interests. */
  interest_category_ids?: string[]
  /** IDs of further interests. */
  interest_keyword_ids?: string[]
  /** IDs of audiences to reach. */
  audience_ids?: string[]
  /** IDs of audiences to leave out. */
  excluded_audience_ids?: string[]
  /** ID of a saved choice of targeting. */
  saved_audience_id?: string
  /** 336 digits: each half hour of a week, 1 for delivery. */
  dayparting?: string
  /** The bid. (at least 0) */
  bid_price?: number
  /** The bid for a conversion. (at least 0) */
  conversion_bid_price?: number
  /** The aimed return on ad spend. (at least 0) */
  roas_bid?: number
  /** Whether people cannot comment on the ads. */
  comment_disabled?: boolean
  /** Whether people cannot download the videos. */
  video_download_disabled?: boolean
  /** Whether people cannot share the ads. */
  share_disabled?: boolean
  /** The status. Defaults to `ENABLE`. */
  operation_status?: "ENABLE" | "DISABLE"
  /** An ID by which TikTok recognizes a repeated request. */
  request_id?: string
}

/** Params of ad_groups.update. */
export interface AdGroupsUpdateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad group to change. */
  adgroup_id: string
  /** The new name. (at most 512 characters) */
  adgroup_name?: string
  /** The new budget. (at least 0) */
  budget?: number
  /** The pace of spending. */
  pacing?: string
  /** The new type of the bid. */
  bid_type?: string
  /** The new type of the schedule. */
  schedule_type?: string
  /** The start, in UTC. */
  schedule_start_time?: string
  /** The end, in UTC. */
  schedule_end_time?: string
  /** IDs of locations, as `regions.list` has them. */
  location_ids?: string[]
  /** Ages, such as AGE_25_34. */
  age_groups?: string[]
  /** The gender, such as GENDER_UNLIMITED. */
  gender?: string
  /** Codes of languages. */
  languages?: string[]
  /** Operating systems, such as IOS. */
  operating_systems?: string[]
  /** Kinds of networks, such as WIFI. */
  network_types?: string[]
  /** IDs of interests. */
  interest_category_ids?: string[]
  /** IDs of further interests. */
  interest_keyword_ids?: string[]
  /** IDs of audiences to reach. */
  audience_ids?: string[]
  /** IDs of audiences to leave out. */
  excluded_audience_ids?: string[]
  /** ID of a saved choice of targeting. */
  saved_audience_id?: string
  /** 336 digits: each half hour of a week, 1 for delivery. */
  dayparting?: string
  /** The bid. (at least 0) */
  bid_price?: number
  /** The bid for a conversion. (at least 0) */
  conversion_bid_price?: number
  /** The aimed return on ad spend. (at least 0) */
  roas_bid?: number
  /** Whether people cannot comment on the ads. */
  comment_disabled?: boolean
  /** Whether people cannot share the ads. */
  share_disabled?: boolean
}

/** Params of ad_groups.delete. */
export interface AdGroupsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Params of ad_groups.enable. */
export interface AdGroupsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Params of ad_groups.disable. */
export interface AdGroupsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Searchable fields of ad_groups, in hosted mode. */
export interface AdGroupsSearchFields {
  adgroup_id: string | null
  adgroup_name: string | null
  advertiser_id: string | null
  campaign_id: string | null
  campaign_name: string | null
  operation_status: string | null
  secondary_status: string | null
  optimization_goal: string | null
  billing_event: string | null
  budget: number | null
  budget_mode: string | null
  schedule_start_time: string | null
  schedule_end_time: string | null
  create_time: string | null
  modify_time: string | null
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
    ad_name?: string
    primary_status?: string
    secondary_status?: string
    objective_type?: string
    optimization_goal?: string
    buying_types?: string[]
    creative_material_mode?: string
    modified_after?: string
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
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
  ad_texts?: string[] | null
  ad_format?: string | null
  display_name?: string | null
  profile_image_url?: string | null
  call_to_action?: string | null
  call_to_action_id?: string | null
  landing_page_url?: string | null
  deeplink?: string | null
  identity_id?: string | null
  identity_type?: string | null
  tiktok_item_id?: string | null
  video_id?: string | null
  image_ids?: string[] | null
  card_id?: string | null
  creative_authorized?: boolean | null
  is_aco?: boolean | null
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of ads.get. */
export interface AdsGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad to get. */
  ad_id: string
  /** Fields of the records. Defaults to all. */
  fields?: string[]
}

/** Params of ads.create. */
export interface AdsCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad group. */
  adgroup_id: string
  /** The ads, each with its creative. (at least 1 items) */
  creatives: {
    ad_name?: string
    ad_format?: string
    ad_text?: string
    ad_texts?: string[]
    video_id?: string
    image_ids?: string[]
    music_id?: string
    tiktok_item_id?: string
    identity_id?: string
    identity_type?: string
    identity_authorized_bc_id?: string
    display_name?: string
    avatar_icon_web_uri?: string
    call_to_action?: string
    call_to_action_id?: string
    card_id?: string
    landing_page_url?: string
    deeplink?: string
    deeplink_type?: string
    app_name?: string
    page_id?: number
    catalog_id?: string
    product_set_id?: string
    tracking_pixel_id?: number
    click_tracking_url?: string
    impression_tracking_url?: string
    utm_params?: {
      key?: string
      value?: string
    }[]
    creative_authorized?: boolean
    dark_post_status?: string
    operation_status?: string
  }[]
}

export interface CreatedAds {
  ad_id?: string
  ad_ids?: string[]
  need_audit?: boolean
  creatives?: Ad[]
}

/** Params of ads.update. */
export interface AdsUpdateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad group. */
  adgroup_id: string
  /** Whether only the given fields change. Defaults to true. (default true) */
  patch_update?: boolean
  /** The ads by `ad_id`, each with what changes. (at least 1 items) */
  creatives: {
    ad_id?: string
    ad_name?: string
    ad_format?: string
    ad_text?: string
    ad_texts?: string[]
    video_id?: string
    image_ids?: string[]
    music_id?: string
    tiktok_item_id?: string
    identity_id?: string
    identity_type?: string
    identity_authorized_bc_id?: string
    display_name?: string
    avatar_icon_web_uri?: string
    call_to_action?: string
    call_to_action_id?: string
    card_id?: string
    landing_page_url?: string
    deeplink?: string
    deeplink_type?: string
    app_name?: string
    page_id?: number
    product_set_id?: string
    tracking_pixel_id?: number
    click_tracking_url?: string
    impression_tracking_url?: string
    utm_params?: {
      key?: string
      value?: string
    }[]
    creative_authorized?: boolean
    dark_post_status?: string
  }[]
}

/** Params of ads.delete. */
export interface AdsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ads. (1 to 20 items) */
  ad_ids: string[]
}

/** Params of ads.enable. */
export interface AdsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ads. (1 to 20 items) */
  ad_ids: string[]
}

/** Params of ads.disable. */
export interface AdsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the ads. (1 to 20 items) */
  ad_ids: string[]
}

/** Searchable fields of ads, in hosted mode. */
export interface AdsSearchFields {
  ad_id: string | null
  ad_name: string | null
  ad_text: string | null
  advertiser_id: string | null
  campaign_id: string | null
  campaign_name: string | null
  adgroup_id: string | null
  adgroup_name: string | null
  operation_status: string | null
  secondary_status: string | null
  landing_page_url: string | null
  create_time: string | null
  modify_time: string | null
}

/** Params of smart_plus_campaigns.list. */
export interface SmartPlusCampaignsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    objective_type?: string
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  page_size?: number
}

export interface SmartPlusCampaign {
  campaign_id: string
  advertiser_id?: string
  campaign_name?: string
  campaign_type?: string
  objective_type?: string
  app_promotion_type?: string | null
  sales_destination?: string | null
  budget?: number | null
  budget_mode?: string | null
  budget_optimize_on?: boolean | null
  special_industries?: string[] | null
  operation_status?: string
  secondary_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of smart_plus_campaigns.delete. */
export interface SmartPlusCampaignsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Params of smart_plus_campaigns.enable. */
export interface SmartPlusCampaignsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Params of smart_plus_campaigns.disable. */
export interface SmartPlusCampaignsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ campaigns. (1 to 20 items) */
  campaign_ids: string[]
}

/** Params of smart_plus_ad_groups.list. */
export interface SmartPlusAdGroupsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    adgroup_ids?: string[]
    objective_type?: string
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  page_size?: number
}

export interface SmartPlusAdGroup {
  adgroup_id: string
  advertiser_id?: string
  campaign_id?: string
  campaign_name?: string
  adgroup_name?: string
  billing_event?: string | null
  bid_type?: string | null
  bid_price?: number | null
  budget?: number | null
  budget_mode?: string | null
  operation_status?: string
  create_time?: string
  modify_time?: string
}

/** Params of smart_plus_ad_groups.delete. */
export interface SmartPlusAdGroupsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Params of smart_plus_ad_groups.enable. */
export interface SmartPlusAdGroupsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Params of smart_plus_ad_groups.disable. */
export interface SmartPlusAdGroupsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ad groups. (1 to 20 items) */
  adgroup_ids: string[]
}

/** Params of smart_plus_ads.list. */
export interface SmartPlusAdsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    campaign_ids?: string[]
    adgroup_ids?: string[]
    objective_type?: string
    creation_filter_start_time?: string
    creation_filter_end_time?: string
  }
  /** Fields of the records. Defaults to all. */
  fields?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface SmartPlusAd {
  smart_plus_ad_id: string
  advertiser_id?: string
  campaign_id?: string
  campaign_name?: string
  adgroup_id?: string
  adgroup_name?: string
  ad_name?: string
  create_time?: string
}

/** Params of smart_plus_ads.delete. */
export interface SmartPlusAdsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ads. (1 to 20 items) */
  smart_plus_ad_ids: string[]
}

/** Params of smart_plus_ads.enable. */
export interface SmartPlusAdsEnableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ads. (1 to 20 items) */
  smart_plus_ad_ids: string[]
}

/** Params of smart_plus_ads.disable. */
export interface SmartPlusAdsDisableParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the Smart+ ads. (1 to 20 items) */
  smart_plus_ad_ids: string[]
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
  /** The level of the rows. */
  data_level?:
    | "AUCTION_AD"
    | "AUCTION_ADGROUP"
    | "AUCTION_ADVERTISER"
    | "AUCTION_CAMPAIGN"
    | "RESERVATION_AD"
    | "RESERVATION_ADGROUP"
    | "RESERVATION_ADVERTISER"
    | "RESERVATION_CAMPAIGN"
  /** The way in which ads are bought. */
  service_type?: "AUCTION" | "RESERVATION"
  /** Dimensions, such as `campaign_id` and `stat_time_day`. */
  dimensions?: string[]
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
  /** Conditions of the rows. */
  filtering?: {
    field_name: string
    filter_type: "BETWEEN" | "GREATER_EQUAL" | "GREATER_THAN" | "IN" | "LOWER_EQUAL" | "LOWER_THAN" | "MATCH" | "RANGE"
    filter_value: string
  }[]
  /** Whether to add the totals, as `total_metrics`. */
  enable_total_metrics?: boolean
  /** Whether days of several accounts begin in UTC. */
  multi_adv_report_in_utc_time?: boolean
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
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

/** Params of report_tasks.get. */
export interface ReportTasksGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the report. */
  task_id: string
}

export interface ReportTaskState {
  status?: string
  message?: string | null
}

/**
 * Params of report_tasks.create. Needs advertiser_id, or advertiser_ids. Takes only one of advertiser_id,
 * advertiser_ids.
 */
export interface ReportTasksCreateParams {
  /** The ad account. */
  advertiser_id?: string
  /** Several ad accounts. (at most 5 items) */
  advertiser_ids?: string[]
  /** The type of the report. */
  report_type: "AUDIENCE" | "BASIC" | "CATALOG"
  /** The level of the rows. */
  data_level?:
    | "AUCTION_AD"
    | "AUCTION_ADGROUP"
    | "AUCTION_ADVERTISER"
    | "AUCTION_CAMPAIGN"
    | "RESERVATION_AD"
    | "RESERVATION_ADGROUP"
    | "RESERVATION_ADVERTISER"
    | "RESERVATION_CAMPAIGN"
  /** The way in which ads are bought. */
  service_type?: "AUCTION" | "RESERVATION"
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
  /** Conditions of the rows. */
  filtering?: {
    field_name: string
    filter_type: "BETWEEN" | "GREATER_EQUAL" | "GREATER_THAN" | "IN" | "LOWER_EQUAL" | "LOWER_THAN" | "MATCH" | "RANGE"
    filter_value: string
  }[]
  /** The format. */
  output_format?: "CSV_STRING" | "CSV_DOWNLOAD" | "XLSX_DOWNLOAD"
  /** The name of the exported file. */
  file_name?: string
}

export interface ReportTask {
  task_id: string
}

/** Params of report_tasks.cancel. */
export interface ReportTasksCancelParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the report. */
  task_id: string
}

/** Params of audiences.list. */
export interface AudiencesListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Filters by ID. (at most 100 items) */
  custom_audience_ids?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface Audience {
  audience_id: string
  name?: string | null
  audience_type?: string | null
  calculate_type?: string | null
  cover_num?: number | null
  is_valid?: boolean | null
  is_expiring?: boolean | null
  is_creator?: boolean | null
  shared?: boolean | null
  create_time?: string | null
  expired_time?: string | null
}

/** Params of audiences.get. */
export interface AudiencesGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the audience to get. */
  audience_id: string
}

export interface AudienceDetails {
  audience_id: string
  name?: string | null
  type?: string | null
  audience_sub_type?: string | null
  calculate_type?: string | null
  cover_num?: number | null
  is_valid?: boolean | null
  is_expiring?: boolean | null
  is_creator?: boolean | null
  is_auto_refresh?: boolean | null
  shared?: boolean | null
  owner_id?: string | null
  msg?: string | null
  error_msg?: string | null
  /** The rule, as TikTok documents it. */
  rule?: unknown
  lookalike_spec?: LookalikeInfo | null
  create_time?: string | null
  expired_time?: string | null
}

export interface LookalikeInfo {
  source_audience_id?: string | null
  audience_size?: string | null
  include_source?: boolean | null
  mobile_os?: string | null
  placements?: string[] | null
  location_ids?: string[] | null
}

/** Params of audiences.create. */
export interface AudiencesCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name. (at most 128 characters) */
  custom_audience_name: string
  /** The kind of hashed values in the files. */
  calculate_type:
    | "EMAIL_SHA256"
    | "FIRST_MD5"
    | "FIRST_SHA256"
    | "GAID_MD5"
    | "GAID_SHA256"
    | "IDFA_MD5"
    | "IDFA_SHA256"
    | "MULTIPLE_TYPES"
    | "PHONE_SHA256"
  /** Paths of the files, as `audience_files.upload` returns them. (1 to 500 items) */
  file_paths: string[]
  /** The use of the audience. */
  audience_sub_type?: "NORMAL" | "REACH_FREQUENCY"
  /** Days until people leave the audience. (1 to 365) */
  retention_in_days?: number
}

export interface CreatedAudience {
  audience_id: string
}

/** Params of audiences.update. */
export interface AudiencesUpdateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the audience to change. */
  custom_audience_id: string
  /** The new name. (at most 128 characters) */
  custom_audience_name?: string
  /** The use of the files: replace, add or remove people. Defaults to `REPLACE`. */
  action?: "REPLACE" | "APPEND" | "REMOVE"
  /** Paths of the files, as `audience_files.upload` returns them. */
  file_paths?: string[]
}

/** Params of audiences.delete. */
export interface AudiencesDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the audiences. (1 to 100 items) */
  custom_audience_ids: string[]
}

/** Params of audiences.create_lookalike. */
export interface AudiencesCreateLookalikeParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name. (at most 128 characters) */
  custom_audience_name: string
  /** The audience to resemble, and how closely. */
  lookalike_spec: {
    source_audience_id: string
    audience_size: "BALANCED" | "BROAD" | "NARROW"
    include_source: boolean
    mobile_os: "ALL" | "ANDROID" | "IOS"
    placements: string[]
    location_ids: string[]
  }
}

/** Params of audiences.create_from_rules. */
export interface AudiencesCreateFromRulesParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name. (at most 128 characters) */
  custom_audience_name: string
  /** The source of events. */
  audience_type:
    | "APP"
    | "BUSINESS_ACCOUNT"
    | "ENGAGEMENT"
    | "ENGAGEMENT_LIVE_VIDEO"
    | "ENGAGEMENT_ORGANIC_VIDEO"
    | "LEAD_GENERATION"
    | "OFFLINE"
    | "PIXEL"
    | "TIKTOK_SHOP"
  /** `inclusion_rule_set`, and optionally `exclusion_rule_set`, as TikTok documents them. */
  rule_spec: { [k: string]: unknown }
  /** ID of the identity, for engagement. */
  identity_id?: string
  /** The type of the identity. */
  identity_type?: "AUTH_CODE" | "BC_AUTH_TT" | "BC_SELF_TT" | "CUSTOMIZED_USER" | "TT_USER" | "UNSET"
  /** Days until people leave the audience. (1 to 365) */
  retention_in_days?: number
  /** Whether the audience is kept up to date. */
  is_auto_refresh?: boolean
}

/** Searchable fields of audiences, in hosted mode. */
export interface AudiencesSearchFields {
  audience_id: string | null
  name: string | null
  audience_type: string | null
  calculate_type: string | null
  cover_num: number | null
  is_valid: boolean | null
  shared: boolean | null
  create_time: string | null
  expired_time: string | null
}

/** Params of audience_files.upload. */
export interface AudienceFilesUploadParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The file, with one hashed value a line. */
  file: FileInput
  /** The MD5 digest of the file, in hexadecimal. */
  file_signature: string
  /** The kind of hashed values in the file. */
  calculate_type:
    | "EMAIL_SHA256"
    | "FIRST_MD5"
    | "FIRST_SHA256"
    | "GAID_MD5"
    | "GAID_SHA256"
    | "IDFA_MD5"
    | "IDFA_SHA256"
    | "MAID_MD5"
    | "MAID_SHA256"
    | "MULTIPLE_TYPES"
    | "PHONE_SHA256"
}

export interface AudienceFile {
  file_path: string
}

/** Params of saved_audiences.list. */
export interface SavedAudiencesListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Filters by ID. (at most 100 items) */
  saved_audience_ids?: string[]
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface SavedAudience {
  saved_audience_id: string
  saved_audience_name?: string
  age_groups?: string[] | null
  gender?: string | null
  languages?: string[] | null
  location_ids?: string[] | null
  operating_systems?: string[] | null
  network_types?: string[] | null
  interest_category_ids?: string[] | null
  interest_keyword_ids?: string[] | null
  audience_ids?: string[] | null
  excluded_audience_ids?: string[] | null
}

/** Params of saved_audiences.delete. */
export interface SavedAudiencesDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the saved audiences. (1 to 100 items) */
  saved_audience_ids: string[]
}

/** Params of pixels.list. */
export interface PixelsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Filters by ID. */
  pixel_id?: string
  /** Filters by code. */
  code?: string
  /** Filters by name. */
  name?: string
  /** The order. */
  order_by?: "LATEST_CREATE" | "EARLIEST_CREATE"
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 20. Defaults to 20. (1 to 20; default 20) */
  page_size?: number
}

export interface Pixel {
  pixel_id: string
  pixel_code?: string
  pixel_name?: string
  pixel_category?: string | null
  partner_name?: string | null
  activity_status?: string | null
  create_time?: string | null
}

/** Params of pixels.create. */
export interface PixelsCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name in Events Manager. */
  pixel_name: string
  /** The kind of the website. */
  pixel_category?: "CONTACTS" | "CUSTOMIZE_EVENTS" | "FILLING_FORM" | "LANDING_PAGE" | "ONLINE_STORE"
  /** The platform of the website. */
  partner_name?: string
}

/** Params of pixels.update. */
export interface PixelsUpdateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the pixel to change. */
  pixel_id: string
  /** The name in Events Manager. */
  pixel_name: string
  /** Values by which people are matched. */
  advanced_matching_fields?: {
    email?: boolean
    phone_number?: boolean
  }
}

/** Searchable fields of pixels, in hosted mode. */
export interface PixelsSearchFields {
  pixel_id: string | null
  pixel_name: string | null
  pixel_code: string | null
  activity_status: string | null
  create_time: string | null
}

/** Params of pixel_event_stats.list. */
export interface PixelEventStatsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the pixels. (at least 1 items) */
  pixel_ids: string[]
  /** The first and the last day. */
  date_range: {
    start_date: string
    end_date: string
  }
}

export interface PixelStats {
  pixel_id?: string
  /** Numbers of events, by their types and days. */
  statistics?: { [k: string]: unknown }[]
}

/** Params of videos.list. */
export interface VideosListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    video_ids?: string[]
    material_ids?: string[]
    width?: number
    height?: number
    ratio?: number[]
    displayable?: boolean
  }
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface Video {
  video_id: string
  file_name?: string | null
  material_id?: string | null
  format?: string | null
  duration?: number | null
  width?: number | null
  height?: number | null
  size?: number | null
  bit_rate?: number | null
  signature?: string | null
  video_cover_url?: string | null
  preview_url?: string | null
  preview_url_expire_time?: string | null
  allow_download?: boolean | null
  displayable?: boolean | null
  create_time?: string | null
  modify_time?: string | null
}

/** Params of videos.get. */
export interface VideosGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the video to get. */
  video_id: string
}

/** Params of videos.create. */
export interface VideosCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The URL of the video. */
  video_url: string
  /** The name. (at most 100 characters) */
  file_name?: string
  /** Whether TikTok looks for issues. */
  flaw_detect?: boolean
  /** Whether TikTok mends issues. */
  auto_fix_enabled?: boolean
  /** Whether the mended video is added. */
  auto_bind_enabled?: boolean
}

/** Params of videos.upload. */
export interface VideosUploadParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The video. */
  video_file: FileInput
  /** The MD5 digest of the video, in hexadecimal. */
  video_signature: string
  /** The name. (at most 100 characters) */
  file_name?: string
}

/** Searchable fields of videos, in hosted mode. */
export interface VideosSearchFields {
  video_id: string | null
  file_name: string | null
  format: string | null
  duration: number | null
  width: number | null
  height: number | null
  create_time: string | null
  modify_time: string | null
}

/** Params of images.get. */
export interface ImagesGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the image to get. */
  image_id: string
}

export interface Image {
  image_id: string
  file_name?: string | null
  material_id?: string | null
  format?: string | null
  width?: number | null
  height?: number | null
  size?: number | null
  signature?: string | null
  image_url?: string | null
  is_carousel_usable?: boolean | null
  displayable?: boolean | null
  create_time?: string | null
  modify_time?: string | null
}

/** Params of images.create. */
export interface ImagesCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The URL of the image. */
  image_url: string
  /** The name. (at most 100 characters) */
  file_name?: string
}

/** Params of images.upload. */
export interface ImagesUploadParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The image. */
  image_file: FileInput
  /** The MD5 digest of the image, in hexadecimal. */
  image_signature: string
  /** The name. (at most 100 characters) */
  file_name?: string
}

/** Params of identities.list. */
export interface IdentitiesListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The type of the identity. */
  identity_type?: "AUTH_CODE" | "BC_AUTH_TT" | "BC_SELF_TT" | "CUSTOMIZED_USER" | "TT_USER" | "UNSET"
  /** ID of the Business Center that authorizes, for BC_AUTH_TT. */
  identity_authorized_bc_id?: string
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Number of records of a page. Defaults to 10. (at least 1) */
  page_size?: number
}

export interface Identity {
  identity_id: string
  identity_type?: string | null
  display_name?: string | null
  profile_image?: string | null
  identity_authorized_bc_id?: string | null
}

/** Params of identities.create. */
export interface IdentitiesCreateParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The name. (at most 100 characters) */
  display_name: string
  /** ID of the image of the avatar. */
  image_uri: string
}

/** Params of portfolios.list. */
export interface PortfoliosListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** Conditions of the list. */
  filtering?: {
    creative_portfolio_ids?: string[]
    creative_portfolio_types?: string[]
  }
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface Portfolio {
  creative_portfolio_id: string
  creative_portfolio_type?: string
  creative_portfolio_preview_url?: string | null
  /** The parts, as TikTok documents them for each type. */
  portfolio_content?: { [k: string]: unknown }[]
}

/** Params of portfolios.get. */
export interface PortfoliosGetParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the portfolio to get. */
  creative_portfolio_id: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the ad group. */
  adgroup_id: string
  /** The earliest time, in UTC. */
  start_time: string
  /** The latest time, in UTC. */
  end_time: string
  /** Filters by type. */
  comment_type?: ("ALL" | "COMMENT" | "REPLY")[]
  /** Filters by status. */
  comment_status?: ("ALL" | "HIDDEN" | "PUBLIC")[]
  /** The order. */
  sort_field?: "CREATE_TIME" | "LIKES" | "REPLIES" | "SMART"
  /** The direction of the order. */
  sort_type?: "ASC" | "DESC"
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Number of records of a page. Defaults to 10. (at least 1) */
  page_size?: number
}

export interface Comment {
  comment_id: string
  comment_type?: string
  comment_status?: string
  content?: string
  create_time?: string
  likes?: number
  replies?: number
  is_pinned?: boolean
  original_comment_id?: string | null
  user_id?: string
  user_name?: string
  ad_id?: string
  ad_name?: string
  adgroup_id?: string
  adgroup_name?: string
  campaign_id?: string
  campaign_name?: string
  identity_id?: string
  identity_type?: string
  tiktok_item_id?: string
  can_delete?: boolean
  hit_blockedword?: boolean
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the comment to delete. */
  comment_id: string
  /** ID of the ad with the comment. */
  ad_id: string
  /** ID of the post. */
  tiktok_item_id: string
  /** ID of the identity that writes. */
  identity_id: string
  /** The type of the identity that writes. */
  identity_type: "AUTH_CODE" | "CUSTOMIZED_USER" | "TT_USER"
}

/** Params of comments.reply. */
export interface CommentsReplyParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** ID of the comment to reply to. */
  comment_id: string
  /** The words of the reply. */
  text: string
  /** ID of the ad with the comment. */
  ad_id: string
  /** ID of the post. */
  tiktok_item_id: string
  /** ID of the identity that writes. */
  identity_id: string
  /** The type of the identity that writes. */
  identity_type: "AUTH_CODE" | "CUSTOMIZED_USER" | "TT_USER"
}

export interface PostedComment {
  comment_id: string
  reply_to_comment_id?: string | null
  tiktok_item_id?: string
  text?: string
  create_time?: string
}

/** Params of comments.set_visibility. */
export interface CommentsSetVisibilityParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** IDs of the comments. (at least 1 items) */
  comment_ids: string[]
  /** The new status. */
  operation: "HIDDEN" | "PUBLIC"
}

/** Params of rules.list. */
export interface RulesListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The time zone of times. Defaults to UTC. */
  tzone?: string
  /** The number of the page, from 1. (at least 1) */
  page?: number
  /** Number of records of a page. Defaults to 10. (at least 1) */
  page_size?: number
}

export interface Rule {
  rule_id: string
  name?: string
  rule_status?: string
}

/** Params of regions.list. */
export interface RegionsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
  /** The language of the names. Defaults to `en`. */
  language?: string
}

export interface Region {
  region_id: string
  region_name?: string
  region_level?: string
  area_type?: string
  country_code?: string
  parent_id?: string
  support_below_18?: boolean
}

/** Params of apps.list. */
export interface AppsListParams {
  /** The ad account, such as `7012345678901234567`. */
  advertiser_id: string
}

export interface App {
  app_id: string
  app_name?: string
  platform?: string
  package_name?: string | null
  download_url?: string | null
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
