// Generated from definitions/pylon.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Pylon */
    "pylon": Pylon
  }
}

/**
 * Pylon. Issues of customers with their messages, accounts, contacts, tags, teams, users, tasks, projects, and articles
 * of knowledge bases.
 */
export interface Pylon {
  operations: PylonOperations
  credentials: PylonCredentials
  config: PylonConfig
}

/** The operations, by entity and action. */
export interface PylonOperations {
  /** An issue: a question or problem of a customer. */
  issues: {
    /** Lists the issues that were created in a window of time, of at most 365 days. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Gets an issue by its ID or number. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue with its first message, for an account or a requester. */
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Updates an issue. */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    /** Deletes an issue. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /** Searches issues by their fields, latest first. */
    api_search: {
      params: IssuesApiSearchParams
      records: Issue[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Snoozes an issue until a time. */
    snooze: {
      params: IssuesSnoozeParams
      records: Issue
      meta: {}
    }
    /** Links an issue to one of another tool, or unlinks it. */
    link_external: {
      params: IssuesLinkExternalParams
      records: Issue
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** The assignment of an issue to a user or a team. */
  issue_assignments: {
    /** Changes the assignment of an issue. */
    update: {
      params: IssueAssignmentsUpdateParams
      records: Issue
      meta: {}
    }
  }
  /** A status that issues can have. */
  issue_statuses: {
    /** Lists the issue statuses. */
    list: {
      params: IssueStatusesListParams
      records: IssueStatus[]
      meta: {}
    }
    /** Changes the status of an issue. */
    update: {
      params: IssueStatusesUpdateParams
      records: Issue
      meta: {}
    }
  }
  /** A user or contact who follows an issue. */
  issue_followers: {
    /** Lists the followers of an issue. */
    list: {
      params: IssueFollowersListParams
      records: Follower[]
      meta: {}
    }
    /** Adds followers to an issue, or removes them. */
    update: {
      params: IssueFollowersUpdateParams
      records: null
      meta: {}
    }
  }
  /** A message of an issue. */
  messages: {
    /** Lists the messages of an issue, oldest first, with internal notes. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Deletes a message of an issue, and in the channel where it was sent. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
    /** Redacts a message: its content is lost. */
    redact: {
      params: MessagesRedactParams
      records: null
      meta: {}
    }
  }
  /** A reply to the customer on an issue. */
  issue_replies: {
    /** Replies to the customer on an issue. */
    create: {
      params: IssueRepliesCreateParams
      records: SentMessage
      meta: {}
    }
  }
  /** An internal note on an issue. */
  issue_notes: {
    /** Adds an internal note to an issue. */
    create: {
      params: IssueNotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** An internal thread of an issue. */
  issue_threads: {
    /** Lists the internal threads of an issue. */
    list: {
      params: IssueThreadsListParams
      records: IssueThread[]
      meta: {}
    }
    /** Creates an internal thread of an issue. */
    create: {
      params: IssueThreadsCreateParams
      records: IssueThread
      meta: {}
    }
  }
  /** An account: a company that is a customer. */
  accounts: {
    /** Lists accounts. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Gets an account by its ID or external ID. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates an account. */
    create: {
      params: AccountsCreateParams
      records: Account
      meta: {}
    }
    /** Updates an account. */
    update: {
      params: AccountsUpdateParams
      records: Account
      meta: {}
    }
    /** Deletes an account. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    /** Searches accounts by their fields. */
    api_search: {
      params: AccountsApiSearchParams
      records: Account[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Updates up to 100 accounts together: their owner, tags or custom fields. */
    update_many: {
      params: AccountsUpdateManyParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A contact: a person at a customer. */
  contacts: {
    /** Lists contacts. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Gets a contact by its ID or external ID. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Updates a contact. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    /** Deletes a contact. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by their fields. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A team of users. */
  teams: {
    /** Lists the teams. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets a team with its users. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Creates a team. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Updates a team. The given users replace the earlier ones. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A tag of issues, accounts or contacts. */
  tags: {
    /** Lists the tags. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Gets a tag. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    /** Creates a tag. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Updates a tag. */
    update: {
      params: TagsUpdateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** A user: a person of the support organization. */
  users: {
    /** Lists the users. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Updates a user, such as the status. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Searches users by their email address. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A role of users. */
  user_roles: {
    /** Lists the user roles. */
    list: {
      params: UserRolesListParams
      records: UserRole[]
      meta: {}
    }
    search: {
      fields: UserRolesSearchFields
    }
  }
  /** A custom field of accounts, issues or contacts. */
  custom_fields: {
    /** Lists the custom fields of a type of object. */
    list: {
      params: CustomFieldsListParams
      records: CustomFieldDefinition[]
      meta: {}
    }
    /** Gets a custom field. */
    get: {
      params: CustomFieldsGetParams
      records: CustomFieldDefinition
      meta: {}
    }
    /** Creates a custom field. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomFieldDefinition
      meta: {}
    }
    /** Updates a custom field. */
    update: {
      params: CustomFieldsUpdateParams
      records: CustomFieldDefinition
      meta: {}
    }
  }
  /** A ticket form for customers. */
  ticket_forms: {
    /** Lists the ticket forms. */
    list: {
      params: TicketFormsListParams
      records: TicketForm[]
      meta: {}
    }
    /** Gets a ticket form with its fields. */
    get: {
      params: TicketFormsGetParams
      records: TicketForm
      meta: {}
    }
    search: {
      fields: TicketFormsSearchFields
    }
  }
  /** A task for an account or a project. */
  tasks: {
    /** Lists tasks. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Gets a task. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Updates a task. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks by their fields. */
    api_search: {
      params: TasksApiSearchParams
      records: Task[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A project of an account, such as its onboarding. */
  projects: {
    /** Creates a project. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Updates a project. It can be archived. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    /** Deletes a project. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    /** Searches projects by their fields. */
    api_search: {
      params: ProjectsApiSearchParams
      records: Project[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A milestone of a project. */
  milestones: {
    /** Creates a milestone of a project. */
    create: {
      params: MilestonesCreateParams
      records: Milestone
      meta: {}
    }
    /** Updates a milestone. */
    update: {
      params: MilestonesUpdateParams
      records: Milestone
      meta: {}
    }
    /** Deletes a milestone. */
    delete: {
      params: MilestonesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A knowledge base. */
  knowledge_bases: {
    /** Lists the knowledge bases. */
    list: {
      params: KnowledgeBasesListParams
      records: KnowledgeBase[]
      meta: {}
    }
    /** Gets a knowledge base. */
    get: {
      params: KnowledgeBasesGetParams
      records: KnowledgeBase
      meta: {}
    }
    search: {
      fields: KnowledgeBasesSearchFields
    }
  }
  /** An article of a knowledge base. */
  articles: {
    /** Lists the articles of a knowledge base. */
    list: {
      params: ArticlesListParams
      records: Article[]
      meta: {
        cursor: string | null
        has_next_page: boolean | null
      }
    }
    /** Gets an article of a knowledge base. */
    get: {
      params: ArticlesGetParams
      records: Article
      meta: {}
    }
    /** Creates an article in a knowledge base. */
    create: {
      params: ArticlesCreateParams
      records: Article
      meta: {}
    }
    /** Updates an article of a knowledge base. */
    update: {
      params: ArticlesUpdateParams
      records: Article
      meta: {}
    }
    /** Deletes an article of a knowledge base. */
    delete: {
      params: ArticlesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ArticlesSearchFields
    }
  }
  /** A collection of articles. */
  collections: {
    /** Lists the collections of a knowledge base. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {}
    }
    /** Gets a collection of a knowledge base. */
    get: {
      params: CollectionsGetParams
      records: Collection
      meta: {}
    }
    /** Creates a collection in a knowledge base. */
    create: {
      params: CollectionsCreateParams
      records: Collection
      meta: {}
    }
    /** Deletes a collection of a knowledge base, with its articles and the collections below it. */
    delete: {
      params: CollectionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A feature request: a wish that issues and calls of customers are evidence of. */
  feature_requests: {
    /** Gets a feature request. */
    get: {
      params: FeatureRequestsGetParams
      records: FeatureRequest
      meta: {}
    }
    /** Updates a feature request. */
    update: {
      params: FeatureRequestsUpdateParams
      records: FeatureRequest
      meta: {}
    }
    /** Deletes a feature request with its evidence. */
    delete: {
      params: FeatureRequestsDeleteParams
      records: null
      meta: {}
    }
    /** Searches feature requests by their meaning and words. */
    api_search: {
      params: FeatureRequestsApiSearchParams
      records: FeatureRequest[]
      meta: {}
    }
  }
  /** A macro: a text and steps that people apply to an issue. */
  macros: {
    /** Lists the macros. */
    list: {
      params: MacrosListParams
      records: Macro[]
      meta: {}
    }
    /** Gets a macro with its text. */
    get: {
      params: MacrosGetParams
      records: Macro
      meta: {}
    }
    search: {
      fields: MacrosSearchFields
    }
  }
  /** The organization of the token. */
  me: {
    /** Gets the organization of the token (me). */
    get: {
      params: MeGetParams
      records: Me
      meta: {}
    }
  }
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 20000. (1 to 20000; default 100) */
  limit?: number
  /** Begin of the window. */
  start_time: string
  /** End of the window, at most 365 days after its begin. */
  end_time: string
}

export interface Issue {
  account?: MiniAccount
  assignee?: MiniUser
  attachment_urls?: string[]
  author_unverified?: boolean
  body_html?: string
  business_hours_first_response_seconds?: number
  business_hours_resolution_seconds?: number
  /** Seconds by status. */
  business_hours_time_in_status_seconds?: { [k: string]: unknown }
  chat_widget_info?: IssueChatWidgetInfo
  created_at?: string
  csat_responses?: CsatResponse[]
  /** Values of custom fields by slug, each an object with `value` or `values`. */
  custom_fields?: { [k: string]: unknown }
  customer_portal_visible?: boolean
  external_issues?: ExternalIssue[]
  first_response_seconds?: number
  first_response_time?: string
  id: string
  latest_message_time?: string
  link?: string
  number?: number
  number_of_touches?: number
  requester?: MiniContact
  resolution_breach_time?: string
  resolution_seconds?: number
  resolution_time?: string
  slack?: SlackInfo
  snoozed_until_time?: string
  source?: string
  state?: string
  tags?: string[]
  team?: MiniTeam
  /** Seconds by status. */
  time_in_status_seconds?: { [k: string]: unknown }
  title?: string
  type?: string
  updated_at?: string
}

export interface MiniAccount {
  external_ids?: ExternalId[]
  id: string
}

export interface ExternalId {
  external_id?: string
  label?: string
}

export interface MiniUser {
  email?: string
  id: string
}

export interface IssueChatWidgetInfo {
  page_url?: string
}

export interface CsatResponse {
  comment?: string
  score?: number
}

export interface ExternalIssue {
  external_id?: string
  link?: string
  source?: string
}

export interface MiniContact {
  email?: string
  id: string
}

export interface SlackInfo {
  channel_id?: string
  message_ts?: string
  workspace_id?: string
}

export interface MiniTeam {
  id: string
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** ID of the issue. */
  id: string
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** ID of the account, as `accounts.list` has it. */
  account_id?: string
  /** ID of the user, as `users.list` has it. An empty text removes it. */
  assignee_id?: string
  /** URLs of files to attach. */
  attachment_urls?: string[]
  /** Text of the issue, in HTML. */
  body_html: string
  /** Time of creation. Defaults to now. */
  created_at?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Whether the identity of the requester is unverified, as in a public form. (default false) */
  author_unverified?: boolean
  /** ID of the contact who wrote the first message. It needs `destination_metadata`. */
  contact_id?: string
  /** Channel of the issue. Defaults to an internal one, which the requester does not see. */
  destination_metadata?: {
    /** Kind of channel. */
    destination?: "slack" | "email" | "in_app_chat" | "internal" | "sms" | "whatsapp"
    /** Address of yours that sends the emails, as your email app in Pylon has it. */
    email?: string
    /** Blind copies of emails. */
    email_bccs?: string[]
    /** Copies of emails. */
    email_ccs?: string[]
    /** ID of the chat widget, for `in_app_chat`. */
    chat_widget_app_id?: string
    /** ID of the sending phone number, for `sms`. */
    from_sms_phone_number_id?: string
    /** ID of the app, for `whatsapp`. */
    whatsapp_app_id?: string
    /** Language of the template, for `whatsapp`. */
    whatsapp_message_template_language?: string
    /** Name of the template, for `whatsapp`. */
    whatsapp_message_template_name?: string
  }
  /** Priority of the issue. */
  priority?: "urgent" | "high" | "medium" | "low"
  /** URL of a picture of the requester. */
  requester_avatar_url?: string
  /** Email address of the requester. Without a contact that has it, Pylon creates one. */
  requester_email?: string
  /** ID of the contact who asks, as `contacts.list` has it. */
  requester_id?: string
  /** Name for a new contact. */
  requester_name?: string
  /** Tags by their text. */
  tags?: string[]
  /** ID of the team, as `teams.list` has it. */
  team_id?: string
  /** Title of the issue. */
  title: string
  /** ID of the user who wrote the first message. Defaults to the one of the token. */
  user_id?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** ID of the issue. */
  id: string
  /** ID of the account, as `accounts.list` has it. */
  account_id?: string
  /** ID of the user, as `users.list` has it. An empty text removes it. */
  assignee_id?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Whether customers see it in their portal. */
  customer_portal_visible?: boolean
  /** ID of the contact who asks. */
  requester_id?: string
  /** Slug of the status: `new`, `waiting_on_you`, `waiting_on_customer`, `on_hold`, `closed`, or one of your own. */
  state?: string
  /** Tags by their text. They replace the earlier ones. */
  tags?: string[]
  /** ID of the team, as `teams.list` has it. An empty text removes it. */
  team_id?: string
  /** Title of the issue. */
  title?: string
  /** Whether it is a conversation or a ticket. A ticket cannot become a conversation again. */
  type?: "conversation" | "ticket"
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** ID of the issue. */
  id: string
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /**
   * The condition. Fields are `state`, `assignee_id`, `team_id`, `account_id`, `requester_id`, `tags`, `title`,
   * `issue_type`, `created_at`, `updated_at`, `resolved_at` and others. `and` and `or` combine `subfilters`, three
   * deep.
   */
  filter?: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
  /** Words to find. */
  search_text?: string
}

/** Params of issues.snooze. */
export interface IssuesSnoozeParams {
  /** ID of the issue. */
  id: string
  /** End of the snooze. */
  snooze_until: string
}

/** Params of issues.link_external. */
export interface IssuesLinkExternalParams {
  /** ID of the issue. */
  id: string
  /** ID of the issue in the other tool. */
  external_issue_id: string
  /** Whether to link or to unlink. (default "link") */
  operation?: "link" | "unlink"
  /** The other tool. */
  source: string
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  number: number | null
  title: string | null
  body_html: string | null
  state: string | null
  source: string | null
  type: string | null
  tags: unknown[] | null
  link: string | null
  created_at: string | null
  updated_at: string | null
  latest_message_time: string | null
  resolution_time: string | null
  assignee: { [k: string]: unknown } | null
  requester: { [k: string]: unknown } | null
  account: { [k: string]: unknown } | null
  team: { [k: string]: unknown } | null
}

/** Params of issue_assignments.update. */
export interface IssueAssignmentsUpdateParams {
  /** ID of the issue. */
  id: string
  /** ID of the user, as `users.list` has it. An empty text removes it. */
  assignee_id?: string
  /** ID of the team, as `teams.list` has it. An empty text removes it. */
  team_id?: string
}

/** Params of issue_statuses.list. */
export interface IssueStatusesListParams { [k: string]: never }

export interface IssueStatus {
  category?: string
  is_archived?: boolean
  is_default_status?: boolean
  label?: string
  slug: string
}

/** Params of issue_statuses.update. */
export interface IssueStatusesUpdateParams {
  /** ID of the issue. */
  id: string
  /** Slug of the status: `new`, `waiting_on_you`, `waiting_on_customer`, `on_hold`, `closed`, or one of your own. */
  state?: string
}

/** Params of issue_followers.list. */
export interface IssueFollowersListParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
}

export interface Follower {
  id: string
  type?: string
}

/** Params of issue_followers.update. */
export interface IssueFollowersUpdateParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** IDs of contacts. */
  contact_ids?: string[]
  /** Whether to add or to remove. (default "add") */
  operation?: "add" | "remove"
  /** IDs of users, as `users.list` has them. */
  user_ids?: string[]
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 1000. (1 to 1000; default 100) */
  limit?: number
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
}

export interface Message {
  author?: MessageAuthor
  email_info?: EmailMessageInfo
  file_urls?: string[]
  id: string
  is_private?: boolean
  message_html?: string
  source?: string
  thread_id?: string
  timestamp?: string
}

export interface MessageAuthor {
  avatar_url?: string
  contact?: MiniContact
  name?: string
  user?: MiniUser
}

export interface EmailMessageInfo {
  bcc_emails?: string[]
  cc_emails?: string[]
  from_email?: string
  message_id?: string
  to_emails?: string[]
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** ID of the message. */
  id: string
}

/** Params of messages.redact. */
export interface MessagesRedactParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** ID of the message. */
  id: string
}

/** Params of issue_replies.create. */
export interface IssueRepliesCreateParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** URLs of files to attach. */
  attachment_urls?: string[]
  /** Text of the reply, in HTML. */
  body_html: string
  /** ID of the contact in whose name the reply is. */
  contact_id?: string
  /** Further recipients of an email. */
  email_info?: {
    /** Blind copies. */
    bcc_emails?: string[]
    /** Copies. */
    cc_emails?: string[]
    /** Recipients. */
    to_emails?: string[]
  }
  /** ID of the message that this answers, as `messages.list` has it. The requester has to see that one. */
  message_id: string
  /** ID of the user in whose name it is. Give this or `contact_id`. */
  user_id?: string
}

export interface SentMessage {
  id: string
  issue_id?: string
}

/** Params of issue_notes.create. */
export interface IssueNotesCreateParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** URLs of files to attach. */
  attachment_urls?: string[]
  /** Text of the note, in HTML. */
  body_html: string
  /** ID of the internal note that this answers, as `messages.list` has it. */
  message_id?: string
  /** ID of the internal thread, the `id` that `issue_threads.list` has. */
  thread_id?: string
  /** Name of a new internal thread, if neither a thread nor a message is named. */
  thread_name?: string
  /** ID of the user in whose name it is. */
  user_id?: string
}

export interface Note {
  id: string
  issue_id?: string
}

/** Params of issue_threads.list. */
export interface IssueThreadsListParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
}

export interface IssueThread {
  channel_id?: string
  id: string
  issue_id?: string
  name?: string
  source?: string
  thread_id?: string
}

/** Params of issue_threads.create. */
export interface IssueThreadsCreateParams {
  /** ID of the issue, as `issues.list` has it. */
  issue_id: string
  /** Name of the thread that people see. */
  name?: string
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
}

export interface Account {
  channels?: Channel[]
  created_at?: string
  crm_settings?: CrmSettings
  /** Values of custom fields by slug, each an object with `value` or `values`. */
  custom_fields?: { [k: string]: unknown }
  domain?: string
  domains?: string[]
  external_ids?: ExternalId[]
  id: string
  is_disabled?: boolean
  latest_customer_activity_time?: string
  name?: string
  owner?: MiniUser
  primary_domain?: string
  tags?: string[]
  type?: string
  updated_at?: string
}

export interface Channel {
  channel_id?: string
  is_internal?: boolean
  is_primary?: boolean
  mirror_to?: MirrorChannel
  source?: string
}

export interface MirrorChannel {
  channel_id?: string
  source?: string
}

export interface CrmSettings {
  details?: CrmDetails[]
}

export interface CrmDetails {
  id: string
  source?: string
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** ID of the account. */
  id: string
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** Type of the account. */
  account_type?: "customer" | "internal" | "community" | "partner"
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Domains of the company. One of them is the primary one. */
  domains?: string[]
  /** Your own IDs of the account. */
  external_ids?: {
    /** The ID. */
    external_id?: string
    /** Name of its system. */
    label?: string
  }[]
  /** URL of a square logo. */
  logo_url?: string
  /** Name of the account that people see. */
  name: string
  /** ID of the user who owns it. An empty text removes the owner. */
  owner_id?: string
  /** The domain among `domains` that counts first. */
  primary_domain?: string
  /** IDs of accounts below it. */
  subaccount_ids?: string[]
  /** Tags by their text. They replace the earlier ones. */
  tags?: string[]
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** ID of the account. */
  id: string
  /** Type of the account. */
  account_type?: "customer" | "internal" | "community" | "partner"
  /** Domains of the company. They replace the earlier ones. */
  domains?: string[]
  /** Whether the account is disabled. */
  is_disabled?: boolean
  /** URL of a square logo. */
  logo_url?: string
  /** Name of the account that people see. */
  name?: string
  /** ID of the user who owns it. An empty text removes the owner. */
  owner_id?: string
  /** The domain among `domains` that counts first. */
  primary_domain?: string
  /** Tags by their text. They replace the earlier ones. */
  tags?: string[]
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Your own IDs of the account. */
  external_ids?: {
    /** The ID. */
    external_id: string
    /** Name of its system. */
    label?: string
  }[]
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** ID of the account. */
  id: string
}

/** Params of accounts.api_search. */
export interface AccountsApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /**
   * The condition on a field: `id`, `name`, `domains`, `tags`, `external_ids`, `owner_id`, or the slug of a custom
   * field. `and` and `or` combine `subfilters`, three deep.
   */
  filter?: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
  /** Words to find. */
  search_text?: string
}

/** Params of accounts.update_many. */
export interface AccountsUpdateManyParams {
  /** IDs of accounts, at most 100. */
  account_ids: string[]
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** ID of the user who owns it. An empty text removes the owner. */
  owner_id?: string
  /** Tags by their text. */
  tags?: string[]
  /** Whether the tags are added, removed, or replace the earlier ones. (default "replace") */
  tags_apply_mode?: "append_only" | "remove_only" | "replace"
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  name: string | null
  domain: string | null
  primary_domain: string | null
  domains: unknown[] | null
  type: string | null
  tags: unknown[] | null
  is_disabled: boolean | null
  created_at: string | null
  updated_at: string | null
  latest_customer_activity_time: string | null
  owner: { [k: string]: unknown } | null
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
}

export interface Contact {
  account?: MiniAccount
  avatar_url?: string
  /** Values of custom fields by slug, each an object with `value` or `values`. */
  custom_fields?: { [k: string]: unknown }
  email?: string
  emails?: string[]
  external_ids?: ExternalId[]
  id: string
  integration_user_ids?: IntegrationUserId[]
  name?: string
  phone_numbers?: string[]
  portal_role?: string
  portal_role_id?: string
  primary_phone_number?: string
}

export interface IntegrationUserId {
  id: string
  source?: string
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the contact. */
  id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** Your own ID of the account. Give this or `account_id`. */
  account_external_id?: string
  /** ID of the account, as `accounts.list` has it. */
  account_id?: string
  /** URL of a picture. */
  avatar_url?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Email address of the contact. */
  email?: string
  /** Your own IDs of the contact. */
  external_ids?: {
    /** The ID. */
    external_id?: string
    /** Name of its system. */
    label?: string
  }[]
  /** Name of the contact that people see. */
  name: string
  /** Phone numbers, at most 15 digits each and nothing else. */
  phone_numbers?: string[]
  /** Role in the customer portal. */
  portal_role?: "no_access" | "member" | "admin"
  /** ID of a role of your own in the customer portal. */
  portal_role_id?: string
  /** The one among `phone_numbers` that counts first. */
  primary_phone_number?: string
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the contact. */
  id: string
  /** Your own ID of the account. Give this or `account_id`. */
  account_external_id?: string
  /** ID of the account, as `accounts.list` has it. An empty text removes it. */
  account_id?: string
  /** URL of a picture. */
  avatar_url?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Email address of the contact. Give this or `emails`. */
  email?: string
  /** All email addresses of the contact. The first one counts first if none is primary. */
  emails?: {
    /** The email address. */
    email: string
    /** Whether it is the first one. */
    is_primary?: boolean
  }[]
  /** Your own IDs of the contact. */
  external_ids?: {
    /** The ID. */
    external_id?: string
    /** Name of its system. */
    label?: string
  }[]
  /** Name of the contact that people see. */
  name?: string
  /** Phone numbers, at most 15 digits each and nothing else. */
  phone_numbers?: string[]
  /** Role in the customer portal. */
  portal_role?: "no_access" | "member" | "admin"
  /** ID of a role of your own in the customer portal. */
  portal_role_id?: string
  /** The one among `phone_numbers` that counts first. */
  primary_phone_number?: string
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the contact. */
  id: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /**
   * The condition on a field: `id`, `email`, `account_id`, or the slug of a custom field. `and` and `or` combine
   * `subfilters`, three deep.
   */
  filter?: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
  /** Words to find. */
  search_text?: string
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  name: string | null
  email: string | null
  emails: unknown[] | null
  phone_numbers: unknown[] | null
  portal_role: string | null
  account: { [k: string]: unknown } | null
}

/** Params of teams.list. */
export interface TeamsListParams { [k: string]: never }

export interface Team {
  id: string
  name?: string
  users?: MiniUser[]
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the team. */
  id: string
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** Name of the team that people see. */
  name?: string
  /** IDs of users, as `users.list` has them. */
  user_ids?: string[]
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** ID of the team. */
  id: string
  /** Name of the team that people see. */
  name?: string
  /** IDs of users, as `users.list` has them. */
  user_ids?: string[]
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  name: string | null
  users: unknown[] | null
}

/** Params of tags.list. */
export interface TagsListParams { [k: string]: never }

export interface Tag {
  hex_color?: string
  id: string
  object_type?: string
  value?: string
}

/** Params of tags.get. */
export interface TagsGetParams {
  /** ID of the tag. */
  id: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** Color of the tag. */
  hex_color?: string
  /** Type of object that it is for. */
  object_type: "account" | "issue" | "contact"
  /** Text of the tag. */
  value: string
}

/** Params of tags.update. */
export interface TagsUpdateParams {
  /** ID of the tag. */
  id: string
  /** Color of the tag. */
  hex_color?: string
  /** Text of the tag. */
  value?: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** ID of the tag. */
  id: string
}

/** Searchable fields of tags, in hosted mode. */
export interface TagsSearchFields {
  value: string | null
  object_type: string | null
  hex_color: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Whether deactivated users are there, too. */
  include_deactivated?: boolean
}

export interface User {
  avatar_url?: string
  email?: string
  emails?: string[]
  id: string
  name?: string
  role_id?: string
  status?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user. */
  id: string
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user. */
  id: string
  /** URL of a picture. */
  avatar_url?: string
  /** Name of the user that people see. */
  name?: string
  /** ID of the role, as `user_roles.list` has it. */
  role_id?: string
  /** Status of the user. */
  status?: "active" | "away" | "out_of_office"
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /** The condition on a field: `email`. `and` and `or` combine `subfilters`, three deep. */
  filter: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  name: string | null
  email: string | null
  emails: unknown[] | null
  status: string | null
  role_id: string | null
}

/** Params of user_roles.list. */
export interface UserRolesListParams { [k: string]: never }

export interface UserRole {
  id: string
  name?: string
  slug?: string
}

/** Searchable fields of user_roles, in hosted mode. */
export interface UserRolesSearchFields {
  name: string | null
  slug: string | null
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** Type of object that it is for. */
  object_type: string
}

export interface CustomFieldDefinition {
  created_at?: string
  default_value?: string
  default_values?: string[]
  description?: string
  id: string
  is_read_only?: boolean
  label?: string
  number_metadata?: NumberMetadata
  object_type?: string
  select_metadata?: SelectMetadata
  slug?: string
  source?: string
  type?: string
  updated_at?: string
}

export interface NumberMetadata {
  currency?: string
  decimal_places?: number
  duration_display_format?: string
  duration_input_unit?: string
  format?: string
}

export interface SelectMetadata {
  options?: CustomFieldDefinitionSelectOption[]
}

export interface CustomFieldDefinitionSelectOption {
  label?: string
  slug?: string
}

/** Params of custom_fields.get. */
export interface CustomFieldsGetParams {
  /** ID of the custom field. */
  id: string
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /** Value by default. */
  default_value?: string
  /** Values by default, of a field with several. */
  default_values?: string[]
  /** Description of the custom field for people. */
  description?: string
  /** Label of the field. */
  label: string
  /** Type of object that it is for. */
  object_type: string
  /** Options of a select field. */
  select_options?: {
    /** Label of the option. */
    label?: string
    /** Slug of the option. */
    slug?: string
  }[]
  /** Slug of the field. */
  slug?: string
  /** Type of the field. */
  type: "text" | "number" | "decimal" | "boolean" | "date" | "datetime" | "user" | "url" | "select" | "multiselect"
}

/** Params of custom_fields.update. */
export interface CustomFieldsUpdateParams {
  /** ID of the custom field. */
  id: string
  /** Value by default. */
  default_value?: string
  /** Values by default, of a field with several. */
  default_values?: string[]
  /** Description of the custom field for people. */
  description?: string
  /** Label of the field. */
  label?: string
  /** Options of a select field. */
  select_options?: {
    /** Label of the option. */
    label?: string
    /** Slug of the option. */
    slug?: string
  }[]
  /** Slug of the field. */
  slug?: string
}

/** Params of ticket_forms.list. */
export interface TicketFormsListParams { [k: string]: never }

export interface TicketForm {
  description_html?: string
  fields?: TicketFormLayoutField[]
  id: string
  is_public?: boolean
  name?: string
  slug?: string
  url?: string
}

export interface TicketFormLayoutField {
  description_html?: string
  name?: string
  slug?: string
  type?: string
}

/** Params of ticket_forms.get. */
export interface TicketFormsGetParams {
  /** ID of the ticket form. */
  id: string
}

/** Searchable fields of ticket_forms, in hosted mode. */
export interface TicketFormsSearchFields {
  name: string | null
  slug: string | null
  url: string | null
  is_public: boolean | null
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
}

export interface Task {
  account?: MiniAccount
  assignee?: TaskAssignee
  body_html?: string
  created_at?: string
  /** Values of custom fields by slug, each an object with `value` or `values`. */
  custom_fields?: { [k: string]: unknown }
  customer_portal_visible?: boolean
  due_date?: string
  id: string
  milestone?: MiniMilestone
  parent_task_id?: string
  project?: MiniProject
  status?: string
  subtask_ids?: string[]
  title?: string
  updated_at?: string
}

export interface TaskAssignee {
  contact?: MiniContact
  user?: MiniUser
}

export interface MiniMilestone {
  id: string
}

export interface MiniProject {
  id: string
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the task. */
  id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** ID of the account, as `accounts.list` has it. */
  account_id?: string
  /** ID of the user, as `users.list` has it. An empty text removes it. */
  assignee_id?: string
  /** Text of the task, in HTML. */
  body_html?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Whether customers see it in their portal. */
  customer_portal_visible?: boolean
  /** Due date. */
  due_date?: string
  /** ID of a milestone of the project. */
  milestone_id?: string
  /** ID of the project, as `projects.api_search` has it. */
  project_id?: string
  /** Status of the task. */
  status?: "not_started" | "in_progress" | "completed"
  /** Title of the task. */
  title: string
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the task. */
  id: string
  /** ID of the user, as `users.list` has it. An empty text removes it. */
  assignee_id?: string
  /** Text of the task, in HTML. */
  body_html?: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Whether customers see it in their portal. */
  customer_portal_visible?: boolean
  /** Due date. */
  due_date?: string
  /** ID of a milestone of the project. */
  milestone_id?: string
  /** ID of the project, as `projects.api_search` has it. */
  project_id?: string
  /** Status of the task. */
  status?: "not_started" | "in_progress" | "completed"
  /** Title of the task. */
  title?: string
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the task. */
  id: string
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /**
   * The condition on a field: `status`, `assignee_id`, `account_id`, `project_id`, `milestone_id`, `due_date`,
   * `created_at` or `updated_at`. `and` and `or` combine `subfilters`, three deep.
   */
  filter?: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  title: string | null
  body_html: string | null
  status: string | null
  due_date: string | null
  created_at: string | null
  updated_at: string | null
  assignee: { [k: string]: unknown } | null
  project: { [k: string]: unknown } | null
  account: { [k: string]: unknown } | null
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** ID of the account, as `accounts.list` has it. */
  account_id: string
  /** Whether customers see it in their portal. */
  customer_portal_visible?: boolean
  /** Description in HTML. */
  description_html?: string
  /** End of the project. */
  end_date?: string
  /** Name of the project that people see. */
  name: string
  /** ID of the user who owns it. An empty text removes the owner. */
  owner_id?: string
  /** ID of a template to begin with. */
  project_template_id?: string
  /** Begin of the project. */
  start_date?: string
}

export interface Project {
  account?: MiniAccount
  archived_at?: string
  created_at?: string
  customer_portal_visible?: boolean
  description_html?: string
  end_date?: string
  id: string
  is_archived?: boolean
  name?: string
  owner_id?: string
  project_template?: MiniProjectTemplate
  start_date?: string
  updated_at?: string
}

export interface MiniProjectTemplate {
  id: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** ID of the project. */
  id: string
  /** Whether customers see it in their portal. */
  customer_portal_visible?: boolean
  /** Description in HTML. */
  description_html?: string
  /** End of the project. */
  end_date?: string
  /** Whether the project is archived. */
  is_archived?: boolean
  /** Name of the project that people see. */
  name?: string
  /** ID of the user who owns it. An empty text removes the owner. */
  owner_id?: string
  /** Begin of the project. */
  start_date?: string
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** ID of the project. */
  id: string
}

/** Params of projects.api_search. */
export interface ProjectsApiSearchParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /**
   * The condition on a field: `status`, `owner_id`, `account_id`, `is_archived`, `created_at` or `updated_at`. `and`
   * and `or` combine `subfilters`, three deep.
   */
  filter?: {
    /** Name of the field. */
    field: string
    /** Comparison. */
    operator:
      | "equals"
      | "not_equals"
      | "contains"
      | "does_not_contain"
      | "in"
      | "not_in"
      | "and"
      | "or"
      | "time_is_after"
      | "time_is_before"
      | "time_range"
      | "string_contains"
      | "string_does_not_contain"
      | "is_set"
      | "is_unset"
      | "greater_than"
      | "less_than"
      | "greater_than_or_equals"
      | "less_than_or_equals"
    /** Conditions that `and` or `or` combines. */
    subfilters?: {
      /** Name of the field. */
      field: string
      /** Comparison. */
      operator:
        | "equals"
        | "not_equals"
        | "contains"
        | "does_not_contain"
        | "in"
        | "not_in"
        | "and"
        | "or"
        | "time_is_after"
        | "time_is_before"
        | "time_range"
        | "string_contains"
        | "string_does_not_contain"
        | "is_set"
        | "is_unset"
        | "greater_than"
        | "less_than"
        | "greater_than_or_equals"
        | "less_than_or_equals"
      /** Conditions that `and` or `or` combines. */
      subfilters?: { [k: string]: unknown }[]
      /** Value to compare with. */
      value?: string
      /** Values to compare with, for operators such as `in`. */
      values?: string[]
    }[]
    /** Value to compare with. */
    value?: string
    /** Values to compare with, for operators such as `in`. */
    values?: string[]
  }
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  name: string | null
  owner_id: string | null
  is_archived: boolean | null
  start_date: string | null
  end_date: string | null
  created_at: string | null
  updated_at: string | null
  account: { [k: string]: unknown } | null
}

/** Params of milestones.create. */
export interface MilestonesCreateParams {
  /** ID of the account, as `accounts.list` has it. */
  account_id?: string
  /** Due date. */
  due_date?: string
  /** Name of the milestone that people see. */
  name: string
  /** ID of the project, as `projects.api_search` has it. */
  project_id: string
}

export interface Milestone {
  account?: MiniAccount
  created_at?: string
  due_date?: string
  id: string
  name?: string
  project?: MiniProject
  updated_at?: string
}

/** Params of milestones.update. */
export interface MilestonesUpdateParams {
  /** ID of the milestone. */
  id: string
  /** Due date. */
  due_date?: string
  /** Name of the milestone that people see. */
  name?: string
}

/** Params of milestones.delete. */
export interface MilestonesDeleteParams {
  /** ID of the milestone. */
  id: string
}

/** Params of knowledge_bases.list. */
export interface KnowledgeBasesListParams { [k: string]: never }

export interface KnowledgeBase {
  default_language?: string
  id: string
  slug?: string
  supported_languages?: string[]
  title?: string
}

/** Params of knowledge_bases.get. */
export interface KnowledgeBasesGetParams {
  /** ID of the knowledge base. */
  id: string
}

/** Searchable fields of knowledge_bases, in hosted mode. */
export interface KnowledgeBasesSearchFields {
  title: string | null
  slug: string | null
  default_language: string | null
}

/** Params of articles.list. */
export interface ArticlesListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 999. (1 to 999; default 100) */
  limit?: number
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** Language of the text. */
  language?: string
}

export interface Article {
  collection_id?: string
  current_draft_content_html?: string
  current_published_content_html?: string
  id: string
  identifier?: string
  is_published?: boolean
  is_unlisted?: boolean
  last_published_at?: string
  slug?: string
  title?: string
  url?: string
  visibility_config?: VisibilityConfig
}

export interface VisibilityConfig {
  ai_agent_access?: string
  allowed_agent_ids?: string[]
  customer_visibility_condition?: Filter2
  visibility?: string
}

export interface Filter2 {
  field: string
  operator: string
  subfilters?: Filter2[]
  value?: string
  values?: string[]
}

/** Params of articles.get. */
export interface ArticlesGetParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the article, as `articles.list` has it. */
  article_id: string
  /** Language of the text. */
  language?: string
}

/** Params of articles.create. */
export interface ArticlesCreateParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the user who is the author. */
  author_user_id: string
  /** Text of the article, in HTML. */
  body_html: string
  /** ID of the collection, as `collections.list` has it. */
  collection_id?: string
  /** Whether the article is published. */
  is_published?: boolean
  /** Whether only its link leads to the article. */
  is_unlisted?: boolean
  /** Slug of the article. Defaults to one from its name. */
  slug?: string
  /** Title of the article. */
  title: string
}

/** Params of articles.update. */
export interface ArticlesUpdateParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the article, as `articles.list` has it. */
  article_id: string
  /** Text of the article, in HTML. */
  body_html?: string
  /** Whether only its link leads to the article. */
  is_unlisted?: boolean
  /** Language of the text. */
  language?: string
  /** Whether to publish the text. Otherwise, it stays a draft. */
  publish_updated_body_html?: boolean
  /** Title of the article. */
  title?: string
}

/** Params of articles.delete. */
export interface ArticlesDeleteParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the article, as `articles.list` has it. */
  article_id: string
}

/** Searchable fields of articles, in hosted mode. */
export interface ArticlesSearchFields {
  title: string | null
  slug: string | null
  url: string | null
  is_published: boolean | null
  last_published_at: string | null
  current_published_content_html: string | null
}

/** Params of collections.list. */
export interface CollectionsListParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
}

export interface Collection {
  created_at?: string
  description?: string
  icon?: string
  id: string
  parent_collection_id?: string
  slug?: string
  title?: string
  visibility_config?: VisibilityConfig
}

/** Params of collections.get. */
export interface CollectionsGetParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the collection. */
  id: string
}

/** Params of collections.create. */
export interface CollectionsCreateParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** Description of the collection for people. */
  description?: string
  /** ID of the collection above it. */
  parent_collection_id?: string
  /** Slug of the collection. Defaults to one from its name. */
  slug?: string
  /** Title of the collection. */
  title: string
}

/** Params of collections.delete. */
export interface CollectionsDeleteParams {
  /** ID of the knowledge base, as `knowledge_bases.list` has it. */
  kb_id: string
  /** ID of the collection. */
  id: string
}

/** Params of feature_requests.get. */
export interface FeatureRequestsGetParams {
  /** ID of the feature request. */
  id: string
  /** Whether the evidence is there. (default false) */
  fetch_evidence?: boolean
}

export interface FeatureRequest {
  created_at?: string
  /** Values of custom fields by slug, each an object with `value` or `values`. */
  custom_fields?: { [k: string]: unknown }
  description?: string
  /** The evidence, with `fetch_evidence`. */
  evidence?: { [k: string]: unknown }[]
  evidence_count?: number
  id: string
  request_status?: string
  title?: string
  updated_at?: string
}

/** Params of feature_requests.update. */
export interface FeatureRequestsUpdateParams {
  /** ID of the feature request. */
  id: string
  /** Values of custom fields, by slug. */
  custom_fields?: {
    /** Slug of the field. */
    slug?: string
    /** Value of a field with one value. Options go by their slug. */
    value?: string
    /** Values of a field with several values. */
    values?: string[]
  }[]
  /** Slug of the status: `new`, `in_progress`, `closed`, `archived`, or one of your own. */
  request_status?: string
}

/** Params of feature_requests.delete. */
export interface FeatureRequestsDeleteParams {
  /** ID of the feature request. */
  id: string
}

/** Params of feature_requests.api_search. */
export interface FeatureRequestsApiSearchParams {
  /** Number of records, 1 to 1000. (1 to 1000; default 100) */
  limit?: number
  /** Filters by accounts whose evidence they have, as `accounts.list` has them. */
  account_ids?: string[]
  /** Words to find. */
  query?: string
  /** Filters by slug of the status. */
  request_statuses?: string[]
}

/** Params of macros.list. */
export interface MacrosListParams {
  /** Filters by group. */
  macro_group_id?: string
}

export interface Macro {
  /** Steps of the macro. */
  actions?: { [k: string]: unknown }[]
  created_at?: string
  has_actions?: boolean
  id: string
  macro_group_id?: string
  name?: string
  text_html?: string
  text_type?: string
  updated_at?: string
  /** The people who see it. */
  visibility?: { [k: string]: unknown }
}

/** Params of macros.get. */
export interface MacrosGetParams {
  /** ID of the macro. */
  id: string
}

/** Searchable fields of macros, in hosted mode. */
export interface MacrosSearchFields {
  name: string | null
  macro_group_id: string | null
  text_type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface Me {
  id: string
  name?: string
  user?: MiniUser
}

/** Credentials by auth variant. */
export interface PylonCredentials {
  api_token: PylonApiTokenCredentials
}

/** API token */
export interface PylonApiTokenCredentials {
  api_token: string
}

export interface PylonConfig {
  /**
   * Host of your region: `api.usepylon.com` for the United States, `api.eu.usepylon.com` for the European Union. A
   * token works at its own host only. (default "api.usepylon.com")
   */
  host?: "api.usepylon.com" | "api.eu.usepylon.com"
}
