// Generated from definitions/youtube.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** YouTube */
    "youtube": Youtube
  }
}

/**
 * YouTube. Channels, videos, playlists, comments, captions and subscriptions of YouTube, uploads, the search, members,
 * and live broadcasts with their chat.
 */
export interface Youtube {
  operations: YoutubeOperations
  credentials: YoutubeCredentials
  config: YoutubeConfig
}

/** The operations, by entity and action. */
export interface YoutubeOperations {
  /** A channel, with its uploads in a playlist of its own. */
  channels: {
    /**
     * Lists channels by their IDs, by handle, or the user's own. `statistics` has the numbers of subscribers, views and
     * videos.
     */
    list: {
      params: ChannelsListParams
      records: Channel[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a channel by its ID, with its statistics and the playlist of its uploads. */
    get: {
      params: ChannelsGetParams
      records: Channel
      meta: {}
    }
    /** Updates the branding of a channel. Settings that you leave out lose their value. */
    update: {
      params: ChannelsUpdateParams
      records: Channel
      meta: {}
    }
    search: {
      fields: ChannelsSearchFields
    }
  }
  /** A video in the playlist of a channel's uploads, latest first. */
  uploads: {
    /**
     * Lists the videos that a channel uploaded, by the playlist of its uploads. `contentDetails.videoId` is the ID of
     * the video.
     */
    list: {
      params: UploadsListParams
      records: PlaylistItem[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    search: {
      fields: UploadsSearchFields
    }
  }
  /** A video. */
  videos: {
    /** Lists videos by their IDs, by a chart, or by the user's rating. */
    list: {
      params: VideosListParams
      records: Video[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a video with its title, statistics, duration and privacy. */
    get: {
      params: VideosGetParams
      records: Video
      meta: {}
    }
    /** Uploads a video of up to 128 GiB. Google keeps videos of unverified projects private. */
    create: {
      params: VideosCreateParams
      records: Video
      meta: {}
    }
    /**
     * Updates the texts, the privacy or the translations of a video. Each part that you give replaces the old one:
     * fields that you leave out lose their value.
     */
    update: {
      params: VideosUpdateParams
      records: Video
      meta: {}
    }
    /** Deletes a video. This cannot be undone. */
    delete: {
      params: VideosDeleteParams
      records: null
      meta: {}
    }
    /** Likes or dislikes a video, or removes the user's rating. */
    rate: {
      params: VideosRateParams
      records: null
      meta: {}
    }
    /** Sets the thumbnail of a video, a JPEG or PNG of up to 2 MiB. */
    set_thumbnail: {
      params: VideosSetThumbnailParams
      records: null
      meta: {}
    }
    /** Reports a video for a reason, which `abuse_reasons` lists. */
    report_abuse: {
      params: VideosReportAbuseParams
      records: null
      meta: {}
    }
  }
  /** The numbers of views, likes and comments of a video. */
  video_statistics: {
    /** Lists the statistics of up to 50 videos, from a quota of its own. */
    list: {
      params: VideoStatisticsListParams
      records: VideoStatistics[]
      meta: {}
    }
  }
  /** The user's rating of a video. */
  video_ratings: {
    /** Lists the user's ratings of videos. */
    list: {
      params: VideoRatingsListParams
      records: VideoRating[]
      meta: {}
    }
  }
  /** A video, a channel or a playlist that a search found. `resource_id` is its ID. */
  search_results: {
    /**
     * Searches videos, channels and playlists. With `channelId` and the type video, Google returns at most 500 videos.
     * A project may search 100 times a day.
     */
    api_search: {
      params: SearchResultsApiSearchParams
      records: SearchResult[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
        regionCode: string | null
      }
    }
  }
  /** A playlist. */
  playlists: {
    /** Lists playlists by their IDs or by their channel, or the user's own. */
    list: {
      params: PlaylistsListParams
      records: Playlist[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a playlist with its title, privacy and number of videos. */
    get: {
      params: PlaylistsGetParams
      records: Playlist
      meta: {}
    }
    /** Creates a playlist. */
    create: {
      params: PlaylistsCreateParams
      records: Playlist
      meta: {}
    }
    /** Updates a playlist. Fields of a given part that you leave out lose their value. */
    update: {
      params: PlaylistsUpdateParams
      records: Playlist
      meta: {}
    }
    /** Deletes a playlist. Its videos stay. */
    delete: {
      params: PlaylistsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PlaylistsSearchFields
    }
  }
  /** A video in a playlist. */
  playlist_items: {
    /** Lists the videos of a playlist in their order, or playlist items by their IDs. */
    list: {
      params: PlaylistItemsListParams
      records: PlaylistItem[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets an item of a playlist. */
    get: {
      params: PlaylistItemsGetParams
      records: PlaylistItem
      meta: {}
    }
    /** Adds a video to a playlist. */
    create: {
      params: PlaylistItemsCreateParams
      records: PlaylistItem
      meta: {}
    }
    /** Updates the position or the note of a playlist item. A note that you leave out is removed. */
    update: {
      params: PlaylistItemsUpdateParams
      records: PlaylistItem
      meta: {}
    }
    /** Removes a video from a playlist. */
    delete: {
      params: PlaylistItemsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PlaylistItemsSearchFields
    }
  }
  /** A subscription of a channel to another. */
  subscriptions: {
    /** Lists the user's subscriptions, the user's subscribers, or the public subscriptions of a channel. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Creates a subscription: the user subscribes to a channel. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Ends a subscription of the user. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** A comment on a video or a channel, with some of its replies. */
  comment_threads: {
    /** Lists comments on a video, or on all videos of a channel, latest first. `comments` lists all replies. */
    list: {
      params: CommentThreadsListParams
      records: CommentThread[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a comment on a video or a channel, with some of its replies. */
    get: {
      params: CommentThreadsGetParams
      records: CommentThread
      meta: {}
    }
    /** Creates a comment on a video, which begins a thread. */
    create: {
      params: CommentThreadsCreateParams
      records: CommentThread
      meta: {}
    }
  }
  /** A comment, or a reply to one. */
  comments: {
    /** Lists the replies to a comment, or comments by their IDs. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a comment or a reply. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Replies to a comment. Give the ID of the top-level comment. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Changes the text of a comment of the user. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment. This cannot be undone. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Publishes, holds or rejects comments on the user's channel or videos. The owner no longer finds rejected ones.
     */
    set_moderation_status: {
      params: CommentsSetModerationStatusParams
      records: null
      meta: {}
    }
  }
  /** A caption track of a video. */
  captions: {
    /** Lists the caption tracks of a video, without their texts. */
    list: {
      params: CaptionsListParams
      records: Caption[]
      meta: {}
    }
    /** Uploads a caption track of up to 100 MiB for a video. */
    create: {
      params: CaptionsCreateParams
      records: Caption
      meta: {}
    }
    /** Sets whether a caption track is a draft, which viewers do not see. */
    update: {
      params: CaptionsUpdateParams
      records: Caption
      meta: {}
    }
    /** Deletes a caption track. This cannot be undone. */
    delete: {
      params: CaptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The text of a caption track. */
  caption_files: {
    /** Downloads a caption track of a video that the user may edit, in its own form, in another one, or translated. */
    download: {
      params: CaptionFilesDownloadParams
      file: true
    }
  }
  /** Something that a channel did, such as an upload. */
  activities: {
    /** Lists the activities of a channel or of the user, latest first. */
    list: {
      params: ActivitiesListParams
      records: Activity[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
  }
  /** A person who pays for a membership of the user's channel. The channel of the person is the key. */
  members: {
    /** Lists the members of the user's channel. Google opens this to creators on request. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
  }
  /** A level of membership of the user's channel. */
  membership_levels: {
    /** Lists the levels of membership that the user's channel offers. */
    list: {
      params: MembershipLevelsListParams
      records: MembershipsLevel[]
      meta: {}
    }
  }
  /** A category of videos. */
  video_categories: {
    /** Lists the categories of videos of a country, or by their IDs. */
    list: {
      params: VideoCategoriesListParams
      records: VideoCategory[]
      meta: {}
    }
  }
  /** A country for which YouTube has content. */
  regions: {
    /** Lists the countries that YouTube supports. */
    list: {
      params: RegionsListParams
      records: Region[]
      meta: {}
    }
  }
  /** A language of the application YouTube. */
  languages: {
    /** Lists the languages that YouTube supports. */
    list: {
      params: LanguagesListParams
      records: Language[]
      meta: {}
    }
  }
  /** A reason for which a video can be reported. */
  abuse_reasons: {
    /** Lists the reasons for reports of videos. */
    list: {
      params: AbuseReasonsListParams
      records: AbuseReason[]
      meta: {}
    }
  }
  /** A live broadcast of the user. */
  live_broadcasts: {
    /** Lists the user's live broadcasts by their state or their IDs. */
    list: {
      params: LiveBroadcastsListParams
      records: LiveBroadcast[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Gets a live broadcast with its state and the ID of its chat. */
    get: {
      params: LiveBroadcastsGetParams
      records: LiveBroadcast
      meta: {}
    }
    /** Creates a live broadcast. */
    create: {
      params: LiveBroadcastsCreateParams
      records: LiveBroadcast
      meta: {}
    }
    /** Updates a live broadcast. Fields of a given part that you leave out lose their value. */
    update: {
      params: LiveBroadcastsUpdateParams
      records: LiveBroadcast
      meta: {}
    }
    /** Deletes a live broadcast. This cannot be undone. */
    delete: {
      params: LiveBroadcastsDeleteParams
      records: null
      meta: {}
    }
    /** Binds a live broadcast to a video stream. Without a stream, it removes the binding. */
    bind: {
      params: LiveBroadcastsBindParams
      records: LiveBroadcast
      meta: {}
    }
    /** Starts the test of a live broadcast, starts the broadcast, or ends it. An ended one cannot start again. */
    transition: {
      params: LiveBroadcastsTransitionParams
      records: LiveBroadcast
      meta: {}
    }
    search: {
      fields: LiveBroadcastsSearchFields
    }
  }
  /** A video stream that the user sends to YouTube, with the address and key for the encoder. */
  live_streams: {
    /** Lists the user's video streams, with their addresses and their health. */
    list: {
      params: LiveStreamsListParams
      records: LiveStream[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
      }
    }
    /** Creates a video stream. */
    create: {
      params: LiveStreamsCreateParams
      records: LiveStream
      meta: {}
    }
    /** Deletes a video stream. This cannot be undone. */
    delete: {
      params: LiveStreamsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A message in the chat of a live broadcast. */
  live_chat_messages: {
    /** Lists the messages of a live chat. Wait `pollingIntervalMillis` before the next page. */
    list: {
      params: LiveChatMessagesListParams
      records: LiveChatMessage[]
      meta: {
        nextPageToken: string | null
        totalResults: number | null
        pollingIntervalMillis: unknown
        offlineAt: unknown
      }
    }
    /** Posts a message in a live chat. */
    create: {
      params: LiveChatMessagesCreateParams
      records: LiveChatMessage
      meta: {}
    }
    /** Deletes a message of a live chat. This cannot be undone. */
    delete: {
      params: LiveChatMessagesDeleteParams
      records: null
      meta: {}
    }
  }
}

/**
 * Params of channels.list. Needs mine, or id, or forHandle, or forUsername, or managedByMe. Takes only one of id,
 * forHandle, forUsername, mine, managedByMe.
 */
export interface ChannelsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * Parts of the records. `contentOwnerDetails` is for content owners. (default
   * ["id","snippet","contentDetails","statistics","status","brandingSettings","topic…)
   */
  part?: (
    | "auditDetails"
    | "brandingSettings"
    | "contentDetails"
    | "contentOwnerDetails"
    | "id"
    | "localizations"
    | "snippet"
    | "statistics"
    | "status"
    | "topicDetails"
  )[]
  /** IDs of channels. */
  id?: string[]
  /** Handle of a channel, such as `@GoogleDevelopers`. */
  forHandle?: string
  /** Former user name of a channel. */
  forUsername?: string
  /** Set to `true` for the user's channels. Needs a Google account. */
  mine?: true
  /** Set to `true` for the channels that a content owner manages. */
  managedByMe?: true
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface Channel {
  id: string
  kind?: string
  etag?: string
  uploads_playlist_id?: string
  snippet?: {
    title?: string
    description?: string
    customUrl?: string
    publishedAt?: string
    thumbnails?: Thumbnails
    defaultLanguage?: string
    localized?: LocalizedText
    country?: string
  }
  contentDetails?: {
    relatedPlaylists?: {
      likes?: string
      favorites?: string
      uploads?: string
    }
  }
  statistics?: {
    viewCount?: string
    subscriberCount?: string
    hiddenSubscriberCount?: boolean
    videoCount?: string
  }
  topicDetails?: {
    topicIds?: string[]
    topicCategories?: string[]
  }
  status?: {
    privacyStatus?: string
    isLinked?: boolean
    longUploadsStatus?: string
    madeForKids?: boolean
    selfDeclaredMadeForKids?: boolean
    isChannelMonetizationEnabled?: boolean
  }
  brandingSettings?: {
    channel?: {
      title?: string
      description?: string
      keywords?: string
      trackingAnalyticsAccountId?: string
      unsubscribedTrailer?: string
      defaultLanguage?: string
      country?: string
    }
    image?: {
      bannerExternalUrl?: string
    }
  }
  localizations?: {
    [k: string]: LocalizedText
  }
}

export interface Thumbnails {
  default?: Thumbnail
  medium?: Thumbnail
  high?: Thumbnail
  standard?: Thumbnail
  maxres?: Thumbnail
}

export interface Thumbnail {
  url?: string
  width?: number
  height?: number
}

export interface LocalizedText {
  title?: string
  description?: string
}

/** Params of channels.get. */
export interface ChannelsGetParams {
  /** ID of the channel. */
  id: string
  /**
   * Parts of the records. `contentOwnerDetails` is for content owners. (default
   * ["id","snippet","contentDetails","statistics","status","brandingSettings","topic…)
   */
  part?: (
    | "auditDetails"
    | "brandingSettings"
    | "contentDetails"
    | "contentOwnerDetails"
    | "id"
    | "localizations"
    | "snippet"
    | "statistics"
    | "status"
    | "topicDetails"
  )[]
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

/** Params of channels.update. */
export interface ChannelsUpdateParams {
  /** ID of the channel. */
  id: string
  /** Description, keywords, country and trailer of the channel. */
  brandingSettings: {
    channel: {
      /** The description. (at most 1000 characters) */
      description?: string
      /** Keywords between spaces. */
      keywords?: string
      /** The country, such as `US`. */
      country?: string
      /** Language of the texts. */
      defaultLanguage?: string
      /** ID of the video that new viewers see. */
      unsubscribedTrailer?: string
      /** ID of a Google Analytics account. */
      trackingAnalyticsAccountId?: string
    }
  }
}

/** Searchable fields of channels, in hosted mode. */
export interface ChannelsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  custom_url: string | null
  country: string | null
  published_at: string | null
  uploads_playlist_id: string | null
  privacy: string | null
  made_for_kids: boolean | null
}

/** Params of uploads.list. */
export interface UploadsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "snippet" | "status")[]
  /** `contentDetails.relatedPlaylists.uploads` of the channel. */
  playlistId: string
}

export interface PlaylistItem {
  id: string
  kind?: string
  etag?: string
  channel_id?: string
  playlist_id?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    channelTitle?: string
    videoOwnerChannelTitle?: string
    videoOwnerChannelId?: string
    playlistId?: string
    position?: number
    resourceId?: ResourceId
  }
  contentDetails?: {
    videoId?: string
    note?: string
    videoPublishedAt?: string
  }
  status?: {
    privacyStatus?: string
  }
}

export interface ResourceId {
  kind?: string
  videoId?: string
  channelId?: string
  playlistId?: string
}

/** Searchable fields of uploads, in hosted mode. */
export interface UploadsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  channel_id: string | null
  channel_title: string | null
  playlist_id: string | null
  video_id: string | null
  position: number | null
  added_at: string | null
  published_at: string | null
  privacy: string | null
}

/**
 * Params of videos.list. Needs chart, or id, or myRating. Takes only one of id, chart, myRating. Takes only one of id,
 * maxResults. Needs chart with regionCode. Needs chart with videoCategoryId.
 */
export interface VideosListParams {
  /** Maximum number of records per page, 1 to 50. Not with `id`. Google's default is 5. (1 to 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /**
   * Parts of the records. Only the owner may read `fileDetails`, `processingDetails` and `suggestions`. (default
   * ["id","snippet","contentDetails","status","statistics","topicDetails","liveStrea…)
   */
  part?: (
    | "contentDetails"
    | "fileDetails"
    | "id"
    | "liveStreamingDetails"
    | "localizations"
    | "paidProductPlacementDetails"
    | "player"
    | "processingDetails"
    | "recordingDetails"
    | "snippet"
    | "statistics"
    | "status"
    | "suggestions"
    | "topicDetails"
  )[]
  /** IDs of videos. The list then has no pages. */
  id?: string[]
  /** The chart. */
  chart?: "mostPopular"
  /** The user's rating. Needs a Google account. */
  myRating?: "like" | "dislike"
  /** Country of the chart, such as `US`. */
  regionCode?: string
  /** Category of the chart. */
  videoCategoryId?: string
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface Video {
  id: string
  kind?: string
  etag?: string
  channel_id?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    channelTitle?: string
    tags?: string[]
    categoryId?: string
    liveBroadcastContent?: string
    defaultLanguage?: string
    localized?: LocalizedText
    defaultAudioLanguage?: string
  }
  contentDetails?: {
    duration?: string
    dimension?: string
    definition?: string
    caption?: string
    licensedContent?: boolean
    regionRestriction?: {
      allowed?: string[]
      blocked?: string[]
    }
    /** Ratings by the name of the rating system. */
    contentRating?: { [k: string]: unknown }
    projection?: string
    hasCustomThumbnail?: boolean
  }
  status?: {
    uploadStatus?: string
    failureReason?: string
    rejectionReason?: string
    privacyStatus?: string
    publishAt?: string
    license?: string
    embeddable?: boolean
    publicStatsViewable?: boolean
    madeForKids?: boolean
    selfDeclaredMadeForKids?: boolean
    containsSyntheticMedia?: boolean
  }
  statistics?: {
    viewCount?: string
    likeCount?: string
    favoriteCount?: string
    commentCount?: string
  }
  paidProductPlacementDetails?: {
    hasPaidProductPlacement?: boolean
  }
  player?: {
    embedHtml?: string
  }
  topicDetails?: {
    topicIds?: string[]
    relevantTopicIds?: string[]
    topicCategories?: string[]
  }
  recordingDetails?: {
    recordingDate?: string
  }
  fileDetails?: {
    fileName?: string
    fileSize?: string
    fileType?: string
    container?: string
    durationMs?: string
    bitrateBps?: string
  }
  processingDetails?: {
    processingStatus?: string
    processingFailureReason?: string
    thumbnailsAvailability?: string
  }
  suggestions?: {
    processingErrors?: string[]
    processingWarnings?: string[]
    processingHints?: string[]
  }
  liveStreamingDetails?: {
    actualStartTime?: string
    actualEndTime?: string
    scheduledStartTime?: string
    scheduledEndTime?: string
    concurrentViewers?: string
    activeLiveChatId?: string
  }
  localizations?: {
    [k: string]: LocalizedText
  }
}

/** Params of videos.get. */
export interface VideosGetParams {
  /** ID of the video. */
  id: string
  /**
   * Parts of the records. Only the owner may read `fileDetails`, `processingDetails` and `suggestions`. (default
   * ["id","snippet","contentDetails","status","statistics","topicDetails","liveStrea…)
   */
  part?: (
    | "contentDetails"
    | "fileDetails"
    | "id"
    | "liveStreamingDetails"
    | "localizations"
    | "paidProductPlacementDetails"
    | "player"
    | "processingDetails"
    | "recordingDetails"
    | "snippet"
    | "statistics"
    | "status"
    | "suggestions"
    | "topicDetails"
  )[]
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

/** Params of videos.create. */
export interface VideosCreateParams {
  /** Whether to notify subscribers. Google's default is `true`. */
  notifySubscribers?: boolean
  /** Title, description, tags and category. */
  snippet: {
    /** The title. (at most 100 characters) */
    title: string
    /** The description. (at most 5000 characters) */
    description?: string
    /** The tags. */
    tags?: string[]
    /** ID of the category, as `video_categories` lists it. */
    categoryId?: string
    /** Language of the texts. */
    defaultLanguage?: string
    /** Language that is spoken. */
    defaultAudioLanguage?: string
  }
  /** Privacy and license of the video. */
  status?: {
    /** The people who can see the video. */
    privacyStatus?: "private" | "public" | "unlisted"
    /** The time at which a private video becomes public. */
    publishAt?: string
    /** The license. */
    license?: "creativeCommon" | "youtube"
    /** Whether other sites can embed the video. */
    embeddable?: boolean
    /** Whether everyone sees its statistics. */
    publicStatsViewable?: boolean
    /** Whether the owner declares it as made for kids. */
    selfDeclaredMadeForKids?: boolean
    /** Whether it has realistic content that was made or altered by AI. */
    containsSyntheticMedia?: boolean
  }
  /** The video. A stream also needs its size. */
  content: FileInput
}

/** Params of videos.update. Needs snippet, or status, or localizations. */
export interface VideosUpdateParams {
  /** ID of the video. */
  id: string
  /** Title, description, tags and category. */
  snippet?: {
    /** The title. (at most 100 characters) */
    title: string
    /** ID of the category, as `video_categories` lists it. */
    categoryId: string
    /** The description. (at most 5000 characters) */
    description?: string
    /** The tags. */
    tags?: string[]
    /** Language of the texts. */
    defaultLanguage?: string
    /** Language that is spoken. */
    defaultAudioLanguage?: string
  }
  /** Privacy and license of the video. */
  status?: {
    /** The people who can see the video. */
    privacyStatus?: "private" | "public" | "unlisted"
    /** The time at which a private video becomes public. */
    publishAt?: string
    /** The license. */
    license?: "creativeCommon" | "youtube"
    /** Whether other sites can embed the video. */
    embeddable?: boolean
    /** Whether everyone sees its statistics. */
    publicStatsViewable?: boolean
    /** Whether the owner declares it as made for kids. */
    selfDeclaredMadeForKids?: boolean
    /** Whether it has realistic content that was made or altered by AI. */
    containsSyntheticMedia?: boolean
  }
  /** Title and description by language, such as `{"de": {"title": "…"}}`. */
  localizations?: {
    [k: string]: {
      title?: string
      description?: string
    }
  }
}

/** Params of videos.delete. */
export interface VideosDeleteParams {
  /** ID of the video. */
  id: string
}

/** Params of videos.rate. */
export interface VideosRateParams {
  /** ID of the video. */
  id: string
  /** The rating. */
  rating: "like" | "dislike" | "none"
}

/** Params of videos.set_thumbnail. */
export interface VideosSetThumbnailParams {
  /** The video that shows the image. */
  videoId: string
  /** The image. */
  content: FileInput
}

/** Params of videos.report_abuse. */
export interface VideosReportAbuseParams {
  /** The video to report. */
  videoId: string
  /** A reason, as `abuse_reasons` lists it. */
  reasonId: string
  /** ID of the secondary reason, if the reason has some. */
  secondaryReasonId?: string
  /** Further information. */
  comments?: string
  /** Language that the user speaks. */
  language?: string
}

/** Params of video_statistics.list. */
export interface VideoStatisticsListParams {
  /** Parts of the records. (default ["id","snippet","statistics","contentDetails"]) */
  part?: ("id" | "snippet" | "statistics" | "contentDetails")[]
  /** IDs of videos. (1 to 50 items) */
  id: string[]
}

export interface VideoStatistics {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    publishTime?: string
  }
  statistics?: {
    viewCount?: string
    likeCount?: string
    commentCount?: string
  }
  contentDetails?: {
    duration?: string
  }
}

/** Params of video_ratings.list. */
export interface VideoRatingsListParams {
  /** IDs of videos. */
  id: string[]
}

export interface VideoRating {
  videoId: string
  rating?: string
}

/**
 * Params of search_results.api_search. Needs type with forMine. Needs type with eventType. Needs type with
 * videoCategoryId. Needs type with videoDuration. Needs type with videoDefinition. Needs type with videoCaption. Needs
 * type with videoLicense. Needs type with videoEmbeddable. Needs type and locationRadius with location.
 */
export interface SearchResultsApiSearchParams {
  /** Words to search for. `-` excludes a word, `|` means or. */
  q?: string
  /** Types to find. All by default. */
  type?: ("video" | "channel" | "playlist")[]
  /** ID of the channel that created the results. */
  channelId?: string
  /** Set to `true` for the user's videos only. Needs the type video. */
  forMine?: true
  /** The order. Google's default is `relevance`. */
  order?: "date" | "rating" | "relevance" | "title" | "videoCount" | "viewCount"
  /** Filters by creation at this time or later. */
  publishedAfter?: string
  /** Filters by creation before this time. */
  publishedBefore?: string
  /** Country where the videos can be viewed, such as `US`. */
  regionCode?: string
  /** Language of the most relevant results, such as `de`. */
  relevanceLanguage?: string
  /** Whether to leave out restricted content. */
  safeSearch?: "moderate" | "none" | "strict"
  /** State of broadcasts. Needs the type video. */
  eventType?: "completed" | "live" | "upcoming"
  /** Category of videos. Needs the type video. */
  videoCategoryId?: string
  /** `short` is under 4 minutes, `long` over 20. Needs the type video. */
  videoDuration?: "any" | "long" | "medium" | "short"
  /** Definition of videos. Needs the type video. */
  videoDefinition?: "any" | "high" | "standard"
  /** Whether videos have captions. Needs the type video. */
  videoCaption?: "any" | "closedCaption" | "none"
  /** License of videos. Needs the type video. */
  videoLicense?: "any" | "creativeCommon" | "youtube"
  /** Whether videos can be embedded. Needs the type video. */
  videoEmbeddable?: "any" | "true"
  /** A topic of Freebase, such as `/m/04rlf` for music. */
  topicId?: string
  /** Place of videos, latitude and longitude: `37.42307,-122.08427`. */
  location?: string
  /** Distance from the place, such as `5km`. */
  locationRadius?: string
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
}

export interface SearchResult {
  resource_id: string
  id?: ResourceId
  kind?: string
  etag?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    channelTitle?: string
    liveBroadcastContent?: string
  }
}

/** Params of playlists.list. Needs mine, or channelId, or id. Takes only one of id, channelId, mine. */
export interface PlaylistsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "localizations" | "player" | "snippet" | "status")[]
  /** IDs of playlists. */
  id?: string[]
  /** The channel that owns the playlists. */
  channelId?: string
  /** Set to `true` for the user's playlists. Needs a Google account. */
  mine?: true
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface Playlist {
  id: string
  kind?: string
  etag?: string
  channel_id?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    channelTitle?: string
    defaultLanguage?: string
    localized?: LocalizedText
  }
  status?: {
    privacyStatus?: string
    podcastStatus?: string
  }
  contentDetails?: {
    itemCount?: number
  }
  player?: {
    embedHtml?: string
  }
  localizations?: {
    [k: string]: LocalizedText
  }
}

/** Params of playlists.get. */
export interface PlaylistsGetParams {
  /** ID of the playlist. */
  id: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "localizations" | "player" | "snippet" | "status")[]
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

/** Params of playlists.create. */
export interface PlaylistsCreateParams {
  /** Title and description. */
  snippet: {
    /** The title. (at most 150 characters) */
    title: string
    /** The description. (at most 5000 characters) */
    description?: string
    /** Language of the texts. */
    defaultLanguage?: string
  }
  /** Privacy of the playlist. */
  status?: {
    /** The people who can see the playlist. */
    privacyStatus?: "private" | "public" | "unlisted"
    /** Whether the playlist is a podcast. */
    podcastStatus?: "disabled" | "enabled"
  }
}

/** Params of playlists.update. */
export interface PlaylistsUpdateParams {
  /** ID of the playlist. */
  id: string
  /** Title and description. */
  snippet: {
    /** The title. (at most 150 characters) */
    title: string
    /** The description. (at most 5000 characters) */
    description?: string
    /** Language of the texts. */
    defaultLanguage?: string
  }
  /** Privacy of the playlist. */
  status?: {
    /** The people who can see the playlist. */
    privacyStatus?: "private" | "public" | "unlisted"
    /** Whether the playlist is a podcast. */
    podcastStatus?: "disabled" | "enabled"
  }
  /** Title and description by language, such as `{"de": {"title": "…"}}`. */
  localizations?: {
    [k: string]: {
      title?: string
      description?: string
    }
  }
}

/** Params of playlists.delete. */
export interface PlaylistsDeleteParams {
  /** ID of the playlist. */
  id: string
}

/** Searchable fields of playlists, in hosted mode. */
export interface PlaylistsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  channel_id: string | null
  channel_title: string | null
  published_at: string | null
  privacy: string | null
  item_count: number | null
}

/**
 * Params of playlist_items.list. Needs playlistId, or id. Takes only one of id, playlistId. Needs playlistId with
 * videoId.
 */
export interface PlaylistItemsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "snippet" | "status")[]
  /** IDs of playlist items. */
  id?: string[]
  /** The playlist whose videos are listed. */
  playlistId?: string
  /** Filters by the video in the item. */
  videoId?: string
}

/** Params of playlist_items.get. */
export interface PlaylistItemsGetParams {
  /** ID of the playlist item. */
  id: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "snippet" | "status")[]
}

/** Params of playlist_items.create. */
export interface PlaylistItemsCreateParams {
  /** The playlist that gets the video. */
  playlistId: string
  /** The video to add. */
  videoId: string
  /** Position in the playlist, from 0. At the end by default. (at least 0) */
  position?: number
  /** Note of the user. (at most 280 characters) */
  note?: string
}

/** Params of playlist_items.update. */
export interface PlaylistItemsUpdateParams {
  /** ID of the playlist item. */
  id: string
  /** The playlist that has the item. */
  playlistId: string
  /** The video of the item. */
  videoId: string
  /** Position in the playlist, from 0. (at least 0) */
  position?: number
  /** Note of the user. (at most 280 characters) */
  note?: string
}

/** Params of playlist_items.delete. */
export interface PlaylistItemsDeleteParams {
  /** ID of the playlist item. */
  id: string
}

/** Searchable fields of playlist_items, in hosted mode. */
export interface PlaylistItemsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  channel_id: string | null
  channel_title: string | null
  playlist_id: string | null
  video_id: string | null
  position: number | null
  added_at: string | null
  published_at: string | null
  privacy: string | null
}

/**
 * Params of subscriptions.list. Needs mine, or mySubscribers, or myRecentSubscribers, or channelId, or id. Takes only
 * one of id, channelId, mine, mySubscribers, myRecentSubscribers.
 */
export interface SubscriptionsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails","subscriberSnippet"]) */
  part?: ("id" | "snippet" | "contentDetails" | "subscriberSnippet")[]
  /** IDs of subscriptions. */
  id?: string[]
  /** ID of the channel that subscribed. */
  channelId?: string
  /** Set to `true` for the channels that the user subscribes to. */
  mine?: true
  /** Set to `true` for the user's subscribers. */
  mySubscribers?: true
  /** Set to `true` for the user's subscribers, latest first. */
  myRecentSubscribers?: true
  /** Filters by the channels that are subscribed to: their IDs, with commas between them. */
  forChannelId?: string
  /** The order. Google's default is `relevance`. */
  order?: "alphabetical" | "relevance" | "unread"
}

export interface Subscription {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    publishedAt?: string
    title?: string
    description?: string
    resourceId?: ResourceId
    channelId?: string
    thumbnails?: Thumbnails
  }
  contentDetails?: {
    totalItemCount?: number
    newItemCount?: number
    activityType?: string
  }
  subscriberSnippet?: {
    title?: string
    description?: string
    channelId?: string
    thumbnails?: Thumbnails
  }
}

/** Params of subscriptions.create. */
export interface SubscriptionsCreateParams {
  /** The channel to subscribe to. */
  channelId: string
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** ID of the subscription. */
  id: string
}

/** Searchable fields of subscriptions, in hosted mode. */
export interface SubscriptionsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  channel_id: string | null
  subscribed_at: string | null
  new_items: number | null
}

/**
 * Params of comment_threads.list. Needs videoId, or allThreadsRelatedToChannelId, or id. Takes only one of id, videoId,
 * allThreadsRelatedToChannelId. Takes only one of id, searchTerms. Takes only one of id, order. Takes only one of id,
 * moderationStatus.
 */
export interface CommentThreadsListParams {
  /** Maximum number of records per page. (1 to 100; default 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","replies"]) */
  part?: ("id" | "replies" | "snippet")[]
  /** IDs of comment threads. */
  id?: string[]
  /** The video whose comments are listed. */
  videoId?: string
  /** ID of a channel: comments on its videos and on itself. */
  allThreadsRelatedToChannelId?: string
  /** Filters by words of the comments. */
  searchTerms?: string
  /** The order. Google's default is `time`, latest first. */
  order?: "relevance" | "time"
  /** State of the comments. Google's default is `published`. Others need the owner of the channel. */
  moderationStatus?: "heldForReview" | "likelySpam" | "published"
  /** Form of the texts. Defaults to `plainText`. (default "plainText") */
  textFormat?: "html" | "plainText"
}

export interface CommentThread {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    channelId?: string
    videoId?: string
    topLevelComment?: Comment
    canReply?: boolean
    totalReplyCount?: number
    isPublic?: boolean
  }
  replies?: {
    comments?: Comment[]
  }
}

export interface Comment {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    authorDisplayName?: string
    authorProfileImageUrl?: string
    authorChannelUrl?: string
    authorChannelId?: {
      value?: string
    }
    channelId?: string
    videoId?: string
    textDisplay?: string
    textOriginal?: string
    parentId?: string
    canRate?: boolean
    viewerRating?: string
    likeCount?: number
    moderationStatus?: string
    publishedAt?: string
    updatedAt?: string
  }
}

/** Params of comment_threads.get. */
export interface CommentThreadsGetParams {
  /** ID of the comment thread. */
  id: string
  /** Parts of the records. (default ["id","snippet","replies"]) */
  part?: ("id" | "replies" | "snippet")[]
  /** Form of the texts. Defaults to `plainText`. (default "plainText") */
  textFormat?: "html" | "plainText"
}

/** Params of comment_threads.create. */
export interface CommentThreadsCreateParams {
  /** The video to comment on. */
  videoId: string
  /** Text of the comment. */
  text: string
}

/** Params of comments.list. Needs parentId, or id. Takes only one of id, parentId. Takes only one of id, maxResults. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 100. Not with `id`. Google's default is 20. (1 to 100) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet"]) */
  part?: ("id" | "snippet")[]
  /** ID of the comment that the replies answer. */
  parentId?: string
  /** IDs of comments. The list then has no pages. */
  id?: string[]
  /** Form of the texts. Defaults to `plainText`. (default "plainText") */
  textFormat?: "html" | "plainText"
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the comment. */
  id: string
  /** Parts of the records. (default ["id","snippet"]) */
  part?: ("id" | "snippet")[]
  /** Form of the texts. Defaults to `plainText`. (default "plainText") */
  textFormat?: "html" | "plainText"
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** ID of the top-level comment. */
  parentId: string
  /** Text of the reply. */
  text: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the comment. */
  id: string
  /** The new text. */
  text: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the comment. */
  id: string
}

/** Params of comments.set_moderation_status. */
export interface CommentsSetModerationStatusParams {
  /** IDs of comments. */
  id: string[]
  /** The new state. */
  moderationStatus: "heldForReview" | "published" | "rejected"
  /** Whether to reject the author's further comments. Only with `rejected`. */
  banAuthor?: boolean
}

/** Params of captions.list. */
export interface CaptionsListParams {
  /** The video whose tracks are listed. */
  videoId: string
  /** IDs of caption tracks. */
  id?: string[]
}

export interface Caption {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    videoId?: string
    lastUpdated?: string
    trackKind?: string
    language?: string
    name?: string
    audioTrackType?: string
    isCC?: boolean
    isLarge?: boolean
    isEasyReader?: boolean
    isDraft?: boolean
    isAutoSynced?: boolean
    status?: string
    failureReason?: string
  }
}

/** Params of captions.create. */
export interface CaptionsCreateParams {
  /** Video, language and name. */
  snippet: {
    /** ID of the video. */
    videoId: string
    /** Language of the track, such as `en`. */
    language: string
    /** Name that viewers see. May be empty. (at most 150 characters) */
    name: string
    /** Whether viewers do not see the track. */
    isDraft?: boolean
  }
  /** The captions, for example as SRT. */
  content: FileInput
}

/** Params of captions.update. */
export interface CaptionsUpdateParams {
  /** ID of the caption track. */
  id: string
  /** Whether viewers do not see the track. */
  isDraft: boolean
}

/** Params of captions.delete. */
export interface CaptionsDeleteParams {
  /** ID of the caption track. */
  id: string
}

/** Params of caption_files.download. */
export interface CaptionFilesDownloadParams {
  /** ID of the caption track. */
  id: string
  /** The form of the file. The original one by default. */
  tfmt?: "sbv" | "scc" | "srt" | "ttml" | "vtt"
  /** Language to translate to, such as `es`. */
  tlang?: string
}

/** Params of activities.list. Needs mine, or channelId. Takes only one of channelId, mine. */
export interface ActivitiesListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails"]) */
  part?: ("id" | "snippet" | "contentDetails")[]
  /** The channel that acted. */
  channelId?: string
  /** Set to `true` for the user's activities. Needs a Google account. */
  mine?: true
  /** Filters by activities at this time or later. */
  publishedAfter?: string
  /** Filters by activities before this time. */
  publishedBefore?: string
  /** Country, such as `US`. */
  regionCode?: string
}

export interface Activity {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    channelTitle?: string
    type?: string
    groupId?: string
  }
  contentDetails?: {
    upload?: {
      videoId?: string
    }
    like?: {
      resourceId?: ResourceId
    }
    subscription?: {
      resourceId?: ResourceId
    }
    playlistItem?: {
      resourceId?: ResourceId
      playlistId?: string
      playlistItemId?: string
    }
  }
}

/** Params of members.list. */
export interface MembersListParams {
  /** Maximum number of records per page. (1 to 1000; default 1000) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** `updates` lists members who joined or rose since the previous call. */
  mode?: "all_current" | "updates"
  /** ID of a level that members have access to. */
  hasAccessToLevel?: string
  /** IDs of the channels of members, with commas between them. */
  filterByMemberChannelId?: string
}

export interface Member {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    creatorChannelId?: string
    memberDetails?: {
      channelId?: string
      channelUrl?: string
      displayName?: string
      profileImageUrl?: string
    }
    membershipsDetails?: {
      highestAccessibleLevel?: string
      highestAccessibleLevelDisplayName?: string
      accessibleLevels?: string[]
      membershipsDuration?: {
        memberSince?: string
        memberTotalDurationMonths?: number
      }
    }
  }
}

/** Params of membership_levels.list. */
export interface MembershipLevelsListParams { [k: string]: never }

export interface MembershipsLevel {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    creatorChannelId?: string
    levelDetails?: {
      displayName?: string
    }
  }
}

/** Params of video_categories.list. Needs regionCode, or id. Takes only one of regionCode, id. */
export interface VideoCategoriesListParams {
  /** Country, such as `US`. */
  regionCode?: string
  /** IDs of categories. */
  id?: string[]
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface VideoCategory {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    title?: string
    assignable?: boolean
    channelId?: string
  }
}

/** Params of regions.list. */
export interface RegionsListParams {
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface Region {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    gl?: string
    name?: string
  }
}

/** Params of languages.list. */
export interface LanguagesListParams {
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface Language {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    hl?: string
    name?: string
  }
}

/** Params of abuse_reasons.list. */
export interface AbuseReasonsListParams {
  /** Language of the texts, such as `de` or `pt-BR`. */
  hl?: string
}

export interface AbuseReason {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    label?: string
    secondaryReasons?: SecondaryReason[]
  }
}

