// Generated from definitions/gmail.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Gmail */
    "gmail": Gmail
  }
}

/**
 * Gmail. Messages, threads, labels and drafts of one mailbox, its history, addresses and automatic reply. No message is
 * deleted for good.
 */
export interface Gmail {
  operations: GmailOperations
  credentials: GmailCredentials
  config: GmailConfig
}

/** What can be called, by entity and action. */
export interface GmailOperations {
  /** The mailbox itself. There is one. */
  profile: {
    /** Gets the mailbox's address, how many messages and threads it has, and the historyId of its present state. */
    get: {
      params: ProfileGetParams
      records: Profile
      meta: {}
    }
  }
  /** One e-mail. Its text and headers are in payload, its state (unread, starred, in the inbox) is in labelIds. */
  messages: {
    /**
     * Lists or searches messages, newest first, by id and threadId alone; messages.get or thread_messages.list read
     * them.
     */
    list: {
      params: MessagesListParams
      records: MessageIds[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets one message with its headers and body; the content of large attachments is read with attachments.get. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends an e-mail from the mailbox at once. A reply needs threadId and the headers In-Reply-To and References. */
    create: {
      params: MessagesCreateParams
      records: MessageLabels
      meta: {}
    }
    /**
     * Adds labels to a message and removes others: without UNREAD it is read, without INBOX it is archived, with
     * STARRED starred.
     */
    update: {
      params: MessagesUpdateParams
      records: MessageLabels
      meta: {}
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** Several messages that are labelled in one call. */
  messages_batch: {
    /** Adds and removes labels of up to 1,000 messages at once. Google does not say whether each message was found. */
    update: {
      params: MessagesBatchUpdateParams
      records: null
      meta: {}
    }
  }
  /** A message on its way to the trash. */
  messages_trash: {
    /** Moves a message to the trash, where Google deletes it after 30 days. */
    create: {
      params: MessagesTrashCreateParams
      records: MessageLabels
      meta: {}
    }
  }
  /** A message on its way out of the trash. */
  messages_untrash: {
    /** Takes a message out of the trash; its other labels stay as they were. */
    create: {
      params: MessagesUntrashCreateParams
      records: MessageLabels
      meta: {}
    }
  }
  /** The content of one attachment. Which there are is in the payload of its message. */
  attachments: {
    /** Gets the content of an attachment, in base64url, and its size in bytes. */
    get: {
      params: AttachmentsGetParams
      records: AttachmentContent
      meta: {}
    }
  }
  /** A conversation, the messages that answer one another. */
  threads: {
    /** Lists or searches threads, latest first, with a snippet of each; threads.get has their messages. */
    list: {
      params: ThreadsListParams
      records: ThreadSummary[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets one thread with its messages, oldest first. */
    get: {
      params: ThreadsGetParams
      records: Thread
      meta: {}
    }
    /**
     * Adds labels to all messages of a thread and removes others: without UNREAD it is read, without INBOX archived.
     */
    update: {
      params: ThreadsUpdateParams
      records: ThreadLabels
      meta: {}
    }
    search: {
      fields: ThreadsSearchFields
    }
  }
  /** The messages of one thread, each as messages.get has it. */
  thread_messages: {
    /** Lists the messages of one thread with headers and bodies, oldest first. */
    list: {
      params: ThreadMessagesListParams
      records: Message[]
      meta: {}
    }
  }
  /** A thread on its way to the trash. */
  threads_trash: {
    /** Moves a thread with all of its messages to the trash, where Google deletes them after 30 days. */
    create: {
      params: ThreadsTrashCreateParams
      records: ThreadLabels
      meta: {}
    }
  }
  /** A thread on its way out of the trash. */
  threads_untrash: {
    /** Takes a thread with all of its messages out of the trash. */
    create: {
      params: ThreadsUntrashCreateParams
      records: ThreadLabels
      meta: {}
    }
  }
  /** A label of the mailbox. INBOX, SENT, UNREAD and the like are Gmail's own, of type system. */
  labels: {
    /** Lists Gmail's own labels and those that the user made, without counts. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Gets one label with how many messages and threads it has and how many of them are unread. */
    get: {
      params: LabelsGetParams
      records: Label
      meta: {}
    }
    /** Makes a label and answers it. A slash in its name puts it below another. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Changes what is given of a label that the user made, and answers it. */
    update: {
      params: LabelsUpdateParams
      records: Label
      meta: {}
    }
    /** Deletes a label for good and takes it off its messages, which stay. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: LabelsSearchFields
    }
  }
  /** A message that was not sent yet. */
  drafts: {
    /** Lists or searches drafts, with the ids of their messages; drafts.get reads one. */
    list: {
      params: DraftsListParams
      records: DraftIds[]
      meta: {
        nextPageToken: string | null
        resultSizeEstimate: number | null
      }
    }
    /** Gets one draft with its message. */
    get: {
      params: DraftsGetParams
      records: Draft
      meta: {}
    }
    /** Makes a draft and answers its id; drafts_send.create sends it. */
    create: {
      params: DraftsCreateParams
      records: DraftIds
      meta: {}
    }
    /** Replaces the whole message of a draft, whose id stays and whose message gets another. */
    update: {
      params: DraftsUpdateParams
      records: DraftIds
      meta: {}
    }
    /** Deletes a draft for good; it does not go to the trash. */
    delete: {
      params: DraftsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: DraftsSearchFields
    }
  }
  /** A draft that is sent. */
  drafts_send: {
    /** Sends a draft as it is and answers the message; the draft is there no more. */
    create: {
      params: DraftsSendCreateParams
      records: MessageLabels
      meta: {}
    }
  }
  /** Changes of the mailbox, those of one moment in a record. */
  history: {
    /**
     * Lists what changed since a historyId, oldest first. One that is too old, mostly after a week, is answered with
     * 404.
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
  /** An address that the user can send from. */
  send_as: {
    /** Lists the addresses that the user can send from, the mailbox's own among them, with their signatures. */
    list: {
      params: SendAsListParams
      records: SendAs[]
      meta: {}
    }
  }
  /** The mailbox's automatic reply. There is one. */
  vacation_settings: {
    /** Gets the automatic reply and whether it is on. */
    get: {
      params: VacationSettingsGetParams
      records: Vacation
      meta: {}
    }
    /** Replaces the automatic reply as a whole; what is not given is emptied. */
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
  emailAddress: string
  messagesTotal?: number
  threadsTotal?: number
  historyId?: string
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** How many records a page holds at most. (1 to 500; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** Gmail's search words, as in its search box. */
  q?: string
  /** Only what has all of these labels, by id from labels.list, such as INBOX. */
  labelIds?: string[]
  /** Also what lies in spam and trash. (default false) */
  includeSpamTrash?: boolean
}

export interface MessageIds {
  id: string
  threadId?: string
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** The id of the message, from messages.list. */
  id: string
  /**
   * full has headers and bodies, metadata no bodies, minimal only ids and labels; raw is the whole MIME text in
   * base64url. (default "full")
   */
  format?: "full" | "metadata" | "minimal" | "raw"
  /** With format metadata: the only headers to answer, such as Subject. */
  metadataHeaders?: string[]
}

export interface Message {
  id: string
  threadId?: string
  labelIds?: string[]
  snippet?: string
  historyId?: string
  /** When it was received, in milliseconds since 1970. */
  internalDate?: string
  payload?: Part
  sizeEstimate?: number
  /** The whole message in base64url; with format raw only. */
  raw?: string
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
  /** In base64url. */
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
   * The whole e-mail as MIME text (RFC 5322): a line for each header such as To and Subject, an empty line, the body.
   * Not encoded.
   */
  mime: string
  /** The thread to answer in, from threads.list; the subject has to be the same. */
  threadId?: string
}

export interface MessageLabels {
  id: string
  threadId?: string
  labelIds?: string[]
  historyId?: string
}

/** Params of messages.update. Needs addLabelIds, or removeLabelIds. */
export interface MessagesUpdateParams {
  /** The id of the message, from messages.list. */
  id: string
  /** Ids of labels to add, from labels.list, such as STARRED or Label_7. (at most 100 items) */
  addLabelIds?: string[]
  /** Ids of labels to remove, such as UNREAD or INBOX. (at most 100 items) */
  removeLabelIds?: string[]
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
  /** The ids of the messages, from messages.list. (1 to 1000 items) */
  ids: string[]
  /** Ids of labels to add, from labels.list, such as STARRED. */
  addLabelIds?: string[]
  /** Ids of labels to remove, such as UNREAD or INBOX. */
  removeLabelIds?: string[]
}

/** Params of messages_trash.create. */
export interface MessagesTrashCreateParams {
  /** The id of the message, from messages.list. */
  id: string
}

/** Params of messages_untrash.create. */
export interface MessagesUntrashCreateParams {
  /** The id of the message, from messages.list. */
  id: string
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** The id of the message that has the attachment. */
  messageId: string
  /** The attachmentId in a part's body, from messages.get or thread_messages.list. */
  id: string
}

export interface AttachmentContent {
  size?: number
  /** In base64url. */
  data?: string
  attachmentId?: string
}

/** Params of threads.list. */
export interface ThreadsListParams {
  /** How many records a page holds at most. (1 to 500; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** Gmail's search words, as in its search box. */
  q?: string
  /** Only what has all of these labels, by id from labels.list, such as INBOX. */
  labelIds?: string[]
  /** Also what lies in spam and trash. (default false) */
  includeSpamTrash?: boolean
}

export interface ThreadSummary {
  id: string
  snippet?: string
  historyId?: string
}

/** Params of threads.get. */
export interface ThreadsGetParams {
  /** The id of the thread, from threads.list. */
  id: string
  /** full has headers and bodies, metadata no bodies, minimal only ids, labels and a snippet. (default "full") */
  format?: "full" | "metadata" | "minimal"
  /** With format metadata: the only headers to answer, such as Subject. */
  metadataHeaders?: string[]
}

export interface Thread {
  id: string
  snippet?: string
  historyId?: string
  messages?: Message[]
}

/** Params of threads.update. Needs addLabelIds, or removeLabelIds. */
export interface ThreadsUpdateParams {
  /** The id of the thread, from threads.list. */
  id: string
  /** Ids of labels to add, from labels.list, such as STARRED or Label_7. (at most 100 items) */
  addLabelIds?: string[]
  /** Ids of labels to remove, such as UNREAD or INBOX. (at most 100 items) */
  removeLabelIds?: string[]
}

export interface ThreadLabels {
  id: string
  historyId?: string
  messages?: MessageLabels[]
}

/** Searchable fields of threads, in hosted mode. */
export interface ThreadsSearchFields {
  historyId: string | null
  id: string | null
  snippet: string | null
}

/** Params of thread_messages.list. */
export interface ThreadMessagesListParams {
  /** The id of the thread, from threads.list. */
  threadId: string
  /** full has headers and bodies, metadata no bodies, minimal only ids, labels and a snippet. (default "full") */
  format?: "full" | "metadata" | "minimal"
  /** With format metadata: the only headers to answer, such as Subject. */
  metadataHeaders?: string[]
}

/** Params of threads_trash.create. */
export interface ThreadsTrashCreateParams {
  /** The id of the thread, from threads.list. */
  id: string
}

/** Params of threads_untrash.create. */
export interface ThreadsUntrashCreateParams {
  /** The id of the thread, from threads.list. */
  id: string
}

/** Params of labels.list. */
export interface LabelsListParams { [k: string]: never }

export interface Label {
  id: string
  name?: string
  type?: string
  labelListVisibility?: string
  messageListVisibility?: string
  messagesTotal?: number
  messagesUnread?: number
  threadsTotal?: number
  threadsUnread?: number
  color?: Colors
}

export interface Colors {
  textColor?: string
  backgroundColor?: string
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** The id of the label, from labels.list, such as INBOX or Label_7. */
  id: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The label's name as people see it. */
  name: string
  /** Whether the label is seen in Gmail's list of labels. */
  labelListVisibility?: "labelShow" | "labelShowIfUnread" | "labelHide"
  /** Whether the label is seen on messages in Gmail's list of messages. */
  messageListVisibility?: "show" | "hide"
  /** Both colours as #rrggbb, of those that Google names. */
  color?: {
    /** The colour of the text. */
    textColor: string
    /** The colour behind the text. */
    backgroundColor: string
  }
}

/** Params of labels.update. */
export interface LabelsUpdateParams {
  /** The id of the label, from labels.list, such as INBOX or Label_7. */
  id: string
  /** The label's name as people see it. */
  name?: string
  /** Whether the label is seen in Gmail's list of labels. */
  labelListVisibility?: "labelShow" | "labelShowIfUnread" | "labelHide"
  /** Whether the label is seen on messages in Gmail's list of messages. */
  messageListVisibility?: "show" | "hide"
  /** Both colours as #rrggbb, of those that Google names. */
  color?: {
    /** The colour of the text. */
    textColor: string
    /** The colour behind the text. */
    backgroundColor: string
  }
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** The id of the label, from labels.list, such as INBOX or Label_7. */
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
  /** How many records a page holds at most. (1 to 500; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** Gmail's search words, as in its search box. */
  q?: string
  /** Also what lies in spam and trash. (default false) */
  includeSpamTrash?: boolean
}

export interface DraftIds {
  id: string
  message?: MessageLabels
}

/** Params of drafts.get. */
export interface DraftsGetParams {
  /** The id of the draft, from drafts.list. */
  id: string
  /**
   * full has headers and bodies, metadata no bodies, minimal only ids and labels; raw is the whole MIME text in
   * base64url. (default "full")
   */
  format?: "full" | "metadata" | "minimal" | "raw"
}

export interface Draft {
  id: string
  message?: Message
}

/** Params of drafts.create. */
export interface DraftsCreateParams {
  /**
   * The whole e-mail as MIME text (RFC 5322): a line for each header such as To and Subject, an empty line, the body.
   * Not encoded.
   */
  mime: string
  /** The thread that the draft answers in, from threads.list. */
  threadId?: string
}

/** Params of drafts.update. */
export interface DraftsUpdateParams {
  /** The id of the draft, from drafts.list. */
  id: string
  /**
   * The whole e-mail as MIME text (RFC 5322): a line for each header such as To and Subject, an empty line, the body.
   * Not encoded.
   */
  mime: string
  /** The thread that the draft answers in, from threads.list. */
  threadId?: string
}

/** Params of drafts.delete. */
export interface DraftsDeleteParams {
  /** The id of the draft, from drafts.list. */
  id: string
}

/** Searchable fields of drafts, in hosted mode. */
export interface DraftsSearchFields {
  id: string | null
  message: { [k: string]: unknown } | null
}

/** Params of drafts_send.create. */
export interface DraftsSendCreateParams {
  /** The id of the draft, from drafts.list. */
  id: string
}

/** Params of history.list. */
export interface HistoryListParams {
  /** How many records a page holds at most. (1 to 500; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The historyId of profile.get, a message, a thread or an earlier list. */
  startHistoryId: string
  /** The kinds of change wanted; all unless given. */
  historyTypes?: ("messageAdded" | "messageDeleted" | "labelAdded" | "labelRemoved")[]
  /** Only changes of messages with this label, from labels.list. */
  labelId?: string
}

export interface History {
  id: string
  messages?: MessageIds[]
  messagesAdded?: MessageChange[]
  messagesDeleted?: MessageChange[]
  labelsAdded?: LabelChange[]
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
  sendAsEmail: string
  displayName?: string
  replyToAddress?: string
  signature?: string
  isPrimary?: boolean
  isDefault?: boolean
  treatAsAlias?: boolean
  verificationStatus?: string
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
  /** In milliseconds since 1970. */
  startTime?: string
  /** In milliseconds since 1970. */
  endTime?: string
}

/** Params of vacation_settings.update. */
export interface VacationSettingsUpdateParams {
  /** Whether Gmail replies; that needs a subject or a text. */
  enableAutoReply: boolean
  /** Text in front of the subject. */
  responseSubject?: string
  /** The reply as plain text. */
  responseBodyPlainText?: string
  /** The reply as HTML; it goes before the plain text. */
  responseBodyHtml?: string
  /** Whether only the user's contacts get the reply. */
  restrictToContacts?: boolean
  /** Whether only people of the user's domain get it; in Google Workspace. */
  restrictToDomain?: boolean
  /** From when on Gmail replies. */
  startTime?: string
  /** Until when Gmail replies. */
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
