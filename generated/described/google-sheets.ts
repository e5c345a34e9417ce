// Generated from definitions/google-sheets.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-sheets.ts'

const spreadsheetsGetParamsSpreadsheetId = {
  description:
    "ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL: docs.google.com/spreadsheets/d/{" +
    "id}/edit.",
}
const spreadsheetsCreateParamsLocale = {
  description: "Locale of the spreadsheet, such as `en` or `de_CH`.",
  examples: ["en_GB"],
}
const spreadsheetsCreateParamsTimeZone = {
  description: "Time zone of the spreadsheet, as a CLDR name such as `Europe/Zurich`.",
  examples: ["Europe/Zurich"],
}
const spreadsheetsCreateParamsAutoRecalc = { description: "Interval for recalculating time-dependent functions." }
const spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor = {
  red: { description: "Amount of red, 0 to 1." },
  green: { description: "Amount of green, 0 to 1." },
  blue: { description: "Amount of blue, 0 to 1." },
  alpha: { description: "Opacity, 0 to 1. Usually ignored." },
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle = {
  rgbColor: { properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor, description: "A custom color." },
  themeColor: { description: "A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`." },
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle_2 = {
  properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
  description: "Color of the sheet's tab.",
}
const spreadsheetsCreateParamsSheetsItemsGridProperties = {
  rowCount: { description: "Number of rows." },
  columnCount: { description: "Number of columns, up to 18,278." },
  frozenRowCount: { description: "Number of frozen rows at the top." },
  frozenColumnCount: { description: "Number of frozen columns at the left." },
  hideGridlines: { description: "Whether gridlines are hidden." },
}
const spreadsheetsCreateParamsSheetsItemsGridProperties_2 = {
  properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
  description: "Size of the sheet, and its frozen rows and columns.",
}
const sheetsListParams = { properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId } }
const sheetsUpdateParamsSheetId = {
  description: "ID of the sheet, as `sheets.list` returns it. The first sheet is `0`.",
}
const valuesGetParamsRange = {
  description: "A range in A1 notation, or the name of a named range or sheet.",
  examples: ["Sheet1!A1:C10"],
}
const valuesGetParamsMajorDimension = { description: "Whether values are rows (the default) or columns." }
const valuesGetParamsValueRenderOption = {
  description: "Rendering of values: formatted (the default), unformatted, or as formulas.",
}
const valuesGetParamsDateTimeRenderOption = {
  description: "Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values.",
}
const valuesCreateParamsValues = {
  description: "Rows of cell values, or columns if `majorDimension` is `COLUMNS`.",
  examples: [[["Ada", 36], ["Grace", 45]]],
}
const valuesCreateParamsValueInputOption = {
  description:
    "Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that `=A1` is " +
    "a formula. Defaults to `RAW`.",
}
const valuesCreateParamsIncludeValuesInResponse = {
  description: "Whether to return the updated values. Defaults to `false`.",
}
const value_rangesListParamsRanges = {
  description: "Ranges in A1 notation, or names.",
  examples: [["Sheet1!A1:C10", "Sheet2!A:A"]],
}
const named_rangesCreateParamsName = {
  description: "Name of the range: letters, digits and underscores, not starting with a digit, up to 250 characters.",
}
const named_rangesCreateParamsCells = {
  sheetId: { description: "ID of the sheet, as `sheets.list` returns it. Google leaves out `0`." },
  startRowIndex: { description: "First row, starting at 0. Defaults to the top." },
  endRowIndex: { description: "Row after the last, starting at 0. Defaults to the bottom." },
  startColumnIndex: { description: "First column, starting at 0. Defaults to the left edge." },
  endColumnIndex: { description: "Column after the last, starting at 0. Defaults to the right edge." },
}
const named_rangesCreateParamsCells_2 = {
  properties: named_rangesCreateParamsCells,
  description: "Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet.",
}
const named_rangesUpdateParamsNamedRangeId = {
  description: "ID of the named range, as `named_ranges.list` returns it.",
}
const protected_rangesCreateParamsNamedRangeId = { description: "ID of the named range to protect, instead of cells." }
const protected_rangesCreateParamsWarningOnly = {
  description: "Whether everyone can edit the range after a warning. Editors are then ignored.",
}
const protected_rangesCreateParamsEditors = {
  properties: {
    users: { description: "Email addresses of users." },
    groups: { description: "Email addresses of groups." },
    domainUsersCanEdit: {
      description: "Whether everyone in the domain can edit. Applies only if the file is shared with the domain.",
    },
  },
  description: "Users who can edit the range, besides the current user.",
}
const protected_rangesCreateParamsUnprotectedRanges = {
  items: { properties: named_rangesCreateParamsCells },
  description: "Ranges in a protected sheet that everyone can edit.",
}
const protected_rangesUpdateParamsProtectedRangeId = {
  description: "ID of the protected range, as `protected_ranges.list` returns it.",
}
const cell_formatsUpdateParamsFormatBordersTop = {
  properties: {
    style: {
      description:
        "Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the " +
        "border.",
    },
    width: { description: "Width in pixels, as Google reports it. The style determines it." },
    color: {
      properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
      description: "Deprecated. Use `colorStyle`.",
    },
    colorStyle: { properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle, description: "Color of the border." },
  },
}
const schemasCellRowsItems = {
  type: "array",
  items: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }, { type: "null" }] },
}
const schemasSheetDeveloperMetadata = { type: "array", items: { $ref: "#/$defs/DeveloperMetadata" } }
const schemasGridDataRowMetadata = { type: "array", items: { $ref: "#/$defs/DimensionProperties" } }
export default describedKind(kind, {
  category: "spreadsheets",
  support: "community",
  docs: "https://developers.google.com/workspace/sheets/api/reference/rest",
  basis: {
    version: "Sheets API v4",
    date: "2026-11-22",
    compared: "Google's discovery documents of Sheets API v4, revision 20260921, and Drive API v3, as OpenAPI",
    recorded: {
      read: 1519,
      valid: 1519,
      date: "2026-11-26",
      source: "https://github.com/burnash/gspread, tests/cassettes",
    },
    sources: [
      { type: "openapi", url: "https://sheets.googleapis.com/$discovery/rest?version=v4", about: "Sheets API" },
      { type: "openapi", url: "https://www.googleapis.com/discovery/v1/apis/drive/v3/rest", about: "Drive API" },
      { type: "changelog", url: "https://developers.google.com/feeds/sheets-release-notes.xml" },
    ],
    missing:
      "Operations of their own for charts, pivot tables, filters, conditional formats and comments, which " +
      "batch_updates takes; developer metadata and data filters.",
  },
  sunset: {
    version: "v4",
    date: "none",
    docs: "https://developers.google.com/workspace/release-notes",
    read: "2026-11-29",
  },
  description:
    "Spreadsheets with their sheets, cells, formats, named and protected ranges and tables. Reads, writes, appends, " +
    "sorts and searches cells.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. It can access spreadsheets that are shared with it, or the " +
        "spreadsheets of the user it acts for.",
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
    spreadsheet_files: {
      description: "A spreadsheet as a Google Drive file. Its ID is the `spreadsheetId` of all other operations.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        webViewLink: { type: "string" },
        createdTime: { type: "timestamp" },
        modifiedTime: { type: "timestamp" },
        viewedByMeTime: { type: "timestamp" },
        driveId: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    spreadsheets: {
      description: "A spreadsheet with all its sheets. To list spreadsheets, use `spreadsheet_files`.",
      refs: {},
    },
    sheets: { description: "A sheet (tab) of a spreadsheet, with its ID, title, position and size.", refs: {} },
    sheet_copies: { description: "A copy of a sheet.", refs: {} },
    values: { description: "The cell values of a range.", refs: {} },
    value_ranges: { description: "The cell values of several ranges of a spreadsheet.", refs: {} },
    named_ranges: { description: "A named range. Formulas and other calls can use its name.", refs: {} },
    protected_ranges: { description: "A protected range that only some users can edit.", refs: {} },
    tables: { description: "A table with typed columns.", refs: {} },
    dimensions: {
      description:
        "Rows or columns (dimension) of a sheet, from a start index to an exclusive end index, both starting at 0.",
      refs: {},
    },
    cell_formats: { description: "The format of the cells of a range.", refs: {} },
    sort: { description: "The sort order of the rows of a range.", refs: {} },
    find_replace: { description: "The number of matches found and replaced.", refs: {} },
    batch_updates: {
      description:
        "A batch of changes, such as charts, pivot tables, filters and conditional formats, applied together or not " +
        "at all.",
      refs: {},
    },
  },
  operations: {
    "spreadsheet_files.list": {
      description: "Lists or searches the spreadsheet files that the user can access, by name, text, owner or time.",
      keywords: [
        "workbook",
        "gsheet",
        "excel",
        "which sheets",
        "documents",
        "my tables",
        "find the spreadsheet",
        "my sheets",
        "which spreadsheets",
      ],
      params: {
        properties: {
          q: {
            description:
              "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A " +
              "condition for spreadsheets is added.",
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
      record: { $ref: "#/$defs/SpreadsheetFile" },
      isGraphql: false,
    },
    "spreadsheets.get": {
      description:
        "Gets a spreadsheet with its title, sheets, named ranges, tables and protected ranges. Set `includeGridData` " +
        "to include its cells.",
      keywords: [
        "tabs",
        "structure",
        "workbook",
        "gsheet",
        "excel",
        "document",
        "table file",
        "tabs of the spreadsheet",
        "which tabs",
        "structure of the sheet",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          ranges: { description: "Ranges to return, in A1 notation.", examples: [["Sheet1!A1:C10"]] },
          includeGridData: {
            description:
              "Whether to include cells with formulas, formats and notes. The response can be large. Defaults to " +
              "`false`.",
          },
          excludeTablesInBandedRanges: { description: "Whether to leave tables out of `bandedRanges`." },
          fields: {
            description: "Fields to return, such as `properties.title,sheets.properties`. Defaults to all.",
            examples: ["spreadsheetId,properties.title,sheets.properties"],
          },
        },
      },
      isGraphql: false,
    },
    "spreadsheets.create": {
      description:
        "Creates a spreadsheet in the user's Drive and returns it. Creates one sheet, or the named `sheets`.",
      keywords: [
        "new workbook",
        "start table",
        "workbook",
        "gsheet",
        "excel",
        "document",
        "table file",
        "new spreadsheet",
        "make a sheet",
      ],
      params: {
        properties: {
          title: { description: "Title of the spreadsheet." },
          locale: spreadsheetsCreateParamsLocale,
          timeZone: spreadsheetsCreateParamsTimeZone,
          autoRecalc: spreadsheetsCreateParamsAutoRecalc,
          sheets: {
            items: {
              properties: {
                properties: {
                  properties: {
                    title: { description: "Title of the sheet." },
                    sheetId: { description: "Your own ID for the sheet." },
                    hidden: { description: "Whether the sheet is hidden." },
                    tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
                    gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties_2,
                  },
                  description: "Properties of the sheet, such as its title and size.",
                },
              },
            },
            description: "Sheets to create, from left to right.",
          },
        },
      },
      isGraphql: false,
    },
    "spreadsheets.update": {
      description:
        "Updates the title, locale, time zone or recalculation of a spreadsheet. Changes the properties that " +
        "`fields` names.",
      keywords: ["rename workbook", "workbook", "gsheet", "excel", "document", "table file"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          title: { description: "The new title." },
          locale: spreadsheetsCreateParamsLocale,
          timeZone: spreadsheetsCreateParamsTimeZone,
          autoRecalc: spreadsheetsCreateParamsAutoRecalc,
          fields: {
            description:
              "Comma-separated names of the parameters to update. A parameter that is named but not set loses its " +
              "value.",
          },
        },
      },
      isGraphql: false,
    },
    "sheets.list": {
      description:
        "Lists the sheets of a spreadsheet from left to right, with titles, IDs and sizes, including hidden ones. " +
        "Cells are not included.",
      keywords: ["tabs", "worksheet", "page", "subsheet", "grid"],
      params: sheetsListParams,
      record: { $ref: "#/$defs/SheetProperties" },
      isGraphql: false,
    },
    "sheets.create": {
      description: "Adds an empty sheet to a spreadsheet and returns it.",
      keywords: ["new tab", "add tab", "tab", "worksheet", "page", "subsheet", "grid"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          title: { description: "Title of the sheet, unique in the spreadsheet. Google generates one by default." },
          sheetId: {
            description: "Your own ID for the sheet. A repeated call with it fails instead of adding a second sheet.",
          },
          index: { description: "Position of the sheet, starting at 0." },
          hidden: { description: "Whether the sheet is hidden." },
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
          gridProperties: {
            properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
            description: "Size of the sheet. Defaults to 1,000 rows and 26 columns.",
          },
        },
      },
      isGraphql: false,
    },
    "sheets.update": {
      description:
        "Updates the title, position, size, frozen rows, tab color or visibility of a sheet. Changes the properties " +
        "that `fields` names.",
      keywords: [
        "rename tab",
        "hide",
        "freeze",
        "reorder",
        "worksheet",
        "page",
        "subsheet",
        "grid",
        "hide the tab",
        "freeze the header",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          title: { description: "The new title." },
          index: { description: "Position of the sheet, starting at 0." },
          hidden: { description: "Whether the sheet is hidden." },
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
          gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties_2,
          fields: {
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            examples: ["title", "title,gridProperties.frozenRowCount"],
          },
        },
      },
      isGraphql: false,
    },
    "sheets.delete": {
      description: "Deletes a sheet with all its cells. The last sheet of a spreadsheet cannot be deleted.",
      keywords: ["remove tab", "tab", "worksheet", "page", "subsheet", "grid"],
      params: { properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, sheetId: sheetsUpdateParamsSheetId } },
      isGraphql: false,
    },
    "sheet_copies.create": {
      description:
        "Copies a sheet with its cells to the same or another spreadsheet, and returns the properties of the copy.",
      keywords: ["duplicate tab", "clone", "copy tab", "replicate", "same tab again"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          destinationSpreadsheetId: {
            description: "ID of the spreadsheet to copy the sheet to. Can be the same spreadsheet.",
          },
        },
      },
      isGraphql: false,
    },
    "values.get": {
      description: "Gets the values of a range, row by row. Trailing empty rows and cells are left out.",
      keywords: [
        "read cells",
        "what is in",
        "look at",
        "data",
        "number",
        "content",
        "gsheet",
        "what in the cells",
        "total in the sheet",
        "read the range",
        "value of cell",
        "numbers in the sheet",
        "rows of the sheet",
        "column",
        "what the sheet say",
        "look up the sheet",
        "last row",
        "tracker",
        "how much is in",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          range: valuesGetParamsRange,
          majorDimension: valuesGetParamsMajorDimension,
          valueRenderOption: valuesGetParamsValueRenderOption,
          dateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
      },
      isGraphql: false,
    },
    "values.create": {
      description: "Appends rows of values below the table in a range.",
      keywords: [
        "add row",
        "new line",
        "log",
        "enter",
        "cell",
        "data",
        "number",
        "content",
        "gsheet",
        "new line the bottom",
        "log in the sheet",
        "put a line in",
        "next empty row",
        "stick a row on",
        "enter in the tracker",
        "add an entry",
        "expense",
        "record in the sheet",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          range: {
            description: "Range to search for a table, in A1 notation. The rows are appended below the table.",
            examples: ["Sheet1!A:C"],
          },
          values: valuesCreateParamsValues,
          majorDimension: valuesGetParamsMajorDimension,
          valueInputOption: valuesCreateParamsValueInputOption,
          insertDataOption: {
            description:
              "Whether to insert new rows or overwrite the cells below the table. Google overwrites by default.",
          },
          includeValuesInResponse: valuesCreateParamsIncludeValuesInResponse,
          responseValueRenderOption: valuesGetParamsValueRenderOption,
          responseDateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
      },
      isGraphql: false,
    },
    "values.update": {
      description: "Writes values to the cells of a range. A `null` cell keeps its value; an empty string clears it.",
      keywords: [
        "write cell",
        "fill in",
        "set",
        "put number",
        "correct",
        "formula",
        "row",
        "data",
        "number",
        "content",
        "gsheet",
        "set the cell",
        "change the cell",
        "fill in the column",
        "put a value in",
        "overwrite the range",
        "update the row",
        "correct the number",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          range: valuesGetParamsRange,
          values: valuesCreateParamsValues,
          majorDimension: valuesGetParamsMajorDimension,
          valueInputOption: valuesCreateParamsValueInputOption,
          includeValuesInResponse: valuesCreateParamsIncludeValuesInResponse,
          responseValueRenderOption: valuesGetParamsValueRenderOption,
          responseDateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
      },
      isGraphql: false,
    },
    "values.delete": {
      description: "Clears the values of a range. Formats, notes and validation stay.",
      keywords: [
        "empty",
        "wipe",
        "blank out",
        "cell",
        "row",
        "data",
        "number",
        "content",
        "gsheet",
        "clear the cells",
        "empty the range",
        "wipe the column",
      ],
      params: { properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, range: valuesGetParamsRange } },
      isGraphql: false,
    },
    "value_ranges.list": {
      description: "Gets the values of several ranges in one call.",
      keywords: ["read areas", "cells", "several areas", "many ranges", "blocks", "data", "several ranges at once"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          ranges: value_rangesListParamsRanges,
          majorDimension: valuesGetParamsMajorDimension,
          valueRenderOption: valuesGetParamsValueRenderOption,
          dateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
      },
      record: { $ref: "#/$defs/ValueRange" },
      isGraphql: false,
    },
    "value_ranges.update": {
      description: "Writes values to several ranges in one call, all or none.",
      keywords: [
        "write areas",
        "fill several",
        "cells",
        "several areas",
        "many ranges",
        "blocks",
        "data",
        "fill several ranges",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          data: {
            items: {
              properties: {
                range: { description: "Range to write to, in A1 notation, or a name." },
                values: valuesCreateParamsValues,
                majorDimension: valuesGetParamsMajorDimension,
              },
            },
            description: "Ranges with the values to write.",
          },
          valueInputOption: valuesCreateParamsValueInputOption,
          includeValuesInResponse: valuesCreateParamsIncludeValuesInResponse,
          responseValueRenderOption: valuesGetParamsValueRenderOption,
          responseDateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
      },
      isGraphql: false,
    },
    "value_ranges.delete": {
      description: "Clears the values of several ranges in one call.",
      keywords: ["clear areas", "wipe several", "cells", "several areas", "many ranges", "blocks", "data"],
      params: {
        properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, ranges: value_rangesListParamsRanges },
      },
      isGraphql: false,
    },
    "named_ranges.list": {
      description: "Lists the named ranges of a spreadsheet.",
      keywords: ["names", "alias", "area name", "label for cells", "reference", "defined name"],
      params: sheetsListParams,
      record: { $ref: "#/$defs/NamedRange" },
      isGraphql: false,
    },
    "named_ranges.create": {
      description: "Creates a named range and returns it with its ID.",
      keywords: [
        "name cells",
        "define",
        "alias",
        "area name",
        "label for cells",
        "reference",
        "defined name",
        "name the range",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells_2,
        },
      },
      isGraphql: false,
    },
    "named_ranges.update": {
      description: "Updates the name or cells of a named range. Changes the properties that `fields` names.",
      keywords: ["rename", "resize", "alias", "area name", "label for cells", "reference", "defined name"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          namedRangeId: named_rangesUpdateParamsNamedRangeId,
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells_2,
          fields: {
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            examples: ["name", "name,range"],
          },
        },
      },
      isGraphql: false,
    },
    "named_ranges.delete": {
      description: "Deletes a named range. Its cells stay.",
      keywords: ["drop name", "alias", "area name", "label for cells", "reference", "defined name"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          namedRangeId: named_rangesUpdateParamsNamedRangeId,
        },
      },
      isGraphql: false,
    },
    "protected_ranges.list": {
      description: "Lists the protected ranges of all sheets of a spreadsheet, with their editors.",
      keywords: ["what is locked", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      params: sheetsListParams,
      record: { $ref: "#/$defs/ProtectedRange" },
      isGraphql: false,
    },
    "protected_ranges.create": {
      description:
        "Creates a protected range or protects a whole sheet. Only the user and the named editors can edit it.",
      keywords: [
        "lock cells",
        "stop editing",
        "lock",
        "locked cells",
        "read only",
        "freeze editing",
        "who may edit",
        "lock the tab",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          namedRangeId: protected_rangesCreateParamsNamedRangeId,
          description: { description: "Description of the protected range." },
          warningOnly: protected_rangesCreateParamsWarningOnly,
          editors: protected_rangesCreateParamsEditors,
          unprotectedRanges: protected_rangesCreateParamsUnprotectedRanges,
        },
      },
      isGraphql: false,
    },
    "protected_ranges.update": {
      description: "Updates a protected range, such as its editors. Changes the properties that `fields` names.",
      keywords: ["change editors", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          protectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
          cells: named_rangesCreateParamsCells_2,
          namedRangeId: protected_rangesCreateParamsNamedRangeId,
          description: { description: "Description of the protected range." },
          warningOnly: protected_rangesCreateParamsWarningOnly,
          editors: protected_rangesCreateParamsEditors,
          unprotectedRanges: protected_rangesCreateParamsUnprotectedRanges,
          fields: {
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            examples: ["editors", "description,warningOnly"],
          },
        },
      },
      isGraphql: false,
    },
    "protected_ranges.delete": {
      description: "Deletes the protection of a range. Its cells stay.",
      keywords: ["unlock", "unprotect", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          protectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
        },
      },
      isGraphql: false,
    },
    "tables.list": {
      description: "Lists the tables of all sheets of a spreadsheet, with their columns.",
      keywords: ["grids", "structured range", "data grid", "typed columns", "list object", "banded"],
      params: sheetsListParams,
      record: { $ref: "#/$defs/Table" },
      isGraphql: false,
    },
    "tables.create": {
      description: "Creates a table from a range. The first row holds the column names.",
      keywords: ["make grid", "convert", "structured range", "data grid", "typed columns", "list object", "banded"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          name: { description: "Name of the table, unique in the spreadsheet." },
          cells: named_rangesCreateParamsCells_2,
          columnProperties: {
            items: {
              properties: {
                columnIndex: { description: "Position of the column in the table, starting at 0." },
                columnName: { description: "Name of the column." },
                columnType: { description: "Type of the column's values." },
              },
            },
            description: "Names and types of the columns. Google takes them from the first row by default.",
          },
        },
      },
      isGraphql: false,
    },
    "tables.delete": {
      description: "Deletes a table with the values in its cells.",
      keywords: ["remove grid", "structured range", "data grid", "typed columns", "list object", "banded"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          tableId: { description: "ID of the table, as `tables.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "dimensions.create": {
      description:
        "Inserts empty rows or columns (a dimension range) into a sheet. Later ones move down or to the right.",
      keywords: [
        "insert lines",
        "add column",
        "line",
        "width",
        "height",
        "insert a row",
        "insert a column",
        "blank row",
        "blank column",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: { description: "Dimension: rows or columns." },
          startIndex: { description: "Start index, starting at 0." },
          endIndex: { description: "End index, exclusive." },
          inheritFromBefore: {
            description:
              "Whether to copy the format of the rows or columns before, instead of after. Cannot be `true` at the " +
              "very beginning.",
          },
        },
      },
      isGraphql: false,
    },
    "dimensions.update": {
      description:
        "Updates the size or visibility of rows or columns (a dimension range). Changes the properties that `fields` " +
        "names.",
      keywords: ["hide column", "widen", "resize", "height", "unhide", "line", "width", "column width", "hide a row"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: { description: "Dimension: rows or columns." },
          startIndex: { description: "Start index, starting at 0." },
          endIndex: { description: "End index, exclusive." },
          pixelSize: { description: "Height of the rows or width of the columns, in pixels." },
          hiddenByUser: { description: "Whether the rows or columns are hidden." },
          fields: {
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            examples: ["pixelSize", "hiddenByUser"],
          },
        },
      },
      isGraphql: false,
    },
    "dimensions.delete": {
      description: "Deletes rows or columns (a dimension range) with their content. Later ones move up or to the left.",
      keywords: ["remove column", "cut rows", "drop lines", "line", "width", "height", "drop row"],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: { description: "Dimension: rows or columns." },
          startIndex: { description: "Start index, starting at 0." },
          endIndex: { description: "End index, exclusive." },
        },
      },
      isGraphql: false,
    },
    "cell_formats.update": {
      description:
        "Updates the format of all cells in a range, such as bold, color, alignment or number format. Changes the " +
        "properties that `fields` names.",
      keywords: [
        "background",
        "font",
        "italic",
        "currency",
        "percent",
        "style",
        "header",
        "make bold",
        "colour the cells",
        "format as currency",
        "highlight",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          format: {
            properties: {
              backgroundColorStyle: {
                properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                description: "Background color of the cells.",
              },
              textFormat: {
                properties: {
                  bold: { description: "Whether the text is bold." },
                  italic: { description: "Whether the text is italic." },
                  underline: { description: "Whether the text is underlined." },
                  strikethrough: { description: "Whether the text is struck through." },
                  fontFamily: { description: "Name of the font." },
                  fontSize: { description: "Font size, in points." },
                  foregroundColor: {
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
                    description: "Deprecated. Use `foregroundColorStyle`.",
                  },
                  foregroundColorStyle: {
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                    description: "Color of the text.",
                  },
                  link: { properties: { uri: { description: "URL of the link." } }, description: "Link of the text." },
                },
                description: "Format of the text.",
              },
              numberFormat: {
                properties: {
                  type: {
                    description:
                      "Type of number format: `TEXT`, `NUMBER`, `PERCENT`, `CURRENCY`, `DATE`, `TIME`, `DATE_TIME` " +
                      "or `SCIENTIFIC`.",
                  },
                  pattern: {
                    description: "Format pattern, such as `#,##0.00` or `yyyy-mm-dd`. Defaults to the locale's.",
                  },
                },
                description: "Format of numbers and dates.",
              },
              horizontalAlignment: { description: "Horizontal alignment of the text." },
              verticalAlignment: { description: "Vertical alignment of the text." },
              wrapStrategy: { description: "Wrapping of text that is too long for the cell." },
              borders: {
                properties: {
                  top: cell_formatsUpdateParamsFormatBordersTop,
                  bottom: cell_formatsUpdateParamsFormatBordersTop,
                  left: cell_formatsUpdateParamsFormatBordersTop,
                  right: cell_formatsUpdateParamsFormatBordersTop,
                },
                description: "Borders of each cell.",
              },
            },
            description: "Format of the cells.",
          },
          fields: {
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            examples: ["textFormat.bold", "textFormat.bold,backgroundColorStyle"],
          },
        },
      },
      isGraphql: false,
    },
    "sort.create": {
      description: "Sorts the rows of a range by one or more columns.",
      keywords: [
        "order",
        "alphabetical",
        "ascending",
        "rank",
        "by date",
        "arrange",
        "descending",
        "sort by",
        "order by the column",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          sortSpecs: {
            items: {
              properties: {
                dimensionIndex: { description: "Column to sort by, starting at 0 at the left of the sheet." },
                sortOrder: { description: "Sort direction." },
              },
            },
            description: "Columns to sort by, most important first.",
          },
        },
      },
      isGraphql: false,
    },
    "find_replace.create": {
      description: "Finds and replaces text in a range, a sheet or all sheets, and returns the number of replacements.",
      keywords: [
        "substitute",
        "swap text",
        "change every",
        "search and",
        "rename all",
        "correct everywhere",
        "swap every",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          find: { description: "Text to find, or a regular expression if `searchByRegex` is set." },
          replacement: { description: "Replacement text. An empty string deletes the matches." },
          cells: named_rangesCreateParamsCells_2,
          sheetId: { description: "ID of the sheet to search, as `sheets.list` returns it." },
          allSheets: { description: "Whether to search all sheets." },
          matchCase: { description: "Whether the search is case-sensitive." },
          matchEntireCell: { description: "Whether the match must be the entire cell." },
          searchByRegex: {
            description: "Whether `find` is a Java regular expression. `replacement` can then use `$1`.",
          },
          includeFormulas: { description: "Whether to change formulas too." },
        },
      },
      isGraphql: false,
    },
    "batch_updates.create": {
      description:
        "Runs a batch update with Google's own update requests, in order. If one fails, none is applied. Returns a " +
        "reply for each request.",
      keywords: [
        "chart",
        "merge cells",
        "conditional formatting",
        "pivot",
        "filter",
        "validation",
        "dropdown",
        "anything else",
      ],
      params: {
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          requests: {
            items: { additionalProperties: { description: "Parameters of the request, as Google documents them." } },
            description: "Google's requests, each with one property that names the change, such as `addChart`.",
            examples: [[{ autoResizeDimensions: { dimensions: { sheetId: 0, dimension: "COLUMNS" } } }]],
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    SpreadsheetId: {
      type: "string",
      description:
        "ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL: " +
        "docs.google.com/spreadsheets/d/{id}/edit.",
      minLength: 1,
    },
    SheetId: {
      type: "integer",
      description: "ID of the sheet, as `sheets.list` returns it. The first sheet is `0`.",
      minimum: 0,
    },
    Range: {
      type: "string",
      description: "A range in A1 notation, or the name of a named range or sheet.",
      minLength: 1,
      examples: ["Sheet1!A1:C10"],
    },
    Ranges: {
      type: "array",
      items: { type: "string" },
      description: "Ranges in A1 notation, or names.",
      minItems: 1,
      examples: [["Sheet1!A1:C10", "Sheet2!A:A"]],
    },
    CellRows: {
      type: "array",
      items: schemasCellRowsItems,
      description: "Rows of cell values, or columns if `majorDimension` is `COLUMNS`.",
      examples: [[["Ada", 36], ["Grace", 45]]],
    },
    MajorDimension: {
      type: "string",
      description: "Whether values are rows (the default) or columns.",
      enum: ["ROWS", "COLUMNS"],
    },
    ValueRender: {
      type: "string",
      description: "Rendering of values: formatted (the default), unformatted, or as formulas.",
      enum: ["FORMATTED_VALUE", "UNFORMATTED_VALUE", "FORMULA"],
    },
    DateRender: {
      type: "string",
      description:
        "Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values.",
      enum: ["SERIAL_NUMBER", "FORMATTED_STRING"],
    },
    ValueInput: {
      type: "string",
      description:
        "Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that " +
        "`=A1` is a formula. Defaults to `RAW`.",
      default: "RAW",
      enum: ["RAW", "USER_ENTERED"],
    },
    WithValues: {
      type: "boolean",
      description: "Whether to return the updated values. Defaults to `false`.",
      default: false,
    },
    Locale: { type: "string", description: "Locale of the spreadsheet, such as `en` or `de_CH`.", examples: ["en_GB"] },
    TimeZone: {
      type: "string",
      description: "Time zone of the spreadsheet, as a CLDR name such as `Europe/Zurich`.",
      examples: ["Europe/Zurich"],
    },
    AutoRecalc: {
      type: "string",
      description: "Interval for recalculating time-dependent functions.",
      enum: ["ON_CHANGE", "MINUTE", "HOUR"],
    },
    SheetIndex: { type: "integer", description: "Position of the sheet, starting at 0.", minimum: 0 },
    SheetHidden: { type: "boolean", description: "Whether the sheet is hidden." },
    TabColor: { $ref: "#/$defs/ColorStyle", description: "Color of the sheet's tab." },
    Fields: {
      type: "string",
      description:
        "Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its " +
        "value.",
      minLength: 1,
    },
    NamedRangeId: {
      type: "string",
      description: "ID of the named range, as `named_ranges.list` returns it.",
      minLength: 1,
    },
    RangeName: {
      type: "string",
      description:
        "Name of the range: letters, digits and underscores, not starting with a digit, up to 250 characters.",
      minLength: 1,
      maxLength: 250,
      pattern: "^[\\p{L}_][\\p{L}\\p{N}_.]*$",
      examples: ["Prices"],
    },
    ProtectedRangeId: {
      type: "integer",
      description: "ID of the protected range, as `protected_ranges.list` returns it.",
    },
    ProtectedName: { type: "string", description: "ID of the named range to protect, instead of cells." },
    ProtectionText: { type: "string", description: "Description of the protected range." },
    WarningOnly: {
      type: "boolean",
      description: "Whether everyone can edit the range after a warning. Editors are then ignored.",
    },
    RangeEditors: { $ref: "#/$defs/Editors", description: "Users who can edit the range, besides the current user." },
    Unprotected: {
      type: "array",
      items: { $ref: "#/$defs/GridRange" },
      description: "Ranges in a protected sheet that everyone can edit.",
    },
    Cells: {
      $ref: "#/$defs/GridRange",
      description: "Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet.",
    },
    Dimension: { type: "string", description: "Dimension: rows or columns.", enum: ["ROWS", "COLUMNS"] },
    StartIndex: { type: "integer", description: "Start index, starting at 0.", minimum: 0 },
    EndIndex: { type: "integer", description: "End index, exclusive.", minimum: 1 },
    Channel: { type: "number", minimum: 0, maximum: 1 },
    SpreadsheetFile: {
      type: "object",
      properties: {
        id: { type: "string", description: "The spreadsheet's file ID." },
        name: { type: "string", description: "The spreadsheet's name." },
        description: { type: "string", description: "The spreadsheet's description. Absent if it has none." },
        starred: { type: "boolean", description: "Whether the user has starred the spreadsheet." },
        version: { type: "string", description: "A number that grows with each change to the file." },
        webViewLink: { type: "string", description: "The address for opening the spreadsheet in a browser." },
        iconLink: { type: "string", description: "The address of the file's icon." },
        createdTime: { type: "string", format: "date-time", description: "Creation time of the spreadsheet." },
        modifiedTime: {
          type: "string",
          format: "date-time",
          description: "The time anyone last modified the spreadsheet.",
        },
        viewedByMeTime: {
          type: "string",
          format: "date-time",
          description: "The time the user last viewed the spreadsheet. Absent if never viewed.",
        },
        modifiedByMeTime: {
          type: "string",
          format: "date-time",
          description: "The time the user last modified the spreadsheet. Absent if never modified.",
        },
        sharedWithMeTime: {
          type: "string",
          format: "date-time",
          description: "The time the spreadsheet was shared with the user. Absent if it was not.",
        },
        shared: { type: "boolean", description: "Whether the spreadsheet is shared." },
        ownedByMe: { type: "boolean", description: "Whether the user owns the spreadsheet. Absent in shared drives." },
        driveId: { type: "string", description: "The ID of the shared drive the file is in. Absent elsewhere." },
        parents: { type: "array", items: { type: "string" }, description: "The ID of the folder the file is in." },
        owners: {
          type: "array",
          items: { $ref: "#/$defs/User" },
          description: "The spreadsheet's owner. Absent in shared drives.",
        },
        lastModifyingUser: { $ref: "#/$defs/User", description: "The user who last modified the spreadsheet." },
        capabilities: {
          type: "object",
          properties: {
            canEdit: { type: "boolean" },
            canCopy: { type: "boolean" },
            canComment: { type: "boolean" },
            canShare: { type: "boolean" },
          },
          description: "The actions the user may take on the file.",
        },
      },
      required: ["id"],
    },
    User: {
      type: "object",
      properties: {
        displayName: { type: "string" },
        emailAddress: { type: "string" },
        permissionId: { type: "string" },
        me: { type: "boolean" },
        photoLink: { type: "string" },
      },
    },
    Spreadsheet: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string", description: "The spreadsheet's ID." },
        spreadsheetUrl: { type: "string", description: "The spreadsheet's address." },
        properties: {
          $ref: "#/$defs/SpreadsheetProperties",
          description: "The spreadsheet's title, locale, time zone and other properties.",
        },
        sheets: { type: "array", items: { $ref: "#/$defs/Sheet" }, description: "The sheets in the spreadsheet." },
        namedRanges: {
          type: "array",
          items: { $ref: "#/$defs/NamedRange" },
          description: "The named ranges in the spreadsheet.",
        },
        developerMetadata: {
          type: "array",
          items: { $ref: "#/$defs/DeveloperMetadata" },
          description: "The developer metadata attached to the spreadsheet.",
        },
        dataSources: { type: "array", description: "Connections to BigQuery and Looker, as Google documents them." },
        dataSourceSchedules: {
          type: "array",
          description: "Refresh schedules of the data sources, as Google documents them.",
        },
      },
      required: ["spreadsheetId"],
    },
    SpreadsheetProperties: {
      type: "object",
      properties: {
        title: { type: "string" },
        locale: { type: "string" },
        timeZone: { type: "string" },
        autoRecalc: { type: "string" },
        defaultFormat: { $ref: "#/$defs/CellFormat" },
        iterativeCalculationSettings: {
          type: "object",
          properties: { maxIterations: { type: "integer" }, convergenceThreshold: { type: "number" } },
        },
        importFunctionsExternalUrlAccessAllowed: { type: "boolean" },
        spreadsheetTheme: {
          type: "object",
          properties: {
            primaryFontFamily: { type: "string" },
            themeColors: { type: "array", items: { $ref: "#/$defs/ThemeColor" } },
          },
        },
      },
    },
    ThemeColor: {
      type: "object",
      properties: { colorType: { type: "string" }, color: { $ref: "#/$defs/ColorStyle" } },
    },
    DeveloperMetadata: {
      type: "object",
      properties: {
        metadataId: { type: "integer" },
        metadataKey: { type: "string" },
        metadataValue: { type: "string" },
        visibility: { type: "string" },
        location: {
          type: "object",
          properties: {
            locationType: { type: "string" },
            spreadsheet: { type: "boolean" },
            sheetId: { type: "integer" },
            dimensionRange: { $ref: "#/$defs/DimensionRange" },
          },
        },
      },
    },
    DimensionRange: {
      type: "object",
      properties: {
        sheetId: { type: "integer" },
        dimension: { type: "string" },
        startIndex: { type: "integer" },
        endIndex: { type: "integer" },
      },
    },
    Sheet: {
      type: "object",
      properties: {
        properties: { $ref: "#/$defs/SheetProperties" },
        data: { type: "array", items: { $ref: "#/$defs/GridData" } },
        merges: { type: "array", items: { $ref: "#/$defs/GridRange" } },
        protectedRanges: { type: "array", items: { $ref: "#/$defs/ProtectedRange" } },
        tables: { type: "array", items: { $ref: "#/$defs/Table" } },
        developerMetadata: schemasSheetDeveloperMetadata,
        rowGroups: { type: "array", items: { $ref: "#/$defs/Group" } },
        columnGroups: { type: "array", items: { $ref: "#/$defs/Group" } },
        charts: { type: "array", description: "Charts, as Google documents them." },
        bandedRanges: { type: "array", description: "Ranges with alternating colors, as Google documents them." },
        conditionalFormats: { type: "array", description: "Conditional format rules, as Google documents them." },
        basicFilter: { type: "object", description: "The sheet's filter, as Google documents it." },
        filterViews: { type: "array", description: "Filter views, as Google documents them." },
        slicers: { type: "array", description: "Slicers, as Google documents them." },
      },
    },
    SheetProperties: {
      type: "object",
      properties: {
        sheetId: { type: "integer", description: "The sheet's ID." },
        title: { type: "string", description: "The sheet's title." },
        index: { type: "integer", description: "The sheet's position in the spreadsheet, counted from 0." },
        sheetType: {
          type: "string",
          description: "The kind of sheet: a grid, an object such as a chart, or a data source.",
        },
        hidden: { type: "boolean", description: "Whether the sheet is hidden. Absent if false." },
        rightToLeft: { type: "boolean", description: "Whether the sheet runs from right to left. Absent if false." },
        gridProperties: {
          $ref: "#/$defs/GridProperties",
          description: "The grid's size, frozen rows and columns, and display settings.",
        },
        tabColor: {
          $ref: "#/$defs/Color",
          description: "The color of the sheet's tab. Deprecated in favor of tabColorStyle.",
        },
        tabColorStyle: {
          $ref: "#/$defs/ColorStyle",
          description: "The color of the sheet's tab, as an RGB or theme color.",
        },
        dataSourceSheetProperties: {
          type: "object",
          description: "Properties of a sheet that displays a data source, as Google documents them.",
        },
      },
      required: ["sheetId"],
    },
    GridProperties: {
      type: "object",
      properties: {
        rowCount: { type: "integer" },
        columnCount: { type: "integer" },
        frozenRowCount: { type: "integer" },
        frozenColumnCount: { type: "integer" },
        hideGridlines: { type: "boolean" },
        rowGroupControlAfter: { type: "boolean" },
        columnGroupControlAfter: { type: "boolean" },
      },
    },
    Group: {
      type: "object",
      properties: {
        range: { $ref: "#/$defs/DimensionRange" },
        depth: { type: "integer" },
        collapsed: { type: "boolean" },
      },
    },
    GridData: {
      type: "object",
      properties: {
        startRow: { type: "integer" },
        startColumn: { type: "integer" },
        rowData: { type: "array", items: { $ref: "#/$defs/RowData" } },
        rowMetadata: schemasGridDataRowMetadata,
        columnMetadata: schemasGridDataRowMetadata,
      },
    },
    RowData: { type: "object", properties: { values: { type: "array", items: { $ref: "#/$defs/CellData" } } } },
    DimensionProperties: {
      type: "object",
      properties: {
        pixelSize: { type: "integer" },
        hiddenByUser: { type: "boolean" },
        hiddenByFilter: { type: "boolean" },
        developerMetadata: schemasSheetDeveloperMetadata,
      },
    },
    CellData: {
      type: "object",
      properties: {
        userEnteredValue: { $ref: "#/$defs/ExtendedValue" },
        effectiveValue: { $ref: "#/$defs/ExtendedValue" },
        formattedValue: { type: "string" },
        userEnteredFormat: { $ref: "#/$defs/CellFormat" },
        effectiveFormat: { $ref: "#/$defs/CellFormat" },
        hyperlink: { type: "string" },
        note: { type: "string" },
        textFormatRuns: { type: "array", items: { $ref: "#/$defs/TextFormatRun" } },
        dataValidation: { type: "object", description: "Data validation rule of the cell, as Google documents it." },
        pivotTable: { type: "object", description: "Pivot table that starts in this cell, as Google documents it." },
        chipRuns: { type: "array", description: "Smart chips, as Google documents them." },
      },
    },
    ExtendedValue: {
      type: "object",
      properties: {
        numberValue: { type: "number" },
        stringValue: { type: "string" },
        boolValue: { type: "boolean" },
        formulaValue: { type: "string" },
        errorValue: { type: "object", properties: { type: { type: "string" }, message: { type: "string" } } },
      },
    },
    TextFormatRun: {
      type: "object",
      properties: { startIndex: { type: "integer" }, format: { $ref: "#/$defs/TextFormat" } },
    },
    CellFormat: {
      type: "object",
      properties: {
        numberFormat: { $ref: "#/$defs/NumberFormat" },
        backgroundColor: { $ref: "#/$defs/Color" },
        backgroundColorStyle: { $ref: "#/$defs/ColorStyle" },
        borders: { $ref: "#/$defs/Borders" },
        padding: { $ref: "#/$defs/Padding" },
        horizontalAlignment: { type: "string" },
        verticalAlignment: { type: "string" },
        wrapStrategy: { type: "string" },
        textDirection: { type: "string" },
        textFormat: { $ref: "#/$defs/TextFormat" },
        hyperlinkDisplayType: { type: "string" },
        textRotation: { type: "object", properties: { angle: { type: "integer" }, vertical: { type: "boolean" } } },
      },
    },
    NumberFormat: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description:
            "Type of number format: `TEXT`, `NUMBER`, `PERCENT`, `CURRENCY`, `DATE`, `TIME`, `DATE_TIME` or " +
            "`SCIENTIFIC`.",
        },
        pattern: {
          type: "string",
          description: "Format pattern, such as `#,##0.00` or `yyyy-mm-dd`. Defaults to the locale's.",
        },
      },
    },
    Borders: {
      type: "object",
      properties: {
        top: { $ref: "#/$defs/Border" },
        bottom: { $ref: "#/$defs/Border" },
        left: { $ref: "#/$defs/Border" },
        right: { $ref: "#/$defs/Border" },
      },
    },
    Border: {
      type: "object",
      properties: {
        style: {
          type: "string",
          description:
            "Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes " +
            "the border.",
        },
        width: { type: "integer", description: "Width in pixels, as Google reports it. The style determines it." },
        color: { $ref: "#/$defs/Color", description: "Deprecated. Use `colorStyle`." },
        colorStyle: { $ref: "#/$defs/ColorStyle", description: "Color of the border." },
      },
    },
    Padding: {
      type: "object",
      properties: {
        top: { type: "integer" },
        right: { type: "integer" },
        bottom: { type: "integer" },
        left: { type: "integer" },
      },
    },
    TextFormat: {
      type: "object",
      properties: {
        bold: { type: "boolean", description: "Whether the text is bold." },
        italic: { type: "boolean", description: "Whether the text is italic." },
        underline: { type: "boolean", description: "Whether the text is underlined." },
        strikethrough: { type: "boolean", description: "Whether the text is struck through." },
        fontFamily: { type: "string", description: "Name of the font." },
        fontSize: { type: "integer", description: "Font size, in points." },
        foregroundColor: { $ref: "#/$defs/Color", description: "Deprecated. Use `foregroundColorStyle`." },
        foregroundColorStyle: { $ref: "#/$defs/ColorStyle", description: "Color of the text." },
        link: { $ref: "#/$defs/Link", description: "Link of the text." },
      },
    },
    Link: { type: "object", properties: { uri: { type: "string", description: "URL of the link." } } },
    Color: {
      type: "object",
      properties: {
        red: { $ref: "#/$defs/Channel", description: "Amount of red, 0 to 1." },
        green: { $ref: "#/$defs/Channel", description: "Amount of green, 0 to 1." },
        blue: { $ref: "#/$defs/Channel", description: "Amount of blue, 0 to 1." },
        alpha: { $ref: "#/$defs/Channel", description: "Opacity, 0 to 1. Usually ignored." },
      },
    },
    ColorStyle: {
      type: "object",
      properties: {
        rgbColor: { $ref: "#/$defs/Color", description: "A custom color." },
        themeColor: {
          type: "string",
          description: "A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`.",
        },
      },
    },
    GridRange: {
      type: "object",
      properties: {
        sheetId: {
          type: "integer",
          description: "ID of the sheet, as `sheets.list` returns it. Google leaves out `0`.",
        },
        startRowIndex: { type: "integer", description: "First row, starting at 0. Defaults to the top.", minimum: 0 },
        endRowIndex: {
          type: "integer",
          description: "Row after the last, starting at 0. Defaults to the bottom.",
          minimum: 0,
        },
        startColumnIndex: {
          type: "integer",
          description: "First column, starting at 0. Defaults to the left edge.",
          minimum: 0,
        },
        endColumnIndex: {
          type: "integer",
          description: "Column after the last, starting at 0. Defaults to the right edge.",
          minimum: 0,
        },
      },
    },
    NewSheet: {
      type: "object",
      properties: {
        properties: {
          $ref: "#/$defs/NewSheetProperties",
          description: "Properties of the sheet, such as its title and size.",
        },
      },
      required: ["properties"],
    },
    NewSheetProperties: {
      type: "object",
      properties: {
        title: { type: "string", description: "Title of the sheet.", minLength: 1 },
        sheetId: { type: "integer", description: "Your own ID for the sheet.", minimum: 0 },
        hidden: { $ref: "#/$defs/SheetHidden" },
        tabColorStyle: { $ref: "#/$defs/TabColor" },
        gridProperties: { $ref: "#/$defs/NewGrid", description: "Size of the sheet, and its frozen rows and columns." },
      },
      required: ["title"],
    },
    NewGrid: {
      type: "object",
      properties: {
        rowCount: { type: "integer", description: "Number of rows.", minimum: 1 },
        columnCount: { type: "integer", description: "Number of columns, up to 18,278.", minimum: 1, maximum: 18278 },
        frozenRowCount: { type: "integer", description: "Number of frozen rows at the top.", minimum: 0 },
        frozenColumnCount: { type: "integer", description: "Number of frozen columns at the left.", minimum: 0 },
        hideGridlines: { type: "boolean", description: "Whether gridlines are hidden." },
      },
    },
    NewValueRange: {
      type: "object",
      properties: {
        range: { type: "string", description: "Range to write to, in A1 notation, or a name.", minLength: 1 },
        values: { $ref: "#/$defs/CellRows" },
        majorDimension: { $ref: "#/$defs/MajorDimension" },
      },
      required: ["range", "values"],
    },
    ValueRange: {
      type: "object",
      properties: {
        range: { type: "string", description: "The range that was read, in A1 notation." },
        majorDimension: { type: "string", description: "The dimension the values are grouped by: rows or columns." },
        values: {
          type: "array",
          items: schemasCellRowsItems,
          description: "Rows or columns of cell values. Absent if all cells are empty.",
        },
      },
      required: ["range"],
    },
    AppendedValues: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string" },
        tableRange: { type: "string" },
        updates: { $ref: "#/$defs/UpdatedValues" },
      },
      required: ["spreadsheetId"],
    },
    UpdatedValues: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string" },
        updatedRange: { type: "string" },
        updatedRows: { type: "integer" },
        updatedColumns: { type: "integer" },
        updatedCells: { type: "integer" },
        updatedData: { $ref: "#/$defs/ValueRange" },
      },
    },
    UpdatedRanges: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string" },
        totalUpdatedRows: { type: "integer" },
        totalUpdatedColumns: { type: "integer" },
        totalUpdatedCells: { type: "integer" },
        totalUpdatedSheets: { type: "integer" },
        responses: { type: "array", items: { $ref: "#/$defs/UpdatedValues" } },
      },
      required: ["spreadsheetId"],
    },
    ClearedValues: {
      type: "object",
      properties: { spreadsheetId: { type: "string" }, clearedRange: { type: "string" } },
      required: ["spreadsheetId"],
    },
    ClearedRanges: {
      type: "object",
      properties: { spreadsheetId: { type: "string" }, clearedRanges: { type: "array", items: { type: "string" } } },
      required: ["spreadsheetId"],
    },
    NamedRange: {
      type: "object",
      properties: {
        namedRangeId: { type: "string", description: "The named range's ID." },
        name: { type: "string", description: "The named range's name." },
        range: { $ref: "#/$defs/GridRange", description: "The range the name stands for." },
      },
      required: ["namedRangeId"],
    },
    ProtectedRange: {
      type: "object",
      properties: {
        protectedRangeId: { type: "integer", description: "The protected range's ID." },
        range: { $ref: "#/$defs/GridRange", description: "The range protected. A whole sheet if unbounded." },
        namedRangeId: { type: "string", description: "The ID of the named range protected. Absent if none is." },
        tableId: { type: "string", description: "The ID of the table protected. Absent if none is." },
        description: { type: "string", description: "A description of the protected range." },
        warningOnly: { type: "boolean", description: "Whether edits bring up a warning instead of being prevented." },
        requestingUserCanEdit: { type: "boolean", description: "Whether the user may edit the protected range." },
        unprotectedRanges: {
          type: "array",
          items: { $ref: "#/$defs/GridRange" },
          description: "The ranges left unprotected within a protected sheet.",
        },
        editors: { $ref: "#/$defs/Editors", description: "The users and groups who may edit the protected range." },
      },
      required: ["protectedRangeId"],
    },
    Editors: {
      type: "object",
      properties: {
        users: { type: "array", items: { type: "string" }, description: "Email addresses of users." },
        groups: { type: "array", items: { type: "string" }, description: "Email addresses of groups." },
        domainUsersCanEdit: {
          type: "boolean",
          description: "Whether everyone in the domain can edit. Applies only if the file is shared with the domain.",
        },
      },
    },
    Table: {
      type: "object",
      properties: {
        tableId: { type: "string", description: "The table's ID." },
        name: { type: "string", description: "The table's name." },
        range: { $ref: "#/$defs/GridRange", description: "The range the table covers." },
        columnProperties: {
          type: "array",
          items: { $ref: "#/$defs/TableColumn" },
          description: "The table's columns, with their names and types.",
        },
        rowsProperties: {
          type: "object",
          properties: {
            headerColorStyle: { $ref: "#/$defs/ColorStyle" },
            firstBandColorStyle: { $ref: "#/$defs/ColorStyle" },
            secondBandColorStyle: { $ref: "#/$defs/ColorStyle" },
            footerColorStyle: { $ref: "#/$defs/ColorStyle" },
          },
          description: "The colors of the table's header, row bands and footer.",
        },
      },
      required: ["tableId"],
    },
    TableColumn: {
      type: "object",
      properties: {
        columnIndex: { type: "integer" },
        columnName: { type: "string" },
        columnType: { type: "string" },
        dataValidationRule: { type: "object", description: "Values of a dropdown, as Google documents them." },
      },
    },
    NewTableColumn: {
      type: "object",
      properties: {
        columnIndex: {
          type: "integer",
          description: "Position of the column in the table, starting at 0.",
          minimum: 0,
        },
        columnName: { type: "string", description: "Name of the column." },
        columnType: {
          type: "string",
          description: "Type of the column's values.",
          enum: [
            "DOUBLE",
            "CURRENCY",
            "PERCENT",
            "DATE",
            "TIME",
            "DATE_TIME",
            "TEXT",
            "BOOLEAN",
            "DROPDOWN",
            "FILES_CHIP",
            "PEOPLE_CHIP",
            "FINANCE_CHIP",
            "PLACE_CHIP",
            "RATINGS_CHIP",
          ],
        },
      },
      required: ["columnIndex"],
    },
    NewCellFormat: {
      type: "object",
      properties: {
        backgroundColorStyle: { $ref: "#/$defs/ColorStyle", description: "Background color of the cells." },
        textFormat: { $ref: "#/$defs/TextFormat", description: "Format of the text." },
        numberFormat: { $ref: "#/$defs/NumberFormat", description: "Format of numbers and dates." },
        horizontalAlignment: {
          type: "string",
          description: "Horizontal alignment of the text.",
          enum: ["LEFT", "CENTER", "RIGHT"],
        },
        verticalAlignment: {
          type: "string",
          description: "Vertical alignment of the text.",
          enum: ["TOP", "MIDDLE", "BOTTOM"],
        },
        wrapStrategy: {
          type: "string",
          description: "Wrapping of text that is too long for the cell.",
          enum: ["OVERFLOW_CELL", "LEGACY_WRAP", "CLIP", "WRAP"],
        },
        borders: { $ref: "#/$defs/Borders", description: "Borders of each cell." },
      },
    },
    SortSpec: {
      type: "object",
      properties: {
        dimensionIndex: {
          type: "integer",
          description: "Column to sort by, starting at 0 at the left of the sheet.",
          minimum: 0,
        },
        sortOrder: { type: "string", description: "Sort direction.", enum: ["ASCENDING", "DESCENDING"] },
      },
      required: ["dimensionIndex", "sortOrder"],
    },
    Replacements: {
      type: "object",
      properties: {
        valuesChanged: { type: "integer", description: "The number of non-formula cells changed." },
        formulasChanged: { type: "integer", description: "The number of formula cells changed." },
        rowsChanged: { type: "integer", description: "The number of rows with changes." },
        sheetsChanged: { type: "integer", description: "The number of sheets with changes." },
        occurrencesChanged: {
          type: "integer",
          description: "The number of occurrences replaced, possibly several in a cell.",
        },
      },
    },
    BatchUpdated: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string" },
        replies: {
          type: "array",
          description:
            "Reply to each request, in order, as Google documents it. Empty objects for requests without a reply.",
        },
      },
      required: ["spreadsheetId"],
    },
  },
})
