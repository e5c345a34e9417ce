// Generated from definitions/pinterest.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Pinterest */
    "pinterest": Pinterest
  }
}

/**
 * Pinterest. Boards, Pins, catalogs and analytics of Pinterest accounts, and campaigns, ad groups, ads, audiences,
 * keywords, tags, lead forms and reports of their ad accounts.
 */
export interface Pinterest {
  operations: PinterestOperations
  credentials: PinterestCredentials
  config: PinterestConfig
}

/** The operations, by entity and action. */
export interface PinterestOperations {
  /** The account that the token belongs to. */
  user_account: {
    /** Gets your account, with its numbers of followers and Pins. */
    get: {
      params: UserAccountGetParams
      records: Account
      meta: {}
    }
  }
  /** Metrics of the Pins of an account, by group and day. */
  user_analytics: {
    /** Lists metrics of your account by day for at most 90 days, in one group or by a split. */
    list: {
      params: UserAnalyticsListParams
      records: Analytics[]
      meta: {}
    }
  }
  /** A Pin among the best of an account, with its metrics. */
  top_pins: {
    /** Lists the Pins of your account with the highest value of a metric. */
    list: {
      params: TopPinsListParams
      records: TopPin[]
      meta: {
        sort_by: unknown
      }
    }
  }
  /** A board, which holds Pins. */
  boards: {
    /** Lists the boards of your account. */
    list: {
      params: BoardsListParams
      records: Board[]
      meta: {}
    }
    /** Gets a board by ID. */
    get: {
      params: BoardsGetParams
      records: Board
      meta: {}
    }
    /** Creates a board. */
    create: {
      params: BoardsCreateParams
      records: Board
      meta: {}
    }
    /** Updates the name, the description or the privacy of a board. */
    update: {
      params: BoardsUpdateParams
      records: Board
      meta: {}
    }
    /** Deletes a board with its Pins. */
    delete: {
      params: BoardsDeleteParams
      records: null
      meta: {}
    }
    /** Searches the boards of your account by words. */
    api_search: {
      params: BoardsApiSearchParams
      records: Board[]
      meta: {
        bookmark: string | null
      }
    }
    search: {
      fields: BoardsSearchFields
    }
  }
  /** A section of a board. */
  board_sections: {
    /** Lists the sections of a board. */
    list: {
      params: BoardSectionsListParams
      records: BoardSection[]
      meta: {}
    }
    /** Creates a section in a board. */
    create: {
      params: BoardSectionsCreateParams
      records: BoardSection
      meta: {}
    }
    /** Renames a section of a board. */
    update: {
      params: BoardSectionsUpdateParams
      records: BoardSection
      meta: {}
    }
    /** Deletes a section of a board. */
    delete: {
      params: BoardSectionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BoardSectionsSearchFields
    }
  }
  /** A Pin of a board. */
  board_pins: {
    /** Lists the Pins of a board. */
    list: {
      params: BoardPinsListParams
      records: Pin[]
      meta: {}
    }
    search: {
      fields: BoardPinsSearchFields
    }
  }
  /** A Pin of a section of a board. */
  section_pins: {
    /** Lists the Pins of a section of a board. */
    list: {
      params: SectionPinsListParams
      records: Pin[]
      meta: {}
    }
  }
  /** A Pin of the account. */
  pins: {
    /** Lists the Pins of your account. */
    list: {
      params: PinsListParams
      records: Pin[]
      meta: {}
    }
    /** Gets a Pin by ID. */
    get: {
      params: PinsGetParams
      records: Pin
      meta: {}
    }
    /** Creates a Pin on a board from an image or a video. */
    create: {
      params: PinsCreateParams
      records: Pin
      meta: {}
    }
    /** Updates a Pin, or moves it to another board. */
    update: {
      params: PinsUpdateParams
      records: Pin
      meta: {}
    }
    /** Deletes a Pin. */
    delete: {
      params: PinsDeleteParams
      records: null
      meta: {}
    }
    /** Searches the Pins of your account by words. */
    api_search: {
      params: PinsApiSearchParams
      records: Pin[]
      meta: {
        bookmark: string | null
      }
    }
    /** Saves a Pin to one of your boards. */
    save: {
      params: PinsSaveParams
      records: Pin
      meta: {}
    }
  }
  /** Metrics of a Pin, by group and day. */
  pin_analytics: {
    /** Lists metrics of a Pin by day for at most 90 days, in one group or by a split. */
    list: {
      params: PinAnalyticsListParams
      records: Analytics[]
      meta: {}
    }
  }
  /** A video that was uploaded for a Pin. */
  media: {
    /** Lists the uploads of media. */
    list: {
      params: MediaListParams
      records: Media[]
      meta: {}
    }
    /** Gets the state of an upload of media. */
    get: {
      params: MediaGetParams
      records: Media
      meta: {}
    }
  }
  /** A search term that trends in a region. */
  trending_keywords: {
    /** Lists the search terms that trend in a region. */
    list: {
      params: TrendingKeywordsListParams
      records: TrendingKeyword[]
      meta: {}
    }
  }
  /** An ad account that you own or share. */
  ad_accounts: {
    /** Lists the ad accounts that you can access. */
    list: {
      params: AdAccountsListParams
      records: AdAccount[]
      meta: {}
    }
    /** Gets an ad account by ID. */
    get: {
      params: AdAccountsGetParams
      records: AdAccount
      meta: {}
    }
    search: {
      fields: AdAccountsSearchFields
    }
  }
  /** Metrics of an ad account for a period. */
  ad_account_analytics: {
    /** Lists metrics of an ad account by period. */
    list: {
      params: AdAccountAnalyticsListParams
      records: ReportRow[]
      meta: {}
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
    /** Creates up to 30 campaigns. */
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
    /** Updates up to 30 campaigns, such as their names, budgets or statuses. */
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
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** Metrics of a campaign for a period. */
  campaign_analytics: {
    /** Lists metrics of campaigns by period. */
    list: {
      params: CampaignAnalyticsListParams
      records: ReportRow[]
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
    /** Gets an ad group by ID. */
    get: {
      params: AdGroupsGetParams
      records: AdGroup
      meta: {}
    }
    /** Creates up to 30 ad groups in campaigns. */
    create: {
      params: AdGroupsCreateParams
      records: AdGroup[]
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
    /** Updates up to 30 ad groups, such as their bids, budgets or targeting. */
    update: {
      params: AdGroupsUpdateParams
      records: AdGroup[]
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
      fields: AdGroupsSearchFields
    }
  }
  /** Metrics of an ad group for a period. */
  ad_group_analytics: {
    /** Lists metrics of ad groups by period. */
    list: {
      params: AdGroupAnalyticsListParams
      records: ReportRow[]
      meta: {}
    }
  }
  /** An ad of an ad group, which promotes a Pin. */
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
    /** Creates up to 30 ads from Pins. */
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
    /** Updates up to 30 ads, such as their statuses or destinations. */
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
    search: {
      fields: AdsSearchFields
    }
  }
  /** Metrics of an ad for a period. */
  ad_analytics: {
    /** Lists metrics of ads by period. */
    list: {
      params: AdAnalyticsListParams
      records: ReportRow[]
      meta: {}
    }
  }
  /** A report of an ad account, which Pinterest makes as a file. */
  reports: {
    /** Gets the state of a report and the URL of its file. */
    get: {
      params: ReportsGetParams
      records: ReportFile
      meta: {}
    }
    /** Begins a report of an ad account. Its token gets the file. */
    create: {
      params: ReportsCreateParams
      records: Report
      meta: {}
    }
  }
  /** An audience, which ad groups target. */
  audiences: {
    /** Lists the audiences of an ad account. */
    list: {
      params: AudiencesListParams
      records: Audience[]
      meta: {}
    }
    /** Gets an audience by ID. */
    get: {
      params: AudiencesGetParams
      records: Audience
      meta: {}
    }
    /** Creates an audience from visitors, engagement, a customer list or another audience. */
    create: {
      params: AudiencesCreateParams
      records: Audience
      meta: {}
    }
    /** Updates an audience, or removes it. */
    update: {
      params: AudiencesUpdateParams
      records: Audience
      meta: {}
    }
    search: {
      fields: AudiencesSearchFields
    }
  }
  /** A list of customers. An audience can consist of one. */
  customer_lists: {
    /** Lists the customer lists of an ad account. */
    list: {
      params: CustomerListsListParams
      records: CustomerList[]
      meta: {}
    }
    /** Gets a customer list by ID. */
    get: {
      params: CustomerListsGetParams
      records: CustomerList
      meta: {}
    }
    /** Creates a customer list from email addresses or device IDs. */
    create: {
      params: CustomerListsCreateParams
      records: CustomerList
      meta: {}
    }
    /** Adds customers to a list, or removes them from it. */
    update: {
      params: CustomerListsUpdateParams
      records: CustomerList
      meta: {}
    }
    search: {
      fields: CustomerListsSearchFields
    }
  }
  /** A keyword of an ad group, a campaign or an ad account. */
  keywords: {
    /**
     * Lists the keywords of an ad group or a campaign. If the call names neither, Pinterest lists the keywords of the
     * ad account itself.
     */
    list: {
      params: KeywordsListParams
      records: Keyword[]
      meta: {}
    }
    /** Creates keywords below an ad group or a campaign. */
    create: {
      params: KeywordsCreateParams
      records: Keyword[]
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
    /** Archives keywords or brings them back. */
    update: {
      params: KeywordsUpdateParams
      records: Keyword[]
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
      fields: KeywordsSearchFields
    }
  }
  /** A tag that reports conversions of a website. */
  conversion_tags: {
    /** Lists the conversion tags of an ad account. */
    list: {
      params: ConversionTagsListParams
      records: ConversionTag[]
      meta: {}
    }
    /** Gets a conversion tag by ID. */
    get: {
      params: ConversionTagsGetParams
      records: ConversionTag
      meta: {}
    }
    /** Creates a conversion tag. */
    create: {
      params: ConversionTagsCreateParams
      records: ConversionTag
      meta: {}
    }
    search: {
      fields: ConversionTagsSearchFields
    }
  }
  /** A form by which an ad collects leads. */
  lead_forms: {
    /** Lists the lead forms of an ad account. */
    list: {
      params: LeadFormsListParams
      records: LeadForm[]
      meta: {}
    }
    /** Gets a lead form by ID. */
    get: {
      params: LeadFormsGetParams
      records: LeadForm
      meta: {}
    }
  }
  /** A catalog of products. */
  catalogs: {
    /** Lists the catalogs of your account. */
    list: {
      params: CatalogsListParams
      records: Catalog[]
      meta: {}
    }
    search: {
      fields: CatalogsSearchFields
    }
  }
  /** A feed, from which Pinterest reads the products of a catalog. */
  catalogs_feeds: {
    /** Lists the feeds of your catalogs. */
    list: {
      params: CatalogsFeedsListParams
      records: CatalogsFeed[]
      meta: {}
    }
    /** Gets a feed by ID. */
    get: {
      params: CatalogsFeedsGetParams
      records: CatalogsFeed
      meta: {}
    }
    search: {
      fields: CatalogsFeedsSearchFields
    }
  }
  /** A group of products of a catalog. */
  catalogs_product_groups: {
    /** Lists the groups of products of your catalogs. */
    list: {
      params: CatalogsProductGroupsListParams
      records: ProductGroup[]
      meta: {}
    }
    /** Gets a group of products by ID. */
    get: {
      params: CatalogsProductGroupsGetParams
      records: ProductGroup
      meta: {}
    }
    search: {
      fields: CatalogsProductGroupsSearchFields
    }
  }
}

/** Params of user_account.get. */
export interface UserAccountGetParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface Account {
  about?: string
  account_type?: string
  board_count?: number | null
  business_name?: string | null
  follower_count?: number | null
  following_count?: number | null
  id?: string
  monthly_views?: number | null
  pin_count?: number | null
  profile_image?: string
  username?: string
  website_url?: string
}

/** Params of user_analytics.list. */
export interface UserAnalyticsListParams {
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** Whether Pins of your claimed domain count. */
  from_claimed_content?: "OTHER" | "CLAIMED" | "BOTH"
  /** Filters by format. Defaults to `ALL`. */
  pin_format?:
    | "ALL"
    | "ORGANIC_IMAGE"
    | "ORGANIC_PRODUCT"
    | "ORGANIC_VIDEO"
    | "ADS_STANDARD"
    | "ADS_PRODUCT"
    | "ADS_VIDEO"
    | "ADS_IDEA"
  /** Filters by device. Defaults to `ALL`. */
  app_types?: "ALL" | "MOBILE" | "TABLET" | "WEB"
  /** Filters by paid or organic. Defaults to `ALL`. */
  content_type?: "ALL" | "PAID" | "ORGANIC"
  /** The owner of the Pins that count. Defaults to `ALL`. */
  source?: "ALL" | "YOUR_PINS" | "OTHER_PINS"
  /** Names of metrics. Defaults to all. */
  metric_types?: (
    | "ENGAGEMENT"
    | "ENGAGEMENT_RATE"
    | "IMPRESSION"
    | "OUTBOUND_CLICK"
    | "OUTBOUND_CLICK_RATE"
    | "PIN_CLICK"
    | "PIN_CLICK_RATE"
    | "SAVE"
    | "SAVE_RATE"
  )[]
  /** The split into groups. Defaults to none. */
  split_field?: "NO_SPLIT" | "APP_TYPE" | "OWNED_CONTENT" | "SOURCE" | "PIN_FORMAT"
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface Analytics {
  group: string
  summary_metrics?: {
    [k: string]: number | null
  }
  lifetime_metrics?: {
    [k: string]: number | null
  }
  daily_metrics?: {
    date?: string
    data_status?: string
    metrics?: {
      [k: string]: number | null
    }
  }[]
}

/** Params of top_pins.list. */
export interface TopPinsListParams {
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** The metric of the order. */
  sort_by: "ENGAGEMENT" | "IMPRESSION" | "OUTBOUND_CLICK" | "PIN_CLICK" | "SAVE"
  /** Whether Pins of your claimed domain count. */
  from_claimed_content?: "OTHER" | "CLAIMED" | "BOTH"
  /** Filters by format. Defaults to `ALL`. */
  pin_format?:
    | "ALL"
    | "ORGANIC_IMAGE"
    | "ORGANIC_PRODUCT"
    | "ORGANIC_VIDEO"
    | "ADS_STANDARD"
    | "ADS_PRODUCT"
    | "ADS_VIDEO"
    | "ADS_IDEA"
  /** Filters by device. Defaults to `ALL`. */
  app_types?: "ALL" | "MOBILE" | "TABLET" | "WEB"
  /** Filters by paid or organic. Defaults to `ALL`. */
  content_type?: "ALL" | "PAID" | "ORGANIC"
  /** The owner of the Pins that count. Defaults to `ALL`. */
  source?: "ALL" | "YOUR_PINS" | "OTHER_PINS"
  /** Names of metrics. Defaults to all. */
  metric_types?: (
    | "ENGAGEMENT"
    | "ENGAGEMENT_RATE"
    | "IMPRESSION"
    | "OUTBOUND_CLICK"
    | "OUTBOUND_CLICK_RATE"
    | "PIN_CLICK"
    | "PIN_CLICK_RATE"
    | "SAVE"
    | "SAVE_RATE"
  )[]
  /** Number of Pins, 1 to 50. Defaults to 10. (1 to 50) */
  num_of_pins?: number
  /** Filters by Pins of the last 30 days. */
  created_in_last_n_days?: 30
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface TopPin {
  pin_id: string
  metrics?: {
    [k: string]: number | null
  }
  data_status?: {
    [k: string]: string
  }
}

/** Params of boards.list. */
export interface BoardsListParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The people who see the board. */
  privacy?: "ALL" | "PUBLIC" | "PROTECTED" | "SECRET" | "PUBLIC_AND_SECRET"
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

export interface Board {
  board_pins_modified_at?: string
  collaborator_count?: number
  created_at?: string
  description?: string | null
  follower_count?: number
  id: string
  is_ads_only?: boolean
  media?: {
    image_cover_url?: string | null
    pin_thumbnail_urls?: string[]
  }
  name?: string
  owner?: {
    username?: string
  }
  pin_count?: number
  privacy?: string
}

/** Params of boards.get. */
export interface BoardsGetParams {
  /** ID of the board. */
  board_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Params of boards.create. */
export interface BoardsCreateParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The text about the board. */
  description?: string | null
  /** Whether the board holds only Pins of ads. */
  is_ads_only?: boolean
  /** The name of the board. */
  name: string
  /** The people who see the board. */
  privacy?: "PUBLIC" | "PROTECTED" | "SECRET"
}

/** Params of boards.update. */
export interface BoardsUpdateParams {
  /** ID of the board. */
  board_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The text about the board. */
  description?: string | null
  /** The name of the board. */
  name?: string
  /** The people who see the board. */
  privacy?: "PUBLIC" | "SECRET"
}

/** Params of boards.delete. */
export interface BoardsDeleteParams {
  /** ID of the board. */
  board_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Params of boards.api_search. */
export interface BoardsApiSearchParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** Words of the title or the description. */
  query?: string
}

/** Searchable fields of boards, in hosted mode. */
export interface BoardsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  privacy: string | null
  pin_count: number | null
  created_at: string | null
}

/** Params of board_sections.list. */
export interface BoardSectionsListParams {
  /** The board. */
  board_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

export interface BoardSection {
  id: string
  name?: string
}

/** Params of board_sections.create. */
export interface BoardSectionsCreateParams {
  /** The board. */
  board_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The name of the section. (at most 180 characters) */
  name: string
}

/** Params of board_sections.update. */
export interface BoardSectionsUpdateParams {
  /** The board. */
  board_id: string
  /** ID of the section. */
  section_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The name of the section. (at most 180 characters) */
  name: string
}

/** Params of board_sections.delete. */
export interface BoardSectionsDeleteParams {
  /** The board. */
  board_id: string
  /** ID of the section. */
  section_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Searchable fields of board_sections, in hosted mode. */
export interface BoardSectionsSearchFields {
  id: string | null
  name: string | null
}

/** Params of board_pins.list. */
export interface BoardPinsListParams {
  /** The board. */
  board_id: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** Filters by formats. */
  creative_types?: (
    | "REGULAR"
    | "VIDEO"
    | "SHOPPING"
    | "CAROUSEL"
    | "MAX_VIDEO"
    | "SHOP_THE_PIN"
    | "COLLECTION"
    | "IDEA"
    | "SHOWCASE"
    | "QUIZ"
    | "COLLAGE"
    | "MAX_WIDTH_REGULAR_COLLECTION"
    | "MAX_WIDTH_VIDEO_COLLECTION"
  )[]
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** Whether records have metrics of 90 days and of all time. */
  pin_metrics?: boolean
}

export interface Pin {
  alt_text?: string | null
  board_id?: string
  board_owner?: {
    username?: string
  }
  board_section_id?: string | null
  created_at?: string
  creative_type?: string | null
  description?: string | null
  dominant_color?: string | null
  has_been_promoted?: boolean
  id: string
  is_owner?: boolean
  is_standard?: boolean
  link?: string | null
  media?: {
    /** Sizes of the image, by their names. */
    images?: { [k: string]: unknown }
    media_type?: string
    cover_image_url?: string
    duration?: number | null
    height?: number | null
    video_url?: string | null
    width?: number | null
    /** Items: The parts of the media. */
    items?: { [k: string]: unknown }[]
  }
  parent_pin_id?: string | null
  /** Whether records have metrics of 90 days and of all time. */
  pin_metrics?: { [k: string]: unknown } | null
  title?: string | null
}

/** Searchable fields of board_pins, in hosted mode. */
export interface BoardPinsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  link: string | null
  board_id: string | null
  board_section_id: string | null
  creative_type: string | null
  created_at: string | null
}

/** Params of section_pins.list. */
export interface SectionPinsListParams {
  /** The board. */
  board_id: string
  /** ID of the section. */
  section_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

/** Params of pins.list. */
export interface PinsListParams {
  /** Filters by origin, or by promotion. */
  pin_filter?: "exclude_native" | "exclude_repins" | "has_been_promoted"
  /** Whether records have metrics of 90 days and of all time. */
  pin_metrics?: boolean
  /** Whether protected Pins count. */
  include_protected_pins?: boolean
  /** Filters by private Pins. */
  pin_type?: "PRIVATE"
  /** Filters by formats. */
  creative_types?: (
    | "REGULAR"
    | "VIDEO"
    | "SHOPPING"
    | "CAROUSEL"
    | "MAX_VIDEO"
    | "SHOP_THE_PIN"
    | "COLLECTION"
    | "IDEA"
    | "SHOWCASE"
    | "QUIZ"
    | "COLLAGE"
    | "MAX_WIDTH_REGULAR_COLLECTION"
    | "MAX_WIDTH_VIDEO_COLLECTION"
  )[]
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

/** Params of pins.get. */
export interface PinsGetParams {
  /** ID of the Pin to read, change or save. */
  pin_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** Whether records have metrics of 90 days and of all time. */
  pin_metrics?: boolean
}

/** Params of pins.create. */
export interface PinsCreateParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The text for people who do not see the image. (at most 500 characters) */
  alt_text?: string | null
  /** The board. */
  board_id?: string
  /** The section of the board. */
  board_section_id?: string | null
  /** The text below the image. (at most 800 characters) */
  description?: string | null
  /** The main color, such as `#6E7874`. */
  dominant_color?: string | null
  /** The URL that the Pin leads to. (at most 2048 characters) */
  link?: string | null
  /** The image or video: its kind is `source_type`, such as `image_url` with `url`. */
  media_source?: {
    content_type?: "image/jpeg" | "image/png"
    data?: string
    is_standard?: boolean
    source_type: "image_base64"
    url?: string
    cover_image_content_type?: "image/jpeg" | "image/png"
    cover_image_data?: string
    /** (at least 0) */
    cover_image_key_frame_time?: number
    cover_image_url?: string
    media_id?: string
    /** (at least 0) */
    index?: number
    /**
     * (2 to 5 items)
     * 
     * Items: The parts of the media.
     */
    items?: { [k: string]: unknown }[]
    is_affiliate_link?: boolean
  }
  /** The Pin that this one was saved from. */
  parent_pin_id?: string | null
  /** The account of a paid partnership. A beta of Pinterest. */
  sponsor_id?: string | null
  /** The title of the Pin. (at most 100 characters) */
  title?: string | null
}

/** Params of pins.update. */
export interface PinsUpdateParams {
  /** ID of the Pin to read, change or save. */
  pin_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The text for people who do not see the image. (at most 500 characters) */
  alt_text?: string | null
  /** The board. */
  board_id?: string
  /** The section of the board. */
  board_section_id?: string | null
  /**
   * Texts and links of the cards of a carousel.
   * 
   * Items: Texts and links of the cards of a carousel.
   */
  carousel_slots?: { [k: string]: unknown }[]
  /** The text below the image. (at most 800 characters) */
  description?: string | null
  /** The URL that the Pin leads to. (at most 2048 characters) */
  link?: string | null
  /** The title of the Pin. (at most 100 characters) */
  title?: string | null
}

/** Params of pins.delete. */
export interface PinsDeleteParams {
  /** ID of the Pin to read, change or save. */
  pin_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Params of pins.api_search. */
export interface PinsApiSearchParams {
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** Words of the title or the description. */
  query: string
  /** The bookmark of the previous page. */
  bookmark?: string
}

/** Params of pins.save. */
export interface PinsSaveParams {
  /** ID of the Pin to read, change or save. */
  pin_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
  /** The board. */
  board_id?: string | null
  /** The section of the board. */
  board_section_id?: string | null
}

/** Params of pin_analytics.list. */
export interface PinAnalyticsListParams {
  /** The Pin of the metrics. */
  pin_id: string
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** Filters by device. Defaults to `ALL`. */
  app_types?: "ALL" | "MOBILE" | "TABLET" | "WEB"
  /** Names of metrics. */
  metric_types: (
    | "IMPRESSION"
    | "OUTBOUND_CLICK"
    | "PIN_CLICK"
    | "SAVE"
    | "SAVE_RATE"
    | "TOTAL_COMMENTS"
    | "TOTAL_REACTIONS"
    | "USER_FOLLOW"
    | "PROFILE_VISIT"
  )[]
  /** The split into groups. Defaults to none. */
  split_field?: "NO_SPLIT" | "APP_TYPE"
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Params of media.list. */
export interface MediaListParams {
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

export interface Media {
  media_id: string
  media_type?: string
  status?: string
}

/** Params of media.get. */
export interface MediaGetParams {
  /** ID of the upload. */
  media_id: string
}

/** Params of trending_keywords.list. */
export interface TrendingKeywordsListParams {
  /** The region, such as `US`. */
  region: string
  /** The kind of trend: growing, monthly, yearly or seasonal. */
  trend_type: "growing" | "monthly" | "yearly" | "seasonal"
  /** Filters by interests, such as `beauty`. */
  interests?: string[]
  /** Filters by genders. */
  genders?: ("female" | "male" | "unknown")[]
  /** Filters by ages. */
  ages?: ("18-24" | "25-34" | "35-44" | "45-49" | "50-54" | "55-64" | "65+")[]
  /**
   * Filters by terms that contain one of these words. (1 to 50 items; each at most 100 characters)
   * 
   * Items: (at most 100 characters)
   */
  include_keywords?: string[]
  /** Whether the volumes of the terms compare with each other. */
  normalize_against_group?: boolean
  /** Number of terms, 1 to 50. Defaults to 50. (1 to 50) */
  limit?: number
  /** Whether records have a prediction. A beta of Pinterest. */
  include_prediction?: boolean
  /** Whether records have ages and genders. A beta of Pinterest. */
  include_demographics?: boolean
}

export interface TrendingKeyword {
  keyword: string
  pct_growth_wow?: number
  pct_growth_mom?: number
  pct_growth_yoy?: number
  has_prediction?: boolean
  time_series?: {
    [k: string]: number
  }
}

/** Params of ad_accounts.list. */
export interface AdAccountsListParams {
  /** Whether accounts count that others share with you. Defaults to true. */
  include_shared_accounts?: boolean
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
}

export interface AdAccount {
  country?: string
  created_time?: number | null
  currency?: string
  id: string
  name?: string
  owner?: {
    id?: string
    username?: string
  }
  permissions?: string[]
  updated_time?: number | null
}

/** Params of ad_accounts.get. */
export interface AdAccountsGetParams {
  /** The ad account. */
  ad_account_id: string
}

/** Searchable fields of ad_accounts, in hosted mode. */
export interface AdAccountsSearchFields {
  id: string | null
  name: string | null
  country: string | null
  currency: string | null
}

/** Params of ad_account_analytics.list. */
export interface AdAccountAnalyticsListParams {
  /** The ad account. */
  ad_account_id: string
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** Names of metrics, such as `SPEND_IN_DOLLAR`. */
  columns: string[]
  /** The length of a period. `TOTAL` gives one row for all days. */
  granularity: "TOTAL" | "DAY" | "HOUR" | "WEEK" | "MONTH"
  /** Days after a click in which a conversion counts. Defaults to 30. */
  click_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after an engagement in which a conversion counts. Defaults to 30. Pinterest has no new data for it. */
  engagement_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after a view in which a conversion counts. Defaults to 1. */
  view_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The day that a conversion counts for: that of the ad, or its own. Defaults to `TIME_OF_AD_ACTION`. */
  conversion_report_time?: "TIME_OF_AD_ACTION" | "TIME_OF_CONVERSION"
  /** The time zone of the days. A beta of Pinterest. */
  reporting_timezone?: "PINTEREST_TIME_ZONE" | "AD_ACCOUNT_TIME_ZONE"
}

export interface ReportRow {
  DATE?: string
  AD_ACCOUNT_ID?: string
  CAMPAIGN_ID?: string
  AD_GROUP_ID?: string
  AD_ID?: string
  SPEND_IN_DOLLAR?: number
  TOTAL_CLICKTHROUGH?: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Filters by campaigns. (1 to 250 items) */
  campaign_ids?: string[]
  /** Filters by statuses. Without it, Pinterest leaves archived and draft records out. */
  entity_statuses?: ("ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT")[]
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** The bookmark of the previous page. */
  bookmark?: string
}

export interface Campaign {
  /** Options of the bids of the campaign. */
  bid_options?: { [k: string]: unknown } | null
  created_time?: number
  is_campaign_budget_optimization?: boolean | null
  is_performance_plus?: boolean
  objective_type?: string
  summary_status?: string
  type?: string
  updated_time?: number
  ad_account_id?: string
  daily_spend_cap?: number | null
  end_time?: number | null
  is_automated_campaign?: boolean | null
  is_flexible_daily_budgets?: boolean | null
  lifetime_spend_cap?: number | null
  name?: string
  order_line_id?: string | null
  start_time?: number | null
  status?: string
  /** URLs of trackers, by the kind of event. */
  tracking_urls?: { [k: string]: unknown } | null
  id: string
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the campaign. */
  campaign_id: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The campaigns. (1 to 30 items) */
  campaigns: {
    /** Options of the bids of the campaign. */
    bid_options?: { [k: string]: unknown } | null
    is_automated_campaign?: boolean | null
    is_flexible_daily_budgets?: boolean | null
    is_performance_plus?: boolean
    objective_type: "AWARENESS" | "CONSIDERATION" | "WEB_CONVERSION" | "CATALOG_SALES" | "VIDEO_COMPLETION"
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    default_ad_group_budget_in_micro_currency?: number | null
    is_campaign_budget_optimization?: boolean | null
    ad_account_id: string
    daily_spend_cap?: number | null
    end_time?: number | null
    lifetime_spend_cap?: number | null
    name: string
    order_line_id?: string | null
    start_time?: number | null
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
  }[]
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** The campaigns. (1 to 30 items) */
  campaigns: {
    /** Options of the bids of the campaign. */
    bid_options?: { [k: string]: unknown } | null
    is_performance_plus?: boolean
    objective_type?: "AWARENESS" | "CONSIDERATION" | "WEB_CONVERSION" | "CATALOG_SALES" | "VIDEO_COMPLETION" | null
    default_ad_group_budget_in_micro_currency?: number | null
    is_campaign_budget_optimization?: boolean | null
    ad_account_id: string
    daily_spend_cap?: number | null
    end_time?: number | null
    is_automated_campaign?: boolean | null
    is_flexible_daily_budgets?: boolean | null
    lifetime_spend_cap?: number | null
    name?: string
    order_line_id?: string | null
    start_time?: number | null
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
    id: string
  }[]
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  ad_account_id: string | null
  name: string | null
  status: string | null
  objective_type: string | null
  daily_spend_cap: number | null
  lifetime_spend_cap: number | null
  created_time: number | null
  updated_time: number | null
}

/** Params of campaign_analytics.list. */
export interface CampaignAnalyticsListParams {
  /** The ad account. */
  ad_account_id: string
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** IDs of the campaigns. (1 to 250 items) */
  campaign_ids: string[]
  /** Names of metrics, such as `SPEND_IN_DOLLAR`. */
  columns: string[]
  /** The length of a period. `TOTAL` gives one row for all days. */
  granularity: "TOTAL" | "DAY" | "HOUR" | "WEEK" | "MONTH"
  /** Days after a click in which a conversion counts. Defaults to 30. */
  click_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after an engagement in which a conversion counts. Defaults to 30. Pinterest has no new data for it. */
  engagement_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after a view in which a conversion counts. Defaults to 1. */
  view_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The day that a conversion counts for: that of the ad, or its own. Defaults to `TIME_OF_AD_ACTION`. */
  conversion_report_time?: "TIME_OF_AD_ACTION" | "TIME_OF_CONVERSION"
  /** Whether to add up the rows of all named records. A beta of Pinterest. */
  aggregate_report_rows?: boolean
  /** The time zone of the days. A beta of Pinterest. */
  reporting_timezone?: "PINTEREST_TIME_ZONE" | "AD_ACCOUNT_TIME_ZONE"
}

/** Params of ad_groups.list. */
export interface AdGroupsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Filters by campaigns. (1 to 250 items) */
  campaign_ids?: string[]
  /** Filters by ad groups. (1 to 250 items) */
  ad_group_ids?: string[]
  /** Filters by statuses. Without it, Pinterest leaves archived and draft records out. */
  entity_statuses?: ("ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT")[]
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Whether interests are names instead of IDs. */
  translate_interests_to_names?: boolean
}

export interface AdGroup {
  ad_account_id?: string
  bid_multiplier?: number | null
  conversion_learning_mode_type?: string | null
  created_time?: number
  /** The parts of a dynamic ad. */
  dca_assets?: unknown
  feed_profile_id?: string
  id: string
  summary_status?: string
  type?: string
  updated_time?: number
  auto_targeting_enabled?: boolean | null
  bid_in_micro_currency?: number | null
  bid_strategy_type?: string | null
  billable_event?: string
  budget_in_micro_currency?: number | null
  budget_type?: string
  campaign_id?: string
  end_time?: number | null
  is_creative_optimization?: boolean | null
  lifetime_frequency_cap?: number
  name?: string
  /** The goal of the bids, as Pinterest documents it for each goal. */
  optimization_goal_metadata?: { [k: string]: unknown } | null
  pacing_delivery_type?: string
  placement_group?: string
  promotion_application_level?: string | null
  promotion_id?: string | null
  start_time?: number | null
  status?: string
  /** The targets of the ads, as Pinterest documents it for each type of targeting. */
  targeting_spec?: { [k: string]: unknown }
  targeting_template_ids?: string[] | null
  /** URLs of trackers, by the kind of event. */
  tracking_urls?: { [k: string]: unknown } | null
}

/** Params of ad_groups.get. */
export interface AdGroupsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the ad group. */
  ad_group_id: string
}

/** Params of ad_groups.create. */
export interface AdGroupsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The ad groups. (1 to 30 items) */
  ad_groups: {
    auto_targeting_enabled?: boolean | null
    /** (0 to 10) */
    bid_multiplier?: number
    budget_type?: "DAILY" | "LIFETIME" | "CBO_ADGROUP"
    pacing_delivery_type?: "STANDARD" | "ACCELERATED"
    bid_in_micro_currency?: number | null
    bid_strategy_type?: "AUTOMATIC_BID" | "MAX_BID" | "TARGET_AVG" | null
    billable_event: "CLICKTHROUGH" | "IMPRESSION" | "VIDEO_V_50_MRC"
    budget_in_micro_currency?: number | null
    campaign_id: string
    end_time?: number | null
    is_creative_optimization?: boolean | null
    lifetime_frequency_cap?: number
    name: string
    /** The goal of the bids, as Pinterest documents it for each goal. */
    optimization_goal_metadata?: { [k: string]: unknown } | null
    placement_group?: "ALL" | "SEARCH" | "BROWSE" | "OTHER"
    promotion_application_level?: "NONE" | "ITEM" | "AD_GROUP" | null
    promotion_id?: string | null
    start_time?: number | null
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    /** The targets of the ads, as Pinterest documents it for each type of targeting. */
    targeting_spec?: { [k: string]: unknown }
    /** (at most 1 items) */
    targeting_template_ids?: string[] | null
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
  }[]
}

/** Params of ad_groups.update. */
export interface AdGroupsUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** The ad groups. (1 to 30 items) */
  ad_groups: {
    /** (0 to 10) */
    bid_multiplier?: number
    id: string
    auto_targeting_enabled?: boolean | null
    bid_in_micro_currency?: number | null
    bid_strategy_type?: "AUTOMATIC_BID" | "MAX_BID" | "TARGET_AVG" | null
    billable_event?: "CLICKTHROUGH" | "IMPRESSION" | "VIDEO_V_50_MRC"
    budget_in_micro_currency?: number | null
    budget_type?: "DAILY" | "LIFETIME" | "CBO_ADGROUP"
    campaign_id?: string
    end_time?: number | null
    is_creative_optimization?: boolean | null
    lifetime_frequency_cap?: number
    name?: string
    /** The goal of the bids, as Pinterest documents it for each goal. */
    optimization_goal_metadata?: { [k: string]: unknown } | null
    pacing_delivery_type?: "STANDARD" | "ACCELERATED"
    placement_group?: "ALL" | "SEARCH" | "BROWSE" | "OTHER"
    promotion_application_level?: "NONE" | "ITEM" | "AD_GROUP" | null
    promotion_id?: string | null
    start_time?: number | null
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    /** The targets of the ads, as Pinterest documents it for each type of targeting. */
    targeting_spec?: { [k: string]: unknown }
    /** (at most 1 items) */
    targeting_template_ids?: string[] | null
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
  }[]
}

/** Searchable fields of ad_groups, in hosted mode. */
export interface AdGroupsSearchFields {
  id: string | null
  ad_account_id: string | null
  campaign_id: string | null
  name: string | null
  status: string | null
  budget_in_micro_currency: number | null
  billable_event: string | null
  created_time: number | null
  updated_time: number | null
}

/** Params of ad_group_analytics.list. */
export interface AdGroupAnalyticsListParams {
  /** The ad account. */
  ad_account_id: string
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** IDs of the ad groups. (1 to 250 items) */
  ad_group_ids: string[]
  /** Names of metrics, such as `SPEND_IN_DOLLAR`. */
  columns: string[]
  /** The length of a period. `TOTAL` gives one row for all days. */
  granularity: "TOTAL" | "DAY" | "HOUR" | "WEEK" | "MONTH"
  /** Days after a click in which a conversion counts. Defaults to 30. */
  click_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after an engagement in which a conversion counts. Defaults to 30. Pinterest has no new data for it. */
  engagement_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after a view in which a conversion counts. Defaults to 1. */
  view_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The day that a conversion counts for: that of the ad, or its own. Defaults to `TIME_OF_AD_ACTION`. */
  conversion_report_time?: "TIME_OF_AD_ACTION" | "TIME_OF_CONVERSION"
  /** Whether to add up the rows of all named records. A beta of Pinterest. */
  aggregate_report_rows?: boolean
  /** The time zone of the days. A beta of Pinterest. */
  reporting_timezone?: "PINTEREST_TIME_ZONE" | "AD_ACCOUNT_TIME_ZONE"
}

/** Params of ads.list. */
export interface AdsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Filters by campaigns. (1 to 250 items) */
  campaign_ids?: string[]
  /** Filters by ad groups. (1 to 250 items) */
  ad_group_ids?: string[]
  /** Filters by ads. (1 to 250 items) */
  ad_ids?: string[]
  /** Filters by statuses. Without it, Pinterest leaves archived and draft records out. */
  entity_statuses?: ("ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT")[]
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** The bookmark of the previous page. */
  bookmark?: string
}

export interface Ad {
  ad_account_id?: string
  campaign_id?: string
  collection_items_destination_url_template?: string | null
  created_time?: number
  id: string
  rejected_reasons?: string[]
  rejection_labels?: string[]
  review_status?: string
  summary_status?: string
  type?: string
  updated_time?: number
  pin_id?: string
  ad_group_id?: string
  android_deep_link?: string | null
  carousel_android_deep_links?: string[] | null
  carousel_destination_urls?: string[] | null
  carousel_ios_deep_links?: string[] | null
  click_tracking_url?: string | null
  creative_type?: string
  customizable_cta_type?: string | null
  destination_url?: string | null
  disclosure_type?: string | null
  disclosure_url?: string | null
  grid_click_type?: string | null
  ios_deep_link?: string | null
  is_pin_deleted?: boolean
  is_removable?: boolean
  lead_form_id?: string | null
  name?: string | null
  /** Questions, results and options of a quiz. */
  quiz_pin_data?: { [k: string]: unknown } | null
  status?: string
  /** URLs of trackers, by the kind of event. */
  tracking_urls?: { [k: string]: unknown } | null
  view_tracking_url?: string | null
}

/** Params of ads.get. */
export interface AdsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the ad. */
  ad_id: string
}

/** Params of ads.create. */
export interface AdsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The ads. (1 to 30 items) */
  ads: {
    pin_id: string
    ad_group_id: string
    android_deep_link?: string | null
    carousel_android_deep_links?: string[] | null
    carousel_destination_urls?: string[] | null
    carousel_ios_deep_links?: string[] | null
    click_tracking_url?: string | null
    creative_type:
      | "REGULAR"
      | "VIDEO"
      | "SHOPPING"
      | "CAROUSEL"
      | "MAX_VIDEO"
      | "SHOP_THE_PIN"
      | "COLLECTION"
      | "IDEA"
      | "SHOWCASE"
      | "QUIZ"
      | "COLLAGE"
      | "MAX_WIDTH_REGULAR_COLLECTION"
      | "MAX_WIDTH_VIDEO_COLLECTION"
    customizable_cta_type?: string | null
    destination_url?: string | null
    disclosure_type?:
      | "NO_DISCLOSURE"
      | "PRESCRIBING_INFORMATION"
      | "PRESCRIBING_INFORMATION_BOX_WARNING"
      | "IMPORTANT_SAFETY_INFO"
      | "MED_GUIDE"
      | "PATIENT_INFORMATION"
      | null
    disclosure_url?: string | null
    grid_click_type?: "CLOSEUP" | "DIRECT_TO_DESTINATION" | null
    ios_deep_link?: string | null
    is_pin_deleted?: boolean
    is_removable?: boolean
    lead_form_id?: string | null
    name?: string | null
    /** Questions, results and options of a quiz. */
    quiz_pin_data?: { [k: string]: unknown } | null
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
    view_tracking_url?: string | null
  }[]
}

/** Params of ads.update. */
export interface AdsUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** The ads. (1 to 30 items) */
  ads: {
    id: string
    pin_id?: string | null
    ad_group_id?: string
    android_deep_link?: string | null
    carousel_android_deep_links?: string[] | null
    carousel_destination_urls?: string[] | null
    carousel_ios_deep_links?: string[] | null
    click_tracking_url?: string | null
    creative_type?:
      | "REGULAR"
      | "VIDEO"
      | "SHOPPING"
      | "CAROUSEL"
      | "MAX_VIDEO"
      | "SHOP_THE_PIN"
      | "COLLECTION"
      | "IDEA"
      | "SHOWCASE"
      | "QUIZ"
      | "COLLAGE"
      | "MAX_WIDTH_REGULAR_COLLECTION"
      | "MAX_WIDTH_VIDEO_COLLECTION"
    customizable_cta_type?: string | null
    destination_url?: string | null
    disclosure_type?:
      | "NO_DISCLOSURE"
      | "PRESCRIBING_INFORMATION"
      | "PRESCRIBING_INFORMATION_BOX_WARNING"
      | "IMPORTANT_SAFETY_INFO"
      | "MED_GUIDE"
      | "PATIENT_INFORMATION"
      | null
    disclosure_url?: string | null
    grid_click_type?: "CLOSEUP" | "DIRECT_TO_DESTINATION" | null
    ios_deep_link?: string | null
    is_pin_deleted?: boolean
    is_removable?: boolean
    lead_form_id?: string | null
    name?: string | null
    /** Questions, results and options of a quiz. */
    quiz_pin_data?: { [k: string]: unknown } | null
    status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "DRAFT" | "DELETED_DRAFT"
    /** URLs of trackers, by the kind of event. */
    tracking_urls?: { [k: string]: unknown } | null
    view_tracking_url?: string | null
  }[]
}

/** Searchable fields of ads, in hosted mode. */
export interface AdsSearchFields {
  id: string | null
  ad_account_id: string | null
  campaign_id: string | null
  ad_group_id: string | null
  pin_id: string | null
  name: string | null
  status: string | null
  review_status: string | null
  creative_type: string | null
  created_time: number | null
  updated_time: number | null
}

/** Params of ad_analytics.list. */
export interface AdAnalyticsListParams {
  /** The ad account. */
  ad_account_id: string
  /** The first day, in UTC. */
  start_date: string
  /** The last day, in UTC. */
  end_date: string
  /** Filters by ads. (1 to 250 items) */
  ad_ids?: string[]
  /** Names of metrics, such as `SPEND_IN_DOLLAR`. */
  columns: string[]
  /** The length of a period. `TOTAL` gives one row for all days. */
  granularity: "TOTAL" | "DAY" | "HOUR" | "WEEK" | "MONTH"
  /** Days after a click in which a conversion counts. Defaults to 30. */
  click_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after an engagement in which a conversion counts. Defaults to 30. Pinterest has no new data for it. */
  engagement_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** Days after a view in which a conversion counts. Defaults to 1. */
  view_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The day that a conversion counts for: that of the ad, or its own. Defaults to `TIME_OF_AD_ACTION`. */
  conversion_report_time?: "TIME_OF_AD_ACTION" | "TIME_OF_CONVERSION"
  /** Filters by Pins. (1 to 100 items) */
  pin_ids?: string[]
  /** Filters by campaigns. (1 to 250 items) */
  campaign_ids?: string[]
  /** The time zone of the days. A beta of Pinterest. */
  reporting_timezone?: "PINTEREST_TIME_ZONE" | "AD_ACCOUNT_TIME_ZONE"
}

/** Params of reports.get. */
export interface ReportsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** The token of the report, from its creation. */
  report_token: string
}

export interface ReportFile {
  report_status?: string
  size?: number | null
  url?: string | null
}

/** Params of reports.create. */
export interface ReportsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** Names of metrics, such as `SPEND_IN_DOLLAR`. */
  columns: string[]
  /** The records of the rows, such as `CAMPAIGN`. */
  level:
    | "ADVERTISER"
    | "ADVERTISER_TARGETING"
    | "CAMPAIGN"
    | "CAMPAIGN_TARGETING"
    | "AD_GROUP"
    | "AD_GROUP_TARGETING"
    | "PIN_PROMOTION"
    | "PIN_PROMOTION_TARGETING"
    | "KEYWORD"
    | "PRODUCT_GROUP"
    | "PRODUCT_GROUP_TARGETING"
    | "PRODUCT_ITEM"
    | "PRODUCT_ITEM_TARGETING"
  /** The format of the file. Defaults to `JSON`. */
  report_format?: "JSON" | "CSV"
  /** Conditions on metrics, each with `field`, `operator` and `values`. (at least 1 items) */
  metrics_filters?: {
    field: "SPEND_IN_DOLLAR" | "TOTAL_IMPRESSION"
    operator: "LESS_THAN" | "GREATER_THAN"
    /** (at least 1 items) */
    values: number[]
  }[]
  /** Kinds of targeting, for a report by targeting. (1 to 5 items) */
  targeting_types?: string[]
  /** Filters by statuses of ads. (1 to 6 items) */
  ad_statuses?: (
    | "APPROVED"
    | "PAUSED"
    | "PENDING"
    | "REJECTED"
    | "ADVERTISER_DISABLED"
    | "ARCHIVED"
    | "DRAFT"
    | "DELETED_DRAFT"
  )[]
  /** Filters by ads. (1 to 500 items) */
  ad_ids?: string[]
  /** Filters by statuses of ad groups. (1 to 6 items) */
  ad_group_statuses?: (
    | "RUNNING"
    | "PAUSED"
    | "NOT_STARTED"
    | "COMPLETED"
    | "ADVERTISER_DISABLED"
    | "ARCHIVED"
    | "DRAFT"
    | "DELETED_DRAFT"
  )[]
  /** Filters by ad groups. (1 to 500 items) */
  ad_group_ids?: string[]
  /** Filters by objectives of campaigns. (1 to 7 items) */
  campaign_objective_types?: ("AWARENESS" | "CONSIDERATION" | "WEB_CONVERSION" | "CATALOG_SALES" | "VIDEO_COMPLETION")[]
  /** Filters by statuses of campaigns. (1 to 6 items) */
  campaign_statuses?: (
    | "RUNNING"
    | "PAUSED"
    | "NOT_STARTED"
    | "COMPLETED"
    | "ADVERTISER_DISABLED"
    | "ARCHIVED"
    | "DRAFT"
    | "DELETED_DRAFT"
  )[]
  /** Filters by campaigns. (1 to 500 items) */
  campaign_ids?: string[]
  /** Kinds of attribution. */
  attribution_types?: ("INDIVIDUAL" | "HOUSEHOLD")[]
  /** Days after a click in which a conversion counts. Defaults to 30. */
  click_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The day that a conversion counts for: that of the ad, or its own. Defaults to `TIME_OF_AD_ACTION`. */
  conversion_report_time?: "TIME_OF_AD_ACTION" | "TIME_OF_CONVERSION"
  /** The last day. */
  end_date: string
  /** Days after an engagement in which a conversion counts. Defaults to 30. Pinterest has no new data for it. */
  engagement_window_days?: 0 | 1 | 7 | 14 | 30 | 60
  /** The length of a period. `TOTAL` gives one row for all days. */
  granularity: "TOTAL" | "DAY" | "HOUR" | "WEEK" | "MONTH"
  /** The first day. */
  start_date: string
  /** Days after a view in which a conversion counts. Defaults to 1. */
  view_window_days?: 0 | 1 | 7 | 14 | 30 | 60
}

