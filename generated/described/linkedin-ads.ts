// Generated from definitions/linkedin-ads.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/linkedin-ads.ts'

const accountsListParamsPageSize = { description: "Maximum number of records, 1 to 1,000. Defaults to 1,000." }
const account_usersListParamsCount = { description: "Maximum number of records, 1 to 500. Defaults to 500." }
const account_usersListParams = {
  properties: {
    account_id: { description: "The ad account." },
    start: { description: "The number of records to skip." },
    count: account_usersListParamsCount,
  },
}
const account_usersGetParamsUser = {
  description: "The person, such as `urn:li:person:abc`.",
  examples: ["urn:li:person:abc"],
}
const account_usersGetParams = {
  properties: { account_id: { description: "The ad account." }, user: account_usersGetParamsUser },
}
const campaign_groupsListParamsStatus = { description: "Filters by status. Defaults to every status." }
const campaign_groupsGetParams = {
  properties: { account_id: { description: "The ad account." }, id: { description: "ID of the campaign group." } },
}
const campaign_groupsCreateParamsRunSchedule = { description: "The first and last time, in milliseconds since 1970." }
const campaign_groupsCreateParamsTotalBudget = {
  description: "The budget for the whole time.",
  examples: [{ amount: "100.00", currencyCode: "USD" }],
}
const campaign_groupsUpdateParamsDailyBudget = {
  description: "The budget of a day.",
  examples: [{ amount: "100.00", currencyCode: "USD" }],
}
const campaignsGetParams = {
  properties: { account_id: { description: "The ad account." }, id: { description: "ID of the campaign." } },
}
const campaignsCreateParamsUnitCost = {
  description: "The bid.",
  examples: [{ amount: "100.00", currencyCode: "USD" }],
}
const campaignsCreateParamsTargetingCriteria = { description: "The targeted and excluded members, by facets." }
const campaignsCreateParamsOptimizationTargetType = { description: "The goal of the delivery, such as `MAX_CLICK`." }
const campaignsCreateParamsAudienceExpansionEnabled = { description: "Whether similar members count as targeted." }
const campaignsCreateParamsOffsiteDeliveryEnabled = {
  description: "Whether the LinkedIn Audience Network shows the ads.",
}
const creativesGetParams = {
  properties: {
    account_id: { description: "The ad account." },
    id: {
      description: "URN of the creative, such as `urn:li:sponsoredCreative:123`.",
      examples: ["urn:li:sponsoredCreative:123"],
    },
  },
}
const campaign_conversionsCreateParams = {
  properties: {
    campaign_id: { description: "The campaign whose ads count." },
    conversion_id: { description: "The conversion, by the ID that `conversions.list` gives." },
  },
}
const ad_campaign_analyticsListParamsDateRange = {
  description: "The first and the last day. Without `end`, the range is open.",
  examples: [{ start: { year: 2026, month: 11, day: 1 }, end: { year: 2026, month: 11, day: 30 } }],
}
const ad_campaign_analyticsListParamsFields = {
  description: "Names of at most 20 metrics and of `pivotValues` and `dateRange`. Defaults to impressions and clicks.",
  examples: [["impressions", "clicks", "costInLocalCurrency", "dateRange", "pivotValues"]],
}
const targeting_entitiesListParamsLocale = {
  description: "The language of the names.",
  examples: [{ language: "en", country: "US" }],
}
const schemasAccountVersion = { type: "object", properties: { versionTag: { type: "string" } } }
const schemasAccountChangeAuditStampsCreated = {
  type: "object",
  properties: { actor: { type: "string" }, time: { type: "integer" } },
}
const schemasAccountChangeAuditStamps = {
  type: "object",
  properties: { created: schemasAccountChangeAuditStampsCreated, lastModified: schemasAccountChangeAuditStampsCreated },
}
const schemasCampaignGroupRunSchedule = {
  type: ["object", "null"],
  properties: { start: { type: "integer" }, end: { type: ["integer", "null"] } },
}
const schemasCampaignGroupTotalBudget = {
  type: ["object", "null"],
  properties: { amount: { type: "string" }, currencyCode: { type: "string" } },
}
const schemasCampaignLocale = {
  type: "object",
  properties: { country: { type: "string" }, language: { type: "string" } },
}
const schemasAnalyticsDateRangeStart = {
  type: "object",
  properties: { year: { type: "integer" }, month: { type: "integer" }, day: { type: "integer" } },
  required: ["year", "month", "day"],
}
const schemasLeadFormOwner = {
  type: "object",
  properties: { sponsoredAccount: { type: ["string", "null"] }, organization: { type: ["string", "null"] } },
}
export default describedKind(kind, {
  category: "advertising",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/linkedin/marketing/integrations/ads/ads-overview",
  basis: {
    version: "LinkedIn Marketing APIs 202606",
    date: "2026-11-30",
    sources: [
      { type: "versions", url: "https://learn.microsoft.com/en-us/linkedin/marketing/versioning" },
      { type: "changelog", url: "https://learn.microsoft.com/en-us/linkedin/marketing/integrations/migrations" },
    ],
    missing:
      "LinkedIn publishes no description: the requests follow its pages of February 2026, its Postman collections " +
      "and other public clients. From memory are the largest pages of users, conversions and leads. Posts, images " +
      "and videos of ads, matched audiences, forecasts, budget prices, conversion events, batches, and changes of " +
      "leads by webhooks. LinkedIn has no filter by time of change for copies, so a sync reads everything.",
  },
  sunset: {
    version: "202606",
    date: "none",
    docs: "https://learn.microsoft.com/en-us/linkedin/marketing/versioning",
    read: "2026-11-30",
  },
  description:
    "Ad accounts, their users, campaign groups, campaigns, creatives, conversions, lead forms, leads, targeting and " +
    "reports of LinkedIn Campaign Manager.",
  auth: {
    oauth: {
      description:
        "Create an app in the LinkedIn Developer Portal with the product Advertising API, and use its client ID and " +
        "client secret.",
    },
    access_token: { description: "Token of the token generator in the Developer Portal. It ends after two months." },
  },
  entities: {
    accounts: {
      description: "An ad account, which bills campaigns.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        currency: { type: "string" },
        reference: { type: "string" },
        test: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["reference"]] },
      refs: {},
    },
    account_users: {
      description: "A person with a role in an ad account.",
      search: { account: { type: "string" }, user: { type: "string" }, role: { type: "string" } },
      hit: { title: [["user"]], text: [] },
      refs: {},
    },
    my_access: { description: "Your own role in an ad account.", refs: {} },
    campaign_groups: {
      description: "A group of campaigns, with a budget and a schedule.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        status: { type: "string" },
        objectiveType: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    campaigns: {
      description: "A campaign, with its objective, targeting, bid and budget.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        campaignGroup: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        format: { type: "string" },
        objectiveType: { type: "string" },
        costType: { type: "string" },
      },
      hit: { title: [["name"]], text: [["objectiveType"]] },
      refs: {},
    },
    creatives: {
      description: "A creative, which shows an ad of a campaign.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account: { type: "string" },
        campaign: { type: "string" },
        intendedStatus: { type: "string" },
        isServing: { type: "boolean" },
      },
      hit: { title: [["name"], ["id"]], text: [] },
      refs: {},
    },
    conversions: {
      description: "A rule that counts conversions of an ad account.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        type: { type: "string" },
        conversionMethod: { type: "string" },
        enabled: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    campaign_conversions: {
      description: "The link of a campaign to a conversion, so that its ads count for it.",
      refs: {},
    },
    ad_campaign_analytics: { description: "Metrics of a campaign for a period.", refs: {} },
    ad_creative_analytics: { description: "Metrics of a creative for a period.", refs: {} },
    ad_analytics: { description: "Metrics of ad accounts for a period, by any pivot.", refs: {} },
    lead_forms: { description: "A form by which ads collect leads.", refs: {} },
    lead_form_responses: { description: "A lead: the answers of a member to a form.", refs: {} },
    targeting_facets: { description: "A facet by which campaigns target members.", refs: {} },
    targeting_entities: { description: "A value of a facet, such as a job title.", refs: {} },
    targeting_names: { description: "The name of a URN, such as a job title in a report.", refs: {} },
  },
  operations: {
    "accounts.list": {
      description: "Lists the ad accounts that you can access. Filters narrow them by status, type, name or owner.",
      keywords: ["advertisers", "which accounts", "clients", "account ids", "billing"],
      params: {
        properties: {
          status: { description: "Filters by status." },
          accountType: { description: "Filters by type." },
          name: { description: "Filters by names." },
          reference: { description: "Filters by owners, such as `urn:li:organization:123`." },
          test: { description: "Filters by test accounts." },
          sortOrder: { description: "The order of the records by ID." },
          pageSize: accountsListParamsPageSize,
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets an ad account by ID.",
      keywords: ["advertiser", "currency", "status", "owner", "on hold"],
      params: { properties: { id: { description: "ID of the ad account." } } },
      isGraphql: false,
    },
    "accounts.create": {
      description: "Creates an ad account for an organization.",
      keywords: ["new advertiser", "test account", "open account", "set up", "register"],
      params: {
        properties: {
          name: { description: "The name of the account." },
          currency: { description: "The currency, such as `EUR`. Defaults to `USD`." },
          reference: { description: "The owner, such as `urn:li:organization:123`." },
          test: { description: "Whether it is a test account, which never serves ads." },
        },
      },
      isGraphql: false,
    },
    "accounts.update": {
      description: "Updates the name or the status of an ad account.",
      keywords: ["rename", "close account", "cancel advertiser", "edit", "reactivate"],
      params: {
        properties: {
          id: { description: "ID of the ad account." },
          name: { description: "The name of the account." },
          status: { description: "The status of the account." },
          reference: { description: "The owner." },
        },
      },
      isGraphql: false,
    },
    "account_users.list": {
      description:
        "Lists the people of an ad account with their roles. Without the role of an account manager, you see only " +
        "yourself.",
      keywords: ["who has access", "members", "admins", "permissions", "team"],
      params: account_usersListParams,
      record: { $ref: "#/$defs/AccountUser" },
      isGraphql: false,
    },
    "account_users.get": {
      description: "Gets the role of a person in an ad account.",
      keywords: ["permission", "access level", "member", "team", "what role has"],
      params: account_usersGetParams,
      isGraphql: false,
    },
    "account_users.create": {
      description: "Gives a person a role in an ad account.",
      keywords: ["invite", "grant access", "add member", "share account", "assign role"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          user: account_usersGetParamsUser,
          role: { description: "The role of the person." },
        },
      },
      isGraphql: false,
    },
    "account_users.update": {
      description: "Changes the role of a person in an ad account.",
      keywords: ["promote", "demote", "permission", "make admin", "read only"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          user: account_usersGetParamsUser,
          role: { description: "The new role of the person." },
        },
      },
      isGraphql: false,
    },
    "account_users.delete": {
      description: "Takes the access of a person to an ad account away.",
      keywords: ["revoke", "kick out", "offboard", "unshare", "remove member"],
      params: account_usersGetParams,
      isGraphql: false,
    },
    "my_access.list": {
      description: "Lists the ad accounts in which you have a role.",
      keywords: ["my accounts", "my permissions", "what can i manage", "own access", "which advertisers"],
      params: {
        properties: { start: { description: "The number of records to skip." }, count: account_usersListParamsCount },
      },
      record: { $ref: "#/$defs/AccountUser" },
      isGraphql: false,
    },
    "campaign_groups.list": {
      description: "Lists the campaign groups of an ad account.",
      keywords: ["programs", "initiatives", "budgets", "schedules", "folders"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          status: campaign_groupsListParamsStatus,
          ids: { description: "Filters by URNs, such as `urn:li:sponsoredCampaignGroup:123`." },
          name: { description: "Filters by names." },
          test: { description: "Filters by campaign groups of test accounts." },
          sortOrder: { description: "The order of the records by ID." },
          pageSize: accountsListParamsPageSize,
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/CampaignGroup" },
      isGraphql: false,
    },
    "campaign_groups.get": {
      description: "Gets a campaign group by ID.",
      keywords: ["program", "budget", "schedule", "details", "initiative"],
      params: campaign_groupsGetParams,
      isGraphql: false,
    },
    "campaign_groups.create": {
      description: "Creates a campaign group.",
      keywords: ["new program", "set up", "launch", "plan campaigns", "initiative"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          name: { description: "The name of the group." },
          status: { description: "The status, such as `PAUSED`." },
          runSchedule: campaign_groupsCreateParamsRunSchedule,
          totalBudget: campaign_groupsCreateParamsTotalBudget,
          dailyBudget: {
            description: "The budget of a day. It needs `budgetOptimization`.",
            examples: [{ amount: "100.00", currencyCode: "USD" }],
          },
          objectiveType: {
            description: "The objective of all campaigns of the group, such as `LEAD_GENERATION`.",
            examples: ["LEAD_GENERATION"],
          },
          budgetOptimization: {
            description: "The sharing of the budget among the campaigns of the group.",
            examples: [{ budgetOptimizationStrategy: "DYNAMIC", bidStrategy: "MAXIMUM_DELIVERY" }],
          },
        },
      },
      isGraphql: false,
    },
    "campaign_groups.update": {
      description: "Updates a campaign group, such as its name, budget or status.",
      keywords: ["pause program", "rename", "raise budget", "archive", "extend schedule"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          id: { description: "ID of the campaign group." },
          name: { description: "The name of the group." },
          status: { description: "The status, such as `PAUSED`." },
          runSchedule: campaign_groupsCreateParamsRunSchedule,
          totalBudget: campaign_groupsCreateParamsTotalBudget,
          dailyBudget: campaign_groupsUpdateParamsDailyBudget,
        },
      },
      isGraphql: false,
    },
    "campaign_groups.delete": {
      description: "Deletes a campaign group that is still a draft.",
      keywords: ["remove", "drop", "discard draft", "erase", "throw away"],
      params: campaign_groupsGetParams,
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns of an ad account. Filters narrow them by group, status, type or name.",
      keywords: ["running ads", "ad sets", "paused", "promotions", "which campaigns run"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          status: campaign_groupsListParamsStatus,
          ids: { description: "Filters by URNs, such as `urn:li:sponsoredCampaign:123`." },
          campaignGroup: { description: "Filters by groups, such as `urn:li:sponsoredCampaignGroup:123`." },
          campaignType: { description: "Filters by type." },
          name: { description: "Filters by names." },
          test: { description: "Filters by campaigns of test accounts." },
          sortOrder: { description: "The order of the records by ID." },
          pageSize: { description: "Maximum number of records, 1 to 1,000. Defaults to 500." },
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign by ID.",
      keywords: ["ad set", "bid", "objective", "targeting", "details"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.create": {
      description: "Creates a campaign in a campaign group.",
      keywords: ["new ad set", "launch", "start advertising", "promote", "set up targeting"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          campaignGroup: { description: "The group, such as `urn:li:sponsoredCampaignGroup:123`." },
          name: { description: "The name of the campaign." },
          status: { description: "The status, such as `PAUSED`." },
          runSchedule: campaign_groupsCreateParamsRunSchedule,
          dailyBudget: campaign_groupsUpdateParamsDailyBudget,
          totalBudget: campaign_groupsCreateParamsTotalBudget,
          unitCost: campaignsCreateParamsUnitCost,
          targetingCriteria: campaignsCreateParamsTargetingCriteria,
          optimizationTargetType: campaignsCreateParamsOptimizationTargetType,
          costType: { description: "The cost model." },
          audienceExpansionEnabled: campaignsCreateParamsAudienceExpansionEnabled,
          offsiteDeliveryEnabled: campaignsCreateParamsOffsiteDeliveryEnabled,
          pacingStrategy: { description: "The pace of the spending. No update changes it." },
          politicalIntent: {
            description:
              "Whether the campaign is political advertising. LinkedIn requires the consent of the advertiser in the " +
              "EU.",
          },
          associatedEntity: {
            description:
              "The organization or person that the ads serve, such as `urn:li:organization:123`. Sponsored content " +
              "needs it.",
          },
          connectedTelevisionOnly: {
            description: "Whether only connected televisions show the ads. It needs `offsiteDeliveryEnabled`.",
          },
          campaignType: { description: "The type of the ads." },
          objectiveType: { description: "The objective, such as `WEBSITE_VISIT`." },
          format: { description: "The format of the ads, such as `SINGLE_VIDEO`." },
          locale: {
            description: "The language and country of the members.",
            examples: [{ country: "US", language: "en" }],
          },
          creativeSelection: { description: "The rotation of the creatives." },
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description: "Updates a campaign, such as its status, bid, budget or targeting.",
      keywords: ["pause", "resume", "raise budget", "change bid", "archive"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          id: { description: "ID of the campaign." },
          name: { description: "The name of the campaign." },
          status: { description: "The status, such as `PAUSED`." },
          runSchedule: campaign_groupsCreateParamsRunSchedule,
          dailyBudget: campaign_groupsUpdateParamsDailyBudget,
          totalBudget: campaign_groupsCreateParamsTotalBudget,
          unitCost: campaignsCreateParamsUnitCost,
          targetingCriteria: campaignsCreateParamsTargetingCriteria,
          optimizationTargetType: campaignsCreateParamsOptimizationTargetType,
          costType: { description: "The cost model." },
          audienceExpansionEnabled: campaignsCreateParamsAudienceExpansionEnabled,
          offsiteDeliveryEnabled: campaignsCreateParamsOffsiteDeliveryEnabled,
          politicalIntent: { description: "Whether the campaign is political advertising." },
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Deletes a campaign that is still a draft.",
      keywords: ["remove", "drop", "discard", "erase", "throw away"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "creatives.list": {
      description: "Lists the creatives of an ad account. Filters narrow them by campaign, ID or status.",
      keywords: ["banners", "rejected", "review status", "which ads serve", "content"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          campaigns: { description: "Filters by campaigns, such as `urn:li:sponsoredCampaign:123`." },
          creatives: { description: "Filters by creatives, such as `urn:li:sponsoredCreative:123`." },
          intendedStatuses: { description: "Filters by status." },
          contentReferences: { description: "Filters by posts, such as `urn:li:share:123`." },
          leadgenCreativeCallToActionDestinations: {
            description: "Filters by lead forms, such as `urn:li:adForm:123`.",
          },
          isTestAccount: { description: "Filters by test accounts." },
          sortOrder: { description: "The order of the records by ID." },
          pageSize: { description: "Maximum number of records, 1 to 100. Defaults to 100." },
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Creative" },
      isGraphql: false,
    },
    "creatives.get": {
      description: "Gets a creative by its URN.",
      keywords: ["banner", "why rejected", "review", "serving", "content"],
      params: creativesGetParams,
      isGraphql: false,
    },
    "creatives.create": {
      description: "Creates a creative in a campaign from a post or a text.",
      keywords: ["new ad", "advertise a post", "sponsor", "boost", "add ad"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          campaign: { description: "The campaign, such as `urn:li:sponsoredCampaign:123`." },
          content: {
            description: "The content: `reference` names a post, other keys the kinds of ads.",
            examples: [{ reference: "urn:li:share:123" }],
          },
          intendedStatus: { description: "The status of the creative." },
          leadgenCallToAction: {
            description: "The button and its lead form. Campaigns with the objective `LEAD_GENERATION` need it.",
            examples: [{ destination: "urn:li:adForm:123", label: "SIGN_UP" }],
          },
          name: { description: "The name of the creative." },
        },
      },
      isGraphql: false,
    },
    "creatives.update": {
      description: "Updates the status or the name of a creative.",
      keywords: ["pause ad", "resume ad", "archive", "rename", "stop showing"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          id: { description: "URN of the creative." },
          intendedStatus: { description: "The status of the creative." },
          name: { description: "The name of the creative." },
        },
      },
      isGraphql: false,
    },
    "creatives.delete": {
      description: "Deletes a creative that is still a draft.",
      keywords: ["remove ad", "drop", "discard", "erase", "throw away"],
      params: creativesGetParams,
      isGraphql: false,
    },
    "conversions.list": {
      description: "Lists the conversions of an ad account.",
      keywords: ["goals", "tracking", "insight tag", "signups", "purchases"],
      params: account_usersListParams,
      record: { $ref: "#/$defs/Conversion" },
      isGraphql: false,
    },
    "conversions.get": {
      description: "Gets a conversion by ID.",
      keywords: ["goal", "attribution window", "tracking", "value", "details"],
      params: {
        properties: { account_id: { description: "The ad account." }, id: { description: "ID of the conversion." } },
      },
      isGraphql: false,
    },
    "conversions.create": {
      description: "Creates a conversion that events of the Conversions API count for.",
      keywords: ["new goal", "track leads", "measure", "offline events", "add tracking"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          name: { description: "The name of the conversion." },
          conversionType: { description: "The kind of event, such as `LEAD`.", examples: ["LEAD"] },
          conversionMethod: { description: "The source of the events." },
          enabled: { description: "Whether events count. Defaults to true." },
          postClickAttributionWindowSize: { description: "Days after a click. Defaults to 30." },
          viewThroughAttributionWindowSize: { description: "Days after a view. Defaults to 7." },
          attributionType: { description: "The model of attribution." },
          valueType: { description: "The source of the value." },
          value: {
            description: "The fixed value of a conversion.",
            examples: [{ amount: "100.00", currencyCode: "USD" }],
          },
        },
      },
      isGraphql: false,
    },
    "conversions.update": {
      description: "Updates a conversion, or disables it.",
      keywords: ["stop tracking", "change window", "rename goal", "switch off", "edit"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          id: { description: "ID of the conversion." },
          name: { description: "The name of the conversion." },
          enabled: { description: "Whether events count." },
          postClickAttributionWindowSize: { description: "Days after a click." },
          viewThroughAttributionWindowSize: { description: "Days after a view." },
        },
      },
      isGraphql: false,
    },
    "campaign_conversions.create": {
      description: "Links a campaign to a conversion.",
      keywords: ["attach goal", "track campaign", "associate", "credit", "connect"],
      params: campaign_conversionsCreateParams,
      isGraphql: false,
    },
    "campaign_conversions.delete": {
      description: "Unlinks a campaign from a conversion. Both remain.",
      keywords: ["detach goal", "stop counting", "dissociate", "no longer credit", "disconnect"],
      params: campaign_conversionsCreateParams,
      isGraphql: false,
    },
    "ad_campaign_analytics.list": {
      description: "Lists metrics of campaigns by period.",
      keywords: ["spend", "clicks", "impressions", "campaign performance", "cost per lead"],
      params: {
        properties: {
          campaigns: {
            description: "URNs of the campaigns, such as `urn:li:sponsoredCampaign:123`.",
            examples: [["urn:li:sponsoredCampaign:123"]],
          },
          timeGranularity: { description: "The period of a row." },
          dateRange: ad_campaign_analyticsListParamsDateRange,
          fields: ad_campaign_analyticsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/Analytics" },
      isGraphql: false,
    },
    "ad_creative_analytics.list": {
      description: "Lists metrics of creatives by period.",
      keywords: ["ad performance", "ctr", "spend by ad", "video views", "engagement"],
      params: {
        properties: {
          creatives: {
            description: "URNs of the creatives, such as `urn:li:sponsoredCreative:123`.",
            examples: [["urn:li:sponsoredCreative:123"]],
          },
          timeGranularity: { description: "The period of a row." },
          dateRange: ad_campaign_analyticsListParamsDateRange,
          fields: ad_campaign_analyticsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/Analytics" },
      isGraphql: false,
    },
    "ad_analytics.list": {
      description: "Lists metrics of ad accounts by period and pivot, such as the job titles of members.",
      keywords: [
        "demographics",
        "total spend",
        "seniorities",
        "members who saw",
        "saw our ads",
        "industries",
        "companies",
      ],
      params: {
        properties: {
          accounts: {
            description: "URNs of the ad accounts, such as `urn:li:sponsoredAccount:123`.",
            examples: [["urn:li:sponsoredAccount:123"]],
          },
          pivot: { description: "The grouping of the rows, such as `MEMBER_JOB_TITLE`." },
          timeGranularity: { description: "The period of a row." },
          dateRange: ad_campaign_analyticsListParamsDateRange,
          fields: ad_campaign_analyticsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/Analytics" },
      isGraphql: false,
    },
    "lead_forms.list": {
      description: "Lists the lead forms of an ad account.",
      keywords: ["lead gen forms", "signup forms", "questions", "contact forms", "lead generation"],
      params: account_usersListParams,
      record: { $ref: "#/$defs/LeadForm" },
      isGraphql: false,
    },
    "lead_forms.get": {
      description: "Gets a lead form by ID, with its questions.",
      keywords: ["signup form", "fields", "what do we ask", "lead gen form", "privacy policy"],
      params: { properties: { id: { description: "ID of the lead form." } } },
      isGraphql: false,
    },
    "lead_form_responses.list": {
      description: "Lists the leads that the ads of an ad account collected. LinkedIn keeps them for 365 days.",
      keywords: ["prospects", "submissions", "contacts", "who signed up", "form answers"],
      params: {
        properties: {
          account_id: { description: "The ad account." },
          versionedLeadGenFormUrn: {
            description:
              "Filters by the version of a form, such as `urn:li:versionedLeadGenForm:(urn:li:leadGenForm:123,1)`.",
          },
          submittedAtTimeRange: {
            description: "The first and the last time of submission, in milliseconds since 1970.",
            examples: [{ start: 1793491200000, end: 1796083200000 }],
          },
          limitedToTestLeads: { description: "Filters by test leads." },
          start: { description: "The number of records to skip." },
          count: account_usersListParamsCount,
        },
      },
      record: { $ref: "#/$defs/LeadFormResponse" },
      isGraphql: false,
    },
    "lead_form_responses.get": {
      description: "Gets a lead by ID, with the answers of the member.",
      keywords: ["prospect", "submission", "contact", "form answers", "signup"],
      params: { properties: { id: { description: "ID of the lead." } } },
      isGraphql: false,
    },
    "targeting_facets.list": {
      description: "Lists the facets by which campaigns can target.",
      keywords: ["criteria", "audience attributes", "job titles", "skills", "what to target"],
      record: { $ref: "#/$defs/TargetingFacet" },
      isGraphql: false,
    },
    "targeting_entities.list": {
      description: "Lists the values of a facet of targeting.",
      keywords: ["job titles", "industries", "seniorities", "countries", "audience values"],
      params: {
        properties: {
          facet: {
            description: "The facet, such as `urn:li:adTargetingFacet:industries`.",
            examples: ["urn:li:adTargetingFacet:industries"],
          },
          locale: targeting_entitiesListParamsLocale,
        },
      },
      record: { $ref: "#/$defs/TargetingEntity" },
      isGraphql: false,
    },
    "targeting_entities.api_search": {
      description: "Searches targeting entities, the values of a facet, by their names.",
      keywords: ["find job title", "look up company", "skills named", "typeahead", "autocomplete"],
      params: {
        properties: {
          facet: {
            description: "The facet, such as `urn:li:adTargetingFacet:titles`.",
            examples: ["urn:li:adTargetingFacet:titles"],
          },
          query: { description: "The beginning of the name." },
          locale: targeting_entitiesListParamsLocale,
        },
      },
      record: { $ref: "#/$defs/TargetingEntity" },
      isGraphql: false,
    },
    "targeting_names.list": {
      description: "Lists the names of URNs of targeting or reports.",
      keywords: ["resolve", "look up", "decode", "which job title", "which company"],
      params: {
        properties: {
          urns: {
            description: "The URNs, such as `urn:li:seniority:9` or `urn:li:organization:1035`.",
            examples: [["urn:li:seniority:9"]],
          },
          locale: targeting_entitiesListParamsLocale,
        },
      },
      record: { $ref: "#/$defs/TargetingEntity" },
      isGraphql: false,
    },
  },
  schemas: {
    Account: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        currency: { type: "string" },
        type: { type: "string" },
        status: { type: "string" },
        reference: { type: ["string", "null"] },
        referenceInfo: { type: ["object", "null"], description: "The owner, as LinkedIn documents it." },
        servingStatuses: { type: "array", items: { type: "string" } },
        test: { type: "boolean" },
        notifiedOnCampaignOptimization: { type: "boolean" },
        notifiedOnCreativeApproval: { type: "boolean" },
        notifiedOnCreativeRejection: { type: "boolean" },
        notifiedOnEndOfCampaign: { type: "boolean" },
        notifiedOnNewFeaturesEnabled: { type: "boolean" },
        version: schemasAccountVersion,
        changeAuditStamps: schemasAccountChangeAuditStamps,
      },
      required: ["id"],
    },
    AccountUser: {
      type: "object",
      properties: {
        account: { type: "string" },
        user: { type: "string" },
        role: { type: "string" },
        changeAuditStamps: schemasAccountChangeAuditStamps,
      },
      required: ["account", "user"],
    },
    CampaignGroup: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        status: {
          type: "string",
          enum: ["ACTIVE", "ARCHIVED", "CANCELED", "DRAFT", "PAUSED", "PENDING_DELETION", "REMOVED"],
        },
        servingStatuses: { type: "array", items: { type: "string" } },
        objectiveType: { type: ["string", "null"] },
        runSchedule: schemasCampaignGroupRunSchedule,
        totalBudget: schemasCampaignGroupTotalBudget,
        dailyBudget: schemasCampaignGroupTotalBudget,
        budgetOptimization: {
          type: ["object", "null"],
          properties: {
            bidStrategy: { type: ["string", "null"] },
            budgetOptimizationStrategy: { type: ["string", "null"] },
          },
        },
        allowedCampaignTypes: { type: ["array", "null"], items: { type: "string" } },
        backfilled: { type: "boolean" },
        test: { type: "boolean" },
        changeAuditStamps: schemasAccountChangeAuditStamps,
      },
      required: ["id"],
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        campaignGroup: { type: "string" },
        status: {
          type: "string",
          enum: ["ACTIVE", "PAUSED", "ARCHIVED", "COMPLETED", "CANCELED", "DRAFT", "PENDING_DELETION", "REMOVED"],
        },
        type: { type: "string" },
        format: { type: ["string", "null"] },
        objectiveType: { type: ["string", "null"] },
        costType: { type: "string" },
        creativeSelection: { type: ["string", "null"] },
        optimizationTargetType: { type: ["string", "null"] },
        pacingStrategy: { type: ["string", "null"] },
        associatedEntity: { type: ["string", "null"] },
        servingStatuses: { type: "array", items: { type: "string" } },
        audienceExpansionEnabled: { type: "boolean" },
        offsiteDeliveryEnabled: { type: "boolean" },
        storyDeliveryEnabled: { type: ["boolean", "null"] },
        test: { type: "boolean" },
        locale: schemasCampaignLocale,
        runSchedule: schemasCampaignGroupRunSchedule,
        dailyBudget: schemasCampaignGroupTotalBudget,
        totalBudget: schemasCampaignGroupTotalBudget,
        unitCost: schemasCampaignGroupTotalBudget,
        targetingCriteria: { type: ["object", "null"], description: "The targeted and excluded members, by facets." },
        offsitePreferences: { type: ["object", "null"], description: "Restrictions of the LinkedIn Audience Network." },
        optimizationPreference: {
          type: ["object", "null"],
          description: "The wanted frequency, as LinkedIn documents it.",
        },
        politicalIntent: { type: ["string", "null"] },
        connectedTelevisionOnly: { type: ["boolean", "null"] },
        version: schemasAccountVersion,
        changeAuditStamps: schemasAccountChangeAuditStamps,
      },
      required: ["id"],
    },
    Creative: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        account: { type: "string" },
        campaign: { type: "string" },
        intendedStatus: { type: "string" },
        isServing: { type: "boolean" },
        isTest: { type: ["boolean", "null"] },
        servingHoldReasons: { type: ["array", "null"], items: { type: "string" } },
        review: {
          type: ["object", "null"],
          properties: {
            status: { type: "string" },
            rejectionReasons: { type: ["array", "null"], items: { type: "string" } },
          },
        },
        content: { type: ["object", "null"], description: "The content, by the kind of the ad." },
        leadgenCallToAction: {
          type: ["object", "null"],
          properties: { destination: { type: "string" }, label: { type: "string" } },
        },
        createdAt: { type: "integer" },
        createdBy: { type: "string" },
        lastModifiedAt: { type: "integer" },
        lastModifiedBy: { type: "string" },
      },
      required: ["id"],
    },
    Conversion: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        account: { type: "string" },
        type: { type: "string" },
        conversionMethod: { type: "string" },
        enabled: { type: "boolean" },
        attributionType: { type: "string" },
        postClickAttributionWindowSize: { type: "integer" },
        viewThroughAttributionWindowSize: { type: "integer" },
        valueType: { type: ["string", "null"] },
        value: schemasCampaignGroupTotalBudget,
        urlMatchRuleExpression: { description: "The rules of URLs, as LinkedIn documents them." },
        campaigns: { type: ["array", "null"], items: { type: "string" } },
        imagePixelTag: { type: ["string", "null"] },
        lastCallbackAt: { type: ["integer", "null"] },
        latestFirstPartyCallbackAt: { type: ["integer", "null"] },
        created: { type: "integer" },
        lastModified: { type: "integer" },
      },
      required: ["id"],
    },
    Analytics: {
      type: "object",
      properties: {
        pivotValues: { type: "array", items: { type: "string" } },
        dateRange: {
          type: "object",
          properties: { start: schemasAnalyticsDateRangeStart, end: schemasAnalyticsDateRangeStart },
        },
        impressions: { type: "integer" },
        clicks: { type: "integer" },
        costInLocalCurrency: { type: "string" },
        costInUsd: { type: "string" },
        landingPageClicks: { type: "integer" },
        totalEngagements: { type: "integer" },
        likes: { type: "integer" },
        comments: { type: "integer" },
        shares: { type: "integer" },
        follows: { type: "integer" },
        reactions: { type: "integer" },
        oneClickLeads: { type: "integer" },
        oneClickLeadFormOpens: { type: "integer" },
        externalWebsiteConversions: { type: "integer" },
        externalWebsitePostClickConversions: { type: "integer" },
        externalWebsitePostViewConversions: { type: "integer" },
        conversionValueInLocalCurrency: { type: "string" },
        videoViews: { type: "integer" },
        videoStarts: { type: "integer" },
        videoCompletions: { type: "integer" },
        sends: { type: "integer" },
        opens: { type: "integer" },
      },
      required: ["pivotValues", "dateRange"],
    },
    LeadForm: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        state: { type: "string" },
        owner: schemasLeadFormOwner,
        content: { type: "object", description: "The texts and questions of the form." },
        creationLocale: schemasCampaignLocale,
        created: { type: "integer" },
        lastModified: { type: "integer" },
        versionId: { type: "integer" },
      },
      required: ["id"],
    },
    LeadFormResponse: {
      type: "object",
      properties: {
        id: { type: "string" },
        submittedAt: { type: "integer" },
        submitter: { type: ["string", "null"] },
        leadType: { type: "string" },
        testLead: { type: "boolean" },
        versionedLeadGenFormUrn: { type: "string" },
        associatedEntity: {
          type: ["object", "null"],
          properties: { associatedCreative: { type: ["string", "null"] } },
        },
        leadMetadata: {
          type: ["object", "null"],
          properties: {
            sponsoredLeadMetadata: { type: ["object", "null"], properties: { campaign: { type: ["string", "null"] } } },
          },
        },
        owner: schemasLeadFormOwner,
        formResponse: { type: "object", description: "The answers and consents of the member." },
      },
      required: ["id"],
    },
    TargetingFacet: {
      type: "object",
      properties: {
        adTargetingFacetUrn: { type: "string" },
        facetName: { type: "string" },
        entityTypes: { type: "array", items: { type: "string" } },
        availableEntityFinders: { type: "array", items: { type: "string" } },
      },
      required: ["adTargetingFacetUrn"],
    },
    TargetingEntity: {
      type: "object",
      properties: { urn: { type: "string" }, name: { type: "string" }, facetUrn: { type: "string" } },
      required: ["urn"],
    },
  },
})
