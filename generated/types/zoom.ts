// Generated from definitions/zoom.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Zoom */
    "zoom": Zoom
  }
}

/** Zoom. Meetings, registrants, recordings, summaries, webinars, users, groups and reports of Zoom accounts. */
export interface Zoom {
  operations: ZoomOperations
  credentials: ZoomCredentials
  config: ZoomConfig
}

/** The operations, by entity and action. */
export interface ZoomOperations {
  /** A user of the account. */
  users: {
    /** Lists the users of the account in one state, active ones by default. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets a user by ID or email address. */
    get: {
      params: UsersGetParams
      records: UserDetails
      meta: {}
    }
    /** Creates a user, who gets an invitation by email unless the action says otherwise. */
    create: {
      params: UsersCreateParams
      records: CreatedUser
      meta: {}
    }
    /** Updates the profile, the license or the department of a user. */
    update: {
      params: UsersUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a user, or removes them from the account. Their content can be transferred. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    /** Activates or deactivates a user. */
    set_status: {
      params: UsersSetStatusParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A group of users. */
  groups: {
    /** Lists the groups of the account. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        total_records: unknown
      }
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A user in a group. */
  group_members: {
    /** Lists the users in a group. */
    list: {
      params: GroupMembersListParams
      records: GroupMember[]
      meta: {
        total_records: unknown
      }
    }
    search: {
      fields: GroupMembersSearchFields
    }
  }
  /** A meeting of a user, scheduled or recurring. */
  meetings: {
    /** Lists the meetings of a user: scheduled, live, upcoming or past ones. */
    list: {
      params: MeetingsListParams
      records: Meeting[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets a meeting with its settings and occurrences. */
    get: {
      params: MeetingsGetParams
      records: MeetingDetails
      meta: {}
    }
    /** Creates a meeting for a user, at once or at a time. */
    create: {
      params: MeetingsCreateParams
      records: CreatedMeeting
      meta: {}
    }
    /** Updates the topic, the time or the settings of a meeting. */
    update: {
      params: MeetingsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a meeting, or one occurrence of it. */
    delete: {
      params: MeetingsDeleteParams
      records: null
      meta: {}
    }
    /** Ends a running meeting for everybody. */
    end: {
      params: MeetingsEndParams
      records: null
      meta: {}
    }
    search: {
      fields: MeetingsSearchFields
    }
  }
  /** The text of invitation of a meeting. */
  meeting_invitations: {
    /** Gets the text of invitation of a meeting, with its link and dial-in numbers. */
    get: {
      params: MeetingInvitationsGetParams
      records: MeetingInvitation
      meta: {}
    }
  }
  /** A person who registered for a meeting. */
  meeting_registrants: {
    /** Lists the registrants of a meeting in one state, approved ones by default. */
    list: {
      params: MeetingRegistrantsListParams
      records: MeetingRegistrant[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets a registrant of a meeting. */
    get: {
      params: MeetingRegistrantsGetParams
      records: MeetingRegistrant
      meta: {}
    }
    /** Registers a person for a meeting. */
    create: {
      params: MeetingRegistrantsCreateParams
      records: MeetingRegistrantCreated
      meta: {}
    }
    /** Deletes a registrant of a meeting. */
    delete: {
      params: MeetingRegistrantsDeleteParams
      records: null
      meta: {}
    }
    /** Approves, denies or cancels registrations for a meeting. */
    set_status: {
      params: MeetingRegistrantsSetStatusParams
      records: null
      meta: {}
    }
  }
  /** A poll of a meeting. */
  meeting_polls: {
    /** Lists the polls of a meeting. */
    list: {
      params: MeetingPollsListParams
      records: MeetingPoll[]
      meta: {
        total_records: unknown
      }
    }
    /** Creates a poll for a meeting. */
    create: {
      params: MeetingPollsCreateParams
      records: MeetingPoll
      meta: {}
    }
  }
  /** An ended instance of a meeting. */
  past_meetings: {
    /** Gets an ended meeting: its times, host and number of participants. */
    get: {
      params: PastMeetingsGetParams
      records: PastMeeting
      meta: {}
    }
  }
  /** A time at which a meeting took place. */
  past_meeting_instances: {
    /** Lists the ended instances of a meeting, with their UUIDs. */
    list: {
      params: PastMeetingInstancesListParams
      records: PastMeetingInstance[]
      meta: {}
    }
  }
  /** A participation in an ended meeting. A person who joined twice is in two records. */
  past_meeting_participants: {
    /** Lists who took part in an ended meeting, with times. */
    list: {
      params: PastMeetingParticipantsListParams
      records: PastMeetingParticipant[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** A participant's answers to the polls of an ended meeting. */
  past_meeting_polls: {
    /** Lists the answers to the polls of an ended meeting, by participant. */
    list: {
      params: PastMeetingPollsListParams
      records: PollResult[]
      meta: {}
    }
  }
  /** A participant's questions in an ended meeting. */
  past_meeting_qa: {
    /** Lists the questions and answers of an ended meeting, by participant. */
    list: {
      params: PastMeetingQaListParams
      records: QaResult[]
      meta: {}
    }
  }
  /** The cloud recording of a meeting or webinar, with its files. */
  recordings: {
    /** Lists the cloud recordings of a user in a period of at most a month. */
    list: {
      params: RecordingsListParams
      records: Recording[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets the recording of a meeting, with links to its files. */
    get: {
      params: RecordingsGetParams
      records: RecordingDetails
      meta: {}
    }
    /** Deletes the recording of a meeting: into the trash by default, or for good. */
    delete: {
      params: RecordingsDeleteParams
      records: null
      meta: {}
    }
    /** Recovers the recording of a meeting from the trash. */
    recover: {
      params: RecordingsRecoverParams
      records: null
      meta: {}
    }
  }
  /** A file of a recording. */
  recording_files: {
    /** Deletes a file of a recording: into the trash by default, or for good. */
    delete: {
      params: RecordingFilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** The text of the AI Companion about a meeting, with next steps. */
  meeting_summaries: {
    /** Lists the summaries of the meetings of the account in a period. */
    list: {
      params: MeetingSummariesListParams
      records: MeetingSummary[]
      meta: {}
    }
    /** Gets the summary of a meeting, with its next steps. */
    get: {
      params: MeetingSummariesGetParams
      records: MeetingSummaryDetails
      meta: {}
    }
  }
  /** A webinar of a user, scheduled or recurring. */
  webinars: {
    /** Lists the webinars of a user. */
    list: {
      params: WebinarsListParams
      records: Webinar[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets a webinar with its settings and occurrences. */
    get: {
      params: WebinarsGetParams
      records: WebinarDetails
      meta: {}
    }
    /** Creates a webinar for a user. */
    create: {
      params: WebinarsCreateParams
      records: CreatedWebinar
      meta: {}
    }
    /** Updates the topic, the time or the settings of a webinar. */
    update: {
      params: WebinarsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a webinar, or one occurrence of it. */
    delete: {
      params: WebinarsDeleteParams
      records: null
      meta: {}
    }
    /** Ends a running webinar for everybody. */
    end: {
      params: WebinarsEndParams
      records: null
      meta: {}
    }
    search: {
      fields: WebinarsSearchFields
    }
  }
  /** A person who registered for a webinar. */
  webinar_registrants: {
    /** Lists the registrants of a webinar in one state, approved ones by default. */
    list: {
      params: WebinarRegistrantsListParams
      records: WebinarRegistrant[]
      meta: {
        total_records: unknown
      }
    }
    /** Gets a registrant of a webinar. */
    get: {
      params: WebinarRegistrantsGetParams
      records: WebinarRegistrant
      meta: {}
    }
    /** Registers a person for a webinar. */
    create: {
      params: WebinarRegistrantsCreateParams
      records: WebinarRegistrantCreated
      meta: {}
    }
    /** Deletes a registrant of a webinar. */
    delete: {
      params: WebinarRegistrantsDeleteParams
      records: null
      meta: {}
    }
    /** Approves, denies or cancels registrations for a webinar. */
    set_status: {
      params: WebinarRegistrantsSetStatusParams
      records: null
      meta: {}
    }
  }
  /** A panelist of a webinar. */
  webinar_panelists: {
    /** Lists the panelists of a webinar. */
    list: {
      params: WebinarPanelistsListParams
      records: Panelist[]
      meta: {
        total_records: unknown
      }
    }
    /** Adds panelists to a webinar, who get an invitation by email. */
    create: {
      params: WebinarPanelistsCreateParams
      records: null
      meta: {}
    }
    /** Removes a panelist from a webinar. */
    delete: {
      params: WebinarPanelistsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A participation in an ended webinar. A person who joined twice is in two records. */
  past_webinar_participants: {
    /** Lists who took part in an ended webinar, with times. */
    list: {
      params: PastWebinarParticipantsListParams
      records: WebinarParticipant[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** A registrant who did not attend a webinar. */
  webinar_absentees: {
    /** Lists the registrants who did not attend a webinar. */
    list: {
      params: WebinarAbsenteesListParams
      records: WebinarRegistrant[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** An ended meeting in the report of a user. */
  meeting_reports: {
    /** Lists the ended meetings of a user in a period of at most a month, with durations and participants. */
    list: {
      params: MeetingReportsListParams
      records: MeetingReport[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** A participation in the report of an ended meeting. */
  meeting_participant_reports: {
    /** Lists who took part in an ended meeting, with times and durations, as an administrator sees them. */
    list: {
      params: MeetingParticipantReportsListParams
      records: ParticipantReport[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** A participation in the report of an ended webinar. */
  webinar_participant_reports: {
    /** Lists who took part in an ended webinar, with times and durations, as an administrator sees them. */
    list: {
      params: WebinarParticipantReportsListParams
      records: ParticipantReport[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** The usage of the account on a day. */
  daily_usage: {
    /** Lists the daily usage of a month: meetings, participants and minutes. */
    list: {
      params: DailyUsageListParams
      records: DailyUsage[]
      meta: {}
    }
  }
  /** The usage of a user as host in a period. */
  host_reports: {
    /** Lists active or inactive hosts of a period, with their meetings and minutes. */
    list: {
      params: HostReportsListParams
      records: HostReport[]
      meta: {
        total_records: unknown
      }
    }
  }
  /** A change that an administrator made. */
  operation_logs: {
    /** Lists the operation logs of a period: what administrators changed. */
    list: {
      params: OperationLogsListParams
      records: OperationLog[]
      meta: {}
    }
  }
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Filters by state. Defaults to `active`. */
  status?: "active" | "inactive" | "pending"
  /** Filters by role. */
  role_id?: string
  /** Filters by a license. */
  license?: string
}

export interface User {
  user_created_at?: string
  created_at?: string
  custom_attributes?: CustomAttribute[]
  dept?: string
  email?: string
  employee_unique_id?: string
  first_name?: string
  group_ids?: string[]
  host_key?: string
  id: string
  im_group_ids?: string[]
  last_client_version?: string
  last_login_time?: string
  last_name?: string
  plan_united_type?: string
  pmi?: number
  role_id?: string
  status?: string
  timezone?: string
  type?: number
  verified?: number
  display_name?: string
}

export interface CustomAttribute {
  key?: string
  name?: string
  value?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The way of logging in, as a number. */
  login_type?: number
  /** Whether the email address in the path is encrypted. */
  encrypted_email?: boolean
  /** Whether the path has the unique ID of an employee. */
  search_by_unique_id?: boolean
}

export interface UserDetails {
  id: string
  created_at?: string
  dept?: string
  email?: string
  first_name?: string
  last_client_version?: string
  last_login_time?: string
  last_name?: string
  pmi?: number
  role_name?: string
  timezone?: string
  type?: number
  use_pmi?: boolean
  display_name?: string
  account_id?: string
  account_number?: number
  cms_user_id?: string
  company?: string
  user_created_at?: string
  custom_attributes?: CustomAttribute[]
  employee_unique_id?: string
  group_ids?: string[]
  im_group_ids?: string[]
  jid?: string
  job_title?: string
  language?: string
  location?: string
  login_types?: number[]
  manager?: string
  personal_meeting_url?: string
  phone_country?: string
  phone_number?: string
  phone_numbers?: {
    code?: string
    country?: string
    label?: string
    number?: string
    verified?: boolean
  }[]
  pic_url?: string
  plan_united_type?: string
  pronouns?: string
  pronouns_option?: number
  role_id?: string
  status?: string
  vanity_url?: string
  verified?: number
  cluster?: string
  zoom_one_type?: number
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** The way of creating: `create` sends an email. */
  action: "create" | "autoCreate" | "custCreate" | "ssoCreate"
  /** The new user: email address, type and names. */
  user_info: {
    email: string
    first_name?: string
    last_name?: string
    display_name?: string
    password?: string
    type: number
    feature?: {
      zoom_phone?: boolean
      zoom_one_type?: number
    }
    plan_united_type?: string
  }
}

export interface CreatedUser {
  email?: string
  first_name?: string
  id: string
  last_name?: string
  type?: number
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The way of logging in, as a number. */
  login_type?: number
  /** Whether the audio conferencing credentials are removed. */
  remove_tsp_credentials?: boolean
  /** ID of the user at a content management system. */
  cms_user_id?: string
  /** Name of the company of the user. */
  company?: string
  /** Values of custom attributes. */
  custom_attributes?: {
    key?: string
    name?: string
    value?: string
  }[]
  /** Unit of the organization. */
  dept?: string
  /** Given name of the person. */
  first_name?: string
  /** The group to join. */
  group_id?: string
  /** The key to become the host, 6 digits. */
  host_key?: string
  /** Role at work. */
  job_title?: string
  /** Language of the user, such as `en-US`. */
  language?: string
  /** Family name of the person. */
  last_name?: string
  /** Place of work. */
  location?: string
  /** The manager, as an email address. */
  manager?: string
  /** Numbers of the user, with country codes and labels. */
  phone_numbers?: {
    code?: string
    country?: string
    label?: string
    number?: string
  }[]
  /** Number of the personal meeting. */
  pmi?: number
  /** The words of address, such as `she/her`. */
  pronouns?: string
  /** The way of showing pronouns, as a number. */
  pronouns_option?: number
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** License as a number: 1 basic, 2 paid. */
  type?: number
  /** Whether instant meetings use the personal number. */
  use_pmi?: boolean
  /** Name in the personal link. */
  vanity_name?: string
  /** The name that others see. */
  display_name?: string
  /** The plan of Zoom Workplace, as a number. */
  zoom_one_type?: number
  /** The combined plan, as a number. */
  plan_united_type?: string
  /** Further products of the user. */
  feature?: {
    zoom_phone?: boolean
  }
  /** A text about the user. */
  about_me?: string
  /** URL of the LinkedIn profile. */
  linkedin_url?: string
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** Whether the email address in the path is encrypted. */
  encrypted_email?: boolean
  /** `disassociate` removes the user from the account, `delete` deletes them. Defaults to `disassociate`. */
  action?: "disassociate" | "delete"
  /** Email address of the user who receives what is transferred. */
  transfer_email?: string
  /** Whether the meetings are transferred. */
  transfer_meeting?: boolean
  /** Whether the webinars are transferred. */
  transfer_webinar?: boolean
  /** Whether the cloud recordings are transferred. */
  transfer_recording?: boolean
  /** Whether the whiteboards are transferred. */
  transfer_whiteboard?: boolean
}

/** Params of users.set_status. */
export interface UsersSetStatusParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The new state. */
  action: "activate" | "deactivate"
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  display_name: string | null
  status: string | null
  type: number | null
  dept: string | null
  role_id: string | null
  last_login_time: string | null
}

/** Params of groups.list. */
export interface GroupsListParams { [k: string]: never }

export interface Group {
  id: string
  name?: string
  total_members?: number
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  id: string | null
  name: string | null
  total_members: number | null
}

/** Params of group_members.list. */
export interface GroupMembersListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** The group, by its ID from `groups.list`. */
  groupId: string
}

export interface GroupMember {
  email?: string
  first_name?: string
  id: string
  last_name?: string
  type?: number
}

/** Searchable fields of group_members, in hosted mode. */
export interface GroupMembersSearchFields {
  id: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
}

/** Params of meetings.list. */
export interface MeetingsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The meetings to list. Defaults to `scheduled`. */
  type?: "scheduled" | "live" | "upcoming" | "upcoming_meetings" | "previous_meetings"
  /** The first day. */
  from?: string
  /** The last day. */
  to?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
}

export interface Meeting {
  agenda?: string
  created_at?: string
  duration?: number
  host_id?: string
  id: number
  join_url?: string
  pmi?: string
  start_time?: string
  timezone?: string
  topic?: string
  type?: number
  uuid?: string
}

/** Params of meetings.get. */
export interface MeetingsGetParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Whether the answer has past occurrences. */
  show_previous_occurrences?: boolean
}

export interface MeetingDetails {
  assistant_id?: string
  host_email?: string
  host_id?: string
  id: number
  uuid?: string
  agenda?: string
  created_at?: string
  duration?: number
  encrypted_password?: string
  pstn_password?: string
  h323_password?: string
  join_url?: string
  chat_join_url?: string
  occurrences?: Occurrence[]
  password?: string
  pmi?: string
  pre_schedule?: boolean
  recurrence?: RecurrenceDetails
  settings?: {
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_hosts_email_notification?: boolean
    alternative_host_update_polls?: boolean
    approval_type?: number
    approved_or_denied_countries_or_regions?: CountryFilter
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_exception?: AuthenticationException[]
    authentication_name?: string
    authentication_option?: string
    auto_recording?: string
    breakout_room?: BreakoutRooms
    calendar_type?: number
    close_registration?: boolean
    cn_meeting?: boolean
    contact_email?: string
    contact_name?: string
    custom_keys?: CustomKey[]
    email_notification?: boolean
    encryption_type?: string
    enforce_login?: boolean
    enforce_login_domains?: string
    focus_mode?: boolean
    global_dial_in_countries?: string[]
    global_dial_in_numbers?: GlobalDialInNumber[]
    host_video?: boolean
    in_meeting?: boolean
    jbh_time?: number
    join_before_host?: boolean
    language_interpretation?: LanguageInterpretation
    sign_language_interpretation?: SignLanguageInterpretation
    meeting_authentication?: boolean
    mute_upon_entry?: boolean
    participant_video?: boolean
    private_meeting?: boolean
    registrants_confirmation_email?: boolean
    registrants_email_notification?: boolean
    registration_type?: number
    show_share_button?: boolean
    use_pmi?: boolean
    waiting_room?: boolean
    watermark?: boolean
    host_save_video_order?: boolean
    internal_meeting?: boolean
    meeting_invitees?: {
      email?: string
      internal_user?: boolean
    }[]
    continuous_meeting_chat?: ContinuousMeetingChatDetails
    participant_focused_meeting?: boolean
    push_change_to_calendar?: boolean
    resources?: Resource[]
    auto_start_meeting_summary?: boolean
    auto_start_ai_companion_questions?: boolean
    device_testing?: boolean
  }
  start_time?: string
  start_url?: string
  status?: string
  timezone?: string
  topic?: string
  tracking_fields?: TrackingFieldState[]
  type?: number
  dynamic_host_key?: string
}

export interface Occurrence {
  duration?: number
  occurrence_id?: string
  start_time?: string
  status?: string
}

export interface RecurrenceDetails {
  end_date_time?: string
  end_times?: number
  monthly_day?: number
  monthly_week?: number
  monthly_week_day?: number
  repeat_interval?: number
  type?: number
  weekly_days?: string
}

export interface CountryFilter {
  approved_list?: string[]
  denied_list?: string[]
  enable?: boolean
  method?: string
}

export interface AuthenticationException {
  email?: string
  name?: string
  join_url?: string
}

export interface BreakoutRooms {
  enable?: boolean
  rooms?: BreakoutRoomPlan[]
}

export interface BreakoutRoomPlan {
  name?: string
  participants?: string[]
}

export interface CustomKey {
  key?: string
  value?: string
}

export interface GlobalDialInNumber {
  city?: string
  country?: string
  country_name?: string
  number?: string
  type?: string
}

export interface LanguageInterpretation {
  enable?: boolean
  interpreters?: Interpreter[]
}

export interface Interpreter {
  email?: string
  languages?: string
}

export interface SignLanguageInterpretation {
  enable?: boolean
  interpreters?: SignLanguageInterpreter[]
}

export interface SignLanguageInterpreter {
  email?: string
  sign_language?: string
}

export interface ContinuousMeetingChatDetails {
  enable?: boolean
  auto_add_invited_external_users?: boolean
  auto_add_meeting_participants?: boolean
  channel_id?: string
}

export interface Resource {
  resource_type?: string
  resource_id?: string
  permission_level?: string
}

export interface TrackingFieldState {
  field?: string
  value?: string
  visible?: boolean
}

/** Params of meetings.create. */
export interface MeetingsCreateParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The text about it. */
  agenda?: string
  /** Whether Zoom makes a passcode by the settings of the user. */
  default_password?: boolean
  /** Planned length in minutes. */
  duration?: number
  /** The passcode to join. */
  password?: string
  /** Whether it is created in a calendar beforehand. */
  pre_schedule?: boolean
  /** The repetition of a series. */
  recurrence?: {
    end_date_time?: string
    end_times?: number
    monthly_day?: number
    monthly_week?: number
    monthly_week_day?: number
    repeat_interval?: number
    type: number
    weekly_days?: string
  }
  /** Email address or ID of the user to schedule for. */
  schedule_for?: string
  /** Settings, such as waiting room, registration and automatic recording. */
  settings?: {
    additional_data_center_regions?: string[]
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_hosts_email_notification?: boolean
    approval_type?: number
    approved_or_denied_countries_or_regions?: {
      approved_list?: string[]
      denied_list?: string[]
      enable?: boolean
      method?: string
    }
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_exception?: {
      email?: string
      name?: string
    }[]
    authentication_option?: string
    auto_recording?: string
    breakout_room?: {
      enable?: boolean
      rooms?: {
        name?: string
        participants?: string[]
      }[]
    }
    calendar_type?: number
    close_registration?: boolean
    cn_meeting?: boolean
    contact_email?: string
    contact_name?: string
    email_notification?: boolean
    encryption_type?: string
    focus_mode?: boolean
    global_dial_in_countries?: string[]
    host_video?: boolean
    in_meeting?: boolean
    jbh_time?: number
    join_before_host?: boolean
    language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        languages?: string
      }[]
    }
    sign_language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        sign_language?: string
      }[]
    }
    meeting_authentication?: boolean
    meeting_invitees?: {
      email?: string
    }[]
    mute_upon_entry?: boolean
    participant_video?: boolean
    private_meeting?: boolean
    registrants_confirmation_email?: boolean
    registrants_email_notification?: boolean
    registration_type?: number
    show_share_button?: boolean
    use_pmi?: boolean
    waiting_room?: boolean
    watermark?: boolean
    host_save_video_order?: boolean
    alternative_host_update_polls?: boolean
    internal_meeting?: boolean
    continuous_meeting_chat?: {
      enable?: boolean
      auto_add_invited_external_users?: boolean
      auto_add_meeting_participants?: boolean
    }
    participant_focused_meeting?: boolean
    push_change_to_calendar?: boolean
    resources?: {
      resource_type?: string
      resource_id?: string
      permission_level?: string
    }[]
    auto_start_meeting_summary?: boolean
    auto_start_ai_companion_questions?: boolean
    device_testing?: boolean
  }
  /** The time of the beginning, in UTC or in the time zone. */
  start_time?: string
  /** The template to begin with. */
  template_id?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** The title. */
  topic?: string
  /** Values of tracking fields. */
  tracking_fields?: {
    field: string
    value?: string
  }[]
  /** Type: 1 at once, 2 scheduled, 3 recurring without times, 8 recurring with times. Defaults to 2. */
  type?: 1 | 2 | 3 | 8 | 10
}

export interface CreatedMeeting {
  assistant_id?: string
  host_email?: string
  id: number
  registration_url?: string
  agenda?: string
  created_at?: string
  duration?: number
  encrypted_password?: string
  pstn_password?: string
  h323_password?: string
  join_url?: string
  chat_join_url?: string
  occurrences?: Occurrence[]
  password?: string
  pmi?: string
  pre_schedule?: boolean
  recurrence?: RecurrenceDetails
  settings?: {
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_hosts_email_notification?: boolean
    alternative_host_update_polls?: boolean
    approval_type?: number
    approved_or_denied_countries_or_regions?: CountryFilter
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_exception?: AuthenticationException[]
    authentication_name?: string
    authentication_option?: string
    auto_recording?: string
    breakout_room?: BreakoutRooms
    calendar_type?: number
    close_registration?: boolean
    cn_meeting?: boolean
    contact_email?: string
    contact_name?: string
    custom_keys?: CustomKey[]
    email_notification?: boolean
    encryption_type?: string
    enforce_login?: boolean
    enforce_login_domains?: string
    focus_mode?: boolean
    global_dial_in_countries?: string[]
    global_dial_in_numbers?: GlobalDialInNumber[]
    host_video?: boolean
    in_meeting?: boolean
    jbh_time?: number
    join_before_host?: boolean
    language_interpretation?: LanguageInterpretation
    sign_language_interpretation?: SignLanguageInterpretation
    meeting_authentication?: boolean
    mute_upon_entry?: boolean
    participant_video?: boolean
    private_meeting?: boolean
    registrants_confirmation_email?: boolean
    registrants_email_notification?: boolean
    registration_type?: number
    show_share_button?: boolean
    use_pmi?: boolean
    waiting_room?: boolean
    watermark?: boolean
    host_save_video_order?: boolean
    internal_meeting?: boolean
    meeting_invitees?: MeetingInvitee[]
    continuous_meeting_chat?: ContinuousMeetingChatDetails
    participant_focused_meeting?: boolean
    push_change_to_calendar?: boolean
    resources?: Resource[]
    auto_start_meeting_summary?: boolean
    auto_start_ai_companion_questions?: boolean
    device_testing?: boolean
  }
  start_time?: string
  start_url?: string
  timezone?: string
  topic?: string
  tracking_fields?: TrackingFieldState[]
  type?: number
  dynamic_host_key?: string
  creation_source?: string
}

export interface MeetingInvitee {
  email?: string
}

/** Params of meetings.update. */
export interface MeetingsUpdateParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** The text about it. */
  agenda?: string
  /** Planned length in minutes. */
  duration?: number
  /** The passcode to join. */
  password?: string
  /** Whether it is created in a calendar beforehand. */
  pre_schedule?: boolean
  /** Email address or ID of the user to schedule for. */
  schedule_for?: string
  /** The repetition of a series. */
  recurrence?: {
    end_date_time?: string
    end_times?: number
    monthly_day?: number
    monthly_week?: number
    monthly_week_day?: number
    repeat_interval?: number
    type: number
    weekly_days?: string
  }
  /** Settings, such as waiting room, registration and automatic recording. */
  settings?: {
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_hosts_email_notification?: boolean
    alternative_host_update_polls?: boolean
    approval_type?: number
    approved_or_denied_countries_or_regions?: {
      approved_list?: string[]
      denied_list?: string[]
      enable?: boolean
      method?: string
    }
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_exception?: {
      email?: string
      name?: string
      join_url?: string
    }[]
    authentication_name?: string
    authentication_option?: string
    auto_recording?: string
    breakout_room?: {
      enable?: boolean
      rooms?: {
        name?: string
        participants?: string[]
      }[]
    }
    calendar_type?: number
    close_registration?: boolean
    cn_meeting?: boolean
    contact_email?: string
    contact_name?: string
    custom_keys?: {
      key?: string
      value?: string
    }[]
    email_notification?: boolean
    encryption_type?: string
    enforce_login?: boolean
    enforce_login_domains?: string
    focus_mode?: boolean
    global_dial_in_countries?: string[]
    global_dial_in_numbers?: {
      city?: string
      country?: string
      country_name?: string
      number?: string
      type?: string
    }[]
    host_video?: boolean
    in_meeting?: boolean
    jbh_time?: number
    join_before_host?: boolean
    language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        languages?: string
      }[]
    }
    sign_language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        sign_language?: string
      }[]
    }
    meeting_authentication?: boolean
    meeting_invitees?: {
      email?: string
    }[]
    mute_upon_entry?: boolean
    participant_video?: boolean
    private_meeting?: boolean
    registrants_confirmation_email?: boolean
    registrants_email_notification?: boolean
    registration_type?: number
    show_share_button?: boolean
    use_pmi?: boolean
    waiting_room?: boolean
    watermark?: boolean
    host_save_video_order?: boolean
    internal_meeting?: boolean
    continuous_meeting_chat?: {
      enable?: boolean
      auto_add_invited_external_users?: boolean
      auto_add_meeting_participants?: boolean
    }
    participant_focused_meeting?: boolean
    resources?: {
      resource_type?: string
      resource_id?: string
      permission_level?: string
    }[]
    auto_start_meeting_summary?: boolean
    auto_start_ai_companion_questions?: boolean
    device_testing?: boolean
  }
  /** The time of the beginning, in UTC or in the time zone. */
  start_time?: string
  /** The template to begin with. */
  template_id?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** The title. */
  topic?: string
  /** Values of tracking fields. */
  tracking_fields?: {
    field?: string
    value?: string
  }[]
  /** Type: 1 at once, 2 scheduled, 3 recurring without times, 8 recurring with times. Defaults to 2. */
  type?: 1 | 2 | 3 | 8 | 10
}

/** Params of meetings.delete. */
export interface MeetingsDeleteParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Whether Zoom tells the host by email. */
  schedule_for_reminder?: boolean
  /** Whether Zoom tells the registrants by email. */
  cancel_meeting_reminder?: boolean
}

/** Params of meetings.end. */
export interface MeetingsEndParams {
  /** Number of the meeting. */
  meetingId: number
}

/** Searchable fields of meetings, in hosted mode. */
export interface MeetingsSearchFields {
  id: number | null
  uuid: string | null
  host_id: string | null
  topic: string | null
  type: number | null
  start_time: string | null
  duration: number | null
  timezone: string | null
  agenda: string | null
  join_url: string | null
  created_at: string | null
}

/** Params of meeting_invitations.get. */
export interface MeetingInvitationsGetParams {
  /** Number of the meeting. */
  meetingId: number
}

export interface MeetingInvitation {
  invitation?: string
  sip_links?: string[]
}

/** Params of meeting_registrants.list. */
export interface MeetingRegistrantsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the meeting. */
  meetingId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Filters by state. Defaults to `approved`. */
  status?: "pending" | "approved" | "denied"
}

export interface MeetingRegistrant {
  id: string
  address?: string
  city?: string
  comments?: string
  country?: string
  custom_questions?: CustomQuestion[]
  email?: string
  first_name?: string
  industry?: string
  job_title?: string
  last_name?: string
  no_of_employees?: string
  org?: string
  phone?: string
  purchasing_time_frame?: string
  role_in_purchase_process?: string
  state?: string
  status?: string
  zip?: string
  create_time?: string
  join_url?: string
  participant_pin_code?: number
}

export interface CustomQuestion {
  title?: string
  value?: string
}

/** Params of meeting_registrants.get. */
export interface MeetingRegistrantsGetParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of the registration, as the list returns it. */
  registrantId: string
}

/** Params of meeting_registrants.create. */
export interface MeetingRegistrantsCreateParams {
  /** Number of the meeting. */
  meetingId: number
  /** IDs of occurrences, with commas. */
  occurrence_ids?: string
  /** Given name of the person. */
  first_name: string
  /** Family name of the person. */
  last_name?: string
  /** Email address. */
  email: string
  /** Postal address. */
  address?: string
  /** Town of the person. */
  city?: string
  /** State or province. */
  state?: string
  /** Postal code. */
  zip?: string
  /** Two letters of the country. */
  country?: string
  /** Number to call. */
  phone?: string
  /** Questions and comments of the registrant. */
  comments?: string
  /** Answers to questions of the host, by title. */
  custom_questions?: {
    title?: string
    value?: string
  }[]
  /** Line of business. */
  industry?: string
  /** Role at work. */
  job_title?: string
  /** Number of employees, as a range. */
  no_of_employees?: string
  /** Name of the organization. */
  org?: string
  /** The time until a purchase. */
  purchasing_time_frame?: string
  /** Part in a decision to buy, such as `Influencer`. */
  role_in_purchase_process?: string
  /** Language of the confirmation, such as `en-US`. */
  language?: string
  /** Whether the registration is approved at once. */
  auto_approve?: boolean
}

export interface MeetingRegistrantCreated {
  id?: number
  join_url?: string
  registrant_id: string
  start_time?: string
  topic?: string
  occurrences?: Occurrence[]
  participant_pin_code?: number
}

/** Params of meeting_registrants.delete. */
export interface MeetingRegistrantsDeleteParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of the registration, as the list returns it. */
  registrantId: string
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
}

/** Params of meeting_registrants.set_status. */
export interface MeetingRegistrantsSetStatusParams {
  /** Number of the meeting. */
  meetingId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** The decision. */
  action: "approve" | "cancel" | "deny"
  /** The registrants, by ID or email address. */
  registrants: {
    email?: string
    id?: string
  }[]
}

/** Params of meeting_polls.list. */
export interface MeetingPollsListParams {
  /** Number of the meeting. */
  meetingId: number
  /** Whether to list only anonymous polls. */
  anonymous?: boolean
}

export interface MeetingPoll {
  id: string
  status?: string
  anonymous?: boolean
  poll_type?: number
  questions?: PollQuestion[]
  title?: string
}

export interface PollQuestion {
  answer_max_character?: number
  answer_min_character?: number
  answer_required?: boolean
  answers?: string[]
  case_sensitive?: boolean
  name?: string
  prompts?: Prompt[]
  rating_max_label?: string
  rating_max_value?: number
  rating_min_label?: string
  rating_min_value?: number
  right_answers?: string[]
  show_as_dropdown?: boolean
  type?: string
}

export interface Prompt {
  prompt_question?: string
  prompt_right_answers?: string[]
}

/** Params of meeting_polls.create. */
export interface MeetingPollsCreateParams {
  /** Number of the meeting. */
  meetingId: number
  /** Whether the answers are anonymous. */
  anonymous?: boolean
  /** Type: 1 poll, 2 advanced poll, 3 quiz. */
  poll_type?: 1 | 2 | 3
  /** The questions, with their answers. */
  questions?: {
    answer_max_character?: number
    answer_min_character?: number
    answer_required?: boolean
    answers?: string[]
    case_sensitive?: boolean
    name?: string
    prompts?: {
      prompt_question?: string
      prompt_right_answers?: string[]
    }[]
    rating_max_label?: string
    rating_max_value?: number
    rating_min_label?: string
    rating_min_value?: number
    right_answers?: string[]
    show_as_dropdown?: boolean
    type?: string
  }[]
  /** Heading of the poll. */
  title?: string
}

/** Params of past_meetings.get. */
export interface PastMeetingsGetParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
}

export interface PastMeeting {
  id?: number
  uuid: string
  duration?: number
  start_time?: string
  end_time?: string
  host_id?: string
  dept?: string
  participants_count?: number
  source?: string
  topic?: string
  total_minutes?: number
  type?: number
  user_email?: string
  user_name?: string
}

/** Params of past_meeting_instances.list. */
export interface PastMeetingInstancesListParams {
  /** Number of the meeting. */
  meetingId: number
}

export interface PastMeetingInstance {
  start_time?: string
  uuid: string
}

/** Params of past_meeting_participants.list. */
export interface PastMeetingParticipantsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
}

export interface PastMeetingParticipant {
  id?: string
  name?: string
  user_id?: string
  registrant_id?: string
  user_email?: string
  join_time?: string
  leave_time?: string
  duration?: number
  failover?: boolean
  status?: string
  internal_user?: boolean
}

/** Params of past_meeting_polls.list. */
export interface PastMeetingPollsListParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
}

export interface PollResult {
  email?: string
  name?: string
  question_details?: {
    answer?: string
    date_time?: string
    polling_id?: string
    question?: string
  }[]
}

/** Params of past_meeting_qa.list. */
export interface PastMeetingQaListParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
}

export interface QaResult {
  email?: string
  name?: string
  question_details?: {
    answer?: string
    question?: string
  }[]
}

/** Params of recordings.list. */
export interface RecordingsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** Whether to list recordings in the trash. */
  trash?: boolean
  /** The first day. Zoom lists at most a month. */
  from?: string
  /** The last day. */
  to?: string
  /** The kind of deletion that the trash shows. */
  trash_type?: "meeting_recordings" | "recording_file"
  /** Filters by meeting. */
  meeting_id?: number
}

export interface Recording {
  account_id?: string
  duration?: number
  host_id?: string
  id?: number
  recording_count?: number
  start_time?: string
  topic?: string
  total_size?: number
  type?: string
  uuid: string
  recording_play_passcode?: string
  auto_delete?: boolean
  auto_delete_date?: string
  recording_files?: RecordingFile[]
}

export interface RecordingFile {
  deleted_time?: string
  download_url?: string
  file_path?: string
  file_size?: number
  file_type?: string
  file_extension?: string
  id?: string
  meeting_id?: string
  play_url?: string
  recording_end?: string
  recording_start?: string
  recording_type?: string
  status?: string
}

/** Params of recordings.get. */
export interface RecordingsGetParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
  /** `download_access_token` adds a token for downloads. */
  include_fields?: "download_access_token"
  /** Lifetime of the download token in seconds. */
  ttl?: number
}

export interface RecordingDetails {
  account_id?: string
  duration?: number
  host_id?: string
  id?: number
  recording_count?: number
  start_time?: string
  topic?: string
  total_size?: number
  type?: string
  uuid: string
  recording_play_passcode?: string
  auto_delete?: boolean
  auto_delete_date?: string
  recording_files?: RecordingFile[]
  download_access_token?: string
  password?: string
  participant_audio_files?: {
    download_url?: string
    file_name?: string
    file_path?: string
    file_size?: number
    file_type?: string
    id?: string
    play_url?: string
    recording_end?: string
    recording_start?: string
    status?: string
  }[]
}

/** Params of recordings.delete. */
export interface RecordingsDeleteParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
  /** `trash` keeps it recoverable, `delete` does not. Defaults to `trash`. */
  action?: "trash" | "delete"
}

/** Params of recordings.recover. */
export interface RecordingsRecoverParams {
  /** UUID of the instance of the meeting. */
  meetingUUID: string
}

/** Params of recording_files.delete. */
export interface RecordingFilesDeleteParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
  /** ID of the recording file. */
  recordingId: string
  /** `trash` keeps it recoverable, `delete` does not. Defaults to `trash`. */
  action?: "trash" | "delete"
}

/** Params of meeting_summaries.list. */
export interface MeetingSummariesListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** The first time, in UTC. */
  from?: string
  /** The last time, in UTC. */
  to?: string
}

export interface MeetingSummary {
  meeting_host_id?: string
  meeting_host_email?: string
  meeting_uuid: string
  meeting_id?: number
  meeting_topic?: string
  meeting_start_time?: string
  meeting_end_time?: string
  summary_start_time?: string
  summary_end_time?: string
  summary_created_time?: string
  summary_last_modified_time?: string
}

/** Params of meeting_summaries.get. */
export interface MeetingSummariesGetParams {
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
}

export interface MeetingSummaryDetails {
  meeting_host_id?: string
  meeting_host_email?: string
  meeting_uuid: string
  meeting_id?: number
  meeting_topic?: string
  meeting_start_time?: string
  meeting_end_time?: string
  summary_start_time?: string
  summary_end_time?: string
  summary_created_time?: string
  summary_last_modified_time?: string
  summary_title?: string
  summary_overview?: string
  summary_details?: {
    label?: string
    summary?: string
  }[]
  next_steps?: string[]
  edited_summary?: {
    summary_details?: string
    next_steps?: string[]
  }
}

/** Params of webinars.list. */
export interface WebinarsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The webinars to list. Defaults to `scheduled`. */
  type?: "scheduled" | "upcoming"
  /** Number of the page, from 1. (at least 1) */
  page_number?: number
}

export interface Webinar {
  agenda?: string
  created_at?: string
  duration?: number
  host_id?: string
  id: number
  join_url?: string
  start_time?: string
  timezone?: string
  topic?: string
  type?: number
  uuid?: string
  is_simulive?: boolean
}

/** Params of webinars.get. */
export interface WebinarsGetParams {
  /** Number of the webinar, or the UUID of one of its instances. */
  webinarId: string
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Whether the answer has past occurrences. */
  show_previous_occurrences?: boolean
}

export interface WebinarDetails {
  host_email?: string
  host_id?: string
  id: number
  uuid?: string
  agenda?: string
  created_at?: string
  duration?: number
  join_url?: string
  occurrences?: Occurrence[]
  password?: string
  encrypted_passcode?: string
  h323_passcode?: string
  recurrence?: RecurrenceDetails
  settings?: WebinarSettings
  start_time?: string
  start_url?: string
  timezone?: string
  topic?: string
  tracking_fields?: TrackingFieldValue[]
  type?: number
  is_simulive?: boolean
  record_file_id?: string
  creation_source?: string
}

export interface WebinarSettings {
  allow_multiple_devices?: boolean
  alternative_hosts?: string
  alternative_host_update_polls?: boolean
  approval_type?: number
  attendees_and_panelists_reminder_email_notification?: TypedNotification
  audio?: string
  audio_conference_info?: string
  authentication_domains?: string
  authentication_name?: string
  authentication_option?: string
  auto_recording?: string
  close_registration?: boolean
  contact_email?: string
  contact_name?: string
  email_language?: string
  enforce_login?: boolean
  enforce_login_domains?: string
  follow_up_absentees_email_notification?: TypedNotification
  follow_up_attendees_email_notification?: TypedNotification
  global_dial_in_countries?: string[]
  hd_video?: boolean
  hd_video_for_attendees?: boolean
  host_video?: boolean
  language_interpretation?: LanguageInterpretation
  sign_language_interpretation?: SignLanguageInterpretation
  panelist_authentication?: boolean
  meeting_authentication?: boolean
  add_watermark?: boolean
  add_audio_watermark?: boolean
  notify_registrants?: boolean
  on_demand?: boolean
  panelists_invitation_email_notification?: boolean
  panelists_video?: boolean
  post_webinar_survey?: boolean
  practice_session?: boolean
  question_and_answer?: QuestionAndAnswer
  registrants_confirmation_email?: boolean
  registrants_email_notification?: boolean
  registrants_restrict_number?: number
  registration_type?: number
  send_1080p_video_to_attendees?: boolean
  show_share_button?: boolean
  survey_url?: string
  enable_session_branding?: boolean
}

export interface TypedNotification {
  enable?: boolean
  type?: number
}

export interface QuestionAndAnswer {
  allow_submit_questions?: boolean
  allow_anonymous_questions?: boolean
  answer_questions?: string
  attendees_can_comment?: boolean
  attendees_can_upvote?: boolean
  allow_auto_reply?: boolean
  auto_reply_text?: string
  enable?: boolean
}

export interface TrackingFieldValue {
  field?: string
  value?: string
}

/** Params of webinars.create. */
export interface WebinarsCreateParams {
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The text about it. */
  agenda?: string
  /** Planned length in minutes. */
  duration?: number
  /** The passcode to join. */
  password?: string
  /** Whether Zoom makes a passcode by the settings of the user. */
  default_passcode?: boolean
  /** The repetition of a series. */
  recurrence?: {
    end_date_time?: string
    end_times?: number
    monthly_day?: number
    monthly_week?: number
    monthly_week_day?: number
    repeat_interval?: number
    type: number
    weekly_days?: string
  }
  /** Email address or ID of the user to schedule for. */
  schedule_for?: string
  /** Settings, such as waiting room, registration and automatic recording. */
  settings?: {
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_host_update_polls?: boolean
    approval_type?: number
    attendees_and_panelists_reminder_email_notification?: {
      enable?: boolean
      type?: number
    }
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_option?: string
    auto_recording?: string
    close_registration?: boolean
    contact_email?: string
    contact_name?: string
    email_language?: string
    enforce_login?: boolean
    enforce_login_domains?: string
    follow_up_absentees_email_notification?: {
      enable?: boolean
      type?: number
    }
    follow_up_attendees_email_notification?: {
      enable?: boolean
      type?: number
    }
    global_dial_in_countries?: string[]
    hd_video?: boolean
    hd_video_for_attendees?: boolean
    host_video?: boolean
    language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        languages?: string
      }[]
    }
    sign_language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        sign_language?: string
      }[]
    }
    panelist_authentication?: boolean
    meeting_authentication?: boolean
    add_watermark?: boolean
    add_audio_watermark?: boolean
    on_demand?: boolean
    panelists_invitation_email_notification?: boolean
    panelists_video?: boolean
    post_webinar_survey?: boolean
    practice_session?: boolean
    question_and_answer?: {
      allow_submit_questions?: boolean
      allow_anonymous_questions?: boolean
      answer_questions?: string
      attendees_can_comment?: boolean
      attendees_can_upvote?: boolean
      allow_auto_reply?: boolean
      auto_reply_text?: string
      enable?: boolean
    }
    registrants_email_notification?: boolean
    registrants_restrict_number?: number
    registration_type?: number
    send_1080p_video_to_attendees?: boolean
    show_share_button?: boolean
    survey_url?: string
    enable_session_branding?: boolean
  }
  /** The time of the beginning, in UTC or in the time zone. */
  start_time?: string
  /** The template to begin with. */
  template_id?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** The title. */
  topic?: string
  /** Values of tracking fields. */
  tracking_fields?: {
    field: string
    value?: string
  }[]
  /** Type: 5 webinar, 6 recurring without times, 9 recurring with times. Defaults to 5. */
  type?: 5 | 6 | 9
  /** Whether the webinar plays a recording. */
  is_simulive?: boolean
  /** ID of the recording that plays. */
  record_file_id?: string
}

export interface CreatedWebinar {
  host_email?: string
  host_id?: string
  id: number
  registrants_confirmation_email?: boolean
  template_id?: string
  uuid?: string
  agenda?: string
  created_at?: string
  duration?: number
  join_url?: string
  occurrences?: Occurrence[]
  password?: string
  encrypted_passcode?: string
  h323_passcode?: string
  recurrence?: RecurrenceDetails
  settings?: WebinarSettings
  start_time?: string
  start_url?: string
  timezone?: string
  topic?: string
  tracking_fields?: TrackingFieldValue[]
  type?: number
  is_simulive?: boolean
  record_file_id?: string
  creation_source?: string
}

/** Params of webinars.update. */
export interface WebinarsUpdateParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** The text about it. */
  agenda?: string
  /** Planned length in minutes. */
  duration?: number
  /** The passcode to join. */
  password?: string
  /** Email address or ID of the user to schedule for. */
  schedule_for?: string
  /** The repetition of a series. */
  recurrence?: {
    end_date_time?: string
    end_times?: number
    monthly_day?: number
    monthly_week?: number
    monthly_week_day?: number
    repeat_interval?: number
    type: number
    weekly_days?: string
  }
  /** Settings, such as waiting room, registration and automatic recording. */
  settings?: {
    allow_multiple_devices?: boolean
    alternative_hosts?: string
    alternative_host_update_polls?: boolean
    approval_type?: number
    attendees_and_panelists_reminder_email_notification?: {
      enable?: boolean
      type?: number
    }
    audio?: string
    audio_conference_info?: string
    authentication_domains?: string
    authentication_name?: string
    authentication_option?: string
    auto_recording?: string
    close_registration?: boolean
    contact_email?: string
    contact_name?: string
    email_language?: string
    enforce_login?: boolean
    enforce_login_domains?: string
    follow_up_absentees_email_notification?: {
      enable?: boolean
      type?: number
    }
    follow_up_attendees_email_notification?: {
      enable?: boolean
      type?: number
    }
    global_dial_in_countries?: string[]
    hd_video?: boolean
    hd_video_for_attendees?: boolean
    host_video?: boolean
    language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        languages?: string
      }[]
    }
    sign_language_interpretation?: {
      enable?: boolean
      interpreters?: {
        email?: string
        sign_language?: string
      }[]
    }
    panelist_authentication?: boolean
    meeting_authentication?: boolean
    add_watermark?: boolean
    add_audio_watermark?: boolean
    notify_registrants?: boolean
    on_demand?: boolean
    panelists_invitation_email_notification?: boolean
    panelists_video?: boolean
    post_webinar_survey?: boolean
    practice_session?: boolean
    question_and_answer?: {
      allow_submit_questions?: boolean
      allow_anonymous_questions?: boolean
      answer_questions?: string
      attendees_can_comment?: boolean
      attendees_can_upvote?: boolean
      allow_auto_reply?: boolean
      auto_reply_text?: string
      enable?: boolean
    }
    registrants_confirmation_email?: boolean
    registrants_email_notification?: boolean
    registrants_restrict_number?: number
    registration_type?: number
    send_1080p_video_to_attendees?: boolean
    show_share_button?: boolean
    survey_url?: string
    enable_session_branding?: boolean
  }
  /** The time of the beginning, in UTC or in the time zone. */
  start_time?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** The title. */
  topic?: string
  /** Values of tracking fields. */
  tracking_fields?: {
    field?: string
    value?: string
  }[]
  /** Type: 5 webinar, 6 recurring without times, 9 recurring with times. Defaults to 5. */
  type?: 5 | 6 | 9
  /** Whether the webinar plays a recording. */
  is_simulive?: boolean
  /** ID of the recording that plays. */
  record_file_id?: string
}

/** Params of webinars.delete. */
export interface WebinarsDeleteParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Whether Zoom tells panelists and registrants by email. */
  cancel_webinar_reminder?: boolean
}

