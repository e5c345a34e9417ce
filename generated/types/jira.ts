// Generated from definitions/jira.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Jira */
    "jira": Jira
  }
}

/** Attributes of the node. Their shape depends on the node's type. */
export type RichTextAttributes = ({ [k: string]: unknown } | null)

/** Settings of the field. Their shape depends on the field's type. */
export type FieldConfiguration = ({ [k: string]: unknown } | null)

/** Jira. Issues with comments and worklogs, projects, users and fields of a Jira Cloud site. */
export interface Jira {
  operations: JiraOperations
  credentials: JiraCredentials
  config: JiraConfig
}

/** The operations, by entity and action. */
export interface JiraOperations {
  /** An issue of a project. */
  issues: {
    /** Gets an issue by ID or key. Also finds keys from before the issue was moved. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue, or a subtask if a parent is set. Returns its ID, key and URL. */
    create: {
      params: IssuesCreateParams
      records: CreatedIssue
      meta: {}
    }
    /** Updates an issue. Returns the issue only if `returnIssue` is `true`. */
    update: {
      params: IssuesUpdateParams
      records: Issue | null
      meta: {}
    }
    /** Deletes an issue. Fails for an issue with subtasks unless `deleteSubtasks` is `true`. This cannot be undone. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /** Searches issues with JQL. New and changed issues can take a moment to appear. */
    api_search: {
      params: IssuesApiSearchParams
      records: Issue[]
      meta: {
        nextPageToken: string | null
        isLast: boolean | null
        total: unknown
      }
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A project, with its issue types, versions and components. */
  projects: {
    /** Gets a project by ID or key with its lead, issue types, components and versions. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Searches the projects that the user can see. */
    api_search: {
      params: ProjectsApiSearchParams
      records: Project[]
      meta: {
        nextPage: string | null
        total: number | null
      }
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /**
   * A user: an Atlassian account of a person, app or customer. Users choose who sees their email address, time zone and
   * locale.
   */
  users: {
    /** Lists all users, including inactive and deleted ones. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user by account ID, with name, account type and active state. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Searches active users by `query`, `accountId` or `property`; one is required. Finds the first 1,000. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A field of issues, built-in or custom. */
  issue_fields: {
    /** Lists the issue fields that the user can see, with their IDs. */
    list: {
      params: IssueFieldsListParams
      records: Field[]
      meta: {}
    }
    /** Searches the fields of company-managed projects. Requires administrator permission. */
    api_search: {
      params: IssueFieldsApiSearchParams
      records: Field[]
      meta: {
        startAt: number | null
        maxResults: number | null
        total: number | null
        isLast: boolean | null
      }
    }
    search: {
      fields: IssueFieldsSearchFields
    }
  }
  /** A comment on an issue. */
  issue_comments: {
    /** Lists the comments on an issue with author, times and body in Atlassian Document Format. */
    list: {
      params: IssueCommentsListParams
      records: Comment[]
      meta: {
        startAt: number | null
        maxResults: number | null
        total: number | null
      }
    }
    /** Gets a comment on an issue by its ID. */
    get: {
      params: IssueCommentsGetParams
      records: Comment
      meta: {}
    }
    /** Creates a comment on an issue and returns it. */
    create: {
      params: IssueCommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the body and visibility of a comment and returns it. */
    update: {
      params: IssueCommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment. Returns nothing. This cannot be undone. */
    delete: {
      params: IssueCommentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IssueCommentsSearchFields
    }
  }
  /** A worklog: time that a user spent on an issue. Requires time tracking. */
  issue_worklogs: {
    /** Lists the worklogs of an issue, oldest first, with author, seconds spent and start time. */
    list: {
      params: IssueWorklogsListParams
      records: Worklog[]
      meta: {
        startAt: number | null
        maxResults: number | null
        total: number | null
      }
    }
    /** Gets a worklog of an issue by its ID. */
    get: {
      params: IssueWorklogsGetParams
      records: Worklog
      meta: {}
    }
    search: {
      fields: IssueWorklogsSearchFields
    }
  }
  /** The assignee of an issue. */
  issues_assignee: {
    /**
     * Assigns an issue to a user. Requires only the Assign Issues permission, while `issues.update` requires Edit
     * Issues.
     */
    update: {
      params: IssuesAssigneeUpdateParams
      records: null
      meta: {}
    }
  }
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Comma-separated field IDs, `*all` (the default) or `*navigable`. Prefix a field with `-` to leave it out. */
  fields?: string
  /** Comma-separated extra information to include. A record's `expand` field lists what is available. */
  expand?: string
  /** Keys of issue properties with commas between, or *all. */
  properties?: string
  /** Whether fields are identified by key instead of ID. Defaults to `false`. (default false) */
  fieldsByKeys?: boolean
  /** Whether to add the issue's project to the user's recently viewed projects. Defaults to `false`. (default false) */
  updateHistory?: boolean
  /** Whether to fail if a field cannot be read. Defaults to `false`. (default false) */
  failFast?: boolean
}

export interface Issue {
  /** The issue's ID. */
  id: string
  /** The issue's key, such as ABC-123. */
  key?: string
  /** The issue's address in the API. */
  self?: string
  /** The parts of the issue that can be expanded, separated by commas. */
  expand?: string | null
  /** The issue's field values, by field ID. */
  fields?: {
    summary?: string | null
    description?: RichText | null
    environment?: RichText | null
    issuetype?: IssueType | null
    status?: Status | null
    priority?: Priority | null
    project?: ProjectLink | null
    parent?: IssueLink | null
    subtasks?: IssueLink[] | null
    assignee?: Person | null
    reporter?: Person | null
    creator?: Person | null
    labels?: string[] | null
    components?: Component[] | null
    fixVersions?: Version[] | null
    versions?: Version[] | null
    resolution?: Status | null
    resolutiondate?: string | null
    created?: string | null
    updated?: string | null
    duedate?: string | null
    timespent?: number | null
    timeestimate?: number | null
    timeoriginalestimate?: number | null
    [k: string]: unknown
  }
}

export interface RichText {
  type?: string | null
  version?: number | null
  content?: RichTextNode[] | null
}

export interface RichTextNode {
  type?: string | null
  text?: string | null
  content?: RichTextNode[] | null
  marks?: RichTextMark[] | null
  attrs?: RichTextAttributes
}

export interface RichTextMark {
  type?: string | null
  attrs?: RichTextAttributes
}

export interface IssueType {
  id?: string | null
  name?: string | null
  description?: string | null
  subtask?: boolean | null
  hierarchyLevel?: number | null
  iconUrl?: string | null
  avatarId?: number | null
  entityId?: string | null
  scope?: Scope | null
  self?: string | null
}

export interface Scope {
  type?: string | null
  project?: ProjectLink | null
}

export interface ProjectLink {
  id?: string | null
  key?: string | null
  name?: string | null
  self?: string | null
  projectTypeKey?: string | null
  simplified?: boolean | null
  avatarUrls?: AvatarUrls | null
  projectCategory?: Category | null
}

/** Avatar image URLs by size in pixels, such as `48x48`. */
export interface AvatarUrls {
  [k: string]: string | null
}

export interface Category {
  id?: string | null
  name?: string | null
  description?: string | null
  self?: string | null
}

export interface Status {
  id?: string | null
  name?: string | null
  description?: string | null
  iconUrl?: string | null
  self?: string | null
  statusCategory?: StatusCategory | null
}

export interface StatusCategory {
  id?: number | null
  key?: string | null
  name?: string | null
  colorName?: string | null
  self?: string | null
}

export interface Priority {
  id?: string | null
  name?: string | null
  iconUrl?: string | null
  self?: string | null
}

export interface IssueLink {
  id?: string | null
  key?: string | null
  self?: string | null
  fields?: ({
    summary?: string | null
    status?: Status | null
    issuetype?: IssueType | null
    priority?: Priority | null
  } | null)
}

export interface Person {
  accountId?: string | null
  accountType?: string | null
  active?: boolean | null
  displayName?: string | null
  emailAddress?: string | null
  timeZone?: string | null
  avatarUrls?: AvatarUrls | null
  self?: string | null
  key?: string | null
  name?: string | null
}

export interface Component {
  id?: string | null
  name?: string | null
  description?: string | null
  self?: string | null
  lead?: Person | null
  assignee?: Person | null
  realAssignee?: Person | null
  assigneeType?: string | null
  realAssigneeType?: string | null
  isAssigneeTypeValid?: boolean | null
  project?: string | null
  projectId?: number | null
}

export interface Version {
  id?: string | null
  name?: string | null
  description?: string | null
  archived?: boolean | null
  released?: boolean | null
  overdue?: boolean | null
  startDate?: string | null
  releaseDate?: string | null
  userStartDate?: string | null
  userReleaseDate?: string | null
  projectId?: number | null
  self?: string | null
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** Field values by ID. Custom fields such as `customfield_10010` are accepted too. */
  fields: {
    /** The project, by ID or key. */
    project: {
      id?: string
      key?: string
    }
    /** An ID or a name. */
    issuetype: {
      id?: string
      name?: string
    }
    summary: string
    /** Rich text in Atlassian Document Format. */
    description?: {
      /** (default "doc") */
      type?: string
      /** (default 1) */
      version?: number
      content: {
        type?: string
        content?: {
          type?: string
          text?: string
          [k: string]: unknown
        }[]
        [k: string]: unknown
      }[]
    }
    /** An ID or a name. */
    priority?: {
      id?: string
      name?: string
    }
    assignee?: {
      accountId?: string
      [k: string]: unknown
    }
    labels?: string[]
    parent?: {
      key?: string
      [k: string]: unknown
    }
    [k: string]: unknown
  }
  /**
   * Field operations by field ID, such as `{labels: [{add: new}]}`. A field cannot be in both `update` and `fields`.
   */
  update?: { [k: string]: unknown }
  /** Whether to add the issue's project to the user's recently viewed projects. Defaults to `false`. (default false) */
  updateHistory?: boolean
}

export interface CreatedIssue {
  id: string
  key?: string
  self?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Field values by ID. Custom fields such as `customfield_10010` are accepted too. */
  fields?: {
    summary?: string
    /** Rich text in Atlassian Document Format. */
    description?: {
      /** (default "doc") */
      type?: string
      /** (default 1) */
      version?: number
      content: {
        type?: string
        content?: {
          type?: string
          text?: string
          [k: string]: unknown
        }[]
        [k: string]: unknown
      }[]
    }
    /** An ID or a name. */
    priority?: {
      id?: string
      name?: string
    }
    assignee?: {
      /** Account ID of the assignee. Use `null` to unassign the issue. */
      accountId?: string | null
      [k: string]: unknown
    }
    labels?: string[]
    [k: string]: unknown
  }
  /**
   * Field operations by field ID, such as `{labels: [{add: new}]}`. A field cannot be in both `update` and `fields`.
   */
  update?: { [k: string]: unknown }
  /** Transition of the issue. Jira accepts and ignores it here. */
  transition?: {
    id?: string
    [k: string]: unknown
  }
  /** Whether to email the issue's watchers. Only administrators can turn it off. Defaults to `true`. (default true) */
  notifyUsers?: boolean
  /** Whether to allow changes to fields that are not on the screen. For apps that administer Jira. (default false) */
  overrideScreenSecurity?: boolean
  /** Whether to allow changes to fields that are not editable. For apps that administer Jira. (default false) */
  overrideEditableFlag?: boolean
  /** Whether to return the updated issue. Defaults to `false`. (default false) */
  returnIssue?: boolean
  /** Comma-separated extra information to include in the returned issue. */
  expand?: string
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Whether to delete the issue's subtasks too. Defaults to `false`. (default false) */
  deleteSubtasks?: boolean
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** JQL query with a restriction, such as on project, assignee or time. Jira refuses unbounded queries. */
  jql?: string
  /** The `nextPageToken` value of the previous page. */
  nextPageToken?: string
  /** Maximum number of issues per page, 1 to 5,000. Jira returns fewer when many fields are requested. (1 to 5000) */
  maxResults?: number
  /** Comma-separated field IDs, `*all` or `*navigable`. Defaults to the ID only. */
  fields?: string
  /** Comma-separated extra information to include. A record's `expand` field lists what is available. */
  expand?: string
  /** Keys of issue properties with commas between, at most five. */
  properties?: string
  /** Whether fields are identified by key instead of ID. Defaults to `false`. (default false) */
  fieldsByKeys?: boolean
  /** Whether to fail if a field cannot be read. Defaults to `false`. (default false) */
  failFast?: boolean
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  id: string | null
  key: string | null
  self: string | null
  created: string | null
  updated: string | null
  projectId: string | null
  projectKey: string | null
  expand: string | null
  fields: { [k: string]: unknown } | null
  fieldsToInclude: { [k: string]: unknown } | null
  names: { [k: string]: unknown } | null
  operations: { [k: string]: unknown } | null
  properties: { [k: string]: unknown } | null
  renderedFields: { [k: string]: unknown } | null
  schema: { [k: string]: unknown } | null
  changelog: { [k: string]: unknown } | null
  editmeta: { [k: string]: unknown } | null
  transitions: unknown[] | null
  versionedRepresentations: { [k: string]: unknown } | null
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
  /** Comma-separated extra information to include. A record's `expand` field lists what is available. */
  expand?: string
  /** Keys of project properties with commas between. */
  properties?: string
}

export interface Project {
  /** The project's ID. */
  id: string
  /** The project's key, the prefix of its issue keys. */
  key?: string
  /** The project's name. */
  name?: string
  /** The project's address in the API. */
  self?: string
  /** The parts of the project that can be expanded, separated by commas. */
  expand?: string | null
  /** The project's description. Absent from lists unless expanded. */
  description?: string | null
  lead?: Person | null
  /** The addresses of the project's avatar, by size. */
  avatarUrls?: AvatarUrls
  /** The type of project, such as software or business. */
  projectTypeKey?: string
  /** Whether the project is simplified, as team-managed projects are. */
  simplified?: boolean
  /** The way the project is managed: classic for company-managed, next-gen for team-managed. */
  style?: string
  /** Whether the project is private to the user. */
  isPrivate?: boolean
  /** Values that apps store, by key, each in a shape of its own. */
  properties?: { [k: string]: unknown }
  projectCategory?: Category | null
  /** The entity ID of a team-managed project. */
  entityId?: string | null
  /** The UUID of a team-managed project. */
  uuid?: string | null
  /** A link to information about the project. */
  url?: string | null
  /** The default assignee of new issues: the project lead or nobody. */
  assigneeType?: string | null
  /** The project's components. */
  components?: Component[] | null
  /** The project's issue types. Absent from lists unless expanded. */
  issueTypes?: IssueType[] | null
  /** The project's versions. */
  versions?: Version[] | null
  roles?: Texts | null
  /** Whether the project is archived. */
  archived?: boolean | null
  archivedBy?: Person | null
  /** The time the project was archived. Absent unless archived. */
  archivedDate?: string | null
  /** Whether the project is in the trash. */
  deleted?: boolean | null
  deletedBy?: Person | null
  /** The time the project was deleted. Absent unless deleted. */
  deletedDate?: string | null
  /** The email address associated with the project. */
  email?: string | null
  /** Whether the user has marked the project as a favorite. */
  favourite?: boolean | null
  insight?: Insight | null
  issueTypeHierarchy?: Hierarchy | null
  permissions?: Permissions | null
  /** The time a deleted project is removed for good. */
  retentionTillDate?: string | null
}

/** Texts by name. */
export interface Texts {
  [k: string]: string | null
}

export interface Insight {
  totalIssueCount?: number | null
  lastIssueUpdateTime?: string | null
}

export interface Hierarchy {
  baseLevelId?: number | null
  levels?: HierarchyLevel[] | null
}

export interface HierarchyLevel {
  id?: number | null
  name?: string | null
  level?: number | null
  hierarchyLevelNumber?: number | null
  aboveLevelId?: number | null
  belowLevelId?: number | null
  issueTypeIds?: number[] | null
  externalUuid?: string | null
  projectConfigurationId?: number | null
}

export interface Permissions {
  canEdit?: boolean | null
}

/** Params of projects.api_search. */
export interface ProjectsApiSearchParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of projects per page, 1 to 100. Jira's default is 50. (1 to 100) */
  maxResults?: number
  /** Sort field. Prefix `-` for descending order. Defaults to `key`. (default "key") */
  orderBy?:
    | "category"
    | "-category"
    | "+category"
    | "key"
    | "-key"
    | "+key"
    | "name"
    | "-name"
    | "+name"
    | "owner"
    | "-owner"
    | "+owner"
    | "issueCount"
    | "-issueCount"
    | "+issueCount"
    | "lastIssueUpdatedDate"
    | "-lastIssueUpdatedDate"
    | "+lastIssueUpdatedDate"
    | "archivedDate"
    | "-archivedDate"
    | "+archivedDate"
    | "deletedDate"
    | "-deletedDate"
    | "+deletedDate"
  /** Filters by project IDs, up to 50. (at most 50 items) */
  id?: number[]
  /** Filters by project keys, up to 50. (at most 50 items) */
  keys?: string[]
  /** Filters by part of the key or name. Case-insensitive. */
  query?: string
  /** Filters by project type: `business`, `service_desk` or `software`. Comma-separated. */
  typeKey?: string
  /** Filters by project category ID. */
  categoryId?: number
  /** Filters to projects where the user has this permission. Defaults to `view`. (default "view") */
  action?: "view" | "browse" | "edit" | "create"
  /** Comma-separated extra information to include. A record's `expand` field lists what is available. */
  expand?: string
  /** Filters by project status. Experimental in Jira. Defaults to live projects. */
  status?: ("live" | "archived" | "deleted")[]
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  id: string | null
  key: string | null
  name: string | null
  self: string | null
  expand: string | null
  description: string | null
  lead: { [k: string]: unknown } | null
  avatarUrls: { [k: string]: unknown } | null
  projectTypeKey: string | null
  simplified: boolean | null
  style: string | null
  isPrivate: boolean | null
  properties: { [k: string]: unknown } | null
  projectCategory: { [k: string]: unknown } | null
  entityId: string | null
  uuid: string | null
  url: string | null
  assigneeType: string | null
  components: unknown[] | null
  issueTypes: unknown[] | null
  versions: unknown[] | null
  roles: { [k: string]: unknown } | null
  archived: boolean | null
  archivedBy: { [k: string]: unknown } | null
  archivedDate: string | null
  deleted: boolean | null
  deletedBy: { [k: string]: unknown } | null
  deletedDate: string | null
  email: string | null
  favourite: boolean | null
  insight: { [k: string]: unknown } | null
  issueTypeHierarchy: { [k: string]: unknown } | null
  permissions: { [k: string]: unknown } | null
  retentionTillDate: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of users per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  maxResults?: number
}

export interface User {
  /** The user's account ID, the same across Atlassian products. */
  accountId: string
  /** The type of account: a person, an app or a customer. */
  accountType?: string
  /** Whether the user's account is active. */
  active?: boolean
  applicationRoles?: ApplicationRoles | null
  /** The addresses of the user's avatar, by size. */
  avatarUrls?: AvatarUrls
  /** The user's display name, subject to privacy settings. */
  displayName?: string
  /** The user's email address. May be absent under the user's privacy settings. */
  emailAddress?: string | null
  /** The parts of the user that can be expanded, separated by commas. */
  expand?: string | null
  groups?: Groups | null
  /** The user's key. No longer provided by Jira Cloud. */
  key?: string | null
  /** The user's locale. May be absent under the user's privacy settings. */
  locale?: string | null
  /** The user's name. No longer provided by Jira Cloud. */
  name?: string | null
  /** The user's address in the API. */
  self?: string
  /** The user's time zone. May be absent under the user's privacy settings. */
  timeZone?: string | null
}

export interface ApplicationRoles {
  size?: number | null
  items?: ApplicationRole[] | null
}

export interface ApplicationRole {
  key?: string | null
  name?: string | null
  groups?: string[] | null
  defaultGroups?: string[] | null
  selectedByDefault?: boolean | null
  defined?: boolean | null
  platform?: boolean | null
  hasUnlimitedSeats?: boolean | null
  numberOfSeats?: number | null
  remainingSeats?: number | null
  userCount?: number | null
  userCountDescription?: string | null
}

export interface Groups {
  size?: number | null
  items?: Group[] | null
}

export interface Group {
  groupId?: string | null
  name?: string | null
  self?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** Atlassian account ID of the user. (at most 128 characters) */
  accountId: string
  /** Comma-separated extra information to include: `groups`, `applicationRoles`. */
  expand?: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Start of a word in the name or email address. */
  query?: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of users per page, 1 to 1,000. Defaults to 50. (1 to 1000; default 50) */
  maxResults?: number
  /** Account ID of the user to find. (at most 128 characters) */
  accountId?: string
  /** Query on user properties, such as `thepropertykey.something=1`. */
  property?: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  accountId: string | null
  accountType: string | null
  active: boolean | null
  applicationRoles: { [k: string]: unknown } | null
  avatarUrls: { [k: string]: unknown } | null
  displayName: string | null
  emailAddress: string | null
  expand: string | null
  groups: { [k: string]: unknown } | null
  key: string | null
  locale: string | null
  name: string | null
  self: string | null
  timeZone: string | null
}

/** Params of issue_fields.list. */
export interface IssueFieldsListParams { [k: string]: never }

export interface Field {
  /** The field's ID, such as summary or customfield_10001. */
  id: string
  /** The field's key. */
  key?: string | null
  /** The field's name. */
  name?: string
  /** Whether the field is custom instead of built into Jira. */
  custom?: boolean | null
  /** Whether lists can be ordered by the field's content. */
  orderable?: boolean | null
  /** Whether the field can be a column in the issue navigator. */
  navigable?: boolean | null
  /** Whether the field's content can be searched. */
  searchable?: boolean | null
  /** The names that refer to the field in JQL. */
  clauseNames?: string[] | null
  schema?: FieldType | null
  scope?: Scope | null
  /** The field's name before translation. */
  untranslatedName?: string | null
  /** The name of the field's type, for display. */
  typeDisplayName?: string | null
  /** The field's description. */
  description?: string | null
  /** The key of the searcher used to search a custom field. */
  searcherKey?: string | null
  /** The number of screens that use the field. */
  screensCount?: number | null
  /** The number of contexts that use the field. */
  contextsCount?: number | null
  /** Whether the field is locked against changes. */
  isLocked?: boolean | null
  lastUsed?: LastUsed | null
}

export interface FieldType {
  type?: string | null
  items?: string | null
  system?: string | null
  custom?: string | null
  customId?: number | null
  configuration?: FieldConfiguration
}

export interface LastUsed {
  type?: string | null
  value?: string | null
}

/** Params of issue_fields.api_search. */
export interface IssueFieldsApiSearchParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of fields per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  maxResults?: number
  /** Types of field to return: custom, system, or both. */
  type?: ("custom" | "system")[]
  /** Filters by custom field IDs. */
  id?: string[]
  /** Filters by part of the name or description. Case-insensitive. */
  query?: string
  /** Sort field. Prefix `-` for descending order. */
  orderBy?:
    | "contextsCount"
    | "-contextsCount"
    | "+contextsCount"
    | "lastUsed"
    | "-lastUsed"
    | "+lastUsed"
    | "name"
    | "-name"
    | "+name"
    | "screensCount"
    | "-screensCount"
    | "+screensCount"
  /**
   * Comma-separated extra information to include: `key`, `lastUsed`, `screensCount`, `contextsCount`, `isLocked`,
   * `searcherKey`.
   */
  expand?: string
}

/** Searchable fields of issue_fields, in hosted mode. */
export interface IssueFieldsSearchFields {
  clauseNames: unknown[] | null
  custom: boolean | null
  id: string | null
  key: string | null
  name: string | null
  navigable: boolean | null
  orderable: boolean | null
  schema: { [k: string]: unknown } | null
  scope: { [k: string]: unknown } | null
  searchable: boolean | null
  untranslatedName: string | null
}

/** Params of issue_comments.list. */
export interface IssueCommentsListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of comments per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Sort order: oldest first (`created`) or newest first (`-created`). */
  orderBy?: "created" | "-created" | "+created"
  /** Set to `renderedBody` to include the body as HTML. */
  expand?: string
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The comment's address in the API. */
  self?: string
  /** The comment's text, in Atlassian Document Format. */
  body?: RichText
  /** The user who wrote the comment. */
  author?: Person
  /** The user who last edited the comment. */
  updateAuthor?: Person
  /** Creation time, in ISO 8601 format. */
  created?: string
  /** The time of the last update, in ISO 8601 format. */
  updated?: string
  /** Whether the comment is visible to customers in Jira Service Management. */
  jsdPublic?: boolean
  visibility?: VisibleTo | null
  /** The comment's text, as HTML. Absent unless expanded. */
  renderedBody?: string | null
  /** The properties stored on the comment. Absent unless expanded. */
  properties?: EntityProperty[] | null
}

export interface VisibleTo {
  type?: string | null
  value?: string | null
  identifier?: string | null
}

export interface EntityProperty {
  key?: string | null
  /** Value that an app stored, in any shape. */
  value?: unknown
}

/** Params of issue_comments.get. */
export interface IssueCommentsGetParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the comment, as `issue_comments.list` returns it. */
  commentId: string
  /** Set to `renderedBody` to include the body as HTML. */
  expand?: string
}

/** Params of issue_comments.create. */
export interface IssueCommentsCreateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Rich text in Atlassian Document Format. */
  body: {
    /** (default "doc") */
    type?: string
    /** (default 1) */
    version?: number
    content: {
      type?: string
      content?: {
        type?: string
        text?: string
        [k: string]: unknown
      }[]
      [k: string]: unknown
    }[]
  }
  /** Visibility: a group, by its ID in `identifier`, or a role, by its name in `value`. */
  visibility?: {
    type?: "group" | "role"
    value?: string
    identifier?: string
  }
  /** Entity properties, each with key and value. */
  properties?: { [k: string]: unknown }[]
  /** Set to `renderedBody` to include the body as HTML. */
  expand?: string
}

/** Params of issue_comments.update. */
export interface IssueCommentsUpdateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the comment, as `issue_comments.list` returns it. */
  commentId: string
  /** Rich text in Atlassian Document Format. */
  body: {
    /** (default "doc") */
    type?: string
    /** (default 1) */
    version?: number
    content: {
      type?: string
      content?: {
        type?: string
        text?: string
        [k: string]: unknown
      }[]
      [k: string]: unknown
    }[]
  }
  /** Visibility: a group, by its ID in `identifier`, or a role, by its name in `value`. */
  visibility?: {
    type?: "group" | "role"
    value?: string
    identifier?: string
  }
  /** Whether to email the issue's watchers. Defaults to `true`. (default true) */
  notifyUsers?: boolean
  /** Set to `renderedBody` to include the body as HTML. */
  expand?: string
}

/** Params of issue_comments.delete. */
export interface IssueCommentsDeleteParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the comment, as `issue_comments.list` returns it. */
  commentId: string
}