export interface SecondaryReason {
  id?: string
  label?: string
}

/**
 * Params of live_broadcasts.list. Needs mine, or broadcastStatus, or id. Takes only one of id, broadcastStatus, mine.
 */
export interface LiveBroadcastsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "monetizationDetails" | "snippet" | "statistics" | "status")[]
  /** IDs of broadcasts. */
  id?: string[]
  /** State of the broadcasts. */
  broadcastStatus?: "active" | "all" | "completed" | "upcoming"
  /** Set to `true` for all of the user's broadcasts. */
  mine?: true
  /** Type of the broadcasts. Google's default is `event`. */
  broadcastType?: "all" | "event" | "persistent"
}

export interface LiveBroadcast {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    thumbnails?: Thumbnails
    scheduledStartTime?: string
    scheduledEndTime?: string
    actualStartTime?: string
    actualEndTime?: string
    isDefaultBroadcast?: boolean
    liveChatId?: string
    categoryId?: string
  }
  status?: {
    lifeCycleStatus?: string
    privacyStatus?: string
    recordingStatus?: string
    madeForKids?: boolean
    selfDeclaredMadeForKids?: boolean
    liveBroadcastPriority?: string
  }
  contentDetails?: {
    boundStreamId?: string
    boundStreamLastUpdateTimeMs?: string
    monitorStream?: {
      enableMonitorStream?: boolean
      broadcastStreamDelayMs?: number
      embedHtml?: string
    }
    enableEmbed?: boolean
    enableDvr?: boolean
    recordFromStart?: boolean
    enableClosedCaptions?: boolean
    closedCaptionsType?: string
    enableAutoStart?: boolean
    enableAutoStop?: boolean
    latencyPreference?: string
    projection?: string
  }
  statistics?: {
    concurrentViewers?: string
  }
  /** When and how advertisements are shown. */
  monetizationDetails?: { [k: string]: unknown }
}

