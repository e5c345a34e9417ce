// Generated from definitions/outlook.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Outlook */
    "outlook": Outlook
  }
}

/**
 * Outlook. Mail, folders, drafts, calendars, events, free/busy times, contacts and settings of a Microsoft 365 or
 * Outlook.com mailbox.
 */
export interface Outlook {
  operations: OutlookOperations
  credentials: OutlookCredentials
  config: OutlookConfig
}

/** The operations, by entity and action. */
export interface OutlookOperations {
  /** An email message in a folder of the mailbox. */
  messages: {
    /**
     * Lists or searches messages of the mailbox or of a folder such as the inbox, most recent first. Use `filter` to
     * find unread ones.
     */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a message with its body. For its attachments, use `attachments.list`. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends an email message immediately. Returns nothing; to get its ID, use `drafts.create` and `drafts.send`. */
    create: {
      params: MessagesCreateParams
      records: null
      meta: {}
    }
    /** Updates a message, such as its read state, flag or categories. Its text cannot be changed. */
    update: {
      params: MessagesUpdateParams
      records: Message
      meta: {}
    }
    /**
     * Deletes a message, which moves to the recoverable items. To move it to Deleted Items, use `messages.move` with
     * `deleteditems`.
     */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads a message as MIME text with its headers and attachments, as a stream. */
    download: {
      params: MessagesDownloadParams
      file: true
    }
    /** Moves a message to another folder and returns it. */
    move: {
      params: MessagesMoveParams
      records: Message
      meta: {}
    }
    /** Copies a message to another folder and returns the copy. */
    copy: {
      params: MessagesCopyParams
      records: Message
      meta: {}
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** A message of a folder that was added, changed or deleted since an earlier list. `@removed` marks deletions. */
  message_changes: {
    /** Lists the message changes of a folder. The last page has a `deltaToken`, which returns only later changes. */
    list: {
      params: MessageChangesListParams
      records: MessageChange[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** A draft: an unsent message. To delete it, use `messages.delete`. */
  drafts: {
    /** Lists the drafts in the Drafts folder, most recently changed first. */
    list: {
      params: DraftsListParams
      records: Message[]
      meta: {}
    }
    /** Creates a draft and returns it. To send it, use `drafts.send`. */
    create: {
      params: DraftsCreateParams
      records: Message
      meta: {}
    }
    /** Updates a draft. Fields that you leave out keep their value; a list of recipients is replaced as a whole. */
    update: {
      params: DraftsUpdateParams
      records: Message
      meta: {}
    }
    /** Sends a draft. It keeps its ID and moves to Sent Items, which can take a moment. */
    send: {
      params: DraftsSendParams
      records: null
      meta: {}
    }
  }
  /** A draft that replies to a message. */
  draft_replies: {
    /**
     * Creates a draft reply to the sender or to all recipients, with the message's text. Edit it with `drafts.update`.
     */
    create: {
      params: DraftRepliesCreateParams
      records: Message
      meta: {}
    }
  }
  /** A draft that forwards a message. */
  draft_forwards: {
    /** Creates a draft that forwards a message with its attachments. */
    create: {
      params: DraftForwardsCreateParams
      records: Message
      meta: {}
    }
  }
  /** A reply to the sender of a message. */
  replies: {
    /** Replies to the sender of a message immediately, with the message's text below. */
    create: {
      params: RepliesCreateParams
      records: null
      meta: {}
    }
  }
  /** A reply to the sender and all recipients of a message. */
  replies_to_all: {
    /**
     * Replies to all: sends a reply to the sender and all recipients of a message immediately, with the message's text
     * below.
     */
    create: {
      params: RepliesToAllCreateParams
      records: null
      meta: {}
    }
  }
  /** A forwarded message. */
  forwards: {
    /** Forwards a message with its attachments immediately. */
    create: {
      params: ForwardsCreateParams
      records: null
      meta: {}
    }
  }
  /** An attachment of a message: a file, Outlook item or link, as `@odata.type` says. */
  attachments: {
    /** Lists the attachments of a message. Without `select`, includes the content of files, in Base64. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets an attachment of a message. For a file, includes its content in Base64. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Adds an attachment of less than 3 MB to a draft. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Removes an attachment from a draft. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Downloads the content of an attachment, as a stream. Messages are returned as MIME text, events as iCalendar.
     * Links have no content.
     */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A mail folder. Well-known folders also have names, such as `inbox`. */
  mail_folders: {
    /** Lists the mail folders at the top level or in another folder, with their message counts. */
    list: {
      params: MailFoldersListParams
      records: MailFolder[]
      meta: {}
    }
    /** Gets a mail folder with its total and unread message counts. */
    get: {
      params: MailFoldersGetParams
      records: MailFolder
      meta: {}
    }
    /** Creates a mail folder at the top level or in another folder. */
    create: {
      params: MailFoldersCreateParams
      records: MailFolder
      meta: {}
    }
    /** Updates the name of a mail folder. */
    update: {
      params: MailFoldersUpdateParams
      records: MailFolder
      meta: {}
    }
    /** Deletes a mail folder with all its content. */
    delete: {
      params: MailFoldersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MailFoldersSearchFields
    }
  }
  /** An event or a recurring series, whose occurrences are in `event_instances` and `calendar_view`. */
  events: {
    /**
     * Lists the single events and series of the default calendar. For the events in a time range, use
     * `calendar_view.list`.
     */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event with its attendees and their responses. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Creates an event in the default calendar or another one and returns it. Attendees are invited by email. */
    create: {
      params: EventsCreateParams
      records: Event
      meta: {}
    }
    /** Updates an event. Lists such as `attendees` are replaced as a whole. Attendees are notified by email. */
    update: {
      params: EventsUpdateParams
      records: Event
      meta: {}
    }
    /** Deletes an event or a whole series. Attendees are notified if the user is the organizer. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Accepts an event invitation. */
    accept: {
      params: EventsAcceptParams
      records: null
      meta: {}
    }
    /** Accepts an event invitation tentatively, optionally with a proposal for another time. */
    tentatively_accept: {
      params: EventsTentativelyAcceptParams
      records: null
      meta: {}
    }
    /** Declines an event invitation, optionally with a proposal for another time. */
    decline: {
      params: EventsDeclineParams
      records: null
      meta: {}
    }
    /** Cancels an event that the user organizes, and notifies its attendees, optionally with a comment. */
    cancel: {
      params: EventsCancelParams
      records: null
      meta: {}
    }
    /** Forwards an event invitation to other people. The organizer is notified. */
    forward: {
      params: EventsForwardParams
      records: null
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** The events of a calendar, in the same form as `events.get`. */
  calendar_events: {
    /** Lists the single events and series of a calendar. */
    list: {
      params: CalendarEventsListParams
      records: Event[]
      meta: {}
    }
  }
  /**
   * An instance (occurrence) of a recurring event. Use its ID with `events.get`, `events.update` and `events.delete`.
   */
  event_instances: {
    /** Lists the instances of a recurring event in a time range. */
    list: {
      params: EventInstancesListParams
      records: Event[]
      meta: {}
    }
  }
  /** The events in a time range, including occurrences of series. */
  calendar_view: {
    /**
     * Lists the calendar view: the events in a time range of the default calendar or another one, with series expanded.
     */
    list: {
      params: CalendarViewListParams
      records: Event[]
      meta: {}
    }
  }
  /** An event in a time range that was added, changed or deleted since an earlier list. `@removed` marks deletions. */
  event_changes: {
    /**
     * Lists the event changes of the default calendar in a time range. The last page has a `deltaToken`, which returns
     * only later changes.
     */
    list: {
      params: EventChangesListParams
      records: EventChange[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** A calendar of the user, own or shared. */
  calendars: {
    /** Lists the user's calendars. `isDefaultCalendar` is `true` for the default one. */
    list: {
      params: CalendarsListParams
      records: Calendar[]
      meta: {}
    }
    /** Gets a calendar with the user's permissions in it. */
    get: {
      params: CalendarsGetParams
      records: Calendar
      meta: {}
    }
    /** Creates a calendar. */
    create: {
      params: CalendarsCreateParams
      records: Calendar
      meta: {}
    }
    /** Updates the name or color of a calendar. */
    update: {
      params: CalendarsUpdateParams
      records: Calendar
      meta: {}
    }
    /** Deletes a calendar with its events. The default calendar cannot be deleted. */
    delete: {
      params: CalendarsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CalendarsSearchFields
    }
  }
  /** The free/busy schedule of a person, group or room. Not available for personal accounts. */
  schedules: {
    /** Lists the free/busy schedules of people, groups and rooms in a time range, by their email addresses. */
    list: {
      params: SchedulesListParams
      records: Schedule[]
      meta: {}
    }
  }
  /** A contact of the user: a person or organization. */
  contacts: {
    /** Lists the contacts of the default folder or another one. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets a contact with all addresses and numbers. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact and returns it. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Updates a contact. Lists such as `emailAddresses` are replaced as a whole. */
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
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A contact folder besides the default one. */
  contact_folders: {
    /** Lists the contact folders besides the default one. */
    list: {
      params: ContactFoldersListParams
      records: ContactFolder[]
      meta: {}
    }
  }
  /** A category that labels messages, events and contacts, with its color. */
  categories: {
    /** Lists the user's categories, with their preset colors. */
    list: {
      params: CategoriesListParams
      records: Category[]
      meta: {}
    }
  }
  /** The mailbox settings: automatic replies, time zone, language and working hours. */
  mailbox_settings: {
    /** Gets the mailbox settings, including automatic replies. */
    get: {
      params: MailboxSettingsGetParams
      records: MailboxSettings
      meta: {}
    }
    /**
     * Updates the mailbox settings, such as automatic replies (out of office) or the time zone. Fields that you leave
     * out keep their value.
     */
    update: {
      params: MailboxSettingsUpdateParams
      records: MailboxSettings
      meta: {}
    }
  }
}

/**
 * Params of messages.list. Takes only one of search, filter. Takes only one of search, orderby. Takes only one of
 * search, skip.
 */
export interface MessagesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /**
   * ID of a folder, as `mail_folders.list` returns it, or `inbox`, `drafts`, `sentitems`, `deleteditems`, `archive`,
   * `junkemail`.
   */
  folderId?: string
  /** KQL query to search messages. Cannot be combined with `filter`, `orderby` or `skip`. */
  search?: string
  /** Format of bodies: HTML or plain text. Defaults to HTML. (default "html") */
  bodyType?: "html" | "text"
}

export interface Message {
  /** The message's ID. Changes when the message moves, unless immutable IDs are requested. */
  id: string
  /** The message's entity tag, for detecting concurrent changes. */
  "@odata.etag"?: string
  /** The message's version. Changes with each modification. */
  changeKey?: string | null
  /** Creation time, in UTC. */
  createdDateTime?: string | null
  /** The time of the last modification, in UTC. */
  lastModifiedDateTime?: string | null
  /** The time the message was received, in UTC. */
  receivedDateTime?: string | null
  /** The time the message was sent, in UTC. */
  sentDateTime?: string | null
  /** The message's subject line. */
  subject?: string | null
  body?: Content | null
  /** The first 255 characters of the body, as plain text. */
  bodyPreview?: string | null
  uniqueBody?: Content | null
  from?: Party | null
  sender?: Party | null
  /** The recipients on the To line. */
  toRecipients?: Party[]
  /** The recipients on the Cc line. */
  ccRecipients?: Party[]
  /** The recipients on the Bcc line. */
  bccRecipients?: Party[]
  /** The addresses to use when replying. */
  replyTo?: Party[]
  /** Whether the message has been read. */
  isRead?: boolean | null
  /** Whether the message is a draft that has not been sent yet. */
  isDraft?: boolean | null
  /** Whether the message has attachments. Inline attachments do not count. */
  hasAttachments?: boolean | null
  /** The importance the sender gave the message. */
  importance?: string | null
  /** The inbox tab the message is sorted into, focused or other. */
  inferenceClassification?: string | null
  /** The ID of the conversation the message belongs to. */
  conversationId?: string | null
  /** The message's position in its conversation, encoded in Base64. */
  conversationIndex?: string | null
  /** The message's Message-ID header, as defined in RFC 2822. */
  internetMessageId?: string | null
  /** The message's internet headers. Absent unless selected. */
  internetMessageHeaders?: MessageHeader[]
  /** The ID of the folder the message is in. */
  parentFolderId?: string | null
  /** The names of the categories assigned to the message. */
  categories?: string[]
  flag?: FlagState | null
  /** Whether the sender asked for a read receipt. */
  isReadReceiptRequested?: boolean | null
  /** Whether the sender asked for a delivery receipt. */
  isDeliveryReceiptRequested?: boolean | null
  /** The address that opens the message in Outlook on the web. */
  webLink?: string | null
}

export interface Content {
  contentType?: string | null
  content?: string | null
}

export interface Party {
  emailAddress?: ({
    name?: string | null
    address?: string | null
  } | null)
}

export interface MessageHeader {
  name?: string | null
  value?: string | null
}

export interface FlagState {
  flagStatus?: string | null
  startDateTime?: Time | null
  dueDateTime?: Time | null
  completedDateTime?: Time | null
}

export interface Time {
  /** Date and time without offset, in `timeZone`. */
  dateTime?: string
  timeZone?: string | null
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Format of bodies: HTML or plain text. Defaults to HTML. (default "html") */
  bodyType?: "html" | "text"
}

/** Params of messages.create. */
export interface MessagesCreateParams {
  /** Recipients of the message. */
  toRecipients: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Subject of the message. */
  subject: string
  /** Body of the message. */
  body: {
    /** Format of `content`: plain text or HTML. */
    contentType: "text" | "html"
    /** The text. */
    content: string
  }
  /** Recipients of a copy (Cc). */
  ccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Recipients of a blind copy (Bcc). */
  bccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Addresses that replies go to. */
  replyTo?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Sender of the message, if the user can send on behalf of others. */
  from?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Files to attach, less than 3 MB in total. */
  attachments?: {
    /** Type of attachment: a file. */
    "@odata.type": "#microsoft.graph.fileAttachment"
    /** File name of the attachment. */
    name: string
    /** Content of the attachment, in Base64. */
    contentBytes: string
    /** MIME type of the file. */
    contentType?: string
    /** Whether the attachment is inline in the body. */
    isInline?: boolean
    /** Name that an HTML body uses to refer to the attachment. */
    contentId?: string
  }[]
  /** Whether to request a read receipt. */
  isReadReceiptRequested?: boolean
  /** Whether to request a delivery receipt. */
  isDeliveryReceiptRequested?: boolean
  /** Whether to save a copy in Sent Items. Defaults to `true`. (default true) */
  saveToSentItems?: boolean
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Whether the message is read. */
  isRead?: boolean
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
  /** Follow-up flag. */
  flag?: {
    /** Follow-up status: flagged or complete. */
    flagStatus: "notFlagged" | "flagged" | "complete"
    /** Start of the follow-up. Requires `dueDateTime`. */
    startDateTime?: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
    /** Due time of the follow-up. */
    dueDateTime?: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
    /** Time of completion. */
    completedDateTime?: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
  }
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Classification in the focused inbox. */
  inferenceClassification?: "focused" | "other"
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Params of messages.download. */
export interface MessagesDownloadParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Params of messages.move. */
export interface MessagesMoveParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /**
   * ID of the destination folder, as `mail_folders.list` returns it, or a well-known name such as `archive` or
   * `deleteditems`.
   */
  destinationId: string
}

/** Params of messages.copy. */
export interface MessagesCopyParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /**
   * ID of the destination folder, as `mail_folders.list` returns it, or a well-known name such as `archive` or
   * `deleteditems`.
   */
  destinationId: string
}

/** Searchable fields of messages, in hosted mode. */
export interface MessagesSearchFields {
  id: string | null
  subject: string | null
  bodyPreview: string | null
  from_name: string | null
  from_address: string | null
  toRecipients: unknown[] | null
  ccRecipients: unknown[] | null
  receivedDateTime: string | null
  sentDateTime: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
  isRead: boolean | null
  isDraft: boolean | null
  hasAttachments: boolean | null
  importance: string | null
  inferenceClassification: string | null
  conversationId: string | null
  internetMessageId: string | null
  parentFolderId: string | null
  categories: unknown[] | null
  flag_status: string | null
  webLink: string | null
}

/**
 * Params of message_changes.list. Takes only one of deltaToken, changeType. Takes only one of deltaToken, filter. Takes
 * only one of deltaToken, select.
 */
export interface MessageChangesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** Filter on `receivedDateTime` with `ge` or `gt`. Other filters are not supported. */
  filter?: string
  /** ID of the folder, as `mail_folders.list` returns it, or a name such as `inbox`. */
  folderId: string
  /**
   * The `deltaToken` value of the last page of an earlier list. Returns only later changes. An expired token is
   * refused.
   */
  deltaToken?: string
  /** Filters by type of change. */
  changeType?: "created" | "updated" | "deleted"
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  pageSize?: number
}

export interface MessageChange {
  /** The changed message's ID. */
  id: string
  /** The message's entity tag, for detecting concurrent changes. */
  "@odata.etag"?: string
  /** The OData type of the entry. */
  "@odata.type"?: string
  /** The reason the message left the folder. Absent unless it was removed. */
  "@removed"?: Removed
  /** The message's version. Changes with each modification. */
  changeKey?: string | null
  /** Creation time, in UTC. */
  createdDateTime?: string | null
  /** The time of the last modification, in UTC. */
  lastModifiedDateTime?: string | null
  /** The time the message was received, in UTC. */
  receivedDateTime?: string | null
  /** The time the message was sent, in UTC. */
  sentDateTime?: string | null
  /** The message's subject line. */
  subject?: string | null
  body?: Content | null
  /** The first 255 characters of the body, as plain text. */
  bodyPreview?: string | null
  uniqueBody?: Content | null
  from?: Party | null
  sender?: Party | null
  /** The recipients on the To line. */
  toRecipients?: Party[]
  /** The recipients on the Cc line. */
  ccRecipients?: Party[]
  /** The recipients on the Bcc line. */
  bccRecipients?: Party[]
  /** The addresses to use when replying. */
  replyTo?: Party[]
  /** Whether the message has been read. */
  isRead?: boolean | null
  /** Whether the message is a draft that has not been sent yet. */
  isDraft?: boolean | null
  /** Whether the message has attachments. Inline attachments do not count. */
  hasAttachments?: boolean | null
  /** The importance the sender gave the message. */
  importance?: string | null
  /** The inbox tab the message is sorted into, focused or other. */
  inferenceClassification?: string | null
  /** The ID of the conversation the message belongs to. */
  conversationId?: string | null
  /** The message's position in its conversation, encoded in Base64. */
  conversationIndex?: string | null
  /** The message's Message-ID header, as defined in RFC 2822. */
  internetMessageId?: string | null
  /** The message's internet headers. Absent unless selected. */
  internetMessageHeaders?: MessageHeader[]
  /** The ID of the folder the message is in. */
  parentFolderId?: string | null
  /** The names of the categories assigned to the message. */
  categories?: string[]
  flag?: FlagState | null
  /** Whether the sender asked for a read receipt. */
  isReadReceiptRequested?: boolean | null
  /** Whether the sender asked for a delivery receipt. */
  isDeliveryReceiptRequested?: boolean | null
  /** The address that opens the message in Outlook on the web. */
  webLink?: string | null
}

export interface Removed {
  /** Reason for removal: `deleted`, or `changed` if it no longer matches the list. */
  reason?: string
}

/** Params of drafts.list. */
export interface DraftsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
}

/** Params of drafts.create. */
export interface DraftsCreateParams {
  /** Subject of the message. */
  subject?: string
  /** Body of the message. */
  body?: {
    /** Format of `content`: plain text or HTML. */
    contentType: "text" | "html"
    /** The text. */
    content: string
  }
  /** Recipients of the message. */
  toRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Recipients of a copy (Cc). */
  ccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Recipients of a blind copy (Bcc). */
  bccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Addresses that replies go to. */
  replyTo?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Sender of the message, if the user can send on behalf of others. */
  from?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
  /** Files to attach, less than 3 MB in total. */
  attachments?: {
    /** Type of attachment: a file. */
    "@odata.type": "#microsoft.graph.fileAttachment"
    /** File name of the attachment. */
    name: string
    /** Content of the attachment, in Base64. */
    contentBytes: string
    /** MIME type of the file. */
    contentType?: string
    /** Whether the attachment is inline in the body. */
    isInline?: boolean
    /** Name that an HTML body uses to refer to the attachment. */
    contentId?: string
  }[]
  /** Whether to request a read receipt. */
  isReadReceiptRequested?: boolean
  /** Whether to request a delivery receipt. */
  isDeliveryReceiptRequested?: boolean
}

/** Params of drafts.update. */
export interface DraftsUpdateParams {
  /** ID of the draft, as `drafts.list` returns it. */
  id: string
  /** Subject of the message. */
  subject?: string
  /** Body of the message. */
  body?: {
    /** Format of `content`: plain text or HTML. */
    contentType: "text" | "html"
    /** The text. */
    content: string
  }
  /** Recipients of the message. */
  toRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Recipients of a copy (Cc). */
  ccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Recipients of a blind copy (Bcc). */
  bccRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Addresses that replies go to. */
  replyTo?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Sender of the message, if the user can send on behalf of others. */
  from?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
  /** Whether to request a read receipt. */
  isReadReceiptRequested?: boolean
  /** Whether to request a delivery receipt. */
  isDeliveryReceiptRequested?: boolean
}

/** Params of drafts.send. */
export interface DraftsSendParams {
  /** ID of the draft, as `drafts.list` or `drafts.create` returns it. */
  id: string
}

/** Params of draft_replies.create. */
export interface DraftRepliesCreateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Text above the original message. */
  comment?: string
}

/** Params of draft_forwards.create. */
export interface DraftForwardsCreateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Recipients of the message. */
  toRecipients?: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Text above the original message. */
  comment?: string
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Text above the original message. */
  comment: string
}

/** Params of replies_to_all.create. */
export interface RepliesToAllCreateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Text above the original message. */
  comment: string
}

/** Params of forwards.create. */
export interface ForwardsCreateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Recipients of the message. */
  toRecipients: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Text above the original message. */
  comment?: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** ID of the message that has the attachments, as `messages.list` returns it. */
  messageId: string
}

export interface Attachment {
  /** The attachment's ID. */
  id: string
  /** The OData type, telling files, attached items and links apart. */
  "@odata.type"?: string
  /** The attachment's display name, usually the file name. */
  name?: string | null
  /** The attachment's MIME type. */
  contentType?: string | null
  /** The attachment's size in bytes. */
  size?: number
  /** Whether the attachment is shown inside the body. */
  isInline?: boolean
  /** The time of the last modification, in UTC. */
  lastModifiedDateTime?: string | null
  /** The ID the body uses to refer to an inline attachment. */
  contentId?: string | null
  /** The attachment's Content-Location. Not supported by Microsoft. */
  contentLocation?: string | null
  /** Content in Base64, for files. */
  contentBytes?: string | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the message that has the attachments, as `messages.list` returns it. */
  messageId: string
  /** ID of the attachment, as `attachments.list` returns it. */
  id: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the draft, as `drafts.list` returns it. */
  messageId: string
  /** File name of the attachment. */
  name: string
  /** Content of the attachment, in Base64. (at most 4194304 characters) */
  contentBytes: string
  /** MIME type of the file. Outlook derives it from the name by default. */
  contentType?: string
  /** Whether the attachment is inline: the body refers to it by `cid:` and `contentId`. */
  isInline?: boolean
  /** Name that an HTML body uses to refer to the attachment. */
  contentId?: string
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the message that has the attachments, as `messages.list` returns it. */
  messageId: string
  /** ID of the attachment, as `attachments.list` returns it. */
  id: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** ID of the message that has the attachments, as `messages.list` returns it. */
  messageId: string
  /** ID of the attachment, as `attachments.list` returns it. */
  id: string
}

/** Params of mail_folders.list. */
export interface MailFoldersListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /** ID of the parent folder, as `mail_folders.list` returns it. */
  parentFolderId?: string
  /** Whether to include hidden folders. Defaults to `false`. (default false) */
  includeHiddenFolders?: boolean
}

export interface MailFolder {
  /** The folder's ID. */
  id: string
  /** The folder's display name. */
  displayName?: string | null
  /** The ID of the folder this folder is in. */
  parentFolderId?: string | null
  /** The number of folders directly inside this folder. */
  childFolderCount?: number | null
  /** The number of unread items in the folder. */
  unreadItemCount?: number | null
  /** The number of items in the folder. */
  totalItemCount?: number | null
  /** Whether the folder is hidden from ordinary listings. */
  isHidden?: boolean | null
}

/** Params of mail_folders.get. */
export interface MailFoldersGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`. */
  id: string
}

/** Params of mail_folders.create. */
export interface MailFoldersCreateParams {
  /** Display name of the folder. */
  displayName: string
  /** ID of the parent folder, as `mail_folders.list` returns it. Defaults to the top level. */
  parentFolderId?: string
  /** Whether the folder is hidden. Cannot be changed later. */
  isHidden?: boolean
}

/** Params of mail_folders.update. */
export interface MailFoldersUpdateParams {
  /** ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`. */
  id: string
  /** Display name of the folder. */
  displayName: string
}

/** Params of mail_folders.delete. */
export interface MailFoldersDeleteParams {
  /** ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`. */
  id: string
}

/** Searchable fields of mail_folders, in hosted mode. */
export interface MailFoldersSearchFields {
  id: string | null
  displayName: string | null
  parentFolderId: string | null
  childFolderCount: number | null
  unreadItemCount: number | null
  totalItemCount: number | null
  isHidden: boolean | null
}

/** Params of events.list. */
export interface EventsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The event's entity tag, for detecting concurrent changes. */
  "@odata.etag"?: string
  /** The event's version. Changes with each modification. */
  changeKey?: string | null
  /** Creation time, in UTC. */
  createdDateTime?: string | null
  /** The time of the last modification, in UTC. */
  lastModifiedDateTime?: string | null
  /** The names of the categories assigned to the event. */
  categories?: string[]
  /** The ID the creating app chose to avoid duplicate events. Null if none was given. */
  transactionId?: string | null
  /** The time zone the start was set in when the event was created. */
  originalStartTimeZone?: string | null
  /** The time zone the end was set in when the event was created. */
  originalEndTimeZone?: string | null
  /** The occurrence's start before it was rescheduled, in UTC. */
  originalStart?: string | null
  /** The event's ID across calendars, as in iCalendar. */
  iCalUId?: string | null
  /** The minutes between the reminder and the event's start. */
  reminderMinutesBeforeStart?: number | null
  /** Whether a reminder is set for the event. */
  isReminderOn?: boolean | null
  /** Whether the event has attachments. Inline attachments do not count. */
  hasAttachments?: boolean | null
  /** The event's subject line. */
  subject?: string | null
  /** The start of the event's body, as plain text. */
  bodyPreview?: string | null
  body?: Content | null
  /** The event's importance: low, normal or high. */
  importance?: string | null
  /** The event's sensitivity, for example private or confidential. */
  sensitivity?: string | null
  /** Whether the event lasts whole days, from midnight to midnight. */
  isAllDay?: boolean | null
  /** Whether the event has been canceled. */
  isCancelled?: boolean | null
  /** Whether the calendar's owner organizes the event. */
  isOrganizer?: boolean | null
  /** Whether changes to the meeting have not been sent to the attendees yet. */
  isDraft?: boolean | null
  /** Whether the organizer asks the attendees to respond. */
  responseRequested?: boolean | null
  /** The ID of the recurring series the occurrence belongs to. Null for other events. */
  seriesMasterId?: string | null
  /** The availability shown to others during the event, for example busy or free. */
  showAs?: string | null
  /** The event's place in a series: single, occurrence, exception or series master. */
  type?: string | null
  /** The address that opens the event in Outlook on the web. */
  webLink?: string | null
  /** The address of the online meeting. Superseded by onlineMeeting. */
  onlineMeetingUrl?: string | null
  /** Whether the event has an online meeting. */
  isOnlineMeeting?: boolean | null
  /** The service that hosts the online meeting. */
  onlineMeetingProvider?: string | null
  onlineMeeting?: MeetingInfo | null
  /** Whether invitees may propose another time. */
  allowNewTimeProposals?: boolean | null
  /** Whether each attendee sees no other attendees in the invitation. */
  hideAttendees?: boolean | null
  recurrence?: Series | null
  responseStatus?: Response | null
  start?: Time | null
  end?: Time | null
  location?: Location | null
  /** The places where the event is held, if there are several. */
  locations?: Location[]
  /** The people and resources invited to the event, with their responses. */
  attendees?: Attendee[]
  organizer?: Party | null
  /** The IDs of the series' canceled occurrences. Absent unless selected. */
  cancelledOccurrences?: string[]
}

export interface MeetingInfo {
  conferenceId?: string | null
  joinUrl?: string | null
  quickDial?: string | null
  tollNumber?: string | null
  tollFreeNumbers?: string[]
  phones?: Phone[]
}

export interface Phone {
  number?: string | null
  type?: string | null
  language?: string | null
  region?: string | null
}

export interface Series {
  pattern?: {
    type?: string | null
    interval?: number
    month?: number
    dayOfMonth?: number
    daysOfWeek?: string[]
    firstDayOfWeek?: string | null
    index?: string | null
  }
  range?: {
    type?: string | null
    startDate?: string | null
    endDate?: string | null
    recurrenceTimeZone?: string | null
    numberOfOccurrences?: number
  }
}

export interface Response {
  response?: string | null
  time?: string | null
}

export interface Location {
  displayName?: string | null
  locationType?: string | null
  uniqueId?: string | null
  uniqueIdType?: string | null
  locationUri?: string | null
  locationEmailAddress?: string | null
  address?: PostalAddress | null
  coordinates?: Coordinates | null
}

export interface PostalAddress {
  /** Street and number. */
  street?: string | null
  /** City of the address. */
  city?: string | null
  /** State or province. */
  state?: string | null
  /** Postal code of the address. */
  postalCode?: string | null
  /** Country or region. */
  countryOrRegion?: string | null
}

export interface Coordinates {
  latitude?: number | null
  longitude?: number | null
  altitude?: number | null
  accuracy?: number | null
  altitudeAccuracy?: number | null
}

export interface Attendee {
  type?: string | null
  status?: Response | null
  emailAddress?: ({
    name?: string | null
    address?: string | null
  } | null)
  proposedNewTime?: {
    start?: Time
    end?: Time
  } | null
}

/** Params of events.get. */
export interface EventsGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** ID of the calendar, as `calendars.list` returns it. Defaults to the default calendar. */
  calendarId?: string
  /** Title of the event. */
  subject: string
  /** Start of the event. */
  start: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /** End of the event. For all-day events, midnight after the last day. */
  end: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /** Your own ID for the event. Microsoft does not create a second event with the same ID. */
  transactionId?: string
  /** Description of the event. */
  body?: {
    /** Format of `content`: plain text or HTML. */
    contentType: "text" | "html"
    /** The text. */
    content: string
  }
  /** Location of the event. */
  location?: {
    /** Name of the location. */
    displayName: string
    /** Email address of the room. */
    locationEmailAddress?: string
    /** URL of a page about the location. */
    locationUri?: string
    /** Postal address of the location. */
    address?: {
      /** Street and number. */
      street?: string | null
      /** City of the address. */
      city?: string | null
      /** State or province. */
      state?: string | null
      /** Postal code of the address. */
      postalCode?: string | null
      /** Country or region. */
      countryOrRegion?: string | null
    }
  }
  /** Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited. */
  attendees?: {
    /** Email address of the attendee or room. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
    /** Attendance: required, optional, or `resource` for a room. */
    type?: "required" | "optional" | "resource"
  }[]
  /** Whether the event lasts all day. Start and end must be midnight in the same time zone. */
  isAllDay?: boolean
  /** Whether to create an online meeting for the event. */
  isOnlineMeeting?: boolean
  /** Online meeting provider. Defaults to the calendar's usual one. */
  onlineMeetingProvider?: "teamsForBusiness" | "skypeForBusiness" | "skypeForConsumer"
  /** Recurrence pattern, which makes the event a series. */
  recurrence?: {
    /** Frequency of the recurrence. */
    pattern: {
      /** Type of recurrence. `relative` types use weekdays, such as the second Tuesday. */
      type: "daily" | "weekly" | "absoluteMonthly" | "relativeMonthly" | "absoluteYearly" | "relativeYearly"
      /** Interval between occurrences, in days, weeks, months or years. (at least 1) */
      interval: number
      /** Days of the week. For `weekly` and both `relative` types. */
      daysOfWeek?: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
      /** Day of the month. For both `absolute` types. (1 to 31) */
      dayOfMonth?: number
      /** Month. For both yearly types. (1 to 12) */
      month?: number
      /** Occurrence of the weekday in the month. For both `relative` types. */
      index?: "first" | "second" | "third" | "fourth" | "last"
      /** First day of the week. For `weekly`. */
      firstDayOfWeek?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
    }
    /** Duration of the recurrence. */
    range: {
      /** End of the recurrence: by date, never, or after a number of occurrences. */
      type: "endDate" | "noEnd" | "numbered"
      /** First day of the recurrence. */
      startDate: string
      /** Last day of the recurrence. For `endDate`. */
      endDate?: string
      /** Number of occurrences. For `numbered`. (at least 1) */
      numberOfOccurrences?: number
      /** Time zone of both dates. Defaults to the time zone of `start`. */
      recurrenceTimeZone?: string
    }
  }
  /** Whether the reminder is on. */
  isReminderOn?: boolean
  /** Minutes before the start of the event. (at least 0) */
  reminderMinutesBeforeStart?: number
  /** Status to show for the time. `oof` is out of office. */
  showAs?: "free" | "tentative" | "busy" | "oof" | "workingElsewhere"
  /** Visibility of the event's details to other people. */
  sensitivity?: "normal" | "personal" | "private" | "confidential"
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
  /** Whether attendees can propose another time. */
  allowNewTimeProposals?: boolean
  /** Whether attendees are asked for a response. */
  responseRequested?: boolean
  /** Whether attendees see only themselves in the attendee list. */
  hideAttendees?: boolean
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Title of the event. */
  subject?: string
  /** Start of the event. */
  start?: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /** End of the event. For all-day events, midnight after the last day. */
  end?: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /** Description of the event. */
  body?: {
    /** Format of `content`: plain text or HTML. */
    contentType: "text" | "html"
    /** The text. */
    content: string
  }
  /** Location of the event. */
  location?: {
    /** Name of the location. */
    displayName: string
    /** Email address of the room. */
    locationEmailAddress?: string
    /** URL of a page about the location. */
    locationUri?: string
    /** Postal address of the location. */
    address?: {
      /** Street and number. */
      street?: string | null
      /** City of the address. */
      city?: string | null
      /** State or province. */
      state?: string | null
      /** Postal code of the address. */
      postalCode?: string | null
      /** Country or region. */
      countryOrRegion?: string | null
    }
  }
  /** Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited. */
  attendees?: {
    /** Email address of the attendee or room. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
    /** Attendance: required, optional, or `resource` for a room. */
    type?: "required" | "optional" | "resource"
  }[]
  /** Whether the event lasts all day. Start and end must be midnight in the same time zone. */
  isAllDay?: boolean
  /** Whether to create an online meeting for the event. */
  isOnlineMeeting?: boolean
  /** Online meeting provider. Defaults to the calendar's usual one. */
  onlineMeetingProvider?: "teamsForBusiness" | "skypeForBusiness" | "skypeForConsumer"
  /** Recurrence pattern, which makes the event a series. */
  recurrence?: {
    /** Frequency of the recurrence. */
    pattern: {
      /** Type of recurrence. `relative` types use weekdays, such as the second Tuesday. */
      type: "daily" | "weekly" | "absoluteMonthly" | "relativeMonthly" | "absoluteYearly" | "relativeYearly"
      /** Interval between occurrences, in days, weeks, months or years. (at least 1) */
      interval: number
      /** Days of the week. For `weekly` and both `relative` types. */
      daysOfWeek?: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
      /** Day of the month. For both `absolute` types. (1 to 31) */
      dayOfMonth?: number
      /** Month. For both yearly types. (1 to 12) */
      month?: number
      /** Occurrence of the weekday in the month. For both `relative` types. */
      index?: "first" | "second" | "third" | "fourth" | "last"
      /** First day of the week. For `weekly`. */
      firstDayOfWeek?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
    }
    /** Duration of the recurrence. */
    range: {
      /** End of the recurrence: by date, never, or after a number of occurrences. */
      type: "endDate" | "noEnd" | "numbered"
      /** First day of the recurrence. */
      startDate: string
      /** Last day of the recurrence. For `endDate`. */
      endDate?: string
      /** Number of occurrences. For `numbered`. (at least 1) */
      numberOfOccurrences?: number
      /** Time zone of both dates. Defaults to the time zone of `start`. */
      recurrenceTimeZone?: string
    }
  }
  /** Whether the reminder is on. */
  isReminderOn?: boolean
  /** Minutes before the start of the event. (at least 0) */
  reminderMinutesBeforeStart?: number
  /** Status to show for the time. `oof` is out of office. */
  showAs?: "free" | "tentative" | "busy" | "oof" | "workingElsewhere"
  /** Visibility of the event's details to other people. */
  sensitivity?: "normal" | "personal" | "private" | "confidential"
  /** Importance of the message. */
  importance?: "low" | "normal" | "high"
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
  /** Whether attendees can propose another time. */
  allowNewTimeProposals?: boolean
  /** Whether attendees are asked for a response. */
  responseRequested?: boolean
  /** Whether attendees see only themselves in the attendee list. */
  hideAttendees?: boolean
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
}

