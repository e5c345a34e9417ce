// Generated from definitions/google-calendar.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Calendar */
    "google-calendar": GoogleCalendar
  }
}

/** Conflicting invitations to decline. */
export type DeclineMode = ("declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations")

/**
 * Google Calendar. Calendars and events of a Google account, with attendees, recurrence, video conferences, free/busy
 * times, sharing, colors and settings.
 */
export interface GoogleCalendar {
  operations: GoogleCalendarOperations
  credentials: GoogleCalendarCredentials
  config: GoogleCalendarConfig
}

/** The operations, by entity and action. */
export interface GoogleCalendarOperations {
  /** A calendar in the user's calendar list, with the user's name, color, reminders and access role for it. */
  calendar_list: {
    /**
     * Lists the calendars in the user's calendar list, own and shared. `primary` is `true` for the user's primary
     * calendar.
     */
    list: {
      params: CalendarListListParams
      records: CalendarListEntry[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets a calendar of the user's calendar list with the user's access role. */
    get: {
      params: CalendarListGetParams
      records: CalendarListEntry
      meta: {}
    }
    /** Adds an existing calendar to the user's calendar list. */
    create: {
      params: CalendarListCreateParams
      records: CalendarListEntry
      meta: {}
    }
    /**
     * Updates the appearance and reminders of a calendar in the user's calendar list. Other users do not see the
     * change.
     */
    update: {
      params: CalendarListUpdateParams
      records: CalendarListEntry
      meta: {}
    }
    /** Removes a calendar from the user's calendar list. The calendar itself stays. */
    delete: {
      params: CalendarListDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CalendarListSearchFields
    }
  }
  /** A calendar as all its users see it. To list calendars, use `calendar_list`. */
  calendars: {
    /** Gets a calendar with its title, description, location, time zone, event labels and allowed conference types. */
    get: {
      params: CalendarsGetParams
      records: Calendar
      meta: {}
    }
    /** Creates a calendar owned by the user, and adds it to their calendar list. */
    create: {
      params: CalendarsCreateParams
      records: Calendar
      meta: {}
    }
    /** Updates a calendar for everyone who shares it. Fields that you leave out keep their value. */
    update: {
      params: CalendarsUpdateParams
      records: Calendar
      meta: {}
    }
    /** Deletes a calendar with all its events, for everyone. The primary calendar cannot be deleted. */
    delete: {
      params: CalendarsDeleteParams
      records: null
      meta: {}
    }
  }
  /**
   * An event, or a recurring event, whose instances are in `event_instances`. An event in several calendars has one ID.
   */
  events: {
    /**
     * Lists or searches the events of a calendar, by time, text or changes. Set `singleEvents` to expand recurring
     * events.
     */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
        summary: string | null
        timeZone: string | null
        accessRole: string | null
        updated: string | null
        defaultReminders: unknown[] | null
      }
    }
    /** Gets an event with its attendees and their responses. A deleted event has the status `cancelled`. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Creates an event in a calendar and returns it. With `sendUpdates`, attendees are invited by email. */
    create: {
      params: EventsCreateParams
      records: Event
      meta: {}
    }
    /**
     * Updates an event. Lists such as `attendees` are replaced as a whole. To respond to an invitation, change your own
     * attendee entry.
     */
    update: {
      params: EventsUpdateParams
      records: Event
      meta: {}
    }
    /**
     * Deletes an event or a whole series, or the user's copy only if someone else organizes it. With `sendUpdates`,
     * attendees are notified by email.
     */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Moves an event to another calendar and returns it. Only events of the type `default` can be moved. */
    move: {
      params: EventsMoveParams
      records: Event
      meta: {}
    }
    /**
     * Creates an event from a text such as `Lunch with Ada tomorrow at noon`, and returns it. Attendees and locations
     * may not be recognized.
     */
    quick_add: {
      params: EventsQuickAddParams
      records: Event
      meta: {}
    }
    /** Imports a copy of an event with its iCalendar UID into a calendar. Nobody is invited. */
    import: {
      params: EventsImportParams
      records: Event
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** An instance of a recurring event. Use its ID with `events.get`, `events.update` and `events.delete`. */
  event_instances: {
    /** Lists the instances of a recurring event, including moved and changed ones. */
    list: {
      params: EventInstancesListParams
      records: Event[]
      meta: {
        nextPageToken: string | null
        summary: string | null
        timeZone: string | null
      }
    }
  }
  /** Busy times of a calendar. Also available for calendars that share nothing else, such as a colleague's. */
  freebusy: {
    /** Lists the busy times of up to 50 calendars, people or groups. */
    list: {
      params: FreebusyListParams
      records: FreeBusy[]
      meta: {
        timeMin: string | null
        timeMax: string | null
        groups: unknown
      }
    }
  }
  /** An access control rule (ACL) of a calendar: a role for a user, group or domain. */
  acl: {
    /** Lists the access control rules of a calendar: the people it is shared with, and their roles. */
    list: {
      params: AclListParams
      records: AclRule[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets an access control rule of a calendar with its role and scope. */
    get: {
      params: AclGetParams
      records: AclRule
      meta: {}
    }
    /**
     * Creates an access control rule: shares a calendar with a user, group, domain or everyone. Notifies them by email
     * by default.
     */
    create: {
      params: AclCreateParams
      records: AclRule
      meta: {}
    }
    /** Updates the role of an access control rule. */
    update: {
      params: AclUpdateParams
      records: AclRule
      meta: {}
    }
    /** Deletes an access control rule, which ends the sharing. */
    delete: {
      params: AclDeleteParams
      records: null
      meta: {}
    }
  }
  /** The color palettes for calendars and events. */
  colors: {
    /** Gets the color palettes for calendars and events, each a map from `colorId` to two colors. */
    get: {
      params: ColorsGetParams
      records: Colors
      meta: {}
    }
  }
  /** A setting of the user, such as their time zone. Read-only. */
  settings: {
    /** Lists the user's calendar settings, each an ID with its value as text. */
    list: {
      params: SettingsListParams
      records: Setting[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets the value of a setting. */
    get: {
      params: SettingsGetParams
      records: Setting
      meta: {}
    }
  }
}

/** Params of calendar_list.list. Takes only one of syncToken, minAccessRole. */
export interface CalendarListListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 100. Google may return fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token fails
   * with `fullSyncRequired`.
   */
  syncToken?: string
  /** Filters to calendars with at least this access role. */
  minAccessRole?: "freeBusyReader" | "reader" | "writer" | "owner"
  /** Whether to include hidden calendars. Defaults to `false`. (default false) */
  showHidden?: boolean
  /** Whether to include calendars that were removed from the list. */
  showDeleted?: boolean
  /** Whether to return only calendars of the user's organization. Google Workspace only. */
  showOwnOrganizationOnly?: boolean
}

export interface CalendarListEntry {
  /** The calendar's ID. */
  id: string
  /** The object type, always calendar#calendarListEntry. */
  kind?: string
  /** The entity tag of the entry. */
  etag?: string
  /** The calendar's title. */
  summary?: string
  /** The title the user gave the calendar in place of its own. Absent unless set. */
  summaryOverride?: string
  /** The calendar's description. Absent if it has none. */
  description?: string
  /** The calendar's location, as free text. Absent if not set. */
  location?: string
  /** The calendar's time zone, as an IANA name. */
  timeZone?: string
  /** The user's access to the calendar, from free/busy reader to owner. */
  accessRole?: string
  /** Whether the calendar is the user's primary one. Absent if false. */
  primary?: boolean
  /** Whether the calendar's content is shown in the calendar app. */
  selected?: boolean
  /** Whether the calendar is hidden from the user's list. Absent if false. */
  hidden?: boolean
  /** Whether the entry was removed from the calendar list. Absent if false. */
  deleted?: boolean
  /** The calendar's main color, as a hex code. */
  backgroundColor?: string
  /** The calendar's text color, as a hex code. */
  foregroundColor?: string
  /** The ID of the calendar's color in the color definitions. */
  colorId?: string
  /** The email address of the calendar's data owner. Set for secondary calendars. */
  dataOwner?: string
  /** Whether the calendar accepts invitations automatically. For resource calendars. */
  autoAcceptInvitations?: boolean
  /** The user's default reminders for the calendar. */
  defaultReminders?: Reminder[]
  /** The notifications the user receives for the calendar. */
  notificationSettings?: {
    notifications?: Notification[]
  }
  /** The kinds of conference allowed on the calendar's events. */
  conferenceProperties?: ConferenceProperties
}

export interface Reminder {
  method?: string
  minutes?: number
}

export interface Notification {
  method?: string
  type?: string
}

export interface ConferenceProperties {
  allowedConferenceSolutionTypes?: string[]
}

/** Params of calendar_list.get. */
export interface CalendarListGetParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
}

/** Params of calendar_list.create. */
export interface CalendarListCreateParams {
  /** ID of the calendar, such as a person's email address. */
  id: string
  /** Set to `true` to use `backgroundColor` and `foregroundColor`, which are ignored otherwise. */
  colorRgbFormat?: boolean
  /** Background color of the calendar, as `#rrggbb`. */
  backgroundColor?: string
  /** Text color of the calendar, as `#rrggbb`. */
  foregroundColor?: string
  /** ID of a calendar color, as `colors.get` returns it. Replaces both colors. */
  colorId?: string
  /** The user's own name for the calendar. */
  summaryOverride?: string
  /** Whether the calendar's events are displayed. */
  selected?: boolean
  /** Whether the calendar is hidden from the list. */
  hidden?: boolean
  /** Default reminders for events without their own, up to 5. (at most 5 items) */
  defaultReminders?: {
    /** Delivery method of the reminder. */
    method: "email" | "popup"
    /** Minutes before the start of the event, 0 to 40,320. (0 to 40320) */
    minutes: number
  }[]
  /** Email notifications of the user for this calendar. */
  notificationSettings?: {
    /** Notifications to receive. Replaces the current ones. */
    notifications: {
      /** Delivery method of the notification. */
      method: "email"
      /** Event that triggers the notification. */
      type: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda"
    }[]
  }
}

/** Params of calendar_list.update. */
export interface CalendarListUpdateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Set to `true` to use `backgroundColor` and `foregroundColor`, which are ignored otherwise. */
  colorRgbFormat?: boolean
  /** Background color of the calendar, as `#rrggbb`. */
  backgroundColor?: string
  /** Text color of the calendar, as `#rrggbb`. */
  foregroundColor?: string
  /** ID of a calendar color, as `colors.get` returns it. Replaces both colors. */
  colorId?: string
  /** The user's own name for the calendar. */
  summaryOverride?: string
  /** Whether the calendar's events are displayed. */
  selected?: boolean
  /** Whether the calendar is hidden from the list. */
  hidden?: boolean
  /** Default reminders for events without their own, up to 5. (at most 5 items) */
  defaultReminders?: {
    /** Delivery method of the reminder. */
    method: "email" | "popup"
    /** Minutes before the start of the event, 0 to 40,320. (0 to 40320) */
    minutes: number
  }[]
  /** Email notifications of the user for this calendar. */
  notificationSettings?: {
    /** Notifications to receive. Replaces the current ones. */
    notifications: {
      /** Delivery method of the notification. */
      method: "email"
      /** Event that triggers the notification. */
      type: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda"
    }[]
  }
}

/** Params of calendar_list.delete. */
export interface CalendarListDeleteParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
}

/** Searchable fields of calendar_list, in hosted mode. */
export interface CalendarListSearchFields {
  id: string | null
  summary: string | null
  summaryOverride: string | null
  description: string | null
  location: string | null
  timeZone: string | null
  accessRole: string | null
  primary: boolean | null
  selected: boolean | null
  hidden: boolean | null
  backgroundColor: string | null
  dataOwner: string | null
}

/** Params of calendars.get. */
export interface CalendarsGetParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
}

export interface Calendar {
  /** The calendar's ID. */
  id: string
  /** The object type, always calendar#calendar. */
  kind?: string
  /** The entity tag of the calendar. */
  etag?: string
  /** The calendar's title. */
  summary?: string
  /** The calendar's description. Absent if it has none. */
  description?: string
  /** The calendar's location, as free text. Absent if not set. */
  location?: string
  /** The calendar's time zone, as an IANA name. */
  timeZone?: string
  /** The email address of the calendar's data owner. Set for secondary calendars. */
  dataOwner?: string
  /** Whether the calendar accepts invitations automatically. For resource calendars. */
  autoAcceptInvitations?: boolean
  /** The kinds of conference allowed on the calendar's events. */
  conferenceProperties?: ConferenceProperties
  /** The labels defined for the calendar's events. */
  labelProperties?: {
    eventLabels?: EventLabel[]
  }
}

export interface EventLabel {
  id?: string
  name?: string
  backgroundColor?: string
}

/** Params of calendars.create. */
export interface CalendarsCreateParams {
  /** Title of the calendar. */
  summary: string
  /** Description of the calendar. */
  description?: string
  /** Location of the calendar, as text. */
  location?: string
  /** Time zone of the calendar, as an IANA name. */
  timeZone?: string
}

/** Params of calendars.update. */
export interface CalendarsUpdateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Title of the calendar. */
  summary?: string
  /** Description of the calendar. */
  description?: string
  /** Location of the calendar, as text. */
  location?: string
  /** Time zone of the calendar, as an IANA name. */
  timeZone?: string
}

