// Generated from definitions/google-sheets.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Google Sheets */
    "google-sheets": GoogleSheets
  }
}

/** (0 to 1) */
export type Channel = number

/**
 * Google Sheets. Spreadsheets with their sheets, cells, formats, named and protected ranges and tables; cells are read,
 * written, appended, sorted and searched.
 */
export interface GoogleSheets {
  operations: GoogleSheetsOperations
  credentials: GoogleSheetsCredentials
  config: GoogleSheetsConfig
}

/** What can be called, by entity and action. */
export interface GoogleSheetsOperations {
  /** A spreadsheet as a file of the user's Drive or a shared one; its id is the spreadsheetId of all else. */
  spreadsheet_files: {
    /** Lists or searches the spreadsheets that the user can see, by name, text, owner or time. */
    list: {
      params: SpreadsheetFilesListParams
      records: SpreadsheetFile[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: boolean | null
      }
    }
    search: {
      fields: SpreadsheetFilesSearchFields
    }
  }
  /** A spreadsheet with all of its sheets. Which there are is in spreadsheet_files. */
  spreadsheets: {
    /**
     * Gets a spreadsheet with its title, sheets, named ranges, tables and protections, and its cells where
     * includeGridData asks for them.
     */
    get: {
      params: SpreadsheetsGetParams
      records: Spreadsheet
      meta: {}
    }
    /** Makes a spreadsheet in the user's Drive and answers it; with sheets of these names, or with one. */
    create: {
      params: SpreadsheetsCreateParams
      records: Spreadsheet
      meta: {}
    }
    /** Changes a spreadsheet's title, locale, time zone or recalculation: those that fields names. */
    update: {
      params: SpreadsheetsUpdateParams
      records: null
      meta: {}
    }
  }
  /** A sheet, the tab of a spreadsheet, with its id, title, place and size. */
  sheets: {
    /** Lists the sheets of a spreadsheet from left to right, with titles, ids and sizes, hidden ones too; no cells. */
    list: {
      params: SheetsListParams
      records: SheetProperties[]
      meta: {}
    }
    /** Adds an empty sheet to a spreadsheet and answers it. */
    create: {
      params: SheetsCreateParams
      records: SheetProperties
      meta: {}
    }
    /** Changes a sheet's title, place, size, frozen rows, colour or whether it is hidden: what fields names. */
    update: {
      params: SheetsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a sheet with all of its cells. The last one of a spreadsheet cannot be deleted. */
    delete: {
      params: SheetsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A sheet that was copied. */
  sheet_copies: {
    /** Copies a sheet with its cells to another spreadsheet, or within its own, and answers the copy's properties. */
    create: {
      params: SheetCopiesCreateParams
      records: SheetProperties
      meta: {}
    }
  }
  /** The values of the cells of one range. */
  values: {
    /** Gets the values of a range, row by row; empty rows and cells at the end are left out. */
    get: {
      params: ValuesGetParams
      records: ValueRange
      meta: {}
    }
    /** Appends rows below the table that lies in a range, such as a list's next lines. */
    create: {
      params: ValuesCreateParams
      records: AppendedValues
      meta: {}
    }
    /**
     * Writes values into the cells of a range; a cell given as null stays as it is, one given as an empty text is
     * emptied.
     */
    update: {
      params: ValuesUpdateParams
      records: UpdatedValues
      meta: {}
    }
    /** Empties the cells of a range; formats, notes and validation stay. */
    delete: {
      params: ValuesDeleteParams
      records: ClearedValues
      meta: {}
    }
  }
  /** The values of several ranges of one spreadsheet. */
  value_ranges: {
    /** Gets the values of several ranges in one call. */
    list: {
      params: ValueRangesListParams
      records: ValueRange[]
      meta: {
        spreadsheetId: string | null
      }
    }
    /** Writes values into several ranges in one call, all or none. */
    update: {
      params: ValueRangesUpdateParams
      records: UpdatedRanges
      meta: {}
    }
    /** Empties the cells of several ranges in one call. */
    delete: {
      params: ValueRangesDeleteParams
      records: ClearedRanges
      meta: {}
    }
  }
  /** A range that has a name, which formulas and other calls can use. */
  named_ranges: {
    /** Lists the named ranges of a spreadsheet. */
    list: {
      params: NamedRangesListParams
      records: NamedRange[]
      meta: {}
    }
    /** Gives a range a name, and answers it with its id. */
    create: {
      params: NamedRangesCreateParams
      records: NamedRange
      meta: {}
    }
    /** Changes the name or the cells of a named range: what fields names. */
    update: {
      params: NamedRangesUpdateParams
      records: null
      meta: {}
    }
    /** Takes its name from a range; the cells stay. */
    delete: {
      params: NamedRangesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A range that only some people may edit. */
  protected_ranges: {
    /** Lists the protected ranges of all sheets of a spreadsheet, with who may edit them. */
    list: {
      params: ProtectedRangesListParams
      records: ProtectedRange[]
      meta: {}
    }
    /** Protects a range, or a whole sheet, so that only the user and the editors named may edit it. */
    create: {
      params: ProtectedRangesCreateParams
      records: ProtectedRange
      meta: {}
    }
    /** Changes a protection, such as who may edit: what fields names. */
    update: {
      params: ProtectedRangesUpdateParams
      records: null
      meta: {}
    }
    /** Ends the protection of a range; the cells stay. */
    delete: {
      params: ProtectedRangesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A range that is a table, with typed columns. */
  tables: {
    /** Lists the tables of all sheets of a spreadsheet with their columns. */
    list: {
      params: TablesListParams
      records: Table[]
      meta: {}
    }
    /** Makes a table of a range, whose first row has the names of the columns. */
    create: {
      params: TablesCreateParams
      records: Table
      meta: {}
    }
    /** Deletes a table with the values in its cells. */
    delete: {
      params: TablesDeleteParams
      records: null
      meta: {}
    }
  }
  /** Rows or columns of a sheet, counted from 0; the last is not part of them. */
  dimensions: {
    /** Inserts empty rows or columns into a sheet; what follows moves down or to the right. */
    create: {
      params: DimensionsCreateParams
      records: null
      meta: {}
    }
    /** Changes the size of rows or columns, or hides them: what fields names. */
    update: {
      params: DimensionsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes rows or columns with all that is in them; what follows moves up or to the left. */
    delete: {
      params: DimensionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** How the cells of a range look. */
  cell_formats: {
    /** Formats all cells of a range, such as bold, colour, alignment or number format: what fields names. */
    update: {
      params: CellFormatsUpdateParams
      records: null
      meta: {}
    }
  }
  /** The order of the rows of a range. */
  sort: {
    /** Sorts the rows of a range by one column or several. */
    create: {
      params: SortCreateParams
      records: null
      meta: {}
    }
  }
  /** How often something was found and replaced. */
  find_replace: {
    /** Finds a text in a range, a sheet or all sheets and replaces it, and answers how often. */
    create: {
      params: FindReplaceCreateParams
      records: Replacements
      meta: {}
    }
  }
  /**
   * Changes of any kind, such as charts, pivot tables, filters and conditional formats, made together or not at all.
   */
  batch_updates: {
    /**
     * Changes a spreadsheet by Google's own update requests, in their order; if one is refused, none is done. Answers
     * what each one made.
     */
    create: {
      params: BatchUpdatesCreateParams
      records: BatchUpdated
      meta: {}
    }
  }
}

/** Params of spreadsheet_files.list. Needs driveId with corpora drive. Needs corpora with driveId. */
export interface SpreadsheetFilesListParams {
  /**
   * Google's file query, such as name contains 'plan' and trashed = false; that it is a spreadsheet is added. (default
   * "trashed = false")
   */
  q?: string
  /** Sort keys with commas between, such as modifiedTime desc or name. */
  orderBy?: string
  /** Where to look. drive needs driveId. */
  corpora?: "user" | "drive" | "domain" | "allDrives"
  /** The id of the shared drive to look in. */
  driveId?: string
  /** Whether those of shared drives are listed too. (default true) */
  includeItemsFromAllDrives?: boolean
  /** Says to Google that shared drives are understood; there is no other value. (default true) */
  supportsAllDrives?: true
  /** How many a page holds at most; Google may give fewer. (1 to 1000; default 100) */
  pageSize?: number
  /** The nextPageToken in the metadata of the page before; leave it out for the first page. */
  pageToken?: string
}

export interface SpreadsheetFile {
  id: string
  name?: string
  description?: string
  starred?: boolean
  version?: string
  webViewLink?: string
  iconLink?: string
  createdTime?: string
  modifiedTime?: string
  viewedByMeTime?: string
  modifiedByMeTime?: string
  sharedWithMeTime?: string
  shared?: boolean
  ownedByMe?: boolean
  driveId?: string
  parents?: string[]
  owners?: User[]
  lastModifyingUser?: User
  capabilities?: {
    canEdit?: boolean
    canCopy?: boolean
    canComment?: boolean
    canShare?: boolean
  }
}

export interface User {
  displayName?: string
  emailAddress?: string
  permissionId?: string
  me?: boolean
  photoLink?: string
}

/** Searchable fields of spreadsheet_files, in hosted mode. */
export interface SpreadsheetFilesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  starred: boolean | null
  webViewLink: string | null
  createdTime: string | null
  modifiedTime: string | null
  viewedByMeTime: string | null
  driveId: string | null
}

/** Params of spreadsheets.get. */
export interface SpreadsheetsGetParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** Only these ranges, in A1 notation. */
  ranges?: string[]
  /** Whether cells come along, with formulas, formats and notes; may be a lot. (default false) */
  includeGridData?: boolean
  /** Whether tables are left out of bandedRanges. */
  excludeTablesInBandedRanges?: boolean
  /** What to answer, such as properties.title,sheets.properties; all unless given. */
  fields?: string
}

export interface Spreadsheet {
  spreadsheetId: string
  spreadsheetUrl?: string
  properties?: SpreadsheetProperties
  sheets?: Sheet[]
  namedRanges?: NamedRange[]
  developerMetadata?: DeveloperMetadata[]
  /** Connections to BigQuery and Looker, as Google describes them. */
  dataSources?: unknown[]
  /** When those are refreshed, as Google describes it. */
  dataSourceSchedules?: unknown[]
}

export interface SpreadsheetProperties {
  title?: string
  locale?: string
  timeZone?: string
  autoRecalc?: string
  defaultFormat?: CellFormat
  iterativeCalculationSettings?: {
    maxIterations?: number
    convergenceThreshold?: number
  }
  importFunctionsExternalUrlAccessAllowed?: boolean
  spreadsheetTheme?: {
    primaryFontFamily?: string
    themeColors?: ThemeColor[]
  }
}

export interface CellFormat {
  numberFormat?: NumberFormat
  backgroundColor?: Color
  backgroundColorStyle?: ColorStyle
  borders?: Borders
  padding?: Padding
  horizontalAlignment?: string
  verticalAlignment?: string
  wrapStrategy?: string
  textDirection?: string
  textFormat?: TextFormat
  hyperlinkDisplayType?: string
  textRotation?: {
    angle?: number
    vertical?: boolean
  }
}

export interface NumberFormat {
  /** TEXT, NUMBER, PERCENT, CURRENCY, DATE, TIME, DATE_TIME or SCIENTIFIC. */
  type?: string
  /** The pattern, such as #,##0.00 or yyyy-mm-dd; the locale's unless given. */
  pattern?: string
}

export interface Color {
  /** The share of red, from 0 to 1. */
  red?: Channel
  /** The share of green, from 0 to 1. */
  green?: Channel
  /** The share of blue, from 0 to 1. */
  blue?: Channel
  /** How opaque it is, from 0 to 1; mostly without effect. */
  alpha?: Channel
}

export interface ColorStyle {
  /** A colour of its own. */
  rgbColor?: Color
  /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
  themeColor?: string
}

export interface Borders {
  top?: Border
  bottom?: Border
  left?: Border
  right?: Border
}

export interface Border {
  /** DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away. */
  style?: string
  /** In pixels, as Google says it; the style decides. */
  width?: number
  /** The older form of colorStyle. */
  color?: Color
  /** Its colour. */
  colorStyle?: ColorStyle
}

export interface Padding {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

export interface TextFormat {
  /** Whether it is bold. */
  bold?: boolean
  /** Whether it is italic. */
  italic?: boolean
  /** Whether it is underlined. */
  underline?: boolean
  /** Whether it is struck through. */
  strikethrough?: boolean
  /** The font by name. */
  fontFamily?: string
  /** The size, in points. */
  fontSize?: number
  /** The older form of foregroundColorStyle. */
  foregroundColor?: Color
  /** The colour of the text. */
  foregroundColorStyle?: ColorStyle
  /** Where the text leads. */
  link?: Link
}

export interface Link {
  /** The address. */
  uri?: string
}

export interface ThemeColor {
  colorType?: string
  color?: ColorStyle
}

export interface Sheet {
  properties?: SheetProperties
  data?: GridData[]
  merges?: GridRange[]
  protectedRanges?: ProtectedRange[]
  tables?: Table[]
  developerMetadata?: DeveloperMetadata[]
  rowGroups?: Group[]
  columnGroups?: Group[]
  /** Charts, as Google describes them. */
  charts?: unknown[]
  /** Ranges in alternating colours, as Google describes them. */
  bandedRanges?: unknown[]
  /** Rules of formats, as Google describes them. */
  conditionalFormats?: unknown[]
  /** The sheet's filter, as Google describes it. */
  basicFilter?: { [k: string]: unknown }
  /** Saved filters, as Google describes them. */
  filterViews?: unknown[]
  /** Slicers, as Google describes them. */
  slicers?: unknown[]
}

export interface SheetProperties {
  sheetId: number
  title?: string
  index?: number
  sheetType?: string
  hidden?: boolean
  rightToLeft?: boolean
  gridProperties?: GridProperties
  tabColor?: Color
  tabColorStyle?: ColorStyle
  /** Of a sheet that shows a data source, as Google describes it. */
  dataSourceSheetProperties?: { [k: string]: unknown }
}

export interface GridProperties {
  rowCount?: number
  columnCount?: number
  frozenRowCount?: number
  frozenColumnCount?: number
  hideGridlines?: boolean
  rowGroupControlAfter?: boolean
  columnGroupControlAfter?: boolean
}

export interface GridData {
  startRow?: number
  startColumn?: number
  rowData?: RowData[]
  rowMetadata?: DimensionProperties[]
  columnMetadata?: DimensionProperties[]
}

export interface RowData {
  values?: CellData[]
}

export interface CellData {
  userEnteredValue?: ExtendedValue
  effectiveValue?: ExtendedValue
  formattedValue?: string
  userEnteredFormat?: CellFormat
  effectiveFormat?: CellFormat
  hyperlink?: string
  note?: string
  textFormatRuns?: TextFormatRun[]
  /** What the cell takes, as Google describes it. */
  dataValidation?: { [k: string]: unknown }
  /** A pivot table that begins here, as Google describes it. */
  pivotTable?: { [k: string]: unknown }
  /** Smart chips, as Google describes them. */
  chipRuns?: unknown[]
}

export interface ExtendedValue {
  numberValue?: number
  stringValue?: string
  boolValue?: boolean
  formulaValue?: string
  errorValue?: {
    type?: string
    message?: string
  }
}

export interface TextFormatRun {
  startIndex?: number
  format?: TextFormat
}

export interface DimensionProperties {
  pixelSize?: number
  hiddenByUser?: boolean
  hiddenByFilter?: boolean
  developerMetadata?: DeveloperMetadata[]
}

export interface DeveloperMetadata {
  metadataId?: number
  metadataKey?: string
  metadataValue?: string
  visibility?: string
  location?: {
    locationType?: string
    spreadsheet?: boolean
    sheetId?: number
    dimensionRange?: DimensionRange
  }
}

export interface DimensionRange {
  sheetId?: number
  dimension?: string
  startIndex?: number
  endIndex?: number
}

export interface GridRange {
  /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
  sheetId?: number
  /** The first row, from 0; from the top unless given. (at least 0) */
  startRowIndex?: number
  /** The row after the last, from 0; to the bottom unless given. (at least 0) */
  endRowIndex?: number
  /** The first column, from 0; from the left unless given. (at least 0) */
  startColumnIndex?: number
  /** The column after the last, from 0; to the right unless given. (at least 0) */
  endColumnIndex?: number
}

export interface ProtectedRange {
  protectedRangeId: number
  range?: GridRange
  namedRangeId?: string
  tableId?: string
  description?: string
  warningOnly?: boolean
  requestingUserCanEdit?: boolean
  unprotectedRanges?: GridRange[]
  editors?: Editors
}

export interface Editors {
  /** Addresses of people. */
  users?: string[]
  /** Addresses of groups. */
  groups?: string[]
  /** Whether everybody of the domain may; only where the file is shared with it. */
  domainUsersCanEdit?: boolean
}

export interface Table {
  tableId: string
  name?: string
  range?: GridRange
  columnProperties?: TableColumn[]
  rowsProperties?: {
    headerColorStyle?: ColorStyle
    firstBandColorStyle?: ColorStyle
    secondBandColorStyle?: ColorStyle
    footerColorStyle?: ColorStyle
  }
}

export interface TableColumn {
  columnIndex?: number
  columnName?: string
  columnType?: string
  /** The values of a dropdown, as Google describes them. */
  dataValidationRule?: { [k: string]: unknown }
}

export interface Group {
  range?: DimensionRange
  depth?: number
  collapsed?: boolean
}

export interface NamedRange {
  namedRangeId: string
  name?: string
  range?: GridRange
}

/** Params of spreadsheets.create. */
export interface SpreadsheetsCreateParams {
  /** What it is called. */
  title: string
  /** Its locale, such as en or de_CH. */
  locale?: string
  /** Its time zone by its CLDR name, such as Europe/Zurich. */
  timeZone?: string
  /** How often functions that depend on the time are calculated anew. */
  autoRecalc?: "ON_CHANGE" | "MINUTE" | "HOUR"
  /** The sheets, from left to right. */
  sheets?: {
    /** What the sheet is like. */
    properties: {
      /** Its title. */
      title: string
      /** An id of your own. (at least 0) */
      sheetId?: number
      /** Whether the sheet is hidden. */
      hidden?: boolean
      /** The colour of its tab. */
      tabColorStyle?: {
        /** A colour of its own. */
        rgbColor?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
        themeColor?: string
      }
      /** Its size and what stays in view. */
      gridProperties?: {
        /** How many rows it has. (at least 1) */
        rowCount?: number
        /** How many columns it has. (1 to 18278) */
        columnCount?: number
        /** How many rows at the top stay in view. (at least 0) */
        frozenRowCount?: number
        /** How many columns at the left stay in view. (at least 0) */
        frozenColumnCount?: number
        /** Whether the lines between cells are hidden. */
        hideGridlines?: boolean
      }
    }
  }[]
}

/** Params of spreadsheets.update. */
export interface SpreadsheetsUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The new title. */
  title?: string
  /** Its locale, such as en or de_CH. */
  locale?: string
  /** Its time zone by its CLDR name, such as Europe/Zurich. */
  timeZone?: string
  /** How often functions that depend on the time are calculated anew. */
  autoRecalc?: "ON_CHANGE" | "MINUTE" | "HOUR"
  /** Which of the params are changed, with commas between; one that is named and not given loses its value. */
  fields: string
}

/** Params of sheets.list. */
export interface SheetsListParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
}

/** Params of sheets.create. */
export interface SheetsCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** Its title, unlike those of all other sheets; Google makes one up unless given. */
  title?: string
  /** An id of your own. The same call again is then refused instead of adding a second sheet. (at least 0) */
  sheetId?: number
  /** Its place among the sheets, from 0. (at least 0) */
  index?: number
  /** Whether the sheet is hidden. */
  hidden?: boolean
  /** The colour of its tab. */
  tabColorStyle?: {
    /** A colour of its own. */
    rgbColor?: {
      /** The share of red, from 0 to 1. (0 to 1) */
      red?: number
      /** The share of green, from 0 to 1. (0 to 1) */
      green?: number
      /** The share of blue, from 0 to 1. (0 to 1) */
      blue?: number
      /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
      alpha?: number
    }
    /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
    themeColor?: string
  }
  /** Its size; 1000 rows and 26 columns unless given. */
  gridProperties?: {
    /** How many rows it has. (at least 1) */
    rowCount?: number
    /** How many columns it has. (1 to 18278) */
    columnCount?: number
    /** How many rows at the top stay in view. (at least 0) */
    frozenRowCount?: number
    /** How many columns at the left stay in view. (at least 0) */
    frozenColumnCount?: number
    /** Whether the lines between cells are hidden. */
    hideGridlines?: boolean
  }
}

/** Params of sheets.update. */
export interface SheetsUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
  /** The new title. */
  title?: string
  /** Its place among the sheets, from 0. (at least 0) */
  index?: number
  /** Whether the sheet is hidden. */
  hidden?: boolean
  /** The colour of its tab. */
  tabColorStyle?: {
    /** A colour of its own. */
    rgbColor?: {
      /** The share of red, from 0 to 1. (0 to 1) */
      red?: number
      /** The share of green, from 0 to 1. (0 to 1) */
      green?: number
      /** The share of blue, from 0 to 1. (0 to 1) */
      blue?: number
      /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
      alpha?: number
    }
    /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
    themeColor?: string
  }
  /** Its size and what stays in view. */
  gridProperties?: {
    /** How many rows it has. (at least 1) */
    rowCount?: number
    /** How many columns it has. (1 to 18278) */
    columnCount?: number
    /** How many rows at the top stay in view. (at least 0) */
    frozenRowCount?: number
    /** How many columns at the left stay in view. (at least 0) */
    frozenColumnCount?: number
    /** Whether the lines between cells are hidden. */
    hideGridlines?: boolean
  }
  /**
   * Which fields are changed, with commas between and dots into them; one that is named and not given loses its value.
   */
  fields: string
}

/** Params of sheets.delete. */
export interface SheetsDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
}

/** Params of sheet_copies.create. */
export interface SheetCopiesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
  /** The spreadsheet to copy it to; may be the same. */
  destinationSpreadsheetId: string
}

/** Params of values.get. */
export interface ValuesGetParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or a sheet. */
  range: string
  /** Whether values are rows, as unless given, or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /** Values as they are shown, as unless given; as they are calculated; or their formulas. */
  valueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Dates as days since 1899-12-30, or as text; without effect on values as they are shown. */
  dateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

export interface ValueRange {
  /** The range that was read, in A1 notation. */
  range: string
  majorDimension?: string
  /** Rows of cells, or columns; absent where all are empty. */
  values?: (string | number | boolean | null)[][]
}

/** Params of values.create. */
export interface ValuesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** A range in which to look for the table, in A1 notation; the rows go below it. */
  range: string
  /** Rows of cells from top to bottom, each from left to right; columns with majorDimension COLUMNS. */
  values: (string | number | boolean | null)[][]
  /** Whether values are rows, as unless given, or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /**
   * RAW stores values as they are; USER_ENTERED reads them as if typed, so that =A1 is a formula and 1/2 a date.
   * (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether rows are inserted for them, or the cells below the table written over, as Google does unless told. */
  insertDataOption?: "OVERWRITE" | "INSERT_ROWS"
  /** Whether the answer has the values as they are afterwards. (default false) */
  includeValuesInResponse?: boolean
  /** Values as they are shown, as unless given; as they are calculated; or their formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Dates as days since 1899-12-30, or as text; without effect on values as they are shown. */
  responseDateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

export interface AppendedValues {
  spreadsheetId: string
  tableRange?: string
  updates?: UpdatedValues
}

export interface UpdatedValues {
  spreadsheetId?: string
  updatedRange?: string
  updatedRows?: number
  updatedColumns?: number
  updatedCells?: number
  updatedData?: ValueRange
}

/** Params of values.update. */
export interface ValuesUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or a sheet. */
  range: string
  /** Rows of cells from top to bottom, each from left to right; columns with majorDimension COLUMNS. */
  values: (string | number | boolean | null)[][]
  /** Whether values are rows, as unless given, or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /**
   * RAW stores values as they are; USER_ENTERED reads them as if typed, so that =A1 is a formula and 1/2 a date.
   * (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether the answer has the values as they are afterwards. (default false) */
  includeValuesInResponse?: boolean
  /** Values as they are shown, as unless given; as they are calculated; or their formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Dates as days since 1899-12-30, or as text; without effect on values as they are shown. */
  responseDateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

/** Params of values.delete. */
export interface ValuesDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or a sheet. */
  range: string
}

export interface ClearedValues {
  spreadsheetId: string
  clearedRange?: string
}

/** Params of value_ranges.list. */
export interface ValueRangesListParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** Ranges in A1 notation, or names. (at least 1 items) */
  ranges: string[]
  /** Whether values are rows, as unless given, or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /** Values as they are shown, as unless given; as they are calculated; or their formulas. */
  valueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Dates as days since 1899-12-30, or as text; without effect on values as they are shown. */
  dateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

/** Params of value_ranges.update. */
export interface ValueRangesUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The ranges and what to write into each. (at least 1 items) */
  data: {
    /** Where to write, in A1 notation, or a name. */
    range: string
    /** Rows of cells from top to bottom, each from left to right; columns with majorDimension COLUMNS. */
    values: (string | number | boolean | null)[][]
    /** Whether values are rows, as unless given, or columns. */
    majorDimension?: "ROWS" | "COLUMNS"
  }[]
  /**
   * RAW stores values as they are; USER_ENTERED reads them as if typed, so that =A1 is a formula and 1/2 a date.
   * (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether the answer has the values as they are afterwards. (default false) */
  includeValuesInResponse?: boolean
  /** Values as they are shown, as unless given; as they are calculated; or their formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Dates as days since 1899-12-30, or as text; without effect on values as they are shown. */
  responseDateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

export interface UpdatedRanges {
  spreadsheetId: string
  totalUpdatedRows?: number
  totalUpdatedColumns?: number
  totalUpdatedCells?: number
  totalUpdatedSheets?: number
  responses?: UpdatedValues[]
}

/** Params of value_ranges.delete. */
export interface ValueRangesDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** Ranges in A1 notation, or names. (at least 1 items) */
  ranges: string[]
}

export interface ClearedRanges {
  spreadsheetId: string
  clearedRanges?: string[]
}

/** Params of named_ranges.list. */
export interface NamedRangesListParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
}

