// Generated from definitions/gong.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Gong */
    "gong": Gong
  }
}

/** Whether it is to be done, done, or dismissed. */
export type TaskStatus = ("OPEN" | "DONE" | "DISMISSED")

/**
 * Gong. Recorded calls with transcripts, media and statistics, people, scorecards, trackers, coaching, library,
 * meetings, tasks and flows of one Gong account.
 */
export interface Gong {
  operations: GongOperations
  credentials: GongCredentials
  config: GongConfig
}

/** What can be called, by entity and action. */
export interface GongOperations {
  /** A part of the account with calls and settings of its own. */
  workspaces: {
    /** Lists the workspaces of the account. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
  }
  /** A person of the company. */
  users: {
    /** Lists the company's people, 100 a page. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    /** Gets one person with settings and languages. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Lists people by ids or by when they were added. */
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
  /** When a setting of a person was changed. */
  user_settings_history: {
    /** Lists when settings of a person were changed. */
    list: {
      params: UserSettingsHistoryListParams
      records: SettingChange[]
      meta: {}
    }
  }
  /** A recorded call. */
  calls: {
    /** Lists calls of a time, 100 a page. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
    /** Gets one call without what was said. */
    get: {
      params: CallsGetParams
      records: Call
      meta: {}
    }
    /** Adds a call; its recording is fetched from downloadMediaUrl, or uploaded by call_media.create. */
    create: {
      params: CallsCreateParams
      records: NewCall
      meta: {}
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** A call with those who took part, what it was about and how it went. */
  calls_extensive: {
    /** Lists calls with as much as contentSelector asks for: people, topics, trackers, outline, figures, media. */
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
    /** Downloads the video of a call that has one. */
    download: {
      params: CallVideoDownloadParams
      file: true
    }
  }
  /** The recording of a call that was added. */
  call_media: {
    /** Uploads the recording of a call that calls.create added, up to 1.5 GB. */
    create: {
      params: CallMediaCreateParams
      records: CallMedia
      meta: {}
    }
  }
  /** What was said in a call. */
  call_transcripts: {
    /** Lists transcripts of calls, of a time or by ids, with who said what when, in milliseconds. */
    list: {
      params: CallTranscriptsListParams
      records: Transcript[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** Who was given access to a call. */
  call_access: {
    /** Lists to whom access to some calls was given by this API. */
    list: {
      params: CallAccessListParams
      records: CallAccess[]
      meta: {}
    }
    /** Gives people access to calls. */
    create: {
      params: CallAccessCreateParams
      records: null
      meta: {}
    }
    /** Takes access to calls back that this API gave. */
    delete: {
      params: CallAccessDeleteParams
      records: null
      meta: {}
    }
  }
  /** What a call can come to. */
  call_outcomes: {
    /** Lists the outcomes that calls can have. */
    list: {
      params: CallOutcomesListParams
      records: CallOutcome[]
      meta: {}
    }
  }
  /** What a person did in Gong in a time. */
  stats_activity_aggregate: {
    /** Lists how often people listened to, shared, commented on and scored calls in a time. */
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
  /** What a person did in Gong, in each period of a time. */
  stats_activity_by_period: {
    /** Lists what people did in a time, by day, week, month, quarter or year. */
    list: {
      params: StatsActivityByPeriodListParams
      records: PeriodActivity[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** With which calls a person did what, day by day. */
  stats_activity_day_by_day: {
    /** Lists for each person and day the ids of calls that were listened to, shared, commented on or scored. */
    list: {
      params: StatsActivityDayByDayListParams
      records: DailyActivity[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** How a person talks in calls. */
  stats_interaction: {
    /** Lists figures of how people talk, such as the longest monologue, patience and talk ratio, in a time. */
    list: {
      params: StatsInteractionListParams
      records: Interaction[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** A scorecard that was answered for a call. */
  stats_activity_scorecards: {
    /** Lists answered scorecards by when they were reviewed, when the call was, by people or by scorecard. */
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
  /** A list of questions by which calls are scored. */
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
  /** Words and ideas that Gong looks for in calls. */
  settings_trackers: {
    /** Lists the trackers of the account or of a workspace with their words. */
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
  /** How a manager coaches those who report to them. */
  coaching: {
    /** Lists a manager's coaching metrics for each report in a time. */
    list: {
      params: CoachingListParams
      records: Coaching[]
      meta: {}
    }
  }
  /** A meeting in Gong's own calendar. */
  meetings: {
    /** Makes a meeting with a page on which its guests consent to the recording. */
    create: {
      params: MeetingsCreateParams
      records: Meeting
      meta: {}
    }
    /** Changes a meeting; what is not given is taken away. */
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
  /** A task of a person in Gong Engage. */
  tasks: {
    /** Lists a person's tasks. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Marks a task as done or dismissed, or moves its due date. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
  }
  /** A sequence of e-mails, calls and tasks for prospects. */
  flows: {
    /** Lists the flows that a person sees: the company's, their own and those shared with them. */
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
    /** Lists the folders of flows that a person sees. */
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
    /** Lists the flows that some prospects are in, by their ids in the CRM. */
    list: {
      params: FlowProspectsListParams
      records: FlowProspect[]
      meta: {}
    }
    /** Puts prospects into a flow, up to 200 at once, and says which could not be. */
    create: {
      params: FlowProspectsCreateParams
      records: FlowAssignment
      meta: {}
    }
    /** Takes prospects out of flows. */
    delete: {
      params: FlowProspectsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An entry of a log of what people did. */
  logs: {
    /** Lists what people did in Gong in a time, 100 a page. */
    list: {
      params: LogsListParams
      records: LogEntry[]
      meta: {
        cursor: string | null
        totalRecords: number | null
      }
    }
  }
  /** What Gong stores of an e-mail address. */
  email_references: {
    /** Gets the calls, e-mails, meetings and records that an e-mail address stands in. */
    get: {
      params: EmailReferencesGetParams
      records: EmailReferences
      meta: {}
    }
  }
  /** What Gong stores of a phone number. */
  phone_references: {
    /** Gets the calls, e-mails, meetings and records that a phone number stands in. */
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
  id: string
  name?: string
  description?: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** Whether those come along who exist for data from elsewhere only. */
  includeAvatars?: boolean
}

export interface User {
  id: string
  emailAddress?: string
  created?: string
  active?: boolean
  emailAliases?: string[]
  trustedEmailAddress?: string | null
  firstName?: string
  lastName?: string
  title?: string | null
  phoneNumber?: string | null
  extension?: string | null
  personalMeetingUrls?: string[]
  settings?: UserSettings
  managerId?: string | null
  meetingConsentPageUrl?: string | null
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
  /** The person, by id from users.list. */
  id: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Only these people, by id. */
  userIds?: string[]
  /** Only people added since then. */
  createdFromDateTime?: string
  /** Only people added before then. */
  createdToDateTime?: string
  /** Whether those come along who exist for data from elsewhere only. */
  includeAvatars?: boolean
  /** The cursor of the page before. */
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
  /** The person, by id from users.list. */
  user_id: string
}

export interface SettingChange {
  setting?: string
  value?: boolean
  time?: string
}

/** Params of calls.list. */
export interface CallsListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** From when on, by the begin of the call or entry. */
  fromDateTime?: string
  /** Until when, without what began then; now unless given. */
  toDateTime?: string
  /** Only this workspace, by id from workspaces.list. */
  workspaceId?: string
}

export interface Call {
  id: string
  url?: string
  title?: string
  scheduled?: string | null
  started?: string
  duration?: number
  primaryUserId?: string | null
  direction?: string
  system?: string
  scope?: string
  media?: string
  language?: string
  workspaceId?: string
  sdrDisposition?: string | null
  clientUniqueId?: string | null
  customData?: string | null
  purpose?: string | null
  meetingUrl?: string | null
  isPrivate?: boolean
  calendarEventId?: string | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** The call, by id from calls.list. */
  id: string
}

/** Params of calls.create. */
export interface CallsCreateParams {
  /** The call's id in the system that recorded it; the same one is not added twice. (at most 2048 characters) */
  clientUniqueId: string
  /** When it began. */
  actualStart: string
  /** Who called whom, or a conference. */
  direction: "Inbound" | "Outbound" | "Conference" | "Unknown"
  /** Who took part, the primary user among them. (at least 1 items) */
  parties: {
    /** The person of the company, by id from users.list. */
    userId?: string
    /** The e-mail address. */
    emailAddress?: string
    /** The phone number. */
    phoneNumber?: string
    /** The name. */
    name?: string
    /** An id that is theirs in this call. */
    partyId?: string
    /** On which channel of a stereo recording they speak. (0 to 1) */
    mediaChannelId?: number
  }[]
  /** The person of the company whose call it is, by id from users.list. */
  primaryUser: string
  /** What the call is called. */
  title?: string
  /** What it was for. (at most 255 characters) */
  purpose?: string
  /** When it should have begun. */
  scheduledStart?: string
  /** When it should have ended. */
  scheduledEnd?: string
  /** How long it took in seconds. */
  duration?: number
  /** What came of it. (at most 255 characters) */
  disposition?: string
  /** Records of a CRM that it is about. */
  context?: {
    /** The CRM. */
    system: "Salesforce" | "HubSpot" | "MicrosoftDynamic" | "Generic"
    /** Its records. */
    objects?: {
      /** What it is. */
      objectType: "Opportunity" | "Account"
      /** Its id there. */
      objectId: string
    }[]
  }[]
  /** Data of your own. */
  customData?: string
  /** Where one could join it. */
  meetingUrl?: string
  /** The system that recorded it, such as zoom. */
  callProviderCode?: string
  /** Where Gong gets the recording. */
  downloadMediaUrl?: string
  /** The workspace, by id from workspaces.list. */
  workspaceId?: string
  /** The language that was spoken, such as en-US; found out unless given. */
  languageCode?: string
  /** The task of a flow that it fulfils. */
  flowContext?: {
    /** The task. */
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
  /** The cursor of the page before. */
  cursor?: string
  /** Only calls begun since then. */
  fromDateTime?: string
  /** Until when, without what began then; now unless given. */
  toDateTime?: string
  /** Only this workspace, by id from workspaces.list. */
  workspaceId?: string
  /** Only these calls, by id from calls.list. */
  callIds?: string[]
  /** Only calls of these people, by id from users.list. */
  primaryUserIds?: string[]
  /** What comes along besides the data of calls.list. */
  contentSelector?: {
    /** Records of the CRM: none, their ids, or their fields too. */
    context?: "None" | "Basic" | "Extended"
    /** Fields as they are now, or as they were. */
    contextTiming?: ("Now" | "TimeOfCall")[]
    /** What comes along. */
    exposedFields?: {
      /** Who took part. */
      parties?: boolean
      /** What it was about. */
      content?: {
        /** Its parts. */
        structure?: boolean
        /** Topics with how long they took. */
        topics?: boolean
        /** Trackers with how often they were found. */
        trackers?: boolean
        /** When trackers were found, and by whom. */
        trackerOccurrences?: boolean
        /** A short summary. */
        brief?: boolean
        /** An outline. */
        outline?: boolean
        /** What stood out. */
        highlights?: boolean
        /** What came of it. */
        callOutcome?: boolean
        /** Its key points. */
        keyPoints?: boolean
      }
      /** How it went. */
      interaction?: {
        /** How long each spoke. */
        speakers?: boolean
        /** What the video shows. */
        video?: boolean
        /** Figures of the primary user. */
        personInteractionStats?: boolean
        /** How many questions were asked. */
        questions?: boolean
      }
      /** What was said about it. */
      collaboration?: {
        /** Comments. */
        publicComments?: boolean
      }
      /** URLs of audio and video, good for eight hours. */
      media?: boolean
    }
  }
}

export interface ExtensiveCall {
  metaData?: Call
  context?: CrmContext[]
  parties?: Party[]
  content?: Content
  interaction?: CallInteraction
  collaboration?: {
    publicComments?: Comment[]
  }
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
  /** Whatever the CRM holds there. */
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
  /** The call, by id from calls.list. */
  call_id: string
  /** Only these bytes, such as bytes=0-1023. */
  range_header?: string
}

/** Params of call_video.download. */
export interface CallVideoDownloadParams {
  /** The call, by id from calls.list. */
  call_id: string
  /** Only these bytes, such as bytes=0-1023. */
  range_header?: string
}

/** Params of call_media.create. */
export interface CallMediaCreateParams {
  /** The call, by id from calls.list. */
  call_id: string
  /** The audio or video, as WAV, MP3, MP4, MKV or FLAC. */
  mediaFile: FileParam
}

export interface CallMedia {
  requestId?: string
  callId?: string
  url?: string
}

/** Params of call_transcripts.list. */
export interface CallTranscriptsListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** Only calls begun since then. */
  fromDateTime?: string
  /** Until when, without what began then; now unless given. */
  toDateTime?: string
  /** Only this workspace, by id from workspaces.list. */
  workspaceId?: string
  /** Only these calls, by id from calls.list. */
  callIds?: string[]
}

export interface Transcript {
  callId: string
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
  /** The calls, by id from calls.list. (at least 1 items) */
  callIds: string[]
}

export interface CallAccess {
  callId: string
  users?: UserAccess[]
}

export interface UserAccess {
  userId?: string
}

/** Params of call_access.create. */
export interface CallAccessCreateParams {
  /** Who gets access to which call. (at least 1 items) */
  callAccessList: {
    /** The call, by id from calls.list. */
    callId: string
    /** The people, by id from users.list. (at least 1 items) */
    userIds: string[]
  }[]
}

/** Params of call_access.delete. */
export interface CallAccessDeleteParams {
  /** Who loses access to which call. (at least 1 items) */
  callAccessList: {
    /** The call, by id from calls.list. */
    callId: string
    /** The people, by id from users.list. (at least 1 items) */
    userIds: string[]
  }[]
}

/** Params of call_outcomes.list. */
export interface CallOutcomesListParams { [k: string]: never }

export interface CallOutcome {
  callOutcome: string
  displayOrder?: number
  connectStatus?: string
  sentiment?: string | null
  todoAction?: string | null
  automation?: string | null
  category?: string
}

/** Params of stats_activity_aggregate.list. */
export interface StatsActivityAggregateListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** The first day. */
  fromDate: string
  /** The day after the last one, today at the latest. */
  toDate: string
  /** Only these people, by id from users.list. */
  userIds?: string[]
  /** Only people added since then. */
  createdFromDateTime?: string
  /** Only people added before then. */
  createdToDateTime?: string
}

export interface Activity {
  userId: string
  userEmailAddress?: string
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
  /** The cursor of the page before. */
  cursor?: string
  /** The periods. */
  aggregationPeriod: "DAY" | "WEEK" | "MONTH" | "QUARTER" | "YEAR"
  /** The first day. */
  fromDate: string
  /** The day after the last one, today at the latest. */
  toDate: string
  /** Only these people, by id from users.list. */
  userIds?: string[]
  /** Only people added since then. */
  createdFromDateTime?: string
  /** Only people added before then. */
  createdToDateTime?: string
}

export interface PeriodActivity {
  userId: string
  userEmailAddress?: string
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
  /** The cursor of the page before. */
  cursor?: string
  /** The first day. */
  fromDate: string
  /** The day after the last one, today at the latest. */
  toDate: string
  /** Only these people, by id from users.list. */
  userIds?: string[]
  /** Only people added since then. */
  createdFromDateTime?: string
  /** Only people added before then. */
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
  /** The cursor of the page before. */
  cursor?: string
  /** The first day. */
  fromDate: string
  /** The day after the last one, today at the latest. */
  toDate: string
  /** Only these people, by id from users.list. */
  userIds?: string[]
  /** Only people added since then. */
  createdFromDateTime?: string
  /** Only people added before then. */
  createdToDateTime?: string
}

export interface Interaction {
  userId: string
  userEmailAddress?: string
  personInteractionStats?: Figure[]
}

/** Params of stats_activity_scorecards.list. */
export interface StatsActivityScorecardsListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** Only calls since this day. */
  callFromDate?: string
  /** Only calls before this day. */
  callToDate?: string
  /** Only those reviewed since this day. */
  reviewFromDate?: string
  /** Only those reviewed before this day. */
  reviewToDate?: string
  /** Whether a person or Gong answered it, or either. */
  reviewMethod?: "AUTOMATIC" | "MANUAL" | "BOTH"
  /** Only calls of these people, by id from users.list. */
  reviewedUserIds?: string[]
  /** Only these scorecards, by id from settings_scorecards.list. */
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
  /** Only this workspace, by id from workspaces.list. */
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
  /** Only this workspace, by id from workspaces.list. */
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
  /** The folder, by id from library_folders.list. */
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
  /** The workspace, by id from workspaces.list. */
  "workspace-id": string
  /** The manager, by id from users.list. */
  "manager-id": string
  /** The begin of the time. */
  from: string
  /** The end of the time. */
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
  /** Figures by name. */
  metrics?: {
    [k: string]: string[]
  }
}

/** Params of meetings.create. */
export interface MeetingsCreateParams {
  /** When it begins. */
  startTime: string
  /** When it ends. */
  endTime: string
  /** Who is invited besides the organizer. */
  invitees: {
    /** The e-mail address. */
    email: string
    /** The name as it is shown. */
    displayName?: string
    /** The first name. */
    firstName?: string
    /** The last name. */
    lastName?: string
  }[]
  /** The e-mail address of whoever organizes it, who is a person of the company. */
  organizerEmail: string
  /** What the meeting is called. */
  title?: string
  /** An id of your own. */
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
  /** The meeting, by id from meetings.create. */
  meetingId: string
  /** When it begins. */
  startTime: string
  /** When it ends. */
  endTime: string
  /** Who is invited besides the organizer. */
  invitees: {
    /** The e-mail address. */
    email: string
    /** The name as it is shown. */
    displayName?: string
    /** The first name. */
    firstName?: string
    /** The last name. */
    lastName?: string
  }[]
  /** The e-mail address of whoever organizes it, who is a person of the company. */
  organizerEmail: string
  /** What the meeting is called. */
  title?: string
  /** An id of your own. */
  externalId?: string
}

/** Params of meetings.delete. */
export interface MeetingsDeleteParams {
  /** The meeting, by id from meetings.create. */
  meetingId: string
  /** The e-mail address of whoever organizes it, who is a person of the company. */
  organizerEmail?: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** The person, by id from users.list. */
  userId: string
  /**
   * Only tasks in these states. (default ["OPEN","DONE","DISMISSED"])
   * 
   * Items: Whether it is to be done, done, or dismissed.
   */
  status?: ("OPEN" | "DONE" | "DISMISSED")[]
  /** Only tasks of flows, or those that people made. (default ["FLOW","MANUAL"]) */
  types?: ("FLOW" | "MANUAL")[]
  /** What is to be done; Gong has calls only. (default ["CALL"]) */
  taskAction?: ("CALL")[]
  /** Only this workspace, by id from workspaces.list. */
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
  /** The task, by id from tasks.list. */
  id: string
  /** The person whose task it is, by id from users.list. */
  userId: string
  /** The new state. */
  status?: "OPEN" | "DONE" | "DISMISSED"
  /** The new due date. */
  dueDate?: string
}

/** Params of flows.list. */
export interface FlowsListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** The person's e-mail address. */
  flowOwnerEmail: string
  /** Only this workspace, by id from workspaces.list. */
  workspaceId?: string
  /** Only flows of this folder, by id from flow_folders.list. */
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
  /** The cursor of the page before. */
  cursor?: string
  /** The person's e-mail address. */
  flowFolderOwnerEmail: string
  /** Only this workspace, by id from workspaces.list. */
  workspaceId?: string
  /** Only folders in this one. */
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
  /** The prospects, by ids of contacts or leads in the CRM. (1 to 200 items) */
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
  /** The prospects, by ids of contacts or leads in the CRM. (1 to 200 items) */
  crmProspectsIds: string[]
  /** The flow, by id from flows.list. */
  flowId: string
  /** Whose to-dos its steps become. */
  flowInstanceOwnerEmail: string
  /** A remark. */
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
  /** Their places in flows, by flowInstanceId from flow_prospects.list. (at least 1 items) */
  flowInstanceIds: string[]
  /** In whose name. */
  unassignedByUserEmail?: string
}

/** Params of logs.list. */
export interface LogsListParams {
  /** The cursor of the page before. */
  cursor?: string
  /** Which log. */
  logType: "AccessLog" | "UserActivityLog" | "UserCallPlay" | "ExternallySharedCallAccess" | "ExternallySharedCallPlay"
  /** From when on, by the begin of the call or entry. */
  fromDateTime: string
  /** Until when, without what began then; now unless given. */
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
  /** What was done; its fields depend on the log. */
  logRecord?: { [k: string]: unknown }
}

/** Params of email_references.get. */
export interface EmailReferencesGetParams {
  /** The e-mail address. */
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
  /** The phone number, from + and the country's code on. */
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
  /** The access key's secret. */
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
   * What stands before .gong.io in the account's API base URL, such as us-12345.api; api unless given. (default "api")
   */
  subdomain?: string
}
