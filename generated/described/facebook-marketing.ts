// Generated from definitions/facebook-marketing.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/facebook-marketing.ts'

const entitiesAd_accountsSearch = {
  id: { type: "string" },
  account_id: { type: "string" },
  name: { type: "string" },
  balance: { type: "string" },
  currency: { type: "string" },
  account_status: { type: "integer" },
  amount_spent: { type: "string" },
  business_name: { type: "string" },
  created_time: { type: "timestamp" },
  spend_cap: { type: "string" },
  timezone_name: { type: "string" },
}
const entitiesAd_accountsHit = { title: [["name"]], text: [["account_id"], ["business_name"]] }
const ad_accountsListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 25." }
const ad_accountsListParamsAfter = {
  description: "Cursor of the previous page. It can become invalid when its record is deleted.",
}
const ad_accountsListParamsFields = { description: "Comma-separated fields to return instead of the default ones." }
const ad_accountGetParamsAccount_id = { description: "ID of the ad account, without the `act_` prefix." }
const campaignsListParams = {
  properties: {
    account_id: ad_accountGetParamsAccount_id,
    limit: ad_accountsListParamsLimit,
    after: ad_accountsListParamsAfter,
    fields: ad_accountsListParamsFields,
  },
}
const campaignsGetParamsCampaign_id = { description: "ID of the campaign, as `campaigns.list` returns it." }
const campaignsCreateParamsStatus = {
  description: "Status. An `ACTIVE` object can spend money as soon as its parents are active too.",
}
const campaignsCreateParamsDaily_budget = { description: "Amount in the currency's smallest unit, such as cents." }
const campaignsUpdateParamsStatus = {
  description: "Status. An `ACTIVE` object can spend money. `ARCHIVED` cannot be undone.",
}
const campaignsDeleteParams = { properties: { campaign_id: campaignsGetParamsCampaign_id } }
const campaignsCopyParamsStatus_option = { description: "Status of the copies. Defaults to `PAUSED`." }
const campaignsCopyParamsRename_options = {
  properties: {
    rename_strategy: { description: "Objects that get a new name." },
    rename_prefix: { description: "Text before each name." },
    rename_suffix: { description: "Text after each name." },
  },
  description: "Names of the copies.",
  examples: [{ rename_suffix: " (copy)" }],
}
const ad_setsGetParamsAdset_id = { description: "ID of the ad set, as `ad_sets.list` returns it." }
const ad_setsCreateParamsTargetingExamples = [
  "{\"geo_locations\":{\"countries\":[\"DE\"]},\"targeting_automation\":{\"advantage_audience\":0}}",
]
const ad_setsCreateParamsTargeting = {
  description:
    "Targeting spec that defines the audience, as JSON text. Facebook widens a new ad set's audience unless its " +
    "`targeting_automation` says otherwise: set `advantage_audience` to 0 to keep to the spec. In a sales campaign " +
    "that targets mobile devices, set `device` of `individual_setting` to 0 to keep to these devices.",
  examples: ad_setsCreateParamsTargetingExamples,
}
const ad_setsCreateParamsStart_time = {
  examples: ["2026-11-20T09:00:00+0000"],
  description: "Start time of delivery, in ISO 8601 format or Unix seconds.",
}
const ad_setsCreateParamsEnd_time = {
  examples: ["2026-11-20T09:00:00+0000"],
  description: "End time of delivery, in ISO 8601 format or Unix seconds.",
}
const ad_setsCreateParamsBid_amount = {
  description: "Bid cap or cost target, in the currency's smallest unit, such as cents.",
}
const ad_setsDeleteParams = { properties: { adset_id: ad_setsGetParamsAdset_id } }
const adsCreateParamsCreative = {
  description: "ID of an ad creative, or a creative to create, as JSON text.",
  examples: ["{\"creative_id\":\"120210000000000041\"}"],
}
const adsCreateParamsTracking_specs = {
  description: "Actions to track without optimizing for them: a list as JSON text.",
}
const adsDeleteParams = { properties: { ad_id: { description: "ID of the ad, as `ads.list` returns it." } } }
const ad_creativesGetParamsCreative_id = { description: "ID of the ad creative, as `ad_creatives.list` returns it." }
const ad_creativesCreateParamsObject_story_specLink_dataCall_to_action = {
  properties: {
    type: { description: "Kind of the button, such as `LEARN_MORE`, `SHOP_NOW` or `SIGN_UP`." },
    value: { description: "Target of the button, such as its `link`." },
  },
  description: "Button of the ad.",
}
const ad_creativesCreateParamsObject_story_specExamples = [
  { page_id: "1234567890", link_data: { link: "https://example.com", message: "Winter sale", image_hash: "abc123" } },
]
const custom_audiencesGetParamsAudience_id = {
  description: "ID of the custom audience, as `custom_audiences.list` returns it.",
}
const custom_audiencesCreateParamsRetention_days = {
  description: "Days that people stay in the audience, for a rule.",
}
const custom_audiencesAdd_usersParamsPayloadExamples = [
  { schema: ["EMAIL"], data: [["9b431636bd164765d63c573c346708846af4f68fe3701a77a3bdd7e7e5166254"]] },
]
const custom_audiencesAdd_usersParams = {
  properties: {
    audience_id: custom_audiencesGetParamsAudience_id,
    payload: {
      properties: {
        schema: {
          description:
            "Kinds of the values of each person, in their order, such as `EMAIL`, `PHONE`, `FN`, `LN`, `ZIP`, " +
            "`COUNTRY`, `MADID` or `EXTERN_ID`.",
        },
        data: {
          description:
            "People, each a list of values in the order of `schema`. Values are SHA-256 hashes in hexadecimal, but " +
            "of `MADID` and `EXTERN_ID`.",
        },
      },
      description: "The people, and the kinds of their values.",
      examples: custom_audiencesAdd_usersParamsPayloadExamples,
    },
    session: {
      properties: {
        session_id: { description: "Number of the session, your own and unique in the ad account." },
        batch_seq: { description: "Number of the call within the session. The first is 1." },
        last_batch_flag: { description: "Whether this call is the last of the session." },
        estimated_num_total: { description: "Estimated number of people of the session." },
      },
      description: "Session of an upload of several calls.",
      examples: [{ session_id: 1, batch_seq: 1, last_batch_flag: false }],
    },
  },
}
const ads_insightsListParamsDate_preset = {
  description: "Date range. `maximum` goes back 37 months. Defaults to the last 30 days, unless `time_range` is set.",
}
const ads_insightsListParamsLevel = { description: "Level of detail of a row. Defaults to `account`." }
const ads_insightsListParamsTime_increment = {
  description: "Days per row, 1 to 90; `monthly`; or `all_days` for a single row.",
  examples: ["1", "monthly"],
}
const pixelsGetParamsPixel_id = { description: "ID of the pixel, as `pixels.list` returns it." }
const schemasCopiedCampaignAd_object_ids = { type: ["array", "null"], items: { $ref: "#/$defs/CopiedObject" } }
const schemasCampaignBudget_remaining = {
  anyOf: [
    { $ref: "#/$defs/Amount", description: "The budget not yet spent, in the currency's smallest unit." },
    { type: "null" },
  ],
}
const schemasCampaignCreated_time = { type: ["string", "null"], description: "Creation time, in ISO 8601 format." }
const schemasCampaignConfigured_status = {
  type: ["string", "null"],
  description: "The status set by the advertiser. Prefer status.",
}
const schemasCampaignStatus = {
  type: ["string", "null"],
  description: "The status set by the advertiser, regardless of delivery.",
}
const schemasCampaignUpdated_time = {
  type: ["string", "null"],
  description: "The time of the last update, in ISO 8601 format.",
}
const schemasAdSetBid_info = {
  anyOf: [
    { $ref: "#/$defs/BidInfo", description: "The bids by objective, in the currency's smallest unit." },
    { type: "null" },
  ],
}
const schemasGeoLocationsRegions = { type: ["array", "null"], items: { $ref: "#/$defs/GeoArea" } }
const schemasAdImageCreated_time = { type: ["string", "null"], description: "Upload time, in ISO 8601 format." }
export default describedKind(kind, {
  category: "advertising",
  support: "community",
  docs: "https://developers.facebook.com/docs/marketing-api/reference",
  basis: {
    version: "Graph API v27.0",
    date: "2026-11-29",
    compared: "Meta's Business SDK for Java v26.0.0, as OpenAPI at v27.0",
    sources: [
      {
        type: "versions",
        url:
          "https://developers.facebook.com/documentation/ads-commerce/marketing-api/marketing-api-changelog/versions.md",
      },
      {
        type: "changelog",
        url: "https://developers.facebook.com/documentation/ads-commerce/marketing-api/out-of-cycle-changes/occ-2026",
        about: "Changes of all versions",
      },
    ],
    missing:
      "Uploads of images and videos, rules, leads, catalogs, the Conversions API, and the previews of ads of the Ad " +
      "Library.",
  },
  sunset: {
    version: "v27.0",
    date: "none",
    docs:
      "https://developers.facebook.com/documentation/ads-commerce/marketing-api/marketing-api-changelog/versions.md",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "schemas.Action.7d_view",
      date: "2026-01-12",
      docs: "https://developers.facebook.com/blog/post/2025/10/16/ads-insights-api-metric-availability-updates/",
      read: "2026-11-29",
      use: "1d_view",
    },
    {
      part: "schemas.Action.28d_view",
      date: "2026-01-12",
      docs: "https://developers.facebook.com/blog/post/2025/10/16/ads-insights-api-metric-availability-updates/",
      read: "2026-11-29",
      use: "1d_view",
    },
    {
      part: "schemas.AdImage.filename",
      date: "none",
      docs: "https://developers.facebook.com/docs/marketing-api/reference/ad-image",
      read: "2026-11-29",
      use: "name",
    },
  ],
  description:
    "Ad accounts, campaigns, ad sets, ads, creatives, custom audiences, insights, media and pixels of Meta's " +
    "Marketing API, and the public Ad Library.",
  auth: {
    oauth: {
      description:
        "Sign in with Facebook. The client ID and secret are your Meta app's ID and secret, under App settings > " +
        "Basic.",
    },
    service_account: {
      description:
        "Access token of a system user. Create one under Business settings > System users. It does not have to " +
        "expire.",
      credentials: { properties: { account_key: { title: "Access token" } } },
    },
  },
  entities: {
    current_user: { description: "The user or system user that the access token belongs to.", refs: {} },
    ad_accounts: {
      description: "An ad account that the current user can access.",
      search: entitiesAd_accountsSearch,
      hit: entitiesAd_accountsHit,
      refs: {},
    },
    ad_account: {
      description: "An ad account in more detail.",
      search: entitiesAd_accountsSearch,
      hit: entitiesAd_accountsHit,
      refs: {},
    },
    campaigns: {
      description: "A campaign with an objective and its ad sets.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        status: { type: "string" },
        effective_status: { type: "string" },
        objective: { type: "string" },
        daily_budget: { type: "number" },
        lifetime_budget: { type: "number" },
        budget_remaining: { type: "number" },
        created_time: { type: "timestamp" },
        start_time: { type: "timestamp" },
        stop_time: { type: "timestamp" },
        updated_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["objective"]] },
      refs: { account_id: "ad_accounts.account_id", source_campaign_id: "campaigns.id" },
    },
    ad_sets: {
      description: "An ad set: ads with a shared budget, schedule, bid and targeting.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        campaign_id: { type: "string" },
        effective_status: { type: "string" },
        daily_budget: { type: "number" },
        lifetime_budget: { type: "number" },
        budget_remaining: { type: "number" },
        bid_amount: { type: "number" },
        bid_strategy: { type: "string" },
        created_time: { type: "timestamp" },
        start_time: { type: "timestamp" },
        end_time: { type: "timestamp" },
        updated_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["bid_strategy"]] },
      refs: { account_id: "ad_accounts.account_id", campaign_id: "campaigns.id" },
    },
    ads: {
      description: "An ad: a creative in an ad set.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        adset_id: { type: "string" },
        campaign_id: { type: "string" },
        status: { type: "string" },
        effective_status: { type: "string" },
        created_time: { type: "timestamp" },
        updated_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["status"]] },
      refs: {
        account_id: "ad_accounts.account_id",
        adset_id: "ad_sets.id",
        campaign_id: "campaigns.id",
        source_ad_id: "ads.id",
        "creative.id": "ad_creatives.id",
      },
    },
    ad_creatives: {
      description: "An ad creative in an ad account's library.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        body: { type: "string" },
        title: { type: "string" },
        status: { type: "string" },
        image_url: { type: "string" },
        thumbnail_url: { type: "string" },
        link_url: { type: "string" },
        call_to_action_type: { type: "string" },
      },
      hit: { title: [["name"]], text: [["title"], ["body"]] },
      refs: { account_id: "ad_accounts.account_id", image_hash: "images.hash" },
    },
    custom_audiences: {
      description: "A custom audience: people to show ads to, from your own data, your website or a lookalike.",
      refs: {},
    },
    ads_insights: {
      description: "Insights: the performance of an ad account, campaign, ad set or ad over time.",
      search: {
        account_id: { type: "string" },
        account_name: { type: "string" },
        campaign_id: { type: "string" },
        campaign_name: { type: "string" },
        adset_id: { type: "string" },
        adset_name: { type: "string" },
        ad_id: { type: "string" },
        ad_name: { type: "string" },
        clicks: { type: "integer" },
        impressions: { type: "integer" },
        reach: { type: "integer" },
        spend: { type: "number" },
        cpc: { type: "number" },
        cpm: { type: "number" },
        ctr: { type: "number" },
        date_start: { type: "timestamp" },
        date_stop: { type: "timestamp" },
        actions: { type: "array" },
        action_values: { type: "array" },
      },
      hit: { title: [["ad_name"]], text: [["account_name"], ["campaign_name"], ["adset_name"]] },
      refs: {
        account_id: "ad_accounts.account_id",
        campaign_id: "campaigns.id",
        adset_id: "ad_sets.id",
        ad_id: "ads.id",
      },
    },
    insights_reports: {
      description: "A row of an insights report that Facebook computes in the background: the way for much data.",
      refs: {},
    },
    ad_library: {
      description:
        "An ad of the Ad Library: any advertiser's public ads, in the EU and UK all of them, elsewhere those about " +
        "politics and issues.",
      refs: {},
    },
    custom_conversions: {
      description: "A custom conversion, defined by a rule over the events of a pixel or another source.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        description: { type: "string" },
        custom_event_type: { type: "string" },
        creation_time: { type: "timestamp" },
        first_fired_time: { type: "timestamp" },
        last_fired_time: { type: "timestamp" },
        is_archived: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["description"], ["custom_event_type"]] },
      refs: { account_id: "ad_accounts.account_id" },
    },
    images: {
      description: "An image in an ad account's library.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        hash: { type: "string" },
        url: { type: "string" },
        permalink_url: { type: "string" },
        width: { type: "integer" },
        height: { type: "integer" },
        status: { type: "string" },
        created_time: { type: "timestamp" },
        updated_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["hash"]] },
      refs: { account_id: "ad_accounts.account_id" },
    },
    videos: {
      description: "A video in an ad account's library.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        account_id: { type: "string" },
        description: { type: "string" },
        length: { type: "number" },
        source: { type: "string" },
        permalink_url: { type: "string" },
        views: { type: "integer" },
        created_time: { type: "timestamp" },
        updated_time: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: { account_id: "ad_accounts.account_id" },
    },
    pixels: { description: "A pixel (dataset) that receives events of a website or app.", refs: {} },
    pixel_stats: { description: "Event counts of a pixel in an hour.", refs: {} },
  },
  operations: {
    "current_user.get": {
      description: "Gets the ID and name of the current user or system user.",
      keywords: ["me", "who am I", "logged in", "my account", "profile"],
      params: { properties: { fields: { description: "Comma-separated fields to return. Defaults to ID and name." } } },
      isGraphql: false,
    },
    "ad_accounts.list": {
      description:
        "Lists the ad accounts that the current user can access, with status, currency, balance and amount spent.",
      keywords: [
        "advertiser",
        "client",
        "billing account",
        "which accounts",
        "budget holder",
        "which ad accounts",
        "my ad accounts",
        "meta accounts",
      ],
      params: {
        properties: {
          limit: ad_accountsListParamsLimit,
          after: ad_accountsListParamsAfter,
          fields: ad_accountsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/AdAccount" },
      isGraphql: false,
    },
    "ad_account.get": {
      description: "Gets an ad account with its limits, funding source, owner and business address.",
      keywords: [
        "advertiser",
        "spend limit",
        "balance",
        "currency",
        "account status",
        "timezone",
        "balance of the account",
        "spending limit",
        "account spend cap",
      ],
      params: { properties: { account_id: ad_accountGetParamsAccount_id, fields: ad_accountsListParamsFields } },
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns of an ad account with objective, status and budgets.",
      keywords: [
        "which promotions",
        "running",
        "active",
        "promotion",
        "advertising",
        "push",
        "marketing drive",
        "which campaigns are running",
        "active campaigns",
        "paused campaigns",
        "campaign budgets",
        "live campaigns",
      ],
      params: campaignsListParams,
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign with objective, status and budgets.",
      keywords: ["promotion status", "ads", "promotion", "advertising", "push", "marketing drive"],
      params: { properties: { campaign_id: campaignsGetParamsCampaign_id, fields: ad_accountsListParamsFields } },
      isGraphql: false,
    },
    "campaigns.create": {
      description: "Creates a campaign and returns its ID. It shows nothing until you create ad sets and ads in it.",
      keywords: [
        "launch",
        "start advertising",
        "set up",
        "promotion",
        "advertising",
        "objective",
        "push",
        "marketing drive",
        "launch a campaign",
        "set up a campaign",
      ],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          name: { description: "The campaign's name in Ads Manager." },
          objective: { description: "Objective of the campaign. It limits the optimization goals of its ad sets." },
          status: campaignsCreateParamsStatus,
          special_ad_categories: {
            description:
              "JSON list, which can be empty, of `CREDIT`, `EMPLOYMENT`, `FINANCIAL_PRODUCTS_SERVICES`, `HOUSING`, " +
              "`ISSUES_ELECTIONS_POLITICS` and `ONLINE_GAMBLING_AND_GAMING`.",
            examples: ["[\"HOUSING\"]", "[]"],
          },
          daily_budget: campaignsCreateParamsDaily_budget,
          lifetime_budget: campaignsCreateParamsDaily_budget,
          bid_strategy: {
            description:
              "Bid strategy for the campaign's budget. The two strategies with a cap require `bid_amount` in each ad " +
              "set.",
          },
          is_adset_budget_sharing_enabled: {
            description:
              "Whether ad sets can share up to 20 % of their budgets. Required if the campaign has no budget.",
          },
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description:
        "Updates a campaign. Fields that you leave out keep their value. Pausing it also stops its ad sets and ads. " +
        "Facebook refuses an update of an Advantage+ shopping or app campaign of the former kind.",
      keywords: [
        "rename",
        "budget",
        "spend cap",
        "promotion",
        "advertising",
        "objective",
        "push",
        "marketing drive",
        "raise the budget",
        "bump the budget",
        "change the daily budget",
        "lower the budget",
        "rename the campaign",
        "end date",
        "pause",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          name: { description: "The new name." },
          status: campaignsUpdateParamsStatus,
          daily_budget: campaignsCreateParamsDaily_budget,
          lifetime_budget: campaignsCreateParamsDaily_budget,
          bid_strategy: { description: "Bid strategy: a value accepted by `create`, or `LOWEST_COST_WITH_MIN_ROAS`." },
          spend_cap: {
            description: "Lifetime spending limit of the campaign, in the currency's smallest unit, such as cents.",
          },
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Deletes a campaign with its ad sets and ads. This cannot be undone.",
      keywords: ["scrap", "promotion", "advertising", "objective", "push", "marketing drive"],
      params: campaignsDeleteParams,
      isGraphql: false,
    },
    "campaigns.pause": {
      description: "Pauses a campaign. Its ad sets and ads stop too.",
      keywords: [
        "switch off",
        "halt",
        "turn off",
        "hold",
        "freeze",
        "promotion",
        "advertising",
        "objective",
        "push",
        "marketing drive",
        "turn off the campaign",
        "stop the campaign",
      ],
      params: campaignsDeleteParams,
      isGraphql: false,
    },
    "campaigns.activate": {
      description: "Activates a campaign. It can spend money as soon as its parents are active too.",
      keywords: [
        "switch on",
        "turn on",
        "resume",
        "start",
        "go live",
        "unpause",
        "ads",
        "promotion",
        "advertising",
        "objective",
        "push",
        "marketing drive",
        "turn on the campaign",
        "restart the campaign",
      ],
      params: campaignsDeleteParams,
      isGraphql: false,
    },
    "campaigns.copy": {
      description:
        "Creates a copy of a campaign, with or without its ad sets and ads. Facebook copies up to three objects in " +
        "one call.",
      keywords: [
        "duplicate",
        "clone",
        "replicate",
        "reuse",
        "same again",
        "promotion",
        "advertising",
        "objective",
        "push",
        "marketing drive",
        "duplicate the campaign",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          deep_copy: { description: "Whether to copy the ad sets and ads too. Defaults to `false`." },
          status_option: campaignsCopyParamsStatus_option,
          rename_options: campaignsCopyParamsRename_options,
          start_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "Start time of the copied ad sets, in ISO 8601 format or Unix seconds.",
          },
          end_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "End time of the copied ad sets, in ISO 8601 format or Unix seconds.",
          },
        },
      },
      isGraphql: false,
    },
    "ad_sets.list": {
      description: "Lists the ad sets of an ad account with budget, schedule, bid and targeting.",
      keywords: [
        "ad groups",
        "audience",
        "placement",
        "daily budget",
        "bidding",
        "learning phase",
        "ad set budgets",
        "audiences of ad sets",
        "active ad sets",
      ],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdSet" },
      isGraphql: false,
    },
    "ad_sets.get": {
      description: "Gets an ad set with budget, schedule, bid and targeting.",
      keywords: ["targeting details", "ad group", "audience", "placement", "daily budget", "bidding"],
      params: { properties: { adset_id: ad_setsGetParamsAdset_id, fields: ad_accountsListParamsFields } },
      isGraphql: false,
    },
    "ad_sets.create": {
      description: "Creates an ad set in a campaign and returns its ID. Set a budget unless the campaign has one.",
      keywords: [
        "new ad group",
        "target",
        "targeting",
        "ad group",
        "audience",
        "placement",
        "bid",
        "daily budget",
        "schedule",
        "bidding",
      ],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          name: { description: "The ad set's name in Ads Manager." },
          campaign_id: campaignsGetParamsCampaign_id,
          daily_budget: campaignsCreateParamsDaily_budget,
          lifetime_budget: {
            description: "Lifetime budget in the currency's smallest unit, such as cents. Requires `end_time`.",
          },
          billing_event: { description: "Event that you are billed for." },
          optimization_goal: { description: "Optimization goal for delivery. Each objective allows some of them." },
          targeting: ad_setsCreateParamsTargeting,
          status: campaignsCreateParamsStatus,
          start_time: ad_setsCreateParamsStart_time,
          end_time: ad_setsCreateParamsEnd_time,
          bid_amount: ad_setsCreateParamsBid_amount,
        },
      },
      isGraphql: false,
    },
    "ad_sets.update": {
      description:
        "Updates an ad set, such as its status, budget, schedule or targeting. Fields that you leave out keep their " +
        "value.",
      keywords: [
        "raise budget",
        "change targeting",
        "bid",
        "ad group",
        "audience",
        "placement",
        "daily budget",
        "bidding",
        "ad set budget",
        "bump the daily budget",
      ],
      params: {
        properties: {
          adset_id: ad_setsGetParamsAdset_id,
          name: { description: "The new name." },
          status: campaignsUpdateParamsStatus,
          daily_budget: {
            description:
              "Daily budget in the currency's smallest unit, such as cents. It can change up to four times an hour.",
          },
          lifetime_budget: campaignsCreateParamsDaily_budget,
          targeting: ad_setsCreateParamsTargeting,
          bid_amount: ad_setsCreateParamsBid_amount,
          start_time: ad_setsCreateParamsStart_time,
          end_time: ad_setsCreateParamsEnd_time,
        },
      },
      isGraphql: false,
    },
    "ad_sets.delete": {
      description: "Deletes an ad set with its ads. This cannot be undone.",
      keywords: [
        "scrap",
        "targeting",
        "ad group",
        "audience",
        "placement",
        "bid",
        "daily budget",
        "schedule",
        "bidding",
      ],
      params: ad_setsDeleteParams,
      isGraphql: false,
    },
    "ad_sets.pause": {
      description: "Pauses an ad set. Its ads stop too.",
      keywords: [
        "switch off",
        "halt",
        "turn off",
        "hold",
        "targeting",
        "ad group",
        "audience",
        "placement",
        "bid",
        "daily budget",
        "schedule",
        "bidding",
        "turn off ad set",
        "stop the ad set",
      ],
      params: ad_setsDeleteParams,
      isGraphql: false,
    },
    "ad_sets.activate": {
      description: "Activates an ad set. It can spend money as soon as its parents are active too.",
      keywords: [
        "switch on",
        "turn on",
        "resume",
        "go live",
        "unpause",
        "targeting",
        "ad group",
        "audience",
        "placement",
        "bid",
        "daily budget",
        "schedule",
        "bidding",
      ],
      params: ad_setsDeleteParams,
      isGraphql: false,
    },
    "ad_sets.copy": {
      description: "Creates a copy of an ad set, with or without its ads.",
      keywords: [
        "duplicate",
        "clone",
        "replicate",
        "reuse",
        "same again",
        "targeting",
        "ad group",
        "audience",
        "placement",
        "bid",
        "daily budget",
        "schedule",
        "bidding",
      ],
      params: {
        properties: {
          adset_id: ad_setsGetParamsAdset_id,
          campaign_id: { description: "ID of the campaign of the copy. Defaults to the campaign of the ad set." },
          deep_copy: { description: "Whether to copy the ads too. Defaults to `false`." },
          status_option: campaignsCopyParamsStatus_option,
          rename_options: campaignsCopyParamsRename_options,
          start_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "Start time of the copy, in ISO 8601 format or Unix seconds.",
          },
          end_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "End time of the copy, in ISO 8601 format or Unix seconds.",
          },
        },
      },
      isGraphql: false,
    },
    "ads.list": {
      description: "Lists the ads of an ad account with status, ad set and creative.",
      keywords: [
        "adverts",
        "running",
        "advertisement",
        "banner",
        "promoted post",
        "commercial",
        "which ads are rejected",
        "disapproved ads",
        "ads in review",
        "active ads",
        "running ads",
      ],
      params: campaignsListParams,
      record: { $ref: "#/$defs/Ad" },
      isGraphql: false,
    },
    "ads.get": {
      description: "Gets an ad with status, ad set, creative and tracking.",
      keywords: ["advert status", "review", "advert", "advertisement", "banner", "promoted post", "commercial"],
      params: {
        properties: {
          ad_id: { description: "ID of the ad, as `ads.list` returns it." },
          fields: ad_accountsListParamsFields,
        },
      },
      isGraphql: false,
    },
    "ads.create": {
      description: "Creates an ad in an ad set and returns its ID. Facebook reviews the ad before it is shown.",
      keywords: ["publish advert", "new advert", "advert", "advertisement", "banner", "promoted post", "commercial"],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          name: { description: "The ad's name in Ads Manager." },
          adset_id: ad_setsGetParamsAdset_id,
          creative: adsCreateParamsCreative,
          status: campaignsCreateParamsStatus,
          tracking_specs: adsCreateParamsTracking_specs,
          bid_amount: ad_setsCreateParamsBid_amount,
        },
      },
      isGraphql: false,
    },
    "ads.update": {
      description:
        "Updates an ad. Fields that you leave out keep their value. A new creative is reviewed again before it is " +
        "shown.",
      keywords: ["rename advert", "swap creative", "advert", "advertisement", "banner", "promoted post", "commercial"],
      params: {
        properties: {
          ad_id: { description: "ID of the ad, as `ads.list` returns it." },
          name: { description: "The new name." },
          status: campaignsUpdateParamsStatus,
          creative: adsCreateParamsCreative,
          tracking_specs: adsCreateParamsTracking_specs,
          bid_amount: ad_setsCreateParamsBid_amount,
        },
      },
      isGraphql: false,
    },
    "ads.delete": {
      description: "Deletes an ad. This cannot be undone.",
      keywords: ["scrap advert", "advert", "advertisement", "banner", "promoted post", "commercial"],
      params: adsDeleteParams,
      isGraphql: false,
    },
    "ads.pause": {
      description: "Pauses an ad.",
      keywords: [
        "switch off",
        "stop",
        "halt",
        "turn off",
        "hold",
        "advert",
        "advertisement",
        "banner",
        "promoted post",
        "commercial",
        "turn off the ad",
        "stop the ad",
      ],
      params: adsDeleteParams,
      isGraphql: false,
    },
    "ads.activate": {
      description: "Activates an ad. It can spend money as soon as its parents are active too.",
      keywords: [
        "switch on",
        "turn on",
        "resume",
        "go live",
        "back on",
        "advert",
        "advertisement",
        "banner",
        "promoted post",
        "commercial",
      ],
      params: adsDeleteParams,
      isGraphql: false,
    },
    "ads.copy": {
      description: "Creates a copy of an ad.",
      keywords: [
        "duplicate",
        "clone",
        "replicate",
        "reuse",
        "same again",
        "advert",
        "advertisement",
        "banner",
        "promoted post",
        "commercial",
      ],
      params: {
        properties: {
          ad_id: { description: "ID of the ad, as `ads.list` returns it." },
          adset_id: { description: "ID of the ad set of the copy. Defaults to the ad set of the ad." },
          status_option: campaignsCopyParamsStatus_option,
          rename_options: campaignsCopyParamsRename_options,
        },
      },
      isGraphql: false,
    },
    "ad_creatives.list": {
      description: "Lists the ad creatives in an ad account's library with texts, image and link.",
      keywords: ["visuals", "picture", "headline", "banner", "artwork", "copy", "images texts of ads", "ad copy"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdCreative" },
      isGraphql: false,
    },
    "ad_creatives.get": {
      description: "Gets an ad creative with texts, image and link.",
      keywords: ["preview", "headline", "picture", "banner", "visual", "artwork", "copy"],
      params: { properties: { creative_id: ad_creativesGetParamsCreative_id, fields: ad_accountsListParamsFields } },
      isGraphql: false,
    },
    "ad_creatives.create": {
      description: "Creates an ad creative from a new post of a page, or from a post that exists, and returns its ID.",
      keywords: ["new visual", "design", "picture", "text", "headline", "banner", "visual", "artwork", "copy"],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          name: { description: "The creative's name in the library." },
          object_story_spec: {
            properties: {
              page_id: { description: "ID of the page that publishes the post." },
              instagram_user_id: { description: "ID of the Instagram account to show on Instagram." },
              link_data: {
                properties: {
                  link: { description: "URL of the link." },
                  message: { description: "Text of the post." },
                  name: { description: "Title of the link." },
                  description: { description: "Description of the link." },
                  caption: { description: "Caption of the link." },
                  image_hash: { description: "Hash of an image of the library, as `images.list` returns it." },
                  picture: { description: "URL of an image, instead of `image_hash`." },
                  call_to_action: ad_creativesCreateParamsObject_story_specLink_dataCall_to_action,
                  child_attachments: {
                    items: {
                      properties: {
                        link: { description: "URL of the card." },
                        name: { description: "Title of the card." },
                        description: { description: "Description of the card." },
                        image_hash: { description: "Hash of an image of the library." },
                        call_to_action: ad_creativesCreateParamsObject_story_specLink_dataCall_to_action,
                      },
                    },
                    description: "Cards of a carousel, 2 to 10.",
                  },
                },
                description: "A post with a link.",
              },
              photo_data: { description: "A post with a photo, in the vendor's form." },
              video_data: { description: "A post with a video, in the vendor's form." },
            },
            description: "Post to create for the ad.",
            examples: ad_creativesCreateParamsObject_story_specExamples,
          },
          object_story_id: {
            description: "ID of a post of a page to promote, instead of `object_story_spec`.",
            examples: ["1234567890_9876543210"],
          },
          url_tags: {
            description: "Query parameters to add to the links of the ad.",
            examples: ["utm_source=facebook"],
          },
          degrees_of_freedom_spec: {
            description: "Choice of Facebook's automatic changes of the creative, one by one, in the vendor's form.",
            examples: [{ creative_features_spec: { image_animation: { enroll_status: "OPT_OUT" } } }],
          },
        },
      },
      isGraphql: false,
    },
    "ad_creatives.update": {
      description: "Updates the name of an ad creative. Facebook lets nothing else of a creative change.",
      keywords: ["rename visual", "picture", "text", "headline", "banner", "visual", "artwork", "copy"],
      params: { properties: { creative_id: ad_creativesGetParamsCreative_id, name: { description: "The new name." } } },
      isGraphql: false,
    },
    "ad_creatives.delete": {
      description: "Deletes an ad creative from the library. This cannot be undone.",
      keywords: ["drop visual", "picture", "text", "headline", "banner", "visual", "artwork", "copy"],
      params: { properties: { creative_id: ad_creativesGetParamsCreative_id } },
      isGraphql: false,
    },
    "custom_audiences.list": {
      description: "Lists the custom audiences of an ad account with kind, size and status.",
      keywords: [
        "target groups",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
        "retargeting audience size",
      ],
      params: campaignsListParams,
      record: { $ref: "#/$defs/CustomAudience" },
      isGraphql: false,
    },
    "custom_audiences.get": {
      description: "Gets a custom audience with kind, size and status.",
      keywords: [
        "size of audience",
        "target group",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
      ],
      params: {
        properties: { audience_id: custom_audiencesGetParamsAudience_id, fields: ad_accountsListParamsFields },
      },
      isGraphql: false,
    },
    "custom_audiences.create": {
      description:
        "Creates a custom audience and returns its ID. One of your own data is empty until " +
        "`custom_audiences.add_users`. The account has to have accepted Facebook's terms of custom audiences.",
      keywords: [
        "build target group",
        "lookalike",
        "upload list",
        "target group",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
        "new lookalike",
        "new retargeting audience",
      ],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          name: { description: "The audience's name." },
          description: { description: "The audience's description." },
          subtype: {
            description:
              "Kind of the audience: `CUSTOM` for your own data, `LOOKALIKE` for people similar to another audience. " +
              "Leave it out for an audience with a `rule`.",
          },
          customer_file_source: { description: "Origin of your own data. Required for `CUSTOM`." },
          rule: { description: "Rule over events, as JSON text, for audiences of a website, app or page." },
          retention_days: custom_audiencesCreateParamsRetention_days,
          prefill: { description: "Whether people of the past are in it, for a rule." },
          origin_audience_id: { description: "ID of the audience to resemble, for `LOOKALIKE`." },
          lookalike_spec: {
            description:
              "Size of a lookalike audience, in the vendor's form. Since v27.0 Facebook refuses `country` and " +
              "`location_spec` here: the ad sets that use the audience target places.",
            examples: [{ ratio: 0.01 }],
          },
        },
      },
      isGraphql: false,
    },
    "custom_audiences.update": {
      description:
        "Updates the name, description or rule of a custom audience. Fields that you leave out keep their value.",
      keywords: [
        "rename target group",
        "target group",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
      ],
      params: {
        properties: {
          audience_id: custom_audiencesGetParamsAudience_id,
          name: { description: "The new name." },
          description: { description: "The new description." },
          customer_file_source: { description: "Origin of your own data." },
          rule: { description: "The new rule over events, as JSON text." },
          retention_days: custom_audiencesCreateParamsRetention_days,
        },
      },
      isGraphql: false,
    },
    "custom_audiences.delete": {
      description: "Deletes a custom audience. This cannot be undone.",
      keywords: [
        "drop target group",
        "target group",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
      ],
      params: { properties: { audience_id: custom_audiencesGetParamsAudience_id } },
      isGraphql: false,
    },
    "custom_audiences.add_users": {
      description:
        "Adds up to 10,000 people to a custom audience of your own data. Hash the values with SHA-256 first. " +
        "Facebook matches them within a day.",
      keywords: [
        "put emails in",
        "upload people",
        "customer list",
        "include",
        "target group",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
        "upload customers the audience",
        "add emails the audience",
      ],
      params: custom_audiencesAdd_usersParams,
      isGraphql: false,
    },
    "custom_audiences.remove_users": {
      description:
        "Removes up to 10,000 people from a custom audience of your own data. Hash the values with SHA-256 first.",
      keywords: [
        "take emails out",
        "exclude",
        "opted out",
        "drop people",
        "target group",
        "lookalike",
        "retargeting",
        "segment",
        "email list",
        "remarketing",
      ],
      params: custom_audiencesAdd_usersParams,
      isGraphql: false,
    },
    "ads_insights.list": {
      description:
        "Lists insights of an ad account over time, in one row or in one row per `level` and `time_increment`.",
      keywords: [
        "performance",
        "spend",
        "CPC",
        "CTR",
        "ROAS",
        "clicks",
        "impressions",
        "cost",
        "results",
        "conversions",
        "statistics",
        "how much we spend",
        "cost per lead",
        "cost per purchase",
        "reach",
        "how the campaign doing",
        "ad spend",
        "CPM",
        "best performing",
      ],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          limit: ad_accountsListParamsLimit,
          after: ad_accountsListParamsAfter,
          fields: ad_accountsListParamsFields,
          date_preset: ads_insightsListParamsDate_preset,
          time_range: {
            description: "First and last day as JSON text. Replaces `date_preset`.",
            examples: ["{\"since\":\"2026-11-01\",\"until\":\"2026-11-20\"}"],
          },
          level: ads_insightsListParamsLevel,
          time_increment: ads_insightsListParamsTime_increment,
        },
      },
      record: { $ref: "#/$defs/Insight" },
      isGraphql: false,
    },
    "insights_reports.list": {
      description:
        "Lists insights of an ad account through a report that Facebook computes in the background, and waits for " +
        "it. Use it where `ads_insights.list` times out or asks for less data.",
      keywords: [
        "performance",
        "spend",
        "CPC",
        "CTR",
        "ROAS",
        "clicks",
        "impressions",
        "cost",
        "big report",
        "export",
        "breakdown",
      ],
      params: {
        properties: {
          account_id: ad_accountGetParamsAccount_id,
          limit: ad_accountsListParamsLimit,
          after: ad_accountsListParamsAfter,
          report_run_id: {
            description: "ID of a report that has begun. Give it to read on instead of starting another.",
          },
          fields: ad_accountsListParamsFields,
          date_preset: ads_insightsListParamsDate_preset,
          time_range: {
            properties: { since: { description: "First day." }, until: { description: "Last day." } },
            description: "First and last day. Replaces `date_preset`.",
            examples: [{ since: "2026-11-01", until: "2026-11-20" }],
          },
          level: ads_insightsListParamsLevel,
          time_increment: ads_insightsListParamsTime_increment,
          breakdowns: {
            description:
              "Dimensions to divide the rows by, such as `age`, `gender`, `country` or `publisher_platform`. Since " +
              "2026-08-03 `impression_device`, `hourly_stats_aggregated_by_audience_time_zone` and `frequency_value` " +
              "need the ad account's opt-in.",
            examples: [["age", "gender"]],
          },
          action_breakdowns: { description: "Dimensions to divide the actions by, such as `action_type`." },
          filtering: {
            items: {
              properties: {
                field: { description: "Field to filter by, such as `campaign.id` or `ad.impressions`." },
                operator: { description: "Comparison, such as `EQUAL`, `IN`, `CONTAIN` or `GREATER_THAN`." },
                value: { description: "Value to compare with, for `IN` a list." },
              },
            },
            description: "Filters, which all hold.",
            examples: [[{ field: "ad.impressions", operator: "GREATER_THAN", value: 0 }]],
          },
        },
      },
      record: { $ref: "#/$defs/Insight" },
      isGraphql: false,
    },
    "ad_library.list": {
      description:
        "Searches the public ads of all advertisers by words or pages. Facebook asks the user to confirm their " +
        "identity once, at facebook.com/ID.",
      keywords: [
        "competitor",
        "political",
        "transparency",
        "what others advertise",
        "spy",
        "rival",
        "competitor ads",
        "ads of other pages",
      ],
      params: {
        properties: {
          limit: ad_accountsListParamsLimit,
          after: ad_accountsListParamsAfter,
          ad_reached_countries: {
            description: "Countries that the ads reached, by their two-letter ISO codes, or `ALL`.",
            examples: [["DE", "FR"]],
          },
          search_terms: { description: "Words that the ads contain, in the language of the ads." },
          search_type: {
            description: "Whether the words can stand apart, or form a phrase. Defaults to `KEYWORD_UNORDERED`.",
          },
          search_page_ids: { description: "IDs of the pages that ran the ads, up to 10.", examples: [["20531316728"]] },
          ad_type: { description: "Kind of the ads. Defaults to `ALL`." },
          ad_active_status: { description: "Status of the ads. Defaults to `ACTIVE`." },
          ad_delivery_date_min: { description: "First day of delivery." },
          ad_delivery_date_max: { description: "Last day of delivery." },
          bylines: { description: "Names after \"Paid for by\", for ads about politics and issues." },
          languages: { description: "Languages of the ads, by their ISO codes.", examples: [["de"]] },
          media_type: { description: "Kind of the media of the ads." },
          publisher_platforms: {
            description:
              "Places of the ads: `FACEBOOK`, `INSTAGRAM`, `AUDIENCE_NETWORK`, `MESSENGER`, `WHATSAPP`, `OCULUS` or " +
              "`THREADS`.",
          },
        },
      },
      record: { $ref: "#/$defs/LibraryAd" },
      isGraphql: false,
    },
    "custom_conversions.list": {
      description: "Lists the custom conversions of an ad account with their rules and last fired time.",
      keywords: ["goal", "purchase event", "lead event", "funnel", "tracked action", "conversion rule"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/CustomConversion" },
      isGraphql: false,
    },
    "images.list": {
      description: "Lists the images in an ad account's library with hash, size in pixels and URLs.",
      keywords: ["picture", "photo", "banner", "visual", "asset", "artwork"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdImage" },
      isGraphql: false,
    },
    "videos.list": {
      description: "Lists the videos in an ad account's library with length in seconds, formats and source URL.",
      keywords: ["clip", "movie", "reel", "footage", "asset", "spot"],
      params: campaignsListParams,
      record: { $ref: "#/$defs/AdVideo" },
      isGraphql: false,
    },
    "pixels.list": {
      description: "Lists the pixels of an ad account with their last fired time.",
      keywords: [
        "tags",
        "tracking code",
        "website tracking",
        "conversion tracking",
        "dataset",
        "is the pixel firing",
        "tracking pixel",
      ],
      params: campaignsListParams,
      record: { $ref: "#/$defs/Pixel" },
      isGraphql: false,
    },
    "pixels.get": {
      description: "Gets a pixel with its owner, settings and last fired time.",
      keywords: [
        "tracking snippet",
        "is it installed",
        "tracking code",
        "tag",
        "website tracking",
        "conversion tracking",
        "dataset",
      ],
      params: { properties: { pixel_id: pixelsGetParamsPixel_id, fields: ad_accountsListParamsFields } },
      isGraphql: false,
    },
    "pixel_stats.list": {
      description: "Lists the stats of a pixel: event counts by hour.",
      keywords: [
        "firing",
        "events received",
        "tracking health",
        "visits",
        "is it working",
        "traffic",
        "events received the pixel",
      ],
      params: {
        properties: {
          after: ad_accountsListParamsAfter,
          pixel_id: pixelsGetParamsPixel_id,
          start_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "First hour to count, in ISO 8601 format or Unix seconds.",
          },
          end_time: {
            examples: ["2026-11-20T09:00:00+0000"],
            description: "Last hour to count, in ISO 8601 format or Unix seconds.",
          },
          aggregation: { description: "Grouping of the event counts. Defaults to `event`." },
        },
      },
      record: { $ref: "#/$defs/PixelStats" },
      isGraphql: false,
    },
  },
  changes: {
    ad_sets: { params: campaignsListParams, record: { $ref: "#/$defs/AdSet" }, isGraphql: false },
    ads: { params: campaignsListParams, record: { $ref: "#/$defs/Ad" }, isGraphql: false },
  },
  schemas: {
    AccountId: {
      type: "string",
      description: "ID of the ad account, without the `act_` prefix.",
      pattern: "^\\d{1,20}$",
      examples: ["1234567890"],
    },
    NodeId: { type: "string", pattern: "^\\d{1,20}$", examples: ["120210000000000001"] },
    CampaignId: { $ref: "#/$defs/NodeId", description: "ID of the campaign, as `campaigns.list` returns it." },
    AdSetId: { $ref: "#/$defs/NodeId", description: "ID of the ad set, as `ad_sets.list` returns it." },
    AdId: { $ref: "#/$defs/NodeId", description: "ID of the ad, as `ads.list` returns it." },
    CreativeId: { $ref: "#/$defs/NodeId", description: "ID of the ad creative, as `ad_creatives.list` returns it." },
    AudienceId: {
      $ref: "#/$defs/NodeId",
      description: "ID of the custom audience, as `custom_audiences.list` returns it.",
    },
    CopyStatus: {
      type: "string",
      description: "Status of the copies. Defaults to `PAUSED`.",
      default: "PAUSED",
      enum: ["ACTIVE", "PAUSED", "INHERITED_FROM_SOURCE"],
    },
    RenameOptions: {
      type: "object",
      properties: {
        rename_strategy: {
          type: "string",
          description: "Objects that get a new name.",
          enum: ["DEEP_RENAME", "ONLY_TOP_LEVEL_RENAME", "NO_RENAME"],
        },
        rename_prefix: { type: "string", description: "Text before each name." },
        rename_suffix: { type: "string", description: "Text after each name." },
      },
      description: "Names of the copies.",
      examples: [{ rename_suffix: " (copy)" }],
    },
    CustomerFileSource: {
      type: "string",
      enum: ["USER_PROVIDED_ONLY", "PARTNER_PROVIDED_ONLY", "BOTH_USER_AND_PARTNER_PROVIDED"],
    },
    AudiencePayload: {
      type: "object",
      properties: {
        schema: {
          type: "array",
          items: { type: "string" },
          description:
            "Kinds of the values of each person, in their order, such as `EMAIL`, `PHONE`, `FN`, `LN`, `ZIP`, " +
            "`COUNTRY`, `MADID` or `EXTERN_ID`.",
          minItems: 1,
        },
        data: {
          type: "array",
          items: { $ref: "#/$defs/PersonValues" },
          description:
            "People, each a list of values in the order of `schema`. Values are SHA-256 hashes in hexadecimal, but " +
            "of `MADID` and `EXTERN_ID`.",
          minItems: 1,
          maxItems: 10000,
        },
      },
      required: ["schema", "data"],
      description: "The people, and the kinds of their values.",
      examples: custom_audiencesAdd_usersParamsPayloadExamples,
    },
    PersonValues: { type: "array", items: { type: "string" }, minItems: 1 },
    AudienceSession: {
      type: "object",
      properties: {
        session_id: { type: "integer", description: "Number of the session, your own and unique in the ad account." },
        batch_seq: { type: "integer", description: "Number of the call within the session. The first is 1." },
        last_batch_flag: { type: "boolean", description: "Whether this call is the last of the session." },
        estimated_num_total: { type: "integer", description: "Estimated number of people of the session." },
      },
      required: ["session_id", "batch_seq", "last_batch_flag"],
      description: "Session of an upload of several calls.",
      examples: [{ session_id: 1, batch_seq: 1, last_batch_flag: false }],
    },
    ObjectStorySpec: {
      type: "object",
      properties: {
        page_id: { type: "string", description: "ID of the page that publishes the post." },
        instagram_user_id: { type: "string", description: "ID of the Instagram account to show on Instagram." },
        link_data: {
          type: "object",
          properties: {
            link: { type: "string", description: "URL of the link." },
            message: { type: "string", description: "Text of the post." },
            name: { type: "string", description: "Title of the link." },
            description: { type: "string", description: "Description of the link." },
            caption: { type: "string", description: "Caption of the link." },
            image_hash: {
              type: "string",
              description: "Hash of an image of the library, as `images.list` returns it.",
            },
            picture: { type: "string", description: "URL of an image, instead of `image_hash`." },
            call_to_action: { $ref: "#/$defs/ButtonInput" },
            child_attachments: {
              type: "array",
              items: { $ref: "#/$defs/CarouselCard" },
              description: "Cards of a carousel, 2 to 10.",
            },
          },
          required: ["link"],
          additionalProperties: true,
          description: "A post with a link.",
        },
        photo_data: {
          type: "object",
          additionalProperties: true,
          description: "A post with a photo, in the vendor's form.",
        },
        video_data: {
          type: "object",
          additionalProperties: true,
          description: "A post with a video, in the vendor's form.",
        },
      },
      required: ["page_id"],
      additionalProperties: true,
      description: "Post to create for the ad.",
      examples: ad_creativesCreateParamsObject_story_specExamples,
    },
    ButtonInput: {
      type: "object",
      properties: {
        type: { type: "string", description: "Kind of the button, such as `LEARN_MORE`, `SHOP_NOW` or `SIGN_UP`." },
        value: { type: "object", additionalProperties: true, description: "Target of the button, such as its `link`." },
      },
      required: ["type"],
      description: "Button of the ad.",
    },
    CarouselCard: {
      type: "object",
      properties: {
        link: { type: "string", description: "URL of the card." },
        name: { type: "string", description: "Title of the card." },
        description: { type: "string", description: "Description of the card." },
        image_hash: { type: "string", description: "Hash of an image of the library." },
        call_to_action: { $ref: "#/$defs/ButtonInput" },
      },
      required: ["link"],
      additionalProperties: true,
    },
    InsightFilter: {
      type: "object",
      properties: {
        field: { type: "string", description: "Field to filter by, such as `campaign.id` or `ad.impressions`." },
        operator: { type: "string", description: "Comparison, such as `EQUAL`, `IN`, `CONTAIN` or `GREATER_THAN`." },
        value: { description: "Value to compare with, for `IN` a list." },
      },
      required: ["field", "operator", "value"],
    },
    PixelId: { $ref: "#/$defs/NodeId", description: "ID of the pixel, as `pixels.list` returns it." },
    MinorUnits: {
      type: "string",
      description: "Amount in the currency's smallest unit, such as cents.",
      pattern: "^\\d{1,15}$",
      examples: ["5000"],
    },
    Amount: {
      type: "string",
      description: "Number as text. Budgets are in the currency's smallest unit, such as cents.",
      examples: ["5000"],
    },
    Figure: { type: "string", description: "Number as text.", examples: ["12.34"] },
    BidAmount: {
      $ref: "#/$defs/MinorUnits",
      description: "Bid cap or cost target, in the currency's smallest unit, such as cents.",
    },
    Time: { type: "string", examples: ["2026-11-20T09:00:00+0000"] },
    Targeting: {
      type: "string",
      description:
        "Targeting spec that defines the audience, as JSON text. Facebook widens a new ad set's audience unless its " +
        "`targeting_automation` says otherwise: set `advantage_audience` to 0 to keep to the spec. In a sales " +
        "campaign that targets mobile devices, set `device` of `individual_setting` to 0 to keep to these devices.",
      examples: ad_setsCreateParamsTargetingExamples,
    },
    Creative: {
      type: "string",
      description: "ID of an ad creative, or a creative to create, as JSON text.",
      examples: ["{\"creative_id\":\"120210000000000041\"}"],
    },
    TrackingSpecs: {
      type: "string",
      description: "Actions to track without optimizing for them: a list as JSON text.",
    },
    NewStatus: {
      type: "string",
      description: "Status. An `ACTIVE` object can spend money as soon as its parents are active too.",
      enum: ["ACTIVE", "PAUSED"],
    },
    Status: {
      type: "string",
      description: "Status. An `ACTIVE` object can spend money. `ARCHIVED` cannot be undone.",
      enum: ["ACTIVE", "PAUSED", "ARCHIVED"],
    },
    Objective: {
      type: "string",
      description: "Objective of the campaign. It limits the optimization goals of its ad sets.",
      enum: [
        "OUTCOME_TRAFFIC",
        "OUTCOME_ENGAGEMENT",
        "OUTCOME_LEADS",
        "OUTCOME_AWARENESS",
        "OUTCOME_SALES",
        "OUTCOME_APP_PROMOTION",
      ],
    },
    OptimizationGoal: {
      type: "string",
      description: "Optimization goal for delivery. Each objective allows some of them.",
      enum: [
        "ADVERTISER_SILOED_VALUE",
        "AD_RECALL_LIFT",
        "APP_INSTALLS",
        "APP_INSTALLS_AND_OFFSITE_CONVERSIONS",
        "AUTOMATIC_OBJECTIVE",
        "CONVERSATIONS",
        "DERIVED_EVENTS",
        "ENGAGED_PAGE_VIEWS",
        "ENGAGED_USERS",
        "EVENT_RESPONSES",
        "IMPRESSIONS",
        "IN_APP_VALUE",
        "LANDING_PAGE_VIEWS",
        "LEAD_GENERATION",
        "LINK_CLICKS",
        "MEANINGFUL_CALL_ATTEMPT",
        "MESSAGING_DEEP_CONVERSATION_AND_FOLLOW",
        "MESSAGING_APPOINTMENT_CONVERSION",
        "MESSAGING_PURCHASE_CONVERSION",
        "NONE",
        "OFFSITE_CONVERSIONS",
        "PAGE_LIKES",
        "POST_ENGAGEMENT",
        "PROFILE_AND_PAGE_ENGAGEMENT",
        "PROFILE_VISIT",
        "QUALITY_CALL",
        "QUALITY_LEAD",
        "REACH",
        "REMINDERS_SET",
        "SUBSCRIBERS",
        "THRUPLAY",
        "VALUE",
        "VISIT_INSTAGRAM_PROFILE",
      ],
    },
    DatePreset: {
      type: "string",
      enum: [
        "today",
        "yesterday",
        "this_month",
        "last_month",
        "this_quarter",
        "maximum",
        "last_3d",
        "last_7d",
        "last_14d",
        "last_28d",
        "last_30d",
        "last_90d",
        "last_week_mon_sun",
        "last_week_sun_sat",
        "last_quarter",
        "last_year",
        "this_week_mon_today",
        "this_week_sun_today",
        "this_year",
      ],
    },
    BidInfo: {
      type: "object",
      additionalProperties: { type: ["number", "null"] },
      description: "Bids by type, in the currency's smallest unit.",
    },
    ActionSpec: {
      type: "object",
      additionalProperties: { type: ["array", "null"], items: { type: "string" } },
      description: "Conditions on an action, such as `action.type` or `fb_pixel`.",
    },
    AdAccountsFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,account_id,name,account_status,age,amount_spent,balance,business,business_name,created_time,currency," +
        "disable_reason,spend_cap,timezone_id,timezone_name",
    },
    AdAccountFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,account_id,name,account_status,age,amount_spent,balance,business,business_city,business_country_code," +
        "business_name,business_state,business_street,business_street2,business_zip,created_time,currency," +
        "disable_reason,end_advertiser,end_advertiser_name,funding_source,funding_source_details," +
        "has_migrated_permissions,is_personal,is_prepay_account,is_tax_id_required,min_campaign_group_spend_cap," +
        "min_daily_budget,owner,spend_cap,timezone_id,timezone_name,timezone_offset_hours_utc",
    },
    CampaignFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,adlabels,bid_strategy,boosted_object_id,budget_rebalance_flag,budget_remaining," +
        "buying_type,daily_budget,created_time,configured_status,effective_status,issues_info,lifetime_budget," +
        "objective,smart_promotion_type,source_campaign_id,special_ad_category,special_ad_category_country,spend_cap," +
        "start_time,status,stop_time,updated_time",
    },
    AdSetFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,adlabels,bid_amount,bid_info,bid_strategy,bid_constraints,budget_remaining,campaign_id," +
        "created_time,daily_budget,effective_status,end_time,learning_stage_info,lifetime_budget,promoted_object," +
        "start_time,targeting,updated_time",
    },
    AdFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,adset_id,campaign_id,adlabels,bid_amount,bid_info,bid_type,configured_status," +
        "conversion_specs,created_time,creative,effective_status,last_updated_by_app_id,recommendations,source_ad_id," +
        "status,tracking_specs,updated_time",
    },
    AdCreativeFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,actor_id,body,call_to_action_type,effective_object_story_id,image_hash,image_url," +
        "link_url,object_story_id,object_story_spec,object_type,status,thumbnail_url,title,url_tags",
    },
    CustomAudienceFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,approximate_count_lower_bound,approximate_count_upper_bound,customer_file_source," +
        "delivery_status,description,lookalike_audience_ids,lookalike_spec,operation_status,retention_days,rule," +
        "subtype,time_content_updated,time_created,time_updated",
    },
    InsightFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "account_id,account_name,campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_name,clicks,impressions," +
        "reach,spend,cpc,cpm,ctr,date_start,date_stop,actions,action_values",
    },
    CustomConversionFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,business,creation_time,custom_event_type,data_sources,default_conversion_value," +
        "description,event_source_type,first_fired_time,is_archived,is_unavailable,last_fired_time," +
        "offline_conversion_data_set,retention_days,rule",
    },
    AdImageFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,account_id,created_time,creatives,hash,height,is_associated_creatives_in_adgroups,original_height," +
        "original_width,permalink_url,status,updated_time,url,url_128,width",
    },
    AdVideoFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,title,ad_breaks,backdated_time,backdated_time_granularity,content_category,content_tags,created_time," +
        "custom_labels,description,embed_html,embeddable,format,icon,is_crosspost_video,is_crossposting_eligible," +
        "is_episode,is_instagram_eligible,length,live_status,permalink_url,post_views,premiere_living_room_status," +
        "published,scheduled_publish_time,source,universal_video_id,updated_time,views",
    },
    PixelFields: {
      type: "string",
      description: "Comma-separated fields to return instead of the default ones.",
      default:
        "id,name,creation_time,creator,data_use_setting,enable_automatic_matching,first_party_cookie_status,is_crm," +
        "is_unavailable,last_fired_time,owner_ad_account,owner_business",
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        name: { type: ["string", "null"], description: "The user's full name." },
      },
      required: ["id"],
    },
    Created: {
      type: "object",
      properties: { id: { type: "string" }, success: { type: ["boolean", "null"] } },
      required: ["id"],
    },
    CopiedCampaign: {
      type: "object",
      properties: { copied_campaign_id: { type: "string" }, ad_object_ids: schemasCopiedCampaignAd_object_ids },
      required: ["copied_campaign_id"],
    },
    CopiedAdSet: {
      type: "object",
      properties: { copied_adset_id: { type: "string" }, ad_object_ids: schemasCopiedCampaignAd_object_ids },
      required: ["copied_adset_id"],
    },
    CopiedAd: { type: "object", properties: { copied_ad_id: { type: "string" } }, required: ["copied_ad_id"] },
    CopiedObject: {
      type: "object",
      properties: {
        ad_object_type: { type: ["string", "null"] },
        source_id: { type: ["string", "null"] },
        copied_id: { type: ["string", "null"] },
      },
    },
    AudienceChange: {
      type: "object",
      properties: {
        audience_id: { type: ["string", "null"], description: "ID of the custom audience." },
        session_id: { type: ["string", "null"], description: "ID of the session." },
        num_received: { type: ["integer", "null"], description: "Number of people that Facebook received." },
        num_invalid_entries: { type: ["integer", "null"], description: "Number of people whose values are not valid." },
        invalid_entry_samples: {
          description: "Examples of values that are not valid, in a form that depends on them.",
        },
      },
    },
    AudienceStatus: {
      type: "object",
      properties: { code: { type: ["integer", "null"] }, description: { type: ["string", "null"] } },
    },
    CustomAudience: {
      type: "object",
      properties: {
        id: { type: "string", description: "The audience's ID." },
        name: { type: ["string", "null"], description: "The audience's name." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account, without the act_ prefix." },
        description: { type: ["string", "null"], description: "The audience's description." },
        subtype: { type: ["string", "null"], description: "The kind of the audience, such as CUSTOM or LOOKALIKE." },
        approximate_count_lower_bound: {
          type: ["integer", "null"],
          description: "The estimated number of people, at least. -1 if it is not known.",
        },
        approximate_count_upper_bound: {
          type: ["integer", "null"],
          description: "The estimated number of people, at most. -1 if it is not known.",
        },
        customer_file_source: { type: ["string", "null"], description: "The origin of your own data." },
        delivery_status: {
          anyOf: [
            { $ref: "#/$defs/AudienceStatus", description: "Whether ads can be shown to the audience." },
            { type: "null" },
          ],
        },
        operation_status: {
          anyOf: [
            { $ref: "#/$defs/AudienceStatus", description: "The state of the last change of the audience." },
            { type: "null" },
          ],
        },
        lookalike_audience_ids: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the audiences that resemble this one.",
        },
        lookalike_spec: {
          type: ["object", "null"],
          description: "Origin, country and size of a lookalike audience, by kind.",
        },
        retention_days: { type: ["integer", "null"], description: "The days that people stay in the audience." },
        rule: { type: ["string", "null"], description: "The rule over events, as JSON text." },
        time_content_updated: {
          type: ["integer", "null"],
          description: "The time of the last change of its people, in Unix seconds.",
        },
        time_created: { type: ["integer", "null"], description: "The time of creation, in Unix seconds." },
        time_updated: { type: ["integer", "null"], description: "The time of the last change, in Unix seconds." },
      },
      required: ["id"],
    },
    Range: {
      type: "object",
      properties: { lower_bound: { type: ["string", "null"] }, upper_bound: { type: ["string", "null"] } },
    },
    LibraryAd: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ad's ID in the Ad Library." },
        ad_creation_time: { type: ["string", "null"], description: "The day of creation." },
        ad_creative_bodies: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The texts of the ad's versions.",
        },
        ad_creative_link_captions: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The captions of the links.",
        },
        ad_creative_link_descriptions: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The descriptions of the links.",
        },
        ad_creative_link_titles: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The titles of the links.",
        },
        ad_delivery_start_time: { type: ["string", "null"], description: "The first day of delivery." },
        ad_delivery_stop_time: { type: ["string", "null"], description: "The last day of delivery." },
        bylines: {
          type: ["string", "null"],
          description: "The name after \"Paid for by\", for ads about politics and issues.",
        },
        currency: { type: ["string", "null"], description: "The currency of the spend, as a three-letter ISO code." },
        delivery_by_region: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RegionShare" },
          description: "The people reached by region, for ads about politics and issues.",
        },
        demographic_distribution: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/DemographicShare" },
          description: "The people reached by age and gender, for ads about politics and issues.",
        },
        estimated_audience_size: {
          anyOf: [
            { $ref: "#/$defs/Range", description: "The estimated number of people that the ad is meant for." },
            { type: "null" },
          ],
        },
        eu_total_reach: { type: ["integer", "null"], description: "The estimated number of people reached in the EU." },
        impressions: {
          anyOf: [
            {
              $ref: "#/$defs/Range",
              description: "The number of times the ad was on screen, for ads about politics and issues.",
            },
            { type: "null" },
          ],
        },
        languages: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The languages of the ad, by their ISO codes.",
        },
        page_id: { type: ["string", "null"], description: "The ID of the page that ran the ad." },
        page_name: { type: ["string", "null"], description: "The name of the page that ran the ad." },
        publisher_platforms: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The places where the ad appeared.",
        },
        spend: {
          anyOf: [
            { $ref: "#/$defs/Range", description: "The amount spent, for ads about politics and issues." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    RegionShare: {
      type: "object",
      properties: { region: { type: ["string", "null"] }, percentage: { type: ["string", "null"] } },
    },
    DemographicShare: {
      type: "object",
      properties: {
        age: { type: ["string", "null"] },
        gender: { type: ["string", "null"] },
        percentage: { type: ["string", "null"] },
      },
    },
    Updated: { type: "object", properties: { success: { type: "boolean" } }, required: ["success"] },
    AdAccount: {
      type: "object",
      properties: {
        id: { type: "string", description: "The `account_id` with the prefix `act_`." },
        account_id: { type: ["string", "null"], description: "The ad account's ID, without the act_ prefix." },
        name: { type: ["string", "null"], description: "The ad account's name." },
        account_status: {
          type: ["integer", "null"],
          description: "The account's status, as a numeric code: 1 is active, 2 is disabled.",
        },
        age: { type: ["number", "null"], description: "The time the account has been open, in days." },
        amount_spent: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The total spent so far, in the currency's smallest unit." },
            { type: "null" },
          ],
        },
        balance: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The bill amount due, in the currency's smallest unit." },
            { type: "null" },
          ],
        },
        business: {
          anyOf: [
            {
              $ref: "#/$defs/Named",
              description: "The business that owns the ad account. Absent for personal accounts.",
            },
            { type: "null" },
          ],
        },
        business_city: { type: ["string", "null"], description: "The city of the business address." },
        business_country_code: { type: ["string", "null"], description: "The country code of the business address." },
        business_name: { type: ["string", "null"], description: "The business's name on the account." },
        business_state: { type: ["string", "null"], description: "The state or region of the business address." },
        business_street: { type: ["string", "null"], description: "The first line of the business's street address." },
        business_street2: {
          type: ["string", "null"],
          description: "The second line of the business's street address.",
        },
        business_zip: { type: ["string", "null"], description: "The postal code of the business address." },
        created_time: { type: ["string", "null"], description: "Creation time of the account, in ISO 8601 format." },
        currency: { type: ["string", "null"], description: "The account's currency, as a three-letter ISO code." },
        disable_reason: {
          type: ["integer", "null"],
          description: "The reason the account was disabled, as a numeric code.",
        },
        end_advertiser: { type: ["string", "null"], description: "The ID of the entity the ads are run for." },
        end_advertiser_name: { type: ["string", "null"], description: "The name of the entity the ads are run for." },
        funding_source: {
          type: ["string", "null"],
          description: "The ID of the payment method that pays for the account.",
        },
        funding_source_details: {
          anyOf: [
            { $ref: "#/$defs/FundingSource", description: "Details of the payment method that pays for the account." },
            { type: "null" },
          ],
        },
        has_migrated_permissions: {
          type: ["boolean", "null"],
          description: "Whether the account has moved to the newer permission model.",
        },
        is_personal: { type: ["integer", "null"], description: "Whether the account is for personal use, as 0 or 1." },
        is_prepay_account: { type: ["boolean", "null"], description: "Whether the account is paid in advance." },
        is_tax_id_required: { type: ["boolean", "null"], description: "Whether a tax ID is required for the account." },
        min_campaign_group_spend_cap: {
          anyOf: [
            {
              $ref: "#/$defs/Amount",
              description: "The smallest spend cap a campaign may have, in the currency's smallest unit.",
            },
            { type: "null" },
          ],
        },
        min_daily_budget: {
          type: ["integer", "null"],
          description: "The smallest daily budget allowed, in the currency's smallest unit.",
        },
        owner: { type: ["string", "null"], description: "The ID of the ad account's owner." },
        spend_cap: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The account's spending limit. Zero means unlimited." },
            { type: "null" },
          ],
        },
        timezone_id: { type: ["integer", "null"], description: "The ID of the account's time zone." },
        timezone_name: { type: ["string", "null"], description: "The name of the account's time zone." },
        timezone_offset_hours_utc: {
          type: ["number", "null"],
          description: "The time zone's offset from UTC, in hours.",
        },
      },
      required: ["id"],
    },
    FundingSource: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        display_string: { type: ["string", "null"] },
        type: { type: ["integer", "null"] },
        coupon: { anyOf: [{ $ref: "#/$defs/Coupon" }, { type: "null" }] },
        coupons: { type: ["array", "null"], items: { $ref: "#/$defs/Coupon" } },
      },
    },
    Coupon: {
      type: "object",
      properties: {
        coupon_id: { type: ["string", "null"] },
        amount: { type: ["integer", "null"] },
        original_amount: { type: ["integer", "null"] },
        currency: { type: ["string", "null"] },
        display_amount: { type: ["string", "null"] },
        original_display_amount: { type: ["string", "null"] },
        start_date: { type: ["string", "null"] },
        expiration: { type: ["string", "null"] },
        campaign_ids: { type: ["array", "null"], items: { type: "integer" } },
        vendor_id: { type: ["string", "null"] },
        child_ad_account_id: { type: ["string", "null"] },
        child_bm_id: { type: ["string", "null"] },
      },
    },
    Named: { type: "object", properties: { id: { type: ["string", "null"] }, name: { type: ["string", "null"] } } },
    AdLabel: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        created_time: { type: ["string", "null"] },
        updated_time: { type: ["string", "null"] },
      },
    },
    Issue: {
      type: "object",
      properties: {
        error_code: { type: ["integer", "null"] },
        error_message: { type: ["string", "null"] },
        error_summary: { type: ["string", "null"] },
        error_type: { type: ["string", "null"] },
        level: { type: ["string", "null"] },
      },
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "string", description: "The campaign's ID." },
        name: { type: ["string", "null"], description: "The campaign's name." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the campaign." },
        adlabels: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/AdLabel" },
          description: "The ad labels attached to the campaign.",
        },
        bid_strategy: {
          type: ["string", "null"],
          description: "The bid strategy used across the campaign, if its budget is set here.",
        },
        boosted_object_id: {
          type: ["string", "null"],
          description: "The ID of the object the campaign promotes, if boosted.",
        },
        budget_rebalance_flag: {
          type: ["boolean", "null"],
          description: "Whether budgets are moved between ad sets automatically each day.",
        },
        budget_remaining: schemasCampaignBudget_remaining,
        buying_type: { type: ["string", "null"], description: "The way ads are bought: at auction or by reservation." },
        daily_budget: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The campaign's daily budget, in the currency's smallest unit." },
            { type: "null" },
          ],
        },
        created_time: schemasCampaignCreated_time,
        configured_status: schemasCampaignConfigured_status,
        effective_status: {
          type: ["string", "null"],
          description: "The status in effect, including issues and review.",
        },
        issues_info: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Issue" },
          description: "The problems that prevent the campaign from delivering.",
        },
        lifetime_budget: {
          anyOf: [
            {
              $ref: "#/$defs/Amount",
              description: "The campaign's budget for its whole run, in the currency's smallest unit.",
            },
            { type: "null" },
          ],
        },
        objective: { type: ["string", "null"], description: "The advertising goal of the campaign." },
        smart_promotion_type: {
          type: ["string", "null"],
          description: "The kind of guided or automated app promotion.",
        },
        source_campaign_id: {
          type: ["string", "null"],
          description: "The ID of the campaign this one was copied from.",
        },
        special_ad_category: {
          type: ["string", "null"],
          description: "The regulated category the ads fall in, such as housing or credit.",
        },
        special_ad_category_country: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The country codes to which the special ad category applies.",
        },
        spend_cap: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The campaign's spending limit, in the currency's smallest unit." },
            { type: "null" },
          ],
        },
        start_time: { type: ["string", "null"], description: "The campaign's start time, in ISO 8601 format." },
        status: schemasCampaignStatus,
        stop_time: { type: ["string", "null"], description: "The campaign's end time, in ISO 8601 format." },
        updated_time: schemasCampaignUpdated_time,
      },
      required: ["id"],
    },
    CampaignIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        status: { type: "string" },
        effective_status: { type: "string" },
        objective: { type: "string" },
        daily_budget: { type: "number" },
        lifetime_budget: { type: "number" },
        budget_remaining: { type: "number" },
        created_time: { type: "string", format: "date-time" },
        start_time: { type: "string", format: "date-time" },
        stop_time: { type: "string", format: "date-time" },
        updated_time: { type: "string", format: "date-time" },
      },
    },
    AdSet: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ad set's ID." },
        name: { type: ["string", "null"], description: "The ad set's name." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the ad set." },
        adlabels: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/AdLabel" },
          description: "The ad labels attached to the ad set.",
        },
        bid_amount: {
          type: ["number", "null"],
          description: "The bid cap or target cost, in the currency's smallest unit.",
        },
        bid_info: schemasAdSetBid_info,
        bid_strategy: { type: ["string", "null"], description: "The strategy used to bid for the ad set." },
        bid_constraints: {
          anyOf: [
            {
              $ref: "#/$defs/BidConstraints",
              description: "The limits placed on bids, such as a minimum return on ad spend.",
            },
            { type: "null" },
          ],
        },
        budget_remaining: schemasCampaignBudget_remaining,
        campaign_id: { type: ["string", "null"], description: "The ID of the campaign the ad set belongs to." },
        created_time: schemasCampaignCreated_time,
        daily_budget: {
          anyOf: [
            { $ref: "#/$defs/Amount", description: "The ad set's daily budget, in the currency's smallest unit." },
            { type: "null" },
          ],
        },
        effective_status: {
          type: ["string", "null"],
          description: "The status in effect, taking the campaign's status into account.",
        },
        end_time: { type: ["string", "null"], description: "The ad set's end time. Absent if it runs without end." },
        learning_stage_info: {
          anyOf: [
            {
              $ref: "#/$defs/LearningStage",
              description: "The ad set's progress through the delivery learning phase.",
            },
            { type: "null" },
          ],
        },
        lifetime_budget: {
          anyOf: [
            {
              $ref: "#/$defs/Amount",
              description: "The ad set's budget for its whole run, in the currency's smallest unit.",
            },
            { type: "null" },
          ],
        },
        promoted_object: {
          anyOf: [
            {
              $ref: "#/$defs/PromotedObject",
              description: "The object the ad set promotes, such as a page, app or pixel.",
            },
            { type: "null" },
          ],
        },
        start_time: { type: ["string", "null"], description: "The ad set's start time, in ISO 8601 format." },
        targeting: {
          anyOf: [
            { $ref: "#/$defs/TargetingSpec", description: "The audience and placements the ads are shown to." },
            { type: "null" },
          ],
        },
        updated_time: schemasCampaignUpdated_time,
      },
      required: ["id"],
    },
    LearningStage: {
      type: "object",
      properties: {
        status: { type: ["string", "null"] },
        conversions: { type: ["integer", "null"] },
        last_sig_edit_ts: { type: ["integer", "null"] },
        attribution_windows: { type: ["array", "null"], items: { type: "string" } },
        sigedit_removal: { type: ["boolean", "null"] },
        is_one_to_one_cbo_budget: { type: ["boolean", "null"] },
        dynamic_lp_status: { type: ["string", "null"] },
        dynamic_lp_conversions_threshold: { type: ["integer", "null"] },
        dynamic_lp_days_threshold: { type: ["integer", "null"] },
      },
    },
    BidConstraints: { type: "object", properties: { roas_average_floor: { type: ["integer", "null"] } } },
    PromotedObject: {
      type: "object",
      properties: {
        page_id: { type: ["string", "null"] },
        pixel_id: { type: ["string", "null"] },
        application_id: { type: ["string", "null"] },
        custom_conversion_id: { type: ["string", "null"] },
        custom_event_type: { type: ["string", "null"] },
        custom_event_str: { type: ["string", "null"] },
        event_id: { type: ["string", "null"] },
        object_store_url: { type: ["string", "null"] },
        offer_id: { type: ["string", "null"] },
        offline_conversion_data_set_id: { type: ["string", "null"] },
        offsite_conversion_event_id: { type: ["string", "null"] },
        pixel_aggregation_rule: { type: ["string", "null"] },
        pixel_rule: { type: ["string", "null"] },
        place_page_set_id: { type: ["string", "null"] },
        product_catalog_id: { type: ["string", "null"] },
        product_item_id: { type: ["string", "null"] },
        product_set_id: { type: ["string", "null"] },
        retention_days: { type: ["string", "null"] },
        value_semantic_type: { type: ["string", "null"] },
        whatsapp_phone_number: { type: ["string", "null"] },
      },
    },
    TargetingSpec: {
      type: "object",
      properties: {
        age_min: { type: ["integer", "null"] },
        age_max: { type: ["integer", "null"] },
        age_range: { type: ["array", "null"], items: { type: "integer" } },
        genders: { type: ["array", "null"], items: { type: "integer" } },
        locales: { type: ["array", "null"], items: { type: "integer" } },
        geo_locations: { anyOf: [{ $ref: "#/$defs/GeoLocations" }, { type: "null" }] },
        excluded_geo_locations: { anyOf: [{ $ref: "#/$defs/GeoLocations" }, { type: "null" }] },
        flexible_spec: { type: ["array", "null"], items: { $ref: "#/$defs/Interests" } },
        exclusions: { anyOf: [{ $ref: "#/$defs/Interests" }, { type: "null" }] },
        interests: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        behaviors: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        custom_audiences: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        excluded_custom_audiences: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        connections: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        excluded_connections: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        friends_of_connections: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        publisher_platforms: { type: ["array", "null"], items: { type: "string" } },
        facebook_positions: { type: ["array", "null"], items: { type: "string" } },
        instagram_positions: { type: ["array", "null"], items: { type: "string" } },
        audience_network_positions: { type: ["array", "null"], items: { type: "string" } },
        messenger_positions: { type: ["array", "null"], items: { type: "string" } },
        threads_positions: { type: ["array", "null"], items: { type: "string" } },
        whatsapp_positions: { type: ["array", "null"], items: { type: "string" } },
        user_os: { type: ["array", "null"], items: { type: "string" } },
        user_device: { type: ["array", "null"], items: { type: "string" } },
        excluded_user_device: { type: ["array", "null"], items: { type: "string" } },
        wireless_carrier: { type: ["array", "null"], items: { type: "string" } },
        brand_safety_content_filter_levels: { type: ["array", "null"], items: { type: "string" } },
        excluded_publisher_categories: { type: ["array", "null"], items: { type: "string" } },
        targeting_optimization: { type: ["string", "null"] },
        targeting_automation: { anyOf: [{ $ref: "#/$defs/TargetingAutomation" }, { type: "null" }] },
      },
    },
    TargetingAutomation: {
      type: "object",
      properties: {
        advantage_audience: { type: ["integer", "null"] },
        shared_audiences: { type: ["integer", "null"] },
        creative_audience_pairing: { type: ["integer", "null"] },
      },
    },
    GeoLocations: {
      type: "object",
      properties: {
        countries: { type: ["array", "null"], items: { type: "string" } },
        country_groups: { type: ["array", "null"], items: { type: "string" } },
        location_types: { type: ["array", "null"], items: { type: "string" } },
        regions: schemasGeoLocationsRegions,
        cities: schemasGeoLocationsRegions,
        zips: schemasGeoLocationsRegions,
        geo_markets: schemasGeoLocationsRegions,
        places: schemasGeoLocationsRegions,
        custom_locations: schemasGeoLocationsRegions,
      },
    },
    GeoArea: {
      type: "object",
      properties: {
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        radius: { type: ["number", "null"] },
        distance_unit: { type: ["string", "null"] },
        latitude: { type: ["number", "null"] },
        longitude: { type: ["number", "null"] },
        address_string: { type: ["string", "null"] },
      },
    },
    Interests: {
      type: "object",
      properties: {
        interests: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        behaviors: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        custom_audiences: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        connections: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        friends_of_connections: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        life_events: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        family_statuses: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        industries: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        income: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        work_employers: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        work_positions: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        education_schools: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        education_majors: { type: ["array", "null"], items: { $ref: "#/$defs/Named" } },
        education_statuses: { type: ["array", "null"], items: { type: "integer" } },
        relationship_statuses: { type: ["array", "null"], items: { type: "integer" } },
      },
    },
    AdSetIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        campaign_id: { type: "string" },
        effective_status: { type: "string" },
        daily_budget: { type: "number" },
        lifetime_budget: { type: "number" },
        budget_remaining: { type: "number" },
        bid_amount: { type: "number" },
        bid_strategy: { type: "string" },
        created_time: { type: "string", format: "date-time" },
        start_time: { type: "string", format: "date-time" },
        end_time: { type: "string", format: "date-time" },
        updated_time: { type: "string", format: "date-time" },
      },
    },
    Recommendation: {
      type: "object",
      properties: {
        blame_field: { type: ["string", "null"] },
        code: { type: ["integer", "null"] },
        confidence: { type: ["string", "null"] },
        importance: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
      },
    },
    CreativeLink: { type: "object", properties: { id: { type: ["string", "null"] } } },
    Ad: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ad's ID." },
        name: { type: ["string", "null"], description: "The ad's name." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the ad." },
        adset_id: { type: ["string", "null"], description: "The ID of the ad set the ad belongs to." },
        campaign_id: { type: ["string", "null"], description: "The ID of the campaign the ad belongs to." },
        adlabels: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/AdLabel" },
          description: "The ad labels attached to the ad.",
        },
        bid_amount: { type: ["integer", "null"], description: "The bid for the ad, in the currency's smallest unit." },
        bid_info: schemasAdSetBid_info,
        bid_type: {
          type: ["string", "null"],
          description: "The billing basis of the bid, such as clicks or impressions.",
        },
        configured_status: schemasCampaignConfigured_status,
        conversion_specs: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/ActionSpec" },
          description: "The actions counted as conversions of the ad.",
        },
        created_time: schemasCampaignCreated_time,
        creative: {
          anyOf: [{ $ref: "#/$defs/CreativeLink", description: "The ad creative the ad shows." }, { type: "null" }],
        },
        effective_status: {
          type: ["string", "null"],
          description: "The status in effect, taking the ad set and campaign into account.",
        },
        last_updated_by_app_id: {
          type: ["string", "null"],
          description: "The ID of the app that last updated the ad.",
        },
        recommendations: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Recommendation" },
          description: "Suggestions for improving the ad. Absent if there are none.",
        },
        source_ad_id: { type: ["string", "null"], description: "The ID of the ad this one was copied from." },
        status: schemasCampaignStatus,
        tracking_specs: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/ActionSpec" },
          description: "The actions tracked after someone sees the ad.",
        },
        updated_time: schemasCampaignUpdated_time,
      },
      required: ["id"],
    },
    AdCreative: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ad creative's ID." },
        name: { type: ["string", "null"], description: "The creative's name in the ad account's library." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the creative." },
        actor_id: { type: ["string", "null"], description: "The ID of the page or user shown as the ad's author." },
        body: { type: ["string", "null"], description: "The main text of the ad." },
        call_to_action_type: { type: ["string", "null"], description: "The kind of call-to-action button on the ad." },
        effective_object_story_id: {
          type: ["string", "null"],
          description: "The ID of the page post in use, whether published or not.",
        },
        image_hash: {
          type: ["string", "null"],
          description: "The hash of the creative's image in the account's image library.",
        },
        image_url: { type: ["string", "null"], description: "The address of the creative's image." },
        link_url: { type: ["string", "null"], description: "The address the creative links to." },
        object_story_id: {
          type: ["string", "null"],
          description: "The ID of the existing page post the creative uses.",
        },
        object_story_spec: {
          anyOf: [
            { $ref: "#/$defs/StorySpec", description: "The definition of the page post made for the creative." },
            { type: "null" },
          ],
        },
        object_type: { type: ["string", "null"], description: "The kind of object the creative advertises." },
        status: { type: ["string", "null"], description: "The status of the creative." },
        thumbnail_url: { type: ["string", "null"], description: "The address of a thumbnail of the creative." },
        title: { type: ["string", "null"], description: "The headline of the ad." },
        url_tags: {
          type: ["string", "null"],
          description: "The query parameters added to addresses clicked in the ad.",
        },
      },
      required: ["id"],
    },
    StorySpec: {
      type: "object",
      properties: {
        page_id: { type: ["string", "null"] },
        instagram_user_id: { type: ["string", "null"] },
        link_data: { anyOf: [{ $ref: "#/$defs/LinkStory" }, { type: "null" }] },
        template_data: { anyOf: [{ $ref: "#/$defs/LinkStory" }, { type: "null" }] },
        photo_data: { anyOf: [{ $ref: "#/$defs/PhotoStory" }, { type: "null" }] },
        video_data: { anyOf: [{ $ref: "#/$defs/VideoStory" }, { type: "null" }] },
        text_data: { anyOf: [{ $ref: "#/$defs/TextStory" }, { type: "null" }] },
      },
    },
    LinkStory: {
      type: "object",
      properties: {
        link: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        caption: { type: ["string", "null"] },
        picture: { type: ["string", "null"] },
        image_hash: { type: ["string", "null"] },
        call_to_action: { anyOf: [{ $ref: "#/$defs/CallToAction" }, { type: "null" }] },
      },
    },
    PhotoStory: {
      type: "object",
      properties: {
        caption: { type: ["string", "null"] },
        image_hash: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    VideoStory: {
      type: "object",
      properties: {
        video_id: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        image_url: { type: ["string", "null"] },
        image_hash: { type: ["string", "null"] },
        call_to_action: { anyOf: [{ $ref: "#/$defs/CallToAction" }, { type: "null" }] },
      },
    },
    TextStory: { type: "object", properties: { message: { type: ["string", "null"] } } },
    CallToAction: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        value: {
          type: ["object", "null"],
          description: "Target that the button opens. Its shape depends on the type.",
        },
      },
    },
    Action: {
      type: "object",
      properties: {
        action_type: { type: ["string", "null"] },
        action_destination: { type: ["string", "null"] },
        action_target_id: { type: ["string", "null"] },
        value: { anyOf: [{ $ref: "#/$defs/Figure" }, { type: "null" }] },
        "1d_click": { anyOf: [{ $ref: "#/$defs/Figure" }, { type: "null" }] },
        "7d_click": { anyOf: [{ $ref: "#/$defs/Figure" }, { type: "null" }] },
        "28d_click": { anyOf: [{ $ref: "#/$defs/Figure" }, { type: "null" }] },
        "1d_view": { anyOf: [{ $ref: "#/$defs/Figure" }, { type: "null" }] },
        "7d_view": {
          anyOf: [
            {
              $ref: "#/$defs/Figure",
              description: "Figure of 7 days after a view. Available until 2026-01-12: use 1d_view instead.",
              deprecated: true,
            },
            { type: "null" },
          ],
        },
        "28d_view": {
          anyOf: [
            {
              $ref: "#/$defs/Figure",
              description: "Figure of 28 days after a view. Available until 2026-01-12: use 1d_view instead.",
              deprecated: true,
            },
            { type: "null" },
          ],
        },
      },
    },
    Insight: {
      type: "object",
      properties: {
        account_id: { type: ["string", "null"], description: "The ID of the ad account the figures are for." },
        account_name: { type: ["string", "null"], description: "The name of the ad account the figures are for." },
        campaign_id: { type: ["string", "null"], description: "The ID of the campaign the figures are for." },
        campaign_name: { type: ["string", "null"], description: "The name of the campaign the figures are for." },
        adset_id: { type: ["string", "null"], description: "The ID of the ad set the figures are for." },
        adset_name: { type: ["string", "null"], description: "The name of the ad set the figures are for." },
        ad_id: { type: ["string", "null"], description: "The ID of the ad the figures are for." },
        ad_name: { type: ["string", "null"], description: "The name of the ad the figures are for." },
        clicks: {
          anyOf: [{ $ref: "#/$defs/Figure", description: "The number of clicks on the ads." }, { type: "null" }],
        },
        impressions: {
          anyOf: [
            { $ref: "#/$defs/Figure", description: "The number of times the ads were on screen." },
            { type: "null" },
          ],
        },
        reach: {
          anyOf: [
            { $ref: "#/$defs/Figure", description: "The number of people who saw the ads at least once." },
            { type: "null" },
          ],
        },
        spend: {
          anyOf: [
            { $ref: "#/$defs/Figure", description: "The estimated amount spent, in the account's currency." },
            { type: "null" },
          ],
        },
        cpc: {
          anyOf: [
            { $ref: "#/$defs/Figure", description: "The average cost of a click, in the account's currency." },
            { type: "null" },
          ],
        },
        cpm: {
          anyOf: [
            {
              $ref: "#/$defs/Figure",
              description: "The average cost of a thousand impressions, in the account's currency.",
            },
            { type: "null" },
          ],
        },
        ctr: {
          anyOf: [
            { $ref: "#/$defs/Figure", description: "The share of impressions that led to a click, as a percentage." },
            { type: "null" },
          ],
        },
        date_start: { type: ["string", "null"], description: "The first day covered, in the form YYYY-MM-DD." },
        date_stop: { type: ["string", "null"], description: "The last day covered, in the form YYYY-MM-DD." },
        actions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Action" },
          description: "The number of actions attributed to the ads, by action type.",
        },
        action_values: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Action" },
          description: "The value of conversions attributed to the ads, by action type.",
        },
      },
    },
    InsightIndex: {
      type: "object",
      properties: {
        account_id: { type: "string" },
        account_name: { type: "string" },
        campaign_id: { type: "string" },
        campaign_name: { type: "string" },
        adset_id: { type: "string" },
        adset_name: { type: "string" },
        ad_id: { type: "string" },
        ad_name: { type: "string" },
        clicks: { type: "integer" },
        impressions: { type: "integer" },
        reach: { type: "integer" },
        spend: { type: "number" },
        cpc: { type: "number" },
        cpm: { type: "number" },
        ctr: { type: "number" },
        date_start: { type: "string", format: "date" },
        date_stop: { type: "string", format: "date" },
        actions: { type: "array" },
        action_values: { type: "array" },
      },
    },
    DataSource: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        source_type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    CustomConversion: {
      type: "object",
      properties: {
        id: { type: "string", description: "The custom conversion's ID." },
        name: { type: ["string", "null"], description: "The custom conversion's name." },
        account_id: {
          type: ["string", "null"],
          description: "The ID of the ad account that owns the custom conversion.",
        },
        business: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The business that owns the custom conversion." },
            { type: "null" },
          ],
        },
        creation_time: schemasCampaignCreated_time,
        custom_event_type: { type: ["string", "null"], description: "The standard event category of the conversion." },
        data_sources: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/DataSource" },
          description: "The event sources that feed the conversion, such as pixels.",
        },
        default_conversion_value: {
          type: ["number", "null"],
          description: "The value given to a conversion that reports none.",
        },
        description: { type: ["string", "null"], description: "The custom conversion's description." },
        event_source_type: { type: ["string", "null"], description: "The type of source the events come from." },
        first_fired_time: { type: ["string", "null"], description: "The time the conversion was first recorded." },
        is_archived: { type: ["boolean", "null"], description: "Whether the custom conversion is archived." },
        is_unavailable: { type: ["boolean", "null"], description: "Whether the custom conversion is unavailable." },
        last_fired_time: { type: ["string", "null"], description: "The time the conversion was last recorded." },
        offline_conversion_data_set: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The offline event set the conversion is based on." },
            { type: "null" },
          ],
        },
        retention_days: {
          type: ["number", "null"],
          description: "The number of days events are retained for the conversion.",
        },
        rule: { type: ["string", "null"], description: "The rule that decides which events count, as JSON." },
      },
      required: ["id"],
    },
    AdImage: {
      type: "object",
      properties: {
        id: { type: ["string", "null"], description: "The image's ID." },
        name: { type: ["string", "null"], description: "The image's file name." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the image." },
        created_time: schemasAdImageCreated_time,
        creatives: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the ad creatives that use the image.",
        },
        filename: {
          type: ["string", "null"],
          description: "The file name. Deprecated: use name instead.",
          deprecated: true,
        },
        hash: { type: ["string", "null"], description: "The hash that identifies the image in the ad account." },
        height: { type: ["integer", "null"], description: "The image's height, in pixels." },
        is_associated_creatives_in_adgroups: {
          type: ["boolean", "null"],
          description: "Whether creatives using the image are used in ads.",
        },
        original_height: { type: ["integer", "null"], description: "The height of the uploaded image, in pixels." },
        original_width: { type: ["integer", "null"], description: "The width of the uploaded image, in pixels." },
        permalink_url: { type: ["string", "null"], description: "A permanent address of the image." },
        status: { type: ["string", "null"], description: "The status of the image, such as active or deleted." },
        updated_time: schemasCampaignUpdated_time,
        url: { type: ["string", "null"], description: "A temporary address of the image." },
        url_128: {
          type: ["string", "null"],
          description: "A temporary address of the image fitted to 128 by 128 pixels.",
        },
        width: { type: ["integer", "null"], description: "The image's width, in pixels." },
      },
    },
    VideoFormat: {
      type: "object",
      properties: {
        filter: { type: ["string", "null"] },
        embed_html: { type: ["string", "null"] },
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        picture: { type: ["string", "null"] },
      },
    },
    AdVideo: {
      type: "object",
      properties: {
        id: { type: "string", description: "The video's ID." },
        title: { type: ["string", "null"], description: "The video's title." },
        account_id: { type: ["string", "null"], description: "The ID of the ad account that owns the video." },
        ad_breaks: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The positions of ad breaks in the video.",
        },
        backdated_time: { type: ["string", "null"], description: "The earlier publication time chosen for the video." },
        backdated_time_granularity: {
          type: ["string", "null"],
          description: "The precision of the backdated time, such as day or year.",
        },
        content_category: { type: ["string", "null"], description: "The content category chosen for the video." },
        content_tags: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The tags that describe the video's content.",
        },
        created_time: schemasAdImageCreated_time,
        custom_labels: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The custom labels attached to the video.",
        },
        description: { type: ["string", "null"], description: "The video's description." },
        embed_html: { type: ["string", "null"], description: "The HTML that embeds the video in a web page." },
        embeddable: { type: ["boolean", "null"], description: "Whether the video may be embedded elsewhere." },
        format: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/VideoFormat" },
          description: "The versions of the video, with their sizes and thumbnails.",
        },
        icon: { type: ["string", "null"], description: "The address of the icon shown for the video in feeds." },
        is_crosspost_video: {
          type: ["boolean", "null"],
          description: "Whether the video is a crosspost of another page's video.",
        },
        is_crossposting_eligible: { type: ["boolean", "null"], description: "Whether the video may be crossposted." },
        is_episode: { type: ["boolean", "null"], description: "Whether the video is an episode of a series." },
        is_instagram_eligible: {
          type: ["boolean", "null"],
          description: "Whether the video may be promoted on Instagram.",
        },
        length: { type: ["number", "null"], description: "The video's duration, in seconds." },
        live_status: {
          type: ["string", "null"],
          description: "The state of the live broadcast. Absent for uploaded videos.",
        },
        permalink_url: { type: ["string", "null"], description: "The video's permanent address." },
        post_views: { type: ["integer", "null"], description: "The number of views of the video's post." },
        premiere_living_room_status: { type: ["string", "null"] },
        published: { type: ["boolean", "null"], description: "Whether the video's post is published." },
        scheduled_publish_time: {
          type: ["string", "null"],
          description: "The time the video is scheduled to be published.",
        },
        source: { type: ["string", "null"], description: "The address of the raw, playable video file." },
        universal_video_id: { type: ["string", "null"], description: "The publisher's own asset ID for the video." },
        updated_time: schemasCampaignUpdated_time,
        views: { type: ["integer", "null"], description: "The number of views of the video." },
      },
      required: ["id"],
    },
    Pixel: {
      type: "object",
      properties: {
        id: { type: "string", description: "The pixel's ID." },
        name: { type: ["string", "null"], description: "The pixel's name." },
        creation_time: schemasCampaignCreated_time,
        creator: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The user who created the pixel." }, { type: "null" }],
        },
        data_use_setting: {
          type: ["string", "null"],
          description: "The permitted use of the pixel's data in ads and measurement.",
        },
        enable_automatic_matching: {
          type: ["boolean", "null"],
          description: "Whether automatic advanced matching is on for the pixel.",
        },
        first_party_cookie_status: {
          type: ["string", "null"],
          description: "The setting for the pixel's first-party cookies.",
        },
        is_created_by_app: { type: ["boolean", "null"], description: "Whether an app created the pixel." },
        is_crm: { type: ["boolean", "null"], description: "Whether the pixel is for a CRM system." },
        is_unavailable: { type: ["boolean", "null"], description: "Whether the pixel is unavailable." },
        last_fired_time: { type: ["string", "null"], description: "The time the pixel last received an event." },
        owner_ad_account: {
          anyOf: [
            { $ref: "#/$defs/AccountLink", description: "The ad account that owns the pixel." },
            { type: "null" },
          ],
        },
        owner_business: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The business that owns the pixel." }, { type: "null" }],
        },
      },
      required: ["id"],
    },
    AccountLink: {
      type: "object",
      properties: { id: { type: ["string", "null"] }, account_id: { type: ["string", "null"] } },
    },
    PixelCount: {
      type: "object",
      properties: {
        value: { type: ["string", "null"] },
        count: { type: ["integer", "null"] },
        event: { type: ["string", "null"] },
        diagnostics_hourly_last_timestamp: { type: ["string", "null"] },
      },
    },
    PixelStats: {
      type: "object",
      properties: {
        aggregation: {
          type: ["string", "null"],
          description: "The grouping of the counts, such as by event or by address.",
        },
        start_time: { type: ["string", "null"], description: "The start of the hour or interval counted." },
        data: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PixelCount" },
          description: "The counts in the interval, one for each value.",
        },
        event: { type: ["string", "null"], description: "The event the counts are for." },
        event_source: { type: ["string", "null"], description: "The source of the events, such as browser or server." },
        total_count: { type: ["integer", "null"], description: "The total number of events received." },
        total_matched_count: { type: ["integer", "null"], description: "The number of events matched to an account." },
        total_deduped_count: { type: ["integer", "null"], description: "The number of events left out as duplicates." },
        test_events_count: { type: ["integer", "null"], description: "The number of test events counted." },
      },
    },
  },
})
