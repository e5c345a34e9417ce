// Generated from definitions/google-sheets.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Sheets */
    "google-sheets": GoogleSheets
  }
}

/** (0 to 1) */
export type Channel = number

/**
 * Google Sheets. Spreadsheets with their sheets, cells, formats, named and protected ranges and tables. Reads, writes,
 * appends, sorts and searches cells.
 */
export interface GoogleSheets {
  operations: GoogleSheetsOperations
  credentials: GoogleSheetsCredentials
  config: GoogleSheetsConfig
}

/** The operations, by entity and action. */
export interface GoogleSheetsOperations {
  /** A spreadsheet as a Google Drive file. Its ID is the `spreadsheetId` of all other operations. */
  spreadsheet_files: {
    /** Lists or searches the spreadsheet files that the user can access, by name, text, owner or time. */
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
  /** A spreadsheet with all its sheets. To list spreadsheets, use `spreadsheet_files`. */
  spreadsheets: {
    /**
     * Gets a spreadsheet with its title, sheets, named ranges, tables and protected ranges. Set `includeGridData` to
     * include its cells.
     */
    get: {
      params: SpreadsheetsGetParams
      records: Spreadsheet
      meta: {}
    }
    /** Creates a spreadsheet in the user's Drive and returns it. Creates one sheet, or the named `sheets`. */
    create: {
      params: SpreadsheetsCreateParams
      records: Spreadsheet
      meta: {}
    }
    /**
     * Updates the title, locale, time zone or recalculation of a spreadsheet. Changes the properties that `fields`
     * names.
     */
    update: {
      params: SpreadsheetsUpdateParams
      records: null
      meta: {}
    }
  }
  /** A sheet (tab) of a spreadsheet, with its ID, title, position and size. */
  sheets: {
    /**
     * Lists the sheets of a spreadsheet from left to right, with titles, IDs and sizes, including hidden ones. Cells
     * are not included.
     */
    list: {
      params: SheetsListParams
      records: SheetProperties[]
      meta: {}
    }
    /** Adds an empty sheet to a spreadsheet and returns it. */
    create: {
      params: SheetsCreateParams
      records: SheetProperties
      meta: {}
    }
    /**
     * Updates the title, position, size, frozen rows, tab color or visibility of a sheet. Changes the properties that
     * `fields` names.
     */
    update: {
      params: SheetsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a sheet with all its cells. The last sheet of a spreadsheet cannot be deleted. */
    delete: {
      params: SheetsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A copy of a sheet. */
  sheet_copies: {
    /** Copies a sheet with its cells to the same or another spreadsheet, and returns the properties of the copy. */
    create: {
      params: SheetCopiesCreateParams
      records: SheetProperties
      meta: {}
    }
  }
  /** The cell values of a range. */
  values: {
    /** Gets the values of a range, row by row. Trailing empty rows and cells are left out. */
    get: {
      params: ValuesGetParams
      records: ValueRange
      meta: {}
    }
    /** Appends rows of values below the table in a range. */
    create: {
      params: ValuesCreateParams
      records: AppendedValues
      meta: {}
    }
    /** Writes values to the cells of a range. A `null` cell keeps its value; an empty string clears it. */
    update: {
      params: ValuesUpdateParams
      records: UpdatedValues
      meta: {}
    }
    /** Clears the values of a range. Formats, notes and validation stay. */
    delete: {
      params: ValuesDeleteParams
      records: ClearedValues
      meta: {}
    }
  }
  /** The cell values of several ranges of a spreadsheet. */
  value_ranges: {
    /** Gets the values of several ranges in one call. */
    list: {
      params: ValueRangesListParams
      records: ValueRange[]
      meta: {
        spreadsheetId: string | null
      }
    }
    /** Writes values to several ranges in one call, all or none. */
    update: {
      params: ValueRangesUpdateParams
      records: UpdatedRanges
      meta: {}
    }
    /** Clears the values of several ranges in one call. */
    delete: {
      params: ValueRangesDeleteParams
      records: ClearedRanges
      meta: {}
    }
  }
  /** A named range. Formulas and other calls can use its name. */
  named_ranges: {
    /** Lists the named ranges of a spreadsheet. */
    list: {
      params: NamedRangesListParams
      records: NamedRange[]
      meta: {}
    }
    /** Creates a named range and returns it with its ID. */
    create: {
      params: NamedRangesCreateParams
      records: NamedRange
      meta: {}
    }
    /** Updates the name or cells of a named range. Changes the properties that `fields` names. */
    update: {
      params: NamedRangesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a named range. Its cells stay. */
    delete: {
      params: NamedRangesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A protected range that only some users can edit. */
  protected_ranges: {
    /** Lists the protected ranges of all sheets of a spreadsheet, with their editors. */
    list: {
      params: ProtectedRangesListParams
      records: ProtectedRange[]
      meta: {}
    }
    /** Creates a protected range or protects a whole sheet. Only the user and the named editors can edit it. */
    create: {
      params: ProtectedRangesCreateParams
      records: ProtectedRange
      meta: {}
    }
    /** Updates a protected range, such as its editors. Changes the properties that `fields` names. */
    update: {
      params: ProtectedRangesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes the protection of a range. Its cells stay. */
    delete: {
      params: ProtectedRangesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A table with typed columns. */
  tables: {
    /** Lists the tables of all sheets of a spreadsheet, with their columns. */
    list: {
      params: TablesListParams
      records: Table[]
      meta: {}
    }
    /** Creates a table from a range. The first row holds the column names. */
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
  /** Rows or columns (dimension) of a sheet, from a start index to an exclusive end index, both starting at 0. */
  dimensions: {
    /** Inserts empty rows or columns (a dimension range) into a sheet. Later ones move down or to the right. */
    create: {
      params: DimensionsCreateParams
      records: null
      meta: {}
    }
    /**
     * Updates the size or visibility of rows or columns (a dimension range). Changes the properties that `fields`
     * names.
     */
    update: {
      params: DimensionsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes rows or columns (a dimension range) with their content. Later ones move up or to the left. */
    delete: {
      params: DimensionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The format of the cells of a range. */
  cell_formats: {
    /**
     * Updates the format of all cells in a range, such as bold, color, alignment or number format. Changes the
     * properties that `fields` names.
     */
    update: {
      params: CellFormatsUpdateParams
      records: null
      meta: {}
    }
  }
  /** The sort order of the rows of a range. */
  sort: {
    /** Sorts the rows of a range by one or more columns. */
    create: {
      params: SortCreateParams
      records: null
      meta: {}
    }
  }
  /** The number of matches found and replaced. */
  find_replace: {
    /** Finds and replaces text in a range, a sheet or all sheets, and returns the number of replacements. */
    create: {
      params: FindReplaceCreateParams
      records: Replacements
      meta: {}
    }
  }
  /**
   * A batch of changes, such as charts, pivot tables, filters and conditional formats, applied together or not at all.
   */
  batch_updates: {
    /**
     * Runs a batch update with Google's own update requests, in order. If one fails, none is applied. Returns a reply
     * for each request.
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
   * Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A condition for
   * spreadsheets is added. (default "trashed = false")
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

export interface SpreadsheetFile {
  /** The spreadsheet's file ID. */
  id: string
  /** The spreadsheet's name. */
  name?: string
  /** The spreadsheet's description. Absent if it has none. */
  description?: string
  /** Whether the user has starred the spreadsheet. */
  starred?: boolean
  /** A number that grows with each change to the file. */
  version?: string
  /** The address for opening the spreadsheet in a browser. */
  webViewLink?: string
  /** The address of the file's icon. */
  iconLink?: string
  /** Creation time of the spreadsheet. */
  createdTime?: string
  /** The time anyone last modified the spreadsheet. */
  modifiedTime?: string
  /** The time the user last viewed the spreadsheet. Absent if never viewed. */
  viewedByMeTime?: string
  /** The time the user last modified the spreadsheet. Absent if never modified. */
  modifiedByMeTime?: string
  /** The time the spreadsheet was shared with the user. Absent if it was not. */
  sharedWithMeTime?: string
  /** Whether the spreadsheet is shared. */
  shared?: boolean
  /** Whether the user owns the spreadsheet. Absent in shared drives. */
  ownedByMe?: boolean
  /** The ID of the shared drive the file is in. Absent elsewhere. */
  driveId?: string
  /** The ID of the folder the file is in. */
  parents?: string[]
  /** The spreadsheet's owner. Absent in shared drives. */
  owners?: User[]
  /** The user who last modified the spreadsheet. */
  lastModifyingUser?: User
  /** The actions the user may take on the file. */
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
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Ranges to return, in A1 notation. */
  ranges?: string[]
  /**
   * Whether to include cells with formulas, formats and notes. The response can be large. Defaults to `false`. (default
   * false)
   */
  includeGridData?: boolean
  /** Whether to leave tables out of `bandedRanges`. */
  excludeTablesInBandedRanges?: boolean
  /** Fields to return, such as `properties.title,sheets.properties`. Defaults to all. */
  fields?: string
}

export interface Spreadsheet {
  /** The spreadsheet's ID. */
  spreadsheetId: string
  /** The spreadsheet's address. */
  spreadsheetUrl?: string
  /** The spreadsheet's title, locale, time zone and other properties. */
  properties?: SpreadsheetProperties
  /** The sheets in the spreadsheet. */
  sheets?: Sheet[]
  /** The named ranges in the spreadsheet. */
  namedRanges?: NamedRange[]
  /** The developer metadata attached to the spreadsheet. */
  developerMetadata?: DeveloperMetadata[]
  /** Connections to BigQuery and Looker, as Google documents them. */
  dataSources?: unknown[]
  /** Refresh schedules of the data sources, as Google documents them. */
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
  /** Type of number format: `TEXT`, `NUMBER`, `PERCENT`, `CURRENCY`, `DATE`, `TIME`, `DATE_TIME` or `SCIENTIFIC`. */
  type?: string
  /** Format pattern, such as `#,##0.00` or `yyyy-mm-dd`. Defaults to the locale's. */
  pattern?: string
}

export interface Color {
  /** Amount of red, 0 to 1. */
  red?: Channel
  /** Amount of green, 0 to 1. */
  green?: Channel
  /** Amount of blue, 0 to 1. */
  blue?: Channel
  /** Opacity, 0 to 1. Usually ignored. */
  alpha?: Channel
}

export interface ColorStyle {
  /** A custom color. */
  rgbColor?: Color
  /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
  themeColor?: string
}

export interface Borders {
  top?: Border
  bottom?: Border
  left?: Border
  right?: Border
}

export interface Border {
  /**
   * Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the border.
   */
  style?: string
  /** Width in pixels, as Google reports it. The style determines it. */
  width?: number
  /** Deprecated. Use `colorStyle`. */
  color?: Color
  /** Color of the border. */
  colorStyle?: ColorStyle
}

export interface Padding {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

export interface TextFormat {
  /** Whether the text is bold. */
  bold?: boolean
  /** Whether the text is italic. */
  italic?: boolean
  /** Whether the text is underlined. */
  underline?: boolean
  /** Whether the text is struck through. */
  strikethrough?: boolean
  /** Name of the font. */
  fontFamily?: string
  /** Font size, in points. */
  fontSize?: number
  /** Deprecated. Use `foregroundColorStyle`. */
  foregroundColor?: Color
  /** Color of the text. */
  foregroundColorStyle?: ColorStyle
  /** Link of the text. */
  link?: Link
}

export interface Link {
  /** URL of the link. */
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
  /** Charts, as Google documents them. */
  charts?: unknown[]
  /** Ranges with alternating colors, as Google documents them. */
  bandedRanges?: unknown[]
  /** Conditional format rules, as Google documents them. */
  conditionalFormats?: unknown[]
  /** The sheet's filter, as Google documents it. */
  basicFilter?: { [k: string]: unknown }
  /** Filter views, as Google documents them. */
  filterViews?: unknown[]
  /** Slicers, as Google documents them. */
  slicers?: unknown[]
}

export interface SheetProperties {
  /** The sheet's ID. */
  sheetId: number
  /** The sheet's title. */
  title?: string
  /** The sheet's position in the spreadsheet, counted from 0. */
  index?: number
  /** The kind of sheet: a grid, an object such as a chart, or a data source. */
  sheetType?: string
  /** Whether the sheet is hidden. Absent if false. */
  hidden?: boolean
  /** Whether the sheet runs from right to left. Absent if false. */
  rightToLeft?: boolean
  /** The grid's size, frozen rows and columns, and display settings. */
  gridProperties?: GridProperties
  /** The color of the sheet's tab. Deprecated in favor of tabColorStyle. */
  tabColor?: Color
  /** The color of the sheet's tab, as an RGB or theme color. */
  tabColorStyle?: ColorStyle
  /** Properties of a sheet that displays a data source, as Google documents them. */
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
  /** Data validation rule of the cell, as Google documents it. */
  dataValidation?: { [k: string]: unknown }
  /** Pivot table that starts in this cell, as Google documents it. */
  pivotTable?: { [k: string]: unknown }
  /** Smart chips, as Google documents them. */
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
  /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
  sheetId?: number
  /** First row, starting at 0. Defaults to the top. (at least 0) */
  startRowIndex?: number
  /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
  endRowIndex?: number
  /** First column, starting at 0. Defaults to the left edge. (at least 0) */
  startColumnIndex?: number
  /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
  endColumnIndex?: number
}

export interface ProtectedRange {
  /** The protected range's ID. */
  protectedRangeId: number
  /** The range protected. A whole sheet if unbounded. */
  range?: GridRange
  /** The ID of the named range protected. Absent if none is. */
  namedRangeId?: string
  /** The ID of the table protected. Absent if none is. */
  tableId?: string
  /** A description of the protected range. */
  description?: string
  /** Whether edits bring up a warning instead of being prevented. */
  warningOnly?: boolean
  /** Whether the user may edit the protected range. */
  requestingUserCanEdit?: boolean
  /** The ranges left unprotected within a protected sheet. */
  unprotectedRanges?: GridRange[]
  /** The users and groups who may edit the protected range. */
  editors?: Editors
}

export interface Editors {
  /** Email addresses of users. */
  users?: string[]
  /** Email addresses of groups. */
  groups?: string[]
  /** Whether everyone in the domain can edit. Applies only if the file is shared with the domain. */
  domainUsersCanEdit?: boolean
}

export interface Table {
  /** The table's ID. */
  tableId: string
  /** The table's name. */
  name?: string
  /** The range the table covers. */
  range?: GridRange
  /** The table's columns, with their names and types. */
  columnProperties?: TableColumn[]
  /** The colors of the table's header, row bands and footer. */
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
  /** Values of a dropdown, as Google documents them. */
  dataValidationRule?: { [k: string]: unknown }
}

export interface Group {
  range?: DimensionRange
  depth?: number
  collapsed?: boolean
}

export interface NamedRange {
  /** The named range's ID. */
  namedRangeId: string
  /** The named range's name. */
  name?: string
  /** The range the name stands for. */
  range?: GridRange
}

/** Params of spreadsheets.create. */
export interface SpreadsheetsCreateParams {
  /** Title of the spreadsheet. */
  title: string
  /** Locale of the spreadsheet, such as `en` or `de_CH`. */
  locale?: string
  /** Time zone of the spreadsheet, as a CLDR name such as `Europe/Zurich`. */
  timeZone?: string
  /** Interval for recalculating time-dependent functions. */
  autoRecalc?: "ON_CHANGE" | "MINUTE" | "HOUR"
  /** Sheets to create, from left to right. */
  sheets?: {
    /** Properties of the sheet, such as its title and size. */
    properties: {
      /** Title of the sheet. */
      title: string
      /** Your own ID for the sheet. (at least 0) */
      sheetId?: number
      /** Whether the sheet is hidden. */
      hidden?: boolean
      /** Color of the sheet's tab. */
      tabColorStyle?: {
        /** A custom color. */
        rgbColor?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
        themeColor?: string
      }
      /** Size of the sheet, and its frozen rows and columns. */
      gridProperties?: {
        /** Number of rows. (at least 1) */
        rowCount?: number
        /** Number of columns, up to 18,278. (1 to 18278) */
        columnCount?: number
        /** Number of frozen rows at the top. (at least 0) */
        frozenRowCount?: number
        /** Number of frozen columns at the left. (at least 0) */
        frozenColumnCount?: number
        /** Whether gridlines are hidden. */
        hideGridlines?: boolean
      }
    }
  }[]
}

/** Params of spreadsheets.update. */
export interface SpreadsheetsUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** The new title. */
  title?: string
  /** Locale of the spreadsheet, such as `en` or `de_CH`. */
  locale?: string
  /** Time zone of the spreadsheet, as a CLDR name such as `Europe/Zurich`. */
  timeZone?: string
  /** Interval for recalculating time-dependent functions. */
  autoRecalc?: "ON_CHANGE" | "MINUTE" | "HOUR"
  /** Comma-separated names of the parameters to update. A parameter that is named but not set loses its value. */
  fields: string
}

/** Params of sheets.list. */
export interface SheetsListParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
}

/** Params of sheets.create. */
export interface SheetsCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Title of the sheet, unique in the spreadsheet. Google generates one by default. */
  title?: string
  /** Your own ID for the sheet. A repeated call with it fails instead of adding a second sheet. (at least 0) */
  sheetId?: number
  /** Position of the sheet, starting at 0. (at least 0) */
  index?: number
  /** Whether the sheet is hidden. */
  hidden?: boolean
  /** Color of the sheet's tab. */
  tabColorStyle?: {
    /** A custom color. */
    rgbColor?: {
      /** Amount of red, 0 to 1. (0 to 1) */
      red?: number
      /** Amount of green, 0 to 1. (0 to 1) */
      green?: number
      /** Amount of blue, 0 to 1. (0 to 1) */
      blue?: number
      /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
      alpha?: number
    }
    /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
    themeColor?: string
  }
  /** Size of the sheet. Defaults to 1,000 rows and 26 columns. */
  gridProperties?: {
    /** Number of rows. (at least 1) */
    rowCount?: number
    /** Number of columns, up to 18,278. (1 to 18278) */
    columnCount?: number
    /** Number of frozen rows at the top. (at least 0) */
    frozenRowCount?: number
    /** Number of frozen columns at the left. (at least 0) */
    frozenColumnCount?: number
    /** Whether gridlines are hidden. */
    hideGridlines?: boolean
  }
}

/** Params of sheets.update. */
export interface SheetsUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
  /** The new title. */
  title?: string
  /** Position of the sheet, starting at 0. (at least 0) */
  index?: number
  /** Whether the sheet is hidden. */
  hidden?: boolean
  /** Color of the sheet's tab. */
  tabColorStyle?: {
    /** A custom color. */
    rgbColor?: {
      /** Amount of red, 0 to 1. (0 to 1) */
      red?: number
      /** Amount of green, 0 to 1. (0 to 1) */
      green?: number
      /** Amount of blue, 0 to 1. (0 to 1) */
      blue?: number
      /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
      alpha?: number
    }
    /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
    themeColor?: string
  }
  /** Size of the sheet, and its frozen rows and columns. */
  gridProperties?: {
    /** Number of rows. (at least 1) */
    rowCount?: number
    /** Number of columns, up to 18,278. (1 to 18278) */
    columnCount?: number
    /** Number of frozen rows at the top. (at least 0) */
    frozenRowCount?: number
    /** Number of frozen columns at the left. (at least 0) */
    frozenColumnCount?: number
    /** Whether gridlines are hidden. */
    hideGridlines?: boolean
  }
  /**
   * Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its value.
   */
  fields: string
}

/** Params of sheets.delete. */
export interface SheetsDeleteParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
}

/** Params of sheet_copies.create. */
export interface SheetCopiesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
  /** ID of the spreadsheet to copy the sheet to. Can be the same spreadsheet. */
  destinationSpreadsheetId: string
}

/** Params of values.get. */
export interface ValuesGetParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or sheet. */
  range: string
  /** Whether values are rows (the default) or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /** Rendering of values: formatted (the default), unformatted, or as formulas. */
  valueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values. */
  dateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

export interface ValueRange {
  /** The range that was read, in A1 notation. */
  range: string
  /** The dimension the values are grouped by: rows or columns. */
  majorDimension?: string
  /** Rows or columns of cell values. Absent if all cells are empty. */
  values?: (string | number | boolean | null)[][]
}

/** Params of values.create. */
export interface ValuesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Range to search for a table, in A1 notation. The rows are appended below the table. */
  range: string
  /** Rows of cell values, or columns if `majorDimension` is `COLUMNS`. */
  values: (string | number | boolean | null)[][]
  /** Whether values are rows (the default) or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /**
   * Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that `=A1` is a
   * formula. Defaults to `RAW`. (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether to insert new rows or overwrite the cells below the table. Google overwrites by default. */
  insertDataOption?: "OVERWRITE" | "INSERT_ROWS"
  /** Whether to return the updated values. Defaults to `false`. (default false) */
  includeValuesInResponse?: boolean
  /** Rendering of values: formatted (the default), unformatted, or as formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values. */
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
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or sheet. */
  range: string
  /** Rows of cell values, or columns if `majorDimension` is `COLUMNS`. */
  values: (string | number | boolean | null)[][]
  /** Whether values are rows (the default) or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /**
   * Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that `=A1` is a
   * formula. Defaults to `RAW`. (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether to return the updated values. Defaults to `false`. (default false) */
  includeValuesInResponse?: boolean
  /** Rendering of values: formatted (the default), unformatted, or as formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values. */
  responseDateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

/** Params of values.delete. */
export interface ValuesDeleteParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** A range in A1 notation, or the name of a named range or sheet. */
  range: string
}

export interface ClearedValues {
  spreadsheetId: string
  clearedRange?: string
}

/** Params of value_ranges.list. */
export interface ValueRangesListParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Ranges in A1 notation, or names. (at least 1 items) */
  ranges: string[]
  /** Whether values are rows (the default) or columns. */
  majorDimension?: "ROWS" | "COLUMNS"
  /** Rendering of values: formatted (the default), unformatted, or as formulas. */
  valueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values. */
  dateTimeRenderOption?: "SERIAL_NUMBER" | "FORMATTED_STRING"
}

/** Params of value_ranges.update. */
export interface ValueRangesUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Ranges with the values to write. (at least 1 items) */
  data: {
    /** Range to write to, in A1 notation, or a name. */
    range: string
    /** Rows of cell values, or columns if `majorDimension` is `COLUMNS`. */
    values: (string | number | boolean | null)[][]
    /** Whether values are rows (the default) or columns. */
    majorDimension?: "ROWS" | "COLUMNS"
  }[]
  /**
   * Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that `=A1` is a
   * formula. Defaults to `RAW`. (default "RAW")
   */
  valueInputOption?: "RAW" | "USER_ENTERED"
  /** Whether to return the updated values. Defaults to `false`. (default false) */
  includeValuesInResponse?: boolean
  /** Rendering of values: formatted (the default), unformatted, or as formulas. */
  responseValueRenderOption?: "FORMATTED_VALUE" | "UNFORMATTED_VALUE" | "FORMULA"
  /** Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values. */
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
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
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
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
}

/** Params of named_ranges.create. */
export interface NamedRangesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /**
   * Name of the range: letters, digits and underscores, not starting with a digit, up to 250 characters. (at most 250
   * characters)
   */
  name: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
}

/** Params of named_ranges.update. */
export interface NamedRangesUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the named range, as `named_ranges.list` returns it. */
  namedRangeId: string
  /**
   * Name of the range: letters, digits and underscores, not starting with a digit, up to 250 characters. (at most 250
   * characters)
   */
  name?: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /**
   * Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its value.
   */
  fields: string
}

/** Params of named_ranges.delete. */
export interface NamedRangesDeleteParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the named range, as `named_ranges.list` returns it. */
  namedRangeId: string
}

/** Params of protected_ranges.list. */
export interface ProtectedRangesListParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
}

/** Params of protected_ranges.create. Needs cells, or namedRangeId. Takes only one of cells, namedRangeId. */
export interface ProtectedRangesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** ID of the named range to protect, instead of cells. */
  namedRangeId?: string
  /** Description of the protected range. */
  description?: string
  /** Whether everyone can edit the range after a warning. Editors are then ignored. */
  warningOnly?: boolean
  /** Users who can edit the range, besides the current user. */
  editors?: {
    /** Email addresses of users. */
    users?: string[]
    /** Email addresses of groups. */
    groups?: string[]
    /** Whether everyone in the domain can edit. Applies only if the file is shared with the domain. */
    domainUsersCanEdit?: boolean
  }
  /** Ranges in a protected sheet that everyone can edit. */
  unprotectedRanges?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }[]
}

/** Params of protected_ranges.update. Takes only one of cells, namedRangeId. */
export interface ProtectedRangesUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the protected range, as `protected_ranges.list` returns it. */
  protectedRangeId: number
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** ID of the named range to protect, instead of cells. */
  namedRangeId?: string
  /** Description of the protected range. */
  description?: string
  /** Whether everyone can edit the range after a warning. Editors are then ignored. */
  warningOnly?: boolean
  /** Users who can edit the range, besides the current user. */
  editors?: {
    /** Email addresses of users. */
    users?: string[]
    /** Email addresses of groups. */
    groups?: string[]
    /** Whether everyone in the domain can edit. Applies only if the file is shared with the domain. */
    domainUsersCanEdit?: boolean
  }
  /** Ranges in a protected sheet that everyone can edit. */
  unprotectedRanges?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }[]
  /**
   * Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its value.
   */
  fields: string
}

