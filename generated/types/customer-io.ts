// Generated from definitions/customer-io.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Customer.io */
    "customer-io": CustomerIo
  }
}

/**
 * Customer.io. People, segments, campaigns, broadcasts, newsletters, transactional messages, deliveries, objects,
 * collections, exports and reporting webhooks of a Customer.io workspace.
 */
export interface CustomerIo {
  operations: CustomerIoOperations
  credentials: CustomerIoCredentials
  config: CustomerIoConfig
}

/** The operations, by entity and action. */
export interface CustomerIoOperations {
  /** A person of the workspace, with the identifiers. A single read has attributes and devices. */
  customers: {
    /** Lists the customers in a segment, or with an attribute. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets a customer with all attributes and devices. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer with all data. Later data with the same identifier creates the customer again. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    /** Finds the customers with an email address. */
    api_search: {
      params: CustomersApiSearchParams
      records: Customer[]
      meta: {}
    }
    /** Creates a customer, or changes the attributes given. Further params are attributes of your own. */
    upsert: {
      params: CustomersUpsertParams
      records: null
      meta: {}
    }
    /** Deletes a customer, and ignores all later data with the same identifiers. */
    suppress: {
      params: CustomersSuppressParams
      records: null
      meta: {}
    }
    /** Accepts data of a suppressed customer again. The deleted history does not come back. */
    unsuppress: {
      params: CustomersUnsuppressParams
      records: null
      meta: {}
    }
    /** Merges a customer into another that exists, and deletes the first. This cannot be undone. */
    merge: {
      params: CustomersMergeParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A person with all attributes and devices. */
  customer_profiles: {
    /** Gets the profiles of up to 100 customers, with attributes and devices. */
    list: {
      params: CustomerProfilesListParams
      records: Customer[]
      meta: {}
    }
  }
  /** Something that a person did, or that happened to the person. */
  customer_activities: {
    /** Lists the activities of a customer. Activities older than 30 days may be missing. */
    list: {
      params: CustomerActivitiesListParams
      records: Activity[]
      meta: {}
    }
  }
  /** A delivery to one person. */
  customer_messages: {
    /** Lists the messages to a customer, of 6 months at most. */
    list: {
      params: CustomerMessagesListParams
      records: Message[]
      meta: {}
    }
  }
  /** A segment that a person belongs to. */
  customer_segments: {
    /** Lists the segments that a customer belongs to. */
    list: {
      params: CustomerSegmentsListParams
      records: CustomerSegment[]
      meta: {}
    }
  }
  /** An object that a person is related to. */
  customer_relationships: {
    /** Lists the relationships of a customer with objects. */
    list: {
      params: CustomerRelationshipsListParams
      records: CustomerRelationship[]
      meta: {}
    }
  }
  /** The topics of the subscription center, as a person chose them. */
  subscription_preferences: {
    /** Gets the subscription preferences of a customer by topic. */
    get: {
      params: SubscriptionPreferencesGetParams
      records: SubscriptionPreferences
      meta: {}
    }
  }
  /** A device of a person for push notifications. */
  devices: {
    /** Removes a device from a person. */
    delete: {
      params: DevicesDeleteParams
      records: null
      meta: {}
    }
    /** Adds a device to a person, or changes it. */
    upsert: {
      params: DevicesUpsertParams
      records: null
      meta: {}
    }
  }
  /** Something that people do, which starts campaigns and fills segments. */
  events: {
    /** Records an event of a person, a page view or a screen view. */
    track: {
      params: EventsTrackParams
      records: null
      meta: {}
    }
    /** Records an event of a person who is not identified yet. */
    track_anonymous: {
      params: EventsTrackAnonymousParams
      records: null
      meta: {}
    }
  }
  /** A group of people, by conditions or by hand. */
  segments: {
    /** Lists the segments of the workspace. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {}
    }
    /** Gets a segment. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    /** Creates a manual segment without people. */
    create: {
      params: SegmentsCreateParams
      records: Segment
      meta: {}
    }
    /** Deletes a manual segment. Its people stay. */
    delete: {
      params: SegmentsDeleteParams
      records: null
      meta: {}
    }
    /** Adds up to 1000 people to a manual segment. */
    add_customers: {
      params: SegmentsAddCustomersParams
      records: null
      meta: {}
    }
    /** Removes up to 1000 people from a manual segment. */
    remove_customers: {
      params: SegmentsRemoveCustomersParams
      records: null
      meta: {}
    }
    search: {
      fields: SegmentsSearchFields
    }
  }
  /** A person in a segment. */
  segment_customers: {
    /** Lists the people in a segment, by their identifiers. */
    list: {
      params: SegmentCustomersListParams
      records: Customer[]
      meta: {}
    }
  }
  /** The number of people in a segment. */
  segment_counts: {
    /** Counts the people in a segment. */
    get: {
      params: SegmentCountsGetParams
      records: SegmentCount
      meta: {}
    }
  }
  /** The campaigns and newsletters that use a segment. */
  segment_uses: {
    /** Gets the campaigns and newsletters that use a segment. */
    get: {
      params: SegmentUsesGetParams
      records: SegmentUse
      meta: {}
    }
  }
  /**
   * A campaign, which Customer.io now calls an automation. It sends messages to people one by one when they match its
   * trigger.
   */
  campaigns: {
    /** Lists the campaigns, running or not. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** A message or a webhook inside a campaign. */
  campaign_actions: {
    /** Lists the messages and webhooks of a campaign. */
    list: {
      params: CampaignActionsListParams
      records: Action[]
      meta: {}
    }
  }
  /** Numbers of deliveries of a campaign over time. */
  campaign_metrics: {
    /** Counts the deliveries of a campaign by what happened to them, by day or another step. */
    get: {
      params: CampaignMetricsGetParams
      records: Metrics
      meta: {}
    }
  }
  /** A message to many people at once, which your own system triggers. */
  broadcasts: {
    /** Lists the broadcasts that the API triggers. */
    list: {
      params: BroadcastsListParams
      records: Broadcast[]
      meta: {}
    }
    /** Gets a broadcast. */
    get: {
      params: BroadcastsGetParams
      records: Broadcast
      meta: {}
    }
    /** Sends a broadcast to its own audience, or to the recipients given. */
    trigger: {
      params: BroadcastsTriggerParams
      records: Trigger
      meta: {}
    }
    search: {
      fields: BroadcastsSearchFields
    }
  }
  /** A message or a webhook inside a broadcast. */
  broadcast_actions: {
    /** Lists the messages and webhooks of a broadcast. */
    list: {
      params: BroadcastActionsListParams
      records: Action[]
      meta: {}
    }
  }
  /** A time when a broadcast was triggered. */
  broadcast_triggers: {
    /** Lists the times when a broadcast was triggered, and whether they are processed. */
    list: {
      params: BroadcastTriggersListParams
      records: Trigger[]
      meta: {}
    }
  }
  /** Numbers of deliveries of a broadcast over time. */
  broadcast_metrics: {
    /** Counts the deliveries of a broadcast by what happened to them, by day or another step. */
    get: {
      params: BroadcastMetricsGetParams
      records: Metrics
      meta: {}
    }
  }
  /** A newsletter, which Customer.io now calls a one-time send. It goes once to a segment or to all people. */
  newsletters: {
    /** Lists the newsletters, sent or not. */
    list: {
      params: NewslettersListParams
      records: Newsletter[]
      meta: {}
    }
    /** Gets a newsletter. */
    get: {
      params: NewslettersGetParams
      records: Newsletter
      meta: {}
    }
    /** Deletes a newsletter with its content and metrics, and cancels its undelivered in-app messages. */
    delete: {
      params: NewslettersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: NewslettersSearchFields
    }
  }
  /** Numbers of deliveries of a newsletter over time. */
  newsletter_metrics: {
    /** Counts the deliveries of a newsletter by what happened to them, by day or another step. */
    get: {
      params: NewsletterMetricsGetParams
      records: Metrics
      meta: {}
    }
  }
  /** A template for messages that one person asked for, such as receipts. */
  transactional_messages: {
    /** Lists the templates of transactional messages. */
    list: {
      params: TransactionalMessagesListParams
      records: TransactionalMessage[]
      meta: {}
    }
    /** Gets a template of transactional messages. */
    get: {
      params: TransactionalMessagesGetParams
      records: TransactionalMessage
      meta: {}
    }
    /** Sends a transactional email, from a template or with a text of its own. */
    send_email: {
      params: TransactionalMessagesSendEmailParams
      records: Queued
      meta: {}
    }
    /** Sends a transactional push notification from a template. */
    send_push: {
      params: TransactionalMessagesSendPushParams
      records: Queued
      meta: {}
    }
    /** Sends a transactional SMS from a template. */
    send_sms: {
      params: TransactionalMessagesSendSmsParams
      records: Queued
      meta: {}
    }
    search: {
      fields: TransactionalMessagesSearchFields
    }
  }
  /** A delivery to one person, with the times of what happened to it. */
  messages: {
    /** Lists messages to people by channel, campaign, newsletter, metric or time, of 6 months at most. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a message to a person. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
  }
  /** Something that people did, or that happened to them. Activities older than 30 days may be missing. */
  activities: {
    /** Lists the activities of all people, or of one. */
    list: {
      params: ActivitiesListParams
      records: Activity[]
      meta: {}
    }
  }
  /** Rows of data that messages can use, such as upcoming events. */
  collections: {
    /** Lists the collections of the workspace. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {}
    }
    /** Gets a collection without its rows. */
    get: {
      params: CollectionsGetParams
      records: Collection
      meta: {}
    }
    /** Creates a collection of rows, at most 10 MB, or of a file at a URL. */
    create: {
      params: CollectionsCreateParams
      records: Collection
      meta: {}
    }
    /** Renames a collection, or replaces all its rows. */
    update: {
      params: CollectionsUpdateParams
      records: Collection
      meta: {}
    }
    /** Deletes a collection with its rows. */
    delete: {
      params: CollectionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CollectionsSearchFields
    }
  }
  /** A type of objects, such as companies or courses. */
  object_types: {
    /** Lists the types of objects. */
    list: {
      params: ObjectTypesListParams
      records: ObjectType[]
      meta: {}
    }
    search: {
      fields: ObjectTypesSearchFields
    }
  }
  /** A thing that people are related to, such as a company or a course. */
  objects: {
    /** Lists the objects of a type that meet conditions, by their identifiers. */
    list: {
      params: ObjectsListParams
      records: CustomObject[]
      meta: {}
    }
    /** Gets an object with its attributes. */
    get: {
      params: ObjectsGetParams
      records: CustomObject
      meta: {}
    }
    /** Deletes an object and its relationships. */
    delete: {
      params: ObjectsDeleteParams
      records: null
      meta: {}
    }
    /** Creates an object, or changes the attributes given. */
    upsert: {
      params: ObjectsUpsertParams
      records: null
      meta: {}
    }
  }
  /** A person who is related to an object. */
  object_relationships: {
    /** Lists the people who are related to an object. */
    list: {
      params: ObjectRelationshipsListParams
      records: ObjectRelationship[]
      meta: {}
    }
    /** Relates people to an object. */
    add: {
      params: ObjectRelationshipsAddParams
      records: null
      meta: {}
    }
    /** Ends the relationships of people with an object. */
    remove: {
      params: ObjectRelationshipsRemoveParams
      records: null
      meta: {}
    }
  }
  /** A file of people or of deliveries, which Customer.io makes later. */
  exports: {
    /** Lists the exports of the workspace. */
    list: {
      params: ExportsListParams
      records: Export[]
      meta: {}
    }
    /** Gets an export with its state. */
    get: {
      params: ExportsGetParams
      records: Export
      meta: {}
    }
    /** Starts an export of the people who meet conditions. */
    export_customers: {
      params: ExportsExportCustomersParams
      records: Export
      meta: {}
    }
    /** Starts an export of the deliveries of a newsletter, a campaign, an action or a template. */
    export_deliveries: {
      params: ExportsExportDeliveriesParams
      records: Export
      meta: {}
    }
  }
  /** The address of the file of an export. */
  export_links: {
    /** Gets a link to the file of an export, which works for 15 minutes. */
    get: {
      params: ExportLinksGetParams
      records: ExportLink
      meta: {}
    }
  }
  /** A URL of your own that gets events about messages and subscriptions. */
  reporting_webhooks: {
    /** Lists the reporting webhooks. */
    list: {
      params: ReportingWebhooksListParams
      records: ReportingWebhook[]
      meta: {}
    }
    /** Gets a reporting webhook. */
    get: {
      params: ReportingWebhooksGetParams
      records: ReportingWebhook
      meta: {}
    }
    /** Creates a reporting webhook for kinds of events. */
    create: {
      params: ReportingWebhooksCreateParams
      records: ReportingWebhook
      meta: {}
    }
    /** Changes a reporting webhook, or turns it on or off. */
    update: {
      params: ReportingWebhooksUpdateParams
      records: ReportingWebhook
      meta: {}
    }
    /** Deletes a reporting webhook. Its URL gets no more events. */
    delete: {
      params: ReportingWebhooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A sender of messages, by address or phone number. */
  sender_identities: {
    /** Lists the senders. */
    list: {
      params: SenderIdentitiesListParams
      records: SenderIdentity[]
      meta: {}
    }
    /** Gets a sender. */
    get: {
      params: SenderIdentitiesGetParams
      records: SenderIdentity
      meta: {}
    }
    search: {
      fields: SenderIdentitiesSearchFields
    }
  }
  /** A piece of text that several messages share. */
  snippets: {
    /** Lists the snippets. */
    list: {
      params: SnippetsListParams
      records: Snippet[]
      meta: {}
    }
    /** Creates a snippet. A name that exists is refused. */
    create: {
      params: SnippetsCreateParams
      records: Snippet
      meta: {}
    }
    /** Deletes a snippet that no message uses. */
    delete: {
      params: SnippetsDeleteParams
      records: null
      meta: {}
    }
    /** Creates a snippet, or replaces the text of the one with its name. */
    upsert: {
      params: SnippetsUpsertParams
      records: Snippet
      meta: {}
    }
    search: {
      fields: SnippetsSearchFields
    }
  }
  /** An email address that the email provider does not deliver to. */
  esp_suppressions: {
    /** Lists the ESP suppressions of a kind, by address. */
    list: {
      params: EspSuppressionsListParams
      records: EspSuppression[]
      meta: {}
    }
    /** Creates an ESP suppression, so that the email provider does not deliver to an address. */
    create: {
      params: EspSuppressionsCreateParams
      records: null
      meta: {}
    }
    /** Deletes an ESP suppression, so that the email provider delivers to the address again. */
    delete: {
      params: EspSuppressionsDeleteParams
      records: null
      meta: {}
    }
    /** Finds the ESP suppression of an email address. */
    api_search: {
      params: EspSuppressionsApiSearchParams
      records: EspSuppression[]
      meta: {}
    }
  }
  /** A topic of the subscription center. */
  subscription_topics: {
    /** Lists the topics that people can subscribe to. */
    list: {
      params: SubscriptionTopicsListParams
      records: SubscriptionTopic[]
      meta: {}
    }
    search: {
      fields: SubscriptionTopicsSearchFields
    }
  }
  /** A workspace of the account, with counts of up to two hours ago. */
  workspaces: {
    /** Lists the workspaces of the account with their numbers of people and messages. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
  }
  /** The workspace and the region that the Track API key belongs to. */
  track_workspaces: {
    /** Gets the workspace and the region of the Track API key. */
    get: {
      params: TrackWorkspacesGetParams
      records: TrackWorkspace
      meta: {}
    }
  }
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Conditions that people meet. */
  filter: { [k: string]: unknown }
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 1000. (1 to 1000; default 50) */
  limit?: number
}

export interface Customer {
  /** The ID at Customer.io. */
  cio_id: string
  /** The ID from your own system. */
  id?: string | null
  /** The email address. */
  email?: string | null
  /** The attributes by name, all of them texts. */
  attributes?: { [k: string]: unknown }
  /** The times when attributes were set, in seconds since 1970. */
  timestamps?: { [k: string]: unknown }
  /** Whether the person gets no messages at all. */
  unsubscribed?: boolean
  /** The devices. */
  devices?: Device[]
}

export interface Device {
  /** The device token. */
  id: string
  /** The platform: ios or android. */
  platform?: string
  /** The time of the last use, in seconds since 1970. */
  last_used?: number
  /** The attributes by name. */
  attributes?: { [k: string]: unknown }
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
}

/** Params of customers.api_search. */
export interface CustomersApiSearchParams {
  /** The whole email address. */
  email: string
}

/** Params of customers.upsert. */
export interface CustomersUpsertParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
  /** New ID of the person. */
  id?: string
  /** New email address. */
  email?: string
  /** ID of earlier anonymous events that belong to the person. */
  anonymous_id?: string
  /** Time when the person signed up. */
  created_at?: string
  /** Whether the person gets no messages at all. */
  unsubscribed?: boolean
  /** Subscriptions by topic, under `topics`. */
  cio_subscription_preferences?: { [k: string]: unknown }
  /** Objects that the person is related to, or no longer. */
  cio_relationships?: {
    /** Whether to add or to remove. */
    action: "add_relationships" | "delete_relationships"
    /** The objects. */
    relationships: {
      /** The object, by `object_type_id` and `object_id`, or by `cio_object_id`. */
      identifiers: {
        /** ID of its type. */
        object_type_id?: string
        /** ID of the object. */
        object_id?: string
        /** ID of the object at Customer.io. */
        cio_object_id?: string
      }
      /** Attributes of the relationship. */
      relationship_attributes?: { [k: string]: unknown }
    }[]
  }
  /** Whether to change an existing person only. Defaults to `false`. */
  _update?: boolean
  /** Time of the change, for several at once. */
  _timestamp?: string
  [k: string]: unknown
}

/** Params of customers.suppress. */
export interface CustomersSuppressParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
}

/** Params of customers.unsuppress. */
export interface CustomersUnsuppressParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
}

/** Params of customers.merge. */
export interface CustomersMergeParams {
  /** The person who stays, by one identifier. */
  primary: {
    /** ID of the person. */
    id?: string
    /** Email address of the person. */
    email?: string
    /** The person's `cio_id`. */
    cio_id?: string
  }
  /** The person who is deleted, by one identifier. */
  secondary: {
    /** ID of the person. */
    id?: string
    /** Email address of the person. */
    email?: string
    /** The person's `cio_id`. */
    cio_id?: string
  }
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  id: string | null
  email: string | null
  cio_id: string | null
}

/** Params of customer_profiles.list. */
export interface CustomerProfilesListParams {
  /** Identifiers of the people, at most 100. (1 to 100 items) */
  ids: string[]
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
}

/** Params of customer_activities.list. */
export interface CustomerActivitiesListParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
  /** Type of activity, such as `event`, `page`, `attribute_change` or `opened_email`. */
  type?: string
  /** Name of the event or of the attribute, by `type`. */
  name?: string
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  limit?: number
}

export interface Activity {
  /** The activity's ID. */
  id: string
  /** The type, such as sent_email. */
  type?: string
  /** The name of the event or of the screen. */
  name?: string | null
  /** The address of the page. */
  url?: string | null
  /** The time, in seconds since 1970. */
  timestamp?: number
  /** The person's ID. */
  customer_id?: string | null
  customer_identifiers?: Identifiers | null
  /** The ID of the delivery. */
  delivery_id?: string | null
  /** The kind of device: ios, android, email or phone. */
  delivery_type?: string | null
  /** The details, which depend on the type. */
  data?: unknown
}

export interface Identifiers {
  /** The person's ID from your own system. */
  id?: string | null
  /** The person's email address. */
  email?: string | null
  /** The person's ID at Customer.io. */
  cio_id?: string | null
}

/** Params of customer_messages.list. */
export interface CustomerMessagesListParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
  /** Earliest creation time. Customer.io reads at most 6 months before `end_ts`. */
  start_ts?: string
  /** Latest creation time. Defaults to now. Older messages need it. */
  end_ts?: string
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 1000. (1 to 1000; default 50) */
  limit?: number
}

export interface Message {
  /** The delivery's ID. */
  id: string
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The channel: email, push, in_app, twilio, whatsapp, slack or webhook. */
  type?: string
  /** The person's ID. */
  customer_id?: string | null
  customer_identifiers?: Identifiers | null
  /** The address. */
  recipient?: string | null
  /** The subject. */
  subject?: string | null
  /** The ID of the campaign. */
  campaign_id?: number | null
  /** The ID of the broadcast. */
  broadcast_id?: number | null
  /** The ID of the newsletter. */
  newsletter_id?: number | null
  /** The ID of the action. */
  action_id?: number | null
  /** The ID of the action above, such as a split. */
  parent_action_id?: number | null
  /** The ID of the content of a newsletter. */
  content_id?: number | null
  /** The ID of the content, a number or a text. */
  msg_template_id?: unknown
  /** The ID of the event that started it. */
  trigger_event_id?: string | null
  /** The times of what happened, in seconds since 1970. */
  metrics?: { [k: string]: unknown }
  /** Answers to surveys by option. */
  tracked_responses?: { [k: string]: unknown } | null
  /** The reason of a failure. */
  failure_message?: string | null
  /** Whether Customer.io did not keep the text. */
  forgotten?: boolean
  /** The creation time, in seconds since 1970. */
  created?: number
}

/** Params of customer_segments.list. */
export interface CustomerSegmentsListParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
}

export interface CustomerSegment {
  /** The segment's ID. */
  id: number
  /** The name. */
  name?: string
  /** The purpose. */
  description?: string | null
}

/** Params of customer_relationships.list. */
export interface CustomerRelationshipsListParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page. (at least 1) */
  limit?: number
}

