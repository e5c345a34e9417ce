// Generated from definitions/twilio.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Twilio */
    "twilio": Twilio
  }
}

/**
 * Twilio. Messages, calls, recordings, conferences, queues, phone numbers, addresses, usage and balance of a Twilio
 * account.
 */
export interface Twilio {
  operations: TwilioOperations
  credentials: TwilioCredentials
  config: TwilioConfig
}

/** The operations, by entity and action. */
export interface TwilioOperations {
  /** The balance of the account, the money left in it. */
  balance: {
    /** Gets the balance of the account and its currency. */
    get: {
      params: BalanceGetParams
      records: Balance
      meta: {}
    }
  }
  /** An account or subaccount. */
  accounts: {
    /** Lists the account and its subaccounts. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets an account or subaccount. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** An incoming or outgoing message by SMS, MMS, RCS or WhatsApp. */
  messages: {
    /** Lists messages, newest first. Filters by phone number and date. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a message with its status, price and error. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends (creates) a message by SMS, MMS, RCS or WhatsApp, immediately or at a scheduled time. Charges apply. */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
    /** Updates a message: cancels a scheduled message, or redacts the text of a sent message. */
    update: {
      params: MessagesUpdateParams
      records: Message
      meta: {}
    }
    /** Deletes a sent or received message from the account's records. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** A media item of a message, such as an image. */
  message_media: {
    /** Lists the media of a message. */
    list: {
      params: MessageMediaListParams
      records: Media[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Deletes a media item of a message. */
    delete: {
      params: MessageMediaDeleteParams
      records: null
      meta: {}
    }
  }
  /** An incoming or outgoing phone call. */
  calls: {
    /** Lists calls, newest first. Filters by phone number, status and date. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a call with its status, duration and price. */
    get: {
      params: CallsGetParams
      records: Call
      meta: {}
    }
    /** Creates an outgoing call that TwiML controls. Charges apply. */
    create: {
      params: CallsCreateParams
      records: Call
      meta: {}
    }
    /** Updates a call: ends it or continues it with other TwiML. */
    update: {
      params: CallsUpdateParams
      records: Call
      meta: {}
    }
    /** Deletes an ended call from the account's records. */
    delete: {
      params: CallsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** A recording of a call or conference. */
  recordings: {
    /** Lists recordings, newest first. Filters by call and date. */
    list: {
      params: RecordingsListParams
      records: Recording[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a recording with its status and duration. */
    get: {
      params: RecordingsGetParams
      records: Recording
      meta: {}
    }
    /** Deletes a recording. */
    delete: {
      params: RecordingsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the audio of a recording as WAV, as a stream. */
    download: {
      params: RecordingsDownloadParams
      file: true
    }
    search: {
      fields: RecordingsSearchFields
    }
  }
  /** A transcription: the recognized text of a recording. */
  transcriptions: {
    /** Lists transcriptions. */
    list: {
      params: TranscriptionsListParams
      records: Transcription[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a transcription with its text. */
    get: {
      params: TranscriptionsGetParams
      records: Transcription
      meta: {}
    }
    /** Deletes a transcription. */
    delete: {
      params: TranscriptionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TranscriptionsSearchFields
    }
  }
  /** A conference call. */
  conferences: {
    /** Lists the conferences of one status, those in progress by default. Filters by name and date. */
    list: {
      params: ConferencesListParams
      records: Conference[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a conference. */
    get: {
      params: ConferencesGetParams
      records: Conference
      meta: {}
    }
    /** Updates a conference: ends it or plays an announcement to all participants. */
    update: {
      params: ConferencesUpdateParams
      records: Conference
      meta: {}
    }
    search: {
      fields: ConferencesSearchFields
    }
  }
  /** A participant of a conference, identified by call. */
  conference_participants: {
    /** Lists the participants of a conference in progress. */
    list: {
      params: ConferenceParticipantsListParams
      records: Participant[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Updates a participant of a conference: mutes, unmutes, holds or resumes. */
    update: {
      params: ConferenceParticipantsUpdateParams
      records: Participant
      meta: {}
    }
    /** Removes a participant from a conference. */
    delete: {
      params: ConferenceParticipantsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A queue of waiting calls. */
  queues: {
    /** Lists queues with the number of waiting calls. */
    list: {
      params: QueuesListParams
      records: Queue[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a queue with the number of waiting calls and their wait time. */
    get: {
      params: QueuesGetParams
      records: Queue
      meta: {}
    }
    /** Creates a queue. */
    create: {
      params: QueuesCreateParams
      records: Queue
      meta: {}
    }
    /** Updates the name or maximum size of a queue. */
    update: {
      params: QueuesUpdateParams
      records: Queue
      meta: {}
    }
    /** Deletes an empty queue. */
    delete: {
      params: QueuesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: QueuesSearchFields
    }
  }
  /** A phone number of the account. */
  incoming_phone_numbers: {
    /** Lists the phone numbers of the account. */
    list: {
      params: IncomingPhoneNumbersListParams
      records: PhoneNumber[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets a phone number with its call and message handling. */
    get: {
      params: IncomingPhoneNumbersGetParams
      records: PhoneNumber
      meta: {}
    }
    /**
     * Creates (buys) a phone number. Monthly charges apply. For numbers on sale, use `available_phone_numbers.list`.
     */
    create: {
      params: IncomingPhoneNumbersCreateParams
      records: PhoneNumber
      meta: {}
    }
    /** Updates the name and the call and message handling of a phone number. */
    update: {
      params: IncomingPhoneNumbersUpdateParams
      records: PhoneNumber
      meta: {}
    }
    /** Releases (deletes) a phone number. Twilio can sell it to others. */
    delete: {
      params: IncomingPhoneNumbersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IncomingPhoneNumbersSearchFields
    }
  }
  /** A phone number available to buy. */
  available_phone_numbers: {
    /**
     * Lists the local phone numbers of a country that are available to buy. Filters by area, digits, location and
     * capabilities.
     */
    list: {
      params: AvailablePhoneNumbersListParams
      records: AvailableNumber[]
      meta: {}
    }
  }
  /** A verified outgoing caller ID: a phone number outside of Twilio from which the account can call. */
  outgoing_caller_ids: {
    /** Lists outgoing caller IDs (verified phone numbers). */
    list: {
      params: OutgoingCallerIdsListParams
      records: CallerId[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets an outgoing caller ID (verified phone number). */
    get: {
      params: OutgoingCallerIdsGetParams
      records: CallerId
      meta: {}
    }
    /** Deletes an outgoing caller ID, whose phone number is no longer verified. */
    delete: {
      params: OutgoingCallerIdsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OutgoingCallerIdsSearchFields
    }
  }
  /** An address, which some countries require to buy a phone number. */
  addresses: {
    /** Lists the addresses of the account. */
    list: {
      params: AddressesListParams
      records: Address[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets an address. */
    get: {
      params: AddressesGetParams
      records: Address
      meta: {}
    }
    /** Creates an address. */
    create: {
      params: AddressesCreateParams
      records: Address
      meta: {}
    }
    /** Deletes an address. No phone number can be using it. */
    delete: {
      params: AddressesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AddressesSearchFields
    }
  }
  /** A usage record: usage and cost of a category. */
  usage_records: {
    /** Lists usage records within a date range: usage and cost by category. */
    list: {
      params: UsageRecordsListParams
      records: Usage[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
  }
}

/** Params of balance.get. */
export interface BalanceGetParams { [k: string]: never }

export interface Balance {
  account_sid?: string | null
  balance?: string | null
  currency?: string | null
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by friendly name. */
  FriendlyName?: string
  /** Filters by status. */
  Status?: "active" | "suspended" | "closed"
}

export interface Account {
  /** The account's ID. */
  sid: string
  /** The account's name, set by the user. */
  friendly_name?: string | null
  /** The account's status: active, suspended or closed. */
  status?: string
  /** The account's type, Trial or Full. */
  type?: string
  /** The ID of the parent account. The account's own ID for main accounts. */
  owner_account_sid?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The account's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
  /** Auth token of the account. Hidden from API keys. */
  auth_token?: string | null
}

/** Paths of related resources. */
export interface Links {
  [k: string]: string
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** SID of the account, as `accounts.list` returns it. */
  sid: string
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  sid: string | null
  friendly_name: string | null
  status: string | null
  type: string | null
  owner_account_sid: string | null
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by recipient phone number. */
  To?: string
  /** Filters by sender: a phone number or another sender. */
  From?: string
  /** Filters to messages sent on this date (UTC). */
  DateSent?: string
  /** Filters to messages sent on or before this date (UTC). */
  DateSentBefore?: string
  /** Filters to messages sent on or after this date (UTC). */
  DateSentAfter?: string
}

export interface Message {
  /** The message's ID. */
  sid: string
  /** The ID of the account that sent or received the message. */
  account_sid?: string | null
  /** The ID of the messaging service used. Null if there was none. */
  messaging_service_sid?: string | null
  /** The message's text. */
  body?: string | null
  /** The sender: a phone number, short code, sender ID or channel address. */
  from?: string | null
  /** The recipient's phone number or channel address. */
  to?: string | null
  /** The message's direction: incoming, or outgoing by API, call or reply. */
  direction?: string
  /** The message's status, for example queued, sent, delivered or failed. */
  status?: string
  /** The number of SMS segments the message takes, as a string. */
  num_segments?: string | null
  /** The number of media files in the message, as a string. */
  num_media?: string | null
  /** The amount billed for the message. Null until known. */
  price?: string | null
  /** The currency of the price, as a three-letter ISO code. */
  price_unit?: string | null
  /** The error code of a failed message. Null otherwise. */
  error_code?: number | null
  /** The description of the error. Null if there was none. */
  error_message?: string | null
  /** The API version that processed the message. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time the message was sent or received, in UTC. */
  date_sent?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The message's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** SID of the message, as `messages.list` returns it. */
  sid: string
}

/**
 * Params of messages.create. Needs From, or MessagingServiceSid. Needs ScheduleType and MessagingServiceSid with
 * SendAt. Needs ContentSid with ContentVariables.
 */
export interface MessagesCreateParams {
  /** Recipient's phone number in E.164 format, or `whatsapp:` followed by the number. */
  To: string
  /** Sender: a phone number of the account, a short code or an alphanumeric sender ID. */
  From?: string
  /** SID of a messaging service, which selects the sender. */
  MessagingServiceSid?: string
  /** Text of the message, up to 1,600 characters. (at most 1600 characters) */
  Body?: string
  /** URLs of images and other media to send, up to 10. (at most 10 items) */
  MediaUrl?: string[]
  /** SID of a content template. Use in place of `Body`. */
  ContentSid?: string
  /** Values of the template variables by number, as a JSON string. */
  ContentVariables?: string
  /** Callback URL to which Twilio sends status changes. */
  StatusCallback?: string
  /** Time to send the message, 15 minutes to 35 days from now. Requires a messaging service and `ScheduleType`. */
  SendAt?: string
  /** Type of schedule. `fixed` is required with `SendAt`. */
  ScheduleType?: "fixed"
  /** Maximum time in seconds that the message can wait to be sent, 1 to 36,000. (1 to 36000) */
  ValidityPeriod?: number
  /** Whether to replace characters that require a larger encoding. */
  SmartEncoded?: boolean
  /** Whether to shorten links. Requires a messaging service. */
  ShortenUrls?: boolean
  /** Whether to send the message as MMS. */
  SendAsMms?: boolean
  /** Whether Twilio checks the message for fraud. */
  RiskCheck?: "enable" | "disable"
  /** Whether Twilio retains the text. */
  ContentRetention?: "retain" | "discard"
  /** Whether Twilio retains the phone numbers. */
  AddressRetention?: "retain" | "obfuscate"
}

/** Params of messages.update. Needs Status, or Body. */
export interface MessagesUpdateParams {
  /** SID of the message, as `messages.list` returns it. */
  sid: string
  /** New status. `canceled` cancels a scheduled message. */
  Status?: "canceled"
  /** Empty string, which redacts the text in Twilio's records. (at most 0 characters) */
  Body?: string
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** SID of the message, as `messages.list` returns it. */
  sid: string
}

/** Searchable fields of messages, in hosted mode. */
export interface MessagesSearchFields {
  sid: string | null
  body: string | null
  from: string | null
  to: string | null
  direction: string | null
  status: string | null
  num_segments: string | null
  num_media: string | null
  price: string | null
  price_unit: string | null
  error_code: number | null
  error_message: string | null
  messaging_service_sid: string | null
  account_sid: string | null
}

/** Params of message_media.list. */
export interface MessageMediaListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** SID of the message, as `messages.list` returns it. */
  MessageSid: string
}

export interface Media {
  /** The media's ID. */
  sid: string
  /** The ID of the account the media belongs to. */
  account_sid?: string | null
  /** The ID of the message the media belongs to. */
  parent_sid?: string | null
  /** The media's MIME type. */
  content_type?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The media's path in the API. */
  uri?: string | null
}

/** Params of message_media.delete. */
export interface MessageMediaDeleteParams {
  /** SID of the message, as `messages.list` returns it. */
  MessageSid: string
  /** SID of the media item, as `message_media.list` returns it. */
  sid: string
}

/** Params of calls.list. */
export interface CallsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by recipient: a phone number, SIP address or client. */
  To?: string
  /** Filters by caller: a phone number, SIP address or client. */
  From?: string
  /** Filters to child calls of this call, by SID. */
  ParentCallSid?: string
  /** Filters by status. */
  Status?: "queued" | "ringing" | "in-progress" | "completed" | "busy" | "failed" | "no-answer" | "canceled"
  /** Filters to calls started on this date (UTC). */
  StartTime?: string
  /** Filters to calls started on or before this date (UTC). */
  StartTimeBefore?: string
  /** Filters to calls started on or after this date (UTC). */
  StartTimeAfter?: string
  /** Filters to calls ended on this date (UTC). */
  EndTime?: string
  /** Filters to calls ended on or before this date (UTC). */
  EndTimeBefore?: string
  /** Filters to calls ended on or after this date (UTC). */
  EndTimeAfter?: string
}

export interface Call {
  /** The call's ID. */
  sid: string
  /** The ID of the account that made or received the call. */
  account_sid?: string | null
  /** The ID of the call that created this leg. Null if there was none. */
  parent_call_sid?: string | null
  /** The ID of the Twilio phone number used. Null for outgoing calls to other numbers. */
  phone_number_sid?: string | null
  /** The caller: a phone number, SIP address or client. */
  from?: string | null
  /** The caller, formatted for display. */
  from_formatted?: string | null
  /** The called party: a phone number, SIP address or client. */
  to?: string | null
  /** The called party, formatted for display. */
  to_formatted?: string | null
  /** The call's direction: incoming, or outgoing by API or by dialing. */
  direction?: string | null
  /** The call's status, for example ringing, in progress or completed. */
  status?: string
  /** The call's start, in UTC. Null before it is answered. */
  start_time?: string | null
  /** The call's end, in UTC. Null before it is over. */
  end_time?: string | null
  /** The call's length in seconds, as a string. */
  duration?: string | null
  /** The amount charged for the call. Null until known. */
  price?: string | null
  /** The currency of the price, as a three-letter ISO code. */
  price_unit?: string | null
  /** The answering party, human or machine, if detection was on. */
  answered_by?: string | null
  /** The number that forwarded the call. Null if not known. */
  forwarded_from?: string | null
  /** The caller's name from caller ID lookup, if that was on. */
  caller_name?: string | null
  /** The ID of the group the call belongs to. Null if there is none. */
  group_sid?: string | null
  /** The time the call waited before being dialed, in milliseconds. */
  queue_time?: string | null
  /** The ID of the SIP trunk used. Null if there was none. */
  trunk_sid?: string | null
  /** The API version that created the call. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The call's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** SID of the call, as `calls.list` returns it. */
  sid: string
}

/** Params of calls.create. Needs Twiml, or Url, or ApplicationSid. Takes only one of Twiml, Url, ApplicationSid. */
export interface CallsCreateParams {
  /** Recipient of the call: a phone number in E.164 format, a SIP address or a client. */
  To: string
  /** Caller: a phone number of the account, a verified number of `outgoing_caller_ids`, or a client. */
  From: string
  /** TwiML instructions for the call, up to 4,000 characters. (at most 4000 characters) */
  Twiml?: string
  /** URL from which Twilio fetches the TwiML. */
  Url?: string
  /** SID of the application that provides the TwiML. */
  ApplicationSid?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  Method?: "GET" | "POST"
  /** URL from which Twilio fetches the TwiML if `Url` fails. */
  FallbackUrl?: string
  /** Callback URL to which Twilio sends status changes. */
  StatusCallback?: string
  /** Status changes to send to the callback URL. Defaults to `completed`. */
  StatusCallbackEvent?: ("initiated" | "ringing" | "answered" | "completed")[]
  /** Keys to press when the call is answered, up to 32. `w` waits half a second. (at most 32 characters) */
  SendDigits?: string
  /** Time in seconds to ring, 1 to 600. Defaults to 60. (1 to 600) */
  Timeout?: number
  /** Maximum duration of the call in seconds, 1 to 86,400. (1 to 86400) */
  TimeLimit?: number
  /** Whether to record the call. */
  Record?: boolean
  /**
   * Whether to detect an answering machine (`Enable`), or to also wait for its greeting to end (`DetectMessageEnd`).
   */
  MachineDetection?: "Enable" | "DetectMessageEnd"
  /** Reason for the call, which some phones show. Up to 50 characters. (at most 50 characters) */
  CallReason?: string
}

/** Params of calls.update. Needs Status, or Twiml, or Url. */
export interface CallsUpdateParams {
  /** SID of the call, as `calls.list` returns it. */
  sid: string
  /** New status. `completed` ends the call; `canceled` ends it only if it is not answered yet. */
  Status?: "canceled" | "completed"
  /** New TwiML instructions for the call, up to 4,000 characters. (at most 4000 characters) */
  Twiml?: string
  /** URL from which Twilio fetches the new TwiML. */
  Url?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  Method?: "GET" | "POST"
  /** Maximum duration of the call in seconds, 1 to 86,400. (1 to 86400) */
  TimeLimit?: number
}

/** Params of calls.delete. */
export interface CallsDeleteParams {
  /** SID of the call, as `calls.list` returns it. */
  sid: string
}

/** Searchable fields of calls, in hosted mode. */
export interface CallsSearchFields {
  sid: string | null
  parent_call_sid: string | null
  from: string | null
  from_formatted: string | null
  to: string | null
  to_formatted: string | null
  direction: string | null
  status: string | null
  duration: string | null
  price: string | null
  price_unit: string | null
  answered_by: string | null
  forwarded_from: string | null
  caller_name: string | null
  phone_number_sid: string | null
  trunk_sid: string | null
  account_sid: string | null
}

/** Params of recordings.list. */
export interface RecordingsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by call SID, as `calls.list` returns it. */
  CallSid?: string
  /** Filters by conference SID, as `conferences.list` returns it. */
  ConferenceSid?: string
  /** Filters to recordings created on this date (UTC). */
  DateCreated?: string
  /** Filters to recordings created on or before this date (UTC). */
  DateCreatedBefore?: string
  /** Filters to recordings created on or after this date (UTC). */
  DateCreatedAfter?: string
  /** Whether to include recordings deleted in the last 40 days. */
  IncludeSoftDeleted?: boolean
}

export interface Recording {
  /** The recording's ID. */
  sid: string
  /** The ID of the account the recording belongs to. */
  account_sid?: string | null
  /** The ID of the call recorded. */
  call_sid?: string | null
  /** The ID of the conference recorded. Null for other recordings. */
  conference_sid?: string | null
  /** The recording's status, for example in progress or completed. */
  status?: string
  /** The way the recording was started, for example by a Dial verb or the API. */
  source?: string
  /** The number of audio channels, 1 or 2. */
  channels?: number | null
  /** The recording's length in seconds, as a string. */
  duration?: string | null
  /** The recording's start, in UTC, in RFC 2822 format. */
  start_time?: string | null
  /** The amount charged for the recording. */
  price?: string | null
  /** The currency of the price, as a three-letter ISO code. */
  price_unit?: string | null
  /** The error code of an absent recording. Null otherwise. */
  error_code?: number | null
  /** The API version used for the recording. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The address of the recording's audio. */
  media_url?: string | null
  /** The recording's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
  /** Encryption details of an encrypted recording, in an undocumented format. */
  encryption_details?: { [k: string]: unknown } | null
}

/** Params of recordings.get. */
export interface RecordingsGetParams {
  /** SID of the recording, as `recordings.list` returns it. */
  sid: string
  /** Whether to return the recording if it was deleted in the last 40 days. */
  IncludeSoftDeleted?: boolean
}

/** Params of recordings.delete. */
export interface RecordingsDeleteParams {
  /** SID of the recording, as `recordings.list` returns it. */
  sid: string
}

/** Params of recordings.download. */
export interface RecordingsDownloadParams {
  /** SID of the recording, as `recordings.list` returns it. */
  sid: string
  /** Number of channels: `1` for mixed mono, `2` for separate channels. (1 to 2) */
  RequestedChannels?: number
}

/** Searchable fields of recordings, in hosted mode. */
export interface RecordingsSearchFields {
  sid: string | null
  call_sid: string | null
  conference_sid: string | null
  duration: string | null
  status: string | null
  channels: number | null
  source: string | null
  price: string | null
  price_unit: string | null
  error_code: number | null
  media_url: string | null
  account_sid: string | null
}

/** Params of transcriptions.list. */
export interface TranscriptionsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
}

export interface Transcription {
  /** The transcription's ID. */
  sid: string
  /** The ID of the account the transcription belongs to. */
  account_sid?: string | null
  /** The ID of the recording transcribed. */
  recording_sid?: string | null
  /** The transcription's status: in progress, completed or failed. */
  status?: string
  /** The text of the transcription. */
  transcription_text?: string | null
  /** The transcription's type, for example fast. */
  type?: string | null
  /** The length of the transcribed audio in seconds, as a string. */
  duration?: string | null
  /** The amount charged for the transcription. */
  price?: string | null
  /** The currency of the price, as a three-letter ISO code. */
  price_unit?: string | null
  /** The API version that created the transcription. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The transcription's path in the API. */
  uri?: string | null
}

/** Params of transcriptions.get. */
export interface TranscriptionsGetParams {
  /** SID of the transcription, as `transcriptions.list` returns it. */
  sid: string
}

/** Params of transcriptions.delete. */
export interface TranscriptionsDeleteParams {
  /** SID of the transcription, as `transcriptions.list` returns it. */
  sid: string
}

/** Searchable fields of transcriptions, in hosted mode. */
export interface TranscriptionsSearchFields {
  sid: string | null
  recording_sid: string | null
  status: string | null
  transcription_text: string | null
  duration: string | null
  type: string | null
  price: string | null
  price_unit: string | null
  account_sid: string | null
}

/** Params of conferences.list. */
export interface ConferencesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by friendly name. */
  FriendlyName?: string
  /** Status of the conferences. Defaults to `in-progress`; each call lists one status. (default "in-progress") */
  Status?: "init" | "in-progress" | "completed"
  /** Filters to conferences created on this date (UTC). */
  DateCreated?: string
  /** Filters to conferences created on or before this date (UTC). */
  DateCreatedBefore?: string
  /** Filters to conferences created on or after this date (UTC). */
  DateCreatedAfter?: string
  /** Filters to conferences last updated on this date (UTC). */
  DateUpdated?: string
  /** Filters to conferences last updated on or before this date (UTC). */
  DateUpdatedBefore?: string
  /** Filters to conferences last updated on or after this date (UTC). */
  DateUpdatedAfter?: string
}

export interface Conference {
  /** The conference's ID. */
  sid: string
  /** The ID of the account the conference belongs to. */
  account_sid?: string | null
  /** The conference's name, set by the user. */
  friendly_name?: string | null
  /** The conference's status: init, in progress or completed. */
  status?: string
  /** The Twilio region that mixed the audio, for example us1. */
  region?: string | null
  /** The reason the conference ended. Null while it is running. */
  reason_conference_ended?: string | null
  /** The ID of the call that ended the conference. */
  call_sid_ending_conference?: string | null
  /** The API version that created the conference. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The conference's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of conferences.get. */
export interface ConferencesGetParams {
  /** SID of the conference, as `conferences.list` returns it. */
  sid: string
}

/** Params of conferences.update. Needs Status, or AnnounceUrl. */
export interface ConferencesUpdateParams {
  /** SID of the conference, as `conferences.list` returns it. */
  sid: string
  /** New status. `completed` ends the conference. */
  Status?: "completed"
  /** URL from which Twilio fetches the announcement. */
  AnnounceUrl?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  AnnounceMethod?: "GET" | "POST"
}

/** Searchable fields of conferences, in hosted mode. */
export interface ConferencesSearchFields {
  sid: string | null
  friendly_name: string | null
  status: string | null
  region: string | null
  reason_conference_ended: string | null
  call_sid_ending_conference: string | null
  account_sid: string | null
}

/** Params of conference_participants.list. */
export interface ConferenceParticipantsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** SID of the conference, as `conferences.list` returns it. */
  ConferenceSid: string
  /** Whether to return only muted (`true`) or only unmuted (`false`) participants. */
  Muted?: boolean
  /** Whether to return only participants on hold (`true`) or not on hold (`false`). */
  Hold?: boolean
}

export interface Participant {
  /** The ID of the participant's call. */
  call_sid: string
  /** The ID of the conference the participant is in. */
  conference_sid?: string | null
  /** The ID of the account the participant belongs to. */
  account_sid?: string | null
  /** The participant's label, set by the user. Null if none is set. */
  label?: string | null
  /** The status of the participant's call, for example connected or complete. */
  status?: string
  /** Whether the participant is muted. */
  muted?: boolean | null
  /** Whether the participant is on hold. */
  hold?: boolean | null
  /** Whether the participant is coaching another one. */
  coaching?: boolean | null
  /** The ID of the call being coached. Null if there is none. */
  call_sid_to_coach?: string | null
  /** Whether the conference starts when the participant joins. */
  start_conference_on_enter?: boolean | null
  /** Whether the conference ends when the participant leaves. */
  end_conference_on_exit?: boolean | null
  /** The time the call waited before being dialed, in milliseconds. */
  queue_time?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The participant's path in the API. */
  uri?: string | null
}

/** Params of conference_participants.update. Needs Muted, or Hold, or AnnounceUrl, or EndConferenceOnExit. */
export interface ConferenceParticipantsUpdateParams {
  /** SID of the conference, as `conferences.list` returns it. */
  ConferenceSid: string
  /** SID of the participant's call, as `conference_participants.list` returns it. */
  call_sid: string
  /** Whether the participant is muted. */
  Muted?: boolean
  /** Whether the participant is on hold and hears music. */
  Hold?: boolean
  /** URL from which Twilio fetches the announcement. */
  AnnounceUrl?: string
  /** Whether the conference ends when the participant leaves. */
  EndConferenceOnExit?: boolean
}

/** Params of conference_participants.delete. */
export interface ConferenceParticipantsDeleteParams {
  /** SID of the conference, as `conferences.list` returns it. */
  ConferenceSid: string
  /** SID of the participant's call, as `conference_participants.list` returns it. */
  call_sid: string
}

/** Params of queues.list. */
export interface QueuesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
}

export interface Queue {
  /** The queue's ID. */
  sid: string
  /** The ID of the account the queue belongs to. */
  account_sid?: string | null
  /** The queue's name, set by the user. */
  friendly_name?: string | null
  /** The number of calls waiting in the queue. */
  current_size?: number
  /** The largest number of calls the queue may hold. */
  max_size?: number
  /** The average wait of the calls in the queue, in seconds. */
  average_wait_time?: number
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The queue's path in the API. */
  uri?: string | null
}

/** Params of queues.get. */
export interface QueuesGetParams {
  /** SID of the queue, as `queues.list` returns it. */
  sid: string
}

/** Params of queues.create. */
export interface QueuesCreateParams {
  /** Name of the queue. (at most 64 characters) */
  FriendlyName: string
  /** Maximum number of waiting calls, 1 to 5,000. Defaults to 1,000. (1 to 5000) */
  MaxSize?: number
}

/** Params of queues.update. */
export interface QueuesUpdateParams {
  /** SID of the queue, as `queues.list` returns it. */
  sid: string
  /** Name of the queue. (at most 64 characters) */
  FriendlyName?: string
  /** Maximum number of waiting calls, 1 to 5,000. Defaults to 1,000. (1 to 5000) */
  MaxSize?: number
}

/** Params of queues.delete. */
export interface QueuesDeleteParams {
  /** SID of the queue, as `queues.list` returns it. */
  sid: string
}

/** Searchable fields of queues, in hosted mode. */
export interface QueuesSearchFields {
  sid: string | null
  friendly_name: string | null
  current_size: number | null
  max_size: number | null
  average_wait_time: number | null
  account_sid: string | null
}

/** Params of incoming_phone_numbers.list. */
export interface IncomingPhoneNumbersListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by phone number pattern. `*` matches any digit. */
  PhoneNumber?: string
  /** Filters by friendly name. */
  FriendlyName?: string
  /** Filters by origin: Twilio numbers or hosted numbers. */
  Origin?: "twilio" | "hosted"
  /** Whether to include beta phone numbers, which are new to Twilio. */
  Beta?: boolean
}

export interface PhoneNumber {
  /** The phone number's ID. */
  sid: string
  /** The ID of the account the phone number belongs to. */
  account_sid?: string | null
  /** The phone number, in E.164 format. */
  phone_number?: string | null
  /** The phone number's name, by default the number formatted for display. */
  friendly_name?: string | null
  capabilities?: Capabilities | null
  /** The number's origin: Twilio or hosted from another carrier. */
  origin?: string | null
  /** The phone number's status. */
  status?: string | null
  /** Whether the phone number is new to Twilio's platform. */
  beta?: boolean | null
  /** The kind of phone number, for example local, mobile or toll-free. */
  type?: string | null
  /** The kind of registered address the number requires, if any. */
  address_requirements?: string
  /** The ID of the address registered for the number. */
  address_sid?: string | null
  /** The ID of the identity registered for the number. */
  identity_sid?: string | null
  /** The ID of the regulatory bundle for the number. */
  bundle_sid?: string | null
  /** The address requested on an incoming call. */
  voice_url?: string | null
  /** The HTTP method for requesting voice_url. */
  voice_method?: string | null
  /** The address requested if voice_url fails. */
  voice_fallback_url?: string | null
  /** The HTTP method for requesting voice_fallback_url. */
  voice_fallback_method?: string | null
  /** The ID of the app that handles calls instead of voice_url. */
  voice_application_sid?: string | null
  /** Whether the caller's name is looked up. Charged for each call. */
  voice_caller_id_lookup?: boolean | null
  /** The kind of incoming call accepted, voice or fax. */
  voice_receive_mode?: string | null
  /** The address requested on an incoming message. */
  sms_url?: string | null
  /** The HTTP method for requesting sms_url. */
  sms_method?: string | null
  /** The address requested if sms_url fails. */
  sms_fallback_url?: string | null
  /** The HTTP method for requesting sms_fallback_url. */
  sms_fallback_method?: string | null
  /** The ID of the app that handles messages instead of sms_url. */
  sms_application_sid?: string | null
  /** The address that receives status updates. */
  status_callback?: string | null
  /** The HTTP method for requesting status_callback. */
  status_callback_method?: string | null
  /** The ID of the SIP trunk that handles calls. Overrides the voice addresses. */
  trunk_sid?: string | null
  /** Whether emergency calling is active for the number. */
  emergency_status?: string | null
  /** The ID of the address registered for emergency calls. */
  emergency_address_sid?: string | null
  /** The status of the emergency address's registration. */
  emergency_address_status?: string | null
  /** The API version that starts sessions for the number. */
  api_version?: string | null
  /** Creation time, in UTC, in RFC 2822 format. */
  date_created?: string | null
  /** The time of the last update, in UTC, in RFC 2822 format. */
  date_updated?: string | null
  /** The phone number's path in the API. */
  uri?: string | null
  subresource_uris?: Links | null
}

export interface Capabilities {
  voice?: boolean
  sms?: boolean
  mms?: boolean
  fax?: boolean
}

/** Params of incoming_phone_numbers.get. */
export interface IncomingPhoneNumbersGetParams {
  /** SID of the phone number, as `incoming_phone_numbers.list` returns it. */
  sid: string
}

/** Params of incoming_phone_numbers.create. Needs PhoneNumber, or AreaCode. Takes only one of PhoneNumber, AreaCode. */
export interface IncomingPhoneNumbersCreateParams {
  /** Phone number in E.164 format, as `available_phone_numbers.list` returns it. */
  PhoneNumber?: string
  /** Area code in which to buy any number. US and Canada only. */
  AreaCode?: string
  /** Your own name for the phone number, up to 64 characters. (at most 64 characters) */
  FriendlyName?: string
  /** URL from which Twilio fetches TwiML for incoming calls. */
  VoiceUrl?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  VoiceMethod?: "GET" | "POST"
  /** URL from which Twilio fetches TwiML for incoming messages. */
  SmsUrl?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  SmsMethod?: "GET" | "POST"
  /** Callback URL to which Twilio sends status changes of calls. */
  StatusCallback?: string
  /** SID of the address, as `addresses.list` returns it. Required by some countries. */
  AddressSid?: string
  /** SID of the regulatory bundle. Required by some countries. */
  BundleSid?: string
}

/** Params of incoming_phone_numbers.update. */
export interface IncomingPhoneNumbersUpdateParams {
  /** SID of the phone number, as `incoming_phone_numbers.list` returns it. */
  sid: string
  /** Your own name for the phone number, up to 64 characters. (at most 64 characters) */
  FriendlyName?: string
  /** URL from which Twilio fetches TwiML for incoming calls. */
  VoiceUrl?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  VoiceMethod?: "GET" | "POST"
  /** URL from which Twilio fetches TwiML for incoming messages. */
  SmsUrl?: string
  /** HTTP method of Twilio's request. Defaults to `POST`. */
  SmsMethod?: "GET" | "POST"
  /** Callback URL to which Twilio sends status changes of calls. */
  StatusCallback?: string
  /** SID of the address, as `addresses.list` returns it. Required by some countries. */
  AddressSid?: string
  /** SID of the regulatory bundle. Required by some countries. */
  BundleSid?: string
}

/** Params of incoming_phone_numbers.delete. */
export interface IncomingPhoneNumbersDeleteParams {
  /** SID of the phone number, as `incoming_phone_numbers.list` returns it. */
  sid: string
}

/** Searchable fields of incoming_phone_numbers, in hosted mode. */
export interface IncomingPhoneNumbersSearchFields {
  sid: string | null
  phone_number: string | null
  friendly_name: string | null
  origin: string | null
  status: string | null
  voice_url: string | null
  sms_url: string | null
  status_callback: string | null
  trunk_sid: string | null
  address_sid: string | null
  identity_sid: string | null
  bundle_sid: string | null
  emergency_status: string | null
  account_sid: string | null
}

/** Params of available_phone_numbers.list. */
export interface AvailablePhoneNumbersListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Country, as a two-letter ISO 3166-1 code. */
  CountryCode: string
  /** Filters by area code. US and Canada only. */
  AreaCode?: number
  /** Filters by digits or letters in the number. `*` matches any digit. (at least 2 characters) */
  Contains?: string
  /** Whether the phone number can send and receive text messages. */
  SmsEnabled?: boolean
  /** Whether the phone number can send and receive MMS. */
  MmsEnabled?: boolean
  /** Whether the phone number can make and receive calls. */
  VoiceEnabled?: boolean
  /** Filters by city. */
  InLocality?: string
  /** Filters by state or province. US and Canada only. */
  InRegion?: string
  /** Filters by postal code. US and Canada only. */
  InPostalCode?: string
}

export interface AvailableNumber {
  phone_number: string
  friendly_name?: string | null
  lata?: string | null
  locality?: string | null
  rate_center?: string | null
  latitude?: string | null
  longitude?: string | null
  region?: string | null
  postal_code?: string | null
  iso_country?: string | null
  address_requirements?: string | null
  beta?: boolean | null
  /** Capabilities of the phone number: voice, SMS and MMS. */
  capabilities?: {
    [k: string]: boolean
  } | null
}

/** Params of outgoing_caller_ids.list. */
export interface OutgoingCallerIdsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by phone number. */
  PhoneNumber?: string
  /** Filters by friendly name. */
  FriendlyName?: string
}

export interface CallerId {
  sid: string
  account_sid?: string | null
  phone_number?: string | null
  friendly_name?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of outgoing_caller_ids.get. */
export interface OutgoingCallerIdsGetParams {
  /** SID of the outgoing caller ID, as `outgoing_caller_ids.list` returns it. */
  sid: string
}

/** Params of outgoing_caller_ids.delete. */
export interface OutgoingCallerIdsDeleteParams {
  /** SID of the outgoing caller ID, as `outgoing_caller_ids.list` returns it. */
  sid: string
}

/** Searchable fields of outgoing_caller_ids, in hosted mode. */
export interface OutgoingCallerIdsSearchFields {
  sid: string | null
  phone_number: string | null
  friendly_name: string | null
  account_sid: string | null
}

/** Params of addresses.list. */
export interface AddressesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by customer name. */
  CustomerName?: string
  /** Filters by friendly name. */
  FriendlyName?: string
  /** Filters by country. */
  IsoCountry?: string
}

export interface Address {
  sid: string
  account_sid?: string | null
  customer_name?: string | null
  friendly_name?: string | null
  street?: string | null
  street_secondary?: string | null
  city?: string | null
  region?: string | null
  postal_code?: string | null
  iso_country?: string | null
  emergency_enabled?: boolean | null
  validated?: boolean | null
  verified?: boolean | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of addresses.get. */
export interface AddressesGetParams {
  /** SID of the address, as `addresses.list` returns it. */
  sid: string
}

/** Params of addresses.create. */
export interface AddressesCreateParams {
  /** Name of the customer at the address. */
  CustomerName: string
  /** Street and number. */
  Street: string
  /** City of the address. */
  City: string
  /** State or province. */
  Region: string
  /** Postal code of the address. */
  PostalCode: string
  /** Country, as a two-letter ISO 3166-1 code. */
  IsoCountry: string
  /** Your own name for the address, up to 64 characters. (at most 64 characters) */
  FriendlyName?: string
  /** Second address line, such as a suite or apartment. */
  StreetSecondary?: string
  /** Whether Twilio can correct the address. */
  AutoCorrectAddress?: boolean
}

/** Params of addresses.delete. */
export interface AddressesDeleteParams {
  /** SID of the address, as `addresses.list` returns it. */
  sid: string
}

/** Searchable fields of addresses, in hosted mode. */
export interface AddressesSearchFields {
  sid: string | null
  customer_name: string | null
  friendly_name: string | null
  street: string | null
  city: string | null
  region: string | null
  postal_code: string | null
  iso_country: string | null
  validated: boolean | null
  verified: boolean | null
  account_sid: string | null
}

/** Params of usage_records.list. */
export interface UsageRecordsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  PageSize?: number
  /** Page number, as `next` of the previous page returns it. Requires `PageToken`. (at least 0) */
  Page?: number
  /** Token of the page, as `next` of the previous page returns it. */
  PageToken?: string
  /** Filters by category, such as `sms`. */
  Category?: string
  /** Start of the date range (UTC). */
  StartDate?: string
  /** End of the date range (UTC). */
  EndDate?: string
  /** Whether to include usage of subaccounts. Defaults to `true`. */
  IncludeSubaccounts?: boolean
}

export interface Usage {
  category: string
  description?: string | null
  account_sid?: string | null
  start_date?: string | null
  end_date?: string | null
  count?: string | null
  count_unit?: string | null
  usage?: string | null
  usage_unit?: string | null
  price?: string | null
  price_unit?: string | null
  as_of?: string | null
  api_version?: string | null
  uri?: string | null
  subresource_uris?: Links | null
}

/** Credentials by auth variant. */
export interface TwilioCredentials {
  auth_token: TwilioAuthTokenCredentials
  api_key: TwilioApiKeyCredentials
}

/** Auth token */
export interface TwilioAuthTokenCredentials {
  auth_token: string
}

/** API key */
export interface TwilioApiKeyCredentials {
  /** SID of the API key, which starts with `SK`. */
  api_key_sid: string
  /** Secret of the API key, which Twilio shows only once. */
  api_key_secret: string
}

export interface TwilioConfig {
  /** Account SID, shown at the top of the Twilio Console: `AC` and 32 hexadecimal digits. */
  account_sid: string
}
