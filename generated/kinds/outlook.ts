// Generated from definitions/outlook.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { Outlook } from '../types/outlook.ts'

const authOauthSend = {
  bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
  headers: [],
  query: [],
}
const authOauthTokenUrl = {
  text: "https://login.microsoftonline.com/{{config.tenant}}/oauth2/v2.0/token",
  parts: ["https://login.microsoftonline.com/", { name: "config.tenant" }, "/oauth2/v2.0/token"],
}
const requestHeaders = [
  { name: "prefer", value: { template: { text: "IdType=\"ImmutableId\"", parts: ["IdType=\"ImmutableId\""] } } },
]
const requestErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "code"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "body", steps: ["error", "innerError", "request-id"] }],
  rules: [
    {
      status: [404],
      at: { in: "body", steps: ["error", "code"] },
      is: ["MailboxNotEnabledForRESTAPI", "MailboxNotSupportedForRESTAPI"],
      as: "plan_required",
    },
    {
      status: [410],
      at: { in: "body", steps: ["error", "code"] },
      is: ["SyncStateNotFound", "syncStateNotFound", "resyncRequired"],
      as: "invalid",
    },
  ],
}
const requestRate = { limit: 10000, perMs: 600000, concurrency: 4, unit: "seconds" }
const entitiesMessagesSyncWith2 = {
  name: "filter",
  value: {
    template: {
      text: "lastModifiedDateTime ge {{datetime since}}",
      parts: ["lastModifiedDateTime ge ", { name: "since", helper: "datetime" }],
    },
  },
}
const entitiesMessagesSyncWith = [
  { name: "top", value: { constant: 100 } },
  {
    name: "select",
    value: {
      list: [
        { template: { text: "id", parts: ["id"] } },
        { template: { text: "subject", parts: ["subject"] } },
        { template: { text: "bodyPreview", parts: ["bodyPreview"] } },
        { template: { text: "from", parts: ["from"] } },
        { template: { text: "sender", parts: ["sender"] } },
        { template: { text: "toRecipients", parts: ["toRecipients"] } },
        { template: { text: "ccRecipients", parts: ["ccRecipients"] } },
        { template: { text: "replyTo", parts: ["replyTo"] } },
        { template: { text: "receivedDateTime", parts: ["receivedDateTime"] } },
        { template: { text: "sentDateTime", parts: ["sentDateTime"] } },
        { template: { text: "createdDateTime", parts: ["createdDateTime"] } },
        { template: { text: "lastModifiedDateTime", parts: ["lastModifiedDateTime"] } },
        { template: { text: "isRead", parts: ["isRead"] } },
        { template: { text: "isDraft", parts: ["isDraft"] } },
        { template: { text: "hasAttachments", parts: ["hasAttachments"] } },
        { template: { text: "importance", parts: ["importance"] } },
        { template: { text: "inferenceClassification", parts: ["inferenceClassification"] } },
        { template: { text: "conversationId", parts: ["conversationId"] } },
        { template: { text: "internetMessageId", parts: ["internetMessageId"] } },
        { template: { text: "parentFolderId", parts: ["parentFolderId"] } },
        { template: { text: "categories", parts: ["categories"] } },
        { template: { text: "flag", parts: ["flag"] } },
        { template: { text: "webLink", parts: ["webLink"] } },
        { template: { text: "changeKey", parts: ["changeKey"] } },
      ],
    },
  },
  entitiesMessagesSyncWith2,
]
const entitiesEventsSyncWith = [{ name: "top", value: { constant: 100 } }, entitiesMessagesSyncWith2]
const messagesListParamsTop = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 1,000. Defaults to 50.",
  default: 50,
  minimum: 1,
  maximum: 1000,
}
const messagesListParamsSkip = { type: "integer", description: "Number of records to skip.", minimum: 0 }
const messagesListParamsSkipToken = {
  type: "string",
  description: "Token of the next page, as `next` of the previous page returns it.",
}
const messagesListParamsSelect = {
  type: "array",
  items: { type: "string" },
  description: "Fields to return.",
  examples: [["id", "subject"]],
}
const messagesListParamsFilter = {
  type: "string",
  description: "OData filter on the records' fields.",
  examples: ["isRead eq false"],
}
const messagesListParamsOrderby = {
  type: "array",
  items: { type: "string" },
  description: "Fields to sort by, each optionally with `desc`. With `filter`, they must come first in the filter.",
  examples: [["receivedDateTime desc"]],
}
const messagesListParamsBodyType = {
  type: "string",
  description: "Format of bodies: HTML or plain text. Defaults to HTML.",
  default: "html",
  enum: ["html", "text"],
}
const messagesListQuery1 = { name: "$top", value: { template: { text: "{{top}}", parts: [{ name: "top" }] } } }
const messagesListQuery2 = { name: "$skip", value: { template: { text: "{{skip}}", parts: [{ name: "skip" }] } } }
const messagesListQuery3 = {
  name: "$skiptoken",
  value: { template: { text: "{{skipToken}}", parts: [{ name: "skipToken" }] } },
}
const messagesListQuery4 = {
  name: "$select",
  value: { template: { text: "{{select}}", parts: [{ name: "select" }] } },
}
const messagesListQuery5 = {
  name: "$filter",
  value: { template: { text: "{{filter}}", parts: [{ name: "filter" }] } },
}
const messagesListQuery6 = {
  name: "$orderby",
  value: { template: { text: "{{orderby}}", parts: [{ name: "orderby" }] } },
}
const messagesListHeaders = [
  {
    name: "prefer",
    value: {
      template: {
        text: "IdType=\"ImmutableId\", outlook.body-content-type=\"{{bodyType}}\"",
        parts: ["IdType=\"ImmutableId\", outlook.body-content-type=\"", { name: "bodyType" }, "\""],
      },
    },
  },
]
const messagesListPagination = {
  style: "link",
  param: "skip",
  links: [
    {
      next: { in: "body", steps: ["@odata.nextLink"] },
      param: "skip",
      wireName: "$skip",
      also: { skipToken: "$skiptoken" },
      size: "top",
    },
  ],
  size: "top",
}
const messagesGetParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the message, as `messages.list` returns it.",
}
const messagesGetQuery = [messagesListQuery4]
const messagesCreateParamsToRecipientsItemsEmailAddress = {
  address: { type: "string", description: "The email address." },
  name: { type: "string", description: "Display name." },
}
const messagesCreateParamsToRecipientsItems = {
  emailAddress: {
    type: "object",
    properties: messagesCreateParamsToRecipientsItemsEmailAddress,
    required: ["address"],
    additionalProperties: false,
    description: "Email address of the recipient.",
  },
}
const messagesCreateParamsToRecipientsItems_2 = {
  type: "object",
  properties: messagesCreateParamsToRecipientsItems,
  required: ["emailAddress"],
  additionalProperties: false,
}
const messagesCreateParamsToRecipients = {
  type: "array",
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of the message.",
  examples: [[{ emailAddress: { address: "ada@example.com" } }]],
}
const messagesCreateParamsBody = {
  contentType: { type: "string", description: "Format of `content`: plain text or HTML.", enum: ["text", "html"] },
  content: { type: "string", description: "The text." },
}
const messagesCreateParamsBody_2 = {
  type: "object",
  properties: messagesCreateParamsBody,
  required: ["contentType", "content"],
  additionalProperties: false,
  description: "Body of the message.",
  examples: [{ contentType: "text", content: "Shall we meet at ten?" }],
}
const messagesCreateParamsCcRecipients = {
  type: "array",
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of a copy (Cc).",
}
const messagesCreateParamsBccRecipients = {
  type: "array",
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Recipients of a blind copy (Bcc).",
}
const messagesCreateParamsReplyTo = {
  type: "array",
  items: messagesCreateParamsToRecipientsItems_2,
  description: "Addresses that replies go to.",
}
const messagesCreateParamsFrom = {
  type: "object",
  properties: messagesCreateParamsToRecipientsItems,
  required: ["emailAddress"],
  additionalProperties: false,
  description: "Sender of the message, if the user can send on behalf of others.",
}
const messagesCreateParamsImportance = {
  type: "string",
  description: "Importance of the message.",
  enum: ["low", "normal", "high"],
}
const messagesCreateParamsAttachmentsItemsContentId = {
  type: "string",
  description: "Name that an HTML body uses to refer to the attachment.",
}
const messagesCreateParamsAttachmentsItems = {
  "@odata.type": {
    type: "string",
    description: "Type of attachment: a file.",
    enum: ["#microsoft.graph.fileAttachment"],
  },
  name: { type: "string", description: "File name of the attachment." },
  contentBytes: { type: "string", description: "Content of the attachment, in Base64." },
  contentType: { type: "string", description: "MIME type of the file." },
  isInline: { type: "boolean", description: "Whether the attachment is inline in the body." },
  contentId: messagesCreateParamsAttachmentsItemsContentId,
}
const messagesCreateParamsAttachments = {
  type: "array",
  items: {
    type: "object",
    properties: messagesCreateParamsAttachmentsItems,
    required: ["@odata.type", "name", "contentBytes"],
    additionalProperties: false,
  },
  description: "Files to attach, less than 3 MB in total.",
}
const messagesCreateParamsIsReadReceiptRequested = {
  type: "boolean",
  description: "Whether to request a read receipt.",
}
const messagesCreateParamsIsDeliveryReceiptRequested = {
  type: "boolean",
  description: "Whether to request a delivery receipt.",
}
const messagesCreateBodyEntries0ValueMapToRecipients = {
  template: { text: "{{toRecipients}}", parts: [{ name: "toRecipients" }] },
}
const messagesCreateBodyEntries0ValueMapSubject = { template: { text: "{{subject}}", parts: [{ name: "subject" }] } }
const messagesCreateBodyEntries0ValueMapCcRecipients = {
  template: { text: "{{ccRecipients}}", parts: [{ name: "ccRecipients" }] },
}
const messagesCreateBodyEntries0ValueMapBccRecipients = {
  template: { text: "{{bccRecipients}}", parts: [{ name: "bccRecipients" }] },
}
const messagesCreateBodyEntries0ValueMapReplyTo = { template: { text: "{{replyTo}}", parts: [{ name: "replyTo" }] } }
const messagesCreateBodyEntries0ValueMapImportance = {
  template: { text: "{{importance}}", parts: [{ name: "importance" }] },
}
const messagesCreateBodyEntries0ValueMapAttachments = {
  template: { text: "{{attachments}}", parts: [{ name: "attachments" }] },
}
const messagesCreateBodyEntries0ValueMapIsReadReceiptRequested = {
  template: { text: "{{isReadReceiptRequested}}", parts: [{ name: "isReadReceiptRequested" }] },
}
const messagesCreateBodyEntries0ValueMapIsDeliveryReceiptRequested = {
  template: { text: "{{isDeliveryReceiptRequested}}", parts: [{ name: "isDeliveryReceiptRequested" }] },
}
const messagesUpdateParamsCategories = {
  type: "array",
  items: { type: "string" },
  description: "Category names, as `displayName` of `categories.list`. Replaces the current ones.",
}
const messagesUpdateParamsFlagFlagStatus = {
  type: "string",
  description: "Follow-up status: flagged or complete.",
  enum: ["notFlagged", "flagged", "complete"],
}
const messagesUpdateParamsFlagStartDateTime = {
  dateTime: {
    type: "string",
    description: "Date and time without offset, in `timeZone`.",
    examples: ["2026-11-24T09:00:00"],
  },
  timeZone: { type: "string", description: "Time zone, as a Windows or IANA name.", examples: ["Europe/Zurich"] },
}
const messagesUpdateBodyEntries1 = {
  name: "categories",
  value: { template: { text: "{{categories}}", parts: [{ name: "categories" }] } },
}
const messagesUpdateBodyEntries3 = { name: "importance", value: messagesCreateBodyEntries0ValueMapImportance }
const messagesDeleteParams = {
  type: "object",
  properties: { id: messagesGetParamsId },
  required: ["id"],
  additionalProperties: false,
}
const messagesMoveParamsDestinationId = {
  type: "string",
  description:
    "ID of the destination folder, as `mail_folders.list` returns it, or a well-known name such as `archive` or " +
    "`deleteditems`.",
}
const messagesMoveParams = {
  type: "object",
  properties: { id: messagesGetParamsId, destinationId: messagesMoveParamsDestinationId },
  required: ["id", "destinationId"],
  additionalProperties: false,
}
const messagesMoveBody = {
  from: "entries",
  entries: [
    { name: "destinationId", value: { template: { text: "{{destinationId}}", parts: [{ name: "destinationId" }] } } },
  ],
}
const message_changesListParamsDeltaToken = {
  type: "string",
  description:
    "The `deltaToken` value of the last page of an earlier list. Returns only later changes. An expired token is " +
    "refused.",
}
const message_changesListQuery3 = {
  name: "$deltatoken",
  value: { template: { text: "{{deltaToken}}", parts: [{ name: "deltaToken" }] } },
}
const message_changesListHeaders = [
  {
    name: "prefer",
    value: {
      template: {
        text: "IdType=\"ImmutableId\", odata.maxpagesize={{pageSize}}",
        parts: ["IdType=\"ImmutableId\", odata.maxpagesize=", { name: "pageSize" }],
      },
    },
  },
]
const message_changesListMeta = {
  deltaToken: { in: "query", url: { in: "body", steps: ["@odata.deltaLink"] }, param: "$deltatoken" },
}
const message_changesListPaginationLinks = [
  { next: { in: "body", steps: ["@odata.nextLink"] }, param: "skipToken", wireName: "$skiptoken", size: "pageSize" },
]
const draftsListParams = {
  type: "object",
  properties: {
    top: messagesListParamsTop,
    skip: messagesListParamsSkip,
    skipToken: messagesListParamsSkipToken,
    select: messagesListParamsSelect,
    filter: messagesListParamsFilter,
    orderby: messagesListParamsOrderby,
  },
  additionalProperties: false,
}
const draftsListQuery = [
  messagesListQuery1,
  messagesListQuery2,
  messagesListQuery3,
  messagesListQuery4,
  messagesListQuery5,
  messagesListQuery6,
]
const draftsCreateBodyEntries0 = { name: "subject", value: messagesCreateBodyEntries0ValueMapSubject }
const draftsCreateBodyEntries1 = { name: "body", value: { template: { text: "{{body}}", parts: [{ name: "body" }] } } }
const draftsCreateBodyEntries2 = { name: "toRecipients", value: messagesCreateBodyEntries0ValueMapToRecipients }
const draftsCreateBodyEntries3 = { name: "ccRecipients", value: messagesCreateBodyEntries0ValueMapCcRecipients }
const draftsCreateBodyEntries4 = { name: "bccRecipients", value: messagesCreateBodyEntries0ValueMapBccRecipients }
const draftsCreateBodyEntries5 = { name: "replyTo", value: messagesCreateBodyEntries0ValueMapReplyTo }
const draftsCreateBodyEntries6 = { name: "from", value: { template: { text: "{{from}}", parts: [{ name: "from" }] } } }
const draftsCreateBodyEntries10 = {
  name: "isReadReceiptRequested",
  value: messagesCreateBodyEntries0ValueMapIsReadReceiptRequested,
}
const draftsCreateBodyEntries11 = {
  name: "isDeliveryReceiptRequested",
  value: messagesCreateBodyEntries0ValueMapIsDeliveryReceiptRequested,
}
const draftsUpdateParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the draft, as `drafts.list` returns it.",
}
const draft_repliesCreateParamsComment = {
  type: "string",
  description: "Text above the original message.",
  examples: ["At ten is fine."],
}
const draft_repliesCreateParams = { id: messagesGetParamsId, comment: draft_repliesCreateParamsComment }
const draft_repliesCreateBodyEntries0 = {
  name: "comment",
  value: { template: { text: "{{comment}}", parts: [{ name: "comment" }] } },
}
const draft_repliesCreateBody = { from: "entries", entries: [draft_repliesCreateBodyEntries0] }
const draft_forwardsCreateParams = {
  id: messagesGetParamsId,
  toRecipients: messagesCreateParamsToRecipients,
  comment: draft_repliesCreateParamsComment,
}
const draft_forwardsCreateBody = {
  from: "entries",
  entries: [draftsCreateBodyEntries2, draft_repliesCreateBodyEntries0],
}
const repliesCreateParams = {
  type: "object",
  properties: draft_repliesCreateParams,
  required: ["id", "comment"],
  additionalProperties: false,
}
const attachmentsListParamsMessageId = {
  minLength: 1,
  type: "string",
  description: "ID of the message that has the attachments, as `messages.list` returns it.",
}
const attachmentsGetPath = ["/messages/", { param: "messageId" }, "/attachments/", { param: "id" }]
const attachmentsGetParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the attachment, as `attachments.list` returns it.",
}
const attachmentsCreateBodyEntries1 = {
  name: "name",
  value: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
}
const attachmentsDeleteParams = {
  type: "object",
  properties: { messageId: attachmentsListParamsMessageId, id: attachmentsGetParamsId },
  required: ["messageId", "id"],
  additionalProperties: false,
}
const mail_foldersListRoutes = [
  { when: "parentFolderId", path: ["/mailFolders/", { param: "parentFolderId" }, "/childFolders"] },
]
const mail_foldersGetParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the folder, as `mail_folders.list` returns it, or a well-known name such as `inbox`.",
}
const mail_foldersCreateParamsDisplayName = {
  type: "string",
  description: "Display name of the folder.",
  minLength: 1,
}
const mail_foldersCreateBodyEntries0 = {
  name: "displayName",
  value: { template: { text: "{{displayName}}", parts: [{ name: "displayName" }] } },
}
const eventsListParamsTimeZone = {
  type: "string",
  description: "Time zone of times in the response, as a Windows or IANA name. Defaults to UTC.",
  default: "UTC",
  pattern: "^[A-Za-z0-9 ()+_./-]+$",
  examples: ["Europe/Zurich"],
}
const eventsListHeaders = [
  {
    name: "prefer",
    value: {
      template: {
        text: "IdType=\"ImmutableId\", outlook.timezone=\"{{timeZone}}\"",
        parts: ["IdType=\"ImmutableId\", outlook.timezone=\"", { name: "timeZone" }, "\""],
      },
    },
  },
]
const eventsGetParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the event, as `events.list` or `calendar_view.list` returns it.",
}
const eventsCreateParamsCalendarId = {
  minLength: 1,
  type: "string",
  description: "ID of the calendar, as `calendars.list` returns it. Defaults to the default calendar.",
}
const eventsCreateParamsStart = {
  type: "object",
  properties: messagesUpdateParamsFlagStartDateTime,
  required: ["dateTime", "timeZone"],
  additionalProperties: false,
  description: "Start of the event.",
}
const eventsCreateParamsEnd = {
  type: "object",
  properties: messagesUpdateParamsFlagStartDateTime,
  required: ["dateTime", "timeZone"],
  additionalProperties: false,
  description: "End of the event. For all-day events, midnight after the last day.",
}
const eventsCreateParamsBody = {
  type: "object",
  properties: messagesCreateParamsBody,
  required: ["contentType", "content"],
  additionalProperties: false,
  description: "Description of the event.",
}
const eventsCreateParamsLocationLocationEmailAddress = { type: "string", description: "Email address of the room." }
const eventsCreateParamsLocationLocationUri = { type: "string", description: "URL of a page about the location." }
const eventsCreateParamsLocationAddress = {
  street: { type: ["string", "null"], description: "Street and number." },
  city: { type: ["string", "null"], description: "City of the address." },
  state: { type: ["string", "null"], description: "State or province." },
  postalCode: { type: ["string", "null"], description: "Postal code of the address." },
  countryOrRegion: { type: ["string", "null"], description: "Country or region." },
}
const eventsCreateParamsLocation = {
  type: "object",
  properties: {
    displayName: { type: "string", description: "Name of the location." },
    locationEmailAddress: eventsCreateParamsLocationLocationEmailAddress,
    locationUri: eventsCreateParamsLocationLocationUri,
    address: {
      type: "object",
      properties: eventsCreateParamsLocationAddress,
      additionalProperties: false,
      description: "Postal address of the location.",
    },
  },
  required: ["displayName"],
  additionalProperties: false,
  description: "Location of the event.",
}
const eventsCreateParamsAttendeesItemsType = {
  type: "string",
  description: "Attendance: required, optional, or `resource` for a room.",
  enum: ["required", "optional", "resource"],
}
const eventsCreateParamsAttendees = {
  type: "array",
  items: {
    type: "object",
    properties: {
      emailAddress: {
        type: "object",
        properties: messagesCreateParamsToRecipientsItemsEmailAddress,
        required: ["address"],
        additionalProperties: false,
        description: "Email address of the attendee or room.",
      },
      type: eventsCreateParamsAttendeesItemsType,
    },
    required: ["emailAddress"],
    additionalProperties: false,
  },
  description: "Attendees and rooms. Replaces the current ones: attendees that you leave out are uninvited.",
}
const eventsCreateParamsIsAllDay = {
  type: "boolean",
  description: "Whether the event lasts all day. Start and end must be midnight in the same time zone.",
}
const eventsCreateParamsIsOnlineMeeting = {
  type: "boolean",
  description: "Whether to create an online meeting for the event.",
}
const eventsCreateParamsOnlineMeetingProvider = {
  type: "string",
  description: "Online meeting provider. Defaults to the calendar's usual one.",
  enum: ["teamsForBusiness", "skypeForBusiness", "skypeForConsumer"],
}
const eventsCreateParamsRecurrencePatternType = {
  type: "string",
  description: "Type of recurrence. `relative` types use weekdays, such as the second Tuesday.",
  enum: ["daily", "weekly", "absoluteMonthly", "relativeMonthly", "absoluteYearly", "relativeYearly"],
}
const eventsCreateParamsRecurrencePatternInterval = {
  type: "integer",
  description: "Interval between occurrences, in days, weeks, months or years.",
  minimum: 1,
}
const eventsCreateParamsRecurrencePatternDaysOfWeekItemsEnum = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
]
const eventsCreateParamsRecurrencePatternDaysOfWeekItems = {
  type: "string",
  enum: eventsCreateParamsRecurrencePatternDaysOfWeekItemsEnum,
}
const eventsCreateParamsRecurrencePatternDayOfMonth = {
  type: "integer",
  description: "Day of the month. For both `absolute` types.",
  minimum: 1,
  maximum: 31,
}
const eventsCreateParamsRecurrencePatternMonth = {
  type: "integer",
  description: "Month. For both yearly types.",
  minimum: 1,
  maximum: 12,
}
const eventsCreateParamsRecurrencePatternIndex = {
  type: "string",
  description: "Occurrence of the weekday in the month. For both `relative` types.",
  enum: ["first", "second", "third", "fourth", "last"],
}
const eventsCreateParamsRecurrenceRange = {
  type: {
    type: "string",
    description: "End of the recurrence: by date, never, or after a number of occurrences.",
    enum: ["endDate", "noEnd", "numbered"],
  },
  startDate: { type: "string", format: "date", description: "First day of the recurrence." },
  endDate: { type: "string", format: "date", description: "Last day of the recurrence. For `endDate`." },
  numberOfOccurrences: { type: "integer", description: "Number of occurrences. For `numbered`.", minimum: 1 },
  recurrenceTimeZone: { type: "string", description: "Time zone of both dates. Defaults to the time zone of `start`." },
}
const eventsCreateParamsRecurrence = {
  type: "object",
  properties: {
    pattern: {
      type: "object",
      properties: {
        type: eventsCreateParamsRecurrencePatternType,
        interval: eventsCreateParamsRecurrencePatternInterval,
        daysOfWeek: {
          type: "array",
          items: eventsCreateParamsRecurrencePatternDaysOfWeekItems,
          description: "Days of the week. For `weekly` and both `relative` types.",
        },
        dayOfMonth: eventsCreateParamsRecurrencePatternDayOfMonth,
        month: eventsCreateParamsRecurrencePatternMonth,
        index: eventsCreateParamsRecurrencePatternIndex,
        firstDayOfWeek: {
          type: "string",
          enum: eventsCreateParamsRecurrencePatternDaysOfWeekItemsEnum,
          description: "First day of the week. For `weekly`.",
        },
      },
      required: ["type", "interval"],
      additionalProperties: false,
      description: "Frequency of the recurrence.",
    },
    range: {
      type: "object",
      properties: eventsCreateParamsRecurrenceRange,
      required: ["type", "startDate"],
      additionalProperties: false,
      description: "Duration of the recurrence.",
    },
  },
  required: ["pattern", "range"],
  additionalProperties: false,
  description: "Recurrence pattern, which makes the event a series.",
}
const eventsCreateParamsIsReminderOn = { type: "boolean", description: "Whether the reminder is on." }
const eventsCreateParamsReminderMinutesBeforeStart = {
  type: "integer",
  description: "Minutes before the start of the event.",
  minimum: 0,
}
const eventsCreateParamsShowAs = {
  type: "string",
  description: "Status to show for the time. `oof` is out of office.",
  enum: ["free", "tentative", "busy", "oof", "workingElsewhere"],
}
const eventsCreateParamsSensitivity = {
  type: "string",
  description: "Visibility of the event's details to other people.",
  enum: ["normal", "personal", "private", "confidential"],
}
const eventsCreateParamsAllowNewTimeProposals = {
  type: "boolean",
  description: "Whether attendees can propose another time.",
}
const eventsCreateParamsResponseRequested = {
  type: "boolean",
  description: "Whether attendees are asked for a response.",
}
const eventsCreateParamsHideAttendees = {
  type: "boolean",
  description: "Whether attendees see only themselves in the attendee list.",
}
const eventsCreateBodyEntries1 = {
  name: "start",
  value: { template: { text: "{{start}}", parts: [{ name: "start" }] } },
}
const eventsCreateBodyEntries2 = { name: "end", value: { template: { text: "{{end}}", parts: [{ name: "end" }] } } }
const eventsCreateBodyEntries5 = {
  name: "location",
  value: { template: { text: "{{location}}", parts: [{ name: "location" }] } },
}
const eventsCreateBodyEntries6 = {
  name: "attendees",
  value: { template: { text: "{{attendees}}", parts: [{ name: "attendees" }] } },
}
const eventsCreateBodyEntries7 = {
  name: "isAllDay",
  value: { template: { text: "{{isAllDay}}", parts: [{ name: "isAllDay" }] } },
}
const eventsCreateBodyEntries8 = {
  name: "isOnlineMeeting",
  value: { template: { text: "{{isOnlineMeeting}}", parts: [{ name: "isOnlineMeeting" }] } },
}
const eventsCreateBodyEntries9 = {
  name: "onlineMeetingProvider",
  value: { template: { text: "{{onlineMeetingProvider}}", parts: [{ name: "onlineMeetingProvider" }] } },
}
const eventsCreateBodyEntries10 = {
  name: "recurrence",
  value: { template: { text: "{{recurrence}}", parts: [{ name: "recurrence" }] } },
}
const eventsCreateBodyEntries11 = {
  name: "isReminderOn",
  value: { template: { text: "{{isReminderOn}}", parts: [{ name: "isReminderOn" }] } },
}
const eventsCreateBodyEntries12 = {
  name: "reminderMinutesBeforeStart",
  value: { template: { text: "{{reminderMinutesBeforeStart}}", parts: [{ name: "reminderMinutesBeforeStart" }] } },
}
const eventsCreateBodyEntries13 = {
  name: "showAs",
  value: { template: { text: "{{showAs}}", parts: [{ name: "showAs" }] } },
}
const eventsCreateBodyEntries14 = {
  name: "sensitivity",
  value: { template: { text: "{{sensitivity}}", parts: [{ name: "sensitivity" }] } },
}
const eventsCreateBodyEntries17 = {
  name: "allowNewTimeProposals",
  value: { template: { text: "{{allowNewTimeProposals}}", parts: [{ name: "allowNewTimeProposals" }] } },
}
const eventsCreateBodyEntries18 = {
  name: "responseRequested",
  value: { template: { text: "{{responseRequested}}", parts: [{ name: "responseRequested" }] } },
}
const eventsCreateBodyEntries19 = {
  name: "hideAttendees",
  value: { template: { text: "{{hideAttendees}}", parts: [{ name: "hideAttendees" }] } },
}
const eventsAcceptParamsComment = { type: "string", description: "Comment for the organizer." }
const eventsAcceptParamsSendResponse = {
  type: "boolean",
  description: "Whether to notify the organizer. Defaults to `true`.",
  default: true,
}
const eventsAcceptBodyEntries1 = {
  name: "sendResponse",
  value: { template: { text: "{{sendResponse}}", parts: [{ name: "sendResponse" }] } },
}
const eventsTentatively_acceptParams = {
  type: "object",
  properties: {
    id: eventsGetParamsId,
    comment: eventsAcceptParamsComment,
    sendResponse: eventsAcceptParamsSendResponse,
    proposedNewTime: {
      type: "object",
      properties: {
        start: {
          type: "object",
          properties: messagesUpdateParamsFlagStartDateTime,
          required: ["dateTime", "timeZone"],
          additionalProperties: false,
          description: "Start of the time slot.",
        },
        end: {
          type: "object",
          properties: messagesUpdateParamsFlagStartDateTime,
          required: ["dateTime", "timeZone"],
          additionalProperties: false,
          description: "End of the time slot.",
        },
      },
      required: ["start", "end"],
      additionalProperties: false,
      description: "Proposed time. Requires `sendResponse` set to `true`.",
    },
  },
  required: ["id"],
  additionalProperties: false,
}
const eventsTentatively_acceptBody = {
  from: "entries",
  entries: [
    draft_repliesCreateBodyEntries0,
    eventsAcceptBodyEntries1,
    {
      name: "proposedNewTime",
      value: { template: { text: "{{proposedNewTime}}", parts: [{ name: "proposedNewTime" }] } },
    },
  ],
}
const calendar_eventsListParamsCalendarId = {
  minLength: 1,
  type: "string",
  description: "ID of the calendar, as `calendars.list` returns it.",
}
const event_instancesListParamsStartDateTime = {
  type: "string",
  format: "date-time",
  description: "Start of the time range.",
}
const event_instancesListParamsEndDateTime = {
  type: "string",
  format: "date-time",
  description: "End of the time range.",
}
const event_instancesListQuery4 = {
  name: "startDateTime",
  value: { template: { text: "{{startDateTime}}", parts: [{ name: "startDateTime" }] } },
}
const event_instancesListQuery5 = {
  name: "endDateTime",
  value: { template: { text: "{{endDateTime}}", parts: [{ name: "endDateTime" }] } },
}
const calendarsCreateParamsName = { type: "string", description: "Name of the calendar.", minLength: 1 }
const calendarsCreateParamsColor = {
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
}
const calendarsCreateBody = {
  from: "entries",
  entries: [
    attachmentsCreateBodyEntries1,
    { name: "color", value: { template: { text: "{{color}}", parts: [{ name: "color" }] } } },
  ],
}
const contactsGetParamsId = {
  minLength: 1,
  type: "string",
  description: "ID of the contact, as `contacts.list` returns it.",
}
const contactsCreateParamsGivenName = { type: "string", description: "Given name of the contact." }
const contactsCreateParamsSurname = { type: "string", description: "Family name of the contact." }
const contactsCreateParamsEmailAddresses = {
  type: "array",
  items: {
    type: "object",
    properties: messagesCreateParamsToRecipientsItemsEmailAddress,
    required: ["address"],
    additionalProperties: false,
  },
  description: "Email addresses, up to three.",
  maxItems: 3,
}
const contactsCreateParamsBusinessPhones = {
  type: "array",
  items: { type: "string" },
  description: "Business phone numbers.",
}
const contactsCreateParamsDepartment = { type: "string", description: "Department of the contact." }
const contactsCreateParamsBusinessAddress = {
  type: "object",
  properties: eventsCreateParamsLocationAddress,
  additionalProperties: false,
  description: "Business address of the contact.",
}
const contactsCreateParamsHomeAddress = {
  type: "object",
  properties: eventsCreateParamsLocationAddress,
  additionalProperties: false,
  description: "Home address of the contact.",
}
const contactsCreateParamsBirthday = {
  type: "string",
  format: "date-time",
  description: "Birthday, usually as midnight UTC.",
}
const contactsCreateParamsPersonalNotes = { type: "string", description: "Personal notes about the contact." }
const contactsCreateBody = {
  from: "entries",
  entries: [
    mail_foldersCreateBodyEntries0,
    { name: "givenName", value: { template: { text: "{{givenName}}", parts: [{ name: "givenName" }] } } },
    { name: "surname", value: { template: { text: "{{surname}}", parts: [{ name: "surname" }] } } },
    {
      name: "emailAddresses",
      value: { template: { text: "{{emailAddresses}}", parts: [{ name: "emailAddresses" }] } },
    },
    {
      name: "businessPhones",
      value: { template: { text: "{{businessPhones}}", parts: [{ name: "businessPhones" }] } },
    },
    { name: "mobilePhone", value: { template: { text: "{{mobilePhone}}", parts: [{ name: "mobilePhone" }] } } },
    { name: "companyName", value: { template: { text: "{{companyName}}", parts: [{ name: "companyName" }] } } },
    { name: "jobTitle", value: { template: { text: "{{jobTitle}}", parts: [{ name: "jobTitle" }] } } },
    { name: "department", value: { template: { text: "{{department}}", parts: [{ name: "department" }] } } },
    {
      name: "businessAddress",
      value: { template: { text: "{{businessAddress}}", parts: [{ name: "businessAddress" }] } },
    },
    { name: "homeAddress", value: { template: { text: "{{homeAddress}}", parts: [{ name: "homeAddress" }] } } },
    { name: "birthday", value: { template: { text: "{{birthday}}", parts: [{ name: "birthday" }] } } },
    { name: "personalNotes", value: { template: { text: "{{personalNotes}}", parts: [{ name: "personalNotes" }] } } },
    messagesUpdateBodyEntries1,
  ],
}
const mailbox_settingsUpdateParamsAutomaticRepliesSettingStatus = {
  type: "string",
  description: "Status of automatic replies: off, always on, or scheduled.",
  enum: ["disabled", "alwaysEnabled", "scheduled"],
}
const mailbox_settingsUpdateParamsAutomaticRepliesSettingInternalReplyMessage = {
  type: "string",
  description: "Reply for people in the organization, as HTML.",
}
const mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalReplyMessage = {
  type: "string",
  description: "Reply for other people, as HTML.",
}
const mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalAudience = {
  type: "string",
  description: "People outside the organization who get a reply.",
  enum: ["none", "contactsOnly", "all"],
}
const mailbox_settingsUpdateParamsLanguage = {
  locale: { type: "string", description: "Language and country code.", examples: ["de-CH"] },
}
const mailbox_settingsUpdateParamsWorkingHoursStartTime = {
  type: "string",
  description: "Start of the working day.",
  examples: ["08:00:00"],
}
const mailbox_settingsUpdateParamsWorkingHoursEndTime = {
  type: "string",
  description: "End of the working day.",
  examples: ["17:00:00"],
}
const mailbox_settingsUpdateParamsWorkingHoursTimeZone = {
  name: { type: "string", description: "Name of the time zone.", examples: ["W. Europe Standard Time"] },
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
export default {
  format: 1,
  kind: "outlook",
  id: "5f0d7a3c-2b64-4e0b-9a57-d1c83e6f4a20",
  title: "Outlook",
  category: "email",
  version: "4.0.0",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/graph/api/resources/mail-api-overview?view=graph-rest-1.0",
  check: "mail_folders.list",
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
    missing:
      "Upload sessions for attachments of 3 MB and more, mailboxes of groups, rules, sharing of calendars, and " +
      "notifications of changes.",
  },
  description:
    "Mail, folders, drafts, calendars, events, free/busy times, contacts and settings of a Microsoft 365 or " +
    "Outlook.com mailbox.",
  baseUrl: { text: "https://graph.microsoft.com/v1.0/me", parts: ["https://graph.microsoft.com/v1.0/me"] },
  config: {
    type: "object",
    properties: {
      tenant: {
        type: "string",
        description:
          "Directory (tenant) ID or domain of the organization. Required for single-tenant apps and apps without a " +
          "user. `common` allows any account.",
        default: "common",
        pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$",
        examples: ["example.onmicrosoft.com"],
      },
      mailbox: {
        type: "string",
        description: "User ID or email address of the mailbox to use. For apps without a user only.",
        pattern: "^[A-Za-z0-9._%+'@-]{1,320}$",
        examples: ["ada@example.com"],
      },
    },
    additionalProperties: false,
  },
  auth: {
    oauth: {
      type: "oauth2",
      title: "Microsoft account",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["refresh_token"],
        additionalProperties: false,
      },
      send: authOauthSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: [
          "offline_access",
          "Mail.Read",
          "Mail.ReadWrite",
          "Mail.Send",
          "Calendars.Read",
          "Calendars.ReadWrite",
          "Contacts.Read",
          "Contacts.ReadWrite",
          "MailboxSettings.Read",
          "MailboxSettings.ReadWrite",
        ],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
        unusedDays: 90,
      },
      authorize: {
        url: {
          text: "https://login.microsoftonline.com/{{config.tenant}}/oauth2/v2.0/authorize",
          parts: ["https://login.microsoftonline.com/", { name: "config.tenant" }, "/oauth2/v2.0/authorize"],
        },
        params: [],
        pkce: true,
        scopeWords: {
          "Mail.Read": "Read your mail.",
          "Calendars.Read": "See your calendars.",
          "Contacts.Read": "See your contacts.",
          "MailboxSettings.Read": "See settings of your mailbox, such as automatic replies.",
          offline_access: "Stay connected while you are away.",
          "Mail.ReadWrite": "Read, write, move and delete your mail.",
          "Mail.Send": "Send mail in your name.",
          "Calendars.ReadWrite": "See and change your calendars.",
          "Contacts.ReadWrite": "See and change your contacts.",
          "MailboxSettings.ReadWrite": "See and change settings of your mailbox, such as automatic replies.",
        },
      },
    },
    application: {
      type: "client_credentials",
      title: "App without a user",
      description:
        "An app with application permissions, granted by an administrator, accesses one mailbox of the organization.",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["client_id", "client_secret"],
        additionalProperties: false,
      },
      send: authOauthSend,
      baseUrl: {
        text: "https://graph.microsoft.com/v1.0/users/{{config.mailbox}}",
        parts: ["https://graph.microsoft.com/v1.0/users/", { name: "config.mailbox" }],
      },
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: ["https://graph.microsoft.com/.default"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
      },
      config: ["mailbox"],
    },
  },
  request: {
    query: [],
    headers: requestHeaders,
    encode: { body: "json", objects: "brackets", arrays: "comma" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: requestRate,
    timeoutMs: 60000,
  },
  entities: {
    messages: {
      description: "An email message in a folder of the mailbox.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "download", "move", "copy", "search"],
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
      sync: {
        from: "messages.list",
        field: "lastModifiedDateTime",
        with: entitiesMessagesSyncWith,
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "messages.list",
          field: "lastModifiedDateTime",
          with: entitiesMessagesSyncWith,
          each: {},
          lookbackSeconds: 0,
        },
      },
      refs: { parentFolderId: "mail_folders.id" },
    },
    message_changes: {
      description:
        "A message of a folder that was added, changed or deleted since an earlier list. `@removed` marks deletions.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    drafts: {
      description: "A draft: an unsent message. To delete it, use `messages.delete`.",
      key: "id",
      actions: ["list", "create", "update", "send"],
      refs: {},
    },
    draft_replies: { description: "A draft that replies to a message.", key: "id", actions: ["create"], refs: {} },
    draft_forwards: { description: "A draft that forwards a message.", key: "id", actions: ["create"], refs: {} },
    replies: { description: "A reply to the sender of a message.", key: "id", actions: ["create"], refs: {} },
    replies_to_all: {
      description: "A reply to the sender and all recipients of a message.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    forwards: { description: "A forwarded message.", key: "id", actions: ["create"], refs: {} },
    attachments: {
      description: "An attachment of a message: a file, Outlook item or link, as `@odata.type` says.",
      key: "id",
      actions: ["list", "get", "create", "delete", "download"],
      refs: {},
    },
    mail_folders: {
      description: "A mail folder. Well-known folders also have names, such as `inbox`.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
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
      sync: {
        from: "mail_folders.list",
        with: [{ name: "top", value: { constant: 100 } }, { name: "includeHiddenFolders", value: { constant: true } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: { parentFolderId: "mail_folders.id" },
    },
    events: {
      description: "An event or a recurring series, whose occurrences are in `event_instances` and `calendar_view`.",
      key: "id",
      actions: [
        "list",
        "get",
        "create",
        "update",
        "delete",
        "accept",
        "tentatively_accept",
        "decline",
        "cancel",
        "forward",
        "search",
      ],
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
      sync: {
        from: "calendar_events.list",
        field: "lastModifiedDateTime",
        with: entitiesEventsSyncWith,
        each: { calendarId: "calendars.id" },
        lookbackSeconds: 0,
        later: {
          from: "calendar_events.list",
          field: "lastModifiedDateTime",
          with: entitiesEventsSyncWith,
          each: { calendarId: "calendars.id" },
          lookbackSeconds: 0,
        },
      },
      refs: { seriesMasterId: "events.id" },
    },
    calendar_events: {
      description: "The events of a calendar, in the same form as `events.get`.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    event_instances: {
      description:
        "An instance (occurrence) of a recurring event. Use its ID with `events.get`, `events.update` and " +
        "`events.delete`.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    calendar_view: {
      description: "The events in a time range, including occurrences of series.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    event_changes: {
      description:
        "An event in a time range that was added, changed or deleted since an earlier list. `@removed` marks " +
        "deletions.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    calendars: {
      description: "A calendar of the user, own or shared.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
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
      sync: { from: "calendars.list", with: [{ name: "top", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    schedules: {
      description: "The free/busy schedule of a person, group or room. Not available for personal accounts.",
      key: "scheduleId",
      actions: ["list"],
      refs: {},
    },
    contacts: {
      description: "A contact of the user: a person or organization.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
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
      sync: {
        from: "contacts.list",
        field: "lastModifiedDateTime",
        with: entitiesEventsSyncWith,
        each: {},
        lookbackSeconds: 0,
        later: {
          from: "contacts.list",
          field: "lastModifiedDateTime",
          with: entitiesEventsSyncWith,
          each: {},
          lookbackSeconds: 0,
        },
      },
      refs: {},
    },
    contact_folders: {
      description: "A contact folder besides the default one.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    categories: {
      description: "A category that labels messages, events and contacts, with its color.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    mailbox_settings: {
      description: "The mailbox settings: automatic replies, time zone, language and working hours.",
      key: "id",
      actions: ["get", "update"],
      refs: {},
    },
  },
  operations: {
    "messages.list": {
      entity: "messages",
      action: "list",
      description:
        "Lists or searches messages of the mailbox or of a folder such as the inbox, most recent first. Use `filter` " +
        "to find unread ones.",
      effect: "read",
      method: "GET",
      path: ["/messages"],
      routes: [{ when: "folderId", path: ["/mailFolders/", { param: "folderId" }, "/messages"] }],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          folderId: {
            minLength: 1,
            type: "string",
            description:
              "ID of a folder, as `mail_folders.list` returns it, or `inbox`, `drafts`, `sentitems`, `deleteditems`, " +
              "`archive`, `junkemail`.",
          },
          search: {
            type: "string",
            description: "KQL query to search messages. Cannot be combined with `filter`, `orderby` or `skip`.",
            pattern: "^[^\"\\\\]+$",
            examples: ["from:ada subject:report"],
          },
          bodyType: messagesListParamsBodyType,
        },
        additionalProperties: false,
      },
      exclusive: [["search", "filter"], ["search", "orderby"], ["search", "skip"]],
      query: [
        { name: "$search", value: { template: { text: "\"{{search}}\"", parts: ["\"", { name: "search" }, "\""] } } },
        messagesListQuery1,
        messagesListQuery2,
        messagesListQuery3,
        messagesListQuery4,
        messagesListQuery5,
        messagesListQuery6,
      ],
      headers: messagesListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "messages.get": {
      entity: "messages",
      action: "get",
      description: "Gets a message with its body. For its attachments, use `attachments.list`.",
      effect: "read",
      method: "GET",
      path: ["/messages/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { select: messagesListParamsSelect, id: messagesGetParamsId, bodyType: messagesListParamsBodyType },
        required: ["id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: messagesListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "messages.create": {
      entity: "messages",
      action: "create",
      description:
        "Sends an email message immediately. Returns nothing; to get its ID, use `drafts.create` and `drafts.send`.",
      effect: "additive",
      method: "POST",
      path: ["/sendMail"],
      routes: [],
      params: {
        type: "object",
        properties: {
          toRecipients: messagesCreateParamsToRecipients,
          subject: { type: "string", description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: messagesCreateParamsImportance,
          attachments: messagesCreateParamsAttachments,
          isReadReceiptRequested: messagesCreateParamsIsReadReceiptRequested,
          isDeliveryReceiptRequested: messagesCreateParamsIsDeliveryReceiptRequested,
          saveToSentItems: {
            type: "boolean",
            description: "Whether to save a copy in Sent Items. Defaults to `true`.",
            default: true,
          },
        },
        required: ["toRecipients", "subject", "body"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "message",
            value: {
              map: {
                toRecipients: messagesCreateBodyEntries0ValueMapToRecipients,
                subject: messagesCreateBodyEntries0ValueMapSubject,
                body: { template: { text: "{{body}}", parts: [{ name: "body" }] } },
                ccRecipients: messagesCreateBodyEntries0ValueMapCcRecipients,
                bccRecipients: messagesCreateBodyEntries0ValueMapBccRecipients,
                replyTo: messagesCreateBodyEntries0ValueMapReplyTo,
                from: { template: { text: "{{from}}", parts: [{ name: "from" }] } },
                importance: messagesCreateBodyEntries0ValueMapImportance,
                attachments: messagesCreateBodyEntries0ValueMapAttachments,
                isReadReceiptRequested: messagesCreateBodyEntries0ValueMapIsReadReceiptRequested,
                isDeliveryReceiptRequested: messagesCreateBodyEntries0ValueMapIsDeliveryReceiptRequested,
              },
            },
          },
          {
            name: "saveToSentItems",
            value: { template: { text: "{{saveToSentItems}}", parts: [{ name: "saveToSentItems" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Send"]],
    },
    "messages.update": {
      entity: "messages",
      action: "update",
      description: "Updates a message, such as its read state, flag or categories. Its text cannot be changed.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/messages/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: messagesGetParamsId,
          isRead: { type: "boolean", description: "Whether the message is read." },
          categories: messagesUpdateParamsCategories,
          flag: {
            type: "object",
            properties: {
              flagStatus: messagesUpdateParamsFlagFlagStatus,
              startDateTime: {
                type: "object",
                properties: messagesUpdateParamsFlagStartDateTime,
                required: ["dateTime", "timeZone"],
                additionalProperties: false,
                description: "Start of the follow-up. Requires `dueDateTime`.",
              },
              dueDateTime: {
                type: "object",
                properties: messagesUpdateParamsFlagStartDateTime,
                required: ["dateTime", "timeZone"],
                additionalProperties: false,
                description: "Due time of the follow-up.",
              },
              completedDateTime: {
                type: "object",
                properties: messagesUpdateParamsFlagStartDateTime,
                required: ["dateTime", "timeZone"],
                additionalProperties: false,
                description: "Time of completion.",
              },
            },
            required: ["flagStatus"],
            additionalProperties: false,
            description: "Follow-up flag.",
          },
          importance: messagesCreateParamsImportance,
          inferenceClassification: {
            type: "string",
            description: "Classification in the focused inbox.",
            enum: ["focused", "other"],
          },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          { name: "isRead", value: { template: { text: "{{isRead}}", parts: [{ name: "isRead" }] } } },
          messagesUpdateBodyEntries1,
          { name: "flag", value: { template: { text: "{{flag}}", parts: [{ name: "flag" }] } } },
          messagesUpdateBodyEntries3,
          {
            name: "inferenceClassification",
            value: { template: { text: "{{inferenceClassification}}", parts: [{ name: "inferenceClassification" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "messages.delete": {
      entity: "messages",
      action: "delete",
      description:
        "Deletes a message, which moves to the recoverable items. To move it to Deleted Items, use `messages.move` " +
        "with `deleteditems`.",
      effect: "destroys",
      method: "DELETE",
      path: ["/messages/", { param: "id" }],
      routes: [],
      params: messagesDeleteParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "messages.download": {
      entity: "messages",
      action: "download",
      description: "Downloads a message as MIME text with its headers and attachments, as a stream.",
      effect: "read",
      method: "GET",
      path: ["/messages/", { param: "id" }, "/$value"],
      routes: [],
      params: messagesDeleteParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: { in: "body", steps: [] },
      meta: {},
      file: { hosts: [] },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "messages.move": {
      entity: "messages",
      action: "move",
      description: "Moves a message to another folder and returns it.",
      effect: "overwrites",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/move"],
      routes: [],
      params: messagesMoveParams,
      query: [],
      headers: requestHeaders,
      body: messagesMoveBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "messages.copy": {
      entity: "messages",
      action: "copy",
      description: "Copies a message to another folder and returns the copy.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/copy"],
      routes: [],
      params: messagesMoveParams,
      query: [],
      headers: requestHeaders,
      body: messagesMoveBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "message_changes.list": {
      entity: "message_changes",
      action: "list",
      description:
        "Lists the message changes of a folder. The last page has a `deltaToken`, which returns only later changes.",
      effect: "read",
      method: "GET",
      path: ["/mailFolders/", { param: "folderId" }, "/messages/delta"],
      routes: [],
      params: {
        type: "object",
        properties: {
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: {
            type: "string",
            description: "Filter on `receivedDateTime` with `ge` or `gt`. Other filters are not supported.",
            examples: ["receivedDateTime ge 2026-11-01T00:00:00Z"],
          },
          folderId: {
            minLength: 1,
            type: "string",
            description: "ID of the folder, as `mail_folders.list` returns it, or a name such as `inbox`.",
          },
          deltaToken: message_changesListParamsDeltaToken,
          changeType: {
            type: "string",
            description: "Filters by type of change.",
            enum: ["created", "updated", "deleted"],
          },
          pageSize: messagesListParamsTop,
        },
        required: ["folderId"],
        additionalProperties: false,
      },
      exclusive: [["deltaToken", "changeType"], ["deltaToken", "filter"], ["deltaToken", "select"]],
      query: [
        messagesListQuery3,
        messagesListQuery4,
        messagesListQuery5,
        message_changesListQuery3,
        { name: "changeType", value: { template: { text: "{{changeType}}", parts: [{ name: "changeType" }] } } },
      ],
      headers: message_changesListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MessageChange" },
      records: { in: "body", steps: ["value"] },
      meta: message_changesListMeta,
      pagination: {
        style: "link",
        param: "skipToken",
        links: message_changesListPaginationLinks,
        drop: ["deltaToken", "changeType", "filter", "select"],
        size: "pageSize",
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "drafts.list": {
      entity: "drafts",
      action: "list",
      description: "Lists the drafts in the Drafts folder, most recently changed first.",
      effect: "read",
      method: "GET",
      path: ["/mailFolders/drafts/messages"],
      routes: [],
      params: draftsListParams,
      query: draftsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "drafts.create": {
      entity: "drafts",
      action: "create",
      description: "Creates a draft and returns it. To send it, use `drafts.send`.",
      effect: "additive",
      method: "POST",
      path: ["/messages"],
      routes: [],
      params: {
        type: "object",
        properties: {
          subject: { type: "string", description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          toRecipients: messagesCreateParamsToRecipients,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: messagesCreateParamsImportance,
          categories: messagesUpdateParamsCategories,
          attachments: messagesCreateParamsAttachments,
          isReadReceiptRequested: messagesCreateParamsIsReadReceiptRequested,
          isDeliveryReceiptRequested: messagesCreateParamsIsDeliveryReceiptRequested,
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          draftsCreateBodyEntries0,
          draftsCreateBodyEntries1,
          draftsCreateBodyEntries2,
          draftsCreateBodyEntries3,
          draftsCreateBodyEntries4,
          draftsCreateBodyEntries5,
          draftsCreateBodyEntries6,
          messagesUpdateBodyEntries3,
          messagesUpdateBodyEntries1,
          { name: "attachments", value: messagesCreateBodyEntries0ValueMapAttachments },
          draftsCreateBodyEntries10,
          draftsCreateBodyEntries11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "drafts.update": {
      entity: "drafts",
      action: "update",
      description:
        "Updates a draft. Fields that you leave out keep their value; a list of recipients is replaced as a whole.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/messages/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: draftsUpdateParamsId,
          subject: { type: "string", description: "Subject of the message." },
          body: messagesCreateParamsBody_2,
          toRecipients: messagesCreateParamsToRecipients,
          ccRecipients: messagesCreateParamsCcRecipients,
          bccRecipients: messagesCreateParamsBccRecipients,
          replyTo: messagesCreateParamsReplyTo,
          from: messagesCreateParamsFrom,
          importance: messagesCreateParamsImportance,
          categories: messagesUpdateParamsCategories,
          isReadReceiptRequested: messagesCreateParamsIsReadReceiptRequested,
          isDeliveryReceiptRequested: messagesCreateParamsIsDeliveryReceiptRequested,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          draftsCreateBodyEntries0,
          draftsCreateBodyEntries1,
          draftsCreateBodyEntries2,
          draftsCreateBodyEntries3,
          draftsCreateBodyEntries4,
          draftsCreateBodyEntries5,
          draftsCreateBodyEntries6,
          messagesUpdateBodyEntries3,
          messagesUpdateBodyEntries1,
          draftsCreateBodyEntries10,
          draftsCreateBodyEntries11,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "drafts.send": {
      entity: "drafts",
      action: "send",
      description: "Sends a draft. It keeps its ID and moves to Sent Items, which can take a moment.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/send"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: {
            minLength: 1,
            type: "string",
            description: "ID of the draft, as `drafts.list` or `drafts.create` returns it.",
          },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Send"]],
    },
    "draft_replies.create": {
      entity: "draft_replies",
      action: "create",
      description:
        "Creates a draft reply to the sender or to all recipients, with the message's text. Edit it with " +
        "`drafts.update`.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/createReply"],
      routes: [],
      params: { type: "object", properties: draft_repliesCreateParams, required: ["id"], additionalProperties: false },
      query: [],
      headers: requestHeaders,
      body: draft_repliesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "draft_forwards.create": {
      entity: "draft_forwards",
      action: "create",
      description: "Creates a draft that forwards a message with its attachments.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/createForward"],
      routes: [],
      params: { type: "object", properties: draft_forwardsCreateParams, required: ["id"], additionalProperties: false },
      query: [],
      headers: requestHeaders,
      body: draft_forwardsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Message" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "replies.create": {
      entity: "replies",
      action: "create",
      description: "Replies to the sender of a message immediately, with the message's text below.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/reply"],
      routes: [],
      params: repliesCreateParams,
      query: [],
      headers: requestHeaders,
      body: draft_repliesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Send"]],
    },
    "replies_to_all.create": {
      entity: "replies_to_all",
      action: "create",
      description:
        "Replies to all: sends a reply to the sender and all recipients of a message immediately, with the message's " +
        "text below.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/replyAll"],
      routes: [],
      params: repliesCreateParams,
      query: [],
      headers: requestHeaders,
      body: draft_repliesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Send"]],
    },
    "forwards.create": {
      entity: "forwards",
      action: "create",
      description: "Forwards a message with its attachments immediately.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "id" }, "/forward"],
      routes: [],
      params: {
        type: "object",
        properties: draft_forwardsCreateParams,
        required: ["id", "toRecipients"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: draft_forwardsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Send"]],
    },
    "attachments.list": {
      entity: "attachments",
      action: "list",
      description: "Lists the attachments of a message. Without `select`, includes the content of files, in Base64.",
      effect: "read",
      method: "GET",
      path: ["/messages/", { param: "messageId" }, "/attachments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          messageId: attachmentsListParamsMessageId,
        },
        required: ["messageId"],
        additionalProperties: false,
      },
      query: [messagesListQuery1, messagesListQuery2, messagesListQuery3, messagesListQuery4, messagesListQuery5],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "attachments.get": {
      entity: "attachments",
      action: "get",
      description: "Gets an attachment of a message. For a file, includes its content in Base64.",
      effect: "read",
      method: "GET",
      path: attachmentsGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          select: messagesListParamsSelect,
          messageId: attachmentsListParamsMessageId,
          id: attachmentsGetParamsId,
        },
        required: ["messageId", "id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "attachments.create": {
      entity: "attachments",
      action: "create",
      description: "Adds an attachment of less than 3 MB to a draft.",
      effect: "additive",
      method: "POST",
      path: ["/messages/", { param: "messageId" }, "/attachments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          messageId: draftsUpdateParamsId,
          name: { type: "string", description: "File name of the attachment.", minLength: 1, examples: ["plan.pdf"] },
          contentBytes: { type: "string", description: "Content of the attachment, in Base64.", maxLength: 4194304 },
          contentType: {
            type: "string",
            description: "MIME type of the file. Outlook derives it from the name by default.",
            examples: ["application/pdf"],
          },
          isInline: {
            type: "boolean",
            description: "Whether the attachment is inline: the body refers to it by `cid:` and `contentId`.",
          },
          contentId: messagesCreateParamsAttachmentsItemsContentId,
        },
        required: ["messageId", "name", "contentBytes"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "@odata.type",
            value: {
              template: { text: "#microsoft.graph.fileAttachment", parts: ["#microsoft.graph.fileAttachment"] },
            },
          },
          attachmentsCreateBodyEntries1,
          {
            name: "contentBytes",
            value: { template: { text: "{{contentBytes}}", parts: [{ name: "contentBytes" }] } },
          },
          { name: "contentType", value: { template: { text: "{{contentType}}", parts: [{ name: "contentType" }] } } },
          { name: "isInline", value: { template: { text: "{{isInline}}", parts: [{ name: "isInline" }] } } },
          { name: "contentId", value: { template: { text: "{{contentId}}", parts: [{ name: "contentId" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Attachment" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "attachments.delete": {
      entity: "attachments",
      action: "delete",
      description: "Removes an attachment from a draft.",
      effect: "destroys",
      method: "DELETE",
      path: attachmentsGetPath,
      routes: [],
      params: attachmentsDeleteParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Attachment" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "attachments.download": {
      entity: "attachments",
      action: "download",
      description:
        "Downloads the content of an attachment, as a stream. Messages are returned as MIME text, events as " +
        "iCalendar. Links have no content.",
      effect: "read",
      method: "GET",
      path: ["/messages/", { param: "messageId" }, "/attachments/", { param: "id" }, "/$value"],
      routes: [],
      params: attachmentsDeleteParams,
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      records: { in: "body", steps: [] },
      meta: {},
      file: { hosts: [] },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "mail_folders.list": {
      entity: "mail_folders",
      action: "list",
      description: "Lists the mail folders at the top level or in another folder, with their message counts.",
      effect: "read",
      method: "GET",
      path: ["/mailFolders"],
      routes: mail_foldersListRoutes,
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          parentFolderId: {
            minLength: 1,
            type: "string",
            description: "ID of the parent folder, as `mail_folders.list` returns it.",
          },
          includeHiddenFolders: {
            type: "boolean",
            description: "Whether to include hidden folders. Defaults to `false`.",
            default: false,
          },
        },
        additionalProperties: false,
      },
      query: [
        messagesListQuery1,
        messagesListQuery2,
        messagesListQuery3,
        messagesListQuery4,
        messagesListQuery5,
        messagesListQuery6,
        {
          name: "includeHiddenFolders",
          value: { template: { text: "{{includeHiddenFolders}}", parts: [{ name: "includeHiddenFolders" }] } },
        },
      ],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailFolder" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "mail_folders.get": {
      entity: "mail_folders",
      action: "get",
      description: "Gets a mail folder with its total and unread message counts.",
      effect: "read",
      method: "GET",
      path: ["/mailFolders/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { select: messagesListParamsSelect, id: mail_foldersGetParamsId },
        required: ["id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailFolder" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.Read", "Mail.ReadWrite"]],
    },
    "mail_folders.create": {
      entity: "mail_folders",
      action: "create",
      description: "Creates a mail folder at the top level or in another folder.",
      effect: "additive",
      method: "POST",
      path: ["/mailFolders"],
      routes: mail_foldersListRoutes,
      params: {
        type: "object",
        properties: {
          displayName: mail_foldersCreateParamsDisplayName,
          parentFolderId: {
            minLength: 1,
            type: "string",
            description: "ID of the parent folder, as `mail_folders.list` returns it. Defaults to the top level.",
          },
          isHidden: { type: "boolean", description: "Whether the folder is hidden. Cannot be changed later." },
        },
        required: ["displayName"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          mail_foldersCreateBodyEntries0,
          { name: "isHidden", value: { template: { text: "{{isHidden}}", parts: [{ name: "isHidden" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailFolder" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "mail_folders.update": {
      entity: "mail_folders",
      action: "update",
      description: "Updates the name of a mail folder.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/mailFolders/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: mail_foldersGetParamsId, displayName: mail_foldersCreateParamsDisplayName },
        required: ["id", "displayName"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: { from: "entries", entries: [mail_foldersCreateBodyEntries0] },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailFolder" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "mail_folders.delete": {
      entity: "mail_folders",
      action: "delete",
      description: "Deletes a mail folder with all its content.",
      effect: "destroys",
      method: "DELETE",
      path: ["/mailFolders/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: mail_foldersGetParamsId },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailFolder" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Mail.ReadWrite"]],
    },
    "events.list": {
      entity: "events",
      action: "list",
      description:
        "Lists the single events and series of the default calendar. For the events in a time range, use " +
        "`calendar_view.list`.",
      effect: "read",
      method: "GET",
      path: ["/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          timeZone: eventsListParamsTimeZone,
        },
        additionalProperties: false,
      },
      query: draftsListQuery,
      headers: eventsListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "events.get": {
      entity: "events",
      action: "get",
      description: "Gets an event with its attendees and their responses.",
      effect: "read",
      method: "GET",
      path: ["/events/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { select: messagesListParamsSelect, id: eventsGetParamsId, timeZone: eventsListParamsTimeZone },
        required: ["id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: eventsListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "events.create": {
      entity: "events",
      action: "create",
      description:
        "Creates an event in the default calendar or another one and returns it. Attendees are invited by email.",
      effect: "additive",
      method: "POST",
      path: ["/events"],
      routes: [{ when: "calendarId", path: ["/calendars/", { param: "calendarId" }, "/events"] }],
      params: {
        type: "object",
        properties: {
          calendarId: eventsCreateParamsCalendarId,
          subject: { type: "string", description: "Title of the event." },
          start: eventsCreateParamsStart,
          end: eventsCreateParamsEnd,
          transactionId: {
            type: "string",
            description: "Your own ID for the event. Microsoft does not create a second event with the same ID.",
          },
          body: eventsCreateParamsBody,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          isAllDay: eventsCreateParamsIsAllDay,
          isOnlineMeeting: eventsCreateParamsIsOnlineMeeting,
          onlineMeetingProvider: eventsCreateParamsOnlineMeetingProvider,
          recurrence: eventsCreateParamsRecurrence,
          isReminderOn: eventsCreateParamsIsReminderOn,
          reminderMinutesBeforeStart: eventsCreateParamsReminderMinutesBeforeStart,
          showAs: eventsCreateParamsShowAs,
          sensitivity: eventsCreateParamsSensitivity,
          importance: messagesCreateParamsImportance,
          categories: messagesUpdateParamsCategories,
          allowNewTimeProposals: eventsCreateParamsAllowNewTimeProposals,
          responseRequested: eventsCreateParamsResponseRequested,
          hideAttendees: eventsCreateParamsHideAttendees,
        },
        required: ["subject", "start", "end"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          draftsCreateBodyEntries0,
          eventsCreateBodyEntries1,
          eventsCreateBodyEntries2,
          {
            name: "transactionId",
            value: { template: { text: "{{transactionId}}", parts: [{ name: "transactionId" }] } },
          },
          draftsCreateBodyEntries1,
          eventsCreateBodyEntries5,
          eventsCreateBodyEntries6,
          eventsCreateBodyEntries7,
          eventsCreateBodyEntries8,
          eventsCreateBodyEntries9,
          eventsCreateBodyEntries10,
          eventsCreateBodyEntries11,
          eventsCreateBodyEntries12,
          eventsCreateBodyEntries13,
          eventsCreateBodyEntries14,
          messagesUpdateBodyEntries3,
          messagesUpdateBodyEntries1,
          eventsCreateBodyEntries17,
          eventsCreateBodyEntries18,
          eventsCreateBodyEntries19,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.update": {
      entity: "events",
      action: "update",
      description:
        "Updates an event. Lists such as `attendees` are replaced as a whole. Attendees are notified by email.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/events/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: eventsGetParamsId,
          subject: { type: "string", description: "Title of the event." },
          start: eventsCreateParamsStart,
          end: eventsCreateParamsEnd,
          body: eventsCreateParamsBody,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          isAllDay: eventsCreateParamsIsAllDay,
          isOnlineMeeting: eventsCreateParamsIsOnlineMeeting,
          onlineMeetingProvider: eventsCreateParamsOnlineMeetingProvider,
          recurrence: eventsCreateParamsRecurrence,
          isReminderOn: eventsCreateParamsIsReminderOn,
          reminderMinutesBeforeStart: eventsCreateParamsReminderMinutesBeforeStart,
          showAs: eventsCreateParamsShowAs,
          sensitivity: eventsCreateParamsSensitivity,
          importance: messagesCreateParamsImportance,
          categories: messagesUpdateParamsCategories,
          allowNewTimeProposals: eventsCreateParamsAllowNewTimeProposals,
          responseRequested: eventsCreateParamsResponseRequested,
          hideAttendees: eventsCreateParamsHideAttendees,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          draftsCreateBodyEntries0,
          eventsCreateBodyEntries1,
          eventsCreateBodyEntries2,
          draftsCreateBodyEntries1,
          eventsCreateBodyEntries5,
          eventsCreateBodyEntries6,
          eventsCreateBodyEntries7,
          eventsCreateBodyEntries8,
          eventsCreateBodyEntries9,
          eventsCreateBodyEntries10,
          eventsCreateBodyEntries11,
          eventsCreateBodyEntries12,
          eventsCreateBodyEntries13,
          eventsCreateBodyEntries14,
          messagesUpdateBodyEntries3,
          messagesUpdateBodyEntries1,
          eventsCreateBodyEntries17,
          eventsCreateBodyEntries18,
          eventsCreateBodyEntries19,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.delete": {
      entity: "events",
      action: "delete",
      description: "Deletes an event or a whole series. Attendees are notified if the user is the organizer.",
      effect: "destroys",
      method: "DELETE",
      path: ["/events/", { param: "id" }],
      routes: [],
      params: { type: "object", properties: { id: eventsGetParamsId }, required: ["id"], additionalProperties: false },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.accept": {
      entity: "events",
      action: "accept",
      description: "Accepts an event invitation.",
      effect: "overwrites",
      method: "POST",
      path: ["/events/", { param: "id" }, "/accept"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: eventsGetParamsId,
          comment: eventsAcceptParamsComment,
          sendResponse: eventsAcceptParamsSendResponse,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: { from: "entries", entries: [draft_repliesCreateBodyEntries0, eventsAcceptBodyEntries1] },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.tentatively_accept": {
      entity: "events",
      action: "tentatively_accept",
      description: "Accepts an event invitation tentatively, optionally with a proposal for another time.",
      effect: "overwrites",
      method: "POST",
      path: ["/events/", { param: "id" }, "/tentativelyAccept"],
      routes: [],
      params: eventsTentatively_acceptParams,
      query: [],
      headers: requestHeaders,
      body: eventsTentatively_acceptBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.decline": {
      entity: "events",
      action: "decline",
      description: "Declines an event invitation, optionally with a proposal for another time.",
      effect: "overwrites",
      method: "POST",
      path: ["/events/", { param: "id" }, "/decline"],
      routes: [],
      params: eventsTentatively_acceptParams,
      query: [],
      headers: requestHeaders,
      body: eventsTentatively_acceptBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.cancel": {
      entity: "events",
      action: "cancel",
      description: "Cancels an event that the user organizes, and notifies its attendees, optionally with a comment.",
      effect: "destroys",
      method: "POST",
      path: ["/events/", { param: "id" }, "/cancel"],
      routes: [],
      params: {
        type: "object",
        properties: { id: eventsGetParamsId, comment: { type: "string", description: "Comment for the attendees." } },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: draft_repliesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "events.forward": {
      entity: "events",
      action: "forward",
      description: "Forwards an event invitation to other people. The organizer is notified.",
      effect: "additive",
      method: "POST",
      path: ["/events/", { param: "id" }, "/forward"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: eventsGetParamsId,
          toRecipients: messagesCreateParamsToRecipients,
          comment: draft_repliesCreateParamsComment,
        },
        required: ["id", "toRecipients"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: draft_forwardsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "calendar_events.list": {
      entity: "calendar_events",
      action: "list",
      description: "Lists the single events and series of a calendar.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "calendarId" }, "/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          calendarId: calendar_eventsListParamsCalendarId,
          timeZone: eventsListParamsTimeZone,
        },
        required: ["calendarId"],
        additionalProperties: false,
      },
      query: draftsListQuery,
      headers: eventsListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "event_instances.list": {
      entity: "event_instances",
      action: "list",
      description: "Lists the instances of a recurring event in a time range.",
      effect: "read",
      method: "GET",
      path: ["/events/", { param: "eventId" }, "/instances"],
      routes: [],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          eventId: {
            minLength: 1,
            type: "string",
            description: "ID of the series, as `events.list` returns it or as `seriesMasterId` of an occurrence.",
          },
          startDateTime: event_instancesListParamsStartDateTime,
          endDateTime: event_instancesListParamsEndDateTime,
          timeZone: eventsListParamsTimeZone,
        },
        required: ["eventId", "startDateTime", "endDateTime"],
        additionalProperties: false,
      },
      query: [
        messagesListQuery1,
        messagesListQuery2,
        messagesListQuery3,
        messagesListQuery4,
        event_instancesListQuery4,
        event_instancesListQuery5,
      ],
      headers: eventsListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "calendar_view.list": {
      entity: "calendar_view",
      action: "list",
      description:
        "Lists the calendar view: the events in a time range of the default calendar or another one, with series " +
        "expanded.",
      effect: "read",
      method: "GET",
      path: ["/calendarView"],
      routes: [{ when: "calendarId", path: ["/calendars/", { param: "calendarId" }, "/calendarView"] }],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          calendarId: eventsCreateParamsCalendarId,
          startDateTime: event_instancesListParamsStartDateTime,
          endDateTime: event_instancesListParamsEndDateTime,
          timeZone: eventsListParamsTimeZone,
        },
        required: ["startDateTime", "endDateTime"],
        additionalProperties: false,
      },
      query: [
        messagesListQuery1,
        messagesListQuery2,
        messagesListQuery3,
        messagesListQuery4,
        messagesListQuery5,
        messagesListQuery6,
        event_instancesListQuery4,
        event_instancesListQuery5,
      ],
      headers: eventsListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "event_changes.list": {
      entity: "event_changes",
      action: "list",
      description:
        "Lists the event changes of the default calendar in a time range. The last page has a `deltaToken`, which " +
        "returns only later changes.",
      effect: "read",
      method: "GET",
      path: ["/calendarView/delta"],
      routes: [],
      params: {
        type: "object",
        properties: {
          skipToken: messagesListParamsSkipToken,
          startDateTime: {
            type: "string",
            format: "date-time",
            description: "Start of the time range, for a first list.",
          },
          endDateTime: { type: "string", format: "date-time", description: "End of the time range, for a first list." },
          deltaToken: message_changesListParamsDeltaToken,
          pageSize: messagesListParamsTop,
        },
        additionalProperties: false,
      },
      require: [["startDateTime", "endDateTime"], ["deltaToken"], ["skipToken"]],
      exclusive: [["deltaToken", "startDateTime"], ["deltaToken", "endDateTime"]],
      query: [messagesListQuery3, event_instancesListQuery4, event_instancesListQuery5, message_changesListQuery3],
      headers: message_changesListHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/EventChange" },
      records: { in: "body", steps: ["value"] },
      meta: message_changesListMeta,
      pagination: {
        style: "link",
        param: "skipToken",
        links: message_changesListPaginationLinks,
        drop: ["deltaToken", "startDateTime", "endDateTime"],
        size: "pageSize",
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "calendars.list": {
      entity: "calendars",
      action: "list",
      description: "Lists the user's calendars. `isDefaultCalendar` is `true` for the default one.",
      effect: "read",
      method: "GET",
      path: ["/calendars"],
      routes: [],
      params: draftsListParams,
      query: draftsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "calendars.get": {
      entity: "calendars",
      action: "get",
      description: "Gets a calendar with the user's permissions in it.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { select: messagesListParamsSelect, id: calendar_eventsListParamsCalendarId },
        required: ["id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "calendars.create": {
      entity: "calendars",
      action: "create",
      description: "Creates a calendar.",
      effect: "additive",
      method: "POST",
      path: ["/calendars"],
      routes: [],
      params: {
        type: "object",
        properties: { name: calendarsCreateParamsName, color: calendarsCreateParamsColor },
        required: ["name"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: calendarsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "calendars.update": {
      entity: "calendars",
      action: "update",
      description: "Updates the name or color of a calendar.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/calendars/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: calendar_eventsListParamsCalendarId,
          name: calendarsCreateParamsName,
          color: calendarsCreateParamsColor,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: calendarsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "calendars.delete": {
      entity: "calendars",
      action: "delete",
      description: "Deletes a calendar with its events. The default calendar cannot be deleted.",
      effect: "destroys",
      method: "DELETE",
      path: ["/calendars/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: calendar_eventsListParamsCalendarId },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Calendar" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.ReadWrite"]],
    },
    "schedules.list": {
      entity: "schedules",
      action: "list",
      description:
        "Lists the free/busy schedules of people, groups and rooms in a time range, by their email addresses.",
      effect: "read",
      method: "POST",
      path: ["/calendar/getSchedule"],
      routes: [],
      params: {
        type: "object",
        properties: {
          schedules: {
            type: "array",
            items: { type: "string" },
            description: "Email addresses to look up, up to 20.",
            minItems: 1,
            maxItems: 20,
            examples: [["grace@example.com"]],
          },
          startTime: {
            type: "object",
            properties: messagesUpdateParamsFlagStartDateTime,
            required: ["dateTime", "timeZone"],
            additionalProperties: false,
            description: "Start of the time range.",
          },
          endTime: {
            type: "object",
            properties: messagesUpdateParamsFlagStartDateTime,
            required: ["dateTime", "timeZone"],
            additionalProperties: false,
            description: "End of the time range, less than 62 days after the start.",
          },
          availabilityViewInterval: {
            type: "integer",
            description:
              "Minutes per digit of `availabilityView`, 5 to 1,440: 0 free, 1 tentative, 2 busy, 3 out of office, 4 " +
              "working elsewhere. Defaults to 30.",
            default: 30,
            minimum: 5,
            maximum: 1440,
          },
          timeZone: eventsListParamsTimeZone,
        },
        required: ["schedules", "startTime", "endTime"],
        additionalProperties: false,
      },
      query: [],
      headers: [
        {
          name: "prefer",
          value: {
            template: {
              text: "outlook.timezone=\"{{timeZone}}\"",
              parts: ["outlook.timezone=\"", { name: "timeZone" }, "\""],
            },
          },
        },
      ],
      body: {
        from: "entries",
        entries: [
          { name: "schedules", value: { template: { text: "{{schedules}}", parts: [{ name: "schedules" }] } } },
          { name: "startTime", value: { template: { text: "{{startTime}}", parts: [{ name: "startTime" }] } } },
          { name: "endTime", value: { template: { text: "{{endTime}}", parts: [{ name: "endTime" }] } } },
          {
            name: "availabilityViewInterval",
            value: {
              template: { text: "{{availabilityViewInterval}}", parts: [{ name: "availabilityViewInterval" }] },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Schedule" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: { style: "none", because: "Microsoft answers for all addresses at once." },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Calendars.Read", "Calendars.ReadWrite"]],
    },
    "contacts.list": {
      entity: "contacts",
      action: "list",
      description: "Lists the contacts of the default folder or another one.",
      effect: "read",
      method: "GET",
      path: ["/contacts"],
      routes: [{ when: "folderId", path: ["/contactFolders/", { param: "folderId" }, "/contacts"] }],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
          filter: messagesListParamsFilter,
          orderby: messagesListParamsOrderby,
          folderId: {
            minLength: 1,
            type: "string",
            description: "ID of the folder, as `contact_folders.list` returns it.",
          },
        },
        additionalProperties: false,
      },
      query: draftsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Contact" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.Read", "Contacts.ReadWrite"]],
    },
    "contacts.get": {
      entity: "contacts",
      action: "get",
      description: "Gets a contact with all addresses and numbers.",
      effect: "read",
      method: "GET",
      path: ["/contacts/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { select: messagesListParamsSelect, id: contactsGetParamsId },
        required: ["id"],
        additionalProperties: false,
      },
      query: messagesGetQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Contact" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.Read", "Contacts.ReadWrite"]],
    },
    "contacts.create": {
      entity: "contacts",
      action: "create",
      description: "Creates a contact and returns it.",
      effect: "additive",
      method: "POST",
      path: ["/contacts"],
      routes: [],
      params: {
        type: "object",
        properties: {
          displayName: { type: "string", description: "Full name of the contact." },
          givenName: contactsCreateParamsGivenName,
          surname: contactsCreateParamsSurname,
          emailAddresses: contactsCreateParamsEmailAddresses,
          businessPhones: contactsCreateParamsBusinessPhones,
          mobilePhone: { type: "string", description: "Mobile phone number." },
          companyName: { type: "string", description: "Company of the contact." },
          jobTitle: { type: "string", description: "Job title of the contact." },
          department: contactsCreateParamsDepartment,
          businessAddress: contactsCreateParamsBusinessAddress,
          homeAddress: contactsCreateParamsHomeAddress,
          birthday: contactsCreateParamsBirthday,
          personalNotes: contactsCreateParamsPersonalNotes,
          categories: messagesUpdateParamsCategories,
        },
        additionalProperties: false,
      },
      require: [["displayName"], ["givenName"], ["surname"], ["emailAddresses"], ["companyName"]],
      query: [],
      headers: requestHeaders,
      body: contactsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Contact" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.ReadWrite"]],
    },
    "contacts.update": {
      entity: "contacts",
      action: "update",
      description: "Updates a contact. Lists such as `emailAddresses` are replaced as a whole.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/contacts/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: contactsGetParamsId,
          displayName: { type: "string", description: "Full name of the contact." },
          givenName: contactsCreateParamsGivenName,
          surname: contactsCreateParamsSurname,
          emailAddresses: contactsCreateParamsEmailAddresses,
          businessPhones: contactsCreateParamsBusinessPhones,
          mobilePhone: { type: "string", description: "Mobile phone number." },
          companyName: { type: "string", description: "Company of the contact." },
          jobTitle: { type: "string", description: "Job title of the contact." },
          department: contactsCreateParamsDepartment,
          businessAddress: contactsCreateParamsBusinessAddress,
          homeAddress: contactsCreateParamsHomeAddress,
          birthday: contactsCreateParamsBirthday,
          personalNotes: contactsCreateParamsPersonalNotes,
          categories: messagesUpdateParamsCategories,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: contactsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Contact" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.ReadWrite"]],
    },
    "contacts.delete": {
      entity: "contacts",
      action: "delete",
      description: "Deletes a contact.",
      effect: "destroys",
      method: "DELETE",
      path: ["/contacts/", { param: "id" }],
      routes: [],
      params: {
        type: "object",
        properties: { id: contactsGetParamsId },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Contact" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.ReadWrite"]],
    },
    "contact_folders.list": {
      entity: "contact_folders",
      action: "list",
      description: "Lists the contact folders besides the default one.",
      effect: "read",
      method: "GET",
      path: ["/contactFolders"],
      routes: [],
      params: draftsListParams,
      query: draftsListQuery,
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/ContactFolder" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["Contacts.Read", "Contacts.ReadWrite"]],
    },
    "categories.list": {
      entity: "categories",
      action: "list",
      description: "Lists the user's categories, with their preset colors.",
      effect: "read",
      method: "GET",
      path: ["/outlook/masterCategories"],
      routes: [],
      params: {
        type: "object",
        properties: {
          top: messagesListParamsTop,
          skip: messagesListParamsSkip,
          skipToken: messagesListParamsSkipToken,
          select: messagesListParamsSelect,
        },
        additionalProperties: false,
      },
      query: [messagesListQuery1, messagesListQuery2, messagesListQuery3, messagesListQuery4],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/Category" },
      records: { in: "body", steps: ["value"] },
      meta: {},
      pagination: messagesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["MailboxSettings.Read", "MailboxSettings.ReadWrite"]],
    },
    "mailbox_settings.get": {
      entity: "mailbox_settings",
      action: "get",
      description: "Gets the mailbox settings, including automatic replies.",
      effect: "read",
      method: "GET",
      path: ["/mailboxSettings"],
      routes: [],
      params: { type: "object", properties: {}, additionalProperties: false },
      query: [],
      headers: requestHeaders,
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailboxSettings" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["MailboxSettings.Read", "MailboxSettings.ReadWrite"]],
    },
    "mailbox_settings.update": {
      entity: "mailbox_settings",
      action: "update",
      description:
        "Updates the mailbox settings, such as automatic replies (out of office) or the time zone. Fields that you " +
        "leave out keep their value.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/mailboxSettings"],
      routes: [],
      params: {
        type: "object",
        properties: {
          automaticRepliesSetting: {
            type: "object",
            properties: {
              status: mailbox_settingsUpdateParamsAutomaticRepliesSettingStatus,
              internalReplyMessage: mailbox_settingsUpdateParamsAutomaticRepliesSettingInternalReplyMessage,
              externalReplyMessage: mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalReplyMessage,
              externalAudience: mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalAudience,
              scheduledStartDateTime: {
                type: "object",
                properties: messagesUpdateParamsFlagStartDateTime,
                required: ["dateTime", "timeZone"],
                additionalProperties: false,
                description: "Start of automatic replies. For `scheduled`.",
              },
              scheduledEndDateTime: {
                type: "object",
                properties: messagesUpdateParamsFlagStartDateTime,
                required: ["dateTime", "timeZone"],
                additionalProperties: false,
                description: "End of automatic replies. For `scheduled`.",
              },
            },
            required: ["status"],
            additionalProperties: false,
            description: "Automatic replies and their schedule.",
          },
          timeZone: {
            type: "string",
            description: "Time zone of the mailbox, as a Windows or IANA name.",
            examples: ["Europe/Zurich"],
          },
          dateFormat: { type: "string", description: "Date format of the mailbox.", examples: ["yyyy-MM-dd"] },
          timeFormat: { type: "string", description: "Time format of the mailbox.", examples: ["HH:mm"] },
          language: {
            type: "object",
            properties: mailbox_settingsUpdateParamsLanguage,
            required: ["locale"],
            additionalProperties: false,
            description: "Language and country of the mailbox.",
          },
          delegateMeetingMessageDeliveryOptions: {
            type: "string",
            description: "Recipients of invitations when a delegate manages the calendar.",
            enum: ["sendToDelegateAndInformationToPrincipal", "sendToDelegateAndPrincipal", "sendToDelegateOnly"],
          },
          workingHours: {
            type: "object",
            properties: {
              daysOfWeek: {
                type: "array",
                items: eventsCreateParamsRecurrencePatternDaysOfWeekItems,
                description: "Working days.",
              },
              startTime: mailbox_settingsUpdateParamsWorkingHoursStartTime,
              endTime: mailbox_settingsUpdateParamsWorkingHoursEndTime,
              timeZone: {
                type: "object",
                properties: mailbox_settingsUpdateParamsWorkingHoursTimeZone,
                required: ["name"],
                additionalProperties: false,
                description: "Time zone of the working hours.",
              },
            },
            required: ["daysOfWeek", "startTime", "endTime", "timeZone"],
            additionalProperties: false,
            description: "Working days and hours of the user.",
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: requestHeaders,
      body: {
        from: "entries",
        entries: [
          {
            name: "automaticRepliesSetting",
            value: { template: { text: "{{automaticRepliesSetting}}", parts: [{ name: "automaticRepliesSetting" }] } },
          },
          { name: "timeZone", value: { template: { text: "{{timeZone}}", parts: [{ name: "timeZone" }] } } },
          { name: "dateFormat", value: { template: { text: "{{dateFormat}}", parts: [{ name: "dateFormat" }] } } },
          { name: "timeFormat", value: { template: { text: "{{timeFormat}}", parts: [{ name: "timeFormat" }] } } },
          { name: "language", value: { template: { text: "{{language}}", parts: [{ name: "language" }] } } },
          {
            name: "delegateMeetingMessageDeliveryOptions",
            value: {
              template: {
                text: "{{delegateMeetingMessageDeliveryOptions}}",
                parts: [{ name: "delegateMeetingMessageDeliveryOptions" }],
              },
            },
          },
          {
            name: "workingHours",
            value: { template: { text: "{{workingHours}}", parts: [{ name: "workingHours" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "comma" },
      record: { $ref: "#/$defs/MailboxSettings" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: requestRate,
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [["MailboxSettings.ReadWrite"]],
    },
  },
  schemas: {
    Select: messagesListParamsSelect,
    Filter: messagesListParamsFilter,
    OrderBy: messagesListParamsOrderby,
    BodyType: messagesListParamsBodyType,
    DeltaToken: message_changesListParamsDeltaToken,
    PageSize: messagesListParamsTop,
    TimeZone: eventsListParamsTimeZone,
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
    DestinationId: messagesMoveParamsDestinationId,
    FolderName: mail_foldersCreateParamsDisplayName,
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
    Comment: draft_repliesCreateParamsComment,
    Importance: messagesCreateParamsImportance,
    Attachments: {
      type: "array",
      items: { $ref: "#/$defs/NewAttachment" },
      description: "Files to attach, less than 3 MB in total.",
    },
    ReadReceipt: messagesCreateParamsIsReadReceiptRequested,
    DeliveryReceipt: messagesCreateParamsIsDeliveryReceiptRequested,
    Categories: messagesUpdateParamsCategories,
    EventSubject: { type: "string", description: "Title of the event." },
    EventBody: { $ref: "#/$defs/Text", description: "Description of the event." },
    EventPlace: { $ref: "#/$defs/Place", description: "Location of the event." },
    EventGuests: {
      type: "array",
      items: { $ref: "#/$defs/Guest" },
      description: "Attendees and rooms. Replaces the current ones: attendees that you leave out are uninvited.",
    },
    AllDay: eventsCreateParamsIsAllDay,
    OnlineMeeting: eventsCreateParamsIsOnlineMeeting,
    MeetingProvider: eventsCreateParamsOnlineMeetingProvider,
    Recurrence: { $ref: "#/$defs/Repeat", description: "Recurrence pattern, which makes the event a series." },
    ReminderOn: eventsCreateParamsIsReminderOn,
    ReminderMinutes: eventsCreateParamsReminderMinutesBeforeStart,
    ShowAs: eventsCreateParamsShowAs,
    Sensitivity: eventsCreateParamsSensitivity,
    NewTimeProposals: eventsCreateParamsAllowNewTimeProposals,
    ResponseRequested: eventsCreateParamsResponseRequested,
    HideAttendees: eventsCreateParamsHideAttendees,
    Since: event_instancesListParamsStartDateTime,
    Until: event_instancesListParamsEndDateTime,
    Answer: eventsAcceptParamsComment,
    SendResponse: eventsAcceptParamsSendResponse,
    ProposedTime: { $ref: "#/$defs/TimeSlot", description: "Proposed time. Requires `sendResponse` set to `true`." },
    CalendarName: calendarsCreateParamsName,
    CalendarColor: calendarsCreateParamsColor,
    DisplayName: { type: "string", description: "Full name of the contact." },
    GivenName: contactsCreateParamsGivenName,
    Surname: contactsCreateParamsSurname,
    EmailAddresses: {
      type: "array",
      items: { $ref: "#/$defs/Address" },
      description: "Email addresses, up to three.",
      maxItems: 3,
    },
    BusinessPhones: contactsCreateParamsBusinessPhones,
    MobilePhone: { type: "string", description: "Mobile phone number." },
    CompanyName: { type: "string", description: "Company of the contact." },
    JobTitle: { type: "string", description: "Job title of the contact." },
    Department: contactsCreateParamsDepartment,
    BusinessAddress: { $ref: "#/$defs/PostalAddress", description: "Business address of the contact." },
    HomeAddress: { $ref: "#/$defs/PostalAddress", description: "Home address of the contact." },
    Birthday: contactsCreateParamsBirthday,
    PersonalNotes: contactsCreateParamsPersonalNotes,
    Day: eventsCreateParamsRecurrencePatternDaysOfWeekItems,
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
    Address: { type: "object", properties: messagesCreateParamsToRecipientsItemsEmailAddress, required: ["address"] },
    Text: { type: "object", properties: messagesCreateParamsBody, required: ["contentType", "content"] },
    NewAttachment: {
      type: "object",
      properties: messagesCreateParamsAttachmentsItems,
      required: ["@odata.type", "name", "contentBytes"],
    },
    Flag: {
      type: "object",
      properties: {
        flagStatus: messagesUpdateParamsFlagFlagStatus,
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
    Moment: { type: "object", properties: messagesUpdateParamsFlagStartDateTime, required: ["dateTime", "timeZone"] },
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
        locationEmailAddress: eventsCreateParamsLocationLocationEmailAddress,
        locationUri: eventsCreateParamsLocationLocationUri,
        address: { $ref: "#/$defs/PostalAddress", description: "Postal address of the location." },
      },
      required: ["displayName"],
    },
    Guest: {
      type: "object",
      properties: {
        emailAddress: { $ref: "#/$defs/Address", description: "Email address of the attendee or room." },
        type: eventsCreateParamsAttendeesItemsType,
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
        type: eventsCreateParamsRecurrencePatternType,
        interval: eventsCreateParamsRecurrencePatternInterval,
        daysOfWeek: {
          type: "array",
          items: { $ref: "#/$defs/Day" },
          description: "Days of the week. For `weekly` and both `relative` types.",
        },
        dayOfMonth: eventsCreateParamsRecurrencePatternDayOfMonth,
        month: eventsCreateParamsRecurrencePatternMonth,
        index: eventsCreateParamsRecurrencePatternIndex,
        firstDayOfWeek: { $ref: "#/$defs/Day", description: "First day of the week. For `weekly`." },
      },
      required: ["type", "interval"],
    },
    RepeatRange: { type: "object", properties: eventsCreateParamsRecurrenceRange, required: ["type", "startDate"] },
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
    PostalAddress: { type: "object", properties: eventsCreateParamsLocationAddress },
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
        status: mailbox_settingsUpdateParamsAutomaticRepliesSettingStatus,
        internalReplyMessage: mailbox_settingsUpdateParamsAutomaticRepliesSettingInternalReplyMessage,
        externalReplyMessage: mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalReplyMessage,
        externalAudience: mailbox_settingsUpdateParamsAutomaticRepliesSettingExternalAudience,
        scheduledStartDateTime: { $ref: "#/$defs/Moment", description: "Start of automatic replies. For `scheduled`." },
        scheduledEndDateTime: { $ref: "#/$defs/Moment", description: "End of automatic replies. For `scheduled`." },
      },
      required: ["status"],
    },
    Language: { type: "object", properties: mailbox_settingsUpdateParamsLanguage, required: ["locale"] },
    WorkingHours: {
      type: "object",
      properties: {
        daysOfWeek: { type: "array", items: { $ref: "#/$defs/Day" }, description: "Working days." },
        startTime: mailbox_settingsUpdateParamsWorkingHoursStartTime,
        endTime: mailbox_settingsUpdateParamsWorkingHoursEndTime,
        timeZone: {
          type: "object",
          properties: mailbox_settingsUpdateParamsWorkingHoursTimeZone,
          required: ["name"],
          description: "Time zone of the working hours.",
        },
      },
      required: ["daysOfWeek", "startTime", "endTime", "timeZone"],
    },
  },
} as object as KindModule<Outlook>