/** Searchable fields of issue_comments, in hosted mode. */
export interface IssueCommentsSearchFields {
  id: string | null
  issueId: string | null
  self: string | null
  body: { [k: string]: unknown } | null
  author: { [k: string]: unknown } | null
  updateAuthor: { [k: string]: unknown } | null
  created: string | null
  updated: string | null
  jsdPublic: boolean | null
  visibility: { [k: string]: unknown } | null
  renderedBody: string | null
  properties: unknown[] | null
}

/** Params of issue_worklogs.list. */
export interface IssueWorklogsListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of worklogs per page. Jira's default is 5,000. (at least 1) */
  maxResults?: number
  /** Set to `properties` to include the worklog's properties. */
  expand?: string
}

export interface Worklog {
  /** The worklog's ID. */
  id: string
  /** The ID of the issue the work was done on. */
  issueId?: string
  /** The worklog's address in the API. */
  self?: string
  /** The user who logged the work. */
  author?: Person
  /** The user who last edited the worklog. */
  updateAuthor?: Person
  /** A comment on the work, in Atlassian Document Format. */
  comment?: RichText
  /** Creation time, in ISO 8601 format. */
  created?: string
  /** The time of the last update, in ISO 8601 format. */
  updated?: string
  /** The time the work began, in ISO 8601 format. */
  started?: string
  /** The time spent, in days, hours and minutes, such as 3h 20m. */
  timeSpent?: string
  /** The time spent, in seconds. */
  timeSpentSeconds?: number
  visibility?: VisibleTo | null
  /** The properties stored on the worklog. Absent unless expanded. */
  properties?: EntityProperty[] | null
}