export interface CustomerRelationship {
  /** The object's ID at Customer.io. */
  cio_object_id: string
  /** The object's ID from your own system. */
  object_id?: string
  /** The ID of its type, a number or a text. */
  object_type_id?: unknown
  /** The attributes of the relationship. */
  attributes?: { [k: string]: unknown }
  /** The times when attributes were set, in seconds since 1970. */
  timestamps?: { [k: string]: unknown }
}

/** Params of subscription_preferences.get. */
export interface SubscriptionPreferencesGetParams {
  /** Identifier of the person, by `id_type`. A `cio_id` begins with `cio_`. */
  customer_id: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
  /** Language of the texts, such as `es`. */
  language?: string
}

export interface SubscriptionPreferences {
  /** The person's ID at Customer.io. */
  cio_id: string
  /** The person's ID. */
  id?: string | null
  /** The person's identifiers. */
  identifiers?: Identifiers
  /** Whether the person gets no messages at all. */
  unsubscribed?: boolean
  /** The topics. */
  topics?: PreferredTopic[]
  header?: {
    title?: string
    subtitle?: string
  }
}

export interface PreferredTopic {
  /** The topic's ID, a number or a text. */
  id?: unknown
  /** The name. */
  name?: string
  /** The subject of the topic. */
  description?: string | null
  /** Whether the person is subscribed. */
  subscribed?: boolean
}

