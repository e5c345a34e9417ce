// Generated from definitions/freshdesk.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Freshdesk */
    "freshdesk": Freshdesk
  }
}

/**
 * Freshdesk. Tickets with replies, notes, attachments, time entries and ratings, contacts, companies, agents, groups
 * and knowledge base articles of a Freshdesk account.
 */
export interface Freshdesk {
  operations: FreshdeskOperations
  credentials: FreshdeskCredentials
  config: FreshdeskConfig
}

/** The operations, by entity and action. */
export interface FreshdeskOperations {
  /**
   * A ticket. Status is 2 open, 3 pending, 4 resolved, 5 closed, or a custom number from 6; priority is 1 low to 4
   * urgent.
   */
  tickets: {
    /**
     * Lists tickets, newest first, without deleted tickets and spam. Defaults to tickets created in the last 30 days;
     * set `updated_since` for older ones. Ends after 300 pages, unless you order it by `updated_at`, ascending.
     */
    list: {
      params: TicketsListParams
      records: Ticket[]
      meta: {}
    }
    /** Gets a ticket with its description and attachments. For all replies and notes, use `conversations.list`. */
    get: {
      params: TicketsGetParams
      records: Ticket
      meta: {}
    }
    /** Creates a ticket for a requester. If no contact has the email address, Freshdesk creates one. */
    create: {
      params: TicketsCreateParams
      records: Ticket
      meta: {}
    }
    /**
     * Updates a ticket: `status` 5 closes it, `responder_id` assigns it. The subject and description of outbound
     * tickets cannot be changed.
     */
    update: {
      params: TicketsUpdateParams
      records: Ticket
      meta: {}
    }
    /** Deletes a ticket, which moves to the trash. To restore it, use `tickets.restore`. */
    delete: {
      params: TicketsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Searches tickets by field values. Returns up to 300, without archived tickets. New tickets are found after some
     * minutes.
     */
    api_search: {
      params: TicketsApiSearchParams
      records: Ticket[]
      meta: {
        total: number | null
      }
    }
    /** Restores a deleted ticket from the trash. */
    restore: {
      params: TicketsRestoreParams
      records: null
      meta: {}
    }
    /** Merges tickets into a primary ticket, which gets their conversations. The other tickets are closed. */
    merge: {
      params: TicketsMergeParams
      records: null
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** A bulk update of tickets. */
  ticket_bulk_updates: {
    /** Updates many tickets, replies to them, or both, in the background. For the progress, use `jobs.get`. */
    create: {
      params: TicketBulkUpdatesCreateParams
      records: JobStart
      meta: {}
    }
  }
  /** A ticket that starts with an outbound email to a customer. */
  outbound_emails: {
    /**
     * Creates an outbound email to a customer as a new ticket. The ticket is closed by default; set `status` for
     * another.
     */
    create: {
      params: OutboundEmailsCreateParams
      records: Ticket
      meta: {}
    }
  }
  /**
   * A reply or note on a ticket. Source is 0 reply, 2 note, 5 tweet, 6 survey, 7 Facebook, 8 forwarded email, 9 phone.
   */
  conversations: {
    /** Lists the conversations of a ticket: its replies and notes, oldest first. */
    list: {
      params: ConversationsListParams
      records: Conversation[]
      meta: {}
    }
    /** Updates the text of a note in a conversation. Replies cannot be changed. */
    update: {
      params: ConversationsUpdateParams
      records: Conversation
      meta: {}
    }
    /** Deletes a conversation: a reply or note. */
    delete: {
      params: ConversationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A reply to a ticket, sent to its requester by email. */
  replies: {
    /**
     * Creates a reply to a ticket and sends it to the requester by email. To attach a file, use `file_replies.create`.
     */
    create: {
      params: RepliesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A reply to a ticket with an attachment. */
  file_replies: {
    /** Creates a reply to a ticket with an attachment and sends it to the requester by email. */
    create: {
      params: FileRepliesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A note on a ticket, private by default. */
  notes: {
    /**
     * Creates a note on a ticket, visible to agents only unless `private` is `false`. To attach a file, use
     * `file_notes.create`.
     */
    create: {
      params: NotesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A note on a ticket with an attachment. */
  file_notes: {
    /** Creates a note with an attachment on a ticket, visible to agents only unless `private` is `false`. */
    create: {
      params: FileNotesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A ticket that is forwarded to external email addresses. */
  forwards: {
    /** Forwards a ticket to other email addresses, by default with its conversation and attachments. */
    create: {
      params: ForwardsCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** An attachment of a ticket, as `tickets.get` and `conversations.list` return it. */
  attachments: {
    /** Adds an attachment to a ticket and returns the ticket. Attachments of a ticket are limited to 20 MB in total. */
    create: {
      params: AttachmentsCreateParams
      records: Ticket
      meta: {}
    }
    /** Deletes an attachment of a ticket or conversation. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads an attachment of a ticket, as a stream. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** The watchers of a ticket, who are notified of its changes by email. */
  ticket_watchers: {
    /** Gets the IDs of the agents who watch a ticket. */
    get: {
      params: TicketWatchersGetParams
      records: Watchers
      meta: {}
    }
    /** Adds an agent as a watcher of a ticket. */
    create: {
      params: TicketWatchersCreateParams
      records: null
      meta: {}
    }
    /** Removes the authenticated agent from the watchers of a ticket. */
    delete: {
      params: TicketWatchersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A time entry: time that an agent spent on a ticket. */
  time_entries: {
    /** Lists the time entries of all tickets. For a single ticket, use `ticket_time_entries.list`. */
    list: {
      params: TimeEntriesListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Updates a time entry. Fields that you leave out keep their value. */
    update: {
      params: TimeEntriesUpdateParams
      records: TimeEntry
      meta: {}
    }
    /** Deletes a time entry permanently. */
    delete: {
      params: TimeEntriesDeleteParams
      records: null
      meta: {}
    }
    /** Toggles the timer of a time entry: starts it, or stops it if it runs. */
    toggle_timer: {
      params: TimeEntriesToggleTimerParams
      records: TimeEntry
      meta: {}
    }
    search: {
      fields: TimeEntriesSearchFields
    }
  }
  /** A time entry of a single ticket. */
  ticket_time_entries: {
    /** Lists the time entries of a ticket. */
    list: {
      params: TicketTimeEntriesListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Creates a time entry on a ticket. Without `time_spent`, starts a timer. */
    create: {
      params: TicketTimeEntriesCreateParams
      records: TimeEntry
      meta: {}
    }
  }
  /** A customer satisfaction rating: 103 extremely happy to -103 extremely unhappy, or 1 to 3 in classic surveys. */
  satisfaction_ratings: {
    /** Lists how satisfied customers were: the satisfaction ratings of all tickets, with their feedback. */
    list: {
      params: SatisfactionRatingsListParams
      records: Rating[]
      meta: {}
    }
    search: {
      fields: SatisfactionRatingsSearchFields
    }
  }
  /** A satisfaction rating of a single ticket. */
  ticket_satisfaction_ratings: {
    /** Lists the satisfaction ratings of a ticket. */
    list: {
      params: TicketSatisfactionRatingsListParams
      records: Rating[]
      meta: {}
    }
    /** Creates a satisfaction rating of a ticket on behalf of its requester. */
    create: {
      params: TicketSatisfactionRatingsCreateParams
      records: Rating
      meta: {}
    }
  }
  /** A customer survey about a ticket. */
  surveys: {
    /** Lists surveys with their questions. */
    list: {
      params: SurveysListParams
      records: Survey[]
      meta: {}
    }
  }
  /** A ticket field, default or custom, with its choices. */
  ticket_fields: {
    /** Lists the ticket fields with their choices. Names of custom fields are keys of `custom_fields`. */
    list: {
      params: TicketFieldsListParams
      records: TicketField[]
      meta: {}
    }
  }
  /** A contact: a customer who creates tickets. */
  contacts: {
    /** Lists contacts by name, without blocked and deleted ones. Filters can be combined. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets a contact with companies, tags and custom fields. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact with an email address, a phone or mobile number, a Twitter handle or an external ID. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Updates a contact. Fields that you leave out keep their value. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    /** Deletes a contact, who can be restored. To delete permanently, use `contacts.hard_delete`. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by field values. Returns up to 300. New contacts are found after some minutes. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        total: number | null
      }
    }
    /** Deletes a contact and all their tickets permanently. */
    hard_delete: {
      params: ContactsHardDeleteParams
      records: null
      meta: {}
    }
    /** Restores a deleted contact. */
    restore: {
      params: ContactsRestoreParams
      records: null
      meta: {}
    }
    /** Sends an invitation to a contact: an email to activate their account in the customer portal. */
    send_invite: {
      params: ContactsSendInviteParams
      records: null
      meta: {}
    }
    /** Merges duplicate contacts into a primary one. */
    merge: {
      params: ContactsMergeParams
      records: null
      meta: {}
    }
    /** Converts a contact with an email address to an agent. Defaults to full time with access to all tickets. */
    make_agent: {
      params: ContactsMakeAgentParams
      records: ConvertedContact
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A contact field, default or custom. */
  contact_fields: {
    /** Lists the contact fields with their choices. */
    list: {
      params: ContactFieldsListParams
      records: ContactField[]
      meta: {}
    }
  }
  /** A company that contacts belong to. */
  companies: {
    /** Lists the companies of the account. */
    list: {
      params: CompaniesListParams
      records: Company[]
      meta: {}
    }
    /** Gets a company with its domains and custom fields. */
    get: {
      params: CompaniesGetParams
      records: Company
      meta: {}
    }
    /** Creates a company. Contacts with an email address at its domains belong to it. */
    create: {
      params: CompaniesCreateParams
      records: Company
      meta: {}
    }
    /** Updates a company. Fields that you leave out keep their value. An empty list of domains removes them all. */
    update: {
      params: CompaniesUpdateParams
      records: Company
      meta: {}
    }
    /** Deletes a company permanently. Its contacts stay. */
    delete: {
      params: CompaniesDeleteParams
      records: null
      meta: {}
    }
    /** Searches companies by domain, creation or update time and custom fields. Returns up to 300. */
    api_search: {
      params: CompaniesApiSearchParams
      records: Company[]
      meta: {
        total: number | null
      }
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A company field, default or custom. */
  company_fields: {
    /** Lists the company fields with their choices. */
    list: {
      params: CompanyFieldsListParams
      records: CompanyField[]
      meta: {}
    }
  }
  /** A company as a search by name returns it. */
  company_names: {
    /** Lists companies with a word in their name that starts with a text. */
    list: {
      params: CompanyNamesListParams
      records: Named[]
      meta: {}
    }
  }
  /** A contact as a search by name returns them. */
  contact_names: {
    /** Lists contacts with a word in their name that starts with a text. */
    list: {
      params: ContactNamesListParams
      records: Named[]
      meta: {}
    }
  }
  /** The agent that the API key belongs to. */
  current_agent: {
    /** Gets the agent that the API key belongs to. */
    get: {
      params: CurrentAgentGetParams
      records: Agent
      meta: {}
    }
  }
  /** An agent, who responds to tickets. Requires an administrator. */
  agents: {
    /** Lists agents by name. Filters can be combined. */
    list: {
      params: AgentsListParams
      records: Agent[]
      meta: {}
    }
    /** Gets an agent with groups, roles and skills. */
    get: {
      params: AgentsGetParams
      records: Agent
      meta: {}
    }
    /** Creates an agent, who is invited by email. */
    create: {
      params: AgentsCreateParams
      records: Agent
      meta: {}
    }
    /** Updates an agent. The name, phone numbers and job title can be changed in Freshworks only. */
    update: {
      params: AgentsUpdateParams
      records: Agent
      meta: {}
    }
    /** Deletes an agent, who becomes a contact. */
    delete: {
      params: AgentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AgentsSearchFields
    }
  }
  /** An agent as a search by name or email address returns them. */
  agent_names: {
    /** Lists agents with a word in their name or email address that starts with a text. */
    list: {
      params: AgentNamesListParams
      records: NamedAgent[]
      meta: {}
    }
  }
  /** A group of agents that tickets are assigned to. Requires an administrator. */
  groups: {
    /** Lists groups without their agents. For the agents, use `groups.get`. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Gets a group with its agents. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    /** Creates a group of agents. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Updates a group. Fields that you leave out keep their value; the list of agents is replaced as a whole. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group permanently. Its agents stay. */
    delete: {
      params: GroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A role with the permissions of agents. Requires an administrator. */
  roles: {
    /** Lists the roles of agents. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {}
    }
    /** Gets a role. */
    get: {
      params: RolesGetParams
      records: Role
      meta: {}
    }
  }
  /** A product that tickets are about. Requires an administrator. */
  products: {
    /** Lists the products of the account. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {}
    }
    /** Gets a product. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
  }
  /** An email configuration: a support email address that receives and sends email. */
  email_configs: {
    /** Lists the email configurations. `outbound_emails.create` requires the ID of one. */
    list: {
      params: EmailConfigsListParams
      records: EmailConfigRecord[]
      meta: {}
    }
  }
  /** A category of the knowledge base, which contains folders. */
  solution_categories: {
    /** Lists the categories of the knowledge base. */
    list: {
      params: SolutionCategoriesListParams
      records: SolutionCategory[]
      meta: {}
    }
    /** Creates a category in the knowledge base. */
    create: {
      params: SolutionCategoriesCreateParams
      records: SolutionCategory
      meta: {}
    }
  }
  /** A folder of articles in the knowledge base. */
  solution_folders: {
    /** Lists the folders of a category with their visibility. */
    list: {
      params: SolutionFoldersListParams
      records: SolutionFolder[]
      meta: {}
    }
    /** Creates a folder in a category. */
    create: {
      params: SolutionFoldersCreateParams
      records: SolutionFolder
      meta: {}
    }
  }
  /** An article of the knowledge base. Status is 1 draft or 2 published. */
  solution_articles: {
    /** Lists the articles of a folder with their text. */
    list: {
      params: SolutionArticlesListParams
      records: SolutionArticle[]
      meta: {}
    }
    /** Gets an article with its text, votes and views. */
    get: {
      params: SolutionArticlesGetParams
      records: SolutionArticle
      meta: {}
    }
    /** Creates an article in a folder of the knowledge base. */
    create: {
      params: SolutionArticlesCreateParams
      records: SolutionArticle
      meta: {}
    }
    /** Updates an article. Fields that you leave out keep their value. `status` 1 alone unpublishes it. */
    update: {
      params: SolutionArticlesUpdateParams
      records: SolutionArticle
      meta: {}
    }
    /** Deletes an article with its translations. */
    delete: {
      params: SolutionArticlesDeleteParams
      records: null
      meta: {}
    }
    /** Searches articles of the knowledge base by keywords. */
    api_search: {
      params: SolutionArticlesApiSearchParams
      records: SolutionArticle[]
      meta: {}
    }
  }
  /** A folder of canned responses. */
  canned_response_folders: {
    /** Lists the folders of canned responses. */
    list: {
      params: CannedResponseFoldersListParams
      records: CannedFolder[]
      meta: {}
    }
  }
  /** A canned response: a prepared reply. Requires an administrator. */
  canned_responses: {
    /** Lists the canned responses of a folder with their text. */
    list: {
      params: CannedResponsesListParams
      records: CannedResponse[]
      meta: {}
    }
    /** Gets a canned response. */
    get: {
      params: CannedResponsesGetParams
      records: CannedResponse
      meta: {}
    }
    /** Creates a canned response. */
    create: {
      params: CannedResponsesCreateParams
      records: CannedResponse
      meta: {}
    }
    /** Updates a canned response. Fields that you leave out keep their value. */
    update: {
      params: CannedResponsesUpdateParams
      records: CannedResponse
      meta: {}
    }
  }
  /** A background job in Freshdesk. */
  jobs: {
    /** Gets the progress of a job, such as a bulk update by `ticket_bulk_updates.create`. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
  }
}

/** Params of tickets.list. Takes only one of requester_id, email, unique_external_id. */
export interface TicketsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters to your new and open tickets, tickets that you watch, spam, or deleted tickets. */
  filter?: "new_and_my_open" | "watching" | "spam" | "deleted"
  /** Filters by requester: a contact ID, as `contacts.list` returns it. */
  requester_id?: number
  /** Filters by the requester's email address. */
  email?: string
  /** Filters by the requester's ID in an external system. */
  unique_external_id?: string
  /** Filters by company ID, as `companies.list` returns it. */
  company_id?: number
  /** Filters to tickets updated since this time, of any age. */
  updated_since?: string
  /** Sort field. Defaults to `created_at`. */
  order_by?: "created_at" | "due_by" | "updated_at" | "status"
  /** Sort direction. Defaults to `desc`. */
  order_type?: "asc" | "desc"
  /** Additional data to include in each ticket. Each counts as two further API calls. */
  include?: ("stats" | "requester" | "description")[]
}

export interface Ticket {
  /** The ticket's ID. */
  id: number
  /** The tags on the ticket. */
  tags?: string[]
  /** The ticket's type, from the account's list. Null if not set. */
  type?: string | null
  /** The ticket's subject. */
  subject?: string | null
  /** The content of the ticket, as HTML. */
  description?: string
  /** The content of the ticket, as plain text. */
  description_text?: string
  structured_description?: StructuredText | null
  /** The ticket's status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom one. */
  status?: number
  /** The ticket's priority, from 1 for low to 4 for urgent. */
  priority?: number
  /** The channel the ticket came through, as a number: 1 email, 2 portal, 3 phone. */
  source?: number
  /** The ID of the contact who raised the ticket. */
  requester_id?: number
  /** The ID of the agent assigned to the ticket. Null if unassigned. */
  responder_id?: number | null
  /** The ID of the group assigned to the ticket. Null if unassigned. */
  group_id?: number | null
  /** The ID of the product the ticket is about. Null if not set. */
  product_id?: number | null
  /** The ID of the requester's company. Null if there is none. */
  company_id?: number | null
  /** The ID of the email configuration the ticket uses. Null if there is none. */
  email_config_id?: number | null
  /** The email addresses copied on the ticket's original email. */
  cc_emails?: string[]
  /** The email addresses added while forwarding the ticket. */
  fwd_emails?: string[]
  /** The email addresses copied when replying to the ticket. */
  reply_cc_emails?: string[]
  /** The email addresses the ticket was originally sent to. May be null. */
  to_emails?: string[] | null
  /** Whether the ticket is marked as spam. */
  spam?: boolean
  urgent?: boolean
  /** Whether the ticket was deleted. */
  deleted?: boolean
  /** Whether the ticket was escalated, having missed its resolution time. */
  is_escalated?: boolean
  /** Whether the ticket was escalated, having missed its first response time. */
  fr_escalated?: boolean
  /** The time the ticket should be resolved by. */
  due_by?: string | null
  /** The time the first response is due by. */
  fr_due_by?: string | null
  /** The values of the ticket's custom fields, keyed by field name. */
  custom_fields?: CustomRecord
  /** The files attached to the ticket. */
  attachments?: Attachment[]
  /** The ticket's link to others: 1 parent, 2 child, 3 tracker, 4 related. May be null. */
  association_type?: number | null
  /** The IDs of the tickets associated with this one. May be null. */
  associated_tickets_list?: number[] | null
  /** The ID of the internal agent assigned to the ticket. Null if unassigned. */
  internal_agent_id?: number | null
  /** The ID of the internal group assigned to the ticket. Null if unassigned. */
  internal_group_id?: number | null
  /** Creation time of the ticket. */
  created_at?: string
  /** The time of the last update to the ticket. */
  updated_at?: string
  /** The contact who raised the ticket. Present when requested. */
  requester?: {
    id?: number
    name?: string
    email?: string | null
    mobile?: string | null
    phone?: string | null
  }
  /** The requester's company. Present when requested. */
  company?: {
    id?: number
    name?: string
  }
  /** The times the ticket was closed, resolved and first responded to. Present when requested. */
  stats?: {
    closed_at?: string | null
    resolved_at?: string | null
    first_responded_at?: string | null
  }
  /** The replies and notes on the ticket. Present when requested. */
  conversations?: Conversation[]
}

export interface StructuredText {
  description_contents?: StructuredPart[]
}

export interface StructuredPart {
  type: string
  data?: {
    content?: string
  }
}

/** Custom field values by name. */
export interface CustomRecord { [k: string]: unknown }

export interface Attachment {
  id: number
  name?: string
  content_type?: string
  size?: number
  attachment_url?: string
  thumb_url?: string
  created_at?: string
  updated_at?: string
}

export interface Conversation {
  /** The conversation's ID. */
  id: number
  /** The content of the conversation, as HTML. */
  body?: string
  /** The content of the conversation, as plain text. */
  body_text?: string
  /** The content of the conversation in structured parts. May be null. */
  structured_body?: {
    body_contents?: StructuredPart[]
  } | null
  /** Whether the conversation came from outside the helpdesk. */
  incoming?: boolean
  /** Whether the note is private to agents. */
  private?: boolean
  /** The ID of the agent or contact who added the conversation. */
  user_id?: number
  /** The support address the reply was sent from. Null for other conversations. */
  support_email?: string | null
  /** The kind of conversation, as a number: 0 reply, 2 note. */
  source?: number
  category?: number
  /** The ID of the ticket the conversation belongs to. */
  ticket_id?: number
  /** The email address the conversation was sent from. Null if not an email. */
  from_email?: string | null
  /** The email addresses the conversation was sent to. */
  to_emails?: string[] | null
  /** The email addresses copied on the conversation. */
  cc_emails?: string[] | null
  /** The email addresses blind-copied on the conversation. */
  bcc_emails?: string[] | null
  /** The email addresses the reply was sent to. */
  replied_to?: string[] | null
  /** The email addresses of the agents notified of the note. */
  notified_to?: string[]
  /** The files attached to the conversation. */
  attachments?: Attachment[]
  /** The number of recipients the email could not be delivered to. */
  email_failure_count?: number | null
  outgoing_failures?: number | null
  /** Whether the conversation was deleted. */
  deleted?: boolean
  /** Whether the content includes quoted text. */
  has_quoted_text?: boolean
  /** The time the conversation was last edited. Null if it never was. */
  last_edited_at?: string | null
  /** The ID of the user who last edited the conversation. Null if never edited. */
  last_edited_user_id?: number | null
  /** Creation time of the conversation. */
  created_at?: string
  /** The time of the last update to the conversation. */
  updated_at?: string
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /**
   * Additional data to include in the ticket. `conversations` returns the first ten. Each counts as a further API call.
   */
  include?: ("conversations" | "requester" | "company" | "stats")[]
}

/**
 * Params of tickets.create. Needs email, or requester_id, or phone, or unique_external_id, or twitter_id, or
 * facebook_id.
 */
export interface TicketsCreateParams {
  /** Email address of the requester. If no contact has it, Freshdesk creates one. */
  email?: string
  /** ID of the requester, as `contacts.list` returns it. */
  requester_id?: number
  /** Phone number of the requester. Without an email address, `name` is required too. */
  phone?: string
  /** Name of the requester. */
  name?: string
  /** ID of the requester in an external system. */
  unique_external_id?: string
  /** Twitter handle of the requester. */
  twitter_id?: string
  /** Facebook ID of an existing contact. */
  facebook_id?: string
  /** Subject of the ticket. */
  subject?: string
  /** Description of the ticket, as HTML. */
  description?: string
  /** Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account. (at least 2) */
  status?: number
  /** Priority: 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** Source of the ticket: 1 email, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound email. (at least 1) */
  source?: number
  /** Type of the ticket, as defined in the account. */
  type?: string | null
  /** ID of the assigned agent, as `agents.list` returns it. */
  responder_id?: number | null
  /** ID of the assigned group, as `groups.list` returns it. */
  group_id?: number | null
  /** ID of the product, as `products.list` returns it. */
  product_id?: number | null
  /**
   * ID of the requester's company, as `companies.list` returns it. For accounts whose contacts can have several
   * companies.
   */
  company_id?: number
  /** ID of the email configuration to use, as `email_configs.list` returns it. */
  email_config_id?: number
  /** Email addresses to copy (Cc). */
  cc_emails?: string[]
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Time when the resolution is due. */
  due_by?: string
  /** Time when the first response is due. */
  fr_due_by?: string
  /** ID of the parent ticket. */
  parent_id?: number
  /** IDs of the tickets that this tracker ticket links together. */
  related_ticket_ids?: number[]
  /** ID of the internal agent, as `agents.list` returns it. For accounts with shared ownership. */
  internal_agent_id?: number
  /** ID of the internal group, as `groups.list` returns it. For accounts with shared ownership. */
  internal_group_id?: number
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of tickets.update. */
export interface TicketsUpdateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account. (at least 2) */
  status?: number
  /** Priority: 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** Subject of the ticket. */
  subject?: string
  /** Description of the ticket, as HTML. */
  description?: string
  /** Source of the ticket: 1 email, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound email. (at least 1) */
  source?: number
  /** Type of the ticket, as defined in the account. */
  type?: string | null
  /** ID of the assigned agent, as `agents.list` returns it. */
  responder_id?: number | null
  /** ID of the assigned group, as `groups.list` returns it. */
  group_id?: number | null
  /** ID of the product, as `products.list` returns it. */
  product_id?: number | null
  /**
   * ID of the requester's company, as `companies.list` returns it. For accounts whose contacts can have several
   * companies.
   */
  company_id?: number
  /** ID of the email configuration to use, as `email_configs.list` returns it. */
  email_config_id?: number
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Time when the resolution is due. */
  due_by?: string
  /** Time when the first response is due. */
  fr_due_by?: string
  /** ID of the parent ticket. */
  parent_id?: number
  /** ID of the internal agent, as `agents.list` returns it. For accounts with shared ownership. */
  internal_agent_id?: number
  /** ID of the internal group, as `groups.list` returns it. For accounts with shared ownership. */
  internal_group_id?: number
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
  /** Email address of the requester. If no contact has it, Freshdesk creates one. */
  email?: string
  /** ID of the requester, as `contacts.list` returns it. */
  requester_id?: number
  /** Phone number of the requester. Without an email address, `name` is required too. */
  phone?: string
  /** Name of the requester. */
  name?: string
  /** ID of the requester in an external system. */
  unique_external_id?: string
  /** Twitter handle of the requester. */
  twitter_id?: string
  /** Facebook ID of an existing contact. */
  facebook_id?: string
}

/** Params of tickets.delete. */
export interface TicketsDeleteParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /**
   * Query on `agent_id`, `group_id`, `priority`, `status`, `tag`, `type`, `due_by`, `fr_due_by`, `created_at`,
   * `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts and dates need single quotes.
   * (at most 510 characters)
   */
  query: string
  /** Page number, 1 to 10. A page has 30 records. (1 to 10) */
  page?: number
}

/** Params of tickets.restore. */
export interface TicketsRestoreParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of tickets.merge. */
export interface TicketsMergeParams {
  /** ID of the primary ticket, which stays. (at least 1) */
  primary_id: number
  /** IDs of the tickets to merge into the primary one. (at least 1 items) */
  ticket_ids: number[]
  /** Note to add to the primary ticket, in place of Freshdesk's own. */
  note_in_primary?: {
    /** Text of the note. */
    body: string
    /** Whether the note is visible to agents only. */
    private?: boolean
  }
  /** Note to add to each secondary ticket, in place of Freshdesk's own. */
  note_in_secondary?: {
    /** Text of the note. */
    body: string
    /** Whether the note is visible to agents only. */
    private?: boolean
  }
  /** Whether to add the recipients of the secondary tickets to the primary ticket's Cc. The spelling is Freshdesk's. */
  convert_recepients_to_cc?: boolean
}

/** Searchable fields of tickets, in hosted mode. */
export interface TicketsSearchFields {
  id: number | null
  subject: string | null
  type: string | null
  status: number | null
  priority: number | null
  source: number | null
  requester_id: number | null
  responder_id: number | null
  group_id: number | null
  company_id: number | null
  product_id: number | null
  tags: unknown[] | null
  spam: boolean | null
  is_escalated: boolean | null
  fr_escalated: boolean | null
  due_by: string | null
  fr_due_by: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of ticket_bulk_updates.create. Needs properties, or reply. */
export interface TicketBulkUpdatesCreateParams {
  /** IDs of the tickets. (at least 1 items) */
  ids: number[]
  /** Changes to apply to each ticket. */
  properties?: {
    /** Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account. (at least 2) */
    status?: number
    /** Priority: 1 low, 2 medium, 3 high, 4 urgent. */
    priority?: 1 | 2 | 3 | 4
    /** ID of the assigned agent, as `agents.list` returns it. */
    responder_id?: number
    /** ID of the assigned group, as `groups.list` returns it. */
    group_id?: number
    /** Type of the tickets, as defined in the account. */
    type?: string
    /** Source of the tickets. */
    source?: number
    /** ID of the product, as `products.list` returns it. */
    product_id?: number
    /** ID of the requester, as `contacts.list` returns it. */
    requester_id?: number
    /** ID of the parent ticket. */
    parent_id?: number
    /** ID of the email configuration to use, as `email_configs.list` returns it. */
    email_config_id?: number
    /** Sender email address of the reply. */
    from_email?: string
    /** Tags of the tickets. */
    tags?: string[]
    /** Time when the resolution is due. */
    due_by?: string
    /** Time when the first response is due. */
    fr_due_by?: string
    /** Custom field values by name. */
    custom_fields?: { [k: string]: unknown }
    /** ID of the internal agent. Requires `status`. */
    internal_agent_id?: number
    /** ID of the internal group. Requires `status`. */
    internal_group_id?: number
    /** Whether to close tickets without an email to the requesters. */
    skip_close_notification?: boolean
  }
  /** Reply to send on each ticket. */
  reply?: {
    /** Text of the reply, as HTML. */
    body: string
    /** IDs of files to attach. */
    attachment_ids?: number[]
    /** IDs of inline files in the text. */
    inline_attachment_ids?: number[]
  }
}

export interface JobStart {
  job_id: string | number
  href?: string
}

/** Params of outbound_emails.create. */
export interface OutboundEmailsCreateParams {
  /** Email address of the requester. If no contact has it, Freshdesk creates one. */
  email: string
  /** Subject of the ticket. */
  subject: string
  /** ID of the email configuration to use, as `email_configs.list` returns it. */
  email_config_id: number
  /** Description of the ticket, as HTML. */
  description?: string
  /** Name of the requester. */
  name?: string
  /** Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account. (at least 2) */
  status?: number
  /** Priority: 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** Type of the ticket, as defined in the account. */
  type?: string | null
  /** ID of the assigned group, as `groups.list` returns it. */
  group_id?: number | null
  /** Email addresses to copy (Cc). */
  cc_emails?: string[]
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Time when the resolution is due. */
  due_by?: string
  /** Time when the first response is due. */
  fr_due_by?: string
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of conversations.list. */
export interface ConversationsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of conversations.update. */
export interface ConversationsUpdateParams {
  /** ID of the reply or note, as `conversations.list` returns it. (at least 1) */
  conversation_id: number
  /** Text of the note, as HTML. */
  body: string
}

/** Params of conversations.delete. */
export interface ConversationsDeleteParams {
  /** ID of the reply or note, as `conversations.list` returns it. (at least 1) */
  conversation_id: number
}

/** Params of replies.create. Needs body, or structured_body. Takes only one of body, structured_body. */
export interface RepliesCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Text of the reply, as HTML. */
  body?: string
  /** Structured text for web chat and mobile SDK tickets, in place of `body`. */
  structured_body?: {
    /** Parts of the structured text. */
    body_contents: {
      type: string
      data?: {
        content?: string
      }
    }[]
  }
  /** Sender email address. Defaults to the account's address. */
  from_email?: string
  /** ID of the author, as `agents.list` returns it. Defaults to the authenticated agent. */
  user_id?: number
  /** Email addresses to copy (Cc). */
  cc_emails?: string[]
  /** Email addresses to blind copy (Bcc). */
  bcc_emails?: string[]
}

/** Params of file_replies.create. */
export interface FileRepliesCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Text of the reply, as HTML. */
  body: string
  /** Sender email address. Defaults to the account's address. */
  from_email?: string
  /** ID of the author, as `agents.list` returns it. Defaults to the authenticated agent. */
  user_id?: number
  /** Email addresses to copy (Cc). */
  cc_emails?: string[]
  /** Email addresses to blind copy (Bcc). */
  bcc_emails?: string[]
  /** File to attach, with its name. Attachments of a ticket are limited to 20 MB in total. */
  attachment: FileInput
}

/** Params of notes.create. Needs body, or structured_body. Takes only one of body, structured_body. */
export interface NotesCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Text of the note, as HTML. */
  body?: string
  /** Structured text for web chat and mobile SDK tickets, in place of `body`. */
  structured_body?: {
    /** Parts of the structured text. */
    body_contents: {
      type: string
      data?: {
        content?: string
      }
    }[]
  }
  /** Whether the note is visible to agents only. Defaults to `true`. */
  private?: boolean
  /** Whether the note appears as incoming, from outside Freshdesk. Defaults to `false`. */
  incoming?: boolean
  /** Email addresses of agents or contacts to notify. */
  notify_emails?: string[]
  /** ID of the author, as `agents.list` returns it. Defaults to the authenticated agent. */
  user_id?: number
}

/** Params of file_notes.create. */
export interface FileNotesCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Text of the note, as HTML. */
  body: string
  /** Whether the note is visible to agents only. Defaults to `true`. */
  private?: boolean
  /** Whether the note appears as incoming, from outside Freshdesk. Defaults to `false`. */
  incoming?: boolean
  /** Email addresses of agents or contacts to notify. */
  notify_emails?: string[]
  /** ID of the author, as `agents.list` returns it. Defaults to the authenticated agent. */
  user_id?: number
  /** File to attach, with its name. Attachments of a ticket are limited to 20 MB in total. */
  attachment: FileInput
}

/** Params of forwards.create. */
export interface ForwardsCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Text of the reply, as HTML. */
  body: string
  /** Email addresses to forward to. (at least 1 items) */
  to_emails: string[]
  /** Email addresses to copy (Cc). */
  cc_emails?: string[]
  /** Email addresses to blind copy (Bcc). */
  bcc_emails?: string[]
  /** Sender email address. Defaults to the account's address. */
  from_email?: string
  /** ID of the author, as `agents.list` returns it. Defaults to the authenticated agent. */
  agent_id?: number
  /** Whether to quote the conversation so far. Defaults to `true`. */
  include_quoted_text?: boolean
  /** Whether to include the attachments of the ticket. Defaults to `true`. */
  include_original_attachments?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** File to attach, with its name. Attachments of a ticket are limited to 20 MB in total. */
  attachment: FileInput
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the attachment, as `tickets.get` or `conversations.list` returns it. (at least 1) */
  attachment_id: number
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Position of the attachment in the ticket, starting at 0. Defaults to 0. (at least 0; default 0) */
  attachment_index?: number
}

/** Params of ticket_watchers.get. */
export interface TicketWatchersGetParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

export interface Watchers {
  watcher_ids?: number[]
}

/** Params of ticket_watchers.create. */
export interface TicketWatchersCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** ID of the agent, as `agents.list` returns it. */
  user_id: number
}

/** Params of ticket_watchers.delete. */
export interface TicketWatchersDeleteParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of time_entries.list. */
export interface TimeEntriesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters by company ID, as `companies.list` returns it. */
  company_id?: number
  /** Filters by agent ID, as `agents.list` returns it. */
  agent_id?: number
  /** Filters to time entries executed after this time. */
  executed_after?: string
  /** Filters to time entries executed before this time. */
  executed_before?: string
  /** Filters by whether the time is billable. */
  billable?: boolean
}

export interface TimeEntry {
  /** The time entry's ID. */
  id: number
  /** The ID of the ticket the time was spent on. */
  ticket_id?: number
  /** The ID of the agent who spent the time. */
  agent_id?: number
  /** Whether the time is billable. */
  billable?: boolean
  /** A note on the time entry. May be null. */
  note?: string | null
  /** The time spent, in the form hh:mm. */
  time_spent?: string
  /** Whether the timer is running. */
  timer_running?: boolean
  /** The date the work was done. */
  executed_at?: string
  /** The time the timer was started. */
  start_time?: string
  /** Creation time of the time entry. */
  created_at?: string
  /** The time of the last update to the time entry. */
  updated_at?: string
}

/** Params of time_entries.update. */
export interface TimeEntriesUpdateParams {
  /** ID of the time entry, as `time_entries.list` returns it. (at least 1) */
  time_entry_id: number
  /** Time spent, in the form `hh:mm`, such as `01:30`. */
  time_spent?: string
  /** Note on the work done. */
  note?: string
  /** ID of the agent who spent the time, as `agents.list` returns it. */
  agent_id?: number
  /** Whether the time is billable. Defaults to `true`. */
  billable?: boolean
  /** Time when the work was done. */
  executed_at?: string
  /** Start time of the timer. Cannot be in the future, or combined with `timer_running` set to `false`. */
  start_time?: string
  /** Whether the timer runs. */
  timer_running?: boolean
}

/** Params of time_entries.delete. */
export interface TimeEntriesDeleteParams {
  /** ID of the time entry, as `time_entries.list` returns it. (at least 1) */
  time_entry_id: number
}

/** Params of time_entries.toggle_timer. */
export interface TimeEntriesToggleTimerParams {
  /** ID of the time entry, as `time_entries.list` returns it. (at least 1) */
  time_entry_id: number
}

/** Searchable fields of time_entries, in hosted mode. */
export interface TimeEntriesSearchFields {
  id: number | null
  ticket_id: number | null
  agent_id: number | null
  billable: boolean | null
  note: string | null
  time_spent: string | null
  timer_running: boolean | null
  executed_at: string | null
  start_time: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of ticket_time_entries.list. */
export interface TicketTimeEntriesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of ticket_time_entries.create. */
export interface TicketTimeEntriesCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Time spent, in the form `hh:mm`, such as `01:30`. */
  time_spent?: string
  /** Note on the work done. */
  note?: string
  /** ID of the agent who spent the time, as `agents.list` returns it. */
  agent_id?: number
  /** Whether the time is billable. Defaults to `true`. */
  billable?: boolean
  /** Time when the work was done. */
  executed_at?: string
  /** Start time of the timer. Cannot be in the future, or combined with `timer_running` set to `false`. */
  start_time?: string
  /** Whether the timer runs. */
  timer_running?: boolean
}

/** Params of satisfaction_ratings.list. */
export interface SatisfactionRatingsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters to ratings created since this time. */
  created_since?: string
  /** Filters by contact ID, as `contacts.list` returns it. */
  user_id?: number
}

export interface Rating {
  /** The satisfaction rating's ID. */
  id: number
  /** The ID of the survey answered. */
  survey_id?: number
  /** The ID of the contact who gave the rating. */
  user_id?: number
  /** The ID of the agent rated. Null if there is none. */
  agent_id?: number | null
  /** The ID of the group rated. Null if there is none. */
  group_id?: number | null
  /** The ID of the ticket the rating is about. */
  ticket_id?: number
  /** The contact's comments. Null if none were left. */
  feedback?: string | null
  /** Ratings by question ID. `default_question` is the main question. */
  ratings?: {
    [k: string]: number
  }
  /** Creation time of the rating. */
  created_at?: string
  /** The time of the last update to the rating. */
  updated_at?: string
}

/** Searchable fields of satisfaction_ratings, in hosted mode. */
export interface SatisfactionRatingsSearchFields {
  id: number | null
  survey_id: number | null
  ticket_id: number | null
  user_id: number | null
  agent_id: number | null
  group_id: number | null
  rating: number | null
  feedback: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of ticket_satisfaction_ratings.list. */
export interface TicketSatisfactionRatingsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of ticket_satisfaction_ratings.create. */
export interface TicketSatisfactionRatingsCreateParams {
  /** ID of the ticket. (at least 1) */
  ticket_id: number
  /** Ratings by question ID. `default_question` is the main question. */
  ratings: {
    [k: string]: number
  }
  /** Feedback of the customer, as text. */
  feedback?: string
}

/** Params of surveys.list. */
export interface SurveysListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters to the active survey. */
  state?: "active"
}

export interface Survey {
  /** The survey's ID. */
  id: number
  /** The survey's title. */
  title?: string
  /** The questions in the survey, with their accepted ratings. */
  questions?: SurveyQuestion[]
  /** Creation time of the survey. */
  created_at?: string
  /** The time of the last update to the survey. */
  updated_at?: string
}

export interface SurveyQuestion {
  id: string
  label?: string
  accepted_ratings?: number[]
}

/** Params of ticket_fields.list. */
export interface TicketFieldsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters by type of field. */
  type?: string
}

export interface TicketField {
  /** The ticket field's ID. */
  id: number
  /** The ticket field's name, used in the API. */
  name?: string
  /** The ticket field's label, as agents see it. */
  label?: string
  /** The ticket field's description. May be null. */
  description?: string | null
  /** The ticket field's type. */
  type?: string
  /** The ticket field's position in the form. */
  position?: number
  /** Whether the field is a default one instead of a custom one. */
  default?: boolean
  /** Whether the field must be filled in before closing the ticket. */
  required_for_closure?: boolean
  /** Whether agents must fill in the field. */
  required_for_agents?: boolean
  /** Whether customers must fill in the field. */
  required_for_customers?: boolean
  /** The ticket field's label, as customers see it. */
  label_for_customers?: string
  /** Whether customers may edit the field. */
  customers_can_edit?: boolean
  /** Whether customers see the field. */
  displayed_to_customers?: boolean
  /** Whether customers may add copied addresses in the portal. For the requester field. */
  portal_cc?: boolean
  /** The addresses customers may copy: anyone, or people of their company. */
  portal_cc_to?: string
  /**
   * Choices, as a list of texts or a map: labels by value for status, priority and source, or lists for dependent
   * fields.
   */
  choices?: unknown
  /** The fields nested under a dependent field. */
  nested_ticket_fields?: NestedField[]
  /** Creation time of the ticket field. */
  created_at?: string
  /** The time of the last update to the ticket field. */
  updated_at?: string
}

export interface NestedField {
  id: number
  name?: string
  label?: string
  label_in_portal?: string
  level?: number
  description?: string | null
  ticket_field_id?: number
  created_at?: string
  updated_at?: string
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters by email address. */
  email?: string
  /** Filters by mobile number. */
  mobile?: string
  /** Filters by phone number. */
  phone?: string
  /** Filters by company ID, as `companies.list` returns it. */
  company_id?: number
  /** Filters by state. */
  state?: "blocked" | "deleted" | "unverified" | "verified"
  /** Filters by contact type: contact or visitor. Available in newer accounts. */
  contact_type?: "contact" | "visitor"
  /** Filters to contacts updated since this time. */
  updated_since?: string
}

export interface Contact {
  /** The contact's ID. */
  id: number
  /** The tags on the contact. */
  tags?: string[]
  /** The kind of contact. */
  contact_type?: string
  /** The contact's name. */
  name?: string
  /** The contact's primary email address. Null if not set. */
  email?: string | null
  /** The contact's phone number. Null if not set. */
  phone?: string | null
  /** The contact's mobile number. Null if not set. */
  mobile?: string | null
  /** The contact's Twitter handle. Null if not set. */
  twitter_id?: string | null
  /** The contact's ID in an outside system. Null if not set. */
  unique_external_id?: string | null
  /** Whether the contact has been verified. */
  active?: boolean
  /** Whether the contact was deleted. */
  deleted?: boolean
  /** The contact's postal address. Null if not set. */
  address?: string | null
  /** The ID of the contact's primary company. Null if there is none. */
  company_id?: number | null
  /** Whether the contact may see all tickets of the primary company. */
  view_all_tickets?: boolean
  /** A description of the contact. Null if not set. */
  description?: string | null
  /** The contact's job title. Null if not set. */
  job_title?: string | null
  /** The contact's language, as a code. */
  language?: string
  /** The contact's time zone. */
  time_zone?: string
  /** The contact's further email addresses. */
  other_emails?: string[]
  /** The contact's further companies, with access to their tickets. */
  other_companies?: (ContactCompanyLink | number)[]
  /** The contact's handles on social networks. */
  social_handler?: SocialHandle[]
  /** The values of the contact's custom fields, keyed by field name. */
  custom_fields?: CustomRecord
  avatar?: Avatar | null
  devices?: Device[]
  /** Creation time of the contact. */
  created_at?: string
  /** The time of the last update to the contact. */
  updated_at?: string
}

export interface ContactCompanyLink {
  company_id: number
  view_all_tickets?: boolean
}

/** Social handle. Freshdesk does not document its fields. */
export interface SocialHandle { [k: string]: unknown }

export interface Avatar {
  id: number
  name?: string
  content_type?: string
  size?: number
  avatar_url?: string
  created_at?: string
  updated_at?: string
}

export interface Device {
  device_type?: string
  device_make?: string
  device_model?: string
  app_version?: string
  os?: string
  os_version?: string
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
}

/**
 * Params of contacts.create. Needs email, or phone, or mobile, or twitter_id, or unique_external_id, or social_handler.
 */
export interface ContactsCreateParams {
  /** First and last name of the contact. */
  name: string
  /** Primary email address, unique among contacts. */
  email?: string
  /** Phone number. */
  phone?: string | null
  /** Mobile number. */
  mobile?: string | null
  /** Twitter handle. */
  twitter_id?: string | null
  /**
   * Facebook, Instagram and Twitter handles, up to 10. Available in newer accounts. (at most 10 items)
   * 
   * Items: Social handle. Freshdesk does not document its fields.
   */
  social_handler?: { [k: string]: unknown }[]
  /** ID in an external system, unique among contacts. */
  unique_external_id?: string | null
  /** Additional email addresses. An update replaces the current ones. */
  other_emails?: string[]
  /** ID of the primary company, as `companies.list` returns it. */
  company_id?: number | null
  /** Whether the contact can see all tickets of the company. */
  view_all_tickets?: boolean
  /** Additional companies. Depends on the plan. */
  other_companies?: {
    /** ID of the company, as `companies.list` returns it. */
    company_id: number
    /** Whether the contact can see all tickets of the company. */
    view_all_tickets?: boolean
  }[]
  /** Postal address. */
  address?: string | null
  /** Short description. */
  description?: string | null
  /** Job title of the contact, such as `Accountant`. */
  job_title?: string | null
  /** Language code, such as `en`. Defaults to the account's language. */
  language?: string
  /** Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone. */
  time_zone?: string
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
  /** First and last name of the contact. */
  name?: string
  /** Primary email address, unique among contacts. */
  email?: string
  /** Phone number. */
  phone?: string | null
  /** Mobile number. */
  mobile?: string | null
  /** Twitter handle. */
  twitter_id?: string | null
  /**
   * Facebook, Instagram and Twitter handles, up to 10. Available in newer accounts. (at most 10 items)
   * 
   * Items: Social handle. Freshdesk does not document its fields.
   */
  social_handler?: { [k: string]: unknown }[]
  /** ID in an external system, unique among contacts. */
  unique_external_id?: string | null
  /** Additional email addresses. An update replaces the current ones. */
  other_emails?: string[]
  /** ID of the primary company, as `companies.list` returns it. */
  company_id?: number | null
  /** Whether the contact can see all tickets of the company. */
  view_all_tickets?: boolean
  /** Additional companies. Depends on the plan. */
  other_companies?: {
    /** ID of the company, as `companies.list` returns it. */
    company_id: number
    /** Whether the contact can see all tickets of the company. */
    view_all_tickets?: boolean
  }[]
  /** Postal address. */
  address?: string | null
  /** Short description. */
  description?: string | null
  /** Job title of the contact, such as `Accountant`. */
  job_title?: string | null
  /** Language code, such as `en`. Defaults to the account's language. */
  language?: string
  /** Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone. */
  time_zone?: string
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /**
   * Query on `active`, `company_id`, `twitter_id`, `email`, `phone`, `mobile`, `tag`, `language`, `time_zone`,
   * `created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts and dates need
   * single quotes. (at most 510 characters)
   */
  query: string
  /** Page number, 1 to 10. A page has 30 records. (1 to 10) */
  page?: number
}

/** Params of contacts.hard_delete. */
export interface ContactsHardDeleteParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
  /**
   * Whether to permanently delete a contact who is not deleted yet. Otherwise, Freshdesk rejects the call for such a
   * contact.
   */
  force?: boolean
}

/** Params of contacts.restore. */
export interface ContactsRestoreParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
}

/** Params of contacts.send_invite. */
export interface ContactsSendInviteParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
}

/** Params of contacts.merge. */
export interface ContactsMergeParams {
  /** ID of the primary contact, who stays. (at least 1) */
  primary_contact_id: number
  /** IDs of the contacts to merge into the primary one. (at least 1 items) */
  secondary_contact_ids: number[]
  /**
   * Values of the primary contact after the merge. Required for `phone`, `mobile`, `twitter_id` and
   * `unique_external_id` if both contacts have one.
   */
  contact?: {
    /** Primary email address. */
    email?: string
    /** Phone number. */
    phone?: string
    /** Mobile number. */
    mobile?: string
    /** Twitter handle. */
    twitter_id?: string
    /** ID in an external system. */
    unique_external_id?: string
    /** Additional email addresses. */
    other_emails?: string[]
    /** IDs of companies, as `companies.list` returns them. */
    company_ids?: number[]
  }
}

/** Params of contacts.make_agent. */
export interface ContactsMakeAgentParams {
  /** ID of the contact, as `contacts.list` returns it. (at least 1) */
  contact_id: number
  /** Whether the agent is occasional (`true`) or full-time (`false`). */
  occasional?: boolean
  /** Signature of the agent, as HTML. */
  signature?: string
  /** Tickets that the agent can access: 1 all, 2 tickets of their groups, 3 tickets assigned to them. */
  ticket_scope?: 1 | 2 | 3
  /** IDs of the agent's skills. */
  skill_ids?: number[]
  /** IDs of the agent's groups, as `groups.list` returns them. */
  group_ids?: number[]
  /** IDs of the agent's roles, as `roles.list` returns them. At least one. */
  role_ids?: number[]
  /** Type of the agent. Defaults to `support_agent`. */
  type?: "support_agent" | "field_agent" | "collaborator"
  /** Whether focus mode is on. Defaults to `true`. */
  focus_mode?: boolean
}

export interface ConvertedContact {
  name?: string
  email?: string
  phone?: string | null
  mobile?: string | null
  active?: boolean
  job_title?: string | null
  language?: string
  time_zone?: string
  last_login_at?: string | null
  created_at?: string
  updated_at?: string
  agent?: {
    id?: number
    available?: boolean
    available_since?: string | null
    occasional?: boolean
    signature?: string | null
    group_ids?: number[]
    role_ids?: number[]
    type?: string
    ticket_scope?: number
    focus_mode?: boolean
    created_at?: string
    updated_at?: string
  }
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  id: number | null
  name: string | null
  email: string | null
  phone: string | null
  mobile: string | null
  twitter_id: string | null
  unique_external_id: string | null
  company_id: number | null
  active: boolean | null
  job_title: string | null
  language: string | null
  time_zone: string | null
  address: string | null
  description: string | null
  other_emails: unknown[] | null
  tags: unknown[] | null
  contact_type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of contact_fields.list. */
export interface ContactFieldsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface ContactField {
  /** The contact field's ID. */
  id: number
  /** The contact field's name, used in the API. */
  name?: string
  /** The contact field's label, as agents see it. */
  label?: string
  /** The contact field's type. */
  type?: string
  /** The contact field's position in the form. */
  position?: number
  /** Whether the field is a default one instead of a custom one. */
  default?: boolean
  /** Whether customers may fill in the field while signing up. */
  editable_in_signup?: boolean
  /** Whether customers may edit the field. */
  customers_can_edit?: boolean
  /** The contact field's label, as customers see it. */
  label_for_customers?: string
  /** Whether customers must fill in the field. */
  required_for_customers?: boolean
  /** Whether customers see the field. */
  displayed_for_customers?: boolean
  /** Whether agents must fill in the field. */
  required_for_agents?: boolean
  /** Whether agents may edit the field. */
  agents_can_edit?: boolean
  /** Whether agents see the field. */
  displayed_for_agents?: boolean
  /** Whether the field appears in the agents' quick form for adding a contact. */
  quick_add_for_agent?: boolean
  /** Whether the field's value must be unique among contacts. */
  unique?: boolean
  /** Choices of the field, if it has choices. The form depends on the field's type. */
  choices?: unknown
  /** Creation time of the contact field. */
  created_at?: string
  /** The time of the last update to the contact field. */
  updated_at?: string
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters to companies updated since this time. */
  updated_since?: string
}

export interface Company {
  id: number
  domains?: string[]
  name?: string
  description?: string | null
  note?: string | null
  health_score?: string | null
  account_tier?: string | null
  renewal_date?: string | null
  industry?: string | null
  custom_fields?: CustomRecord
  created_at?: string
  updated_at?: string
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** ID of the company, as `companies.list` returns it. (at least 1) */
  company_id: number
}

/** Params of companies.create. */
export interface CompaniesCreateParams {
  /** Name of the company, unique in the account. */
  name: string
  /** Email domains of the company. An update replaces the current ones. */
  domains?: string[]
  /** Short description. */
  description?: string | null
  /** Note about the company. */
  note?: string | null
  /** Health score of the relationship, as defined in the account. */
  health_score?: string | null
  /** Account tier, as defined in the account. */
  account_tier?: string | null
  /** Renewal date of the contract. */
  renewal_date?: string | null
  /** Industry, as defined in the account. */
  industry?: string | null
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of companies.update. */
export interface CompaniesUpdateParams {
  /** ID of the company, as `companies.list` returns it. (at least 1) */
  company_id: number
  /** Name of the company, unique in the account. */
  name?: string
  /** Email domains of the company. An update replaces the current ones. */
  domains?: string[]
  /** Short description. */
  description?: string | null
  /** Note about the company. */
  note?: string | null
  /** Health score of the relationship, as defined in the account. */
  health_score?: string | null
  /** Account tier, as defined in the account. */
  account_tier?: string | null
  /** Renewal date of the contract. */
  renewal_date?: string | null
  /** Industry, as defined in the account. */
  industry?: string | null
  /** Custom field values by name. Dates have the form `2026-12-31`. */
  custom_fields?: { [k: string]: unknown }
  /** Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of companies.delete. */
export interface CompaniesDeleteParams {
  /** ID of the company, as `companies.list` returns it. (at least 1) */
  company_id: number
}

/** Params of companies.api_search. */
export interface CompaniesApiSearchParams {
  /**
   * Query on `domain`, `created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts
   * and dates need single quotes. (at most 510 characters)
   */
  query: string
  /** Page number, 1 to 10. A page has 30 records. (1 to 10) */
  page?: number
}

/** Searchable fields of companies, in hosted mode. */
export interface CompaniesSearchFields {
  id: number | null
  name: string | null
  description: string | null
  note: string | null
  domains: unknown[] | null
  health_score: string | null
  account_tier: string | null
  industry: string | null
  renewal_date: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of company_fields.list. */
export interface CompanyFieldsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface CompanyField {
  /** The company field's ID. */
  id: number
  /** The company field's name, used in the API. */
  name?: string
  /** The company field's label, as agents see it. */
  label?: string
  /** The company field's type. */
  type?: string
  /** The company field's position in the form. */
  position?: number
  /** Whether the field is a default one instead of a custom one. */
  default?: boolean
  /** Whether agents must fill in the field. */
  required_for_agents?: boolean
  /** Whether agents may edit the field. */
  agents_can_edit?: boolean
  /** Whether agents see the field. */
  displayed_for_agents?: boolean
  /** Whether the field appears in the agents' quick form for adding a company. */
  quick_add_for_agent?: boolean
  /** Choices of the field, if it has choices. The form depends on the field's type. */
  choices?: unknown
  /** Creation time of the company field. */
  created_at?: string
  /** The time of the last update to the company field. */
  updated_at?: string
}

/** Params of company_names.list. */
export interface CompanyNamesListParams {
  /** Start of a word of the name, such as `acme`. */
  name: string
}

export interface Named {
  id: number
  name?: string
}

/** Params of contact_names.list. */
export interface ContactNamesListParams {
  /** Start of a word. Text from the middle of a word does not match. */
  term: string
}

/** Params of current_agent.get. */
export interface CurrentAgentGetParams { [k: string]: never }

export interface Agent {
  id: number
  available?: boolean
  available_since?: string | null
  occasional?: boolean
  signature?: string | null
  ticket_scope?: number
  type?: string
  skill_ids?: number[]
  group_ids?: number[]
  role_ids?: number[]
  focus_mode?: boolean
  created_at?: string
  updated_at?: string
  contact?: {
    name?: string
    email?: string
    active?: boolean
    job_title?: string | null
    language?: string
    last_login_at?: string | null
    mobile?: string | null
    phone?: string | null
    time_zone?: string
    created_at?: string
    updated_at?: string
  }
}

/** Params of agents.list. */
export interface AgentsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** Filters by email address. */
  email?: string
  /** Filters by mobile number. */
  mobile?: string
  /** Filters by phone number. */
  phone?: string
  /** Filters by state: full-time or occasional. */
  state?: "fulltime" | "occasional"
}

/** Params of agents.get. */
export interface AgentsGetParams {
  /** ID of the agent, as `agents.list` returns it. (at least 1) */
  agent_id: number
}

/** Params of agents.create. */
export interface AgentsCreateParams {
  /** Email address of the agent. */
  email: string
  /** Tickets that the agent can access: 1 all, 2 tickets of their groups, 3 tickets assigned to them. */
  ticket_scope: 1 | 2 | 3
  /** First and last name of the agent. */
  name?: string
  /** Whether the agent is occasional (`true`) or full-time (`false`). */
  occasional?: boolean
  /** Signature of the agent, as HTML. */
  signature?: string
  /** IDs of the agent's skills. */
  skill_ids?: number[]
  /** IDs of the agent's groups, as `groups.list` returns them. */
  group_ids?: number[]
  /** IDs of the agent's roles, as `roles.list` returns them. At least one. */
  role_ids?: number[]
  /** Type of the agent: 1 support agent, 2 field agent, 3 collaborator. Defaults to 1. */
  agent_type?: 1 | 2 | 3
  /** Language code, such as `en`. Defaults to the account's language. */
  language?: string
  /** Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone. */
  time_zone?: string
  /** Whether focus mode is on. Defaults to `true`. */
  focus_mode?: boolean
}

/** Params of agents.update. */
export interface AgentsUpdateParams {
  /** ID of the agent, as `agents.list` returns it. (at least 1) */
  agent_id: number
  /** Email address of the agent. */
  email?: string
  /** Tickets that the agent can access: 1 all, 2 tickets of their groups, 3 tickets assigned to them. */
  ticket_scope?: 1 | 2 | 3
  /** Whether the agent is occasional (`true`) or full-time (`false`). */
  occasional?: boolean
  /** Signature of the agent, as HTML. */
  signature?: string
  /** IDs of the agent's skills. */
  skill_ids?: number[]
  /** IDs of the agent's groups, as `groups.list` returns them. */
  group_ids?: number[]
  /** IDs of the agent's roles, as `roles.list` returns them. At least one. */
  role_ids?: number[]
  /** Language code, such as `en`. Defaults to the account's language. */
  language?: string
  /** Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone. */
  time_zone?: string
  /** Whether focus mode is on. Defaults to `true`. */
  focus_mode?: boolean
}

/** Params of agents.delete. */
export interface AgentsDeleteParams {
  /** ID of the agent, as `agents.list` returns it. (at least 1) */
  agent_id: number
}

/** Searchable fields of agents, in hosted mode. */
export interface AgentsSearchFields {
  id: number | null
  name: string | null
  email: string | null
  job_title: string | null
  active: boolean | null
  last_login_at: string | null
  available: boolean | null
  occasional: boolean | null
  ticket_scope: number | null
  type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of agent_names.list. */
export interface AgentNamesListParams {
  /** Start of a word. Text from the middle of a word does not match. */
  term: string
}

export interface NamedAgent {
  id: number
  name?: string
  email?: string
  avatar?: Avatar | null
}

/** Params of groups.list. */
export interface GroupsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface Group {
  id: number
  name?: string
  description?: string | null
  agent_ids?: number[]
  business_hour_id?: number | null
  escalate_to?: number | null
  unassigned_for?: string | null
  auto_ticket_assign?: number
  created_at?: string
  updated_at?: string
}

/** Params of groups.get. */
export interface GroupsGetParams {
  /** ID of the group, as `groups.list` returns it. (at least 1) */
  group_id: number
}

/** Params of groups.create. */
export interface GroupsCreateParams {
  /** Name of the group, unique in the account. */
  name: string
  /** Short description. */
  description?: string | null
  /** IDs of the group's agents, as `agents.list` returns them. An update replaces the current ones. */
  agent_ids?: number[]
  /** Automatic ticket assignment: 0 off, 1 round robin. Paid plans only. */
  auto_ticket_assign?: 0 | 1
  /** ID of the agent to notify by email if a ticket stays unassigned. `null` notifies nobody. */
  escalate_to?: number | null
  /** Time before an unassigned ticket is escalated. Defaults to `30m`. */
  unassigned_for?: "30m" | "1h" | "2h" | "4h" | "8h" | "12h" | "1d" | "2d" | "3d"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** ID of the group, as `groups.list` returns it. (at least 1) */
  group_id: number
  /** Name of the group, unique in the account. */
  name?: string
  /** Short description. */
  description?: string | null
  /** IDs of the group's agents, as `agents.list` returns them. An update replaces the current ones. */
  agent_ids?: number[]
  /** Automatic ticket assignment: 0 off, 1 round robin. Paid plans only. */
  auto_ticket_assign?: 0 | 1
  /** ID of the agent to notify by email if a ticket stays unassigned. `null` notifies nobody. */
  escalate_to?: number | null
  /** Time before an unassigned ticket is escalated. Defaults to `30m`. */
  unassigned_for?: "30m" | "1h" | "2h" | "4h" | "8h" | "12h" | "1d" | "2d" | "3d"
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** ID of the group, as `groups.list` returns it. (at least 1) */
  group_id: number
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  id: number | null
  name: string | null
  description: string | null
  business_hour_id: number | null
  escalate_to: number | null
  unassigned_for: string | null
  auto_ticket_assign: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of roles.list. */
export interface RolesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface Role {
  id: number
  name?: string
  description?: string | null
  default?: boolean
  created_at?: string
  updated_at?: string
}

/** Params of roles.get. */
export interface RolesGetParams {
  /** ID of the role, as `roles.list` returns it. (at least 1) */
  role_id: number
}

/** Params of products.list. */
export interface ProductsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface Product {
  id: number
  name?: string
  description?: string | null
  created_at?: string
  updated_at?: string
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
}

/** Params of email_configs.list. */
export interface EmailConfigsListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface EmailConfigRecord {
  id: number
  name?: string
  to_email?: string
  reply_email?: string
  primary_role?: boolean
  active?: boolean
  product_id?: number | null
  group_id?: number | null
  created_at?: string
  updated_at?: string
}

/** Params of solution_categories.list. */
export interface SolutionCategoriesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface SolutionCategory {
  id: number
  name?: string
  description?: string | null
  visible_in_portals?: number[]
  created_at?: string
  updated_at?: string
}

/** Params of solution_categories.create. */
export interface SolutionCategoriesCreateParams {
  /** Name of the category, unique in the account. */
  name: string
  /** Short description. */
  description?: string | null
  /** IDs of the portals that show the category. For accounts with several portals. */
  visible_in_portals?: number[]
}

/** Params of solution_folders.list. */
export interface SolutionFoldersListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the category, as `solution_categories.list` returns it. (at least 1) */
  category_id: number
}

export interface SolutionFolder {
  id: number
  name?: string
  description?: string | null
  parent_folder_id?: number | null
  category_id?: number
  hierarchy?: HierarchyLevel[]
  articles_count?: number
  sub_folders_count?: number
  visibility?: number
  company_ids?: number[]
  contact_segment_ids?: number[]
  company_segment_ids?: number[]
  created_at?: string
  updated_at?: string
}

export interface HierarchyLevel {
  level?: number
  type?: string
  data?: {
    id?: number
    name?: string
    language?: string
  }
}

/** Params of solution_folders.create. */
export interface SolutionFoldersCreateParams {
  /** ID of the category, as `solution_categories.list` returns it. (at least 1) */
  category_id: number
  /** Name of the folder, unique in the category. */
  name: string
  /** Short description. */
  description?: string | null
  /** ID of the parent folder. For accounts with nested folders. */
  parent_folder_id?: number
  /**
   * Visibility: 1 everyone, 2 logged-in users, 3 agents, 4 selected companies, 5 bots, 6 selected contact segments, 7
   * selected company segments. Defaults to 1.
   */
  visibility?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** IDs of companies, as `companies.list` returns them. For `visibility` 4. */
  company_ids?: number[]
  /** IDs of contact segments. For `visibility` 6. */
  contact_segment_ids?: number[]
  /** IDs of company segments. For `visibility` 7. */
  company_segment_ids?: number[]
}

/** Params of solution_articles.list. */
export interface SolutionArticlesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the folder, as `solution_folders.list` returns it. (at least 1) */
  folder_id: number
}

export interface SolutionArticle {
  id: number
  title?: string
  description?: string
  description_text?: string
  status?: number
  type?: number
  agent_id?: number
  category_id?: number
  folder_id?: number
  hierarchy?: HierarchyLevel[]
  thumbs_up?: number
  thumbs_down?: number
  hits?: number
  tags?: string[]
  seo_data?: {
    meta_title?: string
    meta_description?: string
    meta_keywords?: string
  }
  path?: string
  language_id?: number
  category_name?: string
  folder_name?: string
  folder_visibility?: number
  modified_at?: string
  modified_by?: number
  created_at?: string
  updated_at?: string
}

/** Params of solution_articles.get. */
export interface SolutionArticlesGetParams {
  /** ID of the article, as `solution_articles.list` returns it. (at least 1) */
  article_id: number
}

/** Params of solution_articles.create. */
export interface SolutionArticlesCreateParams {
  /** ID of the folder, as `solution_folders.list` returns it. (at least 1) */
  folder_id: number
  /** Title of the article. */
  title: string
  /** Text of the article, as HTML. */
  description: string
  /** Status: 1 draft, 2 published. */
  status: 1 | 2
  /** Type of the article: 1 permanent, 2 workaround. */
  type?: 1 | 2
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Metadata for search engines. */
  seo_data?: {
    /** Title for search engines. */
    meta_title?: string
    /** Description for search engines. */
    meta_description?: string
    /** Keywords for search engines. */
    meta_keywords?: string[]
  }
}

/** Params of solution_articles.update. */
export interface SolutionArticlesUpdateParams {
  /** ID of the article, as `solution_articles.list` returns it. (at least 1) */
  article_id: number
  /** Title of the article. */
  title?: string
  /** Text of the article, as HTML. */
  description?: string
  /** Status: 1 draft, 2 published. */
  status?: 1 | 2
  /** ID of the author, as `agents.list` returns it. */
  agent_id?: number
  /** Type of the article: 1 permanent, 2 workaround. */
  type?: 1 | 2
  /** Tags. An update replaces the current ones. */
  tags?: string[]
  /** Metadata for search engines. */
  seo_data?: {
    /** Title for search engines. */
    meta_title?: string
    /** Description for search engines. */
    meta_description?: string
    /** Keywords for search engines. */
    meta_keywords?: string[]
  }
}

/** Params of solution_articles.delete. */
export interface SolutionArticlesDeleteParams {
  /** ID of the article, as `solution_articles.list` returns it. (at least 1) */
  article_id: number
}

/** Params of solution_articles.api_search. */
export interface SolutionArticlesApiSearchParams {
  /** Keywords to search for. */
  term: string
}

/** Params of canned_response_folders.list. */
export interface CannedResponseFoldersListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
}

export interface CannedFolder {
  id: number
  name?: string
  personal?: boolean
  responses_count?: number
  created_at?: string
  updated_at?: string
}

/** Params of canned_responses.list. */
export interface CannedResponsesListParams {
  /**
   * Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after 500.
   * (at least 1)
   */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100) */
  per_page?: number
  /** ID of the folder, as `canned_response_folders.list` returns it. (at least 1) */
  folder_id: number
}

export interface CannedResponse {
  id: number
  title?: string
  folder_id?: number
  content?: string
  content_html?: string
  attachments?: Attachment[]
  created_at?: string
  updated_at?: string
}

/** Params of canned_responses.get. */
export interface CannedResponsesGetParams {
  /** ID of the canned response, as `canned_responses.list` returns it. (at least 1) */
  canned_response_id: number
}

/** Params of canned_responses.create. */
export interface CannedResponsesCreateParams {
  /** Title of the canned response. */
  title: string
  /** Text of the canned response, as HTML with Freshdesk placeholders. */
  content_html: string
  /** ID of the folder, as `canned_response_folders.list` returns it. (at least 1) */
  folder_id: number
  /** Visibility: 0 all agents, 1 the author only, 2 selected groups. */
  visibility: 0 | 1 | 2
  /** IDs of groups, as `groups.list` returns them. For `visibility` 2. */
  group_ids?: number[]
}

/** Params of canned_responses.update. */
export interface CannedResponsesUpdateParams {
  /** ID of the canned response, as `canned_responses.list` returns it. (at least 1) */
  canned_response_id: number
  /** Title of the canned response. */
  title?: string
  /** Text of the canned response, as HTML with Freshdesk placeholders. */
  content_html?: string
  /** ID of the folder, as `canned_response_folders.list` returns it. (at least 1) */
  folder_id?: number
  /** Visibility: 0 all agents, 1 the author only, 2 selected groups. */
  visibility?: 0 | 1 | 2
  /** IDs of groups, as `groups.list` returns them. For `visibility` 2. */
  group_ids?: number[]
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /** ID of the job, as the operation that started it returns it. */
  job_id: string
}

export interface Job {
  id: string
  name?: string
  status?: string
  progress?: number
  created_at?: string
  updated_at?: string
  status_updated_at?: string
}

/** Credentials by auth variant. */
export interface FreshdeskCredentials {
  api_key: FreshdeskApiKeyCredentials
}

/** API key */
export interface FreshdeskApiKeyCredentials {
  api_key: string
}

export interface FreshdeskConfig {
  /**
   * Subdomain of the account: the part before `.freshdesk.com` in its address. Custom domains do not work with the API.
   */
  subdomain: string
}
