// Generated from definitions/monday.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/monday.ts'

const entitiesTagsSearch = { id: { type: "string" }, name: { type: "string" }, color: { type: "string" } }
const usersListParamsIds = { description: "Filters by user ID.", examples: [["1234567890"]] }
const usersListParamsPage = { description: "Page number, starting at 1. Defaults to 1." }
const usersGetParams = { properties: { id: { description: "ID of the record, as its list returns it." } } }
const team_membersCreateParamsTeam_id = { description: "ID of the team, as `teams.list` returns it." }
const workspacesListParamsIds = { description: "Filters by workspace ID.", examples: [["1234567890"]] }
const workspacesListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 25." }
const workspacesCreateParamsKind = { description: "Kind of the workspace: `open` to the whole account, or `closed`." }
const foldersCreateParamsWorkspace_id = { description: "ID of the workspace. Defaults to the main workspace." }
const foldersCreateParamsColor = {
  description: "Color of the folder from the monday.com palette. `NULL` removes the color.",
}
const boardsListParamsIds = { description: "Filters by board ID.", examples: [["1234567890"]] }
const boardsCreateParamsFolder_id = { description: "ID of the folder, as `folders.list` returns it." }
const boardsArchiveParamsBoard_id = { description: "ID of the board, as `boards.list` returns it." }
const groupsCreateParamsPosition_relative_method = {
  description: "Whether to place the record before or after `relative_to`.",
}
const groupsUpdateParamsId = { description: "ID of the group, as `groups.list` returns it.", examples: ["topics"] }
const columnsListParamsTypesItems = { description: "Type of the column, such as `status`, `date` or `people`." }
const columnsUpdateParamsId = { description: "ID of the column, as `columns.list` returns it.", examples: ["status"] }
const itemsListParamsQuery_paramsRulesItemsCompare_value = {
  description: "Value or values to compare with. For status and dropdown columns, the label numbers.",
}
const itemsCreateParamsColumn_valuesExamples = [
  { status: { label: "Done" }, date4: { date: "2026-11-30" }, text: "Ready" },
]
const itemsCreateParamsColumn_values = {
  description:
    "Column values by column ID, as strings or objects in the format of the column type. `null` clears a value.",
  examples: itemsCreateParamsColumn_valuesExamples,
}
const itemsCreateParamsCreate_labels_if_missing = {
  description: "Whether to create missing labels of status and dropdown columns.",
}
const itemsArchiveParamsItem_id = { description: "ID of the item, as `items.list` returns it." }
const itemsArchiveParams = { properties: { item_id: itemsArchiveParamsItem_id } }
const updatesCreateParamsMentions_list = {
  items: {
    properties: {
      id: { description: "ID of the mentioned user, team, board or item." },
      type: { description: "Type of the mention. `Project` is an item." },
    },
  },
  description: "Users, teams, boards or items that the text mentions.",
  examples: [[{ id: "1234567890", type: "User" }]],
}
const repliesCreateParamsUpdate_id = { description: "ID of the update, as `updates.list` returns it." }
const schemasItemAssetsItems = { anyOf: [{ $ref: "#/$defs/FileReference" }, { type: "null" }] }
export default describedKind(kind, {
  category: "project management",
  support: "community",
  docs: "https://developer.monday.com/api-reference/reference/about-the-api-reference",
  basis: {
    version: "GraphQL API 2026-10",
    date: "2026-11-22",
    compared: "the GraphQL schema of monday.com for 2026-10, as in its MCP server of 2026-07-23",
    recorded: {
      read: 43,
      valid: 43,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/monday/tests",
    },
    sources: [
      { type: "graphql", url: "https://api.monday.com/v2/get_schema?format=sdl&version=2026-10" },
      { type: "versions", url: "https://developer.monday.com/api-reference/docs/api-versioning.md" },
      { type: "changelog", url: "https://developer.monday.com/api-reference/changelog" },
    ],
    missing:
      "Blocks of docs, dashboards and their widgets, forms, automations, webhooks, custom activities, the " +
      "administration of users, and files of docs.",
  },
  sunset: {
    version: "2026-10",
    date: "none",
    docs: "https://developer.monday.com/api-reference/docs/api-versioning",
    read: "2026-11-29",
  },
  description:
    "Boards, groups, columns, items, subitems, updates, files, users, teams, workspaces and docs of a monday.com " +
    "account.",
  auth: {
    api_token: {
      description:
        "Copy your token under your profile picture > Developers > API token > Show. The token has the same access " +
        "as you.",
    },
    oauth: {
      description:
        "An administrator of the account installs the app first. The app needs the new OAuth flow turned on.",
    },
  },
  entities: {
    me: { description: "The authenticated user.", refs: {} },
    account: { description: "The monday.com account of the credentials.", refs: {} },
    users: {
      description: "A user of the account.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        title: { type: "string" },
        kind: { type: "string" },
        status: { type: "string" },
        location: { type: "string" },
        country_code: { type: "string" },
        time_zone_identifier: { type: "string" },
        created_at: { type: "timestamp" },
        is_deleted: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["email"], ["title"], ["location"]] },
      refs: {},
    },
    teams: {
      description: "A team of users.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        picture_url: { type: "string" },
        is_guest: { type: "boolean" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    team_members: { description: "The membership of users in a team.", refs: {} },
    workspaces: {
      description: "A workspace, which contains boards, dashboards and docs.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        kind: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        created_at: { type: "timestamp" },
        is_default_workspace: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    folders: {
      description: "A folder of a workspace.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        color: { type: "string" },
        created_at: { type: "timestamp" },
        owner_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    boards: {
      description: "A board: a table of items in groups, with columns.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        board_kind: { type: "string" },
        type: { type: "string" },
        items_count: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        workspace_id: { type: "string" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: { workspace_id: "workspaces.id" },
    },
    board_members: { description: "The subscribers and owners of a board.", refs: {} },
    groups: { description: "A group: a colored section of a board.", refs: {} },
    columns: { description: "A column of a board. Its ID identifies the column in the values of items.", refs: {} },
    items: {
      description: "An item: a row of a board, with a value for each column.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        url: { type: "string" },
        email: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        creator_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email"]] },
      refs: { creator_id: "users.id" },
    },
    subitems: { description: "A subitem of an item.", refs: {} },
    updates: {
      description: "An update: a comment on an item, with its replies.",
      search: {
        id: { type: "string" },
        body: { type: "string" },
        text_body: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        item_id: { type: "string" },
        creator_id: { type: "string" },
      },
      hit: { title: [["text_body"]], text: [] },
      refs: { item_id: "items.id", creator_id: "users.id" },
    },
    item_updates: { description: "An update of an item.", refs: {} },
    replies: { description: "A reply to an update.", refs: {} },
    update_likes: { description: "A like (reaction) on an update.", refs: {} },
    files: { description: "A file in a column of an item or in an update.", refs: {} },
    tags: {
      description: "A tag that labels items.",
      search: entitiesTagsSearch,
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    docs: {
      description: "A doc of a workspace or an item.",
      search: {
        id: { type: "string" },
        object_id: { type: "string" },
        name: { type: "string" },
        doc_kind: { type: "string" },
        url: { type: "string" },
        workspace_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    activity_logs: {
      description: "An entry of a board's activity log: what happened, by whom and when.",
      search: {
        id: { type: "string" },
        event: { type: "string" },
        entity: { type: "string" },
        user_id: { type: "string" },
      },
      hit: { title: [["event"]], text: [["entity"]] },
      refs: { user_id: "users.id" },
    },
    notifications: { description: "A notification to a user in monday.com.", refs: {} },
  },
  operations: {
    "me.get": {
      description: "Gets the authenticated user, who owns the token.",
      keywords: ["who am I", "my account", "logged in", "profile", "myself"],
      isGraphql: true,
    },
    "account.get": {
      description: "Gets the account with its plan and products.",
      keywords: ["company", "seats", "tier", "slug", "organization"],
      isGraphql: true,
    },
    "users.list": {
      description:
        "Lists users of the account. Filters by name, email address, kind or status; defaults to active and invited " +
        "users.",
      keywords: [
        "who works here",
        "person",
        "colleague",
        "member",
        "people",
        "guest",
        "staff",
        "team members",
        "who on the account",
      ],
      params: {
        properties: {
          ids: usersListParamsIds,
          name: { description: "Filters by name. With `emails` or `kind`, matches the exact name." },
          emails: { description: "Filters by email address." },
          kind: {
            description: "Filters by kind: all users, guests, users who are not guests, or users who are not pending.",
          },
          status: { description: "Filters by status. Defaults to `ACTIVE` and `PENDING`." },
          newest_first: { description: "Whether to return the newest users first." },
          limit: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 200." },
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: true,
    },
    "users.get": {
      description: "Gets a user with teams, department and time zone.",
      keywords: ["who is", "person", "colleague", "member", "people", "guest", "staff"],
      params: usersGetParams,
      isGraphql: true,
    },
    "teams.list": {
      description: "Lists the teams of the account with their members.",
      keywords: ["departments", "group of people", "squad", "unit", "crew"],
      params: { properties: { ids: { description: "Filters by team ID.", examples: [["1234567890"]] } } },
      record: { $ref: "#/$defs/Team" },
      isGraphql: true,
    },
    "teams.get": {
      description: "Gets a team with its members.",
      keywords: ["who is in", "group of people", "department", "squad", "unit", "crew"],
      params: usersGetParams,
      isGraphql: true,
    },
    "teams.create": {
      description: "Creates a team, with or without members.",
      keywords: ["form department", "group of people", "department", "squad", "unit", "crew"],
      params: {
        properties: {
          name: { description: "Name of the team." },
          subscriber_ids: {
            description: "IDs of the team members, as `users.list` returns them.",
            examples: [["1234567890"]],
          },
          parent_team_id: { description: "ID of the parent team." },
          is_guest_team: { description: "Whether the team is for guests." },
          allow_empty_team: { description: "Whether the team can be empty, without members." },
        },
      },
      isGraphql: true,
    },
    "teams.delete": {
      description: "Deletes a team. Its members stay in the account.",
      keywords: ["dissolve department", "group of people", "department", "squad", "unit", "crew"],
      params: usersGetParams,
      isGraphql: true,
    },
    "team_members.create": {
      description: "Creates team members: adds users to a team. The response lists users who could not be added.",
      keywords: ["put in", "add colleague", "people in team", "belongs", "squad", "colleagues", "roster"],
      params: {
        properties: {
          team_id: team_membersCreateParamsTeam_id,
          user_ids: {
            description: "IDs of the users to add, as `users.list` returns them.",
            examples: [["1234567890"]],
          },
        },
      },
      isGraphql: true,
    },
    "team_members.delete": {
      description: "Removes users from a team. The response lists users who could not be removed.",
      keywords: ["take out", "remove colleague", "people in team", "belongs", "squad", "colleagues", "roster"],
      params: {
        properties: {
          team_id: team_membersCreateParamsTeam_id,
          user_ids: {
            description: "IDs of the users to remove, as `users.list` returns them.",
            examples: [["1234567890"]],
          },
        },
      },
      isGraphql: true,
    },
    "workspaces.list": {
      description: "Lists workspaces. The main workspace has no ID and can be missing.",
      keywords: ["areas", "department", "space", "division", "home"],
      params: {
        properties: {
          ids: workspacesListParamsIds,
          kind: { description: "Filters by workspace kind: open to the whole account, closed, or template." },
          membership_kind: {
            description: "Filters by membership: all workspaces, or workspaces that the user is a member of.",
          },
          state: { description: "Filters by state. Defaults to `active`." },
          order_by: { description: "Sort field, latest first." },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: true,
    },
    "workspaces.get": {
      description: "Gets a workspace.",
      keywords: ["area details", "area", "department", "space", "division", "home"],
      params: usersGetParams,
      isGraphql: true,
    },
    "workspaces.create": {
      description: "Creates a workspace, open to the whole account or closed.",
      keywords: ["new area", "area", "department", "space", "division", "home"],
      params: {
        properties: {
          name: { description: "Name of the workspace." },
          kind: workspacesCreateParamsKind,
          description: { description: "Description of the workspace." },
        },
      },
      isGraphql: true,
    },
    "workspaces.update": {
      description: "Updates the name, description or kind of a workspace.",
      keywords: ["rename area", "area", "department", "space", "division", "home"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          name: { description: "New name of the workspace." },
          kind: workspacesCreateParamsKind,
          description: { description: "New description of the workspace." },
        },
      },
      isGraphql: true,
    },
    "workspaces.delete": {
      description: "Deletes a workspace and everything in it.",
      keywords: ["drop area", "area", "department", "space", "division", "home"],
      params: usersGetParams,
      isGraphql: true,
    },
    "folders.list": {
      description: "Lists folders with their boards.",
      keywords: ["directories", "group of boards", "collection", "section", "grouping"],
      params: {
        properties: {
          ids: { description: "Filters by folder ID.", examples: [["1234567890"]] },
          workspace_ids: workspacesListParamsIds,
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Folder" },
      isGraphql: true,
    },
    "folders.create": {
      description: "Creates a folder in a workspace.",
      keywords: ["new directory", "directory", "group of boards", "collection", "section", "grouping"],
      params: {
        properties: {
          name: { description: "Name of the folder." },
          workspace_id: foldersCreateParamsWorkspace_id,
          parent_folder_id: { description: "ID of the parent folder." },
          color: foldersCreateParamsColor,
        },
      },
      isGraphql: true,
    },
    "folders.update": {
      description: "Updates the name, color or parent folder of a folder.",
      keywords: ["rename directory", "directory", "group of boards", "collection", "section", "grouping"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          name: { description: "New name of the folder." },
          parent_folder_id: { description: "ID of the new parent folder." },
          color: foldersCreateParamsColor,
        },
      },
      isGraphql: true,
    },
    "folders.delete": {
      description: "Deletes a folder and everything in it.",
      keywords: ["drop directory", "directory", "group of boards", "collection", "section", "grouping"],
      params: usersGetParams,
      isGraphql: true,
    },
    "boards.list": {
      description:
        "Lists boards. Defaults to active boards; set `state` for others. For groups and columns, use `boards.get`.",
      keywords: ["trackers", "project", "table", "CRM", "sheet", "plan", "which boards", "our boards", "board called"],
      params: {
        properties: {
          ids: boardsListParamsIds,
          workspace_ids: workspacesListParamsIds,
          board_kind: { description: "Filters by board kind." },
          state: { description: "Filters by state. Defaults to `active`." },
          order_by: { description: "Sort field, latest first." },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Board" },
      isGraphql: true,
    },
    "boards.get": {
      description: "Gets a board with its groups, columns and subscribers.",
      keywords: [
        "structure",
        "project",
        "table",
        "tracker",
        "CRM",
        "sheet",
        "plan",
        "columns of the board",
        "groups of the board",
        "structure of the board",
      ],
      params: usersGetParams,
      isGraphql: true,
    },
    "boards.create": {
      description: "Creates a board, empty or from a template.",
      keywords: [
        "new tracker",
        "set up project",
        "project",
        "table",
        "tracker",
        "CRM",
        "sheet",
        "plan",
        "new board for",
      ],
      params: {
        properties: {
          board_name: { description: "Name of the new board." },
          board_kind: {
            description: "Kind of the board: `public` for the account, `private`, or `share` with guests.",
          },
          description: { description: "Description of the board." },
          workspace_id: foldersCreateParamsWorkspace_id,
          folder_id: boardsCreateParamsFolder_id,
          template_id: { description: "ID of the board to use as a template." },
          board_owner_ids: {
            description: "IDs of board owners in addition to the user, as `users.list` returns them.",
            examples: [["1234567890"]],
          },
          board_subscriber_ids: {
            description: "IDs of board subscribers, who are notified, as `users.list` returns them.",
            examples: [["1234567890"]],
          },
          empty: { description: "Whether to create the board without items." },
        },
      },
      isGraphql: true,
    },
    "boards.update": {
      description: "Updates one attribute of a board, such as its name or description.",
      keywords: ["rename tracker", "describe", "project", "table", "tracker", "CRM", "sheet", "plan"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          board_attribute: { description: "Attribute to update." },
          new_value: { description: "New value of the attribute." },
        },
      },
      isGraphql: true,
    },
    "boards.delete": {
      description: "Deletes a board and its items.",
      keywords: ["drop tracker", "project", "table", "tracker", "CRM", "sheet", "plan"],
      params: usersGetParams,
      isGraphql: true,
    },
    "boards.archive": {
      description: "Archives a board. You can restore it in monday.com.",
      keywords: ["put away", "hide", "close project", "shelve", "project", "table", "tracker", "CRM", "sheet", "plan"],
      params: { properties: { board_id: boardsArchiveParamsBoard_id } },
      isGraphql: true,
    },
    "boards.duplicate": {
      description: "Copies (duplicates) a board with or without its items. Large boards are copied in the background.",
      keywords: [
        "clone",
        "reuse",
        "template",
        "same again",
        "project",
        "table",
        "tracker",
        "CRM",
        "sheet",
        "plan",
        "copy the board",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          duplicate_type: {
            description:
              "Parts to copy: the structure of groups and columns, the items as well, or the items with their " +
              "updates.",
          },
          board_name: { description: "Name of the copy." },
          workspace_id: { description: "ID of the workspace of the copy. Defaults to the workspace of the board." },
          folder_id: { description: "ID of the folder of the copy." },
          keep_subscribers: { description: "Whether the copy keeps the subscribers." },
        },
      },
      isGraphql: true,
    },
    "board_members.create": {
      description: "Creates a board member: adds a user to a board as a subscriber or owner, and returns the user.",
      keywords: ["invite", "give access", "share", "who has access", "people", "followers"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          user_id: { description: "ID of the user to add, as `users.list` returns it." },
          kind: { description: "Role of the user on the board. Defaults to `subscriber`." },
        },
      },
      isGraphql: true,
    },
    "board_members.delete": {
      description: "Removes a user from a board.",
      keywords: ["kick out", "unshare", "revoke", "subscribers", "owners", "who has access", "people", "followers"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          user_id: { description: "ID of the user to remove, as `users.list` returns it." },
        },
      },
      isGraphql: true,
    },
    "groups.list": {
      description: "Lists the groups of a board.",
      keywords: ["sections", "phase", "bucket", "sprint", "color band", "category"],
      params: { properties: { board_id: boardsArchiveParamsBoard_id, ids: { description: "Filters by group ID." } } },
      record: { $ref: "#/$defs/Group" },
      isGraphql: true,
    },
    "groups.create": {
      description: "Creates a group on a board, at the top or next to another group.",
      keywords: [
        "new section",
        "section",
        "phase",
        "bucket",
        "sprint",
        "color band",
        "category",
        "new group the board",
        "add a section",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          group_name: { description: "Name of the group, up to 255 characters." },
          group_color: { description: "Color of the group from the monday.com palette, such as `#ff642e`." },
          relative_to: { description: "ID of the group to place the new group next to." },
          position_relative_method: groupsCreateParamsPosition_relative_method,
        },
      },
      isGraphql: true,
    },
    "groups.update": {
      description: "Updates one attribute of a group: title, color or position.",
      keywords: ["rename section", "reorder", "section", "phase", "bucket", "sprint", "color band", "category"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: groupsUpdateParamsId,
          group_attribute: { description: "Attribute to update." },
          new_value: {
            description:
              "New value of the attribute. For `relative_position_after` and `relative_position_before`, the ID of " +
              "another group.",
          },
        },
      },
      isGraphql: true,
    },
    "groups.delete": {
      description: "Deletes a group and its items.",
      keywords: ["drop section", "section", "phase", "bucket", "sprint", "color band", "category"],
      params: { properties: { board_id: boardsArchiveParamsBoard_id, id: groupsUpdateParamsId } },
      isGraphql: true,
    },
    "columns.list": {
      description: "Lists the columns of a board with their types and settings, such as labels.",
      keywords: ["fields", "property", "status column", "date column", "dropdown", "attribute"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          ids: { description: "Filters by column ID." },
          types: { items: columnsListParamsTypesItems, description: "Filters by column type." },
        },
      },
      record: { $ref: "#/$defs/Column" },
      isGraphql: true,
    },
    "columns.create": {
      description: "Creates a column on a board.",
      keywords: [
        "add field",
        "field",
        "property",
        "status column",
        "date column",
        "dropdown",
        "attribute",
        "add a column",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          title: { description: "Title of the column." },
          column_type: columnsListParamsTypesItems,
          id: {
            description:
              "Your own ID for the column, unique on the board. Up to 20 lowercase letters, digits and underscores.",
          },
          description: { description: "Description of the column." },
          defaults: {
            description: "Default settings for the column type, such as labels of a status column.",
            examples: [{ settings: { labels: [{ label: "Open", color: 1 }] } }],
          },
          after_column_id: { description: "ID of the column to place the new column after." },
        },
      },
      isGraphql: true,
    },
    "columns.update": {
      description: "Updates one property of a column: title or description.",
      keywords: ["rename field", "width", "field", "status column", "date column", "dropdown", "attribute"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: columnsUpdateParamsId,
          column_property: { description: "Property to update." },
          value: { description: "New value of the property." },
        },
      },
      isGraphql: true,
    },
    "columns.delete": {
      description: "Deletes a column and its values.",
      keywords: ["drop field", "field", "property", "status column", "date column", "dropdown", "attribute"],
      params: { properties: { board_id: boardsArchiveParamsBoard_id, id: columnsUpdateParamsId } },
      isGraphql: true,
    },
    "items.list": {
      description: "Lists the items of a board with their column values. To filter and sort, use `query_params`.",
      keywords: [
        "rows",
        "open work",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "items on the board",
        "what on the board",
        "everything in the group",
        "stuck items",
        "how many items",
        "what is left",
        "overdue items",
        "who owns",
        "my items",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          query_params: {
            properties: {
              rules: {
                items: {
                  properties: {
                    column_id: {
                      description:
                        "ID of the column. Every board has `name`, `group`, `__last_updated__` and " +
                        "`__creation_log__`.",
                    },
                    compare_value: itemsListParamsQuery_paramsRulesItemsCompare_value,
                    operator: { description: "Comparison operator. Defaults to `any_of`." },
                    compare_attribute: {
                      description: "Attribute of the column to compare, such as `UPDATED_AT` for `__last_updated__`.",
                    },
                  },
                },
                description: "Rules that items have to match.",
              },
              operator: {
                description: "Whether items have to match all rules (`and`) or any rule (`or`). Defaults to `and`.",
              },
              order_by: {
                items: {
                  properties: {
                    column_id: { description: "ID of the column to sort by." },
                    direction: { description: "Sort direction. Defaults to `asc`." },
                  },
                },
                description: "Sort fields.",
              },
              ids: { description: "Filters by item ID, up to 100 IDs." },
            },
            description: "Rules on columns that filter the items, and their sort order.",
            examples: [{ rules: [{ column_id: "status", compare_value: [1] }], order_by: [{ column_id: "name" }] }],
          },
          limit: { description: "Maximum number of records per page, 1 to 500. Defaults to 100." },
          cursor: { description: "Cursor from the previous page, valid for an hour." },
        },
      },
      isGraphql: true,
    },
    "items.get": {
      description: "Gets an item with its column values, subitems, subscribers and files.",
      keywords: [
        "row details",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "status of the item",
        "who on the item",
        "when is it due",
      ],
      params: usersGetParams,
      isGraphql: true,
    },
    "items.create": {
      description: "Creates an item on a board, with column values by column ID. For the IDs, use `columns.list`.",
      keywords: [
        "add row",
        "new to-do",
        "enter",
        "file",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "add an item",
        "new item the board",
        "new row",
        "add a lead",
        "put on the board",
        "add to the board",
        "new task",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          item_name: { description: "Name of the item, up to 255 characters." },
          group_id: { description: "ID of the group, as `groups.list` returns it. Defaults to the first group." },
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
          relative_to: { description: "ID of the item to place the new item next to." },
          position_relative_method: groupsCreateParamsPosition_relative_method,
        },
      },
      isGraphql: true,
    },
    "items.update": {
      description:
        "Updates column values of an item by column ID; use `name` for the item's name. Columns that you leave out " +
        "keep their value.",
      keywords: [
        "set status",
        "fill column",
        "done",
        "assign",
        "due date",
        "change cell",
        "mark",
        "row",
        "task",
        "to-do",
        "pulse",
        "change the status to",
        "mark as done",
        "assign the item",
        "set the date",
        "change the column",
        "stuck",
        "working on it",
        "rename the item",
        "change the owner",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          id: { description: "ID of the record, as its list returns it." },
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
        },
      },
      isGraphql: true,
    },
    "items.delete": {
      description: "Deletes an item and its subitems. The item stays in the recycle bin for 30 days.",
      keywords: ["scrap row", "row", "task", "to-do", "pulse", "lead", "card", "entry", "ticket", "remove the item"],
      params: usersGetParams,
      isGraphql: true,
    },
    "items.api_search": {
      description:
        "Searches items of all or some boards by keywords and by meaning. `item` is null for items that no longer " +
        "exist.",
      keywords: [
        "find row",
        "by column value",
        "look for",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "items with the status",
        "find the item",
        "items assigned to",
        "stuck items",
        "search the board",
        "where status is",
        "due this week",
        "which items",
        "still not done",
      ],
      params: {
        properties: {
          query: { description: "Search keywords." },
          board_ids: boardsListParamsIds,
          workspace_ids: workspacesListParamsIds,
          updated_after: { description: "Filters to items updated after this time." },
          created_after: { description: "Filters to items created after this time." },
          strategy: { description: "Search strategy: speed, quality, or a balance of both. Defaults to `BALANCED`." },
          limit: { description: "Maximum number of records per page, 1 to 20. Defaults to 10." },
        },
      },
      isGraphql: true,
    },
    "items.archive": {
      description: "Archives an item. You can restore it in monday.com.",
      keywords: [
        "put away",
        "hide",
        "done with",
        "shelve",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
      ],
      params: itemsArchiveParams,
      isGraphql: true,
    },
    "items.move": {
      description: "Moves an item to another group of its board.",
      keywords: [
        "other group",
        "drag",
        "to done",
        "change section",
        "other board",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "move the done group",
      ],
      params: {
        properties: {
          item_id: itemsArchiveParamsItem_id,
          group_id: { description: "ID of the group, as `groups.list` returns it." },
        },
      },
      isGraphql: true,
    },
    "items.duplicate": {
      description: "Copies (duplicates) an item on its board, optionally with its updates.",
      keywords: [
        "clone",
        "same again",
        "repeat",
        "row",
        "task",
        "to-do",
        "pulse",
        "lead",
        "card",
        "entry",
        "ticket",
        "copy the item",
      ],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          item_id: itemsArchiveParamsItem_id,
          with_updates: { description: "Whether to copy the updates of the item." },
        },
      },
      isGraphql: true,
    },
    "subitems.list": {
      description: "Lists the subitems of an item with their column values. Subitems have a separate board.",
      keywords: ["steps", "child row", "subtask", "breakdown", "below"],
      params: itemsArchiveParams,
      record: { $ref: "#/$defs/Item" },
      isGraphql: true,
    },
    "subitems.create": {
      description: "Creates a subitem of an item, with column values by column ID.",
      keywords: [
        "add step",
        "break down",
        "child row",
        "subtask",
        "step",
        "breakdown",
        "below",
        "add a subitem",
        "sub task",
      ],
      params: {
        properties: {
          parent_item_id: { description: "ID of the parent item." },
          item_name: { description: "Name of the subitem, up to 255 characters." },
          column_values: itemsCreateParamsColumn_values,
          create_labels_if_missing: itemsCreateParamsCreate_labels_if_missing,
        },
      },
      isGraphql: true,
    },
    "updates.list": {
      description:
        "Lists the updates of all boards, newest first. For the updates of one item, use `item_updates.list`.",
      keywords: [
        "feed",
        "latest posts",
        "comment",
        "post",
        "remark",
        "conversation",
        "note",
        "say",
        "what was said",
        "latest updates",
      ],
      params: {
        properties: {
          from_date: {
            description: "Filters to updates created since this date or minute.",
            examples: ["2026-11-01", "2026-11-01T09:00"],
          },
          to_date: { description: "Filters to updates created up to this date or minute.", examples: ["2026-11-30"] },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Update" },
      isGraphql: true,
    },
    "updates.get": {
      description: "Gets an update with its replies and files.",
      keywords: ["read post", "comment", "post", "remark", "conversation", "note", "say"],
      params: usersGetParams,
      isGraphql: true,
    },
    "updates.create": {
      description: "Creates an update on an item as the authenticated user. Mentioned users are notified.",
      keywords: [
        "say",
        "write",
        "comment",
        "reply",
        "post",
        "remark",
        "conversation",
        "note",
        "post an update",
        "comment on the item",
        "write an update",
        "leave a note",
      ],
      params: {
        properties: {
          item_id: itemsArchiveParamsItem_id,
          body: { description: "Text, as HTML or plain text." },
          mentions_list: updatesCreateParamsMentions_list,
        },
      },
      isGraphql: true,
    },
    "updates.update": {
      description: "Updates the text of an update, replacing it.",
      keywords: ["reword", "comment", "post", "remark", "conversation", "note", "say"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          body: { description: "Text, as HTML or plain text." },
        },
      },
      isGraphql: true,
    },
    "updates.delete": {
      description: "Deletes an update and its replies.",
      keywords: ["take back", "comment", "post", "remark", "conversation", "note", "say"],
      params: usersGetParams,
      isGraphql: true,
    },
    "item_updates.list": {
      description: "Lists the updates of an item, newest first.",
      keywords: [
        "comments",
        "discussion",
        "what was said",
        "remarks",
        "feed of row",
        "comments on the item",
        "discussion of the item",
        "last update",
      ],
      params: {
        properties: { item_id: itemsArchiveParamsItem_id, limit: workspacesListParamsLimit, page: usersListParamsPage },
      },
      record: { $ref: "#/$defs/Update" },
      isGraphql: true,
    },
    "replies.list": {
      description: "Lists the replies to updates of some boards, optionally within a time range.",
      keywords: ["answers", "response", "thread", "follow-up", "react"],
      params: {
        properties: {
          board_ids: { description: "IDs of the boards, as `boards.list` returns them.", examples: [["1234567890"]] },
          created_at_from: {
            description: "Filters to replies created since this date or second.",
            examples: ["2026-11-01"],
          },
          created_at_to: {
            description: "Filters to replies created up to this date or second.",
            examples: ["2026-11-30"],
          },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Reply" },
      isGraphql: true,
    },
    "replies.create": {
      description: "Creates a reply to an update as the authenticated user.",
      keywords: ["answer", "respond", "response", "thread", "follow-up", "react", "answer the update"],
      params: {
        properties: {
          update_id: repliesCreateParamsUpdate_id,
          body: { description: "Text, as HTML or plain text." },
          mentions_list: updatesCreateParamsMentions_list,
        },
      },
      isGraphql: true,
    },
    "update_likes.create": {
      description: "Creates a like on an update as the authenticated user.",
      keywords: ["thumbs up", "heart", "applause", "react", "kudos"],
      params: { properties: { update_id: repliesCreateParamsUpdate_id } },
      isGraphql: true,
    },
    "files.get": {
      description: "Gets the name, size and URL of a file. The URL expires after an hour.",
      keywords: ["link to document", "attachment", "document", "picture", "PDF", "upload"],
      params: usersGetParams,
      isGraphql: true,
    },
    "files.create": {
      description: "Uploads a file to a file column of an item, or to an update.",
      keywords: ["attach", "add PDF", "attachment", "document", "picture", "PDF"],
      params: {
        properties: {
          item_id: { description: "ID of the item." },
          column_id: { description: "ID of the file column, as `columns.list` returns it." },
          file: {
            description: "File to upload, up to 500 MB.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.download": {
      description: "Downloads a file.",
      keywords: ["save", "fetch", "get PDF", "attachment", "document", "picture", "PDF", "upload"],
      params: usersGetParams,
      record: { $ref: "#/$defs/File" },
      isGraphql: true,
    },
    "tags.list": {
      description: "Lists the public tags of the account.",
      keywords: ["labels", "hashtag", "keyword", "category", "marker"],
      params: { properties: { ids: { description: "Filters by tag ID.", examples: [["1234567890"]] } } },
      record: { $ref: "#/$defs/Tag" },
      isGraphql: true,
    },
    "tags.create": {
      description:
        "Creates a tag, or returns the existing tag with the name. On a private board, the tag belongs to the board.",
      keywords: ["new label", "label", "hashtag", "keyword", "category", "marker"],
      params: {
        properties: {
          tag_name: { description: "Name of the tag. An existing tag with this name is returned." },
          board_id: { description: "ID of the private board that the tag belongs to." },
        },
      },
      isGraphql: true,
    },
    "docs.list": {
      description: "Lists docs without their blocks.",
      keywords: ["wikis", "document", "notes", "page", "workdoc"],
      params: {
        properties: {
          ids: { description: "Filters by doc ID.", examples: [["1234567890"]] },
          object_ids: {
            description: "Filters by object ID, which is part of the doc's URL.",
            examples: [["1234567890"]],
          },
          workspace_ids: workspacesListParamsIds,
          order_by: { description: "Sort field, latest first." },
          limit: workspacesListParamsLimit,
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/Doc" },
      isGraphql: true,
    },
    "docs.create": {
      description: "Creates an empty doc in a workspace.",
      keywords: ["write page", "new wiki", "document", "wiki", "notes", "page", "workdoc", "new doc"],
      params: {
        properties: {
          workspace_id: { description: "ID of the workspace, as `workspaces.list` returns it." },
          name: { description: "Name of the doc." },
          kind: { description: "Kind of the doc: `public` for the account, `private`, or `share` with guests." },
          folder_id: boardsCreateParamsFolder_id,
        },
      },
      isGraphql: true,
    },
    "activity_logs.list": {
      description: "Lists the activity logs of a board, newest first.",
      keywords: ["who changed what", "history", "audit", "changes", "who moved", "who changed", "history of the board"],
      params: {
        properties: {
          board_id: boardsArchiveParamsBoard_id,
          from: { description: "Filters to activity since this time." },
          to: { description: "Filters to activity up to this time." },
          user_ids: usersListParamsIds,
          item_ids: { description: "Filters by item ID.", examples: [["1234567890"]] },
          group_ids: { description: "Filters by group ID." },
          column_ids: { description: "Filters by column ID." },
          limit: { description: "Maximum number of records per page, 1 to 10,000. Defaults to 25." },
          page: usersListParamsPage,
        },
      },
      record: { $ref: "#/$defs/ActivityLog" },
      isGraphql: true,
    },
    "notifications.create": {
      description:
        "Creates a notification to a user about an item or update, as the authenticated user. monday.com can combine " +
        "or drop repeated notifications.",
      keywords: [
        "ping",
        "bell",
        "alert someone",
        "tell colleague",
        "nudge",
        "inform",
        "notify somebody",
        "ping somebody",
      ],
      params: {
        properties: {
          user_id: { description: "ID of the user to notify, as `users.list` returns it." },
          target_id: { description: "ID of the item, board or update that the notification links to." },
          target_type: { description: "Type of the target: `Project` for an item or board, `Post` for an update." },
          text: { description: "Text of the notification." },
        },
      },
      isGraphql: true,
    },
  },
  schemas: {
    Id: {
      type: "string",
      description: "ID of the record, as its list returns it.",
      pattern: "^[0-9]+$",
      examples: ["1234567890"],
    },
    Ids: {
      type: "array",
      items: { type: "string" },
      description: "Filters by ID, up to 100 IDs.",
      maxItems: 100,
      examples: [["1234567890"]],
    },
    BoardId: {
      type: "string",
      description: "ID of the board, as `boards.list` returns it.",
      pattern: "^[0-9]+$",
      examples: ["1234567890"],
    },
    ItemId: {
      type: "string",
      description: "ID of the item, as `items.list` returns it.",
      pattern: "^[0-9]+$",
      examples: ["1234567890"],
    },
    GroupId: { type: "string", description: "ID of the group, as `groups.list` returns it.", examples: ["topics"] },
    ColumnId: { type: "string", description: "ID of the column, as `columns.list` returns it.", examples: ["status"] },
    Page: { type: "integer", description: "Page number, starting at 1. Defaults to 1.", default: 1, minimum: 1 },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 25.",
      default: 25,
      minimum: 1,
      maximum: 100,
    },
    Cursor: { type: "string", description: "Cursor from the previous page, valid for an hour." },
    State: {
      type: "string",
      description: "Filters by state. Defaults to `active`.",
      enum: ["active", "all", "archived", "deleted"],
    },
    BoardKind: {
      type: "string",
      description: "Kind of the board: `public`, `private` or `share`.",
      enum: ["public", "private", "share"],
    },
    PositionMethod: {
      type: "string",
      description: "Whether to place the record before or after `relative_to`.",
      enum: ["before_at", "after_at"],
    },
    FolderColor: {
      type: "string",
      description: "Color of the folder from the monday.com palette. `NULL` removes the color.",
      enum: [
        "DONE_GREEN",
        "BRIGHT_GREEN",
        "WORKING_ORANGE",
        "DARK_ORANGE",
        "SUNSET",
        "STUCK_RED",
        "DARK_RED",
        "SOFIA_PINK",
        "LIPSTICK",
        "PURPLE",
        "DARK_PURPLE",
        "INDIGO",
        "BRIGHT_BLUE",
        "AQUAMARINE",
        "CHILI_BLUE",
        "NULL",
      ],
    },
    ColumnType: {
      type: "string",
      description: "Type of the column, such as `status`, `date` or `people`.",
      enum: [
        "auto_number",
        "board_relation",
        "button",
        "checkbox",
        "color_picker",
        "country",
        "creation_log",
        "date",
        "dependency",
        "doc",
        "dropdown",
        "email",
        "file",
        "formula",
        "hour",
        "item_id",
        "last_updated",
        "link",
        "location",
        "long_text",
        "mirror",
        "numbers",
        "people",
        "phone",
        "progress",
        "rating",
        "status",
        "tags",
        "team",
        "text",
        "timeline",
        "time_tracking",
        "vote",
        "week",
        "world_clock",
      ],
    },
    Body: { type: "string", description: "Text, as HTML or plain text.", minLength: 1 },
    Mentions: {
      type: "array",
      items: { $ref: "#/$defs/Mention" },
      description: "Users, teams, boards or items that the text mentions.",
      examples: [[{ id: "1234567890", type: "User" }]],
    },
    Values: {
      type: "object",
      description:
        "Column values by column ID, as strings or objects in the format of the column type. `null` clears a value.",
      examples: itemsCreateParamsColumn_valuesExamples,
    },
    CreateLabels: { type: "boolean", description: "Whether to create missing labels of status and dropdown columns." },
    Named: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
    WorkspaceReference: { type: "object", properties: { id: { type: ["string", "null"] }, name: { type: "string" } } },
    Person: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, email: { type: "string" } },
      required: ["id"],
    },
    Deleted: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    Mention: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the mentioned user, team, board or item." },
        type: {
          type: "string",
          description: "Type of the mention. `Project` is an item.",
          enum: ["User", "Team", "Board", "Project"],
        },
      },
      required: ["id", "type"],
    },
    ItemsQuery: {
      type: "object",
      properties: {
        rules: { type: "array", items: { $ref: "#/$defs/ItemsRule" }, description: "Rules that items have to match." },
        operator: {
          type: "string",
          description: "Whether items have to match all rules (`and`) or any rule (`or`). Defaults to `and`.",
          enum: ["and", "or"],
        },
        order_by: { type: "array", items: { $ref: "#/$defs/ItemsOrder" }, description: "Sort fields." },
        ids: {
          type: "array",
          items: { type: "string" },
          description: "Filters by item ID, up to 100 IDs.",
          maxItems: 100,
        },
      },
    },
    ItemsRule: {
      type: "object",
      properties: {
        column_id: {
          type: "string",
          description: "ID of the column. Every board has `name`, `group`, `__last_updated__` and `__creation_log__`.",
        },
        compare_value: itemsListParamsQuery_paramsRulesItemsCompare_value,
        operator: {
          type: "string",
          description: "Comparison operator. Defaults to `any_of`.",
          enum: [
            "any_of",
            "not_any_of",
            "is_empty",
            "is_not_empty",
            "greater_than",
            "greater_than_or_equals",
            "lower_than",
            "lower_than_or_equal",
            "between",
            "not_contains_text",
            "contains_text",
            "contains_terms",
            "starts_with",
            "ends_with",
            "within_the_next",
            "within_the_last",
          ],
        },
        compare_attribute: {
          type: "string",
          description: "Attribute of the column to compare, such as `UPDATED_AT` for `__last_updated__`.",
        },
      },
      required: ["column_id", "compare_value"],
    },
    ItemsOrder: {
      type: "object",
      properties: {
        column_id: { type: "string", description: "ID of the column to sort by." },
        direction: { type: "string", description: "Sort direction. Defaults to `asc`.", enum: ["asc", "desc"] },
      },
      required: ["column_id"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID." },
        name: { type: "string", description: "The user's full name." },
        email: { type: "string", description: "The user's email address." },
        title: { type: ["string", "null"], description: "The user's job title. Null if not given." },
        kind: { type: "string", description: "The kind of user: a member, a guest, a viewer and so on." },
        status: { type: "string", description: "The user's status in the account." },
        url: { type: "string", description: "The address of the user's profile in monday.com." },
        phone: { type: ["string", "null"], description: "The user's phone number. Null if not given." },
        mobile_phone: { type: ["string", "null"], description: "The user's mobile phone number. Null if not given." },
        location: { type: ["string", "null"], description: "The user's location, as free text. Null if not given." },
        country_code: { type: ["string", "null"], description: "The user's country, as a two-letter code." },
        birthday: { type: ["string", "null"], description: "The user's date of birth. Null if not given." },
        time_zone_identifier: { type: ["string", "null"], description: "The user's time zone, as an identifier." },
        utc_hours_diff: {
          type: ["number", "null"],
          description: "The difference between the user's time zone and UTC, in hours.",
        },
        current_language: { type: ["string", "null"], description: "The language the user sees monday.com in." },
        created_at: { type: "string", format: "date-time", description: "The time the user was created." },
        became_active_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the user first became active. Null if that has not happened.",
        },
        last_activity: { type: ["string", "null"], description: "The time of the user's last activity." },
        is_email_confirmed: { type: "boolean", description: "Whether the user has confirmed their email address." },
        is_deleted: { type: "boolean", description: "Whether the user has been deleted from the account." },
        invitation_method: { type: "string", description: "The way the user was invited to the account." },
        photo_url: {
          anyOf: [
            { $ref: "#/$defs/Photo", description: "The user's profile photo in several sizes." },
            { type: "null" },
          ],
        },
        out_of_office: {
          anyOf: [
            {
              $ref: "#/$defs/OutOfOffice",
              description: "The user's current out-of-office status. Null if none is set.",
            },
            { type: "null" },
          ],
        },
        teams: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The teams the user belongs to.",
        },
        department: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The department the user is assigned to. Null if there is none." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    UserIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        title: { type: "string" },
        kind: { type: "string" },
        status: { type: "string" },
        location: { type: "string" },
        country_code: { type: "string" },
        time_zone_identifier: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        is_deleted: { type: "boolean" },
      },
    },
    Photo: {
      type: "object",
      properties: {
        original: { type: ["string", "null"] },
        small: { type: ["string", "null"] },
        thumb: { type: ["string", "null"] },
        tiny: { type: ["string", "null"] },
      },
    },
    OutOfOffice: {
      type: "object",
      properties: {
        active: { type: ["boolean", "null"] },
        type: { type: ["string", "null"] },
        start_date: { type: ["string", "null"] },
        end_date: { type: ["string", "null"] },
      },
    },
    Account: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
        tier: { type: ["string", "null"] },
        country_code: { type: ["string", "null"] },
        first_day_of_the_week: { type: "string" },
        active_members_count: { type: ["integer", "null"] },
        created_at: { type: ["string", "null"] },
        is_during_trial: { type: ["boolean", "null"] },
        is_trial_expired: { type: ["boolean", "null"] },
        sign_up_product_kind: { type: ["string", "null"] },
        plan: { anyOf: [{ $ref: "#/$defs/Plan" }, { type: "null" }] },
        products: { type: ["array", "null"], items: { anyOf: [{ $ref: "#/$defs/Product" }, { type: "null" }] } },
      },
      required: ["id"],
    },
    Plan: {
      type: "object",
      properties: {
        max_users: { type: "integer" },
        period: { type: ["string", "null"] },
        tier: { type: ["string", "null"] },
        version: { type: "integer" },
      },
    },
    Product: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        kind: { type: ["string", "null"] },
        tier: { type: ["string", "null"] },
        default_workspace_id: { type: ["string", "null"] },
      },
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID." },
        name: { type: "string", description: "The team's name." },
        picture_url: {
          type: ["string", "null"],
          description: "The address of the team's picture. Null if none is set.",
        },
        is_guest: { type: ["boolean", "null"], description: "Whether the team consists of guests." },
        created_at: { type: ["string", "null"], description: "The time the team was created." },
        owners: { type: "array", items: { $ref: "#/$defs/Person" }, description: "The users who own the team." },
        users: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users who belong to the team.",
        },
      },
      required: ["id"],
    },
    TeamChange: {
      type: "object",
      properties: {
        successful_users: { type: ["array", "null"], items: { $ref: "#/$defs/Person" } },
        failed_users: { type: ["array", "null"], items: { $ref: "#/$defs/Person" } },
      },
    },
    Workspace: {
      type: "object",
      properties: {
        id: { type: ["string", "null"], description: "The workspace's ID. Null for the main workspace." },
        name: { type: "string", description: "The workspace's name." },
        kind: { type: ["string", "null"], description: "The workspace's visibility, open or closed." },
        description: {
          type: ["string", "null"],
          description: "The workspace's description. Null if none was written.",
        },
        state: { type: ["string", "null"], description: "The workspace's state: active, archived or deleted." },
        created_at: { type: ["string", "null"], description: "The time the workspace was created." },
        is_default_workspace: {
          type: ["boolean", "null"],
          description: "Whether this is the account's default workspace.",
        },
        account_product: {
          type: ["object", "null"],
          properties: { id: { type: ["string", "null"] }, kind: { type: ["string", "null"] } },
          description: "The monday.com product the workspace belongs to.",
        },
        settings: {
          type: ["object", "null"],
          properties: {
            icon: {
              type: ["object", "null"],
              properties: { color: { type: ["string", "null"] }, image: { type: ["string", "null"] } },
            },
          },
          description: "The workspace's display settings, including its icon.",
        },
      },
    },
    Folder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The folder's ID." },
        name: { type: "string", description: "The folder's name." },
        color: { type: ["string", "null"], description: "The folder's color. Null if none is set." },
        created_at: { type: "string", description: "The time the folder was created." },
        owner_id: { type: ["string", "null"], description: "The ID of the user who owns the folder." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The folder this folder is in. Null at the top level." },
            { type: "null" },
          ],
        },
        workspace: { $ref: "#/$defs/WorkspaceReference", description: "The workspace the folder is in." },
        sub_folders: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The folders inside this folder.",
        },
        children: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The boards and other content inside the folder.",
        },
      },
      required: ["id"],
    },
    Board: {
      type: "object",
      properties: {
        id: { type: "string", description: "The board's ID." },
        name: { type: "string", description: "The board's name." },
        description: { type: ["string", "null"], description: "The board's description. Null if none was written." },
        state: { type: "string", description: "The board's state: active, archived or deleted." },
        board_kind: { type: "string", description: "The board's visibility: public, private or shareable." },
        type: {
          type: ["string", "null"],
          description: "The kind of object the board is, for example an ordinary board or a document.",
        },
        url: { type: "string", description: "The board's address in monday.com." },
        access_level: { type: "string", description: "The caller's level of access to the board." },
        permissions: { type: "string", description: "The rule for who may edit the board." },
        hierarchy_type: {
          type: ["string", "null"],
          description: "The board's item hierarchy, classic or with several levels.",
        },
        item_terminology: {
          type: ["string", "null"],
          description: "The name used for the board's items, chosen by the account.",
        },
        items_count: { type: ["integer", "null"], description: "The number of items on the board." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the board was created." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the board's last update.",
        },
        workspace_id: {
          type: ["string", "null"],
          description: "The ID of the board's workspace. Null for the main workspace.",
        },
        board_folder_id: {
          type: ["string", "null"],
          description: "The ID of the board's folder. Null outside folders.",
        },
        communication: { description: "JSON value without a fixed format, such as a meeting ID." },
        creator: { $ref: "#/$defs/Person", description: "The user who created the board." },
        owners: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users who own the board.",
        },
        top_group: { $ref: "#/$defs/GroupReference", description: "The group at the top of the board." },
        workspace: {
          anyOf: [
            {
              $ref: "#/$defs/WorkspaceReference",
              description: "The workspace the board is in. Null for the main workspace.",
            },
            { type: "null" },
          ],
        },
        tags: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Tag" }, { type: "null" }] },
          description: "The tags used on the board.",
        },
        groups: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Group" }, { type: "null" }] },
          description: "The board's groups, as visible to the caller.",
        },
        columns: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Column" }, { type: "null" }] },
          description: "The board's columns, as visible to the caller.",
        },
        subscribers: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users subscribed to the board.",
        },
        team_owners: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Named" },
          description: "The teams that own the board.",
        },
      },
      required: ["id"],
    },
    BoardIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        board_kind: { type: "string" },
        type: { type: "string" },
        items_count: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        workspace_id: { type: "string" },
        url: { type: "string" },
      },
    },
    BoardCopy: {
      type: "object",
      properties: {
        is_async: { type: "boolean" },
        board: {
          type: "object",
          properties: { id: { type: "string" }, name: { type: "string" }, url: { type: "string" } },
        },
      },
    },
    GroupReference: { type: "object", properties: { id: { type: "string" }, title: { type: "string" } } },
    Group: {
      type: "object",
      properties: {
        id: { type: "string", description: "The group's ID, unique on its board." },
        title: { type: "string", description: "The group's title." },
        color: { type: "string", description: "The group's color, as a hexadecimal code." },
        position: { type: "string", description: "The group's position on the board, for sorting." },
        archived: { type: ["boolean", "null"], description: "Whether the group is archived." },
        deleted: { type: ["boolean", "null"], description: "Whether the group is deleted." },
      },
      required: ["id"],
    },
    Column: {
      type: "object",
      properties: {
        id: { type: "string", description: "The column's ID, unique on its board." },
        title: { type: "string", description: "The column's title." },
        description: { type: ["string", "null"], description: "The column's description. Null if none was written." },
        type: { type: "string", description: "The column's type, for example status, date or people." },
        width: { type: ["integer", "null"], description: "The column's width in pixels. Null if the default is used." },
        archived: { type: "boolean", description: "Whether the column is archived." },
        settings: {
          description: "Settings of the column, depending on its type, such as the labels of a status column.",
        },
        revision: { type: "string", description: "The column's current revision, for detecting concurrent changes." },
      },
      required: ["id"],
    },
    Value: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        text: { type: ["string", "null"] },
        value: { description: "Value as a JSON string, in the format of the column type." },
        column: { type: "object", properties: { title: { type: "string" } } },
        display_value: { type: "string" },
        linked_item_ids: { type: "array", items: { type: "string" } },
      },
    },
    Item: {
      type: "object",
      properties: {
        id: { type: "string", description: "The item's ID." },
        name: { type: "string", description: "The item's name." },
        state: { type: ["string", "null"], description: "The item's state: active, archived or deleted." },
        url: { type: "string", description: "The item's address in monday.com." },
        relative_link: { type: ["string", "null"], description: "The item's path, relative to the account's address." },
        email: { type: "string", description: "The email address that posts updates to the item." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the item was created." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the item's last update.",
        },
        creator_id: { type: "string", description: "The ID of the user who created the item." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who created the item. Null if no longer available." },
            { type: "null" },
          ],
        },
        board: { anyOf: [{ $ref: "#/$defs/Named", description: "The board the item is on." }, { type: "null" }] },
        group: {
          anyOf: [{ $ref: "#/$defs/GroupReference", description: "The group the item is in." }, { type: "null" }],
        },
        parent_item: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The item this subitem belongs to. Null for ordinary items." },
            { type: "null" },
          ],
        },
        column_values: {
          type: "array",
          items: { $ref: "#/$defs/Value" },
          description: "The item's values, one for each column.",
        },
        subitems: {
          type: ["array", "null"],
          items: { anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] },
          description: "The item's subitems. Null if there are none.",
        },
        subscribers: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
          description: "The users subscribed to the item.",
        },
        assets: {
          type: ["array", "null"],
          items: schemasItemAssetsItems,
          description: "The files attached to the item.",
        },
      },
      required: ["id"],
    },
    ItemHit: {
      type: "object",
      properties: { id: { type: "string" }, item: { anyOf: [{ $ref: "#/$defs/Item" }, { type: "null" }] } },
      required: ["id"],
    },
    ItemIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        url: { type: "string" },
        email: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        creator_id: { type: "string" },
      },
    },
    FileReference: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        file_extension: { type: "string" },
        file_size: { type: "integer" },
      },
    },
    Like: {
      type: "object",
      properties: {
        id: { type: "string" },
        reaction_type: { type: ["string", "null"] },
        creator_id: { type: ["string", "null"] },
      },
    },
    Reply: {
      type: "object",
      properties: {
        id: { type: "string" },
        kind: { type: "string" },
        body: { type: "string" },
        text_body: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
        edited_at: { type: "string", format: "date-time" },
        creator_id: { type: ["string", "null"] },
        creator: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        likes: { type: "array", items: { $ref: "#/$defs/Like" } },
      },
      required: ["id"],
    },
    Update: {
      type: "object",
      properties: {
        id: { type: "string", description: "The update's ID." },
        body: { type: "string", description: "The update's content, as HTML." },
        text_body: { type: ["string", "null"], description: "The update's content, as plain text." },
        created_at: { type: ["string", "null"], format: "date-time", description: "The time the update was posted." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last change to the update.",
        },
        edited_at: {
          type: "string",
          format: "date-time",
          description: "The time the update's content was last edited.",
        },
        original_creation_date: {
          type: ["string", "null"],
          description: "The time the update was first created, if it came from another place.",
        },
        item_id: { type: ["string", "null"], description: "The ID of the item the update was posted on." },
        creator_id: { type: ["string", "null"], description: "The ID of the user who posted the update." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who posted the update. Null if no longer available." },
            { type: "null" },
          ],
        },
        likes: {
          type: "array",
          items: { $ref: "#/$defs/Like" },
          description: "The likes on the update, one for each user.",
        },
        replies: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Reply" },
          description: "The replies posted to the update.",
        },
        assets: {
          type: ["array", "null"],
          items: schemasItemAssetsItems,
          description: "The files attached to the update.",
        },
      },
      required: ["id"],
    },
    UpdateIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        body: { type: "string" },
        text_body: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        item_id: { type: "string" },
        creator_id: { type: "string" },
      },
    },
    File: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        file_extension: { type: "string" },
        file_size: { type: "integer" },
        url: { type: "string" },
        public_url: { type: "string" },
        url_thumbnail: { type: ["string", "null"] },
        original_geometry: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        uploaded_by: { $ref: "#/$defs/Person" },
      },
      required: ["id"],
    },
    Tag: { type: "object", properties: entitiesTagsSearch, required: ["id"] },
    Doc: {
      type: "object",
      properties: {
        id: { type: "string" },
        object_id: { type: "string" },
        name: { type: "string" },
        doc_kind: { type: "string" },
        doc_folder_id: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        relative_url: { type: ["string", "null"] },
        workspace_id: { type: ["string", "null"] },
        created_at: { type: ["string", "null"], format: "date-time" },
        updated_at: { type: ["string", "null"], format: "date-time" },
        created_by: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ActivityLog: {
      type: "object",
      properties: {
        id: { type: "string" },
        event: { type: "string" },
        entity: { type: "string" },
        data: { type: "string" },
        user_id: { type: "string" },
        account_id: { type: "string" },
        created_at: { type: "string" },
      },
      required: ["id"],
    },
    Notification: {
      type: "object",
      properties: { id: { type: "string" }, text: { type: ["string", "null"] } },
      required: ["id"],
    },
  },
})
