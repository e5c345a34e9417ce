// Generated from definitions/twilio.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Twilio */
    "twilio": Twilio
  }
}

/**
 * Twilio. Text messages, calls, recordings, conferences, queues, phone numbers, addresses, usage and balance of one
 * Twilio account.
 */
export interface Twilio {
  operations: TwilioOperations
  credentials: TwilioCredentials
  config: TwilioConfig
}

/** What can be called, by entity and action. */
export interface TwilioOperations {
  /** The money of the account. There is one. */
  balance: {
    /** Gets how much money is left on the account. */
    get: {
      params: BalanceGetParams
      records: Balance
      meta: {}
    }
  }
  /** The account or one of its subaccounts. */
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
  /** A text message by SMS, MMS, RCS or WhatsApp, that came in or was sent. */
  messages: {
    /** Lists messages, latest first, by number and day. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one message with its state, price and error. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a text message by SMS, MMS, RCS or WhatsApp, at once or at a time. That costs money. */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
    /** Cancels a message that is scheduled, or empties the text of one that was sent. */
    update: {
      params: MessagesUpdateParams
      records: Message
      meta: {}
    }
    /** Deletes a message that was sent or received from the account's records. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MessagesSearchFields
    }
  }
  /** A picture or other media of a message. */
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
    /** Deletes one of a message's media. */
    delete: {
      params: MessageMediaDeleteParams
      records: null
      meta: {}
    }
  }
  /** A telephone call that came in or was made. */
  calls: {
    /** Lists calls, latest first, by number, state and day. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one call with its state, length and price. */
    get: {
      params: CallsGetParams
      records: Call
      meta: {}
    }
    /** Calls somebody and lets TwiML say what happens then. That costs money. */
    create: {
      params: CallsCreateParams
      records: Call
      meta: {}
    }
    /** Ends a call or lets it go on with other TwiML. */
    update: {
      params: CallsUpdateParams
      records: Call
      meta: {}
    }
    /** Deletes a call that has ended from the account's records. */
    delete: {
      params: CallsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** What was recorded of a call or conference. */
  recordings: {
    /** Lists recordings, latest first, by call and day. */
    list: {
      params: RecordingsListParams
      records: Recording[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one recording with its state and length. */
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
    /** Streams the sound of a recording as WAV. */
    download: {
      params: RecordingsDownloadParams
      file: true
    }
    search: {
      fields: RecordingsSearchFields
    }
  }
  /** The words of a recording, as Twilio recognized them. */
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
    /** Gets one transcription with its text. */
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
  /** A call of several people. */
  conferences: {
    /** Lists conferences by name, state and day. */
    list: {
      params: ConferencesListParams
      records: Conference[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one conference. */
    get: {
      params: ConferencesGetParams
      records: Conference
      meta: {}
    }
    /** Ends a conference or plays something to everybody in it. */
    update: {
      params: ConferencesUpdateParams
      records: Conference
      meta: {}
    }
    search: {
      fields: ConferencesSearchFields
    }
  }
  /** A person in a conference, by their call. */
  conference_participants: {
    /** Lists who is in a conference that is running. */
    list: {
      params: ConferenceParticipantsListParams
      records: Participant[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Mutes a person of a conference, puts them on hold, or undoes that. */
    update: {
      params: ConferenceParticipantsUpdateParams
      records: Participant
      meta: {}
    }
    /** Takes a person out of a conference. */
    delete: {
      params: ConferenceParticipantsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A queue in which calls wait. */
  queues: {
    /** Lists queues with how many calls wait in them. */
    list: {
      params: QueuesListParams
      records: Queue[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one queue with how many calls wait in it and for how long. */
    get: {
      params: QueuesGetParams
      records: Queue
      meta: {}
    }
    /** Makes a queue. */
    create: {
      params: QueuesCreateParams
      records: Queue
      meta: {}
    }
    /** Renames a queue or changes how many calls it holds. */
    update: {
      params: QueuesUpdateParams
      records: Queue
      meta: {}
    }
    /** Deletes a queue that is empty. */
    delete: {
      params: QueuesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: QueuesSearchFields
    }
  }
  /** A phone number that the account has bought. */
  incoming_phone_numbers: {
    /** Lists the account's phone numbers. */
    list: {
      params: IncomingPhoneNumbersListParams
      records: PhoneNumber[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one phone number with what happens when it is called or texted. */
    get: {
      params: IncomingPhoneNumbersGetParams
      records: PhoneNumber
      meta: {}
    }
    /** Buys a phone number, which costs money every month. available_phone_numbers has those on sale. */
    create: {
      params: IncomingPhoneNumbersCreateParams
      records: PhoneNumber
      meta: {}
    }
    /** Changes what happens when a phone number is called or texted, and its name. */
    update: {
      params: IncomingPhoneNumbersUpdateParams
      records: PhoneNumber
      meta: {}
    }
    /** Gives a phone number back to Twilio, which may sell it to others. */
    delete: {
      params: IncomingPhoneNumbersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IncomingPhoneNumbersSearchFields
    }
  }
  /** A phone number that can be bought. */
  available_phone_numbers: {
    /** Lists local phone numbers of a country that can be bought, by area, digits, place and what they can do. */
    list: {
      params: AvailablePhoneNumbersListParams
      records: AvailableNumber[]
      meta: {}
    }
  }
  /** A number of somebody else that is verified, from which the account may call. */
  outgoing_caller_ids: {
    /** Lists verified numbers. */
    list: {
      params: OutgoingCallerIdsListParams
      records: CallerId[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one verified number. */
    get: {
      params: OutgoingCallerIdsGetParams
      records: CallerId
      meta: {}
    }
    /** Takes a number off the verified ones. */
    delete: {
      params: OutgoingCallerIdsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OutgoingCallerIdsSearchFields
    }
  }
  /** A postal address that some countries ask for before a number is bought. */
  addresses: {
    /** Lists the account's addresses. */
    list: {
      params: AddressesListParams
      records: Address[]
      meta: {
        page: number | null
        page_size: number | null
      }
    }
    /** Gets one address. */
    get: {
      params: AddressesGetParams
      records: Address
      meta: {}
    }
    /** Makes an address. */
    create: {
      params: AddressesCreateParams
      records: Address
      meta: {}
    }
    /** Deletes an address that no number uses. */
    delete: {
      params: AddressesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AddressesSearchFields
    }
  }
  /** What was used and what it cost, by category. */
  usage_records: {
    /** Lists what was used and what it cost in a span of days, by category. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only accounts of this name. */
  FriendlyName?: string
  /** Only accounts in this state. */
  Status?: "active" | "suspended" | "closed"
}

export interface Account {
  sid: string
  friendly_name?: string | null
  status?: string
  type?: string
  owner_account_sid?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
  subresource_uris?: Links | null
  /** The account's auth token, hidden from API keys. */
  auth_token?: string | null
}

/** Paths of what belongs to it. */
export interface Links {
  [k: string]: string
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** The SID of the account, from accounts.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only messages to this number. */
  To?: string
  /** Only messages from this number or sender. */
  From?: string
  /** Only messages sent on this day (UTC). */
  DateSent?: string
  /** Only messages sent on or before this day (UTC). */
  DateSentBefore?: string
  /** Only messages sent on or after this day (UTC). */
  DateSentAfter?: string
}

export interface Message {
  sid: string
  account_sid?: string | null
  messaging_service_sid?: string | null
  body?: string | null
  from?: string | null
  to?: string | null
  direction?: string
  status?: string
  num_segments?: string | null
  num_media?: string | null
  price?: string | null
  price_unit?: string | null
  error_code?: number | null
  error_message?: string | null
  api_version?: string | null
  date_created?: string | null
  date_sent?: string | null
  date_updated?: string | null
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** The SID of the message, from messages.list. */
  sid: string
}

/**
 * Params of messages.create. Needs From, or MessagingServiceSid. Needs ScheduleType and MessagingServiceSid with
 * SendAt. Needs ContentSid with ContentVariables.
 */
export interface MessagesCreateParams {
  /** The receiver's number in E.164, or whatsapp: and the number. */
  To: string
  /** The sender: a number of the account, a short code or an alphanumeric name. */
  From?: string
  /** The SID of a messaging service, which chooses the sender. */
  MessagingServiceSid?: string
  /** The text. (at most 1600 characters) */
  Body?: string
  /** Addresses of pictures and other media to send. (at most 10 items) */
  MediaUrl?: string[]
  /** The SID of a content template, instead of Body. */
  ContentSid?: string
  /** Values for the template's variables by their numbers, as JSON text. */
  ContentVariables?: string
  /** Where Twilio says how it goes on. */
  StatusCallback?: string
  /** When to send it, 15 minutes to 35 days from now; needs a messaging service and ScheduleType. */
  SendAt?: string
  /** fixed with SendAt. */
  ScheduleType?: "fixed"
  /** For how many seconds it may wait to be sent. (1 to 36000) */
  ValidityPeriod?: number
  /** Whether letters that cost a larger encoding are replaced. */
  SmartEncoded?: boolean
  /** Whether links are shortened; with a messaging service. */
  ShortenUrls?: boolean
  /** Whether it is sent as MMS. */
  SendAsMms?: boolean
  /** Whether Twilio checks for fraud. */
  RiskCheck?: "enable" | "disable"
  /** Whether Twilio keeps the text. */
  ContentRetention?: "retain" | "discard"
  /** Whether Twilio keeps the numbers. */
  AddressRetention?: "retain" | "obfuscate"
}

/** Params of messages.update. Needs Status, or Body. */
export interface MessagesUpdateParams {
  /** The SID of the message, from messages.list. */
  sid: string
  /** canceled, of a scheduled message. */
  Status?: "canceled"
  /** The empty text, which takes the words out of Twilio's records. (at most 0 characters) */
  Body?: string
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** The SID of the message, from messages.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** The SID of the message, from messages.list. */
  MessageSid: string
}

export interface Media {
  sid: string
  account_sid?: string | null
  parent_sid?: string | null
  content_type?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of message_media.delete. */
export interface MessageMediaDeleteParams {
  /** The SID of the message, from messages.list. */
  MessageSid: string
  /** The SID of the media, from message_media.list. */
  sid: string
}

/** Params of calls.list. */
export interface CallsListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only calls to this number, SIP address or client. */
  To?: string
  /** Only calls from this number, SIP address or client. */
  From?: string
  /** Only calls that this call led to. */
  ParentCallSid?: string
  /** Only calls in this state. */
  Status?: "queued" | "ringing" | "in-progress" | "completed" | "busy" | "failed" | "no-answer" | "canceled"
  /** Only calls that began on this day (UTC). */
  StartTime?: string
  /** Only calls that began on or before this day (UTC). */
  StartTimeBefore?: string
  /** Only calls that began on or after this day (UTC). */
  StartTimeAfter?: string
  /** Only calls that ended on this day (UTC). */
  EndTime?: string
  /** Only calls that ended on or before this day (UTC). */
  EndTimeBefore?: string
  /** Only calls that ended on or after this day (UTC). */
  EndTimeAfter?: string
}

export interface Call {
  sid: string
  account_sid?: string | null
  parent_call_sid?: string | null
  phone_number_sid?: string | null
  from?: string | null
  from_formatted?: string | null
  to?: string | null
  to_formatted?: string | null
  direction?: string | null
  status?: string
  start_time?: string | null
  end_time?: string | null
  duration?: string | null
  price?: string | null
  price_unit?: string | null
  answered_by?: string | null
  forwarded_from?: string | null
  caller_name?: string | null
  group_sid?: string | null
  queue_time?: string | null
  trunk_sid?: string | null
  api_version?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** The SID of the call, from calls.list. */
  sid: string
}

/** Params of calls.create. Needs Twiml, or Url, or ApplicationSid. Takes only one of Twiml, Url, ApplicationSid. */
export interface CallsCreateParams {
  /** Whom to call: a number in E.164, a SIP address or a client. */
  To: string
  /** The caller: a number of the account, one of its outgoing_caller_ids, or a client. */
  From: string
  /** What to say and do as TwiML. (at most 4000 characters) */
  Twiml?: string
  /** Where Twilio gets the TwiML. */
  Url?: string
  /** The SID of an application that has the TwiML. */
  ApplicationSid?: string
  /** How Twilio asks there; POST unless given. */
  Method?: "GET" | "POST"
  /** Where Twilio gets the TwiML when Url fails. */
  FallbackUrl?: string
  /** Where Twilio says how it goes on. */
  StatusCallback?: string
  /** What it says there; completed unless given. */
  StatusCallbackEvent?: ("initiated" | "ringing" | "answered" | "completed")[]
  /** Keys to press once it is answered; w waits half a second. (at most 32 characters) */
  SendDigits?: string
  /** For how many seconds it rings; 60 unless given. (1 to 600) */
  Timeout?: number
  /** How many seconds the call may last. (1 to 86400) */
  TimeLimit?: number
  /** Whether the call is recorded. */
  Record?: boolean
  /** Whether to find out if a machine answers, and wait for its beep. */
  MachineDetection?: "Enable" | "DetectMessageEnd"
  /** Why you call; shown by some phones. (at most 50 characters) */
  CallReason?: string
}

/** Params of calls.update. Needs Status, or Twiml, or Url. */
export interface CallsUpdateParams {
  /** The SID of the call, from calls.list. */
  sid: string
  /** completed ends a call, canceled only one that is not answered yet. */
  Status?: "canceled" | "completed"
  /** What to do now as TwiML. (at most 4000 characters) */
  Twiml?: string
  /** Where Twilio gets the TwiML for what to do now. */
  Url?: string
  /** How Twilio asks there; POST unless given. */
  Method?: "GET" | "POST"
  /** How many seconds the call may last. (1 to 86400) */
  TimeLimit?: number
}

/** Params of calls.delete. */
export interface CallsDeleteParams {
  /** The SID of the call, from calls.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only recordings of this call, from calls.list. */
  CallSid?: string
  /** Only recordings of this conference, from conferences.list. */
  ConferenceSid?: string
  /** Only recordings of this day (UTC). */
  DateCreated?: string
  /** Only recordings made on or before this day (UTC). */
  DateCreatedBefore?: string
  /** Only recordings made on or after this day (UTC). */
  DateCreatedAfter?: string
  /** Also recordings that were deleted within 40 days. */
  IncludeSoftDeleted?: boolean
}

export interface Recording {
  sid: string
  account_sid?: string | null
  call_sid?: string | null
  conference_sid?: string | null
  status?: string
  source?: string
  channels?: number | null
  duration?: string | null
  start_time?: string | null
  price?: string | null
  price_unit?: string | null
  error_code?: number | null
  api_version?: string | null
  date_created?: string | null
  date_updated?: string | null
  media_url?: string | null
  uri?: string | null
  subresource_uris?: Links | null
  /** How it is encrypted, where it is; its form is not documented. */
  encryption_details?: { [k: string]: unknown } | null
}

/** Params of recordings.get. */
export interface RecordingsGetParams {
  /** The SID of the recording, from recordings.list. */
  sid: string
  /** Also when it was deleted within 40 days. */
  IncludeSoftDeleted?: boolean
}

/** Params of recordings.delete. */
export interface RecordingsDeleteParams {
  /** The SID of the recording, from recordings.list. */
  sid: string
}

/** Params of recordings.download. */
export interface RecordingsDownloadParams {
  /** The SID of the recording, from recordings.list. */
  sid: string
  /** Whether to mix the channels (1) or keep both (2). (1 to 2) */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
}

export interface Transcription {
  sid: string
  account_sid?: string | null
  recording_sid?: string | null
  status?: string
  transcription_text?: string | null
  type?: string | null
  duration?: string | null
  price?: string | null
  price_unit?: string | null
  api_version?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of transcriptions.get. */
export interface TranscriptionsGetParams {
  /** The SID of the transcription, from transcriptions.list. */
  sid: string
}

/** Params of transcriptions.delete. */
export interface TranscriptionsDeleteParams {
  /** The SID of the transcription, from transcriptions.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only conferences of this name. */
  FriendlyName?: string
  /** Only conferences in this state. */
  Status?: "init" | "in-progress" | "completed"
  /** Only conferences of this day (UTC). */
  DateCreated?: string
  /** Only conferences made on or before this day (UTC). */
  DateCreatedBefore?: string
  /** Only conferences made on or after this day (UTC). */
  DateCreatedAfter?: string
  /** Only conferences that changed last on this day (UTC). */
  DateUpdated?: string
  /** Only conferences that changed last on or before this day (UTC). */
  DateUpdatedBefore?: string
  /** Only conferences that changed last on or after this day (UTC). */
  DateUpdatedAfter?: string
}

export interface Conference {
  sid: string
  account_sid?: string | null
  friendly_name?: string | null
  status?: string
  region?: string | null
  reason_conference_ended?: string | null
  call_sid_ending_conference?: string | null
  api_version?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
  subresource_uris?: Links | null
}

/** Params of conferences.get. */
export interface ConferencesGetParams {
  /** The SID of the conference, from conferences.list. */
  sid: string
}

/** Params of conferences.update. Needs Status, or AnnounceUrl. */
export interface ConferencesUpdateParams {
  /** The SID of the conference, from conferences.list. */
  sid: string
  /** completed ends it. */
  Status?: "completed"
  /** Where Twilio gets what to play. */
  AnnounceUrl?: string
  /** How Twilio asks there; POST unless given. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** The SID of the conference, from conferences.list. */
  ConferenceSid: string
  /** Only people who are muted, or not. */
  Muted?: boolean
  /** Only people who are on hold, or not. */
  Hold?: boolean
}

export interface Participant {
  call_sid: string
  conference_sid?: string | null
  account_sid?: string | null
  label?: string | null
  status?: string
  muted?: boolean | null
  hold?: boolean | null
  coaching?: boolean | null
  call_sid_to_coach?: string | null
  start_conference_on_enter?: boolean | null
  end_conference_on_exit?: boolean | null
  queue_time?: string | null
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of conference_participants.update. Needs Muted, or Hold, or AnnounceUrl, or EndConferenceOnExit. */
export interface ConferenceParticipantsUpdateParams {
  /** The SID of the conference, from conferences.list. */
  ConferenceSid: string
  /** The SID of their call, from conference_participants.list. */
  call_sid: string
  /** Whether nobody hears them. */
  Muted?: boolean
  /** Whether they hear music only. */
  Hold?: boolean
  /** Where Twilio gets what to play to them. */
  AnnounceUrl?: string
  /** Whether the conference ends when they leave. */
  EndConferenceOnExit?: boolean
}

/** Params of conference_participants.delete. */
export interface ConferenceParticipantsDeleteParams {
  /** The SID of the conference, from conferences.list. */
  ConferenceSid: string
  /** The SID of their call, from conference_participants.list. */
  call_sid: string
}

/** Params of queues.list. */
export interface QueuesListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
}

export interface Queue {
  sid: string
  account_sid?: string | null
  friendly_name?: string | null
  current_size?: number
  max_size?: number
  average_wait_time?: number
  date_created?: string | null
  date_updated?: string | null
  uri?: string | null
}

/** Params of queues.get. */
export interface QueuesGetParams {
  /** The SID of the queue, from queues.list. */
  sid: string
}

/** Params of queues.create. */
export interface QueuesCreateParams {
  /** What the queue is called. (at most 64 characters) */
  FriendlyName: string
  /** How many calls may wait in it; 1000 unless given. (1 to 5000) */
  MaxSize?: number
}

/** Params of queues.update. */
export interface QueuesUpdateParams {
  /** The SID of the queue, from queues.list. */
  sid: string
  /** What the queue is called. (at most 64 characters) */
  FriendlyName?: string
  /** How many calls may wait in it; 1000 unless given. (1 to 5000) */
  MaxSize?: number
}

/** Params of queues.delete. */
export interface QueuesDeleteParams {
  /** The SID of the queue, from queues.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only numbers with these digits; * stands for any. */
  PhoneNumber?: string
  /** Only numbers of this name. */
  FriendlyName?: string
  /** Only numbers of Twilio, or hosted ones. */
  Origin?: "twilio" | "hosted"
  /** Also numbers that are new to Twilio. */
  Beta?: boolean
}

export interface PhoneNumber {
  sid: string
  account_sid?: string | null
  phone_number?: string | null
  friendly_name?: string | null
  capabilities?: Capabilities | null
  origin?: string | null
  status?: string | null
  beta?: boolean | null
  type?: string | null
  address_requirements?: string
  address_sid?: string | null
  identity_sid?: string | null
  bundle_sid?: string | null
  voice_url?: string | null
  voice_method?: string | null
  voice_fallback_url?: string | null
  voice_fallback_method?: string | null
  voice_application_sid?: string | null
  voice_caller_id_lookup?: boolean | null
  voice_receive_mode?: string | null
  sms_url?: string | null
  sms_method?: string | null
  sms_fallback_url?: string | null
  sms_fallback_method?: string | null
  sms_application_sid?: string | null
  status_callback?: string | null
  status_callback_method?: string | null
  trunk_sid?: string | null
  emergency_status?: string | null
  emergency_address_sid?: string | null
  emergency_address_status?: string | null
  api_version?: string | null
  date_created?: string | null
  date_updated?: string | null
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
  /** The SID of the number, from incoming_phone_numbers.list. */
  sid: string
}

/** Params of incoming_phone_numbers.create. Needs PhoneNumber, or AreaCode. Takes only one of PhoneNumber, AreaCode. */
export interface IncomingPhoneNumbersCreateParams {
  /** The number in E.164, from available_phone_numbers.list. */
  PhoneNumber?: string
  /** Any number of this area, in the USA and Canada. */
  AreaCode?: string
  /** What you call the number. (at most 64 characters) */
  FriendlyName?: string
  /** Where Twilio gets TwiML when it is called. */
  VoiceUrl?: string
  /** How Twilio asks there; POST unless given. */
  VoiceMethod?: "GET" | "POST"
  /** Where Twilio gets TwiML when it is texted. */
  SmsUrl?: string
  /** How Twilio asks there; POST unless given. */
  SmsMethod?: "GET" | "POST"
  /** Where Twilio says how calls go on. */
  StatusCallback?: string
  /** The SID of its address, from addresses.list, where the country asks for one. */
  AddressSid?: string
  /** The SID of a bundle of papers, where the country asks for one. */
  BundleSid?: string
}

/** Params of incoming_phone_numbers.update. */
export interface IncomingPhoneNumbersUpdateParams {
  /** The SID of the number, from incoming_phone_numbers.list. */
  sid: string
  /** What you call the number. (at most 64 characters) */
  FriendlyName?: string
  /** Where Twilio gets TwiML when it is called. */
  VoiceUrl?: string
  /** How Twilio asks there; POST unless given. */
  VoiceMethod?: "GET" | "POST"
  /** Where Twilio gets TwiML when it is texted. */
  SmsUrl?: string
  /** How Twilio asks there; POST unless given. */
  SmsMethod?: "GET" | "POST"
  /** Where Twilio says how calls go on. */
  StatusCallback?: string
  /** The SID of its address, from addresses.list, where the country asks for one. */
  AddressSid?: string
  /** The SID of a bundle of papers, where the country asks for one. */
  BundleSid?: string
}

/** Params of incoming_phone_numbers.delete. */
export interface IncomingPhoneNumbersDeleteParams {
  /** The SID of the number, from incoming_phone_numbers.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** The country (ISO 3166-1). */
  CountryCode: string
  /** The area, in the USA and Canada. */
  AreaCode?: number
  /** Digits or letters in it; * stands for any digit. (at least 2 characters) */
  Contains?: string
  /** Whether it can send and get text messages. */
  SmsEnabled?: boolean
  /** Whether it can send and get pictures. */
  MmsEnabled?: boolean
  /** Whether it can make and get calls. */
  VoiceEnabled?: boolean
  /** The city. */
  InLocality?: string
  /** The state or province, in the USA and Canada. */
  InRegion?: string
  /** The postal code, in the USA and Canada. */
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
  /** What it can do: voice, SMS, MMS. */
  capabilities?: {
    [k: string]: boolean
  } | null
}

/** Params of outgoing_caller_ids.list. */
export interface OutgoingCallerIdsListParams {
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only this number. */
  PhoneNumber?: string
  /** Only numbers of this name. */
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
  /** The SID, from outgoing_caller_ids.list. */
  sid: string
}

/** Params of outgoing_caller_ids.delete. */
export interface OutgoingCallerIdsDeleteParams {
  /** The SID, from outgoing_caller_ids.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only addresses of this customer. */
  CustomerName?: string
  /** Only addresses of this name. */
  FriendlyName?: string
  /** Only addresses of this country. */
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
  /** The SID of the address, from addresses.list. */
  sid: string
}

/** Params of addresses.create. */
export interface AddressesCreateParams {
  /** Whose address it is. */
  CustomerName: string
  /** Street and number. */
  Street: string
  /** The name of the city. */
  City: string
  /** The state or province. */
  Region: string
  /** The post's own number for the place. */
  PostalCode: string
  /** The country (ISO 3166-1). */
  IsoCountry: string
  /** What you call it. (at most 64 characters) */
  FriendlyName?: string
  /** Such as a suite or flat. */
  StreetSecondary?: string
  /** Whether Twilio may correct it. */
  AutoCorrectAddress?: boolean
}

/** Params of addresses.delete. */
export interface AddressesDeleteParams {
  /** The SID of the address, from addresses.list. */
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
  /** How many records a page holds at most. (1 to 1000; default 50) */
  PageSize?: number
  /** Which page to give; only with PageToken, as next of the page before says. (at least 0) */
  Page?: number
  /** The page's token, as next of the page before says. */
  PageToken?: string
  /** Only this category. */
  Category?: string
  /** From this day on (UTC). */
  StartDate?: string
  /** Until this day (UTC). */
  EndDate?: string
  /** Whether subaccounts count; they do unless given. */
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
  /** The key's SID, which begins with SK. */
  api_key_sid: string
  /** The key's secret, which Twilio shows once. */
  api_key_secret: string
}

export interface TwilioConfig {
  /** The Account SID at the top of the Twilio Console: AC and 32 digits. */
  account_sid: string
}
