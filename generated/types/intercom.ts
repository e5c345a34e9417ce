// Generated from definitions/intercom.yaml by `npm run generate`.

/** Intercom. Contacts, conversations and companies of an Intercom workspace, and its teams, admins, tags and segments. Read only. */
export interface Intercom {
  operations: IntercomOperations
  credentials: IntercomCredentials
  config: IntercomConfig
}

/** What can be called, by entity and action. */
export interface IntercomOperations {
  /** A user or a lead. */
  contacts: {
    /** Lists contacts. Merged ones are left out. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a contact. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** An exchange of messages between contacts and the workspace. */
  conversations: {
    /** Lists conversations without their parts. */
    list: {
      params: ConversationsListParams
      records: Conversation[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a conversation with its parts, of which Intercom answers at most 500. */
    get: {
      params: ConversationsGetParams
      records: Conversation
      meta: {}
    }
    search: {
      fields: ConversationsSearchFields
    }
  }
  /** A business whose people are contacts. */
  companies: {
    /** Lists the companies that have contacts, last active first. */
    list: {
      params: CompaniesListParams
      records: Company[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a company. */
    get: {
      params: CompaniesGetParams
      records: Company
      meta: {}
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A group of admins that conversations are assigned to. */
  teams: {
    /** Lists teams. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a team. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A person who works in the workspace. */
  admins: {
    /** Lists admins. */
    list: {
      params: AdminsListParams
      records: Admin[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets an admin. */
    get: {
      params: AdminsGetParams
      records: Admin
      meta: {}
    }
  }
  /** A label on contacts, companies and conversations. */
  tags: {
    /** Lists tags. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a tag. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
  }
  /** Contacts or companies that fit a filter. */
  segments: {
    /** Lists segments. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a segment. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** (1 to 150; default 50) */
  per_page?: number
  /** The next_page of the page before. */
  starting_after?: string
}

export interface Contact {
  type?: string | null
  id: string
  workspace_id?: string | null
  external_id?: string | null
  role?: string | null
  email?: string | null
  phone?: string | null
  name?: string | null
  avatar?: { [k: string]: unknown } | null
  owner_id?: number | null
  social_profiles?: { [k: string]: unknown } | null
  has_hard_bounced?: boolean | null
  marked_email_as_spam?: boolean | null
  unsubscribed_from_emails?: boolean | null
  created_at?: number | null
  updated_at?: number | null
  signed_up_at?: number | null
  last_seen_at?: number | null
  last_replied_at?: number | null
  last_contacted_at?: number | null
  last_email_opened_at?: number | null
  last_email_clicked_at?: number | null
  language_override?: string | null
  browser?: string | null
  browser_version?: string | null
  browser_language?: string | null
  os?: string | null
  location?: { [k: string]: unknown } | null
  android_app_name?: string | null
  android_app_version?: string | null
  android_device?: string | null
  android_os_version?: string | null
  android_sdk_version?: string | null
  android_last_seen_at?: number | null
  ios_app_name?: string | null
  ios_app_version?: string | null
  ios_device?: string | null
  ios_os_version?: string | null
  ios_sdk_version?: string | null
  ios_last_seen_at?: number | null
  custom_attributes?: { [k: string]: unknown } | null
  tags?: { [k: string]: unknown } | null
  notes?: { [k: string]: unknown } | null
  companies?: { [k: string]: unknown } | null
  opted_in_subscription_types?: { [k: string]: unknown } | null
  opted_out_subscription_types?: { [k: string]: unknown } | null
  sms_consent?: boolean | null
  unsubscribed_from_sms?: boolean | null
  referrer?: string | null
  utm_campaign?: string | null
  utm_content?: string | null
  utm_medium?: string | null
  utm_source?: string | null
  utm_term?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  id: string
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  type: string | null
  id: string | null
  workspace_id: string | null
  external_id: string | null
  role: string | null
  email: string | null
  phone: string | null
  name: string | null
  avatar: string | null
  owner_id: number | null
  social_profiles: { [k: string]: unknown } | null
  has_hard_bounced: boolean | null
  marked_email_as_spam: boolean | null
  unsubscribed_from_emails: boolean | null
  unsubscribed_from_sms: boolean | null
  sms_consent: boolean | null
  opted_in_subscription_types: { [k: string]: unknown } | null
  opted_out_subscription_types: { [k: string]: unknown } | null
  created_at: number | null
  updated_at: number | null
  signed_up_at: number | null
  last_seen_at: number | null
  last_replied_at: number | null
  last_contacted_at: number | null
  last_email_opened_at: number | null
  last_email_clicked_at: number | null
  language_override: string | null
  browser: string | null
  browser_version: string | null
  browser_language: string | null
  os: string | null
  location: { [k: string]: unknown } | null
  referrer: string | null
  utm_campaign: string | null
  utm_content: string | null
  utm_medium: string | null
  utm_source: string | null
  utm_term: string | null
  android_app_name: string | null
  android_app_version: string | null
  android_device: string | null
  android_os_version: string | null
  android_sdk_version: string | null
  android_last_seen_at: number | null
  ios_app_name: string | null
  ios_app_version: string | null
  ios_device: string | null
  ios_os_version: string | null
  ios_sdk_version: string | null
  ios_last_seen_at: number | null
  custom_attributes: { [k: string]: unknown } | null
  tags: { [k: string]: unknown } | null
  notes: { [k: string]: unknown } | null
  companies: { [k: string]: unknown } | null
}

/** Params of conversations.list. */
export interface ConversationsListParams {
  /** (1 to 150; default 20) */
  per_page?: number
  /** The next_page of the page before. */
  starting_after?: string
}

export interface Conversation {
  type?: string | null
  id: string
  title?: string | null
  created_at?: number | null
  updated_at?: number | null
  waiting_since?: number | null
  snoozed_until?: number | null
  open?: boolean | null
  state?: string | null
  read?: boolean | null
  priority?: string | null
  admin_assignee_id?: number | null
  team_assignee_id?: number | null
  tags?: { [k: string]: unknown } | null
  conversation_rating?: { [k: string]: unknown } | null
  source?: { [k: string]: unknown } | null
  contacts?: { [k: string]: unknown } | null
  teammates?: { [k: string]: unknown } | null
  custom_attributes?: { [k: string]: unknown } | null
  topics?: { [k: string]: unknown } | null
  first_contact_reply?: { [k: string]: unknown } | null
  sla_applied?: { [k: string]: unknown } | null
  statistics?: { [k: string]: unknown } | null
  linked_objects?: { [k: string]: unknown } | null
  ai_agent?: { [k: string]: unknown } | null
  ai_agent_participated?: boolean | null
  ticket?: { [k: string]: unknown } | null
  conversation_parts?: { [k: string]: unknown } | null
}

/** Params of conversations.get. */
export interface ConversationsGetParams {
  id: string
}

/** Searchable fields of conversations, in hosted mode. */
export interface ConversationsSearchFields {
  type: string | null
  id: string | null
  title: string | null
  created_at: number | null
  updated_at: number | null
  waiting_since: number | null
  snoozed_until: number | null
  sent_at: number | null
  open: boolean | null
  state: string | null
  read: boolean | null
  priority: string | null
  admin_assignee_id: number | null
  team_assignee_id: number | null
  assignee: { [k: string]: unknown } | null
  tags: { [k: string]: unknown } | null
  conversation_rating: { [k: string]: unknown } | null
  source: { [k: string]: unknown } | null
  conversation_message: { [k: string]: unknown } | null
  redacted: boolean | null
  contacts: { [k: string]: unknown } | null
  customers: unknown[] | null
  user: { [k: string]: unknown } | null
  teammates: { [k: string]: unknown } | null
  custom_attributes: { [k: string]: unknown } | null
  topics: { [k: string]: unknown } | null
  first_contact_reply: { [k: string]: unknown } | null
  customer_first_reply: { [k: string]: unknown } | null
  sla_applied: { [k: string]: unknown } | null
  statistics: { [k: string]: unknown } | null
  linked_objects: { [k: string]: unknown } | null
  ai_agent: { [k: string]: unknown } | null
  ai_agent_participated: boolean | null
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /** (1 to 150; default 50) */
  per_page?: number
  /** The number of a page, from 1. */
  starting_after?: string
}

export interface Company {
  type?: string | null
  id: string
  app_id?: string | null
  name?: string | null
  company_id?: string | null
  plan?: { [k: string]: unknown } | null
  size?: number | null
  industry?: string | null
  website?: string | null
  remote_created_at?: number | null
  created_at?: number | null
  updated_at?: number | null
  last_request_at?: number | null
  session_count?: number | null
  monthly_spend?: number | null
  user_count?: number | null
  tags?: { [k: string]: unknown } | null
  segments?: { [k: string]: unknown } | null
  custom_attributes?: { [k: string]: unknown } | null
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  id: string
}

/** Searchable fields of companies, in hosted mode. */
export interface CompaniesSearchFields {
  app_id: string | null
  company_id: string | null
  created_at: number | null
  custom_attributes: { [k: string]: unknown } | null
  id: string | null
  industry: string | null
  monthly_spend: number | null
  name: string | null
  plan: { [k: string]: unknown } | null
  remote_created_at: number | null
  segments: { [k: string]: unknown } | null
  session_count: number | null
  size: number | null
  tags: { [k: string]: unknown } | null
  type: string | null
  updated_at: number | null
  user_count: number | null
  website: string | null
}

/** Params of teams.list. */
export interface TeamsListParams { [k: string]: never }

export interface Team {
  type?: string | null
  id: string
  name?: string | null
  admin_ids?: number[]
  admin_priority_level?: { [k: string]: unknown } | null
}

/** Params of teams.get. */
export interface TeamsGetParams {
  id: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  admin_ids: unknown[] | null
  id: string | null
  name: string | null
  type: string | null
}

/** Params of admins.list. */
export interface AdminsListParams { [k: string]: never }

export interface Admin {
  type?: string | null
  id: string
  name?: string | null
  email?: string | null
  email_verified?: boolean | null
  job_title?: string | null
  away_mode_enabled?: boolean | null
  away_mode_reassign?: boolean | null
  has_inbox_seat?: boolean | null
  team_ids?: number[]
  avatar?: unknown
}

/** Params of admins.get. */
export interface AdminsGetParams {
  id: string
}

/** Params of tags.list. */
export interface TagsListParams { [k: string]: never }

export interface Tag {
  type?: string | null
  id: string
  name?: string | null
  applied_at?: number | null
  applied_by?: { [k: string]: unknown } | null
}

/** Params of tags.get. */
export interface TagsGetParams {
  id: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Whether to count the members. (default false) */
  include_count?: boolean
}

export interface Segment {
  type?: string | null
  id: string
  name?: string | null
  created_at?: number | null
  updated_at?: number | null
  person_type?: string | null
  count?: number | null
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  id: string
}

/** Credentials by auth variant. */
export interface IntercomCredentials {
  access_token: IntercomAccessTokenCredentials
  oauth: IntercomOauthCredentials
}

/** Access token */
export interface IntercomAccessTokenCredentials {
  access_token: string
}

/** OAuth */
export interface IntercomOauthCredentials {
  access_token: string
  expires_at?: string
  client_id?: string
  client_secret?: string
}

export interface IntercomConfig { [k: string]: never }
