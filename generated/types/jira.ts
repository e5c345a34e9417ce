// Generated from definitions/jira.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Jira */
    "jira": Jira
  }
}

/** Attributes in a shape of their own for each type of node. */
export type RichTextAttributes = ({ [k: string]: unknown } | null)

/** The field's settings, in a shape of its own for each type of field. */
export type FieldConfiguration = ({ [k: string]: unknown } | null)

/** Jira. Issues with their comments and worklogs, projects, people and fields of one Jira Cloud site. */
export interface Jira {
  operations: JiraOperations
  credentials: JiraCredentials
  config: JiraConfig
}

/** What can be called, by entity and action. */
export interface JiraOperations {
  /** A piece of work of one project. */
  issues: {
    /** Gets an issue by id or key, also by one it had before it was moved. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue, or a subtask of the parent, and answers its id, key and URL. */
    create: {
      params: IssuesCreateParams
      records: CreatedIssue
      meta: {}
    }
    /** Changes the fields that are given. The vendor answers with the issue only if returnIssue is true. */
    update: {
      params: IssuesUpdateParams
      records: Issue | null
      meta: {}
    }
    /** Deletes an issue for good. One with subtasks is refused unless deleteSubtasks is true. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /** Searches issues by JQL. A new or changed issue may take a moment to be found. */
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
  /** What issues belong to, with their types, versions and components. */
  projects: {
    /** Gets a project by id or key with its lead, issue types, components and versions. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Searches the projects that the user may see. */
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
   * An Atlassian account: a person, an app or a customer. Each decides who sees the e-mail address, time zone and
   * locale.
   */
  users: {
    /** Lists all users, inactive and deleted ones too. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets one user by accountId: name, account type and whether the account is active. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /**
     * Searches active users by query, accountId or property, of which the vendor needs one. The first thousand can be
     * had.
     */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A field that issues may have, of the system or custom. */
  issue_fields: {
    /** Lists the fields that the user may see, with the ids that issues name them by. */
    list: {
      params: IssueFieldsListParams
      records: Field[]
      meta: {}
    }
    /** Searches the fields of company-managed projects. For administrators. */
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
  /** What somebody wrote under an issue. */
  issue_comments: {
    /** Lists the comments of an issue with author, times and body in Atlassian Document Format. */
    list: {
      params: IssueCommentsListParams
      records: Comment[]
      meta: {
        startAt: number | null
        maxResults: number | null
        total: number | null
      }
    }
    /** Gets one comment of an issue by its id. */
    get: {
      params: IssueCommentsGetParams
      records: Comment
      meta: {}
    }
    /** Adds a comment to an issue and answers it. */
    create: {
      params: IssueCommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Replaces the body and visibility of a comment and answers it. */
    update: {
      params: IssueCommentsUpdateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment for good. There is no answer. */
    delete: {
      params: IssueCommentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IssueCommentsSearchFields
    }
  }
  /** Time that somebody spent on an issue. Needs time tracking to be on. */
  issue_worklogs: {
    /** Lists the worklogs of an issue, oldest first: who spent how many seconds, and when. */
    list: {
      params: IssueWorklogsListParams
      records: Worklog[]
      meta: {
        startAt: number | null
        maxResults: number | null
        total: number | null
      }
    }
    /** Gets one worklog of an issue by its id. */
    get: {
      params: IssueWorklogsGetParams
      records: Worklog
      meta: {}
    }
    search: {
      fields: IssueWorklogsSearchFields
    }
  }
  /** Who an issue is assigned to. */
  issues_assignee: {
    /** Assigns an issue to a user. It needs the permission to assign only, where issues.update needs that to edit. */
    update: {
      params: IssuesAssigneeUpdateParams
      records: null
      meta: {}
    }
  }
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** Field ids with commas between, *all (the vendor's default) or *navigable; a minus leaves one out. */
  fields?: string
  /** What else to answer, with commas between; expand of a record names what there is. */
  expand?: string
  /** Keys of issue properties with commas between, or *all. */
  properties?: string
  /** Whether fields are named by key instead of id. (default false) */
  fieldsByKeys?: boolean
  /** Whether the user's recently viewed projects take note. (default false) */
  updateHistory?: boolean
  /** Refuse the call when a field cannot be read. (default false) */
  failFast?: boolean
}

export interface Issue {
  id: string
  key?: string
  self?: string
  expand?: string | null
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

/** Image URLs by size in pixels, such as 48x48. */
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
  /** Fields by id. A custom field such as customfield_10010 stands beside those named here. */
  fields: {
    /** By id or by key. */
    project: {
      id?: string
      key?: string
    }
    /** By id or by name. */
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
    /** By id or by name. */
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
  /** Operations on fields by id, such as {labels: [{add: new}]}. A field stands here or in fields, not in both. */
  update?: { [k: string]: unknown }
  /** Whether the user's recently viewed projects take note. (default false) */
  updateHistory?: boolean
}

export interface CreatedIssue {
  id: string
  key?: string
  self?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** Fields by id. A custom field such as customfield_10010 stands beside those named here. */
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
    /** By id or by name. */
    priority?: {
      id?: string
      name?: string
    }
    assignee?: {
      /** null unassigns. */
      accountId?: string | null
      [k: string]: unknown
    }
    labels?: string[]
    [k: string]: unknown
  }
  /** Operations on fields by id, such as {labels: [{add: new}]}. A field stands here or in fields, not in both. */
  update?: { [k: string]: unknown }
  /** The vendor takes and ignores it. */
  transition?: {
    id?: string
    [k: string]: unknown
  }
  /** false sends no mail; for administrators, otherwise without effect. (default true) */
  notifyUsers?: boolean
  /** Reach fields that no screen shows; for apps that administer Jira. (default false) */
  overrideScreenSecurity?: boolean
  /** Reach fields that cannot be edited; for apps that administer Jira. (default false) */
  overrideEditableFlag?: boolean
  /** Whether to answer the changed issue instead of nothing. (default false) */
  returnIssue?: boolean
  /** What else a returned issue shows. */
  expand?: string
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** Whether to delete the issue's subtasks too. (default false) */
  deleteSubtasks?: boolean
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** JQL with a restriction, such as on project, assignee or time; an unbounded query is refused. */
  jql?: string
  /** The nextPageToken of the page before. */
  nextPageToken?: string
  /** How many issues a page holds at most; with many fields Jira gives fewer. (1 to 5000) */
  maxResults?: number
  /** Field ids with commas between, *all or *navigable. Without it the issues have an id alone. */
  fields?: string
  /** What else to answer, with commas between; expand of a record names what there is. */
  expand?: string
  /** Keys of issue properties with commas between, at most five. */
  properties?: string
  /** Whether fields are named by key instead of id. (default false) */
  fieldsByKeys?: boolean
  /** Refuse the call when a field cannot be read. (default false) */
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
  /** The project's id or key; upper and lower case of a key differ. */
  projectIdOrKey: string
  /** What else to answer, with commas between; expand of a record names what there is. */
  expand?: string
  /** Keys of project properties with commas between. */
  properties?: string
}

export interface Project {
  id: string
  key?: string
  name?: string
  self?: string
  expand?: string | null
  description?: string | null
  lead?: Person | null
  avatarUrls?: AvatarUrls
  projectTypeKey?: string
  simplified?: boolean
  style?: string
  isPrivate?: boolean
  /** Values that apps store, by key, each in a shape of its own. */
  properties?: { [k: string]: unknown }
  projectCategory?: Category | null
  entityId?: string | null
  uuid?: string | null
  url?: string | null
  assigneeType?: string | null
  components?: Component[] | null
  issueTypes?: IssueType[] | null
  versions?: Version[] | null
  roles?: Texts | null
  archived?: boolean | null
  archivedBy?: Person | null
  archivedDate?: string | null
  deleted?: boolean | null
  deletedBy?: Person | null
  deletedDate?: string | null
  email?: string | null
  favourite?: boolean | null
  insight?: Insight | null
  issueTypeHierarchy?: Hierarchy | null
  permissions?: Permissions | null
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
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many projects a page holds at most; the vendor's default is 50. (1 to 100) */
  maxResults?: number
  /** What to sort by; a minus in front sorts downwards. (default "key") */
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
  /** Ids of the projects to answer. (at most 50 items) */
  id?: number[]
  /** Keys of the projects to answer. (at most 50 items) */
  keys?: string[]
  /** A part of the key or name; upper and lower case are the same. */
  query?: string
  /** business, service_desk or software, or several with commas between. */
  typeKey?: string
  /** The id of the project category to search in. */
  categoryId?: number
  /** What the user must be allowed to do. (default "view") */
  action?: "view" | "browse" | "edit" | "create"
  /** What else to answer, with commas between; expand of a record names what there is. */
  expand?: string
  /** Live ones unless said otherwise. The vendor calls it experimental. */
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
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many users a page holds at most. (1 to 1000; default 50) */
  maxResults?: number
}

export interface User {
  accountId: string
  accountType?: string
  active?: boolean
  applicationRoles?: ApplicationRoles | null
  avatarUrls?: AvatarUrls
  displayName?: string
  emailAddress?: string | null
  expand?: string | null
  groups?: Groups | null
  key?: string | null
  locale?: string | null
  name?: string | null
  self?: string
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
  /** The user's Atlassian account id. (at most 128 characters) */
  accountId: string
  /** What else to answer: groups, applicationRoles, or both with a comma between. */
  expand?: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** The beginning of a word in the name or e-mail address. */
  query?: string
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many users a page holds at most. (1 to 1000; default 50) */
  maxResults?: number
  /** The account id of the one user to find. (at most 128 characters) */
  accountId?: string
  /** A query on user properties, such as thepropertykey.something=1. */
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
  id: string
  key?: string | null
  name?: string
  custom?: boolean | null
  orderable?: boolean | null
  navigable?: boolean | null
  searchable?: boolean | null
  clauseNames?: string[] | null
  schema?: FieldType | null
  scope?: Scope | null
  untranslatedName?: string | null
  typeDisplayName?: string | null
  description?: string | null
  searcherKey?: string | null
  screensCount?: number | null
  contextsCount?: number | null
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
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many fields a page holds at most. (1 to 100; default 50) */
  maxResults?: number
  /** Whether to answer custom fields, fields of the system, or both. */
  type?: ("custom" | "system")[]
  /** Ids of the custom fields to answer. */
  id?: string[]
  /** A part of the name or description; upper and lower case are the same. */
  query?: string
  /** What to sort by; a minus in front sorts downwards. */
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
  /** What else to answer, with commas between: key, lastUsed, screensCount, contextsCount, isLocked, searcherKey. */
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
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many comments a page holds at most. (at least 1; default 50) */
  maxResults?: number
  /** Oldest first (created) or newest first (-created). */
  orderBy?: "created" | "-created" | "+created"
  /** renderedBody adds the body as HTML. */
  expand?: string
}

export interface Comment {
  id: string
  self?: string
  body?: RichText
  author?: Person
  updateAuthor?: Person
  created?: string
  updated?: string
  jsdPublic?: boolean
  visibility?: VisibleTo | null
  renderedBody?: string | null
  properties?: EntityProperty[] | null
}

export interface VisibleTo {
  type?: string | null
  value?: string | null
  identifier?: string | null
}

export interface EntityProperty {
  key?: string | null
  /** What an app stored, in a shape of its own. */
  value?: unknown
}

/** Params of issue_comments.get. */
export interface IssueCommentsGetParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** The id of the comment, from issue_comments.list. */
  commentId: string
  /** renderedBody adds the body as HTML. */
  expand?: string
}

/** Params of issue_comments.create. */
export interface IssueCommentsCreateParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
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
  /** Who may see it: a group by its id as identifier, or a role by its name as value. */
  visibility?: {
    type?: "group" | "role"
    value?: string
    identifier?: string
  }
  /** Entity properties, each with key and value. */
  properties?: { [k: string]: unknown }[]
  /** renderedBody adds the body as HTML. */
  expand?: string
}

/** Params of issue_comments.update. */
export interface IssueCommentsUpdateParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** The id of the comment, from issue_comments.list. */
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
  /** Who may see it: a group by its id as identifier, or a role by its name as value. */
  visibility?: {
    type?: "group" | "role"
    value?: string
    identifier?: string
  }
  /** Whether the issue's watchers get mail. (default true) */
  notifyUsers?: boolean
  /** renderedBody adds the body as HTML. */
  expand?: string
}

/** Params of issue_comments.delete. */
export interface IssueCommentsDeleteParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** The id of the comment, from issue_comments.list. */
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
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** How many records to skip before the page begins. (at least 0; default 0) */
  startAt?: number
  /** How many worklogs a page holds at most; the vendor's default is 5000. (at least 1) */
  maxResults?: number
  /** properties adds the worklog's properties. */
  expand?: string
}

export interface Worklog {
  id: string
  issueId?: string
  self?: string
  author?: Person
  updateAuthor?: Person
  comment?: RichText
  created?: string
  updated?: string
  started?: string
  timeSpent?: string
  timeSpentSeconds?: number
  visibility?: VisibleTo | null
  properties?: EntityProperty[] | null
}

/** Params of issue_worklogs.get. */
export interface IssueWorklogsGetParams {
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** The id of the worklog, from issue_worklogs.list. */
  worklogId: string
  /** properties adds the worklog's properties. */
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
  /** The issue's id or key, such as 10001 or ENG-1. */
  issueIdOrKey: string
  /** Whom to assign; null or nothing unassigns, -1 is the project's default assignee. */
  accountId?: string | null
}

/** Credentials by auth variant. */
export interface JiraCredentials {
  api_token: JiraApiTokenCredentials
  oauth: JiraOauthCredentials
}

/** Email address and API token */
export interface JiraApiTokenCredentials {
  /** That of the Atlassian account. */
  username: string
  /** Not the password of the account. */
  password: string
}

/** OAuth 2.0 (3LO) */
export interface JiraOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface JiraConfig {
  /** The site's name: example for example.atlassian.net. Only with an API token. */
  subdomain?: string
  /** The site's id. Only with OAuth, which finds it; given beforehand it chooses among several sites. */
  cloud_id?: string
}
