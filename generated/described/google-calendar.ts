// Generated from definitions/google-calendar.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-calendar.ts'

const calendar_listListParamsMaxResults = {
  description: "Maximum number of records per page, 1 to 250. Defaults to 100. Google may return fewer.",
}
const calendar_listListParamsPageToken = {
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const calendar_listListParamsSyncToken = {
  description:
    "The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token " +
    "fails with `fullSyncRequired`.",
}
const calendar_listGetParamsCalendarId = {
  description: "ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar.",
  examples: ["ada@example.com"],
}
const calendar_listGetParams = { properties: { calendarId: calendar_listGetParamsCalendarId } }
const calendar_listCreateParamsColorRgbFormat = {
  description: "Set to `true` to use `backgroundColor` and `foregroundColor`, which are ignored otherwise.",
}
const calendar_listCreateParamsBackgroundColor = { description: "Background color of the calendar, as `#rrggbb`." }
const calendar_listCreateParamsColorId = {
  description: "ID of a calendar color, as `colors.get` returns it. Replaces both colors.",
}
const calendar_listCreateParamsSelected = { description: "Whether the calendar's events are displayed." }
const calendar_listCreateParamsHidden = { description: "Whether the calendar is hidden from the list." }
const calendar_listCreateParamsDefaultRemindersItems = {
  properties: {
    method: { description: "Delivery method of the reminder." },
    minutes: { description: "Minutes before the start of the event, 0 to 40,320." },
  },
}
const calendar_listCreateParamsDefaultReminders = {
  items: calendar_listCreateParamsDefaultRemindersItems,
  description: "Default reminders for events without their own, up to 5.",
}
const calendar_listCreateParamsNotificationSettings = {
  properties: {
    notifications: {
      items: {
        properties: {
          method: { description: "Delivery method of the notification." },
          type: { description: "Event that triggers the notification." },
        },
      },
      description: "Notifications to receive. Replaces the current ones.",
    },
  },
  description: "Email notifications of the user for this calendar.",
}
const calendarsCreateParamsTimeZone = {
  description: "Time zone of the calendar, as an IANA name.",
  examples: ["Europe/Zurich"],
}
const eventsListParamsMaxResults = {
  description: "Maximum number of records per page, 1 to 2,500. Defaults to 250. Google may return fewer.",
}
const eventsListParamsTimeZone = {
  description: "Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone.",
}
const eventsListParamsMaxAttendees = {
  description: "Maximum number of attendees to return. For events with more, only the user's own entry is returned.",
}
const eventsGetParamsEventId = {
  description: "ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it.",
}
const eventsCreateParamsStart = {
  date: { description: "Date, for all-day events. `null` if `dateTime` is set." },
  dateTime: {
    description: "Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set.",
    examples: ["2026-11-24T09:00:00+01:00"],
  },
  timeZone: { description: "Time zone, as an IANA name. Required for recurring events.", examples: ["Europe/Zurich"] },
}
const eventsCreateParamsStart_2 = { properties: eventsCreateParamsStart, description: "Start of the event." }
const eventsCreateParamsEnd = { properties: eventsCreateParamsStart, description: "End of the event, exclusive." }
const eventsCreateParamsDescription = { description: "Description of the event. Can contain HTML." }
const eventsCreateParamsAttendees = {
  items: {
    properties: {
      email: { description: "Email address of the attendee or room." },
      displayName: { description: "Display name of the attendee." },
      optional: { description: "Whether attendance is optional." },
      resource: { description: "Whether the attendee is a room or other resource. Can be set only when first added." },
      additionalGuests: { description: "Number of additional guests." },
      comment: { description: "Comment of the attendee on their response." },
      responseStatus: { description: "Response of the attendee." },
    },
  },
  description: "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
}
const eventsCreateParamsRecurrence = {
  description: "`RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`.",
  examples: [["RRULE:FREQ=WEEKLY;COUNT=10"]],
}
const eventsCreateParamsReminders = {
  properties: {
    useDefault: { description: "Whether the calendar's default reminders apply." },
    overrides: {
      items: calendar_listCreateParamsDefaultRemindersItems,
      description: "Reminders that replace the calendar's default ones, up to 5.",
    },
  },
  description: "The user's own reminders for the event.",
}
const eventsCreateParamsAttachments = {
  items: {
    properties: {
      fileUrl: { description: "URL of the file. For a Google Drive file, its `webViewLink`." },
      title: { description: "Title of the file." },
      mimeType: { description: "MIME type of the file." },
    },
  },
  description: "Files to attach, up to 25. Requires `supportsAttachments`.",
}
const eventsCreateParamsConferenceData = {
  properties: {
    createRequest: {
      properties: {
        requestId: { description: "Your own ID for the request. A second request with it is ignored." },
        conferenceSolutionKey: {
          properties: {
            type: {
              description: "Type of the conference solution. `hangoutsMeet` is Google Meet.",
              examples: ["hangoutsMeet"],
            },
          },
          description: "Conference solution. Defaults to the calendar's usual one.",
        },
      },
      description: "Video conference to create.",
    },
  },
  description: "Video conference to create for the event. Requires `conferenceDataVersion`.",
}
const eventsCreateParamsColorId = { description: "ID of an event color, as `colors.get` returns it." }
const eventsCreateParamsStatus = {
  description: "Status of the event. `cancelled` deletes it. Defaults to `confirmed`.",
}
const eventsCreateParamsTransparency = {
  description: "Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free).",
}
const eventsCreateParamsVisibility = {
  description: "Visibility of the event's details to people other than attendees.",
}
const eventsCreateParamsGuestsCanInviteOthers = {
  description: "Whether attendees can invite others. Defaults to `true`.",
}
const eventsCreateParamsGuestsCanModify = {
  description: "Whether attendees can modify the event. Defaults to `false`.",
}
const eventsCreateParamsGuestsCanSeeOtherGuests = {
  description: "Whether attendees can see other attendees. Defaults to `true`.",
}
const eventsCreateParamsExtendedProperties = {
  properties: {
    private: { description: "Properties on this copy of the event only." },
    shared: { description: "Properties on the copies of all attendees." },
  },
  description: "Your own properties by name. `events.list` can filter by them.",
}
const eventsCreateParamsSource = {
  properties: {
    title: { description: "Title of the source." },
    url: { description: "URL of the source, with `http` or `https`." },
  },
  description: "Source of the event, such as a web page or an email.",
}
const eventsCreateParamsFocusTimeProperties = {
  properties: {
    autoDeclineMode: { description: "Conflicting invitations to decline." },
    declineMessage: { description: "Message for declined invitations." },
    chatStatus: { description: "Status in Google Chat: `available` or `doNotDisturb`." },
  },
  description: "Focus time settings, for events of the type `focusTime`.",
}
const eventsCreateParamsOutOfOfficeProperties = {
  properties: {
    autoDeclineMode: { description: "Conflicting invitations to decline." },
    declineMessage: { description: "Message for declined invitations." },
  },
  description: "Out-of-office settings, for events of the type `outOfOffice`.",
}
const eventsCreateParamsWorkingLocationPropertiesHomeOffice = {
  description: "Any value, such as an empty object, if the type is `homeOffice`.",
}
const eventsCreateParamsWorkingLocationProperties = {
  properties: {
    type: { description: "Type of the location: `homeOffice`, `officeLocation` or `customLocation`." },
    homeOffice: eventsCreateParamsWorkingLocationPropertiesHomeOffice,
    customLocation: {
      properties: { label: { description: "Label of the location." } },
      description: "Another location.",
    },
    officeLocation: {
      properties: {
        buildingId: { description: "ID of the building in the organization." },
        floorId: { description: "ID of the floor." },
        floorSectionId: { description: "ID of the floor section." },
        deskId: { description: "ID of the desk." },
        label: { description: "Label of the location." },
      },
      description: "Location in an office.",
    },
  },
  description: "Working location, for events of the type `workingLocation`.",
}
const eventsCreateParamsSendUpdates = { description: "Attendees to notify by email. Defaults to none." }
const eventsCreateParamsConferenceDataVersion = {
  description: "Set to `1` to use `conferenceData`, which Google ignores otherwise.",
}
const eventsUpdateParamsIfMatch = { description: "ETag of the event. The call fails if the event has changed since." }
const aclGetParamsRuleId = {
  description: "ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`.",
}
const aclGetParams = { properties: { calendarId: calendar_listGetParamsCalendarId, ruleId: aclGetParamsRuleId } }
const aclCreateParamsRole = {
  description: "Role to grant: see free/busy times, read, write except private events, write, or own.",
}
const aclCreateParamsSendNotifications = {
  description: "Whether to notify the people concerned by email. Defaults to `true`.",
}
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
const schemasFocusTimePropertiesDeclineMessage = { type: "string", description: "Message for declined invitations." }
const schemasColorsCalendar = { type: "object", additionalProperties: { $ref: "#/$defs/ColorPair" } }
export default describedKind(kind, {
  category: "calendar",
  support: "community",
  docs: "https://developers.google.com/workspace/calendar/api/v3/reference",
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
    sources: [
      { type: "openapi", url: "https://calendar-json.googleapis.com/$discovery/rest?version=v3" },
      { type: "changelog", url: "https://developers.google.com/feeds/calendar-release-notes.xml" },
    ],
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
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. It can access calendars that are shared with it, or the calendars of " +
        "the user it acts for.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            description: "Email address of the user to act for, if the domain's administrator allows it.",
            title: "User to act for",
          },
        },
      },
    },
  },
  entities: {
    calendar_list: {
      description:
        "A calendar in the user's calendar list, with the user's name, color, reminders and access role for it.",
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
      refs: {},
    },
    calendars: { description: "A calendar as all its users see it. To list calendars, use `calendar_list`.", refs: {} },
    events: {
      description:
        "An event, or a recurring event, whose instances are in `event_instances`. An event in several calendars has " +
        "one ID.",
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
      refs: { recurringEventId: "events.id" },
    },
    event_instances: {
      description:
        "An instance of a recurring event. Use its ID with `events.get`, `events.update` and `events.delete`.",
      refs: {},
    },
    freebusy: {
      description:
        "Busy times of a calendar. Also available for calendars that share nothing else, such as a colleague's.",
      refs: {},
    },
    acl: { description: "An access control rule (ACL) of a calendar: a role for a user, group or domain.", refs: {} },
    colors: { description: "The color palettes for calendars and events.", refs: {} },
    settings: { description: "A setting of the user, such as their time zone. Read-only.", refs: {} },
  },
  operations: {
    "calendar_list.list": {
      description:
        "Lists the calendars in the user's calendar list, own and shared. `primary` is `true` for the user's primary " +
        "calendar.",
      keywords: [
        "which agendas",
        "agendas",
        "shared with me",
        "subscribed",
        "my calendars",
        "colors",
        "which calendars",
        "calendars I see",
        "shared calendars",
        "team calendars",
      ],
      params: {
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          minAccessRole: { description: "Filters to calendars with at least this access role." },
          showHidden: { description: "Whether to include hidden calendars. Defaults to `false`." },
          showDeleted: { description: "Whether to include calendars that were removed from the list." },
          showOwnOrganizationOnly: {
            description: "Whether to return only calendars of the user's organization. Google Workspace only.",
          },
        },
      },
      record: { $ref: "#/$defs/CalendarListEntry" },
      isGraphql: false,
    },
    "calendar_list.get": {
      description: "Gets a calendar of the user's calendar list with the user's access role.",
      keywords: ["agenda settings", "agendas", "shared with me", "subscribed", "my calendars", "colors"],
      params: calendar_listGetParams,
      isGraphql: false,
    },
    "calendar_list.create": {
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
      params: {
        properties: {
          id: { description: "ID of the calendar, such as a person's email address." },
          colorRgbFormat: calendar_listCreateParamsColorRgbFormat,
          backgroundColor: calendar_listCreateParamsBackgroundColor,
          foregroundColor: { description: "Text color of the calendar, as `#rrggbb`." },
          colorId: calendar_listCreateParamsColorId,
          summaryOverride: { description: "The user's own name for the calendar." },
          selected: calendar_listCreateParamsSelected,
          hidden: calendar_listCreateParamsHidden,
          defaultReminders: calendar_listCreateParamsDefaultReminders,
          notificationSettings: calendar_listCreateParamsNotificationSettings,
        },
      },
      isGraphql: false,
    },
    "calendar_list.update": {
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
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          colorRgbFormat: calendar_listCreateParamsColorRgbFormat,
          backgroundColor: calendar_listCreateParamsBackgroundColor,
          foregroundColor: { description: "Text color of the calendar, as `#rrggbb`." },
          colorId: calendar_listCreateParamsColorId,
          summaryOverride: { description: "The user's own name for the calendar." },
          selected: calendar_listCreateParamsSelected,
          hidden: calendar_listCreateParamsHidden,
          defaultReminders: calendar_listCreateParamsDefaultReminders,
          notificationSettings: calendar_listCreateParamsNotificationSettings,
        },
      },
      isGraphql: false,
    },
    "calendar_list.delete": {
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
      params: calendar_listGetParams,
      isGraphql: false,
    },
    "calendars.get": {
      description:
        "Gets a calendar with its title, description, location, time zone, event labels and allowed conference types.",
      keywords: ["agenda details", "timezone", "agenda", "schedule", "diary", "planner", "timetable"],
      params: calendar_listGetParams,
      isGraphql: false,
    },
    "calendars.create": {
      description: "Creates a calendar owned by the user, and adds it to their calendar list.",
      keywords: ["new agenda", "agenda", "schedule", "diary", "planner", "timetable", "new calendar for"],
      params: {
        properties: {
          summary: { description: "Title of the calendar." },
          description: { description: "Description of the calendar." },
          location: { description: "Location of the calendar, as text." },
          timeZone: calendarsCreateParamsTimeZone,
        },
      },
      isGraphql: false,
    },
    "calendars.update": {
      description: "Updates a calendar for everyone who shares it. Fields that you leave out keep their value.",
      keywords: ["rename agenda", "agenda", "schedule", "diary", "planner", "timetable"],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          summary: { description: "Title of the calendar." },
          description: { description: "Description of the calendar." },
          location: { description: "Location of the calendar, as text." },
          timeZone: calendarsCreateParamsTimeZone,
        },
      },
      isGraphql: false,
    },
    "calendars.delete": {
      description: "Deletes a calendar with all its events, for everyone. The primary calendar cannot be deleted.",
      keywords: ["delete agenda", "wipe", "agenda", "schedule", "diary", "planner", "timetable"],
      params: calendar_listGetParams,
      isGraphql: false,
    },
    "events.list": {
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
        "meetings today",
        "what on my calendar",
        "next meeting",
        "when is the meeting",
        "who is coming",
        "did they accept",
        "schedule tomorrow",
        "when am I meeting",
        "is the room booked",
        "calls today",
        "birthdays",
        "double booked",
        "did they RSVP",
        "who accepted",
      ],
      params: {
        properties: {
          maxResults: eventsListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          calendarId: calendar_listGetParamsCalendarId,
          timeMin: { description: "Filters to events that end after this time." },
          timeMax: { description: "Filters to events that start before this time." },
          q: { description: "Text to search for in title, description, location and people.", examples: ["standup"] },
          singleEvents: { description: "Whether to expand recurring events into instances. Defaults to `false`." },
          orderBy: { description: "Sort order. `startTime` requires `singleEvents`; `updated` sorts oldest first." },
          updatedMin: {
            description:
              "Filters to events updated since this time, including deleted events, which have the status " +
              "`cancelled`.",
          },
          showDeleted: {
            description: "Whether to include deleted events, which have the status `cancelled`. Defaults to `false`.",
          },
          showHiddenInvitations: { description: "Whether to include invitations that the user has hidden." },
          eventTypes: { description: "Types of event to return. Defaults to all." },
          iCalUID: { description: "Filters by iCalendar UID (RFC 5545)." },
          privateExtendedProperty: {
            description: "Filters to events with all of these private extended properties.",
            examples: [["ticket=42"]],
          },
          sharedExtendedProperty: {
            description: "Filters to events with all of these shared extended properties.",
            examples: [["ticket=42"]],
          },
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
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
        "details of the meeting",
        "video link the meeting",
        "where is the meeting",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
      },
      isGraphql: false,
    },
    "events.create": {
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
        "book a meeting",
        "schedule a call",
        "block out",
        "put on the calendar",
        "invite people to",
        "lunch with",
        "reserve",
        "put in an hour",
        "focus time",
        "interview at",
        "all day",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          id: {
            description:
              "Your own ID for the event, of digits and letters a to v. A repeated call with it fails with " +
              "`upstream_conflict` instead of creating a second event.",
          },
          summary: { description: "Title of the event." },
          description: eventsCreateParamsDescription,
          location: { description: "Location of the event, as text." },
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
          extendedProperties: eventsCreateParamsExtendedProperties,
          source: eventsCreateParamsSource,
          eventType: {
            description:
              "Type of the event. Types other than `default` require the primary calendar. Cannot be changed later.",
          },
          focusTimeProperties: eventsCreateParamsFocusTimeProperties,
          outOfOfficeProperties: eventsCreateParamsOutOfOfficeProperties,
          workingLocationProperties: eventsCreateParamsWorkingLocationProperties,
          sendUpdates: eventsCreateParamsSendUpdates,
          conferenceDataVersion: eventsCreateParamsConferenceDataVersion,
          supportsAttachments: { description: "Set to `true` to use `attachments`." },
          maxAttendees: eventsListParamsMaxAttendees,
        },
      },
      isGraphql: false,
    },
    "events.update": {
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
        "move the meeting",
        "push the meeting",
        "change the time",
        "add an attendee",
        "invite somebody the meeting",
        "decline",
        "accept the invite",
        "bring forward",
        "shorten",
        "change the room",
        "add a video link",
        "from to",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          ifMatch: eventsUpdateParamsIfMatch,
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          summary: { description: "Title of the event." },
          description: eventsCreateParamsDescription,
          location: { description: "Location of the event, as text." },
          attendees: eventsCreateParamsAttendees,
          attendeesOmitted: {
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
          extendedProperties: eventsCreateParamsExtendedProperties,
          source: eventsCreateParamsSource,
          focusTimeProperties: eventsCreateParamsFocusTimeProperties,
          outOfOfficeProperties: eventsCreateParamsOutOfOfficeProperties,
          workingLocationProperties: eventsCreateParamsWorkingLocationProperties,
          sendUpdates: eventsCreateParamsSendUpdates,
          conferenceDataVersion: eventsCreateParamsConferenceDataVersion,
          supportsAttachments: { description: "Set to `true` to use `attachments`." },
          maxAttendees: eventsListParamsMaxAttendees,
        },
      },
      isGraphql: false,
    },
    "events.delete": {
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
        "cancel the meeting",
        "clear the appointment",
        "scrap the meeting",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          eventId: eventsGetParamsEventId,
          ifMatch: eventsUpdateParamsIfMatch,
          sendUpdates: eventsCreateParamsSendUpdates,
        },
      },
      isGraphql: false,
    },
    "events.move": {
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
      params: {
        properties: {
          calendarId: {
            description: "ID of the calendar that has the event, as `calendar_list.list` returns it.",
            examples: ["ada@example.com"],
          },
          eventId: eventsGetParamsEventId,
          destination: { description: "ID of the calendar to move the event to, as `calendar_list.list` returns it." },
          sendUpdates: eventsCreateParamsSendUpdates,
        },
      },
      isGraphql: false,
    },
    "events.quick_add": {
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
        "lunch tomorrow at noon",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          text: {
            description: "Text that describes the event, with date and time.",
            examples: ["Lunch with Ada tomorrow at noon"],
          },
          sendUpdates: eventsCreateParamsSendUpdates,
        },
      },
      isGraphql: false,
    },
    "events.import": {
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
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          iCalUID: { description: "The event's iCalendar UID (RFC 5545), which it keeps." },
          start: eventsCreateParamsStart_2,
          end: eventsCreateParamsEnd,
          summary: { description: "Title of the event." },
          description: eventsCreateParamsDescription,
          location: { description: "Location of the event, as text." },
          organizer: {
            properties: {
              email: { description: "Email address of the organizer." },
              displayName: { description: "Display name of the organizer." },
            },
            description: "Organizer of the event, if it is not the user.",
          },
          attendees: eventsCreateParamsAttendees,
          recurrence: eventsCreateParamsRecurrence,
          sequence: { description: "Sequence number of the event (RFC 5545)." },
          status: eventsCreateParamsStatus,
          transparency: eventsCreateParamsTransparency,
          visibility: eventsCreateParamsVisibility,
        },
      },
      isGraphql: false,
    },
    "event_instances.list": {
      description: "Lists the instances of a recurring event, including moved and changed ones.",
      keywords: [
        "all dates",
        "repeats",
        "occurrences",
        "weekly",
        "each time",
        "series",
        "dates the recurring meeting",
        "occurrences of the weekly",
      ],
      params: {
        properties: {
          maxResults: eventsListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          calendarId: calendar_listGetParamsCalendarId,
          eventId: {
            description:
              "ID of the recurring event, as `events.list` returns it or as `recurringEventId` of an instance.",
          },
          timeMin: { description: "Filters to instances that end at or after this time." },
          timeMax: { description: "Filters to instances that start before this time." },
          originalStart: {
            description: "Filters to the instance with this original start time, in RFC 3339 format.",
            examples: ["2026-11-24T09:00:00Z"],
          },
          showDeleted: { description: "Whether to include canceled instances. Defaults to `false`." },
          timeZone: eventsListParamsTimeZone,
          maxAttendees: eventsListParamsMaxAttendees,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "freebusy.list": {
      description: "Lists the busy times of up to 50 calendars, people or groups.",
      keywords: [
        "am I free",
        "available",
        "free slot",
        "when can we",
        "availability",
        "is somebody free",
        "when we all free",
        "find a time",
        "is the room free",
        "open slots",
        "am I available",
        "gap",
      ],
      params: {
        properties: {
          timeMin: { description: "Start of the interval to check." },
          timeMax: { description: "End of the interval to check." },
          items: {
            items: {
              properties: { id: { description: "ID of a calendar, or the email address of a person or group." } },
            },
            description: "Calendars, people or groups to check, up to 50.",
          },
          timeZone: { description: "Time zone of the response, such as `Europe/Zurich`. Defaults to UTC." },
          groupExpansionMax: {
            description: "Maximum number of members of a group, 1 to 100. A larger group is an error.",
          },
          calendarExpansionMax: { description: "Maximum number of calendars to return, 1 to 50." },
        },
      },
      record: { $ref: "#/$defs/FreeBusy" },
      isGraphql: false,
    },
    "acl.list": {
      description: "Lists the access control rules of a calendar: the people it is shared with, and their roles.",
      keywords: ["who has access", "share", "permission", "who can see", "guests", "who can see calendar"],
      params: {
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
          calendarId: calendar_listGetParamsCalendarId,
          showDeleted: {
            description: "Whether to include deleted rules, which have the role `none`. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/AclRule" },
      isGraphql: false,
    },
    "acl.get": {
      description: "Gets an access control rule of a calendar with its role and scope.",
      keywords: ["which rights", "share", "permission", "who can see", "shared with", "guests"],
      params: aclGetParams,
      isGraphql: false,
    },
    "acl.create": {
      description:
        "Creates an access control rule: shares a calendar with a user, group, domain or everyone. Notifies them by " +
        "email by default.",
      keywords: [
        "share with",
        "give access",
        "let see",
        "permission",
        "who can see",
        "shared with",
        "guests",
        "share my calendar",
        "give access my calendar",
      ],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          role: aclCreateParamsRole,
          scope: {
            properties: {
              type: { description: "Type of the scope. `default` means everyone." },
              value: { description: "Email address or domain. Not used with `default`." },
            },
            description: "User, group or domain to share the calendar with.",
          },
          sendNotifications: aclCreateParamsSendNotifications,
        },
      },
      isGraphql: false,
    },
    "acl.update": {
      description: "Updates the role of an access control rule.",
      keywords: ["change rights", "make editor", "share", "permission", "who can see", "shared with", "guests"],
      params: {
        properties: {
          calendarId: calendar_listGetParamsCalendarId,
          ruleId: aclGetParamsRuleId,
          role: aclCreateParamsRole,
          sendNotifications: aclCreateParamsSendNotifications,
        },
      },
      isGraphql: false,
    },
    "acl.delete": {
      description: "Deletes an access control rule, which ends the sharing.",
      keywords: ["unshare", "revoke", "share", "permission", "who can see", "shared with", "guests"],
      params: aclGetParams,
      isGraphql: false,
    },
    "colors.get": {
      description: "Gets the color palettes for calendars and events, each a map from `colorId` to two colors.",
      keywords: ["shades", "which colors", "tints", "theme", "paint"],
      isGraphql: false,
    },
    "settings.list": {
      description: "Lists the user's calendar settings, each an ID with its value as text.",
      keywords: ["preferences", "timezone", "week start", "locale", "options"],
      params: {
        properties: {
          maxResults: calendar_listListParamsMaxResults,
          pageToken: calendar_listListParamsPageToken,
          syncToken: calendar_listListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Setting" },
      isGraphql: false,
    },
    "settings.get": {
      description: "Gets the value of a setting.",
      keywords: ["one preference", "preference", "timezone", "week start", "locale", "options"],
      params: {
        properties: {
          setting: { description: "ID of the setting, as `settings.list` returns it.", examples: ["timezone"] },
        },
      },
      isGraphql: false,
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
    SyncToken: {
      type: "string",
      description:
        "The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token " +
        "fails with `fullSyncRequired`.",
    },
    CalendarTitle: { type: "string", description: "Title of the calendar.", minLength: 1 },
    CalendarText: { type: "string", description: "Description of the calendar." },
    CalendarPlace: { type: "string", description: "Location of the calendar, as text." },
    CalendarZone: {
      type: "string",
      description: "Time zone of the calendar, as an IANA name.",
      examples: ["Europe/Zurich"],
    },
    ColorRgbFormat: {
      type: "boolean",
      description: "Set to `true` to use `backgroundColor` and `foregroundColor`, which are ignored otherwise.",
    },
    BackgroundColor: {
      type: "string",
      description: "Background color of the calendar, as `#rrggbb`.",
      pattern: "^#[0-9a-fA-F]{6}$",
      examples: ["#0088aa"],
    },
    ForegroundColor: {
      type: "string",
      description: "Text color of the calendar, as `#rrggbb`.",
      pattern: "^#[0-9a-fA-F]{6}$",
      examples: ["#ffffff"],
    },
    CalendarColorId: {
      type: "string",
      description: "ID of a calendar color, as `colors.get` returns it. Replaces both colors.",
    },
    SummaryOverride: { type: "string", description: "The user's own name for the calendar." },
    Selected: { type: "boolean", description: "Whether the calendar's events are displayed." },
    Hidden: { type: "boolean", description: "Whether the calendar is hidden from the list." },
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
    AnswerZone: {
      type: "string",
      description: "Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone.",
    },
    MaxAttendees: {
      type: "integer",
      description:
        "Maximum number of attendees to return. For events with more, only the user's own entry is returned.",
      minimum: 1,
    },
    EventType: {
      type: "string",
      enum: ["birthday", "default", "focusTime", "fromGmail", "outOfOffice", "workingLocation"],
    },
    Summary: { type: "string", description: "Title of the event." },
    EventText: { type: "string", description: "Description of the event. Can contain HTML." },
    EventPlace: { type: "string", description: "Location of the event, as text." },
    EventGuests: {
      type: "array",
      items: { $ref: "#/$defs/Guest" },
      description:
        "Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited.",
    },
    Recurrence: {
      type: "array",
      items: { type: "string" },
      description:
        "`RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`.",
      examples: [["RRULE:FREQ=WEEKLY;COUNT=10"]],
    },
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
    EventColorId: { type: "string", description: "ID of an event color, as `colors.get` returns it." },
    EventStatus: {
      type: "string",
      description: "Status of the event. `cancelled` deletes it. Defaults to `confirmed`.",
      enum: ["confirmed", "tentative", "cancelled"],
    },
    Transparency: {
      type: "string",
      description: "Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free).",
      enum: ["opaque", "transparent"],
    },
    Visibility: {
      type: "string",
      description: "Visibility of the event's details to people other than attendees.",
      enum: ["default", "public", "private", "confidential"],
    },
    GuestsInvite: { type: "boolean", description: "Whether attendees can invite others. Defaults to `true`." },
    GuestsModify: { type: "boolean", description: "Whether attendees can modify the event. Defaults to `false`." },
    GuestsSee: { type: "boolean", description: "Whether attendees can see other attendees. Defaults to `true`." },
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
    SendUpdates: {
      type: "string",
      description: "Attendees to notify by email. Defaults to none.",
      enum: ["all", "externalOnly", "none"],
    },
    ConferenceVersion: {
      type: "integer",
      description: "Set to `1` to use `conferenceData`, which Google ignores otherwise.",
      enum: [0, 1],
    },
    SupportsAttachments: { type: "boolean", description: "Set to `true` to use `attachments`." },
    IfMatch: { type: "string", description: "ETag of the event. The call fails if the event has changed since." },
    DeclineMode: {
      type: "string",
      description: "Conflicting invitations to decline.",
      enum: ["declineNone", "declineAllConflictingInvitations", "declineOnlyNewConflictingInvitations"],
    },
    AclRole: {
      type: "string",
      description: "Role to grant: see free/busy times, read, write except private events, write, or own.",
      enum: ["none", "freeBusyReader", "reader", "writerWithoutPrivateAccess", "writer", "owner"],
    },
    ShareNotice: {
      type: "boolean",
      description: "Whether to notify the people concerned by email. Defaults to `true`.",
    },
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
      properties: {
        method: { type: "string", description: "Delivery method of the reminder.", enum: ["email", "popup"] },
        minutes: {
          type: "integer",
          description: "Minutes before the start of the event, 0 to 40,320.",
          minimum: 0,
          maximum: 40320,
        },
      },
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
      properties: {
        method: { type: "string", description: "Delivery method of the notification.", enum: ["email"] },
        type: {
          type: "string",
          description: "Event that triggers the notification.",
          enum: ["eventCreation", "eventChange", "eventCancellation", "eventResponse", "agenda"],
        },
      },
      required: ["method", "type"],
    },
    EventTime: {
      type: "object",
      properties: {
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
      },
    },
    Guest: {
      type: "object",
      properties: {
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
      },
      required: ["email"],
    },
    ReminderChoice: {
      type: "object",
      properties: {
        useDefault: { type: "boolean", description: "Whether the calendar's default reminders apply." },
        overrides: {
          type: "array",
          items: { $ref: "#/$defs/NewReminder" },
          description: "Reminders that replace the calendar's default ones, up to 5.",
          maxItems: 5,
        },
      },
      required: ["useDefault"],
    },
    NewAttachment: {
      type: "object",
      properties: {
        fileUrl: {
          type: "string",
          description: "URL of the file. For a Google Drive file, its `webViewLink`.",
          format: "uri",
        },
        title: { type: "string", description: "Title of the file." },
        mimeType: { type: "string", description: "MIME type of the file." },
      },
      required: ["fileUrl"],
    },
    ConferenceRequest: {
      type: "object",
      properties: { createRequest: { $ref: "#/$defs/NewMeeting", description: "Video conference to create." } },
      required: ["createRequest"],
    },
    NewMeeting: {
      type: "object",
      properties: {
        requestId: {
          type: "string",
          description: "Your own ID for the request. A second request with it is ignored.",
          minLength: 1,
        },
        conferenceSolutionKey: {
          $ref: "#/$defs/SolutionKey",
          description: "Conference solution. Defaults to the calendar's usual one.",
        },
      },
      required: ["requestId"],
    },
    SolutionKey: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the conference solution. `hangoutsMeet` is Google Meet.",
          examples: ["hangoutsMeet"],
        },
      },
      required: ["type"],
    },
    Properties: {
      type: "object",
      properties: {
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
      },
    },
    Origin: {
      type: "object",
      properties: {
        title: { type: "string", description: "Title of the source." },
        url: { type: "string", description: "URL of the source, with `http` or `https`.", format: "uri" },
      },
    },
    FocusTimeProperties: {
      type: "object",
      properties: {
        autoDeclineMode: { $ref: "#/$defs/DeclineMode" },
        declineMessage: schemasFocusTimePropertiesDeclineMessage,
        chatStatus: { type: "string", description: "Status in Google Chat: `available` or `doNotDisturb`." },
      },
    },
    OutOfOfficeProperties: {
      type: "object",
      properties: {
        autoDeclineMode: { $ref: "#/$defs/DeclineMode" },
        declineMessage: schemasFocusTimePropertiesDeclineMessage,
      },
    },
    WorkingLocationProperties: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the location: `homeOffice`, `officeLocation` or `customLocation`.",
        },
        homeOffice: eventsCreateParamsWorkingLocationPropertiesHomeOffice,
        customLocation: {
          type: "object",
          properties: { label: { type: "string", description: "Label of the location." } },
          description: "Another location.",
        },
        officeLocation: { $ref: "#/$defs/Office", description: "Location in an office." },
      },
      required: ["type"],
    },
    Office: {
      type: "object",
      properties: {
        buildingId: { type: "string", description: "ID of the building in the organization." },
        floorId: { type: "string", description: "ID of the floor." },
        floorSectionId: { type: "string", description: "ID of the floor section." },
        deskId: { type: "string", description: "ID of the desk." },
        label: { type: "string", description: "Label of the location." },
      },
    },
    Organizer: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address of the organizer.", format: "email" },
        displayName: { type: "string", description: "Display name of the organizer." },
      },
      required: ["email"],
    },
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
    FreeBusyOf: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of a calendar, or the email address of a person or group." },
      },
      required: ["id"],
    },
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
    AclScope: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the scope. `default` means everyone.",
          enum: ["default", "user", "group", "domain"],
        },
        value: { type: "string", description: "Email address or domain. Not used with `default`." },
      },
      required: ["type"],
    },
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
})
