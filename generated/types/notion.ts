// Generated from definitions/notion.yaml by `npm run generate`.

/** Notion. Pages, data sources, blocks, comments and people of a Notion workspace. Read only. */
export interface Notion {
  operations: NotionOperations
  credentials: NotionCredentials
  config: NotionConfig
}

/** What can be called, by entity and action. */
export interface NotionOperations {
  /** A person or bot of the workspace. Guests are left out. */
  users: {
    /** Lists the workspace's people and bots. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a person or bot. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A page, be it on its own or an entry of a data source. What is written on it are its blocks. */
  pages: {
    /** Lists the pages shared with the connection, last edited first. */
    list: {
      params: PagesListParams
      records: Page[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a page, its properties included. */
    get: {
      params: PagesGetParams
      records: Page
      meta: {}
    }
    search: {
      fields: PagesSearchFields
    }
  }
  /** A table of a database, with the properties that its pages have. */
  data_sources: {
    /** Lists the data sources shared with the connection, last edited first. */
    list: {
      params: DataSourcesListParams
      records: DataSource[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a data source. */
    get: {
      params: DataSourcesGetParams
      records: DataSource
      meta: {}
    }
    search: {
      fields: DataSourcesSearchFields
    }
  }
  /** A piece of a page, such as a paragraph. What it says stands under the name of its type. */
  blocks: {
    /** Lists the first level of blocks of a page or block. */
    list: {
      params: BlocksListParams
      records: Block[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
    /** Gets a block. */
    get: {
      params: BlocksGetParams
      records: Block
      meta: {}
    }
    search: {
      fields: BlocksSearchFields
    }
  }
  /** A remark on a page or block. */
  comments: {
    /** Lists the open comments on a page or block. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        next_cursor: string | null
        has_more: boolean | null
      }
    }
  }
}

/** Params of users.list. */
export interface UsersListParams {
  /** The next_cursor of the page before. */
  start_cursor?: string
  /** (1 to 100; default 100) */
  page_size?: number
}

export interface User {
  id: string
  object?: string | null
  type?: string | null
  name?: string | null
  avatar_url?: string | null
  person?: { [k: string]: unknown } | null
  bot?: { [k: string]: unknown } | null
  request_id?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
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

/** Params of pages.list. */
export interface PagesListParams {
  /** The next_cursor of the page before. */
  start_cursor?: string
  /** (1 to 100) */
  page_size?: number
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** Always the one that finds pages. (default {"property":"object","value":"page"}) */
  filter?: {
    /** (default "object") */
    property?: "object"
    /** (default "page") */
    value?: "page"
  }
}

export interface Page {
  id: string
  object?: string | null
  created_time?: string | null
  last_edited_time?: string | null
  created_by?: { [k: string]: unknown } | null
  last_edited_by?: { [k: string]: unknown } | null
  cover?: { [k: string]: unknown } | null
  icon?: { [k: string]: unknown } | null
  parent?: { [k: string]: unknown } | null
  archived?: boolean | null
  is_archived?: boolean | null
  in_trash?: boolean | null
  is_locked?: boolean | null
  properties?: { [k: string]: unknown } | null
  url?: string | null
  public_url?: string | null
  request_id?: string | null
}

/** Params of pages.get. */
export interface PagesGetParams {
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

/** Params of data_sources.list. */
export interface DataSourcesListParams {
  /** The next_cursor of the page before. */
  start_cursor?: string
  /** (1 to 100) */
  page_size?: number
  sort?: {
    direction: "ascending" | "descending"
    /** (default "last_edited_time") */
    timestamp?: "last_edited_time"
  }
  /** Always the one that finds data sources. (default {"property":"object","value":"data_source"}) */
  filter?: {
    /** (default "object") */
    property?: "object"
    /** (default "data_source") */
    value?: "data_source"
  }
}

export interface DataSource {
  id: string
  object?: string | null
  created_time?: string | null
  last_edited_time?: string | null
  created_by?: { [k: string]: unknown } | null
  last_edited_by?: { [k: string]: unknown } | null
  title?: RichText[] | null
  description?: RichText[] | null
  icon?: { [k: string]: unknown } | null
  cover?: { [k: string]: unknown } | null
  properties?: { [k: string]: unknown } | null
  parent?: { [k: string]: unknown } | null
  database_parent?: { [k: string]: unknown } | null
  url?: string | null
  public_url?: string | null
  archived?: boolean | null
  in_trash?: boolean | null
  is_inline?: boolean | null
  is_locked?: boolean | null
  request_id?: string | null
}

export interface RichText {
  type?: string | null
  text?: { [k: string]: unknown } | null
  mention?: { [k: string]: unknown } | null
  equation?: { [k: string]: unknown } | null
  annotations?: { [k: string]: unknown } | null
  plain_text?: string | null
  href?: string | null
}

/** Params of data_sources.get. */
export interface DataSourcesGetParams {
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

/** Params of blocks.list. */
export interface BlocksListParams {
  /** The next_cursor of the page before. */
  start_cursor?: string
  /** (1 to 100; default 100) */
  page_size?: number
  /** The id of a page or of a block that has children. */
  block_id: string
}

export interface Block {
  id: string
  object?: string | null
  type?: string | null
  created_time?: string | null
  last_edited_time?: string | null
  created_by?: { [k: string]: unknown } | null
  last_edited_by?: { [k: string]: unknown } | null
  has_children?: boolean | null
  archived?: boolean | null
  in_trash?: boolean | null
  parent?: { [k: string]: unknown } | null
  paragraph?: { [k: string]: unknown } | null
  heading_1?: { [k: string]: unknown } | null
  heading_2?: { [k: string]: unknown } | null
  heading_3?: { [k: string]: unknown } | null
  bulleted_list_item?: { [k: string]: unknown } | null
  numbered_list_item?: { [k: string]: unknown } | null
  to_do?: { [k: string]: unknown } | null
  toggle?: { [k: string]: unknown } | null
  code?: { [k: string]: unknown } | null
  child_page?: { [k: string]: unknown } | null
  child_database?: { [k: string]: unknown } | null
  callout?: { [k: string]: unknown } | null
  quote?: { [k: string]: unknown } | null
  divider?: { [k: string]: unknown } | null
  table_of_contents?: { [k: string]: unknown } | null
  bookmark?: { [k: string]: unknown } | null
  image?: { [k: string]: unknown } | null
  video?: { [k: string]: unknown } | null
  file?: { [k: string]: unknown } | null
  pdf?: { [k: string]: unknown } | null
  embed?: { [k: string]: unknown } | null
  equation?: { [k: string]: unknown } | null
  table?: { [k: string]: unknown } | null
  table_row?: { [k: string]: unknown } | null
  column?: { [k: string]: unknown } | null
  column_list?: { [k: string]: unknown } | null
  synced_block?: { [k: string]: unknown } | null
  template?: { [k: string]: unknown } | null
  link_preview?: { [k: string]: unknown } | null
  link_to_page?: { [k: string]: unknown } | null
  breadcrumb?: { [k: string]: unknown } | null
  unsupported?: { [k: string]: unknown } | null
  request_id?: string | null
}

/** Params of blocks.get. */
export interface BlocksGetParams {
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
  /** The next_cursor of the page before. */
  start_cursor?: string
  /** (1 to 100; default 100) */
  page_size?: number
  /** The id of a page or block. */
  block_id: string
}

export interface Comment {
  id: string
  object?: string | null
  parent?: { [k: string]: unknown } | null
  discussion_id?: string | null
  created_time?: string | null
  last_edited_time?: string | null
  created_by?: { [k: string]: unknown } | null
  rich_text?: RichText[] | null
  display_name?: { [k: string]: unknown } | null
  attachments?: { [k: string]: unknown }[] | null
}

/** Credentials by auth variant. */
export interface NotionCredentials {
  token: NotionTokenCredentials
  oauth: NotionOauthCredentials
}

/** Internal connection token */
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