/** Params of events.accept. */
export interface EventsAcceptParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Comment for the organizer. */
  comment?: string
  /** Whether to notify the organizer. Defaults to `true`. (default true) */
  sendResponse?: boolean
}

/** Params of events.tentatively_accept. */
export interface EventsTentativelyAcceptParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Comment for the organizer. */
  comment?: string
  /** Whether to notify the organizer. Defaults to `true`. (default true) */
  sendResponse?: boolean
  /** Proposed time. Requires `sendResponse` set to `true`. */
  proposedNewTime?: {
    /** Start of the time slot. */
    start: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
    /** End of the time slot. */
    end: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
  }
}

/** Params of events.decline. */
export interface EventsDeclineParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Comment for the organizer. */
  comment?: string
  /** Whether to notify the organizer. Defaults to `true`. (default true) */
  sendResponse?: boolean
  /** Proposed time. Requires `sendResponse` set to `true`. */
  proposedNewTime?: {
    /** Start of the time slot. */
    start: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
    /** End of the time slot. */
    end: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
  }
}

/** Params of events.cancel. */
export interface EventsCancelParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Comment for the attendees. */
  comment?: string
}

/** Params of events.forward. */
export interface EventsForwardParams {
  /** ID of the event, as `events.list` or `calendar_view.list` returns it. */
  id: string
  /** Recipients of the message. */
  toRecipients: {
    /** Email address of the recipient. */
    emailAddress: {
      /** The email address. */
      address: string
      /** Display name. */
      name?: string
    }
  }[]
  /** Text above the original message. */
  comment?: string
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  id: string | null
  subject: string | null
  bodyPreview: string | null
  start_time: string | null
  end_time: string | null
  isAllDay: boolean | null
  isCancelled: boolean | null
  isOnlineMeeting: boolean | null
  location_name: string | null
  organizer_address: string | null
  attendees: unknown[] | null
  response: string | null
  showAs: string | null
  sensitivity: string | null
  importance: string | null
  type: string | null
  seriesMasterId: string | null
  categories: unknown[] | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
  iCalUId: string | null
  webLink: string | null
}