/** Params of calendars.delete. */
export interface CalendarsDeleteParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
}

/**
 * Params of events.list. Takes only one of syncToken, timeMin. Takes only one of syncToken, timeMax. Takes only one of
 * syncToken, q. Takes only one of syncToken, orderBy. Takes only one of syncToken, updatedMin. Takes only one of
 * syncToken, iCalUID. Takes only one of syncToken, privateExtendedProperty. Takes only one of syncToken,
 * sharedExtendedProperty. Needs singleEvents with orderBy startTime.
 */
export interface EventsListParams {
  /**
   * Maximum number of records per page, 1 to 2,500. Defaults to 250. Google may return fewer. (1 to 2500; default 250)
   */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token fails
   * with `fullSyncRequired`.
   */
  syncToken?: string
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Filters to events that end after this time. */
  timeMin?: string
  /** Filters to events that start before this time. */
  timeMax?: string
  /** Text to search for in title, description, location and people. */
  q?: string
  /** Whether to expand recurring events into instances. Defaults to `false`. (default false) */
  singleEvents?: boolean
  /** Sort order. `startTime` requires `singleEvents`; `updated` sorts oldest first. */
  orderBy?: "startTime" | "updated"
  /** Filters to events updated since this time, including deleted events, which have the status `cancelled`. */
  updatedMin?: string
  /** Whether to include deleted events, which have the status `cancelled`. Defaults to `false`. (default false) */
  showDeleted?: boolean
  /** Whether to include invitations that the user has hidden. */
  showHiddenInvitations?: boolean
  /** Types of event to return. Defaults to all. */
  eventTypes?: ("birthday" | "default" | "focusTime" | "fromGmail" | "outOfOffice" | "workingLocation")[]
  /** Filters by iCalendar UID (RFC 5545). */
  iCalUID?: string
  /** Filters to events with all of these private extended properties. */
  privateExtendedProperty?: string[]
  /** Filters to events with all of these shared extended properties. */
  sharedExtendedProperty?: string[]
  /** Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone. */
  timeZone?: string
  /**
   * Maximum number of attendees to return. For events with more, only the user's own entry is returned. (at least 1)
   */
  maxAttendees?: number
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The object type, always calendar#event. */
  kind?: string
  /** The entity tag of the event. */
  etag?: string
  /** The event's status: confirmed, tentative or canceled. */
  status?: string
  /** The event's address in Google Calendar. */
  htmlLink?: string
  /** Creation time of the event. */
  created?: string
  /** The time of the last change to the event's main data. */
  updated?: string
  /** The event's title. */
  summary?: string
  /** The event's description, possibly with HTML. */
  description?: string
  /** The event's location, as free text. */
  location?: string
  /** The ID of the event's color in the color definitions. */
  colorId?: string
  /** The ID of the event's label. */
  eventLabelId?: string
  /** The person who created the event. */
  creator?: Person
  /** The person or calendar that organizes the event. */
  organizer?: Person
  /** The start of the event, or of a recurring event's first occurrence. */
  start?: Moment
  /** The exclusive end of the event, or of a recurring event's first occurrence. */
  end?: Moment
  /** Whether the end time is unspecified. */
  endTimeUnspecified?: boolean
  /** The recurrence rules and exceptions, as RFC 5545 lines. Absent for single events. */
  recurrence?: string[]
  /** The ID of the recurring event this occurrence belongs to. */
  recurringEventId?: string
  /** The start set for this occurrence by the recurrence rules. Absent for single events. */
  originalStartTime?: Moment
  /** Whether the event blocks time on the calendar. */
  transparency?: string
  /** The event's visibility, default for that of the calendar. */
  visibility?: string
  /** The event's iCalendar UID, shared by a recurring event's occurrences. */
  iCalUID?: string
  /** The event's iCalendar sequence number. */
  sequence?: number
  /** The people and resources invited to the event. */
  attendees?: Attendee[]
  /** Whether attendees were left out of the response. */
  attendeesOmitted?: boolean
  /** The private and shared properties set by apps. */
  extendedProperties?: Properties
  /** The address of the event's Google Meet conference. */
  hangoutLink?: string
  /** The event's conference, with its entry points. */
  conferenceData?: Conference
  /** Details of birthday calendars. Otherwise not used any more. */
  gadget?: { [k: string]: unknown }
  /**
   * @deprecated
   * Whether anyone may add themselves to the event. Deprecated.
   */
  anyoneCanAddSelf?: boolean
  /** Whether attendees may invite others. True if absent. */
  guestsCanInviteOthers?: boolean
  /** Whether attendees may change the event. False if absent. */
  guestsCanModify?: boolean
  /** Whether attendees may see the other attendees. True if absent. */
  guestsCanSeeOtherGuests?: boolean
  /** Whether the event is a private copy, unshared with other calendars. */
  privateCopy?: boolean
  /** Whether the event's main fields are locked against changes. */
  locked?: boolean
  /** The event's reminders for the user, or the use of the defaults. */
  reminders?: {
    useDefault?: boolean
    overrides?: Reminder[]
  }
  /** The page or email the event was created from. */
  source?: Origin
  /** The files attached to the event. */
  attachments?: Attachment[]
  /** The kind of event, including default, birthday, focus time and out of office. */
  eventType?: string
  /** The birthday's details. Present for birthday events. */
  birthdayProperties?: {
    contact?: string
    type?: string
    customTypeName?: string
  }
  /** The focus time's details. Present for focus time events. */
  focusTimeProperties?: FocusTimeProperties
  /** The out-of-office details. Present for out-of-office events. */
  outOfOfficeProperties?: OutOfOfficeProperties
  /** The working location's details. Present for working location events. */
  workingLocationProperties?: WorkingLocationProperties
}

