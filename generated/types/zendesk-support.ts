// Generated from definitions/zendesk-support.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Zendesk Support */
    "zendesk-support": ZendeskSupport
  }
}

export type TicketStatus = ("new" | "open" | "pending" | "hold" | "solved" | "closed")

/** Value of the field: text, number, boolean or list. */
export type FieldValue = unknown

export type UserRole = ("end-user" | "agent" | "admin")

/**
 * Zendesk Support. Tickets with their comments, audits and metrics, users, organizations, business rules, and help
 * center articles. Read-only.
 */
export interface ZendeskSupport {
  operations: ZendeskSupportOperations
  credentials: ZendeskSupportCredentials
  config: ZendeskSupportConfig
}

/** What can be called, by entity and action. */
export interface ZendeskSupportOperations {
  /** A ticket: a support request of a customer. */
  tickets: {
    /** Lists tickets that are not archived. Zendesk archives closed tickets after about 120 days. */
    list: {
      params: TicketsListParams
      records: Ticket[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a ticket, archived or not. To read its conversation, use `ticket_comments.list`. */
    get: {
      params: TicketsGetParams
      records: Ticket
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** A user: a customer (end user), agent or admin. */
  users: {
    /** Lists the users of the account: customers, agents and admins. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a user by ID. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** An organization: a company or department that users belong to. */
  organizations: {
    /** Lists the organizations of the account. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets an organization with its domains, tags and fields. */
    get: {
      params: OrganizationsGetParams
      records: Organization
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** A group of agents that tickets are assigned to. */
  groups: {
    /** Lists the groups of agents. Includes deleted groups unless `exclude_deleted` is `true`. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a group by ID. To list its agents, use `group_memberships.list`. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A comment on a ticket, by a customer or agent. */
  ticket_comments: {
    /** Lists the comments on a ticket, oldest first: public replies and internal notes. */
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
  /** An attachment of a ticket comment. */
  attachments: {
    /** Gets the name, size in bytes, type and URL of an attachment. Its content is not included. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Downloads an attachment of a comment, as a stream. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** An audit of a ticket: one update with all its changes. */
  ticket_audits: {
    /**
     * Lists the audits of a ticket. Without a ticket, lists the audits of all unarchived tickets, newest first, for
     * admins only.
     */
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
  /** Metrics of a ticket: times to reply and resolve, in calendar and business minutes. */
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
  /** A ticket field, built-in or custom. */
  ticket_fields: {
    /** Lists ticket fields. Zendesk may return all of them regardless of the page. */
    list: {
      params: TicketFieldsListParams
      records: TicketField[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a ticket field with its type and options. */
    get: {
      params: TicketFieldsGetParams
      records: TicketField
      meta: {}
    }
    search: {
      fields: TicketFieldsSearchFields
    }
  }
  /** A brand of the account, with its own help center and tickets. */
  brands: {
    /** Lists the brands of the account, sorted by name. */
    list: {
      params: BrandsListParams
      records: Brand[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a brand with its URL, logo and help center state. */
    get: {
      params: BrandsGetParams
      records: Brand
      meta: {}
    }
    search: {
      fields: BrandsSearchFields
    }
  }
  /** A view: a saved filter of tickets. */
  views: {
    /** Lists the views that the user can see, with their conditions. Their tickets are not included. */
    list: {
      params: ViewsListParams
      records: View[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a view with its conditions and columns. Its tickets are not included. */
    get: {
      params: ViewsGetParams
      records: View
      meta: {}
    }
  }
  /** A macro: a reply or set of changes that agents apply to tickets. */
  macros: {
    /** Lists the macros that the user can see. Admins see all macros. */
    list: {
      params: MacrosListParams
      records: Macro[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a macro with its actions. */
    get: {
      params: MacrosGetParams
      records: Macro
      meta: {}
    }
  }
  /** A trigger: a rule that acts on tickets when they are created or updated. */
  triggers: {
    /** Lists the triggers of the account with their conditions and actions. */
    list: {
      params: TriggersListParams
      records: Trigger[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a trigger with its conditions and actions. */
    get: {
      params: TriggersGetParams
      records: Trigger
      meta: {}
    }
  }
  /** An automation: a rule that acts on tickets after a time. */
  automations: {
    /** Lists the automations of the account with their conditions and actions. */
    list: {
      params: AutomationsListParams
      records: Automation[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets an automation with its conditions and actions. */
    get: {
      params: AutomationsGetParams
      records: Automation
      meta: {}
    }
  }
  /** A ticket tag with the number of tickets that have it. Tags have no ID. */
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
  /** A satisfaction rating of a solved ticket, given or requested. */
  satisfaction_ratings: {
    /**
     * Lists the satisfaction ratings of solved tickets, including requested ones without an answer. For admins only.
     */
    list: {
      params: SatisfactionRatingsListParams
      records: SatisfactionRating[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a satisfaction rating with its score and comment. */
    get: {
      params: SatisfactionRatingsGetParams
      records: SatisfactionRating
      meta: {}
    }
    search: {
      fields: SatisfactionRatingsSearchFields
    }
  }
  /** A group membership: an agent in a group. */
  group_memberships: {
    /** Lists group memberships: agents and their groups, by ID. */
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
  /** An organization membership: a user in an organization. */
  organization_memberships: {
    /** Lists organization memberships: users and their organizations, by ID. */
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
  /**
   * An SLA policy with targets for replies and resolution. For admins on Support Professional or Suite Growth plans and
   * above.
   */
  sla_policies: {
    /** Lists SLA policies. Zendesk may return all of them regardless of the page. */
    list: {
      params: SlaPoliciesListParams
      records: SlaPolicy[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets an SLA policy with its filter and targets. */
    get: {
      params: SlaPoliciesGetParams
      records: SlaPolicy
      meta: {}
    }
  }
  /** A ticket form: a set of ticket fields for one type of request. */
  ticket_forms: {
    /** Lists ticket forms. Zendesk may return all of them regardless of the page. */
    list: {
      params: TicketFormsListParams
      records: TicketForm[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a ticket form with its fields and their conditions. */
    get: {
      params: TicketFormsGetParams
      records: TicketForm
      meta: {}
    }
    search: {
      fields: TicketFormsSearchFields
    }
  }
  /** A help center article in one language. */
  articles: {
    /** Lists the help center articles that the user can see, with their text as HTML. */
    list: {
      params: ArticlesListParams
      records: Article[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a help center article with its text as HTML. */
    get: {
      params: ArticlesGetParams
      records: Article
      meta: {}
    }
  }
  /** An attachment of an article. */
  article_attachments: {
    /** Lists the attachments of an article, including inline images. */
    list: {
      params: ArticleAttachmentsListParams
      records: ArticleAttachment[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets the name, size in bytes, type and URL of an article attachment. Its content is not included. */
    get: {
      params: ArticleAttachmentsGetParams
      records: ArticleAttachment
      meta: {}
    }
    /** Downloads an attachment of an article, as a stream. */
    download: {
      params: ArticleAttachmentsDownloadParams
      file: true
    }
  }
}

/** Params of tickets.list. */
export interface TicketsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Filters by external ID, which several tickets can share. */
  external_id?: string
  /** Sort field with page numbers. */
  sort_by?:
    | "assignee"
    | "assignee.name"
    | "created_at"
    | "group"
    | "id"
    | "requester"
    | "requester.name"
    | "status"
    | "subject"
    | "updated_at"
  /** Sort direction with page numbers. Defaults to `asc`. */
  sort_order?: "asc" | "desc"
  /** Sort field with cursors. Prefix `-` for descending order. */
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
  custom_fields?: FieldEntry[]
  satisfaction_rating?: TicketRating | null
  sharing_agreement_ids?: number[]
  custom_status_id?: number | null
  fields?: FieldEntry[]
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
  via?: Via
}

export interface FieldEntry {
  id?: number | null
  value?: FieldValue
}

export interface TicketRating {
  score?: string | null
  id?: number | null
  comment?: string | null
  reason?: string | null
  reason_id?: number | null
}

export interface Via {
  channel?: string | null
  source?: ViaSource | null
}

export interface ViaSource {
  from?: ViaParty | null
  to?: ViaParty | null
  rel?: string | null
}

export interface ViaParty {
  id?: string | number | null
  name?: string | null
  address?: string | null
  title?: string | null
  subject?: string | null
  ticket_id?: number | null
  deleted?: boolean | null
  phone?: string | null
  formatted_phone?: string | null
  profile_url?: string | null
  username?: string | null
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** ID (number) of the ticket. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Filters by role. `end-user` means customer. */
  role?: "end-user" | "agent" | "admin"
  /** Filters by external ID. */
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
  photo?: Attachment | null
  user_fields?: FieldValues
  last_login_at?: string | null
  two_factor_auth_enabled?: boolean | null
  iana_time_zone?: string
  permanently_deleted?: boolean
  created_at?: string
  updated_at?: string
}

export interface Attachment {
  id: number
  file_name?: string
  content_url?: string
  mapped_content_url?: string
  content_type?: string
  size?: number
  width?: string | number | null
  height?: string | number | null
  inline?: boolean
  deleted?: boolean
  malware_access_override?: boolean
  malware_scan_result?: string
  url?: string
  thumbnails?: Thumbnail[]
}

export interface Thumbnail {
  id?: number | null
  file_name?: string | null
  content_url?: string | null
  mapped_content_url?: string | null
  content_type?: string | null
  size?: number | null
  width?: string | number | null
  height?: string | number | null
  inline?: boolean | null
  deleted?: boolean | null
  url?: string | null
}

/** Field values by field key. */
export interface FieldValues {
  [k: string]: FieldValue
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  organization_fields?: FieldValues | null
  created_at?: string
  updated_at?: string
  deleted_at?: string | null
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** ID of the organization, as `organizations.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Whether to leave out deleted groups. Defaults to `false`. (default false) */
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
  /** ID of the group, as `groups.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** ID (number) of the ticket. */
  ticket_id: number
  /** Whether to include inline images in the attachments. Defaults to `false`. (default false) */
  include_inline_images?: boolean
  /** Sort direction with page numbers. Defaults to `asc`. */
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
  via?: Via
  metadata?: Metadata
  created_at?: string
}

export interface Metadata {
  system?: SystemMetadata | null
  custom?: FieldValues | null
  flags?: number[] | null
  trusted?: boolean | null
}

export interface SystemMetadata {
  client?: string | null
  ip_address?: string | null
  location?: string | null
  latitude?: number | null
  longitude?: number | null
  message_id?: string | null
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
  /** ID of the attachment, as `ticket_comments.list` returns it. */
  attachment_id: number
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** Byte range of the file to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the attachment, as `ticket_comments.list` returns it. */
  attachment_id: number
}

/** Params of ticket_audits.list. */
export interface TicketAuditsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** ID (number) of the ticket to list audits of. */
  ticket_id?: number
  /** The cursor of the previous page, when neither `ticket_id` nor `page[size]` is set. */
  cursor?: string
}

export interface TicketAudit {
  id: number
  ticket_id?: number
  author_id?: number
  metadata?: Metadata
  via?: Via
  events?: AuditEvent[]
  created_at?: string
}

export interface AuditEvent {
  id?: number | null
  type?: string | null
  field_name?: string | null
  value?: FieldValue
  previous_value?: FieldValue
  author_id?: number | null
  body?: string | null
  html_body?: string | null
  plain_body?: string | null
  public?: boolean | null
  attachments?: Attachment[] | null
  audit_id?: number | null
  subject?: string | null
  recipients?: number[] | null
  via?: Via | null
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Language of `title_in_portal` in the response. */
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
  custom_field_options?: FieldOption[]
  system_field_options?: FieldOption[]
  custom_statuses?: CustomStatus[]
  sub_type_id?: number
  removable?: boolean
  agent_description?: string | null
  created_at?: string
  updated_at?: string
}

export interface FieldOption {
  id?: number | null
  name?: string | null
  raw_name?: string | null
  value?: string | null
  position?: number | null
  default?: boolean | null
  url?: string | null
}

export interface CustomStatus {
  id?: number | null
  status_category?: string | null
  agent_label?: string | null
  end_user_label?: string | null
  description?: string | null
  end_user_description?: string | null
  active?: boolean | null
  default?: boolean | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of ticket_fields.get. */
export interface TicketFieldsGetParams {
  /** ID of the ticket field, as `ticket_fields.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  /** ID of the brand, as `brands.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Filters by access: the user's own, shared, or the account's. */
  access?: "personal" | "shared" | "account"
  /** Whether to return only active (`true`) or only inactive (`false`) ones. */
  active?: boolean
  /** ID of the group to list views of. */
  group_id?: number
  /** Sort field. Defaults to `position`. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "position"
  /** Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage. */
  sort_order?: "asc" | "desc"
}

export interface View {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  execution?: ViewExecution
  conditions?: Conditions
  restriction?: Restriction | null
  raw_title?: string
  created_at?: string
  updated_at?: string
}

export interface ViewExecution {
  columns?: ViewColumn[] | null
  fields?: ViewColumn[] | null
  custom_fields?: ViewColumn[] | null
  group?: ViewColumn | null
  sort?: ViewColumn | null
  group_by?: string | null
  group_order?: string | null
  sort_by?: string | null
  sort_order?: string | null
}

export interface ViewColumn {
  id?: string | number | null
  title?: string | null
  order?: string | null
  type?: string | null
  url?: string | null
}

export interface Conditions {
  all?: Condition[] | null
  any?: Condition[] | null
}

export interface Condition {
  field?: string | null
  operator?: string | null
  value?: FieldValue
}

export interface Restriction {
  type?: string | null
  id?: number | null
  ids?: number[] | null
}

/** Params of views.get. */
export interface ViewsGetParams {
  /** ID of the view, as `views.list` returns it. */
  view_id: number
}

/** Params of macros.list. */
export interface MacrosListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Filters by access: the user's own, shared, or the account's. */
  access?: "personal" | "shared" | "account"
  /** Whether to return only active (`true`) or only inactive (`false`) ones. */
  active?: boolean
  /** ID of the category to list macros of. */
  category?: number
  /** ID of the group to list macros of. */
  group_id?: number
  /** Whether to return only macros that can be applied to tickets, instead of all macros that the user manages. */
  only_viewable?: boolean
  /** Sort field. Defaults to the title. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "position"
  /** Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage. */
  sort_order?: "asc" | "desc"
}

export interface Macro {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  actions?: Action[]
  restriction?: Restriction | null
  raw_title?: string
  created_at?: string
  updated_at?: string
}

export interface Action {
  field?: string | null
  value?: FieldValue
}

/** Params of macros.get. */
export interface MacrosGetParams {
  /** ID of the macro, as `macros.list` returns it. */
  macro_id: number
}

/** Params of triggers.list. */
export interface TriggersListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Whether to return only active (`true`) or only inactive (`false`) ones. */
  active?: boolean
  /** ID of the trigger category to list triggers of. */
  category_id?: string
  /** Sort field. Defaults to `position`. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "usage_1h" | "usage_24h" | "usage_7d"
  /** Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage. */
  sort_order?: "asc" | "desc"
  /** Sort field with cursors. */
  sort?: "alphabetical" | "created_at" | "updated_at" | "position"
}

export interface Trigger {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  description?: string | null
  conditions?: Conditions
  actions?: Action[]
  raw_title?: string
  category_id?: string
  created_at?: string
  updated_at?: string
}

/** Params of triggers.get. */
export interface TriggersGetParams {
  /** ID of the trigger, as `triggers.list` returns it. */
  trigger_id: number
}

/** Params of automations.list. */
export interface AutomationsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Whether to return only active (`true`) or only inactive (`false`) ones. */
  active?: boolean
  /** Sort field. Defaults to `position`. */
  sort_by?: "alphabetical" | "created_at" | "updated_at" | "usage_1h" | "usage_24h" | "usage_7d"
  /** Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage. */
  sort_order?: "asc" | "desc"
}

export interface Automation {
  id: number
  url?: string
  title?: string
  active?: boolean
  position?: number
  conditions?: Conditions
  actions?: Action[]
  raw_title?: string
  created_at?: string
  updated_at?: string
}

/** Params of automations.get. */
export interface AutomationsGetParams {
  /** ID of the automation, as `automations.list` returns it. */
  automation_id: number
}

/** Params of tags.list. */
export interface TagsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Filters by score. `received` means good or bad, with or without a comment. */
  score?: "offered" | "unoffered" | "received" | "good" | "bad"
  /** Time of the oldest rating, in Unix seconds. */
  start_time?: number
  /** Time of the newest rating, in Unix seconds. */
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
  /** ID of the rating, as `satisfaction_ratings.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
}

export interface SlaPolicy {
  id: number
  url?: string
  title?: string
  description?: string
  position?: number
  filter?: Conditions
  policy_metrics?: SlaMetric[]
  created_at?: string
  updated_at?: string
}

export interface SlaMetric {
  priority?: string | null
  metric?: string | null
  target?: number | null
  target_in_seconds?: number | null
  business_hours?: boolean | null
}

/** Params of sla_policies.get. */
export interface SlaPoliciesGetParams {
  /** ID of the SLA policy, as `sla_policies.list` returns it. */
  sla_policy_id: number
}

/** Params of ticket_forms.list. */
export interface TicketFormsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /** Whether to return only active (`true`) or only inactive (`false`) ones. */
  active?: boolean
  /** Whether to return only forms that customers can see (`true`) or cannot see (`false`). */
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
  agent_conditions?: FormCondition[]
  end_user_conditions?: FormCondition[]
  created_at?: string
  updated_at?: string
}

export interface FormCondition {
  parent_field_id?: number | null
  parent_field_type?: string | null
  value?: FieldValue
  child_fields?: FormField[] | null
}

export interface FormField {
  id?: number | null
  is_required?: boolean | null
  required_on_statuses?: RequiredOn | null
}

export interface RequiredOn {
  type?: string | null
  statuses?: string[] | null
}

/** Params of ticket_forms.get. */
export interface TicketFormsGetParams {
  /** ID of the ticket form, as `ticket_forms.list` returns it. */
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
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** Sort field. Defaults to `position`. */
  sort_by?: "created_at" | "updated_at" | "title" | "position"
  /** Sort direction with page numbers. Defaults to `asc`. */
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
  /** ID of the article, as `articles.list` returns it. */
  id: number
}

/** Params of article_attachments.list. */
export interface ArticleAttachmentsListParams {
  /**
   * Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000. (at least 1)
   */
  page?: number
  /** Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles. (1 to 100) */
  per_page?: number
  /**
   * Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length. (1
   * to 100)
   */
  "page[size]"?: number
  /** The cursor of the previous page. Use it together with `page[size]`. */
  "page[after]"?: string
  /** ID of the article, as `articles.list` returns it. */
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
  /** ID of the article, as `articles.list` returns it. */
  article_id: number
  /** ID of the attachment, as `article_attachments.list` returns it. */
  attachment_id: number
}

/** Params of article_attachments.download. */
export interface ArticleAttachmentsDownloadParams {
  /** Byte range of the file to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the article, as `articles.list` returns it. */
  article_id: number
  /** ID of the attachment, as `article_attachments.list` returns it. */
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
  /** Subdomain of your Zendesk account: the part before `.zendesk.com`. */
  subdomain: string
}