/** Params of devices.delete. */
export interface DevicesDeleteParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
  /** Device token. */
  device_id: string
}

/** Params of devices.upsert. */
export interface DevicesUpsertParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
  /** Device token. */
  id: string
  /** Platform. */
  platform: "ios" | "android"
  /** Time of the last use. Defaults to now. */
  last_used?: string
  /** Attributes by name, such as `app_version`. */
  attributes?: { [k: string]: unknown }
}

/** Params of events.track. */
export interface EventsTrackParams {
  /** ID or email address of the person, or `cio_` with the `cio_id`. */
  identifier: string
  /** Name of the event, the page or the screen. */
  name: string
  /** Kind of event. Defaults to `event`. */
  type?: "event" | "page" | "screen"
  /** ULID of the event. Customer.io ignores a second event with it. */
  id?: string
  /** Time of the event. Defaults to now. */
  timestamp?: string
  /** ID of the person before the identification. */
  anonymous_id?: string
  /** Values of the event by name. */
  data?: { [k: string]: unknown }
}

/** Params of events.track_anonymous. */
export interface EventsTrackAnonymousParams {
  /** Name of the event, the page or the screen. */
  name: string
  /** ID of the visitor, by which a person gets the event later. */
  anonymous_id?: string
  /** Kind of event. Defaults to `event`. */
  type?: "event" | "page" | "screen"
  /** ULID of the event. Customer.io ignores a second event with it. */
  id?: string
  /** Time of the event. Defaults to now. */
  timestamp?: string
  /** Values of the event by name. */
  data?: { [k: string]: unknown }
}