export interface Person {
  id?: string
  email?: string
  displayName?: string
  self?: boolean
}

export interface Moment {
  date?: string
  dateTime?: string
  timeZone?: string
}

export interface Attendee {
  id?: string
  email?: string
  displayName?: string
  organizer?: boolean
  self?: boolean
  resource?: boolean
  optional?: boolean
  responseStatus?: string
  comment?: string
  additionalGuests?: number
  asyncOperation?: string
}

export interface Properties {
  /** Properties on this copy of the event only. */
  private?: {
    [k: string]: string
  }
  /** Properties on the copies of all attendees. */
  shared?: {
    [k: string]: string
  }
}

export interface Conference {
  conferenceId?: string
  conferenceSolution?: {
    key?: ConferenceKey
    name?: string
    iconUri?: string
  }
  createRequest?: {
    requestId?: string
    conferenceSolutionKey?: ConferenceKey
    status?: RequestStatus
  }
  entryPoints?: EntryPoint[]
  notes?: string
  parameters?: {
    addOnParameters?: AddOnParameters
  }
  signature?: string
}

export interface ConferenceKey {
  type?: string
}

export interface RequestStatus {
  statusCode?: string
}

export interface EntryPoint {
  entryPointType?: string
  entryPointFeatures?: string[]
  uri?: string
  label?: string
  pin?: string
  accessCode?: string
  meetingCode?: string
  passcode?: string
  password?: string
  regionCode?: string
}

