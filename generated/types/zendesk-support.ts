// Generated from definitions/zendesk-support.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
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
 * Zendesk Support. Tickets with their comments, audits and metrics, users, organizations, groups, business rules, and
 * help center articles.
 */
export interface ZendeskSupport {
  operations: ZendeskSupportOperations
  credentials: ZendeskSupportCredentials
  config: ZendeskSupportConfig
}

/** The operations, by entity and action. */
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
    /**
     * Creates a ticket with its first comment. Zendesk may notify the requester by email. Without a requester, the
     * authenticated user is the requester.
     */
    create: {
      params: TicketsCreateParams
      records: Ticket
      meta: {}
    }
    /**
     * Updates a ticket: `status` solves it, `assignee_id` assigns it, `comment` adds a comment with the same update.
     * Closed tickets cannot be changed.
     */
    update: {
      params: TicketsUpdateParams
      records: Ticket
      meta: {}
    }
    /** Deletes a ticket. For 30 days, `tickets.restore` restores it. Zendesk then deletes it permanently. */
    delete: {
      params: TicketsDeleteParams
      records: Ticket
      meta: {}
    }
    /**
     * Searches tickets in Zendesk's search syntax, such as `status<solved priority:urgent`. Returns up to 1,000. New
     * tickets are found after a few minutes.
     */
    api_search: {
      params: TicketsApiSearchParams
      records: Ticket[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Restores a deleted ticket. `deleted_tickets.list` lists the deleted tickets of the last 30 days. */
    restore: {
      params: TicketsRestoreParams
      records: null
      meta: {}
    }
    /** Adds tags to a ticket and keeps the tags it has. Returns all tags of the ticket. */
    add_tags: {
      params: TicketsAddTagsParams
      records: TicketTags
      meta: {}
    }
    /** Removes tags from a ticket. Other tags stay. */
    remove_tags: {
      params: TicketsRemoveTagsParams
      records: null
      meta: {}
    }
    /**
     * Merges tickets into a ticket, with their attachments, and closes the merged ones. This cannot be undone. Waits
     * for the job and returns it.
     */
    merge: {
      params: TicketsMergeParams
      records: JobStatus
      meta: {}
    }
    /**
     * Makes the same changes to up to 100 tickets, and waits for the job. Its `results` say of each ticket whether it
     * was updated. For different changes, use `ticket_batches.update`.
     */
    update_many: {
      params: TicketsUpdateManyParams
      records: JobStatus
      meta: {}
    }
    /** Deletes up to 100 tickets, and waits for the job. For 30 days, `tickets.restore` restores them. */
    delete_many: {
      params: TicketsDeleteManyParams
      records: JobStatus
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** A ticket in a batch: whether it was written. */
  ticket_batches: {
    /** Creates up to 100 tickets in a batch, and waits for the job. Reports for each ticket whether it was created. */
    create: {
      params: TicketBatchesCreateParams
      records: WrittenTicket[]
      meta: {
        job_status: string | null
        message: string | null
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /**
     * Updates up to 100 tickets in a batch, each with its own changes, and waits for the job. Reports for each ticket
     * whether it was updated. For the same changes to all, use `tickets.update_many`.
     */
    update: {
      params: TicketBatchesUpdateParams
      records: WrittenTicket[]
      meta: {
        job_status: string | null
        message: string | null
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
  }
  /** The status of a job: work on many records that Zendesk does in the background. */
  job_statuses: {
    /** Gets the status of a job with its results. Zendesk keeps it for a day. */
    get: {
      params: JobStatusesGetParams
      records: JobStatus
      meta: {}
    }
  }
  /** A deleted ticket that can still be restored. */
  deleted_tickets: {
    /**
     * Lists the tickets deleted in the last 30 days, oldest first, without archived ones. To restore one, use
     * `tickets.restore`.
     */
    list: {
      params: DeletedTicketsListParams
      records: DeletedTicket[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
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
    /**
     * Creates a user: an end user, unless `role` says otherwise. Zendesk sends a verification email unless
     * `skip_verify_email` is `true`. Fails if another user has the email address.
     */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Updates a user. A new email address is added to the identities. It does not become the primary one. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Deletes a user and the associated records. This cannot be undone. For admins, or agents with permission. */
    delete: {
      params: UsersDeleteParams
      records: User
      meta: {}
    }
    /** Searches users by name, email address, phone or notes, or by external ID. Returns up to 10,000. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Creates a user, or updates the user with the same email address or external ID. */
    create_or_update: {
      params: UsersCreateOrUpdateParams
      records: User
      meta: {}
    }
    /**
     * Merges an end user into another end user, who gets the tickets and identities. This cannot be undone. Returns the
     * user who stays.
     */
    merge: {
      params: UsersMergeParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The user whose credentials the connector has. */
  current_user: {
    /** Gets the authenticated user. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
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
    /** Creates an organization. Fails if another organization has the name. */
    create: {
      params: OrganizationsCreateParams
      records: Organization
      meta: {}
    }
    /** Updates an organization. Admins can change all fields, agents `notes` only. */
    update: {
      params: OrganizationsUpdateParams
      records: Organization
      meta: {}
    }
    /** Deletes an organization. */
    delete: {
      params: OrganizationsDeleteParams
      records: Organization
      meta: {}
    }
    /**
     * Searches organizations in Zendesk's search syntax, or by exact name or external ID. A query returns up to 1,000.
     */
    api_search: {
      params: OrganizationsApiSearchParams
      records: Organization[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Creates an organization, or updates the one with the same ID or external ID. A name alone does not match. */
    create_or_update: {
      params: OrganizationsCreateOrUpdateParams
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
    /** Creates a group of agents. For admins. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Updates a group. For admins. A private group cannot become public. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group. `groups.list` then returns it as deleted. */
    delete: {
      params: GroupsDeleteParams
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
    /**
     * Creates a comment on a ticket: a public reply, or an internal note if `public` is `false`. Returns the audit of
     * the ticket. Its event of type `Comment` has the ID of the comment.
     */
    create: {
      params: TicketCommentsCreateParams
      records: TicketAudit
      meta: {}
    }
    /** Makes a public comment an internal note. This cannot be undone. */
    make_private: {
      params: TicketCommentsMakePrivateParams
      records: null
      meta: {}
    }
    search: {
      fields: TicketCommentsSearchFields
    }
  }
  /** An uploaded file, to be attached to a comment by its token. */
  uploads: {
    /**
     * Uploads a file. Its token attaches it to a comment: see `uploads` of `ticket_comments.create` and
     * `tickets.create`.
     */
    create: {
      params: UploadsCreateParams
      records: Upload
      meta: {}
    }
    /** Deletes an upload that no comment has attached yet. */
    delete: {
      params: UploadsDeleteParams
      records: Upload
      meta: {}
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
  /** A field that the account added to users. */
  user_fields: {
    /** Lists the custom fields of users with their types and options. */
    list: {
      params: UserFieldsListParams
      records: AccountField[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a custom field of users with its type and options. */
    get: {
      params: UserFieldsGetParams
      records: AccountField
      meta: {}
    }
  }
  /** A field that the account added to organizations. */
  organization_fields: {
    /** Lists the custom fields of organizations with their types and options. */
    list: {
      params: OrganizationFieldsListParams
      records: AccountField[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
    }
    /** Gets a custom field of organizations with its type and options. */
    get: {
      params: OrganizationFieldsGetParams
      records: AccountField
      meta: {}
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
    /** Counts the tickets in a view, approximately. The count of a large view can be 90 minutes old. */
    count: {
      params: ViewsCountParams
      records: ViewCount
      meta: {}
    }
  }
  /** A ticket in a view. */
  view_tickets: {
    /** Lists the tickets in a view, in its order unless `sort_by` says otherwise. */
    list: {
      params: ViewTicketsListParams
      records: Ticket[]
      meta: {
        next_page: string | null
        previous_page: string | null
        count: number | null
      }
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
    /**
     * Gets the changes that a macro would make to a ticket, without changing it. Pass them on to `tickets.update`. With
     * `ticket_id`, returns the whole ticket as it would be, its placeholders filled.
     */
    apply: {
      params: MacrosApplyParams
      records: MacroChanges
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
    /** Gets a group membership by its ID. */
    get: {
      params: GroupMembershipsGetParams
      records: GroupMembership
      meta: {}
    }
    /** Adds an agent to a group. */
    create: {
      params: GroupMembershipsCreateParams
      records: GroupMembership
      meta: {}
    }
    /** Removes an agent from a group. Zendesk unassigns the agent's open tickets in the group. */
    delete: {
      params: GroupMembershipsDeleteParams
      records: GroupMembership
      meta: {}
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
    /** Gets an organization membership by its ID. */
    get: {
      params: OrganizationMembershipsGetParams
      records: OrganizationMembership
      meta: {}
    }
    /** Adds a user to an organization. Fails if the user already belongs to it. */
    create: {
      params: OrganizationMembershipsCreateParams
      records: OrganizationMembership
      meta: {}
    }
    /** Removes a user from an organization. The user's open tickets lose the organization. */
    delete: {
      params: OrganizationMembershipsDeleteParams
      records: OrganizationMembership
      meta: {}
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
  /** The ticket's ID. */
  id: number
  /** The ticket's address in the API. */
  url?: string
  /** Your own ID for the ticket. Null if not set. */
  external_id?: string | null
  /** The type of ticket, such as problem, incident, question or task. */
  type?: string | null
  /** The ticket's subject. */
  subject?: string | null
  /** The subject with dynamic content placeholders unresolved. */
  raw_subject?: string | null
  /** The text of the ticket's first comment. */
  description?: string
  /** The ticket's urgency. Null if not set. */
  priority?: string | null
  /** The ticket's status, from new to closed. */
  status?: TicketStatus
  /** The support address the ticket was first sent to. */
  recipient?: string | null
  /** The ID of the user who asked for help. */
  requester_id: number
  /** The ID of the user who submitted the ticket. */
  submitter_id?: number
  /** The ID of the agent assigned. Null if unassigned. */
  assignee_id?: number | null
  /** The ID of the requester's organization. Null if none. */
  organization_id?: number | null
  /** The ID of the group assigned. Null if none. */
  group_id?: number | null
  /** The IDs of the users copied on the ticket. */
  collaborator_ids?: number[]
  /** The IDs of the agents following the ticket. */
  follower_ids?: number[]
  /** The IDs of the users copied by email. */
  email_cc_ids?: number[]
  /** The ID of the forum topic the ticket came from. Deprecated. */
  forum_topic_id?: number | null
  /** The ID of the problem an incident belongs to. Null for other tickets. */
  problem_id?: number | null
  /** Whether the ticket is a problem with incidents linked to it. */
  has_incidents?: boolean
  /** Whether the ticket has a public comment. */
  is_public?: boolean
  /** The due time of a task, in ISO 8601 format. Null for others. */
  due_at?: string | null
  /** The tags on the ticket. */
  tags?: string[]
  /** The values of the ticket's custom fields, by field ID. */
  custom_fields?: FieldEntry[]
  satisfaction_rating?: TicketRating | null
  /** The IDs of the sharing agreements used for the ticket. */
  sharing_agreement_ids?: number[]
  /** The ID of the ticket's custom status. */
  custom_status_id?: number | null
  /** The values of the ticket's custom fields. Same as custom_fields. */
  fields?: FieldEntry[]
  /** The IDs of the follow-up tickets made from a closed ticket. */
  followup_ids?: number[]
  /** The ID of the ticket form used. Null if none. */
  ticket_form_id?: number | null
  /** The ID of a ticket form used and since deleted. */
  deleted_ticket_form_id?: number | null
  /** The ID of the brand the ticket belongs to. */
  brand_id?: number
  /** Whether replies go back to the channel. Applies to channel integrations. */
  allow_channelback?: boolean
  /** Whether agents may attach files to the ticket. */
  allow_attachments?: boolean
  /** Whether the ticket came from a messaging channel. */
  from_messaging_channel?: boolean
  /** The time of the last update of any kind, as a Unix timestamp. */
  generated_timestamp?: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The channel the ticket came through. */
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

/**
 * Params of tickets.create. Takes only one of requester_id, requester. Takes only one of assignee_id, assignee_email.
 */
export interface TicketsCreateParams {
  /** Subject of the ticket. */
  subject?: string
  /** First comment on the ticket. */
  comment: {
    /** Text of the comment. */
    body?: string
    /** Text of the comment as HTML, in place of `body`. */
    html_body?: string
    /** Whether the requester sees the comment. `false` makes an internal note. */
    public?: boolean
    /** ID of the author. Defaults to the authenticated user. */
    author_id?: number
    /** Tokens of files to attach, as `uploads.create` returns them. */
    uploads?: string[]
  }
  /** ID of the requester, as `users.list` returns it. */
  requester_id?: number
  /** Requester by email address. If no user has it, Zendesk creates the user. */
  requester?: {
    /** The requester's name. Required for a new user. */
    name?: string
    /** The requester's email address. */
    email: string
    /** ID of the requester's locale. */
    locale_id?: number
  }
  /** ID of the user who submits the ticket and writes the first comment. */
  submitter_id?: number
  /** Support address that the ticket was sent to. */
  recipient?: string
  /** Type of the ticket. */
  type?: "problem" | "incident" | "question" | "task"
  /** Priority of the ticket. */
  priority?: "urgent" | "high" | "normal" | "low"
  /** Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category. */
  status?: "new" | "open" | "pending" | "hold" | "solved" | "closed"
  /** ID of the ticket's custom status. */
  custom_status_id?: number
  /** ID of the agent to assign. Null unassigns the agent. */
  assignee_id?: number | null
  /** Email address of the agent to assign. */
  assignee_email?: string
  /** ID of the group to assign, as `groups.list` returns it. */
  group_id?: number
  /** ID of one of the requester's organizations. */
  organization_id?: number
  /** ID of the brand, as `brands.list` returns it. */
  brand_id?: number
  /** ID of the ticket form, as `ticket_forms.list` returns it. */
  ticket_form_id?: number
  /** ID of the problem ticket that this incident belongs to. */
  problem_id?: number
  /** Due time, for tickets of type `task`. */
  due_at?: string | null
  /** Your own ID for the ticket. */
  external_id?: string
  /** Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`. */
  tags?: string[]
  /** Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it. */
  custom_fields?: {
    /** ID of the field. */
    id: number
    /** Value of the field. For a drop-down field, the option's tag. */
    value?: unknown
  }[]
  /** Users to copy by email or to remove from the copies. */
  email_ccs?: {
    /** ID of the user. */
    user_id?: string
    /** Email address of the user. */
    user_email?: string
    /** Name of a new user. */
    user_name?: string
    /** Whether to add (`put`) or remove (`delete`) the user. Defaults to `put`. */
    action?: "put" | "delete"
  }[]
  /** Agents to add to or remove from the followers. */
  followers?: {
    /** ID of the agent. */
    user_id?: string
    /** Email address of the agent. */
    user_email?: string
    /** Whether to add (`put`) or remove (`delete`) the agent. Defaults to `put`. */
    action?: "put" | "delete"
  }[]
  /** IDs of the users copied on the ticket, for accounts without CCs and followers. */
  collaborator_ids?: number[]
  /** IDs of the macros to record in the audit of the ticket. */
  macro_ids?: number[]
  /** ID of a closed ticket that this ticket follows up on. */
  via_followup_source_id?: number
}

/**
 * Params of tickets.update. Takes only one of assignee_id, assignee_email. Needs updated_stamp with safe_update true.
 */
export interface TicketsUpdateParams {
  /** ID (number) of the ticket. */
  ticket_id: number
  /** Subject of the ticket. */
  subject?: string
  /** Comment to add. For a comment alone, use `ticket_comments.create`. */
  comment?: {
    /** Text of the comment. */
    body?: string
    /** Text of the comment as HTML, in place of `body`. */
    html_body?: string
    /** Whether the requester sees the comment. `false` makes an internal note. */
    public?: boolean
    /** ID of the author. Defaults to the authenticated user. */
    author_id?: number
    /** Tokens of files to attach, as `uploads.create` returns them. */
    uploads?: string[]
  }
  /** ID of the requester, as `users.list` returns it. */
  requester_id?: number
  /** Type of the ticket. */
  type?: "problem" | "incident" | "question" | "task"
  /** Priority of the ticket. */
  priority?: "urgent" | "high" | "normal" | "low"
  /** Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category. */
  status?: "new" | "open" | "pending" | "hold" | "solved" | "closed"
  /** ID of the ticket's custom status. */
  custom_status_id?: number
  /** ID of the agent to assign. Null unassigns the agent. */
  assignee_id?: number | null
  /** Email address of the agent to assign. */
  assignee_email?: string
  /** ID of the group to assign, as `groups.list` returns it. */
  group_id?: number
  /** ID of one of the requester's organizations. */
  organization_id?: number
  /** ID of the brand, as `brands.list` returns it. */
  brand_id?: number
  /** ID of the ticket form, as `ticket_forms.list` returns it. */
  ticket_form_id?: number
  /** ID of the problem ticket that this incident belongs to. */
  problem_id?: number
  /** Due time, for tickets of type `task`. */
  due_at?: string | null
  /** Your own ID for the ticket. */
  external_id?: string
  /** Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`. */
  tags?: string[]
  /** Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it. */
  custom_fields?: {
    /** ID of the field. */
    id: number
    /** Value of the field. For a drop-down field, the option's tag. */
    value?: unknown
  }[]
  /** Users to copy by email or to remove from the copies. */
  email_ccs?: {
    /** ID of the user. */
    user_id?: string
    /** Email address of the user. */
    user_email?: string
    /** Name of a new user. */
    user_name?: string
    /** Whether to add (`put`) or remove (`delete`) the user. Defaults to `put`. */
    action?: "put" | "delete"
  }[]
  /** Agents to add to or remove from the followers. */
  followers?: {
    /** ID of the agent. */
    user_id?: string
    /** Email address of the agent. */
    user_email?: string
    /** Whether to add (`put`) or remove (`delete`) the agent. Defaults to `put`. */
    action?: "put" | "delete"
  }[]
  /** IDs of the users copied on the ticket, for accounts without CCs and followers. */
  collaborator_ids?: number[]
  /** Whether to refuse the update with a conflict if the ticket changed since `updated_stamp`. */
  safe_update?: boolean
  /** Time of the last update that you know, as `updated_at` of the ticket. */
  updated_stamp?: string
}

/** Params of tickets.delete. */
export interface TicketsDeleteParams {
  /** ID (number) of the ticket. */
  ticket_id: number
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  per_page?: number
  /** Search query, in Zendesk's search syntax: words, and filters such as `status:open`, `requester:` or `created>`. */
  query: string
  /** Sort field. Defaults to relevance. */
  sort_by?: "updated_at" | "created_at" | "priority" | "status" | "ticket_type"
  /** Sort direction. Defaults to `desc`. */
  sort_order?: "asc" | "desc"
}

/** Params of tickets.restore. */
export interface TicketsRestoreParams {
  /** ID (number) of the ticket. */
  ticket_id: number
}

/** Params of tickets.add_tags. */
export interface TicketsAddTagsParams {
  /** ID (number) of the ticket. */
  ticket_id: number
  /** Tags to add. Tags have no spaces. (at least 1 items) */
  tags: string[]
}

export interface TicketTags {
  /** The tags on the ticket. */
  tags: string[]
}

/** Params of tickets.remove_tags. */
export interface TicketsRemoveTagsParams {
  /** ID (number) of the ticket. */
  ticket_id: number
  /** Tags to remove. (at least 1 items) */
  tags: string[]
}

/** Params of tickets.merge. */
export interface TicketsMergeParams {
  /** ID (number) of the ticket that stays open. */
  ticket_id: number
  /** IDs (numbers) of the tickets to merge into it. (at least 1 items) */
  ids: number[]
  /** Comment to add to the ticket that stays open. */
  target_comment?: string
  /** Whether that comment is public. Defaults to `false`. */
  target_comment_is_public?: boolean
  /** Comment to add to the merged tickets. */
  source_comment?: string
  /** Whether the comment on the merged tickets is public. Defaults to `false`. */
  source_comment_is_public?: boolean
  /** ID of a job that an earlier call began. Waits for that job and begins no other. */
  job_status_id?: string
}

export interface JobStatus {
  /** The job's ID. */
  id: string
  /** The job's address in the API. */
  url?: string
  /** The type of job. */
  job_type?: string
  /** The job's status: queued, working, failed, completed or killed. */
  status?: string
  /** The job's message, such as the time it was completed. */
  message?: string | null
  /** The number of tasks done. */
  progress?: number | null
  /** The number of tasks. */
  total?: number | null
  /** The outcome for each record. */
  results?: JobResult[] | JobSuccess | null
}

export interface JobResult {
  /** The record's ID. */
  id?: number
  /** The record's place among those sent, from 0. */
  index?: number
  /** The action of the job, such as update. */
  action?: string
  /** The outcome: Updated, Created or Failed. */
  status?: string
  /** Whether the job succeeded with the record. */
  success?: boolean
  /** The code of the failure. */
  error?: string | null
  /** The reason of the failure. */
  details?: string | null
}

export interface JobSuccess {
  success?: boolean | null
}

/** Params of tickets.update_many. */
export interface TicketsUpdateManyParams {
  /** IDs (numbers) of the tickets, up to 100. (1 to 100 items) */
  ids: number[]
  /** Changes to make to each ticket. */
  ticket: {
    /** Subject of the ticket. */
    subject?: string
    /** Comment to add to each ticket. */
    comment?: {
      /** Text of the comment. */
      body?: string
      /** Text of the comment as HTML, in place of `body`. */
      html_body?: string
      /** Whether the requester sees the comment. `false` makes an internal note. */
      public?: boolean
      /** ID of the author. Defaults to the authenticated user. */
      author_id?: number
      /** Tokens of files to attach, as `uploads.create` returns them. */
      uploads?: string[]
    }
    /** ID of the requester, as `users.list` returns it. */
    requester_id?: number
    /** Type of the ticket. */
    type?: "problem" | "incident" | "question" | "task"
    /** Priority of the ticket. */
    priority?: "urgent" | "high" | "normal" | "low"
    /** Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category. */
    status?: "new" | "open" | "pending" | "hold" | "solved" | "closed"
    /** ID of the ticket's custom status. */
    custom_status_id?: number
    /** ID of the agent to assign. Null unassigns the agent. */
    assignee_id?: number | null
    /** Email address of the agent to assign. */
    assignee_email?: string
    /** ID of the group to assign, as `groups.list` returns it. */
    group_id?: number
    /** ID of one of the requester's organizations. */
    organization_id?: number
    /** ID of the brand, as `brands.list` returns it. */
    brand_id?: number
    /** ID of the ticket form, as `ticket_forms.list` returns it. */
    ticket_form_id?: number
    /** ID of the problem ticket that this incident belongs to. */
    problem_id?: number
    /** Due time, for tickets of type `task`. */
    due_at?: string | null
    /** Your own ID for the ticket. */
    external_id?: string
    /** Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`. */
    tags?: string[]
    /** Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it. */
    custom_fields?: {
      /** ID of the field. */
      id: number
      /** Value of the field. For a drop-down field, the option's tag. */
      value?: unknown
    }[]
    /** Tags to add to the current tags. */
    additional_tags?: string[]
    /** Tags to remove from the current tags. */
    remove_tags?: string[]
  }
  /** ID of a job that an earlier call began. Waits for that job and begins no other. */
  job_status_id?: string
}

/** Params of tickets.delete_many. */
export interface TicketsDeleteManyParams {
  /** IDs (numbers) of the tickets, up to 100. (1 to 100 items) */
  ids: number[]
  /** ID of a job that an earlier call began. Waits for that job and begins no other. */
  job_status_id?: string
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

/** Params of ticket_batches.create. */
export interface TicketBatchesCreateParams {
  /** Tickets to create, each with its first comment. Up to 100. (1 to 100 items) */
  tickets: {
    /** Subject of the ticket. */
    subject?: string
    /** First comment on the ticket. */
    comment: {
      /** Text of the comment. */
      body?: string
      /** Text of the comment as HTML, in place of `body`. */
      html_body?: string
      /** Whether the requester sees the comment. `false` makes an internal note. */
      public?: boolean
      /** ID of the author. Defaults to the authenticated user. */
      author_id?: number
      /** Tokens of files to attach, as `uploads.create` returns them. */
      uploads?: string[]
    }
    /** ID of the requester, as `users.list` returns it. */
    requester_id?: number
    /** Requester by email address. */
    requester?: {
      /** The requester's name. Required for a new user. */
      name?: string
      /** The requester's email address. */
      email: string
      /** ID of the requester's locale. */
      locale_id?: number
    }
    /** ID of the user who submits the ticket. */
    submitter_id?: number
    /** Type of the ticket. */
    type?: "problem" | "incident" | "question" | "task"
    /** Priority of the ticket. */
    priority?: "urgent" | "high" | "normal" | "low"
    /** Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category. */
    status?: "new" | "open" | "pending" | "hold" | "solved" | "closed"
    /** ID of the ticket's custom status. */
    custom_status_id?: number
    /** ID of the agent to assign. Null unassigns the agent. */
    assignee_id?: number | null
    /** Email address of the agent to assign. */
    assignee_email?: string
    /** ID of the group to assign, as `groups.list` returns it. */
    group_id?: number
    /** ID of one of the requester's organizations. */
    organization_id?: number
    /** ID of the brand, as `brands.list` returns it. */
    brand_id?: number
    /** ID of the ticket form, as `ticket_forms.list` returns it. */
    ticket_form_id?: number
    /** ID of the problem ticket that this incident belongs to. */
    problem_id?: number
    /** Due time, for tickets of type `task`. */
    due_at?: string | null
    /** Your own ID for the ticket. */
    external_id?: string
    /** Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`. */
    tags?: string[]
    /** Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it. */
    custom_fields?: {
      /** ID of the field. */
      id: number
      /** Value of the field. For a drop-down field, the option's tag. */
      value?: unknown
    }[]
  }[]
  /** ID of a job that an earlier call began. Waits for that job and begins no other. */
  job_status_id?: string
}

export interface WrittenTicket {
  /** The ticket's ID. */
  id: number
  /** The ticket's place among those sent, from 0. */
  index?: number
  /** The action of the job, such as update. */
  action?: string
  /** The outcome, such as Updated. */
  status?: string
  /** Whether the job succeeded with the ticket. */
  success?: boolean
}

/** Params of ticket_batches.update. */
export interface TicketBatchesUpdateParams {
  /** Tickets to update, each with its ID and changes. Up to 100. (1 to 100 items) */
  tickets: {
    /** ID (number) of the ticket. */
    id: number
    /** Subject of the ticket. */
    subject?: string
    /** Comment to add. */
    comment?: {
      /** Text of the comment. */
      body?: string
      /** Text of the comment as HTML, in place of `body`. */
      html_body?: string
      /** Whether the requester sees the comment. `false` makes an internal note. */
      public?: boolean
      /** ID of the author. Defaults to the authenticated user. */
      author_id?: number
      /** Tokens of files to attach, as `uploads.create` returns them. */
      uploads?: string[]
    }
    /** ID of the requester, as `users.list` returns it. */
    requester_id?: number
    /** Type of the ticket. */
    type?: "problem" | "incident" | "question" | "task"
    /** Priority of the ticket. */
    priority?: "urgent" | "high" | "normal" | "low"
    /** Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category. */
    status?: "new" | "open" | "pending" | "hold" | "solved" | "closed"
    /** ID of the ticket's custom status. */
    custom_status_id?: number
    /** ID of the agent to assign. Null unassigns the agent. */
    assignee_id?: number | null
    /** Email address of the agent to assign. */
    assignee_email?: string
    /** ID of the group to assign, as `groups.list` returns it. */
    group_id?: number
    /** ID of one of the requester's organizations. */
    organization_id?: number
    /** ID of the brand, as `brands.list` returns it. */
    brand_id?: number
    /** ID of the ticket form, as `ticket_forms.list` returns it. */
    ticket_form_id?: number
    /** ID of the problem ticket that this incident belongs to. */
    problem_id?: number
    /** Due time, for tickets of type `task`. */
    due_at?: string | null
    /** Your own ID for the ticket. */
    external_id?: string
    /** Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`. */
    tags?: string[]
    /** Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it. */
    custom_fields?: {
      /** ID of the field. */
      id: number
      /** Value of the field. For a drop-down field, the option's tag. */
      value?: unknown
    }[]
    /** Tags to add to the current tags. */
    additional_tags?: string[]
    /** Tags to remove from the current tags. */
    remove_tags?: string[]
  }[]
  /** ID of a job that an earlier call began. Waits for that job and begins no other. */
  job_status_id?: string
}

/** Params of job_statuses.get. */
export interface JobStatusesGetParams {
  /** ID of the job, as an error `still_running` names it. */
  job_status_id: string
}

/** Params of deleted_tickets.list. */
export interface DeletedTicketsListParams {
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
  /** Sort field with page numbers. */
  sort_by?: "id" | "subject" | "deleted_at"
  /** Sort direction with page numbers. Defaults to `asc`. */
  sort_order?: "asc" | "desc"
}

export interface DeletedTicket {
  /** The ticket's ID. */
  id: number
  /** The ticket's subject. */
  subject?: string | null
  /** The ticket's status before it was deleted. */
  previous_state?: string
  /** The user who deleted the ticket. */
  actor?: Actor
  /** The time the ticket was deleted. */
  deleted_at?: string
}

export interface Actor {
  id?: number | null
  name?: string | null
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
  /** The user's ID. */
  id: number
  /** The user's address in the API. */
  url?: string
  /** The user's name. */
  name: string
  /** The user's primary email address. */
  email?: string | null
  /** The name shown to end users instead of the user's own. */
  alias?: string | null
  /** The user's primary phone number. */
  phone?: string | null
  /** The user's time zone, by Zendesk's name. */
  time_zone?: string
  /** The user's locale, such as en-US. */
  locale?: string
  /** The ID of the user's locale. */
  locale_id?: number
  /** The ID of the user's main organization. Null if none. */
  organization_id?: number | null
  /** The user's role: end-user, agent or admin. */
  role?: UserRole
  /** The agent's kind of role, as a number. Null for end users. */
  role_type?: number | null
  /** The ID of the agent's custom role. Null if none. */
  custom_role_id?: number | null
  /** Your own ID for the user. Null if not set. */
  external_id?: string | null
  /** The tags on the user. */
  tags?: string[]
  /** Whether the user is active. False once deleted. */
  active?: boolean
  /** Whether one of the user's identities is verified. */
  verified?: boolean
  /** Whether the user is a chat-only agent. */
  chat_only?: boolean
  /** Whether the user is shared from another Zendesk account. */
  shared?: boolean
  /** Whether the user is an agent shared from another Zendesk account. */
  shared_agent?: boolean
  /** Whether the user's phone number is shared with others. */
  shared_phone_number?: boolean | null
  /** The signature added to the agent's replies. */
  signature?: string | null
  /** Details about the user, such as an address. */
  details?: string | null
  /** Notes about the user. */
  notes?: string | null
  /** Whether the user is suspended, with tickets treated as suspended too. */
  suspended?: boolean
  /** Whether the agent's access to tickets is restricted. */
  restricted_agent?: boolean
  /** Whether the agent may write private comments alone. */
  only_private_comments?: boolean
  /** Whether the user may moderate forums. */
  moderator?: boolean
  /** The tickets the user may access. Null means no restriction. */
  ticket_restriction?: string | null
  /** The ID of the group the agent belongs to by default. */
  default_group_id?: number | null
  /** Access to a CSV report since removed. No longer has an effect. */
  report_csv?: boolean
  photo?: Attachment | null
  /** The values of the custom user fields, by field key. */
  user_fields?: FieldValues
  /** The time the user last signed in or made an API request. */
  last_login_at?: string | null
  /** Whether two-factor authentication is on for the user. */
  two_factor_auth_enabled?: boolean | null
  /** The user's time zone, as an IANA name. */
  iana_time_zone?: string
  /** Whether the user was permanently deleted. */
  permanently_deleted?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Attachment {
  /** The attachment's ID. */
  id: number
  /** The file's name. */
  file_name?: string
  /** The address of the file's content. */
  content_url?: string
  /** The address of the content on the account's mapped domain. */
  mapped_content_url?: string
  /** The file's MIME type. */
  content_type?: string
  /** The file's size in bytes. */
  size?: number
  /** The image's width, in pixels. Null for other files. */
  width?: string | number | null
  /** The image's height, in pixels. Null for other files. */
  height?: string | number | null
  /** Whether the file is shown inline and left off the attachment list. */
  inline?: boolean
  /** Whether the attachment was deleted. */
  deleted?: boolean
  /** Whether an attachment flagged as malware may be downloaded. */
  malware_access_override?: boolean
  /** The result of the malware scan, available soon after the upload. */
  malware_scan_result?: string
  /** The attachment's address in the API. */
  url?: string
  /** The thumbnails of an image, as attachments. */
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

/** Params of users.create. Takes only one of organization_id, organization. */
export interface UsersCreateParams {
  /** Name of the user. */
  name: string
  /** Email address of the user. */
  email?: string
  /** Phone number of the user. */
  phone?: string
  /** Role of the user. `end-user` means customer, and is the default. */
  role?: "end-user" | "agent" | "admin"
  /** ID of the agent's custom role. */
  custom_role_id?: number
  /** Your own ID for the user. Unique in the account. */
  external_id?: string
  /** Name that end users see in place of the agent's name. */
  alias?: string
  /** ID of the user's organization, as `organizations.list` returns it. */
  organization_id?: number | null
  /** Organization by name, in place of `organization_id`. */
  organization?: {
    /** Name of the organization. */
    name: string
  }
  /** ID of the agent's default group. */
  default_group_id?: number
  /** Locale of the user. */
  locale?: string
  /** Time zone of the user, by Zendesk's name. */
  time_zone?: string
  /** Tags of the user. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom user fields, by field key. */
  user_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
  /** Details about the user, such as an address. */
  details?: string
  /** Notes about the user. End users do not see them. */
  notes?: string
  /** Signature of the agent. */
  signature?: string
  /** Further identities of the user, such as email addresses. */
  identities?: {
    /** Type of the identity, such as `email` or `phone_number`. */
    type: string
    /** Value of the identity, such as the email address. */
    value: string
  }[]
  /** Whether the email address counts as verified. */
  verified?: boolean
  /** Whether to send no verification email. Defaults to `false`. */
  skip_verify_email?: boolean
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: number
  /** Name of the user. */
  name?: string
  /** Email address of the user. */
  email?: string
  /** Phone number of the user. */
  phone?: string
  /** Role of the user. `end-user` means customer, and is the default. */
  role?: "end-user" | "agent" | "admin"
  /** ID of the agent's custom role. */
  custom_role_id?: number
  /** Your own ID for the user. Unique in the account. */
  external_id?: string
  /** Name that end users see in place of the agent's name. */
  alias?: string
  /** ID of the user's organization, as `organizations.list` returns it. */
  organization_id?: number | null
  /** ID of the agent's default group. */
  default_group_id?: number
  /** Locale of the user. */
  locale?: string
  /** Time zone of the user, by Zendesk's name. */
  time_zone?: string
  /** Tags of the user. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom user fields, by field key. */
  user_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
  /** Details about the user, such as an address. */
  details?: string
  /** Notes about the user. End users do not see them. */
  notes?: string
  /** Signature of the agent. */
  signature?: string
  /** Whether the user is suspended. Tickets of suspended users are suspended too. */
  suspended?: boolean
  /** Whether the email address counts as verified. */
  verified?: boolean
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: number
}

/** Params of users.api_search. Needs query, or external_id. Takes only one of query, external_id. */
export interface UsersApiSearchParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  per_page?: number
  /** Search query: part of a name, email address, phone or note, or Zendesk's search syntax, such as `role:agent`. */
  query?: string
  /** External ID of the user. Matches the whole ID. */
  external_id?: string
}

/** Params of users.create_or_update. Needs email, or external_id. Takes only one of organization_id, organization. */
export interface UsersCreateOrUpdateParams {
  /** Name of the user. */
  name: string
  /** Email address of the user. */
  email?: string
  /** Phone number of the user. */
  phone?: string
  /** Role of the user. `end-user` means customer, and is the default. */
  role?: "end-user" | "agent" | "admin"
  /** ID of the agent's custom role. */
  custom_role_id?: number
  /** Your own ID for the user. Unique in the account. */
  external_id?: string
  /** Name that end users see in place of the agent's name. */
  alias?: string
  /** ID of the user's organization, as `organizations.list` returns it. */
  organization_id?: number | null
  /** Organization by name, in place of `organization_id`. */
  organization?: {
    /** Name of the organization. */
    name: string
  }
  /** ID of the agent's default group. */
  default_group_id?: number
  /** Locale of the user. */
  locale?: string
  /** Time zone of the user, by Zendesk's name. */
  time_zone?: string
  /** Tags of the user. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom user fields, by field key. */
  user_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
  /** Details about the user, such as an address. */
  details?: string
  /** Notes about the user. End users do not see them. */
  notes?: string
  /** Signature of the agent. */
  signature?: string
  /** Further identities of the user, such as email addresses. */
  identities?: {
    /** Type of the identity, such as `email` or `phone_number`. */
    type: string
    /** Value of the identity, such as the email address. */
    value: string
  }[]
  /** Whether the email address counts as verified. */
  verified?: boolean
  /** Whether to send no verification email. Defaults to `false`. */
  skip_verify_email?: boolean
}

/** Params of users.merge. */
export interface UsersMergeParams {
  /** ID of the end user to merge. This user is gone afterwards. */
  user_id: number
  /** ID of the end user who stays. */
  into_user_id: number
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

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

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
  /** The organization's ID. */
  id: number
  /** The organization's address in the API. */
  url?: string
  /** The organization's name, unique in the account. */
  name: string
  /** Details about the organization, such as an address. */
  details?: string | null
  /** Notes about the organization. */
  notes?: string | null
  /** The ID of the group its new tickets are put in. */
  group_id?: number | null
  /** Whether members may see one another's tickets. */
  shared_tickets?: boolean
  /** Whether members may comment on one another's tickets. */
  shared_comments?: boolean
  /** Your own ID for the organization. Null if not set. */
  external_id?: string | null
  /** The domains whose users join the organization. */
  domain_names?: string[]
  /** The tags on the organization. */
  tags?: string[]
  organization_fields?: FieldValues | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The time the organization was deleted. Null unless deleted. */
  deleted_at?: string | null
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id: number
}

/** Params of organizations.create. */
export interface OrganizationsCreateParams {
  /** Name of the organization. Unique in the account. */
  name: string
  /** Your own ID for the organization. Unique, regardless of case. */
  external_id?: string | null
  /** Domains whose users join the organization. An update replaces the current domains. */
  domain_names?: string[]
  /** Details about the organization, such as an address. */
  details?: string | null
  /** Notes about the organization. */
  notes?: string | null
  /** ID of the group that gets the tickets of the organization's users. */
  group_id?: number | null
  /** Whether the organization's users see one another's tickets. */
  shared_tickets?: boolean
  /** Whether the organization's users can comment on one another's tickets. */
  shared_comments?: boolean
  /** Tags of the organization. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom organization fields, by field key. */
  organization_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
}

/** Params of organizations.update. */
export interface OrganizationsUpdateParams {
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id: number
  /** Name of the organization. Unique in the account. */
  name?: string
  /** Your own ID for the organization. Unique, regardless of case. */
  external_id?: string | null
  /** Domains whose users join the organization. An update replaces the current domains. */
  domain_names?: string[]
  /** Details about the organization, such as an address. */
  details?: string | null
  /** Notes about the organization. */
  notes?: string | null
  /** ID of the group that gets the tickets of the organization's users. */
  group_id?: number | null
  /** Whether the organization's users see one another's tickets. */
  shared_tickets?: boolean
  /** Whether the organization's users can comment on one another's tickets. */
  shared_comments?: boolean
  /** Tags of the organization. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom organization fields, by field key. */
  organization_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
}

/** Params of organizations.delete. */
export interface OrganizationsDeleteParams {
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id: number
}

/**
 * Params of organizations.api_search. Needs query, or name, or external_id. Takes only one of query, name, external_id.
 */
export interface OrganizationsApiSearchParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  per_page?: number
  /** Search query, in Zendesk's search syntax: words, and filters such as `name:`, `tags:` or `created>`. */
  query?: string
  /** Name of the organization. Matches the whole name, regardless of case. */
  name?: string
  /** External ID of the organization. Matches the whole ID, regardless of case. */
  external_id?: string
}

/** Params of organizations.create_or_update. Needs id, or external_id, or name. */
export interface OrganizationsCreateOrUpdateParams {
  /** ID of the organization to update. */
  id?: number
  /** Name of the organization. Unique in the account. */
  name?: string
  /** Your own ID for the organization. Unique, regardless of case. */
  external_id?: string | null
  /** Domains whose users join the organization. An update replaces the current domains. */
  domain_names?: string[]
  /** Details about the organization, such as an address. */
  details?: string | null
  /** Notes about the organization. */
  notes?: string | null
  /** ID of the group that gets the tickets of the organization's users. */
  group_id?: number | null
  /** Whether the organization's users see one another's tickets. */
  shared_tickets?: boolean
  /** Whether the organization's users can comment on one another's tickets. */
  shared_comments?: boolean
  /** Tags of the organization. An update replaces the current tags. */
  tags?: string[]
  /** Values of custom organization fields, by field key. */
  organization_fields?: {
    /** Value of the field: text, number, boolean or list. */
    [k: string]: unknown
  }
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
  /** The group's ID. */
  id: number
  /** The group's address in the API. */
  url?: string
  /** The group's name. */
  name: string
  /** The group's description. */
  description?: string
  /** Whether the group is the account's default. */
  default?: boolean
  /** Whether the group was deleted. */
  deleted?: boolean
  /** Whether the group is public. Private groups have restricted tickets. */
  is_public?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of groups.get. */
export interface GroupsGetParams {
  /** ID of the group, as `groups.list` returns it. */
  group_id: number
}

/** Params of groups.create. */
export interface GroupsCreateParams {
  /** Name of the group. */
  name: string
  /** Description of the group. */
  description?: string
  /** Whether the group is public. Tickets of private groups have restricted access. */
  is_public?: boolean
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** ID of the group, as `groups.list` returns it. */
  group_id: number
  /** Name of the group. */
  name?: string
  /** Description of the group. */
  description?: string
  /** Whether the group is public. Tickets of private groups have restricted access. */
  is_public?: boolean
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
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
  /** The comment's ID. */
  id: number
  /** The type of comment: Comment or VoiceComment. */
  type?: string
  /** The comment's text. */
  body?: string
  /** The comment's text, as HTML. */
  html_body?: string
  /** The comment's text, as plain text. */
  plain_body?: string
  /** Whether the comment is public. False for internal notes. */
  public?: boolean
  /** The ID of the user who wrote the comment. */
  author_id?: number
  /** The files attached to the comment. */
  attachments?: Attachment[]
  /** The ID of the ticket audit that records the comment. */
  audit_id?: number
  /** The channel the comment came through. */
  via?: Via
  /** The system information and flags recorded with the comment. */
  metadata?: Metadata
  /** Creation time, in ISO 8601 format. */
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

/** Params of ticket_comments.create. Needs body, or html_body. Takes only one of body, html_body. */
export interface TicketCommentsCreateParams {
  /** ID (number) of the ticket. */
  ticket_id: number
  /** Text of the comment. */
  body?: string
  /** Text of the comment as HTML, in place of `body`. */
  html_body?: string
  /** Whether the requester sees the comment. `false` makes an internal note. Defaults to that of the first comment. */
  public?: boolean
  /** ID of the author. Defaults to the authenticated user. */
  author_id?: number
  /** Tokens of files to attach, as `uploads.create` returns them. */
  uploads?: string[]
}

export interface TicketAudit {
  /** The audit's ID. */
  id: number
  /** The ID of the ticket changed. */
  ticket_id?: number
  /** The ID of the user who made the change. */
  author_id?: number
  /** The system information and custom data recorded with the audit. */
  metadata?: Metadata
  /** The channel the change came through. */
  via?: Via
  /** The changes made to the ticket, one for each event. */
  events?: AuditEvent[]
  /** Creation time, in ISO 8601 format. */
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

/** Params of ticket_comments.make_private. */
export interface TicketCommentsMakePrivateParams {
  /** ID (number) of the ticket. */
  ticket_id: number
  /** ID of the comment, as `ticket_comments.list` returns it. */
  ticket_comment_id: number
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

/** Params of uploads.create. */
export interface UploadsCreateParams {
  /** File to attach, with its name and media type. */
  content: FileInput
  /** Token of an earlier upload, to which the file is added. */
  token?: string
}

export interface Upload {
  /** The token that attaches the files to a comment. It is valid for an hour. */
  token: string
  /** The file uploaded last. */
  attachment?: Attachment
  /** All files of the upload. */
  attachments?: Attachment[]
}

/** Params of uploads.delete. */
export interface UploadsDeleteParams {
  /** Token of the upload, as `uploads.create` returns it. */
  token: string
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
  /** The ticket metric's ID. */
  id: number
  /** The ticket metric's address in the API. */
  url?: string
  /** The ID of the ticket measured. */
  ticket_id?: number
  /** The number of groups the ticket has been in. */
  group_stations?: number
  /** The number of agents the ticket has been assigned to. */
  assignee_stations?: number
  /** The number of times the ticket was reopened. */
  reopens?: number
  /** The number of public replies by agents. */
  replies?: number
  /** The time the assignee last updated the ticket. */
  assignee_updated_at?: string | null
  /** The time the requester last updated the ticket. */
  requester_updated_at?: string
  /** The time the ticket's status last changed. */
  status_updated_at?: string
  /** The time the ticket was first assigned. Null if never. */
  initially_assigned_at?: string | null
  /** The time the ticket was last assigned. Null if unassigned. */
  assigned_at?: string | null
  /** The time the ticket was solved. Null unless solved. */
  solved_at?: string | null
  /** The time of the latest comment. */
  latest_comment_added_at?: string
  /** The wait for the first reply, in calendar and business minutes. */
  reply_time_in_minutes?: Minutes
  /** The time to the first resolution, in calendar and business minutes. */
  first_resolution_time_in_minutes?: Minutes
  /** The time to the final resolution, in calendar and business minutes. */
  full_resolution_time_in_minutes?: Minutes
  /** The time agents spent waiting, in calendar and business minutes. */
  agent_wait_time_in_minutes?: Minutes
  /** The time the requester spent waiting, in calendar and business minutes. */
  requester_wait_time_in_minutes?: Minutes
  /** The time spent on hold, in calendar and business minutes. */
  on_hold_time_in_minutes?: Minutes
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The ticket field's ID. */
  id: number
  /** The ticket field's address in the API. */
  url?: string
  /** The field's key. Null for ticket fields. */
  key?: string | null
  /** The type of field, such as text, checkbox or tagger. */
  type: string
  /** The field's title. */
  title: string
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** The field's description. */
  description?: string
  /** The description with dynamic content placeholders unresolved. */
  raw_description?: string
  /** The field's place among the ticket's fields. Ticket forms set their own. */
  position?: number
  /** Whether the field is available. */
  active?: boolean
  /** Whether agents must fill in the field to solve a ticket. */
  required?: boolean
  /** Whether agents see the field by default. Classic interface alone. */
  collapsed_for_agents?: boolean
  /** The pattern a value must match. Applies to regexp fields. */
  regexp_for_validation?: string | null
  /** The field's title for end users. */
  title_in_portal?: string
  /** The title for end users with dynamic content placeholders unresolved. */
  raw_title_in_portal?: string
  /** Whether end users see the field. */
  visible_in_portal?: boolean
  /** Whether end users may edit the field. */
  editable_in_portal?: boolean
  /** Whether end users must fill in the field. */
  required_in_portal?: boolean
  /** The tag a selected checkbox adds to the ticket. Null for other fields. */
  tag?: string | null
  /** The options of a custom drop-down field. */
  custom_field_options?: FieldOption[]
  /** The options of a system field, such as status or priority. */
  system_field_options?: FieldOption[]
  /** The custom statuses. Present for the custom status field. */
  custom_statuses?: CustomStatus[]
  /** The set of options in use for system priority and status fields. */
  sub_type_id?: number
  /** Whether the field can be removed. System fields cannot. */
  removable?: boolean
  /** The field's description for agents. Null if none. */
  agent_description?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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

/** Params of user_fields.list. */
export interface UserFieldsListParams {
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

export interface AccountField {
  /** The field's ID. */
  id: number
  /** The field's address in the API. */
  url?: string
  /** The name of the field in records. */
  key: string
  /** The type of field, such as text, checkbox or dropdown. */
  type: string
  /** The field's title. */
  title: string
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** The field's description. */
  description?: string | null
  /** The description with dynamic content placeholders unresolved. */
  raw_description?: string | null
  /** The field's place among the fields. */
  position?: number
  /** Whether the field is available. */
  active?: boolean
  /** Whether the field is Zendesk's own. Only its position and state can be changed. */
  system?: boolean
  /** The pattern a value must match. Applies to regexp fields. */
  regexp_for_validation?: string | null
  /** The tag a selected checkbox adds. Null for other fields. */
  tag?: string | null
  /** The options of a drop-down field. */
  custom_field_options?: FieldOption[]
  /** The type of object that a lookup field points to, such as `zen:user`. */
  relationship_target_type?: string | null
  /** The conditions on the objects that a lookup field may point to. */
  relationship_filter?: { [k: string]: unknown } | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of user_fields.get. */
export interface UserFieldsGetParams {
  /** ID of the field, as `user_fields.list` returns it. */
  user_field_id: number
}

/** Params of organization_fields.list. */
export interface OrganizationFieldsListParams {
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

/** Params of organization_fields.get. */
export interface OrganizationFieldsGetParams {
  /** ID of the field, as `organization_fields.list` returns it. */
  organization_field_id: number
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
  /** The brand's ID. */
  id: number
  /** The brand's address in the API. */
  url?: string
  /** The brand's name. */
  name: string
  /** The brand's web address. */
  brand_url?: string
  /** The brand's Zendesk subdomain. */
  subdomain: string
  /** The brand's own domain for the help center. Null if none. */
  host_mapping?: string | null
  /** Whether the brand has a help center. */
  has_help_center?: boolean
  /** The state of the help center: enabled, disabled or restricted. */
  help_center_state?: string
  /** Whether the brand is active. */
  active?: boolean
  /** Whether the brand is the account's default. */
  default?: boolean
  /** Whether the brand was deleted. */
  is_deleted?: boolean
  logo?: Attachment | null
  /** The IDs of the ticket forms available to the brand. */
  ticket_form_ids?: number[]
  /** The template for agents' signatures in the brand. */
  signature_template?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The view's ID. */
  id: number
  /** The view's address in the API. */
  url?: string
  /** The view's title. */
  title?: string
  /** Whether the view is active. */
  active?: boolean
  /** The view's place in the list of views. */
  position?: number
  /** The view's description. Null if empty. */
  description?: string | null
  /** The columns, grouping and sorting of the view's tickets. */
  execution?: ViewExecution
  /** The conditions a ticket must meet to be in the view. */
  conditions?: Conditions
  restriction?: Restriction | null
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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

/** Params of views.count. */
export interface ViewsCountParams {
  /** ID of the view, as `views.list` returns it. */
  view_id: number
}

export interface ViewCount {
  /** The view's ID. */
  view_id?: number
  /** The number of tickets. Null while Zendesk counts them. */
  value?: number | null
  /** The number as text, such as ~700. */
  pretty?: string | null
  /** Whether the count is up to date. */
  fresh?: boolean
  /** Whether the view is active. */
  active?: boolean | null
  /** The count's address in the API. */
  url?: string
}

/** Params of view_tickets.list. */
export interface ViewTicketsListParams {
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
  /** ID of the view, as `views.list` returns it. */
  view_id: number
  /** Sort column, such as `updated`, `created`, `status` or the ID of a custom field. */
  sort_by?: string
  /** Sort direction. */
  sort_order?: "asc" | "desc"
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
  /** The macro's ID. */
  id: number
  /** The macro's address in the API. */
  url?: string
  /** The macro's title. */
  title: string
  /** Whether the macro is active. */
  active?: boolean
  /** The macro's place in the list of macros. */
  position?: number
  /** The macro's description. Null if empty. */
  description?: string | null
  /** The changes the macro makes to a ticket. */
  actions: Action[]
  restriction?: Restriction | null
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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

/** Params of macros.apply. */
export interface MacrosApplyParams {
  /** ID of the macro, as `macros.list` returns it. */
  macro_id: number
  /** ID (number) of the ticket to apply the macro to. */
  ticket_id?: number
}

export interface MacroChanges {
  /** The ticket's ID. */
  id?: number
  /** The ticket's address in the API. */
  url?: string
  /** The subject that the macro sets. */
  subject?: string | null
  /** The status that the macro sets. */
  status?: string | null
  /** The priority that the macro sets. */
  priority?: string | null
  /** The type that the macro sets. */
  type?: string | null
  /** The ID of the agent whom the macro assigns. */
  assignee_id?: number | null
  /** The ID of the group that the macro assigns. */
  group_id?: number | null
  /** The tags on the ticket with the macro. */
  tags?: string[]
  comment?: MacroComment | null
  /** The values of custom fields that the macro sets. */
  fields?: FieldEntry | FieldEntry[]
}

export interface MacroComment {
  body?: string | null
  html_body?: string | null
  public?: boolean | null
  /** A channel with the text for it in each entry. */
  scoped_body?: unknown[] | null
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
  /** The trigger's ID. */
  id: number
  /** The trigger's address in the API. */
  url?: string
  /** The trigger's title. */
  title: string
  /** Whether the trigger is active. */
  active?: boolean
  /** The trigger's place in the order of execution. */
  position?: number
  /** The trigger's description. Null if empty. */
  description?: string | null
  /** The conditions under which the trigger runs. */
  conditions: Conditions
  /** The changes the trigger makes to a ticket. */
  actions: Action[]
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** The ID of the trigger category. */
  category_id?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The automation's ID. */
  id: number
  /** The automation's address in the API. */
  url?: string
  /** The automation's title. */
  title?: string
  /** Whether the automation is active. */
  active?: boolean
  /** The automation's place in the order of execution. */
  position?: number
  /** The conditions under which the automation runs. */
  conditions?: Conditions
  /** The changes the automation makes to a ticket. */
  actions?: Action[]
  /** The title with dynamic content placeholders unresolved. */
  raw_title?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The tag's name. */
  name: string
  /** The approximate number of times the tag is used. */
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
  /** The satisfaction rating's ID. */
  id: number
  /** The satisfaction rating's address in the API. */
  url?: string
  /** The ID of the agent assigned at the time of rating. */
  assignee_id: number | null
  /** The ID of the group assigned at the time of rating. */
  group_id: number | null
  /** The ID of the user who rated the ticket. */
  requester_id: number
  /** The ID of the ticket rated. */
  ticket_id: number
  /** The rating, from offered to good or bad. */
  score: string
  /** The requester's comment on the rating. Null if none. */
  comment?: string | null
  /** The reason given for a bad rating. Null if none. */
  reason?: string | null
  /** The ID of the reason for a bad rating. */
  reason_id?: number | null
  /** The code of the reason for a bad rating. */
  reason_code?: number | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The group membership's ID. */
  id: number
  /** The group membership's address in the API. */
  url?: string
  /** The ID of the agent in the group. */
  user_id: number
  /** The ID of the group the agent belongs to. */
  group_id: number
  /** Whether the group is the agent's default. */
  default?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of group_memberships.get. */
export interface GroupMembershipsGetParams {
  /** ID of the group membership, as `group_memberships.list` returns it. */
  group_membership_id: number
}

/** Params of group_memberships.create. */
export interface GroupMembershipsCreateParams {
  /** ID of the agent, as `users.list` returns it. */
  user_id: number
  /** ID of the group, as `groups.list` returns it. */
  group_id: number
  /** Whether the group becomes the default group of the agent. */
  default?: boolean
}

/** Params of group_memberships.delete. */
export interface GroupMembershipsDeleteParams {
  /** ID of the group membership, as `group_memberships.list` returns it. */
  group_membership_id: number
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
  /** The organization membership's ID. */
  id: number
  /** The organization membership's address in the API. */
  url?: string
  /** The ID of the user in the organization. */
  user_id: number
  /** The ID of the organization the user belongs to. */
  organization_id: number
  /** Whether the organization is the user's default. */
  default: boolean | null
  /** The name of the organization the user belongs to. */
  organization_name?: string
  /** Whether the user may access the whole organization's tickets. */
  view_tickets?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of organization_memberships.get. */
export interface OrganizationMembershipsGetParams {
  /** ID of the membership, as `organization_memberships.list` returns it. */
  organization_membership_id: number
}

/** Params of organization_memberships.create. */
export interface OrganizationMembershipsCreateParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: number
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id: number
  /** Whether the organization becomes the default organization of the user. */
  default?: boolean
  /** Whether the user may see all tickets of the organization. */
  view_tickets?: boolean
}

/** Params of organization_memberships.delete. */
export interface OrganizationMembershipsDeleteParams {
  /** ID of the membership, as `organization_memberships.list` returns it. */
  organization_membership_id: number
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
  /** The SLA policy's ID. */
  id: number
  /** The SLA policy's address in the API. */
  url?: string
  /** The SLA policy's title. */
  title: string
  /** The SLA policy's description. */
  description?: string
  /** The policy's place in the order of matching. */
  position?: number
  /** The conditions a ticket must meet for the policy to apply. */
  filter: Conditions
  /** The target times of the policy, by metric and priority. */
  policy_metrics?: SlaMetric[]
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The ticket form's ID. */
  id: number
  /** The ticket form's address in the API. */
  url?: string
  /** The ticket form's name. */
  name: string
  /** The ticket form's name for end users. */
  display_name?: string
  /** The name with dynamic content placeholders unresolved. */
  raw_name?: string
  /** The name for end users with dynamic content placeholders unresolved. */
  raw_display_name?: string
  /** The form's place among the account's forms. */
  position?: number
  /** Whether the form is active. */
  active?: boolean
  /** Whether end users see the form. */
  end_user_visible?: boolean
  /** Whether the form is the account's default. */
  default?: boolean
  /** Whether the form is available in every brand. */
  in_all_brands?: boolean
  /** The IDs of the brands the form is limited to. */
  restricted_brand_ids?: number[]
  /** The IDs of the form's ticket fields, in order. */
  ticket_field_ids?: number[]
  /** The conditions for showing fields to agents. */
  agent_conditions?: FormCondition[]
  /** The conditions for showing fields to end users. */
  end_user_conditions?: FormCondition[]
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  /** The article's ID. */
  id: number
  /** The article's address in the API. */
  url?: string
  /** The article's address in the help center. */
  html_url?: string
  /** The article's title. */
  title: string
  /** The article's text, as HTML. */
  body?: string | null
  /** The locale the article is shown in. */
  locale: string
  /** The ID of the user who wrote the article. */
  author_id?: number
  /** The ID of the section the article belongs to. */
  section_id?: number | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The upvotes less the downvotes. */
  vote_sum?: number
  /** The total number of votes, up and down. */
  vote_count?: number
  /** The labels on the article. */
  label_names?: string[]
  /** Whether the article is an unpublished draft. */
  draft?: boolean
  /** Whether the article is promoted. */
  promoted?: boolean
  /** The article's place in the section. Zero by default. */
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
  /** The article attachment's ID. */
  id: number
  /** The article attachment's address in the API. */
  url?: string
  /** The ID of the article the file belongs to. Null if none. */
  article_id?: number | null
  /** The file's name. */
  file_name?: string
  /** The file's MIME type. */
  content_type?: string
  /** The address of the file's content. */
  content_url?: string
  /** The file's size in bytes. */
  size?: number
  /** Whether the file is shown inline and left off the attachment list. */
  inline?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
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
  application: ZendeskSupportApplicationCredentials
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

/** OAuth client of your account */
export interface ZendeskSupportApplicationCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

/**
 * @deprecated
 * API token. Available until 2027-04-30: use oauth instead.
 */
export interface ZendeskSupportApiTokenCredentials {
  email: string
  api_token: string
}

export interface ZendeskSupportConfig {
  /** Subdomain of your Zendesk account: the part before `.zendesk.com`. */
  subdomain: string
}
