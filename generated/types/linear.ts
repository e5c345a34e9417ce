// Generated from definitions/linear.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Linear */
    "linear": Linear
  }
}

/**
 * Linear. Issues, comments, projects, cycles, labels, documents and links of a Linear workspace, with its teams and
 * users.
 */
export interface Linear {
  operations: LinearOperations
  credentials: LinearCredentials
  config: LinearConfig
}

/** The operations, by entity and action. */
export interface LinearOperations {
  /** An issue of a team. */
  issues: {
    /** Lists issues of the workspace's teams, each with its first labels, attachments, relations and subscribers. */
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
    /** Moves an issue to the trash. Linear deletes it for good after 30 days. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /** Archives an issue. `unarchive` restores it. */
    archive: {
      params: IssuesArchiveParams
      records: Issue
      meta: {}
    }
    /** Restores an archived issue. */
    unarchive: {
      params: IssuesUnarchiveParams
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
    /** Moves a project to the trash. `unarchive` restores it. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    /** Restores an archived or deleted project. */
    unarchive: {
      params: ProjectsUnarchiveParams
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
    /** Deletes a comment. This cannot be undone. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
    /** Resolves the thread of a comment. */
    resolve: {
      params: CommentsResolveParams
      records: Comment
      meta: {}
    }
    /** Reopens the resolved thread of a comment. */
    unresolve: {
      params: CommentsUnresolveParams
      records: Comment
      meta: {}
    }
    search: {
      fields: CommentsSearchFields
    }
  }
  /** A label for issues, of a team or of the workspace. */
  labels: {
    /** Lists the labels of the workspace and its teams. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a label with its team, group and color. */
    get: {
      params: LabelsGetParams
      records: Label
      meta: {}
    }
    /** Creates a label for the issues of a team, or of all teams. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Updates a label. Fields that you leave out keep their value. */
    update: {
      params: LabelsUpdateParams
      records: Label
      meta: {}
    }
    /** Deletes a label and takes it off all issues. This cannot be undone. Use `retire` to keep it on them. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
    /** Retires a label. Issues keep it, and no further issue can get it. */
    retire: {
      params: LabelsRetireParams
      records: Label
      meta: {}
    }
    /** Restores a retired label. */
    restore: {
      params: LabelsRestoreParams
      records: Label
      meta: {}
    }
  }
  /** A cycle of a team, with its dates and progress. */
  cycles: {
    /** Lists the cycles of all teams. */
    list: {
      params: CyclesListParams
      records: Cycle[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a cycle with its dates and progress. */
    get: {
      params: CyclesGetParams
      records: Cycle
      meta: {}
    }
    /** Creates a cycle for a team. */
    create: {
      params: CyclesCreateParams
      records: Cycle
      meta: {}
    }
    /** Updates a cycle. Fields that you leave out keep their value. */
    update: {
      params: CyclesUpdateParams
      records: Cycle
      meta: {}
    }
    /** Archives a cycle and takes its issues out of it. This cannot be undone. */
    archive: {
      params: CyclesArchiveParams
      records: Cycle
      meta: {}
    }
  }
  /** A workflow state of a team, such as In Progress. */
  workflow_states: {
    /** Lists the workflow states of all teams. */
    list: {
      params: WorkflowStatesListParams
      records: TeamWorkflowState[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a workflow state with its team, type and position. */
    get: {
      params: WorkflowStatesGetParams
      records: TeamWorkflowState
      meta: {}
    }
    /** Creates a workflow state for a team. */
    create: {
      params: WorkflowStatesCreateParams
      records: TeamWorkflowState
      meta: {}
    }
    /** Updates a workflow state. Its type stays. */
    update: {
      params: WorkflowStatesUpdateParams
      records: TeamWorkflowState
      meta: {}
    }
    /** Archives a workflow state. Linear refuses a state with issues that are not archived. */
    archive: {
      params: WorkflowStatesArchiveParams
      records: TeamWorkflowState
      meta: {}
    }
  }
  /** A document of a project or an issue. */
  documents: {
    /** Lists documents with their content. */
    list: {
      params: DocumentsListParams
      records: Document[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a document with its content. */
    get: {
      params: DocumentsGetParams
      records: Document
      meta: {}
    }
    /** Creates a document in a project or on an issue. */
    create: {
      params: DocumentsCreateParams
      records: Document
      meta: {}
    }
    /** Updates a document. Fields that you leave out keep their value. */
    update: {
      params: DocumentsUpdateParams
      records: Document
      meta: {}
    }
    /** Moves a document to the trash. `unarchive` restores it. */
    delete: {
      params: DocumentsDeleteParams
      records: null
      meta: {}
    }
    /** Restores a deleted document. */
    unarchive: {
      params: DocumentsUnarchiveParams
      records: Document
      meta: {}
    }
  }
  /** A link from an issue to another service, such as a ticket or a pull request. */
  attachments: {
    /** Lists the attachments of an issue. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets an attachment with its title, URL and metadata. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Creates an attachment on an issue. If the issue already links to the URL, Linear updates that attachment. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Updates an attachment. Its URL stays. */
    update: {
      params: AttachmentsUpdateParams
      records: Attachment
      meta: {}
    }
    /** Deletes an attachment. This cannot be undone. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Links a URL to an issue as an attachment. Linear reads title and status from services that it integrates with.
     */
    link_url: {
      params: AttachmentsLinkUrlParams
      records: Attachment
      meta: {}
    }
  }
  /** A relation between two issues, such as blocking or duplicate. */
  issue_relations: {
    /** Lists the relations from an issue to others. */
    list: {
      params: IssueRelationsListParams
      records: IssueRelation[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a relation with its two issues. */
    get: {
      params: IssueRelationsGetParams
      records: IssueRelation
      meta: {}
    }
    /** Relates an issue to another one. */
    create: {
      params: IssueRelationsCreateParams
      records: IssueRelation
      meta: {}
    }
    /** Deletes a relation. The issues stay. */
    delete: {
      params: IssueRelationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A status report of a project, with its health. */
  project_updates: {
    /** Lists the updates of all projects. */
    list: {
      params: ProjectUpdatesListParams
      records: ProjectUpdate[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a project update with its text and health. */
    get: {
      params: ProjectUpdatesGetParams
      records: ProjectUpdate
      meta: {}
    }
    /** Creates a project update as the owner of the credentials. */
    create: {
      params: ProjectUpdatesCreateParams
      records: ProjectUpdate
      meta: {}
    }
    /** Updates the text or the health of a project update. */
    update: {
      params: ProjectUpdatesUpdateParams
      records: ProjectUpdate
      meta: {}
    }
    /** Archives a project update. `unarchive` restores it. */
    archive: {
      params: ProjectUpdatesArchiveParams
      records: ProjectUpdate
      meta: {}
    }
    /** Restores an archived project update. */
    unarchive: {
      params: ProjectUpdatesUnarchiveParams
      records: ProjectUpdate
      meta: {}
    }
  }
  /** A milestone of a project. */
  project_milestones: {
    /** Lists the milestones of all projects. */
    list: {
      params: ProjectMilestonesListParams
      records: Milestone[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a milestone with its progress and target date. */
    get: {
      params: ProjectMilestonesGetParams
      records: Milestone
      meta: {}
    }
    /** Creates a milestone in a project. */
    create: {
      params: ProjectMilestonesCreateParams
      records: Milestone
      meta: {}
    }
    /** Updates a milestone. Fields that you leave out keep their value. */
    update: {
      params: ProjectMilestonesUpdateParams
      records: Milestone
      meta: {}
    }
    /** Deletes a milestone. Its issues stay in the project. This cannot be undone. */
    delete: {
      params: ProjectMilestonesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A project status of the workspace, such as In Progress. `state` of a project takes its ID. */
  project_statuses: {
    /** Lists the project statuses of the workspace. */
    list: {
      params: ProjectStatusesListParams
      records: ProjectStatus[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a project status with its type and position. */
    get: {
      params: ProjectStatusesGetParams
      records: ProjectStatus
      meta: {}
    }
  }
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{state: {type: {eq: started}}, assignee: {isMe: {eq: true}}}`. */
  filter?: { [k: string]: unknown }
  /** Time to sort by, newest first. Defaults to `createdAt`. */
  orderBy?: "createdAt" | "updatedAt"
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface Issue {
  /** The issue's ID, a UUID. */
  id: string
  /** The issue's title. */
  title: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The issue's readable identifier, such as ENG-123. */
  identifier?: string
  /** The issue's number, unique within the team. */
  number?: number
  /** The issue's address in Linear. */
  url?: string
  /** A suggested name for the issue's Git branch. */
  branchName?: string
  /** The issue's description, in Markdown. Null if empty. */
  description?: string | null
  /** The description as a Yjs document state. Internal to Linear. */
  descriptionState?: string | null
  state?: WorkflowState | null
  /** The ID of the workflow state the issue is in. */
  stateId?: string | null
  /** The priority: 0 for none, then 1 for urgent to 4 for low. */
  priority?: number | null
  /** The priority's label, such as Urgent. */
  priorityLabel?: string
  /** The issue's position when sorted by priority. */
  prioritySortOrder?: number
  /** The issue's position in manually sorted lists. */
  sortOrder?: number
  /** The issue's position among sub-issues. Null unless it has a parent. */
  subIssueSortOrder?: number | null
  /** The estimated complexity, on the team's scale. Null if not estimated. */
  estimate?: number | null
  /** The due date, in the form YYYY-MM-DD. Null if not set. */
  dueDate?: string | null
  /** The time the issue was started. Null if not yet started. */
  startedAt?: string | null
  /** The time the issue was completed. Null unless completed. */
  completedAt?: string | null
  /** The time the issue was canceled. Null unless canceled. */
  canceledAt?: string | null
  /** The time the issue was added to a cycle. */
  addedToCycleAt?: string | null
  /** The time the issue was added to a project. */
  addedToProjectAt?: string | null
  /** The time the issue was added to a team. */
  addedToTeamAt?: string | null
  assignee?: Person | null
  /** The ID of the assigned user. Null if unassigned. */
  assigneeId?: string | null
  creator?: Named | null
  /** The ID of the issue's creator. Null if an integration created it. */
  creatorId?: string | null
  /** The users subscribed to the issue. */
  subscribers?: SubscriberConnection
  /** The IDs of the users subscribed to the issue. */
  subscriberIds?: string[]
  /** The team the issue belongs to. */
  team?: TeamReference
  /** The ID of the team the issue belongs to. */
  teamId?: string
  project?: Named | null
  /** The ID of the issue's project. Null if none. */
  projectId?: string | null
  projectMilestone?: Named | null
  /** The ID of the issue's project milestone. Null if none. */
  milestoneId?: string | null
  cycle?: CycleReference | null
  /** The ID of the issue's cycle. Null if none. */
  cycleId?: string | null
  parent?: IssueReference | null
  /** The parent issue's ID. Null unless a sub-issue. */
  parentId?: string | null
  /** The labels on the issue. */
  labels?: LabelConnection
  /** The IDs of the labels on the issue. */
  labelIds?: string[]
  /** The issue's relations to others, such as blocking or duplicate. */
  relations?: RelationConnection
  /** The IDs of the issue's relations to others. */
  relationIds?: string[]
  /** The links to outside resources attached to the issue. */
  attachments?: AttachmentConnection
  /** The IDs of the issue's attachments. */
  attachmentIds?: string[]
  /** Emoji reactions to the issue with the users who added them, as plain JSON. */
  reactionData?: unknown[] | { [k: string]: unknown }
  /** The issue's earlier identifiers, from before it changed teams. */
  previousIdentifiers?: string[]
  /** The number of attachments from customer support systems. */
  customerTicketCount?: number
  /** The integration that created the issue. Null if none did. */
  integrationSourceType?: string | null
  /** The days an SLA counts: calendar days or business days. */
  slaType?: string | null
  /** The ID of the comment the issue was made from. Null if none. */
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
  /** ID of the assignee, as `users.list` returns it. */
  assigneeId?: string
  /** IDs of the issue's labels, as `labels.list` returns them. */
  labelIds?: string[]
  /** Estimated complexity, on the team's scale. */
  estimate?: number
  /** Due date, such as `2026-11-20`. */
  dueDate?: string
  /** ID of the parent issue, or its identifier such as `ENG-123`. */
  parentId?: string
  /** ID of a cycle of the team, as `cycles.list` returns it. */
  cycleId?: string
  /** ID of a milestone of the project, as `project_milestones.list` returns it. */
  projectMilestoneId?: string
  /** IDs of the users to subscribe to the issue. */
  subscriberIds?: string[]
}

/** Params of issues.update. Takes only one of labelIds, addedLabelIds. Takes only one of labelIds, removedLabelIds. */
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
  /** ID of the team to move the issue to. */
  teamId?: string
  /** IDs of the issue's labels. Replaces the current ones. */
  labelIds?: string[]
  /** IDs of labels to add. */
  addedLabelIds?: string[]
  /** IDs of labels to remove. */
  removedLabelIds?: string[]
  /** Estimated complexity, on the team's scale. Use `null` to clear it. */
  estimate?: number | null
  /** Due date, such as `2026-11-20`. Use `null` to clear it. */
  dueDate?: string | null
  /** ID of the parent issue. Use `null` to make the issue independent. */
  parentId?: string | null
  /** ID of a cycle of the team. Use `null` to remove the issue from its cycle. */
  cycleId?: string | null
  /** ID of a milestone of the project. Use `null` to clear it. */
  projectMilestoneId?: string | null
  /** IDs of the subscribed users. Replaces the current ones. */
  subscriberIds?: string[]
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  id: string
}

/** Params of issues.archive. */
export interface IssuesArchiveParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  id: string
}

/** Params of issues.unarchive. */
export interface IssuesUnarchiveParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  id: string
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
  /** The project's ID, a UUID. */
  id: string
  /** The project's name. */
  name: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The project's short description. */
  description?: string | null
  /**
   * @deprecated
   * The type of the project's state. Deprecated: use status instead.
   */
  state?: string | null
  /** The project's status. */
  status?: WorkflowState
  /** The ID of the project's status. */
  statusId?: string
  /** The planned start date. Null if not set. */
  startDate?: string | null
  /** The planned completion date. Null if not set. */
  targetDate?: string | null
  /** The time the project was started. Null if not yet started. */
  startedAt?: string | null
  /** The time the project was completed. Null unless completed. */
  completedAt?: string | null
  /** The time the project was canceled. Null unless canceled. */
  canceledAt?: string | null
  lead?: Person | null
  /** The ID of the project's lead. Null if there is none. */
  leadId?: string | null
  creator?: Named | null
  /** The ID of the project's creator. */
  creatorId?: string | null
  /** The teams the project belongs to. */
  teams?: TeamConnection
  /** The IDs of the teams the project belongs to. */
  teamIds?: string[]
  /** The project's full content, in Markdown. */
  content?: string | null
  /** The content as a Yjs document state. Internal to Linear. */
  contentState?: string | null
  convertedFromIssue?: IssueReference | null
  /** The ID of the issue the project was converted from. */
  convertedFromIssueId?: string | null
  /** The short ID used in the project's address. */
  slugId?: string
  /** The project's address in Linear. */
  url?: string
  /** The project's color in Linear, as a hex string. */
  color?: string
  /** The project's icon or emoji. Null if none is set. */
  icon?: string | null
  /** The health in the latest project update. Null if never reported. */
  health?: string | null
  /** The time the health was last updated. Null if never reported. */
  healthUpdatedAt?: string | null
  /** The priority: 0 for none, then 1 for urgent to 4 for low. */
  priority?: number
  /** The project's position when sorted by priority. */
  prioritySortOrder?: number
  /** The project's position in manually sorted lists. */
  sortOrder?: number
  /** The share of scope done, from 0 to 1. Points in progress count a quarter. */
  progress?: number
  /** The total estimate points of the project's issues. */
  scope?: number
  /** The total estimate points at the end of each week. */
  scopeHistory?: number[]
  /** The completed estimate points at the end of each week. */
  completedScopeHistory?: number[]
  /** The estimate points in progress at the end of each week. */
  inProgressScopeHistory?: number[]
  /** The number of issues at the end of each week. */
  issueCountHistory?: number[]
  /** The number of completed issues at the end of each week. */
  completedIssueCountHistory?: number[]
  /** The day of the week to ask for project updates. */
  updateRemindersDay?: string | null
  /** The hour of the day to ask for project updates. */
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
  /** ID of a project status, as `project_statuses.list` returns it. Sent as `statusId`. */
  state?: string
  /** Planned start date, such as `2026-11-20`. */
  startDate?: string
  /** Planned target date, such as `2026-11-20`. */
  targetDate?: string
  /** ID of the user who leads the project. */
  leadId?: string
  /** The project's full content, in Markdown. */
  content?: string
  /** Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** IDs of the project's members. */
  memberIds?: string[]
  /** Name of an icon of Linear, or an emoji such as `:rocket:`. */
  icon?: string
  /** Color, as a hex string. */
  color?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new name. */
  name?: string
  /** The new summary. */
  description?: string
  /** ID of a project status, as `project_statuses.list` returns it. Sent as `statusId`. */
  state?: string
  /** Planned start date, such as `2026-11-20`. Use `null` to clear it. */
  startDate?: string | null
  /** Planned target date, such as `2026-11-20`. Use `null` to clear it. */
  targetDate?: string | null
  /** ID of the user who leads the project. Use `null` to clear it. */
  leadId?: string | null
  /** The new content, in Markdown. Replaces the current one. */
  content?: string
  /** Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low. */
  priority?: 0 | 1 | 2 | 3 | 4
  /** IDs of the project's teams. Replaces the current ones. */
  teamIds?: string[]
  /** IDs of the project's members. Replaces the current ones. */
  memberIds?: string[]
  /** Name of an icon of Linear, or an emoji such as `:rocket:`. */
  icon?: string
  /** Color, as a hex string. */
  color?: string
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of projects.unarchive. */
export interface ProjectsUnarchiveParams {
  /** ID of the record, a UUID. */
  id: string
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
  /** The team's ID, a UUID. */
  id: string
  /** The team's name. */
  name: string
  /** The team's key, the prefix of its issue identifiers. */
  key: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The team's description. Null if empty. */
  description?: string | null
  /** The team's time zone. */
  timezone?: string | null
  /** The team's color, as a hex string. */
  color?: string | null
  /** The team's icon. Null if none is set. */
  icon?: string | null
  /** The team's visibility: public, private or restricted. */
  visibility?: string
  /**
   * @deprecated
   * Whether only members see the team. Deprecated: use visibility instead.
   */
  private?: boolean
  /** The hash used in the team's invite address. Deprecated. */
  inviteHash?: string
  /** The ID of the parent team. Null at the top level. */
  parentTeamId?: string | null
  /** The number of issues in the team, archived ones excluded. */
  issueCount?: number
  /** Whether an identity provider manages the team's members through SCIM. */
  scimManaged?: boolean
  /** Whether recent history entries of an issue are grouped. */
  groupIssueHistory?: boolean
  /** The wait before closed issues are archived automatically, in months. */
  autoArchivePeriod?: number
  /** The wait before issues are closed automatically, in months. Null if off. */
  autoClosePeriod?: number | null
  /** The ID of the workflow state given to automatically closed issues. */
  autoCloseStateId?: string | null
  activeCycle?: CycleReference | null
  /** The ID of the team's current cycle. Null if there is none. */
  activeCycleId?: string | null
  /** The number of upcoming cycles to create. */
  upcomingCycleCount?: number
  /** Whether the team uses cycles. */
  cyclesEnabled?: boolean
  /** The address of the iCalendar feed of the team's cycles. */
  cycleCalenderUrl?: string
  /** The day of the week cycles start, from 0 for Sunday. */
  cycleStartDay?: number
  /** The length of a cycle, in weeks. */
  cycleDuration?: number
  /** The cooldown after each cycle, in weeks. */
  cycleCooldownTime?: number
  /** Whether issues in an active status are added to the current cycle. */
  cycleLockToActive?: boolean
  /** Whether started issues are added to the current cycle. */
  cycleIssueAutoAssignStarted?: boolean
  /** Whether completed issues are added to the current cycle. */
  cycleIssueAutoAssignCompleted?: boolean
  /** The estimate given to issues without one. */
  defaultIssueEstimate?: number
  defaultIssueState?: WorkflowState | null
  /** The ID of the workflow state of issues opened by team members. */
  defaultIssueStateId?: string | null
  /** The scale used for estimates. notUsed means estimates are off. */
  issueEstimationType?: string
  /** Whether an estimate may be zero. */
  issueEstimationAllowZero?: boolean
  /** Whether the estimate scale has additional points. */
  issueEstimationExtended?: boolean
  markedAsDuplicateWorkflowState?: WorkflowState | null
  /** The ID of the state of duplicates. Deprecated and no longer used. */
  markedAsDuplicateWorkflowStateId?: string | null
  /** The position an issue moves to after a change of state. */
  setIssueSortOrderOnStateChange?: string
  /** Whether issues from outside the team go through triage. */
  triageEnabled?: boolean
  /** The ID of the workflow state of issues in triage. */
  triageIssueStateId?: string | null
  /** Whether an issue needs a priority to leave triage. */
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
  /** The user's ID, a UUID. */
  id: string
  /** The user's full name. */
  name: string
  /** The user's email address. */
  email: string
  /** The user's nickname, unique within the workspace. */
  displayName?: string | null
  /** Whether the user's account is active. False if suspended. */
  active: boolean
  /** Whether the user has admin rights in the workspace. */
  admin: boolean
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** Whether the user is a guest, limited to some teams. */
  guest?: boolean
  /** Whether the user is the one making the request. */
  isMe?: boolean
  /** The user's initials. */
  initials?: string
  /** The address of the user's avatar. Null if none is set. */
  avatarUrl?: string | null
  /** The avatar's background color for users without a picture. */
  avatarBackgroundColor?: string
  /** The address of the user's profile in Linear. */
  url?: string
  /** The user's time zone. */
  timezone?: string | null
  /** The time the user was last online. Null if never seen. */
  lastSeen?: string | null
  /** The number of issues the user has created. */
  createdIssueCount?: number
  /** The user's teams. */
  teams?: TeamConnection
  /** The IDs of the user's teams. */
  teamIds?: string[]
  /** The hash used in the user's invite address. Deprecated. */
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
  /** The comment's ID, a UUID. */
  id: string
  /** The comment's text, in Markdown. */
  body: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The comment's text as a ProseMirror document. Internal to Linear. */
  bodyData?: string
  /** The time of the author's last edit. Null if never edited. */
  editedAt?: string | null
  /** The comment's address in Linear. */
  url?: string
  user?: Person | null
  /** The ID of the comment's author. Null for integrations and bots. */
  userId?: string | null
  issue?: CommentedIssue | null
  /** The ID of the issue commented on. Null for other objects. */
  issueId?: string | null
  parent?: Reference | null
  /** The ID of the comment replied to. Null at the top of a thread. */
  parentCommentId?: string | null
  /** The ID of the comment that resolved the thread. Null if unresolved. */
  resolvingCommentId?: string | null
  /** The ID of the user who resolved the thread. Null if unresolved. */
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
  /** ID of the comment to reply to. */
  parentId?: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new text, in Markdown. Replaces the current text. */
  body: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of comments.resolve. */
export interface CommentsResolveParams {
  /** ID of the record, a UUID. */
  id: string
  /** ID of the reply that resolves the thread. */
  resolvingCommentId?: string
}

/** Params of comments.unresolve. */
export interface CommentsUnresolveParams {
  /** ID of the record, a UUID. */
  id: string
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

/** Params of labels.list. */
export interface LabelsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{team: {key: {eq: ENG}}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface Label {
  /** The label's ID, a UUID. */
  id: string
  /** The label's name. */
  name: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The label's color, as a hex string. */
  color?: string
  /** The label's description. Null if empty. */
  description?: string | null
  /** Whether the label is a group. */
  isGroup?: boolean
  /** The time of retirement. Null unless retired. */
  retiredAt?: string | null
  /** The time the label was last applied. Null if never. */
  lastAppliedAt?: string | null
  team?: TeamReference | null
  parent?: Named | null
  creator?: Named | null
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The label's name. */
  name: string
  /** ID of the team. Without it, the label belongs to the workspace. */
  teamId?: string
  /** Color, as a hex string. */
  color?: string
  /** The label's description. */
  description?: string
  /** ID of the label group. */
  parentId?: string
  /** Whether the label is a group. Groups are not applied to issues. */
  isGroup?: boolean
}

/** Params of labels.update. */
export interface LabelsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new name. */
  name?: string
  /** Color, as a hex string. */
  color?: string
  /** The new description. Use `null` to clear it. */
  description?: string | null
  /** ID of the label group. Use `null` to take the label out of its group. */
  parentId?: string | null
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of labels.retire. */
export interface LabelsRetireParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of labels.restore. */
export interface LabelsRestoreParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of cycles.list. */
export interface CyclesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{isActive: {eq: true}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface Cycle {
  /** The cycle's ID, a UUID. */
  id: string
  /** The cycle's number, unique within the team. */
  number: number
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The cycle's custom name. Null if it has none. */
  name?: string | null
  /** The cycle's description. Null if empty. */
  description?: string | null
  /** The cycle's start time. */
  startsAt: string
  /** The cycle's end time. */
  endsAt: string
  /** The time of completion. Null if not yet completed. */
  completedAt?: string | null
  /** The time of automatic archiving. Null if there was none. */
  autoArchivedAt?: string | null
  /** The share of scope done, from 0 to 1. Points in progress count a quarter. */
  progress?: number
  /** Whether the cycle is running. */
  isActive?: boolean
  /** Whether the cycle is yet to start. */
  isFuture?: boolean
  /** Whether the cycle is the team's next one. */
  isNext?: boolean
  /** Whether the cycle is over. */
  isPast?: boolean
  /** Whether the cycle is the team's previous one. */
  isPrevious?: boolean
  /** The number of issues at the end of each day. */
  issueCountHistory?: number[]
  /** The number of completed issues at the end of each day. */
  completedIssueCountHistory?: number[]
  /** The total estimate points at the end of each day. */
  scopeHistory?: number[]
  /** The completed estimate points at the end of each day. */
  completedScopeHistory?: number[]
  /** The estimate points in progress at the end of each day. */
  inProgressScopeHistory?: number[]
  /** The cycle's team. */
  team?: TeamReference
}

/** Params of cycles.get. */
export interface CyclesGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of cycles.create. */
export interface CyclesCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** Start time of the cycle. */
  startsAt: string
  /** End time of the cycle. */
  endsAt: string
  /** Custom name of the cycle. Linear numbers cycles without one. */
  name?: string
  /** The cycle's description. */
  description?: string
}

/** Params of cycles.update. */
export interface CyclesUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new start time. */
  startsAt?: string
  /** The new end time. */
  endsAt?: string
  /** Time of completion. Use `null` to reopen the cycle. */
  completedAt?: string | null
  /** The new name. Use `null` to clear it. */
  name?: string | null
  /** The new description. Use `null` to clear it. */
  description?: string | null
}

/** Params of cycles.archive. */
export interface CyclesArchiveParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of workflow_states.list. */
export interface WorkflowStatesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{team: {key: {eq: ENG}}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface TeamWorkflowState {
  /** The state's ID, a UUID. */
  id: string
  /** The state's name. */
  name: string
  /** The state's type, such as `started` or `completed`. */
  type: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The state's color, as a hex string. */
  color?: string
  /** The state's description. Null if empty. */
  description?: string | null
  /** The state's position in the team's workflow. */
  position?: number
  /** The state's team. */
  team?: TeamReference
  inheritedFrom?: Named | null
}

/** Params of workflow_states.get. */
export interface WorkflowStatesGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of workflow_states.create. */
export interface WorkflowStatesCreateParams {
  /** ID of the team, as `teams.list` returns it. */
  teamId: string
  /** The state's name, such as `In Review`. */
  name: string
  /** Type of the state. Decides how Linear counts its issues. */
  type: "backlog" | "unstarted" | "started" | "completed" | "canceled"
  /** Color, as a hex string. */
  color: string
  /** The state's description. */
  description?: string
  /** Position among the states of its type. */
  position?: number
}

/** Params of workflow_states.update. */
export interface WorkflowStatesUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new name. */
  name?: string
  /** Color, as a hex string. */
  color?: string
  /** The new description. */
  description?: string
  /** Position among the states of its type. */
  position?: number
}

/** Params of workflow_states.archive. */
export interface WorkflowStatesArchiveParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of documents.list. */
export interface DocumentsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{project: {name: {eq: Mobile}}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface Document {
  /** The document's ID, a UUID. */
  id: string
  /** The document's title. */
  title: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The short ID used in the document's address. */
  slugId?: string
  /** The document's address in Linear. */
  url?: string
  /** The document's icon. Null if none is set. */
  icon?: string | null
  /** The icon's color, as a hex string. Null if none is set. */
  color?: string | null
  /** A summary of the content. Null if there is none. */
  summary?: string | null
  /** The document's content, in Markdown. Null if empty. */
  content?: string | null
  /** The time the document was hidden. Null unless hidden. */
  hiddenAt?: string | null
  /** Whether the document is in the trash. Null if not. */
  trashed?: boolean | null
  /** The document's position in lists. */
  sortOrder?: number
  creator?: Named | null
  updatedBy?: Named | null
  project?: Named | null
  issue?: IssueReference | null
  team?: TeamReference | null
  cycle?: CycleReference | null
  initiative?: Named | null
}

/** Params of documents.get. */
export interface DocumentsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of documents.create. Needs projectId, or issueId. Takes only one of projectId, issueId. */
export interface DocumentsCreateParams {
  /** The document's title. */
  title: string
  /** The document's content, in Markdown. */
  content?: string
  /** ID of the project, as `projects.list` returns it. */
  projectId?: string
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId?: string
  /** Name of an icon of Linear, or an emoji such as `:rocket:`. */
  icon?: string
  /** Color, as a hex string. */
  color?: string
}

/** Params of documents.update. */
export interface DocumentsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new title. */
  title?: string
  /** The new content, in Markdown. Replaces the current one. */
  content?: string
  /** ID of the project to move the document to. */
  projectId?: string
  /** Name of an icon of Linear, or an emoji such as `:rocket:`. */
  icon?: string
  /** Color, as a hex string. */
  color?: string
}

/** Params of documents.delete. */
export interface DocumentsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of documents.unarchive. */
export interface DocumentsUnarchiveParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
}

export interface Attachment {
  /** The attachment's ID, a UUID. */
  id: string
  /** The attachment's title. */
  title: string
  /** The address that the attachment opens, unique on the issue. */
  url: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The attachment's subtitle. Null if none is set. */
  subtitle?: string | null
  /** The service of the attachment, such as github, or unknown. */
  sourceType?: string | null
  /** Values of the application that created the attachment, by name. */
  metadata?: { [k: string]: unknown }
  /** Whether Linear groups attachments of the same service. */
  groupBySource?: boolean
  creator?: Named | null
  /** The attachment's issue. */
  issue?: IssueReference
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
  /** The attachment's title. */
  title: string
  /** URL that the attachment opens. Identifies it on the issue. */
  url: string
  /** The attachment's subtitle. */
  subtitle?: string
  /** URL of an icon, a JPG or PNG image of 20 by 20 pixels. */
  iconUrl?: string
  /** Values of your own, texts and numbers by name. */
  metadata?: { [k: string]: unknown }
  /** Text of a comment to create with the attachment, in Markdown. */
  commentBody?: string
}

/** Params of attachments.update. */
export interface AttachmentsUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new title. */
  title: string
  /** The new subtitle. */
  subtitle?: string
  /** URL of an icon, a JPG or PNG image of 20 by 20 pixels. */
  iconUrl?: string
  /** Values of your own, texts and numbers by name. */
  metadata?: { [k: string]: unknown }
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of attachments.link_url. */
export interface AttachmentsLinkUrlParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
  /** URL to link. */
  url: string
  /** Title of the attachment. */
  title?: string
}

/** Params of issue_relations.list. */
export interface IssueRelationsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
}

export interface IssueRelation {
  /** The relation's ID, a UUID. */
  id: string
  /** The relation's type: blocks, duplicate, related or similar. */
  type: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The issue that has the relation. */
  issue?: CommentedIssue
  /** The other issue. */
  relatedIssue?: CommentedIssue
}

/** Params of issue_relations.get. */
export interface IssueRelationsGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of issue_relations.create. */
export interface IssueRelationsCreateParams {
  /** ID of the issue, or its identifier such as `ENG-123`. */
  issueId: string
  /** ID or identifier of the other issue. */
  relatedIssueId: string
  /** Type of the relation. With `blocks`, the issue blocks the other one. With `duplicate`, it duplicates it. */
  type: "blocks" | "duplicate" | "related" | "similar"
}

/** Params of issue_relations.delete. */
export interface IssueRelationsDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of project_updates.list. */
export interface ProjectUpdatesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{project: {name: {eq: Mobile}}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface ProjectUpdate {
  /** The project update's ID, a UUID. */
  id: string
  /** The update's text, in Markdown. */
  body: string
  /** The project's health: onTrack, atRisk or offTrack. */
  health: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The short ID used in the update's address. */
  slugId?: string
  /** The update's address in Linear. */
  url?: string
  /** The time of the author's last edit. Null if never edited. */
  editedAt?: string | null
  /** Whether a newer update is due. */
  isStale?: boolean
  /** Whether the changes of the project are hidden. */
  isDiffHidden?: boolean
  /** The changes of the project since the last update, in Markdown. */
  diffMarkdown?: string | null
  /** The number of comments on the update. */
  commentCount?: number
  /** The update's author. */
  user?: Person
  /** The update's project. */
  project?: Named
}

/** Params of project_updates.get. */
export interface ProjectUpdatesGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of project_updates.create. */
export interface ProjectUpdatesCreateParams {
  /** ID of the project, as `projects.list` returns it. */
  projectId: string
  /** Text of the update, in Markdown. */
  body?: string
  /** Health of the project. */
  health?: "onTrack" | "atRisk" | "offTrack"
}

/** Params of project_updates.update. */
export interface ProjectUpdatesUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new text, in Markdown. Replaces the current text. */
  body?: string
  /** Health of the project. */
  health?: "onTrack" | "atRisk" | "offTrack"
}

/** Params of project_updates.archive. */
export interface ProjectUpdatesArchiveParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of project_updates.unarchive. */
export interface ProjectUpdatesUnarchiveParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of project_milestones.list. */
export interface ProjectMilestonesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Filter in Linear's form, such as `{project: {name: {eq: Mobile}}}`. */
  filter?: { [k: string]: unknown }
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface Milestone {
  /** The milestone's ID, a UUID. */
  id: string
  /** The milestone's name. */
  name: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The milestone's description, in Markdown. Null if empty. */
  description?: string | null
  /** The milestone's status: `unstarted`, `next`, `overdue` or `done`. */
  status?: string
  /** The share of scope done, from 0 to 1. */
  progress?: number
  /** The milestone's position in the project. */
  sortOrder?: number
  /** The planned target date. Null if not set. */
  targetDate?: string | null
  /** The milestone's project. */
  project?: Named
}

/** Params of project_milestones.get. */
export interface ProjectMilestonesGetParams {
  /** ID of the record, a UUID. */
  id: string
}

/** Params of project_milestones.create. */
export interface ProjectMilestonesCreateParams {
  /** ID of the project, as `projects.list` returns it. */
  projectId: string
  /** The milestone's name. */
  name: string
  /** The milestone's description, in Markdown. */
  description?: string
  /** Planned target date, such as `2026-11-20`. */
  targetDate?: string
  /** Position among the milestones of the project. */
  sortOrder?: number
}

/** Params of project_milestones.update. */
export interface ProjectMilestonesUpdateParams {
  /** ID of the record to update, a UUID. */
  id: string
  /** The new name. */
  name?: string
  /** The new description, in Markdown. Replaces the current one. */
  description?: string
  /** Planned target date, such as `2026-11-20`. Use `null` to clear it. */
  targetDate?: string | null
  /** Position among the milestones of the project. */
  sortOrder?: number
}

/** Params of project_milestones.delete. */
export interface ProjectMilestonesDeleteParams {
  /** ID of the record to delete, a UUID. */
  id: string
}

/** Params of project_statuses.list. */
export interface ProjectStatusesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 50. (1 to 250; default 50) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface ProjectStatus {
  /** The status's ID, a UUID. */
  id: string
  /** The status's name. */
  name: string
  /** The status's type, such as planned, started or completed. */
  type: string
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** The time of archiving. Null unless archived. */
  archivedAt?: string | null
  /** The status's color, as a hex string. */
  color?: string
  /** The status's description. Null if empty. */
  description?: string | null
  /** The status's position. */
  position?: number
  /** Whether projects can stay in the status for any time. */
  indefinite?: boolean
}

/** Params of project_statuses.get. */
export interface ProjectStatusesGetParams {
  /** ID of the record, a UUID. */
  id: string
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
