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
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Changes what is given and leaves the rest. */
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
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Changes what is given and leaves the rest; null clears a date or the lead. */
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
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
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
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
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
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
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
  /** (1 to 250; default 50) */
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
  state?: { [k: string]: unknown } | null
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
  assignee?: { [k: string]: unknown } | null
  assigneeId?: string | null
  creator?: { [k: string]: unknown } | null
  creatorId?: string | null
  subscribers?: { [k: string]: unknown }
  subscriberIds?: unknown[]
  team?: { [k: string]: unknown }
  teamId?: string
  project?: { [k: string]: unknown } | null
  projectId?: string | null
  projectMilestone?: { [k: string]: unknown } | null
  milestoneId?: string | null
  cycle?: { [k: string]: unknown } | null
  cycleId?: string | null
  parent?: { [k: string]: unknown } | null
  parentId?: string | null
  labels?: { [k: string]: unknown }
  labelIds?: unknown[]
  relations?: { [k: string]: unknown }
  relationIds?: unknown[]
  attachments?: { [k: string]: unknown }
  attachmentIds?: unknown[]
  reactionData?: unknown[] | { [k: string]: unknown }
  previousIdentifiers?: unknown[]
  customerTicketCount?: number
  integrationSourceType?: string | null
  slaType?: string | null
  sourceCommentId?: string | null
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** The id or the identifier such as ENG-123. */
  id: string
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  teamId: string
  title: string
  /** Markdown. */
  description?: string
  stateId?: string
  /** 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  projectId?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The id or the identifier such as ENG-123. */
  id: string
  title?: string
  /** Markdown. */
  description?: string
  stateId?: string
  /** 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** Omit to leave unchanged; null unassigns. */
  assigneeId?: string | null
  /** Omit to leave unchanged; null takes the issue out of its project. */
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
  /** (1 to 250; default 50) */
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
  status?: { [k: string]: unknown }
  statusId?: string
  startDate?: string | null
  targetDate?: string | null
  startedAt?: string | null
  completedAt?: string | null
  canceledAt?: string | null
  lead?: { [k: string]: unknown } | null
  leadId?: string | null
  creator?: { [k: string]: unknown } | null
  creatorId?: string | null
  teams?: { [k: string]: unknown }
  teamIds?: unknown[]
  content?: string | null
  contentState?: string | null
  convertedFromIssue?: { [k: string]: unknown } | null
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
  scopeHistory?: unknown[]
  completedScopeHistory?: unknown[]
  inProgressScopeHistory?: unknown[]
  issueCountHistory?: unknown[]
  completedIssueCountHistory?: unknown[]
  updateRemindersDay?: string | null
  updateRemindersHour?: number | null
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  id: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  name: string
  teamIds: string[]
  description?: string
  /** The id of a project status, sent as statusId. */
  state?: string
  /** A date such as 2026-11-20. */
  startDate?: string
  /** A date such as 2026-11-20. */
  targetDate?: string
  leadId?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  id: string
  name?: string
  description?: string
  /** The id of a project status, sent as statusId. */
  state?: string
  /** A date such as 2026-11-20. */
  startDate?: string | null
  /** A date such as 2026-11-20. */
  targetDate?: string | null
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
  /** (1 to 250; default 50) */
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
  activeCycle?: { [k: string]: unknown } | null
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
  defaultIssueState?: { [k: string]: unknown } | null
  defaultIssueStateId?: string | null
  issueEstimationType?: string
  issueEstimationAllowZero?: boolean
  issueEstimationExtended?: boolean
  markedAsDuplicateWorkflowState?: { [k: string]: unknown } | null
  markedAsDuplicateWorkflowStateId?: string | null
  setIssueSortOrderOnStateChange?: string
  triageEnabled?: boolean
  triageIssueStateId?: string | null
  requirePriorityToLeaveTriage?: boolean
}

/** Params of teams.get. */
export interface TeamsGetParams {
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
  /** (1 to 250; default 50) */
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
  teams?: { [k: string]: unknown }
  teamIds?: unknown[]
  inviteHash?: string
}

/** Params of users.get. */
export interface UsersGetParams {
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
  /** (1 to 250; default 50) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
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
  user?: { [k: string]: unknown } | null
  userId?: string | null
  issue?: { [k: string]: unknown } | null
  issueId?: string | null
  parent?: { [k: string]: unknown } | null
  parentCommentId?: string | null
  resolvingCommentId?: string | null
  resolvingUserId?: string | null
}

/** Params of comments.get. */
export interface CommentsGetParams {
  id: string
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  issueId: string
  /** Markdown. */
  body: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  id: string
  /** Markdown. */
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
