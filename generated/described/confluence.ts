// Generated from definitions/confluence.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/confluence.ts'

const entitiesPagesSearch = {
  id: { type: "string" },
  title: { type: "string" },
  status: { type: "string" },
  spaceId: { type: "string" },
  authorId: { type: "string" },
  createdAt: { type: "timestamp" },
  updated_at: { type: "timestamp", at: { in: "body", steps: ["version", "createdAt"] } },
  version_number: { type: "integer", at: { in: "body", steps: ["version", "number"] } },
  text: { type: "string", at: { in: "body", steps: ["body", "storage", "value"] } },
}
const spacesListParamsCursor = { description: "Cursor of the next page, as `next` returns it." }
const spacesListParamsLimit = { description: "Maximum number of records per page, 1 to 250. Defaults to 25." }
const spacesListParamsSort = { description: "Sort field. Prefix `-` for descending order." }
const spacesListParamsDescriptionFormat = { description: "Format of the space's description. Left out by default." }
const spacesGetParamsIncludeLabels = { description: "Whether to include labels. Defaults to `false`." }
const pagesListParamsBodyFormat = {
  description: "Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default.",
}
const pagesGetParamsId = { description: "ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/." }
const pagesGetParamsBodyFormat = {
  description:
    "Format of the body: XHTML (`storage`), Atlassian Document Format, or HTML (`view`). The body is left out by " +
    "default.",
}
const pagesGetParamsVersion = { description: "Version to return. Defaults to the latest." }
const pagesGetParamsGetDraft = { description: "Whether to return the draft. Defaults to `false`." }
const pagesGetParamsIncludeVersions = { description: "Whether to include versions. Defaults to `false`." }
const pagesCreateParamsSpaceId = { description: "ID of the space, as `spaces.list` returns it. Not its key." }
const pagesCreateParamsBody = {
  properties: {
    representation: {
      description: "Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup.",
    },
    value: { description: "The body in this format.", examples: ["<p>Hello</p>"] },
  },
  description: "Body of the page or blog post.",
}
const pagesUpdateParamsVersion = {
  properties: {
    number: { description: "Version number: the current `version.number` plus one." },
    message: { description: "Message that describes the change." },
  },
  description: "Version that the update creates.",
}
const pagesUpdateParamsStatus = { description: "Status: published (`current`) or draft. Defaults to `current`." }
const pagesDeleteParamsPurge = {
  description: "Whether to delete content in the trash permanently. Defaults to `false`.",
}
const pagesDeleteParamsDraft = { description: "Whether the content is a draft, which is deleted permanently." }
const blog_postsGetParamsId = { description: "ID of the blog post, as `blog_posts.list` returns it." }
const footer_commentsGetParamsComment_id = { description: "ID of the comment, as `footer_comments.list` returns it." }
const tasksGetParamsId = { description: "ID of the task, as `tasks.list` returns it." }
const groupsListParamsStart = { description: "Number of records to skip, as `next` returns it." }
const schemasSpaceLabels = { results: { type: "array", items: { $ref: "#/$defs/Label" } } }
const schemasPageVersions = { results: { type: "array", items: { $ref: "#/$defs/Version" } } }
const schemasCommentStatus = {
  type: "string",
  description: "The comment's state: current, a draft, trashed or deleted.",
}
const schemasCommentTitle = {
  type: "string",
  description: "The comment's title, formed from that of the content commented on.",
}
const schemasCommentParentCommentId = {
  type: ["string", "null"],
  description: "The ID of the comment replied to. Absent for top-level comments.",
}
const schemasCommentVersion = {
  $ref: "#/$defs/Version",
  description: "The comment's version, with its number, author and message.",
}
const schemasCommentBody = { $ref: "#/$defs/Bodies", description: "The comment's content, in the requested format." }
const schemasComment_links = { $ref: "#/$defs/WebLinks", description: "The links to the comment in Confluence." }
export default describedKind(kind, {
  category: "knowledge base",
  support: "community",
  docs: "https://developer.atlassian.com/cloud/confluence/rest/v2/intro/",
  basis: {
    version: "Confluence Cloud REST API v2, and v1 where v2 has nothing",
    date: "2026-11-22",
    compared: "Atlassian's OpenAPI description of the REST API v2, 2.0.0, of February 2025",
    differences: 8,
    recorded: {
      read: 30,
      valid: 30,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/confluence/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://dac-static.atlassian.com/cloud/confluence/openapi-v2.v3.json",
        about: "REST API v2",
      },
      {
        type: "openapi",
        url: "https://dac-static.atlassian.com/cloud/confluence/swagger.v3.json",
        about: "REST API v1",
      },
      { type: "changelog", url: "https://developer.atlassian.com/cloud/confluence/changelog/" },
    ],
    missing:
      "Whiteboards, databases, folders, custom content, restrictions, permissions and the making of spaces and of " +
      "inline comments.",
  },
  sunset: {
    version: "v2",
    date: "none",
    docs: "https://developer.atlassian.com/cloud/confluence/changelog/",
    read: "2026-11-29",
  },
  description:
    "Spaces, pages, blog posts, comments, attachments, labels and tasks of a Confluence Cloud site, with CQL search. " +
    "Creates and updates pages and blog posts.",
  config: {
    properties: {
      subdomain: {
        description:
          "Name of your Confluence site: `example` for `example.atlassian.net`. Used with an API token only.",
      },
      cloud_id: {
        description:
          "ID of the Confluence site. OAuth finds it automatically; set it beforehand to choose among several sites.",
      },
    },
  },
  auth: {
    api_token: {
      description:
        "Create an API token without scopes in your Atlassian account, under Security > API tokens. A token ends " +
        "after a year at most. Create the next one before that day.",
      credentials: {
        properties: {
          username: { description: "Email address of your Atlassian account.", title: "Email address" },
          password: { description: "The API token, not the password of your account.", title: "API token" },
        },
      },
    },
  },
  entities: {
    spaces: {
      description: "A space with pages and blog posts. `key` is its short name in URLs.",
      search: {
        id: { type: "string" },
        key: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        status: { type: "string" },
        authorId: { type: "string" },
        createdAt: { type: "timestamp" },
        homepageId: { type: "string" },
      },
      hit: { title: [["name"]], text: [["key"]] },
      refs: {},
    },
    pages: {
      description: "A page of a space.",
      search: entitiesPagesSearch,
      hit: { title: [["title"]], text: [["text"]] },
      refs: { spaceId: "spaces.id", parentId: "pages.id" },
    },
    child_pages: { description: "A child page of a page.", refs: {} },
    page_versions: { description: "A version of a page, earlier or current.", refs: {} },
    blog_posts: {
      description: "A blog post of a space.",
      search: entitiesPagesSearch,
      hit: { title: [["title"]], text: [["text"]] },
      refs: { spaceId: "spaces.id" },
    },
    footer_comments: { description: "A footer comment on a page or blog post, or a reply to one.", refs: {} },
    inline_comments: { description: "An inline comment on a text of a page.", refs: {} },
    attachments: { description: "An attachment of a page or blog post.", refs: {} },
    labels: { description: "A label of a page or blog post.", refs: {} },
    tasks: { description: "A task in a page or blog post.", refs: {} },
    users: { description: "A user of the site.", refs: {} },
    current_user: { description: "The user that the credentials belong to.", refs: {} },
    groups: {
      description: "A group of users of the site.",
      search: { id: { type: "string" }, name: { type: "string" }, type: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    audit: { description: "A record of the audit log.", refs: {} },
    content: { description: "A search result: a page, blog post, comment, attachment, space or user.", refs: {} },
  },
  operations: {
    "spaces.list": {
      description: "Lists the spaces that the user can see.",
      keywords: ["which wikis", "wiki", "area", "team site", "knowledge base", "section", "space key", "which spaces"],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          ids: { description: "Filters by space IDs, up to 250." },
          keys: { description: "Filters by space keys, up to 250.", examples: [["ENG"]] },
          type: { description: "Filters by space type." },
          status: { description: "Filters by status: current or archived." },
          labels: { description: "Filters to spaces with any of these labels." },
          sort: spacesListParamsSort,
          "description-format": spacesListParamsDescriptionFormat,
        },
      },
      record: { $ref: "#/$defs/Space" },
      isGraphql: false,
    },
    "spaces.get": {
      description: "Gets a space by its ID. To find a space by its key, use `spaces.list` with `keys`.",
      keywords: ["wiki details", "wiki", "area", "team site", "knowledge base", "section"],
      params: {
        properties: {
          id: { description: "ID of the space." },
          "description-format": spacesListParamsDescriptionFormat,
          "include-labels": spacesGetParamsIncludeLabels,
          "include-icon": { description: "Whether to include the space's icon. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "pages.list": {
      description: "Lists pages of all or some spaces, by title or status. Set `body-format` to include their bodies.",
      keywords: [
        "articles",
        "docs",
        "wiki",
        "document",
        "handbook",
        "runbook",
        "notes",
        "how-to",
        "pages in the space",
        "recently updated pages",
        "who last edited page",
        "last changed",
        "newest pages",
      ],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          id: { description: "Filters by content IDs, up to 250." },
          "space-id": { description: "Filters by space IDs, up to 100." },
          title: { description: "Filters by title." },
          status: { description: "Filters by status. Defaults to current and archived pages." },
          sort: spacesListParamsSort,
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/Page" },
      isGraphql: false,
    },
    "pages.get": {
      description: "Gets a page by its ID. Set `body-format` to include its body.",
      keywords: [
        "read",
        "open article",
        "text of",
        "article",
        "wiki",
        "document",
        "doc",
        "handbook",
        "runbook",
        "notes",
        "how-to",
        "read the page",
        "open the page",
        "what the page say",
        "text of the page",
        "who wrote it",
        "when it last updated",
      ],
      params: {
        properties: {
          id: pagesGetParamsId,
          "body-format": pagesGetParamsBodyFormat,
          version: pagesGetParamsVersion,
          "get-draft": pagesGetParamsGetDraft,
          "include-labels": spacesGetParamsIncludeLabels,
          "include-versions": pagesGetParamsIncludeVersions,
        },
      },
      isGraphql: false,
    },
    "pages.create": {
      description:
        "Creates a page in a space, below a parent page or at the top level, and returns it. Set `status` to `draft` " +
        "for a draft.",
      keywords: [
        "write",
        "publish article",
        "document",
        "article",
        "wiki",
        "doc",
        "handbook",
        "runbook",
        "notes",
        "how-to",
        "write a page",
        "new page under",
        "draft a page",
        "start a page",
        "meeting notes",
        "put on the wiki",
      ],
      params: {
        properties: {
          spaceId: pagesCreateParamsSpaceId,
          title: { description: "Title of the page, unique in the space." },
          parentId: { description: "ID of the parent page. Defaults to the space's home page." },
          body: pagesCreateParamsBody,
          status: { description: "Status of the page: published (`current`) or draft. Defaults to `current`." },
          private: { description: "Whether only the user can see and edit the page. Defaults to `false`." },
          "root-level": {
            description: "Whether to create the page at the top level of the space, beside its home page.",
          },
        },
      },
      isGraphql: false,
    },
    "pages.update": {
      description:
        "Updates the title and body of a page. `version.number` must be the page's current version plus one.",
      keywords: [
        "edit article",
        "rewrite",
        "correct",
        "rename",
        "article",
        "wiki",
        "document",
        "doc",
        "handbook",
        "runbook",
        "notes",
        "how-to",
        "edit the page",
        "rename the page",
        "add section the page",
        "change the text",
        "correct the page",
        "fix the typo",
      ],
      params: {
        properties: {
          id: pagesGetParamsId,
          title: { description: "Title, new or unchanged." },
          body: pagesCreateParamsBody,
          version: pagesUpdateParamsVersion,
          status: pagesUpdateParamsStatus,
          parentId: { description: "ID of another parent page." },
          spaceId: { description: "ID of the page's space. Moving a page to another space is not supported." },
          ownerId: { description: "Account ID of the new owner." },
        },
      },
      isGraphql: false,
    },
    "pages.delete": {
      description:
        "Deletes a page by moving it to the trash. With `purge`, a page in the trash is deleted permanently.",
      keywords: [
        "bin article",
        "remove doc",
        "article",
        "wiki",
        "document",
        "doc",
        "handbook",
        "runbook",
        "notes",
        "how-to",
        "remove the page",
        "take down the page",
      ],
      params: { properties: { id: pagesGetParamsId, purge: pagesDeleteParamsPurge, draft: pagesDeleteParamsDraft } },
      isGraphql: false,
    },
    "child_pages.list": {
      description: "Lists the direct child pages of a page.",
      keywords: [
        "subpage",
        "nested",
        "below",
        "tree",
        "underneath",
        "table of contents",
        "pages below",
        "under the page",
      ],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          page_id: pagesGetParamsId,
          sort: {
            description:
              "Sort field: `id`, `created-date`, `modified-date` or `child-position`. Prefix `-` for descending " +
              "order.",
          },
        },
      },
      record: { $ref: "#/$defs/ChildPage" },
      isGraphql: false,
    },
    "page_versions.list": {
      description: "Lists the versions of a page with author and time.",
      keywords: [
        "history",
        "revision",
        "who changed",
        "earlier",
        "edits",
        "previous",
        "when changed",
        "history of the page",
        "who changed the page",
        "previous version",
        "last edited by",
      ],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          page_id: pagesGetParamsId,
          sort: { description: "Sort order: oldest or newest first." },
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/PageVersion" },
      isGraphql: false,
    },
    "blog_posts.list": {
      description:
        "Lists blog posts of all or some spaces, by title or status. Set `body-format` to include their bodies.",
      keywords: ["news", "announcement", "article", "entry", "update", "newsletter", "latest blog posts"],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          id: { description: "Filters by content IDs, up to 250." },
          "space-id": { description: "Filters by space IDs, up to 100." },
          title: { description: "Filters by title." },
          status: { description: "Filters by status. Defaults to current blog posts." },
          sort: spacesListParamsSort,
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/BlogPost" },
      isGraphql: false,
    },
    "blog_posts.get": {
      description: "Gets a blog post by its ID. Set `body-format` to include its body.",
      keywords: ["read news", "news", "announcement", "article", "entry", "update", "newsletter"],
      params: {
        properties: {
          id: blog_postsGetParamsId,
          "body-format": pagesGetParamsBodyFormat,
          version: pagesGetParamsVersion,
          "get-draft": pagesGetParamsGetDraft,
          "include-labels": spacesGetParamsIncludeLabels,
          "include-versions": pagesGetParamsIncludeVersions,
        },
      },
      isGraphql: false,
    },
    "blog_posts.create": {
      description: "Creates a blog post in a space and returns it. Set `status` to `draft` for a draft.",
      keywords: [
        "announce",
        "write news",
        "publish",
        "news",
        "announcement",
        "article",
        "entry",
        "update",
        "newsletter",
        "publish a blog post",
        "announce on the blog",
      ],
      params: {
        properties: {
          spaceId: pagesCreateParamsSpaceId,
          title: { description: "Title of the blog post." },
          body: pagesCreateParamsBody,
          status: { description: "Status of the blog post: published (`current`) or draft. Defaults to `current`." },
          private: { description: "Whether only the user can see and edit the blog post. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "blog_posts.update": {
      description: "Updates the title and body of a blog post. `version.number` must be its current version plus one.",
      keywords: ["edit news", "news", "announcement", "article", "entry", "newsletter"],
      params: {
        properties: {
          id: blog_postsGetParamsId,
          title: { description: "Title, new or unchanged." },
          body: pagesCreateParamsBody,
          version: pagesUpdateParamsVersion,
          status: pagesUpdateParamsStatus,
        },
      },
      isGraphql: false,
    },
    "blog_posts.delete": {
      description:
        "Deletes a blog post by moving it to the trash. With `purge`, a blog post in the trash is deleted " +
        "permanently.",
      keywords: ["take down", "news", "announcement", "article", "entry", "update", "newsletter"],
      params: {
        properties: { id: blog_postsGetParamsId, purge: pagesDeleteParamsPurge, draft: pagesDeleteParamsDraft },
      },
      isGraphql: false,
    },
    "footer_comments.list": {
      description: "Lists the footer comments of all pages, or of one page with `page_id`.",
      keywords: [
        "what readers say",
        "remark",
        "discussion",
        "feedback",
        "reply",
        "question",
        "note",
        "comments on the page",
        "what did people comment",
        "feedback on the page",
      ],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          page_id: { description: "ID of the page to list comments of. Defaults to all pages and blog posts." },
          sort: spacesListParamsSort,
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "footer_comments.get": {
      description: "Gets a footer comment by its ID.",
      keywords: ["read remark", "remark", "discussion", "feedback", "reply", "question", "note"],
      params: {
        properties: { comment_id: footer_commentsGetParamsComment_id, "body-format": pagesGetParamsBodyFormat },
      },
      isGraphql: false,
    },
    "footer_comments.create": {
      description: "Creates a footer comment on a page, blog post or attachment, or a reply to a comment.",
      keywords: [
        "leave remark",
        "ask",
        "remark",
        "discussion",
        "feedback",
        "question",
        "note",
        "leave a comment",
        "reply on the page",
      ],
      params: {
        properties: {
          pageId: { description: "ID of the page to comment on." },
          blogPostId: { description: "ID of the blog post to comment on." },
          attachmentId: { description: "ID of the attachment to comment on." },
          parentCommentId: { description: "ID of the comment to reply to." },
          body: pagesCreateParamsBody,
        },
      },
      isGraphql: false,
    },
    "footer_comments.update": {
      description: "Updates the text of a footer comment. `version.number` must be its current version plus one.",
      keywords: ["reword", "remark", "discussion", "feedback", "reply", "question", "note"],
      params: {
        properties: {
          comment_id: footer_commentsGetParamsComment_id,
          body: pagesCreateParamsBody,
          version: pagesUpdateParamsVersion,
        },
      },
      isGraphql: false,
    },
    "footer_comments.delete": {
      description: "Deletes a footer comment. This cannot be undone.",
      keywords: ["take back", "remark", "discussion", "feedback", "reply", "question", "note"],
      params: { properties: { comment_id: footer_commentsGetParamsComment_id } },
      isGraphql: false,
    },
    "inline_comments.list": {
      description: "Lists the inline comments of a page. Filters by resolution status.",
      keywords: ["annotation", "highlighted", "remark in text", "review", "feedback", "margin note"],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          page_id: pagesGetParamsId,
          "resolution-status": { description: "Filters by resolution status." },
          sort: spacesListParamsSort,
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/InlineComment" },
      isGraphql: false,
    },
    "attachments.list": {
      description: "Lists the attachments of all content, or of one page with `page_id`, by name or type.",
      keywords: ["files on page", "file", "picture", "PDF", "screenshot", "document", "upload", "attached files"],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: { description: "Maximum number of records per page, 1 to 250. Defaults to 50." },
          page_id: { description: "ID of the page to list attachments of. Defaults to all content." },
          filename: { description: "Filters by file name." },
          mediaType: { description: "Filters by media type.", examples: ["application/pdf"] },
          status: { description: "Filters by status." },
          sort: spacesListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "attachments.get": {
      description: "Gets the metadata of an attachment. For its content, use `download`.",
      keywords: ["file details", "file", "picture", "PDF", "screenshot", "document", "upload"],
      params: {
        properties: {
          id: { description: "ID of the attachment, such as `att98304`." },
          version: pagesGetParamsVersion,
          "include-labels": spacesGetParamsIncludeLabels,
        },
      },
      isGraphql: false,
    },
    "attachments.create": {
      description:
        "Uploads an attachment to a page or blog post. A file with an existing name becomes a new version of the " +
        "attachment.",
      keywords: [
        "attach",
        "add picture",
        "picture",
        "PDF",
        "screenshot",
        "document",
        "attach file the page",
        "upload to the page",
      ],
      params: {
        properties: {
          content_id: { description: "ID of the page or blog post." },
          file: {
            description: "File to attach.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          comment: { description: "Comment on this version." },
          minorEdit: { description: "Whether to suppress notifications. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "attachments.delete": {
      description:
        "Deletes an attachment by moving it to the trash. With `purge`, an attachment in the trash is deleted " +
        "permanently.",
      keywords: ["remove file", "file", "picture", "PDF", "screenshot", "document", "upload"],
      params: {
        properties: { id: { description: "ID of the attachment, such as `att98304`." }, purge: pagesDeleteParamsPurge },
      },
      isGraphql: false,
    },
    "attachments.download": {
      description: "Downloads the content of an attachment, as a stream.",
      keywords: ["save", "fetch", "file", "picture", "PDF", "screenshot", "document", "upload"],
      params: {
        properties: {
          content_id: {
            description:
              "ID of the page or blog post that has the attachment: `pageId` or `blogPostId` of `attachments.get`.",
          },
          id: { description: "ID of the attachment, such as `att98304`." },
          version: { description: "Version to download. Defaults to the latest." },
        },
      },
      isGraphql: false,
    },
    "labels.list": {
      description: "Lists all labels, or the labels of one page with `page_id`.",
      keywords: ["tags", "category", "keyword", "topic", "marker"],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          page_id: { description: "ID of the page to list labels of. Defaults to all labels." },
          sort: spacesListParamsSort,
        },
      },
      record: { $ref: "#/$defs/Label" },
      isGraphql: false,
    },
    "labels.create": {
      description: "Adds a label to a page, blog post or attachment.",
      keywords: ["tag article", "mark", "tag", "category", "keyword", "topic", "marker", "tag the page"],
      params: {
        properties: {
          content_id: { description: "ID of the page, blog post or attachment." },
          name: { description: "Name of the label, in lowercase without spaces." },
          prefix: {
            description:
              "Prefix of the label: `global` for regular labels, `my` for personal labels, `team` for spaces. " +
              "Defaults to `global`.",
          },
        },
      },
      isGraphql: false,
    },
    "labels.delete": {
      description: "Removes a label from a page, blog post or attachment.",
      keywords: ["untag", "take off", "tag", "category", "keyword", "topic", "marker"],
      params: {
        properties: {
          content_id: { description: "ID of the page, blog post or attachment." },
          name: { description: "Name of the label." },
        },
      },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists tasks by status, page, space, people or time.",
      keywords: [
        "open actions",
        "my to-dos",
        "to-do",
        "action item",
        "checkbox",
        "meeting action",
        "assignment",
        "open to dos",
        "tasks assigned in pages",
      ],
      params: {
        properties: {
          cursor: spacesListParamsCursor,
          limit: spacesListParamsLimit,
          status: { description: "Filters by status: complete or incomplete." },
          "page-id": { description: "Filters by page IDs, up to 250." },
          "space-id": { description: "Filters by space IDs, up to 100." },
          "assigned-to": { description: "Filters by account IDs of the assignees, up to 250." },
          "created-by": { description: "Filters by account IDs of the creators, up to 250." },
          "due-at-from": { description: "Filters to tasks due at or after this time." },
          "due-at-to": { description: "Filters to tasks due at or before this time." },
          "body-format": pagesListParamsBodyFormat,
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task by its ID.",
      keywords: ["action details", "to-do", "action item", "checkbox", "meeting action", "assignment"],
      params: { properties: { id: tasksGetParamsId, "body-format": pagesListParamsBodyFormat } },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Updates the status of a task: completes or reopens it.",
      keywords: [
        "tick",
        "mark done",
        "resolve",
        "to-do",
        "action item",
        "checkbox",
        "meeting action",
        "assignment",
        "tick off action item",
        "mark do as done",
      ],
      params: { properties: { id: tasksGetParamsId, status: { description: "The new status." } } },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists up to 250 users by their account IDs, such as the `authorId` of pages.",
      keywords: ["person", "colleague", "people", "editor", "staff"],
      params: { properties: { accountIds: { description: "Account IDs of the users, up to 250." } } },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "current_user.get": {
      description: "Gets the current user, who owns the credentials.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      isGraphql: false,
    },
    "groups.list": {
      description: "Lists the groups of the site.",
      keywords: ["team", "permission group", "department", "who belongs", "circle"],
      params: {
        properties: {
          limit: { description: "Maximum number of records per page, 1 to 200. Defaults to 200." },
          start: groupsListParamsStart,
          accessType: { description: "Filters to groups that grant this access." },
        },
      },
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "audit.list": {
      description: "Lists the records of the audit log, newest first. For administrators only.",
      keywords: ["who did what", "history", "permission changes", "security", "trail", "compliance"],
      params: {
        properties: {
          limit: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 100." },
          start: groupsListParamsStart,
          startDate: { description: "Filters to records at or after this time." },
          endDate: { description: "Filters to records at or before this time." },
          searchString: { description: "Text to search for in the records." },
        },
      },
      record: { $ref: "#/$defs/AuditRecord" },
      isGraphql: false,
    },
    "content.api_search": {
      description:
        "Searches all content that the user can see with CQL, such as by text, title, space, label or author.",
      keywords: [
        "find article",
        "look for",
        "full text",
        "which mention",
        "wiki search",
        "mentions",
        "about",
        "find the page about",
        "where is the runbook",
        "there a page on",
        "search the wiki",
        "documentation about",
        "how do we",
        "policy",
        "guide",
        "pages mentioning",
        "where do I find",
        "instructions",
        "handbook",
        "onboarding docs",
      ],
      params: {
        properties: {
          cql: {
            description: "Query in the Confluence Query Language (CQL).",
            examples: ["type = page and text ~ \"release\" order by lastmodified desc"],
          },
          cursor: spacesListParamsCursor,
          limit: {
            description: "Maximum number of results per page, 1 to 250. Defaults to 25. Atlassian may return fewer.",
          },
          excerpt: { description: "Form of the text excerpt around a match. Defaults to `highlight`." },
          includeArchivedSpaces: { description: "Whether to search archived spaces too. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/Found" },
      isGraphql: false,
    },
  },
  schemas: {
    Cursor: { type: "string", description: "Cursor of the next page, as `next` returns it." },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 250. Defaults to 25.",
      default: 25,
      minimum: 1,
      maximum: 250,
    },
    Start: { type: "integer", description: "Number of records to skip, as `next` returns it.", minimum: 0 },
    SpaceText: {
      type: "string",
      description: "Format of the space's description. Left out by default.",
      enum: ["plain", "view"],
    },
    WithLabels: { type: "boolean", description: "Whether to include labels. Defaults to `false`.", default: false },
    WithVersions: { type: "boolean", description: "Whether to include versions. Defaults to `false`.", default: false },
    ContentIds: {
      type: "array",
      items: { type: "string" },
      description: "Filters by content IDs, up to 250.",
      maxItems: 250,
    },
    SpaceIds: {
      type: "array",
      items: { type: "string" },
      description: "Filters by space IDs, up to 100.",
      maxItems: 100,
    },
    SpaceId: {
      type: "string",
      description: "ID of the space, as `spaces.list` returns it. Not its key.",
      minLength: 1,
    },
    ByTitle: { type: "string", description: "Filters by title." },
    ByVersion: { type: "integer", description: "Version to return. Defaults to the latest.", minimum: 1 },
    GetDraft: { type: "boolean", description: "Whether to return the draft. Defaults to `false`.", default: false },
    PageSort: {
      type: "string",
      description: "Sort field. Prefix `-` for descending order.",
      enum: ["id", "-id", "created-date", "-created-date", "modified-date", "-modified-date", "title", "-title"],
    },
    BlogSort: {
      type: "string",
      description: "Sort field. Prefix `-` for descending order.",
      enum: ["id", "-id", "created-date", "-created-date", "modified-date", "-modified-date"],
    },
    CommentSort: {
      type: "string",
      description: "Sort field. Prefix `-` for descending order.",
      enum: ["created-date", "-created-date", "modified-date", "-modified-date"],
    },
    BodyFormat: {
      type: "string",
      description:
        "Format of the bodies: XHTML (`storage`) or Atlassian Document Format. Bodies are left out by default.",
      enum: ["storage", "atlas_doc_format"],
    },
    BodyForm: {
      type: "string",
      description:
        "Format of the body: XHTML (`storage`), Atlassian Document Format, or HTML (`view`). The body is left out by " +
        "default.",
      enum: ["storage", "atlas_doc_format", "view"],
    },
    PageId: {
      type: "string",
      description: "ID of the page, as `pages.list` returns it or as in its URL: /pages/{id}/.",
      pattern: "^[0-9]+$",
      examples: ["98304"],
    },
    PostId: {
      type: "string",
      description: "ID of the blog post, as `blog_posts.list` returns it.",
      pattern: "^[0-9]+$",
      examples: ["98304"],
    },
    ContentId: {
      type: "string",
      description: "ID of the page, blog post or attachment.",
      pattern: "^[0-9]+$",
      examples: ["98304"],
    },
    CommentId: {
      type: "string",
      description: "ID of the comment, as `footer_comments.list` returns it.",
      pattern: "^[0-9]+$",
      examples: ["98304"],
    },
    AttachmentId: { type: "string", description: "ID of the attachment, such as `att98304`.", minLength: 1 },
    TaskId: {
      type: "string",
      description: "ID of the task, as `tasks.list` returns it.",
      pattern: "^[0-9]+$",
      examples: ["98304"],
    },
    NewTitle: { type: "string", description: "Title, new or unchanged.", minLength: 1, maxLength: 255 },
    NewStatus: {
      type: "string",
      description: "Status: published (`current`) or draft. Defaults to `current`.",
      default: "current",
      enum: ["current", "draft"],
    },
    NewBody: { $ref: "#/$defs/BodyWrite", description: "Body of the page or blog post." },
    NewVersion: { $ref: "#/$defs/VersionWrite", description: "Version that the update creates." },
    Purge: {
      type: "boolean",
      description: "Whether to delete content in the trash permanently. Defaults to `false`.",
      default: false,
    },
    DeleteDraft: {
      type: "boolean",
      description: "Whether the content is a draft, which is deleted permanently.",
      default: false,
    },
    BodyWrite: {
      type: "object",
      properties: {
        representation: {
          type: "string",
          description: "Format of the body: XHTML (`storage`), Atlassian Document Format as JSON text, or wiki markup.",
          enum: ["storage", "atlas_doc_format", "wiki"],
        },
        value: { type: "string", description: "The body in this format.", examples: ["<p>Hello</p>"] },
      },
      required: ["representation", "value"],
    },
    VersionWrite: {
      type: "object",
      properties: {
        number: { type: "integer", description: "Version number: the current `version.number` plus one.", minimum: 1 },
        message: { type: "string", description: "Message that describes the change." },
      },
      required: ["number"],
    },
    Space: {
      type: "object",
      properties: {
        id: { type: "string", description: "The space's ID." },
        key: { type: "string", description: "The space's key, used in its addresses." },
        name: { type: "string", description: "The space's name." },
        type: {
          type: "string",
          description: "The kind of space, including global, collaboration, knowledge base and personal.",
        },
        status: { type: "string", description: "The space's state: current or archived." },
        authorId: {
          type: ["string", "null"],
          description: "The account ID of the user who created the space. May be null.",
        },
        spaceOwnerId: { type: ["string", "null"], description: "The account ID of the space's owner. May be null." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the space." },
        homepageId: { type: ["string", "null"], description: "The ID of the space's homepage. Null if there is none." },
        currentActiveAlias: {
          type: ["string", "null"],
          description: "The alias now used in the space's addresses. Null if none is set.",
        },
        description: {
          type: ["object", "null"],
          properties: {
            plain: { anyOf: [{ $ref: "#/$defs/Body" }, { type: "null" }] },
            view: { anyOf: [{ $ref: "#/$defs/Body" }, { type: "null" }] },
          },
          description: "The space's description, in the requested format. Null unless requested.",
        },
        icon: {
          type: ["object", "null"],
          properties: { path: { type: "string" }, apiDownloadLink: { type: "string" } },
          description: "The space's icon. Null unless requested.",
        },
        labels: {
          type: "object",
          properties: schemasSpaceLabels,
          description: "The labels on the space. Present when requested.",
        },
        _links: { $ref: "#/$defs/WebLinks", description: "The links to the space in Confluence." },
      },
      required: ["id"],
    },
    WebLinks: {
      type: "object",
      properties: {
        webui: { type: "string" },
        editui: { type: "string" },
        tinyui: { type: "string" },
        edituiv2: { type: "string" },
        download: { type: "string" },
        base: { type: "string" },
      },
    },
    Body: { type: "object", properties: { representation: { type: "string" }, value: { type: "string" } } },
    Bodies: {
      type: "object",
      properties: {
        storage: { $ref: "#/$defs/Body" },
        atlas_doc_format: { $ref: "#/$defs/Body" },
        view: { $ref: "#/$defs/Body" },
      },
    },
    Version: {
      type: "object",
      properties: {
        number: { type: "integer" },
        createdAt: { type: "string", format: "date-time" },
        authorId: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        minorEdit: { type: "boolean" },
        ncsStepVersion: { type: ["string", "null"] },
      },
    },
    Page: {
      type: "object",
      properties: {
        id: { type: "string", description: "The page's ID." },
        status: { type: "string", description: "The page's state: current, a draft, archived, trashed or deleted." },
        title: { type: "string", description: "The page's title." },
        spaceId: { type: "string", description: "The ID of the space the page is in." },
        parentId: {
          type: ["string", "null"],
          description: "The ID of the content the page is under. Null at the top level.",
        },
        parentType: {
          type: ["string", "null"],
          description: "The type of the content the page is under. Null at the top level.",
        },
        position: {
          type: ["integer", "null"],
          description: "The page's position among its siblings. Null if not set.",
        },
        authorId: { type: ["string", "null"], description: "The account ID of the user who created the page." },
        ownerId: { type: ["string", "null"], description: "The account ID of the page's owner." },
        lastOwnerId: {
          type: ["string", "null"],
          description: "The account ID of the page's previous owner. Null if ownership never changed.",
        },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the page." },
        subtype: {
          type: ["string", "null"],
          description: "The kind of page: live for live docs. Null for an ordinary page.",
        },
        version: { $ref: "#/$defs/Version", description: "The page's version, with its number, author and message." },
        body: { $ref: "#/$defs/Bodies", description: "The page's content, in the requested format." },
        labels: {
          type: "object",
          properties: schemasSpaceLabels,
          description: "The labels on the page. Present when requested.",
        },
        versions: {
          type: "object",
          properties: schemasPageVersions,
          description: "The page's versions. Present when requested.",
        },
        _links: { $ref: "#/$defs/WebLinks", description: "The links to the page in Confluence." },
      },
      required: ["id"],
    },
    BlogPost: {
      type: "object",
      properties: {
        id: { type: "string", description: "The blog post's ID." },
        status: { type: "string", description: "The blog post's state: current, a draft, trashed or deleted." },
        title: { type: "string", description: "The blog post's title." },
        spaceId: { type: "string", description: "The ID of the space the blog post is in." },
        authorId: { type: ["string", "null"], description: "The account ID of the user who created the blog post." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the blog post." },
        version: {
          $ref: "#/$defs/Version",
          description: "The blog post's version, with its number, author and message.",
        },
        body: { $ref: "#/$defs/Bodies", description: "The blog post's content, in the requested format." },
        labels: {
          type: "object",
          properties: schemasSpaceLabels,
          description: "The labels on the blog post. Present when requested.",
        },
        versions: {
          type: "object",
          properties: schemasPageVersions,
          description: "The blog post's versions. Present when requested.",
        },
        _links: { $ref: "#/$defs/WebLinks", description: "The links to the blog post in Confluence." },
      },
      required: ["id"],
    },
    ContentIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        status: { type: "string" },
        spaceId: { type: "string" },
        authorId: { type: "string", description: "Account ID of the author." },
        createdAt: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time", description: "Time of the last update." },
        version_number: { type: "integer", description: "Number of the current version." },
        text: { type: "string", description: "The body, as XHTML." },
      },
    },
    ChildPage: {
      type: "object",
      properties: {
        id: { type: "string", description: "The child page's ID." },
        status: { type: "string", description: "The child page's state: current, archived, trashed or deleted." },
        title: { type: "string", description: "The child page's title." },
        spaceId: { type: "string", description: "The ID of the space the child page is in." },
        childPosition: {
          type: ["integer", "null"],
          description: "The child page's position among its siblings. Null if not set.",
        },
      },
      required: ["id"],
    },
    PageVersion: {
      type: "object",
      properties: {
        number: { type: "integer", description: "The version's number, counted from 1." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the version." },
        authorId: { type: ["string", "null"], description: "The account ID of the user who made the version." },
        message: { type: ["string", "null"], description: "The message left with the change. May be null or empty." },
        minorEdit: { type: "boolean", description: "Whether the change was minor, made without notifying watchers." },
        page: {
          type: "object",
          properties: { id: { type: "string" }, title: { type: "string" }, body: { $ref: "#/$defs/Bodies" } },
          description: "The page as of the version, with its title and content.",
        },
      },
      required: ["number"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        status: schemasCommentStatus,
        title: schemasCommentTitle,
        pageId: { type: ["string", "null"], description: "The ID of the page commented on. Absent for other content." },
        blogPostId: {
          type: ["string", "null"],
          description: "The ID of the blog post commented on. Absent for other content.",
        },
        attachmentId: {
          type: ["string", "null"],
          description: "The ID of the attachment commented on. Absent for other content.",
        },
        customContentId: {
          type: ["string", "null"],
          description: "The ID of the custom content commented on. Absent for other content.",
        },
        parentCommentId: schemasCommentParentCommentId,
        version: schemasCommentVersion,
        body: schemasCommentBody,
        _links: schemasComment_links,
      },
      required: ["id"],
    },
    InlineComment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        status: schemasCommentStatus,
        title: schemasCommentTitle,
        pageId: { type: ["string", "null"], description: "The ID of the page commented on. Absent for blog posts." },
        blogPostId: {
          type: ["string", "null"],
          description: "The ID of the blog post commented on. Absent for pages.",
        },
        parentCommentId: schemasCommentParentCommentId,
        version: schemasCommentVersion,
        body: schemasCommentBody,
        resolutionStatus: {
          type: "string",
          description: "The comment's resolution: open, reopened, resolved or dangling, if its text is gone.",
        },
        resolutionLastModifierId: {
          type: ["string", "null"],
          description: "The account ID of the user who last changed the resolution. Null if unchanged.",
        },
        resolutionLastModifiedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the resolution last changed. Null if it never did.",
        },
        properties: {
          type: "object",
          properties: { inlineMarkerRef: { type: "string" }, inlineOriginalSelection: { type: "string" } },
          description: "The marker and original text of the passage commented on.",
        },
        _links: schemasComment_links,
      },
      required: ["id"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attachment's ID." },
        status: { type: "string", description: "The attachment's state: current, archived or trashed." },
        title: { type: "string", description: "The attachment's file name." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the attachment." },
        pageId: {
          type: ["string", "null"],
          description: "The ID of the page the file is attached to. Absent for other content.",
        },
        blogPostId: {
          type: ["string", "null"],
          description: "The ID of the blog post the file is attached to. Absent for other content.",
        },
        customContentId: {
          type: ["string", "null"],
          description: "The ID of the custom content the file is attached to. Absent for other content.",
        },
        mediaType: { type: "string", description: "The file's media type." },
        mediaTypeDescription: {
          type: ["string", "null"],
          description: "The file's media type in words, such as PDF document. May be null.",
        },
        comment: { type: ["string", "null"], description: "The comment left with the attachment. May be null." },
        fileId: { type: "string", description: "The file's ID in the media store." },
        fileSize: { type: "integer", description: "The file's size in bytes." },
        webuiLink: { type: "string", description: "The path of the attachment's page in Confluence." },
        downloadLink: { type: "string", description: "The path for downloading the file." },
        version: {
          $ref: "#/$defs/Version",
          description: "The attachment's version, with its number, author and message.",
        },
        labels: {
          type: "object",
          properties: schemasSpaceLabels,
          description: "The labels on the attachment. Present when requested.",
        },
        _links: { $ref: "#/$defs/WebLinks", description: "The links to the attachment in Confluence." },
      },
      required: ["id"],
    },
    UploadedAttachment: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        status: { type: "string" },
        title: { type: "string" },
        metadata: { type: "object", properties: { mediaType: { type: "string" }, comment: { type: "string" } } },
        extensions: {
          type: "object",
          properties: {
            mediaType: { type: "string" },
            fileSize: { type: "integer" },
            comment: { type: "string" },
            fileId: { type: "string" },
          },
        },
        _links: { $ref: "#/$defs/WebLinks" },
      },
      required: ["id"],
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "string", description: "The label's ID." },
        name: { type: "string", description: "The label's name." },
        prefix: { type: "string", description: "The label's namespace: global, my or team." },
        label: { type: "string" },
      },
      required: ["id"],
    },
    Task: {
      type: "object",
      properties: {
        id: { type: "string", description: "The task's ID." },
        localId: { type: ["string", "null"], description: "The task's ID within the content it is on." },
        spaceId: { type: ["string", "null"], description: "The ID of the space the task is in." },
        pageId: { type: ["string", "null"], description: "The ID of the page the task is on. Absent for blog posts." },
        blogPostId: {
          type: ["string", "null"],
          description: "The ID of the blog post the task is on. Absent for pages.",
        },
        status: { type: "string", description: "The task's state: complete or incomplete." },
        body: { $ref: "#/$defs/Bodies", description: "The task's content, in the requested format." },
        createdBy: { type: ["string", "null"], description: "The account ID of the user who created the task." },
        assignedTo: {
          type: ["string", "null"],
          description: "The account ID of the user the task is assigned to. Null if unassigned.",
        },
        completedBy: {
          type: ["string", "null"],
          description: "The account ID of the user who completed the task. Null while it is incomplete.",
        },
        createdAt: { type: ["string", "null"], format: "date-time", description: "Creation time of the task." },
        updatedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last update to the task. Null if never updated.",
        },
        dueAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The due date of the task. Null if not set.",
        },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "Completion time of the task. Null while it is incomplete.",
        },
      },
      required: ["id"],
    },
    User: {
      type: "object",
      properties: {
        accountId: { type: "string" },
        displayName: { type: "string" },
        publicName: { type: "string" },
        email: { type: ["string", "null"] },
        timeZone: { type: ["string", "null"] },
        personalSpaceId: { type: ["string", "null"] },
        isExternalCollaborator: { type: "boolean" },
        isGuest: { type: "boolean" },
        accountStatus: { type: "string" },
        accountType: { type: "string" },
        profilePicture: { anyOf: [{ $ref: "#/$defs/Picture" }, { type: "null" }] },
      },
      required: ["accountId"],
    },
    Picture: {
      type: "object",
      properties: {
        path: { type: "string" },
        width: { type: "integer" },
        height: { type: "integer" },
        isDefault: { type: "boolean" },
      },
    },
    CurrentUser: {
      type: "object",
      properties: {
        accountId: { type: "string" },
        type: { type: "string" },
        accountType: { type: "string" },
        email: { type: ["string", "null"] },
        publicName: { type: "string" },
        displayName: { type: "string" },
        timeZone: { type: ["string", "null"] },
        isExternalCollaborator: { type: "boolean" },
        isGuest: { type: "boolean" },
        profilePicture: { anyOf: [{ $ref: "#/$defs/Picture" }, { type: "null" }] },
        locale: { type: ["string", "null"] },
      },
      required: ["accountId"],
    },
    Group: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        managedBy: { type: ["string", "null"] },
        usageType: { type: ["string", "null"] },
        resourceAri: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    AuditRecord: {
      type: "object",
      properties: {
        author: {
          type: "object",
          properties: {
            type: { type: "string" },
            displayName: { type: "string" },
            accountId: { type: ["string", "null"] },
            accountType: { type: "string" },
            publicName: { type: "string" },
          },
        },
        remoteAddress: { type: "string" },
        creationDate: { type: "integer" },
        summary: { type: "string" },
        description: { type: "string" },
        category: { type: "string" },
        sysAdmin: { type: "boolean" },
        superAdmin: { type: "boolean" },
        affectedObject: { $ref: "#/$defs/AuditObject" },
        associatedObjects: { type: "array", items: { $ref: "#/$defs/AuditObject" } },
        changedValues: {
          type: "array",
          items: {
            type: "object",
            properties: {
              name: { type: "string" },
              oldValue: { type: ["string", "null"] },
              newValue: { type: ["string", "null"] },
              hiddenOldValue: { type: ["string", "null"] },
              hiddenNewValue: { type: ["string", "null"] },
            },
          },
        },
      },
    },
    AuditObject: { type: "object", properties: { name: { type: "string" }, objectType: { type: "string" } } },
    Found: {
      type: "object",
      properties: {
        title: { type: "string" },
        excerpt: { type: "string" },
        url: { type: "string" },
        entityType: { type: "string" },
        iconCssClass: { type: "string" },
        lastModified: { type: "string", format: "date-time" },
        friendlyLastModified: { type: "string" },
        score: { type: "number" },
        content: {
          type: "object",
          properties: {
            id: { type: "string" },
            type: { type: "string" },
            status: { type: "string" },
            title: { type: "string" },
          },
        },
        space: {
          type: "object",
          properties: {
            id: { type: "integer" },
            key: { type: "string" },
            name: { type: "string" },
            type: { type: "string" },
            status: { type: "string" },
          },
        },
        user: {
          type: "object",
          properties: {
            accountId: { type: "string" },
            accountType: { type: "string" },
            displayName: { type: "string" },
            publicName: { type: "string" },
          },
        },
        resultGlobalContainer: {
          type: "object",
          properties: { title: { type: "string" }, displayUrl: { type: "string" } },
        },
      },
    },
  },
})
