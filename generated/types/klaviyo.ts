// Generated from definitions/klaviyo.yaml by `npm run generate`.

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
    /** Lists profiles. */
    list: {
      params: ProfilesListParams
      records: Resource[]
      meta: {}
    }
    /** Gets a profile. */
    get: {
      params: ProfilesGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: ProfilesSearchFields
    }
  }
  /** A list that profiles subscribe to. */
  lists: {
    /** Lists lists. */
    list: {
      params: ListsListParams
      records: Resource[]
      meta: {}
    }
    /** Gets a list. */
    get: {
      params: ListsGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A message sent once to lists and segments. */
  campaigns: {
    /** Lists the campaigns of one channel. */
    list: {
      params: CampaignsListParams
      records: Resource[]
      meta: {}
    }
    /** Gets a campaign. */
    get: {
      params: CampaignsGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** Something that a profile did, measured by a metric. */
  events: {
    /** Lists events, newest first. */
    list: {
      params: EventsListParams
      records: Resource[]
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** What events are counted under, such as an opened e-mail. */
  metrics: {
    /** Lists metrics, up to 200 a page. */
    list: {
      params: MetricsListParams
      records: Resource[]
      meta: {}
    }
    /** Gets a metric. */
    get: {
      params: MetricsGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: MetricsSearchFields
    }
  }
  /** An automated series of messages and actions. */
  flows: {
    /** Lists flows. */
    list: {
      params: FlowsListParams
      records: Resource[]
      meta: {}
    }
    /** Gets a flow. */
    get: {
      params: FlowsGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: FlowsSearchFields
    }
  }
  /** The HTML and text of an e-mail, to be filled in for each profile. */
  email_templates: {
    /** Lists e-mail templates. */
    list: {
      params: EmailTemplatesListParams
      records: Resource[]
      meta: {}
    }
    /** Gets an e-mail template. */
    get: {
      params: EmailTemplatesGetParams
      records: Resource
      meta: {}
    }
    search: {
      fields: EmailTemplatesSearchFields
    }
  }
}

/** Params of profiles.list. */
export interface ProfilesListParams {
  /** (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
}

export interface Resource {
  id: string
  type?: string | null
  attributes?: { [k: string]: unknown } | null
  relationships?: { [k: string]: unknown } | null
  links?: { [k: string]: unknown } | null
}

/** Params of profiles.get. */
export interface ProfilesGetParams {
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

/** Params of lists.get. */
export interface ListsGetParams {
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
  /** (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
  /** The channel. */
  filter: "email" | "sms"
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
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
  /** (1 to 100; default 20) */
  "page[size]"?: number
  /** The page[cursor] that the page before names as next. */
  "page[cursor]"?: string
  /** datetime or timestamp, with - in front for newest first. (default "-datetime") */
  sort?: string
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

/** Params of metrics.get. */
export interface MetricsGetParams {
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

/** Params of flows.get. */
export interface FlowsGetParams {
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

/** Params of email_templates.get. */
export interface EmailTemplatesGetParams {
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