export interface AddOnParameters {
  parameters?: {
    [k: string]: string
  }
}

export interface Origin {
  /** Title of the source. */
  title?: string
  /** URL of the source, with `http` or `https`. */
  url?: string
}

export interface Attachment {
  fileId?: string
  fileUrl?: string
  title?: string
  mimeType?: string
  iconLink?: string
}

export interface FocusTimeProperties {
  autoDeclineMode?: DeclineMode
  /** Message for declined invitations. */
  declineMessage?: string
  /** Status in Google Chat: `available` or `doNotDisturb`. */
  chatStatus?: string
}

export interface OutOfOfficeProperties {
  autoDeclineMode?: DeclineMode
  /** Message for declined invitations. */
  declineMessage?: string
}

export interface WorkingLocationProperties {
  /** Type of the location: `homeOffice`, `officeLocation` or `customLocation`. */
  type: string
  /** Any value, such as an empty object, if the type is `homeOffice`. */
  homeOffice?: unknown
  /** Another location. */
  customLocation?: {
    /** Label of the location. */
    label?: string
  }
  /** Location in an office. */
  officeLocation?: Office
}

export interface Office {
  /** ID of the building in the organization. */
  buildingId?: string
  /** ID of the floor. */
  floorId?: string
  /** ID of the floor section. */
  floorSectionId?: string
  /** ID of the desk. */
  deskId?: string
  /** Label of the location. */
  label?: string
}