/** Params of named_ranges.create. */
export interface NamedRangesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The name: letters, digits and underscores, no digit first. (at most 250 characters) */
  name: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
}

/** Params of named_ranges.update. */
export interface NamedRangesUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The named range, by id from named_ranges.list. */
  namedRangeId: string
  /** The name: letters, digits and underscores, no digit first. (at most 250 characters) */
  name?: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /**
   * Which fields are changed, with commas between and dots into them; one that is named and not given loses its value.
   */
  fields: string
}

/** Params of named_ranges.delete. */
export interface NamedRangesDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The named range, by id from named_ranges.list. */
  namedRangeId: string
}

/** Params of protected_ranges.list. */
export interface ProtectedRangesListParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
}

/** Params of protected_ranges.create. Needs cells, or namedRangeId. Takes only one of cells, namedRangeId. */
export interface ProtectedRangesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** The named range to protect, by id, instead of cells. */
  namedRangeId?: string
  /** What the protection is for. */
  description?: string
  /** Whether everybody may edit it after a warning; editors do not count then. */
  warningOnly?: boolean
  /** Who may edit it besides the user. */
  editors?: {
    /** Addresses of people. */
    users?: string[]
    /** Addresses of groups. */
    groups?: string[]
    /** Whether everybody of the domain may; only where the file is shared with it. */
    domainUsersCanEdit?: boolean
  }
  /** Ranges within a protected sheet that everybody may edit. */
  unprotectedRanges?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }[]
}

