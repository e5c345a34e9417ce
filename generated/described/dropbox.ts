// Generated from definitions/dropbox.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/dropbox.ts'

const filesGetParamsPath = {
  description: "Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`.",
}
const filesApi_searchParamsCursor = {
  description: "Cursor of the next page, as `next` of the previous page returns it.",
}
const filesDownloadParams = { properties: { path: filesGetParamsPath } }
const filesUploadParamsAutorename = {
  description: "Whether Dropbox chooses another name on a conflict, false by default.",
}
const filesCopyParamsTo_path = {
  description: "The new path, with the name, which begins with a slash.",
  examples: ["/Archive/report.pdf"],
}
const shared_linksUpdateParamsUrl = { description: "URL of the link, as `shared_links.list` returns it." }
const shared_foldersListParamsLimit = { description: "Number of records on a page, 1 to 1,000. Defaults to 1,000." }
const shared_foldersGetParamsShared_folder_id = {
  description: "ID of the shared folder, as `shared_folders.list` returns it.",
}
const file_requestsGetParamsId = { description: "ID of the file request, as `file_requests.list` returns it." }
const file_requestsCreateParamsDestination = {
  description: "Path of the folder for the uploads.",
  examples: ["/File requests/Applications"],
}
const file_requestsCreateParamsDeadline = {
  description: "Time at which it ends, in accounts whose plan has deadlines.",
}
const file_requestsCreateParamsAllow_late_uploads = {
  description: "Time after the deadline in which uploads still count.",
}
export default describedKind(kind, {
  category: "file storage",
  support: "community",
  docs: "https://www.dropbox.com/developers/documentation/http/documentation",
  basis: {
    version: "API v2",
    date: "2026-11-30",
    recorded: {
      read: 24,
      valid: 24,
      date: "2026-11-30",
      source: "https://github.com/NangoHQ/integration-templates, integrations/dropbox/tests",
    },
    sources: [{ type: "sdk", url: "https://github.com/dropbox/dropbox-api-spec" }],
    missing:
      "Uploads in sessions, batches, thumbnails, previews, exports, folders as archives, tags, properties, Paper, " +
      "locks, members of files, groups and invited people of shared folders, sharing and unsharing of folders, " +
      "deletion of file requests, team spaces, the Business API, and webhooks, whose events name an account and no " +
      "record.",
  },
  sunset: {
    version: "2",
    date: "none",
    docs: "https://www.dropbox.com/developers/documentation/http/documentation",
    read: "2026-11-30",
  },
  description:
    "Files and folders of Dropbox, with content, revisions, changes, shared links, shared folders, members and file " +
    "requests.",
  auth: {
    oauth: {
      description:
        "Use the app key and the app secret of an app of the Dropbox App Console, which has the permissions that you " +
        "use.",
    },
  },
  entities: {
    files: {
      description: "A file or folder of Dropbox.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        path_display: { type: "string" },
        type: { type: "string", at: { in: "body", steps: [".tag"] } },
        size: { type: "integer" },
        rev: { type: "string" },
        shared_folder_id: { type: "string", at: { in: "body", steps: ["sharing_info", "shared_folder_id"] } },
        modified_by: { type: "string", at: { in: "body", steps: ["sharing_info", "modified_by"] } },
        client_modified: { type: "timestamp" },
        server_modified: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["path_display"]] },
      refs: {},
    },
    folders: { description: "A folder of Dropbox. Operations of `files` read, copy, move and delete it.", refs: {} },
    file_revisions: { description: "A revision of a file.", refs: {} },
    shared_links: {
      description: "A link that gives access to a file or folder.",
      search: {
        url: { type: "string" },
        name: { type: "string" },
        path_lower: { type: "string" },
        file_id: { type: "string", at: { in: "body", steps: ["id"] } },
        type: { type: "string", at: { in: "body", steps: [".tag"] } },
        audience: { type: "string", at: { in: "body", steps: ["link_permissions", "effective_audience", ".tag"] } },
        access: { type: "string", at: { in: "body", steps: ["link_permissions", "link_access_level", ".tag"] } },
        expires: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["path_lower"]] },
      refs: {},
    },
    shared_folders: {
      description: "A folder that the user shares with others, or others with the user.",
      search: {
        shared_folder_id: { type: "string" },
        name: { type: "string" },
        path_lower: { type: "string" },
        access: { type: "string", at: { in: "body", steps: ["access_type", ".tag"] } },
        is_team_folder: { type: "boolean" },
        parent_shared_folder_id: { type: "string" },
        time_invited: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["path_lower"]] },
      refs: {},
    },
    folder_members: { description: "A person who is a member of a shared folder.", refs: {} },
    current_account: { description: "The account of the user who connected Dropbox.", refs: {} },
    space_usage: { description: "The space that the account uses and has.", refs: {} },
    file_requests: {
      description: "A request to others to upload files into a folder of the user, by a link.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        destination: { type: "string" },
        url: { type: "string" },
        is_open: { type: "boolean" },
        file_count: { type: "integer" },
        created: { type: "timestamp" },
        deadline: { type: "timestamp", at: { in: "body", steps: ["deadline", "deadline"] } },
      },
      hit: { title: [["title"]], text: [["description"], ["destination"]] },
      refs: {},
    },
  },
  operations: {
    "files.list": {
      description: "Lists the files and folders in a folder, on request with all levels below it.",
      keywords: [
        "what is in folder",
        "directory",
        "documents",
        "contents",
        "subfolders",
        "recursive",
        "what is new",
        "since last time",
      ],
      params: {
        properties: {
          path: { description: "Path or ID of the folder. Defaults to the root folder, the empty text." },
          recursive: { description: "Whether to list subfolders with their files too." },
          include_deleted: { description: "Whether to list deleted files and folders too. They have no ID." },
          include_mounted_folders: {
            description: "Whether to list shared folders and team folders too, true by default.",
          },
          include_non_downloadable_files: {
            description: "Whether to list files that only exports return too, true by default.",
          },
          limit: { description: "Number of records on a page, about, 1 to 2000." },
          cursor: {
            description: "Cursor of the next page, or `cursor` of an earlier list, to list what changed since.",
          },
        },
      },
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "files.get": {
      description: "Gets the metadata of a file or folder. The root folder has none.",
      keywords: ["size", "last modified", "file details", "stat", "does it exist"],
      params: {
        properties: {
          path: filesGetParamsPath,
          include_deleted: { description: "Whether to return a deleted file or folder too." },
        },
      },
      isGraphql: false,
    },
    "files.delete": {
      description: "Deletes a file, or a folder with its content.",
      keywords: ["trash", "throw away", "remove document", "get rid", "erase"],
      params: {
        properties: {
          path: { description: "Path or ID of the file or folder." },
          parent_rev: { description: "Revision that a file must have to be deleted." },
        },
      },
      isGraphql: false,
    },
    "files.api_search": {
      description: "Searches files and folders by words in names and contents.",
      keywords: ["find file", "where is", "look up", "documents about", "contains text", "which file mentions"],
      params: {
        properties: {
          query: { description: "The words to search for, up to 1,000 characters." },
          path: { description: "Path or ID of the folder to search in. Defaults to all folders." },
          max_results: { description: "Number of records on a page, 1 to 1,000. Defaults to 100." },
          order_by: { description: "Order of the results. Defaults to relevance." },
          file_status: { description: "Status of the files. Defaults to `active`." },
          filename_only: { description: "Whether to search only in names." },
          file_extensions: { description: "Extensions of the files.", examples: [["pdf", "docx"]] },
          file_categories: {
            items: { description: "Category of files." },
            description: "Categories of the files.",
            examples: [["pdf", "image"]],
          },
          cursor: filesApi_searchParamsCursor,
        },
      },
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "files.download": {
      description: "Downloads the content of a file, as a stream.",
      keywords: ["save locally", "fetch content", "read file", "open document", "get bytes"],
      params: filesDownloadParams,
      isGraphql: false,
    },
    "files.upload": {
      description: "Uploads a file of up to 150 MiB to a path.",
      keywords: ["put file", "save document", "store attachment", "send to dropbox", "new file", "overwrite"],
      params: {
        properties: {
          path: { description: "The path, which begins with a slash.", examples: ["/Reports/report.pdf"] },
          mode: { description: "The outcome if the path has another file. Defaults to `add`, a conflict." },
          autorename: filesUploadParamsAutorename,
          client_modified: { description: "Time of the file's change, as people see it. Defaults to now." },
          mute: { description: "Whether the user gets no notification of this change." },
          content: {
            description: "The file's content.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.copy": {
      description: "Copies a file, or a folder with its content, to a path.",
      keywords: ["duplicate", "clone file", "second copy", "make copy", "copy to folder"],
      params: {
        properties: {
          from_path: { description: "Path or ID of the file or folder." },
          to_path: filesCopyParamsTo_path,
          autorename: filesUploadParamsAutorename,
        },
      },
      isGraphql: false,
    },
    "files.move": {
      description: "Moves a file or folder to a path, which may have another name.",
      keywords: ["rename", "change name", "relocate", "put into folder", "file under"],
      params: {
        properties: {
          from_path: { description: "Path or ID of the file or folder." },
          to_path: filesCopyParamsTo_path,
          autorename: filesUploadParamsAutorename,
          allow_ownership_transfer: { description: "Whether the move may give the content another owner." },
        },
      },
      isGraphql: false,
    },
    "files.restore": {
      description: "Restores a revision of a file as the current one, also of a deleted file.",
      keywords: ["undelete", "roll back", "revert", "bring back", "earlier version"],
      params: {
        properties: {
          path: { description: "The path to save the file to." },
          rev: { description: "Revision to restore, as `file_revisions.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "files.get_temporary_link": {
      description: "Gets a link to the content of a file, which works for four hours.",
      keywords: ["direct url", "stream", "short-lived", "hotlink", "download url"],
      params: filesDownloadParams,
      isGraphql: false,
    },
    "folders.create": {
      description: "Creates a folder at a path.",
      keywords: ["mkdir", "new directory", "make dir", "set up folder", "organize"],
      params: {
        properties: {
          path: { description: "The path, which begins with a slash.", examples: ["/Reports/2027"] },
          autorename: filesUploadParamsAutorename,
        },
      },
      isGraphql: false,
    },
    "file_revisions.list": {
      description: "Lists revisions of a file, the latest first.",
      keywords: ["versions", "history", "earlier states", "old copies", "previous"],
      params: {
        properties: {
          path: { description: "Path or ID of the file." },
          mode: { description: "Revisions at the same path, or with the same ID. Defaults to `path`." },
          limit: { description: "Number of records on a page, 1 to 100. Defaults to 10." },
          before_rev: { description: "Revision that the listed ones precede." },
        },
      },
      record: { $ref: "#/$defs/Revision" },
      isGraphql: false,
    },
    "shared_links.list": {
      description: "Lists shared links of the user, or the links that give access to a path.",
      keywords: ["public urls", "which links", "what is shared", "who can open", "sharing"],
      params: {
        properties: {
          path: { description: "Path or ID of a file or folder." },
          direct_only: { description: "Whether to leave out links to folders above the path." },
          cursor: filesApi_searchParamsCursor,
        },
      },
      record: { $ref: "#/$defs/SharedLink" },
      isGraphql: false,
    },
    "shared_links.create": {
      description: "Creates a shared link to a file or folder. A second link to it is refused.",
      keywords: ["share link", "public url", "anyone with link", "send link", "get url"],
      params: {
        properties: {
          path: filesGetParamsPath,
          audience: { description: "People for whom the link works." },
          access: { description: "Access by the link." },
          expires: { description: "Time at which the link ends." },
          require_password: { description: "Whether the link requires a password." },
          link_password: { description: "Text that people enter to open it." },
          allow_download: { description: "Whether people may download the content." },
        },
      },
      isGraphql: false,
    },
    "shared_links.update": {
      description: "Updates the settings of a shared link. Settings that you leave out keep their value.",
      keywords: ["change access", "set password", "extend link", "expire link", "restrict"],
      params: {
        properties: {
          url: shared_linksUpdateParamsUrl,
          audience: { description: "People for whom the link works." },
          access: { description: "Access by the link." },
          expires: { description: "Time at which the link ends." },
          remove_expiration: { description: "Whether the link no longer ends at a time." },
          require_password: { description: "Whether the link requires a password." },
          link_password: { description: "Text that people enter to open it." },
          allow_download: { description: "Whether people may download the content." },
        },
      },
      isGraphql: false,
    },
    "shared_links.revoke": {
      description: "Revokes a shared link, which ends its access. Links to folders above still work.",
      keywords: ["unshare", "stop sharing", "delete link", "disable url", "take back"],
      params: { properties: { url: shared_linksUpdateParamsUrl } },
      isGraphql: false,
    },
    "shared_folders.list": {
      description: "Lists shared folders that the user has access to.",
      keywords: ["team folders", "shared with me", "collaboration", "common directories", "which are shared"],
      params: { properties: { limit: shared_foldersListParamsLimit, cursor: filesApi_searchParamsCursor } },
      record: { $ref: "#/$defs/SharedFolder" },
      isGraphql: false,
    },
    "shared_folders.get": {
      description: "Gets a shared folder with its owners and its rules.",
      keywords: ["sharing settings", "policy", "who owns", "access level", "my access"],
      params: { properties: { shared_folder_id: shared_foldersGetParamsShared_folder_id } },
      isGraphql: false,
    },
    "folder_members.list": {
      description: "Lists people who are members of a shared folder.",
      keywords: ["who has access", "collaborators", "shared with", "editors", "viewers"],
      params: {
        properties: {
          shared_folder_id: shared_foldersGetParamsShared_folder_id,
          limit: shared_foldersListParamsLimit,
          cursor: filesApi_searchParamsCursor,
        },
      },
      record: { $ref: "#/$defs/FolderMember" },
      isGraphql: false,
    },
    "folder_members.add": {
      description: "Adds a person to a shared folder by email address, with or without an email to that person.",
      keywords: ["invite", "share folder with", "grant", "give access", "collaborator"],
      params: {
        properties: {
          shared_folder_id: shared_foldersGetParamsShared_folder_id,
          email: { description: "Email address of the person." },
          access_level: { description: "Access of the person." },
          quiet: { description: "Whether the person gets no email." },
          custom_message: { description: "Text of the email." },
        },
      },
      isGraphql: false,
    },
    "folder_members.remove": {
      description: "Removes a person from a shared folder by email address. The removal continues after the call.",
      keywords: ["kick out", "uninvite", "take away access", "unshare with", "exclude"],
      params: {
        properties: {
          shared_folder_id: shared_foldersGetParamsShared_folder_id,
          email: { description: "Email address of the person." },
          leave_a_copy: { description: "Whether the person keeps a copy of the folder." },
        },
      },
      isGraphql: false,
    },
    "current_account.get": {
      description: "Gets the current account, with the user's name, email address and team.",
      keywords: ["who am i", "my profile", "whose token", "logged in as", "plan"],
      isGraphql: false,
    },
    "space_usage.get": {
      description: "Gets the space usage of the account, in bytes.",
      keywords: ["storage left", "free space", "how full", "quota", "gigabytes", "capacity"],
      isGraphql: false,
    },
    "file_requests.list": {
      description: "Lists file requests of the user.",
      keywords: ["collect uploads", "dropbox links", "submissions", "who may upload", "open requests"],
      params: {
        properties: {
          limit: { description: "Number of records on a page. Defaults to 1000." },
          cursor: filesApi_searchParamsCursor,
        },
      },
      record: { $ref: "#/$defs/FileRequest" },
      isGraphql: false,
    },
    "file_requests.get": {
      description: "Gets a file request, with the number of its files.",
      keywords: ["how many uploaded", "deadline of", "upload link", "request details", "submissions"],
      params: { properties: { id: file_requestsGetParamsId } },
      isGraphql: false,
    },
    "file_requests.create": {
      description: "Creates a file request. Its URL takes uploads of anyone.",
      keywords: ["collect files", "ask for documents", "upload link", "gather", "let people send"],
      params: {
        properties: {
          title: { description: "Name that people see above the upload." },
          destination: file_requestsCreateParamsDestination,
          deadline: file_requestsCreateParamsDeadline,
          allow_late_uploads: file_requestsCreateParamsAllow_late_uploads,
          open: { description: "Whether it takes uploads at once, true by default." },
          description: { description: "Text for the people who upload." },
        },
      },
      isGraphql: false,
    },
    "file_requests.update": {
      description: "Updates a file request, such as to close it. Fields that you leave out keep their value.",
      keywords: ["close request", "stop uploads", "reopen", "extend deadline", "rename"],
      params: {
        properties: {
          id: file_requestsGetParamsId,
          title: { description: "The new title." },
          destination: file_requestsCreateParamsDestination,
          deadline: file_requestsCreateParamsDeadline,
          allow_late_uploads: file_requestsCreateParamsAllow_late_uploads,
          open: { description: "Whether it takes uploads." },
          description: { description: "Text for the people who upload." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    ReadPath: {
      type: "string",
      description: "Path of the file or folder, or its ID, or a revision such as `rev:a1c10ce0dd78`.",
    },
    ToPath: {
      type: "string",
      description: "The new path, with the name, which begins with a slash.",
      examples: ["/Archive/report.pdf"],
    },
    AutoRename: {
      type: "boolean",
      description: "Whether Dropbox chooses another name on a conflict, false by default.",
    },
    FileCategory: {
      type: "string",
      description: "Category of files.",
      enum: ["image", "document", "pdf", "spreadsheet", "presentation", "audio", "video", "folder", "paper", "others"],
    },
    Audience: { type: "string", description: "People for whom the link works.", enum: ["public", "team", "no_one"] },
    LinkAccess: { type: "string", description: "Access by the link.", enum: ["viewer", "editor", "max", "default"] },
    RequirePassword: { type: "boolean", description: "Whether the link requires a password." },
    LinkUrl: { type: "string", description: "URL of the link, as `shared_links.list` returns it." },
    PageSize: {
      type: "integer",
      description: "Number of records on a page, 1 to 1,000. Defaults to 1,000.",
      minimum: 1,
      maximum: 1000,
    },
    SharedFolderId: { type: "string", description: "ID of the shared folder, as `shared_folders.list` returns it." },
    FileRequestId: { type: "string", description: "ID of the file request, as `file_requests.list` returns it." },
    Destination: {
      type: "string",
      description: "Path of the folder for the uploads.",
      examples: ["/File requests/Applications"],
    },
    Deadline: {
      type: "string",
      format: "date-time",
      description: "Time at which it ends, in accounts whose plan has deadlines.",
    },
    LateUploads: {
      type: "string",
      description: "Time after the deadline in which uploads still count.",
      enum: ["one_day", "two_days", "seven_days", "thirty_days", "always"],
    },
    Tag: { type: "object", properties: { ".tag": { type: "string" } } },
    Item: {
      type: "object",
      properties: {
        ".tag": {
          type: "string",
          description: "`file`, `folder` or `deleted`. Absent in responses that have only one of them.",
        },
        id: { type: "string" },
        name: { type: "string" },
        path_lower: { type: ["string", "null"] },
        path_display: { type: ["string", "null"] },
        parent_shared_folder_id: { type: ["string", "null"] },
        preview_url: { type: ["string", "null"] },
        client_modified: { type: "string", format: "date-time" },
        server_modified: { type: "string", format: "date-time" },
        rev: { type: "string" },
        size: { type: "integer" },
        content_hash: { type: "string" },
        is_downloadable: { type: "boolean" },
        has_explicit_shared_members: { type: ["boolean", "null"] },
        is_restorable: { type: ["boolean", "null"] },
        shared_folder_id: { type: ["string", "null"] },
        sharing_info: { anyOf: [{ $ref: "#/$defs/SharingInfo" }, { type: "null" }] },
        symlink_info: { anyOf: [{ $ref: "#/$defs/SymlinkInfo" }, { type: "null" }] },
        export_info: { anyOf: [{ $ref: "#/$defs/ExportInfo" }, { type: "null" }] },
        file_lock_info: { anyOf: [{ $ref: "#/$defs/FileLock" }, { type: "null" }] },
      },
      required: ["name"],
    },
    Revision: {
      type: "object",
      properties: {
        rev: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        path_lower: { type: ["string", "null"] },
        path_display: { type: ["string", "null"] },
        client_modified: { type: "string", format: "date-time" },
        server_modified: { type: "string", format: "date-time" },
        size: { type: "integer" },
        content_hash: { type: "string" },
        is_downloadable: { type: "boolean" },
        is_restorable: { type: ["boolean", "null"] },
        sharing_info: { anyOf: [{ $ref: "#/$defs/SharingInfo" }, { type: "null" }] },
      },
      required: ["rev"],
    },
    SharingInfo: {
      type: "object",
      properties: {
        read_only: { type: ["boolean", "null"] },
        parent_shared_folder_id: { type: ["string", "null"] },
        shared_folder_id: { type: ["string", "null"] },
        modified_by: { type: ["string", "null"] },
        traverse_only: { type: ["boolean", "null"] },
        no_access: { type: ["boolean", "null"] },
      },
    },
    SymlinkInfo: { type: "object", properties: { target: { type: ["string", "null"] } } },
    ExportInfo: {
      type: "object",
      properties: {
        export_as: { type: ["string", "null"] },
        export_options: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    FileLock: {
      type: "object",
      properties: {
        is_lockholder: { type: ["boolean", "null"] },
        lockholder_name: { type: ["string", "null"] },
        lockholder_account_id: { type: ["string", "null"] },
        created: { type: ["string", "null"], format: "date-time" },
      },
    },
    ItemIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        path_display: { type: "string" },
        type: { type: "string", description: "`file` or `folder`." },
        size: { type: "integer" },
        rev: { type: "string" },
        shared_folder_id: { type: "string", description: "ID of the shared folder, if it is one." },
        modified_by: { type: "string", description: "ID of the account that changed it last." },
        client_modified: { type: "string", format: "date-time" },
        server_modified: { type: "string", format: "date-time" },
      },
    },
    TemporaryLink: {
      type: "object",
      properties: { link: { type: "string" }, metadata: { anyOf: [{ $ref: "#/$defs/Item" }, { type: "null" }] } },
      required: ["link"],
    },
    SharedLink: {
      type: "object",
      properties: {
        ".tag": { type: "string", description: "`file` or `folder`." },
        url: { type: "string" },
        id: { type: ["string", "null"] },
        name: { type: "string" },
        path_lower: { type: ["string", "null"] },
        expires: { type: ["string", "null"], format: "date-time" },
        client_modified: { type: "string", format: "date-time" },
        server_modified: { type: "string", format: "date-time" },
        rev: { type: "string" },
        size: { type: "integer" },
        link_permissions: { $ref: "#/$defs/LinkPermissions" },
        team_member_info: { anyOf: [{ $ref: "#/$defs/TeamMember" }, { type: "null" }] },
        content_owner_team_info: { anyOf: [{ $ref: "#/$defs/Team" }, { type: "null" }] },
      },
      required: ["url"],
    },
    LinkPermissions: {
      type: "object",
      properties: {
        can_revoke: { type: "boolean" },
        resolved_visibility: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        requested_visibility: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        revoke_failure_reason: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        effective_audience: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        link_access_level: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        can_set_expiry: { type: "boolean" },
        can_remove_expiry: { type: "boolean" },
        allow_download: { type: "boolean" },
        can_allow_download: { type: "boolean" },
        can_disallow_download: { type: "boolean" },
        can_set_password: { type: ["boolean", "null"] },
        can_remove_password: { type: ["boolean", "null"] },
        require_password: { type: ["boolean", "null"] },
      },
    },
    TeamMember: {
      type: "object",
      properties: {
        team_info: { anyOf: [{ $ref: "#/$defs/Team" }, { type: "null" }] },
        display_name: { type: ["string", "null"] },
        member_id: { type: ["string", "null"] },
      },
    },
    Team: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
    SharedLinkIndex: {
      type: "object",
      properties: {
        url: { type: "string" },
        name: { type: "string" },
        path_lower: { type: "string" },
        file_id: { type: "string", description: "ID of the file or folder." },
        type: { type: "string", description: "`file` or `folder`." },
        audience: { type: "string", description: "People for whom the link works." },
        access: { type: "string", description: "Access by the link." },
        expires: { type: "string", format: "date-time" },
      },
    },
    SharedFolder: {
      type: "object",
      properties: {
        shared_folder_id: { type: "string" },
        name: { type: "string" },
        access_type: { $ref: "#/$defs/Tag" },
        is_inside_team_folder: { type: "boolean" },
        is_team_folder: { type: "boolean" },
        owner_display_names: { type: ["array", "null"], items: { type: "string" } },
        owner_team: { anyOf: [{ $ref: "#/$defs/Team" }, { type: "null" }] },
        parent_shared_folder_id: { type: ["string", "null"] },
        parent_folder_name: { type: ["string", "null"] },
        path_lower: { type: ["string", "null"] },
        path_display: { type: ["string", "null"] },
        folder_id: { type: ["string", "null"] },
        policy: { $ref: "#/$defs/FolderPolicy" },
        preview_url: { type: "string" },
        time_invited: { type: "string", format: "date-time" },
        access_inheritance: { $ref: "#/$defs/Tag" },
      },
      required: ["shared_folder_id"],
    },
    FolderPolicy: {
      type: "object",
      properties: {
        acl_update_policy: { $ref: "#/$defs/Tag" },
        shared_link_policy: { $ref: "#/$defs/Tag" },
        member_policy: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        resolved_member_policy: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
        viewer_info_policy: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
      },
    },
    SharedFolderIndex: {
      type: "object",
      properties: {
        shared_folder_id: { type: "string" },
        name: { type: "string" },
        path_lower: { type: "string" },
        access: { type: "string", description: "Access of the user, such as `owner`." },
        is_team_folder: { type: "boolean" },
        parent_shared_folder_id: { type: "string" },
        time_invited: { type: "string", format: "date-time" },
      },
    },
    FolderMember: {
      type: "object",
      properties: {
        access_type: { $ref: "#/$defs/Tag" },
        is_inherited: { type: "boolean" },
        initials: { type: ["string", "null"] },
        user: { $ref: "#/$defs/Person" },
      },
    },
    Person: {
      type: "object",
      properties: {
        account_id: { type: "string" },
        email: { type: "string" },
        display_name: { type: "string" },
        same_team: { type: "boolean" },
        team_member_id: { type: ["string", "null"] },
      },
      required: ["account_id"],
    },
    Launched: {
      type: "object",
      properties: { ".tag": { type: "string" }, async_job_id: { type: "string", description: "ID of the removal." } },
    },
    Account: {
      type: "object",
      properties: {
        account_id: { type: "string" },
        name: { $ref: "#/$defs/PersonName" },
        email: { type: "string" },
        email_verified: { type: "boolean" },
        profile_photo_url: { type: ["string", "null"] },
        disabled: { type: "boolean" },
        country: { type: ["string", "null"] },
        locale: { type: "string" },
        referral_link: { type: "string" },
        is_paired: { type: "boolean" },
        account_type: { $ref: "#/$defs/Tag" },
        team: { anyOf: [{ $ref: "#/$defs/Team" }, { type: "null" }] },
        team_member_id: { type: ["string", "null"] },
        root_info: { $ref: "#/$defs/RootInfo" },
      },
      required: ["account_id"],
    },
    PersonName: {
      type: "object",
      properties: {
        given_name: { type: "string" },
        surname: { type: "string" },
        familiar_name: { type: "string" },
        display_name: { type: "string" },
        abbreviated_name: { type: "string" },
      },
    },
    RootInfo: {
      type: "object",
      properties: {
        ".tag": { type: "string" },
        root_namespace_id: { type: "string" },
        home_namespace_id: { type: "string" },
        home_path: { type: ["string", "null"] },
      },
    },
    SpaceUsage: {
      type: "object",
      properties: { used: { type: "integer" }, allocation: { $ref: "#/$defs/SpaceAllocation" } },
      required: ["used"],
    },
    SpaceAllocation: {
      type: "object",
      properties: {
        ".tag": { type: "string", description: "`individual` or `team`." },
        allocated: { type: "integer" },
        used: { type: "integer", description: "Bytes that the whole team uses." },
        user_within_team_space_allocated: { type: "integer" },
        user_within_team_space_limit_type: { $ref: "#/$defs/Tag" },
        user_within_team_space_used_cached: { type: "integer" },
      },
    },
    FileRequest: {
      type: "object",
      properties: {
        id: { type: "string" },
        url: { type: "string" },
        title: { type: "string" },
        destination: { type: ["string", "null"] },
        created: { type: "string", format: "date-time" },
        deadline: { anyOf: [{ $ref: "#/$defs/FileRequestDeadline" }, { type: "null" }] },
        is_open: { type: "boolean" },
        file_count: { type: "integer" },
        description: { type: ["string", "null"] },
        video_project_id: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    FileRequestDeadline: {
      type: "object",
      properties: {
        deadline: { type: "string", format: "date-time" },
        allow_late_uploads: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
      },
    },
    FileRequestIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        destination: { type: "string" },
        url: { type: "string" },
        is_open: { type: "boolean" },
        file_count: { type: "integer" },
        created: { type: "string", format: "date-time" },
        deadline: { type: "string", format: "date-time", description: "Time at which it ends." },
      },
    },
  },
})
