// Generated from definitions/notion.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/notion.ts'

const usersListParamsStart_cursor = { description: "The `next_cursor` value of the previous page." }
const usersListParamsPage_size = { description: "Maximum number of records per page, 1 to 100. Defaults to 100." }
const pagesListParamsSort = { description: "Sort order by last edited time. Defaults to most recently edited first." }
const pagesGetParams = { properties: { page_id: { description: "ID of the page, with or without hyphens." } } }
const pagesCreateParamsAdditionalPropertiesTitleItems = {
  properties: {
    text: { description: "Text, up to 2,000 characters, with an optional link." },
    mention: {
      description:
        "A mention under the name of its type, such as `{\"user\": {\"id\": …}}` or `{\"page\": {\"id\": …}}`.",
    },
    equation: { description: "A LaTeX expression." },
    annotations: {
      description:
        "The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name.",
    },
  },
  description: "A part of rich text: text, a mention or an equation.",
}
const pagesCreateParamsAdditionalPropertiesTitle = { items: pagesCreateParamsAdditionalPropertiesTitleItems }
const pagesCreateParamsAdditionalPropertiesSelect = {
  description: "An option, by name or ID. Notion adds an unknown name to a select.",
}
const pagesCreateParamsAdditionalPropertiesMulti_select = { items: pagesCreateParamsAdditionalPropertiesSelect }
const pagesCreateParamsAdditionalPropertiesDate = {
  properties: {
    start: { description: "An ISO 8601 date, or date and time." },
    end: { description: "The end of a range." },
    time_zone: { description: "An IANA time zone, such as `Europe/Paris`." },
  },
  description: "A date or time.",
}
const pagesCreateParamsExamples = [
  {
    Name: { title: [{ text: { content: "Plan" } }] },
    Status: { status: { name: "In progress" } },
    Due: { date: { start: "2026-12-01" } },
  },
]
const pagesCreateParams = {
  additionalProperties: {
    properties: {
      title: pagesCreateParamsAdditionalPropertiesTitle,
      rich_text: pagesCreateParamsAdditionalPropertiesTitle,
      select: pagesCreateParamsAdditionalPropertiesSelect,
      multi_select: pagesCreateParamsAdditionalPropertiesMulti_select,
      status: pagesCreateParamsAdditionalPropertiesSelect,
      date: pagesCreateParamsAdditionalPropertiesDate,
      files: { items: { description: "A file: a URL or a file upload." } },
      verification: {
        properties: { date: pagesCreateParamsAdditionalPropertiesDate },
        description: "State of a wiki page.",
      },
    },
    description: "A property value: give the field of the property's type.",
  },
  description: "Property values, by name or ID. Outside data sources, a page has only `title`. Null clears a value.",
  examples: pagesCreateParamsExamples,
}
const pagesCreateParamsChildrenItemsParagraphColor = {
  description: "A color such as `red`, or a background such as `red_background`.",
}
const pagesCreateParamsChildrenItemsParagraphIcon = {
  description: "Icon: an emoji, an image, a custom emoji or one of Notion's icons.",
  examples: [{ type: "emoji", emoji: "📘" }],
}
const pagesCreateParamsChildrenItemsParagraphChildren = { description: "Child blocks, each in the form of a block." }
const pagesCreateParamsChildrenItemsParagraph = {
  properties: {
    rich_text: pagesCreateParamsAdditionalPropertiesTitle,
    color: pagesCreateParamsChildrenItemsParagraphColor,
    icon: pagesCreateParamsChildrenItemsParagraphIcon,
    children: pagesCreateParamsChildrenItemsParagraphChildren,
  },
  description: "Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon.",
}
const pagesCreateParamsChildrenItemsHeading_1 = {
  properties: {
    rich_text: pagesCreateParamsAdditionalPropertiesTitle,
    color: pagesCreateParamsChildrenItemsParagraphColor,
    is_toggleable: { description: "Whether the heading folds its child blocks." },
    children: pagesCreateParamsChildrenItemsParagraphChildren,
  },
  description: "Text of a heading.",
}
const pagesCreateParamsChildrenItemsBulleted_list_item = {
  rich_text: pagesCreateParamsAdditionalPropertiesTitle,
  color: pagesCreateParamsChildrenItemsParagraphColor,
  children: pagesCreateParamsChildrenItemsParagraphChildren,
}
const pagesCreateParamsChildrenItemsBulleted_list_item_2 = {
  properties: pagesCreateParamsChildrenItemsBulleted_list_item,
  description: "Text of a list item, toggle or quote.",
}
const pagesCreateParamsChildrenItemsTable_of_contents = {
  properties: { color: pagesCreateParamsChildrenItemsParagraphColor },
  description: "The color of a table of contents.",
}
const pagesCreateParamsChildrenItemsTableChildrenItemsTable_row = {
  properties: { cells: { items: pagesCreateParamsAdditionalPropertiesTitle } },
  description: "Cells of a table row, each as rich text.",
}
const pagesCreateParamsChildrenItemsColumn_listChildrenItemsColumn = {
  properties: {
    children: pagesCreateParamsChildrenItemsParagraphChildren,
    width_ratio: { description: "The share of the width, 0 to 1." },
  },
  description: "A column with its blocks.",
}
const pagesCreateParamsChildrenItemsImage = { caption: pagesCreateParamsAdditionalPropertiesTitle }
const pagesCreateParamsChildrenItemsImage_2 = {
  properties: pagesCreateParamsChildrenItemsImage,
  description: "A file of a block: a URL or a file upload.",
}
const pagesCreateParamsChildrenItemsBookmark = {
  properties: pagesCreateParamsChildrenItemsImage,
  description: "The URL of a bookmark or embed.",
}
const pagesCreateParamsChildrenItems = {
  properties: {
    paragraph: pagesCreateParamsChildrenItemsParagraph,
    heading_1: pagesCreateParamsChildrenItemsHeading_1,
    heading_2: pagesCreateParamsChildrenItemsHeading_1,
    heading_3: pagesCreateParamsChildrenItemsHeading_1,
    heading_4: pagesCreateParamsChildrenItemsHeading_1,
    bulleted_list_item: pagesCreateParamsChildrenItemsBulleted_list_item_2,
    numbered_list_item: pagesCreateParamsChildrenItemsBulleted_list_item_2,
    to_do: { properties: pagesCreateParamsChildrenItemsBulleted_list_item, description: "Text and state of a to-do." },
    toggle: pagesCreateParamsChildrenItemsBulleted_list_item_2,
    quote: pagesCreateParamsChildrenItemsBulleted_list_item_2,
    callout: pagesCreateParamsChildrenItemsParagraph,
    code: {
      properties: {
        rich_text: pagesCreateParamsAdditionalPropertiesTitle,
        language: { description: "The language, such as `typescript` or `plain text`." },
        caption: pagesCreateParamsAdditionalPropertiesTitle,
      },
      description: "Text of a code block.",
    },
    equation: { description: "A LaTeX expression." },
    divider: { description: "An empty object." },
    breadcrumb: { description: "An empty object." },
    table_of_contents: pagesCreateParamsChildrenItemsTable_of_contents,
    table: {
      properties: {
        table_width: { description: "The number of columns." },
        children: {
          items: { properties: { table_row: pagesCreateParamsChildrenItemsTableChildrenItemsTable_row } },
          description: "Rows of the table.",
        },
      },
      description: "A table with its rows.",
    },
    table_row: pagesCreateParamsChildrenItemsTableChildrenItemsTable_row,
    column_list: {
      properties: {
        children: {
          items: { properties: { column: pagesCreateParamsChildrenItemsColumn_listChildrenItemsColumn } },
          description: "The columns.",
        },
      },
      description: "Columns, side by side.",
    },
    column: pagesCreateParamsChildrenItemsColumn_listChildrenItemsColumn,
    tab: {
      properties: {
        children: {
          items: { properties: { paragraph: pagesCreateParamsChildrenItemsParagraph } },
          description: "The tabs.",
        },
      },
      description: "Tabs, each a paragraph: its text is the label, its child blocks are the content.",
    },
    image: pagesCreateParamsChildrenItemsImage_2,
    video: pagesCreateParamsChildrenItemsImage_2,
    audio: pagesCreateParamsChildrenItemsImage_2,
    file: {
      properties: pagesCreateParamsChildrenItemsImage,
      description: "A file with a name: a URL or a file upload.",
    },
    pdf: pagesCreateParamsChildrenItemsImage_2,
    bookmark: pagesCreateParamsChildrenItemsBookmark,
    embed: pagesCreateParamsChildrenItemsBookmark,
    link_to_page: { description: "The page, database or comment to link to." },
    synced_block: {
      properties: { children: pagesCreateParamsChildrenItemsParagraphChildren },
      description: "A copy of the block in `synced_from`. Null there makes an original of the child blocks.",
    },
  },
  description: "A block: give the field of its type.",
}
const pagesCreateParamsCoverExamples = [{ type: "external", external: { url: "https://example.com/cover.png" } }]
const pagesCreateParamsCover = {
  description: "Cover image: a URL or a file upload.",
  examples: pagesCreateParamsCoverExamples,
}
const pagesCreateParamsTemplate = {
  template_id: { description: "ID of the template, as `data_source_templates.list` returns it." },
  timezone: { description: "IANA time zone for the template's dates, such as `Europe/Paris`." },
}
const pagesApi_searchParams = {
  properties: {
    query: { description: "Text to find in titles." },
    sort: pagesListParamsSort,
    start_cursor: usersListParamsStart_cursor,
    page_size: { description: "Maximum number of records per page, 1 to 100. Notion's default is 100." },
  },
}
const pagesMoveParamsParentExamples = [{ type: "page_id", page_id: "195de922-1179-449f-ab80-75a27c979105" }]
const data_sourcesCreateParamsParentDatabase_id = {
  description: "ID of the database, which differs from the IDs of its data sources.",
}
const data_sourcesCreateParamsParent = { database_id: data_sourcesCreateParamsParentDatabase_id }
const data_sourcesCreateParamsAdditionalPropertiesSelect = {
  properties: { options: pagesCreateParamsAdditionalPropertiesMulti_select },
}
const data_sourcesCreateParamsAdditionalProperties = {
  properties: {
    title: { description: "An empty object." },
    rich_text: { description: "An empty object." },
    select: data_sourcesCreateParamsAdditionalPropertiesSelect,
    multi_select: data_sourcesCreateParamsAdditionalPropertiesSelect,
    status: data_sourcesCreateParamsAdditionalPropertiesSelect,
    date: { description: "An empty object." },
    people: { description: "An empty object." },
    files: { description: "An empty object." },
    checkbox: { description: "An empty object." },
    url: { description: "An empty object." },
    email: { description: "An empty object." },
    phone_number: { description: "An empty object." },
    relation: { properties: { single_property: { description: "An empty object." } } },
    created_time: { description: "An empty object." },
    created_by: { description: "An empty object." },
    last_edited_time: { description: "An empty object." },
    last_edited_by: { description: "An empty object." },
    button: { description: "An empty object." },
    place: { description: "An empty object." },
    verification: { description: "An empty object." },
  },
  description: "A property definition: give the field of its type, empty for most types.",
}
const data_sourcesCreateParamsTitle = {
  items: pagesCreateParamsAdditionalPropertiesTitleItems,
  examples: [[{ text: { content: "Tasks" } }]],
  description: "Title of the data source, as rich text.",
}
const data_sourcesUpdateParamsData_source_id = {
  description: "ID of the data source, as `data_sources.list` or `databases.get` returns it.",
}
const data_sourcesArchiveParams = { properties: { data_source_id: data_sourcesUpdateParamsData_source_id } }
const data_source_entriesListParamsFilterExamples = [
  { property: "Done", checkbox: { equals: true } },
  {
    and: [
      { property: "Status", status: { equals: "Open" } },
      { or: [{ property: "Tags", multi_select: { contains: "A" } }, { property: "Due", date: { before: "today" } }] },
    ],
  },
  { timestamp: "last_edited_time", last_edited_time: { on_or_after: "2026-11-01" } },
]
const databasesGetParams = { properties: data_sourcesCreateParamsParent }
const databasesCreateParamsParent = {
  page_id: { description: "ID of a page." },
  workspace: { description: "True for the workspace, for public integrations only." },
}
const databasesCreateParamsTitle = {
  items: pagesCreateParamsAdditionalPropertiesTitleItems,
  examples: [[{ text: { content: "Tasks" } }]],
  description: "Title of the database, as rich text.",
}
const databasesCreateParamsDescription = {
  items: pagesCreateParamsAdditionalPropertiesTitleItems,
  examples: [[{ text: { content: "Tasks" } }]],
  description: "Description of the database, as rich text.",
}
const blocksUpdateParamsBlock_id = { description: "ID of the block, as `blocks.list` returns it." }
const blocksUpdateParamsParagraph = {
  properties: {
    rich_text: pagesCreateParamsAdditionalPropertiesTitle,
    color: pagesCreateParamsChildrenItemsParagraphColor,
    icon: pagesCreateParamsChildrenItemsParagraphIcon,
  },
  description: "New text of a paragraph or callout.",
  examples: [{ rich_text: [{ text: { content: "Hello" } }] }],
}
const blocksUpdateParamsHeading_1 = {
  rich_text: pagesCreateParamsAdditionalPropertiesTitle,
  color: pagesCreateParamsChildrenItemsParagraphColor,
}
const blocksUpdateParamsHeading_1_2 = {
  properties: blocksUpdateParamsHeading_1,
  description: "New text of a heading.",
}
const blocksUpdateParamsBulleted_list_item = {
  properties: blocksUpdateParamsHeading_1,
  description: "New text of a list item, toggle or quote.",
}
const blocksUpdateParamsImage = {
  properties: pagesCreateParamsChildrenItemsImage,
  description: "New file of a block: a URL or a file upload.",
}
const blocksUpdateParamsBookmark = {
  properties: pagesCreateParamsChildrenItemsImage,
  description: "New URL of a bookmark or embed.",
}
const blocksDeleteParams = { properties: { block_id: blocksUpdateParamsBlock_id } }
const commentsGetParamsComment_id = { description: "ID of the comment, as `comments.list` returns it." }
const commentsGetParams = { properties: { comment_id: commentsGetParamsComment_id } }
const commentsCreateParamsRich_text = {
  items: pagesCreateParamsAdditionalPropertiesTitleItems,
  examples: [[{ text: { content: "Looks good." } }]],
  description: "Text of the comment, as rich text.",
}
const schemasPagePositionAfter_block = { type: "object", properties: { id: { type: "string" } }, required: ["id"] }
const schemasPropertyInputTitle = { type: "array", items: { $ref: "#/$defs/RichTextInput" }, maxItems: 100 }
const schemasPropertyInputMulti_select = { type: "array", items: { $ref: "#/$defs/OptionInput" }, maxItems: 100 }
const schemasSyncedBlockInputSynced_from = { anyOf: [{ $ref: "#/$defs/SyncedFromInput" }, { type: "null" }] }
const schemasPageCreated_time = { type: ["string", "null"], description: "Creation time, in ISO 8601 format." }
const schemasPageLast_edited_time = {
  type: ["string", "null"],
  description: "The time of the last edit, in ISO 8601 format.",
}
const schemasDataSourceIs_inline = {
  type: ["boolean", "null"],
  description: "Whether the database is shown inside its parent page.",
}
const schemasFileCaption = { type: ["array", "null"], items: { $ref: "#/$defs/RichText" } }
const schemasPropertyDefinitionSelect = { anyOf: [{ $ref: "#/$defs/OptionSettings" }, { type: "null" }] }
export default describedKind(kind, {
  category: "knowledge base",
  support: "community",
  docs: "https://developers.notion.com/reference/intro",
  basis: {
    version: "Notion-Version 2026-03-11",
    date: "2026-11-29",
    compared: "Types of Notion's SDK for JavaScript 5.26.0",
    recorded: {
      read: 1481,
      valid: 1481,
      date: "2026-11-26",
      source: "https://github.com/ultimate-notion/ultimate-notion, tests/cassettes",
    },
    sources: [
      { type: "openapi", url: "https://developers.notion.com/openapi.json" },
      { type: "versions", url: "https://developers.notion.com/reference/versioning.md" },
      { type: "changelog", url: "https://developers.notion.com/page/changelog.md" },
    ],
    missing: "Views, meeting notes, custom agents, webhooks, and files over 20 MB, which Notion takes in parts.",
  },
  sunset: {
    version: "2026-03-11",
    date: "none",
    docs: "https://developers.notion.com/reference/versioning",
    read: "2026-11-29",
  },
  description: "Pages, databases, data sources, blocks, comments, file uploads and users of a Notion workspace.",
  auth: {
    token: {
      description:
        "Create one at notion.so/profile/integrations. It can access the pages that are shared with the integration.",
    },
  },
  entities: {
    users: {
      description: "A person or bot of the workspace. Guests are not included.",
      search: {
        avatar_url: { type: "string" },
        bot: { type: "object" },
        id: { type: "string" },
        name: { type: "string" },
        object: { type: "string" },
        person: { type: "object" },
        type: { type: "string" },
      },
      hit: { title: [["name"]], text: [["person", "email"]] },
      refs: {},
    },
    current_user: { description: "The bot of the connection.", refs: {} },
    pages: {
      description: "A page: standalone or an entry of a data source. Its content is in its blocks.",
      search: {
        archived: { type: "boolean" },
        cover: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        icon: { type: "object" },
        id: { type: "string" },
        in_trash: { type: "boolean" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        object: { type: "string" },
        parent: { type: "object" },
        properties: { type: "object" },
        public_url: { type: "string" },
        url: { type: "string" },
      },
      hit: {
        title: [
          ["properties", "Name", "title", "0", "plain_text"],
          ["properties", "title", "title", "0", "plain_text"],
        ],
        text: [["properties"]],
      },
      refs: {},
    },
    page_property_items: {
      description:
        "An item of a page property. Titles, rich text, people and relations have one for each part, person or page.",
      refs: {},
    },
    page_markdown: { description: "The content of a page as Markdown, in Notion's dialect.", refs: {} },
    data_sources: {
      description: "A data source: a table of a database, with the properties of its pages.",
      search: {
        archived: { type: "boolean" },
        cover: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        database_parent: { type: "object" },
        description: { type: "array" },
        icon: { type: "object" },
        id: { type: "string" },
        is_inline: { type: "boolean" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        object: { type: "string" },
        parent: { type: "object" },
        properties: { type: "object" },
        public_url: { type: "string" },
        title: { type: "array" },
        url: { type: "string" },
      },
      hit: { title: [["title", "0", "plain_text"]], text: [["description", "0", "plain_text"]] },
      refs: {},
    },
    data_source_entries: {
      description:
        "An entry of a data source: a page with its property values. Entries of a wiki can also be data sources.",
      refs: {},
    },
    data_source_templates: { description: "A template of a data source, for `pages.create`.", refs: {} },
    databases: { description: "A database: one or more data sources with a title, icon and cover.", refs: {} },
    blocks: {
      description: "A block of a page, such as a paragraph. Its content is under the name of its type.",
      search: {
        archived: { type: "boolean" },
        bookmark: { type: "object" },
        breadcrumb: { type: "object" },
        bulleted_list_item: { type: "object" },
        callout: { type: "object" },
        child_database: { type: "object" },
        child_page: { type: "object" },
        code: { type: "object" },
        column: { type: "object" },
        column_list: { type: "object" },
        created_by: { type: "object" },
        created_time: { type: "timestamp" },
        divider: { type: "object" },
        embed: { type: "object" },
        equation: { type: "object" },
        file: { type: "object" },
        has_children: { type: "boolean" },
        heading_1: { type: "object" },
        heading_2: { type: "object" },
        heading_3: { type: "object" },
        id: { type: "string" },
        image: { type: "object" },
        last_edited_by: { type: "object" },
        last_edited_time: { type: "timestamp" },
        link_preview: { type: "object" },
        link_to_page: { type: "object" },
        numbered_list_item: { type: "object" },
        object: { type: "string" },
        paragraph: { type: "object" },
        parent: { type: "object" },
        pdf: { type: "object" },
        quote: { type: "object" },
        synced_block: { type: "object" },
        table: { type: "object" },
        table_of_contents: { type: "object" },
        table_row: { type: "object" },
        template: { type: "object" },
        to_do: { type: "object" },
        toggle: { type: "object" },
        type: { type: "string" },
        unsupported: { type: "object" },
        video: { type: "object" },
      },
      hit: {
        title: [
          ["paragraph", "rich_text", "0", "plain_text"],
          ["heading_1", "rich_text", "0", "plain_text"],
          ["heading_2", "rich_text", "0", "plain_text"],
          ["heading_3", "rich_text", "0", "plain_text"],
          ["child_page", "title"],
          ["child_database", "title"],
        ],
        text: [
          ["bulleted_list_item", "rich_text", "0", "plain_text"],
          ["numbered_list_item", "rich_text", "0", "plain_text"],
          ["to_do", "rich_text", "0", "plain_text"],
          ["toggle", "rich_text", "0", "plain_text"],
          ["quote", "rich_text", "0", "plain_text"],
          ["callout", "rich_text", "0", "plain_text"],
          ["code", "rich_text", "0", "plain_text"],
        ],
      },
      refs: {},
    },
    comments: { description: "A comment on a page or block.", refs: {} },
    file_uploads: {
      description: "A file uploaded to Notion. Attach it to a page, block or comment within an hour, or it expires.",
      refs: {},
    },
    custom_emojis: { description: "A custom emoji of the workspace.", refs: {} },
  },
  operations: {
    "users.list": {
      description: "Lists the users of the workspace, people and bots.",
      keywords: ["who is here", "person", "colleague", "member", "guest", "people in the workspace"],
      params: { properties: { start_cursor: usersListParamsStart_cursor, page_size: usersListParamsPage_size } },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user. A person's email address requires the integration's user capability.",
      keywords: ["who is", "colleague", "member", "people", "bot", "guest"],
      params: { properties: { user_id: { description: "ID of the user, as fields such as `created_by` return it." } } },
      isGraphql: false,
    },
    "current_user.get": {
      description: "Gets the bot user of the connection, with its owner and workspace.",
      keywords: ["me", "who am I", "my integration", "logged in", "myself"],
      isGraphql: false,
    },
    "pages.list": {
      description: "Lists the pages shared with the integration, most recently edited first.",
      keywords: ["all notes", "document", "doc", "wiki", "article", "entry", "meeting notes"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          sort: pagesListParamsSort,
          filter: { description: "Filter that selects pages. Fixed." },
        },
      },
      isGraphql: false,
    },
    "pages.get": {
      description: "Gets a page with its properties. To read its content, use `blocks.list`.",
      keywords: [
        "note details",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
        "properties of the page",
        "who edited the page",
        "last edited",
      ],
      params: pagesGetParams,
      isGraphql: false,
    },
    "pages.create": {
      description:
        "Creates a page under a page or in a data source. Set its content with `children` or `markdown`, or apply a " +
        "template of the data source.",
      keywords: [
        "write note",
        "new doc",
        "add entry",
        "meeting",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
        "new page under",
        "make a page",
        "add to the database",
        "new entry the database",
        "add a row",
        "write up",
        "start a doc",
        "add a card",
        "page titled",
      ],
      params: {
        properties: {
          parent: {
            properties: {
              page_id: { description: "ID of a page." },
              data_source_id: { description: "ID of a data source." },
              database_id: { description: "ID of a database with one data source." },
              workspace: { description: "True for a private page, for public integrations only." },
            },
            description:
              "Page or data source that contains the page. Only public integrations may leave it out, for a private " +
              "page.",
            examples: [{ type: "data_source_id", data_source_id: "d9824bdc-8445-4327-be8b-5b47500af6ce" }],
          },
          properties: pagesCreateParams,
          children: {
            items: pagesCreateParamsChildrenItems,
            description: "Blocks of the page, up to 100, with up to two levels of child blocks.",
            examples: [[{ paragraph: { rich_text: [{ text: { content: "Hello" } }] } }]],
          },
          markdown: { description: "Content of the page as Markdown in Notion's dialect, in place of `children`." },
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
          cover: pagesCreateParamsCover,
          template: {
            properties: pagesCreateParamsTemplate,
            examples: [{ type: "default" }],
            description:
              "Template of the data source to fill the page with. Notion adds its content after the response.",
          },
          position: { description: "Position among the blocks of the parent page. Defaults to its end." },
        },
      },
      isGraphql: false,
    },
    "pages.update": {
      description:
        "Updates the properties, icon, cover or lock of a page. For its content, use `blocks` or `page_markdown`.",
      keywords: [
        "rename",
        "set property",
        "status",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
        "change the property",
        "set the status",
        "mark as done",
        "rename the page",
        "assign",
        "due date",
        "change the title",
        "move to in progress",
        "check off",
      ],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          properties: pagesCreateParams,
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
          cover: pagesCreateParamsCover,
          is_locked: { description: "Whether to lock the page against editing in Notion. The API can still edit it." },
          template: {
            properties: pagesCreateParamsTemplate,
            examples: [{ type: "default" }],
            description: "Template of the data source to add to the page. Notion adds its content after the response.",
          },
        },
      },
      isGraphql: false,
    },
    "pages.api_search": {
      description:
        "Searches the pages shared with the integration by title. To filter the pages of one data source, use " +
        "`data_source_entries.list`.",
      keywords: [
        "find note",
        "look for",
        "about",
        "called",
        "what do notes say",
        "note",
        "document",
        "where is the page",
        "find the page",
        "page about",
        "notes on",
        "is there a doc",
        "search the workspace",
        "wiki page",
        "policy",
        "playbook",
        "handbook",
        "guide",
        "can't find",
        "which page",
      ],
      params: pagesApi_searchParams,
      isGraphql: false,
    },
    "pages.archive": {
      description: "Moves a page and its child pages to the trash. To restore it, use `pages.restore`.",
      keywords: [
        "bin",
        "delete",
        "throw away",
        "remove",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
        "delete the page",
        "trash the page",
        "bin the page",
      ],
      params: pagesGetParams,
      isGraphql: false,
    },
    "pages.restore": {
      description: "Restores a page from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "deleted",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
      ],
      params: pagesGetParams,
      isGraphql: false,
    },
    "pages.move": {
      description: "Moves a page to another page or into a data source.",
      keywords: [
        "other parent",
        "relocate",
        "put under",
        "drag",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
        "put the page under",
      ],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          parent: {
            properties: {
              page_id: { description: "ID of a page." },
              data_source_id: { description: "ID of a data source." },
            },
            description: "Page or data source to move the page to.",
            examples: pagesMoveParamsParentExamples,
          },
        },
      },
      isGraphql: false,
    },
    "pages.erase": {
      description: "Deletes all blocks of a page. This cannot be undone with the API.",
      keywords: [
        "blank",
        "clear content",
        "wipe text",
        "empty",
        "replace all",
        "note",
        "document",
        "doc",
        "wiki",
        "article",
        "entry",
        "meeting notes",
      ],
      params: pagesGetParams,
      isGraphql: false,
    },
    "page_property_items.list": {
      description:
        "Lists all items of a title, rich text, people, relation or rollup property. A page has only the first 25. A " +
        "property of another type, such as a number or a date, is one item.",
      keywords: ["long property", "relation values", "all values", "many people", "full property"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          page_id: { description: "ID of the page, with or without hyphens." },
          property_id: { description: "ID of the property, as `pages.get` returns it in `properties`." },
        },
      },
      isGraphql: false,
    },
    "page_markdown.get": {
      description:
        "Gets the content of a page or block as Markdown. Read the blocks in `unknown_block_ids` one by one.",
      keywords: [
        "read note",
        "what does it say",
        "full text",
        "text",
        "body",
        "plain",
        "prose",
        "read the page",
        "what the page say",
        "summarize the page",
        "text of the page",
      ],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          include_transcript: { description: "Whether to include transcripts of meeting notes. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "page_markdown.update": {
      description: "Updates parts of a page's content: finds texts of its Markdown and replaces them.",
      keywords: [
        "edit text",
        "rewrite",
        "change sentence",
        "search replace",
        "body",
        "read",
        "plain",
        "prose",
        "rewrite the page",
        "edit text the page",
      ],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          content_updates: {
            items: {
              properties: {
                old_str: { description: "Text to find. It must match the Markdown of the page exactly." },
                new_str: { description: "Markdown to put in its place." },
                replace_all_matches: { description: "Whether to replace every occurrence. Defaults to `false`." },
              },
            },
            description: "Replacements, in their order. A text that occurs several times needs `replace_all_matches`.",
            examples: [[{ old_str: "Draft", new_str: "Final" }]],
          },
        },
      },
      isGraphql: false,
    },
    "page_markdown.insert": {
      description: "Inserts Markdown at the end or the start of a page.",
      keywords: [
        "append",
        "write",
        "add paragraph",
        "add text",
        "put notes",
        "text",
        "content",
        "body",
        "read",
        "plain",
        "prose",
        "append to the page",
        "add to the bottom",
        "add line the page",
      ],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          content: { description: "Markdown to insert." },
          position: { description: "Place of the Markdown in the page. Defaults to `end`." },
        },
      },
      isGraphql: false,
    },
    "page_markdown.replace": {
      description:
        "Replaces the whole content of a page. Notion refuses to replace content with child pages or databases.",
      keywords: ["rewrite", "overwrite", "whole text", "new content", "text", "body", "read", "plain", "prose"],
      params: {
        properties: {
          page_id: { description: "ID of the page, with or without hyphens." },
          new_str: { description: "Markdown of the page." },
        },
      },
      isGraphql: false,
    },
    "data_sources.list": {
      description: "Lists the data sources shared with the integration, most recently edited first.",
      keywords: ["tables", "collection", "schema", "columns", "database", "data model", "columns of the database"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          sort: pagesListParamsSort,
          filter: { description: "Filter that selects data sources. Fixed." },
        },
      },
      record: { $ref: "#/$defs/DataSource" },
      isGraphql: false,
    },
    "data_sources.get": {
      description: "Gets a data source with its property schema. Its pages are not included.",
      keywords: ["columns", "table", "collection", "database", "data model"],
      params: {
        properties: { data_source_id: { description: "ID of the data source, which differs from the database's ID." } },
      },
      isGraphql: false,
    },
    "data_sources.create": {
      description: "Creates a data source in a database.",
      keywords: ["new table", "add collection", "table", "collection", "schema", "columns", "data model"],
      params: {
        properties: {
          parent: {
            properties: data_sourcesCreateParamsParent,
            description: "Database that contains the data source.",
            examples: [{ type: "database_id", database_id: "195de922-1179-449f-ab80-75a27c979105" }],
          },
          properties: {
            additionalProperties: data_sourcesCreateParamsAdditionalProperties,
            description: "Properties of the data source, by name. One of them is the title.",
            examples: [{ Name: { title: {} }, Done: { checkbox: {} } }],
          },
          title: data_sourcesCreateParamsTitle,
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
        },
      },
      isGraphql: false,
    },
    "data_sources.update": {
      description: "Updates the title, icon, properties or database of a data source.",
      keywords: ["add column", "rename column", "table", "collection", "schema", "columns", "data model"],
      params: {
        properties: {
          data_source_id: data_sourcesUpdateParamsData_source_id,
          title: data_sourcesCreateParamsTitle,
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
          properties: {
            additionalProperties: data_sourcesCreateParamsAdditionalProperties,
            description:
              "Properties to add or change, by name or ID. `name` renames a property; null removes it and its " +
              "values. A select without one of its options loses that option.",
            examples: [{ Done: { checkbox: {} }, Owner: { name: "Assignee" }, Notes: null }],
          },
          parent: { properties: data_sourcesCreateParamsParent, description: "Database to move the data source to." },
        },
      },
      isGraphql: false,
    },
    "data_sources.api_search": {
      description: "Searches the data sources shared with the integration by title.",
      keywords: [
        "find table",
        "look for",
        "table",
        "collection",
        "schema",
        "columns",
        "database",
        "data model",
        "find the database",
        "which databases",
      ],
      params: pagesApi_searchParams,
      record: { $ref: "#/$defs/DataSource" },
      isGraphql: false,
    },
    "data_sources.archive": {
      description: "Moves a data source to the trash. To restore it, use `data_sources.restore`.",
      keywords: ["bin", "delete", "remove", "table", "collection", "schema", "columns", "database", "data model"],
      params: data_sourcesArchiveParams,
      isGraphql: false,
    },
    "data_sources.restore": {
      description: "Restores a data source from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "table",
        "collection",
        "schema",
        "columns",
        "database",
        "data model",
      ],
      params: data_sourcesArchiveParams,
      isGraphql: false,
    },
    "data_source_entries.list": {
      description:
        "Queries a data source: lists its pages with filters and sorts. Without `sorts`, their order is not defined. " +
        "Ends after 10,000.",
      keywords: [
        "rows",
        "database rows",
        "table content",
        "records",
        "entries in table",
        "rows of the database",
        "entries where",
        "what in the database",
        "tasks in the database",
        "filter by status",
        "overdue",
        "which entries",
        "assigned to me",
        "how many in progress",
        "cards on the board",
        "tracker",
        "in the roadmap",
        "table",
      ],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          data_source_id: data_sourcesUpdateParamsData_source_id,
          filter: {
            properties: {
              and: { description: "Filters that must all match, in the same form." },
              or: { description: "Filters in the same form; one must match." },
              property: { description: "Name or ID of a property. Its condition is under the name of its type." },
              timestamp: { description: "A timestamp of the page. Its condition is under its name." },
            },
            examples: data_source_entriesListParamsFilterExamples,
            description: "Filter by properties or timestamps.",
          },
          sorts: {
            items: {
              properties: {
                property: { description: "Name or ID of a property." },
                timestamp: { description: "A timestamp of the page, in place of `property`." },
              },
            },
            description: "Sort order. Earlier sorts take precedence.",
            examples: [
              [{ property: "Due", direction: "ascending" }, { timestamp: "last_edited_time", direction: "descending" }],
            ],
          },
          in_trash: { description: "Whether to list the pages in the trash instead." },
          result_type: { description: "Filters the entries of a wiki by type." },
          filter_properties: {
            description: "IDs or names of the properties to include in each page. Defaults to all.",
            examples: [["title", "Status"]],
          },
        },
      },
      isGraphql: false,
    },
    "data_source_templates.list": {
      description: "Lists the templates of a data source.",
      keywords: ["preset", "boilerplate", "row template", "blueprint", "default page"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          data_source_id: data_sourcesUpdateParamsData_source_id,
          name: { description: "Filters by a part of the name, in any case." },
        },
      },
      record: { $ref: "#/$defs/DataSourceTemplate" },
      isGraphql: false,
    },
    "databases.get": {
      description: "Gets a database with the IDs and names of its data sources.",
      keywords: ["which tables", "title", "table", "collection", "tracker", "board", "db", "structure of the database"],
      params: databasesGetParams,
      isGraphql: false,
    },
    "databases.create": {
      description: "Creates a database with its first data source.",
      keywords: [
        "new tracker",
        "set up table",
        "table",
        "collection",
        "tracker",
        "board",
        "db",
        "new database",
        "new table",
      ],
      params: {
        properties: {
          parent: {
            properties: databasesCreateParamsParent,
            description: "Page that contains the database. Only public integrations may create one in the workspace.",
            examples: pagesMoveParamsParentExamples,
          },
          title: databasesCreateParamsTitle,
          description: databasesCreateParamsDescription,
          initial_data_source: {
            properties: {
              properties: {
                additionalProperties: data_sourcesCreateParamsAdditionalProperties,
                description: "Properties of the data source, by name. One of them is the title.",
              },
            },
            description: "The first data source. Defaults to one with a title property.",
            examples: [{ properties: { Name: { title: {} }, Done: { checkbox: {} } } }],
          },
          is_inline: { description: "Whether to show the database inside its page. Defaults to `false`." },
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
          cover: pagesCreateParamsCover,
        },
      },
      isGraphql: false,
    },
    "databases.update": {
      description:
        "Updates the title, description, icon, cover, lock or parent of a database. For its properties, use " +
        "`data_sources.update`.",
      keywords: ["rename tracker", "table", "collection", "tracker", "board", "db"],
      params: {
        properties: {
          database_id: data_sourcesCreateParamsParentDatabase_id,
          title: databasesCreateParamsTitle,
          description: databasesCreateParamsDescription,
          is_inline: { description: "Whether to show the database inside its page." },
          is_locked: {
            description: "Whether to lock the database against editing in Notion. The API can still edit it.",
          },
          icon: pagesCreateParamsChildrenItemsParagraphIcon,
          cover: pagesCreateParamsCover,
          parent: { properties: databasesCreateParamsParent, description: "Page to move the database to." },
        },
      },
      isGraphql: false,
    },
    "databases.archive": {
      description: "Moves a database and its pages to the trash. To restore it, use `databases.restore`.",
      keywords: ["bin", "delete", "remove", "table", "collection", "tracker", "board", "db"],
      params: databasesGetParams,
      isGraphql: false,
    },
    "databases.restore": {
      description: "Restores a database from the trash.",
      keywords: ["undelete", "bring back", "recover", "table", "collection", "tracker", "board", "db"],
      params: databasesGetParams,
      isGraphql: false,
    },
    "blocks.list": {
      description:
        "Lists the first level of child blocks of a page or block. For blocks with `has_children`, list again with " +
        "their ID.",
      keywords: [
        "content of page",
        "paragraphs",
        "heading",
        "to-do",
        "bullet",
        "content",
        "text",
        "image",
        "dos on the page",
      ],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          block_id: { description: "ID of a page, or of a block that has children." },
        },
      },
      record: { $ref: "#/$defs/Block" },
      isGraphql: false,
    },
    "blocks.get": {
      description: "Gets a block. To read its child blocks, use `blocks.list`.",
      keywords: ["one paragraph", "paragraph", "heading", "to-do", "bullet", "content", "text", "image"],
      params: { properties: { block_id: { description: "ID of the block or page." } } },
      isGraphql: false,
    },
    "blocks.create": {
      description: "Appends up to 100 blocks to a page or block. Blocks cannot be moved afterwards.",
      keywords: [
        "add paragraph",
        "write text",
        "add bullet",
        "put notes",
        "paragraph",
        "heading",
        "to-do",
        "bullet",
        "content",
        "text",
        "image",
        "append to the page",
        "add a to do",
        "add a checklist",
        "write on the page",
      ],
      params: {
        properties: {
          block_id: { description: "ID of the page or block to append to." },
          children: {
            items: pagesCreateParamsChildrenItems,
            description: "Blocks to append, with up to two levels of child blocks.",
            examples: [
              [
                { heading_2: { rich_text: [{ text: { content: "Agenda" } }] } },
                { to_do: { rich_text: [{ text: { content: "Call" } }], checked: false } },
              ],
            ],
          },
          after: { description: "ID of the child block to append after. Defaults to the last." },
        },
      },
      isGraphql: false,
    },
    "blocks.update": {
      description:
        "Updates the content of a block: give the field of its type. Its child blocks stay. A block's type cannot be " +
        "changed.",
      keywords: [
        "edit paragraph",
        "tick",
        "check off",
        "paragraph",
        "heading",
        "to-do",
        "bullet",
        "text",
        "image",
        "tick the checkbox",
        "check off to do",
      ],
      params: {
        properties: {
          block_id: blocksUpdateParamsBlock_id,
          paragraph: blocksUpdateParamsParagraph,
          heading_1: blocksUpdateParamsHeading_1_2,
          heading_2: blocksUpdateParamsHeading_1_2,
          heading_3: blocksUpdateParamsHeading_1_2,
          heading_4: blocksUpdateParamsHeading_1_2,
          bulleted_list_item: blocksUpdateParamsBulleted_list_item,
          numbered_list_item: blocksUpdateParamsBulleted_list_item,
          to_do: {
            properties: blocksUpdateParamsHeading_1,
            description: "New text and state of a to-do.",
            examples: [{ checked: true }],
          },
          toggle: blocksUpdateParamsBulleted_list_item,
          quote: blocksUpdateParamsBulleted_list_item,
          callout: blocksUpdateParamsParagraph,
          code: {
            properties: {
              rich_text: pagesCreateParamsAdditionalPropertiesTitle,
              caption: pagesCreateParamsAdditionalPropertiesTitle,
            },
            description: "New text of a code block.",
          },
          equation: { description: "A LaTeX expression." },
          table: { description: "Headers of a table." },
          table_row: pagesCreateParamsChildrenItemsTableChildrenItemsTable_row,
          image: blocksUpdateParamsImage,
          video: blocksUpdateParamsImage,
          audio: blocksUpdateParamsImage,
          file: {
            properties: pagesCreateParamsChildrenItemsImage,
            description: "New file, with a name: a URL or a file upload.",
          },
          pdf: blocksUpdateParamsImage,
          bookmark: blocksUpdateParamsBookmark,
          embed: blocksUpdateParamsBookmark,
          link_to_page: { description: "The page, database or comment to link to." },
          table_of_contents: pagesCreateParamsChildrenItemsTable_of_contents,
          synced_block: { description: "New block to copy from." },
        },
      },
      isGraphql: false,
    },
    "blocks.delete": {
      description: "Moves a block and its child blocks to the trash. To restore it, use `blocks.restore`.",
      keywords: ["remove paragraph", "paragraph", "heading", "to-do", "bullet", "content", "text", "image"],
      params: blocksDeleteParams,
      isGraphql: false,
    },
    "blocks.restore": {
      description: "Restores a block from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "paragraph",
        "heading",
        "to-do",
        "bullet",
        "content",
        "text",
        "image",
      ],
      params: blocksDeleteParams,
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the open comments on a page or block, oldest first. Resolved comments are not included.",
      keywords: ["what people say", "remark", "discussion", "feedback", "reply", "note", "open discussions"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          block_id: { description: "ID of a page or block." },
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.get": {
      description: "Gets a comment.",
      keywords: ["read remark", "remark", "discussion", "feedback", "reply", "note"],
      params: commentsGetParams,
      isGraphql: false,
    },
    "comments.create": {
      description:
        "Creates a comment on a page or block, or a reply in a discussion. It requires the integration's capability " +
        "to insert comments.",
      keywords: ["say", "leave remark", "remark", "feedback", "note", "leave a comment"],
      params: {
        properties: {
          parent: {
            properties: { page_id: { description: "ID of a page." }, block_id: { description: "ID of a block." } },
            description: "Page or block to comment on. To reply, give `discussion_id` instead.",
            examples: [{ page_id: "195de922-1179-449f-ab80-75a27c979105" }],
          },
          discussion_id: { description: "ID of the discussion to reply in, as `comments.list` returns it." },
          rich_text: commentsCreateParamsRich_text,
          markdown: {
            description:
              "Text of the comment as Markdown, without headings, lists or tables. Use it in place of `rich_text`.",
          },
          attachments: { description: "Files to attach, up to 3, as `file_uploads.create` returns them." },
          display_name: { description: "Name to show as the author: the integration, its user, or a custom name." },
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Updates the text of a comment that the integration wrote.",
      keywords: ["reword", "remark", "discussion", "feedback", "reply", "note"],
      params: {
        properties: {
          comment_id: commentsGetParamsComment_id,
          rich_text: commentsCreateParamsRich_text,
          markdown: { description: "Text of the comment as Markdown, in place of `rich_text`." },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment that the integration wrote. This cannot be undone.",
      keywords: ["take back", "remark", "discussion", "feedback", "reply", "note"],
      params: commentsGetParams,
      isGraphql: false,
    },
    "file_uploads.list": {
      description: "Lists the integration's file uploads.",
      keywords: ["attach", "picture", "PDF", "media", "document"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          status: { description: "Filters by status." },
        },
      },
      record: { $ref: "#/$defs/FileUpload" },
      isGraphql: false,
    },
    "file_uploads.get": {
      description: "Gets a file upload with its status.",
      keywords: ["upload status", "attach", "picture", "PDF", "media", "document"],
      params: {
        properties: { file_upload_id: { description: "ID of the file upload, as `file_uploads.create` returns it." } },
      },
      isGraphql: false,
    },
    "file_uploads.create": {
      description:
        "Uploads a file of up to 20 MB, or 5 MB in free workspaces. Attach its ID as `file_upload` in blocks, file " +
        "properties, icons, covers and comments.",
      keywords: ["add picture", "send document", "picture", "PDF", "media", "document"],
      params: {
        properties: {
          file: {
            description: "File to upload. Its name needs an extension.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "file_uploads.import": {
      description:
        "Starts the import of a file from a public HTTPS URL. For its end, use `file_uploads.get` until the status " +
        "is `uploaded`.",
      keywords: ["from URL", "external", "fetch in", "bring", "attach", "picture", "PDF", "media", "document"],
      params: {
        properties: {
          external_url: { description: "Public HTTPS URL of the file." },
          filename: { description: "Name of the file with its extension, such as `image.png`." },
          content_type: { description: "Media type of the file, such as `image/png`." },
        },
      },
      isGraphql: false,
    },
    "custom_emojis.list": {
      description: "Lists the custom emojis of the workspace, for icons.",
      keywords: ["smiley", "own emoji", "sticker", "picture", "reaction icon"],
      params: {
        properties: {
          start_cursor: usersListParamsStart_cursor,
          page_size: usersListParamsPage_size,
          name: { description: "Filters by the exact name." },
        },
      },
      record: { $ref: "#/$defs/CustomEmoji" },
      isGraphql: false,
    },
  },
  schemas: {
    PageId: { type: "string", description: "ID of the page, with or without hyphens." },
    BlockId: { type: "string", description: "ID of the block, as `blocks.list` returns it." },
    DatabaseId: { type: "string", description: "ID of the database, which differs from the IDs of its data sources." },
    DataSourceId: {
      type: "string",
      description: "ID of the data source, as `data_sources.list` or `databases.get` returns it.",
    },
    CommentId: { type: "string", description: "ID of the comment, as `comments.list` returns it." },
    FileUploadId: { type: "string", description: "ID of the file upload, as `file_uploads.create` returns it." },
    SearchText: { type: "string", description: "Text to find in titles." },
    Cursor: { type: "string", description: "The `next_cursor` value of the previous page." },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Notion's default is 100.",
      minimum: 1,
      maximum: 100,
    },
    Sort: {
      type: "object",
      properties: {
        direction: { type: "string", enum: ["ascending", "descending"] },
        timestamp: { type: "string", default: "last_edited_time", enum: ["last_edited_time"] },
      },
      required: ["direction"],
      description: "Sort order by last edited time. Defaults to most recently edited first.",
    },
    PropertyValues: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/PropertyValue" },
      description: "Property values, by property name.",
    },
    PropertyDefinitions: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/PropertyDefinition" },
      description: "Property definitions, by property name.",
    },
    RichTextInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["text", "mention", "equation"] },
        text: {
          type: "object",
          properties: {
            content: { type: "string", maxLength: 2000 },
            link: { anyOf: [{ $ref: "#/$defs/UrlInput" }, { type: "null" }] },
          },
          required: ["content"],
          description: "Text, up to 2,000 characters, with an optional link.",
        },
        mention: {
          type: "object",
          description:
            "A mention under the name of its type, such as `{\"user\": {\"id\": …}}` or `{\"page\": {\"id\": …}}`.",
        },
        equation: { $ref: "#/$defs/EquationInput" },
        annotations: {
          type: "object",
          additionalProperties: { anyOf: [{ type: "boolean" }, { type: "string" }] },
          description:
            "The style: `bold`, `italic`, `strikethrough`, `underline` and `code` are booleans, `color` is a name.",
        },
      },
      description: "A part of rich text: text, a mention or an equation.",
    },
    TitleInput: {
      type: "array",
      items: { $ref: "#/$defs/RichTextInput" },
      maxItems: 100,
      examples: [[{ text: { content: "Tasks" } }]],
    },
    CommentText: {
      type: "array",
      items: { $ref: "#/$defs/RichTextInput" },
      maxItems: 100,
      examples: [[{ text: { content: "Looks good." } }]],
    },
    PageParent: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["page_id", "data_source_id", "database_id", "workspace"] },
        page_id: { type: "string", description: "ID of a page." },
        data_source_id: { type: "string", description: "ID of a data source." },
        database_id: { type: "string", description: "ID of a database with one data source." },
        workspace: { type: "boolean", description: "True for a private page, for public integrations only." },
      },
    },
    MoveParent: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["page_id", "data_source_id"] },
        page_id: { type: "string", description: "ID of a page." },
        data_source_id: { type: "string", description: "ID of a data source." },
      },
    },
    DatabaseParent: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["page_id", "workspace"] },
        page_id: { type: "string", description: "ID of a page." },
        workspace: { type: "boolean", description: "True for the workspace, for public integrations only." },
      },
      required: ["type"],
    },
    PagePosition: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["after_block", "page_start", "page_end"] },
        after_block: schemasPagePositionAfter_block,
      },
      required: ["type"],
    },
    TemplateInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["default", "template_id"] },
        template_id: { type: "string", description: "ID of the template, as `data_source_templates.list` returns it." },
        timezone: { type: "string", description: "IANA time zone for the template's dates, such as `Europe/Paris`." },
      },
      required: ["type"],
      examples: [{ type: "default" }],
    },
    IconInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["emoji", "external", "file_upload", "custom_emoji", "icon"] },
        emoji: { type: "string" },
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        custom_emoji: {
          type: "object",
          properties: { id: { type: "string" }, name: { type: "string" }, url: { type: "string" } },
          required: ["id"],
        },
        icon: {
          type: "object",
          properties: { name: { type: "string" }, color: { $ref: "#/$defs/IconColor" } },
          required: ["name"],
        },
      },
      description: "Icon: an emoji, an image, a custom emoji or one of Notion's icons.",
      examples: [{ type: "emoji", emoji: "📘" }],
    },
    CoverInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["external", "file_upload"] },
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
      },
      description: "Cover image: a URL or a file upload.",
      examples: pagesCreateParamsCoverExamples,
    },
    DateInput: {
      type: "object",
      properties: {
        start: { type: "string", description: "An ISO 8601 date, or date and time." },
        end: { type: ["string", "null"], description: "The end of a range." },
        time_zone: { type: ["string", "null"], description: "An IANA time zone, such as `Europe/Paris`." },
      },
      required: ["start"],
      description: "A date or time.",
    },
    PropertyInputs: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/PropertyInput" },
      description:
        "Property values, by name or ID. Outside data sources, a page has only `title`. Null clears a value.",
      examples: pagesCreateParamsExamples,
    },
    PropertyInput: {
      type: "object",
      properties: {
        type: { type: "string" },
        title: schemasPropertyInputTitle,
        rich_text: schemasPropertyInputTitle,
        number: { type: ["number", "null"] },
        select: { anyOf: [{ $ref: "#/$defs/OptionInput" }, { type: "null" }] },
        multi_select: schemasPropertyInputMulti_select,
        status: { anyOf: [{ $ref: "#/$defs/OptionInput" }, { type: "null" }] },
        date: { anyOf: [{ $ref: "#/$defs/DateInput" }, { type: "null" }] },
        people: {
          type: "array",
          items: {
            type: "object",
            properties: { id: { type: "string" }, object: { type: "string" } },
            required: ["id"],
          },
          maxItems: 100,
        },
        files: { type: "array", items: { $ref: "#/$defs/FileInput" }, maxItems: 100 },
        checkbox: { type: "boolean" },
        url: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone_number: { type: ["string", "null"] },
        relation: { type: "array", items: schemasPagePositionAfter_block, maxItems: 100 },
        place: {
          type: ["object", "null"],
          properties: {
            lat: { type: "number" },
            lon: { type: "number" },
            name: { type: ["string", "null"] },
            address: { type: ["string", "null"] },
          },
          required: ["lat", "lon"],
        },
        verification: {
          type: "object",
          properties: {
            state: { type: "string", enum: ["verified", "unverified"] },
            date: { $ref: "#/$defs/DateInput" },
          },
          required: ["state"],
          description: "State of a wiki page.",
        },
      },
      description: "A property value: give the field of the property's type.",
    },
    OptionInput: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        color: { $ref: "#/$defs/OptionColor" },
        description: { type: ["string", "null"] },
      },
      description: "An option, by name or ID. Notion adds an unknown name to a select.",
    },
    FileInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["external", "file_upload", "file"] },
        name: { type: "string" },
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        file: {
          type: "object",
          properties: { url: { type: "string" }, expiry_time: { type: "string" } },
          required: ["url"],
        },
      },
      description: "A file: a URL or a file upload.",
    },
    DefinitionInputs: { type: "object", additionalProperties: { $ref: "#/$defs/DefinitionInput" } },
    DefinitionInput: {
      type: "object",
      properties: {
        name: { type: "string" },
        description: { type: ["string", "null"] },
        type: { type: "string" },
        title: { $ref: "#/$defs/NoSettings" },
        rich_text: { $ref: "#/$defs/NoSettings" },
        number: { type: "object", properties: { format: { type: "string" } } },
        select: { $ref: "#/$defs/OptionsInput" },
        multi_select: { $ref: "#/$defs/OptionsInput" },
        status: { $ref: "#/$defs/OptionsInput" },
        date: { $ref: "#/$defs/NoSettings" },
        people: { $ref: "#/$defs/NoSettings" },
        files: { $ref: "#/$defs/NoSettings" },
        checkbox: { $ref: "#/$defs/NoSettings" },
        url: { $ref: "#/$defs/NoSettings" },
        email: { $ref: "#/$defs/NoSettings" },
        phone_number: { $ref: "#/$defs/NoSettings" },
        formula: { type: "object", properties: { expression: { type: "string" } } },
        relation: {
          type: "object",
          properties: {
            data_source_id: { type: "string" },
            type: { type: "string", enum: ["single_property", "dual_property"] },
            single_property: { $ref: "#/$defs/NoSettings" },
            dual_property: {
              type: "object",
              properties: { synced_property_id: { type: "string" }, synced_property_name: { type: "string" } },
            },
          },
          required: ["data_source_id"],
        },
        rollup: {
          type: "object",
          properties: {
            function: { type: "string" },
            relation_property_name: { type: "string" },
            relation_property_id: { type: "string" },
            rollup_property_name: { type: "string" },
            rollup_property_id: { type: "string" },
          },
          required: ["function"],
        },
        unique_id: { type: "object", properties: { prefix: { type: ["string", "null"] } } },
        created_time: { $ref: "#/$defs/NoSettings" },
        created_by: { $ref: "#/$defs/NoSettings" },
        last_edited_time: { $ref: "#/$defs/NoSettings" },
        last_edited_by: { $ref: "#/$defs/NoSettings" },
        button: { $ref: "#/$defs/NoSettings" },
        place: { $ref: "#/$defs/NoSettings" },
        verification: { $ref: "#/$defs/NoSettings" },
      },
      description: "A property definition: give the field of its type, empty for most types.",
    },
    NoSettings: { type: "object", description: "An empty object." },
    OptionsInput: { type: "object", properties: { options: schemasPropertyInputMulti_select } },
    EntryFilter: {
      type: "object",
      properties: {
        and: {
          type: "array",
          items: { type: "object" },
          description: "Filters that must all match, in the same form.",
        },
        or: { type: "array", items: { type: "object" }, description: "Filters in the same form; one must match." },
        property: {
          type: "string",
          description: "Name or ID of a property. Its condition is under the name of its type.",
        },
        timestamp: {
          type: "string",
          description: "A timestamp of the page. Its condition is under its name.",
          enum: ["created_time", "last_edited_time"],
        },
      },
      additionalProperties: true,
      examples: data_source_entriesListParamsFilterExamples,
    },
    EntrySort: {
      type: "object",
      properties: {
        property: { type: "string", description: "Name or ID of a property." },
        timestamp: {
          type: "string",
          description: "A timestamp of the page, in place of `property`.",
          enum: ["created_time", "last_edited_time"],
        },
        direction: { type: "string", enum: ["ascending", "descending"] },
      },
      required: ["direction"],
    },
    BlockInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          enum: [
            "paragraph",
            "heading_1",
            "heading_2",
            "heading_3",
            "heading_4",
            "bulleted_list_item",
            "numbered_list_item",
            "to_do",
            "toggle",
            "quote",
            "callout",
            "code",
            "equation",
            "divider",
            "breadcrumb",
            "table_of_contents",
            "table",
            "table_row",
            "column_list",
            "column",
            "tab",
            "image",
            "video",
            "audio",
            "file",
            "pdf",
            "bookmark",
            "embed",
            "link_to_page",
            "synced_block",
          ],
        },
        object: { type: "string", enum: ["block"] },
        paragraph: { $ref: "#/$defs/IconTextInput" },
        heading_1: { $ref: "#/$defs/HeadingInput" },
        heading_2: { $ref: "#/$defs/HeadingInput" },
        heading_3: { $ref: "#/$defs/HeadingInput" },
        heading_4: { $ref: "#/$defs/HeadingInput" },
        bulleted_list_item: { $ref: "#/$defs/TextInput" },
        numbered_list_item: { $ref: "#/$defs/TextInput" },
        to_do: { $ref: "#/$defs/ToDoInput" },
        toggle: { $ref: "#/$defs/TextInput" },
        quote: { $ref: "#/$defs/TextInput" },
        callout: { $ref: "#/$defs/IconTextInput" },
        code: { $ref: "#/$defs/CodeInput" },
        equation: { $ref: "#/$defs/EquationInput" },
        divider: { $ref: "#/$defs/NoSettings" },
        breadcrumb: { $ref: "#/$defs/NoSettings" },
        table_of_contents: { $ref: "#/$defs/ColorInput" },
        table: { $ref: "#/$defs/TableInput" },
        table_row: { $ref: "#/$defs/TableRowInput" },
        column_list: { $ref: "#/$defs/ColumnsInput" },
        column: { $ref: "#/$defs/ColumnInput" },
        tab: { $ref: "#/$defs/TabsInput" },
        image: { $ref: "#/$defs/MediaInput" },
        video: { $ref: "#/$defs/MediaInput" },
        audio: { $ref: "#/$defs/MediaInput" },
        file: { $ref: "#/$defs/FileBlockInput" },
        pdf: { $ref: "#/$defs/MediaInput" },
        bookmark: { $ref: "#/$defs/LinkInput" },
        embed: { $ref: "#/$defs/LinkInput" },
        link_to_page: { $ref: "#/$defs/LinkToPageInput" },
        synced_block: { $ref: "#/$defs/SyncedBlockInput" },
      },
      description: "A block: give the field of its type.",
    },
    ChildBlocks: {
      type: "array",
      items: { type: "object" },
      description: "Child blocks, each in the form of a block.",
      maxItems: 100,
    },
    Color: { type: "string", description: "A color such as `red`, or a background such as `red_background`." },
    OptionColor: {
      type: "string",
      enum: ["default", "gray", "brown", "orange", "yellow", "green", "blue", "purple", "pink", "red"],
    },
    IconColor: {
      type: "string",
      enum: ["gray", "lightgray", "brown", "yellow", "orange", "green", "blue", "purple", "pink", "red"],
    },
    Texts: schemasPropertyInputTitle,
    TextInput: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        color: { $ref: "#/$defs/Color" },
        children: { $ref: "#/$defs/ChildBlocks" },
      },
      required: ["rich_text"],
      description: "Text of a list item, toggle or quote.",
    },
    IconTextInput: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        color: { $ref: "#/$defs/Color" },
        icon: { $ref: "#/$defs/IconInput" },
        children: { $ref: "#/$defs/ChildBlocks" },
      },
      required: ["rich_text"],
      description: "Text of a paragraph or callout. Callouts and the paragraphs of tabs can have an icon.",
    },
    HeadingInput: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        color: { $ref: "#/$defs/Color" },
        is_toggleable: { type: "boolean", description: "Whether the heading folds its child blocks." },
        children: { $ref: "#/$defs/ChildBlocks" },
      },
      required: ["rich_text"],
      description: "Text of a heading.",
    },
    ToDoInput: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        checked: { type: "boolean" },
        color: { $ref: "#/$defs/Color" },
        children: { $ref: "#/$defs/ChildBlocks" },
      },
      required: ["rich_text"],
      description: "Text and state of a to-do.",
    },
    CodeInput: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        language: { type: "string", description: "The language, such as `typescript` or `plain text`." },
        caption: { $ref: "#/$defs/Texts" },
      },
      required: ["rich_text", "language"],
      description: "Text of a code block.",
    },
    EquationInput: {
      type: "object",
      properties: { expression: { type: "string", maxLength: 1000 } },
      required: ["expression"],
      description: "A LaTeX expression.",
    },
    TableInput: {
      type: "object",
      properties: {
        table_width: { type: "integer", description: "The number of columns.", minimum: 1 },
        has_column_header: { type: "boolean" },
        has_row_header: { type: "boolean" },
        children: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string", enum: ["table_row"] },
              object: { type: "string", enum: ["block"] },
              table_row: { $ref: "#/$defs/TableRowInput" },
            },
            required: ["table_row"],
          },
          description: "Rows of the table.",
          minItems: 1,
          maxItems: 100,
        },
      },
      required: ["table_width", "children"],
      description: "A table with its rows.",
    },
    TableRowInput: {
      type: "object",
      properties: {
        cells: { type: "array", items: { type: "array", items: { $ref: "#/$defs/RichTextInput" } }, maxItems: 100 },
      },
      required: ["cells"],
      description: "Cells of a table row, each as rich text.",
    },
    ColumnsInput: {
      type: "object",
      properties: {
        children: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string", enum: ["column"] },
              object: { type: "string", enum: ["block"] },
              column: { $ref: "#/$defs/ColumnInput" },
            },
            required: ["column"],
          },
          description: "The columns.",
          minItems: 2,
        },
      },
      required: ["children"],
      description: "Columns, side by side.",
    },
    ColumnInput: {
      type: "object",
      properties: {
        children: { $ref: "#/$defs/ChildBlocks" },
        width_ratio: { type: "number", description: "The share of the width, 0 to 1." },
      },
      required: ["children"],
      description: "A column with its blocks.",
    },
    TabsInput: {
      type: "object",
      properties: {
        children: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string", enum: ["paragraph"] },
              object: { type: "string", enum: ["block"] },
              paragraph: { $ref: "#/$defs/IconTextInput" },
            },
            required: ["paragraph"],
          },
          description: "The tabs.",
          minItems: 1,
        },
      },
      required: ["children"],
      description: "Tabs, each a paragraph: its text is the label, its child blocks are the content.",
    },
    MediaInput: {
      type: "object",
      properties: {
        type: { $ref: "#/$defs/FileKind" },
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        caption: { $ref: "#/$defs/Texts" },
      },
      description: "A file of a block: a URL or a file upload.",
    },
    FileBlockInput: {
      type: "object",
      properties: {
        type: { $ref: "#/$defs/FileKind" },
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        caption: { $ref: "#/$defs/Texts" },
        name: { type: "string" },
      },
      description: "A file with a name: a URL or a file upload.",
    },
    FileKind: { type: "string", enum: ["external", "file_upload"] },
    UrlInput: { type: "object", properties: { url: { type: "string", maxLength: 2000 } }, required: ["url"] },
    IdInput: schemasPagePositionAfter_block,
    LinkInput: {
      type: "object",
      properties: { url: { type: "string", maxLength: 2000 }, caption: { $ref: "#/$defs/Texts" } },
      required: ["url"],
      description: "The URL of a bookmark or embed.",
    },
    LinkToPageInput: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["page_id", "database_id", "comment_id"] },
        page_id: { type: "string" },
        database_id: { type: "string" },
        comment_id: { type: "string" },
      },
      description: "The page, database or comment to link to.",
    },
    ColorInput: {
      type: "object",
      properties: { color: { $ref: "#/$defs/Color" } },
      description: "The color of a table of contents.",
    },
    SyncedFromInput: {
      type: "object",
      properties: { type: { type: "string", enum: ["block_id"] }, block_id: { type: "string" } },
      required: ["block_id"],
    },
    SyncedBlockInput: {
      type: "object",
      properties: { synced_from: schemasSyncedBlockInputSynced_from, children: { $ref: "#/$defs/ChildBlocks" } },
      required: ["synced_from"],
      description: "A copy of the block in `synced_from`. Null there makes an original of the child blocks.",
    },
    TextUpdate: {
      type: "object",
      properties: { rich_text: { $ref: "#/$defs/Texts" }, color: { $ref: "#/$defs/Color" } },
      required: ["rich_text"],
      description: "New text of a list item, toggle or quote.",
    },
    IconTextUpdate: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        color: { $ref: "#/$defs/Color" },
        icon: { $ref: "#/$defs/IconInput" },
      },
      description: "New text of a paragraph or callout.",
      examples: [{ rich_text: [{ text: { content: "Hello" } }] }],
    },
    HeadingUpdate: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        color: { $ref: "#/$defs/Color" },
        is_toggleable: { type: "boolean" },
      },
      required: ["rich_text"],
      description: "New text of a heading.",
    },
    ToDoUpdate: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        checked: { type: "boolean" },
        color: { $ref: "#/$defs/Color" },
      },
      description: "New text and state of a to-do.",
      examples: [{ checked: true }],
    },
    CodeUpdate: {
      type: "object",
      properties: {
        rich_text: { $ref: "#/$defs/Texts" },
        language: { type: "string" },
        caption: { $ref: "#/$defs/Texts" },
      },
      description: "New text of a code block.",
    },
    MediaUpdate: {
      type: "object",
      properties: {
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        caption: { $ref: "#/$defs/Texts" },
      },
      description: "New file of a block: a URL or a file upload.",
    },
    FileBlockUpdate: {
      type: "object",
      properties: {
        external: { $ref: "#/$defs/UrlInput" },
        file_upload: { $ref: "#/$defs/IdInput" },
        caption: { $ref: "#/$defs/Texts" },
        name: { type: "string" },
      },
      description: "New file, with a name: a URL or a file upload.",
    },
    LinkUpdate: {
      type: "object",
      properties: { url: { type: "string" }, caption: { $ref: "#/$defs/Texts" } },
      description: "New URL of a bookmark or embed.",
    },
    SyncedBlockUpdate: {
      type: "object",
      properties: { synced_from: schemasSyncedBlockInputSynced_from },
      required: ["synced_from"],
      description: "New block to copy from.",
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        object: { type: ["string", "null"], description: "The object type, always user." },
        type: { type: ["string", "null"], description: "The type of user: a person or a bot." },
        name: { type: ["string", "null"], description: "The user's name, as shown in Notion." },
        avatar_url: { type: ["string", "null"], description: "The address of the user's avatar. Null if none is set." },
        person: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The person's details, such as email address. Absent for bots." },
            { type: "null" },
          ],
        },
        bot: {
          anyOf: [
            { $ref: "#/$defs/Bot", description: "The bot's owner and workspace. Absent for people." },
            { type: "null" },
          ],
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the user." },
      },
      required: ["id", "object", "type", "name", "avatar_url"],
    },
    Page: {
      type: "object",
      properties: {
        id: { type: "string", description: "The page's ID." },
        object: { type: ["string", "null"], description: "The object type, always page." },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who created the page." }, { type: "null" }],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the page." },
            { type: "null" },
          ],
        },
        cover: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The page's cover image. Null if none is set." },
            { type: "null" },
          ],
        },
        icon: {
          anyOf: [{ $ref: "#/$defs/Icon", description: "The page's icon. Null if none is set." }, { type: "null" }],
        },
        parent: {
          anyOf: [
            {
              $ref: "#/$defs/Parent",
              description: "The page, data source, block or workspace that contains the page.",
            },
            { type: "null" },
          ],
        },
        archived: { type: ["boolean", "null"], description: "Whether the page is archived. Prefer in_trash." },
        is_archived: { type: ["boolean", "null"], description: "Whether the page is archived." },
        in_trash: { type: ["boolean", "null"], description: "Whether the page is in the trash." },
        is_locked: { type: ["boolean", "null"], description: "Whether the page is locked against editing in Notion." },
        properties: {
          anyOf: [
            { $ref: "#/$defs/PropertyValues", description: "The page's property values, by property name." },
            { type: "null" },
          ],
        },
        url: { type: ["string", "null"], description: "The page's address in Notion." },
        public_url: {
          type: ["string", "null"],
          description: "The page's public address. Null if not published to the web.",
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the page." },
      },
      required: ["id", "object"],
    },
    DataSource: {
      type: "object",
      properties: {
        id: { type: "string", description: "The data source's ID." },
        object: { type: ["string", "null"], description: "The object type, always data_source." },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who created the data source." },
            { type: "null" },
          ],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the data source." },
            { type: "null" },
          ],
        },
        title: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The data source's title, as rich text.",
        },
        description: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The data source's description, as rich text.",
        },
        icon: {
          anyOf: [
            { $ref: "#/$defs/Icon", description: "The data source's icon. Null if none is set." },
            { type: "null" },
          ],
        },
        cover: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The data source's cover image. Null if none is set." },
            { type: "null" },
          ],
        },
        properties: {
          anyOf: [
            {
              $ref: "#/$defs/PropertyDefinitions",
              description: "The definitions of the data source's properties, by property name.",
            },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The database that contains the data source." },
            { type: "null" },
          ],
        },
        database_parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The parent of the database that contains the data source." },
            { type: "null" },
          ],
        },
        url: { type: ["string", "null"], description: "The data source's address in Notion." },
        public_url: {
          type: ["string", "null"],
          description: "The data source's public address. Null if not published to the web.",
        },
        archived: { type: ["boolean", "null"], description: "Whether the data source is archived. Prefer in_trash." },
        in_trash: { type: ["boolean", "null"], description: "Whether the data source is in the trash." },
        is_inline: schemasDataSourceIs_inline,
        is_locked: {
          type: ["boolean", "null"],
          description: "Whether the data source is locked against editing in Notion.",
        },
        request_id: {
          type: ["string", "null"],
          description: "The ID of the API request that returned the data source.",
        },
      },
      required: ["id", "object"],
    },
    Database: {
      type: "object",
      properties: {
        id: { type: "string", description: "The database's ID." },
        object: { type: ["string", "null"], description: "The object type, always database." },
        title: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The database's title, as rich text.",
        },
        description: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The database's description, as rich text.",
        },
        parent: {
          anyOf: [
            {
              $ref: "#/$defs/Parent",
              description: "The page, block, database or workspace that contains the database.",
            },
            { type: "null" },
          ],
        },
        data_sources: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/DataSourceReference" },
          description: "The database's data sources, with their IDs and names.",
        },
        is_inline: schemasDataSourceIs_inline,
        is_locked: {
          type: ["boolean", "null"],
          description: "Whether the database is locked against editing in Notion.",
        },
        in_trash: { type: ["boolean", "null"], description: "Whether the database is in the trash." },
        archived: { type: ["boolean", "null"], description: "Whether the database is archived. Prefer in_trash." },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        icon: {
          anyOf: [{ $ref: "#/$defs/Icon", description: "The database's icon. Null if none is set." }, { type: "null" }],
        },
        cover: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The database's cover image. Null if none is set." },
            { type: "null" },
          ],
        },
        url: { type: ["string", "null"], description: "The database's address in Notion." },
        public_url: {
          type: ["string", "null"],
          description: "The database's public address. Null if not published to the web.",
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the database." },
      },
      required: ["id", "object"],
    },
    DataSourceReference: { type: "object", properties: { id: { type: "string" }, name: { type: ["string", "null"] } } },
    DataSourceTemplate: {
      type: "object",
      properties: {
        id: { type: "string", description: "The template's ID." },
        name: { type: ["string", "null"], description: "The template's name." },
        is_default: { type: ["boolean", "null"], description: "Whether the data source uses the template by default." },
      },
      required: ["id"],
    },
    PageMarkdown: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ID of the page or block." },
        object: { type: ["string", "null"], description: "The object type, always page_markdown." },
        markdown: { type: ["string", "null"], description: "The content as Markdown." },
        truncated: { type: ["boolean", "null"], description: "Whether Notion cut the content." },
        unknown_block_ids: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of blocks that the Markdown leaves out.",
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the content." },
      },
      required: ["id", "object", "markdown", "truncated"],
    },
    FileUpload: {
      type: "object",
      properties: {
        id: { type: "string", description: "The file upload's ID." },
        object: { type: ["string", "null"], description: "The object type, always file_upload." },
        status: { type: ["string", "null"], description: "The status: pending, uploaded, expired or failed." },
        filename: { type: ["string", "null"], description: "The file's name. Null until it is sent." },
        content_type: { type: ["string", "null"], description: "The file's media type. Null until it is sent." },
        content_length: {
          anyOf: [{ type: "number" }, { type: "string" }, { type: "null" }],
          description: "The file's size in bytes. Null until it is sent.",
        },
        expiry_time: {
          type: ["string", "null"],
          description: "The time when the file expires unless it is attached, in ISO 8601 format.",
        },
        created_time: schemasPageCreated_time,
        created_by: {
          anyOf: [
            { $ref: "#/$defs/Author", description: "The person or bot who uploaded the file." },
            { type: "null" },
          ],
        },
        last_edited_time: schemasPageLast_edited_time,
        in_trash: { type: ["boolean", "null"], description: "Whether the file upload is in the trash." },
        archived: { type: ["boolean", "null"], description: "Whether the file upload is archived. Prefer in_trash." },
        upload_url: {
          type: ["string", "null"],
          description: "The address to send the file to. Absent once it is sent.",
        },
        complete_url: { type: ["string", "null"], description: "The address that completes an upload in parts." },
        number_of_parts: {
          anyOf: [{ $ref: "#/$defs/UploadParts", description: "The parts of an upload in parts." }, { type: "null" }],
        },
        file_import_result: {
          anyOf: [
            { $ref: "#/$defs/ImportResult", description: "The outcome of an import from a URL." },
            { type: "null" },
          ],
        },
        request_id: {
          type: ["string", "null"],
          description: "The ID of the API request that returned the file upload.",
        },
      },
      required: ["id", "object", "status"],
    },
    Author: { type: "object", properties: { id: { type: "string" }, type: { type: ["string", "null"] } } },
    UploadParts: { type: "object", properties: { total: { type: "number" }, sent: { type: "number" } } },
    ImportResult: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        imported_time: { type: ["string", "null"] },
        success: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        error: { anyOf: [{ $ref: "#/$defs/ImportError" }, { type: "null" }] },
      },
    },
    ImportError: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        code: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        parameter: { type: ["string", "null"] },
        status_code: { type: ["number", "null"] },
      },
    },
    Block: {
      type: "object",
      properties: {
        id: { type: "string", description: "The block's ID." },
        object: { type: ["string", "null"], description: "The object type, always block." },
        type: {
          type: ["string", "null"],
          description: "The type of block, also the name of the field with its content.",
        },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who created the block." }, { type: "null" }],
        },
        last_edited_by: {
          anyOf: [
            { $ref: "#/$defs/UserReference", description: "The user who last edited the block." },
            { type: "null" },
          ],
        },
        has_children: { type: ["boolean", "null"], description: "Whether the block has child blocks." },
        archived: { type: ["boolean", "null"], description: "Whether the block is archived. Prefer in_trash." },
        in_trash: { type: ["boolean", "null"], description: "Whether the block is in the trash." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Parent", description: "The page or block that contains the block." },
            { type: "null" },
          ],
        },
        paragraph: {
          anyOf: [
            { $ref: "#/$defs/IconText", description: "The content of a paragraph. Absent for other block types." },
            { type: "null" },
          ],
        },
        heading_1: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a first-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        heading_2: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a second-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        heading_3: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a third-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        heading_4: {
          anyOf: [
            {
              $ref: "#/$defs/Heading",
              description: "The content of a fourth-level heading. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        bulleted_list_item: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a bulleted list item. Absent for other block types." },
            { type: "null" },
          ],
        },
        numbered_list_item: {
          anyOf: [
            {
              $ref: "#/$defs/ListItem",
              description: "The content of a numbered list item. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        to_do: {
          anyOf: [
            {
              $ref: "#/$defs/ToDo",
              description: "The text and checked state of a to-do. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        toggle: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a toggle. Absent for other block types." },
            { type: "null" },
          ],
        },
        code: {
          anyOf: [
            {
              $ref: "#/$defs/Code",
              description: "The text, caption and language of a code block. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        child_page: {
          anyOf: [
            { $ref: "#/$defs/Titled", description: "The title of a child page. Absent for other block types." },
            { type: "null" },
          ],
        },
        child_database: {
          anyOf: [
            { $ref: "#/$defs/Titled", description: "The title of a child database. Absent for other block types." },
            { type: "null" },
          ],
        },
        callout: {
          anyOf: [
            { $ref: "#/$defs/IconText", description: "The text and icon of a callout. Absent for other block types." },
            { type: "null" },
          ],
        },
        quote: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a quote. Absent for other block types." },
            { type: "null" },
          ],
        },
        divider: {
          anyOf: [
            { $ref: "#/$defs/Empty", description: "An empty object for a divider. Absent for other block types." },
            { type: "null" },
          ],
        },
        table_of_contents: {
          anyOf: [
            { $ref: "#/$defs/Colour", description: "The color of a table of contents. Absent for other block types." },
            { type: "null" },
          ],
        },
        bookmark: {
          anyOf: [
            {
              $ref: "#/$defs/Link",
              description: "The address and caption of a bookmark. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        image: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The image file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        video: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The video file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        file: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The file, with its caption and name. Absent for other block types." },
            { type: "null" },
          ],
        },
        audio: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The audio file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        pdf: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The PDF file and caption. Absent for other block types." },
            { type: "null" },
          ],
        },
        embed: {
          anyOf: [
            { $ref: "#/$defs/Link", description: "The address and caption of an embed. Absent for other block types." },
            { type: "null" },
          ],
        },
        equation: {
          anyOf: [
            {
              $ref: "#/$defs/Equation",
              description: "The LaTeX expression of an equation. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        table: {
          anyOf: [
            { $ref: "#/$defs/Table", description: "The width and headers of a table. Absent for other block types." },
            { type: "null" },
          ],
        },
        table_row: {
          anyOf: [
            { $ref: "#/$defs/TableRow", description: "The cells of a table row. Absent for other block types." },
            { type: "null" },
          ],
        },
        column: {
          anyOf: [
            { $ref: "#/$defs/Column", description: "The details of a column. Absent for other block types." },
            { type: "null" },
          ],
        },
        column_list: {
          anyOf: [
            {
              $ref: "#/$defs/Empty",
              description: "An empty object for a list of columns. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        synced_block: {
          anyOf: [
            {
              $ref: "#/$defs/SyncedBlock",
              description: "The block a synced block copies from. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        template: {
          anyOf: [
            { $ref: "#/$defs/Text", description: "The content of a template button. Absent for other block types." },
            { type: "null" },
          ],
        },
        link_preview: {
          anyOf: [
            { $ref: "#/$defs/Url", description: "The address of a link preview. Absent for other block types." },
            { type: "null" },
          ],
        },
        link_to_page: {
          anyOf: [
            {
              $ref: "#/$defs/LinkToPage",
              description: "The page, database or comment linked to. Absent for other block types.",
            },
            { type: "null" },
          ],
        },
        breadcrumb: {
          anyOf: [
            { $ref: "#/$defs/Empty", description: "An empty object for a breadcrumb. Absent for other block types." },
            { type: "null" },
          ],
        },
        unsupported: {
          anyOf: [
            { $ref: "#/$defs/Unsupported", description: "The details of a block the API does not support." },
            { type: "null" },
          ],
        },
        request_id: { type: ["string", "null"], description: "The ID of the API request that returned the block." },
      },
      required: ["id", "object"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        object: { type: ["string", "null"], description: "The object type, always comment." },
        parent: {
          anyOf: [{ $ref: "#/$defs/Parent", description: "The page or block commented on." }, { type: "null" }],
        },
        discussion_id: {
          type: ["string", "null"],
          description: "The ID of the discussion thread the comment belongs to.",
        },
        created_time: schemasPageCreated_time,
        last_edited_time: schemasPageLast_edited_time,
        created_by: {
          anyOf: [{ $ref: "#/$defs/UserReference", description: "The user who wrote the comment." }, { type: "null" }],
        },
        rich_text: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/RichText" },
          description: "The comment's text, as rich text.",
        },
        display_name: {
          anyOf: [
            { $ref: "#/$defs/DisplayName", description: "The name shown as the comment's author." },
            { type: "null" },
          ],
        },
        attachments: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CommentAttachment" },
          description: "The files attached to the comment.",
        },
      },
      required: [
        "id",
        "object",
        "parent",
        "discussion_id",
        "created_time",
        "last_edited_time",
        "created_by",
        "rich_text",
        "display_name",
      ],
    },
    RichText: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        text: { anyOf: [{ $ref: "#/$defs/TextContent" }, { type: "null" }] },
        mention: { anyOf: [{ $ref: "#/$defs/Mention" }, { type: "null" }] },
        equation: { anyOf: [{ $ref: "#/$defs/Equation" }, { type: "null" }] },
        annotations: { anyOf: [{ $ref: "#/$defs/Annotations" }, { type: "null" }] },
        plain_text: { type: ["string", "null"] },
        href: { type: ["string", "null"] },
      },
    },
    TextContent: {
      type: "object",
      properties: { content: { type: "string" }, link: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] } },
    },
    Annotations: {
      type: "object",
      properties: {
        bold: { type: "boolean" },
        italic: { type: "boolean" },
        strikethrough: { type: "boolean" },
        underline: { type: "boolean" },
        code: { type: "boolean" },
        color: { type: "string" },
      },
    },
    Mention: {
      type: "object",
      properties: {
        type: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        page: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        database: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        link_preview: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        link_mention: { anyOf: [{ $ref: "#/$defs/LinkMention" }, { type: "null" }] },
        template_mention: { anyOf: [{ $ref: "#/$defs/TemplateMention" }, { type: "null" }] },
        custom_emoji: { anyOf: [{ $ref: "#/$defs/CustomEmoji" }, { type: "null" }] },
      },
    },
    LinkMention: {
      type: "object",
      properties: {
        href: { type: "string" },
        title: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        link_author: { type: ["string", "null"] },
        link_provider: { type: ["string", "null"] },
        thumbnail_url: { type: ["string", "null"] },
        icon_url: { type: ["string", "null"] },
        iframe_url: { type: ["string", "null"] },
        height: { type: ["number", "null"] },
        padding: { type: ["number", "null"] },
        padding_top: { type: ["number", "null"] },
      },
    },
    TemplateMention: {
      type: "object",
      properties: {
        type: { type: "string" },
        template_mention_date: { type: ["string", "null"] },
        template_mention_user: { type: ["string", "null"] },
      },
    },
    Url: { type: "object", properties: { url: { type: "string" } } },
    Reference: { type: "object", properties: { id: { type: "string" } } },
    Empty: { type: "object", properties: {} },
    DateRange: {
      type: "object",
      properties: {
        start: { type: "string" },
        end: { type: ["string", "null"] },
        time_zone: { type: ["string", "null"] },
      },
    },
    UserReference: { type: "object", properties: { id: { type: "string" }, object: { type: ["string", "null"] } } },
    Person: { type: "object", properties: { email: { type: ["string", "null"] } } },
    Bot: {
      type: "object",
      properties: {
        owner: { anyOf: [{ $ref: "#/$defs/BotOwner" }, { type: "null" }] },
        workspace_id: { type: ["string", "null"] },
        workspace_name: { type: ["string", "null"] },
        workspace_limits: { anyOf: [{ $ref: "#/$defs/WorkspaceLimits" }, { type: "null" }] },
      },
    },
    BotOwner: {
      type: "object",
      properties: {
        type: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        workspace: { type: ["boolean", "null"] },
      },
    },
    WorkspaceLimits: { type: "object", properties: { max_file_upload_size_in_bytes: { type: "number" } } },
    Parent: {
      type: "object",
      properties: {
        type: { type: "string" },
        page_id: { type: ["string", "null"] },
        block_id: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        data_source_id: { type: ["string", "null"] },
        agent_id: { type: ["string", "null"] },
        workspace: { type: ["boolean", "null"] },
      },
    },
    File: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
        external: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        name: { type: ["string", "null"] },
        caption: schemasFileCaption,
      },
    },
    HostedFile: { type: "object", properties: { url: { type: "string" }, expiry_time: { type: ["string", "null"] } } },
    Icon: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        emoji: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
        external: { anyOf: [{ $ref: "#/$defs/Url" }, { type: "null" }] },
        custom_emoji: { anyOf: [{ $ref: "#/$defs/CustomEmoji" }, { type: "null" }] },
        icon: { anyOf: [{ $ref: "#/$defs/NamedIcon" }, { type: "null" }] },
      },
    },
    CustomEmoji: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    NamedIcon: {
      type: "object",
      properties: { name: { type: ["string", "null"] }, color: { type: ["string", "null"] } },
    },
    DisplayName: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, resolved_name: { type: ["string", "null"] } },
    },
    CommentAttachment: {
      type: "object",
      properties: {
        category: { type: ["string", "null"] },
        file: { anyOf: [{ $ref: "#/$defs/HostedFile" }, { type: "null" }] },
      },
    },
    Text: { type: "object", properties: { rich_text: schemasFileCaption, color: { type: ["string", "null"] } } },
    IconText: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        icon: { anyOf: [{ $ref: "#/$defs/Icon" }, { type: "null" }] },
      },
    },
    Colour: { type: "object", properties: { color: { type: ["string", "null"] } } },
    Heading: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        is_toggleable: { type: ["boolean", "null"] },
      },
    },
    ListItem: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        list_start_index: { type: ["number", "null"] },
        list_format: { type: ["string", "null"] },
      },
    },
    ToDo: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        color: { type: ["string", "null"] },
        checked: { type: ["boolean", "null"] },
      },
    },
    Code: {
      type: "object",
      properties: {
        rich_text: schemasFileCaption,
        caption: schemasFileCaption,
        language: { type: ["string", "null"] },
      },
    },
    Titled: { type: "object", properties: { title: { type: ["string", "null"] } } },
    Link: { type: "object", properties: { url: { type: ["string", "null"] }, caption: schemasFileCaption } },
    Equation: { type: "object", properties: { expression: { type: ["string", "null"] } } },
    Table: {
      type: "object",
      properties: {
        table_width: { type: ["number", "null"] },
        has_column_header: { type: ["boolean", "null"] },
        has_row_header: { type: ["boolean", "null"] },
      },
    },
    TableRow: {
      type: "object",
      properties: { cells: { type: "array", items: { type: "array", items: { $ref: "#/$defs/RichText" } } } },
    },
    Column: { type: "object", properties: { width_ratio: { type: ["number", "null"] } } },
    SyncedBlock: {
      type: "object",
      properties: { synced_from: { anyOf: [{ $ref: "#/$defs/SyncedFrom" }, { type: "null" }] } },
    },
    SyncedFrom: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, block_id: { type: ["string", "null"] } },
    },
    LinkToPage: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        page_id: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        comment_id: { type: ["string", "null"] },
      },
    },
    Unsupported: { type: "object", properties: { block_type: { type: ["string", "null"] } } },
    PropertyValue: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        title: schemasFileCaption,
        rich_text: schemasFileCaption,
        number: { type: ["number", "null"] },
        select: { anyOf: [{ $ref: "#/$defs/Option" }, { type: "null" }] },
        multi_select: { type: ["array", "null"], items: { $ref: "#/$defs/Option" } },
        status: { anyOf: [{ $ref: "#/$defs/Option" }, { type: "null" }] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        people: { type: ["array", "null"], items: { $ref: "#/$defs/User" } },
        files: { type: ["array", "null"], items: { $ref: "#/$defs/File" } },
        checkbox: { type: ["boolean", "null"] },
        url: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone_number: { type: ["string", "null"] },
        formula: { anyOf: [{ $ref: "#/$defs/Formula" }, { type: "null" }] },
        relation: { type: ["array", "null"], items: { $ref: "#/$defs/Reference" } },
        has_more: { type: ["boolean", "null"] },
        rollup: { anyOf: [{ $ref: "#/$defs/Rollup" }, { type: "null" }] },
        created_time: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        last_edited_time: { type: ["string", "null"] },
        last_edited_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        button: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        unique_id: { anyOf: [{ $ref: "#/$defs/UniqueId" }, { type: "null" }] },
        verification: { anyOf: [{ $ref: "#/$defs/Verification" }, { type: "null" }] },
        place: { anyOf: [{ $ref: "#/$defs/Place" }, { type: "null" }] },
      },
    },
    Option: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
      },
    },
    Formula: {
      type: "object",
      properties: {
        type: { type: "string" },
        string: { type: ["string", "null"] },
        number: { type: ["number", "null"] },
        boolean: { type: ["boolean", "null"] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
      },
    },
    Rollup: {
      type: "object",
      properties: {
        type: { type: "string" },
        function: { type: ["string", "null"] },
        number: { type: ["number", "null"] },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        array: { type: ["array", "null"], items: { $ref: "#/$defs/PropertyValue" } },
      },
    },
    UniqueId: {
      type: "object",
      properties: { prefix: { type: ["string", "null"] }, number: { type: ["number", "null"] } },
    },
    Verification: {
      type: "object",
      properties: {
        state: { type: "string" },
        date: { anyOf: [{ $ref: "#/$defs/DateRange" }, { type: "null" }] },
        verified_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
      },
    },
    Place: {
      type: "object",
      properties: {
        lat: { type: ["number", "null"] },
        lon: { type: ["number", "null"] },
        name: { type: ["string", "null"] },
        address: { type: ["string", "null"] },
        aws_place_id: { type: ["string", "null"] },
        google_place_id: { type: ["string", "null"] },
      },
    },
    PropertyItem: {
      properties: {
        id: { description: "The property's ID." },
        object: { description: "The object type, always property_item." },
        type: { description: "The type of property, also the name of the field with the value." },
        title: { anyOf: { "0": { description: "A part of a title. Absent for other types." } } },
        rich_text: { anyOf: { "0": { description: "A part of rich text. Absent for other types." } } },
        number: { description: "A number. Absent for other types." },
        select: { anyOf: { "0": { description: "The option of a select. Absent for other types." } } },
        multi_select: { description: "The options of a multi-select. Absent for other types." },
        status: { anyOf: { "0": { description: "The option of a status. Absent for other types." } } },
        date: { anyOf: { "0": { description: "A date. Absent for other types." } } },
        people: { anyOf: { "0": { description: "A person. Absent for other types." } } },
        files: { description: "Files. Absent for other types." },
        checkbox: { description: "The state of a checkbox. Absent for other types." },
        url: { description: "A URL. Absent for other types." },
        email: { description: "An email address. Absent for other types." },
        phone_number: { description: "A phone number. Absent for other types." },
        formula: { anyOf: { "0": { description: "The result of a formula. Absent for other types." } } },
        relation: { anyOf: { "0": { description: "A related page. Absent for other types." } } },
        rollup: { anyOf: { "0": { description: "The result of a rollup. Absent for other types." } } },
        created_time: { description: "The page's creation time. Absent for other types." },
        created_by: { anyOf: { "0": { description: "The user who created the page. Absent for other types." } } },
        last_edited_time: { description: "The time of the page's last edit. Absent for other types." },
        last_edited_by: {
          anyOf: { "0": { description: "The user who last edited the page. Absent for other types." } },
        },
        button: { anyOf: { "0": { description: "An empty object for a button. Absent for other types." } } },
        unique_id: { anyOf: { "0": { description: "A unique ID. Absent for other types." } } },
        verification: { anyOf: { "0": { description: "The state of a wiki page. Absent for other types." } } },
        place: { anyOf: { "0": { description: "A place. Absent for other types." } } },
        request_id: { description: "The ID of the API request that returned the value." },
      },
    },
    PropertyDefinition: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        title: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        rich_text: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        number: { anyOf: [{ $ref: "#/$defs/NumberSettings" }, { type: "null" }] },
        select: schemasPropertyDefinitionSelect,
        multi_select: schemasPropertyDefinitionSelect,
        status: schemasPropertyDefinitionSelect,
        date: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        people: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        files: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        checkbox: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        url: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        email: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        phone_number: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        formula: { anyOf: [{ $ref: "#/$defs/Equation" }, { type: "null" }] },
        relation: { anyOf: [{ $ref: "#/$defs/RelationSettings" }, { type: "null" }] },
        rollup: { anyOf: [{ $ref: "#/$defs/RollupSettings" }, { type: "null" }] },
        unique_id: { anyOf: [{ $ref: "#/$defs/UniqueId" }, { type: "null" }] },
        created_time: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        created_by: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        last_edited_time: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        last_edited_by: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
      },
    },
    NumberSettings: { type: "object", properties: { format: { type: ["string", "null"] } } },
    OptionSettings: {
      type: "object",
      properties: {
        options: { type: ["array", "null"], items: { $ref: "#/$defs/Option" } },
        groups: { type: ["array", "null"], items: { $ref: "#/$defs/OptionGroup" } },
      },
    },
    OptionGroup: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        option_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    RelationSettings: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        database_id: { type: ["string", "null"] },
        data_source_id: { type: ["string", "null"] },
        single_property: { anyOf: [{ $ref: "#/$defs/Empty" }, { type: "null" }] },
        dual_property: { anyOf: [{ $ref: "#/$defs/DualProperty" }, { type: "null" }] },
      },
    },
    DualProperty: {
      type: "object",
      properties: {
        synced_property_id: { type: ["string", "null"] },
        synced_property_name: { type: ["string", "null"] },
      },
    },
    RollupSettings: {
      type: "object",
      properties: {
        function: { type: ["string", "null"] },
        relation_property_id: { type: ["string", "null"] },
        relation_property_name: { type: ["string", "null"] },
        rollup_property_id: { type: ["string", "null"] },
        rollup_property_name: { type: ["string", "null"] },
      },
    },
  },
})
