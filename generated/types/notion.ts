// Generated from definitions/notion.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Notion */
    "notion": Notion
  }
}

/** Notion. Pages, databases, data sources, blocks, comments, file uploads and users of a Notion workspace. */
export interface Notion {
  operations: NotionOperations
  credentials: NotionCredentials
  config: NotionConfig
}

/** The operations, by entity and action. */
export interface NotionOperations {
  /** A person or bot of the workspace. Guests are not included. */
  users: {
    /** Lists the users of the workspace, people and bots. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a user. A person's email address requires the integration's user capability. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The bot of the connection. */
  current_user: {
    /** Gets the bot user of the connection, with its owner and workspace. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A page: standalone or an entry of a data source. Its content is in its blocks. */
  pages: {
    /** Lists the pages shared with the integration, most recently edited first. */
    list: {
      params: PagesListParams
      records: Page[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a page with its properties. To read its content, use `blocks.list`. */
    get: {
      params: PagesGetParams
      records: Page
      meta: {}
    }
    /**
     * Creates a page under a page or in a data source. Set its content with `children` or `markdown`, or apply a
     * template of the data source.
     */
    create: {
      params: PagesCreateParams
      records: Page
      meta: {}
    }
    /** Updates the properties, icon, cover or lock of a page. For its content, use `blocks` or `page_markdown`. */
    update: {
      params: PagesUpdateParams
      records: Page
      meta: {}
    }
    /**
     * Searches the pages shared with the integration by title. To filter the pages of one data source, use
     * `data_source_entries.list`.
     */
    api_search: {
      params: PagesApiSearchParams
      records: Page[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Moves a page and its child pages to the trash. To restore it, use `pages.restore`. */
    archive: {
      params: PagesArchiveParams
      records: Page
      meta: {}
    }
    /** Restores a page from the trash. */
    restore: {
      params: PagesRestoreParams
      records: Page
      meta: {}
    }
    /** Moves a page to another page or into a data source. */
    move: {
      params: PagesMoveParams
      records: Page
      meta: {}
    }
    /** Deletes all blocks of a page. This cannot be undone with the API. */
    erase: {
      params: PagesEraseParams
      records: Page
      meta: {}
    }
    search: {
      fields: PagesSearchFields
    }
  }
  /** An item of a page property. Titles, rich text, people and relations have one for each part, person or page. */
  page_property_items: {
    /**
     * Lists all items of a title, rich text, people, relation or rollup property. A page has only the first 25. A
     * property of another type, such as a number or a date, is one item.
     */
    list: {
      params: PagePropertyItemsListParams
      records: PropertyItem[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
  /** The content of a page as Markdown, in Notion's dialect. */
  page_markdown: {
    /** Gets the content of a page or block as Markdown. Read the blocks in `unknown_block_ids` one by one. */
    get: {
      params: PageMarkdownGetParams
      records: PageMarkdown
      meta: {}
    }
    /** Updates parts of a page's content: finds texts of its Markdown and replaces them. */
    update: {
      params: PageMarkdownUpdateParams
      records: PageMarkdown
      meta: {}
    }
    /** Inserts Markdown at the end or the start of a page. */
    insert: {
      params: PageMarkdownInsertParams
      records: PageMarkdown
      meta: {}
    }
    /** Replaces the whole content of a page. Notion refuses to replace content with child pages or databases. */
    replace: {
      params: PageMarkdownReplaceParams
      records: PageMarkdown
      meta: {}
    }
  }
  /** A data source: a table of a database, with the properties of its pages. */
  data_sources: {
    /** Lists the data sources shared with the integration, most recently edited first. */
    list: {
      params: DataSourcesListParams
      records: DataSource[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a data source with its property schema. Its pages are not included. */
    get: {
      params: DataSourcesGetParams
      records: DataSource
      meta: {}
    }
    /** Creates a data source in a database. */
    create: {
      params: DataSourcesCreateParams
      records: DataSource
      meta: {}
    }
    /** Updates the title, icon, properties or database of a data source. */
    update: {
      params: DataSourcesUpdateParams
      records: DataSource
      meta: {}
    }
    /** Searches the data sources shared with the integration by title. */
    api_search: {
      params: DataSourcesApiSearchParams
      records: DataSource[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Moves a data source to the trash. To restore it, use `data_sources.restore`. */
    archive: {
      params: DataSourcesArchiveParams
      records: DataSource
      meta: {}
    }
    /** Restores a data source from the trash. */
    restore: {
      params: DataSourcesRestoreParams
      records: DataSource
      meta: {}
    }
    search: {
      fields: DataSourcesSearchFields
    }
  }
  /** An entry of a data source: a page with its property values. Entries of a wiki can also be data sources. */
  data_source_entries: {
    /**
     * Queries a data source: lists its pages with filters and sorts. Without `sorts`, their order is not defined. Ends
     * after 10,000.
     */
    list: {
      params: DataSourceEntriesListParams
      records: Page[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
  /** A template of a data source, for `pages.create`. */
  data_source_templates: {
    /** Lists the templates of a data source. */
    list: {
      params: DataSourceTemplatesListParams
      records: DataSourceTemplate[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
  /** A database: one or more data sources with a title, icon and cover. */
  databases: {
    /** Gets a database with the IDs and names of its data sources. */
    get: {
      params: DatabasesGetParams
      records: Database
      meta: {}
    }
    /** Creates a database with its first data source. */
    create: {
      params: DatabasesCreateParams
      records: Database
      meta: {}
    }
    /**
     * Updates the title, description, icon, cover, lock or parent of a database. For its properties, use
     * `data_sources.update`.
     */
    update: {
      params: DatabasesUpdateParams
      records: Database
      meta: {}
    }
    /** Moves a database and its pages to the trash. To restore it, use `databases.restore`. */
    archive: {
      params: DatabasesArchiveParams
      records: Database
      meta: {}
    }
    /** Restores a database from the trash. */
    restore: {
      params: DatabasesRestoreParams
      records: Database
      meta: {}
    }
  }
  /** A block of a page, such as a paragraph. Its content is under the name of its type. */
  blocks: {
    /**
     * Lists the first level of child blocks of a page or block. For blocks with `has_children`, list again with their
     * ID.
     */
    list: {
      params: BlocksListParams
      records: Block[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a block. To read its child blocks, use `blocks.list`. */
    get: {
      params: BlocksGetParams
      records: Block
      meta: {}
    }
    /** Appends up to 100 blocks to a page or block. Blocks cannot be moved afterwards. */
    create: {
      params: BlocksCreateParams
      records: Block[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /**
     * Updates the content of a block: give the field of its type. Its child blocks stay. A block's type cannot be
     * changed.
     */
    update: {
      params: BlocksUpdateParams
      records: Block
      meta: {}
    }
    /** Moves a block and its child blocks to the trash. To restore it, use `blocks.restore`. */
    delete: {
      params: BlocksDeleteParams
      records: Block
      meta: {}
    }
    /** Restores a block from the trash. */
    restore: {
      params: BlocksRestoreParams
      records: Block
      meta: {}
    }
    search: {
      fields: BlocksSearchFields
    }
  }
  /** A comment on a page or block. */
  comments: {
    /** Lists the open comments on a page or block, oldest first. Resolved comments are not included. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a comment. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /**
     * Creates a comment on a page or block, or a reply in a discussion. It requires the integration's capability to
     * insert comments.
     */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the text of a comment that the integration wrote. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment that the integration wrote. This cannot be undone. */
    delete: {
      params: CommentsDeleteParams
      records: Comment
      meta: {}
    }
  }
  /** A file uploaded to Notion. Attach it to a page, block or comment within an hour, or it expires. */
  file_uploads: {
    /** Lists the integration's file uploads. */
    list: {
      params: FileUploadsListParams
      records: FileUpload[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a file upload with its status. */
    get: {
      params: FileUploadsGetParams
      records: FileUpload
      meta: {}
    }
    /**
     * Uploads a file of up to 20 MB, or 5 MB in free workspaces. Attach its ID as `file_upload` in blocks, file
     * properties, icons, covers and comments.
     */
    create: {
      params: FileUploadsCreateParams
      records: FileUpload
      meta: {}
    }
    /**
     * Starts the import of a file from a public HTTPS URL. For its end, use `file_uploads.get` until the status is
     * `uploaded`.
     */
    import: {
      params: FileUploadsImportParams
      records: FileUpload
      meta: {}
    }
  }
  /** A custom emoji of the workspace. */
  custom_emojis: {
    /** Lists the custom emojis of the workspace, for icons. */
    list: {
      params: CustomEmojisListParams
      records: CustomEmoji[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
}

/** Params of users.list. */
export interface UsersListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
}

export interface User {
  /** The user's ID. */
  id: string
  /** The object type, always user. */
  object: string | null
  /** The type of user: a person or a bot. */
  type: string | null
  /** The user's name, as shown in Notion. */
  name: string | null
  /** The address of the user's avatar. Null if none is set. */
  avatar_url: string | null
  person?: Person | null
  bot?: Bot | null
  /** The ID of the API request that returned the user. */
  request_id?: string | null
}

export interface Person {
  email?: string | null
}

export interface Bot {
  owner?: BotOwner | null
  workspace_id?: string | null
  workspace_name?: string | null
  workspace_limits?: WorkspaceLimits | null
}

export interface BotOwner {
  type?: string
  user?: User | null
  workspace?: boolean | null
}

export interface WorkspaceLimits {
  max_file_upload_size_in_bytes?: number
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as fields such as `created_by` return it. */
  user_id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  avatar_url: string | null
  bot: { [k: string]: unknown } | null
  id: string | null
  name: string | null
  object: string | null
  person: { [k: string]: unknown } | null
  type: string | null
}

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

/** Params of pages.list. */
export interface PagesListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  page_size?: number
  /** Sort order by last edited time. Defaults to most recently edited first. */
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** Filter that selects pages. Fixed. (default {"property":"object","value":"page"}) */
  filter?: {
    /** (default "object") */
    property?: "object"
    /** (default "page") */
    value?: "page"
  }
}

export interface Page {
  /** The page's ID. */
  id: string
  /** The object type, always page. */
  object: string | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time?: string | null
  created_by?: UserReference | null
  last_edited_by?: UserReference | null
  cover?: File | null
  icon?: Icon | null
  parent?: Parent | null
  /** Whether the page is archived. Prefer in_trash. */
  archived?: boolean | null
  /** Whether the page is archived. */
  is_archived?: boolean | null
  /** Whether the page is in the trash. */
  in_trash?: boolean | null
  /** Whether the page is locked against editing in Notion. */
  is_locked?: boolean | null
  properties?: PropertyValues | null
  /** The page's address in Notion. */
  url?: string | null
  /** The page's public address. Null if not published to the web. */
  public_url?: string | null
  /** The ID of the API request that returned the page. */
  request_id?: string | null
}

export interface UserReference {
  id?: string
  object?: string | null
}

export interface File {
  type?: string | null
  file?: HostedFile | null
  external?: Url | null
  name?: string | null
  caption?: RichText[] | null
}

export interface HostedFile {
  url?: string
  expiry_time?: string | null
}

export interface Url {
  url?: string
}

export interface RichText {
  type?: string | null
  text?: TextContent | null
  mention?: Mention | null
  equation?: Equation | null
  annotations?: Annotations | null
  plain_text?: string | null
  href?: string | null
}

export interface TextContent {
  content?: string
  link?: Url | null
}

export interface Mention {
  type?: string
  user?: User | null
  date?: DateRange | null
  page?: Reference | null
  database?: Reference | null
  link_preview?: Url | null
  link_mention?: LinkMention | null
  template_mention?: TemplateMention | null
  custom_emoji?: CustomEmoji | null
}

export interface DateRange {
  start?: string
  end?: string | null
  time_zone?: string | null
}

export interface Reference {
  id?: string
}

export interface LinkMention {
  href?: string
  title?: string | null
  description?: string | null
  link_author?: string | null
  link_provider?: string | null
  thumbnail_url?: string | null
  icon_url?: string | null
  iframe_url?: string | null
  height?: number | null
  padding?: number | null
  padding_top?: number | null
}

export interface TemplateMention {
  type?: string
  template_mention_date?: string | null
  template_mention_user?: string | null
}

export interface CustomEmoji {
  id?: string | null
  name?: string | null
  url?: string | null
}

export interface Equation {
  expression?: string | null
}

export interface Annotations {
  bold?: boolean
  italic?: boolean
  strikethrough?: boolean
  underline?: boolean
  code?: boolean
  color?: string
}

export interface Icon {
  type?: string | null
  emoji?: string | null
  file?: HostedFile | null
  external?: Url | null
  custom_emoji?: CustomEmoji | null
  icon?: NamedIcon | null
}

export interface NamedIcon {
  name?: string | null
  color?: string | null
}

export interface Parent {
  type?: string
  page_id?: string | null
  block_id?: string | null
  database_id?: string | null
  data_source_id?: string | null
  agent_id?: string | null
  workspace?: boolean | null
}

/** Property values, by property name. */
export interface PropertyValues {
  [k: string]: PropertyValue
}

export interface PropertyValue {
  id?: string | null
  type?: string | null
  title?: RichText[] | null
  rich_text?: RichText[] | null
  number?: number | null
  select?: Option | null
  multi_select?: Option[] | null
  status?: Option | null
  date?: DateRange | null
  people?: User[] | null
  files?: File[] | null
  checkbox?: boolean | null
  url?: string | null
  email?: string | null
  phone_number?: string | null
  formula?: Formula | null
  relation?: Reference[] | null
  has_more?: boolean | null
  rollup?: Rollup | null
  created_time?: string | null
  created_by?: User | null
  last_edited_time?: string | null
  last_edited_by?: User | null
  button?: Empty | null
  unique_id?: UniqueId | null
  verification?: Verification | null
  place?: Place | null
}

export interface Option {
  id?: string | null
  name?: string | null
  color?: string | null
  description?: string | null
}

export interface Formula {
  type?: string
  string?: string | null
  number?: number | null
  boolean?: boolean | null
  date?: DateRange | null
}

export interface Rollup {
  type?: string
  function?: string | null
  number?: number | null
  date?: DateRange | null
  array?: PropertyValue[] | null
}

export interface Empty { [k: string]: never }

export interface UniqueId {
  prefix?: string | null
  number?: number | null
}

export interface Verification {
  state?: string
  date?: DateRange | null
  verified_by?: User | null
}

export interface Place {
  lat?: number | null
  lon?: number | null
  name?: string | null
  address?: string | null
  aws_place_id?: string | null
  google_place_id?: string | null
}

/** Params of pages.get. */
export interface PagesGetParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
}

/** Params of pages.create. Takes only one of children, markdown, template. */
export interface PagesCreateParams {
  /** Page or data source that contains the page. Only public integrations may leave it out, for a private page. */
  parent?: {
    type?: "page_id" | "data_source_id" | "database_id" | "workspace"
    /** ID of a page. */
    page_id?: string
    /** ID of a data source. */
    data_source_id?: string
    /** ID of a database with one data source. */
    database_id?: string
    /** True for a private page, for public integrations only. */
    workspace?: boolean
  }
  /** Property values, by name or ID. Outside data sources, a page has only `title`. Null clears a value. */
  properties?: {
    /** A property value: give the field of the property's type. */
    [k: string]: {
      type?: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      title?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      number?: number | null
      /** An option, by name or ID. Notion adds an unknown name to a select. */
      select?: ({
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      } | null)
      /**
       * (at most 100 items)
       * 
       * Items: An option, by name or ID. Notion adds an unknown name to a select.
       */
      multi_select?: {
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      }[]
      /** An option, by name or ID. Notion adds an unknown name to a select. */
      status?: ({
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      } | null)
      /** A date or time. */
      date?: ({
        /** An ISO 8601 date, or date and time. */
        start: string
        /** The end of a range. */
        end?: string | null
        /** An IANA time zone, such as `Europe/Paris`. */
        time_zone?: string | null
      } | null)
      /** (at most 100 items) */
      people?: {
        id: string
        object?: string
      }[]
      /**
       * (at most 100 items)
       * 
       * Items: A file: a URL or a file upload.
       */
      files?: {
        type?: "external" | "file_upload" | "file"
        name?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        file?: {
          url: string
          expiry_time?: string
        }
      }[]
      checkbox?: boolean
      url?: string | null
      email?: string | null
      phone_number?: string | null
      /** (at most 100 items) */
      relation?: {
        id: string
      }[]
      place?: ({
        lat: number
        lon: number
        name?: string | null
        address?: string | null
      } | null)
      /** State of a wiki page. */
      verification?: {
        state: "verified" | "unverified"
        /** A date or time. */
        date?: {
          /** An ISO 8601 date, or date and time. */
          start: string
          /** The end of a range. */
          end?: string | null
          /** An IANA time zone, such as `Europe/Paris`. */
          time_zone?: string | null
        }
      }
    }
  }
  /**
   * Blocks of the page, up to 100, with up to two levels of child blocks. (at most 100 items)
   * 
   * Items: A block: give the field of its type.
   */
  children?: {
    type?:
      | "paragraph"
      | "heading_1"
      | "heading_2"
      | "heading_3"
      | "heading_4"
      | "bulleted_list_item"
      | "numbered_list_item"
      | "to_do"
      | "toggle"
      | "quote"
      | "callout"
      | "code"
      | "equation"
      | "divider"
      | "breadcrumb"
      | "table_of_contents"
      | "table"
      | "table_row"
      | "column_list"
      | "column"
      | "tab"
      | "image"
      | "video"
      | "audio"
      | "file"
      | "pdf"
      | "bookmark"
      | "embed"
      | "link_to_page"
      | "synced_block"
    object?: "block"
    /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
    paragraph?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
      icon?: {
        type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
        emoji?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        custom_emoji?: {
          id: string
          name?: string
          url?: string
        }
        icon?: {
          name: string
          color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
        }
      }
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_1?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_2?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_3?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_4?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    bulleted_list_item?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    numbered_list_item?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text and state of a to-do. */
    to_do?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      checked?: boolean
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    toggle?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    quote?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
    callout?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
      icon?: {
        type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
        emoji?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        custom_emoji?: {
          id: string
          name?: string
          url?: string
        }
        icon?: {
          name: string
          color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
        }
      }
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a code block. */
    code?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** The language, such as `typescript` or `plain text`. */
      language: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** An empty object. */
    divider?: { [k: string]: unknown }
    /** An empty object. */
    breadcrumb?: { [k: string]: unknown }
    /** The color of a table of contents. */
    table_of_contents?: {
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
    }
    /** A table with its rows. */
    table?: {
      /** The number of columns. (at least 1) */
      table_width: number
      has_column_header?: boolean
      has_row_header?: boolean
      /** Rows of the table. (1 to 100 items) */
      children: {
        type?: "table_row"
        object?: "block"
        /** Cells of a table row, each as rich text. */
        table_row: {
          /** (at most 100 items) */
          cells: {
            type?: "text" | "mention" | "equation"
            /** Text, up to 2,000 characters, with an optional link. */
            text?: {
              /** (at most 2000 characters) */
              content: string
              link?: ({
                /** (at most 2000 characters) */
                url: string
              } | null)
            }
            /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
            mention?: { [k: string]: unknown }
            /** A LaTeX expression. */
            equation?: {
              /** (at most 1000 characters) */
              expression: string
            }
            /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
            annotations?: {
              [k: string]: boolean | string
            }
          }[][]
        }
      }[]
    }
    /** Cells of a table row, each as rich text. */
    table_row?: {
      /** (at most 100 items) */
      cells: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[][]
    }
    /** Columns, side by side. */
    column_list?: {
      /** The columns. (at least 2 items) */
      children: {
        type?: "column"
        object?: "block"
        /** A column with its blocks. */
        column: {
          /** Child blocks, each in the form of a block. (at most 100 items) */
          children: { [k: string]: unknown }[]
          /** The share of the width, 0 to 1. */
          width_ratio?: number
        }
      }[]
    }
    /** A column with its blocks. */
    column?: {
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children: { [k: string]: unknown }[]
      /** The share of the width, 0 to 1. */
      width_ratio?: number
    }
    /** Tabs, each a paragraph: its text is the label, its child blocks are the content. */
    tab?: {
      /** The tabs. (at least 1 items) */
      children: {
        type?: "paragraph"
        object?: "block"
        /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
        paragraph: {
          /**
           * (at most 100 items)
           * 
           * Items: A part of rich text: text, a mention or an equation.
           */
          rich_text: {
            type?: "text" | "mention" | "equation"
            /** Text, up to 2,000 characters, with an optional link. */
            text?: {
              /** (at most 2000 characters) */
              content: string
              link?: ({
                /** (at most 2000 characters) */
                url: string
              } | null)
            }
            /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
            mention?: { [k: string]: unknown }
            /** A LaTeX expression. */
            equation?: {
              /** (at most 1000 characters) */
              expression: string
            }
            /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
            annotations?: {
              [k: string]: boolean | string
            }
          }[]
          /** A color such as `red`, or a background such as `red_background`. */
          color?: string
          /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
          icon?: {
            type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
            emoji?: string
            external?: {
              /** (at most 2000 characters) */
              url: string
            }
            file_upload?: {
              id: string
            }
            custom_emoji?: {
              id: string
              name?: string
              url?: string
            }
            icon?: {
              name: string
              color?:
                | "gray"
                | "lightgray"
                | "brown"
                | "yellow"
                | "orange"
                | "green"
                | "blue"
                | "purple"
                | "pink"
                | "red"
            }
          }
          /** Child blocks, each in the form of a block. (at most 100 items) */
          children?: { [k: string]: unknown }[]
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    image?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    video?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    audio?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file with a name: a URL or a file upload. */
    file?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      name?: string
    }
    /** A file of a block: a URL or a file upload. */
    pdf?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The URL of a bookmark or embed. */
    bookmark?: {
      /** (at most 2000 characters) */
      url: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The URL of a bookmark or embed. */
    embed?: {
      /** (at most 2000 characters) */
      url: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The page, database or comment to link to. */
    link_to_page?: {
      type?: "page_id" | "database_id" | "comment_id"
      page_id?: string
      database_id?: string
      comment_id?: string
    }
    /** A copy of the block in `synced_from`. Null there makes an original of the child blocks. */
    synced_block?: {
      synced_from: {
        type?: "block_id"
        block_id: string
      } | null
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
  }[]
  /** Content of the page as Markdown in Notion's dialect, in place of `children`. */
  markdown?: string
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: ({
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  } | null)
  /** Cover image: a URL or a file upload. */
  cover?: ({
    type?: "external" | "file_upload"
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
  } | null)
  /** Template of the data source to fill the page with. Notion adds its content after the response. */
  template?: {
    type: "default" | "template_id"
    /** ID of the template, as `data_source_templates.list` returns it. */
    template_id?: string
    /** IANA time zone for the template's dates, such as `Europe/Paris`. */
    timezone?: string
  }
  /** Position among the blocks of the parent page. Defaults to its end. */
  position?: {
    type: "after_block" | "page_start" | "page_end"
    after_block?: {
      id: string
    }
  }
}

/** Params of pages.update. Needs properties, or icon, or cover, or is_locked, or template. */
export interface PagesUpdateParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Property values, by name or ID. Outside data sources, a page has only `title`. Null clears a value. */
  properties?: {
    /** A property value: give the field of the property's type. */
    [k: string]: {
      type?: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      title?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      number?: number | null
      /** An option, by name or ID. Notion adds an unknown name to a select. */
      select?: ({
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      } | null)
      /**
       * (at most 100 items)
       * 
       * Items: An option, by name or ID. Notion adds an unknown name to a select.
       */
      multi_select?: {
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      }[]
      /** An option, by name or ID. Notion adds an unknown name to a select. */
      status?: ({
        id?: string
        name?: string
        color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
        description?: string | null
      } | null)
      /** A date or time. */
      date?: ({
        /** An ISO 8601 date, or date and time. */
        start: string
        /** The end of a range. */
        end?: string | null
        /** An IANA time zone, such as `Europe/Paris`. */
        time_zone?: string | null
      } | null)
      /** (at most 100 items) */
      people?: {
        id: string
        object?: string
      }[]
      /**
       * (at most 100 items)
       * 
       * Items: A file: a URL or a file upload.
       */
      files?: {
        type?: "external" | "file_upload" | "file"
        name?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        file?: {
          url: string
          expiry_time?: string
        }
      }[]
      checkbox?: boolean
      url?: string | null
      email?: string | null
      phone_number?: string | null
      /** (at most 100 items) */
      relation?: {
        id: string
      }[]
      place?: ({
        lat: number
        lon: number
        name?: string | null
        address?: string | null
      } | null)
      /** State of a wiki page. */
      verification?: {
        state: "verified" | "unverified"
        /** A date or time. */
        date?: {
          /** An ISO 8601 date, or date and time. */
          start: string
          /** The end of a range. */
          end?: string | null
          /** An IANA time zone, such as `Europe/Paris`. */
          time_zone?: string | null
        }
      }
    }
  }
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: ({
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  } | null)
  /** Cover image: a URL or a file upload. */
  cover?: ({
    type?: "external" | "file_upload"
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
  } | null)
  /** Whether to lock the page against editing in Notion. The API can still edit it. */
  is_locked?: boolean
  /** Template of the data source to add to the page. Notion adds its content after the response. */
  template?: {
    type: "default" | "template_id"
    /** ID of the template, as `data_source_templates.list` returns it. */
    template_id?: string
    /** IANA time zone for the template's dates, such as `Europe/Paris`. */
    timezone?: string
  }
}

/** Params of pages.api_search. */
export interface PagesApiSearchParams {
  /** Text to find in titles. */
  query: string
  /** Sort order by last edited time. Defaults to most recently edited first. */
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Notion's default is 100. (1 to 100) */
  page_size?: number
}

/** Params of pages.archive. */
export interface PagesArchiveParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
}

/** Params of pages.restore. */
export interface PagesRestoreParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
}

/** Params of pages.move. */
export interface PagesMoveParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Page or data source to move the page to. */
  parent: {
    type?: "page_id" | "data_source_id"
    /** ID of a page. */
    page_id?: string
    /** ID of a data source. */
    data_source_id?: string
  }
}

/** Params of pages.erase. */
export interface PagesEraseParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
}

/** Searchable fields of pages, in hosted mode. */
export interface PagesSearchFields {
  archived: boolean | null
  cover: { [k: string]: unknown } | null
  created_by: { [k: string]: unknown } | null
  created_time: string | null
  icon: { [k: string]: unknown } | null
  id: string | null
  in_trash: boolean | null
  last_edited_by: { [k: string]: unknown } | null
  last_edited_time: string | null
  object: string | null
  parent: { [k: string]: unknown } | null
  properties: { [k: string]: unknown } | null
  public_url: string | null
  url: string | null
}

/** Params of page_property_items.list. */
export interface PagePropertyItemsListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** ID of the property, as `pages.get` returns it in `properties`. */
  property_id: string
}

export interface PropertyItem {
  /** The property's ID. */
  id: string
  /** The object type, always property_item. */
  object: string | null
  /** The type of property, also the name of the field with the value. */
  type: string | null
  title?: RichText | null
  rich_text?: RichText | null
  /** A number. Absent for other types. */
  number?: number | null
  select?: Option | null
  /** The options of a multi-select. Absent for other types. */
  multi_select?: Option[] | null
  status?: Option | null
  date?: DateRange | null
  people?: User | null
  /** Files. Absent for other types. */
  files?: File[] | null
  /** The state of a checkbox. Absent for other types. */
  checkbox?: boolean | null
  /** A URL. Absent for other types. */
  url?: string | null
  /** An email address. Absent for other types. */
  email?: string | null
  /** A phone number. Absent for other types. */
  phone_number?: string | null
  formula?: Formula | null
  relation?: Reference | null
  rollup?: Rollup | null
  /** The page's creation time. Absent for other types. */
  created_time?: string | null
  created_by?: User | null
  /** The time of the page's last edit. Absent for other types. */
  last_edited_time?: string | null
  last_edited_by?: User | null
  button?: Empty | null
  unique_id?: UniqueId | null
  verification?: Verification | null
  place?: Place | null
  /** The ID of the API request that returned the value. */
  request_id?: string | null
}

/** Params of page_markdown.get. */
export interface PageMarkdownGetParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Whether to include transcripts of meeting notes. Defaults to `false`. */
  include_transcript?: boolean
}

export interface PageMarkdown {
  /** The ID of the page or block. */
  id: string
  /** The object type, always page_markdown. */
  object: string | null
  /** The content as Markdown. */
  markdown: string | null
  /** Whether Notion cut the content. */
  truncated: boolean | null
  /** The IDs of blocks that the Markdown leaves out. */
  unknown_block_ids?: string[] | null
  /** The ID of the API request that returned the content. */
  request_id?: string | null
}

/** Params of page_markdown.update. */
export interface PageMarkdownUpdateParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Replacements, in their order. A text that occurs several times needs `replace_all_matches`. (1 to 100 items) */
  content_updates: {
    /** Text to find. It must match the Markdown of the page exactly. */
    old_str: string
    /** Markdown to put in its place. */
    new_str: string
    /** Whether to replace every occurrence. Defaults to `false`. */
    replace_all_matches?: boolean
  }[]
}

/** Params of page_markdown.insert. */
export interface PageMarkdownInsertParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Markdown to insert. */
  content: string
  /** Place of the Markdown in the page. Defaults to `end`. (default "end") */
  position?: "start" | "end"
}

/** Params of page_markdown.replace. */
export interface PageMarkdownReplaceParams {
  /** ID of the page, with or without hyphens. */
  page_id: string
  /** Markdown of the page. */
  new_str: string
}

/** Params of data_sources.list. */
export interface DataSourcesListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  page_size?: number
  /** Sort order by last edited time. Defaults to most recently edited first. */
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** Filter that selects data sources. Fixed. (default {"property":"object","value":"data_source"}) */
  filter?: {
    /** (default "object") */
    property?: "object"
    /** (default "data_source") */
    value?: "data_source"
  }
}

export interface DataSource {
  /** The data source's ID. */
  id: string
  /** The object type, always data_source. */
  object: string | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time?: string | null
  created_by?: UserReference | null
  last_edited_by?: UserReference | null
  /** The data source's title, as rich text. */
  title?: RichText[] | null
  /** The data source's description, as rich text. */
  description?: RichText[] | null
  icon?: Icon | null
  cover?: File | null
  properties?: PropertyDefinitions | null
  parent?: Parent | null
  database_parent?: Parent | null
  /** The data source's address in Notion. */
  url?: string | null
  /** The data source's public address. Null if not published to the web. */
  public_url?: string | null
  /** Whether the data source is archived. Prefer in_trash. */
  archived?: boolean | null
  /** Whether the data source is in the trash. */
  in_trash?: boolean | null
  /** Whether the database is shown inside its parent page. */
  is_inline?: boolean | null
  /** Whether the data source is locked against editing in Notion. */
  is_locked?: boolean | null
  /** The ID of the API request that returned the data source. */
  request_id?: string | null
}

/** Property definitions, by property name. */
export interface PropertyDefinitions {
  [k: string]: PropertyDefinition
}

export interface PropertyDefinition {
  id?: string | null
  name?: string | null
  description?: string | null
  type?: string | null
  title?: Empty | null
  rich_text?: Empty | null
  number?: NumberSettings | null
  select?: OptionSettings | null
  multi_select?: OptionSettings | null
  status?: OptionSettings | null
  date?: Empty | null
  people?: Empty | null
  files?: Empty | null
  checkbox?: Empty | null
  url?: Empty | null
  email?: Empty | null
  phone_number?: Empty | null
  formula?: Equation | null
  relation?: RelationSettings | null
  rollup?: RollupSettings | null
  unique_id?: UniqueId | null
  created_time?: Empty | null
  created_by?: Empty | null
  last_edited_time?: Empty | null
  last_edited_by?: Empty | null
}

export interface NumberSettings {
  format?: string | null
}

export interface OptionSettings {
  options?: Option[] | null
  groups?: OptionGroup[] | null
}

export interface OptionGroup {
  id?: string | null
  name?: string | null
  color?: string | null
  option_ids?: string[] | null
}

export interface RelationSettings {
  type?: string | null
  database_id?: string | null
  data_source_id?: string | null
  single_property?: Empty | null
  dual_property?: DualProperty | null
}

export interface DualProperty {
  synced_property_id?: string | null
  synced_property_name?: string | null
}

export interface RollupSettings {
  function?: string | null
  relation_property_id?: string | null
  relation_property_name?: string | null
  rollup_property_id?: string | null
  rollup_property_name?: string | null
}

/** Params of data_sources.get. */
export interface DataSourcesGetParams {
  /** ID of the data source, which differs from the database's ID. */
  data_source_id: string
}

/** Params of data_sources.create. */
export interface DataSourcesCreateParams {
  /** Database that contains the data source. */
  parent: {
    type?: "database_id"
    /** ID of the database, which differs from the IDs of its data sources. */
    database_id: string
  }
  /** Properties of the data source, by name. One of them is the title. */
  properties: {
    /** A property definition: give the field of its type, empty for most types. */
    [k: string]: {
      name?: string
      description?: string | null
      type?: string
      /** An empty object. */
      title?: { [k: string]: unknown }
      /** An empty object. */
      rich_text?: { [k: string]: unknown }
      number?: {
        format?: string
      }
      select?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      multi_select?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      status?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      /** An empty object. */
      date?: { [k: string]: unknown }
      /** An empty object. */
      people?: { [k: string]: unknown }
      /** An empty object. */
      files?: { [k: string]: unknown }
      /** An empty object. */
      checkbox?: { [k: string]: unknown }
      /** An empty object. */
      url?: { [k: string]: unknown }
      /** An empty object. */
      email?: { [k: string]: unknown }
      /** An empty object. */
      phone_number?: { [k: string]: unknown }
      formula?: {
        expression?: string
      }
      relation?: {
        data_source_id: string
        type?: "single_property" | "dual_property"
        /** An empty object. */
        single_property?: { [k: string]: unknown }
        dual_property?: {
          synced_property_id?: string
          synced_property_name?: string
        }
      }
      rollup?: {
        function: string
        relation_property_name?: string
        relation_property_id?: string
        rollup_property_name?: string
        rollup_property_id?: string
      }
      unique_id?: {
        prefix?: string | null
      }
      /** An empty object. */
      created_time?: { [k: string]: unknown }
      /** An empty object. */
      created_by?: { [k: string]: unknown }
      /** An empty object. */
      last_edited_time?: { [k: string]: unknown }
      /** An empty object. */
      last_edited_by?: { [k: string]: unknown }
      /** An empty object. */
      button?: { [k: string]: unknown }
      /** An empty object. */
      place?: { [k: string]: unknown }
      /** An empty object. */
      verification?: { [k: string]: unknown }
    }
  }
  /**
   * Title of the data source, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  title?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: ({
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  } | null)
}

/** Params of data_sources.update. Needs title, or icon, or properties, or parent. */
export interface DataSourcesUpdateParams {
  /** ID of the data source, as `data_sources.list` or `databases.get` returns it. */
  data_source_id: string
  /**
   * Title of the data source, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  title?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: ({
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  } | null)
  /**
   * Properties to add or change, by name or ID. `name` renames a property; null removes it and its values. A select
   * without one of its options loses that option.
   */
  properties?: {
    /** A property definition: give the field of its type, empty for most types. */
    [k: string]: {
      name?: string
      description?: string | null
      type?: string
      /** An empty object. */
      title?: { [k: string]: unknown }
      /** An empty object. */
      rich_text?: { [k: string]: unknown }
      number?: {
        format?: string
      }
      select?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      multi_select?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      status?: {
        /**
         * (at most 100 items)
         * 
         * Items: An option, by name or ID. Notion adds an unknown name to a select.
         */
        options?: {
          id?: string
          name?: string
          color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
          description?: string | null
        }[]
      }
      /** An empty object. */
      date?: { [k: string]: unknown }
      /** An empty object. */
      people?: { [k: string]: unknown }
      /** An empty object. */
      files?: { [k: string]: unknown }
      /** An empty object. */
      checkbox?: { [k: string]: unknown }
      /** An empty object. */
      url?: { [k: string]: unknown }
      /** An empty object. */
      email?: { [k: string]: unknown }
      /** An empty object. */
      phone_number?: { [k: string]: unknown }
      formula?: {
        expression?: string
      }
      relation?: {
        data_source_id: string
        type?: "single_property" | "dual_property"
        /** An empty object. */
        single_property?: { [k: string]: unknown }
        dual_property?: {
          synced_property_id?: string
          synced_property_name?: string
        }
      }
      rollup?: {
        function: string
        relation_property_name?: string
        relation_property_id?: string
        rollup_property_name?: string
        rollup_property_id?: string
      }
      unique_id?: {
        prefix?: string | null
      }
      /** An empty object. */
      created_time?: { [k: string]: unknown }
      /** An empty object. */
      created_by?: { [k: string]: unknown }
      /** An empty object. */
      last_edited_time?: { [k: string]: unknown }
      /** An empty object. */
      last_edited_by?: { [k: string]: unknown }
      /** An empty object. */
      button?: { [k: string]: unknown }
      /** An empty object. */
      place?: { [k: string]: unknown }
      /** An empty object. */
      verification?: { [k: string]: unknown }
    } | null
  }
  /** Database to move the data source to. */
  parent?: {
    type?: "database_id"
    /** ID of the database, which differs from the IDs of its data sources. */
    database_id: string
  }
}

/** Params of data_sources.api_search. */
export interface DataSourcesApiSearchParams {
  /** Text to find in titles. */
  query: string
  /** Sort order by last edited time. Defaults to most recently edited first. */
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Notion's default is 100. (1 to 100) */
  page_size?: number
}

/** Params of data_sources.archive. */
export interface DataSourcesArchiveParams {
  /** ID of the data source, as `data_sources.list` or `databases.get` returns it. */
  data_source_id: string
}

/** Params of data_sources.restore. */
export interface DataSourcesRestoreParams {
  /** ID of the data source, as `data_sources.list` or `databases.get` returns it. */
  data_source_id: string
}

/** Searchable fields of data_sources, in hosted mode. */
export interface DataSourcesSearchFields {
  archived: boolean | null
  cover: { [k: string]: unknown } | null
  created_by: { [k: string]: unknown } | null
  created_time: string | null
  database_parent: { [k: string]: unknown } | null
  description: unknown[] | null
  icon: { [k: string]: unknown } | null
  id: string | null
  is_inline: boolean | null
  last_edited_by: { [k: string]: unknown } | null
  last_edited_time: string | null
  object: string | null
  parent: { [k: string]: unknown } | null
  properties: { [k: string]: unknown } | null
  public_url: string | null
  title: unknown[] | null
  url: string | null
}

/** Params of data_source_entries.list. */
export interface DataSourceEntriesListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  page_size?: number
  /** ID of the data source, as `data_sources.list` or `databases.get` returns it. */
  data_source_id: string
  /** Filter by properties or timestamps. */
  filter?: {
    /** Filters that must all match, in the same form. */
    and?: { [k: string]: unknown }[]
    /** Filters in the same form; one must match. */
    or?: { [k: string]: unknown }[]
    /** Name or ID of a property. Its condition is under the name of its type. */
    property?: string
    /** A timestamp of the page. Its condition is under its name. */
    timestamp?: "created_time" | "last_edited_time"
    [k: string]: unknown
  }
  /** Sort order. Earlier sorts take precedence. */
  sorts?: {
    /** Name or ID of a property. */
    property?: string
    /** A timestamp of the page, in place of `property`. */
    timestamp?: "created_time" | "last_edited_time"
    direction: "ascending" | "descending"
  }[]
  /** Whether to list the pages in the trash instead. */
  in_trash?: boolean
  /** Filters the entries of a wiki by type. */
  result_type?: "page" | "data_source"
  /** IDs or names of the properties to include in each page. Defaults to all. */
  filter_properties?: string[]
}

/** Params of data_source_templates.list. */
export interface DataSourceTemplatesListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** ID of the data source, as `data_sources.list` or `databases.get` returns it. */
  data_source_id: string
  /** Filters by a part of the name, in any case. */
  name?: string
}

export interface DataSourceTemplate {
  /** The template's ID. */
  id: string
  /** The template's name. */
  name?: string | null
  /** Whether the data source uses the template by default. */
  is_default?: boolean | null
}

/** Params of databases.get. */
export interface DatabasesGetParams {
  /** ID of the database, which differs from the IDs of its data sources. */
  database_id: string
}

export interface Database {
  /** The database's ID. */
  id: string
  /** The object type, always database. */
  object: string | null
  /** The database's title, as rich text. */
  title?: RichText[] | null
  /** The database's description, as rich text. */
  description?: RichText[] | null
  parent?: Parent | null
  /** The database's data sources, with their IDs and names. */
  data_sources?: DataSourceReference[] | null
  /** Whether the database is shown inside its parent page. */
  is_inline?: boolean | null
  /** Whether the database is locked against editing in Notion. */
  is_locked?: boolean | null
  /** Whether the database is in the trash. */
  in_trash?: boolean | null
  /** Whether the database is archived. Prefer in_trash. */
  archived?: boolean | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time?: string | null
  icon?: Icon | null
  cover?: File | null
  /** The database's address in Notion. */
  url?: string | null
  /** The database's public address. Null if not published to the web. */
  public_url?: string | null
  /** The ID of the API request that returned the database. */
  request_id?: string | null
}

export interface DataSourceReference {
  id?: string
  name?: string | null
}

/** Params of databases.create. */
export interface DatabasesCreateParams {
  /** Page that contains the database. Only public integrations may create one in the workspace. */
  parent: {
    type: "page_id" | "workspace"
    /** ID of a page. */
    page_id?: string
    /** True for the workspace, for public integrations only. */
    workspace?: boolean
  }
  /**
   * Title of the database, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  title?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /**
   * Description of the database, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  description?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** The first data source. Defaults to one with a title property. */
  initial_data_source?: {
    /** Properties of the data source, by name. One of them is the title. */
    properties?: {
      /** A property definition: give the field of its type, empty for most types. */
      [k: string]: {
        name?: string
        description?: string | null
        type?: string
        /** An empty object. */
        title?: { [k: string]: unknown }
        /** An empty object. */
        rich_text?: { [k: string]: unknown }
        number?: {
          format?: string
        }
        select?: {
          /**
           * (at most 100 items)
           * 
           * Items: An option, by name or ID. Notion adds an unknown name to a select.
           */
          options?: {
            id?: string
            name?: string
            color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
            description?: string | null
          }[]
        }
        multi_select?: {
          /**
           * (at most 100 items)
           * 
           * Items: An option, by name or ID. Notion adds an unknown name to a select.
           */
          options?: {
            id?: string
            name?: string
            color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
            description?: string | null
          }[]
        }
        status?: {
          /**
           * (at most 100 items)
           * 
           * Items: An option, by name or ID. Notion adds an unknown name to a select.
           */
          options?: {
            id?: string
            name?: string
            color?: "default" | "gray" | "brown" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "red"
            description?: string | null
          }[]
        }
        /** An empty object. */
        date?: { [k: string]: unknown }
        /** An empty object. */
        people?: { [k: string]: unknown }
        /** An empty object. */
        files?: { [k: string]: unknown }
        /** An empty object. */
        checkbox?: { [k: string]: unknown }
        /** An empty object. */
        url?: { [k: string]: unknown }
        /** An empty object. */
        email?: { [k: string]: unknown }
        /** An empty object. */
        phone_number?: { [k: string]: unknown }
        formula?: {
          expression?: string
        }
        relation?: {
          data_source_id: string
          type?: "single_property" | "dual_property"
          /** An empty object. */
          single_property?: { [k: string]: unknown }
          dual_property?: {
            synced_property_id?: string
            synced_property_name?: string
          }
        }
        rollup?: {
          function: string
          relation_property_name?: string
          relation_property_id?: string
          rollup_property_name?: string
          rollup_property_id?: string
        }
        unique_id?: {
          prefix?: string | null
        }
        /** An empty object. */
        created_time?: { [k: string]: unknown }
        /** An empty object. */
        created_by?: { [k: string]: unknown }
        /** An empty object. */
        last_edited_time?: { [k: string]: unknown }
        /** An empty object. */
        last_edited_by?: { [k: string]: unknown }
        /** An empty object. */
        button?: { [k: string]: unknown }
        /** An empty object. */
        place?: { [k: string]: unknown }
        /** An empty object. */
        verification?: { [k: string]: unknown }
      }
    }
  }
  /** Whether to show the database inside its page. Defaults to `false`. */
  is_inline?: boolean
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: {
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  }
  /** Cover image: a URL or a file upload. */
  cover?: {
    type?: "external" | "file_upload"
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
  }
}

/**
 * Params of databases.update. Needs title, or description, or is_inline, or is_locked, or icon, or cover, or parent.
 */
export interface DatabasesUpdateParams {
  /** ID of the database, which differs from the IDs of its data sources. */
  database_id: string
  /**
   * Title of the database, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  title?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /**
   * Description of the database, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  description?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** Whether to show the database inside its page. */
  is_inline?: boolean
  /** Whether to lock the database against editing in Notion. The API can still edit it. */
  is_locked?: boolean
  /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
  icon?: {
    type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
    emoji?: string
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    custom_emoji?: {
      id: string
      name?: string
      url?: string
    }
    icon?: {
      name: string
      color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
    }
  }
  /** Cover image: a URL or a file upload. */
  cover?: {
    type?: "external" | "file_upload"
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
  }
  /** Page to move the database to. */
  parent?: {
    type: "page_id" | "workspace"
    /** ID of a page. */
    page_id?: string
    /** True for the workspace, for public integrations only. */
    workspace?: boolean
  }
}

/** Params of databases.archive. */
export interface DatabasesArchiveParams {
  /** ID of the database, which differs from the IDs of its data sources. */
  database_id: string
}

/** Params of databases.restore. */
export interface DatabasesRestoreParams {
  /** ID of the database, which differs from the IDs of its data sources. */
  database_id: string
}

/** Params of blocks.list. */
export interface BlocksListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** ID of a page, or of a block that has children. */
  block_id: string
}

export interface Block {
  /** The block's ID. */
  id: string
  /** The object type, always block. */
  object: string | null
  /** The type of block, also the name of the field with its content. */
  type?: string | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time?: string | null
  created_by?: UserReference | null
  last_edited_by?: UserReference | null
  /** Whether the block has child blocks. */
  has_children?: boolean | null
  /** Whether the block is archived. Prefer in_trash. */
  archived?: boolean | null
  /** Whether the block is in the trash. */
  in_trash?: boolean | null
  parent?: Parent | null
  paragraph?: IconText | null
  heading_1?: Heading | null
  heading_2?: Heading | null
  heading_3?: Heading | null
  heading_4?: Heading | null
  bulleted_list_item?: Text | null
  numbered_list_item?: ListItem | null
  to_do?: ToDo | null
  toggle?: Text | null
  code?: Code | null
  child_page?: Titled | null
  child_database?: Titled | null
  callout?: IconText | null
  quote?: Text | null
  divider?: Empty | null
  table_of_contents?: Colour | null
  bookmark?: Link | null
  image?: File | null
  video?: File | null
  file?: File | null
  audio?: File | null
  pdf?: File | null
  embed?: Link | null
  equation?: Equation | null
  table?: Table | null
  table_row?: TableRow | null
  column?: Column | null
  column_list?: Empty | null
  synced_block?: SyncedBlock | null
  template?: Text | null
  link_preview?: Url | null
  link_to_page?: LinkToPage | null
  breadcrumb?: Empty | null
  unsupported?: Unsupported | null
  /** The ID of the API request that returned the block. */
  request_id?: string | null
}

export interface IconText {
  rich_text?: RichText[] | null
  color?: string | null
  icon?: Icon | null
}

export interface Heading {
  rich_text?: RichText[] | null
  color?: string | null
  is_toggleable?: boolean | null
}

export interface Text {
  rich_text?: RichText[] | null
  color?: string | null
}

export interface ListItem {
  rich_text?: RichText[] | null
  color?: string | null
  list_start_index?: number | null
  list_format?: string | null
}

export interface ToDo {
  rich_text?: RichText[] | null
  color?: string | null
  checked?: boolean | null
}

export interface Code {
  rich_text?: RichText[] | null
  caption?: RichText[] | null
  language?: string | null
}

export interface Titled {
  title?: string | null
}

export interface Colour {
  color?: string | null
}

export interface Link {
  url?: string | null
  caption?: RichText[] | null
}

export interface Table {
  table_width?: number | null
  has_column_header?: boolean | null
  has_row_header?: boolean | null
}

export interface TableRow {
  cells?: RichText[][]
}

export interface Column {
  width_ratio?: number | null
}

export interface SyncedBlock {
  synced_from?: SyncedFrom | null
}

export interface SyncedFrom {
  type?: string | null
  block_id?: string | null
}

export interface LinkToPage {
  type?: string | null
  page_id?: string | null
  database_id?: string | null
  comment_id?: string | null
}

export interface Unsupported {
  block_type?: string | null
}

/** Params of blocks.get. */
export interface BlocksGetParams {
  /** ID of the block or page. */
  block_id: string
}

/** Params of blocks.create. */
export interface BlocksCreateParams {
  /** ID of the page or block to append to. */
  block_id: string
  /**
   * Blocks to append, with up to two levels of child blocks. (1 to 100 items)
   * 
   * Items: A block: give the field of its type.
   */
  children: {
    type?:
      | "paragraph"
      | "heading_1"
      | "heading_2"
      | "heading_3"
      | "heading_4"
      | "bulleted_list_item"
      | "numbered_list_item"
      | "to_do"
      | "toggle"
      | "quote"
      | "callout"
      | "code"
      | "equation"
      | "divider"
      | "breadcrumb"
      | "table_of_contents"
      | "table"
      | "table_row"
      | "column_list"
      | "column"
      | "tab"
      | "image"
      | "video"
      | "audio"
      | "file"
      | "pdf"
      | "bookmark"
      | "embed"
      | "link_to_page"
      | "synced_block"
    object?: "block"
    /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
    paragraph?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
      icon?: {
        type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
        emoji?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        custom_emoji?: {
          id: string
          name?: string
          url?: string
        }
        icon?: {
          name: string
          color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
        }
      }
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_1?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_2?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_3?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a heading. */
    heading_4?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Whether the heading folds its child blocks. */
      is_toggleable?: boolean
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    bulleted_list_item?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    numbered_list_item?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text and state of a to-do. */
    to_do?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      checked?: boolean
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    toggle?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a list item, toggle or quote. */
    quote?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
    callout?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
      /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
      icon?: {
        type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
        emoji?: string
        external?: {
          /** (at most 2000 characters) */
          url: string
        }
        file_upload?: {
          id: string
        }
        custom_emoji?: {
          id: string
          name?: string
          url?: string
        }
        icon?: {
          name: string
          color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
        }
      }
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
    /** Text of a code block. */
    code?: {
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      rich_text: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      /** The language, such as `typescript` or `plain text`. */
      language: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** An empty object. */
    divider?: { [k: string]: unknown }
    /** An empty object. */
    breadcrumb?: { [k: string]: unknown }
    /** The color of a table of contents. */
    table_of_contents?: {
      /** A color such as `red`, or a background such as `red_background`. */
      color?: string
    }
    /** A table with its rows. */
    table?: {
      /** The number of columns. (at least 1) */
      table_width: number
      has_column_header?: boolean
      has_row_header?: boolean
      /** Rows of the table. (1 to 100 items) */
      children: {
        type?: "table_row"
        object?: "block"
        /** Cells of a table row, each as rich text. */
        table_row: {
          /** (at most 100 items) */
          cells: {
            type?: "text" | "mention" | "equation"
            /** Text, up to 2,000 characters, with an optional link. */
            text?: {
              /** (at most 2000 characters) */
              content: string
              link?: ({
                /** (at most 2000 characters) */
                url: string
              } | null)
            }
            /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
            mention?: { [k: string]: unknown }
            /** A LaTeX expression. */
            equation?: {
              /** (at most 1000 characters) */
              expression: string
            }
            /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
            annotations?: {
              [k: string]: boolean | string
            }
          }[][]
        }
      }[]
    }
    /** Cells of a table row, each as rich text. */
    table_row?: {
      /** (at most 100 items) */
      cells: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[][]
    }
    /** Columns, side by side. */
    column_list?: {
      /** The columns. (at least 2 items) */
      children: {
        type?: "column"
        object?: "block"
        /** A column with its blocks. */
        column: {
          /** Child blocks, each in the form of a block. (at most 100 items) */
          children: { [k: string]: unknown }[]
          /** The share of the width, 0 to 1. */
          width_ratio?: number
        }
      }[]
    }
    /** A column with its blocks. */
    column?: {
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children: { [k: string]: unknown }[]
      /** The share of the width, 0 to 1. */
      width_ratio?: number
    }
    /** Tabs, each a paragraph: its text is the label, its child blocks are the content. */
    tab?: {
      /** The tabs. (at least 1 items) */
      children: {
        type?: "paragraph"
        object?: "block"
        /** Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon. */
        paragraph: {
          /**
           * (at most 100 items)
           * 
           * Items: A part of rich text: text, a mention or an equation.
           */
          rich_text: {
            type?: "text" | "mention" | "equation"
            /** Text, up to 2,000 characters, with an optional link. */
            text?: {
              /** (at most 2000 characters) */
              content: string
              link?: ({
                /** (at most 2000 characters) */
                url: string
              } | null)
            }
            /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
            mention?: { [k: string]: unknown }
            /** A LaTeX expression. */
            equation?: {
              /** (at most 1000 characters) */
              expression: string
            }
            /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
            annotations?: {
              [k: string]: boolean | string
            }
          }[]
          /** A color such as `red`, or a background such as `red_background`. */
          color?: string
          /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
          icon?: {
            type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
            emoji?: string
            external?: {
              /** (at most 2000 characters) */
              url: string
            }
            file_upload?: {
              id: string
            }
            custom_emoji?: {
              id: string
              name?: string
              url?: string
            }
            icon?: {
              name: string
              color?:
                | "gray"
                | "lightgray"
                | "brown"
                | "yellow"
                | "orange"
                | "green"
                | "blue"
                | "purple"
                | "pink"
                | "red"
            }
          }
          /** Child blocks, each in the form of a block. (at most 100 items) */
          children?: { [k: string]: unknown }[]
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    image?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    video?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file of a block: a URL or a file upload. */
    audio?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** A file with a name: a URL or a file upload. */
    file?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
      name?: string
    }
    /** A file of a block: a URL or a file upload. */
    pdf?: {
      type?: "external" | "file_upload"
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The URL of a bookmark or embed. */
    bookmark?: {
      /** (at most 2000 characters) */
      url: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The URL of a bookmark or embed. */
    embed?: {
      /** (at most 2000 characters) */
      url: string
      /**
       * (at most 100 items)
       * 
       * Items: A part of rich text: text, a mention or an equation.
       */
      caption?: {
        type?: "text" | "mention" | "equation"
        /** Text, up to 2,000 characters, with an optional link. */
        text?: {
          /** (at most 2000 characters) */
          content: string
          link?: ({
            /** (at most 2000 characters) */
            url: string
          } | null)
        }
        /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
        mention?: { [k: string]: unknown }
        /** A LaTeX expression. */
        equation?: {
          /** (at most 1000 characters) */
          expression: string
        }
        /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
        annotations?: {
          [k: string]: boolean | string
        }
      }[]
    }
    /** The page, database or comment to link to. */
    link_to_page?: {
      type?: "page_id" | "database_id" | "comment_id"
      page_id?: string
      database_id?: string
      comment_id?: string
    }
    /** A copy of the block in `synced_from`. Null there makes an original of the child blocks. */
    synced_block?: {
      synced_from: {
        type?: "block_id"
        block_id: string
      } | null
      /** Child blocks, each in the form of a block. (at most 100 items) */
      children?: { [k: string]: unknown }[]
    }
  }[]
  /** ID of the child block to append after. Defaults to the last. */
  after?: string
}

/**
 * Params of blocks.update. Needs paragraph, or heading_1, or heading_2, or heading_3, or heading_4, or
 * bulleted_list_item, or numbered_list_item, or to_do, or toggle, or quote, or callout, or code, or equation, or table,
 * or table_row, or image, or video, or audio, or file, or pdf, or bookmark, or embed, or link_to_page, or
 * table_of_contents, or synced_block. Takes only one of paragraph, heading_1, heading_2, heading_3, heading_4,
 * bulleted_list_item, numbered_list_item, to_do, toggle, quote, callout, code, equation, table, table_row, image,
 * video, audio, file, pdf, bookmark, embed, link_to_page, table_of_contents, synced_block.
 */
export interface BlocksUpdateParams {
  /** ID of the block, as `blocks.list` returns it. */
  block_id: string
  /** New text of a paragraph or callout. */
  paragraph?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
    icon?: {
      type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
      emoji?: string
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      custom_emoji?: {
        id: string
        name?: string
        url?: string
      }
      icon?: {
        name: string
        color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
      }
    }
  }
  /** New text of a heading. */
  heading_1?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    is_toggleable?: boolean
  }
  /** New text of a heading. */
  heading_2?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    is_toggleable?: boolean
  }
  /** New text of a heading. */
  heading_3?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    is_toggleable?: boolean
  }
  /** New text of a heading. */
  heading_4?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    is_toggleable?: boolean
  }
  /** New text of a list item, toggle or quote. */
  bulleted_list_item?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New text of a list item, toggle or quote. */
  numbered_list_item?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New text and state of a to-do. */
  to_do?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    checked?: boolean
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New text of a list item, toggle or quote. */
  toggle?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New text of a list item, toggle or quote. */
  quote?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New text of a paragraph or callout. */
  callout?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
    /** Icon: an emoji, an image, a custom emoji or one of Notion's icons. */
    icon?: {
      type?: "emoji" | "external" | "file_upload" | "custom_emoji" | "icon"
      emoji?: string
      external?: {
        /** (at most 2000 characters) */
        url: string
      }
      file_upload?: {
        id: string
      }
      custom_emoji?: {
        id: string
        name?: string
        url?: string
      }
      icon?: {
        name: string
        color?: "gray" | "lightgray" | "brown" | "yellow" | "orange" | "green" | "blue" | "purple" | "pink" | "red"
      }
    }
  }
  /** New text of a code block. */
  code?: {
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    rich_text?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    language?: string
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** A LaTeX expression. */
  equation?: {
    /** (at most 1000 characters) */
    expression: string
  }
  /** Headers of a table. */
  table?: {
    has_column_header?: boolean
    has_row_header?: boolean
  }
  /** Cells of a table row, each as rich text. */
  table_row?: {
    /** (at most 100 items) */
    cells: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[][]
  }
  /** New file of a block: a URL or a file upload. */
  image?: {
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** New file of a block: a URL or a file upload. */
  video?: {
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** New file of a block: a URL or a file upload. */
  audio?: {
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** New file, with a name: a URL or a file upload. */
  file?: {
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
    name?: string
  }
  /** New file of a block: a URL or a file upload. */
  pdf?: {
    external?: {
      /** (at most 2000 characters) */
      url: string
    }
    file_upload?: {
      id: string
    }
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** New URL of a bookmark or embed. */
  bookmark?: {
    url?: string
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** New URL of a bookmark or embed. */
  embed?: {
    url?: string
    /**
     * (at most 100 items)
     * 
     * Items: A part of rich text: text, a mention or an equation.
     */
    caption?: {
      type?: "text" | "mention" | "equation"
      /** Text, up to 2,000 characters, with an optional link. */
      text?: {
        /** (at most 2000 characters) */
        content: string
        link?: ({
          /** (at most 2000 characters) */
          url: string
        } | null)
      }
      /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
      mention?: { [k: string]: unknown }
      /** A LaTeX expression. */
      equation?: {
        /** (at most 1000 characters) */
        expression: string
      }
      /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
      annotations?: {
        [k: string]: boolean | string
      }
    }[]
  }
  /** The page, database or comment to link to. */
  link_to_page?: {
    type?: "page_id" | "database_id" | "comment_id"
    page_id?: string
    database_id?: string
    comment_id?: string
  }
  /** The color of a table of contents. */
  table_of_contents?: {
    /** A color such as `red`, or a background such as `red_background`. */
    color?: string
  }
  /** New block to copy from. */
  synced_block?: {
    synced_from: {
      type?: "block_id"
      block_id: string
    } | null
  }
}

/** Params of blocks.delete. */
export interface BlocksDeleteParams {
  /** ID of the block, as `blocks.list` returns it. */
  block_id: string
}

/** Params of blocks.restore. */
export interface BlocksRestoreParams {
  /** ID of the block, as `blocks.list` returns it. */
  block_id: string
}

/** Searchable fields of blocks, in hosted mode. */
export interface BlocksSearchFields {
  archived: boolean | null
  bookmark: { [k: string]: unknown } | null
  breadcrumb: { [k: string]: unknown } | null
  bulleted_list_item: { [k: string]: unknown } | null
  callout: { [k: string]: unknown } | null
  child_database: { [k: string]: unknown } | null
  child_page: { [k: string]: unknown } | null
  code: { [k: string]: unknown } | null
  column: { [k: string]: unknown } | null
  column_list: { [k: string]: unknown } | null
  created_by: { [k: string]: unknown } | null
  created_time: string | null
  divider: { [k: string]: unknown } | null
  embed: { [k: string]: unknown } | null
  equation: { [k: string]: unknown } | null
  file: { [k: string]: unknown } | null
  has_children: boolean | null
  heading_1: { [k: string]: unknown } | null
  heading_2: { [k: string]: unknown } | null
  heading_3: { [k: string]: unknown } | null
  id: string | null
  image: { [k: string]: unknown } | null
  last_edited_by: { [k: string]: unknown } | null
  last_edited_time: string | null
  link_preview: { [k: string]: unknown } | null
  link_to_page: { [k: string]: unknown } | null
  numbered_list_item: { [k: string]: unknown } | null
  object: string | null
  paragraph: { [k: string]: unknown } | null
  parent: { [k: string]: unknown } | null
  pdf: { [k: string]: unknown } | null
  quote: { [k: string]: unknown } | null
  synced_block: { [k: string]: unknown } | null
  table: { [k: string]: unknown } | null
  table_of_contents: { [k: string]: unknown } | null
  table_row: { [k: string]: unknown } | null
  template: { [k: string]: unknown } | null
  to_do: { [k: string]: unknown } | null
  toggle: { [k: string]: unknown } | null
  type: string | null
  unsupported: { [k: string]: unknown } | null
  video: { [k: string]: unknown } | null
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** ID of a page or block. */
  block_id: string
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The object type, always comment. */
  object: string | null
  parent: Parent | null
  /** The ID of the discussion thread the comment belongs to. */
  discussion_id: string | null
  /** Creation time, in ISO 8601 format. */
  created_time: string | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time: string | null
  created_by: UserReference | null
  /** The comment's text, as rich text. */
  rich_text: RichText[] | null
  display_name: DisplayName | null
  /** The files attached to the comment. */
  attachments?: CommentAttachment[] | null
}

export interface DisplayName {
  type?: string | null
  resolved_name?: string | null
}

export interface CommentAttachment {
  category?: string | null
  file?: HostedFile | null
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
}

/**
 * Params of comments.create. Needs parent and rich_text, or parent and markdown, or discussion_id and rich_text, or
 * discussion_id and markdown. Takes only one of parent, discussion_id. Takes only one of rich_text, markdown.
 */
export interface CommentsCreateParams {
  /** Page or block to comment on. To reply, give `discussion_id` instead. */
  parent?: {
    type?: "page_id" | "block_id"
    /** ID of a page. */
    page_id?: string
    /** ID of a block. */
    block_id?: string
  }
  /** ID of the discussion to reply in, as `comments.list` returns it. */
  discussion_id?: string
  /**
   * Text of the comment, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  rich_text?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** Text of the comment as Markdown, without headings, lists or tables. Use it in place of `rich_text`. */
  markdown?: string
  /** Files to attach, up to 3, as `file_uploads.create` returns them. (at most 3 items) */
  attachments?: {
    file_upload_id: string
    type?: "file_upload"
  }[]
  /** Name to show as the author: the integration, its user, or a custom name. */
  display_name?: {
    type: "integration" | "user" | "custom"
    custom?: {
      name: string
    }
  }
}

/** Params of comments.update. Needs rich_text, or markdown. Takes only one of rich_text, markdown. */
export interface CommentsUpdateParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /**
   * Text of the comment, as rich text. (at most 100 items)
   * 
   * Items: A part of rich text: text, a mention or an equation.
   */
  rich_text?: {
    type?: "text" | "mention" | "equation"
    /** Text, up to 2,000 characters, with an optional link. */
    text?: {
      /** (at most 2000 characters) */
      content: string
      link?: ({
        /** (at most 2000 characters) */
        url: string
      } | null)
    }
    /** A mention under the name of its type, such as `{"user": {"id": …}}` or `{"page": {"id": …}}`. */
    mention?: { [k: string]: unknown }
    /** A LaTeX expression. */
    equation?: {
      /** (at most 1000 characters) */
      expression: string
    }
    /** The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name. */
    annotations?: {
      [k: string]: boolean | string
    }
  }[]
  /** Text of the comment as Markdown, in place of `rich_text`. */
  markdown?: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
}

/** Params of file_uploads.list. */
export interface FileUploadsListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** Filters by status. */
  status?: "pending" | "uploaded" | "expired" | "failed"
}

export interface FileUpload {
  /** The file upload's ID. */
  id: string
  /** The object type, always file_upload. */
  object: string | null
  /** The status: pending, uploaded, expired or failed. */
  status: string | null
  /** The file's name. Null until it is sent. */
  filename?: string | null
  /** The file's media type. Null until it is sent. */
  content_type?: string | null
  /** The file's size in bytes. Null until it is sent. */
  content_length?: number | string | null
  /** The time when the file expires unless it is attached, in ISO 8601 format. */
  expiry_time?: string | null
  /** Creation time, in ISO 8601 format. */
  created_time?: string | null
  created_by?: Author | null
  /** The time of the last edit, in ISO 8601 format. */
  last_edited_time?: string | null
  /** Whether the file upload is in the trash. */
  in_trash?: boolean | null
  /** Whether the file upload is archived. Prefer in_trash. */
  archived?: boolean | null
  /** The address to send the file to. Absent once it is sent. */
  upload_url?: string | null
  /** The address that completes an upload in parts. */
  complete_url?: string | null
  number_of_parts?: UploadParts | null
  file_import_result?: ImportResult | null
  /** The ID of the API request that returned the file upload. */
  request_id?: string | null
}

export interface Author {
  id?: string
  type?: string | null
}

export interface UploadParts {
  total?: number
  sent?: number
}

export interface ImportResult {
  type?: string | null
  imported_time?: string | null
  success?: Empty | null
  error?: ImportError | null
}

export interface ImportError {
  type?: string | null
  code?: string | null
  message?: string | null
  parameter?: string | null
  status_code?: number | null
}

/** Params of file_uploads.get. */
export interface FileUploadsGetParams {
  /** ID of the file upload, as `file_uploads.create` returns it. */
  file_upload_id: string
}

/** Params of file_uploads.create. */
export interface FileUploadsCreateParams {
  /** File to upload. Its name needs an extension. */
  file: FileInput
}

/** Params of file_uploads.import. */
export interface FileUploadsImportParams {
  /** Public HTTPS URL of the file. */
  external_url: string
  /** Name of the file with its extension, such as `image.png`. */
  filename: string
  /** Media type of the file, such as `image/png`. */
  content_type?: string
}

/** Params of custom_emojis.list. */
export interface CustomEmojisListParams {
  /** The `next_cursor` value of the previous page. */
  start_cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  page_size?: number
  /** Filters by the exact name. */
  name?: string
}

/** Credentials by auth variant. */
export interface NotionCredentials {
  token: NotionTokenCredentials
  oauth: NotionOauthCredentials
}

/** Internal integration token */
export interface NotionTokenCredentials {
  token: string
}

/** OAuth */
export interface NotionOauthCredentials {
  access_token: string
  expires_at?: string
  client_id: string
  client_secret: string
  refresh_token?: string
}

export interface NotionConfig { [k: string]: never }