/** Params of webinars.end. */
export interface WebinarsEndParams {
  /** Number of the webinar. */
  webinarId: number
}

/** Searchable fields of webinars, in hosted mode. */
export interface WebinarsSearchFields {
  id: number | null
  uuid: string | null
  host_id: string | null
  topic: string | null
  type: number | null
  start_time: string | null
  duration: number | null
  timezone: string | null
  agenda: string | null
  join_url: string | null
  created_at: string | null
}

/** Params of webinar_registrants.list. */
export interface WebinarRegistrantsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the webinar. */
  webinarId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** Filters by state. Defaults to `approved`. */
  status?: "pending" | "approved" | "denied"
  /** The source that brought the registrant. */
  tracking_source_id?: string
}

export interface WebinarRegistrant {
  id: string
  address?: string
  city?: string
  comments?: string
  country?: string
  custom_questions?: CustomQuestion[]
  email?: string
  first_name?: string
  industry?: string
  job_title?: string
  last_name?: string
  no_of_employees?: string
  org?: string
  phone?: string
  purchasing_time_frame?: string
  role_in_purchase_process?: string
  state?: string
  status?: string
  zip?: string
  create_time?: string
  join_url?: string
}

/** Params of webinar_registrants.get. */
export interface WebinarRegistrantsGetParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of the registration, as the list returns it. */
  registrantId: string
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
}