/** Params of live_broadcasts.get. */
export interface LiveBroadcastsGetParams {
  /** ID of the broadcast. */
  id: string
  /** Parts of the records. (default ["id","snippet","contentDetails","status"]) */
  part?: ("contentDetails" | "id" | "monetizationDetails" | "snippet" | "statistics" | "status")[]
}

/** Params of live_broadcasts.create. */
export interface LiveBroadcastsCreateParams {
  /** Title and times. */
  snippet: {
    /** The title. (at most 100 characters) */
    title: string
    /** The planned start. */
    scheduledStartTime: string
    /** The planned end. */
    scheduledEndTime?: string
    /** The description. (at most 5000 characters) */
    description?: string
  }
  /** Privacy of the broadcast. */
  status: {
    /** The people who can see the broadcast. */
    privacyStatus: "private" | "public" | "unlisted"
    /** Whether the owner declares it as made for kids. */
    selfDeclaredMadeForKids?: boolean
  }
  /** Settings of the video. */
  contentDetails?: {
    /** Whether it starts when the stream does. */
    enableAutoStart?: boolean
    /** Whether it ends a minute after the stream. */
    enableAutoStop?: boolean
    /** Whether viewers can go back. */
    enableDvr?: boolean
    /** Whether other sites can embed it. */
    enableEmbed?: boolean
    /** Whether it is recorded. */
    recordFromStart?: boolean
    /** The latency. */
    latencyPreference?: "low" | "normal" | "ultraLow"
    monitorStream?: {
      /** Whether the owner can see the video before the start. */
      enableMonitorStream?: boolean
      /** Delay in milliseconds. (at least 0) */
      broadcastStreamDelayMs?: number
    }
  }
}