/** Params of protected_ranges.update. Takes only one of cells, namedRangeId. */
export interface ProtectedRangesUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The protection, by id from protected_ranges.list. */
  protectedRangeId: number
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** The named range to protect, by id, instead of cells. */
  namedRangeId?: string
  /** What the protection is for. */
  description?: string
  /** Whether everybody may edit it after a warning; editors do not count then. */
  warningOnly?: boolean
  /** Who may edit it besides the user. */
  editors?: {
    /** Addresses of people. */
    users?: string[]
    /** Addresses of groups. */
    groups?: string[]
    /** Whether everybody of the domain may; only where the file is shared with it. */
    domainUsersCanEdit?: boolean
  }
  /** Ranges within a protected sheet that everybody may edit. */
  unprotectedRanges?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }[]
  /**
   * Which fields are changed, with commas between and dots into them; one that is named and not given loses its value.
   */
  fields: string
}

/** Params of protected_ranges.delete. */
export interface ProtectedRangesDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The protection, by id from protected_ranges.list. */
  protectedRangeId: number
}

/** Params of tables.list. */
export interface TablesListParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
}

/** Params of tables.create. */
export interface TablesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The table's name, unlike those of all other tables. */
  name: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** Names and types of columns; Google takes them from the first row unless given. */
  columnProperties?: {
    /** Which column of the table, from 0. (at least 0) */
    columnIndex: number
    /** Its name. */
    columnName?: string
    /** What its cells hold. */
    columnType?:
      | "DOUBLE"
      | "CURRENCY"
      | "PERCENT"
      | "DATE"
      | "TIME"
      | "DATE_TIME"
      | "TEXT"
      | "BOOLEAN"
      | "DROPDOWN"
      | "FILES_CHIP"
      | "PEOPLE_CHIP"
      | "FINANCE_CHIP"
      | "PLACE_CHIP"
      | "RATINGS_CHIP"
  }[]
}

