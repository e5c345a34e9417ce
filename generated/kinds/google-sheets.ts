// Generated from definitions/google-sheets.yaml by `npm run generate`.
import type { KindModule } from '../../client/kind-types.ts'
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
const spreadsheet_filesListErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "errors", 0, "reason"] }, { in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  rules: [
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["userRateLimitExceeded", "rateLimitExceeded", "dailyLimitExceeded"],
      as: "rate_limited",
    },
  ],
}
const spreadsheetsGetParamsSpreadsheetId = {
  minLength: 1,
  type: "string",
  description:
    "The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit.",
}
const spreadsheetsGetQuery0 = {
  name: "ranges",
  value: { template: { text: "{{ranges}}", parts: [{ name: "ranges" }] } },
}
const spreadsheetsGetQuery3Value = { template: { text: "{{fields}}", parts: [{ name: "fields" }] } }
const spreadsheetsCreateParamsLocale = {
  type: "string",
  description: "Its locale, such as en or de_CH.",
  examples: ["en_GB"],
}
const spreadsheetsCreateParamsTimeZone = {
  type: "string",
  description: "Its time zone by its CLDR name, such as Europe/Zurich.",
  examples: ["Europe/Zurich"],
}
const spreadsheetsCreateParamsAutoRecalc = {
  type: "string",
  description: "How often functions that depend on the time are calculated anew.",
  enum: ["ON_CHANGE", "MINUTE", "HOUR"],
}
const spreadsheetsCreateParamsSheetsItemsSheetId = { type: "integer", description: "An id of your own.", minimum: 0 }
const spreadsheetsCreateParamsSheetsItemsHidden = { type: "boolean", description: "Whether the sheet is hidden." }
const spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor = {
  red: { type: "number", minimum: 0, maximum: 1, description: "The share of red, from 0 to 1." },
  green: { type: "number", minimum: 0, maximum: 1, description: "The share of green, from 0 to 1." },
  blue: { type: "number", minimum: 0, maximum: 1, description: "The share of blue, from 0 to 1." },
  alpha: {
    type: "number",
    minimum: 0,
    maximum: 1,
    description: "How opaque it is, from 0 to 1; mostly without effect.",
  },
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor = {
  type: "string",
  description: "A colour of the spreadsheet's theme: TEXT, BACKGROUND, ACCENT1 to ACCENT6 or LINK.",
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle = {
  rgbColor: {
    type: "object",
    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
    additionalProperties: false,
    description: "A colour of its own.",
  },
  themeColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor,
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle_2 = {
  type: "object",
  properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
  additionalProperties: false,
  description: "The colour of its tab.",
}
const spreadsheetsCreateParamsSheetsItemsGridProperties = {
  rowCount: { type: "integer", description: "How many rows it has.", minimum: 1 },
  columnCount: { type: "integer", description: "How many columns it has.", minimum: 1, maximum: 18278 },
  frozenRowCount: { type: "integer", description: "How many rows at the top stay in view.", minimum: 0 },
  frozenColumnCount: { type: "integer", description: "How many columns at the left stay in view.", minimum: 0 },
  hideGridlines: { type: "boolean", description: "Whether the lines between cells are hidden." },
}
const spreadsheetsCreateParamsSheetsItemsGridProperties_2 = {
  type: "object",
  properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
  additionalProperties: false,
  description: "Its size and what stays in view.",
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
const spreadsheetsUpdatePath = ["/v4/spreadsheets/", { param: "spreadsheetId" }, ":batchUpdate"]
const spreadsheetsUpdateParamsTitle = { type: "string", description: "The new title.", minLength: 1 }
const sheetsListParams = {
  type: "object",
  properties: { spreadsheetId: spreadsheetsGetParamsSpreadsheetId },
  required: ["spreadsheetId"],
  additionalProperties: false,
}
const sheetsListPagination = { style: "none", because: "Google answers all of them at once." }
const sheetsCreateParamsIndex = { type: "integer", description: "Its place among the sheets, from 0.", minimum: 0 }
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
  description: "The sheet, by sheetId of sheets.list; the first one made is 0.",
  minimum: 0,
}
const valuesGetPath = ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }]
const valuesGetParamsRange = {
  minLength: 1,
  type: "string",
  description: "A range in A1 notation, or the name of a named range or a sheet.",
  examples: ["Sheet1!A1:C10"],
}
const valuesGetParamsMajorDimension = {
  type: "string",
  description: "Whether values are rows, as unless given, or columns.",
  enum: ["ROWS", "COLUMNS"],
}
const valuesGetParamsValueRenderOption = {
  type: "string",
  description: "Values as they are shown, as unless given; as they are calculated; or their formulas.",
  enum: ["FORMATTED_VALUE", "UNFORMATTED_VALUE", "FORMULA"],
}
const valuesGetParamsDateTimeRenderOption = {
  type: "string",
  description: "Dates as days since 1899-12-30, or as text; without effect on values as they are shown.",
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
  description: "Rows of cells from top to bottom, each from left to right; columns with majorDimension COLUMNS.",
  examples: [[["Ada", 36], ["Grace", 45]]],
}
const valuesCreateParamsValueInputOption = {
  type: "string",
  description:
    "RAW stores values as they are; USER_ENTERED reads them as if typed, so that =A1 is a formula and 1/2 a date.",
  default: "RAW",
  enum: ["RAW", "USER_ENTERED"],
}
const valuesCreateParamsIncludeValuesInResponse = {
  type: "boolean",
  description: "Whether the answer has the values as they are afterwards.",
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
  description: "Where to write, in A1 notation, or a name.",
  minLength: 1,
}
const named_rangesCreateParamsName = {
  type: "string",
  description: "The name: letters, digits and underscores, no digit first.",
  minLength: 1,
  maxLength: 250,
  pattern: "^[\\p{L}_][\\p{L}\\p{N}_.]*$",
  examples: ["Prices"],
}
const named_rangesCreateParamsCells = {
  sheetId: { type: "integer", description: "The sheet, by sheetId of sheets.list; Google leaves out 0." },
  startRowIndex: { type: "integer", description: "The first row, from 0; from the top unless given.", minimum: 0 },
  endRowIndex: {
    type: "integer",
    description: "The row after the last, from 0; to the bottom unless given.",
    minimum: 0,
  },
  startColumnIndex: {
    type: "integer",
    description: "The first column, from 0; from the left unless given.",
    minimum: 0,
  },
  endColumnIndex: {
    type: "integer",
    description: "The column after the last, from 0; to the right unless given.",
    minimum: 0,
  },
}
const named_rangesCreateParamsCells_2 = {
  type: "object",
  properties: named_rangesCreateParamsCells,
  additionalProperties: false,
  description: "The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out.",
}
const named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange = {
  template: { text: "{{cells}}", parts: [{ name: "cells" }] },
}
const named_rangesUpdateParamsNamedRangeId = {
  type: "string",
  description: "The named range, by id from named_ranges.list.",
  minLength: 1,
}
const named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId = {
  template: { text: "{{namedRangeId}}", parts: [{ name: "namedRangeId" }] },
}
const protected_rangesCreateParamsNamedRangeId = {
  type: "string",
  description: "The named range to protect, by id, instead of cells.",
}
const protected_rangesCreateParamsDescription = { type: "string", description: "What the protection is for." }
const protected_rangesCreateParamsWarningOnly = {
  type: "boolean",
  description: "Whether everybody may edit it after a warning; editors do not count then.",
}
const protected_rangesCreateParamsEditors = {
  users: { type: "array", items: { type: "string" }, description: "Addresses of people." },
  groups: { type: "array", items: { type: "string" }, description: "Addresses of groups." },
  domainUsersCanEdit: {
    type: "boolean",
    description: "Whether everybody of the domain may; only where the file is shared with it.",
  },
}
const protected_rangesCreateParamsEditors_2 = {
  type: "object",
  properties: protected_rangesCreateParamsEditors,
  additionalProperties: false,
  description: "Who may edit it besides the user.",
}
const protected_rangesCreateParamsUnprotectedRanges = {
  type: "array",
  items: { type: "object", properties: named_rangesCreateParamsCells, additionalProperties: false },
  description: "Ranges within a protected sheet that everybody may edit.",
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
  description: "The protection, by id from protected_ranges.list.",
}
const protected_rangesUpdateBodyEntries0ValueList0MapUpdateProtectedRangeMapProtectedRangeMapProtectedRangeId = {
  template: { text: "{{protectedRangeId}}", parts: [{ name: "protectedRangeId" }] },
}
const tablesCreateParamsColumnPropertiesItems = {
  columnIndex: { type: "integer", description: "Which column of the table, from 0.", minimum: 0 },
  columnName: { type: "string", description: "Its name." },
  columnType: {
    type: "string",
    description: "What its cells hold.",
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
const dimensionsCreateParamsDimension = { type: "string", description: "Rows or columns.", enum: ["ROWS", "COLUMNS"] }
const dimensionsCreateParamsStartIndex = { type: "integer", description: "The first one, from 0.", minimum: 0 }
const dimensionsCreateParamsEndIndex = { type: "integer", description: "The one after the last, from 0.", minimum: 1 }
const dimensionsCreateParamsRequired = ["spreadsheetId", "sheetId", "dimension", "startIndex", "endIndex"]
const dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange = {
  map: {
    sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
    dimension: { template: { text: "{{dimension}}", parts: [{ name: "dimension" }] } },
    startIndex: { template: { text: "{{startIndex}}", parts: [{ name: "startIndex" }] } },
    endIndex: { template: { text: "{{endIndex}}", parts: [{ name: "endIndex" }] } },
  },
}
const cell_formatsUpdateParamsFormatTextFormatUnderline = { type: "boolean", description: "Whether it is underlined." }
const cell_formatsUpdateParamsFormatTextFormatStrikethrough = {
  type: "boolean",
  description: "Whether it is struck through.",
}
const cell_formatsUpdateParamsFormatNumberFormat = {
  type: { type: "string", description: "TEXT, NUMBER, PERCENT, CURRENCY, DATE, TIME, DATE_TIME or SCIENTIFIC." },
  pattern: { type: "string", description: "The pattern, such as #,##0.00 or yyyy-mm-dd; the locale's unless given." },
}
const cell_formatsUpdateParamsFormatHorizontalAlignment = {
  type: "string",
  description: "Where the text stands from left to right.",
  enum: ["LEFT", "CENTER", "RIGHT"],
}
const cell_formatsUpdateParamsFormatVerticalAlignment = {
  type: "string",
  description: "Where the text stands from top to bottom.",
  enum: ["TOP", "MIDDLE", "BOTTOM"],
}
const cell_formatsUpdateParamsFormatWrapStrategy = {
  type: "string",
  description: "What becomes of text that is too long.",
  enum: ["OVERFLOW_CELL", "LEGACY_WRAP", "CLIP", "WRAP"],
}
const cell_formatsUpdateParamsFormatBordersTopStyle = {
  type: "string",
  description: "DOTTED, DASHED, SOLID, SOLID_MEDIUM, SOLID_THICK, DOUBLE, or NONE to take it away.",
}
const cell_formatsUpdateParamsFormatBordersTopWidth = {
  type: "integer",
  description: "In pixels, as Google says it; the style decides.",
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
      description: "The older form of colorStyle.",
    },
    colorStyle: {
      type: "object",
      properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
      additionalProperties: false,
      description: "Its colour.",
    },
  },
  additionalProperties: false,
}
const sortCreateParamsSortSpecsItems = {
  dimensionIndex: {
    type: "integer",
    description: "The column to sort by, counted from 0 at the left of the sheet.",
    minimum: 0,
  },
  sortOrder: { type: "string", description: "The direction.", enum: ["ASCENDING", "DESCENDING"] },
}
const schemasSpreadsheetDeveloperMetadata = { type: "array", items: { $ref: "#/$defs/DeveloperMetadata" } }
const schemasGridDataRowMetadata = { type: "array", items: { $ref: "#/$defs/DimensionProperties" } }
export default {
  format: 1,
  kind: "google-sheets",
  id: "5b8de7a4-0f0c-4f39-8f52-7c1f0b9f3a16",
  title: "Google Sheets",
  category: "spreadsheets",
  version: "1.0.0",
  support: "community",
  docs: "https://developers.google.com/workspace/sheets/api/reference/rest",
  check: "spreadsheet_files.list",
  basis: {
    version: "Sheets API v4",
    date: "2026-11-22",
    compared: "Google's discovery documents of Sheets API v4, revision 20260921, and Drive API v3, as OpenAPI",
    missing:
      "Operations of their own for charts, pivot tables, filters, conditional formats and comments, which " +
      "batch_updates takes; developer metadata and data filters.",
  },
  description:
    "Spreadsheets with their sheets, cells, formats, named and protected ranges and tables; cells are read, written, " +
    "appended, sorted and searched.",
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
          "https://www.googleapis.com/auth/spreadsheets",
          "https://www.googleapis.com/auth/drive.metadata.readonly",
        ],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        keep: [],
        rotates: false,
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
        "A key of a service account of Google Cloud. It sees spreadsheets shared with it, or those of the user it " +
        "acts for.",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: {
            type: "string",
            description: "The address of the service account; client_email of its key file.",
            title: "Service account email",
          },
          private_key: { type: "string", description: "The key as PEM; private_key of its key file." },
          subject: {
            type: "string",
            description: "The user to act for, where the domain's administrator has allowed that.",
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
        keep: [],
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
  entities: {
    spreadsheet_files: {
      description:
        "A spreadsheet as a file of the user's Drive or a shared one; its id is the spreadsheetId of all else.",
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
      description: "A spreadsheet with all of its sheets. Which there are is in spreadsheet_files.",
      key: "spreadsheetId",
      actions: ["get", "create", "update"],
      refs: {},
    },
    sheets: {
      description: "A sheet, the tab of a spreadsheet, with its id, title, place and size.",
      key: "sheetId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    sheet_copies: { description: "A sheet that was copied.", key: "sheetId", actions: ["create"], refs: {} },
    values: {
      description: "The values of the cells of one range.",
      key: "id",
      actions: ["get", "create", "update", "delete"],
      refs: {},
    },
    value_ranges: {
      description: "The values of several ranges of one spreadsheet.",
      key: "id",
      actions: ["list", "update", "delete"],
      refs: {},
    },
    named_ranges: {
      description: "A range that has a name, which formulas and other calls can use.",
      key: "namedRangeId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    protected_ranges: {
      description: "A range that only some people may edit.",
      key: "protectedRangeId",
      actions: ["list", "create", "update", "delete"],
      refs: {},
    },
    tables: {
      description: "A range that is a table, with typed columns.",
      key: "tableId",
      actions: ["list", "create", "delete"],
      refs: {},
    },
    dimensions: {
      description: "Rows or columns of a sheet, counted from 0; the last is not part of them.",
      key: "id",
      actions: ["create", "update", "delete"],
      refs: {},
    },
    cell_formats: { description: "How the cells of a range look.", key: "id", actions: ["update"], refs: {} },
    sort: { description: "The order of the rows of a range.", key: "id", actions: ["create"], refs: {} },
    find_replace: {
      description: "How often something was found and replaced.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    batch_updates: {
      description:
        "Changes of any kind, such as charts, pivot tables, filters and conditional formats, made together or not at " +
        "all.",
      key: "spreadsheetId",
      actions: ["create"],
      refs: {},
    },
  },
  operations: {
    "spreadsheet_files.list": {
      entity: "spreadsheet_files",
      action: "list",
      description: "Lists or searches the spreadsheets that the user can see, by name, text, owner or time.",
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
              "Google's file query, such as name contains 'plan' and trashed = false; that it is a spreadsheet is " +
              "added.",
            default: "trashed = false",
            minLength: 1,
            examples: ["name contains 'plan' and trashed = false"],
          },
          orderBy: {
            type: "string",
            description: "Sort keys with commas between, such as modifiedTime desc or name.",
            examples: ["modifiedTime desc"],
          },
          corpora: {
            type: "string",
            description: "Where to look. drive needs driveId.",
            enum: ["user", "drive", "domain", "allDrives"],
          },
          driveId: { type: "string", description: "The id of the shared drive to look in." },
          includeItemsFromAllDrives: {
            type: "boolean",
            description: "Whether those of shared drives are listed too.",
            default: true,
          },
          supportsAllDrives: {
            type: "boolean",
            description: "Says to Google that shared drives are understood; there is no other value.",
            default: true,
            const: true,
          },
          pageSize: {
            type: "integer",
            description: "How many a page holds at most; Google may give fewer.",
            default: 100,
            minimum: 1,
            maximum: 1000,
          },
          pageToken: {
            type: "string",
            description: "The nextPageToken in the metadata of the page before; leave it out for the first page.",
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
        style: "token",
        param: "pageToken",
        next: { in: "body", steps: ["nextPageToken"] },
        size: "pageSize",
      },
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "spreadsheets.get": {
      entity: "spreadsheets",
      action: "get",
      description:
        "Gets a spreadsheet with its title, sheets, named ranges, tables and protections, and its cells where " +
        "includeGridData asks for them.",
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
            description: "Only these ranges, in A1 notation.",
            examples: [["Sheet1!A1:C10"]],
          },
          includeGridData: {
            type: "boolean",
            description: "Whether cells come along, with formulas, formats and notes; may be a lot.",
            default: false,
          },
          excludeTablesInBandedRanges: { type: "boolean", description: "Whether tables are left out of bandedRanges." },
          fields: {
            type: "string",
            description: "What to answer, such as properties.title,sheets.properties; all unless given.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "spreadsheets.create": {
      entity: "spreadsheets",
      action: "create",
      description: "Makes a spreadsheet in the user's Drive and answers it; with sheets of these names, or with one.",
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", description: "What it is called.", minLength: 1 },
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
                    title: { type: "string", description: "Its title.", minLength: 1 },
                    sheetId: spreadsheetsCreateParamsSheetsItemsSheetId,
                    hidden: spreadsheetsCreateParamsSheetsItemsHidden,
                    tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
                    gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties_2,
                  },
                  required: ["title"],
                  additionalProperties: false,
                  description: "What the sheet is like.",
                },
              },
              required: ["properties"],
              additionalProperties: false,
            },
            description: "The sheets, from left to right.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "spreadsheets.update": {
      entity: "spreadsheets",
      action: "update",
      description: "Changes a spreadsheet's title, locale, time zone or recalculation: those that fields names.",
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
              "Which of the params are changed, with commas between; one that is named and not given loses its value.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sheets.list": {
      entity: "sheets",
      action: "list",
      description:
        "Lists the sheets of a spreadsheet from left to right, with titles, ids and sizes, hidden ones too; no cells.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sheets.create": {
      entity: "sheets",
      action: "create",
      description: "Adds an empty sheet to a spreadsheet and answers it.",
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
            description: "Its title, unlike those of all other sheets; Google makes one up unless given.",
            minLength: 1,
          },
          sheetId: {
            type: "integer",
            description: "An id of your own. The same call again is then refused instead of adding a second sheet.",
            minimum: 0,
          },
          index: sheetsCreateParamsIndex,
          hidden: spreadsheetsCreateParamsSheetsItemsHidden,
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle_2,
          gridProperties: {
            type: "object",
            properties: spreadsheetsCreateParamsSheetsItemsGridProperties,
            additionalProperties: false,
            description: "Its size; 1000 rows and 26 columns unless given.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sheets.update": {
      entity: "sheets",
      action: "update",
      description:
        "Changes a sheet's title, place, size, frozen rows, colour or whether it is hidden: what fields names.",
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
              "Which fields are changed, with commas between and dots into them; one that is named and not given " +
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sheets.delete": {
      entity: "sheets",
      action: "delete",
      description: "Deletes a sheet with all of its cells. The last one of a spreadsheet cannot be deleted.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sheet_copies.create": {
      entity: "sheet_copies",
      action: "create",
      description:
        "Copies a sheet with its cells to another spreadsheet, or within its own, and answers the copy's properties.",
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
            description: "The spreadsheet to copy it to; may be the same.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "values.get": {
      entity: "values",
      action: "get",
      description: "Gets the values of a range, row by row; empty rows and cells at the end are left out.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "values.create": {
      entity: "values",
      action: "create",
      description: "Appends rows below the table that lies in a range, such as a list's next lines.",
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
            description: "A range in which to look for the table, in A1 notation; the rows go below it.",
            examples: ["Sheet1!A:C"],
          },
          values: valuesCreateParamsValues,
          majorDimension: valuesGetParamsMajorDimension,
          valueInputOption: valuesCreateParamsValueInputOption,
          insertDataOption: {
            type: "string",
            description:
              "Whether rows are inserted for them, or the cells below the table written over, as Google does unless " +
              "told.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "values.update": {
      entity: "values",
      action: "update",
      description:
        "Writes values into the cells of a range; a cell given as null stays as it is, one given as an empty text is " +
        "emptied.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "values.delete": {
      entity: "values",
      action: "delete",
      description: "Empties the cells of a range; formats, notes and validation stay.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "value_ranges.list": {
      entity: "value_ranges",
      action: "list",
      description: "Gets the values of several ranges in one call.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "value_ranges.update": {
      entity: "value_ranges",
      action: "update",
      description: "Writes values into several ranges in one call, all or none.",
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
            description: "The ranges and what to write into each.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "value_ranges.delete": {
      entity: "value_ranges",
      action: "delete",
      description: "Empties the cells of several ranges in one call.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "named_ranges.list": {
      entity: "named_ranges",
      action: "list",
      description: "Lists the named ranges of a spreadsheet.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "named_ranges.create": {
      entity: "named_ranges",
      action: "create",
      description: "Gives a range a name, and answers it with its id.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "named_ranges.update": {
      entity: "named_ranges",
      action: "update",
      description: "Changes the name or the cells of a named range: what fields names.",
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
              "Which fields are changed, with commas between and dots into them; one that is named and not given " +
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "named_ranges.delete": {
      entity: "named_ranges",
      action: "delete",
      description: "Takes its name from a range; the cells stay.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "protected_ranges.list": {
      entity: "protected_ranges",
      action: "list",
      description: "Lists the protected ranges of all sheets of a spreadsheet, with who may edit them.",
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
      shape: { flatten: { path: ["protectedRanges"], copy: {} } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "protected_ranges.create": {
      entity: "protected_ranges",
      action: "create",
      description: "Protects a range, or a whole sheet, so that only the user and the editors named may edit it.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "protected_ranges.update": {
      entity: "protected_ranges",
      action: "update",
      description: "Changes a protection, such as who may edit: what fields names.",
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
              "Which fields are changed, with commas between and dots into them; one that is named and not given " +
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "protected_ranges.delete": {
      entity: "protected_ranges",
      action: "delete",
      description: "Ends the protection of a range; the cells stay.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "tables.list": {
      entity: "tables",
      action: "list",
      description: "Lists the tables of all sheets of a spreadsheet with their columns.",
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "sheets.tables", parts: ["sheets.tables"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Table" },
      shape: { flatten: { path: ["tables"], copy: {} } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "tables.create": {
      entity: "tables",
      action: "create",
      description: "Makes a table of a range, whose first row has the names of the columns.",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          name: { type: "string", description: "The table's name, unlike those of all other tables.", minLength: 1 },
          cells: named_rangesCreateParamsCells_2,
          columnProperties: {
            type: "array",
            items: {
              type: "object",
              properties: tablesCreateParamsColumnPropertiesItems,
              required: ["columnIndex"],
              additionalProperties: false,
            },
            description: "Names and types of columns; Google takes them from the first row unless given.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "tables.delete": {
      entity: "tables",
      action: "delete",
      description: "Deletes a table with the values in its cells.",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: spreadsheetsGetParamsSpreadsheetId,
          tableId: { type: "string", description: "The id of the table, from tables.list.", minLength: 1 },
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "dimensions.create": {
      entity: "dimensions",
      action: "create",
      description: "Inserts empty rows or columns into a sheet; what follows moves down or to the right.",
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
            description: "Whether they look like those before, or those after. Not at the very beginning.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "dimensions.update": {
      entity: "dimensions",
      action: "update",
      description: "Changes the size of rows or columns, or hides them: what fields names.",
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
            description: "The height of rows or the width of columns, in pixels.",
            minimum: 0,
          },
          hiddenByUser: { type: "boolean", description: "Whether they are hidden." },
          fields: {
            type: "string",
            description:
              "Which fields are changed, with commas between and dots into them; one that is named and not given " +
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "dimensions.delete": {
      entity: "dimensions",
      action: "delete",
      description: "Deletes rows or columns with all that is in them; what follows moves up or to the left.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "cell_formats.update": {
      entity: "cell_formats",
      action: "update",
      description: "Formats all cells of a range, such as bold, colour, alignment or number format: what fields names.",
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
                description: "The colour behind the text.",
              },
              textFormat: {
                type: "object",
                properties: {
                  bold: { type: "boolean", description: "Whether it is bold." },
                  italic: { type: "boolean", description: "Whether it is italic." },
                  underline: cell_formatsUpdateParamsFormatTextFormatUnderline,
                  strikethrough: cell_formatsUpdateParamsFormatTextFormatStrikethrough,
                  fontFamily: { type: "string", description: "The font by name." },
                  fontSize: { type: "integer", description: "The size, in points." },
                  foregroundColor: {
                    type: "object",
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
                    additionalProperties: false,
                    description: "The older form of foregroundColorStyle.",
                  },
                  foregroundColorStyle: {
                    type: "object",
                    properties: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                    additionalProperties: false,
                    description: "The colour of the text.",
                  },
                  link: {
                    type: "object",
                    properties: { uri: { type: "string", description: "The address." } },
                    additionalProperties: false,
                    description: "Where the text leads.",
                  },
                },
                additionalProperties: false,
                description: "How the text looks.",
              },
              numberFormat: {
                type: "object",
                properties: cell_formatsUpdateParamsFormatNumberFormat,
                additionalProperties: false,
                description: "How numbers and dates are written.",
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
                description: "The lines around each cell.",
              },
            },
            additionalProperties: false,
            description: "How the cells are to look.",
          },
          fields: {
            type: "string",
            description:
              "Which fields are changed, with commas between and dots into them; one that is named and not given " +
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "sort.create": {
      entity: "sort",
      action: "create",
      description: "Sorts the rows of a range by one column or several.",
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
            description: "By which columns, the most important first.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "find_replace.create": {
      entity: "find_replace",
      action: "create",
      description: "Finds a text in a range, a sheet or all sheets and replaces it, and answers how often.",
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
            description: "The text, or with searchByRegex the regular expression, to find.",
            minLength: 1,
          },
          replacement: { type: "string", description: "What to put in its place; an empty text deletes it." },
          cells: named_rangesCreateParamsCells_2,
          sheetId: { type: "integer", description: "The sheet to look in, by sheetId of sheets.list.", minimum: 0 },
          allSheets: { type: "boolean", description: "True looks in all sheets.", const: true },
          matchCase: { type: "boolean", description: "Whether upper and lower case differ." },
          matchEntireCell: { type: "boolean", description: "Whether it must be the whole cell." },
          searchByRegex: {
            type: "boolean",
            description: "Whether find is a regular expression, of Java; replacement then knows $1.",
          },
          includeFormulas: { type: "boolean", description: "Whether formulas are changed too." },
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
    "batch_updates.create": {
      entity: "batch_updates",
      action: "create",
      description:
        "Changes a spreadsheet by Google's own update requests, in their order; if one is refused, none is done. " +
        "Answers what each one made.",
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
              additionalProperties: { description: "What it takes, as Google describes the request." },
            },
            description: "Google's requests, each with the one property that says what it does, such as addChart.",
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
      errors: spreadsheet_filesListErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      isGraphql: false,
    },
  },
  schemas: {
    SpreadsheetId: {
      type: "string",
      description:
        "The spreadsheet, by id from spreadsheet_files.list or its address: docs.google.com/spreadsheets/d/{id}/edit.",
      minLength: 1,
    },
    SheetId: sheetsUpdateParamsSheetId,
    Range: {
      type: "string",
      description: "A range in A1 notation, or the name of a named range or a sheet.",
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
    TabColor: { $ref: "#/$defs/ColorStyle", description: "The colour of its tab." },
    Fields: {
      type: "string",
      description:
        "Which fields are changed, with commas between and dots into them; one that is named and not given loses its " +
        "value.",
      minLength: 1,
    },
    NamedRangeId: named_rangesUpdateParamsNamedRangeId,
    RangeName: named_rangesCreateParamsName,
    ProtectedRangeId: protected_rangesUpdateParamsProtectedRangeId,
    ProtectedName: protected_rangesCreateParamsNamedRangeId,
    ProtectionText: protected_rangesCreateParamsDescription,
    WarningOnly: protected_rangesCreateParamsWarningOnly,
    RangeEditors: { $ref: "#/$defs/Editors", description: "Who may edit it besides the user." },
    Unprotected: {
      type: "array",
      items: { $ref: "#/$defs/GridRange" },
      description: "Ranges within a protected sheet that everybody may edit.",
    },
    Cells: {
      $ref: "#/$defs/GridRange",
      description:
        "The cells, by their sheet's id and row and column numbers; the whole sheet where those are left out.",
    },
    Dimension: dimensionsCreateParamsDimension,
    StartIndex: dimensionsCreateParamsStartIndex,
    EndIndex: dimensionsCreateParamsEndIndex,
    Channel: { type: "number", minimum: 0, maximum: 1 },
    SpreadsheetFile: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        version: { type: "string" },
        webViewLink: { type: "string" },
        iconLink: { type: "string" },
        createdTime: { type: "string", format: "date-time" },
        modifiedTime: { type: "string", format: "date-time" },
        viewedByMeTime: { type: "string", format: "date-time" },
        modifiedByMeTime: { type: "string", format: "date-time" },
        sharedWithMeTime: { type: "string", format: "date-time" },
        shared: { type: "boolean" },
        ownedByMe: { type: "boolean" },
        driveId: { type: "string" },
        parents: { type: "array", items: { type: "string" } },
        owners: { type: "array", items: { $ref: "#/$defs/User" } },
        lastModifyingUser: { $ref: "#/$defs/User" },
        capabilities: {
          type: "object",
          properties: {
            canEdit: { type: "boolean" },
            canCopy: { type: "boolean" },
            canComment: { type: "boolean" },
            canShare: { type: "boolean" },
          },
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
        spreadsheetId: { type: "string" },
        spreadsheetUrl: { type: "string" },
        properties: { $ref: "#/$defs/SpreadsheetProperties" },
        sheets: { type: "array", items: { $ref: "#/$defs/Sheet" } },
        namedRanges: { type: "array", items: { $ref: "#/$defs/NamedRange" } },
        developerMetadata: schemasSpreadsheetDeveloperMetadata,
        dataSources: { type: "array", description: "Connections to BigQuery and Looker, as Google describes them." },
        dataSourceSchedules: { type: "array", description: "When those are refreshed, as Google describes it." },
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
        developerMetadata: schemasSpreadsheetDeveloperMetadata,
        rowGroups: { type: "array", items: { $ref: "#/$defs/Group" } },
        columnGroups: { type: "array", items: { $ref: "#/$defs/Group" } },
        charts: { type: "array", description: "Charts, as Google describes them." },
        bandedRanges: { type: "array", description: "Ranges in alternating colours, as Google describes them." },
        conditionalFormats: { type: "array", description: "Rules of formats, as Google describes them." },
        basicFilter: { type: "object", description: "The sheet's filter, as Google describes it." },
        filterViews: { type: "array", description: "Saved filters, as Google describes them." },
        slicers: { type: "array", description: "Slicers, as Google describes them." },
      },
    },
    SheetProperties: {
      type: "object",
      properties: {
        sheetId: { type: "integer" },
        title: { type: "string" },
        index: { type: "integer" },
        sheetType: { type: "string" },
        hidden: { type: "boolean" },
        rightToLeft: { type: "boolean" },
        gridProperties: { $ref: "#/$defs/GridProperties" },
        tabColor: { $ref: "#/$defs/Color" },
        tabColorStyle: { $ref: "#/$defs/ColorStyle" },
        dataSourceSheetProperties: {
          type: "object",
          description: "Of a sheet that shows a data source, as Google describes it.",
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
        developerMetadata: schemasSpreadsheetDeveloperMetadata,
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
        dataValidation: { type: "object", description: "What the cell takes, as Google describes it." },
        pivotTable: { type: "object", description: "A pivot table that begins here, as Google describes it." },
        chipRuns: { type: "array", description: "Smart chips, as Google describes them." },
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
        color: { $ref: "#/$defs/Color", description: "The older form of colorStyle." },
        colorStyle: { $ref: "#/$defs/ColorStyle", description: "Its colour." },
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
        bold: { type: "boolean", description: "Whether it is bold." },
        italic: { type: "boolean", description: "Whether it is italic." },
        underline: cell_formatsUpdateParamsFormatTextFormatUnderline,
        strikethrough: cell_formatsUpdateParamsFormatTextFormatStrikethrough,
        fontFamily: { type: "string", description: "The font by name." },
        fontSize: { type: "integer", description: "The size, in points." },
        foregroundColor: { $ref: "#/$defs/Color", description: "The older form of foregroundColorStyle." },
        foregroundColorStyle: { $ref: "#/$defs/ColorStyle", description: "The colour of the text." },
        link: { $ref: "#/$defs/Link", description: "Where the text leads." },
      },
    },
    Link: { type: "object", properties: { uri: { type: "string", description: "The address." } } },
    Color: {
      type: "object",
      properties: {
        red: { $ref: "#/$defs/Channel", description: "The share of red, from 0 to 1." },
        green: { $ref: "#/$defs/Channel", description: "The share of green, from 0 to 1." },
        blue: { $ref: "#/$defs/Channel", description: "The share of blue, from 0 to 1." },
        alpha: { $ref: "#/$defs/Channel", description: "How opaque it is, from 0 to 1; mostly without effect." },
      },
    },
    ColorStyle: {
      type: "object",
      properties: {
        rgbColor: { $ref: "#/$defs/Color", description: "A colour of its own." },
        themeColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleThemeColor,
      },
    },
    GridRange: { type: "object", properties: named_rangesCreateParamsCells },
    NewSheet: {
      type: "object",
      properties: { properties: { $ref: "#/$defs/NewSheetProperties", description: "What the sheet is like." } },
      required: ["properties"],
    },
    NewSheetProperties: {
      type: "object",
      properties: {
        title: { type: "string", description: "Its title.", minLength: 1 },
        sheetId: spreadsheetsCreateParamsSheetsItemsSheetId,
        hidden: { $ref: "#/$defs/SheetHidden" },
        tabColorStyle: { $ref: "#/$defs/TabColor" },
        gridProperties: { $ref: "#/$defs/NewGrid", description: "Its size and what stays in view." },
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
        majorDimension: { type: "string" },
        values: {
          type: "array",
          items: valuesCreateParamsValuesItems,
          description: "Rows of cells, or columns; absent where all are empty.",
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
      properties: { namedRangeId: { type: "string" }, name: { type: "string" }, range: { $ref: "#/$defs/GridRange" } },
      required: ["namedRangeId"],
    },
    ProtectedRange: {
      type: "object",
      properties: {
        protectedRangeId: { type: "integer" },
        range: { $ref: "#/$defs/GridRange" },
        namedRangeId: { type: "string" },
        tableId: { type: "string" },
        description: { type: "string" },
        warningOnly: { type: "boolean" },
        requestingUserCanEdit: { type: "boolean" },
        unprotectedRanges: { type: "array", items: { $ref: "#/$defs/GridRange" } },
        editors: { $ref: "#/$defs/Editors" },
      },
      required: ["protectedRangeId"],
    },
    Editors: { type: "object", properties: protected_rangesCreateParamsEditors },
    Table: {
      type: "object",
      properties: {
        tableId: { type: "string" },
        name: { type: "string" },
        range: { $ref: "#/$defs/GridRange" },
        columnProperties: { type: "array", items: { $ref: "#/$defs/TableColumn" } },
        rowsProperties: {
          type: "object",
          properties: {
            headerColorStyle: { $ref: "#/$defs/ColorStyle" },
            firstBandColorStyle: { $ref: "#/$defs/ColorStyle" },
            secondBandColorStyle: { $ref: "#/$defs/ColorStyle" },
            footerColorStyle: { $ref: "#/$defs/ColorStyle" },
          },
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
        dataValidationRule: { type: "object", description: "The values of a dropdown, as Google describes them." },
      },
    },
    NewTableColumn: { type: "object", properties: tablesCreateParamsColumnPropertiesItems, required: ["columnIndex"] },
    NewCellFormat: {
      type: "object",
      properties: {
        backgroundColorStyle: { $ref: "#/$defs/ColorStyle", description: "The colour behind the text." },
        textFormat: { $ref: "#/$defs/TextFormat", description: "How the text looks." },
        numberFormat: { $ref: "#/$defs/NumberFormat", description: "How numbers and dates are written." },
        horizontalAlignment: cell_formatsUpdateParamsFormatHorizontalAlignment,
        verticalAlignment: cell_formatsUpdateParamsFormatVerticalAlignment,
        wrapStrategy: cell_formatsUpdateParamsFormatWrapStrategy,
        borders: { $ref: "#/$defs/Borders", description: "The lines around each cell." },
      },
    },
    SortSpec: { type: "object", properties: sortCreateParamsSortSpecsItems, required: ["dimensionIndex", "sortOrder"] },
    Replacements: {
      type: "object",
      properties: {
        valuesChanged: { type: "integer" },
        formulasChanged: { type: "integer" },
        rowsChanged: { type: "integer" },
        sheetsChanged: { type: "integer" },
        occurrencesChanged: { type: "integer" },
      },
    },
    BatchUpdated: {
      type: "object",
      properties: {
        spreadsheetId: { type: "string" },
        replies: {
          type: "array",
          description:
            "What each request made, in their order, as Google describes it; empty objects for those that make " +
            "nothing.",
        },
      },
      required: ["spreadsheetId"],
    },
  },
} as object as KindModule<GoogleSheets>