/** Params of webinar_registrants.create. */
export interface WebinarRegistrantsCreateParams {
  /** Number of the webinar. */
  webinarId: number
  /** IDs of occurrences, with commas. */
  occurrence_ids?: string
  /** Given name of the person. */
  first_name: string
  /** Family name of the person. */
  last_name?: string
  /** Email address. */
  email: string
  /** Postal address. */
  address?: string
  /** Town of the person. */
  city?: string
  /** State or province. */
  state?: string
  /** Postal code. */
  zip?: string
  /** Two letters of the country. */
  country?: string
  /** Number to call. */
  phone?: string
  /** Questions and comments of the registrant. */
  comments?: string
  /** Answers to questions of the host, by title. */
  custom_questions?: {
    title?: string
    value?: string
  }[]
  /** Line of business. */
  industry?: string
  /** Role at work. */
  job_title?: string
  /** Number of employees, as a range. */
  no_of_employees?: string
  /** Name of the organization. */
  org?: string
  /** The time until a purchase. */
  purchasing_time_frame?: string
  /** Part in a decision to buy, such as `Influencer`. */
  role_in_purchase_process?: string
  /** Language of the confirmation, such as `en-US`. */
  language?: string
  /** The source of the registration. */
  source_id?: string
}

export interface WebinarRegistrantCreated {
  id?: number
  join_url?: string
  registrant_id: string
  start_time?: string
  topic?: string
  occurrences?: Occurrence[]
}

