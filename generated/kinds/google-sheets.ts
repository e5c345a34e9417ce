// Generated from definitions/google-sheets.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { GoogleSheets } from '../types/google-sheets.ts'

const authOauthSend = {
  bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
  headers: [],
  query: [],
}
const authOauthTokenUrl = {
  text: "https://oauth2.googleapis.com/token",
  parts: ["https://oauth2.googleapis.com/token"],
}
const requestErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "errors", 0, "reason"] }, { in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  about: [
    { in: "body", steps: ["error", "details", 0, "fieldViolations", 0, "field"] },
    { in: "body", steps: ["error", "errors", 0, "location"] },
  ],
  rules: [
    {
      status: [403],
      at: { in: "body", steps: ["error", "details", 0, "reason"] },
      is: ["ACCESS_TOKEN_SCOPE_INSUFFICIENT"],
      as: "scope_missing",
    },
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["userRateLimitExceeded", "rateLimitExceeded", "dailyLimitExceeded"],
      as: "rate_limited",
    },
  ],
}
const entitiesSpreadsheet_filesSyncWith = [
  {
    name: "q",
    value: {
      template: {
        text: "modifiedTime >= '{{datetime since}}' and trashed = false",
        parts: ["modifiedTime >= '", { name: "since", helper: "datetime" }, "' and trashed = false"],
      },
    },
  },
  { name: "pageSize", value: { constant: 1000 } },
]
const spreadsheetsGetParamsSpreadsheetId = {
  minLength: 1,
  type: "string",
  description:
    "ID of the spreadsheet, as `spreadsheet_files.list` returns it or as in its URL: docs.google.com/spreadsheets/d/{" +
    "id}/edit.",
}
const spreadsheetsGetQuery0 = {
  name: "ranges",
  value: { template: { text: "{{ranges}}", parts: [{ name: "ranges" }] } },
}
const spreadsheetsGetQuery3Value = { template: { text: "{{fields}}", parts: [{ name: "fields" }] } }
const spreadsheetsGetScopes = [
  [
    "https://www.googleapis.com/auth/spreadsheets.readonly",
    "https://www.googleapis.com/auth/spreadsheets",
    "https://www.googleapis.com/auth/drive.file",
    "https://www.googleapis.com/auth/drive.readonly",
    "https://www.googleapis.com/auth/drive",
  ],
]
const spreadsheetsCreateParamsLocale = {
  type: "string",
  description: "Locale of the spreadsheet, such as `en` or `de_CH`.",
  examples: ["en_GB"],
}
const spreadsheetsCreateParamsTimeZone = {
  type: "string",
  description: "Time zone of the spreadsheet, as a CLDR name such as `Europe/Zurich`.",
  examples: ["Europe/Zurich"],
}
const spreadsheetsCreateParamsAutoRecalc = {
  type: "string",
  description: "Interval for recalculating time-dependent functions.",
  enum: ["ON_CHANGE", "MINUTE", "HOUR"],
}
const spreadsheetsCreateParamsSheetsItemsTitle = { type: "string", description: "Title of the sheet.", minLength: 1 }
const spreadsheetsCreateParamsSheetsItemsSheetId = {
  type: "integer",
  description: "Your own ID for the sheet.",
  minimum: 0,
}
const spreadsheetsCreateParamsSheetsItemsHidden = { type: "boolean", description: "Whether the sheet is hidden." }
const spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor = {
  red: { type: "number", minimum: 0, maximum: 1, description: "Amount of red, 0 to 1." },
  green: { type: "number", minimum: 0, maximum: 1, description: "Amount of green, 0 to 1." },
  blue: { type: "number", minimum: 0, maximum: 1, description: "Amount of blue, 0 to 1." },
  alpha: { type: "number", minimum: 0, maximum: 1, description: "Opacity, 0 to 1. Usually ignored." },
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor = {
  type: "string",
  description: "A theme color: `TEXT`, `BACKGROUND`, `ACCENT1` to `ACCENT6` or `LINK`.",
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle = {
  rgbColor: {
    type: "object",
    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
    additionalProperties: false,
    description: "A custom color.",
  },
  themeColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor,
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle_2 = {
  type: "object",
  properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
  additionalProperties: false,
  description: "Color of the sheet's tab.",
}
const spreadsheetsCreateParamsSheetsItemsGridProperties = {
  rowCount: { type: "integer", description: "Number of rows.", minimum: 1 },
  columnCount: { type: "integer", description: "Number of columns, up to 18,278.", minimum: 1, maximum: 18278 },
  frozenRowCount: { type: "integer", description: "Number of frozen rows at the top.", minimum: 0 },
  frozenColumnCount: { type: "integer", description: "Number of frozen columns at the left.", minimum: 0 },
  hideGridlines: { type: "boolean", description: "Whether gridlines are hidden." },
}
const spreadsheetsCreateParamsSheetsItemsGridProperties_2 = {
  type: "object",
  properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
  additionalProperties: false,
  description: "Size of the sheet, and its frozen rows and columns.",
}
const spreadsheetsCreateBodyEntries0ValueMapTitle = { template: { text: "{{title}}", parts: [{ name: "title" }] } }
const spreadsheetsCreateBodyEntries0Value = {
  map: {
    title: spreadsheetsCreateBodyEntries0ValueMapTitle,
    locale: { template: { text: "{{locale}}", parts: [{ name: "locale" }] } },
    timeZone: { template: { text: "{{timeZone}}", parts: [{ name: "timeZone" }] } },
    autoRecalc: { template: { text: "{{autoRecalc}}", parts: [{ name: "autoRecalc" }] } },
  },
}
const spreadsheetsCreateScopes = [
  [
    "https://www.googleapis.com/auth/spreadsheets",
    "https://www.googleapis.com/auth/drive.file",
    "https://www.googleapis.com/auth/drive",
  ],
]
const spreadsheetsUpdatePath = ["/v4/spreadsheets/", { param: "spreadsheetId" }, ":batchUpdate"]
const spreadsheetsUpdateParamsTitle = { type: "string", description: "The new title.", minLength: 1 }
const sheetsListParams = {
  type: "object",
  properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId },
  required: ["spreadsheetId"],
  additionalProperties: false,
}
const sheetsListPagination = { style: "none", because: "Google answers all of them at once." }
const sheetsCreateParamsIndex = { type: "integer", description: "Position of the sheet, starting at 0.", minimum: 0 }
const sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId = {
  template: { text: "{{sheetId}}", parts: [{ name: "sheetId" }] },
}
const sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapIndex = {
  template: { text: "{{index}}", parts: [{ name: "index" }] },
}
const sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapHidden = {
  template: { text: "{{hidden}}", parts: [{ name: "hidden" }] },
}
const sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapTabColorStyle = {
  template: { text: "{{tabColorStyle}}", parts: [{ name: "tabColorStyle" }] },
}
const sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapGridProperties = {
  template: { text: "{{gridProperties}}", parts: [{ name: "gridProperties" }] },
}
const sheetsUpdateParamsSheetId = {
  type: "integer",
  description: "ID of the sheet, as `sheets.list` returns it. The first sheet is `0`.",
  minimum: 0,
}
const valuesGetPath = ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }]
const valuesGetParamsRange = {
  minLength: 1,
  type: "string",
  description: "A range in A1 notation, or the name of a named range or sheet.",
  examples: ["Sheet1!A1:C10"],
}
const valuesGetParamsMajorDimension = {
  type: "string",
  description: "Whether values are rows (the default) or columns.",
  enum: ["ROWS", "COLUMNS"],
}
const valuesGetParamsValueRenderOption = {
  type: "string",
  description: "Rendering of values: formatted (the default), unformatted, or as formulas.",
  enum: ["FORMATTED_VALUE", "UNFORMATTED_VALUE", "FORMULA"],
}
const valuesGetParamsDateTimeRenderOption = {
  type: "string",
  description: "Rendering of dates: serial number of days since 1899-12-30, or text. Not used for formatted values.",
  enum: ["SERIAL_NUMBER", "FORMATTED_STRING"],
}
const valuesGetQuery0 = {
  name: "majorDimension",
  value: { template: { text: "{{majorDimension}}", parts: [{ name: "majorDimension" }] } },
}
const valuesGetQuery1 = {
  name: "valueRenderOption",
  value: { template: { text: "{{valueRenderOption}}", parts: [{ name: "valueRenderOption" }] } },
}
const valuesGetQuery2 = {
  name: "dateTimeRenderOption",
  value: { template: { text: "{{dateTimeRenderOption}}", parts: [{ name: "dateTimeRenderOption" }] } },
}
const valuesCreateParamsValuesItems = {
  type: "array",
  items: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }, { type: "null" }] },
}
const valuesCreateParamsValues = {
  type: "array",
  items: valuesCreateParamsValuesItems,
  description: "Rows of cell values, or columns if `majorDimension` is `COLUMNS`.",
  examples: [[["Ada", 36], ["Grace", 45]]],
}
const valuesCreateParamsValueInputOption = {
  type: "string",
  description:
    "Interpretation of the values. `RAW` stores them as is; `USER_ENTERED` parses them as if typed, so that `=A1` is " +
    "a formula. Defaults to `RAW`.",
  default: "RAW",
  enum: ["RAW", "USER_ENTERED"],
}
const valuesCreateParamsIncludeValuesInResponse = {
  type: "boolean",
  description: "Whether to return the updated values. Defaults to `false`.",
  default: false,
}
const valuesCreateQuery0 = {
  name: "valueInputOption",
  value: { template: { text: "{{valueInputOption}}", parts: [{ name: "valueInputOption" }] } },
}
const valuesCreateQuery2 = {
  name: "includeValuesInResponse",
  value: { template: { text: "{{includeValuesInResponse}}", parts: [{ name: "includeValuesInResponse" }] } },
}
const valuesCreateQuery3 = {
  name: "responseValueRenderOption",
  value: { template: { text: "{{responseValueRenderOption}}", parts: [{ name: "responseValueRenderOption" }] } },
}
const valuesCreateQuery4 = {
  name: "responseDateTimeRenderOption",
  value: { template: { text: "{{responseDateTimeRenderOption}}", parts: [{ name: "responseDateTimeRenderOption" }] } },
}
const valuesCreateBody = {
  from: "entries",
  entries: [
    { name: "values", value: { template: { text: "{{values}}", parts: [{ name: "values" }] } } },
    valuesGetQuery0,
  ],
}
const value_rangesListParamsRanges = {
  type: "array",
  items: { type: "string" },
  description: "Ranges in A1 notation, or names.",
  minItems: 1,
  examples: [["Sheet1!A1:C10", "Sheet2!A:A"]],
}
const value_rangesUpdateParamsDataItemsRange = {
  type: "string",
  description: "Range to write to, in A1 notation, or a name.",
  minLength: 1,
}
const named_rangesCreateParamsName = {
  type: "string",
  description: "Name of the range: letters, digits and underscores, not starting with a digit, up to 250 characters.",
  minLength: 1,
  maxLength: 250,
  pattern: "^[\\p{L}_][\\p{L}\\p{N}_.]*$",
  examples: ["Prices"],
}
const named_rangesCreateParamsCells = {
  sheetId: { type: "integer", description: "ID of the sheet, as `sheets.list` returns it. Google leaves out `0`." },
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
}
const named_rangesCreateParamsCells_2 = {
  type: "object",
  properties: named_rangesCreateParamsCells,
  additionalProperties: false,
  description: "Cells, by sheet ID and row and column indexes. Without indexes, the whole sheet.",
}
const named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange = {
  template: { text: "{{cells}}", parts: [{ name: "cells" }] },
}
const named_rangesUpdateParamsNamedRangeId = {
  type: "string",
  description: "ID of the named range, as `named_ranges.list` returns it.",
  minLength: 1,
}
const named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId = {
  template: { text: "{{namedRangeId}}", parts: [{ name: "namedRangeId" }] },
}
const protected_rangesCreateParamsNamedRangeId = {
  type: "string",
  description: "ID of the named range to protect, instead of cells.",
}
const protected_rangesCreateParamsDescription = { type: "string", description: "Description of the protected range." }
const protected_rangesCreateParamsWarningOnly = {
  type: "boolean",
  description: "Whether everyone can edit the range after a warning. Editors are then ignored.",
}
const protected_rangesCreateParamsEditors = {
  users: { type: "array", items: { type: "string" }, description: "Email addresses of users." },
  groups: { type: "array", items: { type: "string" }, description: "Email addresses of groups." },
  domainUsersCanEdit: {
    type: "boolean",
    description: "Whether everyone in the domain can edit. Applies only if the file is shared with the domain.",
  },
}
const protected_rangesCreateParamsEditors_2 = {
  type: "object",
  properties: protected_rangesCreateParamsEditors,
  additionalProperties: false,
  description: "Users who can edit the range, besides the current user.",
}
const protected_rangesCreateParamsUnprotectedRanges = {
  type: "array",
  items: { type: "object", properties: named_rangesCreateParamsCells, additionalProperties: false },
  description: "Ranges in a protected sheet that everyone can edit.",
}
const protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapDescription = {
  template: { text: "{{description}}", parts: [{ name: "description" }] },
}
const protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapWarningOnly = {
  template: { text: "{{warningOnly}}", parts: [{ name: "warningOnly" }] },
}
const protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapEditors = {
  template: { text: "{{editors}}", parts: [{ name: "editors" }] },
}
const protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapUnprotectedRanges = {
  template: { text: "{{unprotectedRanges}}", parts: [{ name: "unprotectedRanges" }] },
}
const protected_rangesUpdateParamsProtectedRangeId = {
  type: "integer",
  description: "ID of the protected range, as `protected_ranges.list` returns it.",
}
const protected_rangesUpdateBodyEntries0ValueList0MapUpdateProtectedRangeMapProtectedRangeMapProtectedRangeId = {
  template: { text: "{{protectedRangeId}}", parts: [{ name: "protectedRangeId" }] },
}
const tablesCreateParamsColumnPropertiesItems = {
  columnIndex: { type: "integer", description: "Position of the column in the table, starting at 0.", minimum: 0 },
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
}
const dimensionsCreateParamsDimension = {
  type: "string",
  description: "Dimension: rows or columns.",
  enum: ["ROWS", "COLUMNS"],
}
const dimensionsCreateParamsStartIndex = { type: "integer", description: "Start index, starting at 0.", minimum: 0 }
const dimensionsCreateParamsEndIndex = { type: "integer", description: "End index, exclusive.", minimum: 1 }
const dimensionsCreateParamsRequired = ["spreadsheetId", "sheetId", "dimension", "startIndex", "endIndex"]
const dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange = {
  map: {
    sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
    dimension: { template: { text: "{{dimension}}", parts: [{ name: "dimension" }] } },
    startIndex: { template: { text: "{{startIndex}}", parts: [{ name: "startIndex" }] } },
    endIndex: { template: { text: "{{endIndex}}", parts: [{ name: "endIndex" }] } },
  },
}
const cell_formatsUpdateParamsFormatTextFormatBold = { type: "boolean", description: "Whether the text is bold." }
const cell_formatsUpdateParamsFormatTextFormatItalic = { type: "boolean", description: "Whether the text is italic." }
const cell_formatsUpdateParamsFormatTextFormatUnderline = {
  type: "boolean",
  description: "Whether the text is underlined.",
}
const cell_formatsUpdateParamsFormatTextFormatStrikethrough = {
  type: "boolean",
  description: "Whether the text is struck through.",
}
const cell_formatsUpdateParamsFormatNumberFormat = {
  type: {
    type: "string",
    description:
      "Type of number format: `TEXT`, `NUMBER`, `PERCENT`, `CURRENCY`, `DATE`, `TIME`, `DATE_TIME` or `SCIENTIFIC`.",
  },
  pattern: {
    type: "string",
    description: "Format pattern, such as `#,##0.00` or `yyyy-mm-dd`. Defaults to the locale's.",
  },
}
const cell_formatsUpdateParamsFormatHorizontalAlignment = {
  type: "string",
  description: "Horizontal alignment of the text.",
  enum: ["LEFT", "CENTER", "RIGHT"],
}
const cell_formatsUpdateParamsFormatVerticalAlignment = {
  type: "string",
  description: "Vertical alignment of the text.",
  enum: ["TOP", "MIDDLE", "BOTTOM"],
}
const cell_formatsUpdateParamsFormatWrapStrategy = {
  type: "string",
  description: "Wrapping of text that is too long for the cell.",
  enum: ["OVERFLOW_CELL", "LEGACY_WRAP", "CLIP", "WRAP"],
}
const cell_formatsUpdateParamsFormatBordersTopStyle = {
  type: "string",
  description:
    "Border style: `DOTTED`, `DASHED`, `SOLID`, `SOLID_MEDIUM`, `SOLID_THICK` or `DOUBLE`. `NONE` removes the border.",
}
const cell_formatsUpdateParamsFormatBordersTopWidth = {
  type: "integer",
  description: "Width in pixels, as Google reports it. The style determines it.",
}
const cell_formatsUpdateParamsFormatBordersTop = {
  type: "object",
  properties: {
    style: cell_formatsUpdateParamsFormatBordersTopStyle,
    width: cell_formatsUpdateParamsFormatBordersTopWidth,
    color: {
      type: "object",
      properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
      additionalProperties: false,
      description: "Deprecated. Use `colorStyle`.",
    },
    colorStyle: {
      type: "object",
      properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
      additionalProperties: false,
      description: "Color of the border.",
    },
  },
  additionalProperties: false,
}
const sortCreateParamsSortSpecsItems = {
  dimensionIndex: {
    type: "integer",
    description: "Column to sort by, starting at 0 at the left of the sheet.",
    minimum: 0,
  },
  sortOrder: { type: "string", description: "Sort direction.", enum: ["ASCENDING", "DESCENDING"] },
}
const schemasSheetDeveloperMetadata = { type: "array", items: { $ref: "#/$defs/DeveloperMetadata" } }
const schemasGridDataRowMetadata = { type: "array", items: { $ref: "#/$defs/DimensionProperties" } }
export default {
  format: 1,
  kind: "google-sheets",
  id: "5b8de7a4-0f0c-4f39-8f52-7c1f0b9f3a16",
  title: "Google Sheets",
  category: "spreadsheets",
  version: "2.1.0",
  support: "community",
  docs: "https://developers.google.com/workspace/sheets/api/reference/rest",
  check: "spreadsheet_files.list",
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
  baseUrl: { text: "https://sheets.googleapis.com", parts: ["https://sheets.googleapis.com"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    oauth: {
      type: "oauth2",
      title: "Google account",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["refresh_token"],
        additionalProperties: false,
      },
      send: authOauthSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: [
          "https://www.googleapis.com/auth/spreadsheets.readonly",
          "https://www.googleapis.com/auth/spreadsheets",
          "https://www.googleapis.com/auth/drive.metadata.readonly",
        ],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
        unusedDays: 180,
      },
      authorize: {
        url: {
          text: "https://accounts.google.com/o/oauth2/v2/auth",
          parts: ["https://accounts.google.com/o/oauth2/v2/auth"],
        },
        params: [
          { name: "access_type", value: { template: { text: "offline", parts: ["offline"] } } },
          { name: "prompt", value: { template: { text: "consent", parts: ["consent"] } } },
        ],
        pkce: true,
        scopeWords: {
          "https://www.googleapis.com/auth/spreadsheets.readonly": "See what is in your spreadsheets.",
          "https://www.googleapis.com/auth/spreadsheets":
            "See, create, change and delete what is in your spreadsheets.",
          "https://www.googleapis.com/auth/drive.metadata.readonly":
            "See names, owners and times of your files, without what is in them.",
        },
        issuer: "https://accounts.google.com",
      },
    },
    service_account: {
      type: "jwt_bearer",
      title: "Service account",
      description:
        "Key of a Google Cloud service account. It can access spreadsheets that are shared with it, or the " +
        "spreadsheets of the user it acts for.",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: {
            type: "string",
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { type: "string", description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            type: "string",
            description: "Email address of the user to act for, if the domain's administrator allows it.",
            title: "User to act for",
          },
        },
        required: ["client_email", "private_key"],
        additionalProperties: false,
      },
      send: authOauthSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: [],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
        assertion: {
          algorithm: "RS256",
          key: { text: "{{private_key}}", parts: [{ name: "private_key" }] },
          header: [],
          claims: [
            { name: "iss", value: { template: { text: "{{client_email}}", parts: [{ name: "client_email" }] } } },
            { name: "sub", value: { template: { text: "{{subject}}", parts: [{ name: "subject" }] } } },
            {
              name: "scope",
              value: {
                template: {
                  text:
                    "https://www.googleapis.com/auth/spreadsheets " +
                    "https://www.googleapis.com/auth/drive.metadata.readonly",
                  parts: [
                    "https://www.googleapis.com/auth/spreadsheets " +
                      "https://www.googleapis.com/auth/drive.metadata.readonly",
                  ],
                },
              },
            },
            { name: "aud", value: { template: authOauthTokenUrl } },
          ],
          seconds: 3600,
        },
      },
    },
  },
  request: {
    query: [],
    headers: [],
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    rate: { limit: 60, perMs: 60000, unit: "seconds" },
    timeoutMs: 180000,
  },
  entities: {
    spreadsheet_files: {
      description: "A spreadsheet as a Google Drive file. Its ID is the `spreadsheetId` of all other operations.",
      key: "id",
      actions: ["list", "search"],
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
      sync: {
        from: "spreadsheet_files.list",
        field: "modifiedTime",
        with: entitiesSpreadsheet_filesSyncWith,
        each: {},
        lookbackSeconds: 0,
        start: "1970-01-01T00:00:00Z",
        later: {
          from: "spreadsheet_files.list",
          field: "modifiedTime",
          with: entitiesSpreadsheet_filesSyncWith,
          each: {},
          lookbackSeconds: 0,
        },
      },
      refs: {},
    },
    spreadsheets: {
      description: "A spreadsheet with all its sheets. To list spreadsheets, use `spreadsheet_files`.",
      key: "spreadsheetId",
      actions: ["get", "create", "update"],
      refs: {},
    },
    sheets: {
      description: "A sheet (tab) of a spreadsheet, with its ID, title, position and size.",
      key: "sheetId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    sheet_copies: { description: "A copy of a sheet.", key: "sheetId", actions: ["create"], refs: {} },
    values: {
      description: "The cell values of a range.",
      key: "id",
      actions: ["get", "create", "update", "delete"],
      refs: {},
    },
    value_ranges: {
      description: "The cell values of several ranges of a spreadsheet.",
      key: "id",
      actions: ["list", "update", "delete"],
      refs: {},
    },
    named_ranges: {
      description: "A named range. Formulas and other calls can use its name.",
      key: "namedRangeId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    protected_ranges: {
      description: "A protected range that only some users can edit.",
      key: "protectedRangeId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    tables: {
      description: "A table with typed columns.",
      key: "tableId",
      actions: ["list", "create", "delete"],
      refs: {},
    },
    dimensions: {
      description:
        "Rows or columns (dimension) of a sheet, from a start index to an exclusive end index, both starting at 0.",
      key: "id",
      actions: ["create", "update", "delete"],
      refs: {},
    },
    cell_formats: { description: "The format of the cells of a range.", key: "id", actions: ["update"], refs: {} },
    sort: { description: "The sort order of the rows of a range.", key: "id", actions: ["create"], refs: {} },
    find_replace: {
      description: "The number of matches found and replaced.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    batch_updates: {
      description:
        "A batch of changes, such as charts, pivot tables, filters and conditional formats, applied together or not " +
        "at all.",
      key: "spreadsheetId",
      actions: ["create"],
      refs: {},
    },
  },
  operations: {
    "spreadsheet_files.list": {
      entity: "spreadsheet_files",
      action: "list",
      description: "Lists or searches the spreadsheet files that the user can access, by name, text, owner or time.",
      keywords: ["workbook", "gsheet", "excel", "which sheets", "documents", "my tables"],
      effect: "read",
      method: "GET",
      baseUrl: { text: "https://www.googleapis.com", parts: ["https://www.googleapis.com"] },
      path: ["/drive/v3/files"],
      routes: [],
      params: {
        type: "object",
        properties: {
          q: {
            type: "string",
            description:
              "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A " +
              "condition for spreadsheets is added.",
            default: "trashed = false",
            minLength: 1,
            examples: ["name contains 'plan' and trashed = false"],
          },
          orderBy: {
            type: "string",
            description: "Comma-separated sort keys, such as `modifiedTime desc` or `name`.",
            examples: ["modifiedTime desc"],
          },
          corpora: {
            type: "string",
            description: "Files to search. `drive` requires `driveId`.",
            enum: ["user", "drive", "domain", "allDrives"],
          },
          driveId: { type: "string", description: "ID of the shared drive to search." },
          includeItemsFromAllDrives: {
            type: "boolean",
            description: "Whether to include files from shared drives. Defaults to `true`.",
            default: true,
          },
          supportsAllDrives: {
            type: "boolean",
            description: "Whether shared drives are supported. `true` is the only value.",
            default: true,
            const: true,
          },
          pageSize: {
            type: "integer",
            description: "Maximum number of files per page, 1 to 1,000. Defaults to 100. Google may return fewer.",
            default: 100,
            minimum: 1,
            maximum: 1000,
          },
          pageToken: {
            type: "string",
            description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
          },
        },
        additionalProperties: false,
      },
      needs: [{ when: "corpora", is: ["drive"], params: ["driveId"] }, { when: "driveId", params: ["corpora"] }],
      query: [
        {
          name: "q",
          value: {
            template: {
              text: "mimeType = 'application/vnd.google-apps.spreadsheet' and ({{q}})",
              parts: ["mimeType = 'application/vnd.google-apps.spreadsheet' and (", { name: "q" }, ")"],
            },
          },
        },
        {
          name: "fields",
          value: {
            template: {
              text:
                "nextPageToken,incompleteSearch,files(id,name,description,starred,version,webViewLink,iconLink," +
                "createdTime,modifiedTime,viewedByMeTime,modifiedByMeTime,sharedWithMeTime,shared,ownedByMe,driveId," +
                "parents,owners(displayName,emailAddress,permissionId,me,photoLink),lastModifyingUser(displayName," +
                "emailAddress,permissionId,me,photoLink),capabilities(canEdit,canCopy,canComment,canShare))",
              parts: [
                "nextPageToken,incompleteSearch,files(id,name,description,starred,version,webViewLink,iconLink," +
                  "createdTime,modifiedTime,viewedByMeTime,modifiedByMeTime,sharedWithMeTime,shared,ownedByMe," +
                  "driveId,parents,owners(displayName,emailAddress,permissionId,me,photoLink),lastModifyingUser(" +
                  "displayName,emailAddress,permissionId,me,photoLink),capabilities(canEdit,canCopy,canComment," +
                  "canShare))",
              ],
            },
          },
        },
        { name: "orderBy", value: { template: { text: "{{orderBy}}", parts: [{ name: "orderBy" }] } } },
        { name: "corpora", value: { template: { text: "{{corpora}}", parts: [{ name: "corpora" }] } } },
        { name: "driveId", value: { template: { text: "{{driveId}}", parts: [{ name: "driveId" }] } } },
        {
          name: "includeItemsFromAllDrives",
          value: {
            template: { text: "{{includeItemsFromAllDrives}}", parts: [{ name: "includeItemsFromAllDrives" }] },
          },
        },
        {
          name: "supportsAllDrives",
          value: { template: { text: "{{supportsAllDrives}}", parts: [{ name: "supportsAllDrives" }] } },
        },
        { name: "pageSize", value: { template: { text: "{{pageSize}}", parts: [{ name: "pageSize" }] } } },
        { name: "pageToken", value: { template: { text: "{{pageToken}}", parts: [{ name: "pageToken" }] } } },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SpreadsheetFile" },
      records: { in: "body", steps: ["files"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        incompleteSearch: { in: "body", steps: ["incompleteSearch"] },
      },
      pagination: {
        style: "cursor",
        param: "pageToken",
        next: { in: "body", steps: ["nextPageToken"] },
        size: "pageSize",
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: [
        [
          "https://www.googleapis.com/auth/drive.metadata.readonly",
          "https://www.googleapis.com/auth/drive.metadata",
          "https://www.googleapis.com/auth/drive.file",
          "https://www.googleapis.com/auth/drive.readonly",
          "https://www.googleapis.com/auth/drive",
        ],
      ],
    },
    "spreadsheets.get": {
      entity: "spreadsheets",
      action: "get",
      description:
        "Gets a spreadsheet with its title, sheets, named ranges, tables and protected ranges. Set `includeGridData` " +
        "to include its cells.",
      keywords: ["tabs", "structure", "workbook", "gsheet", "excel", "document", "table file"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          ranges: {
            type: "array",
            items: { type: "string" },
            description: "Ranges to return, in A1 notation.",
            examples: [["Sheet1!A1:C10"]],
          },
          includeGridData: {
            type: "boolean",
            description:
              "Whether to include cells with formulas, formats and notes. The response can be large. Defaults to " +
              "`false`.",
            default: false,
          },
          excludeTablesInBandedRanges: {
            type: "boolean",
            description: "Whether to leave tables out of `bandedRanges`.",
          },
          fields: {
            type: "string",
            description: "Fields to return, such as `properties.title,sheets.properties`. Defaults to all.",
            examples: ["spreadsheetId,properties.title,sheets.properties"],
          },
        },
        required: ["spreadsheetId"],
        additionalProperties: false,
      },
      query: [
        spreadsheetsGetQuery0,
        {
          name: "includeGridData",
          value: { template: { text: "{{includeGridData}}", parts: [{ name: "includeGridData" }] } },
        },
        {
          name: "excludeTablesInBandedRanges",
          value: {
            template: { text: "{{excludeTablesInBandedRanges}}", parts: [{ name: "excludeTablesInBandedRanges" }] },
          },
        },
        { name: "fields", value: spreadsheetsGetQuery3Value },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Spreadsheet" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "spreadsheets.create": {
      entity: "spreadsheets",
      action: "create",
      description:
        "Creates a spreadsheet in the user's Drive and returns it. Creates one sheet, or the named `sheets`.",
      keywords: ["new workbook", "start table", "workbook", "gsheet", "excel", "document", "table file"],
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", description: "Title of the spreadsheet.", minLength: 1 },
          locale: spreadsheetsCreateParamsLocale,
          timeZone: spreadsheetsCreateParamsTimeZone,
          autoRecalc: spreadsheetsCreateParamsAutoRecalc,
          sheets: {
            type: "array",
            items: {
              type: "object",
              properties: {
                properties: {
                  type: "object",
                  properties: {
                    title: spreadsheetsCreateParamsSheetsItemsTitle,
                    sheetId: spreadsheetsCreateParamsSheetsItemsSheetId,
                    hidden: spreadsheetsCreateParamsSheetsItemsHidden,
                    tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
                    gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties_2,
                  },
                  required: ["title"],
                  additionalProperties: false,
                  description: "Properties of the sheet, such as its title and size.",
                },
              },
              required: ["properties"],
              additionalProperties: false,
            },
            description: "Sheets to create, from left to right.",
          },
        },
        required: ["title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "properties", value: spreadsheetsCreateBodyEntries0Value },
          { name: "sheets", value: { template: { text: "{{sheets}}", parts: [{ name: "sheets" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Spreadsheet" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "spreadsheets.update": {
      entity: "spreadsheets",
      action: "update",
      description:
        "Updates the title, locale, time zone or recalculation of a spreadsheet. Changes the properties that " +
        "`fields` names.",
      keywords: ["rename workbook", "workbook", "gsheet", "excel", "document", "table file"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          title: spreadsheetsUpdateParamsTitle,
          locale: spreadsheetsCreateParamsLocale,
          timeZone: spreadsheetsCreateParamsTimeZone,
          autoRecalc: spreadsheetsCreateParamsAutoRecalc,
          fields: {
            type: "string",
            description:
              "Comma-separated names of the parameters to update. A parameter that is named but not set loses its " +
              "value.",
            pattern: "^[A-Za-z,]+$",
            examples: ["title", "title,locale"],
          },
        },
        required: ["spreadsheetId", "fields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateSpreadsheetProperties: {
                      map: { properties: spreadsheetsCreateBodyEntries0Value, fields: spreadsheetsGetQuery3Value },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Spreadsheet" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.list": {
      entity: "sheets",
      action: "list",
      description:
        "Lists the sheets of a spreadsheet from left to right, with titles, IDs and sizes, including hidden ones. " +
        "Cells are not included.",
      keywords: ["tabs", "worksheet", "page", "subsheet", "grid"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "sheets.properties", parts: ["sheets.properties"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SheetProperties" },
      records: { in: "path", path: "$.sheets[*].properties" },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "sheets.create": {
      entity: "sheets",
      action: "create",
      description: "Adds an empty sheet to a spreadsheet and returns it.",
      keywords: ["new tab", "add tab", "tab", "worksheet", "page", "subsheet", "grid"],
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          title: {
            type: "string",
            description: "Title of the sheet, unique in the spreadsheet. Google generates one by default.",
            minLength: 1,
          },
          sheetId: {
            type: "integer",
            description: "Your own ID for the sheet. A repeated call with it fails instead of adding a second sheet.",
            minimum: 0,
          },
          index: sheetsCreateParamsIndex,
          hidden: spreadsheetsCreateParamsSheetsItemsHidden,
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
          gridProperties: {
            type: "object",
            properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
            additionalProperties: false,
            description: "Size of the sheet. Defaults to 1,000 rows and 26 columns.",
          },
        },
        required: ["spreadsheetId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    addSheet: {
                      map: {
                        properties: {
                          map: {
                            title: spreadsheetsCreateBodyEntries0ValueMapTitle,
                            sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
                            index: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapIndex,
                            hidden: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapHidden,
                            tabColorStyle: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapTabColorStyle,
                            gridProperties: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapGridProperties,
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SheetProperties" },
      records: { in: "body", steps: ["replies", 0, "addSheet", "properties"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.update": {
      entity: "sheets",
      action: "update",
      description:
        "Updates the title, position, size, frozen rows, tab color or visibility of a sheet. Changes the properties " +
        "that `fields` names.",
      keywords: ["rename tab", "hide", "freeze", "reorder", "worksheet", "page", "subsheet", "grid"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          title: spreadsheetsUpdateParamsTitle,
          index: sheetsCreateParamsIndex,
          hidden: spreadsheetsCreateParamsSheetsItemsHidden,
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
          gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties_2,
          fields: {
            type: "string",
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            minLength: 1,
            examples: ["title", "title,gridProperties.frozenRowCount"],
          },
        },
        required: ["spreadsheetId", "sheetId", "fields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateSheetProperties: {
                      map: {
                        properties: {
                          map: {
                            sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
                            title: spreadsheetsCreateBodyEntries0ValueMapTitle,
                            index: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapIndex,
                            hidden: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapHidden,
                            tabColorStyle: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapTabColorStyle,
                            gridProperties: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapGridProperties,
                          },
                        },
                        fields: spreadsheetsGetQuery3Value,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SheetProperties" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.delete": {
      entity: "sheets",
      action: "delete",
      description: "Deletes a sheet with all its cells. The last sheet of a spreadsheet cannot be deleted.",
      keywords: ["remove tab", "tab", "worksheet", "page", "subsheet", "grid"],
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, sheetId: sheetsUpdateParamsSheetId },
        required: ["spreadsheetId", "sheetId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    deleteSheet: { map: { sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId } },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SheetProperties" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "sheet_copies.create": {
      entity: "sheet_copies",
      action: "create",
      description:
        "Copies a sheet with its cells to the same or another spreadsheet, and returns the properties of the copy.",
      keywords: ["duplicate tab", "clone", "copy tab", "replicate", "same tab again"],
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/sheets/", { param: "sheetId" }, ":copyTo"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          destinationSpreadsheetId: {
            type: "string",
            description: "ID of the spreadsheet to copy the sheet to. Can be the same spreadsheet.",
            minLength: 1,
          },
        },
        required: ["spreadsheetId", "sheetId", "destinationSpreadsheetId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "destinationSpreadsheetId",
            value: {
              template: { text: "{{destinationSpreadsheetId}}", parts: [{ name: "destinationSpreadsheetId" }] },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/SheetProperties" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "values.get": {
      entity: "values",
      action: "get",
      description: "Gets the values of a range, row by row. Trailing empty rows and cells are left out.",
      keywords: ["read cells", "what is in", "look at", "data", "number", "content", "gsheet"],
      effect: "read",
      method: "GET",
      path: valuesGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          range: valuesGetParamsRange,
          majorDimension: valuesGetParamsMajorDimension,
          valueRenderOption: valuesGetParamsValueRenderOption,
          dateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
        required: ["spreadsheetId", "range"],
        additionalProperties: false,
      },
      query: [valuesGetQuery0, valuesGetQuery1, valuesGetQuery2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ValueRange" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "values.create": {
      entity: "values",
      action: "create",
      description: "Appends rows of values below the table in a range.",
      keywords: ["add row", "new line", "log", "enter", "cell", "data", "number", "content", "gsheet"],
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }, ":append"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          range: {
            minLength: 1,
            type: "string",
            description: "Range to search for a table, in A1 notation. The rows are appended below the table.",
            examples: ["Sheet1!A:C"],
          },
          values: valuesCreateParamsValues,
          majorDimension: valuesGetParamsMajorDimension,
          valueInputOption: valuesCreateParamsValueInputOption,
          insertDataOption: {
            type: "string",
            description:
              "Whether to insert new rows or overwrite the cells below the table. Google overwrites by default.",
            enum: ["OVERWRITE", "INSERT_ROWS"],
          },
          includeValuesInResponse: valuesCreateParamsIncludeValuesInResponse,
          responseValueRenderOption: valuesGetParamsValueRenderOption,
          responseDateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
        required: ["spreadsheetId", "range", "values"],
        additionalProperties: false,
      },
      query: [
        valuesCreateQuery0,
        {
          name: "insertDataOption",
          value: { template: { text: "{{insertDataOption}}", parts: [{ name: "insertDataOption" }] } },
        },
        valuesCreateQuery2,
        valuesCreateQuery3,
        valuesCreateQuery4,
      ],
      headers: [],
      body: valuesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AppendedValues" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "values.update": {
      entity: "values",
      action: "update",
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
      ],
      effect: "overwrites",
      method: "PUT",
      path: valuesGetPath,
      routes: [],
      params: {
        type: "object",
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
        required: ["spreadsheetId", "range", "values"],
        additionalProperties: false,
      },
      query: [valuesCreateQuery0, valuesCreateQuery2, valuesCreateQuery3, valuesCreateQuery4],
      headers: [],
      body: valuesCreateBody,
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/UpdatedValues" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "values.delete": {
      entity: "values",
      action: "delete",
      description: "Clears the values of a range. Formats, notes and validation stay.",
      keywords: ["empty", "wipe", "blank out", "cell", "row", "data", "number", "content", "gsheet"],
      effect: "destroys",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }, ":clear"],
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, range: valuesGetParamsRange },
        required: ["spreadsheetId", "range"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ClearedValues" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "value_ranges.list": {
      entity: "value_ranges",
      action: "list",
      description: "Gets the values of several ranges in one call.",
      keywords: ["read areas", "cells", "several areas", "many ranges", "blocks", "data"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchGet"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          ranges: value_rangesListParamsRanges,
          majorDimension: valuesGetParamsMajorDimension,
          valueRenderOption: valuesGetParamsValueRenderOption,
          dateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
        required: ["spreadsheetId", "ranges"],
        additionalProperties: false,
      },
      query: [spreadsheetsGetQuery0, valuesGetQuery0, valuesGetQuery1, valuesGetQuery2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ValueRange" },
      records: { in: "body", steps: ["valueRanges"] },
      absentRecords: "empty",
      meta: { spreadsheetId: { in: "body", steps: ["spreadsheetId"] } },
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "value_ranges.update": {
      entity: "value_ranges",
      action: "update",
      description: "Writes values to several ranges in one call, all or none.",
      keywords: ["write areas", "fill several", "cells", "several areas", "many ranges", "blocks", "data"],
      effect: "overwrites",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          data: {
            type: "array",
            items: {
              type: "object",
              properties: {
                range: value_rangesUpdateParamsDataItemsRange,
                values: valuesCreateParamsValues,
                majorDimension: valuesGetParamsMajorDimension,
              },
              required: ["range", "values"],
              additionalProperties: false,
            },
            description: "Ranges with the values to write.",
            minItems: 1,
          },
          valueInputOption: valuesCreateParamsValueInputOption,
          includeValuesInResponse: valuesCreateParamsIncludeValuesInResponse,
          responseValueRenderOption: valuesGetParamsValueRenderOption,
          responseDateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
        required: ["spreadsheetId", "data"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "data", value: { template: { text: "{{data}}", parts: [{ name: "data" }] } } },
          valuesCreateQuery0,
          valuesCreateQuery2,
          valuesCreateQuery3,
          valuesCreateQuery4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/UpdatedRanges" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "value_ranges.delete": {
      entity: "value_ranges",
      action: "delete",
      description: "Clears the values of several ranges in one call.",
      keywords: ["clear areas", "wipe several", "cells", "several areas", "many ranges", "blocks", "data"],
      effect: "destroys",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchClear"],
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId, ranges: value_rangesListParamsRanges },
        required: ["spreadsheetId", "ranges"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: { from: "entries", entries: [spreadsheetsGetQuery0] },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ClearedRanges" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.list": {
      entity: "named_ranges",
      action: "list",
      description: "Lists the named ranges of a spreadsheet.",
      keywords: ["names", "alias", "area name", "label for cells", "reference", "defined name"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "namedRanges", parts: ["namedRanges"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/NamedRange" },
      records: { in: "body", steps: ["namedRanges"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "named_ranges.create": {
      entity: "named_ranges",
      action: "create",
      description: "Creates a named range and returns it with its ID.",
      keywords: ["name cells", "define", "alias", "area name", "label for cells", "reference", "defined name"],
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells_2,
        },
        required: ["spreadsheetId", "name", "cells"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    addNamedRange: {
                      map: {
                        namedRange: {
                          map: {
                            name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                            range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/NamedRange" },
      records: { in: "body", steps: ["replies", 0, "addNamedRange", "namedRange"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.update": {
      entity: "named_ranges",
      action: "update",
      description: "Updates the name or cells of a named range. Changes the properties that `fields` names.",
      keywords: ["rename", "resize", "alias", "area name", "label for cells", "reference", "defined name"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          namedRangeId: named_rangesUpdateParamsNamedRangeId,
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells_2,
          fields: {
            type: "string",
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            minLength: 1,
            examples: ["name", "name,range"],
          },
        },
        required: ["spreadsheetId", "namedRangeId", "fields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateNamedRange: {
                      map: {
                        namedRange: {
                          map: {
                            namedRangeId: named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId,
                            name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                            range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                          },
                        },
                        fields: spreadsheetsGetQuery3Value,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/NamedRange" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.delete": {
      entity: "named_ranges",
      action: "delete",
      description: "Deletes a named range. Its cells stay.",
      keywords: ["drop name", "alias", "area name", "label for cells", "reference", "defined name"],
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          namedRangeId: named_rangesUpdateParamsNamedRangeId,
        },
        required: ["spreadsheetId", "namedRangeId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    deleteNamedRange: {
                      map: {
                        namedRangeId: named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/NamedRange" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.list": {
      entity: "protected_ranges",
      action: "list",
      description: "Lists the protected ranges of all sheets of a spreadsheet, with their editors.",
      keywords: ["what is locked", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [
        { name: "fields", value: { template: { text: "sheets.protectedRanges", parts: ["sheets.protectedRanges"] } } },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProtectedRange" },
      shape: { flatten: { path: ["protectedRanges"] } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "protected_ranges.create": {
      entity: "protected_ranges",
      action: "create",
      description:
        "Creates a protected range or protects a whole sheet. Only the user and the named editors can edit it.",
      keywords: ["lock cells", "stop editing", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          namedRangeId: protected_rangesCreateParamsNamedRangeId,
          description: protected_rangesCreateParamsDescription,
          warningOnly: protected_rangesCreateParamsWarningOnly,
          editors: protected_rangesCreateParamsEditors_2,
          unprotectedRanges: protected_rangesCreateParamsUnprotectedRanges,
        },
        required: ["spreadsheetId"],
        additionalProperties: false,
      },
      require: [["cells"], ["namedRangeId"]],
      exclusive: [["cells", "namedRangeId"]],
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    addProtectedRange: {
                      map: {
                        protectedRange: {
                          map: {
                            range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                            namedRangeId: named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId,
                            description: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapDescription,
                            warningOnly: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapWarningOnly,
                            editors: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapEditors,
                            unprotectedRanges: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapUnprotectedRanges,
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProtectedRange" },
      records: { in: "body", steps: ["replies", 0, "addProtectedRange", "protectedRange"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.update": {
      entity: "protected_ranges",
      action: "update",
      description: "Updates a protected range, such as its editors. Changes the properties that `fields` names.",
      keywords: ["change editors", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          protectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
          cells: named_rangesCreateParamsCells_2,
          namedRangeId: protected_rangesCreateParamsNamedRangeId,
          description: protected_rangesCreateParamsDescription,
          warningOnly: protected_rangesCreateParamsWarningOnly,
          editors: protected_rangesCreateParamsEditors_2,
          unprotectedRanges: protected_rangesCreateParamsUnprotectedRanges,
          fields: {
            type: "string",
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            minLength: 1,
            examples: ["editors", "description,warningOnly"],
          },
        },
        required: ["spreadsheetId", "protectedRangeId", "fields"],
        additionalProperties: false,
      },
      exclusive: [["cells", "namedRangeId"]],
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateProtectedRange: {
                      map: {
                        protectedRange: {
                          map: {
                            protectedRangeId: protected_rangesUpdateBodyEntries0ValueList0MapUpdateProtectedRangeMapProtectedRangeMapProtectedRangeId,
                            range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                            namedRangeId: named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId,
                            description: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapDescription,
                            warningOnly: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapWarningOnly,
                            editors: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapEditors,
                            unprotectedRanges: protected_rangesCreateBodyEntries0ValueList0MapAddProtectedRangeMapProtectedRangeMapUnprotectedRanges,
                          },
                        },
                        fields: spreadsheetsGetQuery3Value,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProtectedRange" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.delete": {
      entity: "protected_ranges",
      action: "delete",
      description: "Deletes the protection of a range. Its cells stay.",
      keywords: ["unlock", "unprotect", "lock", "locked cells", "read only", "freeze editing", "who may edit"],
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          protectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
        },
        required: ["spreadsheetId", "protectedRangeId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    deleteProtectedRange: {
                      map: {
                        protectedRangeId: protected_rangesUpdateBodyEntries0ValueList0MapUpdateProtectedRangeMapProtectedRangeMapProtectedRangeId,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProtectedRange" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "tables.list": {
      entity: "tables",
      action: "list",
      description: "Lists the tables of all sheets of a spreadsheet, with their columns.",
      keywords: ["grids", "structured range", "data grid", "typed columns", "list object", "banded"],
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "sheets.tables", parts: ["sheets.tables"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Table" },
      shape: { flatten: { path: ["tables"] } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsGetScopes,
    },
    "tables.create": {
      entity: "tables",
      action: "create",
      description: "Creates a table from a range. The first row holds the column names.",
      keywords: ["make grid", "convert", "structured range", "data grid", "typed columns", "list object", "banded"],
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          name: { type: "string", description: "Name of the table, unique in the spreadsheet.", minLength: 1 },
          cells: named_rangesCreateParamsCells_2,
          columnProperties: {
            type: "array",
            items: {
              type: "object",
              properties: tablesCreateParamsColumnPropertiesItems,
              required: ["columnIndex"],
              additionalProperties: false,
            },
            description: "Names and types of the columns. Google takes them from the first row by default.",
          },
        },
        required: ["spreadsheetId", "name", "cells"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    addTable: {
                      map: {
                        table: {
                          map: {
                            name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                            range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                            columnProperties: {
                              template: { text: "{{columnProperties}}", parts: [{ name: "columnProperties" }] },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Table" },
      records: { in: "body", steps: ["replies", 0, "addTable", "table"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "tables.delete": {
      entity: "tables",
      action: "delete",
      description: "Deletes a table with the values in its cells.",
      keywords: ["remove grid", "structured range", "data grid", "typed columns", "list object", "banded"],
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          tableId: { type: "string", description: "ID of the table, as `tables.list` returns it.", minLength: 1 },
        },
        required: ["spreadsheetId", "tableId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    deleteTable: {
                      map: { tableId: { template: { text: "{{tableId}}", parts: [{ name: "tableId" }] } } },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Table" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.create": {
      entity: "dimensions",
      action: "create",
      description:
        "Inserts empty rows or columns (a dimension range) into a sheet. Later ones move down or to the right.",
      keywords: ["insert lines", "add column", "line", "width", "height"],
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: dimensionsCreateParamsDimension,
          startIndex: dimensionsCreateParamsStartIndex,
          endIndex: dimensionsCreateParamsEndIndex,
          inheritFromBefore: {
            type: "boolean",
            description:
              "Whether to copy the format of the rows or columns before, instead of after. Cannot be `true` at the " +
              "very beginning.",
            default: false,
          },
        },
        required: dimensionsCreateParamsRequired,
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    insertDimension: {
                      map: {
                        range: dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange,
                        inheritFromBefore: {
                          template: { text: "{{inheritFromBefore}}", parts: [{ name: "inheritFromBefore" }] },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.update": {
      entity: "dimensions",
      action: "update",
      description:
        "Updates the size or visibility of rows or columns (a dimension range). Changes the properties that `fields` " +
        "names.",
      keywords: ["hide column", "widen", "resize", "height", "unhide", "line", "width"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: dimensionsCreateParamsDimension,
          startIndex: dimensionsCreateParamsStartIndex,
          endIndex: dimensionsCreateParamsEndIndex,
          pixelSize: {
            type: "integer",
            description: "Height of the rows or width of the columns, in pixels.",
            minimum: 0,
          },
          hiddenByUser: { type: "boolean", description: "Whether the rows or columns are hidden." },
          fields: {
            type: "string",
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            minLength: 1,
            examples: ["pixelSize", "hiddenByUser"],
          },
        },
        required: ["spreadsheetId", "sheetId", "dimension", "startIndex", "endIndex", "fields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateDimensionProperties: {
                      map: {
                        range: dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange,
                        properties: {
                          map: {
                            pixelSize: { template: { text: "{{pixelSize}}", parts: [{ name: "pixelSize" }] } },
                            hiddenByUser: { template: { text: "{{hiddenByUser}}", parts: [{ name: "hiddenByUser" }] } },
                          },
                        },
                        fields: spreadsheetsGetQuery3Value,
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.delete": {
      entity: "dimensions",
      action: "delete",
      description: "Deletes rows or columns (a dimension range) with their content. Later ones move up or to the left.",
      keywords: ["remove column", "cut rows", "drop lines", "line", "width", "height"],
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          sheetId: sheetsUpdateParamsSheetId,
          dimension: dimensionsCreateParamsDimension,
          startIndex: dimensionsCreateParamsStartIndex,
          endIndex: dimensionsCreateParamsEndIndex,
        },
        required: dimensionsCreateParamsRequired,
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    deleteDimension: {
                      map: { range: dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "cell_formats.update": {
      entity: "cell_formats",
      action: "update",
      description:
        "Updates the format of all cells in a range, such as bold, color, alignment or number format. Changes the " +
        "properties that `fields` names.",
      keywords: ["background", "font", "italic", "currency", "percent", "style", "header"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          format: {
            type: "object",
            properties: {
              backgroundColorStyle: {
                type: "object",
                properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                additionalProperties: false,
                description: "Background color of the cells.",
              },
              textFormat: {
                type: "object",
                properties: {
                  bold: cell_formatsUpdateParamsFormatTextFormatBold,
                  italic: cell_formatsUpdateParamsFormatTextFormatItalic,
                  underline: cell_formatsUpdateParamsFormatTextFormatUnderline,
                  strikethrough: cell_formatsUpdateParamsFormatTextFormatStrikethrough,
                  fontFamily: { type: "string", description: "Name of the font." },
                  fontSize: { type: "integer", description: "Font size, in points." },
                  foregroundColor: {
                    type: "object",
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
                    additionalProperties: false,
                    description: "Deprecated. Use `foregroundColorStyle`.",
                  },
                  foregroundColorStyle: {
                    type: "object",
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                    additionalProperties: false,
                    description: "Color of the text.",
                  },
                  link: {
                    type: "object",
                    properties: { uri: { type: "string", description: "URL of the link." } },
                    additionalProperties: false,
                    description: "Link of the text.",
                  },
                },
                additionalProperties: false,
                description: "Format of the text.",
              },
              numberFormat: {
                type: "object",
                properties: cell_formatsUpdateParamsFormatNumberFormat,
                additionalProperties: false,
                description: "Format of numbers and dates.",
              },
              horizontalAlignment: cell_formatsUpdateParamsFormatHorizontalAlignment,
              verticalAlignment: cell_formatsUpdateParamsFormatVerticalAlignment,
              wrapStrategy: cell_formatsUpdateParamsFormatWrapStrategy,
              borders: {
                type: "object",
                properties: {
                  top: cell_formatsUpdateParamsFormatBordersTop,
                  bottom: cell_formatsUpdateParamsFormatBordersTop,
                  left: cell_formatsUpdateParamsFormatBordersTop,
                  right: cell_formatsUpdateParamsFormatBordersTop,
                },
                additionalProperties: false,
                description: "Borders of each cell.",
              },
            },
            additionalProperties: false,
            description: "Format of the cells.",
          },
          fields: {
            type: "string",
            description:
              "Comma-separated fields to update, with dots for nested fields. A field that is named but not set " +
              "loses its value.",
            minLength: 1,
            examples: ["textFormat.bold", "textFormat.bold,backgroundColorStyle"],
          },
        },
        required: ["spreadsheetId", "cells", "format", "fields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    repeatCell: {
                      map: {
                        range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                        cell: {
                          map: { userEnteredFormat: { template: { text: "{{format}}", parts: [{ name: "format" }] } } },
                        },
                        fields: {
                          template: {
                            text: "userEnteredFormat({{fields}})",
                            parts: ["userEnteredFormat(", { name: "fields" }, ")"],
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "sort.create": {
      entity: "sort",
      action: "create",
      description: "Sorts the rows of a range by one or more columns.",
      keywords: ["order", "alphabetical", "ascending", "rank", "by date", "arrange", "descending"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          cells: named_rangesCreateParamsCells_2,
          sortSpecs: {
            type: "array",
            items: {
              type: "object",
              properties: sortCreateParamsSortSpecsItems,
              required: ["dimensionIndex", "sortOrder"],
              additionalProperties: false,
            },
            description: "Columns to sort by, most important first.",
            minItems: 1,
          },
        },
        required: ["spreadsheetId", "cells", "sortSpecs"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    sortRange: {
                      map: {
                        range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                        sortSpecs: { template: { text: "{{sortSpecs}}", parts: [{ name: "sortSpecs" }] } },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "find_replace.create": {
      entity: "find_replace",
      action: "create",
      description: "Finds and replaces text in a range, a sheet or all sheets, and returns the number of replacements.",
      keywords: ["substitute", "swap text", "change every", "search and", "rename all", "correct everywhere"],
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          find: {
            type: "string",
            description: "Text to find, or a regular expression if `searchByRegex` is set.",
            minLength: 1,
          },
          replacement: { type: "string", description: "Replacement text. An empty string deletes the matches." },
          cells: named_rangesCreateParamsCells_2,
          sheetId: {
            type: "integer",
            description: "ID of the sheet to search, as `sheets.list` returns it.",
            minimum: 0,
          },
          allSheets: { type: "boolean", description: "Whether to search all sheets.", const: true },
          matchCase: { type: "boolean", description: "Whether the search is case-sensitive." },
          matchEntireCell: { type: "boolean", description: "Whether the match must be the entire cell." },
          searchByRegex: {
            type: "boolean",
            description: "Whether `find` is a Java regular expression. `replacement` can then use `$1`.",
          },
          includeFormulas: { type: "boolean", description: "Whether to change formulas too." },
        },
        required: ["spreadsheetId", "find", "replacement"],
        additionalProperties: false,
      },
      require: [["cells"], ["sheetId"], ["allSheets"]],
      exclusive: [["cells", "sheetId", "allSheets"]],
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    findReplace: {
                      map: {
                        find: { template: { text: "{{find}}", parts: [{ name: "find" }] } },
                        replacement: { template: { text: "{{replacement}}", parts: [{ name: "replacement" }] } },
                        range: named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange,
                        sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
                        allSheets: { template: { text: "{{allSheets}}", parts: [{ name: "allSheets" }] } },
                        matchCase: { template: { text: "{{matchCase}}", parts: [{ name: "matchCase" }] } },
                        matchEntireCell: {
                          template: { text: "{{matchEntireCell}}", parts: [{ name: "matchEntireCell" }] },
                        },
                        searchByRegex: { template: { text: "{{searchByRegex}}", parts: [{ name: "searchByRegex" }] } },
                        includeFormulas: {
                          template: { text: "{{includeFormulas}}", parts: [{ name: "includeFormulas" }] },
                        },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Replacements" },
      records: { in: "body", steps: ["replies", 0, "findReplace"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
    },
    "batch_updates.create": {
      entity: "batch_updates",
      action: "create",
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
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          requests: {
            type: "array",
            items: {
              type: "object",
              additionalProperties: { description: "Parameters of the request, as Google documents them." },
            },
            description: "Google's requests, each with one property that names the change, such as `addChart`.",
            minItems: 1,
            examples: [[{ autoResizeDimensions: { dimensions: { sheetId: 0, dimension: "COLUMNS" } } }]],
          },
        },
        required: ["spreadsheetId", "requests"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [{ name: "requests", value: { template: { text: "{{requests}}", parts: [{ name: "requests" }] } } }],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/BatchUpdated" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
      scopes: spreadsheetsCreateScopes,
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
    SheetId: sheetsUpdateParamsSheetId,
    Range: {
      type: "string",
      description: "A range in A1 notation, or the name of a named range or sheet.",
      minLength: 1,
      examples: ["Sheet1!A1:C10"],
    },
    Ranges: value_rangesListParamsRanges,
    CellRows: valuesCreateParamsValues,
    MajorDimension: valuesGetParamsMajorDimension,
    ValueRender: valuesGetParamsValueRenderOption,
    DateRender: valuesGetParamsDateTimeRenderOption,
    ValueInput: valuesCreateParamsValueInputOption,
    WithValues: valuesCreateParamsIncludeValuesInResponse,
    Locale: spreadsheetsCreateParamsLocale,
    TimeZone: spreadsheetsCreateParamsTimeZone,
    AutoRecalc: spreadsheetsCreateParamsAutoRecalc,
    SheetIndex: sheetsCreateParamsIndex,
    SheetHidden: spreadsheetsCreateParamsSheetsItemsHidden,
    TabColor: { $ref: "#/$defs/ColorStyle", description: "Color of the sheet's tab." },
    Fields: {
      type: "string",
      description:
        "Comma-separated fields to update, with dots for nested fields. A field that is named but not set loses its " +
        "value.",
      minLength: 1,
    },
    NamedRangeId: named_rangesUpdateParamsNamedRangeId,
    RangeName: named_rangesCreateParamsName,
    ProtectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
    ProtectedName: protected_rangesCreateParamsNamedRangeId,
    ProtectionText: protected_rangesCreateParamsDescription,
    WarningOnly: protected_rangesCreateParamsWarningOnly,
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
    Dimension: dimensionsCreateParamsDimension,
    StartIndex: dimensionsCreateParamsStartIndex,
    EndIndex: dimensionsCreateParamsEndIndex,
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
    NumberFormat: { type: "object", properties: cell_formatsUpdateParamsFormatNumberFormat },
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
        style: cell_formatsUpdateParamsFormatBordersTopStyle,
        width: cell_formatsUpdateParamsFormatBordersTopWidth,
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
        bold: cell_formatsUpdateParamsFormatTextFormatBold,
        italic: cell_formatsUpdateParamsFormatTextFormatItalic,
        underline: cell_formatsUpdateParamsFormatTextFormatUnderline,
        strikethrough: cell_formatsUpdateParamsFormatTextFormatStrikethrough,
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
        themeColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor,
      },
    },
    GridRange: { type: "object", properties: named_rangesCreateParamsCells },
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
        title: spreadsheetsCreateParamsSheetsItemsTitle,
        sheetId: spreadsheetsCreateParamsSheetsItemsSheetId,
        hidden: { $ref: "#/$defs/SheetHidden" },
        tabColorStyle: { $ref: "#/$defs/TabColor" },
        gridProperties: { $ref: "#/$defs/NewGrid", description: "Size of the sheet, and its frozen rows and columns." },
      },
      required: ["title"],
    },
    NewGrid: { type: "object", properties: spreadsheetsCreateParamsSheetsItemsGridProperties },
    NewValueRange: {
      type: "object",
      properties: {
        range: value_rangesUpdateParamsDataItemsRange,
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
          items: valuesCreateParamsValuesItems,
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
    Editors: { type: "object", properties: protected_rangesCreateParamsEditors },
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
    NewTableColumn: { type: "object", properties: tablesCreateParamsColumnPropertiesItems, required: ["columnIndex"] },
    NewCellFormat: {
      type: "object",
      properties: {
        backgroundColorStyle: { $ref: "#/$defs/ColorStyle", description: "Background color of the cells." },
        textFormat: { $ref: "#/$defs/TextFormat", description: "Format of the text." },
        numberFormat: { $ref: "#/$defs/NumberFormat", description: "Format of numbers and dates." },
        horizontalAlignment: cell_formatsUpdateParamsFormatHorizontalAlignment,
        verticalAlignment: cell_formatsUpdateParamsFormatVerticalAlignment,
        wrapStrategy: cell_formatsUpdateParamsFormatWrapStrategy,
        borders: { $ref: "#/$defs/Borders", description: "Borders of each cell." },
      },
    },
    SortSpec: { type: "object", properties: sortCreateParamsSortSpecsItems, required: ["dimensionIndex", "sortOrder"] },
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
} as object as KindModule<GoogleSheets>