/** Params of calendar_events.list. */
export interface CalendarEventsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /** ID of the calendar, as `calendars.list` returns it. */
  calendarId: string
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

/** Params of event_instances.list. */
export interface EventInstancesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** ID of the series, as `events.list` returns it or as `seriesMasterId` of an occurrence. */
  eventId: string
  /** Start of the time range. */
  startDateTime: string
  /** End of the time range. */
  endDateTime: string
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

/** Params of calendar_view.list. */
export interface CalendarViewListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /** ID of the calendar, as `calendars.list` returns it. Defaults to the default calendar. */
  calendarId?: string
  /** Start of the time range. */
  startDateTime: string
  /** End of the time range. */
  endDateTime: string
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

/**
 * Params of event_changes.list. Needs startDateTime and endDateTime, or deltaToken, or skipToken. Takes only one of
 * deltaToken, startDateTime. Takes only one of deltaToken, endDateTime.
 */
export interface EventChangesListParams {
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Start of the time range, for a first list. */
  startDateTime?: string
  /** End of the time range, for a first list. */
  endDateTime?: string
  /**
   * The `deltaToken` value of the last page of an earlier list. Returns only later changes. An expired token is
   * refused.
   */
  deltaToken?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  pageSize?: number
}

export interface EventChange {
  /** The changed event's ID. */
  id: string
  /** The event's entity tag, for detecting concurrent changes. */
  "@odata.etag"?: string
  /** The OData type of the entry. */
  "@odata.type"?: string
  /** The reason the event left the calendar view. Absent unless it was removed. */
  "@removed"?: Removed
  /** The event's version. Changes with each modification. */
  changeKey?: string | null
  /** Creation time, in UTC. */
  createdDateTime?: string | null
  /** The time of the last modification, in UTC. */
  lastModifiedDateTime?: string | null
  /** The names of the categories assigned to the event. */
  categories?: string[]
  /** The ID the creating app chose to avoid duplicate events. Null if none was given. */
  transactionId?: string | null
  /** The time zone the start was set in when the event was created. */
  originalStartTimeZone?: string | null
  /** The time zone the end was set in when the event was created. */
  originalEndTimeZone?: string | null
  /** The occurrence's start before it was rescheduled, in UTC. */
  originalStart?: string | null
  /** The event's ID across calendars, as in iCalendar. */
  iCalUId?: string | null
  /** The minutes between the reminder and the event's start. */
  reminderMinutesBeforeStart?: number | null
  /** Whether a reminder is set for the event. */
  isReminderOn?: boolean | null
  /** Whether the event has attachments. Inline attachments do not count. */
  hasAttachments?: boolean | null
  /** The event's subject line. */
  subject?: string | null
  /** The start of the event's body, as plain text. */
  bodyPreview?: string | null
  body?: Content | null
  /** The event's importance: low, normal or high. */
  importance?: string | null
  /** The event's sensitivity, for example private or confidential. */
  sensitivity?: string | null
  /** Whether the event lasts whole days, from midnight to midnight. */
  isAllDay?: boolean | null
  /** Whether the event has been canceled. */
  isCancelled?: boolean | null
  /** Whether the calendar's owner organizes the event. */
  isOrganizer?: boolean | null
  /** Whether changes to the meeting have not been sent to the attendees yet. */
  isDraft?: boolean | null
  /** Whether the organizer asks the attendees to respond. */
  responseRequested?: boolean | null
  /** The ID of the recurring series the occurrence belongs to. Null for other events. */
  seriesMasterId?: string | null
  /** The availability shown to others during the event, for example busy or free. */
  showAs?: string | null
  /** The event's place in a series: single, occurrence, exception or series master. */
  type?: string | null
  /** The address that opens the event in Outlook on the web. */
  webLink?: string | null
  /** The address of the online meeting. Superseded by onlineMeeting. */
  onlineMeetingUrl?: string | null
  /** Whether the event has an online meeting. */
  isOnlineMeeting?: boolean | null
  /** The service that hosts the online meeting. */
  onlineMeetingProvider?: string | null
  onlineMeeting?: MeetingInfo | null
  /** Whether invitees may propose another time. */
  allowNewTimeProposals?: boolean | null
  /** Whether each attendee sees no other attendees in the invitation. */
  hideAttendees?: boolean | null
  recurrence?: Series | null
  responseStatus?: Response | null
  start?: Time | null
  end?: Time | null
  location?: Location | null
  /** The places where the event is held, if there are several. */
  locations?: Location[]
  /** The people and resources invited to the event, with their responses. */
  attendees?: Attendee[]
  organizer?: Party | null
  /** The IDs of the series' canceled occurrences. Absent unless selected. */
  cancelledOccurrences?: string[]
}

