// Generated from definitions/outlook.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Outlook */
    "outlook": Outlook
  }
}

/**
 * Outlook. Mail, folders, drafts, calendars, events, free and busy times, contacts and settings of one mailbox of
 * Microsoft 365 or Outlook.com.
 */
export interface Outlook {
  operations: OutlookOperations
  credentials: OutlookCredentials
  config: OutlookConfig
}

/** What can be called, by entity and action. */
export interface OutlookOperations {
  /** One e-mail, in one of the mailbox's folders. */
  messages: {
    /**
     * Lists or searches messages of the mailbox or of one folder such as the inbox, latest first; a filter finds unread
     * ones.
     */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets one message with its body; its attachments are in attachments.list. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends an e-mail at once; Microsoft answers nothing. drafts.create and drafts_send.create give its id. */
    create: {
      params: MessagesCreateParams
      records: null
      meta: {}
    }
    /**
     * Changes what is given of a message, such as whether it is read, its flag or its categories; its text cannot be
     * changed.
     */
    update: {
      params: MessagesUpdateParams
      records: Message
      meta: {}
    }
    /**
     * Deletes a message, which then lies among the recoverable items; messages_move.create with deleteditems puts it
     * into the bin.
     */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
    /** Streams a whole message as MIME text, with its headers and attachments. */
    download: {
      params: MessagesDownloadParams
      file: true
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** A message on its way to another folder. Its id stays. */
  messages_move: {
    /** Moves a message to another folder and answers it there. */
    create: {
      params: MessagesMoveCreateParams
      records: Message
      meta: {}
    }
  }
  /** A message that is copied. */
  messages_copy: {
    /** Copies a message into another folder and answers the copy. */
    create: {
      params: MessagesCopyCreateParams
      records: Message
      meta: {}
    }
  }
  /** A message of a folder that is new, was changed or deleted since an earlier list; @removed says the last. */
  message_changes: {
    /**
     * Lists a folder's messages with a deltaToken in the metadata of the last page, and by that token only what has
     * changed since.
     */
    list: {
      params: MessageChangesListParams
      records: MessageChange[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** A message that was not sent yet. messages.delete deletes it. */
  drafts: {
    /** Lists the drafts in the drafts folder, last changed first. */
    list: {
      params: DraftsListParams
      records: Message[]
      meta: {}
    }
    /** Makes a draft and answers it; drafts_send.create sends it. */
    create: {
      params: DraftsCreateParams
      records: Message
      meta: {}
    }
    /** Changes what is given of a draft, a list of recipients as a whole. */
    update: {
      params: DraftsUpdateParams
      records: Message
      meta: {}
    }
  }
  /** A draft that is sent. */
  drafts_send: {
    /** Sends a draft as it is. It keeps its id and moves to the sent items, which may take a while. */
    create: {
      params: DraftsSendCreateParams
      records: null
      meta: {}
    }
  }
  /** A draft that answers a message. */
  draft_replies: {
    /**
     * Makes a draft that answers a message's sender, or everybody with it, and holds the message's text; drafts.update
     * goes on with it.
     */
    create: {
      params: DraftRepliesCreateParams
      records: Message
      meta: {}
    }
  }
  /** A draft that passes a message on. */
  draft_forwards: {
    /** Makes a draft that forwards a message with its attachments. */
    create: {
      params: DraftForwardsCreateParams
      records: Message
      meta: {}
    }
  }
  /** An answer to a message's sender. */
  replies: {
    /** Answers a message's sender at once, with the message's text below. */
    create: {
      params: RepliesCreateParams
      records: null
      meta: {}
    }
  }
  /** An answer to a message's sender and all of its recipients. */
  replies_to_all: {
    /** Answers everybody whom a message concerns at once, with the message's text below. */
    create: {
      params: RepliesToAllCreateParams
      records: null
      meta: {}
    }
  }
  /** A message that is passed on. */
  forwards: {
    /** Forwards a message with its attachments to others at once. */
    create: {
      params: ForwardsCreateParams
      records: null
      meta: {}
    }
  }
  /** A file, Outlook item or link attached to a message; @odata.type says which. */
  attachments: {
    /** Lists the attachments of a message; without select with the content of files, in base64. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets one attachment of a message, of a file with its content in base64. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Attaches a file of less than 3 MB to a draft. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Takes an attachment off a draft. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Streams the content of an attachment; an attached message comes as MIME text, an event as iCalendar. Links have
     * no content.
     */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A folder of the mailbox. Those that every mailbox has go by names too, such as inbox. */
  mail_folders: {
    /** Lists the folders at the top of the mailbox or inside another folder, with how many messages they have. */
    list: {
      params: MailFoldersListParams
      records: MailFolder[]
      meta: {}
    }
    /** Gets one folder with how many messages it has and how many of them are unread. */
    get: {
      params: MailFoldersGetParams
      records: MailFolder
      meta: {}
    }
    /** Makes a folder at the top of the mailbox or inside another folder. */
    create: {
      params: MailFoldersCreateParams
      records: MailFolder
      meta: {}
    }
    /** Renames a folder. */
    update: {
      params: MailFoldersUpdateParams
      records: MailFolder
      meta: {}
    }
    /** Deletes a folder with everything in it. */
    delete: {
      params: MailFoldersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MailFoldersSearchFields
    }
  }
  /**
   * An appointment or meeting, or a series of them, whose single appointments are in event_instances and calendar_view.
   */
  events: {
    /** Lists single events and series of the main calendar; calendar_view.list has the appointments of a time. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets one event with its guests and their answers. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /**
     * Schedules a meeting or another event in the main calendar or another and answers it. Its guests are invited by
     * e-mail.
     */
    create: {
      params: EventsCreateParams
      records: Event
      meta: {}
    }
    /**
     * Changes what is given of an event; a list such as attendees is replaced as a whole. Guests are notified by
     * e-mail.
     */
    update: {
      params: EventsUpdateParams
      records: Event
      meta: {}
    }
    /** Deletes an event or a whole series; guests get a cancellation where the user organizes it. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** The events of one calendar, each as events.get has it. */
  calendar_events: {
    /** Lists single events and series of one calendar. */
    list: {
      params: CalendarEventsListParams
      records: Event[]
      meta: {}
    }
  }
  /** One appointment of a series. Its id is one for events.get, events.update and events.delete. */
  event_instances: {
    /** Lists the appointments of a series in a span of time. */
    list: {
      params: EventInstancesListParams
      records: Event[]
      meta: {}
    }
  }
  /** What takes place in a span of time, single appointments of series among it. */
  calendar_view: {
    /** Lists the appointments of a span of time in the main calendar or another, series taken apart. */
    list: {
      params: CalendarViewListParams
      records: Event[]
      meta: {}
    }
  }
  /**
   * An appointment of a span of time that is new, was changed or deleted since an earlier list; @removed says the last.
   */
  event_changes: {
    /**
     * Lists the main calendar's appointments of a span of time with a deltaToken in the metadata of the last page, and
     * by that token only what has changed since.
     */
    list: {
      params: EventChangesListParams
      records: EventChange[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** An invitation that is accepted. */
  events_accept: {
    /** Accepts an invitation. */
    create: {
      params: EventsAcceptCreateParams
      records: null
      meta: {}
    }
  }
  /** An invitation that is accepted with a perhaps. */
  events_tentatively_accept: {
    /** Accepts an invitation tentatively, and may propose another time. */
    create: {
      params: EventsTentativelyAcceptCreateParams
      records: null
      meta: {}
    }
  }
  /** An invitation that is declined. */
  events_decline: {
    /** Declines an invitation, and may propose another time. */
    create: {
      params: EventsDeclineCreateParams
      records: null
      meta: {}
    }
  }
  /** A meeting that its organizer cancels. */
  events_cancel: {
    /** Cancels a meeting that the user organizes and notifies its guests, who may get a text. */
    create: {
      params: EventsCancelCreateParams
      records: null
      meta: {}
    }
  }
  /** An invitation that is passed on. */
  events_forward: {
    /** Passes the invitation to a meeting on to others; its organizer is notified. */
    create: {
      params: EventsForwardCreateParams
      records: null
      meta: {}
    }
  }
  /** A calendar of the user, their own or one shared with them. */
  calendars: {
    /** Lists the user's calendars; isDefaultCalendar is true on the main one. */
    list: {
      params: CalendarsListParams
      records: Calendar[]
      meta: {}
    }
    /** Gets one calendar with what the user may do in it. */
    get: {
      params: CalendarsGetParams
      records: Calendar
      meta: {}
    }
    /** Makes a calendar. */
    create: {
      params: CalendarsCreateParams
      records: Calendar
      meta: {}
    }
    /** Renames a calendar or gives it another colour. */
    update: {
      params: CalendarsUpdateParams
      records: Calendar
      meta: {}
    }
    /** Deletes a calendar with its events. The main calendar cannot be deleted. */
    delete: {
      params: CalendarsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CalendarsSearchFields
    }
  }
  /** When a person, group or room is busy. Not known to personal accounts. */
  schedules: {
    /** Lists when people, groups and rooms are free and busy in a span of time, by their addresses. */
    list: {
      params: SchedulesListParams
      records: Schedule[]
      meta: {}
    }
  }
  /** A person or organization in the user's contacts. */
  contacts: {
    /** Lists the contacts of the main folder or another. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets one contact with all addresses and numbers. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Makes a contact and answers it. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Changes what is given of a contact, a list such as emailAddresses as a whole. */
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
  /** A folder of contacts besides the main one. */
  contact_folders: {
    /** Lists the folders of contacts besides the main one. */
    list: {
      params: ContactFoldersListParams
      records: ContactFolder[]
      meta: {}
    }
  }
  /** A category by whose name messages, events and contacts are marked, with its colour. */
  categories: {
    /** Lists the categories that the user has, of preset colours. */
    list: {
      params: CategoriesListParams
      records: Category[]
      meta: {}
    }
  }
  /** The mailbox's automatic reply, time zone, language and working hours. There is one. */
  mailbox_settings: {
    /** Gets the settings of the mailbox, the automatic reply among them. */
    get: {
      params: MailboxSettingsGetParams
      records: MailboxSettings
      meta: {}
    }
    /** Changes what is given of the settings, such as the automatic reply (out of office) or the time zone. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /**
   * Only messages of this folder, by id from mail_folders.list, or inbox, drafts, sentitems, deleteditems, archive,
   * junkemail.
   */
  folderId?: string
  /** Words in KQL to find in the messages; not with filter, orderby or skip. */
  search?: string
  /** Whether bodies come as HTML or as plain text. (default "html") */
  bodyType?: "html" | "text"
}

export interface Message {
  id: string
  "@odata.etag"?: string
  changeKey?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  receivedDateTime?: string | null
  sentDateTime?: string | null
  subject?: string | null
  body?: Content | null
  bodyPreview?: string | null
  uniqueBody?: Content | null
  from?: Party | null
  sender?: Party | null
  toRecipients?: Party[]
  ccRecipients?: Party[]
  bccRecipients?: Party[]
  replyTo?: Party[]
  isRead?: boolean | null
  isDraft?: boolean | null
  hasAttachments?: boolean | null
  importance?: string | null
  inferenceClassification?: string | null
  conversationId?: string | null
  conversationIndex?: string | null
  internetMessageId?: string | null
  internetMessageHeaders?: MessageHeader[]
  parentFolderId?: string | null
  categories?: string[]
  flag?: FlagState | null
  isReadReceiptRequested?: boolean | null
  isDeliveryReceiptRequested?: boolean | null
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
  /** Date and time without an offset, in timeZone. */
  dateTime?: string
  timeZone?: string | null
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the message, from messages.list. */
  id: string
  /** Whether bodies come as HTML or as plain text. (default "html") */
  bodyType?: "html" | "text"
}

/** Params of messages.create. */
export interface MessagesCreateParams {
  /** Who gets it. */
  toRecipients: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** The line that says what it is about. */
  subject: string
  /** The text. */
  body: {
    /** Whether content is plain text or HTML. */
    contentType: "text" | "html"
    /** The text itself. */
    content: string
  }
  /** Who gets a copy. */
  ccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who gets a copy that the others do not see. */
  bccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Where answers go. */
  replyTo?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who sends it, where the user may send for others. */
  from?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** Files to attach, together of less than 3 MB. */
  attachments?: {
    /** That it is a file. */
    "@odata.type": "#microsoft.graph.fileAttachment"
    /** The file's name. */
    name: string
    /** The content in base64. */
    contentBytes: string
    /** The file's media type. */
    contentType?: string
    /** Whether it stands in the body. */
    isInline?: boolean
    /** The name by which an HTML body refers to it. */
    contentId?: string
  }[]
  /** Whether to be notified when it is read. */
  isReadReceiptRequested?: boolean
  /** Whether to be notified when it is delivered. */
  isDeliveryReceiptRequested?: boolean
  /** Whether a copy stays in the sent items. (default true) */
  saveToSentItems?: boolean
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** Whether it counts as read. */
  isRead?: boolean
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
  /** The flag for follow-up. */
  flag?: {
    /** Whether it is flagged or done. */
    flagStatus: "notFlagged" | "flagged" | "complete"
    /** From when on to follow up; needs dueDateTime. */
    startDateTime?: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
    /** Until when to follow up. */
    dueDateTime?: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
    /** When that was done. */
    completedDateTime?: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
  }
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** In which half of a focused inbox it belongs. */
  inferenceClassification?: "focused" | "other"
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** The id of the message, from messages.list. */
  id: string
}

/** Params of messages.download. */
export interface MessagesDownloadParams {
  /** The id of the message, from messages.list. */
  id: string
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

/** Params of messages_move.create. */
export interface MessagesMoveCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** The folder to put it into, by id from mail_folders.list, or a name such as archive or deleteditems. */
  destinationId: string
}

/** Params of messages_copy.create. */
export interface MessagesCopyCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** The folder to put it into, by id from mail_folders.list, or a name such as archive or deleteditems. */
  destinationId: string
}

/**
 * Params of message_changes.list. Takes only one of deltaToken, changeType. Takes only one of deltaToken, filter. Takes
 * only one of deltaToken, select.
 */
export interface MessageChangesListParams {
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** receivedDateTime ge or gt a time; nothing else. */
  filter?: string
  /** The folder, by id from mail_folders.list, or a name such as inbox. */
  folderId: string
  /**
   * The deltaToken in the metadata of an earlier list's last page; only what has changed since. One too old is refused.
   */
  deltaToken?: string
  /** Only changes of this sort. */
  changeType?: "created" | "updated" | "deleted"
  /** How many records a page holds at most. (1 to 1000; default 50) */
  pageSize?: number
}

export interface MessageChange {
  id: string
  "@odata.etag"?: string
  "@odata.type"?: string
  "@removed"?: Removed
  changeKey?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  receivedDateTime?: string | null
  sentDateTime?: string | null
  subject?: string | null
  body?: Content | null
  bodyPreview?: string | null
  uniqueBody?: Content | null
  from?: Party | null
  sender?: Party | null
  toRecipients?: Party[]
  ccRecipients?: Party[]
  bccRecipients?: Party[]
  replyTo?: Party[]
  isRead?: boolean | null
  isDraft?: boolean | null
  hasAttachments?: boolean | null
  importance?: string | null
  inferenceClassification?: string | null
  conversationId?: string | null
  conversationIndex?: string | null
  internetMessageId?: string | null
  internetMessageHeaders?: MessageHeader[]
  parentFolderId?: string | null
  categories?: string[]
  flag?: FlagState | null
  isReadReceiptRequested?: boolean | null
  isDeliveryReceiptRequested?: boolean | null
  webLink?: string | null
}

export interface Removed {
  /** deleted, or changed where it no longer belongs to the list. */
  reason?: string
}

/** Params of drafts.list. */
export interface DraftsListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
}

/** Params of drafts.create. */
export interface DraftsCreateParams {
  /** The line that says what it is about. */
  subject?: string
  /** The text. */
  body?: {
    /** Whether content is plain text or HTML. */
    contentType: "text" | "html"
    /** The text itself. */
    content: string
  }
  /** Who gets it. */
  toRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who gets a copy. */
  ccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who gets a copy that the others do not see. */
  bccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Where answers go. */
  replyTo?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who sends it, where the user may send for others. */
  from?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
  /** Files to attach, together of less than 3 MB. */
  attachments?: {
    /** That it is a file. */
    "@odata.type": "#microsoft.graph.fileAttachment"
    /** The file's name. */
    name: string
    /** The content in base64. */
    contentBytes: string
    /** The file's media type. */
    contentType?: string
    /** Whether it stands in the body. */
    isInline?: boolean
    /** The name by which an HTML body refers to it. */
    contentId?: string
  }[]
  /** Whether to be notified when it is read. */
  isReadReceiptRequested?: boolean
  /** Whether to be notified when it is delivered. */
  isDeliveryReceiptRequested?: boolean
}

/** Params of drafts.update. */
export interface DraftsUpdateParams {
  /** The id of the draft, from drafts.list. */
  id: string
  /** The line that says what it is about. */
  subject?: string
  /** The text. */
  body?: {
    /** Whether content is plain text or HTML. */
    contentType: "text" | "html"
    /** The text itself. */
    content: string
  }
  /** Who gets it. */
  toRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who gets a copy. */
  ccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who gets a copy that the others do not see. */
  bccRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Where answers go. */
  replyTo?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** Who sends it, where the user may send for others. */
  from?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
  /** Whether to be notified when it is read. */
  isReadReceiptRequested?: boolean
  /** Whether to be notified when it is delivered. */
  isDeliveryReceiptRequested?: boolean
}

/** Params of drafts_send.create. */
export interface DraftsSendCreateParams {
  /** The id of the draft, from drafts.list or drafts.create. */
  id: string
}

/** Params of draft_replies.create. */
export interface DraftRepliesCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** The text above the message. */
  comment?: string
}

/** Params of draft_forwards.create. */
export interface DraftForwardsCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** Who gets it. */
  toRecipients?: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** The text above the message. */
  comment?: string
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** The text above the message. */
  comment: string
}

/** Params of replies_to_all.create. */
export interface RepliesToAllCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** The text above the message. */
  comment: string
}

/** Params of forwards.create. */
export interface ForwardsCreateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** Who gets it. */
  toRecipients: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** The text above the message. */
  comment?: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** The id of the message that has the attachments, from messages.list. */
  messageId: string
}

export interface Attachment {
  id: string
  "@odata.type"?: string
  name?: string | null
  contentType?: string | null
  size?: number
  isInline?: boolean
  lastModifiedDateTime?: string | null
  contentId?: string | null
  contentLocation?: string | null
  /** The content in base64, of files. */
  contentBytes?: string | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the message that has the attachments, from messages.list. */
  messageId: string
  /** The id of the attachment, from attachments.list. */
  id: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** The id of the draft, from drafts.list. */
  messageId: string
  /** The file's name. */
  name: string
  /** The content in base64. (at most 4194304 characters) */
  contentBytes: string
  /** The file's media type; Outlook guesses it by the name. */
  contentType?: string
  /** Whether it stands in the body, which names it by cid: and contentId. */
  isInline?: boolean
  /** The name by which an HTML body refers to it. */
  contentId?: string
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** The id of the message that has the attachments, from messages.list. */
  messageId: string
  /** The id of the attachment, from attachments.list. */
  id: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The id of the message that has the attachments, from messages.list. */
  messageId: string
  /** The id of the attachment, from attachments.list. */
  id: string
}

/** Params of mail_folders.list. */
export interface MailFoldersListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /** Only the folders inside this one. */
  parentFolderId?: string
  /** Also folders that Outlook does not show. (default false) */
  includeHiddenFolders?: boolean
}

export interface MailFolder {
  id: string
  displayName?: string | null
  parentFolderId?: string | null
  childFolderCount?: number | null
  unreadItemCount?: number | null
  totalItemCount?: number | null
  isHidden?: boolean | null
}

/** Params of mail_folders.get. */
export interface MailFoldersGetParams {
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the folder, from mail_folders.list, or a name that every mailbox knows, such as inbox. */
  id: string
}

/** Params of mail_folders.create. */
export interface MailFoldersCreateParams {
  /** The name that people see. */
  displayName: string
  /** The folder to make it in; at the top unless given. */
  parentFolderId?: string
  /** Whether Outlook does not show it; cannot be changed later. */
  isHidden?: boolean
}

/** Params of mail_folders.update. */
export interface MailFoldersUpdateParams {
  /** The id of the folder, from mail_folders.list, or a name that every mailbox knows, such as inbox. */
  id: string
  /** The name that people see. */
  displayName: string
}

/** Params of mail_folders.delete. */
export interface MailFoldersDeleteParams {
  /** The id of the folder, from mail_folders.list, or a name that every mailbox knows, such as inbox. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
  timeZone?: string
}

export interface Event {
  id: string
  "@odata.etag"?: string
  changeKey?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  categories?: string[]
  transactionId?: string | null
  originalStartTimeZone?: string | null
  originalEndTimeZone?: string | null
  originalStart?: string | null
  iCalUId?: string | null
  reminderMinutesBeforeStart?: number | null
  isReminderOn?: boolean | null
  hasAttachments?: boolean | null
  subject?: string | null
  bodyPreview?: string | null
  body?: Content | null
  importance?: string | null
  sensitivity?: string | null
  isAllDay?: boolean | null
  isCancelled?: boolean | null
  isOrganizer?: boolean | null
  isDraft?: boolean | null
  responseRequested?: boolean | null
  seriesMasterId?: string | null
  showAs?: string | null
  type?: string | null
  webLink?: string | null
  onlineMeetingUrl?: string | null
  isOnlineMeeting?: boolean | null
  onlineMeetingProvider?: string | null
  onlineMeeting?: MeetingInfo | null
  allowNewTimeProposals?: boolean | null
  hideAttendees?: boolean | null
  recurrence?: Series | null
  responseStatus?: Response | null
  start?: Time | null
  end?: Time | null
  location?: Location | null
  locations?: Location[]
  attendees?: Attendee[]
  organizer?: Party | null
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
  /** The city. */
  city?: string | null
  /** The state or province. */
  state?: string | null
  /** The postal code. */
  postalCode?: string | null
  /** The country or region. */
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
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
  timeZone?: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** The calendar, by id from calendars.list; the main one unless given. */
  calendarId?: string
  /** The title. */
  subject: string
  /** When it begins. */
  start: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /** When it ends; of whole days the midnight after the last. */
  end: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /** An id of your own; Microsoft makes no second event for the same one. */
  transactionId?: string
  /** The description. */
  body?: {
    /** Whether content is plain text or HTML. */
    contentType: "text" | "html"
    /** The text itself. */
    content: string
  }
  /** Where it takes place. */
  location?: {
    /** The name of the place. */
    displayName: string
    /** The room's address. */
    locationEmailAddress?: string
    /** A page about the place. */
    locationUri?: string
    /** Its postal address. */
    address?: {
      /** Street and number. */
      street?: string | null
      /** The city. */
      city?: string | null
      /** The state or province. */
      state?: string | null
      /** The postal code. */
      postalCode?: string | null
      /** The country or region. */
      countryOrRegion?: string | null
    }
  }
  /** All guests, rooms too; who is left out is uninvited. */
  attendees?: {
    /** The guest's address, or a room's. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
    /** Whether they have to come; a room is a resource. */
    type?: "required" | "optional" | "resource"
  }[]
  /** Whether it lasts whole days; start and end are then midnights in one time zone. */
  isAllDay?: boolean
  /** Whether to make an online meeting for it. */
  isOnlineMeeting?: boolean
  /** What to meet in; the calendar's usual one unless given. */
  onlineMeetingProvider?: "teamsForBusiness" | "skypeForBusiness" | "skypeForConsumer"
  /** How often it repeats, which makes it a series. */
  recurrence?: {
    /** How often. */
    pattern: {
      /** By what it repeats; relative is by weekday, such as the second Tuesday. */
      type: "daily" | "weekly" | "absoluteMonthly" | "relativeMonthly" | "absoluteYearly" | "relativeYearly"
      /** After how many days, weeks, months or years. (at least 1) */
      interval: number
      /** On which days; with weekly and both relative types. */
      daysOfWeek?: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
      /** On which day of the month; with both absolute types. (1 to 31) */
      dayOfMonth?: number
      /** In which month; with both yearly types. (1 to 12) */
      month?: number
      /** Which of the weekdays; with both relative types. */
      index?: "first" | "second" | "third" | "fourth" | "last"
      /** With which day weeks begin; with weekly. */
      firstDayOfWeek?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
    }
    /** From when and until when. */
    range: {
      /** Whether it ends by date, never or by number. */
      type: "endDate" | "noEnd" | "numbered"
      /** The first day. */
      startDate: string
      /** The last day; with endDate. */
      endDate?: string
      /** How many times; with numbered. (at least 1) */
      numberOfOccurrences?: number
      /** The time zone of both days; that of start unless given. */
      recurrenceTimeZone?: string
    }
  }
  /** Whether the user is reminded. */
  isReminderOn?: boolean
  /** How many minutes before the beginning. (at least 0) */
  reminderMinutesBeforeStart?: number
  /** How the time looks to others; oof is out of office. */
  showAs?: "free" | "tentative" | "busy" | "oof" | "workingElsewhere"
  /** Who sees more than that the time is busy. */
  sensitivity?: "normal" | "personal" | "private" | "confidential"
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
  /** Whether guests may propose another time. */
  allowNewTimeProposals?: boolean
  /** Whether guests are asked for an answer. */
  responseRequested?: boolean
  /** Whether guests see only themselves. */
  hideAttendees?: boolean
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The title. */
  subject?: string
  /** When it begins. */
  start?: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /** When it ends; of whole days the midnight after the last. */
  end?: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /** The description. */
  body?: {
    /** Whether content is plain text or HTML. */
    contentType: "text" | "html"
    /** The text itself. */
    content: string
  }
  /** Where it takes place. */
  location?: {
    /** The name of the place. */
    displayName: string
    /** The room's address. */
    locationEmailAddress?: string
    /** A page about the place. */
    locationUri?: string
    /** Its postal address. */
    address?: {
      /** Street and number. */
      street?: string | null
      /** The city. */
      city?: string | null
      /** The state or province. */
      state?: string | null
      /** The postal code. */
      postalCode?: string | null
      /** The country or region. */
      countryOrRegion?: string | null
    }
  }
  /** All guests, rooms too; who is left out is uninvited. */
  attendees?: {
    /** The guest's address, or a room's. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
    /** Whether they have to come; a room is a resource. */
    type?: "required" | "optional" | "resource"
  }[]
  /** Whether it lasts whole days; start and end are then midnights in one time zone. */
  isAllDay?: boolean
  /** Whether to make an online meeting for it. */
  isOnlineMeeting?: boolean
  /** What to meet in; the calendar's usual one unless given. */
  onlineMeetingProvider?: "teamsForBusiness" | "skypeForBusiness" | "skypeForConsumer"
  /** How often it repeats, which makes it a series. */
  recurrence?: {
    /** How often. */
    pattern: {
      /** By what it repeats; relative is by weekday, such as the second Tuesday. */
      type: "daily" | "weekly" | "absoluteMonthly" | "relativeMonthly" | "absoluteYearly" | "relativeYearly"
      /** After how many days, weeks, months or years. (at least 1) */
      interval: number
      /** On which days; with weekly and both relative types. */
      daysOfWeek?: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
      /** On which day of the month; with both absolute types. (1 to 31) */
      dayOfMonth?: number
      /** In which month; with both yearly types. (1 to 12) */
      month?: number
      /** Which of the weekdays; with both relative types. */
      index?: "first" | "second" | "third" | "fourth" | "last"
      /** With which day weeks begin; with weekly. */
      firstDayOfWeek?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
    }
    /** From when and until when. */
    range: {
      /** Whether it ends by date, never or by number. */
      type: "endDate" | "noEnd" | "numbered"
      /** The first day. */
      startDate: string
      /** The last day; with endDate. */
      endDate?: string
      /** How many times; with numbered. (at least 1) */
      numberOfOccurrences?: number
      /** The time zone of both days; that of start unless given. */
      recurrenceTimeZone?: string
    }
  }
  /** Whether the user is reminded. */
  isReminderOn?: boolean
  /** How many minutes before the beginning. (at least 0) */
  reminderMinutesBeforeStart?: number
  /** How the time looks to others; oof is out of office. */
  showAs?: "free" | "tentative" | "busy" | "oof" | "workingElsewhere"
  /** Who sees more than that the time is busy. */
  sensitivity?: "normal" | "personal" | "private" | "confidential"
  /** How important it is. */
  importance?: "low" | "normal" | "high"
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
  /** Whether guests may propose another time. */
  allowNewTimeProposals?: boolean
  /** Whether guests are asked for an answer. */
  responseRequested?: boolean
  /** Whether guests see only themselves. */
  hideAttendees?: boolean
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /** The id of the calendar, from calendars.list. */
  calendarId: string
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
  timeZone?: string
}

/** Params of event_instances.list. */
export interface EventInstancesListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the series, from events.list or seriesMasterId of an appointment. */
  eventId: string
  /** From when on. */
  startDateTime: string
  /** Until when. */
  endDateTime: string
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
  timeZone?: string
}

/** Params of calendar_view.list. */
export interface CalendarViewListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /** The calendar, by id from calendars.list; the main one unless given. */
  calendarId?: string
  /** From when on. */
  startDateTime: string
  /** Until when. */
  endDateTime: string
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
  timeZone?: string
}

/**
 * Params of event_changes.list. Needs startDateTime and endDateTime, or deltaToken, or skipToken. Takes only one of
 * deltaToken, startDateTime. Takes only one of deltaToken, endDateTime.
 */
export interface EventChangesListParams {
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** From when on; of a first list. */
  startDateTime?: string
  /** Until when; of a first list. */
  endDateTime?: string
  /**
   * The deltaToken in the metadata of an earlier list's last page; only what has changed since. One too old is refused.
   */
  deltaToken?: string
  /** How many records a page holds at most. (1 to 1000; default 50) */
  pageSize?: number
}

export interface EventChange {
  id: string
  "@odata.etag"?: string
  "@odata.type"?: string
  "@removed"?: Removed
  changeKey?: string | null
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  categories?: string[]
  transactionId?: string | null
  originalStartTimeZone?: string | null
  originalEndTimeZone?: string | null
  originalStart?: string | null
  iCalUId?: string | null
  reminderMinutesBeforeStart?: number | null
  isReminderOn?: boolean | null
  hasAttachments?: boolean | null
  subject?: string | null
  bodyPreview?: string | null
  body?: Content | null
  importance?: string | null
  sensitivity?: string | null
  isAllDay?: boolean | null
  isCancelled?: boolean | null
  isOrganizer?: boolean | null
  isDraft?: boolean | null
  responseRequested?: boolean | null
  seriesMasterId?: string | null
  showAs?: string | null
  type?: string | null
  webLink?: string | null
  onlineMeetingUrl?: string | null
  isOnlineMeeting?: boolean | null
  onlineMeetingProvider?: string | null
  onlineMeeting?: MeetingInfo | null
  allowNewTimeProposals?: boolean | null
  hideAttendees?: boolean | null
  recurrence?: Series | null
  responseStatus?: Response | null
  start?: Time | null
  end?: Time | null
  location?: Location | null
  locations?: Location[]
  attendees?: Attendee[]
  organizer?: Party | null
  cancelledOccurrences?: string[]
}

/** Params of events_accept.create. */
export interface EventsAcceptCreateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The text that the organizer gets. */
  comment?: string
  /** Whether the organizer is notified. (default true) */
  sendResponse?: boolean
}

/** Params of events_tentatively_accept.create. */
export interface EventsTentativelyAcceptCreateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The text that the organizer gets. */
  comment?: string
  /** Whether the organizer is notified. (default true) */
  sendResponse?: boolean
  /** Another time; sendResponse has to be true. */
  proposedNewTime?: {
    /** When it begins. */
    start: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
    /** When it ends. */
    end: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
  }
}

/** Params of events_decline.create. */
export interface EventsDeclineCreateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The text that the organizer gets. */
  comment?: string
  /** Whether the organizer is notified. (default true) */
  sendResponse?: boolean
  /** Another time; sendResponse has to be true. */
  proposedNewTime?: {
    /** When it begins. */
    start: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
    /** When it ends. */
    end: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
  }
}

