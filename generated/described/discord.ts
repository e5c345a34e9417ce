// Generated from definitions/discord.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/discord.ts'

const guildsListParamsWith_counts = { description: "Whether to include approximate numbers of members." }
const guildsUpdateParamsReason = {
  description: "Reason for the audit log. Percent-encode other characters than ASCII.",
}
const channelsListParams = { properties: { guild_id: { description: "ID of the server." } } }
const channelsGetParams = { properties: { channel_id: { description: "ID of the channel." } } }
const channelsCreateParamsRate_limit_per_user = { description: "Seconds that a user waits between messages." }
const channelsCreateParamsUser_limit = { description: "Maximum number of users, of voice channels. 0 is no limit." }
const channelsCreateParamsPermission_overwrites = {
  description: "Permissions of roles and members that differ from the server.",
}
const channelsCreateParamsDefault_auto_archive_duration = {
  description: "Minutes without activity until a thread leaves the list.",
}
const threadsCreateParamsInvitable = { description: "Whether members may add others to a private thread." }
const threadsApi_searchParamsLimit = { description: "Maximum number of records, 1 to 25. Defaults to 25." }
const threadsCreate_postParamsMessageAllowed_mentions = {
  description: "Mentions that notify, such as `{parse: []}` for none.",
  examples: [{ parse: [] }],
}
const threadsJoinParams = { properties: { thread_id: { description: "ID of the thread." } } }
const archived_threadsListParams = {
  properties: {
    channel_id: { description: "ID of the channel." },
    before: { description: "Threads that were archived before this time: that of the last one of the previous page." },
    limit: { description: "Maximum number of records, 2 to 100. Defaults to 100." },
  },
}
const thread_membersListParamsAfter = { description: "Members after this user: the last one of the previous page." }
const thread_membersListParamsLimit = { description: "Maximum number of records, 1 to 100. Defaults to 100." }
const thread_membersDeleteParams = {
  properties: { thread_id: { description: "ID of the thread." }, user_id: { description: "ID of the user." } },
}
const messagesGetParams = {
  properties: { channel_id: { description: "ID of the channel." }, message_id: { description: "ID of the message." } },
}
const messagesCreateParamsComponents = {
  description: "Buttons, menus and layouts as Discord documents them.",
  examples: [[{ type: 1, components: [{ type: 2, style: 5, label: "Open", url: "https://www.example.com" }] }]],
}
const messagesCreateParamsFlags = {
  description: "Bits: 4 without embeds of links, 4096 without notification, 32768 for layouts of components.",
}
const messagesDeleteParams = {
  properties: {
    channel_id: { description: "ID of the channel." },
    message_id: { description: "ID of the message." },
    reason: guildsUpdateParamsReason,
  },
}
const reactionsListParamsEmoji = { description: "The emoji itself, or `name:id` of an emoji of a server." }
const reactionsListParamsAfter = { description: "Users after this ID: the last one of the previous page." }
const reactionsAddParams = {
  properties: {
    channel_id: { description: "ID of the channel." },
    message_id: { description: "ID of the message." },
    emoji: reactionsListParamsEmoji,
  },
}
const membersListParamsLimit = { description: "Maximum number of records, 1 to 1,000. Defaults to 100." }
const membersGetParams = {
  properties: { guild_id: { description: "ID of the server." }, user_id: { description: "ID of the user." } },
}
const membersDeleteParams = {
  properties: {
    guild_id: { description: "ID of the server." },
    user_id: { description: "ID of the user." },
    reason: guildsUpdateParamsReason,
  },
}
const membersAdd_roleParams = {
  properties: {
    guild_id: { description: "ID of the server." },
    user_id: { description: "ID of the user." },
    role_id: { description: "ID of the role." },
    reason: guildsUpdateParamsReason,
  },
}
const rolesCreateParamsHoist = { description: "Whether members with the role are listed apart." }
const scheduled_eventsListParamsWith_user_count = { description: "Whether to include the number of interested users." }
const scheduled_eventsCreateParamsScheduled_end_time = {
  description: "The end. Required for events outside of Discord.",
}
const scheduled_eventsCreateParamsEntity_metadata = {
  description: "The place, for events outside of Discord.",
  examples: [{ location: "Town hall" }],
}
const schemasMessageEmbeds = {
  type: "array",
  items: { type: "object" },
  description: "Embeds as Discord documents them.",
}
export default describedKind(kind, {
  category: "team chat",
  support: "community",
  docs: "https://docs.discord.com/developers/reference",
  basis: {
    version: "HTTP API v10",
    date: "2026-11-30",
    compared: "Discord's OpenAPI description of API v10 (discord/discord-api-spec, 2026-07-18)",
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json" },
      { type: "changelog", url: "https://docs.discord.com/developers/change-log" },
    ],
    missing:
      "OAuth of persons, whose tokens read their profile, their servers and their own membership, and nothing else. " +
      "Commands and interactions of applications, voice, stickers, soundboards, stages, auto moderation, templates, " +
      "polls, monetization, files of messages, and calls to webhooks by their token. Discord reports changes over " +
      "its gateway only, a WebSocket, so a sync reads everything. Its webhook events concern the application, not " +
      "servers, and are signed with Ed25519.",
  },
  sunset: {
    version: "v10",
    date: "none",
    docs: "https://docs.discord.com/developers/reference#api-versioning",
    read: "2026-11-30",
  },
  description:
    "Servers with their channels, threads, messages, reactions, members, roles, bans, invites, emojis and scheduled " +
    "events.",
  auth: {
    bot_token: {
      description:
        "Token of a bot that is a member of the server. Copy it from the Bot page of its application. Members and " +
        "the content of messages need privileged intents, which the same page enables.",
    },
  },
  entities: {
    me: { description: "The bot or the person whose credentials are used.", refs: {} },
    users: { description: "A user of Discord.", refs: {} },
    guilds: {
      description: "A server, which the API calls guild.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        owner: { type: "boolean" },
        permissions: { type: "string" },
        approximate_member_count: { type: "integer" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    channels: {
      description: "A channel of a server, a category, a thread, or a direct message.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        topic: { type: "string" },
        guild_id: { type: "string" },
        parent_id: { type: "string" },
        type: { type: "integer" },
        position: { type: "integer" },
        nsfw: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["topic"]] },
      refs: { guild_id: "guilds.id", parent_id: "channels.id" },
    },
    direct_messages: { description: "A channel with one person.", refs: {} },
    threads: {
      description: "A thread that is not archived.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        guild_id: { type: "string" },
        parent_id: { type: "string" },
        owner_id: { type: "string" },
        type: { type: "integer" },
        message_count: { type: "integer" },
        member_count: { type: "integer" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { guild_id: "guilds.id", parent_id: "channels.id", owner_id: "users.id" },
    },
    archived_threads: { description: "A public thread that is archived.", refs: {} },
    private_archived_threads: { description: "A private thread that is archived.", refs: {} },
    thread_members: { description: "A member of a thread.", refs: {} },
    messages: { description: "A message in a channel or a thread.", refs: { channel_id: "channels.id" } },
    found_messages: { description: "A message that a search of a server finds.", refs: { channel_id: "channels.id" } },
    pins: { description: "A pinned message, with the time when it was pinned.", refs: {} },
    reactions: { description: "A user who reacted to a message with an emoji.", refs: {} },
    members: {
      description: "A member of a server. Its ID is that of its user: Discord has it in `user.id`.",
      search: {
        id: { type: "string" },
        nick: { type: "string" },
        username: { type: "string", at: { in: "body", steps: ["user", "username"] } },
        global_name: { type: "string", at: { in: "body", steps: ["user", "global_name"] } },
        bot: { type: "boolean", at: { in: "body", steps: ["user", "bot"] } },
        joined_at: { type: "timestamp" },
        premium_since: { type: "timestamp" },
        pending: { type: "boolean" },
      },
      hit: { title: [["nick"], ["global_name"], ["username"]], text: [] },
      refs: {},
    },
    roles: {
      description: "A role of a server, with its permissions.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        permissions: { type: "string" },
        position: { type: "integer" },
        managed: { type: "boolean" },
        mentionable: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    bans: { description: "A ban of a user from a server.", refs: {} },
    invites: { description: "A link by which people join a server.", refs: {} },
    webhooks: {
      description: "A webhook that posts messages to a channel. Its token is a secret: who has it can post.",
      refs: {},
    },
    channel_webhooks: { description: "A webhook of one channel.", refs: {} },
    audit_log_entries: { description: "A change to a server by a member or a bot.", refs: {} },
    emojis: { description: "An emoji of a server.", refs: {} },
    scheduled_events: {
      description: "An event of a server at a time.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        guild_id: { type: "string" },
        channel_id: { type: "string" },
        status: { type: "integer" },
        scheduled_start_time: { type: "timestamp" },
        scheduled_end_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: { guild_id: "guilds.id", channel_id: "channels.id" },
    },
    event_users: { description: "A user who is interested in an event.", refs: {} },
  },
  operations: {
    "me.get": {
      description: "Gets the current user.",
      keywords: ["who am i", "own account", "bot user", "whoami", "profile"],
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user by ID, also one who is in no common server.",
      keywords: ["person", "profile", "username", "avatar", "account"],
      params: { properties: { user_id: { description: "ID of the user." } } },
      isGraphql: false,
    },
    "guilds.list": {
      description: "Lists the guilds of the current user. `permissions` has the user's permissions there.",
      keywords: ["servers", "communities", "my servers", "workspaces", "joined", "which servers"],
      params: {
        properties: {
          before: { description: "Guilds before this ID." },
          after: { description: "Guilds after this ID: the last one of the previous page." },
          limit: { description: "Maximum number of records, 1 to 200. Defaults to 200." },
          with_counts: guildsListParamsWith_counts,
        },
      },
      record: { $ref: "#/$defs/Guild" },
      isGraphql: false,
    },
    "guilds.get": {
      description: "Gets a guild with its settings, roles and emojis.",
      keywords: ["server", "configuration", "community", "owner", "boosts", "how many members", "server details"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, with_counts: guildsListParamsWith_counts },
      },
      isGraphql: false,
    },
    "guilds.update": {
      description: "Updates the name, the description or the moderation settings of a guild.",
      keywords: ["rename server", "configure", "verification", "rules channel", "notifications"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The new name." },
          description: { description: "The new description." },
          verification_level: { description: "0 none, 1 low, 2 medium, 3 high, 4 very high." },
          default_message_notifications: { description: "0 all messages, 1 mentions only." },
          explicit_content_filter: { description: "0 off, 1 members without roles, 2 all members." },
          system_channel_id: { description: "ID of the channel for welcome messages." },
          rules_channel_id: { description: "ID of the channel for rules." },
          afk_channel_id: { description: "ID of the voice channel for idle members." },
          afk_timeout: { description: "Seconds until a member counts as idle." },
          preferred_locale: { description: "The language of the server, such as `en-US`.", examples: ["en-US"] },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "channels.list": {
      description: "Lists the channels of a guild, without threads.",
      keywords: ["rooms", "categories", "voice", "forums", "text channels", "which channels", "channels of the server"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "channels.get": {
      description: "Gets a channel or a thread.",
      keywords: ["room", "topic", "details", "forum", "conversation"],
      params: channelsGetParams,
      isGraphql: false,
    },
    "channels.create": {
      description: "Creates a channel in a guild.",
      keywords: ["add room", "new room", "open", "make category", "new forum", "new channel", "set up a channel"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The name." },
          type: {
            description:
              "0 text, 2 voice, 4 category, 5 announcement, 13 stage, 14 directory, 15 forum. Defaults to 0.",
          },
          topic: { description: "The topic." },
          parent_id: { description: "ID of the category." },
          position: { description: "The position among the channels." },
          nsfw: { description: "Whether the channel is age-restricted." },
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          bitrate: { description: "Bits a second, of voice channels." },
          user_limit: channelsCreateParamsUser_limit,
          permission_overwrites: channelsCreateParamsPermission_overwrites,
          default_auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "channels.update": {
      description: "Updates a channel of a guild.",
      keywords: [
        "rename",
        "move",
        "change topic",
        "edit room",
        "slow mode",
        "rename the channel",
        "topic of the channel",
      ],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "The new name." },
          topic: { description: "The new topic. Only forums take more than 1,024 characters." },
          parent_id: { description: "ID of the new category. Null removes the channel from its category." },
          position: { description: "The position among the channels." },
          nsfw: { description: "Whether the channel is age-restricted." },
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          bitrate: { description: "Bits a second, of voice channels." },
          user_limit: channelsCreateParamsUser_limit,
          permission_overwrites: channelsCreateParamsPermission_overwrites,
          default_auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "channels.delete": {
      description: "Deletes a channel, or closes a direct message. This cannot be undone.",
      keywords: ["remove room", "drop", "close", "destroy", "get rid"],
      params: { properties: { channel_id: { description: "ID of the channel." }, reason: guildsUpdateParamsReason } },
      isGraphql: false,
    },
    "channels.set_permissions": {
      description: "Sets what a role or a member may do in a channel. Replaces the current overwrite.",
      keywords: ["allow", "deny", "private channel", "restrict", "lock room"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          overwrite_id: { description: "ID of the role or of the user." },
          type: { description: "0 role, 1 member." },
          allow: { description: "Allowed permissions, as a number of bits." },
          deny: { description: "Denied permissions, as a number of bits." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "channels.remove_permissions": {
      description: "Removes what a role or a member may do in a channel.",
      keywords: ["reset", "inherit", "clear overwrite", "public again", "unlock"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          overwrite_id: { description: "ID of the role or of the user." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "channels.trigger_typing": {
      description: "Shows in a channel that the bot is typing, for ten seconds.",
      keywords: ["working on it", "indicator", "busy", "thinking", "soon"],
      params: channelsGetParams,
      isGraphql: false,
    },
    "direct_messages.create": {
      description: "Opens the direct message channel with a user, or gets the existing one.",
      keywords: ["dm", "private chat", "whisper", "talk to", "pm", "message a member privately", "dm somebody"],
      params: { properties: { recipient_id: { description: "ID of the user." } } },
      isGraphql: false,
    },
    "threads.list": {
      description: "Lists the active threads of a guild.",
      keywords: ["discussions", "posts", "forum posts", "sub channels", "conversations"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Thread" },
      isGraphql: false,
    },
    "threads.create": {
      description: "Starts a thread without a message in a text channel.",
      keywords: ["new discussion", "open topic", "private thread", "side talk", "begin"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "The name." },
          auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          type: { description: "10 announcement, 11 public, 12 private. Defaults to 11." },
          invitable: threadsCreateParamsInvitable,
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "threads.update": {
      description: "Updates, archives or locks a thread.",
      keywords: ["close thread", "reopen", "unarchive", "lock post", "rename"],
      params: {
        properties: {
          thread_id: { description: "ID of the thread." },
          name: { description: "The name." },
          archived: { description: "Whether the thread is archived." },
          locked: { description: "Whether only moderators can open the thread again." },
          invitable: threadsCreateParamsInvitable,
          applied_tags: { description: "IDs of the tags. Replaces the current tags." },
          auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "threads.delete": {
      description: "Deletes a thread with its messages. This cannot be undone.",
      keywords: ["remove discussion", "drop post", "destroy", "get rid", "clean up"],
      params: { properties: { thread_id: { description: "ID of the thread." }, reason: guildsUpdateParamsReason } },
      isGraphql: false,
    },
    "threads.api_search": {
      description: "Finds threads and posts of a channel by name, tag or state.",
      keywords: ["look for post", "forum search", "by title", "tagged", "open questions"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "Words of the name." },
          tag: { description: "IDs of tags." },
          tag_setting: { description: "Whether all tags or one must match." },
          archived: { description: "Whether to find archived threads or active ones." },
          sort_by: { description: "The order." },
          sort_order: { description: "The direction of the order." },
          limit: threadsApi_searchParamsLimit,
          offset: { description: "Number of records to skip." },
        },
      },
      record: { $ref: "#/$defs/Thread" },
      isGraphql: false,
    },
    "threads.create_post": {
      description: "Creates a post in a forum: a thread with its first message.",
      keywords: ["new forum post", "ask question", "publish", "media post", "topic"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "The name." },
          message: {
            properties: { allowed_mentions: threadsCreate_postParamsMessageAllowed_mentions },
            description: "The first message.",
            examples: [{ content: "Which version has it?" }],
          },
          applied_tags: { description: "IDs of the tags." },
          auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "threads.create_from_message": {
      description: "Starts a thread at a message.",
      keywords: [
        "reply in thread",
        "discuss message",
        "branch",
        "follow up",
        "open thread",
        "thread under the message",
      ],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
          name: { description: "The name." },
          auto_archive_duration: channelsCreateParamsDefault_auto_archive_duration,
          rate_limit_per_user: channelsCreateParamsRate_limit_per_user,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "threads.join": {
      description: "Adds the bot to a thread.",
      keywords: ["follow discussion", "enter", "take part", "subscribe", "watch"],
      params: threadsJoinParams,
      isGraphql: false,
    },
    "threads.leave": {
      description: "Removes the bot from a thread.",
      keywords: ["exit discussion", "unfollow", "stop watching", "unsubscribe", "quit"],
      params: threadsJoinParams,
      isGraphql: false,
    },
    "archived_threads.list": {
      description: "Lists the archived public threads of a channel, the latest first.",
      keywords: ["closed discussions", "old posts", "past topics", "history", "solved"],
      params: archived_threadsListParams,
      record: { $ref: "#/$defs/Thread" },
      isGraphql: false,
    },
    "private_archived_threads.list": {
      description: "Lists the archived private threads of a channel, the latest first.",
      keywords: ["closed discussions", "secret", "past topics", "history", "moderators"],
      params: archived_threadsListParams,
      record: { $ref: "#/$defs/Thread" },
      isGraphql: false,
    },
    "thread_members.list": {
      description: "Lists the members of a thread. The bot needs the intent for members.",
      keywords: ["participants", "who takes part", "followers", "people in discussion", "watchers"],
      params: {
        properties: {
          thread_id: { description: "ID of the thread." },
          with_member: {
            description:
              "Whether to include the member of the server. Discord gives pages only with it. Defaults to true.",
          },
          after: thread_membersListParamsAfter,
          limit: thread_membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/ThreadMember" },
      isGraphql: false,
    },
    "thread_members.delete": {
      description: "Removes a member from a thread.",
      keywords: ["kick from discussion", "exclude", "take out", "throw out", "drop"],
      params: thread_membersDeleteParams,
      isGraphql: false,
    },
    "thread_members.add": {
      description: "Adds a member to a thread.",
      keywords: ["invite to discussion", "include", "bring in", "pull in", "cc"],
      params: thread_membersDeleteParams,
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists the messages of a channel, newest first.",
      keywords: [
        "chat",
        "history",
        "conversation",
        "posts",
        "read channel",
        "what was said",
        "latest messages",
        "what did people ask",
        "what did I miss",
        "catch me up",
        "new posts",
        "messages from today",
        "anyone asked",
      ],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          before: { description: "Messages before this ID: the last one of the previous page." },
          around: { description: "Messages around this ID, on one page." },
          limit: thread_membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message.",
      keywords: ["read post", "chat message", "content", "single", "by id"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "messages.create": {
      description: "Sends a message to a channel, as text, embeds, stickers, or components.",
      keywords: [
        "post",
        "write",
        "reply",
        "notify",
        "announce",
        "post in the channel",
        "tell the server",
        "write in the channel",
        "send to the channel",
        "say",
      ],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          content: { description: "The text, in Markdown." },
          embeds: {
            description: "Embeds as Discord documents them.",
            examples: [[{ title: "Release", description: "Version 2 is out." }]],
          },
          allowed_mentions: threadsCreate_postParamsMessageAllowed_mentions,
          message_reference: {
            description: "The message to reply to.",
            examples: [{ message_id: "1234567890123456789" }],
          },
          components: messagesCreateParamsComponents,
          sticker_ids: { description: "IDs of stickers." },
          flags: messagesCreateParamsFlags,
          tts: { description: "Whether to read the text aloud." },
          nonce: {
            description:
              "A value that comes back in the message. With `enforce_nonce`, Discord recognizes a repeated one.",
          },
          enforce_nonce: {
            description: "Whether to answer with the existing message if the nonce is one of the last few minutes.",
          },
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description: "Edits a message that the bot sent.",
      keywords: ["change text", "correct", "rewrite", "fix post", "amend"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
          content: { description: "The new text." },
          embeds: {
            description: "The new embeds. Replaces the current ones.",
            examples: [[{ title: "Release", description: "Version 2 is out." }]],
          },
          allowed_mentions: threadsCreate_postParamsMessageAllowed_mentions,
          components: messagesCreateParamsComponents,
          flags: messagesCreateParamsFlags,
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a message. This cannot be undone.",
      keywords: ["remove post", "take down", "moderate", "erase chat", "clean up", "spam message"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "messages.bulk_delete": {
      description: "Deletes 2 to 100 messages of the last two weeks. This cannot be undone.",
      keywords: ["purge", "clean channel", "wipe", "spam", "moderate", "clear the channel", "purge messages"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          messages: { description: "IDs of the messages." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "messages.crosspost": {
      description: "Publishes a message of an announcement channel to the channels that follow it.",
      keywords: ["broadcast", "share news", "syndicate", "forward", "distribute", "publish the announcement"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "found_messages.list": {
      description: "Finds messages of a guild by words, author, channel or content.",
      keywords: [
        "look up",
        "who said",
        "full text",
        "mentions",
        "with file",
        "who mentioned",
        "search for messages",
        "did anyone say",
        "messages about",
      ],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          content: { description: "Words of the message." },
          author_id: { description: "IDs of authors." },
          channel_id: { description: "IDs of channels." },
          mentions: { description: "IDs of mentioned users." },
          mentions_role_id: { description: "IDs of mentioned roles." },
          has: { description: "Kinds of content, each negated by `-`." },
          author_type: { description: "Types of authors, each negated by `-`." },
          pinned: { description: "Whether the message is pinned." },
          mention_everyone: { description: "Whether the message mentions everyone." },
          min_id: { description: "Messages after this ID." },
          max_id: { description: "Messages before this ID." },
          sort_by: { description: "The order." },
          sort_order: { description: "The direction of the order. Defaults to desc." },
          include_nsfw: { description: "Whether to include age-restricted channels." },
          limit: threadsApi_searchParamsLimit,
          offset: { description: "Number of records to skip." },
        },
      },
      record: { $ref: "#/$defs/FoundMessage" },
      isGraphql: false,
    },
    "pins.list": {
      description: "Lists the pinned messages of a channel, the latest first.",
      keywords: ["important", "sticky", "saved", "highlights", "keep on top"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          before: { description: "Messages pinned before this time: that of the last one of the previous page." },
          limit: { description: "Maximum number of records, 1 to 50. Defaults to 50." },
        },
      },
      record: { $ref: "#/$defs/Pin" },
      isGraphql: false,
    },
    "pins.add": {
      description: "Pins a message in its channel.",
      keywords: ["stick", "highlight", "keep on top", "save", "mark important"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "pins.remove": {
      description: "Unpins a message.",
      keywords: ["unstick", "take off top", "no longer important", "detach", "clear"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "reactions.list": {
      description: "Lists the users who reacted to a message with an emoji.",
      keywords: ["who liked", "votes", "thumbs up", "smiley", "responses"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
          emoji: reactionsListParamsEmoji,
          type: { description: "0 normal, 1 super reactions." },
          after: reactionsListParamsAfter,
          limit: thread_membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "reactions.delete": {
      description: "Removes a user's reaction from a message.",
      keywords: ["moderate emoji", "remove vote", "take away like", "clean up", "someone else"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
          emoji: reactionsListParamsEmoji,
          user_id: { description: "ID of the user." },
        },
      },
      isGraphql: false,
    },
    "reactions.add": {
      description: "Reacts to a message as the bot.",
      keywords: ["like", "thumbs up", "acknowledge", "vote", "emoji", "react with", "emoji on the message"],
      params: reactionsAddParams,
      isGraphql: false,
    },
    "reactions.remove": {
      description: "Removes the bot's reaction from a message.",
      keywords: ["unlike", "take back", "retract vote", "undo emoji", "clear"],
      params: reactionsAddParams,
      isGraphql: false,
    },
    "reactions.clear": {
      description: "Removes all reactions of all users from a message.",
      keywords: ["wipe votes", "reset poll", "moderate emoji", "clean up", "none left"],
      params: messagesGetParams,
      isGraphql: false,
    },
    "members.list": {
      description: "Lists the members of a guild. The bot needs the intent for members.",
      keywords: [
        "people",
        "users",
        "who is here",
        "roster",
        "participants",
        "who on the server",
        "new members",
        "who joined",
      ],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          after: thread_membersListParamsAfter,
          limit: membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "members.get": {
      description: "Gets a member of a guild.",
      keywords: [
        "person",
        "user details",
        "nickname",
        "their roles",
        "joined",
        "when did they join",
        "roles of the member",
      ],
      params: membersGetParams,
      isGraphql: false,
    },
    "members.update": {
      description: "Updates a member's nickname, roles, voice or timeout.",
      keywords: ["rename user", "mute", "time out", "assign role", "deafen", "change the nickname"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          user_id: { description: "ID of the user." },
          nick: { description: "The nickname." },
          roles: { description: "IDs of the roles. Replaces the current roles." },
          mute: { description: "Whether the member is muted in voice channels." },
          deaf: { description: "Whether the member hears nothing in voice channels." },
          channel_id: { description: "ID of the voice channel to move to. Null disconnects." },
          communication_disabled_until: {
            description: "The end of the timeout, at most 28 days from now. Null ends it.",
          },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "members.delete": {
      description: "Removes a member from a guild. An invite brings them back.",
      keywords: ["kick", "throw out", "expel", "remove user", "boot", "kick the member"],
      params: membersDeleteParams,
      isGraphql: false,
    },
    "members.api_search": {
      description: "Finds members whose username or nickname begins with a text.",
      keywords: ["find person", "look up user", "by name", "alias", "handle", "user called"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          query: { description: "The beginning of the name." },
          limit: membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "members.add_role": {
      description: "Gives a member a role.",
      keywords: ["assign role", "grant", "promote", "make admin", "permission", "make a moderator", "give the role"],
      params: membersAdd_roleParams,
      isGraphql: false,
    },
    "members.remove_role": {
      description: "Takes a role from a member.",
      keywords: ["revoke", "demote", "unassign", "strip", "downgrade", "take the role off"],
      params: membersAdd_roleParams,
      isGraphql: false,
    },
    "roles.list": {
      description: "Lists the roles of a guild.",
      keywords: ["permissions", "groups", "ranks", "admins", "moderators", "which roles"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Role" },
      isGraphql: false,
    },
    "roles.get": {
      description: "Gets a role of a guild.",
      keywords: ["permissions", "group", "rank", "color", "details"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, role_id: { description: "ID of the role." } },
      },
      isGraphql: false,
    },
    "roles.create": {
      description: "Creates a role in a guild.",
      keywords: ["new group", "add rank", "permissions", "make team", "color", "new role"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The name." },
          permissions: { description: "The permissions, as a number of bits." },
          color: { description: "The color, as a number of RGB." },
          hoist: rolesCreateParamsHoist,
          mentionable: { description: "Whether everyone may mention the role." },
          unicode_emoji: { description: "An emoji as icon." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "roles.update": {
      description: "Updates a role of a guild.",
      keywords: [
        "rename group",
        "change permissions",
        "recolor",
        "edit rank",
        "grant",
        "colour of the role",
        "rename the role",
      ],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          role_id: { description: "ID of the role." },
          name: { description: "The name." },
          permissions: { description: "The permissions, as a number of bits." },
          color: { description: "The color, as a number of RGB." },
          hoist: rolesCreateParamsHoist,
          mentionable: { description: "Whether everyone may mention the role." },
          unicode_emoji: { description: "An emoji as icon." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "roles.delete": {
      description: "Deletes a role. Its members lose it, which cannot be undone.",
      keywords: ["remove group", "drop rank", "destroy", "get rid", "clean up"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          role_id: { description: "ID of the role." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "bans.list": {
      description: "Lists the bans of a guild.",
      keywords: ["banned users", "blocked", "blacklist", "removed people", "moderation", "who is banned"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          before: { description: "Bans of users before this one." },
          after: { description: "Bans of users after this one: the last one of the previous page." },
          limit: { description: "Maximum number of records, 1 to 1,000. Defaults to 1,000." },
        },
      },
      record: { $ref: "#/$defs/Ban" },
      isGraphql: false,
    },
    "bans.get": {
      description: "Gets the ban of a user.",
      keywords: ["is banned", "blocked", "why banned", "reason", "moderation"],
      params: membersGetParams,
      isGraphql: false,
    },
    "bans.add": {
      description: "Bans a user from a guild, and deletes their messages of the last seconds if you say so.",
      keywords: ["block", "blacklist", "expel", "throw out", "moderate", "ban somebody"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          user_id: { description: "ID of the user." },
          delete_message_seconds: {
            description: "Number of seconds back to delete messages, 0 to 604,800. Defaults to 0.",
          },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "bans.remove": {
      description: "Removes the ban of a user.",
      keywords: ["unban", "pardon", "forgive", "let back", "unblock", "lift the ban"],
      params: membersDeleteParams,
      isGraphql: false,
    },
    "invites.list": {
      description: "Lists the invites of a guild, with how often they were used.",
      keywords: ["join links", "invitations", "referrals", "where members come from", "share"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Invite" },
      isGraphql: false,
    },
    "invites.get": {
      description: "Gets an invite with its server.",
      keywords: ["join link", "discord.gg", "where does it lead", "valid", "expires"],
      params: {
        properties: {
          code: { description: "The code: the end of the link." },
          with_counts: guildsListParamsWith_counts,
        },
      },
      isGraphql: false,
    },
    "invites.create": {
      description: "Creates an invite to a channel, or gets a similar one.",
      keywords: ["join link", "invitation", "share server", "onboard", "discord.gg", "invite link", "new invite"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          max_age: { description: "Seconds until the invite expires, 0 to 5,184,000. 0 is never. Defaults to 86,400." },
          max_uses: { description: "Maximum number of uses. 0 is no limit." },
          temporary: { description: "Whether members without a role leave when they disconnect." },
          unique: { description: "Whether to create another invite instead of a similar one." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "invites.delete": {
      description: "Deletes an invite. Its link no longer works.",
      keywords: ["revoke link", "cancel invitation", "stop joins", "invalidate", "expire"],
      params: {
        properties: { code: { description: "The code: the end of the link." }, reason: guildsUpdateParamsReason },
      },
      isGraphql: false,
    },
    "webhooks.list": {
      description: "Lists the webhooks of a guild with their tokens.",
      keywords: ["integrations", "incoming hooks", "bots", "who can post", "automations"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook.",
      keywords: ["integration", "incoming hook", "details", "posting address", "automation"],
      params: { properties: { webhook_id: { description: "ID of the webhook." } } },
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook for a channel.",
      keywords: ["new integration", "incoming hook", "posting address", "connect app", "automation"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "The name under which it posts." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "webhooks.update": {
      description: "Updates the name or the channel of a webhook.",
      keywords: ["rename integration", "move hook", "edit", "other room", "correct"],
      params: {
        properties: {
          webhook_id: { description: "ID of the webhook." },
          name: { description: "The name under which it posts." },
          channel_id: { description: "ID of the new channel." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook. This cannot be undone.",
      keywords: ["remove integration", "revoke hook", "disconnect app", "stop posts", "destroy"],
      params: { properties: { webhook_id: { description: "ID of the webhook." }, reason: guildsUpdateParamsReason } },
      isGraphql: false,
    },
    "channel_webhooks.list": {
      description: "Lists the webhooks of a channel with their tokens.",
      keywords: ["integrations", "incoming hooks", "room bots", "who can post here", "automations"],
      params: channelsGetParams,
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "audit_log_entries.list": {
      description: "Lists the changes to a guild of the last 45 days, the latest first.",
      keywords: ["who changed", "history", "moderation log", "deleted by", "track", "who deleted", "who kicked"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          user_id: { description: "Filters by the user who made the change." },
          action_type: { description: "Filters by the type of the change, such as 22 for bans." },
          before: { description: "Changes before this ID: the last one of the previous page." },
          limit: thread_membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/AuditLogEntry" },
      isGraphql: false,
    },
    "emojis.list": {
      description: "Lists the emojis of a guild.",
      keywords: ["custom smileys", "emotes", "icons", "images", "pictures"],
      params: channelsListParams,
      record: { $ref: "#/$defs/GuildEmoji" },
      isGraphql: false,
    },
    "emojis.get": {
      description: "Gets an emoji of a guild.",
      keywords: ["custom smiley", "emote", "icon", "image", "who added"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, emoji_id: { description: "ID of the emoji." } },
      },
      isGraphql: false,
    },
    "emojis.create": {
      description: "Creates an emoji in a guild from an image of at most 256 KiB.",
      keywords: ["new smiley", "emote", "upload icon", "add picture", "custom"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The name." },
          image: {
            description: "The image, as a data URI in base64.",
            examples: ["data:image/png;base64,iVBORw0KGgo="],
          },
          roles: { description: "IDs of the roles that may use it." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "emojis.update": {
      description: "Updates the name or the roles of an emoji.",
      keywords: ["rename smiley", "restrict emote", "edit", "allow", "correct"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          emoji_id: { description: "ID of the emoji." },
          name: { description: "The name." },
          roles: { description: "IDs of the roles that may use it." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "emojis.delete": {
      description: "Deletes an emoji. This cannot be undone.",
      keywords: ["remove smiley", "drop emote", "destroy", "free slot", "clean up"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          emoji_id: { description: "ID of the emoji." },
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "scheduled_events.list": {
      description: "Lists the scheduled and active events of a guild.",
      keywords: ["calendar", "meetings", "upcoming", "meetups", "streams", "upcoming events"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          with_user_count: scheduled_eventsListParamsWith_user_count,
        },
      },
      record: { $ref: "#/$defs/ScheduledEvent" },
      isGraphql: false,
    },
    "scheduled_events.get": {
      description: "Gets an event.",
      keywords: ["calendar entry", "meeting", "when", "where", "details"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          event_id: { description: "ID of the event." },
          with_user_count: scheduled_eventsListParamsWith_user_count,
        },
      },
      isGraphql: false,
    },
    "scheduled_events.create": {
      description: "Schedules an event in a channel or outside of Discord.",
      keywords: [
        "plan meeting",
        "new calendar entry",
        "announce meetup",
        "set up stream",
        "add",
        "plan an event",
        "voice event",
      ],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The name." },
          entity_type: { description: "1 stage, 2 voice, 3 outside of Discord." },
          scheduled_start_time: { description: "The start." },
          description: { description: "The description." },
          scheduled_end_time: scheduled_eventsCreateParamsScheduled_end_time,
          channel_id: { description: "ID of the voice or stage channel." },
          entity_metadata: scheduled_eventsCreateParamsEntity_metadata,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "scheduled_events.update": {
      description: "Updates, starts, ends or cancels an event.",
      keywords: ["move meeting", "reschedule", "call off", "begin", "finish"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          event_id: { description: "ID of the event." },
          name: { description: "The name." },
          status: { description: "2 active, 3 completed, 4 canceled. The last two are final." },
          scheduled_start_time: { description: "The start." },
          description: { description: "The description." },
          scheduled_end_time: scheduled_eventsCreateParamsScheduled_end_time,
          channel_id: { description: "ID of the voice or stage channel." },
          entity_metadata: scheduled_eventsCreateParamsEntity_metadata,
          reason: guildsUpdateParamsReason,
        },
      },
      isGraphql: false,
    },
    "scheduled_events.delete": {
      description: "Deletes an event. This cannot be undone.",
      keywords: ["remove meeting", "drop calendar entry", "destroy", "erase", "clean up"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, event_id: { description: "ID of the event." } },
      },
      isGraphql: false,
    },
    "event_users.list": {
      description: "Lists the users who are interested in an event.",
      keywords: ["attendees", "who comes", "rsvp", "participants", "signed up", "who is interested", "who is coming"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          event_id: { description: "ID of the event." },
          with_member: { description: "Whether to include the member of the server." },
          after: reactionsListParamsAfter,
          limit: thread_membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/EventUser" },
      isGraphql: false,
    },
  },
  schemas: {
    ArchiveMinutes: {
      type: "integer",
      description: "Minutes without activity until a thread leaves the list.",
      enum: [60, 1440, 4320, 10080],
    },
    AllowedMentions: {
      $ref: "#/$defs/MentionRules",
      description: "Mentions that notify, such as `{parse: []}` for none.",
      examples: [{ parse: [] }],
    },
    MentionRules: {
      type: "object",
      properties: {
        parse: { type: "array", items: { type: "string", enum: ["users", "roles", "everyone"] } },
        users: { type: "array", items: { type: "string" } },
        roles: { type: "array", items: { type: "string" } },
        replied_user: { type: "boolean" },
      },
    },
    NewOverwrite: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "integer", enum: [0, 1] },
        allow: { type: "string" },
        deny: { type: "string" },
      },
      required: ["id"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        username: { type: "string" },
        global_name: { type: ["string", "null"] },
        discriminator: { type: "string" },
        avatar: { type: ["string", "null"] },
        banner: { type: ["string", "null"] },
        accent_color: { type: ["integer", "null"] },
        bot: { type: "boolean" },
        system: { type: "boolean" },
        public_flags: { type: "integer" },
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    CurrentUser: {
      type: "object",
      properties: {
        id: { type: "string" },
        username: { type: "string" },
        global_name: { type: ["string", "null"] },
        discriminator: { type: "string" },
        avatar: { type: ["string", "null"] },
        banner: { type: ["string", "null"] },
        accent_color: { type: ["integer", "null"] },
        bot: { type: "boolean" },
        system: { type: "boolean" },
        mfa_enabled: { type: "boolean" },
        locale: { type: "string" },
        verified: { type: "boolean" },
        email: { type: ["string", "null"] },
        premium_type: { type: "integer" },
        public_flags: { type: "integer" },
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    Guild: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        icon: { type: ["string", "null"] },
        banner: { type: ["string", "null"] },
        splash: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        owner: { type: "boolean" },
        owner_id: { type: "string" },
        permissions: { type: "string" },
        features: { type: "array", items: { type: "string" } },
        preferred_locale: { type: "string" },
        verification_level: { type: "integer" },
        default_message_notifications: { type: "integer" },
        explicit_content_filter: { type: "integer" },
        mfa_level: { type: "integer" },
        nsfw_level: { type: "integer" },
        afk_channel_id: { type: ["string", "null"] },
        afk_timeout: { type: "integer" },
        system_channel_id: { type: ["string", "null"] },
        rules_channel_id: { type: ["string", "null"] },
        public_updates_channel_id: { type: ["string", "null"] },
        vanity_url_code: { type: ["string", "null"] },
        premium_tier: { type: "integer" },
        premium_subscription_count: { type: "integer" },
        roles: { type: "array", items: { $ref: "#/$defs/Role" } },
        emojis: { type: "array", items: { $ref: "#/$defs/GuildEmoji" } },
        approximate_member_count: { type: ["integer", "null"] },
        approximate_presence_count: { type: ["integer", "null"] },
      },
      required: ["id"],
    },
    Channel: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "integer" },
        guild_id: { type: "string" },
        name: { type: ["string", "null"] },
        topic: { type: ["string", "null"] },
        position: { type: "integer" },
        parent_id: { type: ["string", "null"] },
        owner_id: { type: "string" },
        nsfw: { type: "boolean" },
        bitrate: { type: "integer" },
        user_limit: { type: "integer" },
        rate_limit_per_user: { type: "integer" },
        last_message_id: { type: ["string", "null"] },
        last_pin_timestamp: { type: ["string", "null"], format: "date-time" },
        message_count: { type: "integer" },
        member_count: { type: "integer" },
        total_message_sent: { type: "integer" },
        permission_overwrites: { type: "array", items: { $ref: "#/$defs/Overwrite" } },
        permissions: { type: "string" },
        default_auto_archive_duration: { type: "integer" },
        available_tags: { type: "array", items: { $ref: "#/$defs/ForumTag" } },
        applied_tags: { type: "array", items: { type: "string" } },
        recipients: { type: "array", items: { $ref: "#/$defs/User" } },
        flags: { type: "integer" },
        thread_metadata: { $ref: "#/$defs/ThreadMetadata" },
      },
      required: ["id"],
    },
    Thread: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "integer" },
        guild_id: { type: "string" },
        name: { type: "string" },
        parent_id: { type: ["string", "null"] },
        owner_id: { type: "string" },
        rate_limit_per_user: { type: "integer" },
        last_message_id: { type: ["string", "null"] },
        last_pin_timestamp: { type: ["string", "null"], format: "date-time" },
        message_count: { type: "integer" },
        member_count: { type: "integer" },
        total_message_sent: { type: "integer" },
        permissions: { type: "string" },
        applied_tags: { type: "array", items: { type: "string" } },
        flags: { type: "integer" },
        thread_metadata: { $ref: "#/$defs/ThreadMetadata" },
      },
      required: ["id"],
    },
    Overwrite: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "integer" },
        allow: { type: "string" },
        deny: { type: "string" },
      },
    },
    ForumTag: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        moderated: { type: "boolean" },
        emoji_id: { type: ["string", "null"] },
        emoji_name: { type: ["string", "null"] },
      },
    },
    ThreadMetadata: {
      type: "object",
      properties: {
        archived: { type: "boolean" },
        archive_timestamp: { type: "string", format: "date-time" },
        auto_archive_duration: { type: "integer" },
        locked: { type: "boolean" },
        invitable: { type: "boolean" },
        create_timestamp: { type: ["string", "null"], format: "date-time" },
      },
      required: ["archive_timestamp"],
    },
    ThreadMember: {
      type: "object",
      properties: {
        id: { type: "string" },
        user_id: { type: "string" },
        join_timestamp: { type: "string", format: "date-time" },
        flags: { type: "integer" },
        member: { $ref: "#/$defs/Member" },
      },
      required: ["user_id"],
    },
    Message: {
      type: "object",
      properties: {
        id: { type: "string" },
        channel_id: { type: "string" },
        type: { type: "integer" },
        content: { type: "string" },
        author: { $ref: "#/$defs/User" },
        timestamp: { type: "string", format: "date-time" },
        edited_timestamp: { type: ["string", "null"], format: "date-time" },
        tts: { type: "boolean" },
        mention_everyone: { type: "boolean" },
        mentions: { type: "array", items: { $ref: "#/$defs/User" } },
        mention_roles: { type: "array", items: { type: "string" } },
        attachments: { type: "array", items: { $ref: "#/$defs/Attachment" } },
        embeds: schemasMessageEmbeds,
        components: { type: "array", items: { type: "object" }, description: "Components as Discord documents them." },
        sticker_items: { type: "array", items: { $ref: "#/$defs/StickerItem" } },
        reactions: { type: "array", items: { $ref: "#/$defs/Reaction" } },
        message_reference: { $ref: "#/$defs/MessageReference" },
        pinned: { type: "boolean" },
        flags: { type: "integer" },
        nonce: { anyOf: [{ type: "string" }, { type: "integer" }] },
        webhook_id: { type: "string" },
        application_id: { type: "string" },
        position: { type: "integer" },
        thread: { $ref: "#/$defs/Thread" },
      },
      required: ["id"],
    },
    FoundMessage: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[0-9]{1,20}$" },
        channel_id: { type: "string" },
        type: { type: "integer" },
        content: { type: "string" },
        author: { $ref: "#/$defs/User" },
        timestamp: { type: "string", format: "date-time" },
        edited_timestamp: { type: ["string", "null"], format: "date-time" },
        attachments: { type: "array", items: { $ref: "#/$defs/Attachment" } },
        embeds: schemasMessageEmbeds,
        pinned: { type: "boolean" },
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    MessageReference: {
      type: "object",
      properties: {
        type: { type: "integer" },
        message_id: { type: "string" },
        channel_id: { type: "string" },
        guild_id: { type: "string" },
      },
    },
    StickerItem: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, format_type: { type: "integer" } },
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string" },
        filename: { type: "string" },
        title: { type: ["string", "null"] },
        content_type: { type: ["string", "null"] },
        size: { type: "integer" },
        url: { type: "string" },
        proxy_url: { type: "string" },
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        description: { type: ["string", "null"] },
      },
    },
    Reaction: {
      type: "object",
      properties: { count: { type: "integer" }, me: { type: "boolean" }, emoji: { $ref: "#/$defs/Emoji" } },
    },
    Emoji: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        animated: { type: "boolean" },
      },
    },
    Pin: {
      type: "object",
      properties: {
        id: { type: "string" },
        pinned_at: { type: "string", format: "date-time" },
        message: { $ref: "#/$defs/Message" },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "string" },
        user: { $ref: "#/$defs/User" },
        nick: { type: ["string", "null"] },
        avatar: { type: ["string", "null"] },
        banner: { type: ["string", "null"] },
        roles: { type: "array", items: { type: "string" } },
        joined_at: { type: ["string", "null"], format: "date-time" },
        premium_since: { type: ["string", "null"], format: "date-time" },
        communication_disabled_until: { type: ["string", "null"], format: "date-time" },
        pending: { type: "boolean" },
        deaf: { type: "boolean" },
        mute: { type: "boolean" },
        permissions: { type: "string" },
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    MemberIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        nick: { type: "string" },
        username: { type: "string" },
        global_name: { type: "string" },
        bot: { type: "boolean" },
        joined_at: { type: "string", format: "date-time" },
        premium_since: { type: "string", format: "date-time" },
        pending: { type: "boolean" },
      },
    },
    Role: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        permissions: { type: "string" },
        position: { type: "integer" },
        color: { type: "integer" },
        colors: { $ref: "#/$defs/RoleColors" },
        hoist: { type: "boolean" },
        managed: { type: "boolean" },
        mentionable: { type: "boolean" },
        icon: { type: ["string", "null"] },
        unicode_emoji: { type: ["string", "null"] },
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    RoleColors: {
      type: "object",
      properties: {
        primary_color: { type: "integer" },
        secondary_color: { type: ["integer", "null"] },
        tertiary_color: { type: ["integer", "null"] },
      },
    },
    Ban: {
      type: "object",
      properties: { id: { type: "string" }, user: { $ref: "#/$defs/User" }, reason: { type: ["string", "null"] } },
      required: ["id"],
    },
    Invite: {
      type: "object",
      properties: {
        code: { type: "string" },
        type: { type: "integer" },
        guild_id: { type: "string" },
        guild: { $ref: "#/$defs/InviteGuild" },
        channel: { $ref: "#/$defs/InviteChannel" },
        inviter: { $ref: "#/$defs/User" },
        uses: { type: "integer" },
        max_uses: { type: "integer" },
        max_age: { type: "integer" },
        temporary: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        expires_at: { type: ["string", "null"], format: "date-time" },
        approximate_member_count: { type: ["integer", "null"] },
        approximate_presence_count: { type: ["integer", "null"] },
      },
      required: ["code"],
    },
    InviteGuild: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        icon: { type: ["string", "null"] },
      },
    },
    InviteChannel: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: ["string", "null"] }, type: { type: "integer" } },
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "integer" },
        name: { type: "string" },
        avatar: { type: ["string", "null"] },
        channel_id: { type: ["string", "null"] },
        guild_id: { type: ["string", "null"] },
        application_id: { type: ["string", "null"] },
        user: { $ref: "#/$defs/User" },
        token: { type: "string" },
        url: { type: "string" },
      },
      required: ["id"],
    },
    AuditLogEntry: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[0-9]{1,20}$" },
        action_type: { type: "integer" },
        user_id: { type: ["string", "null"] },
        target_id: { type: ["string", "null"] },
        reason: { type: "string" },
        changes: {
          type: "array",
          items: { type: "object" },
          description: "Changed keys, each with `old_value` and `new_value`.",
        },
        options: { type: "object", description: "Further values of some types, such as `count`." },
      },
      required: ["id"],
    },
    GuildEmoji: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        roles: { type: "array", items: { type: "string" } },
        user: { $ref: "#/$defs/User" },
        require_colons: { type: "boolean" },
        managed: { type: "boolean" },
        animated: { type: "boolean" },
        available: { type: "boolean" },
      },
      required: ["id"],
    },
    ScheduledEvent: {
      type: "object",
      properties: {
        id: { type: "string" },
        guild_id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        channel_id: { type: ["string", "null"] },
        creator_id: { type: ["string", "null"] },
        creator: { $ref: "#/$defs/User" },
        image: { type: ["string", "null"] },
        scheduled_start_time: { type: "string", format: "date-time" },
        scheduled_end_time: { type: ["string", "null"], format: "date-time" },
        status: { type: "integer" },
        entity_type: { type: "integer" },
        entity_id: { type: ["string", "null"] },
        entity_metadata: { anyOf: [{ $ref: "#/$defs/EventPlace" }, { type: "null" }] },
        privacy_level: { type: "integer" },
        user_count: { type: "integer" },
      },
      required: ["id"],
    },
    EventPlace: { type: "object", properties: { location: { type: "string" } } },
    EventUser: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[0-9]{1,20}$" },
        guild_scheduled_event_id: { type: "string" },
        user: { $ref: "#/$defs/User" },
        member: { $ref: "#/$defs/Member" },
      },
      required: ["id"],
    },
  },
})
