// Generated from definitions/linkedin-ads.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** LinkedIn Ads */
    "linkedin-ads": LinkedinAds
  }
}

/**
 * LinkedIn Ads. Ad accounts, their users, campaign groups, campaigns, creatives, conversions, lead forms, leads,
 * targeting and reports of LinkedIn Campaign Manager.
 */
export interface LinkedinAds {
  operations: LinkedinAdsOperations
  credentials: LinkedinAdsCredentials
  config: LinkedinAdsConfig
}

/** The operations, by entity and action. */
export interface LinkedinAdsOperations {
  /** An ad account, which bills campaigns. */
  accounts: {
    /** Lists the ad accounts that you can access. Filters narrow them by status, type, name or owner. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    /** Gets an ad account by ID. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates an ad account for an organization. */
    create: {
      params: AccountsCreateParams
      records: null
      meta: {
        id: unknown
      }
    }
    /** Updates the name or the status of an ad account. */
    update: {
      params: AccountsUpdateParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A person with a role in an ad account. */
  account_users: {
    /**
     * Lists the people of an ad account with their roles. Without the role of an account manager, you see only
     * yourself.
     */
    list: {
      params: AccountUsersListParams
      records: AccountUser[]
      meta: {}
    }
    /** Gets the role of a person in an ad account. */
    get: {
      params: AccountUsersGetParams
      records: AccountUser
      meta: {}
    }
    /** Gives a person a role in an ad account. */
    create: {
      params: AccountUsersCreateParams
      records: null
      meta: {}
    }
    /** Changes the role of a person in an ad account. */
    update: {
      params: AccountUsersUpdateParams
      records: null
      meta: {}
    }
    /** Takes the access of a person to an ad account away. */
    delete: {
      params: AccountUsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountUsersSearchFields
    }
  }
  /** Your own role in an ad account. */
  my_access: {
    /** Lists the ad accounts in which you have a role. */
    list: {
      params: MyAccessListParams
      records: AccountUser[]
      meta: {}
    }
  }
  /** A group of campaigns, with a budget and a schedule. */
  campaign_groups: {
    /** Lists the campaign groups of an ad account. */
    list: {
      params: CampaignGroupsListParams
      records: CampaignGroup[]
      meta: {}
    }
    /** Gets a campaign group by ID. */
    get: {
      params: CampaignGroupsGetParams
      records: CampaignGroup
      meta: {}
    }
    /** Creates a campaign group. */
    create: {
      params: CampaignGroupsCreateParams
      records: null
      meta: {
        id: unknown
      }
    }
    /** Updates a campaign group, such as its name, budget or status. */
    update: {
      params: CampaignGroupsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a campaign group that is still a draft. */
    delete: {
      params: CampaignGroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignGroupsSearchFields
    }
  }
  /** A campaign, with its objective, targeting, bid and budget. */
  campaigns: {
    /** Lists the campaigns of an ad account. Filters narrow them by group, status, type or name. */
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
    /** Creates a campaign in a campaign group. */
    create: {
      params: CampaignsCreateParams
      records: null
      meta: {
        id: unknown
      }
    }
    /** Updates a campaign, such as its status, bid, budget or targeting. */
    update: {
      params: CampaignsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a campaign that is still a draft. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** A creative, which shows an ad of a campaign. */
  creatives: {
    /** Lists the creatives of an ad account. Filters narrow them by campaign, ID or status. */
    list: {
      params: CreativesListParams
      records: Creative[]
      meta: {}
    }
    /** Gets a creative by its URN. */
    get: {
      params: CreativesGetParams
      records: Creative
      meta: {}
    }
    /** Creates a creative in a campaign from a post or a text. */
    create: {
      params: CreativesCreateParams
      records: null
      meta: {
        id: unknown
      }
    }
    /** Updates the status or the name of a creative. */
    update: {
      params: CreativesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a creative that is still a draft. */
    delete: {
      params: CreativesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CreativesSearchFields
    }
  }
  /** A rule that counts conversions of an ad account. */
  conversions: {
    /** Lists the conversions of an ad account. */
    list: {
      params: ConversionsListParams
      records: Conversion[]
      meta: {}
    }
    /** Gets a conversion by ID. */
    get: {
      params: ConversionsGetParams
      records: Conversion
      meta: {}
    }
    /** Creates a conversion that events of the Conversions API count for. */
    create: {
      params: ConversionsCreateParams
      records: null
      meta: {
        id: unknown
      }
    }
    /** Updates a conversion, or disables it. */
    update: {
      params: ConversionsUpdateParams
      records: null
      meta: {}
    }
    search: {
      fields: ConversionsSearchFields
    }
  }
  /** The link of a campaign to a conversion, so that its ads count for it. */
  campaign_conversions: {
    /** Links a campaign to a conversion. */
    create: {
      params: CampaignConversionsCreateParams
      records: null
      meta: {}
    }
    /** Unlinks a campaign from a conversion. Both remain. */
    delete: {
      params: CampaignConversionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Metrics of a campaign for a period. */
  ad_campaign_analytics: {
    /** Lists metrics of campaigns by period. */
    list: {
      params: AdCampaignAnalyticsListParams
      records: Analytics[]
      meta: {}
    }
  }
  /** Metrics of a creative for a period. */
  ad_creative_analytics: {
    /** Lists metrics of creatives by period. */
    list: {
      params: AdCreativeAnalyticsListParams
      records: Analytics[]
      meta: {}
    }
  }
  /** Metrics of ad accounts for a period, by any pivot. */
  ad_analytics: {
    /** Lists metrics of ad accounts by period and pivot, such as the job titles of members. */
    list: {
      params: AdAnalyticsListParams
      records: Analytics[]
      meta: {}
    }
  }
  /** A form by which ads collect leads. */
  lead_forms: {
    /** Lists the lead forms of an ad account. */
    list: {
      params: LeadFormsListParams
      records: LeadForm[]
      meta: {}
    }
    /** Gets a lead form by ID, with its questions. */
    get: {
      params: LeadFormsGetParams
      records: LeadForm
      meta: {}
    }
  }
  /** A lead: the answers of a member to a form. */
  lead_form_responses: {
    /** Lists the leads that the ads of an ad account collected. LinkedIn keeps them for 365 days. */
    list: {
      params: LeadFormResponsesListParams
      records: LeadFormResponse[]
      meta: {}
    }
    /** Gets a lead by ID, with the answers of the member. */
    get: {
      params: LeadFormResponsesGetParams
      records: LeadFormResponse
      meta: {}
    }
  }
  /** A facet by which campaigns target members. */
  targeting_facets: {
    /** Lists the facets by which campaigns can target. */
    list: {
      params: TargetingFacetsListParams
      records: TargetingFacet[]
      meta: {}
    }
  }
  /** A value of a facet, such as a job title. */
  targeting_entities: {
    /** Lists the values of a facet of targeting. */
    list: {
      params: TargetingEntitiesListParams
      records: TargetingEntity[]
      meta: {}
    }
    /** Searches targeting entities, the values of a facet, by their names. */
    api_search: {
      params: TargetingEntitiesApiSearchParams
      records: TargetingEntity[]
      meta: {}
    }
  }
  /** The name of a URN, such as a job title in a report. */
  targeting_names: {
    /** Lists the names of URNs of targeting or reports. */
    list: {
      params: TargetingNamesListParams
      records: TargetingEntity[]
      meta: {}
    }
  }
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Filters by status. */
  status?: ("ACTIVE" | "CANCELED" | "DRAFT" | "PENDING_DELETION" | "REMOVED")[]
  /** Filters by type. */
  accountType?: ("BUSINESS" | "ENTERPRISE")[]
  /** Filters by names. */
  name?: string[]
  /** Filters by owners, such as `urn:li:organization:123`. */
  reference?: string[]
  /** Filters by test accounts. */
  test?: boolean
  /** The order of the records by ID. */
  sortOrder?: "ASCENDING" | "DESCENDING"
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
}

export interface Account {
  id: number
  name?: string
  currency?: string
  type?: string
  status?: string
  reference?: string | null
  /** The owner, as LinkedIn documents it. */
  referenceInfo?: { [k: string]: unknown } | null
  servingStatuses?: string[]
  test?: boolean
  notifiedOnCampaignOptimization?: boolean
  notifiedOnCreativeApproval?: boolean
  notifiedOnCreativeRejection?: boolean
  notifiedOnEndOfCampaign?: boolean
  notifiedOnNewFeaturesEnabled?: boolean
  version?: {
    versionTag?: string
  }
  changeAuditStamps?: {
    created?: {
      actor?: string
      time?: number
    }
    lastModified?: {
      actor?: string
      time?: number
    }
  }
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** ID of the ad account. */
  id: number
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** The name of the account. */
  name: string
  /** The currency, such as `EUR`. Defaults to `USD`. */
  currency?: string
  /** The owner, such as `urn:li:organization:123`. */
  reference?: string
  /** Whether it is a test account, which never serves ads. */
  test?: boolean
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** ID of the ad account. */
  id: number
  /** The name of the account. */
  name?: string
  /** The status of the account. */
  status?: "ACTIVE" | "CANCELED" | "DRAFT"
  /** The owner. */
  reference?: string
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  id: number | null
  name: string | null
  status: string | null
  type: string | null
  currency: string | null
  reference: string | null
  test: boolean | null
}

/** Params of account_users.list. */
export interface AccountUsersListParams {
  /** The ad account. */
  account_id: number
  /** The number of records to skip. (at least 0) */
  start?: number
  /** Maximum number of records, 1 to 500. Defaults to 500. (1 to 500; default 500) */
  count?: number
}

export interface AccountUser {
  account: string
  user: string
  role?: string
  changeAuditStamps?: {
    created?: {
      actor?: string
      time?: number
    }
    lastModified?: {
      actor?: string
      time?: number
    }
  }
}

/** Params of account_users.get. */
export interface AccountUsersGetParams {
  /** The ad account. */
  account_id: number
  /** The person, such as `urn:li:person:abc`. */
  user: string
}

/** Params of account_users.create. */
export interface AccountUsersCreateParams {
  /** The ad account. */
  account_id: number
  /** The person, such as `urn:li:person:abc`. */
  user: string
  /** The role of the person. */
  role: "ACCOUNT_BILLING_ADMIN" | "ACCOUNT_MANAGER" | "CAMPAIGN_MANAGER" | "CREATIVE_MANAGER" | "VIEWER"
}

/** Params of account_users.update. */
export interface AccountUsersUpdateParams {
  /** The ad account. */
  account_id: number
  /** The person, such as `urn:li:person:abc`. */
  user: string
  /** The new role of the person. */
  role: "ACCOUNT_BILLING_ADMIN" | "ACCOUNT_MANAGER" | "CAMPAIGN_MANAGER" | "CREATIVE_MANAGER" | "VIEWER"
}

/** Params of account_users.delete. */
export interface AccountUsersDeleteParams {
  /** The ad account. */
  account_id: number
  /** The person, such as `urn:li:person:abc`. */
  user: string
}

/** Searchable fields of account_users, in hosted mode. */
export interface AccountUsersSearchFields {
  account: string | null
  user: string | null
  role: string | null
}

/** Params of my_access.list. */
export interface MyAccessListParams {
  /** The number of records to skip. (at least 0) */
  start?: number
  /** Maximum number of records, 1 to 500. Defaults to 500. (1 to 500; default 500) */
  count?: number
}

/** Params of campaign_groups.list. */
export interface CampaignGroupsListParams {
  /** The ad account. */
  account_id: number
  /**
   * Filters by status. Defaults to every status. (default
   * ["ACTIVE","ARCHIVED","CANCELED","DRAFT","PAUSED","PENDING_DELETION","REMOVED"])
   */
  status?: ("ACTIVE" | "ARCHIVED" | "CANCELED" | "DRAFT" | "PAUSED" | "PENDING_DELETION" | "REMOVED")[]
  /** Filters by URNs, such as `urn:li:sponsoredCampaignGroup:123`. */
  ids?: string[]
  /** Filters by names. */
  name?: string[]
  /** Filters by campaign groups of test accounts. */
  test?: boolean
  /** The order of the records by ID. */
  sortOrder?: "ASCENDING" | "DESCENDING"
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
}

export interface CampaignGroup {
  id: number
  name?: string
  account?: string
  status?: "ACTIVE" | "ARCHIVED" | "CANCELED" | "DRAFT" | "PAUSED" | "PENDING_DELETION" | "REMOVED"
  servingStatuses?: string[]
  objectiveType?: string | null
  runSchedule?: ({
    start?: number
    end?: number | null
  } | null)
  totalBudget?: {
    amount?: string
    currencyCode?: string
  } | null
  dailyBudget?: {
    amount?: string
    currencyCode?: string
  } | null
  budgetOptimization?: ({
    bidStrategy?: string | null
    budgetOptimizationStrategy?: string | null
  } | null)
  allowedCampaignTypes?: string[] | null
  backfilled?: boolean
  test?: boolean
  changeAuditStamps?: {
    created?: {
      actor?: string
      time?: number
    }
    lastModified?: {
      actor?: string
      time?: number
    }
  }
}

/** Params of campaign_groups.get. */
export interface CampaignGroupsGetParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign group. */
  id: number
}

/** Params of campaign_groups.create. */
export interface CampaignGroupsCreateParams {
  /** The ad account. */
  account_id: number
  /** The name of the group. (at most 100 characters) */
  name: string
  /** The status, such as `PAUSED`. */
  status: "ACTIVE" | "ARCHIVED" | "DRAFT" | "PAUSED"
  /** The first and last time, in milliseconds since 1970. */
  runSchedule: {
    start: number
    end?: number
  }
  /** The budget for the whole time. */
  totalBudget?: {
    amount: string
    currencyCode: string
  }
  /** The budget of a day. It needs `budgetOptimization`. */
  dailyBudget?: {
    amount: string
    currencyCode: string
  }
  /** The objective of all campaigns of the group, such as `LEAD_GENERATION`. */
  objectiveType?: string
  /** The sharing of the budget among the campaigns of the group. */
  budgetOptimization?: {
    budgetOptimizationStrategy?: "DYNAMIC"
    bidStrategy?: "COST_CAP" | "MANUAL" | "MAXIMUM_DELIVERY"
  }
}

/** Params of campaign_groups.update. */
export interface CampaignGroupsUpdateParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign group. */
  id: number
  /** The name of the group. (at most 100 characters) */
  name?: string
  /** The status, such as `PAUSED`. */
  status?: "ACTIVE" | "ARCHIVED" | "DRAFT" | "PAUSED"
  /** The first and last time, in milliseconds since 1970. */
  runSchedule?: {
    start: number
    end?: number
  }
  /** The budget for the whole time. */
  totalBudget?: {
    amount: string
    currencyCode: string
  }
  /** The budget of a day. */
  dailyBudget?: {
    amount: string
    currencyCode: string
  }
}

/** Params of campaign_groups.delete. */
export interface CampaignGroupsDeleteParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign group. */
  id: number
}

/** Searchable fields of campaign_groups, in hosted mode. */
export interface CampaignGroupsSearchFields {
  id: number | null
  name: string | null
  account: string | null
  status: string | null
  objectiveType: string | null
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** The ad account. */
  account_id: number
  /**
   * Filters by status. Defaults to every status. (default
   * ["ACTIVE","PAUSED","ARCHIVED","COMPLETED","CANCELED","DRAFT","PENDING_DELETION",…)
   */
  status?: ("ACTIVE" | "PAUSED" | "ARCHIVED" | "COMPLETED" | "CANCELED" | "DRAFT" | "PENDING_DELETION" | "REMOVED")[]
  /** Filters by URNs, such as `urn:li:sponsoredCampaign:123`. */
  ids?: string[]
  /** Filters by groups, such as `urn:li:sponsoredCampaignGroup:123`. */
  campaignGroup?: string[]
  /** Filters by type. */
  campaignType?: ("TEXT_AD" | "SPONSORED_UPDATES" | "SPONSORED_INMAILS" | "DYNAMIC")[]
  /** Filters by names. */
  name?: string[]
  /** Filters by campaigns of test accounts. */
  test?: boolean
  /** The order of the records by ID. */
  sortOrder?: "ASCENDING" | "DESCENDING"
  /** Maximum number of records, 1 to 1,000. Defaults to 500. (1 to 1000; default 500) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
}

export interface Campaign {
  id: number
  name?: string
  account?: string
  campaignGroup?: string
  status?: "ACTIVE" | "PAUSED" | "ARCHIVED" | "COMPLETED" | "CANCELED" | "DRAFT" | "PENDING_DELETION" | "REMOVED"
  type?: string
  format?: string | null
  objectiveType?: string | null
  costType?: string
  creativeSelection?: string | null
  optimizationTargetType?: string | null
  pacingStrategy?: string | null
  associatedEntity?: string | null
  servingStatuses?: string[]
  audienceExpansionEnabled?: boolean
  offsiteDeliveryEnabled?: boolean
  storyDeliveryEnabled?: boolean | null
  test?: boolean
  locale?: {
    country?: string
    language?: string
  }
  runSchedule?: ({
    start?: number
    end?: number | null
  } | null)
  dailyBudget?: {
    amount?: string
    currencyCode?: string
  } | null
  totalBudget?: {
    amount?: string
    currencyCode?: string
  } | null
  unitCost?: {
    amount?: string
    currencyCode?: string
  } | null
  /** The targeted and excluded members, by facets. */
  targetingCriteria?: { [k: string]: unknown } | null
  /** Restrictions of the LinkedIn Audience Network. */
  offsitePreferences?: { [k: string]: unknown } | null
  /** The wanted frequency, as LinkedIn documents it. */
  optimizationPreference?: { [k: string]: unknown } | null
  politicalIntent?: string | null
  connectedTelevisionOnly?: boolean | null
  version?: {
    versionTag?: string
  }
  changeAuditStamps?: {
    created?: {
      actor?: string
      time?: number
    }
    lastModified?: {
      actor?: string
      time?: number
    }
  }
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign. */
  id: number
}

/** Params of campaigns.create. Needs dailyBudget, or totalBudget. */
export interface CampaignsCreateParams {
  /** The ad account. */
  account_id: number
  /** The group, such as `urn:li:sponsoredCampaignGroup:123`. */
  campaignGroup: string
  /** The name of the campaign. */
  name: string
  /** The status, such as `PAUSED`. */
  status: "ACTIVE" | "ARCHIVED" | "CANCELED" | "COMPLETED" | "DRAFT" | "PAUSED"
  /** The first and last time, in milliseconds since 1970. */
  runSchedule?: {
    start: number
    end?: number
  }
  /** The budget of a day. */
  dailyBudget?: {
    amount: string
    currencyCode: string
  }
  /** The budget for the whole time. */
  totalBudget?: {
    amount: string
    currencyCode: string
  }
  /** The bid. */
  unitCost: {
    amount: string
    currencyCode: string
  }
  /** The targeted and excluded members, by facets. */
  targetingCriteria: {
    include?: {
      and?: {
        or?: {
          [k: string]: string[]
        }
      }[]
    }
    exclude?: {
      or?: {
        [k: string]: string[]
      }
    }
  }
  /** The goal of the delivery, such as `MAX_CLICK`. */
  optimizationTargetType?: string
  /** The cost model. */
  costType: "CPM" | "CPC" | "CPV"
  /** Whether similar members count as targeted. */
  audienceExpansionEnabled?: boolean
  /** Whether the LinkedIn Audience Network shows the ads. */
  offsiteDeliveryEnabled: boolean
  /** The pace of the spending. No update changes it. */
  pacingStrategy?: "ACCELERATED" | "LIFETIME"
  /** Whether the campaign is political advertising. LinkedIn requires the consent of the advertiser in the EU. */
  politicalIntent: "NOT_DECLARED" | "NOT_POLITICAL" | "POLITICAL"
  /** The organization or person that the ads serve, such as `urn:li:organization:123`. Sponsored content needs it. */
  associatedEntity?: string
  /** Whether only connected televisions show the ads. It needs `offsiteDeliveryEnabled`. */
  connectedTelevisionOnly?: boolean
  /** The type of the ads. */
  campaignType: "TEXT_AD" | "SPONSORED_UPDATES" | "SPONSORED_INMAILS" | "DYNAMIC"
  /** The objective, such as `WEBSITE_VISIT`. */
  objectiveType?: string
  /** The format of the ads, such as `SINGLE_VIDEO`. */
  format?: string
  /** The language and country of the members. */
  locale: {
    country: string
    language: string
  }
  /** The rotation of the creatives. */
  creativeSelection?: "OPTIMIZED" | "ROUND_ROBIN"
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign. */
  id: number
  /** The name of the campaign. */
  name?: string
  /** The status, such as `PAUSED`. */
  status?: "ACTIVE" | "ARCHIVED" | "CANCELED" | "COMPLETED" | "DRAFT" | "PAUSED"
  /** The first and last time, in milliseconds since 1970. */
  runSchedule?: {
    start: number
    end?: number
  }
  /** The budget of a day. */
  dailyBudget?: {
    amount: string
    currencyCode: string
  }
  /** The budget for the whole time. */
  totalBudget?: {
    amount: string
    currencyCode: string
  }
  /** The bid. */
  unitCost?: {
    amount: string
    currencyCode: string
  }
  /** The targeted and excluded members, by facets. */
  targetingCriteria?: {
    include?: {
      and?: {
        or?: {
          [k: string]: string[]
        }
      }[]
    }
    exclude?: {
      or?: {
        [k: string]: string[]
      }
    }
  }
  /** The goal of the delivery, such as `MAX_CLICK`. */
  optimizationTargetType?: string
  /** The cost model. */
  costType?: "CPM" | "CPC" | "CPV"
  /** Whether similar members count as targeted. */
  audienceExpansionEnabled?: boolean
  /** Whether the LinkedIn Audience Network shows the ads. */
  offsiteDeliveryEnabled?: boolean
  /** Whether the campaign is political advertising. */
  politicalIntent?: "NOT_DECLARED" | "NOT_POLITICAL" | "POLITICAL"
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The ad account. */
  account_id: number
  /** ID of the campaign. */
  id: number
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: number | null
  name: string | null
  account: string | null
  campaignGroup: string | null
  status: string | null
  type: string | null
  format: string | null
  objectiveType: string | null
  costType: string | null
}

/** Params of creatives.list. */
export interface CreativesListParams {
  /** The ad account. */
  account_id: number
  /** Filters by campaigns, such as `urn:li:sponsoredCampaign:123`. */
  campaigns?: string[]
  /** Filters by creatives, such as `urn:li:sponsoredCreative:123`. */
  creatives?: string[]
  /** Filters by status. */
  intendedStatuses?: ("ACTIVE" | "PAUSED" | "DRAFT" | "ARCHIVED" | "CANCELED" | "PENDING_DELETION" | "REMOVED")[]
  /** Filters by posts, such as `urn:li:share:123`. */
  contentReferences?: string[]
  /** Filters by lead forms, such as `urn:li:adForm:123`. */
  leadgenCreativeCallToActionDestinations?: string[]
  /** Filters by test accounts. */
  isTestAccount?: boolean
  /** The order of the records by ID. */
  sortOrder?: "ASCENDING" | "DESCENDING"
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
}

export interface Creative {
  id: string
  name?: string | null
  account?: string
  campaign?: string
  intendedStatus?: string
  isServing?: boolean
  isTest?: boolean | null
  servingHoldReasons?: string[] | null
  review?: ({
    status?: string
    rejectionReasons?: string[] | null
  } | null)
  /** The content, by the kind of the ad. */
  content?: { [k: string]: unknown } | null
  leadgenCallToAction?: {
    destination?: string
    label?: string
  } | null
  createdAt?: number
  createdBy?: string
  lastModifiedAt?: number
  lastModifiedBy?: string
}

/** Params of creatives.get. */
export interface CreativesGetParams {
  /** The ad account. */
  account_id: number
  /** URN of the creative, such as `urn:li:sponsoredCreative:123`. */
  id: string
}

/** Params of creatives.create. */
export interface CreativesCreateParams {
  /** The ad account. */
  account_id: number
  /** The campaign, such as `urn:li:sponsoredCampaign:123`. */
  campaign: string
  /** The content: `reference` names a post, other keys the kinds of ads. */
  content: {
    reference?: string
    [k: string]: unknown
  }
  /** The status of the creative. */
  intendedStatus: "ACTIVE" | "DRAFT" | "PAUSED"
  /** The button and its lead form. Campaigns with the objective `LEAD_GENERATION` need it. */
  leadgenCallToAction?: {
    destination: string
    label: string
  }
  /** The name of the creative. */
  name?: string
}

/** Params of creatives.update. */
export interface CreativesUpdateParams {
  /** The ad account. */
  account_id: number
  /** URN of the creative. */
  id: string
  /** The status of the creative. */
  intendedStatus?: "ACTIVE" | "ARCHIVED" | "CANCELED" | "DRAFT" | "PAUSED"
  /** The name of the creative. */
  name?: string
}

/** Params of creatives.delete. */
export interface CreativesDeleteParams {
  /** The ad account. */
  account_id: number
  /** URN of the creative, such as `urn:li:sponsoredCreative:123`. */
  id: string
}

/** Searchable fields of creatives, in hosted mode. */
export interface CreativesSearchFields {
  id: string | null
  name: string | null
  account: string | null
  campaign: string | null
  intendedStatus: string | null
  isServing: boolean | null
}

/** Params of conversions.list. */
export interface ConversionsListParams {
  /** The ad account. */
  account_id: number
  /** The number of records to skip. (at least 0) */
  start?: number
  /** Maximum number of records, 1 to 500. Defaults to 500. (1 to 500; default 500) */
  count?: number
}

export interface Conversion {
  id: number
  name?: string
  account?: string
  type?: string
  conversionMethod?: string
  enabled?: boolean
  attributionType?: string
  postClickAttributionWindowSize?: number
  viewThroughAttributionWindowSize?: number
  valueType?: string | null
  value?: {
    amount?: string
    currencyCode?: string
  } | null
  /** The rules of URLs, as LinkedIn documents them. */
  urlMatchRuleExpression?: unknown
  campaigns?: string[] | null
  imagePixelTag?: string | null
  lastCallbackAt?: number | null
  latestFirstPartyCallbackAt?: number | null
  created?: number
  lastModified?: number
}

/** Params of conversions.get. */
export interface ConversionsGetParams {
  /** The ad account. */
  account_id: number
  /** ID of the conversion. */
  id: number
}

/** Params of conversions.create. */
export interface ConversionsCreateParams {
  /** The ad account. */
  account_id: number
  /** The name of the conversion. */
  name: string
  /** The kind of event, such as `LEAD`. */
  conversionType: string
  /** The source of the events. */
  conversionMethod: "CONVERSIONS_API"
  /** Whether events count. Defaults to true. */
  enabled?: boolean
  /** Days after a click. Defaults to 30. */
  postClickAttributionWindowSize?: number
  /** Days after a view. Defaults to 7. */
  viewThroughAttributionWindowSize?: number
  /** The model of attribution. */
  attributionType?: "LAST_TOUCH_BY_CAMPAIGN" | "LAST_TOUCH_BY_CONVERSION"
  /** The source of the value. */
  valueType?: "DYNAMIC" | "FIXED" | "NO_VALUE"
  /** The fixed value of a conversion. */
  value?: {
    amount: string
    currencyCode: string
  }
}

/** Params of conversions.update. */
export interface ConversionsUpdateParams {
  /** The ad account. */
  account_id: number
  /** ID of the conversion. */
  id: number
  /** The name of the conversion. */
  name?: string
  /** Whether events count. */
  enabled?: boolean
  /** Days after a click. */
  postClickAttributionWindowSize?: number
  /** Days after a view. */
  viewThroughAttributionWindowSize?: number
}

/** Searchable fields of conversions, in hosted mode. */
export interface ConversionsSearchFields {
  id: number | null
  name: string | null
  account: string | null
  type: string | null
  conversionMethod: string | null
  enabled: boolean | null
}

/** Params of campaign_conversions.create. */
export interface CampaignConversionsCreateParams {
  /** The campaign whose ads count. */
  campaign_id: number
  /** The conversion, by the ID that `conversions.list` gives. */
  conversion_id: number
}

/** Params of campaign_conversions.delete. */
export interface CampaignConversionsDeleteParams {
  /** The campaign whose ads count. */
  campaign_id: number
  /** The conversion, by the ID that `conversions.list` gives. */
  conversion_id: number
}

/** Params of ad_campaign_analytics.list. */
export interface AdCampaignAnalyticsListParams {
  /** URNs of the campaigns, such as `urn:li:sponsoredCampaign:123`. (at least 1 items) */
  campaigns: string[]
  /** The period of a row. */
  timeGranularity: "ALL" | "DAILY" | "MONTHLY" | "YEARLY"
  /** The first and the last day. Without `end`, the range is open. */
  dateRange: {
    start: {
      year: number
      month: number
      day: number
    }
    end?: {
      year: number
      month: number
      day: number
    }
  }
  /** Names of at most 20 metrics and of `pivotValues` and `dateRange`. Defaults to impressions and clicks. */
  fields?: string[]
}

export interface Analytics {
  pivotValues: string[]
  dateRange: {
    start?: {
      year: number
      month: number
      day: number
    }
    end?: {
      year: number
      month: number
      day: number
    }
  }
  impressions?: number
  clicks?: number
  costInLocalCurrency?: string
  costInUsd?: string
  landingPageClicks?: number
  totalEngagements?: number
  likes?: number
  comments?: number
  shares?: number
  follows?: number
  reactions?: number
  oneClickLeads?: number
  oneClickLeadFormOpens?: number
  externalWebsiteConversions?: number
  externalWebsitePostClickConversions?: number
  externalWebsitePostViewConversions?: number
  conversionValueInLocalCurrency?: string
  videoViews?: number
  videoStarts?: number
  videoCompletions?: number
  sends?: number
  opens?: number
}

/** Params of ad_creative_analytics.list. */
export interface AdCreativeAnalyticsListParams {
  /** URNs of the creatives, such as `urn:li:sponsoredCreative:123`. (at least 1 items) */
  creatives: string[]
  /** The period of a row. */
  timeGranularity: "ALL" | "DAILY" | "MONTHLY" | "YEARLY"
  /** The first and the last day. Without `end`, the range is open. */
  dateRange: {
    start: {
      year: number
      month: number
      day: number
    }
    end?: {
      year: number
      month: number
      day: number
    }
  }
  /** Names of at most 20 metrics and of `pivotValues` and `dateRange`. Defaults to impressions and clicks. */
  fields?: string[]
}

/** Params of ad_analytics.list. */
export interface AdAnalyticsListParams {
  /** URNs of the ad accounts, such as `urn:li:sponsoredAccount:123`. (at least 1 items) */
  accounts: string[]
  /** The grouping of the rows, such as `MEMBER_JOB_TITLE`. */
  pivot:
    | "ACCOUNT"
    | "CAMPAIGN"
    | "CAMPAIGN_GROUP"
    | "CARD_INDEX"
    | "COMPANY"
    | "CONVERSATION_NODE"
    | "CONVERSATION_NODE_OPTION_INDEX"
    | "CONVERSION"
    | "CREATIVE"
    | "IMPRESSION_DEVICE_TYPE"
    | "MEMBER_COMPANY"
    | "MEMBER_COMPANY_SIZE"
    | "MEMBER_COUNTRY_V2"
    | "MEMBER_INDUSTRY"
    | "MEMBER_JOB_FUNCTION"
    | "MEMBER_JOB_TITLE"
    | "MEMBER_REGION_V2"
    | "MEMBER_SENIORITY"
    | "PLACEMENT_NAME"
    | "SERVING_LOCATION"
    | "SHARE"
  /** The period of a row. */
  timeGranularity: "ALL" | "DAILY" | "MONTHLY" | "YEARLY"
  /** The first and the last day. Without `end`, the range is open. */
  dateRange: {
    start: {
      year: number
      month: number
      day: number
    }
    end?: {
      year: number
      month: number
      day: number
    }
  }
  /** Names of at most 20 metrics and of `pivotValues` and `dateRange`. Defaults to impressions and clicks. */
  fields?: string[]
}

/** Params of lead_forms.list. */
export interface LeadFormsListParams {
  /** The ad account. */
  account_id: number
  /** The number of records to skip. (at least 0) */
  start?: number
  /** Maximum number of records, 1 to 500. Defaults to 500. (1 to 500; default 500) */
  count?: number
}

export interface LeadForm {
  id: number
  name?: string
  state?: string
  owner?: {
    sponsoredAccount?: string | null
    organization?: string | null
  }
  /** The texts and questions of the form. */
  content?: { [k: string]: unknown }
  creationLocale?: {
    country?: string
    language?: string
  }
  created?: number
  lastModified?: number
  versionId?: number
}

/** Params of lead_forms.get. */
export interface LeadFormsGetParams {
  /** ID of the lead form. */
  id: number
}

/** Params of lead_form_responses.list. */
export interface LeadFormResponsesListParams {
  /** The ad account. */
  account_id: number
  /** Filters by the version of a form, such as `urn:li:versionedLeadGenForm:(urn:li:leadGenForm:123,1)`. */
  versionedLeadGenFormUrn?: string
  /** The first and the last time of submission, in milliseconds since 1970. */
  submittedAtTimeRange?: {
    start: number
    end?: number
  }
  /** Filters by test leads. */
  limitedToTestLeads?: boolean
  /** The number of records to skip. (at least 0) */
  start?: number
  /** Maximum number of records, 1 to 500. Defaults to 500. (1 to 500; default 500) */
  count?: number
}

export interface LeadFormResponse {
  id: string
  submittedAt?: number
  submitter?: string | null
  leadType?: string
  testLead?: boolean
  versionedLeadGenFormUrn?: string
  associatedEntity?: ({
    associatedCreative?: string | null
  } | null)
  leadMetadata?: ({
    sponsoredLeadMetadata?: ({
      campaign?: string | null
    } | null)
  } | null)
  owner?: {
    sponsoredAccount?: string | null
    organization?: string | null
  }
  /** The answers and consents of the member. */
  formResponse?: { [k: string]: unknown }
}

/** Params of lead_form_responses.get. */
export interface LeadFormResponsesGetParams {
  /** ID of the lead. */
  id: string
}

/** Params of targeting_facets.list. */
export interface TargetingFacetsListParams { [k: string]: never }

export interface TargetingFacet {
  adTargetingFacetUrn: string
  facetName?: string
  entityTypes?: string[]
  availableEntityFinders?: string[]
}

/** Params of targeting_entities.list. */
export interface TargetingEntitiesListParams {
  /** The facet, such as `urn:li:adTargetingFacet:industries`. */
  facet: string
  /** The language of the names. */
  locale?: {
    language: string
    country: string
  }
}

export interface TargetingEntity {
  urn: string
  name?: string
  facetUrn?: string
}

/** Params of targeting_entities.api_search. */
export interface TargetingEntitiesApiSearchParams {
  /** The facet, such as `urn:li:adTargetingFacet:titles`. */
  facet: string
  /** The beginning of the name. */
  query: string
  /** The language of the names. */
  locale?: {
    language: string
    country: string
  }
}

/** Params of targeting_names.list. */
export interface TargetingNamesListParams {
  /** The URNs, such as `urn:li:seniority:9` or `urn:li:organization:1035`. (at least 1 items) */
  urns: string[]
  /** The language of the names. */
  locale?: {
    language: string
    country: string
  }
}

/** Credentials by auth variant. */
export interface LinkedinAdsCredentials {
  oauth: LinkedinAdsOauthCredentials
  access_token: LinkedinAdsAccessTokenCredentials
}

/** LinkedIn account */
export interface LinkedinAdsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Access token */
export interface LinkedinAdsAccessTokenCredentials {
  access_token: string
}

export interface LinkedinAdsConfig { [k: string]: never }