/** Params of events_cancel.create. */
export interface EventsCancelCreateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** The text that the guests get. */
  comment?: string
}

/** Params of events_forward.create. */
export interface EventsForwardCreateParams {
  /** The id of the event or appointment, from events.list or calendar_view.list. */
  id: string
  /** Who gets it. */
  toRecipients: {
    /** The address. */
    emailAddress: {
      /** The e-mail address. */
      address: string
      /** The name that is shown. */
      name?: string
    }
  }[]
  /** The text above the message. */
  comment?: string
}

/** Params of calendars.list. */
export interface CalendarsListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
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
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the calendar, from calendars.list. */
  id: string
}

/** Params of calendars.create. */
export interface CalendarsCreateParams {
  /** The name of the calendar. */
  name: string
  /** Its colour. */
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
  /** The id of the calendar, from calendars.list. */
  id: string
  /** The name of the calendar. */
  name?: string
  /** Its colour. */
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
  /** The id of the calendar, from calendars.list. */
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
  /** The addresses of whom to look at. (1 to 20 items) */
  schedules: string[]
  /** From when on. */
  startTime: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /** Until when, less than 62 days later. */
  endTime: {
    /** Date and time without an offset, in timeZone. */
    dateTime: string
    /** The time zone, as Windows or IANA name it. */
    timeZone: string
  }
  /**
   * The minutes that a digit of availabilityView stands for: 0 free, 1 tentative, 2 busy, 3 out of office, 4 elsewhere.
   * (5 to 1440; default 30)
   */
  availabilityViewInterval?: number
  /** The time zone of times in the answer, as Windows or IANA name it. (default "UTC") */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
  /** The folder, by id from contact_folders.list. */
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
  /** Only these fields of the records. */
  select?: string[]
  /** The id of the contact, from contacts.list. */
  id: string
}