/** Params of events.get. */
export interface EventsGetParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it. */
  eventId: string
  /** Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone. */
  timeZone?: string
  /**
   * Maximum number of attendees to return. For events with more, only the user's own entry is returned. (at least 1)
   */
  maxAttendees?: number
}

/**
 * Params of events.create. Needs conferenceDataVersion with conferenceData. Needs supportsAttachments with attachments.
 */
export interface EventsCreateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Start of the event. */
  start: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /** End of the event, exclusive. */
  end: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /**
   * Your own ID for the event, of digits and letters a to v. A repeated call with it fails with `upstream_conflict`
   * instead of creating a second event. (5 to 1024 characters)
   */
  id?: string
  /** Title of the event. */
  summary?: string
  /** Description of the event. Can contain HTML. */
  description?: string
  /** Location of the event, as text. */
  location?: string
  /** Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited. */
  attendees?: {
    /** Email address of the attendee or room. */
    email: string
    /** Display name of the attendee. */
    displayName?: string
    /** Whether attendance is optional. */
    optional?: boolean
    /** Whether the attendee is a room or other resource. Can be set only when first added. */
    resource?: boolean
    /** Number of additional guests. (at least 0) */
    additionalGuests?: number
    /** Comment of the attendee on their response. */
    comment?: string
    /** Response of the attendee. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** `RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`. */
  recurrence?: string[]
  /** The user's own reminders for the event. */
  reminders?: {
    /** Whether the calendar's default reminders apply. */
    useDefault: boolean
    /** Reminders that replace the calendar's default ones, up to 5. (at most 5 items) */
    overrides?: {
      /** Delivery method of the reminder. */
      method: "email" | "popup"
      /** Minutes before the start of the event, 0 to 40,320. (0 to 40320) */
      minutes: number
    }[]
  }
  /** Files to attach, up to 25. Requires `supportsAttachments`. (at most 25 items) */
  attachments?: {
    /** URL of the file. For a Google Drive file, its `webViewLink`. */
    fileUrl: string
    /** Title of the file. */
    title?: string
    /** MIME type of the file. */
    mimeType?: string
  }[]
  /** Video conference to create for the event. Requires `conferenceDataVersion`. */
  conferenceData?: {
    /** Video conference to create. */
    createRequest: {
      /** Your own ID for the request. A second request with it is ignored. */
      requestId: string
      /** Conference solution. Defaults to the calendar's usual one. */
      conferenceSolutionKey?: {
        /** Type of the conference solution. `hangoutsMeet` is Google Meet. */
        type: string
      }
    }
  }
  /** ID of an event color, as `colors.get` returns it. */
  colorId?: string
  /** Status of the event. `cancelled` deletes it. Defaults to `confirmed`. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free). */
  transparency?: "opaque" | "transparent"
  /** Visibility of the event's details to people other than attendees. */
  visibility?: "default" | "public" | "private" | "confidential"
  /** Whether attendees can invite others. Defaults to `true`. */
  guestsCanInviteOthers?: boolean
  /** Whether attendees can modify the event. Defaults to `false`. */
  guestsCanModify?: boolean
  /** Whether attendees can see other attendees. Defaults to `true`. */
  guestsCanSeeOtherGuests?: boolean
  /** Your own properties by name. `events.list` can filter by them. */
  extendedProperties?: {
    /** Properties on this copy of the event only. */
    private?: {
      [k: string]: string
    }
    /** Properties on the copies of all attendees. */
    shared?: {
      [k: string]: string
    }
  }
  /** Source of the event, such as a web page or an email. */
  source?: {
    /** Title of the source. */
    title?: string
    /** URL of the source, with `http` or `https`. */
    url?: string
  }
  /** Type of the event. Types other than `default` require the primary calendar. Cannot be changed later. */
  eventType?: "default" | "birthday" | "focusTime" | "outOfOffice" | "workingLocation"
  /** Focus time settings, for events of the type `focusTime`. */
  focusTimeProperties?: {
    /** Conflicting invitations to decline. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** Message for declined invitations. */
    declineMessage?: string
    /** Status in Google Chat: `available` or `doNotDisturb`. */
    chatStatus?: string
  }
  /** Out-of-office settings, for events of the type `outOfOffice`. */
  outOfOfficeProperties?: {
    /** Conflicting invitations to decline. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** Message for declined invitations. */
    declineMessage?: string
  }
  /** Working location, for events of the type `workingLocation`. */
  workingLocationProperties?: {
    /** Type of the location: `homeOffice`, `officeLocation` or `customLocation`. */
    type: string
    /** Any value, such as an empty object, if the type is `homeOffice`. */
    homeOffice?: unknown
    /** Another location. */
    customLocation?: {
      /** Label of the location. */
      label?: string
    }
    /** Location in an office. */
    officeLocation?: {
      /** ID of the building in the organization. */
      buildingId?: string
      /** ID of the floor. */
      floorId?: string
      /** ID of the floor section. */
      floorSectionId?: string
      /** ID of the desk. */
      deskId?: string
      /** Label of the location. */
      label?: string
    }
  }
  /** Attendees to notify by email. Defaults to none. */
  sendUpdates?: "all" | "externalOnly" | "none"
  /** Set to `1` to use `conferenceData`, which Google ignores otherwise. */
  conferenceDataVersion?: 0 | 1
  /** Set to `true` to use `attachments`. */
  supportsAttachments?: boolean
  /**
   * Maximum number of attendees to return. For events with more, only the user's own entry is returned. (at least 1)
   */
  maxAttendees?: number
}

