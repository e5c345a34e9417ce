// Generated from definitions/microsoft-teams.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Microsoft Teams */
    "microsoft-teams": MicrosoftTeams
  }
}

/**
 * Microsoft Teams. Teams, channels, messages with their replies and reactions, chats, members, online meetings and
 * presence of an organization.
 */
export interface MicrosoftTeams {
  operations: MicrosoftTeamsOperations
  credentials: MicrosoftTeamsCredentials
  config: MicrosoftTeamsConfig
}

/** The operations, by entity and action. */
export interface MicrosoftTeamsOperations {
  /** A team with its channels and members. */
  teams: {
    /** Lists the teams that the user is a member of, without their settings. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets a team with its settings. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Creates a team, which takes a while, and returns nothing. The user becomes its owner. */
    create: {
      params: TeamsCreateParams
      records: null
      meta: {}
    }
    /** Updates a team's name, description, visibility or settings. Fields that you leave out keep their value. */
    update: {
      params: TeamsUpdateParams
      records: null
      meta: {}
    }
    /** Archives a team, which takes a while. */
    archive: {
      params: TeamsArchiveParams
      records: null
      meta: {}
    }
    /** Unarchives a team, which takes a while. */
    unarchive: {
      params: TeamsUnarchiveParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A member of a team. `id` is the ID of the membership, `userId` the ID of the user. */
  team_members: {
    /** Lists the members of a team, including owners and guests. */
    list: {
      params: TeamMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a user to a team as a member or owner. */
    create: {
      params: TeamMembersCreateParams
      records: Member
      meta: {}
    }
    /** Updates the role of a team member: makes a member an owner, or an owner a member. */
    update: {
      params: TeamMembersUpdateParams
      records: Member
      meta: {}
    }
    /** Removes a member from a team. */
    delete: {
      params: TeamMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /**
   * A channel of a team, for all its members (standard), some of them (private) or people of several teams (shared).
   */
  channels: {
    /** Lists the channels of a team that the user can see. */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {}
    }
    /** Gets a channel of a team. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Creates a channel in a team. The user becomes the only member and owner of a private or shared channel. */
    create: {
      params: ChannelsCreateParams
      records: Channel
      meta: {}
    }
    /** Updates a channel's name or description. Fields that you leave out keep their value. */
    update: {
      params: ChannelsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a channel with its messages. A team owner can restore it in Teams for 30 days. */
    delete: {
      params: ChannelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** A member of a private or shared channel. Members of a standard channel are the members of its team. */
  channel_members: {
    /** Lists the members of a channel. */
    list: {
      params: ChannelMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a user to a private or shared channel. */
    create: {
      params: ChannelMembersCreateParams
      records: Member
      meta: {}
    }
    /** Removes a member from a private or shared channel. */
    delete: {
      params: ChannelMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /**
   * A message in a channel that starts a conversation; its answers are in `replies`. `eventDetail` describes the event
   * of a `systemEventMessage`.
   */
  messages: {
    /** Lists the messages of a channel without their replies. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a message of a channel without its replies. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a message to a channel as the user. Members of the team can read it. */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
    /** Updates the text of a message that the user sent to a channel. */
    update: {
      params: MessagesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a message that the user sent to a channel. A placeholder and the replies stay. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message of a channel that was added or changed since an earlier list. */
  message_changes: {
    /**
     * Lists the messages of a channel from the last eight months. The last page's metadata has a `deltaToken`, which
     * returns only later changes.
     */
    list: {
      params: MessageChangesListParams
      records: Message[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** A reply to a message in a channel. */
  replies: {
    /** Lists the replies to a message in a channel. */
    list: {
      params: RepliesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a reply to a message in a channel. */
    get: {
      params: RepliesGetParams
      records: Message
      meta: {}
    }
    /** Sends a reply to a message in a channel as the user. */
    create: {
      params: RepliesCreateParams
      records: Message
      meta: {}
    }
  }
  /** A reaction of the user to a message in a channel. The message itself has all its reactions. */
  reactions: {
    /** Adds a reaction to a message in a channel. */
    create: {
      params: ReactionsCreateParams
      records: null
      meta: {}
    }
    /** Removes the user's reaction from a message in a channel. */
    delete: {
      params: ReactionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A tab at the top of a channel, such as a file or a web page. */
  tabs: {
    /** Lists the tabs of a channel. */
    list: {
      params: TabsListParams
      records: Tab[]
      meta: {}
    }
  }
  /** A chat outside of teams: between two people, in a group or in a meeting. */
  chats: {
    /** Lists the user's chats. */
    list: {
      params: ChatsListParams
      records: Chat[]
      meta: {}
    }
    /** Gets a chat. */
    get: {
      params: ChatsGetParams
      records: Chat
      meta: {}
    }
    /** Creates a chat and returns it. For two people who already have a chat, returns the existing one. */
    create: {
      params: ChatsCreateParams
      records: Chat
      meta: {}
    }
    /** Updates the topic of a group chat. */
    update: {
      params: ChatsUpdateParams
      records: Chat
      meta: {}
    }
    search: {
      fields: ChatsSearchFields
    }
  }
  /** A member of a chat. */
  chat_members: {
    /** Lists the members of a chat. */
    list: {
      params: ChatMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a user to a group chat. The user can be given access to earlier messages. */
    create: {
      params: ChatMembersCreateParams
      records: null
      meta: {}
    }
    /** Removes a member from a group chat. */
    delete: {
      params: ChatMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message in a chat. */
  chat_messages: {
    /** Lists the messages of a chat, most recent first. */
    list: {
      params: ChatMessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a message of a chat. */
    get: {
      params: ChatMessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a message to a chat as the user. */
    create: {
      params: ChatMessagesCreateParams
      records: Message
      meta: {}
    }
    /** Updates the text of a message that the user sent to a chat. */
    update: {
      params: ChatMessagesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a message that the user sent to a chat. */
    delete: {
      params: ChatMessagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ChatMessagesSearchFields
    }
  }
  /**
   * An online meeting of the user, without a calendar event. To create a meeting with a calendar event, use Outlook's
   * events.
   */
  online_meetings: {
    /** Lists the online meeting with a join URL. */
    list: {
      params: OnlineMeetingsListParams
      records: Meeting[]
      meta: {}
    }
    /** Gets an online meeting with its join URL and dial-in numbers. */
    get: {
      params: OnlineMeetingsGetParams
      records: Meeting
      meta: {}
    }
    /** Creates an online meeting and returns it with its join URL. Nobody is invited. */
    create: {
      params: OnlineMeetingsCreateParams
      records: Meeting
      meta: {}
    }
    /** Updates an online meeting. Fields that you leave out keep their value. */
    update: {
      params: OnlineMeetingsUpdateParams
      records: Meeting
      meta: {}
    }
    /** Deletes an online meeting. Nobody is notified. */
    delete: {
      params: OnlineMeetingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The presence of a user, by user ID. */
  presences: {
    /** Lists the presence of users, such as `Available` or `Busy`, by user ID. */
    list: {
      params: PresencesListParams
      records: Presence[]
      meta: {}
    }
  }
  /** A user of the organization. */
  users: {
    /** Lists or searches the users of the organization. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user by ID or `userPrincipalName`. `me` is the authenticated user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
}

/** Params of teams.list. */
export interface TeamsListParams { [k: string]: never }

export interface Team {
  /** The team's ID. */
  id: string
  /** Creation time of the team. */
  createdDateTime?: string | null
  /** The team's name. */
  displayName?: string | null
  /** The team's description. May be null. */
  description?: string | null
  /** An internal ID of the team, used in places including the audit log. */
  internalId?: string | null
  /** The team's data sensitivity classification. Null if not set. */
  classification?: string | null
  /** The team's intended use, such as education. May be null. */
  specialization?: string | null
  /** The team's visibility: private, public or hidden membership. */
  visibility?: string | null
  /** The address for opening the team in Microsoft Teams. */
  webUrl?: string | null
  /** Whether the team is archived and read-only. */
  isArchived?: boolean | null
  /** The ID of the Microsoft Entra tenant. */
  tenantId?: string | null
  /** The name of the team's first channel. Set on creation. */
  firstChannelName?: string | null
  memberSettings?: MemberRights | null
  guestSettings?: GuestRights | null
  messagingSettings?: MessageRights | null
  funSettings?: FunRights | null
  /** The numbers of owners, members and guests. Present when requested. */
  summary?: ({
    ownersCount?: number | null
    membersCount?: number | null
    guestsCount?: number | null
  } | null)
}

export interface MemberRights {
  allowCreateUpdateChannels?: boolean | null
  allowCreatePrivateChannels?: boolean | null
  allowDeleteChannels?: boolean | null
  allowAddRemoveApps?: boolean | null
  allowCreateUpdateRemoveTabs?: boolean | null
  allowCreateUpdateRemoveConnectors?: boolean | null
}

export interface GuestRights {
  allowCreateUpdateChannels?: boolean | null
  allowDeleteChannels?: boolean | null
}

export interface MessageRights {
  allowUserEditMessages?: boolean | null
  allowUserDeleteMessages?: boolean | null
  allowOwnerDeleteMessages?: boolean | null
  allowTeamMentions?: boolean | null
  allowChannelMentions?: boolean | null
}

export interface FunRights {
  allowGiphy?: boolean | null
  giphyContentRating?: string | null
  allowStickersAndMemes?: boolean | null
  allowCustomMemes?: boolean | null
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** Name of the team. (at most 256 characters) */
  displayName: string
  /** Description of the team. (at most 1024 characters) */
  description?: string
  /** Visibility of the team: people can join (`public`) or are added by owners (`private`). (default "private") */
  visibility?: "private" | "public"
  /** Name of the first channel. Defaults to `General`. */
  firstChannelName?: string
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
  /** Name of the team. (at most 256 characters) */
  displayName?: string
  /** Description of the team. (at most 1024 characters) */
  description?: string
  /** Visibility of the team: people can join (`public`) or are added by owners (`private`). */
  visibility?: "private" | "public"
  /** Permissions of members. */
  memberSettings?: {
    /** Whether members can create and update channels. */
    allowCreateUpdateChannels?: boolean
    /** Whether members can create private channels. */
    allowCreatePrivateChannels?: boolean
    /** Whether members can delete channels. */
    allowDeleteChannels?: boolean
    /** Whether members can add and remove apps. */
    allowAddRemoveApps?: boolean
    /** Whether members can create, update and remove tabs. */
    allowCreateUpdateRemoveTabs?: boolean
    /** Whether members can create, update and remove connectors. */
    allowCreateUpdateRemoveConnectors?: boolean
  }
  /** Permissions of guests. */
  guestSettings?: {
    /** Whether guests can create and update channels. */
    allowCreateUpdateChannels?: boolean
    /** Whether guests can delete channels. */
    allowDeleteChannels?: boolean
  }
  /** Settings for messages and mentions. */
  messagingSettings?: {
    /** Whether users can edit their messages. */
    allowUserEditMessages?: boolean
    /** Whether users can delete their messages. */
    allowUserDeleteMessages?: boolean
    /** Whether owners can delete any message. */
    allowOwnerDeleteMessages?: boolean
    /** Whether users can mention the whole team. */
    allowTeamMentions?: boolean
    /** Whether users can mention the whole channel. */
    allowChannelMentions?: boolean
  }
  /** Settings for Giphy, stickers and memes. */
  funSettings?: {
    /** Whether users can send Giphy images. */
    allowGiphy?: boolean
    /** Content rating of Giphy images. */
    giphyContentRating?: "strict" | "moderate"
    /** Whether users can send stickers and memes. */
    allowStickersAndMemes?: boolean
    /** Whether users can create custom memes. */
    allowCustomMemes?: boolean
  }
}

/** Params of teams.archive. */
export interface TeamsArchiveParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
  /** Whether to make the team's SharePoint site read-only for members too. Defaults to `false`. (default false) */
  shouldSetSpoSiteReadOnlyForMembers?: boolean
}

/** Params of teams.unarchive. */
export interface TeamsUnarchiveParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  id: string | null
  displayName: string | null
  description: string | null
  internalId: string | null
  classification: string | null
  specialization: string | null
  visibility: string | null
  webUrl: string | null
  isArchived: boolean | null
  tenantId: string | null
}

/** Params of team_members.list. */
export interface TeamMembersListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 100. (1 to 999; default 100) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** OData filter. */
  filter?: string
}

export interface Member {
  /** The membership's ID, different from the user's. */
  id: string
  /** The OData type of the member, usually aadUserConversationMember. */
  "@odata.type"?: string
  /** The member's roles: owner or guest. Empty for an ordinary member. */
  roles?: string[]
  /** The member's name. */
  displayName?: string | null
  /** The ID of the user in Microsoft Entra. */
  userId?: string | null
  /** The member's email address. May be null. */
  email?: string | null
  /** The ID of the Microsoft Entra tenant the user belongs to. */
  tenantId?: string | null
  /** The time from which the member can see the conversation's history. */
  visibleHistoryStartDateTime?: string | null
}

/** Params of team_members.create. */
export interface TeamMembersCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the user, as `users.list` returns it, or the `userPrincipalName`. */
  userId: string
  /** Roles of the member: `owner`, `guest`, or an empty list for a regular member. */
  roles: ("owner" | "guest")[]
}

/** Params of team_members.update. */
export interface TeamMembersUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the member, as `team_members.list` returns it. */
  id: string
  /** Roles of the member: `owner`, `guest`, or an empty list for a regular member. */
  roles: ("owner" | "guest")[]
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the member, as `team_members.list` returns it. */
  id: string
}

/** Params of channels.list. */
export interface ChannelsListParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** OData filter. */
  filter?: string
}

export interface Channel {
  /** The channel's ID. */
  id: string
  /** Creation time of the channel. */
  createdDateTime?: string | null
  /** The channel's name. */
  displayName?: string
  /** The channel's description. May be null. */
  description?: string | null
  /** The email address for sending messages to the channel. May be empty. */
  email?: string | null
  /** The address for opening the channel in Microsoft Teams. */
  webUrl?: string | null
  /** The ID of the Microsoft Entra tenant. */
  tenantId?: string | null
  /** The kind of channel: standard, private or shared. */
  membershipType?: string | null
  /** Whether the channel is archived. */
  isArchived?: boolean | null
  /** Whether the channel is shown to all the team's members by default. */
  isFavoriteByDefault?: boolean | null
  /** The channel's layout: posts or chat. */
  layoutType?: string | null
  /** The numbers of owners, members and guests, and the presence of other tenants' members. */
  summary?: ({
    ownersCount?: number | null
    membersCount?: number | null
    guestsCount?: number | null
    hasMembersFromOtherTenants?: boolean | null
  } | null)
}

/** Params of channels.get. */
export interface ChannelsGetParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  id: string
}

/** Params of channels.create. */
export interface ChannelsCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** Name of the channel. (at most 50 characters) */
  displayName: string
  /** Description of the channel. (at most 1024 characters) */
  description?: string
  /** Membership type of the channel. Cannot be changed later. Defaults to `standard`. (default "standard") */
  membershipType?: "standard" | "private" | "shared"
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  id: string
  /** Name of the channel. (at most 50 characters) */
  displayName?: string
  /** Description of the channel. (at most 1024 characters) */
  description?: string
}

/** Params of channels.delete. */
export interface ChannelsDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  id: string
}

/** Searchable fields of channels, in hosted mode. */
export interface ChannelsSearchFields {
  id: string | null
  displayName: string | null
  description: string | null
  email: string | null
  webUrl: string | null
  membershipType: string | null
  isArchived: boolean | null
  createdDateTime: string | null
  tenantId: string | null
}

/** Params of channel_members.list. */
export interface ChannelMembersListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 100. (1 to 999; default 100) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** OData filter. */
  filter?: string
}

/** Params of channel_members.create. */
export interface ChannelMembersCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the user, as `users.list` returns it, or the `userPrincipalName`. */
  userId: string
  /** Roles of the member: `owner`, `guest`, or an empty list for a regular member. */
  roles: ("owner" | "guest")[]
}

/** Params of channel_members.delete. */
export interface ChannelMembersDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the member, as `channel_members.list` returns it. */
  id: string
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Maximum number of records per page, 1 to 50. Defaults to 20. (1 to 50; default 20) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
}

export interface Message {
  /** The message's ID, unique within its channel or chat. */
  id: string
  /** The OData type of the object. Usually absent. */
  "@odata.type"?: string
  /** The ID of the message replied to. Null for the first message of a thread. */
  replyToId?: string | null
  /** The version number of the message. */
  etag?: string | null
  /** The kind of message, ordinary or a system event. */
  messageType?: string
  /** Creation time of the message. */
  createdDateTime?: string | null
  /** The time of the last change to the message, reactions included. */
  lastModifiedDateTime?: string | null
  /** The time the message's text was last edited. Null if it never was. */
  lastEditedDateTime?: string | null
  /** The time the message was deleted. Null if it was not. */
  deletedDateTime?: string | null
  /** The message's subject, as plain text. Null if it has none. */
  subject?: string | null
  /** A summary of the message for notifications. May be null. */
  summary?: string | null
  /** The ID of the chat the message is in. Null for channel messages. */
  chatId?: string | null
  /** The message's importance: normal, high or urgent. */
  importance?: string
  /** The locale of the message, as set by the client. */
  locale?: string
  /** The message's address in Microsoft Teams. Null for chat messages. */
  webUrl?: string | null
  from?: Sender | null
  /** The message's content, as plain text or HTML. */
  body?: Content
  channelIdentity?: InWhich | null
  /** The files, cards and other items attached to the message. */
  attachments?: Attachment[]
  /** The users, bots, teams, channels and tags mentioned in the message. */
  mentions?: Mention[]
  /** The reactions to the message. */
  reactions?: ReactionOf[]
  /** The past changes to the message, including reactions. */
  messageHistory?: Change[]
  /** Policy violation that hides the message. The form depends on the policy. */
  policyViolation?: { [k: string]: unknown } | null
  /** Details of the event, by `@odata.type`. */
  eventDetail?: { [k: string]: unknown } | null
}

export interface Sender {
  application?: Identity | null
  device?: Identity | null
  user?: Identity | null
}

export interface Identity {
  "@odata.type"?: string
  id?: string | null
  displayName?: string | null
  userIdentityType?: string | null
  tenantId?: string | null
  applicationIdentityType?: string | null
}

export interface Content {
  contentType?: string | null
  content?: string | null
}

export interface InWhich {
  teamId?: string | null
  channelId?: string | null
}

export interface Attachment {
  id?: string | null
  contentType?: string | null
  contentUrl?: string | null
  content?: string | null
  name?: string | null
  thumbnailUrl?: string | null
  teamsAppId?: string | null
}

export interface Mention {
  id?: number | null
  mentionText?: string | null
  mentioned?: ({
    application?: Identity | null
    device?: Identity | null
    user?: Identity | null
    conversation?: Conversation | null
  } | null)
}

export interface Conversation {
  id?: string | null
  displayName?: string | null
  conversationIdentityType?: string | null
}

export interface ReactionOf {
  reactionType?: string
  displayName?: string | null
  reactionContentUrl?: string | null
  createdDateTime?: string
  user?: Sender
}

export interface Change {
  modifiedDateTime?: string
  actions?: string
  reaction?: ReactionOf | null
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Params of messages.create. */
export interface MessagesCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** Text of the message. */
  body: {
    /** Content of the message. */
    content: string
    /** Content type: plain text or HTML. Defaults to `text`. */
    contentType?: "text" | "html"
  }
  /** Subject of the message, shown above it. */
  subject?: string
  /** Importance of the message. `urgent` is for chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Mentions in the text, each marked there as `<at id="0">…</at>`. */
  mentions?: {
    /** Number of the mention, as in the text's `<at id="0">`. (at least 0) */
    id: number
    /** Text of the mention, such as the user's name. */
    mentionText: string
    /** User, channel or team that is mentioned. */
    mentioned: {
      /** A user who is mentioned. */
      user?: {
        /** ID of the user. */
        id: string
        /** Name of the user. */
        displayName?: string
        /** Type of the user. `aadUser` is a user of an organization. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team that is mentioned. */
      conversation?: {
        /** ID of the channel or team. */
        id: string
        /** Name of the channel or team. */
        displayName?: string
        /** Type of the conversation: team or channel. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards to attach, each marked in the text as `<attachment id="…"></attachment>`. */
  attachments?: {
    /** Your own ID for the attachment, as in the text. */
    id: string
    /** `reference` for a file, or the media type of a card. */
    contentType: string
    /** URL of the file in SharePoint or OneDrive. */
    contentUrl?: string
    /** Content of the card, as JSON text. */
    content?: string
    /** Name of the file. */
    name?: string
  }[]
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  id: string
  /** Text of the message. */
  body: {
    /** Content of the message. */
    content: string
    /** Content type: plain text or HTML. Defaults to `text`. */
    contentType?: "text" | "html"
  }
  /** Mentions in the text, each marked there as `<at id="0">…</at>`. */
  mentions?: {
    /** Number of the mention, as in the text's `<at id="0">`. (at least 0) */
    id: number
    /** Text of the mention, such as the user's name. */
    mentionText: string
    /** User, channel or team that is mentioned. */
    mentioned: {
      /** A user who is mentioned. */
      user?: {
        /** ID of the user. */
        id: string
        /** Name of the user. */
        displayName?: string
        /** Type of the user. `aadUser` is a user of an organization. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team that is mentioned. */
      conversation?: {
        /** ID of the channel or team. */
        id: string
        /** Name of the channel or team. */
        displayName?: string
        /** Type of the conversation: team or channel. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards to attach, each marked in the text as `<attachment id="…"></attachment>`. */
  attachments?: {
    /** Your own ID for the attachment, as in the text. */
    id: string
    /** `reference` for a file, or the media type of a card. */
    contentType: string
    /** URL of the file in SharePoint or OneDrive. */
    contentUrl?: string
    /** Content of the card, as JSON text. */
    content?: string
    /** Name of the file. */
    name?: string
  }[]
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  id: string
}

/** Params of message_changes.list. Takes only one of deltaToken, filter. */
export interface MessageChangesListParams {
  /** Maximum number of records per page, 1 to 50. Defaults to 20. (1 to 50) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** Filter on `lastModifiedDateTime` with `gt`. Other filters are not supported. */
  filter?: string
  /**
   * The `deltaToken` in the metadata of an earlier list's last page. Returns only later changes. An expired token is
   * rejected.
   */
  deltaToken?: string
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** Maximum number of records per page, 1 to 50. Defaults to 20. (1 to 50; default 20) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  messageId: string
}

/** Params of replies.get. */
export interface RepliesGetParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  messageId: string
  /** ID of the reply, as `replies.list` returns it. */
  id: string
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  messageId: string
  /** Text of the message. */
  body: {
    /** Content of the message. */
    content: string
    /** Content type: plain text or HTML. Defaults to `text`. */
    contentType?: "text" | "html"
  }
  /** Importance of the message. `urgent` is for chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Mentions in the text, each marked there as `<at id="0">…</at>`. */
  mentions?: {
    /** Number of the mention, as in the text's `<at id="0">`. (at least 0) */
    id: number
    /** Text of the mention, such as the user's name. */
    mentionText: string
    /** User, channel or team that is mentioned. */
    mentioned: {
      /** A user who is mentioned. */
      user?: {
        /** ID of the user. */
        id: string
        /** Name of the user. */
        displayName?: string
        /** Type of the user. `aadUser` is a user of an organization. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team that is mentioned. */
      conversation?: {
        /** ID of the channel or team. */
        id: string
        /** Name of the channel or team. */
        displayName?: string
        /** Type of the conversation: team or channel. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards to attach, each marked in the text as `<attachment id="…"></attachment>`. */
  attachments?: {
    /** Your own ID for the attachment, as in the text. */
    id: string
    /** `reference` for a file, or the media type of a card. */
    contentType: string
    /** URL of the file in SharePoint or OneDrive. */
    contentUrl?: string
    /** Content of the card, as JSON text. */
    content?: string
    /** Name of the file. */
    name?: string
  }[]
}

/** Params of reactions.create. */
export interface ReactionsCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  messageId: string
  /** Reaction, as an emoji. */
  reactionType: string
}

/** Params of reactions.delete. */
export interface ReactionsDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
  /** ID of the message, as `messages.list` returns it. */
  messageId: string
  /** Reaction, as an emoji. */
  reactionType: string
}

/** Params of tabs.list. */
export interface TabsListParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** ID of the channel, as `channels.list` returns it. */
  channelId: string
}

export interface Tab {
  /** The tab's ID. */
  id: string
  /** The tab's name. */
  displayName?: string | null
  /** The address for opening the tab in Microsoft Teams. */
  webUrl?: string | null
  /** The settings of the tab's app, including the address of its content. */
  configuration?: ({
    entityId?: string | null
    contentUrl?: string | null
    removeUrl?: string | null
    websiteUrl?: string | null
  } | null)
}

/** Params of chats.list. */
export interface ChatsListParams {
  /** Maximum number of records per page, 1 to 50. Defaults to 20. (1 to 50; default 20) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** OData filter. */
  filter?: string
}

export interface Chat {
  /** The chat's ID. */
  id: string
  /** The chat's subject. Null unless set for a group chat or a meeting. */
  topic?: string | null
  /** The kind of chat: one-on-one, group or meeting. */
  chatType?: string
  /** Creation time of the chat. */
  createdDateTime?: string | null
  /** The time the chat was last renamed or its members changed. */
  lastUpdatedDateTime?: string | null
  /** The address for opening the chat in Microsoft Teams. */
  webUrl?: string | null
  /** The ID of the Microsoft Entra tenant the chat was created in. */
  tenantId?: string | null
  /** Whether the chat is hidden for all its members. */
  isHiddenForAllMembers?: boolean | null
  /** The meeting the chat belongs to. Null for other chats. */
  onlineMeetingInfo?: ({
    calendarEventId?: string | null
    joinWebUrl?: string | null
    organizer?: Identity | null
  } | null)
  /** The signed-in user's view of the chat: hidden or not, and last read. */
  viewpoint?: ({
    isHidden?: boolean | null
    lastMessageReadDateTime?: string | null
  } | null)
}

/** Params of chats.get. */
export interface ChatsGetParams {
  /** ID of the chat, as `chats.list` returns it. */
  id: string
}

/** Params of chats.create. */
export interface ChatsCreateParams {
  /** Type of the chat: two people (`oneOnOne`) or more (`group`). */
  chatType: "oneOnOne" | "group"
  /** Members of the chat, up to 20, including the user, each with the role `owner`. (2 to 20 items) */
  members: {
    /** Type of the member: a user. */
    "@odata.type": "#microsoft.graph.aadUserConversationMember"
    /** Roles of the member: `owner`, or `guest` for people outside the organization. */
    roles: ("owner" | "guest")[]
    /** URL of the user in Microsoft Graph. */
    "user@odata.bind": string
  }[]
  /** Topic of a group chat. (at most 250 characters) */
  topic?: string
}

/** Params of chats.update. */
export interface ChatsUpdateParams {
  /** ID of the chat, as `chats.list` returns it. */
  id: string
  /** Topic of the group chat. (at most 250 characters) */
  topic: string
}

/** Searchable fields of chats, in hosted mode. */
export interface ChatsSearchFields {
  id: string | null
  topic: string | null
  chatType: string | null
  createdDateTime: string | null
  lastUpdatedDateTime: string | null
  webUrl: string | null
  tenantId: string | null
  isHiddenForAllMembers: boolean | null
}

/** Params of chat_members.list. */
export interface ChatMembersListParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
}

/** Params of chat_members.create. */
export interface ChatMembersCreateParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** ID of the user, as `users.list` returns it, or the `userPrincipalName`. */
  userId: string
  /** Roles of the member: `owner`, `guest`, or an empty list for a regular member. */
  roles: ("owner" | "guest")[]
  /**
   * Time from which the member can see messages. `0001-01-01T00:00:00Z` shows all messages. Defaults to no earlier
   * messages.
   */
  visibleHistoryStartDateTime?: string
}

/** Params of chat_members.delete. */
export interface ChatMembersDeleteParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** ID of the member, as `chat_members.list` returns it. */
  id: string
}

/** Params of chat_messages.list. Needs orderby with filter. */
export interface ChatMessagesListParams {
  /** Maximum number of records per page, 1 to 50. Defaults to 20. (1 to 50; default 20) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** Sort order: `lastModifiedDateTime desc` or `createdDateTime desc`. */
  orderby?: string[]
  /**
   * Filter on `lastModifiedDateTime` with `gt` or `lt`, or on `createdDateTime` with `lt`. Requires `orderby` with the
   * same field.
   */
  filter?: string
}

/** Params of chat_messages.get. */
export interface ChatMessagesGetParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** ID of the message, as `chat_messages.list` returns it. */
  id: string
}

/** Params of chat_messages.create. */
export interface ChatMessagesCreateParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** Text of the message. */
  body: {
    /** Content of the message. */
    content: string
    /** Content type: plain text or HTML. Defaults to `text`. */
    contentType?: "text" | "html"
  }
  /** Importance of the message. `urgent` is for chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Mentions in the text, each marked there as `<at id="0">…</at>`. */
  mentions?: {
    /** Number of the mention, as in the text's `<at id="0">`. (at least 0) */
    id: number
    /** Text of the mention, such as the user's name. */
    mentionText: string
    /** User, channel or team that is mentioned. */
    mentioned: {
      /** A user who is mentioned. */
      user?: {
        /** ID of the user. */
        id: string
        /** Name of the user. */
        displayName?: string
        /** Type of the user. `aadUser` is a user of an organization. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team that is mentioned. */
      conversation?: {
        /** ID of the channel or team. */
        id: string
        /** Name of the channel or team. */
        displayName?: string
        /** Type of the conversation: team or channel. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards to attach, each marked in the text as `<attachment id="…"></attachment>`. */
  attachments?: {
    /** Your own ID for the attachment, as in the text. */
    id: string
    /** `reference` for a file, or the media type of a card. */
    contentType: string
    /** URL of the file in SharePoint or OneDrive. */
    contentUrl?: string
    /** Content of the card, as JSON text. */
    content?: string
    /** Name of the file. */
    name?: string
  }[]
}

/** Params of chat_messages.update. */
export interface ChatMessagesUpdateParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** ID of the message, as `chat_messages.list` returns it. */
  id: string
  /** Text of the message. */
  body: {
    /** Content of the message. */
    content: string
    /** Content type: plain text or HTML. Defaults to `text`. */
    contentType?: "text" | "html"
  }
  /** Mentions in the text, each marked there as `<at id="0">…</at>`. */
  mentions?: {
    /** Number of the mention, as in the text's `<at id="0">`. (at least 0) */
    id: number
    /** Text of the mention, such as the user's name. */
    mentionText: string
    /** User, channel or team that is mentioned. */
    mentioned: {
      /** A user who is mentioned. */
      user?: {
        /** ID of the user. */
        id: string
        /** Name of the user. */
        displayName?: string
        /** Type of the user. `aadUser` is a user of an organization. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team that is mentioned. */
      conversation?: {
        /** ID of the channel or team. */
        id: string
        /** Name of the channel or team. */
        displayName?: string
        /** Type of the conversation: team or channel. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards to attach, each marked in the text as `<attachment id="…"></attachment>`. */
  attachments?: {
    /** Your own ID for the attachment, as in the text. */
    id: string
    /** `reference` for a file, or the media type of a card. */
    contentType: string
    /** URL of the file in SharePoint or OneDrive. */
    contentUrl?: string
    /** Content of the card, as JSON text. */
    content?: string
    /** Name of the file. */
    name?: string
  }[]
}

/** Params of chat_messages.delete. */
export interface ChatMessagesDeleteParams {
  /** ID of the chat, as `chats.list` returns it. */
  chatId: string
  /** ID of the message, as `chat_messages.list` returns it. */
  id: string
}

/** Searchable fields of chat_messages, in hosted mode. */
export interface ChatMessagesSearchFields {
  id: string | null
  chatId: string | null
  messageType: string | null
  createdDateTime: string | null
  lastModifiedDateTime: string | null
  deletedDateTime: string | null
  text: string | null
  from_id: string | null
  from_name: string | null
  importance: string | null
  subject: string | null
  mentions: unknown[] | null
  attachments: unknown[] | null
  reactions: unknown[] | null
}

/** Params of online_meetings.list. */
export interface OnlineMeetingsListParams {
  /** Join URL of the meeting. */
  joinWebUrl: string
}

export interface Meeting {
  id: string
  creationDateTime?: string | null
  startDateTime?: string | null
  endDateTime?: string | null
  subject?: string | null
  joinWebUrl?: string | null
  joinInformation?: Content | null
  meetingOptionsWebUrl?: string | null
  externalId?: string | null
  /**
   * @deprecated
   * Whether the meeting is a live event. Deprecated.
   */
  isBroadcast?: boolean | null
  allowedPresenters?: string | null
  allowMeetingChat?: string | null
  allowAttendeeToEnableCamera?: boolean | null
  allowAttendeeToEnableMic?: boolean | null
  allowRecording?: boolean | null
  allowTranscription?: boolean | null
  recordAutomatically?: boolean | null
  isEntryExitAnnounced?: boolean | null
  videoTeleconferenceId?: string | null
  lobbyBypassSettings?: ({
    scope?: string | null
    isDialInBypassEnabled?: boolean | null
  } | null)
  joinMeetingIdSettings?: ({
    isPasscodeRequired?: boolean | null
    joinMeetingId?: string | null
    passcode?: string | null
  } | null)
  audioConferencing?: DialIn | null
  chatInfo?: ({
    threadId?: string | null
    messageId?: string | null
    replyChainMessageId?: string | null
  } | null)
  participants?: ({
    organizer?: Participant | null
    attendees?: Participant[]
  } | null)
}

export interface DialIn {
  conferenceId?: string | null
  tollNumber?: string | null
  tollFreeNumber?: string | null
  tollNumbers?: string[]
  tollFreeNumbers?: string[]
  dialinUrl?: string | null
}

export interface Participant {
  identity?: Sender | null
  upn?: string | null
  role?: string | null
}

/** Params of online_meetings.get. */
export interface OnlineMeetingsGetParams {
  /** ID of the meeting, as `online_meetings.create` or `online_meetings.list` returns it. */
  id: string
}

/** Params of online_meetings.create. */
export interface OnlineMeetingsCreateParams {
  /** Start of the meeting. Defaults to now. */
  startDateTime?: string
  /** End of the meeting. */
  endDateTime?: string
  /** Subject of the meeting. */
  subject?: string
  /** People who can present. */
  allowedPresenters?: "everyone" | "organization" | "roleIsPresenter" | "organizer"
  /** Chat mode of the meeting. `limited` allows the chat during the meeting only. */
  allowMeetingChat?: "enabled" | "disabled" | "limited"
  /** Settings for bypassing the lobby. */
  lobbyBypassSettings?: {
    /** People who bypass the lobby. */
    scope?:
      | "organizer"
      | "organization"
      | "organizationAndFederated"
      | "everyone"
      | "invited"
      | "organizationExcludingGuests"
    /** Whether callers bypass the lobby. */
    isDialInBypassEnabled?: boolean
  }
  /** Whether to record the meeting from its start. */
  recordAutomatically?: boolean
  /** Whether to announce callers when they join or leave. */
  isEntryExitAnnounced?: boolean
  /** Whether attendees can turn on their cameras. */
  allowAttendeeToEnableCamera?: boolean
  /** Whether attendees can turn on their microphones. */
  allowAttendeeToEnableMic?: boolean
  /** Participants of the meeting with their roles. */
  participants?: {
    /** Participants of the meeting. */
    attendees?: {
      /** The user's `userPrincipalName`, which is usually the email address. */
      upn: string
      /** Role of the participant. */
      role?: "attendee" | "presenter" | "coorganizer"
    }[]
  }
  /** Passcode settings of the meeting. */
  joinMeetingIdSettings?: {
    /** Whether a passcode is required to join. */
    isPasscodeRequired: boolean
  }
}

/** Params of online_meetings.update. Needs endDateTime with startDateTime. Needs startDateTime with endDateTime. */
export interface OnlineMeetingsUpdateParams {
  /** ID of the meeting, as `online_meetings.create` or `online_meetings.list` returns it. */
  id: string
  /** Start of the meeting. Requires `endDateTime`. */
  startDateTime?: string
  /** End of the meeting. Requires `startDateTime`. */
  endDateTime?: string
  /** Subject of the meeting. */
  subject?: string
  /** People who can present. */
  allowedPresenters?: "everyone" | "organization" | "roleIsPresenter" | "organizer"
  /** Chat mode of the meeting. `limited` allows the chat during the meeting only. */
  allowMeetingChat?: "enabled" | "disabled" | "limited"
  /** Settings for bypassing the lobby. */
  lobbyBypassSettings?: {
    /** People who bypass the lobby. */
    scope?:
      | "organizer"
      | "organization"
      | "organizationAndFederated"
      | "everyone"
      | "invited"
      | "organizationExcludingGuests"
    /** Whether callers bypass the lobby. */
    isDialInBypassEnabled?: boolean
  }
  /** Whether to record the meeting from its start. */
  recordAutomatically?: boolean
  /** Whether to announce callers when they join or leave. */
  isEntryExitAnnounced?: boolean
  /** Whether attendees can turn on their cameras. */
  allowAttendeeToEnableCamera?: boolean
  /** Whether attendees can turn on their microphones. */
  allowAttendeeToEnableMic?: boolean
  /** Participants of the meeting with their roles. */
  participants?: {
    /** Participants of the meeting. */
    attendees?: {
      /** The user's `userPrincipalName`, which is usually the email address. */
      upn: string
      /** Role of the participant. */
      role?: "attendee" | "presenter" | "coorganizer"
    }[]
  }
}

/** Params of online_meetings.delete. */
export interface OnlineMeetingsDeleteParams {
  /** ID of the meeting, as `online_meetings.create` or `online_meetings.list` returns it. */
  id: string
}

/** Params of presences.list. */
export interface PresencesListParams {
  /** User IDs, as `users.list` returns them, up to 650. (1 to 650 items) */
  ids: string[]
}

export interface Presence {
  id: string
  availability?: string | null
  activity?: string | null
  sequenceNumber?: string | null
  statusMessage?: ({
    message?: Content | null
    publishedDateTime?: string | null
    expiryDateTime?: ({
      dateTime?: string
      timeZone?: string | null
    } | null)
  } | null)
  outOfOfficeSettings?: ({
    isOutOfOffice?: boolean | null
    message?: string | null
  } | null)
  workLocation?: ({
    workLocationType?: string
    source?: string
    placeId?: string | null
  } | null)
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 100. (1 to 999; default 100) */
  top?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  skipToken?: string
  /** OData filter. */
  filter?: string
}

export interface User {
  id: string
  displayName?: string | null
  givenName?: string | null
  surname?: string | null
  mail?: string | null
  userPrincipalName?: string | null
  jobTitle?: string | null
  mobilePhone?: string | null
  businessPhones?: string[]
  officeLocation?: string | null
  preferredLanguage?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, or the `userPrincipalName`, which is usually the email address. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  displayName: string | null
  givenName: string | null
  surname: string | null
  mail: string | null
  userPrincipalName: string | null
  jobTitle: string | null
  mobilePhone: string | null
  businessPhones: unknown[] | null
  officeLocation: string | null
  preferredLanguage: string | null
}

/** Credentials by auth variant. */
export interface MicrosoftTeamsCredentials {
  oauth: MicrosoftTeamsOauthCredentials
}

/** Microsoft work account */
export interface MicrosoftTeamsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface MicrosoftTeamsConfig {
  /**
   * Directory (tenant) ID or domain of the organization. Required for single-tenant apps. `organizations` allows any
   * organization. (default "organizations")
   */
  tenant?: string
}
