// Generated from definitions/snapchat-marketing.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/snapchat-marketing.ts'

const organizationsListParamsLimit = { description: "Maximum number of records, 50 to 1,000. Defaults to 1,000." }
const adsquadsCreateParamsAdsquadsItems = {
  properties: {
    placement_v2: { description: "The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`." },
    targeting: { description: "The targets, as Snap documents them: geos, demographics, interests and segments." },
  },
}
const creativesListParams = {
  properties: {
    ad_account_id: { description: "The ad account of the records." },
    limit: organizationsListParamsLimit,
    cursor: { description: "The cursor of the next page." },
  },
}
const campaign_statsListParamsStart_time = {
  description: "The first time, on a full hour with its offset.",
  examples: ["2026-11-01T00:00:00-08:00"],
}
const campaign_statsListParamsEnd_time = {
  description: "The time after the last one, on a full hour with its offset.",
  examples: ["2026-11-08T00:00:00-08:00"],
}
const campaign_statsListParamsSwipe_up_attribution_window = {
  description: "The time after a swipe in which conversions count. Defaults to that of the ad account.",
}
const campaign_statsListParamsView_attribution_window = {
  description: "The time after a view in which conversions count. Defaults to that of the ad account.",
}
const campaign_statsListParamsFields = {
  description: "Names of metrics. Defaults to impressions and spend.",
  examples: [["impressions", "swipes", "spend"]],
}
const schemasCampaignObjective_v2_properties = {
  objective_v2_type: {
    type: "string",
    enum: ["APP_PROMOTION", "AWARENESS_AND_ENGAGEMENT", "LEADS", "SALES", "TRAFFIC"],
  },
}
const schemasNewCampaignObjective_v2_properties = {
  type: "object",
  properties: schemasCampaignObjective_v2_properties,
}
const schemasNewAdSquadPlacement_v2 = {
  type: "object",
  description: "The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`.",
}
const schemasNewAdSquadBid_strategy = { type: "string", enum: ["AUTO_BID", "LOWEST_COST_WITH_MAX_BID", "TARGET_COST"] }
const schemasNewAdSquadTargeting = {
  type: "object",
  description: "The targets, as Snap documents them: geos, demographics, interests and segments.",
}
const schemasCreativeWeb_view_properties = {
  url: { type: "string" },
  allow_snap_javascript_sdk: { type: ["boolean", "null"] },
  block_preload: { type: ["boolean", "null"] },
}
export default describedKind(kind, {
  category: "advertising",
  support: "community",
  docs: "https://developers.snap.com/marketing-api/Ads-API/introduction",
  basis: {
    version: "Marketing API v1",
    date: "2026-11-30",
    sources: [{ type: "changelog", url: "https://developers.snap.com/marketing-api/Ads-API/changelog" }],
    missing:
      "Snap publishes no description: the requests follow its pages, of which we saw parts, and other public " +
      "clients. From memory are some fields of writes, and the largest number of records in a write. The paths of " +
      "`set_status` follow another client: Snap's page of patches names the method. Changes of other fields by " +
      "patches, uploads of large media, catalogs, lead forms, billing, roles, targeting options, breakdowns of " +
      "metrics, asynchronous reports and public profiles. Snapchat has no filter by time of change and no webhooks, " +
      "so a sync reads everything.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.snap.com/marketing-api/Ads-API/version",
    read: "2026-11-30",
  },
  description:
    "Organizations, ad accounts, campaigns, ad squads, ads, creatives, media, audiences and metrics of Snapchat.",
  auth: { oauth: { description: "Create an OAuth app in the business details of Snap Business Manager." } },
  entities: {
    organizations: {
      description: "An organization, which owns ad accounts.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        country: { type: "string" },
        type: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    adaccounts: {
      description: "An ad account of an organization.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        currency: { type: "string" },
        timezone: { type: "string" },
        organization_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { organization_id: "organizations.id" },
    },
    campaigns: {
      description: "A campaign of an ad account.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        ad_account_id: { type: "string" },
        status: { type: "string" },
        objective: { type: "string" },
        daily_budget_micro: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["objective"]] },
      refs: { ad_account_id: "adaccounts.id" },
    },
    adsquads: {
      description: "An ad squad of a campaign, with its targeting, bid and budget.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        campaign_id: { type: "string" },
        status: { type: "string" },
        optimization_goal: { type: "string" },
        daily_budget_micro: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { campaign_id: "campaigns.id" },
    },
    ads: {
      description: "An ad of an ad squad, which shows a creative.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        ad_squad_id: { type: "string" },
        creative_id: { type: "string" },
        status: { type: "string" },
        review_status: { type: "string" },
        type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { ad_squad_id: "adsquads.id", creative_id: "creatives.id" },
    },
    creatives: {
      description: "A creative: the media and texts of an ad.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        ad_account_id: { type: "string" },
        headline: { type: "string" },
        brand_name: { type: "string" },
        review_status: { type: "string" },
        type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["headline"], ["brand_name"]] },
      refs: { ad_account_id: "adaccounts.id" },
    },
    media: {
      description: "A video or an image of creatives.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        ad_account_id: { type: "string" },
        media_status: { type: "string" },
        type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { ad_account_id: "adaccounts.id" },
    },
    segments: {
      description: "An audience of an ad account.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        ad_account_id: { type: "string" },
        status: { type: "string" },
        source_type: { type: "string" },
        approximate_number_users: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { ad_account_id: "adaccounts.id" },
    },
    pixels: { description: "A pixel, which reports events of a website.", refs: {} },
    campaign_stats: { description: "Metrics of a campaign on a day or in an hour.", refs: {} },
    adsquad_stats: { description: "Metrics of an ad squad on a day or in an hour.", refs: {} },
    ad_stats: { description: "Metrics of an ad on a day or in an hour.", refs: {} },
    adaccount_stats: { description: "Spend of an ad account on a day or in an hour.", refs: {} },
  },
  operations: {
    "organizations.list": {
      description: "Lists the organizations that you belong to.",
      keywords: ["companies", "businesses", "agencies", "owners", "my company"],
      params: {
        properties: {
          with_ad_accounts: { description: "Whether records have their ad accounts." },
          limit: organizationsListParamsLimit,
          cursor: { description: "The cursor of the next page." },
        },
      },
      record: { $ref: "#/$defs/Organization" },
      isGraphql: false,
    },
    "organizations.get": {
      description: "Gets an organization by ID.",
      keywords: ["company", "business", "address", "agency", "details"],
      params: { properties: { id: { description: "ID of the organization." } } },
      isGraphql: false,
    },
    "adaccounts.list": {
      description: "Lists the ad accounts of an organization.",
      keywords: ["advertisers", "which accounts", "clients", "account ids", "budgets"],
      params: {
        properties: {
          organization_id: { description: "The organization of the ad accounts." },
          limit: organizationsListParamsLimit,
          cursor: { description: "The cursor of the next page." },
        },
      },
      record: { $ref: "#/$defs/AdAccount" },
      isGraphql: false,
    },
    "adaccounts.get": {
      description: "Gets an ad account by ID.",
      keywords: ["advertiser", "currency", "time zone", "spend cap", "details"],
      params: { properties: { id: { description: "ID of the ad account." } } },
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns of an ad account.",
      keywords: ["advertising", "paused", "running ads", "which campaigns run", "budgets"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          read_deleted_entities: { description: "Whether deleted campaigns are listed, too." },
          limit: organizationsListParamsLimit,
          cursor: { description: "The cursor of the next page." },
        },
      },
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign by ID.",
      keywords: ["promotion", "budget", "objective", "status", "details"],
      params: { properties: { id: { description: "ID of the campaign." } } },
      isGraphql: false,
    },
    "campaigns.create": {
      description: "Creates campaigns in an ad account.",
      keywords: ["launch", "new promotion", "start advertising", "set up", "promote"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          campaigns: { description: "The new campaigns." },
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description: "Updates campaigns. Snapchat replaces all of their fields.",
      keywords: ["raise budget", "rename", "extend", "change objective", "edit"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          campaigns: { description: "The changed campaigns, each with its ID and all required fields." },
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Deletes a campaign.",
      keywords: ["remove", "erase", "drop", "throw away", "get rid of"],
      params: { properties: { id: { description: "ID of the campaign." } } },
      isGraphql: false,
    },
    "campaigns.set_status": {
      description: "Pauses or resumes a campaign. Its other fields stay.",
      keywords: ["turn on", "stop spending", "switch off", "activate", "freeze"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the campaign." },
          id: { description: "The campaign to pause or to resume." },
          status: { description: "The new status." },
        },
      },
      isGraphql: false,
    },
    "adsquads.list": {
      description: "Lists the ad squads of an ad account.",
      keywords: ["ad sets", "ad groups", "targeting", "bids", "budgets"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          read_deleted_entities: { description: "Whether deleted ad squads are listed, too." },
          limit: organizationsListParamsLimit,
          cursor: { description: "The cursor of the next page." },
        },
      },
      record: { $ref: "#/$defs/AdSquad" },
      isGraphql: false,
    },
    "adsquads.get": {
      description: "Gets an ad squad by ID.",
      keywords: ["ad set", "targeting", "bid", "schedule", "details"],
      params: { properties: { id: { description: "ID of the ad squad." } } },
      isGraphql: false,
    },
    "adsquads.create": {
      description: "Creates ad squads in a campaign.",
      keywords: ["new ad set", "add targeting", "launch", "set up", "new ad group"],
      params: {
        properties: {
          campaign_id: { description: "The campaign of the ad squads." },
          adsquads: { items: adsquadsCreateParamsAdsquadsItems, description: "The new ad squads." },
        },
      },
      isGraphql: false,
    },
    "adsquads.update": {
      description: "Updates ad squads. Snapchat replaces all of their fields.",
      keywords: ["change bid", "raise budget", "retarget", "extend schedule", "edit"],
      params: {
        properties: {
          campaign_id: { description: "The campaign of the ad squads." },
          adsquads: {
            items: adsquadsCreateParamsAdsquadsItems,
            description: "The changed ad squads, each with its ID and all required fields.",
          },
        },
      },
      isGraphql: false,
    },
    "adsquads.delete": {
      description: "Deletes an ad squad.",
      keywords: ["remove ad set", "erase", "drop", "throw away", "get rid of"],
      params: { properties: { id: { description: "ID of the ad squad." } } },
      isGraphql: false,
    },
    "adsquads.set_status": {
      description: "Pauses or resumes an ad squad. Its other fields stay.",
      keywords: ["pause ad set", "stop spending", "switch off", "activate", "turn on"],
      params: {
        properties: {
          campaign_id: { description: "The campaign of the ad squad." },
          id: { description: "The ad squad to pause or to resume." },
          status: { description: "The new status." },
        },
      },
      isGraphql: false,
    },
    "ads.list": {
      description: "Lists the ads of an ad account.",
      keywords: ["rejected", "review status", "promoted snaps", "active banners", "stories"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          read_deleted_entities: { description: "Whether deleted ads are listed, too." },
          limit: organizationsListParamsLimit,
          cursor: { description: "The cursor of the next page." },
        },
      },
      record: { $ref: "#/$defs/Ad" },
      isGraphql: false,
    },
    "ads.get": {
      description: "Gets an ad by ID.",
      keywords: ["why rejected", "review", "snap", "status", "details"],
      params: { properties: { id: { description: "ID of the ad." } } },
      isGraphql: false,
    },
    "ads.create": {
      description: "Creates ads in an ad squad from creatives.",
      keywords: ["new snap", "advertise", "promote", "boost", "publish"],
      params: {
        properties: { ad_squad_id: { description: "The ad squad of the ads." }, ads: { description: "The new ads." } },
      },
      isGraphql: false,
    },
    "ads.update": {
      description: "Updates ads. Snapchat replaces all of their fields.",
      keywords: ["rename", "swap creative", "edit", "correct", "adjust"],
      params: {
        properties: {
          ad_squad_id: { description: "The ad squad of the ads." },
          ads: { description: "The changed ads, each with its ID and all required fields." },
        },
      },
      isGraphql: false,
    },
    "ads.delete": {
      description: "Deletes an ad.",
      keywords: ["remove", "erase", "drop", "take down", "get rid of"],
      params: { properties: { id: { description: "ID of the ad." } } },
      isGraphql: false,
    },
    "ads.set_status": {
      description: "Pauses or resumes an ad. Its other fields stay.",
      keywords: ["turn on", "stop showing", "switch off", "activate", "freeze"],
      params: {
        properties: {
          ad_squad_id: { description: "The ad squad of the ad, as `ads.get` has it." },
          id: { description: "The ad to pause or to resume." },
          status: { description: "The new status." },
        },
      },
      isGraphql: false,
    },
    "creatives.list": {
      description: "Lists the creatives of an ad account.",
      keywords: ["headlines", "designs", "snaps", "brand names", "contents"],
      params: creativesListParams,
      record: { $ref: "#/$defs/Creative" },
      isGraphql: false,
    },
    "creatives.get": {
      description: "Gets a creative by ID.",
      keywords: ["headline", "design", "call to action", "preview", "details"],
      params: { properties: { id: { description: "ID of the creative." } } },
      isGraphql: false,
    },
    "creatives.create": {
      description: "Creates creatives from media.",
      keywords: ["new design", "headline", "make a snap", "compose", "set up"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          creatives: { description: "The new creatives." },
        },
      },
      isGraphql: false,
    },
    "media.list": {
      description: "Lists the media of an ad account.",
      keywords: ["videos", "images", "uploads", "files", "footage"],
      params: creativesListParams,
      record: { $ref: "#/$defs/Media" },
      isGraphql: false,
    },
    "media.get": {
      description: "Gets a media by ID.",
      keywords: ["video", "image", "upload status", "file", "download link"],
      params: { properties: { id: { description: "ID of the media." } } },
      isGraphql: false,
    },
    "media.create": {
      description: "Creates media, whose files are then uploaded.",
      keywords: ["new video", "new image", "prepare upload", "register file", "asset"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          media: { description: "The new media." },
        },
      },
      isGraphql: false,
    },
    "media.upload": {
      description: "Uploads the file of a media, of at most 32 MB.",
      keywords: ["send video", "send image", "attach file", "add footage", "transfer"],
      params: {
        properties: {
          id: { description: "ID of the media." },
          file: {
            description: "The video or the image.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists the segments, which are audiences, of an ad account.",
      keywords: ["lookalikes", "customer lists", "retargeting", "target groups", "matched users"],
      params: creativesListParams,
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment by ID.",
      keywords: ["audience", "size", "lookalike", "customer list", "status"],
      params: { properties: { id: { description: "ID of the segment." } } },
      isGraphql: false,
    },
    "segments.create": {
      description: "Creates segments, such as an empty customer list.",
      keywords: ["new audience", "custom audience", "retarget", "crm upload", "target group"],
      params: {
        properties: {
          ad_account_id: { description: "The ad account of the records." },
          segments: { description: "The new segments." },
        },
      },
      isGraphql: false,
    },
    "segments.delete": {
      description: "Deletes a segment.",
      keywords: ["remove audience", "erase", "drop", "throw away", "get rid of"],
      params: { properties: { id: { description: "ID of the segment." } } },
      isGraphql: false,
    },
    "segments.add_users": {
      description: "Adds hashed users to a segment.",
      keywords: ["upload emails", "append customers", "phone numbers", "match people", "import contacts"],
      params: {
        properties: {
          id: { description: "ID of the segment." },
          users: {
            description: "Lists of hashes, each with the kind of its identifiers.",
            examples: [
              [
                {
                  schema: ["EMAIL_SHA256"],
                  data: [["ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"]],
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "pixels.list": {
      description: "Lists the pixels of an ad account.",
      keywords: ["tracking", "snap pixel code", "website events", "conversions", "snippet"],
      params: { properties: { ad_account_id: { description: "The ad account of the records." } } },
      record: { $ref: "#/$defs/Pixel" },
      isGraphql: false,
    },
    "campaign_stats.list": {
      description: "Lists metrics of a campaign by day or hour.",
      keywords: ["spend", "impressions", "swipes", "performance", "results"],
      params: {
        properties: {
          id: { description: "ID of the campaign." },
          start_time: campaign_statsListParamsStart_time,
          end_time: campaign_statsListParamsEnd_time,
          granularity: { description: "The period of a record. Defaults to days." },
          swipe_up_attribution_window: campaign_statsListParamsSwipe_up_attribution_window,
          view_attribution_window: campaign_statsListParamsView_attribution_window,
          fields: campaign_statsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/DayStats" },
      isGraphql: false,
    },
    "adsquad_stats.list": {
      description: "Lists metrics of an ad squad by day or hour.",
      keywords: ["ad set performance", "spend", "impressions", "swipes", "results"],
      params: {
        properties: {
          id: { description: "ID of the ad squad." },
          start_time: campaign_statsListParamsStart_time,
          end_time: campaign_statsListParamsEnd_time,
          granularity: { description: "The period of a record. Defaults to days." },
          swipe_up_attribution_window: campaign_statsListParamsSwipe_up_attribution_window,
          view_attribution_window: campaign_statsListParamsView_attribution_window,
          fields: campaign_statsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/DayStats" },
      isGraphql: false,
    },
    "ad_stats.list": {
      description: "Lists metrics of an ad by day or hour.",
      keywords: ["creative performance", "spend", "impressions", "swipes", "video views"],
      params: {
        properties: {
          id: { description: "ID of the ad." },
          start_time: campaign_statsListParamsStart_time,
          end_time: campaign_statsListParamsEnd_time,
          granularity: { description: "The period of a record. Defaults to days." },
          swipe_up_attribution_window: campaign_statsListParamsSwipe_up_attribution_window,
          view_attribution_window: campaign_statsListParamsView_attribution_window,
          fields: campaign_statsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/DayStats" },
      isGraphql: false,
    },
    "adaccount_stats.list": {
      description: "Lists the spend of an ad account by day or hour.",
      keywords: ["total cost", "money", "budget used", "costs", "daily spending"],
      params: {
        properties: {
          id: { description: "ID of the ad account." },
          start_time: campaign_statsListParamsStart_time,
          end_time: campaign_statsListParamsEnd_time,
          granularity: { description: "The period of a record. Defaults to days." },
        },
      },
      record: { $ref: "#/$defs/DayStats" },
      isGraphql: false,
    },
  },
  schemas: {
    Organization: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        name: { type: "string" },
        type: { type: "string" },
        state: { type: ["string", "null"] },
        country: { type: "string" },
        postal_code: { type: ["string", "null"] },
        locality: { type: ["string", "null"] },
        address_line_1: { type: ["string", "null"] },
        administrative_district_level_1: { type: ["string", "null"] },
        my_display_name: { type: ["string", "null"] },
        my_member_id: { type: ["string", "null"] },
        roles: { type: ["array", "null"], items: { type: "string" } },
      },
      required: ["id"],
    },
    AdAccount: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        name: { type: "string" },
        type: { type: "string" },
        status: { type: "string" },
        organization_id: { type: "string" },
        currency: { type: "string" },
        timezone: { type: "string" },
        advertiser: { type: ["string", "null"] },
        advertiser_organization_id: { type: ["string", "null"] },
        lifetime_spend_cap_micro: { type: ["integer", "null"] },
        billing_type: { type: ["string", "null"] },
        funding_source_ids: { type: ["array", "null"], items: { type: "string" } },
      },
      required: ["id"],
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        ad_account_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        objective: { type: ["string", "null"] },
        objective_v2_properties: { type: ["object", "null"], properties: schemasCampaignObjective_v2_properties },
        buy_model: { type: ["string", "null"] },
        start_time: { type: ["string", "null"] },
        end_time: { type: ["string", "null"] },
        daily_budget_micro: { type: ["integer", "null"] },
        lifetime_spend_cap_micro: { type: ["integer", "null"] },
        deleted: { type: ["boolean", "null"] },
        delivery_status: { type: ["array", "null"], items: { type: "string" } },
      },
      required: ["id"],
    },
    NewCampaign: {
      type: "object",
      properties: {
        ad_account_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        objective: { type: "string" },
        objective_v2_properties: schemasNewCampaignObjective_v2_properties,
        buy_model: { type: "string" },
        start_time: { type: "string" },
        end_time: { type: "string" },
        daily_budget_micro: { type: "integer" },
        lifetime_spend_cap_micro: { type: "integer" },
      },
      required: ["ad_account_id", "name", "status", "start_time"],
    },
    ChangedCampaign: {
      type: "object",
      properties: {
        id: { type: "string" },
        ad_account_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        objective: { type: "string" },
        objective_v2_properties: schemasNewCampaignObjective_v2_properties,
        buy_model: { type: "string" },
        start_time: { type: "string" },
        end_time: { type: "string" },
        daily_budget_micro: { type: "integer" },
        lifetime_spend_cap_micro: { type: "integer" },
      },
      required: ["id", "ad_account_id", "name", "status"],
    },
    AdSquad: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        campaign_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        placement_v2: {
          type: ["object", "null"],
          description: "The placements, as Snap documents them: `config` is `AUTOMATIC` or `CUSTOM`.",
        },
        auto_bid: { type: ["boolean", "null"] },
        conversion_window: { type: ["string", "null"] },
        pacing_type: { type: ["string", "null"] },
        delivery_constraint: { type: ["string", "null"] },
        child_ad_type: { type: ["string", "null"] },
        optimization_goal: { type: "string" },
        billing_event: { type: "string" },
        bid_strategy: { type: ["string", "null"] },
        bid_micro: { type: ["integer", "null"] },
        daily_budget_micro: { type: ["integer", "null"] },
        lifetime_budget_micro: { type: ["integer", "null"] },
        start_time: { type: ["string", "null"] },
        end_time: { type: ["string", "null"] },
        pixel_id: { type: ["string", "null"] },
        targeting: {
          type: ["object", "null"],
          description: "The targets, as Snap documents them: geos, demographics, interests and segments.",
        },
        deleted: { type: ["boolean", "null"] },
        delivery_status: { type: ["array", "null"], items: { type: "string" } },
      },
      required: ["id"],
    },
    NewAdSquad: {
      type: "object",
      properties: {
        campaign_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        placement_v2: schemasNewAdSquadPlacement_v2,
        conversion_window: { type: "string" },
        pacing_type: { type: "string" },
        optimization_goal: { type: "string" },
        billing_event: { type: "string" },
        bid_strategy: schemasNewAdSquadBid_strategy,
        bid_micro: { type: "integer" },
        daily_budget_micro: { type: "integer" },
        lifetime_budget_micro: { type: "integer" },
        start_time: { type: "string" },
        end_time: { type: "string" },
        pixel_id: { type: "string" },
        targeting: schemasNewAdSquadTargeting,
      },
      required: ["campaign_id", "name", "status", "type", "optimization_goal", "billing_event", "targeting"],
    },
    ChangedAdSquad: {
      type: "object",
      properties: {
        id: { type: "string" },
        campaign_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        placement_v2: schemasNewAdSquadPlacement_v2,
        conversion_window: { type: "string" },
        pacing_type: { type: "string" },
        optimization_goal: { type: "string" },
        billing_event: { type: "string" },
        bid_strategy: schemasNewAdSquadBid_strategy,
        bid_micro: { type: "integer" },
        daily_budget_micro: { type: "integer" },
        lifetime_budget_micro: { type: "integer" },
        start_time: { type: "string" },
        end_time: { type: "string" },
        pixel_id: { type: "string" },
        targeting: schemasNewAdSquadTargeting,
      },
      required: ["id", "campaign_id", "name", "status", "type", "optimization_goal", "billing_event"],
    },
    Ad: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        ad_squad_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        creative_id: { type: "string" },
        render_type: { type: ["string", "null"] },
        review_status: { type: "string" },
        review_status_reasons: { type: ["array", "null"], items: { type: "string" } },
        deleted: { type: ["boolean", "null"] },
        delivery_status: { type: ["array", "null"], items: { type: "string" } },
      },
      required: ["id"],
    },
    NewAd: {
      type: "object",
      properties: {
        ad_squad_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        creative_id: { type: "string" },
      },
      required: ["ad_squad_id", "name", "status", "type", "creative_id"],
    },
    ChangedAd: {
      type: "object",
      properties: {
        id: { type: "string" },
        ad_squad_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        creative_id: { type: "string" },
      },
      required: ["id", "ad_squad_id", "name", "status", "type", "creative_id"],
    },
    Creative: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        ad_account_id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        headline: { type: ["string", "null"] },
        brand_name: { type: ["string", "null"] },
        profile_properties: { type: ["object", "null"], properties: { profile_id: { type: "string" } } },
        call_to_action: { type: ["string", "null"] },
        top_snap_media_id: { type: ["string", "null"] },
        shareable: { type: ["boolean", "null"] },
        ad_product: { type: ["string", "null"] },
        packaging_status: { type: ["string", "null"] },
        review_status: { type: ["string", "null"] },
        render_type: { type: ["string", "null"] },
        web_view_properties: { type: ["object", "null"], properties: schemasCreativeWeb_view_properties },
      },
      required: ["id"],
    },
    NewCreative: {
      type: "object",
      properties: {
        ad_account_id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        headline: { type: "string", maxLength: 34 },
        profile_properties: {
          type: "object",
          properties: { profile_id: { type: "string" } },
          required: ["profile_id"],
        },
        brand_name: { type: "string", maxLength: 32 },
        call_to_action: { type: "string" },
        top_snap_media_id: { type: "string" },
        shareable: { type: "boolean" },
        ad_product: { type: "string" },
        web_view_properties: { type: "object", properties: schemasCreativeWeb_view_properties },
      },
      required: ["ad_account_id", "name", "type", "headline", "profile_properties"],
    },
    Media: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        ad_account_id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        media_status: { type: "string" },
        file_name: { type: ["string", "null"] },
        download_link: { type: ["string", "null"] },
        duration_in_seconds: { type: ["number", "null"] },
        file_size_in_bytes: { type: ["integer", "null"] },
      },
      required: ["id"],
    },
    NewMedia: {
      type: "object",
      properties: {
        ad_account_id: { type: "string" },
        name: { type: "string" },
        type: { type: "string", enum: ["IMAGE", "VIDEO"] },
      },
      required: ["ad_account_id", "name", "type"],
    },
    UploadedMedia: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        media_status: { type: "string" },
        file_name: { type: ["string", "null"] },
        download_link: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Segment: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        ad_account_id: { type: "string" },
        organization_id: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        status: { type: "string" },
        targetable_status: { type: ["string", "null"] },
        upload_status: { type: ["string", "null"] },
        source_type: { type: "string" },
        retention_in_days: { type: ["integer", "null"] },
        approximate_number_users: { type: ["integer", "null"] },
      },
      required: ["id"],
    },
    NewSegment: {
      type: "object",
      properties: {
        ad_account_id: { type: "string" },
        name: { type: "string" },
        source_type: { type: "string" },
        description: { type: "string" },
        retention_in_days: { type: "integer" },
      },
      required: ["ad_account_id", "name", "source_type", "retention_in_days"],
    },
    Pixel: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        name: { type: "string" },
        status: { type: "string" },
        ad_account_id: { type: "string" },
        pixel_javascript: { type: ["string", "null"] },
        effective_status: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    DayStats: {
      type: "object",
      properties: {
        start_time: { type: "string" },
        end_time: { type: "string" },
        stats: { type: "object", additionalProperties: { type: ["number", "null"] } },
      },
      required: ["start_time"],
    },
  },
})