/**
 * Params of events.update. Needs conferenceDataVersion with conferenceData. Needs supportsAttachments with attachments.
 */
export interface EventsUpdateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it. */
  eventId: string
  /** ETag of the event. The call fails if the event has changed since. */
  ifMatch?: string
  /** Start of the event. */
  start?: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /** End of the event, exclusive. */
  end?: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /** Title of the event. */
  summary?: string
  /** Description of the event. Can contain HTML. */
  description?: string
  /** Location of the event, as text. */
  location?: string
  /** Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited. */
  attendees?: {
    /** Email address of the attendee or room. */
    email: string
    /** Display name of the attendee. */
    displayName?: string
    /** Whether attendance is optional. */
    optional?: boolean
    /** Whether the attendee is a room or other resource. Can be set only when first added. */
    resource?: boolean
    /** Number of additional guests. (at least 0) */
    additionalGuests?: number
    /** Comment of the attendee on their response. */
    comment?: string
    /** Response of the attendee. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** Set to `true` when `attendees` has the user's own entry only, to change their response only. */
  attendeesOmitted?: boolean
  /** `RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`. */
  recurrence?: string[]
  /** The user's own reminders for the event. */
  reminders?: {
    /** Whether the calendar's default reminders apply. */
    useDefault: boolean
    /** Reminders that replace the calendar's default ones, up to 5. (at most 5 items) */
    overrides?: {
      /** Delivery method of the reminder. */
      method: "email" | "popup"
      /** Minutes before the start of the event, 0 to 40,320. (0 to 40320) */
      minutes: number
    }[]
  }
  /** Files to attach, up to 25. Requires `supportsAttachments`. (at most 25 items) */
  attachments?: {
    /** URL of the file. For a Google Drive file, its `webViewLink`. */
    fileUrl: string
    /** Title of the file. */
    title?: string
    /** MIME type of the file. */
    mimeType?: string
  }[]
  /** Video conference to create for the event. Requires `conferenceDataVersion`. */
  conferenceData?: {
    /** Video conference to create. */
    createRequest: {
      /** Your own ID for the request. A second request with it is ignored. */
      requestId: string
      /** Conference solution. Defaults to the calendar's usual one. */
      conferenceSolutionKey?: {
        /** Type of the conference solution. `hangoutsMeet` is Google Meet. */
        type: string
      }
    }
  }
  /** ID of an event color, as `colors.get` returns it. */
  colorId?: string
  /** Status of the event. `cancelled` deletes it. Defaults to `confirmed`. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free). */
  transparency?: "opaque" | "transparent"
  /** Visibility of the event's details to people other than attendees. */
  visibility?: "default" | "public" | "private" | "confidential"
  /** Whether attendees can invite others. Defaults to `true`. */
  guestsCanInviteOthers?: boolean
  /** Whether attendees can modify the event. Defaults to `false`. */
  guestsCanModify?: boolean
  /** Whether attendees can see other attendees. Defaults to `true`. */
  guestsCanSeeOtherGuests?: boolean
  /** Your own properties by name. `events.list` can filter by them. */
  extendedProperties?: {
    /** Properties on this copy of the event only. */
    private?: {
      [k: string]: string
    }
    /** Properties on the copies of all attendees. */
    shared?: {
      [k: string]: string
    }
  }
  /** Source of the event, such as a web page or an email. */
  source?: {
    /** Title of the source. */
    title?: string
    /** URL of the source, with `http` or `https`. */
    url?: string
  }
  /** Focus time settings, for events of the type `focusTime`. */
  focusTimeProperties?: {
    /** Conflicting invitations to decline. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** Message for declined invitations. */
    declineMessage?: string
    /** Status in Google Chat: `available` or `doNotDisturb`. */
    chatStatus?: string
  }
  /** Out-of-office settings, for events of the type `outOfOffice`. */
  outOfOfficeProperties?: {
    /** Conflicting invitations to decline. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** Message for declined invitations. */
    declineMessage?: string
  }
  /** Working location, for events of the type `workingLocation`. */
  workingLocationProperties?: {
    /** Type of the location: `homeOffice`, `officeLocation` or `customLocation`. */
    type: string
    /** Any value, such as an empty object, if the type is `homeOffice`. */
    homeOffice?: unknown
    /** Another location. */
    customLocation?: {
      /** Label of the location. */
      label?: string
    }
    /** Location in an office. */
    officeLocation?: {
      /** ID of the building in the organization. */
      buildingId?: string
      /** ID of the floor. */
      floorId?: string
      /** ID of the floor section. */
      floorSectionId?: string
      /** ID of the desk. */
      deskId?: string
      /** Label of the location. */
      label?: string
    }
  }
  /** Attendees to notify by email. Defaults to none. */
  sendUpdates?: "all" | "externalOnly" | "none"
  /** Set to `1` to use `conferenceData`, which Google ignores otherwise. */
  conferenceDataVersion?: 0 | 1
  /** Set to `true` to use `attachments`. */
  supportsAttachments?: boolean
  /**
   * Maximum number of attendees to return. For events with more, only the user's own entry is returned. (at least 1)
   */
  maxAttendees?: number
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it. */
  eventId: string
  /** ETag of the event. The call fails if the event has changed since. */
  ifMatch?: string
  /** Attendees to notify by email. Defaults to none. */
  sendUpdates?: "all" | "externalOnly" | "none"
}

