// Generated from definitions/figma.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Figma */
    "figma": Figma
  }
}

/**
 * Figma. Files and their layers, images, comments, versions, components, styles, variables, developer resources,
 * projects and webhooks of Figma.
 */
export interface Figma {
  operations: FigmaOperations
  credentials: FigmaCredentials
  config: FigmaConfig
}

/** The operations, by entity and action. */
export interface FigmaOperations {
  /** The authenticated user. */
  user: {
    /** Gets the authenticated user. */
    get: {
      params: UserGetParams
      records: User
      meta: {}
    }
  }
  /** A project of a team. */
  projects: {
    /** Lists the projects of a team. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
  }
  /** A file of a project. */
  project_files: {
    /** Lists the files of a project. */
    list: {
      params: ProjectFilesListParams
      records: ProjectFile[]
      meta: {}
    }
  }
  /** A file with its pages and layers. */
  files: {
    /** Gets a file with its document. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
  }
  /** The metadata of a file, without its document. */
  file_metadata: {
    /** Gets the metadata of a file. */
    get: {
      params: FileMetadataGetParams
      records: FileMetadata
      meta: {}
    }
  }
  /** A node of a file with what is below it. */
  nodes: {
    /** Gets nodes of a file by their IDs. */
    list: {
      params: NodesListParams
      records: Node[]
      meta: {}
    }
  }
  /** An image of nodes or fills. */
  images: {
    /** Renders nodes of a file as images and returns their URLs, by the IDs. */
    render: {
      params: ImagesRenderParams
      records: Images
      meta: {}
    }
    /** Gets the URLs of the images that users placed in a file. */
    fills: {
      params: ImagesFillsParams
      records: Fills
      meta: {}
    }
  }
  /** A version of a file. */
  versions: {
    /** Lists the versions of a file, newest first. */
    list: {
      params: VersionsListParams
      records: Version[]
      meta: {}
    }
  }
  /** A comment on a file. */
  comments: {
    /** Lists the comments of a file. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Creates a comment on a file or replies to one. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment of your own. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A reaction to a comment. */
  comment_reactions: {
    /** Lists the reactions to a comment. */
    list: {
      params: CommentReactionsListParams
      records: Reaction[]
      meta: {}
    }
    /** Adds a reaction to a comment. */
    create: {
      params: CommentReactionsCreateParams
      records: null
      meta: {}
    }
    /** Removes your own reaction from a comment. */
    delete: {
      params: CommentReactionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A published component of a team's libraries. */
  team_components: {
    /** Lists the published components of a team. */
    list: {
      params: TeamComponentsListParams
      records: Component[]
      meta: {}
    }
  }
  /** A published component of a file. */
  file_components: {
    /** Lists the published components of a file. */
    list: {
      params: FileComponentsListParams
      records: Component[]
      meta: {}
    }
  }
  /** A published component. */
  components: {
    /** Gets a published component by its key. */
    get: {
      params: ComponentsGetParams
      records: Component
      meta: {}
    }
  }
  /** A published component set of a team's libraries. */
  team_component_sets: {
    /** Lists the published component sets of a team. */
    list: {
      params: TeamComponentSetsListParams
      records: ComponentSet[]
      meta: {}
    }
  }
  /** A published component set of a file. */
  file_component_sets: {
    /** Lists the published component sets of a file. */
    list: {
      params: FileComponentSetsListParams
      records: ComponentSet[]
      meta: {}
    }
  }
  /** A published component set. */
  component_sets: {
    /** Gets a published component set by its key. */
    get: {
      params: ComponentSetsGetParams
      records: ComponentSet
      meta: {}
    }
  }
  /** A published style of a team's libraries. */
  team_styles: {
    /** Lists the published styles of a team. */
    list: {
      params: TeamStylesListParams
      records: Style[]
      meta: {}
    }
  }
  /** A published style of a file. */
  file_styles: {
    /** Lists the published styles of a file. */
    list: {
      params: FileStylesListParams
      records: Style[]
      meta: {}
    }
  }
  /** A published style. */
  styles: {
    /** Gets a published style by its key. */
    get: {
      params: StylesGetParams
      records: Style
      meta: {}
    }
  }
  /** A variable of a file. An Enterprise plan has them. */
  variables: {
    /** Lists the variables of a file with those it uses from libraries. */
    list: {
      params: VariablesListParams
      records: Variable[]
      meta: {}
    }
    /** Creates, updates and deletes variables, their collections, modes and values in a file. */
    change: {
      params: VariablesChangeParams
      records: VariableChanges
      meta: {}
    }
  }
  /** A variable that a file publishes to libraries. */
  published_variables: {
    /** Lists the variables that a file publishes. */
    list: {
      params: PublishedVariablesListParams
      records: PublishedVariable[]
      meta: {}
    }
  }
  /** A developer resource: a link from a node to code or a ticket. */
  dev_resources: {
    /** Lists the developer resources of a file. */
    list: {
      params: DevResourcesListParams
      records: DevResource[]
      meta: {}
    }
    /** Creates a developer resource on a node. */
    create: {
      params: DevResourcesCreateParams
      records: DevResource
      meta: {}
    }
    /** Updates a developer resource. */
    update: {
      params: DevResourcesUpdateParams
      records: DevResource
      meta: {}
    }
    /** Deletes a developer resource. */
    delete: {
      params: DevResourcesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A webhook, which sends events of a file, a project or a team to a URL. */
  webhooks: {
    /** Lists the webhooks of a file, a project or a team. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook. Figma sends a PING to it. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates a webhook. */
    update: {
      params: WebhooksUpdateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A request that a webhook sent in the last seven days. */
  webhook_requests: {
    /** Lists the requests of a webhook. */
    list: {
      params: WebhookRequestsListParams
      records: WebhookRequest[]
      meta: {}
    }
  }
}

/** Params of user.get. */
export interface UserGetParams { [k: string]: never }

export interface User {
  id: string
  handle?: string
  img_url?: string
  email?: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** ID of the team, the part after `/team/` in its address. */
  team_id: string
}

export interface Project {
  id: string
  name: string
}

/** Params of project_files.list. */
export interface ProjectFilesListParams {
  /** ID of the project, as `projects.list` returns it. */
  project_id: string
  /** Whether branches are named. */
  branch_data?: boolean
}

export interface ProjectFile {
  key: string
  name: string
  thumbnail_url?: string
  last_modified: string
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of a version, as `versions.list` returns it. The current one by default. */
  version?: string
  /** IDs of the nodes to return with what is above and below them. */
  ids?: string[]
  /** Number of levels below the top to return. */
  depth?: number
  /** `paths` adds vector data. */
  geometry?: string
  /** IDs of plugins whose data to return, with commas, or `shared`. */
  plugin_data?: string
  /** Whether branches are named. */
  branch_data?: boolean
}

export interface File {
  name: string
  role: string
  lastModified: string
  editorType: string
  thumbnailUrl?: string
  version: string
  schemaVersion: number
  /** The document with its pages and layers. */
  document: { [k: string]: unknown }
  /** Components by the IDs of their nodes. */
  components: { [k: string]: unknown }
  /** Component sets by the IDs of their nodes. */
  componentSets: { [k: string]: unknown }
  /** Styles by the IDs of their nodes. */
  styles: { [k: string]: unknown }
  mainFileKey?: string
  branches?: {
    key: string
    name: string
    thumbnail_url: string
    last_modified: string
    link_access?: string
  }[]
}

/** Params of file_metadata.get. */
export interface FileMetadataGetParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

export interface FileMetadata {
  name: string
  folder_name?: string
  last_touched_at: string
  creator: Person
  last_touched_by?: Person
  thumbnail_url?: string
  editorType: string
  role?: string
  link_access?: string
  url?: string
  version?: string
}

export interface Person {
  id: string
  handle: string
  img_url: string
}

/** Params of nodes.list. */
export interface NodesListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** IDs of the nodes, such as `1:5`. (at least 1 items) */
  ids: string[]
  /** ID of a version, as `versions.list` returns it. The current one by default. */
  version?: string
  /** Number of levels below the top to return. */
  depth?: number
  /** `paths` adds vector data. */
  geometry?: string
  /** IDs of plugins whose data to return, with commas, or `shared`. */
  plugin_data?: string
}

export interface Node {
  id: string
  /** The node with what is below it. */
  document: { [k: string]: unknown }
  schemaVersion: number
  /** Components by the IDs of their nodes. */
  components: { [k: string]: unknown }
  /** Component sets by the IDs of their nodes. */
  componentSets: { [k: string]: unknown }
  /** Styles by the IDs of their nodes. */
  styles: { [k: string]: unknown }
}

/** Params of images.render. */
export interface ImagesRenderParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** IDs of the nodes to render. (at least 1 items) */
  ids: string[]
  /** Format of the images. Figma's default is `png`. */
  format?: "jpg" | "png" | "svg" | "pdf"
  /** Scale of the images. 1 by default. (0.01 to 4) */
  scale?: number
  /** ID of a version, as `versions.list` returns it. The current one by default. */
  version?: string
  /** Whether to leave out what overlaps the node. */
  contents_only?: boolean
  /** Whether to use the full size of a cropped node. */
  use_absolute_bounds?: boolean
  /** Whether text in an SVG becomes outlines. */
  svg_outline_text?: boolean
  /** Whether an SVG has the names of layers as IDs. */
  svg_include_id?: boolean
  /** Whether an SVG has the IDs of nodes. */
  svg_include_node_id?: boolean
  /** Whether to simplify strokes of an SVG. */
  svg_simplify_stroke?: boolean
}

export interface Images {
  /** URLs by the IDs of nodes. Null means that Figma could not render it. */
  images: { [k: string]: unknown }
}

/** Params of images.fills. */
export interface ImagesFillsParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

export interface Fills {
  images: {
    [k: string]: string
  }
}

/** Params of versions.list. */
export interface VersionsListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** Maximum number of records per page, 1 to 50. Defaults to 30. (1 to 50) */
  page_size?: number
  /** ID of a version. The list has older ones. */
  before?: number
  /** ID of a version. The list has newer ones. */
  after?: number
}

export interface Version {
  id: string
  created_at: string
  label: string | null
  description: string | null
  user: Person
  thumbnail_url?: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** Whether texts are Markdown. */
  as_md?: boolean
}

export interface Comment {
  id: string
  file_key: string
  parent_id?: string
  user: Person
  created_at: string
  resolved_at?: string | null
  message: string
  order_id: string | null
  /** The place of the comment. */
  client_meta?: unknown
  reactions?: Reaction[]
}

export interface Reaction {
  user_id: string
  user: Person
  emoji: string
  created_at: string
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** Text of the comment. */
  message: string
  /** ID of the comment to reply to. */
  comment_id?: string
  /** The place: `x` and `y`, or `node_id` with `node_offset`. */
  client_meta?: { [k: string]: unknown }
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
}

/** Params of comment_reactions.list. */
export interface CommentReactionsListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /** Cursor of the page. */
  cursor?: string
}

/** Params of comment_reactions.create. */
export interface CommentReactionsCreateParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /** Short code of the emoji, such as `:heart:`. */
  emoji: string
}

/** Params of comment_reactions.delete. */
export interface CommentReactionsDeleteParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the comment, as `comments.list` returns it. */
  comment_id: string
  /** Short code of the emoji, such as `:heart:`. */
  emoji: string
}

/** Params of team_components.list. */
export interface TeamComponentsListParams {
  /** ID of the team, the part after `/team/` in its address. */
  team_id: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 30. (1 to 1000; default 30) */
  page_size?: number
  /** The `after` value of the previous page. */
  after?: number
}

export interface Component {
  key: string
  file_key: string
  node_id: string
  thumbnail_url?: string
  name: string
  description: string
  created_at: string
  updated_at: string
  user: Person
  containing_frame?: Frame
}

export interface Frame {
  nodeId?: string
  name?: string
  backgroundColor?: string
  pageId?: string
  pageName?: string
}

/** Params of file_components.list. */
export interface FileComponentsListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

/** Params of components.get. */
export interface ComponentsGetParams {
  /** Key of the component, as `file_components.list` returns it. */
  key: string
}

/** Params of team_component_sets.list. */
export interface TeamComponentSetsListParams {
  /** ID of the team, the part after `/team/` in its address. */
  team_id: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 30. (1 to 1000; default 30) */
  page_size?: number
  /** The `after` value of the previous page. */
  after?: number
}

export interface ComponentSet {
  key: string
  file_key: string
  node_id: string
  thumbnail_url?: string
  name: string
  description: string
  created_at: string
  updated_at: string
  user: Person
  containing_frame?: Frame
}

/** Params of file_component_sets.list. */
export interface FileComponentSetsListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

/** Params of component_sets.get. */
export interface ComponentSetsGetParams {
  /** Key of the set, as `file_component_sets.list` returns it. */
  key: string
}

/** Params of team_styles.list. */
export interface TeamStylesListParams {
  /** ID of the team, the part after `/team/` in its address. */
  team_id: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 30. (1 to 1000; default 30) */
  page_size?: number
  /** The `after` value of the previous page. */
  after?: number
}

export interface Style {
  key: string
  file_key: string
  node_id: string
  style_type: string
  thumbnail_url?: string
  name: string
  description: string
  created_at: string
  updated_at: string
  user: Person
  sort_position: string
}

/** Params of file_styles.list. */
export interface FileStylesListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

/** Params of styles.get. */
export interface StylesGetParams {
  /** Key of the style, as `file_styles.list` returns it. */
  key: string
}

/** Params of variables.list. */
export interface VariablesListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

export interface Variable {
  id: string
  name: string
  key: string
  variableCollectionId: string
  resolvedType: string
  /** Values by the IDs of modes. */
  valuesByMode: { [k: string]: unknown }
  remote: boolean
  description: string
  hiddenFromPublishing: boolean
  scopes: string[]
  /** Names in code by platform. */
  codeSyntax: { [k: string]: unknown }
  deletedButReferenced?: boolean
}

/** Params of variables.change. */
export interface VariablesChangeParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** Changes of collections, each with `action`: `CREATE`, `UPDATE` or `DELETE`. */
  variableCollections?: { [k: string]: unknown }[]
  /** Changes of modes, each with `action`. */
  variableModes?: { [k: string]: unknown }[]
  /** Changes of variables, each with `action`. */
  variables?: { [k: string]: unknown }[]
  /** Values, each with `variableId`, `modeId` and `value`. */
  variableModeValues?: { [k: string]: unknown }[]
}

export interface VariableChanges {
  tempIdToRealId: {
    [k: string]: string
  }
}

/** Params of published_variables.list. */
export interface PublishedVariablesListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
}

export interface PublishedVariable {
  id: string
  subscribed_id: string
  name: string
  key: string
  variableCollectionId: string
  resolvedDataType: string
  updatedAt: string
}

/** Params of dev_resources.list. */
export interface DevResourcesListParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** IDs of the nodes. All by default. */
  node_ids?: string[]
}