export interface Report {
  message?: string | null
  report_status?: string
  token: string
}

/** Params of audiences.list. */
export interface AudiencesListParams {
  /** The ad account. */
  ad_account_id: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The owner of the audiences, you or others who share them. */
  ownership_type?: "OWNED" | "RECEIVED"
}

export interface Audience {
  ad_account_id?: string
  audience_type?: string
  created_by_company_name?: string | null
  created_timestamp?: number | null
  description?: string | null
  id: string
  name?: string
  /** The rule of the audience, as Pinterest documents it for each type. */
  rule?: { [k: string]: unknown }
  size?: number | null
  status?: string
  type?: string
  updated_timestamp?: number | null
}

/** Params of audiences.get. */
export interface AudiencesGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the audience. */
  audience_id: string
}

/** Params of audiences.create. */
export interface AudiencesCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The type: visitors, engagement, a customer list or similar people. */
  audience_type: "CUSTOMER_LIST" | "VISITOR" | "ENGAGEMENT" | "ACTALIKE" | "PERSONA"
  /** The text about the audience. */
  description?: string
  /** The name of the audience. */
  name: string
  /** The rule, as Pinterest documents it for each type. */
  rule: { [k: string]: unknown }
}

/** Params of audiences.update. */
export interface AudiencesUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the audience. */
  audience_id: string
  /** The text about the audience. */
  description?: string
  /** The change: `REMOVE` removes the audience. Defaults to `UPDATE`. */
  operation_type?: "UPDATE" | "REMOVE"
  /** The name of the audience. */
  name?: string
  /** The rule, as Pinterest documents it for each type. */
  rule?: { [k: string]: unknown }
}

