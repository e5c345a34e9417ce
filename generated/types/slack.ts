// Generated from definitions/slack.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Slack */
    "slack": Slack
  }
}

/** Refusals have false here and are errors. */
export type Ok = true

/**
 * Slack. Channels, messages, threads, people, reactions, pins, bookmarks, files and user groups of one Slack workspace.
 */
export interface Slack {
  operations: SlackOperations
  credentials: SlackCredentials
  config: SlackConfig
}

/** What can be called, by entity and action. */
export interface SlackOperations {
  /** Whose token it is, and of which workspace. */
  identity: {
    /** Gets the workspace, and the person or bot, that the token stands for. */
    get: {
      params: IdentityGetParams
      records: Identity
      meta: {}
    }
  }
  /** The workspace itself. */
  team: {
    /** Gets the workspace's name, domain and icon. */
    get: {
      params: TeamGetParams
      records: Team
      meta: {}
    }
  }
  /** A person or bot of the workspace. Deactivated ones stay, with deleted true. */
  users: {
    /** Lists the workspace's people and bots, with deactivated ones and guests. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets one person or bot with the profile; the e-mail address needs the scope users:read.email. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A person of the workspace, found by e-mail address. */
  users_by_email: {
    /** Finds the person whose active account has an e-mail address. */
    get: {
      params: UsersByEmailGetParams
      records: User
      meta: {}
    }
  }
  /** A conversation, be it a public or private channel or a direct message. */
  channels: {
    /** Lists conversations of the given types, archived ones included; without types the public channels. */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets one conversation with topic, purpose and, if asked for, the number of its members. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Creates a public or private channel, of which the bot or person becomes a member. */
    create: {
      params: ChannelsCreateParams
      records: Channel
      meta: {}
    }
    /** Renames a channel; only who created it, or an administrator, may. */
    update: {
      params: ChannelsUpdateParams
      records: Channel
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** A channel's being archived, when it is closed to new messages and still readable. */
  channel_archives: {
    /** Closes a channel to new messages; its history can still be read and searched. */
    create: {
      params: ChannelArchivesCreateParams
      records: null
      meta: {}
    }
    /** Takes a channel out of the archive; bot tokens may not. */
    delete: {
      params: ChannelArchivesDeleteParams
      records: null
      meta: {}
    }
  }
  /** The membership of the bot or person that the token stands for in a public channel. */
  channel_joins: {
    /** Joins a public channel and gives it back, also where the membership exists already. */
    create: {
      params: ChannelJoinsCreateParams
      records: Channel
      meta: {}
    }
    /** Leaves a channel; a private one can be joined again by invitation only. */
    delete: {
      params: ChannelJoinsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The people and bots of a conversation. */
  channel_members: {
    /**
     * Gets the ids of a conversation's members, in members; while response_metadata has a next_cursor, a call with it
     * gets more.
     */
    get: {
      params: ChannelMembersGetParams
      records: MemberPage
      meta: {}
    }
    /** Invites up to 1,000 people or bots to a channel and gives the channel back. */
    create: {
      params: ChannelMembersCreateParams
      records: Channel
      meta: {}
    }
    /** Removes one person or bot from a channel, other than the one the token stands for. */
    delete: {
      params: ChannelMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** What a channel is about at the moment, shown in its head. */
  channel_topics: {
    /** Replaces a channel's topic; an empty one removes it. */
    update: {
      params: ChannelTopicsUpdateParams
      records: null
      meta: {}
    }
  }
  /** What a channel is for, shown as its description. */
  channel_purposes: {
    /** Replaces a channel's purpose; an empty one removes it. */
    update: {
      params: ChannelPurposesUpdateParams
      records: null
      meta: {}
    }
  }
  /** A conversation without a name, between two people or up to nine. */
  direct_messages: {
    /**
     * Opens a direct message with one or several people, or the one there is, so that messages can be sent to its id.
     */
    create: {
      params: DirectMessagesCreateParams
      records: Channel
      meta: {}
    }
  }
  /** What was written in a conversation. It is named by its channel and its ts, which is unique within the channel. */
  messages: {
    /** Lists a conversation's messages, newest first, without the replies of threads. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /**
     * Sends a message to a conversation, or with thread_ts as a reply; text is shown in notifications when there are
     * blocks.
     */
    create: {
      params: MessagesCreateParams
      records: PostedMessage
      meta: {}
    }
    /** Replaces a message's text, blocks or attachments; only the token's own messages can be changed. */
    update: {
      params: MessagesUpdateParams
      records: PostedMessage
      meta: {}
    }
    /** Deletes a message for good; bots delete their own alone. */
    delete: {
      params: MessagesDeleteParams
      records: PostedMessage
      meta: {}
    }
    /** Searches the messages that a person can see, such as "in:#general budget"; needs a person's token. */
    api_search: {
      params: MessagesApiSearchParams
      records: Match[]
      meta: {
        total: number | null
      }
    }
  }
  /** A message with its replies. */
  threads: {
    /** Lists a thread, the message it began with first, then the replies, oldest first. */
    list: {
      params: ThreadsListParams
      records: Message[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
  /** A message that one member of a conversation sees, until the client is loaded again. */
  ephemeral_messages: {
    /** Shows a message to one active member of a conversation and to nobody else. */
    create: {
      params: EphemeralMessagesCreateParams
      records: EphemeralMessage
      meta: {}
    }
  }
  /** A message that will be sent later, up to 120 days from now. */
  scheduled_messages: {
    /** Lists the messages that the token has scheduled and that are not sent yet. */
    list: {
      params: ScheduledMessagesListParams
      records: ScheduledMessage[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Has a message sent at a time; at most 30 messages to a channel within five minutes. */
    create: {
      params: ScheduledMessagesCreateParams
      records: ScheduledAnswer
      meta: {}
    }
    /** Takes back a message that is scheduled; refused within 60 seconds of its time. */
    delete: {
      params: ScheduledMessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An emoji on a message, with those who chose it. */
  reactions: {
    /** Lists all reactions to a message; none where nobody reacted. */
    list: {
      params: ReactionsListParams
      records: Reaction[]
      meta: {}
    }
    /** Adds a reaction to a message. */
    create: {
      params: ReactionsCreateParams
      records: null
      meta: {}
    }
    /** Takes the token's own reaction off a message. */
    delete: {
      params: ReactionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message or file that is pinned to a conversation. */
  pins: {
    /** Lists what is pinned to a conversation, the latest first. */
    list: {
      params: PinsListParams
      records: Pin[]
      meta: {}
    }
    /** Pins a message to its conversation. */
    create: {
      params: PinsCreateParams
      records: null
      meta: {}
    }
    /** Takes a message's pin off its conversation. */
    delete: {
      params: PinsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A link at the head of a channel. */
  bookmarks: {
    /** Lists a channel's bookmarks. */
    list: {
      params: BookmarksListParams
      records: Bookmark[]
      meta: {}
    }
    /** Adds a link to a channel's bookmarks; a channel has 100 at most. */
    create: {
      params: BookmarksCreateParams
      records: Bookmark
      meta: {}
    }
    /** Changes the fields of a bookmark that are given. */
    update: {
      params: BookmarksUpdateParams
      records: Bookmark
      meta: {}
    }
    /** Removes a bookmark from its channel. */
    delete: {
      params: BookmarksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file, snippet or canvas that was shared; its content is at url_private, for who holds the token. */
  files: {
    /** Lists files, newest first; the filters narrow it together. */
    list: {
      params: FilesListParams
      records: File[]
      meta: {
        total: number | null
        pages: number | null
      }
    }
    /** Gets what is known of one file; its content is not included. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file and shares it in a conversation; without a conversation only whoever uploads it can see it. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Deletes a file for good. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FilesSearchFields
    }
  }
  /** A group of people that is mentioned by one handle, on paid plans. */
  usergroups: {
    /** Lists the workspace's user groups; with include_users each has the ids of its members. */
    list: {
      params: UsergroupsListParams
      records: UserGroup[]
      meta: {}
    }
    /** Creates a user group without members. */
    create: {
      params: UsergroupsCreateParams
      records: UserGroup
      meta: {}
    }
    /** Changes the fields of a user group that are given; its members are another entity. */
    update: {
      params: UsergroupsUpdateParams
      records: UserGroup
      meta: {}
    }
    search: {
      fields: UsergroupsSearchFields
    }
  }
  /** The people of a user group. */
  usergroup_members: {
    /** Replaces all members of a user group by those that are given. */
    update: {
      params: UsergroupMembersUpdateParams
      records: UserGroup
      meta: {}
    }
  }
}

/** Params of identity.get. */
export interface IdentityGetParams { [k: string]: never }

export interface Identity {
  ok?: Ok
  url?: string
  team?: string
  team_id: string
  user?: string
  user_id: string
  bot_id?: string | null
  app_id?: string | null
  app_name?: string | null
  enterprise_id?: string | null
  is_enterprise_install?: boolean
  expires_in?: number | null
}

/** Params of team.get. */
export interface TeamGetParams { [k: string]: never }

export interface Team {
  id: string
  name?: string
  url?: string
  domain?: string
  email_domain?: string
  icon?: Icon
  avatar_base_url?: string
  is_verified?: boolean
  enterprise_id?: string | null
  enterprise_name?: string | null
  enterprise_domain?: string | null
  discoverable?: string | null
  locale?: string | null
}

export interface Icon {
  image_34?: string
  image_44?: string
  image_68?: string
  image_88?: string
  image_102?: string
  image_132?: string
  image_230?: string
  image_original?: string
  image_default?: boolean
}

/** Params of users.list. */
export interface UsersListParams {
  /** How many records a page holds at most. (1 to 1000; default 200) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  /** Whether the locale is answered. */
  include_locale?: boolean
}

export interface User {
  id: string
  team_id?: string
  name?: string
  deleted?: boolean
  color?: string
  real_name?: string
  tz?: string | null
  tz_label?: string
  tz_offset?: number
  profile?: Profile
  is_admin?: boolean
  is_owner?: boolean
  is_primary_owner?: boolean
  is_restricted?: boolean
  is_ultra_restricted?: boolean
  is_bot?: boolean
  is_app_user?: boolean
  is_stranger?: boolean
  is_email_confirmed?: boolean
  is_invited_user?: boolean
  is_workflow_bot?: boolean
  has_2fa?: boolean
  two_factor_type?: string
  locale?: string
  updated?: number
  who_can_share_contact_card?: string
  enterprise_user?: EnterpriseUser
}

export interface Profile {
  always_active?: boolean
  api_app_id?: string
  avatar_hash?: string
  bot_id?: string
  display_name?: string
  display_name_normalized?: string
  email?: string
  /** The workspace's own profile fields by id. */
  fields?: {
    [k: string]: ProfileField
  } | null
  first_name?: string
  last_name?: string
  guest_expiration_ts?: number
  guest_invited_by?: string
  huddle_state?: string
  huddle_state_expiration_ts?: number
  image_24?: string
  image_32?: string
  image_48?: string
  image_72?: string
  image_192?: string
  image_512?: string
  image_1024?: string
  image_original?: string
  is_custom_image?: boolean
  phone?: string
  pronouns?: string
  real_name?: string
  real_name_normalized?: string
  skype?: string
  start_date?: string
  status_emoji?: string
  status_emoji_display_info?: StatusEmoji[]
  status_expiration?: number
  status_text?: string
  status_text_canonical?: string
  team?: string
  title?: string
}

export interface ProfileField {
  value?: string
  alt?: string
}

export interface StatusEmoji {
  emoji_name?: string
  display_url?: string
  unicode?: string
}

export interface EnterpriseUser {
  id?: string
  enterprise_id?: string
  enterprise_name?: string
  is_admin?: boolean
  is_owner?: boolean
  is_primary_owner?: boolean
  teams?: string[]
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The id of a person or bot, such as W012A3CDE. */
  id: string
  /** Whether the locale is answered. */
  include_locale?: boolean
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  team_id: string | null
  name: string | null
  real_name: string | null
  deleted: boolean | null
  is_admin: boolean | null
  is_owner: boolean | null
  is_primary_owner: boolean | null
  is_restricted: boolean | null
  is_ultra_restricted: boolean | null
  is_bot: boolean | null
  is_app_user: boolean | null
  tz: string | null
  tz_offset: number | null
  updated: number | null
  profile: { [k: string]: unknown } | null
}

/** Params of users_by_email.get. */
export interface UsersByEmailGetParams {
  /** The whole e-mail address. */
  email: string
}

/** Params of channels.list. */
export interface ChannelsListParams {
  /** How many records a page holds at most. (1 to 1000; default 200) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  /** Which types of conversation; mpim are group and im single direct messages. Each needs its own read scope. */
  types?: ("public_channel" | "private_channel" | "mpim" | "im")[]
  /** Whether archived channels are left out. */
  exclude_archived?: boolean
  /** The workspace to list, for a token of a whole organization. */
  team_id?: string
}

export interface Channel {
  id: string
  name?: string
  name_normalized?: string
  created?: number
  updated?: number
  creator?: string
  user?: string
  context_team_id?: string
  conversation_host_id?: string
  is_channel?: boolean
  is_group?: boolean
  is_im?: boolean
  is_mpim?: boolean
  is_private?: boolean
  is_archived?: boolean
  is_general?: boolean
  is_member?: boolean
  is_open?: boolean
  is_read_only?: boolean
  is_thread_only?: boolean
  is_non_threadable?: boolean
  is_shared?: boolean
  is_ext_shared?: boolean
  is_org_shared?: boolean
  is_global_shared?: boolean
  is_org_default?: boolean
  is_org_mandatory?: boolean
  is_pending_ext_shared?: boolean
  is_moved?: number
  is_user_deleted?: boolean
  pending_shared?: string[]
  pending_connected_team_ids?: string[]
  connected_team_ids?: string[]
  internal_team_ids?: string[]
  shared_team_ids?: string[]
  previous_names?: string[]
  parent_conversation?: string | null
  last_read?: string
  latest?: Message | null
  locale?: string
  num_members?: number
  priority?: number
  properties?: ChannelProperties
  purpose?: Text
  topic?: Text
  unlinked?: number
  unread_count?: number
  unread_count_display?: number
}

export interface Message {
  type?: string
  subtype?: string
  ts: string
  user?: string
  bot_id?: string | null
  app_id?: string
  username?: string
  team?: string
  text?: string
  /** Block Kit blocks, each with the fields of its type. */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments and previews, each with the fields of what it shows. */
  attachments?: { [k: string]: unknown }[]
  files?: File[]
  reactions?: Reaction[]
  edited?: Edit
  thread_ts?: string
  parent_user_id?: string
  reply_count?: number
  reply_users?: string[]
  reply_users_count?: number
  latest_reply?: string
  last_read?: string
  unread_count?: number
  subscribed?: boolean
  is_locked?: boolean
  hidden?: boolean
  client_msg_id?: string
  bot_profile?: BotProfile
  icons?: MessageIcons
  inviter?: string
  language?: Language
  metadata?: Metadata
  permalink?: string
  pinned_to?: string[]
  purpose?: string
  topic?: string
  /** Of a reply that is shown in the channel: the message that the thread began with. */
  root?: { [k: string]: unknown }
  upload?: boolean
  display_as_bot?: boolean
  x_files?: string[]
}

export interface File {
  id: string
  name?: string | null
  title?: string | null
  created?: number
  timestamp?: number
  updated?: number
  mimetype?: string
  filetype?: string
  pretty_type?: string
  mode?: string
  user?: string
  user_team?: string
  username?: string
  size?: number
  editable?: boolean
  is_external?: boolean
  external_type?: string
  external_id?: string
  external_url?: string
  is_public?: boolean
  is_starred?: boolean
  public_url_shared?: boolean
  display_as_bot?: boolean
  file_access?: string
  alt_txt?: string
  url_private?: string
  url_private_download?: string
  permalink?: string
  permalink_public?: string
  edit_link?: string
  preview?: string
  preview_highlight?: string
  preview_is_truncated?: boolean
  lines?: number
  lines_more?: number
  has_rich_preview?: boolean
  media_display_type?: string
  original_w?: number
  original_h?: number
  image_exif_rotation?: number
  thumb_64?: string
  thumb_80?: string
  thumb_160?: string
  thumb_360?: string
  thumb_360_w?: number
  thumb_360_h?: number
  thumb_360_gif?: string
  thumb_480?: string
  thumb_720?: string
  thumb_960?: string
  thumb_1024?: string
  thumb_tiny?: string
  deanimate_gif?: string
  pjpeg?: string
  duration_ms?: number
  channels?: string[]
  groups?: string[]
  ims?: string[]
  comments_count?: number
  pinned_to?: string[]
  reactions?: Reaction[]
  /** Where the file was shared: public and private, each with lists of messages by channel. */
  shares?: { [k: string]: unknown }
}

export interface Reaction {
  name: string
  count?: number
  users?: string[]
  url?: string
}

export interface Edit {
  user?: string
  ts?: string
}

export interface BotProfile {
  id?: string
  name?: string
  app_id?: string
  user_id?: string
  team_id?: string
  deleted?: boolean
  updated?: number
  icons?: BotIcons
}

export interface BotIcons {
  image_36?: string
  image_48?: string
  image_72?: string
}

export interface MessageIcons {
  emoji?: string
  image_36?: string
  image_48?: string
  image_64?: string
  image_72?: string
}

export interface Language {
  locale?: string
  is_reliable?: boolean
}

export interface Metadata {
  event_type?: string
  /** Values by names that the app chose. */
  event_payload?: { [k: string]: unknown }
}

export interface ChannelProperties {
  canvas?: ChannelCanvas
  posting_restricted_to?: RestrictedTo
  threads_restricted_to?: RestrictedTo
  /** The channel's tabs, each with a type and data of that type. */
  tabs?: { [k: string]: unknown }[]
}

export interface ChannelCanvas {
  file_id?: string
  is_empty?: boolean
  quip_thread_id?: string
}

export interface RestrictedTo {
  type?: string[]
  user?: string[]
}

export interface Text {
  value?: string
  creator?: string
  last_set?: number
}

/** Params of channels.get. */
export interface ChannelsGetParams {
  /** The id of a conversation, such as C012AB3CD. */
  id: string
  /** Whether the locale is answered. */
  include_locale?: boolean
  /** Whether the number of members is answered. */
  include_num_members?: boolean
}

/** Params of channels.create. */
export interface ChannelsCreateParams {
  /** The name: lower case letters, digits, hyphens and underscores. (at most 80 characters) */
  name: string
  /** Whether only invited members see the channel. */
  is_private?: boolean
  /** The workspace to create it in, for a token of a whole organization. */
  team_id?: string
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** The id of a conversation, such as C012AB3CD. */
  id: string
  /** The name: lower case letters, digits, hyphens and underscores. (at most 80 characters) */
  name: string
}

/** Searchable fields of channels, in hosted mode. */
export interface ChannelsSearchFields {
  id: string | null
  name: string | null
  name_normalized: string | null
  created: number | null
  updated: number | null
  creator: string | null
  is_archived: boolean | null
  is_general: boolean | null
  is_member: boolean | null
  is_private: boolean | null
  is_shared: boolean | null
  is_ext_shared: boolean | null
  is_org_shared: boolean | null
  num_members: number | null
  previous_names: unknown[] | null
  topic: { [k: string]: unknown } | null
  purpose: { [k: string]: unknown } | null
}

/** Params of channel_archives.create. */
export interface ChannelArchivesCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
}

/** Params of channel_archives.delete. */
export interface ChannelArchivesDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
}

/** Params of channel_joins.create. */
export interface ChannelJoinsCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
}

/** Params of channel_joins.delete. */
export interface ChannelJoinsDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
}

/** Params of channel_members.get. */
export interface ChannelMembersGetParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** How many ids are answered at most. (1 to 1000; default 200) */
  limit?: number
  /** The next_cursor of the answer before. */
  cursor?: string
}

export interface MemberPage {
  ok?: Ok
  members: string[]
  response_metadata?: PageMetadata
}

export interface PageMetadata {
  next_cursor?: string
  messages?: string[]
  warnings?: string[]
}

/** Params of channel_members.create. */
export interface ChannelMembersCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ids of those to invite. (1 to 1000 items) */
  users: string[]
  /** Whether those who can be invited are, though others cannot. */
  force?: boolean
}

/** Params of channel_members.delete. */
export interface ChannelMembersDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The id of a person or bot, such as W012A3CDE. */
  user: string
}

/** Params of channel_topics.update. */
export interface ChannelTopicsUpdateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The new topic, plain text. (at most 250 characters) */
  topic: string
}

/** Params of channel_purposes.update. */
export interface ChannelPurposesUpdateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The new purpose, plain text. (at most 250 characters) */
  purpose: string
}

/** Params of direct_messages.create. */
export interface DirectMessagesCreateParams {
  /** The ids of the others; one makes a direct message, several a group. (1 to 8 items) */
  users: string[]
  /** Whether the whole conversation is answered and not its id alone. */
  return_im?: boolean
  /** Whether only a conversation that exists is answered, and none opened. */
  prevent_creation?: boolean
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** How many records a page holds at most. (1 to 999; default 100) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** Only what is later than this time, in seconds since 1970, such as 1512085950.000216. */
  oldest?: string
  /** Only what is earlier than this time, in seconds since 1970. */
  latest?: string
  /** Whether messages at the very times oldest and latest are listed too. */
  inclusive?: boolean
  /** Whether the metadata that apps attached to messages is answered. */
  include_all_metadata?: boolean
}

/** Params of messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface MessagesCreateParams {
  /** The id of a conversation, or of a person to send a direct message to. */
  channel: string
  /** The text, with Slack's own marks such as *bold*; 4,000 characters are a good limit. (at most 40000 characters) */
  text?: string
  /** Block Kit blocks, each an object with a type. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older form than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** The text as Markdown. Not together with text or blocks. (at most 12000 characters) */
  markdown_text?: string
  /** The ts of the message to reply to; of a thread the one it began with. */
  thread_ts?: string
  /** Whether a reply is shown in the channel too. */
  reply_broadcast?: boolean
  /** What your app wants to find again on the message. */
  metadata?: {
    /** A name of your own, such as task_created. */
    event_type: string
    /** Values of your own by name. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether marks such as *bold* in text are read; true unless given. */
  mrkdwn?: boolean
  /** Whether names and links in plain text become links. */
  parse?: "full" | "none"
  /** Whether names of channels and people in the text become links. */
  link_names?: boolean
  /** Whether a preview of linked pages is shown. */
  unfurl_links?: boolean
  /** Whether a preview of linked images and videos is shown. */
  unfurl_media?: boolean
  /** A name to post under instead of the bot's; needs chat:write.customize. */
  username?: string
  /** An emoji such as :robot_face: to post under; needs chat:write.customize. */
  icon_emoji?: string
  /** An image to post under; needs chat:write.customize. */
  icon_url?: string
}

export interface PostedMessage {
  ok?: Ok
  channel: string
  ts: string
  text?: string
  message?: SentMessage
  warning?: string
  response_metadata?: PageMetadata
}

export interface SentMessage {
  type?: string
  subtype?: string
  ts?: string
  user?: string
  bot_id?: string | null
  app_id?: string
  username?: string
  team?: string
  text?: string
  /** Block Kit blocks, each with the fields of its type. */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, each with the fields of what it shows. */
  attachments?: { [k: string]: unknown }[]
  edited?: Edit
  thread_ts?: string
  parent_user_id?: string
  bot_profile?: BotProfile
  icons?: MessageIcons
  metadata?: Metadata
}

/** Params of messages.update. Needs text, or blocks, or attachments, or markdown_text. */
export interface MessagesUpdateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  ts: string
  /** The text, with Slack's own marks such as *bold*; 4,000 characters are a good limit. (at most 40000 characters) */
  text?: string
  /** Block Kit blocks, each an object with a type. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older form than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** The text as Markdown. Not together with text or blocks. (at most 12000 characters) */
  markdown_text?: string
  /** What your app wants to find again on the message. */
  metadata?: {
    /** A name of your own, such as task_created. */
    event_type: string
    /** Values of your own by name. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether names and links in plain text become links. */
  parse?: "full" | "none"
  /** Whether names of channels and people in the text become links. */
  link_names?: boolean
  /** The ids of the files that the message is to have. */
  file_ids?: string[]
  /** Whether a reply that exists is shown in the channel too. */
  reply_broadcast?: boolean
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  ts: string
}

/** Params of messages.api_search. */
export interface MessagesApiSearchParams {
  /** Words and filters such as from:, in:, before: and has:. */
  query: string
  /** Whether the best or the newest come first; score unless given. */
  sort?: "score" | "timestamp"
  /** The direction of the order, desc unless given. */
  sort_dir?: "asc" | "desc"
  /** Whether the words found are marked in the text. */
  highlight?: boolean
  /** How many matches a page holds at most. (1 to 100; default 20) */
  count?: number
  /** The page, from 1. (1 to 100; default 1) */
  page?: number
}

export interface Match {
  iid?: string
  team?: string
  channel?: MatchChannel
  type?: string
  user?: string | null
  username?: string
  ts: string
  text?: string
  permalink?: string
  score?: number
  no_reactions?: boolean
  /** Block Kit blocks, each with the fields of its type. */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments and previews, each with the fields of what it shows. */
  attachments?: { [k: string]: unknown }[]
  files?: File[]
}

export interface MatchChannel {
  id?: string
  name?: string
  user?: string
  is_channel?: boolean
  is_group?: boolean
  is_im?: boolean
  is_mpim?: boolean
  is_private?: boolean
  is_shared?: boolean
  is_org_shared?: boolean
  is_ext_shared?: boolean
  is_pending_ext_shared?: boolean
  pending_shared?: string[]
}

/** Params of threads.list. */
export interface ThreadsListParams {
  /** How many records a page holds at most. (1 to 1000; default 200) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of the message that the thread began with, as thread_ts of its replies. */
  ts: string
  /** Only what is later than this time, in seconds since 1970, such as 1512085950.000216. */
  oldest?: string
  /** Only what is earlier than this time, in seconds since 1970. */
  latest?: string
  /** Whether messages at the very times oldest and latest are listed too. */
  inclusive?: boolean
  /** Whether the metadata that apps attached to messages is answered. */
  include_all_metadata?: boolean
}

/** Params of ephemeral_messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface EphemeralMessagesCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The id of a person or bot, such as W012A3CDE. */
  user: string
  /** The text, with Slack's own marks such as *bold*; 4,000 characters are a good limit. (at most 40000 characters) */
  text?: string
  /** Block Kit blocks, each an object with a type. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older form than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** The text as Markdown. Not together with text or blocks. (at most 12000 characters) */
  markdown_text?: string
  /** The ts of the message to reply to; of a thread the one it began with. */
  thread_ts?: string
  /** Whether names and links in plain text become links. */
  parse?: "full" | "none"
  /** Whether names of channels and people in the text become links. */
  link_names?: boolean
}

export interface EphemeralMessage {
  ok?: Ok
  message_ts: string
}

/** Params of scheduled_messages.list. */
export interface ScheduledMessagesListParams {
  /** How many records a page holds at most. (1 to 1000; default 200) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  /** Only those for this conversation. */
  channel?: string
  /** Only what is later than this time, in seconds since 1970, such as 1512085950.000216. */
  oldest?: string
  /** Only what is earlier than this time, in seconds since 1970. */
  latest?: string
}

export interface ScheduledMessage {
  id: string | number
  channel_id?: string
  post_at?: number
  date_created?: number
  text?: string
}

/** Params of scheduled_messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface ScheduledMessagesCreateParams {
  /** The id of a conversation, or of a person to send a direct message to. */
  channel: string
  /** When to send it, in seconds since 1970. */
  post_at: number
  /** The text, with Slack's own marks such as *bold*; 4,000 characters are a good limit. (at most 40000 characters) */
  text?: string
  /** Block Kit blocks, each an object with a type. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older form than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** The text as Markdown. Not together with text or blocks. (at most 12000 characters) */
  markdown_text?: string
  /** The ts of the message to reply to; of a thread the one it began with. */
  thread_ts?: string
  /** Whether a reply is shown in the channel too. */
  reply_broadcast?: boolean
  /** What your app wants to find again on the message. */
  metadata?: {
    /** A name of your own, such as task_created. */
    event_type: string
    /** Values of your own by name. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether names and links in plain text become links. */
  parse?: "full" | "none"
  /** Whether names of channels and people in the text become links. */
  link_names?: boolean
  /** Whether a preview of linked pages is shown. */
  unfurl_links?: boolean
  /** Whether a preview of linked images and videos is shown. */
  unfurl_media?: boolean
}

export interface ScheduledAnswer {
  ok?: Ok
  channel?: string
  scheduled_message_id: string
  post_at?: number | string
  message?: SentMessage
}

/** Params of scheduled_messages.delete. */
export interface ScheduledMessagesDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** What scheduling the message answered, such as Q1298393284. */
  id: string
}

/** Params of reactions.list. */
export interface ReactionsListParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  timestamp: string
}

/** Params of reactions.create. */
export interface ReactionsCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  timestamp: string
  /** The emoji's name without colons, such as thumbsup. */
  name: string
}

/** Params of reactions.delete. */
export interface ReactionsDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  timestamp: string
  /** The emoji's name without colons, such as thumbsup. */
  name: string
}

/** Params of pins.list. */
export interface PinsListParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
}

export interface Pin {
  type?: string
  channel?: string
  created?: number
  created_by?: string
  message?: Message
  file?: File
  comment?: string
}

/** Params of pins.create. */
export interface PinsCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  timestamp: string
}

/** Params of pins.delete. */
export interface PinsDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel: string
  /** The ts of a message, such as 1503435956.000247. */
  timestamp: string
}

/** Params of bookmarks.list. */
export interface BookmarksListParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel_id: string
}

export interface Bookmark {
  id: string
  channel_id?: string
  title?: string
  link?: string
  emoji?: string | null
  icon_url?: string | null
  type?: string
  entity_id?: string | null
  date_created?: number
  date_updated?: number
  rank?: string
  last_updated_by_user_id?: string
  last_updated_by_team_id?: string
  shortcut_id?: string | null
  app_id?: string | null
  app_action_id?: string | null
}

/** Params of bookmarks.create. */
export interface BookmarksCreateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel_id: string
  /** The text of the bookmark. */
  title: string
  /** The page it leads to. */
  link: string
  /** An emoji such as :books: to show before it. */
  emoji?: string
}

/** Params of bookmarks.update. */
export interface BookmarksUpdateParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel_id: string
  /** The id of a bookmark, such as Bk012AB3CD. */
  id: string
  /** The new text. */
  title?: string
  /** The new page. */
  link?: string
  /** The new emoji, such as :books:. */
  emoji?: string
}

/** Params of bookmarks.delete. */
export interface BookmarksDeleteParams {
  /** The id of a conversation, such as C012AB3CD. */
  channel_id: string
  /** The id of a bookmark, such as Bk012AB3CD. */
  id: string
}

/** Params of files.list. */
export interface FilesListParams {
  /** Only files shared in this conversation. */
  channel?: string
  /** Only files of this person. */
  user?: string
  /** Only files made at or after this time, in seconds since 1970. */
  ts_from?: number
  /** Only files made at or before this time, in seconds since 1970. */
  ts_to?: number
  /** Only files of these types. */
  types?: ("all" | "spaces" | "snippets" | "images" | "gdocs" | "zips" | "pdfs")[]
  /** How many files a page holds at most. (1 to 1000; default 100) */
  count?: number
  /** The page, from 1. (at least 1; default 1) */
  page?: number
}

/** Params of files.get. */
export interface FilesGetParams {
  /** The id of a file, such as F0S43P1CZ. */
  id: string
}

/** Params of files.create. Needs channel_id with thread_ts. Needs channel_id with initial_comment. */
export interface FilesCreateParams {
  /** The file, with its name. A stream needs its size beside it. */
  content: FileParam
  /** What an image shows in words. */
  alt_txt?: string
  /** The language of a snippet, such as python. */
  snippet_type?: string
  /** What the file is called in Slack; its name where there is none. */
  title?: string
  /** The conversation in which the file is shared. */
  channel_id?: string
  /** The ts of the message in whose thread the file is shared. */
  thread_ts?: string
  /** The text of the message that shares the file. */
  initial_comment?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** The id of a file, such as F0S43P1CZ. */
  id: string
}

/** Searchable fields of files, in hosted mode. */
export interface FilesSearchFields {
  id: string | null
  name: string | null
  title: string | null
  mimetype: string | null
  filetype: string | null
  pretty_type: string | null
  user: string | null
  created: number | null
  updated: number | null
  size: number | null
  mode: string | null
  is_external: boolean | null
  is_public: boolean | null
  channels: unknown[] | null
  groups: unknown[] | null
  ims: unknown[] | null
  permalink: string | null
}

/** Params of usergroups.list. */
export interface UsergroupsListParams {
  /** Whether each group has the ids of its members. */
  include_users?: boolean
  /** Whether each group has the number of its members. */
  include_count?: boolean
  /** Whether disabled groups are listed too. */
  include_disabled?: boolean
}

export interface UserGroup {
  id: string
  team_id?: string
  name?: string
  handle?: string
  description?: string
  is_usergroup?: boolean
  is_subteam?: boolean
  is_external?: boolean
  is_idp_group?: boolean
  is_section?: boolean
  is_visible?: boolean
  is_editing_restricted?: boolean
  is_org_level?: boolean
  is_membership_locked?: boolean
  enterprise_subteam_id?: string
  auto_type?: string | null
  auto_provision?: boolean
  date_create?: number
  date_update?: number
  date_delete?: number
  created_by?: string
  updated_by?: string | null
  deleted_by?: string | null
  prefs?: GroupPrefs
  user_count?: number | string
  channel_count?: number
  users?: string[]
}

export interface GroupPrefs {
  channels?: string[]
  groups?: string[]
}

/** Params of usergroups.create. */
export interface UsergroupsCreateParams {
  /** The group's name, which no other group has. */
  name: string
  /** What mentions the group, without the at sign. */
  handle?: string
  /** What the group is for. */
  description?: string
  /** The ids of the channels that new members are offered. */
  channels?: string[]
}

/** Params of usergroups.update. */
export interface UsergroupsUpdateParams {
  /** The group's id, such as S0614TZR7. */
  id: string
  /** The new name, which no other group has. */
  name?: string
  /** What is to mention the group, without the at sign. */
  handle?: string
  /** What the group is for, anew. */
  description?: string
  /** The ids of all channels that new members are offered. */
  channels?: string[]
}

/** Searchable fields of usergroups, in hosted mode. */
export interface UsergroupsSearchFields {
  id: string | null
  team_id: string | null
  name: string | null
  handle: string | null
  description: string | null
  is_external: boolean | null
  date_create: number | null
  date_update: number | null
  date_delete: number | null
  created_by: string | null
  updated_by: string | null
  user_count: number | null
  users: unknown[] | null
}

/** Params of usergroup_members.update. */
export interface UsergroupMembersUpdateParams {
  /** The group's id, such as S0614TZR7. */
  usergroup: string
  /** The ids of all who are to be members. (at least 1 items) */
  users: string[]
}

/** Credentials by auth variant. */
export interface SlackCredentials {
  token: SlackTokenCredentials
  oauth: SlackOauthCredentials
  user_oauth: SlackUserOauthCredentials
}

/** Bot or user token */
export interface SlackTokenCredentials {
  token: string
}

/** OAuth, as the app's bot */
export interface SlackOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** OAuth, as a person */
export interface SlackUserOauthCredentials {
  access_token: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface SlackConfig { [k: string]: never }
