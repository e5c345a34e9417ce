// Generated from definitions/notion.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Notion */
    "notion": Notion
  }
}

/** Notion. Pages, data sources, blocks, comments and users of a Notion workspace. Read-only. */
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
    search: {
      fields: PagesSearchFields
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
    search: {
      fields: DataSourcesSearchFields
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