/** Params of segments.list. */
export interface SegmentsListParams { [k: string]: never }

export interface Segment {
  /** The segment's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The name. */
  name?: string
  /** The purpose. */
  description?: string | null
  /** The type: dynamic or manual. */
  type?: string
  /** The state: events, build, events_queued, build_queued or finished. */
  state?: string
  /** The percentage that is built. Null for a finished one. */
  progress?: number | null
  /** The tags. */
  tags?: string[] | null
  /** The creation time, in seconds since 1970. */
  created_at?: number
  /** The time of the last change, in seconds since 1970. */
  updated_at?: number
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
}

/** Params of segments.create. */
export interface SegmentsCreateParams {
  /** Name of the new segment. */
  name: string
  /** Purpose of the segment. */
  description?: string
}

/** Params of segments.delete. */
export interface SegmentsDeleteParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
}

/** Params of segments.add_customers. */
export interface SegmentsAddCustomersParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
  /** Identifiers of the people, at most 1000. (1 to 1000 items) */
  ids: string[]
  /** Kind of the identifiers. Others are ignored. Defaults to `id`. */
  id_type?: "id" | "email" | "cio_id"
}

/** Params of segments.remove_customers. */
export interface SegmentsRemoveCustomersParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
  /** IDs of the people, at most 1000. People without an ID stay. (1 to 1000 items) */
  ids: string[]
}

/** Searchable fields of segments, in hosted mode. */
export interface SegmentsSearchFields {
  name: string | null
  description: string | null
  type: string | null
  state: string | null
  tags: unknown[] | null
  created_at: number | null
  updated_at: number | null
}

/** Params of segment_customers.list. */
export interface SegmentCustomersListParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 30000. (1 to 30000; default 1000) */
  limit?: number
}

/** Params of segment_counts.get. */
export interface SegmentCountsGetParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
}

export interface SegmentCount {
  /** The segment's ID. */
  segment_id: number
  /** The number of people. */
  count?: number
}

/** Params of segment_uses.get. */
export interface SegmentUsesGetParams {
  /** ID of the segment, as `segments.list` has it. */
  segment_id: number
}

export interface SegmentUse {
  /** The segment's ID. */
  segment_id: number
  used_by?: {
    campaigns?: number[] | null
    sent_newsletters?: number[] | null
    draft_newsletters?: number[] | null
  }
}

/** Params of campaigns.list. */
export interface CampaignsListParams { [k: string]: never }

export interface Campaign {
  /** The campaign's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The name. */
  name?: string
  /** The purpose. */
  description?: string | null
  /** The segments that trigger it. */
  trigger_segment_ids?: number[] | null
  /** The state: draft, running or stopped. */
  state?: string
  /** Whether it can still send messages. */
  active?: boolean
  /** The actions. */
  actions?: ActionSummary[] | null
  /** The tags. */
  tags?: string[] | null
  /** The event that triggers it. */
  event_name?: string | null
  /** The segments that people have to be in. */
  filter_segment_ids?: number[] | null
  /** The time of the first start, in seconds since 1970. */
  first_started?: number | null
  /** The creation time, in seconds since 1970. */
  created?: number
  /** The time of the last change, in seconds since 1970. */
  updated?: number
}

export interface ActionSummary {
  /** The action's ID. */
  id?: number
  /** The type. */
  type?: string
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** ID of the campaign, as `campaigns.list` has it. */
  campaign_id: number
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  name: string | null
  state: string | null
  tags: unknown[] | null
  active: boolean | null
  created: number | null
  updated: number | null
  first_started: number | null
}

/** Params of campaign_actions.list. */
export interface CampaignActionsListParams {
  /** ID of the campaign, as `campaigns.list` has it. */
  campaign_id: number
  /** The `next` value of the previous page. */
  start?: string
}

export interface Action {
  /** The action's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The ID of the campaign. */
  campaign_id?: number | null
  /** The ID of the broadcast. */
  broadcast_id?: number | null
  /** The type, such as email or webhook. */
  type?: string
  /** The name. */
  name?: string | null
  /** The sending: automatic, draft or off. */
  sending_state?: string | null
  /** The subject. */
  subject?: string | null
  /** The text. */
  body?: string | null
  /** The sender. */
  from?: string | null
  /** The address for replies. */
  reply_to?: string | null
  /** The address. */
  recipient?: string | null
  /** The language. */
  language?: string | null
  /** The layout. */
  layout?: string | null
  /** The address of a webhook. */
  url?: string | null
  /** The method of a webhook. */
  method?: string | null
  /** The headers, as JSON in a text or as a list. */
  headers?: unknown
  /** The creation time, in seconds since 1970. */
  created?: number
  /** The time of the last change, in seconds since 1970. */
  updated?: number
}

/** Params of campaign_metrics.get. */
export interface CampaignMetricsGetParams {
  /** ID of the campaign, as `campaigns.list` has it. */
  campaign_id: number
  /** Length of a step. */
  res: "hours" | "days" | "weeks" | "months"
  /** Beginning. */
  start: string
  /** End, at most 10 years later. */
  end: string
  /** Time zone, such as `Europe/Paris`. Defaults to UTC. */
  tz?: string
  /** Channel, `twilio` for SMS. */
  type?: "email" | "webhook" | "twilio" | "whatsapp" | "slack" | "push" | "in_app" | "live_notification"
}

export interface Metrics {
  /** Numbers of deliveries by metric, oldest step first. */
  series?: {
    [k: string]: number[]
  }
  /** The length of a step. */
  res?: string | null
  /** The beginning. */
  start?: string | null
  /** The end. */
  end?: string | null
}

/** Params of broadcasts.list. */
export interface BroadcastsListParams { [k: string]: never }

export interface Broadcast {
  /** The broadcast's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The name. */
  name?: string
  /** The type. */
  type?: string | null
  /** The state: draft, running or stopped. */
  state?: string
  /** Whether it can be triggered. */
  active?: boolean
  /** The actions. */
  actions?: ActionSummary[] | null
  /** The tags: a list, null or a text. */
  tags?: unknown
  /** The time of the first start, in seconds since 1970. */
  first_started?: number | null
  /** The creation time, in seconds since 1970. */
  created?: number
  /** The time of the last change, in seconds since 1970. */
  updated?: number
}

/** Params of broadcasts.get. */
export interface BroadcastsGetParams {
  /** ID of the broadcast, as `broadcasts.list` has it. */
  broadcast_id: number
}

/** Params of broadcasts.trigger. Takes only one of recipients, ids, emails, per_user_data, data_file_url. */
export interface BroadcastsTriggerParams {
  /** ID of the broadcast, as `broadcasts.list` has it. */
  broadcast_id: number
  /** Values for the messages, as `trigger.…` in Liquid. */
  data?: { [k: string]: unknown }
  /** Conditions that recipients meet. */
  recipients?: { [k: string]: unknown }
  /** IDs of the recipients, at most 10000. (at most 10000 items) */
  ids?: string[]
  /** Email addresses of the recipients. */
  emails?: string[]
  /** Recipients with values of their own, at most 10000. (at most 10000 items) */
  per_user_data?: {
    /** ID of the recipient. */
    id?: string
    /** Email address of the recipient. */
    email?: string
    /** Values for this recipient. */
    data?: { [k: string]: unknown }
  }[]
  /** URL of a file with a recipient on each line. */
  data_file_url?: string
  /** Whether to skip unknown IDs instead of failing. Defaults to `false`. */
  id_ignore_missing?: boolean
  /** Whether to skip unknown addresses instead of failing. Defaults to `false`. */
  email_ignore_missing?: boolean
  /** Whether several people with one address all get it. Defaults to `false`. */
  email_add_duplicates?: boolean
}