/** Params of contacts.create. Needs displayName, or givenName, or surname, or emailAddresses, or companyName. */
export interface ContactsCreateParams {
  /** The whole name. */
  displayName?: string
  /** What the person is called besides the family name. */
  givenName?: string
  /** The family name. */
  surname?: string
  /** Up to three e-mail addresses. (at most 3 items) */
  emailAddresses?: {
    /** The e-mail address. */
    address: string
    /** The name that is shown. */
    name?: string
  }[]
  /** Numbers at work. */
  businessPhones?: string[]
  /** The mobile number. */
  mobilePhone?: string
  /** Where they work. */
  companyName?: string
  /** What they do there. */
  jobTitle?: string
  /** The department there. */
  department?: string
  /** The address at work. */
  businessAddress?: {
    /** Street and number. */
    street?: string | null
    /** The city. */
    city?: string | null
    /** The state or province. */
    state?: string | null
    /** The postal code. */
    postalCode?: string | null
    /** The country or region. */
    countryOrRegion?: string | null
  }
  /** The address at home. */
  homeAddress?: {
    /** Street and number. */
    street?: string | null
    /** The city. */
    city?: string | null
    /** The state or province. */
    state?: string | null
    /** The postal code. */
    postalCode?: string | null
    /** The country or region. */
    countryOrRegion?: string | null
  }
  /** The birthday, mostly as midnight of UTC. */
  birthday?: string
  /** The user's notes. */
  personalNotes?: string
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** The id of the contact, from contacts.list. */
  id: string
  /** The whole name. */
  displayName?: string
  /** What the person is called besides the family name. */
  givenName?: string
  /** The family name. */
  surname?: string
  /** Up to three e-mail addresses. (at most 3 items) */
  emailAddresses?: {
    /** The e-mail address. */
    address: string
    /** The name that is shown. */
    name?: string
  }[]
  /** Numbers at work. */
  businessPhones?: string[]
  /** The mobile number. */
  mobilePhone?: string
  /** Where they work. */
  companyName?: string
  /** What they do there. */
  jobTitle?: string
  /** The department there. */
  department?: string
  /** The address at work. */
  businessAddress?: {
    /** Street and number. */
    street?: string | null
    /** The city. */
    city?: string | null
    /** The state or province. */
    state?: string | null
    /** The postal code. */
    postalCode?: string | null
    /** The country or region. */
    countryOrRegion?: string | null
  }
  /** The address at home. */
  homeAddress?: {
    /** Street and number. */
    street?: string | null
    /** The city. */
    city?: string | null
    /** The state or province. */
    state?: string | null
    /** The postal code. */
    postalCode?: string | null
    /** The country or region. */
    countryOrRegion?: string | null
  }
  /** The birthday, mostly as midnight of UTC. */
  birthday?: string
  /** The user's notes. */
  personalNotes?: string
  /** All of its categories, by their displayName in categories.list. */
  categories?: string[]
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The id of the contact, from contacts.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
  /** A condition of OData on the records' fields. */
  filter?: string
  /** Fields to sort by, each with desc or without; with filter they have to stand in it first. */
  orderby?: string[]
}