/** Params of live_broadcasts.update. Needs snippet, or status, or contentDetails. */
export interface LiveBroadcastsUpdateParams {
  /** ID of the broadcast. */
  id: string
  /** Title and times. */
  snippet?: {
    /** The title. (at most 100 characters) */
    title: string
    /** The planned start. */
    scheduledStartTime: string
    /** The planned end. */
    scheduledEndTime?: string
    /** The description. (at most 5000 characters) */
    description?: string
  }
  /** Privacy of the broadcast. */
  status?: {
    /** The people who can see the broadcast. */
    privacyStatus: "private" | "public" | "unlisted"
    /** Whether the owner declares it as made for kids. */
    selfDeclaredMadeForKids?: boolean
  }
  /** Settings of the video. */
  contentDetails?: {
    /** Whether it starts when the stream does. */
    enableAutoStart?: boolean
    /** Whether it ends a minute after the stream. */
    enableAutoStop?: boolean
    /** Whether viewers can go back. */
    enableDvr?: boolean
    /** Whether other sites can embed it. */
    enableEmbed?: boolean
    /** Whether it is recorded. */
    recordFromStart?: boolean
    /** The latency. */
    latencyPreference?: "low" | "normal" | "ultraLow"
    monitorStream?: {
      /** Whether the owner can see the video before the start. */
      enableMonitorStream?: boolean
      /** Delay in milliseconds. (at least 0) */
      broadcastStreamDelayMs?: number
    }
  }
}