/** Params of calendars.list. */
export interface CalendarsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
}

export interface Calendar {
  id: string
  name?: string | null
  color?: string | null
  hexColor?: string | null
  isDefaultCalendar?: boolean | null
  changeKey?: string | null
  canEdit?: boolean | null
  canShare?: boolean | null
  canViewPrivateItems?: boolean | null
  isRemovable?: boolean | null
  isTallyingResponses?: boolean | null
  allowedOnlineMeetingProviders?: string[]
  defaultOnlineMeetingProvider?: string | null
  owner?: ({
    name?: string | null
    address?: string | null
  } | null)
}

/** Params of calendars.get. */
export interface CalendarsGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the calendar, as `calendars.list` returns it. */
  id: string
}

/** Params of calendars.create. */
export interface CalendarsCreateParams {
  /** Name of the calendar. */
  name: string
  /** Color of the calendar. */
  color?:
    | "auto"
    | "lightBlue"
    | "lightGreen"
    | "lightOrange"
    | "lightGray"
    | "lightYellow"
    | "lightTeal"
    | "lightPink"
    | "lightBrown"
    | "lightRed"
}

/** Params of calendars.update. */
export interface CalendarsUpdateParams {
  /** ID of the calendar, as `calendars.list` returns it. */
  id: string
  /** Name of the calendar. */
  name?: string
  /** Color of the calendar. */
  color?:
    | "auto"
    | "lightBlue"
    | "lightGreen"
    | "lightOrange"
    | "lightGray"
    | "lightYellow"
    | "lightTeal"
    | "lightPink"
    | "lightBrown"
    | "lightRed"
}