export interface ContactFolder {
  id: string
  displayName?: string | null
  parentFolderId?: string | null
}

/** Params of categories.list. */
export interface CategoriesListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  top?: number
  /** How many records to pass over. (at least 0) */
  skip?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** Only these fields of the records. */
  select?: string[]
}

export interface Category {
  id: string
  displayName?: string | null
  /** none, or preset0 to preset24. */
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
  /** The automatic reply and when it is sent. */
  automaticRepliesSetting?: {
    /** Whether replies are sent, always or between two times. */
    status: "disabled" | "alwaysEnabled" | "scheduled"
    /** What people of the organization get, as HTML. */
    internalReplyMessage?: string
    /** What others get, as HTML. */
    externalReplyMessage?: string
    /** Which others get a reply. */
    externalAudience?: "none" | "contactsOnly" | "all"
    /** From when on; with scheduled. */
    scheduledStartDateTime?: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
    /** Until when; with scheduled. */
    scheduledEndDateTime?: {
      /** Date and time without an offset, in timeZone. */
      dateTime: string
      /** The time zone, as Windows or IANA name it. */
      timeZone: string
    }
  }
  /** The mailbox's time zone, as Windows or IANA name it. */
  timeZone?: string
  /** How dates are written. */
  dateFormat?: string
  /** How times are written. */
  timeFormat?: string
  /** The language and country of the mailbox. */
  language?: {
    /** The language and country. */
    locale: string
  }
  /** Who gets invitations where a delegate looks after the calendar. */
  delegateMeetingMessageDeliveryOptions?:
    | "sendToDelegateAndInformationToPrincipal"
    | "sendToDelegateAndPrincipal"
    | "sendToDelegateOnly"
  /** On which days and when the user works. */
  workingHours?: {
    /** The days of work. */
    daysOfWeek: ("sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]
    /** When work begins. */
    startTime: string
    /** When work ends. */
    endTime: string
    /** The time zone of both. */
    timeZone: {
      /** Its name. */
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
   * The organization by its directory's id or domain, which apps of one organization and apps that act by themselves
   * need; common is any. (default "common")
   */
  tenant?: string
  /** The mailbox to use, by its user's id or address; only where the app acts by itself. */
  mailbox?: string
}
