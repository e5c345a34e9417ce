// Generated from definitions/discord.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/discord.ts'

const guildsListParamsWith_counts = { description: "Whether to include approximate numbers of members." }
const channelsListParams = { properties: { guild_id: { description: "ID of the server." } } }
const membersListParamsLimit = { description: "Maximum number of records, 1 to 1,000. Defaults to 100." }
export default describedKind(kind, {
  category: "team chat",
  support: "community",
  docs: "https://docs.discord.com/developers/reference",
  basis: {
    version: "HTTP API v10",
    date: "2026-11-30",
    compared: "Discord's OpenAPI description of API v10 (discord/discord-api-spec)",
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json" },
      { type: "changelog", url: "https://docs.discord.com/developers/change-log" },
    ],
    missing:
      "OAuth of persons, commands and interactions of applications, the gateway, voice, emojis, stickers, scheduled " +
      "events, auto moderation, webhooks and files of messages.",
  },
  sunset: {
    version: "v10",
    date: "none",
    docs: "https://docs.discord.com/developers/reference#api-versioning",
    read: "2026-11-30",
  },
  description: "Servers with their channels, threads, messages, members, roles and bans.",
  auth: {
    bot_token: { description: "Token of a bot that is a member of the server, from the Bot page of its application." },
  },
  entities: {
    me: { description: "The bot or the person whose credentials are used.", refs: {} },
    guilds: { description: "A server, which the API calls guild.", refs: {} },
    channels: { description: "A channel of a server, a category, a thread, or a direct message.", refs: {} },
    threads: { description: "A thread that is not archived.", refs: {} },
    messages: { description: "A message in a channel or a thread.", refs: { channel_id: "channels.id" } },
    members: {
      description: "A member of a server. Its ID is that of its user: Discord has it in `user.id`.",
      refs: {},
    },
    roles: { description: "A role of a server, with its permissions.", refs: {} },
    bans: { description: "A ban of a user from a server.", refs: {} },
  },
  operations: {
    "me.get": {
      description: "Gets the current user.",
      keywords: ["who am i", "own account", "bot user", "whoami", "profile"],
      isGraphql: false,
    },
    "guilds.list": {
      description: "Lists the guilds of the current user. `permissions` has the user's permissions there.",
      keywords: ["servers", "communities", "my servers", "workspaces", "joined"],
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
      keywords: ["server", "configuration", "community", "owner", "boosts"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, with_counts: guildsListParamsWith_counts },
      },
      isGraphql: false,
    },
    "channels.list": {
      description: "Lists the channels of a guild, without threads.",
      keywords: ["rooms", "categories", "voice", "forums", "text channels"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "channels.get": {
      description: "Gets a channel or a thread.",
      keywords: ["room", "topic", "details", "forum", "conversation"],
      params: { properties: { channel_id: { description: "ID of the channel." } } },
      isGraphql: false,
    },
    "channels.create": {
      description: "Creates a channel in a guild.",
      keywords: ["add room", "new room", "open", "make category", "new forum"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          name: { description: "The name." },
          type: { description: "0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. Defaults to 0." },
          topic: { description: "The topic." },
          parent_id: { description: "ID of the category." },
          nsfw: { description: "Whether the channel is age-restricted." },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "channels.update": {
      description: "Updates a channel of a guild.",
      keywords: ["rename", "move", "change topic", "edit room", "slow mode"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          name: { description: "The new name." },
          topic: { description: "The new topic." },
          parent_id: { description: "ID of the new category." },
          nsfw: { description: "Whether the channel is age-restricted." },
          rate_limit_per_user: { description: "Seconds that a user waits between messages." },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "channels.delete": {
      description: "Deletes a channel, or closes a direct message. This cannot be undone.",
      keywords: ["remove room", "drop", "close", "destroy", "get rid"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "threads.list": {
      description: "Lists the active threads of a guild.",
      keywords: ["discussions", "posts", "forum posts", "sub channels", "conversations"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists the messages of a channel, newest first.",
      keywords: ["chat", "history", "conversation", "posts", "read channel"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          before: { description: "Messages before this ID: the last one of the previous page." },
          limit: { description: "Maximum number of records, 1 to 100. Defaults to 100." },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.get": {
      description: "Gets a message.",
      keywords: ["read post", "chat message", "content", "single", "by id"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
        },
      },
      isGraphql: false,
    },
    "messages.create": {
      description: "Sends a message to a channel, as text, embeds, or both.",
      keywords: ["post", "write", "reply", "notify", "announce"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          content: { description: "The text, in Markdown." },
          embeds: {
            description: "Embeds as Discord documents them.",
            examples: [[{ title: "Release", description: "Version 2 is out." }]],
          },
          allowed_mentions: {
            description: "Mentions that notify, such as `{parse: []}` for none.",
            examples: [{ parse: [] }],
          },
          message_reference: { description: "The message to reply to." },
          tts: { description: "Whether to read the text aloud." },
          nonce: {
            description:
              "A value that comes back in the message. With `enforce_nonce`, Discord recognizes a repeated one.",
          },
          enforce_nonce: { description: "Whether to refuse a nonce of the last few minutes." },
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
          embeds: { description: "The new embeds. Replaces the current ones." },
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a message. This cannot be undone.",
      keywords: ["remove post", "take down", "moderate", "erase chat", "clean up"],
      params: {
        properties: {
          channel_id: { description: "ID of the channel." },
          message_id: { description: "ID of the message." },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "members.list": {
      description: "Lists the members of a guild. The bot needs the intent for members.",
      keywords: ["people", "users", "who is here", "roster", "participants"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          after: { description: "Members after this user: the last one of the previous page." },
          limit: membersListParamsLimit,
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "members.get": {
      description: "Gets a member of a guild.",
      keywords: ["person", "user details", "nickname", "their roles", "joined"],
      params: {
        properties: { guild_id: { description: "ID of the server." }, user_id: { description: "ID of the user." } },
      },
      isGraphql: false,
    },
    "members.update": {
      description: "Updates a member's nickname, roles or timeout.",
      keywords: ["rename user", "mute", "time out", "assign role", "deafen"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          user_id: { description: "ID of the user." },
          nick: { description: "The nickname." },
          roles: { description: "IDs of the roles. Replaces the current roles." },
          communication_disabled_until: {
            description: "The end of the timeout, at most 28 days from now. Null ends it.",
          },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "members.api_search": {
      description: "Finds members whose username or nickname begins with a text.",
      keywords: ["find person", "look up user", "by name", "alias", "handle"],
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
      keywords: ["assign role", "grant", "promote", "make admin", "permission"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          user_id: { description: "ID of the user." },
          role_id: { description: "ID of the role." },
          reason: { description: "Reason for the audit log." },
        },
      },
      isGraphql: false,
    },
    "roles.list": {
      description: "Lists the roles of a guild.",
      keywords: ["permissions", "groups", "ranks", "admins", "moderators"],
      params: channelsListParams,
      record: { $ref: "#/$defs/Role" },
      isGraphql: false,
    },
    "bans.list": {
      description: "Lists the bans of a guild.",
      keywords: ["banned users", "blocked", "blacklist", "removed people", "moderation"],
      params: {
        properties: {
          guild_id: { description: "ID of the server." },
          after: { description: "Bans of users after this one: the last one of the previous page." },
          limit: { description: "Maximum number of records, 1 to 1,000. Defaults to 1,000." },
        },
      },
      record: { $ref: "#/$defs/Ban" },
      isGraphql: false,
    },
  },
  schemas: {
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        username: { type: "string" },
        global_name: { type: ["string", "null"] },
        discriminator: { type: "string" },
        avatar: { type: ["string", "null"] },
        bot: { type: "boolean" },
        system: { type: "boolean" },
        mfa_enabled: { type: "boolean" },
        locale: { type: "string" },
        verified: { type: "boolean" },
        email: { type: ["string", "null"] },
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
        description: { type: ["string", "null"] },
        owner: { type: "boolean" },
        owner_id: { type: "string" },
        permissions: { type: "string" },
        features: { type: "array", items: { type: "string" } },
        preferred_locale: { type: "string" },
        verification_level: { type: "integer" },
        premium_tier: { type: "integer" },
        roles: { type: "array", items: { $ref: "#/$defs/Role" } },
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
        rate_limit_per_user: { type: "integer" },
        last_message_id: { type: ["string", "null"] },
        message_count: { type: "integer" },
        member_count: { type: "integer" },
        thread_metadata: { $ref: "#/$defs/ThreadMetadata" },
      },
      required: ["id"],
    },
    ThreadMetadata: {
      type: "object",
      properties: {
        archived: { type: "boolean" },
        archive_timestamp: { type: ["string", "null"], format: "date-time" },
        auto_archive_duration: { type: "integer" },
        locked: { type: "boolean" },
        create_timestamp: { type: ["string", "null"], format: "date-time" },
      },
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
        embeds: { type: "array", items: { type: "object" }, description: "Embeds as Discord documents them." },
        components: { type: "array", items: { type: "object" }, description: "Components as Discord documents them." },
        reactions: { type: "array", items: { $ref: "#/$defs/Reaction" } },
        pinned: { type: "boolean" },
        flags: { type: "integer" },
        nonce: { anyOf: [{ type: "string" }, { type: "integer" }] },
        webhook_id: { type: "string" },
        thread: { $ref: "#/$defs/Channel" },
      },
      required: ["id"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string" },
        filename: { type: "string" },
        content_type: { type: ["string", "null"] },
        size: { type: "integer" },
        url: { type: "string" },
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
        flags: { type: "integer" },
      },
      required: ["id"],
    },
    Role: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        permissions: { type: "string" },
        position: { type: "integer" },
        color: { type: "integer" },
        hoist: { type: "boolean" },
        managed: { type: "boolean" },
        mentionable: { type: "boolean" },
        icon: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Ban: {
      type: "object",
      properties: { id: { type: "string" }, user: { $ref: "#/$defs/User" }, reason: { type: ["string", "null"] } },
      required: ["id"],
    },
  },
})
