// Generated from definitions/microsoft-teams.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/microsoft-teams.ts'

const teamsGetParamsId = { description: "ID of the team, as `teams.list` returns it." }
const teamsGetParams = { properties: { id: teamsGetParamsId } }
const teamsCreateParamsVisibility = {
  description: "Visibility of the team: people can join (`public`) or are added by owners (`private`).",
}
const team_membersListParamsTop = { description: "Maximum number of records per page, 1 to 999. Defaults to 100." }
const team_membersListParamsSkipToken = {
  description: "Token of the next page, as `next` of the previous page returns it.",
}
const team_membersListParamsFilterExamples = ["microsoft.graph.aadUserConversationMember/email eq 'ada@example.com'"]
const team_membersListParamsFilter = { description: "OData filter.", examples: team_membersListParamsFilterExamples }
const team_membersCreateParamsUserId = {
  description: "ID of the user, as `users.list` returns it, or the `userPrincipalName`.",
}
const team_membersCreateParamsRoles = {
  description: "Roles of the member: `owner`, `guest`, or an empty list for a regular member.",
  examples: [["owner"], []],
}
const team_membersUpdateParamsId = { description: "ID of the member, as `team_members.list` returns it." }
const channelsGetParamsId = { description: "ID of the channel, as `channels.list` returns it." }
const channelsGetParams = { properties: { teamId: teamsGetParamsId, id: channelsGetParamsId } }
const messagesListParamsTop = { description: "Maximum number of records per page, 1 to 50. Defaults to 20." }
const messagesGetParamsId = { description: "ID of the message, as `messages.list` returns it." }
const messagesGetParams = {
  properties: { teamId: teamsGetParamsId, channelId: channelsGetParamsId, id: messagesGetParamsId },
}
const messagesCreateParamsBody = {
  properties: {
    content: { description: "Content of the message." },
    contentType: { description: "Content type: plain text or HTML. Defaults to `text`." },
  },
  description: "Text of the message.",
  examples: [{ contentType: "text", content: "Hello world" }],
}
const messagesCreateParamsImportance = { description: "Importance of the message. `urgent` is for chats only." }
const messagesCreateParamsMentions = {
  items: {
    properties: {
      id: { description: "Number of the mention, as in the text's `<at id=\"0\">`." },
      mentionText: { description: "Text of the mention, such as the user's name." },
      mentioned: {
        properties: {
          user: {
            properties: {
              id: { description: "ID of the user." },
              displayName: { description: "Name of the user." },
              userIdentityType: { description: "Type of the user. `aadUser` is a user of an organization." },
            },
            description: "A user who is mentioned.",
          },
          conversation: {
            properties: {
              id: { description: "ID of the channel or team." },
              displayName: { description: "Name of the channel or team." },
              conversationIdentityType: { description: "Type of the conversation: team or channel." },
            },
            description: "A channel or team that is mentioned.",
          },
        },
        description: "User, channel or team that is mentioned.",
      },
    },
  },
  description: "Mentions in the text, each marked there as `<at id=\"0\">…</at>`.",
}
const messagesCreateParamsAttachments = {
  items: {
    properties: {
      id: { description: "Your own ID for the attachment, as in the text." },
      contentType: {
        description: "`reference` for a file, or the media type of a card.",
        examples: ["application/vnd.microsoft.card.adaptive"],
      },
      contentUrl: { description: "URL of the file in SharePoint or OneDrive." },
      content: { description: "Content of the card, as JSON text." },
      name: { description: "Name of the file." },
    },
  },
  description: "Files and cards to attach, each marked in the text as `<attachment id=\"…\"></attachment>`.",
}
const reactionsCreateParams = {
  properties: {
    teamId: teamsGetParamsId,
    channelId: channelsGetParamsId,
    messageId: messagesGetParamsId,
    reactionType: { description: "Reaction, as an emoji.", examples: ["👍"] },
  },
}
const chatsGetParamsId = { description: "ID of the chat, as `chats.list` returns it." }
const chatsCreateParamsMembersItemsUserOdataBindExamples = [
  "https://graph.microsoft.com/v1.0/users('ada@example.com')",
]
const chat_messagesGetParamsId = { description: "ID of the message, as `chat_messages.list` returns it." }
const chat_messagesGetParams = { properties: { chatId: chatsGetParamsId, id: chat_messagesGetParamsId } }
const online_meetingsGetParamsId = {
  description: "ID of the meeting, as `online_meetings.create` or `online_meetings.list` returns it.",
}
const online_meetingsGetParams = { properties: { id: online_meetingsGetParamsId } }
const online_meetingsCreateParamsAllowMeetingChat = {
  description: "Chat mode of the meeting. `limited` allows the chat during the meeting only.",
}
const online_meetingsCreateParamsLobbyBypassSettings = {
  properties: {
    scope: { description: "People who bypass the lobby." },
    isDialInBypassEnabled: { description: "Whether callers bypass the lobby." },
  },
  description: "Settings for bypassing the lobby.",
}
const online_meetingsCreateParamsRecordAutomatically = { description: "Whether to record the meeting from its start." }
const online_meetingsCreateParamsIsEntryExitAnnounced = {
  description: "Whether to announce callers when they join or leave.",
}
const online_meetingsCreateParamsAllowAttendeeToEnableCamera = {
  description: "Whether attendees can turn on their cameras.",
}
const online_meetingsCreateParamsAllowAttendeeToEnableMic = {
  description: "Whether attendees can turn on their microphones.",
}
const online_meetingsCreateParamsParticipants = {
  properties: {
    attendees: {
      items: {
        properties: {
          upn: { description: "The user's `userPrincipalName`, which is usually the email address." },
          role: { description: "Role of the participant." },
        },
      },
      description: "Participants of the meeting.",
    },
  },
  description: "Participants of the meeting with their roles.",
}
const schemasTeamId = { type: "string", description: "ID of the team, as `teams.list` returns it." }
const schemasChannelId = { type: "string", description: "ID of the channel, as `channels.list` returns it." }
const schemasMessageId = { type: "string", description: "ID of the message, as `messages.list` returns it." }
const schemasTeamTenantId = { type: ["string", "null"], description: "The ID of the Microsoft Entra tenant." }
export default describedKind(kind, {
  category: "team chat",
  support: "community",
  docs: "https://learn.microsoft.com/en-us/graph/api/resources/teams-api-overview?view=graph-rest-1.0",
  basis: {
    version: "Microsoft Graph v1.0",
    date: "2026-11-22",
    compared: "Microsoft's metadata of Graph v1.0 (CSDL, 2026-08-20), as OpenAPI",
    recorded: {
      read: 63,
      valid: 63,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/microsoft-teams/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/microsoftgraph/msgraph-metadata/master/openapi/v1.0/openapi.yaml",
      },
      { type: "changelog", url: "https://developer.microsoft.com/en-us/graph/changelog/rss" },
    ],
    missing:
      "Apps that act without a user, shifts, calls, recordings and transcripts, apps in teams, and notifications of " +
      "changes.",
  },
  sunset: {
    version: "v1.0",
    date: "none",
    docs: "https://learn.microsoft.com/en-us/graph/versioning-and-support",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "schemas.Meeting.isBroadcast",
      date: "none",
      docs: "https://developer.microsoft.com/en-us/graph/changelog",
      read: "2026-11-29",
    },
  ],
  description:
    "Teams, channels, messages with their replies and reactions, chats, members, online meetings and presence of an " +
    "organization.",
  config: {
    properties: {
      tenant: {
        description:
          "Directory (tenant) ID or domain of the organization. Required for single-tenant apps. `organizations` " +
          "allows any organization.",
      },
    },
  },
  auth: { oauth: { description: "Some permissions require an administrator's consent for the organization." } },
  entities: {
    teams: {
      description: "A team with its channels and members.",
      search: {
        id: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        internalId: { type: "string" },
        classification: { type: "string" },
        specialization: { type: "string" },
        visibility: { type: "string" },
        webUrl: { type: "string" },
        isArchived: { type: "boolean" },
        tenantId: { type: "string" },
      },
      hit: { title: [["displayName"]], text: [["description"]] },
      refs: {},
    },
    team_members: {
      description: "A member of a team. `id` is the ID of the membership, `userId` the ID of the user.",
      refs: { userId: "users.id" },
    },
    channels: {
      description:
        "A channel of a team, for all its members (standard), some of them (private) or people of several teams (" +
        "shared).",
      search: {
        id: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        email: { type: "string" },
        webUrl: { type: "string" },
        membershipType: { type: "string" },
        isArchived: { type: "boolean" },
        createdDateTime: { type: "timestamp" },
        tenantId: { type: "string" },
      },
      hit: { title: [["displayName"]], text: [["description"], ["email"]] },
      refs: {},
    },
    channel_members: {
      description:
        "A member of a private or shared channel. Members of a standard channel are the members of its team.",
      refs: { userId: "users.id" },
    },
    messages: {
      description:
        "A message in a channel that starts a conversation; its answers are in `replies`. `eventDetail` describes " +
        "the event of a `systemEventMessage`.",
      refs: {},
    },
    message_changes: {
      description: "A message of a channel that was added or changed since an earlier list.",
      refs: {},
    },
    replies: { description: "A reply to a message in a channel.", refs: {} },
    reactions: {
      description: "A reaction of the user to a message in a channel. The message itself has all its reactions.",
      refs: {},
    },
    tabs: { description: "A tab at the top of a channel, such as a file or a web page.", refs: {} },
    chats: {
      description: "A chat outside of teams: between two people, in a group or in a meeting.",
      search: {
        id: { type: "string" },
        topic: { type: "string" },
        chatType: { type: "string" },
        createdDateTime: { type: "timestamp" },
        lastUpdatedDateTime: { type: "timestamp" },
        webUrl: { type: "string" },
        tenantId: { type: "string" },
        isHiddenForAllMembers: { type: "boolean" },
      },
      hit: { title: [["topic"]], text: [["chatType"]] },
      refs: {},
    },
    chat_members: { description: "A member of a chat.", refs: { userId: "users.id" } },
    chat_messages: {
      description: "A message in a chat.",
      search: {
        id: { type: "string" },
        chatId: { type: "string" },
        messageType: { type: "string" },
        createdDateTime: { type: "timestamp" },
        lastModifiedDateTime: { type: "timestamp" },
        deletedDateTime: { type: "timestamp" },
        text: { type: "string", at: { in: "body", steps: ["body", "content"] } },
        from_id: { type: "string", at: { in: "body", steps: ["from", "user", "id"] } },
        from_name: { type: "string", at: { in: "body", steps: ["from", "user", "displayName"] } },
        importance: { type: "string" },
        subject: { type: "string" },
        mentions: { type: "array" },
        attachments: { type: "array" },
        reactions: { type: "array" },
      },
      hit: { title: [["subject"]], text: [["text"], ["from_name"]] },
      refs: { chatId: "chats.id" },
    },
    online_meetings: {
      description:
        "An online meeting of the user, without a calendar event. To create a meeting with a calendar event, use " +
        "Outlook's events.",
      refs: {},
    },
    presences: { description: "The presence of a user, by user ID.", refs: {} },
    users: {
      description: "A user of the organization.",
      search: {
        id: { type: "string" },
        displayName: { type: "string" },
        givenName: { type: "string" },
        surname: { type: "string" },
        mail: { type: "string" },
        userPrincipalName: { type: "string" },
        jobTitle: { type: "string" },
        mobilePhone: { type: "string" },
        businessPhones: { type: "array" },
        officeLocation: { type: "string" },
        preferredLanguage: { type: "string" },
      },
      hit: {
        title: [["displayName"]],
        text: [
          ["givenName"],
          ["surname"],
          ["mail"],
          ["userPrincipalName"],
          ["jobTitle"],
          ["mobilePhone"],
          ["businessPhones"],
        ],
      },
      refs: {},
    },
  },
  operations: {
    "teams.list": {
      description: "Lists the teams that the user is a member of, without their settings.",
      keywords: [
        "my groups",
        "group",
        "department",
        "workspace",
        "joined",
        "collaboration",
        "which teams I in",
        "our teams",
      ],
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team with its settings.",
      keywords: ["group", "department", "workspace", "joined", "collaboration"],
      params: teamsGetParams,
      isGraphql: false,
    },
    "teams.create": {
      description: "Creates a team, which takes a while, and returns nothing. The user becomes its owner.",
      keywords: ["new group", "set up", "group", "department", "workspace", "joined", "collaboration", "new team for"],
      params: {
        properties: {
          displayName: { description: "Name of the team." },
          description: { description: "Description of the team." },
          visibility: teamsCreateParamsVisibility,
          firstChannelName: { description: "Name of the first channel. Defaults to `General`." },
        },
      },
      isGraphql: false,
    },
    "teams.update": {
      description:
        "Updates a team's name, description, visibility or settings. Fields that you leave out keep their value.",
      keywords: ["rename group", "group", "department", "workspace", "joined", "collaboration"],
      params: {
        properties: {
          id: teamsGetParamsId,
          displayName: { description: "Name of the team." },
          description: { description: "Description of the team." },
          visibility: teamsCreateParamsVisibility,
          memberSettings: {
            properties: {
              allowCreateUpdateChannels: { description: "Whether members can create and update channels." },
              allowCreatePrivateChannels: { description: "Whether members can create private channels." },
              allowDeleteChannels: { description: "Whether members can delete channels." },
              allowAddRemoveApps: { description: "Whether members can add and remove apps." },
              allowCreateUpdateRemoveTabs: { description: "Whether members can create, update and remove tabs." },
              allowCreateUpdateRemoveConnectors: {
                description: "Whether members can create, update and remove connectors.",
              },
            },
            description: "Permissions of members.",
          },
          guestSettings: {
            properties: {
              allowCreateUpdateChannels: { description: "Whether guests can create and update channels." },
              allowDeleteChannels: { description: "Whether guests can delete channels." },
            },
            description: "Permissions of guests.",
          },
          messagingSettings: {
            properties: {
              allowUserEditMessages: { description: "Whether users can edit their messages." },
              allowUserDeleteMessages: { description: "Whether users can delete their messages." },
              allowOwnerDeleteMessages: { description: "Whether owners can delete any message." },
              allowTeamMentions: { description: "Whether users can mention the whole team." },
              allowChannelMentions: { description: "Whether users can mention the whole channel." },
            },
            description: "Settings for messages and mentions.",
          },
          funSettings: {
            properties: {
              allowGiphy: { description: "Whether users can send Giphy images." },
              giphyContentRating: { description: "Content rating of Giphy images." },
              allowStickersAndMemes: { description: "Whether users can send stickers and memes." },
              allowCustomMemes: { description: "Whether users can create custom memes." },
            },
            description: "Settings for Giphy, stickers and memes.",
          },
        },
      },
      isGraphql: false,
    },
    "teams.archive": {
      description: "Archives a team, which takes a while.",
      keywords: [
        "freeze",
        "put away",
        "read-only",
        "close",
        "group",
        "department",
        "workspace",
        "joined",
        "collaboration",
      ],
      params: {
        properties: {
          id: teamsGetParamsId,
          shouldSetSpoSiteReadOnlyForMembers: {
            description: "Whether to make the team's SharePoint site read-only for members too. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "teams.unarchive": {
      description: "Unarchives a team, which takes a while.",
      keywords: [
        "restore",
        "bring back",
        "reopen",
        "unfreeze",
        "group",
        "department",
        "workspace",
        "joined",
        "collaboration",
      ],
      params: teamsGetParams,
      isGraphql: false,
    },
    "team_members.list": {
      description: "Lists the members of a team, including owners and guests.",
      keywords: [
        "who belongs",
        "people",
        "colleague",
        "roster",
        "participants",
        "who in the team",
        "owners of the team",
      ],
      params: {
        properties: {
          top: team_membersListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          teamId: teamsGetParamsId,
          filter: team_membersListParamsFilter,
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "team_members.create": {
      description: "Adds a user to a team as a member or owner.",
      keywords: [
        "invite",
        "put in",
        "add colleague",
        "people",
        "who belongs",
        "colleague",
        "guest",
        "roster",
        "participants",
        "add somebody the team",
        "make an owner",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          userId: team_membersCreateParamsUserId,
          roles: team_membersCreateParamsRoles,
        },
      },
      isGraphql: false,
    },
    "team_members.update": {
      description: "Updates the role of a team member: makes a member an owner, or an owner a member.",
      keywords: ["make owner", "change role", "people", "who belongs", "colleague", "guest", "roster", "participants"],
      params: {
        properties: { teamId: teamsGetParamsId, id: team_membersUpdateParamsId, roles: team_membersCreateParamsRoles },
      },
      isGraphql: false,
    },
    "team_members.delete": {
      description: "Removes a member from a team.",
      keywords: [
        "kick out",
        "remove colleague",
        "people",
        "who belongs",
        "owner",
        "colleague",
        "guest",
        "roster",
        "participants",
      ],
      params: { properties: { teamId: teamsGetParamsId, id: team_membersUpdateParamsId } },
      isGraphql: false,
    },
    "channels.list": {
      description: "Lists the channels of a team that the user can see.",
      keywords: ["rooms", "topic", "stream", "conversation space", "private", "which channels"],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          filter: { description: "OData filter.", examples: ["membershipType eq 'private'"] },
        },
      },
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "channels.get": {
      description: "Gets a channel of a team.",
      keywords: ["room details", "room", "topic", "stream", "conversation space", "private"],
      params: channelsGetParams,
      isGraphql: false,
    },
    "channels.create": {
      description:
        "Creates a channel in a team. The user becomes the only member and owner of a private or shared channel.",
      keywords: [
        "new room",
        "open topic",
        "room",
        "topic",
        "stream",
        "conversation space",
        "new channel",
        "set up a channel",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          displayName: { description: "Name of the channel." },
          description: { description: "Description of the channel." },
          membershipType: {
            description: "Membership type of the channel. Cannot be changed later. Defaults to `standard`.",
          },
        },
      },
      isGraphql: false,
    },
    "channels.update": {
      description: "Updates a channel's name or description. Fields that you leave out keep their value.",
      keywords: ["rename room", "topic", "room", "stream", "conversation space", "private", "rename the channel"],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          id: channelsGetParamsId,
          displayName: { description: "Name of the channel." },
          description: { description: "Description of the channel." },
        },
      },
      isGraphql: false,
    },
    "channels.delete": {
      description: "Deletes a channel with its messages. A team owner can restore it in Teams for 30 days.",
      keywords: ["close room", "drop", "room", "topic", "stream", "conversation space", "private"],
      params: channelsGetParams,
      isGraphql: false,
    },
    "channel_members.list": {
      description: "Lists the members of a channel.",
      keywords: ["who is in", "people in room", "private room", "guests", "participants"],
      params: {
        properties: {
          top: team_membersListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          filter: team_membersListParamsFilter,
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "channel_members.create": {
      description: "Adds a user to a private or shared channel.",
      keywords: [
        "invite",
        "let in",
        "add colleague",
        "people in room",
        "who is in",
        "private room",
        "guests",
        "participants",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          userId: team_membersCreateParamsUserId,
          roles: team_membersCreateParamsRoles,
        },
      },
      isGraphql: false,
    },
    "channel_members.delete": {
      description: "Removes a member from a private or shared channel.",
      keywords: [
        "kick out",
        "remove colleague",
        "people in room",
        "who is in",
        "private room",
        "guests",
        "participants",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          id: { description: "ID of the member, as `channel_members.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists the messages of a channel without their replies.",
      keywords: [
        "what was posted",
        "latest posts",
        "post",
        "announcement",
        "chat",
        "conversation",
        "say",
        "thread",
        "what said the channel",
        "did I miss",
        "channel posts",
        "recent messages the channel",
        "what has been said",
        "anything new",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message of a channel without its replies.",
      keywords: ["read post", "post", "announcement", "chat", "conversation", "say", "thread"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "messages.create": {
      description: "Sends a message to a channel as the user. Members of the team can read it.",
      keywords: [
        "say",
        "announce",
        "write",
        "tell",
        "share",
        "post",
        "announcement",
        "chat",
        "conversation",
        "thread",
        "post in the channel",
        "announce in the channel",
        "write in the channel",
        "tell the team",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          body: messagesCreateParamsBody,
          subject: { description: "Subject of the message, shown above it." },
          importance: messagesCreateParamsImportance,
          mentions: messagesCreateParamsMentions,
          attachments: messagesCreateParamsAttachments,
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description: "Updates the text of a message that the user sent to a channel.",
      keywords: ["edit post", "post", "announcement", "chat", "conversation", "say", "thread"],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          id: messagesGetParamsId,
          body: messagesCreateParamsBody,
          mentions: messagesCreateParamsMentions,
          attachments: messagesCreateParamsAttachments,
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a message that the user sent to a channel. A placeholder and the replies stay.",
      keywords: ["take back post", "post", "announcement", "chat", "conversation", "say", "thread"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "message_changes.list": {
      description:
        "Lists the messages of a channel from the last eight months. The last page's metadata has a `deltaToken`, " +
        "which returns only later changes.",
      keywords: ["new posts since", "sync", "edited posts", "feed", "incremental"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          filter: {
            description: "Filter on `lastModifiedDateTime` with `gt`. Other filters are not supported.",
            examples: ["lastModifiedDateTime gt 2026-11-01T00:00:00Z"],
          },
          deltaToken: {
            description:
              "The `deltaToken` in the metadata of an earlier list's last page. Returns only later changes. An " +
              "expired token is rejected.",
          },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "replies.list": {
      description: "Lists the replies to a message in a channel.",
      keywords: ["answers", "thread", "response", "follow-up", "conversation", "answers to the post"],
      params: {
        properties: {
          top: messagesListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          messageId: messagesGetParamsId,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "replies.get": {
      description: "Gets a reply to a message in a channel.",
      keywords: ["read answer", "answer", "thread", "response", "follow-up", "conversation"],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          messageId: messagesGetParamsId,
          id: { description: "ID of the reply, as `replies.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "replies.create": {
      description: "Sends a reply to a message in a channel as the user.",
      keywords: [
        "answer",
        "respond",
        "follow up",
        "thread",
        "response",
        "conversation",
        "reply to the post",
        "answer in the thread",
      ],
      params: {
        properties: {
          teamId: teamsGetParamsId,
          channelId: channelsGetParamsId,
          messageId: messagesGetParamsId,
          body: messagesCreateParamsBody,
          importance: messagesCreateParamsImportance,
          mentions: messagesCreateParamsMentions,
          attachments: messagesCreateParamsAttachments,
        },
      },
      isGraphql: false,
    },
    "reactions.create": {
      description: "Adds a reaction to a message in a channel.",
      keywords: [
        "like",
        "react",
        "emoji",
        "thumbs up",
        "heart",
        "smiley",
        "applause",
        "like the message",
        "react with",
      ],
      params: reactionsCreateParams,
      isGraphql: false,
    },
    "reactions.delete": {
      description: "Removes the user's reaction from a message in a channel.",
      keywords: ["take back like", "unlike", "unreact", "remove emoji", "remove thumbs up", "remove heart"],
      params: reactionsCreateParams,
      isGraphql: false,
    },
    "tabs.list": {
      description: "Lists the tabs of a channel.",
      keywords: ["pinned app", "wiki tab", "planner", "website", "pinned file"],
      params: { properties: { teamId: teamsGetParamsId, channelId: channelsGetParamsId } },
      record: { $ref: "#/$defs/Tab" },
      isGraphql: false,
    },
    "chats.list": {
      description: "Lists the user's chats.",
      keywords: [
        "my conversations",
        "DM",
        "direct message",
        "private conversation",
        "group talk",
        "one-on-one",
        "my chats",
        "recent chats",
        "group chats",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          filter: { description: "OData filter.", examples: ["chatType eq 'group'"] },
        },
      },
      record: { $ref: "#/$defs/Chat" },
      isGraphql: false,
    },
    "chats.get": {
      description: "Gets a chat.",
      keywords: ["topic of talk", "DM", "direct message", "private conversation", "group talk", "one-on-one"],
      params: { properties: { id: chatsGetParamsId } },
      isGraphql: false,
    },
    "chats.create": {
      description: "Creates a chat and returns it. For two people who already have a chat, returns the existing one.",
      keywords: [
        "start conversation",
        "open talk",
        "DM with",
        "DM",
        "direct message",
        "private conversation",
        "group talk",
        "one-on-one",
        "start a chat with",
        "new group chat",
      ],
      params: {
        properties: {
          chatType: { description: "Type of the chat: two people (`oneOnOne`) or more (`group`)." },
          members: {
            items: {
              properties: {
                "@odata.type": { description: "Type of the member: a user." },
                roles: { description: "Roles of the member: `owner`, or `guest` for people outside the organization." },
                "user@odata.bind": {
                  description: "URL of the user in Microsoft Graph.",
                  examples: chatsCreateParamsMembersItemsUserOdataBindExamples,
                },
              },
            },
            description: "Members of the chat, up to 20, including the user, each with the role `owner`.",
          },
          topic: { description: "Topic of a group chat." },
        },
      },
      isGraphql: false,
    },
    "chats.update": {
      description: "Updates the topic of a group chat.",
      keywords: ["rename talk", "DM", "direct message", "private conversation", "group talk", "one-on-one"],
      params: { properties: { id: chatsGetParamsId, topic: { description: "Topic of the group chat." } } },
      isGraphql: false,
    },
    "chat_members.list": {
      description: "Lists the members of a chat.",
      keywords: ["who is in", "participants", "who is in talk", "people", "group talk", "colleagues"],
      params: { properties: { chatId: chatsGetParamsId } },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "chat_members.create": {
      description: "Adds a user to a group chat. The user can be given access to earlier messages.",
      keywords: [
        "invite into talk",
        "add colleague",
        "participants",
        "who is in talk",
        "people",
        "group talk",
        "colleagues",
        "add somebody the chat",
      ],
      params: {
        properties: {
          chatId: chatsGetParamsId,
          userId: team_membersCreateParamsUserId,
          roles: team_membersCreateParamsRoles,
          visibleHistoryStartDateTime: {
            description:
              "Time from which the member can see messages. `0001-01-01T00:00:00Z` shows all messages. Defaults to " +
              "no earlier messages.",
          },
        },
      },
      isGraphql: false,
    },
    "chat_members.delete": {
      description: "Removes a member from a group chat.",
      keywords: ["kick out", "leave", "participants", "who is in talk", "people", "group talk", "colleagues"],
      params: {
        properties: {
          chatId: chatsGetParamsId,
          id: { description: "ID of the member, as `chat_members.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "chat_messages.list": {
      description: "Lists the messages of a chat, most recent first.",
      keywords: [
        "what was written",
        "DM",
        "private line",
        "direct message",
        "history",
        "write to",
        "conversation",
        "what somebody write me",
        "chat with",
        "last message from",
        "chat history",
      ],
      params: {
        properties: {
          top: messagesListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          chatId: chatsGetParamsId,
          orderby: {
            description: "Sort order: `lastModifiedDateTime desc` or `createdDateTime desc`.",
            examples: [["createdDateTime desc"]],
          },
          filter: {
            description:
              "Filter on `lastModifiedDateTime` with `gt` or `lt`, or on `createdDateTime` with `lt`. Requires " +
              "`orderby` with the same field.",
            examples: ["lastModifiedDateTime gt 2026-11-01T00:00:00Z"],
          },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "chat_messages.get": {
      description: "Gets a message of a chat.",
      keywords: ["read line", "DM", "private line", "direct message", "history", "write to", "conversation"],
      params: chat_messagesGetParams,
      isGraphql: false,
    },
    "chat_messages.create": {
      description: "Sends a message to a chat as the user.",
      keywords: [
        "write to",
        "DM",
        "tell",
        "private",
        "ping",
        "drop a line",
        "private line",
        "direct message",
        "history",
        "conversation",
        "message somebody",
        "tell somebody",
        "write to somebody",
        "let somebody know",
        "shoot a message",
      ],
      params: {
        properties: {
          chatId: chatsGetParamsId,
          body: messagesCreateParamsBody,
          importance: messagesCreateParamsImportance,
          mentions: messagesCreateParamsMentions,
          attachments: messagesCreateParamsAttachments,
        },
      },
      isGraphql: false,
    },
    "chat_messages.update": {
      description: "Updates the text of a message that the user sent to a chat.",
      keywords: ["edit line", "DM", "private line", "direct message", "history", "write to", "conversation"],
      params: {
        properties: {
          chatId: chatsGetParamsId,
          id: chat_messagesGetParamsId,
          body: messagesCreateParamsBody,
          mentions: messagesCreateParamsMentions,
          attachments: messagesCreateParamsAttachments,
        },
      },
      isGraphql: false,
    },
    "chat_messages.delete": {
      description: "Deletes a message that the user sent to a chat.",
      keywords: ["take back", "unsend", "DM", "private line", "direct message", "history", "write to", "conversation"],
      params: chat_messagesGetParams,
      isGraphql: false,
    },
    "online_meetings.list": {
      description: "Lists the online meeting with a join URL.",
      keywords: ["find by link", "video call", "conference", "join link", "call link", "get-together", "virtual"],
      params: { properties: { joinWebUrl: { description: "Join URL of the meeting." } } },
      record: { $ref: "#/$defs/Meeting" },
      isGraphql: false,
    },
    "online_meetings.get": {
      description: "Gets an online meeting with its join URL and dial-in numbers.",
      keywords: ["join link", "video call", "conference", "call link", "get-together", "virtual"],
      params: online_meetingsGetParams,
      isGraphql: false,
    },
    "online_meetings.create": {
      description: "Creates an online meeting and returns it with its join URL. Nobody is invited.",
      keywords: [
        "set up call",
        "schedule video",
        "create link",
        "video call",
        "conference",
        "join link",
        "call link",
        "get-together",
        "virtual",
        "meeting link",
      ],
      params: {
        properties: {
          startDateTime: { description: "Start of the meeting. Defaults to now." },
          endDateTime: { description: "End of the meeting." },
          subject: { description: "Subject of the meeting." },
          allowedPresenters: { description: "People who can present." },
          allowMeetingChat: online_meetingsCreateParamsAllowMeetingChat,
          lobbyBypassSettings: online_meetingsCreateParamsLobbyBypassSettings,
          recordAutomatically: online_meetingsCreateParamsRecordAutomatically,
          isEntryExitAnnounced: online_meetingsCreateParamsIsEntryExitAnnounced,
          allowAttendeeToEnableCamera: online_meetingsCreateParamsAllowAttendeeToEnableCamera,
          allowAttendeeToEnableMic: online_meetingsCreateParamsAllowAttendeeToEnableMic,
          participants: online_meetingsCreateParamsParticipants,
          joinMeetingIdSettings: {
            properties: { isPasscodeRequired: { description: "Whether a passcode is required to join." } },
            description: "Passcode settings of the meeting.",
          },
        },
      },
      isGraphql: false,
    },
    "online_meetings.update": {
      description: "Updates an online meeting. Fields that you leave out keep their value.",
      keywords: [
        "reschedule",
        "subject",
        "video call",
        "conference",
        "join link",
        "call link",
        "get-together",
        "virtual",
      ],
      params: {
        properties: {
          id: online_meetingsGetParamsId,
          startDateTime: { description: "Start of the meeting. Requires `endDateTime`." },
          endDateTime: { description: "End of the meeting. Requires `startDateTime`." },
          subject: { description: "Subject of the meeting." },
          allowedPresenters: { description: "People who can present." },
          allowMeetingChat: online_meetingsCreateParamsAllowMeetingChat,
          lobbyBypassSettings: online_meetingsCreateParamsLobbyBypassSettings,
          recordAutomatically: online_meetingsCreateParamsRecordAutomatically,
          isEntryExitAnnounced: online_meetingsCreateParamsIsEntryExitAnnounced,
          allowAttendeeToEnableCamera: online_meetingsCreateParamsAllowAttendeeToEnableCamera,
          allowAttendeeToEnableMic: online_meetingsCreateParamsAllowAttendeeToEnableMic,
          participants: online_meetingsCreateParamsParticipants,
        },
      },
      isGraphql: false,
    },
    "online_meetings.delete": {
      description: "Deletes an online meeting. Nobody is notified.",
      keywords: ["call off", "cancel", "video call", "conference", "join link", "call link", "get-together", "virtual"],
      params: online_meetingsGetParams,
      isGraphql: false,
    },
    "presences.list": {
      description: "Lists the presence of users, such as `Available` or `Busy`, by user ID.",
      keywords: [
        "online",
        "away",
        "at desk",
        "status",
        "is she there",
        "is somebody online",
        "who is available",
        "in a meeting",
      ],
      params: { properties: { ids: { description: "User IDs, as `users.list` returns them, up to 650." } } },
      record: { $ref: "#/$defs/Presence" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists or searches the users of the organization.",
      keywords: ["everybody", "person", "colleague", "directory", "employee", "people", "Azure", "find a colleague"],
      params: {
        properties: {
          top: team_membersListParamsTop,
          skipToken: team_membersListParamsSkipToken,
          filter: { description: "OData filter.", examples: ["startswith(displayName,'Ada')"] },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user by ID or `userPrincipalName`. `me` is the authenticated user.",
      keywords: ["who is", "person", "colleague", "directory", "employee", "people", "Azure"],
      params: {
        properties: {
          id: {
            description: "ID of the user, or the `userPrincipalName`, which is usually the email address.",
            examples: ["ada@example.com"],
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    TeamId: schemasTeamId,
    InTeam: schemasTeamId,
    ChannelId: schemasChannelId,
    InChannel: schemasChannelId,
    InChat: { type: "string", description: "ID of the chat, as `chats.list` returns it." },
    MessageId: schemasMessageId,
    OfMessage: schemasMessageId,
    MeetingId: {
      type: "string",
      description: "ID of the meeting, as `online_meetings.create` or `online_meetings.list` returns it.",
    },
    TeamVisibility: {
      type: "string",
      description: "Visibility of the team: people can join (`public`) or are added by owners (`private`).",
      enum: ["private", "public"],
    },
    ChannelName: { type: "string", description: "Name of the channel.", minLength: 1, maxLength: 50 },
    MemberFilter: { type: "string", description: "OData filter.", examples: team_membersListParamsFilterExamples },
    Person: {
      type: "string",
      description: "ID of the user, as `users.list` returns it, or the `userPrincipalName`.",
      pattern: "^[^'/]+$",
      examples: ["ada@example.com"],
    },
    Roles: {
      type: "array",
      items: { $ref: "#/$defs/Role" },
      description: "Roles of the member: `owner`, `guest`, or an empty list for a regular member.",
      examples: [["owner"], []],
    },
    Role: { type: "string", enum: ["owner", "guest"] },
    MessageBody: {
      $ref: "#/$defs/Text",
      description: "Text of the message.",
      examples: [{ contentType: "text", content: "Hello world" }],
    },
    MessageImportance: {
      type: "string",
      description: "Importance of the message. `urgent` is for chats only.",
      enum: ["normal", "high", "urgent"],
    },
    Mentions: {
      type: "array",
      items: { $ref: "#/$defs/NewMention" },
      description: "Mentions in the text, each marked there as `<at id=\"0\">…</at>`.",
    },
    MessageAttachments: {
      type: "array",
      items: { $ref: "#/$defs/NewAttachment" },
      description: "Files and cards to attach, each marked in the text as `<attachment id=\"…\"></attachment>`.",
    },
    Reaction: { type: "string", description: "Reaction, as an emoji.", minLength: 1, examples: ["👍"] },
    MeetingSubject: { type: "string", description: "Subject of the meeting." },
    Presenters: {
      type: "string",
      description: "People who can present.",
      enum: ["everyone", "organization", "roleIsPresenter", "organizer"],
    },
    MeetingChat: {
      type: "string",
      description: "Chat mode of the meeting. `limited` allows the chat during the meeting only.",
      enum: ["enabled", "disabled", "limited"],
    },
    Lobby: { $ref: "#/$defs/LobbyWish", description: "Settings for bypassing the lobby." },
    Recorded: { type: "boolean", description: "Whether to record the meeting from its start." },
    Announced: { type: "boolean", description: "Whether to announce callers when they join or leave." },
    Cameras: { type: "boolean", description: "Whether attendees can turn on their cameras." },
    Microphones: { type: "boolean", description: "Whether attendees can turn on their microphones." },
    Participants: { $ref: "#/$defs/MeetingPeople", description: "Participants of the meeting with their roles." },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID." },
        createdDateTime: { type: ["string", "null"], format: "date-time", description: "Creation time of the team." },
        displayName: { type: ["string", "null"], description: "The team's name." },
        description: { type: ["string", "null"], description: "The team's description. May be null." },
        internalId: {
          type: ["string", "null"],
          description: "An internal ID of the team, used in places including the audit log.",
        },
        classification: {
          type: ["string", "null"],
          description: "The team's data sensitivity classification. Null if not set.",
        },
        specialization: {
          type: ["string", "null"],
          description: "The team's intended use, such as education. May be null.",
        },
        visibility: {
          type: ["string", "null"],
          description: "The team's visibility: private, public or hidden membership.",
        },
        webUrl: { type: ["string", "null"], description: "The address for opening the team in Microsoft Teams." },
        isArchived: { type: ["boolean", "null"], description: "Whether the team is archived and read-only." },
        tenantId: schemasTeamTenantId,
        firstChannelName: {
          type: ["string", "null"],
          description: "The name of the team's first channel. Set on creation.",
        },
        memberSettings: {
          anyOf: [
            {
              $ref: "#/$defs/MemberRights",
              description: "The permissions of the team's members on channels, apps, tabs and connectors.",
            },
            { type: "null" },
          ],
        },
        guestSettings: {
          anyOf: [
            { $ref: "#/$defs/GuestRights", description: "The permissions of the team's guests on channels." },
            { type: "null" },
          ],
        },
        messagingSettings: {
          anyOf: [
            {
              $ref: "#/$defs/MessageRights",
              description: "The settings for editing, deleting and mentioning in messages.",
            },
            { type: "null" },
          ],
        },
        funSettings: {
          anyOf: [
            { $ref: "#/$defs/FunRights", description: "The settings for Giphy, stickers and memes." },
            { type: "null" },
          ],
        },
        summary: {
          type: ["object", "null"],
          properties: {
            ownersCount: { type: ["integer", "null"] },
            membersCount: { type: ["integer", "null"] },
            guestsCount: { type: ["integer", "null"] },
          },
          description: "The numbers of owners, members and guests. Present when requested.",
        },
      },
      required: ["id"],
    },
    MemberRights: {
      type: "object",
      properties: {
        allowCreateUpdateChannels: { type: ["boolean", "null"] },
        allowCreatePrivateChannels: { type: ["boolean", "null"] },
        allowDeleteChannels: { type: ["boolean", "null"] },
        allowAddRemoveApps: { type: ["boolean", "null"] },
        allowCreateUpdateRemoveTabs: { type: ["boolean", "null"] },
        allowCreateUpdateRemoveConnectors: { type: ["boolean", "null"] },
      },
    },
    GuestRights: {
      type: "object",
      properties: {
        allowCreateUpdateChannels: { type: ["boolean", "null"] },
        allowDeleteChannels: { type: ["boolean", "null"] },
      },
    },
    MessageRights: {
      type: "object",
      properties: {
        allowUserEditMessages: { type: ["boolean", "null"] },
        allowUserDeleteMessages: { type: ["boolean", "null"] },
        allowOwnerDeleteMessages: { type: ["boolean", "null"] },
        allowTeamMentions: { type: ["boolean", "null"] },
        allowChannelMentions: { type: ["boolean", "null"] },
      },
    },
    FunRights: {
      type: "object",
      properties: {
        allowGiphy: { type: ["boolean", "null"] },
        giphyContentRating: { type: ["string", "null"] },
        allowStickersAndMemes: { type: ["boolean", "null"] },
        allowCustomMemes: { type: ["boolean", "null"] },
      },
    },
    MemberSettings: {
      type: "object",
      properties: {
        allowCreateUpdateChannels: { type: "boolean", description: "Whether members can create and update channels." },
        allowCreatePrivateChannels: { type: "boolean", description: "Whether members can create private channels." },
        allowDeleteChannels: { type: "boolean", description: "Whether members can delete channels." },
        allowAddRemoveApps: { type: "boolean", description: "Whether members can add and remove apps." },
        allowCreateUpdateRemoveTabs: {
          type: "boolean",
          description: "Whether members can create, update and remove tabs.",
        },
        allowCreateUpdateRemoveConnectors: {
          type: "boolean",
          description: "Whether members can create, update and remove connectors.",
        },
      },
    },
    GuestSettings: {
      type: "object",
      properties: {
        allowCreateUpdateChannels: { type: "boolean", description: "Whether guests can create and update channels." },
        allowDeleteChannels: { type: "boolean", description: "Whether guests can delete channels." },
      },
    },
    MessagingSettings: {
      type: "object",
      properties: {
        allowUserEditMessages: { type: "boolean", description: "Whether users can edit their messages." },
        allowUserDeleteMessages: { type: "boolean", description: "Whether users can delete their messages." },
        allowOwnerDeleteMessages: { type: "boolean", description: "Whether owners can delete any message." },
        allowTeamMentions: { type: "boolean", description: "Whether users can mention the whole team." },
        allowChannelMentions: { type: "boolean", description: "Whether users can mention the whole channel." },
      },
    },
    FunSettings: {
      type: "object",
      properties: {
        allowGiphy: { type: "boolean", description: "Whether users can send Giphy images." },
        giphyContentRating: {
          type: "string",
          description: "Content rating of Giphy images.",
          enum: ["strict", "moderate"],
        },
        allowStickersAndMemes: { type: "boolean", description: "Whether users can send stickers and memes." },
        allowCustomMemes: { type: "boolean", description: "Whether users can create custom memes." },
      },
    },
    Channel: {
      type: "object",
      properties: {
        id: { type: "string", description: "The channel's ID." },
        createdDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "Creation time of the channel.",
        },
        displayName: { type: "string", description: "The channel's name." },
        description: { type: ["string", "null"], description: "The channel's description. May be null." },
        email: {
          type: ["string", "null"],
          description: "The email address for sending messages to the channel. May be empty.",
        },
        webUrl: { type: ["string", "null"], description: "The address for opening the channel in Microsoft Teams." },
        tenantId: schemasTeamTenantId,
        membershipType: { type: ["string", "null"], description: "The kind of channel: standard, private or shared." },
        isArchived: { type: ["boolean", "null"], description: "Whether the channel is archived." },
        isFavoriteByDefault: {
          type: ["boolean", "null"],
          description: "Whether the channel is shown to all the team's members by default.",
        },
        layoutType: { type: ["string", "null"], description: "The channel's layout: posts or chat." },
        summary: {
          type: ["object", "null"],
          properties: {
            ownersCount: { type: ["integer", "null"] },
            membersCount: { type: ["integer", "null"] },
            guestsCount: { type: ["integer", "null"] },
            hasMembersFromOtherTenants: { type: ["boolean", "null"] },
          },
          description: "The numbers of owners, members and guests, and the presence of other tenants' members.",
        },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "string", description: "The membership's ID, different from the user's." },
        "@odata.type": {
          type: "string",
          description: "The OData type of the member, usually aadUserConversationMember.",
        },
        roles: {
          type: "array",
          items: { type: "string" },
          description: "The member's roles: owner or guest. Empty for an ordinary member.",
        },
        displayName: { type: ["string", "null"], description: "The member's name." },
        userId: { type: ["string", "null"], description: "The ID of the user in Microsoft Entra." },
        email: { type: ["string", "null"], description: "The member's email address. May be null." },
        tenantId: {
          type: ["string", "null"],
          description: "The ID of the Microsoft Entra tenant the user belongs to.",
        },
        visibleHistoryStartDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time from which the member can see the conversation's history.",
        },
      },
      required: ["id"],
    },
    NewMember: {
      type: "object",
      properties: {
        "@odata.type": {
          type: "string",
          description: "Type of the member: a user.",
          enum: ["#microsoft.graph.aadUserConversationMember"],
        },
        roles: {
          type: "array",
          items: { $ref: "#/$defs/Role" },
          description: "Roles of the member: `owner`, or `guest` for people outside the organization.",
        },
        "user@odata.bind": {
          type: "string",
          description: "URL of the user in Microsoft Graph.",
          format: "uri",
          examples: chatsCreateParamsMembersItemsUserOdataBindExamples,
        },
      },
      required: ["@odata.type", "roles", "user@odata.bind"],
    },
    Message: {
      type: "object",
      properties: {
        id: { type: "string", description: "The message's ID, unique within its channel or chat." },
        "@odata.type": { type: "string", description: "The OData type of the object. Usually absent." },
        replyToId: {
          type: ["string", "null"],
          description: "The ID of the message replied to. Null for the first message of a thread.",
        },
        etag: { type: ["string", "null"], description: "The version number of the message." },
        messageType: { type: "string", description: "The kind of message, ordinary or a system event." },
        createdDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "Creation time of the message.",
        },
        lastModifiedDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last change to the message, reactions included.",
        },
        lastEditedDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the message's text was last edited. Null if it never was.",
        },
        deletedDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the message was deleted. Null if it was not.",
        },
        subject: {
          type: ["string", "null"],
          description: "The message's subject, as plain text. Null if it has none.",
        },
        summary: { type: ["string", "null"], description: "A summary of the message for notifications. May be null." },
        chatId: {
          type: ["string", "null"],
          description: "The ID of the chat the message is in. Null for channel messages.",
        },
        importance: { type: "string", description: "The message's importance: normal, high or urgent." },
        locale: { type: "string", description: "The locale of the message, as set by the client." },
        webUrl: {
          type: ["string", "null"],
          description: "The message's address in Microsoft Teams. Null for chat messages.",
        },
        from: {
          anyOf: [
            { $ref: "#/$defs/Sender", description: "The user or app that sent the message. Null for system messages." },
            { type: "null" },
          ],
        },
        body: { $ref: "#/$defs/Content", description: "The message's content, as plain text or HTML." },
        channelIdentity: {
          anyOf: [
            { $ref: "#/$defs/InWhich", description: "The team and channel the message is in. Null for chat messages." },
            { type: "null" },
          ],
        },
        attachments: {
          type: "array",
          items: { $ref: "#/$defs/Attachment" },
          description: "The files, cards and other items attached to the message.",
        },
        mentions: {
          type: "array",
          items: { $ref: "#/$defs/Mention" },
          description: "The users, bots, teams, channels and tags mentioned in the message.",
        },
        reactions: {
          type: "array",
          items: { $ref: "#/$defs/ReactionOf" },
          description: "The reactions to the message.",
        },
        messageHistory: {
          type: "array",
          items: { $ref: "#/$defs/Change" },
          description: "The past changes to the message, including reactions.",
        },
        policyViolation: {
          type: ["object", "null"],
          description: "Policy violation that hides the message. The form depends on the policy.",
        },
        eventDetail: { type: ["object", "null"], description: "Details of the event, by `@odata.type`." },
      },
      required: ["id"],
    },
    MessageIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        chatId: { type: "string" },
        messageType: { type: "string" },
        createdDateTime: { type: "string", format: "date-time" },
        lastModifiedDateTime: { type: "string", format: "date-time" },
        deletedDateTime: { type: "string", format: "date-time" },
        text: { type: "string", description: "Text of the message, usually HTML." },
        from_id: { type: "string", description: "ID of the user who sent the message." },
        from_name: { type: "string", description: "Name of the user who sent the message." },
        importance: { type: "string" },
        subject: { type: "string" },
        mentions: { type: "array", description: "Mentions in the message." },
        attachments: { type: "array", description: "Files and cards of the message." },
        reactions: { type: "array", description: "Reactions with the users who reacted." },
      },
    },
    Sender: {
      type: "object",
      properties: {
        application: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        device: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
        user: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
      },
    },
    Identity: {
      type: "object",
      properties: {
        "@odata.type": { type: "string" },
        id: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        userIdentityType: { type: ["string", "null"] },
        tenantId: { type: ["string", "null"] },
        applicationIdentityType: { type: ["string", "null"] },
      },
    },
    Content: {
      type: "object",
      properties: { contentType: { type: ["string", "null"] }, content: { type: ["string", "null"] } },
    },
    InWhich: {
      type: "object",
      properties: { teamId: { type: ["string", "null"] }, channelId: { type: ["string", "null"] } },
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        contentType: { type: ["string", "null"] },
        contentUrl: { type: ["string", "null"] },
        content: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        thumbnailUrl: { type: ["string", "null"] },
        teamsAppId: { type: ["string", "null"] },
      },
    },
    Mention: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        mentionText: { type: ["string", "null"] },
        mentioned: {
          type: ["object", "null"],
          properties: {
            application: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
            device: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
            user: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
            conversation: { anyOf: [{ $ref: "#/$defs/Conversation" }, { type: "null" }] },
          },
        },
      },
    },
    Conversation: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        conversationIdentityType: { type: ["string", "null"] },
      },
    },
    ReactionOf: {
      type: "object",
      properties: {
        reactionType: { type: "string" },
        displayName: { type: ["string", "null"] },
        reactionContentUrl: { type: ["string", "null"] },
        createdDateTime: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/Sender" },
      },
    },
    Change: {
      type: "object",
      properties: {
        modifiedDateTime: { type: "string", format: "date-time" },
        actions: { type: "string" },
        reaction: { anyOf: [{ $ref: "#/$defs/ReactionOf" }, { type: "null" }] },
      },
    },
    Text: {
      type: "object",
      properties: {
        content: { type: "string", description: "Content of the message." },
        contentType: {
          type: "string",
          description: "Content type: plain text or HTML. Defaults to `text`.",
          enum: ["text", "html"],
        },
      },
      required: ["content"],
    },
    NewMention: {
      type: "object",
      properties: {
        id: { type: "integer", description: "Number of the mention, as in the text's `<at id=\"0\">`.", minimum: 0 },
        mentionText: { type: "string", description: "Text of the mention, such as the user's name." },
        mentioned: { $ref: "#/$defs/Mentioned", description: "User, channel or team that is mentioned." },
      },
      required: ["id", "mentionText", "mentioned"],
    },
    Mentioned: {
      type: "object",
      properties: {
        user: {
          type: "object",
          properties: {
            id: { type: "string", description: "ID of the user." },
            displayName: { type: "string", description: "Name of the user." },
            userIdentityType: {
              type: "string",
              description: "Type of the user. `aadUser` is a user of an organization.",
              enum: ["aadUser"],
            },
          },
          required: ["id"],
          description: "A user who is mentioned.",
        },
        conversation: {
          type: "object",
          properties: {
            id: { type: "string", description: "ID of the channel or team." },
            displayName: { type: "string", description: "Name of the channel or team." },
            conversationIdentityType: {
              type: "string",
              description: "Type of the conversation: team or channel.",
              enum: ["team", "channel"],
            },
          },
          required: ["id", "conversationIdentityType"],
          description: "A channel or team that is mentioned.",
        },
      },
    },
    NewAttachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "Your own ID for the attachment, as in the text." },
        contentType: {
          type: "string",
          description: "`reference` for a file, or the media type of a card.",
          examples: ["application/vnd.microsoft.card.adaptive"],
        },
        contentUrl: { type: "string", description: "URL of the file in SharePoint or OneDrive.", format: "uri" },
        content: { type: "string", description: "Content of the card, as JSON text." },
        name: { type: "string", description: "Name of the file." },
      },
      required: ["id", "contentType"],
    },
    Tab: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tab's ID." },
        displayName: { type: ["string", "null"], description: "The tab's name." },
        webUrl: { type: ["string", "null"], description: "The address for opening the tab in Microsoft Teams." },
        configuration: {
          type: ["object", "null"],
          properties: {
            entityId: { type: ["string", "null"] },
            contentUrl: { type: ["string", "null"] },
            removeUrl: { type: ["string", "null"] },
            websiteUrl: { type: ["string", "null"] },
          },
          description: "The settings of the tab's app, including the address of its content.",
        },
      },
      required: ["id"],
    },
    Chat: {
      type: "object",
      properties: {
        id: { type: "string", description: "The chat's ID." },
        topic: {
          type: ["string", "null"],
          description: "The chat's subject. Null unless set for a group chat or a meeting.",
        },
        chatType: { type: "string", description: "The kind of chat: one-on-one, group or meeting." },
        createdDateTime: { type: ["string", "null"], format: "date-time", description: "Creation time of the chat." },
        lastUpdatedDateTime: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the chat was last renamed or its members changed.",
        },
        webUrl: { type: ["string", "null"], description: "The address for opening the chat in Microsoft Teams." },
        tenantId: {
          type: ["string", "null"],
          description: "The ID of the Microsoft Entra tenant the chat was created in.",
        },
        isHiddenForAllMembers: {
          type: ["boolean", "null"],
          description: "Whether the chat is hidden for all its members.",
        },
        onlineMeetingInfo: {
          type: ["object", "null"],
          properties: {
            calendarEventId: { type: ["string", "null"] },
            joinWebUrl: { type: ["string", "null"] },
            organizer: { anyOf: [{ $ref: "#/$defs/Identity" }, { type: "null" }] },
          },
          description: "The meeting the chat belongs to. Null for other chats.",
        },
        viewpoint: {
          type: ["object", "null"],
          properties: {
            isHidden: { type: ["boolean", "null"] },
            lastMessageReadDateTime: { type: ["string", "null"], format: "date-time" },
          },
          description: "The signed-in user's view of the chat: hidden or not, and last read.",
        },
      },
      required: ["id"],
    },
    Meeting: {
      type: "object",
      properties: {
        id: { type: "string" },
        creationDateTime: { type: ["string", "null"], format: "date-time" },
        startDateTime: { type: ["string", "null"], format: "date-time" },
        endDateTime: { type: ["string", "null"], format: "date-time" },
        subject: { type: ["string", "null"] },
        joinWebUrl: { type: ["string", "null"] },
        joinInformation: { anyOf: [{ $ref: "#/$defs/Content" }, { type: "null" }] },
        meetingOptionsWebUrl: { type: ["string", "null"] },
        externalId: { type: ["string", "null"] },
        isBroadcast: {
          type: ["boolean", "null"],
          description: "Whether the meeting is a live event. Deprecated.",
          deprecated: true,
        },
        allowedPresenters: { type: ["string", "null"] },
        allowMeetingChat: { type: ["string", "null"] },
        allowAttendeeToEnableCamera: { type: ["boolean", "null"] },
        allowAttendeeToEnableMic: { type: ["boolean", "null"] },
        allowRecording: { type: ["boolean", "null"] },
        allowTranscription: { type: ["boolean", "null"] },
        recordAutomatically: { type: ["boolean", "null"] },
        isEntryExitAnnounced: { type: ["boolean", "null"] },
        videoTeleconferenceId: { type: ["string", "null"] },
        lobbyBypassSettings: {
          type: ["object", "null"],
          properties: { scope: { type: ["string", "null"] }, isDialInBypassEnabled: { type: ["boolean", "null"] } },
        },
        joinMeetingIdSettings: {
          type: ["object", "null"],
          properties: {
            isPasscodeRequired: { type: ["boolean", "null"] },
            joinMeetingId: { type: ["string", "null"] },
            passcode: { type: ["string", "null"] },
          },
        },
        audioConferencing: { anyOf: [{ $ref: "#/$defs/DialIn" }, { type: "null" }] },
        chatInfo: {
          type: ["object", "null"],
          properties: {
            threadId: { type: ["string", "null"] },
            messageId: { type: ["string", "null"] },
            replyChainMessageId: { type: ["string", "null"] },
          },
        },
        participants: {
          type: ["object", "null"],
          properties: {
            organizer: { anyOf: [{ $ref: "#/$defs/Participant" }, { type: "null" }] },
            attendees: { type: "array", items: { $ref: "#/$defs/Participant" } },
          },
        },
      },
      required: ["id"],
    },
    DialIn: {
      type: "object",
      properties: {
        conferenceId: { type: ["string", "null"] },
        tollNumber: { type: ["string", "null"] },
        tollFreeNumber: { type: ["string", "null"] },
        tollNumbers: { type: "array", items: { type: "string" } },
        tollFreeNumbers: { type: "array", items: { type: "string" } },
        dialinUrl: { type: ["string", "null"] },
      },
    },
    Participant: {
      type: "object",
      properties: {
        identity: { anyOf: [{ $ref: "#/$defs/Sender" }, { type: "null" }] },
        upn: { type: ["string", "null"] },
        role: { type: ["string", "null"] },
      },
    },
    LobbyWish: {
      type: "object",
      properties: {
        scope: {
          type: "string",
          description: "People who bypass the lobby.",
          enum: [
            "organizer",
            "organization",
            "organizationAndFederated",
            "everyone",
            "invited",
            "organizationExcludingGuests",
          ],
        },
        isDialInBypassEnabled: { type: "boolean", description: "Whether callers bypass the lobby." },
      },
    },
    PasscodeWish: {
      type: "object",
      properties: { isPasscodeRequired: { type: "boolean", description: "Whether a passcode is required to join." } },
      required: ["isPasscodeRequired"],
    },
    MeetingPeople: {
      type: "object",
      properties: {
        attendees: {
          type: "array",
          items: { $ref: "#/$defs/NewParticipant" },
          description: "Participants of the meeting.",
        },
      },
    },
    NewParticipant: {
      type: "object",
      properties: {
        upn: { type: "string", description: "The user's `userPrincipalName`, which is usually the email address." },
        role: {
          type: "string",
          description: "Role of the participant.",
          enum: ["attendee", "presenter", "coorganizer"],
        },
      },
      required: ["upn"],
    },
    Presence: {
      type: "object",
      properties: {
        id: { type: "string" },
        availability: { type: ["string", "null"] },
        activity: { type: ["string", "null"] },
        sequenceNumber: { type: ["string", "null"] },
        statusMessage: {
          type: ["object", "null"],
          properties: {
            message: { anyOf: [{ $ref: "#/$defs/Content" }, { type: "null" }] },
            publishedDateTime: { type: ["string", "null"], format: "date-time" },
            expiryDateTime: {
              type: ["object", "null"],
              properties: { dateTime: { type: "string" }, timeZone: { type: ["string", "null"] } },
            },
          },
        },
        outOfOfficeSettings: {
          type: ["object", "null"],
          properties: { isOutOfOffice: { type: ["boolean", "null"] }, message: { type: ["string", "null"] } },
        },
        workLocation: {
          type: ["object", "null"],
          properties: {
            workLocationType: { type: "string" },
            source: { type: "string" },
            placeId: { type: ["string", "null"] },
          },
        },
      },
      required: ["id"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        displayName: { type: ["string", "null"] },
        givenName: { type: ["string", "null"] },
        surname: { type: ["string", "null"] },
        mail: { type: ["string", "null"] },
        userPrincipalName: { type: ["string", "null"] },
        jobTitle: { type: ["string", "null"] },
        mobilePhone: { type: ["string", "null"] },
        businessPhones: { type: "array", items: { type: "string" } },
        officeLocation: { type: ["string", "null"] },
        preferredLanguage: { type: ["string", "null"] },
      },
      required: ["id"],
    },
  },
})
