// Generated from definitions/zendesk-support.yaml by `npm run generate`.

export type TicketStatus = ("new" | "open" | "pending" | "hold" | "solved" | "closed")

export type UserRole = ("end-user" | "agent" | "admin")

/** Zendesk Support. Tickets with their comments, audits and metrics, the people and rules around them, and the help center's articles. Read only. */
export interface ZendeskSupport {
  operations: ZendeskSupportOperations
  credentials: ZendeskSupportCredentials
  config: ZendeskSupportConfig
}

/** What can be called, by entity and action. */
export interface ZendeskSupportOperations {
  /** A request of a customer, from new to closed. */
  tickets: {
    /** Lists tickets that are not archived. */
    list: {
      params: TicketsListParams
      records: Ticket[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: TicketsGetParams
      records: Ticket
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** A customer, agent or admin. */
  users: {
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A company or department that users belong to. */
  organizations: {
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: OrganizationsGetParams
      records: Organization
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** A team of agents that tickets are assigned to. */
  groups: {
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** What a customer or agent wrote on a ticket. */
  ticket_comments: {
    list: {
      params: TicketCommentsListParams
      records: TicketComment[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    search: {
      fields: TicketCommentsSearchFields
    }
  }
  /** A file on a ticket's comment. */
  attachments: {
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** One update of a ticket, with all that it changed. */
  ticket_audits: {
    /** Lists a ticket's audits. Without a ticket the account's, newest first and without archived tickets; only for admins. */
    list: {
      params: TicketAuditsListParams
      records: TicketAudit[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    search: {
      fields: TicketAuditsSearchFields
    }
  }
  /** How long a ticket's steps took, in minutes of the calendar and of business hours. */
  ticket_metrics: {
    /** Lists the metrics of tickets that are not archived, newest first. */
    list: {
      params: TicketMetricsListParams
      records: TicketMetric[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    search: {
      fields: TicketMetricsSearchFields
    }
  }
  /** A field of tickets, built in or the account's own. */
  ticket_fields: {
    /** Lists ticket fields. Zendesk may answer with all of them, whatever the page. */
    list: {
      params: TicketFieldsListParams
      records: TicketField[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: TicketFieldsGetParams
      records: TicketField
      meta: {}
    }
    search: {
      fields: TicketFieldsSearchFields
    }
  }
  /** A face of the account, with a help center and tickets of its own. */
  brands: {
    /** Lists brands by name. */
    list: {
      params: BrandsListParams
      records: Brand[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: BrandsGetParams
      records: Brand
      meta: {}
    }
    search: {
      fields: BrandsSearchFields
    }
  }
  /** A saved query for tickets. */
  views: {
    /** Lists the views that the user sees. */
    list: {
      params: ViewsListParams
      records: View[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: ViewsGetParams
      records: View
      meta: {}
    }
  }
  /** A reply or set of changes that agents apply to tickets at a click. */
  macros: {
    /** Lists the macros that the user sees, to admins all of them. */
    list: {
      params: MacrosListParams
      records: Macro[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: MacrosGetParams
      records: Macro
      meta: {}
    }
  }
  /** A rule that acts on tickets as they are made or changed. */
  triggers: {
    list: {
      params: TriggersListParams
      records: Trigger[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: TriggersGetParams
      records: Trigger
      meta: {}
    }
  }
  /** A rule that acts on tickets as time goes by. */
  automations: {
    list: {
      params: AutomationsListParams
      records: Automation[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: AutomationsGetParams
      records: Automation
      meta: {}
    }
  }
  /** A word on tickets, with how many carry it. It has no id. */
  tags: {
    /** Lists the most used tags of the last 60 days, up to 20,000. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** What a customer said of a solved ticket, or that they were asked. */
  satisfaction_ratings: {
    list: {
      params: SatisfactionRatingsListParams
      records: SatisfactionRating[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: SatisfactionRatingsGetParams
      records: SatisfactionRating
      meta: {}
    }
    search: {
      fields: SatisfactionRatingsSearchFields
    }
  }
  /** That an agent is in a group. */
  group_memberships: {
    list: {
      params: GroupMembershipsListParams
      records: GroupMembership[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
  }
  /** That a user is in an organization. */
  organization_memberships: {
    list: {
      params: OrganizationMembershipsListParams
      records: OrganizationMembership[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
  }
  /** How fast tickets of a sort must be answered and solved. On plans from Support Professional or Suite Growth, for admins. */
  sla_policies: {
    /** Lists SLA policies. Zendesk may answer with all of them, whatever the page. */
    list: {
      params: SlaPoliciesListParams
      records: SlaPolicy[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: SlaPoliciesGetParams
      records: SlaPolicy
      meta: {}
    }
  }
  /** A set of ticket fields for one kind of request. */
  ticket_forms: {
    /** Lists ticket forms. Zendesk may answer with all of them, whatever the page. */
    list: {
      params: TicketFormsListParams
      records: TicketForm[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: TicketFormsGetParams
      records: TicketForm
      meta: {}
    }
    search: {
      fields: TicketFormsSearchFields
    }
  }
  /** A page of the help center, in one language. */
  articles: {
    list: {
      params: ArticlesListParams
      records: Article[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: ArticlesGetParams
      records: Article
      meta: {}
    }
  }
  /** A file of an article. */
  article_attachments: {
    list: {
      params: ArticleAttachmentsListParams
      records: ArticleAttachment[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    get: {
      params: ArticleAttachmentsGetParams
      records: ArticleAttachment
      meta: {}
    }
    download: {
      params: ArticleAttachmentsDownloadParams
      file: true
    }
  }
}

/** Params of tickets.list. */
export interface TicketsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Those with this id of another system; it may be on several. */
  external_id?: string
  /** What pages by number are sorted by. */
  sort_by?: "assignee" | "assignee.name" | "created_at" | "group" | "id" | "requester" | "requester.name" | "status" | "subject" | "updated_at"
  /** Of pages by number, asc unless said otherwise. */
  sort_order?: "asc" | "desc"
  /** What pages by cursor are sorted by, descending with a minus sign. */
  sort?: string
}

export interface Ticket {
  id: number
  url?: string
  external_id?: string | null
  type?: string | null
  subject?: string | null
  raw_subject?: string | null
  description?: string
  priority?: string | null
  status?: TicketStatus
  recipient?: string | null
  requester_id?: number
  submitter_id?: number
  assignee_id?: number | null
  organization_id?: number | null
  group_id?: number | null
  collaborator_ids?: number[]
  follower_ids?: number[]
  email_cc_ids?: number[]
  forum_topic_id?: number | null
  problem_id?: number | null
  has_incidents?: boolean
  is_public?: boolean
  due_at?: string | null
  tags?: string[]
  custom_fields?: { [k: string]: unknown }[]
  satisfaction_rating?: { [k: string]: unknown } | null
  sharing_agreement_ids?: number[]
  custom_status_id?: number | null
  fields?: { [k: string]: unknown }[]
  followup_ids?: number[]
  ticket_form_id?: number | null
  deleted_ticket_form_id?: number | null
  brand_id?: number
  allow_channelback?: boolean
  allow_attachments?: boolean
  from_messaging_channel?: boolean
  generated_timestamp?: number
  created_at?: string
  updated_at?: string
  via?: { [k: string]: unknown }
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  ticket_id: number
}

/** Searchable fields of tickets, in hosted mode. */
export interface TicketsSearchFields {
  allow_attachments: boolean | null
  allow_channelback: boolean | null
  assignee_id: number | null
  brand_id: number | null
  collaborator_ids: unknown[] | null
  created_at: string | null
  custom_fields: unknown[] | null
  custom_status_id: number | null
  deleted_ticket_form_id: number | null
  description: string | null
  due_at: string | null
  email_cc_ids: unknown[] | null
  external_id: string | null
  fields: unknown[] | null
  follower_ids: unknown[] | null
  followup_ids: unknown[] | null
  forum_topic_id: number | null
  from_messaging_channel: boolean | null
  generated_timestamp: number | null
  group_id: number | null
  has_incidents: boolean | null
  id: number | null
  is_public: boolean | null
  organization_id: number | null
  priority: string | null
  problem_id: number | null
  raw_subject: string | null
  recipient: string | null
  requester_id: number | null
  satisfaction_rating: { [k: string]: unknown } | null
  sharing_agreement_ids: unknown[] | null
  status: string | null
  subject: string | null
  submitter_id: number | null
  tags: unknown[] | null
  ticket_form_id: number | null
  type: string | null
  updated_at: string | null
  url: string | null
  via: { [k: string]: unknown } | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  role?: "end-user" | "agent" | "admin"
  /** The one with this id of another system. */
  external_id?: string
}

export interface User {
  id: number
  url?: string
  name?: string
  email?: string | null
  alias?: string | null
  phone?: string | null
  time_zone?: string
  locale?: string
  locale_id?: number
  organization_id?: number | null
  role?: UserRole
  role_type?: number | null
  custom_role_id?: number | null
  external_id?: string | null
  tags?: string[]
  active?: boolean
  verified?: boolean
  chat_only?: boolean
  shared?: boolean
  shared_agent?: boolean
  shared_phone_number?: boolean | null
  signature?: string | null
  details?: string | null
  notes?: string | null
  suspended?: boolean
  restricted_agent?: boolean
  only_private_comments?: boolean
  moderator?: boolean
  ticket_restriction?: string | null
  default_group_id?: number | null
  report_csv?: boolean
  photo?: { [k: string]: unknown } | null
  user_fields?: { [k: string]: unknown }
  last_login_at?: string | null
  two_factor_auth_enabled?: boolean | null
  iana_time_zone?: string
  permanently_deleted?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  user_id: number
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  active: boolean | null
  alias: string | null
  chat_only: boolean | null
  created_at: string | null
  custom_role_id: number | null
  default_group_id: number | null
  details: string | null
  email: string | null
  external_id: string | null
  iana_time_zone: string | null
  id: number | null
  last_login_at: string | null
  locale: string | null
  locale_id: number | null
  moderator: boolean | null
  name: string | null
  notes: string | null
  only_private_comments: boolean | null
  organization_id: number | null
  permanently_deleted: boolean | null
  phone: string | null
  photo: { [k: string]: unknown } | null
  report_csv: boolean | null
  restricted_agent: boolean | null
  role: string | null
  role_type: number | null
  shared: boolean | null
  shared_agent: boolean | null
  shared_phone_number: boolean | null
  signature: string | null
  suspended: boolean | null
  tags: unknown[] | null
  ticket_restriction: string | null
  time_zone: string | null
  two_factor_auth_enabled: boolean | null
  updated_at: string | null
  url: string | null
  user_fields: { [k: string]: unknown } | null
  verified: boolean | null
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface Organization {
  id: number
  url?: string
  name?: string
  details?: string | null
  notes?: string | null
  group_id?: number | null
  shared_tickets?: boolean
  shared_comments?: boolean
  external_id?: string | null
  domain_names?: string[]
  tags?: string[]
  organization_fields?: { [k: string]: unknown } | null
  created_at?: string
  updated_at?: string
  deleted_at?: string | null
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  organization_id: number
}

/** Searchable fields of organizations, in hosted mode. */
export interface OrganizationsSearchFields {
  created_at: string | null
  deleted_at: string | null
  details: string | null
  domain_names: unknown[] | null
  external_id: string | null
  group_id: number | null
  id: number | null
  name: string | null
  notes: string | null
  organization_fields: { [k: string]: unknown } | null
  shared_comments: boolean | null
  shared_tickets: boolean | null
  tags: unknown[] | null
  updated_at: string | null
  url: string | null
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Leave deleted groups out. (default false) */
  exclude_deleted?: boolean
}

export interface Group {
  id: number
  url?: string
  name?: string
  description?: string
  default?: boolean
  deleted?: boolean
  is_public?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of groups.get. */
export interface GroupsGetParams {
  group_id: number
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  created_at: string | null
  default: boolean | null
  deleted: boolean | null
  description: string | null
  id: number | null
  is_public: boolean | null
  name: string | null
  updated_at: string | null
  url: string | null
}

/** Params of ticket_comments.list. */
export interface TicketCommentsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  ticket_id: number
  /** Show images in the text among the attachments too. (default false) */
  include_inline_images?: boolean
  /** Of pages by number, asc unless said otherwise. */
  sort_order?: "asc" | "desc"
}

export interface TicketComment {
  id: number
  type?: string
  body?: string
  html_body?: string
  plain_body?: string
  public?: boolean
  author_id?: number
  attachments?: Attachment[]
  audit_id?: number
  via?: { [k: string]: unknown }
  metadata?: { [k: string]: unknown }
  created_at?: string
}

export interface Attachment {
  id: number
  file_name?: string
  content_url?: string
  mapped_content_url?: string
  content_type?: string
  size?: number
  width?: number | null
  height?: number | null
  inline?: boolean
  deleted?: boolean
  malware_access_override?: boolean
  malware_scan_result?: string
  url?: string
  thumbnails?: { [k: string]: unknown }[]
}

/** Searchable fields of ticket_comments, in hosted mode. */
export interface TicketCommentsSearchFields {
  attachments: unknown[] | null
  audit_id: number | null
  author_id: number | null
  body: string | null
  created_at: string | null
  event_type: string | null
  html_body: string | null
  id: number | null
  metadata: { [k: string]: unknown } | null
  plain_body: string | null
  public: boolean | null
  ticket_id: number | null
  timestamp: number | null
  type: string | null
  uploads: unknown[] | null
  via: { [k: string]: unknown } | null
  via_reference_id: number | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  attachment_id: number
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** A part of the file, such as bytes=0-1023. */
  range_header?: string
  attachment_id: number
}

/** Params of ticket_audits.list. */
export interface TicketAuditsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  ticket_id?: number
  /** The cursor that the page before names as next, when neither ticket_id nor page[size] is given. */
  cursor?: string
}

export interface TicketAudit {
  id: number
  ticket_id?: number
  author_id?: number
  metadata?: { [k: string]: unknown }
  via?: { [k: string]: unknown }
  events?: { [k: string]: unknown }[]
  created_at?: string
}

/** Searchable fields of ticket_audits, in hosted mode. */
export interface TicketAuditsSearchFields {
  attachments: unknown[] | null
  author_id: number | null
  created_at: string | null
  events: unknown[] | null
  id: number | null
  metadata: { [k: string]: unknown } | null
  ticket_id: number | null
  via: { [k: string]: unknown } | null
}

/** Params of ticket_metrics.list. */
export interface TicketMetricsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface TicketMetric {
  id: number
  url?: string
  ticket_id?: number
  group_stations?: number
  assignee_stations?: number
  reopens?: number
  replies?: number
  assignee_updated_at?: string | null
  requester_updated_at?: string
  status_updated_at?: string
  initially_assigned_at?: string | null
  assigned_at?: string | null
  solved_at?: string | null
  latest_comment_added_at?: string
  reply_time_in_minutes?: Minutes
  first_resolution_time_in_minutes?: Minutes
  full_resolution_time_in_minutes?: Minutes
  agent_wait_time_in_minutes?: Minutes
  requester_wait_time_in_minutes?: Minutes
  on_hold_time_in_minutes?: Minutes
  created_at?: string
  updated_at?: string
}

export interface Minutes {
  business?: number | null
  calendar?: number | null
}

/** Searchable fields of ticket_metrics, in hosted mode. */
export interface TicketMetricsSearchFields {
  agent_wait_time_in_minutes: { [k: string]: unknown } | null
  assigned_at: string | null
  assignee_stations: number | null
  assignee_updated_at: string | null
  created_at: string | null
  custom_status_updated_at: string | null
  first_resolution_time_in_minutes: { [k: string]: unknown } | null
  full_resolution_time_in_minutes: { [k: string]: unknown } | null
  generated_timestamp: number | null
  group_stations: number | null
  id: number | null
  initially_assigned_at: string | null
  instance_id: number | null
  latest_comment_added_at: string | null
  metric: string | null
  on_hold_time_in_minutes: { [k: string]: unknown } | null
  reopens: number | null
  replies: number | null
  reply_time_in_minutes: { [k: string]: unknown } | null
  reply_time_in_seconds: { [k: string]: unknown } | null
  requester_updated_at: string | null
  requester_wait_time_in_minutes: { [k: string]: unknown } | null
  solved_at: string | null
  status: { [k: string]: unknown } | null
  status_updated_at: string | null
  ticket_id: number | null
  time: string | null
  type: string | null
  updated_at: string | null
  url: string | null
}

/** Params of ticket_fields.list. */
export interface TicketFieldsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** The language that title_in_portal is answered in. */
  locale?: string
}

export interface TicketField {
  id: number
  url?: string
  key?: string | null
  type?: string
  title?: string
  raw_title?: string
  description?: string
  raw_description?: string
  position?: number
  active?: boolean
  required?: boolean
  collapsed_for_agents?: boolean
  regexp_for_validation?: string | null
  title_in_portal?: string
  raw_title_in_portal?: string
  visible_in_portal?: boolean
  editable_in_portal?: boolean
  required_in_portal?: boolean
  tag?: string | null
  custom_field_options?: { [k: string]: unknown }[]
  system_field_options?: { [k: string]: unknown }[]
  custom_statuses?: { [k: string]: unknown }[]
  sub_type_id?: number
  removable?: boolean
  agent_description?: string | null
  created_at?: string
  updated_at?: string
}

/** Params of ticket_fields.get. */
export interface TicketFieldsGetParams {
  ticket_field_id: number
}

/** Searchable fields of ticket_fields, in hosted mode. */
export interface TicketFieldsSearchFields {
  active: boolean | null
  agent_description: string | null
  collapsed_for_agents: boolean | null
  created_at: string | null
  custom_field_options: unknown[] | null
  custom_statuses: unknown[] | null
  description: string | null
  editable_in_portal: boolean | null
  id: number | null
  key: string | null
  position: number | null
  raw_description: string | null
  raw_title: string | null
  raw_title_in_portal: string | null
  regexp_for_validation: string | null
  removable: boolean | null
  required: boolean | null
  required_in_portal: boolean | null
  sub_type_id: number | null
  system_field_options: unknown[] | null
  tag: string | null
  title: string | null
  title_in_portal: string | null
  type: string | null
  updated_at: string | null
  url: string | null
  visible_in_portal: boolean | null
}

/** Params of brands.list. */
export interface BrandsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface Brand {
  id: number
  url?: string
  name?: string
  brand_url?: string
  subdomain?: string
  host_mapping?: string | null
  has_help_center?: boolean
  help_center_state?: string
  active?: boolean
  default?: boolean
  is_deleted?: boolean
  logo?: Attachment | null
  ticket_form_ids?: number[]
  signature_template?: string
  created_at?: string
  updated_at?: string
}

/** Params of brands.get. */
export interface BrandsGetParams {
  brand_id: number
}

/** Searchable fields of brands, in hosted mode. */
export interface BrandsSearchFields {
  active: boolean | null
  brand_url: string | null
  created_at: string | null
  default: boolean | null
  has_help_center: boolean | null
  help_center_state: string | null
  host_mapping: string | null
  id: number | null
  is_deleted: boolean | null
  logo: { [k: string]: unknown } | null
  name: string | null
  signature_template: string | null
  subdomain: string | null
  ticket_form_ids: unknown[] | null
  updated_at: string | null
  url: string | null
}

/** Params of views.list. */
export interface ViewsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Whose they are: the user's own, shared, or the account's. */
  access?: "personal" | "shared" | "account"
  /** Those in use (true) or switched off (false). */
  active?: boolean
  group_id?: number
  /** By position unless said otherwise. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "position"
  /** asc for title and position, desc for times and usage unless said otherwise. */
  sort_order?: "asc" | "desc"
}

export interface View {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  execution?: { [k: string]: unknown }
  conditions?: { [k: string]: unknown }
  restriction?: { [k: string]: unknown } | null
  raw_title?: string
  created_at?: string
  updated_at?: string
}

/** Params of views.get. */
export interface ViewsGetParams {
  view_id: number
}

/** Params of macros.list. */
export interface MacrosListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Whose they are: the user's own, shared, or the account's. */
  access?: "personal" | "shared" | "account"
  /** Those in use (true) or switched off (false). */
  active?: boolean
  category?: number
  group_id?: number
  /** Only those that can be applied to tickets, not all that the user manages. */
  only_viewable?: boolean
  /** By title unless said otherwise. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "position"
  /** asc for title and position, desc for times and usage unless said otherwise. */
  sort_order?: "asc" | "desc"
}

export interface Macro {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  actions?: { [k: string]: unknown }[]
  restriction?: { [k: string]: unknown } | null
  raw_title?: string
  created_at?: string
  updated_at?: string
}

/** Params of macros.get. */
export interface MacrosGetParams {
  macro_id: number
}

/** Params of triggers.list. */
export interface TriggersListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Those in use (true) or switched off (false). */
  active?: boolean
  category_id?: string
  /** By position unless said otherwise. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "usage_1h" | "usage_24h" | "usage_7d"
  /** asc for title and position, desc for times and usage unless said otherwise. */
  sort_order?: "asc" | "desc"
  /** What pages by cursor are sorted by. */
  sort?: "alphabetical" | "created_at" | "updated_at" | "position"
}

export interface Trigger {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  conditions?: { [k: string]: unknown }
  actions?: { [k: string]: unknown }[]
  raw_title?: string
  category_id?: string
  created_at?: string
  updated_at?: string
}

/** Params of triggers.get. */
export interface TriggersGetParams {
  trigger_id: number
}

/** Params of automations.list. */
export interface AutomationsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** Those in use (true) or switched off (false). */
  active?: boolean
  /** By position unless said otherwise. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "usage_1h" | "usage_24h" | "usage_7d"
  /** asc for title and position, desc for times and usage unless said otherwise. */
  sort_order?: "asc" | "desc"
}

export interface Automation {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  conditions?: { [k: string]: unknown }
  actions?: { [k: string]: unknown }[]
  raw_title?: string
  created_at?: string
  updated_at?: string
}

/** Params of automations.get. */
export interface AutomationsGetParams {
  automation_id: number
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface Tag {
  name: string
  count?: number
}

/** Searchable fields of tags, in hosted mode. */
export interface TagsSearchFields {
  count: number | null
  name: string | null
}

/** Params of satisfaction_ratings.list. */
export interface SatisfactionRatingsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** received is good and bad, with a comment or without. */
  score?: "offered" | "unoffered" | "received" | "good" | "bad"
  /** The oldest rating's time, in seconds since 1970. */
  start_time?: number
  /** The newest rating's time, in seconds since 1970. */
  end_time?: number
}

export interface SatisfactionRating {
  id: number
  url?: string
  assignee_id?: number | null
  group_id?: number | null
  requester_id?: number
  ticket_id?: number
  score?: string
  comment?: string | null
  reason?: string | null
  reason_id?: number | null
  reason_code?: number | null
  created_at?: string
  updated_at?: string
}

/** Params of satisfaction_ratings.get. */
export interface SatisfactionRatingsGetParams {
  satisfaction_rating_id: number
}

/** Searchable fields of satisfaction_ratings, in hosted mode. */
export interface SatisfactionRatingsSearchFields {
  assignee_id: number | null
  comment: string | null
  created_at: string | null
  group_id: number | null
  id: number | null
  reason: string | null
  reason_id: number | null
  requester_id: number | null
  score: string | null
  ticket_id: number | null
  updated_at: string | null
  url: string | null
}

/** Params of group_memberships.list. */
export interface GroupMembershipsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface GroupMembership {
  id: number
  url?: string
  user_id?: number
  group_id?: number
  default?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of organization_memberships.list. */
export interface OrganizationMembershipsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
}

export interface OrganizationMembership {
  id: number
  url?: string
  user_id?: number
  organization_id?: number
  default?: boolean | null
  organization_name?: string
  view_tickets?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of sla_policies.list. */
export interface SlaPoliciesListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
}

export interface SlaPolicy {
  id: number
  url?: string
  title?: string
  description?: string
  position?: number
  filter?: { [k: string]: unknown }
  policy_metrics?: { [k: string]: unknown }[]
  created_at?: string
  updated_at?: string
}

/** Params of sla_policies.get. */
export interface SlaPoliciesGetParams {
  sla_policy_id: number
}

/** Params of ticket_forms.list. */
export interface TicketFormsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Those in use (true) or switched off (false). */
  active?: boolean
  /** Those that customers see (true) or do not see (false). */
  end_user_visible?: boolean
}

export interface TicketForm {
  id: number
  url?: string
  name?: string
  display_name?: string
  raw_name?: string
  raw_display_name?: string
  position?: number
  active?: boolean
  end_user_visible?: boolean
  default?: boolean
  in_all_brands?: boolean
  restricted_brand_ids?: number[]
  ticket_field_ids?: number[]
  agent_conditions?: { [k: string]: unknown }[]
  end_user_conditions?: { [k: string]: unknown }[]
  created_at?: string
  updated_at?: string
}

/** Params of ticket_forms.get. */
export interface TicketFormsGetParams {
  ticket_form_id: number
}

/** Searchable fields of ticket_forms, in hosted mode. */
export interface TicketFormsSearchFields {
  active: boolean | null
  agent_conditions: unknown[] | null
  created_at: string | null
  default: boolean | null
  display_name: string | null
  end_user_conditions: unknown[] | null
  end_user_visible: boolean | null
  id: number | null
  in_all_brands: boolean | null
  name: string | null
  position: number | null
  raw_display_name: string | null
  raw_name: string | null
  restricted_brand_ids: unknown[] | null
  ticket_field_ids: unknown[] | null
  updated_at: string | null
  url: string | null
}

/** Params of articles.list. */
export interface ArticlesListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  /** By position unless said otherwise. */
  sort_by?: "created_at" | "updated_at" | "title" | "position"
  /** Of pages by number, asc unless said otherwise. */
  sort_order?: "asc" | "desc"
}

export interface Article {
  id: number
  url?: string
  html_url?: string
  title?: string
  body?: string | null
  locale?: string
  author_id?: number
  section_id?: number | null
  created_at?: string
  updated_at?: string
  vote_sum?: number
  vote_count?: number
  label_names?: string[]
  draft?: boolean
  promoted?: boolean
  position?: number
}

/** Params of articles.get. */
export interface ArticlesGetParams {
  id: number
}

/** Params of article_attachments.list. */
export interface ArticleAttachmentsListParams {
  /** Zendesk refuses pages after the 100th, and those beyond the first 10,000 records. (at least 1) */
  page?: number
  /** 100 unless said otherwise, 30 for articles. (1 to 100) */
  per_page?: number
  /** Instead of per_page: answers then continue by cursor, past any number. (1 to 100) */
  "page[size]"?: number
  /** The cursor that the page before names as next. Together with page[size]. */
  "page[after]"?: string
  article_id: number
}

export interface ArticleAttachment {
  id: number
  url?: string
  article_id?: number | null
  file_name?: string
  content_type?: string
  content_url?: string
  size?: number
  inline?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of article_attachments.get. */
export interface ArticleAttachmentsGetParams {
  article_id: number
  attachment_id: number
}

/** Params of article_attachments.download. */
export interface ArticleAttachmentsDownloadParams {
  /** A part of the file, such as bytes=0-1023. */
  range_header?: string
  article_id: number
  attachment_id: number
}

/** Credentials by auth variant. */
export interface ZendeskSupportCredentials {
  oauth: ZendeskSupportOauthCredentials
  api_token: ZendeskSupportApiTokenCredentials
}

/** Zendesk account */
export interface ZendeskSupportOauthCredentials {
  access_token: string
  expires_at?: string
  refresh_token?: string
  client_id?: string
  client_secret?: string
}

/** API token */
export interface ZendeskSupportApiTokenCredentials {
  email: string
  api_token: string
}

export interface ZendeskSupportConfig {
  /** What stands before .zendesk.com in the account's address. */
  subdomain: string
}