/** Params of events.move. */
export interface EventsMoveParams {
  /** ID of the calendar that has the event, as `calendar_list.list` returns it. */
  calendarId: string
  /** ID of the event, as `events.list` returns it, or of an instance, as `event_instances.list` returns it. */
  eventId: string
  /** ID of the calendar to move the event to, as `calendar_list.list` returns it. */
  destination: string
  /** Attendees to notify by email. Defaults to none. */
  sendUpdates?: "all" | "externalOnly" | "none"
}

/** Params of events.quick_add. */
export interface EventsQuickAddParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Text that describes the event, with date and time. */
  text: string
  /** Attendees to notify by email. Defaults to none. */
  sendUpdates?: "all" | "externalOnly" | "none"
}

/** Params of events.import. */
export interface EventsImportParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** The event's iCalendar UID (RFC 5545), which it keeps. */
  iCalUID: string
  /** Start of the event. */
  start: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /** End of the event, exclusive. */
  end: {
    /** Date, for all-day events. `null` if `dateTime` is set. */
    date?: string | null
    /** Time in RFC 3339 format, with an offset unless `timeZone` is set. `null` if `date` is set. */
    dateTime?: string | null
    /** Time zone, as an IANA name. Required for recurring events. */
    timeZone?: string | null
  }
  /** Title of the event. */
  summary?: string
  /** Description of the event. Can contain HTML. */
  description?: string
  /** Location of the event, as text. */
  location?: string
  /** Organizer of the event, if it is not the user. */
  organizer?: {
    /** Email address of the organizer. */
    email: string
    /** Display name of the organizer. */
    displayName?: string
  }
  /** Attendees and rooms. An update replaces the current ones: attendees that you leave out are uninvited. */
  attendees?: {
    /** Email address of the attendee or room. */
    email: string
    /** Display name of the attendee. */
    displayName?: string
    /** Whether attendance is optional. */
    optional?: boolean
    /** Whether the attendee is a room or other resource. Can be set only when first added. */
    resource?: boolean
    /** Number of additional guests. (at least 0) */
    additionalGuests?: number
    /** Comment of the attendee on their response. */
    comment?: string
    /** Response of the attendee. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** `RRULE`, `EXRULE`, `RDATE` and `EXDATE` lines (RFC 5545). Requires a `timeZone` in `start` and `end`. */
  recurrence?: string[]
  /** Sequence number of the event (RFC 5545). (at least 0) */
  sequence?: number
  /** Status of the event. `cancelled` deletes it. Defaults to `confirmed`. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** Whether the event blocks time: `opaque` (busy, the default) or `transparent` (free). */
  transparency?: "opaque" | "transparent"
  /** Visibility of the event's details to people other than attendees. */
  visibility?: "default" | "public" | "private" | "confidential"
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  id: string | null
  status: string | null
  summary: string | null
  description: string | null
  location: string | null
  start_time: string | null
  start_date: string | null
  end_time: string | null
  end_date: string | null
  created: string | null
  updated: string | null
  creator_email: string | null
  organizer_email: string | null
  attendees: unknown[] | null
  recurringEventId: string | null
  recurrence: unknown[] | null
  iCalUID: string | null
  eventType: string | null
  transparency: string | null
  visibility: string | null
  colorId: string | null
  hangoutLink: string | null
  htmlLink: string | null
}