export interface Trigger {
  /** The trigger's ID. */
  id: number
  /** The ID of the broadcast. */
  broadcast_id?: number | null
  /** The creation time, in seconds since 1970. */
  created_at?: number | null
  /** The time when it was processed, in seconds since 1970. */
  processed_at?: number | null
}

/** Searchable fields of broadcasts, in hosted mode. */
export interface BroadcastsSearchFields {
  name: string | null
  type: string | null
  state: string | null
  tags: { [k: string]: unknown } | null
  active: boolean | null
  created: number | null
  updated: number | null
  first_started: number | null
}

/** Params of broadcast_actions.list. */
export interface BroadcastActionsListParams {
  /** ID of the broadcast, as `broadcasts.list` has it. */
  broadcast_id: number
}

/** Params of broadcast_triggers.list. */
export interface BroadcastTriggersListParams {
  /** ID of the broadcast, as `broadcasts.list` has it. */
  broadcast_id: number
}

/** Params of broadcast_metrics.get. */
export interface BroadcastMetricsGetParams {
  /** ID of the broadcast, as `broadcasts.list` has it. */
  broadcast_id: number
  /** Length of a step, in Eastern time. Defaults to `days`. */
  period?: "hours" | "days" | "weeks" | "months"
  /** Number of steps, at most 121 months, and fewer of shorter ones. (0 to 121) */
  steps?: number
  /** Channel, `twilio` for SMS. */
  type?: "email" | "webhook" | "twilio" | "whatsapp" | "slack" | "push" | "in_app" | "live_notification"
}

/** Params of newsletters.list. */
export interface NewslettersListParams {
  /** Order by time, oldest or newest first. */
  sort?: "asc" | "desc"
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page. (at least 1) */
  limit?: number
}

export interface Newsletter {
  /** The newsletter's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The name. */
  name?: string
  /** The channel. */
  type?: string | null
  /** The contents. */
  content_ids?: number[] | null
  /** The segments that get it. */
  recipient_segment_ids?: number[] | null
  /** The topic. */
  subscription_topic_id?: number | null
  /** The tags. */
  tags?: string[] | null
  /** The time of the sending, in seconds since 1970. */
  sent_at?: number | null
  /** The creation time, in seconds since 1970. */
  created?: number
  /** The time of the last change, in seconds since 1970. */
  updated?: number
}

/** Params of newsletters.get. */
export interface NewslettersGetParams {
  /** ID of the newsletter, as `newsletters.list` has it. */
  newsletter_id: number
}

/** Params of newsletters.delete. */
export interface NewslettersDeleteParams {
  /** ID of the newsletter, as `newsletters.list` has it. */
  newsletter_id: number
}

/** Searchable fields of newsletters, in hosted mode. */
export interface NewslettersSearchFields {
  name: string | null
  type: string | null
  tags: unknown[] | null
  recipient_segment_ids: unknown[] | null
  sent_at: number | null
  created: number | null
  updated: number | null
}

/** Params of newsletter_metrics.get. */
export interface NewsletterMetricsGetParams {
  /** ID of the newsletter, as `newsletters.list` has it. */
  newsletter_id: number
  /** Length of a step, in Eastern time. Defaults to `days`. */
  period?: "hours" | "days" | "weeks" | "months"
  /** Number of steps, at most 121 months, and fewer of shorter ones. (0 to 121) */
  steps?: number
  /** Channel, `twilio` for SMS. */
  type?: "email" | "webhook" | "twilio" | "push" | "in_app" | "inbox"
}

/** Params of transactional_messages.list. */
export interface TransactionalMessagesListParams { [k: string]: never }

export interface TransactionalMessage {
  /** The template's ID. */
  id: number
  /** The name. */
  name?: string
  /** The purpose. */
  description?: string | null
  /** The name for sends. */
  trigger_name?: string | null
  /** Whether unsubscribed people get it. */
  send_to_unsubscribed?: boolean
  /** Whether clicks are tracked. */
  link_tracking?: boolean
  /** Whether opens are tracked. */
  open_tracking?: boolean
  /** Whether Customer.io does not keep texts. */
  hide_message_body?: boolean
  /** Whether sends become drafts. */
  queue_drafts?: boolean
  /** The creation time, in seconds since 1970. */
  created_at?: number
  /** The time of the last change, in seconds since 1970. */
  updated_at?: number
}

/** Params of transactional_messages.get. */
export interface TransactionalMessagesGetParams {
  /** ID of the template, as `transactional_messages.list` has it. */
  transactional_id: number
}

/** Params of transactional_messages.send_email. Needs transactional_message_id, or from and subject and body. */
export interface TransactionalMessagesSendEmailParams {
  /** Recipients with commas between them, at most 15 with copies. */
  to: string
  /** The person of the message, by one identifier. */
  identifiers?: {
    /** ID of the person. */
    id?: string
    /** Email address of the person. */
    email?: string
    /** The person's `cio_id`. */
    cio_id?: string
  }
  /** ID or trigger name of the template, as `transactional_messages.list` has it. */
  transactional_message_id?: string | number
  /** Address of a verified sender. */
  from?: string
  /** Subject line of the email. */
  subject?: string
  /** HTML text. */
  body?: string
  /** Plain text. */
  body_plain?: string
  /** AMP text. */
  body_amp?: string
  /** Text beside the subject in an inbox. */
  preheader?: string
  /** Address for replies. */
  reply_to?: string
  /** Recipients of visible copies, with commas between them. */
  cc?: string
  /** Recipients of hidden copies, with commas between them. */
  bcc?: string
  /** Whether hidden copies are separate messages, with the recipients in the subject. */
  fake_bcc?: boolean
  /** Files as Base64 by name, less than 2 MB in all. */
  attachments?: {
    [k: string]: string
  }
  /** Values for the message by name. */
  message_data?: { [k: string]: unknown }
  /** Time to send, at most 90 days ahead. Defaults to now. */
  send_at?: string
  /** Language of the message, in place of the person's. */
  language?: string
  /** Whether to track opens and clicks. Defaults to `true`. */
  tracked?: boolean
  /** Whether unsubscribed people get it. Defaults to the setting of the template. */
  send_to_unsubscribed?: boolean
  /** Whether to keep it as a draft. Defaults to `false`. */
  queue_draft?: boolean
  /** Whether Customer.io does not keep the text. Defaults to the setting of the template. */
  disable_message_retention?: boolean
  /** Whether to create an empty template for an unknown trigger name. Defaults to `false`. */
  auto_create?: boolean
  /** Whether to leave styles as they are. Defaults to `false`. */
  disable_css_preprocessing?: boolean
}

export interface Queued {
  /** The delivery's ID. */
  delivery_id?: string
  /** The time when it was accepted, in seconds since 1970. */
  queued_at?: number
  /** The time when it is sent, in seconds since 1970. */
  send_at?: number | null
}

/** Params of transactional_messages.send_push. */
export interface TransactionalMessagesSendPushParams {
  /** ID or trigger name of the template, as `transactional_messages.list` has it. */
  transactional_message_id: string | number
  /** The person of the message, by one identifier. */
  identifiers: {
    /** ID of the person. */
    id?: string
    /** Email address of the person. */
    email?: string
    /** The person's `cio_id`. */
    cio_id?: string
  }
  /** Devices: `all`, `last_used` or a device token. */
  to?: string
  /** Whether to create an empty template for an unknown trigger name. Defaults to `false`. */
  auto_create?: boolean
  /** Line above the text. */
  title?: string
  /** Text. */
  message?: string
  /** URL of a picture. */
  image_url?: string
  /** Link that a tap opens. */
  link?: string
  /** Sound on iOS, `default` or `none`. */
  sound?: string
  /** Further values for the app, as texts. */
  custom_data?: {
    [k: string]: string
  }
  /** A device to add or to change at the same time. */
  custom_device?: {
    /** Device token. */
    token: string
    /** Platform. */
    platform: "ios" | "android"
    /** Time of the last use, in seconds since 1970. */
    last_used?: number
    /** Attributes by name. */
    attributes?: {
      [k: string]: string
    }
  }
  /** Payloads under `ios` and `android`, in place of the rest. */
  custom_payload?: { [k: string]: unknown }
  /** Values for the message by name. */
  message_data?: { [k: string]: unknown }
  /** Time to send, at most 90 days ahead. Defaults to now. */
  send_at?: string
  /** Language of the message, in place of the person's. */
  language?: string
  /** Whether unsubscribed people get it. Defaults to the setting of the template. */
  send_to_unsubscribed?: boolean
  /** Whether to keep it as a draft. Defaults to `false`. */
  queue_draft?: boolean
  /** Whether Customer.io does not keep the text. Defaults to the setting of the template. */
  disable_message_retention?: boolean
}