/** Params of protected_ranges.delete. */
export interface ProtectedRangesDeleteParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the protected range, as `protected_ranges.list` returns it. */
  protectedRangeId: number
}

/** Params of tables.list. */
export interface TablesListParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
}

/** Params of tables.create. */
export interface TablesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Name of the table, unique in the spreadsheet. */
  name: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** Names and types of the columns. Google takes them from the first row by default. */
  columnProperties?: {
    /** Position of the column in the table, starting at 0. (at least 0) */
    columnIndex: number
    /** Name of the column. */
    columnName?: string
    /** Type of the column's values. */
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
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the table, as `tables.list` returns it. */
  tableId: string
}

/** Params of dimensions.create. */
export interface DimensionsCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
  /** Dimension: rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** Start index, starting at 0. (at least 0) */
  startIndex: number
  /** End index, exclusive. (at least 1) */
  endIndex: number
  /**
   * Whether to copy the format of the rows or columns before, instead of after. Cannot be `true` at the very beginning.
   * (default false)
   */
  inheritFromBefore?: boolean
}

/** Params of dimensions.update. */
export interface DimensionsUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
  /** Dimension: rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** Start index, starting at 0. (at least 0) */
  startIndex: number
  /** End index, exclusive. (at least 1) */
  endIndex: number
  /** Height of the rows or width of the columns, in pixels. (at least 0) */
  pixelSize?: number
  /** Whether the rows or columns are hidden. */
  hiddenByUser?: boolean
  /**
   * Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its value.
   */
  fields: string
}