/** Params of event_instances.list. */
export interface EventInstancesListParams {
  /**
   * Maximum number of records per page, 1 to 2,500. Defaults to 250. Google may return fewer. (1 to 2500; default 250)
   */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the recurring event, as `events.list` returns it or as `recurringEventId` of an instance. */
  eventId: string
  /** Filters to instances that end at or after this time. */
  timeMin?: string
  /** Filters to instances that start before this time. */
  timeMax?: string
  /** Filters to the instance with this original start time, in RFC 3339 format. */
  originalStart?: string
  /** Whether to include canceled instances. Defaults to `false`. (default false) */
  showDeleted?: boolean
  /** Time zone of the response, such as `Europe/Zurich`. Defaults to the calendar's time zone. */
  timeZone?: string
  /**
   * Maximum number of attendees to return. For events with more, only the user's own entry is returned. (at least 1)
   */
  maxAttendees?: number
}

/** Params of freebusy.list. */
export interface FreebusyListParams {
  /** Start of the interval to check. */
  timeMin: string
  /** End of the interval to check. */
  timeMax: string
  /** Calendars, people or groups to check, up to 50. (1 to 50 items) */
  items: {
    /** ID of a calendar, or the email address of a person or group. */
    id: string
  }[]
  /** Time zone of the response, such as `Europe/Zurich`. Defaults to UTC. */
  timeZone?: string
  /** Maximum number of members of a group, 1 to 100. A larger group is an error. (1 to 100) */
  groupExpansionMax?: number
  /** Maximum number of calendars to return, 1 to 50. (1 to 50) */
  calendarExpansionMax?: number
}

export interface FreeBusy {
  /** The ID of the calendar queried. */
  calendarId: string
  /** The periods in which the calendar is busy. */
  busy?: Period[]
  /** The errors that prevented the query. Absent if there were none. */
  errors?: Problem[]
}

export interface Period {
  start?: string
  end?: string
}

export interface Problem {
  domain?: string
  reason?: string
}

/** Params of acl.list. */
export interface AclListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 100. Google may return fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token fails
   * with `fullSyncRequired`.
   */
  syncToken?: string
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Whether to include deleted rules, which have the role `none`. Defaults to `false`. (default false) */
  showDeleted?: boolean
}

export interface AclRule {
  /** The access rule's ID. */
  id: string
  /** The object type, always calendar#aclRule. */
  kind?: string
  /** The entity tag of the rule. */
  etag?: string
  /** The role the rule grants, from none to owner. */
  role?: string
  /** The user, group, domain or public the rule applies to. */
  scope?: Shared
}

export interface Shared {
  type?: string
  value?: string
}

/** Params of acl.get. */
export interface AclGetParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`. */
  ruleId: string
}

/** Params of acl.create. */
export interface AclCreateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** Role to grant: see free/busy times, read, write except private events, write, or own. */
  role: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner"
  /** User, group or domain to share the calendar with. */
  scope: {
    /** Type of the scope. `default` means everyone. */
    type: "default" | "user" | "group" | "domain"
    /** Email address or domain. Not used with `default`. */
    value?: string
  }
  /** Whether to notify the people concerned by email. Defaults to `true`. */
  sendNotifications?: boolean
}

/** Params of acl.update. */
export interface AclUpdateParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`. */
  ruleId: string
  /** Role to grant: see free/busy times, read, write except private events, write, or own. */
  role: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner"
  /** Whether to notify the people concerned by email. Defaults to `true`. */
  sendNotifications?: boolean
}

/** Params of acl.delete. */
export interface AclDeleteParams {
  /** ID of the calendar, as `calendar_list.list` returns it. Use `primary` for the user's primary calendar. */
  calendarId: string
  /** ID of the access control rule, as `acl.list` returns it, such as `user:ada@example.com`. */
  ruleId: string
}

/** Params of colors.get. */
export interface ColorsGetParams { [k: string]: never }

export interface Colors {
  kind?: string
  updated?: string
  calendar?: {
    [k: string]: ColorPair
  }
  event?: {
    [k: string]: ColorPair
  }
}

export interface ColorPair {
  background?: string
  foreground?: string
}

/** Params of settings.list. */
export interface SettingsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 100. Google may return fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * The `nextSyncToken` value of the last page of an earlier list. Returns only later changes. An expired token fails
   * with `fullSyncRequired`.
   */
  syncToken?: string
}

export interface Setting {
  /** The setting's ID. */
  id: string
  /** The object type, always calendar#setting. */
  kind?: string
  /** The entity tag of the setting. */
  etag?: string
  /** The setting's value, in a form that depends on the setting. */
  value?: string
}

/** Params of settings.get. */
export interface SettingsGetParams {
  /** ID of the setting, as `settings.list` returns it. */
  setting: string
}

/** Credentials by auth variant. */
export interface GoogleCalendarCredentials {
  oauth: GoogleCalendarOauthCredentials
  service_account: GoogleCalendarServiceAccountCredentials
}

/** Google account */
export interface GoogleCalendarOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleCalendarServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, if the domain's administrator allows it. */
  subject?: string
}

export interface GoogleCalendarConfig { [k: string]: never }
