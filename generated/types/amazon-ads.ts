// Generated from definitions/amazon-ads.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Amazon Ads */
    "amazon-ads": AmazonAds
  }
}

/**
 * Amazon Ads. Profiles, portfolios, campaigns, ad groups, ads, keywords, targets, budgets and reports of advertisers on
 * Amazon.
 */
export interface AmazonAds {
  operations: AmazonAdsOperations
  credentials: AmazonAdsCredentials
  config: AmazonAdsConfig
}

/** The operations, by entity and action. */
export interface AmazonAdsOperations {
  /** A profile: an advertiser's account in a marketplace. */
  profiles: {
    /** Lists the profiles that the person may use, one for each marketplace. */
    list: {
      params: ProfilesListParams
      records: Profile[]
      meta: {}
    }
    /** Gets a profile by ID. */
    get: {
      params: ProfilesGetParams
      records: Profile
      meta: {}
    }
    search: {
      fields: ProfilesSearchFields
    }
  }
  /** A portfolio, which groups campaigns and may cap their budget. */
  portfolios: {
    /** Lists portfolios, by name or ID. */
    list: {
      params: PortfoliosListParams
      records: Portfolio[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a portfolio by ID, with its budget and serving state. */
    get: {
      params: PortfoliosGetParams
      records: Portfolio
      meta: {}
    }
    /** Creates portfolios, with or without a cap of their budget. */
    create: {
      params: PortfoliosCreateParams
      records: Portfolio[]
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
    /** Updates names and budgets of portfolios. */
    update: {
      params: PortfoliosUpdateParams
      records: Portfolio[]
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
      fields: PortfoliosSearchFields
    }
  }
  /** A campaign of Sponsored Products. */
  sponsored_product_campaigns: {
    /** Lists campaigns of Sponsored Products, by name, state, portfolio or ID. */
    list: {
      params: SponsoredProductCampaignsListParams
      records: SponsoredProductCampaign[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a campaign by ID, with its times and serving state. */
    get: {
      params: SponsoredProductCampaignsGetParams
      records: SponsoredProductCampaign
      meta: {}
    }
    /** Creates campaigns of Sponsored Products. */
    create: {
      params: SponsoredProductCampaignsCreateParams
      records: SponsoredProductCampaign[]
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
    /** Updates states, budgets, bidding, dates and names of campaigns. */
    update: {
      params: SponsoredProductCampaignsUpdateParams
      records: SponsoredProductCampaign[]
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
    /** Archives a campaign, which ends it for good. */
    delete: {
      params: SponsoredProductCampaignsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductCampaignsSearchFields
    }
  }
  /** An ad group of a campaign of Sponsored Products. */
  sponsored_product_ad_groups: {
    /** Lists ad groups of Sponsored Products, by campaign, state or other filters. */
    list: {
      params: SponsoredProductAdGroupsListParams
      records: SponsoredProductAdGroup[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets an ad group by ID, with its times and serving state. */
    get: {
      params: SponsoredProductAdGroupsGetParams
      records: SponsoredProductAdGroup
      meta: {}
    }
    /** Creates ad groups of Sponsored Products. */
    create: {
      params: SponsoredProductAdGroupsCreateParams
      records: SponsoredProductAdGroup[]
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
    /** Updates states, default bids and names of ad groups. */
    update: {
      params: SponsoredProductAdGroupsUpdateParams
      records: SponsoredProductAdGroup[]
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
    /** Archives an ad group, which ends it for good. */
    delete: {
      params: SponsoredProductAdGroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductAdGroupsSearchFields
    }
  }
  /** A keyword of an ad group of Sponsored Products. */
  sponsored_product_keywords: {
    /** Lists keywords of Sponsored Products, by campaign, state or other filters. */
    list: {
      params: SponsoredProductKeywordsListParams
      records: SponsoredProductKeyword[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a keyword by ID, with its times and serving state. */
    get: {
      params: SponsoredProductKeywordsGetParams
      records: SponsoredProductKeyword
      meta: {}
    }
    /** Creates keywords of Sponsored Products. */
    create: {
      params: SponsoredProductKeywordsCreateParams
      records: SponsoredProductKeyword[]
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
    /** Updates states and bids of keywords. */
    update: {
      params: SponsoredProductKeywordsUpdateParams
      records: SponsoredProductKeyword[]
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
    /** Archives a keyword, which ends it for good. */
    delete: {
      params: SponsoredProductKeywordsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductKeywordsSearchFields
    }
  }
  /** A product ad of an ad group of Sponsored Products. */
  sponsored_product_product_ads: {
    /** Lists product ads of Sponsored Products, by campaign, state or other filters. */
    list: {
      params: SponsoredProductProductAdsListParams
      records: SponsoredProductAd[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a product ad by ID, with its times and serving state. */
    get: {
      params: SponsoredProductProductAdsGetParams
      records: SponsoredProductAd
      meta: {}
    }
    /** Creates product ads of Sponsored Products. */
    create: {
      params: SponsoredProductProductAdsCreateParams
      records: SponsoredProductAd[]
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
    /** Updates the states of product ads. */
    update: {
      params: SponsoredProductProductAdsUpdateParams
      records: SponsoredProductAd[]
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
    /** Archives a product ad, which ends it for good. */
    delete: {
      params: SponsoredProductProductAdsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductProductAdsSearchFields
    }
  }
  /** A target of an ad group: products, brands or categories. */
  sponsored_product_targets: {
    /** Lists targets of Sponsored Products, by campaign, state or other filters. */
    list: {
      params: SponsoredProductTargetsListParams
      records: SponsoredProductTarget[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a target by ID, with its times and serving state. */
    get: {
      params: SponsoredProductTargetsGetParams
      records: SponsoredProductTarget
      meta: {}
    }
    /** Creates targets of Sponsored Products. */
    create: {
      params: SponsoredProductTargetsCreateParams
      records: SponsoredProductTarget[]
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
    /** Updates states, bids and expressions of targets. */
    update: {
      params: SponsoredProductTargetsUpdateParams
      records: SponsoredProductTarget[]
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
    /** Archives a target, which ends it for good. */
    delete: {
      params: SponsoredProductTargetsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductTargetsSearchFields
    }
  }
  /** A negative keyword of an ad group, whose searches show no ad. */
  sponsored_product_negative_keywords: {
    /** Lists negative keywords of ad groups, by campaign, state or other filters. */
    list: {
      params: SponsoredProductNegativeKeywordsListParams
      records: SponsoredProductNegativeKeyword[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a negative keyword by ID, with its times and serving state. */
    get: {
      params: SponsoredProductNegativeKeywordsGetParams
      records: SponsoredProductNegativeKeyword
      meta: {}
    }
    /** Creates negative keywords of ad groups. */
    create: {
      params: SponsoredProductNegativeKeywordsCreateParams
      records: SponsoredProductNegativeKeyword[]
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
    /** Updates the states of negative keywords. */
    update: {
      params: SponsoredProductNegativeKeywordsUpdateParams
      records: SponsoredProductNegativeKeyword[]
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
    /** Archives a negative keyword, which ends it for good. */
    delete: {
      params: SponsoredProductNegativeKeywordsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductNegativeKeywordsSearchFields
    }
  }
  /** A negative target of an ad group: products or brands without its ads. */
  sponsored_product_negative_targets: {
    /** Lists negative targets of ad groups, by campaign, state or other filters. */
    list: {
      params: SponsoredProductNegativeTargetsListParams
      records: SponsoredProductNegativeTarget[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a negative target by ID, with its times and serving state. */
    get: {
      params: SponsoredProductNegativeTargetsGetParams
      records: SponsoredProductNegativeTarget
      meta: {}
    }
    /** Creates negative targets of ad groups. */
    create: {
      params: SponsoredProductNegativeTargetsCreateParams
      records: SponsoredProductNegativeTarget[]
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
    /** Updates states and expressions of negative targets. */
    update: {
      params: SponsoredProductNegativeTargetsUpdateParams
      records: SponsoredProductNegativeTarget[]
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
    /** Archives a negative target, which ends it for good. */
    delete: {
      params: SponsoredProductNegativeTargetsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredProductNegativeTargetsSearchFields
    }
  }
  /** A negative keyword of a whole campaign. */
  campaign_negative_keywords: {
    /** Lists negative keywords of whole campaigns, by campaign, state or other filters. */
    list: {
      params: CampaignNegativeKeywordsListParams
      records: CampaignNegativeKeyword[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a negative keyword by ID, with its times and serving state. */
    get: {
      params: CampaignNegativeKeywordsGetParams
      records: CampaignNegativeKeyword
      meta: {}
    }
    /** Creates negative keywords of whole campaigns. */
    create: {
      params: CampaignNegativeKeywordsCreateParams
      records: CampaignNegativeKeyword[]
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
    /** Archives a negative keyword, which ends it for good. */
    delete: {
      params: CampaignNegativeKeywordsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignNegativeKeywordsSearchFields
    }
  }
  /** A negative target of a whole campaign. */
  campaign_negative_targets: {
    /** Lists negative targets of whole campaigns, by campaign, state or other filters. */
    list: {
      params: CampaignNegativeTargetsListParams
      records: CampaignNegativeTarget[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets a negative target by ID, with its times and serving state. */
    get: {
      params: CampaignNegativeTargetsGetParams
      records: CampaignNegativeTarget
      meta: {}
    }
    /** Creates negative targets of whole campaigns. */
    create: {
      params: CampaignNegativeTargetsCreateParams
      records: CampaignNegativeTarget[]
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
    /** Archives a negative target, which ends it for good. */
    delete: {
      params: CampaignNegativeTargetsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignNegativeTargetsSearchFields
    }
  }
  /** The share of its budget that a campaign used. */
  campaign_budget_usage: {
    /** Lists the shares of their budgets that campaigns of Sponsored Products used. */
    list: {
      params: CampaignBudgetUsageListParams
      records: BudgetUsage[]
      meta: {
        errors: unknown
      }
    }
  }
  /** A campaign of Sponsored Brands. */
  sponsored_brands_campaigns: {
    /** Lists campaigns of Sponsored Brands, by name, state or ID. */
    list: {
      params: SponsoredBrandsCampaignsListParams
      records: SponsoredBrandsCampaign[]
      meta: {
        totalCount: unknown
      }
    }
    /** Gets a campaign of Sponsored Brands by ID. */
    get: {
      params: SponsoredBrandsCampaignsGetParams
      records: SponsoredBrandsCampaign
      meta: {}
    }
    /** Creates campaigns of Sponsored Brands. */
    create: {
      params: SponsoredBrandsCampaignsCreateParams
      records: SponsoredBrandsCampaign[]
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
    /** Updates states, budgets, bidding, dates and names of campaigns of Sponsored Brands. */
    update: {
      params: SponsoredBrandsCampaignsUpdateParams
      records: SponsoredBrandsCampaign[]
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
    /** Archives a campaign of Sponsored Brands, which ends it for good. */
    delete: {
      params: SponsoredBrandsCampaignsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredBrandsCampaignsSearchFields
    }
  }
  /** An ad group of a campaign of Sponsored Brands. */
  sponsored_brands_ad_groups: {
    /** Lists ad groups of Sponsored Brands, by name, state or ID. */
    list: {
      params: SponsoredBrandsAdGroupsListParams
      records: SponsoredBrandsAdGroup[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets an ad group of Sponsored Brands by ID. */
    get: {
      params: SponsoredBrandsAdGroupsGetParams
      records: SponsoredBrandsAdGroup
      meta: {}
    }
    /** Creates ad groups of Sponsored Brands. */
    create: {
      params: SponsoredBrandsAdGroupsCreateParams
      records: SponsoredBrandsAdGroup[]
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
    /** Updates states and names of ad groups of Sponsored Brands. */
    update: {
      params: SponsoredBrandsAdGroupsUpdateParams
      records: SponsoredBrandsAdGroup[]
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
    /** Archives an ad group of Sponsored Brands, which ends it for good. */
    delete: {
      params: SponsoredBrandsAdGroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredBrandsAdGroupsSearchFields
    }
  }
  /** An ad of Sponsored Brands, with its creative and landing page. */
  sponsored_brands_ads: {
    /** Lists ads of Sponsored Brands, by name, state or ID. */
    list: {
      params: SponsoredBrandsAdsListParams
      records: SponsoredBrandsAd[]
      meta: {
        totalResults: number | null
      }
    }
    /** Gets an ad of Sponsored Brands by ID. */
    get: {
      params: SponsoredBrandsAdsGetParams
      records: SponsoredBrandsAd
      meta: {}
    }
    /** Updates states and names of ads of Sponsored Brands. */
    update: {
      params: SponsoredBrandsAdsUpdateParams
      records: SponsoredBrandsAd[]
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
    /** Archives an ad of Sponsored Brands, which ends it for good. */
    delete: {
      params: SponsoredBrandsAdsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SponsoredBrandsAdsSearchFields
    }
  }
  /** A campaign of Sponsored Display. */
  sponsored_display_campaigns: {
    /** Lists campaigns of Sponsored Display, by state or ID. */
    list: {
      params: SponsoredDisplayCampaignsListParams
      records: SponsoredDisplayCampaign[]
      meta: {}
    }
    /** Gets a campaign of Sponsored Display by ID. */
    get: {
      params: SponsoredDisplayCampaignsGetParams
      records: SponsoredDisplayCampaign
      meta: {}
    }
    search: {
      fields: SponsoredDisplayCampaignsSearchFields
    }
  }
  /** An ad group of a campaign of Sponsored Display. */
  sponsored_display_ad_groups: {
    /** Lists ad groups of Sponsored Display, by state or ID. */
    list: {
      params: SponsoredDisplayAdGroupsListParams
      records: SponsoredDisplayAdGroup[]
      meta: {}
    }
    /** Gets an ad group of Sponsored Display by ID. */
    get: {
      params: SponsoredDisplayAdGroupsGetParams
      records: SponsoredDisplayAdGroup
      meta: {}
    }
    search: {
      fields: SponsoredDisplayAdGroupsSearchFields
    }
  }
  /** A report of performance, which Amazon makes later. */
  reports: {
    /** Gets a report: its state, and the URL of its file once it is complete. */
    get: {
      params: ReportsGetParams
      records: Report
      meta: {}
    }
    /** Requests a report of metrics, such as impressions, clicks, cost and sales by campaign and day. */
    create: {
      params: ReportsCreateParams
      records: Report
      meta: {}
    }
    /** Deletes a report. */
    delete: {
      params: ReportsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of profiles.list. */
export interface ProfilesListParams {
  /** Filters by permission for a part of the API. */
  apiProgram?: "billing" | "campaign" | "paymentMethod" | "store" | "report" | "account" | "posts"
  /** Filters by permission to change or to see. */
  accessLevel?: "edit" | "view"
  /** Filters by types of accounts. */
  profileTypeFilter?: ("seller" | "vendor" | "agency")[]
  /** Filters by a valid means of payment. */
  validPaymentMethodFilter?: boolean
}

export interface Profile {
  profileId: number
  countryCode?: string
  currencyCode?: string
  timezone?: string
  dailyBudget?: number
  accountInfo?: {
    marketplaceStringId?: string
    id?: string
    type?: string
    name?: string
    subType?: string
    validPaymentMethod?: boolean
  }
}

/** Params of profiles.get. */
export interface ProfilesGetParams {
  /** ID of the profile, as `list` returns it. */
  profileId: number
}

/** Searchable fields of profiles, in hosted mode. */
export interface ProfilesSearchFields {
  profileId: number | null
  countryCode: string | null
  currencyCode: string | null
  timezone: string | null
  accountInfo: { [k: string]: unknown } | null
}

/** Params of portfolios.list. */
export interface PortfoliosListParams {
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Filters by names or their parts. */
  nameFilter?: {
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
    /** (at most 1000 items) */
    include?: string[]
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by IDs of portfolios. */
  portfolioIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by states. */
  stateFilter?: {
    include: ("ENABLED")[]
  }
}

export interface Portfolio {
  budget?: {
    amount?: number | null
    currencyCode?: string
    endDate?: string | null
    policy?: string
    startDate?: string | null
  }
  budgetControls?: {
    campaignUnspentBudgetSharing?: {
      featureState?: string
    }
  }
  extendedData?: {
    creationDateTime?: string
    lastUpdateDateTime?: string
    servingStatus?: string
    statusReasons?: string[]
  }
  inBudget?: boolean
  name?: string
  portfolioId: string
  state?: string
}

/** Params of portfolios.get. */
export interface PortfoliosGetParams {
  /** ID of the portfolio, as `list` returns it. */
  portfolioId: string
}

/** Params of portfolios.create. */
export interface PortfoliosCreateParams {
  /** The new portfolios. (at most 100 items) */
  portfolios: {
    budget?: {
      amount?: number | null
      currencyCode?:
        | "AED"
        | "AUD"
        | "BRL"
        | "CAD"
        | "CLP"
        | "CNY"
        | "COP"
        | "EGP"
        | "EUR"
        | "GBP"
        | "INR"
        | "JPY"
        | "MXN"
        | "NGN"
        | "PLN"
        | "SAR"
        | "SEK"
        | "SGD"
        | "TRY"
        | "USD"
        | "ZAR"
      endDate?: string | null
      policy?: "DATE_RANGE" | "MONTHLY_RECURRING" | "NO_CAP" | "OTHER"
      startDate?: string | null
    }
    budgetControls?: {
      campaignUnspentBudgetSharing?: {
        featureState: "DISABLED" | "ENABLED"
      }
    }
    name: string
    state: "ENABLED"
  }[]
}

/** Params of portfolios.update. */
export interface PortfoliosUpdateParams {
  /** The portfolios with their changes. (at most 100 items) */
  portfolios: {
    budget?: {
      amount?: number | null
      currencyCode?:
        | "AED"
        | "AUD"
        | "BRL"
        | "CAD"
        | "CLP"
        | "CNY"
        | "COP"
        | "EGP"
        | "EUR"
        | "GBP"
        | "INR"
        | "JPY"
        | "MXN"
        | "NGN"
        | "PLN"
        | "SAR"
        | "SEK"
        | "SGD"
        | "TRY"
        | "USD"
        | "ZAR"
      endDate?: string | null
      policy?: "DATE_RANGE" | "MONTHLY_RECURRING" | "NO_CAP" | "OTHER"
      startDate?: string | null
    }
    budgetControls?: {
      campaignUnspentBudgetSharing?: {
        featureState: "DISABLED" | "ENABLED"
      }
    }
    name?: string
    portfolioId: string
    state?: "ENABLED"
  }[]
}

/** Searchable fields of portfolios, in hosted mode. */
export interface PortfoliosSearchFields {
  portfolioId: string | null
  name: string | null
  state: string | null
  inBudget: boolean | null
  budget: { [k: string]: unknown } | null
}

/** Params of sponsored_product_campaigns.list. */
export interface SponsoredProductCampaignsListParams {
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** Filters by names or their parts. */
  nameFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by IDs of portfolios. */
  portfolioIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductCampaign {
  budget?: {
    budget?: number
    budgetType?: string
    effectiveBudget?: number
  }
  campaignId: string
  dynamicBidding?: {
    placementBidding?: {
      percentage?: number
      placement?: string
    }[]
    shopperCohortBidding?: {
      audienceSegments?: AudienceSegment[]
      percentage?: number
      shopperCohortType?: string
    }[]
    strategy?: string
  }
  endDate?: string | null
  extendedData?: Serving
  name?: string
  offAmazonSettings?: {
    offAmazonBudgetControlStrategy?: string
  }
  portfolioId?: string
  siteRestrictions?: string[]
  startDate?: string
  state?: string
  tags?: {
    [k: string]: string
  }
  targetingType?: string
}

export interface AudienceSegment {
  audienceId?: string
  audienceSegmentType?: string
}

export interface Serving {
  creationDateTime?: string
  lastUpdateDateTime?: string
  servingStatus?: string
  servingStatusDetails?: ServingDetail[]
}

export interface ServingDetail {
  helpUrl?: string
  message?: string
  name?: string
}

/** Params of sponsored_product_campaigns.get. */
export interface SponsoredProductCampaignsGetParams {
  /** ID of the campaign, as `list` returns it. */
  campaignId: string
}

/** Params of sponsored_product_campaigns.create. */
export interface SponsoredProductCampaignsCreateParams {
  /** The new campaigns. (at most 1000 items) */
  campaigns: {
    budget: {
      budget: number
      budgetType: "DAILY"
    }
    dynamicBidding?: {
      placementBidding?: {
        /** (0 to 900) */
        percentage?: number
        placement?: "PLACEMENT_PRODUCT_PAGE" | "PLACEMENT_REST_OF_SEARCH" | "PLACEMENT_TOP" | "SITE_AMAZON_BUSINESS"
      }[]
      /** (at most 1 items) */
      shopperCohortBidding?: {
        /** (at most 1 items) */
        audienceSegments?: {
          audienceId: string
          audienceSegmentType?: "BEHAVIOR_DYNAMIC" | "SPONSORED_ADS_AMC"
        }[]
        /** (0 to 900) */
        percentage?: number
        shopperCohortType: "AUDIENCE_SEGMENT"
      }[]
      strategy?: "AUTO_FOR_SALES" | "LEGACY_FOR_SALES" | "MANUAL" | "RULE_BASED"
    }
    endDate?: string | null
    name: string
    offAmazonSettings?: {
      offAmazonBudgetControlStrategy?: "MAXIMIZE_REACH" | "MINIMIZE_SPEND"
    }
    portfolioId?: string
    /** (at most 1 items) */
    siteRestrictions?: ("AMAZON_BUSINESS" | "AMAZON_HAUL")[]
    startDate?: string
    state: "ENABLED" | "PAUSED" | "PROPOSED"
    tags?: {
      [k: string]: string
    }
    targetingType: "AUTO" | "MANUAL"
  }[]
}

/** Params of sponsored_product_campaigns.update. */
export interface SponsoredProductCampaignsUpdateParams {
  /** The campaigns with their changes. (at most 1000 items) */
  campaigns: {
    budget?: {
      budget: number
      budgetType: "DAILY"
    }
    campaignId: string
    dynamicBidding?: {
      placementBidding?: {
        /** (0 to 900) */
        percentage?: number
        placement?: "PLACEMENT_PRODUCT_PAGE" | "PLACEMENT_REST_OF_SEARCH" | "PLACEMENT_TOP" | "SITE_AMAZON_BUSINESS"
      }[]
      /** (at most 1 items) */
      shopperCohortBidding?: {
        /** (at most 1 items) */
        audienceSegments?: {
          audienceId: string
          audienceSegmentType?: "BEHAVIOR_DYNAMIC" | "SPONSORED_ADS_AMC"
        }[]
        /** (0 to 900) */
        percentage?: number
        shopperCohortType: "AUDIENCE_SEGMENT"
      }[]
      strategy?: "AUTO_FOR_SALES" | "LEGACY_FOR_SALES" | "MANUAL" | "RULE_BASED"
    }
    endDate?: string | null
    name?: string
    offAmazonSettings?: {
      offAmazonBudgetControlStrategy?: "MAXIMIZE_REACH" | "MINIMIZE_SPEND"
    }
    portfolioId?: string | null
    /** (at most 1 items) */
    siteRestrictions?: ("AMAZON_BUSINESS" | "AMAZON_HAUL")[]
    startDate?: string
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
    tags?: {
      [k: string]: string
    }
    targetingType?: "AUTO" | "MANUAL"
  }[]
}

/** Params of sponsored_product_campaigns.delete. */
export interface SponsoredProductCampaignsDeleteParams {
  /** ID of the campaign, as `list` returns it. */
  campaignId: string
}

/** Searchable fields of sponsored_product_campaigns, in hosted mode. */
export interface SponsoredProductCampaignsSearchFields {
  campaignId: string | null
  name: string | null
  state: string | null
  targetingType: string | null
  startDate: string | null
  endDate: string | null
  portfolioId: string | null
  budget: { [k: string]: unknown } | null
}

/** Params of sponsored_product_ad_groups.list. */
export interface SponsoredProductAdGroupsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by targeting of the campaign. */
  campaignTargetingTypeFilter?: "AUTO" | "MANUAL"
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** Filters by names or their parts. */
  nameFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductAdGroup {
  adGroupId: string
  campaignId?: string
  defaultBid?: number
  extendedData?: Serving
  name?: string
  state?: string
}

/** Params of sponsored_product_ad_groups.get. */
export interface SponsoredProductAdGroupsGetParams {
  /** ID of the ad group, as `list` returns it. */
  adGroupId: string
}

/** Params of sponsored_product_ad_groups.create. */
export interface SponsoredProductAdGroupsCreateParams {
  /** The new ad groups. (at most 1000 items) */
  adGroups: {
    campaignId: string
    defaultBid: number
    name: string
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_ad_groups.update. */
export interface SponsoredProductAdGroupsUpdateParams {
  /** The ad groups with their changes. (at most 1000 items) */
  adGroups: {
    adGroupId: string
    defaultBid?: number
    name?: string
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_ad_groups.delete. */
export interface SponsoredProductAdGroupsDeleteParams {
  /** ID of the ad group, as `list` returns it. */
  adGroupId: string
}

/** Searchable fields of sponsored_product_ad_groups, in hosted mode. */
export interface SponsoredProductAdGroupsSearchFields {
  adGroupId: string | null
  campaignId: string | null
  name: string | null
  state: string | null
  defaultBid: number | null
}

/** Params of sponsored_product_keywords.list. */
export interface SponsoredProductKeywordsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Filters by IDs of keywords. */
  keywordIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by texts of keywords. */
  keywordTextFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** Filters by language, such as `en_US`. */
  locale?: string
  /** Filters by match types. */
  matchTypeFilter?: ("BROAD" | "EXACT" | "OTHER" | "PHRASE")[]
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductKeyword {
  adGroupId?: string
  bid?: number
  campaignId?: string
  extendedData?: Serving
  keywordId: string
  keywordText?: string
  matchType?: string
  nativeLanguageKeyword?: string
  nativeLanguageLocale?: string
  state?: string
}

/** Params of sponsored_product_keywords.get. */
export interface SponsoredProductKeywordsGetParams {
  /** ID of the keyword, as `list` returns it. */
  keywordId: string
}

/** Params of sponsored_product_keywords.create. */
export interface SponsoredProductKeywordsCreateParams {
  /** The new keywords. (at most 1000 items) */
  keywords: {
    adGroupId: string
    bid?: number | null
    campaignId: string
    keywordText: string
    matchType: "BROAD" | "EXACT" | "PHRASE"
    nativeLanguageKeyword?: string
    nativeLanguageLocale?: string
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_keywords.update. */
export interface SponsoredProductKeywordsUpdateParams {
  /** The keywords with their changes. (at most 1000 items) */
  keywords: {
    bid?: number | null
    keywordId: string
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_keywords.delete. */
export interface SponsoredProductKeywordsDeleteParams {
  /** ID of the keyword, as `list` returns it. */
  keywordId: string
}

/** Searchable fields of sponsored_product_keywords, in hosted mode. */
export interface SponsoredProductKeywordsSearchFields {
  keywordId: string | null
  campaignId: string | null
  adGroupId: string | null
  keywordText: string | null
  matchType: string | null
  state: string | null
  bid: number | null
}

/** Params of sponsored_product_product_ads.list. */
export interface SponsoredProductProductAdsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by IDs of ads. */
  adIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductAd {
  adGroupId?: string
  adId: string
  asin?: string
  campaignId?: string
  customText?: string
  extendedData?: Serving
  globalStoreSetting?: GlobalStoreSetting
  sku?: string
  state?: string
}

export interface GlobalStoreSetting {
  catalogSourceCountryCode?: string
}

/** Params of sponsored_product_product_ads.get. */
export interface SponsoredProductProductAdsGetParams {
  /** ID of the product ad, as `list` returns it. */
  adId: string
}

/** Params of sponsored_product_product_ads.create. */
export interface SponsoredProductProductAdsCreateParams {
  /** The new product ads: with an SKU for sellers, with an ASIN for vendors. (at most 1000 items) */
  productAds: {
    adGroupId: string
    asin?: string
    campaignId: string
    customText?: string
    globalStoreSetting?: {
      catalogSourceCountryCode?: string
    }
    sku?: string
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_product_ads.update. */
export interface SponsoredProductProductAdsUpdateParams {
  /** The product ads with their states. (at most 1000 items) */
  productAds: {
    adId: string
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_product_ads.delete. */
export interface SponsoredProductProductAdsDeleteParams {
  /** ID of the product ad, as `list` returns it. */
  adId: string
}

/** Searchable fields of sponsored_product_product_ads, in hosted mode. */
export interface SponsoredProductProductAdsSearchFields {
  adId: string | null
  campaignId: string | null
  adGroupId: string | null
  asin: string | null
  sku: string | null
  state: string | null
}

/** Params of sponsored_product_targets.list. */
export interface SponsoredProductTargetsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by ASINs. */
  asinFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by targeting of the advertiser or of Amazon. */
  expressionTypeFilter?: {
    include: ("AUTO" | "MANUAL" | "OTHER")[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
  /** Filters by IDs of targets. */
  targetIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
}

export interface SponsoredProductTarget {
  adGroupId?: string
  bid?: number
  campaignId?: string
  expression?: Predicate[]
  expressionType?: string
  extendedData?: Serving
  resolvedExpression?: Predicate[]
  state?: string
  targetId: string
}

export interface Predicate {
  type?: string
  value?: string
}

/** Params of sponsored_product_targets.get. */
export interface SponsoredProductTargetsGetParams {
  /** ID of the target, as `list` returns it. */
  targetId: string
}

/** Params of sponsored_product_targets.create. */
export interface SponsoredProductTargetsCreateParams {
  /** The new targets. (at most 1000 items) */
  targetingClauses: {
    adGroupId: string
    bid?: number | null
    campaignId: string
    expression: {
      type:
        | "ASIN_AGE_RANGE_SAME_AS"
        | "ASIN_BRAND_SAME_AS"
        | "ASIN_CATEGORY_SAME_AS"
        | "ASIN_EXPANDED_FROM"
        | "ASIN_GENRE_SAME_AS"
        | "ASIN_IS_PRIME_SHIPPING_ELIGIBLE"
        | "ASIN_PRICE_BETWEEN"
        | "ASIN_PRICE_GREATER_THAN"
        | "ASIN_PRICE_LESS_THAN"
        | "ASIN_REVIEW_RATING_BETWEEN"
        | "ASIN_REVIEW_RATING_GREATER_THAN"
        | "ASIN_REVIEW_RATING_LESS_THAN"
        | "ASIN_SAME_AS"
        | "KEYWORD_GROUP_SAME_AS"
      value?: string
    }[]
    expressionType: "MANUAL"
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_targets.update. */
export interface SponsoredProductTargetsUpdateParams {
  /** The targets with their changes. (at most 1000 items) */
  targetingClauses: {
    bid?: number | null
    expression?: {
      type:
        | "ASIN_ACCESSORY_RELATED"
        | "ASIN_AGE_RANGE_SAME_AS"
        | "ASIN_BRAND_SAME_AS"
        | "ASIN_CATEGORY_SAME_AS"
        | "ASIN_EXPANDED_FROM"
        | "ASIN_GENRE_SAME_AS"
        | "ASIN_IS_PRIME_SHIPPING_ELIGIBLE"
        | "ASIN_PRICE_BETWEEN"
        | "ASIN_PRICE_GREATER_THAN"
        | "ASIN_PRICE_LESS_THAN"
        | "ASIN_REVIEW_RATING_BETWEEN"
        | "ASIN_REVIEW_RATING_GREATER_THAN"
        | "ASIN_REVIEW_RATING_LESS_THAN"
        | "ASIN_SAME_AS"
        | "ASIN_SUBSTITUTE_RELATED"
        | "KEYWORD_GROUP_SAME_AS"
        | "QUERY_BROAD_REL_MATCHES"
        | "QUERY_HIGH_REL_MATCHES"
      value?: string
    }[]
    expressionType?: "AUTO" | "MANUAL"
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
    targetId: string
  }[]
}

/** Params of sponsored_product_targets.delete. */
export interface SponsoredProductTargetsDeleteParams {
  /** ID of the target, as `list` returns it. */
  targetId: string
}

/** Searchable fields of sponsored_product_targets, in hosted mode. */
export interface SponsoredProductTargetsSearchFields {
  targetId: string | null
  campaignId: string | null
  adGroupId: string | null
  expressionType: string | null
  state: string | null
  bid: number | null
}

/** Params of sponsored_product_negative_keywords.list. */
export interface SponsoredProductNegativeKeywordsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Filters by language, such as `en_US`. */
  locale?: string
  /** Filters by match types. */
  matchTypeFilter?: ("NEGATIVE_BROAD" | "NEGATIVE_EXACT" | "NEGATIVE_PHRASE" | "OTHER")[]
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** Filters by IDs of negative keywords. */
  negativeKeywordIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by texts of keywords. */
  negativeKeywordTextFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductNegativeKeyword {
  adGroupId?: string
  campaignId?: string
  extendedData?: Serving
  keywordId: string
  keywordText?: string
  matchType?: string
  nativeLanguageKeyword?: string
  nativeLanguageLocale?: string
  state?: string
}

/** Params of sponsored_product_negative_keywords.get. */
export interface SponsoredProductNegativeKeywordsGetParams {
  /** ID of the negative keyword, as `list` returns it. */
  keywordId: string
}

/** Params of sponsored_product_negative_keywords.create. */
export interface SponsoredProductNegativeKeywordsCreateParams {
  /** The new negative keywords. (at most 1000 items) */
  negativeKeywords: {
    adGroupId: string
    campaignId: string
    keywordText: string
    matchType: "NEGATIVE_BROAD" | "NEGATIVE_EXACT" | "NEGATIVE_PHRASE"
    nativeLanguageKeyword?: string
    nativeLanguageLocale?: string
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_negative_keywords.update. */
export interface SponsoredProductNegativeKeywordsUpdateParams {
  /** The negative keywords with their states. (at most 1000 items) */
  negativeKeywords: {
    keywordId: string
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_negative_keywords.delete. */
export interface SponsoredProductNegativeKeywordsDeleteParams {
  /** ID of the negative keyword, as `list` returns it. */
  keywordId: string
}

/** Searchable fields of sponsored_product_negative_keywords, in hosted mode. */
export interface SponsoredProductNegativeKeywordsSearchFields {
  keywordId: string | null
  campaignId: string | null
  adGroupId: string | null
  keywordText: string | null
  matchType: string | null
  state: string | null
}

/** Params of sponsored_product_negative_targets.list. */
export interface SponsoredProductNegativeTargetsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by ASINs. */
  asinFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** Filters by IDs of negative targets. */
  negativeTargetIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface SponsoredProductNegativeTarget {
  adGroupId?: string
  campaignId?: string
  expression?: Predicate[]
  extendedData?: Serving
  resolvedExpression?: Predicate[]
  state?: string
  targetId: string
}

/** Params of sponsored_product_negative_targets.get. */
export interface SponsoredProductNegativeTargetsGetParams {
  /** ID of the negative target, as `list` returns it. */
  targetId: string
}

/** Params of sponsored_product_negative_targets.create. */
export interface SponsoredProductNegativeTargetsCreateParams {
  /** The new negative targets. (at most 1000 items) */
  negativeTargetingClauses: {
    adGroupId: string
    campaignId: string
    expression: {
      type: "ASIN_BRAND_SAME_AS" | "ASIN_SAME_AS"
      value?: string
    }[]
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of sponsored_product_negative_targets.update. */
export interface SponsoredProductNegativeTargetsUpdateParams {
  /** The negative targets with their changes. (at most 1000 items) */
  negativeTargetingClauses: {
    expression?: {
      type: "ASIN_BRAND_SAME_AS" | "ASIN_SAME_AS"
      value?: string
    }[]
    state?: "ENABLED" | "PAUSED" | "PROPOSED"
    targetId: string
  }[]
}

/** Params of sponsored_product_negative_targets.delete. */
export interface SponsoredProductNegativeTargetsDeleteParams {
  /** ID of the negative target, as `list` returns it. */
  targetId: string
}

/** Searchable fields of sponsored_product_negative_targets, in hosted mode. */
export interface SponsoredProductNegativeTargetsSearchFields {
  targetId: string | null
  campaignId: string | null
  adGroupId: string | null
  state: string | null
}

/** Params of campaign_negative_keywords.list. */
export interface CampaignNegativeKeywordsListParams {
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by IDs of negative keywords. */
  campaignNegativeKeywordIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Filters by texts of keywords. */
  campaignNegativeKeywordTextFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Filters by match types. */
  matchTypeFilter?: ("NEGATIVE_BROAD" | "NEGATIVE_EXACT" | "NEGATIVE_PHRASE" | "OTHER")[]
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface CampaignNegativeKeyword {
  campaignId?: string
  extendedData?: Serving
  keywordId: string
  keywordText?: string
  matchType?: string
  state?: string
}

/** Params of campaign_negative_keywords.get. */
export interface CampaignNegativeKeywordsGetParams {
  /** ID of the negative keyword, as `list` returns it. */
  keywordId: string
}

/** Params of campaign_negative_keywords.create. */
export interface CampaignNegativeKeywordsCreateParams {
  /** The new negative keywords. (at most 1000 items) */
  campaignNegativeKeywords: {
    campaignId: string
    keywordText: string
    matchType: "NEGATIVE_BROAD" | "NEGATIVE_EXACT" | "NEGATIVE_PHRASE"
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of campaign_negative_keywords.delete. */
export interface CampaignNegativeKeywordsDeleteParams {
  /** ID of the negative keyword, as `list` returns it. */
  keywordId: string
}

/** Searchable fields of campaign_negative_keywords, in hosted mode. */
export interface CampaignNegativeKeywordsSearchFields {
  keywordId: string | null
  campaignId: string | null
  keywordText: string | null
  matchType: string | null
  state: string | null
}

/** Params of campaign_negative_targets.list. */
export interface CampaignNegativeTargetsListParams {
  /** Filters by ASINs. */
  asinFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 100 items) */
    include: string[]
  }
  /** Filters by IDs of negative targets. */
  campaignNegativeTargetIdFilter?: {
    /** (at most 1000 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records of a page. Defaults to the largest. (at least 1) */
  maxResults?: number
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ARCHIVED" | "ENABLED" | "ENABLING" | "OTHER" | "PAUSED" | "PROPOSED" | "USER_DELETED")[]
  }
}

export interface CampaignNegativeTarget {
  campaignId?: string
  expression?: Predicate[]
  extendedData?: Serving
  resolvedExpression?: Predicate[]
  state?: string
  targetId: string
}

/** Params of campaign_negative_targets.get. */
export interface CampaignNegativeTargetsGetParams {
  /** ID of the negative target, as `list` returns it. */
  targetId: string
}

/** Params of campaign_negative_targets.create. */
export interface CampaignNegativeTargetsCreateParams {
  /** The new negative targets. (at most 1000 items) */
  campaignNegativeTargetingClauses: {
    campaignId: string
    expression: {
      type: "ASIN_BRAND_SAME_AS" | "ASIN_SAME_AS"
      value?: string
    }[]
    state: "ENABLED" | "PAUSED" | "PROPOSED"
  }[]
}

/** Params of campaign_negative_targets.delete. */
export interface CampaignNegativeTargetsDeleteParams {
  /** ID of the negative target, as `list` returns it. */
  targetId: string
}

/** Searchable fields of campaign_negative_targets, in hosted mode. */
export interface CampaignNegativeTargetsSearchFields {
  targetId: string | null
  campaignId: string | null
  state: string | null
}

/** Params of campaign_budget_usage.list. */
export interface CampaignBudgetUsageListParams {
  /** IDs of campaigns. (at most 100 items) */
  campaignIds: string[]
}

export interface BudgetUsage {
  campaignId: string
  budget?: number
  budgetUsagePercent?: number
  index?: number
  usageUpdatedTimestamp?: string
}

/** Params of sponsored_brands_campaigns.list. */
export interface SponsoredBrandsCampaignsListParams {
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Filters by goals of campaigns. */
  goalTypeFilter?: {
    /** (at most 100 items) */
    include?: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  maxResults?: number
  /** Filters by names or their parts. */
  nameFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by IDs of portfolios. */
  portfolioIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Filters by states. */
  stateFilter?: {
    include: ("ENABLED" | "PAUSED" | "ARCHIVED")[]
  }
}

export interface SponsoredBrandsCampaign {
  bidding?: {
    bidAdjustmentsByPlacement?: {
      percentage?: number
      placement?: string
    }[]
    bidOptimization?: boolean
    shopperCohortBidAdjustments?: {
      audienceSegments?: AudienceSegment[]
      percentage?: number
      shopperCohortType?: string
    }[]
  }
  brandEntityId?: string
  budget?: number
  budgetType?: string
  campaignId: string
  costType?: string
  endDate?: string
  extendedData?: BrandServing
  goal?: string
  isMultiAdGroupsEnabled?: boolean
  name?: string
  portfolioId?: string
  productLocation?: string
  ruleBasedBudget?: RuleBasedBudget
  siteRestrictions?: string[]
  smartDefault?: string[]
  startDate?: string
  state?: string
  tags?: {
    [k: string]: string
  }
}

export interface BrandServing {
  creationDate?: number
  lastUpdateDate?: number
  servingStatus?: string
  servingStatusDetails?: string[]
}

export interface RuleBasedBudget {
  applicableRuleId?: string
  applicableRuleName?: string
  isProcessing?: boolean
  value?: number
}

/** Params of sponsored_brands_campaigns.get. */
export interface SponsoredBrandsCampaignsGetParams {
  /** ID of the campaign, as `list` returns it. */
  campaignId: string
}

/** Params of sponsored_brands_campaigns.create. */
export interface SponsoredBrandsCampaignsCreateParams {
  /** The new campaigns. (at most 10 items) */
  campaigns: {
    bidding?: {
      /** (at most 3 items) */
      bidAdjustmentsByPlacement?: {
        percentage?: number
        placement?: "HOME" | "DETAIL_PAGE" | "OTHER" | "TOP_OF_SEARCH"
      }[]
      bidOptimization?: boolean
      /** (at most 1 items) */
      shopperCohortBidAdjustments?: {
        /** (at most 1 items) */
        audienceSegments?: {
          audienceId?: string
          audienceSegmentType?: "SPONSORED_ADS_AMC" | "BEHAVIOR_DYNAMIC"
        }[]
        percentage?: number
        shopperCohortType?: "AUDIENCE_SEGMENT"
      }[]
    }
    brandEntityId?: string
    budget: number
    budgetType: "DAILY" | "LIFETIME"
    costType?: string
    endDate?: string
    goal?: string
    name: string
    portfolioId?: string
    productLocation?: "SOLD_ON_AMAZON" | "NOT_SOLD_ON_AMAZON" | "SOLD_ON_DTC"
    /** (at most 1 items) */
    siteRestrictions?: ("AMAZON_BUSINESS")[]
    /** (at most 100 items) */
    smartDefault?: string[]
    startDate?: string
    state: "ENABLED" | "PAUSED"
    tags?: {
      [k: string]: string
    }
  }[]
}

/** Params of sponsored_brands_campaigns.update. */
export interface SponsoredBrandsCampaignsUpdateParams {
  /** The campaigns with their changes. (at most 10 items) */
  campaigns: {
    bidding?: {
      /** (at most 3 items) */
      bidAdjustmentsByPlacement?: {
        percentage?: number
        placement?: "HOME" | "DETAIL_PAGE" | "OTHER" | "TOP_OF_SEARCH"
      }[]
      bidOptimization?: boolean
      /** (at most 1 items) */
      shopperCohortBidAdjustments?: {
        /** (at most 1 items) */
        audienceSegments?: {
          audienceId?: string
          audienceSegmentType?: "SPONSORED_ADS_AMC" | "BEHAVIOR_DYNAMIC"
        }[]
        percentage?: number
        shopperCohortType?: "AUDIENCE_SEGMENT"
      }[]
    }
    budget?: number
    campaignId: string
    endDate?: string | null
    name?: string
    portfolioId?: string | null
    startDate?: string
    state?: "ENABLED" | "PAUSED"
    tags?: {
      [k: string]: string
    }
  }[]
}

/** Params of sponsored_brands_campaigns.delete. */
export interface SponsoredBrandsCampaignsDeleteParams {
  /** ID of the campaign, as `list` returns it. */
  campaignId: string
}

/** Searchable fields of sponsored_brands_campaigns, in hosted mode. */
export interface SponsoredBrandsCampaignsSearchFields {
  campaignId: string | null
  name: string | null
  state: string | null
  budget: number | null
  budgetType: string | null
  startDate: string | null
  endDate: string | null
  portfolioId: string | null
}

/** Params of sponsored_brands_ad_groups.list. */
export interface SponsoredBrandsAdGroupsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Whether records have times and serving states under `extendedData`. */
  includeExtendedDataFields?: boolean
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  maxResults?: number
  /** Filters by names or their parts. */
  nameFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ENABLED" | "PAUSED" | "ARCHIVED")[]
  }
}

export interface SponsoredBrandsAdGroup {
  adGroupId: string
  campaignId?: string
  extendedData?: BrandServing
  name?: string
  state?: string
}

/** Params of sponsored_brands_ad_groups.get. */
export interface SponsoredBrandsAdGroupsGetParams {
  /** ID of the ad group, as `list` returns it. */
  adGroupId: string
}

/** Params of sponsored_brands_ad_groups.create. */
export interface SponsoredBrandsAdGroupsCreateParams {
  /** The new ad groups. (at most 10 items) */
  adGroups: {
    campaignId: string
    name: string
    state: "ENABLED" | "PAUSED"
  }[]
}

/** Params of sponsored_brands_ad_groups.update. */
export interface SponsoredBrandsAdGroupsUpdateParams {
  /** The ad groups with their changes. (at most 10 items) */
  adGroups: {
    adGroupId: string
    name?: string
    state?: "ENABLED" | "PAUSED"
  }[]
}

/** Params of sponsored_brands_ad_groups.delete. */
export interface SponsoredBrandsAdGroupsDeleteParams {
  /** ID of the ad group, as `list` returns it. */
  adGroupId: string
}

/** Searchable fields of sponsored_brands_ad_groups, in hosted mode. */
export interface SponsoredBrandsAdGroupsSearchFields {
  adGroupId: string | null
  campaignId: string | null
  name: string | null
  state: string | null
}

/** Params of sponsored_brands_ads.list. */
export interface SponsoredBrandsAdsListParams {
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Filters by IDs of ads. */
  adIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: {
    /** (at most 10 items) */
    include: string[]
  }
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  maxResults?: number
  /** Filters by names or their parts. */
  nameFilter?: {
    /** (at most 100 items) */
    include?: string[]
    queryTermMatchType?: "BROAD_MATCH" | "EXACT_MATCH"
  }
  /** The token of the previous page. */
  nextToken?: string
  /** Filters by states. */
  stateFilter?: {
    include: ("ENABLED" | "PAUSED" | "ARCHIVED")[]
  }
}

export interface SponsoredBrandsAd {
  adGroupId?: string
  adId: string
  campaignId?: string
  creative?: {
    asins?: string[]
    brandLogoAssetID?: string
    brandLogoCrop?: Crop
    brandLogoUrl?: string
    brandName?: string
    consentToTranslate?: boolean
    creativePropertiesToOptimize?: string[]
    creativeStatus?: string
    creativeVersion?: string
    customImageAssetId?: string
    customImageCrop?: Crop
    customImageUrl?: string
    customImages?: {
      assetId?: string
      crop?: Crop
      url?: string
    }[]
    headline?: string
    originalHeadline?: string
    originalVideoAssetIds?: string[]
    subpages?: {
      asin?: string
      pageTitle?: string
      url?: string
    }[]
    type?: string
    videoAssetIds?: string[]
  }
  extendedData?: BrandServing
  landingPage?: {
    asins?: string[]
    pageType?: string
    url?: string
  }
  name?: string
  state?: string
}

export interface Crop {
  height?: number
  left?: number
  top?: number
  width?: number
}

/** Params of sponsored_brands_ads.get. */
export interface SponsoredBrandsAdsGetParams {
  /** ID of the ad, as `list` returns it. */
  adId: string
}

/** Params of sponsored_brands_ads.update. */
export interface SponsoredBrandsAdsUpdateParams {
  /** The ads with their changes. (at most 10 items) */
  ads: {
    adId: string
    name?: string
    state?: "ENABLED" | "PAUSED"
  }[]
}

/** Params of sponsored_brands_ads.delete. */
export interface SponsoredBrandsAdsDeleteParams {
  /** ID of the ad, as `list` returns it. */
  adId: string
}

/** Searchable fields of sponsored_brands_ads, in hosted mode. */
export interface SponsoredBrandsAdsSearchFields {
  adId: string | null
  campaignId: string | null
  adGroupId: string | null
  name: string | null
  state: string | null
}

/** Params of sponsored_display_campaigns.list. */
export interface SponsoredDisplayCampaignsListParams {
  /** Number of records to skip. (at least 0) */
  startIndex?: number
  /** Maximum number of records of a page. Defaults to 100. (at least 1; default 100) */
  count?: number
  /** Filters by states. */
  stateFilter?: ("enabled" | "paused" | "archived")[]
  /** Filters by the exact name. */
  name?: string
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: string[]
  /** Filters by IDs of portfolios. */
  portfolioIdFilter?: string[]
}

export interface SponsoredDisplayCampaign {
  budget?: number
  budgetType?: string
  costType?: string
  endDate?: string | null
  name?: string
  portfolioId?: number | null
  startDate?: string
  state?: string
  campaignId: number
  deliveryProfile?: string
  ruleBasedBudget?: RuleBasedBudget
  tactic?: string
}

/** Params of sponsored_display_campaigns.get. */
export interface SponsoredDisplayCampaignsGetParams {
  /** ID of the campaign, as `list` returns it. */
  campaignId: number
}

/** Searchable fields of sponsored_display_campaigns, in hosted mode. */
export interface SponsoredDisplayCampaignsSearchFields {
  campaignId: number | null
  name: string | null
  state: string | null
  budget: number | null
  tactic: string | null
}

/** Params of sponsored_display_ad_groups.list. */
export interface SponsoredDisplayAdGroupsListParams {
  /** Number of records to skip. (at least 0) */
  startIndex?: number
  /** Maximum number of records of a page. Defaults to 100. (at least 1; default 100) */
  count?: number
  /** Filters by states. */
  stateFilter?: ("enabled" | "paused" | "archived")[]
  /** Filters by IDs of campaigns. */
  campaignIdFilter?: string[]
  /** Filters by IDs of ad groups. */
  adGroupIdFilter?: string[]
  /** Filters by the exact name. */
  name?: string
}

export interface SponsoredDisplayAdGroup {
  bidOptimization?: string
  campaignId?: number
  defaultBid?: number
  name?: string
  state?: string
  adGroupId: number
  creativeType?: string | null
  tactic?: string
}

/** Params of sponsored_display_ad_groups.get. */
export interface SponsoredDisplayAdGroupsGetParams {
  /** ID of the ad group, as `list` returns it. */
  adGroupId: number
}

/** Searchable fields of sponsored_display_ad_groups, in hosted mode. */
export interface SponsoredDisplayAdGroupsSearchFields {
  adGroupId: number | null
  campaignId: number | null
  name: string | null
  state: string | null
  defaultBid: number | null
}

/** Params of reports.get. */
export interface ReportsGetParams {
  /** ID of the report, as `create` returned it. */
  reportId: string
}

export interface Report {
  configuration?: {
    adProduct?: string
    columns?: string[]
    filters?: ReportFilter[] | null
    format?: string
    groupBy?: string[]
    reportTypeId?: string
    timeUnit?: string
  }
  createdAt?: string
  endDate?: string
  failureReason?: string | null
  fileSize?: number | null
  generatedAt?: string | null
  name?: string | null
  reportId: string
  startDate?: string
  status?: string
  updatedAt?: string
  url?: string | null
  urlExpiresAt?: string | null
}

export interface ReportFilter {
  field?: string
  values?: string[]
}

/** Params of reports.create. */
export interface ReportsCreateParams {
  /** A name for the report. */
  name?: string
  /** The first day. */
  startDate: string
  /** The last day. */
  endDate: string
  /** The type of report, such as `spCampaigns`, its columns, groups, filters and unit of time. */
  configuration: {
    adProduct:
      | "ALL"
      | "DEMAND_SIDE_PLATFORM"
      | "SPONSORED_BRANDS"
      | "SPONSORED_DISPLAY"
      | "SPONSORED_PRODUCTS"
      | "SPONSORED_TELEVISION"
    columns: string[]
    filters?: {
      field?: string
      values?: string[]
    }[]
    format: "GZIP_JSON"
    groupBy: string[]
    reportTypeId: string
    timeUnit: "DAILY" | "SUMMARY"
  }
}

/** Params of reports.delete. */
export interface ReportsDeleteParams {
  /** ID of the report, as `create` returned it. */
  reportId: string
}

/** Credentials by auth variant. */
export interface AmazonAdsCredentials {
  oauth: AmazonAdsOauthCredentials
  refresh_token: AmazonAdsRefreshTokenCredentials
}

/** Amazon account */
export interface AmazonAdsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Refresh token of an application */
export interface AmazonAdsRefreshTokenCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** The refresh token of the consent. */
  refresh_token: string
}

export interface AmazonAdsConfig {
  /**
   * API host of the region: without ending for America, `eu` for Europe, the Middle East and India, `fe` for the Far
   * East. Defaults to `advertising-api.amazon.com`. (default "advertising-api.amazon.com")
   */
  host?: "advertising-api.amazon.com" | "advertising-api-eu.amazon.com" | "advertising-api-fe.amazon.com"
  /**
   * Host of the page of consent: `www.amazon.com` for America, `eu` for Europe, `apac` for the Far East. Defaults to
   * `www.amazon.com`. (default "www.amazon.com")
   */
  login_host?: "www.amazon.com" | "eu.account.amazon.com" | "apac.account.amazon.com"
  /**
   * ID of the profile, the account in one marketplace, as `profiles.list` shows it. Required by every call except reads
   * of profiles.
   */
  profile_id?: string
}
