// Generated from definitions/google-drive.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-drive.ts'

const filesListParamsPageSize = {
  description: "Maximum number of records per page, 1 to 1,000. Google may return fewer.",
}
const filesListParamsPageToken = {
  description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
}
const filesListParamsSupportsAllDrives = {
  description: "Whether to support shared drives. Must be `true` to access their items.",
}
const filesListParamsDriveId = { description: "ID of the shared drive, as `drives.list` returns it." }
const filesListParamsIncludeItemsFromAllDrives = {
  description: "Whether to include items from shared drives. Requires `supportsAllDrives` set to `true`.",
}
const filesGetParamsFileId = { description: "ID of the file, as `files.list` returns it or as in the file's URL." }
const filesCreateParamsFields = {
  description: "Fields of the file to return, such as `id,name,size`. Use `*` for all fields.",
}
const filesCreateParamsMimeType = {
  description:
    "MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. Defaults to " +
    "the type of the content.",
}
const filesUpdateParamsName = { description: "The file's name. Names in a folder need not be unique." }
const filesUpdateParamsStarred = { description: "Whether the file is among the user's starred files." }
const filesUpdateParamsFolderColorRgb = {
  description: "Color of a folder, as an RGB hex string. `folderColorPalette` of `about.get` lists the colors.",
  examples: ["#4986e7"],
}
const filesUpdateParams = {
  description: "Key-value pairs that every app can see. An update keeps other pairs; `null` removes one.",
}
const filesUpdateParamsAppProperties = {
  description: "Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one.",
}
const filesDownloadParamsRange_header = {
  description: "Byte range of the content to download, such as `bytes=0-1023`.",
}
const filesUploadParamsId = {
  description:
    "ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file.",
}
const filesUploadParamsParents = {
  description: "ID of the parent folder, or of a shared drive. Defaults to the root of My Drive.",
}
const filesUploadParamsKeepRevisionForever = {
  description: "Whether to keep this revision for good. Google keeps up to 200 of a file.",
}
const filesUploadParamsOcrLanguage = {
  description: "Language of text in an image to convert, as an ISO 639-1 code.",
  examples: ["en"],
}
const filesTrashParams = {
  properties: {
    supportsAllDrives: filesListParamsSupportsAllDrives,
    fileId: filesGetParamsFileId,
    fields: filesCreateParamsFields,
  },
}
const drivesListParamsPageSize = {
  description: "Maximum number of records per page, 1 to 100. Google may return fewer.",
}
const drivesListParamsUseDomainAdminAccess = { description: "Whether to make the request as a domain administrator." }
const drivesCreateParamsThemeId = {
  description: "ID of the theme, as `driveThemes` of `about.get` lists it. Sets color and background.",
}
const drivesHideParams = { properties: { driveId: filesListParamsDriveId } }
const permissionsGetParamsPermissionId = { description: "ID of the permission, as `permissions.list` returns it." }
const permissionsGetParams = {
  properties: {
    fileId: { description: "ID of the file or shared drive." },
    supportsAllDrives: filesListParamsSupportsAllDrives,
    useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
    permissionId: permissionsGetParamsPermissionId,
  },
}
const permissionsCreateParamsRole = {
  description:
    "Role of the grantee. `owner` is for files in My Drive, `organizer` and `fileOrganizer` are for shared drives.",
  examples: ["reader"],
}
const permissionsCreateParamsExpirationTime = {
  description: "Time when the permission ends, within a year. For users and groups.",
}
const permissionsCreateParamsPendingOwner = {
  description: "Whether to ask the user to become the owner, with role `writer`. For personal accounts.",
}
const permissionsCreateParamsTransferOwnership = {
  description:
    "Whether to make the grantee the owner, and the current owner a writer. Required as `true` for role `owner`.",
}
const commentsListParamsIncludeDeleted = {
  description: "Whether to include deleted ones, without their content. Defaults to `false`.",
}
const commentsListParamsFields = { description: "Comma-separated fields to return. Defaults to all fields." }
const commentsGetParamsCommentId = { description: "ID of the comment, as `comments.list` returns it." }
const repliesGetParamsReplyId = { description: "ID of the reply, as `replies.list` or its comment returns it." }
const revisionsGetParamsRevisionId = { description: "ID of the revision, as `revisions.list` returns it." }
const revisionsGetParams = { properties: { fileId: filesGetParamsFileId, revisionId: revisionsGetParamsRevisionId } }
const schemasFileCreatedTime = { type: ["string", "null"], description: "Creation time, in RFC 3339 format." }
const schemasFileMd5Checksum = {
  type: ["string", "null"],
  description: "The content's MD5 checksum. Present for binary files.",
}
export default describedKind(kind, {
  category: "file storage",
  support: "community",
  docs: "https://developers.google.com/workspace/drive/api/reference/rest/v3",
  basis: {
    version: "Drive API v3",
    date: "2026-11-26",
    compared: "Google's client @googleapis/drive 26.0.1, as OpenAPI",
    recorded: {
      read: 203,
      valid: 203,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/google-drive/tests",
    },
    sources: [
      { type: "openapi", url: "https://www.googleapis.com/discovery/v1/apis/drive/v3/rest" },
      { type: "changelog", url: "https://developers.google.com/feeds/drive-release-notes.xml" },
    ],
    missing: "Labels, approvals, access proposals, notifications of changes, and uploads in pieces.",
  },
  sunset: {
    version: "v3",
    date: "none",
    docs: "https://developers.google.com/workspace/drive/release-notes?hl=en",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "schemas.About.canCreateTeamDrives",
      date: "none",
      docs: "https://developers.google.com/workspace/drive/api/reference/rest/v3/drives",
      read: "2026-11-29",
      use: "canCreateDrives",
    },
    {
      part: "schemas.About.teamDriveThemes",
      date: "none",
      docs: "https://developers.google.com/workspace/drive/api/reference/rest/v3/drives",
      read: "2026-11-29",
      use: "driveThemes",
    },
  ],
  description:
    "Files, folders and shared drives, with their content, permissions, comments, revisions, changes and trash.",
  entities: {
    files: { description: "A file, folder or shortcut in My Drive or a shared drive.", refs: { driveId: "drives.id" } },
    files_export: { description: "The content of a Google Docs, Sheets or Slides file in another format.", refs: {} },
    generated_ids: {
      description:
        "IDs for files that you are about to create. A repeated create with such an ID makes no second file.",
      refs: {},
    },
    drives: { description: "A shared drive.", refs: {} },
    permissions: {
      description: "A permission that grants a user, group, domain or anyone access to a file or shared drive.",
      refs: {},
    },
    comments: { description: "A comment on a file, with its replies.", refs: {} },
    replies: { description: "A reply to a comment, which can also resolve or reopen it.", refs: {} },
    revisions: {
      description: "A revision of a file's content. Google may leave out older revisions of files with a long history.",
      refs: {},
    },
    changes: {
      description: "A change of a file or shared drive, including removal.",
      refs: { fileId: "files.id", driveId: "drives.id" },
    },
    changes_start_page_token: { description: "The start page token for `changes.list`.", refs: {} },
    about: { description: "Information about the user, their storage quota, and import and export formats.", refs: {} },
  },
  operations: {
    "files.list": {
      description: "Lists or searches files and folders of the user or of a shared drive, including trashed ones.",
      keywords: [
        "documents",
        "find file",
        "recent",
        "what is in folder",
        "called",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "where is the document",
        "recent files",
        "files in the folder",
        "what in the folder",
        "which docs",
        "shared with me",
        "who owns",
        "latest version of",
        "contract",
        "deck",
        "starred",
      ],
      params: {
        properties: {
          pageSize: filesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          q: {
            description: "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`.",
          },
          orderBy: { description: "Comma-separated sort keys, such as `folder,modifiedTime desc`." },
          fields: {
            description:
              "Fields to return, such as `nextPageToken,files(id,name,size)`. Without `nextPageToken` the list ends " +
              "after one page.",
          },
          spaces: { description: "Comma-separated spaces to search: `drive`, `appDataFolder`." },
          corpora: { description: "Files to search. `drive` requires `driveId`." },
          driveId: filesListParamsDriveId,
          includeItemsFromAllDrives: filesListParamsIncludeItemsFromAllDrives,
        },
      },
      record: { $ref: "#/$defs/File" },
      isGraphql: false,
    },
    "files.get": {
      description:
        "Gets the metadata of a file, folder or shortcut. For its content, use `download` or `files_export`.",
      keywords: [
        "owner",
        "who made",
        "link to",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "when was it changed",
        "who owns the file",
        "link to the file",
        "size",
        "last modified",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: { description: "Fields to return, such as `id,name,size`. Use `*` for all fields." },
        },
      },
      isGraphql: false,
    },
    "files.create": {
      description: "Uploads a file of up to 5 MB to My Drive or to a folder.",
      keywords: [
        "new document",
        "metadata",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "new sheet",
        "new slides",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: filesCreateParamsFields,
          name: { description: "The file's name. Google's default is `Untitled`." },
          description: { description: "Short description of the file." },
          mimeType: filesCreateParamsMimeType,
          parents: { description: "ID of the parent folder. Defaults to the root of My Drive." },
          content: {
            description: "The file's content and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.update": {
      description: "Updates the metadata of a file, folder or shortcut. Fields that you leave out keep their value.",
      keywords: [
        "rename",
        "star",
        "describe",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "rename the file",
        "star the file",
        "change the description",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: filesCreateParamsFields,
          name: filesUpdateParamsName,
          description: { description: "Short description of the file." },
          mimeType: { description: "The file's MIME type. Google refuses another type without new content." },
          starred: filesUpdateParamsStarred,
          folderColorRgb: filesUpdateParamsFolderColorRgb,
          properties: filesUpdateParams,
          appProperties: filesUpdateParamsAppProperties,
          copyRequiresWriterPermission: {
            description: "Whether readers and commenters can neither copy, print nor download the file.",
          },
          writersCanShare: { description: "Whether writers can change the file's permissions. For files in My Drive." },
          inheritedPermissionsDisabled: {
            description: "Whether to limit a folder to people with a permission of their own.",
          },
          contentRestrictions: {
            items: {
              properties: {
                readOnly: { description: "Whether the content, the title and comments are locked." },
                reason: { description: "Reason for the lock." },
                ownerRestricted: { description: "Whether only the file's owner can change the lock." },
              },
              description: "A lock on the content of a file.",
            },
            description: "Lock on the file's content. Set `readOnly` to `false` to unlock it.",
          },
          modifiedTime: { description: "Time of the last modification, in RFC 3339 format." },
        },
      },
      isGraphql: false,
    },
    "files.delete": {
      description:
        "Deletes a file, or a folder with everything in it, past the trash. This cannot be undone. Use `trash` to " +
        "keep a way back.",
      keywords: [
        "for good",
        "permanently",
        "purge",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
      ],
      params: { properties: { supportsAllDrives: filesListParamsSupportsAllDrives, fileId: filesGetParamsFileId } },
      isGraphql: false,
    },
    "files.download": {
      description:
        "Downloads the content of a file, as a stream. For Google Docs, Sheets and Slides, use `files_export`.",
      keywords: [
        "save",
        "fetch",
        "dl",
        "read content",
        "document",
        "PDF",
        "spreadsheet",
        "presentation",
        "gdrive",
        "picture",
        "get the file",
        "read the file",
      ],
      params: {
        properties: {
          range_header: filesDownloadParamsRange_header,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          alt: { description: "Requests the content. `media` is the only value." },
          acknowledgeAbuse: {
            description: "Whether to download a file that Google identified as malware. For its owner only.",
          },
        },
      },
      isGraphql: false,
    },
    "files.upload": {
      description: "Uploads a file of any size to My Drive or to a folder.",
      keywords: [
        "put",
        "add file",
        "store",
        "save to drive",
        "import",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "save the attachment to",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: filesCreateParamsFields,
          id: filesUploadParamsId,
          name: filesUpdateParamsName,
          description: { description: "Short description of the file." },
          mimeType: filesCreateParamsMimeType,
          parents: filesUploadParamsParents,
          starred: filesUpdateParamsStarred,
          properties: filesUpdateParams,
          appProperties: filesUpdateParamsAppProperties,
          keepRevisionForever: filesUploadParamsKeepRevisionForever,
          ocrLanguage: filesUploadParamsOcrLanguage,
          content: {
            description: "The file's content and media type. A stream also needs its size.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.create_folder": {
      description: "Creates a folder in My Drive, in a shared drive or in another folder.",
      keywords: [
        "mkdir",
        "new directory",
        "make folder",
        "new folder",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "set up a folder",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: filesCreateParamsFields,
          id: filesUploadParamsId,
          name: filesUpdateParamsName,
          description: { description: "Short description of the file." },
          parents: filesUploadParamsParents,
          folderColorRgb: filesUpdateParamsFolderColorRgb,
          starred: filesUpdateParamsStarred,
          properties: filesUpdateParams,
          appProperties: filesUpdateParamsAppProperties,
        },
      },
      isGraphql: false,
    },
    "files.create_shortcut": {
      description: "Creates a shortcut to a file or folder.",
      keywords: [
        "alias",
        "link",
        "pointer",
        "symlink",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: filesCreateParamsFields,
          targetId: { description: "ID of the file or folder that the shortcut opens." },
          name: { description: "The shortcut's name. Defaults to the name of the target." },
          description: { description: "Short description of the file." },
          parents: filesUploadParamsParents,
        },
      },
      isGraphql: false,
    },
    "files.create_document": {
      description: "Creates an empty file of Google Docs, Sheets, Slides or Drawings.",
      keywords: [
        "new doc",
        "write",
        "text",
        "start document",
        "PDF",
        "spreadsheet",
        "presentation",
        "gdrive",
        "picture",
        "write a doc",
        "start a google doc",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fields: filesCreateParamsFields,
          id: filesUploadParamsId,
          name: filesUpdateParamsName,
          mimeType: { description: "MIME type of the new file." },
          description: { description: "Short description of the file." },
          parents: filesUploadParamsParents,
          starred: filesUpdateParamsStarred,
          properties: filesUpdateParams,
          appProperties: filesUpdateParamsAppProperties,
        },
      },
      isGraphql: false,
    },
    "files.update_content": {
      description: "Replaces the content of a file. Google keeps the earlier content as a revision for 30 days.",
      keywords: [
        "new version",
        "overwrite",
        "edit text",
        "save changes",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "replace the file",
        "new version the file",
        "overwrite the contents",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: filesCreateParamsFields,
          name: { description: "The file's new name. Defaults to the current one." },
          keepRevisionForever: filesUploadParamsKeepRevisionForever,
          ocrLanguage: filesUploadParamsOcrLanguage,
          content: {
            description: "The new content and its media type. A stream also needs its size.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.copy": {
      description: "Copies a file. Folders cannot be copied.",
      keywords: [
        "duplicate",
        "clone",
        "replicate",
        "template",
        "same again",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "duplicate the doc",
        "make copy the template",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: filesCreateParamsFields,
          id: filesUploadParamsId,
          name: { description: "The copy's name. Defaults to `Copy of` and the file's name." },
          description: { description: "Short description of the file." },
          mimeType: filesCreateParamsMimeType,
          parents: { description: "ID of the folder for the copy. Defaults to the folder of the file." },
          starred: filesUpdateParamsStarred,
          properties: filesUpdateParams,
          appProperties: filesUpdateParamsAppProperties,
          copyComments: { description: "Whether to copy the open comments on the file." },
          ocrLanguage: filesUploadParamsOcrLanguage,
        },
      },
      isGraphql: false,
    },
    "files.move": {
      description: "Moves a file or folder to another folder.",
      keywords: [
        "put into folder",
        "other folder",
        "relocate",
        "file under",
        "drag",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "put file the folder",
        "move to the folder",
        "file away",
      ],
      params: {
        properties: {
          supportsAllDrives: filesListParamsSupportsAllDrives,
          fileId: filesGetParamsFileId,
          fields: filesCreateParamsFields,
          addParents: { description: "ID of the new parent folder, or of a shared drive." },
          removeParents: { description: "ID of the current parent folder, as `parents` of the file." },
        },
      },
      isGraphql: false,
    },
    "files.trash": {
      description: "Moves a file or folder to the trash. Google deletes it for good after 30 days.",
      keywords: [
        "bin",
        "throw away",
        "move to bin",
        "junk",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "delete the file",
        "bin the document",
        "get rid of",
      ],
      params: filesTrashParams,
      isGraphql: false,
    },
    "files.untrash": {
      description: "Restores a file or folder from the trash.",
      keywords: [
        "bring back",
        "recover",
        "undelete",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
        "restore from the trash",
        "bring back the file",
      ],
      params: filesTrashParams,
      isGraphql: false,
    },
    "files.empty_trash": {
      description: "Deletes all files in the trash of My Drive or of a shared drive. This cannot be undone.",
      keywords: [
        "empty bin",
        "clear out",
        "free space",
        "purge bin",
        "garbage",
        "document",
        "doc",
        "PDF",
        "spreadsheet",
        "slides",
        "presentation",
        "gdrive",
        "picture",
      ],
      params: {
        properties: {
          driveId: { description: "ID of the shared drive, as `drives.list` returns it. Defaults to My Drive." },
        },
      },
      isGraphql: false,
    },
    "files_export.download": {
      description:
        "Exports the content of a Google Docs, Sheets or Slides file, as a stream. Google refuses content over 10 MB.",
      keywords: [
        "save as Word",
        "docx",
        "as PDF",
        "csv",
        "convert",
        "xlsx",
        "export sheet",
        "read the doc",
        "text of the document",
        "export to word",
        "summarize the doc",
        "what the doc say",
      ],
      params: {
        properties: {
          range_header: filesDownloadParamsRange_header,
          fileId: filesGetParamsFileId,
          mimeType: {
            description:
              "MIME type to export to. `exportFormats` of `about.get` lists the formats for each type of file.",
            examples: ["application/pdf", "text/plain", "text/csv"],
          },
        },
      },
      isGraphql: false,
    },
    "generated_ids.get": {
      description: "Gets IDs for new files, for the `id` param of creates and copies.",
      keywords: ["reserve", "new identifiers", "advance", "before upload", "pre-made"],
      params: {
        properties: {
          count: { description: "Number of IDs, 1 to 1000. Defaults to 10." },
          space: { description: "Space of the new files. Defaults to `drive`." },
          type: { description: "Type of the new items. Defaults to `files`." },
        },
      },
      isGraphql: false,
    },
    "drives.list": {
      description:
        "Lists the shared drives that the user is a member of, or all of the domain with `useDomainAdminAccess`.",
      keywords: [
        "team drives",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: {
        properties: {
          pageSize: drivesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          q: { description: "Query for shared drives, such as `hidden = false`." },
        },
      },
      record: { $ref: "#/$defs/Drive" },
      isGraphql: false,
    },
    "drives.get": {
      description: "Gets a shared drive with its settings and the user's capabilities.",
      keywords: [
        "team drive details",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: {
        properties: { useDomainAdminAccess: drivesListParamsUseDomainAdminAccess, driveId: filesListParamsDriveId },
      },
      isGraphql: false,
    },
    "drives.create": {
      description: "Creates a shared drive. The user becomes its organizer.",
      keywords: [
        "new team drive",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: {
        properties: {
          requestId: {
            description:
              "ID of your own for this request, such as a random UUID. A repeated request with it creates no second " +
              "shared drive.",
            examples: ["5b0b2c1e-0f5e-4f0e-9a53-7d3c1c8f2a41"],
          },
          name: { description: "Name of the shared drive." },
          themeId: drivesCreateParamsThemeId,
        },
      },
      isGraphql: false,
    },
    "drives.update": {
      description: "Updates the name, look or restrictions of a shared drive.",
      keywords: [
        "rename team drive",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: {
        properties: {
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          driveId: filesListParamsDriveId,
          name: { description: "The new name." },
          themeId: drivesCreateParamsThemeId,
          colorRgb: { description: "Color of the shared drive, as an RGB hex string.", examples: ["#4285f4"] },
          backgroundImageFile: {
            properties: {
              id: { description: "ID of an image file in Drive." },
              xCoordinate: { description: "Left edge of the crop, from 0 to 1 of the image's width." },
              yCoordinate: { description: "Top edge of the crop, from 0 to 1 of the image's height." },
              width: { description: "Width of the crop, from 0 to 1 of the image's width." },
            },
            description: "Image file and crop for the background.",
          },
          restrictions: {
            properties: {
              adminManagedRestrictions: { description: "Whether only administrators can change these limits." },
              copyRequiresWriterPermission: {
                description: "Whether readers and commenters can neither copy, print nor download content.",
              },
              domainUsersOnly: { description: "Whether only users of the domain can access content." },
              driveMembersOnly: { description: "Whether only members can access content." },
              sharingFoldersRequiresOrganizerPermission: { description: "Whether only organizers can share folders." },
            },
            description: "Limits on sharing and on the use of content. Others keep their value.",
          },
        },
      },
      isGraphql: false,
    },
    "drives.delete": {
      description:
        "Deletes a shared drive. This cannot be undone. Google refuses a shared drive with items, unless a domain " +
        "administrator sets `allowItemDeletion`.",
      keywords: [
        "remove team drive",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: {
        properties: {
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          driveId: filesListParamsDriveId,
          allowItemDeletion: { description: "Whether to delete the items too. Requires `useDomainAdminAccess`." },
        },
      },
      isGraphql: false,
    },
    "drives.hide": {
      description: "Hides a shared drive from the user's default view.",
      keywords: [
        "out of view",
        "conceal",
        "declutter",
        "not show",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: drivesHideParams,
      isGraphql: false,
    },
    "drives.unhide": {
      description: "Shows a hidden shared drive in the user's default view again.",
      keywords: [
        "show again",
        "visible",
        "bring back",
        "reveal",
        "team drive",
        "workspace storage",
        "company drive",
        "department files",
        "common files",
        "files of company",
      ],
      params: drivesHideParams,
      isGraphql: false,
    },
    "permissions.list": {
      description: "Lists the permissions of a file or shared drive.",
      keywords: [
        "who has access",
        "share",
        "access",
        "who can see",
        "sharing",
        "shared with",
        "rights",
        "public link",
        "who can edit",
        "is it public",
        "shared with whom",
      ],
      params: {
        properties: {
          pageSize: drivesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: { description: "ID of the file or shared drive." },
          supportsAllDrives: filesListParamsSupportsAllDrives,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
        },
      },
      record: { $ref: "#/$defs/Permission" },
      isGraphql: false,
    },
    "permissions.get": {
      description: "Gets a permission of a file or shared drive, with its role and grantee.",
      keywords: ["which rights", "share", "access", "who can see", "sharing", "shared with", "rights", "public link"],
      params: permissionsGetParams,
      isGraphql: false,
    },
    "permissions.create": {
      description:
        "Shares a file or shared drive with a user, group, domain or anyone. Users and groups get an email, unless " +
        "`sendNotificationEmail` is `false`.",
      keywords: [
        "share with",
        "give access",
        "make public",
        "let edit",
        "invite",
        "access",
        "who can see",
        "sharing",
        "shared with",
        "rights",
        "public link",
        "view only access",
        "edit rights",
        "let somebody view",
        "comment access",
        "grant access",
        "invite to the doc",
      ],
      params: {
        properties: {
          fileId: { description: "ID of the file or shared drive." },
          supportsAllDrives: filesListParamsSupportsAllDrives,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          type: { description: "Type of the grantee.", examples: ["anyone"] },
          role: permissionsCreateParamsRole,
          emailAddress: { description: "Email address of the user or group. Required for these types." },
          domain: { description: "Domain to share with. Required for type `domain`." },
          allowFileDiscovery: { description: "Whether search finds the file. For domain and anyone." },
          expirationTime: permissionsCreateParamsExpirationTime,
          view: { description: "View that the permission belongs to." },
          pendingOwner: permissionsCreateParamsPendingOwner,
          sendNotificationEmail: {
            description:
              "Whether to send an email to the user or group. Defaults to `true`. A transfer of ownership needs it.",
          },
          emailMessage: { description: "Text of the email, as plain text." },
          transferOwnership: permissionsCreateParamsTransferOwnership,
          moveToNewOwnersRoot: {
            description: "Whether a transfer of ownership moves the file to the top of the new owner's My Drive.",
          },
        },
      },
      isGraphql: false,
    },
    "permissions.update": {
      description: "Updates the role or the expiration of a permission.",
      keywords: [
        "make editor",
        "change rights",
        "view only",
        "transfer ownership",
        "share",
        "access",
        "who can see",
        "sharing",
        "shared with",
        "rights",
        "public link",
        "change to view only",
      ],
      params: {
        properties: {
          fileId: { description: "ID of the file or shared drive." },
          supportsAllDrives: filesListParamsSupportsAllDrives,
          useDomainAdminAccess: drivesListParamsUseDomainAdminAccess,
          permissionId: permissionsGetParamsPermissionId,
          role: permissionsCreateParamsRole,
          expirationTime: permissionsCreateParamsExpirationTime,
          pendingOwner: permissionsCreateParamsPendingOwner,
          removeExpiration: { description: "Whether to remove the expiration." },
          transferOwnership: permissionsCreateParamsTransferOwnership,
        },
      },
      isGraphql: false,
    },
    "permissions.delete": {
      description: "Removes a permission. The grantee loses the access that it gives.",
      keywords: [
        "unshare",
        "revoke",
        "remove access",
        "make private",
        "share",
        "who can see",
        "sharing",
        "shared with",
        "rights",
        "public link",
        "stop sharing",
        "revoke access",
      ],
      params: permissionsGetParams,
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the comments on a file, each with its replies.",
      keywords: [
        "feedback",
        "remark",
        "note",
        "suggestion",
        "discussion",
        "annotation",
        "comments on the doc",
        "open comments",
        "feedback on the doc",
      ],
      params: {
        properties: {
          pageSize: drivesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          startModifiedTime: {
            description:
              "Filters to comments modified since this time, in RFC 3339 format, such as `2026-11-20T09:00:00Z`.",
          },
        },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.get": {
      description: "Gets a comment on a file with its replies.",
      keywords: ["read remark", "remark", "feedback", "note", "suggestion", "discussion", "annotation"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          commentId: commentsGetParamsCommentId,
        },
      },
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a file.",
      keywords: [
        "leave remark",
        "suggest",
        "annotate",
        "remark",
        "feedback",
        "note",
        "suggestion",
        "discussion",
        "annotation",
        "comment on the doc",
        "leave feedback",
      ],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          fields: commentsListParamsFields,
          content: { description: "Text of the comment, as plain text." },
          anchor: { description: "Region of the file that the comment is about, as a JSON string." },
          quotedFileContent: {
            properties: {
              mimeType: { description: "MIME type of the part." },
              value: { description: "The part, as plain text." },
            },
            description: "Part of the file that the comment is about.",
          },
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Updates the text of a comment.",
      keywords: ["reword", "remark", "feedback", "note", "suggestion", "discussion", "annotation"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          fields: commentsListParamsFields,
          commentId: commentsGetParamsCommentId,
          content: { description: "The new text, as plain text." },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment with its text. This cannot be undone.",
      keywords: ["take back", "remark", "feedback", "note", "suggestion", "discussion", "annotation"],
      params: { properties: { fileId: filesGetParamsFileId, commentId: commentsGetParamsCommentId } },
      isGraphql: false,
    },
    "replies.list": {
      description: "Lists the replies to a comment. `comments.list` returns the replies of all comments.",
      keywords: ["answers", "response", "discussion", "thread", "resolve"],
      params: {
        properties: {
          pageSize: drivesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
        },
      },
      record: { $ref: "#/$defs/Reply" },
      isGraphql: false,
    },
    "replies.get": {
      description: "Gets a reply to a comment.",
      keywords: ["read answer", "answer", "response", "discussion", "thread", "resolve"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          includeDeleted: commentsListParamsIncludeDeleted,
          fields: commentsListParamsFields,
          replyId: repliesGetParamsReplyId,
        },
      },
      isGraphql: false,
    },
    "replies.create": {
      description: "Replies to a comment. With `action`, the reply also resolves or reopens the comment.",
      keywords: ["answer", "respond", "response", "discussion", "thread", "answer the comment"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          fields: commentsListParamsFields,
          content: { description: "Text of the reply, as plain text. Required without `action`." },
          action: { description: "Effect of the reply on the comment." },
        },
      },
      isGraphql: false,
    },
    "replies.update": {
      description: "Updates the text of a reply.",
      keywords: ["reword", "answer", "response", "discussion", "thread", "resolve"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          fields: commentsListParamsFields,
          replyId: repliesGetParamsReplyId,
          content: { description: "The new text, as plain text." },
        },
      },
      isGraphql: false,
    },
    "replies.delete": {
      description: "Deletes a reply with its text. This cannot be undone.",
      keywords: ["take back", "answer", "response", "discussion", "thread", "resolve"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          commentId: commentsGetParamsCommentId,
          replyId: repliesGetParamsReplyId,
        },
      },
      isGraphql: false,
    },
    "revisions.list": {
      description: "Lists the revisions of a file. Their content is not included.",
      keywords: [
        "older drafts",
        "version",
        "history",
        "earlier",
        "who changed",
        "older",
        "rev",
        "version history",
        "who edited",
        "previous versions",
        "last edit",
      ],
      params: {
        properties: {
          pageSize: filesListParamsPageSize,
          pageToken: filesListParamsPageToken,
          fileId: filesGetParamsFileId,
        },
      },
      record: { $ref: "#/$defs/Revision" },
      isGraphql: false,
    },
    "revisions.get": {
      description: "Gets the metadata of a revision of a file. Its content is not included.",
      keywords: ["one draft", "version", "history", "earlier", "who changed", "older", "rev"],
      params: revisionsGetParams,
      isGraphql: false,
    },
    "revisions.update": {
      description: "Updates whether a revision is kept for good or published.",
      keywords: ["keep forever", "publish", "pin", "version", "history", "earlier", "who changed", "older", "rev"],
      params: {
        properties: {
          fileId: filesGetParamsFileId,
          revisionId: revisionsGetParamsRevisionId,
          keepForever: {
            description:
              "Whether to keep the revision for good. For up to 200 revisions of a file with binary content.",
          },
          published: { description: "Whether the revision is published. For Docs, Sheets and Slides." },
          publishAuto: { description: "Whether later revisions are published as well. For Docs, Sheets and Slides." },
          publishedOutsideDomain: {
            description: "Whether people outside of the domain can see the published revision.",
          },
        },
      },
      isGraphql: false,
    },
    "revisions.delete": {
      description:
        "Deletes a revision of a file with binary content. This cannot be undone. Google refuses the last one.",
      keywords: ["drop old", "version", "history", "earlier", "who changed", "older", "rev"],
      params: revisionsGetParams,
      isGraphql: false,
    },
    "revisions.download": {
      description: "Downloads the content of a revision of a file with binary content, as a stream.",
      keywords: [
        "earlier copy",
        "old draft",
        "roll back",
        "version",
        "history",
        "earlier",
        "who changed",
        "older",
        "rev",
      ],
      params: {
        properties: {
          range_header: filesDownloadParamsRange_header,
          fileId: filesGetParamsFileId,
          revisionId: revisionsGetParamsRevisionId,
          acknowledgeAbuse: {
            description: "Whether to download content that Google identified as malware. For its owner only.",
          },
        },
      },
      isGraphql: false,
    },
    "changes.list": {
      description: "Lists the changes since a page token. The last page has `newStartPageToken` for the next time.",
      keywords: ["what is new", "feed", "recently modified", "sync", "delta", "activity"],
      params: {
        properties: {
          pageSize: filesListParamsPageSize,
          pageToken: {
            description: "A `startPageToken` for the first page, then the `nextPageToken` value of the previous page.",
          },
          driveId: { description: "ID of the shared drive to list changes of. Defaults to the user's changes." },
          includeItemsFromAllDrives: filesListParamsIncludeItemsFromAllDrives,
          supportsAllDrives: filesListParamsSupportsAllDrives,
          spaces: { description: "Comma-separated spaces: `drive`, `appDataFolder`." },
          includeRemoved: {
            description: "Whether to include removed files: deleted or no longer shared. Defaults to `true`.",
          },
          restrictToMyDrive: {
            description:
              "Whether to return only changes in My Drive, without files shared by others. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/Change" },
      isGraphql: false,
    },
    "changes_start_page_token.get": {
      description: "Gets the start page token for the current state. `changes.list` with it returns later changes.",
      keywords: ["cursor", "sync start", "bookmark", "from now on", "delta token"],
      params: {
        properties: {
          driveId: { description: "ID of the shared drive to follow. Defaults to the user's changes." },
          supportsAllDrives: filesListParamsSupportsAllDrives,
        },
      },
      isGraphql: false,
    },
    "about.get": {
      description:
        "Gets information about the user, the storage used and left in bytes, and the import and export formats.",
      keywords: ["storage left", "room", "quota", "how full", "space", "who am I", "my account"],
      params: { properties: { fields: commentsListParamsFields } },
      isGraphql: false,
    },
  },
  schemas: {
    ReturnedFields: {
      type: "string",
      description: "Fields of the file to return, such as `id,name,size`. Use `*` for all fields.",
    },
    NewFileId: {
      type: "string",
      description:
        "ID for the new file, as `generated_ids.get` returns it. A repeated call with it creates no second file.",
    },
    FileName: { type: "string", description: "The file's name. Names in a folder need not be unique." },
    FileDescription: { type: "string", description: "Short description of the file." },
    ConvertedType: {
      type: "string",
      description:
        "MIME type of the new file, such as `application/vnd.google-apps.document` to convert the content. Defaults " +
        "to the type of the content.",
    },
    Parents: {
      type: "array",
      items: { type: "string" },
      description: "ID of the parent folder, or of a shared drive. Defaults to the root of My Drive.",
      maxItems: 1,
    },
    Starred: { type: "boolean", description: "Whether the file is among the user's starred files." },
    FolderColor: {
      type: "string",
      description: "Color of a folder, as an RGB hex string. `folderColorPalette` of `about.get` lists the colors.",
      examples: ["#4986e7"],
    },
    Properties: {
      $ref: "#/$defs/PropertyValues",
      description: "Key-value pairs that every app can see. An update keeps other pairs; `null` removes one.",
    },
    AppProperties: {
      $ref: "#/$defs/PropertyValues",
      description: "Key-value pairs that only your app can see. An update keeps other pairs; `null` removes one.",
    },
    PropertyValues: {
      type: "object",
      additionalProperties: { type: ["string", "null"] },
      description: "Text values by key.",
    },
    KeepForever: {
      type: "boolean",
      description: "Whether to keep this revision for good. Google keeps up to 200 of a file.",
    },
    OcrLanguage: {
      type: "string",
      description: "Language of text in an image to convert, as an ISO 639-1 code.",
      examples: ["en"],
    },
    NewContentRestriction: {
      type: "object",
      properties: {
        readOnly: { type: "boolean", description: "Whether the content, the title and comments are locked." },
        reason: { type: "string", description: "Reason for the lock." },
        ownerRestricted: { type: "boolean", description: "Whether only the file's owner can change the lock." },
      },
      required: ["readOnly"],
      description: "A lock on the content of a file.",
    },
    ThemeId: {
      type: "string",
      description: "ID of the theme, as `driveThemes` of `about.get` lists it. Sets color and background.",
    },
    NewBackground: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of an image file in Drive." },
        xCoordinate: { type: "number", description: "Left edge of the crop, from 0 to 1 of the image's width." },
        yCoordinate: { type: "number", description: "Top edge of the crop, from 0 to 1 of the image's height." },
        width: { type: "number", description: "Width of the crop, from 0 to 1 of the image's width." },
      },
      required: ["id", "xCoordinate", "yCoordinate", "width"],
      description: "An image file and its crop.",
    },
    NewRestrictions: {
      type: "object",
      properties: {
        adminManagedRestrictions: {
          type: "boolean",
          description: "Whether only administrators can change these limits.",
        },
        copyRequiresWriterPermission: {
          type: "boolean",
          description: "Whether readers and commenters can neither copy, print nor download content.",
        },
        domainUsersOnly: { type: "boolean", description: "Whether only users of the domain can access content." },
        driveMembersOnly: { type: "boolean", description: "Whether only members can access content." },
        sharingFoldersRequiresOrganizerPermission: {
          type: "boolean",
          description: "Whether only organizers can share folders.",
        },
      },
      description: "Limits that apply to a shared drive and its items.",
    },
    PermissionId: { type: "string", description: "ID of the permission, as `permissions.list` returns it." },
    Role: {
      type: "string",
      description:
        "Role of the grantee. `owner` is for files in My Drive, `organizer` and `fileOrganizer` are for shared " +
        "drives.",
      enum: ["owner", "organizer", "fileOrganizer", "writer", "commenter", "reader"],
      examples: ["reader"],
    },
    Expiration: {
      type: "string",
      format: "date-time",
      description: "Time when the permission ends, within a year. For users and groups.",
    },
    PendingOwner: {
      type: "boolean",
      description: "Whether to ask the user to become the owner, with role `writer`. For personal accounts.",
    },
    TransferOwnership: {
      type: "boolean",
      description:
        "Whether to make the grantee the owner, and the current owner a writer. Required as `true` for role `owner`.",
    },
    ReplyId: { type: "string", description: "ID of the reply, as `replies.list` or its comment returns it." },
    RevisionId: { type: "string", description: "ID of the revision, as `revisions.list` returns it." },
    NewQuote: {
      type: "object",
      properties: {
        mimeType: { type: "string", description: "MIME type of the part." },
        value: { type: "string", description: "The part, as plain text." },
      },
      required: ["value"],
      description: "A part of a file.",
    },
    FileId: { type: "string", description: "ID of the file, as `files.list` returns it or as in the file's URL." },
    DriveId: { type: "string", description: "ID of the shared drive, as `drives.list` returns it." },
    CommentId: { type: "string", description: "ID of the comment, as `comments.list` returns it." },
    FromAllDrives: {
      type: "boolean",
      description: "Whether to include items from shared drives. Requires `supportsAllDrives` set to `true`.",
    },
    AllDrives: {
      type: "boolean",
      description: "Whether to support shared drives. Must be `true` to access their items.",
    },
    DomainAdmin: { type: "boolean", description: "Whether to make the request as a domain administrator." },
    IncludeDeleted: {
      type: "boolean",
      description: "Whether to include deleted ones, without their content. Defaults to `false`.",
      default: false,
    },
    AllFields: {
      type: "string",
      description: "Comma-separated fields to return. Defaults to all fields.",
      default: "*",
    },
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
        inheritedPermissionsDisabled: {
          type: ["boolean", "null"],
          description: "Whether permissions of folders above do not apply to the folder.",
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
    GeneratedIds: {
      type: "object",
      properties: {
        ids: { type: "array", items: { type: "string" }, description: "IDs for new files, each for one." },
        space: { type: ["string", "null"], description: "The space of the new files." },
        kind: { type: ["string", "null"], description: "The object type, always drive#generatedIds." },
      },
      required: ["ids"],
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
          description: "Whether the user may create Team Drives. Deprecated: use canCreateDrives instead.",
          deprecated: true,
        },
        teamDriveThemes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Theme" },
          description: "The themes for Team Drives. Deprecated: use driveThemes instead.",
          deprecated: true,
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
})
