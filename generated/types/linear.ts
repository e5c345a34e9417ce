// Generated from definitions/linear.yaml by `npm run generate`.

/** Linear. Issues, projects, teams, people and comments of a Linear workspace. */
export interface Linear {
  operations: LinearOperations
  credentials: LinearCredentials
  config: LinearConfig
}

/** What can be called, by entity and action. */
export interface LinearOperations {
  /** A piece of work of one team. */
  issues: {
    /** Lists all issues of the workspace's teams, each with its first labels, attachments, relations and subscribers. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one issue with its state, people, project, cycle, labels and up to 50 links of each kind. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue in a team and gives it back whole. */
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Changes the fields of an issue that are given and leaves the rest. */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** Work towards one goal, by one or several teams. */
  projects: {
    /** Lists all projects with status, lead, dates, progress and their first 20 teams. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one project with status, lead, dates, progress and its first 20 teams. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project for one or several teams and gives it back. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Changes the fields of a project that are given and leaves the rest; null clears a date or the lead. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** People who share a backlog and a workflow. */
  teams: {
    /** Lists the teams that the credentials see, with their cycle, triage and estimate settings. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one team with its key, active cycle, default state and settings. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A person or application of the workspace. */
  users: {
    /** Lists the workspace's people and applications, each with its first 20 teams. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one person or application with name, e-mail address, role and first 20 teams. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A remark on an issue, or a reply to one. */
  comments: {
    /** Lists the comments on one issue; parent names the comment that a reply answers. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one comment with its author, issue and parent. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Adds a comment to an issue in the name of the credentials' owner. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Replaces the text of a comment. */
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
  /** How many records a page holds at most. (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
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
  /** Who reacted with which emoji, as the vendor sends it: plain JSON by its schema. */
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
  /** The id or the identifier such as ENG-123. */
  id: string
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** The id of the team that the issue is for. */
  teamId: string
  /** The issue's title, plain text on one line. */
  title: string
  /** What is to be done, as Markdown. */
  description?: string
  /** The id of a workflow state of that team; the team's default unless given. */
  stateId?: string
  /** 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** The id of a project that the team takes part in. */
  projectId?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The id or the identifier such as ENG-123. */
  id: string
  /** The new title. */
  title?: string
  /** The new text, as Markdown, in place of the old one. */
  description?: string
  /** The id of a workflow state of the issue's team. */
  stateId?: string
  /** 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** The id of the user in charge; null unassigns. */
  assigneeId?: string | null
  /** The id of a project; null takes the issue out of its project. */
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
  /** How many records a page holds at most. (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
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
  /** The record's Linear id, a UUID. */
  id: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** The project's name. */
  name: string
  /** The ids of the teams that take part, at least one. */
  teamIds: string[]
  /** A short summary. */
  description?: string
  /** The id of a project status, sent as statusId. */
  state?: string
  /** The planned first day, such as 2026-11-20. */
  startDate?: string
  /** The planned last day, such as 2026-11-20. */
  targetDate?: string
  /** The id of the user who leads the project. */
  leadId?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** The Linear id, a UUID, of the record to change. */
  id: string
  /** The new name. */
  name?: string
  /** The new short summary. */
  description?: string
  /** The id of a project status, sent as statusId. */
  state?: string
  /** The planned first day, such as 2026-11-20; null clears it. */
  startDate?: string | null
  /** The planned last day, such as 2026-11-20; null clears it. */
  targetDate?: string | null
  /** The id of the user who leads the project; null clears it. */
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
  /** How many records a page holds at most. (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
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
  /** The record's Linear id, a UUID. */
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
  /** How many records a page holds at most. (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
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
  /** The record's Linear id, a UUID. */
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
  /** How many records a page holds at most. (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The id of the issue or its identifier such as ENG-123. */
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
  /** The record's Linear id, a UUID. */
  id: string
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** The id of the issue or its identifier such as ENG-123. */
  issueId: string
  /** The comment's text, as Markdown. */
  body: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** The Linear id, a UUID, of the record to change. */
  id: string
  /** The new text, as Markdown, in place of the old one. */
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