/** Params of live_broadcasts.delete. */
export interface LiveBroadcastsDeleteParams {
  /** ID of the broadcast. */
  id: string
}

/** Params of live_broadcasts.bind. */
export interface LiveBroadcastsBindParams {
  /** ID of the broadcast. */
  id: string
  /** The video stream to bind to. */
  streamId?: string
}

/** Params of live_broadcasts.transition. */
export interface LiveBroadcastsTransitionParams {
  /** ID of the broadcast. */
  id: string
  /** The new state. */
  broadcastStatus: "complete" | "live" | "testing"
}

/** Searchable fields of live_broadcasts, in hosted mode. */
export interface LiveBroadcastsSearchFields {
  id: string | null
  title: string | null
  description: string | null
  channel_id: string | null
  scheduled_start: string | null
  actual_start: string | null
  actual_end: string | null
  life_cycle: string | null
  privacy: string | null
}

/** Params of live_streams.list. Needs mine, or id. Takes only one of id, mine. */
export interface LiveStreamsListParams {
  /** Maximum number of records per page. (1 to 50; default 50) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** Parts of the records. (default ["id","snippet","cdn","contentDetails","status"]) */
  part?: ("cdn" | "contentDetails" | "id" | "snippet" | "status")[]
  /** IDs of streams. */
  id?: string[]
  /** Set to `true` for the user's streams. */
  mine?: true
}

