// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Klaviyo */
    "klaviyo": Klaviyo
  }
}

/** Klaviyo. Profiles, lists, campaigns, events, metrics, flows and e-mail templates of a Klaviyo account. Read only. */
export interface Klaviyo {
  operations: KlaviyoOperations
  credentials: KlaviyoCredentials
  config: KlaviyoConfig
}

/** What can be called, by entity and action. */
export interface KlaviyoOperations {
  /** A person, known by e-mail address, phone number or an id of yours. */
  profiles: {
    /** Lists profiles with contact data, location and the account's own properties. */
    list: {
      params: ProfilesListParams
      records: Profile[]
      meta: {}
    }
    /** Gets one profile with contact data, location and the account's own properties. */
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
    /** Lists the account's lists with name and opt-in process; their members are not included. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets one list with its name, dates and opt-in process. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A message sent once to lists and segments. */
  campaigns: {
    /** Lists the campaigns of one channel, with status, audiences and send times; the channel is required. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets one campaign with status, audiences, send strategy and times. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** Something that a profile did, measured by a metric. */
  events: {
    /**
     * Lists events of all metrics, newest first unless sorted otherwise; relationships name the profile and the metric.
     */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** What events are counted under, such as an opened e-mail. */
  metrics: {
    /** Lists the metrics that events are counted under, up to 200 a page. */
    list: {
      params: MetricsListParams
      records: Metric[]
      meta: {}
    }
    /** Gets one metric with its name and the integration that sends it. */
    get: {
      params: MetricsGetParams
      records: Metric
      meta: {}
    }
    search: {
      fields: MetricsSearchFields
    }
  }
  /** An automated series of messages and actions. */
  flows: {
    /** Lists flows with status and trigger; their steps are not included. */
    list: {
      params: FlowsListParams
      records: Flow[]
      meta: {}
    }
    /** Gets one flow with its status and trigger. */
    get: {
      params: FlowsGetParams
      records: Flow
      meta: {}
    }
    search: {
      fields: FlowsSearchFields
    }
  }
  /** The HTML and text of an e-mail, to be filled in for each profile. */
  email_templates: {
    /** Lists e-mail templates with their HTML and text. */
    list: {
      params: EmailTemplatesListParams
      records: Template[]
      meta: {}
    }
    /** Gets one e-mail template with its HTML and text. */
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
  /** How many records a page holds at most. (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface Profile {
  id: string
  type?: string | null
  attributes?: ProfileAttributes | null
  relationships?: Relationships | null
  links?: Links | null
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
  /** A number or its text. */
  latitude?: unknown
  /** A number or its text. */
  longitude?: unknown
}

/** Related records by name, such as lists or metric. */
export interface Relationships {
  [k: string]: Relationship
}

export interface Relationship {
  /** A type and an id, or a list of them; absent unless Klaviyo sends it along. */
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
  /** The record's Klaviyo id, as lists and relationships name it. */
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
  /** Klaviyo allows 10, and takes 10 when it is left out. (1 to 100) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface List {
  id: string
  type?: string | null
  attributes?: ListAttributes | null
  relationships?: Relationships | null
  links?: Links | null
}

export interface ListAttributes {
  name?: string | null
  created?: string | null
  updated?: string | null
  opt_in_process?: string | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** The record's Klaviyo id, as lists and relationships name it. */
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
  /** How many records a page holds at most. (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
  /** The channel, which Klaviyo requires: e-mail or text message. */
  filter: "email" | "sms"
}

export interface Campaign {
  id: string
  type?: string | null
  attributes?: CampaignAttributes | null
  relationships?: Relationships | null
  links?: Links | null
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
  /** The record's Klaviyo id, as lists and relationships name it. */
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
  /** How many records a page holds at most. (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
  /** datetime or timestamp, with - in front for newest first. (default "-datetime") */
  sort?: string
}

export interface Event {
  id: string
  type?: string | null
  attributes?: EventAttributes | null
  relationships?: Relationships | null
  links?: Links | null
}

export interface EventAttributes {
  timestamp?: number | null
  datetime?: string | null
  uuid?: string | null
  /** What the sender said of the event, of any type. */
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
  /** Klaviyo does not know it here and refuses it; pages have a fixed size. (1 to 100) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface Metric {
  id: string
  type?: string | null
  attributes?: MetricAttributes | null
  relationships?: Relationships | null
  links?: Links | null
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
  /** The record's Klaviyo id, as lists and relationships name it. */
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
  /** Klaviyo allows 50. (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface Flow {
  id: string
  type?: string | null
  attributes?: FlowAttributes | null
  relationships?: Relationships | null
  links?: Links | null
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
  /** The record's Klaviyo id, as lists and relationships name it. */
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
  /** Klaviyo allows 10, and takes 10 when it is left out. (1 to 100) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface Template {
  id: string
  type?: string | null
  attributes?: TemplateAttributes | null
  links?: Links | null
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
  /** The record's Klaviyo id, as lists and relationships name it. */
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