/** Searchable fields of audiences, in hosted mode. */
export interface AudiencesSearchFields {
  id: string | null
  ad_account_id: string | null
  name: string | null
  description: string | null
  audience_type: string | null
  status: string | null
  size: number | null
}

/** Params of customer_lists.list. */
export interface CustomerListsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** The bookmark of the previous page. */
  bookmark?: string
}

export interface CustomerList {
  ad_account_id?: string
  created_time?: number
  /** Problems of the list. */
  exceptions?: { [k: string]: unknown }
  id: string
  name?: string
  num_batches?: number
  num_removed_user_records?: number
  num_uploaded_user_records?: number
  status?: string
  type?: string
  updated_time?: number
}

/** Params of customer_lists.get. */
export interface CustomerListsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the customer list. */
  customer_list_id: string
}

/** Params of customer_lists.create. */
export interface CustomerListsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The kind of the records. Defaults to `EMAIL`. */
  list_type?: "EMAIL" | "IDFA" | "MAID" | "LR_ID" | "DLX_ID" | "HASHED_PINNER_ID"
  /** The name of the list. */
  name: string
  /** Email addresses or device IDs, separated by commas. They may be hashes. */
  records: string
}

/** Params of customer_lists.update. */
export interface CustomerListsUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the customer list. */
  customer_list_id: string
  /** The change: to add the records or to remove them. */
  operation_type: "ADD" | "REMOVE"
  /** Email addresses or device IDs, separated by commas. They may be hashes. */
  records: string
}

