// Generated from definitions/freshdesk.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Freshdesk */
    "freshdesk": Freshdesk
  }
}

/**
 * Freshdesk. Tickets with their replies, notes, files, time and ratings, the contacts and companies who write them,
 * agents and groups, and the articles of the knowledge base.
 */
export interface Freshdesk {
  operations: FreshdeskOperations
  credentials: FreshdeskCredentials
  config: FreshdeskConfig
}

/** What can be called, by entity and action. */
export interface FreshdeskOperations {
  /**
   * A request of a customer. Status is 2 open, 3 pending, 4 resolved, 5 closed, or a number of the account's own from
   * 6; priority 1 low to 4 urgent.
   */
  tickets: {
    /**
     * Lists tickets, the newest first: those made in the last 30 days unless updated_since is given, 30,000 at most,
     * without deleted ones and spam.
     */
    list: {
      params: TicketsListParams
      records: Ticket[]
      meta: {}
    }
    /** Gets one ticket with its text and files; conversations.list has all that was written on it. */
    get: {
      params: TicketsGetParams
      records: Ticket
      meta: {}
    }
    /** Makes a ticket for a requester, who becomes a contact when there is none with that address. */
    create: {
      params: TicketsCreateParams
      records: Ticket
      meta: {}
    }
    /**
     * Changes what is given of a ticket: closes it by status 5, assigns it by responder_id. Subject and text of
     * outbound ones stay as they are.
     */
    update: {
      params: TicketsUpdateParams
      records: Ticket
      meta: {}
    }
    /** Moves a ticket to the trash; ticket_restorations.create takes it out again. */
    delete: {
      params: TicketsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Finds tickets by a query over their fields, at most 300 of them and no archived ones. New ones are found after
     * some minutes.
     */
    api_search: {
      params: TicketsApiSearchParams
      records: Ticket[]
      meta: {
        total: number | null
      }
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** A ticket that comes out of the trash. */
  ticket_restorations: {
    /** Takes a deleted ticket out of the trash. */
    create: {
      params: TicketRestorationsCreateParams
      records: null
      meta: {}
    }
  }
  /** Tickets that become one. */
  ticket_merges: {
    /** Merges tickets into a primary one, which gets their conversations; the others are closed. */
    create: {
      params: TicketMergesCreateParams
      records: null
      meta: {}
    }
  }
  /** A change of many tickets at once. */
  ticket_bulk_updates: {
    /** Changes many tickets, replies to them, or both, in the background; jobs.get says how far it is. */
    create: {
      params: TicketBulkUpdatesCreateParams
      records: JobStart
      meta: {}
    }
  }
  /** A ticket that begins with an e-mail to a customer. */
  outbound_emails: {
    /** Writes an e-mail to a customer, which becomes a ticket of one's own, closed unless status says otherwise. */
    create: {
      params: OutboundEmailsCreateParams
      records: Ticket
      meta: {}
    }
  }
  /**
   * A reply or note on a ticket. Source says which: 0 reply, 2 note, 5 tweet, 6 survey, 7 Facebook, 8 forwarded e-mail,
   * 9 phone.
   */
  conversations: {
    /** Lists replies and notes on a ticket, the oldest first. */
    list: {
      params: ConversationsListParams
      records: Conversation[]
      meta: {}
    }
    /** Changes the text of a note; replies cannot be changed. */
    update: {
      params: ConversationsUpdateParams
      records: Conversation
      meta: {}
    }
    /** Deletes a reply or note. */
    delete: {
      params: ConversationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A reply to a ticket, sent to its requester by e-mail. */
  replies: {
    /** Replies to a ticket by e-mail to its requester; file_replies.create sends a file along. */
    create: {
      params: RepliesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A reply to a ticket with a file. */
  file_replies: {
    /** Replies to a ticket by e-mail with a file. */
    create: {
      params: FileRepliesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A note on a ticket, private to agents unless said otherwise. */
  notes: {
    /** Adds a note to a ticket, private to agents unless private is false; file_notes.create adds one with a file. */
    create: {
      params: NotesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A note on a ticket with a file. */
  file_notes: {
    /** Adds a note with a file to a ticket, private to agents unless private is false. */
    create: {
      params: FileNotesCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A ticket that is sent on to somebody outside. */
  forwards: {
    /** Forwards a ticket to other addresses, with its conversation and files unless said otherwise. */
    create: {
      params: ForwardsCreateParams
      records: Conversation
      meta: {}
    }
  }
  /** A file on a ticket; tickets.get and conversations.list name them. */
  attachments: {
    /** Adds a file to a ticket, whose files come to 20 MB at most. The answer is the ticket. */
    create: {
      params: AttachmentsCreateParams
      records: Ticket
      meta: {}
    }
    /** Deletes a file of a ticket or conversation. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Streams one of the files of a ticket. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** Who gets e-mail about changes of a ticket. */
  ticket_watchers: {
    /** Gets the ids of the agents who watch a ticket. */
    get: {
      params: TicketWatchersGetParams
      records: Watchers
      meta: {}
    }
    /** Makes an agent watch a ticket. */
    create: {
      params: TicketWatchersCreateParams
      records: null
      meta: {}
    }
    /** Ends the watching of a ticket by the agent whose key is used. */
    delete: {
      params: TicketWatchersDeleteParams
      records: null
      meta: {}
    }
  }
  /** Time that an agent spent on a ticket. */
  time_entries: {
    /** Lists tracked time of all tickets; ticket_time_entries.list has that of one. */
    list: {
      params: TimeEntriesListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Changes what is given of tracked time. */
    update: {
      params: TimeEntriesUpdateParams
      records: TimeEntry
      meta: {}
    }
    /** Deletes tracked time for good. */
    delete: {
      params: TimeEntriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TimeEntriesSearchFields
    }
  }
  /** Time that was spent on one ticket. */
  ticket_time_entries: {
    /** Lists tracked time of one ticket. */
    list: {
      params: TicketTimeEntriesListParams
      records: TimeEntry[]
      meta: {}
    }
    /** Tracks time on a ticket. Without time_spent a timer starts. */
    create: {
      params: TicketTimeEntriesCreateParams
      records: TimeEntry
      meta: {}
    }
  }
  /** The timer of tracked time. */
  timers: {
    /** Starts the timer of tracked time, or stops one that runs. */
    update: {
      params: TimersUpdateParams
      records: TimeEntry
      meta: {}
    }
  }
  /**
   * What a customer answered to a survey: 103 extremely happy to -103 extremely unhappy, or 1 to 3 in classic surveys.
   */
  satisfaction_ratings: {
    /** Lists how satisfied customers were: their ratings of all tickets with what they wrote. */
    list: {
      params: SatisfactionRatingsListParams
      records: Rating[]
      meta: {}
    }
    search: {
      fields: SatisfactionRatingsSearchFields
    }
  }
  /** A rating of one ticket. */
  ticket_satisfaction_ratings: {
    /** Lists the ratings of one ticket. */
    list: {
      params: TicketSatisfactionRatingsListParams
      records: Rating[]
      meta: {}
    }
    /** Rates a ticket for its requester. */
    create: {
      params: TicketSatisfactionRatingsCreateParams
      records: Rating
      meta: {}
    }
  }
  /** A survey of customers about a ticket. */
  surveys: {
    /** Lists surveys with their questions. */
    list: {
      params: SurveysListParams
      records: Survey[]
      meta: {}
    }
  }
  /** A field of tickets, built in or the account's own, with its choices. */
  ticket_fields: {
    /** Lists the fields of tickets with their choices; names of custom fields are keys of custom_fields. */
    list: {
      params: TicketFieldsListParams
      records: TicketField[]
      meta: {}
    }
  }
  /** A customer who writes tickets. */
  contacts: {
    /** Lists contacts by name, without blocked and deleted ones; filters may be combined. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets one contact with companies, tags and fields of the account's own. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Adds a contact with an e-mail address, a number, a Twitter handle or an id of another system. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Changes what is given of a contact. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    /** Deletes a contact, who can be restored; contact_erasures.delete is for good. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Finds contacts by a query over their fields, at most 300 of them. New ones are found after some minutes. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        total: number | null
      }
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** The erasure of a contact. */
  contact_erasures: {
    /** Erases a contact and all of their tickets for good. */
    delete: {
      params: ContactErasuresDeleteParams
      records: null
      meta: {}
    }
  }
  /** A deleted contact who comes back. */
  contact_restorations: {
    /** Restores a deleted contact. */
    create: {
      params: ContactRestorationsCreateParams
      records: null
      meta: {}
    }
  }
  /** The invitation of a contact to the customer portal. */
  contact_invitations: {
    /** Sends a contact the e-mail by which they activate their account in the customer portal. */
    create: {
      params: ContactInvitationsCreateParams
      records: null
      meta: {}
    }
  }
  /** Contacts who become one. */
  contact_merges: {
    /** Merges duplicate contacts into a primary one. */
    create: {
      params: ContactMergesCreateParams
      records: null
      meta: {}
    }
  }
  /** A contact who becomes an agent. */
  agent_conversions: {
    /** Makes a contact with an e-mail address an agent, full time with access to all tickets unless said otherwise. */
    create: {
      params: AgentConversionsCreateParams
      records: ConvertedContact
      meta: {}
    }
  }
  /** A field of contacts, built in or the account's own. */
  contact_fields: {
    /** Lists the fields of contacts with their choices. */
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
    /** Gets one company with its domains and fields of the account's own. */
    get: {
      params: CompaniesGetParams
      records: Company
      meta: {}
    }
    /** Adds a company; contacts with an address at its domains belong to it. */
    create: {
      params: CompaniesCreateParams
      records: Company
      meta: {}
    }
    /** Changes what is given of a company; an empty list takes all domains away. */
    update: {
      params: CompaniesUpdateParams
      records: Company
      meta: {}
    }
    /** Deletes a company for good; its contacts stay. */
    delete: {
      params: CompaniesDeleteParams
      records: null
      meta: {}
    }
    /** Finds companies by a query over their domain, times and fields of the account's own, at most 300 of them. */
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
  /** A company as a search by name gives it. */
  company_names: {
    /** Finds companies by the beginning of a word of their name. */
    list: {
      params: CompanyNamesListParams
      records: Named[]
      meta: {}
    }
  }
  /** A contact as a search by name gives them. */
  contact_names: {
    /** Finds contacts by the beginning of a word of their name. */
    list: {
      params: ContactNamesListParams
      records: Named[]
      meta: {}
    }
  }
  /** The agent whose key is used. */
  current_agent: {
    /** Gets the agent whose API key is used. */
    get: {
      params: CurrentAgentGetParams
      records: Agent
      meta: {}
    }
  }
  /** Somebody who answers tickets. For administrators only. */
  agents: {
    /** Lists agents by name; filters may be combined. */
    list: {
      params: AgentsListParams
      records: Agent[]
      meta: {}
    }
    /** Gets one agent with groups, roles and skills. */
    get: {
      params: AgentsGetParams
      records: Agent
      meta: {}
    }
    /** Adds an agent, who gets an e-mail. */
    create: {
      params: AgentsCreateParams
      records: Agent
      meta: {}
    }
    /** Changes what is given of an agent; name, numbers and job title are changed in Freshworks alone. */
    update: {
      params: AgentsUpdateParams
      records: Agent
      meta: {}
    }
    /** Makes an agent a mere contact. */
    delete: {
      params: AgentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AgentsSearchFields
    }
  }
  /** An agent as a search by name or address gives them. */
  agent_names: {
    /** Finds agents by the beginning of a word of their name or address. */
    list: {
      params: AgentNamesListParams
      records: NamedAgent[]
      meta: {}
    }
  }
  /** Agents whom tickets are assigned to together. For administrators only. */
  groups: {
    /** Lists groups without their agents; groups.get names those. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Gets one group with its agents. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    /** Makes a group of agents. */
    create: {
      params: GroupsCreateParams
      records: Group
      meta: {}
    }
    /** Changes what is given of a group; its agents are replaced as a whole. */
    update: {
      params: GroupsUpdateParams
      records: Group
      meta: {}
    }
    /** Deletes a group for good; its agents stay. */
    delete: {
      params: GroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** What agents may see and do. For administrators only. */
  roles: {
    /** Lists the roles of agents. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {}
    }
    /** Gets one role. */
    get: {
      params: RolesGetParams
      records: Role
      meta: {}
    }
  }
  /** A product that tickets are about. For administrators only. */
  products: {
    /** Lists the products of the account. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {}
    }
    /** Gets one product. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
  }
  /** An address of support that e-mail comes in and goes out by. */
  email_configs: {
    /** Lists the addresses of support; outbound_emails.create asks for the id of one. */
    list: {
      params: EmailConfigsListParams
      records: EmailConfigRecord[]
      meta: {}
    }
  }
  /** The top of the knowledge base, which holds folders. */
  solution_categories: {
    /** Lists the categories of the knowledge base. */
    list: {
      params: SolutionCategoriesListParams
      records: SolutionCategory[]
      meta: {}
    }
    /** Makes a category of the knowledge base. */
    create: {
      params: SolutionCategoriesCreateParams
      records: SolutionCategory
      meta: {}
    }
  }
  /** A folder of the knowledge base with articles. */
  solution_folders: {
    /** Lists the folders of a category, with who can see them. */
    list: {
      params: SolutionFoldersListParams
      records: SolutionFolder[]
      meta: {}
    }
    /** Makes a folder in a category. */
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
    /** Gets one article with its text, votes and views. */
    get: {
      params: SolutionArticlesGetParams
      records: SolutionArticle
      meta: {}
    }
    /** Writes an article into a folder of the knowledge base. */
    create: {
      params: SolutionArticlesCreateParams
      records: SolutionArticle
      meta: {}
    }
    /** Changes what is given of an article; status 1 alone unpublishes it. */
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
    /** Finds articles of the knowledge base by words. */
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
  /** A reply that is written beforehand. For administrators only. */
  canned_responses: {
    /** Lists the canned responses of a folder with their text. */
    list: {
      params: CannedResponsesListParams
      records: CannedResponse[]
      meta: {}
    }
    /** Gets one canned response. */
    get: {
      params: CannedResponsesGetParams
      records: CannedResponse
      meta: {}
    }
    /** Writes a canned response. */
    create: {
      params: CannedResponsesCreateParams
      records: CannedResponse
      meta: {}
    }
    /** Changes what is given of a canned response. */
    update: {
      params: CannedResponsesUpdateParams
      records: CannedResponse
      meta: {}
    }
  }
  /** Work that Freshdesk does in the background. */
  jobs: {
    /** Gets how far a job is, such as that of ticket_bulk_updates.create. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
  }
}

/** Params of tickets.list. Takes only one of requester_id, email, unique_external_id. */
export interface TicketsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only new tickets and one's own open ones, those that one watches, spam, or deleted ones. */
  filter?: "new_and_my_open" | "watching" | "spam" | "deleted"
  /** Only tickets of this contact, by id from contacts.list. */
  requester_id?: number
  /** Only tickets of the contact with this address. */
  email?: string
  /** Only tickets of the contact with this id of another system. */
  unique_external_id?: string
  /** Only tickets of this company, by id from companies.list. */
  company_id?: number
  /** Only tickets changed since, of any age. */
  updated_since?: string
  /** What to sort by; created_at unless given. */
  order_by?: "created_at" | "due_by" | "updated_at" | "status"
  /** The direction of the order; desc unless given. */
  order_type?: "asc" | "desc"
  /** What each ticket also holds; each counts as two further calls. */
  include?: ("stats" | "requester" | "description")[]
}

export interface Ticket {
  id: number
  tags?: string[]
  type?: string | null
  subject?: string | null
  description?: string
  description_text?: string
  structured_description?: StructuredText | null
  status?: number
  priority?: number
  source?: number
  requester_id?: number
  responder_id?: number | null
  group_id?: number | null
  product_id?: number | null
  company_id?: number | null
  email_config_id?: number | null
  cc_emails?: string[]
  fwd_emails?: string[]
  reply_cc_emails?: string[]
  to_emails?: string[] | null
  spam?: boolean
  urgent?: boolean
  deleted?: boolean
  is_escalated?: boolean
  fr_escalated?: boolean
  due_by?: string | null
  fr_due_by?: string | null
  custom_fields?: CustomRecord
  attachments?: Attachment[]
  association_type?: number | null
  associated_tickets_list?: number[] | null
  internal_agent_id?: number | null
  internal_group_id?: number | null
  created_at?: string
  updated_at?: string
  requester?: {
    id?: number
    name?: string
    email?: string | null
    mobile?: string | null
    phone?: string | null
  }
  company?: {
    id?: number
    name?: string
  }
  stats?: {
    closed_at?: string | null
    resolved_at?: string | null
    first_responded_at?: string | null
  }
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

/** Values of the account's own fields by name. */
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
  id: number
  body?: string
  body_text?: string
  structured_body?: {
    body_contents?: StructuredPart[]
  } | null
  incoming?: boolean
  private?: boolean
  user_id?: number
  support_email?: string | null
  source?: number
  category?: number
  ticket_id?: number
  from_email?: string | null
  to_emails?: string[] | null
  cc_emails?: string[] | null
  bcc_emails?: string[] | null
  replied_to?: string[] | null
  notified_to?: string[]
  attachments?: Attachment[]
  email_failure_count?: number | null
  outgoing_failures?: number | null
  deleted?: boolean
  has_quoted_text?: boolean
  last_edited_at?: string | null
  last_edited_user_id?: number | null
  created_at?: string
  updated_at?: string
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** What the ticket also holds; conversations are the first ten. Each counts as a further call. */
  include?: ("conversations" | "requester" | "company" | "stats")[]
}

/**
 * Params of tickets.create. Needs email, or requester_id, or phone, or unique_external_id, or twitter_id, or
 * facebook_id.
 */
export interface TicketsCreateParams {
  /** The address of the requester, who becomes a contact when there is none with it. */
  email?: string
  /** The requester, by id from contacts.list. */
  requester_id?: number
  /** The telephone number of the requester; name is needed too when there is no address. */
  phone?: string
  /** The name of the requester. */
  name?: string
  /** The id of the requester in another system. */
  unique_external_id?: string
  /** The Twitter handle of the requester. */
  twitter_id?: string
  /** The Facebook id of a contact that there is already. */
  facebook_id?: string
  /** What it is about in one line. */
  subject?: string
  /** The text, as HTML. */
  description?: string
  /** 2 open, 3 pending, 4 resolved, 5 closed, or a status of the account's own. (at least 2) */
  status?: number
  /** 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** Where it came from: 1 e-mail, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound e-mail. (at least 1) */
  source?: number
  /** One of the account's own types. */
  type?: string | null
  /** The agent it is assigned to, by id from agents.list. */
  responder_id?: number | null
  /** The group it is assigned to, by id from groups.list. */
  group_id?: number | null
  /** The product it is about, by id from products.list. */
  product_id?: number | null
  /** The company of the requester, by id from companies.list; where contacts may have several. */
  company_id?: number
  /** The address of support it uses, by id from email_configs.list. */
  email_config_id?: number
  /** Addresses that get a copy. */
  cc_emails?: string[]
  /** Tags, in place of those before. */
  tags?: string[]
  /** When it is to be resolved. */
  due_by?: string
  /** When the first response is due. */
  fr_due_by?: string
  /** The ticket that this one becomes a child of, by number. */
  parent_id?: number
  /** Tickets that this one, a tracker, links together. */
  related_ticket_ids?: number[]
  /** The internal agent, by id from agents.list, where tickets are shared. */
  internal_agent_id?: number
  /** The internal group, by id from groups.list, where tickets are shared. */
  internal_group_id?: number
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of tickets.update. */
export interface TicketsUpdateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** 2 open, 3 pending, 4 resolved, 5 closed, or a status of the account's own. (at least 2) */
  status?: number
  /** 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** What it is about in one line. */
  subject?: string
  /** The text, as HTML. */
  description?: string
  /** Where it came from: 1 e-mail, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound e-mail. (at least 1) */
  source?: number
  /** One of the account's own types. */
  type?: string | null
  /** The agent it is assigned to, by id from agents.list. */
  responder_id?: number | null
  /** The group it is assigned to, by id from groups.list. */
  group_id?: number | null
  /** The product it is about, by id from products.list. */
  product_id?: number | null
  /** The company of the requester, by id from companies.list; where contacts may have several. */
  company_id?: number
  /** The address of support it uses, by id from email_configs.list. */
  email_config_id?: number
  /** Tags, in place of those before. */
  tags?: string[]
  /** When it is to be resolved. */
  due_by?: string
  /** When the first response is due. */
  fr_due_by?: string
  /** The ticket that this one becomes a child of, by number. */
  parent_id?: number
  /** The internal agent, by id from agents.list, where tickets are shared. */
  internal_agent_id?: number
  /** The internal group, by id from groups.list, where tickets are shared. */
  internal_group_id?: number
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
  /** The address of the requester, who becomes a contact when there is none with it. */
  email?: string
  /** The requester, by id from contacts.list. */
  requester_id?: number
  /** The telephone number of the requester; name is needed too when there is no address. */
  phone?: string
  /** The name of the requester. */
  name?: string
  /** The id of the requester in another system. */
  unique_external_id?: string
  /** The Twitter handle of the requester. */
  twitter_id?: string
  /** The Facebook id of a contact that there is already. */
  facebook_id?: string
}

/** Params of tickets.delete. */
export interface TicketsDeleteParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /**
   * Conditions on agent_id, group_id, priority, status, tag, type, due_by, fr_due_by, created_at, updated_at and custom
   * fields, with AND, OR, brackets, :> and :<; texts and dates in single quotes. (at most 510 characters)
   */
  query: string
  /** Which page of 30 records, from 1 to 10. (1 to 10) */
  page?: number
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

/** Params of ticket_restorations.create. */
export interface TicketRestorationsCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of ticket_merges.create. */
export interface TicketMergesCreateParams {
  /** The ticket that stays. (at least 1) */
  primary_id: number
  /** The tickets that are merged into it. (at least 1 items) */
  ticket_ids: number[]
  /** The note on the primary ticket in place of Freshdesk's own. */
  note_in_primary?: {
    /** The text. */
    body: string
    /** Whether only agents see it. */
    private?: boolean
  }
  /** The note on each of the others in place of Freshdesk's own. */
  note_in_secondary?: {
    /** The text. */
    body: string
    /** Whether only agents see it. */
    private?: boolean
  }
  /** Whether the recipients of the others are copied on the primary ticket. The name is Freshdesk's. */
  convert_recepients_to_cc?: boolean
}

/** Params of ticket_bulk_updates.create. Needs properties, or reply. */
export interface TicketBulkUpdatesCreateParams {
  /** The numbers of the tickets. (at least 1 items) */
  ids: number[]
  /** What changes of each. */
  properties?: {
    /** 2 open, 3 pending, 4 resolved, 5 closed, or a status of the account's own. (at least 2) */
    status?: number
    /** 1 low, 2 medium, 3 high, 4 urgent. */
    priority?: 1 | 2 | 3 | 4
    /** The agent they are assigned to, by id from agents.list. */
    responder_id?: number
    /** The group they are assigned to, by id from groups.list. */
    group_id?: number
    /** One of the account's own types. */
    type?: string
    /** Where they came from. */
    source?: number
    /** The product they are about, by id from products.list. */
    product_id?: number
    /** The requester, by id from contacts.list. */
    requester_id?: number
    /** The ticket that they become children of, by number. */
    parent_id?: number
    /** The address of support they use, by id from email_configs.list. */
    email_config_id?: number
    /** The address that the reply is sent from. */
    from_email?: string
    /** Their tags. */
    tags?: string[]
    /** When they are to be resolved. */
    due_by?: string
    /** When the first response is due. */
    fr_due_by?: string
    /** Values of the account's own fields by name. */
    custom_fields?: { [k: string]: unknown }
    /** The internal agent; with status. */
    internal_agent_id?: number
    /** The internal group; with status. */
    internal_group_id?: number
    /** Whether requesters get no e-mail when they are closed. */
    skip_close_notification?: boolean
  }
  /** A reply to each. */
  reply?: {
    /** The text, as HTML. */
    body: string
    /** Ids of files to send along. */
    attachment_ids?: number[]
    /** Ids of files within the text. */
    inline_attachment_ids?: number[]
  }
}

export interface JobStart {
  job_id: string | number
  href?: string
}

/** Params of outbound_emails.create. */
export interface OutboundEmailsCreateParams {
  /** The address of the requester, who becomes a contact when there is none with it. */
  email: string
  /** What it is about in one line. */
  subject: string
  /** The address of support it uses, by id from email_configs.list. */
  email_config_id: number
  /** The text, as HTML. */
  description?: string
  /** The name of the requester. */
  name?: string
  /** 2 open, 3 pending, 4 resolved, 5 closed, or a status of the account's own. (at least 2) */
  status?: number
  /** 1 low, 2 medium, 3 high, 4 urgent. */
  priority?: 1 | 2 | 3 | 4
  /** One of the account's own types. */
  type?: string | null
  /** The group it is assigned to, by id from groups.list. */
  group_id?: number | null
  /** Addresses that get a copy. */
  cc_emails?: string[]
  /** Tags, in place of those before. */
  tags?: string[]
  /** When it is to be resolved. */
  due_by?: string
  /** When the first response is due. */
  fr_due_by?: string
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of conversations.list. */
export interface ConversationsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of conversations.update. */
export interface ConversationsUpdateParams {
  /** The reply or note, by id from conversations.list. (at least 1) */
  conversation_id: number
  /** The text of the note, as HTML. */
  body: string
}

/** Params of conversations.delete. */
export interface ConversationsDeleteParams {
  /** The reply or note, by id from conversations.list. (at least 1) */
  conversation_id: number
}

/** Params of replies.create. Needs body, or structured_body. Takes only one of body, structured_body. */
export interface RepliesCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The text, as HTML. */
  body?: string
  /** The text in parts, for tickets of web chat and the mobile SDK, in place of body. */
  structured_body?: {
    /** The parts of the text. */
    body_contents: {
      type: string
      data?: {
        content?: string
      }
    }[]
  }
  /** The address it is sent from; the account's own unless given. */
  from_email?: string
  /** The agent who writes it, by id from agents.list; the one whose key is used unless given. */
  user_id?: number
  /** Addresses that get a copy. */
  cc_emails?: string[]
  /** Addresses that get a copy unseen. */
  bcc_emails?: string[]
}

/** Params of file_replies.create. */
export interface FileRepliesCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The text, as HTML. */
  body: string
  /** The address it is sent from; the account's own unless given. */
  from_email?: string
  /** The agent who writes it, by id from agents.list; the one whose key is used unless given. */
  user_id?: number
  /** Addresses that get a copy. */
  cc_emails?: string[]
  /** Addresses that get a copy unseen. */
  bcc_emails?: string[]
  /** The file, with its name; the files of a ticket come to 20 MB at most. */
  attachment: FileParam
}

/** Params of notes.create. Needs body, or structured_body. Takes only one of body, structured_body. */
export interface NotesCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The text of the note, as HTML. */
  body?: string
  /** The text in parts, for tickets of web chat and the mobile SDK, in place of body. */
  structured_body?: {
    /** The parts of the text. */
    body_contents: {
      type: string
      data?: {
        content?: string
      }
    }[]
  }
  /** Whether only agents see it; true unless given. */
  private?: boolean
  /** Whether it appears as written from outside; false unless given. */
  incoming?: boolean
  /** Addresses of agents or contacts who get an e-mail about it. */
  notify_emails?: string[]
  /** The agent who writes it, by id from agents.list; the one whose key is used unless given. */
  user_id?: number
}

/** Params of file_notes.create. */
export interface FileNotesCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The text of the note, as HTML. */
  body: string
  /** Whether only agents see it; true unless given. */
  private?: boolean
  /** Whether it appears as written from outside; false unless given. */
  incoming?: boolean
  /** Addresses of agents or contacts who get an e-mail about it. */
  notify_emails?: string[]
  /** The agent who writes it, by id from agents.list; the one whose key is used unless given. */
  user_id?: number
  /** The file, with its name; the files of a ticket come to 20 MB at most. */
  attachment: FileParam
}

/** Params of forwards.create. */
export interface ForwardsCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The text, as HTML. */
  body: string
  /** The addresses. (at least 1 items) */
  to_emails: string[]
  /** Addresses that get a copy. */
  cc_emails?: string[]
  /** Addresses that get a copy unseen. */
  bcc_emails?: string[]
  /** The address it is sent from; the account's own unless given. */
  from_email?: string
  /** The agent who writes it, by id from agents.list; the one whose key is used unless given. */
  agent_id?: number
  /** Whether the conversation so far is quoted; true unless given. */
  include_quoted_text?: boolean
  /** Whether the files of the ticket are sent along; true unless given. */
  include_original_attachments?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The file, with its name; the files of a ticket come to 20 MB at most. */
  attachment: FileParam
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** The file, by the id that tickets.get or conversations.list gives it. (at least 1) */
  attachment_id: number
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** Which of its attachments, from 0. (at least 0; default 0) */
  attachment_index?: number
}

/** Params of ticket_watchers.get. */
export interface TicketWatchersGetParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

export interface Watchers {
  watcher_ids?: number[]
}

/** Params of ticket_watchers.create. */
export interface TicketWatchersCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The agent, by id from agents.list. */
  user_id: number
}

/** Params of ticket_watchers.delete. */
export interface TicketWatchersDeleteParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of time_entries.list. */
export interface TimeEntriesListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only time for this company, by id from companies.list. */
  company_id?: number
  /** Only time of this agent, by id from agents.list. */
  agent_id?: number
  /** Only time tracked after this. */
  executed_after?: string
  /** Only time tracked before this. */
  executed_before?: string
  /** Only time that is billed, or only that which is not. */
  billable?: boolean
}

export interface TimeEntry {
  id: number
  ticket_id?: number
  agent_id?: number
  billable?: boolean
  note?: string | null
  time_spent?: string
  timer_running?: boolean
  executed_at?: string
  start_time?: string
  created_at?: string
  updated_at?: string
}

/** Params of time_entries.update. */
export interface TimeEntriesUpdateParams {
  /** The tracked time, by id from time_entries.list. (at least 1) */
  time_entry_id: number
  /** How long, as hours and minutes. */
  time_spent?: string
  /** What was done. */
  note?: string
  /** Whose time, by id from agents.list. */
  agent_id?: number
  /** Whether it is billed; true unless given. */
  billable?: boolean
  /** When the work was done. */
  executed_at?: string
  /** When the timer started; not in the future and not with timer_running false. */
  start_time?: string
  /** Whether the timer runs. */
  timer_running?: boolean
}

/** Params of time_entries.delete. */
export interface TimeEntriesDeleteParams {
  /** The tracked time, by id from time_entries.list. (at least 1) */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of ticket_time_entries.create. */
export interface TicketTimeEntriesCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** How long, as hours and minutes. */
  time_spent?: string
  /** What was done. */
  note?: string
  /** Whose time, by id from agents.list. */
  agent_id?: number
  /** Whether it is billed; true unless given. */
  billable?: boolean
  /** When the work was done. */
  executed_at?: string
  /** When the timer started; not in the future and not with timer_running false. */
  start_time?: string
  /** Whether the timer runs. */
  timer_running?: boolean
}

/** Params of timers.update. */
export interface TimersUpdateParams {
  /** The tracked time, by id from time_entries.list. (at least 1) */
  time_entry_id: number
}

/** Params of satisfaction_ratings.list. */
export interface SatisfactionRatingsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only ratings given since. */
  created_since?: string
  /** Only ratings of this contact, by id from contacts.list. */
  user_id?: number
}

export interface Rating {
  id: number
  survey_id?: number
  user_id?: number
  agent_id?: number | null
  group_id?: number | null
  ticket_id?: number
  feedback?: string | null
  /** The rating of each question by its id; default_question is the main one. */
  ratings?: {
    [k: string]: number
  }
  created_at?: string
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The number of the ticket. (at least 1) */
  ticket_id: number
}

/** Params of ticket_satisfaction_ratings.create. */
export interface TicketSatisfactionRatingsCreateParams {
  /** The number of the ticket. (at least 1) */
  ticket_id: number
  /** The rating of each question by its id; default_question is the main one. */
  ratings: {
    [k: string]: number
  }
  /** What the customer wrote. */
  feedback?: string
}

/** Params of surveys.list. */
export interface SurveysListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only the survey that is in use. */
  state?: "active"
}

export interface Survey {
  id: number
  title?: string
  questions?: SurveyQuestion[]
  created_at?: string
  updated_at?: string
}

export interface SurveyQuestion {
  id: string
  label?: string
  accepted_ratings?: number[]
}

/** Params of ticket_fields.list. */
export interface TicketFieldsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only fields of this type. */
  type?: string
}

export interface TicketField {
  id: number
  name?: string
  label?: string
  description?: string | null
  type?: string
  position?: number
  default?: boolean
  required_for_closure?: boolean
  required_for_agents?: boolean
  required_for_customers?: boolean
  label_for_customers?: string
  customers_can_edit?: boolean
  displayed_to_customers?: boolean
  portal_cc?: boolean
  portal_cc_to?: string
  /**
   * A list of texts, or a map: of labels by value for status, priority and source, of lists for fields that depend on
   * each other.
   */
  choices?: unknown
  nested_ticket_fields?: NestedField[]
  created_at?: string
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only the contact with this address. */
  email?: string
  /** Only contacts with this mobile number. */
  mobile?: string
  /** Only contacts with this telephone number. */
  phone?: string
  /** Only contacts of this company, by id from companies.list. */
  company_id?: number
  /** Only contacts in this state. */
  state?: "blocked" | "deleted" | "unverified" | "verified"
  /** Only contacts, or only visitors; in newer accounts. */
  contact_type?: "contact" | "visitor"
  /** Only contacts changed since. */
  updated_since?: string
}

export interface Contact {
  id: number
  tags?: string[]
  contact_type?: string
  name?: string
  email?: string | null
  phone?: string | null
  mobile?: string | null
  twitter_id?: string | null
  unique_external_id?: string | null
  active?: boolean
  deleted?: boolean
  address?: string | null
  company_id?: number | null
  view_all_tickets?: boolean
  description?: string | null
  job_title?: string | null
  language?: string
  time_zone?: string
  other_emails?: string[]
  other_companies?: (ContactCompanyLink | number)[]
  social_handler?: SocialHandle[]
  custom_fields?: CustomRecord
  avatar?: Avatar | null
  devices?: Device[]
  created_at?: string
  updated_at?: string
}

export interface ContactCompanyLink {
  company_id: number
  view_all_tickets?: boolean
}

/** A handle; Freshdesk does not document its fields. */
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
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
}

/**
 * Params of contacts.create. Needs email, or phone, or mobile, or twitter_id, or unique_external_id, or social_handler.
 */
export interface ContactsCreateParams {
  /** First and last name. */
  name: string
  /** The main address; no two contacts have the same. */
  email?: string
  /** The telephone number. */
  phone?: string | null
  /** The mobile number. */
  mobile?: string | null
  /** The Twitter handle. */
  twitter_id?: string | null
  /**
   * Handles at Facebook, Instagram and Twitter, in newer accounts. (at most 10 items)
   * 
   * Items: A handle; Freshdesk does not document its fields.
   */
  social_handler?: { [k: string]: unknown }[]
  /** The id in another system; no two contacts have the same. */
  unique_external_id?: string | null
  /** Further addresses, in place of those before. */
  other_emails?: string[]
  /** The main company, by id from companies.list. */
  company_id?: number | null
  /** Whether the contact sees all tickets of the company. */
  view_all_tickets?: boolean
  /** Further companies, where the plan has them. */
  other_companies?: {
    /** The company, by id from companies.list. */
    company_id: number
    /** Whether the contact sees all of its tickets. */
    view_all_tickets?: boolean
  }[]
  /** The postal address. */
  address?: string | null
  /** A few words about it. */
  description?: string | null
  /** What they work as. */
  job_title?: string | null
  /** The language, such as en; the account's own unless given. */
  language?: string
  /** The time zone by Freshdesk's name, such as Chennai; the account's own unless given. */
  time_zone?: string
  /** Tags, in place of those before. */
  tags?: string[]
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
  /** First and last name. */
  name?: string
  /** The main address; no two contacts have the same. */
  email?: string
  /** The telephone number. */
  phone?: string | null
  /** The mobile number. */
  mobile?: string | null
  /** The Twitter handle. */
  twitter_id?: string | null
  /**
   * Handles at Facebook, Instagram and Twitter, in newer accounts. (at most 10 items)
   * 
   * Items: A handle; Freshdesk does not document its fields.
   */
  social_handler?: { [k: string]: unknown }[]
  /** The id in another system; no two contacts have the same. */
  unique_external_id?: string | null
  /** Further addresses, in place of those before. */
  other_emails?: string[]
  /** The main company, by id from companies.list. */
  company_id?: number | null
  /** Whether the contact sees all tickets of the company. */
  view_all_tickets?: boolean
  /** Further companies, where the plan has them. */
  other_companies?: {
    /** The company, by id from companies.list. */
    company_id: number
    /** Whether the contact sees all of its tickets. */
    view_all_tickets?: boolean
  }[]
  /** The postal address. */
  address?: string | null
  /** A few words about it. */
  description?: string | null
  /** What they work as. */
  job_title?: string | null
  /** The language, such as en; the account's own unless given. */
  language?: string
  /** The time zone by Freshdesk's name, such as Chennai; the account's own unless given. */
  time_zone?: string
  /** Tags, in place of those before. */
  tags?: string[]
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /**
   * Conditions on active, company_id, twitter_id, email, phone, mobile, tag, language, time_zone, created_at,
   * updated_at and custom fields, with AND, OR, brackets, :> and :<; texts and dates in single quotes. (at most 510
   * characters)
   */
  query: string
  /** Which page of 30 records, from 1 to 10. (1 to 10) */
  page?: number
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

/** Params of contact_erasures.delete. */
export interface ContactErasuresDeleteParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
  /** Whether a contact who is not deleted yet is erased too; Freshdesk refuses that unless true. */
  force?: boolean
}

/** Params of contact_restorations.create. */
export interface ContactRestorationsCreateParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
}

/** Params of contact_invitations.create. */
export interface ContactInvitationsCreateParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
}

/** Params of contact_merges.create. */
export interface ContactMergesCreateParams {
  /** The contact who stays. (at least 1) */
  primary_contact_id: number
  /** The contacts who are merged into them. (at least 1 items) */
  secondary_contact_ids: number[]
  /**
   * What the primary contact has afterwards; of phone, mobile, twitter_id and unique_external_id what both have must be
   * given.
   */
  contact?: {
    /** The main address. */
    email?: string
    /** The telephone number. */
    phone?: string
    /** The mobile number. */
    mobile?: string
    /** The Twitter handle. */
    twitter_id?: string
    /** The id in another system. */
    unique_external_id?: string
    /** Further addresses. */
    other_emails?: string[]
    /** The companies, by id from companies.list. */
    company_ids?: number[]
  }
}

/** Params of agent_conversions.create. */
export interface AgentConversionsCreateParams {
  /** The contact, by id from contacts.list. (at least 1) */
  contact_id: number
  /** Whether they are an occasional agent rather than a full-time one. */
  occasional?: boolean
  /** The signature, as HTML. */
  signature?: string
  /** Which tickets they see: 1 all, 2 those of their groups, 3 those assigned to them. */
  ticket_scope?: 1 | 2 | 3
  /** Ids of their skills. */
  skill_ids?: number[]
  /** Their groups, by id from groups.list. */
  group_ids?: number[]
  /** Their roles, by id from roles.list; one at least. */
  role_ids?: number[]
  /** What kind of agent; support_agent unless given. */
  type?: "support_agent" | "field_agent" | "collaborator"
  /** Whether focus mode is on; true unless given. */
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

/** Params of contact_fields.list. */
export interface ContactFieldsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
}

export interface ContactField {
  id: number
  name?: string
  label?: string
  type?: string
  position?: number
  default?: boolean
  editable_in_signup?: boolean
  customers_can_edit?: boolean
  label_for_customers?: string
  required_for_customers?: boolean
  displayed_for_customers?: boolean
  required_for_agents?: boolean
  agents_can_edit?: boolean
  displayed_for_agents?: boolean
  quick_add_for_agent?: boolean
  unique?: boolean
  /** The choices of a field that has some, in a form that depends on its type. */
  choices?: unknown
  created_at?: string
  updated_at?: string
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only companies changed since. */
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
  /** The company, by id from companies.list. (at least 1) */
  company_id: number
}

/** Params of companies.create. */
export interface CompaniesCreateParams {
  /** What it is called; no two are the same. */
  name: string
  /** Domains of its addresses, in place of those before. */
  domains?: string[]
  /** A few words about it. */
  description?: string | null
  /** A note about it. */
  note?: string | null
  /** How good the relationship is, one of the account's own values. */
  health_score?: string | null
  /** How much it is worth, one of the account's own values. */
  account_tier?: string | null
  /** When the contract is due for renewal. */
  renewal_date?: string | null
  /** The industry, one of the account's own values. */
  industry?: string | null
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of companies.update. */
export interface CompaniesUpdateParams {
  /** The company, by id from companies.list. (at least 1) */
  company_id: number
  /** What it is called; no two are the same. */
  name?: string
  /** Domains of its addresses, in place of those before. */
  domains?: string[]
  /** A few words about it. */
  description?: string | null
  /** A note about it. */
  note?: string | null
  /** How good the relationship is, one of the account's own values. */
  health_score?: string | null
  /** How much it is worth, one of the account's own values. */
  account_tier?: string | null
  /** When the contract is due for renewal. */
  renewal_date?: string | null
  /** The industry, one of the account's own values. */
  industry?: string | null
  /** Values of the account's own fields by name; dates as 2026-12-31. */
  custom_fields?: { [k: string]: unknown }
  /** How custom_fields name records of custom objects; display_id unless given. */
  lookup_parameter?: "display_id" | "primary_field_value"
}

/** Params of companies.delete. */
export interface CompaniesDeleteParams {
  /** The company, by id from companies.list. (at least 1) */
  company_id: number
}

/** Params of companies.api_search. */
export interface CompaniesApiSearchParams {
  /**
   * Conditions on domain, created_at, updated_at and custom fields, with AND, OR, brackets, :> and :<; texts and dates
   * in single quotes. (at most 510 characters)
   */
  query: string
  /** Which page of 30 records, from 1 to 10. (1 to 10) */
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

/** Params of company_names.list. */
export interface CompanyNamesListParams {
  /** The beginning of a word of the name, such as acme. */
  name: string
}

export interface Named {
  id: number
  name?: string
}

/** Params of contact_names.list. */
export interface ContactNamesListParams {
  /** The beginning of a word, not a part from the middle. */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** Only the agent with this address. */
  email?: string
  /** Only agents with this mobile number. */
  mobile?: string
  /** Only agents with this telephone number. */
  phone?: string
  /** Only full-time agents, or only occasional ones. */
  state?: "fulltime" | "occasional"
}

/** Params of agents.get. */
export interface AgentsGetParams {
  /** The agent, by id from agents.list. (at least 1) */
  agent_id: number
}

/** Params of agents.create. */
export interface AgentsCreateParams {
  /** The address of the agent. */
  email: string
  /** Which tickets they see: 1 all, 2 those of their groups, 3 those assigned to them. */
  ticket_scope: 1 | 2 | 3
  /** First and last name of the agent. */
  name?: string
  /** Whether they are an occasional agent rather than a full-time one. */
  occasional?: boolean
  /** The signature, as HTML. */
  signature?: string
  /** Ids of their skills. */
  skill_ids?: number[]
  /** Their groups, by id from groups.list. */
  group_ids?: number[]
  /** Their roles, by id from roles.list; one at least. */
  role_ids?: number[]
  /** What kind of agent: 1 support agent, as unless given, 2 field agent, 3 collaborator. */
  agent_type?: 1 | 2 | 3
  /** The language, such as en; the account's own unless given. */
  language?: string
  /** The time zone by Freshdesk's name, such as Chennai; the account's own unless given. */
  time_zone?: string
  /** Whether focus mode is on; true unless given. */
  focus_mode?: boolean
}

/** Params of agents.update. */
export interface AgentsUpdateParams {
  /** The agent, by id from agents.list. (at least 1) */
  agent_id: number
  /** The address of the agent. */
  email?: string
  /** Which tickets they see: 1 all, 2 those of their groups, 3 those assigned to them. */
  ticket_scope?: 1 | 2 | 3
  /** Whether they are an occasional agent rather than a full-time one. */
  occasional?: boolean
  /** The signature, as HTML. */
  signature?: string
  /** Ids of their skills. */
  skill_ids?: number[]
  /** Their groups, by id from groups.list. */
  group_ids?: number[]
  /** Their roles, by id from roles.list; one at least. */
  role_ids?: number[]
  /** The language, such as en; the account's own unless given. */
  language?: string
  /** The time zone by Freshdesk's name, such as Chennai; the account's own unless given. */
  time_zone?: string
  /** Whether focus mode is on; true unless given. */
  focus_mode?: boolean
}

/** Params of agents.delete. */
export interface AgentsDeleteParams {
  /** The agent, by id from agents.list. (at least 1) */
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
  /** The beginning of a word, not a part from the middle. */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** The group, by id from groups.list. (at least 1) */
  group_id: number
}

/** Params of groups.create. */
export interface GroupsCreateParams {
  /** What it is called; no two are the same. */
  name: string
  /** A few words about it. */
  description?: string | null
  /** Its agents, by id from agents.list, in place of those before. */
  agent_ids?: number[]
  /** Whether tickets are assigned automatically: 0 no, 1 in turn. Paid plans only. */
  auto_ticket_assign?: 0 | 1
  /** The agent who gets an e-mail when a ticket stays unassigned, by id; null for nobody. */
  escalate_to?: number | null
  /** After how long; 30m unless given. */
  unassigned_for?: "30m" | "1h" | "2h" | "4h" | "8h" | "12h" | "1d" | "2d" | "3d"
}

/** Params of groups.update. */
export interface GroupsUpdateParams {
  /** The group, by id from groups.list. (at least 1) */
  group_id: number
  /** What it is called; no two are the same. */
  name?: string
  /** A few words about it. */
  description?: string | null
  /** Its agents, by id from agents.list, in place of those before. */
  agent_ids?: number[]
  /** Whether tickets are assigned automatically: 0 no, 1 in turn. Paid plans only. */
  auto_ticket_assign?: 0 | 1
  /** The agent who gets an e-mail when a ticket stays unassigned, by id; null for nobody. */
  escalate_to?: number | null
  /** After how long; 30m unless given. */
  unassigned_for?: "30m" | "1h" | "2h" | "4h" | "8h" | "12h" | "1d" | "2d" | "3d"
}

/** Params of groups.delete. */
export interface GroupsDeleteParams {
  /** The group, by id from groups.list. (at least 1) */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** The role, by id from roles.list. (at least 1) */
  role_id: number
}

/** Params of products.list. */
export interface ProductsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** The product, by id from products.list. (at least 1) */
  product_id: number
}

/** Params of email_configs.list. */
export interface EmailConfigsListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** What it is called; no two are the same. */
  name: string
  /** A few words about it. */
  description?: string | null
  /** The portals that show it, by id, in an account with several. */
  visible_in_portals?: number[]
}

/** Params of solution_folders.list. */
export interface SolutionFoldersListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The category, by id from solution_categories.list. (at least 1) */
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
  /** The category, by id from solution_categories.list. (at least 1) */
  category_id: number
  /** What it is called; no two in a category are the same. */
  name: string
  /** A few words about it. */
  description?: string | null
  /** The folder that holds it, by id, where folders may hold folders. */
  parent_folder_id?: number
  /**
   * Who sees it: 1 everybody, as unless given, 2 who is logged in, 3 agents, 4 some companies, 5 bots, 6 some segments
   * of contacts, 7 some of companies.
   */
  visibility?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** The companies, by id from companies.list, for visibility 4. */
  company_ids?: number[]
  /** The segments of contacts, by id, for visibility 6. */
  contact_segment_ids?: number[]
  /** The segments of companies, by id, for visibility 7. */
  company_segment_ids?: number[]
}

/** Params of solution_articles.list. */
export interface SolutionArticlesListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The folder, by id from solution_folders.list. (at least 1) */
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
  /** The article, by id from solution_articles.list. (at least 1) */
  article_id: number
}

/** Params of solution_articles.create. */
export interface SolutionArticlesCreateParams {
  /** The folder, by id from solution_folders.list. (at least 1) */
  folder_id: number
  /** What the article is called. */
  title: string
  /** The text, as HTML. */
  description: string
  /** 1 draft, 2 published. */
  status: 1 | 2
  /** 1 permanent, 2 workaround. */
  type?: 1 | 2
  /** Tags, in place of those before. */
  tags?: string[]
  /** What search engines are given. */
  seo_data?: {
    /** The title for search engines. */
    meta_title?: string
    /** The description for search engines. */
    meta_description?: string
    /** The words for search engines. */
    meta_keywords?: string[]
  }
}

/** Params of solution_articles.update. */
export interface SolutionArticlesUpdateParams {
  /** The article, by id from solution_articles.list. (at least 1) */
  article_id: number
  /** What the article is called. */
  title?: string
  /** The text, as HTML. */
  description?: string
  /** 1 draft, 2 published. */
  status?: 1 | 2
  /** Its author, by id from agents.list. */
  agent_id?: number
  /** 1 permanent, 2 workaround. */
  type?: 1 | 2
  /** Tags, in place of those before. */
  tags?: string[]
  /** What search engines are given. */
  seo_data?: {
    /** The title for search engines. */
    meta_title?: string
    /** The description for search engines. */
    meta_description?: string
    /** The words for search engines. */
    meta_keywords?: string[]
  }
}

/** Params of solution_articles.delete. */
export interface SolutionArticlesDeleteParams {
  /** The article, by id from solution_articles.list. (at least 1) */
  article_id: number
}

/** Params of solution_articles.api_search. */
export interface SolutionArticlesApiSearchParams {
  /** The words to look for. */
  term: string
}

/** Params of canned_response_folders.list. */
export interface CannedResponseFoldersListParams {
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
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
  /** Which page, from 1; next names the following one. Freshdesk advises against pages after the 500th. (at least 1) */
  page?: number
  /** How many records a page holds at most; 30 unless given. (1 to 100) */
  per_page?: number
  /** The folder, by id from canned_response_folders.list. (at least 1) */
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
  /** The canned response, by id from canned_responses.list. (at least 1) */
  canned_response_id: number
}

/** Params of canned_responses.create. */
export interface CannedResponsesCreateParams {
  /** What it is called in the list. */
  title: string
  /** The text, as HTML with Freshdesk's placeholders. */
  content_html: string
  /** The folder, by id from canned_response_folders.list. (at least 1) */
  folder_id: number
  /** Who can use it: 0 all agents, 1 only oneself, 2 some groups. */
  visibility: 0 | 1 | 2
  /** The groups, by id from groups.list, for visibility 2. */
  group_ids?: number[]
}

/** Params of canned_responses.update. */
export interface CannedResponsesUpdateParams {
  /** The canned response, by id from canned_responses.list. (at least 1) */
  canned_response_id: number
  /** What it is called in the list. */
  title?: string
  /** The text, as HTML with Freshdesk's placeholders. */
  content_html?: string
  /** The folder, by id from canned_response_folders.list. (at least 1) */
  folder_id?: number
  /** Who can use it: 0 all agents, 1 only oneself, 2 some groups. */
  visibility?: 0 | 1 | 2
  /** The groups, by id from groups.list, for visibility 2. */
  group_ids?: number[]
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /** The id that the call which began it gave. */
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
   * What stands before .freshdesk.com in the address of the account; the API does not answer at a domain of one's own.
   */
  subdomain: string
}