/** Params of calendars.delete. */
export interface CalendarsDeleteParams {
  /** ID of the calendar, as `calendars.list` returns it. */
  id: string
}

/** Searchable fields of calendars, in hosted mode. */
export interface CalendarsSearchFields {
  id: string | null
  name: string | null
  color: string | null
  hexColor: string | null
  isDefaultCalendar: boolean | null
  canEdit: boolean | null
  canShare: boolean | null
  owner: { [k: string]: unknown } | null
}

/** Params of schedules.list. */
export interface SchedulesListParams {
  /** Email addresses to look up, up to 20. (1 to 20 items) */
  schedules: string[]
  /** Start of the time range. */
  startTime: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /** End of the time range, less than 62 days after the start. */
  endTime: {
    /** Date and time without offset, in `timeZone`. */
    dateTime: string
    /** Time zone, as a Windows or IANA name. */
    timeZone: string
  }
  /**
   * Minutes per digit of `availabilityView`, 5 to 1,440: 0 free, 1 tentative, 2 busy, 3 out of office, 4 working
   * elsewhere. Defaults to 30. (5 to 1440; default 30)
   */
  availabilityViewInterval?: number
  /** Time zone of times in the response, as a Windows or IANA name. Defaults to UTC. (default "UTC") */
  timeZone?: string
}