/** Params of issue_worklogs.get. */
export interface IssueWorklogsGetParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the worklog, as `issue_worklogs.list` returns it. */
  worklogId: string
  /** Set to `properties` to include the worklog's properties. */
  expand?: string
}

/** Searchable fields of issue_worklogs, in hosted mode. */
export interface IssueWorklogsSearchFields {
  id: string | null
  issueId: string | null
  self: string | null
  author: { [k: string]: unknown } | null
  updateAuthor: { [k: string]: unknown } | null
  comment: { [k: string]: unknown } | null
  created: string | null
  updated: string | null
  started: string | null
  timeSpent: string | null
  timeSpentSeconds: number | null
  visibility: { [k: string]: unknown } | null
  properties: unknown[] | null
}

/** Params of issues_assignee.update. */
export interface IssuesAssigneeUpdateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Account ID of the assignee. Use `null` to unassign, or `-1` for the project's default assignee. */
  accountId?: string | null
}

/** Credentials by auth variant. */
export interface JiraCredentials {
  api_token: JiraApiTokenCredentials
  oauth: JiraOauthCredentials
}

/** Email address and API token */
export interface JiraApiTokenCredentials {
  /** Email address of your Atlassian account. */
  username: string
  /** The API token, not the password of your account. */
  password: string
}

/** Atlassian account */
export interface JiraOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface JiraConfig {
  /** Name of your Jira site: `example` for `example.atlassian.net`. Used with an API token only. */
  subdomain?: string
  /** ID of the Jira site. OAuth finds it automatically; set it beforehand to choose among several sites. */
  cloud_id?: string
}
