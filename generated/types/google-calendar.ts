// Generated from definitions/google-calendar.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Google Calendar */
    "google-calendar": GoogleCalendar
  }
}

/** Which other invitations are declined. */
export type DeclineMode = ("declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations")

/**
 * Google Calendar. Calendars and events of one account, with guests, series and video meetings, free and busy times,
 * sharing, colours and settings.
 */
export interface GoogleCalendar {
  operations: GoogleCalendarOperations
  credentials: GoogleCalendarCredentials
  config: GoogleCalendarConfig
}

/** What can be called, by entity and action. */
export interface GoogleCalendarOperations {
  /** A calendar in the user's list, with their own name, colour and reminders for it and what they may do in it. */
  calendar_list: {
    /**
     * Lists the calendars in the user's list, their own and those of others; primary is true on the user's main one.
     */
    list: {
      params: CalendarListListParams
      records: CalendarListEntry[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets one calendar of the user's list with the user's access to it. */
    get: {
      params: CalendarListGetParams
      records: CalendarListEntry
      meta: {}
    }
    /** Puts a calendar that is there already into the user's list. */
    create: {
      params: CalendarListCreateParams
      records: CalendarListEntry
      meta: {}
    }
    /** Changes how a calendar of the user's list looks and reminds; others do not notice. */
    update: {
      params: CalendarListUpdateParams
      records: CalendarListEntry
      meta: {}
    }
    /** Takes a calendar off the user's list; the calendar itself stays. */
    delete: {
      params: CalendarListDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CalendarListSearchFields
    }
  }
  /** A calendar itself, as all who share it see it. Which there are is in calendar_list. */
  calendars: {
    /**
     * Gets a calendar's title, description, place and time zone, and the labels and video meetings its events may have.
     */
    get: {
      params: CalendarsGetParams
      records: Calendar
      meta: {}
    }
    /** Makes a calendar that the user owns, and puts it into their list. */
    create: {
      params: CalendarsCreateParams
      records: Calendar
      meta: {}
    }
    /** Changes what is given of a calendar, for everybody who shares it. */
    update: {
      params: CalendarsUpdateParams
      records: Calendar
      meta: {}
    }
    /** Deletes a calendar with all of its events, for everybody. The user's main calendar cannot be deleted. */
    delete: {
      params: CalendarsDeleteParams
      records: null
      meta: {}
    }
  }
  /**
   * An appointment, or the series of a recurring one, whose single appointments are in event_instances. An event in
   * several calendars has one id.
   */
  events: {
    /**
     * Lists or searches the events of one calendar, by time, text or what has changed; singleEvents makes appointments
     * of series.
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
    /** Gets one event with its guests and their answers; one that was deleted has status cancelled. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /**
     * Puts an event, such as a meeting with its guests, into a calendar and answers it. With sendUpdates guests are
     * invited by e-mail.
     */
    create: {
      params: EventsCreateParams
      records: Event
      meta: {}
    }
    /**
     * Changes what is given of an event; a list such as attendees is replaced as a whole. Also answers an invitation,
     * in one's own entry.
     */
    update: {
      params: EventsUpdateParams
      records: Event
      meta: {}
    }
    /**
     * Deletes an event, or a whole series; the user's copy alone where others organize it. With sendUpdates guests are
     * notified by e-mail.
     */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** One appointment of a recurring event. Its id is one for events.get, events.update and events.delete. */
  event_instances: {
    /** Lists the single appointments of a recurring event, those that were moved or changed too. */
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
  /** An event that Google reads out of a sentence. */
  events_quick_add: {
    /**
     * Makes an event of a sentence such as Lunch with Ada tomorrow at noon, and answers it. No guests, and no place in
     * the text, are promised.
     */
    create: {
      params: EventsQuickAddCreateParams
      records: Event
      meta: {}
    }
  }
  /** An event on its way to another calendar, which becomes its organizer. */
  events_move: {
    /** Moves an event to another calendar and answers it. Only events of type default can be moved. */
    create: {
      params: EventsMoveCreateParams
      records: Event
      meta: {}
    }
  }
  /** A copy of an event of another calendar system. */
  events_import: {
    /** Puts a copy of an event with its own iCalendar UID into a calendar; nobody is invited. */
    create: {
      params: EventsImportCreateParams
      records: Event
      meta: {}
    }
  }
  /** When a calendar is busy. It is known of calendars that say no more, such as those of colleagues. */
  freebusy: {
    /** Lists the times in which each of up to 50 calendars, people or groups is busy. */
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
  /** A rule of a calendar's sharing: who may do what in it. */
  acl: {
    /** Lists with whom a calendar is shared, and as what. */
    list: {
      params: AclListParams
      records: AclRule[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets one rule of a calendar's sharing with the person, group or domain it is for. */
    get: {
      params: AclGetParams
      records: AclRule
      meta: {}
    }
    /**
     * Shares a calendar with a person, group, domain or everybody, who are notified by e-mail unless you say otherwise.
     */
    create: {
      params: AclCreateParams
      records: AclRule
      meta: {}
    }
    /** Changes what somebody may do in a calendar. */
    update: {
      params: AclUpdateParams
      records: AclRule
      meta: {}
    }
    /** Ends the sharing of a calendar with somebody. */
    delete: {
      params: AclDeleteParams
      records: null
      meta: {}
    }
  }
  /** The palettes that colorId of calendars and of events choose from. */
  colors: {
    /** Gets both palettes, each a map from colorId to two colours. */
    get: {
      params: ColorsGetParams
      records: Colors
      meta: {}
    }
  }
  /** A setting of the user, such as their time zone. They can be read alone. */
  settings: {
    /** Lists all settings of the user's calendar, each an id with its value as text. */
    list: {
      params: SettingsListParams
      records: Setting[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: string | null
      }
    }
    /** Gets the value of one setting. */
    get: {
      params: SettingsGetParams
      records: Setting
      meta: {}
    }
  }
}

/** Params of calendar_list.list. Takes only one of syncToken, minAccessRole. */
export interface CalendarListListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /**
   * The nextSyncToken of the last page of an earlier list: only what has changed since. One too old is refused with
   * fullSyncRequired.
   */
  syncToken?: string
  /** Only calendars in which the user may do at least this. */
  minAccessRole?: "freeBusyReader" | "reader" | "writer" | "owner"
  /** Also calendars that the user has hidden. (default false) */
  showHidden?: boolean
  /** Also calendars that were taken off the list. */
  showDeleted?: boolean
  /** Only calendars of the user's organization; in Google Workspace. */
  showOwnOrganizationOnly?: boolean
}

export interface CalendarListEntry {
  id: string
  kind?: string
  etag?: string
  summary?: string
  summaryOverride?: string
  description?: string
  location?: string
  timeZone?: string
  accessRole?: string
  primary?: boolean
  selected?: boolean
  hidden?: boolean
  deleted?: boolean
  backgroundColor?: string
  foregroundColor?: string
  colorId?: string
  dataOwner?: string
  autoAcceptInvitations?: boolean
  defaultReminders?: Reminder[]
  notificationSettings?: {
    notifications?: Notification[]
  }
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
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
}

/** Params of calendar_list.create. */
export interface CalendarListCreateParams {
  /** The id of the calendar, such as somebody's address. */
  id: string
  /** True when backgroundColor and foregroundColor are given, which are ignored otherwise. */
  colorRgbFormat?: boolean
  /** The calendar's colour as #rrggbb. */
  backgroundColor?: string
  /** The colour of text on it, as #rrggbb. */
  foregroundColor?: string
  /** A colour by its id in calendar of colors.get, instead of both colours. */
  colorId?: string
  /** The name that the user gives the calendar. */
  summaryOverride?: string
  /** Whether the calendar's events are shown. */
  selected?: boolean
  /** Whether the calendar is hidden in the list. */
  hidden?: boolean
  /** Reminders of events that have none of their own. (at most 5 items) */
  defaultReminders?: {
    /** How to remind. */
    method: "email" | "popup"
    /** How many minutes before the beginning. (0 to 40320) */
    minutes: number
  }[]
  /** What the user is notified of by e-mail. */
  notificationSettings?: {
    /** All notices wanted; those left out end. */
    notifications: {
      /** How the notice comes. */
      method: "email"
      /** What the notice is of. */
      type: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda"
    }[]
  }
}

/** Params of calendar_list.update. */
export interface CalendarListUpdateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** True when backgroundColor and foregroundColor are given, which are ignored otherwise. */
  colorRgbFormat?: boolean
  /** The calendar's colour as #rrggbb. */
  backgroundColor?: string
  /** The colour of text on it, as #rrggbb. */
  foregroundColor?: string
  /** A colour by its id in calendar of colors.get, instead of both colours. */
  colorId?: string
  /** The name that the user gives the calendar. */
  summaryOverride?: string
  /** Whether the calendar's events are shown. */
  selected?: boolean
  /** Whether the calendar is hidden in the list. */
  hidden?: boolean
  /** Reminders of events that have none of their own. (at most 5 items) */
  defaultReminders?: {
    /** How to remind. */
    method: "email" | "popup"
    /** How many minutes before the beginning. (0 to 40320) */
    minutes: number
  }[]
  /** What the user is notified of by e-mail. */
  notificationSettings?: {
    /** All notices wanted; those left out end. */
    notifications: {
      /** How the notice comes. */
      method: "email"
      /** What the notice is of. */
      type: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda"
    }[]
  }
}

/** Params of calendar_list.delete. */
export interface CalendarListDeleteParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
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
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
}

export interface Calendar {
  id: string
  kind?: string
  etag?: string
  summary?: string
  description?: string
  location?: string
  timeZone?: string
  dataOwner?: string
  autoAcceptInvitations?: boolean
  conferenceProperties?: ConferenceProperties
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
  /** The title of the calendar. */
  summary: string
  /** What the calendar is for. */
  description?: string
  /** Where it is, as text. */
  location?: string
  /** The calendar's time zone by its IANA name. */
  timeZone?: string
}

/** Params of calendars.update. */
export interface CalendarsUpdateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The title of the calendar. */
  summary?: string
  /** What the calendar is for. */
  description?: string
  /** Where it is, as text. */
  location?: string
  /** The calendar's time zone by its IANA name. */
  timeZone?: string
}

/** Params of calendars.delete. */
export interface CalendarsDeleteParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
}

/**
 * Params of events.list. Takes only one of syncToken, timeMin. Takes only one of syncToken, timeMax. Takes only one of
 * syncToken, q. Takes only one of syncToken, orderBy. Takes only one of syncToken, updatedMin. Takes only one of
 * syncToken, iCalUID. Takes only one of syncToken, privateExtendedProperty. Takes only one of syncToken,
 * sharedExtendedProperty. Needs singleEvents with orderBy startTime.
 */
export interface EventsListParams {
  /** How many records a page holds at most; Google may give fewer. (1 to 2500; default 250) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /**
   * The nextSyncToken of the last page of an earlier list: only what has changed since. One too old is refused with
   * fullSyncRequired.
   */
  syncToken?: string
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** Only events that end after this time. */
  timeMin?: string
  /** Only events that begin before this time. */
  timeMax?: string
  /** Words to find in title, description, place and people. */
  q?: string
  /** Whether series are given as their single appointments. (default false) */
  singleEvents?: boolean
  /** How to sort; startTime needs singleEvents, and updated is oldest first. */
  orderBy?: "startTime" | "updated"
  /** Only events changed since, deleted ones too, with status cancelled. */
  updatedMin?: string
  /** Also deleted events, with status cancelled. (default false) */
  showDeleted?: boolean
  /** Also invitations that the user has hidden. */
  showHiddenInvitations?: boolean
  /** The types of events wanted; all unless given. */
  eventTypes?: ("birthday" | "default" | "focusTime" | "fromGmail" | "outOfOffice" | "workingLocation")[]
  /** Only the event with this iCalendar UID (RFC 5545). */
  iCalUID?: string
  /** Only events with all of these private properties. */
  privateExtendedProperty?: string[]
  /** Only events with all of these shared properties. */
  sharedExtendedProperty?: string[]
  /** The time zone of times in the answer, such as Europe/Zurich; the calendar's unless given. */
  timeZone?: string
  /** How many guests an event may have in the answer; with more, only the user's own entry is given. (at least 1) */
  maxAttendees?: number
}

export interface Event {
  id: string
  kind?: string
  etag?: string
  status?: string
  htmlLink?: string
  created?: string
  updated?: string
  summary?: string
  description?: string
  location?: string
  colorId?: string
  eventLabelId?: string
  creator?: Person
  organizer?: Person
  start?: Moment
  end?: Moment
  endTimeUnspecified?: boolean
  recurrence?: string[]
  recurringEventId?: string
  originalStartTime?: Moment
  transparency?: string
  visibility?: string
  iCalUID?: string
  sequence?: number
  attendees?: Attendee[]
  attendeesOmitted?: boolean
  extendedProperties?: Properties
  hangoutLink?: string
  conferenceData?: Conference
  /** What birthday calendars say of a person; otherwise no longer used. */
  gadget?: { [k: string]: unknown }
  anyoneCanAddSelf?: boolean
  guestsCanInviteOthers?: boolean
  guestsCanModify?: boolean
  guestsCanSeeOtherGuests?: boolean
  privateCopy?: boolean
  locked?: boolean
  reminders?: {
    useDefault?: boolean
    overrides?: Reminder[]
  }
  source?: Origin
  attachments?: Attachment[]
  eventType?: string
  birthdayProperties?: {
    contact?: string
    type?: string
    customTypeName?: string
  }
  focusTimeProperties?: FocusTimeProperties
  outOfOfficeProperties?: OutOfOfficeProperties
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
  /** On this copy of the event only. */
  private?: {
    [k: string]: string
  }
  /** On the copies of all guests. */
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
  /** What it is called. */
  title?: string
  /** Its address, http or https. */
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
  /** What to answer to invitations that are declined. */
  declineMessage?: string
  /** available or doNotDisturb, in Google Chat. */
  chatStatus?: string
}

export interface OutOfOfficeProperties {
  autoDeclineMode?: DeclineMode
  /** What to answer to invitations that are declined. */
  declineMessage?: string
}

export interface WorkingLocationProperties {
  /** homeOffice, officeLocation or customLocation. */
  type: string
  /** Anything, such as an empty object, where the type is homeOffice. */
  homeOffice?: unknown
  /** Any other place. */
  customLocation?: {
    /** What the place is called. */
    label?: string
  }
  /** A place in the office. */
  officeLocation?: Office
}

export interface Office {
  /** The building by its id in the organization. */
  buildingId?: string
  /** The floor. */
  floorId?: string
  /** The part of the floor. */
  floorSectionId?: string
  /** The desk. */
  deskId?: string
  /** What the place is called. */
  label?: string
}

/** Params of events.get. */
export interface EventsGetParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the event, from events.list, or of one appointment of a series, from event_instances.list. */
  eventId: string
  /** The time zone of times in the answer, such as Europe/Zurich; the calendar's unless given. */
  timeZone?: string
  /** How many guests an event may have in the answer; with more, only the user's own entry is given. (at least 1) */
  maxAttendees?: number
}

/**
 * Params of events.create. Needs conferenceDataVersion with conferenceData. Needs supportsAttachments with attachments.
 */
export interface EventsCreateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** When it begins. */
  start: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /** When it ends; the last day is not part of it. */
  end: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /**
   * An id of your own, of digits and a to v. The same call again is then refused with upstream_conflict instead of
   * making a second event. (5 to 1024 characters)
   */
  id?: string
  /** The title. */
  summary?: string
  /** The description; may contain HTML. */
  description?: string
  /** Where it takes place, as text. */
  location?: string
  /** All guests, rooms too; who is left out is uninvited. */
  attendees?: {
    /** The guest's address, or a room's. */
    email: string
    /** The guest's name. */
    displayName?: string
    /** Whether they need not come. */
    optional?: boolean
    /** Whether it is a room or a thing; only when first added. */
    resource?: boolean
    /** How many they bring along. (at least 0) */
    additionalGuests?: number
    /** What the guest says to their answer. */
    comment?: string
    /** The guest's answer. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** RRULE, EXRULE, RDATE and EXDATE lines (RFC 5545); start and end then need a timeZone. */
  recurrence?: string[]
  /** The user's own reminders. */
  reminders?: {
    /** Whether the calendar's own reminders hold. */
    useDefault: boolean
    /** Reminders instead of the calendar's own. (at most 5 items) */
    overrides?: {
      /** How to remind. */
      method: "email" | "popup"
      /** How many minutes before the beginning. (0 to 40320) */
      minutes: number
    }[]
  }
  /** Files to attach; needs supportsAttachments. (at most 25 items) */
  attachments?: {
    /** The file's address; of a file in Google Drive its webViewLink. */
    fileUrl: string
    /** The file's name. */
    title?: string
    /** The file's media type. */
    mimeType?: string
  }[]
  /** A video meeting to make for the event; needs conferenceDataVersion. */
  conferenceData?: {
    /** What meeting to make. */
    createRequest: {
      /** An id of your own; a second request with it is ignored. */
      requestId: string
      /** What to meet in; the calendar's usual one unless given. */
      conferenceSolutionKey?: {
        /** hangoutsMeet is Google Meet. */
        type: string
      }
    }
  }
  /** A colour by its id in event of colors.get. */
  colorId?: string
  /** confirmed unless given; cancelled deletes it. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** opaque: the time is busy, as unless given; transparent: it stays free. */
  transparency?: "opaque" | "transparent"
  /** Who sees more than that the time is busy. */
  visibility?: "default" | "public" | "private" | "confidential"
  /** Whether guests may invite others; true unless given. */
  guestsCanInviteOthers?: boolean
  /** Whether guests may change the event; false unless given. */
  guestsCanModify?: boolean
  /** Whether guests see who else is invited; true unless given. */
  guestsCanSeeOtherGuests?: boolean
  /** Texts of your own by name, which events.list can filter by. */
  extendedProperties?: {
    /** On this copy of the event only. */
    private?: {
      [k: string]: string
    }
    /** On the copies of all guests. */
    shared?: {
      [k: string]: string
    }
  }
  /** What the event was made of, such as a page or an e-mail. */
  source?: {
    /** What it is called. */
    title?: string
    /** Its address, http or https. */
    url?: string
  }
  /** What kind of event it is; other than default only in main calendars. Cannot be changed later. */
  eventType?: "default" | "birthday" | "focusTime" | "outOfOffice" | "workingLocation"
  /** With eventType focusTime. */
  focusTimeProperties?: {
    /** Which other invitations are declined. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** What to answer to invitations that are declined. */
    declineMessage?: string
    /** available or doNotDisturb, in Google Chat. */
    chatStatus?: string
  }
  /** With eventType outOfOffice. */
  outOfOfficeProperties?: {
    /** Which other invitations are declined. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** What to answer to invitations that are declined. */
    declineMessage?: string
  }
  /** With eventType workingLocation. */
  workingLocationProperties?: {
    /** homeOffice, officeLocation or customLocation. */
    type: string
    /** Anything, such as an empty object, where the type is homeOffice. */
    homeOffice?: unknown
    /** Any other place. */
    customLocation?: {
      /** What the place is called. */
      label?: string
    }
    /** A place in the office. */
    officeLocation?: {
      /** The building by its id in the organization. */
      buildingId?: string
      /** The floor. */
      floorId?: string
      /** The part of the floor. */
      floorSectionId?: string
      /** The desk. */
      deskId?: string
      /** What the place is called. */
      label?: string
    }
  }
  /** Which guests get an e-mail; none unless given. */
  sendUpdates?: "all" | "externalOnly" | "none"
  /** 1 lets conferenceData count; without it Google ignores that. */
  conferenceDataVersion?: 0 | 1
  /** True lets attachments count. */
  supportsAttachments?: boolean
  /** How many guests an event may have in the answer; with more, only the user's own entry is given. (at least 1) */
  maxAttendees?: number
}

/**
 * Params of events.update. Needs conferenceDataVersion with conferenceData. Needs supportsAttachments with attachments.
 */
export interface EventsUpdateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the event, from events.list, or of one appointment of a series, from event_instances.list. */
  eventId: string
  /** The event's etag; the call is refused when it has changed since. */
  ifMatch?: string
  /** When it begins. */
  start?: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /** When it ends; the last day is not part of it. */
  end?: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /** The title. */
  summary?: string
  /** The description; may contain HTML. */
  description?: string
  /** Where it takes place, as text. */
  location?: string
  /** All guests, rooms too; who is left out is uninvited. */
  attendees?: {
    /** The guest's address, or a room's. */
    email: string
    /** The guest's name. */
    displayName?: string
    /** Whether they need not come. */
    optional?: boolean
    /** Whether it is a room or a thing; only when first added. */
    resource?: boolean
    /** How many they bring along. (at least 0) */
    additionalGuests?: number
    /** What the guest says to their answer. */
    comment?: string
    /** The guest's answer. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** True when attendees holds the user's own entry alone, to change their answer only. */
  attendeesOmitted?: boolean
  /** RRULE, EXRULE, RDATE and EXDATE lines (RFC 5545); start and end then need a timeZone. */
  recurrence?: string[]
  /** The user's own reminders. */
  reminders?: {
    /** Whether the calendar's own reminders hold. */
    useDefault: boolean
    /** Reminders instead of the calendar's own. (at most 5 items) */
    overrides?: {
      /** How to remind. */
      method: "email" | "popup"
      /** How many minutes before the beginning. (0 to 40320) */
      minutes: number
    }[]
  }
  /** Files to attach; needs supportsAttachments. (at most 25 items) */
  attachments?: {
    /** The file's address; of a file in Google Drive its webViewLink. */
    fileUrl: string
    /** The file's name. */
    title?: string
    /** The file's media type. */
    mimeType?: string
  }[]
  /** A video meeting to make for the event; needs conferenceDataVersion. */
  conferenceData?: {
    /** What meeting to make. */
    createRequest: {
      /** An id of your own; a second request with it is ignored. */
      requestId: string
      /** What to meet in; the calendar's usual one unless given. */
      conferenceSolutionKey?: {
        /** hangoutsMeet is Google Meet. */
        type: string
      }
    }
  }
  /** A colour by its id in event of colors.get. */
  colorId?: string
  /** confirmed unless given; cancelled deletes it. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** opaque: the time is busy, as unless given; transparent: it stays free. */
  transparency?: "opaque" | "transparent"
  /** Who sees more than that the time is busy. */
  visibility?: "default" | "public" | "private" | "confidential"
  /** Whether guests may invite others; true unless given. */
  guestsCanInviteOthers?: boolean
  /** Whether guests may change the event; false unless given. */
  guestsCanModify?: boolean
  /** Whether guests see who else is invited; true unless given. */
  guestsCanSeeOtherGuests?: boolean
  /** Texts of your own by name, which events.list can filter by. */
  extendedProperties?: {
    /** On this copy of the event only. */
    private?: {
      [k: string]: string
    }
    /** On the copies of all guests. */
    shared?: {
      [k: string]: string
    }
  }
  /** What the event was made of, such as a page or an e-mail. */
  source?: {
    /** What it is called. */
    title?: string
    /** Its address, http or https. */
    url?: string
  }
  /** With eventType focusTime. */
  focusTimeProperties?: {
    /** Which other invitations are declined. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** What to answer to invitations that are declined. */
    declineMessage?: string
    /** available or doNotDisturb, in Google Chat. */
    chatStatus?: string
  }
  /** With eventType outOfOffice. */
  outOfOfficeProperties?: {
    /** Which other invitations are declined. */
    autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"
    /** What to answer to invitations that are declined. */
    declineMessage?: string
  }
  /** With eventType workingLocation. */
  workingLocationProperties?: {
    /** homeOffice, officeLocation or customLocation. */
    type: string
    /** Anything, such as an empty object, where the type is homeOffice. */
    homeOffice?: unknown
    /** Any other place. */
    customLocation?: {
      /** What the place is called. */
      label?: string
    }
    /** A place in the office. */
    officeLocation?: {
      /** The building by its id in the organization. */
      buildingId?: string
      /** The floor. */
      floorId?: string
      /** The part of the floor. */
      floorSectionId?: string
      /** The desk. */
      deskId?: string
      /** What the place is called. */
      label?: string
    }
  }
  /** Which guests get an e-mail; none unless given. */
  sendUpdates?: "all" | "externalOnly" | "none"
  /** 1 lets conferenceData count; without it Google ignores that. */
  conferenceDataVersion?: 0 | 1
  /** True lets attachments count. */
  supportsAttachments?: boolean
  /** How many guests an event may have in the answer; with more, only the user's own entry is given. (at least 1) */
  maxAttendees?: number
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the event, from events.list, or of one appointment of a series, from event_instances.list. */
  eventId: string
  /** The event's etag; the call is refused when it has changed since. */
  ifMatch?: string
  /** Which guests get an e-mail; none unless given. */
  sendUpdates?: "all" | "externalOnly" | "none"
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
  /** How many records a page holds at most; Google may give fewer. (1 to 2500; default 250) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the recurring event, from events.list or recurringEventId of an appointment. */
  eventId: string
  /** Only appointments that end at this time or later. */
  timeMin?: string
  /** Only appointments that begin before this time. */
  timeMax?: string
  /** Only the appointment that was to begin at this time, as RFC 3339. */
  originalStart?: string
  /** Also those that were cancelled. (default false) */
  showDeleted?: boolean
  /** The time zone of times in the answer, such as Europe/Zurich; the calendar's unless given. */
  timeZone?: string
  /** How many guests an event may have in the answer; with more, only the user's own entry is given. (at least 1) */
  maxAttendees?: number
}

/** Params of events_quick_add.create. */
export interface EventsQuickAddCreateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The sentence, with day and time. */
  text: string
  /** Which guests get an e-mail; none unless given. */
  sendUpdates?: "all" | "externalOnly" | "none"
}