/** Searchable fields of customer_lists, in hosted mode. */
export interface CustomerListsSearchFields {
  id: string | null
  ad_account_id: string | null
  name: string | null
  status: string | null
  num_uploaded_user_records: number | null
}

/** Params of keywords.list. */
export interface KeywordsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Filters by a campaign. */
  campaign_id?: string
  /** Filters by an ad group. */
  ad_group_id?: string
  /** Filters by several ad groups. A beta of Pinterest. (1 to 250 items) */
  ad_group_ids?: string[]
  /** Filters by kinds of match. (1 to 5 items) */
  match_types?: ("BROAD" | "PHRASE" | "EXACT" | "EXACT_NEGATIVE" | "PHRASE_NEGATIVE")[]
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The bookmark of the previous page. */
  bookmark?: string
}

export interface Keyword {
  archived?: boolean
  id: string
  parent_id?: string
  parent_type?: string
  type?: string
  bid?: number | null
  match_type?: string | null
  value?: string
}

/** Params of keywords.create. */
export interface KeywordsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** The keywords, at most 1,000 in a call. Pinterest states no limit. (1 to 1000 items) */
  keywords: {
    bid?: number | null
    match_type: "BROAD" | "PHRASE" | "EXACT" | "EXACT_NEGATIVE" | "PHRASE_NEGATIVE" | null
    value: string
  }[]
  /** The ad group, campaign or ad account of the keywords. */
  parent_id: string
}

