// Generated from definitions/google-drive.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { GoogleDrive } from '../types/google-drive.ts'

const requestErrors = {
  message: [{ in: "body", steps: ["error", "message"] }],
  code: [{ in: "body", steps: ["error", "errors", 0, "reason"] }, { in: "body", steps: ["error", "status"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  about: [{ in: "body", steps: ["error", "errors", 0, "location"] }],
  rules: [
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["userRateLimitExceeded", "rateLimitExceeded", "dailyLimitExceeded"],
      as: "rate_limited",
    },
    {
      status: [403],
      at: { in: "body", steps: ["error", "errors", 0, "reason"] },
      is: ["exportSizeLimitExceeded", "fileNotDownloadable", "fileNotExportable"],
      as: "invalid",
    },
  ],
}
const filesListParamsPageSize = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
  default: 100,
  minimum: 1,
  maximum: 1000,
}
const filesListParamsPageToken = {
  type: "string",
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const filesListParamsSupportsAllDrives = {
  type: "boolean",
  description: "Whether to support shared drives. Must be `true` to access their items.",
}
const filesListParamsDriveId = { type: "string", description: "ID of the shared drive, as `drives.list` returns it." }
const filesListParamsIncludeItemsFromAllDrives = {
  type: "boolean",
  description: "Whether to include items from shared drives. Requires `supportsAllDrives` set to `true`.",
}
const filesListQuery0 = {
  name: "pageSize",
  value: { template: { text: "{{pageSize}}", parts: [{ name: "pageSize" }] } },
}
const filesListQuery1 = {
  name: "pageToken",
  value: { template: { text: "{{pageToken}}", parts: [{ name: "pageToken" }] } },
}
const filesListQuery2 = {
  name: "supportsAllDrives",
  value: { template: { text: "{{supportsAllDrives}}", parts: [{ name: "supportsAllDrives" }] } },
}
const filesListQuery3 = { name: "q", value: { template: { text: "{{q}}", parts: [{ name: "q" }] } } }
const filesListQuery5 = { name: "fields", value: { template: { text: "{{fields}}", parts: [{ name: "fields" }] } } }
const filesListQuery6 = { name: "spaces", value: { template: { text: "{{spaces}}", parts: [{ name: "spaces" }] } } }
const filesListQuery8 = { name: "driveId", value: { template: { text: "{{driveId}}", parts: [{ name: "driveId" }] } } }
const filesListQuery9 = {
  name: "includeItemsFromAllDrives",
  value: { template: { text: "{{includeItemsFromAllDrives}}", parts: [{ name: "includeItemsFromAllDrives" }] } },
}
const filesListPagination = {
  style: "token",
  param: "pageToken",
  next: { in: "body", steps: ["nextPageToken"] },
  size: "pageSize",
}
const filesGetParamsFileId = {
  minLength: 1,
  type: "string",
  description: "ID of the file, as `files.list` returns it or as in the file's URL.",
}
const filesCreateBodyEntries2 = {
  name: "mimeType",
  value: { template: { text: "{{mimeType}}", parts: [{ name: "mimeType" }] } },
}
const filesDownloadParamsRange_header = {
  type: "string",
  description: "Byte range of the content to download, such as `bytes=0-1023`.",
  pattern: "^bytes=\\d*-\\d*$",
  examples: ["bytes=0-1023"],
}
const drivesListParamsUseDomainAdminAccess = {
  type: "boolean",
  description: "Whether to make the request as a domain administrator.",
}
const drivesListQuery0 = { name: "fields", value: { template: { text: "*", parts: ["*"] } } }
const drivesListQuery3 = {
  name: "useDomainAdminAccess",
  value: { template: { text: "{{useDomainAdminAccess}}", parts: [{ name: "useDomainAdminAccess" }] } },
}
const permissionsListParamsFileId = { minLength: 1, type: "string", description: "ID of the file or shared drive." }
const commentsListParamsPageSize = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
  default: 20,
  minimum: 1,
  maximum: 100,
}
const commentsListParamsIncludeDeleted = {
  type: "boolean",
  description: "Whether to include deleted ones, without their content. Defaults to `false`.",
  default: false,
}
const commentsListParamsFields = {
  type: "string",
  description: "Comma-separated fields to return. Defaults to all fields.",
  default: "*",
}
const commentsListQuery2 = {
  name: "includeDeleted",
  value: { template: { text: "{{includeDeleted}}", parts: [{ name: "includeDeleted" }] } },
}
const commentsGetParamsCommentId = {
  minLength: 1,
  type: "string",
  description: "ID of the comment, as `comments.list` returns it.",
}
const commentsGetQuery = [commentsListQuery2, filesListQuery5]
const schemasFileCreatedTime = { type: ["string", "null"], description: "Creation time, in RFC 3339 format." }
const schemasFileMd5Checksum = {
  type: ["string", "null"],
  description: "The content's MD5 checksum. Present for binary files.",
}
export default {
  format: 1,
  kind: "google-drive",
  id: "d4b2702f-0549-485f-ab27-dc7e9731aff6",
  title: "Google Drive",
  category: "file storage",
  version: "1.2.1",
  support: "community",
  docs: "https://developers.google.com/workspace/drive/api/reference/rest/v3",
  check: "about.get",
  basis: {
    version: "Drive API v3",
    date: "2026-11-20",
    compared: "Google's discovery document of Drive API v3, revision 20260916, as OpenAPI",
    missing: "Changes to files, folders and permissions, and content of more than 5 MB.",
  },
  description:
    "Files and shared drives, their content, permissions, comments, revisions and changes. Files can be read and " +
    "uploaded, not changed.",
  baseUrl: { text: "https://www.googleapis.com", parts: ["https://www.googleapis.com"] },
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
      send: {
        bearer: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
        headers: [],
        query: [],
      },
      token: {
        url: { text: "https://oauth2.googleapis.com/token", parts: ["https://oauth2.googleapis.com/token"] },
        method: "POST",
        params: [],
        headers: [],
        body: "form",
        clientAuth: "body",
        scopes: ["https://www.googleapis.com/auth/drive.readonly", "https://www.googleapis.com/auth/drive.file"],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
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
          "https://www.googleapis.com/auth/drive.readonly": "See and download all of your files.",
          "https://www.googleapis.com/auth/drive.file": "Add files, and see and change those that were added.",
        },
        issuer: "https://accounts.google.com",
      },
    },
  },
  request: {
    query: [],
    headers: [],
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
    timeoutMs: 60000,
  },
  entities: {
    files: {
      description: "A file, folder or shortcut in My Drive or a shared drive.",
      key: "id",
      actions: ["list", "get", "create", "download"],
      refs: { driveId: "drives.id" },
    },
    files_export: {
      description: "The content of a Google Docs, Sheets or Slides file in another format.",
      key: "id",
      actions: ["download"],
      refs: {},
    },
    drives: { description: "A shared drive.", key: "id", actions: ["list", "get"], refs: {} },
    permissions: {
      description: "A permission that grants a user, group, domain or anyone access to a file or shared drive.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
    comments: { description: "A comment on a file, with its replies.", key: "id", actions: ["list", "get"], refs: {} },
    replies: {
      description: "A reply to a comment, which can also resolve or reopen it.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
    revisions: {
      description: "A revision of a file's content. Google may leave out older revisions of files with a long history.",
      key: "id",
      actions: ["list", "get"],
      refs: {},
    },
    changes: {
      description: "A change of a file or shared drive, including removal.",
      key: "id",
      actions: ["list"],
      refs: { fileId: "files.id", driveId: "drives.id" },
    },
    changes_start_page_token: {
      description: "The start page token for `changes.list`.",
      key: "id",
      actions: ["get"],
      refs: {},
    },
    about: {
      description: "Information about the user, their storage quota, and import and export formats.",
      key: "id",
      actions: ["get"],
      refs: {},
    },
  },
  operations: {
    "files.list": {
      entity: "files",
      action: "list",
      description: "Lists or searches files and folders of the user or of a shared drive, including trashed ones.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: filesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          q: {
            type: "string",
            description: "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`.",
          },
          orderBy: { type: "string", description: "Comma-separated sort keys, such as `folder,modifiedTime desc`." },
          fields: {
            type: "string",
            description:
              "Fields to return, such as `nextPageToken,files(id,name,size)`. Without `nextPageToken` the list ends " +
              "after one page.",
          },
          spaces: { type: "string", description: "Comma-separated spaces to search: `drive`, `appDataFolder`." },
          corpora: {
            type: "string",
            description: "Files to search. `drive` requires `driveId`.",
            enum: ["user", "drive", "domain", "allDrives"],
          },
          driveId: filesListParamsDriveId,
          includeItemsFromAllDrives: filesListParamsIncludeItemsFromAllDrives,
        },
        additionalProperties: false,
      },
      query: [
        filesListQuery0,
        filesListQuery1,
        filesListQuery2,
        filesListQuery3,
        { name: "orderBy", value: { template: { text: "{{orderBy}}", parts: [{ name: "orderBy" }] } } },
        filesListQuery5,
        filesListQuery6,
        { name: "corpora", value: { template: { text: "{{corpora}}", parts: [{ name: "corpora" }] } } },
        filesListQuery8,
        filesListQuery9,
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: ["files"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        incompleteSearch: { in: "body", steps: ["incompleteSearch"] },
      },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "files.get": {
      entity: "files",
      action: "get",
      description:
        "Gets the metadata of a file, folder or shortcut. For its content, use `download` or `files_export`.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: { type: "string", description: "Fields to return, such as `id,name,size`. Use `*` for all fields." },
        },
        required: ["fileId"],
        additionalProperties: false,
      },
      query: [filesListQuery2, filesListQuery5],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "files.create": {
      entity: "files",
      action: "create",
      description: "Uploads a file of up to 5 MB to My Drive or to a folder.",
      effect: "additive",
      method: "POST",
      path: ["/upload/drive/v3/files"],
      routes: [],
      params: {
        type: "object",
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: {
            type: "string",
            description: "Fields of the file to return, such as `id,name,size`. Use `*` for all fields.",
          },
          name: { type: "string", description: "The file's name. Google's default is `Untitled`." },
          description: { type: "string", description: "Short description of the file." },
          mimeType: {
            type: "string",
            description:
              "MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. " +
              "Defaults to the type of the content.",
          },
          parents: {
            type: "array",
            items: { type: "string" },
            description: "ID of the parent folder. Defaults to the root of My Drive.",
            maxItems: 1,
          },
          content: {
            type: "object",
            description: "The file's content and media type.",
            properties: {
              name: { type: "string", minLength: 1, maxLength: 255 },
              type: { type: "string", maxLength: 100 },
              text: { type: "string" },
              base64: { type: "string" },
              bytes: {},
              size: { type: "integer", minimum: 0 },
            },
            required: ["name"],
            additionalProperties: false,
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
        required: ["content"],
        additionalProperties: false,
      },
      files: { content: { maxBytes: 5242880 } },
      query: [
        { name: "uploadType", value: { template: { text: "multipart", parts: ["multipart"] } } },
        filesListQuery2,
        filesListQuery5,
      ],
      headers: [],
      body: {
        from: "entries",
        entries: [
          { name: "name", value: { template: { text: "{{name}}", parts: [{ name: "name" }] } } },
          { name: "description", value: { template: { text: "{{description}}", parts: [{ name: "description" }] } } },
          filesCreateBodyEntries2,
          { name: "parents", value: { template: { text: "{{parents}}", parts: [{ name: "parents" }] } } },
          { name: "content", value: { template: { text: "{{content}}", parts: [{ name: "content" }] } } },
        ],
      },
      encode: { body: "related", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/File" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 120000,
      isGraphql: false,
      scopes: [["https://www.googleapis.com/auth/drive.file"]],
    },
    "files.download": {
      entity: "files",
      action: "download",
      description:
        "Downloads the content of a file, as a stream. For Google Docs, Sheets and Slides, use `files_export`.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          range_header: filesDownloadParamsRange_header,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          alt: {
            type: "string",
            description: "Requests the content. `media` is the only value.",
            default: "media",
            enum: ["media"],
          },
          acknowledgeAbuse: {
            type: "boolean",
            description: "Whether to download a file that Google identified as malware. For its owner only.",
          },
        },
        required: ["fileId", "alt"],
        additionalProperties: false,
      },
      query: [
        filesListQuery2,
        { name: "alt", value: { template: { text: "{{alt}}", parts: [{ name: "alt" }] } } },
        {
          name: "acknowledgeAbuse",
          value: { template: { text: "{{acknowledgeAbuse}}", parts: [{ name: "acknowledgeAbuse" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: [] },
      meta: {},
      file: { range: "range_header", hosts: [] },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "files_export.download": {
      entity: "files_export",
      action: "download",
      description:
        "Exports the content of a Google Docs, Sheets or Slides file, as a stream. Google refuses content over 10 MB.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/export"],
      routes: [],
      params: {
        type: "object",
        properties: {
          range_header: filesDownloadParamsRange_header,
          fileId: filesGetParamsFileId,
          mimeType: {
            type: "string",
            description:
              "MIME type to export to. `exportFormats` of `about.get` lists the formats for each type of file.",
            examples: ["application/pdf", "text/plain", "text/csv"],
          },
        },
        required: ["fileId", "mimeType"],
        additionalProperties: false,
      },
      query: [filesCreateBodyEntries2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: [] },
      meta: {},
      file: { range: "range_header", hosts: [] },
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "drives.list": {
      entity: "drives",
      action: "list",
      description:
        "Lists the shared drives that the user is a member of, or all of the domain with `useDomainAdminAccess`.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/drives"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
            default: 10,
            minimum: 1,
            maximum: 100,
          },
          pageToken: filesListParamsPageToken,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          q: { type: "string", description: "Query for shared drives, such as `hidden = false`." },
        },
        additionalProperties: false,
      },
      query: [drivesListQuery0, filesListQuery0, filesListQuery1, drivesListQuery3, filesListQuery3],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Drive" },
      records: { in: "body", steps: ["drives"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "drives.get": {
      entity: "drives",
      action: "get",
      description: "Gets a shared drive with its settings and the user's capabilities.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/drives/", { param: "driveId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          driveId: {
            minLength: 1,
            type: "string",
            description: "ID of the shared drive, as `drives.list` returns it.",
          },
        },
        required: ["driveId"],
        additionalProperties: false,
      },
      query: [drivesListQuery0, drivesListQuery3],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Drive" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "permissions.list": {
      entity: "permissions",
      action: "list",
      description: "Lists the permissions of a file or shared drive.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/permissions"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
            minimum: 1,
            maximum: 100,
          },
          pageToken: filesListParamsPageToken,
          fileId: permissionsListParamsFileId,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
        },
        required: ["fileId"],
        additionalProperties: false,
      },
      query: [drivesListQuery0, filesListQuery0, filesListQuery1, filesListQuery2, drivesListQuery3],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Permission" },
      records: { in: "body", steps: ["permissions"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "permissions.get": {
      entity: "permissions",
      action: "get",
      description: "Gets a permission of a file or shared drive, with its role and grantee.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/permissions/", { param: "permissionId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          fileId: permissionsListParamsFileId,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          permissionId: {
            minLength: 1,
            type: "string",
            description: "ID of the permission, as `permissions.list` returns it.",
          },
        },
        required: ["fileId", "permissionId"],
        additionalProperties: false,
      },
      query: [drivesListQuery0, filesListQuery2, drivesListQuery3],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Permission" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "comments.list": {
      entity: "comments",
      action: "list",
      description: "Lists the comments on a file, each with its replies.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/comments"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: commentsListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          startModifiedTime: {
            type: "string",
            description:
              "Filters to comments modified since this time, in RFC 3339 format, such as `2026-11-20T09:00:00Z`.",
          },
        },
        required: ["fileId"],
        additionalProperties: false,
      },
      query: [
        filesListQuery0,
        filesListQuery1,
        commentsListQuery2,
        filesListQuery5,
        {
          name: "startModifiedTime",
          value: { template: { text: "{{startModifiedTime}}", parts: [{ name: "startModifiedTime" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: ["comments"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "comments.get": {
      entity: "comments",
      action: "get",
      description: "Gets a comment on a file with its replies.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/comments/", { param: "commentId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          fileId: filesGetParamsFileId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          commentId: commentsGetParamsCommentId,
        },
        required: ["fileId", "commentId"],
        additionalProperties: false,
      },
      query: commentsGetQuery,
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Comment" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "replies.list": {
      entity: "replies",
      action: "list",
      description: "Lists the replies to a comment. `comments.list` returns the replies of all comments.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/comments/", { param: "commentId" }, "/replies"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: commentsListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
        },
        required: ["fileId", "commentId"],
        additionalProperties: false,
      },
      query: [filesListQuery0, filesListQuery1, commentsListQuery2, filesListQuery5],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Reply" },
      records: { in: "body", steps: ["replies"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "replies.get": {
      entity: "replies",
      action: "get",
      description: "Gets a reply to a comment.",
      effect: "read",
      method: "GET",
      path: [
        "/drive/v3/files/",
        { param: "fileId" },
        "/comments/",
        { param: "commentId" },
        "/replies/",
        { param: "replyId" },
      ],
      routes: [],
      params: {
        type: "object",
        properties: {
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          replyId: {
            minLength: 1,
            type: "string",
            description: "ID of the reply, as `replies.list` or its comment returns it.",
          },
        },
        required: ["fileId", "commentId", "replyId"],
        additionalProperties: false,
      },
      query: commentsGetQuery,
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Reply" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "revisions.list": {
      entity: "revisions",
      action: "list",
      description: "Lists the revisions of a file. Their content is not included.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/revisions"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: {
            type: "integer",
            description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
            default: 200,
            minimum: 1,
            maximum: 1000,
          },
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
        },
        required: ["fileId"],
        additionalProperties: false,
      },
      query: [drivesListQuery0, filesListQuery0, filesListQuery1],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Revision" },
      records: { in: "body", steps: ["revisions"] },
      absentRecords: "empty",
      meta: { nextPageToken: { in: "body", steps: ["nextPageToken"] } },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "revisions.get": {
      entity: "revisions",
      action: "get",
      description: "Gets the metadata of a revision of a file. Its content is not included.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/files/", { param: "fileId" }, "/revisions/", { param: "revisionId" }],
      routes: [],
      params: {
        type: "object",
        properties: {
          fileId: filesGetParamsFileId,
          revisionId: {
            minLength: 1,
            type: "string",
            description: "ID of the revision, as `revisions.list` returns it.",
          },
        },
        required: ["fileId", "revisionId"],
        additionalProperties: false,
      },
      query: [drivesListQuery0],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Revision" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "changes.list": {
      entity: "changes",
      action: "list",
      description: "Lists the changes since a page token. The last page has `newStartPageToken` for the next time.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/changes"],
      routes: [],
      params: {
        type: "object",
        properties: {
          pageSize: filesListParamsPageSize,
          pageToken: {
            type: "string",
            description: "A `startPageToken` for the first page, then the `nextPageToken` value of the previous page.",
          },
          driveId: {
            type: "string",
            description: "ID of the shared drive to list changes of. Defaults to the user's changes.",
          },
          includeItemsFromAllDrives: filesListParamsIncludeItemsFromAllDrives,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          spaces: { type: "string", description: "Comma-separated spaces: `drive`, `appDataFolder`." },
          includeRemoved: {
            type: "boolean",
            description: "Whether to include removed files: deleted or no longer shared. Defaults to `true`.",
            default: true,
          },
          restrictToMyDrive: {
            type: "boolean",
            description:
              "Whether to return only changes in My Drive, without files shared by others. Defaults to `false`.",
            default: false,
          },
        },
        required: ["pageToken"],
        additionalProperties: false,
      },
      query: [
        filesListQuery0,
        filesListQuery1,
        filesListQuery8,
        filesListQuery9,
        filesListQuery2,
        filesListQuery6,
        {
          name: "includeRemoved",
          value: { template: { text: "{{includeRemoved}}", parts: [{ name: "includeRemoved" }] } },
        },
        {
          name: "restrictToMyDrive",
          value: { template: { text: "{{restrictToMyDrive}}", parts: [{ name: "restrictToMyDrive" }] } },
        },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Change" },
      records: { in: "body", steps: ["changes"] },
      absentRecords: "empty",
      meta: {
        nextPageToken: { in: "body", steps: ["nextPageToken"] },
        newStartPageToken: { in: "body", steps: ["newStartPageToken"] },
      },
      pagination: filesListPagination,
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "changes_start_page_token.get": {
      entity: "changes_start_page_token",
      action: "get",
      description: "Gets the start page token for the current state. `changes.list` with it returns later changes.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/changes/startPageToken"],
      routes: [],
      params: {
        type: "object",
        properties: {
          driveId: { type: "string", description: "ID of the shared drive to follow. Defaults to the user's changes." },
          supportsAllDrives: filesListParamsSupportsAllDrives,
        },
        additionalProperties: false,
      },
      query: [filesListQuery8, filesListQuery2],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/StartPageToken" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "about.get": {
      entity: "about",
      action: "get",
      description:
        "Gets information about the user, the storage used and left in bytes, and the import and export formats.",
      effect: "read",
      method: "GET",
      path: ["/drive/v3/about"],
      routes: [],
      params: { type: "object", properties: { fields: commentsListParamsFields }, additionalProperties: false },
      query: [filesListQuery5],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/About" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: requestErrors,
      retry: { max: 3, after: [{ in: "header", name: "retry-after" }] },
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    FileId: { type: "string", description: "ID of the file, as `files.list` returns it or as in the file's URL." },
    DriveId: filesListParamsDriveId,
    CommentId: { type: "string", description: "ID of the comment, as `comments.list` returns it." },
    FromAllDrives: filesListParamsIncludeItemsFromAllDrives,
    AllDrives: filesListParamsSupportsAllDrives,
    DomainAdmin: drivesListParamsUseDomainAdminAccess,
    IncludeDeleted: commentsListParamsIncludeDeleted,
    AllFields: commentsListParamsFields,
    Texts: { type: "object", additionalProperties: { type: ["string", "null"] }, description: "Text values by name." },
    TextLists: {
      type: "object",
      additionalProperties: { type: ["array", "null"], items: { type: "string" } },
      description: "Target MIME types by source MIME type.",
    },
    Capabilities: {
      type: "object",
      additionalProperties: { type: ["boolean", "null"] },
      description: "Capabilities of the current user by name, such as `canEdit`.",
    },
    File: {
      type: "object",
      properties: {
        id: { type: "string", description: "The file's ID." },
        kind: { type: ["string", "null"], description: "The object type, always drive#file." },
        name: { type: ["string", "null"], description: "The file's name, not necessarily unique within a folder." },
        mimeType: { type: ["string", "null"], description: "The file's MIME type." },
        description: { type: ["string", "null"], description: "The file's description." },
        starred: { type: ["boolean", "null"], description: "Whether the file is among the user's starred files." },
        trashed: {
          type: ["boolean", "null"],
          description: "Whether the file is in the trash, directly or through a trashed folder.",
        },
        explicitlyTrashed: {
          type: ["boolean", "null"],
          description: "Whether the file itself was trashed, instead of a folder above it.",
        },
        trashedTime: {
          type: ["string", "null"],
          description: "The time the file was trashed. Present for items in shared drives.",
        },
        trashingUser: {
          anyOf: [
            { $ref: "#/$defs/User", description: "The user who trashed the file. Present for items in shared drives." },
            { type: "null" },
          ],
        },
        parents: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The ID of the folder that contains the file.",
        },
        properties: {
          anyOf: [{ $ref: "#/$defs/Texts", description: "Key-value pairs visible to every app." }, { type: "null" }],
        },
        appProperties: {
          anyOf: [
            { $ref: "#/$defs/Texts", description: "Key-value pairs private to the requesting app." },
            { type: "null" },
          ],
        },
        spaces: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The storage spaces that contain the file.",
        },
        version: { type: ["string", "null"], description: "A number that grows with every change to the file." },
        webContentLink: {
          type: ["string", "null"],
          description: "The address for downloading the content. Absent for Google Docs files.",
        },
        webViewLink: { type: ["string", "null"], description: "The address for opening the file in a browser." },
        iconLink: { type: ["string", "null"], description: "The address of the file's icon." },
        hasThumbnail: { type: ["boolean", "null"], description: "Whether the file has a thumbnail." },
        thumbnailLink: {
          type: ["string", "null"],
          description: "A short-lived address of the thumbnail. Absent if there is none.",
        },
        thumbnailVersion: {
          type: ["string", "null"],
          description: "The thumbnail's version, for deciding whether a cached copy is stale.",
        },
        viewedByMe: { type: ["boolean", "null"], description: "Whether the user has viewed the file." },
        viewedByMeTime: {
          type: ["string", "null"],
          description: "The time the user last viewed the file, in RFC 3339 format.",
        },
        createdTime: schemasFileCreatedTime,
        modifiedTime: {
          type: ["string", "null"],
          description: "The time anyone last modified the file, in RFC 3339 format.",
        },
        modifiedByMeTime: {
          type: ["string", "null"],
          description: "The time the user last modified the file, in RFC 3339 format.",
        },
        modifiedByMe: { type: ["boolean", "null"], description: "Whether the user has modified the file." },
        sharedWithMeTime: {
          type: ["string", "null"],
          description: "The time the file was shared with the user, if it was.",
        },
        sharingUser: {
          anyOf: [
            { $ref: "#/$defs/User", description: "The user who shared the file with the requesting user." },
            { type: "null" },
          ],
        },
        owners: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/User" },
          description: "The file's owner. Absent for items in shared drives.",
        },
        driveId: { type: ["string", "null"], description: "The shared drive's ID. Absent for files in My Drive." },
        lastModifyingUser: {
          anyOf: [
            {
              $ref: "#/$defs/User",
              description: "The last user to modify the file. Absent if the change was anonymous.",
            },
            { type: "null" },
          ],
        },
        shared: {
          type: ["boolean", "null"],
          description: "Whether others have access to the file. Absent for items in shared drives.",
        },
        ownedByMe: {
          type: ["boolean", "null"],
          description: "Whether the user is the file's owner. Absent for items in shared drives.",
        },
        capabilities: {
          anyOf: [
            { $ref: "#/$defs/Capabilities", description: "The actions the user may take on the file." },
            { type: "null" },
          ],
        },
        viewersCanCopyContent: {
          type: ["boolean", "null"],
          description: "Whether viewers may copy the content. Deprecated in favor of copyRequiresWriterPermission.",
        },
        copyRequiresWriterPermission: {
          type: ["boolean", "null"],
          description: "Whether copying, printing and downloading are closed to readers and commenters.",
        },
        writersCanShare: {
          type: ["boolean", "null"],
          description: "Whether writers may change the file's permissions. Absent for items in shared drives.",
        },
        permissionIds: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the permissions on the file.",
        },
        folderColorRgb: {
          type: ["string", "null"],
          description: "The folder's color, as an RGB hex string. Absent for other files.",
        },
        originalFilename: {
          type: ["string", "null"],
          description: "The name of the uploaded file. Present for binary files.",
        },
        fullFileExtension: {
          type: ["string", "null"],
          description: "The full extension from the name, such as tar.gz. Present for binary files.",
        },
        fileExtension: {
          type: ["string", "null"],
          description: "The last part of the extension. Present for binary files.",
        },
        md5Checksum: schemasFileMd5Checksum,
        sha1Checksum: {
          type: ["string", "null"],
          description: "The content's SHA-1 checksum. Present for binary files.",
        },
        sha256Checksum: {
          type: ["string", "null"],
          description: "The content's SHA-256 checksum. Present for binary files.",
        },
        size: { type: ["string", "null"], description: "The size in bytes. Absent for folders and shortcuts." },
        quotaBytesUsed: {
          type: ["string", "null"],
          description: "The storage quota the file uses, in bytes, including kept revisions.",
        },
        headRevisionId: {
          type: ["string", "null"],
          description: "The ID of the current revision. Present for binary files.",
        },
        isAppAuthorized: {
          type: ["boolean", "null"],
          description: "Whether the requesting app created or opened the file.",
        },
        exportLinks: {
          anyOf: [
            { $ref: "#/$defs/Texts", description: "Export addresses for a Google Docs file, by MIME type." },
            { type: "null" },
          ],
        },
        shortcutDetails: {
          anyOf: [
            { $ref: "#/$defs/Shortcut", description: "The target of the shortcut. Absent for other files." },
            { type: "null" },
          ],
        },
        contentRestrictions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/ContentRestriction" },
          description: "The restrictions on changing the content. Absent if there are none.",
        },
        resourceKey: {
          type: ["string", "null"],
          description: "The key needed to open the file through a shared link.",
        },
        linkShareMetadata: {
          anyOf: [
            { $ref: "#/$defs/LinkShare", description: "Details of the links used to reach the file." },
            { type: "null" },
          ],
        },
        labelInfo: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "The labels on the file, limited to those requested." },
            { type: "null" },
          ],
        },
        imageMediaMetadata: {
          anyOf: [
            {
              $ref: "#/$defs/ImageMetadata",
              description: "The image's size, camera and location details. Absent for other files.",
            },
            { type: "null" },
          ],
        },
        videoMediaMetadata: {
          anyOf: [
            { $ref: "#/$defs/VideoMetadata", description: "The video's size and duration. Absent for other files." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Shortcut: {
      type: "object",
      properties: {
        targetId: { type: ["string", "null"] },
        targetMimeType: { type: ["string", "null"] },
        targetResourceKey: { type: ["string", "null"] },
      },
    },
    ContentRestriction: {
      type: "object",
      properties: {
        readOnly: { type: ["boolean", "null"] },
        reason: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        restrictingUser: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        restrictionTime: { type: ["string", "null"] },
        ownerRestricted: { type: ["boolean", "null"] },
        systemRestricted: { type: ["boolean", "null"] },
      },
    },
    LinkShare: {
      type: "object",
      properties: {
        securityUpdateEligible: { type: ["boolean", "null"] },
        securityUpdateEnabled: { type: ["boolean", "null"] },
      },
    },
    Labels: { type: "object", properties: { labels: { type: ["array", "null"], items: { $ref: "#/$defs/Label" } } } },
    Label: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        kind: { type: ["string", "null"] },
        revisionId: { type: ["string", "null"] },
        fields: { type: ["object", "null"], additionalProperties: { $ref: "#/$defs/LabelField" } },
      },
    },
    LabelField: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        kind: { type: ["string", "null"] },
        valueType: { type: ["string", "null"] },
        dateString: { type: ["array", "null"], items: { type: "string" } },
        integer: { type: ["array", "null"], items: { type: "string" } },
        selection: { type: ["array", "null"], items: { type: "string" } },
        text: { type: ["array", "null"], items: { type: "string" } },
        user: { type: ["array", "null"], items: { $ref: "#/$defs/User" } },
      },
    },
    ImageMetadata: {
      type: "object",
      properties: {
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        rotation: { type: ["integer", "null"] },
        location: { anyOf: [{ $ref: "#/$defs/GeoLocation" }, { type: "null" }] },
        time: { type: ["string", "null"] },
        cameraMake: { type: ["string", "null"] },
        cameraModel: { type: ["string", "null"] },
        exposureTime: { type: ["number", "null"] },
        aperture: { type: ["number", "null"] },
        flashUsed: { type: ["boolean", "null"] },
        focalLength: { type: ["number", "null"] },
        isoSpeed: { type: ["integer", "null"] },
        meteringMode: { type: ["string", "null"] },
        sensor: { type: ["string", "null"] },
        exposureMode: { type: ["string", "null"] },
        colorSpace: { type: ["string", "null"] },
        whiteBalance: { type: ["string", "null"] },
        exposureBias: { type: ["number", "null"] },
        maxApertureValue: { type: ["number", "null"] },
        subjectDistance: { type: ["integer", "null"] },
        lens: { type: ["string", "null"] },
      },
    },
    GeoLocation: {
      type: "object",
      properties: {
        latitude: { type: ["number", "null"] },
        longitude: { type: ["number", "null"] },
        altitude: { type: ["number", "null"] },
      },
    },
    VideoMetadata: {
      type: "object",
      properties: {
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
        durationMillis: { type: ["string", "null"] },
      },
    },
    User: {
      type: "object",
      properties: {
        kind: { type: ["string", "null"] },
        displayName: { type: ["string", "null"] },
        photoLink: { type: ["string", "null"] },
        me: { type: ["boolean", "null"] },
        permissionId: { type: ["string", "null"] },
        emailAddress: { type: ["string", "null"] },
      },
    },
    Drive: {
      type: "object",
      properties: {
        id: { type: "string", description: "The shared drive's ID, also the ID of its top folder." },
        kind: { type: ["string", "null"], description: "The object type, always drive#drive." },
        name: { type: ["string", "null"], description: "The shared drive's name." },
        colorRgb: { type: ["string", "null"], description: "The shared drive's color, as an RGB hex string." },
        backgroundImageLink: {
          type: ["string", "null"],
          description: "A short-lived address of the background image.",
        },
        backgroundImageFile: {
          anyOf: [
            { $ref: "#/$defs/ImageCrop", description: "The image file and crop used as the background." },
            { type: "null" },
          ],
        },
        capabilities: {
          anyOf: [
            { $ref: "#/$defs/Capabilities", description: "The actions the user may take on the shared drive." },
            { type: "null" },
          ],
        },
        themeId: {
          type: ["string", "null"],
          description: "The ID of the theme that sets the background image and color.",
        },
        createdTime: schemasFileCreatedTime,
        hidden: { type: ["boolean", "null"], description: "Whether the shared drive is hidden from the default view." },
        restrictions: {
          anyOf: [
            {
              $ref: "#/$defs/DriveRestrictions",
              description: "The limits that apply to the shared drive and its items.",
            },
            { type: "null" },
          ],
        },
        orgUnitId: { type: ["string", "null"], description: "The ID of the shared drive's organizational unit." },
      },
      required: ["id"],
    },
    ImageCrop: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        xCoordinate: { type: ["number", "null"] },
        yCoordinate: { type: ["number", "null"] },
        width: { type: ["number", "null"] },
      },
    },
    DriveRestrictions: {
      type: "object",
      properties: {
        adminManagedRestrictions: { type: ["boolean", "null"] },
        copyRequiresWriterPermission: { type: ["boolean", "null"] },
        domainUsersOnly: { type: ["boolean", "null"] },
        driveMembersOnly: { type: ["boolean", "null"] },
        sharingFoldersRequiresOrganizerPermission: { type: ["boolean", "null"] },
        downloadRestriction: { anyOf: [{ $ref: "#/$defs/DownloadRestriction" }, { type: "null" }] },
      },
    },
    DownloadRestriction: {
      type: "object",
      properties: {
        restrictedForReaders: { type: ["boolean", "null"] },
        restrictedForWriters: { type: ["boolean", "null"] },
      },
    },
    Permission: {
      type: "object",
      properties: {
        id: { type: "string", description: "The permission's ID, one for each grantee." },
        kind: { type: ["string", "null"], description: "The object type, always drive#permission." },
        type: { type: ["string", "null"], description: "The type of grantee: a user, a group, a domain or anyone." },
        emailAddress: {
          type: ["string", "null"],
          description: "The user's or group's email address. Absent for other grantees.",
        },
        domain: { type: ["string", "null"], description: "The domain the permission grants access to." },
        role: { type: ["string", "null"], description: "The role granted, from reader to owner." },
        view: {
          type: ["string", "null"],
          description: "The view the permission belongs to. Absent unless it belongs to one.",
        },
        allowFileDiscovery: {
          type: ["boolean", "null"],
          description: "Whether the file can be found through search. Applies to domain and anyone.",
        },
        displayName: { type: ["string", "null"], description: "The grantee's name for display. Absent for anyone." },
        photoLink: { type: ["string", "null"], description: "The address of the user's profile photo, if any." },
        expirationTime: {
          type: ["string", "null"],
          description: "The time the permission expires, in RFC 3339 format.",
        },
        teamDrivePermissionDetails: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PermissionDetail" },
          description: "The origin of a shared drive permission. Deprecated in favor of permissionDetails.",
        },
        permissionDetails: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PermissionDetail" },
          description: "The roles behind the permission, and whether each is inherited.",
        },
        deleted: { type: ["boolean", "null"], description: "Whether the grantee's account was deleted." },
        pendingOwner: { type: ["boolean", "null"], description: "Whether the user is a pending owner of the file." },
      },
      required: ["id"],
    },
    PermissionDetail: {
      type: "object",
      properties: {
        permissionType: { type: ["string", "null"] },
        teamDrivePermissionType: { type: ["string", "null"] },
        role: { type: ["string", "null"] },
        inherited: { type: ["boolean", "null"] },
        inheritedFrom: { type: ["string", "null"] },
      },
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        kind: { type: ["string", "null"], description: "The object type, always drive#comment." },
        createdTime: schemasFileCreatedTime,
        modifiedTime: {
          type: ["string", "null"],
          description: "The last time the comment or a reply changed, in RFC 3339 format.",
        },
        author: {
          anyOf: [
            {
              $ref: "#/$defs/User",
              description: "The user who wrote the comment, without email address or permission ID.",
            },
            { type: "null" },
          ],
        },
        htmlContent: { type: ["string", "null"], description: "The comment's text, as HTML." },
        content: { type: ["string", "null"], description: "The comment's text, as plain text." },
        deleted: {
          type: ["boolean", "null"],
          description: "Whether the comment is deleted. Deleted comments have no content.",
        },
        resolved: { type: ["boolean", "null"], description: "Whether a reply resolved the comment." },
        quotedFileContent: {
          anyOf: [
            { $ref: "#/$defs/QuotedContent", description: "The part of the file the comment refers to." },
            { type: "null" },
          ],
        },
        anchor: { type: ["string", "null"], description: "The region of the document commented on, as a JSON string." },
        replies: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Reply" },
          description: "The replies to the comment, in order of time.",
        },
        mentionedEmailAddresses: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses of the users mentioned in the comment.",
        },
        assigneeEmailAddress: {
          type: ["string", "null"],
          description: "The email address of the assigned user. Absent if unassigned.",
        },
      },
      required: ["id"],
    },
    QuotedContent: {
      type: "object",
      properties: { mimeType: { type: ["string", "null"] }, value: { type: ["string", "null"] } },
    },
    Reply: {
      type: "object",
      properties: {
        id: { type: "string", description: "The reply's ID." },
        kind: { type: ["string", "null"], description: "The object type, always drive#reply." },
        createdTime: schemasFileCreatedTime,
        modifiedTime: {
          type: ["string", "null"],
          description: "The time of the last modification, in RFC 3339 format.",
        },
        author: {
          anyOf: [
            {
              $ref: "#/$defs/User",
              description: "The user who wrote the reply, without email address or permission ID.",
            },
            { type: "null" },
          ],
        },
        htmlContent: { type: ["string", "null"], description: "The reply's text, as HTML." },
        content: { type: ["string", "null"], description: "The reply's text, as plain text." },
        deleted: {
          type: ["boolean", "null"],
          description: "Whether the reply is deleted. Deleted replies have no content.",
        },
        action: { type: ["string", "null"], description: "The effect on the comment: resolving or reopening it." },
      },
      required: ["id"],
    },
    Revision: {
      type: "object",
      properties: {
        id: { type: "string", description: "The revision's ID." },
        kind: { type: ["string", "null"], description: "The object type, always drive#revision." },
        mimeType: { type: ["string", "null"], description: "The revision's MIME type." },
        modifiedTime: { type: ["string", "null"], description: "The time of the revision, in RFC 3339 format." },
        keepForever: {
          type: ["boolean", "null"],
          description: "Whether the revision is kept after newer content arrives. Applies to binary files.",
        },
        published: {
          type: ["boolean", "null"],
          description: "Whether the revision is published. Applies to Docs Editors files.",
        },
        publishedLink: {
          type: ["string", "null"],
          description: "The address of the published revision. Applies to Docs Editors files.",
        },
        publishAuto: {
          type: ["boolean", "null"],
          description: "Whether later revisions are published automatically. Applies to Docs Editors files.",
        },
        publishedOutsideDomain: {
          type: ["boolean", "null"],
          description: "Whether the revision is published outside the domain. Applies to Docs Editors files.",
        },
        lastModifyingUser: {
          anyOf: [{ $ref: "#/$defs/User", description: "The last user to modify the revision." }, { type: "null" }],
        },
        originalFilename: {
          type: ["string", "null"],
          description: "The file name at the time of the revision. Present for binary files.",
        },
        md5Checksum: schemasFileMd5Checksum,
        size: { type: ["string", "null"], description: "The revision's size in bytes. Present for binary files." },
        exportLinks: {
          anyOf: [
            { $ref: "#/$defs/Texts", description: "Export addresses for a Docs Editors file, by MIME type." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Change: {
      type: "object",
      properties: {
        kind: { type: ["string", "null"], description: "The object type, always drive#change." },
        changeType: { type: ["string", "null"], description: "The type of change: to a file or to a shared drive." },
        type: { type: ["string", "null"], description: "The type of change. Deprecated in favor of changeType." },
        time: { type: ["string", "null"], description: "The time of the change, in RFC 3339 format." },
        removed: {
          type: ["boolean", "null"],
          description: "Whether the item left the list of changes, through deletion or lost access.",
        },
        fileId: { type: ["string", "null"], description: "The ID of the changed file." },
        file: {
          anyOf: [
            { $ref: "#/$defs/File", description: "The file's current state. Absent if it was removed." },
            { type: "null" },
          ],
        },
        driveId: { type: ["string", "null"], description: "The ID of the changed shared drive." },
        drive: {
          anyOf: [
            { $ref: "#/$defs/Drive", description: "The shared drive's current state. Absent if it was removed." },
            { type: "null" },
          ],
        },
      },
    },
    StartPageToken: {
      type: "object",
      properties: {
        kind: { type: ["string", "null"], description: "The object type, always drive#startPageToken." },
        startPageToken: { type: "string", description: "The token from which to list future changes." },
      },
      required: ["startPageToken"],
    },
    About: {
      type: "object",
      properties: {
        kind: { type: ["string", "null"], description: "The object type, always drive#about." },
        user: { anyOf: [{ $ref: "#/$defs/User", description: "The authenticated user." }, { type: "null" }] },
        storageQuota: {
          anyOf: [
            { $ref: "#/$defs/StorageQuota", description: "The user's storage limits and usage, in bytes." },
            { type: "null" },
          ],
        },
        importFormats: {
          anyOf: [
            {
              $ref: "#/$defs/TextLists",
              description: "The possible target types for each MIME type that can be imported.",
            },
            { type: "null" },
          ],
        },
        exportFormats: {
          anyOf: [
            {
              $ref: "#/$defs/TextLists",
              description: "The possible target types for each MIME type that can be exported.",
            },
            { type: "null" },
          ],
        },
        maxImportSizes: {
          anyOf: [
            { $ref: "#/$defs/Texts", description: "The largest import size for each MIME type, in bytes." },
            { type: "null" },
          ],
        },
        maxUploadSize: { type: ["string", "null"], description: "The largest upload size, in bytes." },
        appInstalled: {
          type: ["boolean", "null"],
          description: "Whether the requesting app is installed for the user.",
        },
        folderColorPalette: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The colors allowed for folders, as RGB hex strings.",
        },
        driveThemes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Theme" },
          description: "The themes available for shared drives.",
        },
        canCreateDrives: { type: ["boolean", "null"], description: "Whether the user may create shared drives." },
        canCreateTeamDrives: {
          type: ["boolean", "null"],
          description: "Whether the user may create Team Drives. Deprecated in favor of canCreateDrives.",
        },
        teamDriveThemes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Theme" },
          description: "The themes for Team Drives. Deprecated in favor of driveThemes.",
        },
      },
    },
    StorageQuota: {
      type: "object",
      properties: {
        limit: { type: ["string", "null"] },
        usage: { type: ["string", "null"] },
        usageInDrive: { type: ["string", "null"] },
        usageInDriveTrash: { type: ["string", "null"] },
      },
    },
    Theme: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        backgroundImageLink: { type: ["string", "null"] },
        colorRgb: { type: ["string", "null"] },
      },
    },
  },
} as object as KindModule<GoogleDrive>