/** Params of tables.delete. */
export interface TablesDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The id of the table, from tables.list. */
  tableId: string
}

/** Params of dimensions.create. */
export interface DimensionsCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
  /** Rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** The first one, from 0. (at least 0) */
  startIndex: number
  /** The one after the last, from 0. (at least 1) */
  endIndex: number
  /** Whether they look like those before, or those after. Not at the very beginning. (default false) */
  inheritFromBefore?: boolean
}

/** Params of dimensions.update. */
export interface DimensionsUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
  /** Rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** The first one, from 0. (at least 0) */
  startIndex: number
  /** The one after the last, from 0. (at least 1) */
  endIndex: number
  /** The height of rows or the width of columns, in pixels. (at least 0) */
  pixelSize?: number
  /** Whether they are hidden. */
  hiddenByUser?: boolean
  /**
   * Which fields are changed, with commas between and dots into them; one that is named and not given loses its value.
   */
  fields: string
}

/** Params of dimensions.delete. */
export interface DimensionsDeleteParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The sheet, by sheetId of sheets.list; the first one made is 0. (at least 0) */
  sheetId: number
  /** Rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** The first one, from 0. (at least 0) */
  startIndex: number
  /** The one after the last, from 0. (at least 1) */
  endIndex: number
}

/** Params of cell_formats.update. */
export interface CellFormatsUpdateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** How the cells are to look. */
  format: {
    /** The colour behind the text. */
    backgroundColorStyle?: {
      /** A colour of its own. */
      rgbColor?: {
        /** The share of red, from 0 to 1. (0 to 1) */
        red?: number
        /** The share of green, from 0 to 1. (0 to 1) */
        green?: number
        /** The share of blue, from 0 to 1. (0 to 1) */
        blue?: number
        /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
        alpha?: number
      }
      /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
      themeColor?: string
    }
    /** How the text looks. */
    textFormat?: {
      /** Whether it is bold. */
      bold?: boolean
      /** Whether it is italic. */
      italic?: boolean
      /** Whether it is underlined. */
      underline?: boolean
      /** Whether it is struck through. */
      strikethrough?: boolean
      /** The font by name. */
      fontFamily?: string
      /** The size, in points. */
      fontSize?: number
      /** The older form of foregroundColorStyle. */
      foregroundColor?: {
        /** The share of red, from 0 to 1. (0 to 1) */
        red?: number
        /** The share of green, from 0 to 1. (0 to 1) */
        green?: number
        /** The share of blue, from 0 to 1. (0 to 1) */
        blue?: number
        /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
        alpha?: number
      }
      /** The colour of the text. */
      foregroundColorStyle?: {
        /** A colour of its own. */
        rgbColor?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
        themeColor?: string
      }
      /** Where the text leads. */
      link?: {
        /** The address. */
        uri?: string
      }
    }
    /** How numbers and dates are written. */
    numberFormat?: {
      /** TEXT, NUMBER, PERCENT, CURRENCY, DATE, TIME, DATE_TIME or SCIENTIFIC. */
      type?: string
      /** The pattern, such as #,##0.00 or yyyy-mm-dd; the locale's unless given. */
      pattern?: string
    }
    /** Where the text stands from left to right. */
    horizontalAlignment?: "LEFT" | "CENTER" | "RIGHT"
    /** Where the text stands from top to bottom. */
    verticalAlignment?: "TOP" | "MIDDLE" | "BOTTOM"
    /** What becomes of text that is too long. */
    wrapStrategy?: "OVERFLOW_CELL" | "LEGACY_WRAP" | "CLIP" | "WRAP"
    /** The lines around each cell. */
    borders?: {
      top?: {
        /** DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away. */
        style?: string
        /** In pixels, as Google says it; the style decides. */
        width?: number
        /** The older form of colorStyle. */
        color?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** Its colour. */
        colorStyle?: {
          /** A colour of its own. */
          rgbColor?: {
            /** The share of red, from 0 to 1. (0 to 1) */
            red?: number
            /** The share of green, from 0 to 1. (0 to 1) */
            green?: number
            /** The share of blue, from 0 to 1. (0 to 1) */
            blue?: number
            /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
            alpha?: number
          }
          /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
          themeColor?: string
        }
      }
      bottom?: {
        /** DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away. */
        style?: string
        /** In pixels, as Google says it; the style decides. */
        width?: number
        /** The older form of colorStyle. */
        color?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** Its colour. */
        colorStyle?: {
          /** A colour of its own. */
          rgbColor?: {
            /** The share of red, from 0 to 1. (0 to 1) */
            red?: number
            /** The share of green, from 0 to 1. (0 to 1) */
            green?: number
            /** The share of blue, from 0 to 1. (0 to 1) */
            blue?: number
            /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
            alpha?: number
          }
          /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
          themeColor?: string
        }
      }
      left?: {
        /** DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away. */
        style?: string
        /** In pixels, as Google says it; the style decides. */
        width?: number
        /** The older form of colorStyle. */
        color?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** Its colour. */
        colorStyle?: {
          /** A colour of its own. */
          rgbColor?: {
            /** The share of red, from 0 to 1. (0 to 1) */
            red?: number
            /** The share of green, from 0 to 1. (0 to 1) */
            green?: number
            /** The share of blue, from 0 to 1. (0 to 1) */
            blue?: number
            /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
            alpha?: number
          }
          /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
          themeColor?: string
        }
      }
      right?: {
        /** DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away. */
        style?: string
        /** In pixels, as Google says it; the style decides. */
        width?: number
        /** The older form of colorStyle. */
        color?: {
          /** The share of red, from 0 to 1. (0 to 1) */
          red?: number
          /** The share of green, from 0 to 1. (0 to 1) */
          green?: number
          /** The share of blue, from 0 to 1. (0 to 1) */
          blue?: number
          /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
          alpha?: number
        }
        /** Its colour. */
        colorStyle?: {
          /** A colour of its own. */
          rgbColor?: {
            /** The share of red, from 0 to 1. (0 to 1) */
            red?: number
            /** The share of green, from 0 to 1. (0 to 1) */
            green?: number
            /** The share of blue, from 0 to 1. (0 to 1) */
            blue?: number
            /** How opaque it is, from 0 to 1; mostly without effect. (0 to 1) */
            alpha?: number
          }
          /** A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK. */
          themeColor?: string
        }
      }
    }
  }
  /**
   * Which fields are changed, with commas between and dots into them; one that is named and not given loses its value.
   */
  fields: string
}

