// Generated from definitions/google-docs.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-docs.ts'

const tabsCreateParamsDocumentId = { description: "The ID of the document, as in its address." }
const tabsDeleteParamsTabId = { description: "The tab, as `tabs` of the document names it." }
const textsDeleteParamsStartIndex = { description: "The place at which the range begins, in UTF-16 code units." }
const textsDeleteParamsEndIndex = { description: "The place before which the range ends, in UTF-16 code units." }
const textsDeleteParams = {
  properties: {
    documentId: tabsCreateParamsDocumentId,
    startIndex: textsDeleteParamsStartIndex,
    endIndex: textsDeleteParamsEndIndex,
    tabId: { description: "ID of the tab. Defaults to the first." },
  },
}
const textsInsertParamsIndex = {
  description: "The place, in UTF-16 code units from the beginning of the body, which has 1.",
}
const textsInsertParamsText = { description: "Words to write. Line breaks begin new paragraphs." }
const tablesDelete_rowParams = {
  properties: {
    documentId: tabsCreateParamsDocumentId,
    tableIndex: { description: "Index at which the table begins." },
    rowIndex: { description: "Row of the cell, from 0." },
    columnIndex: { description: "Column of the cell, from 0." },
    tabId: { description: "ID of the tab. Defaults to the first." },
  },
}
const imagesCreateParamsUri = {
  description: "Public URL of a PNG, JPEG or GIF image below 50 MB.",
  examples: ["https://www.example.com/logo.png"],
}
const named_rangesDeleteParamsNamedRangeId = { description: "The range, as `namedRanges` of the document names it." }
const headersCreateParams = {
  properties: {
    documentId: tabsCreateParamsDocumentId,
    sectionIndex: { description: "Index of the section break whose section gets it. Defaults to the whole document." },
  },
}
const footnotesCreateParams = {
  properties: {
    documentId: tabsCreateParamsDocumentId,
    index: textsInsertParamsIndex,
    tabId: { description: "ID of the tab. Defaults to the first." },
  },
}
const schemasParagraphElementPageBreak = { type: "object", properties: { textStyle: { $ref: "#/$defs/TextStyle" } } }
const schemasDocumentStyleMarginTop = {
  type: "object",
  properties: { magnitude: { type: "number" }, unit: { type: "string" } },
}
export default describedKind(kind, {
  category: "knowledge base",
  support: "community",
  docs: "https://developers.google.com/workspace/docs/api/reference/rest/v1",
  basis: {
    version: "Docs API v1, and the list of files of Drive API v3",
    date: "2026-11-30",
    compared: "Google's discovery documents of docs v1 (20260527) and drive v3 (20260519)",
    sources: [{ type: "openapi", url: "https://docs.googleapis.com/$discovery/rest?version=v1" }],
    missing:
      "Content of headers and footnotes by operations of their own, styles of cells, sections and whole documents, " +
      "and merged cells: `batch_updates.create` takes all of them. Exports, copies, comments and permissions of " +
      "documents are in google-drive.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.google.com/workspace/docs/api/reference/rest/v1",
    read: "2026-11-30",
  },
  description:
    "Documents of Google Docs, with their text, styles, lists, tables, images, headers, footnotes, tabs and named " +
    "ranges.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. It can access documents that are shared with it. With domain-wide " +
        "delegation, it acts for a user.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            description: "Email address of the user to act for, if the domain's administrator allows it.",
            title: "User to act for",
          },
        },
      },
    },
  },
  entities: {
    document_files: {
      description: "A document as a Google Drive file. Its ID is the `documentId` of all other operations.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        webViewLink: { type: "string" },
        createdTime: { type: "timestamp" },
        modifiedTime: { type: "timestamp" },
        driveId: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    tabs: { description: "A tab of a document: a part with a title and content of its own.", refs: {} },
    documents: { description: "A document with its content. To list documents, use `document_files`.", refs: {} },
    texts: { description: "Text of a document, found by its place or its words.", refs: {} },
    find_replace: { description: "The number of replacements.", refs: {} },
    paragraphs: { description: "Paragraphs of a document.", refs: {} },
    tables: { description: "A table of a document.", refs: {} },
    images: { description: "An image in the text of a document.", refs: {} },
    named_ranges: { description: "A range of a document with a name.", refs: {} },
    headers: { description: "A header of a document.", refs: {} },
    footers: { description: "A footer of a document.", refs: {} },
    footnotes: { description: "A footnote of a document.", refs: {} },
    breaks: { description: "A break between pages or sections of a document.", refs: {} },
    chips: { description: "A smart chip in the text of a document: a person, a date or a link.", refs: {} },
    batch_updates: { description: "A batch of changes of any kind, applied together or not at all.", refs: {} },
  },
  operations: {
    "document_files.list": {
      description: "Lists or searches the documents that the user can access, by name, text, owner or time.",
      keywords: ["gdoc", "word file", "which docs", "find the document", "my docs", "write-ups", "notes", "report"],
      params: {
        properties: {
          q: {
            description:
              "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A " +
              "condition for documents is added.",
            examples: ["name contains 'plan' and trashed = false"],
          },
          orderBy: {
            description: "Comma-separated sort keys, such as `modifiedTime desc` or `name`.",
            examples: ["modifiedTime desc"],
          },
          corpora: { description: "Files to search. `drive` requires `driveId`." },
          driveId: { description: "ID of the shared drive to search." },
          includeItemsFromAllDrives: {
            description: "Whether to include files from shared drives. Defaults to `true`.",
          },
          supportsAllDrives: { description: "Whether shared drives are supported. `true` is the only value." },
          pageSize: {
            description: "Maximum number of files per page, 1 to 1,000. Defaults to 100. Google may return fewer.",
          },
          pageToken: {
            description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
          },
        },
      },
      record: { $ref: "#/$defs/DocumentFile" },
      isGraphql: false,
    },
    "tabs.create": {
      description: "Adds a tab to a document.",
      keywords: ["new section", "subdocument", "another part", "add page", "chapter"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          title: { description: "The title of the tab." },
          parentTabId: { description: "ID of the tab above." },
          index: { description: "Place among the tabs beside it, from 0." },
          iconEmoji: { description: "Emoji as the icon." },
        },
      },
      isGraphql: false,
    },
    "tabs.delete": {
      description: "Deletes a tab with its content and the tabs below it.",
      keywords: ["remove section", "drop part", "erase chapter", "get rid", "cut subdocument"],
      params: { properties: { documentId: tabsCreateParamsDocumentId, tabId: tabsDeleteParamsTabId } },
      isGraphql: false,
    },
    "tabs.rename": {
      description: "Renames a tab of a document.",
      keywords: ["change title", "retitle section", "relabel part", "call it", "edit chapter name"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          tabId: tabsDeleteParamsTabId,
          title: { description: "The new title." },
        },
      },
      isGraphql: false,
    },
    "documents.get": {
      description: "Gets a document with its text and styles. Indexes of its content are the places for changes.",
      keywords: ["read doc", "open", "show me", "what does it say", "body"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          suggestionsViewMode: {
            description:
              "Whether suggestions are shown inline, as accepted or not at all. Defaults to what the user's access " +
              "allows.",
          },
          includeTabsContent: {
            description:
              "Whether `tabs` has the content of all tabs. Otherwise, `body` has that of the first. Defaults to " +
              "`false`.",
          },
        },
      },
      isGraphql: false,
    },
    "documents.create": {
      description: "Creates an empty document in the user's Drive.",
      keywords: ["new doc", "start writing", "blank page", "make a document", "draft"],
      params: { properties: { title: { description: "The title of the document." } } },
      isGraphql: false,
    },
    "texts.delete": {
      description: "Deletes the content between two indexes of a document.",
      keywords: ["remove words", "cut passage", "erase paragraph", "clear section", "strike out"],
      params: textsDeleteParams,
      isGraphql: false,
    },
    "texts.insert": {
      description: "Inserts text before an index of a document. Line breaks begin paragraphs.",
      keywords: ["write", "type", "add words", "put sentence", "paste", "new paragraph"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          text: textsInsertParamsText,
        },
      },
      isGraphql: false,
    },
    "texts.append": {
      description: "Adds text at the end of a document. Line breaks begin paragraphs.",
      keywords: ["write", "type", "add words", "paste", "continue", "put at bottom"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          text: textsInsertParamsText,
          tabId: { description: "ID of the tab. Defaults to the first." },
        },
      },
      isGraphql: false,
    },
    "texts.format": {
      description: "Formats text: bold, italic, size, color, font or link. Changes the properties that `fields` names.",
      keywords: ["strong", "emphasize", "underline", "hyperlink", "highlight", "colored words"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          startIndex: textsDeleteParamsStartIndex,
          endIndex: textsDeleteParamsEndIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          textStyle: { description: "The new style." },
          fields: {
            description:
              "Names of the properties to change, with commas. `*` changes all. A property that is named but not set " +
              "loses its value.",
            examples: ["bold,fontSize"],
          },
        },
      },
      isGraphql: false,
    },
    "find_replace.create": {
      description: "Replaces each occurrence of a text in a document, and returns the number of replacements.",
      keywords: [
        "find and replace",
        "fill in template",
        "placeholder",
        "substitute",
        "mail merge",
        "swap words",
        "correct everywhere",
      ],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          find: { description: "The text to search for." },
          replaceText: { description: "The text to put in its place." },
          matchCase: { description: "Whether the search is case-sensitive. Defaults to `false`." },
          searchByRegex: { description: "Whether `find` is a regular expression. Defaults to `false`." },
          tabIds: { description: "IDs of the tabs to search. Defaults to all." },
        },
      },
      isGraphql: false,
    },
    "paragraphs.format": {
      description: "Formats paragraphs: heading, alignment or spacing. Changes the properties that `fields` names.",
      keywords: ["make heading", "title", "center", "line spacing", "justify", "indent"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          startIndex: textsDeleteParamsStartIndex,
          endIndex: textsDeleteParamsEndIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          paragraphStyle: { description: "The new style." },
          fields: {
            description:
              "Names of the properties to change, with commas. `*` changes all. A property that is named but not set " +
              "loses its value.",
            examples: ["namedStyleType"],
          },
        },
      },
      isGraphql: false,
    },
    "paragraphs.add_bullets": {
      description: "Makes a list of paragraphs.",
      keywords: ["bulleted list", "numbered list", "checklist", "bullet points", "enumerate"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          startIndex: textsDeleteParamsStartIndex,
          endIndex: textsDeleteParamsEndIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          bulletPreset: { description: "The bullets or numbers of the list." },
        },
      },
      isGraphql: false,
    },
    "paragraphs.remove_bullets": {
      description: "Takes the bullets or numbers away from paragraphs.",
      keywords: ["plain text", "no list", "unlist", "unnumbered", "clear points"],
      params: textsDeleteParams,
      isGraphql: false,
    },
    "tables.create": {
      description: "Inserts an empty table before an index of a document.",
      keywords: ["grid", "new matrix", "add cells", "rows and columns", "spreadsheet in document"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          rows: { description: "Number of rows." },
          columns: { description: "Number of columns." },
        },
      },
      isGraphql: false,
    },
    "tables.insert_row": {
      description: "Inserts an empty row beside a cell of a table.",
      keywords: ["add line", "new record", "another row", "extend grid", "row above"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          tableIndex: { description: "Index at which the table begins." },
          rowIndex: { description: "Row of the cell, from 0." },
          columnIndex: { description: "Column of the cell, from 0." },
          tabId: { description: "ID of the tab. Defaults to the first." },
          insertBelow: { description: "Whether the row comes below the cell. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "tables.insert_column": {
      description: "Inserts an empty column beside a cell of a table.",
      keywords: ["add field", "another column", "extend grid", "column left", "widen"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          tableIndex: { description: "Index at which the table begins." },
          rowIndex: { description: "Row of the cell, from 0." },
          columnIndex: { description: "Column of the cell, from 0." },
          tabId: { description: "ID of the tab. Defaults to the first." },
          insertRight: { description: "Whether the column comes to the right of the cell. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "tables.delete_row": {
      description: "Deletes the row of a cell with its content. The last row takes the table with it.",
      keywords: ["remove line", "drop record", "cut row", "erase line", "shrink grid"],
      params: tablesDelete_rowParams,
      isGraphql: false,
    },
    "tables.delete_column": {
      description: "Deletes the column of a cell with its content. The last column takes the table with it.",
      keywords: ["remove field", "drop column", "cut column", "erase field", "shrink grid"],
      params: tablesDelete_rowParams,
      isGraphql: false,
    },
    "images.create": {
      description: "Inserts an image from a public URL before an index of a document.",
      keywords: ["picture", "photo", "logo", "embed graphic", "illustration"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          uri: imagesCreateParamsUri,
          width: { description: "Width in points." },
          height: { description: "Height in points." },
        },
      },
      isGraphql: false,
    },
    "images.replace": {
      description: "Replaces an image by one from a public URL.",
      keywords: ["swap picture", "change photo", "update logo", "new graphic", "exchange"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          imageObjectId: { description: "The image, as `inlineObjects` of the document names it." },
          uri: imagesCreateParamsUri,
          tabId: { description: "ID of the tab. Defaults to the first." },
        },
      },
      isGraphql: false,
    },
    "named_ranges.create": {
      description: "Names a range of a document.",
      keywords: ["bookmark", "mark passage", "label section", "placeholder", "anchor"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          startIndex: textsDeleteParamsStartIndex,
          endIndex: textsDeleteParamsEndIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          name: { description: "The new name. Others may have it too." },
        },
      },
      isGraphql: false,
    },
    "named_ranges.delete": {
      description: "Deletes named ranges. Their content stays.",
      keywords: ["remove bookmark", "unmark", "forget label", "drop anchor", "clear placeholder"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          namedRangeId: named_rangesDeleteParamsNamedRangeId,
          name: { description: "The name, which several ranges can have." },
        },
      },
      isGraphql: false,
    },
    "named_ranges.replace": {
      description: "Replaces the content of named ranges by a text.",
      keywords: ["fill in template", "update passage", "refresh section", "placeholder", "rewrite"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          text: textsInsertParamsText,
          namedRangeId: named_rangesDeleteParamsNamedRangeId,
          name: { description: "The name, which several ranges can have." },
        },
      },
      isGraphql: false,
    },
    "headers.create": {
      description: "Creates an empty header for all pages of a document.",
      keywords: ["page top", "running title", "letterhead", "every page", "margin text"],
      params: headersCreateParams,
      isGraphql: false,
    },
    "headers.delete": {
      description: "Deletes a header with its content.",
      keywords: ["remove page top", "drop running title", "clear margin", "blank pages", "take off"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          headerId: { description: "The header, as `headers` of the document names it." },
          tabId: { description: "ID of the tab. Defaults to the first." },
        },
      },
      isGraphql: false,
    },
    "footers.create": {
      description: "Creates an empty footer for all pages of a document.",
      keywords: ["page bottom", "running title", "page number", "every page", "margin text"],
      params: headersCreateParams,
      isGraphql: false,
    },
    "footers.delete": {
      description: "Deletes a footer with its content.",
      keywords: ["remove page bottom", "drop running title", "clear margin", "blank pages", "take off"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          footerId: { description: "The footer, as `footers` of the document names it." },
          tabId: { description: "ID of the tab. Defaults to the first." },
        },
      },
      isGraphql: false,
    },
    "footnotes.create": {
      description: "Creates an empty footnote with its mark before an index of a document.",
      keywords: ["reference", "citation", "annotation", "endnote", "source note"],
      params: footnotesCreateParams,
      isGraphql: false,
    },
    "breaks.insert_page": {
      description: "Inserts a page break before an index of a document.",
      keywords: ["new page", "next page", "start on fresh sheet", "split pages", "force page"],
      params: footnotesCreateParams,
      isGraphql: false,
    },
    "breaks.insert_section": {
      description: "Inserts a section break before an index of a document.",
      keywords: ["new section", "divide", "chapter", "separate layout", "split parts"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          sectionType: { description: "Whether the section begins on a new page." },
        },
      },
      isGraphql: false,
    },
    "chips.insert_person": {
      description: "Mentions a person before an index of a document.",
      keywords: ["tag someone", "at mention", "smart chip", "name colleague", "ping"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          email: { description: "Email address of the person.", examples: ["ada@example.com"] },
        },
      },
      isGraphql: false,
    },
    "chips.insert_link": {
      description: "Inserts a chip that links to a file of Google Drive or a page of Google.",
      keywords: ["smart chip", "reference file", "embed drive link", "rich link", "attach"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          uri: { description: "The address of the file or page.", examples: ["https://docs.google.com/document/d/1a"] },
        },
      },
      isGraphql: false,
    },
    "chips.insert_date": {
      description: "Inserts a date chip before an index of a document.",
      keywords: ["smart chip", "deadline", "timestamp", "today", "when"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          index: textsInsertParamsIndex,
          tabId: { description: "ID of the tab. Defaults to the first." },
          timestamp: { description: "The time." },
          timeZoneId: { description: "The time zone as an IANA name.", examples: ["Europe/Berlin"] },
          locale: { description: "The language of the date.", examples: ["en"] },
          dateFormat: { description: "The format of the day." },
          timeFormat: { description: "The format of the time of day." },
        },
      },
      isGraphql: false,
    },
    "batch_updates.create": {
      description:
        "Applies changes to a document in their order, all or none. Each has the form that Google documents.",
      keywords: ["many edits", "several changes", "table style", "cell color", "document margins", "merge cells"],
      params: {
        properties: {
          documentId: tabsCreateParamsDocumentId,
          requests: {
            description: "Changes as Google documents Request, each an object with one key.",
            examples: [[{ insertText: { text: "Hello", location: { index: 1 } } }]],
          },
          writeControl: { description: "The revision that the changes are made for." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    DocumentId: { type: "string", description: "The ID of the document, as in its address." },
    TabId: { type: "string", description: "ID of the tab. Defaults to the first." },
    Index: {
      type: "integer",
      description: "The place, in UTF-16 code units from the beginning of the body, which has 1.",
      minimum: 1,
    },
    StartIndex: {
      type: "integer",
      description: "The place at which the range begins, in UTF-16 code units.",
      minimum: 1,
    },
    EndIndex: {
      type: "integer",
      description: "The place before which the range ends, in UTF-16 code units.",
      minimum: 2,
    },
    Text: { type: "string", description: "Words to write. Line breaks begin new paragraphs.", minLength: 1 },
    StyleFields: {
      type: "string",
      description:
        "Names of the properties to change, with commas. `*` changes all. A property that is named but not set loses " +
        "its value.",
    },
    BulletPreset: {
      type: "string",
      description: "The bullets or numbers of the list.",
      enum: [
        "BULLET_DISC_CIRCLE_SQUARE",
        "BULLET_DIAMONDX_ARROW3D_SQUARE",
        "BULLET_CHECKBOX",
        "BULLET_ARROW_DIAMOND_DISC",
        "BULLET_STAR_CIRCLE_SQUARE",
        "BULLET_ARROW3D_CIRCLE_SQUARE",
        "BULLET_LEFTTRIANGLE_DIAMOND_DISC",
        "BULLET_DIAMONDX_HOLLOWDIAMOND_SQUARE",
        "BULLET_DIAMOND_CIRCLE_SQUARE",
        "NUMBERED_DECIMAL_ALPHA_ROMAN",
        "NUMBERED_DECIMAL_ALPHA_ROMAN_PARENS",
        "NUMBERED_DECIMAL_NESTED",
        "NUMBERED_UPPERALPHA_ALPHA_ROMAN",
        "NUMBERED_UPPERROMAN_UPPERALPHA_DECIMAL",
        "NUMBERED_ZERODECIMAL_ALPHA_ROMAN",
      ],
    },
    DocumentFile: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        webViewLink: { type: "string" },
        createdTime: { type: "string", format: "date-time" },
        modifiedTime: { type: "string", format: "date-time" },
        shared: { type: "boolean" },
        ownedByMe: { type: "boolean" },
        driveId: { type: "string" },
        parents: { type: "array", items: { type: "string" } },
        owners: { type: "array", items: { $ref: "#/$defs/FileUser" } },
        lastModifyingUser: { $ref: "#/$defs/FileUser" },
      },
      required: ["id"],
    },
    FileUser: {
      type: "object",
      properties: {
        displayName: { type: "string" },
        emailAddress: { type: "string" },
        permissionId: { type: "string" },
        me: { type: "boolean" },
      },
    },
    Document: {
      type: "object",
      properties: {
        documentId: { type: "string" },
        title: { type: "string" },
        revisionId: { type: "string" },
        suggestionsViewMode: { type: "string" },
        body: { $ref: "#/$defs/DocumentBody" },
        tabs: { type: "array", description: "Tabs with their content, as Google documents Tab." },
        documentStyle: { $ref: "#/$defs/DocumentStyle" },
        namedStyles: {
          type: "object",
          properties: {
            styles: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  namedStyleType: { type: "string" },
                  textStyle: { $ref: "#/$defs/TextStyle" },
                  paragraphStyle: { $ref: "#/$defs/ParagraphStyle" },
                },
              },
            },
          },
        },
        headers: { type: "object", description: "Headers by their IDs." },
        footers: { type: "object", description: "Footers by their IDs." },
        footnotes: { type: "object", description: "Footnotes by their IDs." },
        lists: { type: "object", description: "Lists by their IDs." },
        namedRanges: { type: "object", description: "Named ranges by their names." },
        inlineObjects: { type: "object", description: "Images in the text by their IDs." },
        positionedObjects: { type: "object", description: "Images beside the text by their IDs." },
      },
      required: ["documentId"],
    },
    DocumentBody: {
      type: "object",
      properties: { content: { type: "array", items: { $ref: "#/$defs/ContentElement" } } },
    },
    ContentElement: {
      type: "object",
      properties: {
        startIndex: { type: "integer" },
        endIndex: { type: "integer" },
        paragraph: { $ref: "#/$defs/Paragraph" },
        table: { type: "object", description: "A table whose cells have content again, as Google documents Table." },
        sectionBreak: { type: "object", properties: { sectionStyle: { $ref: "#/$defs/SectionStyle" } } },
        tableOfContents: { type: "object", description: "A table of contents, as Google documents TableOfContents." },
      },
    },
    Paragraph: {
      type: "object",
      properties: {
        elements: { type: "array", items: { $ref: "#/$defs/ParagraphElement" } },
        paragraphStyle: { $ref: "#/$defs/ParagraphStyle" },
        bullet: { $ref: "#/$defs/Bullet" },
        positionedObjectIds: { type: "array", items: { type: "string" } },
      },
    },
    Bullet: {
      type: "object",
      properties: {
        listId: { type: "string" },
        nestingLevel: { type: "integer" },
        textStyle: { $ref: "#/$defs/TextStyle" },
      },
    },
    ParagraphElement: {
      type: "object",
      properties: {
        startIndex: { type: "integer" },
        endIndex: { type: "integer" },
        textRun: { $ref: "#/$defs/TextRun" },
        inlineObjectElement: { $ref: "#/$defs/InlineObjectElement" },
        footnoteReference: { $ref: "#/$defs/FootnoteReference" },
        person: { $ref: "#/$defs/PersonChip" },
        richLink: { $ref: "#/$defs/LinkChip" },
        pageBreak: schemasParagraphElementPageBreak,
        horizontalRule: schemasParagraphElementPageBreak,
      },
    },
    TextRun: { type: "object", properties: { content: { type: "string" }, textStyle: { $ref: "#/$defs/TextStyle" } } },
    InlineObjectElement: { type: "object", properties: { inlineObjectId: { type: "string" } } },
    FootnoteReference: {
      type: "object",
      properties: { footnoteId: { type: "string" }, footnoteNumber: { type: "string" } },
    },
    PersonChip: {
      type: "object",
      properties: {
        personId: { type: "string" },
        personProperties: { type: "object", properties: { name: { type: "string" }, email: { type: "string" } } },
      },
    },
    LinkChip: {
      type: "object",
      properties: {
        richLinkId: { type: "string" },
        richLinkProperties: {
          type: "object",
          properties: { title: { type: "string" }, uri: { type: "string" }, mimeType: { type: "string" } },
        },
      },
    },
    BatchUpdated: {
      type: "object",
      properties: {
        documentId: { type: "string" },
        replies: {
          type: "array",
          description: "The replies in the order of the changes, as Google documents Response.",
        },
        writeControl: { $ref: "#/$defs/WriteControl" },
      },
      required: ["documentId"],
    },
    WriteControl: {
      type: "object",
      properties: { requiredRevisionId: { type: "string" }, targetRevisionId: { type: "string" } },
    },
    Replacements: { type: "object", properties: { occurrencesChanged: { type: "integer" } } },
    InsertedImage: { type: "object", properties: { objectId: { type: "string" } } },
    NamedRangeCreated: { type: "object", properties: { namedRangeId: { type: "string" } } },
    HeaderCreated: { type: "object", properties: { headerId: { type: "string" } } },
    FooterCreated: { type: "object", properties: { footerId: { type: "string" } } },
    FootnoteCreated: { type: "object", properties: { footnoteId: { type: "string" } } },
    DocumentTab: {
      type: "object",
      properties: {
        tabProperties: { $ref: "#/$defs/TabProperties" },
        childTabs: { type: "array", description: "The tabs below, in the same form." },
      },
    },
    TabProperties: {
      type: "object",
      properties: {
        tabId: { type: "string" },
        title: { type: "string" },
        parentTabId: { type: "string" },
        index: { type: "integer" },
        nestingLevel: { type: "integer" },
        iconEmoji: { type: "string" },
      },
    },
    Points: {
      type: "object",
      properties: { magnitude: { type: "number" }, unit: { type: "string", enum: ["PT"] } },
      required: ["magnitude", "unit"],
    },
    OptionalColor: { type: "object", properties: { color: { $ref: "#/$defs/DocumentColor" } } },
    DocumentColor: { type: "object", properties: { rgbColor: { $ref: "#/$defs/RgbColor" } } },
    RgbColor: {
      type: "object",
      properties: { red: { type: "number" }, green: { type: "number" }, blue: { type: "number" } },
    },
    TextStyle: {
      type: "object",
      properties: {
        bold: { type: "boolean" },
        italic: { type: "boolean" },
        underline: { type: "boolean" },
        strikethrough: { type: "boolean" },
        smallCaps: { type: "boolean" },
        baselineOffset: { type: "string", enum: ["NONE", "SUPERSCRIPT", "SUBSCRIPT"] },
        fontSize: { $ref: "#/$defs/Points" },
        foregroundColor: { $ref: "#/$defs/OptionalColor" },
        backgroundColor: { $ref: "#/$defs/OptionalColor" },
        weightedFontFamily: { $ref: "#/$defs/FontFamily" },
        link: { $ref: "#/$defs/TextLink" },
      },
    },
    FontFamily: {
      type: "object",
      properties: { fontFamily: { type: "string" }, weight: { type: "integer" } },
      required: ["fontFamily"],
    },
    TextLink: {
      type: "object",
      properties: {
        url: { type: "string" },
        tabId: { type: "string" },
        bookmarkId: { type: "string" },
        headingId: { type: "string" },
      },
    },
    ParagraphStyle: {
      type: "object",
      properties: {
        namedStyleType: {
          type: "string",
          enum: [
            "NORMAL_TEXT",
            "TITLE",
            "SUBTITLE",
            "HEADING_1",
            "HEADING_2",
            "HEADING_3",
            "HEADING_4",
            "HEADING_5",
            "HEADING_6",
          ],
        },
        alignment: { type: "string", enum: ["START", "CENTER", "END", "JUSTIFIED"] },
        lineSpacing: { type: "number" },
        direction: { type: "string", enum: ["LEFT_TO_RIGHT", "RIGHT_TO_LEFT"] },
        spacingMode: { type: "string", enum: ["NEVER_COLLAPSE", "COLLAPSE_LISTS"] },
        spaceAbove: { $ref: "#/$defs/Points" },
        spaceBelow: { $ref: "#/$defs/Points" },
        indentFirstLine: { $ref: "#/$defs/Points" },
        indentStart: { $ref: "#/$defs/Points" },
        indentEnd: { $ref: "#/$defs/Points" },
        keepLinesTogether: { type: "boolean" },
        keepWithNext: { type: "boolean" },
        pageBreakBefore: { type: "boolean" },
      },
    },
    DocumentStyle: {
      type: "object",
      properties: {
        defaultHeaderId: { type: "string" },
        defaultFooterId: { type: "string" },
        evenPageHeaderId: { type: "string" },
        evenPageFooterId: { type: "string" },
        firstPageHeaderId: { type: "string" },
        firstPageFooterId: { type: "string" },
        useFirstPageHeaderFooter: { type: "boolean" },
        useEvenPageHeaderFooter: { type: "boolean" },
        pageNumberStart: { type: "integer" },
        marginTop: schemasDocumentStyleMarginTop,
        marginBottom: schemasDocumentStyleMarginTop,
        marginRight: schemasDocumentStyleMarginTop,
        marginLeft: schemasDocumentStyleMarginTop,
        marginHeader: schemasDocumentStyleMarginTop,
        marginFooter: schemasDocumentStyleMarginTop,
        useCustomHeaderFooterMargins: { type: "boolean" },
        flipPageOrientation: { type: "boolean" },
        documentFormat: { type: "object", properties: { documentMode: { type: "string" } } },
      },
    },
    SectionStyle: {
      type: "object",
      properties: {
        columnSeparatorStyle: { type: "string" },
        contentDirection: { type: "string" },
        marginTop: schemasDocumentStyleMarginTop,
        marginBottom: schemasDocumentStyleMarginTop,
        marginRight: schemasDocumentStyleMarginTop,
        marginLeft: schemasDocumentStyleMarginTop,
        marginHeader: schemasDocumentStyleMarginTop,
        marginFooter: schemasDocumentStyleMarginTop,
        sectionType: { type: "string" },
        defaultHeaderId: { type: "string" },
        defaultFooterId: { type: "string" },
        firstPageHeaderId: { type: "string" },
        firstPageFooterId: { type: "string" },
        evenPageHeaderId: { type: "string" },
        evenPageFooterId: { type: "string" },
        useFirstPageHeaderFooter: { type: "boolean" },
        pageNumberStart: { type: "integer" },
        flipPageOrientation: { type: "boolean" },
      },
    },
  },
})