/** Params of events_move.create. */
export interface EventsMoveCreateParams {
  /** The calendar that the event is in, by id from calendar_list.list. */
  calendarId: string
  /** The id of the event, from events.list, or of one appointment of a series, from event_instances.list. */
  eventId: string
  /** The calendar to move it to, by id from calendar_list.list. */
  destination: string
  /** Which guests get an e-mail; none unless given. */
  sendUpdates?: "all" | "externalOnly" | "none"
}

/** Params of events_import.create. */
export interface EventsImportCreateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The event's UID (RFC 5545), which it keeps. */
  iCalUID: string
  /** When it begins. */
  start: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /** When it ends; the last day is not part of it. */
  end: {
    /** The day, of an event that lasts whole days. null where dateTime takes its place. */
    date?: string | null
    /** The time as RFC 3339, with an offset unless timeZone is given. null where date takes its place. */
    dateTime?: string | null
    /** The time zone by its IANA name; series need it. */
    timeZone?: string | null
  }
  /** The title. */
  summary?: string
  /** The description; may contain HTML. */
  description?: string
  /** Where it takes place, as text. */
  location?: string
  /** Who organizes it, where that is not the user. */
  organizer?: {
    /** The organizer's address. */
    email: string
    /** The organizer's name. */
    displayName?: string
  }
  /** All guests, rooms too; who is left out is uninvited. */
  attendees?: {
    /** The guest's address, or a room's. */
    email: string
    /** The guest's name. */
    displayName?: string
    /** Whether they need not come. */
    optional?: boolean
    /** Whether it is a room or a thing; only when first added. */
    resource?: boolean
    /** How many they bring along. (at least 0) */
    additionalGuests?: number
    /** What the guest says to their answer. */
    comment?: string
    /** The guest's answer. */
    responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"
  }[]
  /** RRULE, EXRULE, RDATE and EXDATE lines (RFC 5545); start and end then need a timeZone. */
  recurrence?: string[]
  /** Its revision (RFC 5545). (at least 0) */
  sequence?: number
  /** confirmed unless given; cancelled deletes it. */
  status?: "confirmed" | "tentative" | "cancelled"
  /** opaque: the time is busy, as unless given; transparent: it stays free. */
  transparency?: "opaque" | "transparent"
  /** Who sees more than that the time is busy. */
  visibility?: "default" | "public" | "private" | "confidential"
}

