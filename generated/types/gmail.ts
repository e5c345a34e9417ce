// Generated from definitions/gmail.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Gmail */
    "gmail": Gmail
  }
}

/**
 * Gmail. Messages, threads, labels and drafts of a Gmail mailbox, its history, send-as addresses and vacation
 * responder. Never deletes a message permanently.
 */
export interface Gmail {
  operations: GmailOperations
  credentials: GmailCredentials
  config: GmailConfig
}

/** The operations, by entity and action. */
export interface GmailOperations {
  /** The profile of the mailbox. There is one. */
  profile: {
    /** Gets the mailbox's profile: its email address, message and thread counts, and current `historyId`. */
    get: {
      params: ProfileGetParams
      records: Profile
      meta: {}
    }
  }
  /**
   * An email message. Text and headers are in `payload`; `labelIds` holds its state (unread, starred, in the inbox).
   */
  messages: {
    /**
     * Lists or searches messages, newest first, with `id` and `threadId` only. To read them, use `messages.get` or
     * `thread_messages.list`.
     */
    list: {
      params: MessagesListParams
      records: MessageIds[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets a message with its headers and body. For large attachments, use `attachments.get`. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /**
     * Sends an email message immediately. A reply requires `threadId` and the headers `In-Reply-To` and `References`.
     */
    create: {
      params: MessagesCreateParams
      records: MessageLabels
      meta: {}
    }
    /**
     * Adds and removes labels of a message. Remove `UNREAD` to mark it as read, remove `INBOX` to archive it, add
     * `STARRED` to star it.
     */
    update: {
      params: MessagesUpdateParams
      records: MessageLabels
      meta: {}
    }
    /** Moves a message to the trash. Gmail deletes it after 30 days. */
    trash: {
      params: MessagesTrashParams
      records: MessageLabels
      meta: {}
    }
    /** Removes a message from the trash. Its other labels stay. */
    untrash: {
      params: MessagesUntrashParams
      records: MessageLabels
      meta: {}
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** Several messages that are labeled in one call. */
  messages_batch: {
    /** Adds and removes labels of up to 1,000 messages. Gmail does not report whether each message was found. */
    update: {
      params: MessagesBatchUpdateParams
      records: null
      meta: {}
    }
  }
  /** The content of an attachment. The payload of a message lists its attachments. */
  attachments: {
    /** Gets the content of an attachment, in Base64url, and its size in bytes. */
    get: {
      params: AttachmentsGetParams
      records: AttachmentContent
      meta: {}
    }
  }
  /** A thread: a conversation of messages. */
  threads: {
    /** Lists or searches threads, most recent first, each with a snippet. For their messages, use `threads.get`. */
    list: {
      params: ThreadsListParams
      records: ThreadSummary[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets a thread with its messages, oldest first. */
    get: {
      params: ThreadsGetParams
      records: Thread
      meta: {}
    }
    /**
     * Adds and removes labels of all messages in a thread. Remove `UNREAD` to mark it as read, remove `INBOX` to
     * archive it.
     */
    update: {
      params: ThreadsUpdateParams
      records: ThreadLabels
      meta: {}
    }
    /** Moves a thread with all its messages to the trash. Gmail deletes them after 30 days. */
    trash: {
      params: ThreadsTrashParams
      records: ThreadLabels
      meta: {}
    }
    /** Removes a thread with all its messages from the trash. */
    untrash: {
      params: ThreadsUntrashParams
      records: ThreadLabels
      meta: {}
    }
    search: {
      fields: ThreadsSearchFields
    }
  }
  /** The messages of a thread, in the same form as `messages.get`. */
  thread_messages: {
    /** Lists the messages of a thread with headers and bodies, oldest first. */
    list: {
      params: ThreadMessagesListParams
      records: Message[]
      meta: {}
    }
  }
  /** A label of the mailbox. Gmail's own labels, such as `INBOX`, `SENT` and `UNREAD`, have the type `system`. */
  labels: {
    /** Lists the mailbox's labels, system and user-created, without counts. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Gets a label with its message and thread counts, total and unread. */
    get: {
      params: LabelsGetParams
      records: Label
      meta: {}
    }
    /** Creates a label and returns it. A slash in its name nests it under another label. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Updates a user-created label and returns it. Fields that you leave out keep their value. */
    update: {
      params: LabelsUpdateParams
      records: Label
      meta: {}
    }
    /** Deletes a label and removes it from its messages, which stay. This cannot be undone. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: LabelsSearchFields
    }
  }
  /** A draft: an unsent message. */
  drafts: {
    /** Lists or searches drafts, with the IDs of their messages. To read a draft, use `drafts.get`. */
    list: {
      params: DraftsListParams
      records: DraftIds[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets a draft with its message. */
    get: {
      params: DraftsGetParams
      records: Draft
      meta: {}
    }
    /** Creates a draft and returns its ID. To send it, use `drafts.send`. */
    create: {
      params: DraftsCreateParams
      records: DraftIds
      meta: {}
    }
    /** Updates a draft by replacing its message. The draft keeps its ID; the message gets a new one. */
    update: {
      params: DraftsUpdateParams
      records: DraftIds
      meta: {}
    }
    /** Deletes a draft. It does not go to the trash. This cannot be undone. */
    delete: {
      params: DraftsDeleteParams
      records: null
      meta: {}
    }
    /** Sends a draft and returns the message. The draft is removed. */
    send: {
      params: DraftsSendParams
      records: MessageLabels
      meta: {}
    }
    search: {
      fields: DraftsSearchFields
    }
  }
  /** A history record: changes of the mailbox made together. */
  history: {
    /**
     * Lists the history of changes since a `historyId`, oldest first. Gmail answers 404 for IDs that are too old,
     * usually over a week.
     */
    list: {
      params: HistoryListParams
      records: History[]
      meta: {
        nextPageToken: string | null
        historyId: string | null
      }
    }
  }
  /** A send-as address that the user can send from. */
  send_as: {
    /** Lists the send-as addresses of the user, including the mailbox's own address, with their signatures. */
    list: {
      params: SendAsListParams
      records: SendAs[]
      meta: {}
    }
  }
  /** The vacation responder of the mailbox. There is one. */
  vacation_settings: {
    /** Gets the vacation settings: the automatic out-of-office reply and whether it is on. */
    get: {
      params: VacationSettingsGetParams
      records: Vacation
      meta: {}
    }
    /** Updates the vacation settings (out-of-office reply) as a whole. Fields that you leave out are cleared. */
    update: {
      params: VacationSettingsUpdateParams
      records: Vacation
      meta: {}
    }
  }
}

/** Params of profile.get. */
export interface ProfileGetParams { [k: string]: never }

export interface Profile {
  /** The user's email address. */
  emailAddress: string
  /** The total number of messages in the mailbox. */
  messagesTotal?: number
  /** The total number of threads in the mailbox. */
  threadsTotal?: number
  /** The ID of the mailbox's current history record. */
  historyId?: string
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Query in Gmail's search syntax, as in its search box. */
  q?: string
  /** Filters by label IDs, as `labels.list` returns them, such as `INBOX`. Finds records with all of these labels. */
  labelIds?: string[]
  /** Whether to include spam and trash. Defaults to `false`. (default false) */
  includeSpamTrash?: boolean
}

export interface MessageIds {
  id: string
  threadId?: string
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /**
   * Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs and labels. `raw` is the
   * MIME text in Base64url. Defaults to `full`. (default "full")
   */
  format?: "full" | "metadata" | "minimal" | "raw"
  /** Headers to include with the format `metadata`, such as `Subject`. */
  metadataHeaders?: string[]
}

export interface Message {
  /** The message's ID. */
  id: string
  /** The ID of the thread the message belongs to. */
  threadId?: string
  /** The IDs of the labels on the message. */
  labelIds?: string[]
  /** A short part of the message's text. */
  snippet?: string
  /** The ID of the last history record that changed the message. */
  historyId?: string
  /** Time that the message was received, in Unix milliseconds. */
  internalDate?: string
  /** The parsed message: headers, body and parts. */
  payload?: Part
  /** The estimated size of the message in bytes. */
  sizeEstimate?: number
  /** The full message in Base64url. Returned with the format `raw` only. */
  raw?: string
  /** The classification labels on the message. For Google Workspace accounts. */
  classificationLabelValues?: ClassificationLabel[]
}

export interface Part {
  partId?: string
  mimeType?: string
  filename?: string
  headers?: Header[]
  body?: PartBody
  parts?: Part[]
}

export interface Header {
  name?: string
  value?: string
}

export interface PartBody {
  size?: number
  /** Content of the part, in Base64url. */
  data?: string
  attachmentId?: string
}

export interface ClassificationLabel {
  labelId?: string
  fields?: ClassificationField[]
}

export interface ClassificationField {
  fieldId?: string
  selection?: string
}

/** Params of messages.create. */
export interface MessagesCreateParams {
  /**
   * The full email as MIME text (RFC 5322), not encoded: one line per header such as `To` and `Subject`, an empty line,
   * the body.
   */
  mime: string
  /** ID of the thread to reply in, as `threads.list` returns it. The subject must match. */
  threadId?: string
}

export interface MessageLabels {
  /** The message's ID. */
  id: string
  /** The ID of the thread the message belongs to. */
  threadId?: string
  /** The IDs of the labels on the message after the change. */
  labelIds?: string[]
  /** The ID of the last history record that changed the message. */
  historyId?: string
}

/** Params of messages.update. Needs addLabelIds, or removeLabelIds. */
export interface MessagesUpdateParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** IDs of the labels to add, as `labels.list` returns them, such as `STARRED` or `Label_7`. (at most 100 items) */
  addLabelIds?: string[]
  /** IDs of the labels to remove, such as `UNREAD` or `INBOX`. (at most 100 items) */
  removeLabelIds?: string[]
}

/** Params of messages.trash. */
export interface MessagesTrashParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Params of messages.untrash. */
export interface MessagesUntrashParams {
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Searchable fields of messages, in hosted mode. */
export interface MessagesSearchFields {
  historyId: string | null
  id: string | null
  internalDate: number | null
  labelIds: unknown[] | null
  payload: { [k: string]: unknown } | null
  sizeEstimate: number | null
  snippet: string | null
  threadId: string | null
}

/** Params of messages_batch.update. Needs addLabelIds, or removeLabelIds. */
export interface MessagesBatchUpdateParams {
  /** IDs of the messages, as `messages.list` returns them. (1 to 1000 items) */
  ids: string[]
  /** IDs of the labels to add, as `labels.list` returns them, such as `STARRED`. */
  addLabelIds?: string[]
  /** IDs of the labels to remove, such as `UNREAD` or `INBOX`. */
  removeLabelIds?: string[]
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** ID of the message that has the attachment. */
  messageId: string
  /** The `attachmentId` of a part's body, as `messages.get` or `thread_messages.list` returns it. */
  id: string
}

export interface AttachmentContent {
  size?: number
  /** Content of the attachment, in Base64url. */
  data?: string
  attachmentId?: string
}

/** Params of threads.list. */
export interface ThreadsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Query in Gmail's search syntax, as in its search box. */
  q?: string
  /** Filters by label IDs, as `labels.list` returns them, such as `INBOX`. Finds records with all of these labels. */
  labelIds?: string[]
  /** Whether to include spam and trash. Defaults to `false`. (default false) */
  includeSpamTrash?: boolean
}

export interface ThreadSummary {
  id: string
  snippet?: string
  historyId?: string
}

/** Params of threads.get. */
export interface ThreadsGetParams {
  /** ID of the thread, as `threads.list` returns it. */
  id: string
  /**
   * Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs, labels and a snippet.
   * Defaults to `full`. (default "full")
   */
  format?: "full" | "metadata" | "minimal"
  /** Headers to include with the format `metadata`, such as `Subject`. */
  metadataHeaders?: string[]
}

export interface Thread {
  /** The thread's ID. */
  id: string
  /** A short part of the latest message's text. */
  snippet?: string
  /** The ID of the last history record that changed the thread. */
  historyId?: string
  /** The messages in the thread. */
  messages?: Message[]
}

/** Params of threads.update. Needs addLabelIds, or removeLabelIds. */
export interface ThreadsUpdateParams {
  /** ID of the thread, as `threads.list` returns it. */
  id: string
  /** IDs of the labels to add, as `labels.list` returns them, such as `STARRED` or `Label_7`. (at most 100 items) */
  addLabelIds?: string[]
  /** IDs of the labels to remove, such as `UNREAD` or `INBOX`. (at most 100 items) */
  removeLabelIds?: string[]
}

export interface ThreadLabels {
  id: string
  historyId?: string
  messages?: MessageLabels[]
}

/** Params of threads.trash. */
export interface ThreadsTrashParams {
  /** ID of the thread, as `threads.list` returns it. */
  id: string
}

/** Params of threads.untrash. */
export interface ThreadsUntrashParams {
  /** ID of the thread, as `threads.list` returns it. */
  id: string
}

/** Searchable fields of threads, in hosted mode. */
export interface ThreadsSearchFields {
  historyId: string | null
  id: string | null
  snippet: string | null
}

/** Params of thread_messages.list. */
export interface ThreadMessagesListParams {
  /** ID of the thread, as `threads.list` returns it. */
  threadId: string
  /**
   * Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs, labels and a snippet.
   * Defaults to `full`. (default "full")
   */
  format?: "full" | "metadata" | "minimal"
  /** Headers to include with the format `metadata`, such as `Subject`. */
  metadataHeaders?: string[]
}

/** Params of labels.list. */
export interface LabelsListParams { [k: string]: never }

export interface Label {
  /** The label's ID. */
  id: string
  /** The label's name, as shown in Gmail. */
  name?: string
  /** The kind of label: one built into Gmail or one created by the user. */
  type?: string
  /** The label's visibility in Gmail's label list. */
  labelListVisibility?: string
  /** The visibility of the label on messages in Gmail's message list. */
  messageListVisibility?: string
  /** The number of messages with the label. */
  messagesTotal?: number
  /** The number of unread messages with the label. */
  messagesUnread?: number
  /** The number of threads with the label. */
  threadsTotal?: number
  /** The number of unread threads with the label. */
  threadsUnread?: number
  /** The text and background colors of the label. Present for the user's labels. */
  color?: Colors
}

export interface Colors {
  textColor?: string
  backgroundColor?: string
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** ID of the label, as `labels.list` returns it, such as `INBOX` or `Label_7`. */
  id: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** Display name of the label. */
  name: string
  /** Visibility of the label in Gmail's label list. */
  labelListVisibility?: "labelShow" | "labelShowIfUnread" | "labelHide"
  /** Visibility of the label on messages in Gmail's message list. */
  messageListVisibility?: "show" | "hide"
  /** Text and background color as `#rrggbb`, from the colors that Gmail allows. */
  color?: {
    /** Text color of the label. */
    textColor: string
    /** Background color of the label. */
    backgroundColor: string
  }
}

/** Params of labels.update. */
export interface LabelsUpdateParams {
  /** ID of the label, as `labels.list` returns it, such as `INBOX` or `Label_7`. */
  id: string
  /** Display name of the label. */
  name?: string
  /** Visibility of the label in Gmail's label list. */
  labelListVisibility?: "labelShow" | "labelShowIfUnread" | "labelHide"
  /** Visibility of the label on messages in Gmail's message list. */
  messageListVisibility?: "show" | "hide"
  /** Text and background color as `#rrggbb`, from the colors that Gmail allows. */
  color?: {
    /** Text color of the label. */
    textColor: string
    /** Background color of the label. */
    backgroundColor: string
  }
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** ID of the label, as `labels.list` returns it, such as `INBOX` or `Label_7`. */
  id: string
}

/** Searchable fields of labels, in hosted mode. */
export interface LabelsSearchFields {
  color: { [k: string]: unknown } | null
  id: string | null
  labelListVisibility: string | null
  messageListVisibility: string | null
  name: string | null
  type: string | null
}

/** Params of drafts.list. */
export interface DraftsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Query in Gmail's search syntax, as in its search box. */
  q?: string
  /** Whether to include spam and trash. Defaults to `false`. (default false) */
  includeSpamTrash?: boolean
}

export interface DraftIds {
  id: string
  message?: MessageLabels
}

/** Params of drafts.get. */
export interface DraftsGetParams {
  /** ID of the draft, as `drafts.list` returns it. */
  id: string
  /**
   * Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs and labels. `raw` is the
   * MIME text in Base64url. Defaults to `full`. (default "full")
   */
  format?: "full" | "metadata" | "minimal" | "raw"
}

export interface Draft {
  /** The draft's ID. */
  id: string
  /** The draft's message. */
  message?: Message
}

/** Params of drafts.create. */
export interface DraftsCreateParams {
  /**
   * The full email as MIME text (RFC 5322), not encoded: one line per header such as `To` and `Subject`, an empty line,
   * the body.
   */
  mime: string
  /** ID of the thread that the draft replies in, as `threads.list` returns it. */
  threadId?: string
}

/** Params of drafts.update. */
export interface DraftsUpdateParams {
  /** ID of the draft, as `drafts.list` returns it. */
  id: string
  /**
   * The full email as MIME text (RFC 5322), not encoded: one line per header such as `To` and `Subject`, an empty line,
   * the body.
   */
  mime: string
  /** ID of the thread that the draft replies in, as `threads.list` returns it. */
  threadId?: string
}

/** Params of drafts.delete. */
export interface DraftsDeleteParams {
  /** ID of the draft, as `drafts.list` returns it. */
  id: string
}

/** Params of drafts.send. */
export interface DraftsSendParams {
  /** ID of the draft, as `drafts.list` returns it. */
  id: string
}

/** Searchable fields of drafts, in hosted mode. */
export interface DraftsSearchFields {
  id: string | null
  message: { [k: string]: unknown } | null
}

/** Params of history.list. */
export interface HistoryListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** The `historyId` to start from, as `profile.get`, a message, a thread or an earlier list returns it. */
  startHistoryId: string
  /** Types of change to return. Defaults to all. */
  historyTypes?: ("messageAdded" | "messageDeleted" | "labelAdded" | "labelRemoved")[]
  /** ID of a label. Filters to changes of messages with this label. */
  labelId?: string
}

export interface History {
  /** The history record's ID. */
  id: string
  /** The messages changed in the record, by ID and thread ID. */
  messages?: MessageIds[]
  /** The messages added to the mailbox in the record. */
  messagesAdded?: MessageChange[]
  /** The messages deleted permanently in the record. */
  messagesDeleted?: MessageChange[]
  /** The labels added to messages in the record. */
  labelsAdded?: LabelChange[]
  /** The labels removed from messages in the record. */
  labelsRemoved?: LabelChange[]
}

export interface MessageChange {
  message?: MessageLabels
}

export interface LabelChange {
  message?: MessageLabels
  labelIds?: string[]
}

/** Params of send_as.list. */
export interface SendAsListParams { [k: string]: never }

export interface SendAs {
  /** The email address in the From header of mail sent with the alias. */
  sendAsEmail: string
  /** The name in the From header of mail sent with the alias. */
  displayName?: string
  /** The address in the Reply-To header of mail sent with the alias. Empty for no header. */
  replyToAddress?: string
  /** The HTML signature for messages written with the alias in Gmail. */
  signature?: string
  /** Whether the alias is the account's login address. */
  isPrimary?: boolean
  /** Whether the alias is the default for new messages. */
  isDefault?: boolean
  /** Whether Gmail treats the address as an alias of the user's primary address. */
  treatAsAlias?: boolean
  /** Whether the address has been verified. Absent for aliases that need no verification. */
  verificationStatus?: string
  /** The outside SMTP server that sends mail for the alias. Absent by default. */
  smtpMsa?: Smtp
}

export interface Smtp {
  host?: string
  port?: number
  username?: string
  securityMode?: string
}

/** Params of vacation_settings.get. */
export interface VacationSettingsGetParams { [k: string]: never }

export interface Vacation {
  enableAutoReply?: boolean
  responseSubject?: string
  responseBodyPlainText?: string
  responseBodyHtml?: string
  restrictToContacts?: boolean
  restrictToDomain?: boolean
  /** Start time, in Unix milliseconds. */
  startTime?: string
  /** End time, in Unix milliseconds. */
  endTime?: string
}

/** Params of vacation_settings.update. */
export interface VacationSettingsUpdateParams {
  /** Whether the automatic reply is on. Requires a subject or a text. */
  enableAutoReply: boolean
  /** Text that is prepended to the subject of replies. */
  responseSubject?: string
  /** Reply text, in plain text. */
  responseBodyPlainText?: string
  /** Reply text, as HTML. Takes precedence over the plain text. */
  responseBodyHtml?: string
  /** Whether to reply only to the user's contacts. */
  restrictToContacts?: boolean
  /** Whether to reply only to people in the user's domain. Google Workspace only. */
  restrictToDomain?: boolean
  /** Start time of automatic replies. */
  startTime?: string
  /** End time of automatic replies. */
  endTime?: string
}

/** Credentials by auth variant. */
export interface GmailCredentials {
  oauth: GmailOauthCredentials
}

/** Google account */
export interface GmailOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface GmailConfig { [k: string]: never }