/** Params of transactional_messages.send_sms. */
export interface TransactionalMessagesSendSmsParams {
  /** ID or trigger name of the template, as `transactional_messages.list` has it. */
  transactional_message_id: string | number
  /** The person of the message, by one identifier. */
  identifiers: {
    /** ID of the person. */
    id?: string
    /** Email address of the person. */
    email?: string
    /** The person's `cio_id`. */
    cio_id?: string
  }
  /** Phone number such as `+15551234567`, or Liquid. */
  to: string
  /** Phone number or sender ID, in place of the template's. */
  from?: string
  /** Whether to track clicks. Defaults to the setting of the template. */
  tracked?: boolean
  /** Whether to create an empty template for an unknown trigger name. Defaults to `false`. */
  auto_create?: boolean
  /** Values for the message by name. */
  message_data?: { [k: string]: unknown }
  /** Time to send, at most 90 days ahead. Defaults to now. */
  send_at?: string
  /** Language of the message, in place of the person's. */
  language?: string
  /** Whether unsubscribed people get it. Defaults to the setting of the template. */
  send_to_unsubscribed?: boolean
  /** Whether to keep it as a draft. Defaults to `false`. */
  queue_draft?: boolean
  /** Whether Customer.io does not keep the text. Defaults to the setting of the template. */
  disable_message_retention?: boolean
}

/** Searchable fields of transactional_messages, in hosted mode. */
export interface TransactionalMessagesSearchFields {
  name: string | null
  description: string | null
  trigger_name: string | null
  created_at: number | null
  updated_at: number | null
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Channel, `twilio` for SMS. */
  type?: "email" | "webhook" | "twilio" | "whatsapp" | "slack" | "push" | "in_app" | "live_notification"
  /** Fate of the messages. */
  metric?:
    | "attempted"
    | "sent"
    | "delivered"
    | "opened"
    | "clicked"
    | "converted"
    | "bounced"
    | "spammed"
    | "unsubscribed"
    | "dropped"
    | "failed"
    | "undeliverable"
  /** Whether to list drafts in place of sent ones. */
  drafts?: boolean
  /** ID of a campaign, as `campaigns.list` has it. */
  campaign_id?: number
  /** ID of a newsletter, as `newsletters.list` has it. */
  newsletter_id?: number
  /** ID of an action, as `campaign_actions.list` has it. */
  action_id?: number
  /** Earliest creation time. Customer.io reads at most 6 months before `end_ts`. */
  start_ts?: string
  /** Latest creation time. Defaults to now. Older messages need it. */
  end_ts?: string
  /** Whether to add answers to surveys inside apps. */
  get_tracked_responses?: boolean
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 1000. (1 to 1000; default 50) */
  limit?: number
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** ID of the delivery, as `messages.list` has it. */
  message_id: string
}

/** Params of activities.list. */
export interface ActivitiesListParams {
  /** Type of activity, such as `event`, `page`, `attribute_change` or `opened_email`. */
  type?: string
  /** Name of the event or of the attribute, by `type`. */
  name?: string
  /** Whether to list activities of deleted people. */
  deleted?: boolean
  /** Identifier of one person, by `id_type`. */
  customer_id?: string
  /** Kind of identifier. Defaults to `id`. */
  id_type?: "id" | "email" | "phone" | "cio_id"
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  limit?: number
}

/** Params of collections.list. */
export interface CollectionsListParams { [k: string]: never }

export interface Collection {
  /** The collection's ID. */
  id: number
  /** The name by which messages use it. */
  name?: string
  /** The number of rows. */
  rows?: number
  /** The size in bytes. */
  bytes?: number
  /** The fields of the rows. */
  schema?: string[] | null
  /** The creation time, in seconds since 1970. */
  created_at?: number
  /** The time of the last change, in seconds since 1970. */
  updated_at?: number
}

/** Params of collections.get. */
export interface CollectionsGetParams {
  /** ID of the collection, as `collections.list` has it. */
  collection_id: number
}

/** Params of collections.create. Needs data, or url. Takes only one of data, url. */
export interface CollectionsCreateParams {
  /** Name by which messages use it. */
  name: string
  /** Rows, each at most 10 KB. */
  data?: { [k: string]: unknown }[]
  /** URL of rows as JSON or CSV. */
  url?: string
}

/** Params of collections.update. Takes only one of data, url. */
export interface CollectionsUpdateParams {
  /** ID of the collection, as `collections.list` has it. */
  collection_id: number
  /** New name. */
  name?: string
  /** New rows, each at most 10 KB. */
  data?: { [k: string]: unknown }[]
  /** URL of new rows as JSON or CSV. */
  url?: string
}

/** Params of collections.delete. */
export interface CollectionsDeleteParams {
  /** ID of the collection, as `collections.list` has it. */
  collection_id: number
}

/** Searchable fields of collections, in hosted mode. */
export interface CollectionsSearchFields {
  name: string | null
  schema: unknown[] | null
  rows: number | null
  bytes: number | null
  created_at: number | null
  updated_at: number | null
}

/** Params of object_types.list. */
export interface ObjectTypesListParams { [k: string]: never }

export interface ObjectType {
  /** The type's ID. */
  id: string
  /** The name of several. */
  name?: string
  /** The name of one. */
  singular_name?: string
  /** The part of addresses for several. */
  slug?: string
  /** The part of addresses for one. */
  singular_slug?: string
  /** Whether it is in use. */
  enabled?: boolean
  /** The icon. */
  icon?: string | null
}

/** Searchable fields of object_types, in hosted mode. */
export interface ObjectTypesSearchFields {
  name: string | null
  singular_name: string | null
  slug: string | null
  enabled: boolean | null
}

/** Params of objects.list. */
export interface ObjectsListParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** Conditions of `object_attribute` with `field`, `operator` and `type_id`, under `and`, `or` and `not`. */
  filter: { [k: string]: unknown }
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page. (at least 1) */
  limit?: number
}

export interface CustomObject {
  /** The object's ID at Customer.io. */
  cio_object_id: string
  /** The object's ID from your own system. */
  object_id?: string | null
  /** The ID of its type. */
  object_type_id?: string | null
  /** The attributes by name. */
  attributes?: { [k: string]: unknown }
  /** The times when attributes were set, in seconds since 1970. */
  timestamps?: { [k: string]: unknown }
}

/** Params of objects.get. */
export interface ObjectsGetParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, by `id_type`. */
  object_id: string
  /** Kind of the object's ID. Defaults to `object_id`. */
  id_type?: "object_id" | "cio_object_id"
}

/** Params of objects.delete. */
export interface ObjectsDeleteParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, from your own system. */
  object_id: string
}

/** Params of objects.upsert. */
export interface ObjectsUpsertParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, from your own system. */
  object_id: string
  /** Attributes by name. */
  attributes?: { [k: string]: unknown }
  /** People to relate to the object. */
  cio_relationships?: {
    /** The person, by one identifier. */
    identifiers: {
      /** ID of the person. */
      id?: string
      /** Email address of the person. */
      email?: string
      /** The person's `cio_id`. */
      cio_id?: string
    }
    /** Attributes of the relationship. */
    relationship_attributes?: { [k: string]: unknown }
  }[]
}