export interface Schedule {
  scheduleId: string
  availabilityView?: string | null
  scheduleItems?: ScheduleItem[]
  workingHours?: Hours | null
  error?: ({
    message?: string | null
    responseCode?: string | null
  } | null)
}

export interface ScheduleItem {
  status?: string | null
  start?: Time | null
  end?: Time | null
  subject?: string | null
  location?: string | null
  isPrivate?: boolean | null
}

export interface Hours {
  daysOfWeek?: string[]
  startTime?: string | null
  endTime?: string | null
  timeZone?: ({
    name?: string | null
  } | null)
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
  /** ID of the folder, as `contact_folders.list` returns it. */
  folderId?: string
}

export interface Contact {
  id: string
  "@odata.etag"?: string
  changeKey?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  categories?: string[]
  parentFolderId?: string | null
  birthday?: string | null
  fileAs?: string | null
  displayName?: string | null
  givenName?: string | null
  initials?: string | null
  middleName?: string | null
  nickName?: string | null
  surname?: string | null
  title?: string | null
  yomiGivenName?: string | null
  yomiSurname?: string | null
  yomiCompanyName?: string | null
  generation?: string | null
  imAddresses?: string[]
  jobTitle?: string | null
  companyName?: string | null
  department?: string | null
  officeLocation?: string | null
  profession?: string | null
  businessHomePage?: string | null
  assistantName?: string | null
  manager?: string | null
  homePhones?: string[]
  mobilePhone?: string | null
  businessPhones?: string[]
  spouseName?: string | null
  personalNotes?: string | null
  children?: string[]
  emailAddresses?: ContactAddress[]
  primaryEmailAddress?: ContactAddress | null
  secondaryEmailAddress?: ContactAddress | null
  tertiaryEmailAddress?: ContactAddress | null
  homeAddress?: PostalAddress | null
  businessAddress?: PostalAddress | null
  otherAddress?: PostalAddress | null
}