/** Params of keywords.update. */
export interface KeywordsUpdateParams {
  /** The ad account. */
  ad_account_id: string
  /** The keywords, at most 1,000 in a call. Pinterest states no limit. (1 to 1000 items) */
  keywords: {
    archived?: boolean
    bid?: number | null
    id: string
  }[]
}

/** Searchable fields of keywords, in hosted mode. */
export interface KeywordsSearchFields {
  id: string | null
  value: string | null
  match_type: string | null
  parent_id: string | null
  parent_type: string | null
  archived: boolean | null
}

/** Params of conversion_tags.list. */
export interface ConversionTagsListParams {
  /** Whether to leave deleted tags out. */
  filter_deleted?: boolean
  /** The ad account. */
  ad_account_id: string
}

export interface ConversionTag {
  code_snippet?: string
  configs?: {
    aem_db_enabled?: boolean | null
    aem_enabled?: boolean | null
    aem_external_id_enabled?: boolean | null
    aem_fnln_enabled?: boolean | null
    aem_ge_enabled?: boolean | null
    aem_loc_enabled?: boolean | null
    aem_ph_enabled?: boolean | null
    md_frequency?: number | null
    no_code_capi_domains?: string[]
  }
  enhanced_match_status?: string | null
  id: string
  last_fired_time_ms?: number | null
  name?: string
  version?: string
  ad_account_id?: string
  status?: string
}

