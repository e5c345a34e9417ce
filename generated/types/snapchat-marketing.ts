// Generated from definitions/snapchat-marketing.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Snapchat Marketing */
    "snapchat-marketing": SnapchatMarketing
  }
}

/**
 * Snapchat Marketing. Organizations, ad accounts, campaigns, ad squads, ads, creatives, media, audiences and metrics of
 * Snapchat.
 */
export interface SnapchatMarketing {
  operations: SnapchatMarketingOperations
  credentials: SnapchatMarketingCredentials
  config: SnapchatMarketingConfig
}

/** The operations, by entity and action. */
export interface SnapchatMarketingOperations {
  /** An organization, which owns ad accounts. */
  organizations: {
    /** Lists the organizations that you belong to. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
    /** Gets an organization by ID. */
    get: {
      params: OrganizationsGetParams
      records: Organization
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** An ad account of an organization. */
  adaccounts: {
    /** Lists the ad accounts of an organization. */
    list: {
      params: AdaccountsListParams
      records: AdAccount[]
      meta: {}
    }
    /** Gets an ad account by ID. */
    get: {
      params: AdaccountsGetParams
      records: AdAccount
      meta: {}
    }
    search: {
      fields: AdaccountsSearchFields
    }
  }
  /** A campaign of an ad account. */
  campaigns: {
    /** Lists the campaigns of an ad account. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign by ID. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates campaigns in an ad account. */
    create: {
      params: CampaignsCreateParams
      records: Campaign[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates campaigns. Snapchat replaces all of their fields. */
    update: {
      params: CampaignsUpdateParams
      records: Campaign[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes a campaign. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses or resumes a campaign. Its other fields stay. */
    set_status: {
      params: CampaignsSetStatusParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** An ad squad of a campaign, with its targeting, bid and budget. */
  adsquads: {
    /** Lists the ad squads of an ad account. */
    list: {
      params: AdsquadsListParams
      records: AdSquad[]
      meta: {}
    }
    /** Gets an ad squad by ID. */
    get: {
      params: AdsquadsGetParams
      records: AdSquad
      meta: {}
    }
    /** Creates ad squads in a campaign. */
    create: {
      params: AdsquadsCreateParams
      records: AdSquad[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates ad squads. Snapchat replaces all of their fields. */
    update: {
      params: AdsquadsUpdateParams
      records: AdSquad[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes an ad squad. */
    delete: {
      params: AdsquadsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses or resumes an ad squad. Its other fields stay. */
    set_status: {
      params: AdsquadsSetStatusParams
      records: AdSquad
      meta: {}
    }
    search: {
      fields: AdsquadsSearchFields
    }
  }
  /** An ad of an ad squad, which shows a creative. */
  ads: {
    /** Lists the ads of an ad account. */
    list: {
      params: AdsListParams
      records: Ad[]
      meta: {}
    }
    /** Gets an ad by ID. */
    get: {
      params: AdsGetParams
      records: Ad
      meta: {}
    }
    /** Creates ads in an ad squad from creatives. */
    create: {
      params: AdsCreateParams
      records: Ad[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates ads. Snapchat replaces all of their fields. */
    update: {
      params: AdsUpdateParams
      records: Ad[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes an ad. */
    delete: {
      params: AdsDeleteParams
      records: null
      meta: {}
    }
    /** Pauses or resumes an ad. Its other fields stay. */
    set_status: {
      params: AdsSetStatusParams
      records: Ad
      meta: {}
    }
    search: {
      fields: AdsSearchFields
    }
  }
  /** A creative: the media and texts of an ad. */
  creatives: {
    /** Lists the creatives of an ad account. */
    list: {
      params: CreativesListParams
      records: Creative[]
      meta: {}
    }
    /** Gets a creative by ID. */
    get: {
      params: CreativesGetParams
      records: Creative
      meta: {}
    }
    /** Creates creatives from media. */
    create: {
      params: CreativesCreateParams
      records: Creative[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    search: {
      fields: CreativesSearchFields
    }
  }
  /** A video or an image of creatives. */
  media: {
    /** Lists the media of an ad account. */
    list: {
      params: MediaListParams
      records: Media[]
      meta: {}
    }
    /** Gets a media by ID. */
    get: {
      params: MediaGetParams
      records: Media
      meta: {}
    }
    /** Creates media, whose files are then uploaded. */
    create: {
      params: MediaCreateParams
      records: Media[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Uploads the file of a media, of at most 32 MB. */
    upload: {
      params: MediaUploadParams
      records: UploadedMedia
      meta: {}
    }
    search: {
      fields: MediaSearchFields
    }
  }
  /** An audience of an ad account. */
  segments: {
    /** Lists the segments, which are audiences, of an ad account. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {}
    }
    /** Gets a segment by ID. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    /** Creates segments, such as an empty customer list. */
    create: {
      params: SegmentsCreateParams
      records: Segment[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes a segment. */
    delete: {
      params: SegmentsDeleteParams
      records: null
      meta: {}
    }
    /** Adds hashed users to a segment. */
    add_users: {
      params: SegmentsAddUsersParams
      records: null
      meta: {}
    }
    search: {
      fields: SegmentsSearchFields
    }
  }
  /** A pixel, which reports events of a website. */
  pixels: {
    /** Lists the pixels of an ad account. */
    list: {
      params: PixelsListParams
      records: Pixel[]
      meta: {}
    }
  }
  /** Metrics of a campaign on a day or in an hour. */
  campaign_stats: {
    /** Lists metrics of a campaign by day or hour. */
    list: {
      params: CampaignStatsListParams
      records: DayStats[]
      meta: {}
    }
  }
  /** Metrics of an ad squad on a day or in an hour. */
  adsquad_stats: {
    /** Lists metrics of an ad squad by day or hour. */
    list: {
      params: AdsquadStatsListParams
      records: DayStats[]
      meta: {}
    }
  }
  /** Metrics of an ad on a day or in an hour. */
  ad_stats: {
    /** Lists metrics of an ad by day or hour. */
    list: {
      params: AdStatsListParams
      records: DayStats[]
      meta: {}
    }
  }
  /** Spend of an ad account on a day or in an hour. */
  adaccount_stats: {
    /** Lists the spend of an ad account by day or hour. */
    list: {
      params: AdaccountStatsListParams
      records: DayStats[]
      meta: {}
    }
  }
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** Whether records have their ad accounts. */
  with_ad_accounts?: boolean
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Organization {
  id: string
  created_at?: string
  updated_at?: string
  name?: string
  type?: string
  state?: string | null
  country?: string
  postal_code?: string | null
  locality?: string | null
  address_line_1?: string | null
  administrative_district_level_1?: string | null
  my_display_name?: string | null
  my_member_id?: string | null
  roles?: string[] | null
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** ID of the organization. */
  id: string
}

/** Searchable fields of organizations, in hosted mode. */
export interface OrganizationsSearchFields {
  id: string | null
  name: string | null
  country: string | null
  type: string | null
}

/** Params of adaccounts.list. */
export interface AdaccountsListParams {
  /** The organization of the ad accounts. */
  organization_id: string
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface AdAccount {
  id: string
  created_at?: string
  updated_at?: string
  name?: string
  type?: string
  status?: string
  organization_id?: string
  currency?: string
  timezone?: string
  advertiser?: string | null
  advertiser_organization_id?: string | null
  lifetime_spend_cap_micro?: number | null
  billing_type?: string | null
  funding_source_ids?: string[] | null
}

/** Params of adaccounts.get. */
export interface AdaccountsGetParams {
  /** ID of the ad account. */
  id: string
}

/** Searchable fields of adaccounts, in hosted mode. */
export interface AdaccountsSearchFields {
  id: string | null
  name: string | null
  status: string | null
  currency: string | null
  timezone: string | null
  organization_id: string | null
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Whether deleted campaigns are listed, too. */
  read_deleted_entities?: boolean
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Campaign {
  id: string
  created_at?: string
  updated_at?: string
  ad_account_id?: string
  name?: string
  status?: string
  objective?: string | null
  objective_v2_properties?: ({
    objective_v2_type?: "APP_PROMOTION" | "AWARENESS_AND_ENGAGEMENT" | "LEADS" | "SALES" | "TRAFFIC"
  } | null)
  buy_model?: string | null
  start_time?: string | null
  end_time?: string | null
  daily_budget_micro?: number | null
  lifetime_spend_cap_micro?: number | null
  deleted?: boolean | null
  delivery_status?: string[] | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** ID of the campaign. */
  id: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** The new campaigns. (1 to 100 items) */
  campaigns: {
    ad_account_id: string
    name: string
    status: string
    objective?: string
    objective_v2_properties?: {
      objective_v2_type?: "APP_PROMOTION" | "AWARENESS_AND_ENGAGEMENT" | "LEADS" | "SALES" | "TRAFFIC"
    }
    buy_model?: string
    start_time: string
    end_time?: string
    daily_budget_micro?: number
    lifetime_spend_cap_micro?: number
  }[]
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** The changed campaigns, each with its ID and all required fields. (1 to 100 items) */
  campaigns: {
    id: string
    ad_account_id: string
    name: string
    status: string
    objective?: string
    objective_v2_properties?: {
      objective_v2_type?: "APP_PROMOTION" | "AWARENESS_AND_ENGAGEMENT" | "LEADS" | "SALES" | "TRAFFIC"
    }
    buy_model?: string
    start_time?: string
    end_time?: string
    daily_budget_micro?: number
    lifetime_spend_cap_micro?: number
  }[]
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** ID of the campaign. */
  id: string
}

/** Params of campaigns.set_status. */
export interface CampaignsSetStatusParams {
  /** The ad account of the campaign. */
  ad_account_id: string
  /** The campaign to pause or to resume. */
  id: string
  /** The new status. */
  status: "ACTIVE" | "PAUSED"
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  name: string | null
  ad_account_id: string | null
  status: string | null
  objective: string | null
  daily_budget_micro: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of adsquads.list. */
export interface AdsquadsListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Whether deleted ad squads are listed, too. */
  read_deleted_entities?: boolean
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface AdSquad {
  id: string
  created_at?: string
  updated_at?: string
  campaign_id?: string
  name?: string
  status?: string
  type?: string
  /** The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`. */
  placement_v2?: { [k: string]: unknown } | null
  auto_bid?: boolean | null
  conversion_window?: string | null
  pacing_type?: string | null
  delivery_constraint?: string | null
  child_ad_type?: string | null
  optimization_goal?: string
  billing_event?: string
  bid_strategy?: string | null
  bid_micro?: number | null
  daily_budget_micro?: number | null
  lifetime_budget_micro?: number | null
  start_time?: string | null
  end_time?: string | null
  pixel_id?: string | null
  /** The targets, as Snap documents them: geos, demographics, interests and segments. */
  targeting?: { [k: string]: unknown } | null
  deleted?: boolean | null
  delivery_status?: string[] | null
}

/** Params of adsquads.get. */
export interface AdsquadsGetParams {
  /** ID of the ad squad. */
  id: string
}

/** Params of adsquads.create. */
export interface AdsquadsCreateParams {
  /** The campaign of the ad squads. */
  campaign_id: string
  /** The new ad squads. (1 to 100 items) */
  adsquads: {
    campaign_id: string
    name: string
    status: string
    type: string
    /** The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`. */
    placement_v2?: { [k: string]: unknown }
    conversion_window?: string
    pacing_type?: string
    optimization_goal: string
    billing_event: string
    bid_strategy?: "AUTO_BID" | "LOWEST_COST_WITH_MAX_BID" | "TARGET_COST"
    bid_micro?: number
    daily_budget_micro?: number
    lifetime_budget_micro?: number
    start_time?: string
    end_time?: string
    pixel_id?: string
    /** The targets, as Snap documents them: geos, demographics, interests and segments. */
    targeting: { [k: string]: unknown }
  }[]
}

/** Params of adsquads.update. */
export interface AdsquadsUpdateParams {
  /** The campaign of the ad squads. */
  campaign_id: string
  /** The changed ad squads, each with its ID and all required fields. (1 to 100 items) */
  adsquads: {
    id: string
    campaign_id: string
    name: string
    status: string
    type: string
    /** The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`. */
    placement_v2?: { [k: string]: unknown }
    conversion_window?: string
    pacing_type?: string
    optimization_goal: string
    billing_event: string
    bid_strategy?: "AUTO_BID" | "LOWEST_COST_WITH_MAX_BID" | "TARGET_COST"
    bid_micro?: number
    daily_budget_micro?: number
    lifetime_budget_micro?: number
    start_time?: string
    end_time?: string
    pixel_id?: string
    /** The targets, as Snap documents them: geos, demographics, interests and segments. */
    targeting?: { [k: string]: unknown }
  }[]
}

/** Params of adsquads.delete. */
export interface AdsquadsDeleteParams {
  /** ID of the ad squad. */
  id: string
}

/** Params of adsquads.set_status. */
export interface AdsquadsSetStatusParams {
  /** The campaign of the ad squad. */
  campaign_id: string
  /** The ad squad to pause or to resume. */
  id: string
  /** The new status. */
  status: "ACTIVE" | "PAUSED"
}

/** Searchable fields of adsquads, in hosted mode. */
export interface AdsquadsSearchFields {
  id: string | null
  name: string | null
  campaign_id: string | null
  status: string | null
  optimization_goal: string | null
  daily_budget_micro: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of ads.list. */
export interface AdsListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Whether deleted ads are listed, too. */
  read_deleted_entities?: boolean
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Ad {
  id: string
  created_at?: string
  updated_at?: string
  ad_squad_id?: string
  name?: string
  status?: string
  type?: string
  creative_id?: string
  render_type?: string | null
  review_status?: string
  review_status_reasons?: string[] | null
  deleted?: boolean | null
  delivery_status?: string[] | null
}

/** Params of ads.get. */
export interface AdsGetParams {
  /** ID of the ad. */
  id: string
}

/** Params of ads.create. */
export interface AdsCreateParams {
  /** The ad squad of the ads. */
  ad_squad_id: string
  /** The new ads. (1 to 100 items) */
  ads: {
    ad_squad_id: string
    name: string
    status: string
    type: string
    creative_id: string
  }[]
}

/** Params of ads.update. */
export interface AdsUpdateParams {
  /** The ad squad of the ads. */
  ad_squad_id: string
  /** The changed ads, each with its ID and all required fields. (1 to 100 items) */
  ads: {
    id: string
    ad_squad_id: string
    name: string
    status: string
    type: string
    creative_id: string
  }[]
}

/** Params of ads.delete. */
export interface AdsDeleteParams {
  /** ID of the ad. */
  id: string
}

/** Params of ads.set_status. */
export interface AdsSetStatusParams {
  /** The ad squad of the ad, as `ads.get` has it. */
  ad_squad_id: string
  /** The ad to pause or to resume. */
  id: string
  /** The new status. */
  status: "ACTIVE" | "PAUSED"
}

/** Searchable fields of ads, in hosted mode. */
export interface AdsSearchFields {
  id: string | null
  name: string | null
  ad_squad_id: string | null
  creative_id: string | null
  status: string | null
  review_status: string | null
  type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of creatives.list. */
export interface CreativesListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Creative {
  id: string
  created_at?: string
  updated_at?: string
  ad_account_id?: string
  name?: string
  type?: string
  headline?: string | null
  brand_name?: string | null
  profile_properties?: {
    profile_id?: string
  } | null
  call_to_action?: string | null
  top_snap_media_id?: string | null
  shareable?: boolean | null
  ad_product?: string | null
  packaging_status?: string | null
  review_status?: string | null
  render_type?: string | null
  web_view_properties?: ({
    url?: string
    allow_snap_javascript_sdk?: boolean | null
    block_preload?: boolean | null
  } | null)
}

/** Params of creatives.get. */
export interface CreativesGetParams {
  /** ID of the creative. */
  id: string
}

/** Params of creatives.create. */
export interface CreativesCreateParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** The new creatives. (1 to 100 items) */
  creatives: {
    ad_account_id: string
    name: string
    type: string
    /** (at most 34 characters) */
    headline: string
    profile_properties: {
      profile_id: string
    }
    /** (at most 32 characters) */
    brand_name?: string
    call_to_action?: string
    top_snap_media_id?: string
    shareable?: boolean
    ad_product?: string
    web_view_properties?: {
      url?: string
      allow_snap_javascript_sdk?: boolean | null
      block_preload?: boolean | null
    }
  }[]
}

/** Searchable fields of creatives, in hosted mode. */
export interface CreativesSearchFields {
  id: string | null
  name: string | null
  ad_account_id: string | null
  headline: string | null
  brand_name: string | null
  review_status: string | null
  type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of media.list. */
export interface MediaListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Media {
  id: string
  created_at?: string
  updated_at?: string
  ad_account_id?: string
  name?: string
  type?: string
  media_status?: string
  file_name?: string | null
  download_link?: string | null
  duration_in_seconds?: number | null
  file_size_in_bytes?: number | null
}

/** Params of media.get. */
export interface MediaGetParams {
  /** ID of the media. */
  id: string
}

/** Params of media.create. */
export interface MediaCreateParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** The new media. (1 to 100 items) */
  media: {
    ad_account_id: string
    name: string
    type: "IMAGE" | "VIDEO"
  }[]
}

/** Params of media.upload. */
export interface MediaUploadParams {
  /** ID of the media. */
  id: string
  /** The video or the image. */
  file: FileInput
}

export interface UploadedMedia {
  id: string
  name?: string
  type?: string
  media_status?: string
  file_name?: string | null
  download_link?: string | null
}

/** Searchable fields of media, in hosted mode. */
export interface MediaSearchFields {
  id: string | null
  name: string | null
  ad_account_id: string | null
  media_status: string | null
  type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** Maximum number of records, 50 to 1,000. Defaults to 1,000. (at most 1000; default 1000) */
  limit?: number
  /** The cursor of the next page. */
  cursor?: string
}

export interface Segment {
  id: string
  created_at?: string
  updated_at?: string
  ad_account_id?: string
  organization_id?: string | null
  name?: string
  description?: string | null
  status?: string
  targetable_status?: string | null
  upload_status?: string | null
  source_type?: string
  retention_in_days?: number | null
  approximate_number_users?: number | null
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** ID of the segment. */
  id: string
}

/** Params of segments.create. */
export interface SegmentsCreateParams {
  /** The ad account of the records. */
  ad_account_id: string
  /** The new segments. (1 to 100 items) */
  segments: {
    ad_account_id: string
    name: string
    source_type: string
    description?: string
    retention_in_days: number
  }[]
}

/** Params of segments.delete. */
export interface SegmentsDeleteParams {
  /** ID of the segment. */
  id: string
}

/** Params of segments.add_users. */
export interface SegmentsAddUsersParams {
  /** ID of the segment. */
  id: string
  /** Lists of hashes, each with the kind of its identifiers. (at least 1 items) */
  users: {
    schema: string[]
    data: string[][]
  }[]
}

/** Searchable fields of segments, in hosted mode. */
export interface SegmentsSearchFields {
  id: string | null
  name: string | null
  ad_account_id: string | null
  status: string | null
  source_type: string | null
  approximate_number_users: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of pixels.list. */
export interface PixelsListParams {
  /** The ad account of the records. */
  ad_account_id: string
}

export interface Pixel {
  id: string
  created_at?: string
  updated_at?: string
  name?: string
  status?: string
  ad_account_id?: string
  pixel_javascript?: string | null
  effective_status?: string | null
}

/** Params of campaign_stats.list. */
export interface CampaignStatsListParams {
  /** ID of the campaign. */
  id: string
  /** The first time, on a full hour with its offset. */
  start_time: string
  /** The time after the last one, on a full hour with its offset. */
  end_time: string
  /** The period of a record. Defaults to days. (default "DAY") */
  granularity?: "DAY" | "HOUR"
  /** The time after a swipe in which conversions count. Defaults to that of the ad account. */
  swipe_up_attribution_window?: "1_DAY" | "7_DAY" | "28_DAY"
  /** The time after a view in which conversions count. Defaults to that of the ad account. */
  view_attribution_window?: "1_HOUR" | "3_HOUR" | "6_HOUR" | "1_DAY" | "7_DAY" | "28_DAY"
  /** Names of metrics. Defaults to impressions and spend. */
  fields?: string[]
}

export interface DayStats {
  start_time: string
  end_time?: string
  stats?: {
    [k: string]: number | null
  }
}

/** Params of adsquad_stats.list. */
export interface AdsquadStatsListParams {
  /** ID of the ad squad. */
  id: string
  /** The first time, on a full hour with its offset. */
  start_time: string
  /** The time after the last one, on a full hour with its offset. */
  end_time: string
  /** The period of a record. Defaults to days. (default "DAY") */
  granularity?: "DAY" | "HOUR"
  /** The time after a swipe in which conversions count. Defaults to that of the ad account. */
  swipe_up_attribution_window?: "1_DAY" | "7_DAY" | "28_DAY"
  /** The time after a view in which conversions count. Defaults to that of the ad account. */
  view_attribution_window?: "1_HOUR" | "3_HOUR" | "6_HOUR" | "1_DAY" | "7_DAY" | "28_DAY"
  /** Names of metrics. Defaults to impressions and spend. */
  fields?: string[]
}

/** Params of ad_stats.list. */
export interface AdStatsListParams {
  /** ID of the ad. */
  id: string
  /** The first time, on a full hour with its offset. */
  start_time: string
  /** The time after the last one, on a full hour with its offset. */
  end_time: string
  /** The period of a record. Defaults to days. (default "DAY") */
  granularity?: "DAY" | "HOUR"
  /** The time after a swipe in which conversions count. Defaults to that of the ad account. */
  swipe_up_attribution_window?: "1_DAY" | "7_DAY" | "28_DAY"
  /** The time after a view in which conversions count. Defaults to that of the ad account. */
  view_attribution_window?: "1_HOUR" | "3_HOUR" | "6_HOUR" | "1_DAY" | "7_DAY" | "28_DAY"
  /** Names of metrics. Defaults to impressions and spend. */
  fields?: string[]
}

/** Params of adaccount_stats.list. */
export interface AdaccountStatsListParams {
  /** ID of the ad account. */
  id: string
  /** The first time, on a full hour with its offset. */
  start_time: string
  /** The time after the last one, on a full hour with its offset. */
  end_time: string
  /** The period of a record. Defaults to days. (default "DAY") */
  granularity?: "DAY" | "HOUR"
}

/** Credentials by auth variant. */
export interface SnapchatMarketingCredentials {
  oauth: SnapchatMarketingOauthCredentials
}

/** Snapchat account */
export interface SnapchatMarketingOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface SnapchatMarketingConfig { [k: string]: never }