export interface DevResource {
  id: string
  name: string
  url: string
  file_key: string
  node_id: string
}

/** Params of dev_resources.create. */
export interface DevResourcesCreateParams {
  /** Name that people see. */
  name: string
  /** URL of the code or ticket. */
  url: string
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the node that it explains, such as `1:5`. */
  node_id: string
}

/** Params of dev_resources.update. */
export interface DevResourcesUpdateParams {
  /** ID of the resource, as `dev_resources.list` returns it. */
  id: string
  /** Name that people see. */
  name?: string
  /** URL of the code or ticket. */
  url?: string
}

/** Params of dev_resources.delete. */
export interface DevResourcesDeleteParams {
  /** Key of the file, the part after `/design/` or `/file/` in its address. */
  file_key: string
  /** ID of the resource, as `dev_resources.list` returns it. */
  dev_resource_id: string
}

/** Params of webhooks.list. Needs context and context_id, or plan_api_id. */
export interface WebhooksListParams {
  /** Kind of what it watches. */
  context?: "file" | "project" | "team"
  /** Key of the file, or ID of the project or team. */
  context_id?: string
  /** ID of your plan. It lists all of its webhooks. */
  plan_api_id?: string
  /** Cursor of the page. Plans only. */
  cursor?: string
}

export interface Webhook {
  id: string
  event_type: string
  team_id: string
  plan_api_id: string
  status: string
  client_id: string | null
  passcode: string
  endpoint: string
  description: string | null
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the webhook, as `webhooks.list` returns it. */
  webhook_id: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** The event that it sends. */
  event_type:
    | "PING"
    | "FILE_UPDATE"
    | "FILE_VERSION_UPDATE"
    | "FILE_DELETE"
    | "LIBRARY_PUBLISH"
    | "FILE_COMMENT"
    | "DEV_MODE_STATUS_UPDATE"
  /** Kind of what it watches. */
  context: "file" | "project" | "team"
  /** Key of the file, or ID of the project or team. */
  context_id: string
  /** URL that gets the events. (at most 2048 characters) */
  endpoint: string
  /** Text that each event repeats. (at most 100 characters) */
  passcode: string
  /** The state: active or paused. */
  status?: "ACTIVE" | "PAUSED"
  /** Text that describes it. (at most 150 characters) */
  description?: string
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** ID of the webhook, as `webhooks.list` returns it. */
  webhook_id: string
  /** The event that it sends. */
  event_type:
    | "PING"
    | "FILE_UPDATE"
    | "FILE_VERSION_UPDATE"
    | "FILE_DELETE"
    | "LIBRARY_PUBLISH"
    | "FILE_COMMENT"
    | "DEV_MODE_STATUS_UPDATE"
  /** URL that gets the events. (at most 2048 characters) */
  endpoint: string
  /** Text that each event repeats. (at most 100 characters) */
  passcode: string
  /** The state: active or paused. */
  status?: "ACTIVE" | "PAUSED"
  /** Text that describes it. (at most 150 characters) */
  description?: string
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook, as `webhooks.list` returns it. */
  webhook_id: string
}

/** Params of webhook_requests.list. */
export interface WebhookRequestsListParams {
  /** ID of the webhook, as `webhooks.list` returns it. */
  webhook_id: string
}

export interface WebhookRequest {
  id: string
  webhook_id: string
  request_info?: {
    id: string
    endpoint?: string
    /** The event. */
    payload?: { [k: string]: unknown }
    sent_at?: string
  } | null
  response_info?: {
    status: string
    received_at: string
  } | null
  error_msg: string | null
}

/** Credentials by auth variant. */
export interface FigmaCredentials {
  access_token: FigmaAccessTokenCredentials
  oauth: FigmaOauthCredentials
}

/** Personal access token */
export interface FigmaAccessTokenCredentials {
  access_token: string
}

/** OAuth */
export interface FigmaOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface FigmaConfig { [k: string]: never }
