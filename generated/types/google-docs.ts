// Generated from definitions/google-docs.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Docs */
    "google-docs": GoogleDocs
  }
}

/**
 * Google Docs. Documents of Google Docs, with their text, styles, lists, tables, images, headers, footnotes, tabs and
 * named ranges.
 */
export interface GoogleDocs {
  operations: GoogleDocsOperations
  credentials: GoogleDocsCredentials
  config: GoogleDocsConfig
}

/** The operations, by entity and action. */
export interface GoogleDocsOperations {
  /** A document as a Google Drive file. Its ID is the `documentId` of all other operations. */
  document_files: {
    /** Lists or searches the documents that the user can access, by name, text, owner or time. */
    list: {
      params: DocumentFilesListParams
      records: DocumentFile[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: unknown
      }
    }
    search: {
      fields: DocumentFilesSearchFields
    }
  }
  /** A tab of a document: a part with a title and content of its own. */
  tabs: {
    /** Adds a tab to a document. */
    create: {
      params: TabsCreateParams
      records: DocumentTab
      meta: {}
    }
    /** Deletes a tab with its content and the tabs below it. */
    delete: {
      params: TabsDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Renames a tab of a document. */
    rename: {
      params: TabsRenameParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A document with its content. To list documents, use `document_files`. */
  documents: {
    /** Gets a document with its text and styles. Indexes of its content are the places for changes. */
    get: {
      params: DocumentsGetParams
      records: Document
      meta: {}
    }
    /** Creates an empty document in the user's Drive. */
    create: {
      params: DocumentsCreateParams
      records: Document
      meta: {}
    }
  }
  /** Text of a document, found by its place or its words. */
  texts: {
    /** Deletes the content between two indexes of a document. */
    delete: {
      params: TextsDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts text before an index of a document. Line breaks begin paragraphs. */
    insert: {
      params: TextsInsertParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Adds text at the end of a document. Line breaks begin paragraphs. */
    append: {
      params: TextsAppendParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Formats text: bold, italic, size, color, font or link. Changes the properties that `fields` names. */
    format: {
      params: TextsFormatParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** The number of replacements. */
  find_replace: {
    /** Replaces each occurrence of a text in a document, and returns the number of replacements. */
    create: {
      params: FindReplaceCreateParams
      records: Replacements
      meta: {}
    }
  }
  /** Paragraphs of a document. */
  paragraphs: {
    /** Formats paragraphs: heading, alignment or spacing. Changes the properties that `fields` names. */
    format: {
      params: ParagraphsFormatParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Makes a list of paragraphs. */
    add_bullets: {
      params: ParagraphsAddBulletsParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Takes the bullets or numbers away from paragraphs. */
    remove_bullets: {
      params: ParagraphsRemoveBulletsParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A table of a document. */
  tables: {
    /** Inserts an empty table before an index of a document. */
    create: {
      params: TablesCreateParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts an empty row beside a cell of a table. */
    insert_row: {
      params: TablesInsertRowParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts an empty column beside a cell of a table. */
    insert_column: {
      params: TablesInsertColumnParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Deletes the row of a cell with its content. The last row takes the table with it. */
    delete_row: {
      params: TablesDeleteRowParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Deletes the column of a cell with its content. The last column takes the table with it. */
    delete_column: {
      params: TablesDeleteColumnParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** An image in the text of a document. */
  images: {
    /** Inserts an image from a public URL before an index of a document. */
    create: {
      params: ImagesCreateParams
      records: InsertedImage
      meta: {}
    }
    /** Replaces an image by one from a public URL. */
    replace: {
      params: ImagesReplaceParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A range of a document with a name. */
  named_ranges: {
    /** Names a range of a document. */
    create: {
      params: NamedRangesCreateParams
      records: NamedRangeCreated
      meta: {}
    }
    /** Deletes named ranges. Their content stays. */
    delete: {
      params: NamedRangesDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Replaces the content of named ranges by a text. */
    replace: {
      params: NamedRangesReplaceParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A header of a document. */
  headers: {
    /** Creates an empty header for all pages of a document. */
    create: {
      params: HeadersCreateParams
      records: HeaderCreated
      meta: {}
    }
    /** Deletes a header with its content. */
    delete: {
      params: HeadersDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A footer of a document. */
  footers: {
    /** Creates an empty footer for all pages of a document. */
    create: {
      params: FootersCreateParams
      records: FooterCreated
      meta: {}
    }
    /** Deletes a footer with its content. */
    delete: {
      params: FootersDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A footnote of a document. */
  footnotes: {
    /** Creates an empty footnote with its mark before an index of a document. */
    create: {
      params: FootnotesCreateParams
      records: FootnoteCreated
      meta: {}
    }
  }
  /** A break between pages or sections of a document. */
  breaks: {
    /** Inserts a page break before an index of a document. */
    insert_page: {
      params: BreaksInsertPageParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts a section break before an index of a document. */
    insert_section: {
      params: BreaksInsertSectionParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A smart chip in the text of a document: a person, a date or a link. */
  chips: {
    /** Mentions a person before an index of a document. */
    insert_person: {
      params: ChipsInsertPersonParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts a chip that links to a file of Google Drive or a page of Google. */
    insert_link: {
      params: ChipsInsertLinkParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Inserts a date chip before an index of a document. */
    insert_date: {
      params: ChipsInsertDateParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A batch of changes of any kind, applied together or not at all. */
  batch_updates: {
    /** Applies changes to a document in their order, all or none. Each has the form that Google documents. */
    create: {
      params: BatchUpdatesCreateParams
      records: BatchUpdated
      meta: {}
    }
  }
}

/** Params of document_files.list. Needs driveId with corpora drive. Needs corpora with driveId. */
export interface DocumentFilesListParams {
  /**
   * Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A condition for
   * documents is added. (default "trashed = false")
   */
  q?: string
  /** Comma-separated sort keys, such as `modifiedTime desc` or `name`. */
  orderBy?: string
  /** Files to search. `drive` requires `driveId`. */
  corpora?: "user" | "drive" | "domain" | "allDrives"
  /** ID of the shared drive to search. */
  driveId?: string
  /** Whether to include files from shared drives. Defaults to `true`. (default true) */
  includeItemsFromAllDrives?: boolean
  /** Whether shared drives are supported. `true` is the only value. (default true) */
  supportsAllDrives?: true
  /**
   * Maximum number of files per page, 1 to 1,000. Defaults to 100. Google may return fewer. (1 to 1000; default 100)
   */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
}

export interface DocumentFile {
  id: string
  name?: string
  description?: string
  starred?: boolean
  webViewLink?: string
  createdTime?: string
  modifiedTime?: string
  shared?: boolean
  ownedByMe?: boolean
  driveId?: string
  parents?: string[]
  owners?: FileUser[]
  lastModifyingUser?: FileUser
}

export interface FileUser {
  displayName?: string
  emailAddress?: string
  permissionId?: string
  me?: boolean
}

/** Searchable fields of document_files, in hosted mode. */
export interface DocumentFilesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  starred: boolean | null
  webViewLink: string | null
  createdTime: string | null
  modifiedTime: string | null
  driveId: string | null
}

/** Params of tabs.create. */
export interface TabsCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The title of the tab. */
  title: string
  /** ID of the tab above. */
  parentTabId?: string
  /** Place among the tabs beside it, from 0. (at least 0) */
  index?: number
  /** Emoji as the icon. */
  iconEmoji?: string
}

export interface DocumentTab {
  tabProperties?: TabProperties
  /** The tabs below, in the same form. */
  childTabs?: unknown[]
}

export interface TabProperties {
  tabId?: string
  title?: string
  parentTabId?: string
  index?: number
  nestingLevel?: number
  iconEmoji?: string
}

/** Params of tabs.delete. */
export interface TabsDeleteParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The tab, as `tabs` of the document names it. */
  tabId: string
}

/** Params of tabs.rename. */
export interface TabsRenameParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The tab, as `tabs` of the document names it. */
  tabId: string
  /** The new title. */
  title: string
}

/** Params of documents.get. */
export interface DocumentsGetParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Whether suggestions are shown inline, as accepted or not at all. Defaults to what the user's access allows. */
  suggestionsViewMode?:
    | "DEFAULT_FOR_CURRENT_ACCESS"
    | "SUGGESTIONS_INLINE"
    | "PREVIEW_SUGGESTIONS_ACCEPTED"
    | "PREVIEW_WITHOUT_SUGGESTIONS"
  /** Whether `tabs` has the content of all tabs. Otherwise, `body` has that of the first. Defaults to `false`. */
  includeTabsContent?: boolean
}

export interface Document {
  documentId: string
  title?: string
  revisionId?: string
  suggestionsViewMode?: string
  body?: DocumentBody
  /** Tabs with their content, as Google documents Tab. */
  tabs?: unknown[]
  documentStyle?: DocumentStyle
  namedStyles?: {
    styles?: {
      namedStyleType?: string
      textStyle?: TextStyle
      paragraphStyle?: ParagraphStyle
    }[]
  }
  /** Headers by their IDs. */
  headers?: { [k: string]: unknown }
  /** Footers by their IDs. */
  footers?: { [k: string]: unknown }
  /** Footnotes by their IDs. */
  footnotes?: { [k: string]: unknown }
  /** Lists by their IDs. */
  lists?: { [k: string]: unknown }
  /** Named ranges by their names. */
  namedRanges?: { [k: string]: unknown }
  /** Images in the text by their IDs. */
  inlineObjects?: { [k: string]: unknown }
  /** Images beside the text by their IDs. */
  positionedObjects?: { [k: string]: unknown }
}

export interface DocumentBody {
  content?: ContentElement[]
}

export interface ContentElement {
  startIndex?: number
  endIndex?: number
  paragraph?: Paragraph
  /** A table whose cells have content again, as Google documents Table. */
  table?: { [k: string]: unknown }
  sectionBreak?: {
    sectionStyle?: SectionStyle
  }
  /** A table of contents, as Google documents TableOfContents. */
  tableOfContents?: { [k: string]: unknown }
}

export interface Paragraph {
  elements?: ParagraphElement[]
  paragraphStyle?: ParagraphStyle
  bullet?: Bullet
  positionedObjectIds?: string[]
}

export interface ParagraphElement {
  startIndex?: number
  endIndex?: number
  textRun?: TextRun
  inlineObjectElement?: InlineObjectElement
  footnoteReference?: FootnoteReference
  person?: PersonChip
  richLink?: LinkChip
  pageBreak?: {
    textStyle?: TextStyle
  }
  horizontalRule?: {
    textStyle?: TextStyle
  }
}

export interface TextRun {
  content?: string
  textStyle?: TextStyle
}

export interface TextStyle {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strikethrough?: boolean
  smallCaps?: boolean
  baselineOffset?: "NONE" | "SUPERSCRIPT" | "SUBSCRIPT"
  fontSize?: Points
  foregroundColor?: OptionalColor
  backgroundColor?: OptionalColor
  weightedFontFamily?: FontFamily
  link?: TextLink
}

export interface Points {
  magnitude: number
  unit: "PT"
}

export interface OptionalColor {
  color?: DocumentColor
}

export interface DocumentColor {
  rgbColor?: RgbColor
}

export interface RgbColor {
  red?: number
  green?: number
  blue?: number
}

export interface FontFamily {
  fontFamily: string
  weight?: number
}

export interface TextLink {
  url?: string
  tabId?: string
  bookmarkId?: string
  headingId?: string
}

export interface InlineObjectElement {
  inlineObjectId?: string
}

export interface FootnoteReference {
  footnoteId?: string
  footnoteNumber?: string
}

export interface PersonChip {
  personId?: string
  personProperties?: {
    name?: string
    email?: string
  }
}

export interface LinkChip {
  richLinkId?: string
  richLinkProperties?: {
    title?: string
    uri?: string
    mimeType?: string
  }
}

export interface ParagraphStyle {
  namedStyleType?:
    | "NORMAL_TEXT"
    | "TITLE"
    | "SUBTITLE"
    | "HEADING_1"
    | "HEADING_2"
    | "HEADING_3"
    | "HEADING_4"
    | "HEADING_5"
    | "HEADING_6"
  alignment?: "START" | "CENTER" | "END" | "JUSTIFIED"
  lineSpacing?: number
  direction?: "LEFT_TO_RIGHT" | "RIGHT_TO_LEFT"
  spacingMode?: "NEVER_COLLAPSE" | "COLLAPSE_LISTS"
  spaceAbove?: Points
  spaceBelow?: Points
  indentFirstLine?: Points
  indentStart?: Points
  indentEnd?: Points
  keepLinesTogether?: boolean
  keepWithNext?: boolean
  pageBreakBefore?: boolean
}

export interface Bullet {
  listId?: string
  nestingLevel?: number
  textStyle?: TextStyle
}

export interface SectionStyle {
  columnSeparatorStyle?: string
  contentDirection?: string
  marginTop?: {
    magnitude?: number
    unit?: string
  }
  marginBottom?: {
    magnitude?: number
    unit?: string
  }
  marginRight?: {
    magnitude?: number
    unit?: string
  }
  marginLeft?: {
    magnitude?: number
    unit?: string
  }
  marginHeader?: {
    magnitude?: number
    unit?: string
  }
  marginFooter?: {
    magnitude?: number
    unit?: string
  }
  sectionType?: string
  defaultHeaderId?: string
  defaultFooterId?: string
  firstPageHeaderId?: string
  firstPageFooterId?: string
  evenPageHeaderId?: string
  evenPageFooterId?: string
  useFirstPageHeaderFooter?: boolean
  pageNumberStart?: number
  flipPageOrientation?: boolean
}

export interface DocumentStyle {
  defaultHeaderId?: string
  defaultFooterId?: string
  evenPageHeaderId?: string
  evenPageFooterId?: string
  firstPageHeaderId?: string
  firstPageFooterId?: string
  useFirstPageHeaderFooter?: boolean
  useEvenPageHeaderFooter?: boolean
  pageNumberStart?: number
  marginTop?: {
    magnitude?: number
    unit?: string
  }
  marginBottom?: {
    magnitude?: number
    unit?: string
  }
  marginRight?: {
    magnitude?: number
    unit?: string
  }
  marginLeft?: {
    magnitude?: number
    unit?: string
  }
  marginHeader?: {
    magnitude?: number
    unit?: string
  }
  marginFooter?: {
    magnitude?: number
    unit?: string
  }
  useCustomHeaderFooterMargins?: boolean
  flipPageOrientation?: boolean
  documentFormat?: {
    documentMode?: string
  }
}

/** Params of documents.create. */
export interface DocumentsCreateParams {
  /** The title of the document. */
  title: string
}

/** Params of texts.delete. */
export interface TextsDeleteParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of texts.insert. */
export interface TextsInsertParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Words to write. Line breaks begin new paragraphs. */
  text: string
}

/** Params of texts.append. */
export interface TextsAppendParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Words to write. Line breaks begin new paragraphs. */
  text: string
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of texts.format. */
export interface TextsFormatParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The new style. */
  textStyle: {
    bold?: boolean
    italic?: boolean
    underline?: boolean
    strikethrough?: boolean
    smallCaps?: boolean
    baselineOffset?: "NONE" | "SUPERSCRIPT" | "SUBSCRIPT"
    fontSize?: {
      magnitude: number
      unit: "PT"
    }
    foregroundColor?: {
      color?: {
        rgbColor?: {
          red?: number
          green?: number
          blue?: number
        }
      }
    }
    backgroundColor?: {
      color?: {
        rgbColor?: {
          red?: number
          green?: number
          blue?: number
        }
      }
    }
    weightedFontFamily?: {
      fontFamily: string
      weight?: number
    }
    link?: {
      url?: string
      tabId?: string
      bookmarkId?: string
      headingId?: string
    }
  }
  /**
   * Names of the properties to change, with commas. `*` changes all. A property that is named but not set loses its
   * value.
   */
  fields: string
}

/** Params of find_replace.create. */
export interface FindReplaceCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The text to search for. */
  find: string
  /** The text to put in its place. */
  replaceText: string
  /** Whether the search is case-sensitive. Defaults to `false`. */
  matchCase?: boolean
  /** Whether `find` is a regular expression. Defaults to `false`. */
  searchByRegex?: boolean
  /** IDs of the tabs to search. Defaults to all. */
  tabIds?: string[]
}

export interface Replacements {
  occurrencesChanged?: number
}

/** Params of paragraphs.format. */
export interface ParagraphsFormatParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The new style. */
  paragraphStyle: {
    namedStyleType?:
      | "NORMAL_TEXT"
      | "TITLE"
      | "SUBTITLE"
      | "HEADING_1"
      | "HEADING_2"
      | "HEADING_3"
      | "HEADING_4"
      | "HEADING_5"
      | "HEADING_6"
    alignment?: "START" | "CENTER" | "END" | "JUSTIFIED"
    lineSpacing?: number
    direction?: "LEFT_TO_RIGHT" | "RIGHT_TO_LEFT"
    spacingMode?: "NEVER_COLLAPSE" | "COLLAPSE_LISTS"
    spaceAbove?: {
      magnitude: number
      unit: "PT"
    }
    spaceBelow?: {
      magnitude: number
      unit: "PT"
    }
    indentFirstLine?: {
      magnitude: number
      unit: "PT"
    }
    indentStart?: {
      magnitude: number
      unit: "PT"
    }
    indentEnd?: {
      magnitude: number
      unit: "PT"
    }
    keepLinesTogether?: boolean
    keepWithNext?: boolean
    pageBreakBefore?: boolean
  }
  /**
   * Names of the properties to change, with commas. `*` changes all. A property that is named but not set loses its
   * value.
   */
  fields: string
}

/** Params of paragraphs.add_bullets. */
export interface ParagraphsAddBulletsParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The bullets or numbers of the list. */
  bulletPreset:
    | "BULLET_DISC_CIRCLE_SQUARE"
    | "BULLET_DIAMONDX_ARROW3D_SQUARE"
    | "BULLET_CHECKBOX"
    | "BULLET_ARROW_DIAMOND_DISC"
    | "BULLET_STAR_CIRCLE_SQUARE"
    | "BULLET_ARROW3D_CIRCLE_SQUARE"
    | "BULLET_LEFTTRIANGLE_DIAMOND_DISC"
    | "BULLET_DIAMONDX_HOLLOWDIAMOND_SQUARE"
    | "BULLET_DIAMOND_CIRCLE_SQUARE"
    | "NUMBERED_DECIMAL_ALPHA_ROMAN"
    | "NUMBERED_DECIMAL_ALPHA_ROMAN_PARENS"
    | "NUMBERED_DECIMAL_NESTED"
    | "NUMBERED_UPPERALPHA_ALPHA_ROMAN"
    | "NUMBERED_UPPERROMAN_UPPERALPHA_DECIMAL"
    | "NUMBERED_ZERODECIMAL_ALPHA_ROMAN"
}

/** Params of paragraphs.remove_bullets. */
export interface ParagraphsRemoveBulletsParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of tables.create. */
export interface TablesCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Number of rows. (at least 1) */
  rows: number
  /** Number of columns. (at least 1) */
  columns: number
}

/** Params of tables.insert_row. */
export interface TablesInsertRowParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index at which the table begins. (at least 0) */
  tableIndex: number
  /** Row of the cell, from 0. (at least 0) */
  rowIndex: number
  /** Column of the cell, from 0. (at least 0) */
  columnIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Whether the row comes below the cell. Defaults to `false`. */
  insertBelow?: boolean
}

/** Params of tables.insert_column. */
export interface TablesInsertColumnParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index at which the table begins. (at least 0) */
  tableIndex: number
  /** Row of the cell, from 0. (at least 0) */
  rowIndex: number
  /** Column of the cell, from 0. (at least 0) */
  columnIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Whether the column comes to the right of the cell. Defaults to `false`. */
  insertRight?: boolean
}

/** Params of tables.delete_row. */
export interface TablesDeleteRowParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index at which the table begins. (at least 0) */
  tableIndex: number
  /** Row of the cell, from 0. (at least 0) */
  rowIndex: number
  /** Column of the cell, from 0. (at least 0) */
  columnIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of tables.delete_column. */
export interface TablesDeleteColumnParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index at which the table begins. (at least 0) */
  tableIndex: number
  /** Row of the cell, from 0. (at least 0) */
  rowIndex: number
  /** Column of the cell, from 0. (at least 0) */
  columnIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of images.create. */
export interface ImagesCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Public URL of a PNG, JPEG or GIF image below 50 MB. (at most 2048 characters) */
  uri: string
  /** Width in points. */
  width?: number
  /** Height in points. */
  height?: number
}

export interface InsertedImage {
  objectId?: string
}

/** Params of images.replace. */
export interface ImagesReplaceParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The image, as `inlineObjects` of the document names it. */
  imageObjectId: string
  /** Public URL of a PNG, JPEG or GIF image below 50 MB. (at most 2048 characters) */
  uri: string
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of named_ranges.create. */
export interface NamedRangesCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place at which the range begins, in UTF-16 code units. (at least 1) */
  startIndex: number
  /** The place before which the range ends, in UTF-16 code units. (at least 2) */
  endIndex: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The new name. Others may have it too. (at most 256 characters) */
  name: string
}

export interface NamedRangeCreated {
  namedRangeId?: string
}

/** Params of named_ranges.delete. Needs namedRangeId, or name. Takes only one of namedRangeId, name. */
export interface NamedRangesDeleteParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The range, as `namedRanges` of the document names it. */
  namedRangeId?: string
  /** The name, which several ranges can have. */
  name?: string
}

/** Params of named_ranges.replace. Needs namedRangeId, or name. Takes only one of namedRangeId, name. */
export interface NamedRangesReplaceParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Words to write. Line breaks begin new paragraphs. */
  text: string
  /** The range, as `namedRanges` of the document names it. */
  namedRangeId?: string
  /** The name, which several ranges can have. */
  name?: string
}

/** Params of headers.create. */
export interface HeadersCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index of the section break whose section gets it. Defaults to the whole document. (at least 0) */
  sectionIndex?: number
}

export interface HeaderCreated {
  headerId?: string
}

/** Params of headers.delete. */
export interface HeadersDeleteParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The header, as `headers` of the document names it. */
  headerId: string
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of footers.create. */
export interface FootersCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Index of the section break whose section gets it. Defaults to the whole document. (at least 0) */
  sectionIndex?: number
}

export interface FooterCreated {
  footerId?: string
}

/** Params of footers.delete. */
export interface FootersDeleteParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The footer, as `footers` of the document names it. */
  footerId: string
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of footnotes.create. */
export interface FootnotesCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

export interface FootnoteCreated {
  footnoteId?: string
}

/** Params of breaks.insert_page. */
export interface BreaksInsertPageParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
}

/** Params of breaks.insert_section. */
export interface BreaksInsertSectionParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Whether the section begins on a new page. */
  sectionType: "CONTINUOUS" | "NEXT_PAGE"
}

/** Params of chips.insert_person. */
export interface ChipsInsertPersonParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** Email address of the person. */
  email: string
}

/** Params of chips.insert_link. */
export interface ChipsInsertLinkParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The address of the file or page. */
  uri: string
}

/** Params of chips.insert_date. */
export interface ChipsInsertDateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** The place, in UTF-16 code units from the beginning of the body, which has 1. (at least 1) */
  index: number
  /** ID of the tab. Defaults to the first. */
  tabId?: string
  /** The time. */
  timestamp: string
  /** The time zone as an IANA name. */
  timeZoneId?: string
  /** The language of the date. */
  locale?: string
  /** The format of the day. */
  dateFormat?:
    | "DATE_FORMAT_MONTH_DAY_ABBREVIATED"
    | "DATE_FORMAT_MONTH_DAY_FULL"
    | "DATE_FORMAT_MONTH_DAY_YEAR_ABBREVIATED"
    | "DATE_FORMAT_ISO8601"
  /** The format of the time of day. */
  timeFormat?: "TIME_FORMAT_DISABLED" | "TIME_FORMAT_HOUR_MINUTE" | "TIME_FORMAT_HOUR_MINUTE_TIMEZONE"
}

/** Params of batch_updates.create. */
export interface BatchUpdatesCreateParams {
  /** The ID of the document, as in its address. */
  documentId: string
  /** Changes as Google documents Request, each an object with one key. (at least 1 items) */
  requests: { [k: string]: unknown }[]
  /** The revision that the changes are made for. */
  writeControl?: {
    requiredRevisionId?: string
    targetRevisionId?: string
  }
}

export interface BatchUpdated {
  documentId: string
  /** The replies in the order of the changes, as Google documents Response. */
  replies?: unknown[]
  writeControl?: WriteControl
}

export interface WriteControl {
  requiredRevisionId?: string
  targetRevisionId?: string
}

/** Credentials by auth variant. */
export interface GoogleDocsCredentials {
  oauth: GoogleDocsOauthCredentials
  service_account: GoogleDocsServiceAccountCredentials
}

/** Google account */
export interface GoogleDocsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleDocsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, if the domain's administrator allows it. */
  subject?: string
}

export interface GoogleDocsConfig { [k: string]: never }
