// Generated from definitions/jira.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Jira */
    "jira": Jira
  }
}

/** Attributes of the node. Their shape depends on the node's type. */
export type RichTextAttributes = ({ [k: string]: unknown } | null)

/** Settings of the field. Their shape depends on the field's type. */
export type FieldConfiguration = ({ [k: string]: unknown } | null)

/**
 * Jira. Issues with transitions, comments, worklogs, links, attachments, watchers and votes, projects with versions and
 * components, boards, sprints, users and fields of a Jira Cloud site.
 */
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
        total: number | null
      }
    }
    /**
     * Transitions an issue to another status. Returns nothing. Can set the fields of the transition's screen and add a
     * comment.
     */
    transition: {
      params: IssuesTransitionParams
      records: null
      meta: {}
    }
    /** Counts the issues that a JQL query finds. The number is approximate and can miss recent changes. */
    count: {
      params: IssuesCountParams
      records: IssueCount
      meta: {}
    }
    /**
     * Moves up to 50 issues into an active or future sprint. Returns nothing. Can rank them before or after another
     * issue.
     */
    move_to_sprint: {
      params: IssuesMoveToSprintParams
      records: null
      meta: {}
    }
    /** Moves up to 50 issues out of their active and future sprints into the backlog. Returns nothing. */
    move_to_backlog: {
      params: IssuesMoveToBacklogParams
      records: null
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A batch of issues to create. */
  issue_batches: {
    /** Creates up to 50 issues and subtasks. Reports for each issue whether it was created. */
    create: {
      params: IssueBatchesCreateParams
      records: CreatedIssue[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
  }
  /** A transition that the user can perform on an issue, depending on the issue's status. */
  issue_transitions: {
    /** Lists the transitions that the user can perform on an issue, with the status each leads to. */
    list: {
      params: IssueTransitionsListParams
      records: Transition[]
      meta: {}
    }
  }
  /** A change of an issue: who changed which fields, and when. */
  issue_changelogs: {
    /** Lists the changes of an issue, oldest first. */
    list: {
      params: IssueChangelogsListParams
      records: Changelog[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
  }
  /** A link between two issues, such as "blocks" or "duplicates". */
  issue_links: {
    /** Lists the links of an issue. Each has the other issue as `inwardIssue` or `outwardIssue`. */
    list: {
      params: IssueLinksListParams
      records: Link[]
      meta: {}
    }
    /** Gets a link between two issues by its ID. */
    get: {
      params: IssueLinksGetParams
      records: Link
      meta: {}
    }
    /**
     * Creates a link between two issues, and optionally a comment on the outward issue. Returns nothing;
     * `issue_links.list` has the link's ID.
     */
    create: {
      params: IssueLinksCreateParams
      records: null
      meta: {}
    }
    /** Deletes a link between two issues. The issues stay. */
    delete: {
      params: IssueLinksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A type of link between issues, with its wording in both directions. */
  issue_link_types: {
    /** Lists the link types of the site. Fails with 404 if issue linking is off. */
    list: {
      params: IssueLinkTypesListParams
      records: LinkType[]
      meta: {}
    }
    /** Gets a link type by its ID. */
    get: {
      params: IssueLinkTypesGetParams
      records: LinkType
      meta: {}
    }
  }
  /** A file that is attached to an issue. */
  issue_attachments: {
    /** Lists the attachments of an issue. */
    list: {
      params: IssueAttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets the metadata of an attachment. For its content, use `download`. */
    get: {
      params: IssueAttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Attaches a file to an issue. The site's settings limit the size. */
    create: {
      params: IssueAttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Deletes an attachment from its issue. This cannot be undone. */
    delete: {
      params: IssueAttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the content of an attachment, as a stream. */
    download: {
      params: IssueAttachmentsDownloadParams
      file: true
    }
  }
  /** A user who watches an issue. */
  issue_watchers: {
    /** Lists the watchers of an issue. Others than yourself require the View voters and watchers permission. */
    list: {
      params: IssueWatchersListParams
      records: Watcher[]
      meta: {
        watchCount: number | null
        isWatching: boolean | null
      }
    }
    /** Adds a watcher to an issue. Others than yourself require the Manage watcher list permission. */
    create: {
      params: IssueWatchersCreateParams
      records: null
      meta: {}
    }
    /** Removes a watcher from an issue. Others than yourself require the Manage watcher list permission. */
    delete: {
      params: IssueWatchersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A user who voted for an issue. */
  issue_votes: {
    /** Lists the voters of an issue. Empty without the View voters and watchers permission; `votes` counts them all. */
    list: {
      params: IssueVotesListParams
      records: User[]
      meta: {
        votes: number | null
        hasVoted: boolean | null
      }
    }
    /** Adds your vote to an issue. Returns nothing. Fails with 404 if voting is off. */
    create: {
      params: IssueVotesCreateParams
      records: null
      meta: {}
    }
    /** Removes your vote from an issue. */
    delete: {
      params: IssueVotesDeleteParams
      records: null
      meta: {}
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
  /** The user whose credentials the connector has. */
  current_user: {
    /** Gets the user of the credentials, with account ID, name and time zone. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A user who can be assigned to issues of a project. */
  assignable_users: {
    /**
     * Searches users who can be assigned to an issue, or to new issues of a project. Looks among the site's first 1,000
     * users.
     */
    api_search: {
      params: AssignableUsersApiSearchParams
      records: User[]
      meta: {}
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
    /** Creates a comment of plain text on an issue, as one paragraph. For formatted text, use `create`. */
    create_text: {
      params: IssueCommentsCreateTextParams
      records: Comment
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
    /**
     * Logs work on an issue and returns the worklog. Reduces the remaining estimate by the time spent unless told
     * otherwise.
     */
    create: {
      params: IssueWorklogsCreateParams
      records: Worklog
      meta: {}
    }
    /**
     * Updates a worklog and returns it. Changes the remaining estimate by the difference in time unless told otherwise.
     */
    update: {
      params: IssueWorklogsUpdateParams
      records: Worklog
      meta: {}
    }
    /** Deletes a worklog. Raises the remaining estimate by its time unless told otherwise. This cannot be undone. */
    delete: {
      params: IssueWorklogsDeleteParams
      records: null
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
  /** A version of a project: a release that issues are planned for, or affected in. */
  versions: {
    /** Lists the versions of a project. */
    list: {
      params: VersionsListParams
      records: ProjectVersion[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
    /** Gets a version by its ID. */
    get: {
      params: VersionsGetParams
      records: ProjectVersion
      meta: {}
    }
    /** Creates a version in a project. Requires permission to administer the project. */
    create: {
      params: VersionsCreateParams
      records: ProjectVersion
      meta: {}
    }
    /** Updates a version. Fields that you leave out keep their value. To release it, use `release`. */
    update: {
      params: VersionsUpdateParams
      records: ProjectVersion
      meta: {}
    }
    /** Deletes a version. Its issues lose it, unless other versions are given to replace it. This cannot be undone. */
    delete: {
      params: VersionsDeleteParams
      records: null
      meta: {}
    }
    /** Releases a version, and optionally moves its unresolved issues to another version. */
    release: {
      params: VersionsReleaseParams
      records: ProjectVersion
      meta: {}
    }
  }
  /** A component of a project: a part of the product that issues belong to. */
  components: {
    /** Lists the components of a project. */
    list: {
      params: ComponentsListParams
      records: ProjectComponent[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
    /** Gets a component by its ID. */
    get: {
      params: ComponentsGetParams
      records: ProjectComponent
      meta: {}
    }
    /** Creates a component in a project. Requires permission to administer the project. */
    create: {
      params: ComponentsCreateParams
      records: ProjectComponent
      meta: {}
    }
    /** Updates a component. Fields that you leave out keep their value. */
    update: {
      params: ComponentsUpdateParams
      records: ProjectComponent
      meta: {}
    }
    /**
     * Deletes a component. Its issues lose it, unless another component is given to replace it. This cannot be undone.
     */
    delete: {
      params: ComponentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A board: a Scrum or Kanban view of the issues of a filter. */
  boards: {
    /** Lists the boards that the user can see. */
    list: {
      params: BoardsListParams
      records: Board[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
    /** Gets a board by its ID. */
    get: {
      params: BoardsGetParams
      records: Board
      meta: {}
    }
  }
  /** An issue on a board. */
  board_issues: {
    /** Lists the issues on a board by rank, with their sprint and epic. Changed issues can take a moment to appear. */
    list: {
      params: BoardIssuesListParams
      records: AgileIssue[]
      meta: {
        nextPageToken: string | null
        isLast: boolean | null
      }
    }
  }
  /** An issue in the backlog of a board. */
  backlog_issues: {
    /** Lists the issues in a board's backlog by rank: unfinished issues in no active or future sprint. */
    list: {
      params: BacklogIssuesListParams
      records: AgileIssue[]
      meta: {
        nextPageToken: string | null
        isLast: boolean | null
      }
    }
  }
  /** A sprint of a Scrum board. */
  sprints: {
    /** Lists the sprints of a board: closed, active, then future ones. */
    list: {
      params: SprintsListParams
      records: Sprint[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
    /** Gets a sprint by its ID. */
    get: {
      params: SprintsGetParams
      records: Sprint
      meta: {}
    }
    /** Creates a future sprint on a board. */
    create: {
      params: SprintsCreateParams
      records: Sprint
      meta: {}
    }
    /**
     * Updates a sprint. Fields that you leave out keep their value. Of a closed sprint, only name and goal can change.
     */
    update: {
      params: SprintsUpdateParams
      records: Sprint
      meta: {}
    }
    /** Deletes a sprint and moves its open issues to the backlog. This cannot be undone. */
    delete: {
      params: SprintsDeleteParams
      records: null
      meta: {}
    }
    /** Starts a future sprint. Jira requires a start and an end, given here or set before. */
    start: {
      params: SprintsStartParams
      records: Sprint
      meta: {}
    }
    /** Closes an active sprint. A closed sprint cannot be opened again. */
    close: {
      params: SprintsCloseParams
      records: Sprint
      meta: {}
    }
  }
  /** An issue in a sprint. */
  sprint_issues: {
    /** Lists the issues in a sprint by rank. */
    list: {
      params: SprintIssuesListParams
      records: AgileIssue[]
      meta: {
        nextPageToken: string | null
        isLast: boolean | null
      }
    }
  }
  /** An issue type in which the user can create issues of a project. */
  createmeta_issue_types: {
    /** Lists the issue types in which the user can create issues of a project. */
    list: {
      params: CreatemetaIssueTypesListParams
      records: CreateIssueType[]
      meta: {
        total: number | null
      }
    }
  }
  /** A field to fill when an issue of a project and type is created. */
  createmeta_fields: {
    /** Lists the fields of new issues of a project and type: which are required, and which values they allow. */
    list: {
      params: CreatemetaFieldsListParams
      records: CreateField[]
      meta: {
        total: number | null
      }
    }
  }
  /** A type of issue, such as a bug, a task or a subtask. */
  issue_types: {
    /** Lists the issue types of the projects that the user can see. */
    list: {
      params: IssueTypesListParams
      records: IssueTypeDetails[]
      meta: {}
    }
    /** Gets an issue type by its ID. */
    get: {
      params: IssueTypesGetParams
      records: IssueTypeDetails
      meta: {}
    }
  }
  /** A status of issues, such as In Progress. */
  statuses: {
    /** Lists the statuses of all active workflows. */
    list: {
      params: StatusesListParams
      records: StatusDetails[]
      meta: {}
    }
    /** Gets a status by ID or name. Of several statuses with one name, Jira returns the first. */
    get: {
      params: StatusesGetParams
      records: StatusDetails
      meta: {}
    }
  }
  /** An issue type of a project with its statuses. */
  project_statuses: {
    /** Lists the issue types of a project, each with the statuses that its issues can have. */
    list: {
      params: ProjectStatusesListParams
      records: IssueTypeStatuses[]
      meta: {}
    }
  }
  /** A priority of issues. */
  priorities: {
    /**
     * @deprecated
     * Lists the priorities of the site. Atlassian announced to remove the request on April 11, 2023, and still answers it. Deprecated.
     */
    list: {
      params: PrioritiesListParams
      records: PriorityDetails[]
      meta: {}
    }
    /** Gets a priority by its ID. */
    get: {
      params: PrioritiesGetParams
      records: PriorityDetails
      meta: {}
    }
  }
  /** A resolution of issues, such as Done or Duplicate. */
  resolutions: {
    /** Lists the resolutions of the site. */
    list: {
      params: ResolutionsListParams
      records: Resolution[]
      meta: {
        total: number | null
        isLast: boolean | null
      }
    }
  }
  /** A label of issues. */
  labels: {
    /** Searches labels by their start. Jira returns its best suggestions, not all labels: see `label_pages.get`. */
    api_search: {
      params: LabelsApiSearchParams
      records: Label[]
      meta: {}
    }
  }
  /** A page of the site's labels, in alphabetical order. */
  label_pages: {
    /** Gets a page of all labels of the site. For the next page, add the number of `values` to `startAt`. */
    get: {
      params: LabelPagesGetParams
      records: LabelPage
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
    issuelinks?: Link[] | null
    attachment?: Attachment[] | null
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
  /** Key of the category: `new`, `indeterminate` or `done`. */
  key?: string | null
  name?: string | null
  colorName?: string | null
  self?: string | null
}

export interface Priority {
  id?: string | null
  name?: string | null
  description?: string | null
  statusColor?: string | null
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

export interface Link {
  /** The link's ID. */
  id: string
  /** The link's address in the API. */
  self?: string | null
  /** The link's type. */
  type?: LinkType
  inwardIssue?: IssueLink | null
  outwardIssue?: IssueLink | null
}

export interface LinkType {
  /** The link type's ID. */
  id: string
  /** The link type's name, such as Blocks. */
  name?: string
  /** The wording seen from the inward issue, for example blocked by. */
  inward?: string
  /** The wording seen from the outward issue, for example blocks. */
  outward?: string
  /** The link type's address in the API. */
  self?: string | null
}

export interface Attachment {
  /** The attachment's ID. */
  id: string | number
  /** The file's name. */
  filename?: string
  author?: Person | null
  /** The time of the upload, in ISO 8601 format. */
  created?: string | number
  /** The file's size, in bytes. */
  size?: number
  /** The file's media type. */
  mimeType?: string | null
  /** The address of the file's content in the API. */
  content?: string
  /** The address of an image of the file. Absent unless the file is an image. */
  thumbnail?: string | null
  /** Values that apps store. */
  properties?: { [k: string]: unknown } | null
  /** The attachment's address in the API. */
  self?: string | null
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
  /** The issue's ID. */
  id: string
  /** The issue's key, such as ABC-123. */
  key?: string
  /** The issue's address in the API. */
  self?: string
  transition?: PartResult | null
  watchers?: PartResult | null
}

export interface PartResult {
  status?: number | null
  errorCollection?: PartErrors | null
  warningCollection?: PartWarnings | null
}

export interface PartErrors {
  errorMessages?: string[] | null
  errors?: Texts | null
  status?: number | null
}

/** Texts by name. */
export interface Texts {
  [k: string]: string | null
}

export interface PartWarnings {
  warnings?: string[] | null
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
  /** IDs of issues that were changed just now, up to 50. Jira searches their latest state. (at most 50 items) */
  reconcileIssues?: number[]
}

/** Params of issues.transition. */
export interface IssuesTransitionParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** The transition, by its ID. The IDs depend on the issue's status: see `issue_transitions.list`. */
  transition: {
    id: string
  }
  /** Field values by ID. Jira accepts only fields that are on the transition's screen. */
  fields?: { [k: string]: unknown }
  /** Field operations by field ID, such as a comment to add. A field cannot be in both `update` and `fields`. */
  update?: {
    /** Comments to add. */
    comment?: {
      add?: {
        /** Rich text in Atlassian Document Format. */
        body?: {
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
        [k: string]: unknown
      }
    }[]
    [k: string]: unknown
  }
}

/** Params of issues.count. */
export interface IssuesCountParams {
  /** JQL query with a restriction. Jira refuses unbounded queries. */
  jql: string
}

export interface IssueCount {
  /** The approximate number of issues. */
  count: number
}

/** Params of issues.move_to_sprint. Takes only one of rankBeforeIssue, rankAfterIssue. */
export interface IssuesMoveToSprintParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
  /** IDs or keys of the issues, up to 50. (1 to 50 items) */
  issues: string[]
  /** ID or key of an issue. The moved issues are ranked before it. */
  rankBeforeIssue?: string
  /** ID or key of an issue. The moved issues are ranked after it. */
  rankAfterIssue?: string
}

/** Params of issues.move_to_backlog. */
export interface IssuesMoveToBacklogParams {
  /** IDs or keys of the issues, up to 50. (1 to 50 items) */
  issues: string[]
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

/** Params of issue_batches.create. */
export interface IssueBatchesCreateParams {
  /**
   * Issues to create, each with its `fields`. Up to 50. (1 to 50 items)
   * 
   * Items: An issue to create.
   */
  issueUpdates: {
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
    /** Field operations by field ID, such as `{labels: [{add: new}]}`. */
    update?: { [k: string]: unknown }
    /** A transition to perform on the new issue. */
    transition?: {
      id: string
    }
  }[]
}

/** Params of issue_transitions.list. */
export interface IssueTransitionsListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Set to `transitions.fields` to include the fields of each transition's screen. */
  expand?: string
  /** Filters by transition ID. */
  transitionId?: string
  /** Whether to include transitions that are hidden from users. Defaults to `false`. (default false) */
  skipRemoteOnlyCondition?: boolean
  /** Whether to include transitions whose conditions the issue does not meet. Defaults to `false`. (default false) */
  includeUnavailableTransitions?: boolean
  /** Whether to sort by status category too, not only by sequence. Defaults to `false`. (default false) */
  sortByOpsBarAndStatus?: boolean
}

export interface Transition {
  /** The transition's ID, for `issues.transition`. */
  id: string
  /** The transition's name. */
  name?: string
  to?: StatusDetails | null
  /** Whether the transition has a screen with fields. */
  hasScreen?: boolean
  /** Whether the transition can be performed now. */
  isAvailable?: boolean
  /** Whether the issue has to meet conditions. */
  isConditional?: boolean
  /** Whether the transition can start from any status. */
  isGlobal?: boolean
  /** Whether the transition is the first one of the workflow. */
  isInitial?: boolean
  /** Whether the transition leads back to its own status. */
  looped?: boolean
  /** The fields of the transition's screen, by field ID. Absent unless expanded. */
  fields?: {
    [k: string]: TransitionField
  }
  /** The parts of the transition that can be expanded, separated by commas. */
  expand?: string | null
}

export interface StatusDetails {
  /** The status's ID. */
  id: string
  /** The status's name. */
  name?: string
  /** The status's description. */
  description?: string | null
  /** The address of the status's icon. */
  iconUrl?: string | null
  statusCategory?: StatusCategory | null
  scope?: Scope | null
  /** The status's address in the API. */
  self?: string | null
}

export interface TransitionField {
  key?: string | null
  name?: string | null
  required?: boolean | null
  hasDefaultValue?: boolean | null
  /** Value that the field starts with, in the shape of its type. */
  defaultValue?: unknown
  /** Values that the field takes, each in the shape of its type. */
  allowedValues?: unknown[] | null
  operations?: string[] | null
  autoCompleteUrl?: string | null
  configuration?: FieldConfiguration
  schema?: FieldType | null
}

export interface FieldType {
  type?: string | null
  items?: string | null
  system?: string | null
  custom?: string | null
  customId?: number | null
  configuration?: FieldConfiguration
}

/** Params of issue_changelogs.list. */
export interface IssueChangelogsListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of changes per page. Defaults to 100. (at least 1; default 100) */
  maxResults?: number
}

export interface Changelog {
  /** The change's ID. */
  id: string
  author?: Person | null
  /** The time of the change, in ISO 8601 format. */
  created?: string
  /** The changed fields, each with its old and new value. */
  items?: Change[]
  /** Details that an app stored with the change. */
  historyMetadata?: { [k: string]: unknown } | null
}

export interface Change {
  field?: string | null
  fieldId?: string | null
  fieldtype?: string | null
  from?: string | null
  fromString?: string | null
  to?: string | null
  toString?: string | null
}

/** Params of issue_links.list. */
export interface IssueLinksListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
}

/** Params of issue_links.get. */
export interface IssueLinksGetParams {
  /** ID of the link, as `issue_links.list` returns it. */
  linkId: string
}

/** Params of issue_links.create. */
export interface IssueLinksCreateParams {
  /** The link type, by ID or name, as `issue_link_types.list` returns it. */
  type: {
    id?: string
    name?: string
  }
  /** An issue, by ID or key. */
  inwardIssue: {
    id?: string
    key?: string
  }
  /** An issue, by ID or key. */
  outwardIssue: {
    id?: string
    key?: string
  }
  /** A comment to add to the outward issue. */
  comment?: {
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
  }
}

/** Params of issue_links.delete. */
export interface IssueLinksDeleteParams {
  /** ID of the link, as `issue_links.list` returns it. */
  linkId: string
}

/** Params of issue_link_types.list. */
export interface IssueLinkTypesListParams { [k: string]: never }

/** Params of issue_link_types.get. */
export interface IssueLinkTypesGetParams {
  /** ID of the link type, as `issue_link_types.list` returns it. */
  issueLinkTypeId: string
}

/** Params of issue_attachments.list. */
export interface IssueAttachmentsListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
}

/** Params of issue_attachments.get. */
export interface IssueAttachmentsGetParams {
  /** ID of the attachment, as `issue_attachments.list` returns it. */
  id: string
}

/** Params of issue_attachments.create. */
export interface IssueAttachmentsCreateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** File to attach, with its name. */
  file: FileInput
}

/** Params of issue_attachments.delete. */
export interface IssueAttachmentsDeleteParams {
  /** ID of the attachment, as `issue_attachments.list` returns it. */
  id: string
}

/** Params of issue_attachments.download. */
export interface IssueAttachmentsDownloadParams {
  /** ID of the attachment, as `issue_attachments.list` returns it. */
  id: string
  /** Range of bytes to download. */
  range?: string
}

/** Params of issue_watchers.list. */
export interface IssueWatchersListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
}

export interface Watcher {
  /** The user's account ID. */
  accountId: string
  /** The type of account: a person, an app or a customer. */
  accountType?: string | null
  /** The user's display name, subject to privacy settings. */
  displayName?: string | null
  /** Whether the user's account is active. */
  active?: boolean | null
  /** The user's email address. May be absent under the user's privacy settings. */
  emailAddress?: string | null
  /** The addresses of the user's avatar, by size. */
  avatarUrls?: AvatarUrls
  /** The user's time zone. May be absent under the user's privacy settings. */
  timeZone?: string | null
  /** The user's address in the API. */
  self?: string | null
}

/** Params of issue_watchers.create. */
export interface IssueWatchersCreateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Account ID of the user who is to watch the issue. (at most 128 characters) */
  accountId: string
}

/** Params of issue_watchers.delete. */
export interface IssueWatchersDeleteParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Account ID of the watcher to remove. (at most 128 characters) */
  accountId: string
}

/** Params of issue_votes.list. */
export interface IssueVotesListParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
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

/** Params of issue_votes.create. */
export interface IssueVotesCreateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
}

/** Params of issue_votes.delete. */
export interface IssueVotesDeleteParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
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

/** Params of current_user.get. */
export interface CurrentUserGetParams {
  /** Comma-separated extra information to include: `groups`, `applicationRoles`. */
  expand?: string
}

/**
 * Params of assignable_users.api_search. Needs accountId and project, or accountId and issueKey, or accountId and
 * issueId, or query and project, or query and issueKey, or query and issueId. Takes only one of query, accountId.
 */
export interface AssignableUsersApiSearchParams {
  /** Start of a word in the name or email address. */
  query?: string
  /** Account ID of a user. Finds the user if assignable. (at most 128 characters) */
  accountId?: string
  /** ID or key of the project, for new issues. */
  project?: string
  /** Key of the issue, for an existing one. */
  issueKey?: string
  /** ID of the issue, for an existing one. */
  issueId?: string
  /** ID of the transition during which the user is to be assigned. */
  actionDescriptorId?: number
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Number of users to look among, from `startAt`, 1 to 1,000. Defaults to 1,000. (1 to 1000; default 1000) */
  maxResults?: number
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

/** Params of issue_comments.create_text. */
export interface IssueCommentsCreateTextParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Text of the comment. */
  text: string
  /** Visibility: a group, by its ID in `identifier`, or a role, by its name in `value`. */
  visibility?: {
    type?: "group" | "role"
    value?: string
    identifier?: string
  }
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
  /** Filters to work that began at or after this time. */
  startedAfter?: string
  /** Filters to work that began before this time. */
  startedBefore?: string
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

/**
 * Params of issue_worklogs.create. Needs timeSpent, or timeSpentSeconds. Takes only one of timeSpent, timeSpentSeconds.
 * Needs newEstimate with adjustEstimate new. Needs reduceBy with adjustEstimate manual.
 */
export interface IssueWorklogsCreateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** Time spent, in weeks, days, hours and minutes. */
  timeSpent?: string
  /** Time spent, in seconds. Instead of `timeSpent`. (at least 1) */
  timeSpentSeconds?: number
  /** Time the work began, with milliseconds and an offset without a colon. */
  started: string
  /** Rich text in Atlassian Document Format. */
  comment?: {
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
  /**
   * Change of the remaining estimate: by the time spent (`auto`), by an amount (`manual`), to a value (`new`), or not
   * (`leave`). Defaults to `auto`. (default "auto")
   */
  adjustEstimate?: "new" | "leave" | "manual" | "auto"
  /** Value of the remaining estimate, such as `2d`. Required for `new`. */
  newEstimate?: string
  /** Amount to reduce the estimate by, such as `2d`. Required for `manual`. */
  reduceBy?: string
  /** Whether to email the issue's watchers. Defaults to `true`. (default true) */
  notifyUsers?: boolean
  /** Whether to allow changes to an issue that is not editable. For apps that administer Jira. (default false) */
  overrideEditableFlag?: boolean
  /** Set to `properties` to include the worklog's properties. */
  expand?: string
}

/**
 * Params of issue_worklogs.update. Takes only one of timeSpent, timeSpentSeconds. Needs newEstimate with adjustEstimate
 * new.
 */
export interface IssueWorklogsUpdateParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the worklog, as `issue_worklogs.list` returns it. */
  worklogId: string
  /** Time spent, in weeks, days, hours and minutes. */
  timeSpent?: string
  /** Time spent, in seconds. Instead of `timeSpent`. (at least 1) */
  timeSpentSeconds?: number
  /** Time the work began, with milliseconds and an offset without a colon. */
  started?: string
  /** Rich text in Atlassian Document Format. */
  comment?: {
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
  /**
   * Change of the remaining estimate: by the time spent (`auto`), by an amount (`manual`), to a value (`new`), or not
   * (`leave`). Defaults to `auto`. (default "auto")
   */
  adjustEstimate?: "new" | "leave" | "manual" | "auto"
  /** Value of the remaining estimate, such as `2d`. Required for `new`. */
  newEstimate?: string
  /** Whether to email the issue's watchers. Defaults to `true`. (default true) */
  notifyUsers?: boolean
  /** Whether to allow changes to an issue that is not editable. For apps that administer Jira. (default false) */
  overrideEditableFlag?: boolean
  /** Set to `properties` to include the worklog's properties. */
  expand?: string
}

/**
 * Params of issue_worklogs.delete. Needs newEstimate with adjustEstimate new. Needs increaseBy with adjustEstimate
 * manual.
 */
export interface IssueWorklogsDeleteParams {
  /** ID or key of the issue, such as `10001` or `ENG-1`. */
  issueIdOrKey: string
  /** ID of the worklog, as `issue_worklogs.list` returns it. */
  worklogId: string
  /**
   * Change of the remaining estimate: by the time spent (`auto`), by an amount (`manual`), to a value (`new`), or not
   * (`leave`). Defaults to `auto`. (default "auto")
   */
  adjustEstimate?: "new" | "leave" | "manual" | "auto"
  /** Value of the remaining estimate, such as `2d`. Required for `new`. */
  newEstimate?: string
  /** Amount to increase the estimate by, such as `2d`. Required for `manual`. */
  increaseBy?: string
  /** Whether to email the issue's watchers. Defaults to `true`. (default true) */
  notifyUsers?: boolean
  /** Whether to allow changes to an issue that is not editable. For apps that administer Jira. (default false) */
  overrideEditableFlag?: boolean
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

/** Params of versions.list. */
export interface VersionsListParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of versions per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Sort field. Prefix `-` for descending order. `sequence` is the order on the project's page. */
  orderBy?:
    | "description"
    | "-description"
    | "+description"
    | "name"
    | "-name"
    | "+name"
    | "releaseDate"
    | "-releaseDate"
    | "+releaseDate"
    | "sequence"
    | "-sequence"
    | "+sequence"
    | "startDate"
    | "-startDate"
    | "+startDate"
  /** Filters by part of the name or description. Case-insensitive. */
  query?: string
  /** Filters by status: `released`, `unreleased` or `archived`. Comma-separated. */
  status?: string
  /** Comma-separated extra information to include: `issuesstatus`, `operations`, `driver`, `approvers`. */
  expand?: string
}

export interface ProjectVersion {
  /** The version's ID. */
  id: string
  /** The version's name. */
  name?: string
  /** The version's description. */
  description?: string | null
  /** The ID of the version's project. */
  projectId?: number
  /** The key of the version's project. Deprecated in Jira. */
  project?: string | null
  /** Whether the version is released. */
  released?: boolean
  /** Whether the version is archived. */
  archived?: boolean
  /** Whether the release date has passed without a release. */
  overdue?: boolean | null
  /** The date on which work on the version starts. */
  startDate?: string | null
  /** The date of the release. */
  releaseDate?: string | null
  /** The start date, in the site's own format. */
  userStartDate?: string | null
  /** The release date, in the site's own format. */
  userReleaseDate?: string | null
  /** The address of the version that unresolved issues moved to. */
  moveUnfixedIssuesTo?: string | null
  issuesStatusForFixVersion?: IssuesStatus | null
  /** The account ID of the version's driver. Absent unless expanded. */
  driver?: string | null
  /** The users who approve the version. Absent unless expanded. */
  approvers?: Approver[] | null
  /** The actions that the user can take on the version. Absent unless expanded. */
  operations?: Operation[] | null
  /** The parts of the version that can be expanded, separated by commas. */
  expand?: string | null
  /** The version's address in the API. */
  self?: string
}

export interface IssuesStatus {
  toDo?: number | null
  inProgress?: number | null
  done?: number | null
  unmapped?: number | null
}

export interface Approver {
  accountId?: string | null
  status?: string | null
  description?: string | null
  declineReason?: string | null
}

export interface Operation {
  id?: string | null
  label?: string | null
  title?: string | null
  href?: string | null
  styleClass?: string | null
  iconClass?: string | null
  weight?: number | null
}

/** Params of versions.get. */
export interface VersionsGetParams {
  /** ID of the version, as `versions.list` returns it. */
  id: string
  /** Comma-separated extra information to include: `issuesstatus`, `operations`, `driver`, `approvers`. */
  expand?: string
}

/** Params of versions.create. */
export interface VersionsCreateParams {
  /** Name of the version, unique in the project. (at most 255 characters) */
  name: string
  /** ID of the project. */
  projectId: string
  /** Description of the version, up to 16,384 bytes. */
  description?: string
  /** Date on which work on the version starts. */
  startDate?: string
  /** Date on which the version is to be released. */
  releaseDate?: string
  /** Whether the version is released already. */
  released?: boolean
  /** Whether the version is archived already. */
  archived?: boolean
}

/** Params of versions.update. */
export interface VersionsUpdateParams {
  /** ID of the version, as `versions.list` returns it. */
  id: string
  /** Name of the version, unique in the project. (at most 255 characters) */
  name?: string
  /** Description of the version, up to 16,384 bytes. */
  description?: string
  /** Date on which work on the version starts. */
  startDate?: string
  /** Date on which the version is to be released. */
  releaseDate?: string
  /** Whether the version is released. Set `false` to take back a release. */
  released?: boolean
  /** Whether the version is archived. */
  archived?: boolean
}

/** Params of versions.delete. */
export interface VersionsDeleteParams {
  /** ID of the version, as `versions.list` returns it. */
  id: string
  /** ID of the version that replaces it in `fixVersions` of issues. */
  moveFixIssuesTo?: number
  /** ID of the version that replaces it in `versions` of issues. */
  moveAffectedIssuesTo?: number
}

/** Params of versions.release. */
export interface VersionsReleaseParams {
  /** ID of the version, as `versions.list` returns it. */
  id: string
  /** Date of the release. */
  releaseDate?: string
  /** URL of the version to which unresolved issues move: the `self` of that version. */
  moveUnfixedIssuesTo?: string
}

/** Params of components.list. */
export interface ComponentsListParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of components per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Sort field. Prefix `-` for descending order. */
  orderBy?:
    | "description"
    | "-description"
    | "+description"
    | "issueCount"
    | "-issueCount"
    | "+issueCount"
    | "lead"
    | "-lead"
    | "+lead"
    | "name"
    | "-name"
    | "+name"
  /** Source of the components. `auto` means Compass if the project uses it. Defaults to `jira`. (default "jira") */
  componentSource?: "jira" | "compass" | "auto"
  /** Filters by part of the name or description. Case-insensitive. */
  query?: string
}

export interface ProjectComponent {
  /** The component's ID. */
  id: string
  /** The component's name. */
  name?: string
  /** The component's description. */
  description?: string | null
  /** The key of the component's project. */
  project?: string | null
  /** The ID of the component's project. */
  projectId?: number | null
  lead?: Person | null
  /** The account ID of the component's lead. */
  leadAccountId?: string | null
  /** The default assignee of new issues with the component. */
  assigneeType?: string | null
  assignee?: Person | null
  /** The assignee type that applies, if the set one cannot. */
  realAssigneeType?: string | null
  realAssignee?: Person | null
  /** Whether the assignee type means a user. */
  isAssigneeTypeValid?: boolean | null
  /** The number of issues with the component. In lists only. */
  issueCount?: number | null
  componentBean?: Component | null
  /** The ID of the component in Compass. */
  ari?: string | null
  /** Values of the component in Compass. */
  metadata?: { [k: string]: unknown } | null
  /** The component's address in the API. */
  self?: string
}

/** Params of components.get. */
export interface ComponentsGetParams {
  /** ID of the component, as `components.list` returns it. */
  id: string
}

/** Params of components.create. */
export interface ComponentsCreateParams {
  /** Name of the component, unique in the project. (at most 255 characters) */
  name: string
  /** Key of the project. */
  project: string
  /** Description of the component. */
  description?: string
  /** Account ID of the component's lead. (at most 128 characters) */
  leadAccountId?: string
  /** Default assignee of new issues with the component. Defaults to `PROJECT_DEFAULT`. */
  assigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED"
}

/** Params of components.update. */
export interface ComponentsUpdateParams {
  /** ID of the component, as `components.list` returns it. */
  id: string
  /** Name of the component, unique in the project. (at most 255 characters) */
  name?: string
  /** Description of the component. */
  description?: string
  /** Account ID of the component's lead. Empty text removes the lead. (at most 128 characters) */
  leadAccountId?: string
  /** Default assignee of new issues with the component. Defaults to `PROJECT_DEFAULT`. */
  assigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED"
}

/** Params of components.delete. */
export interface ComponentsDeleteParams {
  /** ID of the component, as `components.list` returns it. */
  id: string
  /** ID of the component that replaces it. */
  moveIssuesTo?: string
}

/** Params of boards.list. */
export interface BoardsListParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of boards per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Filters by type: `scrum`, `kanban` or `simple`. Comma-separated. */
  type?: string
  /** Filters by part of the name. */
  name?: string
  /** Filters to boards whose filter names this project. */
  projectKeyOrId?: string
  /** Filters by the ID of the board's filter. */
  filterId?: number
  /** Sort field. Prefix `-` for descending order. */
  orderBy?: "name" | "-name" | "+name"
  /** Comma-separated extra information to include: `admins`, `permissions`. */
  expand?: string
}

export interface Board {
  /** The board's ID. */
  id: number
  /** The board's name. */
  name?: string
  /** The type of board: scrum, kanban or simple. */
  type?: string
  location?: BoardLocation | null
  admins?: BoardAdmins | null
  /** Whether the user can edit the board. Absent unless expanded. */
  canEdit?: boolean | null
  /** Whether the user has marked the board as a favorite. */
  favourite?: boolean | null
  /** Whether the board is private. */
  isPrivate?: boolean | null
  /** The board's address in the API. */
  self?: string
}

export interface BoardLocation {
  projectId?: number | null
  projectKey?: string | null
  projectName?: string | null
  projectTypeKey?: string | null
  userAccountId?: string | null
  userId?: number | null
  displayName?: string | null
  name?: string | null
  avatarURI?: string | null
}

export interface BoardAdmins {
  users?: Person[] | null
  groups?: Group[] | null
}

/** Params of boards.get. */
export interface BoardsGetParams {
  /** ID of the board, as `boards.list` returns it. */
  boardId: number
}

/** Params of board_issues.list. */
export interface BoardIssuesListParams {
  /** ID of the board, as `boards.list` returns it. */
  boardId: number
  /** The `nextPageToken` value of the previous page. */
  nextPageToken?: string
  /**
   * Maximum number of issues per page, 1 to 5,000. Defaults to 50. Jira returns fewer when many fields are requested.
   * (1 to 5000; default 50)
   */
  maxResults?: number
  /** JQL query to filter the issues. Its order replaces the rank. */
  jql?: string
  /** Comma-separated field IDs. Defaults to all navigable fields, sprint and epic. */
  fields?: string
  /** IDs of issues that were changed just now, up to 50. Jira searches their latest state. (at most 50 items) */
  reconcileIssues?: number[]
}

export interface AgileIssue {
  /** The issue's ID. */
  id: string
  /** The issue's key, such as ABC-123. */
  key?: string
  /** The issue's address in the API. */
  self?: string
  /** The parts of the issue that can be expanded, separated by commas. */
  expand?: string | null
  /** The issue's field values, by field ID. Rich text is plain text here. */
  fields?: {
    summary?: string | null
    description?: string | null
    issuetype?: IssueType | null
    status?: Status | null
    priority?: Priority | null
    project?: ProjectLink | null
    parent?: IssueLink | null
    assignee?: Person | null
    reporter?: Person | null
    labels?: string[] | null
    components?: Component[] | null
    fixVersions?: Version[] | null
    resolution?: Status | null
    created?: string | null
    updated?: string | null
    sprint?: Sprint | null
    closedSprints?: Sprint[] | null
    epic?: Epic | null
    flagged?: boolean | null
    [k: string]: unknown
  }
}

export interface Sprint {
  /** The sprint's ID. */
  id: number
  /** The sprint's name. */
  name?: string
  /** The sprint's state: future, active or closed. */
  state?: string
  /** The sprint's goal. */
  goal?: string | null
  /** The start of the sprint, in ISO 8601 format. */
  startDate?: string | null
  /** The end of the sprint, in ISO 8601 format. */
  endDate?: string | null
  /** The time the sprint was closed, in ISO 8601 format. */
  completeDate?: string | null
  /** Creation time, in ISO 8601 format. */
  createdDate?: string | null
  /** The ID of the board on which the sprint was created. */
  originBoardId?: number | null
  /** The sprint's address in the API. */
  self?: string
}

export interface Epic {
  id?: number | null
  key?: string | null
  name?: string | null
  summary?: string | null
  done?: boolean | null
  color?: EpicColor | null
  self?: string | null
}

export interface EpicColor {
  key?: string | null
}

/** Params of backlog_issues.list. */
export interface BacklogIssuesListParams {
  /** ID of the board, as `boards.list` returns it. */
  boardId: number
  /** The `nextPageToken` value of the previous page. */
  nextPageToken?: string
  /**
   * Maximum number of issues per page, 1 to 5,000. Defaults to 50. Jira returns fewer when many fields are requested.
   * (1 to 5000; default 50)
   */
  maxResults?: number
  /** JQL query to filter the issues. Its order replaces the rank. */
  jql?: string
  /** Comma-separated field IDs. Defaults to all navigable fields, sprint and epic. */
  fields?: string
  /** IDs of issues that were changed just now, up to 50. Jira searches their latest state. (at most 50 items) */
  reconcileIssues?: number[]
}

/** Params of sprints.list. */
export interface SprintsListParams {
  /** ID of the board, as `boards.list` returns it. */
  boardId: number
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of sprints per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Filters by state: `future`, `active` or `closed`. Comma-separated. */
  state?: string
}

/** Params of sprints.get. */
export interface SprintsGetParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
}

/** Params of sprints.create. */
export interface SprintsCreateParams {
  /** Name of the sprint. */
  name: string
  /** ID of the board, as `boards.list` returns it. */
  originBoardId: number
  /** Planned start of the sprint. */
  startDate?: string
  /** Planned end of the sprint. */
  endDate?: string
  /** Goal of the sprint. */
  goal?: string
}

/** Params of sprints.update. */
export interface SprintsUpdateParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
  /** Name of the sprint. */
  name?: string
  /** Start of the sprint. */
  startDate?: string
  /** End of the sprint. */
  endDate?: string
  /** Goal of the sprint. */
  goal?: string
}

/** Params of sprints.delete. */
export interface SprintsDeleteParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
}

/** Params of sprints.start. */
export interface SprintsStartParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
  /** Start of the sprint. */
  startDate?: string
  /** End of the sprint. */
  endDate?: string
  /** Goal of the sprint. */
  goal?: string
}

/** Params of sprints.close. */
export interface SprintsCloseParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
}

/** Params of sprint_issues.list. */
export interface SprintIssuesListParams {
  /** ID of the sprint, as `sprints.list` returns it. */
  sprintId: number
  /** The `nextPageToken` value of the previous page. */
  nextPageToken?: string
  /**
   * Maximum number of issues per page, 1 to 5,000. Defaults to 50. Jira returns fewer when many fields are requested.
   * (1 to 5000; default 50)
   */
  maxResults?: number
  /** JQL query to filter the issues. Its order replaces the rank. */
  jql?: string
  /** Comma-separated field IDs. Defaults to all navigable fields, sprint and epic. */
  fields?: string
  /** IDs of issues that were changed just now, up to 50. Jira searches their latest state. (at most 50 items) */
  reconcileIssues?: number[]
}

/** Params of createmeta_issue_types.list. */
export interface CreatemetaIssueTypesListParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number per page, 1 to 200. Defaults to 50. (1 to 200; default 50) */
  maxResults?: number
}

export interface CreateIssueType {
  /** The issue type's ID. */
  id: string
  /** The issue type's name. */
  name?: string
  /** The issue type's description. */
  description?: string | null
  /** Whether the issue type is for subtasks. */
  subtask?: boolean
  /** The issue type's level: subtasks -1, issues 0, epics 1. */
  hierarchyLevel?: number | null
  /** The address of the issue type's icon. */
  iconUrl?: string | null
  /** The ID of the issue type's avatar. */
  avatarId?: number | null
  /** The ID of the issue type in a team-managed project. */
  entityId?: string | null
  scope?: Scope | null
  /** The fields of new issues. Absent here. */
  fields?: {
    [k: string]: TransitionField
  } | null
  /** The parts of the issue type that can be expanded, separated by commas. */
  expand?: string | null
  /** The issue type's address in the API. */
  self?: string
}

/** Params of createmeta_fields.list. */
export interface CreatemetaFieldsListParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
  /** ID of the issue type, as `createmeta_issue_types.list` returns it. */
  issueTypeId: string
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number per page, 1 to 200. Defaults to 50. (1 to 200; default 50) */
  maxResults?: number
}

export interface CreateField {
  /** The field's ID, such as summary or customfield_10001. */
  fieldId: string
  /** The field's key. */
  key?: string
  /** The field's name. */
  name?: string
  /** Whether a new issue needs the field. */
  required?: boolean
  /** The field's data type. */
  schema?: FieldType
  /** The operations that the field takes, such as set or add. */
  operations?: string[]
  /** Whether the field has a default value. */
  hasDefaultValue?: boolean | null
  /** The field's default value, in the shape of its type. */
  defaultValue?: unknown
  /** The values that the field allows, each in the shape of its type. */
  allowedValues?: unknown[] | null
  /** The address that completes values of the field. */
  autoCompleteUrl?: string | null
  configuration?: FieldConfiguration
}

/** Params of issue_types.list. */
export interface IssueTypesListParams { [k: string]: never }

export interface IssueTypeDetails {
  /** The issue type's ID. */
  id: string
  /** The issue type's name. */
  name?: string
  /** The issue type's description. */
  description?: string | null
  /** Whether the issue type is for subtasks. */
  subtask?: boolean
  /** The issue type's level: subtasks -1, issues 0, epics 1. */
  hierarchyLevel?: number | null
  /** The address of the issue type's icon. */
  iconUrl?: string | null
  /** The ID of the issue type's avatar. */
  avatarId?: number | null
  /** The ID of the issue type in a team-managed project. */
  entityId?: string | null
  scope?: Scope | null
  /** The issue type's address in the API. */
  self?: string
}

/** Params of issue_types.get. */
export interface IssueTypesGetParams {
  /** ID of the issue type, as `issue_types.list` returns it. */
  id: string
}

/** Params of statuses.list. */
export interface StatusesListParams { [k: string]: never }

/** Params of statuses.get. */
export interface StatusesGetParams {
  /** ID or name of the status. */
  idOrName: string
}

/** Params of project_statuses.list. */
export interface ProjectStatusesListParams {
  /** ID or key of the project. Keys are case-sensitive. */
  projectIdOrKey: string
}

export interface IssueTypeStatuses {
  /** The issue type's ID. */
  id: string
  /** The issue type's name. */
  name?: string
  /** Whether the issue type is for subtasks. */
  subtask?: boolean
  /** The statuses that issues of the type can have. */
  statuses?: StatusDetails[]
  /** The address of the statuses in the API. */
  self?: string
}

/** Params of priorities.list. */
export interface PrioritiesListParams { [k: string]: never }

export interface PriorityDetails {
  /** The priority's ID. */
  id: string
  /** The priority's name. */
  name?: string
  /** The priority's description. */
  description?: string | null
  /** The address of the priority's icon. */
  iconUrl?: string | null
  /** The priority's color, such as #009900. */
  statusColor?: string | null
  /** Whether the priority is the default. */
  isDefault?: boolean | null
  /** The ID of the priority's avatar. */
  avatarId?: number | null
  /** The priority's address in the API. */
  self?: string | null
}

/** Params of priorities.get. */
export interface PrioritiesGetParams {
  /** ID of the priority, as `priorities.list` returns it. */
  id: string
}

/** Params of resolutions.list. */
export interface ResolutionsListParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of resolutions per page. Defaults to 50. (at least 1; default 50) */
  maxResults?: number
  /** Filters by resolution IDs. */
  id?: string[]
  /** Whether to return the default resolution only. Defaults to `false`. (default false) */
  onlyDefault?: boolean
}

export interface Resolution {
  /** The resolution's ID. */
  id: string
  /** The resolution's name. */
  name?: string
  /** The resolution's description. */
  description?: string | null
  /** Whether the resolution is the default. */
  default?: boolean | null
  /** Whether the resolution is the default. Some responses have this name. */
  isDefault?: boolean | null
  /** The address of the resolution's icon. */
  iconUrl?: string | null
  /** The resolution's address in the API. */
  self?: string | null
}

/** Params of labels.api_search. */
export interface LabelsApiSearchParams {
  /** Start of the label. */
  fieldValue?: string
}

export interface Label {
  /** The label, in the form that JQL takes. */
  value: string
  /** The label as HTML, with the matching part in bold. */
  displayName?: string
}

/** Params of label_pages.get. */
export interface LabelPagesGetParams {
  /** Number of records to skip. Defaults to 0. (at least 0; default 0) */
  startAt?: number
  /** Maximum number of labels per page. Defaults to 1000. (at least 1; default 1000) */
  maxResults?: number
}

export interface LabelPage {
  /** The number of labels before this page. */
  startAt?: number
  /** The labels. */
  values?: string[]
  /** The number of labels of the site. */
  total?: number
  /** The maximum number of labels on this page. */
  maxResults?: number
  /** Whether this is the last page. */
  isLast?: boolean
  /** The address of the next page in the API. */
  nextPage?: string | null
  /** The page's address in the API. */
  self?: string | null
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