/** Params of dimensions.delete. */
export interface DimensionsDeleteParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** ID of the sheet, as `sheets.list` returns it. The first sheet is `0`. (at least 0) */
  sheetId: number
  /** Dimension: rows or columns. */
  dimension: "ROWS" | "COLUMNS"
  /** Start index, starting at 0. (at least 0) */
  startIndex: number
  /** End index, exclusive. (at least 1) */
  endIndex: number
}

/** Params of cell_formats.update. */
export interface CellFormatsUpdateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** Format of the cells. */
  format: {
    /** Background color of the cells. */
    backgroundColorStyle?: {
      /** A custom color. */
      rgbColor?: {
        /** Amount of red, 0 to 1. (0 to 1) */
        red?: number
        /** Amount of green, 0 to 1. (0 to 1) */
        green?: number
        /** Amount of blue, 0 to 1. (0 to 1) */
        blue?: number
        /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
        alpha?: number
      }
      /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
      themeColor?: string
    }
    /** Format of the text. */
    textFormat?: {
      /** Whether the text is bold. */
      bold?: boolean
      /** Whether the text is italic. */
      italic?: boolean
      /** Whether the text is underlined. */
      underline?: boolean
      /** Whether the text is struck through. */
      strikethrough?: boolean
      /** Name of the font. */
      fontFamily?: string
      /** Font size, in points. */
      fontSize?: number
      /** Deprecated. Use `foregroundColorStyle`. */
      foregroundColor?: {
        /** Amount of red, 0 to 1. (0 to 1) */
        red?: number
        /** Amount of green, 0 to 1. (0 to 1) */
        green?: number
        /** Amount of blue, 0 to 1. (0 to 1) */
        blue?: number
        /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
        alpha?: number
      }
      /** Color of the text. */
      foregroundColorStyle?: {
        /** A custom color. */
        rgbColor?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
        themeColor?: string
      }
      /** Link of the text. */
      link?: {
        /** URL of the link. */
        uri?: string
      }
    }
    /** Format of numbers and dates. */
    numberFormat?: {
      /**
       * Type of number format: `TEXT`, `NUMBER`, `PERCENT`, `CURRENCY`, `DATE`, `TIME`, `DATE_TIME` or `SCIENTIFIC`.
       */
      type?: string
      /** Format pattern, such as `#,##0.00` or `yyyy-mm-dd`. Defaults to the locale's. */
      pattern?: string
    }
    /** Horizontal alignment of the text. */
    horizontalAlignment?: "LEFT" | "CENTER" | "RIGHT"
    /** Vertical alignment of the text. */
    verticalAlignment?: "TOP" | "MIDDLE" | "BOTTOM"
    /** Wrapping of text that is too long for the cell. */
    wrapStrategy?: "OVERFLOW_CELL" | "LEGACY_WRAP" | "CLIP" | "WRAP"
    /** Borders of each cell. */
    borders?: {
      top?: {
        /**
         * Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the
         * border.
         */
        style?: string
        /** Width in pixels, as Google reports it. The style determines it. */
        width?: number
        /** Deprecated. Use `colorStyle`. */
        color?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** Color of the border. */
        colorStyle?: {
          /** A custom color. */
          rgbColor?: {
            /** Amount of red, 0 to 1. (0 to 1) */
            red?: number
            /** Amount of green, 0 to 1. (0 to 1) */
            green?: number
            /** Amount of blue, 0 to 1. (0 to 1) */
            blue?: number
            /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
            alpha?: number
          }
          /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
          themeColor?: string
        }
      }
      bottom?: {
        /**
         * Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the
         * border.
         */
        style?: string
        /** Width in pixels, as Google reports it. The style determines it. */
        width?: number
        /** Deprecated. Use `colorStyle`. */
        color?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** Color of the border. */
        colorStyle?: {
          /** A custom color. */
          rgbColor?: {
            /** Amount of red, 0 to 1. (0 to 1) */
            red?: number
            /** Amount of green, 0 to 1. (0 to 1) */
            green?: number
            /** Amount of blue, 0 to 1. (0 to 1) */
            blue?: number
            /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
            alpha?: number
          }
          /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
          themeColor?: string
        }
      }
      left?: {
        /**
         * Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the
         * border.
         */
        style?: string
        /** Width in pixels, as Google reports it. The style determines it. */
        width?: number
        /** Deprecated. Use `colorStyle`. */
        color?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** Color of the border. */
        colorStyle?: {
          /** A custom color. */
          rgbColor?: {
            /** Amount of red, 0 to 1. (0 to 1) */
            red?: number
            /** Amount of green, 0 to 1. (0 to 1) */
            green?: number
            /** Amount of blue, 0 to 1. (0 to 1) */
            blue?: number
            /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
            alpha?: number
          }
          /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
          themeColor?: string
        }
      }
      right?: {
        /**
         * Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the
         * border.
         */
        style?: string
        /** Width in pixels, as Google reports it. The style determines it. */
        width?: number
        /** Deprecated. Use `colorStyle`. */
        color?: {
          /** Amount of red, 0 to 1. (0 to 1) */
          red?: number
          /** Amount of green, 0 to 1. (0 to 1) */
          green?: number
          /** Amount of blue, 0 to 1. (0 to 1) */
          blue?: number
          /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
          alpha?: number
        }
        /** Color of the border. */
        colorStyle?: {
          /** A custom color. */
          rgbColor?: {
            /** Amount of red, 0 to 1. (0 to 1) */
            red?: number
            /** Amount of green, 0 to 1. (0 to 1) */
            green?: number
            /** Amount of blue, 0 to 1. (0 to 1) */
            blue?: number
            /** Opacity, 0 to 1. Usually ignored. (0 to 1) */
            alpha?: number
          }
          /** A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`. */
          themeColor?: string
        }
      }
    }
  }
  /**
   * Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its value.
   */
  fields: string
}

