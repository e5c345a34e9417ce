// Generated from definitions/gmail.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/gmail.ts'

const messagesListParamsMaxResults = { description: "Maximum number of records per page, 1 to 500. Defaults to 100." }
const messagesListParamsPageToken = {
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const messagesListParamsQ = {
  description: "Query in Gmail's search syntax, as in its search box.",
  examples: ["from:ada@example.com is:unread newer_than:7d"],
}
const messagesListParamsIncludeSpamTrash = { description: "Whether to include spam and trash. Defaults to `false`." }
const messagesListParams = {
  properties: {
    maxResults: messagesListParamsMaxResults,
    pageToken: messagesListParamsPageToken,
    q: messagesListParamsQ,
    labelIds: {
      description:
        "Filters by label IDs, as `labels.list` returns them, such as `INBOX`. Finds records with all of these " +
        "labels.",
    },
    includeSpamTrash: messagesListParamsIncludeSpamTrash,
  },
}
const messagesGetParamsId = { description: "ID of the message, as `messages.list` returns it." }
const messagesGetParamsFormat = {
  description:
    "Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs and labels. `raw` is " +
    "the MIME text in Base64url. Defaults to `full`.",
}
const messagesGetParamsMetadataHeaders = {
  description: "Headers to include with the format `metadata`, such as `Subject`.",
}
const messagesCreateParamsMimeExamples = ["To: ada@example.com\r\nSubject: Tuesday\r\n\r\nShall we meet at ten?"]
const messagesCreateParamsMime = {
  description:
    "The full email as MIME text (RFC 5322), not encoded: one line per header such as `To` and `Subject`, an empty " +
    "line, the body.",
  examples: messagesCreateParamsMimeExamples,
}
const messagesUpdateParamsAddLabelIds = {
  description: "IDs of the labels to add, as `labels.list` returns them, such as `STARRED` or `Label_7`.",
}
const messagesUpdateParamsRemoveLabelIds = { description: "IDs of the labels to remove, such as `UNREAD` or `INBOX`." }
const messagesTrashParams = { properties: { id: messagesGetParamsId } }
const threadsGetParamsId = { description: "ID of the thread, as `threads.list` returns it." }
const threadsGetParamsFormat = {
  description:
    "Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs, labels and a snippet. " +
    "Defaults to `full`.",
}
const threadsTrashParams = { properties: { id: threadsGetParamsId } }
const labelsGetParamsId = {
  description: "ID of the label, as `labels.list` returns it, such as `INBOX` or `Label_7`.",
}
const labelsGetParams = { properties: { id: labelsGetParamsId } }
const labelsCreateParamsLabelListVisibility = { description: "Visibility of the label in Gmail's label list." }
const labelsCreateParamsMessageListVisibility = {
  description: "Visibility of the label on messages in Gmail's message list.",
}
const labelsCreateParamsColor = {
  properties: {
    textColor: { description: "Text color of the label." },
    backgroundColor: { description: "Background color of the label." },
  },
  description: "Text and background color as `#rrggbb`, from the colors that Gmail allows.",
}
const draftsGetParamsId = { description: "ID of the draft, as `drafts.list` returns it." }
const draftsCreateParamsThreadId = {
  description: "ID of the thread that the draft replies in, as `threads.list` returns it.",
}
const draftsDeleteParams = { properties: { id: draftsGetParamsId } }
const schemasMessageLabelsThreadId = { type: "string", description: "The ID of the thread the message belongs to." }
const schemasMessageLabelsHistoryId = {
  type: "string",
  description: "The ID of the last history record that changed the message.",
}
export default describedKind(kind, {
  category: "email",
  support: "community",
  docs: "https://developers.google.com/workspace/gmail/api/reference/rest",
  basis: {
    version: "Gmail API v1",
    date: "2026-11-22",
    compared: "Google's client @googleapis/gmail 18.0.0, as OpenAPI",
    recorded: {
      read: 184,
      valid: 184,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/google-mail/tests",
    },
    sources: [
      { type: "openapi", url: "https://gmail.googleapis.com/$discovery/rest?version=v1" },
      { type: "changelog", url: "https://developers.google.com/feeds/gmail-release-notes.xml" },
    ],
    missing: "Deleting for good, filters, forwarding, delegates and notifications of changes.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.google.com/feeds/gmail-release-notes.xml",
    read: "2026-11-29",
  },
  description:
    "Messages, threads, labels and drafts of a Gmail mailbox, its history, send-as addresses and vacation responder. " +
    "Never deletes a message permanently.",
  entities: {
    profile: { description: "The profile of the mailbox. There is one.", refs: {} },
    messages: {
      description:
        "An email message. Text and headers are in `payload`; `labelIds` holds its state (unread, starred, in the " +
        "inbox).",
      search: {
        historyId: { type: "string" },
        id: { type: "string" },
        internalDate: { type: "integer" },
        labelIds: { type: "array" },
        payload: { type: "object" },
        sizeEstimate: { type: "integer" },
        snippet: { type: "string" },
        threadId: { type: "string" },
      },
      hit: { title: [["snippet"]], text: [["payload", "headers"]] },
      refs: { threadId: "threads.id" },
    },
    messages_batch: { description: "Several messages that are labeled in one call.", refs: {} },
    attachments: {
      description: "The content of an attachment. The payload of a message lists its attachments.",
      refs: {},
    },
    threads: {
      description: "A thread: a conversation of messages.",
      search: { historyId: { type: "string" }, id: { type: "string" }, snippet: { type: "string" } },
      hit: { title: [["snippet"]], text: [] },
      refs: {},
    },
    thread_messages: { description: "The messages of a thread, in the same form as `messages.get`.", refs: {} },
    labels: {
      description:
        "A label of the mailbox. Gmail's own labels, such as `INBOX`, `SENT` and `UNREAD`, have the type `system`.",
      search: {
        color: { type: "object" },
        id: { type: "string" },
        labelListVisibility: { type: "string" },
        messageListVisibility: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    drafts: {
      description: "A draft: an unsent message.",
      search: { id: { type: "string" }, message: { type: "object" } },
      hit: { title: [["message", "snippet"]], text: [["message", "payload", "headers"]] },
      refs: {},
    },
    history: { description: "A history record: changes of the mailbox made together.", refs: {} },
    send_as: { description: "A send-as address that the user can send from.", refs: {} },
    vacation_settings: { description: "The vacation responder of the mailbox. There is one.", refs: {} },
  },
  operations: {
    "profile.get": {
      description: "Gets the mailbox's profile: its email address, message and thread counts, and current `historyId`.",
      keywords: ["me", "who am I", "my address", "account", "logged in", "mailbox size"],
      isGraphql: false,
    },
    "messages.list": {
      description:
        "Lists or searches messages, newest first, with `id` and `threadId` only. To read them, use `messages.get` " +
        "or `thread_messages.list`.",
      keywords: [
        "inbox",
        "new mail",
        "unread",
        "from somebody",
        "did anything come",
        "mail",
        "email",
        "newsletter",
        "emails from",
        "unread emails",
        "search my inbox",
        "did somebody reply",
        "emails about",
        "emails with attachments",
        "any mail from",
        "what came in today",
        "newest email",
        "emails I sent",
        "did I get",
        "has anyone emailed",
      ],
      params: messagesListParams,
      record: { $ref: "#/$defs/MessageIds" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message with its headers and body. For large attachments, use `attachments.get`.",
      keywords: [
        "read mail",
        "open mail",
        "mail",
        "email",
        "inbox",
        "unread",
        "newsletter",
        "letter",
        "post",
        "read the email",
        "open the email",
        "what the email say",
        "body of the email",
      ],
      params: {
        properties: {
          id: messagesGetParamsId,
          format: messagesGetParamsFormat,
          metadataHeaders: messagesGetParamsMetadataHeaders,
        },
      },
      isGraphql: false,
    },
    "messages.create": {
      description:
        "Sends an email message immediately. A reply requires `threadId` and the headers `In-Reply-To` and " +
        "`References`.",
      keywords: [
        "write",
        "send mail",
        "compose",
        "email somebody",
        "mail",
        "inbox",
        "unread",
        "newsletter",
        "letter",
        "post",
        "drop a line",
        "shoot an email",
        "forward the email",
        "reply to the email",
        "send the quote to",
        "let somebody know email",
      ],
      params: {
        properties: {
          mime: messagesCreateParamsMime,
          threadId: {
            description: "ID of the thread to reply in, as `threads.list` returns it. The subject must match.",
          },
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description:
        "Adds and removes labels of a message. Remove `UNREAD` to mark it as read, remove `INBOX` to archive it, add " +
        "`STARRED` to star it.",
      keywords: [
        "mark read",
        "mark unread",
        "spam",
        "snooze",
        "mail",
        "email",
        "newsletter",
        "letter",
        "post",
        "mark as read",
        "archive the email",
        "star the email",
        "label the email",
        "move to folder",
      ],
      params: {
        properties: {
          id: messagesGetParamsId,
          addLabelIds: messagesUpdateParamsAddLabelIds,
          removeLabelIds: messagesUpdateParamsRemoveLabelIds,
        },
      },
      isGraphql: false,
    },
    "messages.trash": {
      description: "Moves a message to the trash. Gmail deletes it after 30 days.",
      keywords: [
        "bin",
        "throw away",
        "move to bin",
        "junk",
        "mail",
        "email",
        "inbox",
        "unread",
        "newsletter",
        "letter",
        "post",
        "delete the email",
        "bin the email",
        "get rid the email",
      ],
      params: messagesTrashParams,
      isGraphql: false,
    },
    "messages.untrash": {
      description: "Removes a message from the trash. Its other labels stay.",
      keywords: [
        "bring back",
        "recover",
        "undelete",
        "out of bin",
        "mail",
        "email",
        "inbox",
        "unread",
        "newsletter",
        "letter",
        "post",
      ],
      params: messagesTrashParams,
      isGraphql: false,
    },
    "messages_batch.update": {
      description:
        "Adds and removes labels of up to 1,000 messages. Gmail does not report whether each message was found.",
      keywords: [
        "many mails",
        "bulk",
        "mark all read",
        "archive all",
        "label several",
        "clean inbox",
        "mark all as read",
      ],
      params: {
        properties: {
          ids: { description: "IDs of the messages, as `messages.list` returns them." },
          addLabelIds: { description: "IDs of the labels to add, as `labels.list` returns them, such as `STARRED`." },
          removeLabelIds: messagesUpdateParamsRemoveLabelIds,
        },
      },
      isGraphql: false,
    },
    "attachments.get": {
      description: "Gets the content of an attachment, in Base64url, and its size in bytes.",
      keywords: [
        "file",
        "PDF",
        "invoice",
        "picture",
        "document",
        "enclosure",
        "open the attachment",
        "attached pdf",
        "download the attachment",
      ],
      params: {
        properties: {
          messageId: { description: "ID of the message that has the attachment." },
          id: {
            description: "The `attachmentId` of a part's body, as `messages.get` or `thread_messages.list` returns it.",
          },
        },
      },
      isGraphql: false,
    },
    "threads.list": {
      description:
        "Lists or searches threads, most recent first, each with a snippet. For their messages, use `threads.get`.",
      keywords: [
        "conversations",
        "unread",
        "mail chain",
        "correspondence",
        "exchange",
        "email",
        "conversations with",
        "email threads about",
        "did they answer",
        "has somebody replied",
        "last exchange with",
        "waiting for an answer",
      ],
      params: messagesListParams,
      record: { $ref: "#/$defs/ThreadSummary" },
      isGraphql: false,
    },
    "threads.get": {
      description: "Gets a thread with its messages, oldest first.",
      keywords: [
        "read conversation",
        "conversation",
        "mail chain",
        "correspondence",
        "exchange",
        "email",
        "whole conversation",
        "summarize the thread",
        "email chain",
      ],
      params: {
        properties: {
          id: threadsGetParamsId,
          format: threadsGetParamsFormat,
          metadataHeaders: messagesGetParamsMetadataHeaders,
        },
      },
      isGraphql: false,
    },
    "threads.update": {
      description:
        "Adds and removes labels of all messages in a thread. Remove `UNREAD` to mark it as read, remove `INBOX` to " +
        "archive it.",
      keywords: [
        "star",
        "mark read",
        "mute",
        "conversation",
        "mail chain",
        "correspondence",
        "exchange",
        "email",
        "archive the thread",
      ],
      params: {
        properties: {
          id: threadsGetParamsId,
          addLabelIds: messagesUpdateParamsAddLabelIds,
          removeLabelIds: messagesUpdateParamsRemoveLabelIds,
        },
      },
      isGraphql: false,
    },
    "threads.trash": {
      description: "Moves a thread with all its messages to the trash. Gmail deletes them after 30 days.",
      keywords: [
        "bin",
        "throw away",
        "move to bin",
        "junk",
        "conversation",
        "mail chain",
        "correspondence",
        "exchange",
        "email",
        "delete the conversation",
      ],
      params: threadsTrashParams,
      isGraphql: false,
    },
    "threads.untrash": {
      description: "Removes a thread with all its messages from the trash.",
      keywords: [
        "bring back",
        "recover",
        "undelete",
        "out of bin",
        "conversation",
        "mail chain",
        "correspondence",
        "exchange",
        "email",
      ],
      params: threadsTrashParams,
      isGraphql: false,
    },
    "thread_messages.list": {
      description: "Lists the messages of a thread with headers and bodies, oldest first.",
      keywords: ["conversation", "replies", "mail chain", "whole exchange", "correspondence", "history of emails"],
      params: {
        properties: {
          threadId: threadsGetParamsId,
          format: threadsGetParamsFormat,
          metadataHeaders: messagesGetParamsMetadataHeaders,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "labels.list": {
      description: "Lists the mailbox's labels, system and user-created, without counts.",
      keywords: ["folders", "tag", "category", "sorting", "inbox section", "my labels", "how many unread"],
      record: { $ref: "#/$defs/Label" },
      isGraphql: false,
    },
    "labels.get": {
      description: "Gets a label with its message and thread counts, total and unread.",
      keywords: ["unread count", "folder", "tag", "category", "sorting", "inbox section"],
      params: labelsGetParams,
      isGraphql: false,
    },
    "labels.create": {
      description: "Creates a label and returns it. A slash in its name nests it under another label.",
      keywords: ["new folder", "folder", "tag", "category", "sorting", "inbox section", "new label"],
      params: {
        properties: {
          name: { description: "Display name of the label." },
          labelListVisibility: labelsCreateParamsLabelListVisibility,
          messageListVisibility: labelsCreateParamsMessageListVisibility,
          color: labelsCreateParamsColor,
        },
      },
      isGraphql: false,
    },
    "labels.update": {
      description: "Updates a user-created label and returns it. Fields that you leave out keep their value.",
      keywords: ["rename folder", "color", "folder", "tag", "category", "sorting", "inbox section"],
      params: {
        properties: {
          id: labelsGetParamsId,
          name: { description: "Display name of the label." },
          labelListVisibility: labelsCreateParamsLabelListVisibility,
          messageListVisibility: labelsCreateParamsMessageListVisibility,
          color: labelsCreateParamsColor,
        },
      },
      isGraphql: false,
    },
    "labels.delete": {
      description: "Deletes a label and removes it from its messages, which stay. This cannot be undone.",
      keywords: ["remove folder", "folder", "tag", "category", "sorting", "inbox section"],
      params: labelsGetParams,
      isGraphql: false,
    },
    "drafts.list": {
      description: "Lists or searches drafts, with the IDs of their messages. To read a draft, use `drafts.get`.",
      keywords: [
        "unsent mails",
        "unsent",
        "prepared mail",
        "not sent yet",
        "unfinished",
        "compose",
        "unsent emails",
        "drafts waiting",
      ],
      params: {
        properties: {
          maxResults: messagesListParamsMaxResults,
          pageToken: messagesListParamsPageToken,
          q: messagesListParamsQ,
          includeSpamTrash: messagesListParamsIncludeSpamTrash,
        },
      },
      record: { $ref: "#/$defs/DraftIds" },
      isGraphql: false,
    },
    "drafts.get": {
      description: "Gets a draft with its message.",
      keywords: ["read unsent", "unsent", "prepared mail", "not sent yet", "unfinished", "compose"],
      params: { properties: { id: draftsGetParamsId, format: messagesGetParamsFormat } },
      isGraphql: false,
    },
    "drafts.create": {
      description: "Creates a draft and returns its ID. To send it, use `drafts.send`.",
      keywords: [
        "prepare mail",
        "write without sending",
        "save for later",
        "unsent",
        "prepared mail",
        "not sent yet",
        "unfinished",
        "compose",
        "draft an email",
        "draft a reply",
        "write but don't send",
        "prepare an email",
        "prepare an answer",
      ],
      params: { properties: { mime: messagesCreateParamsMime, threadId: draftsCreateParamsThreadId } },
      isGraphql: false,
    },
    "drafts.update": {
      description: "Updates a draft by replacing its message. The draft keeps its ID; the message gets a new one.",
      keywords: [
        "rewrite",
        "correct unsent",
        "unsent",
        "prepared mail",
        "not sent yet",
        "unfinished",
        "compose",
        "change the draft",
      ],
      params: {
        properties: { id: draftsGetParamsId, mime: messagesCreateParamsMime, threadId: draftsCreateParamsThreadId },
      },
      isGraphql: false,
    },
    "drafts.delete": {
      description: "Deletes a draft. It does not go to the trash. This cannot be undone.",
      keywords: ["discard", "throw away", "unsent", "prepared mail", "not sent yet", "unfinished", "compose"],
      params: draftsDeleteParams,
      isGraphql: false,
    },
    "drafts.send": {
      description: "Sends a draft and returns the message. The draft is removed.",
      keywords: [
        "deliver",
        "dispatch",
        "mail out",
        "fire off",
        "off it goes",
        "unsent",
        "prepared mail",
        "not sent yet",
        "unfinished",
        "compose",
      ],
      params: draftsDeleteParams,
      isGraphql: false,
    },
    "history.list": {
      description:
        "Lists the history of changes since a `historyId`, oldest first. Gmail answers 404 for IDs that are too old, " +
        "usually over a week.",
      keywords: ["sync", "since last time", "what is new", "mailbox changes", "delta"],
      params: {
        properties: {
          maxResults: messagesListParamsMaxResults,
          pageToken: messagesListParamsPageToken,
          startHistoryId: {
            description:
              "The `historyId` to start from, as `profile.get`, a message, a thread or an earlier list returns it.",
          },
          historyTypes: { description: "Types of change to return. Defaults to all." },
          labelId: { description: "ID of a label. Filters to changes of messages with this label." },
        },
      },
      record: { $ref: "#/$defs/History" },
      isGraphql: false,
    },
    "send_as.list": {
      description:
        "Lists the send-as addresses of the user, including the mailbox's own address, with their signatures.",
      keywords: ["alias", "from address", "sender", "other address", "identity", "my signature"],
      record: { $ref: "#/$defs/SendAs" },
      isGraphql: false,
    },
    "vacation_settings.get": {
      description: "Gets the vacation settings: the automatic out-of-office reply and whether it is on.",
      keywords: [
        "is it on",
        "OOO",
        "autoresponder",
        "holiday",
        "away",
        "auto reply",
        "automatic answer",
        "out of office on",
        "auto reply on",
      ],
      isGraphql: false,
    },
    "vacation_settings.update": {
      description:
        "Updates the vacation settings (out-of-office reply) as a whole. Fields that you leave out are cleared.",
      keywords: [
        "set up",
        "switch on",
        "turn off",
        "on holiday",
        "OOO",
        "autoresponder",
        "holiday",
        "away",
        "auto reply",
        "automatic answer",
        "vacation responder",
        "I am away",
      ],
      params: {
        properties: {
          enableAutoReply: { description: "Whether the automatic reply is on. Requires a subject or a text." },
          responseSubject: { description: "Text that is prepended to the subject of replies." },
          responseBodyPlainText: { description: "Reply text, in plain text." },
          responseBodyHtml: { description: "Reply text, as HTML. Takes precedence over the plain text." },
          restrictToContacts: { description: "Whether to reply only to the user's contacts." },
          restrictToDomain: {
            description: "Whether to reply only to people in the user's domain. Google Workspace only.",
          },
          startTime: { description: "Start time of automatic replies." },
          endTime: { description: "End time of automatic replies." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    MessageId: { type: "string", description: "ID of the message, as `messages.list` returns it." },
    ThreadId: { type: "string", description: "ID of the thread, as `threads.list` returns it." },
    LabelId: {
      type: "string",
      description: "ID of the label, as `labels.list` returns it, such as `INBOX` or `Label_7`.",
    },
    DraftId: { type: "string", description: "ID of the draft, as `drafts.list` returns it." },
    Query: {
      type: "string",
      description: "Query in Gmail's search syntax, as in its search box.",
      examples: ["from:ada@example.com is:unread newer_than:7d"],
    },
    WithLabels: {
      type: "array",
      items: { type: "string" },
      description:
        "Filters by label IDs, as `labels.list` returns them, such as `INBOX`. Finds records with all of these " +
        "labels.",
    },
    SpamTrash: {
      type: "boolean",
      description: "Whether to include spam and trash. Defaults to `false`.",
      default: false,
    },
    Format: {
      type: "string",
      description:
        "Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs, labels and a " +
        "snippet. Defaults to `full`.",
      default: "full",
      enum: ["full", "metadata", "minimal"],
    },
    FormatOrRaw: {
      type: "string",
      description:
        "Response format. `full` has headers and bodies, `metadata` no bodies, `minimal` only IDs and labels. `raw` " +
        "is the MIME text in Base64url. Defaults to `full`.",
      default: "full",
      enum: ["full", "metadata", "minimal", "raw"],
    },
    HistoryType: { type: "string", enum: ["messageAdded", "messageDeleted", "labelAdded", "labelRemoved"] },
    HeaderNames: {
      type: "array",
      items: { type: "string" },
      description: "Headers to include with the format `metadata`, such as `Subject`.",
    },
    AddLabels: {
      type: "array",
      items: { type: "string" },
      description: "IDs of the labels to add, as `labels.list` returns them, such as `STARRED` or `Label_7`.",
      maxItems: 100,
    },
    RemoveLabels: {
      type: "array",
      items: { type: "string" },
      description: "IDs of the labels to remove, such as `UNREAD` or `INBOX`.",
      maxItems: 100,
    },
    Mime: {
      type: "string",
      description:
        "The full email as MIME text (RFC 5322), not encoded: one line per header such as `To` and `Subject`, an " +
        "empty line, the body.",
      examples: messagesCreateParamsMimeExamples,
    },
    LabelName: { type: "string", description: "Display name of the label.", minLength: 1 },
    InLabelList: {
      type: "string",
      description: "Visibility of the label in Gmail's label list.",
      enum: ["labelShow", "labelShowIfUnread", "labelHide"],
    },
    InMessageList: {
      type: "string",
      description: "Visibility of the label on messages in Gmail's message list.",
      enum: ["show", "hide"],
    },
    LabelColor: {
      type: "object",
      properties: {
        textColor: { type: "string", description: "Text color of the label." },
        backgroundColor: { type: "string", description: "Background color of the label." },
      },
      required: ["textColor", "backgroundColor"],
      description: "Text and background color as `#rrggbb`, from the colors that Gmail allows.",
    },
    Profile: {
      type: "object",
      properties: {
        emailAddress: { type: "string", description: "The user's email address." },
        messagesTotal: { type: "integer", description: "The total number of messages in the mailbox." },
        threadsTotal: { type: "integer", description: "The total number of threads in the mailbox." },
        historyId: { type: "string", description: "The ID of the mailbox's current history record." },
      },
      required: ["emailAddress"],
    },
    MessageIds: {
      type: "object",
      properties: { id: { type: "string" }, threadId: { type: "string" } },
      required: ["id"],
    },
    MessageLabels: {
      type: "object",
      properties: {
        id: { type: "string", description: "The message's ID." },
        threadId: schemasMessageLabelsThreadId,
        labelIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the labels on the message after the change.",
        },
        historyId: schemasMessageLabelsHistoryId,
      },
      required: ["id"],
    },
    Message: {
      type: "object",
      properties: {
        id: { type: "string", description: "The message's ID." },
        threadId: schemasMessageLabelsThreadId,
        labelIds: { type: "array", items: { type: "string" }, description: "The IDs of the labels on the message." },
        snippet: { type: "string", description: "A short part of the message's text." },
        historyId: schemasMessageLabelsHistoryId,
        internalDate: { type: "string", description: "Time that the message was received, in Unix milliseconds." },
        payload: { $ref: "#/$defs/Part", description: "The parsed message: headers, body and parts." },
        sizeEstimate: { type: "integer", description: "The estimated size of the message in bytes." },
        raw: { type: "string", description: "The full message in Base64url. Returned with the format `raw` only." },
        classificationLabelValues: {
          type: "array",
          items: { $ref: "#/$defs/ClassificationLabel" },
          description: "The classification labels on the message. For Google Workspace accounts.",
        },
      },
      required: ["id"],
    },
    Part: {
      type: "object",
      properties: {
        partId: { type: "string" },
        mimeType: { type: "string" },
        filename: { type: "string" },
        headers: { type: "array", items: { $ref: "#/$defs/Header" } },
        body: { $ref: "#/$defs/PartBody" },
        parts: { type: "array", items: { $ref: "#/$defs/Part" } },
      },
    },
    Header: { type: "object", properties: { name: { type: "string" }, value: { type: "string" } } },
    PartBody: {
      type: "object",
      properties: {
        size: { type: "integer" },
        data: { type: "string", description: "Content of the part, in Base64url." },
        attachmentId: { type: "string" },
      },
    },
    AttachmentContent: {
      type: "object",
      properties: {
        size: { type: "integer" },
        data: { type: "string", description: "Content of the attachment, in Base64url." },
        attachmentId: { type: "string" },
      },
    },
    ClassificationLabel: {
      type: "object",
      properties: {
        labelId: { type: "string" },
        fields: { type: "array", items: { $ref: "#/$defs/ClassificationField" } },
      },
    },
    ClassificationField: { type: "object", properties: { fieldId: { type: "string" }, selection: { type: "string" } } },
    Thread: {
      type: "object",
      properties: {
        id: { type: "string", description: "The thread's ID." },
        snippet: { type: "string", description: "A short part of the latest message's text." },
        historyId: { type: "string", description: "The ID of the last history record that changed the thread." },
        messages: { type: "array", items: { $ref: "#/$defs/Message" }, description: "The messages in the thread." },
      },
      required: ["id"],
    },
    ThreadSummary: {
      type: "object",
      properties: { id: { type: "string" }, snippet: { type: "string" }, historyId: { type: "string" } },
      required: ["id"],
    },
    ThreadLabels: {
      type: "object",
      properties: {
        id: { type: "string" },
        historyId: { type: "string" },
        messages: { type: "array", items: { $ref: "#/$defs/MessageLabels" } },
      },
      required: ["id"],
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "string", description: "The label's ID." },
        name: { type: "string", description: "The label's name, as shown in Gmail." },
        type: { type: "string", description: "The kind of label: one built into Gmail or one created by the user." },
        labelListVisibility: { type: "string", description: "The label's visibility in Gmail's label list." },
        messageListVisibility: {
          type: "string",
          description: "The visibility of the label on messages in Gmail's message list.",
        },
        messagesTotal: { type: "integer", description: "The number of messages with the label." },
        messagesUnread: { type: "integer", description: "The number of unread messages with the label." },
        threadsTotal: { type: "integer", description: "The number of threads with the label." },
        threadsUnread: { type: "integer", description: "The number of unread threads with the label." },
        color: {
          $ref: "#/$defs/Colors",
          description: "The text and background colors of the label. Present for the user's labels.",
        },
      },
      required: ["id"],
    },
    Colors: { type: "object", properties: { textColor: { type: "string" }, backgroundColor: { type: "string" } } },
    Draft: {
      type: "object",
      properties: {
        id: { type: "string", description: "The draft's ID." },
        message: { $ref: "#/$defs/Message", description: "The draft's message." },
      },
      required: ["id"],
    },
    DraftIds: {
      type: "object",
      properties: { id: { type: "string" }, message: { $ref: "#/$defs/MessageLabels" } },
      required: ["id"],
    },
    History: {
      type: "object",
      properties: {
        id: { type: "string", description: "The history record's ID." },
        messages: {
          type: "array",
          items: { $ref: "#/$defs/MessageIds" },
          description: "The messages changed in the record, by ID and thread ID.",
        },
        messagesAdded: {
          type: "array",
          items: { $ref: "#/$defs/MessageChange" },
          description: "The messages added to the mailbox in the record.",
        },
        messagesDeleted: {
          type: "array",
          items: { $ref: "#/$defs/MessageChange" },
          description: "The messages deleted permanently in the record.",
        },
        labelsAdded: {
          type: "array",
          items: { $ref: "#/$defs/LabelChange" },
          description: "The labels added to messages in the record.",
        },
        labelsRemoved: {
          type: "array",
          items: { $ref: "#/$defs/LabelChange" },
          description: "The labels removed from messages in the record.",
        },
      },
      required: ["id"],
    },
    MessageChange: { type: "object", properties: { message: { $ref: "#/$defs/MessageLabels" } } },
    LabelChange: {
      type: "object",
      properties: {
        message: { $ref: "#/$defs/MessageLabels" },
        labelIds: { type: "array", items: { type: "string" } },
      },
    },
    SendAs: {
      type: "object",
      properties: {
        sendAsEmail: {
          type: "string",
          description: "The email address in the From header of mail sent with the alias.",
        },
        displayName: { type: "string", description: "The name in the From header of mail sent with the alias." },
        replyToAddress: {
          type: "string",
          description: "The address in the Reply-To header of mail sent with the alias. Empty for no header.",
        },
        signature: { type: "string", description: "The HTML signature for messages written with the alias in Gmail." },
        isPrimary: { type: "boolean", description: "Whether the alias is the account's login address." },
        isDefault: { type: "boolean", description: "Whether the alias is the default for new messages." },
        treatAsAlias: {
          type: "boolean",
          description: "Whether Gmail treats the address as an alias of the user's primary address.",
        },
        verificationStatus: {
          type: "string",
          description: "Whether the address has been verified. Absent for aliases that need no verification.",
        },
        smtpMsa: {
          $ref: "#/$defs/Smtp",
          description: "The outside SMTP server that sends mail for the alias. Absent by default.",
        },
      },
      required: ["sendAsEmail"],
    },
    Smtp: {
      type: "object",
      properties: {
        host: { type: "string" },
        port: { type: "integer" },
        username: { type: "string" },
        securityMode: { type: "string" },
      },
    },
    Vacation: {
      type: "object",
      properties: {
        enableAutoReply: { type: "boolean" },
        responseSubject: { type: "string" },
        responseBodyPlainText: { type: "string" },
        responseBodyHtml: { type: "string" },
        restrictToContacts: { type: "boolean" },
        restrictToDomain: { type: "boolean" },
        startTime: { type: "string", description: "Start time, in Unix milliseconds." },
        endTime: { type: "string", description: "End time, in Unix milliseconds." },
      },
    },
  },
})
