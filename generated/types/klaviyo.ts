// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Klaviyo */
    "klaviyo": Klaviyo
  }
}

/** Klaviyo. Profiles, lists, campaigns, events, metrics, flows and email templates of a Klaviyo account. Read-only. */
export interface Klaviyo {
  operations: KlaviyoOperations
  credentials: KlaviyoCredentials
  config: KlaviyoConfig
}

/** The operations, by entity and action. */
export interface KlaviyoOperations {
  /** A profile: a person with an email address, phone number or external ID. */
  profiles: {
    /** Lists profiles with contact data, location and custom properties. */
    list: {
      params: ProfilesListParams
      records: Profile[]
      meta: {}
    }
    /** Gets a profile with contact data, location and custom properties. */
    get: {
      params: ProfilesGetParams
      records: Profile
      meta: {}
    }
    search: {
      fields: ProfilesSearchFields
    }
  }
  /** A list that profiles subscribe to. */
  lists: {
    /** Lists the account's lists with name and opt-in process. Their members are not included. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a list with its name, dates and opt-in process. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A campaign: a message sent once to lists and segments. */
  campaigns: {
    /** Lists the campaigns of one channel, with status, audiences and send times. Requires the channel. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign with status, audiences, send strategy and times. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** An event of a profile, counted by a metric. */
  events: {
    /** Lists events of all metrics, newest first by default. Relationships name the profile and the metric. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** A metric that counts events, such as opened emails. */
  metrics: {
    /** Lists metrics, up to 200 per page. */
    list: {
      params: MetricsListParams
      records: Metric[]
      meta: {}
    }
    /** Gets a metric with its name and the integration that sends it. */
    get: {
      params: MetricsGetParams
      records: Metric
      meta: {}
    }
    search: {
      fields: MetricsSearchFields
    }
  }
  /** A flow: an automated series of messages and actions. */
  flows: {
    /** Lists flows with status and trigger. Their steps are not included. */
    list: {
      params: FlowsListParams
      records: Flow[]
      meta: {}
    }
    /** Gets a flow with its status and trigger. */
    get: {
      params: FlowsGetParams
      records: Flow
      meta: {}
    }
    search: {
      fields: FlowsSearchFields
    }
  }
  /** An email template, with its HTML and text. */
  email_templates: {
    /** Lists email templates with their HTML and text. */
    list: {
      params: EmailTemplatesListParams
      records: Template[]
      meta: {}
    }
    /** Gets an email template with its HTML and text. */
    get: {
      params: EmailTemplatesGetParams
      records: Template
      meta: {}
    }
    search: {
      fields: EmailTemplatesSearchFields
    }
  }
}

/** Params of profiles.list. */
export interface ProfilesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Profile {
  /** The profile's ID. */
  id: string
  /** The object type, always profile. */
  type: string | null
  attributes: ProfileAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface ProfileAttributes {
  email?: string | null
  phone_number?: string | null
  external_id?: string | null
  first_name?: string | null
  last_name?: string | null
  organization?: string | null
  locale?: string | null
  title?: string | null
  image?: string | null
  created?: string | null
  updated?: string | null
  last_event_date?: string | null
  location?: Location | null
  /** The account's own properties, of any type. */
  properties?: { [k: string]: unknown } | null
}

export interface Location {
  address1?: string | null
  address2?: string | null
  city?: string | null
  country?: string | null
  region?: string | null
  zip?: string | null
  timezone?: string | null
  ip?: string | null
  /** Latitude, as a number or as text. */
  latitude?: unknown
  /** Longitude, as a number or as text. */
  longitude?: unknown
}

/** Related records by name, such as `lists` or `metric`. */
export interface Relationships {
  [k: string]: Relationship
}

export interface Relationship {
  /** Type and ID of the related record, or a list of them. Absent unless Klaviyo includes it. */
  data?: unknown
  links?: RelationshipLinks | null
}

export interface RelationshipLinks {
  self?: string | null
  related?: string | null
}

export interface Links {
  self?: string | null
}

/** Params of profiles.get. */
export interface ProfilesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of profiles, in hosted mode. */
export interface ProfilesSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  segments: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of lists.list. */
export interface ListsListParams {
  /** Maximum number of lists per page. Klaviyo allows 10, which is its default. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface List {
  /** The list's ID. */
  id: string
  /** The object type, always list. */
  type: string | null
  attributes: ListAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface ListAttributes {
  name?: string | null
  created?: string | null
  updated?: string | null
  opt_in_process?: string | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** The channel: `email` or `sms`. Klaviyo requires it. */
  filter: "email" | "sms"
}

export interface Campaign {
  /** The campaign's ID. */
  id: string
  /** The object type, always campaign. */
  type: string | null
  attributes: CampaignAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CampaignAttributes {
  name?: string | null
  status?: string | null
  archived?: boolean | null
  audiences?: Audiences | null
  send_options?: SendOptions | null
  tracking_options?: TrackingOptions | null
  send_strategy?: SendStrategy | null
  created_at?: string | null
  scheduled_at?: string | null
  updated_at?: string | null
  send_time?: string | null
}

export interface Audiences {
  included?: string[] | null
  excluded?: string[] | null
}

export interface SendOptions {
  use_smart_sending?: boolean | null
}

export interface TrackingOptions {
  add_tracking_params?: boolean | null
  custom_tracking_params?: TrackingParam[] | null
  is_tracking_clicks?: boolean | null
  is_tracking_opens?: boolean | null
}

export interface TrackingParam {
  type?: string | null
  name?: string | null
  value?: string | null
}

export interface SendStrategy {
  method?: string | null
  datetime?: string | null
  date?: string | null
  throttle_percentage?: number | null
  options?: LocalSend | null
}

export interface LocalSend {
  is_local?: boolean | null
  send_past_recipients_immediately?: boolean | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated_at: string | null
}

/** Params of events.list. */
export interface EventsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Sort field: `datetime` or `timestamp`. Prefix `-` for newest first. (default "-datetime") */
  sort?: string
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The object type, always event. */
  type: string | null
  attributes: EventAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface EventAttributes {
  timestamp?: number | null
  datetime?: string | null
  uuid?: string | null
  /** Properties of the event, as the sender set them. Values of any type. */
  event_properties?: { [k: string]: unknown } | null
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  attributes: { [k: string]: unknown } | null
  datetime: string | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
}

/** Params of metrics.list. */
export interface MetricsListParams {
  /** Page size. Klaviyo refuses this parameter for metrics; pages have a fixed size. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Metric {
  /** The metric's ID. */
  id: string
  /** The object type, always metric. */
  type: string | null
  attributes: MetricAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface MetricAttributes {
  name?: string | null
  created?: string | null
  updated?: string | null
  integration?: Integration | null
}

export interface Integration {
  object?: string | null
  id?: string | null
  key?: string | null
  name?: string | null
  category?: string | null
}

/** Params of metrics.get. */
export interface MetricsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of metrics, in hosted mode. */
export interface MetricsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of flows.list. */
export interface FlowsListParams {
  /** Maximum number of flows per page. Klaviyo allows 50. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Flow {
  /** The flow's ID. */
  id: string
  /** The object type, always flow. */
  type: string | null
  attributes: FlowAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface FlowAttributes {
  name?: string | null
  status?: string | null
  archived?: boolean | null
  created?: string | null
  updated?: string | null
  trigger_type?: string | null
}

/** Params of flows.get. */
export interface FlowsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of flows, in hosted mode. */
export interface FlowsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of email_templates.list. */
export interface EmailTemplatesListParams {
  /** Maximum number of templates per page. Klaviyo allows 10, which is its default. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Template {
  /** The template's ID. */
  id: string
  /** The object type, always template. */
  type: string | null
  attributes: TemplateAttributes | null
  links: Links | null
}

export interface TemplateAttributes {
  name?: string | null
  editor_type?: string | null
  html?: string | null
  text?: string | null
  amp?: string | null
  created?: string | null
  updated?: string | null
}

/** Params of email_templates.get. */
export interface EmailTemplatesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of email_templates, in hosted mode. */
export interface EmailTemplatesSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Credentials by auth variant. */
export interface KlaviyoCredentials {
  api_key: KlaviyoApiKeyCredentials
  oauth: KlaviyoOauthCredentials
}

/** Private API key */
export interface KlaviyoApiKeyCredentials {
  api_key: string
}

/** Klaviyo account */
export interface KlaviyoOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface KlaviyoConfig { [k: string]: never }
