// Generated from definitions/intercom.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Intercom */
    "intercom": Intercom
  }
}

/** Custom attribute values by name. Each workspace defines the names and types. */
export type CustomAttributes = ({ [k: string]: unknown } | null)

/**
 * Intercom. Contacts, conversations and companies of an Intercom workspace, and its teams, admins, tags and segments.
 * Read-only.
 */
export interface Intercom {
  operations: IntercomOperations
  credentials: IntercomCredentials
  config: IntercomConfig
}

/** The operations, by entity and action. */
export interface IntercomOperations {
  /** A contact: a user or a lead. */
  contacts: {
    /**
     * Lists contacts (users and leads) with their attributes. Contacts merged into another contact are not included.
     */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a contact with all attributes. A contact merged into another one is not found. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A conversation between contacts and the workspace. */
  conversations: {
    /** Lists conversations with state, assignees and first message. For further messages, use `get`. */
    list: {
      params: ConversationsListParams
      records: Conversation[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a conversation with its messages and events as parts. Intercom returns up to 500 parts. */
    get: {
      params: ConversationsGetParams
      records: Conversation
      meta: {}
    }
    search: {
      fields: ConversationsSearchFields
    }
  }
  /** A company that contacts belong to. */
  companies: {
    /** Lists the companies that have contacts, most recently active first, up to 10,000. */
    list: {
      params: CompaniesListParams
      records: Company[]
      meta: {
        next_page: string | null
      }
    }
    /** Gets a company with its plan, tags, segments and custom attributes. */
    get: {
      params: CompaniesGetParams
      records: Company
      meta: {}
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A team of admins that conversations are assigned to. */
  teams: {
    /** Lists teams with the IDs of their admins. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a team with the IDs of its admins. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** An admin: a teammate in the workspace. */
  admins: {
    /** Lists admins with their teams and away status. */
    list: {
      params: AdminsListParams
      records: Admin[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets an admin with their teams and away status. */
    get: {
      params: AdminsGetParams
      records: Admin
      meta: {}
    }
  }
  /** A tag for contacts, companies and conversations. */
  tags: {
    /** Lists the tags of the workspace, by ID and name. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a tag by its ID. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
  }
  /** A segment of contacts or companies that match a filter. */
  segments: {
    /** Lists the segments of contacts and companies. Their members are not included. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {
        next_page: unknown
      }
    }
    /** Gets a segment by its ID. Its members are not included. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Maximum number of records per page, 1 to 150. Defaults to 50. (1 to 150; default 50) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  starting_after?: string
}

export interface Contact {
  /** The object type, always contact. */
  type?: string | null
  /** The contact's ID. */
  id: string
  /** The ID of the workspace the contact belongs to. */
  workspace_id?: string | null
  /** Your own ID for the contact. Null if not set. */
  external_id?: string | null
  /** The contact's role: user or lead. */
  role?: string | null
  /** The contact's email address. */
  email?: string | null
  /** The contact's phone number. */
  phone?: string | null
  /** The contact's name. */
  name?: string | null
  /** The contact's profile picture. */
  avatar?: string | Avatar | null
  /** The ID of the admin who owns the contact. Null if none. */
  owner_id?: number | null
  social_profiles?: SocialProfiles | null
  /** Whether an email to the contact has hard bounced. */
  has_hard_bounced?: boolean | null
  /** Whether the contact has marked an email as spam. */
  marked_email_as_spam?: boolean | null
  /** Whether the contact has unsubscribed from emails. */
  unsubscribed_from_emails?: boolean | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The time the contact signed up, as a Unix timestamp in seconds. */
  signed_up_at?: number | null
  /** The time the contact was last seen, as a Unix timestamp in seconds. */
  last_seen_at?: number | null
  /** The time of the contact's last message, as a Unix timestamp in seconds. */
  last_replied_at?: number | null
  /** The time the contact was last messaged, as a Unix timestamp in seconds. */
  last_contacted_at?: number | null
  /** The time the contact last opened an email, as a Unix timestamp in seconds. */
  last_email_opened_at?: number | null
  /** The time the contact last clicked an email link, as a Unix timestamp in seconds. */
  last_email_clicked_at?: number | null
  /** The language set for the contact in the Messenger. */
  language_override?: string | null
  /** The name of the contact's browser. */
  browser?: string | null
  /** The version of the contact's browser. */
  browser_version?: string | null
  /** The language of the contact's browser. */
  browser_language?: string | null
  /** The contact's operating system. */
  os?: string | null
  location?: Location | null
  /** The name of the Android app the contact uses. */
  android_app_name?: string | null
  /** The Android app's version. */
  android_app_version?: string | null
  /** The contact's Android device. */
  android_device?: string | null
  /** The version of Android on the contact's device. */
  android_os_version?: string | null
  /** The version of the Intercom SDK in the Android app. */
  android_sdk_version?: string | null
  /** The last use of the Android app, as a Unix timestamp in seconds. */
  android_last_seen_at?: number | null
  /** The name of the iOS app the contact uses. */
  ios_app_name?: string | null
  /** The iOS app's version. */
  ios_app_version?: string | null
  /** The contact's iOS device. */
  ios_device?: string | null
  /** The version of iOS on the contact's device. */
  ios_os_version?: string | null
  /** The version of the Intercom SDK in the iOS app. */
  ios_sdk_version?: string | null
  /** The last use of the iOS app, as a Unix timestamp in seconds. */
  ios_last_seen_at?: number | null
  /** The contact's custom attributes, by name. */
  custom_attributes?: CustomAttributes
  tags?: Links | null
  notes?: Links | null
  companies?: Links | null
  opted_in_subscription_types?: Links | null
  opted_out_subscription_types?: Links | null
  /** Whether the contact has consented to SMS messages. */
  sms_consent?: boolean | null
  /** Whether the contact has unsubscribed from SMS messages. */
  unsubscribed_from_sms?: boolean | null
  /** The referring address recorded for the contact. */
  referrer?: string | null
  /** The UTM campaign the contact arrived with. */
  utm_campaign?: string | null
  /** The UTM content the contact arrived with. */
  utm_content?: string | null
  /** The UTM medium the contact arrived with. */
  utm_medium?: string | null
  /** The UTM source the contact arrived with. */
  utm_source?: string | null
  /** The UTM term the contact arrived with. */
  utm_term?: string | null
}

export interface Avatar {
  type?: string | null
  image_url?: string | null
}

export interface SocialProfiles {
  type?: string | null
  data?: SocialProfile[] | null
}

export interface SocialProfile {
  type?: string | null
  name?: string | null
  url?: string | null
}

export interface Location {
  type?: string | null
  country?: string | null
  region?: string | null
  city?: string | null
}

export interface Links {
  type?: string | null
  data?: Link[] | null
  url?: string | null
  total_count?: number | null
  has_more?: boolean | null
}

export interface Link {
  type?: string | null
  id?: string | null
  url?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** Intercom ID of the record, as lists return it. */
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
  /** Maximum number of conversations per page, 1 to 150. Defaults to 20. (1 to 150; default 20) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  starting_after?: string
}

export interface Conversation {
  /** The object type, always conversation. */
  type?: string | null
  /** The conversation's ID. */
  id: string
  /** The conversation's title. Null if none was given. */
  title?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The start of the customer's wait, as a Unix timestamp. Null after an admin replies. */
  waiting_since?: number | null
  /** The time the conversation reopens, as a Unix timestamp. Null unless snoozed. */
  snoozed_until?: number | null
  /** Whether the conversation is open. */
  open?: boolean | null
  /** The conversation's state: open, closed or snoozed. */
  state?: string | null
  /** Whether the conversation has been read. */
  read?: boolean | null
  /** Whether the conversation is marked as a priority, as priority or not_priority. */
  priority?: string | null
  /** The ID of the assigned admin. Null if unassigned. */
  admin_assignee_id?: number | null
  /** The ID of the assigned team. Null if unassigned. */
  team_assignee_id?: number | null
  tags?: TagList | null
  conversation_rating?: Rating | null
  source?: Source | null
  contacts?: ContactList | null
  teammates?: TeammateList | null
  /** The conversation's custom attributes, by name. */
  custom_attributes?: CustomAttributes
  /** Topics of the conversation. Undocumented in Intercom's current reference. */
  topics?: { [k: string]: unknown } | null
  first_contact_reply?: FirstReply | null
  sla_applied?: Sla | null
  statistics?: Statistics | null
  linked_objects?: LinkedObjects | null
  ai_agent?: AiAgent | null
  /** Whether an AI agent took part in the conversation. */
  ai_agent_participated?: boolean | null
  /** Ticket of the conversation. Undocumented in Intercom's current reference. */
  ticket?: { [k: string]: unknown } | null
  conversation_parts?: Parts | null
}

export interface TagList {
  type?: string | null
  tags?: Tag[] | null
}

export interface Tag {
  /** The object type, always tag. */
  type?: string | null
  /** The tag's ID. */
  id: string
  /** The tag's name. */
  name?: string | null
  /** The time the tag was applied, as a Unix timestamp in seconds. */
  applied_at?: number | null
  applied_by?: Reference | null
}

export interface Reference {
  type?: string | null
  id?: string | null
}

export interface Rating {
  rating?: number | null
  remark?: string | null
  created_at?: number | null
  updated_at?: number | null
  contact?: ContactReference | null
  teammate?: Reference | null
}

export interface ContactReference {
  type?: string | null
  id?: string | null
  external_id?: string | null
}

export interface Source {
  type?: string | null
  id?: string | null
  delivered_as?: string | null
  subject?: string | null
  body?: string | null
  author?: Author | null
  attachments?: File[] | null
  url?: string | null
  redacted?: boolean | null
}

export interface Author {
  type?: string | null
  id?: string | null
  name?: string | null
  email?: string | null
  from_ai_agent?: boolean | null
  is_ai_answer?: boolean | null
}

export interface File {
  type?: string | null
  name?: string | null
  url?: string | null
  content_type?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

export interface ContactList {
  type?: string | null
  contacts?: ContactReference[] | null
}

export interface TeammateList {
  type?: string | null
  teammates?: Reference[] | null
}

export interface FirstReply {
  type?: string | null
  created_at?: number | null
  url?: string | null
}

export interface Sla {
  type?: string | null
  sla_name?: string | null
  sla_status?: string | null
}

export interface Statistics {
  type?: string | null
  time_to_assignment?: number | null
  time_to_admin_reply?: number | null
  time_to_first_close?: number | null
  time_to_last_close?: number | null
  median_time_to_reply?: number | null
  first_contact_reply_at?: number | null
  first_assignment_at?: number | null
  first_admin_reply_at?: number | null
  first_close_at?: number | null
  last_assignment_at?: number | null
  last_assignment_admin_reply_at?: number | null
  last_contact_reply_at?: number | null
  last_admin_reply_at?: number | null
  last_close_at?: number | null
  last_closed_by_id?: string | number | null
  count_reopens?: number | null
  count_assignments?: number | null
  count_conversation_parts?: number | null
  handling_time?: number | null
  adjusted_handling_time?: number | null
  assigned_team_first_response_time?: TeamTime[] | null
  assigned_team_first_response_time_in_office_hours?: TeamTime[] | null
}

export interface TeamTime {
  team_id?: number | null
  team_name?: string | null
  response_time?: number | null
}

export interface LinkedObjects {
  type?: string | null
  data?: LinkedObject[] | null
  total_count?: number | null
  has_more?: boolean | null
}

export interface LinkedObject {
  type?: string | null
  id?: string | null
  category?: string | null
}

export interface AiAgent {
  source_type?: string | null
  source_title?: string | null
  last_answer_type?: string | null
  resolution_state?: string | null
  rating?: number | null
  rating_remark?: string | null
  created_at?: number | null
  updated_at?: number | null
  content_sources?: AiSources | null
}

export interface AiSources {
  type?: string | null
  total_count?: number | null
  content_sources?: AiSource[] | null
}

export interface AiSource {
  content_type?: string | null
  url?: string | null
  title?: string | null
  locale?: string | null
}

export interface Parts {
  type?: string | null
  conversation_parts?: Part[] | null
  total_count?: number | null
}

export interface Part {
  type?: string | null
  id?: number | string | null
  part_type?: string | null
  body?: string | null
  created_at?: number | null
  updated_at?: number | null
  notified_at?: number | null
  assigned_to?: Reference | null
  author?: Author | null
  attachments?: File[] | null
  external_id?: string | null
  redacted?: boolean | null
  state?: string | null
  tags?: Tag[] | null
  app_package_code?: string | null
  email_message_metadata?: EmailMetadata | null
  metadata?: PartMetadata | null
  /** Details of the event. Their shape depends on `part_type`. */
  event_details?: { [k: string]: unknown } | null
}

export interface EmailMetadata {
  subject?: string | null
  message_id?: string | null
  email_address_headers?: EmailAddress[] | null
}

export interface EmailAddress {
  type?: string | null
  email_address?: string | null
  name?: string | null
}

export interface PartMetadata {
  quick_reply_options?: QuickReply[] | null
  quick_reply_uuid?: string | null
}

export interface QuickReply {
  text?: string | null
  uuid?: string | null
}

/** Params of conversations.get. */
export interface ConversationsGetParams {
  /** Intercom ID of the record, as lists return it. */
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
  /** Maximum number of records per page, 1 to 150. Defaults to 50. (1 to 150; default 50) */
  per_page?: number
  /** Page number, starting at 1. */
  starting_after?: string
}

export interface Company {
  /** The object type, always company. */
  type?: string | null
  /** The company's ID in Intercom. */
  id: string
  /** The ID of the workspace the company belongs to. */
  app_id?: string | null
  /** The company's name. */
  name?: string | null
  /** Your own ID for the company. */
  company_id?: string | null
  plan?: Plan | null
  /** The company's number of employees. */
  size?: number | null
  /** The industry the company works in. */
  industry?: string | null
  /** The address of the company's website. */
  website?: string | null
  /** Creation time in your system, as a Unix timestamp in seconds. */
  remote_created_at?: number | null
  /** Creation time in Intercom, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The time of the company's last request, as a Unix timestamp in seconds. */
  last_request_at?: number | null
  /** The number of sessions recorded for the company. */
  session_count?: number | null
  /** The revenue from the company each month. */
  monthly_spend?: number | null
  /** The company's number of users in Intercom. */
  user_count?: number | null
  tags?: TagList | null
  segments?: SegmentList | null
  /** The company's custom attributes, by name. */
  custom_attributes?: CustomAttributes
}

export interface Plan {
  type?: string | null
  id?: string | null
  name?: string | null
}

export interface SegmentList {
  type?: string | null
  segments?: Segment[] | null
}

export interface Segment {
  /** The object type, always segment. */
  type?: string | null
  /** The segment's ID. */
  id: string
  /** The segment's name. */
  name?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The type of contact in the segment: leads or users. */
  person_type?: string | null
  /** The number of contacts in the segment. Absent unless requested. */
  count?: number | null
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** Intercom ID of the company. Your own `company_id` does not work here. */
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
  /** The object type, always team. */
  type?: string | null
  /** The team's ID. */
  id: string
  /** The team's name. */
  name?: string | null
  /** The IDs of the admins in the team. */
  admin_ids?: number[]
  admin_priority_level?: TeamAdmins | null
}

export interface TeamAdmins {
  primary_admin_ids?: number[] | null
  secondary_admin_ids?: number[] | null
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** Intercom ID of the record, as lists return it. */
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
  /** The object type, always admin. */
  type?: string | null
  /** The admin's ID. */
  id: string
  /** The admin's name. */
  name?: string | null
  /** The admin's email address. */
  email?: string | null
  /** Whether the admin's email address is verified. */
  email_verified?: boolean | null
  /** The admin's job title. */
  job_title?: string | null
  /** Whether the admin is in away mode. */
  away_mode_enabled?: boolean | null
  /** Whether new conversations are reassigned to the default inbox while away. */
  away_mode_reassign?: boolean | null
  /** Whether the admin has a paid inbox seat. */
  has_inbox_seat?: boolean | null
  /** The IDs of the teams the admin belongs to. */
  team_ids?: number[]
  /** The admin's profile picture. */
  avatar?: string | Avatar | null
}

/** Params of admins.get. */
export interface AdminsGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of tags.list. */
export interface TagsListParams { [k: string]: never }

/** Params of tags.get. */
export interface TagsGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Whether to include the number of members of each segment, in `count`. Defaults to `false`. (default false) */
  include_count?: boolean
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** Intercom ID of the record, as lists return it. */
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