export interface ContactAddress {
  name?: string | null
  address?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** Fields to return. */
  select?: string[]
  /** ID of the contact, as `contacts.list` returns it. */
  id: string
}

/** Params of contacts.create. Needs displayName, or givenName, or surname, or emailAddresses, or companyName. */
export interface ContactsCreateParams {
  /** Full name of the contact. */
  displayName?: string
  /** Given name of the contact. */
  givenName?: string
  /** Family name of the contact. */
  surname?: string
  /** Email addresses, up to three. (at most 3 items) */
  emailAddresses?: {
    /** The email address. */
    address: string
    /** Display name. */
    name?: string
  }[]
  /** Business phone numbers. */
  businessPhones?: string[]
  /** Mobile phone number. */
  mobilePhone?: string
  /** Company of the contact. */
  companyName?: string
  /** Job title of the contact. */
  jobTitle?: string
  /** Department of the contact. */
  department?: string
  /** Business address of the contact. */
  businessAddress?: {
    /** Street and number. */
    street?: string | null
    /** City of the address. */
    city?: string | null
    /** State or province. */
    state?: string | null
    /** Postal code of the address. */
    postalCode?: string | null
    /** Country or region. */
    countryOrRegion?: string | null
  }
  /** Home address of the contact. */
  homeAddress?: {
    /** Street and number. */
    street?: string | null
    /** City of the address. */
    city?: string | null
    /** State or province. */
    state?: string | null
    /** Postal code of the address. */
    postalCode?: string | null
    /** Country or region. */
    countryOrRegion?: string | null
  }
  /** Birthday, usually as midnight UTC. */
  birthday?: string
  /** Personal notes about the contact. */
  personalNotes?: string
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the contact, as `contacts.list` returns it. */
  id: string
  /** Full name of the contact. */
  displayName?: string
  /** Given name of the contact. */
  givenName?: string
  /** Family name of the contact. */
  surname?: string
  /** Email addresses, up to three. (at most 3 items) */
  emailAddresses?: {
    /** The email address. */
    address: string
    /** Display name. */
    name?: string
  }[]
  /** Business phone numbers. */
  businessPhones?: string[]
  /** Mobile phone number. */
  mobilePhone?: string
  /** Company of the contact. */
  companyName?: string
  /** Job title of the contact. */
  jobTitle?: string
  /** Department of the contact. */
  department?: string
  /** Business address of the contact. */
  businessAddress?: {
    /** Street and number. */
    street?: string | null
    /** City of the address. */
    city?: string | null
    /** State or province. */
    state?: string | null
    /** Postal code of the address. */
    postalCode?: string | null
    /** Country or region. */
    countryOrRegion?: string | null
  }
  /** Home address of the contact. */
  homeAddress?: {
    /** Street and number. */
    street?: string | null
    /** City of the address. */
    city?: string | null
    /** State or province. */
    state?: string | null
    /** Postal code of the address. */
    postalCode?: string | null
    /** Country or region. */
    countryOrRegion?: string | null
  }
  /** Birthday, usually as midnight UTC. */
  birthday?: string
  /** Personal notes about the contact. */
  personalNotes?: string
  /** Category names, as `displayName` of `categories.list`. An update replaces the current ones. */
  categories?: string[]
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the contact, as `contacts.list` returns it. */
  id: string
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  id: string | null
  displayName: string | null
  givenName: string | null
  surname: string | null
  companyName: string | null
  jobTitle: string | null
  department: string | null
  emailAddresses: unknown[] | null
  businessPhones: unknown[] | null
  homePhones: unknown[] | null
  mobilePhone: string | null
  personalNotes: string | null
  categories: unknown[] | null
  parentFolderId: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
}

