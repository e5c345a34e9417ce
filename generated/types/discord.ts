// Generated from definitions/discord.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Discord */
    "discord": Discord
  }
}

/**
 * Discord. Servers with their channels, threads, messages, reactions, members, roles, bans, invites, emojis and
 * scheduled events.
 */
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
      records: CurrentUser
      meta: {}
    }
  }
  /** A user of Discord. */
  users: {
    /** Gets a user by ID, also one who is in no common server. */
    get: {
      params: UsersGetParams
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
    /** Updates the name, the description or the moderation settings of a guild. */
    update: {
      params: GuildsUpdateParams
      records: Guild
      meta: {}
    }
    search: {
      fields: GuildsSearchFields
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
    /** Sets what a role or a member may do in a channel. Replaces the current overwrite. */
    set_permissions: {
      params: ChannelsSetPermissionsParams
      records: null
      meta: {}
    }
    /** Removes what a role or a member may do in a channel. */
    remove_permissions: {
      params: ChannelsRemovePermissionsParams
      records: null
      meta: {}
    }
    /** Shows in a channel that the bot is typing, for ten seconds. */
    trigger_typing: {
      params: ChannelsTriggerTypingParams
      records: null
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** A channel with one person. */
  direct_messages: {
    /** Opens the direct message channel with a user, or gets the existing one. */
    create: {
      params: DirectMessagesCreateParams
      records: Channel
      meta: {}
    }
  }
  /** A thread that is not archived. */
  threads: {
    /** Lists the active threads of a guild. */
    list: {
      params: ThreadsListParams
      records: Thread[]
      meta: {}
    }
    /** Starts a thread without a message in a text channel. */
    create: {
      params: ThreadsCreateParams
      records: Thread
      meta: {}
    }
    /** Updates, archives or locks a thread. */
    update: {
      params: ThreadsUpdateParams
      records: Thread
      meta: {}
    }
    /** Deletes a thread with its messages. This cannot be undone. */
    delete: {
      params: ThreadsDeleteParams
      records: Thread
      meta: {}
    }
    /** Finds threads and posts of a channel by name, tag or state. */
    api_search: {
      params: ThreadsApiSearchParams
      records: Thread[]
      meta: {
        total_results: unknown
      }
    }
    /** Creates a post in a forum: a thread with its first message. */
    create_post: {
      params: ThreadsCreatePostParams
      records: Thread
      meta: {}
    }
    /** Starts a thread at a message. */
    create_from_message: {
      params: ThreadsCreateFromMessageParams
      records: Thread
      meta: {}
    }
    /** Adds the bot to a thread. */
    join: {
      params: ThreadsJoinParams
      records: null
      meta: {}
    }
    /** Removes the bot from a thread. */
    leave: {
      params: ThreadsLeaveParams
      records: null
      meta: {}
    }
    search: {
      fields: ThreadsSearchFields
    }
  }
  /** A public thread that is archived. */
  archived_threads: {
    /** Lists the archived public threads of a channel, the latest first. */
    list: {
      params: ArchivedThreadsListParams
      records: Thread[]
      meta: {}
    }
  }
  /** A private thread that is archived. */
  private_archived_threads: {
    /** Lists the archived private threads of a channel, the latest first. */
    list: {
      params: PrivateArchivedThreadsListParams
      records: Thread[]
      meta: {}
    }
  }
  /** A member of a thread. */
  thread_members: {
    /** Lists the members of a thread. The bot needs the intent for members. */
    list: {
      params: ThreadMembersListParams
      records: ThreadMember[]
      meta: {}
    }
    /** Removes a member from a thread. */
    delete: {
      params: ThreadMembersDeleteParams
      records: null
      meta: {}
    }
    /** Adds a member to a thread. */
    add: {
      params: ThreadMembersAddParams
      records: null
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
    /** Sends a message to a channel, as text, embeds, stickers, or components. */
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
    /** Deletes 2 to 100 messages of the last two weeks. This cannot be undone. */
    bulk_delete: {
      params: MessagesBulkDeleteParams
      records: null
      meta: {}
    }
    /** Publishes a message of an announcement channel to the channels that follow it. */
    crosspost: {
      params: MessagesCrosspostParams
      records: Message
      meta: {}
    }
  }
  /** A message that a search of a server finds. */
  found_messages: {
    /** Finds messages of a guild by words, author, channel or content. */
    list: {
      params: FoundMessagesListParams
      records: FoundMessage[]
      meta: {
        total_results: unknown
      }
    }
  }
  /** A pinned message, with the time when it was pinned. */
  pins: {
    /** Lists the pinned messages of a channel, the latest first. */
    list: {
      params: PinsListParams
      records: Pin[]
      meta: {}
    }
    /** Pins a message in its channel. */
    add: {
      params: PinsAddParams
      records: null
      meta: {}
    }
    /** Unpins a message. */
    remove: {
      params: PinsRemoveParams
      records: null
      meta: {}
    }
  }
  /** A user who reacted to a message with an emoji. */
  reactions: {
    /** Lists the users who reacted to a message with an emoji. */
    list: {
      params: ReactionsListParams
      records: User[]
      meta: {}
    }
    /** Removes a user's reaction from a message. */
    delete: {
      params: ReactionsDeleteParams
      records: null
      meta: {}
    }
    /** Reacts to a message as the bot. */
    add: {
      params: ReactionsAddParams
      records: null
      meta: {}
    }
    /** Removes the bot's reaction from a message. */
    remove: {
      params: ReactionsRemoveParams
      records: null
      meta: {}
    }
    /** Removes all reactions of all users from a message. */
    clear: {
      params: ReactionsClearParams
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
    /** Updates a member's nickname, roles, voice or timeout. */
    update: {
      params: MembersUpdateParams
      records: Member
      meta: {}
    }
    /** Removes a member from a guild. An invite brings them back. */
    delete: {
      params: MembersDeleteParams
      records: null
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
    /** Takes a role from a member. */
    remove_role: {
      params: MembersRemoveRoleParams
      records: null
      meta: {}
    }
    search: {
      fields: MembersSearchFields
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
    /** Gets a role of a guild. */
    get: {
      params: RolesGetParams
      records: Role
      meta: {}
    }
    /** Creates a role in a guild. */
    create: {
      params: RolesCreateParams
      records: Role
      meta: {}
    }
    /** Updates a role of a guild. */
    update: {
      params: RolesUpdateParams
      records: Role
      meta: {}
    }
    /** Deletes a role. Its members lose it, which cannot be undone. */
    delete: {
      params: RolesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: RolesSearchFields
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
    /** Gets the ban of a user. */
    get: {
      params: BansGetParams
      records: Ban
      meta: {}
    }
    /** Bans a user from a guild, and deletes their messages of the last seconds if you say so. */
    add: {
      params: BansAddParams
      records: null
      meta: {}
    }
    /** Removes the ban of a user. */
    remove: {
      params: BansRemoveParams
      records: null
      meta: {}
    }
  }
  /** A link by which people join a server. */
  invites: {
    /** Lists the invites of a guild, with how often they were used. */
    list: {
      params: InvitesListParams
      records: Invite[]
      meta: {}
    }
    /** Gets an invite with its server. */
    get: {
      params: InvitesGetParams
      records: Invite
      meta: {}
    }
    /** Creates an invite to a channel, or gets a similar one. */
    create: {
      params: InvitesCreateParams
      records: Invite
      meta: {}
    }
    /** Deletes an invite. Its link no longer works. */
    delete: {
      params: InvitesDeleteParams
      records: Invite
      meta: {}
    }
  }
  /** A webhook that posts messages to a channel. Its token is a secret: who has it can post. */
  webhooks: {
    /** Lists the webhooks of a guild with their tokens. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook for a channel. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates the name or the channel of a webhook. */
    update: {
      params: WebhooksUpdateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. This cannot be undone. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A webhook of one channel. */
  channel_webhooks: {
    /** Lists the webhooks of a channel with their tokens. */
    list: {
      params: ChannelWebhooksListParams
      records: Webhook[]
      meta: {}
    }
  }
  /** A change to a server by a member or a bot. */
  audit_log_entries: {
    /** Lists the changes to a guild of the last 45 days, the latest first. */
    list: {
      params: AuditLogEntriesListParams
      records: AuditLogEntry[]
      meta: {}
    }
  }
  /** An emoji of a server. */
  emojis: {
    /** Lists the emojis of a guild. */
    list: {
      params: EmojisListParams
      records: GuildEmoji[]
      meta: {}
    }
    /** Gets an emoji of a guild. */
    get: {
      params: EmojisGetParams
      records: GuildEmoji
      meta: {}
    }
    /** Creates an emoji in a guild from an image of at most 256 KiB. */
    create: {
      params: EmojisCreateParams
      records: GuildEmoji
      meta: {}
    }
    /** Updates the name or the roles of an emoji. */
    update: {
      params: EmojisUpdateParams
      records: GuildEmoji
      meta: {}
    }
    /** Deletes an emoji. This cannot be undone. */
    delete: {
      params: EmojisDeleteParams
      records: null
      meta: {}
    }
  }
  /** An event of a server at a time. */
  scheduled_events: {
    /** Lists the scheduled and active events of a guild. */
    list: {
      params: ScheduledEventsListParams
      records: ScheduledEvent[]
      meta: {}
    }
    /** Gets an event. */
    get: {
      params: ScheduledEventsGetParams
      records: ScheduledEvent
      meta: {}
    }
    /** Schedules an event in a channel or outside of Discord. */
    create: {
      params: ScheduledEventsCreateParams
      records: ScheduledEvent
      meta: {}
    }
    /** Updates, starts, ends or cancels an event. */
    update: {
      params: ScheduledEventsUpdateParams
      records: ScheduledEvent
      meta: {}
    }
    /** Deletes an event. This cannot be undone. */
    delete: {
      params: ScheduledEventsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ScheduledEventsSearchFields
    }
  }
  /** A user who is interested in an event. */
  event_users: {
    /** Lists the users who are interested in an event. */
    list: {
      params: EventUsersListParams
      records: EventUser[]
      meta: {}
    }
  }
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface CurrentUser {
  id: string
  username?: string
  global_name?: string | null
  discriminator?: string
  avatar?: string | null
  banner?: string | null
  accent_color?: number | null
  bot?: boolean
  system?: boolean
  mfa_enabled?: boolean
  locale?: string
  verified?: boolean
  email?: string | null
  premium_type?: number
  public_flags?: number
  flags?: number
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user. */
  user_id: string
}

export interface User {
  id: string
  username?: string
  global_name?: string | null
  discriminator?: string
  avatar?: string | null
  banner?: string | null
  accent_color?: number | null
  bot?: boolean
  system?: boolean
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
  splash?: string | null
  description?: string | null
  owner?: boolean
  owner_id?: string
  permissions?: string
  features?: string[]
  preferred_locale?: string
  verification_level?: number
  default_message_notifications?: number
  explicit_content_filter?: number
  mfa_level?: number
  nsfw_level?: number
  afk_channel_id?: string | null
  afk_timeout?: number
  system_channel_id?: string | null
  rules_channel_id?: string | null
  public_updates_channel_id?: string | null
  vanity_url_code?: string | null
  premium_tier?: number
  premium_subscription_count?: number
  roles?: Role[]
  emojis?: GuildEmoji[]
  approximate_member_count?: number | null
  approximate_presence_count?: number | null
}

export interface Role {
  id: string
  name?: string
  permissions?: string
  position?: number
  color?: number
  colors?: RoleColors
  hoist?: boolean
  managed?: boolean
  mentionable?: boolean
  icon?: string | null
  unicode_emoji?: string | null
  flags?: number
}

export interface RoleColors {
  primary_color?: number
  secondary_color?: number | null
  tertiary_color?: number | null
}

export interface GuildEmoji {
  id: string
  name?: string | null
  roles?: string[]
  user?: User
  require_colons?: boolean
  managed?: boolean
  animated?: boolean
  available?: boolean
}

/** Params of guilds.get. */
export interface GuildsGetParams {
  /** ID of the server. */
  guild_id: string
  /** Whether to include approximate numbers of members. */
  with_counts?: boolean
}

/** Params of guilds.update. */
export interface GuildsUpdateParams {
  /** ID of the server. */
  guild_id: string
  /** The new name. (2 to 100 characters) */
  name?: string
  /** The new description. (at most 300 characters) */
  description?: string | null
  /** 0 none, 1 low, 2 medium, 3 high, 4 very high. */
  verification_level?: 0 | 1 | 2 | 3 | 4
  /** 0 all messages, 1 mentions only. */
  default_message_notifications?: 0 | 1
  /** 0 off, 1 members without roles, 2 all members. */
  explicit_content_filter?: 0 | 1 | 2
  /** ID of the channel for welcome messages. */
  system_channel_id?: string | null
  /** ID of the channel for rules. */
  rules_channel_id?: string | null
  /** ID of the voice channel for idle members. */
  afk_channel_id?: string | null
  /** Seconds until a member counts as idle. */
  afk_timeout?: 60 | 300 | 900 | 1800 | 3600
  /** The language of the server, such as `en-US`. */
  preferred_locale?: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Searchable fields of guilds, in hosted mode. */
export interface GuildsSearchFields {
  id: string | null
  name: string | null
  owner: boolean | null
  permissions: string | null
  approximate_member_count: number | null
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
  bitrate?: number
  user_limit?: number
  rate_limit_per_user?: number
  last_message_id?: string | null
  last_pin_timestamp?: string | null
  message_count?: number
  member_count?: number
  total_message_sent?: number
  permission_overwrites?: Overwrite[]
  permissions?: string
  default_auto_archive_duration?: number
  available_tags?: ForumTag[]
  applied_tags?: string[]
  recipients?: User[]
  flags?: number
  thread_metadata?: ThreadMetadata
}

export interface Overwrite {
  id?: string
  type?: number
  allow?: string
  deny?: string
}

export interface ForumTag {
  id?: string
  name?: string
  moderated?: boolean
  emoji_id?: string | null
  emoji_name?: string | null
}

export interface ThreadMetadata {
  archived?: boolean
  archive_timestamp: string
  auto_archive_duration?: number
  locked?: boolean
  invitable?: boolean
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
  /** 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 14 directory, 15 forum. Defaults to 0. */
  type?: 0 | 2 | 4 | 5 | 13 | 14 | 15
  /** The topic. (at most 1024 characters) */
  topic?: string
  /** ID of the category. */
  parent_id?: string
  /** The position among the channels. (at least 0) */
  position?: number
  /** Whether the channel is age-restricted. */
  nsfw?: boolean
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Bits a second, of voice channels. (at least 8000) */
  bitrate?: number
  /** Maximum number of users, of voice channels. 0 is no limit. (at least 0) */
  user_limit?: number
  /** Permissions of roles and members that differ from the server. (at most 100 items) */
  permission_overwrites?: {
    id: string
    type?: 0 | 1
    allow?: string
    deny?: string
  }[]
  /** Minutes without activity until a thread leaves the list. */
  default_auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** ID of the channel. */
  channel_id: string
  /** The new name. (at most 100 characters) */
  name?: string
  /** The new topic. Only forums take more than 1,024 characters. (at most 4096 characters) */
  topic?: string | null
  /** ID of the new category. Null removes the channel from its category. */
  parent_id?: string | null
  /** The position among the channels. (at least 0) */
  position?: number
  /** Whether the channel is age-restricted. */
  nsfw?: boolean
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Bits a second, of voice channels. (at least 8000) */
  bitrate?: number
  /** Maximum number of users, of voice channels. 0 is no limit. (at least 0) */
  user_limit?: number
  /** Permissions of roles and members that differ from the server. (at most 100 items) */
  permission_overwrites?: {
    id: string
    type?: 0 | 1
    allow?: string
    deny?: string
  }[]
  /** Minutes without activity until a thread leaves the list. */
  default_auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channels.delete. */
export interface ChannelsDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channels.set_permissions. */
export interface ChannelsSetPermissionsParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the role or of the user. */
  overwrite_id: string
  /** 0 role, 1 member. */
  type: 0 | 1
  /** Allowed permissions, as a number of bits. */
  allow?: string
  /** Denied permissions, as a number of bits. */
  deny?: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channels.remove_permissions. */
export interface ChannelsRemovePermissionsParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the role or of the user. */
  overwrite_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channels.trigger_typing. */
export interface ChannelsTriggerTypingParams {
  /** ID of the channel. */
  channel_id: string
}

/** Searchable fields of channels, in hosted mode. */
export interface ChannelsSearchFields {
  id: string | null
  name: string | null
  topic: string | null
  guild_id: string | null
  parent_id: string | null
  type: number | null
  position: number | null
  nsfw: boolean | null
}

/** Params of direct_messages.create. */
export interface DirectMessagesCreateParams {
  /** ID of the user. */
  recipient_id: string
}

/** Params of threads.list. */
export interface ThreadsListParams {
  /** ID of the server. */
  guild_id: string
}

export interface Thread {
  id: string
  type?: number
  guild_id?: string
  name?: string
  parent_id?: string | null
  owner_id?: string
  rate_limit_per_user?: number
  last_message_id?: string | null
  last_pin_timestamp?: string | null
  message_count?: number
  member_count?: number
  total_message_sent?: number
  permissions?: string
  applied_tags?: string[]
  flags?: number
  thread_metadata?: ThreadMetadata
}

/** Params of threads.create. */
export interface ThreadsCreateParams {
  /** ID of the channel. */
  channel_id: string
  /** The name. (at most 100 characters) */
  name: string
  /** Minutes without activity until a thread leaves the list. */
  auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** 10 announcement, 11 public, 12 private. Defaults to 11. (default 11) */
  type?: 10 | 11 | 12
  /** Whether members may add others to a private thread. */
  invitable?: boolean
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of threads.update. */
export interface ThreadsUpdateParams {
  /** ID of the thread. */
  thread_id: string
  /** The name. (at most 100 characters) */
  name?: string
  /** Whether the thread is archived. */
  archived?: boolean
  /** Whether only moderators can open the thread again. */
  locked?: boolean
  /** Whether members may add others to a private thread. */
  invitable?: boolean
  /** IDs of the tags. Replaces the current tags. (at most 5 items) */
  applied_tags?: string[]
  /** Minutes without activity until a thread leaves the list. */
  auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of threads.delete. */
export interface ThreadsDeleteParams {
  /** ID of the thread. */
  thread_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of threads.api_search. */
export interface ThreadsApiSearchParams {
  /** ID of the channel. */
  channel_id: string
  /** Words of the name. (at most 100 characters) */
  name?: string
  /** IDs of tags. (at most 20 items) */
  tag?: string[]
  /** Whether all tags or one must match. */
  tag_setting?: "match_all" | "match_some"
  /** Whether to find archived threads or active ones. */
  archived?: boolean
  /** The order. */
  sort_by?: "relevance" | "creation_time" | "last_message_time" | "archive_time"
  /** The direction of the order. */
  sort_order?: "asc" | "desc"
  /** Maximum number of records, 1 to 25. Defaults to 25. (1 to 25; default 25) */
  limit?: number
  /** Number of records to skip. (0 to 9975) */
  offset?: number
}

/** Params of threads.create_post. */
export interface ThreadsCreatePostParams {
  /** ID of the channel. */
  channel_id: string
  /** The name. (at most 100 characters) */
  name: string
  /** The first message. */
  message: {
    /** (at most 2000 characters) */
    content?: string
    embeds?: { [k: string]: unknown }[]
    /** Mentions that notify, such as `{parse: []}` for none. */
    allowed_mentions?: {
      parse?: ("users" | "roles" | "everyone")[]
      users?: string[]
      roles?: string[]
      replied_user?: boolean
    }
    flags?: number
  }
  /** IDs of the tags. (at most 5 items) */
  applied_tags?: string[]
  /** Minutes without activity until a thread leaves the list. */
  auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of threads.create_from_message. */
export interface ThreadsCreateFromMessageParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The name. (at most 100 characters) */
  name: string
  /** Minutes without activity until a thread leaves the list. */
  auto_archive_duration?: 60 | 1440 | 4320 | 10080
  /** Seconds that a user waits between messages. (0 to 21600) */
  rate_limit_per_user?: number
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of threads.join. */
export interface ThreadsJoinParams {
  /** ID of the thread. */
  thread_id: string
}

/** Params of threads.leave. */
export interface ThreadsLeaveParams {
  /** ID of the thread. */
  thread_id: string
}

/** Searchable fields of threads, in hosted mode. */
export interface ThreadsSearchFields {
  id: string | null
  name: string | null
  guild_id: string | null
  parent_id: string | null
  owner_id: string | null
  type: number | null
  message_count: number | null
  member_count: number | null
}

/** Params of archived_threads.list. */
export interface ArchivedThreadsListParams {
  /** ID of the channel. */
  channel_id: string
  /** Threads that were archived before this time: that of the last one of the previous page. */
  before?: string
  /** Maximum number of records, 2 to 100. Defaults to 100. (2 to 100; default 100) */
  limit?: number
}

/** Params of private_archived_threads.list. */
export interface PrivateArchivedThreadsListParams {
  /** ID of the channel. */
  channel_id: string
  /** Threads that were archived before this time: that of the last one of the previous page. */
  before?: string
  /** Maximum number of records, 2 to 100. Defaults to 100. (2 to 100; default 100) */
  limit?: number
}

/** Params of thread_members.list. */
export interface ThreadMembersListParams {
  /** ID of the thread. */
  thread_id: string
  /** Whether to include the member of the server. Discord gives pages only with it. Defaults to true. (default true) */
  with_member?: boolean
  /** Members after this user: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

export interface ThreadMember {
  id?: string
  user_id: string
  join_timestamp?: string
  flags?: number
  member?: Member
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
  permissions?: string
  flags?: number
}

/** Params of thread_members.delete. */
export interface ThreadMembersDeleteParams {
  /** ID of the thread. */
  thread_id: string
  /** ID of the user. */
  user_id: string
}

/** Params of thread_members.add. */
export interface ThreadMembersAddParams {
  /** ID of the thread. */
  thread_id: string
  /** ID of the user. */
  user_id: string
}

/** Params of messages.list. Takes only one of before, around. */
export interface MessagesListParams {
  /** ID of the channel. */
  channel_id: string
  /** Messages before this ID: the last one of the previous page. */
  before?: string
  /** Messages around this ID, on one page. */
  around?: string
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
  sticker_items?: StickerItem[]
  reactions?: Reaction[]
  message_reference?: MessageReference
  pinned?: boolean
  flags?: number
  nonce?: string | number
  webhook_id?: string
  application_id?: string
  position?: number
  thread?: Thread
}

export interface Attachment {
  id?: string
  filename?: string
  title?: string | null
  content_type?: string | null
  size?: number
  url?: string
  proxy_url?: string
  width?: number | null
  height?: number | null
  description?: string | null
}

export interface StickerItem {
  id?: string
  name?: string
  format_type?: number
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

export interface MessageReference {
  type?: number
  message_id?: string
  channel_id?: string
  guild_id?: string
}

/** Params of messages.get. */
export interface MessagesGetParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
}

/** Params of messages.create. Needs content, or embeds, or components, or sticker_ids. */
export interface MessagesCreateParams {
  /** ID of the channel. */
  channel_id: string
  /** The text, in Markdown. (at most 2000 characters) */
  content?: string
  /** Embeds as Discord documents them. (at most 10 items) */
  embeds?: { [k: string]: unknown }[]
  /** Mentions that notify, such as `{parse: []}` for none. */
  allowed_mentions?: {
    parse?: ("users" | "roles" | "everyone")[]
    users?: string[]
    roles?: string[]
    replied_user?: boolean
  }
  /** The message to reply to. */
  message_reference?: {
    message_id: string
    channel_id?: string
    guild_id?: string
    fail_if_not_exists?: boolean
  }
  /** Buttons, menus and layouts as Discord documents them. (at most 40 items) */
  components?: { [k: string]: unknown }[]
  /** IDs of stickers. (at most 3 items) */
  sticker_ids?: string[]
  /** Bits: 4 without embeds of links, 4096 without notification, 32768 for layouts of components. */
  flags?: number
  /** Whether to read the text aloud. */
  tts?: boolean
  /**
   * A value that comes back in the message. With `enforce_nonce`, Discord recognizes a repeated one. (at most 25
   * characters)
   */
  nonce?: string
  /** Whether to answer with the existing message if the nonce is one of the last few minutes. */
  enforce_nonce?: boolean
}

/** Params of messages.update. */
export interface MessagesUpdateParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The new text. (at most 2000 characters) */
  content?: string | null
  /** The new embeds. Replaces the current ones. (at most 10 items) */
  embeds?: { [k: string]: unknown }[]
  /** Mentions that notify, such as `{parse: []}` for none. */
  allowed_mentions?: {
    parse?: ("users" | "roles" | "everyone")[]
    users?: string[]
    roles?: string[]
    replied_user?: boolean
  }
  /** Buttons, menus and layouts as Discord documents them. (at most 40 items) */
  components?: { [k: string]: unknown }[]
  /** Bits: 4 without embeds of links, 4096 without notification, 32768 for layouts of components. */
  flags?: number
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of messages.bulk_delete. */
export interface MessagesBulkDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** IDs of the messages. (2 to 100 items) */
  messages: string[]
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of messages.crosspost. */
export interface MessagesCrosspostParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
}

/** Params of found_messages.list. */
export interface FoundMessagesListParams {
  /** ID of the server. */
  guild_id: string
  /** Words of the message. (at most 1024 characters) */
  content?: string
  /** IDs of authors. (at most 100 items) */
  author_id?: string[]
  /** IDs of channels. (at most 500 items) */
  channel_id?: string[]
  /** IDs of mentioned users. (at most 100 items) */
  mentions?: string[]
  /** IDs of mentioned roles. (at most 100 items) */
  mentions_role_id?: string[]
  /** Kinds of content, each negated by `-`. (at most 18 items) */
  has?: (
    | "link"
    | "embed"
    | "file"
    | "image"
    | "video"
    | "sound"
    | "sticker"
    | "poll"
    | "snapshot"
    | "-link"
    | "-embed"
    | "-file"
    | "-image"
    | "-video"
    | "-sound"
    | "-sticker"
    | "-poll"
    | "-snapshot"
  )[]
  /** Types of authors, each negated by `-`. (at most 6 items) */
  author_type?: ("user" | "bot" | "webhook" | "-user" | "-bot" | "-webhook")[]
  /** Whether the message is pinned. */
  pinned?: boolean
  /** Whether the message mentions everyone. */
  mention_everyone?: boolean
  /** Messages after this ID. */
  min_id?: string
  /** Messages before this ID. */
  max_id?: string
  /** The order. */
  sort_by?: "relevance" | "timestamp"
  /** The direction of the order. Defaults to desc. */
  sort_order?: "asc" | "desc"
  /** Whether to include age-restricted channels. */
  include_nsfw?: boolean
  /** Maximum number of records, 1 to 25. Defaults to 25. (1 to 25; default 25) */
  limit?: number
  /** Number of records to skip. (0 to 9975) */
  offset?: number
}

export interface FoundMessage {
  id: string
  channel_id?: string
  type?: number
  content?: string
  author?: User
  timestamp?: string
  edited_timestamp?: string | null
  attachments?: Attachment[]
  /** Embeds as Discord documents them. */
  embeds?: { [k: string]: unknown }[]
  pinned?: boolean
  flags?: number
}

/** Params of pins.list. */
export interface PinsListParams {
  /** ID of the channel. */
  channel_id: string
  /** Messages pinned before this time: that of the last one of the previous page. */
  before?: string
  /** Maximum number of records, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  limit?: number
}

export interface Pin {
  id: string
  pinned_at?: string
  message?: Message
}

/** Params of pins.add. */
export interface PinsAddParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of pins.remove. */
export interface PinsRemoveParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of reactions.list. */
export interface ReactionsListParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The emoji itself, or `name:id` of an emoji of a server. */
  emoji: string
  /** 0 normal, 1 super reactions. */
  type?: 0 | 1
  /** Users after this ID: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

/** Params of reactions.delete. */
export interface ReactionsDeleteParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The emoji itself, or `name:id` of an emoji of a server. */
  emoji: string
  /** ID of the user. */
  user_id: string
}

/** Params of reactions.add. */
export interface ReactionsAddParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The emoji itself, or `name:id` of an emoji of a server. */
  emoji: string
}

/** Params of reactions.remove. */
export interface ReactionsRemoveParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
  /** The emoji itself, or `name:id` of an emoji of a server. */
  emoji: string
}

/** Params of reactions.clear. */
export interface ReactionsClearParams {
  /** ID of the channel. */
  channel_id: string
  /** ID of the message. */
  message_id: string
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
  /** IDs of the roles. Replaces the current roles. (at most 350 items) */
  roles?: string[]
  /** Whether the member is muted in voice channels. */
  mute?: boolean
  /** Whether the member hears nothing in voice channels. */
  deaf?: boolean
  /** ID of the voice channel to move to. Null disconnects. */
  channel_id?: string | null
  /** The end of the timeout, at most 28 days from now. Null ends it. */
  communication_disabled_until?: string | null
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of members.delete. */
export interface MembersDeleteParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
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
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of members.remove_role. */
export interface MembersRemoveRoleParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** ID of the role. */
  role_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Searchable fields of members, in hosted mode. */
export interface MembersSearchFields {
  id: string | null
  nick: string | null
  username: string | null
  global_name: string | null
  bot: boolean | null
  joined_at: string | null
  premium_since: string | null
  pending: boolean | null
}

/** Params of roles.list. */
export interface RolesListParams {
  /** ID of the server. */
  guild_id: string
}

/** Params of roles.get. */
export interface RolesGetParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the role. */
  role_id: string
}

/** Params of roles.create. */
export interface RolesCreateParams {
  /** ID of the server. */
  guild_id: string
  /** The name. (at most 100 characters) */
  name?: string
  /** The permissions, as a number of bits. */
  permissions?: string
  /** The color, as a number of RGB. (0 to 16777215) */
  color?: number
  /** Whether members with the role are listed apart. */
  hoist?: boolean
  /** Whether everyone may mention the role. */
  mentionable?: boolean
  /** An emoji as icon. (at most 100 characters) */
  unicode_emoji?: string | null
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of roles.update. */
export interface RolesUpdateParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the role. */
  role_id: string
  /** The name. (at most 100 characters) */
  name?: string
  /** The permissions, as a number of bits. */
  permissions?: string
  /** The color, as a number of RGB. (0 to 16777215) */
  color?: number
  /** Whether members with the role are listed apart. */
  hoist?: boolean
  /** Whether everyone may mention the role. */
  mentionable?: boolean
  /** An emoji as icon. (at most 100 characters) */
  unicode_emoji?: string | null
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of roles.delete. */
export interface RolesDeleteParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the role. */
  role_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Searchable fields of roles, in hosted mode. */
export interface RolesSearchFields {
  id: string | null
  name: string | null
  permissions: string | null
  position: number | null
  managed: boolean | null
  mentionable: boolean | null
}

/** Params of bans.list. */
export interface BansListParams {
  /** ID of the server. */
  guild_id: string
  /** Bans of users before this one. */
  before?: string
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

/** Params of bans.get. */
export interface BansGetParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
}

/** Params of bans.add. */
export interface BansAddParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** Number of seconds back to delete messages, 0 to 604,800. Defaults to 0. (0 to 604800) */
  delete_message_seconds?: number
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of bans.remove. */
export interface BansRemoveParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the user. */
  user_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of invites.list. */
export interface InvitesListParams {
  /** ID of the server. */
  guild_id: string
}

export interface Invite {
  code: string
  type?: number
  guild_id?: string
  guild?: InviteGuild
  channel?: InviteChannel
  inviter?: User
  uses?: number
  max_uses?: number
  max_age?: number
  temporary?: boolean
  created_at?: string
  expires_at?: string | null
  approximate_member_count?: number | null
  approximate_presence_count?: number | null
}

export interface InviteGuild {
  id?: string
  name?: string
  description?: string | null
  icon?: string | null
}

export interface InviteChannel {
  id?: string
  name?: string | null
  type?: number
}

/** Params of invites.get. */
export interface InvitesGetParams {
  /** The code: the end of the link. */
  code: string
  /** Whether to include approximate numbers of members. */
  with_counts?: boolean
}

/** Params of invites.create. */
export interface InvitesCreateParams {
  /** ID of the channel. */
  channel_id: string
  /** Seconds until the invite expires, 0 to 5,184,000. 0 is never. Defaults to 86,400. (0 to 5184000) */
  max_age?: number
  /** Maximum number of uses. 0 is no limit. (0 to 100) */
  max_uses?: number
  /** Whether members without a role leave when they disconnect. */
  temporary?: boolean
  /** Whether to create another invite instead of a similar one. */
  unique?: boolean
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of invites.delete. */
export interface InvitesDeleteParams {
  /** The code: the end of the link. */
  code: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of webhooks.list. */
export interface WebhooksListParams {
  /** ID of the server. */
  guild_id: string
}

export interface Webhook {
  id: string
  type?: number
  name?: string
  avatar?: string | null
  channel_id?: string | null
  guild_id?: string | null
  application_id?: string | null
  user?: User
  token?: string
  url?: string
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the webhook. */
  webhook_id: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** ID of the channel. */
  channel_id: string
  /** The name under which it posts. (at most 80 characters) */
  name: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** ID of the webhook. */
  webhook_id: string
  /** The name under which it posts. (at most 80 characters) */
  name?: string
  /** ID of the new channel. */
  channel_id?: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook. */
  webhook_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of channel_webhooks.list. */
export interface ChannelWebhooksListParams {
  /** ID of the channel. */
  channel_id: string
}

/** Params of audit_log_entries.list. */
export interface AuditLogEntriesListParams {
  /** ID of the server. */
  guild_id: string
  /** Filters by the user who made the change. */
  user_id?: string
  /** Filters by the type of the change, such as 22 for bans. */
  action_type?:
    | 1
    | 10
    | 11
    | 12
    | 13
    | 14
    | 15
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 30
    | 31
    | 32
    | 40
    | 41
    | 42
    | 50
    | 51
    | 52
    | 60
    | 61
    | 62
    | 72
    | 73
    | 74
    | 75
    | 80
    | 81
    | 82
    | 83
    | 84
    | 85
    | 90
    | 91
    | 92
    | 100
    | 101
    | 102
    | 110
    | 111
    | 112
    | 121
    | 130
    | 131
    | 132
    | 140
    | 141
    | 142
    | 143
    | 144
    | 145
    | 146
    | 150
    | 151
    | 163
    | 164
    | 165
    | 166
    | 167
    | 171
    | 172
    | 180
    | 190
    | 191
    | 192
    | 193
    | 200
    | 201
    | 202
    | 211
  /** Changes before this ID: the last one of the previous page. */
  before?: string
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

export interface AuditLogEntry {
  id: string
  action_type?: number
  user_id?: string | null
  target_id?: string | null
  reason?: string
  /** Changed keys, each with `old_value` and `new_value`. */
  changes?: { [k: string]: unknown }[]
  /** Further values of some types, such as `count`. */
  options?: { [k: string]: unknown }
}

/** Params of emojis.list. */
export interface EmojisListParams {
  /** ID of the server. */
  guild_id: string
}

/** Params of emojis.get. */
export interface EmojisGetParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the emoji. */
  emoji_id: string
}

/** Params of emojis.create. */
export interface EmojisCreateParams {
  /** ID of the server. */
  guild_id: string
  /** The name. (2 to 32 characters) */
  name: string
  /** The image, as a data URI in base64. */
  image: string
  /** IDs of the roles that may use it. */
  roles?: string[]
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of emojis.update. */
export interface EmojisUpdateParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the emoji. */
  emoji_id: string
  /** The name. (2 to 32 characters) */
  name?: string
  /** IDs of the roles that may use it. */
  roles?: string[]
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of emojis.delete. */
export interface EmojisDeleteParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the emoji. */
  emoji_id: string
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of scheduled_events.list. */
export interface ScheduledEventsListParams {
  /** ID of the server. */
  guild_id: string
  /** Whether to include the number of interested users. */
  with_user_count?: boolean
}

export interface ScheduledEvent {
  id: string
  guild_id?: string
  name?: string
  description?: string | null
  channel_id?: string | null
  creator_id?: string | null
  creator?: User
  image?: string | null
  scheduled_start_time?: string
  scheduled_end_time?: string | null
  status?: number
  entity_type?: number
  entity_id?: string | null
  entity_metadata?: EventPlace | null
  privacy_level?: number
  user_count?: number
}

export interface EventPlace {
  location?: string
}

/** Params of scheduled_events.get. */
export interface ScheduledEventsGetParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the event. */
  event_id: string
  /** Whether to include the number of interested users. */
  with_user_count?: boolean
}

/** Params of scheduled_events.create. */
export interface ScheduledEventsCreateParams {
  /** ID of the server. */
  guild_id: string
  /** The name. (at most 100 characters) */
  name: string
  /** 1 stage, 2 voice, 3 outside of Discord. */
  entity_type: 1 | 2 | 3
  /** The start. */
  scheduled_start_time: string
  /** The description. (at most 1000 characters) */
  description?: string
  /** The end. Required for events outside of Discord. */
  scheduled_end_time?: string
  /** ID of the voice or stage channel. */
  channel_id?: string | null
  /** The place, for events outside of Discord. */
  entity_metadata?: {
    /** (at most 100 characters) */
    location?: string
  }
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of scheduled_events.update. */
export interface ScheduledEventsUpdateParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the event. */
  event_id: string
  /** The name. (at most 100 characters) */
  name?: string
  /** 2 active, 3 completed, 4 canceled. The last two are final. */
  status?: 2 | 3 | 4
  /** The start. */
  scheduled_start_time?: string
  /** The description. (at most 1000 characters) */
  description?: string
  /** The end. Required for events outside of Discord. */
  scheduled_end_time?: string
  /** ID of the voice or stage channel. */
  channel_id?: string | null
  /** The place, for events outside of Discord. */
  entity_metadata?: {
    /** (at most 100 characters) */
    location?: string
  }
  /** Reason for the audit log. Percent-encode other characters than ASCII. (at most 512 characters) */
  reason?: string
}

/** Params of scheduled_events.delete. */
export interface ScheduledEventsDeleteParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the event. */
  event_id: string
}

/** Searchable fields of scheduled_events, in hosted mode. */
export interface ScheduledEventsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  guild_id: string | null
  channel_id: string | null
  status: number | null
  scheduled_start_time: string | null
  scheduled_end_time: string | null
}

/** Params of event_users.list. */
export interface EventUsersListParams {
  /** ID of the server. */
  guild_id: string
  /** ID of the event. */
  event_id: string
  /** Whether to include the member of the server. */
  with_member?: boolean
  /** Users after this ID: the last one of the previous page. */
  after?: string
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

export interface EventUser {
  id: string
  guild_scheduled_event_id?: string
  user?: User
  member?: Member
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
