// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { Klaviyo } from '../types/klaviyo.ts'

const requestHeaders0 = { name: "revision", value: { template: { text: "2026-07-15", parts: ["2026-07-15"] } } }
const requestHeaders = [requestHeaders0]
const requestErrors = {
  message: [{ in: "body", steps: ["errors", 0, "detail"] }],
  code: [{ in: "body", steps: ["errors", 0, "code"] }],
  requestId: [{ in: "body", steps: ["errors", 0, "id"] }],
  about: [
    { in: "body", steps: ["errors", 0, "source", "pointer"] },
    { in: "body", steps: ["errors", 0, "source", "parameter"] },
  ],
  rules: [{ status: [410], as: "invalid" }],
}
const requestRate = {
  limit: 75,
  perMs: 1000,
  remaining: { in: "header", name: "ratelimit-remaining" },
  reset: { in: "header", name: "ratelimit-reset" },
  unit: "seconds",
}
const entitiesProfilesSearchUpdated = { type: "timestamp", at: { in: "body", steps: ["attributes", "updated"] } }
const entitiesListsSearch = {
  attributes: { type: "object" },
  id: { type: "string" },
  links: { type: "object" },
  relationships: { type: "object" },
  type: { type: "string" },
  updated: entitiesProfilesSearchUpdated,
}
const profilesListParamsPageSize = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Defaults to 20.",
  default: 20,
  minimum: 1,
  maximum: 100,
}
const profilesListParamsPageCursor = {
  type: "string",
  description: "The `page[cursor]` value of the next link of the previous page.",
}
const profilesListQuery0 = {
  name: "page[size]",
  value: { template: { text: "{{page[size]}}", parts: [{ name: "page[size]" }] } },
}
const profilesListQuery1 = {
  name: "page[cursor]",
  value: { template: { text: "{{page[cursor]}}", parts: [{ name: "page[cursor]" }] } },
}
const profilesListQuery2 = { name: "filter", value: { template: { text: "{{filter}}", parts: [{ name: "filter" }] } } }
const profilesListPagination = {
  style: "link",
  param: "page[cursor]",
  links: [
    {
      next: { in: "body", steps: ["links", "next"] },
      param: "page[cursor]",
      wireName: "page[cursor]",
      size: "page[size]",
    },
  ],
  size: "page[size]",
}
const profilesGetParamsId = {
  minLength: 1,
  type: "string",
  description: "Klaviyo ID of the record, as lists and relationships return it.",
}
const profilesGetParams = {
  type: "object",
  properties: { id: profilesGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const profilesCreateParamsEmail = {
  type: ["string", "null"],
  description: "The profile's email address.",
  examples: ["ada@example.com"],
}
const profilesCreateParamsPhone_number = {
  type: ["string", "null"],
  description: "The profile's phone number, in E.164 format.",
  examples: ["+15005550006"],
}
const profilesCreateParamsExternal_id = {
  type: ["string", "null"],
  description: "The profile's ID in an external system, such as a point of sale.",
}
const profilesCreateParamsFirst_name = { type: ["string", "null"], description: "The profile's first name." }
const profilesCreateParamsLast_name = { type: ["string", "null"], description: "The profile's last name." }
const profilesCreateParamsOrganization = {
  type: ["string", "null"],
  description: "Company or organization of the profile.",
}
const profilesCreateParamsLocale = {
  type: ["string", "null"],
  description: "The profile's locale, as an IETF BCP 47 language tag.",
  examples: ["en-GB"],
}
const profilesCreateParamsTitle = { type: ["string", "null"], description: "The profile's job title." }
const profilesCreateParamsImage = { type: ["string", "null"], description: "URL of an image of the profile." }
const profilesCreateParamsLocation = {
  address1: { type: ["string", "null"], description: "First line of the street address." },
  address2: { type: ["string", "null"], description: "Second line of the street address." },
  city: { type: ["string", "null"], description: "City." },
  country: { type: ["string", "null"], description: "Country." },
  region: { type: ["string", "null"], description: "Region within the country, such as a state." },
  zip: { type: ["string", "null"], description: "Postal code." },
  timezone: { type: ["string", "null"], description: "Time zone by its IANA name, such as `Europe/Berlin`." },
  ip: { type: ["string", "null"], description: "IP address." },
  latitude: { anyOf: [{ type: "number" }, { type: "string" }], description: "Latitude." },
  longitude: { anyOf: [{ type: "number" }, { type: "string" }], description: "Longitude." },
}
const profilesCreateParamsLocation_2 = {
  type: "object",
  properties: profilesCreateParamsLocation,
  additionalProperties: false,
  description: "The profile's address.",
}
const profilesCreateParams = {
  type: ["object", "null"],
  additionalProperties: true,
  description: "Custom properties of the profile by name.",
  examples: [{ plan: "seats" }],
}
const profilesCreateParams_2 = {
  email: profilesCreateParamsEmail,
  phone_number: profilesCreateParamsPhone_number,
  external_id: profilesCreateParamsExternal_id,
  first_name: profilesCreateParamsFirst_name,
  last_name: profilesCreateParamsLast_name,
  organization: profilesCreateParamsOrganization,
  locale: profilesCreateParamsLocale,
  title: profilesCreateParamsTitle,
  image: profilesCreateParamsImage,
  location: profilesCreateParamsLocation_2,
  properties: profilesCreateParams,
}
const profilesCreateHeaders = [
  requestHeaders0,
  {
    name: "content-type",
    value: { template: { text: "application/vnd.api+json", parts: ["application/vnd.api+json"] } },
  },
]
const profilesCreateBodyEntries0ValueMapAttributesMapEmail = {
  template: { text: "{{email}}", parts: [{ name: "email" }] },
}
const profilesCreateBodyEntries0ValueMapAttributesMapPhone_number = {
  template: { text: "{{phone_number}}", parts: [{ name: "phone_number" }] },
}
const profilesCreateBodyEntries0ValueMapAttributesMap = {
  template: { text: "{{properties}}", parts: [{ name: "properties" }] },
}
const profilesCreateBodyEntries0ValueMapAttributes = {
  map: {
    email: profilesCreateBodyEntries0ValueMapAttributesMapEmail,
    phone_number: profilesCreateBodyEntries0ValueMapAttributesMapPhone_number,
    external_id: { template: { text: "{{external_id}}", parts: [{ name: "external_id" }] } },
    first_name: { template: { text: "{{first_name}}", parts: [{ name: "first_name" }] } },
    last_name: { template: { text: "{{last_name}}", parts: [{ name: "last_name" }] } },
    organization: { template: { text: "{{organization}}", parts: [{ name: "organization" }] } },
    locale: { template: { text: "{{locale}}", parts: [{ name: "locale" }] } },
    title: { template: { text: "{{title}}", parts: [{ name: "title" }] } },
    image: { template: { text: "{{image}}", parts: [{ name: "image" }] } },
    location: { template: { text: "{{location}}", parts: [{ name: "location" }] } },
    properties: profilesCreateBodyEntries0ValueMapAttributesMap,
  },
}
const profilesCreateEncode = { body: "json", objects: "brackets", arrays: "repeat", empty: "keep" }
const profilesUpdateParamsMetaPatch_properties = {
  append: { type: "object", additionalProperties: true, description: "Values to append to list properties by name." },
  unappend: {
    type: "object",
    additionalProperties: true,
    description: "Values to remove from list properties by name.",
  },
  unset: { type: "array", items: { type: "string" }, description: "Names of properties to remove." },
}
const profilesUpdateParamsMetaExamples = [{ patch_properties: { append: { skus: "92538" }, unset: ["plan"] } }]
const profilesUpdateParamsMeta = {
  type: "object",
  properties: {
    patch_properties: {
      type: "object",
      properties: profilesUpdateParamsMetaPatch_properties,
      additionalProperties: false,
      description: "Values to add to list properties or remove from them, and properties to remove.",
    },
  },
  additionalProperties: false,
  description: "Changes of custom properties beyond new values.",
  examples: profilesUpdateParamsMetaExamples,
}
const profilesUpdateBody = {
  from: "entries",
  entries: [
    {
      name: "data",
      value: {
        map: {
          type: { template: { text: "profile", parts: ["profile"] } },
          id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
          attributes: profilesCreateBodyEntries0ValueMapAttributes,
          meta: { template: { text: "{{meta}}", parts: [{ name: "meta" }] } },
        },
      },
    },
  ],
}
const profilesBulk_importParamsProfilesItemsType = {
  type: "string",
  description: "The object type, always profile.",
  default: "profile",
  enum: ["profile"],
}
const profilesBulk_importParamsProfilesItemsId = { type: "string", description: "Klaviyo ID of the profile." }
const profilesBulk_importParamsProfilesItemsAttributes = {
  type: "object",
  properties: profilesCreateParams_2,
  additionalProperties: false,
  description: "The profile's fields.",
}
const profilesBulk_importParamsListsItems = {
  type: { type: "string", description: "The object type, always list.", default: "list", enum: ["list"] },
  id: { type: "string", description: "ID of the list, as `lists.list` returns it." },
}
const profilesBulk_importBodyEntries0ValueMapAttributesMapProfilesMapData = {
  template: { text: "{{profiles}}", parts: [{ name: "profiles" }] },
}
const profilesBulk_importBodyEntries0ValueMapAttributesMapProfiles = {
  map: { data: profilesBulk_importBodyEntries0ValueMapAttributesMapProfilesMapData },
}
const profilesBulk_importBodyEntries0ValueMapAttributes = {
  map: { profiles: profilesBulk_importBodyEntries0ValueMapAttributesMapProfiles },
}
const profilesBulk_importSteps0Until = {
  at: { in: "body", steps: ["data", "attributes", "status"] },
  is: ["complete"],
  failed: ["cancelled"],
  everyMs: 2000,
  progress: { in: "body", steps: ["data", "attributes", "completed_count"] },
  of: { in: "body", steps: ["data", "attributes", "total_count"] },
}
const profilesBulk_importRate = {
  limit: 10,
  perMs: 1000,
  remaining: { in: "header", name: "ratelimit-remaining" },
  reset: { in: "header", name: "ratelimit-reset" },
  unit: "seconds",
}
const profilesSubscribeParamsProfilesItemsId = {
  type: "string",
  description: "Klaviyo ID of the profile. Klaviyo then looks the profile up by it.",
}
const profilesSubscribeParamsProfilesItemsAttributesEmail = {
  type: "string",
  description: "Email address to subscribe.",
}
const profilesSubscribeParamsProfilesItemsAttributesPhone_number = {
  type: "string",
  description: "Phone number to subscribe, in E.164 format.",
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketingConsent = {
  type: "string",
  description: "The consent, always SUBSCRIBED.",
  default: "SUBSCRIBED",
  enum: ["SUBSCRIBED"],
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing = {
  consent: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketingConsent,
  consented_at: {
    type: "string",
    format: "date-time",
    description: "Time of the consent, in the past. Used with `historical_import`.",
  },
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2 = {
  type: "object",
  properties: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
  required: ["consent"],
  additionalProperties: false,
  description: "Consent to give.",
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailOpen_tracking = {
  consent: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketingConsent,
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms = {
  type: "object",
  properties: {
    marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
    transactional: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
  },
  additionalProperties: false,
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokensItems = {
  type: "object",
  properties: {
    token: { type: "string", description: "Push token of APNs or FCM." },
    platform: { type: "string", description: "Platform of the device: `android` or `ios`.", enum: ["android", "ios"] },
    vendor: { type: "string", description: "Vendor of the token: `apns` or `fcm`.", enum: ["apns", "fcm"] },
  },
  required: ["token", "platform", "vendor"],
  additionalProperties: true,
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens = {
  type: "array",
  items: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokensItems,
}
const profilesSubscribeParamsProfilesItemsAttributesAge_gated_date_of_birth = {
  type: "string",
  format: "date",
  description: "Date of birth, which SMS consent needs in accounts with an age gate.",
}
const profilesSubscribeBodyEntries0ValueMapRelationships = {
  map: { list: { map: { data: { template: { text: "{{list}}", parts: [{ name: "list" }] } } } } },
}
const profilesSubscribeScopes = [["lists:write"], ["profiles:write"], ["subscriptions:write"]]
const profilesUnsubscribeParamsProfilesItemsAttributesEmail = {
  type: "string",
  description: "Email address to unsubscribe.",
}
const profilesUnsubscribeParamsProfilesItemsAttributesPhone_number = {
  type: "string",
  description: "Phone number to unsubscribe, in E.164 format.",
}
const profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing = {
  consent: {
    type: "string",
    description: "The consent, always UNSUBSCRIBED.",
    default: "UNSUBSCRIBED",
    enum: ["UNSUBSCRIBED"],
  },
}
const profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2 = {
  type: "object",
  properties: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
  required: ["consent"],
  additionalProperties: false,
  description: "Consent to withdraw.",
}
const profilesSuppressParamsProfilesItemsAttributesEmail = {
  type: "string",
  description: "Email address of the profile.",
}
const profilesSuppressParamsProfilesItemsAttributes = { email: profilesSuppressParamsProfilesItemsAttributesEmail }
const profilesSuppressParamsProfilesItems = {
  type: "object",
  properties: {
    type: profilesBulk_importParamsProfilesItemsType,
    attributes: {
      type: "object",
      properties: profilesSuppressParamsProfilesItemsAttributes,
      required: ["email"],
      additionalProperties: false,
    },
  },
  required: ["type", "attributes"],
  additionalProperties: false,
}
const profilesRequest_deletionRate = {
  limit: 3,
  perMs: 1000,
  remaining: { in: "header", name: "ratelimit-remaining" },
  reset: { in: "header", name: "ratelimit-reset" },
  unit: "seconds",
}
const profile_import_errorsListQuery = [profilesListQuery0, profilesListQuery1]
const listsCreateParamsName = { type: "string", description: "The list's name.", examples: ["Newsletter"] }
const listsCreateParamsOpt_in_process = {
  type: "string",
  description:
    "Whether profiles confirm their subscription (`double_opt_in`). A new list defaults to the account's process.",
  enum: ["double_opt_in", "single_opt_in"],
}
const listsCreateBodyEntries0ValueMapAttributes = {
  map: {
    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
    opt_in_process: { template: { text: "{{opt_in_process}}", parts: [{ name: "opt_in_process" }] } },
  },
}
const list_profilesListParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the list, as `lists.list` returns it.",
}
const list_profilesListParamsFilter = {
  type: "string",
  description: "Filter by `email`, `phone_number`, `push_token` or `joined_group_at` in Klaviyo's syntax.",
  examples: ["equals(email,'ada@example.com')"],
}
const list_profilesListParamsSort = {
  type: "string",
  description: "Sort by the time when the profile joined. Prefix `-` for newest first.",
  enum: ["joined_group_at", "-joined_group_at"],
}
const list_profilesListQuery3 = { name: "sort", value: { template: { text: "{{sort}}", parts: [{ name: "sort" }] } } }
const list_profilesAddParamsProfilesItems = {
  type: profilesBulk_importParamsProfilesItemsType,
  id: { type: "string", description: "ID of the profile." },
}
const list_profilesAddParamsProfilesItems_2 = {
  type: "object",
  properties: list_profilesAddParamsProfilesItems,
  required: ["type", "id"],
  additionalProperties: false,
}
const list_profilesAddBody = {
  from: "entries",
  entries: [{ name: "data", value: profilesBulk_importBodyEntries0ValueMapAttributesMapProfilesMapData }],
}
const campaignsListQuery0 = {
  name: "filter",
  value: {
    template: {
      text: "equals(messages.channel,'{{filter}}')",
      parts: ["equals(messages.channel,'", { name: "filter" }, "')"],
    },
  },
}
const eventsListRate = {
  limit: 350,
  perMs: 1000,
  remaining: { in: "header", name: "ratelimit-remaining" },
  reset: { in: "header", name: "ratelimit-reset" },
  unit: "seconds",
}
const eventsCreateParamsProfile = {
  type: profilesBulk_importParamsProfilesItemsType,
  id: profilesBulk_importParamsProfilesItemsId,
  attributes: profilesBulk_importParamsProfilesItemsAttributes,
}
const eventsCreateParams = {
  type: "object",
  additionalProperties: true,
  examples: [{ ProductName: "Winnie the Pooh", Brand: "Kids Book" }],
  description: "The event's properties, up to 400.",
}
const eventsCreateParamsTime = {
  type: "string",
  format: "date-time",
  description: "Time of the event, after 1990. Defaults to now.",
}
const eventsCreateParamsValue = {
  type: "number",
  description: "Monetary value of the event, such as the amount of a purchase.",
  examples: [9.99],
}
const eventsCreateParamsValue_currency = {
  type: "string",
  description: "ISO 4217 code of the value's currency.",
  examples: ["USD"],
}
const eventsCreateParamsBackfill = {
  type: "boolean",
  description: "Whether the event is a past one that starts no flows. Defaults to `false`.",
}
const eventsBulk_createParamsEventsItemsType = {
  type: "string",
  description: "The object type.",
  default: "event-bulk-create",
  enum: ["event-bulk-create"],
}
const eventsBulk_createParamsEventsItemsAttributesEventsDataItemsType = {
  type: "string",
  description: "The object type, always event.",
  default: "event",
  enum: ["event"],
}
const eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataType = {
  type: "string",
  description: "The object type, always metric.",
  default: "metric",
  enum: ["metric"],
}
const eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataAttributes = {
  name: { type: "string", description: "Name of the metric.", maxLength: 127 },
}
const eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesUnique_id = {
  type: "string",
  description: "Unique ID of the event. If the same profile and metric repeat it, Klaviyo refuses all events.",
}
const changesProfilesParams = {
  type: "object",
  properties: { "page[size]": profilesListParamsPageSize, "page[cursor]": profilesListParamsPageCursor },
  additionalProperties: false,
}
const changesProfilesQuery = [
  { name: "sort", value: { template: { text: "-updated", parts: ["-updated"] } } },
  profilesListQuery0,
  profilesListQuery1,
]
const changesListsParams = {
  type: "object",
  properties: {
    "page[size]": {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 20.",
      minimum: 1,
      maximum: 100,
    },
    "page[cursor]": profilesListParamsPageCursor,
  },
  additionalProperties: false,
}
const schemasSubscribeInputAttributesSubscriptionsSms = {
  type: "object",
  properties: { marketing: { $ref: "#/$defs/Subscribed" }, transactional: { $ref: "#/$defs/Subscribed" } },
}
const schemasProfileType = { type: ["string", "null"], description: "The object type, always profile." }
const schemasProfileLinks = {
  anyOf: [{ $ref: "#/$defs/Links", description: "The profile's address in the API." }, { type: "null" }],
}
const schemasProfileImportJobLinks = {
  anyOf: [{ $ref: "#/$defs/Links", description: "The job's address in the API." }, { type: "null" }],
}
const schemasImportJobAttributesStatus = {
  type: ["string", "null"],
  description: "The job's status.",
  enum: ["cancelled", "complete", "processing", "queued", null],
}
const schemasImportJobAttributesCreated_at = {
  type: ["string", "null"],
  description: "Time when the job was created.",
}
const schemasImportJobAttributesTotal_count = {
  type: ["integer", "null"],
  description: "Number of profiles in the job.",
}
const schemasImportJobAttributesCompleted_count = {
  type: ["integer", "null"],
  description: "Number of profiles that are done.",
}
const schemasImportJobAttributesCompleted_at = { type: ["string", "null"], description: "Time when the job ended." }
export default {
  format: 1,
  kind: "klaviyo",
  id: "ff12fc9a-df09-4a14-b96b-a3aa6685d411",
  title: "Klaviyo",
  category: "marketing",
  version: "2.0.0",
  support: "community",
  docs: "https://developers.klaviyo.com/en/reference/api_overview",
  check: "lists.list",
  basis: {
    version: "revision 2026-07-15",
    date: "2026-11-26",
    compared: "Klaviyo's OpenAPI description 2026-07-15",
    differences: 6,
    missing:
      "Writes of campaigns, templates and flows, messages, segments, tags, catalogs, coupons, images, reports and " +
      "webhooks. Suppression of a whole list or segment.",
  },
  sunset: {
    version: "2026-07-15",
    date: "2028-07-15",
    docs: "https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy",
  },
  description:
    "Profiles with consent and suppression, lists and their members, events, campaigns, metrics, flows and email " +
    "templates of a Klaviyo account.",
  baseUrl: { text: "https://a.klaviyo.com/api", parts: ["https://a.klaviyo.com/api"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "Private API key",
      description:
        "Create one under Settings > API keys. Read access to the resources you use is enough to read; writes need " +
        "full access.",
      credentials: {
        type: "object",
        properties: { api_key: { type: "string" } },
        required: ["api_key"],
        additionalProperties: false,
      },
      send: {
        headers: [
          {
            name: "Authorization",
            value: {
              template: { text: "Klaviyo-API-Key {{api_key}}", parts: ["Klaviyo-API-Key ", { name: "api_key" }] },
            },
          },
        ],
        query: [],
      },
    },
    oauth: {
      type: "oauth2",
      title: "Klaviyo account",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["refresh_token"],
        additionalProperties: false,
      },
      send: {
        bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
        headers: [],
        query: [],
      },
      token: {
        url: { text: "https://a.klaviyo.com/oauth/token", parts: ["https://a.klaviyo.com/oauth/token"] },
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "basic",
        scopes: [
          "accounts:read",
          "campaigns:read",
          "events:read",
          "flows:read",
          "lists:read",
          "metrics:read",
          "profiles:read",
          "templates:read",
        ],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
      },
      authorize: {
        url: { text: "https://www.klaviyo.com/oauth/authorize", parts: ["https://www.klaviyo.com/oauth/authorize"] },
        params: [],
        pkce: true,
        scopeWords: {
          "accounts:read": "See your account.",
          "campaigns:read": "See your campaigns.",
          "events:read": "See what your customers did.",
          "flows:read": "See your flows.",
          "lists:read": "See your lists.",
          "metrics:read": "See your metrics.",
          "profiles:read": "See the profiles of your customers.",
          "templates:read": "See your templates.",
          "events:write": "Record what your customers did.",
          "lists:write": "Create, change and delete your lists, and their members.",
          "profiles:write": "Create, change and merge the profiles of your customers.",
          "subscriptions:read": "See who is suppressed.",
          "subscriptions:write": "Subscribe, unsubscribe and suppress your customers.",
          "data-privacy:write": "Delete your customers for good.",
        },
      },
    },
  },
  request: {
    query: [],
    headers: requestHeaders,
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: requestRate,
    timeoutMs: 60000,
  },
  entities: {
    profiles: {
      description: "A profile: a person with an email address, phone number or external ID.",
      key: "id",
      actions: [
        "list",
        "get",
        "create",
        "update",
        "create_or_update",
        "bulk_import",
        "subscribe",
        "unsubscribe",
        "suppress",
        "unsuppress",
        "merge",
        "request_deletion",
        "search",
      ],
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        segments: { type: "object", at: { in: "body", steps: ["relationships", "segments"] } },
        type: { type: "string" },
        updated: entitiesProfilesSearchUpdated,
      },
      sync: {
        from: "profiles.list",
        field: "attributes.updated",
        with: [{ name: "page[size]", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "profiles.changes",
          field: "attributes.updated",
          with: [{ name: "page[size]", value: { constant: 100 } }],
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    profile_import_errors: {
      description: "An error of a bulk import of profiles, as `profiles.bulk_import` began it.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    lists: {
      description: "A list that profiles subscribe to.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: entitiesListsSearch,
      sync: {
        from: "lists.list",
        field: "attributes.updated",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "lists.changes",
          field: "attributes.updated",
          with: [],
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    list_profiles: {
      description: "A profile that is a member of a list.",
      key: "id",
      actions: ["list", "add", "remove"],
      refs: {},
    },
    campaigns: {
      description: "A campaign: a message sent once to lists and segments.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
        updated_at: { type: "timestamp", at: { in: "body", steps: ["attributes", "updated_at"] } },
      },
      sync: {
        from: "campaigns.list",
        field: "attributes.updated_at",
        with: [{ name: "page[size]", value: { constant: 100 } }],
        each: { filter: ["email", "sms"] },
        lookbackSeconds: 0,
        later: {
          from: "campaigns.changes",
          field: "attributes.updated_at",
          with: [{ name: "page[size]", value: { constant: 100 } }],
          each: { filter: ["email", "sms"] },
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    events: {
      description: "An event of a profile, counted by a metric.",
      key: "id",
      actions: ["list", "get", "create", "bulk_create", "search"],
      search: {
        attributes: { type: "object" },
        datetime: { type: "timestamp", at: { in: "body", steps: ["attributes", "datetime"] } },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
      },
      sync: {
        from: "events.list",
        field: "attributes.datetime",
        with: [{ name: "page[size]", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 86400,
        later: {
          from: "events.list",
          field: "attributes.datetime",
          with: [{ name: "page[size]", value: { constant: 100 } }],
          each: {},
          lookbackSeconds: 86400,
          newestFirst: true,
        },
      },
      refs: {},
    },
    metrics: {
      description: "A metric that counts events, such as opened emails.",
      key: "id",
      actions: ["list", "get", "search"],
      search: entitiesListsSearch,
      sync: { from: "metrics.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    flows: {
      description: "A flow: an automated series of messages and actions.",
      key: "id",
      actions: ["list", "get", "search"],
      search: entitiesListsSearch,
      sync: {
        from: "flows.list",
        field: "attributes.updated",
        with: [{ name: "page[size]", value: { constant: 50 } }],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "flows.changes",
          field: "attributes.updated",
          with: [{ name: "page[size]", value: { constant: 50 } }],
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
    email_templates: {
      description: "An email template, with its HTML and text.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        type: { type: "string" },
        updated: entitiesProfilesSearchUpdated,
      },
      sync: {
        from: "email_templates.list",
        field: "attributes.updated",
        with: [],
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "email_templates.changes",
          field: "attributes.updated",
          with: [],
          each: {},
          lookbackSeconds: 0,
          newestFirst: true,
        },
      },
      refs: {},
    },
  },
  operations: {
    "profiles.list": {
      entity: "profiles",
      action: "list",
      description: "Lists profiles with contact data, location and custom properties.",
      effect: "read",
      method: "GET",
      path: ["/profiles"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description:
              "Filter by `id`, `email`, `phone_number`, `external_id`, `created` or `updated` in Klaviyo's syntax.",
            examples: ["equals(email,'ada@example.com')"],
          },
        },
        additionalProperties: false,
      },
      query: [profilesListQuery0, profilesListQuery1, profilesListQuery2],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:read"]],
    },
    "profiles.get": {
      entity: "profiles",
      action: "get",
      description: "Gets a profile with contact data, location and custom properties.",
      effect: "read",
      method: "GET",
      path: ["/profiles/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:read"]],
    },
    "profiles.create": {
      entity: "profiles",
      action: "create",
      description:
        "Creates a profile. If one with the same email address, phone number or external ID exists, Klaviyo refuses " +
        "it.",
      effect: "additive",
      method: "POST",
      path: ["/profiles"],
      routes: [],
      params: { type: "object", properties: profilesCreateParams_2, additionalProperties: false },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "profile", parts: ["profile"] } },
                attributes: profilesCreateBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:write"]],
    },
    "profiles.update": {
      entity: "profiles",
      action: "update",
      description: "Updates a profile. Fields that you leave out keep their value; `null` clears a field.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/profiles/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          email: profilesCreateParamsEmail,
          phone_number: profilesCreateParamsPhone_number,
          external_id: profilesCreateParamsExternal_id,
          first_name: profilesCreateParamsFirst_name,
          last_name: profilesCreateParamsLast_name,
          organization: profilesCreateParamsOrganization,
          locale: profilesCreateParamsLocale,
          title: profilesCreateParamsTitle,
          image: profilesCreateParamsImage,
          location: profilesCreateParamsLocation_2,
          properties: profilesCreateParams,
          meta: profilesUpdateParamsMeta,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: profilesUpdateBody,
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:write"]],
    },
    "profiles.create_or_update": {
      entity: "profiles",
      action: "create_or_update",
      description:
        "Creates a profile, or updates the one with the same ID, email address, phone number or external ID. Fields " +
        "that you leave out keep their value; `null` clears a field.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-import"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: {
            type: "string",
            description:
              "Klaviyo ID of the profile to update. Leave it out to match by email address, phone number or external " +
              "ID.",
          },
          email: profilesCreateParamsEmail,
          phone_number: profilesCreateParamsPhone_number,
          external_id: profilesCreateParamsExternal_id,
          first_name: profilesCreateParamsFirst_name,
          last_name: profilesCreateParamsLast_name,
          organization: profilesCreateParamsOrganization,
          locale: profilesCreateParamsLocale,
          title: profilesCreateParamsTitle,
          image: profilesCreateParamsImage,
          location: profilesCreateParamsLocation_2,
          properties: profilesCreateParams,
          meta: profilesUpdateParamsMeta,
        },
        additionalProperties: false,
      },
      require: [["email"], ["phone_number"], ["external_id"], ["id"]],
      query: [],
      headers: profilesCreateHeaders,
      body: profilesUpdateBody,
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:write"]],
    },
    "profiles.bulk_import": {
      entity: "profiles",
      action: "bulk_import",
      description:
        "Creates or updates up to 10,000 profiles in a job, and waits until it ends. If profiles failed, " +
        "`profile_import_errors.list` names the reasons.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-bulk-import-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          profiles: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: profilesBulk_importParamsProfilesItemsType,
                id: profilesBulk_importParamsProfilesItemsId,
                attributes: profilesBulk_importParamsProfilesItemsAttributes,
                meta: profilesUpdateParamsMeta,
              },
              required: ["type", "attributes"],
              additionalProperties: false,
            },
            description:
              "Profiles to create or update, up to 10,000. Each needs an ID, email address, phone number or external " +
              "ID.",
            minItems: 1,
            maxItems: 10000,
            examples: [[{ attributes: { email: "ada@example.com", first_name: "Ada" } }]],
          },
          lists: {
            type: "array",
            items: {
              type: "object",
              properties: profilesBulk_importParamsListsItems,
              required: ["type", "id"],
              additionalProperties: false,
              examples: [{ id: "LIST01" }],
            },
            description: "Lists to add the profiles to.",
            minItems: 1,
          },
          job_id: { type: "string", description: "ID of a job that has begun, to wait for it." },
        },
        additionalProperties: false,
      },
      require: [["profiles"], ["job_id"]],
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "profile-bulk-import-job", parts: ["profile-bulk-import-job"] } },
                attributes: profilesBulk_importBodyEntries0ValueMapAttributes,
                relationships: {
                  map: { lists: { map: { data: { template: { text: "{{lists}}", parts: [{ name: "lists" }] } } } } },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      keep: { job_id: { in: "body", steps: ["data", "id"] } },
      steps: [
        {
          request: {
            method: "GET",
            path: ["/profile-bulk-import-jobs/", { param: "job_id" }],
            routes: [],
            query: [],
            headers: requestHeaders,
            encode: { body: "json", objects: "brackets", arrays: "repeat" },
          },
          isGraphql: false,
          hosts: [],
          until: profilesBulk_importSteps0Until,
        },
      ],
      record: { $ref: "#/$defs/ProfileImportJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"], ["profiles:write"], ["lists:read"], ["profiles:read"]],
    },
    "profiles.subscribe": {
      entity: "profiles",
      action: "subscribe",
      description:
        "Subscribes up to 1,000 profiles to email, SMS, WhatsApp or push marketing, and creates missing ones. Lists " +
        "with double opt-in ask each person first. Klaviyo processes it later.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-subscription-bulk-create-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          profiles: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: profilesBulk_importParamsProfilesItemsType,
                id: profilesSubscribeParamsProfilesItemsId,
                attributes: {
                  type: "object",
                  properties: {
                    email: profilesSubscribeParamsProfilesItemsAttributesEmail,
                    phone_number: profilesSubscribeParamsProfilesItemsAttributesPhone_number,
                    subscriptions: {
                      type: "object",
                      properties: {
                        email: {
                          type: "object",
                          properties: {
                            marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            open_tracking: {
                              type: "object",
                              properties: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailOpen_tracking,
                              required: ["consent"],
                              additionalProperties: false,
                              description: "Consent to the tracking of opened emails.",
                            },
                          },
                          additionalProperties: false,
                        },
                        sms: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms,
                        whatsapp: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms,
                        push: {
                          type: "object",
                          properties: {
                            marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            tokens: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens,
                          },
                          required: ["marketing"],
                          additionalProperties: false,
                        },
                      },
                      additionalProperties: false,
                      description: "Channels to subscribe to: `email`, `sms`, `whatsapp` or `push`.",
                    },
                    age_gated_date_of_birth: profilesSubscribeParamsProfilesItemsAttributesAge_gated_date_of_birth,
                  },
                  required: ["subscriptions"],
                  additionalProperties: false,
                  description: "The profile's identifiers and channels.",
                },
              },
              required: ["type", "attributes"],
              additionalProperties: false,
            },
            description: "Profiles to subscribe, up to 1,000, each with the channels to subscribe to.",
            minItems: 1,
            maxItems: 1000,
            examples: [
              [
                {
                  attributes: {
                    email: "ada@example.com",
                    subscriptions: { email: { marketing: { consent: "SUBSCRIBED" } } },
                  },
                },
              ],
            ],
          },
          list: {
            type: "object",
            properties: profilesBulk_importParamsListsItems,
            required: ["type", "id"],
            additionalProperties: false,
            examples: [{ id: "LIST01" }],
            description: "List to add the profiles to. Defaults to none; the account's opt-in process applies then.",
          },
          custom_source: {
            type: "string",
            description: "Source of the consent, such as `Marketing Event`. Klaviyo stores it with the consent.",
          },
          historical_import: {
            type: "boolean",
            description:
              "Whether you import consent of the past: skips double opt-in and \"added to list\" flows. Each consent " +
              "then needs `consented_at`. Defaults to `false`.",
          },
        },
        required: ["profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: {
                  template: {
                    text: "profile-subscription-bulk-create-job",
                    parts: ["profile-subscription-bulk-create-job"],
                  },
                },
                attributes: {
                  map: {
                    custom_source: { template: { text: "{{custom_source}}", parts: [{ name: "custom_source" }] } },
                    profiles: profilesBulk_importBodyEntries0ValueMapAttributesMapProfiles,
                    historical_import: {
                      template: { text: "{{historical_import}}", parts: [{ name: "historical_import" }] },
                    },
                  },
                },
                relationships: profilesSubscribeBodyEntries0ValueMapRelationships,
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: profilesSubscribeScopes,
    },
    "profiles.unsubscribe": {
      entity: "profiles",
      action: "unsubscribe",
      description:
        "Unsubscribes up to 100 profiles from email, SMS, WhatsApp or push marketing. With `list`, profiles outside " +
        "of the list are unsubscribed from everything. Klaviyo processes it later.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-subscription-bulk-delete-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          profiles: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: profilesBulk_importParamsProfilesItemsType,
                attributes: {
                  type: "object",
                  properties: {
                    email: profilesUnsubscribeParamsProfilesItemsAttributesEmail,
                    phone_number: profilesUnsubscribeParamsProfilesItemsAttributesPhone_number,
                    subscriptions: {
                      type: "object",
                      properties: {
                        email: {
                          type: "object",
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            open_tracking: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                          },
                          additionalProperties: false,
                        },
                        sms: {
                          type: "object",
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            transactional: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                          },
                          additionalProperties: false,
                        },
                        whatsapp: {
                          type: "object",
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            transactional: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            conversational: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                          },
                          additionalProperties: false,
                        },
                        push: {
                          type: "object",
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing_2,
                            tokens: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens,
                          },
                          required: ["marketing", "tokens"],
                          additionalProperties: false,
                        },
                      },
                      additionalProperties: false,
                      description: "Channels to unsubscribe from: `email`, `sms`, `whatsapp` or `push`.",
                    },
                  },
                  required: ["subscriptions"],
                  additionalProperties: false,
                  description: "The profile's identifiers and channels.",
                },
              },
              required: ["type", "attributes"],
              additionalProperties: false,
            },
            description: "Profiles to unsubscribe, up to 100, each with the channels to unsubscribe from.",
            minItems: 1,
            maxItems: 100,
            examples: [
              [
                {
                  attributes: {
                    email: "ada@example.com",
                    subscriptions: { email: { marketing: { consent: "UNSUBSCRIBED" } } },
                  },
                },
              ],
            ],
          },
          list: {
            type: "object",
            properties: profilesBulk_importParamsListsItems,
            required: ["type", "id"],
            additionalProperties: false,
            examples: [{ id: "LIST01" }],
            description: "List to remove the profiles from. All its profiles must be members.",
          },
        },
        required: ["profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: {
                  template: {
                    text: "profile-subscription-bulk-delete-job",
                    parts: ["profile-subscription-bulk-delete-job"],
                  },
                },
                attributes: profilesBulk_importBodyEntries0ValueMapAttributes,
                relationships: profilesSubscribeBodyEntries0ValueMapRelationships,
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: profilesSubscribeScopes,
    },
    "profiles.suppress": {
      entity: "profiles",
      action: "suppress",
      description:
        "Suppresses up to 100 profiles and waits until it is done. Suppressed profiles receive no email marketing, " +
        "even with consent.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-suppression-bulk-create-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          profiles: {
            type: "array",
            items: profilesSuppressParamsProfilesItems,
            minItems: 1,
            maxItems: 100,
            examples: [[{ attributes: { email: "ada@example.com" } }]],
            description: "Profiles to suppress, up to 100, by their email addresses.",
          },
        },
        required: ["profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: {
                  template: {
                    text: "profile-suppression-bulk-create-job",
                    parts: ["profile-suppression-bulk-create-job"],
                  },
                },
                attributes: profilesBulk_importBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      keep: { job_id: { in: "body", steps: ["data", "id"] } },
      steps: [
        {
          request: {
            method: "GET",
            path: ["/profile-suppression-bulk-create-jobs/", { param: "job_id" }],
            routes: [],
            query: [],
            headers: requestHeaders,
            encode: { body: "json", objects: "brackets", arrays: "repeat" },
          },
          isGraphql: false,
          hosts: [],
          until: profilesBulk_importSteps0Until,
        },
      ],
      record: { $ref: "#/$defs/SuppressionJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:write"], ["subscriptions:write"], ["subscriptions:read"]],
    },
    "profiles.unsuppress": {
      entity: "profiles",
      action: "unsuppress",
      description:
        "Lifts the manual suppression of up to 100 profiles and waits until it is done. Other suppressions stay, " +
        "such as those after a bounce.",
      effect: "overwrites",
      method: "POST",
      path: ["/profile-suppression-bulk-delete-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          profiles: {
            type: "array",
            items: profilesSuppressParamsProfilesItems,
            minItems: 1,
            maxItems: 100,
            examples: [[{ attributes: { email: "ada@example.com" } }]],
            description: "Profiles whose suppression ends, up to 100, by their email addresses.",
          },
        },
        required: ["profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: {
                  template: {
                    text: "profile-suppression-bulk-delete-job",
                    parts: ["profile-suppression-bulk-delete-job"],
                  },
                },
                attributes: profilesBulk_importBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      keep: { job_id: { in: "body", steps: ["data", "id"] } },
      steps: [
        {
          request: {
            method: "GET",
            path: ["/profile-suppression-bulk-delete-jobs/", { param: "job_id" }],
            routes: [],
            query: [],
            headers: requestHeaders,
            encode: { body: "json", objects: "brackets", arrays: "repeat" },
          },
          isGraphql: false,
          hosts: [],
          until: profilesBulk_importSteps0Until,
        },
      ],
      record: { $ref: "#/$defs/SuppressionJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["subscriptions:write"], ["subscriptions:read"]],
    },
    "profiles.merge": {
      entity: "profiles",
      action: "merge",
      description:
        "Merges a source profile into another one and deletes the source. Klaviyo processes it later. This cannot be " +
        "undone.",
      effect: "destroys",
      method: "POST",
      path: ["/profile-merge"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string", description: "ID of the profile that stays and receives the data." },
          source_id: { type: "string", description: "ID of the source profile, which is deleted." },
        },
        required: ["id", "source_id"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "profile-merge", parts: ["profile-merge"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                relationships: {
                  map: {
                    profiles: {
                      map: {
                        data: {
                          list: [
                            {
                              map: {
                                type: { template: { text: "profile", parts: ["profile"] } },
                                id: { template: { text: "{{source_id}}", parts: [{ name: "source_id" }] } },
                              },
                            },
                          ],
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/MergedProfile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:write"]],
    },
    "profiles.request_deletion": {
      entity: "profiles",
      action: "request_deletion",
      description:
        "Requests the deletion of a profile for data privacy, by one identifier. All profiles that match are deleted " +
        "later. This cannot be undone.",
      effect: "destroys",
      method: "POST",
      path: ["/data-privacy-deletion-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesBulk_importParamsProfilesItemsId,
          email: profilesSuppressParamsProfilesItemsAttributesEmail,
          phone_number: {
            type: "string",
            description: "Phone number of the profile, in E.164 format.",
            examples: ["+15005550006"],
          },
        },
        additionalProperties: false,
      },
      require: [["id"], ["email"], ["phone_number"]],
      exclusive: [["id", "email", "phone_number"]],
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "data-privacy-deletion-job", parts: ["data-privacy-deletion-job"] } },
                attributes: {
                  map: {
                    profile: {
                      map: {
                        data: {
                          map: {
                            type: { template: { text: "profile", parts: ["profile"] } },
                            id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                            attributes: {
                              map: {
                                email: profilesCreateBodyEntries0ValueMapAttributesMapEmail,
                                phone_number: profilesCreateBodyEntries0ValueMapAttributesMapPhone_number,
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Profile" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["data-privacy:write"]],
    },
    "profile_import_errors.list": {
      entity: "profile_import_errors",
      action: "list",
      description: "Lists the errors of a bulk import of profiles.",
      effect: "read",
      method: "GET",
      path: ["/profile-bulk-import-jobs/", { param: "job_id" }, "/import-errors"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          job_id: { minLength: 1, type: "string", description: "ID of the job, as `profiles.bulk_import` returns it." },
        },
        required: ["job_id"],
        additionalProperties: false,
      },
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProfileImportError" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["profiles:read"]],
    },
    "lists.list": {
      entity: "lists",
      action: "list",
      description: "Lists the account's lists with name and opt-in process. Their members are not included.",
      effect: "read",
      method: "GET",
      path: ["/lists"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of lists per page. Klaviyo allows 10, which is its default.",
            minimum: 1,
            maximum: 100,
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
        additionalProperties: false,
      },
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/List" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:read"]],
    },
    "lists.get": {
      entity: "lists",
      action: "get",
      description: "Gets a list with its name, dates and opt-in process.",
      effect: "read",
      method: "GET",
      path: ["/lists/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/List" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:read"]],
    },
    "lists.create": {
      entity: "lists",
      action: "create",
      description: "Creates a list. Klaviyo allows 150 a day.",
      effect: "additive",
      method: "POST",
      path: ["/lists"],
      routes: [],
      params: {
        type: "object",
        properties: { name: listsCreateParamsName, opt_in_process: listsCreateParamsOpt_in_process },
        required: ["name"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "list", parts: ["list"] } },
                attributes: listsCreateBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/List" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"]],
    },
    "lists.update": {
      entity: "lists",
      action: "update",
      description: "Updates the name or opt-in process of a list.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/lists/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          name: listsCreateParamsName,
          opt_in_process: listsCreateParamsOpt_in_process,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "list", parts: ["list"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: listsCreateBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/List" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"]],
    },
    "lists.delete": {
      entity: "lists",
      action: "delete",
      description: "Deletes a list. Its profiles stay. This cannot be undone.",
      effect: "destroys",
      method: "DELETE",
      path: ["/lists/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/List" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"]],
    },
    "list_profiles.list": {
      entity: "list_profiles",
      action: "list",
      description: "Lists the profiles of a list.",
      effect: "read",
      method: "GET",
      path: ["/lists/", { param: "id" }, "/profiles"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          id: list_profilesListParamsId,
          filter: list_profilesListParamsFilter,
          sort: list_profilesListParamsSort,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [profilesListQuery0, profilesListQuery1, profilesListQuery2, list_profilesListQuery3],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:read"], ["profiles:read"]],
    },
    "list_profiles.add": {
      entity: "list_profiles",
      action: "add",
      description:
        "Adds up to 1,000 profiles to a list, without a change of their consent. To give consent, use " +
        "`profiles.subscribe`.",
      effect: "additive",
      method: "POST",
      path: ["/lists/", { param: "id" }, "/relationships/profiles"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: list_profilesListParamsId,
          profiles: {
            type: "array",
            items: list_profilesAddParamsProfilesItems_2,
            description: "Profiles to add, up to 1,000.",
            minItems: 1,
            maxItems: 1000,
            examples: [[{ id: "PROFILE01" }]],
          },
        },
        required: ["id", "profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: list_profilesAddBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"], ["profiles:write"]],
    },
    "list_profiles.remove": {
      entity: "list_profiles",
      action: "remove",
      description:
        "Removes up to 1,000 profiles from a list. Their consent stays; to end it, use `profiles.unsubscribe`.",
      effect: "overwrites",
      method: "DELETE",
      path: ["/lists/", { param: "id" }, "/relationships/profiles"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: list_profilesListParamsId,
          profiles: {
            type: "array",
            items: list_profilesAddParamsProfilesItems_2,
            description: "Profiles to remove, up to 1,000.",
            minItems: 1,
            maxItems: 1000,
            examples: [[{ id: "PROFILE01" }]],
          },
        },
        required: ["id", "profiles"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: list_profilesAddBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"], ["profiles:write"]],
    },
    "campaigns.list": {
      entity: "campaigns",
      action: "list",
      description: "Lists the campaigns of one channel, with status, audiences and send times. Requires the channel.",
      effect: "read",
      method: "GET",
      path: ["/campaigns"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "The channel: `email` or `sms`. Klaviyo requires it.",
            enum: ["email", "sms"],
          },
        },
        required: ["filter"],
        additionalProperties: false,
      },
      query: [campaignsListQuery0, profilesListQuery0, profilesListQuery1],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "campaigns.get": {
      entity: "campaigns",
      action: "get",
      description: "Gets a campaign with status, audiences, send strategy and times.",
      effect: "read",
      method: "GET",
      path: ["/campaigns/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "events.list": {
      entity: "events",
      action: "list",
      description:
        "Lists events of all metrics, newest first by default. Relationships name the profile and the metric.",
      effect: "read",
      method: "GET",
      path: ["/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          sort: {
            type: "string",
            description: "Sort field: `datetime` or `timestamp`. Prefix `-` for newest first.",
            default: "-datetime",
          },
        },
        additionalProperties: false,
      },
      query: [profilesListQuery0, profilesListQuery1, list_profilesListQuery3],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["events:read"]],
    },
    "events.get": {
      entity: "events",
      action: "get",
      description: "Gets an event with its time and properties.",
      effect: "read",
      method: "GET",
      path: ["/events/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["events:read"]],
    },
    "events.create": {
      entity: "events",
      action: "create",
      description:
        "Creates an event of a profile, and creates or updates the profile. The profile needs an ID, email address, " +
        "phone number or external ID. Klaviyo processes it later.",
      effect: "additive",
      method: "POST",
      path: ["/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          metric: {
            type: "string",
            description: "Name of the metric that counts the event, up to 127 characters.",
            maxLength: 127,
            examples: ["Viewed Product"],
          },
          profile: {
            type: "object",
            properties: eventsCreateParamsProfile,
            required: ["type", "attributes"],
            additionalProperties: false,
            description: "The profile that the event belongs to.",
            examples: [{ attributes: { email: "ada@example.com" } }],
          },
          properties: eventsCreateParams,
          time: eventsCreateParamsTime,
          value: eventsCreateParamsValue,
          value_currency: eventsCreateParamsValue_currency,
          unique_id: {
            type: "string",
            description: "Unique ID of the event. Klaviyo records a repeated ID of the same profile and metric once.",
          },
          backfill: eventsCreateParamsBackfill,
        },
        required: ["metric", "profile", "properties"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "event", parts: ["event"] } },
                attributes: {
                  map: {
                    properties: profilesCreateBodyEntries0ValueMapAttributesMap,
                    time: { template: { text: "{{time}}", parts: [{ name: "time" }] } },
                    value: { template: { text: "{{value}}", parts: [{ name: "value" }] } },
                    value_currency: { template: { text: "{{value_currency}}", parts: [{ name: "value_currency" }] } },
                    unique_id: { template: { text: "{{unique_id}}", parts: [{ name: "unique_id" }] } },
                    backfill: { template: { text: "{{backfill}}", parts: [{ name: "backfill" }] } },
                    metric: {
                      map: {
                        data: {
                          map: {
                            type: { template: { text: "metric", parts: ["metric"] } },
                            attributes: {
                              map: { name: { template: { text: "{{metric}}", parts: [{ name: "metric" }] } } },
                            },
                          },
                        },
                      },
                    },
                    profile: { map: { data: { template: { text: "{{profile}}", parts: [{ name: "profile" }] } } } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["events:write"]],
    },
    "events.bulk_create": {
      entity: "events",
      action: "bulk_create",
      description:
        "Creates up to 1,000 events, grouped by profile, and creates or updates the profiles. Klaviyo processes them " +
        "later.",
      effect: "additive",
      method: "POST",
      path: ["/event-bulk-create-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          events: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: eventsBulk_createParamsEventsItemsType,
                attributes: {
                  type: "object",
                  properties: {
                    backfill: eventsCreateParamsBackfill,
                    profile: {
                      type: "object",
                      properties: {
                        data: {
                          type: "object",
                          properties: eventsCreateParamsProfile,
                          required: ["type", "attributes"],
                          additionalProperties: false,
                        },
                      },
                      required: ["data"],
                      additionalProperties: false,
                      description: "The profile of the events.",
                    },
                    events: {
                      type: "object",
                      properties: {
                        data: {
                          type: "array",
                          items: {
                            type: "object",
                            properties: {
                              type: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsType,
                              attributes: {
                                type: "object",
                                properties: {
                                  properties: eventsCreateParams,
                                  time: eventsCreateParamsTime,
                                  value: eventsCreateParamsValue,
                                  value_currency: eventsCreateParamsValue_currency,
                                  metric: {
                                    type: "object",
                                    properties: {
                                      data: {
                                        type: "object",
                                        properties: {
                                          type: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataType,
                                          attributes: {
                                            type: "object",
                                            properties: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataAttributes,
                                            required: ["name"],
                                            additionalProperties: false,
                                          },
                                        },
                                        required: ["type", "attributes"],
                                        additionalProperties: false,
                                      },
                                    },
                                    required: ["data"],
                                    additionalProperties: false,
                                    description: "Metric that counts the event.",
                                  },
                                  unique_id: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesUnique_id,
                                },
                                required: ["properties", "metric"],
                                additionalProperties: false,
                              },
                            },
                            required: ["type", "attributes"],
                            additionalProperties: false,
                          },
                          minItems: 1,
                        },
                      },
                      required: ["data"],
                      additionalProperties: false,
                      description: "Events of the profile.",
                    },
                  },
                  required: ["profile", "events"],
                  additionalProperties: false,
                },
              },
              required: ["type", "attributes"],
              additionalProperties: false,
            },
            description: "Events by profile, up to 1,000 events in all.",
            minItems: 1,
            maxItems: 1000,
            examples: [
              [
                {
                  attributes: {
                    profile: { data: { attributes: { email: "ada@example.com" } } },
                    events: {
                      data: [
                        {
                          attributes: {
                            properties: { plan: "seats" },
                            metric: { data: { attributes: { name: "Viewed Product" } } },
                          },
                        },
                      ],
                    },
                  },
                },
              ],
            ],
          },
        },
        required: ["events"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "event-bulk-create-job", parts: ["event-bulk-create-job"] } },
                attributes: {
                  map: {
                    "events-bulk-create": {
                      map: { data: { template: { text: "{{events}}", parts: [{ name: "events" }] } } },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["events:write"]],
    },
    "metrics.list": {
      entity: "metrics",
      action: "list",
      description: "Lists metrics, up to 200 per page.",
      effect: "read",
      method: "GET",
      path: ["/metrics"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Page size. Klaviyo refuses this parameter for metrics; pages have a fixed size.",
            minimum: 1,
            maximum: 100,
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
        additionalProperties: false,
      },
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Metric" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["metrics:read"]],
    },
    "metrics.get": {
      entity: "metrics",
      action: "get",
      description: "Gets a metric with its name and the integration that sends it.",
      effect: "read",
      method: "GET",
      path: ["/metrics/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Metric" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["metrics:read"]],
    },
    "flows.list": {
      entity: "flows",
      action: "list",
      description: "Lists flows with status and trigger. Their steps are not included.",
      effect: "read",
      method: "GET",
      path: ["/flows"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of flows per page. Klaviyo allows 50.",
            default: 20,
            minimum: 1,
            maximum: 100,
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
        additionalProperties: false,
      },
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Flow" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:read"]],
    },
    "flows.get": {
      entity: "flows",
      action: "get",
      description: "Gets a flow with its status and trigger.",
      effect: "read",
      method: "GET",
      path: ["/flows/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Flow" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:read"]],
    },
    "email_templates.list": {
      entity: "email_templates",
      action: "list",
      description: "Lists email templates with their HTML and text.",
      effect: "read",
      method: "GET",
      path: ["/templates"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of templates per page. Klaviyo allows 10, which is its default.",
            minimum: 1,
            maximum: 100,
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
        additionalProperties: false,
      },
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:read"]],
    },
    "email_templates.get": {
      entity: "email_templates",
      action: "get",
      description: "Gets an email template with its HTML and text.",
      effect: "read",
      method: "GET",
      path: ["/templates/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:read"]],
    },
  },
  changes: {
    profiles: {
      entity: "profiles",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/profiles"],
      routes: [],
      params: changesProfilesParams,
      query: changesProfilesQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Profile" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
    },
    lists: {
      entity: "lists",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/lists"],
      routes: [],
      params: changesListsParams,
      query: changesProfilesQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/List" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
    },
    campaigns: {
      entity: "campaigns",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/campaigns"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: { type: "string", enum: ["email", "sms"] },
        },
        required: ["filter"],
        additionalProperties: false,
      },
      query: [
        campaignsListQuery0,
        { name: "sort", value: { template: { text: "-updated_at", parts: ["-updated_at"] } } },
        profilesListQuery0,
        profilesListQuery1,
      ],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
    },
    flows: {
      entity: "flows",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/flows"],
      routes: [],
      params: changesProfilesParams,
      query: changesProfilesQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Flow" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
    },
    email_templates: {
      entity: "email_templates",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/templates"],
      routes: [],
      params: changesListsParams,
      query: changesProfilesQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    Relationships: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/Relationship" },
      description: "Related records by name, such as `lists` or `metric`.",
    },
    RecordId: { type: "string", description: "Klaviyo ID of the record, as lists and relationships return it." },
    MemberFilter: list_profilesListParamsFilter,
    MemberSort: list_profilesListParamsSort,
    Email: profilesCreateParamsEmail,
    Phone: profilesCreateParamsPhone_number,
    ExternalId: profilesCreateParamsExternal_id,
    FirstName: profilesCreateParamsFirst_name,
    LastName: profilesCreateParamsLast_name,
    Organization: profilesCreateParamsOrganization,
    Locale: profilesCreateParamsLocale,
    JobTitle: profilesCreateParamsTitle,
    ProfileImage: profilesCreateParamsImage,
    Properties: profilesCreateParams,
    LocationInput: { type: "object", properties: profilesCreateParamsLocation, description: "The profile's address." },
    ProfileMeta: {
      type: "object",
      properties: {
        patch_properties: {
          type: "object",
          properties: profilesUpdateParamsMetaPatch_properties,
          description: "Values to add to list properties or remove from them, and properties to remove.",
        },
      },
      description: "Changes of custom properties beyond new values.",
      examples: profilesUpdateParamsMetaExamples,
    },
    ProfileFields: {
      type: "object",
      properties: {
        email: { $ref: "#/$defs/Email" },
        phone_number: { $ref: "#/$defs/Phone" },
        external_id: { $ref: "#/$defs/ExternalId" },
        first_name: { $ref: "#/$defs/FirstName" },
        last_name: { $ref: "#/$defs/LastName" },
        organization: { $ref: "#/$defs/Organization" },
        locale: { $ref: "#/$defs/Locale" },
        title: { $ref: "#/$defs/JobTitle" },
        image: { $ref: "#/$defs/ProfileImage" },
        location: { $ref: "#/$defs/LocationInput" },
        properties: { $ref: "#/$defs/Properties" },
      },
      description: "The profile's fields.",
    },
    ProfileInput: {
      type: "object",
      properties: {
        type: profilesBulk_importParamsProfilesItemsType,
        id: profilesBulk_importParamsProfilesItemsId,
        attributes: { $ref: "#/$defs/ProfileFields" },
        meta: { $ref: "#/$defs/ProfileMeta" },
      },
      required: ["type", "attributes"],
    },
    EventProfile: {
      type: "object",
      properties: {
        type: profilesBulk_importParamsProfilesItemsType,
        id: profilesBulk_importParamsProfilesItemsId,
        attributes: { $ref: "#/$defs/ProfileFields" },
      },
      required: ["type", "attributes"],
    },
    ProfileRef: { type: "object", properties: list_profilesAddParamsProfilesItems, required: ["type", "id"] },
    ProfileRefs: {
      type: "array",
      items: { $ref: "#/$defs/ProfileRef" },
      description: "Profiles by their IDs.",
      minItems: 1,
      maxItems: 1000,
      examples: [[{ id: "PROFILE01" }]],
    },
    ListRef: {
      type: "object",
      properties: profilesBulk_importParamsListsItems,
      required: ["type", "id"],
      examples: [{ id: "LIST01" }],
    },
    OptIn: listsCreateParamsOpt_in_process,
    Subscribed: {
      type: "object",
      properties: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
      required: ["consent"],
      description: "Consent to give.",
    },
    Tracked: {
      type: "object",
      properties: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailOpen_tracking,
      required: ["consent"],
      description: "Consent to the tracking of opened emails.",
    },
    Unsubscribed: {
      type: "object",
      properties: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
      required: ["consent"],
      description: "Consent to withdraw.",
    },
    PushToken: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokensItems,
    SubscribeInput: {
      type: "object",
      properties: {
        type: profilesBulk_importParamsProfilesItemsType,
        id: profilesSubscribeParamsProfilesItemsId,
        attributes: {
          type: "object",
          properties: {
            email: profilesSubscribeParamsProfilesItemsAttributesEmail,
            phone_number: profilesSubscribeParamsProfilesItemsAttributesPhone_number,
            subscriptions: {
              type: "object",
              properties: {
                email: {
                  type: "object",
                  properties: { marketing: { $ref: "#/$defs/Subscribed" }, open_tracking: { $ref: "#/$defs/Tracked" } },
                },
                sms: schemasSubscribeInputAttributesSubscriptionsSms,
                whatsapp: schemasSubscribeInputAttributesSubscriptionsSms,
                push: {
                  type: "object",
                  properties: {
                    marketing: { $ref: "#/$defs/Subscribed" },
                    tokens: { type: "array", items: { $ref: "#/$defs/PushToken" } },
                  },
                  required: ["marketing"],
                },
              },
              description: "Channels to subscribe to: `email`, `sms`, `whatsapp` or `push`.",
            },
            age_gated_date_of_birth: profilesSubscribeParamsProfilesItemsAttributesAge_gated_date_of_birth,
          },
          required: ["subscriptions"],
          description: "The profile's identifiers and channels.",
        },
      },
      required: ["type", "attributes"],
    },
    UnsubscribeInput: {
      type: "object",
      properties: {
        type: profilesBulk_importParamsProfilesItemsType,
        attributes: {
          type: "object",
          properties: {
            email: profilesUnsubscribeParamsProfilesItemsAttributesEmail,
            phone_number: profilesUnsubscribeParamsProfilesItemsAttributesPhone_number,
            subscriptions: {
              type: "object",
              properties: {
                email: {
                  type: "object",
                  properties: {
                    marketing: { $ref: "#/$defs/Unsubscribed" },
                    open_tracking: { $ref: "#/$defs/Unsubscribed" },
                  },
                },
                sms: {
                  type: "object",
                  properties: {
                    marketing: { $ref: "#/$defs/Unsubscribed" },
                    transactional: { $ref: "#/$defs/Unsubscribed" },
                  },
                },
                whatsapp: {
                  type: "object",
                  properties: {
                    marketing: { $ref: "#/$defs/Unsubscribed" },
                    transactional: { $ref: "#/$defs/Unsubscribed" },
                    conversational: { $ref: "#/$defs/Unsubscribed" },
                  },
                },
                push: {
                  type: "object",
                  properties: {
                    marketing: { $ref: "#/$defs/Unsubscribed" },
                    tokens: { type: "array", items: { $ref: "#/$defs/PushToken" } },
                  },
                  required: ["marketing", "tokens"],
                },
              },
              description: "Channels to unsubscribe from: `email`, `sms`, `whatsapp` or `push`.",
            },
          },
          required: ["subscriptions"],
          description: "The profile's identifiers and channels.",
        },
      },
      required: ["type", "attributes"],
    },
    SuppressInput: {
      type: "object",
      properties: {
        type: profilesBulk_importParamsProfilesItemsType,
        attributes: { type: "object", properties: profilesSuppressParamsProfilesItemsAttributes, required: ["email"] },
      },
      required: ["type", "attributes"],
    },
    SuppressInputs: {
      type: "array",
      items: { $ref: "#/$defs/SuppressInput" },
      minItems: 1,
      maxItems: 100,
      examples: [[{ attributes: { email: "ada@example.com" } }]],
    },
    EventProperties: {
      type: "object",
      additionalProperties: true,
      examples: [{ ProductName: "Winnie the Pooh", Brand: "Kids Book" }],
    },
    EventTime: eventsCreateParamsTime,
    EventValue: eventsCreateParamsValue,
    EventCurrency: eventsCreateParamsValue_currency,
    Backfill: eventsCreateParamsBackfill,
    MetricName: {
      type: "object",
      properties: {
        data: {
          type: "object",
          properties: {
            type: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataType,
            attributes: {
              type: "object",
              properties: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesMetricDataAttributes,
              required: ["name"],
            },
          },
          required: ["type", "attributes"],
        },
      },
      required: ["data"],
    },
    BulkEvent: {
      type: "object",
      properties: {
        type: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsType,
        attributes: {
          type: "object",
          properties: {
            properties: { $ref: "#/$defs/EventProperties", description: "The event's properties, up to 400." },
            time: { $ref: "#/$defs/EventTime" },
            value: { $ref: "#/$defs/EventValue" },
            value_currency: { $ref: "#/$defs/EventCurrency" },
            metric: { $ref: "#/$defs/MetricName", description: "Metric that counts the event." },
            unique_id: eventsBulk_createParamsEventsItemsAttributesEventsDataItemsAttributesUnique_id,
          },
          required: ["properties", "metric"],
        },
      },
      required: ["type", "attributes"],
    },
    EventGroup: {
      type: "object",
      properties: {
        type: eventsBulk_createParamsEventsItemsType,
        attributes: {
          type: "object",
          properties: {
            backfill: { $ref: "#/$defs/Backfill" },
            profile: {
              type: "object",
              properties: { data: { $ref: "#/$defs/EventProfile" } },
              required: ["data"],
              description: "The profile of the events.",
            },
            events: {
              type: "object",
              properties: { data: { type: "array", items: { $ref: "#/$defs/BulkEvent" }, minItems: 1 } },
              required: ["data"],
              description: "Events of the profile.",
            },
          },
          required: ["profile", "events"],
        },
      },
      required: ["type", "attributes"],
    },
    Profile: {
      type: "object",
      properties: {
        id: { type: "string", description: "The profile's ID." },
        type: schemasProfileType,
        attributes: {
          anyOf: [
            {
              $ref: "#/$defs/ProfileAttributes",
              description: "The profile's own fields, such as email address and name.",
            },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The profile's related lists, segments and push tokens." },
            { type: "null" },
          ],
        },
        links: schemasProfileLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    List: {
      type: "object",
      properties: {
        id: { type: "string", description: "The list's ID." },
        type: { type: ["string", "null"], description: "The object type, always list." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/ListAttributes", description: "The list's own fields, such as name and opt-in process." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The list's related profiles, tags and flows." },
            { type: "null" },
          ],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The list's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "string", description: "The campaign's ID." },
        type: { type: ["string", "null"], description: "The object type, always campaign." },
        attributes: {
          anyOf: [
            {
              $ref: "#/$defs/CampaignAttributes",
              description: "The campaign's own fields, such as status, audiences and send strategy.",
            },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The campaign's related messages and tags." },
            { type: "null" },
          ],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The campaign's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID." },
        type: { type: ["string", "null"], description: "The object type, always event." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/EventAttributes", description: "The event's own fields, such as time and properties." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The event's related profile and metric." },
            { type: "null" },
          ],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The event's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    Metric: {
      type: "object",
      properties: {
        id: { type: "string", description: "The metric's ID." },
        type: { type: ["string", "null"], description: "The object type, always metric." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/MetricAttributes", description: "The metric's own fields, such as name and integration." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The metric's related flows." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The metric's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    Flow: {
      type: "object",
      properties: {
        id: { type: "string", description: "The flow's ID." },
        type: { type: ["string", "null"], description: "The object type, always flow." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/FlowAttributes", description: "The flow's own fields, such as status and trigger type." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The flow's related actions and tags." },
            { type: "null" },
          ],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The flow's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    Template: {
      type: "object",
      properties: {
        id: { type: "string", description: "The template's ID." },
        type: { type: ["string", "null"], description: "The object type, always template." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/TemplateAttributes", description: "The template's own fields, such as name and HTML." },
            { type: "null" },
          ],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The template's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    MergedProfile: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the profile that received the data." },
        type: schemasProfileType,
        links: schemasProfileLinks,
      },
      required: ["id", "type"],
    },
    ProfileImportJob: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job's ID." },
        type: { type: ["string", "null"], description: "The object type, always profile-bulk-import-job." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/ImportJobAttributes", description: "The job's status and counts." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The job's related lists, profiles and errors." },
            { type: "null" },
          ],
        },
        links: schemasProfileImportJobLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    ImportJobAttributes: {
      type: "object",
      properties: {
        status: schemasImportJobAttributesStatus,
        created_at: schemasImportJobAttributesCreated_at,
        total_count: schemasImportJobAttributesTotal_count,
        completed_count: schemasImportJobAttributesCompleted_count,
        failed_count: { type: ["integer", "null"], description: "Number of profiles that failed." },
        completed_at: schemasImportJobAttributesCompleted_at,
        expires_at: { type: ["string", "null"], description: "Time when the job expires." },
        started_at: { type: ["string", "null"], description: "Time when the job began." },
      },
    },
    ProfileImportError: {
      type: "object",
      properties: {
        id: { type: "string", description: "The error's ID." },
        type: { type: ["string", "null"], description: "The object type, always import-error." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/ImportErrorAttributes", description: "The error's text and the refused profile." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "type", "attributes"],
    },
    ImportErrorAttributes: {
      type: "object",
      properties: {
        code: { type: ["string", "null"], description: "Code of the error." },
        title: { type: ["string", "null"], description: "Title of the error." },
        detail: { type: ["string", "null"], description: "Text of the error." },
        source: {
          anyOf: [{ $ref: "#/$defs/ErrorSource", description: "Place of the error in the request." }, { type: "null" }],
        },
        original_payload: { type: ["object", "null"], description: "The refused profile, as it was sent." },
      },
    },
    ErrorSource: { type: "object", properties: { pointer: { type: ["string", "null"] } } },
    SuppressionJob: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job's ID." },
        type: { type: ["string", "null"], description: "The object type of the job, by its direction." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/SuppressionJobAttributes", description: "The job's status and counts." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [
            { $ref: "#/$defs/Relationships", description: "The job's related lists and segments." },
            { type: "null" },
          ],
        },
        links: schemasProfileImportJobLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    SuppressionJobAttributes: {
      type: "object",
      properties: {
        status: schemasImportJobAttributesStatus,
        created_at: schemasImportJobAttributesCreated_at,
        total_count: schemasImportJobAttributesTotal_count,
        completed_count: schemasImportJobAttributesCompleted_count,
        skipped_count: { type: ["integer", "null"], description: "Number of profiles that were skipped." },
        completed_at: schemasImportJobAttributesCompleted_at,
      },
    },
    Links: { type: "object", properties: { self: { type: ["string", "null"] } } },
    RelationshipLinks: {
      type: "object",
      properties: { self: { type: ["string", "null"] }, related: { type: ["string", "null"] } },
    },
    Relationship: {
      type: "object",
      properties: {
        data: {
          description: "Type and ID of the related record, or a list of them. Absent unless Klaviyo includes it.",
        },
        links: { anyOf: [{ $ref: "#/$defs/RelationshipLinks" }, { type: "null" }] },
      },
    },
    ProfileAttributes: {
      type: "object",
      properties: {
        email: { type: ["string", "null"] },
        phone_number: { type: ["string", "null"] },
        external_id: { type: ["string", "null"] },
        first_name: { type: ["string", "null"] },
        last_name: { type: ["string", "null"] },
        organization: { type: ["string", "null"] },
        locale: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        image: { type: ["string", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
        last_event_date: { type: ["string", "null"] },
        location: { anyOf: [{ $ref: "#/$defs/Location" }, { type: "null" }] },
        properties: { type: ["object", "null"], description: "The account's own properties, of any type." },
      },
    },
    Location: {
      type: "object",
      properties: {
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
        timezone: { type: ["string", "null"] },
        ip: { type: ["string", "null"] },
        latitude: { description: "Latitude, as a number or as text." },
        longitude: { description: "Longitude, as a number or as text." },
      },
    },
    ListAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
        opt_in_process: { type: ["string", "null"] },
      },
    },
    CampaignAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
        archived: { type: ["boolean", "null"] },
        audiences: { anyOf: [{ $ref: "#/$defs/Audiences" }, { type: "null" }] },
        send_options: { anyOf: [{ $ref: "#/$defs/SendOptions" }, { type: "null" }] },
        tracking_options: { anyOf: [{ $ref: "#/$defs/TrackingOptions" }, { type: "null" }] },
        send_strategy: { anyOf: [{ $ref: "#/$defs/SendStrategy" }, { type: "null" }] },
        created_at: { type: ["string", "null"] },
        scheduled_at: { type: ["string", "null"] },
        updated_at: { type: ["string", "null"] },
        send_time: { type: ["string", "null"] },
      },
    },
    Audiences: {
      type: "object",
      properties: {
        included: { type: ["array", "null"], items: { type: "string" } },
        excluded: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    SendOptions: { type: "object", properties: { use_smart_sending: { type: ["boolean", "null"] } } },
    TrackingOptions: {
      type: "object",
      properties: {
        add_tracking_params: { type: ["boolean", "null"] },
        custom_tracking_params: { type: ["array", "null"], items: { $ref: "#/$defs/TrackingParam" } },
        is_tracking_clicks: { type: ["boolean", "null"] },
        is_tracking_opens: { type: ["boolean", "null"] },
      },
    },
    TrackingParam: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        value: { type: ["string", "null"] },
      },
    },
    SendStrategy: {
      type: "object",
      properties: {
        method: { type: ["string", "null"] },
        datetime: { type: ["string", "null"] },
        date: { type: ["string", "null"] },
        throttle_percentage: { type: ["integer", "null"] },
        options: { anyOf: [{ $ref: "#/$defs/LocalSend" }, { type: "null" }] },
      },
    },
    LocalSend: {
      type: "object",
      properties: {
        is_local: { type: ["boolean", "null"] },
        send_past_recipients_immediately: { type: ["boolean", "null"] },
      },
    },
    EventAttributes: {
      type: "object",
      properties: {
        timestamp: { type: ["integer", "null"] },
        datetime: { type: ["string", "null"] },
        uuid: { type: ["string", "null"] },
        event_properties: {
          type: ["object", "null"],
          description: "Properties of the event, as the sender set them. Values of any type.",
        },
      },
    },
    MetricAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
        integration: { anyOf: [{ $ref: "#/$defs/Integration" }, { type: "null" }] },
      },
    },
    Integration: {
      type: "object",
      properties: {
        object: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        key: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        category: { type: ["string", "null"] },
      },
    },
    FlowAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
        archived: { type: ["boolean", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
        trigger_type: { type: ["string", "null"] },
      },
    },
    TemplateAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        editor_type: { type: ["string", "null"] },
        html: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
        amp: { type: ["string", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
      },
    },
    ProfileIndex: {
      type: "object",
      properties: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        segments: { type: "object" },
        type: { type: "string" },
        updated: { type: "string", format: "date-time" },
      },
    },
    ResourceIndex: {
      type: "object",
      properties: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
        updated: { type: "string", format: "date-time" },
      },
    },
    CampaignIndex: {
      type: "object",
      properties: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
    },
    EventIndex: {
      type: "object",
      properties: {
        attributes: { type: "object" },
        datetime: { type: "string", format: "date-time" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
      },
    },
    TemplateIndex: {
      type: "object",
      properties: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        type: { type: "string" },
        updated: { type: "string", format: "date-time" },
      },
    },
  },
} as object as KindModule<Klaviyo>
