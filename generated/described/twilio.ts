// Generated from definitions/twilio.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/twilio.ts'

const accountsListParamsPageSize = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 50." }
const accountsListParamsPage = {
  description: "Page number, as `next` of the previous page returns it. Requires `PageToken`.",
}
const accountsListParamsPageToken = { description: "Token of the page, as `next` of the previous page returns it." }
const messagesGetParamsSid = {
  description: "SID of the message, as `messages.list` returns it.",
  examples: ["SM0001"],
}
const messagesGetParams = { properties: { sid: messagesGetParamsSid } }
const messagesCreateParamsStatusCallback = { description: "Callback URL to which Twilio sends status changes." }
const message_mediaListParamsMessageSid = { description: "SID of the message, as `messages.list` returns it." }
const callsGetParamsSid = { description: "SID of the call, as `calls.list` returns it." }
const callsGetParams = { properties: { sid: callsGetParamsSid } }
const callsCreateParamsMethod = { description: "HTTP method of Twilio's request. Defaults to `POST`." }
const callsCreateParamsTimeLimit = { description: "Maximum duration of the call in seconds, 1 to 86,400." }
const recordingsGetParamsSid = { description: "SID of the recording, as `recordings.list` returns it." }
const transcriptionsListParams = {
  properties: {
    PageSize: accountsListParamsPageSize,
    Page: accountsListParamsPage,
    PageToken: accountsListParamsPageToken,
  },
}
const transcriptionsGetParams = {
  properties: { sid: { description: "SID of the transcription, as `transcriptions.list` returns it." } },
}
const conferencesGetParamsSid = { description: "SID of the conference, as `conferences.list` returns it." }
const conferencesUpdateParamsAnnounceUrl = { description: "URL from which Twilio fetches the announcement." }
const conference_participantsUpdateParamsCall_sid = {
  description: "SID of the participant's call, as `conference_participants.list` returns it.",
}
const queuesGetParamsSid = { description: "SID of the queue, as `queues.list` returns it." }
const queuesGetParams = { properties: { sid: queuesGetParamsSid } }
const queuesCreateParamsMaxSize = { description: "Maximum number of waiting calls, 1 to 5,000. Defaults to 1,000." }
const incoming_phone_numbersGetParamsSid = {
  description: "SID of the phone number, as `incoming_phone_numbers.list` returns it.",
}
const incoming_phone_numbersGetParams = { properties: { sid: incoming_phone_numbersGetParamsSid } }
const incoming_phone_numbersCreateParamsFriendlyName = {
  description: "Your own name for the phone number, up to 64 characters.",
}
const incoming_phone_numbersCreateParamsVoiceUrl = {
  description: "URL from which Twilio fetches TwiML for incoming calls.",
}
const incoming_phone_numbersCreateParamsSmsUrl = {
  description: "URL from which Twilio fetches TwiML for incoming messages.",
}
const incoming_phone_numbersCreateParamsStatusCallback = {
  description: "Callback URL to which Twilio sends status changes of calls.",
}
const incoming_phone_numbersCreateParamsAddressSid = {
  description: "SID of the address, as `addresses.list` returns it. Required by some countries.",
}
const incoming_phone_numbersCreateParamsBundleSid = {
  description: "SID of the regulatory bundle. Required by some countries.",
}
const outgoing_caller_idsGetParams = {
  properties: { sid: { description: "SID of the outgoing caller ID, as `outgoing_caller_ids.list` returns it." } },
}
const addressesGetParams = {
  properties: { sid: { description: "SID of the address, as `addresses.list` returns it." } },
}
const schemasConferenceSid = {
  type: "string",
  description: "SID of the conference, as `conferences.list` returns it.",
}
const schemasAccountDate_created = {
  type: ["string", "null"],
  description: "Creation time, in UTC, in RFC 2822 format.",
}
const schemasAccountDate_updated = {
  type: ["string", "null"],
  description: "The time of the last update, in UTC, in RFC 2822 format.",
}
const schemasMessagePrice_unit = {
  type: ["string", "null"],
  description: "The currency of the price, as a three-letter ISO code.",
}
const schemasCallQueue_time = {
  type: ["string", "null"],
  description: "The time the call waited before being dialed, in milliseconds.",
}
export default describedKind(kind, {
  category: "communications",
  support: "community",
  docs: "https://www.twilio.com/docs/usage/api",
  basis: {
    version: "API 2010-04-01",
    date: "2026-11-29",
    compared: "Twilio's OpenAPI description of 2026-04-14, 1.0.0",
    recorded: {
      read: 56,
      valid: 56,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/twilio/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/twilio-oai/main/spec/json/twilio_api_v2010.json",
      },
      { type: "changelog", url: "https://www.twilio.com/en-us/changelog" },
    ],
    missing:
      "Verify, Conversations, Lookup and the other products with hosts of their own, SIP, applications, keys, and " +
      "usage triggers.",
  },
  sunset: { version: "2010-04-01", date: "none", docs: "https://www.twilio.com/en-us/changelog", read: "2026-11-29" },
  description:
    "Messages, calls, recordings, conferences, queues, phone numbers, addresses, usage and balance of a Twilio " +
    "account.",
  config: {
    properties: {
      account_sid: {
        description: "Account SID, shown at the top of the Twilio Console: `AC` and 32 hexadecimal digits.",
      },
    },
  },
  auth: {
    auth_token: { description: "Copy the auth token from the top of the Twilio Console, below the Account SID." },
    api_key: {
      description: "Create an API key under Account > API keys & tokens. To access `accounts`, use a main key.",
      credentials: {
        properties: {
          api_key_sid: { description: "SID of the API key, which starts with `SK`." },
          api_key_secret: { description: "Secret of the API key, which Twilio shows only once." },
        },
      },
    },
  },
  entities: {
    balance: { description: "The balance of the account, the money left in it.", refs: {} },
    accounts: {
      description: "An account or subaccount.",
      search: {
        sid: { type: "string" },
        friendly_name: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        owner_account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [] },
      refs: {},
    },
    messages: {
      description: "An incoming or outgoing message by SMS, MMS, RCS or WhatsApp.",
      search: {
        sid: { type: "string" },
        body: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        direction: { type: "string" },
        status: { type: "string" },
        num_segments: { type: "string" },
        num_media: { type: "string" },
        price: { type: "string" },
        price_unit: { type: "string" },
        error_code: { type: "integer" },
        error_message: { type: "string" },
        messaging_service_sid: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["body"]], text: [["from"], ["to"], ["error_message"]] },
      refs: {},
    },
    message_media: { description: "A media item of a message, such as an image.", refs: {} },
    calls: {
      description: "An incoming or outgoing phone call.",
      search: {
        sid: { type: "string" },
        parent_call_sid: { type: "string" },
        from: { type: "string" },
        from_formatted: { type: "string" },
        to: { type: "string" },
        to_formatted: { type: "string" },
        direction: { type: "string" },
        status: { type: "string" },
        duration: { type: "string" },
        price: { type: "string" },
        price_unit: { type: "string" },
        answered_by: { type: "string" },
        forwarded_from: { type: "string" },
        caller_name: { type: "string" },
        phone_number_sid: { type: "string" },
        trunk_sid: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["from"], ["to"]], text: [["from_formatted"], ["to_formatted"], ["caller_name"], ["status"]] },
      refs: { parent_call_sid: "calls.sid", phone_number_sid: "incoming_phone_numbers.sid" },
    },
    recordings: {
      description: "A recording of a call or conference.",
      search: {
        sid: { type: "string" },
        call_sid: { type: "string" },
        conference_sid: { type: "string" },
        duration: { type: "string" },
        status: { type: "string" },
        channels: { type: "integer" },
        source: { type: "string" },
        price: { type: "string" },
        price_unit: { type: "string" },
        error_code: { type: "integer" },
        media_url: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["call_sid"]], text: [["source"], ["status"]] },
      refs: { call_sid: "calls.sid", conference_sid: "conferences.sid" },
    },
    transcriptions: {
      description: "A transcription: the recognized text of a recording.",
      search: {
        sid: { type: "string" },
        recording_sid: { type: "string" },
        status: { type: "string" },
        transcription_text: { type: "string" },
        duration: { type: "string" },
        type: { type: "string" },
        price: { type: "string" },
        price_unit: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["transcription_text"]], text: [["recording_sid"]] },
      refs: { recording_sid: "recordings.sid" },
    },
    conferences: {
      description: "A conference call.",
      search: {
        sid: { type: "string" },
        friendly_name: { type: "string" },
        status: { type: "string" },
        region: { type: "string" },
        reason_conference_ended: { type: "string" },
        call_sid_ending_conference: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [["status"]] },
      refs: {},
    },
    conference_participants: { description: "A participant of a conference, identified by call.", refs: {} },
    queues: {
      description: "A queue of waiting calls.",
      search: {
        sid: { type: "string" },
        friendly_name: { type: "string" },
        current_size: { type: "integer" },
        max_size: { type: "integer" },
        average_wait_time: { type: "integer" },
        account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [] },
      refs: {},
    },
    incoming_phone_numbers: {
      description: "A phone number of the account.",
      search: {
        sid: { type: "string" },
        phone_number: { type: "string" },
        friendly_name: { type: "string" },
        origin: { type: "string" },
        status: { type: "string" },
        voice_url: { type: "string" },
        sms_url: { type: "string" },
        status_callback: { type: "string" },
        trunk_sid: { type: "string" },
        address_sid: { type: "string" },
        identity_sid: { type: "string" },
        bundle_sid: { type: "string" },
        emergency_status: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [["phone_number"]] },
      refs: {},
    },
    available_phone_numbers: { description: "A phone number available to buy.", refs: {} },
    outgoing_caller_ids: {
      description: "A verified outgoing caller ID: a phone number outside of Twilio from which the account can call.",
      search: {
        sid: { type: "string" },
        phone_number: { type: "string" },
        friendly_name: { type: "string" },
        account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [["phone_number"]] },
      refs: {},
    },
    addresses: {
      description: "An address, which some countries require to buy a phone number.",
      search: {
        sid: { type: "string" },
        customer_name: { type: "string" },
        friendly_name: { type: "string" },
        street: { type: "string" },
        city: { type: "string" },
        region: { type: "string" },
        postal_code: { type: "string" },
        iso_country: { type: "string" },
        validated: { type: "boolean" },
        verified: { type: "boolean" },
        account_sid: { type: "string" },
      },
      hit: { title: [["friendly_name"]], text: [["customer_name"], ["street"], ["city"]] },
      refs: {},
    },
    usage_records: { description: "A usage record: usage and cost of a category.", refs: {} },
  },
  operations: {
    "balance.get": {
      description: "Gets the balance of the account and its currency.",
      keywords: [
        "credit left",
        "money",
        "funds",
        "prepaid",
        "top up needed",
        "how much credit left",
        "account balance",
      ],
      isGraphql: false,
    },
    "accounts.list": {
      description: "Lists the account and its subaccounts.",
      keywords: ["project", "SID", "client account", "status", "tenant"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          FriendlyName: { description: "Filters by friendly name." },
          Status: { description: "Filters by status." },
        },
      },
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets an account or subaccount.",
      keywords: ["status", "project", "SID", "client account", "tenant"],
      params: { properties: { sid: { description: "SID of the account, as `accounts.list` returns it." } } },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists messages, newest first. Filters by phone number and date.",
      keywords: [
        "texts",
        "sent",
        "received",
        "SMS",
        "WhatsApp",
        "MMS",
        "txt",
        "was the text delivered",
        "texts sent to",
        "did the sms arrive",
        "incoming texts",
        "failed messages",
        "who texted us",
        "texts from",
        "undelivered",
        "sms today",
        "did they reply",
        "last text",
        "replied by sms",
        "delivery status",
      ],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          To: { description: "Filters by recipient phone number.", examples: ["+15558675310"] },
          From: { description: "Filters by sender: a phone number or another sender." },
          DateSent: { description: "Filters to messages sent on this date (UTC)." },
          DateSentBefore: { description: "Filters to messages sent on or before this date (UTC)." },
          DateSentAfter: { description: "Filters to messages sent on or after this date (UTC)." },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message with its status, price and error.",
      keywords: [
        "was it delivered",
        "SMS",
        "text",
        "WhatsApp",
        "MMS",
        "txt",
        "mobile phone message",
        "delivery status the message",
        "error code the text",
      ],
      params: messagesGetParams,
      isGraphql: false,
    },
    "messages.create": {
      description:
        "Sends (creates) a message by SMS, MMS, RCS or WhatsApp, immediately or at a scheduled time. Charges apply.",
      keywords: [
        "text somebody",
        "send SMS",
        "text",
        "txt",
        "mobile phone message",
        "text the number",
        "whatsapp message",
        "send a text that",
        "text them",
      ],
      params: {
        properties: {
          To: {
            description: "Recipient's phone number in E.164 format, or `whatsapp:` followed by the number.",
            examples: ["+15558675310"],
          },
          From: {
            description: "Sender: a phone number of the account, a short code or an alphanumeric sender ID.",
            examples: ["+15017122661"],
          },
          MessagingServiceSid: { description: "SID of a messaging service, which selects the sender." },
          Body: { description: "Text of the message, up to 1,600 characters.", examples: ["Hello there"] },
          MediaUrl: {
            description: "URLs of images and other media to send, up to 10.",
            examples: [["https://www.example.com/cat.png"]],
          },
          ContentSid: { description: "SID of a content template. Use in place of `Body`." },
          ContentVariables: {
            description: "Values of the template variables by number, as a JSON string.",
            examples: ["{\"1\": \"Ada\"}"],
          },
          StatusCallback: messagesCreateParamsStatusCallback,
          SendAt: {
            description:
              "Time to send the message, 15 minutes to 35 days from now. Requires a messaging service and " +
              "`ScheduleType`.",
          },
          ScheduleType: { description: "Type of schedule. `fixed` is required with `SendAt`." },
          ValidityPeriod: { description: "Maximum time in seconds that the message can wait to be sent, 1 to 36,000." },
          SmartEncoded: { description: "Whether to replace characters that require a larger encoding." },
          ShortenUrls: { description: "Whether to shorten links. Requires a messaging service." },
          SendAsMms: { description: "Whether to send the message as MMS." },
          RiskCheck: { description: "Whether Twilio checks the message for fraud." },
          ContentRetention: { description: "Whether Twilio retains the text." },
          AddressRetention: { description: "Whether Twilio retains the phone numbers." },
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description: "Updates a message: cancels a scheduled message, or redacts the text of a sent message.",
      keywords: ["blank text", "SMS", "WhatsApp", "MMS", "txt", "mobile phone message"],
      params: {
        properties: {
          sid: messagesGetParamsSid,
          Status: { description: "New status. `canceled` cancels a scheduled message." },
          Body: { description: "Empty string, which redacts the text in Twilio's records." },
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a sent or received message from the account's records.",
      keywords: ["remove text", "SMS", "text", "WhatsApp", "MMS", "txt", "mobile phone message"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "message_media.list": {
      description: "Lists the media of a message.",
      keywords: ["pictures", "photo", "MMS", "image", "attached"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          MessageSid: message_mediaListParamsMessageSid,
        },
      },
      record: { $ref: "#/$defs/Media" },
      isGraphql: false,
    },
    "message_media.delete": {
      description: "Deletes a media item of a message.",
      keywords: ["remove picture", "picture", "photo", "MMS", "image", "attached"],
      params: {
        properties: {
          MessageSid: message_mediaListParamsMessageSid,
          sid: { description: "SID of the media item, as `message_media.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "calls.list": {
      description: "Lists calls, newest first. Filters by phone number, status and date.",
      keywords: [
        "phone log",
        "who rang",
        "ring",
        "dial",
        "telephone",
        "voice",
        "calls today",
        "missed calls",
        "who called",
        "call duration",
        "incoming calls",
        "calls from",
        "how long",
        "call log",
        "did somebody call",
      ],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          To: { description: "Filters by recipient: a phone number, SIP address or client." },
          From: { description: "Filters by caller: a phone number, SIP address or client." },
          ParentCallSid: { description: "Filters to child calls of this call, by SID." },
          Status: { description: "Filters by status." },
          StartTime: { description: "Filters to calls started on this date (UTC)." },
          StartTimeBefore: { description: "Filters to calls started on or before this date (UTC)." },
          StartTimeAfter: { description: "Filters to calls started on or after this date (UTC)." },
          EndTime: { description: "Filters to calls ended on this date (UTC)." },
          EndTimeBefore: { description: "Filters to calls ended on or before this date (UTC)." },
          EndTimeAfter: { description: "Filters to calls ended on or after this date (UTC)." },
        },
      },
      record: { $ref: "#/$defs/Call" },
      isGraphql: false,
    },
    "calls.get": {
      description: "Gets a call with its status, duration and price.",
      keywords: ["how long", "phone", "ring", "dial", "telephone", "voice"],
      params: callsGetParams,
      isGraphql: false,
    },
    "calls.create": {
      description: "Creates an outgoing call that TwiML controls. Charges apply.",
      keywords: ["ring", "dial", "phone somebody", "phone", "telephone", "voice", "call the number"],
      params: {
        properties: {
          To: {
            description: "Recipient of the call: a phone number in E.164 format, a SIP address or a client.",
            examples: ["+15558675310"],
          },
          From: {
            description:
              "Caller: a phone number of the account, a verified number of `outgoing_caller_ids`, or a client.",
          },
          Twiml: {
            description: "TwiML instructions for the call, up to 4,000 characters.",
            examples: ["<Response><Say>Ahoy</Say></Response>"],
          },
          Url: { description: "URL from which Twilio fetches the TwiML." },
          ApplicationSid: { description: "SID of the application that provides the TwiML." },
          Method: callsCreateParamsMethod,
          FallbackUrl: { description: "URL from which Twilio fetches the TwiML if `Url` fails." },
          StatusCallback: messagesCreateParamsStatusCallback,
          StatusCallbackEvent: { description: "Status changes to send to the callback URL. Defaults to `completed`." },
          SendDigits: { description: "Keys to press when the call is answered, up to 32. `w` waits half a second." },
          Timeout: { description: "Time in seconds to ring, 1 to 600. Defaults to 60." },
          TimeLimit: callsCreateParamsTimeLimit,
          Record: { description: "Whether to record the call." },
          MachineDetection: {
            description:
              "Whether to detect an answering machine (`Enable`), or to also wait for its greeting to end (" +
              "`DetectMessageEnd`).",
          },
          CallReason: { description: "Reason for the call, which some phones show. Up to 50 characters." },
        },
      },
      isGraphql: false,
    },
    "calls.update": {
      description: "Updates a call: ends it or continues it with other TwiML.",
      keywords: ["hang up", "redirect", "transfer", "phone", "ring", "dial", "telephone", "voice", "end the call"],
      params: {
        properties: {
          sid: callsGetParamsSid,
          Status: {
            description: "New status. `completed` ends the call; `canceled` ends it only if it is not answered yet.",
          },
          Twiml: { description: "New TwiML instructions for the call, up to 4,000 characters." },
          Url: { description: "URL from which Twilio fetches the new TwiML." },
          Method: callsCreateParamsMethod,
          TimeLimit: callsCreateParamsTimeLimit,
        },
      },
      isGraphql: false,
    },
    "calls.delete": {
      description: "Deletes an ended call from the account's records.",
      keywords: ["remove from log", "phone", "ring", "dial", "telephone", "voice"],
      params: callsGetParams,
      isGraphql: false,
    },
    "recordings.list": {
      description: "Lists recordings, newest first. Filters by call and date.",
      keywords: ["voicemails", "audio", "listen", "tape", "conversation", "recorded calls", "recording of the call"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          CallSid: { description: "Filters by call SID, as `calls.list` returns it." },
          ConferenceSid: { description: "Filters by conference SID, as `conferences.list` returns it." },
          DateCreated: { description: "Filters to recordings created on this date (UTC)." },
          DateCreatedBefore: { description: "Filters to recordings created on or before this date (UTC)." },
          DateCreatedAfter: { description: "Filters to recordings created on or after this date (UTC)." },
          IncludeSoftDeleted: { description: "Whether to include recordings deleted in the last 40 days." },
        },
      },
      record: { $ref: "#/$defs/Recording" },
      isGraphql: false,
    },
    "recordings.get": {
      description: "Gets a recording with its status and duration.",
      keywords: ["length", "voicemail", "audio", "listen", "tape", "conversation"],
      params: {
        properties: {
          sid: recordingsGetParamsSid,
          IncludeSoftDeleted: { description: "Whether to return the recording if it was deleted in the last 40 days." },
        },
      },
      isGraphql: false,
    },
    "recordings.delete": {
      description: "Deletes a recording.",
      keywords: ["remove audio", "voicemail", "audio", "listen", "tape", "conversation"],
      params: { properties: { sid: recordingsGetParamsSid } },
      isGraphql: false,
    },
    "recordings.download": {
      description: "Downloads the audio of a recording as WAV, as a stream.",
      keywords: ["listen", "save audio", "mp3", "voicemail", "tape", "conversation", "listen to the recording"],
      params: {
        properties: {
          sid: recordingsGetParamsSid,
          RequestedChannels: { description: "Number of channels: `1` for mixed mono, `2` for separate channels." },
        },
      },
      isGraphql: false,
    },
    "transcriptions.list": {
      description: "Lists transcriptions.",
      keywords: ["texts", "voicemail text", "speech to text", "what was said", "words", "written"],
      params: transcriptionsListParams,
      record: { $ref: "#/$defs/Transcription" },
      isGraphql: false,
    },
    "transcriptions.get": {
      description: "Gets a transcription with its text.",
      keywords: ["read text", "voicemail text", "speech to text", "what was said", "words", "written"],
      params: transcriptionsGetParams,
      isGraphql: false,
    },
    "transcriptions.delete": {
      description: "Deletes a transcription.",
      keywords: ["remove text", "voicemail text", "speech to text", "what was said", "words", "written"],
      params: transcriptionsGetParams,
      isGraphql: false,
    },
    "conferences.list": {
      description: "Lists the conferences of one status, those in progress by default. Filters by name and date.",
      keywords: ["group calls", "party line", "bridge", "meeting", "room", "conference calls"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          FriendlyName: { description: "Filters by friendly name." },
          Status: { description: "Status of the conferences. Defaults to `in-progress`; each call lists one status." },
          DateCreated: { description: "Filters to conferences created on this date (UTC)." },
          DateCreatedBefore: { description: "Filters to conferences created on or before this date (UTC)." },
          DateCreatedAfter: { description: "Filters to conferences created on or after this date (UTC)." },
          DateUpdated: { description: "Filters to conferences last updated on this date (UTC)." },
          DateUpdatedBefore: { description: "Filters to conferences last updated on or before this date (UTC)." },
          DateUpdatedAfter: { description: "Filters to conferences last updated on or after this date (UTC)." },
        },
      },
      record: { $ref: "#/$defs/Conference" },
      isGraphql: false,
    },
    "conferences.get": {
      description: "Gets a conference.",
      keywords: ["who is on", "group call", "party line", "bridge", "meeting", "room"],
      params: { properties: { sid: conferencesGetParamsSid } },
      isGraphql: false,
    },
    "conferences.update": {
      description: "Updates a conference: ends it or plays an announcement to all participants.",
      keywords: ["end group call", "announce", "hang up", "group call", "party line", "bridge", "meeting", "room"],
      params: {
        properties: {
          sid: conferencesGetParamsSid,
          Status: { description: "New status. `completed` ends the conference." },
          AnnounceUrl: conferencesUpdateParamsAnnounceUrl,
          AnnounceMethod: callsCreateParamsMethod,
        },
      },
      isGraphql: false,
    },
    "conference_participants.list": {
      description: "Lists the participants of a conference in progress.",
      keywords: ["who is on", "caller", "people on call", "mute", "hold"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          ConferenceSid: conferencesGetParamsSid,
          Muted: { description: "Whether to return only muted (`true`) or only unmuted (`false`) participants." },
          Hold: { description: "Whether to return only participants on hold (`true`) or not on hold (`false`)." },
        },
      },
      record: { $ref: "#/$defs/Participant" },
      isGraphql: false,
    },
    "conference_participants.update": {
      description: "Updates a participant of a conference: mutes, unmutes, holds or resumes.",
      keywords: ["put on hold", "coach", "caller", "people on call", "who is on"],
      params: {
        properties: {
          ConferenceSid: conferencesGetParamsSid,
          call_sid: conference_participantsUpdateParamsCall_sid,
          Muted: { description: "Whether the participant is muted." },
          Hold: { description: "Whether the participant is on hold and hears music." },
          AnnounceUrl: conferencesUpdateParamsAnnounceUrl,
          EndConferenceOnExit: { description: "Whether the conference ends when the participant leaves." },
        },
      },
      isGraphql: false,
    },
    "conference_participants.delete": {
      description: "Removes a participant from a conference.",
      keywords: ["kick", "remove caller", "throw out", "caller", "people on call", "who is on", "mute", "hold"],
      params: {
        properties: { ConferenceSid: conferencesGetParamsSid, call_sid: conference_participantsUpdateParamsCall_sid },
      },
      isGraphql: false,
    },
    "queues.list": {
      description: "Lists queues with the number of waiting calls.",
      keywords: ["lines", "waiting callers", "hold line", "call center", "hotline", "callers waiting"],
      params: transcriptionsListParams,
      record: { $ref: "#/$defs/Queue" },
      isGraphql: false,
    },
    "queues.get": {
      description: "Gets a queue with the number of waiting calls and their wait time.",
      keywords: ["how many waiting", "waiting callers", "hold line", "call center", "line", "hotline"],
      params: queuesGetParams,
      isGraphql: false,
    },
    "queues.create": {
      description: "Creates a queue.",
      keywords: ["new line", "waiting callers", "hold line", "call center", "line", "hotline"],
      params: {
        properties: { FriendlyName: { description: "Name of the queue." }, MaxSize: queuesCreateParamsMaxSize },
      },
      isGraphql: false,
    },
    "queues.update": {
      description: "Updates the name or maximum size of a queue.",
      keywords: ["rename line", "waiting callers", "hold line", "call center", "line", "hotline"],
      params: {
        properties: {
          sid: queuesGetParamsSid,
          FriendlyName: { description: "Name of the queue." },
          MaxSize: queuesCreateParamsMaxSize,
        },
      },
      isGraphql: false,
    },
    "queues.delete": {
      description: "Deletes an empty queue.",
      keywords: ["drop line", "waiting callers", "hold line", "call center", "line", "hotline"],
      params: queuesGetParams,
      isGraphql: false,
    },
    "incoming_phone_numbers.list": {
      description: "Lists the phone numbers of the account.",
      keywords: ["our numbers", "buy number", "owned", "line", "hotline", "DID", "which phone numbers own"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          PhoneNumber: { description: "Filters by phone number pattern. `*` matches any digit.", examples: ["+1555*"] },
          FriendlyName: { description: "Filters by friendly name." },
          Origin: { description: "Filters by origin: Twilio numbers or hosted numbers." },
          Beta: { description: "Whether to include beta phone numbers, which are new to Twilio." },
        },
      },
      record: { $ref: "#/$defs/PhoneNumber" },
      isGraphql: false,
    },
    "incoming_phone_numbers.get": {
      description: "Gets a phone number with its call and message handling.",
      keywords: ["where it leads", "our number", "buy number", "owned", "line", "hotline", "DID"],
      params: incoming_phone_numbersGetParams,
      isGraphql: false,
    },
    "incoming_phone_numbers.create": {
      description:
        "Creates (buys) a phone number. Monthly charges apply. For numbers on sale, use " +
        "`available_phone_numbers.list`.",
      keywords: [
        "purchase",
        "rent",
        "order",
        "our number",
        "buy number",
        "owned",
        "line",
        "hotline",
        "DID",
        "get a number",
      ],
      params: {
        properties: {
          PhoneNumber: {
            description: "Phone number in E.164 format, as `available_phone_numbers.list` returns it.",
            examples: ["+15017122661"],
          },
          AreaCode: { description: "Area code in which to buy any number. US and Canada only." },
          FriendlyName: incoming_phone_numbersCreateParamsFriendlyName,
          VoiceUrl: incoming_phone_numbersCreateParamsVoiceUrl,
          VoiceMethod: callsCreateParamsMethod,
          SmsUrl: incoming_phone_numbersCreateParamsSmsUrl,
          SmsMethod: callsCreateParamsMethod,
          StatusCallback: incoming_phone_numbersCreateParamsStatusCallback,
          AddressSid: incoming_phone_numbersCreateParamsAddressSid,
          BundleSid: incoming_phone_numbersCreateParamsBundleSid,
        },
      },
      isGraphql: false,
    },
    "incoming_phone_numbers.update": {
      description: "Updates the name and the call and message handling of a phone number.",
      keywords: [
        "forward",
        "voice URL",
        "rename",
        "our number",
        "buy number",
        "owned",
        "line",
        "hotline",
        "DID",
        "change webhook the number",
        "forward the number",
      ],
      params: {
        properties: {
          sid: incoming_phone_numbersGetParamsSid,
          FriendlyName: incoming_phone_numbersCreateParamsFriendlyName,
          VoiceUrl: incoming_phone_numbersCreateParamsVoiceUrl,
          VoiceMethod: callsCreateParamsMethod,
          SmsUrl: incoming_phone_numbersCreateParamsSmsUrl,
          SmsMethod: callsCreateParamsMethod,
          StatusCallback: incoming_phone_numbersCreateParamsStatusCallback,
          AddressSid: incoming_phone_numbersCreateParamsAddressSid,
          BundleSid: incoming_phone_numbersCreateParamsBundleSid,
        },
      },
      isGraphql: false,
    },
    "incoming_phone_numbers.delete": {
      description: "Releases (deletes) a phone number. Twilio can sell it to others.",
      keywords: ["release", "give up", "cancel number", "our number", "buy number", "owned", "line", "hotline", "DID"],
      params: incoming_phone_numbersGetParams,
      isGraphql: false,
    },
    "available_phone_numbers.list": {
      description:
        "Lists the local phone numbers of a country that are available to buy. Filters by area, digits, location and " +
        "capabilities.",
      keywords: [
        "free numbers",
        "area code",
        "search number",
        "toll free",
        "in city",
        "numbers to buy",
        "free numbers in",
      ],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          CountryCode: { description: "Country, as a two-letter ISO 3166-1 code." },
          AreaCode: { description: "Filters by area code. US and Canada only." },
          Contains: { description: "Filters by digits or letters in the number. `*` matches any digit." },
          SmsEnabled: { description: "Whether the phone number can send and receive text messages." },
          MmsEnabled: { description: "Whether the phone number can send and receive MMS." },
          VoiceEnabled: { description: "Whether the phone number can make and receive calls." },
          InLocality: { description: "Filters by city." },
          InRegion: { description: "Filters by state or province. US and Canada only." },
          InPostalCode: { description: "Filters by postal code. US and Canada only." },
        },
      },
      record: { $ref: "#/$defs/AvailableNumber" },
      isGraphql: false,
    },
    "outgoing_caller_ids.list": {
      description: "Lists outgoing caller IDs (verified phone numbers).",
      keywords: ["verified number", "shown number", "from number", "who calls", "allowed"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          PhoneNumber: { description: "Filters by phone number." },
          FriendlyName: { description: "Filters by friendly name." },
        },
      },
      record: { $ref: "#/$defs/CallerId" },
      isGraphql: false,
    },
    "outgoing_caller_ids.get": {
      description: "Gets an outgoing caller ID (verified phone number).",
      keywords: ["one verified", "verified number", "shown number", "from number", "who calls", "allowed"],
      params: outgoing_caller_idsGetParams,
      isGraphql: false,
    },
    "outgoing_caller_ids.delete": {
      description: "Deletes an outgoing caller ID, whose phone number is no longer verified.",
      keywords: ["drop verified", "verified number", "shown number", "from number", "who calls", "allowed"],
      params: outgoing_caller_idsGetParams,
      isGraphql: false,
    },
    "addresses.list": {
      description: "Lists the addresses of the account.",
      keywords: ["streets", "regulatory", "business address", "emergency", "location"],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          CustomerName: { description: "Filters by customer name." },
          FriendlyName: { description: "Filters by friendly name." },
          IsoCountry: { description: "Filters by country." },
        },
      },
      record: { $ref: "#/$defs/Address" },
      isGraphql: false,
    },
    "addresses.get": {
      description: "Gets an address.",
      keywords: ["street", "regulatory", "business address", "emergency", "location"],
      params: addressesGetParams,
      isGraphql: false,
    },
    "addresses.create": {
      description: "Creates an address.",
      keywords: ["add street", "street", "regulatory", "business address", "emergency", "location"],
      params: {
        properties: {
          CustomerName: { description: "Name of the customer at the address." },
          Street: { description: "Street and number." },
          City: { description: "City of the address." },
          Region: { description: "State or province." },
          PostalCode: { description: "Postal code of the address." },
          IsoCountry: { description: "Country, as a two-letter ISO 3166-1 code." },
          FriendlyName: { description: "Your own name for the address, up to 64 characters." },
          StreetSecondary: { description: "Second address line, such as a suite or apartment." },
          AutoCorrectAddress: { description: "Whether Twilio can correct the address." },
        },
      },
      isGraphql: false,
    },
    "addresses.delete": {
      description: "Deletes an address. No phone number can be using it.",
      keywords: ["drop street", "street", "regulatory", "business address", "emergency", "location"],
      params: addressesGetParams,
      isGraphql: false,
    },
    "usage_records.list": {
      description: "Lists usage records within a date range: usage and cost by category.",
      keywords: [
        "spend",
        "what did we spend",
        "consumption",
        "minutes",
        "bill",
        "monthly",
        "how much we spend",
        "cost of sms",
        "usage this month",
        "how many texts",
      ],
      params: {
        properties: {
          PageSize: accountsListParamsPageSize,
          Page: accountsListParamsPage,
          PageToken: accountsListParamsPageToken,
          Category: { description: "Filters by category, such as `sms`.", examples: ["sms"] },
          StartDate: { description: "Start of the date range (UTC)." },
          EndDate: { description: "End of the date range (UTC)." },
          IncludeSubaccounts: { description: "Whether to include usage of subaccounts. Defaults to `true`." },
        },
      },
      record: { $ref: "#/$defs/Usage" },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://www.twilio.com/docs/usage/security#validating-requests",
    sends: {
      messages: { create: "message.sent", update: "message.canceled" },
      calls: { create: "call.initiated", update: "call.completed" },
      recordings: { create: "recording.in-progress", update: "recording.completed" },
      transcriptions: { create: "transcription.completed", update: "transcription.updated" },
      conferences: { create: "conference.conference-start", update: "conference.conference-end" },
    },
    byHand:
      "Set this URL as the webhook or status callback of a phone number or messaging service in the Twilio Console, " +
      "or as the statusCallback of a call or message.",
  },
  schemas: {
    SentOn: {
      type: "string",
      description: "Filters to messages sent on this date (UTC).",
      pattern: "^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d:\\d\\dZ)?$",
      examples: ["2026-11-24"],
    },
    MessageSid: {
      type: "string",
      description: "SID of the message, as `messages.list` returns it.",
      examples: ["SM0001"],
    },
    OfMessage: { type: "string", description: "SID of the message, as `messages.list` returns it." },
    CallSid: { type: "string", description: "SID of the call, as `calls.list` returns it." },
    CallEvent: { type: "string", enum: ["initiated", "ringing", "answered", "completed"] },
    RecordingSid: { type: "string", description: "SID of the recording, as `recordings.list` returns it." },
    TranscriptionSid: { type: "string", description: "SID of the transcription, as `transcriptions.list` returns it." },
    ConferenceSid: schemasConferenceSid,
    OfConference: schemasConferenceSid,
    QueueSid: { type: "string", description: "SID of the queue, as `queues.list` returns it." },
    QueueName: { type: "string", description: "Name of the queue.", minLength: 1, maxLength: 64 },
    QueueSize: {
      type: "integer",
      description: "Maximum number of waiting calls, 1 to 5,000. Defaults to 1,000.",
      minimum: 1,
      maximum: 5000,
    },
    NumberSid: { type: "string", description: "SID of the phone number, as `incoming_phone_numbers.list` returns it." },
    NumberName: {
      type: "string",
      description: "Your own name for the phone number, up to 64 characters.",
      maxLength: 64,
    },
    VoiceUrl: { type: "string", description: "URL from which Twilio fetches TwiML for incoming calls.", format: "uri" },
    SmsUrl: {
      type: "string",
      description: "URL from which Twilio fetches TwiML for incoming messages.",
      format: "uri",
    },
    NumberCallback: {
      type: "string",
      description: "Callback URL to which Twilio sends status changes of calls.",
      format: "uri",
    },
    NumberAddress: {
      type: "string",
      description: "SID of the address, as `addresses.list` returns it. Required by some countries.",
    },
    NumberBundle: { type: "string", description: "SID of the regulatory bundle. Required by some countries." },
    AddressSid: { type: "string", description: "SID of the address, as `addresses.list` returns it." },
    HttpMethod: {
      type: "string",
      description: "HTTP method of Twilio's request. Defaults to `POST`.",
      enum: ["GET", "POST"],
    },
    Links: { type: "object", additionalProperties: { type: "string" }, description: "Paths of related resources." },
    Balance: {
      type: "object",
      properties: {
        account_sid: { type: ["string", "null"] },
        balance: { type: ["string", "null"] },
        currency: { type: ["string", "null"] },
      },
    },
    Account: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The account's ID." },
        friendly_name: { type: ["string", "null"], description: "The account's name, set by the user." },
        status: { type: "string", description: "The account's status: active, suspended or closed." },
        type: { type: "string", description: "The account's type, Trial or Full." },
        owner_account_sid: {
          type: ["string", "null"],
          description: "The ID of the parent account. The account's own ID for main accounts.",
        },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The account's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the account's resources in the API." },
            { type: "null" },
          ],
        },
        auth_token: { type: ["string", "null"], description: "Auth token of the account. Hidden from API keys." },
      },
      required: ["sid"],
    },
    Message: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The message's ID." },
        account_sid: {
          type: ["string", "null"],
          description: "The ID of the account that sent or received the message.",
        },
        messaging_service_sid: {
          type: ["string", "null"],
          description: "The ID of the messaging service used. Null if there was none.",
        },
        body: { type: ["string", "null"], description: "The message's text." },
        from: {
          type: ["string", "null"],
          description: "The sender: a phone number, short code, sender ID or channel address.",
        },
        to: { type: ["string", "null"], description: "The recipient's phone number or channel address." },
        direction: {
          type: "string",
          description: "The message's direction: incoming, or outgoing by API, call or reply.",
        },
        status: { type: "string", description: "The message's status, for example queued, sent, delivered or failed." },
        num_segments: {
          type: ["string", "null"],
          description: "The number of SMS segments the message takes, as a string.",
        },
        num_media: { type: ["string", "null"], description: "The number of media files in the message, as a string." },
        price: { type: ["string", "null"], description: "The amount billed for the message. Null until known." },
        price_unit: schemasMessagePrice_unit,
        error_code: { type: ["integer", "null"], description: "The error code of a failed message. Null otherwise." },
        error_message: {
          type: ["string", "null"],
          description: "The description of the error. Null if there was none.",
        },
        api_version: { type: ["string", "null"], description: "The API version that processed the message." },
        date_created: schemasAccountDate_created,
        date_sent: { type: ["string", "null"], description: "The time the message was sent or received, in UTC." },
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The message's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the message's resources in the API." },
            { type: "null" },
          ],
        },
      },
      required: ["sid"],
    },
    Media: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The media's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the media belongs to." },
        parent_sid: { type: ["string", "null"], description: "The ID of the message the media belongs to." },
        content_type: { type: ["string", "null"], description: "The media's MIME type." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The media's path in the API." },
      },
      required: ["sid"],
    },
    Call: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The call's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account that made or received the call." },
        parent_call_sid: {
          type: ["string", "null"],
          description: "The ID of the call that created this leg. Null if there was none.",
        },
        phone_number_sid: {
          type: ["string", "null"],
          description: "The ID of the Twilio phone number used. Null for outgoing calls to other numbers.",
        },
        from: { type: ["string", "null"], description: "The caller: a phone number, SIP address or client." },
        from_formatted: { type: ["string", "null"], description: "The caller, formatted for display." },
        to: { type: ["string", "null"], description: "The called party: a phone number, SIP address or client." },
        to_formatted: { type: ["string", "null"], description: "The called party, formatted for display." },
        direction: {
          type: ["string", "null"],
          description: "The call's direction: incoming, or outgoing by API or by dialing.",
        },
        status: { type: "string", description: "The call's status, for example ringing, in progress or completed." },
        start_time: { type: ["string", "null"], description: "The call's start, in UTC. Null before it is answered." },
        end_time: { type: ["string", "null"], description: "The call's end, in UTC. Null before it is over." },
        duration: { type: ["string", "null"], description: "The call's length in seconds, as a string." },
        price: { type: ["string", "null"], description: "The amount charged for the call. Null until known." },
        price_unit: schemasMessagePrice_unit,
        answered_by: {
          type: ["string", "null"],
          description: "The answering party, human or machine, if detection was on.",
        },
        forwarded_from: {
          type: ["string", "null"],
          description: "The number that forwarded the call. Null if not known.",
        },
        caller_name: {
          type: ["string", "null"],
          description: "The caller's name from caller ID lookup, if that was on.",
        },
        group_sid: {
          type: ["string", "null"],
          description: "The ID of the group the call belongs to. Null if there is none.",
        },
        queue_time: schemasCallQueue_time,
        trunk_sid: { type: ["string", "null"], description: "The ID of the SIP trunk used. Null if there was none." },
        api_version: { type: ["string", "null"], description: "The API version that created the call." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The call's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the call's resources in the API." },
            { type: "null" },
          ],
        },
      },
      required: ["sid"],
    },
    Recording: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The recording's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the recording belongs to." },
        call_sid: { type: ["string", "null"], description: "The ID of the call recorded." },
        conference_sid: {
          type: ["string", "null"],
          description: "The ID of the conference recorded. Null for other recordings.",
        },
        status: { type: "string", description: "The recording's status, for example in progress or completed." },
        source: {
          type: "string",
          description: "The way the recording was started, for example by a Dial verb or the API.",
        },
        channels: { type: ["integer", "null"], description: "The number of audio channels, 1 or 2." },
        duration: { type: ["string", "null"], description: "The recording's length in seconds, as a string." },
        start_time: { type: ["string", "null"], description: "The recording's start, in UTC, in RFC 2822 format." },
        price: { type: ["string", "null"], description: "The amount charged for the recording." },
        price_unit: schemasMessagePrice_unit,
        error_code: {
          type: ["integer", "null"],
          description: "The error code of an absent recording. Null otherwise.",
        },
        api_version: { type: ["string", "null"], description: "The API version used for the recording." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        media_url: { type: ["string", "null"], description: "The address of the recording's audio." },
        uri: { type: ["string", "null"], description: "The recording's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the recording's resources in the API." },
            { type: "null" },
          ],
        },
        encryption_details: {
          type: ["object", "null"],
          description: "Encryption details of an encrypted recording, in an undocumented format.",
        },
      },
      required: ["sid"],
    },
    Transcription: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The transcription's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the transcription belongs to." },
        recording_sid: { type: ["string", "null"], description: "The ID of the recording transcribed." },
        status: { type: "string", description: "The transcription's status: in progress, completed or failed." },
        transcription_text: { type: ["string", "null"], description: "The text of the transcription." },
        type: { type: ["string", "null"], description: "The transcription's type, for example fast." },
        duration: {
          type: ["string", "null"],
          description: "The length of the transcribed audio in seconds, as a string.",
        },
        price: { type: ["string", "null"], description: "The amount charged for the transcription." },
        price_unit: schemasMessagePrice_unit,
        api_version: { type: ["string", "null"], description: "The API version that created the transcription." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The transcription's path in the API." },
      },
      required: ["sid"],
    },
    Conference: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The conference's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the conference belongs to." },
        friendly_name: { type: ["string", "null"], description: "The conference's name, set by the user." },
        status: { type: "string", description: "The conference's status: init, in progress or completed." },
        region: { type: ["string", "null"], description: "The Twilio region that mixed the audio, for example us1." },
        reason_conference_ended: {
          type: ["string", "null"],
          description: "The reason the conference ended. Null while it is running.",
        },
        call_sid_ending_conference: {
          type: ["string", "null"],
          description: "The ID of the call that ended the conference.",
        },
        api_version: { type: ["string", "null"], description: "The API version that created the conference." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The conference's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the conference's resources in the API." },
            { type: "null" },
          ],
        },
      },
      required: ["sid"],
    },
    Participant: {
      type: "object",
      properties: {
        call_sid: { type: "string", description: "The ID of the participant's call." },
        conference_sid: { type: ["string", "null"], description: "The ID of the conference the participant is in." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the participant belongs to." },
        label: {
          type: ["string", "null"],
          description: "The participant's label, set by the user. Null if none is set.",
        },
        status: {
          type: "string",
          description: "The status of the participant's call, for example connected or complete.",
        },
        muted: { type: ["boolean", "null"], description: "Whether the participant is muted." },
        hold: { type: ["boolean", "null"], description: "Whether the participant is on hold." },
        coaching: { type: ["boolean", "null"], description: "Whether the participant is coaching another one." },
        call_sid_to_coach: {
          type: ["string", "null"],
          description: "The ID of the call being coached. Null if there is none.",
        },
        start_conference_on_enter: {
          type: ["boolean", "null"],
          description: "Whether the conference starts when the participant joins.",
        },
        end_conference_on_exit: {
          type: ["boolean", "null"],
          description: "Whether the conference ends when the participant leaves.",
        },
        queue_time: schemasCallQueue_time,
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The participant's path in the API." },
      },
      required: ["call_sid"],
    },
    Queue: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The queue's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the queue belongs to." },
        friendly_name: { type: ["string", "null"], description: "The queue's name, set by the user." },
        current_size: { type: "integer", description: "The number of calls waiting in the queue." },
        max_size: { type: "integer", description: "The largest number of calls the queue may hold." },
        average_wait_time: { type: "integer", description: "The average wait of the calls in the queue, in seconds." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The queue's path in the API." },
      },
      required: ["sid"],
    },
    PhoneNumber: {
      type: "object",
      properties: {
        sid: { type: "string", description: "The phone number's ID." },
        account_sid: { type: ["string", "null"], description: "The ID of the account the phone number belongs to." },
        phone_number: { type: ["string", "null"], description: "The phone number, in E.164 format." },
        friendly_name: {
          type: ["string", "null"],
          description: "The phone number's name, by default the number formatted for display.",
        },
        capabilities: {
          anyOf: [
            { $ref: "#/$defs/Capabilities", description: "The number's capabilities, for example voice, SMS and MMS." },
            { type: "null" },
          ],
        },
        origin: {
          type: ["string", "null"],
          description: "The number's origin: Twilio or hosted from another carrier.",
        },
        status: { type: ["string", "null"], description: "The phone number's status." },
        beta: { type: ["boolean", "null"], description: "Whether the phone number is new to Twilio's platform." },
        type: {
          type: ["string", "null"],
          description: "The kind of phone number, for example local, mobile or toll-free.",
        },
        address_requirements: {
          type: "string",
          description: "The kind of registered address the number requires, if any.",
        },
        address_sid: { type: ["string", "null"], description: "The ID of the address registered for the number." },
        identity_sid: { type: ["string", "null"], description: "The ID of the identity registered for the number." },
        bundle_sid: { type: ["string", "null"], description: "The ID of the regulatory bundle for the number." },
        voice_url: { type: ["string", "null"], description: "The address requested on an incoming call." },
        voice_method: { type: ["string", "null"], description: "The HTTP method for requesting voice_url." },
        voice_fallback_url: { type: ["string", "null"], description: "The address requested if voice_url fails." },
        voice_fallback_method: {
          type: ["string", "null"],
          description: "The HTTP method for requesting voice_fallback_url.",
        },
        voice_application_sid: {
          type: ["string", "null"],
          description: "The ID of the app that handles calls instead of voice_url.",
        },
        voice_caller_id_lookup: {
          type: ["boolean", "null"],
          description: "Whether the caller's name is looked up. Charged for each call.",
        },
        voice_receive_mode: {
          type: ["string", "null"],
          description: "The kind of incoming call accepted, voice or fax.",
        },
        sms_url: { type: ["string", "null"], description: "The address requested on an incoming message." },
        sms_method: { type: ["string", "null"], description: "The HTTP method for requesting sms_url." },
        sms_fallback_url: { type: ["string", "null"], description: "The address requested if sms_url fails." },
        sms_fallback_method: {
          type: ["string", "null"],
          description: "The HTTP method for requesting sms_fallback_url.",
        },
        sms_application_sid: {
          type: ["string", "null"],
          description: "The ID of the app that handles messages instead of sms_url.",
        },
        status_callback: { type: ["string", "null"], description: "The address that receives status updates." },
        status_callback_method: {
          type: ["string", "null"],
          description: "The HTTP method for requesting status_callback.",
        },
        trunk_sid: {
          type: ["string", "null"],
          description: "The ID of the SIP trunk that handles calls. Overrides the voice addresses.",
        },
        emergency_status: {
          type: ["string", "null"],
          description: "Whether emergency calling is active for the number.",
        },
        emergency_address_sid: {
          type: ["string", "null"],
          description: "The ID of the address registered for emergency calls.",
        },
        emergency_address_status: {
          type: ["string", "null"],
          description: "The status of the emergency address's registration.",
        },
        api_version: { type: ["string", "null"], description: "The API version that starts sessions for the number." },
        date_created: schemasAccountDate_created,
        date_updated: schemasAccountDate_updated,
        uri: { type: ["string", "null"], description: "The phone number's path in the API." },
        subresource_uris: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The paths of the phone number's resources in the API." },
            { type: "null" },
          ],
        },
      },
      required: ["sid"],
    },
    Capabilities: {
      type: "object",
      properties: {
        voice: { type: "boolean" },
        sms: { type: "boolean" },
        mms: { type: "boolean" },
        fax: { type: "boolean" },
      },
    },
    AvailableNumber: {
      type: "object",
      properties: {
        phone_number: { type: "string" },
        friendly_name: { type: ["string", "null"] },
        lata: { type: ["string", "null"] },
        locality: { type: ["string", "null"] },
        rate_center: { type: ["string", "null"] },
        latitude: { type: ["string", "null"] },
        longitude: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        postal_code: { type: ["string", "null"] },
        iso_country: { type: ["string", "null"] },
        address_requirements: { type: ["string", "null"] },
        beta: { type: ["boolean", "null"] },
        capabilities: {
          type: ["object", "null"],
          additionalProperties: { type: "boolean" },
          description: "Capabilities of the phone number: voice, SMS and MMS.",
        },
      },
      required: ["phone_number"],
    },
    CallerId: {
      type: "object",
      properties: {
        sid: { type: "string" },
        account_sid: { type: ["string", "null"] },
        phone_number: { type: ["string", "null"] },
        friendly_name: { type: ["string", "null"] },
        date_created: { type: ["string", "null"] },
        date_updated: { type: ["string", "null"] },
        uri: { type: ["string", "null"] },
      },
      required: ["sid"],
    },
    Address: {
      type: "object",
      properties: {
        sid: { type: "string" },
        account_sid: { type: ["string", "null"] },
        customer_name: { type: ["string", "null"] },
        friendly_name: { type: ["string", "null"] },
        street: { type: ["string", "null"] },
        street_secondary: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        postal_code: { type: ["string", "null"] },
        iso_country: { type: ["string", "null"] },
        emergency_enabled: { type: ["boolean", "null"] },
        validated: { type: ["boolean", "null"] },
        verified: { type: ["boolean", "null"] },
        date_created: { type: ["string", "null"] },
        date_updated: { type: ["string", "null"] },
        uri: { type: ["string", "null"] },
      },
      required: ["sid"],
    },
    Usage: {
      type: "object",
      properties: {
        category: { type: "string" },
        description: { type: ["string", "null"] },
        account_sid: { type: ["string", "null"] },
        start_date: { type: ["string", "null"], format: "date" },
        end_date: { type: ["string", "null"], format: "date" },
        count: { type: ["string", "null"] },
        count_unit: { type: ["string", "null"] },
        usage: { type: ["string", "null"] },
        usage_unit: { type: ["string", "null"] },
        price: { type: ["string", "null"] },
        price_unit: { type: ["string", "null"] },
        as_of: { type: ["string", "null"] },
        api_version: { type: ["string", "null"] },
        uri: { type: ["string", "null"] },
        subresource_uris: { anyOf: [{ $ref: "#/$defs/Links" }, { type: "null" }] },
      },
      required: ["category"],
    },
  },
})
