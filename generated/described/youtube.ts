// Generated from definitions/youtube.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/youtube.ts'

const entitiesChannelsSearchTitle = { type: "string", at: { in: "body", steps: ["snippet", "title"] } }
const entitiesChannelsSearchDescription = { type: "string", at: { in: "body", steps: ["snippet", "description"] } }
const entitiesChannelsSearchPublished_at = { type: "timestamp", at: { in: "body", steps: ["snippet", "publishedAt"] } }
const entitiesChannelsSearchPrivacy = { type: "string", at: { in: "body", steps: ["status", "privacyStatus"] } }
const entitiesUploadsSearchChannel_id = { type: "string", at: { in: "body", steps: ["snippet", "channelId"] } }
const entitiesUploadsSearchChannel_title = { type: "string", at: { in: "body", steps: ["snippet", "channelTitle"] } }
const entitiesUploadsSearch = {
  id: { type: "string" },
  title: entitiesChannelsSearchTitle,
  description: entitiesChannelsSearchDescription,
  channel_id: entitiesUploadsSearchChannel_id,
  channel_title: entitiesUploadsSearchChannel_title,
  playlist_id: { type: "string", at: { in: "body", steps: ["snippet", "playlistId"] } },
  video_id: { type: "string", at: { in: "body", steps: ["contentDetails", "videoId"] } },
  position: { type: "integer", at: { in: "body", steps: ["snippet", "position"] } },
  added_at: entitiesChannelsSearchPublished_at,
  published_at: { type: "timestamp", at: { in: "body", steps: ["contentDetails", "videoPublishedAt"] } },
  privacy: entitiesChannelsSearchPrivacy,
}
const entitiesUploadsHit = { title: [["title"]], text: [["description"], ["channel_title"]] }
const channelsListParamsPageToken = {
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const channelsListParamsPart = { description: "Parts of the records. `contentOwnerDetails` is for content owners." }
const channelsListParamsHl = { description: "Language of the texts, such as `de` or `pt-BR`." }
const videosListParamsPart = {
  description: "Parts of the records. Only the owner may read `fileDetails`, `processingDetails` and `suggestions`.",
}
const videosCreateParamsSnippetCategoryId = { description: "ID of the category, as `video_categories` lists it." }
const videosCreateParamsStatusSelfDeclaredMadeForKids = {
  description: "Whether the owner declares it as made for kids.",
}
const videosCreateParamsStatus = {
  properties: {
    privacyStatus: { description: "The people who can see the video." },
    publishAt: { description: "The time at which a private video becomes public." },
    license: { description: "The license." },
    embeddable: { description: "Whether other sites can embed the video." },
    publicStatsViewable: { description: "Whether everyone sees its statistics." },
    selfDeclaredMadeForKids: videosCreateParamsStatusSelfDeclaredMadeForKids,
    containsSyntheticMedia: { description: "Whether it has realistic content that was made or altered by AI." },
  },
  description: "Privacy and license of the video.",
}
const videosUpdateParamsLocalizations = {
  description: "Title and description by language, such as `{\"de\": {\"title\": \"…\"}}`.",
}
const search_resultsApi_searchParamsOrder = { description: "The order. Google's default is `relevance`." }
const playlistsCreateParamsSnippet = {
  properties: {
    title: { description: "The title." },
    description: { description: "The description." },
    defaultLanguage: { description: "Language of the texts." },
  },
  description: "Title and description.",
}
const playlistsCreateParamsStatus = {
  properties: {
    privacyStatus: { description: "The people who can see the playlist." },
    podcastStatus: { description: "Whether the playlist is a podcast." },
  },
  description: "Privacy of the playlist.",
}
const comment_threadsListParamsTextFormat = { description: "Form of the texts. Defaults to `plainText`." }
const regionsListParams = { properties: { hl: channelsListParamsHl } }
const live_broadcastsCreateParamsSnippet = {
  properties: {
    title: { description: "The title." },
    scheduledStartTime: { description: "The planned start." },
    scheduledEndTime: { description: "The planned end." },
    description: { description: "The description." },
  },
  description: "Title and times.",
}
const live_broadcastsCreateParamsStatus = {
  properties: {
    privacyStatus: { description: "The people who can see the broadcast." },
    selfDeclaredMadeForKids: videosCreateParamsStatusSelfDeclaredMadeForKids,
  },
  description: "Privacy of the broadcast.",
}
const live_broadcastsCreateParamsContentDetails = {
  properties: {
    enableAutoStart: { description: "Whether it starts when the stream does." },
    enableAutoStop: { description: "Whether it ends a minute after the stream." },
    enableDvr: { description: "Whether viewers can go back." },
    enableEmbed: { description: "Whether other sites can embed it." },
    recordFromStart: { description: "Whether it is recorded." },
    latencyPreference: { description: "The latency." },
    monitorStream: {
      properties: {
        enableMonitorStream: { description: "Whether the owner can see the video before the start." },
        broadcastStreamDelayMs: { description: "Delay in milliseconds." },
      },
    },
  },
  description: "Settings of the video.",
}
const schemasNewVideoSnippetTitle = { type: "string", description: "The title.", minLength: 1, maxLength: 100 }
const schemasNewVideoSnippetDescription = { type: "string", description: "The description.", maxLength: 5000 }
const schemasNewVideoSnippetTags = { type: "array", items: { type: "string" }, description: "The tags." }
const schemasNewVideoSnippetCategoryId = {
  type: "string",
  description: "ID of the category, as `video_categories` lists it.",
}
const schemasVideoStatusSettingsSelfDeclaredMadeForKids = {
  type: "boolean",
  description: "Whether the owner declares it as made for kids.",
}
const schemasChannelLocalizations = { type: "object", additionalProperties: { $ref: "#/$defs/LocalizedText" } }
const schemasVideoPlayer = { type: "object", properties: { embedHtml: { type: "string" } } }
const schemasActivityContentDetailsLike = {
  type: "object",
  properties: { resourceId: { $ref: "#/$defs/ResourceId" } },
}
export default describedKind(kind, {
  category: "marketing",
  support: "community",
  docs: "https://developers.google.com/youtube/v3/docs",
  basis: {
    version: "Data API v3",
    date: "2026-11-30",
    compared:
      "Google's discovery document of revision 20210427, brought up to Google's client @googleapis/youtube 35.0.0",
    differences: 3,
    sources: [
      { type: "openapi", url: "https://youtube.googleapis.com/$discovery/rest?version=v3" },
      { type: "sdk", url: "https://registry.npmjs.org/@googleapis/youtube/latest" },
      { type: "changelog", url: "https://developers.google.com/youtube/v3/revision_history" },
    ],
    missing:
      "Content owners and their channels (onBehalfOfContentOwner), sections, banners and watermarks of channels, " +
      "images of playlists, Super Chats, moderators and bans of chats, links to stores, reports (YouTube Analytics), " +
      "and notifications of new videos (PubSubHubbub).",
  },
  sunset: {
    version: "v3",
    date: "none",
    docs: "https://developers.google.com/youtube/v3/revision_history",
    read: "2026-11-30",
  },
  description:
    "Channels, videos, playlists, comments, captions and subscriptions of YouTube, uploads, the search, members, and " +
    "live broadcasts with their chat.",
  auth: {
    api_key: {
      description:
        "Key of a Google Cloud project, which reads public data only. Enable \"YouTube Data API v3\" for the project, " +
        "then choose \"Create credentials\" and \"API key\".",
    },
  },
  entities: {
    channels: {
      description: "A channel, with its uploads in a playlist of its own.",
      search: {
        id: { type: "string" },
        title: entitiesChannelsSearchTitle,
        description: entitiesChannelsSearchDescription,
        custom_url: { type: "string", at: { in: "body", steps: ["snippet", "customUrl"] } },
        country: { type: "string", at: { in: "body", steps: ["snippet", "country"] } },
        published_at: entitiesChannelsSearchPublished_at,
        uploads_playlist_id: { type: "string" },
        privacy: entitiesChannelsSearchPrivacy,
        made_for_kids: { type: "boolean", at: { in: "body", steps: ["status", "madeForKids"] } },
      },
      hit: { title: [["title"]], text: [["custom_url"], ["description"]] },
      refs: {},
    },
    uploads: {
      description: "A video in the playlist of a channel's uploads, latest first.",
      search: entitiesUploadsSearch,
      hit: entitiesUploadsHit,
      refs: {},
    },
    videos: { description: "A video.", refs: { channel_id: "channels.id" } },
    video_statistics: { description: "The numbers of views, likes and comments of a video.", refs: {} },
    video_ratings: { description: "The user's rating of a video.", refs: {} },
    search_results: {
      description: "A video, a channel or a playlist that a search found. `resource_id` is its ID.",
      refs: {},
    },
    playlists: {
      description: "A playlist.",
      search: {
        id: { type: "string" },
        title: entitiesChannelsSearchTitle,
        description: entitiesChannelsSearchDescription,
        channel_id: entitiesUploadsSearchChannel_id,
        channel_title: entitiesUploadsSearchChannel_title,
        published_at: entitiesChannelsSearchPublished_at,
        privacy: entitiesChannelsSearchPrivacy,
        item_count: { type: "integer", at: { in: "body", steps: ["contentDetails", "itemCount"] } },
      },
      hit: entitiesUploadsHit,
      refs: { channel_id: "channels.id" },
    },
    playlist_items: {
      description: "A video in a playlist.",
      search: entitiesUploadsSearch,
      hit: entitiesUploadsHit,
      refs: { playlist_id: "playlists.id" },
    },
    subscriptions: {
      description: "A subscription of a channel to another.",
      search: {
        id: { type: "string" },
        title: entitiesChannelsSearchTitle,
        description: entitiesChannelsSearchDescription,
        channel_id: { type: "string", at: { in: "body", steps: ["snippet", "resourceId", "channelId"] } },
        subscribed_at: entitiesChannelsSearchPublished_at,
        new_items: { type: "integer", at: { in: "body", steps: ["contentDetails", "newItemCount"] } },
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    comment_threads: { description: "A comment on a video or a channel, with some of its replies.", refs: {} },
    comments: { description: "A comment, or a reply to one.", refs: {} },
    captions: { description: "A caption track of a video.", refs: {} },
    caption_files: { description: "The text of a caption track.", refs: {} },
    activities: { description: "Something that a channel did, such as an upload.", refs: {} },
    members: {
      description: "A person who pays for a membership of the user's channel. The channel of the person is the key.",
      refs: {},
    },
    membership_levels: { description: "A level of membership of the user's channel.", refs: {} },
    video_categories: { description: "A category of videos.", refs: {} },
    regions: { description: "A country for which YouTube has content.", refs: {} },
    languages: { description: "A language of the application YouTube.", refs: {} },
    abuse_reasons: { description: "A reason for which a video can be reported.", refs: {} },
    live_broadcasts: {
      description: "A live broadcast of the user.",
      search: {
        id: { type: "string" },
        title: entitiesChannelsSearchTitle,
        description: entitiesChannelsSearchDescription,
        channel_id: entitiesUploadsSearchChannel_id,
        scheduled_start: { type: "timestamp", at: { in: "body", steps: ["snippet", "scheduledStartTime"] } },
        actual_start: { type: "timestamp", at: { in: "body", steps: ["snippet", "actualStartTime"] } },
        actual_end: { type: "timestamp", at: { in: "body", steps: ["snippet", "actualEndTime"] } },
        life_cycle: { type: "string", at: { in: "body", steps: ["status", "lifeCycleStatus"] } },
        privacy: entitiesChannelsSearchPrivacy,
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    live_streams: {
      description: "A video stream that the user sends to YouTube, with the address and key for the encoder.",
      refs: {},
    },
    live_chat_messages: { description: "A message in the chat of a live broadcast.", refs: {} },
  },
  operations: {
    "channels.list": {
      description:
        "Lists channels by their IDs, by handle, or the user's own. `statistics` has the numbers of subscribers, " +
        "views and videos.",
      keywords: [
        "my channel",
        "subscriber count",
        "who am i",
        "creators",
        "youtubers",
        "at name",
        "how many subscribers",
      ],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: channelsListParamsPart,
          id: { description: "IDs of channels." },
          forHandle: { description: "Handle of a channel, such as `@GoogleDevelopers`." },
          forUsername: { description: "Former user name of a channel." },
          mine: { description: "Set to `true` for the user's channels. Needs a Google account." },
          managedByMe: { description: "Set to `true` for the channels that a content owner manages." },
          hl: channelsListParamsHl,
        },
      },
      record: { $ref: "#/$defs/Channel" },
      isGraphql: false,
    },
    "channels.get": {
      description: "Gets a channel by its ID, with its statistics and the playlist of its uploads.",
      keywords: ["subscriber count", "creator", "about", "uploads playlist", "branding"],
      params: {
        properties: {
          id: { description: "ID of the channel." },
          part: channelsListParamsPart,
          hl: channelsListParamsHl,
        },
      },
      isGraphql: false,
    },
    "channels.update": {
      description: "Updates the branding of a channel. Settings that you leave out lose their value.",
      keywords: [
        "channel description",
        "edit about",
        "trailer",
        "country",
        "channel keywords",
        "description of the channel",
      ],
      params: {
        properties: {
          id: { description: "ID of the channel." },
          brandingSettings: {
            properties: {
              channel: {
                properties: {
                  description: { description: "The description." },
                  keywords: { description: "Keywords between spaces." },
                  country: { description: "The country, such as `US`." },
                  defaultLanguage: { description: "Language of the texts." },
                  unsubscribedTrailer: { description: "ID of the video that new viewers see." },
                  trackingAnalyticsAccountId: { description: "ID of a Google Analytics account." },
                },
              },
            },
            description: "Description, keywords, country and trailer of the channel.",
          },
        },
      },
      isGraphql: false,
    },
    "uploads.list": {
      description:
        "Lists the videos that a channel uploaded, by the playlist of its uploads. `contentDetails.videoId` is the " +
        "ID of the video.",
      keywords: [
        "channel videos",
        "my videos",
        "own videos",
        "published",
        "latest video",
        "everything uploaded",
        "my latest videos",
        "what did we upload",
        "newest videos",
      ],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          playlistId: {
            description: "`contentDetails.relatedPlaylists.uploads` of the channel.",
            examples: ["UU_x5XG1OV2P6uZZ5FSM9Ttw"],
          },
        },
      },
      record: { $ref: "#/$defs/PlaylistItem" },
      isGraphql: false,
    },
    "videos.list": {
      description: "Lists videos by their IDs, by a chart, or by the user's rating.",
      keywords: [
        "view count",
        "likes",
        "duration",
        "trending",
        "popular",
        "liked videos",
        "clip",
        "views of videos",
        "popular videos",
      ],
      params: {
        properties: {
          maxResults: {
            description: "Maximum number of records per page, 1 to 50. Not with `id`. Google's default is 5.",
          },
          pageToken: channelsListParamsPageToken,
          part: videosListParamsPart,
          id: { description: "IDs of videos. The list then has no pages." },
          chart: { description: "The chart." },
          myRating: { description: "The user's rating. Needs a Google account." },
          regionCode: { description: "Country of the chart, such as `US`." },
          videoCategoryId: { description: "Category of the chart." },
          hl: channelsListParamsHl,
        },
      },
      record: { $ref: "#/$defs/Video" },
      isGraphql: false,
    },
    "videos.get": {
      description: "Gets a video with its title, statistics, duration and privacy.",
      keywords: [
        "view count",
        "likes",
        "clip",
        "length",
        "is it public",
        "title of the video",
        "is the video public",
        "when published",
      ],
      params: {
        properties: { id: { description: "ID of the video." }, part: videosListParamsPart, hl: channelsListParamsHl },
      },
      isGraphql: false,
    },
    "videos.create": {
      description: "Uploads a video of up to 128 GiB. Google keeps videos of unverified projects private.",
      keywords: [
        "publish video",
        "post a video",
        "schedule video",
        "add a clip",
        "put on youtube",
        "shorts",
        "put up a video",
      ],
      params: {
        properties: {
          notifySubscribers: { description: "Whether to notify subscribers. Google's default is `true`." },
          snippet: {
            properties: {
              title: { description: "The title." },
              description: { description: "The description." },
              tags: { description: "The tags." },
              categoryId: videosCreateParamsSnippetCategoryId,
              defaultLanguage: { description: "Language of the texts." },
              defaultAudioLanguage: { description: "Language that is spoken." },
            },
            description: "Title, description, tags and category.",
          },
          status: videosCreateParamsStatus,
          content: {
            description: "The video. A stream also needs its size.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "videos.update": {
      description:
        "Updates the texts, the privacy or the translations of a video. Each part that you give replaces the old " +
        "one: fields that you leave out lose their value.",
      keywords: [
        "rename video",
        "make private",
        "unlist",
        "edit title",
        "edit description",
        "tags",
        "reschedule",
        "change the title",
        "make public",
        "set to private",
        "tags of the video",
        "schedule the video",
      ],
      params: {
        properties: {
          id: { description: "ID of the video." },
          snippet: {
            properties: {
              title: { description: "The title." },
              categoryId: videosCreateParamsSnippetCategoryId,
              description: { description: "The description." },
              tags: { description: "The tags." },
              defaultLanguage: { description: "Language of the texts." },
              defaultAudioLanguage: { description: "Language that is spoken." },
            },
            description: "Title, description, tags and category.",
          },
          status: videosCreateParamsStatus,
          localizations: videosUpdateParamsLocalizations,
        },
      },
      isGraphql: false,
    },
    "videos.delete": {
      description: "Deletes a video. This cannot be undone.",
      keywords: ["remove video", "take down", "destroy clip", "get rid", "erase", "take down the video"],
      params: { properties: { id: { description: "ID of the video." } } },
      isGraphql: false,
    },
    "videos.rate": {
      description: "Likes or dislikes a video, or removes the user's rating.",
      keywords: ["thumbs up", "thumbs down", "like a video", "unlike", "opinion"],
      params: { properties: { id: { description: "ID of the video." }, rating: { description: "The rating." } } },
      isGraphql: false,
    },
    "videos.set_thumbnail": {
      description: "Sets the thumbnail of a video, a JPEG or PNG of up to 2 MiB.",
      keywords: [
        "cover image",
        "preview picture",
        "poster",
        "custom thumbnail",
        "change image",
        "change the thumbnail",
        "new cover",
      ],
      params: {
        properties: {
          videoId: { description: "The video that shows the image." },
          content: {
            description: "The image.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "videos.report_abuse": {
      description: "Reports a video for a reason, which `abuse_reasons` lists.",
      keywords: ["flag video", "complain", "inappropriate", "spam video", "violation"],
      params: {
        properties: {
          videoId: { description: "The video to report." },
          reasonId: { description: "A reason, as `abuse_reasons` lists it." },
          secondaryReasonId: { description: "ID of the secondary reason, if the reason has some." },
          comments: { description: "Further information." },
          language: { description: "Language that the user speaks." },
        },
      },
      isGraphql: false,
    },
    "video_statistics.list": {
      description: "Lists the statistics of up to 50 videos, from a quota of its own.",
      keywords: [
        "view counts",
        "likes",
        "how many views",
        "performance",
        "engagement",
        "watch numbers",
        "how the video doing",
        "views so far",
      ],
      params: { properties: { part: { description: "Parts of the records." }, id: { description: "IDs of videos." } } },
      record: { $ref: "#/$defs/VideoStatistics" },
      isGraphql: false,
    },
    "video_ratings.list": {
      description: "Lists the user's ratings of videos.",
      keywords: ["did i like", "my likes", "thumbs", "liked already", "opinions"],
      params: { properties: { id: { description: "IDs of videos." } } },
      record: { $ref: "#/$defs/VideoRating" },
      isGraphql: false,
    },
    "search_results.api_search": {
      description:
        "Searches videos, channels and playlists. With `channelId` and the type video, Google returns at most 500 " +
        "videos. A project may search 100 times a day.",
      keywords: [
        "find video",
        "look for",
        "query youtube",
        "discover",
        "latest videos about",
        "live now",
        "find videos about",
        "channels about",
      ],
      params: {
        properties: {
          q: { description: "Words to search for. `-` excludes a word, `|` means or." },
          type: { description: "Types to find. All by default." },
          channelId: { description: "ID of the channel that created the results." },
          forMine: { description: "Set to `true` for the user's videos only. Needs the type video." },
          order: search_resultsApi_searchParamsOrder,
          publishedAfter: { description: "Filters by creation at this time or later." },
          publishedBefore: { description: "Filters by creation before this time." },
          regionCode: { description: "Country where the videos can be viewed, such as `US`." },
          relevanceLanguage: { description: "Language of the most relevant results, such as `de`." },
          safeSearch: { description: "Whether to leave out restricted content." },
          eventType: { description: "State of broadcasts. Needs the type video." },
          videoCategoryId: { description: "Category of videos. Needs the type video." },
          videoDuration: { description: "`short` is under 4 minutes, `long` over 20. Needs the type video." },
          videoDefinition: { description: "Definition of videos. Needs the type video." },
          videoCaption: { description: "Whether videos have captions. Needs the type video." },
          videoLicense: { description: "License of videos. Needs the type video." },
          videoEmbeddable: { description: "Whether videos can be embedded. Needs the type video." },
          topicId: { description: "A topic of Freebase, such as `/m/04rlf` for music." },
          location: { description: "Place of videos, latitude and longitude: `37.42307,-122.08427`." },
          locationRadius: { description: "Distance from the place, such as `5km`." },
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
        },
      },
      record: { $ref: "#/$defs/SearchResult" },
      isGraphql: false,
    },
    "playlists.list": {
      description: "Lists playlists by their IDs or by their channel, or the user's own.",
      keywords: ["my playlists", "collections", "series", "podcasts", "mixes"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of playlists." },
          channelId: { description: "The channel that owns the playlists." },
          mine: { description: "Set to `true` for the user's playlists. Needs a Google account." },
          hl: channelsListParamsHl,
        },
      },
      record: { $ref: "#/$defs/Playlist" },
      isGraphql: false,
    },
    "playlists.get": {
      description: "Gets a playlist with its title, privacy and number of videos.",
      keywords: ["collection", "series", "how many videos", "podcast", "mix"],
      params: {
        properties: {
          id: { description: "ID of the playlist." },
          part: { description: "Parts of the records." },
          hl: channelsListParamsHl,
        },
      },
      isGraphql: false,
    },
    "playlists.create": {
      description: "Creates a playlist.",
      keywords: ["new collection", "make a series", "start playlist", "add podcast", "mix", "new playlist"],
      params: { properties: { snippet: playlistsCreateParamsSnippet, status: playlistsCreateParamsStatus } },
      isGraphql: false,
    },
    "playlists.update": {
      description: "Updates a playlist. Fields of a given part that you leave out lose their value.",
      keywords: ["rename playlist", "make private", "edit description", "unlist", "podcast"],
      params: {
        properties: {
          id: { description: "ID of the playlist." },
          snippet: playlistsCreateParamsSnippet,
          status: playlistsCreateParamsStatus,
          localizations: videosUpdateParamsLocalizations,
        },
      },
      isGraphql: false,
    },
    "playlists.delete": {
      description: "Deletes a playlist. Its videos stay.",
      keywords: ["remove collection", "drop series", "get rid", "erase", "mix"],
      params: { properties: { id: { description: "ID of the playlist." } } },
      isGraphql: false,
    },
    "playlist_items.list": {
      description: "Lists the videos of a playlist in their order, or playlist items by their IDs.",
      keywords: ["videos in playlist", "series episodes", "tracks", "contents", "queue"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of playlist items." },
          playlistId: { description: "The playlist whose videos are listed." },
          videoId: { description: "Filters by the video in the item." },
        },
      },
      record: { $ref: "#/$defs/PlaylistItem" },
      isGraphql: false,
    },
    "playlist_items.get": {
      description: "Gets an item of a playlist.",
      keywords: ["position", "episode", "entry", "track", "note"],
      params: {
        properties: { id: { description: "ID of the playlist item." }, part: { description: "Parts of the records." } },
      },
      isGraphql: false,
    },
    "playlist_items.create": {
      description: "Adds a video to a playlist.",
      keywords: ["add to playlist", "save video", "put in collection", "queue", "append", "put in the playlist"],
      params: {
        properties: {
          playlistId: { description: "The playlist that gets the video." },
          videoId: { description: "The video to add." },
          position: { description: "Position in the playlist, from 0. At the end by default." },
          note: { description: "Note of the user." },
        },
      },
      isGraphql: false,
    },
    "playlist_items.update": {
      description: "Updates the position or the note of a playlist item. A note that you leave out is removed.",
      keywords: ["reorder", "move up", "sort", "change position", "rearrange"],
      params: {
        properties: {
          id: { description: "ID of the playlist item." },
          playlistId: { description: "The playlist that has the item." },
          videoId: { description: "The video of the item." },
          position: { description: "Position in the playlist, from 0." },
          note: { description: "Note of the user." },
        },
      },
      isGraphql: false,
    },
    "playlist_items.delete": {
      description: "Removes a video from a playlist.",
      keywords: ["take out", "drop from playlist", "unsave", "remove episode", "clear", "take out the playlist"],
      params: { properties: { id: { description: "ID of the playlist item." } } },
      isGraphql: false,
    },
    "subscriptions.list": {
      description: "Lists the user's subscriptions, the user's subscribers, or the public subscriptions of a channel.",
      keywords: [
        "follows",
        "following",
        "followers",
        "fans",
        "who follows me",
        "subscribed channels",
        "which channels I follow",
      ],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of subscriptions." },
          channelId: { description: "ID of the channel that subscribed." },
          mine: { description: "Set to `true` for the channels that the user subscribes to." },
          mySubscribers: { description: "Set to `true` for the user's subscribers." },
          myRecentSubscribers: { description: "Set to `true` for the user's subscribers, latest first." },
          forChannelId: {
            description: "Filters by the channels that are subscribed to: their IDs, with commas between them.",
          },
          order: search_resultsApi_searchParamsOrder,
        },
      },
      record: { $ref: "#/$defs/Subscription" },
      isGraphql: false,
    },
    "subscriptions.create": {
      description: "Creates a subscription: the user subscribes to a channel.",
      keywords: ["follow channel", "start following", "sign up", "join channel", "notify me"],
      params: { properties: { channelId: { description: "The channel to subscribe to." } } },
      isGraphql: false,
    },
    "subscriptions.delete": {
      description: "Ends a subscription of the user.",
      keywords: ["unsubscribe", "unfollow", "stop following", "leave channel", "remove subscription"],
      params: { properties: { id: { description: "ID of the subscription." } } },
      isGraphql: false,
    },
    "comment_threads.list": {
      description:
        "Lists comments on a video, or on all videos of a channel, latest first. `comments` lists all replies.",
      keywords: [
        "what do people say",
        "feedback",
        "discussion",
        "viewers",
        "held for review",
        "questions",
        "newest comments",
        "unanswered comments",
      ],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of comment threads." },
          videoId: { description: "The video whose comments are listed." },
          allThreadsRelatedToChannelId: { description: "ID of a channel: comments on its videos and on itself." },
          searchTerms: { description: "Filters by words of the comments." },
          order: { description: "The order. Google's default is `time`, latest first." },
          moderationStatus: {
            description:
              "State of the comments. Google's default is `published`. Others need the owner of the channel.",
          },
          textFormat: comment_threadsListParamsTextFormat,
        },
      },
      record: { $ref: "#/$defs/CommentThread" },
      isGraphql: false,
    },
    "comment_threads.get": {
      description: "Gets a comment on a video or a channel, with some of its replies.",
      keywords: ["feedback", "discussion", "top level comment", "likes of a comment", "viewer"],
      params: {
        properties: {
          id: { description: "ID of the comment thread." },
          part: { description: "Parts of the records." },
          textFormat: comment_threadsListParamsTextFormat,
        },
      },
      isGraphql: false,
    },
    "comment_threads.create": {
      description: "Creates a comment on a video, which begins a thread.",
      keywords: ["post a comment", "write under video", "say something", "leave feedback", "question"],
      params: {
        properties: {
          videoId: { description: "The video to comment on." },
          text: { description: "Text of the comment." },
        },
      },
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the replies to a comment, or comments by their IDs.",
      keywords: ["answers", "responses", "thread", "conversation", "replied"],
      params: {
        properties: {
          maxResults: {
            description: "Maximum number of records per page, 1 to 100. Not with `id`. Google's default is 20.",
          },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          parentId: { description: "ID of the comment that the replies answer." },
          id: { description: "IDs of comments. The list then has no pages." },
          textFormat: comment_threadsListParamsTextFormat,
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.get": {
      description: "Gets a comment or a reply.",
      keywords: ["answer", "response", "feedback", "author", "likes"],
      params: {
        properties: {
          id: { description: "ID of the comment." },
          part: { description: "Parts of the records." },
          textFormat: comment_threadsListParamsTextFormat,
        },
      },
      isGraphql: false,
    },
    "comments.create": {
      description: "Replies to a comment. Give the ID of the top-level comment.",
      keywords: ["answer a comment", "respond", "reply to viewer", "write back", "react"],
      params: {
        properties: {
          parentId: { description: "ID of the top-level comment." },
          text: { description: "Text of the reply." },
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Changes the text of a comment of the user.",
      keywords: ["edit comment", "correct", "rewrite reply", "fix typo", "reword"],
      params: { properties: { id: { description: "ID of the comment." }, text: { description: "The new text." } } },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment. This cannot be undone.",
      keywords: ["remove comment", "erase reply", "take down", "get rid", "clean up"],
      params: { properties: { id: { description: "ID of the comment." } } },
      isGraphql: false,
    },
    "comments.set_moderation_status": {
      description:
        "Publishes, holds or rejects comments on the user's channel or videos. The owner no longer finds rejected " +
        "ones.",
      keywords: [
        "approve comment",
        "hide",
        "ban author",
        "moderate",
        "spam",
        "block user",
        "hold the comment",
        "hide the comment",
      ],
      params: {
        properties: {
          id: { description: "IDs of comments." },
          moderationStatus: { description: "The new state." },
          banAuthor: { description: "Whether to reject the author's further comments. Only with `rejected`." },
        },
      },
      isGraphql: false,
    },
    "captions.list": {
      description: "Lists the caption tracks of a video, without their texts.",
      keywords: ["subtitles", "transcript", "languages", "cc", "translations", "subtitles of the video"],
      params: {
        properties: {
          videoId: { description: "The video whose tracks are listed." },
          id: { description: "IDs of caption tracks." },
        },
      },
      record: { $ref: "#/$defs/Caption" },
      isGraphql: false,
    },
    "captions.create": {
      description: "Uploads a caption track of up to 100 MiB for a video.",
      keywords: ["add subtitles", "upload srt", "transcript", "cc", "translation"],
      params: {
        properties: {
          snippet: {
            properties: {
              videoId: { description: "ID of the video." },
              language: { description: "Language of the track, such as `en`." },
              name: { description: "Name that viewers see. May be empty." },
              isDraft: { description: "Whether viewers do not see the track." },
            },
            description: "Video, language and name.",
          },
          content: {
            description: "The captions, for example as SRT.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "captions.update": {
      description: "Sets whether a caption track is a draft, which viewers do not see.",
      keywords: ["publish subtitles", "hide subtitles", "unpublish", "draft captions", "cc"],
      params: {
        properties: {
          id: { description: "ID of the caption track." },
          isDraft: { description: "Whether viewers do not see the track." },
        },
      },
      isGraphql: false,
    },
    "captions.delete": {
      description: "Deletes a caption track. This cannot be undone.",
      keywords: ["remove subtitles", "drop transcript", "erase cc", "get rid", "translation"],
      params: { properties: { id: { description: "ID of the caption track." } } },
      isGraphql: false,
    },
    "caption_files.download": {
      description:
        "Downloads a caption track of a video that the user may edit, in its own form, in another one, or translated.",
      keywords: ["get subtitles", "transcript", "save srt", "vtt", "what is said", "subtitles file"],
      params: {
        properties: {
          id: { description: "ID of the caption track." },
          tfmt: { description: "The form of the file. The original one by default." },
          tlang: { description: "Language to translate to, such as `es`." },
        },
      },
      isGraphql: false,
    },
    "activities.list": {
      description: "Lists the activities of a channel or of the user, latest first.",
      keywords: ["recent actions", "feed", "what happened", "uploads", "history"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          channelId: { description: "The channel that acted." },
          mine: { description: "Set to `true` for the user's activities. Needs a Google account." },
          publishedAfter: { description: "Filters by activities at this time or later." },
          publishedBefore: { description: "Filters by activities before this time." },
          regionCode: { description: "Country, such as `US`." },
        },
      },
      record: { $ref: "#/$defs/Activity" },
      isGraphql: false,
    },
    "members.list": {
      description: "Lists the members of the user's channel. Google opens this to creators on request.",
      keywords: ["paying fans", "supporters", "sponsors", "membership", "patrons", "paying members"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          mode: { description: "`updates` lists members who joined or rose since the previous call." },
          hasAccessToLevel: { description: "ID of a level that members have access to." },
          filterByMemberChannelId: { description: "IDs of the channels of members, with commas between them." },
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "membership_levels.list": {
      description: "Lists the levels of membership that the user's channel offers.",
      keywords: ["tiers", "perks", "sponsors", "pricing levels", "fans"],
      record: { $ref: "#/$defs/MembershipsLevel" },
      isGraphql: false,
    },
    "video_categories.list": {
      description: "Lists the categories of videos of a country, or by their IDs.",
      keywords: ["topics", "genres", "kinds of videos", "music", "gaming"],
      params: {
        properties: {
          regionCode: { description: "Country, such as `US`." },
          id: { description: "IDs of categories." },
          hl: channelsListParamsHl,
        },
      },
      record: { $ref: "#/$defs/VideoCategory" },
      isGraphql: false,
    },
    "regions.list": {
      description: "Lists the countries that YouTube supports.",
      keywords: ["country codes", "where available", "locations", "markets", "territories"],
      params: regionsListParams,
      record: { $ref: "#/$defs/Region" },
      isGraphql: false,
    },
    "languages.list": {
      description: "Lists the languages that YouTube supports.",
      keywords: ["locales", "language codes", "hl values", "translations", "interface"],
      params: regionsListParams,
      record: { $ref: "#/$defs/Language" },
      isGraphql: false,
    },
    "abuse_reasons.list": {
      description: "Lists the reasons for reports of videos.",
      keywords: ["flag reasons", "violations", "complaint types", "policy", "inappropriate"],
      params: regionsListParams,
      record: { $ref: "#/$defs/AbuseReason" },
      isGraphql: false,
    },
    "live_broadcasts.list": {
      description: "Lists the user's live broadcasts by their state or their IDs.",
      keywords: ["livestreams", "upcoming streams", "scheduled shows", "premieres", "on air", "live streams"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of broadcasts." },
          broadcastStatus: { description: "State of the broadcasts." },
          mine: { description: "Set to `true` for all of the user's broadcasts." },
          broadcastType: { description: "Type of the broadcasts. Google's default is `event`." },
        },
      },
      record: { $ref: "#/$defs/LiveBroadcast" },
      isGraphql: false,
    },
    "live_broadcasts.get": {
      description: "Gets a live broadcast with its state and the ID of its chat.",
      keywords: ["livestream", "show", "start time", "on air", "chat id"],
      params: {
        properties: { id: { description: "ID of the broadcast." }, part: { description: "Parts of the records." } },
      },
      isGraphql: false,
    },
    "live_broadcasts.create": {
      description: "Creates a live broadcast.",
      keywords: [
        "schedule livestream",
        "go live",
        "plan show",
        "new event",
        "premiere",
        "schedule a live stream",
        "plan a stream",
      ],
      params: {
        properties: {
          snippet: live_broadcastsCreateParamsSnippet,
          status: live_broadcastsCreateParamsStatus,
          contentDetails: live_broadcastsCreateParamsContentDetails,
        },
      },
      isGraphql: false,
    },
    "live_broadcasts.update": {
      description: "Updates a live broadcast. Fields of a given part that you leave out lose their value.",
      keywords: ["reschedule livestream", "rename show", "change time", "make private", "postpone"],
      params: {
        properties: {
          id: { description: "ID of the broadcast." },
          snippet: live_broadcastsCreateParamsSnippet,
          status: live_broadcastsCreateParamsStatus,
          contentDetails: live_broadcastsCreateParamsContentDetails,
        },
      },
      isGraphql: false,
    },
    "live_broadcasts.delete": {
      description: "Deletes a live broadcast. This cannot be undone.",
      keywords: ["cancel livestream", "remove show", "call off", "drop event", "erase"],
      params: { properties: { id: { description: "ID of the broadcast." } } },
      isGraphql: false,
    },
    "live_broadcasts.bind": {
      description: "Binds a live broadcast to a video stream. Without a stream, it removes the binding.",
      keywords: ["connect stream", "attach encoder", "link stream key", "unbind", "assign"],
      params: {
        properties: {
          id: { description: "ID of the broadcast." },
          streamId: { description: "The video stream to bind to." },
        },
      },
      isGraphql: false,
    },
    "live_broadcasts.transition": {
      description:
        "Starts the test of a live broadcast, starts the broadcast, or ends it. An ended one cannot start again.",
      keywords: ["go live", "start stream", "end stream", "stop broadcast", "finish show"],
      params: {
        properties: { id: { description: "ID of the broadcast." }, broadcastStatus: { description: "The new state." } },
      },
      isGraphql: false,
    },
    "live_streams.list": {
      description: "Lists the user's video streams, with their addresses and their health.",
      keywords: ["stream key", "encoder", "rtmp", "ingestion", "obs"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page." },
          pageToken: channelsListParamsPageToken,
          part: { description: "Parts of the records." },
          id: { description: "IDs of streams." },
          mine: { description: "Set to `true` for the user's streams." },
        },
      },
      record: { $ref: "#/$defs/LiveStream" },
      isGraphql: false,
    },
    "live_streams.create": {
      description: "Creates a video stream.",
      keywords: ["new stream key", "encoder setup", "rtmp", "ingestion", "obs"],
      params: {
        properties: {
          title: { description: "The title." },
          description: { description: "The description." },
          frameRate: { description: "Frame rate." },
          ingestionType: { description: "The protocol of the encoder." },
          resolution: { description: "Resolution." },
          isReusable: { description: "Whether several broadcasts can use the stream." },
        },
      },
      isGraphql: false,
    },
    "live_streams.delete": {
      description: "Deletes a video stream. This cannot be undone.",
      keywords: ["remove stream key", "drop encoder", "erase ingestion", "get rid", "rtmp"],
      params: { properties: { id: { description: "ID of the stream." } } },
      isGraphql: false,
    },
    "live_chat_messages.list": {
      description: "Lists the messages of a live chat. Wait `pollingIntervalMillis` before the next page.",
      keywords: ["livestream chat", "viewers say", "super chat", "talk", "conversation", "what said live chat"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page, 200 to 2,000. Google's default is 500." },
          pageToken: channelsListParamsPageToken,
          liveChatId: { description: "`snippet.liveChatId` of the broadcast." },
        },
      },
      record: { $ref: "#/$defs/LiveChatMessage" },
      isGraphql: false,
    },
    "live_chat_messages.create": {
      description: "Posts a message in a live chat.",
      keywords: ["write in chat", "say in stream", "send to chat", "talk", "greet viewers"],
      params: {
        properties: {
          liveChatId: { description: "`snippet.liveChatId` of the broadcast." },
          text: { description: "Text of the message." },
        },
      },
      isGraphql: false,
    },
    "live_chat_messages.delete": {
      description: "Deletes a message of a live chat. This cannot be undone.",
      keywords: ["remove chat message", "moderate stream", "erase", "take down", "clean up"],
      params: { properties: { id: { description: "ID of the message." } } },
      isGraphql: false,
    },
  },
  schemas: {
    HostLanguage: { type: "string", description: "Language of the texts, such as `de` or `pt-BR`." },
    CommentTextFormat: {
      type: "string",
      description: "Form of the texts. Defaults to `plainText`.",
      default: "plainText",
      enum: ["html", "plainText"],
    },
    ChannelPart: {
      type: "array",
      items: {
        type: "string",
        enum: [
          "auditDetails",
          "brandingSettings",
          "contentDetails",
          "contentOwnerDetails",
          "id",
          "localizations",
          "snippet",
          "statistics",
          "status",
          "topicDetails",
        ],
      },
      description: "Parts of the records. `contentOwnerDetails` is for content owners.",
      default: ["id", "snippet", "contentDetails", "statistics", "status", "brandingSettings", "topicDetails"],
    },
    VideoPart: {
      type: "array",
      items: {
        type: "string",
        enum: [
          "contentDetails",
          "fileDetails",
          "id",
          "liveStreamingDetails",
          "localizations",
          "paidProductPlacementDetails",
          "player",
          "processingDetails",
          "recordingDetails",
          "snippet",
          "statistics",
          "status",
          "suggestions",
          "topicDetails",
        ],
      },
      description:
        "Parts of the records. Only the owner may read `fileDetails`, `processingDetails` and `suggestions`.",
      default: ["id", "snippet", "contentDetails", "status", "statistics", "topicDetails", "liveStreamingDetails"],
    },
    PlaylistPart: {
      type: "array",
      items: { type: "string", enum: ["contentDetails", "id", "localizations", "player", "snippet", "status"] },
      description: "Parts of the records.",
      default: ["id", "snippet", "contentDetails", "status"],
    },
    PlaylistItemPart: {
      type: "array",
      items: { type: "string", enum: ["contentDetails", "id", "snippet", "status"] },
      description: "Parts of the records.",
      default: ["id", "snippet", "contentDetails", "status"],
    },
    CommentThreadPart: {
      type: "array",
      items: { type: "string", enum: ["id", "replies", "snippet"] },
      description: "Parts of the records.",
      default: ["id", "snippet", "replies"],
    },
    CommentPart: {
      type: "array",
      items: { type: "string", enum: ["id", "snippet"] },
      description: "Parts of the records.",
      default: ["id", "snippet"],
    },
    LiveBroadcastPart: {
      type: "array",
      items: {
        type: "string",
        enum: ["contentDetails", "id", "monetizationDetails", "snippet", "statistics", "status"],
      },
      description: "Parts of the records.",
      default: ["id", "snippet", "contentDetails", "status"],
    },
    LiveStreamPart: {
      type: "array",
      items: { type: "string", enum: ["cdn", "contentDetails", "id", "snippet", "status"] },
      description: "Parts of the records.",
      default: ["id", "snippet", "cdn", "contentDetails", "status"],
    },
    Localizations: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/LocalizedText" },
      description: "Title and description by language, such as `{\"de\": {\"title\": \"…\"}}`.",
    },
    ChannelBranding: {
      type: "object",
      properties: {
        channel: {
          type: "object",
          properties: {
            description: { type: "string", description: "The description.", maxLength: 1000 },
            keywords: { type: "string", description: "Keywords between spaces." },
            country: { type: "string", description: "The country, such as `US`.", pattern: "^[A-Z]{2}$" },
            defaultLanguage: { type: "string", description: "Language of the texts." },
            unsubscribedTrailer: { type: "string", description: "ID of the video that new viewers see." },
            trackingAnalyticsAccountId: { type: "string", description: "ID of a Google Analytics account." },
          },
        },
      },
      required: ["channel"],
    },
    NewVideoSnippet: {
      type: "object",
      properties: {
        title: schemasNewVideoSnippetTitle,
        description: schemasNewVideoSnippetDescription,
        tags: schemasNewVideoSnippetTags,
        categoryId: schemasNewVideoSnippetCategoryId,
        defaultLanguage: { type: "string", description: "Language of the texts." },
        defaultAudioLanguage: { type: "string", description: "Language that is spoken." },
      },
      required: ["title"],
    },
    VideoSnippetSettings: {
      type: "object",
      properties: {
        title: schemasNewVideoSnippetTitle,
        categoryId: schemasNewVideoSnippetCategoryId,
        description: schemasNewVideoSnippetDescription,
        tags: schemasNewVideoSnippetTags,
        defaultLanguage: { type: "string", description: "Language of the texts." },
        defaultAudioLanguage: { type: "string", description: "Language that is spoken." },
      },
      required: ["title", "categoryId"],
    },
    VideoStatusSettings: {
      type: "object",
      properties: {
        privacyStatus: {
          type: "string",
          description: "The people who can see the video.",
          enum: ["private", "public", "unlisted"],
        },
        publishAt: {
          type: "string",
          format: "date-time",
          description: "The time at which a private video becomes public.",
        },
        license: { type: "string", description: "The license.", enum: ["creativeCommon", "youtube"] },
        embeddable: { type: "boolean", description: "Whether other sites can embed the video." },
        publicStatsViewable: { type: "boolean", description: "Whether everyone sees its statistics." },
        selfDeclaredMadeForKids: schemasVideoStatusSettingsSelfDeclaredMadeForKids,
        containsSyntheticMedia: {
          type: "boolean",
          description: "Whether it has realistic content that was made or altered by AI.",
        },
      },
    },
    PlaylistSnippetSettings: {
      type: "object",
      properties: {
        title: { type: "string", description: "The title.", minLength: 1, maxLength: 150 },
        description: schemasNewVideoSnippetDescription,
        defaultLanguage: { type: "string", description: "Language of the texts." },
      },
      required: ["title"],
    },
    PlaylistStatusSettings: {
      type: "object",
      properties: {
        privacyStatus: {
          type: "string",
          description: "The people who can see the playlist.",
          enum: ["private", "public", "unlisted"],
        },
        podcastStatus: {
          type: "string",
          description: "Whether the playlist is a podcast.",
          enum: ["disabled", "enabled"],
        },
      },
    },
    BroadcastSnippetSettings: {
      type: "object",
      properties: {
        title: schemasNewVideoSnippetTitle,
        scheduledStartTime: { type: "string", format: "date-time", description: "The planned start." },
        scheduledEndTime: { type: "string", format: "date-time", description: "The planned end." },
        description: schemasNewVideoSnippetDescription,
      },
      required: ["title", "scheduledStartTime"],
    },
    BroadcastStatusSettings: {
      type: "object",
      properties: {
        privacyStatus: {
          type: "string",
          description: "The people who can see the broadcast.",
          enum: ["private", "public", "unlisted"],
        },
        selfDeclaredMadeForKids: schemasVideoStatusSettingsSelfDeclaredMadeForKids,
      },
      required: ["privacyStatus"],
    },
    BroadcastDetails: {
      type: "object",
      properties: {
        enableAutoStart: { type: "boolean", description: "Whether it starts when the stream does." },
        enableAutoStop: { type: "boolean", description: "Whether it ends a minute after the stream." },
        enableDvr: { type: "boolean", description: "Whether viewers can go back." },
        enableEmbed: { type: "boolean", description: "Whether other sites can embed it." },
        recordFromStart: { type: "boolean", description: "Whether it is recorded." },
        latencyPreference: { type: "string", description: "The latency.", enum: ["low", "normal", "ultraLow"] },
        monitorStream: {
          type: "object",
          properties: {
            enableMonitorStream: {
              type: "boolean",
              description: "Whether the owner can see the video before the start.",
            },
            broadcastStreamDelayMs: { type: "integer", description: "Delay in milliseconds.", minimum: 0 },
          },
        },
      },
    },
    NewCaption: {
      type: "object",
      properties: {
        videoId: { type: "string", description: "ID of the video." },
        language: { type: "string", description: "Language of the track, such as `en`." },
        name: { type: "string", description: "Name that viewers see. May be empty.", maxLength: 150 },
        isDraft: { type: "boolean", description: "Whether viewers do not see the track." },
      },
      required: ["videoId", "language", "name"],
    },
    Thumbnail: {
      type: "object",
      properties: { url: { type: "string" }, width: { type: "integer" }, height: { type: "integer" } },
    },
    Thumbnails: {
      type: "object",
      properties: {
        default: { $ref: "#/$defs/Thumbnail" },
        medium: { $ref: "#/$defs/Thumbnail" },
        high: { $ref: "#/$defs/Thumbnail" },
        standard: { $ref: "#/$defs/Thumbnail" },
        maxres: { $ref: "#/$defs/Thumbnail" },
      },
    },
    LocalizedText: { type: "object", properties: { title: { type: "string" }, description: { type: "string" } } },
    ResourceId: {
      type: "object",
      properties: {
        kind: { type: "string" },
        videoId: { type: "string" },
        channelId: { type: "string" },
        playlistId: { type: "string" },
      },
    },
    Channel: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        uploads_playlist_id: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            title: { type: "string" },
            description: { type: "string" },
            customUrl: { type: "string" },
            publishedAt: { type: "string", format: "date-time" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            defaultLanguage: { type: "string" },
            localized: { $ref: "#/$defs/LocalizedText" },
            country: { type: "string" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            relatedPlaylists: {
              type: "object",
              properties: { likes: { type: "string" }, favorites: { type: "string" }, uploads: { type: "string" } },
            },
          },
        },
        statistics: {
          type: "object",
          properties: {
            viewCount: { type: "string" },
            subscriberCount: { type: "string" },
            hiddenSubscriberCount: { type: "boolean" },
            videoCount: { type: "string" },
          },
        },
        topicDetails: {
          type: "object",
          properties: {
            topicIds: { type: "array", items: { type: "string" } },
            topicCategories: { type: "array", items: { type: "string" } },
          },
        },
        status: {
          type: "object",
          properties: {
            privacyStatus: { type: "string" },
            isLinked: { type: "boolean" },
            longUploadsStatus: { type: "string" },
            madeForKids: { type: "boolean" },
            selfDeclaredMadeForKids: { type: "boolean" },
            isChannelMonetizationEnabled: { type: "boolean" },
          },
        },
        brandingSettings: {
          type: "object",
          properties: {
            channel: {
              type: "object",
              properties: {
                title: { type: "string" },
                description: { type: "string" },
                keywords: { type: "string" },
                trackingAnalyticsAccountId: { type: "string" },
                unsubscribedTrailer: { type: "string" },
                defaultLanguage: { type: "string" },
                country: { type: "string" },
              },
            },
            image: { type: "object", properties: { bannerExternalUrl: { type: "string" } } },
          },
        },
        localizations: schemasChannelLocalizations,
      },
      required: ["id"],
    },
    ChannelIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        custom_url: { type: "string" },
        country: { type: "string" },
        published_at: { type: "string", format: "date-time" },
        uploads_playlist_id: { type: "string" },
        privacy: { type: "string" },
        made_for_kids: { type: "boolean" },
      },
    },
    Video: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        channel_id: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            channelTitle: { type: "string" },
            tags: { type: "array", items: { type: "string" } },
            categoryId: { type: "string" },
            liveBroadcastContent: { type: "string" },
            defaultLanguage: { type: "string" },
            localized: { $ref: "#/$defs/LocalizedText" },
            defaultAudioLanguage: { type: "string" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            duration: { type: "string" },
            dimension: { type: "string" },
            definition: { type: "string" },
            caption: { type: "string" },
            licensedContent: { type: "boolean" },
            regionRestriction: {
              type: "object",
              properties: {
                allowed: { type: "array", items: { type: "string" } },
                blocked: { type: "array", items: { type: "string" } },
              },
            },
            contentRating: { type: "object", description: "Ratings by the name of the rating system." },
            projection: { type: "string" },
            hasCustomThumbnail: { type: "boolean" },
          },
        },
        status: {
          type: "object",
          properties: {
            uploadStatus: { type: "string" },
            failureReason: { type: "string" },
            rejectionReason: { type: "string" },
            privacyStatus: { type: "string" },
            publishAt: { type: "string", format: "date-time" },
            license: { type: "string" },
            embeddable: { type: "boolean" },
            publicStatsViewable: { type: "boolean" },
            madeForKids: { type: "boolean" },
            selfDeclaredMadeForKids: { type: "boolean" },
            containsSyntheticMedia: { type: "boolean" },
          },
        },
        statistics: {
          type: "object",
          properties: {
            viewCount: { type: "string" },
            likeCount: { type: "string" },
            favoriteCount: { type: "string" },
            commentCount: { type: "string" },
          },
        },
        paidProductPlacementDetails: { type: "object", properties: { hasPaidProductPlacement: { type: "boolean" } } },
        player: schemasVideoPlayer,
        topicDetails: {
          type: "object",
          properties: {
            topicIds: { type: "array", items: { type: "string" } },
            relevantTopicIds: { type: "array", items: { type: "string" } },
            topicCategories: { type: "array", items: { type: "string" } },
          },
        },
        recordingDetails: { type: "object", properties: { recordingDate: { type: "string", format: "date-time" } } },
        fileDetails: {
          type: "object",
          properties: {
            fileName: { type: "string" },
            fileSize: { type: "string" },
            fileType: { type: "string" },
            container: { type: "string" },
            durationMs: { type: "string" },
            bitrateBps: { type: "string" },
          },
        },
        processingDetails: {
          type: "object",
          properties: {
            processingStatus: { type: "string" },
            processingFailureReason: { type: "string" },
            thumbnailsAvailability: { type: "string" },
          },
        },
        suggestions: {
          type: "object",
          properties: {
            processingErrors: { type: "array", items: { type: "string" } },
            processingWarnings: { type: "array", items: { type: "string" } },
            processingHints: { type: "array", items: { type: "string" } },
          },
        },
        liveStreamingDetails: {
          type: "object",
          properties: {
            actualStartTime: { type: "string", format: "date-time" },
            actualEndTime: { type: "string", format: "date-time" },
            scheduledStartTime: { type: "string", format: "date-time" },
            scheduledEndTime: { type: "string", format: "date-time" },
            concurrentViewers: { type: "string" },
            activeLiveChatId: { type: "string" },
          },
        },
        localizations: schemasChannelLocalizations,
      },
      required: ["id"],
    },
    VideoStatistics: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: { type: "object", properties: { publishTime: { type: "string" } } },
        statistics: {
          type: "object",
          properties: {
            viewCount: { type: "string" },
            likeCount: { type: "string" },
            commentCount: { type: "string" },
          },
        },
        contentDetails: { type: "object", properties: { duration: { type: "string" } } },
      },
      required: ["id"],
    },
    VideoRating: {
      type: "object",
      properties: { videoId: { type: "string" }, rating: { type: "string" } },
      required: ["videoId"],
    },
    SearchResult: {
      type: "object",
      properties: {
        resource_id: { type: "string" },
        id: { $ref: "#/$defs/ResourceId" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            channelTitle: { type: "string" },
            liveBroadcastContent: { type: "string" },
          },
        },
      },
      required: ["resource_id"],
    },
    Playlist: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        channel_id: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            channelTitle: { type: "string" },
            defaultLanguage: { type: "string" },
            localized: { $ref: "#/$defs/LocalizedText" },
          },
        },
        status: {
          type: "object",
          properties: { privacyStatus: { type: "string" }, podcastStatus: { type: "string" } },
        },
        contentDetails: { type: "object", properties: { itemCount: { type: "integer" } } },
        player: schemasVideoPlayer,
        localizations: schemasChannelLocalizations,
      },
      required: ["id"],
    },
    PlaylistIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        channel_id: { type: "string" },
        channel_title: { type: "string" },
        published_at: { type: "string", format: "date-time" },
        privacy: { type: "string" },
        item_count: { type: "integer" },
      },
    },
    PlaylistItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        channel_id: { type: "string" },
        playlist_id: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            channelTitle: { type: "string" },
            videoOwnerChannelTitle: { type: "string" },
            videoOwnerChannelId: { type: "string" },
            playlistId: { type: "string" },
            position: { type: "integer" },
            resourceId: { $ref: "#/$defs/ResourceId" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            videoId: { type: "string" },
            note: { type: "string" },
            videoPublishedAt: { type: "string", format: "date-time" },
          },
        },
        status: { type: "object", properties: { privacyStatus: { type: "string" } } },
      },
      required: ["id"],
    },
    PlaylistItemIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        channel_id: { type: "string" },
        channel_title: { type: "string" },
        playlist_id: { type: "string" },
        video_id: { type: "string" },
        position: { type: "integer" },
        added_at: { type: "string", format: "date-time" },
        published_at: { type: "string", format: "date-time" },
        privacy: { type: "string" },
      },
    },
    Subscription: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            title: { type: "string" },
            description: { type: "string" },
            resourceId: { $ref: "#/$defs/ResourceId" },
            channelId: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            totalItemCount: { type: "integer" },
            newItemCount: { type: "integer" },
            activityType: { type: "string" },
          },
        },
        subscriberSnippet: {
          type: "object",
          properties: {
            title: { type: "string" },
            description: { type: "string" },
            channelId: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
          },
        },
      },
      required: ["id"],
    },
    SubscriptionIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        channel_id: { type: "string" },
        subscribed_at: { type: "string", format: "date-time" },
        new_items: { type: "integer" },
      },
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            authorDisplayName: { type: "string" },
            authorProfileImageUrl: { type: "string" },
            authorChannelUrl: { type: "string" },
            authorChannelId: { type: "object", properties: { value: { type: "string" } } },
            channelId: { type: "string" },
            videoId: { type: "string" },
            textDisplay: { type: "string" },
            textOriginal: { type: "string" },
            parentId: { type: "string" },
            canRate: { type: "boolean" },
            viewerRating: { type: "string" },
            likeCount: { type: "integer" },
            moderationStatus: { type: "string" },
            publishedAt: { type: "string", format: "date-time" },
            updatedAt: { type: "string", format: "date-time" },
          },
        },
      },
      required: ["id"],
    },
    CommentThread: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            channelId: { type: "string" },
            videoId: { type: "string" },
            topLevelComment: { $ref: "#/$defs/Comment" },
            canReply: { type: "boolean" },
            totalReplyCount: { type: "integer" },
            isPublic: { type: "boolean" },
          },
        },
        replies: { type: "object", properties: { comments: { type: "array", items: { $ref: "#/$defs/Comment" } } } },
      },
      required: ["id"],
    },
    Caption: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            videoId: { type: "string" },
            lastUpdated: { type: "string", format: "date-time" },
            trackKind: { type: "string" },
            language: { type: "string" },
            name: { type: "string" },
            audioTrackType: { type: "string" },
            isCC: { type: "boolean" },
            isLarge: { type: "boolean" },
            isEasyReader: { type: "boolean" },
            isDraft: { type: "boolean" },
            isAutoSynced: { type: "boolean" },
            status: { type: "string" },
            failureReason: { type: "string" },
          },
        },
      },
      required: ["id"],
    },
    Activity: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            channelTitle: { type: "string" },
            type: { type: "string" },
            groupId: { type: "string" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            upload: { type: "object", properties: { videoId: { type: "string" } } },
            like: schemasActivityContentDetailsLike,
            subscription: schemasActivityContentDetailsLike,
            playlistItem: {
              type: "object",
              properties: {
                resourceId: { $ref: "#/$defs/ResourceId" },
                playlistId: { type: "string" },
                playlistItemId: { type: "string" },
              },
            },
          },
        },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            creatorChannelId: { type: "string" },
            memberDetails: {
              type: "object",
              properties: {
                channelId: { type: "string" },
                channelUrl: { type: "string" },
                displayName: { type: "string" },
                profileImageUrl: { type: "string" },
              },
            },
            membershipsDetails: {
              type: "object",
              properties: {
                highestAccessibleLevel: { type: "string" },
                highestAccessibleLevelDisplayName: { type: "string" },
                accessibleLevels: { type: "array", items: { type: "string" } },
                membershipsDuration: {
                  type: "object",
                  properties: { memberSince: { type: "string" }, memberTotalDurationMonths: { type: "integer" } },
                },
              },
            },
          },
        },
      },
      required: ["id"],
    },
    MembershipsLevel: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            creatorChannelId: { type: "string" },
            levelDetails: { type: "object", properties: { displayName: { type: "string" } } },
          },
        },
      },
      required: ["id"],
    },
    VideoCategory: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: { title: { type: "string" }, assignable: { type: "boolean" }, channelId: { type: "string" } },
        },
      },
      required: ["id"],
    },
    Region: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: { type: "object", properties: { gl: { type: "string" }, name: { type: "string" } } },
      },
      required: ["id"],
    },
    Language: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: { type: "object", properties: { hl: { type: "string" }, name: { type: "string" } } },
      },
      required: ["id"],
    },
    AbuseReason: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            label: { type: "string" },
            secondaryReasons: { type: "array", items: { $ref: "#/$defs/SecondaryReason" } },
          },
        },
      },
      required: ["id"],
    },
    SecondaryReason: { type: "object", properties: { id: { type: "string" }, label: { type: "string" } } },
    LiveBroadcast: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            thumbnails: { $ref: "#/$defs/Thumbnails" },
            scheduledStartTime: { type: "string", format: "date-time" },
            scheduledEndTime: { type: "string", format: "date-time" },
            actualStartTime: { type: "string", format: "date-time" },
            actualEndTime: { type: "string", format: "date-time" },
            isDefaultBroadcast: { type: "boolean" },
            liveChatId: { type: "string" },
            categoryId: { type: "string" },
          },
        },
        status: {
          type: "object",
          properties: {
            lifeCycleStatus: { type: "string" },
            privacyStatus: { type: "string" },
            recordingStatus: { type: "string" },
            madeForKids: { type: "boolean" },
            selfDeclaredMadeForKids: { type: "boolean" },
            liveBroadcastPriority: { type: "string" },
          },
        },
        contentDetails: {
          type: "object",
          properties: {
            boundStreamId: { type: "string" },
            boundStreamLastUpdateTimeMs: { type: "string", format: "date-time" },
            monitorStream: {
              type: "object",
              properties: {
                enableMonitorStream: { type: "boolean" },
                broadcastStreamDelayMs: { type: "integer" },
                embedHtml: { type: "string" },
              },
            },
            enableEmbed: { type: "boolean" },
            enableDvr: { type: "boolean" },
            recordFromStart: { type: "boolean" },
            enableClosedCaptions: { type: "boolean" },
            closedCaptionsType: { type: "string" },
            enableAutoStart: { type: "boolean" },
            enableAutoStop: { type: "boolean" },
            latencyPreference: { type: "string" },
            projection: { type: "string" },
          },
        },
        statistics: { type: "object", properties: { concurrentViewers: { type: "string" } } },
        monetizationDetails: { type: "object", description: "When and how advertisements are shown." },
      },
      required: ["id"],
    },
    LiveBroadcastIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        channel_id: { type: "string" },
        scheduled_start: { type: "string", format: "date-time" },
        actual_start: { type: "string", format: "date-time" },
        actual_end: { type: "string", format: "date-time" },
        life_cycle: { type: "string" },
        privacy: { type: "string" },
      },
    },
    LiveStream: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            publishedAt: { type: "string", format: "date-time" },
            channelId: { type: "string" },
            title: { type: "string" },
            description: { type: "string" },
            isDefaultStream: { type: "boolean" },
          },
        },
        cdn: {
          type: "object",
          properties: {
            ingestionType: { type: "string" },
            ingestionInfo: {
              type: "object",
              properties: {
                streamName: { type: "string" },
                ingestionAddress: { type: "string" },
                backupIngestionAddress: { type: "string" },
                rtmpsIngestionAddress: { type: "string" },
                rtmpsBackupIngestionAddress: { type: "string" },
              },
            },
            resolution: { type: "string" },
            frameRate: { type: "string" },
          },
        },
        status: {
          type: "object",
          properties: {
            streamStatus: { type: "string" },
            healthStatus: {
              type: "object",
              properties: { status: { type: "string" }, lastUpdateTimeSeconds: { type: "string" } },
            },
          },
        },
        contentDetails: {
          type: "object",
          properties: { closedCaptionsIngestionUrl: { type: "string" }, isReusable: { type: "boolean" } },
        },
      },
      required: ["id"],
    },
    LiveChatMessage: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        etag: { type: "string" },
        snippet: {
          type: "object",
          properties: {
            type: { type: "string" },
            liveChatId: { type: "string" },
            authorChannelId: { type: "string" },
            publishedAt: { type: "string", format: "date-time" },
            hasDisplayContent: { type: "boolean" },
            displayMessage: { type: "string" },
            textMessageDetails: { type: "object", properties: { messageText: { type: "string" } } },
            superChatDetails: {
              type: "object",
              properties: {
                amountMicros: { type: "string" },
                currency: { type: "string" },
                amountDisplayString: { type: "string" },
                userComment: { type: "string" },
                tier: { type: "integer" },
              },
            },
          },
        },
        authorDetails: {
          type: "object",
          properties: {
            channelId: { type: "string" },
            channelUrl: { type: "string" },
            displayName: { type: "string" },
            profileImageUrl: { type: "string" },
            isVerified: { type: "boolean" },
            isChatOwner: { type: "boolean" },
            isChatSponsor: { type: "boolean" },
            isChatModerator: { type: "boolean" },
          },
        },
      },
      required: ["id"],
    },
  },
})
