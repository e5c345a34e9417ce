// Generated from definitions/customer-io.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/customer-io.ts'

const customersListParamsFilterExamples = [
  { and: [{ segment: { id: 4 } }, { attribute: { field: "plan", operator: "eq", value: "basic" } }] },
]
const customersListParamsFilter = {
  examples: customersListParamsFilterExamples,
  description: "Conditions that people meet.",
}
const customersGetParamsCustomer_id = {
  description: "Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`.",
}
const customersGetParams = {
  properties: {
    customer_id: customersGetParamsCustomer_id,
    id_type: { description: "Kind of identifier. Defaults to `id`." },
  },
}
const customersDeleteParamsIdentifier = {
  description: "ID or email address of the person, or `cio_` with the `cio_id`.",
}
const customersDeleteParams = { properties: { identifier: customersDeleteParamsIdentifier } }
const customersMergeParamsPrimary = {
  id: { description: "ID of the person." },
  email: { description: "Email address of the person." },
  cio_id: { description: "The person's `cio_id`." },
}
const customer_activitiesListParamsType = {
  description: "Type of activity, such as `event`, `page`, `attribute_change` or `opened_email`.",
}
const customer_activitiesListParamsName = { description: "Name of the event or of the attribute, by `type`." }
const customer_messagesListParamsStart_ts = {
  description: "Earliest creation time. Customer.io reads at most 6 months before `end_ts`.",
}
const customer_messagesListParamsEnd_ts = {
  description: "Latest creation time. Defaults to now. Older messages need it.",
}
const eventsTrackParamsName = { description: "Name of the event, the page or the screen." }
const eventsTrackParamsId = { description: "ULID of the event. Customer.io ignores a second event with it." }
const segmentsGetParamsSegment_id = { description: "ID of the segment, as `segments.list` has it." }
const segmentsGetParams = { properties: { segment_id: segmentsGetParamsSegment_id } }
const campaignsGetParamsCampaign_id = { description: "ID of the campaign, as `campaigns.list` has it." }
const broadcastsGetParamsBroadcast_id = { description: "ID of the broadcast, as `broadcasts.list` has it." }
const broadcastsGetParams = { properties: { broadcast_id: broadcastsGetParamsBroadcast_id } }
const broadcast_metricsGetParamsPeriod = { description: "Length of a step, in Eastern time. Defaults to `days`." }
const broadcast_metricsGetParamsSteps = {
  description: "Number of steps, at most 121 months, and fewer of shorter ones.",
}
const newslettersGetParamsNewsletter_id = { description: "ID of the newsletter, as `newsletters.list` has it." }
const newslettersGetParams = { properties: { newsletter_id: newslettersGetParamsNewsletter_id } }
const transactional_messagesGetParamsTransactional_id = {
  description: "ID of the template, as `transactional_messages.list` has it.",
}
const transactional_messagesSend_emailParamsIdentifiers = {
  properties: customersMergeParamsPrimary,
  description: "The person of the message, by one identifier.",
}
const transactional_messagesSend_emailParamsTransactional_message_id = {
  description: "ID or trigger name of the template, as `transactional_messages.list` has it.",
}
const transactional_messagesSend_emailParamsSend_at = {
  description: "Time to send, at most 90 days ahead. Defaults to now.",
}
const transactional_messagesSend_emailParamsLanguage = {
  description: "Language of the message, in place of the person's.",
}
const transactional_messagesSend_emailParamsSend_to_unsubscribed = {
  description: "Whether unsubscribed people get it. Defaults to the setting of the template.",
}
const transactional_messagesSend_emailParamsQueue_draft = {
  description: "Whether to keep it as a draft. Defaults to `false`.",
}
const transactional_messagesSend_emailParamsDisable_message_retention = {
  description: "Whether Customer.io does not keep the text. Defaults to the setting of the template.",
}
const transactional_messagesSend_emailParamsAuto_create = {
  description: "Whether to create an empty template for an unknown trigger name. Defaults to `false`.",
}
const collectionsGetParamsCollection_id = { description: "ID of the collection, as `collections.list` has it." }
const collectionsGetParams = { properties: { collection_id: collectionsGetParamsCollection_id } }
const objectsListParamsObject_type_id = { description: "ID of the type, as `object_types.list` has it." }
const objectsGetParamsId_type = { description: "Kind of the object's ID. Defaults to `object_id`." }
const objectsUpsertParamsCio_relationshipsItems = {
  properties: {
    identifiers: { properties: customersMergeParamsPrimary, description: "The person, by one identifier." },
    relationship_attributes: { description: "Attributes of the relationship." },
  },
}
const object_relationshipsAddParams = {
  properties: {
    object_type_id: objectsListParamsObject_type_id,
    object_id: { description: "ID of the object, from your own system." },
    cio_relationships: { items: objectsUpsertParamsCio_relationshipsItems, description: "The people." },
  },
}
const exportsGetParams = { properties: { export_id: { description: "ID of the export, as `exports.list` has it." } } }
const reporting_webhooksGetParamsWebhook_id = {
  description: "ID of the webhook, as `reporting_webhooks.list` has it.",
}
const reporting_webhooksGetParams = { properties: { webhook_id: reporting_webhooksGetParamsWebhook_id } }
const reporting_webhooksCreateParamsFull_resolution = {
  description: "Whether to send every open and click. Defaults to `false`, the first only.",
}
const reporting_webhooksCreateParamsWith_content = { description: "Whether events of sent messages have the text." }
const snippetsCreateParams = {
  properties: {
    name: { description: "The name, at most 150 characters." },
    value: { description: "The text, with Liquid but without other snippets." },
  },
}
const schemasObjectRelationRelationship_attributes = {
  type: "object",
  additionalProperties: {},
  description: "Attributes of the relationship.",
}
const schemasCustomerEmail = { type: ["string", "null"], description: "The email address." }
const schemasCustomerTimestamps = {
  type: "object",
  additionalProperties: {},
  description: "The times when attributes were set, in seconds since 1970.",
}
const schemasCustomerUnsubscribed = { type: "boolean", description: "Whether the person gets no messages at all." }
const schemasDeviceAttributes = { type: "object", additionalProperties: {}, description: "The attributes by name." }
const schemasIdentifiersId = { type: ["string", "null"], description: "The person's ID from your own system." }
const schemasIdentifiersEmail = { type: ["string", "null"], description: "The person's email address." }
const schemasActivityCustomer_identifiersAnyOf0 = {
  $ref: "#/$defs/Identifiers",
  description: "The person's identifiers.",
}
const schemasActivityCustomer_identifiers = { anyOf: [schemasActivityCustomer_identifiersAnyOf0, { type: "null" }] }
const schemasMessageDeduplicate_id = {
  type: "string",
  description: "The ID with the time of the last change, in seconds since 1970.",
}
const schemasMessageCampaign_id = { type: ["integer", "null"], description: "The ID of the campaign." }
const schemasMessageBroadcast_id = { type: ["integer", "null"], description: "The ID of the broadcast." }
const schemasMessageCreated = { type: "integer", description: "The creation time, in seconds since 1970." }
const schemasCustomerRelationshipCio_object_id = { type: "string", description: "The object's ID at Customer.io." }
const schemasSubscriptionPreferencesCio_id = { type: "string", description: "The person's ID at Customer.io." }
const schemasPreferredTopicDescription = { type: ["string", "null"], description: "The subject of the topic." }
const schemasSegmentTags = { type: ["array", "null"], items: { type: "string" }, description: "The tags." }
const schemasSegmentUpdated_at = {
  type: "integer",
  description: "The time of the last change, in seconds since 1970.",
}
const schemasCampaignState = { type: "string", description: "The state: draft, running or stopped." }
const schemasCampaignActions = {
  type: ["array", "null"],
  items: { $ref: "#/$defs/ActionSummary" },
  description: "The actions.",
}
const schemasCampaignFirst_started = {
  type: ["integer", "null"],
  description: "The time of the first start, in seconds since 1970.",
}
export default describedKind(kind, {
  category: "marketing",
  support: "community",
  docs: "https://docs.customer.io/integrations/api/app/",
  basis: {
    version: "App API v1, Track API v1 and v2",
    date: "2026-11-30",
    recorded: {
      read: 11,
      valid: 11,
      date: "2026-11-30",
      source: "https://github.com/customerio/customerio-node, test/fixtures/responses",
    },
    sources: [
      { type: "openapi", url: "https://docs.customer.io/files/journeys-app.json", about: "App API" },
      { type: "openapi", url: "https://docs.customer.io/files/journeys-track.json", about: "Track API" },
      { type: "changelog", url: "https://docs.customer.io/release-notes/" },
    ],
    missing:
      "Drafts, content, translations and links of messages, creation and sending of newsletters, in-app, inbox and " +
      "WhatsApp messages, live notifications, contents of collections, errors of triggers, custom headers of emails, " +
      "imports, forms, assets, Design Studio, opt-outs, batches, the Pipelines API, and events of webhooks about " +
      "people.",
  },
  sunset: { version: "v1", date: "none", docs: "https://docs.customer.io/integrations/api/app/", read: "2026-11-30" },
  description:
    "People, segments, campaigns, broadcasts, newsletters, transactional messages, deliveries, objects, collections, " +
    "exports and reporting webhooks of a Customer.io workspace.",
  config: {
    properties: {
      host: {
        description:
          "Host of the App API in the account's region. Use `api-eu.customer.io` for the EU. Defaults to " +
          "`api.customer.io`.",
      },
      track_host: {
        description:
          "Host of the Track API in the same region. Use `track-eu.customer.io` for the EU. Defaults to " +
          "`track.customer.io`.",
      },
    },
  },
  auth: {
    keys: {
      description:
        "Create an App API key under API credentials of your account settings. Copy site ID and API key from the " +
        "Track API keys of the same workspace. Customer.io shows an App API key only when it is made. " +
        "`track_workspaces.get` tests the Track API key.",
      credentials: {
        properties: {
          app_key: { title: "App API key" },
          site_id: { title: "Site ID" },
          track_key: { title: "Track API key" },
        },
      },
    },
  },
  entities: {
    customers: {
      description: "A person of the workspace, with the identifiers. A single read has attributes and devices.",
      search: { id: { type: "string" }, email: { type: "string" }, cio_id: { type: "string" } },
      hit: { title: [["email"]], text: [["id"]] },
      refs: {},
    },
    customer_profiles: { description: "A person with all attributes and devices.", refs: {} },
    customer_activities: { description: "Something that a person did, or that happened to the person.", refs: {} },
    customer_messages: { description: "A delivery to one person.", refs: {} },
    customer_segments: { description: "A segment that a person belongs to.", refs: {} },
    customer_relationships: { description: "An object that a person is related to.", refs: {} },
    subscription_preferences: {
      description: "The topics of the subscription center, as a person chose them.",
      refs: {},
    },
    devices: { description: "A device of a person for push notifications.", refs: {} },
    events: { description: "Something that people do, which starts campaigns and fills segments.", refs: {} },
    segments: {
      description: "A group of people, by conditions or by hand.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        state: { type: "string" },
        tags: { type: "array" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    segment_customers: { description: "A person in a segment.", refs: {} },
    segment_counts: { description: "The number of people in a segment.", refs: {} },
    segment_uses: { description: "The campaigns and newsletters that use a segment.", refs: {} },
    campaigns: {
      description:
        "A campaign, which Customer.io now calls an automation. It sends messages to people one by one when they " +
        "match its trigger.",
      search: {
        name: { type: "string" },
        state: { type: "string" },
        tags: { type: "array" },
        active: { type: "boolean" },
        created: { type: "integer" },
        updated: { type: "integer" },
        first_started: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["tags"]] },
      refs: {},
    },
    campaign_actions: { description: "A message or a webhook inside a campaign.", refs: {} },
    campaign_metrics: { description: "Numbers of deliveries of a campaign over time.", refs: {} },
    broadcasts: {
      description: "A message to many people at once, which your own system triggers.",
      search: {
        name: { type: "string" },
        type: { type: "string" },
        state: { type: "string" },
        tags: { type: "object" },
        active: { type: "boolean" },
        created: { type: "integer" },
        updated: { type: "integer" },
        first_started: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["tags"]] },
      refs: {},
    },
    broadcast_actions: { description: "A message or a webhook inside a broadcast.", refs: {} },
    broadcast_triggers: { description: "A time when a broadcast was triggered.", refs: {} },
    broadcast_metrics: { description: "Numbers of deliveries of a broadcast over time.", refs: {} },
    newsletters: {
      description:
        "A newsletter, which Customer.io now calls a one-time send. It goes once to a segment or to all people.",
      search: {
        name: { type: "string" },
        type: { type: "string" },
        tags: { type: "array" },
        recipient_segment_ids: { type: "array" },
        sent_at: { type: "integer" },
        created: { type: "integer" },
        updated: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["tags"]] },
      refs: {},
    },
    newsletter_metrics: { description: "Numbers of deliveries of a newsletter over time.", refs: {} },
    transactional_messages: {
      description: "A template for messages that one person asked for, such as receipts.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        trigger_name: { type: "string" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["description"], ["trigger_name"]] },
      refs: {},
    },
    messages: { description: "A delivery to one person, with the times of what happened to it.", refs: {} },
    activities: {
      description: "Something that people did, or that happened to them. Activities older than 30 days may be missing.",
      refs: {},
    },
    collections: {
      description: "Rows of data that messages can use, such as upcoming events.",
      search: {
        name: { type: "string" },
        schema: { type: "array" },
        rows: { type: "integer" },
        bytes: { type: "integer" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    object_types: {
      description: "A type of objects, such as companies or courses.",
      search: {
        name: { type: "string" },
        singular_name: { type: "string" },
        slug: { type: "string" },
        enabled: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["singular_name"]] },
      refs: {},
    },
    objects: { description: "A thing that people are related to, such as a company or a course.", refs: {} },
    object_relationships: { description: "A person who is related to an object.", refs: {} },
    exports: { description: "A file of people or of deliveries, which Customer.io makes later.", refs: {} },
    export_links: { description: "The address of the file of an export.", refs: {} },
    reporting_webhooks: {
      description: "A URL of your own that gets events about messages and subscriptions.",
      refs: {},
    },
    sender_identities: {
      description: "A sender of messages, by address or phone number.",
      search: {
        name: { type: "string" },
        email: { type: "string" },
        address: { type: "string" },
        phone: { type: "string" },
        template_type: { type: "string" },
        auto_generated: { type: "boolean" },
        hidden: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["email"], ["phone"]] },
      refs: {},
    },
    snippets: {
      description: "A piece of text that several messages share.",
      search: { name: { type: "string" }, value: { type: "string" }, updated_at: { type: "integer" } },
      hit: { title: [["name"]], text: [["value"]] },
      refs: {},
    },
    esp_suppressions: { description: "An email address that the email provider does not deliver to.", refs: {} },
    subscription_topics: {
      description: "A topic of the subscription center.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        identifier: { type: "string" },
        subscribed_by_default: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    workspaces: { description: "A workspace of the account, with counts of up to two hours ago.", refs: {} },
    track_workspaces: { description: "The workspace and the region that the Track API key belongs to.", refs: {} },
  },
  operations: {
    "customers.list": {
      description: "Lists the customers in a segment, or with an attribute.",
      keywords: ["contacts", "users", "subscribers", "profiles", "audience"],
      params: {
        properties: {
          filter: customersListParamsFilter,
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 1000." },
        },
      },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customers.get": {
      description: "Gets a customer with all attributes and devices.",
      keywords: ["contact", "user", "subscriber", "profile", "traits"],
      params: customersGetParams,
      isGraphql: false,
    },
    "customers.delete": {
      description: "Deletes a customer with all data. Later data with the same identifier creates the customer again.",
      keywords: ["remove contact", "erase user", "GDPR", "forget somebody", "unsubscribe for good"],
      params: customersDeleteParams,
      isGraphql: false,
    },
    "customers.api_search": {
      description: "Finds the customers with an email address.",
      keywords: ["look up", "who has", "contact", "user", "find somebody"],
      params: { properties: { email: { description: "The whole email address." } } },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customers.upsert": {
      description: "Creates a customer, or changes the attributes given. Further params are attributes of your own.",
      keywords: ["identify", "add contact", "new subscriber", "update user", "traits", "sync somebody"],
      params: {
        properties: {
          identifier: customersDeleteParamsIdentifier,
          id: { description: "New ID of the person." },
          email: { description: "New email address." },
          anonymous_id: { description: "ID of earlier anonymous events that belong to the person." },
          created_at: { description: "Time when the person signed up." },
          unsubscribed: { description: "Whether the person gets no messages at all." },
          cio_subscription_preferences: {
            description: "Subscriptions by topic, under `topics`.",
            examples: [{ topics: { topic_1: true } }],
          },
          cio_relationships: {
            properties: {
              action: { description: "Whether to add or to remove." },
              relationships: {
                items: {
                  properties: {
                    identifiers: {
                      properties: {
                        object_type_id: { description: "ID of its type." },
                        object_id: { description: "ID of the object." },
                        cio_object_id: { description: "ID of the object at Customer.io." },
                      },
                      description: "The object, by `object_type_id` and `object_id`, or by `cio_object_id`.",
                    },
                    relationship_attributes: { description: "Attributes of the relationship." },
                  },
                },
                description: "The objects.",
              },
            },
            description: "Objects that the person is related to, or no longer.",
          },
          _update: { description: "Whether to change an existing person only. Defaults to `false`." },
          _timestamp: { description: "Time of the change, for several at once." },
        },
      },
      isGraphql: false,
    },
    "customers.suppress": {
      description: "Deletes a customer, and ignores all later data with the same identifiers.",
      keywords: ["block contact", "do not contact", "GDPR", "erase forever", "ban user"],
      params: customersDeleteParams,
      isGraphql: false,
    },
    "customers.unsuppress": {
      description: "Accepts data of a suppressed customer again. The deleted history does not come back.",
      keywords: ["unblock contact", "allow again", "lift ban", "reinstate user", "reactivate"],
      params: customersDeleteParams,
      isGraphql: false,
    },
    "customers.merge": {
      description: "Merges a customer into another that exists, and deletes the first. This cannot be undone.",
      keywords: ["duplicates", "combine contacts", "same user twice", "dedupe", "join profiles"],
      params: {
        properties: {
          primary: { properties: customersMergeParamsPrimary, description: "The person who stays, by one identifier." },
          secondary: {
            properties: customersMergeParamsPrimary,
            description: "The person who is deleted, by one identifier.",
          },
        },
      },
      isGraphql: false,
    },
    "customer_profiles.list": {
      description: "Gets the profiles of up to 100 customers, with attributes and devices.",
      keywords: ["several contacts", "users by ID", "traits", "bulk lookup", "subscribers"],
      params: {
        properties: {
          ids: { description: "Identifiers of the people, at most 100." },
          id_type: { description: "Kind of identifier. Defaults to `id`." },
        },
      },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customer_activities.list": {
      description: "Lists the activities of a customer. Activities older than 30 days may be missing.",
      keywords: ["timeline", "history", "what somebody did", "opened and clicked", "events of a contact"],
      params: {
        properties: {
          customer_id: customersGetParamsCustomer_id,
          id_type: { description: "Kind of identifier. Defaults to `id`." },
          type: customer_activitiesListParamsType,
          name: customer_activitiesListParamsName,
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 100." },
        },
      },
      record: { $ref: "#/$defs/Activity" },
      isGraphql: false,
    },
    "customer_messages.list": {
      description: "Lists the messages to a customer, of 6 months at most.",
      keywords: ["emails somebody got", "what we sent", "correspondence", "inbox of a contact", "push history"],
      params: {
        properties: {
          customer_id: customersGetParamsCustomer_id,
          id_type: { description: "Kind of identifier. Defaults to `id`." },
          start_ts: customer_messagesListParamsStart_ts,
          end_ts: customer_messagesListParamsEnd_ts,
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 1000." },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "customer_segments.list": {
      description: "Lists the segments that a customer belongs to.",
      keywords: ["audiences of a contact", "groups", "which lists", "membership", "targeting"],
      params: customersGetParams,
      record: { $ref: "#/$defs/CustomerSegment" },
      isGraphql: false,
    },
    "customer_relationships.list": {
      description: "Lists the relationships of a customer with objects.",
      keywords: ["company of a contact", "accounts", "courses", "belongs to", "associations"],
      params: {
        properties: {
          customer_id: customersGetParamsCustomer_id,
          id_type: { description: "Kind of identifier. Defaults to `id`." },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page." },
        },
      },
      record: { $ref: "#/$defs/CustomerRelationship" },
      isGraphql: false,
    },
    "subscription_preferences.get": {
      description: "Gets the subscription preferences of a customer by topic.",
      keywords: ["opt-in", "consent", "newsletter choices", "unsubscribed from", "email settings"],
      params: {
        properties: {
          customer_id: customersGetParamsCustomer_id,
          id_type: { description: "Kind of identifier. Defaults to `id`." },
          language: { description: "Language of the texts, such as `es`." },
        },
      },
      isGraphql: false,
    },
    "devices.delete": {
      description: "Removes a device from a person.",
      keywords: ["push token", "unregister phone", "lost mobile", "sign out", "stop notifications"],
      params: {
        properties: { identifier: customersDeleteParamsIdentifier, device_id: { description: "Device token." } },
      },
      isGraphql: false,
    },
    "devices.upsert": {
      description: "Adds a device to a person, or changes it.",
      keywords: ["push token", "register phone", "iOS", "Android", "mobile app"],
      params: {
        properties: {
          identifier: customersDeleteParamsIdentifier,
          id: { description: "Device token." },
          platform: { description: "Platform." },
          last_used: { description: "Time of the last use. Defaults to now." },
          attributes: { description: "Attributes by name, such as `app_version`." },
        },
      },
      isGraphql: false,
    },
    "events.track": {
      description: "Records an event of a person, a page view or a screen view.",
      keywords: ["log action", "purchase made", "trigger journey", "behavior", "signed up", "custom event"],
      params: {
        properties: {
          identifier: customersDeleteParamsIdentifier,
          name: eventsTrackParamsName,
          type: { description: "Kind of event. Defaults to `event`." },
          id: eventsTrackParamsId,
          timestamp: { description: "Time of the event. Defaults to now." },
          anonymous_id: { description: "ID of the person before the identification." },
          data: { description: "Values of the event by name." },
        },
      },
      isGraphql: false,
    },
    "events.track_anonymous": {
      description: "Records an event of a person who is not identified yet.",
      keywords: ["visitor", "lead", "invite", "guest checkout", "before sign-up"],
      params: {
        properties: {
          name: eventsTrackParamsName,
          anonymous_id: { description: "ID of the visitor, by which a person gets the event later." },
          type: { description: "Kind of event. Defaults to `event`." },
          id: eventsTrackParamsId,
          timestamp: { description: "Time of the event. Defaults to now." },
          data: { description: "Values of the event by name." },
        },
      },
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists the segments of the workspace.",
      keywords: ["audiences", "groups of people", "cohorts", "static groups", "targeting"],
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment.",
      keywords: ["audience", "group of people", "cohort", "list", "is it built"],
      params: segmentsGetParams,
      isGraphql: false,
    },
    "segments.create": {
      description: "Creates a manual segment without people.",
      keywords: ["new audience", "static list", "group of people", "cohort", "targeting"],
      params: {
        properties: {
          name: { description: "Name of the new segment." },
          description: { description: "Purpose of the segment." },
        },
      },
      isGraphql: false,
    },
    "segments.delete": {
      description: "Deletes a manual segment. Its people stay.",
      keywords: ["remove audience", "static list", "group of people", "cohort", "clean up"],
      params: segmentsGetParams,
      isGraphql: false,
    },
    "segments.add_customers": {
      description: "Adds up to 1000 people to a manual segment.",
      keywords: ["put in audience", "static list", "include contacts", "membership", "import"],
      params: {
        properties: {
          segment_id: segmentsGetParamsSegment_id,
          ids: { description: "Identifiers of the people, at most 1000." },
          id_type: { description: "Kind of the identifiers. Others are ignored. Defaults to `id`." },
        },
      },
      isGraphql: false,
    },
    "segments.remove_customers": {
      description: "Removes up to 1000 people from a manual segment.",
      keywords: ["take out of audience", "static list", "exclude contacts", "membership", "unassign"],
      params: {
        properties: {
          segment_id: segmentsGetParamsSegment_id,
          ids: { description: "IDs of the people, at most 1000. People without an ID stay." },
        },
      },
      isGraphql: false,
    },
    "segment_customers.list": {
      description: "Lists the people in a segment, by their identifiers.",
      keywords: ["members", "audience", "who is in", "contacts", "recipients"],
      params: {
        properties: {
          segment_id: segmentsGetParamsSegment_id,
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 30000." },
        },
      },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "segment_counts.get": {
      description: "Counts the people in a segment.",
      keywords: ["size of audience", "how many contacts", "members", "reach", "total"],
      params: segmentsGetParams,
      isGraphql: false,
    },
    "segment_uses.get": {
      description: "Gets the campaigns and newsletters that use a segment.",
      keywords: ["dependencies", "where is it used", "safe to remove", "references", "audience"],
      params: segmentsGetParams,
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists the campaigns, running or not.",
      keywords: ["automations", "journeys", "workflows", "drip emails", "lifecycle"],
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign.",
      keywords: ["automation", "journey", "workflow", "drip emails", "is it running"],
      params: { properties: { campaign_id: campaignsGetParamsCampaign_id } },
      isGraphql: false,
    },
    "campaign_actions.list": {
      description: "Lists the messages and webhooks of a campaign.",
      keywords: ["steps", "emails of a journey", "automation content", "workflow", "templates"],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          start: { description: "The `next` value of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Action" },
      isGraphql: false,
    },
    "campaign_metrics.get": {
      description: "Counts the deliveries of a campaign by what happened to them, by day or another step.",
      keywords: ["open rate", "clicks", "conversions", "performance", "statistics", "automation report"],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          res: { description: "Length of a step." },
          start: { description: "Beginning." },
          end: { description: "End, at most 10 years later." },
          tz: { description: "Time zone, such as `Europe/Paris`. Defaults to UTC." },
          type: { description: "Channel, `twilio` for SMS." },
        },
      },
      isGraphql: false,
    },
    "broadcasts.list": {
      description: "Lists the broadcasts that the API triggers.",
      keywords: ["mass mailings", "announcements", "blasts", "alerts", "API-triggered"],
      record: { $ref: "#/$defs/Broadcast" },
      isGraphql: false,
    },
    "broadcasts.get": {
      description: "Gets a broadcast.",
      keywords: ["mass mailing", "announcement", "blast", "alert", "API-triggered"],
      params: broadcastsGetParams,
      isGraphql: false,
    },
    "broadcasts.trigger": {
      description: "Sends a broadcast to its own audience, or to the recipients given.",
      keywords: ["mass mailing", "announce", "blast", "alert everybody", "start sending"],
      params: {
        properties: {
          broadcast_id: broadcastsGetParamsBroadcast_id,
          data: { description: "Values for the messages, as `trigger.…` in Liquid." },
          recipients: { examples: customersListParamsFilterExamples, description: "Conditions that recipients meet." },
          ids: { description: "IDs of the recipients, at most 10000." },
          emails: { description: "Email addresses of the recipients." },
          per_user_data: {
            items: {
              properties: {
                id: { description: "ID of the recipient." },
                email: { description: "Email address of the recipient." },
                data: { description: "Values for this recipient." },
              },
            },
            description: "Recipients with values of their own, at most 10000.",
          },
          data_file_url: { description: "URL of a file with a recipient on each line." },
          id_ignore_missing: { description: "Whether to skip unknown IDs instead of failing. Defaults to `false`." },
          email_ignore_missing: {
            description: "Whether to skip unknown addresses instead of failing. Defaults to `false`.",
          },
          email_add_duplicates: {
            description: "Whether several people with one address all get it. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "broadcast_actions.list": {
      description: "Lists the messages and webhooks of a broadcast.",
      keywords: ["steps", "mass mailing", "content", "templates", "announcement"],
      params: broadcastsGetParams,
      record: { $ref: "#/$defs/Action" },
      isGraphql: false,
    },
    "broadcast_triggers.list": {
      description: "Lists the times when a broadcast was triggered, and whether they are processed.",
      keywords: ["sends", "runs", "mass mailing", "sending history", "status"],
      params: broadcastsGetParams,
      record: { $ref: "#/$defs/Trigger" },
      isGraphql: false,
    },
    "broadcast_metrics.get": {
      description: "Counts the deliveries of a broadcast by what happened to them, by day or another step.",
      keywords: ["open rate", "clicks", "mass mailing", "performance", "statistics"],
      params: {
        properties: {
          broadcast_id: broadcastsGetParamsBroadcast_id,
          period: broadcast_metricsGetParamsPeriod,
          steps: broadcast_metricsGetParamsSteps,
          type: { description: "Channel, `twilio` for SMS." },
        },
      },
      isGraphql: false,
    },
    "newsletters.list": {
      description: "Lists the newsletters, sent or not.",
      keywords: ["one-time sends", "mailings", "email campaigns", "announcements", "monthly update"],
      params: {
        properties: {
          sort: { description: "Order by time, oldest or newest first." },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page." },
        },
      },
      record: { $ref: "#/$defs/Newsletter" },
      isGraphql: false,
    },
    "newsletters.get": {
      description: "Gets a newsletter.",
      keywords: ["one-time send", "mailing", "email campaign", "announcement", "was it sent"],
      params: newslettersGetParams,
      isGraphql: false,
    },
    "newsletters.delete": {
      description: "Deletes a newsletter with its content and metrics, and cancels its undelivered in-app messages.",
      keywords: ["remove mailing", "one-time send", "email campaign", "discard", "clean up"],
      params: newslettersGetParams,
      isGraphql: false,
    },
    "newsletter_metrics.get": {
      description: "Counts the deliveries of a newsletter by what happened to them, by day or another step.",
      keywords: ["open rate", "clicks", "mailing performance", "statistics", "one-time send"],
      params: {
        properties: {
          newsletter_id: newslettersGetParamsNewsletter_id,
          period: broadcast_metricsGetParamsPeriod,
          steps: broadcast_metricsGetParamsSteps,
          type: { description: "Channel, `twilio` for SMS." },
        },
      },
      isGraphql: false,
    },
    "transactional_messages.list": {
      description: "Lists the templates of transactional messages.",
      keywords: ["receipts", "password resets", "notifications", "system emails", "confirmations"],
      record: { $ref: "#/$defs/TransactionalMessage" },
      isGraphql: false,
    },
    "transactional_messages.get": {
      description: "Gets a template of transactional messages.",
      keywords: ["receipt", "password reset", "notification", "system email", "confirmation"],
      params: { properties: { transactional_id: transactional_messagesGetParamsTransactional_id } },
      isGraphql: false,
    },
    "transactional_messages.send_email": {
      description: "Sends a transactional email, from a template or with a text of its own.",
      keywords: ["receipt", "password reset", "mail somebody", "notify", "confirmation"],
      params: {
        properties: {
          to: { description: "Recipients with commas between them, at most 15 with copies." },
          identifiers: transactional_messagesSend_emailParamsIdentifiers,
          transactional_message_id: transactional_messagesSend_emailParamsTransactional_message_id,
          from: { description: "Address of a verified sender." },
          subject: { description: "Subject line of the email." },
          body: { description: "HTML text." },
          body_plain: { description: "Plain text." },
          body_amp: { description: "AMP text." },
          preheader: { description: "Text beside the subject in an inbox." },
          reply_to: { description: "Address for replies." },
          cc: { description: "Recipients of visible copies, with commas between them." },
          bcc: { description: "Recipients of hidden copies, with commas between them." },
          fake_bcc: { description: "Whether hidden copies are separate messages, with the recipients in the subject." },
          attachments: {
            description: "Files as Base64 by name, less than 2 MB in all.",
            examples: [{ "hello.txt": "SGVsbG8=" }],
          },
          message_data: { description: "Values for the message by name." },
          send_at: transactional_messagesSend_emailParamsSend_at,
          language: transactional_messagesSend_emailParamsLanguage,
          tracked: { description: "Whether to track opens and clicks. Defaults to `true`." },
          send_to_unsubscribed: transactional_messagesSend_emailParamsSend_to_unsubscribed,
          queue_draft: transactional_messagesSend_emailParamsQueue_draft,
          disable_message_retention: transactional_messagesSend_emailParamsDisable_message_retention,
          auto_create: transactional_messagesSend_emailParamsAuto_create,
          disable_css_preprocessing: { description: "Whether to leave styles as they are. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "transactional_messages.send_push": {
      description: "Sends a transactional push notification from a template.",
      keywords: ["notify phone", "mobile alert", "iOS", "Android", "app message"],
      params: {
        properties: {
          transactional_message_id: transactional_messagesSend_emailParamsTransactional_message_id,
          identifiers: transactional_messagesSend_emailParamsIdentifiers,
          to: { description: "Devices: `all`, `last_used` or a device token." },
          auto_create: transactional_messagesSend_emailParamsAuto_create,
          title: { description: "Line above the text." },
          message: { description: "Text." },
          image_url: { description: "URL of a picture." },
          link: { description: "Link that a tap opens." },
          sound: { description: "Sound on iOS, `default` or `none`." },
          custom_data: { description: "Further values for the app, as texts." },
          custom_device: {
            properties: {
              token: { description: "Device token." },
              platform: { description: "Platform." },
              last_used: { description: "Time of the last use, in seconds since 1970." },
              attributes: { description: "Attributes by name." },
            },
            description: "A device to add or to change at the same time.",
          },
          custom_payload: { description: "Payloads under `ios` and `android`, in place of the rest." },
          message_data: { description: "Values for the message by name." },
          send_at: transactional_messagesSend_emailParamsSend_at,
          language: transactional_messagesSend_emailParamsLanguage,
          send_to_unsubscribed: transactional_messagesSend_emailParamsSend_to_unsubscribed,
          queue_draft: transactional_messagesSend_emailParamsQueue_draft,
          disable_message_retention: transactional_messagesSend_emailParamsDisable_message_retention,
        },
      },
      isGraphql: false,
    },
    "transactional_messages.send_sms": {
      description: "Sends a transactional SMS from a template.",
      keywords: ["text message", "notify phone", "one-time code", "mobile alert", "two-factor"],
      params: {
        properties: {
          transactional_message_id: transactional_messagesSend_emailParamsTransactional_message_id,
          identifiers: transactional_messagesSend_emailParamsIdentifiers,
          to: { description: "Phone number such as `+15551234567`, or Liquid." },
          from: { description: "Phone number or sender ID, in place of the template's." },
          tracked: { description: "Whether to track clicks. Defaults to the setting of the template." },
          auto_create: transactional_messagesSend_emailParamsAuto_create,
          message_data: { description: "Values for the message by name." },
          send_at: transactional_messagesSend_emailParamsSend_at,
          language: transactional_messagesSend_emailParamsLanguage,
          send_to_unsubscribed: transactional_messagesSend_emailParamsSend_to_unsubscribed,
          queue_draft: transactional_messagesSend_emailParamsQueue_draft,
          disable_message_retention: transactional_messagesSend_emailParamsDisable_message_retention,
        },
      },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists messages to people by channel, campaign, newsletter, metric or time, of 6 months at most.",
      keywords: ["sent emails", "bounces", "opens", "who clicked", "failed sends", "drafts"],
      params: {
        properties: {
          type: { description: "Channel, `twilio` for SMS." },
          metric: { description: "Fate of the messages." },
          drafts: { description: "Whether to list drafts in place of sent ones." },
          campaign_id: { description: "ID of a campaign, as `campaigns.list` has it." },
          newsletter_id: { description: "ID of a newsletter, as `newsletters.list` has it." },
          action_id: { description: "ID of an action, as `campaign_actions.list` has it." },
          start_ts: customer_messagesListParamsStart_ts,
          end_ts: customer_messagesListParamsEnd_ts,
          get_tracked_responses: { description: "Whether to add answers to surveys inside apps." },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 1000." },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message to a person.",
      keywords: ["sent email", "did it arrive", "bounced", "opened", "why it failed"],
      params: { properties: { message_id: { description: "ID of the delivery, as `messages.list` has it." } } },
      isGraphql: false,
    },
    "activities.list": {
      description: "Lists the activities of all people, or of one.",
      keywords: ["activity log", "history", "recent events", "what happened", "attribute changes"],
      params: {
        properties: {
          type: customer_activitiesListParamsType,
          name: customer_activitiesListParamsName,
          deleted: { description: "Whether to list activities of deleted people." },
          customer_id: { description: "Identifier of one person, by `id_type`." },
          id_type: { description: "Kind of identifier. Defaults to `id`." },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page, 1 to 100." },
        },
      },
      record: { $ref: "#/$defs/Activity" },
      isGraphql: false,
    },
    "collections.list": {
      description: "Lists the collections of the workspace.",
      keywords: ["data sets", "lookup tables", "catalogs", "rows for emails", "reference data"],
      record: { $ref: "#/$defs/Collection" },
      isGraphql: false,
    },
    "collections.get": {
      description: "Gets a collection without its rows.",
      keywords: ["data set", "lookup table", "catalog", "size", "columns"],
      params: collectionsGetParams,
      isGraphql: false,
    },
    "collections.create": {
      description: "Creates a collection of rows, at most 10 MB, or of a file at a URL.",
      keywords: ["new data set", "lookup table", "upload rows", "catalog", "CSV"],
      params: {
        properties: {
          name: { description: "Name by which messages use it." },
          data: { description: "Rows, each at most 10 KB." },
          url: { description: "URL of rows as JSON or CSV." },
        },
      },
      isGraphql: false,
    },
    "collections.update": {
      description: "Renames a collection, or replaces all its rows.",
      keywords: ["refresh data set", "lookup table", "new rows", "catalog", "CSV"],
      params: {
        properties: {
          collection_id: collectionsGetParamsCollection_id,
          name: { description: "New name." },
          data: { description: "New rows, each at most 10 KB." },
          url: { description: "URL of new rows as JSON or CSV." },
        },
      },
      isGraphql: false,
    },
    "collections.delete": {
      description: "Deletes a collection with its rows.",
      keywords: ["remove data set", "lookup table", "catalog", "clean up", "drop"],
      params: collectionsGetParams,
      isGraphql: false,
    },
    "object_types.list": {
      description: "Lists the types of objects.",
      keywords: ["custom objects", "companies", "accounts", "courses", "data model"],
      record: { $ref: "#/$defs/ObjectType" },
      isGraphql: false,
    },
    "objects.list": {
      description: "Lists the objects of a type that meet conditions, by their identifiers.",
      keywords: ["custom objects", "companies", "accounts", "courses", "find"],
      params: {
        properties: {
          object_type_id: objectsListParamsObject_type_id,
          filter: {
            description:
              "Conditions of `object_attribute` with `field`, `operator` and `type_id`, under `and`, `or` and `not`.",
            examples: [{ object_attribute: { field: "name", operator: "exists", type_id: "1" } }],
          },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page." },
        },
      },
      record: { $ref: "#/$defs/CustomObject" },
      isGraphql: false,
    },
    "objects.get": {
      description: "Gets an object with its attributes.",
      keywords: ["custom object", "company", "account", "course", "details"],
      params: {
        properties: {
          object_type_id: objectsListParamsObject_type_id,
          object_id: { description: "ID of the object, by `id_type`." },
          id_type: objectsGetParamsId_type,
        },
      },
      isGraphql: false,
    },
    "objects.delete": {
      description: "Deletes an object and its relationships.",
      keywords: ["remove company", "account", "course", "custom object", "erase"],
      params: {
        properties: {
          object_type_id: objectsListParamsObject_type_id,
          object_id: { description: "ID of the object, from your own system." },
        },
      },
      isGraphql: false,
    },
    "objects.upsert": {
      description: "Creates an object, or changes the attributes given.",
      keywords: ["add company", "account", "course", "update custom object", "sync"],
      params: {
        properties: {
          object_type_id: objectsListParamsObject_type_id,
          object_id: { description: "ID of the object, from your own system." },
          attributes: { description: "Attributes by name." },
          cio_relationships: {
            items: objectsUpsertParamsCio_relationshipsItems,
            description: "People to relate to the object.",
          },
        },
      },
      isGraphql: false,
    },
    "object_relationships.list": {
      description: "Lists the people who are related to an object.",
      keywords: ["members of a company", "who belongs to", "employees", "attendees", "contacts"],
      params: {
        properties: {
          object_type_id: objectsListParamsObject_type_id,
          object_id: { description: "ID of the object, by `id_type`." },
          id_type: objectsGetParamsId_type,
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page." },
        },
      },
      record: { $ref: "#/$defs/ObjectRelationship" },
      isGraphql: false,
    },
    "object_relationships.add": {
      description: "Relates people to an object.",
      keywords: ["join company", "enroll", "link contact", "associate", "member"],
      params: object_relationshipsAddParams,
      isGraphql: false,
    },
    "object_relationships.remove": {
      description: "Ends the relationships of people with an object.",
      keywords: ["leave company", "unlink contact", "dissociate", "no longer a member", "detach"],
      params: object_relationshipsAddParams,
      isGraphql: false,
    },
    "exports.list": {
      description: "Lists the exports of the workspace.",
      keywords: ["downloads", "CSV files", "reports", "data dumps", "is it ready"],
      record: { $ref: "#/$defs/Export" },
      isGraphql: false,
    },
    "exports.get": {
      description: "Gets an export with its state.",
      keywords: ["download", "CSV file", "report", "data dump", "is it ready"],
      params: exportsGetParams,
      isGraphql: false,
    },
    "exports.export_customers": {
      description: "Starts an export of the people who meet conditions.",
      keywords: ["download contacts", "CSV of users", "audience file", "data dump", "backup"],
      params: {
        properties: {
          filters: customersListParamsFilter,
          attributes: { description: "Attributes to add as columns." },
        },
      },
      isGraphql: false,
    },
    "exports.export_deliveries": {
      description: "Starts an export of the deliveries of a newsletter, a campaign, an action or a template.",
      keywords: ["download sends", "CSV of clicks", "report file", "data dump", "opens"],
      params: {
        properties: {
          newsletter_id: newslettersGetParamsNewsletter_id,
          campaign_id: campaignsGetParamsCampaign_id,
          transactional_message_id: transactional_messagesGetParamsTransactional_id,
          action_id: { description: "ID of the action, as `campaign_actions.list` has it." },
          template_id: { description: "ID of one content of these." },
          start: {
            description: "Earliest creation time, 6 months ago by default. Customer.io exports at most 12 months.",
          },
          end: { description: "Latest creation time. Defaults to now." },
          attributes: { description: "Attributes of recipients to add as columns." },
          metric: { description: "Fate of the messages." },
          drafts: { description: "Whether to include drafts." },
        },
      },
      isGraphql: false,
    },
    "export_links.get": {
      description: "Gets a link to the file of an export, which works for 15 minutes.",
      keywords: ["download", "CSV file", "URL", "data dump", "report"],
      params: exportsGetParams,
      isGraphql: false,
    },
    "reporting_webhooks.list": {
      description: "Lists the reporting webhooks.",
      keywords: ["callbacks", "event notifications", "listeners", "integrations", "push"],
      record: { $ref: "#/$defs/ReportingWebhook" },
      isGraphql: false,
    },
    "reporting_webhooks.get": {
      description: "Gets a reporting webhook.",
      keywords: ["callback", "event notification", "listener", "is it on", "endpoint details"],
      params: reporting_webhooksGetParams,
      isGraphql: false,
    },
    "reporting_webhooks.create": {
      description: "Creates a reporting webhook for kinds of events.",
      keywords: ["subscribe", "callback", "event notification", "listener", "push"],
      params: {
        properties: {
          name: { description: "Name in Customer.io." },
          endpoint: { description: "URL that gets the events." },
          events: { description: "Kinds of events." },
          disabled: { description: "Whether it is off." },
          full_resolution: reporting_webhooksCreateParamsFull_resolution,
          with_content: reporting_webhooksCreateParamsWith_content,
        },
      },
      isGraphql: false,
    },
    "reporting_webhooks.update": {
      description: "Changes a reporting webhook, or turns it on or off.",
      keywords: ["edit callback", "pause", "event notification", "listener", "new URL"],
      params: {
        properties: {
          webhook_id: reporting_webhooksGetParamsWebhook_id,
          name: { description: "Name in Customer.io." },
          endpoint: { description: "URL that gets the events." },
          events: { description: "Kinds of events." },
          disabled: { description: "Whether it is off." },
          full_resolution: reporting_webhooksCreateParamsFull_resolution,
          with_content: reporting_webhooksCreateParamsWith_content,
        },
      },
      isGraphql: false,
    },
    "reporting_webhooks.delete": {
      description: "Deletes a reporting webhook. Its URL gets no more events.",
      keywords: ["unsubscribe", "callback", "event notification", "listener", "stop"],
      params: reporting_webhooksGetParams,
      isGraphql: false,
    },
    "sender_identities.list": {
      description: "Lists the senders.",
      keywords: ["from addresses", "reply addresses", "who it comes from", "phone numbers", "mailboxes"],
      params: {
        properties: {
          sort: { description: "Order by time, oldest or newest first." },
          include_hidden: { description: "Whether to include hidden senders. Defaults to `false`." },
          start: { description: "The `next` value of the previous page." },
          limit: { description: "Number of records on a page." },
        },
      },
      record: { $ref: "#/$defs/SenderIdentity" },
      isGraphql: false,
    },
    "sender_identities.get": {
      description: "Gets a sender.",
      keywords: ["from address", "reply address", "who it comes from", "phone number", "mailbox"],
      params: { properties: { sender_id: { description: "ID of the sender, as `sender_identities.list` has it." } } },
      isGraphql: false,
    },
    "snippets.list": {
      description: "Lists the snippets.",
      keywords: ["reusable content", "footers", "blocks", "shared text", "partials"],
      record: { $ref: "#/$defs/Snippet" },
      isGraphql: false,
    },
    "snippets.create": {
      description: "Creates a snippet. A name that exists is refused.",
      keywords: ["reusable content", "footer", "block", "shared text", "partial"],
      params: snippetsCreateParams,
      isGraphql: false,
    },
    "snippets.delete": {
      description: "Deletes a snippet that no message uses.",
      keywords: ["remove footer", "block", "shared text", "partial", "clean up"],
      params: { properties: { snippet_name: { description: "Name of the snippet, as `snippets.list` has it." } } },
      isGraphql: false,
    },
    "snippets.upsert": {
      description: "Creates a snippet, or replaces the text of the one with its name.",
      keywords: ["reusable content", "change footer", "block", "shared text", "partial"],
      params: snippetsCreateParams,
      isGraphql: false,
    },
    "esp_suppressions.list": {
      description: "Lists the ESP suppressions of a kind, by address.",
      keywords: ["bounced emails", "spam complaints", "blocked addresses", "undeliverable", "deliverability"],
      params: {
        properties: {
          suppression_type: { description: "Kind of suppression." },
          domain: { description: "Domain that the messages came from." },
          offset: { description: "Number of records before the page." },
          limit: { description: "Number of records on a page, 1 to 1000." },
        },
      },
      record: { $ref: "#/$defs/EspSuppression" },
      isGraphql: false,
    },
    "esp_suppressions.create": {
      description: "Creates an ESP suppression, so that the email provider does not deliver to an address.",
      keywords: ["block address", "stop mail", "mark as bounced", "complaint", "blocklist"],
      params: {
        properties: {
          suppression_type: { description: "Kind of suppression." },
          email_address: { description: "Address to block." },
        },
      },
      isGraphql: false,
    },
    "esp_suppressions.delete": {
      description: "Deletes an ESP suppression, so that the email provider delivers to the address again.",
      keywords: ["unblock address", "bounced by mistake", "remove from blocklist", "reactivate", "unsuppress"],
      params: {
        properties: {
          suppression_type: { description: "Kind of suppression." },
          email_address: { description: "Address to allow again." },
        },
      },
      isGraphql: false,
    },
    "esp_suppressions.api_search": {
      description: "Finds the ESP suppression of an email address.",
      keywords: ["did it bounce", "spam complaint", "blocked", "why no mail arrives", "deliverability"],
      params: { properties: { email_address: { description: "Address to look up." } } },
      record: { $ref: "#/$defs/EspSuppression" },
      isGraphql: false,
    },
    "subscription_topics.list": {
      description: "Lists the topics that people can subscribe to.",
      keywords: ["mailing lists", "opt-in", "consent", "preference center", "newsletters"],
      record: { $ref: "#/$defs/SubscriptionTopic" },
      isGraphql: false,
    },
    "workspaces.list": {
      description: "Lists the workspaces of the account with their numbers of people and messages.",
      keywords: ["environments", "usage", "billing", "how many contacts", "quota"],
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: false,
    },
    "track_workspaces.get": {
      description: "Gets the workspace and the region of the Track API key.",
      keywords: ["test credentials", "is the key right", "data center", "EU or US", "verify setup"],
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.customer.io/integrations/api/webhooks",
    sends: { messages: { create: "email.sent", update: "email.delivered" } },
    byHand:
      "Open Data & Integrations > Integrations > Reporting Webhooks, add this URL, select the events of messages, " +
      "and copy the signing key of the page.",
  },
  schemas: {
    Start: { type: "string", description: "The `next` value of the previous page." },
    Limit: { type: "integer", description: "Number of records on a page.", minimum: 1 },
    CustomerId: {
      type: "string",
      description: "Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`.",
    },
    IdType: {
      type: "string",
      description: "Kind of identifier. Defaults to `id`.",
      enum: ["id", "email", "phone", "cio_id"],
    },
    Identifier: { type: "string", description: "ID or email address of the person, or `cio_` with the `cio_id`." },
    SegmentId: { type: "integer", description: "ID of the segment, as `segments.list` has it." },
    CampaignId: { type: "integer", description: "ID of the campaign, as `campaigns.list` has it." },
    BroadcastId: { type: "integer", description: "ID of the broadcast, as `broadcasts.list` has it." },
    NewsletterId: { type: "integer", description: "ID of the newsletter, as `newsletters.list` has it." },
    CollectionId: { type: "integer", description: "ID of the collection, as `collections.list` has it." },
    ExportId: { type: "integer", description: "ID of the export, as `exports.list` has it." },
    WebhookId: { type: "integer", description: "ID of the webhook, as `reporting_webhooks.list` has it." },
    ObjectTypeId: { type: "string", description: "ID of the type, as `object_types.list` has it." },
    ObjectId: { type: "string", description: "ID of the object, by `id_type`." },
    ObjectIdType: {
      type: "string",
      description: "Kind of the object's ID. Defaults to `object_id`.",
      enum: ["object_id", "cio_object_id"],
    },
    TemplateId: {
      anyOf: [{ type: "string" }, { type: "integer" }],
      description: "ID or trigger name of the template, as `transactional_messages.list` has it.",
    },
    AutoCreate: {
      type: "boolean",
      description: "Whether to create an empty template for an unknown trigger name. Defaults to `false`.",
    },
    MessageData: { type: "object", additionalProperties: {}, description: "Values for the message by name." },
    Language: { type: "string", description: "Language of the message, in place of the person's." },
    ToUnsubscribed: {
      type: "boolean",
      description: "Whether unsubscribed people get it. Defaults to the setting of the template.",
    },
    QueueDraft: { type: "boolean", description: "Whether to keep it as a draft. Defaults to `false`." },
    WithoutRetention: {
      type: "boolean",
      description: "Whether Customer.io does not keep the text. Defaults to the setting of the template.",
    },
    EventData: { type: "object", additionalProperties: {}, description: "Values of the event by name." },
    Period: {
      type: "string",
      description: "Length of a step, in Eastern time. Defaults to `days`.",
      enum: ["hours", "days", "weeks", "months"],
    },
    Steps: {
      type: "integer",
      description: "Number of steps, at most 121 months, and fewer of shorter ones.",
      minimum: 0,
      maximum: 121,
    },
    Channel: {
      type: "string",
      description: "Channel, `twilio` for SMS.",
      enum: ["email", "webhook", "twilio", "whatsapp", "slack", "push", "in_app", "live_notification"],
    },
    Metric: {
      type: "string",
      enum: [
        "attempted",
        "sent",
        "delivered",
        "opened",
        "clicked",
        "converted",
        "bounced",
        "spammed",
        "unsubscribed",
        "dropped",
        "failed",
        "undeliverable",
      ],
    },
    ExportMetric: {
      type: "string",
      enum: [
        "created",
        "attempted",
        "sent",
        "delivered",
        "opened",
        "clicked",
        "converted",
        "bounced",
        "spammed",
        "unsubscribed",
        "dropped",
        "failed",
        "undeliverable",
      ],
    },
    ActivityType: {
      type: "string",
      description: "Type of activity, such as `event`, `page`, `attribute_change` or `opened_email`.",
    },
    SuppressionType: {
      type: "string",
      description: "Kind of suppression.",
      enum: ["blocks", "bounces", "spam_reports", "invalid_emails"],
    },
    PeopleFilter: { type: "object", additionalProperties: {}, examples: customersListParamsFilterExamples },
    Person: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the person." },
        email: { type: "string", description: "Email address of the person." },
        cio_id: { type: "string", description: "The person's `cio_id`." },
      },
    },
    ObjectRelation: {
      type: "object",
      properties: {
        identifiers: {
          type: "object",
          properties: {
            object_type_id: { type: "string", description: "ID of its type." },
            object_id: { type: "string", description: "ID of the object." },
            cio_object_id: { type: "string", description: "ID of the object at Customer.io." },
          },
          description: "The object, by `object_type_id` and `object_id`, or by `cio_object_id`.",
        },
        relationship_attributes: schemasObjectRelationRelationship_attributes,
      },
      required: ["identifiers"],
    },
    PersonRelation: {
      type: "object",
      properties: {
        identifiers: { $ref: "#/$defs/Person", description: "The person, by one identifier." },
        relationship_attributes: schemasObjectRelationRelationship_attributes,
      },
      required: ["identifiers"],
    },
    WebhookEvent: {
      type: "string",
      enum: [
        "customer_subscribed",
        "customer_unsubscribed",
        "customer_subscription_preferences_changed",
        "email_drafted",
        "email_attempted",
        "email_sent",
        "email_delivered",
        "email_opened",
        "email_clicked",
        "email_converted",
        "email_bounced",
        "email_dropped",
        "email_deferred",
        "email_spammed",
        "email_failed",
        "email_unsubscribed",
        "email_undeliverable",
        "in_app_drafted",
        "in_app_attempted",
        "in_app_sent",
        "in_app_opened",
        "in_app_clicked",
        "in_app_converted",
        "in_app_failed",
        "in_app_undeliverable",
        "push_drafted",
        "push_attempted",
        "push_sent",
        "push_delivered",
        "push_opened",
        "push_clicked",
        "push_converted",
        "push_bounced",
        "push_dropped",
        "push_failed",
        "push_undeliverable",
        "slack_drafted",
        "slack_attempted",
        "slack_sent",
        "slack_clicked",
        "slack_converted",
        "slack_failed",
        "sms_drafted",
        "sms_attempted",
        "sms_sent",
        "sms_delivered",
        "sms_clicked",
        "sms_converted",
        "sms_bounced",
        "sms_dropped",
        "sms_failed",
        "sms_undeliverable",
        "sms_replied",
        "whatsapp_drafted",
        "whatsapp_attempted",
        "whatsapp_sent",
        "whatsapp_delivered",
        "whatsapp_opened",
        "whatsapp_clicked",
        "whatsapp_converted",
        "whatsapp_bounced",
        "whatsapp_dropped",
        "whatsapp_failed",
        "whatsapp_undeliverable",
        "whatsapp_replied",
        "webhook_drafted",
        "webhook_attempted",
        "webhook_sent",
        "webhook_clicked",
        "webhook_converted",
        "webhook_failed",
        "webhook_undeliverable",
      ],
    },
    Customer: {
      type: "object",
      properties: {
        cio_id: { type: "string", description: "The ID at Customer.io." },
        id: { type: ["string", "null"], description: "The ID from your own system." },
        email: schemasCustomerEmail,
        attributes: {
          type: "object",
          additionalProperties: {},
          description: "The attributes by name, all of them texts.",
        },
        timestamps: schemasCustomerTimestamps,
        unsubscribed: schemasCustomerUnsubscribed,
        devices: { type: "array", items: { $ref: "#/$defs/Device" }, description: "The devices." },
      },
      required: ["cio_id"],
    },
    Device: {
      type: "object",
      properties: {
        id: { type: "string", description: "The device token." },
        platform: { type: "string", description: "The platform: ios or android." },
        last_used: { type: "integer", description: "The time of the last use, in seconds since 1970." },
        attributes: schemasDeviceAttributes,
      },
      required: ["id"],
    },
    Identifiers: {
      type: "object",
      properties: {
        id: schemasIdentifiersId,
        email: schemasIdentifiersEmail,
        cio_id: { type: ["string", "null"], description: "The person's ID at Customer.io." },
      },
    },
    Activity: {
      type: "object",
      properties: {
        id: { type: "string", description: "The activity's ID." },
        type: { type: "string", description: "The type, such as sent_email." },
        name: { type: ["string", "null"], description: "The name of the event or of the screen." },
        url: { type: ["string", "null"], description: "The address of the page." },
        timestamp: { type: "integer", description: "The time, in seconds since 1970." },
        customer_id: { type: ["string", "null"], description: "The person's ID." },
        customer_identifiers: schemasActivityCustomer_identifiers,
        delivery_id: { type: ["string", "null"], description: "The ID of the delivery." },
        delivery_type: { type: ["string", "null"], description: "The kind of device: ios, android, email or phone." },
        data: { description: "The details, which depend on the type." },
      },
      required: ["id"],
    },
    Message: {
      type: "object",
      properties: {
        id: { type: "string", description: "The delivery's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        type: { type: "string", description: "The channel: email, push, in_app, twilio, whatsapp, slack or webhook." },
        customer_id: { type: ["string", "null"], description: "The person's ID." },
        customer_identifiers: schemasActivityCustomer_identifiers,
        recipient: { type: ["string", "null"], description: "The address." },
        subject: { type: ["string", "null"], description: "The subject." },
        campaign_id: schemasMessageCampaign_id,
        broadcast_id: schemasMessageBroadcast_id,
        newsletter_id: { type: ["integer", "null"], description: "The ID of the newsletter." },
        action_id: { type: ["integer", "null"], description: "The ID of the action." },
        parent_action_id: { type: ["integer", "null"], description: "The ID of the action above, such as a split." },
        content_id: { type: ["integer", "null"], description: "The ID of the content of a newsletter." },
        msg_template_id: { description: "The ID of the content, a number or a text." },
        trigger_event_id: { type: ["string", "null"], description: "The ID of the event that started it." },
        metrics: {
          type: "object",
          additionalProperties: {},
          description: "The times of what happened, in seconds since 1970.",
        },
        tracked_responses: {
          type: ["object", "null"],
          additionalProperties: {},
          description: "Answers to surveys by option.",
        },
        failure_message: { type: ["string", "null"], description: "The reason of a failure." },
        forgotten: { type: "boolean", description: "Whether Customer.io did not keep the text." },
        created: schemasMessageCreated,
      },
      required: ["id"],
    },
    CustomerSegment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The segment's ID." },
        name: { type: "string", description: "The name." },
        description: { type: ["string", "null"], description: "The purpose." },
      },
      required: ["id"],
    },
    CustomerRelationship: {
      type: "object",
      properties: {
        cio_object_id: schemasCustomerRelationshipCio_object_id,
        object_id: { type: "string", description: "The object's ID from your own system." },
        object_type_id: { description: "The ID of its type, a number or a text." },
        attributes: { type: "object", additionalProperties: {}, description: "The attributes of the relationship." },
        timestamps: schemasCustomerTimestamps,
      },
      required: ["cio_object_id"],
    },
    SubscriptionPreferences: {
      type: "object",
      properties: {
        cio_id: schemasSubscriptionPreferencesCio_id,
        id: { type: ["string", "null"], description: "The person's ID." },
        identifiers: schemasActivityCustomer_identifiersAnyOf0,
        unsubscribed: schemasCustomerUnsubscribed,
        topics: { type: "array", items: { $ref: "#/$defs/PreferredTopic" }, description: "The topics." },
        header: { type: "object", properties: { title: { type: "string" }, subtitle: { type: "string" } } },
      },
      required: ["cio_id"],
    },
    PreferredTopic: {
      type: "object",
      properties: {
        id: { description: "The topic's ID, a number or a text." },
        name: { type: "string", description: "The name." },
        description: schemasPreferredTopicDescription,
        subscribed: { type: "boolean", description: "Whether the person is subscribed." },
      },
    },
    Segment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The segment's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        name: { type: "string", description: "The name." },
        description: { type: ["string", "null"], description: "The purpose." },
        type: { type: "string", description: "The type: dynamic or manual." },
        state: { type: "string", description: "The state: events, build, events_queued, build_queued or finished." },
        progress: { type: ["integer", "null"], description: "The percentage that is built. Null for a finished one." },
        tags: schemasSegmentTags,
        created_at: schemasMessageCreated,
        updated_at: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    SegmentCount: {
      type: "object",
      properties: {
        segment_id: { type: "integer", description: "The segment's ID." },
        count: { type: "integer", description: "The number of people." },
      },
      required: ["segment_id"],
    },
    SegmentUse: {
      type: "object",
      properties: {
        segment_id: { type: "integer", description: "The segment's ID." },
        used_by: {
          type: "object",
          properties: {
            campaigns: { type: ["array", "null"], items: { type: "integer" } },
            sent_newsletters: { type: ["array", "null"], items: { type: "integer" } },
            draft_newsletters: { type: ["array", "null"], items: { type: "integer" } },
          },
        },
      },
      required: ["segment_id"],
    },
    ActionSummary: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The action's ID." },
        type: { type: "string", description: "The type." },
      },
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The campaign's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        name: { type: "string", description: "The name." },
        description: { type: ["string", "null"], description: "The purpose." },
        trigger_segment_ids: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The segments that trigger it.",
        },
        state: schemasCampaignState,
        active: { type: "boolean", description: "Whether it can still send messages." },
        actions: schemasCampaignActions,
        tags: schemasSegmentTags,
        event_name: { type: ["string", "null"], description: "The event that triggers it." },
        filter_segment_ids: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The segments that people have to be in.",
        },
        first_started: schemasCampaignFirst_started,
        created: schemasMessageCreated,
        updated: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    Broadcast: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The broadcast's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        name: { type: "string", description: "The name." },
        type: { type: ["string", "null"], description: "The type." },
        state: schemasCampaignState,
        active: { type: "boolean", description: "Whether it can be triggered." },
        actions: schemasCampaignActions,
        tags: { description: "The tags: a list, null or a text." },
        first_started: schemasCampaignFirst_started,
        created: schemasMessageCreated,
        updated: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    Action: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The action's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        campaign_id: schemasMessageCampaign_id,
        broadcast_id: schemasMessageBroadcast_id,
        type: { type: "string", description: "The type, such as email or webhook." },
        name: { type: ["string", "null"], description: "The name." },
        sending_state: { type: ["string", "null"], description: "The sending: automatic, draft or off." },
        subject: { type: ["string", "null"], description: "The subject." },
        body: { type: ["string", "null"], description: "The text." },
        from: { type: ["string", "null"], description: "The sender." },
        reply_to: { type: ["string", "null"], description: "The address for replies." },
        recipient: { type: ["string", "null"], description: "The address." },
        language: { type: ["string", "null"], description: "The language." },
        layout: { type: ["string", "null"], description: "The layout." },
        url: { type: ["string", "null"], description: "The address of a webhook." },
        method: { type: ["string", "null"], description: "The method of a webhook." },
        headers: { description: "The headers, as JSON in a text or as a list." },
        created: schemasMessageCreated,
        updated: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    Trigger: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The trigger's ID." },
        broadcast_id: schemasMessageBroadcast_id,
        created_at: { type: ["integer", "null"], description: "The creation time, in seconds since 1970." },
        processed_at: {
          type: ["integer", "null"],
          description: "The time when it was processed, in seconds since 1970.",
        },
      },
      required: ["id"],
    },
    Metrics: {
      type: "object",
      properties: {
        series: {
          type: "object",
          additionalProperties: { type: "array", items: { type: "number" } },
          description: "Numbers of deliveries by metric, oldest step first.",
        },
        res: { type: ["string", "null"], description: "The length of a step." },
        start: { type: ["string", "null"], description: "The beginning." },
        end: { type: ["string", "null"], description: "The end." },
      },
    },
    Newsletter: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The newsletter's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        name: { type: "string", description: "The name." },
        type: { type: ["string", "null"], description: "The channel." },
        content_ids: { type: ["array", "null"], items: { type: "integer" }, description: "The contents." },
        recipient_segment_ids: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The segments that get it.",
        },
        subscription_topic_id: { type: ["integer", "null"], description: "The topic." },
        tags: schemasSegmentTags,
        sent_at: { type: ["integer", "null"], description: "The time of the sending, in seconds since 1970." },
        created: schemasMessageCreated,
        updated: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    TransactionalMessage: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The template's ID." },
        name: { type: "string", description: "The name." },
        description: { type: ["string", "null"], description: "The purpose." },
        trigger_name: { type: ["string", "null"], description: "The name for sends." },
        send_to_unsubscribed: { type: "boolean", description: "Whether unsubscribed people get it." },
        link_tracking: { type: "boolean", description: "Whether clicks are tracked." },
        open_tracking: { type: "boolean", description: "Whether opens are tracked." },
        hide_message_body: { type: "boolean", description: "Whether Customer.io does not keep texts." },
        queue_drafts: { type: "boolean", description: "Whether sends become drafts." },
        created_at: schemasMessageCreated,
        updated_at: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    Queued: {
      type: "object",
      properties: {
        delivery_id: { type: "string", description: "The delivery's ID." },
        queued_at: { type: "integer", description: "The time when it was accepted, in seconds since 1970." },
        send_at: { type: ["integer", "null"], description: "The time when it is sent, in seconds since 1970." },
      },
    },
    Collection: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The collection's ID." },
        name: { type: "string", description: "The name by which messages use it." },
        rows: { type: "integer", description: "The number of rows." },
        bytes: { type: "integer", description: "The size in bytes." },
        schema: { type: ["array", "null"], items: { type: "string" }, description: "The fields of the rows." },
        created_at: schemasMessageCreated,
        updated_at: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    ObjectType: {
      type: "object",
      properties: {
        id: { type: "string", description: "The type's ID." },
        name: { type: "string", description: "The name of several." },
        singular_name: { type: "string", description: "The name of one." },
        slug: { type: "string", description: "The part of addresses for several." },
        singular_slug: { type: "string", description: "The part of addresses for one." },
        enabled: { type: "boolean", description: "Whether it is in use." },
        icon: { type: ["string", "null"], description: "The icon." },
      },
      required: ["id"],
    },
    CustomObject: {
      type: "object",
      properties: {
        cio_object_id: schemasCustomerRelationshipCio_object_id,
        object_id: { type: ["string", "null"], description: "The object's ID from your own system." },
        object_type_id: { type: ["string", "null"], description: "The ID of its type." },
        attributes: schemasDeviceAttributes,
        timestamps: schemasCustomerTimestamps,
      },
      required: ["cio_object_id"],
    },
    ObjectRelationship: {
      type: "object",
      properties: {
        cio_id: schemasSubscriptionPreferencesCio_id,
        id: schemasIdentifiersId,
        email: schemasIdentifiersEmail,
        object_type_id: { description: "The ID of the object's type, a number or a text." },
        object_type_disabled: { type: "boolean", description: "Whether the object's type is off." },
      },
      required: ["cio_id"],
    },
    Export: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The export's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        type: { type: "string", description: "The content: customers or deliveries." },
        status: { type: ["string", "null"], description: "The state: pending, done or failed." },
        failed: { type: "boolean", description: "Whether it failed." },
        description: { type: ["string", "null"], description: "The conditions in words." },
        total: { type: ["integer", "null"], description: "The number of rows. 0 until it is done." },
        downloads: { type: "integer", description: "The number of downloads." },
        user_id: { type: ["integer", "null"], description: "The ID of the user who started it." },
        user_email: { type: ["string", "null"], description: "The email address of that user." },
        created_at: schemasMessageCreated,
        updated_at: schemasSegmentUpdated_at,
      },
      required: ["id"],
    },
    ExportLink: { type: "object", properties: { link: { type: "string", description: "The address of the file." } } },
    ReportingWebhook: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The webhook's ID." },
        type: { type: ["string", "null"], description: "The type: webhook or js." },
        name: { type: "string", description: "The name." },
        endpoint: { type: "string", description: "The URL that gets the events." },
        events: { type: ["array", "null"], items: { type: "string" }, description: "The kinds of events." },
        disabled: { type: "boolean", description: "Whether it is off." },
        full_resolution: { type: "boolean", description: "Whether every open and click is sent." },
        with_content: { type: "boolean", description: "Whether events of sent messages have the text." },
      },
      required: ["id"],
    },
    SenderIdentity: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The sender's ID." },
        deduplicate_id: schemasMessageDeduplicate_id,
        name: { type: ["string", "null"], description: "The name." },
        email: schemasCustomerEmail,
        address: { type: ["string", "null"], description: "Name and email address." },
        phone: { type: ["string", "null"], description: "The phone number." },
        template_type: { type: "string", description: "The type: email or phone." },
        auto_generated: { type: "boolean", description: "Whether Customer.io made it." },
        hidden: { type: "boolean", description: "Whether it is hidden." },
      },
      required: ["id"],
    },
    TrackWorkspace: {
      type: "object",
      properties: {
        environment_id: { type: "integer", description: "The workspace's ID." },
        region: { type: "string", description: "The region: us or eu." },
        url: { type: "string", description: "The address of the Track API in that region." },
      },
      required: ["environment_id"],
    },
    Snippet: {
      type: "object",
      properties: {
        name: { type: "string", description: "The name." },
        value: { type: "string", description: "The text." },
        updated_at: schemasSegmentUpdated_at,
      },
      required: ["name"],
    },
    EspSuppression: {
      type: "object",
      properties: {
        email: { type: "string", description: "The email address." },
        reason: { type: ["string", "null"], description: "The reason." },
        status: { type: ["string", "null"], description: "The status code of the provider." },
        created: { type: ["integer", "null"], description: "The time of the suppression, in seconds since 1970." },
      },
      required: ["email"],
    },
    SubscriptionTopic: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The topic's ID." },
        identifier: { type: "string", description: "The name in preferences." },
        name: { type: "string", description: "The name." },
        description: schemasPreferredTopicDescription,
        subscribed_by_default: {
          type: "boolean",
          description: "Whether people are subscribed unless they choose otherwise.",
        },
      },
      required: ["id"],
    },
    Workspace: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The workspace's ID." },
        name: { type: "string", description: "The name." },
        people: { type: "integer", description: "The number of people." },
        messages_sent: { type: "integer", description: "The number of messages in the billing period." },
        billable_messages_sent: { type: "integer", description: "The number of emails that count for billing." },
        object_types: { type: "integer", description: "The number of types of objects." },
        objects: { type: "integer", description: "The number of objects." },
      },
      required: ["id"],
    },
  },
})