/** Params of webinar_registrants.delete. */
export interface WebinarRegistrantsDeleteParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of the registration, as the list returns it. */
  registrantId: string
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
}

/** Params of webinar_registrants.set_status. */
export interface WebinarRegistrantsSetStatusParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
  /** The decision. */
  action: "approve" | "cancel" | "deny"
  /** The registrants, by ID or email address. */
  registrants: {
    email?: string
    id?: string
  }[]
}

/** Params of webinar_panelists.list. */
export interface WebinarPanelistsListParams {
  /** Number of the webinar. */
  webinarId: number
}

export interface Panelist {
  id: string
  email?: string
  name?: string
  join_url?: string
  virtual_background_id?: string
  name_tag_id?: string
  name_tag_name?: string
  name_tag_pronouns?: string
  name_tag_description?: string
}

/** Params of webinar_panelists.create. */
export interface WebinarPanelistsCreateParams {
  /** Number of the webinar. */
  webinarId: number
  /** The new panelists: name and email address. */
  panelists: {
    email?: string
    name?: string
    virtual_background_id?: string
    name_tag_id?: string
    name_tag_name?: string
    name_tag_pronouns?: string
    name_tag_description?: string
  }[]
}

/** Params of webinar_panelists.delete. */
export interface WebinarPanelistsDeleteParams {
  /** Number of the webinar. */
  webinarId: number
  /** ID of the panelist, as the list returns it. */
  panelistId: string
}

