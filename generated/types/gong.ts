// Generated from definitions/gong.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Gong */
    "gong": Gong
  }
}

/** Status of the task: open, done or dismissed. */
export type TaskStatus = ("OPEN" | "DONE" | "DISMISSED")

/**
 * Gong. Calls with transcripts, media and statistics, users, scorecards, trackers, coaching, the library, meetings,
 * tasks and flows of a Gong account.
 */
export interface Gong {
  operations: GongOperations
  credentials: GongCredentials
  config: GongConfig
}

/** The operations, by entity and action. */
export interface GongOperations {
  /** A workspace: a part of the account with its own calls and settings. */
  workspaces: {
    /** Lists the workspaces of the account. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
  }
  /** A user of the company's Gong account. */
  users: {
    /** Lists the users of the company, 100 per page. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    /** Gets a user with settings and languages. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Searches users by ID or creation time. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A change to a setting of a user. */
  user_settings_history: {
    /** Lists the settings history of a user: the times when settings were changed. */
    list: {
      params: UserSettingsHistoryListParams
      records: SettingChange[]
      meta: {}
    }
  }
  /** A recorded call. */
  calls: {
    /** Lists the calls in a time range, 100 per page. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    /** Gets a call without its transcript. */
    get: {
      params: CallsGetParams
      records: Call
      meta: {}
    }
    /** Creates a call. Gong fetches the recording from `downloadMediaUrl`; to upload it, use `call_media.create`. */
    create: {
      params: CallsCreateParams
      records: NewCall
      meta: {}
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** A call with its participants, content and interaction statistics. */
  calls_extensive: {
    /**
     * Lists calls with the data that `contentSelector` selects: participants, topics, trackers, outline, statistics and
     * media.
     */
    list: {
      params: CallsExtensiveListParams
      records: ExtensiveCall[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** The audio of a call. */
  call_audio: {
    /** Downloads the audio of a call. */
    download: {
      params: CallAudioDownloadParams
      file: true
    }
  }
  /** The video of a call. */
  call_video: {
    /** Downloads the video of a call, if the call has one. */
    download: {
      params: CallVideoDownloadParams
      file: true
    }
  }
  /** The recording of a call that was created. */
  call_media: {
    /** Uploads the recording of a call that `calls.create` created, up to 1.5 GB. */
    create: {
      params: CallMediaCreateParams
      records: CallMedia
      meta: {}
    }
  }
  /** The transcript of a call. */
  call_transcripts: {
    /** Lists transcripts of calls by time range or ID, with speakers, and times in milliseconds. */
    list: {
      params: CallTranscriptsListParams
      records: Transcript[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** The users who were given access to a call. */
  call_access: {
    /** Lists the users who were given access to calls through the API. */
    list: {
      params: CallAccessListParams
      records: CallAccess[]
      meta: {}
    }
    /** Adds access to calls for users. */
    create: {
      params: CallAccessCreateParams
      records: null
      meta: {}
    }
    /** Removes access to calls that was given through the API. */
    delete: {
      params: CallAccessDeleteParams
      records: null
      meta: {}
    }
  }
  /** A call outcome that calls can have. */
  call_outcomes: {
    /** Lists the call outcomes of the account. */
    list: {
      params: CallOutcomesListParams
      records: CallOutcome[]
      meta: {}
    }
  }
  /** The activity of a user in a time range. */
  stats_activity_aggregate: {
    /** Lists activity counts of users in a time range: calls that they listened to, shared, commented on and scored. */
    list: {
      params: StatsActivityAggregateListParams
      records: Activity[]
      meta: {
        cursor: string | null
        totalRecords: number | null
        fromDateTime: string | null
        toDateTime: string | null
        timeZone: string | null
      }
    }
  }
  /** The activity of a user in each period of a time range. */
  stats_activity_by_period: {
    /** Lists the activity of users in a time range, by day, week, month, quarter or year. */
    list: {
      params: StatsActivityByPeriodListParams
      records: PeriodActivity[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** The daily activity of a user, with the calls concerned. */
  stats_activity_day_by_day: {
    /** Lists the daily activity of users: IDs of calls that they listened to, shared, commented on or scored. */
    list: {
      params: StatsActivityDayByDayListParams
      records: DailyActivity[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** The interaction statistics of a user in calls. */
  stats_interaction: {
    /** Lists interaction statistics of users in a time range, such as longest monologue, patience and talk ratio. */
    list: {
      params: StatsInteractionListParams
      records: Interaction[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** An answered scorecard of a call. */
  stats_activity_scorecards: {
    /** Lists answered scorecards by review date, call date, user or scorecard. */
    list: {
      params: StatsActivityScorecardsListParams
      records: AnsweredScorecard[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    search: {
      fields: StatsActivityScorecardsSearchFields
    }
  }
  /** A scorecard: a list of questions to score calls. */
  settings_scorecards: {
    /** Lists the scorecards with their questions. */
    list: {
      params: SettingsScorecardsListParams
      records: Scorecard[]
      meta: {}
    }
    search: {
      fields: SettingsScorecardsSearchFields
    }
  }
  /** A tracker: words and ideas that Gong detects in calls. */
  settings_trackers: {
    /** Lists the trackers of the account or of a workspace, with their keywords. */
    list: {
      params: SettingsTrackersListParams
      records: Tracker[]
      meta: {}
    }
  }
  /** A folder of the library. */
  library_folders: {
    /** Lists the public folders of the library. */
    list: {
      params: LibraryFoldersListParams
      records: LibraryFolder[]
      meta: {}
    }
  }
  /** A call in a folder of the library. */
  library_folder_content: {
    /** Lists the calls in a folder of the library. */
    list: {
      params: LibraryFolderContentListParams
      records: LibraryCall[]
      meta: {
        id: string | null
        name: string | null
        createdBy: string | null
        updated: string | null
      }
    }
  }
  /** The coaching metrics of a manager. */
  coaching: {
    /** Lists the coaching metrics of a manager for each direct report in a time range. */
    list: {
      params: CoachingListParams
      records: Coaching[]
      meta: {}
    }
  }
  /** A meeting in Gong's own calendar. */
  meetings: {
    /** Creates a meeting with a consent page, where guests agree to the recording. */
    create: {
      params: MeetingsCreateParams
      records: Meeting
      meta: {}
    }
    /** Updates a meeting. Fields that you leave out are removed. */
    update: {
      params: MeetingsUpdateParams
      records: Meeting
      meta: {}
    }
    /** Deletes a meeting. */
    delete: {
      params: MeetingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A task of a user in Gong Engage. */
  tasks: {
    /** Lists the tasks of a user. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Updates a task: marks it as done or dismissed, or changes its due date. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
  }
  /** A flow: a sequence of emails, calls and tasks for prospects. */
  flows: {
    /** Lists the flows available to a user: company flows, their own flows and flows shared with them. */
    list: {
      params: FlowsListParams
      records: Flow[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** A folder of flows. */
  flow_folders: {
    /** Lists the flow folders available to a user. */
    list: {
      params: FlowFoldersListParams
      records: FlowFolder[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** A prospect in a flow. */
  flow_prospects: {
    /** Lists the flows that prospects are assigned to, by prospect ID in the CRM. */
    list: {
      params: FlowProspectsListParams
      records: FlowProspect[]
      meta: {}
    }
    /** Assigns up to 200 prospects to a flow, and returns the prospects that could not be assigned. */
    create: {
      params: FlowProspectsCreateParams
      records: FlowAssignment
      meta: {}
    }
    /** Removes prospects from flows. */
    delete: {
      params: FlowProspectsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An entry of an activity log. */
  logs: {
    /** Lists log entries of user activity in a time range, 100 per page. */
    list: {
      params: LogsListParams
      records: LogEntry[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** Gong's data on an email address. */
  email_references: {
    /** Gets the references to an email address: calls, emails, meetings and records. */
    get: {
      params: EmailReferencesGetParams
      records: EmailReferences
      meta: {}
    }
  }
  /** Gong's data on a phone number. */
  phone_references: {
    /** Gets the references to a phone number: calls, emails, meetings and records. */
    get: {
      params: PhoneReferencesGetParams
      records: PhoneReferences
      meta: {}
    }
  }
}

/** Params of workspaces.list. */
export interface WorkspacesListParams { [k: string]: never }

export interface Workspace {
  /** The workspace's ID. */
  id: string
  /** The workspace's name. */
  name?: string
  /** The workspace's description. */
  description?: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Whether to include avatars: synthetic users that represent Gong employees. Not included by default. */
  includeAvatars?: boolean
}

export interface User {
  /** The user's ID. */
  id: string
  /** The user's email address. */
  emailAddress?: string
  /** Creation time of the user in Gong. */
  created?: string
  /** Whether the user is active. */
  active?: boolean
  /** The user's email aliases. */
  emailAliases?: string[]
  /** A trusted email address of the user. May be null. */
  trustedEmailAddress?: string | null
  /** The user's first name. */
  firstName?: string
  /** The user's last name. */
  lastName?: string
  /** The user's job title. Null if not set. */
  title?: string | null
  /** The user's phone number. Null if not set. */
  phoneNumber?: string | null
  /** The user's phone extension. Null if not set. */
  extension?: string | null
  /** The addresses of the user's personal meeting rooms. */
  personalMeetingUrls?: string[]
  /** The user's settings, including those for recording and importing. */
  settings?: UserSettings
  /** The ID of the user's manager. Null if there is none. */
  managerId?: string | null
  /** The address of the user's consent page for meetings. Null if not set. */
  meetingConsentPageUrl?: string | null
  /** The languages the user speaks on calls. */
  spokenLanguages?: Language[]
}

export interface UserSettings {
  webConferencesRecorded?: boolean
  preventWebConferenceRecording?: boolean
  telephonyCallsImported?: boolean
  emailsImported?: boolean
  preventEmailImport?: boolean
  nonRecordedMeetingsImported?: boolean
  gongConnectEnabled?: boolean
}

export interface Language {
  language?: string
  primary?: boolean
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Filters by user IDs. */
  userIds?: string[]
  /** Filters to users created at or after this time. */
  createdFromDateTime?: string
  /** Filters to users created before this time. */
  createdToDateTime?: string
  /** Whether to include avatars: synthetic users that represent Gong employees. Not included by default. */
  includeAvatars?: boolean
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  emailAddress: string | null
  created: string | null
  active: boolean | null
  firstName: string | null
  lastName: string | null
  title: string | null
  phoneNumber: string | null
  extension: string | null
  managerId: string | null
  emailAliases: unknown[] | null
}

/** Params of user_settings_history.list. */
export interface UserSettingsHistoryListParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: string
}

export interface SettingChange {
  /** The setting that changed. */
  setting?: string
  /** The setting's value after the change. */
  value?: boolean
  /** The time of the change. */
  time?: string
}

/** Params of calls.list. */
export interface CallsListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Filters to calls or entries started at or after this time. */
  fromDateTime?: string
  /** Filters to calls or entries started before this time. Defaults to now. */
  toDateTime?: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
}

export interface Call {
  /** The call's ID. */
  id: string
  /** The call's address in Gong. */
  url?: string
  /** The call's title. */
  title?: string
  /** The time the call was scheduled for. Null if it was not scheduled. */
  scheduled?: string | null
  /** The time recording started. */
  started?: string
  /** The call's duration in seconds. */
  duration?: number
  /** The ID of the user who hosted the call. May be null. */
  primaryUserId?: string | null
  /** The call's direction: inbound, outbound, conference or unknown. */
  direction?: string
  /** The telephony or conferencing system the call was made with. */
  system?: string
  /** The call's scope: internal, external or unknown. */
  scope?: string
  /** The kind of media: audio or video. */
  media?: string
  /** The language of the call, as a three-letter code. */
  language?: string
  /** The ID of the workspace the call belongs to. */
  workspaceId?: string
  /** The call's disposition, as set by the caller. Null if not set. */
  sdrDisposition?: string | null
  /** The call's ID in the recording system. Null if not set. */
  clientUniqueId?: string | null
  /** Data added by the system that uploaded the call. Null if not set. */
  customData?: string | null
  /** The call's purpose. Null if not set. */
  purpose?: string | null
  /** The address of the web conference. Null if there was none. */
  meetingUrl?: string | null
  /** Whether the call is private. */
  isPrivate?: boolean
  /** The ID of the call's calendar event. Null if there is none. */
  calendarEventId?: string | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** ID of the call, as `calls.list` returns it. */
  id: string
}

/** Params of calls.create. */
export interface CallsCreateParams {
  /** ID of the call in the recording system. A call with the same ID is not created twice. (at most 2048 characters) */
  clientUniqueId: string
  /** Start of the call. */
  actualStart: string
  /** Direction of the call. */
  direction: "Inbound" | "Outbound" | "Conference" | "Unknown"
  /** Participants of the call, including the primary user. (at least 1 items) */
  parties: {
    /** ID of the user, as `users.list` returns it. */
    userId?: string
    /** Email address of the participant. */
    emailAddress?: string
    /** Phone number of the participant. */
    phoneNumber?: string
    /** Name of the participant. */
    name?: string
    /** ID of the participant within the call. */
    partyId?: string
    /** Channel of a stereo recording that the participant speaks on, 0 or 1. (0 to 1) */
    mediaChannelId?: number
  }[]
  /** ID of the user who hosted the call, as `users.list` returns it. */
  primaryUser: string
  /** Title of the call. */
  title?: string
  /** Purpose of the call. (at most 255 characters) */
  purpose?: string
  /** Scheduled start of the call. */
  scheduledStart?: string
  /** Scheduled end of the call. */
  scheduledEnd?: string
  /** Duration of the call, in seconds. */
  duration?: number
  /** Outcome (disposition) of the call. (at most 255 characters) */
  disposition?: string
  /** CRM records that the call is about. */
  context?: {
    /** CRM system. */
    system: "Salesforce" | "HubSpot" | "MicrosoftDynamic" | "Generic"
    /** Records in the CRM. */
    objects?: {
      /** Type of the record. */
      objectType: "Opportunity" | "Account"
      /** ID of the record in the CRM. */
      objectId: string
    }[]
  }[]
  /** Your own data. */
  customData?: string
  /** URL to join the meeting. */
  meetingUrl?: string
  /** System that recorded the call, such as `zoom`. */
  callProviderCode?: string
  /** URL that Gong downloads the recording from. */
  downloadMediaUrl?: string
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspaceId?: string
  /** Language spoken in the call, such as `en-US`. Detected by default. */
  languageCode?: string
  /** Flow task that the call completes. */
  flowContext?: {
    /** ID of the task. */
    taskId?: string
  }
}

export interface NewCall {
  requestId?: string
  callId?: string
}

/** Searchable fields of calls, in hosted mode. */
export interface CallsSearchFields {
  id: string | null
  title: string | null
  url: string | null
  scheduled: string | null
  started: string | null
  duration: number | null
  primaryUserId: string | null
  direction: string | null
  system: string | null
  scope: string | null
  media: string | null
  language: string | null
  workspaceId: string | null
  sdrDisposition: string | null
  clientUniqueId: string | null
  customData: string | null
  purpose: string | null
  meetingUrl: string | null
  isPrivate: boolean | null
  calendarEventId: string | null
}

/** Params of calls_extensive.list. */
export interface CallsExtensiveListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Filters to calls started at or after this time. */
  fromDateTime?: string
  /** Filters to calls or entries started before this time. Defaults to now. */
  toDateTime?: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
  /** Filters by call IDs, as `calls.list` returns them. */
  callIds?: string[]
  /** Filters by primary users, by ID from `users.list`. */
  primaryUserIds?: string[]
  /** Additional data to include, besides the data of `calls.list`. */
  contentSelector?: {
    /** CRM records to include: none, their IDs, or their fields too. */
    context?: "None" | "Basic" | "Extended"
    /** Timing of the CRM fields: current values, or values at the time of the call. */
    contextTiming?: ("Now" | "TimeOfCall")[]
    /** Data to include. */
    exposedFields?: {
      /** Whether to include participants. */
      parties?: boolean
      /** Content to include. */
      content?: {
        /** Whether to include the structure (parts) of the call. */
        structure?: boolean
        /** Whether to include topics with their durations. */
        topics?: boolean
        /** Whether to include trackers with their counts. */
        trackers?: boolean
        /** Whether to include the times and speakers of tracker occurrences. */
        trackerOccurrences?: boolean
        /** Whether to include a short summary. */
        brief?: boolean
        /** Whether to include the outline. */
        outline?: boolean
        /** Whether to include highlights. */
        highlights?: boolean
        /** Whether to include the call outcome. */
        callOutcome?: boolean
        /** Whether to include key points. */
        keyPoints?: boolean
      }
      /** Interaction statistics to include. */
      interaction?: {
        /** Whether to include the talk time of each speaker. */
        speakers?: boolean
        /** Whether to include video statistics. */
        video?: boolean
        /** Whether to include statistics of the primary user. */
        personInteractionStats?: boolean
        /** Whether to include question counts. */
        questions?: boolean
      }
      /** Collaboration data to include. */
      collaboration?: {
        /** Whether to include public comments. */
        publicComments?: boolean
      }
      /** Whether to include URLs of audio and video, valid for eight hours. */
      media?: boolean
    }
  }
}

export interface ExtensiveCall {
  /** The call's basic data. */
  metaData?: Call
  /** The CRM objects linked to the call. */
  context?: CrmContext[]
  /** The people who took part in the call. */
  parties?: Party[]
  /** The content Gong found in the call, including trackers, topics, highlights and an outline. */
  content?: Content
  /** The statistics on the interaction, including talk times and questions. */
  interaction?: CallInteraction
  /** The public comments on the call. */
  collaboration?: {
    publicComments?: Comment[]
  }
  /** The short-lived addresses of the audio and video recordings. */
  media?: {
    audioUrl?: string
    videoUrl?: string
  }
}

export interface CrmContext {
  system?: string
  objects?: CrmRecord[]
}

export interface CrmRecord {
  objectType?: string
  objectId?: string
  fields?: CrmField[]
  timing?: string
}

export interface CrmField {
  name?: string
  /** Value of the field, as the CRM stores it. */
  value?: unknown
}

export interface Party {
  id?: string
  emailAddress?: string | null
  name?: string | null
  title?: string | null
  userId?: string | null
  speakerId?: string | null
  context?: CrmContext[]
  affiliation?: string
  phoneNumber?: string | null
  methods?: string[]
}

export interface Content {
  structure?: Timed[]
  topics?: Timed[]
  trackers?: FoundTracker[]
  brief?: string
  outline?: OutlineSection[]
  highlights?: Highlights[]
  callOutcome?: {
    id?: string
    category?: string
    name?: string
  } | null
  keyPoints?: KeyPoint[]
}

export interface Timed {
  name?: string
  duration?: number
}

export interface FoundTracker {
  id?: string
  name?: string
  count?: number
  type?: string
  occurrences?: Occurrence[]
  phrases?: FoundPhrase[]
}

export interface Occurrence {
  startTime?: number
  speakerId?: string | null
}

export interface FoundPhrase {
  phrase?: string
  count?: number
  occurrences?: Occurrence[]
}

export interface OutlineSection {
  section?: string
  startTime?: number
  duration?: number
  items?: OutlineItem[]
}

export interface OutlineItem {
  text?: string
  startTime?: number
}

export interface Highlights {
  title?: string
  items?: Highlight[]
}

export interface Highlight {
  text?: string
  startTimes?: number[]
}

export interface KeyPoint {
  text?: string
}

export interface CallInteraction {
  speakers?: Speaker[]
  interactionStats?: Figure[]
  video?: Timed[]
  questions?: Questions
}

export interface Speaker {
  id?: string
  userId?: string | null
  talkTime?: number
}

export interface Figure {
  name?: string
  value?: number
}

export interface Questions {
  companyCount?: number
  nonCompanyCount?: number
}

export interface Comment {
  id?: string
  audioStartTime?: number
  audioEndTime?: number
  commenterUserId?: string
  comment?: string
  posted?: string
  inReplyTo?: string | null
  duringCall?: boolean
}

/** Params of call_audio.download. */
export interface CallAudioDownloadParams {
  /** ID of the call, as `calls.list` returns it. */
  call_id: string
  /** Byte range to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Params of call_video.download. */
export interface CallVideoDownloadParams {
  /** ID of the call, as `calls.list` returns it. */
  call_id: string
  /** Byte range to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Params of call_media.create. */
export interface CallMediaCreateParams {
  /** ID of the call, as `calls.list` returns it. */
  call_id: string
  /** Audio or video file, as WAV, MP3, MP4, MKV or FLAC. */
  mediaFile: FileInput
}

export interface CallMedia {
  requestId?: string
  callId?: string
  url?: string
}

/** Params of call_transcripts.list. */
export interface CallTranscriptsListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Filters to calls started at or after this time. */
  fromDateTime?: string
  /** Filters to calls or entries started before this time. Defaults to now. */
  toDateTime?: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
  /** Filters by call IDs, as `calls.list` returns them. */
  callIds?: string[]
}

export interface Transcript {
  /** The call's ID. */
  callId: string
  /** The transcript, as each speaker's monologues with timed sentences. */
  transcript?: Monologue[]
}

export interface Monologue {
  speakerId?: string
  topic?: string | null
  sentences?: Sentence[]
}

export interface Sentence {
  start?: number
  end?: number
  text?: string
}

/** Params of call_access.list. */
export interface CallAccessListParams {
  /** IDs of the calls, as `calls.list` returns them. (at least 1 items) */
  callIds: string[]
}

export interface CallAccess {
  /** The call's ID. */
  callId: string
  /** The users given access to the call. */
  users?: UserAccess[]
}

export interface UserAccess {
  userId?: string
}

/** Params of call_access.create. */
export interface CallAccessCreateParams {
  /** Calls with the users to give access to. (at least 1 items) */
  callAccessList: {
    /** ID of the call, as `calls.list` returns it. */
    callId: string
    /** IDs of the users, as `users.list` returns them. (at least 1 items) */
    userIds: string[]
  }[]
}

/** Params of call_access.delete. */
export interface CallAccessDeleteParams {
  /** Calls with the users to remove access from. (at least 1 items) */
  callAccessList: {
    /** ID of the call, as `calls.list` returns it. */
    callId: string
    /** IDs of the users, as `users.list` returns them. (at least 1 items) */
    userIds: string[]
  }[]
}

/** Params of call_outcomes.list. */
export interface CallOutcomesListParams { [k: string]: never }

export interface CallOutcome {
  callOutcome: string
  /** The outcome's position in the list. */
  displayOrder?: number
  /** Whether the outcome means that the call connected. */
  connectStatus?: string
  /** The sentiment of the outcome. May be null. */
  sentiment?: string | null
  todoAction?: string | null
  automation?: string | null
  /** The outcome's category. */
  category?: string
}

/** Params of stats_activity_aggregate.list. */
export interface StatsActivityAggregateListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** First day of the time range. */
  fromDate: string
  /** Day after the last day of the time range, today at the latest. */
  toDate: string
  /** Filters by user IDs, as `users.list` returns them. */
  userIds?: string[]
  /** Filters to users created at or after this time. */
  createdFromDateTime?: string
  /** Filters to users created before this time. */
  createdToDateTime?: string
}

export interface Activity {
  /** The user's ID. */
  userId: string
  /** The user's email address. */
  userEmailAddress?: string
  /** The user's activity counts over the whole date range. */
  userAggregateActivityStats?: ActivityCounts
}

export interface ActivityCounts {
  callsAsHost?: number
  callsGaveFeedback?: number
  callsRequestedFeedback?: number
  callsReceivedFeedback?: number
  ownCallsListenedTo?: number
  othersCallsListenedTo?: number
  callsSharedInternally?: number
  callsSharedExternally?: number
  callsScorecardsFilled?: number
  callsScorecardsReceived?: number
  callsAttended?: number
  callsCommentsGiven?: number
  callsCommentsReceived?: number
  callsMarkedAsFeedbackGiven?: number
  callsMarkedAsFeedbackReceived?: number
}

/** Params of stats_activity_by_period.list. */
export interface StatsActivityByPeriodListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Length of the periods. */
  aggregationPeriod: "DAY" | "WEEK" | "MONTH" | "QUARTER" | "YEAR"
  /** First day of the time range. */
  fromDate: string
  /** Day after the last day of the time range, today at the latest. */
  toDate: string
  /** Filters by user IDs, as `users.list` returns them. */
  userIds?: string[]
  /** Filters to users created at or after this time. */
  createdFromDateTime?: string
  /** Filters to users created before this time. */
  createdToDateTime?: string
}

export interface PeriodActivity {
  /** The user's ID. */
  userId: string
  /** The user's email address. */
  userEmailAddress?: string
  /** The user's activity counts for each period in the date range. */
  userAggregateActivity?: PeriodCounts[]
}

export interface PeriodCounts {
  fromDate?: string
  toDate?: string
  callsAsHost?: number
  callsGaveFeedback?: number
  callsRequestedFeedback?: number
  callsReceivedFeedback?: number
  ownCallsListenedTo?: number
  othersCallsListenedTo?: number
  callsSharedInternally?: number
  callsSharedExternally?: number
  callsScorecardsFilled?: number
  callsScorecardsReceived?: number
  callsAttended?: number
  callsCommentsGiven?: number
  callsCommentsReceived?: number
  callsMarkedAsFeedbackGiven?: number
  callsMarkedAsFeedbackReceived?: number
}

/** Params of stats_activity_day_by_day.list. */
export interface StatsActivityDayByDayListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** First day of the time range. */
  fromDate: string
  /** Day after the last day of the time range, today at the latest. */
  toDate: string
  /** Filters by user IDs, as `users.list` returns them. */
  userIds?: string[]
  /** Filters to users created at or after this time. */
  createdFromDateTime?: string
  /** Filters to users created before this time. */
  createdToDateTime?: string
}

export interface DailyActivity {
  userId: string
  userEmailAddress?: string
  userDailyActivityStats?: DayCalls[]
}

export interface DayCalls {
  fromDate?: string
  toDate?: string
  callsAsHost?: string[]
  callsGaveFeedback?: string[]
  callsRequestedFeedback?: string[]
  callsReceivedFeedback?: string[]
  ownCallsListenedTo?: string[]
  othersCallsListenedTo?: string[]
  callsSharedInternally?: string[]
  callsSharedExternally?: string[]
  callsAttended?: string[]
  callsCommentsGiven?: string[]
  callsCommentsReceived?: string[]
  callsMarkedAsFeedbackGiven?: string[]
  callsMarkedAsFeedbackReceived?: string[]
  callsScorecardsFilled?: string[]
  callsScorecardsReceived?: string[]
}

/** Params of stats_interaction.list. */
export interface StatsInteractionListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** First day of the time range. */
  fromDate: string
  /** Day after the last day of the time range, today at the latest. */
  toDate: string
  /** Filters by user IDs, as `users.list` returns them. */
  userIds?: string[]
  /** Filters to users created at or after this time. */
  createdFromDateTime?: string
  /** Filters to users created before this time. */
  createdToDateTime?: string
}

export interface Interaction {
  userId: string
  userEmailAddress?: string
  personInteractionStats?: Figure[]
}

/** Params of stats_activity_scorecards.list. */
export interface StatsActivityScorecardsListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Filters to calls on or after this date. */
  callFromDate?: string
  /** Filters to calls before this date. */
  callToDate?: string
  /** Filters to scorecards reviewed on or after this date. */
  reviewFromDate?: string
  /** Filters to scorecards reviewed before this date. */
  reviewToDate?: string
  /** Filters by review method: by Gong (automatic), by a user (manual) or both. */
  reviewMethod?: "AUTOMATIC" | "MANUAL" | "BOTH"
  /** Filters by reviewed user IDs, as `users.list` returns them. */
  reviewedUserIds?: string[]
  /** Filters by scorecard IDs, as `settings_scorecards.list` returns them. */
  scorecardIds?: string[]
}

export interface AnsweredScorecard {
  answeredScorecardId: string
  scorecardId?: string
  scorecardName?: string
  callId?: string
  callStartTime?: string
  reviewedUserId?: string
  reviewerUserId?: string | null
  reviewMethod?: string
  editorUserId?: string | null
  reviewTime?: string
  visibilityType?: string
  answers?: Answer[]
}

export interface Answer {
  questionId?: string
  questionRevisionId?: string
  isOverall?: boolean
  score?: number | null
  answerText?: string | null
  notApplicable?: boolean
  selectedOptions?: string[]
}

/** Searchable fields of stats_activity_scorecards, in hosted mode. */
export interface StatsActivityScorecardsSearchFields {
  answeredScorecardId: string | null
  scorecardId: string | null
  scorecardName: string | null
  callId: string | null
  callStartTime: string | null
  reviewedUserId: string | null
  reviewerUserId: string | null
  reviewMethod: string | null
  editorUserId: string | null
  reviewTime: string | null
  visibilityType: string | null
}

/** Params of settings_scorecards.list. */
export interface SettingsScorecardsListParams { [k: string]: never }

export interface Scorecard {
  scorecardId: string
  scorecardName?: string
  workspaceId?: string | null
  enabled?: boolean
  updaterUserId?: string
  created?: string
  updated?: string
  reviewMethod?: string
  questions?: Question[]
}

export interface Question {
  questionId?: string
  questionRevisionId?: string
  questionText?: string
  isOverall?: boolean
  questionType?: string
  answerGuide?: string | null
  minRange?: string | null
  maxRange?: string | null
  answerOptions?: AnswerOption[]
}

export interface AnswerOption {
  id?: number
  text?: string
}

/** Searchable fields of settings_scorecards, in hosted mode. */
export interface SettingsScorecardsSearchFields {
  scorecardId: string | null
  scorecardName: string | null
  workspaceId: string | null
  enabled: boolean | null
  updaterUserId: string | null
  created: string | null
  updated: string | null
  reviewMethod: string | null
}

/** Params of settings_trackers.list. */
export interface SettingsTrackersListParams {
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
}

export interface Tracker {
  trackerId: string
  trackerName?: string
  workspaceId?: string | null
  languageKeywords?: TrackerWords[]
  affiliation?: string
  partOfQuestion?: boolean
  saidAt?: string
  saidAtInterval?: number | null
  saidAtUnit?: string | null
  saidInTopics?: string[]
  filterQuery?: string
  created?: string
  creatorUserId?: string | null
  updated?: string
  updaterUserId?: string | null
}

export interface TrackerWords {
  language?: string
  keywords?: string[]
  includeRelatedForms?: boolean
}

/** Params of library_folders.list. */
export interface LibraryFoldersListParams {
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
}

export interface LibraryFolder {
  id: string
  name?: string
  parentFolderId?: string | null
  createdBy?: string | null
  updated?: string
}

/** Params of library_folder_content.list. */
export interface LibraryFolderContentListParams {
  /** ID of the folder, as `library_folders.list` returns it. */
  folderId: string
}

export interface LibraryCall {
  id: string
  title?: string
  note?: string | null
  addedBy?: string
  created?: string
  url?: string
  snippet?: {
    fromSec?: number
    toSec?: number
  } | null
}

/** Params of coaching.list. */
export interface CoachingListParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  "workspace-id": string
  /** ID of the manager, as `users.list` returns it. */
  "manager-id": string
  /** Start of the time range. */
  from: string
  /** End of the time range. */
  to: string
}

export interface Coaching {
  manager?: Coach
  directReportsMetrics?: CoachedReport[]
}

export interface Coach {
  id?: string
  emailAddress?: string
  firstName?: string
  lastName?: string
  title?: string | null
}

export interface CoachedReport {
  report?: Coach
  /** Metrics by name. */
  metrics?: {
    [k: string]: string[]
  }
}

/** Params of meetings.create. */
export interface MeetingsCreateParams {
  /** Start of the meeting. */
  startTime: string
  /** End of the meeting. */
  endTime: string
  /** Invitees besides the organizer. */
  invitees: {
    /** Email address of the invitee. */
    email: string
    /** Display name of the invitee. */
    displayName?: string
    /** First name of the invitee. */
    firstName?: string
    /** Last name of the invitee. */
    lastName?: string
  }[]
  /** Email address of the organizer, who must be a Gong user of the company. */
  organizerEmail: string
  /** Title of the meeting. */
  title?: string
  /** Your own ID for the meeting. */
  externalId?: string
}

export interface Meeting {
  requestId?: string
  meetingId?: string
  meetingUrl?: string
  additionalInvitees?: Invitee[]
}

export interface Invitee {
  email?: string
  displayName?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Params of meetings.update. */
export interface MeetingsUpdateParams {
  /** ID of the meeting, as `meetings.create` returns it. */
  meetingId: string
  /** Start of the meeting. */
  startTime: string
  /** End of the meeting. */
  endTime: string
  /** Invitees besides the organizer. */
  invitees: {
    /** Email address of the invitee. */
    email: string
    /** Display name of the invitee. */
    displayName?: string
    /** First name of the invitee. */
    firstName?: string
    /** Last name of the invitee. */
    lastName?: string
  }[]
  /** Email address of the organizer, who must be a Gong user of the company. */
  organizerEmail: string
  /** Title of the meeting. */
  title?: string
  /** Your own ID for the meeting. */
  externalId?: string
}

/** Params of meetings.delete. */
export interface MeetingsDeleteParams {
  /** ID of the meeting, as `meetings.create` returns it. */
  meetingId: string
  /** Email address of the organizer, who must be a Gong user of the company. */
  organizerEmail?: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** ID of the user, as `users.list` returns it. */
  userId: string
  /**
   * Filters by status. Defaults to all statuses. (default ["OPEN","DONE","DISMISSED"])
   * 
   * Items: Status of the task: open, done or dismissed.
   */
  status?: ("OPEN" | "DONE" | "DISMISSED")[]
  /** Filters by type: tasks of flows or manual tasks. Defaults to both. (default ["FLOW","MANUAL"]) */
  types?: ("FLOW" | "MANUAL")[]
  /** Filters by action. Gong supports calls only. (default ["CALL"]) */
  taskAction?: ("CALL")[]
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
}

export interface Task {
  id: number
  userId?: number
  created?: string
  updated?: string
  status?: TaskStatus
  type?: string
  actions?: string[]
  title?: string | null
  account?: CrmAccount | null
  opportunity?: Opportunity | null
  dueDate?: string | null
  flow?: TaskFlow | null
  contact?: TaskContact | null
  additionalContacts?: TaskContact[]
  priority?: {
    id?: number
    name?: string
    weight?: number
  } | null
}

export interface CrmAccount {
  crmId?: string
  name?: string
  crmUrl?: string
}

export interface Opportunity {
  crmId?: string
  name?: string
  crmUrl?: string
  status?: string
  stage?: string
  amount?: string
  probability?: string
  closeDate?: string
}

export interface TaskFlow {
  id?: number
  name?: string
  step?: {
    id?: number
    name?: string
    stepNumber?: number
  }
}

export interface TaskContact {
  crmId?: string
  type?: string
  data?: ContactData
}

export interface ContactData {
  firstName?: string | null
  lastName?: string | null
  crmUrl?: string
  companyName?: string | null
  affiliation?: string
  emails?: ContactEmail[]
  title?: string | null
  timezone?: string | null
  phoneNumbers?: ContactPhone[]
  city?: string | null
  country?: string | null
  state?: string | null
  zipcode?: string | null
  optOutChannels?: string[]
  linkedinProfile?: string | null
}

export interface ContactEmail {
  email?: string
}

export interface ContactPhone {
  raw?: string
  extension?: string | null
  countryCode?: number
  normalized?: string
  label?: string
  isVerified?: boolean
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the task, as `tasks.list` returns it. */
  id: string
  /** ID of the user who has the task, as `users.list` returns it. */
  userId: string
  /** New status of the task. */
  status?: "OPEN" | "DONE" | "DISMISSED"
  /** New due date of the task. */
  dueDate?: string
}

/** Params of flows.list. */
export interface FlowsListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Email address of the user. */
  flowOwnerEmail: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
  /** Filters by folder ID, as `flow_folders.list` returns it. */
  folderId?: string
}

export interface Flow {
  id: string
  name?: string
  folderId?: string
  folderName?: string
  visibility?: string
  creationDate?: string
  exclusive?: boolean
}

/** Params of flow_folders.list. */
export interface FlowFoldersListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Email address of the user. */
  flowFolderOwnerEmail: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspaceId?: string
  /** Filters by ID of the parent folder. */
  parentId?: string
}

export interface FlowFolder {
  id: string
  name?: string
  parentFolderId?: string
  createdById?: string
  visibility?: string
}

/** Params of flow_prospects.list. */
export interface FlowProspectsListParams {
  /** IDs of contacts or leads in the CRM, up to 200. (1 to 200 items) */
  crmProspectsIds: string[]
}

export interface FlowProspect {
  flowInstanceId: string
  flowId?: string
  flowName?: string
  crmProspectId?: string
  flowInstanceOwnerEmail?: string
  flowInstanceOwnerFullName?: string
  flowInstanceCreateDate?: string
  flowInstanceStatus?: string
  workspaceId?: string | null
  exclusive?: boolean
}

/** Params of flow_prospects.create. */
export interface FlowProspectsCreateParams {
  /** IDs of contacts or leads in the CRM, up to 200. (1 to 200 items) */
  crmProspectsIds: string[]
  /** ID of the flow, as `flows.list` returns it. */
  flowId: string
  /** Email address of the user who gets the flow's steps as to-dos. */
  flowInstanceOwnerEmail: string
  /** Text that describes the flow instance to its users. */
  flowInstanceDescription?: string
}

export interface FlowAssignment {
  requestId?: string
  prospectsAssigned?: FlowProspect[]
  prospectsNotAssigned?: FailedAssignment[]
}

export interface FailedAssignment {
  flowId?: string
  crmProspectId?: string
  errorCode?: string
  errorMessage?: string
}

/** Params of flow_prospects.delete. */
export interface FlowProspectsDeleteParams {
  /** IDs of flow instances: the `flowInstanceId` that `flow_prospects.list` returns. (at least 1 items) */
  flowInstanceIds: string[]
  /** Email address of the user to remove the prospects as. */
  unassignedByUserEmail?: string
}

/** Params of logs.list. */
export interface LogsListParams {
  /** Cursor of the next page, as the previous page returns it. */
  cursor?: string
  /** Type of the log. */
  logType: "AccessLog" | "UserActivityLog" | "UserCallPlay" | "ExternallySharedCallAccess" | "ExternallySharedCallPlay"
  /** Filters to calls or entries started at or after this time. */
  fromDateTime: string
  /** Filters to calls or entries started before this time. Defaults to now. */
  toDateTime?: string
}

export interface LogEntry {
  userId?: string | null
  userEmailAddress?: string | null
  userFullName?: string | null
  impersonatorUserId?: string | null
  impersonatorEmailAddress?: string | null
  impersonatorFullName?: string | null
  impersonatorCompanyId?: string | null
  eventTime?: string
  /** Details of the activity. The fields depend on the log. */
  logRecord?: { [k: string]: unknown }
}

/** Params of email_references.get. */
export interface EmailReferencesGetParams {
  /** Email address to look up. */
  emailAddress: string
}

export interface EmailReferences {
  requestId?: string
  emails?: StoredEmail[]
  calls?: StoredCall[]
  meetings?: StoredMeeting[]
  customerData?: StoredCustomer[]
  customerEngagement?: Engagement[]
}

export interface StoredEmail {
  from?: string
  id?: string
  sentTime?: string
  mailbox?: string
  messageHash?: string
}

export interface StoredCall {
  id?: string
  status?: string
  externalSystems?: StoredSystem[]
}

export interface StoredSystem {
  system?: string
  objects?: StoredObject[]
}

export interface StoredObject {
  objectType?: string
  externalId?: string
}

export interface StoredMeeting {
  id?: string
}

export interface StoredCustomer {
  system?: string
  objects?: StoredRecord[]
}

export interface StoredRecord {
  id?: string
  objectType?: string
  externalId?: string
  mirrorId?: string | null
  fields?: CrmField[]
}

export interface Engagement {
  eventType?: string
  timestamp?: string
  contentId?: string | null
  contentUrl?: string | null
  reportingSystem?: string
  eventName?: string | null
  sourceEventId?: string | null
}

/** Params of phone_references.get. */
export interface PhoneReferencesGetParams {
  /** Phone number to look up, with `+` and the country code. */
  phoneNumber: string
}

export interface PhoneReferences {
  requestId?: string
  suppliedPhoneNumber?: string
  matchingPhoneNumbers?: string[]
  emailAddresses?: string[]
  emails?: StoredEmail[]
  calls?: StoredCall[]
  meetings?: StoredMeeting[]
  customerData?: StoredCustomer[]
}

/** Credentials by auth variant. */
export interface GongCredentials {
  access_key: GongAccessKeyCredentials
  oauth: GongOauthCredentials
}

/** Access key */
export interface GongAccessKeyCredentials {
  /** The access key. */
  access_key: string
  /** The access key secret. */
  access_key_secret: string
}

/** OAuth */
export interface GongOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface GongConfig {
  /**
   * Part of the account's API base URL before `.gong.io`, such as `us-12345.api`. Defaults to `api`. (default "api")
   */
  subdomain?: string
}