/** Params of freebusy.list. */
export interface FreebusyListParams {
  /** From when to look. */
  timeMin: string
  /** Until when to look. */
  timeMax: string
  /** Whose times to look at. (1 to 50 items) */
  items: {
    /** A calendar's id, a person's address or a group's. */
    id: string
  }[]
  /** The time zone of the answer, such as Europe/Zurich; UTC unless given. */
  timeZone?: string
  /** How many members a group may have before it is an error. (1 to 100) */
  groupExpansionMax?: number
  /** For how many calendars to answer at most. (1 to 50) */
  calendarExpansionMax?: number
}

export interface FreeBusy {
  calendarId: string
  busy?: Period[]
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
  /** How many records a page holds at most; Google may give fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /**
   * The nextSyncToken of the last page of an earlier list: only what has changed since. One too old is refused with
   * fullSyncRequired.
   */
  syncToken?: string
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** Also rules that were deleted, with role none. (default false) */
  showDeleted?: boolean
}

export interface AclRule {
  id: string
  kind?: string
  etag?: string
  role?: string
  scope?: Shared
}

export interface Shared {
  type?: string
  value?: string
}

/** Params of acl.get. */
export interface AclGetParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the rule, from acl.list, such as user:ada@example.com. */
  ruleId: string
}

