// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
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
const profilesListQuery2Value = { template: { text: "{{filter}}", parts: [{ name: "filter" }] } }
const profilesListQuery2 = { name: "filter", value: profilesListQuery2Value }
const profilesListQuery = [profilesListQuery0, profilesListQuery1, profilesListQuery2]
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
const profilesCreateBodyEntries0ValueMapAttributesMapExternal_id = {
  template: { text: "{{external_id}}", parts: [{ name: "external_id" }] },
}
const profilesCreateBodyEntries0ValueMapAttributesMapTitle = {
  template: { text: "{{title}}", parts: [{ name: "title" }] },
}
const profilesCreateBodyEntries0ValueMapAttributesMap = {
  template: { text: "{{properties}}", parts: [{ name: "properties" }] },
}
const profilesCreateBodyEntries0ValueMapAttributes = {
  map: {
    email: profilesCreateBodyEntries0ValueMapAttributesMapEmail,
    phone_number: profilesCreateBodyEntries0ValueMapAttributesMapPhone_number,
    external_id: profilesCreateBodyEntries0ValueMapAttributesMapExternal_id,
    first_name: { template: { text: "{{first_name}}", parts: [{ name: "first_name" }] } },
    last_name: { template: { text: "{{last_name}}", parts: [{ name: "last_name" }] } },
    organization: { template: { text: "{{organization}}", parts: [{ name: "organization" }] } },
    locale: { template: { text: "{{locale}}", parts: [{ name: "locale" }] } },
    title: profilesCreateBodyEntries0ValueMapAttributesMapTitle,
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
const profilesBulk_importParamsListsItems_2 = {
  type: "object",
  properties: profilesBulk_importParamsListsItems,
  required: ["type", "id"],
  additionalProperties: false,
  examples: [{ id: "LIST01" }],
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
const profilesBulk_importBodyEntries0ValueMapRelationshipsMapListsMapData = {
  template: { text: "{{lists}}", parts: [{ name: "lists" }] },
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
const list_profilesListQuery = [profilesListQuery0, profilesListQuery1, profilesListQuery2, list_profilesListQuery3]
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
const campaignsCreateParamsAudiencesExcluded = {
  type: "array",
  items: { type: "string" },
  description: "IDs of the lists and segments to leave out.",
}
const campaignsCreateParamsMessagesItemsType = {
  type: "string",
  description: "The object type.",
  default: "campaign-message",
  enum: ["campaign-message"],
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionChannel = {
  type: "string",
  description: "Channel of the message.",
  enum: ["email", "sms", "mobile_push"],
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionLabel = {
  type: "string",
  description: "Name of the message, for email.",
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionContent = {
  subject: { type: "string", description: "Subject, for email." },
  preview_text: { type: "string", description: "Preview text, for email." },
  from_email: { type: "string", description: "Sender's address, for email." },
  from_label: { type: "string", description: "Sender's name, for email." },
  reply_to_email: { type: "string", description: "Address for replies, for email." },
  cc_email: { type: "string", description: "Address for copies, for email." },
  bcc_email: { type: "string", description: "Address for hidden copies, for email." },
  body: { type: "string", description: "Text of the message, for SMS and push." },
  title: { type: "string", description: "Title, for push." },
  dynamic_image: { type: "string", description: "Image, for push." },
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionRender_options = {
  shorten_links: { type: "boolean", description: "Whether to shorten links. Defaults to `true`." },
  add_org_prefix: {
    type: "boolean",
    description: "Whether to begin with the organization's name. Defaults to `true`.",
  },
  add_info_link: { type: "boolean", description: "Whether to add a link to the sender's contact. Defaults to `true`." },
  add_opt_out_language: { type: "boolean", description: "Whether to say how to opt out. Defaults to `false`." },
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionNotification_type = {
  type: "string",
  description: "Kind of the notification, for push. Defaults to `standard`.",
  enum: ["standard", "silent"],
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionKv_pairs = {
  type: "object",
  additionalProperties: true,
  description: "Your own values for the app, for push.",
}
const campaignsCreateParamsMessagesItemsAttributesDefinition = {
  channel: campaignsCreateParamsMessagesItemsAttributesDefinitionChannel,
  label: campaignsCreateParamsMessagesItemsAttributesDefinitionLabel,
  content: {
    type: "object",
    properties: campaignsCreateParamsMessagesItemsAttributesDefinitionContent,
    additionalProperties: false,
    description: "Content of the message.",
  },
  render_options: {
    type: "object",
    properties: campaignsCreateParamsMessagesItemsAttributesDefinitionRender_options,
    additionalProperties: false,
    description: "Additions to the text, for SMS.",
  },
  notification_type: campaignsCreateParamsMessagesItemsAttributesDefinitionNotification_type,
  kv_pairs: campaignsCreateParamsMessagesItemsAttributesDefinitionKv_pairs,
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionExamples = [
  {
    channel: "email",
    label: "First",
    content: { subject: "Offers of November", from_email: "shop@example.com", from_label: "Shop" },
  },
]
const campaignsCreateParamsSend_strategyMethod = {
  type: "string",
  description:
    "The kind of sending: `immediate`, at a time (`static`), spread over hours (`throttled`), or at each person's " +
    "best time.",
  enum: ["immediate", "static", "throttled", "smart_send_time"],
}
const campaignsCreateParamsSend_strategyDatetime = {
  type: "string",
  format: "date-time",
  description: "Time to send, for `static` and `throttled`.",
}
const campaignsCreateParamsSend_strategyDate = {
  type: "string",
  format: "date",
  description: "Day to send, for `smart_send_time`.",
}
const campaignsCreateParamsSend_strategyThrottle_percentage = {
  type: "integer",
  description: "Percentage of the recipients per hour, for `throttled`.",
  enum: [1, 2, 5, 10, 11, 13, 14, 17, 20, 25, 33, 50],
}
const campaignsCreateParamsSend_strategyOptions = {
  is_local: { type: "boolean", description: "Whether each recipient gets it at the time of their own time zone." },
  send_past_recipients_immediately: {
    type: "boolean",
    description: "Whether recipients whose local time has passed get it at once.",
  },
}
const campaignsCreateParamsSend_strategy = {
  method: campaignsCreateParamsSend_strategyMethod,
  datetime: campaignsCreateParamsSend_strategyDatetime,
  date: campaignsCreateParamsSend_strategyDate,
  throttle_percentage: campaignsCreateParamsSend_strategyThrottle_percentage,
  options: {
    type: "object",
    properties: campaignsCreateParamsSend_strategyOptions,
    required: ["is_local"],
    additionalProperties: false,
    description: "Local time, for `static`.",
  },
}
const campaignsCreateParamsSend_strategyExamples = [
  { method: "static", datetime: "2026-12-01T09:00:00Z" },
  { method: "immediate" },
]
const campaignsCreateParamsSend_options = {
  use_smart_sending: {
    type: "boolean",
    description: "Whether to leave out profiles that got a message lately. Defaults to `true`.",
  },
}
const campaignsCreateParamsSend_options_2 = {
  type: "object",
  properties: campaignsCreateParamsSend_options,
  additionalProperties: false,
  description: "Options of the sending.",
}
const campaignsCreateParamsTracking_optionsAdd_tracking_params = {
  type: "boolean",
  description: "Whether links get tracking parameters.",
}
const campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf0 = {
  type: { type: "string", description: "Klaviyo fills in the value.", const: "dynamic" },
  name: { type: "string", description: "Name of the parameter." },
  value: {
    type: "string",
    description: "Name of the value that Klaviyo fills in.",
    enum: [
      "campaign_id",
      "campaign_name",
      "campaign_name_id",
      "campaign_name_send_day",
      "email_subject",
      "group_id",
      "group_name",
      "group_name_id",
      "link_alt_text",
      "message_type",
      "profile_external_id",
      "profile_id",
    ],
  },
}
const campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf1 = {
  type: { type: "string", description: "You give the value.", const: "static" },
  name: { type: "string", description: "Name of the parameter." },
  value: { type: "string", description: "Value of the parameter." },
}
const campaignsCreateParamsTracking_optionsIs_tracking_clicks = {
  type: "boolean",
  description: "Whether clicks are tracked.",
}
const campaignsCreateParamsTracking_optionsIs_tracking_opens = {
  type: "boolean",
  description: "Whether opens are tracked.",
}
const campaignsCreateParamsTracking_options = {
  type: "object",
  properties: {
    add_tracking_params: campaignsCreateParamsTracking_optionsAdd_tracking_params,
    custom_tracking_params: {
      type: "array",
      items: {
        anyOf: [
          {
            type: "object",
            properties: campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf0,
            required: ["type", "name", "value"],
            additionalProperties: false,
          },
          {
            type: "object",
            properties: campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf1,
            required: ["type", "name", "value"],
            additionalProperties: false,
          },
        ],
      },
      description: "Your own tracking parameters.",
    },
    is_tracking_clicks: campaignsCreateParamsTracking_optionsIs_tracking_clicks,
    is_tracking_opens: campaignsCreateParamsTracking_optionsIs_tracking_opens,
  },
  additionalProperties: false,
  description: "Tracking of clicks and opens. Defaults to the account's settings.",
}
const campaignsCreateBodyEntries0ValueMapAttributesMapAudiences = {
  template: { text: "{{audiences}}", parts: [{ name: "audiences" }] },
}
const campaignsCreateBodyEntries0ValueMapAttributesMapSend_strategy = {
  template: { text: "{{send_strategy}}", parts: [{ name: "send_strategy" }] },
}
const campaignsCreateBodyEntries0ValueMapAttributesMapSend_options = {
  template: { text: "{{send_options}}", parts: [{ name: "send_options" }] },
}
const campaignsCreateBodyEntries0ValueMapAttributesMapTracking_options = {
  template: { text: "{{tracking_options}}", parts: [{ name: "tracking_options" }] },
}
const campaignsCloneParamsId = {
  type: "string",
  description: "Klaviyo ID of the record, as lists and relationships return it.",
}
const campaignsCloneParamsNew_name = {
  type: "string",
  description: "Name of the copy. Klaviyo makes one from the original's name if you leave it out.",
}
const campaignsSendBodyEntries0ValueMapType = { template: { text: "campaign-send-job", parts: ["campaign-send-job"] } }
const campaign_messagesUpdateBodyEntries0ValueMapType = {
  template: { text: "campaign-message", parts: ["campaign-message"] },
}
const campaign_messagesUpdateBodyEntries0ValueMapAttributesMapDefinition = {
  template: { text: "{{definition}}", parts: [{ name: "definition" }] },
}
const campaign_reportsListParamsPage_cursor = {
  type: "string",
  description: "The `page_cursor` value of the next link of the previous page.",
}
const campaign_reportsListParamsStatistics = {
  type: "array",
  items: { type: "string" },
  description:
    "Figures, such as `opens`, `open_rate`, `clicks`, `conversions`, `conversion_value`, `recipients` or " +
    "`unsubscribes`.",
  minItems: 1,
  examples: [["opens", "open_rate", "conversion_value"]],
}
const campaign_reportsListParamsTimeframe = {
  key: {
    type: "string",
    description: "A time frame by its name.",
    enum: [
      "today",
      "yesterday",
      "this_week",
      "last_week",
      "last_7_days",
      "this_month",
      "last_month",
      "last_30_days",
      "last_90_days",
      "last_3_months",
      "last_12_months",
      "last_365_days",
      "this_year",
      "last_year",
    ],
  },
  start: {
    type: "string",
    format: "date-time",
    description: "First time. Klaviyo takes it in the account's time zone.",
  },
  end: { type: "string", format: "date-time", description: "Last time. Klaviyo takes it in the account's time zone." },
}
const campaign_reportsListParamsConversion_metric_id = {
  type: "string",
  description: "ID of the metric that counts conversions, such as the one for placed orders.",
}
const campaign_reportsListParamsFilter = {
  type: "string",
  description: "Filter by the groups in Klaviyo's syntax, joined by `and`.",
  examples: ["equals(send_channel,\"email\")"],
}
const campaign_reportsListQuery0Value = { template: { text: "{{page_cursor}}", parts: [{ name: "page_cursor" }] } }
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
const flowsUpdateBodyEntries0ValueMapAttributesMapStatus = {
  template: { text: "{{status}}", parts: [{ name: "status" }] },
}
const email_templatesCreateParamsText = { type: ["string", "null"], description: "Plain text of the template." }
const email_templatesCreateParamsAmp = {
  type: ["string", "null"],
  description: "AMP version of the template, if the account may send AMP email.",
}
const email_templatesCloneBodyEntries0ValueMapAttributes = {
  map: { name: { template: { text: "{{name}}", parts: [{ name: "name" }] } } },
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsType = {
  type: "string",
  description: "Kind of the condition. It decides which other fields count.",
  enum: [
    "profile-property",
    "profile-metric",
    "profile-group-membership",
    "profile-marketing-consent",
    "profile-metric-funnel",
    "profile-permissions",
    "profile-postal-code-distance",
    "profile-predictive-analytics",
    "profile-region",
    "profile-has-custom-object",
  ],
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsProperty = {
  type: "string",
  description: "Property, for `profile-property`. Your own are `properties['name']`.",
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter = {
  type: { type: "string", description: "Type of the value, such as `string`, `numeric`, `boolean` or `date`." },
  operator: { type: "string", description: "Comparison, such as `equals`, `greater-than` or `in-the-last`." },
  value: { description: "Value to compare with." },
  unit: { type: "string", description: "Unit of a time, such as `day`." },
  quantity: { type: "integer", description: "Number of units." },
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples = [
  { type: "numeric", operator: "greater-than", value: 3 },
  { type: "date", operator: "in-the-last", unit: "day", quantity: 30 },
]
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsIs_member = {
  type: "boolean",
  description: "Whether the profile is a member, for `profile-group-membership`.",
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsGroup_ids = {
  type: "array",
  items: { type: "string" },
  description: "IDs of lists and segments, for `profile-group-membership`.",
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMetric_id = {
  type: "string",
  description: "ID of the metric, for `profile-metric`.",
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMeasurement = {
  type: "string",
  description: "The measured value, for `profile-metric`.",
  enum: ["count", "sum"],
}
const segmentsCreateParamsDefinition = {
  condition_groups: {
    type: "array",
    items: {
      type: "object",
      properties: {
        conditions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsType,
              property: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsProperty,
              filter: {
                type: "object",
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                required: ["type"],
                additionalProperties: true,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the property, for `profile-property`.",
              },
              is_member: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsIs_member,
              group_ids: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsGroup_ids,
              metric_id: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMetric_id,
              measurement: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMeasurement,
              measurement_filter: {
                type: "object",
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                required: ["type"],
                additionalProperties: true,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the measurement, for `profile-metric`.",
              },
              timeframe_filter: {
                type: "object",
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                required: ["type"],
                additionalProperties: true,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the time, of events or of the membership.",
              },
            },
            required: ["type"],
            additionalProperties: true,
          },
          description: "Conditions. One of them is enough.",
          minItems: 1,
        },
      },
      required: ["conditions"],
      additionalProperties: false,
    },
    description: "Groups of conditions. A profile has to meet one condition of each group.",
    minItems: 1,
  },
}
const segmentsCreateParamsDefinitionExamples = [
  {
    condition_groups: [
      {
        conditions: [
          {
            type: "profile-property",
            property: "location['city']",
            filter: { type: "string", operator: "equals", value: "Berlin" },
          },
        ],
      },
    ],
  },
]
const segmentsCreateBodyEntries0ValueMapAttributesMapIs_starred = {
  template: { text: "{{is_starred}}", parts: [{ name: "is_starred" }] },
}
const segmentsCreateRate = {
  limit: 1,
  perMs: 1000,
  remaining: { in: "header", name: "ratelimit-remaining" },
  reset: { in: "header", name: "ratelimit-reset" },
  unit: "seconds",
}
const tagsCreateParamsTag_group = {
  type: {
    type: "string",
    description: "The object type, always tag-group.",
    default: "tag-group",
    enum: ["tag-group"],
  },
  id: { type: "string", description: "ID of the tag group." },
}
const tagsCreateEncode = { body: "json", objects: "brackets", arrays: "repeat", empty: "drop" }
const tagsTag_campaignsParamsCampaignsItems = {
  type: { type: "string", description: "The object type, always campaign.", default: "campaign", enum: ["campaign"] },
  id: { type: "string", description: "ID of the campaign." },
}
const tagsTag_campaignsParamsCampaignsItems_2 = {
  type: "object",
  properties: tagsTag_campaignsParamsCampaignsItems,
  required: ["type", "id"],
  additionalProperties: false,
}
const tagsTag_campaignsBody = {
  from: "entries",
  entries: [{ name: "data", value: { template: { text: "{{campaigns}}", parts: [{ name: "campaigns" }] } } }],
}
const tagsTag_flowsParamsFlowsItems = {
  type: { type: "string", description: "The object type, always flow.", default: "flow", enum: ["flow"] },
  id: { type: "string", description: "ID of the flow." },
}
const tagsTag_flowsParamsFlowsItems_2 = {
  type: "object",
  properties: tagsTag_flowsParamsFlowsItems,
  required: ["type", "id"],
  additionalProperties: false,
}
const tagsTag_flowsBody = {
  from: "entries",
  entries: [{ name: "data", value: { template: { text: "{{flows}}", parts: [{ name: "flows" }] } } }],
}
const tagsTag_listsBody = {
  from: "entries",
  entries: [{ name: "data", value: profilesBulk_importBodyEntries0ValueMapRelationshipsMapListsMapData }],
}
const tagsTag_segmentsParamsSegmentsItems = {
  type: { type: "string", description: "The object type, always segment.", default: "segment", enum: ["segment"] },
  id: { type: "string", description: "ID of the segment." },
}
const tagsTag_segmentsParamsSegmentsItems_2 = {
  type: "object",
  properties: tagsTag_segmentsParamsSegmentsItems,
  required: ["type", "id"],
  additionalProperties: false,
}
const tagsTag_segmentsBody = {
  from: "entries",
  entries: [{ name: "data", value: { template: { text: "{{segments}}", parts: [{ name: "segments" }] } } }],
}
const catalog_itemsListParamsSort = {
  type: "string",
  description: "Sort by time of creation. Prefix `-` for newest first.",
  enum: ["created", "-created"],
}
const catalog_itemsGetParamsId = {
  minLength: 1,
  type: "string",
  description: "Compound ID, `$custom:::$default:::` and the external ID, as lists return it.",
  examples: ["$custom:::$default:::SKU-1"],
}
const catalog_itemsGetParams = {
  type: "object",
  properties: { id: catalog_itemsGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const catalog_itemsCreateParamsUrl = { type: "string", description: "URL of the item on your website." }
const catalog_itemsCreateParamsPrice = {
  type: ["number", "null"],
  description: "Price to show in messages.",
  examples: [19.99],
}
const catalog_itemsCreateParamsImage_full_url = {
  type: ["string", "null"],
  description: "Address of the picture that messages show in full size.",
}
const catalog_itemsCreateParamsImage_thumbnail_url = {
  type: ["string", "null"],
  description: "Address of a small picture for lists.",
}
const catalog_itemsCreateParamsImages = {
  type: "array",
  items: { type: "string" },
  description: "URLs of further images.",
}
const catalog_itemsCreateParamsCustom_metadata = {
  type: ["object", "null"],
  additionalProperties: true,
  description: "Your own values by name, without nesting and up to 100 KB.",
  examples: [{ season: "winter" }],
}
const catalog_itemsCreateParamsPublished = {
  type: "boolean",
  description: "Whether messages can show it. A new one defaults to `true`.",
}
const catalog_itemsCreateParamsCategoriesItems = {
  type: {
    type: "string",
    description: "The object type, always catalog-category.",
    default: "catalog-category",
    enum: ["catalog-category"],
  },
  id: { type: "string", description: "ID of the category." },
}
const catalog_itemsCreateBodyEntries0ValueMapType = { template: { text: "catalog-item", parts: ["catalog-item"] } }
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription = {
  template: { text: "{{description}}", parts: [{ name: "description" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapPrice = {
  template: { text: "{{price}}", parts: [{ name: "price" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_full_url = {
  template: { text: "{{image_full_url}}", parts: [{ name: "image_full_url" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_thumbnail_url = {
  template: { text: "{{image_thumbnail_url}}", parts: [{ name: "image_thumbnail_url" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapImages = {
  template: { text: "{{images}}", parts: [{ name: "images" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapCustom_metadata = {
  template: { text: "{{custom_metadata}}", parts: [{ name: "custom_metadata" }] },
}
const catalog_itemsCreateBodyEntries0ValueMapAttributesMapPublished = {
  template: { text: "{{published}}", parts: [{ name: "published" }] },
}
const catalog_variantsCreateParamsDescription = { type: "string", description: "The variant's description." }
const catalog_variantsCreateParamsSku = { type: "string", description: "Stock keeping unit of the variant." }
const catalog_variantsCreateParamsUrl = { type: "string", description: "URL of the variant on your website." }
const catalog_variantsCreateParamsInventory_policy = {
  type: "integer",
  description: "Whether feeds show it without stock: 1 hides it, 0 and 2 show it. Defaults to 0.",
  enum: [0, 1, 2],
}
const catalog_variantsCreateBodyEntries0ValueMapType = {
  template: { text: "catalog-variant", parts: ["catalog-variant"] },
}
const catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_policy = {
  template: { text: "{{inventory_policy}}", parts: [{ name: "inventory_policy" }] },
}
const catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_quantity = {
  template: { text: "{{inventory_quantity}}", parts: [{ name: "inventory_quantity" }] },
}
const catalog_categoriesCreateParamsItemsItems = {
  type: {
    type: "string",
    description: "The object type, always catalog-item.",
    default: "catalog-item",
    enum: ["catalog-item"],
  },
  id: { type: "string", description: "ID of the item." },
}
const catalog_categoriesCreateParamsItemsItems_2 = {
  type: "object",
  properties: catalog_categoriesCreateParamsItemsItems,
  required: ["type", "id"],
  additionalProperties: false,
}
const catalog_categoriesCreateBodyEntries0ValueMapType = {
  template: { text: "catalog-category", parts: ["catalog-category"] },
}
const catalog_categoriesCreateBodyEntries0ValueMapRelationshipsMapItemsMapData = {
  template: { text: "{{items}}", parts: [{ name: "items" }] },
}
const catalog_categoriesAdd_itemsPath = ["/catalog-categories/", { param: "id" }, "/relationships/items"]
const catalog_categoriesAdd_itemsBody = {
  from: "entries",
  entries: [{ name: "data", value: catalog_categoriesCreateBodyEntries0ValueMapRelationshipsMapItemsMapData }],
}
const couponsListParams = {
  type: "object",
  properties: { "page[size]": profilesListParamsPageSize, "page[cursor]": profilesListParamsPageCursor },
  additionalProperties: false,
}
const couponsCreateParamsMonitor_configuration = {
  type: "object",
  additionalProperties: true,
  description: "When Klaviyo warns that few codes are left, by the monitor's own keys.",
  examples: [{ low_balance_threshold: 10 }],
}
const couponsCreateBodyEntries0ValueMapAttributesMapMonitor_configuration = {
  template: { text: "{{monitor_configuration}}", parts: [{ name: "monitor_configuration" }] },
}
const coupon_codesCreateParamsExpires_at = {
  type: "string",
  format: "date-time",
  description: "Time when the code expires. A new code defaults to a year from now.",
}
const coupon_codesCreateBodyEntries0ValueMapAttributesMapExpires_at = {
  template: { text: "{{expires_at}}", parts: [{ name: "expires_at" }] },
}
const coupon_codesBulk_createParamsCodesItemsType = {
  type: "string",
  description: "The object type, always coupon-code.",
  default: "coupon-code",
  enum: ["coupon-code"],
}
const coupon_codesBulk_createParamsCodesItemsAttributesUnique_code = {
  type: "string",
  description: "The code, unique within the coupon.",
}
const coupon_codesBulk_createParamsCodesItemsRelationshipsCouponData = {
  type: { type: "string", description: "The object type, always coupon.", default: "coupon", enum: ["coupon"] },
  id: { type: "string", description: "ID of the coupon." },
}
const imagesCreateParamsName = { type: "string", description: "Name of the image. Defaults to the file's name." }
const imagesCreateParamsHidden = {
  type: "boolean",
  description: "Whether the asset library hides the image. Defaults to `false`.",
}
const imagesCreateBodyEntries0ValueMapAttributesMapHidden = {
  template: { text: "{{hidden}}", parts: [{ name: "hidden" }] },
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
const schemasSendJobAttributesStatus = {
  type: ["string", "null"],
  description: "The job's status.",
  enum: ["cancelled", "complete", "processing", "queued", null],
}
const schemasAssignedMessageType = {
  type: ["string", "null"],
  description: "The object type, always campaign-message.",
}
const schemasAssignedMessageRelationships = {
  anyOf: [{ $ref: "#/$defs/Relationships", description: "The message's related records." }, { type: "null" }],
}
const schemasAssignedMessageLinks = {
  anyOf: [{ $ref: "#/$defs/Links", description: "The message's address in the API." }, { type: "null" }],
}
const schemasAssignedMessageAttributesContent = {
  anyOf: [{ $ref: "#/$defs/CampaignMessageContent", description: "Content, by the channel." }, { type: "null" }],
}
const schemasAssignedMessageAttributesRender_options = {
  anyOf: [{ $ref: "#/$defs/RenderOptions", description: "Additions to the text, for SMS." }, { type: "null" }],
}
const schemasAssignedMessageAttributesSend_times = {
  type: ["array", "null"],
  items: { $ref: "#/$defs/SendTime" },
  description: "When the message is sent.",
}
const schemasCatalogItemAttributesCustom_metadata = {
  type: ["object", "null"],
  description: "The account's own values, of any type.",
}
const schemasCouponCodeJobLinks = {
  anyOf: [{ $ref: "#/$defs/Links", description: "The job's address in the API." }, { type: "null" }],
}
const schemasCouponCodeJobAttributesCreated_at = {
  type: ["string", "null"],
  description: "Time when the job was created.",
}
const schemasCouponCodeJobAttributesCompleted_at = {
  type: ["string", "null"],
  description: "Time when the job ended.",
}
const schemasCouponCodeJobAttributesExpires_at = {
  type: ["string", "null"],
  description: "Time when the job expires.",
}
const schemasImportJobAttributesTotal_count = {
  type: ["integer", "null"],
  description: "Number of profiles in the job.",
}
const schemasImportJobAttributesCompleted_count = {
  type: ["integer", "null"],
  description: "Number of profiles that are done.",
}
export default {
  format: 1,
  kind: "klaviyo",
  id: "ff12fc9a-df09-4a14-b96b-a3aa6685d411",
  title: "Klaviyo",
  category: "marketing",
  version: "3.1.0",
  support: "community",
  docs: "https://developers.klaviyo.com/en/reference/api_overview",
  check: "lists.list",
  basis: {
    version: "revision 2026-07-15",
    date: "2026-11-26",
    compared: "Klaviyo's OpenAPI description 2026-07-15",
    differences: 8,
    recorded: {
      read: 90,
      valid: 90,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/klaviyo/tests",
    },
    missing:
      "Creation of flows, their actions and messages, forms, reviews, reports of flows, forms and segments, bulk " +
      "jobs of catalogs, templates of the drag-and-drop editor and webhooks. Suppression of a whole list or segment.",
  },
  sunset: {
    version: "2026-07-15",
    date: "2028-07-15",
    docs: "https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy",
    read: "2026-11-29",
  },
  description:
    "Profiles with consent and suppression, lists, segments, tags, events, campaigns with messages and reports, " +
    "metrics, flows, email templates, catalogs, coupons and images of a Klaviyo account.",
  baseUrl: { text: "https://a.klaviyo.com/api", parts: ["https://a.klaviyo.com/api"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "Private API key",
      description:
        "Create one under Settings > API keys. Read access to the resources you use is enough to read; writes need " +
        "full access.",
      credentialsPage: "https://www.klaviyo.com/settings/account/api-keys",
      credentials: {
        type: "object",
        properties: { api_key: { type: "string" } },
        required: ["api_key"],
        additionalProperties: false,
      },
      forms: {
        api_key: {
          is: "a private API key (pk_…)",
          pattern: "^pk_",
          not: [{ is: "a public API key of 6 characters", pattern: "^[A-Za-z0-9]{6}$" }],
          docs: "https://developers.klaviyo.com/en/docs/retrieve_api_credentials",
        },
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
          "catalogs:read",
          "coupon-codes:read",
          "coupons:read",
          "events:read",
          "flows:read",
          "images:read",
          "lists:read",
          "metrics:read",
          "profiles:read",
          "segments:read",
          "tags:read",
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
          "campaigns:write": "Create, change, send and delete your campaigns.",
          "catalogs:read": "See your catalog.",
          "catalogs:write": "Create, change and delete the products of your catalog.",
          "coupon-codes:read": "See the codes of your coupons.",
          "coupon-codes:write": "Create, change and delete the codes of your coupons.",
          "coupons:read": "See your coupons.",
          "coupons:write": "Create, change and delete your coupons.",
          "flows:write": "Switch your flows on and off, and delete them.",
          "images:read": "See your images.",
          "images:write": "Add and change your images.",
          "segments:read": "See your segments.",
          "segments:write": "Create, change and delete your segments.",
          "tags:read": "See your tags.",
          "tags:write": "Create, change and delete your tags, and tag with them.",
          "templates:write": "Create, change and delete your templates.",
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
      hit: {
        title: [["attributes", "first_name"], ["attributes", "last_name"]],
        text: [
          ["attributes", "email"],
          ["attributes", "phone_number"],
          ["attributes", "organization"],
          ["attributes", "title"],
          ["attributes", "external_id"],
          ["attributes", "location", "city"],
          ["attributes", "location", "country"],
        ],
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
      ownFields: { at: ["attributes", "properties"], write: { param: "properties" } },
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
      hit: { title: [["attributes", "name"]], text: [] },
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
      actions: [
        "list",
        "get",
        "create",
        "update",
        "delete",
        "clone",
        "send",
        "cancel_send",
        "estimate_recipients",
        "search",
      ],
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
        updated_at: { type: "timestamp", at: { in: "body", steps: ["attributes", "updated_at"] } },
      },
      hit: { title: [["attributes", "name"]], text: [["attributes", "status"], ["attributes", "channel"]] },
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
    campaign_send_jobs: {
      description: "A send job: the sending of a campaign that `campaigns.send` began. It has the campaign's ID.",
      key: "id",
      actions: ["get"],
      refs: {},
    },
    campaign_messages: {
      description: "A message of a campaign: its channel, subject, sender and content.",
      key: "id",
      actions: ["list", "get", "update", "assign_template"],
      refs: {},
    },
    campaign_reports: {
      description: "A row of a campaign report: figures of a campaign in a time frame, such as opens and revenue.",
      key: "id",
      actions: ["list"],
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
      hit: { title: [["attributes", "event_properties", "$event_id"]], text: [["attributes", "event_properties"]] },
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
      hit: { title: [["attributes", "name"]], text: [["attributes", "integration", "name"]] },
      sync: { from: "metrics.list", with: [], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    metric_aggregates: {
      description: "An aggregate of a metric: measurements over time for one set of dimensions.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    flows: {
      description: "A flow: an automated series of messages and actions.",
      key: "id",
      actions: ["list", "get", "update", "delete", "search"],
      search: entitiesListsSearch,
      hit: { title: [["attributes", "name"]], text: [["attributes", "status"], ["attributes", "trigger_type"]] },
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
      actions: ["list", "get", "create", "update", "delete", "clone", "render", "search"],
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        type: { type: "string" },
        updated: entitiesProfilesSearchUpdated,
      },
      hit: { title: [["attributes", "name"]], text: [["attributes", "text"]] },
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
    segments: {
      description: "A segment: the profiles that meet its conditions now.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    segment_profiles: { description: "A profile that is in a segment.", key: "id", actions: ["list"], refs: {} },
    tags: {
      description: "A tag that groups campaigns, flows, lists and segments.",
      key: "id",
      actions: [
        "list",
        "get",
        "create",
        "update",
        "delete",
        "tag_campaigns",
        "untag_campaigns",
        "tag_flows",
        "untag_flows",
        "tag_lists",
        "untag_lists",
        "tag_segments",
        "untag_segments",
      ],
      refs: {},
    },
    tag_groups: {
      description: "A group of tags. In an exclusive group, a resource has one tag at most.",
      key: "id",
      actions: ["list", "get", "create", "delete"],
      refs: {},
    },
    catalog_items: {
      description: "A catalog item: a product that messages can show.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    catalog_variants: {
      description: "A variant of a catalog item, such as a size, with stock and price.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    catalog_categories: {
      description: "A category of catalog items.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "add_items", "remove_items"],
      refs: {},
    },
    coupons: {
      description: "A coupon: a discount whose codes Klaviyo gives to profiles.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    coupon_codes: {
      description: "A code of a coupon, for one profile.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "bulk_create"],
      refs: {},
    },
    images: {
      description: "An image in the account's asset library.",
      key: "id",
      actions: ["list", "get", "create", "update", "upload"],
      refs: {},
    },
  },
  operations: {
    "profiles.list": {
      entity: "profiles",
      action: "list",
      description: "Lists profiles with contact data, location and custom properties.",
      keywords: ["subscribers", "person", "customer", "recipient", "shopper", "email address"],
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
      query: profilesListQuery,
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
      keywords: ["who is", "subscriber", "person", "customer", "recipient", "shopper", "email address"],
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
      keywords: [
        "add contact",
        "new subscriber",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
      ],
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
      keywords: [
        "change phone",
        "correct email",
        "attributes",
        "birthday",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "upsert",
        "add unless exists",
        "sync contact",
        "save person",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
      ],
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
      keywords: [
        "csv",
        "mass upload",
        "many contacts",
        "load list",
        "migrate",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
            items: profilesBulk_importParamsListsItems_2,
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
                  map: {
                    lists: { map: { data: profilesBulk_importBodyEntries0ValueMapRelationshipsMapListsMapData } },
                  },
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
      keywords: [
        "sign up",
        "newsletter",
        "consent",
        "SMS consent",
        "VIP",
        "contact",
        "subscriber",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "opt out",
        "stop mailing",
        "no newsletter",
        "remove from mailing",
        "withdraw consent",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "block",
        "never mail",
        "do not contact",
        "blacklist",
        "mute",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "unblock",
        "allow mails",
        "mail again",
        "whitelist",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "duplicate",
        "dedupe",
        "same person",
        "combine",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: [
        "GDPR",
        "erase",
        "forget",
        "wipe",
        "CCPA",
        "contact",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
      ],
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
      keywords: ["failed rows", "why rejected", "csv problems", "bad contacts", "skipped"],
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
      keywords: ["audiences", "newsletter", "mailing", "subscribers", "group"],
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
      keywords: ["size of audience", "audience", "newsletter", "mailing", "subscribers", "group"],
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
      keywords: ["new audience", "audience", "newsletter", "mailing", "subscribers", "group"],
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
      keywords: ["rename audience", "audience", "newsletter", "mailing", "subscribers", "group"],
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
      keywords: ["drop audience", "audience", "newsletter", "mailing", "subscribers", "group"],
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
      keywords: ["who is on", "subscribers", "who is on it", "members", "audience", "recipients"],
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
      query: list_profilesListQuery,
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
      keywords: [
        "put on",
        "include",
        "VIP",
        "add contact",
        "sign up",
        "subscribers",
        "who is on it",
        "members",
        "audience",
        "recipients",
      ],
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
      keywords: [
        "take off",
        "drop",
        "exclude",
        "kick",
        "subscribers",
        "who is on it",
        "members",
        "audience",
        "recipients",
      ],
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
      keywords: ["mailings", "sent", "newsletter", "blast", "email", "SMS", "broadcast"],
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
      keywords: ["mailing status", "newsletter", "mailing", "blast", "email", "SMS", "broadcast"],
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
    "campaigns.create": {
      entity: "campaigns",
      action: "create",
      description:
        "Creates a campaign as a draft, with its messages. Assign templates to them, then send it with " +
        "`campaigns.send`.",
      keywords: [
        "new mailing",
        "write newsletter",
        "plan",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
      ],
      effect: "additive",
      method: "POST",
      path: ["/campaigns"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The campaign's name.", examples: ["November offers"] },
          audiences: {
            type: "object",
            properties: {
              included: {
                type: "array",
                items: { type: "string" },
                description: "IDs of the lists and segments to send to.",
                minItems: 1,
              },
              excluded: campaignsCreateParamsAudiencesExcluded,
            },
            required: ["included"],
            additionalProperties: false,
            description: "Lists and segments to send to, and those to leave out.",
            examples: [{ included: ["LIST01"] }],
          },
          messages: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: campaignsCreateParamsMessagesItemsType,
                attributes: {
                  type: "object",
                  properties: {
                    definition: {
                      type: "object",
                      properties: campaignsCreateParamsMessagesItemsAttributesDefinition,
                      required: ["channel"],
                      additionalProperties: false,
                      examples: campaignsCreateParamsMessagesItemsAttributesDefinitionExamples,
                      description: "The content and settings of the message.",
                    },
                  },
                  required: ["definition"],
                  additionalProperties: false,
                },
              },
              required: ["type", "attributes"],
              additionalProperties: false,
            },
            description: "Messages of the campaign. Email and SMS campaigns have one.",
            minItems: 1,
            examples: [
              [{ attributes: { definition: { channel: "email", content: { subject: "Offers of November" } } } }],
            ],
          },
          send_strategy: {
            type: "object",
            properties: campaignsCreateParamsSend_strategy,
            required: ["method"],
            additionalProperties: false,
            examples: campaignsCreateParamsSend_strategyExamples,
            description: "When and how to send. Defaults to immediately, once you send the campaign.",
          },
          send_options: campaignsCreateParamsSend_options_2,
          tracking_options: campaignsCreateParamsTracking_options,
        },
        required: ["name", "audiences", "messages"],
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
                type: { template: { text: "campaign", parts: ["campaign"] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    audiences: campaignsCreateBodyEntries0ValueMapAttributesMapAudiences,
                    send_strategy: campaignsCreateBodyEntries0ValueMapAttributesMapSend_strategy,
                    send_options: campaignsCreateBodyEntries0ValueMapAttributesMapSend_options,
                    tracking_options: campaignsCreateBodyEntries0ValueMapAttributesMapTracking_options,
                    "campaign-messages": {
                      map: { data: { template: { text: "{{messages}}", parts: [{ name: "messages" }] } } },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.update": {
      entity: "campaigns",
      action: "update",
      description:
        "Updates the name, audiences or send settings of a campaign. Fields that you leave out keep their value.",
      keywords: ["rename mailing", "schedule", "newsletter", "mailing", "blast", "email", "SMS", "broadcast"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/campaigns/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          name: { type: "string", description: "The campaign's name." },
          audiences: {
            type: "object",
            properties: {
              included: {
                type: "array",
                items: { type: "string" },
                description: "IDs of the lists and segments to send to.",
              },
              excluded: campaignsCreateParamsAudiencesExcluded,
            },
            additionalProperties: false,
            description: "Lists and segments to send to, and those to leave out. They replace the former ones.",
          },
          send_strategy: {
            type: "object",
            properties: campaignsCreateParamsSend_strategy,
            required: ["method"],
            additionalProperties: false,
            examples: campaignsCreateParamsSend_strategyExamples,
            description: "When and how to send.",
          },
          send_options: campaignsCreateParamsSend_options_2,
          tracking_options: campaignsCreateParamsTracking_options,
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
                type: { template: { text: "campaign", parts: ["campaign"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    audiences: campaignsCreateBodyEntries0ValueMapAttributesMapAudiences,
                    send_strategy: campaignsCreateBodyEntries0ValueMapAttributesMapSend_strategy,
                    send_options: campaignsCreateBodyEntries0ValueMapAttributesMapSend_options,
                    tracking_options: campaignsCreateBodyEntries0ValueMapAttributesMapTracking_options,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.delete": {
      entity: "campaigns",
      action: "delete",
      description: "Deletes a campaign. This cannot be undone.",
      keywords: ["scrap mailing", "newsletter", "mailing", "blast", "email", "SMS", "broadcast"],
      effect: "destroys",
      method: "DELETE",
      path: ["/campaigns/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.clone": {
      entity: "campaigns",
      action: "clone",
      description: "Creates a copy of a campaign as a draft.",
      keywords: ["duplicate", "reuse", "same again", "newsletter", "mailing", "blast", "email", "SMS", "broadcast"],
      effect: "additive",
      method: "POST",
      path: ["/campaign-clone"],
      routes: [],
      params: {
        type: "object",
        properties: { id: campaignsCloneParamsId, new_name: campaignsCloneParamsNew_name },
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
                type: { template: { text: "campaign", parts: ["campaign"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: { new_name: { template: { text: "{{new_name}}", parts: [{ name: "new_name" }] } } },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Campaign" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.send": {
      entity: "campaigns",
      action: "send",
      description:
        "Sends or schedules a campaign by its send strategy, and returns the send job. Klaviyo processes it later; " +
        "`campaign_send_jobs.get` has the status.",
      keywords: [
        "blast",
        "go out",
        "deliver",
        "fire",
        "launch",
        "now",
        "newsletter",
        "mailing",
        "email",
        "SMS",
        "broadcast",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/campaign-send-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string", description: "ID of the campaign to send, as `campaigns.list` returns it." },
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
                type: campaignsSendBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignSendJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.cancel_send": {
      entity: "campaigns",
      action: "cancel_send",
      description:
        "Stops a campaign that is scheduled or being sent. With `cancel` it is cancelled for good, with `revert` it " +
        "becomes a draft again.",
      keywords: [
        "call off",
        "abort",
        "halt",
        "revert to draft",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
      ],
      effect: "destroys",
      method: "PATCH",
      path: ["/campaign-send-jobs/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { minLength: 1, type: "string", description: "ID of the campaign." },
          action: {
            type: "string",
            description: "`cancel` ends the campaign, `revert` makes it a draft again.",
            enum: ["cancel", "revert"],
          },
        },
        required: ["id", "action"],
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
                type: campaignsSendBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: { map: { action: { template: { text: "{{action}}", parts: [{ name: "action" }] } } } },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Campaign" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaigns.estimate_recipients": {
      entity: "campaigns",
      action: "estimate_recipients",
      description: "Estimates the number of unique recipients of a campaign, and waits for the result.",
      keywords: [
        "how many",
        "reach",
        "audience size",
        "count",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
      ],
      effect: "read",
      method: "POST",
      path: ["/campaign-recipient-estimation-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: { id: campaignsCloneParamsId },
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
                type: {
                  template: { text: "campaign-recipient-estimation-job", parts: ["campaign-recipient-estimation-job"] },
                },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      steps: [
        {
          request: {
            method: "GET",
            path: ["/campaign-recipient-estimation-jobs/", { param: "id" }],
            routes: [],
            query: [],
            headers: requestHeaders,
            encode: { body: "json", objects: "brackets", arrays: "repeat" },
          },
          isGraphql: false,
          hosts: [],
          until: {
            at: { in: "body", steps: ["data", "attributes", "status"] },
            is: ["complete"],
            failed: ["cancelled"],
            everyMs: 2000,
          },
        },
        {
          request: {
            method: "GET",
            path: ["/campaign-recipient-estimations/", { param: "id" }],
            routes: [],
            query: [],
            headers: requestHeaders,
            encode: { body: "json", objects: "brackets", arrays: "repeat" },
          },
          isGraphql: false,
          hosts: [],
        },
      ],
      record: { $ref: "#/$defs/RecipientEstimation" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"], ["campaigns:read"]],
    },
    "campaign_send_jobs.get": {
      entity: "campaign_send_jobs",
      action: "get",
      description: "Gets the status of the sending of a campaign.",
      keywords: ["delivery progress", "is it out", "sending status", "finished", "sent yet"],
      effect: "read",
      method: "GET",
      path: ["/campaign-send-jobs/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { minLength: 1, type: "string", description: "ID of the campaign, which `campaigns.send` sent." },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignSendJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "campaign_messages.list": {
      entity: "campaign_messages",
      action: "list",
      description: "Lists the messages of a campaign.",
      keywords: ["contents", "subject line", "sender", "preview text", "body"],
      effect: "read",
      method: "GET",
      path: ["/campaigns/", { param: "campaign_id" }, "/campaign-messages"],
      routes: [],
      params: {
        type: "object",
        properties: {
          campaign_id: {
            minLength: 1,
            type: "string",
            description: "ID of the campaign, as `campaigns.list` returns it.",
          },
        },
        required: ["campaign_id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignMessage" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: { style: "none", because: "A campaign has a few messages. Klaviyo returns all of them." },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "campaign_messages.get": {
      entity: "campaign_messages",
      action: "get",
      description: "Gets a message of a campaign with its content.",
      keywords: ["subject", "subject line", "sender", "preview text", "body"],
      effect: "read",
      method: "GET",
      path: ["/campaign-messages/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CampaignMessage" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "campaign_messages.update": {
      entity: "campaign_messages",
      action: "update",
      description: "Updates the content or settings of a message of a campaign.",
      keywords: ["change subject", "sender", "preview", "subject line", "preview text", "body"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/campaign-messages/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          definition: {
            type: "object",
            properties: campaignsCreateParamsMessagesItemsAttributesDefinition,
            required: ["channel"],
            additionalProperties: false,
            examples: campaignsCreateParamsMessagesItemsAttributesDefinitionExamples,
            description: "The new content and settings of the message.",
          },
        },
        required: ["id", "definition"],
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
                type: campaign_messagesUpdateBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: { map: { definition: campaign_messagesUpdateBodyEntries0ValueMapAttributesMapDefinition } },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/CampaignMessage" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaign_messages.assign_template": {
      entity: "campaign_messages",
      action: "assign_template",
      description:
        "Assigns a copy of an email template to a message of a campaign. Later changes of the template do not reach " +
        "the message.",
      keywords: [
        "use design",
        "set layout",
        "pick design",
        "apply",
        "subject line",
        "content",
        "sender",
        "preview text",
        "body",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/campaign-message-assign-template"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: campaignsCloneParamsId,
          template_id: { type: "string", description: "ID of the template, as `email_templates.list` returns it." },
        },
        required: ["id", "template_id"],
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
                type: campaign_messagesUpdateBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                relationships: {
                  map: {
                    template: {
                      map: {
                        data: {
                          map: {
                            type: { template: { text: "template", parts: ["template"] } },
                            id: { template: { text: "{{template_id}}", parts: [{ name: "template_id" }] } },
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
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AssignedMessage" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"]],
    },
    "campaign_reports.list": {
      entity: "campaign_reports",
      action: "list",
      description: "Reports figures of campaigns in a time frame, one row per group. Klaviyo allows 225 reports a day.",
      keywords: ["open rate", "click rate", "how did it do", "performance", "revenue", "statistics", "results"],
      effect: "read",
      method: "POST",
      path: ["/campaign-values-reports"],
      routes: [],
      params: {
        type: "object",
        properties: {
          page_cursor: campaign_reportsListParamsPage_cursor,
          statistics: campaign_reportsListParamsStatistics,
          timeframe: {
            type: "object",
            properties: campaign_reportsListParamsTimeframe,
            additionalProperties: false,
            description: "Time frame of up to a year: a `key`, or `start` and `end`.",
            examples: [{ key: "last_30_days" }],
          },
          conversion_metric_id: campaign_reportsListParamsConversion_metric_id,
          group_by: {
            type: "array",
            items: { type: "string" },
            description:
              "Groups of the rows. They include `campaign_id` and `campaign_message_id`. Defaults to these and " +
              "`send_channel`.",
            examples: [["campaign_id", "campaign_message_id", "send_channel"]],
          },
          filter: campaign_reportsListParamsFilter,
        },
        required: ["statistics", "timeframe", "conversion_metric_id"],
        additionalProperties: false,
      },
      query: [{ name: "page_cursor", value: campaign_reportsListQuery0Value }],
      headers: profilesCreateHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "data",
            value: {
              map: {
                type: { template: { text: "campaign-values-report", parts: ["campaign-values-report"] } },
                attributes: {
                  map: {
                    statistics: { template: { text: "{{statistics}}", parts: [{ name: "statistics" }] } },
                    timeframe: { template: { text: "{{timeframe}}", parts: [{ name: "timeframe" }] } },
                    conversion_metric_id: {
                      template: { text: "{{conversion_metric_id}}", parts: [{ name: "conversion_metric_id" }] },
                    },
                    group_by: { template: { text: "{{group_by}}", parts: [{ name: "group_by" }] } },
                    filter: profilesListQuery2Value,
                  },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ReportRow" },
      records: { in: "body", steps: ["data", "attributes", "results"] },
      meta: {},
      pagination: {
        style: "link",
        param: "page_cursor",
        links: [{ next: { in: "body", steps: ["links", "next"] }, param: "page_cursor", wireName: "page_cursor" }],
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: {
        limit: 2,
        perMs: 60000,
        remaining: { in: "header", name: "ratelimit-remaining" },
        reset: { in: "header", name: "ratelimit-reset" },
        unit: "seconds",
      },
      timeoutMs: 90000,
      isGraphql: false,
      scopes: [["campaigns:read"]],
    },
    "events.list": {
      entity: "events",
      action: "list",
      description:
        "Lists events of all metrics, newest first by default. Relationships name the profile and the metric.",
      keywords: ["what did they do", "activity", "behavior", "placed order", "tracked", "purchase", "viewed product"],
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
      keywords: ["one activity", "activity", "behavior", "placed order", "tracked", "purchase", "viewed product"],
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
      keywords: [
        "track",
        "log activity",
        "record purchase",
        "send",
        "activity",
        "behavior",
        "placed order",
        "tracked",
        "purchase",
        "viewed product",
      ],
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
      keywords: [
        "many activities",
        "backfill",
        "import",
        "track several",
        "batch",
        "activity",
        "behavior",
        "placed order",
        "tracked",
        "purchase",
        "viewed product",
      ],
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
      keywords: [
        "kinds of activity",
        "event kinds",
        "KPI",
        "measure",
        "placed order",
        "opened email",
        "tracked actions",
      ],
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
      keywords: ["kind details", "event kinds", "KPI", "measure", "placed order", "opened email", "tracked actions"],
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
    "metric_aggregates.list": {
      entity: "metric_aggregates",
      action: "list",
      description:
        "Aggregates the events of a metric over time, one row per set of dimensions. `meta.dates` has the dates of " +
        "the measurements.",
      keywords: ["revenue", "totals", "statistics", "per day", "sum", "analytics"],
      effect: "read",
      method: "POST",
      path: ["/metric-aggregates"],
      routes: [],
      params: {
        type: "object",
        properties: {
          metric_id: { type: "string", description: "ID of the metric, as `metrics.list` returns it." },
          measurements: {
            type: "array",
            items: { type: "string" },
            description: "Measurements: `count`, `unique` (profiles) or `sum_value`.",
            minItems: 1,
            examples: [["count", "unique"]],
          },
          filter: {
            type: "array",
            items: { type: "string" },
            description:
              "Filters, which all hold. Give the first time with `greater-or-equal` and the end, excluded, with " +
              "`less-than`.",
            minItems: 2,
            examples: [["greater-or-equal(datetime,2026-11-01T00:00:00)", "less-than(datetime,2026-11-08T00:00:00)"]],
          },
          interval: {
            type: "string",
            description: "Time between the measurements. Defaults to `day`.",
            enum: ["hour", "day", "week", "month"],
          },
          by: {
            type: "array",
            items: { type: "string" },
            description: "Dimensions of the rows, such as `$message`.",
            examples: [["$message"]],
          },
          timezone: {
            type: "string",
            description: "Time zone of the query, by its IANA name. Defaults to UTC.",
            examples: ["Europe/Berlin"],
          },
          sort: {
            type: "string",
            description: "Dimension or measurement to sort by. Prefix `-` for the reverse.",
            examples: ["-count"],
          },
          page_size: { type: "integer", description: "Maximum number of rows per page. Defaults to 500.", minimum: 1 },
          page_cursor: campaign_reportsListParamsPage_cursor,
        },
        required: ["metric_id", "measurements", "filter"],
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
                type: { template: { text: "metric-aggregate", parts: ["metric-aggregate"] } },
                attributes: {
                  map: {
                    metric_id: { template: { text: "{{metric_id}}", parts: [{ name: "metric_id" }] } },
                    measurements: { template: { text: "{{measurements}}", parts: [{ name: "measurements" }] } },
                    filter: profilesListQuery2Value,
                    interval: { template: { text: "{{interval}}", parts: [{ name: "interval" }] } },
                    by: { template: { text: "{{by}}", parts: [{ name: "by" }] } },
                    timezone: { template: { text: "{{timezone}}", parts: [{ name: "timezone" }] } },
                    sort: { template: { text: "{{sort}}", parts: [{ name: "sort" }] } },
                    page_size: { template: { text: "{{page_size}}", parts: [{ name: "page_size" }] } },
                    page_cursor: campaign_reportsListQuery0Value,
                  },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/MetricAggregate" },
      records: { in: "body", steps: ["data", "attributes", "data"] },
      meta: { dates: { in: "body", steps: ["data", "attributes", "dates"] } },
      pagination: {
        style: "link",
        param: "page_cursor",
        links: [
          {
            next: { in: "body", steps: ["links", "next"] },
            param: "page_cursor",
            wireName: "page_cursor",
            size: "page_size",
          },
        ],
        size: "page_size",
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["metrics:read"]],
    },
    "flows.list": {
      entity: "flows",
      action: "list",
      description: "Lists flows with status and trigger. Their steps are not included.",
      keywords: [
        "which automations run",
        "automation",
        "automated email",
        "welcome series",
        "drip",
        "abandoned cart",
        "journey",
        "sequence",
      ],
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
      keywords: [
        "steps",
        "automation",
        "automated email",
        "welcome series",
        "drip",
        "abandoned cart",
        "journey",
        "sequence",
      ],
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
    "flows.update": {
      entity: "flows",
      action: "update",
      description: "Updates the status of a flow and of all its actions.",
      keywords: [
        "switch on",
        "pause",
        "turn off",
        "live",
        "draft",
        "automation",
        "automated email",
        "welcome series",
        "drip",
        "abandoned cart",
        "journey",
        "sequence",
      ],
      effect: "overwrites",
      method: "PATCH",
      path: ["/flows/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          status: {
            type: "string",
            description: "Status. A `live` flow sends its messages; a `manual` one waits for a person.",
            enum: ["draft", "manual", "live"],
          },
        },
        required: ["id", "status"],
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
                type: { template: { text: "flow", parts: ["flow"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: { map: { status: flowsUpdateBodyEntries0ValueMapAttributesMapStatus } },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Flow" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:write"]],
    },
    "flows.delete": {
      entity: "flows",
      action: "delete",
      description: "Deletes a flow. This cannot be undone.",
      keywords: [
        "drop automation",
        "automation",
        "automated email",
        "welcome series",
        "drip",
        "abandoned cart",
        "journey",
        "sequence",
      ],
      effect: "destroys",
      method: "DELETE",
      path: ["/flows/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Flow" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:write"]],
    },
    "email_templates.list": {
      entity: "email_templates",
      action: "list",
      description: "Lists email templates with their HTML and text.",
      keywords: ["designs", "layout", "newsletter look", "mockup", "boilerplate"],
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
      keywords: ["design HTML", "design", "layout", "newsletter look", "mockup", "boilerplate"],
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
    "email_templates.create": {
      entity: "email_templates",
      action: "create",
      description: "Creates an email template from HTML. Klaviyo allows 1,000 templates in an account.",
      keywords: ["new design", "design", "layout", "newsletter look", "mockup", "boilerplate"],
      effect: "additive",
      method: "POST",
      path: ["/templates"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The template's name." },
          editor_type: {
            type: "string",
            description:
              "Editor of the template: `CODE` for HTML, `USER_DRAGGABLE` for HTML with regions to drag blocks to.",
            default: "CODE",
            enum: ["CODE", "USER_DRAGGABLE"],
          },
          html: { type: "string", description: "HTML of the template.", examples: ["<html><body>Hello</body></html>"] },
          text: email_templatesCreateParamsText,
          amp: email_templatesCreateParamsAmp,
        },
        required: ["name", "html"],
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
                type: { template: { text: "template", parts: ["template"] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    editor_type: { template: { text: "{{editor_type}}", parts: [{ name: "editor_type" }] } },
                    html: { template: { text: "{{html}}", parts: [{ name: "html" }] } },
                    text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
                    amp: { template: { text: "{{amp}}", parts: [{ name: "amp" }] } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:write"]],
    },
    "email_templates.update": {
      entity: "email_templates",
      action: "update",
      description: "Updates an email template. Fields that you leave out keep their value.",
      keywords: ["edit design", "design", "layout", "HTML", "newsletter look", "mockup", "boilerplate"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/templates/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          name: { type: "string", description: "The template's name." },
          html: {
            type: "string",
            description: "HTML of the template. Klaviyo refuses it for templates of the drag-and-drop editor.",
          },
          text: email_templatesCreateParamsText,
          amp: email_templatesCreateParamsAmp,
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
                type: { template: { text: "template", parts: ["template"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    html: { template: { text: "{{html}}", parts: [{ name: "html" }] } },
                    text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
                    amp: { template: { text: "{{amp}}", parts: [{ name: "amp" }] } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:write"]],
    },
    "email_templates.delete": {
      entity: "email_templates",
      action: "delete",
      description: "Deletes an email template. This cannot be undone.",
      keywords: ["drop design", "design", "layout", "HTML", "newsletter look", "mockup", "boilerplate"],
      effect: "destroys",
      method: "DELETE",
      path: ["/templates/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Template" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:write"]],
    },
    "email_templates.clone": {
      entity: "email_templates",
      action: "clone",
      description: "Creates a copy of an email template.",
      keywords: [
        "duplicate",
        "reuse",
        "same again",
        "design",
        "layout",
        "HTML",
        "newsletter look",
        "mockup",
        "boilerplate",
      ],
      effect: "additive",
      method: "POST",
      path: ["/template-clone"],
      routes: [],
      params: {
        type: "object",
        properties: { id: campaignsCloneParamsId, name: campaignsCloneParamsNew_name },
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
                type: { template: { text: "template", parts: ["template"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: email_templatesCloneBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:write"]],
    },
    "email_templates.render": {
      entity: "email_templates",
      action: "render",
      description:
        "Renders an email template with values for its variables, and returns the HTML and text. Nothing is sent or " +
        "stored.",
      keywords: [
        "preview",
        "fill in",
        "with data",
        "test merge tags",
        "show",
        "design",
        "layout",
        "newsletter look",
        "mockup",
        "boilerplate",
      ],
      effect: "read",
      method: "POST",
      path: ["/template-render"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: campaignsCloneParamsId,
          context: {
            type: "object",
            additionalProperties: true,
            description: "Values of the template's variables by name. Missing ones count as false.",
            examples: [{ first_name: "Ada" }],
          },
        },
        required: ["id", "context"],
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
                type: { template: { text: "template", parts: ["template"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: { map: { context: { template: { text: "{{context}}", parts: [{ name: "context" }] } } } },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Template" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["templates:read"]],
    },
    "segments.list": {
      entity: "segments",
      action: "list",
      description: "Lists segments with their definitions. Their profiles are not included.",
      keywords: ["cohorts", "audience", "filter", "dynamic group", "VIP customers"],
      effect: "read",
      method: "GET",
      path: ["/segments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of segments per page, 1 to 10. Defaults to 10.",
            default: 10,
            minimum: 1,
            maximum: 10,
          },
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description:
              "Filter by `name`, `id`, `created`, `updated`, `is_active` or `is_starred` in Klaviyo's syntax.",
            examples: ["equals(name,'Loyal customers')"],
          },
          sort: {
            type: "string",
            description: "Sort field. Prefix `-` for descending order.",
            enum: ["created", "-created", "id", "-id", "name", "-name", "updated", "-updated"],
          },
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Segment" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:read"]],
    },
    "segments.get": {
      entity: "segments",
      action: "get",
      description: "Gets a segment with its definition.",
      keywords: ["size", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      effect: "read",
      method: "GET",
      path: ["/segments/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Segment" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:read"]],
    },
    "segments.create": {
      entity: "segments",
      action: "create",
      description: "Creates a segment from conditions. Klaviyo fills it later and allows 100 writes of segments a day.",
      keywords: ["define audience", "build cohort", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      effect: "additive",
      method: "POST",
      path: ["/segments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The segment's name.", examples: ["Loyal customers"] },
          definition: {
            type: "object",
            properties: segmentsCreateParamsDefinition,
            required: ["condition_groups"],
            additionalProperties: false,
            examples: segmentsCreateParamsDefinitionExamples,
            description: "The conditions that profiles have to meet.",
          },
          is_starred: {
            type: "boolean",
            description: "Whether the segment is marked with a star. Defaults to `false`.",
          },
        },
        required: ["name", "definition"],
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
                type: { template: { text: "segment", parts: ["segment"] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    definition: campaign_messagesUpdateBodyEntries0ValueMapAttributesMapDefinition,
                    is_starred: segmentsCreateBodyEntries0ValueMapAttributesMapIs_starred,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Segment" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: segmentsCreateRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:write"]],
    },
    "segments.update": {
      entity: "segments",
      action: "update",
      description: "Updates the name, conditions or state of a segment. To deactivate it, give `is_active` alone.",
      keywords: ["change filter", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/segments/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          name: { type: "string", description: "The segment's name." },
          definition: {
            type: "object",
            properties: segmentsCreateParamsDefinition,
            required: ["condition_groups"],
            additionalProperties: false,
            examples: segmentsCreateParamsDefinitionExamples,
            description: "The new conditions. They replace the former ones.",
          },
          is_starred: { type: "boolean", description: "Whether the segment is marked with a star." },
          is_active: {
            type: "boolean",
            description: "Whether Klaviyo keeps the segment's profiles up to date. Give `false` alone.",
          },
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
                type: { template: { text: "segment", parts: ["segment"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    definition: campaign_messagesUpdateBodyEntries0ValueMapAttributesMapDefinition,
                    is_starred: segmentsCreateBodyEntries0ValueMapAttributesMapIs_starred,
                    is_active: { template: { text: "{{is_active}}", parts: [{ name: "is_active" }] } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Segment" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: segmentsCreateRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:write"]],
    },
    "segments.delete": {
      entity: "segments",
      action: "delete",
      description: "Deletes a segment. Its profiles stay. This cannot be undone.",
      keywords: ["drop cohort", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      effect: "destroys",
      method: "DELETE",
      path: ["/segments/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Segment" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:write"]],
    },
    "segment_profiles.list": {
      entity: "segment_profiles",
      action: "list",
      description: "Lists the profiles of a segment.",
      keywords: ["who is in", "contacts", "people", "audience", "subscribers", "cohort members"],
      effect: "read",
      method: "GET",
      path: ["/segments/", { param: "id" }, "/profiles"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          id: { minLength: 1, type: "string", description: "ID of the segment, as `segments.list` returns it." },
          filter: list_profilesListParamsFilter,
          sort: list_profilesListParamsSort,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: list_profilesListQuery,
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
      scopes: [["profiles:read"], ["segments:read"]],
    },
    "tags.list": {
      entity: "tags",
      action: "list",
      description: "Lists tags by name.",
      keywords: ["labels", "category", "keyword", "organizer", "folder"],
      effect: "read",
      method: "GET",
      path: ["/tags"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of tags per page, 1 to 50. Defaults to 50.",
            default: 50,
            minimum: 1,
            maximum: 50,
          },
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `name` in Klaviyo's syntax.",
            examples: ["contains(name,'winter')"],
          },
          sort: {
            type: "string",
            description: "Sort field. Prefix `-` for descending order.",
            enum: ["id", "-id", "name", "-name"],
          },
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"]],
    },
    "tags.get": {
      entity: "tags",
      action: "get",
      description: "Gets a tag with its name and group.",
      keywords: ["label details", "label", "category", "keyword", "organizer", "folder"],
      effect: "read",
      method: "GET",
      path: ["/tags/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"]],
    },
    "tags.create": {
      entity: "tags",
      action: "create",
      description: "Creates a tag in a tag group. Klaviyo allows 500 tags in an account.",
      keywords: ["new label", "label", "category", "keyword", "organizer", "folder"],
      effect: "additive",
      method: "POST",
      path: ["/tags"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The tag's name.", examples: ["winter"] },
          tag_group: {
            type: "object",
            properties: tagsCreateParamsTag_group,
            required: ["type", "id"],
            additionalProperties: false,
            examples: [{ id: "GROUP01" }],
            description: "Tag group of the tag. Defaults to the account's default group.",
          },
        },
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
                type: { template: { text: "tag", parts: ["tag"] } },
                attributes: email_templatesCloneBodyEntries0ValueMapAttributes,
                relationships: {
                  map: {
                    "tag-group": {
                      map: { data: { template: { text: "{{tag_group}}", parts: [{ name: "tag_group" }] } } },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: tagsCreateEncode,
      record: { $ref: "#/$defs/Tag" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"], ["tags:write"]],
    },
    "tags.update": {
      entity: "tags",
      action: "update",
      description: "Updates the name of a tag. Its group cannot change.",
      keywords: ["rename label", "label", "category", "keyword", "organizer", "folder"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/tags/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: profilesGetParamsId, name: { type: "string", description: "The tag's new name." } },
        required: ["id", "name"],
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
                type: { template: { text: "tag", parts: ["tag"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: email_templatesCloneBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"], ["tags:write"]],
    },
    "tags.delete": {
      entity: "tags",
      action: "delete",
      description: "Deletes a tag and removes it from everything it marks. This cannot be undone.",
      keywords: ["drop label", "label", "category", "keyword", "organizer", "folder"],
      effect: "destroys",
      method: "DELETE",
      path: ["/tags/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"], ["tags:write"]],
    },
    "tags.tag_campaigns": {
      entity: "tags",
      action: "tag_campaigns",
      description: "Adds a tag to campaigns.",
      keywords: [
        "label mailing",
        "categorize",
        "mark",
        "organize",
        "label",
        "category",
        "keyword",
        "organizer",
        "folder",
      ],
      effect: "additive",
      method: "POST",
      path: ["/tags/", { param: "id" }, "/relationships/campaigns"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          campaigns: {
            type: "array",
            items: tagsTag_campaignsParamsCampaignsItems_2,
            description: "Campaigns to tag.",
            minItems: 1,
            examples: [[{ id: "CAMPAIGN01" }]],
          },
        },
        required: ["id", "campaigns"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_campaignsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"], ["tags:write"]],
    },
    "tags.untag_campaigns": {
      entity: "tags",
      action: "untag_campaigns",
      description: "Removes a tag from campaigns.",
      keywords: ["unlabel mailing", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      effect: "overwrites",
      method: "DELETE",
      path: ["/tags/", { param: "id" }, "/relationships/campaigns"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          campaigns: {
            type: "array",
            items: tagsTag_campaignsParamsCampaignsItems_2,
            description: "Campaigns to take the tag from.",
            minItems: 1,
            examples: [[{ id: "CAMPAIGN01" }]],
          },
        },
        required: ["id", "campaigns"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_campaignsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["campaigns:write"], ["tags:write"]],
    },
    "tags.tag_flows": {
      entity: "tags",
      action: "tag_flows",
      description: "Adds a tag to flows.",
      keywords: [
        "label automation",
        "categorize",
        "mark",
        "organize",
        "label",
        "category",
        "keyword",
        "organizer",
        "folder",
      ],
      effect: "additive",
      method: "POST",
      path: ["/tags/", { param: "id" }, "/relationships/flows"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          flows: {
            type: "array",
            items: tagsTag_flowsParamsFlowsItems_2,
            description: "Flows to tag.",
            minItems: 1,
            examples: [[{ id: "FLOW01" }]],
          },
        },
        required: ["id", "flows"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_flowsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:write"], ["tags:write"]],
    },
    "tags.untag_flows": {
      entity: "tags",
      action: "untag_flows",
      description: "Removes a tag from flows.",
      keywords: ["unlabel automation", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      effect: "overwrites",
      method: "DELETE",
      path: ["/tags/", { param: "id" }, "/relationships/flows"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          flows: {
            type: "array",
            items: tagsTag_flowsParamsFlowsItems_2,
            description: "Flows to take the tag from.",
            minItems: 1,
            examples: [[{ id: "FLOW01" }]],
          },
        },
        required: ["id", "flows"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_flowsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["flows:write"], ["tags:write"]],
    },
    "tags.tag_lists": {
      entity: "tags",
      action: "tag_lists",
      description: "Adds a tag to lists.",
      keywords: [
        "label audience",
        "categorize",
        "mark",
        "organize",
        "label",
        "category",
        "keyword",
        "organizer",
        "folder",
      ],
      effect: "additive",
      method: "POST",
      path: ["/tags/", { param: "id" }, "/relationships/lists"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          lists: {
            type: "array",
            items: profilesBulk_importParamsListsItems_2,
            description: "Lists to tag.",
            minItems: 1,
            examples: [[{ id: "LIST01" }]],
          },
        },
        required: ["id", "lists"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_listsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"], ["tags:write"]],
    },
    "tags.untag_lists": {
      entity: "tags",
      action: "untag_lists",
      description: "Removes a tag from lists.",
      keywords: ["unlabel audience", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      effect: "overwrites",
      method: "DELETE",
      path: ["/tags/", { param: "id" }, "/relationships/lists"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          lists: {
            type: "array",
            items: profilesBulk_importParamsListsItems_2,
            description: "Lists to take the tag from.",
            minItems: 1,
            examples: [[{ id: "LIST01" }]],
          },
        },
        required: ["id", "lists"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_listsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["lists:write"], ["tags:write"]],
    },
    "tags.tag_segments": {
      entity: "tags",
      action: "tag_segments",
      description: "Adds a tag to segments.",
      keywords: [
        "label cohort",
        "categorize",
        "mark",
        "organize",
        "label",
        "category",
        "keyword",
        "organizer",
        "folder",
      ],
      effect: "additive",
      method: "POST",
      path: ["/tags/", { param: "id" }, "/relationships/segments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          segments: {
            type: "array",
            items: tagsTag_segmentsParamsSegmentsItems_2,
            description: "Segments to tag.",
            minItems: 1,
            examples: [[{ id: "SEGMENT01" }]],
          },
        },
        required: ["id", "segments"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_segmentsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:write"], ["tags:write"]],
    },
    "tags.untag_segments": {
      entity: "tags",
      action: "untag_segments",
      description: "Removes a tag from segments.",
      keywords: ["unlabel cohort", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      effect: "overwrites",
      method: "DELETE",
      path: ["/tags/", { param: "id" }, "/relationships/segments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          segments: {
            type: "array",
            items: tagsTag_segmentsParamsSegmentsItems_2,
            description: "Segments to take the tag from.",
            minItems: 1,
            examples: [[{ id: "SEGMENT01" }]],
          },
        },
        required: ["id", "segments"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: tagsTag_segmentsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Tag" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["segments:write"], ["tags:write"]],
    },
    "tag_groups.list": {
      entity: "tag_groups",
      action: "list",
      description: "Lists tag groups by name.",
      keywords: ["label sets", "label family", "category of labels", "grouping", "collection of labels"],
      effect: "read",
      method: "GET",
      path: ["/tag-groups"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": {
            type: "integer",
            description: "Maximum number of tag groups per page, 1 to 25. Defaults to 25.",
            default: 25,
            minimum: 1,
            maximum: 25,
          },
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `name`, `exclusive` or `default` in Klaviyo's syntax.",
            examples: ["equals(exclusive,true)"],
          },
        },
        additionalProperties: false,
      },
      query: profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TagGroup" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"]],
    },
    "tag_groups.get": {
      entity: "tag_groups",
      action: "get",
      description: "Gets a tag group with its name.",
      keywords: [
        "label set details",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      effect: "read",
      method: "GET",
      path: ["/tag-groups/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TagGroup" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"]],
    },
    "tag_groups.create": {
      entity: "tag_groups",
      action: "create",
      description: "Creates a tag group. Klaviyo allows 50 tag groups in an account.",
      keywords: [
        "new label set",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      effect: "additive",
      method: "POST",
      path: ["/tag-groups"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "The tag group's name." },
          exclusive: {
            type: "boolean",
            description: "Whether a resource has one tag of the group at most. Defaults to `false`.",
          },
        },
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
                type: { template: { text: "tag-group", parts: ["tag-group"] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    exclusive: { template: { text: "{{exclusive}}", parts: [{ name: "exclusive" }] } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/TagGroup" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"], ["tags:write"]],
    },
    "tag_groups.delete": {
      entity: "tag_groups",
      action: "delete",
      description: "Deletes a tag group and its tags. The default group cannot be deleted. This cannot be undone.",
      keywords: [
        "drop label set",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      effect: "destroys",
      method: "DELETE",
      path: ["/tag-groups/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/TagGroup" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["tags:read"], ["tags:write"]],
    },
    "catalog_items.list": {
      entity: "catalog_items",
      action: "list",
      description: "Lists catalog items with title, price and URLs.",
      keywords: ["goods", "product", "article", "SKU", "feed", "shop item"],
      effect: "read",
      method: "GET",
      path: ["/catalog-items"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `ids`, `category.id`, `title` or `published` in Klaviyo's syntax.",
            examples: ["equals(published,true)"],
          },
          sort: catalog_itemsListParamsSort,
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogItem" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_items.get": {
      entity: "catalog_items",
      action: "get",
      description: "Gets a catalog item.",
      keywords: ["product details", "product", "goods", "article", "SKU", "feed", "shop item"],
      effect: "read",
      method: "GET",
      path: ["/catalog-items/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogItem" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_items.create": {
      entity: "catalog_items",
      action: "create",
      description: "Creates a catalog item.",
      keywords: ["add product", "product", "goods", "article", "SKU", "feed", "shop item"],
      effect: "additive",
      method: "POST",
      path: ["/catalog-items"],
      routes: [],
      params: {
        type: "object",
        properties: {
          external_id: { type: "string", description: "ID of the item in your own system.", examples: ["SKU-1"] },
          title: { type: "string", description: "The item's title." },
          description: { type: "string", description: "The item's description." },
          url: catalog_itemsCreateParamsUrl,
          price: catalog_itemsCreateParamsPrice,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: catalog_itemsCreateParamsImage_thumbnail_url,
          images: catalog_itemsCreateParamsImages,
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
          categories: {
            type: "array",
            items: {
              type: "object",
              properties: catalog_itemsCreateParamsCategoriesItems,
              required: ["type", "id"],
              additionalProperties: false,
            },
            description: "Categories of the item.",
            minItems: 1,
            examples: [[{ id: "$custom:::$default:::SHOES" }]],
          },
        },
        required: ["external_id", "title", "description", "url"],
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
                type: catalog_itemsCreateBodyEntries0ValueMapType,
                attributes: {
                  map: {
                    integration_type: { template: { text: "$custom", parts: ["$custom"] } },
                    catalog_type: { template: { text: "$default", parts: ["$default"] } },
                    external_id: profilesCreateBodyEntries0ValueMapAttributesMapExternal_id,
                    title: profilesCreateBodyEntries0ValueMapAttributesMapTitle,
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    url: { template: { text: "{{url}}", parts: [{ name: "url" }] } },
                    price: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPrice,
                    image_full_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_full_url,
                    image_thumbnail_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_thumbnail_url,
                    images: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImages,
                    custom_metadata: catalog_itemsCreateBodyEntries0ValueMapAttributesMapCustom_metadata,
                    published: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPublished,
                  },
                },
                relationships: {
                  map: {
                    categories: {
                      map: { data: { template: { text: "{{categories}}", parts: [{ name: "categories" }] } } },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: tagsCreateEncode,
      record: { $ref: "#/$defs/CatalogItem" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_items.update": {
      entity: "catalog_items",
      action: "update",
      description: "Updates a catalog item. Fields that you leave out keep their value.",
      keywords: ["price", "product picture", "product", "goods", "article", "SKU", "feed", "shop item"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/catalog-items/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: catalog_itemsGetParamsId,
          title: { type: "string", description: "The item's title." },
          description: { type: "string", description: "The item's description." },
          url: catalog_itemsCreateParamsUrl,
          price: catalog_itemsCreateParamsPrice,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: catalog_itemsCreateParamsImage_thumbnail_url,
          images: catalog_itemsCreateParamsImages,
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
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
                type: catalog_itemsCreateBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    title: profilesCreateBodyEntries0ValueMapAttributesMapTitle,
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    url: { template: { text: "{{url}}", parts: [{ name: "url" }] } },
                    price: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPrice,
                    image_full_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_full_url,
                    image_thumbnail_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_thumbnail_url,
                    images: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImages,
                    custom_metadata: catalog_itemsCreateBodyEntries0ValueMapAttributesMapCustom_metadata,
                    published: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPublished,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/CatalogItem" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_items.delete": {
      entity: "catalog_items",
      action: "delete",
      description: "Deletes a catalog item and its variants. This cannot be undone.",
      keywords: ["drop product", "product", "goods", "article", "SKU", "feed", "shop item"],
      effect: "destroys",
      method: "DELETE",
      path: ["/catalog-items/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogItem" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_variants.list": {
      entity: "catalog_variants",
      action: "list",
      description: "Lists the variants of all catalog items. Filter by `item.id` for the variants of one item.",
      keywords: ["options", "size", "color", "SKU", "stock", "version of product"],
      effect: "read",
      method: "GET",
      path: ["/catalog-variants"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `ids`, `item.id`, `sku`, `title` or `published` in Klaviyo's syntax.",
            examples: ["equals(item.id,'$custom:::$default:::SKU-1')"],
          },
          sort: catalog_itemsListParamsSort,
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogVariant" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_variants.get": {
      entity: "catalog_variants",
      action: "get",
      description: "Gets a variant of a catalog item.",
      keywords: ["option details", "size", "color", "SKU", "stock", "option", "version of product"],
      effect: "read",
      method: "GET",
      path: ["/catalog-variants/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogVariant" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_variants.create": {
      entity: "catalog_variants",
      action: "create",
      description: "Creates a variant of a catalog item.",
      keywords: ["add option", "size", "color", "SKU", "stock", "option", "version of product"],
      effect: "additive",
      method: "POST",
      path: ["/catalog-variants"],
      routes: [],
      params: {
        type: "object",
        properties: {
          external_id: {
            type: "string",
            description: "ID of the variant in your own system.",
            examples: ["SKU-1-RED"],
          },
          item_id: { type: "string", description: "ID of the item, as `catalog_items.list` returns it." },
          title: { type: "string", description: "The variant's title." },
          description: catalog_variantsCreateParamsDescription,
          sku: catalog_variantsCreateParamsSku,
          inventory_quantity: { type: "number", description: "Quantity in stock." },
          price: { type: "number", description: "Price to show in messages." },
          url: catalog_variantsCreateParamsUrl,
          inventory_policy: catalog_variantsCreateParamsInventory_policy,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: catalog_itemsCreateParamsImage_thumbnail_url,
          images: catalog_itemsCreateParamsImages,
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
        },
        required: ["external_id", "item_id", "title", "description", "sku", "inventory_quantity", "price", "url"],
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
                type: catalog_variantsCreateBodyEntries0ValueMapType,
                attributes: {
                  map: {
                    integration_type: { template: { text: "$custom", parts: ["$custom"] } },
                    catalog_type: { template: { text: "$default", parts: ["$default"] } },
                    external_id: profilesCreateBodyEntries0ValueMapAttributesMapExternal_id,
                    title: profilesCreateBodyEntries0ValueMapAttributesMapTitle,
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    sku: { template: { text: "{{sku}}", parts: [{ name: "sku" }] } },
                    inventory_policy: catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_policy,
                    inventory_quantity: catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_quantity,
                    price: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPrice,
                    url: { template: { text: "{{url}}", parts: [{ name: "url" }] } },
                    image_full_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_full_url,
                    image_thumbnail_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_thumbnail_url,
                    images: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImages,
                    custom_metadata: catalog_itemsCreateBodyEntries0ValueMapAttributesMapCustom_metadata,
                    published: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPublished,
                  },
                },
                relationships: {
                  map: {
                    item: {
                      map: {
                        data: {
                          map: {
                            type: catalog_itemsCreateBodyEntries0ValueMapType,
                            id: { template: { text: "{{item_id}}", parts: [{ name: "item_id" }] } },
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
      record: { $ref: "#/$defs/CatalogVariant" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_variants.update": {
      entity: "catalog_variants",
      action: "update",
      description:
        "Updates a variant of a catalog item, such as its stock. Fields that you leave out keep their value.",
      keywords: ["price", "size", "color", "SKU", "option", "version of product"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/catalog-variants/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: catalog_itemsGetParamsId,
          title: { type: "string", description: "The variant's title." },
          description: catalog_variantsCreateParamsDescription,
          sku: catalog_variantsCreateParamsSku,
          inventory_quantity: { type: "number", description: "Quantity in stock." },
          price: catalog_itemsCreateParamsPrice,
          url: catalog_variantsCreateParamsUrl,
          inventory_policy: catalog_variantsCreateParamsInventory_policy,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: catalog_itemsCreateParamsImage_thumbnail_url,
          images: catalog_itemsCreateParamsImages,
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
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
                type: catalog_variantsCreateBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    title: profilesCreateBodyEntries0ValueMapAttributesMapTitle,
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    sku: { template: { text: "{{sku}}", parts: [{ name: "sku" }] } },
                    inventory_policy: catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_policy,
                    inventory_quantity: catalog_variantsCreateBodyEntries0ValueMapAttributesMapInventory_quantity,
                    price: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPrice,
                    url: { template: { text: "{{url}}", parts: [{ name: "url" }] } },
                    image_full_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_full_url,
                    image_thumbnail_url: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImage_thumbnail_url,
                    images: catalog_itemsCreateBodyEntries0ValueMapAttributesMapImages,
                    custom_metadata: catalog_itemsCreateBodyEntries0ValueMapAttributesMapCustom_metadata,
                    published: catalog_itemsCreateBodyEntries0ValueMapAttributesMapPublished,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/CatalogVariant" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_variants.delete": {
      entity: "catalog_variants",
      action: "delete",
      description: "Deletes a variant of a catalog item. This cannot be undone.",
      keywords: ["drop option", "size", "color", "SKU", "stock", "option", "version of product"],
      effect: "destroys",
      method: "DELETE",
      path: ["/catalog-variants/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogVariant" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_categories.list": {
      entity: "catalog_categories",
      action: "list",
      description: "Lists the categories of the catalog.",
      keywords: ["departments", "product group", "collection", "aisle", "type of goods"],
      effect: "read",
      method: "GET",
      path: ["/catalog-categories"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `ids`, `item.id` or `name` in Klaviyo's syntax.",
            examples: ["contains(name,'Shoes')"],
          },
          sort: catalog_itemsListParamsSort,
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogCategory" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_categories.get": {
      entity: "catalog_categories",
      action: "get",
      description: "Gets a category of the catalog.",
      keywords: ["department details", "product group", "department", "collection", "aisle", "type of goods"],
      effect: "read",
      method: "GET",
      path: ["/catalog-categories/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogCategory" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:read"]],
    },
    "catalog_categories.create": {
      entity: "catalog_categories",
      action: "create",
      description: "Creates a category of the catalog.",
      keywords: ["new department", "product group", "department", "collection", "aisle", "type of goods"],
      effect: "additive",
      method: "POST",
      path: ["/catalog-categories"],
      routes: [],
      params: {
        type: "object",
        properties: {
          external_id: { type: "string", description: "ID of the category in your own system.", examples: ["SHOES"] },
          name: { type: "string", description: "The category's name." },
          items: {
            type: "array",
            items: catalog_categoriesCreateParamsItemsItems_2,
            description: "Items of the category.",
            minItems: 1,
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
        required: ["external_id", "name"],
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
                type: catalog_categoriesCreateBodyEntries0ValueMapType,
                attributes: {
                  map: {
                    integration_type: { template: { text: "$custom", parts: ["$custom"] } },
                    catalog_type: { template: { text: "$default", parts: ["$default"] } },
                    external_id: profilesCreateBodyEntries0ValueMapAttributesMapExternal_id,
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                  },
                },
                relationships: {
                  map: {
                    items: { map: { data: catalog_categoriesCreateBodyEntries0ValueMapRelationshipsMapItemsMapData } },
                  },
                },
              },
            },
          },
        ],
      },
      encode: tagsCreateEncode,
      record: { $ref: "#/$defs/CatalogCategory" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_categories.update": {
      entity: "catalog_categories",
      action: "update",
      description:
        "Updates the name of a category. Its items change with `catalog_categories.add_items` and " +
        "`catalog_categories.remove_items`.",
      keywords: ["rename department", "product group", "department", "collection", "aisle", "type of goods"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/catalog-categories/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: catalog_itemsGetParamsId, name: { type: "string", description: "The category's name." } },
        required: ["id", "name"],
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
                type: catalog_categoriesCreateBodyEntries0ValueMapType,
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: email_templatesCloneBodyEntries0ValueMapAttributes,
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/CatalogCategory" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_categories.delete": {
      entity: "catalog_categories",
      action: "delete",
      description: "Deletes a category of the catalog. Its items stay. This cannot be undone.",
      keywords: ["drop department", "product group", "department", "collection", "aisle", "type of goods"],
      effect: "destroys",
      method: "DELETE",
      path: ["/catalog-categories/", { param: "id" }],
      routes: [],
      params: catalog_itemsGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogCategory" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_categories.add_items": {
      entity: "catalog_categories",
      action: "add_items",
      description: "Adds items to a category of the catalog.",
      keywords: [
        "put product in",
        "assign products",
        "include goods",
        "fill",
        "product group",
        "department",
        "collection",
        "aisle",
        "type of goods",
      ],
      effect: "additive",
      method: "POST",
      path: catalog_categoriesAdd_itemsPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          id: catalog_itemsGetParamsId,
          items: {
            type: "array",
            items: catalog_categoriesCreateParamsItemsItems_2,
            description: "Items to add.",
            minItems: 1,
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
        required: ["id", "items"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: catalog_categoriesAdd_itemsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogCategory" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "catalog_categories.remove_items": {
      entity: "catalog_categories",
      action: "remove_items",
      description: "Removes items from a category of the catalog. The items stay.",
      keywords: [
        "take product out",
        "exclude goods",
        "drop products",
        "product group",
        "department",
        "collection",
        "aisle",
        "type of goods",
      ],
      effect: "overwrites",
      method: "DELETE",
      path: catalog_categoriesAdd_itemsPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          id: catalog_itemsGetParamsId,
          items: {
            type: "array",
            items: catalog_categoriesCreateParamsItemsItems_2,
            description: "Items to remove.",
            minItems: 1,
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
        required: ["id", "items"],
        additionalProperties: false,
      },
      query: [],
      headers: profilesCreateHeaders,
      body: catalog_categoriesAdd_itemsBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CatalogCategory" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["catalogs:write"]],
    },
    "coupons.list": {
      entity: "coupons",
      action: "list",
      description: "Lists coupons with their descriptions.",
      keywords: ["discounts", "voucher", "promo", "percent off", "deal"],
      effect: "read",
      method: "GET",
      path: ["/coupons"],
      routes: [],
      params: couponsListParams,
      query: profile_import_errorsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Coupon" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupons:read"]],
    },
    "coupons.get": {
      entity: "coupons",
      action: "get",
      description: "Gets a coupon with its description.",
      keywords: ["discount details", "discount", "voucher", "promo", "percent off", "deal"],
      effect: "read",
      method: "GET",
      path: ["/coupons/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Coupon" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupons:read"]],
    },
    "coupons.create": {
      entity: "coupons",
      action: "create",
      description: "Creates a coupon. Add codes with `coupon_codes.create` or `coupon_codes.bulk_create`.",
      keywords: ["new discount", "discount", "voucher", "promo", "percent off", "deal"],
      effect: "additive",
      method: "POST",
      path: ["/coupons"],
      routes: [],
      params: {
        type: "object",
        properties: {
          external_id: {
            type: "string",
            description: "ID of the coupon in the shop, which is also its ID here.",
            examples: ["10OFF"],
          },
          description: { type: "string", description: "The coupon's description." },
          monitor_configuration: couponsCreateParamsMonitor_configuration,
        },
        required: ["external_id"],
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
                type: { template: { text: "coupon", parts: ["coupon"] } },
                attributes: {
                  map: {
                    external_id: profilesCreateBodyEntries0ValueMapAttributesMapExternal_id,
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    monitor_configuration: couponsCreateBodyEntries0ValueMapAttributesMapMonitor_configuration,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Coupon" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupons:write"]],
    },
    "coupons.update": {
      entity: "coupons",
      action: "update",
      description: "Updates the description or the monitoring of a coupon.",
      keywords: ["describe discount", "discount", "voucher", "promo", "percent off", "deal"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/coupons/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          description: { type: ["string", "null"], description: "The coupon's description." },
          monitor_configuration: couponsCreateParamsMonitor_configuration,
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
                type: { template: { text: "coupon", parts: ["coupon"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    description: catalog_itemsCreateBodyEntries0ValueMapAttributesMapDescription,
                    monitor_configuration: couponsCreateBodyEntries0ValueMapAttributesMapMonitor_configuration,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Coupon" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupons:write"]],
    },
    "coupons.delete": {
      entity: "coupons",
      action: "delete",
      description: "Deletes a coupon. This cannot be undone.",
      keywords: ["end discount", "discount", "voucher", "promo", "percent off", "deal"],
      effect: "destroys",
      method: "DELETE",
      path: ["/coupons/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Coupon" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupons:write"]],
    },
    "coupon_codes.list": {
      entity: "coupon_codes",
      action: "list",
      description: "Lists the codes of coupons or profiles. Filter by `coupon.id` or `profile.id`.",
      keywords: ["vouchers", "discount code", "promo code", "unique code", "redeem"],
      effect: "read",
      method: "GET",
      path: ["/coupon-codes"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description:
              "Filter in Klaviyo's syntax, with `coupon.id` or `profile.id`, and with `status` or `expires_at` if " +
              "you like.",
            examples: ["equals(coupon.id,'10OFF')"],
          },
        },
        required: ["filter"],
        additionalProperties: false,
      },
      query: profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CouponCode" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:read"]],
    },
    "coupon_codes.get": {
      entity: "coupon_codes",
      action: "get",
      description: "Gets a code of a coupon.",
      keywords: ["is it used", "voucher", "discount code", "promo code", "unique code", "redeem"],
      effect: "read",
      method: "GET",
      path: ["/coupon-codes/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CouponCode" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:read"]],
    },
    "coupon_codes.create": {
      entity: "coupon_codes",
      action: "create",
      description: "Creates a code of a coupon.",
      keywords: ["make voucher", "voucher", "discount code", "promo code", "unique code", "redeem"],
      effect: "additive",
      method: "POST",
      path: ["/coupon-codes"],
      routes: [],
      params: {
        type: "object",
        properties: {
          coupon_id: { type: "string", description: "ID of the coupon, as `coupons.list` returns it." },
          unique_code: { type: "string", description: "The code, unique within the coupon.", examples: ["ABC-123"] },
          expires_at: coupon_codesCreateParamsExpires_at,
        },
        required: ["coupon_id", "unique_code"],
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
                type: { template: { text: "coupon-code", parts: ["coupon-code"] } },
                attributes: {
                  map: {
                    unique_code: { template: { text: "{{unique_code}}", parts: [{ name: "unique_code" }] } },
                    expires_at: coupon_codesCreateBodyEntries0ValueMapAttributesMapExpires_at,
                  },
                },
                relationships: {
                  map: {
                    coupon: {
                      map: {
                        data: {
                          map: {
                            type: { template: { text: "coupon", parts: ["coupon"] } },
                            id: { template: { text: "{{coupon_id}}", parts: [{ name: "coupon_id" }] } },
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
      record: { $ref: "#/$defs/CouponCode" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:write"]],
    },
    "coupon_codes.update": {
      entity: "coupon_codes",
      action: "update",
      description: "Updates the status or the expiry of a code.",
      keywords: ["used", "voucher", "discount code", "promo code", "unique code", "redeem"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/coupon-codes/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          status: {
            type: "string",
            description: "The code's status.",
            enum: ["ASSIGNED_TO_PROFILE", "DELETING", "PROCESSING", "UNASSIGNED", "USED", "VERSION_NOT_ACTIVE"],
          },
          expires_at: coupon_codesCreateParamsExpires_at,
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
                type: { template: { text: "coupon-code", parts: ["coupon-code"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    status: flowsUpdateBodyEntries0ValueMapAttributesMapStatus,
                    expires_at: coupon_codesCreateBodyEntries0ValueMapAttributesMapExpires_at,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/CouponCode" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:write"]],
    },
    "coupon_codes.delete": {
      entity: "coupon_codes",
      action: "delete",
      description: "Deletes a code of a coupon. Klaviyo refuses a code that a profile has. This cannot be undone.",
      keywords: ["drop voucher", "voucher", "discount code", "promo code", "unique code", "redeem"],
      effect: "destroys",
      method: "DELETE",
      path: ["/coupon-codes/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CouponCode" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: eventsListRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:write"]],
    },
    "coupon_codes.bulk_create": {
      entity: "coupon_codes",
      action: "bulk_create",
      description:
        "Creates up to 1,000 codes of coupons in a job, and waits until it ends. The job lists the errors of refused " +
        "codes.",
      keywords: [
        "many vouchers",
        "twenty codes",
        "generate",
        "batch of codes",
        "voucher",
        "discount code",
        "promo code",
        "unique code",
        "redeem",
      ],
      effect: "additive",
      method: "POST",
      path: ["/coupon-code-bulk-create-jobs"],
      routes: [],
      params: {
        type: "object",
        properties: {
          codes: {
            type: "array",
            items: {
              type: "object",
              properties: {
                type: coupon_codesBulk_createParamsCodesItemsType,
                attributes: {
                  type: "object",
                  properties: {
                    unique_code: coupon_codesBulk_createParamsCodesItemsAttributesUnique_code,
                    expires_at: coupon_codesCreateParamsExpires_at,
                  },
                  required: ["unique_code"],
                  additionalProperties: false,
                },
                relationships: {
                  type: "object",
                  properties: {
                    coupon: {
                      type: "object",
                      properties: {
                        data: {
                          type: "object",
                          properties: coupon_codesBulk_createParamsCodesItemsRelationshipsCouponData,
                          required: ["type", "id"],
                          additionalProperties: false,
                        },
                      },
                      required: ["data"],
                      additionalProperties: false,
                    },
                  },
                  required: ["coupon"],
                  additionalProperties: false,
                },
              },
              required: ["type", "attributes", "relationships"],
              additionalProperties: false,
            },
            description: "Codes to create, up to 1,000.",
            minItems: 1,
            maxItems: 1000,
            examples: [
              [{ attributes: { unique_code: "ABC-123" }, relationships: { coupon: { data: { id: "10OFF" } } } }],
            ],
          },
        },
        required: ["codes"],
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
                type: { template: { text: "coupon-code-bulk-create-job", parts: ["coupon-code-bulk-create-job"] } },
                attributes: {
                  map: {
                    "coupon-codes": { map: { data: { template: { text: "{{codes}}", parts: [{ name: "codes" }] } } } },
                  },
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
            path: ["/coupon-code-bulk-create-jobs/", { param: "job_id" }],
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
      record: { $ref: "#/$defs/CouponCodeJob" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["coupon-codes:write"], ["coupon-codes:read"]],
    },
    "images.list": {
      entity: "images",
      action: "list",
      description: "Lists images with their URLs and sizes.",
      keywords: ["pictures", "photo", "banner", "asset", "logo"],
      effect: "read",
      method: "GET",
      path: ["/images"],
      routes: [],
      params: {
        type: "object",
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            type: "string",
            description: "Filter by `id`, `updated_at`, `format`, `name`, `size` or `hidden` in Klaviyo's syntax.",
            examples: ["contains(name,'logo')"],
          },
          sort: {
            type: "string",
            description: "Sort field. Prefix `-` for descending order.",
            enum: ["format", "-format", "id", "-id", "name", "-name", "size", "-size", "updated_at", "-updated_at"],
          },
        },
        additionalProperties: false,
      },
      query: list_profilesListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Image" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      pagination: profilesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["images:read"]],
    },
    "images.get": {
      entity: "images",
      action: "get",
      description: "Gets an image with its URL and size.",
      keywords: ["picture URL", "picture", "photo", "banner", "asset", "logo"],
      effect: "read",
      method: "GET",
      path: ["/images/", { param: "id" }],
      routes: [],
      params: profilesGetParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Image" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["images:read"]],
    },
    "images.create": {
      entity: "images",
      action: "create",
      description: "Imports an image from a URL. It is a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 100 a day.",
      keywords: ["picture from URL", "picture", "photo", "banner", "asset", "logo"],
      effect: "additive",
      method: "POST",
      path: ["/images"],
      routes: [],
      params: {
        type: "object",
        properties: {
          import_from_url: {
            type: "string",
            description: "URL of the image, or the image itself as a `data:image/…` URL.",
            examples: ["https://www.example.com/logo.png"],
          },
          name: imagesCreateParamsName,
          hidden: imagesCreateParamsHidden,
        },
        required: ["import_from_url"],
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
                type: { template: { text: "image", parts: ["image"] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    import_from_url: {
                      template: { text: "{{import_from_url}}", parts: [{ name: "import_from_url" }] },
                    },
                    hidden: imagesCreateBodyEntries0ValueMapAttributesMapHidden,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Image" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["images:write"]],
    },
    "images.update": {
      entity: "images",
      action: "update",
      description: "Updates the name of an image, or hides it.",
      keywords: ["rename picture", "picture", "photo", "banner", "asset", "logo"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/images/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: profilesGetParamsId,
          name: { type: "string", description: "Name of the image." },
          hidden: { type: "boolean", description: "Whether the asset library hides the image." },
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
                type: { template: { text: "image", parts: ["image"] } },
                id: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
                attributes: {
                  map: {
                    name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                    hidden: imagesCreateBodyEntries0ValueMapAttributesMapHidden,
                  },
                },
              },
            },
          },
        ],
      },
      encode: profilesCreateEncode,
      record: { $ref: "#/$defs/Image" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesBulk_importRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["images:write"]],
    },
    "images.upload": {
      entity: "images",
      action: "upload",
      description: "Uploads an image file, a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 500 a day.",
      keywords: ["add picture", "from computer", "put", "picture", "photo", "banner", "asset", "logo"],
      effect: "additive",
      method: "POST",
      path: ["/image-upload"],
      routes: [],
      params: {
        type: "object",
        properties: {
          file: {
            type: "object",
            description: "The image file, up to 5 MB.",
            properties: {
              name: { type: "string", minLength: 1, maxLength: 255 },
              type: { type: "string", maxLength: 100 },
              text: { type: "string" },
              base64: { type: "string" },
              bytes: {},
              size: { type: "integer", minimum: 0 },
            },
            required: ["name"],
            additionalProperties: false,
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          name: imagesCreateParamsName,
          hidden: imagesCreateParamsHidden,
        },
        required: ["file"],
        additionalProperties: false,
      },
      files: { file: { maxBytes: 5242880 } },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          { name: "file", value: { template: { text: "{{file}}", parts: [{ name: "file" }] } } },
          { name: "name", value: { template: { text: "{{name}}", parts: [{ name: "name" }] } } },
          { name: "hidden", value: imagesCreateBodyEntries0ValueMapAttributesMapHidden },
        ],
      },
      encode: { body: "multipart", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Image" },
      records: { in: "body", steps: ["data"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: profilesRequest_deletionRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["images:write"]],
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
      params: couponsListParams,
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
      params: couponsListParams,
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
    RecordId: campaignsCloneParamsId,
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
    CampaignRef: { type: "object", properties: tagsTag_campaignsParamsCampaignsItems, required: ["type", "id"] },
    CampaignRefs: {
      type: "array",
      items: { $ref: "#/$defs/CampaignRef" },
      description: "Campaigns by their IDs.",
      minItems: 1,
      examples: [[{ id: "CAMPAIGN01" }]],
    },
    FlowRef: { type: "object", properties: tagsTag_flowsParamsFlowsItems, required: ["type", "id"] },
    FlowRefs: {
      type: "array",
      items: { $ref: "#/$defs/FlowRef" },
      description: "Flows by their IDs.",
      minItems: 1,
      examples: [[{ id: "FLOW01" }]],
    },
    SegmentRef: { type: "object", properties: tagsTag_segmentsParamsSegmentsItems, required: ["type", "id"] },
    SegmentRefs: {
      type: "array",
      items: { $ref: "#/$defs/SegmentRef" },
      description: "Segments by their IDs.",
      minItems: 1,
      examples: [[{ id: "SEGMENT01" }]],
    },
    CatalogItemRef: { type: "object", properties: catalog_categoriesCreateParamsItemsItems, required: ["type", "id"] },
    CatalogItemRefs: {
      type: "array",
      items: { $ref: "#/$defs/CatalogItemRef" },
      description: "Items by their IDs.",
      minItems: 1,
      examples: [[{ id: "$custom:::$default:::SKU-1" }]],
    },
    CatalogCategoryRef: {
      type: "object",
      properties: catalog_itemsCreateParamsCategoriesItems,
      required: ["type", "id"],
    },
    CatalogCategoryRefs: {
      type: "array",
      items: { $ref: "#/$defs/CatalogCategoryRef" },
      description: "Categories by their IDs.",
      minItems: 1,
      examples: [[{ id: "$custom:::$default:::SHOES" }]],
    },
    ListRefs: {
      type: "array",
      items: { $ref: "#/$defs/ListRef" },
      description: "Lists by their IDs.",
      minItems: 1,
      examples: [[{ id: "LIST01" }]],
    },
    TagGroupRef: {
      type: "object",
      properties: tagsCreateParamsTag_group,
      required: ["type", "id"],
      examples: [{ id: "GROUP01" }],
    },
    CatalogId: {
      type: "string",
      description: "Compound ID, `$custom:::$default:::` and the external ID, as lists return it.",
      examples: ["$custom:::$default:::SKU-1"],
    },
    CatalogSort: catalog_itemsListParamsSort,
    Price: catalog_itemsCreateParamsPrice,
    ImageFull: catalog_itemsCreateParamsImage_full_url,
    ImageThumbnail: catalog_itemsCreateParamsImage_thumbnail_url,
    CatalogImages: catalog_itemsCreateParamsImages,
    CatalogMetadata: catalog_itemsCreateParamsCustom_metadata,
    Published: catalog_itemsCreateParamsPublished,
    InventoryPolicy: catalog_variantsCreateParamsInventory_policy,
    CouponMonitor: couponsCreateParamsMonitor_configuration,
    CodeExpiry: coupon_codesCreateParamsExpires_at,
    CouponCodeInput: {
      type: "object",
      properties: {
        type: coupon_codesBulk_createParamsCodesItemsType,
        attributes: {
          type: "object",
          properties: {
            unique_code: coupon_codesBulk_createParamsCodesItemsAttributesUnique_code,
            expires_at: { $ref: "#/$defs/CodeExpiry" },
          },
          required: ["unique_code"],
        },
        relationships: {
          type: "object",
          properties: {
            coupon: {
              type: "object",
              properties: {
                data: {
                  type: "object",
                  properties: coupon_codesBulk_createParamsCodesItemsRelationshipsCouponData,
                  required: ["type", "id"],
                },
              },
              required: ["data"],
            },
          },
          required: ["coupon"],
        },
      },
      required: ["type", "attributes", "relationships"],
    },
    SendStrategyInput: {
      type: "object",
      properties: {
        method: campaignsCreateParamsSend_strategyMethod,
        datetime: campaignsCreateParamsSend_strategyDatetime,
        date: campaignsCreateParamsSend_strategyDate,
        throttle_percentage: campaignsCreateParamsSend_strategyThrottle_percentage,
        options: {
          type: "object",
          properties: campaignsCreateParamsSend_strategyOptions,
          required: ["is_local"],
          description: "Local time, for `static`.",
        },
      },
      required: ["method"],
      examples: campaignsCreateParamsSend_strategyExamples,
    },
    SendOptionsInput: {
      type: "object",
      properties: campaignsCreateParamsSend_options,
      description: "Options of the sending.",
    },
    TrackingOptionsInput: {
      type: "object",
      properties: {
        add_tracking_params: campaignsCreateParamsTracking_optionsAdd_tracking_params,
        custom_tracking_params: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/DynamicParamInput" }, { $ref: "#/$defs/StaticParamInput" }] },
          description: "Your own tracking parameters.",
        },
        is_tracking_clicks: campaignsCreateParamsTracking_optionsIs_tracking_clicks,
        is_tracking_opens: campaignsCreateParamsTracking_optionsIs_tracking_opens,
      },
      description: "Tracking of clicks and opens. Defaults to the account's settings.",
    },
    DynamicParamInput: {
      type: "object",
      properties: campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf0,
      required: ["type", "name", "value"],
    },
    StaticParamInput: {
      type: "object",
      properties: campaignsCreateParamsTracking_optionsCustom_tracking_paramsItemsAnyOf1,
      required: ["type", "name", "value"],
    },
    CampaignMessageInput: {
      type: "object",
      properties: {
        type: campaignsCreateParamsMessagesItemsType,
        attributes: {
          type: "object",
          properties: {
            definition: { $ref: "#/$defs/MessageDefinition", description: "The content and settings of the message." },
          },
          required: ["definition"],
        },
      },
      required: ["type", "attributes"],
    },
    MessageDefinition: {
      type: "object",
      properties: {
        channel: campaignsCreateParamsMessagesItemsAttributesDefinitionChannel,
        label: campaignsCreateParamsMessagesItemsAttributesDefinitionLabel,
        content: {
          type: "object",
          properties: campaignsCreateParamsMessagesItemsAttributesDefinitionContent,
          description: "Content of the message.",
        },
        render_options: {
          type: "object",
          properties: campaignsCreateParamsMessagesItemsAttributesDefinitionRender_options,
          description: "Additions to the text, for SMS.",
        },
        notification_type: campaignsCreateParamsMessagesItemsAttributesDefinitionNotification_type,
        kv_pairs: campaignsCreateParamsMessagesItemsAttributesDefinitionKv_pairs,
      },
      required: ["channel"],
      examples: campaignsCreateParamsMessagesItemsAttributesDefinitionExamples,
    },
    SegmentDefinitionInput: {
      type: "object",
      properties: {
        condition_groups: {
          type: "array",
          items: { $ref: "#/$defs/ConditionGroupInput" },
          description: "Groups of conditions. A profile has to meet one condition of each group.",
          minItems: 1,
        },
      },
      required: ["condition_groups"],
      examples: segmentsCreateParamsDefinitionExamples,
    },
    ConditionGroupInput: {
      type: "object",
      properties: {
        conditions: {
          type: "array",
          items: { $ref: "#/$defs/ConditionInput" },
          description: "Conditions. One of them is enough.",
          minItems: 1,
        },
      },
      required: ["conditions"],
    },
    ConditionInput: {
      type: "object",
      properties: {
        type: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsType,
        property: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsProperty,
        filter: { $ref: "#/$defs/ConditionFilter", description: "Filter of the property, for `profile-property`." },
        is_member: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsIs_member,
        group_ids: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsGroup_ids,
        metric_id: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMetric_id,
        measurement: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsMeasurement,
        measurement_filter: {
          $ref: "#/$defs/ConditionFilter",
          description: "Filter of the measurement, for `profile-metric`.",
        },
        timeframe_filter: {
          $ref: "#/$defs/ConditionFilter",
          description: "Filter of the time, of events or of the membership.",
        },
      },
      required: ["type"],
      additionalProperties: true,
    },
    ConditionFilter: {
      type: "object",
      properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
      required: ["type"],
      additionalProperties: true,
      examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
    },
    ReportStatistics: campaign_reportsListParamsStatistics,
    Timeframe: {
      type: "object",
      properties: campaign_reportsListParamsTimeframe,
      description: "Time frame of up to a year: a `key`, or `start` and `end`.",
      examples: [{ key: "last_30_days" }],
    },
    ConversionMetric: campaign_reportsListParamsConversion_metric_id,
    ReportFilter: campaign_reportsListParamsFilter,
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
    CampaignSendJob: {
      type: "object",
      properties: {
        id: { type: "string", description: "The send job's ID." },
        type: { type: ["string", "null"], description: "The object type, always campaign-send-job." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/SendJobAttributes", description: "The send job's own fields." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The send job's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    SendJobAttributes: { type: "object", properties: { status: schemasSendJobAttributesStatus } },
    RecipientEstimation: {
      type: "object",
      properties: {
        id: { type: "string", description: "The estimation's ID." },
        type: { type: ["string", "null"], description: "The object type, always campaign-recipient-estimation." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/EstimationAttributes", description: "The estimation's own fields." },
            { type: "null" },
          ],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The estimation's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    EstimationAttributes: {
      type: "object",
      properties: {
        estimated_recipient_count: { type: ["integer", "null"], description: "Estimated number of unique recipients." },
      },
    },
    AssignedMessage: {
      type: "object",
      properties: {
        id: { type: "string", description: "The message's ID." },
        type: schemasAssignedMessageType,
        attributes: {
          anyOf: [
            { $ref: "#/$defs/AssignedMessageAttributes", description: "The message's own fields." },
            { type: "null" },
          ],
        },
        relationships: schemasAssignedMessageRelationships,
        links: schemasAssignedMessageLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    AssignedMessageAttributes: {
      type: "object",
      properties: {
        label: { type: ["string", "null"] },
        channel: { type: ["string", "null"] },
        content: schemasAssignedMessageAttributesContent,
        render_options: schemasAssignedMessageAttributesRender_options,
        send_times: schemasAssignedMessageAttributesSend_times,
        created_at: { type: ["string", "null"] },
        updated_at: { type: ["string", "null"] },
      },
    },
    CampaignMessage: {
      type: "object",
      properties: {
        id: { type: "string", description: "The message's ID." },
        type: schemasAssignedMessageType,
        attributes: {
          anyOf: [
            { $ref: "#/$defs/CampaignMessageAttributes", description: "The message's own fields." },
            { type: "null" },
          ],
        },
        relationships: schemasAssignedMessageRelationships,
        links: schemasAssignedMessageLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    CampaignMessageAttributes: {
      type: "object",
      properties: {
        definition: {
          anyOf: [
            { $ref: "#/$defs/CampaignMessageDefinition", description: "The content and settings of the message." },
            { type: "null" },
          ],
        },
        send_times: schemasAssignedMessageAttributesSend_times,
        created_at: { type: ["string", "null"] },
        updated_at: { type: ["string", "null"] },
      },
    },
    SendTime: {
      type: "object",
      properties: { datetime: { type: ["string", "null"] }, is_local: { type: ["boolean", "null"] } },
    },
    CampaignMessageDefinition: {
      type: "object",
      properties: {
        channel: { type: ["string", "null"], description: "Channel: `email`, `sms` or `mobile_push`." },
        label: { type: ["string", "null"] },
        content: schemasAssignedMessageAttributesContent,
        render_options: schemasAssignedMessageAttributesRender_options,
        notification_type: { type: ["string", "null"] },
        kv_pairs: { type: ["object", "null"], description: "The sender's own values for the app, of any type." },
        options: { type: ["object", "null"], description: "Behavior of a push notification, by platform." },
      },
    },
    CampaignMessageContent: {
      type: "object",
      properties: {
        subject: { type: ["string", "null"] },
        preview_text: { type: ["string", "null"] },
        from_email: { type: ["string", "null"] },
        from_label: { type: ["string", "null"] },
        reply_to_email: { type: ["string", "null"] },
        cc_email: { type: ["string", "null"] },
        bcc_email: { type: ["string", "null"] },
        body: { type: ["string", "null"] },
        media_url: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        dynamic_image: { type: ["string", "null"] },
        action_buttons: { type: ["array", "null"], items: { $ref: "#/$defs/ActionButton" } },
      },
    },
    ActionButton: {
      type: "object",
      properties: {
        label: { type: ["string", "null"] },
        action_type: { type: ["string", "null"] },
        position: { type: ["integer", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    RenderOptions: {
      type: "object",
      properties: {
        shorten_links: { type: ["boolean", "null"] },
        add_org_prefix: { type: ["boolean", "null"] },
        add_info_link: { type: ["boolean", "null"] },
        add_opt_out_language: { type: ["boolean", "null"] },
      },
    },
    ReportRow: {
      type: "object",
      properties: {
        groupings: {
          type: "object",
          properties: {
            campaign_id: { type: "string", description: "The campaign's ID." },
            campaign_message_id: { type: "string", description: "The message's ID." },
            send_channel: { type: "string", description: "The channel, such as `email`." },
          },
          additionalProperties: { type: "string" },
          description: "The row's groups by name, as `group_by` asks for them.",
        },
        statistics: {
          type: "object",
          additionalProperties: { type: ["number", "null"] },
          description: "Figures by name. Rates are 0 to 1.",
        },
      },
    },
    MetricAggregate: {
      type: "object",
      properties: {
        dimensions: {
          type: "array",
          items: { type: "string" },
          description: "Values of the dimensions, in the order of `by`.",
        },
        measurements: {
          type: "object",
          additionalProperties: { type: "array", items: { type: "number" } },
          description: "Values by measurement, one for each date.",
        },
      },
    },
    Segment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The segment's ID." },
        type: { type: ["string", "null"], description: "The object type, always segment." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/SegmentAttributes", description: "The segment's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The segment's related records." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The segment's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    SegmentAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        definition: {
          anyOf: [
            { $ref: "#/$defs/SegmentDefinition", description: "The conditions of the segment." },
            { type: "null" },
          ],
        },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
        is_active: { type: ["boolean", "null"] },
        is_processing: { type: ["boolean", "null"] },
        is_starred: { type: ["boolean", "null"] },
      },
    },
    SegmentDefinition: {
      type: "object",
      properties: { condition_groups: { type: ["array", "null"], items: { $ref: "#/$defs/ConditionGroup" } } },
    },
    ConditionGroup: {
      type: "object",
      properties: {
        conditions: {
          type: "array",
          items: { type: "object" },
          description: "Conditions, whose fields depend on their `type`.",
        },
      },
    },
    Tag: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tag's ID." },
        type: { type: ["string", "null"], description: "The object type, always tag." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/TagAttributes", description: "The tag's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The tag's related records." }, { type: "null" }],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The tag's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    TagAttributes: { type: "object", properties: { name: { type: ["string", "null"] } } },
    TagGroup: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tag group's ID." },
        type: { type: ["string", "null"], description: "The object type, always tag-group." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/TagGroupAttributes", description: "The tag group's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The tag group's related records." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The tag group's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    TagGroupAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        exclusive: { type: ["boolean", "null"] },
        default: { type: ["boolean", "null"] },
      },
    },
    CatalogItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "The item's ID." },
        type: { type: ["string", "null"], description: "The object type, always catalog-item." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/CatalogItemAttributes", description: "The item's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The item's related records." }, { type: "null" }],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The item's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    CatalogItemAttributes: {
      type: "object",
      properties: {
        external_id: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        price: { type: ["number", "null"] },
        url: { type: ["string", "null"] },
        image_full_url: { type: ["string", "null"] },
        image_thumbnail_url: { type: ["string", "null"] },
        images: { type: ["array", "null"], items: { type: "string" } },
        custom_metadata: schemasCatalogItemAttributesCustom_metadata,
        published: { type: ["boolean", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
      },
    },
    CatalogVariant: {
      type: "object",
      properties: {
        id: { type: "string", description: "The variant's ID." },
        type: { type: ["string", "null"], description: "The object type, always catalog-variant." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/CatalogVariantAttributes", description: "The variant's own fields." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The variant's related records." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The variant's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    CatalogVariantAttributes: {
      type: "object",
      properties: {
        external_id: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        sku: { type: ["string", "null"] },
        inventory_policy: { type: ["integer", "null"] },
        inventory_quantity: { type: ["number", "null"] },
        price: { type: ["number", "null"] },
        url: { type: ["string", "null"] },
        image_full_url: { type: ["string", "null"] },
        image_thumbnail_url: { type: ["string", "null"] },
        images: { type: ["array", "null"], items: { type: "string" } },
        custom_metadata: schemasCatalogItemAttributesCustom_metadata,
        published: { type: ["boolean", "null"] },
        created: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
      },
    },
    CatalogCategory: {
      type: "object",
      properties: {
        id: { type: "string", description: "The category's ID." },
        type: { type: ["string", "null"], description: "The object type, always catalog-category." },
        attributes: {
          anyOf: [
            { $ref: "#/$defs/CatalogCategoryAttributes", description: "The category's own fields." },
            { type: "null" },
          ],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The category's related records." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The category's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    CatalogCategoryAttributes: {
      type: "object",
      properties: {
        external_id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        updated: { type: ["string", "null"] },
      },
    },
    Coupon: {
      type: "object",
      properties: {
        id: { type: "string", description: "The coupon's ID." },
        type: { type: ["string", "null"], description: "The object type, always coupon." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/CouponAttributes", description: "The coupon's own fields." }, { type: "null" }],
        },
        links: {
          anyOf: [{ $ref: "#/$defs/Links", description: "The coupon's address in the API." }, { type: "null" }],
        },
      },
      required: ["id", "type", "attributes", "links"],
    },
    CouponAttributes: {
      type: "object",
      properties: {
        external_id: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        monitor_configuration: { type: ["object", "null"], description: "When Klaviyo warns that few codes are left." },
      },
    },
    CouponCode: {
      type: "object",
      properties: {
        id: { type: "string", description: "The code's ID." },
        type: { type: ["string", "null"], description: "The object type, always coupon-code." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/CouponCodeAttributes", description: "The code's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The code's related records." }, { type: "null" }],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The code's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    CouponCodeAttributes: {
      type: "object",
      properties: {
        unique_code: { type: ["string", "null"] },
        expires_at: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
      },
    },
    CouponCodeJob: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job's ID." },
        type: { type: ["string", "null"], description: "The object type, always coupon-code-bulk-create-job." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/CouponCodeJobAttributes", description: "The job's own fields." }, { type: "null" }],
        },
        relationships: {
          anyOf: [{ $ref: "#/$defs/Relationships", description: "The job's related records." }, { type: "null" }],
        },
        links: schemasCouponCodeJobLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    CouponCodeJobAttributes: {
      type: "object",
      properties: {
        status: schemasSendJobAttributesStatus,
        created_at: schemasCouponCodeJobAttributesCreated_at,
        total_count: { type: ["integer", "null"], description: "Number of codes in the job." },
        completed_count: { type: ["integer", "null"], description: "Number of codes that are done." },
        failed_count: { type: ["integer", "null"], description: "Number of codes that failed." },
        completed_at: schemasCouponCodeJobAttributesCompleted_at,
        expires_at: schemasCouponCodeJobAttributesExpires_at,
        errors: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/JobError" },
          description: "Errors of the refused codes.",
        },
      },
    },
    JobError: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        code: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        detail: { type: ["string", "null"] },
        source: { anyOf: [{ $ref: "#/$defs/ErrorSource" }, { type: "null" }] },
      },
    },
    Image: {
      type: "object",
      properties: {
        id: { type: "string", description: "The image's ID." },
        type: { type: ["string", "null"], description: "The object type, always image." },
        attributes: {
          anyOf: [{ $ref: "#/$defs/ImageAttributes", description: "The image's own fields." }, { type: "null" }],
        },
        links: { anyOf: [{ $ref: "#/$defs/Links", description: "The image's address in the API." }, { type: "null" }] },
      },
      required: ["id", "type", "attributes", "links"],
    },
    ImageAttributes: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        image_url: { type: ["string", "null"] },
        format: { type: ["string", "null"] },
        size: { type: ["integer", "null"] },
        hidden: { type: ["boolean", "null"] },
        updated_at: { type: ["string", "null"] },
      },
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
        links: schemasCouponCodeJobLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    ImportJobAttributes: {
      type: "object",
      properties: {
        status: schemasSendJobAttributesStatus,
        created_at: schemasCouponCodeJobAttributesCreated_at,
        total_count: schemasImportJobAttributesTotal_count,
        completed_count: schemasImportJobAttributesCompleted_count,
        failed_count: { type: ["integer", "null"], description: "Number of profiles that failed." },
        completed_at: schemasCouponCodeJobAttributesCompleted_at,
        expires_at: schemasCouponCodeJobAttributesExpires_at,
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
        links: schemasCouponCodeJobLinks,
      },
      required: ["id", "type", "attributes", "links"],
    },
    SuppressionJobAttributes: {
      type: "object",
      properties: {
        status: schemasSendJobAttributesStatus,
        created_at: schemasCouponCodeJobAttributesCreated_at,
        total_count: schemasImportJobAttributesTotal_count,
        completed_count: schemasImportJobAttributesCompleted_count,
        skipped_count: { type: ["integer", "null"], description: "Number of profiles that were skipped." },
        completed_at: schemasCouponCodeJobAttributesCompleted_at,
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
