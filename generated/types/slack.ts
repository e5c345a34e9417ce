// Generated from definitions/slack.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Slack */
    "slack": Slack
  }
}

/** Whether the request succeeded. Refusals have `false` and are errors. */
export type Ok = true

/**
 * Slack. Channels, messages, threads, users, reactions, pins, bookmarks, files and user groups of a Slack workspace.
 */
export interface Slack {
  operations: SlackOperations
  credentials: SlackCredentials
  config: SlackConfig
}

/** The operations, by entity and action. */
export interface SlackOperations {
  /** The user or bot that the token belongs to, and its workspace. */
  identity: {
    /** Gets the identity of the token: its workspace, and its user or bot. */
    get: {
      params: IdentityGetParams
      records: Identity
      meta: {}
    }
  }
  /** The workspace (team). */
  team: {
    /** Gets the workspace (team) with its name, domain and icon. */
    get: {
      params: TeamGetParams
      records: Team
      meta: {}
    }
  }
  /** A user or bot of the workspace. Deactivated users stay, with `deleted` set to `true`. */
  users: {
    /** Lists the users and bots of the workspace, including deactivated users and guests. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a user or bot with its profile. The email address requires the scope `users:read.email`. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A user of the workspace, looked up by email address. */
  users_by_email: {
    /** Gets the user with an email address. Finds active accounts only. */
    get: {
      params: UsersByEmailGetParams
      records: User
      meta: {}
    }
  }
  /** A conversation: a public channel, private channel or direct message. */
  channels: {
    /**
     * Lists channels and other conversations, including archived ones. Returns public channels by default; see `types`.
     */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a channel or other conversation with its topic and purpose, and optionally its member count. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Creates a public or private channel. The token's user or bot becomes a member. */
    create: {
      params: ChannelsCreateParams
      records: Channel
      meta: {}
    }
    /** Updates a channel's name. Requires the channel's creator or an admin. */
    update: {
      params: ChannelsUpdateParams
      records: Channel
      meta: {}
    }
    /** Archives a channel. Its history can still be read and searched. */
    archive: {
      params: ChannelsArchiveParams
      records: null
      meta: {}
    }
    /** Unarchives a channel. Bot tokens cannot do this. */
    unarchive: {
      params: ChannelsUnarchiveParams
      records: null
      meta: {}
    }
    /** Joins a public channel and returns it, even if already a member. */
    join: {
      params: ChannelsJoinParams
      records: Channel
      meta: {}
    }
    /** Leaves a channel. Rejoining a private channel requires an invitation. */
    leave: {
      params: ChannelsLeaveParams
      records: null
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** The members of a conversation. */
  channel_members: {
    /**
     * Gets the IDs of a channel's members, in `members`. For the next page, pass `next_cursor` of `response_metadata`
     * as `cursor`.
     */
    get: {
      params: ChannelMembersGetParams
      records: MemberPage
      meta: {}
    }
    /** Invites up to 1,000 users or bots to a channel and returns the channel. */
    create: {
      params: ChannelMembersCreateParams
      records: Channel
      meta: {}
    }
    /** Removes a member from a channel. The token's own user or bot cannot be removed. */
    delete: {
      params: ChannelMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** The topic of a channel, displayed in the channel header. */
  channel_topics: {
    /** Sets the topic of a channel. An empty string removes it. */
    update: {
      params: ChannelTopicsUpdateParams
      records: null
      meta: {}
    }
  }
  /** The purpose of a channel, displayed as its description. */
  channel_purposes: {
    /** Sets the purpose of a channel. An empty string removes it. */
    update: {
      params: ChannelPurposesUpdateParams
      records: null
      meta: {}
    }
  }
  /** A direct message: a conversation without a name between two to nine users. */
  direct_messages: {
    /** Opens a direct message with one or more users, or returns the existing one. Send messages to its ID. */
    create: {
      params: DirectMessagesCreateParams
      records: Channel
      meta: {}
    }
  }
  /** A message in a conversation, identified by its channel and its `ts`, which is unique within the channel. */
  messages: {
    /** Lists the messages of a conversation, newest first. Thread replies are not included. */
    list: {
      params: MessagesListParams
      records: Message[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /**
     * Sends a message to a conversation, or a thread reply if `thread_ts` is set. With blocks, notifications show
     * `text`.
     */
    create: {
      params: MessagesCreateParams
      records: PostedMessage
      meta: {}
    }
    /** Updates the text, blocks or attachments of a message. Only the token's own messages can be updated. */
    update: {
      params: MessagesUpdateParams
      records: PostedMessage
      meta: {}
    }
    /** Deletes a message. Bots can only delete their own messages. This cannot be undone. */
    delete: {
      params: MessagesDeleteParams
      records: PostedMessage
      meta: {}
    }
    /** Searches the messages that a user can see, such as `in:#general budget`. Requires a user token. */
    api_search: {
      params: MessagesApiSearchParams
      records: Match[]
      meta: {
        total: number | null
      }
    }
  }
  /** A thread: a message with its replies. */
  threads: {
    /** Lists the messages of a thread: the parent message first, then the replies, oldest first. */
    list: {
      params: ThreadsListParams
      records: Message[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
  /** A message that only one member of a conversation sees, until their client reloads. */
  ephemeral_messages: {
    /** Sends an ephemeral message that only one active member of a conversation sees. */
    create: {
      params: EphemeralMessagesCreateParams
      records: EphemeralMessage
      meta: {}
    }
  }
  /** A message scheduled to be sent later, up to 120 days ahead. */
  scheduled_messages: {
    /** Lists the pending scheduled messages of the token. */
    list: {
      params: ScheduledMessagesListParams
      records: ScheduledMessage[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Schedules a message. A channel accepts up to 30 scheduled messages within five minutes. */
    create: {
      params: ScheduledMessagesCreateParams
      records: ScheduledAnswer
      meta: {}
    }
    /** Deletes a scheduled message. Fails within 60 seconds of its scheduled time. */
    delete: {
      params: ScheduledMessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An emoji reaction to a message, with the users who added it. */
  reactions: {
    /** Lists the reactions to a message. Returns none if nobody reacted. */
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
    /** Removes the token's own reaction from a message. */
    delete: {
      params: ReactionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message or file pinned to a conversation. */
  pins: {
    /** Lists the pins of a conversation, most recent first. */
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
    /** Removes the pin of a message from its conversation. */
    delete: {
      params: PinsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A bookmark at the top of a channel. */
  bookmarks: {
    /** Lists the bookmarks of a channel. */
    list: {
      params: BookmarksListParams
      records: Bookmark[]
      meta: {}
    }
    /** Creates a bookmark in a channel. A channel can have up to 100. */
    create: {
      params: BookmarksCreateParams
      records: Bookmark
      meta: {}
    }
    /** Updates a bookmark. Fields that you leave out keep their value. */
    update: {
      params: BookmarksUpdateParams
      records: Bookmark
      meta: {}
    }
    /** Deletes a bookmark from its channel. */
    delete: {
      params: BookmarksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A shared file, snippet or canvas. Download its content from `url_private` with the token. */
  files: {
    /** Lists files, newest first. Filters combine. */
    list: {
      params: FilesListParams
      records: File[]
      meta: {
        total: number | null
        pages: number | null
      }
    }
    /** Gets the metadata of a file. Its content is not included. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file and shares it in a conversation. Without a conversation, only the uploader can see the file. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Deletes a file. This cannot be undone. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FilesSearchFields
    }
  }
  /** A user group that can be mentioned by its handle, on paid plans. */
  usergroups: {
    /** Lists the user groups of the workspace. Set `include_users` to include member IDs. */
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
    /** Updates a user group. Fields that you leave out keep their value; use `usergroup_members` for its members. */
    update: {
      params: UsergroupsUpdateParams
      records: UserGroup
      meta: {}
    }
    search: {
      fields: UsergroupsSearchFields
    }
  }
  /** The members of a user group. */
  usergroup_members: {
    /** Replaces the members of a user group. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Whether to include the locale. */
  include_locale?: boolean
}

export interface User {
  /** The user's ID. */
  id: string
  /** The ID of the workspace the user belongs to. */
  team_id?: string
  /** The user's username, kept from before display names. */
  name?: string
  /** Whether the user has been deactivated. */
  deleted?: boolean
  /** The color of the user's name in some clients, as a hexadecimal code. */
  color?: string
  /** The user's real name. */
  real_name?: string
  /** The user's time zone, for example America/Los_Angeles. */
  tz?: string | null
  /** The usual name of the user's time zone. */
  tz_label?: string
  /** The time zone's difference from UTC, in seconds. */
  tz_offset?: number
  /** The user's profile: names, title, status, contact details and photos. */
  profile?: Profile
  /** Whether the user is an admin of the workspace. */
  is_admin?: boolean
  /** Whether the user is an owner of the workspace. */
  is_owner?: boolean
  /** Whether the user is the workspace's primary owner. */
  is_primary_owner?: boolean
  /** Whether the user is a guest. */
  is_restricted?: boolean
  /** Whether the user is a guest limited to a single channel. */
  is_ultra_restricted?: boolean
  /** Whether the user is a bot. */
  is_bot?: boolean
  /** Whether the user is an authorized user of the calling app. */
  is_app_user?: boolean
  /** Whether the user is from another workspace and shares no channel with the caller. */
  is_stranger?: boolean
  /** Whether the user's email address is confirmed. */
  is_email_confirmed?: boolean
  /** Whether the user was invited and has not signed in yet. */
  is_invited_user?: boolean
  /** Whether the user is a workflow's bot. */
  is_workflow_bot?: boolean
  /** Whether the user has two-factor authentication turned on. */
  has_2fa?: boolean
  /** The kind of two-factor authentication: app or SMS. Absent if off. */
  two_factor_type?: string
  /** The user's language and region, for example en-US. Absent unless requested. */
  locale?: string
  /** The time of the user's last update, as a Unix timestamp in seconds. */
  updated?: number
  /** The people who may share the user's contact card. */
  who_can_share_contact_card?: string
  /** The user's details in the Enterprise organization. Absent outside one. */
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
  /** Custom profile fields of the workspace, by ID. */
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
  /** ID of a user or bot, such as `W012A3CDE`. */
  id: string
  /** Whether to include the locale. */
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
  /** The user's full email address. */
  email: string
}

/** Params of channels.list. */
export interface ChannelsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /**
   * Types of conversation to return. `mpim` is a group direct message, `im` a direct message. Each type requires its
   * own read scope.
   */
  types?: ("public_channel" | "private_channel" | "mpim" | "im")[]
  /** Whether to leave out archived channels. */
  exclude_archived?: boolean
  /** ID of the workspace to list. Required with an organization-wide token. */
  team_id?: string
}

export interface Channel {
  /** The channel's ID. */
  id: string
  /** The channel's name, without the number sign. */
  name?: string
  /** The channel's name, with special characters normalized. */
  name_normalized?: string
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** The last settings change, as a Unix timestamp in milliseconds. */
  updated?: number
  /** The ID of the user who created the channel. */
  creator?: string
  /** The other user of a direct message. Absent for other channels. */
  user?: string
  /** The ID of the workspace the channel is seen from. */
  context_team_id?: string
  /** The ID of the workspace hosting a shared channel. */
  conversation_host_id?: string
  /** Whether the conversation is a channel. */
  is_channel?: boolean
  /** Whether the conversation is a private channel created before March 2021. */
  is_group?: boolean
  /** Whether the conversation is a direct message between two users. */
  is_im?: boolean
  /** Whether the conversation is a direct message among several users. */
  is_mpim?: boolean
  /** Whether the channel is open to invited members alone. */
  is_private?: boolean
  /** Whether the channel is archived. */
  is_archived?: boolean
  /** Whether this is the workspace's general channel. */
  is_general?: boolean
  /** Whether the caller is a member of the channel. */
  is_member?: boolean
  /** Whether the direct message is open. */
  is_open?: boolean
  /** Whether the caller can read the channel but not post. */
  is_read_only?: boolean
  /** Whether the caller can post in threads alone. */
  is_thread_only?: boolean
  /** Whether threads are turned off in the channel. */
  is_non_threadable?: boolean
  /** Whether the channel is shared with another workspace. */
  is_shared?: boolean
  /** Whether the channel is shared with another organization through Slack Connect. */
  is_ext_shared?: boolean
  /** Whether the channel is shared among workspaces of one organization. */
  is_org_shared?: boolean
  is_global_shared?: boolean
  /** Whether new members of the organization join the channel by default. */
  is_org_default?: boolean
  /** Whether the channel is mandatory for the organization's members. */
  is_org_mandatory?: boolean
  /** Whether an invitation to another organization is pending. */
  is_pending_ext_shared?: boolean
  is_moved?: number
  /** Whether the other user of the direct message was deactivated. */
  is_user_deleted?: boolean
  /** The IDs of the workspaces invited to share the channel. */
  pending_shared?: string[]
  /** The IDs of the workspaces whose connection is pending. */
  pending_connected_team_ids?: string[]
  /** The IDs of the workspaces connected to the channel. */
  connected_team_ids?: string[]
  /** The IDs of the organization's own workspaces in the channel. */
  internal_team_ids?: string[]
  /** The IDs of the workspaces the channel is shared with. */
  shared_team_ids?: string[]
  /** The names the channel had before. */
  previous_names?: string[]
  /** The ID of the parent conversation. Null if there is none. */
  parent_conversation?: string | null
  /** The timestamp of the last message the caller has read. */
  last_read?: string
  latest?: Message | null
  /** The channel's language and region. Absent unless requested. */
  locale?: string
  /** The number of members in the channel. Absent unless requested. */
  num_members?: number
  /** The channel's weight in the caller's ordering. */
  priority?: number
  /** The channel's properties, for example its canvas and tabs. */
  properties?: ChannelProperties
  /** The channel's description, with author and time. */
  purpose?: Text
  /** The channel's topic, with author and time. */
  topic?: Text
  unlinked?: number
  /** The number of unread messages for the caller. */
  unread_count?: number
  /** The number of unread messages for the caller, without joins and the like. */
  unread_count_display?: number
}

export interface Message {
  /** The object type, always message. */
  type?: string
  /** The kind of message, for example bot_message. Absent for ordinary messages. */
  subtype?: string
  /** The message's timestamp, also its ID in the channel. */
  ts: string
  /** The ID of the user who posted the message. */
  user?: string
  /** The ID of the bot that posted the message. */
  bot_id?: string | null
  /** The ID of the app that posted the message. */
  app_id?: string
  /** The sender's name, if a bot set one. */
  username?: string
  /** The ID of the sender's workspace. */
  team?: string
  /** The message's text, in Slack's markup. */
  text?: string
  /** Block Kit blocks, each with the fields of its type. */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments and previews, each with the fields of its content. */
  attachments?: { [k: string]: unknown }[]
  /** The files shared in the message. */
  files?: File[]
  /** The reactions to the message, with the users of each. */
  reactions?: Reaction[]
  /** The last edit, with user and time. Absent if never edited. */
  edited?: Edit
  /** The timestamp of the thread's parent message. Absent outside threads. */
  thread_ts?: string
  /** The ID of the user who posted the thread's parent message. */
  parent_user_id?: string
  /** The number of replies in the thread. Present on parent messages. */
  reply_count?: number
  /** The IDs of some of the users who replied. */
  reply_users?: string[]
  /** The number of users who replied. */
  reply_users_count?: number
  /** The timestamp of the latest reply. */
  latest_reply?: string
  /** The timestamp of the last reply the caller has read. */
  last_read?: string
  /** The number of replies the caller has not read. */
  unread_count?: number
  /** Whether the caller follows the thread. */
  subscribed?: boolean
  /** Whether the thread is closed to replies. */
  is_locked?: boolean
  /** Whether the message is hidden from view. */
  hidden?: boolean
  /** The ID the sending client gave the message. */
  client_msg_id?: string
  /** The bot that posted the message. */
  bot_profile?: BotProfile
  /** The icon shown with the message, if a bot set one. */
  icons?: MessageIcons
  /** The ID of the user who invited the new member. Present on join messages. */
  inviter?: string
  /** The language detected in the message. */
  language?: Language
  /** The metadata the posting app attached to the message. */
  metadata?: Metadata
  /** The message's address in Slack. */
  permalink?: string
  /** The IDs of the channels the message is pinned to. */
  pinned_to?: string[]
  /** The channel's new description. Present on messages about the change. */
  purpose?: string
  /** The channel's new topic. Present on messages about the change. */
  topic?: string
  /** For a reply that is also shown in the channel: the thread's parent message. */
  root?: { [k: string]: unknown }
  /** Whether the message came with a file upload. */
  upload?: boolean
  /** Whether the message is shown as posted by a bot. */
  display_as_bot?: boolean
  x_files?: string[]
}

export interface File {
  /** The file's ID. */
  id: string
  /** The file's name. */
  name?: string | null
  /** The file's title. */
  title?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** Creation time, as a Unix timestamp in seconds. Superseded by created. */
  timestamp?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated?: number
  /** The file's MIME type. */
  mimetype?: string
  /** The file's type, for example pdf or png. */
  filetype?: string
  /** The file's type in words, for example PDF. */
  pretty_type?: string
  /** The way the file is stored: hosted, external, snippet or post. */
  mode?: string
  /** The ID of the user who created the file. */
  user?: string
  /** The ID of the creator's workspace. */
  user_team?: string
  /** The creator's name, if a bot set one. */
  username?: string
  /** The file's size in bytes. */
  size?: number
  /** Whether the file can be edited in Slack. */
  editable?: boolean
  /** Whether the file is hosted outside Slack. */
  is_external?: boolean
  /** The service hosting an external file. */
  external_type?: string
  /** The file's ID with the external service. */
  external_id?: string
  /** The address of the external file. */
  external_url?: string
  /** Whether the file is shared in a public channel. */
  is_public?: boolean
  /** Whether the caller has starred the file. */
  is_starred?: boolean
  /** Whether the file's public address has been shared. */
  public_url_shared?: boolean
  /** Whether the file is shown as posted by a bot. */
  display_as_bot?: boolean
  /** The caller's access to the file, for example visible or check_file_info. */
  file_access?: string
  /** The alternative text of an image. */
  alt_txt?: string
  /** The file's address, requiring authorization. */
  url_private?: string
  /** The address for downloading the file, requiring authorization. */
  url_private_download?: string
  /** The file's address in Slack. */
  permalink?: string
  /** The file's public address, usable once sharing is enabled. */
  permalink_public?: string
  /** The address for editing the file. Present for snippets. */
  edit_link?: string
  /** The first part of the content, as text. Present for text files. */
  preview?: string
  /** The preview with syntax highlighting, as HTML. */
  preview_highlight?: string
  /** Whether the preview shows a part of the content alone. */
  preview_is_truncated?: boolean
  /** The number of lines in the file. Present for snippets. */
  lines?: number
  /** The number of lines beyond the preview. */
  lines_more?: number
  /** Whether the file has a rich preview. */
  has_rich_preview?: boolean
  /** The way the media is shown, for example audio or video. */
  media_display_type?: string
  /** The original width of the image, in pixels. */
  original_w?: number
  /** The original height of the image, in pixels. */
  original_h?: number
  /** The image's orientation from its EXIF data. */
  image_exif_rotation?: number
  /** The address of the thumbnail of 64 by 64 pixels. */
  thumb_64?: string
  /** The address of the thumbnail of 80 by 80 pixels. */
  thumb_80?: string
  /** The address of the thumbnail of 160 by 160 pixels. */
  thumb_160?: string
  /** The address of the thumbnail of up to 360 pixels. */
  thumb_360?: string
  /** The width of the 360-pixel thumbnail, in pixels. */
  thumb_360_w?: number
  /** The height of the 360-pixel thumbnail, in pixels. */
  thumb_360_h?: number
  /** The address of the animated thumbnail of up to 360 pixels. */
  thumb_360_gif?: string
  /** The address of the thumbnail of up to 480 pixels. */
  thumb_480?: string
  /** The address of the thumbnail of up to 720 pixels. */
  thumb_720?: string
  /** The address of the thumbnail of up to 960 pixels. */
  thumb_960?: string
  /** The address of the thumbnail of up to 1,024 pixels. */
  thumb_1024?: string
  /** A tiny thumbnail, encoded in Base64. */
  thumb_tiny?: string
  /** The address of a still version of an animated GIF. */
  deanimate_gif?: string
  /** The address of a progressive JPEG version. */
  pjpeg?: string
  /** The length of the media, in milliseconds. */
  duration_ms?: number
  /** The IDs of the public channels the file is shared in. */
  channels?: string[]
  /** The IDs of the private channels the file is shared in. */
  groups?: string[]
  /** The IDs of the direct messages the file is shared in. */
  ims?: string[]
  /** The number of comments on the file. */
  comments_count?: number
  /** The IDs of the channels the file is pinned to. */
  pinned_to?: string[]
  /** The reactions to the file, with the users of each. */
  reactions?: Reaction[]
  /** Conversations that the file is shared in: `public` and `private`, each with lists of messages by channel. */
  shares?: { [k: string]: unknown }
}

export interface Reaction {
  /** The emoji's name, without colons. */
  name: string
  /** The number of users who reacted with the emoji. */
  count?: number
  /** The IDs of users who reacted. May be fewer than the count. */
  users?: string[]
  /** The address of the emoji's image. */
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
  /** Key-value pairs that the app defined. */
  event_payload?: { [k: string]: unknown }
}

export interface ChannelProperties {
  canvas?: ChannelCanvas
  posting_restricted_to?: RestrictedTo
  threads_restricted_to?: RestrictedTo
  /** The channel's tabs, each with a type and data for that type. */
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
  /** ID of a conversation, such as `C012AB3CD`. */
  id: string
  /** Whether to include the locale. */
  include_locale?: boolean
  /** Whether to include the member count. */
  include_num_members?: boolean
}

/** Params of channels.create. */
export interface ChannelsCreateParams {
  /**
   * Name of the channel: lowercase letters, digits, hyphens and underscores, up to 80 characters. (at most 80
   * characters)
   */
  name: string
  /** Whether to create a private channel. */
  is_private?: boolean
  /** ID of the workspace to create the channel in. Required with an organization-wide token. */
  team_id?: string
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  id: string
  /**
   * Name of the channel: lowercase letters, digits, hyphens and underscores, up to 80 characters. (at most 80
   * characters)
   */
  name: string
}

/** Params of channels.archive. */
export interface ChannelsArchiveParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
}

/** Params of channels.unarchive. */
export interface ChannelsUnarchiveParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
}

/** Params of channels.join. */
export interface ChannelsJoinParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
}

/** Params of channels.leave. */
export interface ChannelsLeaveParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
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

/** Params of channel_members.get. */
export interface ChannelMembersGetParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** Maximum number of member IDs, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** The `next_cursor` value of the previous response. */
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
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** IDs of the users to invite. (1 to 1000 items) */
  users: string[]
  /** Whether to invite the valid users even if other users in the list cannot be invited. */
  force?: boolean
}

/** Params of channel_members.delete. */
export interface ChannelMembersDeleteParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** ID of a user or bot, such as `W012A3CDE`. */
  user: string
}

/** Params of channel_topics.update. */
export interface ChannelTopicsUpdateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The new topic, in plain text, up to 250 characters. (at most 250 characters) */
  topic: string
}

/** Params of channel_purposes.update. */
export interface ChannelPurposesUpdateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The new purpose, in plain text, up to 250 characters. (at most 250 characters) */
  purpose: string
}

/** Params of direct_messages.create. */
export interface DirectMessagesCreateParams {
  /**
   * IDs of the other users, up to 8. One ID opens a direct message, several open a group direct message. (1 to 8 items)
   */
  users: string[]
  /** Whether to return the full conversation instead of its ID only. */
  return_im?: boolean
  /** Whether to return an existing conversation only, without opening a new one. */
  prevent_creation?: boolean
}

/** Params of messages.list. */
export interface MessagesListParams {
  /** Maximum number of records per page, 1 to 999. Defaults to 100. (1 to 999; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** Filters to messages after this time, in Unix seconds, such as `1512085950.000216`. */
  oldest?: string
  /** Filters to messages before this time, in Unix seconds. */
  latest?: string
  /** Whether to include messages at exactly `oldest` and `latest`. */
  inclusive?: boolean
  /** Whether to include the metadata that apps attached to messages. */
  include_all_metadata?: boolean
}

/** Params of messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface MessagesCreateParams {
  /** ID of a conversation, or of a user to send a direct message to. */
  channel: string
  /**
   * Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters. (at most 40000
   * characters)
   */
  text?: string
  /** Block Kit blocks, each an object with a `type`. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older format than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** Text of the message, in Markdown. Cannot be combined with `text` or `blocks`. (at most 12000 characters) */
  markdown_text?: string
  /** The `ts` of the message to reply to: for a thread, its parent message. */
  thread_ts?: string
  /** Whether to also show the thread reply in the channel. */
  reply_broadcast?: boolean
  /** Metadata that your app attaches to the message. */
  metadata?: {
    /** Event type that your app defines, such as `task_created`. */
    event_type: string
    /** Key-value pairs that your app defines. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether to parse Slack formatting such as `*bold*` in `text`. Defaults to `true`. */
  mrkdwn?: boolean
  /** Whether to turn names and links in plain text into links. */
  parse?: "full" | "none"
  /** Whether to turn channel names and usernames in the text into links. */
  link_names?: boolean
  /** Whether to show previews of linked pages. */
  unfurl_links?: boolean
  /** Whether to show previews of linked images and videos. */
  unfurl_media?: boolean
  /** Name to display instead of the bot's name. Requires the scope `chat:write.customize`. */
  username?: string
  /** Emoji to display as the icon, such as `:robot_face:`. Requires the scope `chat:write.customize`. */
  icon_emoji?: string
  /** URL of an image to display as the icon. Requires the scope `chat:write.customize`. */
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
  /** Secondary attachments, each with the fields of its content. */
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
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  ts: string
  /**
   * Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters. (at most 40000
   * characters)
   */
  text?: string
  /** Block Kit blocks, each an object with a `type`. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older format than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** Text of the message, in Markdown. Cannot be combined with `text` or `blocks`. (at most 12000 characters) */
  markdown_text?: string
  /** Metadata that your app attaches to the message. */
  metadata?: {
    /** Event type that your app defines, such as `task_created`. */
    event_type: string
    /** Key-value pairs that your app defines. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether to turn names and links in plain text into links. */
  parse?: "full" | "none"
  /** Whether to turn channel names and usernames in the text into links. */
  link_names?: boolean
  /** IDs of the files to attach to the message. */
  file_ids?: string[]
  /** Whether to also show an existing thread reply in the channel. */
  reply_broadcast?: boolean
}

/** Params of messages.delete. */
export interface MessagesDeleteParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  ts: string
}

/** Params of messages.api_search. */
export interface MessagesApiSearchParams {
  /** Search keywords and modifiers, such as `from:`, `in:`, `before:` and `has:`. */
  query: string
  /** Sort order: best match (`score`) or newest (`timestamp`). Defaults to `score`. */
  sort?: "score" | "timestamp"
  /** Sort direction. Defaults to `desc`. */
  sort_dir?: "asc" | "desc"
  /** Whether to highlight the matched words in the text. */
  highlight?: boolean
  /** Maximum number of matches per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
  /** Page number, starting at 1. (1 to 100; default 1) */
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
  /** Secondary attachments and previews, each with the fields of its content. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of the thread's parent message, which its replies have as `thread_ts`. */
  ts: string
  /** Filters to messages after this time, in Unix seconds, such as `1512085950.000216`. */
  oldest?: string
  /** Filters to messages before this time, in Unix seconds. */
  latest?: string
  /** Whether to include messages at exactly `oldest` and `latest`. */
  inclusive?: boolean
  /** Whether to include the metadata that apps attached to messages. */
  include_all_metadata?: boolean
}

/** Params of ephemeral_messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface EphemeralMessagesCreateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** ID of a user or bot, such as `W012A3CDE`. */
  user: string
  /**
   * Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters. (at most 40000
   * characters)
   */
  text?: string
  /** Block Kit blocks, each an object with a `type`. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older format than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** Text of the message, in Markdown. Cannot be combined with `text` or `blocks`. (at most 12000 characters) */
  markdown_text?: string
  /** The `ts` of the message to reply to: for a thread, its parent message. */
  thread_ts?: string
  /** Whether to turn names and links in plain text into links. */
  parse?: "full" | "none"
  /** Whether to turn channel names and usernames in the text into links. */
  link_names?: boolean
}

export interface EphemeralMessage {
  ok?: Ok
  message_ts: string
}

/** Params of scheduled_messages.list. */
export interface ScheduledMessagesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 200. (1 to 1000; default 200) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Filters by conversation ID. */
  channel?: string
  /** Filters to messages after this time, in Unix seconds, such as `1512085950.000216`. */
  oldest?: string
  /** Filters to messages before this time, in Unix seconds. */
  latest?: string
}

export interface ScheduledMessage {
  /** The scheduled message's ID. */
  id: string | number
  /** The ID of the channel the message will be posted in. */
  channel_id?: string
  /** The time the message will be posted, as a Unix timestamp in seconds. */
  post_at?: number
  /** Creation time, as a Unix timestamp in seconds. */
  date_created?: number
  /** The message's text, in Slack's markup. */
  text?: string
}

/** Params of scheduled_messages.create. Needs text, or blocks, or attachments, or markdown_text. */
export interface ScheduledMessagesCreateParams {
  /** ID of a conversation, or of a user to send a direct message to. */
  channel: string
  /** Time to send the message, in Unix seconds. */
  post_at: number
  /**
   * Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters. (at most 40000
   * characters)
   */
  text?: string
  /** Block Kit blocks, each an object with a `type`. (at most 50 items) */
  blocks?: { [k: string]: unknown }[]
  /** Secondary attachments, an older format than blocks. (at most 100 items) */
  attachments?: { [k: string]: unknown }[]
  /** Text of the message, in Markdown. Cannot be combined with `text` or `blocks`. (at most 12000 characters) */
  markdown_text?: string
  /** The `ts` of the message to reply to: for a thread, its parent message. */
  thread_ts?: string
  /** Whether to also show the thread reply in the channel. */
  reply_broadcast?: boolean
  /** Metadata that your app attaches to the message. */
  metadata?: {
    /** Event type that your app defines, such as `task_created`. */
    event_type: string
    /** Key-value pairs that your app defines. */
    event_payload: { [k: string]: unknown }
  }
  /** Whether to turn names and links in plain text into links. */
  parse?: "full" | "none"
  /** Whether to turn channel names and usernames in the text into links. */
  link_names?: boolean
  /** Whether to show previews of linked pages. */
  unfurl_links?: boolean
  /** Whether to show previews of linked images and videos. */
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
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** ID of the scheduled message, as scheduling returned it, such as `Q1298393284`. */
  id: string
}

/** Params of reactions.list. */
export interface ReactionsListParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  timestamp: string
}

/** Params of reactions.create. */
export interface ReactionsCreateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  timestamp: string
  /** Name of the emoji without colons, such as `thumbsup`. */
  name: string
}

/** Params of reactions.delete. */
export interface ReactionsDeleteParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  timestamp: string
  /** Name of the emoji without colons, such as `thumbsup`. */
  name: string
}

/** Params of pins.list. */
export interface PinsListParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
}

export interface Pin {
  /** The kind of pinned item, a message or a file. */
  type?: string
  /** The ID of the channel the item is pinned in. */
  channel?: string
  /** The time the item was pinned, as a Unix timestamp in seconds. */
  created?: number
  /** The ID of the user who pinned the item. */
  created_by?: string
  /** The pinned message. Absent for other items. */
  message?: Message
  /** The pinned file. Absent for other items. */
  file?: File
  /** The pinned file comment. Absent for other items. */
  comment?: string
}

/** Params of pins.create. */
export interface PinsCreateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  timestamp: string
}

/** Params of pins.delete. */
export interface PinsDeleteParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel: string
  /** The `ts` of a message, such as `1503435956.000247`. */
  timestamp: string
}

/** Params of bookmarks.list. */
export interface BookmarksListParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel_id: string
}

export interface Bookmark {
  /** The bookmark's ID. */
  id: string
  /** The ID of the channel the bookmark is in. */
  channel_id?: string
  /** The bookmark's title. */
  title?: string
  /** The address the bookmark points to. */
  link?: string
  /** The emoji shown with the bookmark. Null if none is set. */
  emoji?: string | null
  /** The address of the bookmark's icon. Null if there is none. */
  icon_url?: string | null
  /** The kind of bookmark, usually link. */
  type?: string
  /** The ID of the bookmarked entity, if the bookmark is not a plain link. */
  entity_id?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  date_created?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  date_updated?: number
  /** The bookmark's rank, for sorting. */
  rank?: string
  /** The ID of the user who last updated the bookmark. */
  last_updated_by_user_id?: string
  /** The ID of the workspace of the user who last updated the bookmark. */
  last_updated_by_team_id?: string
  /** The ID of the bookmarked shortcut. Null if there is none. */
  shortcut_id?: string | null
  /** The ID of the app behind the bookmark. Null if there is none. */
  app_id?: string | null
  /** The ID of the app action behind the bookmark. Null if there is none. */
  app_action_id?: string | null
}

/** Params of bookmarks.create. */
export interface BookmarksCreateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel_id: string
  /** The bookmark's title. */
  title: string
  /** URL that the bookmark opens. */
  link: string
  /** Emoji to display with the bookmark, such as `:books:`. */
  emoji?: string
}

/** Params of bookmarks.update. */
export interface BookmarksUpdateParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel_id: string
  /** ID of a bookmark, such as `Bk012AB3CD`. */
  id: string
  /** The new title. */
  title?: string
  /** The new URL. */
  link?: string
  /** The new emoji, such as `:books:`. */
  emoji?: string
}

/** Params of bookmarks.delete. */
export interface BookmarksDeleteParams {
  /** ID of a conversation, such as `C012AB3CD`. */
  channel_id: string
  /** ID of a bookmark, such as `Bk012AB3CD`. */
  id: string
}

/** Params of files.list. */
export interface FilesListParams {
  /** Filters to files shared in this conversation. */
  channel?: string
  /** Filters to files of this user. */
  user?: string
  /** Filters to files created at or after this time, in Unix seconds. */
  ts_from?: number
  /** Filters to files created at or before this time, in Unix seconds. */
  ts_to?: number
  /** Filters by file type. */
  types?: ("all" | "spaces" | "snippets" | "images" | "gdocs" | "zips" | "pdfs")[]
  /** Maximum number of files per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  count?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

/** Params of files.get. */
export interface FilesGetParams {
  /** ID of a file, such as `F0S43P1CZ`. */
  id: string
}

/** Params of files.create. Needs channel_id with thread_ts. Needs channel_id with initial_comment. */
export interface FilesCreateParams {
  /** The file's content and name. A stream also needs its size. */
  content: FileInput
  /** Alternative text that describes an image. */
  alt_txt?: string
  /** Language of a snippet, such as `python`. */
  snippet_type?: string
  /** Title of the file in Slack. Defaults to the file name. */
  title?: string
  /** ID of the conversation to share the file in. */
  channel_id?: string
  /** The `ts` of the message whose thread receives the file. */
  thread_ts?: string
  /** Text of the message that shares the file. */
  initial_comment?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** ID of a file, such as `F0S43P1CZ`. */
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
  /** Whether to include the IDs of each group's members. */
  include_users?: boolean
  /** Whether to include the number of each group's members. */
  include_count?: boolean
  /** Whether to include disabled user groups. */
  include_disabled?: boolean
}

export interface UserGroup {
  /** The user group's ID. */
  id: string
  /** The ID of the workspace the user group belongs to. */
  team_id?: string
  /** The user group's name. */
  name?: string
  /** The user group's handle, used for mentions without the at sign. */
  handle?: string
  /** The user group's purpose, in words. */
  description?: string
  /** Whether the object is a user group. */
  is_usergroup?: boolean
  is_subteam?: boolean
  /** Whether the user group is external to the workspace. */
  is_external?: boolean
  /** Whether the identity provider manages the user group. */
  is_idp_group?: boolean
  is_section?: boolean
  is_visible?: boolean
  is_editing_restricted?: boolean
  is_org_level?: boolean
  /** Whether the user group's membership is locked. */
  is_membership_locked?: boolean
  /** The ID of the user group across the Enterprise organization. */
  enterprise_subteam_id?: string
  /** The kind of automatic group: admin or owner. Null for ordinary groups. */
  auto_type?: string | null
  auto_provision?: boolean
  /** Creation time, as a Unix timestamp in seconds. */
  date_create?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  date_update?: number
  /** The time of disabling, as a Unix timestamp in seconds. Zero if enabled. */
  date_delete?: number
  /** The ID of the user who created the user group. */
  created_by?: string
  /** The ID of the user who last updated the user group. */
  updated_by?: string | null
  /** The ID of the user who disabled the user group. Null if it is enabled. */
  deleted_by?: string | null
  /** The channels the user group's members join by default. */
  prefs?: GroupPrefs
  /** The number of users in the user group. */
  user_count?: number | string
  /** The number of default channels of the user group. */
  channel_count?: number
  /** The IDs of the users in the group. Absent unless requested. */
  users?: string[]
}

export interface GroupPrefs {
  channels?: string[]
  groups?: string[]
}

/** Params of usergroups.create. */
export interface UsergroupsCreateParams {
  /** The user group's name. Must be unique. */
  name: string
  /** The handle that mentions the group, without the at sign. */
  handle?: string
  /** Short description of the user group. */
  description?: string
  /** IDs of the channels that new members are added to by default. */
  channels?: string[]
}

/** Params of usergroups.update. */
export interface UsergroupsUpdateParams {
  /** ID of the user group, such as `S0614TZR7`. */
  id: string
  /** The new name. Must be unique. */
  name?: string
  /** The new handle, without the at sign. */
  handle?: string
  /** The new description. */
  description?: string
  /** IDs of the default channels. Replaces the current ones. */
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
  /** ID of the user group, such as `S0614TZR7`. */
  usergroup: string
  /** IDs of the users. Replaces the current members. (at least 1 items) */
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

/** Slack app (bot) */
export interface SlackOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Slack app (on behalf of a user) */
export interface SlackUserOauthCredentials {
  access_token: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface SlackConfig {
  /** ID of the workspace, by which webhooks name it. OAuth finds it automatically. */
  team_id?: string
}
