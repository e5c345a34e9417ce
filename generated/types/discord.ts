// Generated from definitions/discord.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Discord */
    "discord": Discord
  }
}

/** Discord. Servers with their channels, threads, messages, members, roles and bans. */
export interface Discord {
  operations: DiscordOperations
  credentials: DiscordCredentials
  config: DiscordConfig
}

/** The operations, by entity and action. */
export interface DiscordOperations {
  /** The bot or the person whose credentials are used. */
  me: {
    /** Gets the current user. */
    get: {
      params: MeGetParams
      records: User
      meta: {}
    }
  }
  /** A server, which the API calls guild. */
  guilds: {
    /** Lists the guilds of the current user. `permissions` has the user's permissions there. */
    list: {
      params: GuildsListParams
      records: Guild[]
      meta: {}
    }
    /** Gets a guild with its settings, roles and emojis. */
    get: {
      params: GuildsGetParams
      records: Guild
      meta: {}
    }
  }
  /** A channel of a server, a category, a thread, or a direct message. */
  channels: {
    /** Lists the channels of a guild, without threads. */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {}
    }
    /** Gets a channel or a thread. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Creates a channel in a guild. */
    create: {
      params: ChannelsCreateParams
      records: Channel
      meta: {}
    }
    /** Updates a channel of a guild. */
    update: {
      params: ChannelsUpdateParams
      records: Channel
      meta: {}
    }
    /** Deletes a channel, or closes a direct message. This cannot be undone. */
    delete: {
      params: ChannelsDeleteParams
      records: Channel
      meta: {}
    }
  }
  /** A thread that is not archived. */
  threads: {
    /** Lists the active threads of a guild. */
    list: {
      params: ThreadsListParams
      records: Channel[]
      meta: {}
    }
  }
  /** A message in a channel or a thread. */
  messages: {
    /** Lists the messages of a channel, newest first. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {}
    }
    /** Gets a message. */
    get: {
      params: MessagesGetParams
      records: Message
      meta: {}
    }
    /** Sends a message to a channel, as text, embeds, or both. */
    create: {
      params: MessagesCreateParams
      records: Message
      meta: {}
    }
    /** Edits a message that the bot sent. */
    update: {
      params: MessagesUpdateParams
      records: Message
      meta: {}
    }
    /** Deletes a message. This cannot be undone. */
    delete: {
      params: MessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A member of a server. Its ID is that of its user: Discord has it in `user.id`. */
  members: {
    /** Lists the members of a guild. The bot needs the intent for members. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {}
    }
    /** Gets a member of a guild. */
    get: {
      params: MembersGetParams
      records: Member
      meta: {}
    }
    /** Updates a member's nickname, roles or timeout. */
    update: {
      params: MembersUpdateParams
      records: Member
      meta: {}
    }
    /** Finds members whose username or nickname begins with a text. */
    api_search: {
      params: MembersApiSearchParams
      records: Member[]
      meta: {}
    }
    /** Gives a member a role. */
    add_role: {
      params: MembersAddRoleParams
      records: null
      meta: {}
    }
  }
  /** A role of a server, with its permissions. */
  roles: {
    /** Lists the roles of a guild. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {}
    }
  }
  /** A ban of a user from a server. */
  bans: {
    /** Lists the bans of a guild. */
    list: {
      params: BansListParams
      records: Ban[]
      meta: {}
    }
  }
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface User {
  id: string
  username?: string
  global_name?: string | null
  discriminator?: string
  avatar?: string | null
  bot?: boolean
  system?: boolean
  mfa_enabled?: boolean
  locale?: string
  verified?: boolean
  email?: string | null
  public_flags?: number
  flags?: number
}

/** Params of guilds.list. */
export interface GuildsListParams {
  /** Guilds before this ID. */
  before?: string
  /** Guilds after this ID: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  limit?: number
  /** Whether to include approximate numbers of members. */
  with_counts?: boolean
}

export interface Guild {
  id: string
  name?: string
  icon?: string | null
  banner?: string | null
  description?: string | null
  owner?: boolean
  owner_id?: string
  permissions?: string
  features?: string[]
  preferred_locale?: string
  verification_level?: number
  premium_tier?: number
  roles?: Role[]
  approximate_member_count?: number | null
  approximate_presence_count?: number | null
}

export interface Role {
  id: string
  name?: string
  description?: string | null
  permissions?: string
  position?: number
  color?: number
  hoist?: boolean
  managed?: boolean
  mentionable?: boolean
  icon?: string | null
}

/** Params of guilds.get. */
export interface GuildsGetParams {
  /** ID of the server. */
  guild_id: string
  /** Whether to include approximate numbers of members. */
  with_counts?: boolean
}

/** Params of channels.list. */
export interface ChannelsListParams {
  /** ID of the server. */
  guild_id: string
}

export interface Channel {
  id: string
  type?: number
  guild_id?: string
  name?: string | null
  topic?: string | null
  position?: number
  parent_id?: string | null
  owner_id?: string
  nsfw?: boolean
  rate_limit_per_user?: number
  last_message_id?: string | null
  message_count?: number
  member_count?: number
  thread_metadata?: ThreadMetadata
}

export interface ThreadMetadata {
  archived?: boolean
  archive_timestamp?: string | null
  auto_archive_duration?: number
  locked?: boolean
  create_timestamp?: string | null
}

/** Params of channels.get. */
export interface ChannelsGetParams {
  /** ID of the channel. */
  channel_id: string
}

/** Params of channels.create. */
export interface ChannelsCreateParams {
  /** ID of the server. */
  guild_id: string
  /** The name. (at most 100 characters) */
  name: string
  /** 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. Defaults to 0. */
  type?: 0 | 2 | 4 | 5 | 13 | 14 | 15
  /** The topic. (at most 1024 characters) */
  topic?: string
  /** ID of the category. */
  parent_id?: string
  /** Whether the channel is age-restricted. */
  nsfw?: boolean
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** ID of the channel. */
  channel_id: string
  /** The new name. (at most 100 characters) */
  name?: string
  /** The new topic. (at most 1024 characters) */
  topic?: string
  /** ID of the new category. */
  parent_id?: string
  /** Whether the channel is age-restricted. */
  nsfw?: boolean
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of channels.delete. */
export interface ChannelsDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of threads.list. */
export interface ThreadsListParams {
  /** ID of the server. */
  guild_id: string
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** ID of the channel. */
  channel_id: string
  /** Messages before this ID: the last one of the previous page. */
  before?: string
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

export interface Message {
  id: string
  channel_id?: string
  type?: number
  content?: string
  author?: User
  timestamp?: string
  edited_timestamp?: string | null
  tts?: boolean
  mention_everyone?: boolean
  mentions?: User[]
  mention_roles?: string[]
  attachments?: Attachment[]
  /** Embeds as Discord documents them. */
  embeds?: { [k: string]: unknown }[]
  /** Components as Discord documents them. */
  components?: { [k: string]: unknown }[]
  reactions?: Reaction[]
  pinned?: boolean
  flags?: number
  nonce?: string | number
  webhook_id?: string
  thread?: Channel
}

export interface Attachment {
  id?: string
  filename?: string
  content_type?: string | null
  size?: number
  url?: string
  description?: string | null
}

export interface Reaction {
  count?: number
  me?: boolean
  emoji?: Emoji
}

export interface Emoji {
  id?: string | null
  name?: string | null
  animated?: boolean
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
}

/** Params of messages.create. Needs content, or embeds. */
export interface MessagesCreateParams {
  /** ID of the channel. */
  channel_id: string
  /** The text, in Markdown. (at most 4000 characters) */
  content?: string
  /** Embeds as Discord documents them. (at most 10 items) */
  embeds?: { [k: string]: unknown }[]
  /** Mentions that notify, such as `{parse: []}` for none. */
  allowed_mentions?: { [k: string]: unknown }
  /** The message to reply to. */
  message_reference?: {
    message_id: string
    channel_id?: string
    guild_id?: string
    fail_if_not_exists?: boolean
  }
  /** Whether to read the text aloud. */
  tts?: boolean
  /**
   * A value that comes back in the message. With `enforce_nonce`, Discord recognizes a repeated one. (at most 25
   * characters)
   */
  nonce?: string
  /** Whether to refuse a nonce of the last few minutes. */
  enforce_nonce?: boolean
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The new text. (at most 4000 characters) */
  content?: string
  /** The new embeds. Replaces the current ones. (at most 10 items) */
  embeds?: { [k: string]: unknown }[]
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of members.list. */
export interface MembersListParams {
  /** ID of the server. */
  guild_id: string
  /** Members after this user: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Member {
  id: string
  user?: User
  nick?: string | null
  avatar?: string | null
  banner?: string | null
  roles?: string[]
  joined_at?: string | null
  premium_since?: string | null
  communication_disabled_until?: string | null
  pending?: boolean
  deaf?: boolean
  mute?: boolean
  flags?: number
}

/** Params of members.get. */
export interface MembersGetParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
}

/** Params of members.update. */
export interface MembersUpdateParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** The nickname. (at most 32 characters) */
  nick?: string | null
  /** IDs of the roles. Replaces the current roles. */
  roles?: string[]
  /** The end of the timeout, at most 28 days from now. Null ends it. */
  communication_disabled_until?: string | null
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of members.api_search. */
export interface MembersApiSearchParams {
  /** ID of the server. */
  guild_id: string
  /** The beginning of the name. (at most 100 characters) */
  query: string
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

/** Params of members.add_role. */
export interface MembersAddRoleParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** ID of the role. */
  role_id: string
  /** Reason for the audit log. (at most 512 characters) */
  reason?: string
}

/** Params of roles.list. */
export interface RolesListParams {
  /** ID of the server. */
  guild_id: string
}

/** Params of bans.list. */
export interface BansListParams {
  /** ID of the server. */
  guild_id: string
  /** Bans of users after this one: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  limit?: number
}

export interface Ban {
  id: string
  user?: User
  reason?: string | null
}

/** Credentials by auth variant. */
export interface DiscordCredentials {
  bot_token: DiscordBotTokenCredentials
}

/** Bot token */
export interface DiscordBotTokenCredentials {
  bot_token: string
}

export interface DiscordConfig { [k: string]: never }
