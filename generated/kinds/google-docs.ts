// Generated from definitions/google-docs.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { GoogleDocs } from '../types/google-docs.ts'

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
const entitiesDocument_filesSyncWith = [
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
const tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapTitle = {
  template: { text: "{{title}}", parts: [{ name: "title" }] },
}
const tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapIndex = {
  template: { text: "{{index}}", parts: [{ name: "index" }] },
}
const tabsCreateScopes = [
  [
    "https://www.googleapis.com/auth/documents",
    "https://www.googleapis.com/auth/drive.file",
    "https://www.googleapis.com/auth/drive",
  ],
]
const tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId = {
  template: { text: "{{tabId}}", parts: [{ name: "tabId" }] },
}
const tabsDeleteMeta = { revisionId: { in: "body", steps: ["writeControl", "requiredRevisionId"] } }
const textsDeleteParams = {
  type: "object",
  properties: {
    documentId: { minLength: 1, type: "string" },
    startIndex: { type: "integer", minimum: 1 },
    endIndex: { type: "integer", minimum: 2 },
    tabId: { type: "string" },
  },
  required: ["documentId", "startIndex", "endIndex"],
  additionalProperties: false,
}
const textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange = {
  map: {
    startIndex: { template: { text: "{{startIndex}}", parts: [{ name: "startIndex" }] } },
    endIndex: { template: { text: "{{endIndex}}", parts: [{ name: "endIndex" }] } },
    tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
  },
}
const textsDeleteBodyEntries0ValueList0MapDeleteContentRange = {
  map: { range: textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange },
}
const textsInsertBodyEntries0ValueList0MapInsertTextMapLocation = {
  map: {
    index: tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapIndex,
    tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
  },
}
const textsFormatParamsTextStyleFontSize = {
  type: "object",
  properties: { magnitude: { type: "number" }, unit: { type: "string", enum: ["PT"] } },
  required: ["magnitude", "unit"],
  additionalProperties: false,
}
const textsFormatParamsTextStyleForegroundColor = {
  type: "object",
  properties: {
    color: {
      type: "object",
      properties: {
        rgbColor: {
          type: "object",
          properties: { red: { type: "number" }, green: { type: "number" }, blue: { type: "number" } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
const textsFormatBodyEntries0ValueList0MapUpdateTextStyleMapFields = {
  template: { text: "{{fields}}", parts: [{ name: "fields" }] },
}
const tablesInsert_rowBodyEntries0ValueList0MapInsertTableRowMapTableCellLocation = {
  map: {
    tableStartLocation: {
      map: {
        index: { template: { text: "{{tableIndex}}", parts: [{ name: "tableIndex" }] } },
        tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
      },
    },
    rowIndex: { template: { text: "{{rowIndex}}", parts: [{ name: "rowIndex" }] } },
    columnIndex: { template: { text: "{{columnIndex}}", parts: [{ name: "columnIndex" }] } },
  },
}
const tablesDelete_rowParams = {
  type: "object",
  properties: {
    documentId: { minLength: 1, type: "string" },
    tableIndex: { type: "integer", minimum: 0 },
    rowIndex: { type: "integer", minimum: 0 },
    columnIndex: { type: "integer", minimum: 0 },
    tabId: { type: "string" },
  },
  required: ["documentId", "tableIndex", "rowIndex", "columnIndex"],
  additionalProperties: false,
}
const tablesDelete_rowBodyEntries0ValueList0MapDeleteTableRow = {
  map: { tableCellLocation: tablesInsert_rowBodyEntries0ValueList0MapInsertTableRowMapTableCellLocation },
}
const named_rangesDeleteBodyEntries0ValueList0MapDeleteNamedRangeMapNamedRangeId = {
  template: { text: "{{namedRangeId}}", parts: [{ name: "namedRangeId" }] },
}
const headersCreateParams = {
  type: "object",
  properties: { documentId: { minLength: 1, type: "string" }, sectionIndex: { type: "integer", minimum: 0 } },
  required: ["documentId"],
  additionalProperties: false,
}
const headersCreateBodyEntries0ValueList0MapCreateHeader = {
  map: {
    type: { template: { text: "DEFAULT", parts: ["DEFAULT"] } },
    sectionBreakLocation: {
      map: { index: { template: { text: "{{sectionIndex}}", parts: [{ name: "sectionIndex" }] } } },
    },
  },
}
const footnotesCreateParams = {
  type: "object",
  properties: {
    documentId: { minLength: 1, type: "string" },
    index: { type: "integer", minimum: 1 },
    tabId: { type: "string" },
  },
  required: ["documentId", "index"],
  additionalProperties: false,
}
const footnotesCreateBodyEntries0ValueList0MapCreateFootnote = {
  map: { location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation },
}
export default {
  format: 1,
  kind: "google-docs",
  id: "9d3e5a51-2f5d-4e0b-8a7c-6f6f6a4c2e18",
  title: "Google Docs",
  version: "1.0.0",
  check: "document_files.list",
  baseUrl: { text: "https://docs.googleapis.com", parts: ["https://docs.googleapis.com"] },
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
          "https://www.googleapis.com/auth/documents.readonly",
          "https://www.googleapis.com/auth/documents",
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
          "https://www.googleapis.com/auth/documents.readonly": "See all of your documents of Google Docs.",
          "https://www.googleapis.com/auth/documents":
            "See, edit, create and delete all of your documents of Google Docs.",
          "https://www.googleapis.com/auth/drive.metadata.readonly":
            "See the names and details of all of your files in Google Drive.",
          "https://www.googleapis.com/auth/drive.metadata":
            "See and change the names and details of all of your files.",
          "https://www.googleapis.com/auth/drive.file": "Add files, and see and change those that were added.",
          "https://www.googleapis.com/auth/drive.readonly": "See and download all of your files.",
          "https://www.googleapis.com/auth/drive": "See, change, share and delete all of your files.",
        },
        issuer: "https://accounts.google.com",
      },
    },
    service_account: {
      type: "jwt_bearer",
      title: "Service account",
      credentialsPage: "https://console.cloud.google.com/iam-admin/serviceaccounts",
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
                  "https://www.googleapis.com/auth/documents https://www.googleapis.com/auth/drive.metadata.readonly",
                parts: [
                  "https://www.googleapis.com/auth/documents https://www.googleapis.com/auth/drive.metadata.readonly",
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
    timeoutMs: 120000,
  },
  entities: {
    document_files: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "document_files.list",
        field: "modifiedTime",
        with: entitiesDocument_filesSyncWith,
        each: {},
        lookbackSeconds: 0,
        start: "1970-01-01T00:00:00Z",
        later: {
          from: "document_files.list",
          field: "modifiedTime",
          with: entitiesDocument_filesSyncWith,
          each: {},
          lookbackSeconds: 0,
        },
      },
    },
    tabs: { key: "id", actions: ["create", "delete", "rename"] },
    documents: { key: "documentId", actions: ["get", "create"] },
    texts: { key: "id", actions: ["delete", "insert", "append", "format"] },
    find_replace: { key: "id", actions: ["create"] },
    paragraphs: { key: "id", actions: ["format", "add_bullets", "remove_bullets"] },
    tables: { key: "id", actions: ["create", "insert_row", "insert_column", "delete_row", "delete_column"] },
    images: { key: "objectId", actions: ["create", "replace"] },
    named_ranges: { key: "namedRangeId", actions: ["create", "delete", "replace"] },
    headers: { key: "headerId", actions: ["create", "delete"] },
    footers: { key: "footerId", actions: ["create", "delete"] },
    footnotes: { key: "footnoteId", actions: ["create"] },
    breaks: { key: "id", actions: ["insert_page", "insert_section"] },
    chips: { key: "id", actions: ["insert_person", "insert_link", "insert_date"] },
    batch_updates: { key: "documentId", actions: ["create"] },
  },
  operations: {
    "document_files.list": {
      entity: "document_files",
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
              text: "mimeType = 'application/vnd.google-apps.document' and ({{condition q}})",
              parts: [
                "mimeType = 'application/vnd.google-apps.document' and (",
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
                "nextPageToken,incompleteSearch,files(id,name,description,starred,webViewLink,createdTime," +
                "modifiedTime,shared,ownedByMe,driveId,parents,owners(displayName,emailAddress,permissionId,me)," +
                "lastModifyingUser(displayName,emailAddress,permissionId,me))",
              parts: [
                "nextPageToken,incompleteSearch,files(id,name,description,starred,webViewLink,createdTime," +
                  "modifiedTime,shared,ownedByMe,driveId,parents,owners(displayName,emailAddress,permissionId,me)," +
                  "lastModifyingUser(displayName,emailAddress,permissionId,me))",
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
      rate: { limit: 300, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
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
    "tabs.create": {
      entity: "tabs",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          title: { type: "string" },
          parentTabId: { type: "string" },
          index: { type: "integer", minimum: 0 },
          iconEmoji: { type: "string" },
        },
        required: ["documentId", "title"],
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
                    addDocumentTab: {
                      map: {
                        tabProperties: {
                          map: {
                            title: tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapTitle,
                            parentTabId: { template: { text: "{{parentTabId}}", parts: [{ name: "parentTabId" }] } },
                            index: tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapIndex,
                            iconEmoji: { template: { text: "{{iconEmoji}}", parts: [{ name: "iconEmoji" }] } },
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
      record: { $ref: "#/$defs/DocumentTab" },
      records: { in: "body", steps: ["replies", 0, "addDocumentTab"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tabs.delete": {
      entity: "tabs",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: { documentId: { minLength: 1, type: "string" }, tabId: { type: "string" } },
        required: ["documentId", "tabId"],
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
              list: [{ map: { deleteTab: { map: { tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId } } } }],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tabs.rename": {
      entity: "tabs",
      action: "rename",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          tabId: { type: "string" },
          title: { type: "string" },
        },
        required: ["documentId", "tabId", "title"],
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
                    updateDocumentTabProperties: {
                      map: {
                        tabProperties: {
                          map: {
                            tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
                            title: tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapTitle,
                          },
                        },
                        fields: { template: { text: "title", parts: ["title"] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "documents.get": {
      entity: "documents",
      action: "get",
      effect: "read",
      method: "GET",
      path: ["/v1/documents/", { param: "documentId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          suggestionsViewMode: {
            type: "string",
            enum: [
              "DEFAULT_FOR_CURRENT_ACCESS",
              "SUGGESTIONS_INLINE",
              "PREVIEW_SUGGESTIONS_ACCEPTED",
              "PREVIEW_WITHOUT_SUGGESTIONS",
            ],
          },
          includeTabsContent: { type: "boolean" },
        },
        required: ["documentId"],
        additionalProperties: false,
      },
      query: [
        {
          name: "suggestionsViewMode",
          value: { template: { text: "{{suggestionsViewMode}}", parts: [{ name: "suggestionsViewMode" }] } },
        },
        {
          name: "includeTabsContent",
          value: { template: { text: "{{includeTabsContent}}", parts: [{ name: "includeTabsContent" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 300, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: [
        [
          "https://www.googleapis.com/auth/documents.readonly",
          "https://www.googleapis.com/auth/drive.readonly",
          "https://www.googleapis.com/auth/documents",
          "https://www.googleapis.com/auth/drive.file",
          "https://www.googleapis.com/auth/drive",
        ],
      ],
    },
    "documents.create": {
      entity: "documents",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents"],
      routes: [],
      params: {
        type: "object",
        properties: { title: { type: "string" } },
        required: ["title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [{ name: "title", value: tabsCreateBodyEntries0ValueList0MapAddDocumentTabMapTabPropertiesMapTitle }],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Document" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "texts.delete": {
      entity: "texts",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: textsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { deleteContentRange: textsDeleteBodyEntries0ValueList0MapDeleteContentRange } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "texts.insert": {
      entity: "texts",
      action: "insert",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          text: { type: "string", minLength: 1 },
        },
        required: ["documentId", "index", "text"],
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
                    insertText: {
                      map: {
                        text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "texts.append": {
      entity: "texts",
      action: "append",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          text: { type: "string", minLength: 1 },
          tabId: { type: "string" },
        },
        required: ["documentId", "text"],
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
                    insertText: {
                      map: {
                        text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
                        endOfSegmentLocation: {
                          map: {
                            segmentId: { template: { text: "", parts: [""] } },
                            tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "texts.format": {
      entity: "texts",
      action: "format",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          startIndex: { type: "integer", minimum: 1 },
          endIndex: { type: "integer", minimum: 2 },
          tabId: { type: "string" },
          textStyle: {
            type: "object",
            properties: {
              bold: { type: "boolean" },
              italic: { type: "boolean" },
              underline: { type: "boolean" },
              strikethrough: { type: "boolean" },
              smallCaps: { type: "boolean" },
              baselineOffset: { type: "string", enum: ["NONE", "SUPERSCRIPT", "SUBSCRIPT"] },
              fontSize: textsFormatParamsTextStyleFontSize,
              foregroundColor: textsFormatParamsTextStyleForegroundColor,
              backgroundColor: textsFormatParamsTextStyleForegroundColor,
              weightedFontFamily: {
                type: "object",
                properties: { fontFamily: { type: "string" }, weight: { type: "integer" } },
                required: ["fontFamily"],
                additionalProperties: false,
              },
              link: {
                type: "object",
                properties: {
                  url: { type: "string" },
                  tabId: { type: "string" },
                  bookmarkId: { type: "string" },
                  headingId: { type: "string" },
                },
                additionalProperties: false,
              },
            },
            additionalProperties: false,
          },
          fields: { type: "string" },
        },
        required: ["documentId", "startIndex", "endIndex", "textStyle", "fields"],
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
                    updateTextStyle: {
                      map: {
                        range: textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange,
                        textStyle: { template: { text: "{{textStyle}}", parts: [{ name: "textStyle" }] } },
                        fields: textsFormatBodyEntries0ValueList0MapUpdateTextStyleMapFields,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "find_replace.create": {
      entity: "find_replace",
      action: "create",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          find: { type: "string", minLength: 1 },
          replaceText: { type: "string" },
          matchCase: { type: "boolean" },
          searchByRegex: { type: "boolean" },
          tabIds: { type: "array", items: { type: "string" } },
        },
        required: ["documentId", "find", "replaceText"],
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
                    replaceAllText: {
                      map: {
                        containsText: {
                          map: {
                            text: { template: { text: "{{find}}", parts: [{ name: "find" }] } },
                            matchCase: { template: { text: "{{matchCase}}", parts: [{ name: "matchCase" }] } },
                            searchByRegex: {
                              template: { text: "{{searchByRegex}}", parts: [{ name: "searchByRegex" }] },
                            },
                          },
                        },
                        replaceText: { template: { text: "{{replaceText}}", parts: [{ name: "replaceText" }] } },
                        tabsCriteria: {
                          map: { tabIds: { template: { text: "{{tabIds}}", parts: [{ name: "tabIds" }] } } },
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
      records: { in: "body", steps: ["replies", 0, "replaceAllText"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "paragraphs.format": {
      entity: "paragraphs",
      action: "format",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          startIndex: { type: "integer", minimum: 1 },
          endIndex: { type: "integer", minimum: 2 },
          tabId: { type: "string" },
          paragraphStyle: {
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
              spaceAbove: textsFormatParamsTextStyleFontSize,
              spaceBelow: textsFormatParamsTextStyleFontSize,
              indentFirstLine: textsFormatParamsTextStyleFontSize,
              indentStart: textsFormatParamsTextStyleFontSize,
              indentEnd: textsFormatParamsTextStyleFontSize,
              keepLinesTogether: { type: "boolean" },
              keepWithNext: { type: "boolean" },
              pageBreakBefore: { type: "boolean" },
            },
            additionalProperties: false,
          },
          fields: { type: "string" },
        },
        required: ["documentId", "startIndex", "endIndex", "paragraphStyle", "fields"],
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
                    updateParagraphStyle: {
                      map: {
                        range: textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange,
                        paragraphStyle: {
                          template: { text: "{{paragraphStyle}}", parts: [{ name: "paragraphStyle" }] },
                        },
                        fields: textsFormatBodyEntries0ValueList0MapUpdateTextStyleMapFields,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "paragraphs.add_bullets": {
      entity: "paragraphs",
      action: "add_bullets",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          startIndex: { type: "integer", minimum: 1 },
          endIndex: { type: "integer", minimum: 2 },
          tabId: { type: "string" },
          bulletPreset: {
            type: "string",
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
        },
        required: ["documentId", "startIndex", "endIndex", "bulletPreset"],
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
                    createParagraphBullets: {
                      map: {
                        range: textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange,
                        bulletPreset: { template: { text: "{{bulletPreset}}", parts: [{ name: "bulletPreset" }] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "paragraphs.remove_bullets": {
      entity: "paragraphs",
      action: "remove_bullets",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: textsDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: {
              list: [{ map: { deleteParagraphBullets: textsDeleteBodyEntries0ValueList0MapDeleteContentRange } }],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tables.create": {
      entity: "tables",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          rows: { type: "integer", minimum: 1 },
          columns: { type: "integer", minimum: 1 },
        },
        required: ["documentId", "index", "rows", "columns"],
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
                    insertTable: {
                      map: {
                        rows: { template: { text: "{{rows}}", parts: [{ name: "rows" }] } },
                        columns: { template: { text: "{{columns}}", parts: [{ name: "columns" }] } },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tables.insert_row": {
      entity: "tables",
      action: "insert_row",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          tableIndex: { type: "integer", minimum: 0 },
          rowIndex: { type: "integer", minimum: 0 },
          columnIndex: { type: "integer", minimum: 0 },
          tabId: { type: "string" },
          insertBelow: { type: "boolean" },
        },
        required: ["documentId", "tableIndex", "rowIndex", "columnIndex"],
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
                    insertTableRow: {
                      map: {
                        tableCellLocation: tablesInsert_rowBodyEntries0ValueList0MapInsertTableRowMapTableCellLocation,
                        insertBelow: { template: { text: "{{insertBelow}}", parts: [{ name: "insertBelow" }] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tables.insert_column": {
      entity: "tables",
      action: "insert_column",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          tableIndex: { type: "integer", minimum: 0 },
          rowIndex: { type: "integer", minimum: 0 },
          columnIndex: { type: "integer", minimum: 0 },
          tabId: { type: "string" },
          insertRight: { type: "boolean" },
        },
        required: ["documentId", "tableIndex", "rowIndex", "columnIndex"],
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
                    insertTableColumn: {
                      map: {
                        tableCellLocation: tablesInsert_rowBodyEntries0ValueList0MapInsertTableRowMapTableCellLocation,
                        insertRight: { template: { text: "{{insertRight}}", parts: [{ name: "insertRight" }] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tables.delete_row": {
      entity: "tables",
      action: "delete_row",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: tablesDelete_rowParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { deleteTableRow: tablesDelete_rowBodyEntries0ValueList0MapDeleteTableRow } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "tables.delete_column": {
      entity: "tables",
      action: "delete_column",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: tablesDelete_rowParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { deleteTableColumn: tablesDelete_rowBodyEntries0ValueList0MapDeleteTableRow } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "images.create": {
      entity: "images",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          uri: { type: "string", maxLength: 2048 },
          width: { type: "number" },
          height: { type: "number" },
        },
        required: ["documentId", "index", "uri"],
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
                    insertInlineImage: {
                      map: {
                        uri: { template: { text: "{{uri}}", parts: [{ name: "uri" }] } },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
                        objectSize: {
                          map: {
                            width: {
                              map: {
                                magnitude: { template: { text: "{{width}}", parts: [{ name: "width" }] } },
                                unit: {
                                  template: {
                                    text: "{{given width}}PT",
                                    parts: [{ name: "width", helper: "given" }, "PT"],
                                  },
                                },
                              },
                            },
                            height: {
                              map: {
                                magnitude: { template: { text: "{{height}}", parts: [{ name: "height" }] } },
                                unit: {
                                  template: {
                                    text: "{{given height}}PT",
                                    parts: [{ name: "height", helper: "given" }, "PT"],
                                  },
                                },
                              },
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
      record: { $ref: "#/$defs/InsertedImage" },
      records: { in: "body", steps: ["replies", 0, "insertInlineImage"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "images.replace": {
      entity: "images",
      action: "replace",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          imageObjectId: { type: "string" },
          uri: { type: "string", maxLength: 2048 },
          tabId: { type: "string" },
        },
        required: ["documentId", "imageObjectId", "uri"],
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
                    replaceImage: {
                      map: {
                        imageObjectId: { template: { text: "{{imageObjectId}}", parts: [{ name: "imageObjectId" }] } },
                        uri: { template: { text: "{{uri}}", parts: [{ name: "uri" }] } },
                        imageReplaceMethod: { template: { text: "CENTER_CROP", parts: ["CENTER_CROP"] } },
                        tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "named_ranges.create": {
      entity: "named_ranges",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          startIndex: { type: "integer", minimum: 1 },
          endIndex: { type: "integer", minimum: 2 },
          tabId: { type: "string" },
          name: { type: "string", minLength: 1, maxLength: 256 },
        },
        required: ["documentId", "startIndex", "endIndex", "name"],
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
                    createNamedRange: {
                      map: {
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
                        range: textsDeleteBodyEntries0ValueList0MapDeleteContentRangeMapRange,
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
      record: { $ref: "#/$defs/NamedRangeCreated" },
      records: { in: "body", steps: ["replies", 0, "createNamedRange"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "named_ranges.delete": {
      entity: "named_ranges",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          namedRangeId: { type: "string" },
          name: { type: "string" },
        },
        required: ["documentId"],
        additionalProperties: false,
      },
      require: [["namedRangeId"], ["name"]],
      exclusive: [["namedRangeId", "name"]],
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
                        namedRangeId: named_rangesDeleteBodyEntries0ValueList0MapDeleteNamedRangeMapNamedRangeId,
                        name: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "named_ranges.replace": {
      entity: "named_ranges",
      action: "replace",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          text: { type: "string", minLength: 1 },
          namedRangeId: { type: "string" },
          name: { type: "string" },
        },
        required: ["documentId", "text"],
        additionalProperties: false,
      },
      require: [["namedRangeId"], ["name"]],
      exclusive: [["namedRangeId", "name"]],
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
                    replaceNamedRangeContent: {
                      map: {
                        text: { template: { text: "{{text}}", parts: [{ name: "text" }] } },
                        namedRangeId: named_rangesDeleteBodyEntries0ValueList0MapDeleteNamedRangeMapNamedRangeId,
                        namedRangeName: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "headers.create": {
      entity: "headers",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: headersCreateParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { createHeader: headersCreateBodyEntries0ValueList0MapCreateHeader } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/HeaderCreated" },
      records: { in: "body", steps: ["replies", 0, "createHeader"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "headers.delete": {
      entity: "headers",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          headerId: { type: "string" },
          tabId: { type: "string" },
        },
        required: ["documentId", "headerId"],
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
                    deleteHeader: {
                      map: {
                        headerId: { template: { text: "{{headerId}}", parts: [{ name: "headerId" }] } },
                        tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "footers.create": {
      entity: "footers",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: headersCreateParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { createFooter: headersCreateBodyEntries0ValueList0MapCreateHeader } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FooterCreated" },
      records: { in: "body", steps: ["replies", 0, "createFooter"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "footers.delete": {
      entity: "footers",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          footerId: { type: "string" },
          tabId: { type: "string" },
        },
        required: ["documentId", "footerId"],
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
                    deleteFooter: {
                      map: {
                        footerId: { template: { text: "{{footerId}}", parts: [{ name: "footerId" }] } },
                        tabId: tabsDeleteBodyEntries0ValueList0MapDeleteTabMapTabId,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "footnotes.create": {
      entity: "footnotes",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: footnotesCreateParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { createFootnote: footnotesCreateBodyEntries0ValueList0MapCreateFootnote } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FootnoteCreated" },
      records: { in: "body", steps: ["replies", 0, "createFootnote"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "breaks.insert_page": {
      entity: "breaks",
      action: "insert_page",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: footnotesCreateParams,
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "requests",
            value: { list: [{ map: { insertPageBreak: footnotesCreateBodyEntries0ValueList0MapCreateFootnote } }] },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "breaks.insert_section": {
      entity: "breaks",
      action: "insert_section",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          sectionType: { type: "string", enum: ["CONTINUOUS", "NEXT_PAGE"] },
        },
        required: ["documentId", "index", "sectionType"],
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
                    insertSectionBreak: {
                      map: {
                        sectionType: { template: { text: "{{sectionType}}", parts: [{ name: "sectionType" }] } },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "chips.insert_person": {
      entity: "chips",
      action: "insert_person",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          email: { type: "string" },
        },
        required: ["documentId", "index", "email"],
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
                    insertPerson: {
                      map: {
                        personProperties: {
                          map: { email: { template: { text: "{{email}}", parts: [{ name: "email" }] } } },
                        },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "chips.insert_link": {
      entity: "chips",
      action: "insert_link",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          uri: { type: "string" },
        },
        required: ["documentId", "index", "uri"],
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
                    insertRichLink: {
                      map: {
                        richLinkProperties: {
                          map: { uri: { template: { text: "{{uri}}", parts: [{ name: "uri" }] } } },
                        },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "chips.insert_date": {
      entity: "chips",
      action: "insert_date",
      effect: "additive",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 1 },
          tabId: { type: "string" },
          timestamp: { type: "string", format: "date-time" },
          timeZoneId: { type: "string" },
          locale: { type: "string" },
          dateFormat: {
            type: "string",
            enum: [
              "DATE_FORMAT_MONTH_DAY_ABBREVIATED",
              "DATE_FORMAT_MONTH_DAY_FULL",
              "DATE_FORMAT_MONTH_DAY_YEAR_ABBREVIATED",
              "DATE_FORMAT_ISO8601",
            ],
          },
          timeFormat: {
            type: "string",
            enum: ["TIME_FORMAT_DISABLED", "TIME_FORMAT_HOUR_MINUTE", "TIME_FORMAT_HOUR_MINUTE_TIMEZONE"],
          },
        },
        required: ["documentId", "index", "timestamp"],
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
                    insertDate: {
                      map: {
                        dateElementProperties: {
                          map: {
                            timestamp: { template: { text: "{{timestamp}}", parts: [{ name: "timestamp" }] } },
                            timeZoneId: { template: { text: "{{timeZoneId}}", parts: [{ name: "timeZoneId" }] } },
                            locale: { template: { text: "{{locale}}", parts: [{ name: "locale" }] } },
                            dateFormat: { template: { text: "{{dateFormat}}", parts: [{ name: "dateFormat" }] } },
                            timeFormat: { template: { text: "{{timeFormat}}", parts: [{ name: "timeFormat" }] } },
                          },
                        },
                        location: textsInsertBodyEntries0ValueList0MapInsertTextMapLocation,
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
      meta: tabsDeleteMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
    "batch_updates.create": {
      entity: "batch_updates",
      action: "create",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/documents/", { param: "documentId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          documentId: { minLength: 1, type: "string" },
          requests: { type: "array", items: { type: "object", additionalProperties: true }, minItems: 1 },
          writeControl: {
            type: "object",
            properties: { requiredRevisionId: { type: "string" }, targetRevisionId: { type: "string" } },
            additionalProperties: false,
          },
        },
        required: ["documentId", "requests"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "requests", value: { template: { text: "{{requests}}", parts: [{ name: "requests" }] } } },
          {
            name: "writeControl",
            value: { template: { text: "{{writeControl}}", parts: [{ name: "writeControl" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/BatchUpdated" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 60, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: tabsCreateScopes,
    },
  },
  schemas: {
    DocumentTab: { properties: { tabProperties: {}, childTabs: {} } },
    Document: {
      properties: {
        documentId: {},
        title: {},
        revisionId: {},
        suggestionsViewMode: {},
        body: {},
        tabs: {},
        documentStyle: {},
        namedStyles: {},
        headers: {},
        footers: {},
        footnotes: {},
        lists: {},
        namedRanges: {},
        inlineObjects: {},
        positionedObjects: {},
      },
    },
    Replacements: { properties: { occurrencesChanged: {} } },
    InsertedImage: { properties: { objectId: {} } },
    NamedRangeCreated: { properties: { namedRangeId: {} } },
    HeaderCreated: { properties: { headerId: {} } },
    FooterCreated: { properties: { footerId: {} } },
    FootnoteCreated: { properties: { footnoteId: {} } },
    BatchUpdated: { properties: { documentId: {}, replies: {}, writeControl: {} } },
  },
} as object as KindModule<GoogleDocs>