/** Params of conversion_tags.get. */
export interface ConversionTagsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the tag. */
  conversion_tag_id: string
}

/** Params of conversion_tags.create. */
export interface ConversionTagsCreateParams {
  /** The ad account. */
  ad_account_id: string
  /** Whether Pinterest matches birthdays. */
  aem_db_enabled?: boolean | null
  /** Whether Pinterest matches email addresses. */
  aem_enabled?: boolean | null
  /** Whether Pinterest matches IDs of your own. */
  aem_external_id_enabled?: boolean | null
  /** Whether Pinterest matches names. */
  aem_fnln_enabled?: boolean | null
  /** Whether Pinterest matches genders. */
  aem_ge_enabled?: boolean | null
  /** Whether Pinterest matches places. */
  aem_loc_enabled?: boolean | null
  /** Whether Pinterest matches phone numbers. */
  aem_ph_enabled?: boolean | null
  /** The frequency of reading metadata. */
  md_frequency?: number | null
  /** The name of the tag. */
  name: string
}

/** Searchable fields of conversion_tags, in hosted mode. */
export interface ConversionTagsSearchFields {
  id: string | null
  ad_account_id: string | null
  name: string | null
  status: string | null
}

/** Params of lead_forms.list. */
export interface LeadFormsListParams {
  /** The ad account. */
  ad_account_id: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The order of the records by ID. Higher IDs are newer. */
  order?: "ASCENDING" | "DESCENDING"
  /** The bookmark of the previous page. */
  bookmark?: string
}

