// Generated from definitions/microsoft-teams.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Microsoft Teams */
    "microsoft-teams": MicrosoftTeams
  }
}

/**
 * Microsoft Teams. Teams, channels, messages with their replies and reactions, chats, members, online meetings and
 * presence of one organization.
 */
export interface MicrosoftTeams {
  operations: MicrosoftTeamsOperations
  credentials: MicrosoftTeamsCredentials
  config: MicrosoftTeamsConfig
}

/** What can be called, by entity and action. */
export interface MicrosoftTeamsOperations {
  /** A team with its channels and members. */
  teams: {
    /** Lists the teams that the user is a member of, without their settings. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets one team with its settings. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Makes a team, which takes a while; Microsoft answers nothing. The user becomes its owner. */
    create: {
      params: TeamsCreateParams
      records: null
      meta: {}
    }
    /** Changes what is given of a team's name, description, visibility and settings. */
    update: {
      params: TeamsUpdateParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A team that is archived, in which nobody can write any more. */
  teams_archive: {
    /** Archives a team, which takes a while. */
    create: {
      params: TeamsArchiveCreateParams
      records: null
      meta: {}
    }
  }
  /** A team that is taken out of the archive. */
  teams_unarchive: {
    /** Takes a team out of the archive, which takes a while. */
    create: {
      params: TeamsUnarchiveCreateParams
      records: null
      meta: {}
    }
  }
  /** A person in a team. The member's own id is not the person's, which is userId. */
  team_members: {
    /** Lists the members of a team, owners and guests too. */
    list: {
      params: TeamMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a person to a team as a member or owner. */
    create: {
      params: TeamMembersCreateParams
      records: Member
      meta: {}
    }
    /** Makes a member of a team an owner, or an owner a member. */
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
   * A channel of a team, for all of its members (standard), some of them (private) or people of several teams (shared).
   */
  channels: {
    /** Lists the channels of a team that the user may see. */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {}
    }
    /** Gets one channel. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Makes a channel; a private or shared one has the user alone as its owner until others are added. */
    create: {
      params: ChannelsCreateParams
      records: Channel
      meta: {}
    }
    /** Changes what is given of a channel's name and description. */
    update: {
      params: ChannelsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a channel with its messages. A team's owner can bring it back for 30 days in Teams. */
    delete: {
      params: ChannelsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** A person in a private or shared channel; of a standard one, a member of its team. */
  channel_members: {
    /** Lists the members of a channel. */
    list: {
      params: ChannelMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a person to a private or shared channel. */
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
   * A message in a channel that begins a conversation; its answers are replies. eventDetail says what a
   * systemEventMessage is about.
   */
  messages: {
    /** Lists the messages of a channel without their replies. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets one message of a channel without its replies. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a message to a channel in the user's name, which people of the team read. */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
    /** Changes the text of a message that the user sent to a channel. */
    update: {
      params: MessagesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a message that the user sent to a channel. Its place and its replies stay. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message of a channel that is new or was changed since an earlier list. */
  message_changes: {
    /**
     * Lists a channel's messages of eight months with a deltaToken in the metadata of the last page, and by that token
     * only what has changed since.
     */
    list: {
      params: MessageChangesListParams
      records: Message[]
      meta: {
        deltaToken: string | null
      }
    }
  }
  /** An answer to a message in a channel. */
  replies: {
    /** Lists the replies to a message in a channel. */
    list: {
      params: RepliesListParams
      records: Message[]
      meta: {}
    }
    /** Gets one reply to a message in a channel. */
    get: {
      params: RepliesGetParams
      records: Message
      meta: {}
    }
    /** Answers a message in a channel in the user's name. */
    create: {
      params: RepliesCreateParams
      records: Message
      meta: {}
    }
  }
  /** The user's reaction to a message in a channel. Which there are is in the message. */
  reactions: {
    /** Reacts to a message in a channel, such as with a thumb. */
    create: {
      params: ReactionsCreateParams
      records: null
      meta: {}
    }
    /** Takes the user's reaction off a message in a channel. */
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
  /** A conversation outside of teams, of two people, a group or a meeting. */
  chats: {
    /** Lists the user's chats. */
    list: {
      params: ChatsListParams
      records: Chat[]
      meta: {}
    }
    /** Gets one chat. */
    get: {
      params: ChatsGetParams
      records: Chat
      meta: {}
    }
    /** Begins a chat and answers it; of two people the one that there is already. */
    create: {
      params: ChatsCreateParams
      records: Chat
      meta: {}
    }
    /** Renames a group. */
    update: {
      params: ChatsUpdateParams
      records: Chat
      meta: {}
    }
    search: {
      fields: ChatsSearchFields
    }
  }
  /** A person in a chat. */
  chat_members: {
    /** Lists who is in a chat. */
    list: {
      params: ChatMembersListParams
      records: Member[]
      meta: {}
    }
    /** Adds a person to a group, who may see what was written before. */
    create: {
      params: ChatMembersCreateParams
      records: null
      meta: {}
    }
    /** Removes a person from a group. */
    delete: {
      params: ChatMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message in a chat. */
  chat_messages: {
    /** Lists the messages of a chat, latest first. */
    list: {
      params: ChatMessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets one message of a chat. */
    get: {
      params: ChatMessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a message to a chat in the user's name. */
    create: {
      params: ChatMessagesCreateParams
      records: Message
      meta: {}
    }
    /** Changes the text of a message that the user sent to a chat. */
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
  /** An online meeting of the user. It is in no calendar; Outlook's events make one that is. */
  online_meetings: {
    /** Finds the meeting that an address leads to. */
    list: {
      params: OnlineMeetingsListParams
      records: Meeting[]
      meta: {}
    }
    /** Gets one meeting with the address and numbers by which one joins. */
    get: {
      params: OnlineMeetingsGetParams
      records: Meeting
      meta: {}
    }
    /** Makes an online meeting and answers it with the address by which one joins. Nobody is invited. */
    create: {
      params: OnlineMeetingsCreateParams
      records: Meeting
      meta: {}
    }
    /** Changes what is given of a meeting. */
    update: {
      params: OnlineMeetingsUpdateParams
      records: Meeting
      meta: {}
    }
    /** Deletes a meeting; nobody is notified. */
    delete: {
      params: OnlineMeetingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Whether a person is there, by their id. */
  presences: {
    /** Lists whether people are there, such as Available or Busy, by their ids. */
    list: {
      params: PresencesListParams
      records: Presence[]
      meta: {}
    }
  }
  /** A person of the organization. */
  users: {
    /** Lists or searches the people of the organization. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets one person by id or address; me is the user. */
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
  id: string
  createdDateTime?: string | null
  displayName?: string | null
  description?: string | null
  internalId?: string | null
  classification?: string | null
  specialization?: string | null
  visibility?: string | null
  webUrl?: string | null
  isArchived?: boolean | null
  tenantId?: string | null
  firstChannelName?: string | null
  memberSettings?: MemberRights | null
  guestSettings?: GuestRights | null
  messagingSettings?: MessageRights | null
  funSettings?: FunRights | null
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
  /** The id of the team, from teams.list. */
  id: string
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** The name of the team. (at most 256 characters) */
  displayName: string
  /** What the team is for. (at most 1024 characters) */
  description?: string
  /** Whether people join by themselves (public) or owners add them. (default "private") */
  visibility?: "private" | "public"
  /** What its first channel is called; General unless given. */
  firstChannelName?: string
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** The id of the team, from teams.list. */
  id: string
  /** The name of the team. (at most 256 characters) */
  displayName?: string
  /** What the team is for. (at most 1024 characters) */
  description?: string
  /** Whether people join by themselves (public) or owners add them. */
  visibility?: "private" | "public"
  /** What members may do. */
  memberSettings?: {
    /** Make and change channels. */
    allowCreateUpdateChannels?: boolean
    /** Make private channels. */
    allowCreatePrivateChannels?: boolean
    /** Delete channels. */
    allowDeleteChannels?: boolean
    /** Add and remove apps. */
    allowAddRemoveApps?: boolean
    /** Make, change and remove tabs. */
    allowCreateUpdateRemoveTabs?: boolean
    /** Make, change and remove connectors. */
    allowCreateUpdateRemoveConnectors?: boolean
  }
  /** What guests may do. */
  guestSettings?: {
    /** Make and change channels. */
    allowCreateUpdateChannels?: boolean
    /** Delete channels. */
    allowDeleteChannels?: boolean
  }
  /** What people may do with messages. */
  messagingSettings?: {
    /** People change their messages. */
    allowUserEditMessages?: boolean
    /** People delete their messages. */
    allowUserDeleteMessages?: boolean
    /** Owners delete any message. */
    allowOwnerDeleteMessages?: boolean
    /** People mention the whole team. */
    allowTeamMentions?: boolean
    /** People mention the whole channel. */
    allowChannelMentions?: boolean
  }
  /** Which pictures people may send. */
  funSettings?: {
    /** Giphy's pictures. */
    allowGiphy?: boolean
    /** How strictly those are chosen. */
    giphyContentRating?: "strict" | "moderate"
    /** Stickers and memes. */
    allowStickersAndMemes?: boolean
    /** Memes of one's own. */
    allowCustomMemes?: boolean
  }
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

/** Params of teams_archive.create. */
export interface TeamsArchiveCreateParams {
  /** The id of the team, from teams.list. */
  id: string
  /** Whether members may only read its SharePoint site as well. (default false) */
  shouldSetSpoSiteReadOnlyForMembers?: boolean
}

/** Params of teams_unarchive.create. */
export interface TeamsUnarchiveCreateParams {
  /** The id of the team, from teams.list. */
  id: string
}

/** Params of team_members.list. */
export interface TeamMembersListParams {
  /** How many records a page holds at most. (1 to 999; default 100) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the team, from teams.list. */
  teamId: string
  /** A condition of OData. */
  filter?: string
}

export interface Member {
  id: string
  "@odata.type"?: string
  roles?: string[]
  displayName?: string | null
  userId?: string | null
  email?: string | null
  tenantId?: string | null
  visibleHistoryStartDateTime?: string | null
}

/** Params of team_members.create. */
export interface TeamMembersCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The person by id or address, from users.list. */
  userId: string
  /** owner, guest, or an empty list for a member. */
  roles: ("owner" | "guest")[]
}

/** Params of team_members.update. */
export interface TeamMembersUpdateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The member's id, from team_members.list. */
  id: string
  /** owner, guest, or an empty list for a member. */
  roles: ("owner" | "guest")[]
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The member's id, from team_members.list. */
  id: string
}

/** Params of channels.list. */
export interface ChannelsListParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** A condition of OData. */
  filter?: string
}

export interface Channel {
  id: string
  createdDateTime?: string | null
  displayName?: string
  description?: string | null
  email?: string | null
  webUrl?: string | null
  tenantId?: string | null
  membershipType?: string | null
  isArchived?: boolean | null
  isFavoriteByDefault?: boolean | null
  layoutType?: string | null
  summary?: ({
    ownersCount?: number | null
    membersCount?: number | null
    guestsCount?: number | null
    hasMembersFromOtherTenants?: boolean | null
  } | null)
}

/** Params of channels.get. */
export interface ChannelsGetParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  id: string
}

/** Params of channels.create. */
export interface ChannelsCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The name of the channel. (at most 50 characters) */
  displayName: string
  /** What the channel is for. (at most 1024 characters) */
  description?: string
  /** Who may be in it; cannot be changed later. (default "standard") */
  membershipType?: "standard" | "private" | "shared"
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  id: string
  /** The name of the channel. (at most 50 characters) */
  displayName?: string
  /** What the channel is for. (at most 1024 characters) */
  description?: string
}

/** Params of channels.delete. */
export interface ChannelsDeleteParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
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
  /** How many records a page holds at most. (1 to 999; default 100) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** A condition of OData. */
  filter?: string
}

/** Params of channel_members.create. */
export interface ChannelMembersCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The person by id or address, from users.list. */
  userId: string
  /** owner, guest, or an empty list for a member. */
  roles: ("owner" | "guest")[]
}

/** Params of channel_members.delete. */
export interface ChannelMembersDeleteParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The member's id, from channel_members.list. */
  id: string
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** How many records a page holds at most. (1 to 50; default 20) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
}

export interface Message {
  id: string
  "@odata.type"?: string
  replyToId?: string | null
  etag?: string | null
  messageType?: string
  createdDateTime?: string | null
  lastModifiedDateTime?: string | null
  lastEditedDateTime?: string | null
  deletedDateTime?: string | null
  subject?: string | null
  summary?: string | null
  chatId?: string | null
  importance?: string
  locale?: string
  webUrl?: string | null
  from?: Sender | null
  body?: Content
  channelIdentity?: InWhich | null
  attachments?: Attachment[]
  mentions?: Mention[]
  reactions?: ReactionOf[]
  messageHistory?: Change[]
  /** Why a rule of the organization hides it; its form depends on the rule. */
  policyViolation?: { [k: string]: unknown } | null
  /** What happened, by its @odata.type. */
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
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  id: string
}

/** Params of messages.create. */
export interface MessagesCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The text. */
  body: {
    /** The text itself. */
    content: string
    /** Whether it is plain text, as unless given, or HTML. */
    contentType?: "text" | "html"
  }
  /** A headline above the message. */
  subject?: string
  /** How important it is; urgent in chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Whom the text mentions, at its <at id="0">…</at>. */
  mentions?: {
    /** The number in the text. (at least 0) */
    id: number
    /** What the text says there, such as the name. */
    mentionText: string
    /** Who is mentioned. */
    mentioned: {
      /** A person. */
      user?: {
        /** Their id. */
        id: string
        /** Their name. */
        displayName?: string
        /** aadUser for people of organizations. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team. */
      conversation?: {
        /** Its id. */
        id: string
        /** Its name. */
        displayName?: string
        /** Which of the two. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards, at the text's <attachment id="…"></attachment>. */
  attachments?: {
    /** An id of your own, as in the text. */
    id: string
    /** reference for a file, or a card's media type. */
    contentType: string
    /** The file's address, in SharePoint or OneDrive. */
    contentUrl?: string
    /** The card, as JSON text. */
    content?: string
    /** The file's name. */
    name?: string
  }[]
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  id: string
  /** The text. */
  body: {
    /** The text itself. */
    content: string
    /** Whether it is plain text, as unless given, or HTML. */
    contentType?: "text" | "html"
  }
  /** Whom the text mentions, at its <at id="0">…</at>. */
  mentions?: {
    /** The number in the text. (at least 0) */
    id: number
    /** What the text says there, such as the name. */
    mentionText: string
    /** Who is mentioned. */
    mentioned: {
      /** A person. */
      user?: {
        /** Their id. */
        id: string
        /** Their name. */
        displayName?: string
        /** aadUser for people of organizations. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team. */
      conversation?: {
        /** Its id. */
        id: string
        /** Its name. */
        displayName?: string
        /** Which of the two. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards, at the text's <attachment id="…"></attachment>. */
  attachments?: {
    /** An id of your own, as in the text. */
    id: string
    /** reference for a file, or a card's media type. */
    contentType: string
    /** The file's address, in SharePoint or OneDrive. */
    contentUrl?: string
    /** The card, as JSON text. */
    content?: string
    /** The file's name. */
    name?: string
  }[]
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  id: string
}

/** Params of message_changes.list. Takes only one of deltaToken, filter. */
export interface MessageChangesListParams {
  /** How many records a page holds at most. (1 to 50) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** lastModifiedDateTime gt a time; nothing else. */
  filter?: string
  /**
   * The deltaToken in the metadata of an earlier list's last page; only what has changed since. One too old is refused.
   */
  deltaToken?: string
}

/** Params of replies.list. */
export interface RepliesListParams {
  /** How many records a page holds at most. (1 to 50; default 20) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  messageId: string
}

/** Params of replies.get. */
export interface RepliesGetParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  messageId: string
  /** The id of the reply, from replies.list. */
  id: string
}

/** Params of replies.create. */
export interface RepliesCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  messageId: string
  /** The text. */
  body: {
    /** The text itself. */
    content: string
    /** Whether it is plain text, as unless given, or HTML. */
    contentType?: "text" | "html"
  }
  /** How important it is; urgent in chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Whom the text mentions, at its <at id="0">…</at>. */
  mentions?: {
    /** The number in the text. (at least 0) */
    id: number
    /** What the text says there, such as the name. */
    mentionText: string
    /** Who is mentioned. */
    mentioned: {
      /** A person. */
      user?: {
        /** Their id. */
        id: string
        /** Their name. */
        displayName?: string
        /** aadUser for people of organizations. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team. */
      conversation?: {
        /** Its id. */
        id: string
        /** Its name. */
        displayName?: string
        /** Which of the two. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards, at the text's <attachment id="…"></attachment>. */
  attachments?: {
    /** An id of your own, as in the text. */
    id: string
    /** reference for a file, or a card's media type. */
    contentType: string
    /** The file's address, in SharePoint or OneDrive. */
    contentUrl?: string
    /** The card, as JSON text. */
    content?: string
    /** The file's name. */
    name?: string
  }[]
}

/** Params of reactions.create. */
export interface ReactionsCreateParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  messageId: string
  /** The reaction as an emoji. */
  reactionType: string
}

/** Params of reactions.delete. */
export interface ReactionsDeleteParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
  /** The id of the message, from messages.list. */
  messageId: string
  /** The reaction as an emoji. */
  reactionType: string
}

/** Params of tabs.list. */
export interface TabsListParams {
  /** The id of the team, from teams.list. */
  teamId: string
  /** The id of the channel, from channels.list. */
  channelId: string
}

export interface Tab {
  id: string
  displayName?: string | null
  webUrl?: string | null
  configuration?: ({
    entityId?: string | null
    contentUrl?: string | null
    removeUrl?: string | null
    websiteUrl?: string | null
  } | null)
}

/** Params of chats.list. */
export interface ChatsListParams {
  /** How many records a page holds at most. (1 to 50; default 20) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** A condition of OData. */
  filter?: string
}

export interface Chat {
  id: string
  topic?: string | null
  chatType?: string
  createdDateTime?: string | null
  lastUpdatedDateTime?: string | null
  webUrl?: string | null
  tenantId?: string | null
  isHiddenForAllMembers?: boolean | null
  onlineMeetingInfo?: ({
    calendarEventId?: string | null
    joinWebUrl?: string | null
    organizer?: Identity | null
  } | null)
  viewpoint?: ({
    isHidden?: boolean | null
    lastMessageReadDateTime?: string | null
  } | null)
}

/** Params of chats.get. */
export interface ChatsGetParams {
  /** The id of the chat, from chats.list. */
  id: string
}

/** Params of chats.create. */
export interface ChatsCreateParams {
  /** Whether it is of two people or more. */
  chatType: "oneOnOne" | "group"
  /** Who is in it, the user among them, each as an owner. (2 to 20 items) */
  members: {
    /** That it is a person. */
    "@odata.type": "#microsoft.graph.aadUserConversationMember"
    /** owner, or guest for people of elsewhere. */
    roles: ("owner" | "guest")[]
    /** The person. */
    "user@odata.bind": string
  }[]
  /** What a group is called. (at most 250 characters) */
  topic?: string
}

/** Params of chats.update. */
export interface ChatsUpdateParams {
  /** The id of the chat, from chats.list. */
  id: string
  /** What it is called. (at most 250 characters) */
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
  /** The id of the chat, from chats.list. */
  chatId: string
}

/** Params of chat_members.create. */
export interface ChatMembersCreateParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The person by id or address, from users.list. */
  userId: string
  /** owner, guest, or an empty list for a member. */
  roles: ("owner" | "guest")[]
  /** From when on they see messages; 0001-01-01T00:00:00Z is all, and unless given none of before. */
  visibleHistoryStartDateTime?: string
}

/** Params of chat_members.delete. */
export interface ChatMembersDeleteParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The member's id, from chat_members.list. */
  id: string
}

/** Params of chat_messages.list. Needs orderby with filter. */
export interface ChatMessagesListParams {
  /** How many records a page holds at most. (1 to 50; default 20) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** The id of the chat, from chats.list. */
  chatId: string
  /** lastModifiedDateTime desc or createdDateTime desc. */
  orderby?: string[]
  /** lastModifiedDateTime gt or lt a time, or createdDateTime lt one; needs orderby of that field. */
  filter?: string
}

/** Params of chat_messages.get. */
export interface ChatMessagesGetParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The id of the message, from chat_messages.list. */
  id: string
}

/** Params of chat_messages.create. */
export interface ChatMessagesCreateParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The text. */
  body: {
    /** The text itself. */
    content: string
    /** Whether it is plain text, as unless given, or HTML. */
    contentType?: "text" | "html"
  }
  /** How important it is; urgent in chats only. */
  importance?: "normal" | "high" | "urgent"
  /** Whom the text mentions, at its <at id="0">…</at>. */
  mentions?: {
    /** The number in the text. (at least 0) */
    id: number
    /** What the text says there, such as the name. */
    mentionText: string
    /** Who is mentioned. */
    mentioned: {
      /** A person. */
      user?: {
        /** Their id. */
        id: string
        /** Their name. */
        displayName?: string
        /** aadUser for people of organizations. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team. */
      conversation?: {
        /** Its id. */
        id: string
        /** Its name. */
        displayName?: string
        /** Which of the two. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards, at the text's <attachment id="…"></attachment>. */
  attachments?: {
    /** An id of your own, as in the text. */
    id: string
    /** reference for a file, or a card's media type. */
    contentType: string
    /** The file's address, in SharePoint or OneDrive. */
    contentUrl?: string
    /** The card, as JSON text. */
    content?: string
    /** The file's name. */
    name?: string
  }[]
}

/** Params of chat_messages.update. */
export interface ChatMessagesUpdateParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The id of the message, from chat_messages.list. */
  id: string
  /** The text. */
  body: {
    /** The text itself. */
    content: string
    /** Whether it is plain text, as unless given, or HTML. */
    contentType?: "text" | "html"
  }
  /** Whom the text mentions, at its <at id="0">…</at>. */
  mentions?: {
    /** The number in the text. (at least 0) */
    id: number
    /** What the text says there, such as the name. */
    mentionText: string
    /** Who is mentioned. */
    mentioned: {
      /** A person. */
      user?: {
        /** Their id. */
        id: string
        /** Their name. */
        displayName?: string
        /** aadUser for people of organizations. */
        userIdentityType?: "aadUser"
      }
      /** A channel or team. */
      conversation?: {
        /** Its id. */
        id: string
        /** Its name. */
        displayName?: string
        /** Which of the two. */
        conversationIdentityType: "team" | "channel"
      }
    }
  }[]
  /** Files and cards, at the text's <attachment id="…"></attachment>. */
  attachments?: {
    /** An id of your own, as in the text. */
    id: string
    /** reference for a file, or a card's media type. */
    contentType: string
    /** The file's address, in SharePoint or OneDrive. */
    contentUrl?: string
    /** The card, as JSON text. */
    content?: string
    /** The file's name. */
    name?: string
  }[]
}

/** Params of chat_messages.delete. */
export interface ChatMessagesDeleteParams {
  /** The id of the chat, from chats.list. */
  chatId: string
  /** The id of the message, from chat_messages.list. */
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
  /** The address by which one joins. */
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
  /** The id of the meeting, from online_meetings.create or online_meetings.list. */
  id: string
}

/** Params of online_meetings.create. */
export interface OnlineMeetingsCreateParams {
  /** When it begins; now unless given. */
  startDateTime?: string
  /** When it ends. */
  endDateTime?: string
  /** What the meeting is about. */
  subject?: string
  /** Who may present. */
  allowedPresenters?: "everyone" | "organization" | "roleIsPresenter" | "organizer"
  /** Whether there is a chat; limited is during the meeting only. */
  allowMeetingChat?: "enabled" | "disabled" | "limited"
  /** Who need not wait in the lobby. */
  lobbyBypassSettings?: {
    /** Who comes in at once. */
    scope?:
      | "organizer"
      | "organization"
      | "organizationAndFederated"
      | "everyone"
      | "invited"
      | "organizationExcludingGuests"
    /** Whether callers do. */
    isDialInBypassEnabled?: boolean
  }
  /** Whether it is recorded from the beginning. */
  recordAutomatically?: boolean
  /** Whether callers are announced. */
  isEntryExitAnnounced?: boolean
  /** Whether attendees may switch their cameras on. */
  allowAttendeeToEnableCamera?: boolean
  /** Whether attendees may switch their microphones on. */
  allowAttendeeToEnableMic?: boolean
  /** Who takes part in which role. */
  participants?: {
    /** Who takes part. */
    attendees?: {
      /** The person's userPrincipalName, which is mostly their address. */
      upn: string
      /** What they may do. */
      role?: "attendee" | "presenter" | "coorganizer"
    }[]
  }
  /** Whether a passcode is asked for. */
  joinMeetingIdSettings?: {
    /** Whether one is asked for. */
    isPasscodeRequired: boolean
  }
}

/** Params of online_meetings.update. Needs endDateTime with startDateTime. Needs startDateTime with endDateTime. */
export interface OnlineMeetingsUpdateParams {
  /** The id of the meeting, from online_meetings.create or online_meetings.list. */
  id: string
  /** When it begins; with endDateTime. */
  startDateTime?: string
  /** When it ends; with startDateTime. */
  endDateTime?: string
  /** What the meeting is about. */
  subject?: string
  /** Who may present. */
  allowedPresenters?: "everyone" | "organization" | "roleIsPresenter" | "organizer"
  /** Whether there is a chat; limited is during the meeting only. */
  allowMeetingChat?: "enabled" | "disabled" | "limited"
  /** Who need not wait in the lobby. */
  lobbyBypassSettings?: {
    /** Who comes in at once. */
    scope?:
      | "organizer"
      | "organization"
      | "organizationAndFederated"
      | "everyone"
      | "invited"
      | "organizationExcludingGuests"
    /** Whether callers do. */
    isDialInBypassEnabled?: boolean
  }
  /** Whether it is recorded from the beginning. */
  recordAutomatically?: boolean
  /** Whether callers are announced. */
  isEntryExitAnnounced?: boolean
  /** Whether attendees may switch their cameras on. */
  allowAttendeeToEnableCamera?: boolean
  /** Whether attendees may switch their microphones on. */
  allowAttendeeToEnableMic?: boolean
  /** Who takes part in which role. */
  participants?: {
    /** Who takes part. */
    attendees?: {
      /** The person's userPrincipalName, which is mostly their address. */
      upn: string
      /** What they may do. */
      role?: "attendee" | "presenter" | "coorganizer"
    }[]
  }
}

/** Params of online_meetings.delete. */
export interface OnlineMeetingsDeleteParams {
  /** The id of the meeting, from online_meetings.create or online_meetings.list. */
  id: string
}

/** Params of presences.list. */
export interface PresencesListParams {
  /** The people, by id from users.list. (1 to 650 items) */
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
  /** How many records a page holds at most. (1 to 999; default 100) */
  top?: number
  /** Where the next page begins, from next of the page before. */
  skipToken?: string
  /** A condition of OData. */
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
  /** The person by id, or userPrincipalName, which is mostly their address. */
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
   * The organization by its directory's id or domain, which apps of one organization need; organizations is any.
   * (default "organizations")
   */
  tenant?: string
}