/** Params of sort.create. */
export interface SortCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** By which columns, the most important first. (at least 1 items) */
  sortSpecs: {
    /** The column to sort by, counted from 0 at the left of the sheet. (at least 0) */
    dimensionIndex: number
    /** The direction. */
    sortOrder: "ASCENDING" | "DESCENDING"
  }[]
}

/**
 * Params of find_replace.create. Needs cells, or sheetId, or allSheets. Takes only one of cells, sheetId, allSheets.
 */
export interface FindReplaceCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** The text, or with searchByRegex the regular expression, to find. */
  find: string
  /** What to put in its place; an empty text deletes it. */
  replacement: string
  /** The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out. */
  cells?: {
    /** The sheet, by sheetId of sheets.list; Google leaves out 0. */
    sheetId?: number
    /** The first row, from 0; from the top unless given. (at least 0) */
    startRowIndex?: number
    /** The row after the last, from 0; to the bottom unless given. (at least 0) */
    endRowIndex?: number
    /** The first column, from 0; from the left unless given. (at least 0) */
    startColumnIndex?: number
    /** The column after the last, from 0; to the right unless given. (at least 0) */
    endColumnIndex?: number
  }
  /** The sheet to look in, by sheetId of sheets.list. (at least 0) */
  sheetId?: number
  /** True looks in all sheets. */
  allSheets?: true
  /** Whether upper and lower case differ. */
  matchCase?: boolean
  /** Whether it must be the whole cell. */
  matchEntireCell?: boolean
  /** Whether find is a regular expression, of Java; replacement then knows $1. */
  searchByRegex?: boolean
  /** Whether formulas are changed too. */
  includeFormulas?: boolean
}

export interface Replacements {
  valuesChanged?: number
  formulasChanged?: number
  rowsChanged?: number
  sheetsChanged?: number
  occurrencesChanged?: number
}

/** Params of batch_updates.create. */
export interface BatchUpdatesCreateParams {
  /** The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit. */
  spreadsheetId: string
  /** Google's requests, each with the one property that says what it does, such as addChart. (at least 1 items) */
  requests: {
    /** What it takes, as Google describes the request. */
    [k: string]: unknown
  }[]
}

export interface BatchUpdated {
  spreadsheetId: string
  /** What each request made, in their order, as Google describes it; empty objects for those that make nothing. */
  replies?: unknown[]
}

/** Credentials by auth variant. */
export interface GoogleSheetsCredentials {
  oauth: GoogleSheetsOauthCredentials
  service_account: GoogleSheetsServiceAccountCredentials
}

/** Google account */
export interface GoogleSheetsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleSheetsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** The address of the service account; client_email of its key file. */
  client_email: string
  /** The key as PEM; private_key of its key file. */
  private_key: string
  /** The user to act for, where the domain's administrator has allowed that. */
  subject?: string
}

export interface GoogleSheetsConfig { [k: string]: never }