/** Params of sort.create. */
export interface SortCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** Columns to sort by, most important first. (at least 1 items) */
  sortSpecs: {
    /** Column to sort by, starting at 0 at the left of the sheet. (at least 0) */
    dimensionIndex: number
    /** Sort direction. */
    sortOrder: "ASCENDING" | "DESCENDING"
  }[]
}

/**
 * Params of find_replace.create. Needs cells, or sheetId, or allSheets. Takes only one of cells, sheetId, allSheets.
 */
export interface FindReplaceCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Text to find, or a regular expression if `searchByRegex` is set. */
  find: string
  /** Replacement text. An empty string deletes the matches. */
  replacement: string
  /** Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet. */
  cells?: {
    /** ID of the sheet, as `sheets.list` returns it. Google leaves out `0`. */
    sheetId?: number
    /** First row, starting at 0. Defaults to the top. (at least 0) */
    startRowIndex?: number
    /** Row after the last, starting at 0. Defaults to the bottom. (at least 0) */
    endRowIndex?: number
    /** First column, starting at 0. Defaults to the left edge. (at least 0) */
    startColumnIndex?: number
    /** Column after the last, starting at 0. Defaults to the right edge. (at least 0) */
    endColumnIndex?: number
  }
  /** ID of the sheet to search, as `sheets.list` returns it. (at least 0) */
  sheetId?: number
  /** Whether to search all sheets. */
  allSheets?: true
  /** Whether the search is case-sensitive. */
  matchCase?: boolean
  /** Whether the match must be the entire cell. */
  matchEntireCell?: boolean
  /** Whether `find` is a Java regular expression. `replacement` can then use `$1`. */
  searchByRegex?: boolean
  /** Whether to change formulas too. */
  includeFormulas?: boolean
}

export interface Replacements {
  /** The number of non-formula cells changed. */
  valuesChanged?: number
  /** The number of formula cells changed. */
  formulasChanged?: number
  /** The number of rows with changes. */
  rowsChanged?: number
  /** The number of sheets with changes. */
  sheetsChanged?: number
  /** The number of occurrences replaced, possibly several in a cell. */
  occurrencesChanged?: number
}

/** Params of batch_updates.create. */
export interface BatchUpdatesCreateParams {
  /**
   * ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL:
   * docs.google.com/spreadsheets/d/{id}/edit.
   */
  spreadsheetId: string
  /** Google's requests, each with one property that names the change, such as `addChart`. (at least 1 items) */
  requests: {
    /** Parameters of the request, as Google documents them. */
    [k: string]: unknown
  }[]
}

export interface BatchUpdated {
  spreadsheetId: string
  /** Reply to each request, in order, as Google documents it. Empty objects for requests without a reply. */
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
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, if the domain's administrator allows it. */
  subject?: string
}

export interface GoogleSheetsConfig { [k: string]: never }