/** Params of object_relationships.list. */
export interface ObjectRelationshipsListParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, by `id_type`. */
  object_id: string
  /** Kind of the object's ID. Defaults to `object_id`. */
  id_type?: "object_id" | "cio_object_id"
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page. (at least 1) */
  limit?: number
}

export interface ObjectRelationship {
  /** The person's ID at Customer.io. */
  cio_id: string
  /** The person's ID from your own system. */
  id?: string | null
  /** The person's email address. */
  email?: string | null
  /** The ID of the object's type, a number or a text. */
  object_type_id?: unknown
  /** Whether the object's type is off. */
  object_type_disabled?: boolean
}

/** Params of object_relationships.add. */
export interface ObjectRelationshipsAddParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, from your own system. */
  object_id: string
  /** The people. */
  cio_relationships: {
    /** The person, by one identifier. */
    identifiers: {
      /** ID of the person. */
      id?: string
      /** Email address of the person. */
      email?: string
      /** The person's `cio_id`. */
      cio_id?: string
    }
    /** Attributes of the relationship. */
    relationship_attributes?: { [k: string]: unknown }
  }[]
}

/** Params of object_relationships.remove. */
export interface ObjectRelationshipsRemoveParams {
  /** ID of the type, as `object_types.list` has it. */
  object_type_id: string
  /** ID of the object, from your own system. */
  object_id: string
  /** The people. */
  cio_relationships: {
    /** The person, by one identifier. */
    identifiers: {
      /** ID of the person. */
      id?: string
      /** Email address of the person. */
      email?: string
      /** The person's `cio_id`. */
      cio_id?: string
    }
    /** Attributes of the relationship. */
    relationship_attributes?: { [k: string]: unknown }
  }[]
}

/** Params of exports.list. */
export interface ExportsListParams { [k: string]: never }

export interface Export {
  /** The export's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The content: customers or deliveries. */
  type?: string
  /** The state: pending, done or failed. */
  status?: string | null
  /** Whether it failed. */
  failed?: boolean
  /** The conditions in words. */
  description?: string | null
  /** The number of rows. 0 until it is done. */
  total?: number | null
  /** The number of downloads. */
  downloads?: number
  /** The ID of the user who started it. */
  user_id?: number | null
  /** The email address of that user. */
  user_email?: string | null
  /** The creation time, in seconds since 1970. */
  created_at?: number
  /** The time of the last change, in seconds since 1970. */
  updated_at?: number
}

/** Params of exports.get. */
export interface ExportsGetParams {
  /** ID of the export, as `exports.list` has it. */
  export_id: number
}

/** Params of exports.export_customers. */
export interface ExportsExportCustomersParams {
  /** Conditions that people meet. */
  filters: { [k: string]: unknown }
  /** Attributes to add as columns. */
  attributes?: string[]
}

/**
 * Params of exports.export_deliveries. Needs newsletter_id, or campaign_id, or transactional_message_id, or action_id.
 * Takes only one of newsletter_id, campaign_id, transactional_message_id, action_id.
 */
export interface ExportsExportDeliveriesParams {
  /** ID of the newsletter, as `newsletters.list` has it. */
  newsletter_id?: number
  /** ID of the campaign, as `campaigns.list` has it. */
  campaign_id?: number
  /** ID of the template, as `transactional_messages.list` has it. */
  transactional_message_id?: number
  /** ID of the action, as `campaign_actions.list` has it. */
  action_id?: number
  /** ID of one content of these. */
  template_id?: number
  /** Earliest creation time, 6 months ago by default. Customer.io exports at most 12 months. */
  start?: string
  /** Latest creation time. Defaults to now. */
  end?: string
  /** Attributes of recipients to add as columns. */
  attributes?: string[]
  /** Fate of the messages. */
  metric?:
    | "created"
    | "attempted"
    | "sent"
    | "delivered"
    | "opened"
    | "clicked"
    | "converted"
    | "bounced"
    | "spammed"
    | "unsubscribed"
    | "dropped"
    | "failed"
    | "undeliverable"
  /** Whether to include drafts. */
  drafts?: boolean
}

/** Params of export_links.get. */
export interface ExportLinksGetParams {
  /** ID of the export, as `exports.list` has it. */
  export_id: number
}

export interface ExportLink {
  /** The address of the file. */
  link?: string
}

/** Params of reporting_webhooks.list. */
export interface ReportingWebhooksListParams { [k: string]: never }

export interface ReportingWebhook {
  /** The webhook's ID. */
  id: number
  /** The type: webhook or js. */
  type?: string | null
  /** The name. */
  name?: string
  /** The URL that gets the events. */
  endpoint?: string
  /** The kinds of events. */
  events?: string[] | null
  /** Whether it is off. */
  disabled?: boolean
  /** Whether every open and click is sent. */
  full_resolution?: boolean
  /** Whether events of sent messages have the text. */
  with_content?: boolean
}

/** Params of reporting_webhooks.get. */
export interface ReportingWebhooksGetParams {
  /** ID of the webhook, as `reporting_webhooks.list` has it. */
  webhook_id: number
}

/** Params of reporting_webhooks.create. */
export interface ReportingWebhooksCreateParams {
  /** Name in Customer.io. */
  name: string
  /** URL that gets the events. */
  endpoint: string
  /** Kinds of events. (at least 1 items) */
  events: (
    | "customer_subscribed"
    | "customer_unsubscribed"
    | "customer_subscription_preferences_changed"
    | "email_drafted"
    | "email_attempted"
    | "email_sent"
    | "email_delivered"
    | "email_opened"
    | "email_clicked"
    | "email_converted"
    | "email_bounced"
    | "email_dropped"
    | "email_deferred"
    | "email_spammed"
    | "email_failed"
    | "email_unsubscribed"
    | "email_undeliverable"
    | "in_app_drafted"
    | "in_app_attempted"
    | "in_app_sent"
    | "in_app_opened"
    | "in_app_clicked"
    | "in_app_converted"
    | "in_app_failed"
    | "in_app_undeliverable"
    | "push_drafted"
    | "push_attempted"
    | "push_sent"
    | "push_delivered"
    | "push_opened"
    | "push_clicked"
    | "push_converted"
    | "push_bounced"
    | "push_dropped"
    | "push_failed"
    | "push_undeliverable"
    | "slack_drafted"
    | "slack_attempted"
    | "slack_sent"
    | "slack_clicked"
    | "slack_converted"
    | "slack_failed"
    | "sms_drafted"
    | "sms_attempted"
    | "sms_sent"
    | "sms_delivered"
    | "sms_clicked"
    | "sms_converted"
    | "sms_bounced"
    | "sms_dropped"
    | "sms_failed"
    | "sms_undeliverable"
    | "sms_replied"
    | "whatsapp_drafted"
    | "whatsapp_attempted"
    | "whatsapp_sent"
    | "whatsapp_delivered"
    | "whatsapp_opened"
    | "whatsapp_clicked"
    | "whatsapp_converted"
    | "whatsapp_bounced"
    | "whatsapp_dropped"
    | "whatsapp_failed"
    | "whatsapp_undeliverable"
    | "whatsapp_replied"
    | "webhook_drafted"
    | "webhook_attempted"
    | "webhook_sent"
    | "webhook_clicked"
    | "webhook_converted"
    | "webhook_failed"
    | "webhook_undeliverable"
  )[]
  /** Whether it is off. */
  disabled?: boolean
  /** Whether to send every open and click. Defaults to `false`, the first only. */
  full_resolution?: boolean
  /** Whether events of sent messages have the text. */
  with_content?: boolean
}

