// Generated from definitions/box.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/box.ts'

const filesGetParamsId = { description: "ID of the file, as `folder_items.list` or `items.api_search` returns it." }
const filesGetParamsBoxapi = {
  description:
    "Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and the " +
    "password.",
}
const filesCreateParamsFields = {
  description: "Fields to return besides `type` and `id`. Defaults to the standard fields.",
}
const filesCreateParamsContent_md5 = { description: "SHA-1 hash of the content, which Box uses to verify the upload." }
const filesCreateParamsAttributesParent = { id: { description: "ID of the folder. `0` is the root folder." } }
const filesUpdateParamsIf_match = {
  description: "`etag` of the item when you last read it. Fails if the item has changed since.",
}
const filesUpdateParamsParent = {
  id: { description: "ID of the folder. `0` is the root folder." },
  user_id: { description: "ID of the user to make the owner." },
}
const filesUpdateParamsShared_linkAccess = {
  description: "People who can open the shared link: anyone with the link, users of the enterprise, or collaborators.",
}
const filesUpdateParamsShared_linkPassword = {
  description: "Password for the shared link. `null` removes the password. Requires `access` to be `open`.",
}
const filesUpdateParamsShared_linkVanity_name = {
  description: "Custom name in the URL of the shared link, at least 12 characters.",
}
const filesUpdateParamsTags = { description: "Tags of the item. Replaces the current tags." }
const filesUpdateParamsCollections = {
  items: { properties: { id: { description: "ID of the collection." } } },
  description: "Collections of the item, such as the favorites. Replaces the current collections; `null` removes all.",
}
const file_versionsListParamsLimit = {
  description: "Maximum number of records per page, 1 to 1,000. Defaults to 100.",
}
const file_versionsListParamsOffset = { description: "Number of records to skip, up to 10,000. Defaults to 0." }
const file_versionsListParams = {
  properties: {
    limit: file_versionsListParamsLimit,
    offset: file_versionsListParamsOffset,
    file_id: filesGetParamsId,
    fields: filesCreateParamsFields,
  },
}
const file_versionsGetParamsId = { description: "ID of the version, as `file_versions.list` returns it." }
const foldersCreateParamsFolder_upload_email = {
  access: { description: "People who can send files to the folder by email: anyone, or collaborators." },
}
const folder_itemsListParamsMarker = {
  description: "Marker of the page to return: `next_marker` in the metadata of the previous page.",
}
const folder_itemsListRecord = {
  anyOf: [{ $ref: "#/$defs/File" }, { $ref: "#/$defs/Folder" }, { $ref: "#/$defs/WebLink" }],
}
const web_linksGetParamsId = { description: "ID of the web link, as `folder_items.list` returns it." }
const itemsApi_searchParamsCreated_at_range = {
  description: "Start and end of a time range, as RFC 3339 timestamps. An empty string leaves that end open.",
  examples: [["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"]],
}
const collectionsListParams = {
  properties: {
    limit: file_versionsListParamsLimit,
    offset: file_versionsListParamsOffset,
    fields: filesCreateParamsFields,
  },
}
const trashed_filesGetParamsId = { description: "ID of the file, as `trash_items.list` returns it." }
const trashed_foldersGetParamsId = { description: "ID of the folder, as `trash_items.list` returns it." }
const commentsGetParamsId = { description: "ID of the comment, as `comments.list` returns it." }
const collaborationsGetParamsId = {
  description: "ID of the collaboration, as `folder_collaborations.list` returns it.",
}
const collaborationsCreateParamsCan_view_path = {
  description: "Whether the collaborator can see the path of parent folders. For folders only.",
}
const tasksGetParamsId = { description: "ID of the task, as `tasks.list` returns it." }
const tasksGetParams = { properties: { id: tasksGetParamsId } }
const tasksCreateParamsMessage = { description: "Message of the task, which tells assignees what to do." }
const task_assignmentsGetParamsId = {
  description: "ID of the task assignment, as `task_assignments.list` returns it.",
}
const task_assignmentsGetParams = { properties: { id: task_assignmentsGetParamsId } }
const file_metadataListParamsView = {
  description: "View of the metadata. `hydrated` returns taxonomy values with their labels.",
}
const file_metadataGetParamsScope = {
  description: "Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise.",
}
const file_metadataGetParamsTemplate_key = {
  description:
    "Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values without " +
    "a template.",
}
const usersGetParamsId = { description: "ID of the user, as `users.list` returns it." }
const usersCreateParamsRole = { description: "Role of the user. `coadmin` makes the user an administrator." }
const usersCreateParamsLanguage = { description: "Language of the user, such as `en`.", examples: ["en"] }
const usersCreateParamsTimezone = {
  description: "Time zone of the user, such as `Europe/Berlin`.",
  examples: ["Europe/Berlin"],
}
const usersCreateParamsSpace_amount = { description: "Storage quota of the user in bytes. `-1` sets no limit." }
const usersCreateParamsTracking_codes = {
  items: {
    properties: {
      type: { description: "Always `tracking_code`." },
      name: { description: "Name of the tracking code." },
      value: { description: "Value of the tracking code." },
    },
  },
  description: "Tracking codes: values of the custom fields of the enterprise.",
}
const usersCreateParamsCan_see_managed_users = {
  description: "Whether the user can see other users of the enterprise.",
}
const usersCreateParamsIs_external_collab_restricted = {
  description: "Whether the user is prevented from collaborating with external users.",
}
const usersCreateParamsIs_exempt_from_device_limits = { description: "Whether the user is exempt from device limits." }
const usersCreateParamsIs_exempt_from_login_verification = {
  description: "Whether the user is exempt from two-factor authentication.",
}
const groupsGetParamsId = { description: "ID of the group, as `groups.list` returns it." }
const groupsCreateParamsProvenance = { description: "Source system of the group, such as Active Directory." }
const groupsCreateParamsInvitability_level = { description: "Users who can invite the group to collaborate." }
const groupsCreateParamsMember_viewability_level = { description: "Users who can view the members of the group." }
const group_membershipsGetParamsId = {
  description: "ID of the group membership, as `group_memberships.list` returns it.",
}
const group_membershipsCreateParamsRole = {
  description: "Role of the user in the group. `admin` can manage the group.",
}
const group_membershipsCreateParamsConfigurable_permissions = {
  description: "Permissions of a group administrator. `null` grants all permissions.",
}
const schemasFolderRefId = { type: "string", description: "ID of the folder. `0` is the root folder." }
const schemasNewFileContent_modified_at = {
  type: "string",
  format: "date-time",
  description: "Time when the content was last modified.",
}
const schemasNewSharedLinkAccess = {
  type: "string",
  description: "People who can open the shared link: anyone with the link, users of the enterprise, or collaborators.",
  enum: ["open", "company", "collaborators"],
}
const schemasNewSharedLinkPassword = {
  type: ["string", "null"],
  description: "Password for the shared link. `null` removes the password. Requires `access` to be `open`.",
  minLength: 8,
}
const schemasNewSharedLinkVanity_name = {
  type: "string",
  description: "Custom name in the URL of the shared link, at least 12 characters.",
}
const schemasNewSharedLinkUnshared_at = {
  type: "string",
  format: "date-time",
  description: "Time when the shared link expires.",
}
const schemasFolderItemsEntriesItemsAnyOf = [
  { $ref: "#/$defs/FileMini" },
  { $ref: "#/$defs/FolderMini" },
  { $ref: "#/$defs/WebLinkMini" },
]
export default describedKind(kind, {
  category: "file storage",
  support: "community",
  docs: "https://developer.box.com/reference/",
  basis: {
    version: "API 2.0, version 2024.0",
    date: "2026-11-23",
    compared: "Box's OpenAPI description 2024.0 of 2026-06-29",
    recorded: {
      read: 32,
      valid: 32,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/box/tests",
    },
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/box/box-openapi/main/openapi/openapi.json" },
      { type: "changelog", url: "https://developer.box.com/changelog/" },
    ],
    missing:
      "Uploads of more than 50 MB, thumbnails, file requests, webhooks, locks of folders, watermarks, metadata of " +
      "folders, templates that are made, retention, legal holds, Box Sign, hubs and all of Box AI but questions.",
  },
  sunset: {
    version: "2024.0",
    date: "none",
    docs: "https://developer.box.com/guides/api-calls/api-versioning-strategy",
    read: "2026-11-29",
  },
  description:
    "Files and versions, folders, web links, shared links, trash, comments, collaborations, tasks, metadata, users " +
    "and groups of a Box account.",
  config: {
    properties: {
      as_user: { description: "ID of the user that an enterprise app acts as. Defaults to the app's service account." },
      subject_type: {
        description:
          "For enterprise apps: whether `subject_id` is the ID of the enterprise, for the service account, or of a " +
          "user.",
      },
    },
  },
  auth: {
    oauth: {
      description:
        "Use the client ID and secret of a platform app with user authentication, created in the Box developer " +
        "console.",
    },
    client_credentials: {
      description:
        "Create an app with server authentication (client credentials grant) in the developer console. An " +
        "administrator of the enterprise has to authorize it.",
      credentials: {
        properties: {
          subject_id: {
            description: "ID of the enterprise or of a user, as the setting `subject_type` says.",
            title: "Enterprise ID or user ID",
          },
        },
      },
    },
    jwt: {
      description:
        "Create an app with server authentication (JWT) in the developer console. Its configuration file contains " +
        "these values.",
      credentials: {
        properties: {
          client_id: { description: "Value of `clientID` in the configuration file." },
          client_secret: { description: "Value of `clientSecret` in the configuration file." },
          public_key_id: { description: "Value of `publicKeyID` in the configuration file." },
          private_key: { description: "Value of `privateKey` in the configuration file." },
          passphrase: {
            description: "Value of `passphrase` in the configuration file, which decrypts the private key.",
          },
          subject_id: {
            description: "Value of `enterpriseID` in the configuration file, or the ID of a user.",
            title: "Enterprise ID or user ID",
          },
        },
      },
    },
    token: {
      description:
        "Use a developer token from the developer console, which expires after an hour, or the token of a limited " +
        "access app.",
      credentials: { properties: { token: { description: "Access token of the app." } } },
    },
  },
  entities: {
    files: { description: "A file.", refs: {} },
    file_versions: { description: "A past version of a file.", refs: {} },
    folders: { description: "A folder. The root folder has the ID `0`.", refs: {} },
    folder_items: { description: "A file, folder or web link in a folder.", refs: {} },
    web_links: { description: "A web link: a bookmark to a web page, stored in a folder.", refs: {} },
    shared_items: { description: "A file, folder or web link that a shared link points to.", refs: {} },
    items: { description: "A file, folder or web link found by search.", refs: {} },
    recent_items: { description: "An item that the user opened or changed recently.", refs: {} },
    collections: {
      description: "A collection of the user's items. Box supports only the favorites collection.",
      refs: {},
    },
    collection_items: { description: "An item in a collection.", refs: {} },
    trash_items: { description: "An item in the trash.", refs: {} },
    trashed_files: { description: "A file in the trash.", refs: {} },
    trashed_folders: { description: "A folder in the trash.", refs: {} },
    comments: { description: "A comment on a file.", refs: {} },
    collaborations: { description: "A collaboration: the access of a user or group to a file or folder.", refs: {} },
    file_collaborations: { description: "A collaboration on a file.", refs: {} },
    folder_collaborations: {
      description: "A collaboration: a user or group with access to a folder, and their role.",
      refs: {},
    },
    tasks: { description: "A task on a file.", refs: {} },
    task_assignments: { description: "An assignment of a task to a user.", refs: {} },
    file_metadata: {
      description: "A metadata instance on a file: the fields of a metadata template with their values.",
      refs: {},
    },
    metadata_templates: {
      description: "A metadata template, which defines the fields of metadata.",
      search: {
        id: { type: "string" },
        scope: { type: "string" },
        templateKey: { type: "string" },
        displayName: { type: "string" },
        hidden: { type: "boolean" },
      },
      hit: { title: [["displayName"]], text: [["templateKey"]] },
      refs: {},
    },
    users: {
      description: "A user of the enterprise.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        login: { type: "string" },
        status: { type: "string" },
        job_title: { type: "string" },
        phone: { type: "string" },
        address: { type: "string" },
        language: { type: "string" },
        timezone: { type: "string" },
        created_at: { type: "timestamp" },
        modified_at: { type: "timestamp" },
        space_amount: { type: "integer" },
        space_used: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["login"], ["job_title"], ["phone"], ["address"]] },
      refs: {},
    },
    current_user: { description: "The authenticated user.", refs: {} },
    groups: {
      description: "A group of users, who can be invited together.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        group_type: { type: "string" },
        description: { type: "string" },
        provenance: { type: "string" },
        external_sync_identifier: { type: "string" },
        created_at: { type: "timestamp" },
        modified_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    group_memberships: {
      description: "A group membership: a user in a group.",
      search: {
        id: { type: "string" },
        role: { type: "string" },
        user_id: { type: "string", at: { in: "body", steps: ["user", "id"] } },
        user_name: { type: "string", at: { in: "body", steps: ["user", "name"] } },
        group_id: { type: "string", at: { in: "body", steps: ["group", "id"] } },
        group_name: { type: "string", at: { in: "body", steps: ["group", "name"] } },
        created_at: { type: "timestamp" },
        modified_at: { type: "timestamp" },
      },
      hit: { title: [["user_name"], ["group_name"]], text: [["role"]] },
      refs: { "user.id": "users.id", "group.id": "groups.id" },
    },
    user_memberships: { description: "A group membership of a user.", refs: {} },
    events: { description: "An event in the account or the enterprise.", refs: {} },
    ai_answers: { description: "An answer of Box AI to a question about files.", refs: {} },
  },
  operations: {
    "files.get": {
      description: "Gets the metadata of a file, without its content. For the content, use `files.download`.",
      keywords: [
        "size",
        "who uploaded",
        "details",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "upload",
        "attachment",
        "picture",
        "size of the file",
        "who uploaded it",
        "when was it changed",
        "share link the file",
        "file details",
      ],
      params: {
        properties: {
          id: filesGetParamsId,
          fields: {
            description: "Fields to return besides `type` and `id`. Defaults to the standard fields.",
            examples: [["id", "name", "size"]],
          },
          boxapi: filesGetParamsBoxapi,
        },
      },
      isGraphql: false,
    },
    "files.create": {
      description: "Uploads a file of up to 50 MB to a folder.",
      keywords: [
        "put",
        "save to cloud",
        "store",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "attachment",
        "picture",
        "put file the folder",
        "save to",
      ],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          content_md5: filesCreateParamsContent_md5,
          attributes: {
            properties: {
              name: { description: "Name of the file." },
              parent: { properties: filesCreateParamsAttributesParent, description: "Folder to upload the file to." },
              content_created_at: { description: "Time when the content was created." },
              content_modified_at: { description: "Time when the content was last modified." },
            },
            description: "Name of the file and the folder to upload it to.",
            examples: [{ name: "plan.pdf", parent: { id: "0" } }],
          },
          file: {
            description: "Content of the file.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.update": {
      description:
        "Updates a file: renames, moves, describes, tags, locks or shares it. Fields that you leave out keep their " +
        "value.",
      keywords: [
        "share link",
        "change name",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "upload",
        "attachment",
        "picture",
        "rename the file",
        "move the file",
        "lock the file",
        "share file by link",
        "shared link",
        "public link",
      ],
      params: {
        properties: {
          id: filesGetParamsId,
          fields: filesCreateParamsFields,
          if_match: filesUpdateParamsIf_match,
          name: { description: "New name of the file." },
          description: { description: "Description of the item." },
          parent: { properties: filesUpdateParamsParent, description: "Folder to move the file to." },
          shared_link: {
            properties: {
              access: filesUpdateParamsShared_linkAccess,
              password: filesUpdateParamsShared_linkPassword,
              vanity_name: filesUpdateParamsShared_linkVanity_name,
              unshared_at: { description: "Time when the shared link expires." },
              permissions: {
                properties: {
                  can_download: { description: "Whether the item can be downloaded." },
                  can_edit: { description: "Whether the item can be edited. For files only." },
                },
                description: "Permissions of the shared link.",
              },
            },
            description: "Shared link to create or update. `null` removes the shared link.",
            examples: [{ access: "company" }],
          },
          lock: {
            properties: {
              access: { description: "Always `lock`." },
              expires_at: { description: "Time when the lock expires." },
              is_download_prevented: { description: "Whether downloads are prevented while the file is locked." },
            },
            description: "Lock to set on the file. `null` unlocks the file.",
          },
          tags: filesUpdateParamsTags,
          collections: filesUpdateParamsCollections,
          permissions: {
            properties: {
              can_download: {
                description: "People who can download the file: anyone with the link, or users of the enterprise.",
              },
            },
            description: "People who can download the file through its shared link.",
          },
          disposition_at: {
            description: "Time until which a retention policy keeps the file. Has to be in the future.",
          },
        },
      },
      isGraphql: false,
    },
    "files.delete": {
      description:
        "Deletes a file, which moves it to the trash. If the enterprise has no trash, deletes it permanently.",
      keywords: [
        "bin",
        "throw away",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "upload",
        "attachment",
        "picture",
        "throw away the file",
        "trash the file",
      ],
      params: { properties: { id: filesGetParamsId, if_match: filesUpdateParamsIf_match } },
      isGraphql: false,
    },
    "files.download": {
      description: "Downloads the content of a file or of one of its versions, as a stream.",
      keywords: [
        "save",
        "fetch",
        "get content",
        "read",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "upload",
        "attachment",
        "picture",
        "get the file",
        "open the document",
      ],
      params: {
        properties: {
          id: filesGetParamsId,
          version: {
            description:
              "ID of the version to download, as `file_versions.list` returns it. Defaults to the latest version.",
          },
          boxapi: filesGetParamsBoxapi,
          range_header: { description: "Byte range to download, such as `bytes=0-1023`." },
        },
      },
      isGraphql: false,
    },
    "files.copy": {
      description: "Copies a file or one of its versions to a folder.",
      keywords: [
        "duplicate",
        "clone",
        "replicate",
        "same in other folder",
        "second",
        "document",
        "PDF",
        "doc",
        "spreadsheet",
        "upload",
        "attachment",
        "picture",
        "duplicate the file",
        "make a copy",
      ],
      params: {
        properties: {
          id: filesGetParamsId,
          fields: filesCreateParamsFields,
          parent: { properties: filesCreateParamsAttributesParent, description: "Folder to copy the file to." },
          name: { description: "Name of the copy. Defaults to the name of the file." },
          version: { description: "ID of the version to copy. Defaults to the latest version." },
        },
      },
      isGraphql: false,
    },
    "file_versions.list": {
      description: "Lists the past versions of a file, without the current version.",
      keywords: [
        "older drafts",
        "what changed",
        "revision",
        "earlier",
        "history",
        "previous",
        "old draft",
        "rev",
        "previous versions",
        "who changed the file",
        "version history",
      ],
      params: file_versionsListParams,
      record: { $ref: "#/$defs/FileVersion" },
      isGraphql: false,
    },
    "file_versions.get": {
      description: "Gets a past version of a file.",
      keywords: ["one revision", "revision", "earlier", "history", "previous", "old draft", "rev"],
      params: {
        properties: { file_id: filesGetParamsId, id: file_versionsGetParamsId, fields: filesCreateParamsFields },
      },
      isGraphql: false,
    },
    "file_versions.create": {
      description: "Uploads a new version of a file. The previous version stays in the list of versions.",
      keywords: [
        "upload new rev",
        "overwrite",
        "replace content",
        "update document",
        "revision",
        "earlier",
        "history",
        "old draft",
        "rev",
      ],
      params: {
        properties: {
          file_id: filesGetParamsId,
          fields: filesCreateParamsFields,
          if_match: filesUpdateParamsIf_match,
          content_md5: filesCreateParamsContent_md5,
          attributes: {
            properties: {
              name: { description: "Name of the file, unchanged or new." },
              content_modified_at: { description: "Time when the content was last modified." },
            },
            description: "Name of the file, unchanged or new.",
            examples: [{ name: "plan.pdf" }],
          },
          file: {
            description: "Content of the new version.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "file_versions.update": {
      description: "Restores a deleted version of a file.",
      keywords: ["restore revision", "undelete", "revision", "earlier", "history", "previous", "old draft", "rev"],
      params: { properties: { file_id: filesGetParamsId, id: file_versionsGetParamsId } },
      isGraphql: false,
    },
    "file_versions.delete": {
      description: "Deletes a past version of a file, which moves it to the trash.",
      keywords: ["purge revision", "drop old", "revision", "earlier", "history", "previous", "old draft", "rev"],
      params: {
        properties: { file_id: filesGetParamsId, id: file_versionsGetParamsId, if_match: filesUpdateParamsIf_match },
      },
      isGraphql: false,
    },
    "file_versions.promote": {
      description: "Promotes a past version of a file to the current version, as a copy.",
      keywords: [
        "roll back",
        "revert",
        "go back",
        "make current",
        "undo change",
        "yesterday",
        "revision",
        "earlier",
        "history",
        "previous",
        "old draft",
        "rev",
        "restore the previous version",
      ],
      params: {
        properties: { file_id: filesGetParamsId, fields: filesCreateParamsFields, id: file_versionsGetParamsId },
      },
      isGraphql: false,
    },
    "folders.get": {
      description: "Gets a folder with its first items. For all items, use `folder_items.list`.",
      keywords: ["directory details", "owner", "directory", "dir", "path", "shared space", "project space"],
      params: {
        properties: {
          id: { description: "ID of the folder. `0` is the root folder." },
          fields: filesCreateParamsFields,
          sort: { description: "Secondary sort field of the items, after their type." },
          direction: { description: "Sort direction." },
          limit: { description: "Maximum number of items to return with the folder, 1 to 1,000. Defaults to 100." },
          offset: { description: "Number of items to skip." },
          boxapi: filesGetParamsBoxapi,
        },
      },
      isGraphql: false,
    },
    "folders.create": {
      description: "Creates a folder in a parent folder.",
      keywords: [
        "mkdir",
        "new directory",
        "make directory",
        "directory",
        "dir",
        "path",
        "shared space",
        "project space",
        "make a folder",
        "new folder for",
      ],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          name: { description: "Name of the folder." },
          parent: {
            properties: filesCreateParamsAttributesParent,
            description: "Parent folder. `0` is the root folder.",
          },
          folder_upload_email: {
            properties: foldersCreateParamsFolder_upload_email,
            description: "Setting for uploads to the folder by email.",
          },
          sync_state: { description: "Whether Box Sync synchronizes the folder." },
        },
      },
      isGraphql: false,
    },
    "folders.update": {
      description:
        "Updates a folder: renames, moves, describes, tags or shares it. Fields that you leave out keep their value.",
      keywords: [
        "rename directory",
        "share link",
        "directory",
        "dir",
        "path",
        "shared space",
        "project space",
        "rename the folder",
        "move the folder",
        "share folder by link",
        "shared link the folder",
        "public link",
        "create link the folder",
      ],
      params: {
        properties: {
          id: { description: "ID of the folder. `0` is the root folder." },
          fields: filesCreateParamsFields,
          if_match: filesUpdateParamsIf_match,
          name: { description: "New name of the folder." },
          description: { description: "Description of the item." },
          parent: { properties: filesUpdateParamsParent, description: "Folder to move the folder to." },
          shared_link: {
            properties: {
              access: filesUpdateParamsShared_linkAccess,
              password: filesUpdateParamsShared_linkPassword,
              vanity_name: filesUpdateParamsShared_linkVanity_name,
              unshared_at: { description: "Time when the shared link expires." },
              permissions: {
                properties: { can_download: { description: "Whether the content of the folder can be downloaded." } },
                description: "Permissions of the shared link.",
              },
            },
            description: "Shared link to create or update. `null` removes the shared link.",
            examples: [{ access: "company" }],
          },
          folder_upload_email: {
            properties: foldersCreateParamsFolder_upload_email,
            description: "Setting for uploads to the folder by email. `null` disables them.",
          },
          tags: filesUpdateParamsTags,
          collections: filesUpdateParamsCollections,
          can_non_owners_invite: { description: "Whether users other than the owner can invite collaborators." },
          is_collaboration_restricted_to_enterprise: {
            description: "Whether collaborators are restricted to users of the enterprise.",
          },
          can_non_owners_view_collaborators: {
            description: "Whether users other than the owner can view the collaborators.",
          },
          sync_state: { description: "Whether Box Sync synchronizes the folder." },
        },
      },
      isGraphql: false,
    },
    "folders.delete": {
      description:
        "Deletes a folder, which moves it to the trash. If the enterprise has no trash, deletes it permanently.",
      keywords: [
        "bin directory",
        "throw away",
        "rmdir",
        "directory",
        "dir",
        "path",
        "shared space",
        "project space",
        "remove the folder",
        "throw out the folder",
      ],
      params: {
        properties: {
          id: { description: "ID of the folder. `0` is the root folder." },
          recursive: {
            description: "Whether to delete the content of the folder as well. Otherwise, the folder has to be empty.",
          },
          if_match: filesUpdateParamsIf_match,
        },
      },
      isGraphql: false,
    },
    "folders.copy": {
      description: "Copies a folder and its content to another folder.",
      keywords: [
        "duplicate directory",
        "clone",
        "replicate",
        "same structure",
        "directory",
        "dir",
        "path",
        "shared space",
        "project space",
      ],
      params: {
        properties: {
          id: { description: "ID of the folder. `0` is the root folder." },
          fields: filesCreateParamsFields,
          parent: { properties: filesCreateParamsAttributesParent, description: "Folder to copy the folder to." },
          name: { description: "Name of the copy. Defaults to the name of the folder." },
        },
      },
      isGraphql: false,
    },
    "folder_items.list": {
      description: "Lists the files, folders and web links in a folder. `0` is the root folder.",
      keywords: [
        "contents",
        "ls",
        "directory listing",
        "documents in",
        "browse",
        "tree",
        "what in the folder",
        "files in",
        "contents of the folder",
        "subfolders",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          folder_id: { description: "ID of the folder. `0` is the root folder." },
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
          sort: { description: "Secondary sort field, after the type. Not supported for the root folder." },
          direction: { description: "Sort direction." },
          boxapi: filesGetParamsBoxapi,
        },
      },
      record: folder_itemsListRecord,
      isGraphql: false,
    },
    "web_links.get": {
      description: "Gets a web link.",
      keywords: ["URL details", "bookmark", "URL", "shortcut", "hyperlink", "web address", "website"],
      params: { properties: { id: web_linksGetParamsId, boxapi: filesGetParamsBoxapi } },
      isGraphql: false,
    },
    "web_links.create": {
      description: "Creates a web link in a folder.",
      keywords: ["save URL", "add bookmark", "bookmark", "URL", "shortcut", "hyperlink", "web address", "website"],
      params: {
        properties: {
          url: { description: "URL of the web page." },
          parent: { properties: filesCreateParamsAttributesParent, description: "Folder to create the web link in." },
          name: { description: "Name of the web link. Defaults to its URL." },
          description: { description: "Description of the web link." },
        },
      },
      isGraphql: false,
    },
    "web_links.update": {
      description: "Updates a web link: changes, moves or shares it.",
      keywords: ["change URL", "rename bookmark", "bookmark", "URL", "shortcut", "hyperlink", "web address", "website"],
      params: {
        properties: {
          id: web_linksGetParamsId,
          url: { description: "URL of the web page." },
          parent: { properties: filesUpdateParamsParent, description: "Folder to move the web link to." },
          name: { description: "New name of the web link." },
          description: { description: "Description of the web link." },
          shared_link: {
            properties: {
              access: { description: "People who can open the shared link." },
              password: { description: "Password for the shared link. `null` removes the password." },
              vanity_name: { description: "Custom name in the URL of the shared link." },
              unshared_at: { description: "Time when the shared link expires." },
            },
            description: "Shared link to create or update.",
          },
        },
      },
      isGraphql: false,
    },
    "web_links.delete": {
      description: "Deletes a web link.",
      keywords: ["remove bookmark", "bookmark", "URL", "shortcut", "hyperlink", "web address", "website"],
      params: { properties: { id: web_linksGetParamsId } },
      isGraphql: false,
    },
    "shared_items.get": {
      description: "Gets the file, folder or web link that a shared link points to.",
      keywords: ["share link", "shared URL", "who sent link", "open link", "public link", "resolve link"],
      params: { properties: { boxapi: filesGetParamsBoxapi, fields: filesCreateParamsFields } },
      record: folder_itemsListRecord,
      isGraphql: false,
    },
    "items.api_search": {
      description:
        "Searches files, folders and web links by keywords in their name, text, description, comments and tags, or " +
        "by metadata.",
      keywords: [
        "look for document",
        "find PDF",
        "full text",
        "where is",
        "which mention",
        "containing word",
        "find the file",
        "where is the document",
        "search for a contract",
        "look for the pdf",
        "files named",
        "documents containing",
        "which folder",
      ],
      params: {
        properties: {
          query: {
            description:
              "Search keywords. Supports `\" \"` around an exact phrase, and `AND`, `OR` and `NOT` between keywords.",
            examples: ["plan"],
          },
          type: { description: "Filters by item type." },
          scope: {
            description:
              "Search scope: content that the user can access or, for administrators with that scope, all content of " +
              "the enterprise. Defaults to `user_content`.",
          },
          content_types: { description: "Parts of the item in which to search for the keywords." },
          file_extensions: {
            description: "Filters to files with these extensions, without dots.",
            examples: [["pdf", "docx"]],
          },
          ancestor_folder_ids: { description: "Filters to items in these folders and their subfolders, by folder ID." },
          owner_user_ids: { description: "Filters by owner: IDs of users." },
          recent_updater_user_ids: { description: "Filters to items that these users updated last, by user ID." },
          created_at_range: itemsApi_searchParamsCreated_at_range,
          updated_at_range: itemsApi_searchParamsCreated_at_range,
          size_range: {
            description: "Filters by file size: the minimum and maximum number of bytes.",
            examples: [[1000000, 5000000]],
          },
          trash_content: { description: "Whether to search items in the trash. Defaults to `non_trashed_only`." },
          deleted_user_ids: {
            description:
              "Filters to items that these users deleted, by user ID. Requires `trash_content` to be `trashed_only`.",
          },
          deleted_at_range: itemsApi_searchParamsCreated_at_range,
          mdfilters: {
            items: {
              properties: {
                scope: {
                  description:
                    "Scope of the template: `global`, `enterprise`, or `enterprise_` followed by the enterprise ID.",
                },
                templateKey: { description: "Key of the metadata template." },
                filters: { description: "Values to match, by field key. Use `gt` and `lt` for numbers and dates." },
              },
            },
            description: "Filters by values of a metadata template.",
            examples: [[{ scope: "enterprise", templateKey: "contract", filters: { category: "online" } }]],
          },
          sort: { description: "Sort field. Defaults to `relevance`." },
          direction: { description: "Sort direction. Defaults to `DESC`." },
          fields: filesCreateParamsFields,
          limit: { description: "Maximum number of records per page, 1 to 200. Defaults to 30." },
          offset: file_versionsListParamsOffset,
        },
      },
      record: folder_itemsListRecord,
      isGraphql: false,
    },
    "recent_items.list": {
      description: "Lists recent items: what the user opened or changed in the last 90 days, 1,000 items at most.",
      keywords: [
        "lately",
        "last used",
        "history",
        "worked on",
        "yesterday",
        "latest documents",
        "what I open last",
        "recently used files",
        "what I worked on",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
        },
      },
      record: { $ref: "#/$defs/RecentItem" },
      isGraphql: false,
    },
    "collections.list": {
      description: "Lists the user's collections, which consist of the favorites.",
      keywords: ["starred", "bookmarked", "pinned", "hub", "my set"],
      params: collectionsListParams,
      record: { $ref: "#/$defs/Collection" },
      isGraphql: false,
    },
    "collection_items.list": {
      description: "Lists the items in a collection, such as the favorites.",
      keywords: ["starred documents", "bookmarked", "pinned", "what I marked", "saved"],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          offset: file_versionsListParamsOffset,
          collection_id: { description: "ID of the collection, as `collections.list` returns it." },
          fields: filesCreateParamsFields,
        },
      },
      record: folder_itemsListRecord,
      isGraphql: false,
    },
    "trash_items.list": {
      description: "Lists the files, folders and web links in the trash.",
      keywords: [
        "bin",
        "recycle",
        "deleted documents",
        "thrown away",
        "garbage",
        "recently deleted",
        "what in the trash",
        "deleted files",
        "recycle bin",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
          direction: { description: "Sort direction." },
          sort: { description: "Secondary sort field, after the type." },
        },
      },
      record: folder_itemsListRecord,
      isGraphql: false,
    },
    "trashed_files.get": {
      description: "Gets a file in the trash.",
      keywords: ["is it in bin", "bin", "recycle", "deleted document", "thrown away", "garbage"],
      params: { properties: { id: trashed_filesGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "trashed_files.update": {
      description: "Restores a file from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "untrash",
        "bin",
        "recycle",
        "deleted document",
        "thrown away",
        "garbage",
        "restore a deleted file",
        "bring back the file",
      ],
      params: {
        properties: {
          id: trashed_filesGetParamsId,
          fields: filesCreateParamsFields,
          name: { description: "New name of the file." },
          parent: {
            properties: filesCreateParamsAttributesParent,
            description: "Folder to restore the file to if its original folder no longer exists.",
          },
        },
      },
      isGraphql: false,
    },
    "trashed_files.delete": {
      description: "Deletes a file in the trash permanently. This cannot be undone.",
      keywords: [
        "purge",
        "for good",
        "empty bin",
        "shred",
        "bin",
        "recycle",
        "deleted document",
        "thrown away",
        "garbage",
      ],
      params: { properties: { id: trashed_filesGetParamsId } },
      isGraphql: false,
    },
    "trashed_folders.get": {
      description: "Gets a folder in the trash.",
      keywords: ["is it in bin", "bin", "recycle", "deleted directory", "thrown away", "garbage"],
      params: { properties: { id: trashed_foldersGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "trashed_folders.update": {
      description: "Restores a folder and its content from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "untrash",
        "bin",
        "recycle",
        "deleted directory",
        "thrown away",
        "garbage",
      ],
      params: {
        properties: {
          id: trashed_foldersGetParamsId,
          fields: filesCreateParamsFields,
          name: { description: "New name of the folder." },
          parent: {
            properties: filesCreateParamsAttributesParent,
            description: "Folder to restore the folder to if its original parent folder no longer exists.",
          },
        },
      },
      isGraphql: false,
    },
    "trashed_folders.delete": {
      description: "Deletes a folder in the trash and its content permanently. This cannot be undone.",
      keywords: ["purge", "for good", "empty bin", "bin", "recycle", "deleted directory", "thrown away", "garbage"],
      params: { properties: { id: trashed_foldersGetParamsId } },
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the comments on a file.",
      keywords: ["what people say", "remark", "note", "feedback", "discussion", "mention", "annotation"],
      params: file_versionsListParams,
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.get": {
      description: "Gets a comment.",
      keywords: ["read remark", "remark", "note", "feedback", "discussion", "mention", "annotation"],
      params: { properties: { id: commentsGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a file, or a reply to a comment.",
      keywords: [
        "leave remark",
        "say",
        "annotate",
        "remark",
        "note",
        "feedback",
        "discussion",
        "mention",
        "annotation",
      ],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          item: {
            properties: {
              id: { description: "ID of the file or comment." },
              type: { description: "Type of the item: a file or a comment." },
            },
            description: "File to comment on, or comment to reply to.",
            examples: [{ id: "11446498", type: "file" }],
          },
          message: { description: "Text of the comment." },
          tagged_message: {
            description: "Text of the comment with mentions, such as `@[1234:Ada]`. Replaces `message`.",
          },
        },
      },
      isGraphql: false,
    },
    "comments.update": {
      description: "Updates the text of a comment.",
      keywords: ["reword", "remark", "note", "feedback", "discussion", "mention", "annotation"],
      params: {
        properties: {
          id: commentsGetParamsId,
          fields: filesCreateParamsFields,
          message: { description: "New text of the comment." },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment.",
      keywords: ["take back", "remark", "note", "feedback", "discussion", "mention", "annotation"],
      params: { properties: { id: commentsGetParamsId } },
      isGraphql: false,
    },
    "collaborations.list": {
      description:
        "Lists the user's pending collaboration invitations. For the collaborations of an item, use " +
        "`file_collaborations.list` or `folder_collaborations.list`.",
      keywords: ["pending invites", "access", "share", "permission", "invite", "collaborator", "who can see", "guest"],
      params: collectionsListParams,
      record: { $ref: "#/$defs/Collaboration" },
      isGraphql: false,
    },
    "collaborations.get": {
      description: "Gets a collaboration.",
      keywords: ["which rights", "access", "share", "permission", "invite", "collaborator", "who can see", "guest"],
      params: { properties: { id: collaborationsGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "collaborations.create": {
      description: "Creates a collaboration: invites a user or group to a file or folder.",
      keywords: [
        "let in",
        "give access",
        "share with",
        "grant",
        "access",
        "share",
        "permission",
        "collaborator",
        "who can see",
        "guest",
        "share the folder with",
        "invite to the folder",
        "add as editor",
        "let somebody view",
        "view only access",
        "give the client access",
      ],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          notify: { description: "Whether to notify the collaborator by email." },
          item: {
            properties: {
              id: { description: "ID of the file or folder." },
              type: { description: "Type of the item: a file or a folder." },
            },
            description: "File or folder to collaborate on.",
            examples: [{ id: "11446498", type: "folder" }],
          },
          accessible_by: {
            properties: {
              type: { description: "Type of the collaborator: a user or a group." },
              id: { description: "ID of the user or group. Not required with `login`." },
              login: { description: "Email address of a user. Use in place of `id`." },
            },
            description: "User or group to invite.",
            examples: [{ type: "user", login: "ada@example.com" }],
          },
          role: { description: "Role of the collaborator." },
          is_access_only: {
            description: "Whether the item is accessible but hidden from the collaborator's list of files.",
          },
          can_view_path: collaborationsCreateParamsCan_view_path,
          expires_at: { description: "Time when the collaboration expires." },
        },
      },
      isGraphql: false,
    },
    "collaborations.update": {
      description: "Updates the role of a collaboration, or accepts or rejects an invitation.",
      keywords: [
        "change rights",
        "make editor",
        "viewer",
        "access",
        "share",
        "permission",
        "invite",
        "collaborator",
        "who can see",
        "guest",
        "change to viewer",
        "change the access level",
      ],
      params: {
        properties: {
          id: collaborationsGetParamsId,
          role: { description: "Role of the collaborator. `owner` transfers ownership of the item." },
          status: { description: "Response to the invitation. Can be set only by the invited user." },
          expires_at: { description: "Time when the collaboration expires." },
          can_view_path: collaborationsCreateParamsCan_view_path,
        },
      },
      isGraphql: false,
    },
    "collaborations.delete": {
      description: "Deletes a collaboration, which ends the collaborator's access.",
      keywords: [
        "revoke",
        "unshare",
        "kick out",
        "remove access",
        "share",
        "permission",
        "invite",
        "who can see",
        "guest",
        "stop sharing with",
        "kick out the folder",
      ],
      params: { properties: { id: collaborationsGetParamsId } },
      isGraphql: false,
    },
    "file_collaborations.list": {
      description: "Lists the collaborations on a file, including pending invitations.",
      keywords: [
        "who has access",
        "permissions",
        "shared with",
        "perms",
        "collaborators",
        "rights",
        "who access the file",
        "who can see file",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          file_id: filesGetParamsId,
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
        },
      },
      record: { $ref: "#/$defs/Collaboration" },
      isGraphql: false,
    },
    "folder_collaborations.list": {
      description:
        "Lists the collaborations on a folder, the users and groups with access, including pending invitations.",
      keywords: [
        "who has access",
        "permissions",
        "shared with",
        "perms",
        "collaborators",
        "rights",
        "who access the folder",
        "who can see folder",
        "people on the folder",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          folder_id: { description: "ID of the folder. `0` is the root folder." },
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
        },
      },
      record: { $ref: "#/$defs/Collaboration" },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists the tasks on a file.",
      keywords: ["pending reviews", "to-do", "review", "approval", "please check", "sign off", "due date"],
      params: { properties: { file_id: filesGetParamsId } },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with its assignments.",
      keywords: ["review status", "to-do", "review", "approval", "please check", "sign off", "due date"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task on a file. To assign it to a user, use `task_assignments.create`.",
      keywords: [
        "ask to review",
        "request approval",
        "hand out",
        "to-do",
        "review",
        "approval",
        "please check",
        "sign off",
        "due date",
        "ask somebody review file",
        "request approval a document",
      ],
      params: {
        properties: {
          item: {
            properties: { id: { description: "ID of the file." }, type: { description: "Always `file`." } },
            description: "File to create the task on.",
            examples: [{ id: "11446498", type: "file" }],
          },
          action: {
            description:
              "Whether the task is to review and approve the file, or to complete work. Defaults to `review`.",
          },
          message: tasksCreateParamsMessage,
          due_at: { description: "Time when the task is due." },
          completion_rule: {
            description:
              "Whether all assignees or any one assignee has to complete the task. Defaults to `all_assignees`.",
          },
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Updates a task.",
      keywords: [
        "move deadline",
        "change message",
        "to-do",
        "review",
        "approval",
        "please check",
        "sign off",
        "due date",
      ],
      params: {
        properties: {
          id: tasksGetParamsId,
          action: { description: "Whether the task is to review and approve the file, or to complete work." },
          message: tasksCreateParamsMessage,
          due_at: { description: "Time when the task is due." },
          completion_rule: { description: "Whether all assignees or any one assignee has to complete the task." },
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task.",
      keywords: ["call off review", "to-do", "review", "approval", "please check", "sign off", "due date"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "task_assignments.list": {
      description: "Lists the assignments of a task.",
      keywords: ["who was asked", "assignee", "reviewer", "approver", "who must", "to-do"],
      params: { properties: { task_id: tasksGetParamsId } },
      record: { $ref: "#/$defs/TaskAssignment" },
      isGraphql: false,
    },
    "task_assignments.get": {
      description: "Gets a task assignment.",
      keywords: ["has reviewed", "assignee", "reviewer", "approver", "who must", "to-do"],
      params: task_assignmentsGetParams,
      isGraphql: false,
    },
    "task_assignments.create": {
      description: "Creates a task assignment: assigns a task to a user.",
      keywords: ["hand to", "ask colleague", "assignee", "reviewer", "approver", "who must", "to-do"],
      params: {
        properties: {
          task: {
            properties: { id: { description: "ID of the task." }, type: { description: "Always `task`." } },
            description: "Task to assign.",
            examples: [{ id: "11446498", type: "task" }],
          },
          assign_to: {
            properties: {
              id: { description: "ID of the user. Not required with `login`." },
              login: { description: "Email address of the user. Use in place of `id`." },
            },
            description: "User to assign the task to, by ID or login.",
            examples: [{ login: "ada@example.com" }],
          },
        },
      },
      isGraphql: false,
    },
    "task_assignments.update": {
      description: "Updates a task assignment: completes, approves or rejects it, or changes its message.",
      keywords: ["sign off", "assignee", "reviewer", "approver", "who must", "to-do"],
      params: {
        properties: {
          id: task_assignmentsGetParamsId,
          resolution_state: {
            description:
              "State of the assignment: `completed` for tasks to complete, `approved` or `rejected` for tasks to " +
              "review.",
          },
          message: { description: "Message of the assignee." },
        },
      },
      isGraphql: false,
    },
    "task_assignments.delete": {
      description: "Deletes a task assignment, which removes the task from the user.",
      keywords: ["unassign", "take off", "assignee", "reviewer", "approver", "who must", "to-do"],
      params: task_assignmentsGetParams,
      isGraphql: false,
    },
    "file_metadata.list": {
      description: "Lists the metadata instances of a file.",
      keywords: ["which attributes", "properties", "attributes", "custom fields", "tags", "labels", "classification"],
      params: { properties: { file_id: filesGetParamsId, view: file_metadataListParamsView } },
      record: { $ref: "#/$defs/Metadata" },
      isGraphql: false,
    },
    "file_metadata.get": {
      description: "Gets the metadata instance of a template on a file.",
      keywords: ["one attribute set", "properties", "attributes", "custom fields", "tags", "labels", "classification"],
      params: {
        properties: {
          file_id: filesGetParamsId,
          scope: file_metadataGetParamsScope,
          template_key: file_metadataGetParamsTemplate_key,
          view: file_metadataListParamsView,
        },
      },
      isGraphql: false,
    },
    "file_metadata.create": {
      description: "Creates a metadata instance on a file, with the fields of a metadata template.",
      keywords: [
        "add attributes",
        "classify",
        "properties",
        "attributes",
        "custom fields",
        "tags",
        "labels",
        "classification",
      ],
      params: {
        properties: {
          file_id: filesGetParamsId,
          scope: file_metadataGetParamsScope,
          template_key: file_metadataGetParamsTemplate_key,
          values: { description: "Values by field key.", examples: [{ status: "active" }] },
        },
      },
      isGraphql: false,
    },
    "file_metadata.update": {
      description: "Updates values of a metadata instance on a file with JSON Patch operations.",
      keywords: ["change attributes", "properties", "attributes", "custom fields", "tags", "labels", "classification"],
      params: {
        properties: {
          file_id: filesGetParamsId,
          scope: file_metadataGetParamsScope,
          template_key: file_metadataGetParamsTemplate_key,
          operations: {
            items: {
              properties: {
                op: { description: "Operation to perform." },
                path: { description: "Path of the field, such as `/status`." },
                value: { description: "Value to use. For `add`, `replace` and `test`." },
                from: { description: "Path of the source field. For `move` and `copy`." },
              },
            },
            description: "JSON Patch operations. Either all or none are applied.",
            examples: [[{ op: "replace", path: "/status", value: "inactive" }]],
          },
        },
      },
      isGraphql: false,
    },
    "file_metadata.delete": {
      description: "Deletes the metadata instance of a template from a file.",
      keywords: ["remove attributes", "properties", "attributes", "custom fields", "tags", "labels", "classification"],
      params: {
        properties: {
          file_id: filesGetParamsId,
          scope: file_metadataGetParamsScope,
          template_key: file_metadataGetParamsTemplate_key,
        },
      },
      isGraphql: false,
    },
    "metadata_templates.list": {
      description: "Lists the metadata templates of the enterprise.",
      keywords: ["schema", "attribute set", "classification", "field definitions", "property template", "form"],
      params: { properties: { limit: file_versionsListParamsLimit, marker: folder_itemsListParamsMarker } },
      record: { $ref: "#/$defs/MetadataTemplate" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the enterprise. For administrators.",
      keywords: [
        "everybody",
        "licenses",
        "person",
        "colleague",
        "employee",
        "account",
        "seat",
        "staff",
        "who has an account",
      ],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          filter_term: {
            description:
              "Filters to users whose name or login starts with this text. For external users, use the whole login.",
          },
          user_type: {
            description:
              "Filters by user type: managed users of the enterprise, external users, or all. `all` and `external` " +
              "require `filter_term`.",
          },
          external_app_user_id: { description: "Filters to app users with this external ID from your system." },
          fields: filesCreateParamsFields,
          marker: folder_itemsListParamsMarker,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["who is", "person", "colleague", "employee", "account", "seat", "staff"],
      params: { properties: { id: usersGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "users.create": {
      description: "Creates a managed user of the enterprise, or an app user without a login.",
      keywords: [
        "onboard",
        "new account",
        "invite colleague",
        "person",
        "colleague",
        "employee",
        "account",
        "seat",
        "staff",
        "add an employee account",
        "new user seat",
      ],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          name: { description: "Name of the user." },
          login: { description: "Email address with which the user logs in. Required except for app users." },
          is_platform_access_only: { description: "Whether the user is an app user." },
          role: usersCreateParamsRole,
          job_title: { description: "Job title of the user." },
          phone: { description: "Phone number of the user." },
          address: { description: "Postal address of the user." },
          language: usersCreateParamsLanguage,
          timezone: usersCreateParamsTimezone,
          space_amount: usersCreateParamsSpace_amount,
          status: { description: "Status of the user account." },
          tracking_codes: usersCreateParamsTracking_codes,
          can_see_managed_users: usersCreateParamsCan_see_managed_users,
          is_sync_enabled: { description: "Whether the user can use Box Sync." },
          is_external_collab_restricted: usersCreateParamsIs_external_collab_restricted,
          is_exempt_from_device_limits: usersCreateParamsIs_exempt_from_device_limits,
          is_exempt_from_login_verification: usersCreateParamsIs_exempt_from_login_verification,
          external_app_user_id: { description: "ID of the user in your system." },
        },
      },
      isGraphql: false,
    },
    "users.update": {
      description: "Updates a user of the enterprise.",
      keywords: [
        "change role",
        "deactivate",
        "storage quota",
        "person",
        "colleague",
        "employee",
        "account",
        "seat",
        "staff",
      ],
      params: {
        properties: {
          id: usersGetParamsId,
          fields: filesCreateParamsFields,
          name: { description: "Name of the user." },
          login: {
            description: "New email address with which the user logs in. Has to be one of the user's email aliases.",
          },
          enterprise: {
            description: "`null` removes the user from the enterprise and converts the account to a free one.",
          },
          notify: { description: "Whether to notify the user by email. Applies with `enterprise`." },
          role: usersCreateParamsRole,
          job_title: { description: "Job title of the user." },
          phone: { description: "Phone number of the user." },
          address: { description: "Postal address of the user." },
          language: usersCreateParamsLanguage,
          timezone: usersCreateParamsTimezone,
          space_amount: usersCreateParamsSpace_amount,
          status: { description: "Status of the user account." },
          tracking_codes: usersCreateParamsTracking_codes,
          notification_email: {
            properties: { email: { description: "Email address for notifications." } },
            description: "Additional email address for notifications. `null` removes it.",
          },
          can_see_managed_users: usersCreateParamsCan_see_managed_users,
          is_sync_enabled: { description: "Whether the user can use Box Sync." },
          is_external_collab_restricted: usersCreateParamsIs_external_collab_restricted,
          is_exempt_from_device_limits: usersCreateParamsIs_exempt_from_device_limits,
          is_exempt_from_login_verification: usersCreateParamsIs_exempt_from_login_verification,
          is_password_reset_required: { description: "Whether the user has to reset the password." },
          external_app_user_id: { description: "ID of the user in your system." },
        },
      },
      isGraphql: false,
    },
    "users.delete": {
      description: "Deletes a user. The user cannot own any files, unless `force` is `true`.",
      keywords: ["offboard", "remove account", "person", "colleague", "employee", "account", "seat", "staff"],
      params: {
        properties: {
          id: usersGetParamsId,
          force: { description: "Whether to delete the user's files as well." },
          notify: { description: "Whether to notify the user by email." },
        },
      },
      isGraphql: false,
    },
    "current_user.get": {
      description: "Gets the authenticated user, or the service account of an app.",
      keywords: ["who am I", "me", "my account", "logged in", "profile", "my storage"],
      params: { properties: { fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "groups.list": {
      description: "Lists the groups of the enterprise. For administrators.",
      keywords: ["teams", "department", "user group", "circle", "distribution"],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          offset: file_versionsListParamsOffset,
          filter_term: { description: "Filters to groups whose name starts with this text." },
          fields: filesCreateParamsFields,
        },
      },
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "groups.get": {
      description: "Gets a group.",
      keywords: ["team details", "team", "department", "user group", "circle", "distribution"],
      params: { properties: { id: groupsGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "groups.create": {
      description: "Creates a group.",
      keywords: ["form team", "team", "department", "user group", "circle", "distribution"],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          name: { description: "Name of the group." },
          description: { description: "Description of the group." },
          provenance: groupsCreateParamsProvenance,
          external_sync_identifier: { description: "ID of the group in the source system." },
          invitability_level: groupsCreateParamsInvitability_level,
          member_viewability_level: groupsCreateParamsMember_viewability_level,
        },
      },
      isGraphql: false,
    },
    "groups.update": {
      description: "Updates a group.",
      keywords: ["rename team", "team", "department", "user group", "circle", "distribution"],
      params: {
        properties: {
          id: groupsGetParamsId,
          fields: filesCreateParamsFields,
          name: { description: "Name of the group." },
          description: { description: "Description of the group." },
          provenance: groupsCreateParamsProvenance,
          external_sync_identifier: { description: "ID of the group in the source system." },
          invitability_level: groupsCreateParamsInvitability_level,
          member_viewability_level: groupsCreateParamsMember_viewability_level,
        },
      },
      isGraphql: false,
    },
    "groups.delete": {
      description: "Deletes a group and its collaborations.",
      keywords: ["dissolve team", "team", "department", "user group", "circle", "distribution"],
      params: { properties: { id: groupsGetParamsId } },
      isGraphql: false,
    },
    "group_memberships.list": {
      description: "Lists the memberships of a group.",
      keywords: ["team roster", "who is in team", "roster", "belongs", "participants", "group people"],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          offset: file_versionsListParamsOffset,
          group_id: groupsGetParamsId,
        },
      },
      record: { $ref: "#/$defs/Membership" },
      isGraphql: false,
    },
    "group_memberships.get": {
      description: "Gets a group membership.",
      keywords: ["role in team", "who is in team", "roster", "belongs", "participants", "group people"],
      params: { properties: { id: group_membershipsGetParamsId, fields: filesCreateParamsFields } },
      isGraphql: false,
    },
    "group_memberships.create": {
      description: "Creates a group membership: adds a user to a group.",
      keywords: ["add colleague", "put in team", "who is in team", "roster", "belongs", "participants", "group people"],
      params: {
        properties: {
          fields: filesCreateParamsFields,
          user: {
            properties: { id: { description: "ID of the user." } },
            description: "User to add, by ID, as `users.list` returns it.",
            examples: [{ id: "11446498" }],
          },
          group: {
            properties: { id: { description: "ID of the group." } },
            description: "Group to add the user to, by ID, as `groups.list` returns it.",
            examples: [{ id: "255224" }],
          },
          role: group_membershipsCreateParamsRole,
          configurable_permissions: group_membershipsCreateParamsConfigurable_permissions,
        },
      },
      isGraphql: false,
    },
    "group_memberships.update": {
      description: "Updates the role of a user in a group.",
      keywords: [
        "make group admin",
        "change role",
        "who is in team",
        "roster",
        "belongs",
        "participants",
        "group people",
      ],
      params: {
        properties: {
          id: group_membershipsGetParamsId,
          fields: filesCreateParamsFields,
          role: group_membershipsCreateParamsRole,
          configurable_permissions: group_membershipsCreateParamsConfigurable_permissions,
        },
      },
      isGraphql: false,
    },
    "group_memberships.delete": {
      description: "Deletes a group membership, which removes the user from the group.",
      keywords: ["take out", "leave team", "who is in team", "roster", "belongs", "participants", "group people"],
      params: { properties: { id: group_membershipsGetParamsId } },
      isGraphql: false,
    },
    "user_memberships.list": {
      description: "Lists the group memberships of a user.",
      keywords: ["teams of person", "belongs to", "which groups", "departments", "my groups"],
      params: {
        properties: {
          limit: file_versionsListParamsLimit,
          offset: file_versionsListParamsOffset,
          user_id: usersGetParamsId,
        },
      },
      record: { $ref: "#/$defs/Membership" },
      isGraphql: false,
    },
    "events.list": {
      description:
        "Lists events of the user's items or, for administrators, of the enterprise, starting at a stream position.",
      keywords: ["audit", "log", "activity", "who did what", "downloads", "logins", "feed", "history"],
      params: {
        properties: {
          limit: { description: "Maximum number of events, 1 to 500. Defaults to 100." },
          stream_type: {
            description:
              "Event stream: `all` and `changes` are the user's events, `admin_logs` past enterprise events within a " +
              "time range, `admin_logs_streaming` new enterprise events.",
          },
          stream_position: {
            description:
              "Position to start at: `next_stream_position` in the metadata of the previous call, or `0` for the " +
              "first event. `now` returns the current position without events.",
          },
          event_type: {
            description: "Filters by event type, such as `UPLOAD`. For `admin_logs` only.",
            examples: [["UPLOAD", "DOWNLOAD"]],
          },
          created_after: { description: "Start of the time range. For `admin_logs` only." },
          created_before: { description: "End of the time range. For `admin_logs` only." },
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "ai_answers.create": {
      description: "Asks Box AI a question about 1 to 25 files.",
      keywords: [
        "summarize",
        "explain",
        "summary",
        "chat",
        "what does it say",
        "extract",
        "gist",
        "summarize the document",
        "ask about the file",
        "what the contract say",
      ],
      params: {
        properties: {
          mode: { description: "Whether the question is about a single file or multiple files." },
          prompt: { description: "Question to ask, up to 10,000 characters.", examples: ["What is the deadline?"] },
          items: {
            items: {
              properties: {
                id: { description: "ID of the file." },
                type: { description: "Type of the item: a file, or a hub." },
                content: { description: "Text to ask about. Replaces the content of the file." },
              },
            },
            description: "Files to ask about, up to 25.",
            examples: [[{ id: "1233039227512", type: "file" }]],
          },
          dialogue_history: {
            items: {
              properties: {
                prompt: { description: "Previous question." },
                answer: { description: "Previous answer." },
                created_at: { description: "Time of the answer." },
              },
            },
            description: "Previous questions and answers, the latest last.",
          },
          include_citations: { description: "Whether to return the citations that the answer is based on." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Limit: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 100.",
      default: 100,
      minimum: 1,
      maximum: 1000,
    },
    Offset: {
      type: "integer",
      description: "Number of records to skip, up to 10,000. Defaults to 0.",
      default: 0,
      minimum: 0,
      maximum: 10000,
    },
    Marker: {
      type: "string",
      description: "Marker of the page to return: `next_marker` in the metadata of the previous page.",
    },
    Fields: {
      type: "array",
      items: { type: "string" },
      description: "Fields to return besides `type` and `id`. Defaults to the standard fields.",
    },
    Direction: { type: "string", description: "Sort direction.", enum: ["ASC", "DESC"] },
    TimeRange: {
      type: "array",
      items: { type: "string" },
      description: "Start and end of a time range, as RFC 3339 timestamps. An empty string leaves that end open.",
      minItems: 2,
      maxItems: 2,
      examples: [["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"]],
    },
    BoxApi: {
      type: "string",
      description:
        "Shared link that gives access to the item. If the link has a password, append `&shared_link_password=` and " +
        "the password.",
      pattern: "^shared_link=https://",
      examples: ["shared_link=https://app.box.com/s/gjasdasjhasd"],
    },
    IfMatch: {
      type: "string",
      description: "`etag` of the item when you last read it. Fails if the item has changed since.",
    },
    Sha1: {
      type: "string",
      description: "SHA-1 hash of the content, which Box uses to verify the upload.",
      pattern: "^[0-9A-Fa-f]{40}$",
    },
    FileId: {
      type: "string",
      description: "ID of the file, as `folder_items.list` or `items.api_search` returns it.",
      pattern: "^[0-9]+$",
    },
    FolderId: { type: "string", description: "ID of the folder. `0` is the root folder.", pattern: "^[0-9]+$" },
    VersionId: {
      type: "string",
      description: "ID of the version, as `file_versions.list` returns it.",
      pattern: "^[0-9]+$",
    },
    WebLinkId: {
      type: "string",
      description: "ID of the web link, as `folder_items.list` returns it.",
      pattern: "^[0-9]+$",
    },
    TrashedFileId: {
      type: "string",
      description: "ID of the file, as `trash_items.list` returns it.",
      pattern: "^[0-9]+$",
    },
    TrashedFolderId: {
      type: "string",
      description: "ID of the folder, as `trash_items.list` returns it.",
      pattern: "^[0-9]+$",
    },
    CommentId: {
      type: "string",
      description: "ID of the comment, as `comments.list` returns it.",
      pattern: "^[0-9]+$",
    },
    CollaborationId: {
      type: "string",
      description: "ID of the collaboration, as `folder_collaborations.list` returns it.",
      pattern: "^[0-9]+$",
    },
    TaskId: { type: "string", description: "ID of the task, as `tasks.list` returns it.", pattern: "^[0-9]+$" },
    AssignmentId: {
      type: "string",
      description: "ID of the task assignment, as `task_assignments.list` returns it.",
      pattern: "^[0-9]+$",
    },
    UserId: { type: "string", description: "ID of the user, as `users.list` returns it.", pattern: "^[0-9]+$" },
    GroupId: { type: "string", description: "ID of the group, as `groups.list` returns it.", pattern: "^[0-9]+$" },
    MembershipId: {
      type: "string",
      description: "ID of the group membership, as `group_memberships.list` returns it.",
      pattern: "^[0-9]+$",
    },
    ItemText: { type: "string", description: "Description of the item.", maxLength: 256 },
    Tags: {
      type: "array",
      items: { type: "string" },
      description: "Tags of the item. Replaces the current tags.",
      minItems: 1,
      maxItems: 100,
    },
    CollectionSetting: {
      type: ["array", "null"],
      items: { $ref: "#/$defs/CollectionRef" },
      description:
        "Collections of the item, such as the favorites. Replaces the current collections; `null` removes all.",
    },
    SharedLinkSetting: {
      anyOf: [
        {
          $ref: "#/$defs/NewSharedLink",
          description: "Shared link to create or update. `null` removes the shared link.",
          examples: [{ access: "company" }],
        },
        { type: "null" },
      ],
    },
    SyncState: {
      type: "string",
      description: "Whether Box Sync synchronizes the folder.",
      enum: ["synced", "not_synced", "partially_synced"],
    },
    Role: {
      type: "string",
      description: "Role of the collaborator.",
      enum: ["editor", "viewer", "previewer", "uploader", "previewer uploader", "viewer uploader", "co-owner"],
    },
    Scope: {
      type: "string",
      description:
        "Scope of the template: `global` for templates of Box, `enterprise` for templates of the enterprise.",
      enum: ["global", "enterprise"],
    },
    TemplateKey: {
      type: "string",
      description:
        "Key of the template: `templateKey`, as `metadata_templates.list` returns it. `properties` stores values " +
        "without a template.",
      maxLength: 64,
      pattern: "^[a-zA-Z_][-a-zA-Z0-9_]*$",
      examples: ["properties"],
    },
    View: {
      type: "string",
      description: "View of the metadata. `hydrated` returns taxonomy values with their labels.",
      enum: ["hydrated"],
    },
    UserRole: {
      type: "string",
      description: "Role of the user. `coadmin` makes the user an administrator.",
      enum: ["coadmin", "user"],
    },
    JobTitle: { type: "string", description: "Job title of the user.", maxLength: 100 },
    Phone: { type: "string", description: "Phone number of the user.", maxLength: 100 },
    PostalAddress: { type: "string", description: "Postal address of the user.", maxLength: 255 },
    Language: { type: "string", description: "Language of the user, such as `en`.", examples: ["en"] },
    Timezone: {
      type: "string",
      description: "Time zone of the user, such as `Europe/Berlin`.",
      examples: ["Europe/Berlin"],
    },
    Space: { type: "integer", description: "Storage quota of the user in bytes. `-1` sets no limit." },
    UserStatus: {
      type: "string",
      description: "Status of the user account.",
      enum: ["active", "inactive", "cannot_delete_edit", "cannot_delete_edit_upload"],
    },
    TrackingCodes: {
      type: "array",
      items: { $ref: "#/$defs/TrackingCode" },
      description: "Tracking codes: values of the custom fields of the enterprise.",
    },
    GroupName: { type: "string", description: "Name of the group." },
    GroupText: { type: "string", description: "Description of the group.", maxLength: 255 },
    Provenance: {
      type: "string",
      description: "Source system of the group, such as Active Directory.",
      maxLength: 255,
    },
    SyncId: { type: "string", description: "ID of the group in the source system." },
    GroupLevel: {
      type: "string",
      description: "Users who have the permission.",
      enum: ["admins_only", "admins_and_members", "all_managed_users"],
    },
    MemberRole: {
      type: "string",
      description: "Role of the user in the group. `admin` can manage the group.",
      enum: ["member", "admin"],
    },
    GroupPermissions: {
      type: "object",
      additionalProperties: { type: "boolean" },
      description: "Permissions by name, such as `can_run_reports`.",
    },
    MetadataByScope: { type: "object", additionalProperties: { $ref: "#/$defs/MetadataByTemplate" } },
    MetadataByTemplate: { type: "object", additionalProperties: { $ref: "#/$defs/Metadata" } },
    MetadataValue: { description: "A string, number or list of strings, depending on the field." },
    FolderRef: { type: "object", properties: { id: schemasFolderRefId }, required: ["id"] },
    ParentRef: {
      type: "object",
      properties: {
        id: schemasFolderRefId,
        user_id: { type: "string", description: "ID of the user to make the owner." },
      },
      required: ["id"],
    },
    FileRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the file." },
        type: { type: "string", description: "Always `file`.", enum: ["file"] },
      },
      required: ["id", "type"],
    },
    TaskRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the task." },
        type: { type: "string", description: "Always `task`.", enum: ["task"] },
      },
      required: ["id", "type"],
    },
    UserRef: {
      type: "object",
      properties: { id: { type: "string", description: "ID of the user." } },
      required: ["id"],
    },
    GroupRef: {
      type: "object",
      properties: { id: { type: "string", description: "ID of the group." } },
      required: ["id"],
    },
    CollectionRef: {
      type: "object",
      properties: { id: { type: "string", description: "ID of the collection." } },
      required: ["id"],
    },
    NewFile: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the file.", maxLength: 255 },
        parent: { $ref: "#/$defs/FolderRef", description: "Folder to upload the file to." },
        content_created_at: { type: "string", format: "date-time", description: "Time when the content was created." },
        content_modified_at: schemasNewFileContent_modified_at,
      },
      required: ["name", "parent"],
    },
    NewVersion: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the file, unchanged or new.", maxLength: 255 },
        content_modified_at: schemasNewFileContent_modified_at,
      },
      required: ["name"],
    },
    NewSharedLink: {
      type: "object",
      properties: {
        access: schemasNewSharedLinkAccess,
        password: schemasNewSharedLinkPassword,
        vanity_name: schemasNewSharedLinkVanity_name,
        unshared_at: schemasNewSharedLinkUnshared_at,
        permissions: { $ref: "#/$defs/SharedPermissions", description: "Permissions of the shared link." },
      },
    },
    SharedPermissions: {
      type: "object",
      properties: {
        can_download: { type: "boolean", description: "Whether the item can be downloaded." },
        can_edit: { type: "boolean", description: "Whether the item can be edited. For files only." },
      },
    },
    NewFolderSharedLink: {
      type: "object",
      properties: {
        access: schemasNewSharedLinkAccess,
        password: schemasNewSharedLinkPassword,
        vanity_name: schemasNewSharedLinkVanity_name,
        unshared_at: schemasNewSharedLinkUnshared_at,
        permissions: { $ref: "#/$defs/FolderLinkPermissions", description: "Permissions of the shared link." },
      },
    },
    FolderLinkPermissions: {
      type: "object",
      properties: {
        can_download: { type: "boolean", description: "Whether the content of the folder can be downloaded." },
      },
    },
    NewWebSharedLink: {
      type: "object",
      properties: {
        access: {
          type: "string",
          description: "People who can open the shared link.",
          enum: ["open", "company", "collaborators"],
        },
        password: {
          type: ["string", "null"],
          description: "Password for the shared link. `null` removes the password.",
          minLength: 8,
        },
        vanity_name: { type: "string", description: "Custom name in the URL of the shared link.", minLength: 12 },
        unshared_at: schemasNewSharedLinkUnshared_at,
      },
    },
    NewLock: {
      type: "object",
      properties: {
        access: { type: "string", description: "Always `lock`.", enum: ["lock"] },
        expires_at: { type: "string", format: "date-time", description: "Time when the lock expires." },
        is_download_prevented: {
          type: "boolean",
          description: "Whether downloads are prevented while the file is locked.",
        },
      },
      required: ["access"],
    },
    DownloadPermission: {
      type: "object",
      properties: {
        can_download: {
          type: "string",
          description: "People who can download the file: anyone with the link, or users of the enterprise.",
          enum: ["open", "company"],
        },
      },
    },
    UploadEmail: {
      type: "object",
      properties: {
        access: {
          type: "string",
          description: "People who can send files to the folder by email: anyone, or collaborators.",
          enum: ["open", "collaborators"],
        },
      },
    },
    MetadataFilter: {
      type: "object",
      properties: {
        scope: {
          type: "string",
          description: "Scope of the template: `global`, `enterprise`, or `enterprise_` followed by the enterprise ID.",
        },
        templateKey: { type: "string", description: "Key of the metadata template." },
        filters: {
          type: "object",
          additionalProperties: true,
          description: "Values to match, by field key. Use `gt` and `lt` for numbers and dates.",
        },
      },
      required: ["scope", "templateKey", "filters"],
    },
    CommentedItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the file or comment." },
        type: { type: "string", description: "Type of the item: a file or a comment.", enum: ["file", "comment"] },
      },
      required: ["id", "type"],
    },
    CollaborationItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the file or folder." },
        type: { type: "string", description: "Type of the item: a file or a folder.", enum: ["file", "folder"] },
      },
      required: ["id", "type"],
    },
    NewCollaborator: {
      type: "object",
      properties: {
        type: { type: "string", description: "Type of the collaborator: a user or a group.", enum: ["user", "group"] },
        id: { type: "string", description: "ID of the user or group. Not required with `login`." },
        login: { type: "string", description: "Email address of a user. Use in place of `id`.", format: "email" },
      },
      required: ["type"],
    },
    Assignee: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the user. Not required with `login`." },
        login: { type: "string", description: "Email address of the user. Use in place of `id`.", format: "email" },
      },
    },
    PatchOperation: {
      type: "object",
      properties: {
        op: {
          type: "string",
          description: "Operation to perform.",
          enum: ["add", "replace", "remove", "test", "move", "copy"],
        },
        path: { type: "string", description: "Path of the field, such as `/status`.", pattern: "^/" },
        value: { $ref: "#/$defs/MetadataValue", description: "Value to use. For `add`, `replace` and `test`." },
        from: { type: "string", description: "Path of the source field. For `move` and `copy`." },
      },
      required: ["op", "path"],
    },
    NotificationEmail: {
      type: "object",
      properties: { email: { type: "string", description: "Email address for notifications.", format: "email" } },
      required: ["email"],
    },
    AiItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the file." },
        type: { type: "string", description: "Type of the item: a file, or a hub.", enum: ["file", "hubs"] },
        content: { type: "string", description: "Text to ask about. Replaces the content of the file." },
      },
      required: ["id", "type"],
    },
    AiTurn: {
      type: "object",
      properties: {
        prompt: { type: "string", description: "Previous question." },
        answer: { type: "string", description: "Previous answer." },
        created_at: { type: "string", format: "date-time", description: "Time of the answer." },
      },
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { const: "user" },
        name: { type: "string" },
        login: { type: "string" },
      },
      required: ["id", "type"],
    },
    FolderMini: {
      type: "object",
      properties: {
        id: { type: "string" },
        etag: { type: ["string", "null"] },
        type: { const: "folder" },
        sequence_id: { type: ["string", "null"] },
        name: { type: "string" },
      },
      required: ["id", "type"],
    },
    FileMini: {
      type: "object",
      properties: {
        id: { type: "string" },
        etag: { type: ["string", "null"] },
        type: { const: "file" },
        sequence_id: { type: ["string", "null"] },
        name: { type: "string" },
        sha1: { type: "string" },
        file_version: { $ref: "#/$defs/VersionMini" },
      },
      required: ["id", "type"],
    },
    VersionMini: {
      type: "object",
      properties: { id: { type: "string" }, type: { const: "file_version" }, sha1: { type: "string" } },
      required: ["id", "type"],
    },
    Path: {
      type: "object",
      properties: {
        total_count: { type: "integer" },
        entries: { type: "array", items: { $ref: "#/$defs/FolderMini" } },
      },
      required: ["total_count", "entries"],
    },
    SharedLink: {
      type: "object",
      properties: {
        url: { type: "string" },
        download_url: { type: ["string", "null"] },
        vanity_url: { type: ["string", "null"] },
        vanity_name: { type: ["string", "null"] },
        access: { type: "string" },
        effective_access: { type: "string" },
        effective_permission: { type: "string" },
        unshared_at: { type: ["string", "null"], format: "date-time" },
        is_password_enabled: { type: "boolean" },
        permissions: { $ref: "#/$defs/LinkPermissions" },
        download_count: { type: "integer" },
        preview_count: { type: "integer" },
      },
      required: [
        "url",
        "effective_access",
        "effective_permission",
        "is_password_enabled",
        "download_count",
        "preview_count",
      ],
    },
    LinkPermissions: {
      type: "object",
      properties: {
        can_download: { type: "boolean" },
        can_preview: { type: "boolean" },
        can_edit: { type: "boolean" },
      },
      required: ["can_download", "can_preview", "can_edit"],
    },
    File: {
      type: "object",
      properties: {
        id: { type: "string", description: "The file's ID." },
        etag: {
          type: ["string", "null"],
          description: "The entity tag, for changing the file only if it is unchanged. Null for some files.",
        },
        type: { description: "The object type, always file.", const: "file" },
        sequence_id: {
          type: ["string", "null"],
          description: "A number that grows with each change to the file. Null for some files.",
        },
        name: { type: "string", description: "The file's name, extension included." },
        sha1: { type: "string", description: "The SHA-1 hash of the file's content." },
        file_version: { $ref: "#/$defs/VersionMini", description: "The file's current version." },
        description: { type: "string", description: "The file's description." },
        size: { type: "integer", description: "The file's size in bytes." },
        path_collection: {
          $ref: "#/$defs/Path",
          description: "The folders leading to the file, from the root folder down.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the file on Box." },
        modified_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the file on Box.",
        },
        trashed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the file was moved to the trash. Null if it was not.",
        },
        purged_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the file is permanently deleted from the trash. Null if none is set.",
        },
        content_created_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the content was first created, possibly before its upload. May be null.",
        },
        content_modified_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the content was last changed, possibly before its upload. May be null.",
        },
        created_by: { $ref: "#/$defs/Person", description: "The user who created the file." },
        modified_by: { $ref: "#/$defs/Person", description: "The user who last changed the file." },
        owned_by: { $ref: "#/$defs/Person", description: "The user who owns the file." },
        shared_link: {
          anyOf: [
            { $ref: "#/$defs/SharedLink", description: "The file's shared link. Null if none was created." },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [
            { $ref: "#/$defs/FolderMini", description: "The folder the file is in. Null if the caller cannot see it." },
            { type: "null" },
          ],
        },
        item_status: { type: "string", description: "The file's state: active, in the trash or permanently deleted." },
        version_number: { type: "string", description: "The number of the file's current version." },
        comment_count: { type: "integer", description: "The number of comments on the file." },
        permissions: { $ref: "#/$defs/FilePermissions", description: "The actions the caller may take on the file." },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the file." },
        lock: {
          anyOf: [
            { $ref: "#/$defs/Lock", description: "The lock held on the file. Null if it is not locked." },
            { type: "null" },
          ],
        },
        extension: { type: "string", description: "The file's extension, in lower case and without the dot." },
        is_package: { type: "boolean", description: "Whether the file is a macOS package stored as a ZIP archive." },
        expiring_embed_link: {
          $ref: "#/$defs/EmbedLink",
          description: "A short-lived link for embedding a preview of the file.",
        },
        watermark_info: { $ref: "#/$defs/Watermark", description: "Whether a watermark applies to the file." },
        is_accessible_via_shared_link: {
          type: "boolean",
          description: "Whether the file can be reached through a shared link.",
        },
        allowed_invitee_roles: {
          type: "array",
          items: { type: "string" },
          description: "The roles a collaborator invited to the file may be given.",
        },
        is_externally_owned: {
          type: "boolean",
          description: "Whether the file's owner is outside the caller's enterprise.",
        },
        has_collaborations: { type: "boolean", description: "Whether the file has collaborators." },
        metadata: { $ref: "#/$defs/MetadataByScope", description: "The metadata on the file, by scope and template." },
        expires_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the file is deleted automatically. Null if it does not expire.",
        },
        representations: {
          $ref: "#/$defs/Representations",
          description: "The renditions of the file, including thumbnails, PDF and extracted text.",
        },
        classification: {
          anyOf: [
            {
              $ref: "#/$defs/Classification",
              description: "The classification label on the file. Null if it has none.",
            },
            { type: "null" },
          ],
        },
        uploader_display_name: { type: "string", description: "The name shown for the user who uploaded the file." },
        disposition_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the retention policy on the file ends. Null without one.",
        },
        shared_link_permission_options: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The permissions a shared link to the file may grant. May be null.",
        },
        is_associated_with_app_item: {
          type: "boolean",
          description: "Whether the file is associated with an app item.",
        },
      },
      required: ["id", "type"],
    },
    FilePermissions: {
      type: "object",
      properties: {
        can_delete: { type: "boolean" },
        can_download: { type: "boolean" },
        can_invite_collaborator: { type: "boolean" },
        can_rename: { type: "boolean" },
        can_set_share_access: { type: "boolean" },
        can_share: { type: "boolean" },
        can_annotate: { type: "boolean" },
        can_comment: { type: "boolean" },
        can_preview: { type: "boolean" },
        can_upload: { type: "boolean" },
        can_view_annotations_all: { type: "boolean" },
        can_view_annotations_self: { type: "boolean" },
        can_apply_watermark: { type: "boolean" },
      },
      required: [
        "can_delete",
        "can_download",
        "can_invite_collaborator",
        "can_rename",
        "can_set_share_access",
        "can_share",
        "can_annotate",
        "can_comment",
        "can_preview",
        "can_upload",
        "can_view_annotations_all",
        "can_view_annotations_self",
      ],
    },
    Lock: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        created_by: { $ref: "#/$defs/Person" },
        created_at: { type: "string", format: "date-time" },
        expired_at: { type: "string", format: "date-time" },
        is_download_prevented: { type: "boolean" },
        app_type: { type: ["string", "null"] },
      },
    },
    EmbedLink: {
      type: "object",
      properties: {
        access_token: { type: "string" },
        expires_in: { type: "integer" },
        token_type: { type: "string" },
        url: { type: "string" },
      },
    },
    Watermark: {
      type: "object",
      properties: {
        is_watermarked: { type: "boolean" },
        is_watermark_inherited: { type: "boolean" },
        is_watermarked_by_access_policy: { type: "boolean" },
      },
    },
    Representations: {
      type: "object",
      properties: { entries: { type: "array", items: { $ref: "#/$defs/Representation" } } },
    },
    Representation: {
      type: "object",
      properties: {
        representation: { type: "string" },
        content: { type: "object", properties: { url_template: { type: "string" } } },
        info: { type: "object", properties: { url: { type: "string" } } },
        properties: {
          type: "object",
          properties: { dimensions: { type: "string" }, paged: { type: "string" }, thumb: { type: "string" } },
        },
        status: { type: "object", properties: { state: { type: "string" } } },
      },
    },
    Classification: {
      type: "object",
      properties: { name: { type: "string" }, definition: { type: "string" }, color: { type: "string" } },
    },
    Folder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The folder's ID. The root folder's is 0." },
        etag: {
          type: ["string", "null"],
          description: "The entity tag, for changing the folder only if it is unchanged. Null for some folders.",
        },
        type: { description: "The object type, always folder.", const: "folder" },
        sequence_id: {
          type: ["string", "null"],
          description: "A number that grows with each change to the folder. Null for the root folder.",
        },
        name: { type: "string", description: "The folder's name." },
        created_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "Creation time of the folder. Null for the root folder.",
        },
        modified_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last change to the folder. Null for the root folder.",
        },
        description: { type: "string", description: "The folder's description." },
        size: { type: "integer", description: "The folder's size in bytes, subfolders included." },
        path_collection: {
          $ref: "#/$defs/Path",
          description: "The folders leading to the folder, from the root folder down.",
        },
        created_by: { $ref: "#/$defs/Person", description: "The user who created the folder." },
        modified_by: { $ref: "#/$defs/Person", description: "The user who last changed the folder." },
        trashed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the folder was moved to the trash. Null if it was not.",
        },
        purged_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the folder is permanently deleted from the trash. Null if none is set.",
        },
        content_created_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the folder was first created, possibly before its upload. May be null.",
        },
        content_modified_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the folder's content was last changed, possibly before its upload. May be null.",
        },
        owned_by: { $ref: "#/$defs/Person", description: "The user who owns the folder." },
        shared_link: {
          anyOf: [
            { $ref: "#/$defs/SharedLink", description: "The folder's shared link. Null if none was created." },
            { type: "null" },
          ],
        },
        folder_upload_email: {
          anyOf: [
            {
              $ref: "#/$defs/UploadAddress",
              description: "The email address for uploading files to the folder. Null if uploads by email are off.",
            },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [
            { $ref: "#/$defs/FolderMini", description: "The folder the folder is in. Null for the root folder." },
            { type: "null" },
          ],
        },
        item_status: {
          type: "string",
          description: "The folder's state: active, in the trash or permanently deleted.",
        },
        item_collection: { $ref: "#/$defs/FolderItems", description: "A page of the items in the folder." },
        sync_state: {
          type: "string",
          description: "The folder's synchronization state: synced, not synced or partially synced.",
        },
        has_collaborations: { type: "boolean", description: "Whether the folder has collaborators." },
        permissions: {
          $ref: "#/$defs/FolderPermissions",
          description: "The actions the caller may take on the folder.",
        },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the folder." },
        can_non_owners_invite: {
          type: "boolean",
          description: "Whether collaborators other than the owner may invite others.",
        },
        is_externally_owned: {
          type: "boolean",
          description: "Whether the folder's owner is outside the caller's enterprise.",
        },
        metadata: {
          $ref: "#/$defs/MetadataByScope",
          description: "The metadata on the folder, by scope and template.",
        },
        is_collaboration_restricted_to_enterprise: {
          type: "boolean",
          description: "Whether collaboration on the folder is limited to users of the owner's enterprise.",
        },
        allowed_shared_link_access_levels: {
          type: "array",
          items: { type: "string" },
          description: "The access levels a shared link to the folder may have.",
        },
        allowed_invitee_roles: {
          type: "array",
          items: { type: "string" },
          description: "The roles a collaborator invited to the folder may be given.",
        },
        watermark_info: { $ref: "#/$defs/Watermark", description: "Whether a watermark applies to the folder." },
        is_accessible_via_shared_link: {
          type: "boolean",
          description: "Whether the folder can be reached through a shared link.",
        },
        can_non_owners_view_collaborators: {
          type: "boolean",
          description: "Whether collaborators other than the owner may see the list of collaborators.",
        },
        classification: {
          anyOf: [
            {
              $ref: "#/$defs/Classification",
              description: "The classification label on the folder. Null if it has none.",
            },
            { type: "null" },
          ],
        },
        is_associated_with_app_item: {
          type: "boolean",
          description: "Whether the folder is associated with an app item.",
        },
      },
      required: ["id", "type"],
    },
    UploadAddress: { type: "object", properties: { access: { type: "string" }, email: { type: "string" } } },
    FolderItems: {
      type: "object",
      properties: {
        limit: { type: "integer" },
        total_count: { type: "integer" },
        offset: { type: "integer" },
        order: { type: "array", items: { $ref: "#/$defs/Order" } },
        entries: { type: "array", items: { anyOf: schemasFolderItemsEntriesItemsAnyOf } },
      },
    },
    Order: { type: "object", properties: { by: { type: "string" }, direction: { type: "string" } } },
    FolderPermissions: {
      type: "object",
      properties: {
        can_delete: { type: "boolean" },
        can_download: { type: "boolean" },
        can_invite_collaborator: { type: "boolean" },
        can_rename: { type: "boolean" },
        can_set_share_access: { type: "boolean" },
        can_share: { type: "boolean" },
        can_upload: { type: "boolean" },
        can_apply_watermark: { type: "boolean" },
      },
      required: [
        "can_delete",
        "can_download",
        "can_invite_collaborator",
        "can_rename",
        "can_set_share_access",
        "can_share",
        "can_upload",
      ],
    },
    WebLinkMini: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { const: "web_link" },
        etag: { type: "string" },
        url: { type: "string" },
        sequence_id: { type: ["string", "null"] },
        name: { type: "string" },
      },
      required: ["id", "type"],
    },
    WebLink: {
      type: "object",
      properties: {
        id: { type: "string", description: "The web link's ID." },
        type: { description: "The object type, always web_link.", const: "web_link" },
        etag: { type: "string", description: "The entity tag, for changing the web link only if it is unchanged." },
        url: { type: "string", description: "The address the web link points to." },
        sequence_id: {
          type: ["string", "null"],
          description: "A number that grows with each change to the web link. May be null.",
        },
        name: { type: "string", description: "The web link's name." },
        parent: {
          anyOf: [
            {
              $ref: "#/$defs/FolderMini",
              description: "The folder the web link is in. Null if the caller cannot see it.",
            },
            { type: "null" },
          ],
        },
        description: { type: "string", description: "The web link's description." },
        path_collection: {
          $ref: "#/$defs/Path",
          description: "The folders leading to the web link, from the root folder down.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the web link." },
        modified_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the web link.",
        },
        trashed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the web link was moved to the trash. Null if it was not.",
        },
        purged_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the web link is permanently deleted from the trash. Null if none is set.",
        },
        created_by: { $ref: "#/$defs/Person", description: "The user who created the web link." },
        modified_by: { $ref: "#/$defs/Person", description: "The user who last changed the web link." },
        owned_by: { $ref: "#/$defs/Person", description: "The user who owns the web link." },
        shared_link: {
          anyOf: [
            { $ref: "#/$defs/SharedLink", description: "The web link's shared link. Null if none was created." },
            { type: "null" },
          ],
        },
        item_status: {
          type: "string",
          description: "The web link's state: active, in the trash or permanently deleted.",
        },
      },
      required: ["id", "type"],
    },
    FileVersion: {
      type: "object",
      properties: {
        id: { type: "string", description: "The file version's ID." },
        type: { type: "string", description: "The object type, always file_version." },
        sha1: { type: "string", description: "The SHA-1 hash of the version's content." },
        name: { type: "string", description: "The file's name in this version." },
        size: { type: "integer", description: "The version's size in bytes." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the version." },
        modified_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the version.",
        },
        modified_by: { $ref: "#/$defs/Person", description: "The user who last changed the version." },
        trashed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the version was moved to the trash. Null if it was not.",
        },
        trashed_by: {
          anyOf: [
            {
              $ref: "#/$defs/Person",
              description: "The user who moved the version to the trash. Null if it is not there.",
            },
            { type: "null" },
          ],
        },
        restored_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the version was restored from the trash. Null if it was not.",
        },
        restored_by: {
          anyOf: [
            {
              $ref: "#/$defs/Person",
              description: "The user who restored the version from the trash. Null if it was not restored.",
            },
            { type: "null" },
          ],
        },
        purged_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the version is permanently deleted from the trash. Null if none is set.",
        },
        uploader_display_name: { type: "string", description: "The name shown for the user who uploaded the version." },
        version_number: { type: "string", description: "The version's number." },
      },
      required: ["id", "type"],
    },
    TrashedFile: {
      type: "object",
      properties: {
        id: { type: "string" },
        etag: { type: ["string", "null"] },
        type: { type: "string" },
        sequence_id: { type: ["string", "null"] },
        name: { type: "string" },
        sha1: { type: "string" },
        file_version: { $ref: "#/$defs/VersionMini" },
        description: { type: "string" },
        size: { type: "integer" },
        path_collection: { $ref: "#/$defs/Path" },
        created_at: { type: "string", format: "date-time" },
        modified_at: { type: "string", format: "date-time" },
        trashed_at: { type: ["string", "null"], format: "date-time" },
        purged_at: { type: ["string", "null"], format: "date-time" },
        content_created_at: { type: ["string", "null"], format: "date-time" },
        content_modified_at: { type: ["string", "null"], format: "date-time" },
        created_by: { $ref: "#/$defs/Person" },
        modified_by: { $ref: "#/$defs/Person" },
        owned_by: { $ref: "#/$defs/Person" },
        parent: { anyOf: [{ $ref: "#/$defs/FolderMini" }, { type: "null" }] },
        item_status: { type: "string" },
      },
      required: ["id", "type"],
    },
    TrashedFolder: {
      type: "object",
      properties: {
        id: { type: "string" },
        etag: { type: ["string", "null"] },
        type: { type: "string" },
        sequence_id: { type: ["string", "null"] },
        name: { type: "string" },
        created_at: { type: ["string", "null"], format: "date-time" },
        modified_at: { type: ["string", "null"], format: "date-time" },
        description: { type: "string" },
        size: { type: "integer" },
        path_collection: { $ref: "#/$defs/Path" },
        created_by: { $ref: "#/$defs/Person" },
        modified_by: { $ref: "#/$defs/Person" },
        trashed_at: { type: ["string", "null"], format: "date-time" },
        purged_at: { type: ["string", "null"], format: "date-time" },
        content_created_at: { type: ["string", "null"], format: "date-time" },
        content_modified_at: { type: ["string", "null"], format: "date-time" },
        owned_by: { $ref: "#/$defs/Person" },
        parent: { anyOf: [{ $ref: "#/$defs/FolderMini" }, { type: "null" }] },
        item_status: { type: "string" },
      },
      required: ["id", "type"],
    },
    RecentItem: {
      type: "object",
      properties: {
        type: { type: "string", description: "The object type, always recent_item." },
        item: {
          anyOf: schemasFolderItemsEntriesItemsAnyOf,
          description: "The file, folder or web link the caller used.",
        },
        interaction_type: {
          type: "string",
          description: "The caller's latest use of the item: a preview, upload, comment, open or change.",
        },
        interacted_at: { type: "string", format: "date-time", description: "The time of the latest use of the item." },
        interaction_shared_link: {
          type: ["string", "null"],
          description: "The shared link the item was reached through. Null if none was used.",
        },
      },
    },
    Collection: {
      type: "object",
      properties: {
        id: { type: "string", description: "The collection's ID." },
        type: { type: "string", description: "The object type, always collection." },
        name: { type: "string", description: "The collection's name." },
        collection_type: {
          type: "string",
          description: "The kind of collection, favorites for the caller's favorites.",
        },
      },
      required: ["id"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        type: { type: "string", description: "The object type, always comment." },
        is_reply_comment: { type: "boolean", description: "Whether the comment replies to another comment." },
        message: { type: "string", description: "The comment's text, with plain names in place of mention markup." },
        created_by: { $ref: "#/$defs/Person", description: "The user who wrote the comment." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the comment." },
        modified_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the comment.",
        },
        item: {
          type: "object",
          properties: { id: { type: "string" }, type: { type: "string" } },
          description: "The file or comment the comment was made on.",
        },
        tagged_message: { type: "string", description: "The comment's text, with mentions marked up by user ID." },
      },
      required: ["id"],
    },
    Collaboration: {
      type: "object",
      properties: {
        id: { type: "string", description: "The collaboration's ID." },
        type: { type: "string", description: "The object type, always collaboration." },
        item: {
          anyOf: [
            { $ref: "#/$defs/FileMini" },
            { $ref: "#/$defs/FolderMini" },
            { $ref: "#/$defs/WebLinkMini" },
            { type: "null" },
          ],
          description: "The file or folder shared. Null until the invitation is accepted.",
        },
        app_item: {
          type: ["object", "null"],
          properties: { id: { type: "string" }, type: { type: "string" }, application_type: { type: "string" } },
          required: ["id", "type", "application_type"],
          description: "The app item the collaboration belongs to. Null if there is none.",
        },
        accessible_by: {
          anyOf: [
            {
              $ref: "#/$defs/Collaborator",
              description: "The user or group given access. Null until an invited address has an account.",
            },
            { type: "null" },
          ],
        },
        invite_email: {
          type: ["string", "null"],
          description: "The email address invited. Present while the invitation is pending.",
        },
        role: { type: "string", description: "The collaborator's role, deciding the actions permitted on the item." },
        expires_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the collaboration ends. Null if it does not expire.",
        },
        is_access_only: {
          type: "boolean",
          description: "Whether the item is left out of the collaborator's folder list and visible by link only.",
        },
        status: { type: "string", description: "The invitation's state: accepted, pending or rejected." },
        acknowledged_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the invitation was answered. Null while it is pending.",
        },
        created_by: { $ref: "#/$defs/Person", description: "The user who created the collaboration." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the collaboration." },
        modified_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the collaboration.",
        },
        acceptance_requirements_status: {
          $ref: "#/$defs/Requirements",
          description: "The terms and security requirements still to be met before accepting the invitation.",
        },
      },
      required: ["id", "type"],
    },
    Collaborator: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        name: { type: "string" },
        login: { type: "string" },
        is_active: { type: "boolean" },
        group_type: { type: "string" },
      },
      required: ["id", "type"],
    },
    Requirements: {
      type: "object",
      properties: {
        terms_of_service_requirement: {
          type: "object",
          properties: {
            is_accepted: { type: ["boolean", "null"] },
            terms_of_service: {
              type: "object",
              properties: { id: { type: "string" }, type: { type: "string" } },
              required: ["id", "type"],
            },
          },
        },
        strong_password_requirement: {
          type: "object",
          properties: {
            enterprise_has_strong_password_required_for_external_users: { type: "boolean" },
            user_has_strong_password: { type: ["boolean", "null"] },
          },
        },
        two_factor_authentication_requirement: {
          type: "object",
          properties: {
            enterprise_has_two_factor_auth_enabled: { type: "boolean" },
            user_has_two_factor_authentication_enabled: { type: ["boolean", "null"] },
          },
        },
      },
    },
    Task: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        item: { anyOf: [{ $ref: "#/$defs/FileMini" }, { type: "null" }] },
        due_at: { type: ["string", "null"], format: "date-time" },
        action: { type: "string" },
        message: { type: "string" },
        task_assignment_collection: { $ref: "#/$defs/Assignments" },
        is_completed: { type: "boolean" },
        created_by: { $ref: "#/$defs/Person" },
        created_at: { type: "string", format: "date-time" },
        completion_rule: { type: "string" },
      },
      required: ["id"],
    },
    Assignments: {
      type: "object",
      properties: {
        total_count: { type: "integer" },
        entries: { type: "array", items: { $ref: "#/$defs/TaskAssignment" } },
      },
    },
    TaskAssignment: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        item: { anyOf: [{ $ref: "#/$defs/FileMini" }, { type: "null" }] },
        assigned_to: { $ref: "#/$defs/Person" },
        message: { type: "string" },
        completed_at: { type: ["string", "null"], format: "date-time" },
        assigned_at: { type: "string", format: "date-time" },
        reminded_at: { type: ["string", "null"], format: "date-time" },
        resolution_state: { type: "string" },
        assigned_by: { $ref: "#/$defs/Person" },
      },
      required: ["id"],
    },
    Metadata: {
      type: "object",
      properties: {
        $parent: { type: "string" },
        $template: { type: "string" },
        $scope: { type: "string" },
        $version: { type: "integer" },
        $canEdit: { type: "boolean" },
        $id: { type: "string" },
        $type: { type: "string" },
        $typeVersion: { type: "integer" },
      },
    },
    MetadataTemplate: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        scope: { type: "string" },
        templateKey: { type: "string" },
        displayName: { type: "string" },
        hidden: { type: "boolean" },
        fields: { type: "array", items: { $ref: "#/$defs/TemplateField" } },
        copyInstanceOnItemCopy: { type: "boolean" },
      },
      required: ["id", "type"],
    },
    TemplateField: {
      type: "object",
      properties: {
        type: { type: "string" },
        key: { type: "string" },
        displayName: { type: "string" },
        description: { type: "string" },
        hidden: { type: "boolean" },
        options: { type: "array", items: { $ref: "#/$defs/TemplateOption" } },
        taxonomyKey: { type: "string" },
        taxonomyId: { type: "string" },
        namespace: { type: "string" },
        optionsRules: {
          type: "object",
          properties: {
            multiSelect: { type: "boolean" },
            selectableLevels: { type: "array", items: { type: "integer" } },
          },
        },
        id: { type: "string" },
      },
      required: ["type", "key", "displayName"],
    },
    TemplateOption: {
      type: "object",
      properties: { key: { type: "string" }, id: { type: "string" } },
      required: ["key"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        name: { type: "string" },
        login: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        modified_at: { type: "string", format: "date-time" },
        language: { type: "string" },
        timezone: { type: "string" },
        space_amount: { type: "integer" },
        space_used: { type: "integer" },
        max_upload_size: { type: "integer" },
        status: { type: "string" },
        job_title: { type: "string" },
        phone: { type: "string" },
        address: { type: "string" },
        avatar_url: { type: "string" },
        notification_email: {
          type: ["object", "null"],
          properties: { email: { type: "string" }, is_confirmed: { type: "boolean" } },
        },
        role: { type: "string" },
        tracking_codes: { type: "array", items: { $ref: "#/$defs/TrackingCode" } },
        can_see_managed_users: { type: "boolean" },
        is_sync_enabled: { type: "boolean" },
        is_external_collab_restricted: { type: "boolean" },
        is_exempt_from_device_limits: { type: "boolean" },
        is_exempt_from_login_verification: { type: "boolean" },
        enterprise: {
          type: "object",
          properties: { id: { type: "string" }, type: { type: "string" }, name: { type: "string" } },
        },
        my_tags: { type: "array", items: { type: "string" } },
        hostname: { type: "string" },
        is_platform_access_only: { type: "boolean" },
        external_app_user_id: { type: "string" },
      },
      required: ["id", "type"],
    },
    TrackingCode: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `tracking_code`.", enum: ["tracking_code"] },
        name: { type: "string", description: "Name of the tracking code." },
        value: { type: "string", description: "Value of the tracking code." },
      },
    },
    Group: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        name: { type: "string" },
        group_type: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        modified_at: { type: "string", format: "date-time" },
        provenance: { type: "string" },
        external_sync_identifier: { type: "string" },
        description: { type: "string" },
        invitability_level: { type: "string" },
        member_viewability_level: { type: "string" },
        permissions: { type: "object", properties: { can_invite_as_collaborator: { type: "boolean" } } },
      },
      required: ["id", "type"],
    },
    Membership: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        user: { $ref: "#/$defs/Person" },
        group: {
          type: "object",
          properties: {
            id: { type: "string" },
            type: { type: "string" },
            name: { type: "string" },
            group_type: { type: "string" },
          },
          required: ["id", "type"],
        },
        role: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        modified_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    MembershipIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        role: { type: "string" },
        user_id: { type: "string" },
        user_name: { type: "string" },
        group_id: { type: "string" },
        group_name: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        modified_at: { type: "string", format: "date-time" },
      },
    },
    Event: {
      type: "object",
      properties: {
        type: { type: "string" },
        event_id: { type: "string" },
        event_type: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        recorded_at: { type: "string", format: "date-time" },
        created_by: { $ref: "#/$defs/Person" },
        session_id: { type: ["string", "null"] },
        source: {
          type: ["object", "null"],
          additionalProperties: true,
          description: "Item, user or group that the event is about, depending on the event type.",
        },
        additional_details: {
          type: ["object", "null"],
          additionalProperties: true,
          description: "Additional details, depending on the event type.",
        },
      },
      required: ["event_id"],
    },
    AiAnswer: {
      type: "object",
      properties: {
        answer: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        completion_reason: { type: "string" },
        ai_agent_info: {
          type: "object",
          properties: { models: { type: "array", items: { $ref: "#/$defs/AiModel" } }, processor: { type: "string" } },
        },
        citations: { type: "array", items: { $ref: "#/$defs/Citation" } },
      },
      required: ["answer", "created_at"],
    },
    AiModel: {
      type: "object",
      properties: { name: { type: "string" }, provider: { type: "string" }, supported_purpose: { type: "string" } },
    },
    Citation: {
      type: "object",
      properties: {
        content: { type: "string" },
        id: { type: "string" },
        type: { type: "string" },
        name: { type: "string" },
      },
    },
  },
})