/** Params of contact_folders.list. */
export interface ContactFoldersListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
  /** OData filter on the records' fields. */
  filter?: string
  /** Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter. */
  orderby?: string[]
}

export interface ContactFolder {
  id: string
  displayName?: string | null
  parentFolderId?: string | null
}

/** Params of categories.list. */
export interface CategoriesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  top?: number
  /** Number of records to skip. (at least 0) */
  skip?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** Fields to return. */
  select?: string[]
}

export interface Category {
  id: string
  displayName?: string | null
  /** Color: `none`, or `preset0` to `preset24`. */
  color?: string | null
}

/** Params of mailbox_settings.get. */
export interface MailboxSettingsGetParams { [k: string]: never }

export interface MailboxSettings {
  archiveFolder?: string | null
  timeZone?: string | null
  dateFormat?: string | null
  timeFormat?: string | null
  userPurpose?: string | null
  delegateMeetingMessageDeliveryOptions?: string | null
  automaticRepliesSetting?: ReplySettings | null
  language?: Locale | null
  workingHours?: Hours | null
}

export interface ReplySettings {
  status?: string | null
  externalAudience?: string | null
  scheduledStartDateTime?: Time | null
  scheduledEndDateTime?: Time | null
  internalReplyMessage?: string | null
  externalReplyMessage?: string | null
}

export interface Locale {
  locale?: string | null
  displayName?: string | null
}

/** Params of mailbox_settings.update. */
export interface MailboxSettingsUpdateParams {
  /** Automatic replies and their schedule. */
  automaticRepliesSetting?: {
    /** Status of automatic replies: off, always on, or scheduled. */
    status: "disabled" | "alwaysEnabled" | "scheduled"
    /** Reply for people in the organization, as HTML. */
    internalReplyMessage?: string
    /** Reply for other people, as HTML. */
    externalReplyMessage?: string
    /** People outside the organization who get a reply. */
    externalAudience?: "none" | "contactsOnly" | "all"
    /** Start of automatic replies. For `scheduled`. */
    scheduledStartDateTime?: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
    /** End of automatic replies. For `scheduled`. */
    scheduledEndDateTime?: {
      /** Date and time without offset, in `timeZone`. */
      dateTime: string
      /** Time zone, as a Windows or IANA name. */
      timeZone: string
    }
  }
  /** Time zone of the mailbox, as a Windows or IANA name. */
  timeZone?: string
  /** Date format of the mailbox. */
  dateFormat?: string
  /** Time format of the mailbox. */
  timeFormat?: string
  /** Language and country of the mailbox. */
  language?: {
    /** Language and country code. */
    locale: string
  }
  /** Recipients of invitations when a delegate manages the calendar. */
  delegateMeetingMessageDeliveryOptions?:
    | "sendToDelegateAndInformationToPrincipal"
    | "sendToDelegateAndPrincipal"
    | "sendToDelegateOnly"
  /** Working days and hours of the user. */
  workingHours?: {
    /** Working days. */
    daysOfWeek: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
    /** Start of the working day. */
    startTime: string
    /** End of the working day. */
    endTime: string
    /** Time zone of the working hours. */
    timeZone: {
      /** Name of the time zone. */
      name: string
    }
  }
}

/** Credentials by auth variant. */
export interface OutlookCredentials {
  oauth: OutlookOauthCredentials
  application: OutlookApplicationCredentials
}

/** Microsoft account */
export interface OutlookOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** App without a user */
export interface OutlookApplicationCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface OutlookConfig {
  /**
   * Directory (tenant) ID or domain of the organization. Required for single-tenant apps and apps without a user.
   * `common` allows any account. (default "common")
   */
  tenant?: string
  /** User ID or email address of the mailbox to use. For apps without a user only. */
  mailbox?: string
}