export interface LeadForm {
  ad_account_id?: string
  created_time?: number
  id: string
  updated_time?: number
  completion_message?: string | null
  disclosure_language?: string | null
  has_accepted_terms?: boolean
  name?: string | null
  /** Items: Links to policies. */
  policy_links?: { [k: string]: unknown }[]
  privacy_policy_link?: string | null
  /** Items: The questions of the form. */
  questions?: { [k: string]: unknown }[]
  status?: string
}

/** Params of lead_forms.get. */
export interface LeadFormsGetParams {
  /** The ad account. */
  ad_account_id: string
  /** ID of the form. */
  lead_form_id: string
}

/** Params of catalogs.list. */
export interface CatalogsListParams {
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface Catalog {
  catalog_type?: string
  id: string
  name?: string | null
  created_at?: string
  updated_at?: string
}

/** Searchable fields of catalogs, in hosted mode. */
export interface CatalogsSearchFields {
  id: string | null
  name: string | null
  catalog_type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of catalogs_feeds.list. */
export interface CatalogsFeedsListParams {
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** Filters by catalog. */
  catalog_id?: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface CatalogsFeed {
  catalog_type?: string
  /** User name and password of the feed's host. */
  credentials?: { [k: string]: unknown } | null
  default_availability?: string | null
  default_country?: string
  default_currency?: string | null
  default_locale?: string
  format?: string
  location?: string
  name?: string | null
  preferred_processing_schedule?: ({
    time?: string
    timezone?: string | null
  } | null)
  status?: string
  created_at?: string
  id: string
  updated_at?: string
  catalog_id?: string | null
}

/** Params of catalogs_feeds.get. */
export interface CatalogsFeedsGetParams {
  /** ID of the feed. */
  feed_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Searchable fields of catalogs_feeds, in hosted mode. */
export interface CatalogsFeedsSearchFields {
  id: string | null
  catalog_id: string | null
  name: string | null
  catalog_type: string | null
  status: string | null
  format: string | null
  location: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of catalogs_product_groups.list. */
export interface CatalogsProductGroupsListParams {
  /** Filters by IDs. (1 to 1000 items) */
  ids?: number[]
  /** Filters by feed. */
  feed_id?: string
  /** Filters by catalog. */
  catalog_id?: string
  /** The bookmark of the previous page. */
  bookmark?: string
  /** Maximum number of records, 1 to 250. Defaults to 250. (1 to 250; default 250) */
  page_size?: number
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

export interface ProductGroup {
  catalog_id?: string
  catalog_type?: string
  country?: string | null
  created_at?: number
  description?: string | null
  feed_id?: string | null
  /** The conditions of the group, as Pinterest documents them. */
  filters?: { [k: string]: unknown }
  id: string
  is_featured?: boolean
  locale?: string | null
  name?: string
  status?: string
  type?: string
  updated_at?: number
}

/** Params of catalogs_product_groups.get. */
export interface CatalogsProductGroupsGetParams {
  /** ID of the group. */
  product_group_id: string
  /** The ad account whose owner the call acts for, with access to the business. */
  ad_account_id?: string
}

/** Searchable fields of catalogs_product_groups, in hosted mode. */
export interface CatalogsProductGroupsSearchFields {
  id: string | null
  catalog_id: string | null
  feed_id: string | null
  name: string | null
  description: string | null
  catalog_type: string | null
  status: string | null
  type: string | null
}

/** Credentials by auth variant. */
export interface PinterestCredentials {
  oauth: PinterestOauthCredentials
  access_token: PinterestAccessTokenCredentials
}

/** Pinterest account */
export interface PinterestOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Access token */
export interface PinterestAccessTokenCredentials {
  access_token: string
}

export interface PinterestConfig { [k: string]: never }
