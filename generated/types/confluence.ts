// Generated from definitions/confluence.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Confluence */
    "confluence": Confluence
  }
}

/**
 * Confluence. Spaces, pages, blog posts, comments, attachments, labels and tasks of a Confluence Cloud site, with CQL
 * search. Creates and updates pages and blog posts.
 */
export interface Confluence {
  operations: ConfluenceOperations
  credentials: ConfluenceCredentials
  config: ConfluenceConfig
}

/** The operations, by entity and action. */
export interface ConfluenceOperations {
  /** A space with pages and blog posts. `key` is its short name in URLs. */
  spaces: {
    /** Lists the spaces that the user can see. */
    list: {
      params: SpacesListParams
      records: Space[]
      meta: {}
    }
    /** Gets a space by its ID. To find a space by its key, use `spaces.list` with `keys`. */
    get: {
      params: SpacesGetParams
      records: Space
      meta: {}
    }
    search: {
      fields: SpacesSearchFields
    }
  }
  /** A page of a space. */
  pages: {
    /** Lists pages of all or some spaces, by title or status. Set `body-format` to include their bodies. */
    list: {
      params: PagesListParams
      records: Page[]
      meta: {}
    }
    /** Gets a page by its ID. Set `body-format` to include its body. */
    get: {
      params: PagesGetParams
      records: Page
      meta: {}
    }
    /**
     * Creates a page in a space, below a parent page or at the top level, and returns it. Set `status` to `draft` for a
     * draft.
     */
    create: {
      params: PagesCreateParams
      records: Page
      meta: {}
    }
    /** Updates the title and body of a page. `version.number` must be the page's current version plus one. */
    update: {
      params: PagesUpdateParams
      records: Page
      meta: {}
    }
    /** Deletes a page by moving it to the trash. With `purge`, a page in the trash is deleted permanently. */
    delete: {
      params: PagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PagesSearchFields
    }
  }
  /** A child page of a page. */
  child_pages: {
    /** Lists the direct child pages of a page. */
    list: {
      params: ChildPagesListParams
      records: ChildPage[]
      meta: {}
    }
  }
  /** A version of a page, earlier or current. */
  page_versions: {
    /** Lists the versions of a page with author and time. */
    list: {
      params: PageVersionsListParams
      records: PageVersion[]
      meta: {}
    }
  }
  /** A blog post of a space. */
  blog_posts: {
    /** Lists blog posts of all or some spaces, by title or status. Set `body-format` to include their bodies. */
    list: {
      params: BlogPostsListParams
      records: BlogPost[]
      meta: {}
    }
    /** Gets a blog post by its ID. Set `body-format` to include its body. */
    get: {
      params: BlogPostsGetParams
      records: BlogPost
      meta: {}
    }
    /** Creates a blog post in a space and returns it. Set `status` to `draft` for a draft. */
    create: {
      params: BlogPostsCreateParams
      records: BlogPost
      meta: {}
    }
    /** Updates the title and body of a blog post. `version.number` must be its current version plus one. */
    update: {
      params: BlogPostsUpdateParams
      records: BlogPost
      meta: {}
    }
    /** Deletes a blog post by moving it to the trash. With `purge`, a blog post in the trash is deleted permanently. */
    delete: {
      params: BlogPostsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BlogPostsSearchFields
    }
  }
  /** A footer comment on a page or blog post, or a reply to one. */
  footer_comments: {
    /** Lists the footer comments of all pages, or of one page with `page_id`. */
    list: {
      params: FooterCommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Gets a footer comment by its ID. */
    get: {
      params: FooterCommentsGetParams
      records: Comment
      meta: {}
    }
    /** Creates a footer comment on a page, blog post or attachment, or a reply to a comment. */
    create: {
      params: FooterCommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the text of a footer comment. `version.number` must be its current version plus one. */
    update: {
      params: FooterCommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a footer comment. This cannot be undone. */
    delete: {
      params: FooterCommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An inline comment on a text of a page. */
  inline_comments: {
    /** Lists the inline comments of a page. Filters by resolution status. */
    list: {
      params: InlineCommentsListParams
      records: InlineComment[]
      meta: {}
    }
  }
  /** An attachment of a page or blog post. */
  attachments: {
    /** Lists the attachments of all content, or of one page with `page_id`, by name or type. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets the metadata of an attachment. For its content, use `download`. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /**
     * Uploads an attachment to a page or blog post. A file with an existing name becomes a new version of the
     * attachment.
     */
    create: {
      params: AttachmentsCreateParams
      records: UploadedAttachment
      meta: {}
    }
    /**
     * Deletes an attachment by moving it to the trash. With `purge`, an attachment in the trash is deleted permanently.
     */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the content of an attachment, as a stream. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A label of a page or blog post. */
  labels: {
    /** Lists all labels, or the labels of one page with `page_id`. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Adds a label to a page, blog post or attachment. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Removes a label from a page, blog post or attachment. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A task in a page or blog post. */
  tasks: {
    /** Lists tasks by status, page, space, people or time. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task by its ID. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Updates the status of a task: completes or reopens it. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
  }
  /** A user of the site. */
  users: {
    /** Lists up to 250 users by their account IDs, such as the `authorId` of pages. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
  }
  /** The user that the credentials belong to. */
  current_user: {
    /** Gets the current user, who owns the credentials. */
    get: {
      params: CurrentUserGetParams
      records: CurrentUser
      meta: {}
    }
  }
  /** A group of users of the site. */
  groups: {
    /** Lists the groups of the site. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A record of the audit log. */
  audit: {
    /** Lists the records of the audit log, newest first. For administrators only. */
    list: {
      params: AuditListParams
      records: AuditRecord[]
      meta: {}
    }
  }
  /** A search result: a page, blog post, comment, attachment, space or user. */
  content: {
    /** Searches all content that the user can see with CQL, such as by text, title, space, label or author. */
    api_search: {
      params: ContentApiSearchParams
      records: Found[]
      meta: {
        totalSize: number | null
        size: number | null
      }
    }
  }
}

/** Params of spaces.list. */
export interface SpacesListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** Filters by space IDs, up to 250. (at most 250 items) */
  ids?: string[]
  /** Filters by space keys, up to 250. (at most 250 items) */
  keys?: string[]
  /** Filters by space type. */
  type?: "global" | "collaboration" | "knowledge_base" | "personal"
  /** Filters by status: current or archived. */
  status?: "current" | "archived"
  /** Filters to spaces with any of these labels. */
  labels?: string[]
  /** Sort field. Prefix `-` for descending order. */
  sort?: "id" | "-id" | "key" | "-key" | "name" | "-name"
  /** Format of the space's description. Left out by default. */
  "description-format"?: "plain" | "view"
}

export interface Space {
  /** The space's ID. */
  id: string
  /** The space's key, used in its addresses. */
  key?: string
  /** The space's name. */
  name?: string
  /** The kind of space, including global, collaboration, knowledge base and personal. */
  type?: string
  /** The space's state: current or archived. */
  status?: string
  /** The account ID of the user who created the space. May be null. */
  authorId?: string | null
  /** The account ID of the space's owner. May be null. */
  spaceOwnerId?: string | null
  /** Creation time of the space. */
  createdAt?: string
  /** The ID of the space's homepage. Null if there is none. */
  homepageId?: string | null
  /** The alias now used in the space's addresses. Null if none is set. */
  currentActiveAlias?: string | null
  /** The space's description, in the requested format. Null unless requested. */
  description?: ({
    plain?: Body | null
    view?: Body | null
  } | null)
  /** The space's icon. Null unless requested. */
  icon?: {
    path?: string
    apiDownloadLink?: string
  } | null
  /** The labels on the space. Present when requested. */
  labels?: {
    results?: Label[]
  }
  /** The links to the space in Confluence. */
  _links?: WebLinks
}

export interface Body {
  representation?: string
  value?: string
}

export interface Label {
  /** The label's ID. */
  id: string
  /** The label's name. */
  name?: string
  /** The label's namespace: global, my or team. */
  prefix?: string
  label?: string
}

export interface WebLinks {
  webui?: string
  editui?: string
  tinyui?: string
  edituiv2?: string
  download?: string
  base?: string
}

/** Params of spaces.get. */
export interface SpacesGetParams {
  /** ID of the space. */
  id: string
  /** Format of the space's description. Left out by default. */
  "description-format"?: "plain" | "view"
  /** Whether to include labels. Defaults to `false`. (default false) */
  "include-labels"?: boolean
  /** Whether to include the space's icon. Defaults to `false`. (default false) */
  "include-icon"?: boolean
}

/** Searchable fields of spaces, in hosted mode. */
export interface SpacesSearchFields {
  id: string | null
  key: string | null
  name: string | null
  type: string | null
  status: string | null
  authorId: string | null
  createdAt: string | null
  homepageId: string | null
}

/** Params of pages.list. */
export interface PagesListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** Filters by content IDs, up to 250. (at most 250 items) */
  id?: string[]
  /** Filters by space IDs, up to 100. (at most 100 items) */
  "space-id"?: string[]
  /** Filters by title. */
  title?: string
  /** Filters by status. Defaults to current and archived pages. */
  status?: ("current" | "archived" | "deleted" | "trashed")[]
  /** Sort field. Prefix `-` for descending order. */
  sort?: "id" | "-id" | "created-date" | "-created-date" | "modified-date" | "-modified-date" | "title" | "-title"
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Page {
  /** The page's ID. */
  id: string
  /** The page's state: current, a draft, archived, trashed or deleted. */
  status?: string
  /** The page's title. */
  title?: string
  /** The ID of the space the page is in. */
  spaceId?: string
  /** The ID of the content the page is under. Null at the top level. */
  parentId?: string | null
  /** The type of the content the page is under. Null at the top level. */
  parentType?: string | null
  /** The page's position among its siblings. Null if not set. */
  position?: number | null
  /** The account ID of the user who created the page. */
  authorId?: string | null
  /** The account ID of the page's owner. */
  ownerId?: string | null
  /** The account ID of the page's previous owner. Null if ownership never changed. */
  lastOwnerId?: string | null
  /** Creation time of the page. */
  createdAt?: string
  /** The kind of page: live for live docs. Null for an ordinary page. */
  subtype?: string | null
  /** The page's version, with its number, author and message. */
  version?: Version
  /** The page's content, in the requested format. */
  body?: Bodies
  /** The labels on the page. Present when requested. */
  labels?: {
    results?: Label[]
  }
  /** The page's versions. Present when requested. */
  versions?: {
    results?: Version[]
  }
  /** The links to the page in Confluence. */
  _links?: WebLinks
}

export interface Version {
  number?: number
  createdAt?: string
  authorId?: string | null
  message?: string | null
  minorEdit?: boolean
  ncsStepVersion?: string | null
}

export interface Bodies {
  storage?: Body
  atlas_doc_format?: Body
  view?: Body
}

/** Params of pages.get. */
export interface PagesGetParams {
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  id: string
  /**
   * Format of the body: XHTML (`storage`), Atlassian Document Format, or HTML (`view`). The body is left out by
   * default.
   */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
  /** Version to return. Defaults to the latest. (at least 1) */
  version?: number
  /** Whether to return the draft. Defaults to `false`. (default false) */
  "get-draft"?: boolean
  /** Whether to include labels. Defaults to `false`. (default false) */
  "include-labels"?: boolean
  /** Whether to include versions. Defaults to `false`. (default false) */
  "include-versions"?: boolean
}

/** Params of pages.create. Takes only one of parentId, root-level. */
export interface PagesCreateParams {
  /** ID of the space, as `spaces.list` returns it. Not its key. */
  spaceId: string
  /** Title of the page, unique in the space. (at most 255 characters) */
  title: string
  /** ID of the parent page. Defaults to the space's home page. */
  parentId?: string
  /** Body of the page or blog post. */
  body?: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
  /** Status of the page: published (`current`) or draft. Defaults to `current`. (default "current") */
  status?: "current" | "draft"
  /** Whether only the user can see and edit the page. Defaults to `false`. (default false) */
  private?: boolean
  /** Whether to create the page at the top level of the space, beside its home page. */
  "root-level"?: boolean
}

/** Params of pages.update. */
export interface PagesUpdateParams {
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  id: string
  /** Title, new or unchanged. (at most 255 characters) */
  title: string
  /** Body of the page or blog post. */
  body: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
  /** Version that the update creates. */
  version: {
    /** Version number: the current `version.number` plus one. (at least 1) */
    number: number
    /** Message that describes the change. */
    message?: string
  }
  /** Status: published (`current`) or draft. Defaults to `current`. (default "current") */
  status?: "current" | "draft"
  /** ID of another parent page. */
  parentId?: string
  /** ID of the page's space. Moving a page to another space is not supported. */
  spaceId?: string
  /** Account ID of the new owner. */
  ownerId?: string
}

/** Params of pages.delete. */
export interface PagesDeleteParams {
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  id: string
  /** Whether to delete content in the trash permanently. Defaults to `false`. (default false) */
  purge?: boolean
  /** Whether the content is a draft, which is deleted permanently. (default false) */
  draft?: boolean
}

/** Searchable fields of pages, in hosted mode. */
export interface PagesSearchFields {
  id: string | null
  title: string | null
  status: string | null
  spaceId: string | null
  authorId: string | null
  createdAt: string | null
  updated_at: string | null
  version_number: number | null
  text: string | null
}

/** Params of child_pages.list. */
export interface ChildPagesListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  page_id: string
  /** Sort field: `id`, `created-date`, `modified-date` or `child-position`. Prefix `-` for descending order. */
  sort?: string
}

export interface ChildPage {
  /** The child page's ID. */
  id: string
  /** The child page's state: current, archived, trashed or deleted. */
  status?: string
  /** The child page's title. */
  title?: string
  /** The ID of the space the child page is in. */
  spaceId?: string
  /** The child page's position among its siblings. Null if not set. */
  childPosition?: number | null
}

/** Params of page_versions.list. */
export interface PageVersionsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  page_id: string
  /** Sort order: oldest or newest first. */
  sort?: "modified-date" | "-modified-date"
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface PageVersion {
  /** The version's number, counted from 1. */
  number: number
  /** Creation time of the version. */
  createdAt?: string
  /** The account ID of the user who made the version. */
  authorId?: string | null
  /** The message left with the change. May be null or empty. */
  message?: string | null
  /** Whether the change was minor, made without notifying watchers. */
  minorEdit?: boolean
  /** The page as of the version, with its title and content. */
  page?: {
    id?: string
    title?: string
    body?: Bodies
  }
}

/** Params of blog_posts.list. */
export interface BlogPostsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** Filters by content IDs, up to 250. (at most 250 items) */
  id?: string[]
  /** Filters by space IDs, up to 100. (at most 100 items) */
  "space-id"?: string[]
  /** Filters by title. */
  title?: string
  /** Filters by status. Defaults to current blog posts. */
  status?: ("current" | "deleted" | "trashed")[]
  /** Sort field. Prefix `-` for descending order. */
  sort?: "id" | "-id" | "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface BlogPost {
  /** The blog post's ID. */
  id: string
  /** The blog post's state: current, a draft, trashed or deleted. */
  status?: string
  /** The blog post's title. */
  title?: string
  /** The ID of the space the blog post is in. */
  spaceId?: string
  /** The account ID of the user who created the blog post. */
  authorId?: string | null
  /** Creation time of the blog post. */
  createdAt?: string
  /** The blog post's version, with its number, author and message. */
  version?: Version
  /** The blog post's content, in the requested format. */
  body?: Bodies
  /** The labels on the blog post. Present when requested. */
  labels?: {
    results?: Label[]
  }
  /** The blog post's versions. Present when requested. */
  versions?: {
    results?: Version[]
  }
  /** The links to the blog post in Confluence. */
  _links?: WebLinks
}

/** Params of blog_posts.get. */
export interface BlogPostsGetParams {
  /** ID of the blog post, as `blog_posts.list` returns it. */
  id: string
  /**
   * Format of the body: XHTML (`storage`), Atlassian Document Format, or HTML (`view`). The body is left out by
   * default.
   */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
  /** Version to return. Defaults to the latest. (at least 1) */
  version?: number
  /** Whether to return the draft. Defaults to `false`. (default false) */
  "get-draft"?: boolean
  /** Whether to include labels. Defaults to `false`. (default false) */
  "include-labels"?: boolean
  /** Whether to include versions. Defaults to `false`. (default false) */
  "include-versions"?: boolean
}

/** Params of blog_posts.create. */
export interface BlogPostsCreateParams {
  /** ID of the space, as `spaces.list` returns it. Not its key. */
  spaceId: string
  /** Title of the blog post. (at most 255 characters) */
  title: string
  /** Body of the page or blog post. */
  body?: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
  /** Status of the blog post: published (`current`) or draft. Defaults to `current`. (default "current") */
  status?: "current" | "draft"
  /** Whether only the user can see and edit the blog post. Defaults to `false`. (default false) */
  private?: boolean
}

/** Params of blog_posts.update. */
export interface BlogPostsUpdateParams {
  /** ID of the blog post, as `blog_posts.list` returns it. */
  id: string
  /** Title, new or unchanged. (at most 255 characters) */
  title: string
  /** Body of the page or blog post. */
  body: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
  /** Version that the update creates. */
  version: {
    /** Version number: the current `version.number` plus one. (at least 1) */
    number: number
    /** Message that describes the change. */
    message?: string
  }
  /** Status: published (`current`) or draft. Defaults to `current`. (default "current") */
  status?: "current" | "draft"
}

/** Params of blog_posts.delete. */
export interface BlogPostsDeleteParams {
  /** ID of the blog post, as `blog_posts.list` returns it. */
  id: string
  /** Whether to delete content in the trash permanently. Defaults to `false`. (default false) */
  purge?: boolean
  /** Whether the content is a draft, which is deleted permanently. (default false) */
  draft?: boolean
}

/** Searchable fields of blog_posts, in hosted mode. */
export interface BlogPostsSearchFields {
  id: string | null
  title: string | null
  status: string | null
  spaceId: string | null
  authorId: string | null
  createdAt: string | null
  updated_at: string | null
  version_number: number | null
  text: string | null
}

/** Params of footer_comments.list. */
export interface FooterCommentsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** ID of the page to list comments of. Defaults to all pages and blog posts. */
  page_id?: string
  /** Sort field. Prefix `-` for descending order. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The comment's state: current, a draft, trashed or deleted. */
  status?: string
  /** The comment's title, formed from that of the content commented on. */
  title?: string
  /** The ID of the page commented on. Absent for other content. */
  pageId?: string | null
  /** The ID of the blog post commented on. Absent for other content. */
  blogPostId?: string | null
  /** The ID of the attachment commented on. Absent for other content. */
  attachmentId?: string | null
  /** The ID of the custom content commented on. Absent for other content. */
  customContentId?: string | null
  /** The ID of the comment replied to. Absent for top-level comments. */
  parentCommentId?: string | null
  /** The comment's version, with its number, author and message. */
  version?: Version
  /** The comment's content, in the requested format. */
  body?: Bodies
  /** The links to the comment in Confluence. */
  _links?: WebLinks
}

/** Params of footer_comments.get. */
export interface FooterCommentsGetParams {
  /** ID of the comment, as `footer_comments.list` returns it. */
  comment_id: string
  /**
   * Format of the body: XHTML (`storage`), Atlassian Document Format, or HTML (`view`). The body is left out by
   * default.
   */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
}

/**
 * Params of footer_comments.create. Needs pageId, or blogPostId, or attachmentId, or parentCommentId. Takes only one of
 * pageId, blogPostId, attachmentId, parentCommentId.
 */
export interface FooterCommentsCreateParams {
  /** ID of the page to comment on. */
  pageId?: string
  /** ID of the blog post to comment on. */
  blogPostId?: string
  /** ID of the attachment to comment on. */
  attachmentId?: string
  /** ID of the comment to reply to. */
  parentCommentId?: string
  /** Body of the page or blog post. */
  body: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
}

/** Params of footer_comments.update. */
export interface FooterCommentsUpdateParams {
  /** ID of the comment, as `footer_comments.list` returns it. */
  comment_id: string
  /** Body of the page or blog post. */
  body: {
    /** Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The body in this format. */
    value: string
  }
  /** Version that the update creates. */
  version: {
    /** Version number: the current `version.number` plus one. (at least 1) */
    number: number
    /** Message that describes the change. */
    message?: string
  }
}

/** Params of footer_comments.delete. */
export interface FooterCommentsDeleteParams {
  /** ID of the comment, as `footer_comments.list` returns it. */
  comment_id: string
}

/** Params of inline_comments.list. */
export interface InlineCommentsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/. */
  page_id: string
  /** Filters by resolution status. */
  "resolution-status"?: ("resolved" | "open" | "dangling" | "reopened")[]
  /** Sort field. Prefix `-` for descending order. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface InlineComment {
  /** The comment's ID. */
  id: string
  /** The comment's state: current, a draft, trashed or deleted. */
  status?: string
  /** The comment's title, formed from that of the content commented on. */
  title?: string
  /** The ID of the page commented on. Absent for blog posts. */
  pageId?: string | null
  /** The ID of the blog post commented on. Absent for pages. */
  blogPostId?: string | null
  /** The ID of the comment replied to. Absent for top-level comments. */
  parentCommentId?: string | null
  /** The comment's version, with its number, author and message. */
  version?: Version
  /** The comment's content, in the requested format. */
  body?: Bodies
  /** The comment's resolution: open, reopened, resolved or dangling, if its text is gone. */
  resolutionStatus?: string
  /** The account ID of the user who last changed the resolution. Null if unchanged. */
  resolutionLastModifierId?: string | null
  /** The time the resolution last changed. Null if it never did. */
  resolutionLastModifiedAt?: string | null
  /** The marker and original text of the passage commented on. */
  properties?: {
    inlineMarkerRef?: string
    inlineOriginalSelection?: string
  }
  /** The links to the comment in Confluence. */
  _links?: WebLinks
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  limit?: number
  /** ID of the page to list attachments of. Defaults to all content. */
  page_id?: string
  /** Filters by file name. */
  filename?: string
  /** Filters by media type. */
  mediaType?: string
  /** Filters by status. */
  status?: ("current" | "archived" | "trashed")[]
  /** Sort field. Prefix `-` for descending order. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
}

export interface Attachment {
  /** The attachment's ID. */
  id: string
  /** The attachment's state: current, archived or trashed. */
  status?: string
  /** The attachment's file name. */
  title?: string
  /** Creation time of the attachment. */
  createdAt?: string
  /** The ID of the page the file is attached to. Absent for other content. */
  pageId?: string | null
  /** The ID of the blog post the file is attached to. Absent for other content. */
  blogPostId?: string | null
  /** The ID of the custom content the file is attached to. Absent for other content. */
  customContentId?: string | null
  /** The file's media type. */
  mediaType?: string
  /** The file's media type in words, such as PDF document. May be null. */
  mediaTypeDescription?: string | null
  /** The comment left with the attachment. May be null. */
  comment?: string | null
  /** The file's ID in the media store. */
  fileId?: string
  /** The file's size in bytes. */
  fileSize?: number
  /** The path of the attachment's page in Confluence. */
  webuiLink?: string
  /** The path for downloading the file. */
  downloadLink?: string
  /** The attachment's version, with its number, author and message. */
  version?: Version
  /** The labels on the attachment. Present when requested. */
  labels?: {
    results?: Label[]
  }
  /** The links to the attachment in Confluence. */
  _links?: WebLinks
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** ID of the attachment, such as `att98304`. */
  id: string
  /** Version to return. Defaults to the latest. (at least 1) */
  version?: number
  /** Whether to include labels. Defaults to `false`. (default false) */
  "include-labels"?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the page or blog post. */
  content_id: string
  /** File to attach. */
  file: FileInput
  /** Comment on this version. */
  comment?: string
  /** Whether to suppress notifications. Defaults to `false`. (default false) */
  minorEdit?: boolean
}

export interface UploadedAttachment {
  id: string
  type?: string
  status?: string
  title?: string
  metadata?: {
    mediaType?: string
    comment?: string
  }
  extensions?: {
    mediaType?: string
    fileSize?: number
    comment?: string
    fileId?: string
  }
  _links?: WebLinks
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the attachment, such as `att98304`. */
  id: string
  /** Whether to delete content in the trash permanently. Defaults to `false`. (default false) */
  purge?: boolean
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** ID of the page or blog post that has the attachment: `pageId` or `blogPostId` of `attachments.get`. */
  content_id: string
  /** ID of the attachment, such as `att98304`. */
  id: string
  /** Version to download. Defaults to the latest. (at least 1) */
  version?: number
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** ID of the page to list labels of. Defaults to all labels. */
  page_id?: string
  /** Sort field. Prefix `-` for descending order. */
  sort?: "name" | "-name"
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** ID of the page, blog post or attachment. */
  content_id: string
  /** Name of the label, in lowercase without spaces. (at most 255 characters) */
  name: string
  /**
   * Prefix of the label: `global` for regular labels, `my` for personal labels, `team` for spaces. Defaults to
   * `global`. (default "global")
   */
  prefix?: "global" | "my" | "team"
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** ID of the page, blog post or attachment. */
  content_id: string
  /** Name of the label. */
  name: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  limit?: number
  /** Filters by status: complete or incomplete. */
  status?: "complete" | "incomplete"
  /** Filters by page IDs, up to 250. (at most 250 items) */
  "page-id"?: string[]
  /** Filters by space IDs, up to 100. (at most 100 items) */
  "space-id"?: string[]
  /** Filters by account IDs of the assignees, up to 250. (at most 250 items) */
  "assigned-to"?: string[]
  /** Filters by account IDs of the creators, up to 250. (at most 250 items) */
  "created-by"?: string[]
  /** Filters to tasks due at or after this time. */
  "due-at-from"?: string
  /** Filters to tasks due at or before this time. */
  "due-at-to"?: string
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Task {
  /** The task's ID. */
  id: string
  /** The task's ID within the content it is on. */
  localId?: string | null
  /** The ID of the space the task is in. */
  spaceId?: string | null
  /** The ID of the page the task is on. Absent for blog posts. */
  pageId?: string | null
  /** The ID of the blog post the task is on. Absent for pages. */
  blogPostId?: string | null
  /** The task's state: complete or incomplete. */
  status?: string
  /** The task's content, in the requested format. */
  body?: Bodies
  /** The account ID of the user who created the task. */
  createdBy?: string | null
  /** The account ID of the user the task is assigned to. Null if unassigned. */
  assignedTo?: string | null
  /** The account ID of the user who completed the task. Null while it is incomplete. */
  completedBy?: string | null
  /** Creation time of the task. */
  createdAt?: string | null
  /** The time of the last update to the task. Null if never updated. */
  updatedAt?: string | null
  /** The due date of the task. Null if not set. */
  dueAt?: string | null
  /** Completion time of the task. Null while it is incomplete. */
  completedAt?: string | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the task, as `tasks.list` returns it. */
  id: string
  /** Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default. */
  "body-format"?: "storage" | "atlas_doc_format"
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the task, as `tasks.list` returns it. */
  id: string
  /** The new status. */
  status: "complete" | "incomplete"
}

/** Params of users.list. */
export interface UsersListParams {
  /** Account IDs of the users, up to 250. (1 to 250 items) */
  accountIds: string[]
}

export interface User {
  accountId: string
  displayName?: string
  publicName?: string
  email?: string | null
  timeZone?: string | null
  personalSpaceId?: string | null
  isExternalCollaborator?: boolean
  isGuest?: boolean
  accountStatus?: string
  accountType?: string
  profilePicture?: Picture | null
}

export interface Picture {
  path?: string
  width?: number
  height?: number
  isDefault?: boolean
}

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

export interface CurrentUser {
  accountId: string
  type?: string
  accountType?: string
  email?: string | null
  publicName?: string
  displayName?: string
  timeZone?: string | null
  isExternalCollaborator?: boolean
  isGuest?: boolean
  profilePicture?: Picture | null
  locale?: string | null
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  limit?: number
  /** Number of records to skip, as `next` returns it. (at least 0) */
  start?: number
  /** Filters to groups that grant this access. */
  accessType?: "user" | "admin" | "site-admin"
}

export interface Group {
  id: string
  name?: string
  type?: string
  managedBy?: string | null
  usageType?: string | null
  resourceAri?: string | null
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  id: string | null
  name: string | null
  type: string | null
}

/** Params of audit.list. */
export interface AuditListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
  /** Number of records to skip, as `next` returns it. (at least 0) */
  start?: number
  /** Filters to records at or after this time. */
  startDate?: string
  /** Filters to records at or before this time. */
  endDate?: string
  /** Text to search for in the records. */
  searchString?: string
}

export interface AuditRecord {
  author?: {
    type?: string
    displayName?: string
    accountId?: string | null
    accountType?: string
    publicName?: string
  }
  remoteAddress?: string
  creationDate?: number
  summary?: string
  description?: string
  category?: string
  sysAdmin?: boolean
  superAdmin?: boolean
  affectedObject?: AuditObject
  associatedObjects?: AuditObject[]
  changedValues?: {
    name?: string
    oldValue?: string | null
    newValue?: string | null
    hiddenOldValue?: string | null
    hiddenNewValue?: string | null
  }[]
}

export interface AuditObject {
  name?: string
  objectType?: string
}

/** Params of content.api_search. */
export interface ContentApiSearchParams {
  /** Query in the Confluence Query Language (CQL). */
  cql: string
  /** Cursor of the next page, as `next` returns it. */
  cursor?: string
  /**
   * Maximum number of results per page, 1 to 250. Defaults to 25. Atlassian may return fewer. (1 to 250; default 25)
   */
  limit?: number
  /** Form of the text excerpt around a match. Defaults to `highlight`. */
  excerpt?: "highlight" | "indexed" | "none" | "highlight_unescaped" | "indexed_unescaped"
  /** Whether to search archived spaces too. Defaults to `false`. (default false) */
  includeArchivedSpaces?: boolean
}

export interface Found {
  title?: string
  excerpt?: string
  url?: string
  entityType?: string
  iconCssClass?: string
  lastModified?: string
  friendlyLastModified?: string
  score?: number
  content?: {
    id?: string
    type?: string
    status?: string
    title?: string
  }
  space?: {
    id?: number
    key?: string
    name?: string
    type?: string
    status?: string
  }
  user?: {
    accountId?: string
    accountType?: string
    displayName?: string
    publicName?: string
  }
  resultGlobalContainer?: {
    title?: string
    displayUrl?: string
  }
}

/** Credentials by auth variant. */
export interface ConfluenceCredentials {
  api_token: ConfluenceApiTokenCredentials
  oauth: ConfluenceOauthCredentials
}

/** Email address and API token */
export interface ConfluenceApiTokenCredentials {
  /** Email address of your Atlassian account. */
  username: string
  /** The API token, not the password of your account. */
  password: string
}

/** Atlassian account */
export interface ConfluenceOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface ConfluenceConfig {
  /** Name of your Confluence site: `example` for `example.atlassian.net`. Used with an API token only. */
  subdomain?: string
  /** ID of the Confluence site. OAuth finds it automatically; set it beforehand to choose among several sites. */
  cloud_id?: string
}
