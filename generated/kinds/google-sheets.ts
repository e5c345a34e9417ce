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
const spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor = {
  type: "object",
  properties: {
    red: { type: "number", minimum: 0, maximum: 1 },
    green: { type: "number", minimum: 0, maximum: 1 },
    blue: { type: "number", minimum: 0, maximum: 1 },
    alpha: { type: "number", minimum: 0, maximum: 1 },
  },
  additionalProperties: false,
}
const spreadsheetsCreateParamsSheetsItemsTabColorStyle = {
  type: "object",
  properties: { rgbColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor, themeColor: { type: "string" } },
  additionalProperties: false,
}
const spreadsheetsCreateParamsSheetsItemsGridProperties = {
  type: "object",
  properties: {
    rowCount: { type: "integer", minimum: 1 },
    columnCount: { type: "integer", minimum: 1, maximum: 18278 },
    frozenRowCount: { type: "integer", minimum: 0 },
    frozenColumnCount: { type: "integer", minimum: 0 },
    hideGridlines: { type: "boolean" },
  },
  additionalProperties: false,
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
const sheetsListParams = {
  type: "object",
  properties: { spreadsheetId: { minLength: 1, type: "string" } },
  required: ["spreadsheetId"],
  additionalProperties: false,
}
const sheetsListPagination = { style: "none", because: "Google answers all of them at once." }
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
const valuesGetPath = ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }]
const valuesGetParamsValueRenderOption = { type: "string", enum: ["FORMATTED_VALUE", "UNFORMATTED_VALUE", "FORMULA"] }
const valuesGetParamsDateTimeRenderOption = { type: "string", enum: ["SERIAL_NUMBER", "FORMATTED_STRING"] }
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
const valuesCreateParamsValues = {
  type: "array",
  items: {
    type: "array",
    items: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }, { type: "null" }] },
  },
}
const valuesCreateParamsValueInputOption = { type: "string", default: "RAW", enum: ["RAW", "USER_ENTERED"] }
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
const named_rangesCreateParamsName = {
  type: "string",
  minLength: 1,
  maxLength: 250,
  pattern: "^[\\p{L}_][\\p{L}\\p{N}_.]*$",
  examples: ["Prices"],
}
const named_rangesCreateParamsCells = {
  type: "object",
  properties: {
    sheetId: { type: "integer" },
    startRowIndex: { type: "integer", minimum: 0 },
    endRowIndex: { type: "integer", minimum: 0 },
    startColumnIndex: { type: "integer", minimum: 0 },
    endColumnIndex: { type: "integer", minimum: 0 },
  },
  additionalProperties: false,
}
const named_rangesCreateBodyEntries0ValueList0MapAddNamedRangeMapNamedRangeMapRange = {
  template: { text: "{{cells}}", parts: [{ name: "cells" }] },
}
const named_rangesUpdateBodyEntries0ValueList0MapUpdateNamedRangeMapNamedRangeMapNamedRangeId = {
  template: { text: "{{namedRangeId}}", parts: [{ name: "namedRangeId" }] },
}
const protected_rangesCreateParamsEditors = {
  type: "object",
  properties: {
    users: { type: "array", items: { type: "string" } },
    groups: { type: "array", items: { type: "string" } },
    domainUsersCanEdit: { type: "boolean" },
  },
  additionalProperties: false,
}
const protected_rangesCreateParamsUnprotectedRanges = { type: "array", items: named_rangesCreateParamsCells }
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
const protected_rangesUpdateBodyEntries0ValueList0MapUpdateProtectedRangeMapProtectedRangeMapProtectedRangeId = {
  template: { text: "{{protectedRangeId}}", parts: [{ name: "protectedRangeId" }] },
}
const dimensionsCreateParamsRequired = ["spreadsheetId", "sheetId", "dimension", "startIndex", "endIndex"]
const dimensionsCreateBodyEntries0ValueList0MapInsertDimensionMapRange = {
  map: {
    sheetId: sheetsCreateBodyEntries0ValueList0MapAddSheetMapMapSheetId,
    dimension: { template: { text: "{{dimension}}", parts: [{ name: "dimension" }] } },
    startIndex: { template: { text: "{{startIndex}}", parts: [{ name: "startIndex" }] } },
    endIndex: { template: { text: "{{endIndex}}", parts: [{ name: "endIndex" }] } },
  },
}
const cell_formatsUpdateParamsFormatBordersTop = {
  type: "object",
  properties: {
    style: { type: "string" },
    width: { type: "integer" },
    color: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
    colorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
  },
  additionalProperties: false,
}
export default {
  format: 1,
  kind: "google-sheets",
  id: "5b8de7a4-0f0c-4f39-8f52-7c1f0b9f3a16",
  title: "Google Sheets",
  version: "2.1.1",
  check: "spreadsheet_files.list",
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
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_email: { type: "string" },
          private_key: { type: "string" },
          subject: { type: "string" },
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
      },
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
      key: "id",
      actions: ["list", "search"],
      search: {},
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
    },
    spreadsheets: { key: "spreadsheetId", actions: ["get", "create", "update"] },
    sheets: { key: "sheetId", actions: ["list", "create", "update", "delete"] },
    sheet_copies: { key: "sheetId", actions: ["create"] },
    values: { key: "id", actions: ["get", "create", "update", "delete"] },
    value_ranges: { key: "id", actions: ["list", "update", "delete"] },
    named_ranges: { key: "namedRangeId", actions: ["list", "create", "update", "delete"] },
    protected_ranges: { key: "protectedRangeId", actions: ["list", "create", "update", "delete"] },
    tables: { key: "tableId", actions: ["list", "create", "delete"] },
    dimensions: { key: "id", actions: ["create", "update", "delete"] },
    cell_formats: { key: "id", actions: ["update"] },
    sort: { key: "id", actions: ["create"] },
    find_replace: { key: "id", actions: ["create"] },
    batch_updates: { key: "spreadsheetId", actions: ["create"] },
  },
  operations: {
    "spreadsheet_files.list": {
      entity: "spreadsheet_files",
      action: "list",
      effect: "read",
      method: "GET",
      baseUrl: { text: "https://www.googleapis.com", parts: ["https://www.googleapis.com"] },
      path: ["/drive/v3/files"],
      routes: [],
      params: {
        type: "object",
        properties: {
          q: { type: "string", default: "trashed = false", minLength: 1 },
          orderBy: { type: "string" },
          corpora: { type: "string", enum: ["user", "drive", "domain", "allDrives"] },
          driveId: { type: "string" },
          includeItemsFromAllDrives: { type: "boolean", default: true },
          supportsAllDrives: { type: "boolean", default: true, const: true },
          pageSize: { type: "integer", default: 100, minimum: 1, maximum: 1000 },
          pageToken: { type: "string" },
        },
        additionalProperties: false,
      },
      needs: [{ when: "corpora", is: ["drive"], params: ["driveId"] }, { when: "driveId", params: ["corpora"] }],
      query: [
        {
          name: "q",
          value: {
            template: {
              text: "mimeType = 'application/vnd.google-apps.spreadsheet' and ({{condition q}})",
              parts: [
                "mimeType = 'application/vnd.google-apps.spreadsheet' and (",
                { name: "q", helper: "condition" },
                ")",
              ],
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
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          ranges: { type: "array", items: { type: "string" } },
          includeGridData: { type: "boolean", default: false },
          excludeTablesInBandedRanges: { type: "boolean" },
          fields: { type: "string" },
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
      scopes: spreadsheetsGetScopes,
    },
    "spreadsheets.create": {
      entity: "spreadsheets",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", minLength: 1 },
          locale: { type: "string" },
          timeZone: { type: "string" },
          autoRecalc: { type: "string", enum: ["ON_CHANGE", "MINUTE", "HOUR"] },
          sheets: {
            type: "array",
            items: {
              type: "object",
              properties: {
                properties: {
                  type: "object",
                  properties: {
                    title: { type: "string", minLength: 1 },
                    sheetId: { type: "integer", minimum: 0 },
                    hidden: { type: "boolean" },
                    tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                    gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties,
                  },
                  required: ["title"],
                  additionalProperties: false,
                },
              },
              required: ["properties"],
              additionalProperties: false,
            },
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
      scopes: spreadsheetsCreateScopes,
    },
    "spreadsheets.update": {
      entity: "spreadsheets",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          title: { type: "string", minLength: 1 },
          locale: { type: "string" },
          timeZone: { type: "string" },
          autoRecalc: { type: "string", enum: ["ON_CHANGE", "MINUTE", "HOUR"] },
          fields: { type: "string", pattern: "^[A-Za-z,]+$", examples: ["title", "title,locale"] },
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
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.list": {
      entity: "sheets",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "sheets.properties", parts: ["sheets.properties"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "path", path: "$.sheets[*].properties" },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      scopes: spreadsheetsGetScopes,
    },
    "sheets.create": {
      entity: "sheets",
      action: "create",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          title: { type: "string", minLength: 1 },
          sheetId: { type: "integer", minimum: 0 },
          index: { type: "integer", minimum: 0 },
          hidden: { type: "boolean" },
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
          gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties,
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
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.update": {
      entity: "sheets",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          sheetId: { type: "integer", minimum: 0 },
          title: { type: "string", minLength: 1 },
          index: { type: "integer", minimum: 0 },
          hidden: { type: "boolean" },
          tabColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
          gridProperties: spreadsheetsCreateParamsSheetsItemsGridProperties,
          fields: { type: "string", minLength: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "sheets.delete": {
      entity: "sheets",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: { minLength: 1, type: "string" }, sheetId: { type: "integer", minimum: 0 } },
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
      scopes: spreadsheetsCreateScopes,
    },
    "sheet_copies.create": {
      entity: "sheet_copies",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/sheets/", { param: "sheetId" }, ":copyTo"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          sheetId: { type: "integer", minimum: 0 },
          destinationSpreadsheetId: { type: "string", minLength: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "values.get": {
      entity: "values",
      action: "get",
      effect: "read",
      method: "GET",
      path: valuesGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          range: { minLength: 1, type: "string" },
          majorDimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
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
      scopes: spreadsheetsGetScopes,
    },
    "values.create": {
      entity: "values",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }, ":append"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          range: { minLength: 1, type: "string" },
          values: valuesCreateParamsValues,
          majorDimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          valueInputOption: valuesCreateParamsValueInputOption,
          insertDataOption: { type: "string", enum: ["OVERWRITE", "INSERT_ROWS"] },
          includeValuesInResponse: { type: "boolean", default: false },
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
      scopes: spreadsheetsCreateScopes,
    },
    "values.update": {
      entity: "values",
      action: "update",
      effect: "overwrites",
      method: "PUT",
      path: valuesGetPath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          range: { minLength: 1, type: "string" },
          values: valuesCreateParamsValues,
          majorDimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          valueInputOption: valuesCreateParamsValueInputOption,
          includeValuesInResponse: { type: "boolean", default: false },
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
      scopes: spreadsheetsCreateScopes,
    },
    "values.delete": {
      entity: "values",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values/", { param: "range" }, ":clear"],
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: { minLength: 1, type: "string" }, range: { minLength: 1, type: "string" } },
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
      scopes: spreadsheetsCreateScopes,
    },
    "value_ranges.list": {
      entity: "value_ranges",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchGet"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          ranges: { type: "array", items: { type: "string" }, minItems: 1 },
          majorDimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          valueRenderOption: valuesGetParamsValueRenderOption,
          dateTimeRenderOption: valuesGetParamsDateTimeRenderOption,
        },
        required: ["spreadsheetId", "ranges"],
        additionalProperties: false,
      },
      query: [spreadsheetsGetQuery0, valuesGetQuery0, valuesGetQuery1, valuesGetQuery2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["valueRanges"] },
      absentRecords: "empty",
      meta: { spreadsheetId: { in: "body", steps: ["spreadsheetId"] } },
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      scopes: spreadsheetsGetScopes,
    },
    "value_ranges.update": {
      entity: "value_ranges",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          data: {
            type: "array",
            items: {
              type: "object",
              properties: {
                range: { type: "string", minLength: 1 },
                values: valuesCreateParamsValues,
                majorDimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
              },
              required: ["range", "values"],
              additionalProperties: false,
            },
            minItems: 1,
          },
          valueInputOption: valuesCreateParamsValueInputOption,
          includeValuesInResponse: { type: "boolean", default: false },
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
      scopes: spreadsheetsCreateScopes,
    },
    "value_ranges.delete": {
      entity: "value_ranges",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }, "/values:batchClear"],
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          ranges: { type: "array", items: { type: "string" }, minItems: 1 },
        },
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
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.list": {
      entity: "named_ranges",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "namedRanges", parts: ["namedRanges"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["namedRanges"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      scopes: spreadsheetsGetScopes,
    },
    "named_ranges.create": {
      entity: "named_ranges",
      action: "create",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells,
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
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.update": {
      entity: "named_ranges",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          namedRangeId: { type: "string", minLength: 1 },
          name: named_rangesCreateParamsName,
          cells: named_rangesCreateParamsCells,
          fields: { type: "string", minLength: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "named_ranges.delete": {
      entity: "named_ranges",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: { minLength: 1, type: "string" }, namedRangeId: { type: "string", minLength: 1 } },
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
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.list": {
      entity: "protected_ranges",
      action: "list",
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
      shape: { flatten: { path: ["protectedRanges"] } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      scopes: spreadsheetsGetScopes,
    },
    "protected_ranges.create": {
      entity: "protected_ranges",
      action: "create",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          cells: named_rangesCreateParamsCells,
          namedRangeId: { type: "string" },
          description: { type: "string" },
          warningOnly: { type: "boolean" },
          editors: protected_rangesCreateParamsEditors,
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
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.update": {
      entity: "protected_ranges",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          protectedRangeId: { type: "integer" },
          cells: named_rangesCreateParamsCells,
          namedRangeId: { type: "string" },
          description: { type: "string" },
          warningOnly: { type: "boolean" },
          editors: protected_rangesCreateParamsEditors,
          unprotectedRanges: protected_rangesCreateParamsUnprotectedRanges,
          fields: { type: "string", minLength: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "protected_ranges.delete": {
      entity: "protected_ranges",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: { minLength: 1, type: "string" }, protectedRangeId: { type: "integer" } },
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
      scopes: spreadsheetsCreateScopes,
    },
    "tables.list": {
      entity: "tables",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v4/spreadsheets/", { param: "spreadsheetId" }],
      routes: [],
      params: sheetsListParams,
      query: [{ name: "fields", value: { template: { text: "sheets.tables", parts: ["sheets.tables"] } } }],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      shape: { flatten: { path: ["tables"] } },
      records: { in: "body", steps: ["sheets"] },
      absentRecords: "empty",
      meta: {},
      pagination: sheetsListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 180000,
      scopes: spreadsheetsGetScopes,
    },
    "tables.create": {
      entity: "tables",
      action: "create",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          name: { type: "string", minLength: 1 },
          cells: named_rangesCreateParamsCells,
          columnProperties: {
            type: "array",
            items: {
              type: "object",
              properties: {
                columnIndex: { type: "integer", minimum: 0 },
                columnName: { type: "string" },
                columnType: {
                  type: "string",
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
              additionalProperties: false,
            },
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
      scopes: spreadsheetsCreateScopes,
    },
    "tables.delete": {
      entity: "tables",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: { spreadsheetId: { minLength: 1, type: "string" }, tableId: { type: "string", minLength: 1 } },
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
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.create": {
      entity: "dimensions",
      action: "create",
      effect: "additive",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          sheetId: { type: "integer", minimum: 0 },
          dimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          startIndex: { type: "integer", minimum: 0 },
          endIndex: { type: "integer", minimum: 1 },
          inheritFromBefore: { type: "boolean", default: false },
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
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.update": {
      entity: "dimensions",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          sheetId: { type: "integer", minimum: 0 },
          dimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          startIndex: { type: "integer", minimum: 0 },
          endIndex: { type: "integer", minimum: 1 },
          pixelSize: { type: "integer", minimum: 0 },
          hiddenByUser: { type: "boolean" },
          fields: { type: "string", minLength: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "dimensions.delete": {
      entity: "dimensions",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          sheetId: { type: "integer", minimum: 0 },
          dimension: { type: "string", enum: ["ROWS", "COLUMNS"] },
          startIndex: { type: "integer", minimum: 0 },
          endIndex: { type: "integer", minimum: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
    "cell_formats.update": {
      entity: "cell_formats",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          cells: named_rangesCreateParamsCells,
          format: {
            type: "object",
            properties: {
              backgroundColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
              textFormat: {
                type: "object",
                properties: {
                  bold: { type: "boolean" },
                  italic: { type: "boolean" },
                  underline: { type: "boolean" },
                  strikethrough: { type: "boolean" },
                  fontFamily: { type: "string" },
                  fontSize: { type: "integer" },
                  foregroundColor: spreadsheetsCreateParamsSheetsItemsTabColorStyleRgbColor,
                  foregroundColorStyle: spreadsheetsCreateParamsSheetsItemsTabColorStyle,
                  link: { type: "object", properties: { uri: { type: "string" } }, additionalProperties: false },
                },
                additionalProperties: false,
              },
              numberFormat: {
                type: "object",
                properties: { type: { type: "string" }, pattern: { type: "string" } },
                additionalProperties: false,
              },
              horizontalAlignment: { type: "string", enum: ["LEFT", "CENTER", "RIGHT"] },
              verticalAlignment: { type: "string", enum: ["TOP", "MIDDLE", "BOTTOM"] },
              wrapStrategy: { type: "string", enum: ["OVERFLOW_CELL", "LEGACY_WRAP", "CLIP", "WRAP"] },
              borders: {
                type: "object",
                properties: {
                  top: cell_formatsUpdateParamsFormatBordersTop,
                  bottom: cell_formatsUpdateParamsFormatBordersTop,
                  left: cell_formatsUpdateParamsFormatBordersTop,
                  right: cell_formatsUpdateParamsFormatBordersTop,
                },
                additionalProperties: false,
              },
            },
            additionalProperties: false,
          },
          fields: { type: "string", minLength: 1 },
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
                            text: "userEnteredFormat({{names fields}})",
                            parts: ["userEnteredFormat(", { name: "fields", helper: "names" }, ")"],
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
      scopes: spreadsheetsCreateScopes,
    },
    "sort.create": {
      entity: "sort",
      action: "create",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          cells: named_rangesCreateParamsCells,
          sortSpecs: {
            type: "array",
            items: {
              type: "object",
              properties: {
                dimensionIndex: { type: "integer", minimum: 0 },
                sortOrder: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
              },
              required: ["dimensionIndex", "sortOrder"],
              additionalProperties: false,
            },
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
      scopes: spreadsheetsCreateScopes,
    },
    "find_replace.create": {
      entity: "find_replace",
      action: "create",
      effect: "overwrites",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          find: { type: "string", minLength: 1 },
          replacement: { type: "string" },
          cells: named_rangesCreateParamsCells,
          sheetId: { type: "integer", minimum: 0 },
          allSheets: { type: "boolean", const: true },
          matchCase: { type: "boolean" },
          matchEntireCell: { type: "boolean" },
          searchByRegex: { type: "boolean" },
          includeFormulas: { type: "boolean" },
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
      scopes: spreadsheetsCreateScopes,
    },
    "batch_updates.create": {
      entity: "batch_updates",
      action: "create",
      effect: "destroys",
      method: "POST",
      path: spreadsheetsUpdatePath,
      routes: [],
      params: {
        type: "object",
        properties: {
          spreadsheetId: { minLength: 1, type: "string" },
          requests: { type: "array", items: { type: "object", additionalProperties: {} }, minItems: 1 },
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
      scopes: spreadsheetsCreateScopes,
    },
  },
  schemas: {
    Spreadsheet: {
      properties: {
        spreadsheetId: {},
        spreadsheetUrl: {},
        properties: {},
        sheets: {},
        namedRanges: {},
        developerMetadata: {},
        dataSources: {},
        dataSourceSchedules: {},
      },
    },
    SheetProperties: {
      properties: {
        sheetId: {},
        title: {},
        index: {},
        sheetType: {},
        hidden: {},
        rightToLeft: {},
        gridProperties: {},
        tabColor: {},
        tabColorStyle: {},
        dataSourceSheetProperties: {},
      },
    },
    ValueRange: { properties: { range: {}, majorDimension: {}, values: {} } },
    AppendedValues: { properties: { spreadsheetId: {}, tableRange: {}, updates: {} } },
    UpdatedValues: {
      properties: {
        spreadsheetId: {},
        updatedRange: {},
        updatedRows: {},
        updatedColumns: {},
        updatedCells: {},
        updatedData: {},
      },
    },
    ClearedValues: { properties: { spreadsheetId: {}, clearedRange: {} } },
    UpdatedRanges: {
      properties: {
        spreadsheetId: {},
        totalUpdatedRows: {},
        totalUpdatedColumns: {},
        totalUpdatedCells: {},
        totalUpdatedSheets: {},
        responses: {},
      },
    },
    ClearedRanges: { properties: { spreadsheetId: {}, clearedRanges: {} } },
    NamedRange: { properties: { namedRangeId: {}, name: {}, range: {} } },
    ProtectedRange: {
      properties: {
        protectedRangeId: {},
        range: {},
        namedRangeId: {},
        tableId: {},
        description: {},
        warningOnly: {},
        requestingUserCanEdit: {},
        unprotectedRanges: {},
        editors: {},
      },
    },
    Table: { properties: { tableId: {}, name: {}, range: {}, columnProperties: {}, rowsProperties: {} } },
    Replacements: {
      properties: {
        valuesChanged: {},
        formulasChanged: {},
        rowsChanged: {},
        sheetsChanged: {},
        occurrencesChanged: {},
      },
    },
    BatchUpdated: { properties: { spreadsheetId: {}, replies: {} } },
  },
} as object as KindModule<GoogleSheets>
