// Generated from definitions/slack.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/slack.ts'

const usersListParamsLimit = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 200." }
const usersListParamsCursor = { description: "The `next_cursor` value of the previous page." }
const usersGetParamsId = { description: "ID of a user or bot, such as `W012A3CDE`.", examples: ["W012A3CDE"] }
const channelsGetParamsId = { description: "ID of a conversation, such as `C012AB3CD`.", examples: ["C012AB3CD"] }
const channelsCreateParamsName = {
  description: "Name of the channel: lowercase letters, digits, hyphens and underscores, up to 80 characters.",
}
const channelsArchiveParams = { properties: { channel: channelsGetParamsId } }
const messagesListParamsOldest = {
  description: "Filters to messages after this time, in Unix seconds, such as `1512085950.000216`.",
}
const messagesListParamsLatest = { description: "Filters to messages before this time, in Unix seconds." }
const messagesListParamsInclusive = { description: "Whether to include messages at exactly `oldest` and `latest`." }
const messagesListParamsInclude_all_metadata = {
  description: "Whether to include the metadata that apps attached to messages.",
}
const messagesCreateParamsChannel = { description: "ID of a conversation, or of a user to send a direct message to." }
const messagesCreateParamsText = {
  description: "Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters.",
}
const messagesCreateParamsBlocks = { description: "Block Kit blocks, each an object with a `type`." }
const messagesCreateParamsAttachments = { description: "Secondary attachments, an older format than blocks." }
const messagesCreateParamsMarkdown_text = {
  description: "Text of the message, in Markdown. Cannot be combined with `text` or `blocks`.",
}
const messagesCreateParamsThread_ts = {
  description: "The `ts` of the message to reply to: for a thread, its parent message.",
}
const messagesCreateParamsReply_broadcast = { description: "Whether to also show the thread reply in the channel." }
const messagesCreateParamsMetadata = {
  properties: {
    event_type: { description: "Event type that your app defines, such as `task_created`." },
    event_payload: { description: "Key-value pairs that your app defines." },
  },
  description: "Metadata that your app attaches to the message.",
}
const messagesCreateParamsParse = { description: "Whether to turn names and links in plain text into links." }
const messagesCreateParamsLink_names = {
  description: "Whether to turn channel names and usernames in the text into links.",
}
const messagesCreateParamsUnfurl_media = { description: "Whether to show previews of linked images and videos." }
const messagesUpdateParamsTs = { description: "The `ts` of a message, such as `1503435956.000247`." }
const reactionsListParams = { properties: { channel: channelsGetParamsId, timestamp: messagesUpdateParamsTs } }
const reactionsCreateParams = {
  properties: {
    channel: channelsGetParamsId,
    timestamp: messagesUpdateParamsTs,
    name: { description: "Name of the emoji without colons, such as `thumbsup`." },
  },
}
const filesGetParams = {
  properties: { id: { description: "ID of a file, such as `F0S43P1CZ`.", examples: ["F0S43P1CZ"] } },
}
const usergroupsUpdateParamsId = { description: "ID of the user group, such as `S0614TZR7`." }
const schemasChannelCreated = { type: "integer", description: "Creation time, as a Unix timestamp in seconds." }
const schemasMessageText = { type: "string", description: "The message's text, in Slack's markup." }
const schemasMessageBlocks = {
  type: "array",
  items: { type: "object" },
  description: "Block Kit blocks, each with the fields of its type.",
}
const schemasMessageAttachments = {
  type: "array",
  items: { type: "object" },
  description: "Secondary attachments and previews, each with the fields of its content.",
}
const schemasBookmarkDate_updated = {
  type: "integer",
  description: "The time of the last update, as a Unix timestamp in seconds.",
}
export default describedKind(kind, {
  category: "team chat",
  support: "community",
  docs: "https://docs.slack.dev/reference/methods",
  basis: {
    version: "Web API",
    date: "2026-11-22",
    compared: "Slack's Swagger description of 2020, as OpenAPI",
    differences: 23,
    recorded: {
      read: 103,
      valid: 103,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/slack/tests",
    },
    sources: [
      { type: "sdk", url: "https://registry.npmjs.org/@slack/web-api/latest" },
      { type: "changelog", url: "https://docs.slack.dev/changelog/rss.xml" },
    ],
    missing: "Canvases, lists, calls and the administration of workspaces.",
  },
  sunset: { date: "none", docs: "https://docs.slack.dev/changelog/tags/breaking-change", read: "2026-11-29" },
  description:
    "Channels, messages, threads, users, reactions, pins, bookmarks, files and user groups of a Slack workspace.",
  config: {
    properties: {
      team_id: { description: "ID of the workspace, by which webhooks name it. OAuth finds it automatically." },
    },
  },
  auth: {
    token: {
      description:
        "Copy the bot token (`xoxb-…`) or user token (`xoxp-…`) from OAuth & Permissions of your Slack app. Each " +
        "method needs its own scopes.",
    },
    oauth: { description: "Installs your Slack app in the workspace. The app acts as its bot user." },
    user_oauth: {
      description:
        "Your Slack app acts on behalf of the user who authorizes it, and can search messages. Turn token rotation " +
        "off for the app.",
    },
  },
  entities: {
    identity: { description: "The user or bot that the token belongs to, and its workspace.", refs: {} },
    team: { description: "The workspace (team).", refs: {} },
    users: {
      description: "A user or bot of the workspace. Deactivated users stay, with `deleted` set to `true`.",
      search: {
        id: { type: "string" },
        team_id: { type: "string" },
        name: { type: "string" },
        real_name: { type: "string" },
        deleted: { type: "boolean" },
        is_admin: { type: "boolean" },
        is_owner: { type: "boolean" },
        is_primary_owner: { type: "boolean" },
        is_restricted: { type: "boolean" },
        is_ultra_restricted: { type: "boolean" },
        is_bot: { type: "boolean" },
        is_app_user: { type: "boolean" },
        tz: { type: "string" },
        tz_offset: { type: "integer" },
        updated: { type: "integer" },
        profile: { type: "object" },
      },
      hit: {
        title: [["real_name"]],
        text: [["name"], ["profile", "display_name"], ["profile", "email"], ["profile", "title"], ["profile", "phone"]],
      },
      refs: {},
    },
    users_by_email: { description: "A user of the workspace, looked up by email address.", refs: {} },
    channels: {
      description: "A conversation: a public channel, private channel or direct message.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        name_normalized: { type: "string" },
        created: { type: "integer" },
        updated: { type: "integer" },
        creator: { type: "string" },
        is_archived: { type: "boolean" },
        is_general: { type: "boolean" },
        is_member: { type: "boolean" },
        is_private: { type: "boolean" },
        is_shared: { type: "boolean" },
        is_ext_shared: { type: "boolean" },
        is_org_shared: { type: "boolean" },
        num_members: { type: "integer" },
        previous_names: { type: "array" },
        topic: { type: "object" },
        purpose: { type: "object" },
      },
      hit: { title: [["name"]], text: [["topic", "value"], ["purpose", "value"], ["previous_names"]] },
      refs: { creator: "users.id" },
    },
    channel_members: { description: "The members of a conversation.", refs: {} },
    channel_topics: { description: "The topic of a channel, displayed in the channel header.", refs: {} },
    channel_purposes: { description: "The purpose of a channel, displayed as its description.", refs: {} },
    direct_messages: {
      description: "A direct message: a conversation without a name between two to nine users.",
      refs: {},
    },
    messages: {
      description:
        "A message in a conversation, identified by its channel and its `ts`, which is unique within the channel.",
      refs: {},
    },
    threads: { description: "A thread: a message with its replies.", refs: {} },
    ephemeral_messages: {
      description: "A message that only one member of a conversation sees, until their client reloads.",
      refs: {},
    },
    scheduled_messages: { description: "A message scheduled to be sent later, up to 120 days ahead.", refs: {} },
    reactions: { description: "An emoji reaction to a message, with the users who added it.", refs: {} },
    pins: { description: "A message or file pinned to a conversation.", refs: {} },
    bookmarks: { description: "A bookmark at the top of a channel.", refs: {} },
    files: {
      description: "A shared file, snippet or canvas. Download its content from `url_private` with the token.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        title: { type: "string" },
        mimetype: { type: "string" },
        filetype: { type: "string" },
        pretty_type: { type: "string" },
        user: { type: "string" },
        created: { type: "integer" },
        updated: { type: "integer" },
        size: { type: "integer" },
        mode: { type: "string" },
        is_external: { type: "boolean" },
        is_public: { type: "boolean" },
        channels: { type: "array" },
        groups: { type: "array" },
        ims: { type: "array" },
        permalink: { type: "string" },
      },
      hit: { title: [["title"]], text: [["name"]] },
      refs: { user: "users.id" },
    },
    usergroups: {
      description: "A user group that can be mentioned by its handle, on paid plans.",
      search: {
        id: { type: "string" },
        team_id: { type: "string" },
        name: { type: "string" },
        handle: { type: "string" },
        description: { type: "string" },
        is_external: { type: "boolean" },
        date_create: { type: "integer" },
        date_update: { type: "integer" },
        date_delete: { type: "integer" },
        created_by: { type: "string" },
        updated_by: { type: "string" },
        user_count: { type: "integer" },
        users: { type: "array" },
      },
      hit: { title: [["name"]], text: [["handle"], ["description"]] },
      refs: {},
    },
    usergroup_members: { description: "The members of a user group.", refs: {} },
  },
  operations: {
    "identity.get": {
      description: "Gets the identity of the token: its workspace, and its user or bot.",
      keywords: ["me", "who am I", "logged in", "my account", "which bot"],
      isGraphql: false,
    },
    "team.get": {
      description: "Gets the workspace (team) with its name, domain and icon.",
      keywords: ["company", "organization", "plan", "Slack domain", "subdomain"],
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users and bots of the workspace, including deactivated users and guests.",
      keywords: ["who works here", "person", "colleague", "people", "employee", "everybody"],
      params: {
        properties: {
          limit: usersListParamsLimit,
          cursor: usersListParamsCursor,
          include_locale: { description: "Whether to include the locale." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user or bot with its profile. The email address requires the scope `users:read.email`.",
      keywords: ["who is", "timezone", "phone", "person", "colleague", "people", "employee", "everybody"],
      params: {
        properties: { id: usersGetParamsId, include_locale: { description: "Whether to include the locale." } },
      },
      isGraphql: false,
    },
    "users_by_email.get": {
      description: "Gets the user with an email address. Finds active accounts only.",
      keywords: ["find person", "look up by mail", "Slack ID", "which account", "resolve address"],
      params: { properties: { email: { description: "The user's full email address." } } },
      isGraphql: false,
    },
    "channels.list": {
      description:
        "Lists channels and other conversations, including archived ones. Returns public channels by default; see " +
        "`types`.",
      keywords: ["rooms", "group", "topic", "hashtag", "space"],
      params: {
        properties: {
          limit: usersListParamsLimit,
          cursor: usersListParamsCursor,
          types: {
            description:
              "Types of conversation to return. `mpim` is a group direct message, `im` a direct message. Each type " +
              "requires its own read scope.",
          },
          exclude_archived: { description: "Whether to leave out archived channels." },
          team_id: { description: "ID of the workspace to list. Required with an organization-wide token." },
        },
      },
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "channels.get": {
      description: "Gets a channel or other conversation with its topic and purpose, and optionally its member count.",
      keywords: ["room details", "room", "group", "hashtag", "space"],
      params: {
        properties: {
          id: channelsGetParamsId,
          include_locale: { description: "Whether to include the locale." },
          include_num_members: { description: "Whether to include the member count." },
        },
      },
      isGraphql: false,
    },
    "channels.create": {
      description: "Creates a public or private channel. The token's user or bot becomes a member.",
      keywords: ["new room", "open group", "room", "group", "topic", "conversation", "hashtag", "space"],
      params: {
        properties: {
          name: channelsCreateParamsName,
          is_private: { description: "Whether to create a private channel." },
          team_id: {
            description: "ID of the workspace to create the channel in. Required with an organization-wide token.",
          },
        },
      },
      isGraphql: false,
    },
    "channels.update": {
      description: "Updates a channel's name. Requires the channel's creator or an admin.",
      keywords: ["rename", "call it", "room", "group", "topic", "conversation", "hashtag", "space"],
      params: { properties: { id: channelsGetParamsId, name: channelsCreateParamsName } },
      isGraphql: false,
    },
    "channels.archive": {
      description: "Archives a channel. Its history can still be read and searched.",
      keywords: [
        "close",
        "shut down",
        "retire",
        "put away",
        "room",
        "group",
        "topic",
        "conversation",
        "hashtag",
        "space",
      ],
      params: channelsArchiveParams,
      isGraphql: false,
    },
    "channels.unarchive": {
      description: "Unarchives a channel. Bot tokens cannot do this.",
      keywords: ["reopen", "restore", "bring back", "room", "group", "topic", "conversation", "hashtag", "space"],
      params: channelsArchiveParams,
      isGraphql: false,
    },
    "channels.join": {
      description: "Joins a public channel and returns it, even if already a member.",
      keywords: ["enter", "get in", "go into", "follow", "room", "group", "topic", "conversation", "hashtag", "space"],
      params: channelsArchiveParams,
      isGraphql: false,
    },
    "channels.leave": {
      description: "Leaves a channel. Rejoining a private channel requires an invitation.",
      keywords: ["exit", "quit", "get out", "depart", "room", "group", "topic", "conversation", "hashtag", "space"],
      params: channelsArchiveParams,
      isGraphql: false,
    },
    "channel_members.get": {
      description:
        "Gets the IDs of a channel's members, in `members`. For the next page, pass `next_cursor` of " +
        "`response_metadata` as `cursor`.",
      keywords: ["who is in", "people", "participants", "invite", "roster"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          limit: { description: "Maximum number of member IDs, 1 to 1,000. Defaults to 200." },
          cursor: { description: "The `next_cursor` value of the previous response." },
        },
      },
      isGraphql: false,
    },
    "channel_members.create": {
      description: "Invites up to 1,000 users or bots to a channel and returns the channel.",
      keywords: ["add colleague", "bring in", "pull in", "who is in", "people", "participants", "roster"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          users: { description: "IDs of the users to invite." },
          force: {
            description: "Whether to invite the valid users even if other users in the list cannot be invited.",
          },
        },
      },
      isGraphql: false,
    },
    "channel_members.delete": {
      description: "Removes a member from a channel. The token's own user or bot cannot be removed.",
      keywords: ["kick", "remove colleague", "take out", "who is in", "people", "participants", "invite", "roster"],
      params: { properties: { channel: channelsGetParamsId, user: usersGetParamsId } },
      isGraphql: false,
    },
    "channel_topics.update": {
      description: "Sets the topic of a channel. An empty string removes it.",
      keywords: ["what it is about", "headline", "subject", "banner", "heading"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          topic: { description: "The new topic, in plain text, up to 250 characters." },
        },
      },
      isGraphql: false,
    },
    "channel_purposes.update": {
      description: "Sets the purpose of a channel. An empty string removes it.",
      keywords: ["what it is for", "describe", "about", "aim", "explanation"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          purpose: { description: "The new purpose, in plain text, up to 250 characters." },
        },
      },
      isGraphql: false,
    },
    "direct_messages.create": {
      description:
        "Opens a direct message with one or more users, or returns the existing one. Send messages to its ID.",
      keywords: ["DM", "private", "one-on-one", "chat with", "whisper", "open talk", "write to"],
      params: {
        properties: {
          users: {
            description:
              "IDs of the other users, up to 8. One ID opens a direct message, several open a group direct message.",
          },
          return_im: { description: "Whether to return the full conversation instead of its ID only." },
          prevent_creation: {
            description: "Whether to return an existing conversation only, without opening a new one.",
          },
        },
      },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists the messages of a conversation, newest first. Thread replies are not included.",
      keywords: [
        "what was said",
        "history",
        "latest",
        "catch up",
        "unread",
        "post",
        "chat",
        "say",
        "announcement",
        "text",
      ],
      params: {
        properties: {
          limit: { description: "Maximum number of records per page, 1 to 999. Defaults to 100." },
          cursor: usersListParamsCursor,
          channel: channelsGetParamsId,
          oldest: messagesListParamsOldest,
          latest: messagesListParamsLatest,
          inclusive: messagesListParamsInclusive,
          include_all_metadata: messagesListParamsInclude_all_metadata,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.create": {
      description:
        "Sends a message to a conversation, or a thread reply if `thread_ts` is set. With blocks, notifications show " +
        "`text`.",
      keywords: ["post", "say", "tell", "announce", "ping", "reply in thread", "write", "chat", "announcement"],
      params: {
        properties: {
          channel: messagesCreateParamsChannel,
          text: messagesCreateParamsText,
          blocks: messagesCreateParamsBlocks,
          attachments: messagesCreateParamsAttachments,
          markdown_text: messagesCreateParamsMarkdown_text,
          thread_ts: messagesCreateParamsThread_ts,
          reply_broadcast: messagesCreateParamsReply_broadcast,
          metadata: messagesCreateParamsMetadata,
          mrkdwn: { description: "Whether to parse Slack formatting such as `*bold*` in `text`. Defaults to `true`." },
          parse: messagesCreateParamsParse,
          link_names: messagesCreateParamsLink_names,
          unfurl_links: { description: "Whether to show previews of linked pages." },
          unfurl_media: messagesCreateParamsUnfurl_media,
          username: {
            description: "Name to display instead of the bot's name. Requires the scope `chat:write.customize`.",
          },
          icon_emoji: {
            description:
              "Emoji to display as the icon, such as `:robot_face:`. Requires the scope `chat:write.customize`.",
          },
          icon_url: {
            description: "URL of an image to display as the icon. Requires the scope `chat:write.customize`.",
          },
        },
      },
      isGraphql: false,
    },
    "messages.update": {
      description:
        "Updates the text, blocks or attachments of a message. Only the token's own messages can be updated.",
      keywords: ["edit post", "correct typo", "post", "chat", "say", "announcement", "thread"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          ts: messagesUpdateParamsTs,
          text: messagesCreateParamsText,
          blocks: messagesCreateParamsBlocks,
          attachments: messagesCreateParamsAttachments,
          markdown_text: messagesCreateParamsMarkdown_text,
          metadata: messagesCreateParamsMetadata,
          parse: messagesCreateParamsParse,
          link_names: messagesCreateParamsLink_names,
          file_ids: { description: "IDs of the files to attach to the message." },
          reply_broadcast: { description: "Whether to also show an existing thread reply in the channel." },
        },
      },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a message. Bots can only delete their own messages. This cannot be undone.",
      keywords: ["take back", "unsend", "post", "chat", "say", "announcement", "text", "thread"],
      params: { properties: { channel: channelsGetParamsId, ts: messagesUpdateParamsTs } },
      isGraphql: false,
    },
    "messages.api_search": {
      description: "Searches the messages that a user can see, such as `in:#general budget`. Requires a user token.",
      keywords: ["find post", "who mentioned", "look for", "post", "chat", "say", "announcement", "text", "thread"],
      params: {
        properties: {
          query: { description: "Search keywords and modifiers, such as `from:`, `in:`, `before:` and `has:`." },
          sort: { description: "Sort order: best match (`score`) or newest (`timestamp`). Defaults to `score`." },
          sort_dir: { description: "Sort direction. Defaults to `desc`." },
          highlight: { description: "Whether to highlight the matched words in the text." },
          count: { description: "Maximum number of matches per page, 1 to 100. Defaults to 20." },
          page: { description: "Page number, starting at 1." },
        },
      },
      record: { $ref: "#/$defs/Match" },
      isGraphql: false,
    },
    "threads.list": {
      description: "Lists the messages of a thread: the parent message first, then the replies, oldest first.",
      keywords: ["discussion", "conversation", "answers", "follow-ups", "under post"],
      params: {
        properties: {
          limit: usersListParamsLimit,
          cursor: usersListParamsCursor,
          channel: channelsGetParamsId,
          ts: { description: "The `ts` of the thread's parent message, which its replies have as `thread_ts`." },
          oldest: messagesListParamsOldest,
          latest: messagesListParamsLatest,
          inclusive: messagesListParamsInclusive,
          include_all_metadata: messagesListParamsInclude_all_metadata,
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "ephemeral_messages.create": {
      description: "Sends an ephemeral message that only one active member of a conversation sees.",
      keywords: ["only visible to", "whisper", "hint", "private notice", "just for one"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          user: usersGetParamsId,
          text: messagesCreateParamsText,
          blocks: messagesCreateParamsBlocks,
          attachments: messagesCreateParamsAttachments,
          markdown_text: messagesCreateParamsMarkdown_text,
          thread_ts: messagesCreateParamsThread_ts,
          parse: messagesCreateParamsParse,
          link_names: messagesCreateParamsLink_names,
        },
      },
      isGraphql: false,
    },
    "scheduled_messages.list": {
      description: "Lists the pending scheduled messages of the token.",
      keywords: ["planned posts", "later", "remind", "tomorrow", "planned", "at nine", "queue"],
      params: {
        properties: {
          limit: usersListParamsLimit,
          cursor: usersListParamsCursor,
          channel: { description: "Filters by conversation ID." },
          oldest: messagesListParamsOldest,
          latest: messagesListParamsLatest,
        },
      },
      record: { $ref: "#/$defs/ScheduledMessage" },
      isGraphql: false,
    },
    "scheduled_messages.create": {
      description: "Schedules a message. A channel accepts up to 30 scheduled messages within five minutes.",
      keywords: ["remind", "post later", "plan", "tomorrow at", "later", "tomorrow", "planned", "at nine", "queue"],
      params: {
        properties: {
          channel: messagesCreateParamsChannel,
          post_at: { description: "Time to send the message, in Unix seconds." },
          text: messagesCreateParamsText,
          blocks: messagesCreateParamsBlocks,
          attachments: messagesCreateParamsAttachments,
          markdown_text: messagesCreateParamsMarkdown_text,
          thread_ts: messagesCreateParamsThread_ts,
          reply_broadcast: messagesCreateParamsReply_broadcast,
          metadata: messagesCreateParamsMetadata,
          parse: messagesCreateParamsParse,
          link_names: messagesCreateParamsLink_names,
          unfurl_links: { description: "Whether to show previews of linked pages." },
          unfurl_media: messagesCreateParamsUnfurl_media,
        },
      },
      isGraphql: false,
    },
    "scheduled_messages.delete": {
      description: "Deletes a scheduled message. Fails within 60 seconds of its scheduled time.",
      keywords: ["call off", "do not post", "later", "remind", "tomorrow", "planned", "at nine", "queue"],
      params: {
        properties: {
          channel: channelsGetParamsId,
          id: { description: "ID of the scheduled message, as scheduling returned it, such as `Q1298393284`." },
        },
      },
      isGraphql: false,
    },
    "reactions.list": {
      description: "Lists the reactions to a message. Returns none if nobody reacted.",
      keywords: ["who reacted", "emoji", "thumbs up", "like", "smiley", "party", "heart"],
      params: reactionsListParams,
      record: { $ref: "#/$defs/Reaction" },
      isGraphql: false,
    },
    "reactions.create": {
      description: "Adds a reaction to a message.",
      keywords: ["react", "like", "thumbs up", "emoji", "smiley", "party", "heart"],
      params: reactionsCreateParams,
      isGraphql: false,
    },
    "reactions.delete": {
      description: "Removes the token's own reaction from a message.",
      keywords: ["take back emoji", "unreact", "emoji", "thumbs up", "like", "smiley", "party", "heart"],
      params: reactionsCreateParams,
      isGraphql: false,
    },
    "pins.list": {
      description: "Lists the pins of a conversation, most recent first.",
      keywords: ["important posts", "pinned post", "important", "sticky", "keep at top", "highlight"],
      params: channelsArchiveParams,
      record: { $ref: "#/$defs/Pin" },
      isGraphql: false,
    },
    "pins.create": {
      description: "Pins a message to its conversation.",
      keywords: ["stick", "keep", "pinned post", "important", "sticky", "keep at top", "highlight"],
      params: reactionsListParams,
      isGraphql: false,
    },
    "pins.delete": {
      description: "Removes the pin of a message from its conversation.",
      keywords: ["unpin", "take off", "pinned post", "important", "sticky", "keep at top", "highlight"],
      params: reactionsListParams,
      isGraphql: false,
    },
    "bookmarks.list": {
      description: "Lists the bookmarks of a channel.",
      keywords: ["links on top", "link bar", "saved link", "URL", "favorite", "resource"],
      params: { properties: { channel_id: channelsGetParamsId } },
      record: { $ref: "#/$defs/Bookmark" },
      isGraphql: false,
    },
    "bookmarks.create": {
      description: "Creates a bookmark in a channel. A channel can have up to 100.",
      keywords: ["save link", "add URL", "link bar", "saved link", "URL", "favorite", "resource"],
      params: {
        properties: {
          channel_id: channelsGetParamsId,
          title: { description: "The bookmark's title." },
          link: { description: "URL that the bookmark opens." },
          emoji: { description: "Emoji to display with the bookmark, such as `:books:`." },
        },
      },
      isGraphql: false,
    },
    "bookmarks.update": {
      description: "Updates a bookmark. Fields that you leave out keep their value.",
      keywords: ["rename link", "link bar", "saved link", "URL", "favorite", "resource"],
      params: {
        properties: {
          channel_id: channelsGetParamsId,
          id: { description: "ID of a bookmark, such as `Bk012AB3CD`." },
          title: { description: "The new title." },
          link: { description: "The new URL." },
          emoji: { description: "The new emoji, such as `:books:`." },
        },
      },
      isGraphql: false,
    },
    "bookmarks.delete": {
      description: "Deletes a bookmark from its channel.",
      keywords: ["drop link", "link bar", "saved link", "URL", "favorite", "resource"],
      params: {
        properties: { channel_id: channelsGetParamsId, id: { description: "ID of a bookmark, such as `Bk012AB3CD`." } },
      },
      isGraphql: false,
    },
    "files.list": {
      description: "Lists files, newest first. Filters combine.",
      keywords: ["shared documents", "document", "picture", "PDF", "upload", "screenshot", "snippet"],
      params: {
        properties: {
          channel: { description: "Filters to files shared in this conversation." },
          user: { description: "Filters to files of this user." },
          ts_from: { description: "Filters to files created at or after this time, in Unix seconds." },
          ts_to: { description: "Filters to files created at or before this time, in Unix seconds." },
          types: { description: "Filters by file type." },
          count: { description: "Maximum number of files per page, 1 to 1,000. Defaults to 100." },
          page: { description: "Page number, starting at 1." },
        },
      },
      record: { $ref: "#/$defs/File" },
      isGraphql: false,
    },
    "files.get": {
      description: "Gets the metadata of a file. Its content is not included.",
      keywords: ["document details", "document", "picture", "PDF", "upload", "screenshot", "snippet"],
      params: filesGetParams,
      isGraphql: false,
    },
    "files.create": {
      description:
        "Uploads a file and shares it in a conversation. Without a conversation, only the uploader can see the file.",
      keywords: ["share PDF", "send picture", "document", "picture", "PDF", "screenshot", "snippet"],
      params: {
        properties: {
          content: {
            description: "The file's content and name. A stream also needs its size.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          alt_txt: { description: "Alternative text that describes an image." },
          snippet_type: { description: "Language of a snippet, such as `python`." },
          title: { description: "Title of the file in Slack. Defaults to the file name." },
          channel_id: { description: "ID of the conversation to share the file in." },
          thread_ts: { description: "The `ts` of the message whose thread receives the file." },
          initial_comment: { description: "Text of the message that shares the file." },
        },
      },
      isGraphql: false,
    },
    "files.delete": {
      description: "Deletes a file. This cannot be undone.",
      keywords: ["remove document", "document", "picture", "PDF", "upload", "screenshot", "snippet"],
      params: filesGetParams,
      isGraphql: false,
    },
    "usergroups.list": {
      description: "Lists the user groups of the workspace. Set `include_users` to include member IDs.",
      keywords: ["handles", "@mention group", "team mention", "alias", "oncall group"],
      params: {
        properties: {
          include_users: { description: "Whether to include the IDs of each group's members." },
          include_count: { description: "Whether to include the number of each group's members." },
          include_disabled: { description: "Whether to include disabled user groups." },
        },
      },
      record: { $ref: "#/$defs/UserGroup" },
      isGraphql: false,
    },
    "usergroups.create": {
      description: "Creates a user group without members.",
      keywords: ["new handle", "handle", "@mention group", "team mention", "alias", "oncall group"],
      params: {
        properties: {
          name: { description: "The user group's name. Must be unique." },
          handle: { description: "The handle that mentions the group, without the at sign." },
          description: { description: "Short description of the user group." },
          channels: { description: "IDs of the channels that new members are added to by default." },
        },
      },
      isGraphql: false,
    },
    "usergroups.update": {
      description:
        "Updates a user group. Fields that you leave out keep their value; use `usergroup_members` for its members.",
      keywords: ["rename handle", "handle", "@mention group", "team mention", "alias", "oncall group"],
      params: {
        properties: {
          id: usergroupsUpdateParamsId,
          name: { description: "The new name. Must be unique." },
          handle: { description: "The new handle, without the at sign." },
          description: { description: "The new description." },
          channels: { description: "IDs of the default channels. Replaces the current ones." },
        },
      },
      isGraphql: false,
    },
    "usergroup_members.update": {
      description: "Replaces the members of a user group.",
      keywords: [
        "put in group",
        "replace people",
        "rotate",
        "who is in @group",
        "on-call handle",
        "people behind mention",
        "roster",
        "members of group",
      ],
      params: {
        properties: {
          usergroup: usergroupsUpdateParamsId,
          users: { description: "IDs of the users. Replaces the current members." },
        },
      },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.slack.dev/authentication/verifying-requests-from-slack",
    sends: {
      users: { update: "user_change" },
      channels: { create: "channel_created", update: "channel_rename", delete: "channel_deleted" },
      files: { create: "file_created", update: "file_change", delete: "file_deleted" },
    },
    byHand:
      "In your Slack app, open Event Subscriptions, set this URL as the request URL, and subscribe to the events you " +
      "need. Copy the signing secret from Basic Information.",
  },
  schemas: {
    Ok: {
      type: "boolean",
      description: "Whether the request succeeded. Refusals have `false` and are errors.",
      const: true,
    },
    ChannelId: { type: "string", description: "ID of a conversation, such as `C012AB3CD`.", examples: ["C012AB3CD"] },
    UserId: { type: "string", description: "ID of a user or bot, such as `W012A3CDE`.", examples: ["W012A3CDE"] },
    FileId: { type: "string", description: "ID of a file, such as `F0S43P1CZ`.", examples: ["F0S43P1CZ"] },
    BookmarkId: { type: "string", description: "ID of a bookmark, such as `Bk012AB3CD`." },
    MessageTs: { type: "string", description: "The `ts` of a message, such as `1503435956.000247`." },
    ThreadTs: { type: "string", description: "The `ts` of the message to reply to: for a thread, its parent message." },
    IncludeLocale: { type: "boolean", description: "Whether to include the locale." },
    IncludeMetadata: {
      type: "boolean",
      description: "Whether to include the metadata that apps attached to messages.",
    },
    Oldest: {
      type: "string",
      description: "Filters to messages after this time, in Unix seconds, such as `1512085950.000216`.",
    },
    Latest: { type: "string", description: "Filters to messages before this time, in Unix seconds." },
    Inclusive: { type: "boolean", description: "Whether to include messages at exactly `oldest` and `latest`." },
    ChannelName: {
      type: "string",
      description: "Name of the channel: lowercase letters, digits, hyphens and underscores, up to 80 characters.",
      minLength: 1,
      maxLength: 80,
    },
    EmojiName: { type: "string", description: "Name of the emoji without colons, such as `thumbsup`.", minLength: 1 },
    MessageText: {
      type: "string",
      description: "Text of the message, with Slack formatting such as `*bold*`. Keep it under 4,000 characters.",
      maxLength: 40000,
    },
    MarkdownText: {
      type: "string",
      description: "Text of the message, in Markdown. Cannot be combined with `text` or `blocks`.",
      maxLength: 12000,
    },
    Blocks: {
      type: "array",
      items: { type: "object" },
      description: "Block Kit blocks, each an object with a `type`.",
      maxItems: 50,
    },
    Attachments: {
      type: "array",
      items: { type: "object" },
      description: "Secondary attachments, an older format than blocks.",
      maxItems: 100,
    },
    MessageMetadata: {
      type: "object",
      properties: {
        event_type: { type: "string", description: "Event type that your app defines, such as `task_created`." },
        event_payload: { type: "object", description: "Key-value pairs that your app defines." },
      },
      required: ["event_type", "event_payload"],
      description: "Metadata that your app attaches to the message.",
    },
    Parse: {
      type: "string",
      description: "Whether to turn names and links in plain text into links.",
      enum: ["full", "none"],
    },
    LinkNames: { type: "boolean", description: "Whether to turn channel names and usernames in the text into links." },
    Identity: {
      type: "object",
      properties: {
        ok: { $ref: "#/$defs/Ok" },
        url: { type: "string" },
        team: { type: "string" },
        team_id: { type: "string" },
        user: { type: "string" },
        user_id: { type: "string" },
        bot_id: { type: ["string", "null"] },
        app_id: { type: ["string", "null"] },
        app_name: { type: ["string", "null"] },
        enterprise_id: { type: ["string", "null"] },
        is_enterprise_install: { type: "boolean" },
        expires_in: { type: ["integer", "null"] },
      },
      required: ["team_id", "user_id"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        url: { type: "string" },
        domain: { type: "string" },
        email_domain: { type: "string" },
        icon: { $ref: "#/$defs/Icon" },
        avatar_base_url: { type: "string" },
        is_verified: { type: "boolean" },
        enterprise_id: { type: ["string", "null"] },
        enterprise_name: { type: ["string", "null"] },
        enterprise_domain: { type: ["string", "null"] },
        discoverable: { type: ["string", "null"] },
        locale: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Icon: {
      type: "object",
      properties: {
        image_34: { type: "string" },
        image_44: { type: "string" },
        image_68: { type: "string" },
        image_88: { type: "string" },
        image_102: { type: "string" },
        image_132: { type: "string" },
        image_230: { type: "string" },
        image_original: { type: "string" },
        image_default: { type: "boolean" },
      },
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        team_id: { type: "string", description: "The ID of the workspace the user belongs to." },
        name: { type: "string", description: "The user's username, kept from before display names." },
        deleted: { type: "boolean", description: "Whether the user has been deactivated." },
        color: { type: "string", description: "The color of the user's name in some clients, as a hexadecimal code." },
        real_name: { type: "string", description: "The user's real name." },
        tz: { type: ["string", "null"], description: "The user's time zone, for example America/Los_Angeles." },
        tz_label: { type: "string", description: "The usual name of the user's time zone." },
        tz_offset: { type: "integer", description: "The time zone's difference from UTC, in seconds." },
        profile: {
          $ref: "#/$defs/Profile",
          description: "The user's profile: names, title, status, contact details and photos.",
        },
        is_admin: { type: "boolean", description: "Whether the user is an admin of the workspace." },
        is_owner: { type: "boolean", description: "Whether the user is an owner of the workspace." },
        is_primary_owner: { type: "boolean", description: "Whether the user is the workspace's primary owner." },
        is_restricted: { type: "boolean", description: "Whether the user is a guest." },
        is_ultra_restricted: {
          type: "boolean",
          description: "Whether the user is a guest limited to a single channel.",
        },
        is_bot: { type: "boolean", description: "Whether the user is a bot." },
        is_app_user: { type: "boolean", description: "Whether the user is an authorized user of the calling app." },
        is_stranger: {
          type: "boolean",
          description: "Whether the user is from another workspace and shares no channel with the caller.",
        },
        is_email_confirmed: { type: "boolean", description: "Whether the user's email address is confirmed." },
        is_invited_user: { type: "boolean", description: "Whether the user was invited and has not signed in yet." },
        is_workflow_bot: { type: "boolean", description: "Whether the user is a workflow's bot." },
        has_2fa: { type: "boolean", description: "Whether the user has two-factor authentication turned on." },
        two_factor_type: {
          type: "string",
          description: "The kind of two-factor authentication: app or SMS. Absent if off.",
        },
        locale: {
          type: "string",
          description: "The user's language and region, for example en-US. Absent unless requested.",
        },
        updated: {
          type: "integer",
          description: "The time of the user's last update, as a Unix timestamp in seconds.",
        },
        who_can_share_contact_card: {
          type: "string",
          description: "The people who may share the user's contact card.",
        },
        enterprise_user: {
          $ref: "#/$defs/EnterpriseUser",
          description: "The user's details in the Enterprise organization. Absent outside one.",
        },
      },
      required: ["id"],
    },
    EnterpriseUser: {
      type: "object",
      properties: {
        id: { type: "string" },
        enterprise_id: { type: "string" },
        enterprise_name: { type: "string" },
        is_admin: { type: "boolean" },
        is_owner: { type: "boolean" },
        is_primary_owner: { type: "boolean" },
        teams: { type: "array", items: { type: "string" } },
      },
    },
    Profile: {
      type: "object",
      properties: {
        always_active: { type: "boolean" },
        api_app_id: { type: "string" },
        avatar_hash: { type: "string" },
        bot_id: { type: "string" },
        display_name: { type: "string" },
        display_name_normalized: { type: "string" },
        email: { type: "string" },
        fields: {
          type: ["object", "null"],
          additionalProperties: { $ref: "#/$defs/ProfileField" },
          description: "Custom profile fields of the workspace, by ID.",
        },
        first_name: { type: "string" },
        last_name: { type: "string" },
        guest_expiration_ts: { type: "integer" },
        guest_invited_by: { type: "string" },
        huddle_state: { type: "string" },
        huddle_state_expiration_ts: { type: "integer" },
        image_24: { type: "string" },
        image_32: { type: "string" },
        image_48: { type: "string" },
        image_72: { type: "string" },
        image_192: { type: "string" },
        image_512: { type: "string" },
        image_1024: { type: "string" },
        image_original: { type: "string" },
        is_custom_image: { type: "boolean" },
        phone: { type: "string" },
        pronouns: { type: "string" },
        real_name: { type: "string" },
        real_name_normalized: { type: "string" },
        skype: { type: "string" },
        start_date: { type: "string" },
        status_emoji: { type: "string" },
        status_emoji_display_info: { type: "array", items: { $ref: "#/$defs/StatusEmoji" } },
        status_expiration: { type: "integer" },
        status_text: { type: "string" },
        status_text_canonical: { type: "string" },
        team: { type: "string" },
        title: { type: "string" },
      },
    },
    ProfileField: { type: "object", properties: { value: { type: "string" }, alt: { type: "string" } } },
    StatusEmoji: {
      type: "object",
      properties: { emoji_name: { type: "string" }, display_url: { type: "string" }, unicode: { type: "string" } },
    },
    Channel: {
      type: "object",
      properties: {
        id: { type: "string", description: "The channel's ID." },
        name: { type: "string", description: "The channel's name, without the number sign." },
        name_normalized: { type: "string", description: "The channel's name, with special characters normalized." },
        created: schemasChannelCreated,
        updated: { type: "integer", description: "The last settings change, as a Unix timestamp in milliseconds." },
        creator: { type: "string", description: "The ID of the user who created the channel." },
        user: { type: "string", description: "The other user of a direct message. Absent for other channels." },
        context_team_id: { type: "string", description: "The ID of the workspace the channel is seen from." },
        conversation_host_id: { type: "string", description: "The ID of the workspace hosting a shared channel." },
        is_channel: { type: "boolean", description: "Whether the conversation is a channel." },
        is_group: {
          type: "boolean",
          description: "Whether the conversation is a private channel created before March 2021.",
        },
        is_im: { type: "boolean", description: "Whether the conversation is a direct message between two users." },
        is_mpim: { type: "boolean", description: "Whether the conversation is a direct message among several users." },
        is_private: { type: "boolean", description: "Whether the channel is open to invited members alone." },
        is_archived: { type: "boolean", description: "Whether the channel is archived." },
        is_general: { type: "boolean", description: "Whether this is the workspace's general channel." },
        is_member: { type: "boolean", description: "Whether the caller is a member of the channel." },
        is_open: { type: "boolean", description: "Whether the direct message is open." },
        is_read_only: { type: "boolean", description: "Whether the caller can read the channel but not post." },
        is_thread_only: { type: "boolean", description: "Whether the caller can post in threads alone." },
        is_non_threadable: { type: "boolean", description: "Whether threads are turned off in the channel." },
        is_shared: { type: "boolean", description: "Whether the channel is shared with another workspace." },
        is_ext_shared: {
          type: "boolean",
          description: "Whether the channel is shared with another organization through Slack Connect.",
        },
        is_org_shared: {
          type: "boolean",
          description: "Whether the channel is shared among workspaces of one organization.",
        },
        is_global_shared: { type: "boolean" },
        is_org_default: {
          type: "boolean",
          description: "Whether new members of the organization join the channel by default.",
        },
        is_org_mandatory: {
          type: "boolean",
          description: "Whether the channel is mandatory for the organization's members.",
        },
        is_pending_ext_shared: {
          type: "boolean",
          description: "Whether an invitation to another organization is pending.",
        },
        is_moved: { type: "integer" },
        is_user_deleted: {
          type: "boolean",
          description: "Whether the other user of the direct message was deactivated.",
        },
        pending_shared: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the workspaces invited to share the channel.",
        },
        pending_connected_team_ids: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the workspaces whose connection is pending.",
        },
        connected_team_ids: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the workspaces connected to the channel.",
        },
        internal_team_ids: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the organization's own workspaces in the channel.",
        },
        shared_team_ids: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the workspaces the channel is shared with.",
        },
        previous_names: { type: "array", items: { type: "string" }, description: "The names the channel had before." },
        parent_conversation: {
          type: ["string", "null"],
          description: "The ID of the parent conversation. Null if there is none.",
        },
        last_read: { type: "string", description: "The timestamp of the last message the caller has read." },
        latest: {
          anyOf: [
            { $ref: "#/$defs/Message", description: "The latest message. Null if there is none." },
            { type: "null" },
          ],
        },
        locale: { type: "string", description: "The channel's language and region. Absent unless requested." },
        num_members: { type: "integer", description: "The number of members in the channel. Absent unless requested." },
        priority: { type: "number", description: "The channel's weight in the caller's ordering." },
        properties: {
          $ref: "#/$defs/ChannelProperties",
          description: "The channel's properties, for example its canvas and tabs.",
        },
        purpose: { $ref: "#/$defs/Text", description: "The channel's description, with author and time." },
        topic: { $ref: "#/$defs/Text", description: "The channel's topic, with author and time." },
        unlinked: { type: "integer" },
        unread_count: { type: "integer", description: "The number of unread messages for the caller." },
        unread_count_display: {
          type: "integer",
          description: "The number of unread messages for the caller, without joins and the like.",
        },
      },
      required: ["id"],
    },
    ChannelProperties: {
      type: "object",
      properties: {
        canvas: { $ref: "#/$defs/ChannelCanvas" },
        posting_restricted_to: { $ref: "#/$defs/RestrictedTo" },
        threads_restricted_to: { $ref: "#/$defs/RestrictedTo" },
        tabs: {
          type: "array",
          items: { type: "object" },
          description: "The channel's tabs, each with a type and data for that type.",
        },
      },
    },
    ChannelCanvas: {
      type: "object",
      properties: { file_id: { type: "string" }, is_empty: { type: "boolean" }, quip_thread_id: { type: "string" } },
    },
    RestrictedTo: {
      type: "object",
      properties: {
        type: { type: "array", items: { type: "string" } },
        user: { type: "array", items: { type: "string" } },
      },
    },
    Text: {
      type: "object",
      properties: { value: { type: "string" }, creator: { type: "string" }, last_set: { type: "integer" } },
    },
    MemberPage: {
      type: "object",
      properties: {
        ok: { $ref: "#/$defs/Ok" },
        members: { type: "array", items: { type: "string" } },
        response_metadata: { $ref: "#/$defs/PageMetadata" },
      },
      required: ["members"],
    },
    PageMetadata: {
      type: "object",
      properties: {
        next_cursor: { type: "string" },
        messages: { type: "array", items: { type: "string" } },
        warnings: { type: "array", items: { type: "string" } },
      },
    },
    Message: {
      type: "object",
      properties: {
        type: { type: "string", description: "The object type, always message." },
        subtype: {
          type: "string",
          description: "The kind of message, for example bot_message. Absent for ordinary messages.",
        },
        ts: { type: "string", description: "The message's timestamp, also its ID in the channel." },
        user: { type: "string", description: "The ID of the user who posted the message." },
        bot_id: { type: ["string", "null"], description: "The ID of the bot that posted the message." },
        app_id: { type: "string", description: "The ID of the app that posted the message." },
        username: { type: "string", description: "The sender's name, if a bot set one." },
        team: { type: "string", description: "The ID of the sender's workspace." },
        text: schemasMessageText,
        blocks: schemasMessageBlocks,
        attachments: schemasMessageAttachments,
        files: { type: "array", items: { $ref: "#/$defs/File" }, description: "The files shared in the message." },
        reactions: {
          type: "array",
          items: { $ref: "#/$defs/Reaction" },
          description: "The reactions to the message, with the users of each.",
        },
        edited: { $ref: "#/$defs/Edit", description: "The last edit, with user and time. Absent if never edited." },
        thread_ts: {
          type: "string",
          description: "The timestamp of the thread's parent message. Absent outside threads.",
        },
        parent_user_id: { type: "string", description: "The ID of the user who posted the thread's parent message." },
        reply_count: {
          type: "integer",
          description: "The number of replies in the thread. Present on parent messages.",
        },
        reply_users: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of some of the users who replied.",
        },
        reply_users_count: { type: "integer", description: "The number of users who replied." },
        latest_reply: { type: "string", description: "The timestamp of the latest reply." },
        last_read: { type: "string", description: "The timestamp of the last reply the caller has read." },
        unread_count: { type: "integer", description: "The number of replies the caller has not read." },
        subscribed: { type: "boolean", description: "Whether the caller follows the thread." },
        is_locked: { type: "boolean", description: "Whether the thread is closed to replies." },
        hidden: { type: "boolean", description: "Whether the message is hidden from view." },
        client_msg_id: { type: "string", description: "The ID the sending client gave the message." },
        bot_profile: { $ref: "#/$defs/BotProfile", description: "The bot that posted the message." },
        icons: { $ref: "#/$defs/MessageIcons", description: "The icon shown with the message, if a bot set one." },
        inviter: {
          type: "string",
          description: "The ID of the user who invited the new member. Present on join messages.",
        },
        language: { $ref: "#/$defs/Language", description: "The language detected in the message." },
        metadata: { $ref: "#/$defs/Metadata", description: "The metadata the posting app attached to the message." },
        permalink: { type: "string", description: "The message's address in Slack." },
        pinned_to: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the channels the message is pinned to.",
        },
        purpose: {
          type: "string",
          description: "The channel's new description. Present on messages about the change.",
        },
        topic: { type: "string", description: "The channel's new topic. Present on messages about the change." },
        root: {
          type: "object",
          description: "For a reply that is also shown in the channel: the thread's parent message.",
        },
        upload: { type: "boolean", description: "Whether the message came with a file upload." },
        display_as_bot: { type: "boolean", description: "Whether the message is shown as posted by a bot." },
        x_files: { type: "array", items: { type: "string" } },
      },
      required: ["ts"],
    },
    Edit: { type: "object", properties: { user: { type: "string" }, ts: { type: "string" } } },
    BotProfile: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        app_id: { type: "string" },
        user_id: { type: "string" },
        team_id: { type: "string" },
        deleted: { type: "boolean" },
        updated: { type: "integer" },
        icons: { $ref: "#/$defs/BotIcons" },
      },
    },
    BotIcons: {
      type: "object",
      properties: { image_36: { type: "string" }, image_48: { type: "string" }, image_72: { type: "string" } },
    },
    MessageIcons: {
      type: "object",
      properties: {
        emoji: { type: "string" },
        image_36: { type: "string" },
        image_48: { type: "string" },
        image_64: { type: "string" },
        image_72: { type: "string" },
      },
    },
    Language: { type: "object", properties: { locale: { type: "string" }, is_reliable: { type: "boolean" } } },
    Metadata: {
      type: "object",
      properties: {
        event_type: { type: "string" },
        event_payload: { type: "object", description: "Key-value pairs that the app defined." },
      },
    },
    PostedMessage: {
      type: "object",
      properties: {
        ok: { $ref: "#/$defs/Ok" },
        channel: { type: "string" },
        ts: { type: "string" },
        text: { type: "string" },
        message: { $ref: "#/$defs/SentMessage" },
        warning: { type: "string" },
        response_metadata: { $ref: "#/$defs/PageMetadata" },
      },
      required: ["channel", "ts"],
    },
    SentMessage: {
      type: "object",
      properties: {
        type: { type: "string" },
        subtype: { type: "string" },
        ts: { type: "string" },
        user: { type: "string" },
        bot_id: { type: ["string", "null"] },
        app_id: { type: "string" },
        username: { type: "string" },
        team: { type: "string" },
        text: { type: "string" },
        blocks: schemasMessageBlocks,
        attachments: {
          type: "array",
          items: { type: "object" },
          description: "Secondary attachments, each with the fields of its content.",
        },
        edited: { $ref: "#/$defs/Edit" },
        thread_ts: { type: "string" },
        parent_user_id: { type: "string" },
        bot_profile: { $ref: "#/$defs/BotProfile" },
        icons: { $ref: "#/$defs/MessageIcons" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
    },
    EphemeralMessage: {
      type: "object",
      properties: { ok: { $ref: "#/$defs/Ok" }, message_ts: { type: "string" } },
      required: ["message_ts"],
    },
    ScheduledMessage: {
      type: "object",
      properties: {
        id: { anyOf: [{ type: "string" }, { type: "integer" }], description: "The scheduled message's ID." },
        channel_id: { type: "string", description: "The ID of the channel the message will be posted in." },
        post_at: {
          type: "integer",
          description: "The time the message will be posted, as a Unix timestamp in seconds.",
        },
        date_created: schemasChannelCreated,
        text: schemasMessageText,
      },
      required: ["id"],
    },
    ScheduledAnswer: {
      type: "object",
      properties: {
        ok: { $ref: "#/$defs/Ok" },
        channel: { type: "string" },
        scheduled_message_id: { type: "string" },
        post_at: { anyOf: [{ type: "integer" }, { type: "string" }] },
        message: { $ref: "#/$defs/SentMessage" },
      },
      required: ["scheduled_message_id"],
    },
    Match: {
      type: "object",
      properties: {
        iid: { type: "string" },
        team: { type: "string" },
        channel: { $ref: "#/$defs/MatchChannel" },
        type: { type: "string" },
        user: { type: ["string", "null"] },
        username: { type: "string" },
        ts: { type: "string" },
        text: { type: "string" },
        permalink: { type: "string" },
        score: { type: "number" },
        no_reactions: { type: "boolean" },
        blocks: schemasMessageBlocks,
        attachments: schemasMessageAttachments,
        files: { type: "array", items: { $ref: "#/$defs/File" } },
      },
      required: ["ts"],
    },
    MatchChannel: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        user: { type: "string" },
        is_channel: { type: "boolean" },
        is_group: { type: "boolean" },
        is_im: { type: "boolean" },
        is_mpim: { type: "boolean" },
        is_private: { type: "boolean" },
        is_shared: { type: "boolean" },
        is_org_shared: { type: "boolean" },
        is_ext_shared: { type: "boolean" },
        is_pending_ext_shared: { type: "boolean" },
        pending_shared: { type: "array", items: { type: "string" } },
      },
    },
    Reaction: {
      type: "object",
      properties: {
        name: { type: "string", description: "The emoji's name, without colons." },
        count: { type: "integer", description: "The number of users who reacted with the emoji." },
        users: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of users who reacted. May be fewer than the count.",
        },
        url: { type: "string", description: "The address of the emoji's image." },
      },
      required: ["name"],
    },
    Pin: {
      type: "object",
      properties: {
        type: { type: "string", description: "The kind of pinned item, a message or a file." },
        channel: { type: "string", description: "The ID of the channel the item is pinned in." },
        created: { type: "integer", description: "The time the item was pinned, as a Unix timestamp in seconds." },
        created_by: { type: "string", description: "The ID of the user who pinned the item." },
        message: { $ref: "#/$defs/Message", description: "The pinned message. Absent for other items." },
        file: { $ref: "#/$defs/File", description: "The pinned file. Absent for other items." },
        comment: { type: "string", description: "The pinned file comment. Absent for other items." },
      },
    },
    Bookmark: {
      type: "object",
      properties: {
        id: { type: "string", description: "The bookmark's ID." },
        channel_id: { type: "string", description: "The ID of the channel the bookmark is in." },
        title: { type: "string", description: "The bookmark's title." },
        link: { type: "string", description: "The address the bookmark points to." },
        emoji: { type: ["string", "null"], description: "The emoji shown with the bookmark. Null if none is set." },
        icon_url: {
          type: ["string", "null"],
          description: "The address of the bookmark's icon. Null if there is none.",
        },
        type: { type: "string", description: "The kind of bookmark, usually link." },
        entity_id: {
          type: ["string", "null"],
          description: "The ID of the bookmarked entity, if the bookmark is not a plain link.",
        },
        date_created: schemasChannelCreated,
        date_updated: schemasBookmarkDate_updated,
        rank: { type: "string", description: "The bookmark's rank, for sorting." },
        last_updated_by_user_id: { type: "string", description: "The ID of the user who last updated the bookmark." },
        last_updated_by_team_id: {
          type: "string",
          description: "The ID of the workspace of the user who last updated the bookmark.",
        },
        shortcut_id: {
          type: ["string", "null"],
          description: "The ID of the bookmarked shortcut. Null if there is none.",
        },
        app_id: {
          type: ["string", "null"],
          description: "The ID of the app behind the bookmark. Null if there is none.",
        },
        app_action_id: {
          type: ["string", "null"],
          description: "The ID of the app action behind the bookmark. Null if there is none.",
        },
      },
      required: ["id"],
    },
    File: {
      type: "object",
      properties: {
        id: { type: "string", description: "The file's ID." },
        name: { type: ["string", "null"], description: "The file's name." },
        title: { type: ["string", "null"], description: "The file's title." },
        created: schemasChannelCreated,
        timestamp: {
          type: "integer",
          description: "Creation time, as a Unix timestamp in seconds. Superseded by created.",
        },
        updated: schemasBookmarkDate_updated,
        mimetype: { type: "string", description: "The file's MIME type." },
        filetype: { type: "string", description: "The file's type, for example pdf or png." },
        pretty_type: { type: "string", description: "The file's type in words, for example PDF." },
        mode: { type: "string", description: "The way the file is stored: hosted, external, snippet or post." },
        user: { type: "string", description: "The ID of the user who created the file." },
        user_team: { type: "string", description: "The ID of the creator's workspace." },
        username: { type: "string", description: "The creator's name, if a bot set one." },
        size: { type: "integer", description: "The file's size in bytes." },
        editable: { type: "boolean", description: "Whether the file can be edited in Slack." },
        is_external: { type: "boolean", description: "Whether the file is hosted outside Slack." },
        external_type: { type: "string", description: "The service hosting an external file." },
        external_id: { type: "string", description: "The file's ID with the external service." },
        external_url: { type: "string", description: "The address of the external file." },
        is_public: { type: "boolean", description: "Whether the file is shared in a public channel." },
        is_starred: { type: "boolean", description: "Whether the caller has starred the file." },
        public_url_shared: { type: "boolean", description: "Whether the file's public address has been shared." },
        display_as_bot: { type: "boolean", description: "Whether the file is shown as posted by a bot." },
        file_access: {
          type: "string",
          description: "The caller's access to the file, for example visible or check_file_info.",
        },
        alt_txt: { type: "string", description: "The alternative text of an image." },
        url_private: { type: "string", description: "The file's address, requiring authorization." },
        url_private_download: {
          type: "string",
          description: "The address for downloading the file, requiring authorization.",
        },
        permalink: { type: "string", description: "The file's address in Slack." },
        permalink_public: { type: "string", description: "The file's public address, usable once sharing is enabled." },
        edit_link: { type: "string", description: "The address for editing the file. Present for snippets." },
        preview: { type: "string", description: "The first part of the content, as text. Present for text files." },
        preview_highlight: { type: "string", description: "The preview with syntax highlighting, as HTML." },
        preview_is_truncated: {
          type: "boolean",
          description: "Whether the preview shows a part of the content alone.",
        },
        lines: { type: "integer", description: "The number of lines in the file. Present for snippets." },
        lines_more: { type: "integer", description: "The number of lines beyond the preview." },
        has_rich_preview: { type: "boolean", description: "Whether the file has a rich preview." },
        media_display_type: { type: "string", description: "The way the media is shown, for example audio or video." },
        original_w: { type: "integer", description: "The original width of the image, in pixels." },
        original_h: { type: "integer", description: "The original height of the image, in pixels." },
        image_exif_rotation: { type: "integer", description: "The image's orientation from its EXIF data." },
        thumb_64: { type: "string", description: "The address of the thumbnail of 64 by 64 pixels." },
        thumb_80: { type: "string", description: "The address of the thumbnail of 80 by 80 pixels." },
        thumb_160: { type: "string", description: "The address of the thumbnail of 160 by 160 pixels." },
        thumb_360: { type: "string", description: "The address of the thumbnail of up to 360 pixels." },
        thumb_360_w: { type: "integer", description: "The width of the 360-pixel thumbnail, in pixels." },
        thumb_360_h: { type: "integer", description: "The height of the 360-pixel thumbnail, in pixels." },
        thumb_360_gif: { type: "string", description: "The address of the animated thumbnail of up to 360 pixels." },
        thumb_480: { type: "string", description: "The address of the thumbnail of up to 480 pixels." },
        thumb_720: { type: "string", description: "The address of the thumbnail of up to 720 pixels." },
        thumb_960: { type: "string", description: "The address of the thumbnail of up to 960 pixels." },
        thumb_1024: { type: "string", description: "The address of the thumbnail of up to 1,024 pixels." },
        thumb_tiny: { type: "string", description: "A tiny thumbnail, encoded in Base64." },
        deanimate_gif: { type: "string", description: "The address of a still version of an animated GIF." },
        pjpeg: { type: "string", description: "The address of a progressive JPEG version." },
        duration_ms: { type: "integer", description: "The length of the media, in milliseconds." },
        channels: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the public channels the file is shared in.",
        },
        groups: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the private channels the file is shared in.",
        },
        ims: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the direct messages the file is shared in.",
        },
        comments_count: { type: "integer", description: "The number of comments on the file." },
        pinned_to: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the channels the file is pinned to.",
        },
        reactions: {
          type: "array",
          items: { $ref: "#/$defs/Reaction" },
          description: "The reactions to the file, with the users of each.",
        },
        shares: {
          type: "object",
          description:
            "Conversations that the file is shared in: `public` and `private`, each with lists of messages by " +
            "channel.",
        },
      },
      required: ["id"],
    },
    UserGroup: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user group's ID." },
        team_id: { type: "string", description: "The ID of the workspace the user group belongs to." },
        name: { type: "string", description: "The user group's name." },
        handle: { type: "string", description: "The user group's handle, used for mentions without the at sign." },
        description: { type: "string", description: "The user group's purpose, in words." },
        is_usergroup: { type: "boolean", description: "Whether the object is a user group." },
        is_subteam: { type: "boolean" },
        is_external: { type: "boolean", description: "Whether the user group is external to the workspace." },
        is_idp_group: { type: "boolean", description: "Whether the identity provider manages the user group." },
        is_section: { type: "boolean" },
        is_visible: { type: "boolean" },
        is_editing_restricted: { type: "boolean" },
        is_org_level: { type: "boolean" },
        is_membership_locked: { type: "boolean", description: "Whether the user group's membership is locked." },
        enterprise_subteam_id: {
          type: "string",
          description: "The ID of the user group across the Enterprise organization.",
        },
        auto_type: {
          type: ["string", "null"],
          description: "The kind of automatic group: admin or owner. Null for ordinary groups.",
        },
        auto_provision: { type: "boolean" },
        date_create: schemasChannelCreated,
        date_update: schemasBookmarkDate_updated,
        date_delete: {
          type: "integer",
          description: "The time of disabling, as a Unix timestamp in seconds. Zero if enabled.",
        },
        created_by: { type: "string", description: "The ID of the user who created the user group." },
        updated_by: { type: ["string", "null"], description: "The ID of the user who last updated the user group." },
        deleted_by: {
          type: ["string", "null"],
          description: "The ID of the user who disabled the user group. Null if it is enabled.",
        },
        prefs: { $ref: "#/$defs/GroupPrefs", description: "The channels the user group's members join by default." },
        user_count: {
          anyOf: [{ type: "integer" }, { type: "string" }],
          description: "The number of users in the user group.",
        },
        channel_count: { type: "integer", description: "The number of default channels of the user group." },
        users: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the users in the group. Absent unless requested.",
        },
      },
      required: ["id"],
    },
    GroupPrefs: {
      type: "object",
      properties: {
        channels: { type: "array", items: { type: "string" } },
        groups: { type: "array", items: { type: "string" } },
      },
    },
  },
})
