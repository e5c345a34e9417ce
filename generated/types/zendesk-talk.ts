// Generated from definitions/zendesk-talk.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Zendesk Talk */
    "zendesk-talk": ZendeskTalk
  }
}

/**
 * Zendesk Talk. Calls and their legs, statistics of agents and queues, phone numbers, lines, greetings, IVRs and
 * addresses of Zendesk Talk.
 */
export interface ZendeskTalk {
  operations: ZendeskTalkOperations
  credentials: ZendeskTalkCredentials
  config: ZendeskTalkConfig
}

/** The operations, by entity and action. */
export interface ZendeskTalkOperations {
  /** A call of Zendesk Talk: who called whom, how long it took, and how it ended. */
  calls: {
    /** Lists the calls that changed since a time, oldest change first. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        next_page: string | null
        count: number | null
        end_time: number | string | null
      }
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** A leg of a call: the part of one agent, customer or forwarding. */
  call_legs: {
    /** Lists the legs of calls that changed since a time, oldest change first. */
    list: {
      params: CallLegsListParams
      records: CallLeg[]
      meta: {
        next_page: string | null
        count: number | null
        end_time: number | string | null
      }
    }
    search: {
      fields: CallLegsSearchFields
    }
  }
  /** The recordings of a call: of the talk and of a voicemail. */
  recordings: {
    /** Deletes all recordings of a call. Only an admin may. */
    delete: {
      params: RecordingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The figures of all calls of today. */
  account_overview: {
    /** Gets the figures of all calls since midnight in the time zone of the account. */
    list: {
      params: AccountOverviewListParams
      records: AccountOverview[]
      meta: {}
    }
  }
  /** The queue of calls at this moment. */
  current_queue_activity: {
    /** Gets the current queue activity: how many calls and callbacks wait, and for how long. */
    list: {
      params: CurrentQueueActivityListParams
      records: QueueActivity[]
      meta: {}
    }
  }
  /** The figures of all agents of today together. */
  agents_overview: {
    /** Gets the figures of all agents together since midnight in the time zone of the account. */
    list: {
      params: AgentsOverviewListParams
      records: AgentsOverview[]
      meta: {}
    }
  }
  /** The figures of one agent of today, with the state of the agent now. */
  agents_activity: {
    /** Lists each agent's figures since midnight, with whether the agent is online or in a call. */
    list: {
      params: AgentsActivityListParams
      records: AgentActivity[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    search: {
      fields: AgentsActivitySearchFields
    }
  }
  /** Whether an agent takes calls, and on which device. */
  availabilities: {
    /** Gets an agent's availability for calls. */
    get: {
      params: AvailabilitiesGetParams
      records: Availability
      meta: {}
    }
    /** Changes an agent's availability for calls. With routing across channels, only `via` can change. */
    update: {
      params: AvailabilitiesUpdateParams
      records: Availability
      meta: {}
    }
  }
  /** A request that an agent calls a number back. */
  callback_requests: {
    /** Requests a callback. The caller gets a place in the queue, and an agent calls the number. */
    create: {
      params: CallbackRequestsCreateParams
      records: null
      meta: {}
    }
  }
  /** A phone number of the account, with its groups, greetings and settings. */
  phone_numbers: {
    /** Lists the phone numbers of the account. */
    list: {
      params: PhoneNumbersListParams
      records: PhoneNumber[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets a phone number with its groups and greetings. */
    get: {
      params: PhoneNumbersGetParams
      records: PhoneNumber
      meta: {}
    }
    /** Buys a phone number that `available_phone_numbers.list` found. Zendesk charges for it each month. */
    create: {
      params: PhoneNumbersCreateParams
      records: PhoneNumber
      meta: {}
    }
    /** Changes a phone number: its name, groups, greetings, recording or IVR. */
    update: {
      params: PhoneNumbersUpdateParams
      records: PhoneNumber
      meta: {}
    }
    /** Gives a phone number back. Callers no longer reach you there. */
    delete: {
      params: PhoneNumbersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PhoneNumbersSearchFields
    }
  }
  /** A phone number that the account could buy. */
  available_phone_numbers: {
    /** Lists phone numbers of a country that can be bought, with their price. Trial accounts cannot use it. */
    list: {
      params: AvailablePhoneNumbersListParams
      records: AvailablePhoneNumber[]
      meta: {}
    }
  }
  /** A line: a phone number, or a digital line of the web widget. */
  lines: {
    /** Lists the phone numbers and digital lines of the account together. */
    list: {
      params: LinesListParams
      records: Line[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    search: {
      fields: LinesSearchFields
    }
  }
  /** A greeting: what callers hear, such as the text of the voicemail. */
  greetings: {
    /** Lists the greetings of the account, default ones included. */
    list: {
      params: GreetingsListParams
      records: Greeting[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets a greeting with the URL of its audio. */
    get: {
      params: GreetingsGetParams
      records: Greeting
      meta: {}
    }
    /** Deletes a greeting of your own. */
    delete: {
      params: GreetingsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GreetingsSearchFields
    }
  }
  /** The category of a greeting, such as voicemail: when callers hear it. */
  greeting_categories: {
    /** Lists the categories of greetings. */
    list: {
      params: GreetingCategoriesListParams
      records: GreetingCategory[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets a category of greetings. */
    get: {
      params: GreetingCategoriesGetParams
      records: GreetingCategory
      meta: {}
    }
    search: {
      fields: GreetingCategoriesSearchFields
    }
  }
  /** An IVR: the menus by which callers choose, with their keys. */
  ivrs: {
    /** Lists the IVRs of the account with their menus and routes. */
    list: {
      params: IvrsListParams
      records: Ivr[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets an IVR with its menus and routes. */
    get: {
      params: IvrsGetParams
      records: Ivr
      meta: {}
    }
    /** Creates an IVR for phone numbers. */
    create: {
      params: IvrsCreateParams
      records: Ivr
      meta: {}
    }
    /** Changes the name or the phone numbers of an IVR. */
    update: {
      params: IvrsUpdateParams
      records: Ivr
      meta: {}
    }
    /** Deletes an IVR with its menus. */
    delete: {
      params: IvrsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IvrsSearchFields
    }
  }
  /** A menu of an IVR, with the greeting that callers hear and the routes of its keys. */
  ivr_menus: {
    /** Lists the menus of an IVR with their routes. */
    list: {
      params: IvrMenusListParams
      records: IvrMenu[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets a menu of an IVR with its routes. */
    get: {
      params: IvrMenusGetParams
      records: IvrMenu
      meta: {}
    }
    search: {
      fields: IvrMenusSearchFields
    }
  }
  /** A route of a menu: the key that a caller presses, and where it leads. */
  ivr_routes: {
    /** Lists the routes of a menu. */
    list: {
      params: IvrRoutesListParams
      records: IvrRoute[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets a route of a menu. */
    get: {
      params: IvrRoutesGetParams
      records: IvrRoute
      meta: {}
    }
    /** Adds a key to a menu. */
    create: {
      params: IvrRoutesCreateParams
      records: IvrRoute
      meta: {}
    }
    /** Changes where a key of a menu leads. */
    update: {
      params: IvrRoutesUpdateParams
      records: IvrRoute
      meta: {}
    }
    /** Removes a key from a menu. */
    delete: {
      params: IvrRoutesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An address of the business, which some countries ask for before they give a phone number. */
  addresses: {
    /** Lists the addresses of the account. */
    list: {
      params: AddressesListParams
      records: Address[]
      meta: {
        next_page: string | null
        previous_page: unknown
        count: number | null
      }
    }
    /** Gets an address. */
    get: {
      params: AddressesGetParams
      records: Address
      meta: {}
    }
    search: {
      fields: AddressesSearchFields
    }
  }
}

/** Params of calls.list. */
export interface CallsListParams {
  /** Time of the oldest change, in seconds since 1970. (at least 0) */
  start_time: number
}

export interface Call {
  /** The call's ID. */
  id: number
  /** The ID of the first agent who answered. */
  agent_id?: number | null
  /** The ID of the customer. */
  customer_id?: number | null
  /** The ID of the call's ticket. */
  ticket_id?: number | null
  /** The phone number of the account. */
  phone_number?: string | null
  /** The ID of the phone number. */
  phone_number_id?: number | null
  /** The line of the call. */
  line?: string | null
  /** The ID of the line. */
  line_id?: number | null
  /** Whether the line is a phone or a digital one. */
  line_type?: string | null
  /** The channel of the call, such as phone. */
  call_channel?: string | null
  /** Whether the call is inbound or outbound. */
  direction?: string | null
  /** The way the call ended, such as completed. */
  completion_status?: string | null
  /** The ID of the group that took the call. */
  call_group_id?: number | null
  /** Whether the default group answered. */
  default_group?: boolean | null
  /** The price of the call. */
  call_charge?: string | null
  /** The number of minutes that are charged. */
  minutes_billed?: number | null
  /** Whether the call is a callback. */
  callback?: boolean | null
  /** The place where the callback was asked for. */
  callback_source?: string | null
  /** The rule for consent to recording. */
  call_recording_consent?: string | null
  /** The choice of the caller about recording. */
  call_recording_consent_action?: string | null
  /** The key that the caller pressed for it. */
  call_recording_consent_keypress?: string | null
  /** Whether the caller asked for voicemail. */
  customer_requested_voicemail?: boolean | null
  /** Whether the call went to voicemail. */
  voicemail?: boolean | null
  /** Whether the caller waited longer than allowed. */
  exceeded_queue_wait_time?: boolean | null
  /** Whether the call came outside of business hours. */
  outside_business_hours?: boolean | null
  /** Whether the call went to the overflow number. */
  overflowed?: boolean | null
  /** The number that it went to. */
  overflowed_to?: string | null
  /** The last action of the IVR. */
  ivr_action?: string | null
  /** The name of the group that the IVR chose. */
  ivr_destination_group_name?: string | null
  /** The number of menus that the caller passed. */
  ivr_hops?: number | null
  /** The number that the IVR led to. */
  ivr_routed_to?: string | null
  /** The seconds in the IVR. */
  ivr_time_spent?: number | null
  /** The seconds of the whole call. */
  duration?: number | null
  /** The seconds of talk. */
  talk_time?: number | null
  /** The seconds on hold. */
  hold_time?: number | null
  /** The seconds before an agent answered. */
  wait_time?: number | null
  /** The seconds between the routing and the answer. */
  time_to_answer?: number | null
  /** The seconds of work after the call. */
  wrap_up_time?: number | null
  /** The seconds of consultation between agents. */
  consultation_time?: number | null
  /** The seconds that are recorded. */
  recording_time?: number | null
  /** The seconds that are not recorded. */
  not_recording_time?: number | null
  /** The number of times that recording was paused or resumed. */
  recording_control_interactions?: number | null
  /** Problems of the sound. */
  quality_issues?: string[] | null
  /** The time of the call. */
  created_at?: string
  /** The time of the last update. */
  updated_at?: string
}

/** Searchable fields of calls, in hosted mode. */
export interface CallsSearchFields {
  agent_id: number | null
  call_charge: string | null
  call_group_id: number | null
  call_recording_consent: string | null
  callback: boolean | null
  callback_source: string | null
  completion_status: string | null
  created_at: string | null
  customer_requested_voicemail: boolean | null
  default_group: boolean | null
  direction: string | null
  duration: number | null
  exceeded_queue_wait_time: boolean | null
  hold_time: number | null
  id: number | null
  ivr_action: string | null
  ivr_destination_group_name: string | null
  minutes_billed: number | null
  outside_business_hours: boolean | null
  overflowed: boolean | null
  overflowed_to: string | null
  phone_number: string | null
  phone_number_id: number | null
  quality_issues: unknown[] | null
  recording_time: number | null
  talk_time: number | null
  ticket_id: number | null
  time_to_answer: number | null
  updated_at: string | null
  voicemail: boolean | null
  wait_time: number | null
  wrap_up_time: number | null
}

/** Params of call_legs.list. */
export interface CallLegsListParams {
  /** Time of the oldest change, in seconds since 1970. (at least 0) */
  start_time: number
}

export interface CallLeg {
  /** The leg's ID. */
  id: number
  /** The ID of the call. */
  call_id?: number
  /** The kind of party, such as agent or customer. */
  type?: string | null
  /** The ID of the agent. */
  agent_id?: number | null
  /** The ID of the customer. */
  user_id?: number | null
  /** The device of the agent. */
  available_via?: string | null
  /** The number that the leg was forwarded to. */
  forwarded_to?: string | null
  /** The way the leg ended. */
  completion_status?: string | null
  /** The price of the leg. */
  call_charge?: string | null
  /** The number of minutes that are charged. */
  minutes_billed?: number | null
  /** The ID of the agent who began a conference. */
  conference_from?: number | null
  /** The ID of the agent who joined it. */
  conference_to?: number | null
  /** The seconds of conference. */
  conference_time?: number | null
  /** The ID of the agent who asked. */
  consultation_from?: number | null
  /** The ID of the agent who was asked. */
  consultation_to?: number | null
  /** The seconds of consultation. */
  consultation_time?: number | null
  /** The ID of the agent who transferred the call. */
  transferred_from?: number | null
  /** The ID of the agent who got it. */
  transferred_to?: number | null
  /** The seconds of the leg. */
  duration?: number | null
  /** The seconds of talk. */
  talk_time?: number | null
  /** The seconds on hold. */
  hold_time?: number | null
  /** The seconds of work after the call. */
  wrap_up_time?: number | null
  /** Problems of the sound. */
  quality_issues?: string[] | null
  /** The time of the leg. */
  created_at?: string
  /** The time of the last update. */
  updated_at?: string
}

/** Searchable fields of call_legs, in hosted mode. */
export interface CallLegsSearchFields {
  agent_id: number | null
  available_via: string | null
  call_charge: string | null
  call_id: number | null
  completion_status: string | null
  conference_time: number | null
  consultation_time: number | null
  created_at: string | null
  duration: number | null
  forwarded_to: string | null
  hold_time: number | null
  id: number | null
  minutes_billed: number | null
  quality_issues: unknown[] | null
  talk_time: number | null
  transferred_from: number | null
  transferred_to: number | null
  type: string | null
  updated_at: string | null
  user_id: number | null
  wrap_up_time: number | null
}

/** Params of recordings.delete. */
export interface RecordingsDeleteParams {
  /** ID of the call, as the voice comment of its ticket has it. */
  call_id: number
}

/** Params of account_overview.list. */
export interface AccountOverviewListParams {
  /** Counts only calls of these phone numbers. */
  phone_number_ids?: number[]
}

export interface AccountOverview {
  /** The seconds of a call on average. */
  average_call_duration?: number | null
  /** The seconds before a callback on average. */
  average_callback_wait_time?: number | null
  /** The seconds on hold on average. */
  average_hold_time?: number | null
  /** The seconds in the queue on average. */
  average_queue_wait_time?: number | null
  /** The seconds before an answer on average. */
  average_time_to_answer?: number | null
  /** The seconds of work after a call on average. */
  average_wrap_up_time?: number | null
  /** The most calls that waited at once. */
  max_calls_waiting?: number | null
  /** The longest wait in seconds. */
  max_queue_wait_time?: number | null
  /** The seconds of all calls. */
  total_call_duration?: number | null
  /** The number of callbacks. */
  total_callback_calls?: number | null
  /** The number of calls. */
  total_calls?: number | null
  /** The number of callers who hung up in the queue. */
  total_calls_abandoned_in_queue?: number | null
  /** The number of calls outside of business hours. */
  total_calls_outside_business_hours?: number | null
  /** The number of calls that waited too long. */
  total_calls_with_exceeded_queue_wait_time?: number | null
  /** The number of callers who asked for voicemail. */
  total_calls_with_requested_voicemail?: number | null
  /** The number of callbacks from the web widget. */
  total_embeddable_callback_calls?: number | null
  /** The seconds on hold of all calls. */
  total_hold_time?: number | null
  /** The number of inbound calls. */
  total_inbound_calls?: number | null
  /** The number of outbound calls. */
  total_outbound_calls?: number | null
  /** The number of callers who chose a text message. */
  total_textback_requests?: number | null
  /** The number of voicemails. */
  total_voicemails?: number | null
  /** The seconds of work after all calls. */
  total_wrap_up_time?: number | null
}

/** Params of current_queue_activity.list. */
export interface CurrentQueueActivityListParams {
  /** Counts only the queue of these phone numbers. */
  phone_number_ids?: number[]
}

export interface QueueActivity {
  /** The number of agents who are online. */
  agents_online?: number | null
  /** The seconds of waiting on average. */
  average_wait_time?: number | null
  /** The number of callbacks that wait. */
  callbacks_waiting?: number | null
  /** The number of callers who wait. */
  calls_waiting?: number | null
  /** The number of callbacks from the web widget that wait. */
  embeddable_callbacks_waiting?: number | null
  /** The longest wait in seconds. */
  longest_wait_time?: number | null
}

/** Params of agents_overview.list. */
export interface AgentsOverviewListParams { [k: string]: never }

export interface AgentsOverview {
  /** The accepted transfers of an agent on average. */
  average_accepted_transfers?: number | null
  /** The seconds that an agent was available on average. */
  average_available_time?: number | null
  /** The seconds that an agent was away on average. */
  average_away_time?: number | null
  /** The accepted calls of an agent on average. */
  average_calls_accepted?: number | null
  /** The denied calls of an agent on average. */
  average_calls_denied?: number | null
  /** The missed calls of an agent on average. */
  average_calls_missed?: number | null
  /** The calls on hold of an agent on average. */
  average_calls_put_on_hold?: number | null
  /** The seconds on hold on average. */
  average_hold_time?: number | null
  /** The seconds that an agent was online on average. */
  average_online_time?: number | null
  /** The transfers that an agent began on average. */
  average_started_transfers?: number | null
  /** The seconds of talk on average. */
  average_talk_time?: number | null
  /** The seconds that an agent took only transfers on average. */
  average_transfers_only_time?: number | null
  /** The seconds of work after a call on average. */
  average_wrap_up_time?: number | null
  /** The number of accepted transfers. */
  total_accepted_transfers?: number | null
  /** The number of accepted calls. */
  total_calls_accepted?: number | null
  /** The number of denied calls. */
  total_calls_denied?: number | null
  /** The number of missed calls. */
  total_calls_missed?: number | null
  /** The number of calls on hold. */
  total_calls_put_on_hold?: number | null
  /** The seconds on hold. */
  total_hold_time?: number | null
  /** The number of transfers begun. */
  total_started_transfers?: number | null
  /** The seconds of talk. */
  total_talk_time?: number | null
  /** The seconds of work after calls. */
  total_wrap_up_time?: number | null
}

/** Params of agents_activity.list. */
export interface AgentsActivityListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
  /** Filters by groups of agents. */
  group_ids?: number[]
}

export interface AgentActivity {
  /** The agent's ID. */
  agent_id: number
  /** The agent's name. */
  name?: string | null
  /** Whether the agent takes calls. */
  agent_state?: string | null
  /** Whether the agent is in a call or in the work after one. */
  call_status?: string | null
  /** The device of the agent. */
  via?: string | null
  /** The address of the agent's picture. */
  avatar_url?: string | null
  /** The number that calls are forwarded to. */
  forwarding_number?: string | null
  /** The number of conferences with others that the agent joined. */
  accepted_third_party_conferences?: number | null
  /** The number of accepted transfers. */
  accepted_transfers?: number | null
  /** The seconds that the agent was available. */
  available_time?: number | null
  /** The seconds on hold on average. */
  average_hold_time?: number | null
  /** The seconds of talk on average. */
  average_talk_time?: number | null
  /** The seconds of work after a call on average. */
  average_wrap_up_time?: number | null
  /** The seconds that the agent was away. */
  away_time?: number | null
  /** The number of accepted calls. */
  calls_accepted?: number | null
  /** The number of denied calls. */
  calls_denied?: number | null
  /** The number of missed calls. */
  calls_missed?: number | null
  /** The number of calls on hold. */
  calls_put_on_hold?: number | null
  /** The seconds that the agent was online. */
  online_time?: number | null
  /** The number of conferences with others that the agent began. */
  started_third_party_conferences?: number | null
  /** The number of transfers begun. */
  started_transfers?: number | null
  /** The seconds of all calls. */
  total_call_duration?: number | null
  /** The seconds on hold. */
  total_hold_time?: number | null
  /** The seconds of talk. */
  total_talk_time?: number | null
  /** The seconds of work after calls. */
  total_wrap_up_time?: number | null
  /** The seconds that the agent took only transfers. */
  transfers_only_time?: number | null
}

/** Searchable fields of agents_activity, in hosted mode. */
export interface AgentsActivitySearchFields {
  accepted_third_party_conferences: number | null
  accepted_transfers: number | null
  agent_id: number | null
  agent_state: string | null
  available_time: number | null
  average_hold_time: number | null
  average_talk_time: number | null
  average_wrap_up_time: number | null
  away_time: number | null
  call_status: string | null
  calls_accepted: number | null
  calls_denied: number | null
  calls_missed: number | null
  calls_put_on_hold: number | null
  forwarding_number: string | null
  name: string | null
  online_time: number | null
  started_transfers: number | null
  total_call_duration: number | null
  total_hold_time: number | null
  total_talk_time: number | null
  total_wrap_up_time: number | null
  transfers_only_time: number | null
  via: string | null
}

/** Params of availabilities.get. */
export interface AvailabilitiesGetParams {
  /** ID of the agent, as `agents_activity.list` has it. */
  agent_id: number
}

export interface Availability {
  /** The agent's state: online, offline, away or transfers_only. */
  agent_state?: string
  /** The state of the call: on_call, wrap_up or nothing. */
  call_status?: string | null
  /** The device of the agent, client or phone. */
  via?: string | null
}

/** Params of availabilities.update. */
export interface AvailabilitiesUpdateParams {
  /** ID of the agent, as `agents_activity.list` has it. */
  agent_id: number
  /** New state. */
  agent_state?: "online" | "offline" | "away" | "transfers_only"
  /** Whether calls go to the browser or to a phone. */
  via?: "client" | "phone"
}

/** Params of callback_requests.create. */
export interface CallbackRequestsCreateParams {
  /** ID of the phone number of yours, as `phone_numbers.list` has it. */
  phone_number_id: number
  /** Number to call, in E.164 form. */
  requester_phone_number: string
  /** IDs of groups whose agents may call. With routing across channels, the first counts. */
  group_ids?: number[]
}

/** Params of phone_numbers.list. */
export interface PhoneNumbersListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
  /** Whether records have only their main fields. */
  minimal_mode?: boolean
}

export interface PhoneNumber {
  /** The phone number's ID. */
  id: number
  /** The digits. */
  number?: string
  /** The number as people write it. */
  display_number?: string | null
  /** The nickname, or else the number as people write it. */
  name?: string | null
  /** The name that agents see. */
  nickname?: string | null
  /** The ID of the brand. */
  brand_id?: number | null
  /** The ISO code of the country. */
  country_code?: string | null
  /** The place of the number. */
  location?: string | null
  /** Whether callers pay nothing. */
  toll_free?: boolean | null
  /** Whether it only shows on the phones of people who are called. */
  external?: boolean | null
  /** Whether the line is a phone or a digital one. */
  line_type?: string | null
  capabilities?: Capabilities | null
  /** Whether it takes calls. */
  voice_enabled?: boolean | null
  /** Whether it takes text messages. */
  sms_enabled?: boolean | null
  /** The ID of the group for text messages. */
  sms_group_id?: number | null
  /** Whether agents may call from it. */
  outbound_enabled?: boolean | null
  /** Whether calls are recorded. */
  recorded?: boolean | null
  /** Whether voicemails are transcribed. */
  transcription?: boolean | null
  /** The rule for consent to recording. */
  call_recording_consent?: string | null
  /** The number that calls go to if Talk fails. */
  failover_number?: string | null
  /** The priority of its calls. */
  priority?: number | null
  /** The ID of the group that calls go to first. */
  default_group_id?: number | null
  /** The IDs of the groups that take calls. */
  group_ids?: number[]
  /** The ID of the IVR. */
  ivr_id?: number | null
  /** The ID of the schedule. */
  schedule_id?: number | null
  /** The IDs of its own greetings. */
  greeting_ids?: number[]
  /** The names of its default greetings. */
  default_greeting_ids?: string[]
  /** The greeting of each category. */
  categorised_greetings?: { [k: string]: unknown } | null
  /** The greeting and settings of each category. */
  categorised_greetings_with_sub_settings?: { [k: string]: unknown } | null
  /** The token that bought the number. */
  token?: string | null
  /** Creation time. */
  created_at?: string
}

export interface Capabilities {
  voice?: boolean | null
  sms?: boolean | null
  mms?: boolean | null
  emergency_address?: boolean | null
}

/** Params of phone_numbers.get. */
export interface PhoneNumbersGetParams {
  /** ID of the number, as `phone_numbers.list` has it. */
  phone_number_id: number
}

/** Params of phone_numbers.create. */
export interface PhoneNumbersCreateParams {
  /** Token of the number, as `available_phone_numbers.list` has it. */
  token: string
}

/** Params of phone_numbers.update. */
export interface PhoneNumbersUpdateParams {
  /** ID of the number, as `phone_numbers.list` has it. */
  phone_number_id: number
  /** Name that agents see. */
  nickname?: string
  /** ID of the group that calls go to first. */
  default_group_id?: number
  /** IDs of the groups that take calls. With routing across channels, the first counts. */
  group_ids?: number[]
  /** IDs of your own greetings. */
  greeting_ids?: number[]
  /** Priority of its calls. */
  priority?: number
  /** Whether agents may call from it. */
  outbound_enabled?: boolean
  /** Whether it takes calls. */
  voice_enabled?: boolean
  /** Whether it takes text messages. */
  sms_enabled?: boolean
  /** Whether calls are recorded. */
  recorded?: boolean
  /** Whether voicemails are transcribed. */
  transcription?: boolean
  /** ID of the schedule of business hours. */
  schedule_id?: number
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id?: number
  /** When callers are asked about recording, such as `always` or `opt_in`. */
  call_recording_consent?: string
  /** Number that calls go to if Talk fails. */
  failover_number?: string
}

/** Params of phone_numbers.delete. */
export interface PhoneNumbersDeleteParams {
  /** ID of the number, as `phone_numbers.list` has it. */
  phone_number_id: number
}

/** Searchable fields of phone_numbers, in hosted mode. */
export interface PhoneNumbersSearchFields {
  brand_id: number | null
  call_recording_consent: string | null
  capabilities: { [k: string]: unknown } | null
  country_code: string | null
  created_at: string | null
  default_group_id: number | null
  display_number: string | null
  external: boolean | null
  failover_number: string | null
  greeting_ids: unknown[] | null
  group_ids: unknown[] | null
  id: number | null
  ivr_id: number | null
  line_type: string | null
  location: string | null
  name: string | null
  nickname: string | null
  number: string | null
  outbound_enabled: boolean | null
  priority: number | null
  recorded: boolean | null
  schedule_id: number | null
  sms_enabled: boolean | null
  sms_group_id: number | null
  toll_free: boolean | null
  transcription: boolean | null
  voice_enabled: boolean | null
}

/** Params of available_phone_numbers.list. */
export interface AvailablePhoneNumbersListParams {
  /** ISO code of the country. */
  country: string
  /** Filters by area code, in the US and Canada. */
  area_code?: string
  /** Filters by digits or letters, with `*` for any. */
  contains?: string
  /** Whether the number is toll-free. */
  toll_free?: boolean
}

export interface AvailablePhoneNumber {
  /** The digits. */
  number: string
  /** The number as people write it. */
  display_number?: string | null
  /** The token that buys the number. */
  token?: string
  /** The price of a month. */
  price?: string | null
  /** The place of the number. */
  location?: string | null
  /** The ISO code of the country. */
  country_code?: string | null
  /** Whether callers pay nothing. */
  toll_free?: boolean | null
  /** The address that is asked for: none, local, any or foreign. */
  address_requirements?: string | null
}

/** Params of lines.list. */
export interface LinesListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
  /** Whether records have only the fields that all lines share. */
  minimal_mode?: boolean
}

export interface Line {
  /** The line's ID. */
  id: number
  /** The line's name. */
  nickname?: string | null
  /** Whether the line is a phone or a digital one. */
  line_type?: string | null
  /** The ISO code of the country. */
  country_code?: string | null
  /** Whether it only shows on the phones of people who are called. */
  external?: boolean | null
  /** The priority of its calls. */
  priority?: number | null
  /** The ID of the brand. */
  brand_id?: number | null
}

/** Searchable fields of lines, in hosted mode. */
export interface LinesSearchFields {
  brand_id: number | null
  country_code: string | null
  external: boolean | null
  id: number | null
  line_type: string | null
  nickname: string | null
  priority: number | null
}

/** Params of greetings.list. */
export interface GreetingsListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
}

export interface Greeting {
  /** The greeting's ID, or the name of a default one. */
  id: string | number
  /** The greeting's name. */
  name?: string
  /** The ID of the category. */
  category_id?: number | null
  /** Whether a phone number uses it. */
  active?: boolean | null
  /** Whether Zendesk made it. */
  default?: boolean | null
  /** Whether it has a default language. */
  default_lang?: boolean | null
  /** Whether it has settings of its own. */
  has_sub_settings?: boolean | null
  /** The name of the audio file. */
  audio_name?: string | null
  /** The path of the audio file. */
  audio_url?: string | null
  /** The ID of the upload. */
  upload_id?: number | null
  /** Whether the audio is still processed. */
  pending?: boolean | null
  /** The IDs of the phone numbers that use it. */
  phone_number_ids?: number[]
  /** The IDs of the IVRs that use it. */
  ivr_ids?: number[]
}

/** Params of greetings.get. */
export interface GreetingsGetParams {
  /** ID of the greeting. Default greetings have a name. */
  greeting_id: string | number
}

/** Params of greetings.delete. */
export interface GreetingsDeleteParams {
  /** ID of one of your own, as `greetings.list` has it. */
  greeting_id: number
}

/** Searchable fields of greetings, in hosted mode. */
export interface GreetingsSearchFields {
  active: boolean | null
  audio_name: string | null
  audio_url: string | null
  category_id: number | null
  default: boolean | null
  id: string | null
  ivr_ids: unknown[] | null
  name: string | null
  pending: boolean | null
  phone_number_ids: unknown[] | null
  upload_id: number | null
}

/** Params of greeting_categories.list. */
export interface GreetingCategoriesListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
}

export interface GreetingCategory {
  /** The category's ID. */
  id: number
  /** The category's name. */
  name?: string
}

/** Params of greeting_categories.get. */
export interface GreetingCategoriesGetParams {
  /** ID of the category, as `greeting_categories.list` has it. */
  greeting_category_id: number
}

/** Searchable fields of greeting_categories, in hosted mode. */
export interface GreetingCategoriesSearchFields {
  id: number | null
  name: string | null
}

/** Params of ivrs.list. */
export interface IvrsListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
}

export interface Ivr {
  /** The IVR's ID. */
  id: number
  /** The IVR's name. */
  name?: string
  /** The menus with their routes. */
  menus?: IvrMenu[]
  /** The IDs of the phone numbers that use it. */
  phone_number_ids?: number[]
  /** The names of these phone numbers. */
  phone_number_names?: string[]
}

export interface IvrMenu {
  /** The menu's ID. */
  id: number
  /** The menu's name. */
  name?: string
  /** Whether callers begin here. */
  default?: boolean | null
  /** The ID of the greeting that callers hear. */
  greeting_id?: number | null
  /** The targets of the keys. */
  routes?: IvrRoute[]
}

export interface IvrRoute {
  /** The route's ID. */
  id: number
  /** The key that callers press. */
  keypress?: string | null
  /** The action after the key, such as group or voicemail. */
  action?: string | null
  options?: RouteOptions | null
  /** The name of where it leads, such as that of a group. */
  option_text?: string | null
  /** The name of the greeting. */
  greeting?: string | null
  /** The handling of calls that nobody takes. Its form is not documented. */
  overflow_options?: unknown[] | null
}

export interface RouteOptions {
  /** IDs of groups, for `group` and `voicemail`. */
  group_ids?: number[]
  /** Number, for `phone_number`. */
  phone_number?: string
  /** Text of the message, for `textback`. */
  sms_text?: string
  /** ID of the phone number that sends it, for `textback`. */
  textback_phone_number_id?: number
  /** ID of the menu, for `menu`. */
  menu_id?: number
  /** Tags that the ticket gets. */
  tags?: string[]
}

/** Params of ivrs.get. */
export interface IvrsGetParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
}

/** Params of ivrs.create. */
export interface IvrsCreateParams {
  /** Name of the IVR. */
  name: string
  /** IDs of the phone numbers that use it. */
  phone_number_ids?: number[]
}

/** Params of ivrs.update. */
export interface IvrsUpdateParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** Name of the IVR. */
  name?: string
  /** IDs of all phone numbers that use it. */
  phone_number_ids?: number[]
}

/** Params of ivrs.delete. */
export interface IvrsDeleteParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
}

/** Searchable fields of ivrs, in hosted mode. */
export interface IvrsSearchFields {
  id: number | null
  menus: unknown[] | null
  name: string | null
  phone_number_ids: unknown[] | null
  phone_number_names: unknown[] | null
}

/** Params of ivr_menus.list. */
export interface IvrMenusListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
}

/** Params of ivr_menus.get. */
export interface IvrMenusGetParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
}

/** Searchable fields of ivr_menus, in hosted mode. */
export interface IvrMenusSearchFields {
  default: boolean | null
  greeting_id: number | null
  id: number | null
  name: string | null
  routes: unknown[] | null
}

/** Params of ivr_routes.list. */
export interface IvrRoutesListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
}

/** Params of ivr_routes.get. */
export interface IvrRoutesGetParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
  /** ID of the route, as `ivr_routes.list` has it. */
  route_id: number
}

/** Params of ivr_routes.create. */
export interface IvrRoutesCreateParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
  /** The action after the key. */
  action: "group" | "voicemail" | "phone_number" | "textback" | "menu"
  /** Key that the caller presses. */
  keypress: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "*" | "#" | "default"
  /** The target of the action. */
  options?: {
    /** IDs of groups, for `group` and `voicemail`. */
    group_ids?: number[]
    /** Number, for `phone_number`. */
    phone_number?: string
    /** Text of the message, for `textback`. */
    sms_text?: string
    /** ID of the phone number that sends it, for `textback`. */
    textback_phone_number_id?: number
    /** ID of the menu, for `menu`. */
    menu_id?: number
    /** Tags that the ticket gets. */
    tags?: string[]
  }
}

/** Params of ivr_routes.update. Needs action with options. */
export interface IvrRoutesUpdateParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
  /** ID of the route, as `ivr_routes.list` has it. */
  route_id: number
  /** The action after the key. */
  action?: "group" | "voicemail" | "phone_number" | "textback" | "menu"
  /** Key that the caller presses. */
  keypress?: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "*" | "#" | "default"
  /** The target of the action. */
  options?: {
    /** IDs of groups, for `group` and `voicemail`. */
    group_ids?: number[]
    /** Number, for `phone_number`. */
    phone_number?: string
    /** Text of the message, for `textback`. */
    sms_text?: string
    /** ID of the phone number that sends it, for `textback`. */
    textback_phone_number_id?: number
    /** ID of the menu, for `menu`. */
    menu_id?: number
    /** Tags that the ticket gets. */
    tags?: string[]
  }
}

/** Params of ivr_routes.delete. */
export interface IvrRoutesDeleteParams {
  /** ID of the IVR, as `ivrs.list` has it. */
  ivr_id: number
  /** ID of the menu, as `ivr_menus.list` has it. */
  menu_id: number
  /** ID of the route, as `ivr_routes.list` has it. */
  route_id: number
}

/** Params of addresses.list. */
export interface AddressesListParams {
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Number of records on a page, 1 to 100. (1 to 100) */
  per_page?: number
}

export interface Address {
  /** The address's ID. */
  id: number
  /** The name of the business or of the address. */
  name?: string
  /** The street and number. */
  street?: string
  /** The city. */
  city?: string
  /** The postal code. */
  zip?: string
  /** The province. */
  province?: string
  /** The state. */
  state?: string | null
  /** The ISO code of the country. */
  country_code?: string
  /** The address's ID at the carrier. */
  provider_reference?: string | null
}

/** Params of addresses.get. */
export interface AddressesGetParams {
  /** ID of the address, as `addresses.list` has it. */
  address_id: number
}

/** Searchable fields of addresses, in hosted mode. */
export interface AddressesSearchFields {
  city: string | null
  country_code: string | null
  id: number | null
  name: string | null
  provider_reference: string | null
  province: string | null
  state: string | null
  street: string | null
  zip: string | null
}

/** Credentials by auth variant. */
export interface ZendeskTalkCredentials {
  oauth: ZendeskTalkOauthCredentials
  application: ZendeskTalkApplicationCredentials
  api_token: ZendeskTalkApiTokenCredentials
}

/** Zendesk account */
export interface ZendeskTalkOauthCredentials {
  access_token: string
  expires_at?: string
  refresh_token?: string
  client_id?: string
  client_secret?: string
}

/** OAuth client of your account */
export interface ZendeskTalkApplicationCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

/**
 * @deprecated
 * API token. Available until 2027-04-30: use oauth instead.
 */
export interface ZendeskTalkApiTokenCredentials {
  email: string
  api_token: string
}

export interface ZendeskTalkConfig {
  /** Subdomain of your Zendesk account: the part before `.zendesk.com`. */
  subdomain: string
}
