// Generated from definitions/linear.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Linear */
    "linear": Linear
  }
}

/** Linear. Issues, projects, teams, users and comments of a Linear workspace. */
export interface Linear {
  operations: LinearOperations
  credentials: LinearCredentials
  config: LinearConfig
}

/** What can be called, by entity and action. */
export interface LinearOperations {
  /** An issue of a team. */
  issues: {
    /**
     * Lists all issues of the workspace's teams, each with its first labels, attachments, relations and subscribers.
     */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets an issue with its state, people, project, cycle, labels and up to 50 links of each type. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue in a team and returns it in full. */
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Updates an issue. Fields that you leave out keep their value. */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A project of one or more teams. */
  projects: {
    /** Lists projects with status, lead, dates, progress and their first 20 teams. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a project with its status, lead, dates, progress and first 20 teams. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project for one or more teams and returns it. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Updates a project. Fields that you leave out keep their value; `null` clears a date or the lead. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A team, with its own backlog and workflow. */
  teams: {
    /** Lists the teams that the credentials can access, with their cycle, triage and estimate settings. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a team with its key, active cycle, default state and settings. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A user or application of the workspace. */
  users: {
    /** Lists the users and applications of the workspace, each with its first 20 teams. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a user or application with name, email address, role and first 20 teams. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A comment on an issue, or a reply to a comment. */
  comments: {
    /** Lists the comments on an issue. `parent` holds the comment that a reply answers. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a comment with its author, issue and parent. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Creates a comment on an issue as the owner of the credentials. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Updates the text of a comment. */
    update: {
      params: CommentsUpdateParams
      records: Comment
      meta: {}
    }
    search: {
      fields: CommentsSearchFields
    }
  }
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

export interface Issue {
  id: string
  title: string
  createdAt: string
  updatedAt: string
  identifier?: string
  number?: number
  url?: string
  branchName?: string
  description?: string | null
  descriptionState?: string | null
  state?: WorkflowState | null
  stateId?: string | null
  priority?: number | null
  priorityLabel?: string
  prioritySortOrder?: number
  sortOrder?: number
  subIssueSortOrder?: number | null
  estimate?: number | null
  dueDate?: string | null
  startedAt?: string | null
  completedAt?: string | null
  canceledAt?: string | null
  addedToCycleAt?: string | null
  addedToProjectAt?: string | null
  addedToTeamAt?: string | null
  assignee?: Person | null
  assigneeId?: string | null
  creator?: Named | null
  creatorId?: string | null
  subscribers?: SubscriberConnection
  subscriberIds?: string[]
  team?: TeamReference
  teamId?: string
  project?: Named | null
  projectId?: string | null
  projectMilestone?: Named | null
  milestoneId?: string | null
  cycle?: CycleReference | null
  cycleId?: string | null
  parent?: IssueReference | null
  parentId?: string | null
  labels?: LabelConnection
  labelIds?: string[]
  relations?: RelationConnection
  relationIds?: string[]
  attachments?: AttachmentConnection
  attachmentIds?: string[]
  /** Emoji reactions to the issue with the users who added them, as plain JSON. */
  reactionData?: unknown[] | { [k: string]: unknown }
  previousIdentifiers?: string[]
  customerTicketCount?: number
  integrationSourceType?: string | null
  slaType?: string | null
  sourceCommentId?: string | null
}

export interface WorkflowState {
  id?: string
  name?: string
  type?: string
}

export interface Person {
  id?: string
  name?: string | null
  email?: string | null
}

export interface Named {
  id?: string
  name?: string | null
}

export interface SubscriberConnection {
  nodes?: Named[]
  pageInfo?: PageInfo
}

export interface PageInfo {
  hasNextPage?: boolean
}

export interface TeamReference {
  id?: string
  key?: string
  name?: string
}

export interface CycleReference {
  id?: string
  number?: number
}

export interface IssueReference {
  id?: string
  identifier?: string
}

export interface LabelConnection {
  nodes?: Named[]
}

export interface RelationConnection {
  nodes?: Relation[]
  pageInfo?: PageInfo
}

export interface Relation {
  id?: string
  type?: string
  relatedIssue?: IssueReference
}

export interface AttachmentConnection {
  nodes?: LinkedAttachment[]
  pageInfo?: PageInfo
}

export interface LinkedAttachment {
  id?: string
  title?: string
  url?: string
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  id: string
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** The issue's title, in plain text on one line. */
  title: string
  /** The issue's description, in Markdown. */
  description?: string
  /** ID of a workflow state of the team. Defaults to the team's default state. */
  stateId?: string
  /** Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** ID of a project that the team is part of. */
  projectId?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  id: string
  /** The new title. */
  title?: string
  /** The new description, in Markdown. Replaces the current one. */
  description?: string
  /** ID of a workflow state of the issue's team. */
  stateId?: string
  /** Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** ID of the assignee. Use `null` to unassign the issue. */
  assigneeId?: string | null
  /** ID of the project. Use `null` to remove the issue from its project. */
  projectId?: string | null
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  id: string | null
  title: string | null
  createdAt: string | null
  updatedAt: string | null
  identifier: string | null
  number: number | null
  url: string | null
  branchName: string | null
  description: string | null
  descriptionState: string | null
  state: { [k: string]: unknown } | null
  stateId: string | null
  priority: number | null
  priorityLabel: string | null
  prioritySortOrder: number | null
  sortOrder: number | null
  subIssueSortOrder: number | null
  estimate: number | null
  dueDate: string | null
  startedAt: string | null
  completedAt: string | null
  canceledAt: string | null
  addedToCycleAt: string | null
  addedToProjectAt: string | null
  addedToTeamAt: string | null
  assignee: { [k: string]: unknown } | null
  assigneeId: string | null
  creator: { [k: string]: unknown } | null
  creatorId: string | null
  subscribers: { [k: string]: unknown } | null
  subscriberIds: unknown[] | null
  team: { [k: string]: unknown } | null
  teamId: string | null
  project: { [k: string]: unknown } | null
  projectId: string | null
  projectMilestone: { [k: string]: unknown } | null
  milestoneId: string | null
  cycle: { [k: string]: unknown } | null
  cycleId: string | null
  parent: { [k: string]: unknown } | null
  parentId: string | null
  labels: { [k: string]: unknown } | null
  labelIds: unknown[] | null
  relations: { [k: string]: unknown } | null
  relationIds: unknown[] | null
  attachments: { [k: string]: unknown } | null
  attachmentIds: unknown[] | null
  reactionData: unknown[] | null
  previousIdentifiers: unknown[] | null
  customerTicketCount: number | null
  integrationSourceType: string | null
  slaType: string | null
  sourceCommentId: string | null
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

export interface Project {
  id: string
  name: string
  createdAt: string
  updatedAt: string
  description?: string | null
  state?: string | null
  status?: WorkflowState
  statusId?: string
  startDate?: string | null
  targetDate?: string | null
  startedAt?: string | null
  completedAt?: string | null
  canceledAt?: string | null
  lead?: Person | null
  leadId?: string | null
  creator?: Named | null
  creatorId?: string | null
  teams?: TeamConnection
  teamIds?: string[]
  content?: string | null
  contentState?: string | null
  convertedFromIssue?: IssueReference | null
  convertedFromIssueId?: string | null
  slugId?: string
  url?: string
  color?: string
  icon?: string | null
  health?: string | null
  healthUpdatedAt?: string | null
  priority?: number
  prioritySortOrder?: number
  sortOrder?: number
  progress?: number
  scope?: number
  scopeHistory?: number[]
  completedScopeHistory?: number[]
  inProgressScopeHistory?: number[]
  issueCountHistory?: number[]
  completedIssueCountHistory?: number[]
  updateRemindersDay?: string | null
  updateRemindersHour?: number | null
}

export interface TeamConnection {
  nodes?: TeamReference[]
  pageInfo?: PageInfo
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** The project's name. */
  name: string
  /** IDs of the project's teams, at least one. */
  teamIds: string[]
  /** Short summary of the project. */
  description?: string
  /** ID of a project status. Sent as `statusId`. */
  state?: string
  /** Planned start date, such as `2026-11-20`. */
  startDate?: string
  /** Planned target date, such as `2026-11-20`. */
  targetDate?: string
  /** ID of the user who leads the project. */
  leadId?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new name. */
  name?: string
  /** The new summary. */
  description?: string
  /** ID of a project status. Sent as `statusId`. */
  state?: string
  /** Planned start date, such as `2026-11-20`. Use `null` to clear it. */
  startDate?: string | null
  /** Planned target date, such as `2026-11-20`. Use `null` to clear it. */
  targetDate?: string | null
  /** ID of the user who leads the project. Use `null` to clear it. */
  leadId?: string | null
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  canceledAt: string | null
  color: string | null
  completedAt: string | null
  completedIssueCountHistory: unknown[] | null
  completedScopeHistory: unknown[] | null
  content: string | null
  contentState: string | null
  convertedFromIssue: { [k: string]: unknown } | null
  convertedFromIssueId: string | null
  createdAt: string | null
  creator: { [k: string]: unknown } | null
  creatorId: string | null
  description: string | null
  health: string | null
  healthUpdatedAt: string | null
  icon: string | null
  id: string | null
  inProgressScopeHistory: unknown[] | null
  issueCountHistory: unknown[] | null
  lead: { [k: string]: unknown } | null
  leadId: string | null
  name: string | null
  priority: number | null
  prioritySortOrder: number | null
  progress: number | null
  scope: number | null
  scopeHistory: unknown[] | null
  slugId: string | null
  sortOrder: number | null
  startDate: string | null
  startedAt: string | null
  status: { [k: string]: unknown } | null
  statusId: string | null
  targetDate: string | null
  teamIds: unknown[] | null
  teams: { [k: string]: unknown } | null
  updateRemindersDay: string | null
  updateRemindersHour: number | null
  updatedAt: string | null
  url: string | null
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

export interface Team {
  id: string
  name: string
  key: string
  createdAt: string
  updatedAt: string
  description?: string | null
  timezone?: string | null
  color?: string | null
  icon?: string | null
  private?: boolean
  inviteHash?: string
  parentTeamId?: string | null
  issueCount?: number
  scimManaged?: boolean
  groupIssueHistory?: boolean
  autoArchivePeriod?: number
  autoClosePeriod?: number | null
  autoCloseStateId?: string | null
  activeCycle?: CycleReference | null
  activeCycleId?: string | null
  upcomingCycleCount?: number
  cyclesEnabled?: boolean
  cycleCalenderUrl?: string
  cycleStartDay?: number
  cycleDuration?: number
  cycleCooldownTime?: number
  cycleLockToActive?: boolean
  cycleIssueAutoAssignStarted?: boolean
  cycleIssueAutoAssignCompleted?: boolean
  defaultIssueEstimate?: number
  defaultIssueState?: WorkflowState | null
  defaultIssueStateId?: string | null
  issueEstimationType?: string
  issueEstimationAllowZero?: boolean
  issueEstimationExtended?: boolean
  markedAsDuplicateWorkflowState?: WorkflowState | null
  markedAsDuplicateWorkflowStateId?: string | null
  setIssueSortOrderOnStateChange?: string
  triageEnabled?: boolean
  triageIssueStateId?: string | null
  requirePriorityToLeaveTriage?: boolean
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  activeCycle: { [k: string]: unknown } | null
  activeCycleId: string | null
  autoArchivePeriod: number | null
  autoClosePeriod: number | null
  autoCloseStateId: string | null
  color: string | null
  createdAt: string | null
  cycleCalenderUrl: string | null
  cycleCooldownTime: number | null
  cycleDuration: number | null
  cycleIssueAutoAssignCompleted: boolean | null
  cycleIssueAutoAssignStarted: boolean | null
  cycleLockToActive: boolean | null
  cycleStartDay: number | null
  cyclesEnabled: boolean | null
  defaultIssueEstimate: number | null
  defaultIssueState: { [k: string]: unknown } | null
  defaultIssueStateId: string | null
  groupIssueHistory: boolean | null
  icon: string | null
  id: string | null
  inviteHash: string | null
  issueCount: number | null
  issueEstimationAllowZero: boolean | null
  issueEstimationExtended: boolean | null
  issueEstimationType: string | null
  key: string | null
  markedAsDuplicateWorkflowState: { [k: string]: unknown } | null
  markedAsDuplicateWorkflowStateId: string | null
  name: string | null
  parentTeamId: string | null
  private: boolean | null
  requirePriorityToLeaveTriage: boolean | null
  scimManaged: boolean | null
  setIssueSortOrderOnStateChange: string | null
  timezone: string | null
  triageEnabled: boolean | null
  triageIssueStateId: string | null
  upcomingCycleCount: number | null
  updatedAt: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

export interface User {
  id: string
  name: string
  email: string
  displayName?: string | null
  active: boolean
  admin: boolean
  createdAt: string
  updatedAt: string
  guest?: boolean
  isMe?: boolean
  initials?: string
  avatarUrl?: string | null
  avatarBackgroundColor?: string
  url?: string
  timezone?: string | null
  lastSeen?: string | null
  createdIssueCount?: number
  teams?: TeamConnection
  teamIds?: string[]
  inviteHash?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  name: string | null
  email: string | null
  displayName: string | null
  active: boolean | null
  admin: boolean | null
  createdAt: string | null
  updatedAt: string | null
  guest: boolean | null
  isMe: boolean | null
  initials: string | null
  avatarUrl: string | null
  avatarBackgroundColor: string | null
  url: string | null
  timezone: string | null
  lastSeen: string | null
  createdIssueCount: number | null
  teams: { [k: string]: unknown } | null
  teamIds: unknown[] | null
  inviteHash: string | null
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
}

export interface Comment {
  id: string
  body: string
  createdAt: string
  updatedAt: string
  bodyData?: string
  editedAt?: string | null
  url?: string
  user?: Person | null
  userId?: string | null
  issue?: CommentedIssue | null
  issueId?: string | null
  parent?: Reference | null
  parentCommentId?: string | null
  resolvingCommentId?: string | null
  resolvingUserId?: string | null
}

export interface CommentedIssue {
  id?: string
  identifier?: string
  title?: string
}

export interface Reference {
  id?: string
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
  /** Text of the comment, in Markdown. */
  body: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new text, in Markdown. Replaces the current text. */
  body: string
}

/** Searchable fields of comments, in hosted mode. */
export interface CommentsSearchFields {
  id: string | null
  body: string | null
  createdAt: string | null
  updatedAt: string | null
  bodyData: string | null
  editedAt: string | null
  url: string | null
  user: { [k: string]: unknown } | null
  userId: string | null
  issue: { [k: string]: unknown } | null
  issueId: string | null
  parent: { [k: string]: unknown } | null
  parentCommentId: string | null
  resolvingCommentId: string | null
  resolvingUserId: string | null
}

/** Credentials by auth variant. */
export interface LinearCredentials {
  api_key: LinearApiKeyCredentials
  oauth: LinearOauthCredentials
}

/** Personal API key */
export interface LinearApiKeyCredentials {
  api_key: string
}

/** OAuth */
export interface LinearOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface LinearConfig { [k: string]: never }
