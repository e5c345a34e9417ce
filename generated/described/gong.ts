// Generated from definitions/gong.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/gong.ts'

const usersListParamsCursor = { description: "Cursor of the next page, as the previous page returns it." }
const usersListParamsIncludeAvatars = {
  description: "Whether to include avatars: synthetic users that represent Gong employees. Not included by default.",
}
const usersGetParamsId = { description: "ID of the user, as `users.list` returns it." }
const usersApi_searchParamsCreatedFromDateTime = { description: "Filters to users created at or after this time." }
const usersApi_searchParamsCreatedToDateTime = { description: "Filters to users created before this time." }
const callsListParamsFromDateTime = { description: "Filters to calls or entries started at or after this time." }
const callsListParamsToDateTime = {
  description: "Filters to calls or entries started before this time. Defaults to now.",
}
const callsListParamsWorkspaceId = { description: "Filters by workspace ID, as `workspaces.list` returns it." }
const callsGetParamsId = { description: "ID of the call, as `calls.list` returns it." }
const callsCreateParamsWorkspaceId = { description: "ID of the workspace, as `workspaces.list` returns it." }
const calls_extensiveListParamsFromDateTime = { description: "Filters to calls started at or after this time." }
const calls_extensiveListParamsCallIds = { description: "Filters by call IDs, as `calls.list` returns them." }
const call_audioDownloadParams = {
  properties: {
    call_id: callsGetParamsId,
    range_header: { description: "Byte range to download, such as `bytes=0-1023`." },
  },
}
const call_accessCreateParamsCallAccessListItems = {
  properties: { callId: callsGetParamsId, userIds: { description: "IDs of the users, as `users.list` returns them." } },
}
const stats_activity_aggregateListParamsToDate = {
  description: "Day after the last day of the time range, today at the latest.",
}
const stats_activity_aggregateListParamsUserIds = { description: "Filters by user IDs, as `users.list` returns them." }
const stats_activity_aggregateListParams = {
  properties: {
    cursor: usersListParamsCursor,
    fromDate: { description: "First day of the time range." },
    toDate: stats_activity_aggregateListParamsToDate,
    userIds: stats_activity_aggregateListParamsUserIds,
    createdFromDateTime: usersApi_searchParamsCreatedFromDateTime,
    createdToDateTime: usersApi_searchParamsCreatedToDateTime,
  },
}
const settings_trackersListParams = { properties: { workspaceId: callsListParamsWorkspaceId } }
const meetingsCreateParamsInvitees = {
  items: {
    properties: {
      email: { description: "Email address of the invitee." },
      displayName: { description: "Display name of the invitee." },
      firstName: { description: "First name of the invitee." },
      lastName: { description: "Last name of the invitee." },
    },
  },
  description: "Invitees besides the organizer.",
}
const meetingsCreateParamsOrganizerEmail = {
  description: "Email address of the organizer, who must be a Gong user of the company.",
  examples: ["ada@example.com"],
}
const meetingsUpdateParamsMeetingId = { description: "ID of the meeting, as `meetings.create` returns it." }
const flow_prospectsListParamsCrmProspectsIds = { description: "IDs of contacts or leads in the CRM, up to 200." }
const schemasUserId = { type: "string", description: "ID of the user, as `users.list` returns it." }
const schemasCallId = { type: "string", description: "ID of the call, as `calls.list` returns it." }
export default describedKind(kind, {
  category: "call recording",
  support: "community",
  docs: "https://gong.app.gong.io/settings/api/documentation",
  basis: {
    version: "API V2",
    date: "2026-11-22",
    compared: "Gong's OpenAPI description V2 of February 2026",
    differences: 16,
    recorded: {
      read: 49,
      valid: 49,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/gong/tests",
    },
    sources: [
      { type: "openapi", url: "https://gong.app.gong.io/ajax/settings/api/documentation/specs?version=" },
      { type: "changelog", url: "https://help.gong.io/docs/release-notes" },
    ],
    missing:
      "The upload of CRM data, reports of customer engagement and digital interactions, permission profiles' " +
      "contents, integration settings, webhooks.",
  },
  sunset: { version: "v2", date: "none", docs: "https://help.gong.io/docs/release-notes", read: "2026-11-29" },
  description:
    "Calls with transcripts, media and statistics, users, scorecards, trackers, coaching, the library, meetings, " +
    "tasks and flows of a Gong account.",
  config: {
    properties: {
      subdomain: {
        description: "Part of the account's API base URL before `.gong.io`, such as `us-12345.api`. Defaults to `api`.",
      },
    },
  },
  auth: {
    access_key: {
      description:
        "A technical administrator creates the key, with its secret, under Company settings > Ecosystem > API.",
      credentials: {
        properties: {
          access_key: { description: "The access key." },
          access_key_secret: { description: "The access key secret." },
        },
      },
    },
  },
  entities: {
    workspaces: { description: "A workspace: a part of the account with its own calls and settings.", refs: {} },
    users: {
      description: "A user of the company's Gong account.",
      search: {
        id: { type: "string" },
        emailAddress: { type: "string" },
        created: { type: "timestamp" },
        active: { type: "boolean" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        title: { type: "string" },
        phoneNumber: { type: "string" },
        extension: { type: "string" },
        managerId: { type: "string" },
        emailAliases: { type: "array" },
      },
      hit: { title: [["firstName"], ["lastName"]], text: [["emailAddress"], ["title"], ["phoneNumber"]] },
      refs: { managerId: "users.id" },
    },
    user_settings_history: { description: "A change to a setting of a user.", refs: {} },
    calls: {
      description: "A recorded call.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        url: { type: "string" },
        scheduled: { type: "timestamp" },
        started: { type: "timestamp" },
        duration: { type: "integer" },
        primaryUserId: { type: "string" },
        direction: { type: "string" },
        system: { type: "string" },
        scope: { type: "string" },
        media: { type: "string" },
        language: { type: "string" },
        workspaceId: { type: "string" },
        sdrDisposition: { type: "string" },
        clientUniqueId: { type: "string" },
        customData: { type: "string" },
        purpose: { type: "string" },
        meetingUrl: { type: "string" },
        isPrivate: { type: "boolean" },
        calendarEventId: { type: "string" },
      },
      hit: { title: [["title"]], text: [["purpose"], ["meetingUrl"]] },
      refs: { primaryUserId: "users.id", workspaceId: "workspaces.id" },
    },
    calls_extensive: { description: "A call with its participants, content and interaction statistics.", refs: {} },
    call_audio: { description: "The audio of a call.", refs: {} },
    call_video: { description: "The video of a call.", refs: {} },
    call_media: { description: "The recording of a call that was created.", refs: {} },
    call_transcripts: { description: "The transcript of a call.", refs: { callId: "calls.id" } },
    call_access: { description: "The users who were given access to a call.", refs: {} },
    call_outcomes: { description: "A call outcome that calls can have.", refs: {} },
    stats_activity_aggregate: { description: "The activity of a user in a time range.", refs: {} },
    stats_activity_by_period: { description: "The activity of a user in each period of a time range.", refs: {} },
    stats_activity_day_by_day: { description: "The daily activity of a user, with the calls concerned.", refs: {} },
    stats_interaction: { description: "The interaction statistics of a user in calls.", refs: {} },
    stats_activity_scorecards: {
      description: "An answered scorecard of a call.",
      search: {
        answeredScorecardId: { type: "string" },
        scorecardId: { type: "string" },
        scorecardName: { type: "string" },
        callId: { type: "string" },
        callStartTime: { type: "timestamp" },
        reviewedUserId: { type: "string" },
        reviewerUserId: { type: "string" },
        reviewMethod: { type: "string" },
        editorUserId: { type: "string" },
        reviewTime: { type: "timestamp" },
        visibilityType: { type: "string" },
      },
      hit: { title: [["scorecardName"]], text: [["callId"], ["reviewMethod"]] },
      refs: {},
    },
    settings_scorecards: {
      description: "A scorecard: a list of questions to score calls.",
      search: {
        scorecardId: { type: "string" },
        scorecardName: { type: "string" },
        workspaceId: { type: "string" },
        enabled: { type: "boolean" },
        updaterUserId: { type: "string" },
        created: { type: "timestamp" },
        updated: { type: "timestamp" },
        reviewMethod: { type: "string" },
      },
      hit: { title: [["scorecardName"]], text: [["reviewMethod"]] },
      refs: {},
    },
    settings_trackers: { description: "A tracker: words and ideas that Gong detects in calls.", refs: {} },
    library_folders: { description: "A folder of the library.", refs: {} },
    library_folder_content: { description: "A call in a folder of the library.", refs: {} },
    coaching: { description: "The coaching metrics of a manager.", refs: {} },
    meetings: { description: "A meeting in Gong's own calendar.", refs: {} },
    tasks: { description: "A task of a user in Gong Engage.", refs: {} },
    flows: { description: "A flow: a sequence of emails, calls and tasks for prospects.", refs: {} },
    flow_folders: { description: "A folder of flows.", refs: {} },
    flow_prospects: { description: "A prospect in a flow.", refs: {} },
    logs: { description: "An entry of an activity log.", refs: {} },
    email_references: { description: "Gong's data on an email address.", refs: {} },
    phone_references: { description: "Gong's data on a phone number.", refs: {} },
  },
  operations: {
    "workspaces.list": {
      description: "Lists the workspaces of the account.",
      keywords: ["area", "business unit", "department", "division", "environment"],
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the company, 100 per page.",
      keywords: [
        "reps",
        "seller",
        "sales people",
        "colleague",
        "team",
        "account executive",
        "sales reps",
        "team on the platform",
      ],
      params: { properties: { cursor: usersListParamsCursor, includeAvatars: usersListParamsIncludeAvatars } },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user with settings and languages.",
      keywords: ["who is", "rep", "seller", "sales people", "colleague", "team", "account executive"],
      params: { properties: { id: usersGetParamsId } },
      isGraphql: false,
    },
    "users.api_search": {
      description: "Searches users by ID or creation time.",
      keywords: [
        "find rep",
        "filter people",
        "rep",
        "seller",
        "sales people",
        "colleague",
        "team",
        "account executive",
      ],
      params: {
        properties: {
          userIds: { description: "Filters by user IDs." },
          createdFromDateTime: usersApi_searchParamsCreatedFromDateTime,
          createdToDateTime: usersApi_searchParamsCreatedToDateTime,
          includeAvatars: usersListParamsIncludeAvatars,
          cursor: usersListParamsCursor,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "user_settings_history.list": {
      description: "Lists the settings history of a user: the times when settings were changed.",
      keywords: ["recording settings", "changes", "audit", "who changed", "permission log"],
      params: { properties: { user_id: usersGetParamsId } },
      record: { $ref: "#/$defs/SettingChange" },
      isGraphql: false,
    },
    "calls.list": {
      description: "Lists the calls in a time range, 100 per page.",
      keywords: [
        "recent talks",
        "recorded",
        "meeting",
        "conversation",
        "sales talk",
        "recording",
        "demo",
        "discovery",
        "calls this week",
        "calls with the customer",
        "recorded calls",
        "recent calls",
        "how many calls",
        "last call with",
      ],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          fromDateTime: callsListParamsFromDateTime,
          toDateTime: callsListParamsToDateTime,
          workspaceId: callsListParamsWorkspaceId,
        },
      },
      record: { $ref: "#/$defs/Call" },
      isGraphql: false,
    },
    "calls.get": {
      description: "Gets a call without its transcript.",
      keywords: [
        "talk details",
        "meeting",
        "conversation",
        "sales talk",
        "recording",
        "demo",
        "discovery",
        "when was the call",
        "length of the call",
        "recording link",
      ],
      params: { properties: { id: callsGetParamsId } },
      isGraphql: false,
    },
    "calls.create": {
      description:
        "Creates a call. Gong fetches the recording from `downloadMediaUrl`; to upload it, use `call_media.create`.",
      keywords: [
        "upload recording",
        "log talk",
        "import",
        "meeting",
        "conversation",
        "sales talk",
        "demo",
        "discovery",
      ],
      params: {
        properties: {
          clientUniqueId: {
            description: "ID of the call in the recording system. A call with the same ID is not created twice.",
          },
          actualStart: { description: "Start of the call." },
          direction: { description: "Direction of the call." },
          parties: {
            items: {
              properties: {
                userId: usersGetParamsId,
                emailAddress: { description: "Email address of the participant." },
                phoneNumber: { description: "Phone number of the participant." },
                name: { description: "Name of the participant." },
                partyId: { description: "ID of the participant within the call." },
                mediaChannelId: {
                  description: "Channel of a stereo recording that the participant speaks on, 0 or 1.",
                },
              },
            },
            description: "Participants of the call, including the primary user.",
          },
          primaryUser: { description: "ID of the user who hosted the call, as `users.list` returns it." },
          title: { description: "Title of the call." },
          purpose: { description: "Purpose of the call." },
          scheduledStart: { description: "Scheduled start of the call." },
          scheduledEnd: { description: "Scheduled end of the call." },
          duration: { description: "Duration of the call, in seconds." },
          disposition: { description: "Outcome (disposition) of the call." },
          context: {
            items: {
              properties: {
                system: { description: "CRM system." },
                objects: {
                  items: {
                    properties: {
                      objectType: { description: "Type of the record." },
                      objectId: { description: "ID of the record in the CRM." },
                    },
                  },
                  description: "Records in the CRM.",
                },
              },
            },
            description: "CRM records that the call is about.",
          },
          customData: { description: "Your own data." },
          meetingUrl: { description: "URL to join the meeting." },
          callProviderCode: { description: "System that recorded the call, such as `zoom`." },
          downloadMediaUrl: { description: "URL that Gong downloads the recording from." },
          workspaceId: callsCreateParamsWorkspaceId,
          languageCode: { description: "Language spoken in the call, such as `en-US`. Detected by default." },
          flowContext: {
            properties: { taskId: { description: "ID of the task." } },
            description: "Flow task that the call completes.",
          },
        },
      },
      isGraphql: false,
    },
    "calls_extensive.list": {
      description:
        "Lists calls with the data that `contentSelector` selects: participants, topics, trackers, outline, " +
        "statistics and media.",
      keywords: [
        "speakers",
        "highlights",
        "key points",
        "summary",
        "talk ratio",
        "participants of the call",
        "topics of the call",
        "action items",
        "next steps the call",
        "who spoke",
        "was the competitor mentioned",
        "summary of the call",
        "brief",
      ],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          fromDateTime: calls_extensiveListParamsFromDateTime,
          toDateTime: callsListParamsToDateTime,
          workspaceId: callsListParamsWorkspaceId,
          callIds: calls_extensiveListParamsCallIds,
          primaryUserIds: { description: "Filters by primary users, by ID from `users.list`." },
          contentSelector: {
            properties: {
              context: { description: "CRM records to include: none, their IDs, or their fields too." },
              contextTiming: {
                description: "Timing of the CRM fields: current values, or values at the time of the call.",
              },
              exposedFields: {
                properties: {
                  parties: { description: "Whether to include participants." },
                  content: {
                    properties: {
                      structure: { description: "Whether to include the structure (parts) of the call." },
                      topics: { description: "Whether to include topics with their durations." },
                      trackers: { description: "Whether to include trackers with their counts." },
                      trackerOccurrences: {
                        description: "Whether to include the times and speakers of tracker occurrences.",
                      },
                      brief: { description: "Whether to include a short summary." },
                      outline: { description: "Whether to include the outline." },
                      highlights: { description: "Whether to include highlights." },
                      callOutcome: { description: "Whether to include the call outcome." },
                      keyPoints: { description: "Whether to include key points." },
                    },
                    description: "Content to include.",
                  },
                  interaction: {
                    properties: {
                      speakers: { description: "Whether to include the talk time of each speaker." },
                      video: { description: "Whether to include video statistics." },
                      personInteractionStats: { description: "Whether to include statistics of the primary user." },
                      questions: { description: "Whether to include question counts." },
                    },
                    description: "Interaction statistics to include.",
                  },
                  collaboration: {
                    properties: { publicComments: { description: "Whether to include public comments." } },
                    description: "Collaboration data to include.",
                  },
                  media: { description: "Whether to include URLs of audio and video, valid for eight hours." },
                },
                description: "Data to include.",
              },
            },
            description: "Additional data to include, besides the data of `calls.list`.",
            examples: [{ exposedFields: { parties: true, content: { topics: true, brief: true } } }],
          },
        },
      },
      record: { $ref: "#/$defs/ExtensiveCall" },
      isGraphql: false,
    },
    "call_audio.download": {
      description: "Downloads the audio of a call.",
      keywords: ["listen", "recording", "mp3", "hear", "sound", "play", "listen to the call"],
      params: call_audioDownloadParams,
      isGraphql: false,
    },
    "call_video.download": {
      description: "Downloads the video of a call, if the call has one.",
      keywords: ["watch", "recording", "mp4", "movie", "play", "footage"],
      params: call_audioDownloadParams,
      isGraphql: false,
    },
    "call_media.create": {
      description: "Uploads the recording of a call that `calls.create` created, up to 1.5 GB.",
      keywords: ["add audio", "attach file", "mp3", "mp4", "video"],
      params: {
        properties: {
          call_id: callsGetParamsId,
          mediaFile: {
            description: "Audio or video file, as WAV, MP3, MP4, MKV or FLAC.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "call_transcripts.list": {
      description: "Lists transcripts of calls by time range or ID, with speakers, and times in milliseconds.",
      keywords: [
        "what was said",
        "text",
        "words",
        "quote",
        "verbatim",
        "minutes",
        "conversation",
        "what did they say",
        "what was said about",
        "words of the customer",
        "did they mention",
        "what the client say",
        "pricing on the call",
        "objections",
      ],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          fromDateTime: calls_extensiveListParamsFromDateTime,
          toDateTime: callsListParamsToDateTime,
          workspaceId: callsListParamsWorkspaceId,
          callIds: calls_extensiveListParamsCallIds,
        },
      },
      record: { $ref: "#/$defs/Transcript" },
      isGraphql: false,
    },
    "call_access.list": {
      description: "Lists the users who were given access to calls through the API.",
      keywords: ["who may watch", "who may listen", "permission", "shared", "privacy", "allowed people"],
      params: { properties: { callIds: { description: "IDs of the calls, as `calls.list` returns them." } } },
      record: { $ref: "#/$defs/CallAccess" },
      isGraphql: false,
    },
    "call_access.create": {
      description: "Adds access to calls for users.",
      keywords: [
        "share recording",
        "let listen",
        "grant",
        "who may listen",
        "permission",
        "shared",
        "privacy",
        "allowed people",
        "share the call with",
        "give access the call",
      ],
      params: {
        properties: {
          callAccessList: {
            items: call_accessCreateParamsCallAccessListItems,
            description: "Calls with the users to give access to.",
          },
        },
      },
      isGraphql: false,
    },
    "call_access.delete": {
      description: "Removes access to calls that was given through the API.",
      keywords: ["revoke", "unshare", "who may listen", "permission", "shared", "privacy", "allowed people"],
      params: {
        properties: {
          callAccessList: {
            items: call_accessCreateParamsCallAccessListItems,
            description: "Calls with the users to remove access from.",
          },
        },
      },
      isGraphql: false,
    },
    "call_outcomes.list": {
      description: "Lists the call outcomes of the account.",
      keywords: ["disposition", "result", "connected", "voicemail", "no answer", "how it ended"],
      record: { $ref: "#/$defs/CallOutcome" },
      isGraphql: false,
    },
    "stats_activity_aggregate.list": {
      description:
        "Lists activity counts of users in a time range: calls that they listened to, shared, commented on and " +
        "scored.",
      keywords: [
        "how active",
        "number of calls",
        "totals",
        "rep numbers",
        "leaderboard",
        "productivity",
        "calls per rep",
        "activity of the team",
        "most calls",
        "listening activity",
      ],
      params: stats_activity_aggregateListParams,
      record: { $ref: "#/$defs/Activity" },
      isGraphql: false,
    },
    "stats_activity_by_period.list": {
      description: "Lists the activity of users in a time range, by day, week, month, quarter or year.",
      keywords: ["trend", "weekly", "monthly", "over time", "rep numbers", "history"],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          aggregationPeriod: { description: "Length of the periods." },
          fromDate: { description: "First day of the time range." },
          toDate: stats_activity_aggregateListParamsToDate,
          userIds: stats_activity_aggregateListParamsUserIds,
          createdFromDateTime: usersApi_searchParamsCreatedFromDateTime,
          createdToDateTime: usersApi_searchParamsCreatedToDateTime,
        },
      },
      record: { $ref: "#/$defs/PeriodActivity" },
      isGraphql: false,
    },
    "stats_activity_day_by_day.list": {
      description:
        "Lists the daily activity of users: IDs of calls that they listened to, shared, commented on or scored.",
      keywords: ["each day", "per day numbers", "rep days", "trend", "timeline"],
      params: stats_activity_aggregateListParams,
      record: { $ref: "#/$defs/DailyActivity" },
      isGraphql: false,
    },
    "stats_interaction.list": {
      description:
        "Lists interaction statistics of users in a time range, such as longest monologue, patience and talk ratio.",
      keywords: [
        "how much they talk",
        "questions asked",
        "listening",
        "interactivity",
        "listening skills",
        "talk time",
        "talk ratio by rep",
      ],
      params: stats_activity_aggregateListParams,
      record: { $ref: "#/$defs/Interaction" },
      isGraphql: false,
    },
    "stats_activity_scorecards.list": {
      description: "Lists answered scorecards by review date, call date, user or scorecard.",
      keywords: [
        "ratings",
        "scores",
        "reviewers",
        "coaching answers",
        "graded calls",
        "quality",
        "scores of calls",
        "how were calls rated",
      ],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          callFromDate: { description: "Filters to calls on or after this date." },
          callToDate: { description: "Filters to calls before this date." },
          reviewFromDate: { description: "Filters to scorecards reviewed on or after this date." },
          reviewToDate: { description: "Filters to scorecards reviewed before this date." },
          reviewMethod: { description: "Filters by review method: by Gong (automatic), by a user (manual) or both." },
          reviewedUserIds: { description: "Filters by reviewed user IDs, as `users.list` returns them." },
          scorecardIds: { description: "Filters by scorecard IDs, as `settings_scorecards.list` returns them." },
        },
      },
      record: { $ref: "#/$defs/AnsweredScorecard" },
      isGraphql: false,
    },
    "settings_scorecards.list": {
      description: "Lists the scorecards with their questions.",
      keywords: ["rubric", "evaluation form", "grading", "criteria", "review questions", "scorecard templates"],
      record: { $ref: "#/$defs/Scorecard" },
      isGraphql: false,
    },
    "settings_trackers.list": {
      description: "Lists the trackers of the account or of a workspace, with their keywords.",
      keywords: [
        "phrases",
        "mentions",
        "competitor names",
        "topics",
        "word alerts",
        "keywords tracked",
        "competitor trackers",
      ],
      params: settings_trackersListParams,
      record: { $ref: "#/$defs/Tracker" },
      isGraphql: false,
    },
    "library_folders.list": {
      description: "Lists the public folders of the library.",
      keywords: ["playlists", "best calls", "training", "collection", "examples", "call library"],
      params: settings_trackersListParams,
      record: { $ref: "#/$defs/LibraryFolder" },
      isGraphql: false,
    },
    "library_folder_content.list": {
      description: "Lists the calls in a folder of the library.",
      keywords: [
        "best calls",
        "training examples",
        "playlist",
        "saved recordings",
        "collection",
        "calls the library folder",
      ],
      params: { properties: { folderId: { description: "ID of the folder, as `library_folders.list` returns it." } } },
      record: { $ref: "#/$defs/LibraryCall" },
      isGraphql: false,
    },
    "coaching.list": {
      description: "Lists the coaching metrics of a manager for each direct report in a time range.",
      keywords: [
        "manager feedback",
        "mentoring",
        "training",
        "who coaches",
        "improvement",
        "who coaches whom",
        "coaching by managers",
      ],
      params: {
        properties: {
          "workspace-id": callsCreateParamsWorkspaceId,
          "manager-id": { description: "ID of the manager, as `users.list` returns it." },
          from: { description: "Start of the time range." },
          to: { description: "End of the time range." },
        },
      },
      record: { $ref: "#/$defs/Coaching" },
      isGraphql: false,
    },
    "meetings.create": {
      description: "Creates a meeting with a consent page, where guests agree to the recording.",
      keywords: ["book", "schedule", "set up", "appointment", "invite", "schedule call", "conference", "booking"],
      params: {
        properties: {
          startTime: { description: "Start of the meeting." },
          endTime: { description: "End of the meeting." },
          invitees: meetingsCreateParamsInvitees,
          organizerEmail: meetingsCreateParamsOrganizerEmail,
          title: { description: "Title of the meeting." },
          externalId: { description: "Your own ID for the meeting." },
        },
      },
      isGraphql: false,
    },
    "meetings.update": {
      description: "Updates a meeting. Fields that you leave out are removed.",
      keywords: ["reschedule", "move", "appointment", "invite", "schedule call", "conference", "booking"],
      params: {
        properties: {
          meetingId: meetingsUpdateParamsMeetingId,
          startTime: { description: "Start of the meeting." },
          endTime: { description: "End of the meeting." },
          invitees: meetingsCreateParamsInvitees,
          organizerEmail: meetingsCreateParamsOrganizerEmail,
          title: { description: "Title of the meeting." },
          externalId: { description: "Your own ID for the meeting." },
        },
      },
      isGraphql: false,
    },
    "meetings.delete": {
      description: "Deletes a meeting.",
      keywords: ["call off", "cancel", "appointment", "invite", "schedule call", "conference", "booking"],
      params: {
        properties: { meetingId: meetingsUpdateParamsMeetingId, organizerEmail: meetingsCreateParamsOrganizerEmail },
      },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists the tasks of a user.",
      keywords: ["follow-ups", "to-do", "next step", "reminder", "action"],
      params: {
        properties: {
          userId: usersGetParamsId,
          status: {
            items: { description: "Status of the task: open, done or dismissed." },
            description: "Filters by status. Defaults to all statuses.",
          },
          types: { description: "Filters by type: tasks of flows or manual tasks. Defaults to both." },
          taskAction: { description: "Filters by action. Gong supports calls only." },
          workspaceId: callsListParamsWorkspaceId,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Updates a task: marks it as done or dismissed, or changes its due date.",
      keywords: ["complete", "skip", "to-do", "follow-up", "next step", "reminder", "action"],
      params: {
        properties: {
          id: { description: "ID of the task, as `tasks.list` returns it." },
          userId: { description: "ID of the user who has the task, as `users.list` returns it." },
          status: { description: "New status of the task." },
          dueDate: { description: "New due date of the task." },
        },
      },
      isGraphql: false,
    },
    "flows.list": {
      description: "Lists the flows available to a user: company flows, their own flows and flows shared with them.",
      keywords: [
        "sequence",
        "cadence",
        "outreach",
        "email series",
        "drip",
        "Engage",
        "sales sequences",
        "engage flows",
      ],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          flowOwnerEmail: { description: "Email address of the user." },
          workspaceId: callsListParamsWorkspaceId,
          folderId: { description: "Filters by folder ID, as `flow_folders.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Flow" },
      isGraphql: false,
    },
    "flow_folders.list": {
      description: "Lists the flow folders available to a user.",
      keywords: ["sequence groups", "cadence folder", "organizer", "collection", "categories"],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          flowFolderOwnerEmail: { description: "Email address of the user." },
          workspaceId: callsListParamsWorkspaceId,
          parentId: { description: "Filters by ID of the parent folder." },
        },
      },
      record: { $ref: "#/$defs/FlowFolder" },
      isGraphql: false,
    },
    "flow_prospects.list": {
      description: "Lists the flows that prospects are assigned to, by prospect ID in the CRM.",
      keywords: ["who is enrolled", "sequence", "cadence", "enrolled", "outreach", "lead", "drip"],
      params: { properties: { crmProspectsIds: flow_prospectsListParamsCrmProspectsIds } },
      record: { $ref: "#/$defs/FlowProspect" },
      isGraphql: false,
    },
    "flow_prospects.create": {
      description: "Assigns up to 200 prospects to a flow, and returns the prospects that could not be assigned.",
      keywords: [
        "enroll",
        "put in sequence",
        "add lead",
        "start outreach",
        "sequence",
        "cadence",
        "enrolled",
        "outreach",
        "lead",
        "drip",
        "add to the flow",
        "enroll a prospect",
      ],
      params: {
        properties: {
          crmProspectsIds: flow_prospectsListParamsCrmProspectsIds,
          flowId: { description: "ID of the flow, as `flows.list` returns it." },
          flowInstanceOwnerEmail: { description: "Email address of the user who gets the flow's steps as to-dos." },
          flowInstanceDescription: { description: "Text that describes the flow instance to its users." },
        },
      },
      isGraphql: false,
    },
    "flow_prospects.delete": {
      description: "Removes prospects from flows.",
      keywords: [
        "unenroll",
        "take out",
        "stop outreach",
        "sequence",
        "cadence",
        "enrolled",
        "outreach",
        "lead",
        "drip",
      ],
      params: {
        properties: {
          flowInstanceIds: {
            description: "IDs of flow instances: the `flowInstanceId` that `flow_prospects.list` returns.",
          },
          unassignedByUserEmail: { description: "Email address of the user to remove the prospects as." },
        },
      },
      isGraphql: false,
    },
    "logs.list": {
      description: "Lists log entries of user activity in a time range, 100 per page.",
      keywords: ["audit", "who did what", "access log", "trail", "compliance", "downloads"],
      params: {
        properties: {
          cursor: usersListParamsCursor,
          logType: { description: "Type of the log." },
          fromDateTime: callsListParamsFromDateTime,
          toDateTime: callsListParamsToDateTime,
        },
      },
      record: { $ref: "#/$defs/LogEntry" },
      isGraphql: false,
    },
    "email_references.get": {
      description: "Gets the references to an email address: calls, emails, meetings and records.",
      keywords: [
        "GDPR",
        "where does address appear",
        "data subject",
        "person's data",
        "mentions of mail",
        "privacy",
        "everything about email address",
      ],
      params: { properties: { emailAddress: { description: "Email address to look up." } } },
      isGraphql: false,
    },
    "phone_references.get": {
      description: "Gets the references to a phone number: calls, emails, meetings and records.",
      keywords: ["GDPR", "where does number appear", "data subject", "person's data", "calls with number", "privacy"],
      params: {
        properties: {
          phoneNumber: {
            description: "Phone number to look up, with `+` and the country code.",
            examples: ["+15550101"],
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Cursor: { type: "string", description: "Cursor of the next page, as the previous page returns it." },
    UserId: schemasUserId,
    CallId: schemasCallId,
    MeetingId: { type: "string", description: "ID of the meeting, as `meetings.create` returns it." },
    WorkspaceId: { type: "string", description: "Filters by workspace ID, as `workspaces.list` returns it." },
    UserIds: {
      type: "array",
      items: { type: "string" },
      description: "Filters by user IDs, as `users.list` returns them.",
    },
    FromDateTime: {
      type: "string",
      format: "date-time",
      description: "Filters to calls or entries started at or after this time.",
    },
    ToDateTime: {
      type: "string",
      format: "date-time",
      description: "Filters to calls or entries started before this time. Defaults to now.",
    },
    FromDate: { type: "string", format: "date", description: "First day of the time range." },
    ToDate: {
      type: "string",
      format: "date",
      description: "Day after the last day of the time range, today at the latest.",
    },
    CreatedFrom: {
      type: "string",
      format: "date-time",
      description: "Filters to users created at or after this time.",
    },
    CreatedTo: { type: "string", format: "date-time", description: "Filters to users created before this time." },
    Range: {
      type: "string",
      description: "Byte range to download, such as `bytes=0-1023`.",
      pattern: "^bytes=[0-9]+-[0-9]*$",
    },
    StartTime: { type: "string", format: "date-time", description: "Start of the meeting." },
    EndTime: { type: "string", format: "date-time", description: "End of the meeting." },
    Organizer: {
      type: "string",
      description: "Email address of the organizer, who must be a Gong user of the company.",
      format: "email",
      examples: ["ada@example.com"],
    },
    Invitees: { type: "array", items: { $ref: "#/$defs/NewInvitee" }, description: "Invitees besides the organizer." },
    MeetingTitle: { type: "string", description: "Title of the meeting." },
    ExternalId: { type: "string", description: "Your own ID for the meeting." },
    TaskStatus: {
      type: "string",
      description: "Status of the task: open, done or dismissed.",
      enum: ["OPEN", "DONE", "DISMISSED"],
    },
    Workspace: {
      type: "object",
      properties: {
        id: { type: "string", description: "The workspace's ID." },
        name: { type: "string", description: "The workspace's name." },
        description: { type: "string", description: "The workspace's description." },
      },
      required: ["id"],
    },
    Language: { type: "object", properties: { language: { type: "string" }, primary: { type: "boolean" } } },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        emailAddress: { type: "string", description: "The user's email address." },
        created: { type: "string", format: "date-time", description: "Creation time of the user in Gong." },
        active: { type: "boolean", description: "Whether the user is active." },
        emailAliases: { type: "array", items: { type: "string" }, description: "The user's email aliases." },
        trustedEmailAddress: {
          type: ["string", "null"],
          description: "A trusted email address of the user. May be null.",
        },
        firstName: { type: "string", description: "The user's first name." },
        lastName: { type: "string", description: "The user's last name." },
        title: { type: ["string", "null"], description: "The user's job title. Null if not set." },
        phoneNumber: { type: ["string", "null"], description: "The user's phone number. Null if not set." },
        extension: { type: ["string", "null"], description: "The user's phone extension. Null if not set." },
        personalMeetingUrls: {
          type: "array",
          items: { type: "string" },
          description: "The addresses of the user's personal meeting rooms.",
        },
        settings: {
          $ref: "#/$defs/UserSettings",
          description: "The user's settings, including those for recording and importing.",
        },
        managerId: { type: ["string", "null"], description: "The ID of the user's manager. Null if there is none." },
        meetingConsentPageUrl: {
          type: ["string", "null"],
          description: "The address of the user's consent page for meetings. Null if not set.",
        },
        spokenLanguages: {
          type: "array",
          items: { $ref: "#/$defs/Language" },
          description: "The languages the user speaks on calls.",
        },
      },
      required: ["id"],
    },
    UserSettings: {
      type: "object",
      properties: {
        webConferencesRecorded: { type: "boolean" },
        preventWebConferenceRecording: { type: "boolean" },
        telephonyCallsImported: { type: "boolean" },
        emailsImported: { type: "boolean" },
        preventEmailImport: { type: "boolean" },
        nonRecordedMeetingsImported: { type: "boolean" },
        gongConnectEnabled: { type: "boolean" },
      },
    },
    SettingChange: {
      type: "object",
      properties: {
        setting: { type: "string", description: "The setting that changed." },
        value: { type: "boolean", description: "The setting's value after the change." },
        time: { type: "string", description: "The time of the change." },
      },
    },
    Call: {
      type: "object",
      properties: {
        id: { type: "string", description: "The call's ID." },
        url: { type: "string", description: "The call's address in Gong." },
        title: { type: "string", description: "The call's title." },
        scheduled: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the call was scheduled for. Null if it was not scheduled.",
        },
        started: { type: "string", format: "date-time", description: "The time recording started." },
        duration: { type: "integer", description: "The call's duration in seconds." },
        primaryUserId: {
          type: ["string", "null"],
          description: "The ID of the user who hosted the call. May be null.",
        },
        direction: { type: "string", description: "The call's direction: inbound, outbound, conference or unknown." },
        system: { type: "string", description: "The telephony or conferencing system the call was made with." },
        scope: { type: "string", description: "The call's scope: internal, external or unknown." },
        media: { type: "string", description: "The kind of media: audio or video." },
        language: { type: "string", description: "The language of the call, as a three-letter code." },
        workspaceId: { type: "string", description: "The ID of the workspace the call belongs to." },
        sdrDisposition: {
          type: ["string", "null"],
          description: "The call's disposition, as set by the caller. Null if not set.",
        },
        clientUniqueId: {
          type: ["string", "null"],
          description: "The call's ID in the recording system. Null if not set.",
        },
        customData: {
          type: ["string", "null"],
          description: "Data added by the system that uploaded the call. Null if not set.",
        },
        purpose: { type: ["string", "null"], description: "The call's purpose. Null if not set." },
        meetingUrl: {
          type: ["string", "null"],
          description: "The address of the web conference. Null if there was none.",
        },
        isPrivate: { type: "boolean", description: "Whether the call is private." },
        calendarEventId: {
          type: ["string", "null"],
          description: "The ID of the call's calendar event. Null if there is none.",
        },
      },
      required: ["id"],
    },
    NewCall: { type: "object", properties: { requestId: { type: "string" }, callId: { type: "string" } } },
    CallMedia: {
      type: "object",
      properties: { requestId: { type: "string" }, callId: { type: "string" }, url: { type: "string" } },
    },
    NewParty: {
      type: "object",
      properties: {
        userId: schemasUserId,
        emailAddress: { type: "string", description: "Email address of the participant." },
        phoneNumber: { type: "string", description: "Phone number of the participant." },
        name: { type: "string", description: "Name of the participant." },
        partyId: { type: "string", description: "ID of the participant within the call." },
        mediaChannelId: {
          type: "integer",
          description: "Channel of a stereo recording that the participant speaks on, 0 or 1.",
          minimum: 0,
          maximum: 1,
        },
      },
    },
    CallContext: {
      type: "object",
      properties: {
        system: {
          type: "string",
          description: "CRM system.",
          enum: ["Salesforce", "HubSpot", "MicrosoftDynamic", "Generic"],
        },
        objects: { type: "array", items: { $ref: "#/$defs/CrmObject" }, description: "Records in the CRM." },
      },
      required: ["system"],
    },
    CrmObject: {
      type: "object",
      properties: {
        objectType: { type: "string", description: "Type of the record.", enum: ["Opportunity", "Account"] },
        objectId: { type: "string", description: "ID of the record in the CRM." },
      },
      required: ["objectType", "objectId"],
    },
    ContentSelector: {
      type: "object",
      properties: {
        context: {
          type: "string",
          description: "CRM records to include: none, their IDs, or their fields too.",
          enum: ["None", "Basic", "Extended"],
        },
        contextTiming: {
          type: "array",
          items: { type: "string", enum: ["Now", "TimeOfCall"] },
          description: "Timing of the CRM fields: current values, or values at the time of the call.",
        },
        exposedFields: { $ref: "#/$defs/ExposedFields", description: "Data to include." },
      },
    },
    ExposedFields: {
      type: "object",
      properties: {
        parties: { type: "boolean", description: "Whether to include participants." },
        content: { $ref: "#/$defs/ExposedContent", description: "Content to include." },
        interaction: { $ref: "#/$defs/ExposedInteraction", description: "Interaction statistics to include." },
        collaboration: {
          type: "object",
          properties: { publicComments: { type: "boolean", description: "Whether to include public comments." } },
          description: "Collaboration data to include.",
        },
        media: { type: "boolean", description: "Whether to include URLs of audio and video, valid for eight hours." },
      },
    },
    ExposedContent: {
      type: "object",
      properties: {
        structure: { type: "boolean", description: "Whether to include the structure (parts) of the call." },
        topics: { type: "boolean", description: "Whether to include topics with their durations." },
        trackers: { type: "boolean", description: "Whether to include trackers with their counts." },
        trackerOccurrences: {
          type: "boolean",
          description: "Whether to include the times and speakers of tracker occurrences.",
        },
        brief: { type: "boolean", description: "Whether to include a short summary." },
        outline: { type: "boolean", description: "Whether to include the outline." },
        highlights: { type: "boolean", description: "Whether to include highlights." },
        callOutcome: { type: "boolean", description: "Whether to include the call outcome." },
        keyPoints: { type: "boolean", description: "Whether to include key points." },
      },
    },
    ExposedInteraction: {
      type: "object",
      properties: {
        speakers: { type: "boolean", description: "Whether to include the talk time of each speaker." },
        video: { type: "boolean", description: "Whether to include video statistics." },
        personInteractionStats: { type: "boolean", description: "Whether to include statistics of the primary user." },
        questions: { type: "boolean", description: "Whether to include question counts." },
      },
    },
    ExtensiveCall: {
      type: "object",
      properties: {
        metaData: { $ref: "#/$defs/Call", description: "The call's basic data." },
        context: {
          type: "array",
          items: { $ref: "#/$defs/CrmContext" },
          description: "The CRM objects linked to the call.",
        },
        parties: {
          type: "array",
          items: { $ref: "#/$defs/Party" },
          description: "The people who took part in the call.",
        },
        content: {
          $ref: "#/$defs/Content",
          description: "The content Gong found in the call, including trackers, topics, highlights and an outline.",
        },
        interaction: {
          $ref: "#/$defs/CallInteraction",
          description: "The statistics on the interaction, including talk times and questions.",
        },
        collaboration: {
          type: "object",
          properties: { publicComments: { type: "array", items: { $ref: "#/$defs/Comment" } } },
          description: "The public comments on the call.",
        },
        media: {
          type: "object",
          properties: { audioUrl: { type: "string" }, videoUrl: { type: "string" } },
          description: "The short-lived addresses of the audio and video recordings.",
        },
      },
    },
    CrmContext: {
      type: "object",
      properties: { system: { type: "string" }, objects: { type: "array", items: { $ref: "#/$defs/CrmRecord" } } },
    },
    CrmRecord: {
      type: "object",
      properties: {
        objectType: { type: "string" },
        objectId: { type: "string" },
        fields: { type: "array", items: { $ref: "#/$defs/CrmField" } },
        timing: { type: "string" },
      },
    },
    CrmField: {
      type: "object",
      properties: { name: { type: "string" }, value: { description: "Value of the field, as the CRM stores it." } },
    },
    Party: {
      type: "object",
      properties: {
        id: { type: "string" },
        emailAddress: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        userId: { type: ["string", "null"] },
        speakerId: { type: ["string", "null"] },
        context: { type: "array", items: { $ref: "#/$defs/CrmContext" } },
        affiliation: { type: "string" },
        phoneNumber: { type: ["string", "null"] },
        methods: { type: "array", items: { type: "string" } },
      },
    },
    Timed: { type: "object", properties: { name: { type: "string" }, duration: { type: "number" } } },
    Figure: { type: "object", properties: { name: { type: "string" }, value: { type: "number" } } },
    Content: {
      type: "object",
      properties: {
        structure: { type: "array", items: { $ref: "#/$defs/Timed" } },
        topics: { type: "array", items: { $ref: "#/$defs/Timed" } },
        trackers: { type: "array", items: { $ref: "#/$defs/FoundTracker" } },
        brief: { type: "string" },
        outline: { type: "array", items: { $ref: "#/$defs/OutlineSection" } },
        highlights: { type: "array", items: { $ref: "#/$defs/Highlights" } },
        callOutcome: {
          type: ["object", "null"],
          properties: { id: { type: "string" }, category: { type: "string" }, name: { type: "string" } },
        },
        keyPoints: { type: "array", items: { $ref: "#/$defs/KeyPoint" } },
      },
    },
    KeyPoint: { type: "object", properties: { text: { type: "string" } } },
    FoundTracker: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        count: { type: "integer" },
        type: { type: "string" },
        occurrences: { type: "array", items: { $ref: "#/$defs/Occurrence" } },
        phrases: { type: "array", items: { $ref: "#/$defs/FoundPhrase" } },
      },
    },
    FoundPhrase: {
      type: "object",
      properties: {
        phrase: { type: "string" },
        count: { type: "integer" },
        occurrences: { type: "array", items: { $ref: "#/$defs/Occurrence" } },
      },
    },
    Occurrence: {
      type: "object",
      properties: { startTime: { type: "number" }, speakerId: { type: ["string", "null"] } },
    },
    OutlineSection: {
      type: "object",
      properties: {
        section: { type: "string" },
        startTime: { type: "number" },
        duration: { type: "number" },
        items: { type: "array", items: { $ref: "#/$defs/OutlineItem" } },
      },
    },
    OutlineItem: { type: "object", properties: { text: { type: "string" }, startTime: { type: "number" } } },
    Highlights: {
      type: "object",
      properties: { title: { type: "string" }, items: { type: "array", items: { $ref: "#/$defs/Highlight" } } },
    },
    Highlight: {
      type: "object",
      properties: { text: { type: "string" }, startTimes: { type: "array", items: { type: "number" } } },
    },
    CallInteraction: {
      type: "object",
      properties: {
        speakers: { type: "array", items: { $ref: "#/$defs/Speaker" } },
        interactionStats: { type: "array", items: { $ref: "#/$defs/Figure" } },
        video: { type: "array", items: { $ref: "#/$defs/Timed" } },
        questions: { $ref: "#/$defs/Questions" },
      },
    },
    Speaker: {
      type: "object",
      properties: { id: { type: "string" }, userId: { type: ["string", "null"] }, talkTime: { type: "number" } },
    },
    Questions: {
      type: "object",
      properties: { companyCount: { type: "integer" }, nonCompanyCount: { type: "integer" } },
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string" },
        audioStartTime: { type: "number" },
        audioEndTime: { type: "number" },
        commenterUserId: { type: "string" },
        comment: { type: "string" },
        posted: { type: "string", format: "date-time" },
        inReplyTo: { type: ["string", "null"] },
        duringCall: { type: "boolean" },
      },
    },
    Transcript: {
      type: "object",
      properties: {
        callId: { type: "string", description: "The call's ID." },
        transcript: {
          type: "array",
          items: { $ref: "#/$defs/Monologue" },
          description: "The transcript, as each speaker's monologues with timed sentences.",
        },
      },
      required: ["callId"],
    },
    Monologue: {
      type: "object",
      properties: {
        speakerId: { type: "string" },
        topic: { type: ["string", "null"] },
        sentences: { type: "array", items: { $ref: "#/$defs/Sentence" } },
      },
    },
    Sentence: {
      type: "object",
      properties: { start: { type: "integer" }, end: { type: "integer" }, text: { type: "string" } },
    },
    CallAccess: {
      type: "object",
      properties: {
        callId: { type: "string", description: "The call's ID." },
        users: {
          type: "array",
          items: { $ref: "#/$defs/UserAccess" },
          description: "The users given access to the call.",
        },
      },
      required: ["callId"],
    },
    UserAccess: { type: "object", properties: { userId: { type: "string" } } },
    CallAccessChange: {
      type: "object",
      properties: {
        callId: schemasCallId,
        userIds: {
          type: "array",
          items: { type: "string" },
          description: "IDs of the users, as `users.list` returns them.",
          minItems: 1,
        },
      },
      required: ["callId", "userIds"],
    },
    CallOutcome: {
      type: "object",
      properties: {
        callOutcome: { type: "string" },
        displayOrder: { type: "integer", description: "The outcome's position in the list." },
        connectStatus: { type: "string", description: "Whether the outcome means that the call connected." },
        sentiment: { type: ["string", "null"], description: "The sentiment of the outcome. May be null." },
        todoAction: { type: ["string", "null"] },
        automation: { type: ["string", "null"] },
        category: { type: "string", description: "The outcome's category." },
      },
      required: ["callOutcome"],
    },
    ActivityCounts: {
      type: "object",
      properties: {
        callsAsHost: { type: "integer" },
        callsGaveFeedback: { type: "integer" },
        callsRequestedFeedback: { type: "integer" },
        callsReceivedFeedback: { type: "integer" },
        ownCallsListenedTo: { type: "integer" },
        othersCallsListenedTo: { type: "integer" },
        callsSharedInternally: { type: "integer" },
        callsSharedExternally: { type: "integer" },
        callsScorecardsFilled: { type: "integer" },
        callsScorecardsReceived: { type: "integer" },
        callsAttended: { type: "integer" },
        callsCommentsGiven: { type: "integer" },
        callsCommentsReceived: { type: "integer" },
        callsMarkedAsFeedbackGiven: { type: "integer" },
        callsMarkedAsFeedbackReceived: { type: "integer" },
      },
    },
    Activity: {
      type: "object",
      properties: {
        userId: { type: "string", description: "The user's ID." },
        userEmailAddress: { type: "string", description: "The user's email address." },
        userAggregateActivityStats: {
          $ref: "#/$defs/ActivityCounts",
          description: "The user's activity counts over the whole date range.",
        },
      },
      required: ["userId"],
    },
    PeriodActivity: {
      type: "object",
      properties: {
        userId: { type: "string", description: "The user's ID." },
        userEmailAddress: { type: "string", description: "The user's email address." },
        userAggregateActivity: {
          type: "array",
          items: { $ref: "#/$defs/PeriodCounts" },
          description: "The user's activity counts for each period in the date range.",
        },
      },
      required: ["userId"],
    },
    PeriodCounts: {
      type: "object",
      properties: {
        fromDate: { type: "string" },
        toDate: { type: "string" },
        callsAsHost: { type: "integer" },
        callsGaveFeedback: { type: "integer" },
        callsRequestedFeedback: { type: "integer" },
        callsReceivedFeedback: { type: "integer" },
        ownCallsListenedTo: { type: "integer" },
        othersCallsListenedTo: { type: "integer" },
        callsSharedInternally: { type: "integer" },
        callsSharedExternally: { type: "integer" },
        callsScorecardsFilled: { type: "integer" },
        callsScorecardsReceived: { type: "integer" },
        callsAttended: { type: "integer" },
        callsCommentsGiven: { type: "integer" },
        callsCommentsReceived: { type: "integer" },
        callsMarkedAsFeedbackGiven: { type: "integer" },
        callsMarkedAsFeedbackReceived: { type: "integer" },
      },
    },
    DailyActivity: {
      type: "object",
      properties: {
        userId: { type: "string" },
        userEmailAddress: { type: "string" },
        userDailyActivityStats: { type: "array", items: { $ref: "#/$defs/DayCalls" } },
      },
      required: ["userId"],
    },
    DayCalls: {
      type: "object",
      properties: {
        fromDate: { type: "string" },
        toDate: { type: "string" },
        callsAsHost: { type: "array", items: { type: "string" } },
        callsGaveFeedback: { type: "array", items: { type: "string" } },
        callsRequestedFeedback: { type: "array", items: { type: "string" } },
        callsReceivedFeedback: { type: "array", items: { type: "string" } },
        ownCallsListenedTo: { type: "array", items: { type: "string" } },
        othersCallsListenedTo: { type: "array", items: { type: "string" } },
        callsSharedInternally: { type: "array", items: { type: "string" } },
        callsSharedExternally: { type: "array", items: { type: "string" } },
        callsAttended: { type: "array", items: { type: "string" } },
        callsCommentsGiven: { type: "array", items: { type: "string" } },
        callsCommentsReceived: { type: "array", items: { type: "string" } },
        callsMarkedAsFeedbackGiven: { type: "array", items: { type: "string" } },
        callsMarkedAsFeedbackReceived: { type: "array", items: { type: "string" } },
        callsScorecardsFilled: { type: "array", items: { type: "string" } },
        callsScorecardsReceived: { type: "array", items: { type: "string" } },
      },
    },
    Interaction: {
      type: "object",
      properties: {
        userId: { type: "string" },
        userEmailAddress: { type: "string" },
        personInteractionStats: { type: "array", items: { $ref: "#/$defs/Figure" } },
      },
      required: ["userId"],
    },
    AnsweredScorecard: {
      type: "object",
      properties: {
        answeredScorecardId: { type: "string" },
        scorecardId: { type: "string" },
        scorecardName: { type: "string" },
        callId: { type: "string" },
        callStartTime: { type: "string", format: "date-time" },
        reviewedUserId: { type: "string" },
        reviewerUserId: { type: ["string", "null"] },
        reviewMethod: { type: "string" },
        editorUserId: { type: ["string", "null"] },
        reviewTime: { type: "string", format: "date-time" },
        visibilityType: { type: "string" },
        answers: { type: "array", items: { $ref: "#/$defs/Answer" } },
      },
      required: ["answeredScorecardId"],
    },
    Answer: {
      type: "object",
      properties: {
        questionId: { type: "string" },
        questionRevisionId: { type: "string" },
        isOverall: { type: "boolean" },
        score: { type: ["integer", "null"] },
        answerText: { type: ["string", "null"] },
        notApplicable: { type: "boolean" },
        selectedOptions: { type: "array", items: { type: "string" } },
      },
    },
    Scorecard: {
      type: "object",
      properties: {
        scorecardId: { type: "string" },
        scorecardName: { type: "string" },
        workspaceId: { type: ["string", "null"] },
        enabled: { type: "boolean" },
        updaterUserId: { type: "string" },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        reviewMethod: { type: "string" },
        questions: { type: "array", items: { $ref: "#/$defs/Question" } },
      },
      required: ["scorecardId"],
    },
    Question: {
      type: "object",
      properties: {
        questionId: { type: "string" },
        questionRevisionId: { type: "string" },
        questionText: { type: "string" },
        isOverall: { type: "boolean" },
        questionType: { type: "string" },
        answerGuide: { type: ["string", "null"] },
        minRange: { type: ["string", "null"] },
        maxRange: { type: ["string", "null"] },
        answerOptions: { type: "array", items: { $ref: "#/$defs/AnswerOption" } },
      },
    },
    AnswerOption: { type: "object", properties: { id: { type: "integer" }, text: { type: "string" } } },
    Tracker: {
      type: "object",
      properties: {
        trackerId: { type: "string" },
        trackerName: { type: "string" },
        workspaceId: { type: ["string", "null"] },
        languageKeywords: { type: "array", items: { $ref: "#/$defs/TrackerWords" } },
        affiliation: { type: "string" },
        partOfQuestion: { type: "boolean" },
        saidAt: { type: "string" },
        saidAtInterval: { type: ["integer", "null"] },
        saidAtUnit: { type: ["string", "null"] },
        saidInTopics: { type: "array", items: { type: "string" } },
        filterQuery: { type: "string" },
        created: { type: "string" },
        creatorUserId: { type: ["string", "null"] },
        updated: { type: "string" },
        updaterUserId: { type: ["string", "null"] },
      },
      required: ["trackerId"],
    },
    TrackerWords: {
      type: "object",
      properties: {
        language: { type: "string" },
        keywords: { type: "array", items: { type: "string" } },
        includeRelatedForms: { type: "boolean" },
      },
    },
    LibraryFolder: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        parentFolderId: { type: ["string", "null"] },
        createdBy: { type: ["string", "null"] },
        updated: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    LibraryCall: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        note: { type: ["string", "null"] },
        addedBy: { type: "string" },
        created: { type: "string", format: "date-time" },
        url: { type: "string" },
        snippet: { type: ["object", "null"], properties: { fromSec: { type: "integer" }, toSec: { type: "integer" } } },
      },
      required: ["id"],
    },
    Coach: {
      type: "object",
      properties: {
        id: { type: "string" },
        emailAddress: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        title: { type: ["string", "null"] },
      },
    },
    Coaching: {
      type: "object",
      properties: {
        manager: { $ref: "#/$defs/Coach" },
        directReportsMetrics: { type: "array", items: { $ref: "#/$defs/CoachedReport" } },
      },
    },
    CoachedReport: {
      type: "object",
      properties: {
        report: { $ref: "#/$defs/Coach" },
        metrics: {
          type: "object",
          additionalProperties: { type: "array", items: { type: "string" } },
          description: "Metrics by name.",
        },
      },
    },
    NewInvitee: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address of the invitee." },
        displayName: { type: "string", description: "Display name of the invitee." },
        firstName: { type: "string", description: "First name of the invitee." },
        lastName: { type: "string", description: "Last name of the invitee." },
      },
      required: ["email"],
    },
    Meeting: {
      type: "object",
      properties: {
        requestId: { type: "string" },
        meetingId: { type: "string" },
        meetingUrl: { type: "string" },
        additionalInvitees: { type: "array", items: { $ref: "#/$defs/Invitee" } },
      },
    },
    Invitee: {
      type: "object",
      properties: {
        email: { type: "string" },
        displayName: { type: ["string", "null"] },
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
      },
    },
    CrmAccount: {
      type: "object",
      properties: { crmId: { type: "string" }, name: { type: "string" }, crmUrl: { type: "string" } },
    },
    Opportunity: {
      type: "object",
      properties: {
        crmId: { type: "string" },
        name: { type: "string" },
        crmUrl: { type: "string" },
        status: { type: "string" },
        stage: { type: "string" },
        amount: { type: "string" },
        probability: { type: "string" },
        closeDate: { type: "string" },
      },
    },
    Task: {
      type: "object",
      properties: {
        id: { type: "integer" },
        userId: { type: "integer" },
        created: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        status: { $ref: "#/$defs/TaskStatus" },
        type: { type: "string" },
        actions: { type: "array", items: { type: "string" } },
        title: { type: ["string", "null"] },
        account: { anyOf: [{ $ref: "#/$defs/CrmAccount" }, { type: "null" }] },
        opportunity: { anyOf: [{ $ref: "#/$defs/Opportunity" }, { type: "null" }] },
        dueDate: { type: ["string", "null"], format: "date-time" },
        flow: { anyOf: [{ $ref: "#/$defs/TaskFlow" }, { type: "null" }] },
        contact: { anyOf: [{ $ref: "#/$defs/TaskContact" }, { type: "null" }] },
        additionalContacts: { type: "array", items: { $ref: "#/$defs/TaskContact" } },
        priority: {
          type: ["object", "null"],
          properties: { id: { type: "integer" }, name: { type: "string" }, weight: { type: "integer" } },
        },
      },
      required: ["id"],
    },
    TaskFlow: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        step: {
          type: "object",
          properties: { id: { type: "integer" }, name: { type: "string" }, stepNumber: { type: "integer" } },
        },
      },
    },
    TaskContact: {
      type: "object",
      properties: { crmId: { type: "string" }, type: { type: "string" }, data: { $ref: "#/$defs/ContactData" } },
    },
    ContactData: {
      type: "object",
      properties: {
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
        crmUrl: { type: "string" },
        companyName: { type: ["string", "null"] },
        affiliation: { type: "string" },
        emails: { type: "array", items: { $ref: "#/$defs/ContactEmail" } },
        title: { type: ["string", "null"] },
        timezone: { type: ["string", "null"] },
        phoneNumbers: { type: "array", items: { $ref: "#/$defs/ContactPhone" } },
        city: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        state: { type: ["string", "null"] },
        zipcode: { type: ["string", "null"] },
        optOutChannels: { type: "array", items: { type: "string" } },
        linkedinProfile: { type: ["string", "null"] },
      },
    },
    ContactEmail: { type: "object", properties: { email: { type: "string" } } },
    ContactPhone: {
      type: "object",
      properties: {
        raw: { type: "string" },
        extension: { type: ["string", "null"] },
        countryCode: { type: "integer" },
        normalized: { type: "string" },
        label: { type: "string" },
        isVerified: { type: "boolean" },
      },
    },
    FlowFolder: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        parentFolderId: { type: "string" },
        createdById: { type: "string" },
        visibility: { type: "string" },
      },
      required: ["id"],
    },
    Flow: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        folderId: { type: "string" },
        folderName: { type: "string" },
        visibility: { type: "string" },
        creationDate: { type: "string" },
        exclusive: { type: "boolean" },
      },
      required: ["id"],
    },
    FlowProspect: {
      type: "object",
      properties: {
        flowInstanceId: { type: "string" },
        flowId: { type: "string" },
        flowName: { type: "string" },
        crmProspectId: { type: "string" },
        flowInstanceOwnerEmail: { type: "string" },
        flowInstanceOwnerFullName: { type: "string" },
        flowInstanceCreateDate: { type: "string" },
        flowInstanceStatus: { type: "string" },
        workspaceId: { type: ["string", "null"] },
        exclusive: { type: "boolean" },
      },
      required: ["flowInstanceId"],
    },
    FlowAssignment: {
      type: "object",
      properties: {
        requestId: { type: "string" },
        prospectsAssigned: { type: "array", items: { $ref: "#/$defs/FlowProspect" } },
        prospectsNotAssigned: { type: "array", items: { $ref: "#/$defs/FailedAssignment" } },
      },
    },
    FailedAssignment: {
      type: "object",
      properties: {
        flowId: { type: "string" },
        crmProspectId: { type: "string" },
        errorCode: { type: "string" },
        errorMessage: { type: "string" },
      },
    },
    LogEntry: {
      type: "object",
      properties: {
        userId: { type: ["string", "null"] },
        userEmailAddress: { type: ["string", "null"] },
        userFullName: { type: ["string", "null"] },
        impersonatorUserId: { type: ["string", "null"] },
        impersonatorEmailAddress: { type: ["string", "null"] },
        impersonatorFullName: { type: ["string", "null"] },
        impersonatorCompanyId: { type: ["string", "null"] },
        eventTime: { type: "string" },
        logRecord: { type: "object", description: "Details of the activity. The fields depend on the log." },
      },
    },
    StoredEmail: {
      type: "object",
      properties: {
        from: { type: "string" },
        id: { type: "string" },
        sentTime: { type: "string" },
        mailbox: { type: "string" },
        messageHash: { type: "string" },
      },
    },
    StoredCall: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        externalSystems: { type: "array", items: { $ref: "#/$defs/StoredSystem" } },
      },
    },
    StoredSystem: {
      type: "object",
      properties: { system: { type: "string" }, objects: { type: "array", items: { $ref: "#/$defs/StoredObject" } } },
    },
    StoredObject: { type: "object", properties: { objectType: { type: "string" }, externalId: { type: "string" } } },
    StoredMeeting: { type: "object", properties: { id: { type: "string" } } },
    StoredCustomer: {
      type: "object",
      properties: { system: { type: "string" }, objects: { type: "array", items: { $ref: "#/$defs/StoredRecord" } } },
    },
    StoredRecord: {
      type: "object",
      properties: {
        id: { type: "string" },
        objectType: { type: "string" },
        externalId: { type: "string" },
        mirrorId: { type: ["string", "null"] },
        fields: { type: "array", items: { $ref: "#/$defs/CrmField" } },
      },
    },
    Engagement: {
      type: "object",
      properties: {
        eventType: { type: "string" },
        timestamp: { type: "string", format: "date-time" },
        contentId: { type: ["string", "null"] },
        contentUrl: { type: ["string", "null"] },
        reportingSystem: { type: "string" },
        eventName: { type: ["string", "null"] },
        sourceEventId: { type: ["string", "null"] },
      },
    },
    EmailReferences: {
      type: "object",
      properties: {
        requestId: { type: "string" },
        emails: { type: "array", items: { $ref: "#/$defs/StoredEmail" } },
        calls: { type: "array", items: { $ref: "#/$defs/StoredCall" } },
        meetings: { type: "array", items: { $ref: "#/$defs/StoredMeeting" } },
        customerData: { type: "array", items: { $ref: "#/$defs/StoredCustomer" } },
        customerEngagement: { type: "array", items: { $ref: "#/$defs/Engagement" } },
      },
    },
    PhoneReferences: {
      type: "object",
      properties: {
        requestId: { type: "string" },
        suppliedPhoneNumber: { type: "string" },
        matchingPhoneNumbers: { type: "array", items: { type: "string" } },
        emailAddresses: { type: "array", items: { type: "string" } },
        emails: { type: "array", items: { $ref: "#/$defs/StoredEmail" } },
        calls: { type: "array", items: { $ref: "#/$defs/StoredCall" } },
        meetings: { type: "array", items: { $ref: "#/$defs/StoredMeeting" } },
        customerData: { type: "array", items: { $ref: "#/$defs/StoredCustomer" } },
      },
    },
  },
})