export interface LiveStream {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    publishedAt?: string
    channelId?: string
    title?: string
    description?: string
    isDefaultStream?: boolean
  }
  cdn?: {
    ingestionType?: string
    ingestionInfo?: {
      streamName?: string
      ingestionAddress?: string
      backupIngestionAddress?: string
      rtmpsIngestionAddress?: string
      rtmpsBackupIngestionAddress?: string
    }
    resolution?: string
    frameRate?: string
  }
  status?: {
    streamStatus?: string
    healthStatus?: {
      status?: string
      lastUpdateTimeSeconds?: string
    }
  }
  contentDetails?: {
    closedCaptionsIngestionUrl?: string
    isReusable?: boolean
  }
}

/** Params of live_streams.create. */
export interface LiveStreamsCreateParams {
  /** The title. (at most 128 characters) */
  title: string
  /** The description. (at most 10000 characters) */
  description?: string
  /** Frame rate. */
  frameRate: "30fps" | "60fps" | "variable"
  /** The protocol of the encoder. */
  ingestionType: "dash" | "hls" | "rtmp"
  /** Resolution. */
  resolution: "240p" | "360p" | "480p" | "720p" | "1080p" | "1440p" | "2160p" | "variable"
  /** Whether several broadcasts can use the stream. */
  isReusable?: boolean
}

