// Generated from definitions/klaviyo.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/klaviyo.ts'

const entitiesProfilesSearchUpdated = { type: "timestamp", at: { in: "body", steps: ["attributes", "updated"] } }
const entitiesListsSearch = {
  attributes: { type: "object" },
  id: { type: "string" },
  links: { type: "object" },
  relationships: { type: "object" },
  type: { type: "string" },
  updated: entitiesProfilesSearchUpdated,
}
const profilesListParamsPageSize = { description: "Maximum number of records per page, 1 to 100. Defaults to 20." }
const profilesListParamsPageCursor = { description: "The `page[cursor]` value of the next link of the previous page." }
const profilesGetParamsId = { description: "Klaviyo ID of the record, as lists and relationships return it." }
const profilesGetParams = { properties: { id: profilesGetParamsId } }
const profilesCreateParamsEmail = { description: "The profile's email address.", examples: ["ada@example.com"] }
const profilesCreateParamsPhone_number = {
  description: "The profile's phone number, in E.164 format.",
  examples: ["+15005550006"],
}
const profilesCreateParamsExternal_id = {
  description: "The profile's ID in an external system, such as a point of sale.",
}
const profilesCreateParamsLocale = {
  description: "The profile's locale, as an IETF BCP 47 language tag.",
  examples: ["en-GB"],
}
const profilesCreateParamsLocation = {
  properties: {
    address1: { description: "First line of the street address." },
    address2: { description: "Second line of the street address." },
    city: { description: "City." },
    country: { description: "Country." },
    region: { description: "Region within the country, such as a state." },
    zip: { description: "Postal code." },
    timezone: { description: "Time zone by its IANA name, such as `Europe/Berlin`." },
    ip: { description: "IP address." },
    latitude: { description: "Latitude." },
    longitude: { description: "Longitude." },
  },
  description: "The profile's address.",
}
const profilesCreateParams = {
  description: "Custom properties of the profile by name.",
  examples: [{ plan: "seats" }],
}
const profilesCreateParams_2 = {
  email: profilesCreateParamsEmail,
  phone_number: profilesCreateParamsPhone_number,
  external_id: profilesCreateParamsExternal_id,
  first_name: { description: "The profile's first name." },
  last_name: { description: "The profile's last name." },
  organization: { description: "Company or organization of the profile." },
  locale: profilesCreateParamsLocale,
  title: { description: "The profile's job title." },
  image: { description: "URL of an image of the profile." },
  location: profilesCreateParamsLocation,
  properties: profilesCreateParams,
}
const profilesUpdateParamsMetaExamples = [{ patch_properties: { append: { skus: "92538" }, unset: ["plan"] } }]
const profilesUpdateParamsMeta = {
  properties: {
    patch_properties: {
      properties: {
        append: { description: "Values to append to list properties by name." },
        unappend: { description: "Values to remove from list properties by name." },
        unset: { description: "Names of properties to remove." },
      },
      description: "Values to add to list properties or remove from them, and properties to remove.",
    },
  },
  description: "Changes of custom properties beyond new values.",
  examples: profilesUpdateParamsMetaExamples,
}
const profilesBulk_importParamsProfilesItemsAttributes = {
  properties: profilesCreateParams_2,
  description: "The profile's fields.",
}
const profilesBulk_importParamsListsItemsId = { description: "ID of the list, as `lists.list` returns it." }
const profilesBulk_importParamsListsItems = {
  type: { description: "The object type, always list." },
  id: profilesBulk_importParamsListsItemsId,
}
const profilesBulk_importParamsListsItems_2 = {
  properties: profilesBulk_importParamsListsItems,
  examples: [{ id: "LIST01" }],
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing = {
  properties: {
    consent: { description: "The consent, always SUBSCRIBED." },
    consented_at: { description: "Time of the consent, in the past. Used with `historical_import`." },
  },
  description: "Consent to give.",
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms = {
  properties: {
    marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
    transactional: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
  },
}
const profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens = {
  items: {
    properties: {
      token: { description: "Push token of APNs or FCM." },
      platform: { description: "Platform of the device: `android` or `ios`." },
      vendor: { description: "Vendor of the token: `apns` or `fcm`." },
    },
  },
}
const profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing = {
  properties: { consent: { description: "The consent, always UNSUBSCRIBED." } },
  description: "Consent to withdraw.",
}
const profilesSuppressParamsProfilesItems = {
  properties: {
    type: { description: "The object type, always profile." },
    attributes: { properties: { email: { description: "Email address of the profile." } } },
  },
}
const listsCreateParamsName = { description: "The list's name.", examples: ["Newsletter"] }
const listsCreateParamsOpt_in_process = {
  description:
    "Whether profiles confirm their subscription (`double_opt_in`). A new list defaults to the account's process.",
}
const list_profilesListParamsFilter = {
  description: "Filter by `email`, `phone_number`, `push_token` or `joined_group_at` in Klaviyo's syntax.",
  examples: ["equals(email,'ada@example.com')"],
}
const list_profilesListParamsSort = {
  description: "Sort by the time when the profile joined. Prefix `-` for newest first.",
}
const list_profilesAddParamsProfilesItems = {
  properties: { type: { description: "The object type, always profile." }, id: { description: "ID of the profile." } },
}
const campaignsCreateParamsAudiences = {
  included: { description: "IDs of the lists and segments to send to." },
  excluded: { description: "IDs of the lists and segments to leave out." },
}
const campaignsCreateParamsMessagesItemsAttributesDefinition = {
  channel: { description: "Channel of the message." },
  label: { description: "Name of the message, for email." },
  content: {
    properties: {
      subject: { description: "Subject, for email." },
      preview_text: { description: "Preview text, for email." },
      from_email: { description: "Sender's address, for email." },
      from_label: { description: "Sender's name, for email." },
      reply_to_email: { description: "Address for replies, for email." },
      cc_email: { description: "Address for copies, for email." },
      bcc_email: { description: "Address for hidden copies, for email." },
      body: { description: "Text of the message, for SMS and push." },
      title: { description: "Title, for push." },
      dynamic_image: { description: "Image, for push." },
    },
    description: "Content of the message.",
  },
  render_options: {
    properties: {
      shorten_links: { description: "Whether to shorten links. Defaults to `true`." },
      add_org_prefix: { description: "Whether to begin with the organization's name. Defaults to `true`." },
      add_info_link: { description: "Whether to add a link to the sender's contact. Defaults to `true`." },
      add_opt_out_language: { description: "Whether to say how to opt out. Defaults to `false`." },
    },
    description: "Additions to the text, for SMS.",
  },
  notification_type: { description: "Kind of the notification, for push. Defaults to `standard`." },
  kv_pairs: { description: "Your own values for the app, for push." },
}
const campaignsCreateParamsMessagesItemsAttributesDefinitionExamples = [
  {
    channel: "email",
    label: "First",
    content: { subject: "Offers of November", from_email: "shop@example.com", from_label: "Shop" },
  },
]
const campaignsCreateParamsSend_strategy = {
  method: {
    description:
      "The kind of sending: `immediate`, at a time (`static`), spread over hours (`throttled`), or at each person's " +
      "best time.",
  },
  datetime: { description: "Time to send, for `static` and `throttled`." },
  date: { description: "Day to send, for `smart_send_time`." },
  throttle_percentage: { description: "Percentage of the recipients per hour, for `throttled`." },
  options: {
    properties: {
      is_local: { description: "Whether each recipient gets it at the time of their own time zone." },
      send_past_recipients_immediately: {
        description: "Whether recipients whose local time has passed get it at once.",
      },
    },
    description: "Local time, for `static`.",
  },
}
const campaignsCreateParamsSend_strategyExamples = [
  { method: "static", datetime: "2026-12-01T09:00:00Z" },
  { method: "immediate" },
]
const campaignsCreateParamsSend_options = {
  properties: {
    use_smart_sending: { description: "Whether to leave out profiles that got a message lately. Defaults to `true`." },
  },
  description: "Options of the sending.",
}
const campaignsCreateParamsTracking_options = {
  properties: {
    add_tracking_params: { description: "Whether links get tracking parameters." },
    custom_tracking_params: {
      items: {
        anyOf: {
          "0": {
            properties: {
              type: { description: "Klaviyo fills in the value." },
              name: { description: "Name of the parameter." },
              value: { description: "Name of the value that Klaviyo fills in." },
            },
          },
          "1": {
            properties: {
              type: { description: "You give the value." },
              name: { description: "Name of the parameter." },
              value: { description: "Value of the parameter." },
            },
          },
        },
      },
      description: "Your own tracking parameters.",
    },
    is_tracking_clicks: { description: "Whether clicks are tracked." },
    is_tracking_opens: { description: "Whether opens are tracked." },
  },
  description: "Tracking of clicks and opens. Defaults to the account's settings.",
}
const campaignsCloneParamsNew_name = {
  description: "Name of the copy. Klaviyo makes one from the original's name if you leave it out.",
}
const campaign_reportsListParamsPage_cursor = {
  description: "The `page_cursor` value of the next link of the previous page.",
}
const eventsCreateParamsProfile = {
  type: { description: "The object type, always profile." },
  id: { description: "Klaviyo ID of the profile." },
  attributes: profilesBulk_importParamsProfilesItemsAttributes,
}
const eventsCreateParams = {
  examples: [{ ProductName: "Winnie the Pooh", Brand: "Kids Book" }],
  description: "The event's properties, up to 400.",
}
const eventsCreateParamsTime = { description: "Time of the event, after 1990. Defaults to now." }
const eventsCreateParamsValue = {
  description: "Monetary value of the event, such as the amount of a purchase.",
  examples: [9.99],
}
const eventsCreateParamsValue_currency = { description: "ISO 4217 code of the value's currency.", examples: ["USD"] }
const eventsCreateParamsBackfill = {
  description: "Whether the event is a past one that starts no flows. Defaults to `false`.",
}
const email_templatesCreateParamsAmp = {
  description: "AMP version of the template, if the account may send AMP email.",
}
const segmentsListParamsSort = { description: "Sort field. Prefix `-` for descending order." }
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter = {
  type: { description: "Type of the value, such as `string`, `numeric`, `boolean` or `date`." },
  operator: { description: "Comparison, such as `equals`, `greater-than` or `in-the-last`." },
  value: { description: "Value to compare with." },
  unit: { description: "Unit of a time, such as `day`." },
  quantity: { description: "Number of units." },
}
const segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples = [
  { type: "numeric", operator: "greater-than", value: 3 },
  { type: "date", operator: "in-the-last", unit: "day", quantity: 30 },
]
const segmentsCreateParamsDefinition = {
  condition_groups: {
    items: {
      properties: {
        conditions: {
          items: {
            properties: {
              type: { description: "Kind of the condition. It decides which other fields count." },
              property: { description: "Property, for `profile-property`. Your own are `properties['name']`." },
              filter: {
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the property, for `profile-property`.",
              },
              is_member: { description: "Whether the profile is a member, for `profile-group-membership`." },
              group_ids: { description: "IDs of lists and segments, for `profile-group-membership`." },
              metric_id: { description: "ID of the metric, for `profile-metric`." },
              measurement: { description: "The measured value, for `profile-metric`." },
              measurement_filter: {
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the measurement, for `profile-metric`.",
              },
              timeframe_filter: {
                properties: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilter,
                examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
                description: "Filter of the time, of events or of the membership.",
              },
            },
          },
          description: "Conditions. One of them is enough.",
        },
      },
    },
    description: "Groups of conditions. A profile has to meet one condition of each group.",
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
const tagsTag_campaignsParamsCampaignsItems = {
  properties: {
    type: { description: "The object type, always campaign." },
    id: { description: "ID of the campaign." },
  },
}
const tagsTag_flowsParamsFlowsItems = {
  properties: { type: { description: "The object type, always flow." }, id: { description: "ID of the flow." } },
}
const tagsTag_segmentsParamsSegmentsItems = {
  properties: { type: { description: "The object type, always segment." }, id: { description: "ID of the segment." } },
}
const catalog_itemsListParamsSort = { description: "Sort by time of creation. Prefix `-` for newest first." }
const catalog_itemsGetParamsId = {
  description: "Compound ID, `$custom:::$default:::` and the external ID, as lists return it.",
  examples: ["$custom:::$default:::SKU-1"],
}
const catalog_itemsGetParams = { properties: { id: catalog_itemsGetParamsId } }
const catalog_itemsCreateParamsPrice = { description: "Price to show in messages.", examples: [19.99] }
const catalog_itemsCreateParamsImage_full_url = {
  description: "Address of the picture that messages show in full size.",
}
const catalog_itemsCreateParamsCustom_metadata = {
  description: "Your own values by name, without nesting and up to 100 KB.",
  examples: [{ season: "winter" }],
}
const catalog_itemsCreateParamsPublished = {
  description: "Whether messages can show it. A new one defaults to `true`.",
}
const catalog_variantsCreateParamsInventory_policy = {
  description: "Whether feeds show it without stock: 1 hides it, 0 and 2 show it. Defaults to 0.",
}
const catalog_categoriesCreateParamsItemsItems = {
  properties: {
    type: { description: "The object type, always catalog-item." },
    id: { description: "ID of the item." },
  },
}
const couponsListParams = {
  properties: { "page[size]": profilesListParamsPageSize, "page[cursor]": profilesListParamsPageCursor },
}
const couponsCreateParamsMonitor_configuration = {
  description: "When Klaviyo warns that few codes are left, by the monitor's own keys.",
  examples: [{ low_balance_threshold: 10 }],
}
const coupon_codesCreateParamsExpires_at = {
  description: "Time when the code expires. A new code defaults to a year from now.",
}
const imagesCreateParamsName = { description: "Name of the image. Defaults to the file's name." }
const imagesCreateParamsHidden = { description: "Whether the asset library hides the image. Defaults to `false`." }
const schemasProfileInputType = {
  type: "string",
  description: "The object type, always profile.",
  default: "profile",
  enum: ["profile"],
}
const schemasProfileInputId = { type: "string", description: "Klaviyo ID of the profile." }
const schemasSubscribedConsent = {
  type: "string",
  description: "The consent, always SUBSCRIBED.",
  default: "SUBSCRIBED",
  enum: ["SUBSCRIBED"],
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
export default describedKind(kind, {
  category: "marketing",
  support: "community",
  docs: "https://developers.klaviyo.com/en/reference/api_overview",
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
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/klaviyo/openapi/main/openapi/stable.json" },
      { type: "changelog", url: "https://developers.klaviyo.com/en/v1-2/docs/changelog_" },
    ],
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
  auth: {
    api_key: {
      description:
        "Create one under Settings > API keys. Read access to the resources you use is enough to read; writes need " +
        "full access.",
    },
  },
  entities: {
    profiles: {
      description: "A profile: a person with an email address, phone number or external ID.",
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
      refs: {},
    },
    profile_import_errors: {
      description: "An error of a bulk import of profiles, as `profiles.bulk_import` began it.",
      refs: {},
    },
    lists: {
      description: "A list that profiles subscribe to.",
      search: entitiesListsSearch,
      hit: { title: [["attributes", "name"]], text: [] },
      refs: {},
    },
    list_profiles: { description: "A profile that is a member of a list.", refs: {} },
    campaigns: {
      description: "A campaign: a message sent once to lists and segments.",
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
        updated_at: { type: "timestamp", at: { in: "body", steps: ["attributes", "updated_at"] } },
      },
      hit: { title: [["attributes", "name"]], text: [["attributes", "status"], ["attributes", "channel"]] },
      refs: {},
    },
    campaign_send_jobs: {
      description: "A send job: the sending of a campaign that `campaigns.send` began. It has the campaign's ID.",
      refs: {},
    },
    campaign_messages: { description: "A message of a campaign: its channel, subject, sender and content.", refs: {} },
    campaign_reports: {
      description: "A row of a campaign report: figures of a campaign in a time frame, such as opens and revenue.",
      refs: {},
    },
    events: {
      description: "An event of a profile, counted by a metric.",
      search: {
        attributes: { type: "object" },
        datetime: { type: "timestamp", at: { in: "body", steps: ["attributes", "datetime"] } },
        id: { type: "string" },
        links: { type: "object" },
        relationships: { type: "object" },
        type: { type: "string" },
      },
      hit: { title: [["attributes", "event_properties", "$event_id"]], text: [["attributes", "event_properties"]] },
      refs: {},
    },
    metrics: {
      description: "A metric that counts events, such as opened emails.",
      search: entitiesListsSearch,
      hit: { title: [["attributes", "name"]], text: [["attributes", "integration", "name"]] },
      refs: {},
    },
    metric_aggregates: {
      description: "An aggregate of a metric: measurements over time for one set of dimensions.",
      refs: {},
    },
    flows: {
      description: "A flow: an automated series of messages and actions.",
      search: entitiesListsSearch,
      hit: { title: [["attributes", "name"]], text: [["attributes", "status"], ["attributes", "trigger_type"]] },
      refs: {},
    },
    email_templates: {
      description: "An email template, with its HTML and text.",
      search: {
        attributes: { type: "object" },
        id: { type: "string" },
        links: { type: "object" },
        type: { type: "string" },
        updated: entitiesProfilesSearchUpdated,
      },
      hit: { title: [["attributes", "name"]], text: [["attributes", "text"]] },
      refs: {},
    },
    segments: { description: "A segment: the profiles that meet its conditions now.", refs: {} },
    segment_profiles: { description: "A profile that is in a segment.", refs: {} },
    tags: { description: "A tag that groups campaigns, flows, lists and segments.", refs: {} },
    tag_groups: { description: "A group of tags. In an exclusive group, a resource has one tag at most.", refs: {} },
    catalog_items: { description: "A catalog item: a product that messages can show.", refs: {} },
    catalog_variants: { description: "A variant of a catalog item, such as a size, with stock and price.", refs: {} },
    catalog_categories: { description: "A category of catalog items.", refs: {} },
    coupons: { description: "A coupon: a discount whose codes Klaviyo gives to profiles.", refs: {} },
    coupon_codes: { description: "A code of a coupon, for one profile.", refs: {} },
    images: { description: "An image in the account's asset library.", refs: {} },
  },
  operations: {
    "profiles.list": {
      description: "Lists profiles with contact data, location and custom properties.",
      keywords: [
        "subscribers",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
        "find the subscriber",
        "profile with the email",
        "new subscribers",
        "look up a customer",
        "is somebody suppressed",
        "is somebody subscribed",
      ],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description:
              "Filter by `id`, `email`, `phone_number`, `external_id`, `created` or `updated` in Klaviyo's syntax.",
            examples: ["equals(email,'ada@example.com')"],
          },
        },
      },
      isGraphql: false,
    },
    "profiles.get": {
      description: "Gets a profile with contact data, location and custom properties.",
      keywords: [
        "who is",
        "subscriber",
        "person",
        "customer",
        "recipient",
        "shopper",
        "email address",
        "details of the subscriber",
        "consent of",
      ],
      params: profilesGetParams,
      isGraphql: false,
    },
    "profiles.create": {
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
        "add a subscriber",
      ],
      params: { properties: profilesCreateParams_2 },
      isGraphql: false,
    },
    "profiles.update": {
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
        "change the phone number",
        "set a custom property",
        "first name",
      ],
      params: {
        properties: {
          id: profilesGetParamsId,
          email: profilesCreateParamsEmail,
          phone_number: profilesCreateParamsPhone_number,
          external_id: profilesCreateParamsExternal_id,
          first_name: { description: "The profile's first name." },
          last_name: { description: "The profile's last name." },
          organization: { description: "Company or organization of the profile." },
          locale: profilesCreateParamsLocale,
          title: { description: "The profile's job title." },
          image: { description: "URL of an image of the profile." },
          location: profilesCreateParamsLocation,
          properties: profilesCreateParams,
          meta: profilesUpdateParamsMeta,
        },
      },
      isGraphql: false,
    },
    "profiles.create_or_update": {
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
      params: {
        properties: {
          id: {
            description:
              "Klaviyo ID of the profile to update. Leave it out to match by email address, phone number or external " +
              "ID.",
          },
          email: profilesCreateParamsEmail,
          phone_number: profilesCreateParamsPhone_number,
          external_id: profilesCreateParamsExternal_id,
          first_name: { description: "The profile's first name." },
          last_name: { description: "The profile's last name." },
          organization: { description: "Company or organization of the profile." },
          locale: profilesCreateParamsLocale,
          title: { description: "The profile's job title." },
          image: { description: "URL of an image of the profile." },
          location: profilesCreateParamsLocation,
          properties: profilesCreateParams,
          meta: profilesUpdateParamsMeta,
        },
      },
      isGraphql: false,
    },
    "profiles.bulk_import": {
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
      params: {
        properties: {
          profiles: {
            items: {
              properties: {
                type: { description: "The object type, always profile." },
                id: { description: "Klaviyo ID of the profile." },
                attributes: profilesBulk_importParamsProfilesItemsAttributes,
                meta: profilesUpdateParamsMeta,
              },
            },
            description:
              "Profiles to create or update, up to 10,000. Each needs an ID, email address, phone number or external " +
              "ID.",
            examples: [[{ attributes: { email: "ada@example.com", first_name: "Ada" } }]],
          },
          lists: { items: profilesBulk_importParamsListsItems_2, description: "Lists to add the profiles to." },
          job_id: { description: "ID of a job that has begun, to wait for it." },
        },
      },
      isGraphql: false,
    },
    "profiles.subscribe": {
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
        "sign up the newsletter",
        "add to the newsletter",
      ],
      params: {
        properties: {
          profiles: {
            items: {
              properties: {
                type: { description: "The object type, always profile." },
                id: { description: "Klaviyo ID of the profile. Klaviyo then looks the profile up by it." },
                attributes: {
                  properties: {
                    email: { description: "Email address to subscribe." },
                    phone_number: { description: "Phone number to subscribe, in E.164 format." },
                    subscriptions: {
                      properties: {
                        email: {
                          properties: {
                            marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            open_tracking: {
                              properties: { consent: { description: "The consent, always SUBSCRIBED." } },
                              description: "Consent to the tracking of opened emails.",
                            },
                          },
                        },
                        sms: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms,
                        whatsapp: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsSms,
                        push: {
                          properties: {
                            marketing: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            tokens: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens,
                          },
                        },
                      },
                      description: "Channels to subscribe to: `email`, `sms`, `whatsapp` or `push`.",
                    },
                    age_gated_date_of_birth: {
                      description: "Date of birth, which SMS consent needs in accounts with an age gate.",
                    },
                  },
                  description: "The profile's identifiers and channels.",
                },
              },
            },
            description: "Profiles to subscribe, up to 1,000, each with the channels to subscribe to.",
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
            properties: profilesBulk_importParamsListsItems,
            examples: [{ id: "LIST01" }],
            description: "List to add the profiles to. Defaults to none; the account's opt-in process applies then.",
          },
          custom_source: {
            description: "Source of the consent, such as `Marketing Event`. Klaviyo stores it with the consent.",
          },
          historical_import: {
            description:
              "Whether you import consent of the past: skips double opt-in and \"added to list\" flows. Each consent " +
              "then needs `consented_at`. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "profiles.unsubscribe": {
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
        "take off the newsletter",
        "stop emailing",
      ],
      params: {
        properties: {
          profiles: {
            items: {
              properties: {
                type: { description: "The object type, always profile." },
                attributes: {
                  properties: {
                    email: { description: "Email address to unsubscribe." },
                    phone_number: { description: "Phone number to unsubscribe, in E.164 format." },
                    subscriptions: {
                      properties: {
                        email: {
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            open_tracking: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                          },
                        },
                        sms: {
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            transactional: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                          },
                        },
                        whatsapp: {
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            transactional: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            conversational: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                          },
                        },
                        push: {
                          properties: {
                            marketing: profilesUnsubscribeParamsProfilesItemsAttributesSubscriptionsEmailMarketing,
                            tokens: profilesSubscribeParamsProfilesItemsAttributesSubscriptionsPushTokens,
                          },
                        },
                      },
                      description: "Channels to unsubscribe from: `email`, `sms`, `whatsapp` or `push`.",
                    },
                  },
                  description: "The profile's identifiers and channels.",
                },
              },
            },
            description: "Profiles to unsubscribe, up to 100, each with the channels to unsubscribe from.",
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
            properties: profilesBulk_importParamsListsItems,
            examples: [{ id: "LIST01" }],
            description: "List to remove the profiles from. All its profiles must be members.",
          },
        },
      },
      isGraphql: false,
    },
    "profiles.suppress": {
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
        "never email again",
        "block from emails",
      ],
      params: {
        properties: {
          profiles: {
            items: profilesSuppressParamsProfilesItems,
            examples: [[{ attributes: { email: "ada@example.com" } }]],
            description: "Profiles to suppress, up to 100, by their email addresses.",
          },
        },
      },
      isGraphql: false,
    },
    "profiles.unsuppress": {
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
        "allow emails again",
      ],
      params: {
        properties: {
          profiles: {
            items: profilesSuppressParamsProfilesItems,
            examples: [[{ attributes: { email: "ada@example.com" } }]],
            description: "Profiles whose suppression ends, up to 100, by their email addresses.",
          },
        },
      },
      isGraphql: false,
    },
    "profiles.merge": {
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
      params: {
        properties: {
          id: { description: "ID of the profile that stays and receives the data." },
          source_id: { description: "ID of the source profile, which is deleted." },
        },
      },
      isGraphql: false,
    },
    "profiles.request_deletion": {
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
        "erase a person",
      ],
      params: {
        properties: {
          id: { description: "Klaviyo ID of the profile." },
          email: { description: "Email address of the profile." },
          phone_number: { description: "Phone number of the profile, in E.164 format.", examples: ["+15005550006"] },
        },
      },
      isGraphql: false,
    },
    "profile_import_errors.list": {
      description: "Lists the errors of a bulk import of profiles.",
      keywords: ["failed rows", "why rejected", "csv problems", "bad contacts", "skipped"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          job_id: { description: "ID of the job, as `profiles.bulk_import` returns it." },
        },
      },
      record: { $ref: "#/$defs/ProfileImportError" },
      isGraphql: false,
    },
    "lists.list": {
      description: "Lists the account's lists with name and opt-in process. Their members are not included.",
      keywords: ["audiences", "newsletter", "mailing", "subscribers", "group", "which lists", "mailing lists"],
      params: {
        properties: {
          "page[size]": { description: "Maximum number of lists per page. Klaviyo allows 10, which is its default." },
          "page[cursor]": profilesListParamsPageCursor,
        },
      },
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a list with its name, dates and opt-in process.",
      keywords: ["size of audience", "audience", "newsletter", "mailing", "subscribers", "group"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a list. Klaviyo allows 150 a day.",
      keywords: ["new audience", "audience", "newsletter", "mailing", "subscribers", "group", "new list for"],
      params: { properties: { name: listsCreateParamsName, opt_in_process: listsCreateParamsOpt_in_process } },
      isGraphql: false,
    },
    "lists.update": {
      description: "Updates the name or opt-in process of a list.",
      keywords: ["rename audience", "audience", "newsletter", "mailing", "subscribers", "group"],
      params: {
        properties: {
          id: profilesGetParamsId,
          name: listsCreateParamsName,
          opt_in_process: listsCreateParamsOpt_in_process,
        },
      },
      isGraphql: false,
    },
    "lists.delete": {
      description: "Deletes a list. Its profiles stay. This cannot be undone.",
      keywords: ["drop audience", "audience", "newsletter", "mailing", "subscribers", "group"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "list_profiles.list": {
      description: "Lists the profiles of a list.",
      keywords: [
        "who is on",
        "subscribers",
        "who is on it",
        "members",
        "audience",
        "recipients",
        "who on the list",
        "how many the list",
        "list size",
      ],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          id: profilesBulk_importParamsListsItemsId,
          filter: list_profilesListParamsFilter,
          sort: list_profilesListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Profile" },
      isGraphql: false,
    },
    "list_profiles.add": {
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
        "put on the list",
        "add the VIP list",
      ],
      params: {
        properties: {
          id: profilesBulk_importParamsListsItemsId,
          profiles: {
            items: list_profilesAddParamsProfilesItems,
            description: "Profiles to add, up to 1,000.",
            examples: [[{ id: "PROFILE01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "list_profiles.remove": {
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
        "take off the list",
      ],
      params: {
        properties: {
          id: profilesBulk_importParamsListsItemsId,
          profiles: {
            items: list_profilesAddParamsProfilesItems,
            description: "Profiles to remove, up to 1,000.",
            examples: [[{ id: "PROFILE01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns of one channel, with status, audiences and send times. Requires the channel.",
      keywords: [
        "mailings",
        "sent",
        "newsletter",
        "blast",
        "email",
        "SMS",
        "broadcast",
        "scheduled campaigns",
        "sent campaigns",
        "drafts",
        "emails going out",
        "next campaign",
        "what did we send",
      ],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: { description: "The channel: `email` or `sms`. Klaviyo requires it." },
        },
      },
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign with status, audiences, send strategy and times.",
      keywords: [
        "mailing status",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
        "is the campaign sent",
        "when it go out",
      ],
      params: profilesGetParams,
      isGraphql: false,
    },
    "campaigns.create": {
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
        "set up a campaign",
        "new blast",
        "new email campaign",
        "new SMS campaign",
      ],
      params: {
        properties: {
          name: { description: "The campaign's name.", examples: ["November offers"] },
          audiences: {
            properties: campaignsCreateParamsAudiences,
            description: "Lists and segments to send to, and those to leave out.",
            examples: [{ included: ["LIST01"] }],
          },
          messages: {
            items: {
              properties: {
                type: { description: "The object type." },
                attributes: {
                  properties: {
                    definition: {
                      properties: campaignsCreateParamsMessagesItemsAttributesDefinition,
                      examples: campaignsCreateParamsMessagesItemsAttributesDefinitionExamples,
                      description: "The content and settings of the message.",
                    },
                  },
                },
              },
            },
            description: "Messages of the campaign. Email and SMS campaigns have one.",
            examples: [
              [{ attributes: { definition: { channel: "email", content: { subject: "Offers of November" } } } }],
            ],
          },
          send_strategy: {
            properties: campaignsCreateParamsSend_strategy,
            examples: campaignsCreateParamsSend_strategyExamples,
            description: "When and how to send. Defaults to immediately, once you send the campaign.",
          },
          send_options: campaignsCreateParamsSend_options,
          tracking_options: campaignsCreateParamsTracking_options,
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description:
        "Updates the name, audiences or send settings of a campaign. Fields that you leave out keep their value.",
      keywords: [
        "rename mailing",
        "schedule",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
        "change the send time",
        "rename the campaign",
      ],
      params: {
        properties: {
          id: profilesGetParamsId,
          name: { description: "The campaign's name." },
          audiences: {
            properties: campaignsCreateParamsAudiences,
            description: "Lists and segments to send to, and those to leave out. They replace the former ones.",
          },
          send_strategy: {
            properties: campaignsCreateParamsSend_strategy,
            examples: campaignsCreateParamsSend_strategyExamples,
            description: "When and how to send.",
          },
          send_options: campaignsCreateParamsSend_options,
          tracking_options: campaignsCreateParamsTracking_options,
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Deletes a campaign. This cannot be undone.",
      keywords: ["scrap mailing", "newsletter", "mailing", "blast", "email", "SMS", "broadcast"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "campaigns.clone": {
      description: "Creates a copy of a campaign as a draft.",
      keywords: [
        "duplicate",
        "reuse",
        "same again",
        "newsletter",
        "mailing",
        "blast",
        "email",
        "SMS",
        "broadcast",
        "duplicate the campaign",
        "copy last campaign",
      ],
      params: { properties: { id: profilesGetParamsId, new_name: campaignsCloneParamsNew_name } },
      isGraphql: false,
    },
    "campaigns.send": {
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
        "send it now",
        "go live",
      ],
      params: { properties: { id: { description: "ID of the campaign to send, as `campaigns.list` returns it." } } },
      isGraphql: false,
    },
    "campaigns.cancel_send": {
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
        "do not send",
        "cancel the scheduled send",
        "pull the campaign",
      ],
      params: {
        properties: {
          id: { description: "ID of the campaign." },
          action: { description: "`cancel` ends the campaign, `revert` makes it a draft again." },
        },
      },
      isGraphql: false,
    },
    "campaigns.estimate_recipients": {
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
      params: profilesGetParams,
      isGraphql: false,
    },
    "campaign_send_jobs.get": {
      description: "Gets the status of the sending of a campaign.",
      keywords: ["delivery progress", "is it out", "sending status", "finished", "sent yet"],
      params: { properties: { id: { description: "ID of the campaign, which `campaigns.send` sent." } } },
      isGraphql: false,
    },
    "campaign_messages.list": {
      description: "Lists the messages of a campaign.",
      keywords: ["contents", "subject line", "sender", "preview text", "body"],
      params: { properties: { campaign_id: { description: "ID of the campaign, as `campaigns.list` returns it." } } },
      record: { $ref: "#/$defs/CampaignMessage" },
      isGraphql: false,
    },
    "campaign_messages.get": {
      description: "Gets a message of a campaign with its content.",
      keywords: ["subject", "subject line", "sender", "preview text", "body"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "campaign_messages.update": {
      description: "Updates the content or settings of a message of a campaign.",
      keywords: [
        "change subject",
        "sender",
        "preview",
        "subject line",
        "preview text",
        "body",
        "change the subject line",
        "sender name",
      ],
      params: {
        properties: {
          id: profilesGetParamsId,
          definition: {
            properties: campaignsCreateParamsMessagesItemsAttributesDefinition,
            examples: campaignsCreateParamsMessagesItemsAttributesDefinitionExamples,
            description: "The new content and settings of the message.",
          },
        },
      },
      isGraphql: false,
    },
    "campaign_messages.assign_template": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          template_id: { description: "ID of the template, as `email_templates.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "campaign_reports.list": {
      description: "Reports figures of campaigns in a time frame, one row per group. Klaviyo allows 225 reports a day.",
      keywords: [
        "open rate",
        "click rate",
        "how did it do",
        "performance",
        "revenue",
        "statistics",
        "results",
        "how the campaign do",
        "revenue of the campaign",
        "opens and clicks",
        "conversions",
        "bounce rate",
        "unsubscribes of the campaign",
        "best subject line",
      ],
      params: {
        properties: {
          page_cursor: campaign_reportsListParamsPage_cursor,
          statistics: {
            description:
              "Figures, such as `opens`, `open_rate`, `clicks`, `conversions`, `conversion_value`, `recipients` or " +
              "`unsubscribes`.",
            examples: [["opens", "open_rate", "conversion_value"]],
          },
          timeframe: {
            properties: {
              key: { description: "A time frame by its name." },
              start: { description: "First time. Klaviyo takes it in the account's time zone." },
              end: { description: "Last time. Klaviyo takes it in the account's time zone." },
            },
            description: "Time frame of up to a year: a `key`, or `start` and `end`.",
            examples: [{ key: "last_30_days" }],
          },
          conversion_metric_id: {
            description: "ID of the metric that counts conversions, such as the one for placed orders.",
          },
          group_by: {
            description:
              "Groups of the rows. They include `campaign_id` and `campaign_message_id`. Defaults to these and " +
              "`send_channel`.",
            examples: [["campaign_id", "campaign_message_id", "send_channel"]],
          },
          filter: {
            description: "Filter by the groups in Klaviyo's syntax, joined by `and`.",
            examples: ["equals(send_channel,\"email\")"],
          },
        },
      },
      record: { $ref: "#/$defs/ReportRow" },
      isGraphql: false,
    },
    "events.list": {
      description:
        "Lists events of all metrics, newest first by default. Relationships name the profile and the metric.",
      keywords: [
        "what did they do",
        "activity",
        "behavior",
        "placed order",
        "tracked",
        "purchase",
        "viewed product",
        "what the customer do",
        "opened emails",
        "purchases",
        "activity of the profile",
      ],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          sort: { description: "Sort field: `datetime` or `timestamp`. Prefix `-` for newest first." },
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
      description: "Gets an event with its time and properties.",
      keywords: ["one activity", "activity", "behavior", "placed order", "tracked", "purchase", "viewed product"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "events.create": {
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
      params: {
        properties: {
          metric: {
            description: "Name of the metric that counts the event, up to 127 characters.",
            examples: ["Viewed Product"],
          },
          profile: {
            properties: eventsCreateParamsProfile,
            description: "The profile that the event belongs to.",
            examples: [{ attributes: { email: "ada@example.com" } }],
          },
          properties: eventsCreateParams,
          time: eventsCreateParamsTime,
          value: eventsCreateParamsValue,
          value_currency: eventsCreateParamsValue_currency,
          unique_id: {
            description: "Unique ID of the event. Klaviyo records a repeated ID of the same profile and metric once.",
          },
          backfill: eventsCreateParamsBackfill,
        },
      },
      isGraphql: false,
    },
    "events.bulk_create": {
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
      params: {
        properties: {
          events: {
            items: {
              properties: {
                type: { description: "The object type." },
                attributes: {
                  properties: {
                    backfill: eventsCreateParamsBackfill,
                    profile: {
                      properties: { data: { properties: eventsCreateParamsProfile } },
                      description: "The profile of the events.",
                    },
                    events: {
                      properties: {
                        data: {
                          items: {
                            properties: {
                              type: { description: "The object type, always event." },
                              attributes: {
                                properties: {
                                  properties: eventsCreateParams,
                                  time: eventsCreateParamsTime,
                                  value: eventsCreateParamsValue,
                                  value_currency: eventsCreateParamsValue_currency,
                                  metric: {
                                    properties: {
                                      data: {
                                        properties: {
                                          type: { description: "The object type, always metric." },
                                          attributes: { properties: { name: { description: "Name of the metric." } } },
                                        },
                                      },
                                    },
                                    description: "Metric that counts the event.",
                                  },
                                  unique_id: {
                                    description:
                                      "Unique ID of the event. If the same profile and metric repeat it, Klaviyo " +
                                      "refuses all events.",
                                  },
                                },
                              },
                            },
                          },
                        },
                      },
                      description: "Events of the profile.",
                    },
                  },
                },
              },
            },
            description: "Events by profile, up to 1,000 events in all.",
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
      },
      isGraphql: false,
    },
    "metrics.list": {
      description: "Lists metrics, up to 200 per page.",
      keywords: [
        "kinds of activity",
        "event kinds",
        "KPI",
        "measure",
        "placed order",
        "opened email",
        "tracked actions",
        "which events are tracked",
      ],
      params: {
        properties: {
          "page[size]": {
            description: "Page size. Klaviyo refuses this parameter for metrics; pages have a fixed size.",
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
      },
      record: { $ref: "#/$defs/Metric" },
      isGraphql: false,
    },
    "metrics.get": {
      description: "Gets a metric with its name and the integration that sends it.",
      keywords: ["kind details", "event kinds", "KPI", "measure", "placed order", "opened email", "tracked actions"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "metric_aggregates.list": {
      description:
        "Aggregates the events of a metric over time, one row per set of dimensions. `meta.dates` has the dates of " +
        "the measurements.",
      keywords: [
        "revenue",
        "totals",
        "statistics",
        "per day",
        "sum",
        "analytics",
        "revenue per day",
        "placed orders over time",
        "how much revenue",
        "attributed revenue",
        "count by flow",
      ],
      params: {
        properties: {
          metric_id: { description: "ID of the metric, as `metrics.list` returns it." },
          measurements: {
            description: "Measurements: `count`, `unique` (profiles) or `sum_value`.",
            examples: [["count", "unique"]],
          },
          filter: {
            description:
              "Filters, which all hold. Give the first time with `greater-or-equal` and the end, excluded, with " +
              "`less-than`.",
            examples: [["greater-or-equal(datetime,2026-11-01T00:00:00)", "less-than(datetime,2026-11-08T00:00:00)"]],
          },
          interval: { description: "Time between the measurements. Defaults to `day`." },
          by: { description: "Dimensions of the rows, such as `$message`.", examples: [["$message"]] },
          timezone: {
            description: "Time zone of the query, by its IANA name. Defaults to UTC.",
            examples: ["Europe/Berlin"],
          },
          sort: {
            description: "Dimension or measurement to sort by. Prefix `-` for the reverse.",
            examples: ["-count"],
          },
          page_size: { description: "Maximum number of rows per page. Defaults to 500." },
          page_cursor: campaign_reportsListParamsPage_cursor,
        },
      },
      record: { $ref: "#/$defs/MetricAggregate" },
      isGraphql: false,
    },
    "flows.list": {
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
        "is the flow live",
        "live flows",
        "draft flows",
        "abandoned cart flow",
        "which automations",
      ],
      params: {
        properties: {
          "page[size]": { description: "Maximum number of flows per page. Klaviyo allows 50." },
          "page[cursor]": profilesListParamsPageCursor,
        },
      },
      record: { $ref: "#/$defs/Flow" },
      isGraphql: false,
    },
    "flows.get": {
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
      params: profilesGetParams,
      isGraphql: false,
    },
    "flows.update": {
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
        "turn on the flow",
        "turn off the flow",
        "set live",
        "pause the flow",
        "set to manual",
      ],
      params: {
        properties: {
          id: profilesGetParamsId,
          status: { description: "Status. A `live` flow sends its messages; a `manual` one waits for a person." },
        },
      },
      isGraphql: false,
    },
    "flows.delete": {
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
      params: profilesGetParams,
      isGraphql: false,
    },
    "email_templates.list": {
      description: "Lists email templates with their HTML and text.",
      keywords: ["designs", "layout", "newsletter look", "mockup", "boilerplate"],
      params: {
        properties: {
          "page[size]": {
            description: "Maximum number of templates per page. Klaviyo allows 10, which is its default.",
          },
          "page[cursor]": profilesListParamsPageCursor,
        },
      },
      record: { $ref: "#/$defs/Template" },
      isGraphql: false,
    },
    "email_templates.get": {
      description: "Gets an email template with its HTML and text.",
      keywords: ["design HTML", "design", "layout", "newsletter look", "mockup", "boilerplate"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "email_templates.create": {
      description: "Creates an email template from HTML. Klaviyo allows 1,000 templates in an account.",
      keywords: ["new design", "design", "layout", "newsletter look", "mockup", "boilerplate"],
      params: {
        properties: {
          name: { description: "The template's name." },
          editor_type: {
            description:
              "Editor of the template: `CODE` for HTML, `USER_DRAGGABLE` for HTML with regions to drag blocks to.",
          },
          html: { description: "HTML of the template.", examples: ["<html><body>Hello</body></html>"] },
          text: { description: "Plain text of the template." },
          amp: email_templatesCreateParamsAmp,
        },
      },
      isGraphql: false,
    },
    "email_templates.update": {
      description: "Updates an email template. Fields that you leave out keep their value.",
      keywords: [
        "edit design",
        "design",
        "layout",
        "HTML",
        "newsletter look",
        "mockup",
        "boilerplate",
        "edit the template",
        "change the html",
      ],
      params: {
        properties: {
          id: profilesGetParamsId,
          name: { description: "The template's name." },
          html: { description: "HTML of the template. Klaviyo refuses it for templates of the drag-and-drop editor." },
          text: { description: "Plain text of the template." },
          amp: email_templatesCreateParamsAmp,
        },
      },
      isGraphql: false,
    },
    "email_templates.delete": {
      description: "Deletes an email template. This cannot be undone.",
      keywords: ["drop design", "design", "layout", "HTML", "newsletter look", "mockup", "boilerplate"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "email_templates.clone": {
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
      params: { properties: { id: profilesGetParamsId, name: campaignsCloneParamsNew_name } },
      isGraphql: false,
    },
    "email_templates.render": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          context: {
            description: "Values of the template's variables by name. Missing ones count as false.",
            examples: [{ first_name: "Ada" }],
          },
        },
      },
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists segments with their definitions. Their profiles are not included.",
      keywords: [
        "cohorts",
        "audience",
        "filter",
        "dynamic group",
        "VIP customers",
        "which segments",
        "size of segments",
        "VIP segment",
        "engaged",
      ],
      params: {
        properties: {
          "page[size]": { description: "Maximum number of segments per page, 1 to 10. Defaults to 10." },
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description:
              "Filter by `name`, `id`, `created`, `updated`, `is_active` or `is_starred` in Klaviyo's syntax.",
            examples: ["equals(name,'Loyal customers')"],
          },
          sort: segmentsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment with its definition.",
      keywords: ["size", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "segments.create": {
      description: "Creates a segment from conditions. Klaviyo fills it later and allows 100 writes of segments a day.",
      keywords: ["define audience", "build cohort", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      params: {
        properties: {
          name: { description: "The segment's name.", examples: ["Loyal customers"] },
          definition: {
            properties: segmentsCreateParamsDefinition,
            examples: segmentsCreateParamsDefinitionExamples,
            description: "The conditions that profiles have to meet.",
          },
          is_starred: { description: "Whether the segment is marked with a star. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "segments.update": {
      description: "Updates the name, conditions or state of a segment. To deactivate it, give `is_active` alone.",
      keywords: ["change filter", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      params: {
        properties: {
          id: profilesGetParamsId,
          name: { description: "The segment's name." },
          definition: {
            properties: segmentsCreateParamsDefinition,
            examples: segmentsCreateParamsDefinitionExamples,
            description: "The new conditions. They replace the former ones.",
          },
          is_starred: { description: "Whether the segment is marked with a star." },
          is_active: { description: "Whether Klaviyo keeps the segment's profiles up to date. Give `false` alone." },
        },
      },
      isGraphql: false,
    },
    "segments.delete": {
      description: "Deletes a segment. Its profiles stay. This cannot be undone.",
      keywords: ["drop cohort", "audience", "cohort", "filter", "dynamic group", "VIP customers"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "segment_profiles.list": {
      description: "Lists the profiles of a segment.",
      keywords: [
        "who is in",
        "contacts",
        "people",
        "audience",
        "subscribers",
        "cohort members",
        "who in the segment",
        "how many the segment",
      ],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          id: { description: "ID of the segment, as `segments.list` returns it." },
          filter: list_profilesListParamsFilter,
          sort: list_profilesListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Profile" },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists tags by name.",
      keywords: ["labels", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          "page[size]": { description: "Maximum number of tags per page, 1 to 50. Defaults to 50." },
          "page[cursor]": profilesListParamsPageCursor,
          filter: { description: "Filter by `name` in Klaviyo's syntax.", examples: ["contains(name,'winter')"] },
          sort: segmentsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.get": {
      description: "Gets a tag with its name and group.",
      keywords: ["label details", "label", "category", "keyword", "organizer", "folder"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "tags.create": {
      description: "Creates a tag in a tag group. Klaviyo allows 500 tags in an account.",
      keywords: ["new label", "label", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          name: { description: "The tag's name.", examples: ["winter"] },
          tag_group: {
            properties: {
              type: { description: "The object type, always tag-group." },
              id: { description: "ID of the tag group." },
            },
            examples: [{ id: "GROUP01" }],
            description: "Tag group of the tag. Defaults to the account's default group.",
          },
        },
      },
      isGraphql: false,
    },
    "tags.update": {
      description: "Updates the name of a tag. Its group cannot change.",
      keywords: ["rename label", "label", "category", "keyword", "organizer", "folder"],
      params: { properties: { id: profilesGetParamsId, name: { description: "The tag's new name." } } },
      isGraphql: false,
    },
    "tags.delete": {
      description: "Deletes a tag and removes it from everything it marks. This cannot be undone.",
      keywords: ["drop label", "label", "category", "keyword", "organizer", "folder"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "tags.tag_campaigns": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          campaigns: {
            items: tagsTag_campaignsParamsCampaignsItems,
            description: "Campaigns to tag.",
            examples: [[{ id: "CAMPAIGN01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.untag_campaigns": {
      description: "Removes a tag from campaigns.",
      keywords: ["unlabel mailing", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          id: profilesGetParamsId,
          campaigns: {
            items: tagsTag_campaignsParamsCampaignsItems,
            description: "Campaigns to take the tag from.",
            examples: [[{ id: "CAMPAIGN01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.tag_flows": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          flows: { items: tagsTag_flowsParamsFlowsItems, description: "Flows to tag.", examples: [[{ id: "FLOW01" }]] },
        },
      },
      isGraphql: false,
    },
    "tags.untag_flows": {
      description: "Removes a tag from flows.",
      keywords: ["unlabel automation", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          id: profilesGetParamsId,
          flows: {
            items: tagsTag_flowsParamsFlowsItems,
            description: "Flows to take the tag from.",
            examples: [[{ id: "FLOW01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.tag_lists": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          lists: {
            items: profilesBulk_importParamsListsItems_2,
            description: "Lists to tag.",
            examples: [[{ id: "LIST01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.untag_lists": {
      description: "Removes a tag from lists.",
      keywords: ["unlabel audience", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          id: profilesGetParamsId,
          lists: {
            items: profilesBulk_importParamsListsItems_2,
            description: "Lists to take the tag from.",
            examples: [[{ id: "LIST01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.tag_segments": {
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
      params: {
        properties: {
          id: profilesGetParamsId,
          segments: {
            items: tagsTag_segmentsParamsSegmentsItems,
            description: "Segments to tag.",
            examples: [[{ id: "SEGMENT01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tags.untag_segments": {
      description: "Removes a tag from segments.",
      keywords: ["unlabel cohort", "take off", "unmark", "label", "category", "keyword", "organizer", "folder"],
      params: {
        properties: {
          id: profilesGetParamsId,
          segments: {
            items: tagsTag_segmentsParamsSegmentsItems,
            description: "Segments to take the tag from.",
            examples: [[{ id: "SEGMENT01" }]],
          },
        },
      },
      isGraphql: false,
    },
    "tag_groups.list": {
      description: "Lists tag groups by name.",
      keywords: ["label sets", "label family", "category of labels", "grouping", "collection of labels"],
      params: {
        properties: {
          "page[size]": { description: "Maximum number of tag groups per page, 1 to 25. Defaults to 25." },
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description: "Filter by `name`, `exclusive` or `default` in Klaviyo's syntax.",
            examples: ["equals(exclusive,true)"],
          },
        },
      },
      record: { $ref: "#/$defs/TagGroup" },
      isGraphql: false,
    },
    "tag_groups.get": {
      description: "Gets a tag group with its name.",
      keywords: [
        "label set details",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      params: profilesGetParams,
      isGraphql: false,
    },
    "tag_groups.create": {
      description: "Creates a tag group. Klaviyo allows 50 tag groups in an account.",
      keywords: [
        "new label set",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      params: {
        properties: {
          name: { description: "The tag group's name." },
          exclusive: { description: "Whether a resource has one tag of the group at most. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "tag_groups.delete": {
      description: "Deletes a tag group and its tags. The default group cannot be deleted. This cannot be undone.",
      keywords: [
        "drop label set",
        "label family",
        "category of labels",
        "label set",
        "grouping",
        "collection of labels",
      ],
      params: profilesGetParams,
      isGraphql: false,
    },
    "catalog_items.list": {
      description: "Lists catalog items with title, price and URLs.",
      keywords: ["goods", "product", "article", "SKU", "feed", "shop item", "products in the catalog"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description: "Filter by `ids`, `category.id`, `title` or `published` in Klaviyo's syntax.",
            examples: ["equals(published,true)"],
          },
          sort: catalog_itemsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/CatalogItem" },
      isGraphql: false,
    },
    "catalog_items.get": {
      description: "Gets a catalog item.",
      keywords: ["product details", "product", "goods", "article", "SKU", "feed", "shop item"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_items.create": {
      description: "Creates a catalog item.",
      keywords: ["add product", "product", "goods", "article", "SKU", "feed", "shop item"],
      params: {
        properties: {
          external_id: { description: "ID of the item in your own system.", examples: ["SKU-1"] },
          title: { description: "The item's title." },
          description: { description: "The item's description." },
          url: { description: "URL of the item on your website." },
          price: catalog_itemsCreateParamsPrice,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: { description: "Address of a small picture for lists." },
          images: { description: "URLs of further images." },
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
          categories: {
            items: {
              properties: {
                type: { description: "The object type, always catalog-category." },
                id: { description: "ID of the category." },
              },
            },
            description: "Categories of the item.",
            examples: [[{ id: "$custom:::$default:::SHOES" }]],
          },
        },
      },
      isGraphql: false,
    },
    "catalog_items.update": {
      description: "Updates a catalog item. Fields that you leave out keep their value.",
      keywords: ["price", "product picture", "product", "goods", "article", "SKU", "feed", "shop item"],
      params: {
        properties: {
          id: catalog_itemsGetParamsId,
          title: { description: "The item's title." },
          description: { description: "The item's description." },
          url: { description: "URL of the item on your website." },
          price: catalog_itemsCreateParamsPrice,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: { description: "Address of a small picture for lists." },
          images: { description: "URLs of further images." },
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
        },
      },
      isGraphql: false,
    },
    "catalog_items.delete": {
      description: "Deletes a catalog item and its variants. This cannot be undone.",
      keywords: ["drop product", "product", "goods", "article", "SKU", "feed", "shop item"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_variants.list": {
      description: "Lists the variants of all catalog items. Filter by `item.id` for the variants of one item.",
      keywords: ["options", "size", "color", "SKU", "stock", "version of product"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description: "Filter by `ids`, `item.id`, `sku`, `title` or `published` in Klaviyo's syntax.",
            examples: ["equals(item.id,'$custom:::$default:::SKU-1')"],
          },
          sort: catalog_itemsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/CatalogVariant" },
      isGraphql: false,
    },
    "catalog_variants.get": {
      description: "Gets a variant of a catalog item.",
      keywords: ["option details", "size", "color", "SKU", "stock", "option", "version of product"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_variants.create": {
      description: "Creates a variant of a catalog item.",
      keywords: ["add option", "size", "color", "SKU", "stock", "option", "version of product"],
      params: {
        properties: {
          external_id: { description: "ID of the variant in your own system.", examples: ["SKU-1-RED"] },
          item_id: { description: "ID of the item, as `catalog_items.list` returns it." },
          title: { description: "The variant's title." },
          description: { description: "The variant's description." },
          sku: { description: "Stock keeping unit of the variant." },
          inventory_quantity: { description: "Quantity in stock." },
          price: { description: "Price to show in messages." },
          url: { description: "URL of the variant on your website." },
          inventory_policy: catalog_variantsCreateParamsInventory_policy,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: { description: "Address of a small picture for lists." },
          images: { description: "URLs of further images." },
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
        },
      },
      isGraphql: false,
    },
    "catalog_variants.update": {
      description:
        "Updates a variant of a catalog item, such as its stock. Fields that you leave out keep their value.",
      keywords: ["price", "size", "color", "SKU", "option", "version of product"],
      params: {
        properties: {
          id: catalog_itemsGetParamsId,
          title: { description: "The variant's title." },
          description: { description: "The variant's description." },
          sku: { description: "Stock keeping unit of the variant." },
          inventory_quantity: { description: "Quantity in stock." },
          price: catalog_itemsCreateParamsPrice,
          url: { description: "URL of the variant on your website." },
          inventory_policy: catalog_variantsCreateParamsInventory_policy,
          image_full_url: catalog_itemsCreateParamsImage_full_url,
          image_thumbnail_url: { description: "Address of a small picture for lists." },
          images: { description: "URLs of further images." },
          custom_metadata: catalog_itemsCreateParamsCustom_metadata,
          published: catalog_itemsCreateParamsPublished,
        },
      },
      isGraphql: false,
    },
    "catalog_variants.delete": {
      description: "Deletes a variant of a catalog item. This cannot be undone.",
      keywords: ["drop option", "size", "color", "SKU", "stock", "option", "version of product"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_categories.list": {
      description: "Lists the categories of the catalog.",
      keywords: ["departments", "product group", "collection", "aisle", "type of goods"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description: "Filter by `ids`, `item.id` or `name` in Klaviyo's syntax.",
            examples: ["contains(name,'Shoes')"],
          },
          sort: catalog_itemsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/CatalogCategory" },
      isGraphql: false,
    },
    "catalog_categories.get": {
      description: "Gets a category of the catalog.",
      keywords: ["department details", "product group", "department", "collection", "aisle", "type of goods"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_categories.create": {
      description: "Creates a category of the catalog.",
      keywords: ["new department", "product group", "department", "collection", "aisle", "type of goods"],
      params: {
        properties: {
          external_id: { description: "ID of the category in your own system.", examples: ["SHOES"] },
          name: { description: "The category's name." },
          items: {
            items: catalog_categoriesCreateParamsItemsItems,
            description: "Items of the category.",
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
      },
      isGraphql: false,
    },
    "catalog_categories.update": {
      description:
        "Updates the name of a category. Its items change with `catalog_categories.add_items` and " +
        "`catalog_categories.remove_items`.",
      keywords: ["rename department", "product group", "department", "collection", "aisle", "type of goods"],
      params: { properties: { id: catalog_itemsGetParamsId, name: { description: "The category's name." } } },
      isGraphql: false,
    },
    "catalog_categories.delete": {
      description: "Deletes a category of the catalog. Its items stay. This cannot be undone.",
      keywords: ["drop department", "product group", "department", "collection", "aisle", "type of goods"],
      params: catalog_itemsGetParams,
      isGraphql: false,
    },
    "catalog_categories.add_items": {
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
      params: {
        properties: {
          id: catalog_itemsGetParamsId,
          items: {
            items: catalog_categoriesCreateParamsItemsItems,
            description: "Items to add.",
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
      },
      isGraphql: false,
    },
    "catalog_categories.remove_items": {
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
      params: {
        properties: {
          id: catalog_itemsGetParamsId,
          items: {
            items: catalog_categoriesCreateParamsItemsItems,
            description: "Items to remove.",
            examples: [[{ id: "$custom:::$default:::SKU-1" }]],
          },
        },
      },
      isGraphql: false,
    },
    "coupons.list": {
      description: "Lists coupons with their descriptions.",
      keywords: ["discounts", "voucher", "promo", "percent off", "deal", "discount codes"],
      params: couponsListParams,
      record: { $ref: "#/$defs/Coupon" },
      isGraphql: false,
    },
    "coupons.get": {
      description: "Gets a coupon with its description.",
      keywords: ["discount details", "discount", "voucher", "promo", "percent off", "deal"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "coupons.create": {
      description: "Creates a coupon. Add codes with `coupon_codes.create` or `coupon_codes.bulk_create`.",
      keywords: ["new discount", "discount", "voucher", "promo", "percent off", "deal"],
      params: {
        properties: {
          external_id: { description: "ID of the coupon in the shop, which is also its ID here.", examples: ["10OFF"] },
          description: { description: "The coupon's description." },
          monitor_configuration: couponsCreateParamsMonitor_configuration,
        },
      },
      isGraphql: false,
    },
    "coupons.update": {
      description: "Updates the description or the monitoring of a coupon.",
      keywords: ["describe discount", "discount", "voucher", "promo", "percent off", "deal"],
      params: {
        properties: {
          id: profilesGetParamsId,
          description: { description: "The coupon's description." },
          monitor_configuration: couponsCreateParamsMonitor_configuration,
        },
      },
      isGraphql: false,
    },
    "coupons.delete": {
      description: "Deletes a coupon. This cannot be undone.",
      keywords: ["end discount", "discount", "voucher", "promo", "percent off", "deal"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "coupon_codes.list": {
      description: "Lists the codes of coupons or profiles. Filter by `coupon.id` or `profile.id`.",
      keywords: ["vouchers", "discount code", "promo code", "unique code", "redeem"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description:
              "Filter in Klaviyo's syntax, with `coupon.id` or `profile.id`, and with `status` or `expires_at` if " +
              "you like.",
            examples: ["equals(coupon.id,'10OFF')"],
          },
        },
      },
      record: { $ref: "#/$defs/CouponCode" },
      isGraphql: false,
    },
    "coupon_codes.get": {
      description: "Gets a code of a coupon.",
      keywords: ["is it used", "voucher", "discount code", "promo code", "unique code", "redeem"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "coupon_codes.create": {
      description: "Creates a code of a coupon.",
      keywords: ["make voucher", "voucher", "discount code", "promo code", "unique code", "redeem", "generate a code"],
      params: {
        properties: {
          coupon_id: { description: "ID of the coupon, as `coupons.list` returns it." },
          unique_code: { description: "The code, unique within the coupon.", examples: ["ABC-123"] },
          expires_at: coupon_codesCreateParamsExpires_at,
        },
      },
      isGraphql: false,
    },
    "coupon_codes.update": {
      description: "Updates the status or the expiry of a code.",
      keywords: ["used", "voucher", "discount code", "promo code", "unique code", "redeem"],
      params: {
        properties: {
          id: profilesGetParamsId,
          status: { description: "The code's status." },
          expires_at: coupon_codesCreateParamsExpires_at,
        },
      },
      isGraphql: false,
    },
    "coupon_codes.delete": {
      description: "Deletes a code of a coupon. Klaviyo refuses a code that a profile has. This cannot be undone.",
      keywords: ["drop voucher", "voucher", "discount code", "promo code", "unique code", "redeem"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "coupon_codes.bulk_create": {
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
      params: {
        properties: {
          codes: {
            items: {
              properties: {
                type: { description: "The object type, always coupon-code." },
                attributes: {
                  properties: {
                    unique_code: { description: "The code, unique within the coupon." },
                    expires_at: coupon_codesCreateParamsExpires_at,
                  },
                },
                relationships: {
                  properties: {
                    coupon: {
                      properties: {
                        data: {
                          properties: {
                            type: { description: "The object type, always coupon." },
                            id: { description: "ID of the coupon." },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            description: "Codes to create, up to 1,000.",
            examples: [
              [{ attributes: { unique_code: "ABC-123" }, relationships: { coupon: { data: { id: "10OFF" } } } }],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "images.list": {
      description: "Lists images with their URLs and sizes.",
      keywords: ["pictures", "photo", "banner", "asset", "logo"],
      params: {
        properties: {
          "page[size]": profilesListParamsPageSize,
          "page[cursor]": profilesListParamsPageCursor,
          filter: {
            description: "Filter by `id`, `updated_at`, `format`, `name`, `size` or `hidden` in Klaviyo's syntax.",
            examples: ["contains(name,'logo')"],
          },
          sort: segmentsListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Image" },
      isGraphql: false,
    },
    "images.get": {
      description: "Gets an image with its URL and size.",
      keywords: ["picture URL", "picture", "photo", "banner", "asset", "logo"],
      params: profilesGetParams,
      isGraphql: false,
    },
    "images.create": {
      description: "Imports an image from a URL. It is a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 100 a day.",
      keywords: ["picture from URL", "picture", "photo", "banner", "asset", "logo"],
      params: {
        properties: {
          import_from_url: {
            description: "URL of the image, or the image itself as a `data:image/…` URL.",
            examples: ["https://www.example.com/logo.png"],
          },
          name: imagesCreateParamsName,
          hidden: imagesCreateParamsHidden,
        },
      },
      isGraphql: false,
    },
    "images.update": {
      description: "Updates the name of an image, or hides it.",
      keywords: ["rename picture", "picture", "photo", "banner", "asset", "logo"],
      params: {
        properties: {
          id: profilesGetParamsId,
          name: { description: "Name of the image." },
          hidden: { description: "Whether the asset library hides the image." },
        },
      },
      isGraphql: false,
    },
    "images.upload": {
      description: "Uploads an image file, a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 500 a day.",
      keywords: ["add picture", "from computer", "put", "picture", "photo", "banner", "asset", "logo"],
      params: {
        properties: {
          file: {
            description: "The image file, up to 5 MB.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          name: imagesCreateParamsName,
          hidden: imagesCreateParamsHidden,
        },
      },
      isGraphql: false,
    },
  },
  changes: {
    profiles: { params: couponsListParams, isGraphql: false },
    lists: { params: couponsListParams, record: { $ref: "#/$defs/List" }, isGraphql: false },
    campaigns: { params: couponsListParams, record: { $ref: "#/$defs/Campaign" }, isGraphql: false },
    flows: { params: couponsListParams, record: { $ref: "#/$defs/Flow" }, isGraphql: false },
    email_templates: { params: couponsListParams, record: { $ref: "#/$defs/Template" }, isGraphql: false },
  },
  schemas: {
    Relationships: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/Relationship" },
      description: "Related records by name, such as `lists` or `metric`.",
    },
    RecordId: { type: "string", description: "Klaviyo ID of the record, as lists and relationships return it." },
    MemberFilter: {
      type: "string",
      description: "Filter by `email`, `phone_number`, `push_token` or `joined_group_at` in Klaviyo's syntax.",
      examples: ["equals(email,'ada@example.com')"],
    },
    MemberSort: {
      type: "string",
      description: "Sort by the time when the profile joined. Prefix `-` for newest first.",
      enum: ["joined_group_at", "-joined_group_at"],
    },
    Email: { type: ["string", "null"], description: "The profile's email address.", examples: ["ada@example.com"] },
    Phone: {
      type: ["string", "null"],
      description: "The profile's phone number, in E.164 format.",
      examples: ["+15005550006"],
    },
    ExternalId: {
      type: ["string", "null"],
      description: "The profile's ID in an external system, such as a point of sale.",
    },
    FirstName: { type: ["string", "null"], description: "The profile's first name." },
    LastName: { type: ["string", "null"], description: "The profile's last name." },
    Organization: { type: ["string", "null"], description: "Company or organization of the profile." },
    Locale: {
      type: ["string", "null"],
      description: "The profile's locale, as an IETF BCP 47 language tag.",
      examples: ["en-GB"],
    },
    JobTitle: { type: ["string", "null"], description: "The profile's job title." },
    ProfileImage: { type: ["string", "null"], description: "URL of an image of the profile." },
    Properties: {
      type: ["object", "null"],
      additionalProperties: true,
      description: "Custom properties of the profile by name.",
      examples: [{ plan: "seats" }],
    },
    LocationInput: {
      type: "object",
      properties: {
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
      },
      description: "The profile's address.",
    },
    ProfileMeta: {
      type: "object",
      properties: {
        patch_properties: {
          type: "object",
          properties: {
            append: {
              type: "object",
              additionalProperties: true,
              description: "Values to append to list properties by name.",
            },
            unappend: {
              type: "object",
              additionalProperties: true,
              description: "Values to remove from list properties by name.",
            },
            unset: { type: "array", items: { type: "string" }, description: "Names of properties to remove." },
          },
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
        type: schemasProfileInputType,
        id: schemasProfileInputId,
        attributes: { $ref: "#/$defs/ProfileFields" },
        meta: { $ref: "#/$defs/ProfileMeta" },
      },
      required: ["type", "attributes"],
    },
    EventProfile: {
      type: "object",
      properties: {
        type: schemasProfileInputType,
        id: schemasProfileInputId,
        attributes: { $ref: "#/$defs/ProfileFields" },
      },
      required: ["type", "attributes"],
    },
    ProfileRef: {
      type: "object",
      properties: { type: schemasProfileInputType, id: { type: "string", description: "ID of the profile." } },
      required: ["type", "id"],
    },
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
      properties: {
        type: { type: "string", description: "The object type, always list.", default: "list", enum: ["list"] },
        id: { type: "string", description: "ID of the list, as `lists.list` returns it." },
      },
      required: ["type", "id"],
      examples: [{ id: "LIST01" }],
    },
    OptIn: {
      type: "string",
      description:
        "Whether profiles confirm their subscription (`double_opt_in`). A new list defaults to the account's process.",
      enum: ["double_opt_in", "single_opt_in"],
    },
    Subscribed: {
      type: "object",
      properties: {
        consent: schemasSubscribedConsent,
        consented_at: {
          type: "string",
          format: "date-time",
          description: "Time of the consent, in the past. Used with `historical_import`.",
        },
      },
      required: ["consent"],
      description: "Consent to give.",
    },
    Tracked: {
      type: "object",
      properties: { consent: schemasSubscribedConsent },
      required: ["consent"],
      description: "Consent to the tracking of opened emails.",
    },
    Unsubscribed: {
      type: "object",
      properties: {
        consent: {
          type: "string",
          description: "The consent, always UNSUBSCRIBED.",
          default: "UNSUBSCRIBED",
          enum: ["UNSUBSCRIBED"],
        },
      },
      required: ["consent"],
      description: "Consent to withdraw.",
    },
    PushToken: {
      type: "object",
      properties: {
        token: { type: "string", description: "Push token of APNs or FCM." },
        platform: {
          type: "string",
          description: "Platform of the device: `android` or `ios`.",
          enum: ["android", "ios"],
        },
        vendor: { type: "string", description: "Vendor of the token: `apns` or `fcm`.", enum: ["apns", "fcm"] },
      },
      required: ["token", "platform", "vendor"],
      additionalProperties: true,
    },
    SubscribeInput: {
      type: "object",
      properties: {
        type: schemasProfileInputType,
        id: { type: "string", description: "Klaviyo ID of the profile. Klaviyo then looks the profile up by it." },
        attributes: {
          type: "object",
          properties: {
            email: { type: "string", description: "Email address to subscribe." },
            phone_number: { type: "string", description: "Phone number to subscribe, in E.164 format." },
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
            age_gated_date_of_birth: {
              type: "string",
              format: "date",
              description: "Date of birth, which SMS consent needs in accounts with an age gate.",
            },
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
        type: schemasProfileInputType,
        attributes: {
          type: "object",
          properties: {
            email: { type: "string", description: "Email address to unsubscribe." },
            phone_number: { type: "string", description: "Phone number to unsubscribe, in E.164 format." },
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
        type: schemasProfileInputType,
        attributes: {
          type: "object",
          properties: { email: { type: "string", description: "Email address of the profile." } },
          required: ["email"],
        },
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
    EventTime: { type: "string", format: "date-time", description: "Time of the event, after 1990. Defaults to now." },
    EventValue: {
      type: "number",
      description: "Monetary value of the event, such as the amount of a purchase.",
      examples: [9.99],
    },
    EventCurrency: { type: "string", description: "ISO 4217 code of the value's currency.", examples: ["USD"] },
    Backfill: {
      type: "boolean",
      description: "Whether the event is a past one that starts no flows. Defaults to `false`.",
    },
    MetricName: {
      type: "object",
      properties: {
        data: {
          type: "object",
          properties: {
            type: {
              type: "string",
              description: "The object type, always metric.",
              default: "metric",
              enum: ["metric"],
            },
            attributes: {
              type: "object",
              properties: { name: { type: "string", description: "Name of the metric.", maxLength: 127 } },
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
        type: { type: "string", description: "The object type, always event.", default: "event", enum: ["event"] },
        attributes: {
          type: "object",
          properties: {
            properties: { $ref: "#/$defs/EventProperties", description: "The event's properties, up to 400." },
            time: { $ref: "#/$defs/EventTime" },
            value: { $ref: "#/$defs/EventValue" },
            value_currency: { $ref: "#/$defs/EventCurrency" },
            metric: { $ref: "#/$defs/MetricName", description: "Metric that counts the event." },
            unique_id: {
              type: "string",
              description:
                "Unique ID of the event. If the same profile and metric repeat it, Klaviyo refuses all events.",
            },
          },
          required: ["properties", "metric"],
        },
      },
      required: ["type", "attributes"],
    },
    EventGroup: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type.",
          default: "event-bulk-create",
          enum: ["event-bulk-create"],
        },
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
    CampaignRef: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type, always campaign.",
          default: "campaign",
          enum: ["campaign"],
        },
        id: { type: "string", description: "ID of the campaign." },
      },
      required: ["type", "id"],
    },
    CampaignRefs: {
      type: "array",
      items: { $ref: "#/$defs/CampaignRef" },
      description: "Campaigns by their IDs.",
      minItems: 1,
      examples: [[{ id: "CAMPAIGN01" }]],
    },
    FlowRef: {
      type: "object",
      properties: {
        type: { type: "string", description: "The object type, always flow.", default: "flow", enum: ["flow"] },
        id: { type: "string", description: "ID of the flow." },
      },
      required: ["type", "id"],
    },
    FlowRefs: {
      type: "array",
      items: { $ref: "#/$defs/FlowRef" },
      description: "Flows by their IDs.",
      minItems: 1,
      examples: [[{ id: "FLOW01" }]],
    },
    SegmentRef: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type, always segment.",
          default: "segment",
          enum: ["segment"],
        },
        id: { type: "string", description: "ID of the segment." },
      },
      required: ["type", "id"],
    },
    SegmentRefs: {
      type: "array",
      items: { $ref: "#/$defs/SegmentRef" },
      description: "Segments by their IDs.",
      minItems: 1,
      examples: [[{ id: "SEGMENT01" }]],
    },
    CatalogItemRef: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type, always catalog-item.",
          default: "catalog-item",
          enum: ["catalog-item"],
        },
        id: { type: "string", description: "ID of the item." },
      },
      required: ["type", "id"],
    },
    CatalogItemRefs: {
      type: "array",
      items: { $ref: "#/$defs/CatalogItemRef" },
      description: "Items by their IDs.",
      minItems: 1,
      examples: [[{ id: "$custom:::$default:::SKU-1" }]],
    },
    CatalogCategoryRef: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type, always catalog-category.",
          default: "catalog-category",
          enum: ["catalog-category"],
        },
        id: { type: "string", description: "ID of the category." },
      },
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
      properties: {
        type: {
          type: "string",
          description: "The object type, always tag-group.",
          default: "tag-group",
          enum: ["tag-group"],
        },
        id: { type: "string", description: "ID of the tag group." },
      },
      required: ["type", "id"],
      examples: [{ id: "GROUP01" }],
    },
    CatalogId: {
      type: "string",
      description: "Compound ID, `$custom:::$default:::` and the external ID, as lists return it.",
      examples: ["$custom:::$default:::SKU-1"],
    },
    CatalogSort: {
      type: "string",
      description: "Sort by time of creation. Prefix `-` for newest first.",
      enum: ["created", "-created"],
    },
    Price: { type: ["number", "null"], description: "Price to show in messages.", examples: [19.99] },
    ImageFull: { type: ["string", "null"], description: "Address of the picture that messages show in full size." },
    ImageThumbnail: { type: ["string", "null"], description: "Address of a small picture for lists." },
    CatalogImages: { type: "array", items: { type: "string" }, description: "URLs of further images." },
    CatalogMetadata: {
      type: ["object", "null"],
      additionalProperties: true,
      description: "Your own values by name, without nesting and up to 100 KB.",
      examples: [{ season: "winter" }],
    },
    Published: { type: "boolean", description: "Whether messages can show it. A new one defaults to `true`." },
    InventoryPolicy: {
      type: "integer",
      description: "Whether feeds show it without stock: 1 hides it, 0 and 2 show it. Defaults to 0.",
      enum: [0, 1, 2],
    },
    CouponMonitor: {
      type: "object",
      additionalProperties: true,
      description: "When Klaviyo warns that few codes are left, by the monitor's own keys.",
      examples: [{ low_balance_threshold: 10 }],
    },
    CodeExpiry: {
      type: "string",
      format: "date-time",
      description: "Time when the code expires. A new code defaults to a year from now.",
    },
    CouponCodeInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type, always coupon-code.",
          default: "coupon-code",
          enum: ["coupon-code"],
        },
        attributes: {
          type: "object",
          properties: {
            unique_code: { type: "string", description: "The code, unique within the coupon." },
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
                  properties: {
                    type: {
                      type: "string",
                      description: "The object type, always coupon.",
                      default: "coupon",
                      enum: ["coupon"],
                    },
                    id: { type: "string", description: "ID of the coupon." },
                  },
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
        method: {
          type: "string",
          description:
            "The kind of sending: `immediate`, at a time (`static`), spread over hours (`throttled`), or at each " +
            "person's best time.",
          enum: ["immediate", "static", "throttled", "smart_send_time"],
        },
        datetime: { type: "string", format: "date-time", description: "Time to send, for `static` and `throttled`." },
        date: { type: "string", format: "date", description: "Day to send, for `smart_send_time`." },
        throttle_percentage: {
          type: "integer",
          description: "Percentage of the recipients per hour, for `throttled`.",
          enum: [1, 2, 5, 10, 11, 13, 14, 17, 20, 25, 33, 50],
        },
        options: {
          type: "object",
          properties: {
            is_local: {
              type: "boolean",
              description: "Whether each recipient gets it at the time of their own time zone.",
            },
            send_past_recipients_immediately: {
              type: "boolean",
              description: "Whether recipients whose local time has passed get it at once.",
            },
          },
          required: ["is_local"],
          description: "Local time, for `static`.",
        },
      },
      required: ["method"],
      examples: campaignsCreateParamsSend_strategyExamples,
    },
    SendOptionsInput: {
      type: "object",
      properties: {
        use_smart_sending: {
          type: "boolean",
          description: "Whether to leave out profiles that got a message lately. Defaults to `true`.",
        },
      },
      description: "Options of the sending.",
    },
    TrackingOptionsInput: {
      type: "object",
      properties: {
        add_tracking_params: { type: "boolean", description: "Whether links get tracking parameters." },
        custom_tracking_params: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/DynamicParamInput" }, { $ref: "#/$defs/StaticParamInput" }] },
          description: "Your own tracking parameters.",
        },
        is_tracking_clicks: { type: "boolean", description: "Whether clicks are tracked." },
        is_tracking_opens: { type: "boolean", description: "Whether opens are tracked." },
      },
      description: "Tracking of clicks and opens. Defaults to the account's settings.",
    },
    DynamicParamInput: {
      type: "object",
      properties: {
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
      },
      required: ["type", "name", "value"],
    },
    StaticParamInput: {
      type: "object",
      properties: {
        type: { type: "string", description: "You give the value.", const: "static" },
        name: { type: "string", description: "Name of the parameter." },
        value: { type: "string", description: "Value of the parameter." },
      },
      required: ["type", "name", "value"],
    },
    CampaignMessageInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The object type.",
          default: "campaign-message",
          enum: ["campaign-message"],
        },
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
        channel: { type: "string", description: "Channel of the message.", enum: ["email", "sms", "mobile_push"] },
        label: { type: "string", description: "Name of the message, for email." },
        content: {
          type: "object",
          properties: {
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
          },
          description: "Content of the message.",
        },
        render_options: {
          type: "object",
          properties: {
            shorten_links: { type: "boolean", description: "Whether to shorten links. Defaults to `true`." },
            add_org_prefix: {
              type: "boolean",
              description: "Whether to begin with the organization's name. Defaults to `true`.",
            },
            add_info_link: {
              type: "boolean",
              description: "Whether to add a link to the sender's contact. Defaults to `true`.",
            },
            add_opt_out_language: {
              type: "boolean",
              description: "Whether to say how to opt out. Defaults to `false`.",
            },
          },
          description: "Additions to the text, for SMS.",
        },
        notification_type: {
          type: "string",
          description: "Kind of the notification, for push. Defaults to `standard`.",
          enum: ["standard", "silent"],
        },
        kv_pairs: { type: "object", additionalProperties: true, description: "Your own values for the app, for push." },
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
        type: {
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
        },
        property: {
          type: "string",
          description: "Property, for `profile-property`. Your own are `properties['name']`.",
        },
        filter: { $ref: "#/$defs/ConditionFilter", description: "Filter of the property, for `profile-property`." },
        is_member: { type: "boolean", description: "Whether the profile is a member, for `profile-group-membership`." },
        group_ids: {
          type: "array",
          items: { type: "string" },
          description: "IDs of lists and segments, for `profile-group-membership`.",
        },
        metric_id: { type: "string", description: "ID of the metric, for `profile-metric`." },
        measurement: {
          type: "string",
          description: "The measured value, for `profile-metric`.",
          enum: ["count", "sum"],
        },
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
      properties: {
        type: { type: "string", description: "Type of the value, such as `string`, `numeric`, `boolean` or `date`." },
        operator: { type: "string", description: "Comparison, such as `equals`, `greater-than` or `in-the-last`." },
        value: { description: "Value to compare with." },
        unit: { type: "string", description: "Unit of a time, such as `day`." },
        quantity: { type: "integer", description: "Number of units." },
      },
      required: ["type"],
      additionalProperties: true,
      examples: segmentsCreateParamsDefinitionCondition_groupsItemsConditionsItemsFilterExamples,
    },
    ReportStatistics: {
      type: "array",
      items: { type: "string" },
      description:
        "Figures, such as `opens`, `open_rate`, `clicks`, `conversions`, `conversion_value`, `recipients` or " +
        "`unsubscribes`.",
      minItems: 1,
      examples: [["opens", "open_rate", "conversion_value"]],
    },
    Timeframe: {
      type: "object",
      properties: {
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
        end: {
          type: "string",
          format: "date-time",
          description: "Last time. Klaviyo takes it in the account's time zone.",
        },
      },
      description: "Time frame of up to a year: a `key`, or `start` and `end`.",
      examples: [{ key: "last_30_days" }],
    },
    ConversionMetric: {
      type: "string",
      description: "ID of the metric that counts conversions, such as the one for placed orders.",
    },
    ReportFilter: {
      type: "string",
      description: "Filter by the groups in Klaviyo's syntax, joined by `and`.",
      examples: ["equals(send_channel,\"email\")"],
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
})