/** Params of past_webinar_participants.list. */
export interface PastWebinarParticipantsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the webinar, or the UUID of one of its instances. */
  webinarId: string
}

export interface WebinarParticipant {
  id?: string
  name?: string
  user_id?: string
  registrant_id?: string
  user_email?: string
  join_time?: string
  leave_time?: string
  duration?: number
  failover?: boolean
  status?: string
  internal_user?: boolean
}

/** Params of webinar_absentees.list. */
export interface WebinarAbsenteesListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the webinar, or the UUID of one of its instances. */
  webinarId: string
  /** ID of one occurrence of a recurring series. */
  occurrence_id?: string
}

/** Params of meeting_reports.list. */
export interface MeetingReportsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** ID or email address of the user; `me` for the user who consented. */
  userId: string
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** The meetings to list: hosted, with several people, or joined. Defaults to `past`. */
  type?: "past" | "pastOne" | "pastJoined"
}

export interface MeetingReport {
  custom_keys?: CustomKey[]
  duration?: number
  end_time?: string
  id?: number
  participants_count?: number
  session_key?: string
  source?: string
  start_time?: string
  topic?: string
  total_minutes?: number
  type?: number
  user_email?: string
  user_name?: string
  uuid: string
  schedule_time?: string
  join_waiting_room_time?: string
  join_time?: string
  leave_time?: string
  host_organization?: string
  host_name?: string
  has_screen_share?: boolean
  has_recording?: boolean
  has_chat?: boolean
  meeting_encryption_status?: number
  participants_count_my_account?: number
}