/** Params of acl.create. */
export interface AclCreateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** What they may do: see when it is busy, read, write without private events, write, or own and share it. */
  role: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner"
  /** Whom to share it with. */
  scope: {
    /** default is everybody. */
    type: "default" | "user" | "group" | "domain"
    /** The address or domain; not with default. */
    value?: string
  }
  /** Whether those concerned get an e-mail; true unless given. */
  sendNotifications?: boolean
}

/** Params of acl.update. */
export interface AclUpdateParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the rule, from acl.list, such as user:ada@example.com. */
  ruleId: string
  /** What they may do: see when it is busy, read, write without private events, write, or own and share it. */
  role: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner"
  /** Whether those concerned get an e-mail; true unless given. */
  sendNotifications?: boolean
}

/** Params of acl.delete. */
export interface AclDeleteParams {
  /** The calendar's id, from calendar_list.list; primary is the user's main one. */
  calendarId: string
  /** The id of the rule, from acl.list, such as user:ada@example.com. */
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
  /** How many records a page holds at most; Google may give fewer. (1 to 250; default 100) */
  maxResults?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
  /**
   * The nextSyncToken of the last page of an earlier list: only what has changed since. One too old is refused with
   * fullSyncRequired.
   */
  syncToken?: string
}

export interface Setting {
  id: string
  kind?: string
  etag?: string
  value?: string
}

/** Params of settings.get. */
export interface SettingsGetParams {
  /** The id of the setting, from settings.list. */
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
  /** The address of the service account; client_email of its key file. */
  client_email: string
  /** The key as PEM; private_key of its key file. */
  private_key: string
  /** The user to act for, where the domain's administrator has allowed that. */
  subject?: string
}

export interface GoogleCalendarConfig { [k: string]: never }
