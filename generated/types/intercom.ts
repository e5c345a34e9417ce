// Generated from definitions/intercom.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Intercom */
    "intercom": Intercom
  }
}

/** Custom attribute values by name. Each workspace defines the names and types. */
export type CustomAttributes = ({ [k: string]: unknown } | null)

/**
 * Intercom. Contacts, conversations, companies, tickets, Help Center articles and data events of an Intercom workspace,
 * and its teams, admins, tags, notes, segments and data attributes.
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
    /** Creates a contact. Needs an email address, an external ID or a role. An existing contact is a conflict. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Updates a contact. Fields that you leave out keep their value. The role `user` turns a lead into a user. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    /** Deletes a contact permanently. This cannot be undone. */
    delete: {
      params: ContactsDeleteParams
      records: Deletion
      meta: {}
    }
    /**
     * Searches contacts by attributes. A new contact may take some minutes to appear. Times match whole days in the
     * workspace's time zone.
     */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        next_page: string | null
        total: number | null
      }
    }
    /** Archives a contact, which lists and searches then leave out. To restore it, use `unarchive`. */
    archive: {
      params: ContactsArchiveParams
      records: ArchivedContact
      meta: {}
    }
    /** Restores an archived contact. */
    unarchive: {
      params: ContactsUnarchiveParams
      records: ArchivedContact
      meta: {}
    }
    /** Merges a lead into a user and returns the user. The lead is gone afterwards. This cannot be undone. */
    merge: {
      params: ContactsMergeParams
      records: Contact
      meta: {}
    }
    /** Adds a tag to a contact and returns the tag. */
    tag: {
      params: ContactsTagParams
      records: Tag
      meta: {}
    }
    /** Removes a tag from a contact and returns the tag. */
    untag: {
      params: ContactsUntagParams
      records: Tag
      meta: {}
    }
    /**
     * Adds a subscription type to a contact: opts them in to a type with `opt_in` consent, or out of a type with
     * `opt_out` consent.
     */
    subscribe: {
      params: ContactsSubscribeParams
      records: SubscriptionType
      meta: {}
    }
    /**
     * Removes a subscription type from a contact: withdraws their opt-in to a type with `opt_in` consent, or their
     * opt-out of a type with `opt_out` consent.
     */
    unsubscribe: {
      params: ContactsUnsubscribeParams
      records: SubscriptionType
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A note on a contact, which admins see. */
  notes: {
    /** Lists the notes on a contact, newest first. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {
        total: number | null
      }
    }
    /** Gets a note with its author. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates a note on a contact. */
    create: {
      params: NotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** A company of a contact. */
  contact_companies: {
    /** Lists the companies that a contact belongs to. */
    list: {
      params: ContactCompaniesListParams
      records: Company[]
      meta: {
        total: number | null
      }
    }
  }
  /** A tag on a contact. */
  contact_tags: {
    /** Lists the tags on a contact. */
    list: {
      params: ContactTagsListParams
      records: Tag[]
      meta: {}
    }
  }
  /** A segment that a contact is in. */
  contact_segments: {
    /** Lists the segments that a contact is in. */
    list: {
      params: ContactSegmentsListParams
      records: Segment[]
      meta: {}
    }
  }
  /** A subscription type that a contact has opted in to or out of. */
  contact_subscriptions: {
    /**
     * Lists the subscription types that a contact has chosen: types with `opt_in` consent that they opted in to, and
     * types with `opt_out` consent that they opted out of.
     */
    list: {
      params: ContactSubscriptionsListParams
      records: SubscriptionType[]
      meta: {}
    }
  }
  /** A type of message that contacts can subscribe to. */
  subscription_types: {
    /** Lists the subscription types of the workspace. */
    list: {
      params: SubscriptionTypesListParams
      records: SubscriptionType[]
      meta: {}
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
    /**
     * Creates a conversation with an in-app message from a contact. Returns the message; its `conversation_id` is the
     * ID of the conversation. To write to a contact as an admin, use `messages.create`.
     */
    create: {
      params: ConversationsCreateParams
      records: Message
      meta: {}
    }
    /**
     * Updates a conversation: marks it as read or sets custom attributes. For replies, assignment and state, use
     * `reply`, `assign`, `close`, `snooze` and `open`.
     */
    update: {
      params: ConversationsUpdateParams
      records: Conversation
      meta: {}
    }
    /**
     * Searches conversations by fields such as `state`, `source.body`, `contact_ids`, `admin_assignee_id` and
     * `tag_ids`.
     */
    api_search: {
      params: ConversationsApiSearchParams
      records: Conversation[]
      meta: {
        next_page: string | null
        total: number | null
      }
    }
    /**
     * Replies to a conversation as an admin or on behalf of a contact, or adds a note that admins alone see. Returns
     * the conversation. Give `admin_id` with the type `admin`, and `intercom_user_id`, `user_id` or `email` with the
     * type `user`.
     */
    reply: {
      params: ConversationsReplyParams
      records: Conversation
      meta: {}
    }
    /** Assigns a conversation to an admin or a team. To unassign it, set `assignee_id` to `0`. */
    assign: {
      params: ConversationsAssignParams
      records: Conversation
      meta: {}
    }
    /** Closes a conversation. */
    close: {
      params: ConversationsCloseParams
      records: Conversation
      meta: {}
    }
    /** Snoozes a conversation until a time. */
    snooze: {
      params: ConversationsSnoozeParams
      records: Conversation
      meta: {}
    }
    /** Opens a closed or snoozed conversation. */
    open: {
      params: ConversationsOpenParams
      records: Conversation
      meta: {}
    }
    /** Adds a tag to a conversation and returns the tag. */
    tag: {
      params: ConversationsTagParams
      records: Tag
      meta: {}
    }
    /** Removes a tag from a conversation and returns the tag. */
    untag: {
      params: ConversationsUntagParams
      records: Tag
      meta: {}
    }
    /**
     * Adds a contact to a conversation. Name them by `intercom_user_id`, `user_id` or `email`. If no contact has the
     * email address, Intercom creates a lead.
     */
    add_contact: {
      params: ConversationsAddContactParams
      records: null
      meta: {}
    }
    /** Removes a contact from a group conversation. Intercom refuses to remove the last contact. */
    remove_contact: {
      params: ConversationsRemoveContactParams
      records: null
      meta: {}
    }
    /**
     * Redacts a part of a conversation, or its first message with the type `source`. The text is gone afterwards. This
     * cannot be undone.
     */
    redact: {
      params: ConversationsRedactParams
      records: Conversation
      meta: {}
    }
    /** Converts a conversation to a ticket and returns the ticket. */
    convert: {
      params: ConversationsConvertParams
      records: Ticket
      meta: {}
    }
    search: {
      fields: ConversationsSearchFields
    }
  }
  /** A part of a conversation: a message, note or action after the first message. */
  conversation_parts: {
    /** Lists the parts of a conversation, up to the 500 newest. */
    list: {
      params: ConversationPartsListParams
      records: Part[]
      meta: {
        total: unknown
      }
    }
  }
  /** A message of an admin to a contact. */
  messages: {
    /**
     * Sends a message from an admin to a contact, in the Messenger or by email. A conversation exists once the contact
     * replies, unless you set `create_conversation_without_contact_reply`. A new contact may take a moment to be found.
     */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
  }
  /** A company, among all companies of a workspace. */
  all_companies: {
    /**
     * Scrolls through all companies, also behind 10,000. Ask for the next page within a minute: the scroll then
     * expires. An app has one scroll at a time.
     */
    list: {
      params: AllCompaniesListParams
      records: Company[]
      meta: {
        next_page: string | null
        scroll_param: string | null
      }
    }
  }
  /** A company that contacts belong to. */
  companies: {
    /**
     * Lists the companies that have contacts, most recently active first, up to 10,000. For more, use
     * `all_companies.list`.
     */
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
    /**
     * Creates a company, or updates the company with the same `company_id`. Intercom shows a company once a contact
     * belongs to it.
     */
    create: {
      params: CompaniesCreateParams
      records: Company
      meta: {}
    }
    /** Updates a company. Fields that you leave out keep their value. The `company_id` cannot be changed. */
    update: {
      params: CompaniesUpdateParams
      records: Company
      meta: {}
    }
    /**
     * Deletes a company and detaches its contacts, who stay. Intercom works on it in the background. An integration
     * that copies companies to Intercom may create it again.
     */
    delete: {
      params: CompaniesDeleteParams
      records: Deletion
      meta: {}
    }
    /** Attaches a contact to a company and returns the company. */
    attach_contact: {
      params: CompaniesAttachContactParams
      records: Company
      meta: {}
    }
    /** Detaches a contact from a company and returns the company. */
    detach_contact: {
      params: CompaniesDetachContactParams
      records: Company
      meta: {}
    }
    /** Adds a tag to a company and returns the tag. A tag that does not exist is created. */
    tag: {
      params: CompaniesTagParams
      records: Tag
      meta: {}
    }
    /** Removes a tag from a company and returns the tag. */
    untag: {
      params: CompaniesUntagParams
      records: Tag
      meta: {}
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A contact of a company. */
  company_contacts: {
    /** Lists the contacts that belong to a company. */
    list: {
      params: CompanyContactsListParams
      records: Contact[]
      meta: {
        total: number | null
      }
    }
  }
  /** A segment that a company is in. */
  company_segments: {
    /** Lists the segments that a company is in. */
    list: {
      params: CompanySegmentsListParams
      records: Segment[]
      meta: {}
    }
  }
  /** A team of admins that conversations are assigned to. */
  teams: {
    /** Lists teams with the IDs of their admins. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        next_page: string | null
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
        next_page: string | null
      }
    }
    /** Gets an admin with their teams and away status. */
    get: {
      params: AdminsGetParams
      records: Admin
      meta: {}
    }
    /** Sets the away mode of an admin in the inbox. */
    set_away: {
      params: AdminsSetAwayParams
      records: Admin
      meta: {}
    }
  }
  /** The admin that the access token belongs to. */
  current_admin: {
    /** Gets the admin that the access token belongs to, with their workspace. */
    get: {
      params: CurrentAdminGetParams
      records: CurrentAdmin
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
        next_page: string | null
      }
    }
    /** Gets a tag by its ID. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    /** Creates a tag. If a tag with the name exists, Intercom returns that tag. Names are case-insensitive. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Renames a tag. */
    update: {
      params: TagsUpdateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag from the workspace, and so from all records. Intercom refuses a tag that a segment uses. */
    delete: {
      params: TagsDeleteParams
      records: null
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
        next_page: string | null
      }
    }
    /** Gets a segment by its ID. Its members are not included. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
  }
  /** An article of the Help Center. */
  articles: {
    /** Lists articles, most recently updated first. For their statistics, use `get`. */
    list: {
      params: ArticlesListParams
      records: Article[]
      meta: {
        total: number | null
      }
    }
    /** Gets an article with its statistics and translations. */
    get: {
      params: ArticlesGetParams
      records: Article
      meta: {}
    }
    /** Creates an article. Defaults to a draft. */
    create: {
      params: ArticlesCreateParams
      records: Article
      meta: {}
    }
    /** Updates an article. Fields that you leave out keep their value. */
    update: {
      params: ArticlesUpdateParams
      records: Article
      meta: {}
    }
    /** Deletes an article. This cannot be undone. */
    delete: {
      params: ArticlesDeleteParams
      records: Deletion
      meta: {}
    }
    /** Searches articles for a phrase. Returns the first page of matches, the best first. */
    api_search: {
      params: ArticlesApiSearchParams
      records: Article[]
      meta: {
        total: number | null
      }
    }
    search: {
      fields: ArticlesSearchFields
    }
  }
  /** A collection of articles in the Help Center. */
  collections: {
    /** Lists collections, most recently updated first. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {
        total: number | null
      }
    }
    /** Gets a collection. */
    get: {
      params: CollectionsGetParams
      records: Collection
      meta: {}
    }
    /** Creates a collection. */
    create: {
      params: CollectionsCreateParams
      records: Collection
      meta: {}
    }
    /** Updates a collection. Fields that you leave out keep their value. */
    update: {
      params: CollectionsUpdateParams
      records: Collection
      meta: {}
    }
    /** Deletes a collection. This cannot be undone. */
    delete: {
      params: CollectionsDeleteParams
      records: Deletion
      meta: {}
    }
  }
  /** A Help Center of the workspace. */
  help_centers: {
    /** Lists the Help Centers of the workspace. */
    list: {
      params: HelpCentersListParams
      records: HelpCenter[]
      meta: {}
    }
  }
  /** A ticket type with the attributes of its tickets. */
  ticket_types: {
    /** Lists the ticket types of the workspace with their attributes. */
    list: {
      params: TicketTypesListParams
      records: TicketType[]
      meta: {}
    }
    /** Gets a ticket type with its attributes. */
    get: {
      params: TicketTypesGetParams
      records: TicketType
      meta: {}
    }
  }
  /** A state that tickets can have, one of a category. */
  ticket_states: {
    /** Lists the ticket states of the workspace with the ticket types that use them. */
    list: {
      params: TicketStatesListParams
      records: TicketState[]
      meta: {}
    }
  }
  /** A ticket. */
  tickets: {
    /** Gets a ticket with its parts. */
    get: {
      params: TicketsGetParams
      records: Ticket
      meta: {}
    }
    /** Creates a ticket of a type for a contact. Gives the attributes that its type requires. */
    create: {
      params: TicketsCreateParams
      records: Ticket
      meta: {}
    }
    /** Updates a ticket: attributes, state, assignee, or whether it is open, shared or snoozed. */
    update: {
      params: TicketsUpdateParams
      records: Ticket
      meta: {}
    }
    /**
     * Searches tickets by fields such as `title`, `state`, `open`, `ticket_type_id`, `contact_ids` and `updated_at`.
     */
    api_search: {
      params: TicketsApiSearchParams
      records: Ticket[]
      meta: {
        next_page: string | null
        total: number | null
      }
    }
    /**
     * Replies to a ticket as an admin or on behalf of a contact, or adds a note that admins alone see. Returns the new
     * part. Give `admin_id` with the type `admin`, and `intercom_user_id`, `user_id` or `email` with the type `user`.
     */
    reply: {
      params: TicketsReplyParams
      records: TicketPart
      meta: {}
    }
    /** Adds a tag to a ticket and returns the tag. */
    tag: {
      params: TicketsTagParams
      records: Tag
      meta: {}
    }
    /** Removes a tag from a ticket and returns the tag. */
    untag: {
      params: TicketsUntagParams
      records: Tag
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** An event of a contact, such as an order. */
  data_events: {
    /** Lists the events of a contact in the last 90 days, newest first. */
    list: {
      params: DataEventsListParams
      records: DataEvent[]
      meta: {
        next_page: string | null
      }
    }
    /**
     * Creates an event of a contact. Intercom ignores a repeated event: the same contact, name and second. The answer
     * has no record.
     */
    create: {
      params: DataEventsCreateParams
      records: null
      meta: {}
    }
  }
  /** A summary of a contact's events with the same name. */
  data_event_summaries: {
    /** Lists the names of a contact's events, each with its count, first and last time. Events of any age count. */
    list: {
      params: DataEventSummariesListParams
      records: DataEventSummary[]
      meta: {}
    }
  }
  /** An attribute of contacts, companies or conversations. */
  data_attributes: {
    /** Lists the attributes of contacts, companies and conversations, default and custom. */
    list: {
      params: DataAttributesListParams
      records: DataAttribute[]
      meta: {}
    }
    /** Creates a custom attribute of contacts or companies. */
    create: {
      params: DataAttributesCreateParams
      records: DataAttribute
      meta: {}
    }
    /** Updates or archives a custom attribute. Its type cannot be changed. */
    update: {
      params: DataAttributesUpdateParams
      records: DataAttribute
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

/** Params of contacts.create. Needs email, or external_id, or role. */
export interface ContactsCreateParams {
  /** Role of the contact: user or lead. */
  role?: "user" | "lead"
  /** Your own ID for the contact. Users have one. */
  external_id?: string
  /** Email address of the contact. */
  email?: string
  /** Phone number of the contact. */
  phone?: string | null
  /** Name of the contact. */
  name?: string | null
  /** URL of a picture of the contact. */
  avatar?: string | null
  /** Time the contact signed up, as a Unix timestamp in seconds. */
  signed_up_at?: number | null
  /** Time the contact was last seen, as a Unix timestamp in seconds. */
  last_seen_at?: number | null
  /** ID of the admin who owns the contact, as `admins.list` returns it. */
  owner_id?: number | null
  /** Whether the contact is unsubscribed from emails. */
  unsubscribed_from_emails?: boolean | null
  /** Custom attribute values by name. Each workspace defines the names and types. */
  custom_attributes?: { [k: string]: unknown } | null
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Role of the contact: user or lead. */
  role?: "user" | "lead"
  /** Your own ID for the contact. Users have one. */
  external_id?: string
  /** Email address of the contact. */
  email?: string
  /** Phone number of the contact. */
  phone?: string | null
  /** Name of the contact. */
  name?: string | null
  /** URL of a picture of the contact. */
  avatar?: string | null
  /** Time the contact signed up, as a Unix timestamp in seconds. */
  signed_up_at?: number | null
  /** Time the contact was last seen, as a Unix timestamp in seconds. */
  last_seen_at?: number | null
  /** ID of the admin who owns the contact, as `admins.list` returns it. */
  owner_id?: number | null
  /** Whether the contact is unsubscribed from emails. */
  unsubscribed_from_emails?: boolean | null
  /** Custom attribute values by name. Each workspace defines the names and types. */
  custom_attributes?: { [k: string]: unknown } | null
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

export interface Deletion {
  /** The record's ID. */
  id: string
  /** The object type, such as contact. */
  type?: string | null
  /** The object type, such as company. Contacts have `type` instead. */
  object?: string | null
  /** Your own ID for the contact. */
  external_id?: string | null
  /** Whether the record was deleted. */
  deleted?: boolean | null
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Filter by one field, or a group of filters. */
  query: {
    /**
     * `=`, `!=`, `IN`, `NIN`, `>`, `<`, `~` (contains), `!~`, `^` (starts with), `$` (ends with); or `AND` and `OR` for
     * a group of up to 15 filters, in two levels.
     */
    operator: "=" | "!=" | "IN" | "NIN" | "<" | "<=" | ">" | ">=" | "~" | "!~" | "^" | "$" | "AND" | "OR"
    /** Field to compare, such as `email` or `custom_attributes.plan`. Groups have none. */
    field?: string
    /** Value to compare with, an array of values for `IN` and `NIN`, or the filters of a group. */
    value: unknown
  }
  /** Maximum number of records per page, 1 to 150. (1 to 150; default 50) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  starting_after?: string
}

/** Params of contacts.archive. */
export interface ContactsArchiveParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

export interface ArchivedContact {
  /** The object type, always contact. */
  type?: string | null
  /** The contact's ID. */
  id: string
  /** Your own ID for the contact. */
  external_id?: string | null
  /** Whether the contact is archived. */
  archived?: boolean | null
}

/** Params of contacts.unarchive. */
export interface ContactsUnarchiveParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of contacts.merge. */
export interface ContactsMergeParams {
  /** Intercom ID of the lead to merge away. */
  from: string
  /** Intercom ID of the user to merge into, who stays. */
  into: string
}

/** Params of contacts.tag. */
export interface ContactsTagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
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

/** Params of contacts.untag. */
export interface ContactsUntagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
}

/** Params of contacts.subscribe. */
export interface ContactsSubscribeParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the subscription type, as `subscription_types.list` returns it. */
  subscription_id: string
  /** Consent of the subscription type, as `subscription_types.list` returns it. */
  consent_type: "opt_in" | "opt_out"
}

export interface SubscriptionType {
  /** The object type, always subscription. */
  type?: string | null
  /** The subscription type's ID. */
  id: string
  /** The state: live, draft or archived. */
  state?: string | null
  /** The form of consent: opt_in or opt_out. */
  consent_type?: string | null
  default_translation?: Translation | null
  /** The names and descriptions by language. */
  translations?: Translation[] | null
  /** The kinds of message: email or sms_message. */
  content_types?: string[] | null
}

export interface Translation {
  name?: string | null
  description?: string | null
  locale?: string | null
}

/** Params of contacts.unsubscribe. */
export interface ContactsUnsubscribeParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the subscription type, as `subscription_types.list` returns it. */
  subscription_id: string
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

/** Params of notes.list. */
export interface NotesListParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
}

export interface Note {
  /** The object type, always note. */
  type?: string | null
  /** The note's ID. */
  id: string
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  contact?: Reference | null
  author?: NoteAuthor | null
  /** The note's text, as HTML. */
  body?: string | null
}

export interface NoteAuthor {
  type?: string | null
  id?: string | null
  name?: string | null
  email?: string | null
  away_mode_enabled?: boolean | null
  away_mode_reassign?: boolean | null
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
  /** Text of the note, as HTML or plain text. */
  body: string
  /** ID of the admin who writes the note, as `admins.list` returns it. */
  admin_id?: string
}

/** Params of contact_companies.list. */
export interface ContactCompaniesListParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
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

export interface TagList {
  type?: string | null
  tags?: Tag[] | null
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

/** Params of contact_tags.list. */
export interface ContactTagsListParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of contact_segments.list. */
export interface ContactSegmentsListParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of contact_subscriptions.list. */
export interface ContactSubscriptionsListParams {
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of subscription_types.list. */
export interface SubscriptionTypesListParams { [k: string]: never }

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
  /** Set to `plaintext` for messages without HTML. */
  display_as?: "plaintext"
}

/** Params of conversations.create. */
export interface ConversationsCreateParams {
  /** The contact who writes. */
  from: {
    /** The contact's role, or `contact` for either. */
    type: "lead" | "user" | "contact"
    /** The contact's Intercom ID. */
    id: string
  }
  /** Text of the message. HTML is not supported. */
  body: string
  /** Subject of the message if it is an email. */
  subject?: string
  /** URLs of images to attach, up to 10. (at most 10 items) */
  attachment_urls?: string[]
  /** Time of the message, as a Unix timestamp in seconds. Defaults to now. */
  created_at?: number
}

export interface Message {
  /** The message type, such as user_message or admin_message. */
  type?: string | null
  /** The message's ID. */
  id: string
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The email's subject. */
  subject?: string | null
  /** The message's text, which may contain HTML. */
  body?: string | null
  /** The channel, such as email or facebook. */
  message_type?: string | null
  /** The ID of the message's conversation. Absent until there is one. */
  conversation_id?: string | null
  owner?: NoteAuthor | null
}

/** Params of conversations.update. */
export interface ConversationsUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Whether the conversation has been read. */
  read?: boolean
  /** Custom attribute values by name. Each workspace defines the names and types. */
  custom_attributes?: { [k: string]: unknown } | null
  /** Set to `plaintext` for messages without HTML. */
  display_as?: "plaintext"
}

/** Params of conversations.api_search. */
export interface ConversationsApiSearchParams {
  /** Filter by one field, or a group of filters. */
  query: {
    /**
     * `=`, `!=`, `IN`, `NIN`, `>`, `<`, `~` (contains), `!~`, `^` (starts with), `$` (ends with); or `AND` and `OR` for
     * a group of up to 15 filters, in two levels.
     */
    operator: "=" | "!=" | "IN" | "NIN" | "<" | "<=" | ">" | ">=" | "~" | "!~" | "^" | "$" | "AND" | "OR"
    /** Field to compare, such as `email` or `custom_attributes.plan`. Groups have none. */
    field?: string
    /** Value to compare with, an array of values for `IN` and `NIN`, or the filters of a group. */
    value: unknown
  }
  /** Maximum number of records per page, 1 to 150. (1 to 150; default 20) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  starting_after?: string
}

/**
 * Params of conversations.reply. Needs admin_id and body, or intercom_user_id and body, or user_id and body, or email
 * and body. Takes only one of admin_id, intercom_user_id, user_id, email. Needs admin_id with type admin. Needs
 * admin_id with message_type note.
 */
export interface ConversationsReplyParams {
  /** ID of the conversation, or `last` for the contact's latest one. */
  id: string
  /** Whether to send a comment to the contact or to add a note for admins. A contact writes comments. */
  message_type: "comment" | "note"
  /** Author of the reply: an admin or a contact. */
  type: "admin" | "user"
  /** ID of the admin who replies, as `admins.list` returns it. */
  admin_id?: string
  /** Intercom ID of the contact who replies. */
  intercom_user_id?: string
  /** External ID of the contact who replies. */
  user_id?: string
  /** Email address of the contact who replies. */
  email?: string
  /** Text of the reply. Notes may contain some HTML. */
  body?: string
  /** URLs of images to attach, up to 10. (at most 10 items) */
  attachment_urls?: string[]
  /** Files to attach, up to 10. (at most 10 items) */
  attachment_files?: {
    /** The file's media type, such as `image/png`. */
    content_type: string
    /** The file's bytes, in base64. */
    data: string
    /** The file's name. */
    name: string
  }[]
  /** Time of the reply, as a Unix timestamp in seconds. Defaults to now. */
  created_at?: number
}

/** Params of conversations.assign. */
export interface ConversationsAssignParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** The kind of assignee: an admin or a team. */
  type: "admin" | "team"
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
  /** ID of the admin or team, or `0` for nobody. */
  assignee_id: string
  /** Message to add to the conversation, which the contact sees. */
  body?: string
}

/** Params of conversations.close. */
export interface ConversationsCloseParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
  /** Message to add to the conversation, which the contact sees. */
  body?: string
}

/** Params of conversations.snooze. */
export interface ConversationsSnoozeParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
  /** Time to reopen the conversation, as a Unix timestamp in seconds. */
  snoozed_until: number
}

/** Params of conversations.open. */
export interface ConversationsOpenParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/** Params of conversations.tag. */
export interface ConversationsTagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/** Params of conversations.untag. */
export interface ConversationsUntagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/**
 * Params of conversations.add_contact. Needs intercom_user_id, or user_id, or email. Takes only one of
 * intercom_user_id, user_id, email.
 */
export interface ConversationsAddContactParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
  /** Intercom ID of the contact to add. */
  intercom_user_id?: string
  /** External ID of the contact to add. */
  user_id?: string
  /** Email address of the contact to add. */
  email?: string
}

/** Params of conversations.remove_contact. */
export interface ConversationsRemoveContactParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/**
 * Params of conversations.redact. Needs conversation_part_id, or source_id. Takes only one of conversation_part_id,
 * source_id. Needs conversation_part_id with type conversation_part. Needs source_id with type source.
 */
export interface ConversationsRedactParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Whether to redact a part or the first message. */
  type: "conversation_part" | "source"
  /** ID of the part. It must have a body. */
  conversation_part_id?: string
  /** ID of the first message, which is `source.id`. A contact must have written it. */
  source_id?: string
}

/** Params of conversations.convert. */
export interface ConversationsConvertParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** ID of the ticket type, as `ticket_types.list` returns it. */
  ticket_type_id: string
  /** Values of the ticket's attributes, by their name in the ticket type. */
  attributes?: { [k: string]: unknown }
}

export interface Ticket {
  /** The object type, always ticket. */
  type?: string | null
  /** The ticket's ID, for calls. */
  id: string
  /** The ticket's number in the inbox. Calls take `id` instead. */
  ticket_id?: string | null
  /** The category: Customer, Back-office or Tracker. */
  category?: string | null
  /** The ticket's attribute values, by name. */
  ticket_attributes?: { [k: string]: unknown } | null
  /** The state: submitted, in_progress, waiting_on_customer or resolved. */
  ticket_state?: string | null
  /** The ID of the state, as `ticket_states.list` returns it. */
  ticket_state_id?: string | null
  /** The state as teammates see it. */
  ticket_state_internal_label?: string | null
  /** The state as contacts see it. */
  ticket_state_external_label?: string | null
  ticket_type?: TicketType | null
  contacts?: ContactList | null
  /** The ID of the assigned admin. 0 if unassigned. */
  admin_assignee_id?: string | number | null
  /** The ID of the assigned team. 0 if unassigned. */
  team_assignee_id?: string | number | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** Whether the ticket is open. */
  open?: boolean | null
  /** The time the ticket reopens, as a Unix timestamp. Null unless snoozed. */
  snoozed_until?: number | null
  /** Whether the contact can see the ticket. */
  is_shared?: boolean | null
  linked_objects?: LinkedObjects | null
  ticket_parts?: TicketParts | null
}

export interface TicketType {
  /** The object type, always ticket_type. */
  type?: string | null
  /** The ticket type's ID. */
  id: string
  /** The category: Customer, Back-office or Tracker. */
  category?: string | null
  /** The ticket type's name. */
  name?: string | null
  /** The ticket type's description. */
  description?: string | null
  /** The ticket type's icon, an emoji. */
  icon?: string | null
  /** The ID of the workspace. */
  workspace_id?: string | null
  ticket_type_attributes?: TicketTypeAttributes | null
  /** Whether the ticket type is archived. */
  archived?: boolean | null
  /** Whether contacts cannot see tickets of the type. */
  is_internal?: boolean | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
}

export interface TicketTypeAttributes {
  type?: string | null
  data?: TicketTypeAttribute[] | null
  ticket_type_attributes?: TicketTypeAttribute[] | null
}

export interface TicketTypeAttribute {
  type?: string | null
  id?: string | null
  workspace_id?: string | null
  name?: string | null
  description?: string | null
  data_type?: string | null
  /** Options of the attribute. Their shape depends on `data_type`. */
  input_options?: { [k: string]: unknown } | null
  order?: number | null
  required_to_create?: boolean | null
  required_to_create_for_contacts?: boolean | null
  visible_on_create?: boolean | null
  visible_to_contacts?: boolean | null
  default?: boolean | null
  ticket_type_id?: number | null
  archived?: boolean | null
  created_at?: number | null
  updated_at?: number | null
}

export interface TicketParts {
  type?: string | null
  ticket_parts?: TicketPart[] | null
  total_count?: number | null
}

export interface TicketPart {
  /** The object type, always ticket_part. */
  type?: string | null
  /** The part's ID. */
  id: string
  /** The part's type, such as comment, note or quick_reply. */
  part_type?: string | null
  /** The part's text, as HTML. */
  body?: string | null
  /** The ticket's state before the part. */
  previous_ticket_state?: string | null
  /** The ticket's state after the part. */
  ticket_state?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  assigned_to?: Reference | null
  author?: Author | null
  /** The part's files. */
  attachments?: File[] | null
  /** Your own ID for the part. */
  external_id?: string | null
  /** Whether the part has been redacted. */
  redacted?: boolean | null
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

/** Params of conversation_parts.list. */
export interface ConversationPartsListParams {
  /** ID of the conversation, as `conversations.list` returns it. */
  conversation_id: string
  /** Set to `plaintext` for messages without HTML. */
  display_as?: "plaintext"
}

/** Params of messages.create. Needs subject and template with message_type email. */
export interface MessagesCreateParams {
  /** Channel of the message: `in_app` or `email`. Intercom's own examples write `inapp`. */
  message_type: string
  /** Subject of the email. Required for emails. */
  subject?: string
  /** Content of the message, as HTML or plain text. */
  body: string
  /** Style of the email. Required for emails. */
  template?: "plain" | "personal"
  /** The admin who writes. */
  from: {
    /** The sender's type: admin. */
    type: "admin"
    /** The admin's ID, as `admins.list` returns it. */
    id: string
  }
  /** The contact to write to. */
  to: {
    /** The contact's role. */
    type: "user" | "lead"
    /** The contact's Intercom ID. */
    id: string
  }
  /** Time of the message, as a Unix timestamp in seconds. Defaults to now. */
  created_at?: number
  /** Whether to open a conversation before the contact replies. Defaults to `false`. */
  create_conversation_without_contact_reply?: boolean
}

/** Params of all_companies.list. */
export interface AllCompaniesListParams {
  /** The scroll of the previous page. Each call moves it on. */
  scroll_param?: string
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /** Maximum number of records per page, 1 to 150. Defaults to 50. (1 to 150; default 50) */
  per_page?: number
  /** Page number, starting at 1. */
  starting_after?: string
  /** Filters by tag ID, as `tags.list` returns it. */
  tag_id?: string
  /** Filters by segment ID, as `segments.list` returns it. */
  segment_id?: string
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** Intercom ID of the company. Your own `company_id` does not work here. */
  id: string
}

/** Params of companies.create. */
export interface CompaniesCreateParams {
  /** Your own ID for the company. It cannot be changed later. */
  company_id: string
  /** Name of the company. */
  name?: string
  /** Name of the company's plan, such as `Enterprise`. */
  plan?: string
  /** Number of employees. */
  size?: number
  /** URL of the company's website. */
  website?: string
  /** Industry of the company. */
  industry?: string
  /** Creation time in your system, as a Unix timestamp in seconds. */
  remote_created_at?: number
  /** Revenue from the company each month, as a whole number. (at most 2147483647) */
  monthly_spend?: number
  /** Custom attribute values by name. Each workspace defines the names and types. */
  custom_attributes?: { [k: string]: unknown } | null
}

/** Params of companies.update. */
export interface CompaniesUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Name of the company. */
  name?: string
  /** Name of the company's plan, such as `Enterprise`. */
  plan?: string
  /** Number of employees. */
  size?: number
  /** URL of the company's website. */
  website?: string
  /** Industry of the company. */
  industry?: string
  /** Revenue from the company each month, as a whole number. (at most 2147483647) */
  monthly_spend?: number
  /** Custom attribute values by name. Each workspace defines the names and types. */
  custom_attributes?: { [k: string]: unknown } | null
}

/** Params of companies.delete. */
export interface CompaniesDeleteParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of companies.attach_contact. */
export interface CompaniesAttachContactParams {
  /** Intercom ID of the company, as `companies.list` returns it. */
  id: string
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of companies.detach_contact. */
export interface CompaniesDetachContactParams {
  /** Intercom ID of the company, as `companies.list` returns it. */
  id: string
  /** Intercom ID of the contact, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of companies.tag. */
export interface CompaniesTagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Name of the tag. Case-insensitive. */
  tag_name: string
}

/** Params of companies.untag. */
export interface CompaniesUntagParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Name of the tag. Case-insensitive. */
  tag_name: string
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

/** Params of company_contacts.list. */
export interface CompanyContactsListParams {
  /** Intercom ID of the company, as `companies.list` returns it. */
  company_id: string
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
}

/** Params of company_segments.list. */
export interface CompanySegmentsListParams {
  /** Intercom ID of the company, as `companies.list` returns it. */
  company_id: string
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

/** Params of admins.set_away. */
export interface AdminsSetAwayParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Whether the admin is away. */
  away_mode_enabled: boolean
  /** Whether new replies in the admin's conversations go to the default inbox. */
  away_mode_reassign: boolean
}

/** Params of current_admin.get. */
export interface CurrentAdminGetParams { [k: string]: never }

export interface CurrentAdmin {
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
  team_ids?: number[] | null
  /** The admin's profile picture. */
  avatar?: string | Avatar | null
  app?: App | null
}

export interface App {
  type?: string | null
  id_code?: string | null
  name?: string | null
  region?: string | null
  timezone?: string | null
  created_at?: number | null
  identity_verification?: boolean | null
}

/** Params of tags.list. */
export interface TagsListParams { [k: string]: never }

/** Params of tags.get. */
export interface TagsGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** Name of the tag. Case-insensitive. */
  name: string
}

/** Params of tags.update. */
export interface TagsUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Name of the tag. Case-insensitive. */
  name: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
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

/** Params of articles.list. */
export interface ArticlesListParams {
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
}

export interface Article {
  /** The object type, always article. */
  type?: string | null
  /** The article's ID. */
  id: string
  /** The ID of the workspace. */
  workspace_id?: string | null
  /** The article's title. */
  title?: string | null
  /** The article's description. */
  description?: string | null
  /** The article's text, as HTML. */
  body?: string | null
  /** The ID of the admin who is the author. */
  author_id?: number | null
  /** The article's state: published or draft. */
  state?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The article's URL. Null for drafts. */
  url?: string | null
  /** The ID of the collection or section. Null if there is none. */
  parent_id?: number | null
  /** The IDs of all collections and sections above. */
  parent_ids?: number[] | null
  /** The parent's type: collection or section. */
  parent_type?: string | null
  /** The default language of a multilingual Help Center. */
  default_locale?: string | null
  /** The translations by language code. The languages differ by workspace. */
  translated_content?: { [k: string]: unknown } | null
  statistics?: ArticleStatistics | null
}

export interface ArticleStatistics {
  type?: string | null
  views?: number | null
  conversions?: number | null
  conversations?: number | null
  reactions?: number | null
  happy_reaction_percentage?: number | null
  neutral_reaction_percentage?: number | null
  sad_reaction_percentage?: number | null
}

/** Params of articles.get. */
export interface ArticlesGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of articles.create. */
export interface ArticlesCreateParams {
  /** Title of the article. */
  title: string
  /** ID of the admin who is the author, as `admins.list` returns it. */
  author_id: number
  /** Description below the title. */
  description?: string
  /** Text of the article, as HTML. */
  body?: string
  /** Whether the article is published or a draft. */
  state?: "published" | "draft"
  /** ID of the collection or section, as `collections.list` returns it. Defaults to none. */
  parent_id?: number
  /** Whether the parent is a collection or a section. */
  parent_type?: "collection" | "section"
  /** Translations by language code, such as `fr` or `pt-BR`. */
  translated_content?: {
    [k: string]: {
      /** The title of the translation. */
      title?: string
      /** The description of the translation. */
      description?: string
      /** The text of the translation, as HTML. */
      body?: string
      /** The ID of the admin who is the author. */
      author_id?: number
      /** Whether the translation is published or a draft. */
      state?: "published" | "draft"
    }
  }
}

/** Params of articles.update. */
export interface ArticlesUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Title of the article. */
  title?: string
  /** ID of the admin who is the author, as `admins.list` returns it. */
  author_id?: number
  /** Description below the title. */
  description?: string
  /** Text of the article, as HTML. */
  body?: string
  /** Whether the article is published or a draft. */
  state?: "published" | "draft"
  /** ID of the collection or section, as `collections.list` returns it. */
  parent_id?: string
  /** Whether the parent is a collection or a section. */
  parent_type?: "collection" | "section"
  /** Translations by language code, such as `fr` or `pt-BR`. */
  translated_content?: {
    [k: string]: {
      /** The title of the translation. */
      title?: string
      /** The description of the translation. */
      description?: string
      /** The text of the translation, as HTML. */
      body?: string
      /** The ID of the admin who is the author. */
      author_id?: number
      /** Whether the translation is published or a draft. */
      state?: "published" | "draft"
    }
  }
}

/** Params of articles.delete. */
export interface ArticlesDeleteParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of articles.api_search. */
export interface ArticlesApiSearchParams {
  /** Text to search for. */
  phrase?: string
  /** Filters by state. */
  state?: "published" | "draft" | "all"
  /** Filters by Help Center ID, as `help_centers.list` returns it. */
  help_center_id?: number
}

/** Searchable fields of articles, in hosted mode. */
export interface ArticlesSearchFields {
  id: string | null
  type: string | null
  workspace_id: string | null
  title: string | null
  description: string | null
  body: string | null
  author_id: number | null
  state: string | null
  url: string | null
  parent_id: number | null
  parent_type: string | null
  created_at: number | null
  updated_at: number | null
}

/** Params of collections.list. */
export interface CollectionsListParams {
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
}

export interface Collection {
  /** The collection's ID. */
  id: string
  /** The ID of the workspace. */
  workspace_id?: string | null
  /** The collection's name. */
  name?: string | null
  /** The collection's description. */
  description?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The collection's URL. */
  url?: string | null
  /** The name of the collection's icon. */
  icon?: string | null
  /** The collection's place among its siblings, from 0. */
  order?: number | null
  /** The default language of a multilingual Help Center. */
  default_locale?: string | null
  /** The translations by language code. The languages differ by workspace. */
  translated_content?: { [k: string]: unknown } | null
  /** The ID of the parent collection. Null at the top. */
  parent_id?: string | null
  /** The ID of the Help Center. */
  help_center_id?: number | null
}

/** Params of collections.get. */
export interface CollectionsGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of collections.create. */
export interface CollectionsCreateParams {
  /** Name of the collection. */
  name: string
  /** Description of the collection. */
  description?: string
  /** ID of the parent collection. Null puts it at the top. */
  parent_id?: string | null
  /** ID of the Help Center, as `help_centers.list` returns it. Defaults to the default Help Center. */
  help_center_id?: number | null
  /** Translations by language code, such as `fr` or `pt-BR`, beside the `type` of the object. */
  translated_content?: {
    type: "group_translated_content"
  }
}

/** Params of collections.update. */
export interface CollectionsUpdateParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
  /** Name of the collection. */
  name?: string
  /** Description of the collection. */
  description?: string
  /** ID of the parent collection. Null puts it at the top. */
  parent_id?: string | null
  /** Translations by language code, such as `fr` or `pt-BR`, beside the `type` of the object. */
  translated_content?: {
    type: "group_translated_content"
  }
}

/** Params of collections.delete. */
export interface CollectionsDeleteParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of help_centers.list. */
export interface HelpCentersListParams { [k: string]: never }

export interface HelpCenter {
  /** The Help Center's ID. */
  id: string
  /** The ID of the workspace. */
  workspace_id?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The name in the Help Center's URL. */
  identifier?: string | null
  /** Whether the Help Center is on. */
  website_turned_on?: boolean | null
  /** The name that teammates see. */
  display_name?: string | null
  /** The Help Center's URL. */
  url?: string | null
  /** The Help Center's own domain. */
  custom_domain?: string | null
}

/** Params of ticket_types.list. */
export interface TicketTypesListParams { [k: string]: never }

/** Params of ticket_types.get. */
export interface TicketTypesGetParams {
  /** Intercom ID of the record, as lists return it. */
  id: string
}

/** Params of ticket_states.list. */
export interface TicketStatesListParams { [k: string]: never }

export interface TicketState {
  /** The object type, always ticket_state. */
  type?: string | null
  /** The state's ID. */
  id: string
  /** The category: submitted, in_progress, waiting_on_customer or resolved. */
  category?: string | null
  /** The state as teammates see it. */
  internal_label?: string | null
  /** The state as contacts see it. */
  external_label?: string | null
  /** Whether the state is archived. */
  archived?: boolean | null
  /** The ticket types that use the state. */
  ticket_types?: { [k: string]: unknown } | null
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** Intercom ID of the ticket, which is `id` and not `ticket_id`. */
  id: string
}

/** Params of tickets.create. */
export interface TicketsCreateParams {
  /** ID of the ticket type, as `ticket_types.list` returns it. */
  ticket_type_id: string
  /** The contact that the ticket is for. Intercom accepts one. (1 to 1 items) */
  contacts: {
    /** The contact's Intercom ID. */
    id?: string
    /** Your own ID for the contact. */
    external_id?: string
    /** The contact's email address. */
    email?: string
  }[]
  /** Your own ID of the company that the ticket is for. */
  company_id?: string
  /** Time of the ticket, as a Unix timestamp in seconds. Defaults to now. */
  created_at?: number
  /** Attribute values by name. `_default_title_` and `_default_description_` are title and description. */
  ticket_attributes?: { [k: string]: unknown }
}

/** Params of tickets.update. */
export interface TicketsUpdateParams {
  /** Intercom ID of the ticket, which is `id` and not `ticket_id`. */
  id: string
  /** Attribute values by name. `_default_title_` and `_default_description_` are title and description. */
  ticket_attributes?: { [k: string]: unknown }
  /** ID of the ticket's state, as `ticket_states.list` returns it. */
  ticket_state_id?: string
  /** Whether the ticket is open. `false` closes it and ends its snooze. */
  open?: boolean
  /** Whether the contact can see the ticket. */
  is_shared?: boolean
  /** Time to reopen the ticket, as a Unix timestamp in seconds. */
  snoozed_until?: number
  /** ID of the admin who acts, as `admins.list` returns it. Workflows need it. */
  admin_id?: number
  /** ID of the admin or team to assign the ticket to. `0` unassigns it. */
  assignee_id?: string
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /** Filter by one field, or a group of filters. */
  query: {
    /**
     * `=`, `!=`, `IN`, `NIN`, `>`, `<`, `~` (contains), `!~`, `^` (starts with), `$` (ends with); or `AND` and `OR` for
     * a group of up to 15 filters, in two levels.
     */
    operator: "=" | "!=" | "IN" | "NIN" | "<" | "<=" | ">" | ">=" | "~" | "!~" | "^" | "$" | "AND" | "OR"
    /** Field to compare, such as `email` or `custom_attributes.plan`. Groups have none. */
    field?: string
    /** Value to compare with, an array of values for `IN` and `NIN`, or the filters of a group. */
    value: unknown
  }
  /** Maximum number of records per page, 1 to 150. (1 to 150; default 20) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  starting_after?: string
}

/**
 * Params of tickets.reply. Needs admin_id and body, or admin_id and reply_options, or intercom_user_id and body, or
 * user_id and body, or email and body. Takes only one of admin_id, intercom_user_id, user_id, email. Needs admin_id
 * with type admin. Needs body with message_type comment or note. Needs admin_id and reply_options with message_type
 * quick_reply.
 */
export interface TicketsReplyParams {
  /** Intercom ID of the ticket, which is `id` and not `ticket_id`. */
  id: string
  /**
   * Whether to send a comment or quick replies to the contact, or to add a note for admins. A contact writes comments.
   */
  message_type: "comment" | "note" | "quick_reply"
  /** Author of the reply: an admin or a contact. */
  type: "admin" | "user"
  /** ID of the admin who replies, as `admins.list` returns it. */
  admin_id?: string
  /** Intercom ID of the contact who replies. */
  intercom_user_id?: string
  /** External ID of the contact who replies. */
  user_id?: string
  /** Email address of the contact who replies. */
  email?: string
  /** Text of the reply. Required for comments and notes. Notes may contain some HTML. */
  body?: string
  /** Quick replies that the contact can choose from. */
  reply_options?: {
    /** The text of the choice. */
    text: string
    /** A UUID of your own, which the contact's answer repeats. */
    uuid: string
  }[]
  /** URLs of images to attach, up to 10. (at most 10 items) */
  attachment_urls?: string[]
  /** Time of the reply, as a Unix timestamp in seconds. Defaults to now. */
  created_at?: number
  /** Whether a note on a back-office ticket also goes to all linked conversations. */
  cross_post?: boolean
}

/** Params of tickets.tag. */
export interface TicketsTagParams {
  /** Intercom ID of the ticket, which is `id` and not `ticket_id`. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/** Params of tickets.untag. */
export interface TicketsUntagParams {
  /** Intercom ID of the ticket, which is `id` and not `ticket_id`. */
  id: string
  /** ID of the tag, as `tags.list` returns it. */
  tag_id: string
  /** ID of the admin who acts, as `admins.list` returns it. */
  admin_id: string
}

/** Searchable fields of tickets, in hosted mode. */
export interface TicketsSearchFields {
  id: string | null
  ticket_id: string | null
  category: string | null
  ticket_state: string | null
  ticket_state_internal_label: string | null
  ticket_state_external_label: string | null
  admin_assignee_id: string | null
  team_assignee_id: string | null
  open: boolean | null
  is_shared: boolean | null
  snoozed_until: number | null
  created_at: number | null
  updated_at: number | null
  ticket_attributes: { [k: string]: unknown } | null
  contacts: { [k: string]: unknown } | null
  linked_objects: { [k: string]: unknown } | null
}

/** Params of data_events.list. Needs contact_id, or user_id, or email. Takes only one of contact_id, user_id, email. */
export interface DataEventsListParams {
  /** Intercom ID of the user or lead, as `contacts.list` returns it. */
  contact_id?: string
  /** Your own ID of the user. */
  user_id?: string
  /** Email address of the user. */
  email?: string
  /** Maximum number of records per page. Intercom has a default. (at least 1) */
  per_page?: number
  /** The `next_page` value of the previous page. Leave it out for the first page. */
  before?: string
}

export interface DataEvent {
  /** The object type, always event. */
  type?: string | null
  /** The event's ID. */
  id?: string | null
  /** The event's name. */
  event_name?: string | null
  /** The time of the event, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** Your own ID of the user. */
  user_id?: string | null
  /** The contact's Intercom ID. */
  intercom_user_id?: string | null
  /** The contact's email address. */
  email?: string | null
  /** The event's values, by name. */
  metadata?: { [k: string]: unknown } | null
}

/** Params of data_events.create. Needs user_id, or id, or email. */
export interface DataEventsCreateParams {
  /** Name of the event: a verb in the past tense and a noun. */
  event_name: string
  /** Time of the event, as a Unix timestamp in seconds. */
  created_at: number
  /** Your own ID of the user. */
  user_id?: string
  /** Intercom ID of the user or lead. Leads need it. */
  id?: string
  /** Email address of the user. Use it if your app knows users by email address. */
  email?: string
  /**
   * Up to 10 values by name: text, numbers, links, Unix timestamps under a name that ends in `_date`, rich links
   * (`{"url": …, "value": …}`), and amounts of money in cents (`{"amount": 34999, "currency": "eur"}`).
   */
  metadata?: { [k: string]: unknown }
}

/**
 * Params of data_event_summaries.list. Needs contact_id, or user_id, or email. Takes only one of contact_id, user_id,
 * email.
 */
export interface DataEventSummariesListParams {
  /** Intercom ID of the user or lead, as `contacts.list` returns it. */
  contact_id?: string
  /** Your own ID of the user. */
  user_id?: string
  /** Email address of the user. */
  email?: string
}

export interface DataEventSummary {
  /** The events' name. */
  name: string
  /** The time of the first event. */
  first?: string | null
  /** The time of the last event. */
  last?: string | null
  /** The number of events. */
  count?: number | null
  /** The description of the event. */
  description?: string | null
}

/** Params of data_attributes.list. */
export interface DataAttributesListParams {
  /** Filters by the records that have the attribute. */
  model?: "contact" | "company" | "conversation"
  /** Whether to include archived attributes. Defaults to `false`. (default false) */
  include_archived?: boolean
}

export interface DataAttribute {
  /** The object type, always data_attribute. */
  type?: string | null
  /** The attribute's ID. Custom attributes alone have one. */
  id?: number | null
  /** The records that have the attribute: contact, company or conversation. */
  model?: string | null
  /** The attribute's name. */
  name?: string | null
  /** The attribute's path in a record, such as custom_attributes.plan. */
  full_name: string
  /** The name that teammates see. */
  label?: string | null
  /** The attribute's description. */
  description?: string | null
  /** The type of the values: string, integer, float, boolean or date. */
  data_type?: string | null
  /** The values to choose from. */
  options?: string[] | null
  /** Whether calls can change the attribute. */
  api_writable?: boolean | null
  /** Whether the Messenger can change the attribute. */
  messenger_writable?: boolean | null
  /** Whether teammates can change the attribute. */
  ui_writable?: boolean | null
  /** Whether the attribute is a custom one. */
  custom?: boolean | null
  /** Whether the attribute is archived. */
  archived?: boolean | null
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number | null
  /** The ID of the admin who created the attribute. */
  admin_id?: string | null
}

/** Params of data_attributes.create. */
export interface DataAttributesCreateParams {
  /** Name: letters, digits, currency symbols, spaces and hyphens. */
  name: string
  /** The records that get the attribute. */
  model: "contact" | "company"
  /** Type of the values. A list of `options` has the type `options`. */
  data_type: "string" | "integer" | "float" | "boolean" | "datetime" | "date" | "options"
  /** Description that teammates see. */
  description?: string
  /** Options to choose from, two or more. (at least 2 items) */
  options?: {
    /** The value of the option. */
    value: string
  }[]
  /** Whether the Messenger can change the attribute. */
  messenger_writable?: boolean
}

/** Params of data_attributes.update. */
export interface DataAttributesUpdateParams {
  /** ID of a custom attribute, as `data_attributes.list` returns it. */
  id: string | number
  /** Whether the attribute is archived. */
  archived?: boolean
  /** Description that teammates see. */
  description?: string
  /** Options to choose from, two or more. (at least 2 items) */
  options?: {
    /** The value of the option. */
    value: string
  }[]
  /** Whether the Messenger can change the attribute. */
  messenger_writable?: boolean
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

export interface IntercomConfig {
  /** ID of the workspace, by which webhooks name it. OAuth finds it automatically. */
  app_id?: string
}