/** Params of live_streams.delete. */
export interface LiveStreamsDeleteParams {
  /** ID of the stream. */
  id: string
}

/** Params of live_chat_messages.list. */
export interface LiveChatMessagesListParams {
  /** Maximum number of records per page, 200 to 2,000. Google's default is 500. (200 to 2000) */
  maxResults?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
  /** `snippet.liveChatId` of the broadcast. */
  liveChatId: string
}

export interface LiveChatMessage {
  id: string
  kind?: string
  etag?: string
  snippet?: {
    type?: string
    liveChatId?: string
    authorChannelId?: string
    publishedAt?: string
    hasDisplayContent?: boolean
    displayMessage?: string
    textMessageDetails?: {
      messageText?: string
    }
    superChatDetails?: {
      amountMicros?: string
      currency?: string
      amountDisplayString?: string
      userComment?: string
      tier?: number
    }
  }
  authorDetails?: {
    channelId?: string
    channelUrl?: string
    displayName?: string
    profileImageUrl?: string
    isVerified?: boolean
    isChatOwner?: boolean
    isChatSponsor?: boolean
    isChatModerator?: boolean
  }
}

/** Params of live_chat_messages.create. */
export interface LiveChatMessagesCreateParams {
  /** `snippet.liveChatId` of the broadcast. */
  liveChatId: string
  /** Text of the message. (at most 200 characters) */
  text: string
}

/** Params of live_chat_messages.delete. */
export interface LiveChatMessagesDeleteParams {
  /** ID of the message. */
  id: string
}

/** Credentials by auth variant. */
export interface YoutubeCredentials {
  oauth: YoutubeOauthCredentials
  api_key: YoutubeApiKeyCredentials
}

/** Google account */
export interface YoutubeOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** API key */
export interface YoutubeApiKeyCredentials {
  api_key: string
}

export interface YoutubeConfig { [k: string]: never }