/** Params of reporting_webhooks.update. */
export interface ReportingWebhooksUpdateParams {
  /** ID of the webhook, as `reporting_webhooks.list` has it. */
  webhook_id: number
  /** Name in Customer.io. */
  name: string
  /** URL that gets the events. */
  endpoint: string
  /** Kinds of events. (at least 1 items) */
  events: (
    | "customer_subscribed"
    | "customer_unsubscribed"
    | "customer_subscription_preferences_changed"
    | "email_drafted"
    | "email_attempted"
    | "email_sent"
    | "email_delivered"
    | "email_opened"
    | "email_clicked"
    | "email_converted"
    | "email_bounced"
    | "email_dropped"
    | "email_deferred"
    | "email_spammed"
    | "email_failed"
    | "email_unsubscribed"
    | "email_undeliverable"
    | "in_app_drafted"
    | "in_app_attempted"
    | "in_app_sent"
    | "in_app_opened"
    | "in_app_clicked"
    | "in_app_converted"
    | "in_app_failed"
    | "in_app_undeliverable"
    | "push_drafted"
    | "push_attempted"
    | "push_sent"
    | "push_delivered"
    | "push_opened"
    | "push_clicked"
    | "push_converted"
    | "push_bounced"
    | "push_dropped"
    | "push_failed"
    | "push_undeliverable"
    | "slack_drafted"
    | "slack_attempted"
    | "slack_sent"
    | "slack_clicked"
    | "slack_converted"
    | "slack_failed"
    | "sms_drafted"
    | "sms_attempted"
    | "sms_sent"
    | "sms_delivered"
    | "sms_clicked"
    | "sms_converted"
    | "sms_bounced"
    | "sms_dropped"
    | "sms_failed"
    | "sms_undeliverable"
    | "sms_replied"
    | "whatsapp_drafted"
    | "whatsapp_attempted"
    | "whatsapp_sent"
    | "whatsapp_delivered"
    | "whatsapp_opened"
    | "whatsapp_clicked"
    | "whatsapp_converted"
    | "whatsapp_bounced"
    | "whatsapp_dropped"
    | "whatsapp_failed"
    | "whatsapp_undeliverable"
    | "whatsapp_replied"
    | "webhook_drafted"
    | "webhook_attempted"
    | "webhook_sent"
    | "webhook_clicked"
    | "webhook_converted"
    | "webhook_failed"
    | "webhook_undeliverable"
  )[]
  /** Whether it is off. */
  disabled?: boolean
  /** Whether to send every open and click. Defaults to `false`, the first only. */
  full_resolution?: boolean
  /** Whether events of sent messages have the text. */
  with_content?: boolean
}

/** Params of reporting_webhooks.delete. */
export interface ReportingWebhooksDeleteParams {
  /** ID of the webhook, as `reporting_webhooks.list` has it. */
  webhook_id: number
}

/** Params of sender_identities.list. */
export interface SenderIdentitiesListParams {
  /** Order by time, oldest or newest first. */
  sort?: "asc" | "desc"
  /** Whether to include hidden senders. Defaults to `false`. */
  include_hidden?: boolean
  /** The `next` value of the previous page. */
  start?: string
  /** Number of records on a page. (at least 1) */
  limit?: number
}

export interface SenderIdentity {
  /** The sender's ID. */
  id: number
  /** The ID with the time of the last change, in seconds since 1970. */
  deduplicate_id?: string
  /** The name. */
  name?: string | null
  /** The email address. */
  email?: string | null
  /** Name and email address. */
  address?: string | null
  /** The phone number. */
  phone?: string | null
  /** The type: email or phone. */
  template_type?: string
  /** Whether Customer.io made it. */
  auto_generated?: boolean
  /** Whether it is hidden. */
  hidden?: boolean
}

/** Params of sender_identities.get. */
export interface SenderIdentitiesGetParams {
  /** ID of the sender, as `sender_identities.list` has it. */
  sender_id: number
}

/** Searchable fields of sender_identities, in hosted mode. */
export interface SenderIdentitiesSearchFields {
  name: string | null
  email: string | null
  address: string | null
  phone: string | null
  template_type: string | null
  auto_generated: boolean | null
  hidden: boolean | null
}

/** Params of snippets.list. */
export interface SnippetsListParams { [k: string]: never }

export interface Snippet {
  /** The name. */
  name: string
  /** The text. */
  value?: string
  /** The time of the last change, in seconds since 1970. */
  updated_at?: number
}

/** Params of snippets.create. */
export interface SnippetsCreateParams {
  /** The name, at most 150 characters. (at most 150 characters) */
  name: string
  /** The text, with Liquid but without other snippets. */
  value: string
}

/** Params of snippets.delete. */
export interface SnippetsDeleteParams {
  /** Name of the snippet, as `snippets.list` has it. */
  snippet_name: string
}

/** Params of snippets.upsert. */
export interface SnippetsUpsertParams {
  /** The name, at most 150 characters. (at most 150 characters) */
  name: string
  /** The text, with Liquid but without other snippets. */
  value: string
}

/** Searchable fields of snippets, in hosted mode. */
export interface SnippetsSearchFields {
  name: string | null
  value: string | null
  updated_at: number | null
}

/** Params of esp_suppressions.list. */
export interface EspSuppressionsListParams {
  /** Kind of suppression. */
  suppression_type: "blocks" | "bounces" | "spam_reports" | "invalid_emails"
  /** Domain that the messages came from. */
  domain?: string
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Number of records on a page, 1 to 1000. (1 to 1000; default 100) */
  limit?: number
}

export interface EspSuppression {
  /** The email address. */
  email: string
  /** The reason. */
  reason?: string | null
  /** The status code of the provider. */
  status?: string | null
  /** The time of the suppression, in seconds since 1970. */
  created?: number | null
}

/** Params of esp_suppressions.create. */
export interface EspSuppressionsCreateParams {
  /** Kind of suppression. */
  suppression_type: "blocks" | "bounces" | "spam_reports" | "invalid_emails"
  /** Address to block. */
  email_address: string
}

/** Params of esp_suppressions.delete. */
export interface EspSuppressionsDeleteParams {
  /** Kind of suppression. */
  suppression_type: "blocks" | "bounces" | "spam_reports" | "invalid_emails"
  /** Address to allow again. */
  email_address: string
}

/** Params of esp_suppressions.api_search. */
export interface EspSuppressionsApiSearchParams {
  /** Address to look up. */
  email_address: string
}

/** Params of subscription_topics.list. */
export interface SubscriptionTopicsListParams { [k: string]: never }

export interface SubscriptionTopic {
  /** The topic's ID. */
  id: number
  /** The name in preferences. */
  identifier?: string
  /** The name. */
  name?: string
  /** The subject of the topic. */
  description?: string | null
  /** Whether people are subscribed unless they choose otherwise. */
  subscribed_by_default?: boolean
}

/** Searchable fields of subscription_topics, in hosted mode. */
export interface SubscriptionTopicsSearchFields {
  name: string | null
  description: string | null
  identifier: string | null
  subscribed_by_default: boolean | null
}

/** Params of workspaces.list. */
export interface WorkspacesListParams { [k: string]: never }

export interface Workspace {
  /** The workspace's ID. */
  id: number
  /** The name. */
  name?: string
  /** The number of people. */
  people?: number
  /** The number of messages in the billing period. */
  messages_sent?: number
  /** The number of emails that count for billing. */
  billable_messages_sent?: number
  /** The number of types of objects. */
  object_types?: number
  /** The number of objects. */
  objects?: number
}

/** Params of track_workspaces.get. */
export interface TrackWorkspacesGetParams { [k: string]: never }

export interface TrackWorkspace {
  /** The workspace's ID. */
  environment_id: number
  /** The region: us or eu. */
  region?: string
  /** The address of the Track API in that region. */
  url?: string
}

/** Credentials by auth variant. */
export interface CustomerIoCredentials {
  keys: CustomerIoKeysCredentials
}

/** App and Track API keys */
export interface CustomerIoKeysCredentials {
  app_key: string
  site_id: string
  track_key: string
}

export interface CustomerIoConfig {
  /**
   * Host of the App API in the account's region. Use `api-eu.customer.io` for the EU. Defaults to `api.customer.io`.
   * (default "api.customer.io")
   */
  host?: "api.customer.io" | "api-eu.customer.io"
  /**
   * Host of the Track API in the same region. Use `track-eu.customer.io` for the EU. Defaults to `track.customer.io`.
   * (default "track.customer.io")
   */
  track_host?: "track.customer.io" | "track-eu.customer.io"
}
