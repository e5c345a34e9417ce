// Generated from definitions/outlook.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/outlook.ts'

const messagesListParamsTop = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 50." }
const messagesListParamsSkipToken = {
  description: "Token of the next page, as `next` of the previous page returns it.",
}
const messagesListParamsSelect = { description: "Fields to return.", examples: [["id", "subject"]] }
const messagesListParamsBodyType = { description: "Format of bodies: HTML or plain text. Defaults to HTML." }
const messagesGetParamsId = { description: "ID of the message, as `messages.list` returns it." }
const messagesCreateParamsToRecipientsItemsEmailAddress = {
  address: { description: "The email address." },
  name: { description: "Display name." },
}
const messagesCreateParamsToRecipientsItems = {
  emailAddress: {
    properties: messagesCreateParamsToRecipientsItemsEmailAddress,
    description: "Email address of the recipient.",
  },
}
const messagesCreateParamsToRecipientsItems_2 = { properties: messagesCreateParamsToRecipientsItems }
const messagesCreateParamsToRecipients = {
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of the message.",
  examples: [[{ emailAddress: { address: "ada@example.com" } }]],
}
const messagesCreateParamsBody = {
  contentType: { description: "Format of `content`: plain text or HTML." },
  content: { description: "The text." },
}
const messagesCreateParamsBody_2 = {
  properties: messagesCreateParamsBody,
  description: "Body of the message.",
  examples: [{ contentType: "text", content: "Shall we meet at ten?" }],
}
const messagesCreateParamsCcRecipients = {
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of a copy (Cc).",
}
const messagesCreateParamsBccRecipients = {
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of a blind copy (Bcc).",
}
const messagesCreateParamsReplyTo = {
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Addresses that replies go to.",
}
const messagesCreateParamsFrom = {
  properties: messagesCreateParamsToRecipientsItems,
  description: "Sender of the message, if the user can send on behalf of others.",
}
const messagesCreateParamsAttachmentsItemsContentId = {
  description: "Name that an HTML body uses to refer to the attachment.",
}
const messagesCreateParamsAttachments = {
  items: {
    properties: {
      "@odata.type": { description: "Type of attachment: a file." },
      name: { description: "File name of the attachment." },
      contentBytes: { description: "Content of the attachment, in Base64." },
      contentType: { description: "MIME type of the file." },
      isInline: { description: "Whether the attachment is inline in the body." },
      contentId: messagesCreateParamsAttachmentsItemsContentId,
    },
  },
  description: "Files to attach, less than 3 MB in total.",
}
const messagesUpdateParamsCategories = {
  description: "Category names, as `displayName` of `categories.list`. An update replaces the current ones.",
}
const messagesUpdateParamsFlagStartDateTime = {
  dateTime: { description: "Date and time without offset, in `timeZone`.", examples: ["2026-11-24T09:00:00"] },
  timeZone: { description: "Time zone, as a Windows or IANA name.", examples: ["Europe/Zurich"] },
}
const messagesDeleteParams = { properties: { id: messagesGetParamsId } }
const messagesMoveParams = {
  properties: {
    id: messagesGetParamsId,
    destinationId: {
      description:
        "ID of the destination folder, as `mail_folders.list` returns it, or a well-known name such as `archive` or " +
        "`deleteditems`.",
    },
  },
}
const message_changesListParamsDeltaToken = {
  description:
    "The `deltaToken` value of the last page of an earlier list. Returns only later changes. An expired token is " +
    "refused.",
}
const draftsListParamsOrderby = {
  description: "Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter.",
}
const draftsListParams = {
  properties: {
    top: messagesListParamsTop,
    skip: { description: "Number of records to skip." },
    skipToken: messagesListParamsSkipToken,
    select: { description: "Fields to return." },
    filter: { description: "OData filter on the records' fields." },
    orderby: draftsListParamsOrderby,
  },
}
const draftsUpdateParamsId = { description: "ID of the draft, as `drafts.list` returns it." }
const draft_repliesCreateParamsComment = {
  description: "Text above the original message.",
  examples: ["At ten is fine."],
}
const draft_repliesCreateParams = {
  properties: { id: messagesGetParamsId, comment: draft_repliesCreateParamsComment },
}
const draft_forwardsCreateParams = {
  properties: {
    id: messagesGetParamsId,
    toRecipients: messagesCreateParamsToRecipients,
    comment: draft_repliesCreateParamsComment,
  },
}
const attachmentsListParamsMessageId = {
  description: "ID of the message that has the attachments, as `messages.list` returns it.",
}
const attachmentsGetParamsId = { description: "ID of the attachment, as `attachments.list` returns it." }
const attachmentsDeleteParams = {
  properties: { messageId: attachmentsListParamsMessageId, id: attachmentsGetParamsId },
}
const mail_foldersGetParamsId = {
  description: "ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`.",
}
const eventsListParamsTimeZone = {
  description: "Time zone of times in the response, as a Windows or IANA name. Defaults to UTC.",
}
const eventsGetParamsId = { description: "ID of the event, as `events.list` or `calendar_view.list` returns it." }
const eventsCreateParamsCalendarId = {
  description: "ID of the calendar, as `calendars.list` returns it. Defaults to the default calendar.",
}
const eventsCreateParamsStart = {
  properties: messagesUpdateParamsFlagStartDateTime,
  description: "Start of the event.",
}
const eventsCreateParamsEnd = {
  properties: messagesUpdateParamsFlagStartDateTime,
  description: "End of the event. For all-day events, midnight after the last day.",
}
const eventsCreateParamsBody = { properties: messagesCreateParamsBody, description: "Description of the event." }
const eventsCreateParamsLocationAddress = {
  street: { description: "Street and number." },
  city: { description: "City of the address." },
  state: { description: "State or province." },
  postalCode: { description: "Postal code of the address." },
  countryOrRegion: { description: "Country or region." },
}
const eventsCreateParamsLocation = {
  properties: {
    displayName: { description: "Name of the location." },
    locationEmailAddress: { description: "Email address of the room." },
    locationUri: { description: "URL of a page about the location." },
    address: { properties: eventsCreateParamsLocationAddress, description: "Postal address of the location." },
  },
  description: "Location of the event.",
}
const eventsCreateParamsAttendees = {
  items: {
    properties: {
      emailAddress: {
        properties: messagesCreateParamsToRecipientsItemsEmailAddress,
        description: "Email address of the attendee or room.",
      },
      type: { description: "Attendance: required, optional, or `resource` for a room." },
    },
  },
  description: "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
}
const eventsCreateParamsIsAllDay = {
  description: "Whether the event lasts all day. Start and end must be midnight in the same time zone.",
}
const eventsCreateParamsIsOnlineMeeting = { description: "Whether to create an online meeting for the event." }
const eventsCreateParamsOnlineMeetingProvider = {
  description: "Online meeting provider. Defaults to the calendar's usual one.",
}
const eventsCreateParamsRecurrence = {
  properties: {
    pattern: {
      properties: {
        type: { description: "Type of recurrence. `relative` types use weekdays, such as the second Tuesday." },
        interval: { description: "Interval between occurrences, in days, weeks, months or years." },
        daysOfWeek: { description: "Days of the week. For `weekly` and both `relative` types." },
        dayOfMonth: { description: "Day of the month. For both `absolute` types." },
        month: { description: "Month. For both yearly types." },
        index: { description: "Occurrence of the weekday in the month. For both `relative` types." },
        firstDayOfWeek: { description: "First day of the week. For `weekly`." },
      },
      description: "Frequency of the recurrence.",
    },
    range: {
      properties: {
        type: { description: "End of the recurrence: by date, never, or after a number of occurrences." },
        startDate: { description: "First day of the recurrence." },
        endDate: { description: "Last day of the recurrence. For `endDate`." },
        numberOfOccurrences: { description: "Number of occurrences. For `numbered`." },
        recurrenceTimeZone: { description: "Time zone of both dates. Defaults to the time zone of `start`." },
      },
      description: "Duration of the recurrence.",
    },
  },
  description: "Recurrence pattern, which makes the event a series.",
}
const eventsCreateParamsShowAs = { description: "Status to show for the time. `oof` is out of office." }
const eventsCreateParamsSensitivity = { description: "Visibility of the event's details to other people." }
const eventsCreateParamsAllowNewTimeProposals = { description: "Whether attendees can propose another time." }
const eventsCreateParamsResponseRequested = { description: "Whether attendees are asked for a response." }
const eventsCreateParamsHideAttendees = { description: "Whether attendees see only themselves in the attendee list." }
const eventsAcceptParamsSendResponse = { description: "Whether to notify the organizer. Defaults to `true`." }
const eventsTentatively_acceptParams = {
  properties: {
    id: eventsGetParamsId,
    comment: { description: "Comment for the organizer." },
    sendResponse: eventsAcceptParamsSendResponse,
    proposedNewTime: {
      properties: {
        start: { properties: messagesUpdateParamsFlagStartDateTime, description: "Start of the time slot." },
        end: { properties: messagesUpdateParamsFlagStartDateTime, description: "End of the time slot." },
      },
      description: "Proposed time. Requires `sendResponse` set to `true`.",
    },
  },
}
const calendar_eventsListParamsCalendarId = { description: "ID of the calendar, as `calendars.list` returns it." }
const contactsGetParamsId = { description: "ID of the contact, as `contacts.list` returns it." }
const contactsCreateParamsEmailAddresses = {
  items: { properties: messagesCreateParamsToRecipientsItemsEmailAddress },
  description: "Email addresses, up to three.",
}
const contactsCreateParamsBusinessAddress = {
  properties: eventsCreateParamsLocationAddress,
  description: "Business address of the contact.",
}
const contactsCreateParamsHomeAddress = {
  properties: eventsCreateParamsLocationAddress,
  description: "Home address of the contact.",
}
const schemasMessageOdataEtag = {
  type: "string",
  description: "The message's entity tag, for detecting concurrent changes.",
}
const schemasMessageChangeKey = {
  type: ["string", "null"],
  description: "The message's version. Changes with each modification.",
}
const schemasMessageCreatedDateTime = {
  type: ["string", "null"],
  format: "date-time",
  description: "Creation time, in UTC.",
}
const schemasMessageLastModifiedDateTime = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time of the last modification, in UTC.",
}
const schemasMessageReceivedDateTime = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time the message was received, in UTC.",
}
const schemasMessageSentDateTime = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time the message was sent, in UTC.",
}
const schemasMessageSubject = { type: ["string", "null"], description: "The message's subject line." }
const schemasMessageBody = {
  anyOf: [{ $ref: "#/$defs/Content", description: "The message's body, as HTML or text." }, { type: "null" }],
}
const schemasMessageBodyPreview = {
  type: ["string", "null"],
  description: "The first 255 characters of the body, as plain text.",
}
const schemasMessageUniqueBody = {
  anyOf: [
    {
      $ref: "#/$defs/Content",
      description:
        "The part of the body unique to this message, without the quoted conversation. Absent unless selected.",
    },
    { type: "null" },
  ],
}
const schemasMessageFrom = {
  anyOf: [{ $ref: "#/$defs/Party", description: "The person and mailbox the message was sent for." }, { type: "null" }],
}
const schemasMessageSender = {
  anyOf: [
    {
      $ref: "#/$defs/Party",
      description: "The account that generated the message. Usually the same as in the from field.",
    },
    { type: "null" },
  ],
}
const schemasMessageToRecipients = {
  type: "array",
  items: { $ref: "#/$defs/Party" },
  description: "The recipients on the To line.",
}
const schemasMessageCcRecipients = {
  type: "array",
  items: { $ref: "#/$defs/Party" },
  description: "The recipients on the Cc line.",
}
const schemasMessageBccRecipients = {
  type: "array",
  items: { $ref: "#/$defs/Party" },
  description: "The recipients on the Bcc line.",
}
const schemasMessageReplyTo = {
  type: "array",
  items: { $ref: "#/$defs/Party" },
  description: "The addresses to use when replying.",
}
const schemasMessageIsRead = { type: ["boolean", "null"], description: "Whether the message has been read." }
const schemasMessageIsDraft = {
  type: ["boolean", "null"],
  description: "Whether the message is a draft that has not been sent yet.",
}
const schemasMessageHasAttachments = {
  type: ["boolean", "null"],
  description: "Whether the message has attachments. Inline attachments do not count.",
}
const schemasMessageImportance = {
  type: ["string", "null"],
  description: "The importance the sender gave the message.",
}
const schemasMessageInferenceClassification = {
  type: ["string", "null"],
  description: "The inbox tab the message is sorted into, focused or other.",
}
const schemasMessageConversationId = {
  type: ["string", "null"],
  description: "The ID of the conversation the message belongs to.",
}
const schemasMessageConversationIndex = {
  type: ["string", "null"],
  description: "The message's position in its conversation, encoded in Base64.",
}
const schemasMessageInternetMessageId = {
  type: ["string", "null"],
  description: "The message's Message-ID header, as defined in RFC 2822.",
}
const schemasMessageInternetMessageHeaders = {
  type: "array",
  items: { $ref: "#/$defs/MessageHeader" },
  description: "The message's internet headers. Absent unless selected.",
}
const schemasMessageParentFolderId = {
  type: ["string", "null"],
  description: "The ID of the folder the message is in.",
}
const schemasMessageCategories = {
  type: "array",
  items: { type: "string" },
  description: "The names of the categories assigned to the message.",
}
const schemasMessageFlag = {
  anyOf: [
    { $ref: "#/$defs/FlagState", description: "The follow-up flag, with its start, due and completion times." },
    { type: "null" },
  ],
}
const schemasMessageIsReadReceiptRequested = {
  type: ["boolean", "null"],
  description: "Whether the sender asked for a read receipt.",
}
const schemasMessageIsDeliveryReceiptRequested = {
  type: ["boolean", "null"],
  description: "Whether the sender asked for a delivery receipt.",
}
const schemasMessageWebLink = {
  type: ["string", "null"],
  description: "The address that opens the message in Outlook on the web.",
}
const schemasMessageChangeOdataType = { type: "string", description: "The OData type of the entry." }
const schemasPartyEmailAddress = { name: { type: ["string", "null"] }, address: { type: ["string", "null"] } }
const schemasPartyEmailAddress_2 = { type: ["object", "null"], properties: schemasPartyEmailAddress }
const schemasEventOdataEtag = {
  type: "string",
  description: "The event's entity tag, for detecting concurrent changes.",
}
const schemasEventChangeKey = {
  type: ["string", "null"],
  description: "The event's version. Changes with each modification.",
}
const schemasEventCategories = {
  type: "array",
  items: { type: "string" },
  description: "The names of the categories assigned to the event.",
}
const schemasEventTransactionId = {
  type: ["string", "null"],
  description: "The ID the creating app chose to avoid duplicate events. Null if none was given.",
}
const schemasEventOriginalStartTimeZone = {
  type: ["string", "null"],
  description: "The time zone the start was set in when the event was created.",
}
const schemasEventOriginalEndTimeZone = {
  type: ["string", "null"],
  description: "The time zone the end was set in when the event was created.",
}
const schemasEventOriginalStart = {
  type: ["string", "null"],
  format: "date-time",
  description: "The occurrence's start before it was rescheduled, in UTC.",
}
const schemasEventICalUId = {
  type: ["string", "null"],
  description: "The event's ID across calendars, as in iCalendar.",
}
const schemasEventReminderMinutesBeforeStart = {
  type: ["integer", "null"],
  description: "The minutes between the reminder and the event's start.",
}
const schemasEventIsReminderOn = { type: ["boolean", "null"], description: "Whether a reminder is set for the event." }
const schemasEventHasAttachments = {
  type: ["boolean", "null"],
  description: "Whether the event has attachments. Inline attachments do not count.",
}
const schemasEventSubject = { type: ["string", "null"], description: "The event's subject line." }
const schemasEventBodyPreview = {
  type: ["string", "null"],
  description: "The start of the event's body, as plain text.",
}
const schemasEventBody = {
  anyOf: [{ $ref: "#/$defs/Content", description: "The event's body, as HTML or text." }, { type: "null" }],
}
const schemasEventImportance = {
  type: ["string", "null"],
  description: "The event's importance: low, normal or high.",
}
const schemasEventSensitivity = {
  type: ["string", "null"],
  description: "The event's sensitivity, for example private or confidential.",
}
const schemasEventIsAllDay = {
  type: ["boolean", "null"],
  description: "Whether the event lasts whole days, from midnight to midnight.",
}
const schemasEventIsCancelled = { type: ["boolean", "null"], description: "Whether the event has been canceled." }
const schemasEventIsOrganizer = {
  type: ["boolean", "null"],
  description: "Whether the calendar's owner organizes the event.",
}
const schemasEventIsDraft = {
  type: ["boolean", "null"],
  description: "Whether changes to the meeting have not been sent to the attendees yet.",
}
const schemasEventResponseRequested = {
  type: ["boolean", "null"],
  description: "Whether the organizer asks the attendees to respond.",
}
const schemasEventSeriesMasterId = {
  type: ["string", "null"],
  description: "The ID of the recurring series the occurrence belongs to. Null for other events.",
}
const schemasEventShowAs = {
  type: ["string", "null"],
  description: "The availability shown to others during the event, for example busy or free.",
}
const schemasEventType = {
  type: ["string", "null"],
  description: "The event's place in a series: single, occurrence, exception or series master.",
}
const schemasEventWebLink = {
  type: ["string", "null"],
  description: "The address that opens the event in Outlook on the web.",
}
const schemasEventOnlineMeetingUrl = {
  type: ["string", "null"],
  description: "The address of the online meeting. Superseded by onlineMeeting.",
}
const schemasEventIsOnlineMeeting = {
  type: ["boolean", "null"],
  description: "Whether the event has an online meeting.",
}
const schemasEventOnlineMeetingProvider = {
  type: ["string", "null"],
  description: "The service that hosts the online meeting.",
}
const schemasEventOnlineMeeting = {
  anyOf: [
    {
      $ref: "#/$defs/MeetingInfo",
      description: "Details for joining the online meeting, including its address. Null for other events.",
    },
    { type: "null" },
  ],
}
const schemasEventAllowNewTimeProposals = {
  type: ["boolean", "null"],
  description: "Whether invitees may propose another time.",
}
const schemasEventHideAttendees = {
  type: ["boolean", "null"],
  description: "Whether each attendee sees no other attendees in the invitation.",
}
const schemasEventRecurrence = {
  anyOf: [
    {
      $ref: "#/$defs/Series",
      description: "The recurrence pattern and range. Null unless the event is a series master.",
    },
    { type: "null" },
  ],
}
const schemasEventResponseStatus = {
  anyOf: [
    { $ref: "#/$defs/Response", description: "The calendar owner's response to the invitation." },
    { type: "null" },
  ],
}
const schemasEventStart = {
  anyOf: [{ $ref: "#/$defs/Time", description: "The event's start, with its time zone." }, { type: "null" }],
}
const schemasEventEnd = {
  anyOf: [{ $ref: "#/$defs/Time", description: "The event's end, with its time zone." }, { type: "null" }],
}
const schemasEventLocation = {
  anyOf: [{ $ref: "#/$defs/Location", description: "The place where the event is held." }, { type: "null" }],
}
const schemasEventLocations = {
  type: "array",
  items: { $ref: "#/$defs/Location" },
  description: "The places where the event is held, if there are several.",
}
const schemasEventAttendees = {
  type: "array",
  items: { $ref: "#/$defs/Attendee" },
  description: "The people and resources invited to the event, with their responses.",
}
const schemasEventOrganizer = {
  anyOf: [{ $ref: "#/$defs/Party", description: "The organizer of the event." }, { type: "null" }],
}
const schemasEventCancelledOccurrences = {
  type: "array",
  items: { type: "string" },
  description: "The IDs of the series' canceled occurrences. Absent unless selected.",
}
const schemasLocationAddress = { anyOf: [{ $ref: "#/$defs/PostalAddress" }, { type: "null" }] }
const schemasContactPrimaryEmailAddress = { anyOf: [{ $ref: "#/$defs/ContactAddress" }, { type: "null" }] }
export default describedKind(kind, {
  category: "email",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/graph/api/resources/mail-api-overview?view=graph-rest-1.0",
  basis: {
    version: "Microsoft Graph v1.0",
    date: "2026-11-22",
    compared: "Microsoft's metadata of Graph v1.0 (CSDL, 2026-08-20), as OpenAPI",
    recorded: {
      read: 32,
      valid: 32,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/outlook/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/microsoftgraph/msgraph-metadata/master/openapi/v1.0/openapi.yaml",
      },
      { type: "changelog", url: "https://developer.microsoft.com/en-us/graph/changelog/rss" },
    ],
    missing:
      "Upload sessions for attachments of 3 MB and more, mailboxes of groups, rules, sharing of calendars, and " +
      "notifications of changes.",
  },
  sunset: {
    version: "v1.0",
    date: "none",
    docs: "https://learn.microsoft.com/en-us/graph/versioning-and-support",
    read: "2026-11-29",
  },
  description:
    "Mail, folders, drafts, calendars, events, free/busy times, contacts and settings of a Microsoft 365 or " +
    "Outlook.com mailbox.",
  config: {
    properties: {
      tenant: {
        description:
          "Directory (tenant) ID or domain of the organization. Required for single-tenant apps and apps without a " +
          "user. `common` allows any account.",
      },
      mailbox: { description: "User ID or email address of the mailbox to use. For apps without a user only." },
    },
  },
  auth: {
    application: {
      description:
        "An app with application permissions, granted by an administrator, accesses one mailbox of the organization.",
    },
  },
  entities: {
    messages: {
      description: "An email message in a folder of the mailbox.",
      search: {
        id: { type: "string" },
        subject: { type: "string" },
        bodyPreview: { type: "string" },
        from_name: { type: "string", at: { in: "body", steps: ["from", "emailAddress", "name"] } },
        from_address: { type: "string", at: { in: "body", steps: ["from", "emailAddress", "address"] } },
        toRecipients: { type: "array" },
        ccRecipients: { type: "array" },
        receivedDateTime: { type: "timestamp" },
        sentDateTime: { type: "timestamp" },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
        isRead: { type: "boolean" },
        isDraft: { type: "boolean" },
        hasAttachments: { type: "boolean" },
        importance: { type: "string" },
        inferenceClassification: { type: "string" },
        conversationId: { type: "string" },
        internetMessageId: { type: "string" },
        parentFolderId: { type: "string" },
        categories: { type: "array" },
        flag_status: { type: "string", at: { in: "body", steps: ["flag", "flagStatus"] } },
        webLink: { type: "string" },
      },
      hit: {
        title: [["subject"]],
        text: [["bodyPreview"], ["from_name"], ["from_address"], ["toRecipients"], ["categories"]],
      },
      refs: { parentFolderId: "mail_folders.id" },
    },
    message_changes: {
      description:
        "A message of a folder that was added, changed or deleted since an earlier list. `@removed` marks deletions.",
      refs: {},
    },
    drafts: { description: "A draft: an unsent message. To delete it, use `messages.delete`.", refs: {} },
    draft_replies: { description: "A draft that replies to a message.", refs: {} },
    draft_forwards: { description: "A draft that forwards a message.", refs: {} },
    replies: { description: "A reply to the sender of a message.", refs: {} },
    replies_to_all: { description: "A reply to the sender and all recipients of a message.", refs: {} },
    forwards: { description: "A forwarded message.", refs: {} },
    attachments: {
      description: "An attachment of a message: a file, Outlook item or link, as `@odata.type` says.",
      refs: {},
    },
    mail_folders: {
      description: "A mail folder. Well-known folders also have names, such as `inbox`.",
      search: {
        id: { type: "string" },
        displayName: { type: "string" },
        parentFolderId: { type: "string" },
        childFolderCount: { type: "integer" },
        unreadItemCount: { type: "integer" },
        totalItemCount: { type: "integer" },
        isHidden: { type: "boolean" },
      },
      hit: { title: [["displayName"]], text: [] },
      refs: { parentFolderId: "mail_folders.id" },
    },
    events: {
      description: "An event or a recurring series, whose occurrences are in `event_instances` and `calendar_view`.",
      search: {
        id: { type: "string" },
        subject: { type: "string" },
        bodyPreview: { type: "string" },
        start_time: { type: "timestamp", at: { in: "body", steps: ["start", "dateTime"] } },
        end_time: { type: "timestamp", at: { in: "body", steps: ["end", "dateTime"] } },
        isAllDay: { type: "boolean" },
        isCancelled: { type: "boolean" },
        isOnlineMeeting: { type: "boolean" },
        location_name: { type: "string", at: { in: "body", steps: ["location", "displayName"] } },
        organizer_address: { type: "string", at: { in: "body", steps: ["organizer", "emailAddress", "address"] } },
        attendees: { type: "array" },
        response: { type: "string", at: { in: "body", steps: ["responseStatus", "response"] } },
        showAs: { type: "string" },
        sensitivity: { type: "string" },
        importance: { type: "string" },
        type: { type: "string" },
        seriesMasterId: { type: "string" },
        categories: { type: "array" },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
        iCalUId: { type: "string" },
        webLink: { type: "string" },
      },
      hit: {
        title: [["subject"]],
        text: [["bodyPreview"], ["location_name"], ["organizer_address"], ["attendees"], ["categories"]],
      },
      refs: { seriesMasterId: "events.id" },
    },
    calendar_events: { description: "The events of a calendar, in the same form as `events.get`.", refs: {} },
    event_instances: {
      description:
        "An instance (occurrence) of a recurring event. Use its ID with `events.get`, `events.update` and " +
        "`events.delete`.",
      refs: {},
    },
    calendar_view: { description: "The events in a time range, including occurrences of series.", refs: {} },
    event_changes: {
      description:
        "An event in a time range that was added, changed or deleted since an earlier list. `@removed` marks " +
        "deletions.",
      refs: {},
    },
    calendars: {
      description: "A calendar of the user, own or shared.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        color: { type: "string" },
        hexColor: { type: "string" },
        isDefaultCalendar: { type: "boolean" },
        canEdit: { type: "boolean" },
        canShare: { type: "boolean" },
        owner: { type: "object" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    schedules: {
      description: "The free/busy schedule of a person, group or room. Not available for personal accounts.",
      refs: {},
    },
    contacts: {
      description: "A contact of the user: a person or organization.",
      search: {
        id: { type: "string" },
        displayName: { type: "string" },
        givenName: { type: "string" },
        surname: { type: "string" },
        companyName: { type: "string" },
        jobTitle: { type: "string" },
        department: { type: "string" },
        emailAddresses: { type: "array" },
        businessPhones: { type: "array" },
        homePhones: { type: "array" },
        mobilePhone: { type: "string" },
        personalNotes: { type: "string" },
        categories: { type: "array" },
        parentFolderId: { type: "string" },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
      },
      hit: {
        title: [["displayName"]],
        text: [
          ["givenName"],
          ["surname"],
          ["companyName"],
          ["jobTitle"],
          ["department"],
          ["emailAddresses"],
          ["businessPhones"],
          ["mobilePhone"],
          ["personalNotes"],
          ["categories"],
        ],
      },
      refs: {},
    },
    contact_folders: { description: "A contact folder besides the default one.", refs: {} },
    categories: { description: "A category that labels messages, events and contacts, with its color.", refs: {} },
    mailbox_settings: {
      description: "The mailbox settings: automatic replies, time zone, language and working hours.",
      refs: {},
    },
  },
  operations: {
    "messages.list": {
      description:
        "Lists or searches messages of the mailbox or of a folder such as the inbox, most recent first. Use `filter` " +
        "to find unread ones.",
      keywords: [
        "from somebody",
        "new mail",
        "mail",
        "email",
        "letter",
        "newsletter",
        "emails from",
        "unread emails",
        "did somebody reply",
        "mail about",
        "emails with attachments",
        "search my mail",
        "what came in today",
        "latest email",
        "any news from",
        "somebody been in touch",
        "flagged",
        "did I get",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: { description: "OData filter on the records' fields.", examples: ["isRead eq false"] },
          orderby: {
            description:
              "Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter.",
            examples: [["receivedDateTime desc"]],
          },
          folderId: {
            description:
              "ID of a folder, as `mail_folders.list` returns it, or `inbox`, `drafts`, `sentitems`, `deleteditems`, " +
              "`archive`, `junkemail`.",
          },
          search: {
            description: "KQL query to search messages. Cannot be combined with `filter`, `orderby` or `skip`.",
          },
          bodyType: messagesListParamsBodyType,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message with its body. For its attachments, use `attachments.list`.",
      keywords: [
        "read mail",
        "open mail",
        "mail",
        "email",
        "inbox",
        "unread",
        "letter",
        "newsletter",
        "read the email",
        "what the email say",
      ],
      params: {
        properties: { select: messagesListParamsSelect, id: messagesGetParamsId, bodyType: messagesListParamsBodyType },
      },
      isGraphql: false,
    },
    "messages.create": {
      description:
        "Sends an email message immediately. Returns nothing; to get its ID, use `drafts.create` and `drafts.send`.",
      keywords: [
        "write mail",
        "compose",
        "email somebody",
        "mail",
        "inbox",
        "unread",
        "letter",
        "newsletter",
        "write to",
        "drop a line",
        "send a mail",
      ],
      params: {
        properties: {
          toRecipients: messagesCreateParamsToRecipients,
          subject: { description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: { description: "Importance of the message." },
          attachments: messagesCreateParamsAttachments,
          isReadReceiptRequested: { description: "Whether to request a read receipt." },
          isDeliveryReceiptRequested: { description: "Whether to request a delivery receipt." },
          saveToSentItems: { description: "Whether to save a copy in Sent Items. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description: "Updates a message, such as its read state, flag or categories. Its text cannot be changed.",
      keywords: [
        "mark read",
        "unread",
        "important",
        "mail",
        "email",
        "inbox",
        "letter",
        "newsletter",
        "mark as read",
        "flag the email",
        "categorize",
        "mark unread",
      ],
      params: {
        properties: {
          id: messagesGetParamsId,
          isRead: { description: "Whether the message is read." },
          categories: messagesUpdateParamsCategories,
          flag: {
            properties: {
              flagStatus: { description: "Follow-up status: flagged or complete." },
              startDateTime: {
                properties: messagesUpdateParamsFlagStartDateTime,
                description: "Start of the follow-up. Requires `dueDateTime`.",
              },
              dueDateTime: {
                properties: messagesUpdateParamsFlagStartDateTime,
                description: "Due time of the follow-up.",
              },
              completedDateTime: {
                properties: messagesUpdateParamsFlagStartDateTime,
                description: "Time of completion.",
              },
            },
            description: "Follow-up flag.",
          },
          importance: { description: "Importance of the message." },
          inferenceClassification: { description: "Classification in the focused inbox." },
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description:
        "Deletes a message, which moves to the recoverable items. To move it to Deleted Items, use `messages.move` " +
        "with `deleteditems`.",
      keywords: [
        "bin",
        "throw away",
        "mail",
        "email",
        "inbox",
        "unread",
        "letter",
        "newsletter",
        "bin the email",
        "get rid the email",
      ],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "messages.download": {
      description: "Downloads a message as MIME text with its headers and attachments, as a stream.",
      keywords: ["save as file", "eml", "raw", "mail", "email", "inbox", "unread", "letter", "newsletter"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "messages.move": {
      description: "Moves a message to another folder and returns it.",
      keywords: [
        "file under",
        "put in folder",
        "archive",
        "sort into",
        "mail",
        "email",
        "inbox",
        "unread",
        "letter",
        "newsletter",
        "archive the email",
        "file the email",
      ],
      params: messagesMoveParams,
      isGraphql: false,
    },
    "messages.copy": {
      description: "Copies a message to another folder and returns the copy.",
      keywords: [
        "duplicate mail",
        "also in folder",
        "second copy",
        "mail",
        "email",
        "inbox",
        "unread",
        "letter",
        "newsletter",
      ],
      params: messagesMoveParams,
      isGraphql: false,
    },
    "message_changes.list": {
      description:
        "Lists the message changes of a folder. The last page has a `deltaToken`, which returns only later changes.",
      keywords: ["new mail since", "sync", "what is new", "since last time", "incremental"],
      params: {
        properties: {
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: {
            description: "Filter on `receivedDateTime` with `ge` or `gt`. Other filters are not supported.",
            examples: ["receivedDateTime ge 2026-11-01T00:00:00Z"],
          },
          folderId: { description: "ID of the folder, as `mail_folders.list` returns it, or a name such as `inbox`." },
          deltaToken: message_changesListParamsDeltaToken,
          changeType: { description: "Filters by type of change." },
          pageSize: messagesListParamsTop,
        },
      },
      record: { $ref: "#/$defs/MessageChange" },
      isGraphql: false,
    },
    "drafts.list": {
      description: "Lists the drafts in the Drafts folder, most recently changed first.",
      keywords: ["unsent", "prepared mail", "unfinished", "not sent yet", "compose"],
      params: draftsListParams,
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "drafts.create": {
      description: "Creates a draft and returns it. To send it, use `drafts.send`.",
      keywords: [
        "prepare mail",
        "write without sending",
        "unsent",
        "prepared mail",
        "unfinished",
        "not sent yet",
        "compose",
        "draft an email",
        "prepare an email",
        "don't send yet",
        "write but don't send",
      ],
      params: {
        properties: {
          subject: { description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          toRecipients: messagesCreateParamsToRecipients,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: { description: "Importance of the message." },
          categories: messagesUpdateParamsCategories,
          attachments: messagesCreateParamsAttachments,
          isReadReceiptRequested: { description: "Whether to request a read receipt." },
          isDeliveryReceiptRequested: { description: "Whether to request a delivery receipt." },
        },
      },
      isGraphql: false,
    },
    "drafts.update": {
      description:
        "Updates a draft. Fields that you leave out keep their value; a list of recipients is replaced as a whole.",
      keywords: [
        "rewrite",
        "add recipient",
        "change text",
        "unsent",
        "prepared mail",
        "unfinished",
        "not sent yet",
        "compose",
      ],
      params: {
        properties: {
          id: draftsUpdateParamsId,
          subject: { description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          toRecipients: messagesCreateParamsToRecipients,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: { description: "Importance of the message." },
          categories: messagesUpdateParamsCategories,
          isReadReceiptRequested: { description: "Whether to request a read receipt." },
          isDeliveryReceiptRequested: { description: "Whether to request a delivery receipt." },
        },
      },
      isGraphql: false,
    },
    "drafts.send": {
      description: "Sends a draft. It keeps its ID and moves to Sent Items, which can take a moment.",
      keywords: [
        "deliver",
        "dispatch",
        "off it goes",
        "mail out",
        "unsent",
        "prepared mail",
        "unfinished",
        "not sent yet",
        "compose",
      ],
      params: {
        properties: { id: { description: "ID of the draft, as `drafts.list` or `drafts.create` returns it." } },
      },
      isGraphql: false,
    },
    "draft_replies.create": {
      description:
        "Creates a draft reply to the sender or to all recipients, with the message's text. Edit it with " +
        "`drafts.update`.",
      keywords: ["prepare answer", "unsent answer", "write back later", "response for review", "reply without sending"],
      params: draft_repliesCreateParams,
      isGraphql: false,
    },
    "draft_forwards.create": {
      description: "Creates a draft that forwards a message with its attachments.",
      keywords: ["prepare forward", "unsent", "pass on later", "fwd without sending", "for review"],
      params: draft_forwardsCreateParams,
      isGraphql: false,
    },
    "replies.create": {
      description: "Replies to the sender of a message immediately, with the message's text below.",
      keywords: ["answer", "respond", "write back", "get back", "response", "re", "reply to the email"],
      params: draft_repliesCreateParams,
      isGraphql: false,
    },
    "replies_to_all.create": {
      description:
        "Replies to all: sends a reply to the sender and all recipients of a message immediately, with the message's " +
        "text below.",
      keywords: [
        "everybody",
        "answer all",
        "respond to everyone",
        "whole group",
        "everyone on thread",
        "answer everyone",
      ],
      params: draft_repliesCreateParams,
      isGraphql: false,
    },
    "forwards.create": {
      description: "Forwards a message with its attachments immediately.",
      keywords: [
        "fwd",
        "pass on",
        "send along",
        "share mail",
        "hand on",
        "to colleague",
        "forward the email",
        "send on to",
      ],
      params: draft_forwardsCreateParams,
      isGraphql: false,
    },
    "attachments.list": {
      description: "Lists the attachments of a message. Without `select`, includes the content of files, in Base64.",
      keywords: ["files in mail", "PDF", "document", "picture", "enclosure", "attached files", "which attachments"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: { description: "OData filter on the records' fields." },
          messageId: attachmentsListParamsMessageId,
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "attachments.get": {
      description: "Gets an attachment of a message. For a file, includes its content in Base64.",
      keywords: ["file details", "PDF", "document", "picture", "enclosure"],
      params: {
        properties: {
          select: { description: "Fields to return." },
          messageId: attachmentsListParamsMessageId,
          id: attachmentsGetParamsId,
        },
      },
      isGraphql: false,
    },
    "attachments.create": {
      description: "Adds an attachment of less than 3 MB to a draft.",
      keywords: ["attach", "add PDF", "upload", "file", "PDF", "document", "picture", "enclosure"],
      params: {
        properties: {
          messageId: draftsUpdateParamsId,
          name: { description: "File name of the attachment.", examples: ["plan.pdf"] },
          contentBytes: { description: "Content of the attachment, in Base64." },
          contentType: {
            description: "MIME type of the file. Outlook derives it from the name by default.",
            examples: ["application/pdf"],
          },
          isInline: {
            description: "Whether the attachment is inline: the body refers to it by `cid:` and `contentId`.",
          },
          contentId: messagesCreateParamsAttachmentsItemsContentId,
        },
      },
      isGraphql: false,
    },
    "attachments.delete": {
      description: "Removes an attachment from a draft.",
      keywords: ["remove file", "file", "PDF", "document", "picture", "enclosure"],
      params: attachmentsDeleteParams,
      isGraphql: false,
    },
    "attachments.download": {
      description:
        "Downloads the content of an attachment, as a stream. Messages are returned as MIME text, events as " +
        "iCalendar. Links have no content.",
      keywords: [
        "save",
        "fetch",
        "get PDF",
        "file",
        "PDF",
        "document",
        "picture",
        "enclosure",
        "open the attachment",
        "save the attachment",
      ],
      params: attachmentsDeleteParams,
      isGraphql: false,
    },
    "mail_folders.list": {
      description: "Lists the mail folders at the top level or in another folder, with their message counts.",
      keywords: ["directories", "inbox", "subfolder", "sorting", "archive", "how many unread"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: { description: "OData filter on the records' fields." },
          orderby: draftsListParamsOrderby,
          parentFolderId: { description: "ID of the parent folder, as `mail_folders.list` returns it." },
          includeHiddenFolders: { description: "Whether to include hidden folders. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/MailFolder" },
      isGraphql: false,
    },
    "mail_folders.get": {
      description: "Gets a mail folder with its total and unread message counts.",
      keywords: ["unread count", "directory", "inbox", "subfolder", "sorting", "archive"],
      params: { properties: { select: { description: "Fields to return." }, id: mail_foldersGetParamsId } },
      isGraphql: false,
    },
    "mail_folders.create": {
      description: "Creates a mail folder at the top level or in another folder.",
      keywords: ["new directory", "directory", "inbox", "subfolder", "sorting", "archive", "new folder"],
      params: {
        properties: {
          displayName: { description: "Display name of the folder." },
          parentFolderId: {
            description: "ID of the parent folder, as `mail_folders.list` returns it. Defaults to the top level.",
          },
          isHidden: { description: "Whether the folder is hidden. Cannot be changed later." },
        },
      },
      isGraphql: false,
    },
    "mail_folders.update": {
      description: "Updates the name of a mail folder.",
      keywords: ["rename", "directory", "inbox", "subfolder", "sorting", "archive"],
      params: {
        properties: { id: mail_foldersGetParamsId, displayName: { description: "Display name of the folder." } },
      },
      isGraphql: false,
    },
    "mail_folders.delete": {
      description: "Deletes a mail folder with all its content.",
      keywords: ["drop directory", "directory", "inbox", "subfolder", "sorting", "archive"],
      params: { properties: { id: mail_foldersGetParamsId } },
      isGraphql: false,
    },
    "events.list": {
      description:
        "Lists the single events and series of the default calendar. For the events in a time range, use " +
        "`calendar_view.list`.",
      keywords: [
        "what is on",
        "appointments",
        "meeting",
        "invite",
        "agenda",
        "when is the meeting",
        "who is coming",
        "recurring meetings",
        "did they accept",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: { description: "OData filter on the records' fields." },
          orderby: draftsListParamsOrderby,
          timeZone: eventsListParamsTimeZone,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
      description: "Gets an event with its attendees and their responses.",
      keywords: ["when", "who comes", "appointment", "meeting", "invite", "agenda", "calendar"],
      params: {
        properties: { select: messagesListParamsSelect, id: eventsGetParamsId, timeZone: eventsListParamsTimeZone },
      },
      isGraphql: false,
    },
    "events.create": {
      description:
        "Creates an event in the default calendar or another one and returns it. Attendees are invited by email.",
      keywords: [
        "book",
        "schedule",
        "invite",
        "block time",
        "plan",
        "appointment",
        "meeting",
        "agenda",
        "book a meeting",
        "schedule a call",
        "put on the calendar",
        "set up a meeting",
        "lunch with",
        "invite to a meeting",
        "teams meeting",
        "reserve the room",
        "block out",
      ],
      params: {
        properties: {
          calendarId: eventsCreateParamsCalendarId,
          subject: { description: "Title of the event." },
          start: eventsCreateParamsStart,
          end: eventsCreateParamsEnd,
          transactionId: {
            description: "Your own ID for the event. Microsoft does not create a second event with the same ID.",
          },
          body: eventsCreateParamsBody,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          isAllDay: eventsCreateParamsIsAllDay,
          isOnlineMeeting: eventsCreateParamsIsOnlineMeeting,
          onlineMeetingProvider: eventsCreateParamsOnlineMeetingProvider,
          recurrence: eventsCreateParamsRecurrence,
          isReminderOn: { description: "Whether the reminder is on." },
          reminderMinutesBeforeStart: { description: "Minutes before the start of the event." },
          showAs: eventsCreateParamsShowAs,
          sensitivity: eventsCreateParamsSensitivity,
          importance: { description: "Importance of the message." },
          categories: messagesUpdateParamsCategories,
          allowNewTimeProposals: eventsCreateParamsAllowNewTimeProposals,
          responseRequested: eventsCreateParamsResponseRequested,
          hideAttendees: eventsCreateParamsHideAttendees,
        },
      },
      isGraphql: false,
    },
    "events.update": {
      description:
        "Updates an event. Lists such as `attendees` are replaced as a whole. Attendees are notified by email.",
      keywords: [
        "reschedule",
        "move",
        "add guest",
        "room",
        "location",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
        "move the meeting",
        "push the meeting",
        "postpone",
        "change the time",
        "add an attendee",
        "bring forward",
      ],
      params: {
        properties: {
          id: eventsGetParamsId,
          subject: { description: "Title of the event." },
          start: eventsCreateParamsStart,
          end: eventsCreateParamsEnd,
          body: eventsCreateParamsBody,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          isAllDay: eventsCreateParamsIsAllDay,
          isOnlineMeeting: eventsCreateParamsIsOnlineMeeting,
          onlineMeetingProvider: eventsCreateParamsOnlineMeetingProvider,
          recurrence: eventsCreateParamsRecurrence,
          isReminderOn: { description: "Whether the reminder is on." },
          reminderMinutesBeforeStart: { description: "Minutes before the start of the event." },
          showAs: eventsCreateParamsShowAs,
          sensitivity: eventsCreateParamsSensitivity,
          importance: { description: "Importance of the message." },
          categories: messagesUpdateParamsCategories,
          allowNewTimeProposals: eventsCreateParamsAllowNewTimeProposals,
          responseRequested: eventsCreateParamsResponseRequested,
          hideAttendees: eventsCreateParamsHideAttendees,
        },
      },
      isGraphql: false,
    },
    "events.delete": {
      description: "Deletes an event or a whole series. Attendees are notified if the user is the organizer.",
      keywords: ["remove appointment", "appointment", "meeting", "invite", "agenda", "calendar"],
      params: { properties: { id: eventsGetParamsId } },
      isGraphql: false,
    },
    "events.accept": {
      description: "Accepts an event invitation.",
      keywords: [
        "say yes",
        "agree",
        "attend",
        "confirm",
        "rsvp yes",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
        "say yes the meeting",
        "accept the invite",
      ],
      params: {
        properties: {
          id: eventsGetParamsId,
          comment: { description: "Comment for the organizer." },
          sendResponse: eventsAcceptParamsSendResponse,
        },
      },
      isGraphql: false,
    },
    "events.tentatively_accept": {
      description: "Accepts an event invitation tentatively, optionally with a proposal for another time.",
      keywords: [
        "maybe",
        "perhaps",
        "not sure",
        "rsvp maybe",
        "provisional",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
      ],
      params: eventsTentatively_acceptParams,
      isGraphql: false,
    },
    "events.decline": {
      description: "Declines an event invitation, optionally with a proposal for another time.",
      keywords: [
        "say no",
        "refuse",
        "cannot come",
        "rsvp no",
        "reject",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
        "say no the meeting",
        "can't make it",
        "turn down",
      ],
      params: eventsTentatively_acceptParams,
      isGraphql: false,
    },
    "events.cancel": {
      description: "Cancels an event that the user organizes, and notifies its attendees, optionally with a comment.",
      keywords: [
        "call off",
        "not happening",
        "tell guests",
        "abort",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
        "call off the meeting",
        "cancel the meeting",
      ],
      params: { properties: { id: eventsGetParamsId, comment: { description: "Comment for the attendees." } } },
      isGraphql: false,
    },
    "events.forward": {
      description: "Forwards an event invitation to other people. The organizer is notified.",
      keywords: [
        "pass on invite",
        "invite colleague",
        "fwd",
        "share",
        "appointment",
        "meeting",
        "invite",
        "agenda",
        "calendar",
      ],
      params: {
        properties: {
          id: eventsGetParamsId,
          toRecipients: messagesCreateParamsToRecipients,
          comment: draft_repliesCreateParamsComment,
        },
      },
      isGraphql: false,
    },
    "calendar_events.list": {
      description: "Lists the single events and series of a calendar.",
      keywords: ["appointments in other agenda", "shared", "meetings", "diary", "group agenda"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: { description: "OData filter on the records' fields." },
          orderby: draftsListParamsOrderby,
          calendarId: calendar_eventsListParamsCalendarId,
          timeZone: eventsListParamsTimeZone,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "event_instances.list": {
      description: "Lists the instances of a recurring event in a time range.",
      keywords: ["all dates", "repeats", "occurrences", "each time", "series"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          eventId: {
            description: "ID of the series, as `events.list` returns it or as `seriesMasterId` of an occurrence.",
          },
          startDateTime: { description: "Start of the time range." },
          endDateTime: { description: "End of the time range." },
          timeZone: eventsListParamsTimeZone,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "calendar_view.list": {
      description:
        "Lists the calendar view: the events in a time range of the default calendar or another one, with series " +
        "expanded.",
      keywords: [
        "this week",
        "today",
        "agenda",
        "my day",
        "between dates",
        "upcoming",
        "schedule",
        "what on my calendar",
        "meetings today",
        "next meeting",
        "schedule tomorrow",
        "am I free",
        "when am I meeting",
        "calls today",
        "double booked",
        "appointments",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: { description: "OData filter on the records' fields." },
          orderby: draftsListParamsOrderby,
          calendarId: eventsCreateParamsCalendarId,
          startDateTime: { description: "Start of the time range." },
          endDateTime: { description: "End of the time range." },
          timeZone: eventsListParamsTimeZone,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "event_changes.list": {
      description:
        "Lists the event changes of the default calendar in a time range. The last page has a `deltaToken`, which " +
        "returns only later changes.",
      keywords: ["new appointments since", "sync", "what moved", "agenda updates", "incremental"],
      params: {
        properties: {
          skipToken: messagesListParamsSkipToken,
          startDateTime: { description: "Start of the time range, for a first list." },
          endDateTime: { description: "End of the time range, for a first list." },
          deltaToken: message_changesListParamsDeltaToken,
          pageSize: messagesListParamsTop,
        },
      },
      record: { $ref: "#/$defs/EventChange" },
      isGraphql: false,
    },
    "calendars.list": {
      description: "Lists the user's calendars. `isDefaultCalendar` is `true` for the default one.",
      keywords: ["agendas", "diary", "planner", "shared agenda", "timetable"],
      params: draftsListParams,
      record: { $ref: "#/$defs/Calendar" },
      isGraphql: false,
    },
    "calendars.get": {
      description: "Gets a calendar with the user's permissions in it.",
      keywords: ["agenda details", "agenda", "diary", "planner", "shared agenda", "timetable"],
      params: { properties: { select: { description: "Fields to return." }, id: calendar_eventsListParamsCalendarId } },
      isGraphql: false,
    },
    "calendars.create": {
      description: "Creates a calendar.",
      keywords: ["new agenda", "agenda", "diary", "planner", "shared agenda", "timetable"],
      params: {
        properties: {
          name: { description: "Name of the calendar." },
          color: { description: "Color of the calendar." },
        },
      },
      isGraphql: false,
    },
    "calendars.update": {
      description: "Updates the name or color of a calendar.",
      keywords: ["rename agenda", "agenda", "diary", "planner", "shared agenda", "timetable"],
      params: {
        properties: {
          id: calendar_eventsListParamsCalendarId,
          name: { description: "Name of the calendar." },
          color: { description: "Color of the calendar." },
        },
      },
      isGraphql: false,
    },
    "calendars.delete": {
      description: "Deletes a calendar with its events. The default calendar cannot be deleted.",
      keywords: ["drop agenda", "agenda", "diary", "planner", "shared agenda", "timetable"],
      params: { properties: { id: calendar_eventsListParamsCalendarId } },
      isGraphql: false,
    },
    "schedules.list": {
      description:
        "Lists the free/busy schedules of people, groups and rooms in a time range, by their email addresses.",
      keywords: [
        "availability",
        "when can we meet",
        "team free",
        "free slot",
        "when is somebody free",
        "is somebody free",
        "when we all free",
        "find a time",
        "is the room free",
        "am I available",
      ],
      params: {
        properties: {
          schedules: { description: "Email addresses to look up, up to 20.", examples: [["grace@example.com"]] },
          startTime: { properties: messagesUpdateParamsFlagStartDateTime, description: "Start of the time range." },
          endTime: {
            properties: messagesUpdateParamsFlagStartDateTime,
            description: "End of the time range, less than 62 days after the start.",
          },
          availabilityViewInterval: {
            description:
              "Minutes per digit of `availabilityView`, 5 to 1,440: 0 free, 1 tentative, 2 busy, 3 out of office, 4 " +
              "working elsewhere. Defaults to 30.",
          },
          timeZone: eventsListParamsTimeZone,
        },
      },
      record: { $ref: "#/$defs/Schedule" },
      isGraphql: false,
    },
    "contacts.list": {
      description: "Lists the contacts of the default folder or another one.",
      keywords: ["address book", "person", "phone number", "people", "client", "email address of", "find the contact"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
          filter: { description: "OData filter on the records' fields." },
          orderby: draftsListParamsOrderby,
          folderId: { description: "ID of the folder, as `contact_folders.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with all addresses and numbers.",
      keywords: ["phone of", "who is", "address book", "person", "phone number", "people", "client"],
      params: { properties: { select: { description: "Fields to return." }, id: contactsGetParamsId } },
      isGraphql: false,
    },
    "contacts.create": {
      description: "Creates a contact and returns it.",
      keywords: [
        "save person",
        "add to address book",
        "address book",
        "person",
        "phone number",
        "people",
        "client",
        "add to my contacts",
        "save the number",
      ],
      params: {
        properties: {
          displayName: { description: "Full name of the contact." },
          givenName: { description: "Given name of the contact." },
          surname: { description: "Family name of the contact." },
          emailAddresses: contactsCreateParamsEmailAddresses,
          businessPhones: { description: "Business phone numbers." },
          mobilePhone: { description: "Mobile phone number." },
          companyName: { description: "Company of the contact." },
          jobTitle: { description: "Job title of the contact." },
          department: { description: "Department of the contact." },
          businessAddress: contactsCreateParamsBusinessAddress,
          homeAddress: contactsCreateParamsHomeAddress,
          birthday: { description: "Birthday, usually as midnight UTC." },
          personalNotes: { description: "Personal notes about the contact." },
          categories: messagesUpdateParamsCategories,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description: "Updates a contact. Lists such as `emailAddresses` are replaced as a whole.",
      keywords: ["correct phone", "change email", "address book", "person", "phone number", "people", "client"],
      params: {
        properties: {
          id: contactsGetParamsId,
          displayName: { description: "Full name of the contact." },
          givenName: { description: "Given name of the contact." },
          surname: { description: "Family name of the contact." },
          emailAddresses: contactsCreateParamsEmailAddresses,
          businessPhones: { description: "Business phone numbers." },
          mobilePhone: { description: "Mobile phone number." },
          companyName: { description: "Company of the contact." },
          jobTitle: { description: "Job title of the contact." },
          department: { description: "Department of the contact." },
          businessAddress: contactsCreateParamsBusinessAddress,
          homeAddress: contactsCreateParamsHomeAddress,
          birthday: { description: "Birthday, usually as midnight UTC." },
          personalNotes: { description: "Personal notes about the contact." },
          categories: messagesUpdateParamsCategories,
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes a contact.",
      keywords: ["remove person", "address book", "person", "phone number", "people", "client"],
      params: { properties: { id: contactsGetParamsId } },
      isGraphql: false,
    },
    "contact_folders.list": {
      description: "Lists the contact folders besides the default one.",
      keywords: ["address books", "groups of people", "directory", "lists of people", "where people are"],
      params: draftsListParams,
      record: { $ref: "#/$defs/ContactFolder" },
      isGraphql: false,
    },
    "categories.list": {
      description: "Lists the user's categories, with their preset colors.",
      keywords: ["tag", "label", "marker", "classification", "color code", "colours", "color categories"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skip: { description: "Number of records to skip." },
          skipToken: messagesListParamsSkipToken,
          select: { description: "Fields to return." },
        },
      },
      record: { $ref: "#/$defs/Category" },
      isGraphql: false,
    },
    "mailbox_settings.get": {
      description: "Gets the mailbox settings, including automatic replies.",
      keywords: [
        "is OOO on",
        "out of office",
        "OOO",
        "timezone",
        "working hours",
        "vacation",
        "out of office on",
        "auto reply",
      ],
      isGraphql: false,
    },
    "mailbox_settings.update": {
      description:
        "Updates the mailbox settings, such as automatic replies (out of office) or the time zone. Fields that you " +
        "leave out keep their value.",
      keywords: [
        "set out of office",
        "holiday",
        "language",
        "turn on",
        "OOO",
        "timezone",
        "working hours",
        "vacation",
        "I am away",
        "on holiday",
        "away message",
      ],
      params: {
        properties: {
          automaticRepliesSetting: {
            properties: {
              status: { description: "Status of automatic replies: off, always on, or scheduled." },
              internalReplyMessage: { description: "Reply for people in the organization, as HTML." },
              externalReplyMessage: { description: "Reply for other people, as HTML." },
              externalAudience: { description: "People outside the organization who get a reply." },
              scheduledStartDateTime: {
                properties: messagesUpdateParamsFlagStartDateTime,
                description: "Start of automatic replies. For `scheduled`.",
              },
              scheduledEndDateTime: {
                properties: messagesUpdateParamsFlagStartDateTime,
                description: "End of automatic replies. For `scheduled`.",
              },
            },
            description: "Automatic replies and their schedule.",
          },
          timeZone: {
            description: "Time zone of the mailbox, as a Windows or IANA name.",
            examples: ["Europe/Zurich"],
          },
          dateFormat: { description: "Date format of the mailbox.", examples: ["yyyy-MM-dd"] },
          timeFormat: { description: "Time format of the mailbox.", examples: ["HH:mm"] },
          language: {
            properties: { locale: { description: "Language and country code.", examples: ["de-CH"] } },
            description: "Language and country of the mailbox.",
          },
          delegateMeetingMessageDeliveryOptions: {
            description: "Recipients of invitations when a delegate manages the calendar.",
          },
          workingHours: {
            properties: {
              daysOfWeek: { description: "Working days." },
              startTime: { description: "Start of the working day.", examples: ["08:00:00"] },
              endTime: { description: "End of the working day.", examples: ["17:00:00"] },
              timeZone: {
                properties: { name: { description: "Name of the time zone.", examples: ["W. Europe Standard Time"] } },
                description: "Time zone of the working hours.",
              },
            },
            description: "Working days and hours of the user.",
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Select: { type: "array", items: { type: "string" }, description: "Fields to return." },
    Filter: { type: "string", description: "OData filter on the records' fields." },
    OrderBy: {
      type: "array",
      items: { type: "string" },
      description: "Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter.",
    },
    BodyType: {
      type: "string",
      description: "Format of bodies: HTML or plain text. Defaults to HTML.",
      default: "html",
      enum: ["html", "text"],
    },
    DeltaToken: {
      type: "string",
      description:
        "The `deltaToken` value of the last page of an earlier list. Returns only later changes. An expired token is " +
        "refused.",
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 50.",
      default: 50,
      minimum: 1,
      maximum: 1000,
    },
    TimeZone: {
      type: "string",
      description: "Time zone of times in the response, as a Windows or IANA name. Defaults to UTC.",
      default: "UTC",
      pattern: "^[A-Za-z0-9 ()+_./-]+$",
      examples: ["Europe/Zurich"],
    },
    MessageId: { type: "string", description: "ID of the message, as `messages.list` returns it." },
    OfMessage: {
      type: "string",
      description: "ID of the message that has the attachments, as `messages.list` returns it.",
    },
    AttachmentId: { type: "string", description: "ID of the attachment, as `attachments.list` returns it." },
    FolderId: {
      type: "string",
      description: "ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`.",
    },
    DestinationId: {
      type: "string",
      description:
        "ID of the destination folder, as `mail_folders.list` returns it, or a well-known name such as `archive` or " +
        "`deleteditems`.",
    },
    FolderName: { type: "string", description: "Display name of the folder.", minLength: 1 },
    EventId: { type: "string", description: "ID of the event, as `events.list` or `calendar_view.list` returns it." },
    CalendarId: { type: "string", description: "ID of the calendar, as `calendars.list` returns it." },
    OfCalendar: {
      type: "string",
      description: "ID of the calendar, as `calendars.list` returns it. Defaults to the default calendar.",
    },
    ContactId: { type: "string", description: "ID of the contact, as `contacts.list` returns it." },
    ToRecipients: {
      type: "array",
      items: { $ref: "#/$defs/Recipient" },
      description: "Recipients of the message.",
      examples: [[{ emailAddress: { address: "ada@example.com" } }]],
    },
    CcRecipients: { type: "array", items: { $ref: "#/$defs/Recipient" }, description: "Recipients of a copy (Cc)." },
    BccRecipients: {
      type: "array",
      items: { $ref: "#/$defs/Recipient" },
      description: "Recipients of a blind copy (Bcc).",
    },
    ReplyTo: { type: "array", items: { $ref: "#/$defs/Recipient" }, description: "Addresses that replies go to." },
    From: {
      $ref: "#/$defs/Recipient",
      description: "Sender of the message, if the user can send on behalf of others.",
    },
    Subject: { type: "string", description: "Subject of the message." },
    Body: {
      $ref: "#/$defs/Text",
      description: "Body of the message.",
      examples: [{ contentType: "text", content: "Shall we meet at ten?" }],
    },
    Comment: { type: "string", description: "Text above the original message.", examples: ["At ten is fine."] },
    Importance: { type: "string", description: "Importance of the message.", enum: ["low", "normal", "high"] },
    Attachments: {
      type: "array",
      items: { $ref: "#/$defs/NewAttachment" },
      description: "Files to attach, less than 3 MB in total.",
    },
    ReadReceipt: { type: "boolean", description: "Whether to request a read receipt." },
    DeliveryReceipt: { type: "boolean", description: "Whether to request a delivery receipt." },
    Categories: {
      type: "array",
      items: { type: "string" },
      description: "Category names, as `displayName` of `categories.list`. An update replaces the current ones.",
    },
    EventSubject: { type: "string", description: "Title of the event." },
    EventBody: { $ref: "#/$defs/Text", description: "Description of the event." },
    EventPlace: { $ref: "#/$defs/Place", description: "Location of the event." },
    EventGuests: {
      type: "array",
      items: { $ref: "#/$defs/Guest" },
      description:
        "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
    },
    AllDay: {
      type: "boolean",
      description: "Whether the event lasts all day. Start and end must be midnight in the same time zone.",
    },
    OnlineMeeting: { type: "boolean", description: "Whether to create an online meeting for the event." },
    MeetingProvider: {
      type: "string",
      description: "Online meeting provider. Defaults to the calendar's usual one.",
      enum: ["teamsForBusiness", "skypeForBusiness", "skypeForConsumer"],
    },
    Recurrence: { $ref: "#/$defs/Repeat", description: "Recurrence pattern, which makes the event a series." },
    ReminderOn: { type: "boolean", description: "Whether the reminder is on." },
    ReminderMinutes: { type: "integer", description: "Minutes before the start of the event.", minimum: 0 },
    ShowAs: {
      type: "string",
      description: "Status to show for the time. `oof` is out of office.",
      enum: ["free", "tentative", "busy", "oof", "workingElsewhere"],
    },
    Sensitivity: {
      type: "string",
      description: "Visibility of the event's details to other people.",
      enum: ["normal", "personal", "private", "confidential"],
    },
    NewTimeProposals: { type: "boolean", description: "Whether attendees can propose another time." },
    ResponseRequested: { type: "boolean", description: "Whether attendees are asked for a response." },
    HideAttendees: { type: "boolean", description: "Whether attendees see only themselves in the attendee list." },
    Since: { type: "string", format: "date-time", description: "Start of the time range." },
    Until: { type: "string", format: "date-time", description: "End of the time range." },
    Answer: { type: "string", description: "Comment for the organizer." },
    SendResponse: {
      type: "boolean",
      description: "Whether to notify the organizer. Defaults to `true`.",
      default: true,
    },
    ProposedTime: { $ref: "#/$defs/TimeSlot", description: "Proposed time. Requires `sendResponse` set to `true`." },
    CalendarName: { type: "string", description: "Name of the calendar.", minLength: 1 },
    CalendarColor: {
      type: "string",
      description: "Color of the calendar.",
      enum: [
        "auto",
        "lightBlue",
        "lightGreen",
        "lightOrange",
        "lightGray",
        "lightYellow",
        "lightTeal",
        "lightPink",
        "lightBrown",
        "lightRed",
      ],
    },
    DisplayName: { type: "string", description: "Full name of the contact." },
    GivenName: { type: "string", description: "Given name of the contact." },
    Surname: { type: "string", description: "Family name of the contact." },
    EmailAddresses: {
      type: "array",
      items: { $ref: "#/$defs/Address" },
      description: "Email addresses, up to three.",
      maxItems: 3,
    },
    BusinessPhones: { type: "array", items: { type: "string" }, description: "Business phone numbers." },
    MobilePhone: { type: "string", description: "Mobile phone number." },
    CompanyName: { type: "string", description: "Company of the contact." },
    JobTitle: { type: "string", description: "Job title of the contact." },
    Department: { type: "string", description: "Department of the contact." },
    BusinessAddress: { $ref: "#/$defs/PostalAddress", description: "Business address of the contact." },
    HomeAddress: { $ref: "#/$defs/PostalAddress", description: "Home address of the contact." },
    Birthday: { type: "string", format: "date-time", description: "Birthday, usually as midnight UTC." },
    PersonalNotes: { type: "string", description: "Personal notes about the contact." },
    Day: { type: "string", enum: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] },
    Message: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The message's ID. Changes when the message moves, unless immutable IDs are requested.",
        },
        "@odata.etag": schemasMessageOdataEtag,
        changeKey: schemasMessageChangeKey,
        createdDateTime: schemasMessageCreatedDateTime,
        lastModifiedDateTime: schemasMessageLastModifiedDateTime,
        receivedDateTime: schemasMessageReceivedDateTime,
        sentDateTime: schemasMessageSentDateTime,
        subject: schemasMessageSubject,
        body: schemasMessageBody,
        bodyPreview: schemasMessageBodyPreview,
        uniqueBody: schemasMessageUniqueBody,
        from: schemasMessageFrom,
        sender: schemasMessageSender,
        toRecipients: schemasMessageToRecipients,
        ccRecipients: schemasMessageCcRecipients,
        bccRecipients: schemasMessageBccRecipients,
        replyTo: schemasMessageReplyTo,
        isRead: schemasMessageIsRead,
        isDraft: schemasMessageIsDraft,
        hasAttachments: schemasMessageHasAttachments,
        importance: schemasMessageImportance,
        inferenceClassification: schemasMessageInferenceClassification,
        conversationId: schemasMessageConversationId,
        conversationIndex: schemasMessageConversationIndex,
        internetMessageId: schemasMessageInternetMessageId,
        internetMessageHeaders: schemasMessageInternetMessageHeaders,
        parentFolderId: schemasMessageParentFolderId,
        categories: schemasMessageCategories,
        flag: schemasMessageFlag,
        isReadReceiptRequested: schemasMessageIsReadReceiptRequested,
        isDeliveryReceiptRequested: schemasMessageIsDeliveryReceiptRequested,
        webLink: schemasMessageWebLink,
      },
      required: ["id"],
    },
    MessageIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        subject: { type: "string" },
        bodyPreview: { type: "string", description: "Start of the message text, up to 255 characters." },
        from_name: { type: "string", description: "Name of the sender." },
        from_address: { type: "string", description: "Email address of the sender." },
        toRecipients: { type: "array", description: "Recipients of the message." },
        ccRecipients: { type: "array", description: "Recipients of a copy (Cc)." },
        receivedDateTime: { type: "string", format: "date-time" },
        sentDateTime: { type: "string", format: "date-time" },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        isRead: { type: "boolean" },
        isDraft: { type: "boolean" },
        hasAttachments: { type: "boolean" },
        importance: { type: "string" },
        inferenceClassification: { type: "string" },
        conversationId: { type: "string" },
        internetMessageId: { type: "string" },
        parentFolderId: { type: "string" },
        categories: { type: "array", items: { type: "string" } },
        flag_status: { type: "string", description: "Flag status: `notFlagged`, `flagged` or `complete`." },
        webLink: { type: "string" },
      },
    },
    MessageChange: {
      type: "object",
      properties: {
        id: { type: "string", description: "The changed message's ID." },
        "@odata.etag": schemasMessageOdataEtag,
        "@odata.type": schemasMessageChangeOdataType,
        "@removed": {
          $ref: "#/$defs/Removed",
          description: "The reason the message left the folder. Absent unless it was removed.",
        },
        changeKey: schemasMessageChangeKey,
        createdDateTime: schemasMessageCreatedDateTime,
        lastModifiedDateTime: schemasMessageLastModifiedDateTime,
        receivedDateTime: schemasMessageReceivedDateTime,
        sentDateTime: schemasMessageSentDateTime,
        subject: schemasMessageSubject,
        body: schemasMessageBody,
        bodyPreview: schemasMessageBodyPreview,
        uniqueBody: schemasMessageUniqueBody,
        from: schemasMessageFrom,
        sender: schemasMessageSender,
        toRecipients: schemasMessageToRecipients,
        ccRecipients: schemasMessageCcRecipients,
        bccRecipients: schemasMessageBccRecipients,
        replyTo: schemasMessageReplyTo,
        isRead: schemasMessageIsRead,
        isDraft: schemasMessageIsDraft,
        hasAttachments: schemasMessageHasAttachments,
        importance: schemasMessageImportance,
        inferenceClassification: schemasMessageInferenceClassification,
        conversationId: schemasMessageConversationId,
        conversationIndex: schemasMessageConversationIndex,
        internetMessageId: schemasMessageInternetMessageId,
        internetMessageHeaders: schemasMessageInternetMessageHeaders,
        parentFolderId: schemasMessageParentFolderId,
        categories: schemasMessageCategories,
        flag: schemasMessageFlag,
        isReadReceiptRequested: schemasMessageIsReadReceiptRequested,
        isDeliveryReceiptRequested: schemasMessageIsDeliveryReceiptRequested,
        webLink: schemasMessageWebLink,
      },
      required: ["id"],
    },
    Removed: {
      type: "object",
      properties: {
        reason: {
          type: "string",
          description: "Reason for removal: `deleted`, or `changed` if it no longer matches the list.",
        },
      },
    },
    Content: {
      type: "object",
      properties: { contentType: { type: ["string", "null"] }, content: { type: ["string", "null"] } },
    },
    Party: { type: "object", properties: { emailAddress: schemasPartyEmailAddress_2 } },
    MessageHeader: {
      type: "object",
      properties: { name: { type: ["string", "null"] }, value: { type: ["string", "null"] } },
    },
    FlagState: {
      type: "object",
      properties: {
        flagStatus: { type: ["string", "null"] },
        startDateTime: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        dueDateTime: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        completedDateTime: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
      },
    },
    Time: {
      type: "object",
      properties: {
        dateTime: { type: "string", description: "Date and time without offset, in `timeZone`." },
        timeZone: { type: ["string", "null"] },
      },
    },
    Recipient: {
      type: "object",
      properties: { emailAddress: { $ref: "#/$defs/Address", description: "Email address of the recipient." } },
      required: ["emailAddress"],
    },
    Address: {
      type: "object",
      properties: {
        address: { type: "string", description: "The email address." },
        name: { type: "string", description: "Display name." },
      },
      required: ["address"],
    },
    Text: {
      type: "object",
      properties: {
        contentType: {
          type: "string",
          description: "Format of `content`: plain text or HTML.",
          enum: ["text", "html"],
        },
        content: { type: "string", description: "The text." },
      },
      required: ["contentType", "content"],
    },
    NewAttachment: {
      type: "object",
      properties: {
        "@odata.type": {
          type: "string",
          description: "Type of attachment: a file.",
          enum: ["#microsoft.graph.fileAttachment"],
        },
        name: { type: "string", description: "File name of the attachment." },
        contentBytes: { type: "string", description: "Content of the attachment, in Base64." },
        contentType: { type: "string", description: "MIME type of the file." },
        isInline: { type: "boolean", description: "Whether the attachment is inline in the body." },
        contentId: { type: "string", description: "Name that an HTML body uses to refer to the attachment." },
      },
      required: ["@odata.type", "name", "contentBytes"],
    },
    Flag: {
      type: "object",
      properties: {
        flagStatus: {
          type: "string",
          description: "Follow-up status: flagged or complete.",
          enum: ["notFlagged", "flagged", "complete"],
        },
        startDateTime: { $ref: "#/$defs/Moment", description: "Start of the follow-up. Requires `dueDateTime`." },
        dueDateTime: { $ref: "#/$defs/Moment", description: "Due time of the follow-up." },
        completedDateTime: { $ref: "#/$defs/Moment", description: "Time of completion." },
      },
      required: ["flagStatus"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attachment's ID." },
        "@odata.type": {
          type: "string",
          description: "The OData type, telling files, attached items and links apart.",
        },
        name: { type: ["string", "null"], description: "The attachment's display name, usually the file name." },
        contentType: { type: ["string", "null"], description: "The attachment's MIME type." },
        size: { type: "integer", description: "The attachment's size in bytes." },
        isInline: { type: "boolean", description: "Whether the attachment is shown inside the body." },
        lastModifiedDateTime: schemasMessageLastModifiedDateTime,
        contentId: { type: ["string", "null"], description: "The ID the body uses to refer to an inline attachment." },
        contentLocation: {
          type: ["string", "null"],
          description: "The attachment's Content-Location. Not supported by Microsoft.",
        },
        contentBytes: { type: ["string", "null"], description: "Content in Base64, for files." },
      },
      required: ["id"],
    },
    MailFolder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The folder's ID." },
        displayName: { type: ["string", "null"], description: "The folder's display name." },
        parentFolderId: { type: ["string", "null"], description: "The ID of the folder this folder is in." },
        childFolderCount: {
          type: ["integer", "null"],
          description: "The number of folders directly inside this folder.",
        },
        unreadItemCount: { type: ["integer", "null"], description: "The number of unread items in the folder." },
        totalItemCount: { type: ["integer", "null"], description: "The number of items in the folder." },
        isHidden: { type: ["boolean", "null"], description: "Whether the folder is hidden from ordinary listings." },
      },
      required: ["id"],
    },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID." },
        "@odata.etag": schemasEventOdataEtag,
        changeKey: schemasEventChangeKey,
        createdDateTime: schemasMessageCreatedDateTime,
        lastModifiedDateTime: schemasMessageLastModifiedDateTime,
        categories: schemasEventCategories,
        transactionId: schemasEventTransactionId,
        originalStartTimeZone: schemasEventOriginalStartTimeZone,
        originalEndTimeZone: schemasEventOriginalEndTimeZone,
        originalStart: schemasEventOriginalStart,
        iCalUId: schemasEventICalUId,
        reminderMinutesBeforeStart: schemasEventReminderMinutesBeforeStart,
        isReminderOn: schemasEventIsReminderOn,
        hasAttachments: schemasEventHasAttachments,
        subject: schemasEventSubject,
        bodyPreview: schemasEventBodyPreview,
        body: schemasEventBody,
        importance: schemasEventImportance,
        sensitivity: schemasEventSensitivity,
        isAllDay: schemasEventIsAllDay,
        isCancelled: schemasEventIsCancelled,
        isOrganizer: schemasEventIsOrganizer,
        isDraft: schemasEventIsDraft,
        responseRequested: schemasEventResponseRequested,
        seriesMasterId: schemasEventSeriesMasterId,
        showAs: schemasEventShowAs,
        type: schemasEventType,
        webLink: schemasEventWebLink,
        onlineMeetingUrl: schemasEventOnlineMeetingUrl,
        isOnlineMeeting: schemasEventIsOnlineMeeting,
        onlineMeetingProvider: schemasEventOnlineMeetingProvider,
        onlineMeeting: schemasEventOnlineMeeting,
        allowNewTimeProposals: schemasEventAllowNewTimeProposals,
        hideAttendees: schemasEventHideAttendees,
        recurrence: schemasEventRecurrence,
        responseStatus: schemasEventResponseStatus,
        start: schemasEventStart,
        end: schemasEventEnd,
        location: schemasEventLocation,
        locations: schemasEventLocations,
        attendees: schemasEventAttendees,
        organizer: schemasEventOrganizer,
        cancelledOccurrences: schemasEventCancelledOccurrences,
      },
      required: ["id"],
    },
    EventChange: {
      type: "object",
      properties: {
        id: { type: "string", description: "The changed event's ID." },
        "@odata.etag": schemasEventOdataEtag,
        "@odata.type": schemasMessageChangeOdataType,
        "@removed": {
          $ref: "#/$defs/Removed",
          description: "The reason the event left the calendar view. Absent unless it was removed.",
        },
        changeKey: schemasEventChangeKey,
        createdDateTime: schemasMessageCreatedDateTime,
        lastModifiedDateTime: schemasMessageLastModifiedDateTime,
        categories: schemasEventCategories,
        transactionId: schemasEventTransactionId,
        originalStartTimeZone: schemasEventOriginalStartTimeZone,
        originalEndTimeZone: schemasEventOriginalEndTimeZone,
        originalStart: schemasEventOriginalStart,
        iCalUId: schemasEventICalUId,
        reminderMinutesBeforeStart: schemasEventReminderMinutesBeforeStart,
        isReminderOn: schemasEventIsReminderOn,
        hasAttachments: schemasEventHasAttachments,
        subject: schemasEventSubject,
        bodyPreview: schemasEventBodyPreview,
        body: schemasEventBody,
        importance: schemasEventImportance,
        sensitivity: schemasEventSensitivity,
        isAllDay: schemasEventIsAllDay,
        isCancelled: schemasEventIsCancelled,
        isOrganizer: schemasEventIsOrganizer,
        isDraft: schemasEventIsDraft,
        responseRequested: schemasEventResponseRequested,
        seriesMasterId: schemasEventSeriesMasterId,
        showAs: schemasEventShowAs,
        type: schemasEventType,
        webLink: schemasEventWebLink,
        onlineMeetingUrl: schemasEventOnlineMeetingUrl,
        isOnlineMeeting: schemasEventIsOnlineMeeting,
        onlineMeetingProvider: schemasEventOnlineMeetingProvider,
        onlineMeeting: schemasEventOnlineMeeting,
        allowNewTimeProposals: schemasEventAllowNewTimeProposals,
        hideAttendees: schemasEventHideAttendees,
        recurrence: schemasEventRecurrence,
        responseStatus: schemasEventResponseStatus,
        start: schemasEventStart,
        end: schemasEventEnd,
        location: schemasEventLocation,
        locations: schemasEventLocations,
        attendees: schemasEventAttendees,
        organizer: schemasEventOrganizer,
        cancelledOccurrences: schemasEventCancelledOccurrences,
      },
      required: ["id"],
    },
    EventIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        subject: { type: "string" },
        bodyPreview: { type: "string", description: "Start of the description." },
        start_time: { type: "string", format: "date-time", description: "Start time of the event, in UTC." },
        end_time: { type: "string", format: "date-time", description: "End time of the event, in UTC." },
        isAllDay: { type: "boolean" },
        isCancelled: { type: "boolean" },
        isOnlineMeeting: { type: "boolean" },
        location_name: { type: "string", description: "Location of the event." },
        organizer_address: { type: "string", description: "Email address of the organizer." },
        attendees: { type: "array", description: "Attendees with their responses." },
        response: { type: "string", description: "The user's own response." },
        showAs: { type: "string" },
        sensitivity: { type: "string" },
        importance: { type: "string" },
        type: { type: "string" },
        seriesMasterId: { type: "string" },
        categories: { type: "array", items: { type: "string" } },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        iCalUId: { type: "string" },
        webLink: { type: "string" },
      },
    },
    MeetingInfo: {
      type: "object",
      properties: {
        conferenceId: { type: ["string", "null"] },
        joinUrl: { type: ["string", "null"] },
        quickDial: { type: ["string", "null"] },
        tollNumber: { type: ["string", "null"] },
        tollFreeNumbers: { type: "array", items: { type: "string" } },
        phones: { type: "array", items: { $ref: "#/$defs/Phone" } },
      },
    },
    Phone: {
      type: "object",
      properties: {
        number: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        language: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
      },
    },
    Series: {
      type: "object",
      properties: {
        pattern: {
          type: "object",
          properties: {
            type: { type: ["string", "null"] },
            interval: { type: "integer" },
            month: { type: "integer" },
            dayOfMonth: { type: "integer" },
            daysOfWeek: { type: "array", items: { type: "string" } },
            firstDayOfWeek: { type: ["string", "null"] },
            index: { type: ["string", "null"] },
          },
        },
        range: {
          type: "object",
          properties: {
            type: { type: ["string", "null"] },
            startDate: { type: ["string", "null"], format: "date" },
            endDate: { type: ["string", "null"], format: "date" },
            recurrenceTimeZone: { type: ["string", "null"] },
            numberOfOccurrences: { type: "integer" },
          },
        },
      },
    },
    Response: {
      type: "object",
      properties: { response: { type: ["string", "null"] }, time: { type: ["string", "null"], format: "date-time" } },
    },
    Location: {
      type: "object",
      properties: {
        displayName: { type: ["string", "null"] },
        locationType: { type: ["string", "null"] },
        uniqueId: { type: ["string", "null"] },
        uniqueIdType: { type: ["string", "null"] },
        locationUri: { type: ["string", "null"] },
        locationEmailAddress: { type: ["string", "null"] },
        address: schemasLocationAddress,
        coordinates: { anyOf: [{ $ref: "#/$defs/Coordinates" }, { type: "null" }] },
      },
    },
    Coordinates: {
      type: "object",
      properties: {
        latitude: { type: ["number", "null"] },
        longitude: { type: ["number", "null"] },
        altitude: { type: ["number", "null"] },
        accuracy: { type: ["number", "null"] },
        altitudeAccuracy: { type: ["number", "null"] },
      },
    },
    Attendee: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        status: { anyOf: [{ $ref: "#/$defs/Response" }, { type: "null" }] },
        emailAddress: schemasPartyEmailAddress_2,
        proposedNewTime: {
          type: ["object", "null"],
          properties: { start: { $ref: "#/$defs/Time" }, end: { $ref: "#/$defs/Time" } },
        },
      },
    },
    Moment: {
      type: "object",
      properties: {
        dateTime: {
          type: "string",
          description: "Date and time without offset, in `timeZone`.",
          examples: ["2026-11-24T09:00:00"],
        },
        timeZone: { type: "string", description: "Time zone, as a Windows or IANA name.", examples: ["Europe/Zurich"] },
      },
      required: ["dateTime", "timeZone"],
    },
    TimeSlot: {
      type: "object",
      properties: {
        start: { $ref: "#/$defs/Moment", description: "Start of the time slot." },
        end: { $ref: "#/$defs/Moment", description: "End of the time slot." },
      },
      required: ["start", "end"],
    },
    Place: {
      type: "object",
      properties: {
        displayName: { type: "string", description: "Name of the location." },
        locationEmailAddress: { type: "string", description: "Email address of the room." },
        locationUri: { type: "string", description: "URL of a page about the location." },
        address: { $ref: "#/$defs/PostalAddress", description: "Postal address of the location." },
      },
      required: ["displayName"],
    },
    Guest: {
      type: "object",
      properties: {
        emailAddress: { $ref: "#/$defs/Address", description: "Email address of the attendee or room." },
        type: {
          type: "string",
          description: "Attendance: required, optional, or `resource` for a room.",
          enum: ["required", "optional", "resource"],
        },
      },
      required: ["emailAddress"],
    },
    Repeat: {
      type: "object",
      properties: {
        pattern: { $ref: "#/$defs/RepeatPattern", description: "Frequency of the recurrence." },
        range: { $ref: "#/$defs/RepeatRange", description: "Duration of the recurrence." },
      },
      required: ["pattern", "range"],
    },
    RepeatPattern: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of recurrence. `relative` types use weekdays, such as the second Tuesday.",
          enum: ["daily", "weekly", "absoluteMonthly", "relativeMonthly", "absoluteYearly", "relativeYearly"],
        },
        interval: {
          type: "integer",
          description: "Interval between occurrences, in days, weeks, months or years.",
          minimum: 1,
        },
        daysOfWeek: {
          type: "array",
          items: { $ref: "#/$defs/Day" },
          description: "Days of the week. For `weekly` and both `relative` types.",
        },
        dayOfMonth: {
          type: "integer",
          description: "Day of the month. For both `absolute` types.",
          minimum: 1,
          maximum: 31,
        },
        month: { type: "integer", description: "Month. For both yearly types.", minimum: 1, maximum: 12 },
        index: {
          type: "string",
          description: "Occurrence of the weekday in the month. For both `relative` types.",
          enum: ["first", "second", "third", "fourth", "last"],
        },
        firstDayOfWeek: { $ref: "#/$defs/Day", description: "First day of the week. For `weekly`." },
      },
      required: ["type", "interval"],
    },
    RepeatRange: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "End of the recurrence: by date, never, or after a number of occurrences.",
          enum: ["endDate", "noEnd", "numbered"],
        },
        startDate: { type: "string", format: "date", description: "First day of the recurrence." },
        endDate: { type: "string", format: "date", description: "Last day of the recurrence. For `endDate`." },
        numberOfOccurrences: { type: "integer", description: "Number of occurrences. For `numbered`.", minimum: 1 },
        recurrenceTimeZone: {
          type: "string",
          description: "Time zone of both dates. Defaults to the time zone of `start`.",
        },
      },
      required: ["type", "startDate"],
    },
    Calendar: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        hexColor: { type: ["string", "null"] },
        isDefaultCalendar: { type: ["boolean", "null"] },
        changeKey: { type: ["string", "null"] },
        canEdit: { type: ["boolean", "null"] },
        canShare: { type: ["boolean", "null"] },
        canViewPrivateItems: { type: ["boolean", "null"] },
        isRemovable: { type: ["boolean", "null"] },
        isTallyingResponses: { type: ["boolean", "null"] },
        allowedOnlineMeetingProviders: { type: "array", items: { type: "string" } },
        defaultOnlineMeetingProvider: { type: ["string", "null"] },
        owner: schemasPartyEmailAddress_2,
      },
      required: ["id"],
    },
    Schedule: {
      type: "object",
      properties: {
        scheduleId: { type: "string" },
        availabilityView: { type: ["string", "null"] },
        scheduleItems: { type: "array", items: { $ref: "#/$defs/ScheduleItem" } },
        workingHours: { anyOf: [{ $ref: "#/$defs/Hours" }, { type: "null" }] },
        error: {
          type: ["object", "null"],
          properties: { message: { type: ["string", "null"] }, responseCode: { type: ["string", "null"] } },
        },
      },
      required: ["scheduleId"],
    },
    ScheduleItem: {
      type: "object",
      properties: {
        status: { type: ["string", "null"] },
        start: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        end: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        subject: { type: ["string", "null"] },
        location: { type: ["string", "null"] },
        isPrivate: { type: ["boolean", "null"] },
      },
    },
    Hours: {
      type: "object",
      properties: {
        daysOfWeek: { type: "array", items: { type: "string" } },
        startTime: { type: ["string", "null"] },
        endTime: { type: ["string", "null"] },
        timeZone: { type: ["object", "null"], properties: { name: { type: ["string", "null"] } } },
      },
    },
    Contact: {
      type: "object",
      properties: {
        id: { type: "string" },
        "@odata.etag": { type: "string" },
        changeKey: { type: ["string", "null"] },
        createdDateTime: { type: ["string", "null"], format: "date-time" },
        lastModifiedDateTime: { type: ["string", "null"], format: "date-time" },
        categories: { type: "array", items: { type: "string" } },
        parentFolderId: { type: ["string", "null"] },
        birthday: { type: ["string", "null"], format: "date-time" },
        fileAs: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        givenName: { type: ["string", "null"] },
        initials: { type: ["string", "null"] },
        middleName: { type: ["string", "null"] },
        nickName: { type: ["string", "null"] },
        surname: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        yomiGivenName: { type: ["string", "null"] },
        yomiSurname: { type: ["string", "null"] },
        yomiCompanyName: { type: ["string", "null"] },
        generation: { type: ["string", "null"] },
        imAddresses: { type: "array", items: { type: "string" } },
        jobTitle: { type: ["string", "null"] },
        companyName: { type: ["string", "null"] },
        department: { type: ["string", "null"] },
        officeLocation: { type: ["string", "null"] },
        profession: { type: ["string", "null"] },
        businessHomePage: { type: ["string", "null"] },
        assistantName: { type: ["string", "null"] },
        manager: { type: ["string", "null"] },
        homePhones: { type: "array", items: { type: "string" } },
        mobilePhone: { type: ["string", "null"] },
        businessPhones: { type: "array", items: { type: "string" } },
        spouseName: { type: ["string", "null"] },
        personalNotes: { type: ["string", "null"] },
        children: { type: "array", items: { type: "string" } },
        emailAddresses: { type: "array", items: { $ref: "#/$defs/ContactAddress" } },
        primaryEmailAddress: schemasContactPrimaryEmailAddress,
        secondaryEmailAddress: schemasContactPrimaryEmailAddress,
        tertiaryEmailAddress: schemasContactPrimaryEmailAddress,
        homeAddress: schemasLocationAddress,
        businessAddress: schemasLocationAddress,
        otherAddress: schemasLocationAddress,
      },
      required: ["id"],
    },
    ContactAddress: { type: "object", properties: schemasPartyEmailAddress },
    PostalAddress: {
      type: "object",
      properties: {
        street: { type: ["string", "null"], description: "Street and number." },
        city: { type: ["string", "null"], description: "City of the address." },
        state: { type: ["string", "null"], description: "State or province." },
        postalCode: { type: ["string", "null"], description: "Postal code of the address." },
        countryOrRegion: { type: ["string", "null"], description: "Country or region." },
      },
    },
    ContactFolder: {
      type: "object",
      properties: {
        id: { type: "string" },
        displayName: { type: ["string", "null"] },
        parentFolderId: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Category: {
      type: "object",
      properties: {
        id: { type: "string" },
        displayName: { type: ["string", "null"] },
        color: { type: ["string", "null"], description: "Color: `none`, or `preset0` to `preset24`." },
      },
      required: ["id"],
    },
    MailboxSettings: {
      type: "object",
      properties: {
        archiveFolder: { type: ["string", "null"] },
        timeZone: { type: ["string", "null"] },
        dateFormat: { type: ["string", "null"] },
        timeFormat: { type: ["string", "null"] },
        userPurpose: { type: ["string", "null"] },
        delegateMeetingMessageDeliveryOptions: { type: ["string", "null"] },
        automaticRepliesSetting: { anyOf: [{ $ref: "#/$defs/ReplySettings" }, { type: "null" }] },
        language: { anyOf: [{ $ref: "#/$defs/Locale" }, { type: "null" }] },
        workingHours: { anyOf: [{ $ref: "#/$defs/Hours" }, { type: "null" }] },
      },
    },
    ReplySettings: {
      type: "object",
      properties: {
        status: { type: ["string", "null"] },
        externalAudience: { type: ["string", "null"] },
        scheduledStartDateTime: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        scheduledEndDateTime: { anyOf: [{ $ref: "#/$defs/Time" }, { type: "null" }] },
        internalReplyMessage: { type: ["string", "null"] },
        externalReplyMessage: { type: ["string", "null"] },
      },
    },
    Locale: {
      type: "object",
      properties: { locale: { type: ["string", "null"] }, displayName: { type: ["string", "null"] } },
    },
    AutomaticReplies: {
      type: "object",
      properties: {
        status: {
          type: "string",
          description: "Status of automatic replies: off, always on, or scheduled.",
          enum: ["disabled", "alwaysEnabled", "scheduled"],
        },
        internalReplyMessage: { type: "string", description: "Reply for people in the organization, as HTML." },
        externalReplyMessage: { type: "string", description: "Reply for other people, as HTML." },
        externalAudience: {
          type: "string",
          description: "People outside the organization who get a reply.",
          enum: ["none", "contactsOnly", "all"],
        },
        scheduledStartDateTime: { $ref: "#/$defs/Moment", description: "Start of automatic replies. For `scheduled`." },
        scheduledEndDateTime: { $ref: "#/$defs/Moment", description: "End of automatic replies. For `scheduled`." },
      },
      required: ["status"],
    },
    Language: {
      type: "object",
      properties: { locale: { type: "string", description: "Language and country code.", examples: ["de-CH"] } },
      required: ["locale"],
    },
    WorkingHours: {
      type: "object",
      properties: {
        daysOfWeek: { type: "array", items: { $ref: "#/$defs/Day" }, description: "Working days." },
        startTime: { type: "string", description: "Start of the working day.", examples: ["08:00:00"] },
        endTime: { type: "string", description: "End of the working day.", examples: ["17:00:00"] },
        timeZone: {
          type: "object",
          properties: {
            name: { type: "string", description: "Name of the time zone.", examples: ["W. Europe Standard Time"] },
          },
          required: ["name"],
          description: "Time zone of the working hours.",
        },
      },
      required: ["daysOfWeek", "startTime", "endTime", "timeZone"],
    },
  },
})
