// Generated from definitions/confluence.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Confluence */
    "confluence": Confluence
  }
}

/**
 * Confluence. Spaces, pages, blog posts, comments, attachments, labels and tasks of one Confluence Cloud site, found by
 * CQL too; pages and posts are written.
 */
export interface Confluence {
  operations: ConfluenceOperations
  credentials: ConfluenceCredentials
  config: ConfluenceConfig
}

/** What can be called, by entity and action. */
export interface ConfluenceOperations {
  /** A space, which holds pages and blog posts; key is its short name in addresses. */
  spaces: {
    /** Lists the spaces that the user can see. */
    list: {
      params: SpacesListParams
      records: Space[]
      meta: {}
    }
    /** Gets a space by its id; spaces.list with keys finds it by its key. */
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
    /** Lists pages of all spaces or of some, by title or status; bodies come along with body-format. */
    list: {
      params: PagesListParams
      records: Page[]
      meta: {}
    }
    /** Gets a page by its id; with body-format with its text too. */
    get: {
      params: PagesGetParams
      records: Page
      meta: {}
    }
    /** Makes a page in a space, below a parent or at the top, and answers it; as a draft with status draft. */
    create: {
      params: PagesCreateParams
      records: Page
      meta: {}
    }
    /** Replaces a page's title and text; version.number is one more than that of the page. */
    update: {
      params: PagesUpdateParams
      records: Page
      meta: {}
    }
    /** Moves a page to the trash of its space; with purge, one that is there is deleted for good. */
    delete: {
      params: PagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PagesSearchFields
    }
  }
  /** A page directly below another one. */
  child_pages: {
    /** Lists the pages directly below a page. */
    list: {
      params: ChildPagesListParams
      records: ChildPage[]
      meta: {}
    }
  }
  /** An earlier or the present state of a page. */
  page_versions: {
    /** Lists the versions of a page with who made them and when. */
    list: {
      params: PageVersionsListParams
      records: PageVersion[]
      meta: {}
    }
  }
  /** A blog post of a space. */
  blog_posts: {
    /** Lists blog posts of all spaces or of some, by title or status; bodies come along with body-format. */
    list: {
      params: BlogPostsListParams
      records: BlogPost[]
      meta: {}
    }
    /** Gets a blog post by its id; with body-format with its text too. */
    get: {
      params: BlogPostsGetParams
      records: BlogPost
      meta: {}
    }
    /** Publishes a blog post in a space and answers it; as a draft with status draft. */
    create: {
      params: BlogPostsCreateParams
      records: BlogPost
      meta: {}
    }
    /** Replaces a blog post's title and text; version.number is one more than that of the post. */
    update: {
      params: BlogPostsUpdateParams
      records: BlogPost
      meta: {}
    }
    /** Moves a blog post to the trash of its space; with purge, one that is there is deleted for good. */
    delete: {
      params: BlogPostsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BlogPostsSearchFields
    }
  }
  /** A comment below a page or blog post, or an answer to one. */
  footer_comments: {
    /** Lists the comments below all pages, or with page_id those below one. */
    list: {
      params: FooterCommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Gets a comment by its id. */
    get: {
      params: FooterCommentsGetParams
      records: Comment
      meta: {}
    }
    /** Comments on a page, blog post or attachment, or answers a comment. */
    create: {
      params: FooterCommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Replaces the text of a comment; version.number is one more than that of the comment. */
    update: {
      params: FooterCommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment for good. */
    delete: {
      params: FooterCommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A comment on some words of a page. */
  inline_comments: {
    /** Lists the comments on words of a page, also by whether they are resolved. */
    list: {
      params: InlineCommentsListParams
      records: InlineComment[]
      meta: {}
    }
  }
  /** A file that is attached to a page or blog post. */
  attachments: {
    /** Lists the attachments of all content, or with page_id those of one page, by name or type. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets what is known of an attachment; download gives its content. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Attaches a file to a page or blog post; one of that name becomes a new version of it. */
    create: {
      params: AttachmentsCreateParams
      records: UploadedAttachment
      meta: {}
    }
    /** Moves an attachment to the trash; with purge, one that is there is deleted for good. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Streams the content of an attachment. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A label of a page or blog post. */
  labels: {
    /** Lists all labels, or with page_id those of one page. */
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
    /** Takes a label off a page, blog post or attachment. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A task that somebody wrote into a page or blog post. */
  tasks: {
    /** Lists tasks by status, page, space, people or time. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task by its id. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Completes a task, or opens it again. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
  }
  /** A person of the site. */
  users: {
    /** Gets up to 250 people by their account ids, such as authorId of pages. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
  }
  /** The user whose credentials these are. */
  current_user: {
    /** Gets the user whose credentials are used. */
    get: {
      params: CurrentUserGetParams
      records: CurrentUser
      meta: {}
    }
  }
  /** A group of people of the site. */
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
  /** An entry of the audit log. */
  audit: {
    /** Lists the audit log, newest first; for administrators. */
    list: {
      params: AuditListParams
      records: AuditRecord[]
      meta: {}
    }
  }
  /** Whatever a search by CQL finds: pages, posts, comments, attachments, spaces and people. */
  content: {
    /** Searches all content that the user can see by CQL, such as a text, title, space, label or author. */
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
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** Only spaces with these ids. (at most 250 items) */
  ids?: string[]
  /** Only spaces with these keys. (at most 250 items) */
  keys?: string[]
  /** Only spaces of this type. */
  type?: "global" | "collaboration" | "knowledge_base" | "personal"
  /** Only spaces in use, or archived ones. */
  status?: "current" | "archived"
  /** Only spaces with one of these labels. */
  labels?: string[]
  /** What to sort by; a minus turns the order round. */
  sort?: "id" | "-id" | "key" | "-key" | "name" | "-name"
  /** Whether its description comes along, and how. */
  "description-format"?: "plain" | "view"
}

export interface Space {
  id: string
  key?: string
  name?: string
  type?: string
  status?: string
  authorId?: string | null
  spaceOwnerId?: string | null
  createdAt?: string
  homepageId?: string | null
  currentActiveAlias?: string | null
  description?: ({
    plain?: Body | null
    view?: Body | null
  } | null)
  icon?: {
    path?: string
    apiDownloadLink?: string
  } | null
  labels?: {
    results?: Label[]
  }
  _links?: WebLinks
}

export interface Body {
  representation?: string
  value?: string
}

export interface Label {
  id: string
  name?: string
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
  /** The space, by id. */
  id: string
  /** Whether its description comes along, and how. */
  "description-format"?: "plain" | "view"
  /** Whether its labels come along. (default false) */
  "include-labels"?: boolean
  /** Whether its icon comes along. (default false) */
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
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** Only those with these ids. (at most 250 items) */
  id?: string[]
  /** Only those of these spaces, by id. (at most 100 items) */
  "space-id"?: string[]
  /** Only those with this title. */
  title?: string
  /** Only pages in these states; current and archived unless given. */
  status?: ("current" | "archived" | "deleted" | "trashed")[]
  /** What to sort by; a minus turns the order round. */
  sort?: "id" | "-id" | "created-date" | "-created-date" | "modified-date" | "-modified-date" | "title" | "-title"
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Page {
  id: string
  status?: string
  title?: string
  spaceId?: string
  parentId?: string | null
  parentType?: string | null
  position?: number | null
  authorId?: string | null
  ownerId?: string | null
  lastOwnerId?: string | null
  createdAt?: string
  subtype?: string | null
  version?: Version
  body?: Bodies
  labels?: {
    results?: Label[]
  }
  versions?: {
    results?: Version[]
  }
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
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  id: string
  /** Whether the text comes along: as XHTML as it is stored, as a document of Atlassian, or as HTML. */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
  /** Which version; the last unless given. (at least 1) */
  version?: number
  /** Whether to get its draft. (default false) */
  "get-draft"?: boolean
  /** Whether its labels come along. (default false) */
  "include-labels"?: boolean
  /** Whether its versions come along. (default false) */
  "include-versions"?: boolean
}

/** Params of pages.create. Takes only one of parentId, root-level. */
export interface PagesCreateParams {
  /** The space, by id from spaces.list, not its key. */
  spaceId: string
  /** The title, unlike those of all other pages of the space. (at most 255 characters) */
  title: string
  /** The page below which it goes; the space's home page unless given. */
  parentId?: string
  /** The text. */
  body?: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
  /** Whether it is published, or a draft. (default "current") */
  status?: "current" | "draft"
  /** Whether only the user can see and change it. (default false) */
  private?: boolean
  /** Whether it goes to the top of the space, beside its home page. */
  "root-level"?: boolean
}

/** Params of pages.update. */
export interface PagesUpdateParams {
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  id: string
  /** The title, new or as before. (at most 255 characters) */
  title: string
  /** The text. */
  body: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
  /** The version that the change makes. */
  version: {
    /** Its number, one more than version.number as it is now. (at least 1) */
    number: number
    /** What was changed. */
    message?: string
  }
  /** Whether it is published, or a draft. (default "current") */
  status?: "current" | "draft"
  /** Another page below which it goes. */
  parentId?: string
  /** The space it is in; a page cannot be moved to another one. */
  spaceId?: string
  /** Another owner, by account id. */
  ownerId?: string
}

/** Params of pages.delete. */
export interface PagesDeleteParams {
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  id: string
  /** Whether to delete for good what is in the trash already. (default false) */
  purge?: boolean
  /** Whether it is a draft, which is deleted for good. (default false) */
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
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  page_id: string
  /** What to sort by: id, created-date, modified-date or child-position; a minus turns the order round. */
  sort?: string
}

export interface ChildPage {
  id: string
  status?: string
  title?: string
  spaceId?: string
  childPosition?: number | null
}

/** Params of page_versions.list. */
export interface PageVersionsListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  page_id: string
  /** Oldest or newest first. */
  sort?: "modified-date" | "-modified-date"
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface PageVersion {
  number: number
  createdAt?: string
  authorId?: string | null
  message?: string | null
  minorEdit?: boolean
  page?: {
    id?: string
    title?: string
    body?: Bodies
  }
}

/** Params of blog_posts.list. */
export interface BlogPostsListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** Only those with these ids. (at most 250 items) */
  id?: string[]
  /** Only those of these spaces, by id. (at most 100 items) */
  "space-id"?: string[]
  /** Only those with this title. */
  title?: string
  /** Only posts in these states; current unless given. */
  status?: ("current" | "deleted" | "trashed")[]
  /** What to sort by; a minus turns the order round. */
  sort?: "id" | "-id" | "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface BlogPost {
  id: string
  status?: string
  title?: string
  spaceId?: string
  authorId?: string | null
  createdAt?: string
  version?: Version
  body?: Bodies
  labels?: {
    results?: Label[]
  }
  versions?: {
    results?: Version[]
  }
  _links?: WebLinks
}

/** Params of blog_posts.get. */
export interface BlogPostsGetParams {
  /** The blog post, by id from blog_posts.list. */
  id: string
  /** Whether the text comes along: as XHTML as it is stored, as a document of Atlassian, or as HTML. */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
  /** Which version; the last unless given. (at least 1) */
  version?: number
  /** Whether to get its draft. (default false) */
  "get-draft"?: boolean
  /** Whether its labels come along. (default false) */
  "include-labels"?: boolean
  /** Whether its versions come along. (default false) */
  "include-versions"?: boolean
}

/** Params of blog_posts.create. */
export interface BlogPostsCreateParams {
  /** The space, by id from spaces.list, not its key. */
  spaceId: string
  /** What the post is called. (at most 255 characters) */
  title: string
  /** The text. */
  body?: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
  /** Whether it is published, or a draft. (default "current") */
  status?: "current" | "draft"
  /** Whether only the user can see and change it. (default false) */
  private?: boolean
}

/** Params of blog_posts.update. */
export interface BlogPostsUpdateParams {
  /** The blog post, by id from blog_posts.list. */
  id: string
  /** The title, new or as before. (at most 255 characters) */
  title: string
  /** The text. */
  body: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
  /** The version that the change makes. */
  version: {
    /** Its number, one more than version.number as it is now. (at least 1) */
    number: number
    /** What was changed. */
    message?: string
  }
  /** Whether it is published, or a draft. (default "current") */
  status?: "current" | "draft"
}

/** Params of blog_posts.delete. */
export interface BlogPostsDeleteParams {
  /** The blog post, by id from blog_posts.list. */
  id: string
  /** Whether to delete for good what is in the trash already. (default false) */
  purge?: boolean
  /** Whether it is a draft, which is deleted for good. (default false) */
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
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** The page whose comments these are; all pages and posts unless given. */
  page_id?: string
  /** What to sort by; a minus turns the order round. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Comment {
  id: string
  status?: string
  title?: string
  pageId?: string | null
  blogPostId?: string | null
  attachmentId?: string | null
  customContentId?: string | null
  parentCommentId?: string | null
  version?: Version
  body?: Bodies
  _links?: WebLinks
}

/** Params of footer_comments.get. */
export interface FooterCommentsGetParams {
  /** The comment, by id from footer_comments.list. */
  comment_id: string
  /** Whether the text comes along: as XHTML as it is stored, as a document of Atlassian, or as HTML. */
  "body-format"?: "storage" | "atlas_doc_format" | "view"
}

/**
 * Params of footer_comments.create. Needs pageId, or blogPostId, or attachmentId, or parentCommentId. Takes only one of
 * pageId, blogPostId, attachmentId, parentCommentId.
 */
export interface FooterCommentsCreateParams {
  /** The page to comment on. */
  pageId?: string
  /** The blog post to comment on. */
  blogPostId?: string
  /** The attachment to comment on. */
  attachmentId?: string
  /** The comment to answer. */
  parentCommentId?: string
  /** The text. */
  body: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
}

/** Params of footer_comments.update. */
export interface FooterCommentsUpdateParams {
  /** The comment, by id from footer_comments.list. */
  comment_id: string
  /** The text. */
  body: {
    /** storage is XHTML, atlas_doc_format a document of Atlassian as JSON text, wiki the older markup. */
    representation: "storage" | "atlas_doc_format" | "wiki"
    /** The text in that form. */
    value: string
  }
  /** The version that the change makes. */
  version: {
    /** Its number, one more than version.number as it is now. (at least 1) */
    number: number
    /** What was changed. */
    message?: string
  }
}

/** Params of footer_comments.delete. */
export interface FooterCommentsDeleteParams {
  /** The comment, by id from footer_comments.list. */
  comment_id: string
}

/** Params of inline_comments.list. */
export interface InlineCommentsListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** The page, by id from pages.list or its address: /pages/{id}/. */
  page_id: string
  /** Only comments in these states. */
  "resolution-status"?: ("resolved" | "open" | "dangling" | "reopened")[]
  /** What to sort by; a minus turns the order round. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface InlineComment {
  id: string
  status?: string
  title?: string
  pageId?: string | null
  blogPostId?: string | null
  parentCommentId?: string | null
  version?: Version
  body?: Bodies
  resolutionStatus?: string
  resolutionLastModifierId?: string | null
  resolutionLastModifiedAt?: string | null
  properties?: {
    inlineMarkerRef?: string
    inlineOriginalSelection?: string
  }
  _links?: WebLinks
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 50) */
  limit?: number
  /** The page whose attachments these are; all content unless given. */
  page_id?: string
  /** Only files with this name. */
  filename?: string
  /** Only files of this media type. */
  mediaType?: string
  /** Only files in these states. */
  status?: ("current" | "archived" | "trashed")[]
  /** What to sort by; a minus turns the order round. */
  sort?: "created-date" | "-created-date" | "modified-date" | "-modified-date"
}

export interface Attachment {
  id: string
  status?: string
  title?: string
  createdAt?: string
  pageId?: string | null
  blogPostId?: string | null
  customContentId?: string | null
  mediaType?: string
  mediaTypeDescription?: string | null
  comment?: string | null
  fileId?: string
  fileSize?: number
  webuiLink?: string
  downloadLink?: string
  version?: Version
  labels?: {
    results?: Label[]
  }
  _links?: WebLinks
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** The id of the attachment, such as att98304. */
  id: string
  /** Which version; the last unless given. (at least 1) */
  version?: number
  /** Whether its labels come along. (default false) */
  "include-labels"?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** The id of the page or blog post. */
  content_id: string
  /** What to attach. */
  file: FileParam
  /** A note on this version. */
  comment?: string
  /** Whether nobody is notified of it. (default false) */
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
  /** The id of the attachment, such as att98304. */
  id: string
  /** Whether to delete for good what is in the trash already. (default false) */
  purge?: boolean
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The page or blog post it is attached to, pageId or blogPostId of attachments.get. */
  content_id: string
  /** The id of the attachment, such as att98304. */
  id: string
  /** Which version; the last unless given. (at least 1) */
  version?: number
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** The page whose labels these are; all labels unless given. */
  page_id?: string
  /** What to sort by; a minus turns the order round. */
  sort?: "name" | "-name"
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The id of the page, blog post or attachment. */
  content_id: string
  /** The label, in small letters and without blanks. (at most 255 characters) */
  name: string
  /** global is what everybody means by a label; my is for the user alone, team for spaces. (default "global") */
  prefix?: "global" | "my" | "team"
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** The id of the page, blog post or attachment. */
  content_id: string
  /** The label. */
  name: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many records a page holds at most. (1 to 250; default 25) */
  limit?: number
  /** Only tasks that are done, or not. */
  status?: "complete" | "incomplete"
  /** Only tasks of these pages. (at most 250 items) */
  "page-id"?: string[]
  /** Only those of these spaces, by id. (at most 100 items) */
  "space-id"?: string[]
  /** Only tasks of these people, by account id. (at most 250 items) */
  "assigned-to"?: string[]
  /** Only tasks that these people made, by account id. (at most 250 items) */
  "created-by"?: string[]
  /** Only tasks due at this time or later. */
  "due-at-from"?: string
  /** Only tasks due at this time or earlier. */
  "due-at-to"?: string
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

export interface Task {
  id: string
  localId?: string | null
  spaceId?: string | null
  pageId?: string | null
  blogPostId?: string | null
  status?: string
  body?: Bodies
  createdBy?: string | null
  assignedTo?: string | null
  completedBy?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  dueAt?: string | null
  completedAt?: string | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** The task, by id from tasks.list. */
  id: string
  /** Whether texts come along: as XHTML, or as a document of Atlassian. */
  "body-format"?: "storage" | "atlas_doc_format"
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** The task, by id from tasks.list. */
  id: string
  /** Whether it is done. */
  status: "complete" | "incomplete"
}

/** Params of users.list. */
export interface UsersListParams {
  /** Their account ids. (1 to 250 items) */
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
  /** How many records a page holds at most. (1 to 200; default 200) */
  limit?: number
  /** How many to leave out; next has it. (at least 0) */
  start?: number
  /** Only groups that give this access. */
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
  /** How many records a page holds at most. (1 to 1000; default 100) */
  limit?: number
  /** How many to leave out; next has it. (at least 0) */
  start?: number
  /** Only entries at this time or later. */
  startDate?: string
  /** Only entries at this time or earlier. */
  endDate?: string
  /** A text to find in the entries. */
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
  /** The query in the Confluence Query Language. */
  cql: string
  /** Where the next page begins; next has it. */
  cursor?: string
  /** How many a page holds at most; Atlassian may give fewer. (1 to 250; default 25) */
  limit?: number
  /** How the words around what was found are given; highlight unless given. */
  excerpt?: "highlight" | "indexed" | "none" | "highlight_unescaped" | "indexed_unescaped"
  /** Whether archived spaces are searched too. (default false) */
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
  /** That of the Atlassian account. */
  username: string
  /** Not the password of the account. */
  password: string
}

/** OAuth 2.0 (3LO) */
export interface ConfluenceOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface ConfluenceConfig {
  /** The site's name: example for example.atlassian.net. Only with an API token. */
  subdomain?: string
  /** The site's id. Only with OAuth, which finds it; given beforehand it chooses among several sites. */
  cloud_id?: string
}
