// Generated from definitions/google-calendar.yaml by `npm run generate`.
import type { KindModule } from '../../client/kind-types.ts'
import type { GoogleCalendar } from '../types/google-calendar.ts'

const _config = { type: "object", properties: {}, additionalProperties: false }
const authOauthSend = {
  bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
  headers: [],
  query: [],
}
const authOauthTokenUrl = {
  text: "https://oauth2.googleapis.com/token",
  parts: ["https://oauth2.googleapis.com/token"],
}
const entitiesCalendar_listSyncWith = [
  { name: "maxResults", value: { constant: 250 } },
  { name: "showHidden", value: { constant: true } },
]
const calendar_listListParamsMaxResults = {
  type: "integer",
  description: "How many records a page holds at most; Google may give fewer.",
  default: 100,
  minimum: 1,
  maximum: 250,
}
const calendar_listListParamsPageToken = {
  type: "string",
  description: "The nextPageToken in the metadata of the page before; leave it out for the first page.",
}
const calendar_listListParamsSyncToken = {
  type: "string",
  description:
    "The nextSyncToken of the last page of an earlier list: only what has changed since. One too old is refused with " +
    "fullSyncRequired.",
}
const calendar_listListQuery0 = {
  name: "maxResults",
  value: { template: { text: "{{maxResults}}", parts: [{ name: "maxResults" }] } },
}
const calendar_listListQuery1 = {
  name: "pageToken",
  value: { template: { text: "{{pageToken}}", parts: [{ name: "pageToken" }] } },
}
const calendar_listListQuery2 = {
  name: "syncToken",
  value: { template: { text: "{{syncToken}}", parts: [{ name: "syncToken" }] } },
}
const calendar_listListQuery5 = {
  name: "showDeleted",
  value: { template: { text: "{{showDeleted}}", parts: [{ name: "showDeleted" }] } },
}
const calendar_listListMeta = {
  nextPageToken: { in: "body", steps: ["nextPageToken"] },
  nextSyncToken: { in: "body", steps: ["nextSyncToken"] },
}
const calendar_listListPagination = {
  style: "token",
  param: "pageToken",
  next: { in: "body", steps: ["nextPageToken"] },
  size: "maxResults",
}
const calendar_listListErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "errors", 0, "reason"] }, { in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  rules: [
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["userRateLimitExceeded", "rateLimitExceeded", "dailyLimitExceeded", "quotaExceeded"],
      as: "rate_limited",
    },
    {
      status: [410],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["fullSyncRequired", "updatedMinTooLongAgo"],
      as: "invalid",
    },
  ],
}
const calendar_listGetParamsCalendarId = {
  minLength: 1,
  type: "string",
  description: "The calendar's id, from calendar_list.list; primary is the user's main one.",
  examples: ["ada@example.com"],
}
const calendar_listGetParams = {
  type: "object",
  properties: { calendarId: calendar_listGetParamsCalendarId },
  required: ["calendarId"],
  additionalProperties: false,
}
const calendar_listCreateParamsColorRgbFormat = {
  type: "boolean",
  description: "True when backgroundColor and foregroundColor are given, which are ignored otherwise.",
}
const calendar_listCreateParamsBackgroundColor = {
  type: "string",
  description: "The calendar's colour as #rrggbb.",
  pattern: "^#[0-9a-fA-F]{6}$",
  examples: ["#0088aa"],
}
const calendar_listCreateParamsForegroundColor = {
  type: "string",
  description: "The colour of text on it, as #rrggbb.",
  pattern: "^#[0-9a-fA-F]{6}$",
  examples: ["#ffffff"],
}
const calendar_listCreateParamsColorId = {
  type: "string",
  description: "A colour by its id in calendar of colors.get, instead of both colours.",
}
const calendar_listCreateParamsSummaryOverride = {
  type: "string",
  description: "The name that the user gives the calendar.",
}
const calendar_listCreateParamsSelected = { type: "boolean", description: "Whether the calendar's events are shown." }
const calendar_listCreateParamsHidden = { type: "boolean", description: "Whether the calendar is hidden in the list." }
const calendar_listCreateParamsDefaultRemindersItems = {
  method: { type: "string", description: "How to remind.", enum: ["email", "popup"] },
  minutes: { type: "integer", description: "How many minutes before the beginning.", minimum: 0, maximum: 40320 },
}
const calendar_listCreateParamsDefaultRemindersItems_2 = {
  type: "object",
  properties: calendar_listCreateParamsDefaultRemindersItems,
  required: ["method", "minutes"],
  additionalProperties: false,
}
const calendar_listCreateParamsDefaultReminders = {
  type: "array",
  items: calendar_listCreateParamsDefaultRemindersItems_2,
  description: "Reminders of events that have none of their own.",
  maxItems: 5,
}
const calendar_listCreateParamsNotificationSettingsNotificationsItems = {
  method: { type: "string", description: "How the notice comes.", enum: ["email"] },
  type: {
    type: "string",
    description: "What the notice is of.",
    enum: ["eventCreation", "eventChange", "eventCancellation", "eventResponse", "agenda"],
  },
}
const calendar_listCreateParamsNotificationSettings = {
  type: "object",
  properties: {
    notifications: {
      type: "array",
      items: {
        type: "object",
        properties: calendar_listCreateParamsNotificationSettingsNotificationsItems,
        required: ["method", "type"],
        additionalProperties: false,
      },
      description: "All notices wanted; those left out end.",
    },
  },
  required: ["notifications"],
  additionalProperties: false,
  description: "What the user is notified of by e-mail.",
}
const calendar_listCreateQuery = [
  { name: "colorRgbFormat", value: { template: { text: "{{colorRgbFormat}}", parts: [{ name: "colorRgbFormat" }] } } },
]
const calendar_listCreateBodyEntries0 = {
  name: "id",
  value: { template: { text: "{{id}}", parts: [{ name: "id" }] } },
}
const calendar_listCreateBodyEntries1 = {
  name: "backgroundColor",
  value: { template: { text: "{{backgroundColor}}", parts: [{ name: "backgroundColor" }] } },
}
const calendar_listCreateBodyEntries2 = {
  name: "foregroundColor",
  value: { template: { text: "{{foregroundColor}}", parts: [{ name: "foregroundColor" }] } },
}
const calendar_listCreateBodyEntries3 = {
  name: "colorId",
  value: { template: { text: "{{colorId}}", parts: [{ name: "colorId" }] } },
}
const calendar_listCreateBodyEntries4 = {
  name: "summaryOverride",
  value: { template: { text: "{{summaryOverride}}", parts: [{ name: "summaryOverride" }] } },
}
const calendar_listCreateBodyEntries5 = {
  name: "selected",
  value: { template: { text: "{{selected}}", parts: [{ name: "selected" }] } },
}
const calendar_listCreateBodyEntries6 = {
  name: "hidden",
  value: { template: { text: "{{hidden}}", parts: [{ name: "hidden" }] } },
}
const calendar_listCreateBodyEntries7 = {
  name: "defaultReminders",
  value: { template: { text: "{{defaultReminders}}", parts: [{ name: "defaultReminders" }] } },
}
const calendar_listCreateBodyEntries8 = {
  name: "notificationSettings",
  value: { template: { text: "{{notificationSettings}}", parts: [{ name: "notificationSettings" }] } },
}
const calendarsCreateParamsSummary = { type: "string", description: "The title of the calendar.", minLength: 1 }
const calendarsCreateParamsTimeZone = {
  type: "string",
  description: "The calendar's time zone by its IANA name.",
  examples: ["Europe/Zurich"],
}
const calendarsCreateBodyEntries0 = {
  name: "summary",
  value: { template: { text: "{{summary}}", parts: [{ name: "summary" }] } },
}
const calendarsCreateBodyEntries1 = {
  name: "description",
  value: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
}
const calendarsCreateBodyEntries2 = {
  name: "location",
  value: { template: { text: "{{location}}", parts: [{ name: "location" }] } },
}
const calendarsCreateBodyEntries3 = {
  name: "timeZone",
  value: { template: { text: "{{timeZone}}", parts: [{ name: "timeZone" }] } },
}
const calendarsCreateBody = {
  from: "entries",
  entries: [
    calendarsCreateBodyEntries0,
    calendarsCreateBodyEntries1,
    calendarsCreateBodyEntries2,
    calendarsCreateBodyEntries3,
  ],
}
const eventsListParamsMaxResults = {
  type: "integer",
  description: "How many records a page holds at most; Google may give fewer.",
  default: 250,
  minimum: 1,
  maximum: 2500,
}
const eventsListParamsEventTypesItems = {
  type: "string",
  enum: ["birthday", "default", "focusTime", "fromGmail", "outOfOffice", "workingLocation"],
}
const eventsListParamsTimeZone = {
  type: "string",
  description: "The time zone of times in the answer, such as Europe/Zurich; the calendar's unless given.",
}
const eventsListParamsMaxAttendees = {
  type: "integer",
  description: "How many guests an event may have in the answer; with more, only the user's own entry is given.",
  minimum: 1,
}
const eventsListQuery3 = {
  name: "timeMin",
  value: { template: { text: "{{timeMin}}", parts: [{ name: "timeMin" }] } },
}
const eventsListQuery4 = {
  name: "timeMax",
  value: { template: { text: "{{timeMax}}", parts: [{ name: "timeMax" }] } },
}
const eventsListQuery12 = {
  name: "iCalUID",
  value: { template: { text: "{{iCalUID}}", parts: [{ name: "iCalUID" }] } },
}
const eventsListQuery16 = {
  name: "maxAttendees",
  value: { template: { text: "{{maxAttendees}}", parts: [{ name: "maxAttendees" }] } },
}
const eventsGetPath = ["/calendars/", { param: "calendarId" }, "/events/", { param: "eventId" }]
const eventsGetParamsEventId = {
  minLength: 1,
  type: "string",
  description: "The id of the event, from events.list, or of one appointment of a series, from event_instances.list.",
}
const eventsCreateParamsStart = {
  date: {
    type: ["string", "null"],
    description: "The day, of an event that lasts whole days. null where dateTime takes its place.",
    format: "date",
  },
  dateTime: {
    type: ["string", "null"],
    description: "The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place.",
    examples: ["2026-11-24T09:00:00+01:00"],
  },
  timeZone: {
    type: ["string", "null"],
    description: "The time zone by its IANA name; series need it.",
    examples: ["Europe/Zurich"],
  },
}
const eventsCreateParamsStart_2 = {
  type: "object",
  properties: eventsCreateParamsStart,
  additionalProperties: false,
  description: "When it begins.",
}
const eventsCreateParamsEnd = {
  type: "object",
  properties: eventsCreateParamsStart,
  additionalProperties: false,
  description: "When it ends; the last day is not part of it.",
}
const eventsCreateParamsDescription = { type: "string", description: "The description; may contain HTML." }
const eventsCreateParamsLocation = { type: "string", description: "Where it takes place, as text." }
const eventsCreateParamsAttendeesItems = {
  email: { type: "string", description: "The guest's address, or a room's.", format: "email" },
  displayName: { type: "string", description: "The guest's name." },
  optional: { type: "boolean", description: "Whether they need not come." },
  resource: { type: "boolean", description: "Whether it is a room or a thing; only when first added." },
  additionalGuests: { type: "integer", description: "How many they bring along.", minimum: 0 },
  comment: { type: "string", description: "What the guest says to their answer." },
  responseStatus: {
    type: "string",
    description: "The guest's answer.",
    enum: ["needsAction", "declined", "tentative", "accepted"],
  },
}
const eventsCreateParamsAttendees = {
  type: "array",
  items: {
    type: "object",
    properties: eventsCreateParamsAttendeesItems,
    required: ["email"],
    additionalProperties: false,
  },
  description: "All guests, rooms too; who is left out is uninvited.",
}
const eventsCreateParamsRecurrence = {
  type: "array",
  items: { type: "string" },
  description: "RRULE, EXRULE, RDATE and EXDATE lines (RFC 5545); start and end then need a timeZone.",
  examples: [["RRULE:FREQ=WEEKLY;COUNT=10"]],
}
const eventsCreateParamsRemindersUseDefault = {
  type: "boolean",
  description: "Whether the calendar's own reminders hold.",
}
const eventsCreateParamsReminders = {
  type: "object",
  properties: {
    useDefault: eventsCreateParamsRemindersUseDefault,
    overrides: {
      type: "array",
      items: calendar_listCreateParamsDefaultRemindersItems_2,
      description: "Reminders instead of the calendar's own.",
      maxItems: 5,
    },
  },
  required: ["useDefault"],
  additionalProperties: false,
  description: "The user's own reminders.",
}
const eventsCreateParamsAttachmentsItems = {
  fileUrl: {
    type: "string",
    description: "The file's address; of a file in Google Drive its webViewLink.",
    format: "uri",
  },
  title: { type: "string", description: "The file's name." },
  mimeType: { type: "string", description: "The file's media type." },
}
const eventsCreateParamsAttachments = {
  type: "array",
  items: {
    type: "object",
    properties: eventsCreateParamsAttachmentsItems,
    required: ["fileUrl"],
    additionalProperties: false,
  },
  description: "Files to attach; needs supportsAttachments.",
  maxItems: 25,
}
const eventsCreateParamsConferenceDataCreateRequestRequestId = {
  type: "string",
  description: "An id of your own; a second request with it is ignored.",
  minLength: 1,
}
const eventsCreateParamsConferenceDataCreateRequestConferenceSolutionKey = {
  type: { type: "string", description: "hangoutsMeet is Google Meet.", examples: ["hangoutsMeet"] },
}
const eventsCreateParamsConferenceData = {
  type: "object",
  properties: {
    createRequest: {
      type: "object",
      properties: {
        requestId: eventsCreateParamsConferenceDataCreateRequestRequestId,
        conferenceSolutionKey: {
          type: "object",
          properties: eventsCreateParamsConferenceDataCreateRequestConferenceSolutionKey,
          required: ["type"],
          additionalProperties: false,
          description: "What to meet in; the calendar's usual one unless given.",
        },
      },
      required: ["requestId"],
      additionalProperties: false,
      description: "What meeting to make.",
    },
  },
  required: ["createRequest"],
  additionalProperties: false,
  description: "A video meeting to make for the event; needs conferenceDataVersion.",
}
const eventsCreateParamsColorId = { type: "string", description: "A colour by its id in event of colors.get." }
const eventsCreateParamsStatus = {
  type: "string",
  description: "confirmed unless given; cancelled deletes it.",
  enum: ["confirmed", "tentative", "cancelled"],
}
const eventsCreateParamsTransparency = {
  type: "string",
  description: "opaque: the time is busy, as unless given; transparent: it stays free.",
  enum: ["opaque", "transparent"],
}
const eventsCreateParamsVisibility = {
  type: "string",
  description: "Who sees more than that the time is busy.",
  enum: ["default", "public", "private", "confidential"],
}
const eventsCreateParamsGuestsCanInviteOthers = {
  type: "boolean",
  description: "Whether guests may invite others; true unless given.",
}
const eventsCreateParamsGuestsCanModify = {
  type: "boolean",
  description: "Whether guests may change the event; false unless given.",
}
const eventsCreateParamsGuestsCanSeeOtherGuests = {
  type: "boolean",
  description: "Whether guests see who else is invited; true unless given.",
}
const eventsCreateParamsExtendedProperties = {
  private: { type: "object", additionalProperties: { type: "string" }, description: "On this copy of the event only." },
  shared: { type: "object", additionalProperties: { type: "string" }, description: "On the copies of all guests." },
}
const eventsCreateParamsExtendedProperties_2 = {
  type: "object",
  properties: eventsCreateParamsExtendedProperties,
  additionalProperties: false,
  description: "Texts of your own by name, which events.list can filter by.",
}
const eventsCreateParamsSource = {
  title: { type: "string", description: "What it is called." },
  url: { type: "string", description: "Its address, http or https.", format: "uri" },
}
const eventsCreateParamsSource_2 = {
  type: "object",
  properties: eventsCreateParamsSource,
  additionalProperties: false,
  description: "What the event was made of, such as a page or an e-mail.",
}
const eventsCreateParamsFocusTimePropertiesAutoDeclineMode = {
  type: "string",
  description: "Which other invitations are declined.",
  enum: ["declineNone", "declineAllConflictingInvitations", "declineOnlyNewConflictingInvitations"],
}
const eventsCreateParamsFocusTimePropertiesDeclineMessage = {
  type: "string",
  description: "What to answer to invitations that are declined.",
}
const eventsCreateParamsFocusTimePropertiesChatStatus = {
  type: "string",
  description: "available or doNotDisturb, in Google Chat.",
}
const eventsCreateParamsFocusTimeProperties = {
  type: "object",
  properties: {
    autoDeclineMode: eventsCreateParamsFocusTimePropertiesAutoDeclineMode,
    declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
    chatStatus: eventsCreateParamsFocusTimePropertiesChatStatus,
  },
  additionalProperties: false,
  description: "With eventType focusTime.",
}
const eventsCreateParamsOutOfOfficeProperties = {
  type: "object",
  properties: {
    autoDeclineMode: eventsCreateParamsFocusTimePropertiesAutoDeclineMode,
    declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
  },
  additionalProperties: false,
  description: "With eventType outOfOffice.",
}
const eventsCreateParamsWorkingLocationPropertiesType = {
  type: "string",
  description: "homeOffice, officeLocation or customLocation.",
}
const eventsCreateParamsWorkingLocationPropertiesHomeOffice = {
  description: "Anything, such as an empty object, where the type is homeOffice.",
}
const eventsCreateParamsWorkingLocationPropertiesCustomLocation = {
  label: { type: "string", description: "What the place is called." },
}
const eventsCreateParamsWorkingLocationPropertiesOfficeLocation = {
  buildingId: { type: "string", description: "The building by its id in the organization." },
  floorId: { type: "string", description: "The floor." },
  floorSectionId: { type: "string", description: "The part of the floor." },
  deskId: { type: "string", description: "The desk." },
  label: { type: "string", description: "What the place is called." },
}
const eventsCreateParamsWorkingLocationProperties = {
  type: "object",
  properties: {
    type: eventsCreateParamsWorkingLocationPropertiesType,
    homeOffice: eventsCreateParamsWorkingLocationPropertiesHomeOffice,
    customLocation: {
      type: "object",
      properties: eventsCreateParamsWorkingLocationPropertiesCustomLocation,
      additionalProperties: false,
      description: "Any other place.",
    },
    officeLocation: {
      type: "object",
      properties: eventsCreateParamsWorkingLocationPropertiesOfficeLocation,
      additionalProperties: false,
      description: "A place in the office.",
    },
  },
  required: ["type"],
  additionalProperties: false,
  description: "With eventType workingLocation.",
}
const eventsCreateParamsSendUpdates = {
  type: "string",
  description: "Which guests get an e-mail; none unless given.",
  enum: ["all", "externalOnly", "none"],
}
const eventsCreateParamsConferenceDataVersion = {
  type: "integer",
  description: "1 lets conferenceData count; without it Google ignores that.",
  enum: [0, 1],
}
const eventsCreateParamsSupportsAttachments = { type: "boolean", description: "True lets attachments count." }
const eventsCreateNeeds = [
  { when: "conferenceData", params: ["conferenceDataVersion"] },
  { when: "attachments", params: ["supportsAttachments"] },
]
const eventsCreateQuery0 = {
  name: "sendUpdates",
  value: { template: { text: "{{sendUpdates}}", parts: [{ name: "sendUpdates" }] } },
}
const eventsCreateQuery = [
  eventsCreateQuery0,
  {
    name: "conferenceDataVersion",
    value: { template: { text: "{{conferenceDataVersion}}", parts: [{ name: "conferenceDataVersion" }] } },
  },
  {
    name: "supportsAttachments",
    value: { template: { text: "{{supportsAttachments}}", parts: [{ name: "supportsAttachments" }] } },
  },
  eventsListQuery16,
]
const eventsCreateBodyEntries0 = {
  name: "start",
  value: { template: { text: "{{start}}", parts: [{ name: "start" }] } },
}
const eventsCreateBodyEntries1 = { name: "end", value: { template: { text: "{{end}}", parts: [{ name: "end" }] } } }
const eventsCreateBodyEntries6 = {
  name: "attendees",
  value: { template: { text: "{{attendees}}", parts: [{ name: "attendees" }] } },
}
const eventsCreateBodyEntries7 = {
  name: "recurrence",
  value: { template: { text: "{{recurrence}}", parts: [{ name: "recurrence" }] } },
}
const eventsCreateBodyEntries8 = {
  name: "reminders",
  value: { template: { text: "{{reminders}}", parts: [{ name: "reminders" }] } },
}
const eventsCreateBodyEntries9 = {
  name: "attachments",
  value: { template: { text: "{{attachments}}", parts: [{ name: "attachments" }] } },
}
const eventsCreateBodyEntries10 = {
  name: "conferenceData",
  value: { template: { text: "{{conferenceData}}", parts: [{ name: "conferenceData" }] } },
}
const eventsCreateBodyEntries12 = {
  name: "status",
  value: { template: { text: "{{status}}", parts: [{ name: "status" }] } },
}
const eventsCreateBodyEntries13 = {
  name: "transparency",
  value: { template: { text: "{{transparency}}", parts: [{ name: "transparency" }] } },
}
const eventsCreateBodyEntries14 = {
  name: "visibility",
  value: { template: { text: "{{visibility}}", parts: [{ name: "visibility" }] } },
}
const eventsCreateBodyEntries15 = {
  name: "guestsCanInviteOthers",
  value: { template: { text: "{{guestsCanInviteOthers}}", parts: [{ name: "guestsCanInviteOthers" }] } },
}
const eventsCreateBodyEntries16 = {
  name: "guestsCanModify",
  value: { template: { text: "{{guestsCanModify}}", parts: [{ name: "guestsCanModify" }] } },
}
const eventsCreateBodyEntries17 = {
  name: "guestsCanSeeOtherGuests",
  value: { template: { text: "{{guestsCanSeeOtherGuests}}", parts: [{ name: "guestsCanSeeOtherGuests" }] } },
}
const eventsCreateBodyEntries18 = {
  name: "extendedProperties",
  value: { template: { text: "{{extendedProperties}}", parts: [{ name: "extendedProperties" }] } },
}
const eventsCreateBodyEntries19 = {
  name: "source",
  value: { template: { text: "{{source}}", parts: [{ name: "source" }] } },
}
const eventsCreateBodyEntries21 = {
  name: "focusTimeProperties",
  value: { template: { text: "{{focusTimeProperties}}", parts: [{ name: "focusTimeProperties" }] } },
}
const eventsCreateBodyEntries22 = {
  name: "outOfOfficeProperties",
  value: { template: { text: "{{outOfOfficeProperties}}", parts: [{ name: "outOfOfficeProperties" }] } },
}
const eventsCreateBodyEntries23 = {
  name: "workingLocationProperties",
  value: { template: { text: "{{workingLocationProperties}}", parts: [{ name: "workingLocationProperties" }] } },
}
const eventsUpdateParamsIfMatch = {
  type: "string",
  description: "The event's etag; the call is refused when it has changed since.",
}
const eventsUpdateHeaders = [
  { name: "if-match", value: { template: { text: "{{ifMatch}}", parts: [{ name: "ifMatch" }] } } },
]
const events_importCreateParamsOrganizer = {
  email: { type: "string", description: "The organizer's address.", format: "email" },
  displayName: { type: "string", description: "The organizer's name." },
}
const freebusyListParamsItemsItems = {
  id: { type: "string", description: "A calendar's id, a person's address or a group's." },
}
const aclGetPath = ["/calendars/", { param: "calendarId" }, "/acl/", { param: "ruleId" }]
const aclGetParamsRuleId = {
  minLength: 1,
  type: "string",
  description: "The id of the rule, from acl.list, such as user:ada@example.com.",
}
const aclGetParams = {
  type: "object",
  properties: { calendarId: calendar_listGetParamsCalendarId, ruleId: aclGetParamsRuleId },
  required: ["calendarId", "ruleId"],
  additionalProperties: false,
}
const aclCreateParamsRole = {
  type: "string",
  description: "What they may do: see when it is busy, read, write without private events, write, or own and share it.",
  enum: ["none", "freeBusyReader", "reader", "writerWithoutPrivateAccess", "writer", "owner"],
}
const aclCreateParamsScope = {
  type: { type: "string", description: "default is everybody.", enum: ["default", "user", "group", "domain"] },
  value: { type: "string", description: "The address or domain; not with default." },
}
const aclCreateParamsSendNotifications = {
  type: "boolean",
  description: "Whether those concerned get an e-mail; true unless given.",
}
const aclCreateQuery = [
  {
    name: "sendNotifications",
    value: { template: { text: "{{sendNotifications}}", parts: [{ name: "sendNotifications" }] } },
  },
]
const aclCreateBodyEntries0 = { name: "role", value: { template: { text: "{{role}}", parts: [{ name: "role" }] } } }
const schemasColorsCalendar = { type: "object", additionalProperties: { $ref: "#/$defs/ColorPair" } }
export default {
  format: 1,
  kind: "google-calendar",
  id: "2c9c0d5e-7b1d-4b57-a3a6-0f4c8f1d6b72",
  title: "Google Calendar",
  category: "calendar",
  version: "1.0.1",
  support: "community",
  docs: "https://developers.google.com/workspace/calendar/api/v3/reference",
  check: "calendar_list.list",
  basis: {
    version: "Calendar API v3",
    date: "2026-11-22",
    compared: "Google's client @googleapis/calendar 16.0.0, as OpenAPI",
    missing: "Notifications of changes, the transfer of ownership, and emptying a main calendar.",
  },
  description:
    "Calendars and events of one account, with guests, series and video meetings, free and busy times, sharing, " +
    "colours and settings.",
  baseUrl: { text: "https://www.googleapis.com/calendar/v3", parts: ["https://www.googleapis.com/calendar/v3"] },
  config: _config,
  auth: {
    oauth: {
      type: "oauth2",
      title: "Google account",
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
        scopes: ["https://www.googleapis.com/auth/calendar"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        keep: [],
        rotates: false,
      },
      authorize: {
        url: {
          text: "https://accounts.google.com/o/oauth2/v2/auth",
          parts: ["https://accounts.google.com/o/oauth2/v2/auth"],
        },
        params: [
          { name: "access_type", value: { template: { text: "offline", parts: ["offline"] } } },
          { name: "prompt", value: { template: { text: "consent", parts: ["consent"] } } },
        ],
        pkce: true,
        scopeWords: { "https://www.googleapis.com/auth/calendar": "See, change and share all of your calendars." },
        issuer: "https://accounts.google.com",
      },
    },
    service_account: {
      type: "jwt_bearer",
      title: "Service account",
      description:
        "A key of a service account of Google Cloud. It sees calendars shared with it, or those of the user it acts " +
        "for.",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: {
            type: "string",
            description: "The address of the service account; client_email of its key file.",
            title: "Service account email",
          },
          private_key: { type: "string", description: "The key as PEM; private_key of its key file." },
          subject: {
            type: "string",
            description: "The user to act for, where the domain's administrator has allowed that.",
            title: "User to act for",
          },
        },
        required: ["client_email", "private_key"],
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
        scopes: [],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        keep: [],
        rotates: false,
        assertion: {
          algorithm: "RS256",
          key: { text: "{{private_key}}", parts: [{ name: "private_key" }] },
          header: [],
          claims: [
            { name: "iss", value: { template: { text: "{{client_email}}", parts: [{ name: "client_email" }] } } },
            { name: "sub", value: { template: { text: "{{subject}}", parts: [{ name: "subject" }] } } },
            {
              name: "scope",
              value: {
                template: {
                  text: "https://www.googleapis.com/auth/calendar",
                  parts: ["https://www.googleapis.com/auth/calendar"],
                },
              },
            },
            { name: "aud", value: { template: authOauthTokenUrl } },
          ],
          seconds: 3600,
        },
      },
    },
  },
  entities: {
    calendar_list: {
      description:
        "A calendar in the user's list, with their own name, colour and reminders for it and what they may do in it.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        summary: { type: "string" },
        summaryOverride: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        timeZone: { type: "string" },
        accessRole: { type: "string" },
        primary: { type: "boolean" },
        selected: { type: "boolean" },
        hidden: { type: "boolean" },
        backgroundColor: { type: "string" },
        dataOwner: { type: "string" },
      },
      sync: {
        from: "calendar_list.list",
        with: entitiesCalendar_listSyncWith,
        each: {},
        lookbackSeconds: 0,
        token: "nextSyncToken",
        later: {
          from: "calendar_list.list",
          param: "syncToken",
          with: entitiesCalendar_listSyncWith,
          each: {},
          lookbackSeconds: 0,
          token: "nextSyncToken",
          deleted: { at: { in: "body", steps: ["deleted"] } },
        },
      },
      refs: {},
    },
    calendars: {
      description: "A calendar itself, as all who share it see it. Which there are is in calendar_list.",
      key: "id",
      actions: ["get", "create", "update", "delete"],
      refs: {},
    },
    events: {
      description:
        "An appointment, or the series of a recurring one, whose single appointments are in event_instances. An " +
        "event in several calendars has one id.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        status: { type: "string" },
        summary: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        start_time: { type: "timestamp", at: { in: "body", steps: ["start", "dateTime"] } },
        start_date: { type: "timestamp", at: { in: "body", steps: ["start", "date"] } },
        end_time: { type: "timestamp", at: { in: "body", steps: ["end", "dateTime"] } },
        end_date: { type: "timestamp", at: { in: "body", steps: ["end", "date"] } },
        created: { type: "timestamp" },
        updated: { type: "timestamp" },
        creator_email: { type: "string", at: { in: "body", steps: ["creator", "email"] } },
        organizer_email: { type: "string", at: { in: "body", steps: ["organizer", "email"] } },
        attendees: { type: "array" },
        recurringEventId: { type: "string" },
        recurrence: { type: "array" },
        iCalUID: { type: "string" },
        eventType: { type: "string" },
        transparency: { type: "string" },
        visibility: { type: "string" },
        colorId: { type: "string" },
        hangoutLink: { type: "string" },
        htmlLink: { type: "string" },
      },
      sync: {
        from: "events.list",
        field: "updated",
        with: [{ name: "maxResults", value: { constant: 2500 } }],
        each: { calendarId: "calendar_list.id" },
        lookbackSeconds: 0,
        later: {
          from: "events.list",
          field: "updated",
          param: "updatedMin",
          with: [{ name: "maxResults", value: { constant: 2500 } }],
          each: { calendarId: "calendar_list.id" },
          lookbackSeconds: 0,
          deleted: { at: { in: "body", steps: ["status"] }, is: ["cancelled"] },
          historySeconds: 1209600,
        },
      },
      refs: { recurringEventId: "events.id" },
    },
    event_instances: {
      description:
        "One appointment of a recurring event. Its id is one for events.get, events.update and events.delete.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    events_quick_add: {
      description: "An event that Google reads out of a sentence.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    events_move: {
      description: "An event on its way to another calendar, which becomes its organizer.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    events_import: {
      description: "A copy of an event of another calendar system.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    freebusy: {
      description: "When a calendar is busy. It is known of calendars that say no more, such as those of colleagues.",
      key: "calendarId",
      actions: ["list"],
      refs: {},
    },
    acl: {
      description: "A rule of a calendar's sharing: who may do what in it.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    colors: {
      description: "The palettes that colorId of calendars and of events choose from.",
      key: "id",
      actions: ["get"],
      refs: {},
    },
    settings: {
      description: "A setting of the user, such as their time zone. They can be read alone.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
  },
  operations: {
    "calendar_list.list": {
      entity: "calendar_list",
      action: "list",
      description:
        "Lists the calendars in the user's list, their own and those of others; primary is true on the user's main " +
        "one.",
      effect: "read",
      method: "GET",
      path: ["/users/me/calendarList"],
      routes: [],
      params: {
        type: "object",
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          minAccessRole: {
            type: "string",
            description: "Only calendars in which the user may do at least this.",
            enum: ["freeBusyReader", "reader", "writer", "owner"],
          },
          showHidden: { type: "boolean", description: "Also calendars that the user has hidden.", default: false },
          showDeleted: { type: "boolean", description: "Also calendars that were taken off the list." },
          showOwnOrganizationOnly: {
            type: "boolean",
            description: "Only calendars of the user's organization; in Google Workspace.",
          },
        },
        additionalProperties: false,
      },
      exclusive: [["syncToken", "minAccessRole"]],
      query: [
        calendar_listListQuery0,
        calendar_listListQuery1,
        calendar_listListQuery2,
        {
          name: "minAccessRole",
          value: { template: { text: "{{minAccessRole}}", parts: [{ name: "minAccessRole" }] } },
        },
        { name: "showHidden", value: { template: { text: "{{showHidden}}", parts: [{ name: "showHidden" }] } } },
        calendar_listListQuery5,
        {
          name: "showOwnOrganizationOnly",
          value: { template: { text: "{{showOwnOrganizationOnly}}", parts: [{ name: "showOwnOrganizationOnly" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CalendarListEntry" },
      records: { in: "body", steps: ["items"] },
      absentRecords: "empty",
      meta: calendar_listListMeta,
      pagination: calendar_listListPagination,
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendar_list.get": {
      entity: "calendar_list",
      action: "get",
      description: "Gets one calendar of the user's list with the user's access to it.",
      effect: "read",
      method: "GET",
      path: ["/users/me/calendarList/", { param: "calendarId" }],
      routes: [],
      params: calendar_listGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CalendarListEntry" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendar_list.create": {
      entity: "calendar_list",
      action: "create",
      description: "Puts a calendar that is there already into the user's list.",
      effect: "additive",
      method: "POST",
      path: ["/users/me/calendarList"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string", description: "The id of the calendar, such as somebody's address." },
          colorRgbFormat: calendar_listCreateParamsColorRgbFormat,
          backgroundColor: calendar_listCreateParamsBackgroundColor,
          foregroundColor: calendar_listCreateParamsForegroundColor,
          colorId: calendar_listCreateParamsColorId,
          summaryOverride: calendar_listCreateParamsSummaryOverride,
          selected: calendar_listCreateParamsSelected,
          hidden: calendar_listCreateParamsHidden,
          defaultReminders: calendar_listCreateParamsDefaultReminders,
          notificationSettings: calendar_listCreateParamsNotificationSettings,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: calendar_listCreateQuery,
      headers: [],
      body: {
        from: "entries",
        entries: [
          calendar_listCreateBodyEntries0,
          calendar_listCreateBodyEntries1,
          calendar_listCreateBodyEntries2,
          calendar_listCreateBodyEntries3,
          calendar_listCreateBodyEntries4,
          calendar_listCreateBodyEntries5,
          calendar_listCreateBodyEntries6,
          calendar_listCreateBodyEntries7,
          calendar_listCreateBodyEntries8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CalendarListEntry" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendar_list.update": {
      entity: "calendar_list",
      action: "update",
      description: "Changes how a calendar of the user's list looks and reminds; others do not notice.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/users/me/calendarList/", { param: "calendarId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          colorRgbFormat: calendar_listCreateParamsColorRgbFormat,
          backgroundColor: calendar_listCreateParamsBackgroundColor,
          foregroundColor: calendar_listCreateParamsForegroundColor,
          colorId: calendar_listCreateParamsColorId,
          summaryOverride: calendar_listCreateParamsSummaryOverride,
          selected: calendar_listCreateParamsSelected,
          hidden: calendar_listCreateParamsHidden,
          defaultReminders: calendar_listCreateParamsDefaultReminders,
          notificationSettings: calendar_listCreateParamsNotificationSettings,
        },
        required: ["calendarId"],
        additionalProperties: false,
      },
      query: calendar_listCreateQuery,
      headers: [],
      body: {
        from: "entries",
        entries: [
          calendar_listCreateBodyEntries1,
          calendar_listCreateBodyEntries2,
          calendar_listCreateBodyEntries3,
          calendar_listCreateBodyEntries4,
          calendar_listCreateBodyEntries5,
          calendar_listCreateBodyEntries6,
          calendar_listCreateBodyEntries7,
          calendar_listCreateBodyEntries8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CalendarListEntry" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendar_list.delete": {
      entity: "calendar_list",
      action: "delete",
      description: "Takes a calendar off the user's list; the calendar itself stays.",
      effect: "destroys",
      method: "DELETE",
      path: ["/users/me/calendarList/", { param: "calendarId" }],
      routes: [],
      params: calendar_listGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CalendarListEntry" },
      records: null,
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendars.get": {
      entity: "calendars",
      action: "get",
      description:
        "Gets a calendar's title, description, place and time zone, and the labels and video meetings its events may " +
        "have.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "calendarId" }],
      routes: [],
      params: calendar_listGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendars.create": {
      entity: "calendars",
      action: "create",
      description: "Makes a calendar that the user owns, and puts it into their list.",
      effect: "additive",
      method: "POST",
      path: ["/calendars"],
      routes: [],
      params: {
        type: "object",
        properties: {
          summary: calendarsCreateParamsSummary,
          description: { type: "string", description: "What the calendar is for." },
          location: { type: "string", description: "Where it is, as text." },
          timeZone: calendarsCreateParamsTimeZone,
        },
        required: ["summary"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: calendarsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendars.update": {
      entity: "calendars",
      action: "update",
      description: "Changes what is given of a calendar, for everybody who shares it.",
      effect: "overwrites",
      method: "PATCH",
      path: ["/calendars/", { param: "calendarId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          summary: calendarsCreateParamsSummary,
          description: { type: "string", description: "What the calendar is for." },
          location: { type: "string", description: "Where it is, as text." },
          timeZone: calendarsCreateParamsTimeZone,
        },
        required: ["calendarId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: calendarsCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Calendar" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "calendars.delete": {
      entity: "calendars",
      action: "delete",
      description:
        "Deletes a calendar with all of its events, for everybody. The user's main calendar cannot be deleted.",
      effect: "destroys",
      method: "DELETE",
      path: ["/calendars/", { param: "calendarId" }],
      routes: [],
      params: calendar_listGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Calendar" },
      records: null,
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events.list": {
      entity: "events",
      action: "list",
      description:
        "Lists or searches the events of one calendar, by time, text or what has changed; singleEvents makes " +
        "appointments of series.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "calendarId" }, "/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          maxResults: eventsListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          calendarId: calendar_listGetParamsCalendarId,
          timeMin: { type: "string", format: "date-time", description: "Only events that end after this time." },
          timeMax: { type: "string", format: "date-time", description: "Only events that begin before this time." },
          q: {
            type: "string",
            description: "Words to find in title, description, place and people.",
            examples: ["standup"],
          },
          singleEvents: {
            type: "boolean",
            description: "Whether series are given as their single appointments.",
            default: false,
          },
          orderBy: {
            type: "string",
            description: "How to sort; startTime needs singleEvents, and updated is oldest first.",
            enum: ["startTime", "updated"],
          },
          updatedMin: {
            type: "string",
            format: "date-time",
            description: "Only events changed since, deleted ones too, with status cancelled.",
          },
          showDeleted: { type: "boolean", description: "Also deleted events, with status cancelled.", default: false },
          showHiddenInvitations: { type: "boolean", description: "Also invitations that the user has hidden." },
          eventTypes: {
            type: "array",
            items: eventsListParamsEventTypesItems,
            description: "The types of events wanted; all unless given.",
          },
          iCalUID: { type: "string", description: "Only the event with this iCalendar UID (RFC 5545)." },
          privateExtendedProperty: {
            type: "array",
            items: { type: "string" },
            description: "Only events with all of these private properties.",
            examples: [["ticket=42"]],
          },
          sharedExtendedProperty: {
            type: "array",
            items: { type: "string" },
            description: "Only events with all of these shared properties.",
            examples: [["ticket=42"]],
          },
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
        required: ["calendarId"],
        additionalProperties: false,
      },
      exclusive: [
        ["syncToken", "timeMin"],
        ["syncToken", "timeMax"],
        ["syncToken", "q"],
        ["syncToken", "orderBy"],
        ["syncToken", "updatedMin"],
        ["syncToken", "iCalUID"],
        ["syncToken", "privateExtendedProperty"],
        ["syncToken", "sharedExtendedProperty"],
      ],
      needs: [{ when: "orderBy", is: ["startTime"], params: ["singleEvents"] }],
      query: [
        calendar_listListQuery0,
        calendar_listListQuery1,
        calendar_listListQuery2,
        eventsListQuery3,
        eventsListQuery4,
        { name: "q", value: { template: { text: "{{q}}", parts: [{ name: "q" }] } } },
        { name: "singleEvents", value: { template: { text: "{{singleEvents}}", parts: [{ name: "singleEvents" }] } } },
        { name: "orderBy", value: { template: { text: "{{orderBy}}", parts: [{ name: "orderBy" }] } } },
        { name: "updatedMin", value: { template: { text: "{{updatedMin}}", parts: [{ name: "updatedMin" }] } } },
        calendar_listListQuery5,
        {
          name: "showHiddenInvitations",
          value: { template: { text: "{{showHiddenInvitations}}", parts: [{ name: "showHiddenInvitations" }] } },
        },
        { name: "eventTypes", value: { template: { text: "{{eventTypes}}", parts: [{ name: "eventTypes" }] } } },
        eventsListQuery12,
        {
          name: "privateExtendedProperty",
          value: { template: { text: "{{privateExtendedProperty}}", parts: [{ name: "privateExtendedProperty" }] } },
        },
        {
          name: "sharedExtendedProperty",
          value: { template: { text: "{{sharedExtendedProperty}}", parts: [{ name: "sharedExtendedProperty" }] } },
        },
        calendarsCreateBodyEntries3,
        eventsListQuery16,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["items"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        nextSyncToken: { in: "body", steps: ["nextSyncToken"] },
        summary: { in: "body", steps: ["summary"] },
        timeZone: { in: "body", steps: ["timeZone"] },
        accessRole: { in: "body", steps: ["accessRole"] },
        updated: { in: "body", steps: ["updated"] },
        defaultReminders: { in: "body", steps: ["defaultReminders"] },
      },
      pagination: calendar_listListPagination,
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events.get": {
      entity: "events",
      action: "get",
      description: "Gets one event with its guests and their answers; one that was deleted has status cancelled.",
      effect: "read",
      method: "GET",
      path: eventsGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
        required: ["calendarId", "eventId"],
        additionalProperties: false,
      },
      query: [calendarsCreateBodyEntries3, eventsListQuery16],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events.create": {
      entity: "events",
      action: "create",
      description:
        "Puts an event, such as a meeting with its guests, into a calendar and answers it. With sendUpdates guests " +
        "are invited by e-mail.",
      effect: "additive",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/events"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          id: {
            type: "string",
            description:
              "An id of your own, of digits and a to v. The same call again is then refused with upstream_conflict " +
              "instead of making a second event.",
            minLength: 5,
            maxLength: 1024,
            pattern: "^[a-v0-9]+$",
          },
          summary: { type: "string", description: "The title." },
          description: eventsCreateParamsDescription,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          recurrence: eventsCreateParamsRecurrence,
          reminders: eventsCreateParamsReminders,
          attachments: eventsCreateParamsAttachments,
          conferenceData: eventsCreateParamsConferenceData,
          colorId: eventsCreateParamsColorId,
          status: eventsCreateParamsStatus,
          transparency: eventsCreateParamsTransparency,
          visibility: eventsCreateParamsVisibility,
          guestsCanInviteOthers: eventsCreateParamsGuestsCanInviteOthers,
          guestsCanModify: eventsCreateParamsGuestsCanModify,
          guestsCanSeeOtherGuests: eventsCreateParamsGuestsCanSeeOtherGuests,
          extendedProperties: eventsCreateParamsExtendedProperties_2,
          source: eventsCreateParamsSource_2,
          eventType: {
            type: "string",
            description:
              "What kind of event it is; other than default only in main calendars. Cannot be changed later.",
            enum: ["default", "birthday", "focusTime", "outOfOffice", "workingLocation"],
          },
          focusTimeProperties: eventsCreateParamsFocusTimeProperties,
          outOfOfficeProperties: eventsCreateParamsOutOfOfficeProperties,
          workingLocationProperties: eventsCreateParamsWorkingLocationProperties,
          sendUpdates: eventsCreateParamsSendUpdates,
          conferenceDataVersion: eventsCreateParamsConferenceDataVersion,
          supportsAttachments: eventsCreateParamsSupportsAttachments,
          maxAttendees: eventsListParamsMaxAttendees,
        },
        required: ["calendarId", "start", "end"],
        additionalProperties: false,
      },
      needs: eventsCreateNeeds,
      query: eventsCreateQuery,
      headers: [],
      body: {
        from: "entries",
        entries: [
          eventsCreateBodyEntries0,
          eventsCreateBodyEntries1,
          calendar_listCreateBodyEntries0,
          calendarsCreateBodyEntries0,
          calendarsCreateBodyEntries1,
          calendarsCreateBodyEntries2,
          eventsCreateBodyEntries6,
          eventsCreateBodyEntries7,
          eventsCreateBodyEntries8,
          eventsCreateBodyEntries9,
          eventsCreateBodyEntries10,
          calendar_listCreateBodyEntries3,
          eventsCreateBodyEntries12,
          eventsCreateBodyEntries13,
          eventsCreateBodyEntries14,
          eventsCreateBodyEntries15,
          eventsCreateBodyEntries16,
          eventsCreateBodyEntries17,
          eventsCreateBodyEntries18,
          eventsCreateBodyEntries19,
          { name: "eventType", value: { template: { text: "{{eventType}}", parts: [{ name: "eventType" }] } } },
          eventsCreateBodyEntries21,
          eventsCreateBodyEntries22,
          eventsCreateBodyEntries23,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events.update": {
      entity: "events",
      action: "update",
      description:
        "Changes what is given of an event; a list such as attendees is replaced as a whole. Also answers an " +
        "invitation, in one's own entry.",
      effect: "overwrites",
      method: "PATCH",
      path: eventsGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          ifMatch: eventsUpdateParamsIfMatch,
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          summary: { type: "string", description: "The title." },
          description: eventsCreateParamsDescription,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          attendeesOmitted: {
            type: "boolean",
            description: "True when attendees holds the user's own entry alone, to change their answer only.",
          },
          recurrence: eventsCreateParamsRecurrence,
          reminders: eventsCreateParamsReminders,
          attachments: eventsCreateParamsAttachments,
          conferenceData: eventsCreateParamsConferenceData,
          colorId: eventsCreateParamsColorId,
          status: eventsCreateParamsStatus,
          transparency: eventsCreateParamsTransparency,
          visibility: eventsCreateParamsVisibility,
          guestsCanInviteOthers: eventsCreateParamsGuestsCanInviteOthers,
          guestsCanModify: eventsCreateParamsGuestsCanModify,
          guestsCanSeeOtherGuests: eventsCreateParamsGuestsCanSeeOtherGuests,
          extendedProperties: eventsCreateParamsExtendedProperties_2,
          source: eventsCreateParamsSource_2,
          focusTimeProperties: eventsCreateParamsFocusTimeProperties,
          outOfOfficeProperties: eventsCreateParamsOutOfOfficeProperties,
          workingLocationProperties: eventsCreateParamsWorkingLocationProperties,
          sendUpdates: eventsCreateParamsSendUpdates,
          conferenceDataVersion: eventsCreateParamsConferenceDataVersion,
          supportsAttachments: eventsCreateParamsSupportsAttachments,
          maxAttendees: eventsListParamsMaxAttendees,
        },
        required: ["calendarId", "eventId"],
        additionalProperties: false,
      },
      needs: eventsCreateNeeds,
      query: eventsCreateQuery,
      headers: eventsUpdateHeaders,
      body: {
        from: "entries",
        entries: [
          eventsCreateBodyEntries0,
          eventsCreateBodyEntries1,
          calendarsCreateBodyEntries0,
          calendarsCreateBodyEntries1,
          calendarsCreateBodyEntries2,
          eventsCreateBodyEntries6,
          {
            name: "attendeesOmitted",
            value: { template: { text: "{{attendeesOmitted}}", parts: [{ name: "attendeesOmitted" }] } },
          },
          eventsCreateBodyEntries7,
          eventsCreateBodyEntries8,
          eventsCreateBodyEntries9,
          eventsCreateBodyEntries10,
          calendar_listCreateBodyEntries3,
          eventsCreateBodyEntries12,
          eventsCreateBodyEntries13,
          eventsCreateBodyEntries14,
          eventsCreateBodyEntries15,
          eventsCreateBodyEntries16,
          eventsCreateBodyEntries17,
          eventsCreateBodyEntries18,
          eventsCreateBodyEntries19,
          eventsCreateBodyEntries21,
          eventsCreateBodyEntries22,
          eventsCreateBodyEntries23,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events.delete": {
      entity: "events",
      action: "delete",
      description:
        "Deletes an event, or a whole series; the user's copy alone where others organize it. With sendUpdates " +
        "guests are notified by e-mail.",
      effect: "destroys",
      method: "DELETE",
      path: eventsGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          ifMatch: eventsUpdateParamsIfMatch,
          sendUpdates: eventsCreateParamsSendUpdates,
        },
        required: ["calendarId", "eventId"],
        additionalProperties: false,
      },
      query: [eventsCreateQuery0],
      headers: eventsUpdateHeaders,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: null,
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "event_instances.list": {
      entity: "event_instances",
      action: "list",
      description: "Lists the single appointments of a recurring event, those that were moved or changed too.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "calendarId" }, "/events/", { param: "eventId" }, "/instances"],
      routes: [],
      params: {
        type: "object",
        properties: {
          maxResults: eventsListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          calendarId: calendar_listGetParamsCalendarId,
          eventId: {
            minLength: 1,
            type: "string",
            description: "The id of the recurring event, from events.list or recurringEventId of an appointment.",
          },
          timeMin: {
            type: "string",
            format: "date-time",
            description: "Only appointments that end at this time or later.",
          },
          timeMax: {
            type: "string",
            format: "date-time",
            description: "Only appointments that begin before this time.",
          },
          originalStart: {
            type: "string",
            description: "Only the appointment that was to begin at this time, as RFC 3339.",
            examples: ["2026-11-24T09:00:00Z"],
          },
          showDeleted: { type: "boolean", description: "Also those that were cancelled.", default: false },
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
        required: ["calendarId", "eventId"],
        additionalProperties: false,
      },
      query: [
        calendar_listListQuery0,
        calendar_listListQuery1,
        eventsListQuery3,
        eventsListQuery4,
        {
          name: "originalStart",
          value: { template: { text: "{{originalStart}}", parts: [{ name: "originalStart" }] } },
        },
        calendar_listListQuery5,
        calendarsCreateBodyEntries3,
        eventsListQuery16,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: ["items"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        summary: { in: "body", steps: ["summary"] },
        timeZone: { in: "body", steps: ["timeZone"] },
      },
      pagination: calendar_listListPagination,
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events_quick_add.create": {
      entity: "events_quick_add",
      action: "create",
      description:
        "Makes an event of a sentence such as Lunch with Ada tomorrow at noon, and answers it. No guests, and no " +
        "place in the text, are promised.",
      effect: "additive",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/events/quickAdd"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          text: {
            type: "string",
            description: "The sentence, with day and time.",
            minLength: 1,
            examples: ["Lunch with Ada tomorrow at noon"],
          },
          sendUpdates: eventsCreateParamsSendUpdates,
        },
        required: ["calendarId", "text"],
        additionalProperties: false,
      },
      query: [
        { name: "text", value: { template: { text: "{{text}}", parts: [{ name: "text" }] } } },
        eventsCreateQuery0,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events_move.create": {
      entity: "events_move",
      action: "create",
      description: "Moves an event to another calendar and answers it. Only events of type default can be moved.",
      effect: "overwrites",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/events/", { param: "eventId" }, "/move"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: {
            minLength: 1,
            type: "string",
            description: "The calendar that the event is in, by id from calendar_list.list.",
            examples: ["ada@example.com"],
          },
          eventId: eventsGetParamsEventId,
          destination: { type: "string", description: "The calendar to move it to, by id from calendar_list.list." },
          sendUpdates: eventsCreateParamsSendUpdates,
        },
        required: ["calendarId", "eventId", "destination"],
        additionalProperties: false,
      },
      query: [
        { name: "destination", value: { template: { text: "{{destination}}", parts: [{ name: "destination" }] } } },
        eventsCreateQuery0,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "events_import.create": {
      entity: "events_import",
      action: "create",
      description: "Puts a copy of an event with its own iCalendar UID into a calendar; nobody is invited.",
      effect: "additive",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/events/import"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          iCalUID: { type: "string", description: "The event's UID (RFC 5545), which it keeps." },
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          summary: { type: "string", description: "The title." },
          description: eventsCreateParamsDescription,
          location: eventsCreateParamsLocation,
          organizer: {
            type: "object",
            properties: events_importCreateParamsOrganizer,
            required: ["email"],
            additionalProperties: false,
            description: "Who organizes it, where that is not the user.",
          },
          attendees: eventsCreateParamsAttendees,
          recurrence: eventsCreateParamsRecurrence,
          sequence: { type: "integer", description: "Its revision (RFC 5545).", minimum: 0 },
          status: eventsCreateParamsStatus,
          transparency: eventsCreateParamsTransparency,
          visibility: eventsCreateParamsVisibility,
        },
        required: ["calendarId", "iCalUID", "start", "end"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          eventsListQuery12,
          eventsCreateBodyEntries0,
          eventsCreateBodyEntries1,
          calendarsCreateBodyEntries0,
          calendarsCreateBodyEntries1,
          calendarsCreateBodyEntries2,
          { name: "organizer", value: { template: { text: "{{organizer}}", parts: [{ name: "organizer" }] } } },
          eventsCreateBodyEntries6,
          eventsCreateBodyEntries7,
          { name: "sequence", value: { template: { text: "{{sequence}}", parts: [{ name: "sequence" }] } } },
          eventsCreateBodyEntries12,
          eventsCreateBodyEntries13,
          eventsCreateBodyEntries14,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Event" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "freebusy.list": {
      entity: "freebusy",
      action: "list",
      description: "Lists the times in which each of up to 50 calendars, people or groups is busy.",
      effect: "read",
      method: "POST",
      path: ["/freeBusy"],
      routes: [],
      params: {
        type: "object",
        properties: {
          timeMin: { type: "string", format: "date-time", description: "From when to look." },
          timeMax: { type: "string", format: "date-time", description: "Until when to look." },
          items: {
            type: "array",
            items: {
              type: "object",
              properties: freebusyListParamsItemsItems,
              required: ["id"],
              additionalProperties: false,
            },
            description: "Whose times to look at.",
            minItems: 1,
            maxItems: 50,
          },
          timeZone: {
            type: "string",
            description: "The time zone of the answer, such as Europe/Zurich; UTC unless given.",
          },
          groupExpansionMax: {
            type: "integer",
            description: "How many members a group may have before it is an error.",
            minimum: 1,
            maximum: 100,
          },
          calendarExpansionMax: {
            type: "integer",
            description: "For how many calendars to answer at most.",
            minimum: 1,
            maximum: 50,
          },
        },
        required: ["timeMin", "timeMax", "items"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          eventsListQuery3,
          eventsListQuery4,
          { name: "items", value: { template: { text: "{{items}}", parts: [{ name: "items" }] } } },
          calendarsCreateBodyEntries3,
          {
            name: "groupExpansionMax",
            value: { template: { text: "{{groupExpansionMax}}", parts: [{ name: "groupExpansionMax" }] } },
          },
          {
            name: "calendarExpansionMax",
            value: { template: { text: "{{calendarExpansionMax}}", parts: [{ name: "calendarExpansionMax" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FreeBusy" },
      shape: { keyedBy: "calendarId" },
      records: { in: "body", steps: ["calendars"] },
      absentRecords: "empty",
      meta: {
        timeMin: { in: "body", steps: ["timeMin"] },
        timeMax: { in: "body", steps: ["timeMax"] },
        groups: { in: "body", steps: ["groups"] },
      },
      pagination: { style: "none", because: "Google answers for all calendars at once." },
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "acl.list": {
      entity: "acl",
      action: "list",
      description: "Lists with whom a calendar is shared, and as what.",
      effect: "read",
      method: "GET",
      path: ["/calendars/", { param: "calendarId" }, "/acl"],
      routes: [],
      params: {
        type: "object",
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          calendarId: calendar_listGetParamsCalendarId,
          showDeleted: {
            type: "boolean",
            description: "Also rules that were deleted, with role none.",
            default: false,
          },
        },
        required: ["calendarId"],
        additionalProperties: false,
      },
      query: [calendar_listListQuery0, calendar_listListQuery1, calendar_listListQuery2, calendar_listListQuery5],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AclRule" },
      records: { in: "body", steps: ["items"] },
      absentRecords: "empty",
      meta: calendar_listListMeta,
      pagination: calendar_listListPagination,
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "acl.get": {
      entity: "acl",
      action: "get",
      description: "Gets one rule of a calendar's sharing with the person, group or domain it is for.",
      effect: "read",
      method: "GET",
      path: aclGetPath,
      routes: [],
      params: aclGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AclRule" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "acl.create": {
      entity: "acl",
      action: "create",
      description:
        "Shares a calendar with a person, group, domain or everybody, who are notified by e-mail unless you say " +
        "otherwise.",
      effect: "additive",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/acl"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          role: aclCreateParamsRole,
          scope: {
            type: "object",
            properties: aclCreateParamsScope,
            required: ["type"],
            additionalProperties: false,
            description: "Whom to share it with.",
          },
          sendNotifications: aclCreateParamsSendNotifications,
        },
        required: ["calendarId", "role", "scope"],
        additionalProperties: false,
      },
      query: aclCreateQuery,
      headers: [],
      body: {
        from: "entries",
        entries: [
          aclCreateBodyEntries0,
          { name: "scope", value: { template: { text: "{{scope}}", parts: [{ name: "scope" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AclRule" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "acl.update": {
      entity: "acl",
      action: "update",
      description: "Changes what somebody may do in a calendar.",
      effect: "overwrites",
      method: "PATCH",
      path: aclGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          ruleId: aclGetParamsRuleId,
          role: aclCreateParamsRole,
          sendNotifications: aclCreateParamsSendNotifications,
        },
        required: ["calendarId", "ruleId", "role"],
        additionalProperties: false,
      },
      query: aclCreateQuery,
      headers: [],
      body: { from: "entries", entries: [aclCreateBodyEntries0] },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AclRule" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "acl.delete": {
      entity: "acl",
      action: "delete",
      description: "Ends the sharing of a calendar with somebody.",
      effect: "destroys",
      method: "DELETE",
      path: aclGetPath,
      routes: [],
      params: aclGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AclRule" },
      records: null,
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "colors.get": {
      entity: "colors",
      action: "get",
      description: "Gets both palettes, each a map from colorId to two colours.",
      effect: "read",
      method: "GET",
      path: ["/colors"],
      routes: [],
      params: _config,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Colors" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "settings.list": {
      entity: "settings",
      action: "list",
      description: "Lists all settings of the user's calendar, each an id with its value as text.",
      effect: "read",
      method: "GET",
      path: ["/users/me/settings"],
      routes: [],
      params: {
        type: "object",
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
        },
        additionalProperties: false,
      },
      query: [calendar_listListQuery0, calendar_listListQuery1, calendar_listListQuery2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Setting" },
      records: { in: "body", steps: ["items"] },
      absentRecords: "empty",
      meta: calendar_listListMeta,
      pagination: calendar_listListPagination,
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "settings.get": {
      entity: "settings",
      action: "get",
      description: "Gets the value of one setting.",
      effect: "read",
      method: "GET",
      path: ["/users/me/settings/", { param: "setting" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          setting: {
            minLength: 1,
            type: "string",
            description: "The id of the setting, from settings.list.",
            examples: ["timezone"],
          },
        },
        required: ["setting"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Setting" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: calendar_listListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    CalendarId: {
      type: "string",
      description: "The calendar's id, from calendar_list.list; primary is the user's main one.",
      examples: ["ada@example.com"],
    },
    EventId: {
      type: "string",
      description:
        "The id of the event, from events.list, or of one appointment of a series, from event_instances.list.",
    },
    RuleId: { type: "string", description: "The id of the rule, from acl.list, such as user:ada@example.com." },
    SyncToken: calendar_listListParamsSyncToken,
    CalendarTitle: calendarsCreateParamsSummary,
    CalendarText: { type: "string", description: "What the calendar is for." },
    CalendarPlace: { type: "string", description: "Where it is, as text." },
    CalendarZone: calendarsCreateParamsTimeZone,
    ColorRgbFormat: calendar_listCreateParamsColorRgbFormat,
    BackgroundColor: calendar_listCreateParamsBackgroundColor,
    ForegroundColor: calendar_listCreateParamsForegroundColor,
    CalendarColorId: calendar_listCreateParamsColorId,
    SummaryOverride: calendar_listCreateParamsSummaryOverride,
    Selected: calendar_listCreateParamsSelected,
    Hidden: calendar_listCreateParamsHidden,
    DefaultReminders: {
      type: "array",
      items: { $ref: "#/$defs/NewReminder" },
      description: "Reminders of events that have none of their own.",
      maxItems: 5,
    },
    NotificationSettings: {
      $ref: "#/$defs/NotificationChoice",
      description: "What the user is notified of by e-mail.",
    },
    AnswerZone: eventsListParamsTimeZone,
    MaxAttendees: eventsListParamsMaxAttendees,
    EventType: eventsListParamsEventTypesItems,
    Summary: { type: "string", description: "The title." },
    EventText: eventsCreateParamsDescription,
    EventPlace: eventsCreateParamsLocation,
    EventGuests: {
      type: "array",
      items: { $ref: "#/$defs/Guest" },
      description: "All guests, rooms too; who is left out is uninvited.",
    },
    Recurrence: eventsCreateParamsRecurrence,
    Reminders: { $ref: "#/$defs/ReminderChoice", description: "The user's own reminders." },
    Attachments: {
      type: "array",
      items: { $ref: "#/$defs/NewAttachment" },
      description: "Files to attach; needs supportsAttachments.",
      maxItems: 25,
    },
    NewConference: {
      $ref: "#/$defs/ConferenceRequest",
      description: "A video meeting to make for the event; needs conferenceDataVersion.",
    },
    EventColorId: eventsCreateParamsColorId,
    EventStatus: eventsCreateParamsStatus,
    Transparency: eventsCreateParamsTransparency,
    Visibility: eventsCreateParamsVisibility,
    GuestsInvite: eventsCreateParamsGuestsCanInviteOthers,
    GuestsModify: eventsCreateParamsGuestsCanModify,
    GuestsSee: eventsCreateParamsGuestsCanSeeOtherGuests,
    ExtendedProperties: {
      $ref: "#/$defs/Properties",
      description: "Texts of your own by name, which events.list can filter by.",
    },
    EventOrigin: { $ref: "#/$defs/Origin", description: "What the event was made of, such as a page or an e-mail." },
    FocusTime: { $ref: "#/$defs/FocusTimeProperties", description: "With eventType focusTime." },
    OutOfOffice: { $ref: "#/$defs/OutOfOfficeProperties", description: "With eventType outOfOffice." },
    WorkingLocation: { $ref: "#/$defs/WorkingLocationProperties", description: "With eventType workingLocation." },
    SendUpdates: eventsCreateParamsSendUpdates,
    ConferenceVersion: eventsCreateParamsConferenceDataVersion,
    SupportsAttachments: eventsCreateParamsSupportsAttachments,
    IfMatch: eventsUpdateParamsIfMatch,
    DeclineMode: eventsCreateParamsFocusTimePropertiesAutoDeclineMode,
    AclRole: aclCreateParamsRole,
    ShareNotice: aclCreateParamsSendNotifications,
    CalendarListEntry: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        summary: { type: "string" },
        summaryOverride: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        timeZone: { type: "string" },
        accessRole: { type: "string" },
        primary: { type: "boolean" },
        selected: { type: "boolean" },
        hidden: { type: "boolean" },
        deleted: { type: "boolean" },
        backgroundColor: { type: "string" },
        foregroundColor: { type: "string" },
        colorId: { type: "string" },
        dataOwner: { type: "string" },
        autoAcceptInvitations: { type: "boolean" },
        defaultReminders: { type: "array", items: { $ref: "#/$defs/Reminder" } },
        notificationSettings: {
          type: "object",
          properties: { notifications: { type: "array", items: { $ref: "#/$defs/Notification" } } },
        },
        conferenceProperties: { $ref: "#/$defs/ConferenceProperties" },
      },
      required: ["id"],
    },
    Calendar: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        summary: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        timeZone: { type: "string" },
        dataOwner: { type: "string" },
        autoAcceptInvitations: { type: "boolean" },
        conferenceProperties: { $ref: "#/$defs/ConferenceProperties" },
        labelProperties: {
          type: "object",
          properties: { eventLabels: { type: "array", items: { $ref: "#/$defs/EventLabel" } } },
        },
      },
      required: ["id"],
    },
    ConferenceProperties: {
      type: "object",
      properties: { allowedConferenceSolutionTypes: { type: "array", items: { type: "string" } } },
    },
    EventLabel: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, backgroundColor: { type: "string" } },
    },
    Reminder: { type: "object", properties: { method: { type: "string" }, minutes: { type: "integer" } } },
    Notification: { type: "object", properties: { method: { type: "string" }, type: { type: "string" } } },
    NewReminder: {
      type: "object",
      properties: calendar_listCreateParamsDefaultRemindersItems,
      required: ["method", "minutes"],
    },
    NotificationChoice: {
      type: "object",
      properties: {
        notifications: {
          type: "array",
          items: { $ref: "#/$defs/NewNotification" },
          description: "All notices wanted; those left out end.",
        },
      },
      required: ["notifications"],
    },
    NewNotification: {
      type: "object",
      properties: calendar_listCreateParamsNotificationSettingsNotificationsItems,
      required: ["method", "type"],
    },
    EventTime: { type: "object", properties: eventsCreateParamsStart },
    Guest: { type: "object", properties: eventsCreateParamsAttendeesItems, required: ["email"] },
    ReminderChoice: {
      type: "object",
      properties: {
        useDefault: eventsCreateParamsRemindersUseDefault,
        overrides: {
          type: "array",
          items: { $ref: "#/$defs/NewReminder" },
          description: "Reminders instead of the calendar's own.",
          maxItems: 5,
        },
      },
      required: ["useDefault"],
    },
    NewAttachment: { type: "object", properties: eventsCreateParamsAttachmentsItems, required: ["fileUrl"] },
    ConferenceRequest: {
      type: "object",
      properties: { createRequest: { $ref: "#/$defs/NewMeeting", description: "What meeting to make." } },
      required: ["createRequest"],
    },
    NewMeeting: {
      type: "object",
      properties: {
        requestId: eventsCreateParamsConferenceDataCreateRequestRequestId,
        conferenceSolutionKey: {
          $ref: "#/$defs/SolutionKey",
          description: "What to meet in; the calendar's usual one unless given.",
        },
      },
      required: ["requestId"],
    },
    SolutionKey: {
      type: "object",
      properties: eventsCreateParamsConferenceDataCreateRequestConferenceSolutionKey,
      required: ["type"],
    },
    Properties: { type: "object", properties: eventsCreateParamsExtendedProperties },
    Origin: { type: "object", properties: eventsCreateParamsSource },
    FocusTimeProperties: {
      type: "object",
      properties: {
        autoDeclineMode: { $ref: "#/$defs/DeclineMode" },
        declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
        chatStatus: eventsCreateParamsFocusTimePropertiesChatStatus,
      },
    },
    OutOfOfficeProperties: {
      type: "object",
      properties: {
        autoDeclineMode: { $ref: "#/$defs/DeclineMode" },
        declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
      },
    },
    WorkingLocationProperties: {
      type: "object",
      properties: {
        type: eventsCreateParamsWorkingLocationPropertiesType,
        homeOffice: eventsCreateParamsWorkingLocationPropertiesHomeOffice,
        customLocation: {
          type: "object",
          properties: eventsCreateParamsWorkingLocationPropertiesCustomLocation,
          description: "Any other place.",
        },
        officeLocation: { $ref: "#/$defs/Office", description: "A place in the office." },
      },
      required: ["type"],
    },
    Office: { type: "object", properties: eventsCreateParamsWorkingLocationPropertiesOfficeLocation },
    Organizer: { type: "object", properties: events_importCreateParamsOrganizer, required: ["email"] },
    Event: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        status: { type: "string" },
        htmlLink: { type: "string" },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        summary: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        colorId: { type: "string" },
        eventLabelId: { type: "string" },
        creator: { $ref: "#/$defs/Person" },
        organizer: { $ref: "#/$defs/Person" },
        start: { $ref: "#/$defs/Moment" },
        end: { $ref: "#/$defs/Moment" },
        endTimeUnspecified: { type: "boolean" },
        recurrence: { type: "array", items: { type: "string" } },
        recurringEventId: { type: "string" },
        originalStartTime: { $ref: "#/$defs/Moment" },
        transparency: { type: "string" },
        visibility: { type: "string" },
        iCalUID: { type: "string" },
        sequence: { type: "integer" },
        attendees: { type: "array", items: { $ref: "#/$defs/Attendee" } },
        attendeesOmitted: { type: "boolean" },
        extendedProperties: { $ref: "#/$defs/Properties" },
        hangoutLink: { type: "string" },
        conferenceData: { $ref: "#/$defs/Conference" },
        gadget: { type: "object", description: "What birthday calendars say of a person; otherwise no longer used." },
        anyoneCanAddSelf: { type: "boolean" },
        guestsCanInviteOthers: { type: "boolean" },
        guestsCanModify: { type: "boolean" },
        guestsCanSeeOtherGuests: { type: "boolean" },
        privateCopy: { type: "boolean" },
        locked: { type: "boolean" },
        reminders: {
          type: "object",
          properties: {
            useDefault: { type: "boolean" },
            overrides: { type: "array", items: { $ref: "#/$defs/Reminder" } },
          },
        },
        source: { $ref: "#/$defs/Origin" },
        attachments: { type: "array", items: { $ref: "#/$defs/Attachment" } },
        eventType: { type: "string" },
        birthdayProperties: {
          type: "object",
          properties: { contact: { type: "string" }, type: { type: "string" }, customTypeName: { type: "string" } },
        },
        focusTimeProperties: { $ref: "#/$defs/FocusTimeProperties" },
        outOfOfficeProperties: { $ref: "#/$defs/OutOfOfficeProperties" },
        workingLocationProperties: { $ref: "#/$defs/WorkingLocationProperties" },
      },
      required: ["id"],
    },
    EventIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        summary: { type: "string" },
        description: { type: "string" },
        location: { type: "string" },
        start_time: {
          type: "string",
          format: "date-time",
          description: "When it begins; absent from events of whole days.",
        },
        start_date: { type: "string", format: "date", description: "The first day, of events of whole days." },
        end_time: {
          type: "string",
          format: "date-time",
          description: "When it ends; absent from events of whole days.",
        },
        end_date: { type: "string", format: "date", description: "The day after the last, of events of whole days." },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        creator_email: { type: "string", description: "Who made it." },
        organizer_email: { type: "string", description: "Whose event it is." },
        attendees: { type: "array", description: "All guests with their answers." },
        recurringEventId: { type: "string" },
        recurrence: { type: "array", items: { type: "string" }, description: "The lines of a series (RFC 5545)." },
        iCalUID: { type: "string" },
        eventType: { type: "string" },
        transparency: { type: "string" },
        visibility: { type: "string" },
        colorId: { type: "string" },
        hangoutLink: { type: "string" },
        htmlLink: { type: "string" },
      },
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "string" },
        email: { type: "string" },
        displayName: { type: "string" },
        self: { type: "boolean" },
      },
    },
    Moment: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        dateTime: { type: "string", format: "date-time" },
        timeZone: { type: "string" },
      },
    },
    Attendee: {
      type: "object",
      properties: {
        id: { type: "string" },
        email: { type: "string" },
        displayName: { type: "string" },
        organizer: { type: "boolean" },
        self: { type: "boolean" },
        resource: { type: "boolean" },
        optional: { type: "boolean" },
        responseStatus: { type: "string" },
        comment: { type: "string" },
        additionalGuests: { type: "integer" },
        asyncOperation: { type: "string" },
      },
    },
    Attachment: {
      type: "object",
      properties: {
        fileId: { type: "string" },
        fileUrl: { type: "string" },
        title: { type: "string" },
        mimeType: { type: "string" },
        iconLink: { type: "string" },
      },
    },
    Conference: {
      type: "object",
      properties: {
        conferenceId: { type: "string" },
        conferenceSolution: {
          type: "object",
          properties: { key: { $ref: "#/$defs/ConferenceKey" }, name: { type: "string" }, iconUri: { type: "string" } },
        },
        createRequest: {
          type: "object",
          properties: {
            requestId: { type: "string" },
            conferenceSolutionKey: { $ref: "#/$defs/ConferenceKey" },
            status: { $ref: "#/$defs/RequestStatus" },
          },
        },
        entryPoints: { type: "array", items: { $ref: "#/$defs/EntryPoint" } },
        notes: { type: "string" },
        parameters: { type: "object", properties: { addOnParameters: { $ref: "#/$defs/AddOnParameters" } } },
        signature: { type: "string" },
      },
    },
    ConferenceKey: { type: "object", properties: { type: { type: "string" } } },
    RequestStatus: { type: "object", properties: { statusCode: { type: "string" } } },
    AddOnParameters: {
      type: "object",
      properties: { parameters: { type: "object", additionalProperties: { type: "string" } } },
    },
    EntryPoint: {
      type: "object",
      properties: {
        entryPointType: { type: "string" },
        entryPointFeatures: { type: "array", items: { type: "string" } },
        uri: { type: "string" },
        label: { type: "string" },
        pin: { type: "string" },
        accessCode: { type: "string" },
        meetingCode: { type: "string" },
        passcode: { type: "string" },
        password: { type: "string" },
        regionCode: { type: "string" },
      },
    },
    FreeBusyOf: { type: "object", properties: freebusyListParamsItemsItems, required: ["id"] },
    FreeBusy: {
      type: "object",
      properties: {
        calendarId: { type: "string" },
        busy: { type: "array", items: { $ref: "#/$defs/Period" } },
        errors: { type: "array", items: { $ref: "#/$defs/Problem" } },
      },
      required: ["calendarId"],
    },
    Period: {
      type: "object",
      properties: { start: { type: "string", format: "date-time" }, end: { type: "string", format: "date-time" } },
    },
    Problem: { type: "object", properties: { domain: { type: "string" }, reason: { type: "string" } } },
    AclRule: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        role: { type: "string" },
        scope: { $ref: "#/$defs/Shared" },
      },
      required: ["id"],
    },
    Shared: { type: "object", properties: { type: { type: "string" }, value: { type: "string" } } },
    AclScope: { type: "object", properties: aclCreateParamsScope, required: ["type"] },
    Colors: {
      type: "object",
      properties: {
        kind: { type: "string" },
        updated: { type: "string", format: "date-time" },
        calendar: schemasColorsCalendar,
        event: schemasColorsCalendar,
      },
    },
    ColorPair: { type: "object", properties: { background: { type: "string" }, foreground: { type: "string" } } },
    Setting: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        value: { type: "string" },
      },
      required: ["id"],
    },
  },
} as object as KindModule<GoogleCalendar>
