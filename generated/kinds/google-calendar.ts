// Generated from definitions/google-calendar.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
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
const requestErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "errors", 0, "reason"] }, { in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  about: [{ in: "body", steps: ["error", "errors", 0, "location"] }],
  rules: [
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["insufficientPermissions"],
      as: "scope_missing",
    },
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
      as: "cursor_expired",
    },
  ],
}
const entitiesCalendar_listSyncWith = [
  { name: "maxResults", value: { constant: 250 } },
  { name: "showHidden", value: { constant: true } },
]
const calendar_listListParamsMaxResults = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 250. Defaults to 100. Google may return fewer.",
  default: 100,
  minimum: 1,
  maximum: 250,
}
const calendar_listListParamsPageToken = {
  type: "string",
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const calendar_listListParamsSyncToken = {
  type: "string",
  description:
    "The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token " +
    "fails with `fullSyncRequired`.",
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
  style: "cursor",
  param: "pageToken",
  next: { in: "body", steps: ["nextPageToken"] },
  size: "maxResults",
}
const calendar_listListScopes = [
  [
    "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
    "https://www.googleapis.com/auth/calendar.calendarlist",
    "https://www.googleapis.com/auth/calendar.readonly",
    "https://www.googleapis.com/auth/calendar",
  ],
]
const calendar_listGetParamsCalendarId = {
  minLength: 1,
  type: "string",
  description: "ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar.",
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
  description: "Set to `true` to use `backgroundColor` and `foregroundColor`, which are ignored otherwise.",
}
const calendar_listCreateParamsBackgroundColor = {
  type: "string",
  description: "Background color of the calendar, as `#rrggbb`.",
  pattern: "^#[0-9a-fA-F]{6}$",
  examples: ["#0088aa"],
}
const calendar_listCreateParamsForegroundColor = {
  type: "string",
  description: "Text color of the calendar, as `#rrggbb`.",
  pattern: "^#[0-9a-fA-F]{6}$",
  examples: ["#ffffff"],
}
const calendar_listCreateParamsColorId = {
  type: "string",
  description: "ID of a calendar color, as `colors.get` returns it. Replaces both colors.",
}
const calendar_listCreateParamsSummaryOverride = {
  type: "string",
  description: "The user's own name for the calendar.",
}
const calendar_listCreateParamsSelected = {
  type: "boolean",
  description: "Whether the calendar's events are displayed.",
}
const calendar_listCreateParamsHidden = {
  type: "boolean",
  description: "Whether the calendar is hidden from the list.",
}
const calendar_listCreateParamsDefaultRemindersItems = {
  method: { type: "string", description: "Delivery method of the reminder.", enum: ["email", "popup"] },
  minutes: {
    type: "integer",
    description: "Minutes before the start of the event, 0 to 40,320.",
    minimum: 0,
    maximum: 40320,
  },
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
  description: "Default reminders for events without their own, up to 5.",
  maxItems: 5,
}
const calendar_listCreateParamsNotificationSettingsNotificationsItems = {
  method: { type: "string", description: "Delivery method of the notification.", enum: ["email"] },
  type: {
    type: "string",
    description: "Event that triggers the notification.",
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
      description: "Notifications to receive. Replaces the current ones.",
    },
  },
  required: ["notifications"],
  additionalProperties: false,
  description: "Email notifications of the user for this calendar.",
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
const calendar_listCreateScopes = [
  ["https://www.googleapis.com/auth/calendar.calendarlist", "https://www.googleapis.com/auth/calendar"],
]
const calendarsCreateParamsSummary = { type: "string", description: "Title of the calendar.", minLength: 1 }
const calendarsCreateParamsDescription = { type: "string", description: "Description of the calendar." }
const calendarsCreateParamsLocation = { type: "string", description: "Location of the calendar, as text." }
const calendarsCreateParamsTimeZone = {
  type: "string",
  description: "Time zone of the calendar, as an IANA name.",
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
const calendarsCreateScopes = [
  [
    "https://www.googleapis.com/auth/calendar.calendars",
    "https://www.googleapis.com/auth/calendar.app.created",
    "https://www.googleapis.com/auth/calendar",
  ],
]
const eventsListParamsMaxResults = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 2,500. Defaults to 250. Google may return fewer.",
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
  description: "Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone.",
}
const eventsListParamsMaxAttendees = {
  type: "integer",
  description: "Maximum number of attendees to return. For events with more, only the user's own entry is returned.",
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
const eventsListScopes = [
  [
    "https://www.googleapis.com/auth/calendar.events.readonly",
    "https://www.googleapis.com/auth/calendar.events.owned.readonly",
    "https://www.googleapis.com/auth/calendar.events.owned",
    "https://www.googleapis.com/auth/calendar.events",
    "https://www.googleapis.com/auth/calendar.app.created",
    "https://www.googleapis.com/auth/calendar.readonly",
    "https://www.googleapis.com/auth/calendar",
  ],
]
const eventsGetPath = ["/calendars/", { param: "calendarId" }, "/events/", { param: "eventId" }]
const eventsGetParamsEventId = {
  minLength: 1,
  type: "string",
  description: "ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it.",
}
const eventsCreateParamsStart = {
  date: {
    type: ["string", "null"],
    description: "Date, for all-day events. `null` if `dateTime` is set.",
    format: "date",
  },
  dateTime: {
    type: ["string", "null"],
    description: "Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set.",
    examples: ["2026-11-24T09:00:00+01:00"],
  },
  timeZone: {
    type: ["string", "null"],
    description: "Time zone, as an IANA name. Required for recurring events.",
    examples: ["Europe/Zurich"],
  },
}
const eventsCreateParamsStart_2 = {
  type: "object",
  properties: eventsCreateParamsStart,
  additionalProperties: false,
  description: "Start of the event.",
}
const eventsCreateParamsEnd = {
  type: "object",
  properties: eventsCreateParamsStart,
  additionalProperties: false,
  description: "End of the event, exclusive.",
}
const eventsCreateParamsDescription = { type: "string", description: "Description of the event. Can contain HTML." }
const eventsCreateParamsLocation = { type: "string", description: "Location of the event, as text." }
const eventsCreateParamsAttendeesItems = {
  email: { type: "string", description: "Email address of the attendee or room.", format: "email" },
  displayName: { type: "string", description: "Display name of the attendee." },
  optional: { type: "boolean", description: "Whether attendance is optional." },
  resource: {
    type: "boolean",
    description: "Whether the attendee is a room or other resource. Can be set only when first added.",
  },
  additionalGuests: { type: "integer", description: "Number of additional guests.", minimum: 0 },
  comment: { type: "string", description: "Comment of the attendee on their response." },
  responseStatus: {
    type: "string",
    description: "Response of the attendee.",
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
  description: "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
}
const eventsCreateParamsRecurrence = {
  type: "array",
  items: { type: "string" },
  description: "`RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`.",
  examples: [["RRULE:FREQ=WEEKLY;COUNT=10"]],
}
const eventsCreateParamsRemindersUseDefault = {
  type: "boolean",
  description: "Whether the calendar's default reminders apply.",
}
const eventsCreateParamsReminders = {
  type: "object",
  properties: {
    useDefault: eventsCreateParamsRemindersUseDefault,
    overrides: {
      type: "array",
      items: calendar_listCreateParamsDefaultRemindersItems_2,
      description: "Reminders that replace the calendar's default ones, up to 5.",
      maxItems: 5,
    },
  },
  required: ["useDefault"],
  additionalProperties: false,
  description: "The user's own reminders for the event.",
}
const eventsCreateParamsAttachmentsItems = {
  fileUrl: {
    type: "string",
    description: "URL of the file. For a Google Drive file, its `webViewLink`.",
    format: "uri",
  },
  title: { type: "string", description: "Title of the file." },
  mimeType: { type: "string", description: "MIME type of the file." },
}
const eventsCreateParamsAttachments = {
  type: "array",
  items: {
    type: "object",
    properties: eventsCreateParamsAttachmentsItems,
    required: ["fileUrl"],
    additionalProperties: false,
  },
  description: "Files to attach, up to 25. Requires `supportsAttachments`.",
  maxItems: 25,
}
const eventsCreateParamsConferenceDataCreateRequestRequestId = {
  type: "string",
  description: "Your own ID for the request. A second request with it is ignored.",
  minLength: 1,
}
const eventsCreateParamsConferenceDataCreateRequestConferenceSolutionKey = {
  type: {
    type: "string",
    description: "Type of the conference solution. `hangoutsMeet` is Google Meet.",
    examples: ["hangoutsMeet"],
  },
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
          description: "Conference solution. Defaults to the calendar's usual one.",
        },
      },
      required: ["requestId"],
      additionalProperties: false,
      description: "Video conference to create.",
    },
  },
  required: ["createRequest"],
  additionalProperties: false,
  description: "Video conference to create for the event. Requires `conferenceDataVersion`.",
}
const eventsCreateParamsColorId = { type: "string", description: "ID of an event color, as `colors.get` returns it." }
const eventsCreateParamsStatus = {
  type: "string",
  description: "Status of the event. `cancelled` deletes it. Defaults to `confirmed`.",
  enum: ["confirmed", "tentative", "cancelled"],
}
const eventsCreateParamsTransparency = {
  type: "string",
  description: "Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free).",
  enum: ["opaque", "transparent"],
}
const eventsCreateParamsVisibility = {
  type: "string",
  description: "Visibility of the event's details to people other than attendees.",
  enum: ["default", "public", "private", "confidential"],
}
const eventsCreateParamsGuestsCanInviteOthers = {
  type: "boolean",
  description: "Whether attendees can invite others. Defaults to `true`.",
}
const eventsCreateParamsGuestsCanModify = {
  type: "boolean",
  description: "Whether attendees can modify the event. Defaults to `false`.",
}
const eventsCreateParamsGuestsCanSeeOtherGuests = {
  type: "boolean",
  description: "Whether attendees can see other attendees. Defaults to `true`.",
}
const eventsCreateParamsExtendedProperties = {
  private: {
    type: "object",
    additionalProperties: { type: "string" },
    description: "Properties on this copy of the event only.",
  },
  shared: {
    type: "object",
    additionalProperties: { type: "string" },
    description: "Properties on the copies of all attendees.",
  },
}
const eventsCreateParamsExtendedProperties_2 = {
  type: "object",
  properties: eventsCreateParamsExtendedProperties,
  additionalProperties: false,
  description: "Your own properties by name. `events.list` can filter by them.",
}
const eventsCreateParamsSource = {
  title: { type: "string", description: "Title of the source." },
  url: { type: "string", description: "URL of the source, with `http` or `https`.", format: "uri" },
}
const eventsCreateParamsSource_2 = {
  type: "object",
  properties: eventsCreateParamsSource,
  additionalProperties: false,
  description: "Source of the event, such as a web page or an email.",
}
const eventsCreateParamsFocusTimePropertiesAutoDeclineMode = {
  type: "string",
  description: "Conflicting invitations to decline.",
  enum: ["declineNone", "declineAllConflictingInvitations", "declineOnlyNewConflictingInvitations"],
}
const eventsCreateParamsFocusTimePropertiesDeclineMessage = {
  type: "string",
  description: "Message for declined invitations.",
}
const eventsCreateParamsFocusTimePropertiesChatStatus = {
  type: "string",
  description: "Status in Google Chat: `available` or `doNotDisturb`.",
}
const eventsCreateParamsFocusTimeProperties = {
  type: "object",
  properties: {
    autoDeclineMode: eventsCreateParamsFocusTimePropertiesAutoDeclineMode,
    declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
    chatStatus: eventsCreateParamsFocusTimePropertiesChatStatus,
  },
  additionalProperties: false,
  description: "Focus time settings, for events of the type `focusTime`.",
}
const eventsCreateParamsOutOfOfficeProperties = {
  type: "object",
  properties: {
    autoDeclineMode: eventsCreateParamsFocusTimePropertiesAutoDeclineMode,
    declineMessage: eventsCreateParamsFocusTimePropertiesDeclineMessage,
  },
  additionalProperties: false,
  description: "Out-of-office settings, for events of the type `outOfOffice`.",
}
const eventsCreateParamsWorkingLocationPropertiesType = {
  type: "string",
  description: "Type of the location: `homeOffice`, `officeLocation` or `customLocation`.",
}
const eventsCreateParamsWorkingLocationPropertiesHomeOffice = {
  description: "Any value, such as an empty object, if the type is `homeOffice`.",
}
const eventsCreateParamsWorkingLocationPropertiesCustomLocation = {
  label: { type: "string", description: "Label of the location." },
}
const eventsCreateParamsWorkingLocationPropertiesOfficeLocation = {
  buildingId: { type: "string", description: "ID of the building in the organization." },
  floorId: { type: "string", description: "ID of the floor." },
  floorSectionId: { type: "string", description: "ID of the floor section." },
  deskId: { type: "string", description: "ID of the desk." },
  label: { type: "string", description: "Label of the location." },
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
      description: "Another location.",
    },
    officeLocation: {
      type: "object",
      properties: eventsCreateParamsWorkingLocationPropertiesOfficeLocation,
      additionalProperties: false,
      description: "Location in an office.",
    },
  },
  required: ["type"],
  additionalProperties: false,
  description: "Working location, for events of the type `workingLocation`.",
}
const eventsCreateParamsSendUpdates = {
  type: "string",
  description: "Attendees to notify by email. Defaults to none.",
  enum: ["all", "externalOnly", "none"],
}
const eventsCreateParamsConferenceDataVersion = {
  type: "integer",
  description: "Set to `1` to use `conferenceData`, which Google ignores otherwise.",
  enum: [0, 1],
}
const eventsCreateParamsSupportsAttachments = { type: "boolean", description: "Set to `true` to use `attachments`." }
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
const eventsCreateScopes = [
  [
    "https://www.googleapis.com/auth/calendar.events",
    "https://www.googleapis.com/auth/calendar.events.owned",
    "https://www.googleapis.com/auth/calendar.app.created",
    "https://www.googleapis.com/auth/calendar",
  ],
]
const eventsUpdateParamsIfMatch = {
  type: "string",
  description: "ETag of the event. The call fails if the event has changed since.",
}
const eventsUpdateHeaders = [
  { name: "if-match", value: { template: { text: "{{ifMatch}}", parts: [{ name: "ifMatch" }] } } },
]
const eventsImportParamsOrganizer = {
  email: { type: "string", description: "Email address of the organizer.", format: "email" },
  displayName: { type: "string", description: "Display name of the organizer." },
}
const freebusyListParamsItemsItems = {
  id: { type: "string", description: "ID of a calendar, or the email address of a person or group." },
}
const aclGetPath = ["/calendars/", { param: "calendarId" }, "/acl/", { param: "ruleId" }]
const aclGetParamsRuleId = {
  minLength: 1,
  type: "string",
  description: "ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`.",
}
const aclGetParams = {
  type: "object",
  properties: { calendarId: calendar_listGetParamsCalendarId, ruleId: aclGetParamsRuleId },
  required: ["calendarId", "ruleId"],
  additionalProperties: false,
}
const aclCreateParamsRole = {
  type: "string",
  description: "Role to grant: see free/busy times, read, write except private events, write, or own.",
  enum: ["none", "freeBusyReader", "reader", "writerWithoutPrivateAccess", "writer", "owner"],
}
const aclCreateParamsScope = {
  type: {
    type: "string",
    description: "Type of the scope. `default` means everyone.",
    enum: ["default", "user", "group", "domain"],
  },
  value: { type: "string", description: "Email address or domain. Not used with `default`." },
}
const aclCreateParamsSendNotifications = {
  type: "boolean",
  description: "Whether to notify the people concerned by email. Defaults to `true`.",
}
const aclCreateQuery = [
  {
    name: "sendNotifications",
    value: { template: { text: "{{sendNotifications}}", parts: [{ name: "sendNotifications" }] } },
  },
]
const aclCreateBodyEntries0 = { name: "role", value: { template: { text: "{{role}}", parts: [{ name: "role" }] } } }
const aclCreateScopes = [["https://www.googleapis.com/auth/calendar.acls", "https://www.googleapis.com/auth/calendar"]]
const settingsListScopes = [
  [
    "https://www.googleapis.com/auth/calendar.settings.readonly",
    "https://www.googleapis.com/auth/calendar.readonly",
    "https://www.googleapis.com/auth/calendar",
  ],
]
const schemasCalendarListEntryDescription = {
  type: "string",
  description: "The calendar's description. Absent if it has none.",
}
const schemasCalendarListEntryLocation = {
  type: "string",
  description: "The calendar's location, as free text. Absent if not set.",
}
const schemasCalendarListEntryTimeZone = { type: "string", description: "The calendar's time zone, as an IANA name." }
const schemasCalendarListEntryDataOwner = {
  type: "string",
  description: "The email address of the calendar's data owner. Set for secondary calendars.",
}
const schemasCalendarListEntryAutoAcceptInvitations = {
  type: "boolean",
  description: "Whether the calendar accepts invitations automatically. For resource calendars.",
}
const schemasCalendarListEntryConferenceProperties = {
  $ref: "#/$defs/ConferenceProperties",
  description: "The kinds of conference allowed on the calendar's events.",
}
const schemasColorsCalendar = { type: "object", additionalProperties: { $ref: "#/$defs/ColorPair" } }
export default {
  format: 1,
  kind: "google-calendar",
  id: "2c9c0d5e-7b1d-4b57-a3a6-0f4c8f1d6b72",
  title: "Google Calendar",
  category: "calendar",
  version: "5.0.0",
  support: "community",
  docs: "https://developers.google.com/workspace/calendar/api/v3/reference",
  check: "calendar_list.list",
  basis: {
    version: "Calendar API v3",
    date: "2026-11-22",
    compared: "Google's client @googleapis/calendar 16.0.0, as OpenAPI",
    recorded: {
      read: 41,
      valid: 41,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/google-calendar/tests",
    },
    missing: "Notifications of changes, the transfer of ownership, and emptying a main calendar.",
  },
  sunset: { version: "v3", date: "none", docs: "https://developers.google.com/calendar/releases", read: "2026-11-29" },
  endings: [
    {
      part: "schemas.Event.anyoneCanAddSelf",
      date: "none",
      docs: "https://developers.google.com/workspace/calendar/api/v3/reference/events",
      read: "2026-11-29",
    },
  ],
  description:
    "Calendars and events of a Google account, with attendees, recurrence, video conferences, free/busy times, " +
    "sharing, colors and settings.",
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
        scopes: ["https://www.googleapis.com/auth/calendar.readonly", "https://www.googleapis.com/auth/calendar"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
        unusedDays: 180,
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
        scopeWords: {
          "https://www.googleapis.com/auth/calendar.readonly": "See your calendars and events.",
          "https://www.googleapis.com/auth/calendar": "See, change and share all of your calendars.",
          "https://www.googleapis.com/auth/calendar.calendarlist.readonly": "See which calendars are in your list.",
          "https://www.googleapis.com/auth/calendar.calendarlist": "See and change which calendars are in your list.",
          "https://www.googleapis.com/auth/calendar.calendars.readonly":
            "See the names and time zones of your calendars.",
          "https://www.googleapis.com/auth/calendar.calendars": "Create, change and delete calendars.",
          "https://www.googleapis.com/auth/calendar.events.readonly": "See the events of your calendars.",
          "https://www.googleapis.com/auth/calendar.events":
            "See, create, change and delete the events of your calendars.",
          "https://www.googleapis.com/auth/calendar.acls.readonly": "See with whom your calendars are shared.",
          "https://www.googleapis.com/auth/calendar.acls": "Change with whom your calendars are shared.",
          "https://www.googleapis.com/auth/calendar.freebusy": "See when you are free or busy.",
          "https://www.googleapis.com/auth/calendar.settings.readonly": "See the settings of your calendars.",
        },
        issuer: "https://accounts.google.com",
      },
    },
    service_account: {
      type: "jwt_bearer",
      title: "Service account",
      description:
        "Key of a Google Cloud service account. It can access calendars that are shared with it, or the calendars of " +
        "the user it acts for.",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: {
            type: "string",
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { type: "string", description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            type: "string",
            description: "Email address of the user to act for, if the domain's administrator allows it.",
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
        store: [],
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
  request: {
    query: [],
    headers: [],
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: { limit: 600, perMs: 60000, unit: "seconds" },
    timeoutMs: 60000,
  },
  entities: {
    calendar_list: {
      description:
        "A calendar in the user's calendar list, with the user's name, color, reminders and access role for it.",
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
      hit: { title: [["summary"]], text: [["summaryOverride"], ["description"], ["location"]] },
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
      description: "A calendar as all its users see it. To list calendars, use `calendar_list`.",
      key: "id",
      actions: ["get", "create", "update", "delete"],
      refs: {},
    },
    events: {
      description:
        "An event, or a recurring event, whose instances are in `event_instances`. An event in several calendars has " +
        "one ID.",
      key: { params: ["calendarId"], fields: ["id"] },
      actions: ["list", "get", "create", "update", "delete", "move", "quick_add", "import", "search"],
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
      hit: {
        title: [["summary"]],
        text: [["description"], ["location"], ["creator_email"], ["organizer_email"], ["attendees"]],
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
        "An instance of a recurring event. Use its ID with `events.get`, `events.update` and `events.delete`.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    freebusy: {
      description:
        "Busy times of a calendar. Also available for calendars that share nothing else, such as a colleague's.",
      key: "calendarId",
      actions: ["list"],
      refs: {},
    },
    acl: {
      description: "An access control rule (ACL) of a calendar: a role for a user, group or domain.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete"],
      refs: {},
    },
    colors: { description: "The color palettes for calendars and events.", key: "id", actions: ["get"], refs: {} },
    settings: {
      description: "A setting of the user, such as their time zone. Read-only.",
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
        "Lists the calendars in the user's calendar list, own and shared. `primary` is `true` for the user's primary " +
        "calendar.",
      keywords: ["which agendas", "agendas", "shared with me", "subscribed", "my calendars", "colors"],
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
            description: "Filters to calendars with at least this access role.",
            enum: ["freeBusyReader", "reader", "writer", "owner"],
          },
          showHidden: {
            type: "boolean",
            description: "Whether to include hidden calendars. Defaults to `false`.",
            default: false,
          },
          showDeleted: {
            type: "boolean",
            description: "Whether to include calendars that were removed from the list.",
          },
          showOwnOrganizationOnly: {
            type: "boolean",
            description: "Whether to return only calendars of the user's organization. Google Workspace only.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendar_listListScopes,
    },
    "calendar_list.get": {
      entity: "calendar_list",
      action: "get",
      description: "Gets a calendar of the user's calendar list with the user's access role.",
      keywords: ["agenda settings", "agendas", "shared with me", "subscribed", "my calendars", "colors"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendar_listListScopes,
    },
    "calendar_list.create": {
      entity: "calendar_list",
      action: "create",
      description: "Adds an existing calendar to the user's calendar list.",
      keywords: [
        "subscribe",
        "add shared",
        "follow",
        "agendas",
        "shared with me",
        "subscribed",
        "my calendars",
        "colors",
      ],
      effect: "additive",
      method: "POST",
      path: ["/users/me/calendarList"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string", description: "ID of the calendar, such as a person's email address." },
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendar_listCreateScopes,
    },
    "calendar_list.update": {
      entity: "calendar_list",
      action: "update",
      description:
        "Updates the appearance and reminders of a calendar in the user's calendar list. Other users do not see the " +
        "change.",
      keywords: [
        "hide",
        "recolor",
        "notifications",
        "agendas",
        "shared with me",
        "subscribed",
        "my calendars",
        "colors",
      ],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendar_listCreateScopes,
    },
    "calendar_list.delete": {
      entity: "calendar_list",
      action: "delete",
      description: "Removes a calendar from the user's calendar list. The calendar itself stays.",
      keywords: [
        "unsubscribe",
        "remove from view",
        "unfollow",
        "agendas",
        "shared with me",
        "subscribed",
        "my calendars",
        "colors",
      ],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendar_listCreateScopes,
    },
    "calendars.get": {
      entity: "calendars",
      action: "get",
      description:
        "Gets a calendar with its title, description, location, time zone, event labels and allowed conference types.",
      keywords: ["agenda details", "timezone", "agenda", "schedule", "diary", "planner", "timetable"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/calendar.calendars.readonly",
          "https://www.googleapis.com/auth/calendar.calendars",
          "https://www.googleapis.com/auth/calendar.app.created",
          "https://www.googleapis.com/auth/calendar.readonly",
          "https://www.googleapis.com/auth/calendar",
        ],
      ],
    },
    "calendars.create": {
      entity: "calendars",
      action: "create",
      description: "Creates a calendar owned by the user, and adds it to their calendar list.",
      keywords: ["new agenda", "agenda", "schedule", "diary", "planner", "timetable"],
      effect: "additive",
      method: "POST",
      path: ["/calendars"],
      routes: [],
      params: {
        type: "object",
        properties: {
          summary: calendarsCreateParamsSummary,
          description: calendarsCreateParamsDescription,
          location: calendarsCreateParamsLocation,
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendarsCreateScopes,
    },
    "calendars.update": {
      entity: "calendars",
      action: "update",
      description: "Updates a calendar for everyone who shares it. Fields that you leave out keep their value.",
      keywords: ["rename agenda", "agenda", "schedule", "diary", "planner", "timetable"],
      effect: "overwrites",
      method: "PATCH",
      path: ["/calendars/", { param: "calendarId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          summary: calendarsCreateParamsSummary,
          description: calendarsCreateParamsDescription,
          location: calendarsCreateParamsLocation,
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendarsCreateScopes,
    },
    "calendars.delete": {
      entity: "calendars",
      action: "delete",
      description: "Deletes a calendar with all its events, for everyone. The primary calendar cannot be deleted.",
      keywords: ["delete agenda", "wipe", "agenda", "schedule", "diary", "planner", "timetable"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: calendarsCreateScopes,
    },
    "events.list": {
      entity: "events",
      action: "list",
      description:
        "Lists or searches the events of a calendar, by time, text or changes. Set `singleEvents` to expand " +
        "recurring events.",
      keywords: [
        "what is on",
        "my day",
        "today",
        "this week",
        "upcoming",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
          timeMin: { type: "string", format: "date-time", description: "Filters to events that end after this time." },
          timeMax: {
            type: "string",
            format: "date-time",
            description: "Filters to events that start before this time.",
          },
          q: {
            type: "string",
            description: "Text to search for in title, description, location and people.",
            examples: ["standup"],
          },
          singleEvents: {
            type: "boolean",
            description: "Whether to expand recurring events into instances. Defaults to `false`.",
            default: false,
          },
          orderBy: {
            type: "string",
            description: "Sort order. `startTime` requires `singleEvents`; `updated` sorts oldest first.",
            enum: ["startTime", "updated"],
          },
          updatedMin: {
            type: "string",
            format: "date-time",
            description:
              "Filters to events updated since this time, including deleted events, which have the status " +
              "`cancelled`.",
          },
          showDeleted: {
            type: "boolean",
            description: "Whether to include deleted events, which have the status `cancelled`. Defaults to `false`.",
            default: false,
          },
          showHiddenInvitations: {
            type: "boolean",
            description: "Whether to include invitations that the user has hidden.",
          },
          eventTypes: {
            type: "array",
            items: eventsListParamsEventTypesItems,
            description: "Types of event to return. Defaults to all.",
          },
          iCalUID: { type: "string", description: "Filters by iCalendar UID (RFC 5545)." },
          privateExtendedProperty: {
            type: "array",
            items: { type: "string" },
            description: "Filters to events with all of these private extended properties.",
            examples: [["ticket=42"]],
          },
          sharedExtendedProperty: {
            type: "array",
            items: { type: "string" },
            description: "Filters to events with all of these shared extended properties.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsListScopes,
    },
    "events.get": {
      entity: "events",
      action: "get",
      description: "Gets an event with its attendees and their responses. A deleted event has the status `cancelled`.",
      keywords: [
        "when is",
        "where",
        "who comes",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsListScopes,
    },
    "events.create": {
      entity: "events",
      action: "create",
      description: "Creates an event in a calendar and returns it. With `sendUpdates`, attendees are invited by email.",
      keywords: [
        "book",
        "block time",
        "invite",
        "schedule",
        "plan",
        "set up meeting",
        "appointment",
        "meeting",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
              "Your own ID for the event, of digits and letters a to v. A repeated call with it fails with " +
              "`upstream_conflict` instead of creating a second event.",
            minLength: 5,
            maxLength: 1024,
            pattern: "^[a-v0-9]+$",
          },
          summary: { type: "string", description: "Title of the event." },
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
              "Type of the event. Types other than `default` require the primary calendar. Cannot be changed later.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "events.update": {
      entity: "events",
      action: "update",
      description:
        "Updates an event. Lists such as `attendees` are replaced as a whole. To respond to an invitation, change " +
        "your own attendee entry.",
      keywords: [
        "reschedule",
        "postpone",
        "push back",
        "move time",
        "rsvp",
        "add guest",
        "accept",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
          summary: { type: "string", description: "Title of the event." },
          description: eventsCreateParamsDescription,
          location: eventsCreateParamsLocation,
          attendees: eventsCreateParamsAttendees,
          attendeesOmitted: {
            type: "boolean",
            description: "Set to `true` when `attendees` has the user's own entry only, to change their response only.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "events.delete": {
      entity: "events",
      action: "delete",
      description:
        "Deletes an event or a whole series, or the user's copy only if someone else organizes it. With " +
        "`sendUpdates`, attendees are notified by email.",
      keywords: [
        "cancel",
        "call off",
        "drop appointment",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "events.move": {
      entity: "events",
      action: "move",
      description: "Moves an event to another calendar and returns it. Only events of the type `default` can be moved.",
      keywords: [
        "other calendar",
        "transfer",
        "organizer",
        "switch calendar",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
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
            description: "ID of the calendar that has the event, as `calendar_list.list` returns it.",
            examples: ["ada@example.com"],
          },
          eventId: eventsGetParamsEventId,
          destination: {
            type: "string",
            description: "ID of the calendar to move the event to, as `calendar_list.list` returns it.",
          },
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "events.quick_add": {
      entity: "events",
      action: "quick_add",
      description:
        "Creates an event from a text such as `Lunch with Ada tomorrow at noon`, and returns it. Attendees and " +
        "locations may not be recognized.",
      keywords: [
        "natural language",
        "plain text",
        "type",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "booking",
      ],
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
            description: "Text that describes the event, with date and time.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "events.import": {
      entity: "events",
      action: "import",
      description: "Imports a copy of an event with its iCalendar UID into a calendar. Nobody is invited.",
      keywords: [
        "ics",
        "copy from other",
        "iCal",
        "bring in",
        "external",
        "appointment",
        "meeting",
        "invite",
        "date",
        "agenda",
        "standup",
        "lunch",
        "booking",
      ],
      effect: "additive",
      method: "POST",
      path: ["/calendars/", { param: "calendarId" }, "/events/import"],
      routes: [],
      params: {
        type: "object",
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          iCalUID: { type: "string", description: "The event's iCalendar UID (RFC 5545), which it keeps." },
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          summary: { type: "string", description: "Title of the event." },
          description: eventsCreateParamsDescription,
          location: eventsCreateParamsLocation,
          organizer: {
            type: "object",
            properties: eventsImportParamsOrganizer,
            required: ["email"],
            additionalProperties: false,
            description: "Organizer of the event, if it is not the user.",
          },
          attendees: eventsCreateParamsAttendees,
          recurrence: eventsCreateParamsRecurrence,
          sequence: { type: "integer", description: "Sequence number of the event (RFC 5545).", minimum: 0 },
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsCreateScopes,
    },
    "event_instances.list": {
      entity: "event_instances",
      action: "list",
      description: "Lists the instances of a recurring event, including moved and changed ones.",
      keywords: ["all dates", "repeats", "occurrences", "weekly", "each time", "series"],
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
            description:
              "ID of the recurring event, as `events.list` returns it or as `recurringEventId` of an instance.",
          },
          timeMin: {
            type: "string",
            format: "date-time",
            description: "Filters to instances that end at or after this time.",
          },
          timeMax: {
            type: "string",
            format: "date-time",
            description: "Filters to instances that start before this time.",
          },
          originalStart: {
            type: "string",
            description: "Filters to the instance with this original start time, in RFC 3339 format.",
            examples: ["2026-11-24T09:00:00Z"],
          },
          showDeleted: {
            type: "boolean",
            description: "Whether to include canceled instances. Defaults to `false`.",
            default: false,
          },
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: eventsListScopes,
    },
    "freebusy.list": {
      entity: "freebusy",
      action: "list",
      description: "Lists the busy times of up to 50 calendars, people or groups.",
      keywords: ["am I free", "available", "free slot", "when can we", "availability"],
      effect: "read",
      method: "POST",
      path: ["/freeBusy"],
      routes: [],
      params: {
        type: "object",
        properties: {
          timeMin: { type: "string", format: "date-time", description: "Start of the interval to check." },
          timeMax: { type: "string", format: "date-time", description: "End of the interval to check." },
          items: {
            type: "array",
            items: {
              type: "object",
              properties: freebusyListParamsItemsItems,
              required: ["id"],
              additionalProperties: false,
            },
            description: "Calendars, people or groups to check, up to 50.",
            minItems: 1,
            maxItems: 50,
          },
          timeZone: {
            type: "string",
            description: "Time zone of the response, such as `Europe/Zurich`. Defaults to UTC.",
          },
          groupExpansionMax: {
            type: "integer",
            description: "Maximum number of members of a group, 1 to 100. A larger group is an error.",
            minimum: 1,
            maximum: 100,
          },
          calendarExpansionMax: {
            type: "integer",
            description: "Maximum number of calendars to return, 1 to 50.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/calendar.freebusy",
          "https://www.googleapis.com/auth/calendar.events.freebusy",
          "https://www.googleapis.com/auth/calendar.readonly",
          "https://www.googleapis.com/auth/calendar",
        ],
      ],
    },
    "acl.list": {
      entity: "acl",
      action: "list",
      description: "Lists the access control rules of a calendar: the people it is shared with, and their roles.",
      keywords: ["who has access", "share", "permission", "who can see", "guests"],
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
            description: "Whether to include deleted rules, which have the role `none`. Defaults to `false`.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/calendar.acls.readonly",
          "https://www.googleapis.com/auth/calendar.acls",
          "https://www.googleapis.com/auth/calendar",
        ],
      ],
    },
    "acl.get": {
      entity: "acl",
      action: "get",
      description: "Gets an access control rule of a calendar with its role and scope.",
      keywords: ["which rights", "share", "permission", "who can see", "shared with", "guests"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/calendar.acls.readonly",
          "https://www.googleapis.com/auth/calendar.acls",
          "https://www.googleapis.com/auth/calendar.readonly",
          "https://www.googleapis.com/auth/calendar",
        ],
      ],
    },
    "acl.create": {
      entity: "acl",
      action: "create",
      description:
        "Creates an access control rule: shares a calendar with a user, group, domain or everyone. Notifies them by " +
        "email by default.",
      keywords: ["share with", "give access", "let see", "permission", "who can see", "shared with", "guests"],
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
            description: "User, group or domain to share the calendar with.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: aclCreateScopes,
    },
    "acl.update": {
      entity: "acl",
      action: "update",
      description: "Updates the role of an access control rule.",
      keywords: ["change rights", "make editor", "share", "permission", "who can see", "shared with", "guests"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: aclCreateScopes,
    },
    "acl.delete": {
      entity: "acl",
      action: "delete",
      description: "Deletes an access control rule, which ends the sharing.",
      keywords: ["unshare", "revoke", "share", "permission", "who can see", "shared with", "guests"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: aclCreateScopes,
    },
    "colors.get": {
      entity: "colors",
      action: "get",
      description: "Gets the color palettes for calendars and events, each a map from `colorId` to two colors.",
      keywords: ["shades", "which colors", "tints", "theme", "paint"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
          "https://www.googleapis.com/auth/calendar.calendarlist",
          "https://www.googleapis.com/auth/calendar.events.readonly",
          "https://www.googleapis.com/auth/calendar.events",
          "https://www.googleapis.com/auth/calendar.readonly",
          "https://www.googleapis.com/auth/calendar",
        ],
      ],
    },
    "settings.list": {
      entity: "settings",
      action: "list",
      description: "Lists the user's calendar settings, each an ID with its value as text.",
      keywords: ["preferences", "timezone", "week start", "locale", "options"],
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: settingsListScopes,
    },
    "settings.get": {
      entity: "settings",
      action: "get",
      description: "Gets the value of a setting.",
      keywords: ["one preference", "preference", "timezone", "week start", "locale", "options"],
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
            description: "ID of the setting, as `settings.list` returns it.",
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
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 600, perMs: 60000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
      scopes: settingsListScopes,
    },
  },
  schemas: {
    CalendarId: {
      type: "string",
      description:
        "ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar.",
      examples: ["ada@example.com"],
    },
    EventId: {
      type: "string",
      description:
        "ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it.",
    },
    RuleId: {
      type: "string",
      description: "ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`.",
    },
    SyncToken: calendar_listListParamsSyncToken,
    CalendarTitle: calendarsCreateParamsSummary,
    CalendarText: calendarsCreateParamsDescription,
    CalendarPlace: calendarsCreateParamsLocation,
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
      description: "Default reminders for events without their own, up to 5.",
      maxItems: 5,
    },
    NotificationSettings: {
      $ref: "#/$defs/NotificationChoice",
      description: "Email notifications of the user for this calendar.",
    },
    AnswerZone: eventsListParamsTimeZone,
    MaxAttendees: eventsListParamsMaxAttendees,
    EventType: eventsListParamsEventTypesItems,
    Summary: { type: "string", description: "Title of the event." },
    EventText: eventsCreateParamsDescription,
    EventPlace: eventsCreateParamsLocation,
    EventGuests: {
      type: "array",
      items: { $ref: "#/$defs/Guest" },
      description:
        "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
    },
    Recurrence: eventsCreateParamsRecurrence,
    Reminders: { $ref: "#/$defs/ReminderChoice", description: "The user's own reminders for the event." },
    Attachments: {
      type: "array",
      items: { $ref: "#/$defs/NewAttachment" },
      description: "Files to attach, up to 25. Requires `supportsAttachments`.",
      maxItems: 25,
    },
    NewConference: {
      $ref: "#/$defs/ConferenceRequest",
      description: "Video conference to create for the event. Requires `conferenceDataVersion`.",
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
      description: "Your own properties by name. `events.list` can filter by them.",
    },
    EventOrigin: { $ref: "#/$defs/Origin", description: "Source of the event, such as a web page or an email." },
    FocusTime: {
      $ref: "#/$defs/FocusTimeProperties",
      description: "Focus time settings, for events of the type `focusTime`.",
    },
    OutOfOffice: {
      $ref: "#/$defs/OutOfOfficeProperties",
      description: "Out-of-office settings, for events of the type `outOfOffice`.",
    },
    WorkingLocation: {
      $ref: "#/$defs/WorkingLocationProperties",
      description: "Working location, for events of the type `workingLocation`.",
    },
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
        id: { type: "string", description: "The calendar's ID." },
        kind: { type: "string", description: "The object type, always calendar#calendarListEntry." },
        etag: { type: "string", description: "The entity tag of the entry." },
        summary: { type: "string", description: "The calendar's title." },
        summaryOverride: {
          type: "string",
          description: "The title the user gave the calendar in place of its own. Absent unless set.",
        },
        description: schemasCalendarListEntryDescription,
        location: schemasCalendarListEntryLocation,
        timeZone: schemasCalendarListEntryTimeZone,
        accessRole: {
          type: "string",
          description: "The user's access to the calendar, from free/busy reader to owner.",
        },
        primary: { type: "boolean", description: "Whether the calendar is the user's primary one. Absent if false." },
        selected: { type: "boolean", description: "Whether the calendar's content is shown in the calendar app." },
        hidden: {
          type: "boolean",
          description: "Whether the calendar is hidden from the user's list. Absent if false.",
        },
        deleted: {
          type: "boolean",
          description: "Whether the entry was removed from the calendar list. Absent if false.",
        },
        backgroundColor: { type: "string", description: "The calendar's main color, as a hex code." },
        foregroundColor: { type: "string", description: "The calendar's text color, as a hex code." },
        colorId: { type: "string", description: "The ID of the calendar's color in the color definitions." },
        dataOwner: schemasCalendarListEntryDataOwner,
        autoAcceptInvitations: schemasCalendarListEntryAutoAcceptInvitations,
        defaultReminders: {
          type: "array",
          items: { $ref: "#/$defs/Reminder" },
          description: "The user's default reminders for the calendar.",
        },
        notificationSettings: {
          type: "object",
          properties: { notifications: { type: "array", items: { $ref: "#/$defs/Notification" } } },
          description: "The notifications the user receives for the calendar.",
        },
        conferenceProperties: schemasCalendarListEntryConferenceProperties,
      },
      required: ["id"],
    },
    Calendar: {
      type: "object",
      properties: {
        id: { type: "string", description: "The calendar's ID." },
        kind: { type: "string", description: "The object type, always calendar#calendar." },
        etag: { type: "string", description: "The entity tag of the calendar." },
        summary: { type: "string", description: "The calendar's title." },
        description: schemasCalendarListEntryDescription,
        location: schemasCalendarListEntryLocation,
        timeZone: schemasCalendarListEntryTimeZone,
        dataOwner: schemasCalendarListEntryDataOwner,
        autoAcceptInvitations: schemasCalendarListEntryAutoAcceptInvitations,
        conferenceProperties: schemasCalendarListEntryConferenceProperties,
        labelProperties: {
          type: "object",
          properties: { eventLabels: { type: "array", items: { $ref: "#/$defs/EventLabel" } } },
          description: "The labels defined for the calendar's events.",
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
          description: "Notifications to receive. Replaces the current ones.",
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
          description: "Reminders that replace the calendar's default ones, up to 5.",
          maxItems: 5,
        },
      },
      required: ["useDefault"],
    },
    NewAttachment: { type: "object", properties: eventsCreateParamsAttachmentsItems, required: ["fileUrl"] },
    ConferenceRequest: {
      type: "object",
      properties: { createRequest: { $ref: "#/$defs/NewMeeting", description: "Video conference to create." } },
      required: ["createRequest"],
    },
    NewMeeting: {
      type: "object",
      properties: {
        requestId: eventsCreateParamsConferenceDataCreateRequestRequestId,
        conferenceSolutionKey: {
          $ref: "#/$defs/SolutionKey",
          description: "Conference solution. Defaults to the calendar's usual one.",
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
          description: "Another location.",
        },
        officeLocation: { $ref: "#/$defs/Office", description: "Location in an office." },
      },
      required: ["type"],
    },
    Office: { type: "object", properties: eventsCreateParamsWorkingLocationPropertiesOfficeLocation },
    Organizer: { type: "object", properties: eventsImportParamsOrganizer, required: ["email"] },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID." },
        kind: { type: "string", description: "The object type, always calendar#event." },
        etag: { type: "string", description: "The entity tag of the event." },
        status: { type: "string", description: "The event's status: confirmed, tentative or canceled." },
        htmlLink: { type: "string", description: "The event's address in Google Calendar." },
        created: { type: "string", format: "date-time", description: "Creation time of the event." },
        updated: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the event's main data.",
        },
        summary: { type: "string", description: "The event's title." },
        description: { type: "string", description: "The event's description, possibly with HTML." },
        location: { type: "string", description: "The event's location, as free text." },
        colorId: { type: "string", description: "The ID of the event's color in the color definitions." },
        eventLabelId: { type: "string", description: "The ID of the event's label." },
        creator: { $ref: "#/$defs/Person", description: "The person who created the event." },
        organizer: { $ref: "#/$defs/Person", description: "The person or calendar that organizes the event." },
        start: {
          $ref: "#/$defs/Moment",
          description: "The start of the event, or of a recurring event's first occurrence.",
        },
        end: {
          $ref: "#/$defs/Moment",
          description: "The exclusive end of the event, or of a recurring event's first occurrence.",
        },
        endTimeUnspecified: { type: "boolean", description: "Whether the end time is unspecified." },
        recurrence: {
          type: "array",
          items: { type: "string" },
          description: "The recurrence rules and exceptions, as RFC 5545 lines. Absent for single events.",
        },
        recurringEventId: { type: "string", description: "The ID of the recurring event this occurrence belongs to." },
        originalStartTime: {
          $ref: "#/$defs/Moment",
          description: "The start set for this occurrence by the recurrence rules. Absent for single events.",
        },
        transparency: { type: "string", description: "Whether the event blocks time on the calendar." },
        visibility: { type: "string", description: "The event's visibility, default for that of the calendar." },
        iCalUID: {
          type: "string",
          description: "The event's iCalendar UID, shared by a recurring event's occurrences.",
        },
        sequence: { type: "integer", description: "The event's iCalendar sequence number." },
        attendees: {
          type: "array",
          items: { $ref: "#/$defs/Attendee" },
          description: "The people and resources invited to the event.",
        },
        attendeesOmitted: { type: "boolean", description: "Whether attendees were left out of the response." },
        extendedProperties: {
          $ref: "#/$defs/Properties",
          description: "The private and shared properties set by apps.",
        },
        hangoutLink: { type: "string", description: "The address of the event's Google Meet conference." },
        conferenceData: { $ref: "#/$defs/Conference", description: "The event's conference, with its entry points." },
        gadget: { type: "object", description: "Details of birthday calendars. Otherwise not used any more." },
        anyoneCanAddSelf: {
          type: "boolean",
          description: "Whether anyone may add themselves to the event. Deprecated.",
          deprecated: true,
        },
        guestsCanInviteOthers: { type: "boolean", description: "Whether attendees may invite others. True if absent." },
        guestsCanModify: { type: "boolean", description: "Whether attendees may change the event. False if absent." },
        guestsCanSeeOtherGuests: {
          type: "boolean",
          description: "Whether attendees may see the other attendees. True if absent.",
        },
        privateCopy: {
          type: "boolean",
          description: "Whether the event is a private copy, unshared with other calendars.",
        },
        locked: { type: "boolean", description: "Whether the event's main fields are locked against changes." },
        reminders: {
          type: "object",
          properties: {
            useDefault: { type: "boolean" },
            overrides: { type: "array", items: { $ref: "#/$defs/Reminder" } },
          },
          description: "The event's reminders for the user, or the use of the defaults.",
        },
        source: { $ref: "#/$defs/Origin", description: "The page or email the event was created from." },
        attachments: {
          type: "array",
          items: { $ref: "#/$defs/Attachment" },
          description: "The files attached to the event.",
        },
        eventType: {
          type: "string",
          description: "The kind of event, including default, birthday, focus time and out of office.",
        },
        birthdayProperties: {
          type: "object",
          properties: { contact: { type: "string" }, type: { type: "string" }, customTypeName: { type: "string" } },
          description: "The birthday's details. Present for birthday events.",
        },
        focusTimeProperties: {
          $ref: "#/$defs/FocusTimeProperties",
          description: "The focus time's details. Present for focus time events.",
        },
        outOfOfficeProperties: {
          $ref: "#/$defs/OutOfOfficeProperties",
          description: "The out-of-office details. Present for out-of-office events.",
        },
        workingLocationProperties: {
          $ref: "#/$defs/WorkingLocationProperties",
          description: "The working location's details. Present for working location events.",
        },
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
        start_time: { type: "string", format: "date-time", description: "Start time. Absent for all-day events." },
        start_date: { type: "string", format: "date", description: "First day, for all-day events." },
        end_time: { type: "string", format: "date-time", description: "End time. Absent for all-day events." },
        end_date: { type: "string", format: "date", description: "Day after the last day, for all-day events." },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        creator_email: { type: "string", description: "Email address of the creator." },
        organizer_email: { type: "string", description: "Email address of the organizer." },
        attendees: { type: "array", description: "Attendees with their responses." },
        recurringEventId: { type: "string" },
        recurrence: { type: "array", items: { type: "string" }, description: "Recurrence lines (RFC 5545)." },
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
        calendarId: { type: "string", description: "The ID of the calendar queried." },
        busy: {
          type: "array",
          items: { $ref: "#/$defs/Period" },
          description: "The periods in which the calendar is busy.",
        },
        errors: {
          type: "array",
          items: { $ref: "#/$defs/Problem" },
          description: "The errors that prevented the query. Absent if there were none.",
        },
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
        id: { type: "string", description: "The access rule's ID." },
        kind: { type: "string", description: "The object type, always calendar#aclRule." },
        etag: { type: "string", description: "The entity tag of the rule." },
        role: { type: "string", description: "The role the rule grants, from none to owner." },
        scope: { $ref: "#/$defs/Shared", description: "The user, group, domain or public the rule applies to." },
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
        id: { type: "string", description: "The setting's ID." },
        kind: { type: "string", description: "The object type, always calendar#setting." },
        etag: { type: "string", description: "The entity tag of the setting." },
        value: { type: "string", description: "The setting's value, in a form that depends on the setting." },
      },
      required: ["id"],
    },
  },
} as object as KindModule<GoogleCalendar>
