// Generated from definitions/figma.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/figma.ts'

const projectsListParamsTeam_id = { description: "ID of the team, the part after `/team/` in its address." }
const filesGetParamsFile_key = {
  description: "Key of the file, the part after `/design/` or `/file/` in its address.",
}
const filesGetParamsVersion = {
  description: "ID of a version, as `versions.list` returns it. The current one by default.",
}
const filesGetParamsPlugin_data = { description: "IDs of plugins whose data to return, with commas, or `shared`." }
const file_metadataGetParams = { properties: { file_key: filesGetParamsFile_key } }
const commentsDeleteParamsComment_id = { description: "ID of the comment, as `comments.list` returns it." }
const comment_reactionsCreateParams = {
  properties: {
    file_key: filesGetParamsFile_key,
    comment_id: commentsDeleteParamsComment_id,
    emoji: { description: "Short code of the emoji, such as `:heart:`." },
  },
}
const team_componentsListParams = {
  properties: {
    team_id: projectsListParamsTeam_id,
    page_size: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 30." },
    after: { description: "The `after` value of the previous page." },
  },
}
const dev_resourcesUpdateParamsId = { description: "ID of the resource, as `dev_resources.list` returns it." }
const webhooksGetParamsWebhook_id = { description: "ID of the webhook, as `webhooks.list` returns it." }
const webhooksGetParams = { properties: { webhook_id: webhooksGetParamsWebhook_id } }
const schemasFileComponents = { type: "object", description: "Components by the IDs of their nodes." }
const schemasFileComponentSets = { type: "object", description: "Component sets by the IDs of their nodes." }
const schemasFileStyles = { type: "object", description: "Styles by the IDs of their nodes." }
const schemasComponent = {
  type: "object",
  properties: {
    key: { type: "string" },
    file_key: { type: "string" },
    node_id: { type: "string" },
    thumbnail_url: { type: "string" },
    name: { type: "string" },
    description: { type: "string" },
    created_at: { type: "string", format: "date-time" },
    updated_at: { type: "string", format: "date-time" },
    user: { $ref: "#/$defs/Person" },
    containing_frame: { $ref: "#/$defs/Frame" },
  },
  required: ["key", "file_key", "node_id", "name", "description", "created_at", "updated_at", "user"],
}
export default describedKind(kind, {
  category: "other",
  support: "community",
  docs: "https://developers.figma.com/docs/rest-api/",
  basis: {
    version: "REST API 0.37.0",
    date: "2026-11-30",
    compared: "Figma's OpenAPI description 0.37.0 of 2026-03-30",
    differences: 4,
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/figma/rest-api-spec/main/openapi/openapi.yaml" },
      { type: "changelog", url: "https://developers.figma.com/docs/rest-api/changelog/" },
    ],
    missing:
      "Activity logs, analytics of libraries, payments, embeds, the events of webhooks, and the names of variable " +
      "collections and modes. No list of teams exists, so a team's ID comes from its address, and a copy has no " +
      "records.",
  },
  sunset: { date: "none", docs: "https://developers.figma.com/docs/rest-api/changelog/", read: "2026-11-30" },
  description:
    "Files and their layers, images, comments, versions, components, styles, variables, developer resources, " +
    "projects and webhooks of Figma.",
  auth: {
    access_token: {
      description:
        "Create one under Settings > Security > Personal access tokens, with the scopes of what you use, such as " +
        "`file_content:read`. It shows once, and ends on the day that you set. A plan access token of an " +
        "organization works too.",
    },
    oauth: {
      description: "Create an app at https://www.figma.com/developers/apps, and add the scopes that you ask for.",
    },
  },
  entities: {
    user: { description: "The authenticated user.", refs: {} },
    projects: { description: "A project of a team.", refs: {} },
    project_files: { description: "A file of a project.", refs: {} },
    files: { description: "A file with its pages and layers.", refs: {} },
    file_metadata: { description: "The metadata of a file, without its document.", refs: {} },
    nodes: { description: "A node of a file with what is below it.", refs: {} },
    images: { description: "An image of nodes or fills.", refs: {} },
    versions: { description: "A version of a file.", refs: {} },
    comments: { description: "A comment on a file.", refs: {} },
    comment_reactions: { description: "A reaction to a comment.", refs: {} },
    team_components: { description: "A published component of a team's libraries.", refs: {} },
    file_components: { description: "A published component of a file.", refs: {} },
    components: { description: "A published component.", refs: {} },
    team_component_sets: { description: "A published component set of a team's libraries.", refs: {} },
    file_component_sets: { description: "A published component set of a file.", refs: {} },
    component_sets: { description: "A published component set.", refs: {} },
    team_styles: { description: "A published style of a team's libraries.", refs: {} },
    file_styles: { description: "A published style of a file.", refs: {} },
    styles: { description: "A published style.", refs: {} },
    variables: { description: "A variable of a file. An Enterprise plan has them.", refs: {} },
    published_variables: { description: "A variable that a file publishes to libraries.", refs: {} },
    dev_resources: { description: "A developer resource: a link from a node to code or a ticket.", refs: {} },
    webhooks: { description: "A webhook, which sends events of a file, a project or a team to a URL.", refs: {} },
    webhook_requests: { description: "A request that a webhook sent in the last seven days.", refs: {} },
  },
  operations: {
    "user.get": {
      description: "Gets the authenticated user.",
      keywords: ["me", "who am I", "my account", "profile", "logged in"],
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists the projects of a team.",
      keywords: ["folders", "team spaces", "collections", "initiatives", "overview"],
      params: { properties: { team_id: projectsListParamsTeam_id } },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "project_files.list": {
      description: "Lists the files of a project.",
      keywords: ["designs", "documents", "drafts", "boards", "overview"],
      params: {
        properties: {
          project_id: { description: "ID of the project, as `projects.list` returns it." },
          branch_data: { description: "Whether branches are named." },
        },
      },
      record: { $ref: "#/$defs/ProjectFile" },
      isGraphql: false,
    },
    "files.get": {
      description: "Gets a file with its document.",
      keywords: ["design", "layers", "frames", "mockup", "details"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          version: filesGetParamsVersion,
          ids: { description: "IDs of the nodes to return with what is above and below them." },
          depth: { description: "Number of levels below the top to return." },
          geometry: { description: "`paths` adds vector data." },
          plugin_data: filesGetParamsPlugin_data,
          branch_data: { description: "Whether branches are named." },
        },
      },
      isGraphql: false,
    },
    "file_metadata.get": {
      description: "Gets the metadata of a file.",
      keywords: ["last edited", "who made it", "link access", "summary", "editor type"],
      params: file_metadataGetParams,
      isGraphql: false,
    },
    "nodes.list": {
      description: "Gets nodes of a file by their IDs.",
      keywords: ["layers", "frames", "elements", "groups", "shapes"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          ids: { description: "IDs of the nodes, such as `1:5`." },
          version: filesGetParamsVersion,
          depth: { description: "Number of levels below the top to return." },
          geometry: { description: "`paths` adds vector data." },
          plugin_data: filesGetParamsPlugin_data,
        },
      },
      record: { $ref: "#/$defs/Node" },
      isGraphql: false,
    },
    "images.render": {
      description: "Renders nodes of a file as images and returns their URLs, by the IDs.",
      keywords: ["export png", "export svg", "screenshot", "download frame", "save asset"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          ids: { description: "IDs of the nodes to render." },
          format: { description: "Format of the images. Figma's default is `png`." },
          scale: { description: "Scale of the images. 1 by default." },
          version: filesGetParamsVersion,
          contents_only: { description: "Whether to leave out what overlaps the node." },
          use_absolute_bounds: { description: "Whether to use the full size of a cropped node." },
          svg_outline_text: { description: "Whether text in an SVG becomes outlines." },
          svg_include_id: { description: "Whether an SVG has the names of layers as IDs." },
          svg_include_node_id: { description: "Whether an SVG has the IDs of nodes." },
          svg_simplify_stroke: { description: "Whether to simplify strokes of an SVG." },
        },
      },
      isGraphql: false,
    },
    "images.fills": {
      description: "Gets the URLs of the images that users placed in a file.",
      keywords: ["photos", "bitmaps", "placed pictures", "embedded assets", "download originals"],
      params: file_metadataGetParams,
      isGraphql: false,
    },
    "versions.list": {
      description: "Lists the versions of a file, newest first.",
      keywords: ["history", "revisions", "saves", "changes", "who edited"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          page_size: { description: "Maximum number of records per page, 1 to 50. Defaults to 30." },
          before: { description: "ID of a version. The list has older ones." },
          after: { description: "ID of a version. The list has newer ones." },
        },
      },
      record: { $ref: "#/$defs/Version" },
      isGraphql: false,
    },
    "comments.list": {
      description: "Lists the comments of a file.",
      keywords: ["feedback", "remarks", "discussion", "replies", "notes"],
      params: {
        properties: { file_key: filesGetParamsFile_key, as_md: { description: "Whether texts are Markdown." } },
      },
      record: { $ref: "#/$defs/Comment" },
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a file or replies to one.",
      keywords: ["give feedback", "answer", "write remark", "annotate", "ask"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          message: { description: "Text of the comment." },
          comment_id: { description: "ID of the comment to reply to." },
          client_meta: { description: "The place: `x` and `y`, or `node_id` with `node_offset`." },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment of your own.",
      keywords: ["remove remark", "erase reply", "get rid", "drop", "remark"],
      params: { properties: { file_key: filesGetParamsFile_key, comment_id: commentsDeleteParamsComment_id } },
      isGraphql: false,
    },
    "comment_reactions.list": {
      description: "Lists the reactions to a comment.",
      keywords: ["emojis", "likes", "thumbs up", "responses", "overview"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          comment_id: commentsDeleteParamsComment_id,
          cursor: { description: "Cursor of the page." },
        },
      },
      record: { $ref: "#/$defs/Reaction" },
      isGraphql: false,
    },
    "comment_reactions.create": {
      description: "Adds a reaction to a comment.",
      keywords: ["new emoji", "add like", "thumbs up", "set up", "emoji"],
      params: comment_reactionsCreateParams,
      isGraphql: false,
    },
    "comment_reactions.delete": {
      description: "Removes your own reaction from a comment.",
      keywords: ["remove emoji", "erase like", "get rid", "drop", "emoji"],
      params: comment_reactionsCreateParams,
      isGraphql: false,
    },
    "team_components.list": {
      description: "Lists the published components of a team.",
      keywords: ["design system", "library", "symbols", "ui kit", "building blocks"],
      params: team_componentsListParams,
      record: { $ref: "#/$defs/Component" },
      isGraphql: false,
    },
    "file_components.list": {
      description: "Lists the published components of a file.",
      keywords: ["design system", "symbols", "buttons", "building blocks", "master"],
      params: file_metadataGetParams,
      record: { $ref: "#/$defs/Component" },
      isGraphql: false,
    },
    "components.get": {
      description: "Gets a published component by its key.",
      keywords: ["symbol", "building block", "master", "ui element", "design system"],
      params: { properties: { key: { description: "Key of the component, as `file_components.list` returns it." } } },
      isGraphql: false,
    },
    "team_component_sets.list": {
      description: "Lists the published component sets of a team.",
      keywords: ["variants", "design system", "library", "families", "ui kit"],
      params: team_componentsListParams,
      record: { $ref: "#/$defs/ComponentSet" },
      isGraphql: false,
    },
    "file_component_sets.list": {
      description: "Lists the published component sets of a file.",
      keywords: ["variants", "families", "states", "design system", "groups"],
      params: file_metadataGetParams,
      record: { $ref: "#/$defs/ComponentSet" },
      isGraphql: false,
    },
    "component_sets.get": {
      description: "Gets a published component set by its key.",
      keywords: ["variants", "family", "states", "design system", "details"],
      params: { properties: { key: { description: "Key of the set, as `file_component_sets.list` returns it." } } },
      isGraphql: false,
    },
    "team_styles.list": {
      description: "Lists the published styles of a team.",
      keywords: ["colours", "typography", "brand", "effects", "design system"],
      params: team_componentsListParams,
      record: { $ref: "#/$defs/Style" },
      isGraphql: false,
    },
    "file_styles.list": {
      description: "Lists the published styles of a file.",
      keywords: ["colours", "typography", "fonts", "effects", "grids"],
      params: file_metadataGetParams,
      record: { $ref: "#/$defs/Style" },
      isGraphql: false,
    },
    "styles.get": {
      description: "Gets a published style by its key.",
      keywords: ["colour", "typography", "font", "effect", "grid"],
      params: { properties: { key: { description: "Key of the style, as `file_styles.list` returns it." } } },
      isGraphql: false,
    },
    "variables.list": {
      description: "Lists the variables of a file with those it uses from libraries.",
      keywords: ["design tokens", "colours", "spacing", "themes", "values"],
      params: file_metadataGetParams,
      record: { $ref: "#/$defs/Variable" },
      isGraphql: false,
    },
    "variables.change": {
      description: "Creates, updates and deletes variables, their collections, modes and values in a file.",
      keywords: ["set design token", "edit theme", "new colour", "modify mode", "bulk write"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          variableCollections: {
            description: "Changes of collections, each with `action`: `CREATE`, `UPDATE` or `DELETE`.",
          },
          variableModes: { description: "Changes of modes, each with `action`." },
          variables: { description: "Changes of variables, each with `action`." },
          variableModeValues: { description: "Values, each with `variableId`, `modeId` and `value`." },
        },
      },
      isGraphql: false,
    },
    "published_variables.list": {
      description: "Lists the variables that a file publishes.",
      keywords: ["shared tokens", "library", "design system", "released values", "overview"],
      params: file_metadataGetParams,
      record: { $ref: "#/$defs/PublishedVariable" },
      isGraphql: false,
    },
    "dev_resources.list": {
      description: "Lists the developer resources of a file.",
      keywords: ["links", "code references", "tickets", "dev mode", "overview"],
      params: {
        properties: {
          file_key: filesGetParamsFile_key,
          node_ids: { description: "IDs of the nodes. All by default." },
        },
      },
      record: { $ref: "#/$defs/DevResource" },
      isGraphql: false,
    },
    "dev_resources.create": {
      description: "Creates a developer resource on a node.",
      keywords: ["new link", "add code reference", "ticket", "set up", "link"],
      params: {
        properties: {
          name: { description: "Name that people see." },
          url: { description: "URL of the code or ticket." },
          file_key: filesGetParamsFile_key,
          node_id: { description: "ID of the node that it explains, such as `1:5`." },
        },
      },
      isGraphql: false,
    },
    "dev_resources.update": {
      description: "Updates a developer resource.",
      keywords: ["edit link", "change code reference", "ticket", "modify", "link"],
      params: {
        properties: {
          id: dev_resourcesUpdateParamsId,
          name: { description: "Name that people see." },
          url: { description: "URL of the code or ticket." },
        },
      },
      isGraphql: false,
    },
    "dev_resources.delete": {
      description: "Deletes a developer resource.",
      keywords: ["remove link", "erase code reference", "get rid", "drop", "link"],
      params: { properties: { file_key: filesGetParamsFile_key, dev_resource_id: dev_resourcesUpdateParamsId } },
      isGraphql: false,
    },
    "webhooks.list": {
      description: "Lists the webhooks of a file, a project or a team.",
      keywords: ["callbacks", "subscriptions", "notifications", "integrations", "overview"],
      params: {
        properties: {
          context: { description: "Kind of what it watches.", examples: ["project"] },
          context_id: { description: "Key of the file, or ID of the project or team.", examples: ["1234567890"] },
          plan_api_id: { description: "ID of your plan. It lists all of its webhooks." },
          cursor: { description: "Cursor of the page. Plans only." },
        },
      },
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook.",
      keywords: ["callback", "subscription", "details", "look at", "show"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook. Figma sends a PING to it.",
      keywords: ["subscribe", "register callback", "notify me", "watch changes", "push"],
      params: {
        properties: {
          event_type: { description: "The event that it sends." },
          context: { description: "Kind of what it watches." },
          context_id: { description: "Key of the file, or ID of the project or team." },
          endpoint: { description: "URL that gets the events." },
          passcode: { description: "Text that each event repeats." },
          status: { description: "The state: active or paused." },
          description: { description: "Text that describes it." },
        },
      },
      isGraphql: false,
    },
    "webhooks.update": {
      description: "Updates a webhook.",
      keywords: ["edit callback", "change subscription", "modify", "callback", "subscription"],
      params: {
        properties: {
          webhook_id: webhooksGetParamsWebhook_id,
          event_type: { description: "The event that it sends." },
          endpoint: { description: "URL that gets the events." },
          passcode: { description: "Text that each event repeats." },
          status: { description: "The state: active or paused." },
          description: { description: "Text that describes it." },
        },
      },
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook.",
      keywords: ["remove callback", "erase subscription", "get rid", "drop", "callback"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "webhook_requests.list": {
      description: "Lists the requests of a webhook.",
      keywords: ["deliveries", "attempts", "failures", "callback log", "responses"],
      params: webhooksGetParams,
      record: { $ref: "#/$defs/WebhookRequest" },
      isGraphql: false,
    },
  },
  schemas: {
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 30.",
      default: 30,
      minimum: 1,
      maximum: 1000,
    },
    After: { type: "integer", description: "The `after` value of the previous page." },
    Emoji: { type: "string", description: "Short code of the emoji, such as `:heart:`." },
    EventType: {
      type: "string",
      description: "The event that it sends.",
      enum: [
        "PING",
        "FILE_UPDATE",
        "FILE_VERSION_UPDATE",
        "FILE_DELETE",
        "LIBRARY_PUBLISH",
        "FILE_COMMENT",
        "DEV_MODE_STATUS_UPDATE",
      ],
    },
    WebhookStatus: { type: "string", description: "The state: active or paused.", enum: ["ACTIVE", "PAUSED"] },
    TeamId: { type: "string", description: "ID of the team, the part after `/team/` in its address." },
    FileKey: { type: "string", description: "Key of the file, the part after `/design/` or `/file/` in its address." },
    VersionParam: {
      type: "string",
      description: "ID of a version, as `versions.list` returns it. The current one by default.",
    },
    Depth: { type: "number", description: "Number of levels below the top to return." },
    PluginData: { type: "string", description: "IDs of plugins whose data to return, with commas, or `shared`." },
    CommentId: { type: "string", description: "ID of the comment, as `comments.list` returns it." },
    Url: { type: "string", description: "URL of the code or ticket.", format: "uri" },
    WebhookId: { type: "string", description: "ID of the webhook, as `webhooks.list` returns it." },
    Endpoint: { type: "string", description: "URL that gets the events.", maxLength: 2048 },
    Passcode: { type: "string", description: "Text that each event repeats.", maxLength: 100 },
    Description: { type: "string", description: "Text that describes it.", maxLength: 150 },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        handle: { type: "string" },
        img_url: { type: "string" },
        email: { type: "string" },
      },
      required: ["id"],
    },
    Person: {
      type: "object",
      properties: { id: { type: "string" }, handle: { type: "string" }, img_url: { type: "string" } },
      required: ["id", "handle", "img_url"],
    },
    Project: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" } },
      required: ["id", "name"],
    },
    ProjectFile: {
      type: "object",
      properties: {
        key: { type: "string" },
        name: { type: "string" },
        thumbnail_url: { type: "string" },
        last_modified: { type: "string", format: "date-time" },
      },
      required: ["key", "name", "last_modified"],
    },
    File: {
      type: "object",
      properties: {
        name: { type: "string" },
        role: { type: "string" },
        lastModified: { type: "string", format: "date-time" },
        editorType: { type: "string" },
        thumbnailUrl: { type: "string" },
        version: { type: "string" },
        schemaVersion: { type: "number" },
        document: { type: "object", description: "The document with its pages and layers." },
        components: schemasFileComponents,
        componentSets: schemasFileComponentSets,
        styles: schemasFileStyles,
        mainFileKey: { type: "string" },
        branches: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string" },
              name: { type: "string" },
              thumbnail_url: { type: "string" },
              last_modified: { type: "string", format: "date-time" },
              link_access: { type: "string" },
            },
            required: ["key", "name", "thumbnail_url", "last_modified"],
          },
        },
      },
      required: [
        "name",
        "role",
        "lastModified",
        "editorType",
        "version",
        "schemaVersion",
        "document",
        "components",
        "componentSets",
        "styles",
      ],
    },
    FileMetadata: {
      type: "object",
      properties: {
        name: { type: "string" },
        folder_name: { type: "string" },
        last_touched_at: { type: "string", format: "date-time" },
        creator: { $ref: "#/$defs/Person" },
        last_touched_by: { $ref: "#/$defs/Person" },
        thumbnail_url: { type: "string" },
        editorType: { type: "string" },
        role: { type: "string" },
        link_access: { type: "string" },
        url: { type: "string" },
        version: { type: "string" },
      },
      required: ["name", "last_touched_at", "creator", "editorType"],
    },
    Node: {
      type: "object",
      properties: {
        id: { type: "string" },
        document: { type: "object", description: "The node with what is below it." },
        schemaVersion: { type: "number" },
        components: schemasFileComponents,
        componentSets: schemasFileComponentSets,
        styles: schemasFileStyles,
      },
      required: ["id", "document", "schemaVersion", "components", "componentSets", "styles"],
    },
    Images: {
      type: "object",
      properties: {
        images: { type: "object", description: "URLs by the IDs of nodes. Null means that Figma could not render it." },
      },
      required: ["images"],
    },
    Fills: {
      type: "object",
      properties: { images: { type: "object", additionalProperties: { type: "string" } } },
      required: ["images"],
    },
    Version: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        label: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        user: { $ref: "#/$defs/Person" },
        thumbnail_url: { type: "string" },
      },
      required: ["id", "created_at", "label", "description", "user"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string" },
        file_key: { type: "string" },
        parent_id: { type: "string" },
        user: { $ref: "#/$defs/Person" },
        created_at: { type: "string", format: "date-time" },
        resolved_at: { type: ["string", "null"], format: "date-time" },
        message: { type: "string" },
        order_id: { type: ["string", "null"] },
        client_meta: { description: "The place of the comment." },
        reactions: { type: "array", items: { $ref: "#/$defs/Reaction" } },
      },
      required: ["id", "file_key", "user", "created_at", "message", "order_id"],
    },
    Reaction: {
      type: "object",
      properties: {
        user_id: { type: "string" },
        user: { $ref: "#/$defs/Person" },
        emoji: { type: "string" },
        created_at: { type: "string", format: "date-time" },
      },
      required: ["user_id", "user", "emoji", "created_at"],
    },
    Frame: {
      type: "object",
      properties: {
        nodeId: { type: "string" },
        name: { type: "string" },
        backgroundColor: { type: "string" },
        pageId: { type: "string" },
        pageName: { type: "string" },
      },
    },
    Component: schemasComponent,
    ComponentSet: schemasComponent,
    Style: {
      type: "object",
      properties: {
        key: { type: "string" },
        file_key: { type: "string" },
        node_id: { type: "string" },
        style_type: { type: "string" },
        thumbnail_url: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/Person" },
        sort_position: { type: "string" },
      },
      required: [
        "key",
        "file_key",
        "node_id",
        "style_type",
        "name",
        "description",
        "created_at",
        "updated_at",
        "user",
        "sort_position",
      ],
    },
    Variable: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        key: { type: "string" },
        variableCollectionId: { type: "string" },
        resolvedType: { type: "string" },
        valuesByMode: { type: "object", description: "Values by the IDs of modes." },
        remote: { type: "boolean" },
        description: { type: "string" },
        hiddenFromPublishing: { type: "boolean" },
        scopes: { type: "array", items: { type: "string" } },
        codeSyntax: { type: "object", description: "Names in code by platform." },
        deletedButReferenced: { type: "boolean" },
      },
      required: [
        "id",
        "name",
        "key",
        "variableCollectionId",
        "resolvedType",
        "valuesByMode",
        "remote",
        "description",
        "hiddenFromPublishing",
        "scopes",
        "codeSyntax",
      ],
    },
    PublishedVariable: {
      type: "object",
      properties: {
        id: { type: "string" },
        subscribed_id: { type: "string" },
        name: { type: "string" },
        key: { type: "string" },
        variableCollectionId: { type: "string" },
        resolvedDataType: { type: "string" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: ["id", "subscribed_id", "name", "key", "variableCollectionId", "resolvedDataType", "updatedAt"],
    },
    VariableChanges: {
      type: "object",
      properties: { tempIdToRealId: { type: "object", additionalProperties: { type: "string" } } },
      required: ["tempIdToRealId"],
    },
    DevResource: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        url: { type: "string" },
        file_key: { type: "string" },
        node_id: { type: "string" },
      },
      required: ["id", "name", "url", "file_key", "node_id"],
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string" },
        event_type: { type: "string" },
        team_id: { type: "string" },
        plan_api_id: { type: "string" },
        status: { type: "string" },
        client_id: { type: ["string", "null"] },
        passcode: { type: "string" },
        endpoint: { type: "string" },
        description: { type: ["string", "null"] },
      },
      required: [
        "id",
        "event_type",
        "team_id",
        "plan_api_id",
        "status",
        "client_id",
        "passcode",
        "endpoint",
        "description",
      ],
    },
    WebhookRequest: {
      type: "object",
      properties: {
        id: { type: "string" },
        webhook_id: { type: "string" },
        request_info: {
          type: ["object", "null"],
          properties: {
            id: { type: "string" },
            endpoint: { type: "string" },
            payload: { type: "object", description: "The event." },
            sent_at: { type: "string", format: "date-time" },
          },
          required: ["id"],
        },
        response_info: {
          type: ["object", "null"],
          properties: { status: { type: "string" }, received_at: { type: "string", format: "date-time" } },
          required: ["status", "received_at"],
        },
        error_msg: { type: ["string", "null"] },
      },
      required: ["id", "webhook_id", "error_msg"],
    },
  },
})
