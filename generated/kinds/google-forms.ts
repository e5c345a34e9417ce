// Generated from definitions/google-forms.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { GoogleForms } from '../types/google-forms.ts'

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
const entitiesForm_filesSyncWith = [
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
const form_filesListQuery7 = {
  name: "pageSize",
  value: { template: { text: "{{pageSize}}", parts: [{ name: "pageSize" }] } },
}
const form_filesListQuery8 = {
  name: "pageToken",
  value: { template: { text: "{{pageToken}}", parts: [{ name: "pageToken" }] } },
}
const form_filesListPagination = {
  style: "cursor",
  param: "pageToken",
  next: { in: "body", steps: ["nextPageToken"] },
  size: "pageSize",
}
const formsGetParams = {
  type: "object",
  properties: { formId: { minLength: 1, type: "string" } },
  required: ["formId"],
  additionalProperties: false,
}
const formsCreateBodyEntries0ValueMapTitle = { template: { text: "{{title}}", parts: [{ name: "title" }] } }
const formsCreateScopes = [
  [
    "https://www.googleapis.com/auth/forms.body",
    "https://www.googleapis.com/auth/drive.file",
    "https://www.googleapis.com/auth/drive",
  ],
]
const formsUpdateBodyEntries1ValueList0MapUpdateFormInfoMapUpdateMask = {
  template: { text: "{{updateMask}}", parts: [{ name: "updateMask" }] },
}
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage = {
  type: "object",
  properties: {
    alignment: { type: "string", enum: ["LEFT", "RIGHT", "CENTER"] },
    width: { type: "integer", minimum: 0, maximum: 740 },
  },
  additionalProperties: false,
}
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2 = {
  type: "object",
  properties: {
    sourceUri: { type: "string" },
    altText: { type: "string" },
    properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage,
  },
  additionalProperties: false,
}
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestion = {
  type: "object",
  properties: {
    type: { type: "string", enum: ["RADIO", "CHECKBOX", "DROP_DOWN"] },
    options: {
      type: "array",
      items: {
        type: "object",
        properties: {
          value: { type: "string" },
          isOther: { type: "boolean" },
          goToAction: { type: "string", enum: ["NEXT_SECTION", "RESTART_FORM", "SUBMIT_FORM"] },
          goToSectionId: { type: "string" },
          image: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
        },
        additionalProperties: false,
      },
      minItems: 1,
    },
    shuffle: { type: "boolean" },
  },
  required: ["type", "options"],
  additionalProperties: false,
}
const itemsCreateParamsItemQuestionItemQuestionGradingWhenRight = {
  type: "object",
  properties: { text: { type: "string" } },
  required: ["text"],
  additionalProperties: false,
}
const itemsCreateParamsItemQuestionItemQuestion = {
  type: "object",
  properties: {
    questionId: { type: "string" },
    required: { type: "boolean" },
    choiceQuestion: itemsCreateParamsItemQuestionItemQuestionChoiceQuestion,
    textQuestion: { type: "object", properties: { paragraph: { type: "boolean" } }, additionalProperties: false },
    scaleQuestion: {
      type: "object",
      properties: {
        low: { type: "integer" },
        high: { type: "integer" },
        lowLabel: { type: "string" },
        highLabel: { type: "string" },
      },
      required: ["low", "high"],
      additionalProperties: false,
    },
    dateQuestion: {
      type: "object",
      properties: { includeTime: { type: "boolean" }, includeYear: { type: "boolean" } },
      additionalProperties: false,
    },
    timeQuestion: { type: "object", properties: { duration: { type: "boolean" } }, additionalProperties: false },
    ratingQuestion: {
      type: "object",
      properties: {
        ratingScaleLevel: { type: "integer", minimum: 1 },
        iconType: { type: "string", enum: ["STAR", "HEART", "THUMB_UP"] },
      },
      required: ["ratingScaleLevel", "iconType"],
      additionalProperties: false,
    },
    rowQuestion: {
      type: "object",
      properties: { title: { type: "string" } },
      required: ["title"],
      additionalProperties: false,
    },
    grading: {
      type: "object",
      properties: {
        pointValue: { type: "integer", minimum: 0 },
        correctAnswers: {
          type: "object",
          properties: {
            answers: {
              type: "array",
              items: {
                type: "object",
                properties: { value: { type: "string" } },
                required: ["value"],
                additionalProperties: false,
              },
            },
          },
          required: ["answers"],
          additionalProperties: false,
        },
        whenRight: itemsCreateParamsItemQuestionItemQuestionGradingWhenRight,
        whenWrong: itemsCreateParamsItemQuestionItemQuestionGradingWhenRight,
        generalFeedback: itemsCreateParamsItemQuestionItemQuestionGradingWhenRight,
      },
      required: ["pointValue", "correctAnswers"],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
const itemsCreateParamsItem = {
  type: "object",
  properties: {
    itemId: { type: "string" },
    title: { type: "string" },
    description: { type: "string" },
    questionItem: {
      type: "object",
      properties: {
        question: itemsCreateParamsItemQuestionItemQuestion,
        image: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
      },
      required: ["question"],
      additionalProperties: false,
    },
    questionGroupItem: {
      type: "object",
      properties: {
        questions: { type: "array", items: itemsCreateParamsItemQuestionItemQuestion },
        grid: {
          type: "object",
          properties: {
            columns: itemsCreateParamsItemQuestionItemQuestionChoiceQuestion,
            shuffleQuestions: { type: "boolean" },
          },
          required: ["columns"],
          additionalProperties: false,
        },
        image: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
      },
      required: ["questions"],
      additionalProperties: false,
    },
    pageBreakItem: { type: "object", additionalProperties: true },
    textItem: { type: "object", additionalProperties: true },
    imageItem: {
      type: "object",
      properties: { image: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2 },
      required: ["image"],
      additionalProperties: false,
    },
    videoItem: {
      type: "object",
      properties: {
        video: {
          type: "object",
          properties: {
            youtubeUri: { type: "string" },
            properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage,
          },
          required: ["youtubeUri"],
          additionalProperties: false,
        },
        caption: { type: "string" },
      },
      required: ["video"],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
const itemsCreateBodyEntries0ValueList0MapCreateItemMapLocation = {
  map: { index: { template: { text: "{{index}}", parts: [{ name: "index" }] } } },
}
const itemsUpdateMeta = { revisionId: { in: "body", steps: ["writeControl", "requiredRevisionId"] } }
const watchesDeleteParams = {
  type: "object",
  properties: { formId: { minLength: 1, type: "string" }, watchId: { minLength: 1, type: "string" } },
  required: ["formId", "watchId"],
  additionalProperties: false,
}
const responsesListScopes = [
  [
    "https://www.googleapis.com/auth/forms.responses.readonly",
    "https://www.googleapis.com/auth/drive.file",
    "https://www.googleapis.com/auth/drive",
  ],
]
export default {
  format: 1,
  kind: "google-forms",
  id: "1f6f2b5c-6f0b-4a6c-9a57-0c8c9b3b7d40",
  title: "Google Forms",
  version: "1.0.0",
  check: "form_files.list",
  baseUrl: { text: "https://forms.googleapis.com", parts: ["https://forms.googleapis.com"] },
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
          "https://www.googleapis.com/auth/forms.body.readonly",
          "https://www.googleapis.com/auth/forms.responses.readonly",
          "https://www.googleapis.com/auth/forms.body",
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
          "https://www.googleapis.com/auth/forms.body.readonly": "See all of your forms of Google Forms.",
          "https://www.googleapis.com/auth/forms.responses.readonly": "See all responses to your forms.",
          "https://www.googleapis.com/auth/forms.body":
            "See, edit, create and delete all of your forms of Google Forms.",
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
                  "https://www.googleapis.com/auth/forms.body " +
                  "https://www.googleapis.com/auth/forms.responses.readonly " +
                  "https://www.googleapis.com/auth/drive.metadata.readonly",
                parts: [
                  "https://www.googleapis.com/auth/forms.body " +
                    "https://www.googleapis.com/auth/forms.responses.readonly " +
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
    rate: { limit: 150, perMs: 60000, unit: "seconds" },
    timeoutMs: 120000,
  },
  entities: {
    form_files: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "form_files.list",
        field: "modifiedTime",
        with: entitiesForm_filesSyncWith,
        each: {},
        lookbackSeconds: 0,
        start: "1970-01-01T00:00:00Z",
        later: {
          from: "form_files.list",
          field: "modifiedTime",
          with: entitiesForm_filesSyncWith,
          each: {},
          lookbackSeconds: 0,
        },
      },
    },
    forms: { key: "formId", actions: ["get", "create", "update", "update_settings", "publish"] },
    items: { key: "id", actions: ["create", "update", "delete", "move"] },
    batch_updates: { key: "id", actions: ["create"] },
    watches: { key: "id", actions: ["list", "create", "delete", "renew"] },
    responses: {
      key: "responseId",
      actions: ["list", "get", "search"],
      search: {},
      sync: {
        from: "responses.list",
        field: "lastSubmittedTime",
        with: [],
        each: { formId: "form_files.id" },
        lookbackSeconds: 0,
        later: {
          from: "responses.list",
          field: "lastSubmittedTime",
          with: [
            {
              name: "filter",
              value: {
                template: {
                  text: "timestamp >= {{datetime since}}",
                  parts: ["timestamp >= ", { name: "since", helper: "datetime" }],
                },
              },
            },
          ],
          each: { formId: "form_files.id" },
          lookbackSeconds: 0,
        },
      },
    },
  },
  operations: {
    "form_files.list": {
      entity: "form_files",
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
              text: "mimeType = 'application/vnd.google-apps.form' and ({{condition q}})",
              parts: ["mimeType = 'application/vnd.google-apps.form' and (", { name: "q", helper: "condition" }, ")"],
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
        form_filesListQuery7,
        form_filesListQuery8,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["files"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        incompleteSearch: { in: "body", steps: ["incompleteSearch"] },
      },
      pagination: form_filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 390, perMs: 60000, unit: "seconds" },
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
    "forms.get": {
      entity: "forms",
      action: "get",
      effect: "read",
      method: "GET",
      path: ["/v1/forms/", { param: "formId" }],
      routes: [],
      params: formsGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Form" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 390, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: [
        [
          "https://www.googleapis.com/auth/forms.body.readonly",
          "https://www.googleapis.com/auth/drive.readonly",
          "https://www.googleapis.com/auth/forms.body",
          "https://www.googleapis.com/auth/drive.file",
          "https://www.googleapis.com/auth/drive",
        ],
      ],
    },
    "forms.create": {
      entity: "forms",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/forms"],
      routes: [],
      params: {
        type: "object",
        properties: { title: { type: "string" }, documentTitle: { type: "string" }, unpublished: { type: "boolean" } },
        required: ["title"],
        additionalProperties: false,
      },
      query: [
        { name: "unpublished", value: { template: { text: "{{unpublished}}", parts: [{ name: "unpublished" }] } } },
      ],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "info",
            value: {
              map: {
                title: formsCreateBodyEntries0ValueMapTitle,
                documentTitle: { template: { text: "{{documentTitle}}", parts: [{ name: "documentTitle" }] } },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Form" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "forms.update": {
      entity: "forms",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          updateMask: { type: "string", pattern: "^[A-Za-z,]+$", examples: ["title,description"] },
        },
        required: ["formId", "updateMask"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "includeFormInResponse", value: { constant: true } },
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateFormInfo: {
                      map: {
                        info: {
                          map: {
                            title: formsCreateBodyEntries0ValueMapTitle,
                            description: { template: { text: "{{description}}", parts: [{ name: "description" }] } },
                          },
                        },
                        updateMask: formsUpdateBodyEntries1ValueList0MapUpdateFormInfoMapUpdateMask,
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
      record: { $ref: "#/$defs/Form" },
      records: { in: "body", steps: ["form"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "forms.update_settings": {
      entity: "forms",
      action: "update_settings",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          isQuiz: { type: "boolean" },
          emailCollectionType: { type: "string", enum: ["DO_NOT_COLLECT", "VERIFIED", "RESPONDER_INPUT"] },
          updateMask: { type: "string" },
        },
        required: ["formId", "updateMask"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "includeFormInResponse", value: { constant: true } },
          {
            name: "requests",
            value: {
              list: [
                {
                  map: {
                    updateSettings: {
                      map: {
                        settings: {
                          map: {
                            quizSettings: {
                              map: { isQuiz: { template: { text: "{{isQuiz}}", parts: [{ name: "isQuiz" }] } } },
                            },
                            emailCollectionType: {
                              template: { text: "{{emailCollectionType}}", parts: [{ name: "emailCollectionType" }] },
                            },
                          },
                        },
                        updateMask: formsUpdateBodyEntries1ValueList0MapUpdateFormInfoMapUpdateMask,
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
      record: { $ref: "#/$defs/Form" },
      records: { in: "body", steps: ["form"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "forms.publish": {
      entity: "forms",
      action: "publish",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":setPublishSettings"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          isPublished: { type: "boolean" },
          isAcceptingResponses: { type: "boolean" },
        },
        required: ["formId", "isPublished", "isAcceptingResponses"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          {
            name: "publishSettings",
            value: {
              map: {
                publishState: {
                  map: {
                    isPublished: { template: { text: "{{isPublished}}", parts: [{ name: "isPublished" }] } },
                    isAcceptingResponses: {
                      template: { text: "{{isAcceptingResponses}}", parts: [{ name: "isAcceptingResponses" }] },
                    },
                  },
                },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FormPublished" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "items.create": {
      entity: "items",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          item: itemsCreateParamsItem,
          index: { type: "integer", minimum: 0 },
        },
        required: ["formId", "item", "index"],
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
                    createItem: {
                      map: {
                        item: { template: { text: "{{item}}", parts: [{ name: "item" }] } },
                        location: itemsCreateBodyEntries0ValueList0MapCreateItemMapLocation,
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
      record: { $ref: "#/$defs/ItemCreated" },
      records: { in: "body", steps: ["replies", 0, "createItem"] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "items.update": {
      entity: "items",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          item: itemsCreateParamsItem,
          index: { type: "integer", minimum: 0 },
          updateMask: { type: "string" },
        },
        required: ["formId", "item", "index", "updateMask"],
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
                    updateItem: {
                      map: {
                        item: { template: { text: "{{item}}", parts: [{ name: "item" }] } },
                        location: itemsCreateBodyEntries0ValueList0MapCreateItemMapLocation,
                        updateMask: formsUpdateBodyEntries1ValueList0MapUpdateFormInfoMapUpdateMask,
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
      meta: itemsUpdateMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "items.delete": {
      entity: "items",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: { formId: { minLength: 1, type: "string" }, index: { type: "integer", minimum: 0 } },
        required: ["formId", "index"],
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
                  map: { deleteItem: { map: { location: itemsCreateBodyEntries0ValueList0MapCreateItemMapLocation } } },
                },
              ],
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: itemsUpdateMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "items.move": {
      entity: "items",
      action: "move",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          index: { type: "integer", minimum: 0 },
          newIndex: { type: "integer", minimum: 0 },
        },
        required: ["formId", "index", "newIndex"],
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
                    moveItem: {
                      map: {
                        originalLocation: itemsCreateBodyEntries0ValueList0MapCreateItemMapLocation,
                        newLocation: {
                          map: { index: { template: { text: "{{newIndex}}", parts: [{ name: "newIndex" }] } } },
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
      meta: itemsUpdateMeta,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "batch_updates.create": {
      entity: "batch_updates",
      action: "create",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, ":batchUpdate"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          requests: { type: "array", items: { type: "object", additionalProperties: true }, minItems: 1 },
          includeFormInResponse: { type: "boolean" },
          writeControl: {
            type: "object",
            properties: { requiredRevisionId: { type: "string" }, targetRevisionId: { type: "string" } },
            additionalProperties: false,
          },
        },
        required: ["formId", "requests"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "requests", value: { template: { text: "{{requests}}", parts: [{ name: "requests" }] } } },
          {
            name: "includeFormInResponse",
            value: { template: { text: "{{includeFormInResponse}}", parts: [{ name: "includeFormInResponse" }] } },
          },
          {
            name: "writeControl",
            value: { template: { text: "{{writeControl}}", parts: [{ name: "writeControl" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FormBatch" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "watches.list": {
      entity: "watches",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v1/forms/", { param: "formId" }, "/watches"],
      routes: [],
      params: formsGetParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["watches"] },
      absentRecords: "empty",
      meta: {},
      pagination: {
        style: "none",
        because: "A form has at most two watches of a project, one for each type of event.",
      },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 390, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: [
        [
          "https://www.googleapis.com/auth/forms.body.readonly",
          "https://www.googleapis.com/auth/forms.responses.readonly",
          "https://www.googleapis.com/auth/forms.body",
          "https://www.googleapis.com/auth/drive.readonly",
          "https://www.googleapis.com/auth/drive.file",
          "https://www.googleapis.com/auth/drive",
        ],
      ],
    },
    "watches.create": {
      entity: "watches",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, "/watches"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          topicName: { type: "string" },
          eventType: { type: "string", enum: ["SCHEMA", "RESPONSES"] },
          watchId: { type: "string", pattern: "^[a-z-]{4,63}$" },
        },
        required: ["formId", "topicName", "eventType"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "watchId", value: { template: { text: "{{watchId}}", parts: [{ name: "watchId" }] } } },
          {
            name: "watch",
            value: {
              map: {
                target: {
                  map: {
                    topic: {
                      map: { topicName: { template: { text: "{{topicName}}", parts: [{ name: "topicName" }] } } },
                    },
                  },
                },
                eventType: { template: { text: "{{eventType}}", parts: [{ name: "eventType" }] } },
              },
            },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FormWatch" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "watches.delete": {
      entity: "watches",
      action: "delete",
      effect: "destroys",
      method: "DELETE",
      path: ["/v1/forms/", { param: "formId" }, "/watches/", { param: "watchId" }],
      routes: [],
      params: watchesDeleteParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "watches.renew": {
      entity: "watches",
      action: "renew",
      effect: "overwrites",
      method: "POST",
      path: ["/v1/forms/", { param: "formId" }, "/watches/", { param: "watchId" }, ":renew"],
      routes: [],
      params: watchesDeleteParams,
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FormWatch" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 150, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: formsCreateScopes,
    },
    "responses.list": {
      entity: "responses",
      action: "list",
      effect: "read",
      method: "GET",
      path: ["/v1/forms/", { param: "formId" }, "/responses"],
      routes: [],
      params: {
        type: "object",
        properties: {
          formId: { minLength: 1, type: "string" },
          filter: {
            type: "string",
            pattern: "^timestamp >=? \\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$",
            examples: ["timestamp >= 2026-11-30T12:00:00Z"],
          },
          pageSize: { type: "integer", default: 1000, minimum: 1, maximum: 5000 },
          pageToken: { type: "string" },
        },
        required: ["formId"],
        additionalProperties: false,
      },
      query: [
        { name: "filter", value: { template: { text: "{{filter}}", parts: [{ name: "filter" }] } } },
        form_filesListQuery7,
        form_filesListQuery8,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["responses"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: form_filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 180, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: responsesListScopes,
    },
    "responses.get": {
      entity: "responses",
      action: "get",
      effect: "read",
      method: "GET",
      path: ["/v1/forms/", { param: "formId" }, "/responses/", { param: "responseId" }],
      routes: [],
      params: {
        type: "object",
        properties: { formId: { minLength: 1, type: "string" }, responseId: { minLength: 1, type: "string" } },
        required: ["formId", "responseId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FormResponse" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      rate: { limit: 390, perMs: 60000, unit: "seconds" },
      timeoutMs: 120000,
      scopes: responsesListScopes,
    },
  },
  schemas: {
    Form: {
      properties: {
        formId: {},
        info: {},
        settings: {},
        items: {},
        revisionId: {},
        responderUri: {},
        linkedSheetId: {},
        publishSettings: {},
      },
    },
    FormPublished: { properties: { formId: {}, publishSettings: {} } },
    ItemCreated: { properties: { itemId: {}, questionId: {} } },
    FormBatch: { properties: { form: {}, replies: {}, writeControl: {} } },
    FormWatch: {
      properties: { id: {}, target: {}, eventType: {}, createTime: {}, expireTime: {}, errorType: {}, state: {} },
    },
    FormResponse: {
      properties: {
        responseId: {},
        formId: {},
        createTime: {},
        lastSubmittedTime: {},
        respondentEmail: {},
        totalScore: {},
        answers: {},
      },
    },
  },
} as object as KindModule<GoogleForms>