/** Params of meeting_participant_reports.list. */
export interface MeetingParticipantReportsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the meeting, or the UUID of one of its instances. */
  meetingId: string
  /** `registrant_id` adds IDs of registrants. */
  include_fields?: "registrant_id"
}

export interface ParticipantReport {
  customer_key?: string
  duration?: number
  failover?: boolean
  id?: string
  join_time?: string
  leave_time?: string
  name?: string
  registrant_id?: string
  status?: string
  user_email?: string
  user_id?: string
  bo_mtg_id?: string
  participant_user_id?: string
}

/** Params of webinar_participant_reports.list. */
export interface WebinarParticipantReportsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Number of the webinar, or the UUID of one of its instances. */
  webinarId: string
  /** `registrant_id` adds IDs of registrants. */
  include_fields?: "registrant_id"
}

/** Params of daily_usage.list. */
export interface DailyUsageListParams {
  /** The year of the days, such as 2026. */
  year?: number
  /** The month, 1 to 12. (1 to 12) */
  month?: number
  /** Filters by a group. */
  group_id?: string
}

export interface DailyUsage {
  date?: string
  meeting_minutes?: number
  meetings?: number
  new_users?: number
  participants?: number
}

/** Params of host_reports.list. */
export interface HostReportsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** Filters by hosts with or without meetings. */
  type?: "active" | "inactive"
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** Filters by a group. */
  group_id?: string
}

export interface HostReport {
  custom_attributes?: CustomAttribute[]
  dept?: string
  email?: string
  id: string
  meeting_minutes?: number
  meetings?: number
  participants?: number
  type?: number
  user_name?: string
}

/** Params of operation_logs.list. */
export interface OperationLogsListParams {
  /** Maximum number of records, 1 to 300. Defaults to 300. (1 to 300; default 300) */
  page_size?: number
  /** The token of the previous page. */
  next_page_token?: string
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** Filters by a part of the account, such as `user`. */
  category_type?: string
}

export interface OperationLog {
  action?: string
  category_type?: string
  operation_detail?: string
  operator?: string
  time?: string
}

/** Credentials by auth variant. */
export interface ZoomCredentials {
  oauth: ZoomOauthCredentials
  server_to_server: ZoomServerToServerCredentials
}

/** Zoom account */
export interface ZoomOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Server-to-server application */
export interface ZoomServerToServerCredentials {
  access_token?: string
  expires_at?: string
  account_id: string
  client_id: string
  client_secret: string
}

export interface ZoomConfig { [k: string]: never }
